# SPDX-License-Identifier: MIT
"""ptx/memory.gen.h: loads and stores that say their order and scope, of global and of shared memory; and the f32 forms of
those of shared memory that memory.h has, and the narrow ones.

A row of PLACES is (scope, who that is, space, needs); PTX ISA, "Data Movement and
Conversion Instructions: ld", "st"."""
from text import SCOPE_FLAG, TYPES, asm, bound, comment, emu_call, emu_include, function, head, held, slots, whole

PATH = "ptx/memory.gen.h"
PLACES = [
    ("cluster", "the cluster", "global", "PTX 7.8, sm_90"),
    ("gpu", "this GPU", "global", "PTX 7.0, sm_75"),
    ("sys", "the whole system", "global", "PTX 7.0, sm_75"),
    ("cta", "this CTA", "shared", "PTX 7.8, sm_75"),
    ("cluster", "the cluster", "shared_cluster", "PTX 7.8, sm_90"),
]
MMIO = ("sys", "a device", "global", "PTX 8.2, sm_75")
KINDS = ["b32", "b64", "f32"]
NARROW = {"b8": ("uint8_t", 1, "a byte"), "b16": ("uint16_t", 2, "2 bytes")}
WHERE = {"global": ("p", "generic address in global memory", '"l"(p)', "global"),
         "shared": ("addr", "shared::cta address", '"r"(addr)', "shared::cta"),
         "shared_cluster": ("addr", "shared::cluster address, from mgpu_mapa()", '"r"(addr)', "shared::cluster")}
HEAD = """
Printed by gen/gen.py: edit gen/memory.py. The picture and the use are in memory.h.

    acquire   what the writer of the value had written before (with release) is visible after
    release   who loads the value with acquire sees all that this thread wrote before
    relaxed   orders nothing else

The scope names the threads between which that holds: _cluster, _gpu, _sys; in shared memory it is
that of the space. _f32 is the same instruction on float registers. _mmio is for registers of
devices.
""".strip().split("\n")


def address(space, ctype, const):
    """The parameter that is the address."""
    return ("const " * const + f"{ctype} *p") if space == "global" else "uint32_t addr"


def fields(statement, needs, space, size, *more):
    at, what, _, _ = WHERE[space]
    return [("ptx", statement), ("needs", needs), ("by", "any thread"), (at, f"{what}, {size}-byte aligned"), *more]


def flags(order, place):
    return ["MGPU__RELAXED"] * order.endswith("relaxed") + SCOPE_FLAG[place[0]] + ["MGPU__SPACE_CLUSTER"] * (place[2] == "shared_cluster")


def opcode_of(inst, order, place, kind):
    scope, _, space, _ = place
    return (f"{inst}.{order}.{scope}.{WHERE[space][3]}.{kind}",
            f"mgpu_{inst}_{order.replace('.', '_')}_" + (f"{scope}_" if space == "global" else "") + f"{space}_{kind}")


def load(order, place, kind):
    _, who, space, needs = place
    ctype, constraint, total = TYPES[kind]
    at, _, operand, _ = WHERE[space]
    opcode, name = opcode_of("ld", order, place, kind)
    first = "Load a register of a device: one access, neither dropped nor merged. Orders nothing else." if place is MMIO else \
        f"Load a value that threads of {who} change" + (
        ": what the one that wrote it had written before (with release) is visible after."
        if order == "acquire" else ". Orders nothing else.")
    call = "mgpu__emu_ld_global" if space == "global" else "mgpu__emu_ld_shared_ordered"
    return function(comment(first, fields(f"{opcode} r, [{at}];", needs, space, total)), name,
                    [address(space, ctype, True)],
                    emu_call(call, ["&r", at, str(total)], flags(order, place)),
                    asm(f"{opcode} %0, [%1];", [f'"={constraint}"(r)'], [operand]), (ctype, f"{ctype} r", "r"))


def store(order, place, kind):
    _, who, space, needs = place
    ctype, constraint, total = TYPES[kind]
    at, _, operand, _ = WHERE[space]
    opcode, name = opcode_of("st", order, place, kind)
    first = "Store to a register of a device: one access, neither dropped nor merged. Orders nothing else." if place is MMIO else \
        f"Store a value for threads of {who}." + (
        " Who loads it with acquire sees all that this thread wrote before."
        if order == "release" else " Orders nothing else.")
    call = "mgpu__emu_st_global" if space == "global" else "mgpu__emu_st_shared_ordered"
    return function(comment(first, fields(f"{opcode} [{at}], value;", needs, space, total, ("value", f"the {total} bytes"))), name,
                    [address(space, ctype, False), f"{ctype} value"],
                    emu_call(call, [at, "&value", str(total)], flags(order, place)),
                    asm(f"{opcode} [%0], %1;", [], [operand, f'"{constraint}"(value)']))


