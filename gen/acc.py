# SPDX-License-Identifier: MIT
"""tile/acc.gen.h, tile/acc_s32.gen.h: waits and fences of wgmma that name the accumulator, one per register count."""
from regs import ROWS, S32_ROWS
from text import comment, head, held, whole

PATH = "tile/acc.gen.h"
S32_PATH = "tile/acc_s32.gen.h"

HEAD = """
Printed by gen/gen.py: edit gen/acc.py. The picture and the use are in tile/acc.h.
""".strip().split("\n")


def function(doc, name, params, body):
    return doc + ["MGPU_DEVICE void", f"{name}({params})", "{"] + [f"    {line}" for line in body] + ["}", ""]


def text(path=PATH, rows=ROWS, includes=("../config.h", "../ptx/regs.gen.h", "../ptx/wgmma.h")):
    out = head(path, "wait and fence with the accumulator's registers.", HEAD, includes)
    out += ["", "#if MGPU_HAS_DEVICE", ""]
    for ctype, word, _, sizes in rows:
        what = {"f32": "floats", "b32": "registers, two f16 each", "s32": "registers of s32"}[word]
        for n in sizes:
            if n == 1:
                continue
            out += function(
                comment(f"Wait for wgmma groups, then name the accumulator d[0..{n - 1}].", [
                    ("ptx", "(wgmma.wait_group.sync.aligned n)"), ("needs", "PTX 8.0, sm_90a"),
                    ("by", "one warpgroup, converged"),
                    ("n", "groups that may stay in flight, a constant, 0..7; none of them writes d"),
                    ("d", f"{n} {what}"),
                    ("done", "d may be used")]),
                f"mgpu_acc_wait_{word}_x{n}", f"uint32_t n, {ctype} d[{n}]",
                ["mgpu_wgmma_wait_group(n);", f"MGPU__FINISHED(d, {n});", f"mgpu_regs_{word}_x{n}(d);"])
            out += function(
                comment(f"Name the accumulator d[0..{n - 1}], then fence it for the wgmma that follow.", [
                    ("ptx", "(wgmma.fence.sync.aligned)"), ("needs", "PTX 8.0, sm_90a"),
                    ("by", "one warpgroup, converged"),
                    ("d", f"{n} {what}, not in flight"),
                    ("done", "wgmma may read and write d")]),
                f"mgpu_acc_fence_{word}_x{n}", f"{ctype} d[{n}]",
                [f"mgpu_regs_{word}_x{n}(d);", "mgpu_wgmma_fence();"])
        least = min(n for n in sizes if n > 1)
        out += function(
            comment("The same for code of several widths: name d[0..count - 1].", [
                ("ptx", "(none)"), ("needs", "any target"), ("by", "any thread"),
                ("d", f"{what}, not in flight"), ("count", f"a constant, a multiple of {least}"),
                ("done", "no use of them crosses this")]),
            f"mgpu_acc_name_{word}", f"{ctype} *d, uint32_t count",
            ["MGPU_UNROLL", f"for (uint32_t i = 0; i < count; i += {least})", f"    mgpu_regs_{word}_x{least}(d + i);"])
        out += function(
            comment("The same for code of several widths: wait for wgmma groups, then name d[0..count - 1].", [
                ("ptx", "(wgmma.wait_group.sync.aligned n)"), ("needs", "PTX 8.0, sm_90a"), ("by", "one warpgroup, converged"),
                ("n", "groups that may stay in flight, a constant, 0..7; none of them writes d"),
                ("d", what), ("count", f"a constant, a multiple of {least}"), ("done", "d may be used")]),
            f"mgpu_acc_wait_{word}", f"uint32_t n, {ctype} *d, uint32_t count",
            ["mgpu_wgmma_wait_group(n);", "MGPU__FINISHED(d, count);", f"mgpu_acc_name_{word}(d, count);"])
    out += held(row for _, word, _, sizes in rows for n in sizes if n > 1 for row in (
        (f"mgpu_acc_wait_{word}_x{n}", ["n", "d"], {"d": n}), (f"mgpu_acc_fence_{word}_x{n}", ["d"], {"d": n})))
    return whole(path, out)


def integer_text():
    """tile/acc_s32.gen.h, for wgmma of integers alone."""
    return text(S32_PATH, S32_ROWS, ("../config.h", "../ptx/regs_s32.gen.h", "../ptx/wgmma_group.h"))
