# SPDX-License-Identifier: MIT
"""ptx/memory.gen.h: loads and stores of global memory that say their order and scope.

A row of SCOPES is (scope, who that is, flag of the model, needs); PTX ISA, "Data Movement and
Conversion Instructions: ld", "st"."""
from text import asm, comment, emu_call, emu_include, foot, function, head

PATH = "ptx/memory.gen.h"
SCOPES = [
    ("cluster", "the cluster", "MGPU__SCOPE_CLUSTER", "PTX 7.8, sm_90"),
    ("gpu", "this GPU", "MGPU__SCOPE_GPU", "PTX 7.0, sm_75"),
    ("sys", "the whole system", "MGPU__SCOPE_SYS", "PTX 7.0, sm_75"),
]
SIZES = [(32, "r"), (64, "l")]      # bits, asm constraint
HEAD = """
Printed by gen/gen.py: edit gen/memory.py. The picture and the use are in memory.h.

    acquire   what the writer of the value had written before (with release) is visible after
    release   who loads the value with acquire sees all that this thread wrote before
    relaxed   orders nothing else

The scope names the threads between which that holds: _cluster, _gpu, _sys.
""".strip().split("\n")


def fields(statement, needs, bits, *more):
    return [("ptx", statement), ("needs", needs), ("by", "any thread"),
            ("p", f"generic address in global memory, {bits // 8}-byte aligned"), *more]


def load(order, scope, bits, constraint):
    word, who, flag, needs = scope
    opcode, ctype = f"ld.{order}.{word}.global.b{bits}", f"uint{bits}_t"
    first = f"Load a value that threads of {who} change" + (
        ": what the one that wrote it had written before (with release) is visible after."
        if order == "acquire" else ". Orders nothing else.")
    flags = ["MGPU__RELAXED"] * (order == "relaxed") + [flag]
    return function(comment(first, fields(f"{opcode} r, [p];", needs, bits)),
                    f"mgpu_ld_{order}_{word}_global_b{bits}", [f"const {ctype} *p"],
                    emu_call("mgpu__emu_ld_global", ["&r", "p", str(bits // 8)], flags),
                    asm(f"{opcode} %0, [%1];", [f'"={constraint}"(r)'], ['"l"(p)']), (ctype, f"{ctype} r", "r"))


def store(order, scope, bits, constraint):
    word, who, flag, needs = scope
    opcode, ctype = f"st.{order}.{word}.global.b{bits}", f"uint{bits}_t"
    first = f"Store a value for threads of {who}." + (
        " Who loads it with acquire sees all that this thread wrote before."
        if order == "release" else " Orders nothing else.")
    flags = ["MGPU__RELAXED"] * (order == "relaxed") + [flag]
    return function(comment(first, fields(f"{opcode} [p], value;", needs, bits, ("value", f"the {bits // 8} bytes"))),
                    f"mgpu_st_{order}_{word}_global_b{bits}", [f"{ctype} *p", f"{ctype} value"],
                    emu_call("mgpu__emu_st_global", ["p", "&value", str(bits // 8)], flags),
                    asm(f"{opcode} [%0], %1;", [], ['"l"(p)', f'"{constraint}"(value)']))


def text():
    out = head(PATH, "global memory as flags: loads and stores with an order and a scope.", HEAD,
               ["../config.h"]) + emu_include()
    for form, orders in ((load, ("acquire", "relaxed")), (store, ("release", "relaxed"))):
        for order in orders:
            for scope in SCOPES:
                for bits, constraint in SIZES:
                    out += form(order, scope, bits, constraint)
    return "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */"] + foot(PATH)) + "\n"