def floats(space, count):
    """ld and st of shared memory on float registers: (names and arrays, lines)."""
    _, what, operand, word = WHERE[space]
    vector, suffix = (f".v{count}" if count > 1 else ""), (f"_v{count}_f32" if count > 1 else "_f32")
    whose = "this CTA's shared memory" if space == "shared" else "shared memory of any CTA of the cluster"
    needs = "PTX 7.8, sm_75" if space == "shared" else "PTX 7.8, sm_90"
    far = ["MGPU__SPACE_CLUSTER"] * (space == "shared_cluster")
    many = count > 1
    r = [("r", f"{count} registers")] * many
    addr = ("addr", f"{what}, {4 * count}-byte aligned")
    by = [("by", "any thread")]
    amount = f"{count} floats" if many else "a float"
    ld = function(comment(f"Load {amount} from {whose}.",
                          [("ptx", f"ld.{word}{vector}.f32 r, [addr];"), ("needs", needs), *by, *r, addr]),
                  f"mgpu_ld_{space}{suffix}", [f"float r[{count}]"] * many + ["uint32_t addr"],
                  emu_call("mgpu__emu_ld_shared", ["r" if many else "&r", "addr", str(4 * count)], far),
                  asm(f"ld.{word}{vector}.f32 {slots(0, count)}, [%{count}];", bound("=f", "r", count), [operand]),
                  ("void", None, None) if many else ("float", "float r", "r"))
    value = "r" if many else "value"
    st = function(comment(f"Store {amount} to {whose}.",
                          [("ptx", f"st.{word}{vector}.f32 [addr], {value};"), ("needs", needs), *by, addr,
                           *(r or [("value", "the float")])]),
                  f"mgpu_st_{space}{suffix}", ["uint32_t addr", f"const float r[{count}]" if many else "float value"],
                  emu_call("mgpu__emu_st_shared", ["addr", "r" if many else "&value", str(4 * count)], far),
                  asm(f"st.{word}{vector}.f32 [%0], {slots(1, count)};", [], [operand, *bound("f", value, count)]))
    rows = [(f"mgpu_ld_{space}{suffix}", ["r", "addr"], {"r": count}), (f"mgpu_st_{space}{suffix}", ["addr", "r"], {"r": count})]
    return rows if many else [], ld + st


def narrow(space, kind):
    """ld and st of shared memory of one or two bytes, in a register of two."""
    _, what, operand, word = WHERE[space]
    ctype, total, amount = NARROW[kind]
    whose = "this CTA's shared memory" if space == "shared" else "shared memory of any CTA of the cluster"
    needs = "PTX 7.8, sm_75" if space == "shared" else "PTX 7.8, sm_90"
    far = ["MGPU__SPACE_CLUSTER"] * (space == "shared_cluster")
    addr = ("addr", what + f", {total}-byte aligned" * (total > 1))
    cast = kind == "b8"
    ld = function(comment(f"Load {amount} from {whose}.", [("ptx", f"ld.{word}.{kind} r, [addr];"), ("needs", needs), ("by", "any thread"), addr]),
                  f"mgpu_ld_{space}_{kind}", ["uint32_t addr"], emu_call("mgpu__emu_ld_shared", ["&r", "addr", str(total)], far),
                  asm(f"ld.{word}.{kind} %0, [%1];", ['"=h"(r)'], [operand]), (ctype, "uint16_t r" + " = 0" * cast, "(uint8_t)" * cast + "r"))
    st = function(comment(f"Store {amount} to {whose}.", [("ptx", f"st.{word}.{kind} [addr], value;"), ("needs", needs), ("by", "any thread"), addr,
                                                          ("value", "the byte" if cast else "the 2 bytes")]),
                  f"mgpu_st_{space}_{kind}", ["uint32_t addr", f"{ctype} value"], emu_call("mgpu__emu_st_shared", ["addr", "&value", str(total)], far),
                  asm(f"st.{word}.{kind} [%0], %1;", [], [operand, '"h"(' + "(uint16_t)" * cast + "value)"]))
    return ld + st


def text():
    out = head(PATH, "memory as flags: loads and stores with an order and a scope; shared memory as floats.", HEAD,
               ["../config.h"]) + emu_include()
    for form, orders in ((load, ("acquire", "relaxed")), (store, ("release", "relaxed"))):
        for order in orders:
            for place in PLACES:
                for kind in KINDS:
                    out += form(order, place, kind)
    for kind in ("b32", "b64"):
        for form in (load, store):
            out += form("mmio.relaxed", MMIO, kind)
    for space in ("shared", "shared_cluster"):
        for kind in NARROW:
            out += narrow(space, kind)
    arrays = []
    for space in ("shared", "shared_cluster"):
        for count in (1, 2, 4):
            rows, lines = floats(space, count)
            arrays += rows
            out += lines
    return whole(PATH, out + held(arrays))
