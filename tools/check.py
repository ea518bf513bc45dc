#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The rules of the house that a script can hold.

usage: check.py [ROOT]      prints every breach, exits 1 if there is one"""
import functools
import pathlib
import re
import subprocess
import sys

import headers
import origin

# May include, folder by folder; "" is include/mgpu itself. Folders of one layer do not mix,
# except that the model knows the layouts and that ptx/ and kernel.h call the model.
INCLUDES = {
    "": {""}, "layout": {"", "layout"}, "ptx": {"", "ptx"}, "emu": {"", "layout", "emu"},
    "tile": {"", "layout", "ptx", "tile"}, "host": {"", "layout", "host"},
}
# The floors of the model, folder by folder: what each may include and call beside itself and what is outside of
# emu/. FACE is declarations only, the two sides of the model and what they are made of: any floor may include it.
FACE = {"emu/api.h", "emu/mma.h", "emu/tcgen05.h", "emu/rubin.h", "emu/tma.h", "emu/clc.h", "emu/blackwell.h", "emu/emu.h", "emu/needs.h", "emu/target.h", "emu/cuda/vector.h"}
FLOORS = {
    "emu/core": set(), "emu/math": set(), "emu/check": {"emu/core", "emu/math"}, "emu/unit": {"emu/core", "emu/math"},
    "emu/explore": {"emu/core"},
    "emu/cuda": {"emu/math", "emu/unit"}, "emu": {"emu/core", "emu/math", "emu/check", "emu/unit", "emu/explore", "emu/cuda"},
}
FUNCTION_LIMIT = 60                                   # lines of a function that a person wrote
UNDER_EMULATE = {"": "emu", "ptx": "emu", "tile": "emu", "host": "emu"}     # only inside #if MGPU_EMULATE
TESTS = {                                             # headers whose test has another name
    "debug.h": "ptx/test_debug_wait.cu",
    "debug_device.h": "ptx/test_debug_device.cu",
    "layout/instr_desc_fault.h": "layout/test_instr_desc.cpp",
    "ptx/mma_sp.gen.h": "ptx/test_mma.cu",
    "ptx/wgmma_bf16.gen.h": "ptx/test_wgmma.cu",
    "ptx/wgmma_f16.gen.h": "ptx/test_wgmma.cu",
    "ptx/wgmma_f16_f16.h": "ptx/test_wgmma.cu",
    "ptx/wgmma_f16_f16.gen.h": "ptx/test_wgmma.cu",
    "ptx/wgmma_mn.h": "ptx/test_wgmma.cu",
    "ptx/multimem.h": "emu/unit/test_multimem.cpp",
    "ptx/multimem_ld_reduce.gen.h": "emu/unit/test_multimem.cpp",
    "ptx/multimem_red.gen.h": "emu/unit/test_multimem.cpp",
    "ptx/multimem_st.gen.h": "emu/unit/test_multimem.cpp",
    "emu/core/multicast.h": "emu/unit/test_multimem.cpp",
    "ptx/wgmma_group.h": "ptx/test_wgmma.cu",
    "ptx/regs_s32.gen.h": "ptx/test_wgmma_types.cu",
    "tile/acc_s32.gen.h": "ptx/test_wgmma_types.cu",
    **{f"ptx/wgmma_{what}": "ptx/test_wgmma_types.cu"
       for what in ("tf32.h", "fp8.h", "int.h", *(f"{t}.gen.h" for t in ("tf32", "e4m3", "e5m2", "s8", "u8", "b1")))},
    **{f"ptx/wgmma_neg_{t}.gen.h": "ptx/test_wgmma_neg.cu" for t in ("bf16", "f16", "f16_f16", "tf32", "e4m3", "e5m2")},
    **{f"ptx/wgmma_sp_{t}.gen.h": "ptx/test_wgmma_sp.cu" for t in ("bf16", "bf16_mn", "f16", "f16_mn", "f16_f16", "tf32", "e4m3", "e5m2", "s8", "u8")},
    "ptx/wgmma_sp_neg.h": "ptx/test_wgmma_sp.cu",
    **{f"ptx/wgmma_sp_neg_{t}.gen.h": "ptx/test_wgmma_sp.cu" for t in ("bf16", "bf16_mn", "f16", "f16_mn", "f16_f16", "tf32", "e4m3", "e5m2")},
    "ptx/wgmma_bf16_mn.gen.h": "ptx/test_wgmma.cu",
    "ptx/wgmma_f16_mn.gen.h": "ptx/test_wgmma.cu",
    "emu/check/actor.h": "emu/check/test_litmus.cpp",
    "emu/check/breach.h": "emu/check/test_litmus.cpp",
    "emu/check/clock.h": "emu/check/test_order.cpp",
    "emu/check/fence.h": "emu/check/test_litmus.cpp",
    "emu/check/flag.h": "emu/check/test_order.cpp",
    "emu/check/global.h": "emu/check/test_order.cpp",
    "emu/check/hazard.h": "emu/check/test_order.cpp",
    "emu/check/judgement.h": "emu/check/test_litmus.cpp",
    "emu/check/line.h": "emu/check/test_litmus.cpp",
    "emu/check/meet.h": "emu/check/test_litmus.cpp",
    "emu/check/missing.h": "emu/check/test_litmus.cpp",
    "emu/check/leaving.h": "emu/check/test_field.cpp",
    "emu/check/operation.h": "emu/check/test_seeded.cpp",
    "emu/check/operand.h": "emu/check/test_seeded.cpp",
    "emu/check/packed.h": "emu/check/test_order.cpp",
    "emu/check/past.h": "emu/check/test_order.cpp",
    "emu/check/published.h": "emu/check/test_litmus.cpp",
    "emu/check/release.h": "emu/check/test_weight.cpp",
    "emu/check/rules.h": "emu/check/test_litmus.cpp",
    "emu/check/named.h": "emu/check/test_field.cpp",
    "emu/check/practice.h": "emu/check/test_litmus.cpp",
    "emu/check/reused.h": "emu/check/test_litmus.cpp",
    "emu/check/same.h": "emu/check/test_silent.cpp",
    "emu/check/seen.h": "emu/check/test_litmus.cpp",
    "emu/check/sentence.h": "emu/check/test_tell.cpp",
    "emu/check/shadow.h": "emu/check/test_order.cpp",
    "emu/check/unnamed.h": "emu/check/test_undefined.cpp",
    "emu/check/useless.h": "emu/check/test_suppress.cpp",
    "emu/check/who.h": "emu/check/test_litmus.cpp",
    "emu/check/written.h": "emu/check/test_undefined.cpp",
    "emu/core/array.h": "emu/unit/test_cp_async.cpp",
    "emu/core/buffer.h": "emu/core/test_window.cpp",
    "emu/core/deadlock.h": "emu/core/test_schedule.cpp",
    "emu/core/fault.h": "emu/core/test_launch.cpp",
    "emu/core/heap.h": "host/test_memory.cu",
    "emu/core/machine.h": "emu/core/test_schedule.cpp",
    "emu/core/map.h": "emu/check/test_redzone.cpp",
    "emu/core/mutate.h": "emu/mutate/mutant.c",
    "emu/core/step.h": "emu/explore/test_explore.cpp",
    "emu/core/settings.h": "emu/core/test_launch.cpp",
    "emu/explore/choice.h": "emu/explore/test_explore.cpp",
    "emu/explore/clash.h": "emu/explore/test_explore.cpp",
    "emu/explore/record.h": "emu/explore/test_explore.cpp",
    "emu/explore/replay.h": "emu/explore/test_explore.cpp",
    "emu/explore/run.h": "emu/explore/test_explore.cpp",
    "emu/explore/snapshot.h": "emu/explore/test_explore.cpp",
    "emu/explore/spin.h": "emu/explore/test_explore.cpp",
    "emu/explore/story.h": "emu/explore/test_explore.cpp",
    "emu/explore/tap.h": "emu/explore/test_explore.cpp",
    "emu/explore/verdict.h": "emu/explore/test_explore.cpp",
    "emu/explore/watch.h": "emu/explore/test_explore.cpp",
    "emu/explore/tree.h": "emu/explore/test_explore.cpp",
    "emu/cuda/cpp.h": "emu/cuda/test_words.cpp",
    "emu/cuda/address.h": "emu/cuda/test_words.cpp",
    "emu/math/integer.h": "ptx/test_integer.cu",
    "emu/math/approx.h": "ptx/test_approx.cu",
    "emu/math/tanh_half.h": "ptx/test_approx_half.cu",
    "emu/math/pair.h": "ptx/test_pair.cu",
    "emu/math/f32.h": "ptx/test_math.cpp",
    **{f"ptx/cached_v8{what}": "ptx/test_cached_v8.cpp" for what in (".h", ".gen.h")},
    **{f"ptx/st_async_global{what}": "ptx/test_st_async_global.cpp" for what in (".h", ".gen.h")},
    **{f"ptx/matrix_narrow{what}": "ptx/test_matrix_narrow.cpp" for what in (".h", ".gen.h")},
    **{f"ptx/multimem_fp8{what}": "ptx/test_multimem_fp8.cpp" for what in (".h", ".gen.h")},
    "emu/math/cvt_narrow.h": "ptx/test_cvt_narrow.cpp",
    **{f"ptx/cvt_{what}.h": "ptx/test_cvt_narrow.cpp" for what in ("narrow", "narrow.gen", "newer", "newer.gen", "rubin", "rubin.gen")},
    "emu/target.h": "ptx/test_math.cpp",
    "ptx/math.gen.h": "ptx/test_math.cpp",
    **{f"ptx/math_rubin{end}": "ptx/test_math.cpp" for end in (".h", ".gen.h")},
    "emu/math/packed.h": "ptx/test_tensormap_newer.cpp",
    **{f"ptx/tcgen05_mma_{what}": "emu/unit/test_tensor_forms.cpp" for what in ("rubin.h", "ti16.gen.h", "lut.gen.h", "collectors.gen.h")},
    "emu/math/reduce.h": "ptx/test_tma.cu",
    "ptx/tma_im2col.gen.h": "ptx/test_tma_im2col.cu",
    "ptx/tma_pair.gen.h": "ptx/test_tma_pair.cpp",
    "ptx/tma_gather.gen.h": "ptx/test_tma_gather.cpp",
    "ptx/tma_im2col_w.gen.h": "ptx/test_tma_im2col_w.cpp",
    "host/im2col_wide.h": "ptx/test_tma_im2col_w.cpp",
    "ptx/tma_reduce.h": "ptx/test_tma_grid.cu",
    "ptx/tma_reduce.gen.h": "ptx/test_tma_grid.cu",
    "ptx/cp_async_l2.h": "ptx/test_cp_async.cu",
    "ptx/cp_async_l2.gen.h": "ptx/test_cp_async.cu",
    "emu/math/mma_sync.h": "ptx/test_mma.cu",
    **{f"ptx/{stem}{end}": f"ptx/test_{stem}.cpp" for stem in ("mma_f8f6f4", "mma_block_scale") for end in (".h", ".gen.h")},
    "emu/math/mma_avx2.h": "emu/math/test_mma_bodies.c",
    "emu/math/mma_avx512.h": "emu/math/test_mma_bodies.c",
    "emu/math/mma_avx512_exact.h": "emu/math/test_mma_bodies.c",
    "emu/math/mma_neon.h": "emu/math/test_mma_bodies.c",
    "emu/math/mma_integer.h": "emu/math/test_mma_sum.cpp",
    "emu/math/mma_scalar.h": "emu/math/test_mma.cpp",
    "emu/math/mma_sparse.h": "emu/math/test_mma_sum.cpp",
    "emu/math/mma_type.h": "emu/math/test_mma_sum.cpp",
    "emu/math/mma_operand.h": "emu/math/test_mma.cpp",
    **{f"ptx/tcgen05{what}": "emu/unit/test_tmem.cpp" for what in (".h", "_ld.gen.h", "_st.gen.h", "_regs.gen.h")},
    "ptx/tcgen05_cp.gen.h": "emu/unit/test_tensor_cp.cpp",
    "ptx/tcgen05_ld_red.h": "emu/unit/test_tmem_red.cpp",
    "ptx/tcgen05_red_regs.gen.h": "emu/unit/test_tmem_red.cpp",
    "ptx/tcgen05_ld_red.gen.h": "emu/unit/test_tmem_red.cpp",
    "emu/unit/tensor_shift.h": "emu/unit/test_tensor_cp.cpp",
    **{f"ptx/tcgen05{what}": "emu/unit/test_tensor_mma.cpp" for what in ("_mma.h", "_mma.gen.h")},
    **{f"ptx/tcgen05{what}": "emu/unit/test_tensor_forms.cpp" for what in (
        "_how.h", *(f"_mma_{form}.gen.h" for form in ("scaled", "how", "collector", "sp", "sp_how", "sp_collector", "sp_scaled", "ws", "ws_sp")),
        *(f"_mma_{form}.h" for form in ("scaled", "how", "sp", "ws")))},
    "emu/unit/tmem_order.h": "emu/check/test_tensor.cpp",
    "emu/unit/tmem_regs.h": "emu/unit/test_tmem.cpp",
    "emu/unit/tmem_unit.h": "emu/unit/test_tmem.cpp",
    "emu/unit/tensor_desc.h": "emu/unit/test_tensor_mma.cpp",
    "emu/unit/tensor_d.h": "emu/unit/test_tensor_mma.cpp",
    "emu/unit/tensor_touch.h": "emu/unit/test_tensor_mma.cpp",
    "emu/unit/tensor_mma.h": "emu/unit/test_tensor_mma.cpp",
    "blackwell.h": "emu/unit/test_tmem.cpp",
    "emu/unit/tensor.h": "emu/unit/test_tmem.cpp",
    "emu/unit/tmem_alloc.h": "emu/unit/test_tmem.cpp",
    "emu/unit/tmem_ldst.h": "emu/unit/test_tmem.cpp",
    "emu/unit/account.h": "emu/unit/test_ledger.cpp",
    "emu/unit/arrival.h": "emu/unit/test_cp_async.cpp",
    "emu/unit/bulk.h": "emu/unit/test_copy.cpp",
    "emu/unit/generic.h": "emu/unit/test_cp_async.cpp",
    "emu/unit/aligned.h": "emu/unit/test_wgmma.cpp",
    "emu/unit/chain.h": "emu/unit/test_wgmma.cpp",
    "emu/unit/given.h": "emu/unit/test_wgmma.cpp",
    "emu/unit/phase.h": "emu/unit/test_mbarrier.cpp",
    "emu/unit/registers.h": "emu/unit/test_thread.cpp",
    "emu/unit/stream.h": "emu/unit/test_wgmma.cpp",
    "emu/unit/warpgroup.h": "emu/unit/test_wgmma.cpp",
    "emu/unit/tma.h": "emu/unit/test_copy.cpp",
    "emu/unit/issue.h": "emu/unit/test_copy.cpp",
    "ptx/clusterlaunchcontrol.h": "emu/unit/test_clc.cpp",
    "ptx/mbarrier_layout.h": "ptx/test_newer.cu",
    "ptx/matrix_newer.h": "ptx/test_newer.cu",
    "ptx/simd.gen.h": "ptx/test_simd.cpp",
    "ptx/f8_arith.gen.h": "ptx/test_f8_arith.cpp",
    "emu/math/simd.h": "ptx/test_simd.cpp",
    "emu/math/f8_arith.h": "ptx/test_f8_arith.cpp",
    **{f"ptx/{what}.h": "emu/unit/test_fabric.cpp" for what in ("fabric", "fabric.gen", "multimem_async.gen", "tcgen05_newer", "tcgen05_newer.gen")},
    **{f"ptx/rubin{what}.h": "ptx/test_rubin.cpp" for what in ("", "_how", ".gen", "_tma.gen", "_modes", "_modes.gen")},
    **{f"ptx/rubin_dim{what}.h": "ptx/test_rubin_dim.cpp" for what in ("", ".gen")},
    "emu/unit/rubin.h": "ptx/test_rubin.cpp",
    "emu/unit/report.h": "ptx/test_rubin.cpp",
    "ptx/policy.gen.h": "ptx/test_cache.cu",
    "ptx/special.gen.h": "ptx/test_thread.cu",
    "ptx/mbarrier_phase.gen.h": "ptx/test_newer.cu",
    "ptx/bulk_newer.gen.h": "ptx/test_newer.cu",
    "ptx/bulk_how.h": "ptx/test_newer.cu",
    "ptx/atom_noftz.gen.h": "ptx/test_newer.cu",
    "ptx/multimem_bulk.gen.h": "emu/unit/test_multimem.cpp",
    "ptx/newer.h": "ptx/test_newer.cu",
    "ptx/host_only.gen.h": "alone/guards.py",
    "ptx/host_pass.gen.h": "alone/guards.py",
    **{f"ptx/{family}_elsewhere.gen.h": "alone/guards.py" for family in ("atom", "cluster", "cp_async", "cvt", "matrix", "mbarrier", "memory", "pair", "st_async", "tma", "wgmma")},
    "ptx/atom_any.h": "ptx/test_atom.cu",
    "ptx/atom_how.h": "ptx/test_atom_order.cu",
    "ptx/atom_vector.h": "ptx/test_atom.cu",
    "ptx/atom_vector_half.h": "ptx/test_atom.cu",
    "ptx/atom_vector_half.gen.h": "ptx/test_atom.cu",
    "ptx/atom_global.gen.h": "ptx/test_atom.cu",
    "ptx/atom_shared.gen.h": "ptx/test_atom.cu",
    "ptx/atom_shared_cluster.gen.h": "ptx/test_atom.cu",
    "ptx/atom_vector.gen.h": "ptx/test_atom.cu",
    "host/no_runtime.gen.h": "alone/guards.py",
    "emu/core/version.h": "alone/refused/model_is_missing.c",
    "emu/needs.h": "alone/links.py",
    "emu/absent.h": "alone/links.py",
}
NO_TEST = {"mgpu.h", "emu/api.h", "emu/mma.h", "emu/tcgen05.h", "emu/rubin.h", "emu/tma.h", "emu/clc.h", "emu/blackwell.h", "emu/core/check.h", "emu/core/judge.h", "emu/core/posix.h", "emu/implementation.h",
           "emu/math/touch.h"}                        # no code of their own
# Values only: the same inputs give the same result, nothing is ordered. Plain asm, no clobber.
PURE = re.compile(r"set\.|neg\.|cvt\.|prmt\.|lop3\.|bf[ie]\.|bfind\.|bmsk\.|szext\.|fns\.|sad\.|vabsdiff4\.|dp[24]a\.|clmad\.|(add|sub|mul|mad|fma|min|max|m(ul|ad)24|ex2|lg2|rcp|rsqrt|sqrt|sin|cos|tanh|div)\.|mapa\.|getctarank\.|createpolicy\.|mbarrier\.pending_count\.|isspacep\.|cvta\.|"
                  r"mov\.\w+ (%0|p|below), %%(lane|nsmid|nwarpid|gridid|n?clusterid|cluster_n?cta|total_smem|aggr_smem|dynamic_smem|reserved_smem|is_explicit|current_graph)")
ONE_LANGUAGE = {("_Generic", "emu/cuda/words.h"), ("template", "emu/cuda/half.h")}     # behind #if about __cplusplus
NOT_C_AND_CPP = {
    r"\brestrict\b": "restrict", r"\[static\b": "[static n]", r"\b_Generic\b": "_Generic",
    r"&\([\w ]+\)\s*\{": "&(T){...}", r"[{,]\s*\.\w+\s*=[^=]": "a designated initialiser",
    r"\btemplate\b": "template", r"\bnamespace\b": "namespace", r"\bnullptr\b": "nullptr", r"\bauto\b": "auto",
    r"\b_Static_assert\b": "_Static_assert", r"//": "a // comment",
}
FOREIGN = {                                           # what has no place in the repository
    r"(?<![\w.])/(work|root|home|tmp|Users|mnt|scratch)\b": "an absolute path of one machine",
    r"\.\./" + "shared|\\bfacts/": "a path outside the repository",
    r"\b(TODO|FIXME|XXX)\b": "an unfinished note: finish it or delete it",
}
SUSPECT = ("/work", "/root", "/home", "/tmp", "/Users", "/mnt", "/scratch", "shared", "facts/", "TODO", "FIXME", "XXX")   # in each of those
SOURCES = {".h", ".c", ".cpp", ".cu", ".py", ".sh", ".build", ".in"}
# Qualifiers of the ptx line that the call into the model must pass on, and no others.
PASSED_ON = [
    (r"(?<!mbarrier\.expect_tx)(?<!mbarrier\.complete_tx)\.relaxed\b", "MGPU__RELAXED"), (r"\.gpu\b", "MGPU__SCOPE_GPU"),
    (r"\.sys\b", "MGPU__SCOPE_SYS"), (r"\.cluster\b(?!\.(arrive|wait))", "MGPU__SCOPE_CLUSTER"),
    (r"\.multicast::cluster", "MGPU__MULTICAST"), (r"\.L2::cache_hint", "MGPU__HINT"), (r"\.noComplete", "MGPU__NO_COMPLETE"),
    (r"arrive_drop", "MGPU__DROP"), (r"wait_group\.read|read::mma", "MGPU__READ"), (r"[ls][td]matrix.*\.trans\b", "MGPU__TRANS"),
    (r"arrive(_drop)?\.expect_tx", "MGPU__EXPECT_TX"), (r"\.noinc", "MGPU__NOINC"), (r"^cp\.async\.bulk.*\.cta_group::2", "MGPU__PAIR"), (r"^barrier\..*\.aligned", "MGPU__ALIGNED"),
]
NAME_LIMIT = 63
LINE_LIMIT = 500                                      # of a header that a person wrote


@functools.cache
def plain(text, keep_comments=False):
    """The text with strings (and comments) blanked; lines stay where they are."""
    def blank(match):
        found = match[0]
        if found.startswith('"') or found.startswith("'"):
            return '""' + " " * (len(found) - 2)
        return found if keep_comments else re.sub(r"[^\n]", " ", found)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/', blank, text, flags=re.S)


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def emulate_only(code):
    """The line numbers inside #if MGPU_EMULATE, its #else left out."""
    inside, stack = set(), []
    for number, line in enumerate(code.split("\n"), 1):
        if "#" not in line:
            pass
        elif re.match(r"\s*#\s*if", line):
            stack.append(bool(re.match(r"\s*#\s*(el)?if\b.*(?<!!)\bMGPU_EMULATE\b", line)) and "!MGPU_EMULATE" not in line)
        elif re.match(r"\s*#\s*elif", line) and stack:
            stack[-1] = "MGPU_EMULATE" in line
        elif re.match(r"\s*#\s*else", line) and stack:
            stack[-1] = False
        elif re.match(r"\s*#\s*endif", line) and stack:
            stack.pop()
        if any(stack):
            inside.add(number)
    return inside


