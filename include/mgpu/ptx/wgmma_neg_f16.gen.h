/* mgpu/ptx/wgmma_neg_f16.gen.h - wgmma on f16 operands, negated: m64nNk16, N = 8..256, D in f32.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in wgmma_neg.h.
 *
 *     _ss   A and B in shared memory          A[M][K], B[N][K]: K-major, rows run along K
 *     _rs   A in 4 registers a thread
 *     _ta   A is MN-major: A[K][M]          _tb   B is MN-major: B[K][N]
 *
 * `a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.
 * `accumulate`: 0 makes it D = -(A * B), anything else D -= A * B.
 *
 * For a constant n only: mgpu_wgmma_neg_f32_f16_ss(n, d, a_desc, b_desc, accumulate).
 */
#ifndef MGPU_PTX_WGMMA_NEG_F16_GEN_H
#define MGPU_PTX_WGMMA_NEG_F16_GEN_H

#include "wgmma_group.h"

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_wgmma_neg_f32_f16_ss
#undef mgpu_wgmma_neg_f32_f16_rs
#undef mgpu_wgmma_neg_f32_f16_ss_ta
#undef mgpu_wgmma_neg_f32_f16_ss_tb
#undef mgpu_wgmma_neg_f32_f16_ss_ta_tb
#undef mgpu_wgmma_neg_f32_f16_rs_tb

