/* mgpu/ptx/wgmma_u8.gen.h - wgmma on u8 operands: m64nNk32, N = 8, 16, 24, 32, 48 .. 256, D in s32.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in wgmma_int.h.
 *
 *     _ss   A and B in shared memory          A[M][K], B[N][K]: K-major, rows run along K
 *     _rs   A in 4 registers a thread
 *
 * `a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.
 * `accumulate`: 0 makes it D = A * B, anything else D += A * B.
 *
 * For a constant n: mgpu_wgmma_s32_u8_ss(n, d, a_desc, b_desc, accumulate), at the end.
 */
#ifndef MGPU_PTX_WGMMA_U8_GEN_H
#define MGPU_PTX_WGMMA_U8_GEN_H

#include "wgmma_group.h"
#include "regs_s32.gen.h"

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_wgmma_m64n8k32_s32_u8_ss
#undef mgpu_wgmma_m64n8k32_s32_u8_rs
#undef mgpu_wgmma_m64n16k32_s32_u8_ss
#undef mgpu_wgmma_m64n16k32_s32_u8_rs
#undef mgpu_wgmma_m64n24k32_s32_u8_ss
#undef mgpu_wgmma_m64n24k32_s32_u8_rs
#undef mgpu_wgmma_m64n32k32_s32_u8_ss
#undef mgpu_wgmma_m64n32k32_s32_u8_rs
#undef mgpu_wgmma_m64n48k32_s32_u8_ss
#undef mgpu_wgmma_m64n48k32_s32_u8_rs
#undef mgpu_wgmma_m64n64k32_s32_u8_ss
#undef mgpu_wgmma_m64n64k32_s32_u8_rs
#undef mgpu_wgmma_m64n80k32_s32_u8_ss
#undef mgpu_wgmma_m64n80k32_s32_u8_rs
#undef mgpu_wgmma_m64n96k32_s32_u8_ss
#undef mgpu_wgmma_m64n96k32_s32_u8_rs
#undef mgpu_wgmma_m64n112k32_s32_u8_ss
#undef mgpu_wgmma_m64n112k32_s32_u8_rs
#undef mgpu_wgmma_m64n128k32_s32_u8_ss
#undef mgpu_wgmma_m64n128k32_s32_u8_rs
#undef mgpu_wgmma_m64n144k32_s32_u8_ss
#undef mgpu_wgmma_m64n144k32_s32_u8_rs
#undef mgpu_wgmma_m64n160k32_s32_u8_ss
#undef mgpu_wgmma_m64n160k32_s32_u8_rs
#undef mgpu_wgmma_m64n176k32_s32_u8_ss
#undef mgpu_wgmma_m64n176k32_s32_u8_rs
#undef mgpu_wgmma_m64n192k32_s32_u8_ss
#undef mgpu_wgmma_m64n192k32_s32_u8_rs
#undef mgpu_wgmma_m64n208k32_s32_u8_ss
#undef mgpu_wgmma_m64n208k32_s32_u8_rs
#undef mgpu_wgmma_m64n224k32_s32_u8_ss
#undef mgpu_wgmma_m64n224k32_s32_u8_rs
#undef mgpu_wgmma_m64n240k32_s32_u8_ss
#undef mgpu_wgmma_m64n240k32_s32_u8_rs
#undef mgpu_wgmma_m64n256k32_s32_u8_ss
#undef mgpu_wgmma_m64n256k32_s32_u8_rs
#undef mgpu_wgmma_m64n8k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n8k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n16k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n16k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n24k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n24k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n32k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n32k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n48k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n48k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n64k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n64k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n80k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n80k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n96k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n96k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n112k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n112k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n128k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n128k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n144k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n144k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n160k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n160k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n176k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n176k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n192k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n192k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n208k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n208k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n224k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n224k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n240k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n240k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n256k32_s32_u8_satfinite_ss
#undef mgpu_wgmma_m64n256k32_s32_u8_satfinite_rs
#undef mgpu_wgmma_m64n8k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n8k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n16k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n16k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n24k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n24k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n32k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n32k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n48k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n48k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n64k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n64k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n80k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n80k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n96k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n96k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n112k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n112k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n128k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n128k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n144k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n144k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n160k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n160k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n176k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n176k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n192k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n192k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n208k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n208k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n224k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n224k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n240k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n240k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n256k32_s32_u8_s8_ss
#undef mgpu_wgmma_m64n256k32_s32_u8_s8_rs
#undef mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_rs
#undef mgpu_wgmma_s32_u8_ss
#undef mgpu_wgmma_s32_u8_rs
#undef mgpu_wgmma_s32_u8_satfinite_ss
#undef mgpu_wgmma_s32_u8_satfinite_rs
#undef mgpu_wgmma_s32_u8_s8_ss
#undef mgpu_wgmma_s32_u8_s8_rs
#undef mgpu_wgmma_s32_u8_s8_satfinite_ss
#undef mgpu_wgmma_s32_u8_s8_satfinite_rs

