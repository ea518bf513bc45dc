# SPDX-License-Identifier: MIT
"""ptx/rubin.gen.h: mbarrier operations in many CTAs, bulk copies with a mask of 32 bits or a report, priorities in L2.
ptx/rubin_tma.gen.h: the same of TMA, and boxes at an address of one's own; ptx/rubin_modes.gen.h: on four rows and on pixels.

PTX ISA, "mbarrier.arrive", "cp.async.bulk", "cp.async.bulk.tensor", "applypriority.async.bulk"."""
from bulk_reduce import REMOTE
from text import asm, comment, emu_call, function, head, variable, whole
from tma import POLICY, REDUCE, ROWS, WORDS, at, coordinates, moved, offset_field, offset_operands, suffix, where_fields

PATH, TMA_PATH, MODES_PATH = "ptx/rubin.gen.h", "ptx/rubin_tma.gen.h", "ptx/rubin_modes.gen.h"
NEEDS = "PTX 9.4, sm_107f"
MASK = ("cta_mask", "bit r: the CTA of rank r in the cluster")
VALIDITY = ("validity", "a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with another one the file does not assemble")
OP = ("op", "a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file does not assemble")
V1 = "; of layout v1, unless nothing is reported"
REPORTED = "A wait on `bar` with _report in its name tells whether the source has the pattern."
# the operation, its first sentence, its operand; arrivals count in each of the CTAs
ARRIVE = [
    ("", "Arrive once at the barrier of each CTA in cta_mask.", None),
    ("_count", "Arrive `count` times at the barrier of each CTA in cta_mask.", ("count", "1 to the arrivals still missing in this phase")),
    ("_expect_tx", "At the barrier of each CTA in cta_mask add `tx_bytes` to the bytes that the phase waits for, then arrive once.",
     ("tx_bytes", "0 to 2^20-1: what copies of this phase will write for each barrier")),
]
TX = [("expect_tx", "Add `tx_bytes` to the bytes that the current phase of the barrier of each CTA in cta_mask waits for."),
      ("complete_tx", "Take `tx_bytes` off the bytes that the current phase of the barrier of each CTA in cta_mask waits for.")]
BARS = ("bar", "shared address: its offset counts, a barrier lives there in each CTA of cta_mask")
HEAD = """
Printed by gen/gen.py: edit gen/rubin.py. The picture and the use are in rubin.h.

    _multicast        the operation is made at the same offset of each CTA in a mask; cluster scope
    _multicast_32b    a mask of 32 bits: the same of copies
    _report           `validity` is one of rubin_how.h: what a copy reports to its barrier
""".strip().split("\n")


def rubin(name):
    """The model asks for the target."""
    return [f'    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "{name}"));']


def arrive(row, drop, order):
    behind, first, operand = row
    tx = behind == "_expect_tx"
    name = "mgpu_mbarrier_arrive" + "_drop" * drop + behind * tx + "_relaxed" * (order == "relaxed") + behind * (not tx) + "_multicast"
    opcode = f"mbarrier.arrive{'_drop' * drop}{'.expect_tx' * tx}.{order}.cluster.shared::cluster.multicast::cluster::32b.b64"
    extra = [operand[0]] if operand else []
    said = first + " Later phases want so many fewer." * drop + (" Orders nothing." if order == "relaxed" else " Release at cluster scope.")
    doc = comment(said, [("ptx", f"{opcode} _, [bar], {''.join(e + ', ' for e in extra)}cta_mask;"), ("needs", NEEDS), ("by", "any thread"),
                         BARS, *([operand] if operand else []), MASK])
    flags = ["MGPU__RELAXED"] * (order == "relaxed") + ["MGPU__SCOPE_CLUSTER", "MGPU__SPACE_CLUSTER", "MGPU__MULTICAST"] + ["MGPU__DROP"] * drop + ["MGPU__EXPECT_TX"] * tx
    emu = rubin(name) + emu_call("mgpu__emu_mbarrier_arrive_multicast", ["bar", "count" if "count" in extra else "1", "tx_bytes" if tx else "0", "cta_mask"], flags)
    debug = ["    MGPU__DEBUG_MASK(cta_mask);"] + ["    MGPU__DEBUG_TX(tx_bytes);"] * tx + ["    MGPU__DEBUG_ARRIVALS(count);"] * ("count" in extra)
    numbers = ", ".join(f"%{i + 1}" for i in range(len(extra) + 1))
    return function(doc, name, ["uint32_t bar", *(f"uint32_t {e}" for e in extra), "uint32_t cta_mask"], emu,
                    debug + asm(f"{opcode} _, [%0], {numbers};", [], ['"r"(bar)', *(f'"r"({e})' for e in extra), '"r"(cta_mask)']))


