# SPDX-License-Identifier: MIT
"""ptx/mbarrier.gen.h: the forms of mbarrier that differ by order, scope, space, count and limit.
ptx/mbarrier_phase.gen.h: the waits that name what they ask of a phase.

Rows: PLACES, ARRIVE, TX, WAIT, PHASE and ASKS. BY_HAND names the everyday forms that mbarrier.h has itself.
PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier"."""
from text import asm, bound, comment, emu_call, emu_include, function, head, held, whole

PATH = "ptx/mbarrier.gen.h"
PHASE_PATH = "ptx/mbarrier_phase.gen.h"
BY_HAND = {"mgpu_mbarrier_" + name for name in (
    "arrive", "arrive_shared_cluster", "arrive_expect_tx", "expect_tx", "complete_tx",
    "try_wait_parity", "try_wait_parity_cluster", "test_wait_parity")}

# suffix, scope, space of the barrier, flags of the model, `bar`
OWN = "a barrier of this CTA: shared::cta address, 8-byte aligned"
PEER = "shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()"
PLACES = [
    ("", "cta", "cta", [], OWN),
    ("_cluster", "cluster", "cta", ["MGPU__SCOPE_CLUSTER"], OWN),
    ("_shared_cluster", "cluster", "cluster", ["MGPU__SCOPE_CLUSTER", "MGPU__SPACE_CLUSTER"], PEER),
]

# what an arrive says of its order, by order and place
ORDER = {
    ("release", ""): "",
    ("release", "_cluster"): "Release at cluster scope: for a thread of another CTA that waits or will be told.",
    ("release", "_shared_cluster"): "The barrier may be in another CTA; its waiter needs the _cluster form to see "
                                    "what was written here.",
    ("relaxed", ""): "Orders nothing: what was written before need not be visible to the waiter.",
    ("relaxed", "_cluster"): "Orders nothing; cluster scope.",
    ("relaxed", "_shared_cluster"): "The barrier may be in another CTA. Orders nothing.",
}
COUNT = ("count", "1 to the arrivals still missing in this phase")
TX_BYTES = ("tx_bytes", "0 to 2^20-1: what copies of this phase will write for this barrier")

# name, suffix behind the place (None: one place, release only), PTX words, first sentence, operand, flags of
# the model, target of the first place
ARRIVE = [
    ("arrive", "", "arrive", "Arrive once.", None, [], "sm_80"),
    ("arrive", "_count", "arrive", "Arrive `count` times at once.", COUNT, [], "sm_90"),
    ("arrive_expect_tx", "", "arrive.expect_tx",
     "Add `tx_bytes` to the bytes this phase waits for, then arrive once.", TX_BYTES, ["MGPU__EXPECT_TX"], "sm_90"),
    ("arrive_no_complete", None, "arrive.noComplete",
     "Arrive `count` times without ending the phase.", COUNT, ["MGPU__NO_COMPLETE"], "sm_80"),
    ("arrive_drop", "", "arrive_drop", "Arrive once, and lower the count of all later phases by one.", None,
     ["MGPU__DROP"], "sm_80"),
    ("arrive_drop", "_count", "arrive_drop",
     "Arrive `count` times, and lower the count of all later phases by `count`.", COUNT, ["MGPU__DROP"], "sm_90"),
    ("arrive_drop_expect_tx", "", "arrive_drop.expect_tx",
     "Add `tx_bytes`, arrive once, and lower the count of all later phases by one.", TX_BYTES,
     ["MGPU__DROP", "MGPU__EXPECT_TX"], "sm_90"),
    ("arrive_drop_no_complete", None, "arrive_drop.noComplete",
     "Arrive `count` times without ending the phase, and lower the later counts by `count`.", COUNT,
     ["MGPU__NO_COMPLETE", "MGPU__DROP"], "sm_80"),
]