/* D[64][8] (+)= A * B; A[64][32] and B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_ss(int32_t d[4], uint64_t a_desc, uint64_t b_desc,
                              int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p;}"
                 : MGPU__D_S32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B; A in registers, B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_rs(int32_t d[4], const uint32_t a[4], uint64_t b_desc,
                              int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p;}"
                 : MGPU__D_S32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A[64][32] and B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_ss(int32_t d[8], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p;}"
                 : MGPU__D_S32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A in registers, B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_rs(int32_t d[8], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p;}"
                 : MGPU__D_S32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A[64][32] and B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_ss(int32_t d[12], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p;}"
                 : MGPU__D_S32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A in registers, B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_rs(int32_t d[12], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p;}"
                 : MGPU__D_S32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A[64][32] and B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_ss(int32_t d[16], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p;}"
                 : MGPU__D_S32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A in registers, B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_rs(int32_t d[16], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p;}"
                 : MGPU__D_S32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A[64][32] and B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_ss(int32_t d[24], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p;}"
                 : MGPU__D_S32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A in registers, B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_rs(int32_t d[24], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p;}"
                 : MGPU__D_S32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A[64][32] and B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_ss(int32_t d[32], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p;}"
                 : MGPU__D_S32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A in registers, B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_rs(int32_t d[32], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p;}"
                 : MGPU__D_S32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A[64][32] and B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_ss(int32_t d[40], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p;}"
                 : MGPU__D_S32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A in registers, B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_rs(int32_t d[40], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p;}"
                 : MGPU__D_S32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A[64][32] and B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_ss(int32_t d[48], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p;}"
                 : MGPU__D_S32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A in registers, B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_rs(int32_t d[48], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p;}"
                 : MGPU__D_S32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A[64][32] and B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_ss(int32_t d[56], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p;}"
                 : MGPU__D_S32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A in registers, B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_rs(int32_t d[56], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p;}"
                 : MGPU__D_S32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A[64][32] and B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_ss(int32_t d[64], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p;}"
                 : MGPU__D_S32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A in registers, B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_rs(int32_t d[64], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p;}"
                 : MGPU__D_S32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A[64][32] and B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_ss(int32_t d[72], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_72 "}, %72, %73, p;}"
                 : MGPU__D_S32_72
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A in registers, B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_rs(int32_t d[72], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p;}"
                 : MGPU__D_S32_72
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A[64][32] and B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_ss(int32_t d[80], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_80 "}, %80, %81, p;}"
                 : MGPU__D_S32_80
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A in registers, B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_rs(int32_t d[80], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p;}"
                 : MGPU__D_S32_80
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A[64][32] and B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_ss(int32_t d[88], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_88 "}, %88, %89, p;}"
                 : MGPU__D_S32_88
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A in registers, B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_rs(int32_t d[88], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p;}"
                 : MGPU__D_S32_88
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A[64][32] and B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_ss(int32_t d[96], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_96 "}, %96, %97, p;}"
                 : MGPU__D_S32_96
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A in registers, B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_rs(int32_t d[96], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p;}"
                 : MGPU__D_S32_96
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A[64][32] and B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_ss(int32_t d[104], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_104 "}, %104, %105, p;}"
                 : MGPU__D_S32_104
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A in registers, B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_rs(int32_t d[104], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p;}"
                 : MGPU__D_S32_104
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A[64][32] and B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_ss(int32_t d[112], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_112 "}, %112, %113, p;}"
                 : MGPU__D_S32_112
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A in registers, B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_rs(int32_t d[112], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p;}"
                 : MGPU__D_S32_112
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A[64][32] and B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_ss(int32_t d[120], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_120 "}, %120, %121, p;}"
                 : MGPU__D_S32_120
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A in registers, B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_rs(int32_t d[120], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p;}"
                 : MGPU__D_S32_120
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A[64][32] and B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_ss(int32_t d[128], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_128 "}, %128, %129, p;}"
                 : MGPU__D_S32_128
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A in registers, B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_rs(int32_t d[128], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8 "
                 "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p;}"
                 : MGPU__D_S32_128
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B, clamped; A[64][32] and B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_satfinite_ss(int32_t d[4], uint64_t a_desc, uint64_t b_desc,
                                        int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(8, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p;}"
                 : MGPU__D_S32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B, clamped; A in registers, B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_satfinite_rs(int32_t d[4], const uint32_t a[4], uint64_t b_desc,
                                        int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(8, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p;}"
                 : MGPU__D_S32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B, clamped; A[64][32] and B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_satfinite_ss(int32_t d[8], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(16, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p;}"
                 : MGPU__D_S32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B, clamped; A in registers, B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_satfinite_rs(int32_t d[8], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(16, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p;}"
                 : MGPU__D_S32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B, clamped; A[64][32] and B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_satfinite_ss(int32_t d[12], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(24, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p;}"
                 : MGPU__D_S32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B, clamped; A in registers, B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_satfinite_rs(int32_t d[12], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(24, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p;}"
                 : MGPU__D_S32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B, clamped; A[64][32] and B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_satfinite_ss(int32_t d[16], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(32, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p;}"
                 : MGPU__D_S32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B, clamped; A in registers, B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_satfinite_rs(int32_t d[16], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(32, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p;}"
                 : MGPU__D_S32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B, clamped; A[64][32] and B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_satfinite_ss(int32_t d[24], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(48, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p;}"
                 : MGPU__D_S32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B, clamped; A in registers, B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_satfinite_rs(int32_t d[24], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(48, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p;}"
                 : MGPU__D_S32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B, clamped; A[64][32] and B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_satfinite_ss(int32_t d[32], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(64, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p;}"
                 : MGPU__D_S32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B, clamped; A in registers, B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_satfinite_rs(int32_t d[32], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(64, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p;}"
                 : MGPU__D_S32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B, clamped; A[64][32] and B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_satfinite_ss(int32_t d[40], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(80, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p;}"
                 : MGPU__D_S32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B, clamped; A in registers, B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_satfinite_rs(int32_t d[40], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(80, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p;}"
                 : MGPU__D_S32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B, clamped; A[64][32] and B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_satfinite_ss(int32_t d[48], uint64_t a_desc, uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(96, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p;}"
                 : MGPU__D_S32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B, clamped; A in registers, B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_satfinite_rs(int32_t d[48], const uint32_t a[4], uint64_t b_desc,
                                         int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(96, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p;}"
                 : MGPU__D_S32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B, clamped; A[64][32] and B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_satfinite_ss(int32_t d[56], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(112, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p;}"
                 : MGPU__D_S32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B, clamped; A in registers, B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_satfinite_rs(int32_t d[56], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(112, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p;}"
                 : MGPU__D_S32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B, clamped; A[64][32] and B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_satfinite_ss(int32_t d[64], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(128, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p;}"
                 : MGPU__D_S32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B, clamped; A in registers, B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_satfinite_rs(int32_t d[64], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(128, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p;}"
                 : MGPU__D_S32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B, clamped; A[64][32] and B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_satfinite_ss(int32_t d[72], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(144, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_72 "}, %72, %73, p;}"
                 : MGPU__D_S32_72
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B, clamped; A in registers, B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_satfinite_rs(int32_t d[72], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(144, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p;}"
                 : MGPU__D_S32_72
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B, clamped; A[64][32] and B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_satfinite_ss(int32_t d[80], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(160, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_80 "}, %80, %81, p;}"
                 : MGPU__D_S32_80
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B, clamped; A in registers, B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_satfinite_rs(int32_t d[80], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(160, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p;}"
                 : MGPU__D_S32_80
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B, clamped; A[64][32] and B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_satfinite_ss(int32_t d[88], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(176, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_88 "}, %88, %89, p;}"
                 : MGPU__D_S32_88
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B, clamped; A in registers, B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_satfinite_rs(int32_t d[88], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(176, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p;}"
                 : MGPU__D_S32_88
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B, clamped; A[64][32] and B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_satfinite_ss(int32_t d[96], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(192, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_96 "}, %96, %97, p;}"
                 : MGPU__D_S32_96
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B, clamped; A in registers, B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_satfinite_rs(int32_t d[96], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(192, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p;}"
                 : MGPU__D_S32_96
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B, clamped; A[64][32] and B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_satfinite_ss(int32_t d[104], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(208, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_104 "}, %104, %105, p;}"
                 : MGPU__D_S32_104
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B, clamped; A in registers, B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_satfinite_rs(int32_t d[104], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(208, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p;}"
                 : MGPU__D_S32_104
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B, clamped; A[64][32] and B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_satfinite_ss(int32_t d[112], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(224, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_112 "}, %112, %113, p;}"
                 : MGPU__D_S32_112
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B, clamped; A in registers, B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_satfinite_rs(int32_t d[112], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(224, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p;}"
                 : MGPU__D_S32_112
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B, clamped; A[64][32] and B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_satfinite_ss(int32_t d[120], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(240, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_120 "}, %120, %121, p;}"
                 : MGPU__D_S32_120
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B, clamped; A in registers, B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_satfinite_rs(int32_t d[120], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(240, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p;}"
                 : MGPU__D_S32_120
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B, clamped; A[64][32] and B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_satfinite_ss(int32_t d[128], uint64_t a_desc, uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(256, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_128 "}, %128, %129, p;}"
                 : MGPU__D_S32_128
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B, clamped; A in registers, B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_satfinite_rs(int32_t d[128], const uint32_t a[4], uint64_t b_desc,
                                          int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(256, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.u8.satfinite "
                 "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p;}"
                 : MGPU__D_S32_128
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B; A[64][32] and B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_s8_ss(int32_t d[4], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p;}"
                 : MGPU__D_S32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B; A in registers, B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_s8_rs(int32_t d[4], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p;}"
                 : MGPU__D_S32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A[64][32] and B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_s8_ss(int32_t d[8], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p;}"
                 : MGPU__D_S32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A in registers, B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_s8_rs(int32_t d[8], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p;}"
                 : MGPU__D_S32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A[64][32] and B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_s8_ss(int32_t d[12], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p;}"
                 : MGPU__D_S32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A in registers, B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_s8_rs(int32_t d[12], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p;}"
                 : MGPU__D_S32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A[64][32] and B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_s8_ss(int32_t d[16], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p;}"
                 : MGPU__D_S32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A in registers, B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_s8_rs(int32_t d[16], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p;}"
                 : MGPU__D_S32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A[64][32] and B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_s8_ss(int32_t d[24], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p;}"
                 : MGPU__D_S32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A in registers, B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_s8_rs(int32_t d[24], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p;}"
                 : MGPU__D_S32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A[64][32] and B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_s8_ss(int32_t d[32], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p;}"
                 : MGPU__D_S32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A in registers, B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_s8_rs(int32_t d[32], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p;}"
                 : MGPU__D_S32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A[64][32] and B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_s8_ss(int32_t d[40], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p;}"
                 : MGPU__D_S32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A in registers, B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_s8_rs(int32_t d[40], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p;}"
                 : MGPU__D_S32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A[64][32] and B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_s8_ss(int32_t d[48], uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p;}"
                 : MGPU__D_S32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A in registers, B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_s8_rs(int32_t d[48], const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p;}"
                 : MGPU__D_S32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A[64][32] and B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_s8_ss(int32_t d[56], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p;}"
                 : MGPU__D_S32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A in registers, B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_s8_rs(int32_t d[56], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p;}"
                 : MGPU__D_S32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A[64][32] and B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_s8_ss(int32_t d[64], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p;}"
                 : MGPU__D_S32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A in registers, B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_s8_rs(int32_t d[64], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p;}"
                 : MGPU__D_S32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A[64][32] and B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_s8_ss(int32_t d[72], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_72 "}, %72, %73, p;}"
                 : MGPU__D_S32_72
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A in registers, B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_s8_rs(int32_t d[72], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p;}"
                 : MGPU__D_S32_72
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A[64][32] and B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_s8_ss(int32_t d[80], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_80 "}, %80, %81, p;}"
                 : MGPU__D_S32_80
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A in registers, B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_s8_rs(int32_t d[80], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p;}"
                 : MGPU__D_S32_80
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A[64][32] and B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_s8_ss(int32_t d[88], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_88 "}, %88, %89, p;}"
                 : MGPU__D_S32_88
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A in registers, B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_s8_rs(int32_t d[88], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p;}"
                 : MGPU__D_S32_88
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A[64][32] and B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_s8_ss(int32_t d[96], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_96 "}, %96, %97, p;}"
                 : MGPU__D_S32_96
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A in registers, B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_s8_rs(int32_t d[96], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p;}"
                 : MGPU__D_S32_96
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A[64][32] and B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_s8_ss(int32_t d[104], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_104 "}, %104, %105, p;}"
                 : MGPU__D_S32_104
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A in registers, B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_s8_rs(int32_t d[104], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p;}"
                 : MGPU__D_S32_104
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A[64][32] and B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_s8_ss(int32_t d[112], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_112 "}, %112, %113, p;}"
                 : MGPU__D_S32_112
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A in registers, B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_s8_rs(int32_t d[112], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p;}"
                 : MGPU__D_S32_112
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A[64][32] and B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_s8_ss(int32_t d[120], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_120 "}, %120, %121, p;}"
                 : MGPU__D_S32_120
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A in registers, B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_s8_rs(int32_t d[120], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p;}"
                 : MGPU__D_S32_120
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A[64][32] and B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_s8_ss(int32_t d[128], uint64_t a_desc, uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_128 "}, %128, %129, p;}"
                 : MGPU__D_S32_128
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A in registers, B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_s8_rs(int32_t d[128], const uint32_t a[4], uint64_t b_desc,
                                   int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8 "
                 "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p;}"
                 : MGPU__D_S32_128
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B, clamped; A[64][32] and B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_ss(int32_t d[4], uint64_t a_desc, uint64_t b_desc,
                                           int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(8, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p;}"
                 : MGPU__D_S32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B, clamped; A in registers, B[8][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_rs(int32_t d[4], const uint32_t a[4], uint64_t b_desc,
                                           int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(8, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p;}"
                 : MGPU__D_S32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B, clamped; A[64][32] and B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_ss(int32_t d[8], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(16, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p;}"
                 : MGPU__D_S32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B, clamped; A in registers, B[16][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_rs(int32_t d[8], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(16, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p;}"
                 : MGPU__D_S32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B, clamped; A[64][32] and B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_ss(int32_t d[12], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(24, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p;}"
                 : MGPU__D_S32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B, clamped; A in registers, B[24][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_rs(int32_t d[12], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(24, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p;}"
                 : MGPU__D_S32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B, clamped; A[64][32] and B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_ss(int32_t d[16], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(32, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p;}"
                 : MGPU__D_S32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B, clamped; A in registers, B[32][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_rs(int32_t d[16], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(32, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p;}"
                 : MGPU__D_S32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B, clamped; A[64][32] and B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_ss(int32_t d[24], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(48, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p;}"
                 : MGPU__D_S32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B, clamped; A in registers, B[48][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_rs(int32_t d[24], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(48, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p;}"
                 : MGPU__D_S32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B, clamped; A[64][32] and B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_ss(int32_t d[32], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(64, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p;}"
                 : MGPU__D_S32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B, clamped; A in registers, B[64][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_rs(int32_t d[32], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(64, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p;}"
                 : MGPU__D_S32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B, clamped; A[64][32] and B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_ss(int32_t d[40], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(80, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p;}"
                 : MGPU__D_S32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B, clamped; A in registers, B[80][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_rs(int32_t d[40], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(80, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p;}"
                 : MGPU__D_S32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B, clamped; A[64][32] and B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_ss(int32_t d[48], uint64_t a_desc, uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(96, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p;}"
                 : MGPU__D_S32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B, clamped; A in registers, B[96][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_rs(int32_t d[48], const uint32_t a[4], uint64_t b_desc,
                                            int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(96, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p;}"
                 : MGPU__D_S32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B, clamped; A[64][32] and B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_ss(int32_t d[56], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(112, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p;}"
                 : MGPU__D_S32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B, clamped; A in registers, B[112][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_rs(int32_t d[56], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(112, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p;}"
                 : MGPU__D_S32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B, clamped; A[64][32] and B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_ss(int32_t d[64], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(128, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p;}"
                 : MGPU__D_S32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B, clamped; A in registers, B[128][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_rs(int32_t d[64], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(128, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p;}"
                 : MGPU__D_S32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B, clamped; A[64][32] and B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_ss(int32_t d[72], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(144, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_72 "}, %72, %73, p;}"
                 : MGPU__D_S32_72
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B, clamped; A in registers, B[144][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_rs(int32_t d[72], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(144, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p;}"
                 : MGPU__D_S32_72
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B, clamped; A[64][32] and B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_ss(int32_t d[80], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(160, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_80 "}, %80, %81, p;}"
                 : MGPU__D_S32_80
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B, clamped; A in registers, B[160][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_rs(int32_t d[80], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(160, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p;}"
                 : MGPU__D_S32_80
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B, clamped; A[64][32] and B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_ss(int32_t d[88], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(176, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_88 "}, %88, %89, p;}"
                 : MGPU__D_S32_88
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B, clamped; A in registers, B[176][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_rs(int32_t d[88], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(176, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p;}"
                 : MGPU__D_S32_88
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B, clamped; A[64][32] and B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_ss(int32_t d[96], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(192, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_96 "}, %96, %97, p;}"
                 : MGPU__D_S32_96
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B, clamped; A in registers, B[192][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_rs(int32_t d[96], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(192, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p;}"
                 : MGPU__D_S32_96
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B, clamped; A[64][32] and B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_ss(int32_t d[104], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(208, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_104 "}, %104, %105, p;}"
                 : MGPU__D_S32_104
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B, clamped; A in registers, B[208][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_rs(int32_t d[104], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(208, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p;}"
                 : MGPU__D_S32_104
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B, clamped; A[64][32] and B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_ss(int32_t d[112], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(224, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_112 "}, %112, %113, p;}"
                 : MGPU__D_S32_112
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B, clamped; A in registers, B[224][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_rs(int32_t d[112], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(224, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p;}"
                 : MGPU__D_S32_112
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B, clamped; A[64][32] and B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_ss(int32_t d[120], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(240, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_120 "}, %120, %121, p;}"
                 : MGPU__D_S32_120
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B, clamped; A in registers, B[240][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_rs(int32_t d[120], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(240, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p;}"
                 : MGPU__D_S32_120
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B, clamped; A[64][32] and B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_ss(int32_t d[128], uint64_t a_desc, uint64_t b_desc,
                                             int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(256, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_128 "}, %128, %129, p;}"
                 : MGPU__D_S32_128
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B, clamped; A in registers, B[256][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 registers of s32; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_rs(int32_t d[128], const uint32_t a[4],
                                             uint64_t b_desc, int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(256, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8.satfinite "
                 "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p;}"
                 : MGPU__D_S32_128
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][n] (+)= A * B; A[64][32] and B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.u8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_ss(uint32_t n, int32_t *d, uint64_t a_desc, uint64_t b_desc,
                     int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_U8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B; A in registers, B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.u8 d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_rs(uint32_t n, int32_t *d, const uint32_t a[4], uint64_t b_desc,
                     int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_U8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B, clamped; A[64][32] and B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.u8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_satfinite_ss(uint32_t n, int32_t *d, uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_U8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B, clamped; A in registers, B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.u8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_satfinite_rs(uint32_t n, int32_t *d, const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_U8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B; A[64][32] and B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.s8 d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_s8_ss(uint32_t n, int32_t *d, uint64_t a_desc, uint64_t b_desc,
                        int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_U8_S8, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_s8_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B; A in registers, B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.s8 d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_s8_rs(uint32_t n, int32_t *d, const uint32_t a[4], uint64_t b_desc,
                        int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_U8_S8, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_s8_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B, clamped; A[64][32] and B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.s8.satfinite d, a_desc, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_s8_satfinite_ss(uint32_t n, int32_t *d, uint64_t a_desc, uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_U8_S8, 0, 0, 0, 0, 0, 1),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

/* D[64][n] (+)= A * B, clamped; A in registers, B[n][32] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk32.s32.u8.s8.satfinite d, a, b_desc, accumulate;
 *   needs   PTX 8.4, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8, 16, 24, 32 or 48..256, a multiple of 16; with another n the file
 *           does not assemble
 *   d       n / 2 registers of s32: the fragment of D in wgmma.h; read and written, in flight
 *           until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_s32_u8_s8_satfinite_rs(uint32_t n, int32_t *d, const uint32_t a[4], uint64_t b_desc,
                                  int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_as(n, MGPU__WGMMA_U8_S8, 0, 1, 0, 0, 0, 1),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_wgmma_m64n8k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n8k32_s32_u8_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n8k32_s32_u8_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n16k32_s32_u8_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n16k32_s32_u8_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n24k32_s32_u8_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n24k32_s32_u8_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n32k32_s32_u8_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n32k32_s32_u8_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n48k32_s32_u8_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n48k32_s32_u8_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n64k32_s32_u8_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n64k32_s32_u8_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n80k32_s32_u8_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n80k32_s32_u8_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n96k32_s32_u8_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n96k32_s32_u8_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n112k32_s32_u8_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n112k32_s32_u8_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n128k32_s32_u8_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n128k32_s32_u8_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n144k32_s32_u8_ss(MGPU__HOLDS(72, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n144k32_s32_u8_rs(MGPU__HOLDS(72, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n160k32_s32_u8_ss(MGPU__HOLDS(80, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n160k32_s32_u8_rs(MGPU__HOLDS(80, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n176k32_s32_u8_ss(MGPU__HOLDS(88, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n176k32_s32_u8_rs(MGPU__HOLDS(88, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n192k32_s32_u8_ss(MGPU__HOLDS(96, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n192k32_s32_u8_rs(MGPU__HOLDS(96, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n208k32_s32_u8_ss(MGPU__HOLDS(104, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n208k32_s32_u8_rs(MGPU__HOLDS(104, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n224k32_s32_u8_ss(MGPU__HOLDS(112, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n224k32_s32_u8_rs(MGPU__HOLDS(112, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n240k32_s32_u8_ss(MGPU__HOLDS(120, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n240k32_s32_u8_rs(MGPU__HOLDS(120, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_ss(d, ...) mgpu_wgmma_m64n256k32_s32_u8_ss(MGPU__HOLDS(128, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_rs(d, a, ...) mgpu_wgmma_m64n256k32_s32_u8_rs(MGPU__HOLDS(128, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_ss(n, d, ...) mgpu_wgmma_s32_u8_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_rs(n, d, a, ...) mgpu_wgmma_s32_u8_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n8k32_s32_u8_satfinite_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n8k32_s32_u8_satfinite_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n16k32_s32_u8_satfinite_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n16k32_s32_u8_satfinite_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n24k32_s32_u8_satfinite_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n24k32_s32_u8_satfinite_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n32k32_s32_u8_satfinite_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n32k32_s32_u8_satfinite_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n48k32_s32_u8_satfinite_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n48k32_s32_u8_satfinite_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n64k32_s32_u8_satfinite_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n64k32_s32_u8_satfinite_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n80k32_s32_u8_satfinite_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n80k32_s32_u8_satfinite_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n96k32_s32_u8_satfinite_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n96k32_s32_u8_satfinite_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n112k32_s32_u8_satfinite_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n112k32_s32_u8_satfinite_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n128k32_s32_u8_satfinite_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n128k32_s32_u8_satfinite_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n144k32_s32_u8_satfinite_ss(MGPU__HOLDS(72, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n144k32_s32_u8_satfinite_rs(MGPU__HOLDS(72, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n160k32_s32_u8_satfinite_ss(MGPU__HOLDS(80, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n160k32_s32_u8_satfinite_rs(MGPU__HOLDS(80, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n176k32_s32_u8_satfinite_ss(MGPU__HOLDS(88, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n176k32_s32_u8_satfinite_rs(MGPU__HOLDS(88, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n192k32_s32_u8_satfinite_ss(MGPU__HOLDS(96, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n192k32_s32_u8_satfinite_rs(MGPU__HOLDS(96, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n208k32_s32_u8_satfinite_ss(MGPU__HOLDS(104, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n208k32_s32_u8_satfinite_rs(MGPU__HOLDS(104, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n224k32_s32_u8_satfinite_ss(MGPU__HOLDS(112, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n224k32_s32_u8_satfinite_rs(MGPU__HOLDS(112, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n240k32_s32_u8_satfinite_ss(MGPU__HOLDS(120, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n240k32_s32_u8_satfinite_rs(MGPU__HOLDS(120, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_satfinite_ss(d, ...) mgpu_wgmma_m64n256k32_s32_u8_satfinite_ss(MGPU__HOLDS(128, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n256k32_s32_u8_satfinite_rs(MGPU__HOLDS(128, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_satfinite_ss(n, d, ...) mgpu_wgmma_s32_u8_satfinite_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_satfinite_rs(n, d, a, ...) mgpu_wgmma_s32_u8_satfinite_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n8k32_s32_u8_s8_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n8k32_s32_u8_s8_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n16k32_s32_u8_s8_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n16k32_s32_u8_s8_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n24k32_s32_u8_s8_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n24k32_s32_u8_s8_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n32k32_s32_u8_s8_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n32k32_s32_u8_s8_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n48k32_s32_u8_s8_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n48k32_s32_u8_s8_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n64k32_s32_u8_s8_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n64k32_s32_u8_s8_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n80k32_s32_u8_s8_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n80k32_s32_u8_s8_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n96k32_s32_u8_s8_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n96k32_s32_u8_s8_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n112k32_s32_u8_s8_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n112k32_s32_u8_s8_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n128k32_s32_u8_s8_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n128k32_s32_u8_s8_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n144k32_s32_u8_s8_ss(MGPU__HOLDS(72, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n144k32_s32_u8_s8_rs(MGPU__HOLDS(72, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n160k32_s32_u8_s8_ss(MGPU__HOLDS(80, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n160k32_s32_u8_s8_rs(MGPU__HOLDS(80, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n176k32_s32_u8_s8_ss(MGPU__HOLDS(88, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n176k32_s32_u8_s8_rs(MGPU__HOLDS(88, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n192k32_s32_u8_s8_ss(MGPU__HOLDS(96, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n192k32_s32_u8_s8_rs(MGPU__HOLDS(96, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n208k32_s32_u8_s8_ss(MGPU__HOLDS(104, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n208k32_s32_u8_s8_rs(MGPU__HOLDS(104, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n224k32_s32_u8_s8_ss(MGPU__HOLDS(112, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n224k32_s32_u8_s8_rs(MGPU__HOLDS(112, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n240k32_s32_u8_s8_ss(MGPU__HOLDS(120, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n240k32_s32_u8_s8_rs(MGPU__HOLDS(120, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_s8_ss(d, ...) mgpu_wgmma_m64n256k32_s32_u8_s8_ss(MGPU__HOLDS(128, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_s8_rs(d, a, ...) mgpu_wgmma_m64n256k32_s32_u8_s8_rs(MGPU__HOLDS(128, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_s8_ss(n, d, ...) mgpu_wgmma_s32_u8_s8_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_s8_rs(n, d, a, ...) mgpu_wgmma_s32_u8_s8_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n8k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n16k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n24k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n32k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n48k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n64k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n80k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n96k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n112k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n128k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(72, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n144k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(72, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(80, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n160k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(80, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(88, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n176k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(88, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(96, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n192k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(96, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(104, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n208k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(104, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(112, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n224k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(112, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(120, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n240k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(120, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_ss(d, ...) mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_ss(MGPU__HOLDS(128, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_rs(d, a, ...) mgpu_wgmma_m64n256k32_s32_u8_s8_satfinite_rs(MGPU__HOLDS(128, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_s8_satfinite_ss(n, d, ...) mgpu_wgmma_s32_u8_s8_satfinite_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_s32_u8_s8_satfinite_rs(n, d, a, ...) mgpu_wgmma_s32_u8_s8_satfinite_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WGMMA_U8_GEN_H */
