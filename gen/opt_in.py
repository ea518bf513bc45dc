# SPDX-License-Identifier: MIT
"""The headers that mgpu.h leaves out, and what a build says of their functions while they are not included.

ptx/<family>_elsewhere.gen.h, which ptx/<family>.h includes, makes a sentence of each such name. The headers with the
functions take the names back: take_back(), for all that gen.py prints; newer.h has a list. So the order of includes does not matter, and
each header stands alone.

The rows are the headers themselves."""
import fnmatch
import pathlib
import re
from text import foot, guard, head, no_call

INCLUDE = pathlib.Path(__file__).resolve().parents[1] / "include/mgpu"

# Family: the header that one includes, the headers with its functions; in ptx/, or as it says. Those of ITSELF are included each by
# itself: the header with all of them, as wgmma_sp.h, costs more than one may (benchmarks/bench_compile.py).
ITSELF = ""
OPT_IN = {
    "wgmma": {"wgmma_f16_f16.h": "wgmma_f16_f16", "wgmma_tf32.h": "wgmma_tf32",
              ITSELF: "wgmma_[bf]*_mn wgmma_e?m? wgmma_[sub][81] regs_s32 tile/acc_s32 wgmma_neg_* wgmma_sp_*"},
    "tma": {"fabric.h": "fabric", "tma_reduce.h": "tma_reduce", "tma_im2col.h": "tma_im2col", "rubin.h": "rubin rubin_tma", "rubin_dim.h": "rubin_dim", "rubin_modes.h": "rubin_modes", "tensormap_newer.h": "tensormap_newer", "tma_pair.h": "tma_pair", "tma_gather.h": "tma_gather", "tma_im2col_w.h": "tma_im2col_w", "bulk_mask.h": "bulk_mask"},
    "st_async": {"st_async_global.h": "st_async_global"},
    "matrix": {"tcgen05_newer.h": "tcgen05_newer", "matrix_narrow.h": "matrix_narrow", "mma.h": "mma mma_sp", "mma_f8f6f4.h": "mma_f8f6f4", "mma_block_scale.h": "mma_block_scale",
               "tcgen05.h": "tcgen05_cp tcgen05_ld tcgen05_st tcgen05_regs tcgen05", "tcgen05_ld_red.h": "tcgen05_ld_red tcgen05_red_regs",
               "tcgen05_mma.h": "tcgen05_mma", "tcgen05_mma_scaled.h": "tcgen05_mma_scaled", "tcgen05_mma_ws.h": "tcgen05_mma_ws*", "tcgen05_mma_rubin.h": "tcgen05_mma_ti16 tcgen05_mma_lut tcgen05_mma_collectors",
               ITSELF: "tcgen05_mma_how tcgen05_mma_collector tcgen05_mma_sp*"},
    "atom": {"atom_any.h": "atom_[gs][lh]*", "atom_vector.h": "atom_vector", "atom_vector_half.h": "atom_vector_half",
             "newer.h": "atom_noftz"},
    "mbarrier": {"newer.h": "mbarrier_phase bulk_newer matrix_newer newer"},
    "cluster": {"clusterlaunchcontrol.h": "clusterlaunchcontrol"},
    "cp_async": {"cp_async_l2.h": "cp_async_l2"},
    "pair": {"simd.h": "simd", "f8_arith.h": "f8_arith", "math.h": "math", "math_rubin.h": "math_rubin"},
    "cvt": {"cvt_narrow.h": "cvt_narrow", "cvt_newer.h": "cvt_newer", "cvt_rubin.h": "cvt_rubin"},
    "memory": {"cached.h": "cached", "cached_v8.h": "cached_v8", "multimem.h": "multimem_[lrsba]*", "multimem_fp8.h": "multimem_fp8"},
}


def rows(family, include=INCLUDE):
    """Of a family: the header that one includes, and those with the functions that it brings."""
    for header, patterns in OPT_IN[family].items():
        files = [f for pattern in patterns.split() for f in sorted(include.glob(place(pattern) + ".gen.h")) or [include / f"{place(pattern)}.h"]]
        names = [f.relative_to(include).as_posix() for f in files]
        yield from [(place(header), names)] if header else [(name, [name]) for name in names]


def left_out():
    """Headers to include for all of them, below include/mgpu."""
    return list(dict.fromkeys(header for family in OPT_IN for header, _ in rows(family)))


def every_header(*folders):
    """A source that includes all of them: mgpu.h, what it leaves out, and the written ones of these folders (ptx, host)."""
    others = sorted(f"{part}/{h.name}" for part in folders for h in (INCLUDE / part).glob("*.h") if not h.name.endswith(".gen.h"))
    return "".join(f"#include <mgpu/{h}>\n" for h in ["mgpu.h", *left_out(), *others])


def path_of(family):
    return f"ptx/{family}_elsewhere.gen.h"


def place(name):
    return name if "/" in name else f"ptx/{name}"


def names(text):
    """The functions of a header."""
    return re.findall(r"^MGPU_DEVICE\b[^\n]*\n(mgpu_[^_]\w+)\(", text, re.M)


def take_back(path, text):
    """A printed header; with its names free for functions, if it is one that mgpu.h leaves out."""
    for family, headers_of in OPT_IN.items():
        if any(fnmatch.fnmatch(path, place(pattern) + ".gen.h") for patterns in headers_of.values() for pattern in patterns.split()):
            begin = "#if MGPU_HAS_DEVICE\n"
            return text.replace(begin, "\n".join([begin, f"/* {path_of(family)[4:]} made sentences of them. */",
                                                  *(f"#undef {name}" for name in names(text)), ""]), 1)
    return text


def headers(include):
    for family in OPT_IN:
        path = path_of(family)
        out = head(path, "what a build says when it calls a function of a header left out.",
                   [f"Printed by gen/gen.py: edit gen/opt_in.py. {family}.h includes it; the headers with the functions",
                    "take these names back."], ["../config.h"])
        out += ["", "#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE", ""]
        for of, files in rows(family, include):
            macro = "MGPU__NO_" + re.sub(r".*/|\.gen|\.h$", "", of).upper()
            out += no_call(macro, f"is in a header of its own: include <mgpu/{of}> too")
            for file in files:
                out += [f"#if !defined({guard(file)})",
                        *(f"#define {name}(...) {macro}({name})" for name in names((include / file).read_text())), "#endif"]
            out += [""]
        yield path, "\n".join(out + ["#endif"] + foot(path)) + "\n"