def tx(what, first):
    name, opcode = f"mgpu_mbarrier_{what}_multicast", f"mbarrier.{what}.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64"
    doc = comment(first + " Not an arrival. Orders nothing.", [("ptx", f"{opcode} [bar], tx_bytes, cta_mask;"), ("needs", NEEDS), ("by", "any thread"), BARS,
                                               ("tx_bytes", "0 to 2^20-1"), MASK])
    return function(doc, name, ["uint32_t bar", "uint32_t tx_bytes", "uint32_t cta_mask"],
                    rubin(name) + emu_call(f"mgpu__emu_mbarrier_{what}_multicast", ["bar", "tx_bytes", "cta_mask"],
                                           ["MGPU__SCOPE_CLUSTER", "MGPU__SPACE_CLUSTER", "MGPU__MULTICAST"]),
                    ["    MGPU__DEBUG_MASK(cta_mask);", "    MGPU__DEBUG_TX(tx_bytes);"]
                    + asm(f"{opcode} [%0], %1, %2;", [], ['"r"(bar)', '"r"(tx_bytes)', '"r"(cta_mask)']))


class Form:
    """An instruction whose operands are (C parameter, constraint, what it is): `words` in order, `tail` behind the report."""

    def __init__(self, name, words, tail, first, by, operands, fields, emu, debug, report=False, line=None):
        self.name, self.words, self.tail, self.first, self.by = name, words, tail, first, by
        self.operands, self.fields, self.emu, self.debug, self.report, self.line = operands, fields, emu, debug, report, line

    def text(self):
        names = [variable(p) for p, _ in self.operands]
        shown = self.line(names)
        numbers = self.line([f"%{i}" for i in range(len(names))])
        inputs = [f'"{k}"({variable(p)})' for p, k in self.operands]
        opcode, fold = self.words + ".mbarrier::report::REPORT" * self.report + self.tail, ".RED_OP." in self.words
        doc = comment(self.first + f" {REPORTED}" * self.report, [("ptx", f"{opcode} {shown}"), ("needs", NEEDS), ("by", self.by),
                                                                 *[VALIDITY] * self.report, *[OP] * fold, *self.fields])
        if self.report:
            pad = "        "
            body = ["    MGPU__REPORT_FOLD(validity,", f'{pad}"{self.words}.mbarrier::report::",', f'{pad}"{self.tail} {numbers}",', f"{pad}: " + ", ".join(inputs) + ")"]
        elif fold:
            before, behind = f"{opcode} {numbers}".split("RED_OP")
            body = ["    MGPU__RED_OP_FOLD(op,", f'        "{before}",', f'        "{behind}",', "        : " + ", ".join(inputs) + ")"]
        else:
            body = asm(f"{opcode} {numbers}", [], inputs)
        return function(doc, self.name, ["uint32_t validity"] * self.report + ["uint32_t op"] * fold + [p for p, _ in self.operands], rubin(self.name) + self.emu,
                        [f"    {d}" for d in self.debug] + body)


def flags_of(space, multicast, hint, report):
    return (["MGPU__SPACE_CLUSTER"] * (space == "cluster") + ["MGPU__MULTICAST"] * multicast + ["MGPU__HINT"] * hint
            + ["mgpu__emu_report_how(validity)"] * report)


