# SPDX-License-Identifier: MIT
"""Instructions on values alone: no memory, no order, no other lane. What their headers are made of."""
from text import WIDTH, asm, comment, function, head, whole, wrap

# constraint of asm, or a letter that stands for one beside a C type of its own
C_TYPE = {"r": "uint32_t", "h": "uint16_t", "f": "float", "d": "double", "l": "uint64_t", "i": "int32_t", "q": "int64_t"}
CONSTRAINT = {"i": "r", "q": "l"}

# what a first sentence says of .ftz
FTZ = "; subnormal numbers are taken and given as 0 of their sign"


def value(name, opcode, first, needs, params, result, emu, fields, least=None, byte=None):
    """A pure function: `params` are (name, letter), `result` is a letter, `emu` what the model computes; `least` the first target that
    has it, as a number and as PTX has it, where the model has older ones; `byte` the instruction that
    extends a result which PTX has in a .b8."""
    operands = [f'"{CONSTRAINT.get(c, c)}"({p})' for p, c in params]
    statement = f"{opcode} {'t' if byte else '%0'}, " + ", ".join(f"%{n + 1}" for n in range(len(params))) + ";"
    if byte:
        statement = ["{", ".reg .b8 t;", statement, f"{byte} %0, t;", "}"]
    doc = comment(first, [("ptx", f"{opcode} r, {', '.join(p for p, _ in params)};"), ("needs", needs), ("by", "any thread"), *fields])
    return function(doc, f"mgpu_{name}", [f"{C_TYPE[c]} {p}" for p, c in params], ([f'    MGPU__EMU(mgpu__emu_needs({least[0]}, "mgpu_{name}", "{least[1]}"));'] if least else []) + body(emu),
                    asm(statement, [f'"={CONSTRAINT.get(result, result)}"(r)'], operands, pure=True),
                    (C_TYPE[result], f"{C_TYPE[result]} r", "r"))


def body(expression):
    """r = expression; in lines that break between two calls, else between words."""
    line = f"    r = {expression};"
    if len(line) <= WIDTH:
        return [line]
    first, _, last = expression.rpartition(" | mgpu__")
    lines = [f"    r = {first} |", f"        mgpu__{last};"]
    return lines if first and max(map(len, lines)) <= WIDTH else wrap("    r = ", "        ", expression + ";")


def header(path, what, lines, model, functions, more=()):
    """The text of a header of such functions; `model` is the file of emu/math/ that computes them, `more` what else they include."""
    out = head(path, what, lines, ["../config.h"])
    out += ["#if MGPU_EMULATE", *(f'#include "{m}"' for m in more), f'#include "../emu/math/{model}"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    return whole(path, out + functions)