# name, first sentence
TX = [
    ("expect_tx", "Add `tx_bytes` to the bytes the current phase waits for. Not an arrival: a phase nobody arrives in "
                  "never ends. Orders nothing."),
    ("complete_tx", "Take `tx_bytes` off the bytes the current phase waits for, as a copy does when it lands: for bytes "
                    "that no copy will bring, such as those of a shorter last tile. Not an arrival."),
]
TX_PLACE = {"": "", "_cluster": " Cluster scope.", "_shared_cluster": " The barrier may be in another CTA."}

# opcode, suffix behind the place, what it says of its limit, flags, target of the first place
LIMIT = "May suspend the thread for %s before it says no."
WAIT = [
    ("test_wait", "", "", [], "sm_80"),
    ("try_wait", "", LIMIT % "a while", ["MGPU__TRY"], "sm_90"),
    ("try_wait", "_suspend", LIMIT % "up to `suspend_ns`", ["MGPU__TRY"], "sm_90"),
]
# suffix, C type, constraint, name, its meaning, the question, flags
PHASE = [
    ("_parity", "uint32_t", "r", "parity", "0 or 1", "Has the phase of parity `parity` ended?", ["MGPU__PARITY"]),
    ("", "uint64_t", "l", "state", "from an arrive in the current or the previous phase",
     "Has the phase in which `state` was taken ended?", []),
]
# phase type, word of the name, words that the name does without, what is asked beside whether it ended, more of the comment
ASKS = [
    ("primary", "_primary", "", None, "The phase that a wait without a phase type asks for."),
    ("primary", "_report", "", ("report", "2 registers: 1 if something was reported in that phase, else 0; and what it was, a byte. Until "
                                          "the phase has ended they mean nothing"), ""),
    ("conditional", "_conditional", "_parity", None, "Not if something was reported in it."),
]
# what a wait says of its order, by order and place
WAIT_ORDER = {
    ("acquire", ""): "",
    ("acquire", "_cluster"): "Acquire at cluster scope: also shows what other CTAs wrote.",
    ("relaxed", ""): "Orders nothing: what was written before the arrivals need not be visible.",
    ("relaxed", "_cluster"): "Orders nothing; cluster scope.",
}

HEAD = """
Printed by gen/gen.py: edit gen/mbarrier.py. The picture, the rules and the everyday forms
are in mbarrier.h. Names: opcode, then what varies:

    _relaxed         orders nothing; without it arrive releases and wait acquires
    _cluster         cluster scope; without it CTA scope
    _shared_cluster  the barrier may be in another CTA; cluster scope, returns nothing
    _count           arrives `count` times
    _suspend         with a limit for how long try_wait may suspend the thread
""".strip().split("\n")
PHASE_HEAD = """
Printed by gen/gen.py: edit gen/mbarrier.py. The picture and the use are in newer.h. Names as in mbarrier.gen.h, and

    _primary         the phase that a wait asks for without it, named
    _report          that, and what was reported in it
    _conditional     yes, if it ended and nothing was reported in it; by its parity
""".strip().split("\n")


def needs(order, place, target):
    return "PTX 8.6, sm_90" if order == "relaxed" else f"PTX 8.0, {'sm_90' if place else target}"


def section(title):
    return [f"/* ---- {title} ".ljust(93, "-") + " */", ""]


def block_of(space):
    """The rank of the block that a barrier is in, for MGPU_DEBUG=1."""
    return "bar >> 24" if space == "cluster" else "mgpu__debug_rank()"


