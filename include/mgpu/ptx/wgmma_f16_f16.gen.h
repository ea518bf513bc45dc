/* mgpu/ptx/wgmma_f16_f16.gen.h - wgmma on f16 operands: m64nNk16, N = 8..256, D in f16.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in wgmma_f16_f16.h.
 *
 *     _ss   A and B in shared memory          A[M][K], B[N][K]: K-major, rows run along K
 *     _rs   A in 4 registers a thread
 *
 * `a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.
 * `accumulate`: 0 makes it D = A * B, anything else D += A * B.
 *
 * For a constant n: mgpu_wgmma_f16_f16_ss(n, d, a_desc, b_desc, accumulate), at the end.
 */
#ifndef MGPU_PTX_WGMMA_F16_F16_GEN_H
#define MGPU_PTX_WGMMA_F16_F16_GEN_H

#include "wgmma_group.h"

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_wgmma_m64n8k16_f16_f16_ss
#undef mgpu_wgmma_m64n8k16_f16_f16_rs
#undef mgpu_wgmma_m64n16k16_f16_f16_ss
#undef mgpu_wgmma_m64n16k16_f16_f16_rs
#undef mgpu_wgmma_m64n24k16_f16_f16_ss
#undef mgpu_wgmma_m64n24k16_f16_f16_rs
#undef mgpu_wgmma_m64n32k16_f16_f16_ss
#undef mgpu_wgmma_m64n32k16_f16_f16_rs
#undef mgpu_wgmma_m64n40k16_f16_f16_ss
#undef mgpu_wgmma_m64n40k16_f16_f16_rs
#undef mgpu_wgmma_m64n48k16_f16_f16_ss
#undef mgpu_wgmma_m64n48k16_f16_f16_rs
#undef mgpu_wgmma_m64n56k16_f16_f16_ss
#undef mgpu_wgmma_m64n56k16_f16_f16_rs
#undef mgpu_wgmma_m64n64k16_f16_f16_ss
#undef mgpu_wgmma_m64n64k16_f16_f16_rs
#undef mgpu_wgmma_m64n72k16_f16_f16_ss
#undef mgpu_wgmma_m64n72k16_f16_f16_rs
#undef mgpu_wgmma_m64n80k16_f16_f16_ss
#undef mgpu_wgmma_m64n80k16_f16_f16_rs
#undef mgpu_wgmma_m64n88k16_f16_f16_ss
#undef mgpu_wgmma_m64n88k16_f16_f16_rs
#undef mgpu_wgmma_m64n96k16_f16_f16_ss
#undef mgpu_wgmma_m64n96k16_f16_f16_rs
#undef mgpu_wgmma_m64n104k16_f16_f16_ss
#undef mgpu_wgmma_m64n104k16_f16_f16_rs
#undef mgpu_wgmma_m64n112k16_f16_f16_ss
#undef mgpu_wgmma_m64n112k16_f16_f16_rs
#undef mgpu_wgmma_m64n120k16_f16_f16_ss
#undef mgpu_wgmma_m64n120k16_f16_f16_rs
#undef mgpu_wgmma_m64n128k16_f16_f16_ss
#undef mgpu_wgmma_m64n128k16_f16_f16_rs
#undef mgpu_wgmma_m64n136k16_f16_f16_ss
#undef mgpu_wgmma_m64n136k16_f16_f16_rs
#undef mgpu_wgmma_m64n144k16_f16_f16_ss
#undef mgpu_wgmma_m64n144k16_f16_f16_rs
#undef mgpu_wgmma_m64n152k16_f16_f16_ss
#undef mgpu_wgmma_m64n152k16_f16_f16_rs
#undef mgpu_wgmma_m64n160k16_f16_f16_ss
#undef mgpu_wgmma_m64n160k16_f16_f16_rs
#undef mgpu_wgmma_m64n168k16_f16_f16_ss
#undef mgpu_wgmma_m64n168k16_f16_f16_rs
#undef mgpu_wgmma_m64n176k16_f16_f16_ss
#undef mgpu_wgmma_m64n176k16_f16_f16_rs
#undef mgpu_wgmma_m64n184k16_f16_f16_ss
#undef mgpu_wgmma_m64n184k16_f16_f16_rs
#undef mgpu_wgmma_m64n192k16_f16_f16_ss
#undef mgpu_wgmma_m64n192k16_f16_f16_rs
#undef mgpu_wgmma_m64n200k16_f16_f16_ss
#undef mgpu_wgmma_m64n200k16_f16_f16_rs
#undef mgpu_wgmma_m64n208k16_f16_f16_ss
#undef mgpu_wgmma_m64n208k16_f16_f16_rs
#undef mgpu_wgmma_m64n216k16_f16_f16_ss
#undef mgpu_wgmma_m64n216k16_f16_f16_rs
#undef mgpu_wgmma_m64n224k16_f16_f16_ss
#undef mgpu_wgmma_m64n224k16_f16_f16_rs
#undef mgpu_wgmma_m64n232k16_f16_f16_ss
#undef mgpu_wgmma_m64n232k16_f16_f16_rs
#undef mgpu_wgmma_m64n240k16_f16_f16_ss
#undef mgpu_wgmma_m64n240k16_f16_f16_rs
#undef mgpu_wgmma_m64n248k16_f16_f16_ss
#undef mgpu_wgmma_m64n248k16_f16_f16_rs
#undef mgpu_wgmma_m64n256k16_f16_f16_ss
#undef mgpu_wgmma_m64n256k16_f16_f16_rs
#undef mgpu_wgmma_f16_f16_ss
#undef mgpu_wgmma_f16_f16_rs

