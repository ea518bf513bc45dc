# SPDX-License-Identifier: MIT
"""ptx/cvt.gen.h: conversions between f32 and shorter floats, and of integers into fewer bits.

Each function below prints one kind; their rows are its loops. PTX ISA, "Data Movement and
Conversion Instructions: cvt", "cvt.pack"."""
from value import header, value

PATH = "ptx/cvt.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/cvt.py. The picture and the use are in cvt.h.
""".strip().split("\n")
ROUNDINGS = {"rn": "rounded to nearest, ties to even", "rz": "rounded toward zero", "rm": "rounded down", "rp": "rounded up",
             "rna": "rounded to nearest, ties away from zero"}
PACKS = [("s16", 0), ("u16", 0), ("s8", 8), ("u8", 8), ("s4", 4), ("u4", 4), ("s2", 2), ("u2", 2)]


def words(*parts):
    return "_".join(p for p in parts if p)


def flags(rounding="rn", relu=False, satfinite=False):
    """What the model is told, and what the sentence says of it."""
    how = [f"MGPU__CVT_{rounding.upper()}"] * (rounding != "rn") + ["MGPU__CVT_RELU"] * relu + ["MGPU__CVT_SATFINITE"] * satfinite
    said = "; negative values become 0" * relu + "; too large values become the largest finite one" * satfinite
    return " | ".join(how) or "0", said


def from_f32():
    """f32 to one or two of bf16 and f16."""
    out = []
    for pair in (True, False):
        for kind in ("bf16", "f16"):
            for rounding in ("rn", "rz") if pair else ("rn", "rz", "rm", "rp"):
                for relu in (False, True):
                    for satfinite in (False, True):
                        if rounding in ("rm", "rp") and (relu or satfinite):
                            continue
                        how, said = flags(rounding, relu, satfinite)
                        modes = [rounding] + ["relu"] * relu + ["satfinite"] * satfinite
                        dst = kind + "x2" * pair
                        version = "8.1" if satfinite else "7.0"
                        if kind == "bf16" and rounding in ("rm", "rp"):
                            version = "7.8"
                        one = f"mgpu__cvt_{kind}_f32({{}}, {how})"
                        if pair:
                            first = f"hi << 16 | lo, each as {kind}, {ROUNDINGS[rounding]}{said}."
                            fields = [("hi", "becomes bits 16..31"), ("lo", "becomes bits 0..15"), ("returns", "NaN becomes 0x7fff")]
                            params, emu = [("hi", "f"), ("lo", "f")], f"{one.format('hi')} << 16 | {one.format('lo')}"
                        else:
                            first = f"x as {kind}, {ROUNDINGS[rounding]}{said}."
                            fields = [("x", "any number"), ("returns", "the bits; NaN becomes 0x7fff")]
                            params, emu = [("x", "f")], f"(uint16_t){one.format('x')}"
                        out += value(words("cvt", *modes, dst, "f32"), f"cvt.{'.'.join(modes)}.{dst}.f32", first,
                                     f"PTX {version}, {'sm_75' if kind == 'f16' and not pair and not relu else 'sm_80'}", params, "r" if pair else "h", emu, fields)
    return out


def to_tf32():
    out = []
    for rounding, relu, satfinite, needs in (
            ("rna", False, False, "PTX 7.0, sm_80"), ("rna", False, True, "PTX 8.1, sm_80"),
            ("rn", False, False, "PTX 7.8, sm_90"), ("rn", True, False, "PTX 7.8, sm_90"),
            ("rz", False, False, "PTX 7.8, sm_90"), ("rz", True, False, "PTX 7.8, sm_90")):
        how, said = flags(rounding, relu, satfinite)
        modes = [rounding] + ["satfinite"] * satfinite + ["relu"] * relu
        out += value(words("cvt", *modes, "tf32_f32"), f"cvt.{'.'.join(modes)}.tf32.f32",
                     f"x as tf32, {ROUNDINGS[rounding]}{said}: what the tensor core would cut off is rounded.", needs,
                     [("x", "f")], "r", f"mgpu__cvt_tf32_f32(x, {how})",
                     [("x", "any number"), ("returns", "the bits of an f32 whose low 13 are zero; NaN " + (
                         "becomes 0x7fffe000" if rounding != "rna" else "keeps its other bits, of which none may be left: infinity" if not satfinite
                         else "becomes what lies 0x2000 below its bits without the low 13, a NaN or the largest number"))])
    return out


def to_fp8():
    out = []
    for kind, largest in (("e4m3", "448"), ("e5m2", "57344")):
        for source in ("f32", "f16x2"):
            for relu in (False, True):
                how, said = flags(relu=relu, satfinite=True)
                first = (f"Two {source.removesuffix('x2')} to two {kind}, rounded to nearest, ties to even; clamped to the finite range, "
                         f"{largest}{'; negative values become 0' * relu}.")
                opcode = f"cvt.rn.satfinite{'.relu' * relu}.{kind}x2.{source}"
                if source == "f32":
                    one = f"mgpu__cvt_{kind}_f32({{}}, {how})"
                    params, emu = [("hi", "f"), ("lo", "f")], f"(uint16_t)({one.format('hi')} << 8 | {one.format('lo')})"
                    fields = [("hi", "becomes bits 8..15"), ("lo", "becomes bits 0..7")]
                else:
                    one = f"mgpu__cvt_{kind}_f16({{}}, {how})"
                    params, emu = [("a", "r")], f"(uint16_t)({one.format('a >> 16')} << 8 | {one.format('a')})"
                    fields = [("a", "two f16: the upper becomes bits 8..15")]
                out += value(words("cvt_rn", "relu" * relu, kind + "x2", source), opcode, first, "PTX 8.1, sm_89", params, "h", emu,
                             [*fields, ("returns", "NaN becomes 0x7f")])
    return out


def from_fp8():
    out = []
    for kind in ("e4m3", "e5m2"):
        for relu in (False, True):
            how, said = flags(relu=relu)
            one = f"mgpu__cvt_f16_{kind}({{}}, {how})"
            out += value(words("cvt_rn", "relu" * relu, "f16x2", kind + "x2"), f"cvt.rn{'.relu' * relu}.f16x2.{kind}x2",
                         f"The two f16 of two {kind}: exact{said}.", "PTX 8.1, sm_89", [("a", "h")], "r",
                         f"{one.format('(uint32_t)a >> 8')} << 16 | {one.format('a')}",
                         [("a", f"two {kind}: bits 8..15 become bits 16..31"), ("returns", "NaN becomes 0x7fff")])
    return out


def to_f32():
    return value("cvt_f32_bf16", "cvt.f32.bf16", "The f32 of a bf16: exact.", "PTX 7.1, sm_80", [("a", "h")], "f",
                 "mgpu_bf16_to_f32(a)", [("a", "the bits: (uint16_t)pair or (uint16_t)(pair >> 16)")]) + \
        value("cvt_f32_f16", "cvt.f32.f16", "The f32 of a f16: exact.", "PTX 7.0, sm_75", [("a", "h")], "f",
              "mgpu_f16_to_f32(a)", [("a", "the bits: (uint16_t)pair or (uint16_t)(pair >> 16)")])


def bounds(kind):
    signed, bits = kind[0] == "s", int(kind[1:])
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)


# the type of a number, what converts it to f32, its letter, the integers that CUDA has no function for, PTX and target
SOURCES = [("f32", "{}", "f", ("s8", "u8", "s16", "u16"), "PTX 7.0, sm_75"), ("f16", "mgpu_f16_to_f32({})", "h", ("s8", "u8"), "PTX 7.0, sm_75"),
           ("bf16", "mgpu_bf16_to_f32({})", "h", ("s8", "u8"), "PTX 7.8, sm_90")]


def integers():
    """f32, f16, bf16 and s32 into integers of 8 and 16 bits, clamped; two s32 packed."""
    out = []
    for source, single, letter, kinds, needs in SOURCES:
        for rounding in ("rn", "rz", "rm", "rp"):
            for kind in kinds:
                least, most = bounds(kind)
                result, c = ("i", "") if kind[0] == "s" else ("r", "(uint32_t)")
                x = "x" if source == "f32" else "a"
                out += value(f"cvt_{rounding}i_{kind}_{source}", f"cvt.{rounding}i.{kind}.{source}",
                             f"{x} as an integer from {least} to {most}: {ROUNDINGS[rounding]}, then clamped.", needs, [(x, letter)], result,
                             f"{c}mgpu__cvt_integer({single.format(x)}, MGPU__CVT_{rounding.upper()}, {least}, {most})",
                             [(x, "any number" if source == "f32" else f"the bits of a {source}"),
                              ("returns", f"{'sign' if least else 'zero'}-extended to 32 bits; NaN becomes 0")],
                             byte=f"cvt.{kind[0]}32.{kind}" if source == "bf16" else None)
    for kind in ("s8", "u8", "s16", "u16"):
        least, most = bounds(kind)
        result, c = ("i", "") if kind[0] == "s" else ("r", "(uint32_t)")
        out += value(f"cvt_sat_{kind}_s32", f"cvt.sat.{kind}.s32", f"x clamped to {least} .. {most}.", "PTX 7.0, sm_75",
                     [("x", "i")], result, f"{c}mgpu__cvt_clamp(x, {least}, {most})",
                     [("x", "any number"), ("returns", f"{'sign' if least else 'zero'}-extended to 32 bits")])
    for kind, bits in PACKS:
        least, most = bounds(kind)
        if bits == 0:
            out += value(f"cvt_pack_{kind}_s32", f"cvt.pack.sat.{kind}.s32", f"a << 16 | b, each clamped to {least} .. {most}.",
                         "PTX 7.0, sm_75", [("a", "i"), ("b", "i")], "r", f"mgpu__cvt_pack(a, b, 0, 16, {least}, {most})",
                         [("a", "becomes bits 16..31"), ("b", "becomes bits 0..15")])
        else:
            out += value(f"cvt_pack_{kind}_s32", f"cvt.pack.sat.{kind}.s32.b32",
                         f"c << {2 * bits} | a << {bits} | b, with a and b clamped to {least} .. {most}: two numbers more in front of "
                         "those of c.", "PTX 7.0, sm_75", [("a", "i"), ("b", "i"), ("c", "r")], "r",
                         f"mgpu__cvt_pack(a, b, c, {bits}, {least}, {most})",
                         [("a", f"becomes bits {bits}..{2 * bits - 1}"), ("b", f"becomes bits 0..{bits - 1}"),
                          ("c", "what earlier calls packed, or 0")])
    return out


def text():
    return header(PATH, "f32 and shorter floats, and integers of fewer bits.", HEAD, "cvt.h",
                  from_f32() + to_tf32() + to_fp8() + from_fp8() + to_f32() + integers())
