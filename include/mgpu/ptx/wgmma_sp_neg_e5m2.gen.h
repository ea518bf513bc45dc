/* mgpu/ptx/wgmma_sp_neg_e5m2.gen.h - wgmma.sp on e5m2 operands, negated: m64nNk64, N = 8..256, D in f32 or f16.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in wgmma_sp_neg.h.
 *
 *     _ss   A and B in shared memory          A[M][K], B[N][K]: K-major, rows run along K
 *     _rs   A in 4 registers a thread
 *
 * `a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.
 * `accumulate`: 0 makes it D = -(A * B), anything else D -= A * B.
 * A is sparse: its stored half is in shared memory or registers, `meta` says what it is of
 *
 * For a constant n only: mgpu_wgmma_sp_neg_f32_e5m2_ss(n, d, a_desc, b_desc, meta, accumulate).
 */
#ifndef MGPU_PTX_WGMMA_SP_NEG_E5M2_GEN_H
#define MGPU_PTX_WGMMA_SP_NEG_E5M2_GEN_H

#include "wgmma_group.h"

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_wgmma_sp_neg_f32_e5m2_ss
#undef mgpu_wgmma_sp_neg_f32_e5m2_rs
#undef mgpu_wgmma_sp_neg_f16_e5m2_ss
#undef mgpu_wgmma_sp_neg_f16_e5m2_rs
#undef mgpu_wgmma_sp_neg_f32_e5m2_e4m3_ss
#undef mgpu_wgmma_sp_neg_f32_e5m2_e4m3_rs
#undef mgpu_wgmma_sp_neg_f16_e5m2_e4m3_ss
#undef mgpu_wgmma_sp_neg_f16_e5m2_e4m3_rs