def tx_function(name, first, place):
    suffix, scope, space, flags, bar = place
    opcode = f"mbarrier.{name}.relaxed.{scope}.shared::{space}.b64"
    doc = comment(first + TX_PLACE[suffix], [
        ("ptx", f"{opcode} [bar], tx_bytes;"), ("needs", "PTX 8.0, sm_90"), ("by", "any thread"), ("bar", bar),
        ("tx_bytes", "0 to 2^20-1")])
    return f"mgpu_mbarrier_{name}{suffix}", function(
        doc, f"mgpu_mbarrier_{name}{suffix}", ["uint32_t bar", "uint32_t tx_bytes"],
        emu_call(f"mgpu__emu_mbarrier_{name}", ["bar", "tx_bytes"], flags),
        ["    MGPU__DEBUG_TX(tx_bytes);",
         f"    MGPU__DEBUG_{'EXPECT' if name == 'expect_tx' else 'ISSUE'}(bar, {block_of(space)}, tx_bytes);"]
        + asm(f"{opcode} [%0], %1;", [], ['"r"(bar)', '"r"(tx_bytes)']))


def arrive_function(row, order, place):
    name, behind, words, first, operand, flags, target = row
    suffix, scope, space, place_flags, bar = place
    no_complete = behind is None
    full = f"mgpu_mbarrier_{name}{'_relaxed' if order == 'relaxed' else ''}{suffix}{behind or ''}"
    opcode = f"mbarrier.{words}.{order}.{scope}.shared::{space}.b64"
    peer = space == "cluster"
    extra = [operand[0]] if operand else []
    fields = [("ptx", f"{opcode} {'_' if peer else 'state'}, [bar]{''.join(', ' + e for e in extra)};"),
              ("needs", needs(order, suffix, target)), ("by", "any thread"), ("bar", bar)]
    said = ORDER[order, suffix]
    if no_complete:
        said = "The state it returns is the one mgpu_mbarrier_pending_count() reads."
        fields += [("count", "1 to one less than the arrivals still missing: more is undefined"),
                   ("returns", "the state before")]
    else:
        fields += [operand] if operand else []
        if not peer:
            fields.append(("returns", "the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()"))
    inputs = ['"r"(bar)'] + [f'"r"({e})' for e in extra]
    slots = [f"%{i}" for i in range(3)]
    result, slot = ("_", slots) if peer else ("%0", slots[1:])
    statement = f"{opcode} {result}, [{slot[0]}]{', ' + slot[1] if extra else ''};"
    args = ["bar", "count" if "count" in extra else "1", "tx_bytes" if "tx_bytes" in extra else "0"]
    flags = (["MGPU__RELAXED"] if order == "relaxed" else []) + place_flags + flags
    return full, function(
        comment(f"{first} {said}".strip(), fields), full, ["uint32_t bar"] + [f"uint32_t {e}" for e in extra],
        emu_call(("(void)" if peer else "state = ") + "mgpu__emu_mbarrier_arrive", args, flags),
        ["    MGPU__DEBUG_TX(tx_bytes);", f"    MGPU__DEBUG_EXPECT(bar, {block_of(space)}, tx_bytes);"] * ("tx_bytes" in extra)
        + ["    MGPU__DEBUG_ARRIVALS(count);"] * ("count" in extra)
        + ["    MGPU__DEBUG_HAND_OFF(bar);"] + asm(statement, [] if peer else ['"=l"(state)'], inputs),
        ("void", None, None) if peer else ("uint64_t", "uint64_t state", "state"))


