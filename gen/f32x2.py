# SPDX-License-Identifier: MIT
"""ptx/math.gen.h: f32 arithmetic that sm_100 has: two at once, with a factor or term of 16 bits, min and max of three and of a warp.
ptx/math_rubin.gen.h: two at once with two of 16 bits, of Rubin.

PTX ISA, "Floating Point Instructions: add, sub, mul, fma, min, max"; "Mixed Precision Floating Point Instructions"; "redux.sync"."""
from text import asm, comment, function
from value import FTZ, header, value

PATH, RUBIN_PATH = "ptx/math.gen.h", "ptx/math_rubin.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/f32x2.py. What the words of the names mean is in math.h.
""".strip().split("\n")
ROUNDINGS = {"rn": "to nearest even", "rz": "toward zero", "rm": "down", "rp": "up"}
SAT = ", clamped to 0 .. 1, NaN to 0"
SIGN = {"add": "+", "sub": "-", "mul": "*"}
LEAST = ("1000", "sm_100")


def row(modes, kind, first, version, params, result, emu, fields):
    name = "_".join([*modes, kind]).lower().replace(".", "_")
    if modes[0] in ("min", "max"):
        name = name.replace(modes[0], modes[0] + "3", 1)
    return value(name, ".".join([*modes, kind]), first, f"PTX {version}, sm_100", params, result, emu, fields, LEAST)


def how(rounding, flags):
    return f"MGPU__CVT_{rounding.upper()}, {' | '.join(f'MGPU__F32_{f.upper()}' for f in flags if f) or '0'}"


def pairs():
    out = []
    for op in ("add", "sub", "mul", "fma"):
        names = ["a", "b", "c"][:3 if op == "fma" else 2]
        for rounding, said in ROUNDINGS.items():
            for ftz in ("", "ftz"):
                what = "a * b + c twice, rounded once, " if op == "fma" else f"a {SIGN[op]} b twice, "
                out += row([op, rounding, *filter(None, [ftz])], "f32x2", f"{what}{said}{FTZ * bool(ftz)}.", "8.6", [(n, "l") for n in names], "l",
                           f"mgpu__f32x2_{op}({', '.join(names)}, {how(rounding, [ftz])})", [(", ".join(names), "two f32 each: mgpu_f32x2(lo, hi)")])
    return out


def mixed():
    out = []
    for op in ("add", "sub", "fma"):
        for kind in ("f16", "bf16"):
            for rounding, said in ROUNDINGS.items():
                for sat in ("", "sat"):
                    one = f"mgpu_{kind}_to_f32"
                    if op == "fma":
                        what, params = f"a * b + c, a and b in {kind}, rounded once, ", [("a", "h"), ("b", "h"), ("c", "f")]
                        emu = f"mgpu__f32_fma({one}(a), {one}(b), c, {how(rounding, [sat])})"
                        fields = [("a, b", f"bits of {kind}"), ("c", "any number")]
                    else:
                        what, params = f"a {SIGN[op]} b, a in {kind}, ", [("a", "h"), ("b", "f")]
                        emu = f"mgpu__f32_{op}({one}(a), b, {how(rounding, [sat])})"
                        fields = [("a", f"bits of {kind}"), ("b", "any number")]
                    out += row([op, rounding, *filter(None, [sat]), "f32"], kind, f"{what}{said}{SAT * bool(sat)}.", "8.6", params, "f", emu, fields)
    return out


def extremes():
    out = []
    for op in ("min", "max"):
        for ftz in ("", "ftz"):
            for nan in ("", "NaN"):
                for absolute in ("", "abs"):
                    first = f"The {'smallest' if op == 'min' else 'largest'} of three {'magnitudes' if absolute else 'numbers'}" + \
                        ("; NaN if one is" if nan else "; a NaN gives way to a number") + FTZ * bool(ftz) + "."
                    flags = " | ".join(f"MGPU__F32_{f.upper()}" for f in (ftz, nan, absolute) if f) or "0"
                    out += row([op, *filter(None, (ftz, nan, absolute))], "f32", first, "8.8", [("a", "f"), ("b", "f"), ("c", "f")], "f",
                               f"mgpu__f32_extreme3(a, b, c, {int(op == 'max')}, {flags})", [("a, b, c", "any numbers; -0 is less than 0")])
    return out


def parts():
    """A pair of two numbers, and the numbers of a pair."""
    made = [("f32x2", "A pair of numbers.", "(mov.b64 r, {lo, hi})", [("lo", "becomes bits 0..31"), ("hi", "becomes bits 32..63")], ["float lo", "float hi"], "uint64_t",
             "(uint64_t){0}(hi) << 32 | {0}(lo)", ("mgpu__bits_of_float", "__float_as_uint"))]
    for name, which, shown, shift in (("lo", "0..31", "{r, _}", "pair"), ("hi", "32..63", "{_, r}", "(pair >> 32)")):
        made.append((f"f32x2_{name}", f"The number in bits {which} of a pair.", f"(mov.b64 {shown}, pair)", [("pair", "of mgpu_f32x2(), or a result")],
                     ["uint64_t pair"], "float", "{0}((uint32_t)" + shift + ")", ("mgpu__float_of_bits", "__uint_as_float")))
    out = []
    for name, first, ptx, fields, params, result, expression, (emu, cuda) in made:
        out += function(comment(first, [("ptx", ptx), ("needs", "any target"), ("by", "any thread"), *fields]), f"mgpu_{name}", params,
                        [f"    r = {expression.format(emu)};"], [f"    r = {expression.format(cuda)};"], (result, f"{result} r", "r"))
    return out


def redux():
    """The least or largest of a warp's numbers."""
    out = []
    for op in ("min", "max"):
        for absolute in ("", "abs"):
            for nan in ("", "NaN"):
                opcode = ".".join(["redux.sync", op, *filter(None, (absolute, nan)), "f32"])
                name = "mgpu_" + opcode.lower().replace(".", "_")
                first = f"The {'least' if op == 'min' else 'largest'} {'magnitude' if absolute else 'number'} over the lanes of `mask`, in every one of them; " + \
                    ("NaN if one is." if nan else "a NaN gives way to a number.")
                flags = " | ".join(f"MGPU__F32_{f.upper()}" for f in (absolute, nan) if f) or "0"
                doc = comment(first, [("ptx", f"{opcode} r, value, mask;"), ("needs", "PTX 8.8, sm_100f"), ("by", "the lanes of `mask`"),
                                      ("value", "this lane's number; -0 is less than 0"), ("mask", "a bit per lane; the caller's is set")])
                out += function(doc, name, ["float value", "uint32_t mask"],
                                [f"    MGPU__EMU(r = mgpu__emu_redux_f32({int(op == 'max')}, {flags}, mask, value));"],
                                asm(f"{opcode} %0, %1, %2;", ['"=f"(r)'], ['"f"(value)', '"r"(mask)']), ("float", "float r", "r"))
    return out


