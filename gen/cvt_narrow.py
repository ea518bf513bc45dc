# SPDX-License-Identifier: MIT
"""ptx/cvt_narrow.gen.h, ptx/cvt_newer.gen.h: conversions to and from 8, 6 and 4 bits that Blackwell has.
ptx/cvt_rubin.gen.h: those of Rubin; of five types the rounding, and what becomes of negative numbers, are one constant.

PTX ISA, "Data Movement and Conversion Instructions: cvt"."""
from cvt import words
from text import asm, comment, function, head, whole
from value import C_TYPE, body

PATH, NEWER_PATH, RUBIN_PATH = "ptx/cvt_narrow.gen.h", "ptx/cvt_newer.gen.h", "ptx/cvt_rubin.gen.h"
# a type: bits that it takes in a packed result, what it stops at
TYPES = {"e4m3": (8, "448"), "e5m2": (8, "57344"), "e2m3": (8, "7.5"), "e3m2": (8, "28"), "e2m1": (4, "6")}
NARROW = ("e2m3", "e3m2", "e2m1")
FAMILIES = "sm_100f, sm_110f, sm_120f"
ALL_A = "sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a"
RELU = "; negative values become 0"
# A fault of ptxas: tests/ptx/compiler_faults.py
DIES = ("errors", "ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()")
# what the model asks of the target
FAMILY, SOME_A, EVERY_A = 'mgpu__emu_needs(1000, "{}", "sm_100")', 'mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "{}")', 'mgpu__emu_needs_one_of(MGPU__ON_FIXED, "{}")'
RUBIN, RUBIN_A = 'mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "{}")', 'mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "{}")'


def how(relu, satfinite=False):
    return " | ".join(["MGPU__CVT_RELU"] * relu + ["MGPU__CVT_SATFINITE"] * satfinite) or "0"


def nan(kind):
    return "NaN becomes 0x7f" if kind in ("e4m3", "e5m2") else f"NaN becomes {TYPES[kind][1]}"


def row(name, opcode, first, needs, guard, params, result, emu, fields, braced=0):
    """A function; the first `braced` operands are a vector. A parameter or result `b` is an uint8_t, which PTX has in a .b8; a parameter
    `s` the low byte of an uint32_t."""
    c = {**C_TYPE, "b": "uint8_t", "s": "uint32_t"}
    outside = [f"%{i + 1}" for i in range(len(params))]
    operands = [{"b": "t", "s": "s"}.get(kind, o) for o, (_, kind) in zip(outside, params)]
    names = [n for n, _ in params]
    if braced:
        names[:braced], operands[:braced] = ["{" + ", ".join(names[:braced]) + "}"], ["{" + ", ".join(operands[:braced]) + "}"]
    statement = f"{opcode} {'t' if result == 'b' else '%0'}, {', '.join(operands)};"
    byte = next((o for o, (_, kind) in zip(outside, params) if kind == "b"), None)
    if result == "b":
        statement = ["{", ".reg .b8 t;", statement, "cvt.u16.u8 %0, t;", "}"]
    elif byte:
        statement = ["{", ".reg .b8 t;", f"cvt.u8.u16 t, {byte};", statement, "}"]
    scale = next((o for o, (_, kind) in zip(outside, params) if kind == "s"), None)
    if scale:
        statement = ["{", ".reg .b8 s;", f"cvt.u8.u32 s, {scale};", statement, "}"]
    doc = comment(first, [("ptx", f"{opcode} r, {', '.join(names)};"), ("needs", needs), ("by", "any thread"), *fields])
    inputs = [f'"h"((uint16_t){n})' if kind == "b" else f'"{"r" if kind == "s" else kind}"({n})' for n, kind in params]
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


def scale_of_lane():
    """What keeps ptxas alive: the fault in DIES. It does not know that a lane is not below itself."""
    name = "mgpu_cvt_scale_of_lane"
    doc = comment("`scale`, so that ptxas does not see that all lanes have the same one: once for all _scaled conversions that take it.",
                  [("ptx", "(mov.u32 of %lanemask_lt and %lanemask_eq, and.b32, or.b32)"), ("needs", "any target"), ("by", "any thread"),
                   ("scale", "one ue8m0, or two in 16 bits"), ("returns", "scale")])
    return function(doc, name, ["uint32_t scale"], ["    r = scale;"],
                    asm(["{", ".reg .b32 below, own;", "mov.u32 below, %%lanemask_lt;", "mov.u32 own, %%lanemask_eq;", "and.b32 below, below, own;", "or.b32 %0, %1, below;", "}"],
                        ['"=r"(r)'], ['"r"(scale)'], pure=True), ("uint32_t", "uint32_t r", "r"))