def check_includes(rel, text, say):
    mine = rel.parts[0] if len(rel.parts) > 1 else ""
    guarded = emulate_only(text)
    for to, line in included(rel, text):
        theirs = to.split("/")[0] if "/" in to else ""
        if str(rel) in ("mgpu.h", "blackwell.h") or theirs in INCLUDES.get(mine, ()):
            continue
        if UNDER_EMULATE.get(mine) == theirs:
            if line not in guarded:
                say(line, f"includes {to} outside #if MGPU_EMULATE")
        else:
            say(line, f"includes {to}: {mine or 'mgpu'}/ may include {', '.join(sorted(INCLUDES[mine])).strip(', ') or 'its own level'}")


def included(rel, text):
    """The headers that a header includes, by their paths below include/mgpu, each with its line."""
    for match in re.finditer(r'^\s*#include "([^"]+)"', text, re.M):
        parts = []
        for part in pathlib.PurePosixPath(rel.parent, match[1]).parts:
            parts = parts[:-1] if part == ".." else parts + [part]
        yield "/".join(parts), line_of(text, match.start(1))


def functions(code):
    """The functions that a text without comments and strings defines: name, first and last line."""
    for match in re.finditer(r"^ *(?!__attribute__|_Generic)([a-z_]\w*)\([^;{}]*\)\n\{\n(.*?)^\}", code, re.M | re.S):
        first = line_of(code, match.start())
        yield match[1], first, line_of(code, match.end())


