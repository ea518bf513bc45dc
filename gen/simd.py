# SPDX-License-Identifier: MIT
"""ptx/simd.gen.h: sums, differences, extremes and comparisons of four bytes or two halves of 16 bits.
ptx/f8_arith.gen.h: arithmetic of four numbers of 8, 6 or 4 bits, whose types are a constant.

PTX ISA, "Integer Arithmetic Instructions: add, sub, min, max, neg", "Comparison and Selection Instructions: set",
"Alternate Floating Point Instructions"."""
from text import asm, comment, function, head, whole

PATH, F8_PATH = "ptx/simd.gen.h", "ptx/f8_arith.gen.h"
LANES = {"u8x4": ("four bytes", 8, 0), "s8x4": ("four signed bytes", 8, 1), "u16x2": ("two halves", 16, 0), "s16x2": ("two signed halves", 16, 1)}
# operation, the types that have it, its sentence, targets, how many operands
OPS = [
    ("add", "u8x4 s8x4", "Sums of {}; what does not fit wraps.", "SIMD", 2),
    ("sub", "u8x4 s8x4", "Differences a - b of {}; what does not fit wraps.", "SIMD", 2),
    ("min", "u8x4 s8x4", "The lesser of each of {}.", "SIMD", 2),
    ("max", "u8x4 s8x4", "The larger of each of {}.", "SIMD", 2),
    ("neg", "s8x4", "The negatives of {}; -128 stays.", "SIMD", 1),
    ("add_sat", "u8x4 s8x4 u16x2 s16x2", "Sums of {}, clamped to what fits.", "SIMD", 2),
    *((f"set_{how}", "u8x4 s8x4 u16x2 s16x2", f"Which of {{}} of a are {what} those of b.", "RUBIN", 2) for how, what in (
        ("eq", "equal to"), ("ne", "other than"), ("lt", "less than"), ("le", "at most"), ("gt", "larger than"), ("ge", "at least"))),
]
NEEDS = {"SIMD": "PTX 9.2, sm_107f, sm_120f", "RUBIN": "PTX 9.4, sm_107f"}
HEAD = """
Printed by gen/gen.py: edit gen/simd.py. The picture and the use are in simd.h.

    set_...    each lane of the result is all ones where it is so, else 0
""".strip().split("\n")


def needs_one_of(name, on):
    line = f'    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_{on}, "{name}"));'
    return [line]


def integer(op, kind, first, on, operands):
    name, opcode = f"mgpu_{op}_{kind}", f"{op.replace('_', '.')}.{kind}"
    what, width, signed = LANES[kind] if kind in LANES else ("", 32, 0)
    params = ["a", "b"][:operands]
    fields = [("ptx", f"{opcode} r, {', '.join(params)};"), ("needs", NEEDS[on]), ("by", "any thread"), *[(p, what or "any number") for p in params],
              *[("returns", "ones in each lane where it is so, else 0")] * op.startswith("set_")]
    emu = needs_one_of(name, on) + [f"    r = mgpu__simd(MGPU__SIMD_{op.upper()}, {width}, {signed}, a, {'b' if operands == 2 else '0'});"]
    return function(comment(first.format(what), fields), name, [f"uint32_t {p}" for p in params], emu,
                    asm(f"{opcode} %0, {', '.join(f'%{i + 1}' for i in range(operands))};", ['"=r"(r)'], [f'"r"({p})' for p in params], pure=True),
                    ("uint32_t", "uint32_t r", "r"))


