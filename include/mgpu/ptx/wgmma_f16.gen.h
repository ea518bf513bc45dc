/* mgpu/ptx/wgmma_f16.gen.h - wgmma on f16 operands: m64nNk16, N = 8..256, D in f32.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in wgmma.h.
 *
 *     _ss   A and B in shared memory          A[M][K], B[N][K]: K-major, rows run along K
 *     _rs   A in 4 registers a thread
 *
 * `a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.
 * `accumulate`: 0 makes it D = A * B, anything else D += A * B.
 *
 * For a constant n: mgpu_wgmma_f32_f16_ss(n, d, a_desc, b_desc, accumulate), at the end.
 */
#ifndef MGPU_PTX_WGMMA_F16_GEN_H
#define MGPU_PTX_WGMMA_F16_GEN_H

#include "wgmma.h"

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* D[64][8] (+)= A * B; A[64][16] and B[8][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k16_f32_f16_ss(float d[4], uint64_t a_desc, uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_4 "}, %4, %5, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_4
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][8] (+)= A * B; A in registers, B[8][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       4 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n8k16_f32_f16_rs(float d[4], const uint32_t a[4], uint64_t b_desc,
                               int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(8, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 8, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_4 "}, {%4, %5, %6, %7}, %8, p, 1, 1, 0;}"
                 : MGPU__D_F32_4
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A[64][16] and B[16][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k16_f32_f16_ss(float d[8], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %10, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_8 "}, %8, %9, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_8
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][16] (+)= A * B; A in registers, B[16][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       8 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n16k16_f32_f16_rs(float d[8], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(16, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 16, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_8 "}, {%8, %9, %10, %11}, %12, p, 1, 1, 0;}"
                 : MGPU__D_F32_8
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A[64][16] and B[24][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k16_f32_f16_ss(float d[12], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %14, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_12 "}, %12, %13, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_12
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][24] (+)= A * B; A in registers, B[24][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       12 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n24k16_f32_f16_rs(float d[12], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(24, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 24, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %17, 0; "
                 "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_12 "}, {%12, %13, %14, %15}, %16, p, 1, 1, 0;}"
                 : MGPU__D_F32_12
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A[64][16] and B[32][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k16_f32_f16_ss(float d[16], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %18, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_16 "}, %16, %17, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_16
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][32] (+)= A * B; A in registers, B[32][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       16 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n32k16_f32_f16_rs(float d[16], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(32, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 32, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %21, 0; "
                 "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_16 "}, {%16, %17, %18, %19}, %20, p, 1, 1, 0;}"
                 : MGPU__D_F32_16
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][40] (+)= A * B; A[64][16] and B[40][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       20 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n40k16_f32_f16_ss(float d[20], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(40, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 40, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %22, 0; "
                 "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_20 "}, %20, %21, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_20
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][40] (+)= A * B; A in registers, B[40][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       20 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n40k16_f32_f16_rs(float d[20], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(40, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 40, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %25, 0; "
                 "wgmma.mma_async.sync.aligned.m64n40k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_20 "}, {%20, %21, %22, %23}, %24, p, 1, 1, 0;}"
                 : MGPU__D_F32_20
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A[64][16] and B[48][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k16_f32_f16_ss(float d[24], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %26, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_24 "}, %24, %25, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_24
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][48] (+)= A * B; A in registers, B[48][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       24 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n48k16_f32_f16_rs(float d[24], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(48, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 48, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %29, 0; "
                 "wgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_24 "}, {%24, %25, %26, %27}, %28, p, 1, 1, 0;}"
                 : MGPU__D_F32_24
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][56] (+)= A * B; A[64][16] and B[56][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       28 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n56k16_f32_f16_ss(float d[28], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(56, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 56, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %30, 0; "
                 "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_28 "}, %28, %29, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_28
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][56] (+)= A * B; A in registers, B[56][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       28 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n56k16_f32_f16_rs(float d[28], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(56, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 56, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %33, 0; "
                 "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_28 "}, {%28, %29, %30, %31}, %32, p, 1, 1, 0;}"
                 : MGPU__D_F32_28
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A[64][16] and B[64][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k16_f32_f16_ss(float d[32], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %34, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_32 "}, %32, %33, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_32
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][64] (+)= A * B; A in registers, B[64][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       32 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n64k16_f32_f16_rs(float d[32], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(64, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 64, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %37, 0; "
                 "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_32 "}, {%32, %33, %34, %35}, %36, p, 1, 1, 0;}"
                 : MGPU__D_F32_32
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][72] (+)= A * B; A[64][16] and B[72][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       36 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n72k16_f32_f16_ss(float d[36], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(72, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 72, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %38, 0; "
                 "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_36 "}, %36, %37, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_36
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][72] (+)= A * B; A in registers, B[72][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       36 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n72k16_f32_f16_rs(float d[36], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(72, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 72, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %41, 0; "
                 "wgmma.mma_async.sync.aligned.m64n72k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_36 "}, {%36, %37, %38, %39}, %40, p, 1, 1, 0;}"
                 : MGPU__D_F32_36
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A[64][16] and B[80][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k16_f32_f16_ss(float d[40], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %42, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_40 "}, %40, %41, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_40
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][80] (+)= A * B; A in registers, B[80][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       40 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n80k16_f32_f16_rs(float d[40], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(80, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 80, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %45, 0; "
                 "wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_40 "}, {%40, %41, %42, %43}, %44, p, 1, 1, 0;}"
                 : MGPU__D_F32_40
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][88] (+)= A * B; A[64][16] and B[88][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       44 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n88k16_f32_f16_ss(float d[44], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(88, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 88, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %46, 0; "
                 "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_44 "}, %44, %45, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_44
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][88] (+)= A * B; A in registers, B[88][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       44 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n88k16_f32_f16_rs(float d[44], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(88, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 88, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %49, 0; "
                 "wgmma.mma_async.sync.aligned.m64n88k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_44 "}, {%44, %45, %46, %47}, %48, p, 1, 1, 0;}"
                 : MGPU__D_F32_44
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A[64][16] and B[96][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k16_f32_f16_ss(float d[48], uint64_t a_desc, uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %50, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_48 "}, %48, %49, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_48
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][96] (+)= A * B; A in registers, B[96][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       48 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n96k16_f32_f16_rs(float d[48], const uint32_t a[4], uint64_t b_desc,
                                int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(96, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 96, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %53, 0; "
                 "wgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_48 "}, {%48, %49, %50, %51}, %52, p, 1, 1, 0;}"
                 : MGPU__D_F32_48
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][104] (+)= A * B; A[64][16] and B[104][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       52 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n104k16_f32_f16_ss(float d[52], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(104, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 104, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %54, 0; "
                 "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_52 "}, %52, %53, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_52
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][104] (+)= A * B; A in registers, B[104][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       52 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n104k16_f32_f16_rs(float d[52], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(104, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 104, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %57, 0; "
                 "wgmma.mma_async.sync.aligned.m64n104k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_52 "}, {%52, %53, %54, %55}, %56, p, 1, 1, 0;}"
                 : MGPU__D_F32_52
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A[64][16] and B[112][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k16_f32_f16_ss(float d[56], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %58, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_56 "}, %56, %57, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_56
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][112] (+)= A * B; A in registers, B[112][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       56 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n112k16_f32_f16_rs(float d[56], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(112, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 112, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %61, 0; "
                 "wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_56 "}, {%56, %57, %58, %59}, %60, p, 1, 1, 0;}"
                 : MGPU__D_F32_56
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][120] (+)= A * B; A[64][16] and B[120][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       60 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n120k16_f32_f16_ss(float d[60], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(120, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 120, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %62, 0; "
                 "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_60 "}, %60, %61, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_60
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][120] (+)= A * B; A in registers, B[120][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       60 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n120k16_f32_f16_rs(float d[60], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(120, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 120, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %65, 0; "
                 "wgmma.mma_async.sync.aligned.m64n120k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_60 "}, {%60, %61, %62, %63}, %64, p, 1, 1, 0;}"
                 : MGPU__D_F32_60
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A[64][16] and B[128][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k16_f32_f16_ss(float d[64], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %66, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_64 "}, %64, %65, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_64
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][128] (+)= A * B; A in registers, B[128][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       64 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n128k16_f32_f16_rs(float d[64], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(128, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 128, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %69, 0; "
                 "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_64 "}, {%64, %65, %66, %67}, %68, p, 1, 1, 0;}"
                 : MGPU__D_F32_64
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][136] (+)= A * B; A[64][16] and B[136][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       68 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n136k16_f32_f16_ss(float d[68], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(136, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 136, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %70, 0; "
                 "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_68 "}, %68, %69, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_68
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][136] (+)= A * B; A in registers, B[136][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       68 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n136k16_f32_f16_rs(float d[68], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(136, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 136, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %73, 0; "
                 "wgmma.mma_async.sync.aligned.m64n136k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_68 "}, {%68, %69, %70, %71}, %72, p, 1, 1, 0;}"
                 : MGPU__D_F32_68
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A[64][16] and B[144][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k16_f32_f16_ss(float d[72], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %74, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_72 "}, %72, %73, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_72
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][144] (+)= A * B; A in registers, B[144][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       72 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n144k16_f32_f16_rs(float d[72], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(144, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 144, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %77, 0; "
                 "wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_72 "}, {%72, %73, %74, %75}, %76, p, 1, 1, 0;}"
                 : MGPU__D_F32_72
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][152] (+)= A * B; A[64][16] and B[152][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       76 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n152k16_f32_f16_ss(float d[76], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(152, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 152, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %78, 0; "
                 "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_76 "}, %76, %77, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_76
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][152] (+)= A * B; A in registers, B[152][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       76 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n152k16_f32_f16_rs(float d[76], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(152, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 152, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %81, 0; "
                 "wgmma.mma_async.sync.aligned.m64n152k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_76 "}, {%76, %77, %78, %79}, %80, p, 1, 1, 0;}"
                 : MGPU__D_F32_76
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A[64][16] and B[160][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k16_f32_f16_ss(float d[80], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %82, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_80 "}, %80, %81, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_80
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][160] (+)= A * B; A in registers, B[160][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       80 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n160k16_f32_f16_rs(float d[80], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(160, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 160, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %85, 0; "
                 "wgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_80 "}, {%80, %81, %82, %83}, %84, p, 1, 1, 0;}"
                 : MGPU__D_F32_80
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][168] (+)= A * B; A[64][16] and B[168][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       84 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n168k16_f32_f16_ss(float d[84], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(168, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 168, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %86, 0; "
                 "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_84 "}, %84, %85, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_84
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][168] (+)= A * B; A in registers, B[168][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       84 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n168k16_f32_f16_rs(float d[84], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(168, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 168, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %89, 0; "
                 "wgmma.mma_async.sync.aligned.m64n168k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_84 "}, {%84, %85, %86, %87}, %88, p, 1, 1, 0;}"
                 : MGPU__D_F32_84
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A[64][16] and B[176][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k16_f32_f16_ss(float d[88], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %90, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_88 "}, %88, %89, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_88
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][176] (+)= A * B; A in registers, B[176][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       88 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n176k16_f32_f16_rs(float d[88], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(176, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 176, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %93, 0; "
                 "wgmma.mma_async.sync.aligned.m64n176k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_88 "}, {%88, %89, %90, %91}, %92, p, 1, 1, 0;}"
                 : MGPU__D_F32_88
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][184] (+)= A * B; A[64][16] and B[184][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       92 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n184k16_f32_f16_ss(float d[92], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(184, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 184, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %94, 0; "
                 "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_92 "}, %92, %93, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_92
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][184] (+)= A * B; A in registers, B[184][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       92 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n184k16_f32_f16_rs(float d[92], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(184, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 184, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %97, 0; "
                 "wgmma.mma_async.sync.aligned.m64n184k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_92 "}, {%92, %93, %94, %95}, %96, p, 1, 1, 0;}"
                 : MGPU__D_F32_92
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A[64][16] and B[192][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k16_f32_f16_ss(float d[96], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %98, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_96 "}, %96, %97, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_96
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][192] (+)= A * B; A in registers, B[192][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       96 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n192k16_f32_f16_rs(float d[96], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(192, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 192, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %101, 0; "
                 "wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_96 "}, {%96, %97, %98, %99}, %100, p, 1, 1, 0;}"
                 : MGPU__D_F32_96
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][200] (+)= A * B; A[64][16] and B[200][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       100 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n200k16_f32_f16_ss(float d[100], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(200, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 200, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %102, 0; "
                 "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_100 "}, %100, %101, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_100
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][200] (+)= A * B; A in registers, B[200][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       100 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n200k16_f32_f16_rs(float d[100], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(200, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 200, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %105, 0; "
                 "wgmma.mma_async.sync.aligned.m64n200k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_100 "}, {%100, %101, %102, %103}, %104, p, 1, 1, 0;}"
                 : MGPU__D_F32_100
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A[64][16] and B[208][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k16_f32_f16_ss(float d[104], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %106, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_104 "}, %104, %105, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_104
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][208] (+)= A * B; A in registers, B[208][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       104 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n208k16_f32_f16_rs(float d[104], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(208, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 208, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %109, 0; "
                 "wgmma.mma_async.sync.aligned.m64n208k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_104 "}, {%104, %105, %106, %107}, %108, p, 1, 1, 0;}"
                 : MGPU__D_F32_104
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][216] (+)= A * B; A[64][16] and B[216][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       108 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n216k16_f32_f16_ss(float d[108], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(216, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 216, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %110, 0; "
                 "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_108 "}, %108, %109, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_108
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][216] (+)= A * B; A in registers, B[216][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       108 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n216k16_f32_f16_rs(float d[108], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(216, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 216, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %113, 0; "
                 "wgmma.mma_async.sync.aligned.m64n216k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_108 "}, {%108, %109, %110, %111}, %112, p, 1, 1, 0;}"
                 : MGPU__D_F32_108
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A[64][16] and B[224][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k16_f32_f16_ss(float d[112], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %114, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_112 "}, %112, %113, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_112
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][224] (+)= A * B; A in registers, B[224][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       112 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n224k16_f32_f16_rs(float d[112], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(224, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 224, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %117, 0; "
                 "wgmma.mma_async.sync.aligned.m64n224k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_112 "}, {%112, %113, %114, %115}, %116, p, 1, 1, 0;}"
                 : MGPU__D_F32_112
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][232] (+)= A * B; A[64][16] and B[232][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       116 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n232k16_f32_f16_ss(float d[116], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(232, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 232, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %118, 0; "
                 "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_116 "}, %116, %117, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_116
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][232] (+)= A * B; A in registers, B[232][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       116 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n232k16_f32_f16_rs(float d[116], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(232, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 232, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %121, 0; "
                 "wgmma.mma_async.sync.aligned.m64n232k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_116 "}, {%116, %117, %118, %119}, %120, p, 1, 1, 0;}"
                 : MGPU__D_F32_116
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A[64][16] and B[240][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k16_f32_f16_ss(float d[120], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %122, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_120 "}, %120, %121, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_120
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][240] (+)= A * B; A in registers, B[240][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       120 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n240k16_f32_f16_rs(float d[120], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(240, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 240, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %125, 0; "
                 "wgmma.mma_async.sync.aligned.m64n240k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_120 "}, {%120, %121, %122, %123}, %124, p, 1, 1, 0;}"
                 : MGPU__D_F32_120
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][248] (+)= A * B; A[64][16] and B[248][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       124 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n248k16_f32_f16_ss(float d[124], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(248, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 248, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %126, 0; "
                 "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_124 "}, %124, %125, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_124
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][248] (+)= A * B; A in registers, B[248][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       124 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n248k16_f32_f16_rs(float d[124], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(248, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 248, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %129, 0; "
                 "wgmma.mma_async.sync.aligned.m64n248k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_124 "}, {%124, %125, %126, %127}, %128, p, 1, 1, 0;}"
                 : MGPU__D_F32_124
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A[64][16] and B[256][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 floats; read and written, in flight until the wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k16_f32_f16_ss(float d[128], uint64_t a_desc, uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(a_desc, 64, 0);
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %130, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_128 "}, %128, %129, p, 1, 1, 0, 0;}"
                 : MGPU__D_F32_128
                 : "l"(a_desc), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][256] (+)= A * B; A in registers, B[256][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   d       128 floats; read and written, in flight until the wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group
 */
MGPU_DEVICE void
mgpu_wgmma_m64n256k16_f32_f16_rs(float d[128], const uint32_t a[4], uint64_t b_desc,
                                 int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(256, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    MGPU__DEBUG_DESC(b_desc, 256, 0);
    asm volatile("{.reg .pred p; setp.ne.b32 p, %133, 0; "
                 "wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 "
                 "{" MGPU__SLOTS_128 "}, {%128, %129, %130, %131}, %132, p, 1, 1, 0;}"
                 : MGPU__D_F32_128
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)
                 : "memory");
#endif
}

/* D[64][n] (+)= A * B; A[64][16] and B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a_desc  A in shared memory, see mgpu_wgmma_desc_k_major
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_f32_f16_ss(uint32_t n, float *d, uint64_t a_desc, uint64_t b_desc,
                      int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_F16, 0, 0, 0, 0),
                              d, NULL, a_desc, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 40:
        mgpu_wgmma_m64n40k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 56:
        mgpu_wgmma_m64n56k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 72:
        mgpu_wgmma_m64n72k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 88:
        mgpu_wgmma_m64n88k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 104:
        mgpu_wgmma_m64n104k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 120:
        mgpu_wgmma_m64n120k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 136:
        mgpu_wgmma_m64n136k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 152:
        mgpu_wgmma_m64n152k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 168:
        mgpu_wgmma_m64n168k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 184:
        mgpu_wgmma_m64n184k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 200:
        mgpu_wgmma_m64n200k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 216:
        mgpu_wgmma_m64n216k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 232:
        mgpu_wgmma_m64n232k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 248:
        mgpu_wgmma_m64n248k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k16_f32_f16_ss(d, a_desc, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

/* D[64][n] (+)= A * B; A in registers, B[n][16] in shared memory.
 *   ptx     wgmma.mma_async.sync.aligned.m64nNk16.f32.f16.f16 d, a, b_desc, accumulate, 1, 1, 0;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, after mgpu_wgmma_fence
 *   n       a constant, 8..256, a multiple of 8; with another n the file does not assemble
 *   d       n / 2 floats: the fragment of D in wgmma.h; read and written, in flight until the
 *           wait
 *   a       4 registers: the fragment of A in wgmma.h
 *   b_desc  B in shared memory, see mgpu_wgmma_desc_k_major
 *   accumulate  0: D = A * B, else D += A * B
 *   done    mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)
 */
MGPU_DEVICE void
mgpu_wgmma_f32_f16_rs(uint32_t n, float *d, const uint32_t a[4], uint64_t b_desc,
                      int accumulate MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(n, MGPU__WGMMA_F16, 0, 1, 0, 0),
                              d, a, 0, b_desc, accumulate));
#else
    switch (n) {
    case 8:
        mgpu_wgmma_m64n8k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 16:
        mgpu_wgmma_m64n16k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 24:
        mgpu_wgmma_m64n24k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 32:
        mgpu_wgmma_m64n32k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 40:
        mgpu_wgmma_m64n40k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 48:
        mgpu_wgmma_m64n48k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 56:
        mgpu_wgmma_m64n56k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 64:
        mgpu_wgmma_m64n64k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 72:
        mgpu_wgmma_m64n72k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 80:
        mgpu_wgmma_m64n80k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 88:
        mgpu_wgmma_m64n88k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 96:
        mgpu_wgmma_m64n96k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 104:
        mgpu_wgmma_m64n104k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 112:
        mgpu_wgmma_m64n112k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 120:
        mgpu_wgmma_m64n120k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 128:
        mgpu_wgmma_m64n128k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 136:
        mgpu_wgmma_m64n136k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 144:
        mgpu_wgmma_m64n144k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 152:
        mgpu_wgmma_m64n152k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 160:
        mgpu_wgmma_m64n160k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 168:
        mgpu_wgmma_m64n168k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 176:
        mgpu_wgmma_m64n176k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 184:
        mgpu_wgmma_m64n184k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 192:
        mgpu_wgmma_m64n192k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 200:
        mgpu_wgmma_m64n200k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 208:
        mgpu_wgmma_m64n208k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 216:
        mgpu_wgmma_m64n216k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 224:
        mgpu_wgmma_m64n224k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 232:
        mgpu_wgmma_m64n232k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 240:
        mgpu_wgmma_m64n240k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 248:
        mgpu_wgmma_m64n248k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    case 256:
        mgpu_wgmma_m64n256k16_f32_f16_rs(d, a, b_desc, accumulate MGPU__PLACED);
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma n must be a constant 8..256, a multiple of 8");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_wgmma_m64n8k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n8k16_f32_f16_ss(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_wgmma_m64n8k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n8k16_f32_f16_rs(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n16k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n16k16_f32_f16_ss(MGPU__HOLDS(8, d), __VA_ARGS__)
#define mgpu_wgmma_m64n16k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n16k16_f32_f16_rs(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n24k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n24k16_f32_f16_ss(MGPU__HOLDS(12, d), __VA_ARGS__)
#define mgpu_wgmma_m64n24k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n24k16_f32_f16_rs(MGPU__HOLDS(12, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n32k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n32k16_f32_f16_ss(MGPU__HOLDS(16, d), __VA_ARGS__)
#define mgpu_wgmma_m64n32k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n32k16_f32_f16_rs(MGPU__HOLDS(16, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n40k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n40k16_f32_f16_ss(MGPU__HOLDS(20, d), __VA_ARGS__)
#define mgpu_wgmma_m64n40k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n40k16_f32_f16_rs(MGPU__HOLDS(20, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n48k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n48k16_f32_f16_ss(MGPU__HOLDS(24, d), __VA_ARGS__)
#define mgpu_wgmma_m64n48k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n48k16_f32_f16_rs(MGPU__HOLDS(24, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n56k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n56k16_f32_f16_ss(MGPU__HOLDS(28, d), __VA_ARGS__)
#define mgpu_wgmma_m64n56k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n56k16_f32_f16_rs(MGPU__HOLDS(28, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n64k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n64k16_f32_f16_ss(MGPU__HOLDS(32, d), __VA_ARGS__)
#define mgpu_wgmma_m64n64k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n64k16_f32_f16_rs(MGPU__HOLDS(32, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n72k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n72k16_f32_f16_ss(MGPU__HOLDS(36, d), __VA_ARGS__)
#define mgpu_wgmma_m64n72k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n72k16_f32_f16_rs(MGPU__HOLDS(36, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n80k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n80k16_f32_f16_ss(MGPU__HOLDS(40, d), __VA_ARGS__)
#define mgpu_wgmma_m64n80k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n80k16_f32_f16_rs(MGPU__HOLDS(40, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n88k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n88k16_f32_f16_ss(MGPU__HOLDS(44, d), __VA_ARGS__)
#define mgpu_wgmma_m64n88k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n88k16_f32_f16_rs(MGPU__HOLDS(44, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n96k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n96k16_f32_f16_ss(MGPU__HOLDS(48, d), __VA_ARGS__)
#define mgpu_wgmma_m64n96k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n96k16_f32_f16_rs(MGPU__HOLDS(48, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n104k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n104k16_f32_f16_ss(MGPU__HOLDS(52, d), __VA_ARGS__)
#define mgpu_wgmma_m64n104k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n104k16_f32_f16_rs(MGPU__HOLDS(52, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n112k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n112k16_f32_f16_ss(MGPU__HOLDS(56, d), __VA_ARGS__)
#define mgpu_wgmma_m64n112k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n112k16_f32_f16_rs(MGPU__HOLDS(56, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n120k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n120k16_f32_f16_ss(MGPU__HOLDS(60, d), __VA_ARGS__)
#define mgpu_wgmma_m64n120k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n120k16_f32_f16_rs(MGPU__HOLDS(60, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n128k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n128k16_f32_f16_ss(MGPU__HOLDS(64, d), __VA_ARGS__)
#define mgpu_wgmma_m64n128k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n128k16_f32_f16_rs(MGPU__HOLDS(64, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n136k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n136k16_f32_f16_ss(MGPU__HOLDS(68, d), __VA_ARGS__)
#define mgpu_wgmma_m64n136k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n136k16_f32_f16_rs(MGPU__HOLDS(68, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n144k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n144k16_f32_f16_ss(MGPU__HOLDS(72, d), __VA_ARGS__)
#define mgpu_wgmma_m64n144k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n144k16_f32_f16_rs(MGPU__HOLDS(72, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n152k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n152k16_f32_f16_ss(MGPU__HOLDS(76, d), __VA_ARGS__)
#define mgpu_wgmma_m64n152k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n152k16_f32_f16_rs(MGPU__HOLDS(76, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n160k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n160k16_f32_f16_ss(MGPU__HOLDS(80, d), __VA_ARGS__)
#define mgpu_wgmma_m64n160k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n160k16_f32_f16_rs(MGPU__HOLDS(80, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n168k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n168k16_f32_f16_ss(MGPU__HOLDS(84, d), __VA_ARGS__)
#define mgpu_wgmma_m64n168k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n168k16_f32_f16_rs(MGPU__HOLDS(84, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n176k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n176k16_f32_f16_ss(MGPU__HOLDS(88, d), __VA_ARGS__)
#define mgpu_wgmma_m64n176k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n176k16_f32_f16_rs(MGPU__HOLDS(88, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n184k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n184k16_f32_f16_ss(MGPU__HOLDS(92, d), __VA_ARGS__)
#define mgpu_wgmma_m64n184k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n184k16_f32_f16_rs(MGPU__HOLDS(92, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n192k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n192k16_f32_f16_ss(MGPU__HOLDS(96, d), __VA_ARGS__)
#define mgpu_wgmma_m64n192k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n192k16_f32_f16_rs(MGPU__HOLDS(96, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n200k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n200k16_f32_f16_ss(MGPU__HOLDS(100, d), __VA_ARGS__)
#define mgpu_wgmma_m64n200k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n200k16_f32_f16_rs(MGPU__HOLDS(100, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n208k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n208k16_f32_f16_ss(MGPU__HOLDS(104, d), __VA_ARGS__)
#define mgpu_wgmma_m64n208k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n208k16_f32_f16_rs(MGPU__HOLDS(104, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n216k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n216k16_f32_f16_ss(MGPU__HOLDS(108, d), __VA_ARGS__)
#define mgpu_wgmma_m64n216k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n216k16_f32_f16_rs(MGPU__HOLDS(108, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n224k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n224k16_f32_f16_ss(MGPU__HOLDS(112, d), __VA_ARGS__)
#define mgpu_wgmma_m64n224k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n224k16_f32_f16_rs(MGPU__HOLDS(112, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n232k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n232k16_f32_f16_ss(MGPU__HOLDS(116, d), __VA_ARGS__)
#define mgpu_wgmma_m64n232k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n232k16_f32_f16_rs(MGPU__HOLDS(116, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n240k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n240k16_f32_f16_ss(MGPU__HOLDS(120, d), __VA_ARGS__)
#define mgpu_wgmma_m64n240k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n240k16_f32_f16_rs(MGPU__HOLDS(120, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n248k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n248k16_f32_f16_ss(MGPU__HOLDS(124, d), __VA_ARGS__)
#define mgpu_wgmma_m64n248k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n248k16_f32_f16_rs(MGPU__HOLDS(124, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_m64n256k16_f32_f16_ss(d, ...) mgpu_wgmma_m64n256k16_f32_f16_ss(MGPU__HOLDS(128, d), __VA_ARGS__)
#define mgpu_wgmma_m64n256k16_f32_f16_rs(d, a, ...) mgpu_wgmma_m64n256k16_f32_f16_rs(MGPU__HOLDS(128, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#define mgpu_wgmma_f32_f16_ss(n, d, ...) mgpu_wgmma_f32_f16_ss(n, MGPU__HOLDS((n) / 2, d), __VA_ARGS__)
#define mgpu_wgmma_f32_f16_rs(n, d, a, ...) mgpu_wgmma_f32_f16_rs(n, MGPU__HOLDS((n) / 2, d), MGPU__HOLDS(4, a), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WGMMA_F16_GEN_H */