def circle(arrows):
    """Files that reach each other, as a path that comes back; [] if there are none."""
    done, path = set(), []

    def visit(file):
        if file in path:
            return path[path.index(file):] + [file]
        if file in done:
            return []
        path.append(file)
        found = next((c for c in map(visit, sorted(arrows.get(file, ()))) if c), [])
        path.pop()
        done.add(file)
        return found
    return next((c for c in map(visit, sorted(arrows)) if c), [])


def floor(name):
    return str(pathlib.PurePosixPath(name).parent)


def may_use(name, to):
    return to in FACE or floor(to) == floor(name) or floor(to) in FLOORS[floor(name)]


def reached(name, includes, through):
    """The headers that a header includes, directly or by others; it goes on from those that `through` lets pass."""
    found, todo = set(), [name]
    while todo:
        for to in includes.get(todo.pop(), ()):
            if to not in found:
                found.add(to)
                if through(to):
                    todo.append(to)
    return found


def check_floors(texts, say):
    """Includes and calls inside emu/ go down, in no circle. As each header compiles alone and none announces what another
    defines, calls follow includes, but for the functions of the FACE, which all may include: those are followed here. Who acts is
    an argument: only what user code calls asks who runs."""
    codes = {name: plain(text) for name, text in texts.items()}
    includes = {name: {to for to, _ in included(pathlib.PurePosixPath(name), text)} for name, text in texts.items()}
    home = {f: name for name, code in codes.items() if name.startswith("emu/") for f, _, _ in functions(code)}
    announced = {f for name in FACE for f in re.findall(r"\b(mgpu_\w+)\(", codes.get(name, ""))}
    arrows = {}
    for name in sorted(n for n in codes if n.startswith("emu/")):
        code = codes[name]
        arrows[name] = {to for to in reached(name, includes, lambda to: not to.startswith("emu/")) if to.startswith("emu/")}
        for to in sorted(arrows[name]):
            if not (to in FACE if name in FACE else may_use(name, to)):
                line = next((at for t, at in included(pathlib.PurePosixPath(name), texts[name]) if t == to), 1)
                say(name, line, f"includes {to}: {floor(name)}/ is not above {floor(to)}/")
        if name in FACE:
            continue
        for match in re.finditer(r"\b(mgpu_\w+)\b(?=\s*[(,;)])", code):
            to = home.get(match[1], name)
            if match[1] in announced and to != name:
                arrows[name].add(to)
                if not may_use(name, to):
                    say(name, line_of(code, match.start()),
                        f"calls {match[1]} of {to}: {floor(name)}/ is not above {floor(to)}/")
        near = reached(name, includes, lambda _: True)
        for match in re.finditer(r"\b(mgpu_\w+)\b(?=\s*[(,;)])", code):     # by a declaration that no line begins with
            to = home.get(match[1], name)
            if match[1] not in announced and to != name and to not in near:
                say(name, line_of(code, match.start()), f"uses {match[1]} of {to}, which it does not include")
        for match in re.finditer(r"^\s*extern\s[^;()\"]*\b(mgpu__\w+)(?:\[\])?;", code, re.M):
            say(name, line_of(code, match.start(1)), f"declares {match[1]} of another file: who needs it gets it as an argument")
        for match in re.finditer(r"^[A-Za-z_][\w *\n]*?\b(mgpu_\w+)\([^;{}]*\)[^;{}]*;", code, re.M):
            if home.get(match[1]) != name or match[0].startswith(("static", "MGPU__MODEL")):
                say(name, line_of(code, match.start(1)), f"declares {match[1]} before its definition: let files call downwards")
        entries = [(a, b) for f, a, b in functions(code) if f.startswith(("mgpu__emu_", "mgpu_emu_", "__tsan_"))]
        for match in re.finditer(r"\bmgpu__(?:self|running)\(|\bmgpu_emu_self\s*=(?!=)", code):
            line = line_of(code, match.start())
            made = texts[name].split("\n")[line - 1].endswith("\\")             # by a macro, such as the __tsan_ ones
            if floor(name) != "emu/core" and not made and (match[0].startswith("mgpu_emu_self")
                                                          or not any(a <= line <= b for a, b in entries)):
                say(name, line, f"{match[0]}: who acts is an argument; only what user code calls asks for it")
    found = circle(arrows)
    if found:
        say(found[0], 1, "a circle: " + " -> ".join(found))