/* D[64][n] (-)= A * B; A sparse, stored as [64][32], and B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f32.e5m2.e5m2 d, a_desc, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A as it is stored in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f32_e5m2_ss(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                              uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2, 0, 0, 0, 0, 1, 0, 0),
                                 d, NULL, a_desc, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, %6, 0, p, -1, 1;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %11, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, %10, 0, p, -1, 1;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %15, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, %14, 0, p, -1, 1;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %19, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, %18, 0, p, -1, 1;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %23, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, %22, 0, p, -1, 1;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %27, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, %26, 0, p, -1, 1;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %31, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, %30, 0, p, -1, 1;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %35, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, %34, 0, p, -1, 1;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %39, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, %38, 0, p, -1, 1;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %43, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, %42, 0, p, -1, 1;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %47, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, %46, 0, p, -1, 1;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %51, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, %50, 0, p, -1, 1;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %55, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, %54, 0, p, -1, 1;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %59, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, %58, 0, p, -1, 1;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %63, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, %62, 0, p, -1, 1;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %67, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, %66, 0, p, -1, 1;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %71, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, %70, 0, p, -1, 1;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %75, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, %74, 0, p, -1, 1;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %79, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, %78, 0, p, -1, 1;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %83, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, %82, 0, p, -1, 1;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %87, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, %86, 0, p, -1, 1;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %91, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, %90, 0, p, -1, 1;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %95, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, %94, 0, p, -1, 1;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %99, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, %98, 0, p, -1, 1;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %103, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, %102, 0, p, -1, 1;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %107, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, %106, 0, p, -1, 1;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %111, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, %110, 0, p, -1, 1;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %115, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, %114, 0, p, -1, 1;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %119, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, %118, 0, p, -1, 1;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %123, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, %122, 0, p, -1, 1;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %127, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, %126, 0, p, -1, 1;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %131, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, %130, 0, p, -1, 1;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[64][64] sparse and in registers, B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f32.e5m2.e5m2 d, a, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f32_e5m2_rs(uint32_t n, float *d, const uint32_t a[4], uint64_t b_desc,
                              uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2, 0, 1, 0, 0, 1, 0, 0),
                                 d, a, 0, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, %9, 0, p, -1, 1;}"
                     : MGPU__D_F32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, %13, 0, p, -1, 1;}"
                     : MGPU__D_F32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, %17, 0, p, -1, 1;}"
                     : MGPU__D_F32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, %21, 0, p, -1, 1;}"
                     : MGPU__D_F32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, %25, 0, p, -1, 1;}"
                     : MGPU__D_F32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, %29, 0, p, -1, 1;}"
                     : MGPU__D_F32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, %33, 0, p, -1, 1;}"
                     : MGPU__D_F32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, %37, 0, p, -1, 1;}"
                     : MGPU__D_F32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, %41, 0, p, -1, 1;}"
                     : MGPU__D_F32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, %45, 0, p, -1, 1;}"
                     : MGPU__D_F32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, %49, 0, p, -1, 1;}"
                     : MGPU__D_F32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, %53, 0, p, -1, 1;}"
                     : MGPU__D_F32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, %57, 0, p, -1, 1;}"
                     : MGPU__D_F32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, %61, 0, p, -1, 1;}"
                     : MGPU__D_F32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, %65, 0, p, -1, 1;}"
                     : MGPU__D_F32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, %69, 0, p, -1, 1;}"
                     : MGPU__D_F32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_68 "}, {%68, %69, %70, %71}, %72, %73, 0, p, -1, 1;}"
                     : MGPU__D_F32_68
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, %77, 0, p, -1, 1;}"
                     : MGPU__D_F32_72
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_76 "}, {%76, %77, %78, %79}, %80, %81, 0, p, -1, 1;}"
                     : MGPU__D_F32_76
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, %85, 0, p, -1, 1;}"
                     : MGPU__D_F32_80
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_84 "}, {%84, %85, %86, %87}, %88, %89, 0, p, -1, 1;}"
                     : MGPU__D_F32_84
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, %93, 0, p, -1, 1;}"
                     : MGPU__D_F32_88
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_92 "}, {%92, %93, %94, %95}, %96, %97, 0, p, -1, 1;}"
                     : MGPU__D_F32_92
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, %101, 0, p, -1, 1;}"
                     : MGPU__D_F32_96
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_100 "}, {%100, %101, %102, %103}, %104, %105, 0, p, -1, 1;}"
                     : MGPU__D_F32_100
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, %109, 0, p, -1, 1;}"
                     : MGPU__D_F32_104
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_108 "}, {%108, %109, %110, %111}, %112, %113, 0, p, -1, 1;}"
                     : MGPU__D_F32_108
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, %117, 0, p, -1, 1;}"
                     : MGPU__D_F32_112
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_116 "}, {%116, %117, %118, %119}, %120, %121, 0, p, -1, 1;}"
                     : MGPU__D_F32_116
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, %125, 0, p, -1, 1;}"
                     : MGPU__D_F32_120
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_124 "}, {%124, %125, %126, %127}, %128, %129, 0, p, -1, 1;}"
                     : MGPU__D_F32_124
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %134, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f32.e5m2.e5m2 "
                     "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, %133, 0, p, -1, 1;}"
                     : MGPU__D_F32_128
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A sparse, stored as [64][32], and B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f16.e5m2.e5m2 d, a_desc, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a_desc  A as it is stored in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f16_e5m2_ss(uint32_t n, uint32_t *d, uint64_t a_desc, uint64_t b_desc,
                              uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2, 1, 0, 0, 0, 1, 0, 0),
                                 d, NULL, a_desc, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_2 "}, %2, %3, %4, 0, p, -1, 1;}"
                     : MGPU__D_B32_2
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, %6, 0, p, -1, 1;}"
                     : MGPU__D_B32_4
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_6 "}, %6, %7, %8, 0, p, -1, 1;}"
                     : MGPU__D_B32_6
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %11, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, %10, 0, p, -1, 1;}"
                     : MGPU__D_B32_8
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_10 "}, %10, %11, %12, 0, p, -1, 1;}"
                     : MGPU__D_B32_10
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %15, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, %14, 0, p, -1, 1;}"
                     : MGPU__D_B32_12
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_14 "}, %14, %15, %16, 0, p, -1, 1;}"
                     : MGPU__D_B32_14
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %19, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, %18, 0, p, -1, 1;}"
                     : MGPU__D_B32_16
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_18 "}, %18, %19, %20, 0, p, -1, 1;}"
                     : MGPU__D_B32_18
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %23, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, %22, 0, p, -1, 1;}"
                     : MGPU__D_B32_20
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_22 "}, %22, %23, %24, 0, p, -1, 1;}"
                     : MGPU__D_B32_22
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %27, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, %26, 0, p, -1, 1;}"
                     : MGPU__D_B32_24
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_26 "}, %26, %27, %28, 0, p, -1, 1;}"
                     : MGPU__D_B32_26
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %31, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, %30, 0, p, -1, 1;}"
                     : MGPU__D_B32_28
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_30 "}, %30, %31, %32, 0, p, -1, 1;}"
                     : MGPU__D_B32_30
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %35, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, %34, 0, p, -1, 1;}"
                     : MGPU__D_B32_32
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_34 "}, %34, %35, %36, 0, p, -1, 1;}"
                     : MGPU__D_B32_34
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %39, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, %38, 0, p, -1, 1;}"
                     : MGPU__D_B32_36
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_38 "}, %38, %39, %40, 0, p, -1, 1;}"
                     : MGPU__D_B32_38
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %43, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, %42, 0, p, -1, 1;}"
                     : MGPU__D_B32_40
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_42 "}, %42, %43, %44, 0, p, -1, 1;}"
                     : MGPU__D_B32_42
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %47, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, %46, 0, p, -1, 1;}"
                     : MGPU__D_B32_44
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_46 "}, %46, %47, %48, 0, p, -1, 1;}"
                     : MGPU__D_B32_46
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %51, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, %50, 0, p, -1, 1;}"
                     : MGPU__D_B32_48
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_50 "}, %50, %51, %52, 0, p, -1, 1;}"
                     : MGPU__D_B32_50
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %55, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, %54, 0, p, -1, 1;}"
                     : MGPU__D_B32_52
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_54 "}, %54, %55, %56, 0, p, -1, 1;}"
                     : MGPU__D_B32_54
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %59, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, %58, 0, p, -1, 1;}"
                     : MGPU__D_B32_56
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_58 "}, %58, %59, %60, 0, p, -1, 1;}"
                     : MGPU__D_B32_58
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %63, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, %62, 0, p, -1, 1;}"
                     : MGPU__D_B32_60
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_62 "}, %62, %63, %64, 0, p, -1, 1;}"
                     : MGPU__D_B32_62
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %67, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, %66, 0, p, -1, 1;}"
                     : MGPU__D_B32_64
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[64][64] sparse and in registers, B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f16.e5m2.e5m2 d, a, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f16_e5m2_rs(uint32_t n, uint32_t *d, const uint32_t a[4], uint64_t b_desc,
                              uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2, 1, 1, 0, 0, 1, 0, 0),
                                 d, a, 0, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_2 "}, {%2, %3, %4, %5}, %6, %7, 0, p, -1, 1;}"
                     : MGPU__D_B32_2
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, %9, 0, p, -1, 1;}"
                     : MGPU__D_B32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_6 "}, {%6, %7, %8, %9}, %10, %11, 0, p, -1, 1;}"
                     : MGPU__D_B32_6
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, %13, 0, p, -1, 1;}"
                     : MGPU__D_B32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %16, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_10 "}, {%10, %11, %12, %13}, %14, %15, 0, p, -1, 1;}"
                     : MGPU__D_B32_10
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, %17, 0, p, -1, 1;}"
                     : MGPU__D_B32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %20, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_14 "}, {%14, %15, %16, %17}, %18, %19, 0, p, -1, 1;}"
                     : MGPU__D_B32_14
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, %21, 0, p, -1, 1;}"
                     : MGPU__D_B32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %24, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_18 "}, {%18, %19, %20, %21}, %22, %23, 0, p, -1, 1;}"
                     : MGPU__D_B32_18
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, %25, 0, p, -1, 1;}"
                     : MGPU__D_B32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %28, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_22 "}, {%22, %23, %24, %25}, %26, %27, 0, p, -1, 1;}"
                     : MGPU__D_B32_22
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, %29, 0, p, -1, 1;}"
                     : MGPU__D_B32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %32, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_26 "}, {%26, %27, %28, %29}, %30, %31, 0, p, -1, 1;}"
                     : MGPU__D_B32_26
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, %33, 0, p, -1, 1;}"
                     : MGPU__D_B32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %36, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_30 "}, {%30, %31, %32, %33}, %34, %35, 0, p, -1, 1;}"
                     : MGPU__D_B32_30
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, %37, 0, p, -1, 1;}"
                     : MGPU__D_B32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %40, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_34 "}, {%34, %35, %36, %37}, %38, %39, 0, p, -1, 1;}"
                     : MGPU__D_B32_34
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, %41, 0, p, -1, 1;}"
                     : MGPU__D_B32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %44, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_38 "}, {%38, %39, %40, %41}, %42, %43, 0, p, -1, 1;}"
                     : MGPU__D_B32_38
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, %45, 0, p, -1, 1;}"
                     : MGPU__D_B32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %48, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_42 "}, {%42, %43, %44, %45}, %46, %47, 0, p, -1, 1;}"
                     : MGPU__D_B32_42
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, %49, 0, p, -1, 1;}"
                     : MGPU__D_B32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %52, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_46 "}, {%46, %47, %48, %49}, %50, %51, 0, p, -1, 1;}"
                     : MGPU__D_B32_46
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, %53, 0, p, -1, 1;}"
                     : MGPU__D_B32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %56, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_50 "}, {%50, %51, %52, %53}, %54, %55, 0, p, -1, 1;}"
                     : MGPU__D_B32_50
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, %57, 0, p, -1, 1;}"
                     : MGPU__D_B32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %60, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_54 "}, {%54, %55, %56, %57}, %58, %59, 0, p, -1, 1;}"
                     : MGPU__D_B32_54
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, %61, 0, p, -1, 1;}"
                     : MGPU__D_B32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %64, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_58 "}, {%58, %59, %60, %61}, %62, %63, 0, p, -1, 1;}"
                     : MGPU__D_B32_58
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, %65, 0, p, -1, 1;}"
                     : MGPU__D_B32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %68, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_62 "}, {%62, %63, %64, %65}, %66, %67, 0, p, -1, 1;}"
                     : MGPU__D_B32_62
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f16.e5m2.e5m2 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, %69, 0, p, -1, 1;}"
                     : MGPU__D_B32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A sparse, stored as [64][32], and B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f32.e5m2.e4m3 d, a_desc, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A as it is stored in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f32_e5m2_e4m3_ss(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                                   uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2_E4M3, 0, 0, 0, 0, 1, 0, 0),
                                 d, NULL, a_desc, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, %6, 0, p, -1, 1;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %11, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, %10, 0, p, -1, 1;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %15, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, %14, 0, p, -1, 1;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %19, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, %18, 0, p, -1, 1;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %23, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, %22, 0, p, -1, 1;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %27, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, %26, 0, p, -1, 1;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %31, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, %30, 0, p, -1, 1;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %35, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, %34, 0, p, -1, 1;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %39, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, %38, 0, p, -1, 1;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %43, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, %42, 0, p, -1, 1;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %47, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, %46, 0, p, -1, 1;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %51, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, %50, 0, p, -1, 1;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %55, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, %54, 0, p, -1, 1;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %59, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, %58, 0, p, -1, 1;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %63, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, %62, 0, p, -1, 1;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %67, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, %66, 0, p, -1, 1;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %71, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, %70, 0, p, -1, 1;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %75, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, %74, 0, p, -1, 1;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %79, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, %78, 0, p, -1, 1;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %83, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, %82, 0, p, -1, 1;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %87, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, %86, 0, p, -1, 1;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %91, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, %90, 0, p, -1, 1;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %95, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, %94, 0, p, -1, 1;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %99, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, %98, 0, p, -1, 1;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %103, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, %102, 0, p, -1, 1;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %107, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, %106, 0, p, -1, 1;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %111, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, %110, 0, p, -1, 1;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %115, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, %114, 0, p, -1, 1;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %119, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, %118, 0, p, -1, 1;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %123, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, %122, 0, p, -1, 1;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %127, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, %126, 0, p, -1, 1;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %131, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, %130, 0, p, -1, 1;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[64][64] sparse and in registers, B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f32.e5m2.e4m3 d, a, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f32_e5m2_e4m3_rs(uint32_t n, float *d, const uint32_t a[4], uint64_t b_desc,
                                   uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2_E4M3, 0, 1, 0, 0, 1, 0, 0),
                                 d, a, 0, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, %9, 0, p, -1, 1;}"
                     : MGPU__D_F32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, %13, 0, p, -1, 1;}"
                     : MGPU__D_F32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, %17, 0, p, -1, 1;}"
                     : MGPU__D_F32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, %21, 0, p, -1, 1;}"
                     : MGPU__D_F32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, %25, 0, p, -1, 1;}"
                     : MGPU__D_F32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, %29, 0, p, -1, 1;}"
                     : MGPU__D_F32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, %33, 0, p, -1, 1;}"
                     : MGPU__D_F32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, %37, 0, p, -1, 1;}"
                     : MGPU__D_F32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, %41, 0, p, -1, 1;}"
                     : MGPU__D_F32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, %45, 0, p, -1, 1;}"
                     : MGPU__D_F32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, %49, 0, p, -1, 1;}"
                     : MGPU__D_F32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, %53, 0, p, -1, 1;}"
                     : MGPU__D_F32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, %57, 0, p, -1, 1;}"
                     : MGPU__D_F32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, %61, 0, p, -1, 1;}"
                     : MGPU__D_F32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, %65, 0, p, -1, 1;}"
                     : MGPU__D_F32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, %69, 0, p, -1, 1;}"
                     : MGPU__D_F32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_68 "}, {%68, %69, %70, %71}, %72, %73, 0, p, -1, 1;}"
                     : MGPU__D_F32_68
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, %77, 0, p, -1, 1;}"
                     : MGPU__D_F32_72
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_76 "}, {%76, %77, %78, %79}, %80, %81, 0, p, -1, 1;}"
                     : MGPU__D_F32_76
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, %85, 0, p, -1, 1;}"
                     : MGPU__D_F32_80
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_84 "}, {%84, %85, %86, %87}, %88, %89, 0, p, -1, 1;}"
                     : MGPU__D_F32_84
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, %93, 0, p, -1, 1;}"
                     : MGPU__D_F32_88
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_92 "}, {%92, %93, %94, %95}, %96, %97, 0, p, -1, 1;}"
                     : MGPU__D_F32_92
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, %101, 0, p, -1, 1;}"
                     : MGPU__D_F32_96
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_100 "}, {%100, %101, %102, %103}, %104, %105, 0, p, -1, 1;}"
                     : MGPU__D_F32_100
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, %109, 0, p, -1, 1;}"
                     : MGPU__D_F32_104
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_108 "}, {%108, %109, %110, %111}, %112, %113, 0, p, -1, 1;}"
                     : MGPU__D_F32_108
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, %117, 0, p, -1, 1;}"
                     : MGPU__D_F32_112
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_116 "}, {%116, %117, %118, %119}, %120, %121, 0, p, -1, 1;}"
                     : MGPU__D_F32_116
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, %125, 0, p, -1, 1;}"
                     : MGPU__D_F32_120
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_124 "}, {%124, %125, %126, %127}, %128, %129, 0, p, -1, 1;}"
                     : MGPU__D_F32_124
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %134, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f32.e5m2.e4m3 "
                     "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, %133, 0, p, -1, 1;}"
                     : MGPU__D_F32_128
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A sparse, stored as [64][32], and B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f16.e5m2.e4m3 d, a_desc, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a_desc  A as it is stored in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f16_e5m2_e4m3_ss(uint32_t n, uint32_t *d, uint64_t a_desc, uint64_t b_desc,
                                   uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2_E4M3, 1, 0, 0, 0, 1, 0, 0),
                                 d, NULL, a_desc, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_2 "}, %2, %3, %4, 0, p, -1, 1;}"
                     : MGPU__D_B32_2
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, %6, 0, p, -1, 1;}"
                     : MGPU__D_B32_4
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_6 "}, %6, %7, %8, 0, p, -1, 1;}"
                     : MGPU__D_B32_6
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %11, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, %10, 0, p, -1, 1;}"
                     : MGPU__D_B32_8
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_10 "}, %10, %11, %12, 0, p, -1, 1;}"
                     : MGPU__D_B32_10
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %15, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, %14, 0, p, -1, 1;}"
                     : MGPU__D_B32_12
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_14 "}, %14, %15, %16, 0, p, -1, 1;}"
                     : MGPU__D_B32_14
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %19, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, %18, 0, p, -1, 1;}"
                     : MGPU__D_B32_16
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_18 "}, %18, %19, %20, 0, p, -1, 1;}"
                     : MGPU__D_B32_18
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %23, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, %22, 0, p, -1, 1;}"
                     : MGPU__D_B32_20
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_22 "}, %22, %23, %24, 0, p, -1, 1;}"
                     : MGPU__D_B32_22
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %27, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, %26, 0, p, -1, 1;}"
                     : MGPU__D_B32_24
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_26 "}, %26, %27, %28, 0, p, -1, 1;}"
                     : MGPU__D_B32_26
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %31, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, %30, 0, p, -1, 1;}"
                     : MGPU__D_B32_28
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_30 "}, %30, %31, %32, 0, p, -1, 1;}"
                     : MGPU__D_B32_30
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %35, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, %34, 0, p, -1, 1;}"
                     : MGPU__D_B32_32
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_34 "}, %34, %35, %36, 0, p, -1, 1;}"
                     : MGPU__D_B32_34
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %39, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, %38, 0, p, -1, 1;}"
                     : MGPU__D_B32_36
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_38 "}, %38, %39, %40, 0, p, -1, 1;}"
                     : MGPU__D_B32_38
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %43, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, %42, 0, p, -1, 1;}"
                     : MGPU__D_B32_40
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_42 "}, %42, %43, %44, 0, p, -1, 1;}"
                     : MGPU__D_B32_42
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %47, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, %46, 0, p, -1, 1;}"
                     : MGPU__D_B32_44
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_46 "}, %46, %47, %48, 0, p, -1, 1;}"
                     : MGPU__D_B32_46
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %51, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, %50, 0, p, -1, 1;}"
                     : MGPU__D_B32_48
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_50 "}, %50, %51, %52, 0, p, -1, 1;}"
                     : MGPU__D_B32_50
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %55, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, %54, 0, p, -1, 1;}"
                     : MGPU__D_B32_52
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_54 "}, %54, %55, %56, 0, p, -1, 1;}"
                     : MGPU__D_B32_54
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %59, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, %58, 0, p, -1, 1;}"
                     : MGPU__D_B32_56
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_58 "}, %58, %59, %60, 0, p, -1, 1;}"
                     : MGPU__D_B32_58
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %63, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, %62, 0, p, -1, 1;}"
                     : MGPU__D_B32_60
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_62 "}, %62, %63, %64, 0, p, -1, 1;}"
                     : MGPU__D_B32_62
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %67, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, %66, 0, p, -1, 1;}"
                     : MGPU__D_B32_64
                     : "l"(a_desc), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[64][64] sparse and in registers, B[n][64] in shared memory.
 *   ptx     wgmma.mma_async.sp.sync.aligned.m64nNk64.f16.e5m2.e4m3 d, a, b_desc, meta, 0, accumulate, -1, 1;
 *   needs   PTX 8.2, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   meta    where the stored elements of A stand, in flight as d is: layout/sparse.h
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_sp_neg_f16_e5m2_e4m3_rs(uint32_t n, uint32_t *d, const uint32_t a[4],
                                   uint64_t b_desc, uint32_t meta, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_sp(mgpu__wgmma_shape_sp(n, MGPU__WGMMA_E5M2_E4M3, 1, 1, 0, 0, 1, 0, 0),
                                 d, a, 0, b_desc, meta, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n8k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_2 "}, {%2, %3, %4, %5}, %6, %7, 0, p, -1, 1;}"
                     : MGPU__D_B32_2
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n16k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, %9, 0, p, -1, 1;}"
                     : MGPU__D_B32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n24k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_6 "}, {%6, %7, %8, %9}, %10, %11, 0, p, -1, 1;}"
                     : MGPU__D_B32_6
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n32k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, %13, 0, p, -1, 1;}"
                     : MGPU__D_B32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %16, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n40k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_10 "}, {%10, %11, %12, %13}, %14, %15, 0, p, -1, 1;}"
                     : MGPU__D_B32_10
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n48k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, %17, 0, p, -1, 1;}"
                     : MGPU__D_B32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %20, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n56k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_14 "}, {%14, %15, %16, %17}, %18, %19, 0, p, -1, 1;}"
                     : MGPU__D_B32_14
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n64k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, %21, 0, p, -1, 1;}"
                     : MGPU__D_B32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %24, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n72k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_18 "}, {%18, %19, %20, %21}, %22, %23, 0, p, -1, 1;}"
                     : MGPU__D_B32_18
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n80k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, %25, 0, p, -1, 1;}"
                     : MGPU__D_B32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %28, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n88k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_22 "}, {%22, %23, %24, %25}, %26, %27, 0, p, -1, 1;}"
                     : MGPU__D_B32_22
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n96k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, %29, 0, p, -1, 1;}"
                     : MGPU__D_B32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %32, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n104k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_26 "}, {%26, %27, %28, %29}, %30, %31, 0, p, -1, 1;}"
                     : MGPU__D_B32_26
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n112k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, %33, 0, p, -1, 1;}"
                     : MGPU__D_B32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %36, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n120k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_30 "}, {%30, %31, %32, %33}, %34, %35, 0, p, -1, 1;}"
                     : MGPU__D_B32_30
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n128k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, %37, 0, p, -1, 1;}"
                     : MGPU__D_B32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %40, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n136k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_34 "}, {%34, %35, %36, %37}, %38, %39, 0, p, -1, 1;}"
                     : MGPU__D_B32_34
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n144k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, %41, 0, p, -1, 1;}"
                     : MGPU__D_B32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %44, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n152k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_38 "}, {%38, %39, %40, %41}, %42, %43, 0, p, -1, 1;}"
                     : MGPU__D_B32_38
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n160k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, %45, 0, p, -1, 1;}"
                     : MGPU__D_B32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %48, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n168k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_42 "}, {%42, %43, %44, %45}, %46, %47, 0, p, -1, 1;}"
                     : MGPU__D_B32_42
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n176k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, %49, 0, p, -1, 1;}"
                     : MGPU__D_B32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %52, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n184k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_46 "}, {%46, %47, %48, %49}, %50, %51, 0, p, -1, 1;}"
                     : MGPU__D_B32_46
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n192k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, %53, 0, p, -1, 1;}"
                     : MGPU__D_B32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %56, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n200k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_50 "}, {%50, %51, %52, %53}, %54, %55, 0, p, -1, 1;}"
                     : MGPU__D_B32_50
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n208k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, %57, 0, p, -1, 1;}"
                     : MGPU__D_B32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %60, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n216k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_54 "}, {%54, %55, %56, %57}, %58, %59, 0, p, -1, 1;}"
                     : MGPU__D_B32_54
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n224k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, %61, 0, p, -1, 1;}"
                     : MGPU__D_B32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %64, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n232k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_58 "}, {%58, %59, %60, %61}, %62, %63, 0, p, -1, 1;}"
                     : MGPU__D_B32_58
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n240k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, %65, 0, p, -1, 1;}"
                     : MGPU__D_B32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %68, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n248k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_62 "}, {%62, %63, %64, %65}, %66, %67, 0, p, -1, 1;}"
                     : MGPU__D_B32_62
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sp.sync.aligned.m64n256k64.f16.e5m2.e4m3 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, %69, 0, p, -1, 1;}"
                     : MGPU__D_B32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(meta), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_wgmma_sp_neg_f32_e5m2_ss(n, d, ...) mgpu_wgmma_sp_neg_f32_e5m2_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f32_e5m2_rs(n, d, a, ...) mgpu_wgmma_sp_neg_f32_e5m2_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f16_e5m2_ss(n, d, ...) mgpu_wgmma_sp_neg_f16_e5m2_ss(n, MGPU__HOLDS((n) / 4, d), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f16_e5m2_rs(n, d, a, ...) mgpu_wgmma_sp_neg_f16_e5m2_rs(n, MGPU__HOLDS((n) / 4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f32_e5m2_e4m3_ss(n, d, ...) mgpu_wgmma_sp_neg_f32_e5m2_e4m3_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f32_e5m2_e4m3_rs(n, d, a, ...) mgpu_wgmma_sp_neg_f32_e5m2_e4m3_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f16_e5m2_e4m3_ss(n, d, ...) mgpu_wgmma_sp_neg_f16_e5m2_e4m3_ss(n, MGPU__HOLDS((n) / 4, d), __VA_ARGS__)
#define mgpu_wgmma_sp_neg_f16_e5m2_e4m3_rs(n, d, a, ...) mgpu_wgmma_sp_neg_f16_e5m2_e4m3_rs(n, MGPU__HOLDS((n) / 4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WGMMA_SP_NEG_E5M2_GEN_H */