def to_fixed(rounding):
    """To s2f6: to nearest on each a, toward zero on Rubin's."""
    out, up = [], rounding == "rn"
    for source in ("f32", "bf16x2"):
        for relu in (False, True):
            for scaled in (False, True):
                pair, flags = source == "f32", " | ".join(["MGPU__CVT_RELU"] * relu + ["MGPU__CVT_RZ"] * (not up)) or "0"
                out += row(words(f"cvt_{rounding}", "relu" * relu, "s2f6x2", source, "scaled" * scaled),
                           f"cvt.{rounding}.satfinite{'.relu' * relu}{'.scaled::n2::ue8m0' * scaled}.s2f6x2.{source}",
                           f"Two {source.removesuffix('x2')}{', each through a power of two,' * scaled} to two s2f6, signed multiples of 1/64, rounded "
                           f"{'to nearest, ties to even' if up else 'toward zero'}, from -2 to 127/64{RELU * relu}.",
                           f"PTX 9.1, {ALL_A}" if up else "PTX 9.4, sm_107a", EVERY_A if up else RUBIN_A,
                           ([("hi", "f"), ("lo", "f")] if pair else [("a", "r")]) + [("scale", "h")] * scaled, "h",
                           f"(uint16_t)mgpu__cvt_s2f6x2{'(hi, lo' if pair else '_bf16(a'}, {flags}, {'scale' if scaled else '0x7f7f'})",
                           [("hi, lo", where(8)) if pair else ("a", "two bf16: the upper becomes bits 8..15"),
                            *[("scale", "two ue8m0: the upper for the upper")] * scaled, ("returns", "NaN becomes 127/64"), *[DIES] * (scaled and pair)])
    return out


def newer():
    """PTX 9.1: from 16 bits; fixed point. PTX 9.2: to bf16."""
    out = scale_of_lane()
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
    out += to_fixed("rn")
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


MODES = ("rz.satfinite", "rz.satfinite.relu", "rz.satfinite.pzo", "rn.satfinite.pzo", "rn.satfinite", "rn.satfinite.relu")      # in the order of the constants in cvt_rubin.h
HOW = {4: "MODE", 6: "ANY_MODE"}
REFUSE = ("mgpu: the rounding of this cvt is one of MGPU_CVT_RZ to MGPU_CVT_RN_PZO, ", "of a _scaled one to MGPU_CVT_RN_RELU, a constant")
SCALE = [("scale", "its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them")]
FLUSH = ", divided by a power of two, subnormal numbers as 0,"


def folds():
    """The switches over MODES: over those that are not in cvt.h and its like, and with a scale over all."""
    out = ["#if !MGPU_EMULATE", "/* `before`, the instruction up to its rounding, `behind`, and then its operands. */",
           "#define MGPU__CVT_CASE(n, text, ...)".ljust(95) + "\\", "    case n:".ljust(95) + "\\", "        asm(text : __VA_ARGS__);".ljust(95) + "\\", "        break;"]
    for count, name in HOW.items():
        lines = [f"#define MGPU__CVT_{name}_FOLD(how, before, behind, ...)", "    switch (how) {",
                 *(f'        MGPU__CVT_CASE({n}, before "{mode}" behind, __VA_ARGS__)' for n, mode in enumerate(MODES[:count])),
                 "    default:", f'        MGPU__REFUSE("{REFUSE[0]}"', f'                     "{REFUSE[1]}");', "    }"]
        out += [line.ljust(95) + "\\" for line in lines[:-1]] + lines[-1:]
    return out + ["#endif", ""]