def check_asm(text, say):
    code = plain(text)
    for match in re.finditer(r"\basm\b(\s+volatile)?\s*\(", code):
        at = line_of(text, match.start())
        depth, end = 1, match.end()
        for bracket in re.finditer(r"[()]", code[match.end():match.end() + 20000]):     # of 128 registers: some 9,000 characters
            depth += 1 if bracket[0] == "(" else -1
            if depth == 0:
                end = match.end() + bracket.start()
                break
        body = text[match.end():end]
        words = " ".join(re.findall(r'"((?:\\.|[^"\\])*)"', body))
        instruction = re.sub(r"(\\n|[{\s])+|\.reg [^;]*;", " ", words).strip()
        instruction = re.sub(r"^cvt\.u8\.u16 t, %\d+; ?(?=\S)", "", instruction)     # an operand of 8 bits
        if instruction.startswith((r"\"mgpu: ", "trap;")):
            continue                                  # a sentence for whoever assembles it; the end
        if not instruction and re.search(r"#define MGPU__(?:F8|CVT)_CASE\(", text[max(0, match.start() - 250):match.start()]):
            continue                                  # its text is an argument: add, sub, mul, fma or cvt, pure values
        memory, volatile = bool(re.search(r':\s*"memory"|, "memory"', body)), bool(match[1])
        if PURE.match(instruction):
            if memory:
                say(at, f"asm of a pure value clobbers memory: {instruction[:40]}")
        elif not (memory and volatile):
            missing = "a clobber of memory" if volatile else "volatile"
            say(at, f"asm without {missing}: {instruction[:40]}")
        if re.search(r"%\[", words):
            say(at, "asm operands are numbered; nvcc knows no %[name]")