def bulk_load(space, multicast, report, hint):
    own = space == "cta"
    name = "mgpu_bulk_load" + "_shared_cta" * own + "_report" * report + "_multicast_32b" * multicast + "_hint" * hint
    to = "the same place in several CTAs of the cluster" if multicast else "shared memory" + " of this CTA" * own
    operands = ([("uint32_t dst", "r"), ("const void *src", "l"), ("uint32_t bytes", "r"), ("uint32_t bar", "r")]
                + [("uint32_t cta_mask", "r")] * multicast + [("uint64_t policy", "l")] * hint)
    fields = [("dst", ("shared::cta address in this CTA" if own else "shared address") + ", 16-byte aligned" + ": the offset counts" * multicast),
              ("src", REMOTE), ("bytes", "a multiple of 16"),
              ("bar", ("the offset of an mbarrier that each receiver has; each expects `bytes`" if multicast else
                       f"mbarrier {'of this CTA' if own else 'in the CTA of `dst`'}; gets `bytes` of complete_tx") + V1 * report),
              *[("cta_mask", "bit r: the CTA of rank r receives")] * multicast, *[POLICY] * hint,
              ("done", f"seen {'in each receiver by a wait on its own mbarrier' if multicast else 'by a wait on `bar`'}; no fence is needed before reads")]
    emu = emu_call("mgpu__emu_bulk", ["MGPU__BULK_G2S", "dst", "0", "src", "bytes", "bar", "cta_mask" if multicast else "0", "policy" if hint else "0"],
                   flags_of(space, multicast, hint, report))
    debug = ["MGPU__DEBUG_BULK(dst, src, bytes, dst);"]
    debug += ["MGPU__DEBUG_MASK(cta_mask);", "MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);"] if multicast else [
        f"MGPU__DEBUG_ISSUE(bar, {'mgpu__debug_rank()' if own else 'bar >> 24'}, bytes);"]

    def line(n):
        return f"[{n[0]}], [{n[1]}], {n[2]}, [{n[3]}]" + "".join(f", {x}" for x in n[4:]) + ";"

    return Form(name, f"cp.async.bulk.shared::{space}.global.mbarrier::complete_tx::bytes", ".multicast::cluster::32b" * multicast + ".L2::cache_hint" * hint,
                f"Copy `bytes` from global memory to {to}" + ", with an L2 policy" * hint + ".", "one thread", operands, fields, emu, debug, report, line).text()


def priority(what):
    """A prefetch that stays in L2, and what ends it."""
    apply = what == "applypriority"
    opcode = "applypriority.async.bulk.global.bulk_group" if apply else "cp.async.bulk.prefetch.L2.global"
    return Form(f"mgpu_bulk_{what}_l2_evict_{'normal' if apply else 'last'}", opcode, f".L2::evict_{'normal' if apply else 'last'}",
                "Let L2 treat `bytes` of global memory as any others: what a prefetch with evict_last has kept there may go." if apply else
                "Bring `bytes` of global memory into the L2 cache, where others go before them.", "one thread",
                [("const void *src", "l"), ("uint32_t bytes", "r")],
                [("src", REMOTE), ("bytes", "a multiple of 16"),
                 ("done", "it is part of a bulk group; results do not depend on it" if apply else "nothing tells; results do not depend on it")],
                emu_call("mgpu__emu_bulk", ["MGPU__BULK_PREFETCH_L2", "0", "0", "src", "bytes", "0", "0", "0"]),
                ["MGPU__DEBUG_BULK(0, src, bytes, 0);"], False, lambda n: f"[{n[0]}], {n[1]};").text()


