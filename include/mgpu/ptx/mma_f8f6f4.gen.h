/* mgpu/ptx/mma_f8f6f4.gen.h - mma.sync and mma.sp on e2m1, e2m3 and e3m2 (sm_120).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mma.py. mma_f8f6f4.h says who holds what.
 */
#ifndef MGPU_PTX_MMA_F8F6F4_GEN_H
#define MGPU_PTX_MMA_F8F6F4_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/mma.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e5m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e3m2
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e2m3
#undef mgpu_mma_m16n8k32_f8f6f4_f16_e2m1
#undef mgpu_mma_m16n8k32_f8f6f4_f32_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e4m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e5m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e3m2
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e2m3
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1
#undef mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1
#undef mgpu_mma_sp_m16n8k64_f16_e4m3
#undef mgpu_mma_sp_m16n8k64_f16_e4m3_e5m2
#undef mgpu_mma_sp_m16n8k64_f16_e5m2_e4m3
#undef mgpu_mma_sp_m16n8k64_f16_e5m2

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e3m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e3m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e2m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e2m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e2m1 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e2m1 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e3m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e3m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e2m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e2m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e2m1 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e2m1 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                  const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                  const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e2m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e2m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e2m1 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e3m2 times e2m1 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e3m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e3m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                  const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                  const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e2m1 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m3 times e2m1 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e3m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e3m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e2m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                       const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 times e2m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                       const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f16_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                  const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_D_F16, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e2m1 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 d, a, b, c;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f8f6f4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                  const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 32, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e3m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e3m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e4m3.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e3m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e4m3.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e2m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e4m3.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e2m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e4m3.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e2m1 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m1(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e4m3.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e2m1 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e4m3.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e3m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e3m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e5m2.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e3m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e5m2.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e2m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e5m2.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e2m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e5m2.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e2m1 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m1(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e5m2.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e2m1 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e5m2.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e4m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e4m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e3m2.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e4m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e3m2.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e5m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e5m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e3m2.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e5m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e3m2.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                                     const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e3m2.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                     const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e3m2.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e2m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e3m2.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e2m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e3m2.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e2m1 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m1(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e3m2.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e3m2 times e2m1 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e3m2.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e4m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e4m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m3.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e4m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m3.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e5m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e5m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m3.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e5m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m3.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e3m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e3m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m3.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e3m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m3.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                                     const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m3.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                     const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m3.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e2m1 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e2m1(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m3.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m3 times e2m1 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m3.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e4m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e4m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m1.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e4m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m1.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e5m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e5m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m1.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e5m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m1.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e3m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e3m2(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m1.e3m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e3m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m1.e3m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e2m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e2m3(uint32_t d[2], const uint32_t a[4],
                                          const uint32_t b[4], const uint32_t c[2],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m1.e2m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 times e2m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                          const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m1.e2m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                                     const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f16.e2m1.e2m1.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e2m1 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                     const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4"
                 ".f32.e2m1.e2m1.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f16_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                              const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e5m2 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e5m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f16_e4m3_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                                   const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e4m3 into
 * f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e4m3.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f16_e5m2_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                                   const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e5m2.f16 d, a, b, c, meta, 0;
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f16_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                              const uint32_t c[2], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_f8f6f4(MGPU__MMA_KIND_F8F6F4, 64, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_D_F16 | MGPU__MMA_SYNC_SP, d, a, b, c, meta));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e5m2.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e4m3_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e4m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e5m2_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e5m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e3m2_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e3m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m3_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e3m2(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m1_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e2m3(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f16_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f16_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f8f6f4_f32_e2m1(d, a, b, ...) mgpu_mma_m16n8k32_f8f6f4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e4m3_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e4m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e5m2_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e5m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e3m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m3_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e3m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1_e2m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f16_e2m1(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f8f6f4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f16_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f16_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f16_e4m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f16_e4m3_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f16_e5m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f16_e5m2_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f16_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f16_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MMA_F8F6F4_GEN_H */