/* D[64][8] (+)= A * B; A[64][16] and B[8][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       2 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k16_f16_f16_ss(uint32_t d[2], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_2 "}, %2, %3, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_2
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B; A in registers, B[8][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       2 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k16_f16_f16_rs(uint32_t d[2], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_2 "}, {%2, %3, %4, %5}, %6, p, 1, 1, 0;}"
                 : MGPU__D_B32_2
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A[64][16] and B[16][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k16_f16_f16_ss(uint32_t d[4], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A in registers, B[16][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k16_f16_f16_rs(uint32_t d[4], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p, 1, 1, 0;}"
                 : MGPU__D_B32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A[64][16] and B[24][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       6 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k16_f16_f16_ss(uint32_t d[6], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_6 "}, %6, %7, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_6
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A in registers, B[24][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       6 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k16_f16_f16_rs(uint32_t d[6], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %11, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_6 "}, {%6, %7, %8, %9}, %10, p, 1, 1, 0;}"
                 : MGPU__D_B32_6
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A[64][16] and B[32][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k16_f16_f16_ss(uint32_t d[8], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A in registers, B[32][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k16_f16_f16_rs(uint32_t d[8], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p, 1, 1, 0;}"
                 : MGPU__D_B32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][40] (+)= A * B; A[64][16] and B[40][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       10 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n40k16_f16_f16_ss(uint32_t d[10], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(40, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 40, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_10 "}, %10, %11, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_10
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][40] (+)= A * B; A in registers, B[40][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       10 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n40k16_f16_f16_rs(uint32_t d[10], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(40, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 40, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %15, 0; "
                 "wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_10 "}, {%10, %11, %12, %13}, %14, p, 1, 1, 0;}"
                 : MGPU__D_B32_10
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A[64][16] and B[48][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k16_f16_f16_ss(uint32_t d[12], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A in registers, B[48][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k16_f16_f16_rs(uint32_t d[12], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p, 1, 1, 0;}"
                 : MGPU__D_B32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][56] (+)= A * B; A[64][16] and B[56][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       14 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n56k16_f16_f16_ss(uint32_t d[14], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(56, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 56, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %16, 0; "
                 "wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_14 "}, %14, %15, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_14
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][56] (+)= A * B; A in registers, B[56][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       14 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n56k16_f16_f16_rs(uint32_t d[14], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(56, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 56, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %19, 0; "
                 "wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_14 "}, {%14, %15, %16, %17}, %18, p, 1, 1, 0;}"
                 : MGPU__D_B32_14
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A[64][16] and B[64][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k16_f16_f16_ss(uint32_t d[16], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A in registers, B[64][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k16_f16_f16_rs(uint32_t d[16], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p, 1, 1, 0;}"
                 : MGPU__D_B32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][72] (+)= A * B; A[64][16] and B[72][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       18 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n72k16_f16_f16_ss(uint32_t d[18], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(72, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 72, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %20, 0; "
                 "wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_18 "}, %18, %19, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_18
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][72] (+)= A * B; A in registers, B[72][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       18 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n72k16_f16_f16_rs(uint32_t d[18], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(72, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 72, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %23, 0; "
                 "wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_18 "}, {%18, %19, %20, %21}, %22, p, 1, 1, 0;}"
                 : MGPU__D_B32_18
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A[64][16] and B[80][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       20 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k16_f16_f16_ss(uint32_t d[20], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_20 "}, %20, %21, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_20
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A in registers, B[80][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       20 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k16_f16_f16_rs(uint32_t d[20], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, p, 1, 1, 0;}"
                 : MGPU__D_B32_20
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][88] (+)= A * B; A[64][16] and B[88][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       22 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n88k16_f16_f16_ss(uint32_t d[22], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(88, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 88, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %24, 0; "
                 "wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_22 "}, %22, %23, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_22
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][88] (+)= A * B; A in registers, B[88][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       22 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n88k16_f16_f16_rs(uint32_t d[22], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(88, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 88, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %27, 0; "
                 "wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_22 "}, {%22, %23, %24, %25}, %26, p, 1, 1, 0;}"
                 : MGPU__D_B32_22
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A[64][16] and B[96][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k16_f16_f16_ss(uint32_t d[24], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A in registers, B[96][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k16_f16_f16_rs(uint32_t d[24], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p, 1, 1, 0;}"
                 : MGPU__D_B32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][104] (+)= A * B; A[64][16] and B[104][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       26 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n104k16_f16_f16_ss(uint32_t d[26], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(104, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 104, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %28, 0; "
                 "wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_26 "}, %26, %27, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_26
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][104] (+)= A * B; A in registers, B[104][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       26 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n104k16_f16_f16_rs(uint32_t d[26], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(104, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 104, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %31, 0; "
                 "wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_26 "}, {%26, %27, %28, %29}, %30, p, 1, 1, 0;}"
                 : MGPU__D_B32_26
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A[64][16] and B[112][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       28 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k16_f16_f16_ss(uint32_t d[28], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_28 "}, %28, %29, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_28
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A in registers, B[112][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       28 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k16_f16_f16_rs(uint32_t d[28], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, p, 1, 1, 0;}"
                 : MGPU__D_B32_28
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][120] (+)= A * B; A[64][16] and B[120][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       30 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n120k16_f16_f16_ss(uint32_t d[30], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(120, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 120, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %32, 0; "
                 "wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_30 "}, %30, %31, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_30
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][120] (+)= A * B; A in registers, B[120][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       30 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n120k16_f16_f16_rs(uint32_t d[30], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(120, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 120, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %35, 0; "
                 "wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_30 "}, {%30, %31, %32, %33}, %34, p, 1, 1, 0;}"
                 : MGPU__D_B32_30
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A[64][16] and B[128][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k16_f16_f16_ss(uint32_t d[32], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A in registers, B[128][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k16_f16_f16_rs(uint32_t d[32], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p, 1, 1, 0;}"
                 : MGPU__D_B32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][136] (+)= A * B; A[64][16] and B[136][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       34 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n136k16_f16_f16_ss(uint32_t d[34], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(136, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 136, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %36, 0; "
                 "wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_34 "}, %34, %35, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_34
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][136] (+)= A * B; A in registers, B[136][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       34 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n136k16_f16_f16_rs(uint32_t d[34], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(136, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 136, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %39, 0; "
                 "wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_34 "}, {%34, %35, %36, %37}, %38, p, 1, 1, 0;}"
                 : MGPU__D_B32_34
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A[64][16] and B[144][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       36 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k16_f16_f16_ss(uint32_t d[36], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_36 "}, %36, %37, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_36
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A in registers, B[144][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       36 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k16_f16_f16_rs(uint32_t d[36], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, p, 1, 1, 0;}"
                 : MGPU__D_B32_36
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][152] (+)= A * B; A[64][16] and B[152][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       38 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n152k16_f16_f16_ss(uint32_t d[38], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(152, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 152, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %40, 0; "
                 "wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_38 "}, %38, %39, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_38
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][152] (+)= A * B; A in registers, B[152][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       38 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n152k16_f16_f16_rs(uint32_t d[38], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(152, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 152, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %43, 0; "
                 "wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_38 "}, {%38, %39, %40, %41}, %42, p, 1, 1, 0;}"
                 : MGPU__D_B32_38
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A[64][16] and B[160][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k16_f16_f16_ss(uint32_t d[40], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A in registers, B[160][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k16_f16_f16_rs(uint32_t d[40], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p, 1, 1, 0;}"
                 : MGPU__D_B32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][168] (+)= A * B; A[64][16] and B[168][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       42 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n168k16_f16_f16_ss(uint32_t d[42], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(168, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 168, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %44, 0; "
                 "wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_42 "}, %42, %43, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_42
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][168] (+)= A * B; A in registers, B[168][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       42 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n168k16_f16_f16_rs(uint32_t d[42], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(168, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 168, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %47, 0; "
                 "wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_42 "}, {%42, %43, %44, %45}, %46, p, 1, 1, 0;}"
                 : MGPU__D_B32_42
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A[64][16] and B[176][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       44 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k16_f16_f16_ss(uint32_t d[44], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_44 "}, %44, %45, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_44
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A in registers, B[176][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       44 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k16_f16_f16_rs(uint32_t d[44], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, p, 1, 1, 0;}"
                 : MGPU__D_B32_44
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][184] (+)= A * B; A[64][16] and B[184][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       46 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n184k16_f16_f16_ss(uint32_t d[46], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(184, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 184, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %48, 0; "
                 "wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_46 "}, %46, %47, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_46
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][184] (+)= A * B; A in registers, B[184][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       46 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n184k16_f16_f16_rs(uint32_t d[46], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(184, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 184, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %51, 0; "
                 "wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_46 "}, {%46, %47, %48, %49}, %50, p, 1, 1, 0;}"
                 : MGPU__D_B32_46
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A[64][16] and B[192][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k16_f16_f16_ss(uint32_t d[48], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A in registers, B[192][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k16_f16_f16_rs(uint32_t d[48], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p, 1, 1, 0;}"
                 : MGPU__D_B32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][200] (+)= A * B; A[64][16] and B[200][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       50 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n200k16_f16_f16_ss(uint32_t d[50], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(200, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 200, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %52, 0; "
                 "wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_50 "}, %50, %51, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_50
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][200] (+)= A * B; A in registers, B[200][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       50 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n200k16_f16_f16_rs(uint32_t d[50], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(200, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 200, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %55, 0; "
                 "wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_50 "}, {%50, %51, %52, %53}, %54, p, 1, 1, 0;}"
                 : MGPU__D_B32_50
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A[64][16] and B[208][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       52 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k16_f16_f16_ss(uint32_t d[52], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_52 "}, %52, %53, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_52
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A in registers, B[208][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       52 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k16_f16_f16_rs(uint32_t d[52], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, p, 1, 1, 0;}"
                 : MGPU__D_B32_52
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][216] (+)= A * B; A[64][16] and B[216][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       54 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n216k16_f16_f16_ss(uint32_t d[54], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(216, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 216, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %56, 0; "
                 "wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_54 "}, %54, %55, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_54
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][216] (+)= A * B; A in registers, B[216][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       54 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n216k16_f16_f16_rs(uint32_t d[54], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(216, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 216, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %59, 0; "
                 "wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_54 "}, {%54, %55, %56, %57}, %58, p, 1, 1, 0;}"
                 : MGPU__D_B32_54
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A[64][16] and B[224][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k16_f16_f16_ss(uint32_t d[56], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A in registers, B[224][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k16_f16_f16_rs(uint32_t d[56], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p, 1, 1, 0;}"
                 : MGPU__D_B32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][232] (+)= A * B; A[64][16] and B[232][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       58 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n232k16_f16_f16_ss(uint32_t d[58], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(232, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 232, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %60, 0; "
                 "wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_58 "}, %58, %59, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_58
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][232] (+)= A * B; A in registers, B[232][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       58 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n232k16_f16_f16_rs(uint32_t d[58], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(232, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 232, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %63, 0; "
                 "wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_58 "}, {%58, %59, %60, %61}, %62, p, 1, 1, 0;}"
                 : MGPU__D_B32_58
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A[64][16] and B[240][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       60 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k16_f16_f16_ss(uint32_t d[60], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_60 "}, %60, %61, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_60
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A in registers, B[240][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       60 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k16_f16_f16_rs(uint32_t d[60], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, p, 1, 1, 0;}"
                 : MGPU__D_B32_60
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][248] (+)= A * B; A[64][16] and B[248][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       62 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n248k16_f16_f16_ss(uint32_t d[62], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(248, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 248, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %64, 0; "
                 "wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_62 "}, %62, %63, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_62
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][248] (+)= A * B; A in registers, B[248][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       62 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n248k16_f16_f16_rs(uint32_t d[62], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(248, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 248, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %67, 0; "
                 "wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_62 "}, {%62, %63, %64, %65}, %66, p, 1, 1, 0;}"
                 : MGPU__D_B32_62
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A[64][16] and B[256][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers, two f16 each; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k16_f16_f16_ss(uint32_t d[64], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p, 1, 1, 0, 0;}"
                 : MGPU__D_B32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A in registers, B[256][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 registers, two f16 each; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k16_f16_f16_rs(uint32_t d[64], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p, 1, 1, 0;}"
                 : MGPU__D_B32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][n] (+)= A * B; A[64][16] and B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_f16_f16_ss(uint32_t n, uint32_t *d, uint64_t a_desc, uint64_t b_desc,
                      int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_F16, 1, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 40:
        mgpu_wgmma_m64n40k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 56:
        mgpu_wgmma_m64n56k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 72:
        mgpu_wgmma_m64n72k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 88:
        mgpu_wgmma_m64n88k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 104:
        mgpu_wgmma_m64n104k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 120:
        mgpu_wgmma_m64n120k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 136:
        mgpu_wgmma_m64n136k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 152:
        mgpu_wgmma_m64n152k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 168:
        mgpu_wgmma_m64n168k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 184:
        mgpu_wgmma_m64n184k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 200:
        mgpu_wgmma_m64n200k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 216:
        mgpu_wgmma_m64n216k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 232:
        mgpu_wgmma_m64n232k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 248:
        mgpu_wgmma_m64n248k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k16_f16_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (+)= A * B; A in registers, B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f16.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 4 registers, two f16 each: the fragment of D in wgmma.h; read and written, in
 *           flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_f16_f16_rs(uint32_t n, uint32_t *d, const uint32_t a[4], uint64_t b_desc,
                      int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_F16, 1, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 40:
        mgpu_wgmma_m64n40k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 56:
        mgpu_wgmma_m64n56k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 72:
        mgpu_wgmma_m64n72k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 88:
        mgpu_wgmma_m64n88k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 104:
        mgpu_wgmma_m64n104k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 120:
        mgpu_wgmma_m64n120k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 136:
        mgpu_wgmma_m64n136k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 152:
        mgpu_wgmma_m64n152k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 168:
        mgpu_wgmma_m64n168k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 184:
        mgpu_wgmma_m64n184k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 200:
        mgpu_wgmma_m64n200k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 216:
        mgpu_wgmma_m64n216k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 232:
        mgpu_wgmma_m64n232k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 248:
        mgpu_wgmma_m64n248k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k16_f16_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_wgmma_m64n8k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n8k16_f16_f16_ss(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n8k16_f16_f16_rs(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n16k16_f16_f16_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n16k16_f16_f16_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n24k16_f16_f16_ss(MGPU__HOLDS(6, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n24k16_f16_f16_rs(MGPU__HOLDS(6, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n32k16_f16_f16_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n32k16_f16_f16_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n40k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n40k16_f16_f16_ss(MGPU__HOLDS(10, d), __VA_ARGS__)
#define mgpu_wgmma_m64n40k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n40k16_f16_f16_rs(MGPU__HOLDS(10, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n48k16_f16_f16_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n48k16_f16_f16_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n56k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n56k16_f16_f16_ss(MGPU__HOLDS(14, d), __VA_ARGS__)
#define mgpu_wgmma_m64n56k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n56k16_f16_f16_rs(MGPU__HOLDS(14, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n64k16_f16_f16_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n64k16_f16_f16_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n72k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n72k16_f16_f16_ss(MGPU__HOLDS(18, d), __VA_ARGS__)
#define mgpu_wgmma_m64n72k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n72k16_f16_f16_rs(MGPU__HOLDS(18, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n80k16_f16_f16_ss(MGPU__HOLDS(20, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n80k16_f16_f16_rs(MGPU__HOLDS(20, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n88k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n88k16_f16_f16_ss(MGPU__HOLDS(22, d), __VA_ARGS__)
#define mgpu_wgmma_m64n88k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n88k16_f16_f16_rs(MGPU__HOLDS(22, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n96k16_f16_f16_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n96k16_f16_f16_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n104k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n104k16_f16_f16_ss(MGPU__HOLDS(26, d), __VA_ARGS__)
#define mgpu_wgmma_m64n104k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n104k16_f16_f16_rs(MGPU__HOLDS(26, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n112k16_f16_f16_ss(MGPU__HOLDS(28, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n112k16_f16_f16_rs(MGPU__HOLDS(28, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n120k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n120k16_f16_f16_ss(MGPU__HOLDS(30, d), __VA_ARGS__)
#define mgpu_wgmma_m64n120k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n120k16_f16_f16_rs(MGPU__HOLDS(30, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n128k16_f16_f16_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n128k16_f16_f16_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n136k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n136k16_f16_f16_ss(MGPU__HOLDS(34, d), __VA_ARGS__)
#define mgpu_wgmma_m64n136k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n136k16_f16_f16_rs(MGPU__HOLDS(34, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n144k16_f16_f16_ss(MGPU__HOLDS(36, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n144k16_f16_f16_rs(MGPU__HOLDS(36, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n152k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n152k16_f16_f16_ss(MGPU__HOLDS(38, d), __VA_ARGS__)
#define mgpu_wgmma_m64n152k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n152k16_f16_f16_rs(MGPU__HOLDS(38, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n160k16_f16_f16_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n160k16_f16_f16_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n168k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n168k16_f16_f16_ss(MGPU__HOLDS(42, d), __VA_ARGS__)
#define mgpu_wgmma_m64n168k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n168k16_f16_f16_rs(MGPU__HOLDS(42, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n176k16_f16_f16_ss(MGPU__HOLDS(44, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n176k16_f16_f16_rs(MGPU__HOLDS(44, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n184k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n184k16_f16_f16_ss(MGPU__HOLDS(46, d), __VA_ARGS__)
#define mgpu_wgmma_m64n184k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n184k16_f16_f16_rs(MGPU__HOLDS(46, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n192k16_f16_f16_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n192k16_f16_f16_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n200k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n200k16_f16_f16_ss(MGPU__HOLDS(50, d), __VA_ARGS__)
#define mgpu_wgmma_m64n200k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n200k16_f16_f16_rs(MGPU__HOLDS(50, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n208k16_f16_f16_ss(MGPU__HOLDS(52, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n208k16_f16_f16_rs(MGPU__HOLDS(52, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n216k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n216k16_f16_f16_ss(MGPU__HOLDS(54, d), __VA_ARGS__)
#define mgpu_wgmma_m64n216k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n216k16_f16_f16_rs(MGPU__HOLDS(54, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n224k16_f16_f16_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n224k16_f16_f16_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n232k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n232k16_f16_f16_ss(MGPU__HOLDS(58, d), __VA_ARGS__)
#define mgpu_wgmma_m64n232k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n232k16_f16_f16_rs(MGPU__HOLDS(58, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n240k16_f16_f16_ss(MGPU__HOLDS(60, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n240k16_f16_f16_rs(MGPU__HOLDS(60, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n248k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n248k16_f16_f16_ss(MGPU__HOLDS(62, d), __VA_ARGS__)
#define mgpu_wgmma_m64n248k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n248k16_f16_f16_rs(MGPU__HOLDS(62, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k16_f16_f16_ss(d, ...) mgpu_wgmma_m64n256k16_f16_f16_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k16_f16_f16_rs(d, a, ...) mgpu_wgmma_m64n256k16_f16_f16_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_f16_f16_ss(n, d, ...) mgpu_wgmma_f16_f16_ss(n, MGPU__HOLDS((n) / 4, d), __VA_ARGS__)
#define mgpu_wgmma_f16_f16_rs(n, d, a, ...) mgpu_wgmma_f16_f16_rs(n, MGPU__HOLDS((n) / 4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WGMMA_F16_F16_GEN_H */