def folded(kind, source, scaled):
    """Two f32, or two of 16 bits, to two of a type, by a constant."""
    bits, most = TYPES[kind]
    pair, count = source == "f32", 6 if scaled else 4
    behind = f"{'.scaled::n1::ue8m0' * scaled}.{kind}x2.{source}"
    name = f"mgpu_cvt_{kind}x2_{source}" + "_scaled" * scaled
    params = ([("hi", "f"), ("lo", "f")] if pair else [("a", "r")]) + [("scale", "r")] * scaled
    shown = ", ".join(n for n, _ in params)
    how_ = ("how", f"a constant, 0..{count - 1}: MGPU_CVT_RZ to MGPU_CVT_RN_{'RELU' if scaled else 'PZO'}; with another one the file does not assemble")
    doc = comment(f"Two {source.removesuffix('x2')}{FLUSH * scaled} to two {kind} of at most {most}, rounded as `how` says.",
                  [("ptx", f"cvt.{HOW[count]}{behind} r, {shown};"), ("needs", "PTX 9.4, sm_107f"), ("by", "any thread"), how_,
                   ("hi, lo", where(bits)) if pair else ("a", f"two {source.removesuffix('x2')}: the upper becomes the upper {'byte' if bits == 8 else 'four bits'}"),
                   *SCALE * scaled, ("returns", nan(kind)), *[DIES] * scaled])
    operands = ["t" if bits == 4 else "%0", *(f"%{i + 1}" for i in range(len(params)))]
    if scaled:
        operands[-1] = "s"
    before = "{" * (scaled or bits == 4) + " .reg .b8 t;" * (bits == 4) + f" .reg .b8 s; cvt.u8.u32 s, %{len(params)};" * scaled + " " * (scaled or bits == 4) + "cvt."
    end = f"{behind} {', '.join(operands)};" + " cvt.u16.u8 %0, t;" * (bits == 4) + " }" * (scaled or bits == 4)
    inputs = ", ".join(f'"{k}"({n})' for n, k in params)
    body_ = [f'    MGPU__CVT_{HOW[count]}_FOLD(how, "{before}",', f'        "{end}", "=h"(r)', f"        : {inputs})"]
    call = f"mgpu__cvt_rubin_{source.removesuffix('x2')}({shown}{' & 0xff' if scaled else ', MGPU__CVT_UNSCALED'}, MGPU__{kind.upper()}, {bits}, mgpu__cvt_mode(how))"
    return function(doc, name, ["uint32_t how", *(f"{C_TYPE[k]} {n}" for n, k in params)],
                    [f"    MGPU__EMU({RUBIN.format(name)});", f'    MGPU__EMU(mgpu__emu_cvt_mode(how, {count}, "{name}"));'] + body(f"(uint16_t){call}"), body_,
                    ("uint16_t" if bits == 8 else "uint8_t", "uint16_t r = 0", "r" if bits == 8 else "(uint8_t)r"))


ROUNDED = {"rn": "to nearest, ties to even", "rz": "toward zero", "rp": "up"}