/* D[64][n] (-)= A * B; A[64][16] and B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a_desc, b_desc, accumulate, -1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_ss(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 0, 0, 0, 1, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, p, -1, 1, 0, 0;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A in registers, B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a, b_desc, accumulate, -1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_rs(uint32_t n, float *d, const uint32_t a[4], uint64_t b_desc,
                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 1, 0, 0, 1, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p, -1, 1, 0;}"
                     : MGPU__D_F32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p, -1, 1, 0;}"
                     : MGPU__D_F32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p, -1, 1, 0;}"
                     : MGPU__D_F32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p, -1, 1, 0;}"
                     : MGPU__D_F32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, p, -1, 1, 0;}"
                     : MGPU__D_F32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p, -1, 1, 0;}"
                     : MGPU__D_F32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, p, -1, 1, 0;}"
                     : MGPU__D_F32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p, -1, 1, 0;}"
                     : MGPU__D_F32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, p, -1, 1, 0;}"
                     : MGPU__D_F32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p, -1, 1, 0;}"
                     : MGPU__D_F32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, p, -1, 1, 0;}"
                     : MGPU__D_F32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p, -1, 1, 0;}"
                     : MGPU__D_F32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, p, -1, 1, 0;}"
                     : MGPU__D_F32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p, -1, 1, 0;}"
                     : MGPU__D_F32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, p, -1, 1, 0;}"
                     : MGPU__D_F32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p, -1, 1, 0;}"
                     : MGPU__D_F32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %73, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, {%68, %69, %70, %71}, %72, p, -1, 1, 0;}"
                     : MGPU__D_F32_68
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p, -1, 1, 0;}"
                     : MGPU__D_F32_72
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %81, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, {%76, %77, %78, %79}, %80, p, -1, 1, 0;}"
                     : MGPU__D_F32_76
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p, -1, 1, 0;}"
                     : MGPU__D_F32_80
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %89, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, {%84, %85, %86, %87}, %88, p, -1, 1, 0;}"
                     : MGPU__D_F32_84
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p, -1, 1, 0;}"
                     : MGPU__D_F32_88
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %97, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, {%92, %93, %94, %95}, %96, p, -1, 1, 0;}"
                     : MGPU__D_F32_92
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p, -1, 1, 0;}"
                     : MGPU__D_F32_96
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %105, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, {%100, %101, %102, %103}, %104, p, -1, 1, 0;}"
                     : MGPU__D_F32_100
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p, -1, 1, 0;}"
                     : MGPU__D_F32_104
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %113, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, {%108, %109, %110, %111}, %112, p, -1, 1, 0;}"
                     : MGPU__D_F32_108
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p, -1, 1, 0;}"
                     : MGPU__D_F32_112
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %121, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, {%116, %117, %118, %119}, %120, p, -1, 1, 0;}"
                     : MGPU__D_F32_116
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p, -1, 1, 0;}"
                     : MGPU__D_F32_120
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %129, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, {%124, %125, %126, %127}, %128, p, -1, 1, 0;}"
                     : MGPU__D_F32_124
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p, -1, 1, 0;}"
                     : MGPU__D_F32_128
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[16][64] and B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a_desc, b_desc, accumulate, -1, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_mn_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_ss_ta(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 0, 1, 0, 1, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 1);
    MGPU__DEBUG_DESC(b_desc, n, 0);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, p, -1, 1, 1, 0;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[64][16] and B[16][n] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a_desc, b_desc, accumulate, -1, 1, 0, 1;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_mn_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_ss_tb(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 0, 0, 1, 1, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, n, 1);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, p, -1, 1, 0, 1;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A[16][64] and B[16][n] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a_desc, b_desc, accumulate, -1, 1, 1, 1;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_mn_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_mn_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_ss_ta_tb(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 0, 1, 1, 1, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 1);
    MGPU__DEBUG_DESC(b_desc, n, 1);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, %4, %5, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_4
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, %8, %9, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_8
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, %12, %13, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_12
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, %16, %17, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_16
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, %20, %21, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_20
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, %24, %25, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_24
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, %28, %29, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_28
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, %32, %33, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_32
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, %36, %37, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_36
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, %40, %41, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_40
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, %44, %45, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_44
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, %48, %49, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_48
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, %52, %53, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_52
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, %56, %57, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_56
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, %60, %61, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_60
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, %64, %65, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_64
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, %68, %69, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_68
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, %72, %73, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_72
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, %76, %77, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_76
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, %80, %81, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_80
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, %84, %85, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_84
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, %88, %89, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_88
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, %92, %93, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_92
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, %96, %97, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_96
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, %100, %101, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_100
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, %104, %105, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_104
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, %108, %109, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_108
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, %112, %113, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_112
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, %116, %117, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_116
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, %120, %121, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_120
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, %124, %125, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_124
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, %128, %129, p, -1, 1, 1, 1;}"
                     : MGPU__D_F32_128
                     : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (-)= A * B; A in registers, B[16][n] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a, b_desc, accumulate, -1, 1, 1;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_mn_major
 *   accumulate  0: D = -(A * B), else D -= A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_neg_f32_f16_rs_tb(uint32_t n, float *d, const uint32_t a[4], uint64_t b_desc,
                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_F16, 0, 1, 0, 1, 1, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, n, 1);
    switch (n) {
    case 8:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                     "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p, -1, 1, 1;}"
                     : MGPU__D_F32_4
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 16:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                     "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p, -1, 1, 1;}"
                     : MGPU__D_F32_8
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 24:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                     "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p, -1, 1, 1;}"
                     : MGPU__D_F32_12
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 32:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                     "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p, -1, 1, 1;}"
                     : MGPU__D_F32_16
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 40:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                     "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, p, -1, 1, 1;}"
                     : MGPU__D_F32_20
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 48:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                     "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p, -1, 1, 1;}"
                     : MGPU__D_F32_24
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 56:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                     "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, p, -1, 1, 1;}"
                     : MGPU__D_F32_28
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 64:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                     "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p, -1, 1, 1;}"
                     : MGPU__D_F32_32
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 72:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                     "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, p, -1, 1, 1;}"
                     : MGPU__D_F32_36
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 80:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                     "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p, -1, 1, 1;}"
                     : MGPU__D_F32_40
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 88:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                     "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, p, -1, 1, 1;}"
                     : MGPU__D_F32_44
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 96:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                     "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p, -1, 1, 1;}"
                     : MGPU__D_F32_48
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 104:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                     "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, p, -1, 1, 1;}"
                     : MGPU__D_F32_52
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 112:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                     "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p, -1, 1, 1;}"
                     : MGPU__D_F32_56
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 120:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                     "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, p, -1, 1, 1;}"
                     : MGPU__D_F32_60
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 128:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                     "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p, -1, 1, 1;}"
                     : MGPU__D_F32_64
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 136:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %73, 0; "
                     "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_68 "}, {%68, %69, %70, %71}, %72, p, -1, 1, 1;}"
                     : MGPU__D_F32_68
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 144:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                     "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p, -1, 1, 1;}"
                     : MGPU__D_F32_72
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 152:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %81, 0; "
                     "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_76 "}, {%76, %77, %78, %79}, %80, p, -1, 1, 1;}"
                     : MGPU__D_F32_76
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 160:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                     "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p, -1, 1, 1;}"
                     : MGPU__D_F32_80
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 168:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %89, 0; "
                     "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_84 "}, {%84, %85, %86, %87}, %88, p, -1, 1, 1;}"
                     : MGPU__D_F32_84
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 176:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                     "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p, -1, 1, 1;}"
                     : MGPU__D_F32_88
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 184:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %97, 0; "
                     "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_92 "}, {%92, %93, %94, %95}, %96, p, -1, 1, 1;}"
                     : MGPU__D_F32_92
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 192:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                     "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p, -1, 1, 1;}"
                     : MGPU__D_F32_96
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 200:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %105, 0; "
                     "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_100 "}, {%100, %101, %102, %103}, %104, p, -1, 1, 1;}"
                     : MGPU__D_F32_100
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 208:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                     "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p, -1, 1, 1;}"
                     : MGPU__D_F32_104
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 216:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %113, 0; "
                     "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_108 "}, {%108, %109, %110, %111}, %112, p, -1, 1, 1;}"
                     : MGPU__D_F32_108
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 224:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                     "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p, -1, 1, 1;}"
                     : MGPU__D_F32_112
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 232:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %121, 0; "
                     "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_116 "}, {%116, %117, %118, %119}, %120, p, -1, 1, 1;}"
                     : MGPU__D_F32_116
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 240:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                     "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p, -1, 1, 1;}"
                     : MGPU__D_F32_120
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 248:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %129, 0; "
                     "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_124 "}, {%124, %125, %126, %127}, %128, p, -1, 1, 1;}"
                     : MGPU__D_F32_124
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    case 256:
        asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                     "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                     "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p, -1, 1, 1;}"
                     : MGPU__D_F32_128
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_wgmma_neg_f32_f16_ss(n, d, ...) mgpu_wgmma_neg_f32_f16_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_neg_f32_f16_rs(n, d, a, ...) mgpu_wgmma_neg_f32_f16_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_neg_f32_f16_ss_ta(n, d, ...) mgpu_wgmma_neg_f32_f16_ss_ta(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_neg_f32_f16_ss_tb(n, d, ...) mgpu_wgmma_neg_f32_f16_ss_tb(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_neg_f32_f16_ss_ta_tb(n, d, ...) mgpu_wgmma_neg_f32_f16_ss_ta_tb(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_neg_f32_f16_rs_tb(n, d, a, ...) mgpu_wgmma_neg_f32_f16_rs_tb(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WGMMA_NEG_F16_GEN_H */
