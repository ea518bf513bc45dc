# SPDX-License-Identifier: MIT
"""ptx/host_pass.gen.h: what nvcc's pass for the host reads in the place of the printed headers that mgpu.h includes.

That pass drops each body of the device. It needs the names of the functions and the types of their parameters, to read
kernels; types are shared by all functions that have them. The rows are the headers themselves."""
import re
from text import foot, head

PATH = "ptx/host_pass.gen.h"
HEADERS = [*(f"ptx/{stem}.gen.h" for stem in (
    "special", "warp", "fence", "mbarrier", "bulk_reduce", "cp_async", "st_async", "tma", "tensormap", "cvt", "integer", "approx", "pair", "policy",
    "memory", "atom", "regs", "wgmma_bf16", "wgmma_f16")), "tile/acc.gen.h"]
FUNCTION = re.compile(r"^MGPU_DEVICE ([^\n]+)\n(mgpu_\w+)\(([^)]*)\)$", re.M)
BEGIN = "#if MGPU_HAS_DEVICE\n"


def parameter(text):
    """Its type, of an array a pointer to its elements: float d[4] is float *."""
    text = text.replace("MGPU__PLACE", "").strip()
    if text == "void":
        return text
    kind, star, _ = re.fullmatch(r"(.*?)(\*?)\w+((?:\[\w+\])?)", text).groups()
    return f"{kind.strip()} *" if star or text.endswith("]") else kind.strip()


def take_off(path, text):
    """A printed header; in that pass, with names alone."""
    if path not in HEADERS:
        return text
    before, begin, after = text.rpartition(BEGIN)
    way = "" if path.startswith("ptx/") else "../ptx/"
    return f'{before}#if MGPU__HOST_PASS\n#include "{way}host_pass.gen.h"\n#elif MGPU_HAS_DEVICE\n{after}'


def headers(include):
    of = {}
    for header in HEADERS:
        for result, name, params in FUNCTION.findall((include / header).read_text()):
            types = ", ".join(parameter(p) for p in " ".join(params.split()).split(","))
            of.setdefault(f"{result}, ({types})", []).append(name)
    out = head(PATH, "the names of printed functions, for nvcc's pass for the host.",
               ["Printed by gen/gen.py: edit gen/host_pass.py. That pass drops what runs on a device, but reads it first: here it",
                "reads what a kernel may call, and of which type, in little time. Bodies and comments are in the other headers,",
                "which include this one in that pass. With MGPU_DEBUG=1, where calls have a place, it reads those."],
               ["../config.h", "../types.h"])
    out += ["", "#if MGPU__HOST_PASS", ""]
    for i, (kind, names) in enumerate(of.items()):
        result, types = kind.split(", ", 1)
        out += [f"typedef {result} mgpu__type_{i}{types};", f"__device__ mgpu__type_{i} " + ",\n    ".join(names) + ";"]
    yield PATH, "\n".join(out + ["", "#endif /* MGPU__HOST_PASS */"] + foot(PATH)) + "\n"