def ue5m3():
    """To a scale without a sign, and back."""
    out = []
    for scaled in (False, True):
        for rounding in ("rn", "rz") if scaled else ("rn", "rz", "rp"):
            for satfinite in (False, True):
                for source in ("f32", "f16x2", "bf16x2"):
                    pair, modes = source == "f32", [rounding] + ["satfinite"] * satfinite
                    end = "too large, and infinity: 114688" if satfinite else "infinity becomes NaN, and so does what is rounded beyond 114688" if rounding != "rz" else \
                        "too large: 114688; infinity becomes NaN"
                    call = f"mgpu__cvt_rubin_{source.removesuffix('x2')}({'hi, lo' if pair else 'a'}, {'scale & 0xff' if scaled else 'MGPU__CVT_UNSCALED'}, MGPU__UE5M3, 8, MGPU__CVT_{rounding.upper()}{' | MGPU__CVT_SATFINITE' * satfinite})"
                    out += row(words("cvt", *modes, "ue5m3x2", source, "scaled" * scaled), f"cvt.{'.'.join(modes)}{'.scaled::n1::ue8m0' * scaled}.ue5m3x2.{source}",
                               f"The magnitudes of two {source.removesuffix('x2')}{FLUSH * scaled} to two ue5m3, rounded {ROUNDED[rounding]}; {end}.", "PTX 9.4, sm_107f", RUBIN,
                               ([("hi", "f"), ("lo", "f")] if pair else [("a", "r")]) + [("scale", "s")] * scaled, "h", f"(uint16_t){call}",
                               [("hi, lo", where(8)) if pair else ("a", f"two {source.removesuffix('x2')}: the upper becomes bits 8..15"), *SCALE * scaled, ("returns", "NaN becomes 0xff"), *[DIES] * scaled])
    out += row("cvt_rn_f16x2_ue5m3x2", "cvt.rn.f16x2.ue5m3x2", "The two f16 of two ue5m3: exact; 65536 and above become infinity.", "PTX 9.4, sm_107f", RUBIN, [("a", "h")], "r",
               "mgpu__cvt_f16x2_of(a, MGPU__UE5M3, 8, 0)", [("a", "two ue5m3: the upper becomes bits 16..31"), ("returns", "NaN becomes 0x7fff")])
    for modes, scaled in (([], False), ([], True), (["satfinite"], True)):
        out += row(words("cvt_rn", *modes, "bf16x2_ue5m3x2", "scaled" * scaled), f"cvt.rn{'.satfinite' * len(modes)}{'.scaled::n2::ue8m0' * scaled}.bf16x2.ue5m3x2",
                   "The two bf16 of two ue5m3" + (", each times a power of two" if scaled else ": exact") + f"{'; too large values become the largest finite one' * len(modes)}.",
                   "PTX 9.4, sm_107f", RUBIN, [("a", "h")] + [("scale", "h")] * scaled, "r",
                   f"mgpu__cvt_bf16x2_of(a, MGPU__UE5M3, 8, {how(False, bool(modes))}, {'scale' if scaled else '0x7f7f'})",
                   [("a", "two ue5m3: the upper becomes bits 16..31"), *[("scale", "two ue8m0: the upper for the upper")] * scaled, ("returns", "NaN becomes 0x7fff")])
    return out


def rubin():
    """PTX 9.4 for sm_107: other roundings, one scale for two numbers, -0 as 0, ue5m3."""
    out = []
    for kind in TYPES:
        for source in ("f32", "f16x2", "bf16x2"):
            for scaled in (False, True):
                out += folded(kind, source, scaled)
    for kind in ("f16", "bf16"):
        for rounding in ("rn", "rz"):
            for satfinite in (False, True):
                modes = [rounding] + ["satfinite"] * satfinite + ["pzo"]
                out += row(words("cvt", *modes, f"{kind}x2_f32"), f"cvt.{'.'.join(modes)}.{kind}x2.f32",
                           f"hi << 16 | lo, each as {kind}, rounded {ROUNDED[rounding]}; -0 becomes 0{'; too large values become the largest finite one' * satfinite}.",
                           "PTX 9.4, sm_107f", RUBIN, [("hi", "f"), ("lo", "f")], "r",
                           f"mgpu__cvt_pzo(hi, lo, MGPU__{kind.upper()}, MGPU__CVT_{rounding.upper()}{' | MGPU__CVT_SATFINITE' * satfinite})",
                           [("hi, lo", "become bits 16..31 and 0..15"), ("returns", "NaN becomes 0x7fff")])
    return out + ue5m3() + to_fixed("rz")


def header(path, what, lines, functions):
    out = head(path, what, lines, ["../config.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/math/cvt_narrow.h"', '#include "../emu/target.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    return whole(path, out + functions)


def headers():
    printed = "Printed by gen/gen.py: edit gen/cvt_narrow.py. The picture and the use are in {}."
    yield PATH, header(PATH, "numbers of 8, 6 and 4 bits, their scales, rounding at random: Blackwell.", [printed.format("cvt_narrow.h")],
                       to_narrow() + from_narrow() + scales() + tf32() + at_random())
    yield NEWER_PATH, header(NEWER_PATH, "numbers of 8, 6 and 4 bits from and to 16, fixed point: Blackwell, PTX 9.1 and 9.2.", [printed.format("cvt_newer.h")], newer())
    yield RUBIN_PATH, header(RUBIN_PATH, "numbers of 8, 6 and 4 bits, scales, fixed point: Rubin.", [printed.format("cvt_rubin.h")], folds() + rubin())