def wait_function(row, phase, order, place, ask=None):
    """Its name, its lines; `ask`: what it asks of the phase beside whether it ended."""
    opcode, behind, limit, flags, target = row
    word, ctype, constraint, value, meaning, question, phase_flags = phase
    suffix, scope, _, place_flags, bar = place
    kind, asked, dropped, report, more = ask or ("", "", "", None, "")
    keeps = kind == "conditional" or report
    full = f"mgpu_mbarrier_{opcode}{'' if dropped else word}{asked}{'_relaxed' if order == 'relaxed' else ''}{suffix}{behind}"
    ptx = f"mbarrier.{opcode}{word.replace('_', '.')}{f'.phase_type::{kind}' * bool(kind)}.{order}.{scope}.shared::cta.b64"
    extra = ["suspend_ns"] if behind else []
    visible = ": then what was written before the arrivals, and by the copies, is visible"
    doc = comment(" ".join(part for part in (question, more, limit, WAIT_ORDER[order, suffix]) if part), [
        ("ptx", f"{ptx} {'done|reported, what' if report else 'done'}, [bar], {', '.join([value] + extra)};"),
        ("needs", "PTX 9.3, sm_90" if ask else needs(order, suffix, target)), ("by", "any thread"),
        ("bar", bar + (", of layout v1" if keeps else "")), (value, meaning),
        *([report] if report else []),
        *[("suspend_ns", "a hint in nanoseconds, in place of the machine's own limit") for _ in extra],
        ("returns", "true once it has ended" + (" with nothing reported" if kind == "conditional" else "")
         + (visible if order == "acquire" else ""))])
    flags = flags + phase_flags + (["MGPU__RELAXED"] if order == "relaxed" else []) + place_flags
    at = 3 if report else 1
    lines = ["{", ".reg .pred p, q;", ".reg .b8 r;"] if report else ["{", ".reg .pred p;"]
    lines += [f"{ptx} {'p|q, r' if report else 'p'}, [%{at}], %{at + 1}{f', %{at + 2}' if behind else ''};", "selp.b32 %0, 1, 0, p;",
              *(["selp.b32 %1, 1, 0, q;", "cvt.u32.u8 %2, r;"] if report else []), "}"]
    args = ["bar", value, extra[0] if extra else "0"] + (["report" if report else "NULL"] if keeps else [])
    return full, function(
        doc, full, ["uint32_t bar", f"{ctype} {value}"] + ["uint32_t report[2]"] * bool(report) + [f"uint32_t {e}" for e in extra],
        emu_call(f"done = mgpu__emu_mbarrier_test{'_report' if keeps else ''}", args, flags),
        ["    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);"] * (value == "parity") + ["    MGPU__DEBUG_OWN(bar);"]
        + asm(lines, ['"=r"(done)'] + (bound("=r", "report", 2) if report else []),
            ['"r"(bar)', f'"{constraint}"({value})'] + [f'"r"({e})' for e in extra]),
        ("bool", "uint32_t done", "done != 0"))


def phase_text():
    out = head(PHASE_PATH, "waits that say what they ask of a phase of an mbarrier.", PHASE_HEAD, ["../config.h", "../debug_device.h", "../types.h"]) + emu_include()
    arrays = []
    for ask in ASKS:
        for row in WAIT:
            for phase in PHASE:
                for order in ("acquire", "relaxed"):
                    for place in PLACES[:2]:
                        if ask[0] == "conditional" and not phase[0]:
                            continue                      # ptxas has it by parity alone
                        name, lines = wait_function(row, phase, order, place, ask)
                        out += lines
                        arrays += [(name, ["bar", phase[3], "report", *["suspend_ns"] * bool(row[1])], {"report": 2})] if ask[3] else []
    return whole(PHASE_PATH, out + held(arrays))


def text():
    out = head(PATH, "mbarrier in every order, scope and space.", HEAD, ["../config.h", "../debug_device.h"]) + emu_include()

    def add(title, functions):
        nonlocal out
        out += section(title)
        for name, lines in functions:
            out += lines if name not in BY_HAND else []

    add("bytes in flight", [tx_function(name, first, place) for name, first in TX for place in PLACES])
    for title, rows in (("arrive", ARRIVE[:4]), ("arrive and leave: later phases expect one arrival less", ARRIVE[4:])):
        add(title, [arrive_function(row, order, place) for row in rows
                    for order in (["release", "relaxed"] if row[1] is not None else ["release"])
                    for place in (PLACES if row[1] is not None else PLACES[:1])])
    for title, rows in (("test: answers at once", WAIT[:1]), ("try: may suspend the thread", WAIT[1:])):
        add(title, [wait_function(row, phase, order, place) for row in rows for phase in PHASE
                    for order in ("acquire", "relaxed") for place in PLACES[:2]])
    return whole(PATH, out)
