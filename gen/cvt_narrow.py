# SPDX-License-Identifier: MIT
"""ptx/cvt_narrow.gen.h, ptx/cvt_newer.gen.h: conversions to and from 8, 6 and 4 bits that Blackwell has.

PTX ISA, "Data Movement and Conversion Instructions: cvt"."""
from cvt import words
from text import asm, comment, function, head, whole
from value import C_TYPE, body

PATH, NEWER_PATH = "ptx/cvt_narrow.gen.h", "ptx/cvt_newer.gen.h"
# a type: bits that it takes in a packed result, what it stops at
TYPES = {"e4m3": (8, "448"), "e5m2": (8, "57344"), "e2m3": (8, "7.5"), "e3m2": (8, "28"), "e2m1": (4, "6")}
NARROW = ("e2m3", "e3m2", "e2m1")
FAMILIES = "sm_100f, sm_110f, sm_120f"
ALL_A = "sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a"
RELU = "; negative values become 0"
# what the model asks of the target
FAMILY, SOME_A, EVERY_A = 'mgpu__emu_needs(1000, "{}", "sm_100")', 'mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "{}")', 'mgpu__emu_needs_one_of(MGPU__ON_FIXED, "{}")'


def how(relu, satfinite=False):
    return " | ".join(["MGPU__CVT_RELU"] * relu + ["MGPU__CVT_SATFINITE"] * satfinite) or "0"


def nan(kind):
    return "NaN becomes 0x7f" if kind in ("e4m3", "e5m2") else f"NaN becomes {TYPES[kind][1]}"


def row(name, opcode, first, needs, guard, params, result, emu, fields, braced=0):
    """A function; the first `braced` operands are a vector. A parameter or result `b` is an uint8_t, which PTX has in a .b8."""
    c = {**C_TYPE, "b": "uint8_t"}
    outside = [f"%{i + 1}" for i in range(len(params))]
    operands = ["t" if kind == "b" else o for o, (_, kind) in zip(outside, params)]
    names = [n for n, _ in params]
    if braced:
        names[:braced], operands[:braced] = ["{" + ", ".join(names[:braced]) + "}"], ["{" + ", ".join(operands[:braced]) + "}"]
    statement = f"{opcode} {'t' if result == 'b' else '%0'}, {', '.join(operands)};"
    byte = next((o for o, (_, kind) in zip(outside, params) if kind == "b"), None)
    if result == "b":
        statement = ["{", ".reg .b8 t;", statement, "cvt.u16.u8 %0, t;", "}"]
    elif byte:
        statement = ["{", ".reg .b8 t;", f"cvt.u8.u16 t, {byte};", statement, "}"]
    doc = comment(first, [("ptx", f"{opcode} r, {', '.join(names)};"), ("needs", needs), ("by", "any thread"), *fields])
    inputs = [f'"h"((uint16_t){n})' if kind == "b" else f'"{kind}"({n})' for n, kind in params]
    inside = "h" if result == "b" else result
    name = f"mgpu_{name}"
    return function(doc, name, [f"{c[kind]} {n}" for n, kind in params],
                    [f"    MGPU__EMU({guard.format(name)});"] + body(emu), asm(statement, [f'"={inside}"(r)'], inputs, pure=True),
                    (c[result], f"{C_TYPE[inside]} r", "(uint8_t)r" if result == "b" else "r"))


def where(bits):
    return ("the upper and the lower four bits of the result" if bits == 4 else "the upper and the lower byte of the result")


def to_narrow():
    out = []
    for kind in NARROW:
        bits, most = TYPES[kind]
        for relu in (False, True):
            two = f"mgpu__cvt_two(hi, lo, MGPU__{kind.upper()}, {bits}, {how(relu, True)})"
            out += row(words("cvt_rn", "relu" * relu, kind + "x2_f32"), f"cvt.rn.satfinite{'.relu' * relu}.{kind}x2.f32",
                       f"Two f32 to two {kind}, rounded to nearest, ties to even, of at most {most}{RELU * relu}.", f"PTX 8.8, {FAMILIES}", FAMILY,
                       [("hi", "f"), ("lo", "f")], "h" if bits == 8 else "b", f"(uint16_t){two}", [("hi, lo", where(bits)), ("returns", nan(kind))])
    return out


def from_narrow():
    out = []
    for kind in NARROW:
        bits = TYPES[kind][0]
        for relu in (False, True):
            out += row(words("cvt_rn", "relu" * relu, f"f16x2_{kind}x2"), f"cvt.rn{'.relu' * relu}.f16x2.{kind}x2",
                       f"The two f16 of two {kind}: exact{RELU * relu}.", f"PTX 8.8, {FAMILIES}", FAMILY, [("a", "h" if bits == 8 else "b")], "r",
                       f"mgpu__cvt_f16x2_of(a, MGPU__{kind.upper()}, {bits}, {how(relu)})",
                       [("a", f"two {kind}, {'a byte' if bits == 8 else 'four bits'} each: the upper becomes bits 16..31")])
    return out