def check_items(rel, text, say):
    for item in headers.read(text):
        if item.private:
            continue
        where = f"{item.name}: "
        if item.doc is None:
            say(item.line, where + "no comment directly above")
            continue
        for error in item.errors:
            say(item.line, where + error)
        if not item.first:
            say(item.line, where + "no first sentence")
        device = item.kind in ("DEVICE", "MACRO")
        required = (["ptx"] if device and rel.parent.name != "tile" else []) + (["needs", "by"] if device else [])
        for word in required:
            if word not in item.fields:
                say(item.line, where + f"no `{word}` line")
        for parameter in item.parameters:
            if not parameter.doc:
                say(item.line, where + f"no line says what `{parameter.name}` is: unit, range, alignment, address space")
        rank = {"ptx": 0, "needs": 1, "by": 2, "done": 4, "returns": 5, "errors": 6, "see": 7}
        order = [rank.get(word, 3) for word in item.order]
        if order != sorted(order):
            say(item.line, where + f"fields are {', '.join(item.order)}; the order is ptx, needs, by, "
                "parameters, done, returns, errors, see")
        if rel.parent.name == "ptx" and item.kind == "DEVICE":
            body = text[item.end:text.find("\n}\n", item.end)]
            odd = [c for c in re.findall(r"^#if\w* (.*)$", body, re.M) if c not in ("MGPU_EMULATE", "MGPU_DEBUG")]
            if odd:
                say(item.line, where + f"#if {odd[0]} in a body; only MGPU_EMULATE is allowed there")


