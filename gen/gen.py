#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Print the *.gen.h headers from the tables beside this file.

usage: gen.py [--check]     --check writes nothing and fails when a header is stale"""
import fnmatch
import pathlib
import re
import sys

import acc
import atom
import approx
import bulk_newer
import bulk_reduce
import cached
import cp_async
import cvt
import cvt_narrow
import f32x2
import fabric
import fence
import host_only
import host_pass
import integer
import matrix
import mbarrier
import memory
import mma
import multimem
import opt_in
import pair
import policy
import regs
import rubin
import rubin_dim
import simd
import special
import st_async
import tcgen05
import tcgen05_mma
import tcgen05_rubin
import tensormap
import tma
import warp
import wgmma

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent / "include" / "mgpu"


def not_listed(printed):
    """What the table of README.md lacks, or has too much."""
    rows = [line for line in (HERE / "README.md").read_text().split("\n") if line.startswith("| ")]
    modules = {m for line in rows for m in re.findall(r"^\| `(\w+\.py)`", line)}
    names = [n for line in rows for n in re.findall(r"`([\w/*]+\.gen\.h)`", line)]
    names.sort(key=lambda n: "*" in n)
    of = {p: next((n for n in names if fnmatch.fnmatch(p, n) and (p.endswith("_elsewhere.gen.h") == ("elsewhere" in n))), None) for p in printed}
    return [f"{m} stands in the table of gen/README.md or in its folder, not in both" for m in sorted(modules ^ {f.name for f in HERE.glob("*.py")} - {"gen.py"})] + [
        f"{p} is in no row of gen/README.md" for p in printed if not of[p]] + [f"gen/README.md: nothing prints {n}" for n in names if n not in of.values()]


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    stale, printed = [], []

    def out(path, text):
        text = host_pass.take_off(path, opt_in.take_back(path, text))
        file = INCLUDE / path
        printed.append(path)
        if not file.exists() or file.read_text() != text:
            stale.append(path)
            if not arguments:
                file.write_text(text)

    for module in (regs, acc, cvt, fence, mbarrier, memory, cached, bulk_reduce, tensormap, tma, integer, warp, cp_async, st_async, approx, f32x2, matrix, pair, policy, special):
        out(module.PATH, module.text())
    out(*tensormap.newer_text())
    out(f32x2.RUBIN_PATH, f32x2.rubin_text())
    out(rubin.PATH, rubin.text())
    out(simd.PATH, simd.text())
    out(fabric.PATH, fabric.text())
    out(fabric.ASYNC_PATH, fabric.async_text())
    out(fabric.TCGEN05_PATH, fabric.tcgen05_text())
    out(simd.F8_PATH, simd.f8_text())
    out(rubin.TMA_PATH, rubin.tma_text())
    out(rubin.MODES_PATH, rubin.modes_text())
    out(rubin_dim.PATH, rubin_dim.text())
    out(tma.IM2COL_PATH, tma.im2col_text())
    out(tma.REDUCE_PATH, tma.reduce_text())
    out(tma.PAIR_PATH, tma.pair_text())
    out(cached.V8_PATH, cached.v8_text())
    out(tma.GATHER_PATH, tma.gather_text())
    out(st_async.GLOBAL_PATH, st_async.global_text())
    out(tma.WIDE_PATH, tma.wide_text())
    out(cp_async.L2_PATH, cp_async.l2_text())
    out(mbarrier.PHASE_PATH, mbarrier.phase_text())
    out(bulk_newer.PATH, bulk_newer.text())
    out(bulk_newer.MULTIMEM_PATH, bulk_newer.multimem_text())
    for module in (regs, acc):
        out(module.S32_PATH, module.integer_text())
    for module in (atom, cvt_narrow, mma, multimem, tcgen05, tcgen05_mma, tcgen05_rubin, wgmma):
        for path, text in module.headers():
            out(path, text)
    for module in (opt_in, host_only, host_pass):                  # last: they read the others
        for path, text in module.headers(INCLUDE):
            out(path, text)
    if not_listed(printed):
        sys.exit("\n".join(not_listed(printed)))
    if arguments and stale:
        sys.exit(f"stale, run gen/gen.py: {', '.join(stale)}")
    print(f"{'stale and rewritten' if stale else 'up to date'}: {', '.join(stale) or 'all'}")


if __name__ == "__main__":
    main(sys.argv[1:])