def scales():
    """ue8m0, which has no sign: magnitudes."""
    out = []
    for rounding, said in (("rz", "at or below"), ("rp", "at or above")):
        for satfinite in (False, True):
            modes = [rounding] + ["satfinite"] * satfinite
            flags = f"MGPU__CVT_{rounding.upper()}" + " | MGPU__CVT_SATFINITE" * satfinite
            end = "too large: 0xfe, 2^127" if satfinite else "too large: 0xff, NaN"
            for source in ("f32", "bf16x2"):
                pair = source == "f32"
                out += row(words("cvt", *modes, "ue8m0x2", source), f"cvt.{'.'.join(modes)}.ue8m0x2.{source}",
                           f"Two {source.removesuffix('x2')} to two ue8m0: the power of two {said} the magnitude; {end}.", f"PTX 8.8, {FAMILIES}", FAMILY,
                           [("hi", "f"), ("lo", "f")] if pair else [("a", "r")], "h",
                           f"(uint16_t)mgpu__cvt_ue8m0x2{'(hi, lo' if pair else '_bf16(a'}, {flags})",
                           [("hi, lo", where(8)) if pair else ("a", "two bf16: the upper becomes bits 8..15"),
                            ("returns", "NaN becomes 0xff; 0 becomes 0, 2^-127")])
    return out + row("cvt_rn_bf16x2_ue8m0x2", "cvt.rn.bf16x2.ue8m0x2", "The two bf16 of two ue8m0: exact.", f"PTX 8.8, {FAMILIES}", FAMILY, [("a", "h")], "r",
                     "mgpu__cvt_bf16x2_ue8m0(a)", [("a", "two ue8m0: the upper becomes bits 16..31"), ("returns", "NaN becomes 0x7fff")])


def tf32():
    out = []
    for rounding, said in (("rn", "rounded to nearest, ties to even"), ("rz", "rounded toward zero")):
        for relu in (False, True):
            flags = f"MGPU__CVT_{rounding.upper()} | {how(relu, True)}"
            out += row(words("cvt", rounding, "relu" * relu, "satfinite_tf32_f32"), f"cvt.{rounding}.satfinite{'.relu' * relu}.tf32.f32",
                       f"x as tf32, {said}{RELU * relu}; too large values become the largest finite one.", "PTX 8.6, sm_100", FAMILY, [("x", "f")], "r",
                       f"mgpu__number_of_f32(x, MGPU__TF32, {flags}) << 13",
                       [("x", "any number"), ("returns", "the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000")])
    return out


def at_random():
    out = []
    for kind, bits in (("f16", "13"), ("bf16", "16")):
        for relu in (False, True):
            for satfinite in (False, True):
                modes = ["rs"] + ["relu"] * relu + ["satfinite"] * satfinite
                out += row(words("cvt", *modes, kind + "x2_f32"), f"cvt.{'.'.join(modes)}.{kind}x2.f32",
                           f"hi << 16 | lo, each as {kind}, rounded away from zero if the part cut off and the random bits carry{RELU * relu}"
                           f"{'; too large values become the largest finite one' * satfinite}.", "PTX 8.7, sm_100a, sm_103a, sm_107a", SOME_A,
                           [("hi", "f"), ("lo", "f"), ("random", "r")], "r", f"mgpu__cvt_rs_{kind}x2(hi, lo, random, {how(relu, satfinite)})",
                           [("hi, lo", "become bits 16..31 and 0..15"),
                            ("random", f"random bits: {'28..16 for hi, 12..0' if kind == 'f16' else '31..16 for hi, 15..0'} for lo"), ("returns", "NaN becomes 0x7fff")])
    for kind, (bits, most) in TYPES.items():
        for relu in (False, True):
            c = "(uint16_t)" if bits == 4 else ""
            out += row(words("cvt_rs", "relu" * relu, kind + "x4_f32"), f"cvt.rs{'.relu' * relu}.satfinite.{kind}x4.f32",
                       f"Four f32 to four {kind}, of at most {most}, rounded away from zero if the part cut off and the random bits carry{RELU * relu}.",
                       "PTX 8.7, sm_100a, sm_103a, sm_107a", SOME_A, [(f"x{i}", "f") for i in (3, 2, 1, 0)] + [("random", "r")], "h" if bits == 4 else "r",
                       f"{c}mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__{kind.upper()}, {bits}, {how(relu, True)})",
                       [("x3, x2, x1, x0", f"the upper to the lower {'byte' if bits == 8 else 'four bits'} of the result"),
                        ("random", "random bits: " + ("31..16 for x3 and x2, 15..0" if bits == 8 else "31..24 and 15..8 for x3 and x2, the others") + " for x1 and x0"),
                        ("returns", nan(kind))], braced=4)
    return out