def text():
    out = head(PATH, "four bytes or two halves at once, of Rubin and sm_120.", HEAD, ["../config.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/math/simd.h"', '#include "../emu/target.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for op, kinds, first, on, operands in OPS:
        for kind in kinds.split():
            out += integer(op, kind, first, on, operands)
    out += integer("add_sat", "u32", "a + b, at most 2^32 - 1.", "SIMD", 2)
    return whole(PATH, out)


# ---- numbers of 8 bits and fewer ------------------------------------------------------------------------------------

TYPES = ("e5m2", "e4m3", "e3m2", "e2m3", "e2m1", "e2m1p4", "ue8m0")
ONE = ("type", "a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another one the file does not assemble")
TWO = ("types", "a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file does not assemble")
SENTENCE = {"add": "a + c", "sub": "a - c", "mul": "a * b", "fma": "a * b + c"}
REFUSE = "mgpu: the types of arithmetic of four numbers are MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0 or two of them, MGPU_F8X4(A, B), a constant"


def operand(kind, name):
    return f'"h"((uint16_t)({name}))' if kind == "e2m1" else f'"r"({name})'


def folds():
    """The switches over one type, and over two."""
    out = ["#if !MGPU_EMULATE", "/* `words`, the instruction up to its types, `operands`, and what it takes beside a and b. */",
           "#define MGPU__F8_CASE(n, text, ...)".ljust(95) + "\\", "    case n:".ljust(95) + "\\", "        asm(text : __VA_ARGS__);".ljust(95) + "\\", "        break;"]
    for name, rows, behind in (("ONE", [(a,) for a in TYPES], '"r"(c)'), ("TWO", [(a, b) for a in TYPES for b in TYPES], None)):
        head_ = f"#define MGPU__F8_{name}(types, words, operands{', ...' if behind is None else ''})"
        lines = [head_, "    switch (types) {"]
        for n, kinds in enumerate(rows):
            inputs = ", ".join(operand(k, p) for k, p in zip(kinds, "ab"))
            lines += [f'        MGPU__F8_CASE({n}, words "{"".join(f".{k}x4" for k in kinds)}" operands, "=r"(r)', f"                      : {inputs}{', ' + behind if behind else ' __VA_ARGS__'})"]
        lines += ["    default:", '        MGPU__REFUSE("mgpu: the types of arithmetic of four numbers are MGPU_F8X4_E5M2 to "',
                  '                     "MGPU_F8X4_UE8M0 or two of them, MGPU_F8X4(A, B), a constant");', "    }"]
        out += [line.ljust(95) + "\\" for line in lines[:-1]] + lines[-1:]
    return out + ["#endif", ""]


def arithmetic(op, sat, d):
    name, two = f"mgpu_{op}_rn{'_satfinite' * sat}_{d}x4", op in ("mul", "fma")
    words = f"{op}.rn{'.satfinite' * sat}.{d}x4"
    params = {"add": "ac", "sub": "ac", "mul": "ab", "fma": "abc"}[op]
    which = TWO if two else ONE
    shown = f"{words}.ATYPE{'.BTYPE' * two} r, {', '.join(params)};"
    more = "; too large is the largest" if sat else "; too large is infinity" if d == "e5m2" else "; too large is a NaN"
    fields = [("ptx", shown), ("needs", "PTX 9.4, sm_100a, sm_103a"), ("by", "any thread"), which,
              *[(p, {"a": "four numbers, in bytes but e2m1: in nibbles of the low 16 bits", "b": "as a", "c": f"four {d}"}[p]) for p in params],
              ("returns", f"four {d}; NaN is 0x7f")]
    operands = " %0, " + ", ".join(f"%{i + 1}" for i in range(len(params))) + ";"
    body = ([f'    MGPU__F8_TWO(types, "{words}", "{operands}"' + (', , "r"(c)' if op == "fma" else ", ") + ")"] if two else
            [f'    MGPU__F8_ONE(type, "{words}", "{operands}")'])
    emu = needs_one_of(name, "F8_ADDS") + [f"    r = mgpu__f8x4({int(d == 'e5m2')}, {int(sat)}, {which[0] + ' / 7' if two else 'type'}, {which[0] + ' % 7' if two else '7'}, a, "
                                           + {"add": "0, c, 0", "sub": "0, c, 1", "mul": "b, 0, 2", "fma": "b, c, 0"}[op] + ");"]
    return function(comment(f"{SENTENCE[op]} of four numbers each, rounded once to the nearest {d}{more}.", fields), name,
                    [f"uint32_t {which[0]}", *(f"uint32_t {p}" for p in params)], emu, body, ("uint32_t", "uint32_t r = 0", "r"))


def f8_text():
    out = head(F8_PATH, "sums, products and both of four numbers of 8, 6 or 4 bits.",
               ["Printed by gen/gen.py: edit gen/simd.py. The picture and the use are in f8_arith.h."], ["../config.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/math/f8_arith.h"', '#include "../emu/target.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""] + folds()
    for d in ("e5m2", "e4m3"):
        for sat in (False, True):
            for op in ("add", "sub", "mul", "fma"):
                out += arithmetic(op, sat, d)
    return whole(F8_PATH, out)