def text():
    out = head(PATH, "mbarriers of many CTAs, bulk copies that report, priorities in L2 (Rubin).", HEAD, ["../config.h", "../debug_device.h", "rubin_how.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for drop in (False, True):
        for row in ARRIVE:
            for order in ("release", "relaxed"):
                out += arrive(row, drop, order)
    for row in TX:
        out += tx(*row)
    for hint in (False, True):
        out += bulk_load("cluster", True, False, hint)
        for space, multicast in (("cluster", False), ("cta", False), ("cluster", True)):
            out += bulk_load(space, multicast, True, hint)
    for what in ("prefetch", "applypriority"):
        out += priority(what)
    return whole(PATH, out)


# ---- TMA ------------------------------------------------------------------------------------------------------------

ADDRESS = ("global", "generic address of the tensor, 16-byte aligned; the map's own counts for nothing. 128 KiB from it on are memory of the kernel")
OF = " The tensor is at `global`, its shape is the map's."


def box_operands(mode, dims, address):
    return [("const mgpu_tensor_map *map", "l")] + [("const void *global", "l")] * address + [(f"int32_t {c}", "r") for c in coordinates(mode, dims)]


def box_line(n, count, address, offsets, before, behind):
    """Operands in order: those before, [map, {c}], those behind with the offsets of im2col in braces after the first."""
    n = list(n)
    first = [f"[{x}]" for x in n[:before]]
    box, rest = n[before:before + 1 + address + count], n[before + 1 + address + count:]
    where = "[" + ", ".join(box[:1 + address]) + ", {" + ", ".join(box[1 + address:]) + "}]"
    tail = [f"[{rest.pop(0)}]"] if behind else []
    taps = [rest.pop(0) for _ in range(offsets)]
    return ", ".join(first + [where] + tail + (["{" + ", ".join(taps) + "}"] if taps else []) + rest) + ";"


def boxed(mode, dims, address):
    c, emu = coordinates(mode, dims), []
    taps = [variable(p) for p, _, _ in offset_operands(mode, dims)]
    emu += [f"    const int32_t c[{len(c)}] = {{{', '.join(c)}}};"]
    emu += [f"    const uint16_t offsets[{len(taps)}] = {{{', '.join(taps)}}};"] if taps else []
    return emu, ["    MGPU__EMU(mgpu__emu_tma_override(global));"] * address


def debug_box(smem, mode, dims, signs):
    if "im2col" in mode:
        return [f"MGPU__DEBUG_REQUIRE(({smem} & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, {smem});"] * (smem != "0") + [
            "MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);"]
    return [f"MGPU__DEBUG_BOX({smem}, map, {dims}, c0, {signs});"]


class Box(Form):
    """A form of TMA: what declares c and offsets comes before the question for the target."""

    def text(self):
        declared = [e for e in self.emu if e.startswith("    const")]
        self.emu = [e for e in self.emu if not e.startswith("    const")]
        lines = super().text()
        at = lines.index("#if MGPU_EMULATE") + 1
        return lines[:at] + declared + lines[at:]


def load(dims, mode, space, multicast, report, address, hint):
    """multicast: "", "16b", "32b"."""
    own, wide = space == "cta", multicast == "32b"
    offsets, count = offset_operands(mode, dims), len(coordinates(mode, dims))
    name = (f"mgpu_tma_load_{dims}d" + "_shared_cta" * own + suffix(mode) + "_report" * report
            + ("_multicast_32b" if wide else "_multicast" if multicast else "") + "_global_address" * address + "_hint" * hint)
    operands = ([("uint32_t dst", "r")] + box_operands(mode, dims, address) + [("uint32_t bar", "r")] + [(p, k) for p, k, _ in offsets]
                + [("uint32_t cta_mask", "r") if wide else ("uint16_t cta_mask", "h")] * bool(multicast) + [("uint64_t policy", "l")] * hint)
    where = where_fields(mode, dims, "what lies outside the tensor arrives as the map's fill")
    fields = [("dst", f"{'shared::cta' if own else 'shared'} address, 128-byte aligned; with a swizzle see tma.h" + ": the same offset in each block" * bool(multicast)),
              where[0], *[ADDRESS] * address, *where[1:],
              ("bar", f"mbarrier {'of this block' if own else 'in the block of dst'}; gets "
               + {"": "the bytes of the whole box", "im2col": "pixels x channels x element bytes", "gather4": "the bytes of 4 rows"}[mode] + ", in each block" * bool(multicast) + V1 * report),
              *offset_field(mode, dims), *[("cta_mask", "bit r: the block of rank r in the cluster")] * bool(multicast), *[POLICY] * hint,
              ("done", f"the phase of bar ends; a waiter then sees the {({'': 'box', 'gather4': 'rows'}).get(mode, 'pixels')}")]
    emu, override = boxed(mode, dims, address)
    emu = emu + override + emu_call("mgpu__emu_tma_load" + suffix(mode),
                                    [*[str(dims)] * (mode not in ROWS), "dst", "map", "c", "bar", *["offsets"] * (mode == "im2col"), "cta_mask" if multicast else "0", "policy" if hint else "0"],
                                    flags_of(space, bool(multicast), hint, report))
    debug, box = debug_box("dst", mode, dims, "0"), "0" if mode else "mgpu__debug_box_bytes(map)"
    debug += ["MGPU__DEBUG_MASK(cta_mask);", f"MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, {box});"] if multicast else [
        f"MGPU__DEBUG_ISSUE(bar, {'mgpu__debug_rank()' if own else 'bar >> 24'}, {box});"]
    return Box(name, f"cp.async.bulk.tensor.{dims}d.shared::{space}.global.{WORDS[mode]}.mbarrier::complete_tx::bytes",
               (f".multicast::cluster{'::32b' * wide}" if multicast else "") + ".L2::cache_hint" * hint + ".override::global_address" * address,
               f"Load {moved(mode, dims)} into shared memory" + (" of each block in cta_mask." if multicast else " of this block." if own else ".")
               + OF * address, "one thread", operands, fields, emu, debug, report,
               lambda n: box_line(n, count, address, len(offsets), 1, True)).text()


def store(dims, op, meaning, types, hint, mode=""):
    """At an address of one's own; op `RED_OP`: it is a constant."""
    fold, rows = op == "RED_OP", mode in ROWS
    place = at(mode, dims)
    what, place = (("a column of pixels", f"from {place} on") if "im2col" in mode else ("4 rows", "to the rows r0 to r3, from column c0 on") if rows else ("the box", f"at {place}"))
    name = (f"mgpu_tma_reduce_{'' if fold else op + '_'}{dims}d" if op else f"mgpu_tma_store_{dims}d") + suffix(mode) + "_global_address" + "_hint" * hint
    where = where_fields(mode, dims, "")
    fields = [where[0], ADDRESS, *where[1:], ("src", "shared::cta address, 128-byte aligned; with a swizzle see tma.h"), *[POLICY] * hint,
              ("done", "mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)"), *[("errors", f"a map of other types than {types}")] * bool(op)]
    emu, override = boxed(mode, dims, True)
    red = "mgpu__emu_tma_red_op(op)" if fold else f"MGPU__TMA_{op.upper()}" if op else "MGPU__TMA_STORE"
    emu = emu + override + emu_call("mgpu__emu_tma_store" + ("_im2col" if "im2col" in mode else suffix(mode)), [*[str(dims)] * (not rows), "map", "c", "src", *[red] * (not rows),
                                                                                                            "policy" if hint else "0"], ["MGPU__HINT"] * hint)
    return Box(name, (f"cp.reduce.async.bulk.tensor.{dims}d.global.shared::cta.{op}" if op else f"cp.async.bulk.tensor.{dims}d.global.shared::cta") + f".{WORDS[mode]}.bulk_group",
               ".L2::cache_hint" * hint + ".override::global_address",
               (f"Reduce {what} in shared memory into the tensor {place}{', as `op` says' if fold else ': ' + meaning}." if op else f"Store {what} in shared memory {place}.") + OF,
               "one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier",
               box_operands(mode, dims, True) + [("uint32_t src", "r")] + [("uint64_t policy", "l")] * hint, fields, emu,
               debug_box("src", mode, dims, " | ".join(coordinates(mode, dims))), False, lambda n: box_line(n, len(coordinates(mode, dims)), True, 0, 0, True)).text()


def cached(dims, mode, what, address, hint):
    """prefetch: plainly, or to stay; applypriority."""
    apply, last = what == "applypriority", what == "evict_last"
    offsets, count = offset_operands(mode, dims), len(coordinates(mode, dims))
    name = (f"mgpu_tma_{'applypriority' if apply else 'prefetch'}_{dims}d" + suffix(mode) + ("_l2_evict_normal" if apply else "_l2_evict_last" if last else "")
            + "_global_address" * address + "_hint" * hint)
    word, box = WORDS[mode], moved(mode, dims)
    where = where_fields(mode, dims, "what lies outside the tensor is skipped")
    emu, override = boxed(mode, dims, address)
    emu = emu + override + emu_call("mgpu__emu_tma_prefetch" + suffix(mode), [*[str(dims)] * (mode not in ROWS), "map", "c", *["offsets"] * (mode == "im2col"), "policy" if hint else "0"],
                                    ["MGPU__HINT"] * hint)
    return Box(name, f"applypriority.async.bulk.tensor.{dims}d.global.bulk_group.{word}" if apply else f"cp.async.bulk.prefetch.tensor.{dims}d.L2.global.{word}",
               (".L2::evict_normal" if apply else ".L2::evict_last" if last else "") + ".L2::cache_hint" * hint + ".override::global_address" * address,
               (f"Let L2 treat {box} as any others: what a prefetch with evict_last has kept there may go." if apply else
                f"Bring {box} into the L2 cache" + (", where others go before it." if last else ".")) + OF * address, "one thread",
               box_operands(mode, dims, address) + [(p, k) for p, k, _ in offsets] + [("uint64_t policy", "l")] * hint,
               [where[0], *[ADDRESS] * address, *where[1:], *offset_field(mode, dims), *[POLICY] * hint,
                ("done", "it is part of a bulk group; results do not depend on it" if apply else "never known; a later load is faster")],
               emu, debug_box("0", mode, dims, "0"), False, lambda n: box_line(n, count, address, len(offsets), 0, False)).text()


def plain(dims, mode):
    """At the map's address."""
    out = []
    for hint in (False, True):
        out += load(dims, mode, "cluster", "32b", False, False, hint)
        for space, multicast in (("cluster", ""), ("cta", ""), ("cluster", "32b")):
            out += load(dims, mode, space, multicast, True, False, hint)
    for what in ("evict_last", "applypriority"):
        out += cached(dims, mode, what, False, False)
    return out


def elsewhere(dims, mode, stored, ops):
    """At one's own; `stored` is the mode of stores."""
    out = []
    for hint in (False, True):
        for space, multicast in (("cluster", ""), ("cta", ""), ("cluster", "16b"), ("cluster", "32b")):
            out += load(dims, mode, space, multicast, False, True, hint)
        for op in ops:
            out += store(dims, *op, hint, stored)
        out += cached(dims, mode, "", True, hint)
    for what in ("evict_last", "applypriority")[:1 if mode == "gather4" else 2]:       # its name would have 64 letters
        out += cached(dims, mode, what, True, False)
    return out


def tma_text():
    out = head(TMA_PATH, "TMA with a mask of 32 bits, a report, an address of one's own, a place in L2 (Rubin).", [
        "Printed by gen/gen.py: edit gen/rubin.py. The picture and the use are in rubin.h.", "",
        "    _report            `validity` is one of rubin_how.h: what a copy reports to its barrier",
        "    _multicast_32b     a mask of 32 bits",
        "    _global_address    the tensor is there, and not where the map says"], ["../config.h", "../debug_device.h", "../types.h", "rubin_how.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for mode in ("", "im2col"):
        for dims in range(3 if mode else 1, 6):
            out += plain(dims, mode)
    for dims in range(1, 6):
        out += elsewhere(dims, "", "", [("", "", ""), *REDUCE])
    return whole(TMA_PATH, out)


def modes_text():
    out = head(MODES_PATH, "TMA on four rows and on pixels with a mask of 32 bits, a report, an address of one's own (Rubin).",
               ["Printed by gen/gen.py: edit gen/rubin.py. The picture and the use are in rubin_modes.h."], ["../config.h", "../debug_device.h", "../types.h", "rubin_how.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', '#include "../emu/tma.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    out += plain(2, "gather4") + elsewhere(2, "gather4", "scatter4", [("", "", "")])
    for dims in (3, 4, 5):
        out += elsewhere(dims, "im2col", "im2col_no_offs", [("", "", ""), ("RED_OP", "", "those of op; see tma_reduce.gen.h")])
    return whole(MODES_PATH, out)
