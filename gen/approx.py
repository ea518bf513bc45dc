# SPDX-License-Identifier: MIT
"""ptx/approx.gen.h: the functions that the hardware approximates.

A row of ONE is (opcode, equation, bound, special values); PTX ISA, "Floating Point Instructions", "Half
Precision Floating Point Instructions: ex2, tanh"."""
from value import FTZ, header, value

PATH = "ptx/approx.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/approx.py. What the bounds are of is in approx.h.
""".strip().split("\n")
ANY, HOPPER = "PTX 7.0, sm_75", "PTX 7.8, sm_90"
ONE = [
    ("ex2", "2^x", "relative error 2^-22", "-infinity becomes 0"),
    ("lg2", "The logarithm of x to base 2", "absolute error 2^-22 for x from 0.5 to 2, relative 2^-22 else", "0 becomes -infinity, less than 0 NaN"),
    ("rcp", "1 / x", "1 ulp", "0 becomes infinity of its sign"),
    ("rsqrt", "1 / sqrt(x)", "relative error 2^-22.9", "0 becomes infinity of its sign, less than 0 NaN"),
    ("sqrt", "sqrt(x)", "relative error 2^-22", "-0 stays, less than 0 becomes NaN"),
    ("sin", "The sine of x radians", "absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi", "infinity becomes NaN"),
    ("cos", "The cosine of x radians", "absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi", "infinity becomes NaN"),
]


def singles():
    out = []
    for op, what, bound, special in ONE:
        for ftz in (False, True):
            out += value(f"{op}_approx_{'ftz_' * ftz}f32", f"{op}.approx{'.ftz' * ftz}.f32", f"{what}, {bound}{FTZ * ftz}.", ANY, [("x", "f")], "f",
                         f"mgpu__approx_{op}(x, {int(ftz)})", [("x", "any number"), ("returns", special)])
    out += value("tanh_approx_f32", "tanh.approx.f32", "tanh(x), relative error 2^-11.", ANY, [("x", "f")], "f", "mgpu__approx_tanh(x)",
                 [("x", "any number")])
    for form, what, bound in (("approx", "2 ulp for |b| from 2^-126 to 2^126", "beyond them the result may be 0 or NaN"),
                              ("full", "2 ulp", "for all b")):
        for ftz in (False, True):
            out += value(f"div_{form}_{'ftz_' * ftz}f32", f"div.{form}{'.ftz' * ftz}.f32", f"a / b, {what}{FTZ * ftz}.", ANY,
                         [("a", "f"), ("b", "f")], "f", f"mgpu__approx_div(a, b, {int(form == 'full')}, {int(ftz)})",
                         [("a, b", "any numbers"), ("returns", bound)])
    return out


def halves():
    out = []
    for op, what, bounds in (("ex2", "2^x", {"f16": "relative error 2^-9.9", "bf16": "relative error 2^-7"}),
                             ("tanh", "tanh(x)", {"f16": "absolute error 2^-10.98", "bf16": "absolute error 2^-8, but at 0.746 and -0.746 an H200 is off by more"})):
        for kind in ("f16", "bf16"):
            ftz = op == "ex2" and kind == "bf16"
            needs = ANY if kind == "f16" else HOPPER
            call = f"mgpu__approx_half(MGPU__APPROX_{op.upper()}, MGPU__{kind.upper()}, {{}})"
            out += value(f"{op}_approx_{kind}", f"{op}.approx{'.ftz' * ftz}.{kind}", f"{what} in {kind}, {bounds[kind]}{FTZ * ftz}.", needs,
                         [("x", "h")], "h", f"(uint16_t){call.format('x')}", [("x", f"the bits of a {kind}")])
            out += value(f"{op}_approx_{kind}x2", f"{op}.approx{'.ftz' * ftz}.{kind}x2", f"{what} in {kind} twice, {bounds[kind]}{FTZ * ftz}.", needs,
                         [("x", "r")], "r", call.format("x >> 16") + " << 16 | " + call.format("x & 0xffff"), [("x", f"two {kind}")])
    return out


def doubles():
    out = []
    for op, what in (("rcp", "1 / x"), ("rsqrt", "1 / sqrt(x)")):
        out += value(f"{op}_approx_ftz_f64", f"{op}.approx.ftz.f64", f"{what}, relative error 2^-18: where an iteration begins.", ANY, [("x", "d")], "d",
                     f"mgpu__approx_{op}_f64(x)", [("x", "its upper 32 bits count; subnormal numbers are 0"),
                                                   ("returns", "the low 32 bits are 0; subnormal results too")])
    return out


def text():
    return header(PATH, "the functions that the hardware approximates.", HEAD, "approx.h", singles() + halves() + doubles())
