# SPDX-License-Identifier: MIT
"""ptx/integer.gen.h: integers, bits and bytes that C has no expression for.

A row of ROWS is (name, opcode, sentence, needs, parameters with their letter, result, the model's
expression, what the parameters are). PTX ISA, "Integer Arithmetic Instructions", "Data Movement and
Conversion Instructions: prmt", "Extended Precision Integer"."""
from value import header, value

PATH = "ptx/integer.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/integer.py. What each family is for is in integer.h.
""".strip().split("\n")
ANY = "PTX 7.0, sm_75"
HOPPER = "PTX 8.0, sm_90"
LETTER = {"u32": "r", "s32": "i", "u64": "l", "s64": "q", "b32": "r", "b64": "l"}
MODES = {
    "f4e": ("four bytes of b:a from byte n on, upwards", "FORWARD"), "b4e": ("four bytes of b:a from byte n on, downwards", "BACKWARD"),
    "rc8": ("byte n of a, four times", "BYTE"), "ecl": ("the bytes of a; those below byte n are byte n", "LEFT"),
    "ecr": ("the bytes of a; those above byte n are byte n", "RIGHT"), "rc16": ("16-bit half n % 2 of a, twice", "HALF"),
}


def prmt():
    out = value("prmt_b32", "prmt.b32", "Four bytes chosen of the eight of b:a, or their signs eight times: CUDA's __byte_perm() is without the "
                "signs.", ANY, [("a", "r"), ("b", "r"), ("selector", "r")], "r", "mgpu__int_prmt(a, b, selector)",
                [("a", "bytes 0 to 3"), ("b", "bytes 4 to 7"),
                 ("selector", "4 bits for each byte of the result: bits 0..2 the byte, bit 3: its sign bit eight times")])
    for mode, (what, word) in MODES.items():
        out += value(f"prmt_b32_{mode}", f"prmt.b32.{mode}", f"Byte by byte: {what}.", ANY, [("a", "r"), ("b", "r"), ("n", "r")], "r",
                     f"mgpu__int_prmt_mode(MGPU__PRMT_{word}, a, b, n)",
                     [("a", "bytes 0 to 3"), ("b", "bytes 4 to 7" if mode in ("f4e", "b4e") else "is not read"), ("n", "0 to 3: bits 0 and 1 count")])
    return out


def fields():
    out = []
    for bits in (32, 64):
        x = LETTER[f"u{bits}"]
        out += value(f"bfi_b{bits}", f"bfi.b{bits}", "b, with `len` bits of it from `pos` on replaced by the low ones of a.", ANY,
                     [("a", x), ("b", x), ("pos", "r"), ("len", "r")], x, f"{'(uint32_t)' * (bits == 32)}mgpu__int_bfi(a, b, pos, len, {bits})",
                     [("a", "what is put in"), ("b", "where to"), ("pos", "0 to 255; nothing is put beyond the last bit"),
                      ("len", "0 to 255 bits")])
    for kind in ("u32", "s32", "u64", "s64"):
        bits, signed, x = int(kind[1:]), int(kind[0] == "s"), LETTER[kind]
        wide = f"(uint{bits}_t)" * signed
        out += value(f"bfe_{kind}", f"bfe.{kind}", f"The `len` bits of a from `pos` on, {'sign' if signed else 'zero'}-extended.", ANY,
                     [("a", x), ("pos", "r"), ("len", "r")], x,
                     f"({'int' if signed else 'uint'}{bits}_t)mgpu__int_bfe({wide}a, pos, len, {bits}, {signed})",
                     [("a", "where from"), ("pos", "0 to 255; bits beyond the last are " + ("its sign" if signed else "0")),
                      ("len", "0 to 255 bits; 0: the result is 0")])
    for mode in ("clamp", "wrap"):
        said = "32 and more stay what they are: bits beyond the last" if mode == "clamp" else "only bits 0 to 4 count"
        out += value(f"bmsk_{mode}_b32", f"bmsk.{mode}.b32", "A mask of `len` ones from bit `pos` on.", "PTX 7.6, sm_75",
                     [("pos", "r"), ("len", "r")], "r", f"mgpu__int_bmsk(pos, len, {int(mode == 'clamp')})",
                     [("pos", f"the first bit; {said}"), ("len", f"how many; {said}")])
    for mode in ("clamp", "wrap"):
        for kind in ("u32", "s32"):
            x, signed = LETTER[kind], int(kind[0] == "s")
            out += value(f"szext_{mode}_{kind}", f"szext.{mode}.{kind}", f"The low n bits of a, {'sign' if signed else 'zero'}-extended.",
                         "PTX 7.6, sm_75", [("a", x), ("n", "r")], x,
                         f"({'int' if signed else 'uint'}32_t)mgpu__int_szext((uint32_t)a, n, {int(mode == 'clamp')}, {signed})",
                         [("a", "where from"), ("n", "0: the result is 0; " + ("32 and more: it is a" if mode == "clamp" else "bits 0 to 4 count"))])
    return out


def finds():
    out = value("fns_b32", "fns.b32", "The place of the n-th bit that is set in `mask`, counted from bit `base` on.", ANY,
                [("mask", "r"), ("base", "r"), ("n", "i")], "r", "mgpu__int_fns(mask, base, n)",
                [("mask", "any bits"), ("base", "0 to 31"), ("n", "1: the first at `base` or above; -1: at `base` or below; 0: `base` itself"),
                 ("returns", "0 to 31, or 0xffffffff: there is none"), ])
    for kind in ("u32", "s32", "u64", "s64"):
        bits, signed, x = int(kind[1:]), int(kind[0] == "s"), LETTER[kind]
        what = "the highest bit that is not the sign" if signed else "the highest bit that is set"
        for shift in (False, True):
            first = f"How far a is shifted left to bring {what} to the top." if shift else f"The place of {what}."
            out += value(f"bfind_{'shiftamt_' * shift}{kind}", f"bfind{'.shiftamt' * shift}.{kind}", first, ANY, [("a", x)], "r",
                         f"mgpu__int_bfind((uint64_t)a, {bits}, {signed}, {int(shift)})",
                         [("a", "any number"), ("returns", f"0 to {bits - 1}, or 0xffffffff: there is none")])
    return out


def sums():
    out = []
    for kind in ("u32", "s32"):
        x = LETTER[kind]
        out += value(f"sad_{kind}", f"sad.{kind}", "c + |a - b|.", ANY, [("a", x), ("b", x), ("c", x)], x,
                     f"({'int' if x == 'i' else 'uint'}32_t)mgpu__int_sad((int64_t)a, (int64_t)b, (uint32_t)c)",
                     [("a, b", "any numbers"), ("c", "added, modulo 2^32")])
    for kind, what in (("u32", "four bytes each"), ("s32", "four signed bytes each")):
        for add in (False, True):
            if (kind, add) == ("u32", False):                # CUDA's __vabsdiffu4()
                continue
            opcode = f"vabsdiff4.u32.{kind}.{kind}{'.add' * add}"
            out += value(opcode.replace(".", "_"), opcode, "c + the sum of the four |a - b|." if add else "Four bytes |a - b|.", ANY,
                         [("a", "r"), ("b", "r"), ("c", "r")], "r",
                         f"mgpu__int_absdiff4(a, b, c, {int(kind == 's32')}, {int(add)})",
                         [("a, b", what), ("c", "added, modulo 2^32" if add else "is not read")])
    for op, sign in (("add", "+"), ("sub", "-")):
        out += value(f"{op}_sat_s32", f"{op}.sat.s32", f"a {sign} b, clamped to the range of s32.", ANY, [("a", "i"), ("b", "i")], "i",
                     f"mgpu__int_sat((int64_t)a {sign} b)", [("a, b", "any numbers")])
    out += value("mad_hi_sat_s32", "mad.hi.sat.s32", "The upper half of a * b, and c, clamped to the range of s32.", ANY,
                 [("a", "i"), ("b", "i"), ("c", "i")], "i", "mgpu__int_sat(((int64_t)a * b >> 32) + c)", [("a, b", "any numbers"), ("c", "added")])
    for kind in ("u32", "s32"):
        x, signed = LETTER[kind], int(kind[0] == "s")
        c_type = "int32_t" if signed else "uint32_t"
        low = [("a, b", f"24 bits count{', the last is the sign' * signed}")]
        product = f"mgpu__int_mul24((uint32_t)a, (uint32_t)b, {signed})"
        out += value(f"mul24_hi_{kind}", f"mul24.hi.{kind}", "Bits 16 to 47 of the product of the low 24 bits.", ANY, [("a", x), ("b", x)], x,
                     f"({c_type})({product} >> 16)", low)
        for half, shift, bits in (("lo", "", "0 to 31"), ("hi", " >> 16", "16 to 47")):
            out += value(f"mad24_{half}_{kind}", f"mad24.{half}.{kind}", f"c and bits {bits} of the product of the low 24 bits.", ANY,
                         [("a", x), ("b", x), ("c", x)], x, f"({c_type})((uint32_t)({product}{shift}) + (uint32_t)c)",
                         [*low, ("c", "added, modulo 2^32")])
    out += value("mad24_hi_sat_s32", "mad24.hi.sat.s32", "c and bits 16 to 47 of the product of the low 24 bits, clamped to the range of s32.",
                 ANY, [("a", "i"), ("b", "i"), ("c", "i")], "i",
                 "mgpu__int_sat((int64_t)(int32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 1) >> 16) + c)",
                 [("a, b", "24 bits count, the last is the sign"), ("c", "added")])
    return out


def dots():
    out = []
    for n, halves in ((4, [""]), (2, ["lo", "hi"])):
        for half in halves:
            for a in ("u32", "s32"):
                for b in ("u32", "s32"):
                    x = "r" if a == b == "u32" else "i"
                    words = f"dp{n}a{'.' + half if half else ''}.{a}.{b}"
                    sign = {"u32": "unsigned", "s32": "signed"}
                    where = {"": "four bytes", "lo": "bytes 0 and 1 count", "hi": "bytes 2 and 3 count"}[half]
                    out += value(words.replace(".", "_"), words, f"c and the sum of {n} products.", ANY, [("a", "r"), ("b", "r"), ("c", x)], x,
                                 f"({'int' if x == 'i' else 'uint'}32_t)mgpu__int_dp{n}a(a, b, (uint32_t)c, {int(a == 's32')}, "
                                 f"{int(b == 's32')}{', ' + str(int(half == 'hi')) if half else ''})",
                                 [("a", f"{sign[a]}: {'four bytes' if n == 4 else 'two numbers of 16 bits'}"), ("b", f"{sign[b]}: {where}"),
                                  ("c", "added, modulo 2^32")])
    return out


def carryless():
    out = []
    for half, bits in (("lo", "0 to 63"), ("hi", "64 to 127")):
        out += value(f"clmad_{half}_u64", f"clmad.{half}.u64", f"c XOR bits {bits} of the carry-less product of a and b: of polynomials over "
                     "two elements, as checksums and GCM have them.", "PTX 9.3, sm_80", [("a", "l"), ("b", "l"), ("c", "l")], "l",
                     f"mgpu__int_clmul(a, b, {int(half == 'hi')}) ^ c", [("a, b", "the factors"), ("c", "what is added, without carries")])
    return out


def packed():
    out = []
    for kind in ("u16x2", "s16x2"):
        out += value(f"add_{kind}", f"add.{kind}", "Two sums of 16 bits: no carry from the lower to the upper.", HOPPER, [("a", "r"), ("b", "r")], "r",
                     "mgpu__int_add_x2(a, b)", [("a, b", "two numbers each")])
    for op in ("min", "max"):
        for kind, relu in (("u16x2", 0), ("s16x2", 0), ("s16x2", 1)):
            words = f"{op}{'.relu' * relu}.{kind}"
            out += value(words.replace(".", "_"), words, f"The {'smaller' if op == 'min' else 'larger'} of each half{', 0 if it is negative' * relu}.",
                         HOPPER, [("a", "r"), ("b", "r")], "r",
                         f"mgpu__int_minmax_x2(a, b, {int(op == 'max')}, {int(kind[0] == 's')}, {relu})", [("a, b", "two numbers each")])
        out += value(f"{op}_relu_s32", f"{op}.relu.s32", f"The {'smaller' if op == 'min' else 'larger'} of both, 0 if it is negative.", HOPPER,
                     [("a", "i"), ("b", "i")], "i", f"mgpu__int_relu(a {'<' if op == 'min' else '>'} b ? a : b)", [("a, b", "any numbers")])
    return out


def text():
    return header(PATH, "integers, bits and bytes that C has no expression for.", HEAD, "integer.h",
                  prmt() + fields() + finds() + sums() + dots() + carryless() + packed())