def text():
    return header(PATH, "f32 arithmetic of sm_100: two at once, mixed with 16 bits, min and max of three and of a warp.", HEAD, "f32.h", parts() + pairs() + mixed() + extremes() + redux(),
                  ["../emu/target.h"])


def widened():
    """Two f32 and two of 16 bits, which become f32 first."""
    out = []
    for op in ("add", "sub", "fma"):
        for kind in ("f16x2", "bf16x2"):
            for rounding, said in ROUNDINGS.items():
                names = ["a", "b", "c"][:3 if op == "fma" else 2]
                name = f"mgpu_{op}_{rounding}_f32x2_{kind}"
                opcode = f"{op}.{rounding}.f32x2.{kind}" + ".f32x2" * (len(names) - 1)
                what = f"a * b + c twice, a in {kind[:-2]}, rounded once, " if op == "fma" else f"a {SIGN[op]} b twice, a in {kind[:-2]}, "
                doc = comment(f"{what}{said}.", [("ptx", f"{opcode} r, {', '.join(names)};"), ("needs", "PTX 9.4, sm_107f"), ("by", "any thread"),
                                                 ("a", f"two {kind[:-2]}: the low one first"), (", ".join(names[1:]), "two f32 each: mgpu_f32x2(lo, hi)")])
                emu = [f'    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "{name}"));',
                       f"    r = mgpu__f32x2_{op}(mgpu__f32x2_of_{kind}(a), {', '.join(names[1:])}, {how(rounding, [])});"]
                statement = f"{opcode} %0, " + ", ".join(f"%{i + 1}" for i in range(len(names))) + ";"
                out += function(doc, name, ["uint32_t a", *(f"uint64_t {n}" for n in names[1:])], emu,
                                asm(statement, ['"=l"(r)'], ['"r"(a)', *(f'"l"({n})' for n in names[1:])], pure=True), ("uint64_t", "uint64_t r", "r"))
    return out


def rubin_text():
    return header(RUBIN_PATH, "two f32 at once with two of 16 bits (Rubin).", ["Printed by gen/gen.py: edit gen/f32x2.py. The picture and the use are in math_rubin.h."],
                  "f32.h", widened(), ["../emu/target.h"])