def newer():
    """PTX 9.1: from 16 bits; fixed point. PTX 9.2: to bf16."""
    out = []
    for kind, (bits, most) in TYPES.items():
        for source in ("f16", "bf16"):
            if source == "f16" and kind not in NARROW:      # cvt.h has those
                continue
            for relu in (False, True):
                out += row(words("cvt_rn", "relu" * relu, f"{kind}x2_{source}x2"), f"cvt.rn.satfinite{'.relu' * relu}.{kind}x2.{source}x2",
                           f"Two {source} to two {kind}, rounded to nearest, ties to even, of at most {most}{RELU * relu}.", f"PTX 9.1, {FAMILIES}", FAMILY,
                           [("a", "r")], "h" if bits == 8 else "b", f"(uint16_t)mgpu__cvt_two_{source}(a, MGPU__{kind.upper()}, {bits}, {how(relu, True)})",
                           [("a", f"two {source}: the upper becomes the upper {'byte' if bits == 8 else 'four bits'}"), ("returns", nan(kind))])
    for kind, (bits, _) in TYPES.items():
        for relu in (False, True):
            for scaled in (False, True):
                out += row(words("cvt_rn", "relu" * relu, f"bf16x2_{kind}x2", "scaled" * scaled),
                           f"cvt.rn{'.relu' * relu}{'.scaled::n2::ue8m0' * scaled}.bf16x2.{kind}x2",
                           f"The two bf16 of two {kind}" + (", each times a power of two" if scaled else ": exact") + f"{RELU * relu}.", f"PTX 9.2, {FAMILIES}", FAMILY,
                           [("a", "h" if bits == 8 else "b")] + [("scale", "h")] * scaled, "r",
                           f"mgpu__cvt_bf16x2_of(a, MGPU__{kind.upper()}, {bits}, {how(relu)}, {'scale' if scaled else '0x7f7f'})",
                           [("a", f"two {kind}, {'a byte' if bits == 8 else 'four bits'} each: the upper becomes bits 16..31"),
                            *[("scale", "two ue8m0: the upper for the upper")] * scaled, ("returns", "NaN becomes 0x7fff")])
    for source in ("f32", "bf16x2"):
        for relu in (False, True):
            for scaled in (False, True):
                pair = source == "f32"
                out += row(words("cvt_rn", "relu" * relu, "s2f6x2", source, "scaled" * scaled),
                           f"cvt.rn.satfinite{'.relu' * relu}{'.scaled::n2::ue8m0' * scaled}.s2f6x2.{source}",
                           f"Two {source.removesuffix('x2')}{', each through a power of two,' * scaled} to two s2f6, signed multiples of 1/64, rounded to nearest, ties to even, "
                           f"from -2 to 127/64{RELU * relu}.", f"PTX 9.1, {ALL_A}", EVERY_A,
                           ([("hi", "f"), ("lo", "f")] if pair else [("a", "r")]) + [("scale", "h")] * scaled, "h",
                           f"(uint16_t)mgpu__cvt_s2f6x2{'(hi, lo' if pair else '_bf16(a'}, {how(relu)}, {'scale' if scaled else '0x7f7f'})",
                           [("hi, lo", where(8)) if pair else ("a", "two bf16: the upper becomes bits 8..15"),
                            *[("scale", "two ue8m0: the upper for the upper")] * scaled, ("returns", "NaN becomes 127/64")])
    for satfinite in (False, True):
        for relu in (False, True):
            for scaled in (False, True):
                out += row(words("cvt_rn", "relu" * relu, "satfinite" * satfinite, "bf16x2_s2f6x2", "scaled" * scaled),
                           f"cvt.rn{'.satfinite' * satfinite}{'.relu' * relu}{'.scaled::n2::ue8m0' * scaled}.bf16x2.s2f6x2",
                           "The two bf16 of two s2f6" + (", each times a power of two" if scaled else ": exact") + RELU * relu +
                           f"{'; too large values become the largest finite one' * satfinite}.", f"PTX 9.1, {ALL_A}", EVERY_A,
                           [("a", "h")] + [("scale", "h")] * scaled, "r",
                           f"mgpu__cvt_bf16x2_s2f6(a, {how(relu, satfinite)}, {'scale' if scaled else '0x7f7f'})",
                           [("a", "two s2f6: the upper becomes bits 16..31"), *[("scale", "two ue8m0: the upper for the upper")] * scaled])
    return out


def header(path, what, lines, functions):
    out = head(path, what, lines, ["../config.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/math/cvt_narrow.h"', '#include "../emu/target.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    return whole(path, out + functions)


def headers():
    printed = "Printed by gen/gen.py: edit gen/cvt_narrow.py. The picture and the use are in {}."
    yield PATH, header(PATH, "numbers of 8, 6 and 4 bits, their scales, rounding at random: Blackwell.", [printed.format("cvt_narrow.h")],
                       to_narrow() + from_narrow() + scales() + tf32() + at_random())
    yield NEWER_PATH, header(NEWER_PATH, "numbers of 8, 6 and 4 bits from and to 16, fixed point: Blackwell, PTX 9.1 and 9.2.", [printed.format("cvt_newer.h")], newer())
