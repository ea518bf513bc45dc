# SPDX-License-Identifier: MIT
"""ptx/pair.gen.h: arithmetic on two f16 or bf16 in a register, and the min and max of f32 that C does not have.

PTX ISA, "Half Precision Floating Point Instructions", "Floating Point Instructions: min, max"."""
from value import FTZ, header, value

PATH = "ptx/pair.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/pair.py. What the words of the names mean is in pair.h.
""".strip().split("\n")
SAT = ", clamped to 0 .. 1, NaN to 0"
RELU = ", 0 if it is negative"
OOB = "; 0 if a factor is the NaN with which TMA fills what lies outside of a tensor"
SIGN = {"add": "+", "sub": "-", "mul": "*"}


def how(*words):
    return " | ".join(f"MGPU__PAIR_{w}" for w in words if w) or "0"


def row(modes, kind, sentence, needs, names, op, flags):
    """`modes` as PTX has them, in the name as well."""
    arguments = ", ".join([*names, *["0"] * (3 - len(names))])
    return value("_".join([*modes, kind]).lower().replace(".", "_"), ".".join([*modes, kind]), sentence, needs, [(n, "r") for n in names], "r",
                 f"mgpu__pair_{op}({arguments}, MGPU__{kind[:-2].upper()}, {how(*flags)})", [(", ".join(names), f"two {kind[:-2]} each")])


def sums():
    out = []
    for kind in ("f16x2", "bf16x2"):
        f16 = kind == "f16x2"
        for op in ("add", "sub", "mul"):
            for ftz in ("", "ftz") if f16 else ("",):
                for sat in ("", "sat") if f16 else ("",):
                    out += row([op, "rn", *filter(None, (ftz, sat))], kind, f"a {SIGN[op]} b twice, to nearest even{SAT * bool(sat)}{FTZ * bool(ftz)}.",
                               "PTX 7.0, sm_75" if f16 else "PTX 7.8, sm_90", ["a", "b"], op, [ftz.upper(), sat.upper()])
        for ftz in ("", "ftz") if f16 else ("",):
            for end in ("", "sat", "relu") if f16 else ("", "relu"):
                out += row(["fma", "rn", *filter(None, (ftz, end))], kind,
                           f"a * b + c twice, rounded once, to nearest even{SAT * (end == 'sat')}{RELU * (end == 'relu')}{FTZ * bool(ftz)}.",
                           "PTX 7.0, sm_75" if f16 and end != "relu" else "PTX 7.0, sm_80", ["a", "b", "c"], "fma", [ftz.upper(), end.upper()])
        for relu in ("", "relu"):
            out += row(["fma", "rn", "oob", *filter(None, [relu])], kind,
                       f"a * b + c twice, rounded once, to nearest even{RELU * bool(relu)}{OOB}.", "PTX 8.1, sm_90", ["a", "b", "c"], "fma",
                       ["OOB", relu.upper()])
    return out


def extremes():
    out = []
    for kind in ("f16x2", "bf16x2", "f32"):
        for op in ("min", "max"):
            for ftz in ("", "ftz") if kind == "f16x2" else ("",):
                for nan in ("", "NaN"):
                    for sign in ("", "xorsign.abs"):
                        if kind == "f32" and not nan and not sign:
                            continue
                        modes = [op, *filter(None, (ftz, nan, sign))]
                        what = "magnitude" if sign else "number"
                        first = f"The {'smaller' if op == 'min' else 'larger'} {what}{' twice' * (kind != 'f32')}" + \
                            ", negative if one of both is and not the other" * bool(sign) + \
                            ("; NaN if one is" if nan else "; a NaN gives way to a number") + FTZ * bool(ftz) + "."
                        needs = "PTX 7.2, sm_86" if sign else "PTX 7.0, sm_80"
                        flags = [ftz.upper(), nan.upper(), "XORSIGN" * bool(sign)]
                        if kind != "f32":
                            out += row(modes, kind, first, needs, ["a", "b"], op, flags)
                        else:
                            out += value("_".join([*modes, kind]).lower().replace(".", "_"), ".".join([*modes, kind]), first, needs,
                                         [("a", "f"), ("b", "f")], "f", f"mgpu__pair_extreme_f32(a, b, {int(op == 'max')}, {how(*flags)})",
                                         [("a, b", "any numbers; -0 is less than 0")])
    return out


def text():
    return header(PATH, "two f16 or bf16 at once; min and max of f32.", HEAD, "pair.h", sums() + extremes())