def check_passed_on(text, say):
    """Does the model hear of each qualifier, and of the right kind of fence?"""
    for item in headers.read(text):
        ptx, body = item.fields.get("ptx", "("), text[item.end:text.find("\n}\n", item.end)]
        model = re.search(r"#if MGPU_EMULATE\n(.*?)#else", body, re.S)
        if item.kind != "DEVICE" or ptx.startswith("(") or not model or "mgpu__emu" not in model[1] or re.match(r"fabric|fence.*::fabric|fence\.proxy\.fabric", ptx):
            continue                                   # the model has no fabric
        for pattern, flag in PASSED_ON:
            if bool(re.search(pattern, ptx)) != (flag in model[1]):
                say(item.line, f"{item.name}: {flag} is {'not ' if flag not in model[1] else ''}passed to the model, and "
                    f"the ptx line says otherwise: {ptx[:60]}")
        kind = re.search(r"MGPU__(FENCE_\w+)", model[1])
        if kind and not re.fullmatch(f"mgpu_{kind[1].lower()}(_cluster|_gpu|_sys|_sync_restrict)?", item.name):
            say(item.line, f"{item.name}: the model is told MGPU__{kind[1]}")


def check_arrays(text, say):
    """In the model, does each array of registers pass MGPU__HOLDS, which sees it in the caller and counts 32 bits?"""
    macros = {m[1]: m[0] for m in re.finditer(r"^#define (\w+)\(.*", text.replace("\\\n", " "), re.M)}
    for item in headers.read(text):
        for array in (p for p in item.parameters if p.array and item.kind == "DEVICE" and not item.private):
            bits = re.search(r"int(16|64)_t|double", array.type)      # it counts registers of 32 bits
            words = str(int(array.array) * int(bits[1] or 64) // 32) if bits and array.array.isdigit() else array.array
            if not re.search(rf"\bMGPU__HOLDS\({words}, ({array.name}|__VA_ARGS__)\)", macros.get(item.name, "")):
                say(item.line, f"{item.name}: the header ends without a macro of this name with MGPU__HOLDS({words}, {array.name})")


def check_places(texts, say):
    """Does who calls a function that may leave a record of MGPU_DEBUG=1 pass on whose call it is?"""
    items = [(name, text, item) for name, text in texts.items() if name.startswith(("ptx/", "tile/")) for item in headers.read(text)
             if item.kind == "DEVICE"]
    told = {item.name for _, text, item in items if text[:item.end].endswith(" MGPU__PLACE)")}
    for name, text, item in items:
        body = text[item.end:text.find("\n}\n", item.end)]
        for call in re.finditer(r"\b(mgpu_\w+)\(", body):
            end, depth = call.end(), 1
            while depth:
                depth += {"(": 1, ")": -1}.get(body[end], 0)
                end += 1
            if call[1] in told and not body[:end].endswith(" MGPU__PLACED)"):
                say(name, line_of(text, item.end + call.start()), f"{item.name} calls {call[1]} without MGPU__PLACED as its last word")


# By these a linker sees that the machine is missing: no program for the model goes without one of them.
STRONG = {"mgpu_emu_launch", "mgpu_emu_malloc", "mgpu_emu_register"}


def check_absent(texts, say):
    """Is each function of emu/emu.h weak in emu/absent.h? Else a program without the machine is told of it by name, and not what to do."""
    weak = set(re.findall(r"#pragma weak (\w+)", texts.get("emu/absent.h", ""))) | STRONG
    code = plain(texts.get("emu/emu.h", ""))
    for m in re.finditer(r"(?<=[;{}])([^;{}]*?)\b(mgpu_emu_\w+)\([^;{}]*\);", code):
        if "MGPU__CALL" not in m[1] and m[2] not in weak:
            say("emu/emu.h", line_of(code, m.start(2)), f"{m[2]} is not weak in emu/absent.h")


def check_header(rel, text, say):
    guard = "MGPU_" + re.sub(r"\W", "_", str(rel)).upper()
    lines = text.split("\n")
    if not text.startswith(f"/* mgpu/{rel} - "):
        say(1, f"the first line must be `/* mgpu/{rel} - what it is`")
    if len(lines) < 2 or not lines[1].startswith(" * SPDX-License-Identifier: MIT"):
        say(2, "the second line must be ` * SPDX-License-Identifier: MIT`")
    if f"\n#ifndef {guard}\n#define {guard}\n" not in text or not text.endswith(f"#endif /* {guard} */\n"):
        say(1, f"the guard must be {guard}, closed by `#endif /* {guard} */` in the last line")
    if len(lines) > LINE_LIMIT + 1 and not rel.name.endswith(".gen.h"):
        say(LINE_LIMIT, f"{len(lines) - 1} lines, more than {LINE_LIMIT}: split it where its subject does")
    code = plain(text)
    for pattern, what in NOT_C_AND_CPP.items():
        word = re.fullmatch(r"\\b(\w+)\\b", pattern)
        if (what, str(rel)) in ONE_LANGUAGE or word and word[1] not in code:
            continue
        for match in re.finditer(pattern, code):
            say(line_of(text, match.start()), f"{what}: headers are C11 and C++17 at once")
    if str(rel) != "config.h":
        for match in re.finditer(r"\b__CUDA_ARCH\w*|\b_MSC_VER\b", code):
            say(line_of(text, match.start()), f"{match[0]}: only config.h asks for compilers and targets")
    for name, first, last in [] if rel.name.endswith(".gen.h") else functions(code):
        if last - first + 1 > FUNCTION_LIMIT:
            say(first, f"{name} has {last - first + 1} lines, more than {FUNCTION_LIMIT}: split it where its subject does")
    for name in sorted({n for n in re.findall(r"\b(?:mgpu|MGPU)_\w+", code) if len(n) > NAME_LIMIT}):
        say(1, f"{name} has {len(name)} characters, more than {NAME_LIMIT}")
    check_includes(rel, text, say)
    if rel.parent.name == "ptx":
        check_passed_on(text, say)
    if rel.parent.name in ("ptx", "tile", ""):
        check_arrays(text, say)
        if str(rel) != "config.h":
            check_asm(text, say)
    if rel.parts[0] != "emu" or str(rel) == "emu/emu.h":
        check_items(rel, text, say)


def check(root):
    """All breaches under `root`, as lines of text."""
    bad, commits = [], history(root)
    include = root / "include" / "mgpu"
    found = sorted(include.rglob("*.h"))
    for path in found:
        rel = pathlib.PurePosixPath(path.relative_to(include))
        text = path.read_text()
        check_header(rel, text, lambda line, what, path=path: bad.append(f"{path.relative_to(root)}:{line}: {what}"))
        stem = rel.name.removesuffix(".h").removesuffix(".gen")
        wanted = [TESTS[str(rel)]] if str(rel) in TESTS else [f"{rel.parent}/test_{stem}.{e}" for e in ("cpp", "cu", "c")]
        if str(rel) not in NO_TEST and not any((root / "tests" / w).exists() for w in wanted):
            bad.append(f"{path.relative_to(root)}: has no test tests/{wanted[0]}")
    texts = {path.relative_to(include).as_posix(): path.read_text() for path in found}
    for rule in (check_floors, check_places, check_absent):
        rule(texts, lambda name, line, what: bad.append(f"include/mgpu/{name}:{line}: {what}"))
    for path in sources(root):
        name, text = path.relative_to(root), path.read_text(errors="replace")
        if path.suffix in SOURCES and "SPDX-License-Identifier: MIT" not in "\n".join(text.split("\n")[:4]):
            bad.append(f"{name}: no SPDX-License-Identifier in the first lines")
        suspect = any(word in text for word in SUSPECT) or re.search(r"[ \t\r\f\v]$", text, re.M)
        for number, line in enumerate(text.split("\n") if suspect else [], 1):
            for pattern, what in FOREIGN.items():
                if re.search(pattern, line) and path.name != "check.py":
                    bad.append(f"{name}:{number}: {what}: {line.strip()[:60]}")
            if line != line.rstrip() and path.suffix != ".md":
                bad.append(f"{name}:{number}: blanks at the end of the line")
        if text and not text.endswith("\n"):
            bad.append(f"{name}: no newline at the end")
        if path.suffix in (".json", ".jsonl"):
            given = re.findall(r'"commit(?:_there)?": ?"([^"]*)"', text)
            words = [w for w in given if not origin.COMMIT.fullmatch(w)]
            if words:
                bad.append(f"{name}: {len(words)} results of no commit: {', '.join(sorted(set(words)))}")
            lost = [w for w in given if w not in words and commits and not any(c.startswith(w) for c in commits)]
            if lost:
                bad.append(f"{name}: {len(lost)} results of commits that HEAD does not come from: {', '.join(sorted(set(lost)))}")
    return bad, len(found)


def history(root):
    """The commits that HEAD comes from, and HEAD; [] where git does not know this tree or has only its last commits."""
    top, _, shallow = origin.text_of("git", "-C", str(root), "rev-parse", "--show-toplevel", "--is-shallow-repository").partition("\n")
    if shallow != "false" or not root.samefile(top):
        return []
    return origin.text_of("git", "-C", str(root), "rev-list", "HEAD").split()


def sources(root):
    """Text files of the repository: those git knows or would add, else all below root."""
    done = subprocess.run(["git", "-C", str(root), "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True,
                          check=False)
    names = done.stdout.split("\n") if done.returncode == 0 and done.stdout else [
        str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()]
    files = [root / n for n in sorted(set(names)) if n and (root / n).is_file()]
    return [f for f in files if b"\0" not in f.read_bytes()[:4096]]


def main(arguments):
    root = pathlib.Path(arguments[0] if arguments else pathlib.Path(__file__).parent.parent).resolve()
    bad, count = check(root)
    if not history(root):
        print("not held: that results are of this history, which is not here; only the form of their commits is")
    print("\n".join(bad + [f"{count} headers, {len(bad)} breaches"]))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
