/* mgpu/ptx/mma.gen.h - mma.sync on f16, bf16, tf32, f64, e4m3, e5m2, integers and bits.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mma.py. Who holds what is drawn in mma.h.
 */
#ifndef MGPU_PTX_MMA_GEN_H
#define MGPU_PTX_MMA_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/mma.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_mma_m16n8k8_f16_f16
#undef mgpu_mma_m16n8k8_f32_f16
#undef mgpu_mma_m16n8k16_f16_f16
#undef mgpu_mma_m16n8k16_f32_f16
#undef mgpu_mma_m16n8k8_f32_bf16
#undef mgpu_mma_m16n8k16_f32_bf16
#undef mgpu_mma_m16n8k4_f32_tf32
#undef mgpu_mma_m16n8k8_f32_tf32
#undef mgpu_mma_m8n8k4_f64_f64
#undef mgpu_mma_m8n8k4_f64_f64_rz
#undef mgpu_mma_m8n8k4_f64_f64_rm
#undef mgpu_mma_m8n8k4_f64_f64_rp
#undef mgpu_mma_m16n8k4_f64_f64
#undef mgpu_mma_m16n8k4_f64_f64_rz
#undef mgpu_mma_m16n8k4_f64_f64_rm
#undef mgpu_mma_m16n8k4_f64_f64_rp
#undef mgpu_mma_m16n8k8_f64_f64
#undef mgpu_mma_m16n8k8_f64_f64_rz
#undef mgpu_mma_m16n8k8_f64_f64_rm
#undef mgpu_mma_m16n8k8_f64_f64_rp
#undef mgpu_mma_m16n8k16_f64_f64
#undef mgpu_mma_m16n8k16_f64_f64_rz
#undef mgpu_mma_m16n8k16_f64_f64_rm
#undef mgpu_mma_m16n8k16_f64_f64_rp
#undef mgpu_mma_m16n8k16_f16_e4m3
#undef mgpu_mma_m16n8k16_f16_e4m3_e5m2
#undef mgpu_mma_m16n8k16_f16_e5m2_e4m3
#undef mgpu_mma_m16n8k16_f16_e5m2
#undef mgpu_mma_m16n8k32_f16_e4m3
#undef mgpu_mma_m16n8k32_f16_e4m3_e5m2
#undef mgpu_mma_m16n8k32_f16_e5m2_e4m3
#undef mgpu_mma_m16n8k32_f16_e5m2
#undef mgpu_mma_m16n8k16_f32_e4m3
#undef mgpu_mma_m16n8k16_f32_e4m3_e5m2
#undef mgpu_mma_m16n8k16_f32_e5m2_e4m3
#undef mgpu_mma_m16n8k16_f32_e5m2
#undef mgpu_mma_m16n8k32_f32_e4m3
#undef mgpu_mma_m16n8k32_f32_e4m3_e5m2
#undef mgpu_mma_m16n8k32_f32_e5m2_e4m3
#undef mgpu_mma_m16n8k32_f32_e5m2
#undef mgpu_mma_m8n8k16_s32_s8
#undef mgpu_mma_m8n8k16_s32_s8_satfinite
#undef mgpu_mma_m8n8k16_s32_s8_u8
#undef mgpu_mma_m8n8k16_s32_s8_u8_satfinite
#undef mgpu_mma_m8n8k16_s32_u8_s8
#undef mgpu_mma_m8n8k16_s32_u8_s8_satfinite
#undef mgpu_mma_m8n8k16_s32_u8
#undef mgpu_mma_m8n8k16_s32_u8_satfinite
#undef mgpu_mma_m16n8k16_s32_s8
#undef mgpu_mma_m16n8k16_s32_s8_satfinite
#undef mgpu_mma_m16n8k16_s32_s8_u8
#undef mgpu_mma_m16n8k16_s32_s8_u8_satfinite
#undef mgpu_mma_m16n8k16_s32_u8_s8
#undef mgpu_mma_m16n8k16_s32_u8_s8_satfinite
#undef mgpu_mma_m16n8k16_s32_u8
#undef mgpu_mma_m16n8k16_s32_u8_satfinite
#undef mgpu_mma_m16n8k32_s32_s8
#undef mgpu_mma_m16n8k32_s32_s8_satfinite
#undef mgpu_mma_m16n8k32_s32_s8_u8
#undef mgpu_mma_m16n8k32_s32_s8_u8_satfinite
#undef mgpu_mma_m16n8k32_s32_u8_s8
#undef mgpu_mma_m16n8k32_s32_u8_s8_satfinite
#undef mgpu_mma_m16n8k32_s32_u8
#undef mgpu_mma_m16n8k32_s32_u8_satfinite
#undef mgpu_mma_m8n8k32_s32_s4
#undef mgpu_mma_m8n8k32_s32_s4_satfinite
#undef mgpu_mma_m8n8k32_s32_s4_u4
#undef mgpu_mma_m8n8k32_s32_s4_u4_satfinite
#undef mgpu_mma_m8n8k32_s32_u4_s4
#undef mgpu_mma_m8n8k32_s32_u4_s4_satfinite
#undef mgpu_mma_m8n8k32_s32_u4
#undef mgpu_mma_m8n8k32_s32_u4_satfinite
#undef mgpu_mma_m16n8k32_s32_s4
#undef mgpu_mma_m16n8k32_s32_s4_satfinite
#undef mgpu_mma_m16n8k32_s32_s4_u4
#undef mgpu_mma_m16n8k32_s32_s4_u4_satfinite
#undef mgpu_mma_m16n8k32_s32_u4_s4
#undef mgpu_mma_m16n8k32_s32_u4_s4_satfinite
#undef mgpu_mma_m16n8k32_s32_u4
#undef mgpu_mma_m16n8k32_s32_u4_satfinite
#undef mgpu_mma_m16n8k64_s32_s4
#undef mgpu_mma_m16n8k64_s32_s4_satfinite
#undef mgpu_mma_m16n8k64_s32_s4_u4
#undef mgpu_mma_m16n8k64_s32_s4_u4_satfinite
#undef mgpu_mma_m16n8k64_s32_u4_s4
#undef mgpu_mma_m16n8k64_s32_u4_s4_satfinite
#undef mgpu_mma_m16n8k64_s32_u4
#undef mgpu_mma_m16n8k64_s32_u4_satfinite
#undef mgpu_mma_m8n8k128_s32_b1_xor
#undef mgpu_mma_m16n8k128_s32_b1_xor
#undef mgpu_mma_m16n8k256_s32_b1_xor
#undef mgpu_mma_m8n8k128_s32_b1_and
#undef mgpu_mma_m16n8k128_s32_b1_and
#undef mgpu_mma_m16n8k256_s32_b1_and

/* D[16][8] = A[16][8] * B[8][8] + C, f16 into f16.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of two elements
 *   b       1 register of two elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f16_f16(uint32_t d[2], const uint32_t a[2], const uint32_t b[1],
                         const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_D_F16,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 "
                 "{%0, %1}, {%2, %3}, {%4}, {%5, %6};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, f16 into f32.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of two elements
 *   b       1 register of two elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f32_f16(float d[4], const uint32_t a[2], const uint32_t b[1], const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f16 into f16.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of two elements
 *   b       2 registers of two elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f16_f16(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                          const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f16 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of two elements
 *   b       2 registers of two elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_f16(float d[4], const uint32_t a[4], const uint32_t b[2],
                          const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, bf16 into f32.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of two elements
 *   b       1 register of two elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f32_bf16(float d[4], const uint32_t a[2], const uint32_t b[1],
                          const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_BF16, MGPU__MMA_SYNC_BF16, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, bf16 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of two elements
 *   b       2 registers of two elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_bf16(float d[4], const uint32_t a[4], const uint32_t b[2],
                           const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_BF16, MGPU__MMA_SYNC_BF16, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][4] * B[4][8] + C, tf32 into f32.
 *   ptx     mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers
 *   b       1 register
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k4_f32_tf32(float d[4], const uint32_t a[2], const uint32_t b[1],
                          const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 4, MGPU__MMA_SYNC_TF32, MGPU__MMA_SYNC_TF32, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, tf32 into f32.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers
 *   b       2 registers
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f32_tf32(float d[4], const uint32_t a[4], const uint32_t b[2],
                          const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_TF32, MGPU__MMA_SYNC_TF32, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[8][8] = A[8][4] * B[4][8] + C, f64 into f64.
 *   ptx     mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       2 doubles; may be c
 *   a       1 double
 *   b       1 double
 *   c       2 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k4_f64_f64(double d[2], const double a[1], const double b[1], const double c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=d"(d[0]), "=d"(d[1])
                 : "d"(a[0]), "d"(b[0]), "d"(c[0]), "d"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][4] * B[4][8] + C, f64 into f64, each step rounded toward zero.
 *   ptx     mma.sync.aligned.m8n8k4.row.col.rz.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       2 doubles; may be c
 *   a       1 double
 *   b       1 double
 *   c       2 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k4_f64_f64_rz(double d[2], const double a[1], const double b[1], const double c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_ROUND,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k4.row.col.rz.f64.f64.f64.f64 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=d"(d[0]), "=d"(d[1])
                 : "d"(a[0]), "d"(b[0]), "d"(c[0]), "d"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][4] * B[4][8] + C, f64 into f64, each step rounded down.
 *   ptx     mma.sync.aligned.m8n8k4.row.col.rm.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       2 doubles; may be c
 *   a       1 double
 *   b       1 double
 *   c       2 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k4_f64_f64_rm(double d[2], const double a[1], const double b[1], const double c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            2 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k4.row.col.rm.f64.f64.f64.f64 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=d"(d[0]), "=d"(d[1])
                 : "d"(a[0]), "d"(b[0]), "d"(c[0]), "d"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][4] * B[4][8] + C, f64 into f64, each step rounded up.
 *   ptx     mma.sync.aligned.m8n8k4.row.col.rp.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       2 doubles; may be c
 *   a       1 double
 *   b       1 double
 *   c       2 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k4_f64_f64_rp(double d[2], const double a[1], const double b[1], const double c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            3 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k4.row.col.rp.f64.f64.f64.f64 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=d"(d[0]), "=d"(d[1])
                 : "d"(a[0]), "d"(b[0]), "d"(c[0]), "d"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][4] * B[4][8] + C, f64 into f64.
 *   ptx     mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       2 doubles
 *   b       1 double
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k4_f64_f64(double d[4], const double a[2], const double b[1], const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(b[0]), "d"(c[0]), "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][4] * B[4][8] + C, f64 into f64, each step rounded toward zero.
 *   ptx     mma.sync.aligned.m16n8k4.row.col.rz.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       2 doubles
 *   b       1 double
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k4_f64_f64_rz(double d[4], const double a[2], const double b[1],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_ROUND,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k4.row.col.rz.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(b[0]), "d"(c[0]), "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][4] * B[4][8] + C, f64 into f64, each step rounded down.
 *   ptx     mma.sync.aligned.m16n8k4.row.col.rm.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       2 doubles
 *   b       1 double
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k4_f64_f64_rm(double d[4], const double a[2], const double b[1],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            2 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k4.row.col.rm.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(b[0]), "d"(c[0]), "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][4] * B[4][8] + C, f64 into f64, each step rounded up.
 *   ptx     mma.sync.aligned.m16n8k4.row.col.rp.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       2 doubles
 *   b       1 double
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k4_f64_f64_rp(double d[4], const double a[2], const double b[1],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 4, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            3 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k4.row.col.rp.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(b[0]), "d"(c[0]), "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, f64 into f64.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       4 doubles
 *   b       2 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f64_f64(double d[4], const double a[4], const double b[2], const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]), "d"(c[0]),
                   "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, f64 into f64, each step rounded toward zero.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.rz.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       4 doubles
 *   b       2 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f64_f64_rz(double d[4], const double a[4], const double b[2],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_ROUND,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.rz.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]), "d"(c[0]),
                   "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, f64 into f64, each step rounded down.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.rm.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       4 doubles
 *   b       2 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f64_f64_rm(double d[4], const double a[4], const double b[2],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            2 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.rm.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]), "d"(c[0]),
                   "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, f64 into f64, each step rounded up.
 *   ptx     mma.sync.aligned.m16n8k8.row.col.rp.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       4 doubles
 *   b       2 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k8_f64_f64_rp(double d[4], const double a[4], const double b[2],
                            const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 8, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            3 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k8.row.col.rp.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(b[0]), "d"(b[1]), "d"(c[0]),
                   "d"(c[1]), "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f64 into f64.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       8 doubles
 *   b       4 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f64_f64(double d[4], const double a[8], const double b[4], const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "{%16, %17, %18, %19};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]),
                   "d"(a[7]), "d"(b[0]), "d"(b[1]), "d"(b[2]), "d"(b[3]), "d"(c[0]), "d"(c[1]),
                   "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f64 into f64, each step rounded toward zero.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.rz.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       8 doubles
 *   b       4 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f64_f64_rz(double d[4], const double a[8], const double b[4],
                             const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.rz.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "{%16, %17, %18, %19};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]),
                   "d"(a[7]), "d"(b[0]), "d"(b[1]), "d"(b[2]), "d"(b[3]), "d"(c[0]), "d"(c[1]),
                   "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f64 into f64, each step rounded down.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.rm.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       8 doubles
 *   b       4 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f64_f64_rm(double d[4], const double a[8], const double b[4],
                             const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            2 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.rm.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "{%16, %17, %18, %19};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]),
                   "d"(a[7]), "d"(b[0]), "d"(b[1]), "d"(b[2]), "d"(b[3]), "d"(c[0]), "d"(c[1]),
                   "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, f64 into f64, each step rounded up.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.rp.f64.f64.f64.f64 d, a, b, c;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   d       4 doubles; may be c
 *   a       8 doubles
 *   b       4 doubles
 *   c       4 doubles
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f64_f64_rp(double d[4], const double a[8], const double b[4],
                             const double c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_F64, MGPU__MMA_SYNC_F64,
                            3 * MGPU__MMA_SYNC_ROUND, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.rp.f64.f64.f64.f64 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "{%16, %17, %18, %19};"
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3])
                 : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]),
                   "d"(a[7]), "d"(b[0]), "d"(b[1]), "d"(b[2]), "d"(b[3]), "d"(c[0]), "d"(c[1]),
                   "d"(c[2]), "d"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f16_e4m3(uint32_t d[2], const uint32_t a[2], const uint32_t b[1],
                           const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E4M3,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 "
                 "{%0, %1}, {%2, %3}, {%4}, {%5, %6};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e4m3 times e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f16_e4m3_e5m2(uint32_t d[2], const uint32_t a[2], const uint32_t b[1],
                                const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E5M2,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e5m2.f16 "
                 "{%0, %1}, {%2, %3}, {%4}, {%5, %6};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e5m2 times e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f16_e5m2_e4m3(uint32_t d[2], const uint32_t a[2], const uint32_t b[1],
                                const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E4M3,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16 "
                 "{%0, %1}, {%2, %3}, {%4}, {%5, %6};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f16_e5m2(uint32_t d[2], const uint32_t a[2], const uint32_t b[1],
                           const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E5M2,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16 "
                 "{%0, %1}, {%2, %3}, {%4}, {%5, %6};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f16_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                           const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E4M3,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f16_e4m3_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E5M2,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e4m3 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e4m3.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f16_e5m2_e4m3(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                                const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E4M3,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e4m3.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 into f16.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       2 registers of two f16
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f16_e5m2(uint32_t d[2], const uint32_t a[4], const uint32_t b[2],
                           const uint32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E5M2,
                            MGPU__MMA_SYNC_D_F16, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16 "
                 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_e4m3(float d[4], const uint32_t a[2], const uint32_t b[1],
                           const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e4m3 times e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_e4m3_e5m2(float d[4], const uint32_t a[2], const uint32_t b[1],
                                const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e5m2 times e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_e5m2_e4m3(float d[4], const uint32_t a[2], const uint32_t b[1],
                                const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.7, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_f32_e5m2(float d[4], const uint32_t a[2], const uint32_t b[1],
                           const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.4, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f32_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                           const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e4m3 times e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.4, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f32_e4m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 times e4m3 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e4m3.f32 d, a, b, c;
 *   needs   PTX 8.4, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f32_e5m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, e5m2 into f32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32 d, a, b, c;
 *   needs   PTX 8.4, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 floats
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_f32_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                           const float c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, s8 into s32.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_s8(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                        const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_s8_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                  const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, s8 times u8 into s32.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_s8_u8(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                           const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.u8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, s8 times u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_s8_u8_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                     const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.u8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, u8 times s8 into s32.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_u8_s8(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                           const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, u8 times s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_u8_s8_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                     const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.s8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, u8 into s32.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_u8(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                        const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][16] * B[16][8] + C, u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of four elements
 *   b       1 register of four elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k16_s32_u8_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                  const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.u8.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, s8 into s32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_s8(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_s8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, s8 times u8 into s32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_s8_u8(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, s8 times u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_s8_u8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, u8 times s8 into s32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_u8_s8(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, u8 times s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_u8_s8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, u8 into s32.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_u8(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four elements
 *   b       1 register of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k16_s32_u8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 16, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s8 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s8(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s8 times u8 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s8_u8(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s8 times u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s8_u8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u8 times s8 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u8_s8(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u8 times s8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u8_s8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u8 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u8(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u8 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, s4 into s32.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_s4(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                        const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_s4_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                  const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.s4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, s4 times u4 into s32.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_s4_u4(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                           const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.s32.s4.u4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, s4 times u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_s4_u4_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                     const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.u4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, u4 times s4 into s32.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_u4_s4(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                           const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.s32.u4.s4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, u4 times s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_u4_s4_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                     const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.s4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, u4 into s32.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_u4(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                        const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[8][8] = A[8][32] * B[32][8] + C, u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 6.5, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of eight elements
 *   b       1 register of eight elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k32_s32_u4_satfinite(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                                  const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.u4.s32 "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s4 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s4(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s4 times u4 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s4_u4(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, s4 times u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_s4_u4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u4 times s4 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u4_s4(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u4 times s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u4_s4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u4 into s32.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u4(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight elements
 *   b       1 register of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_s32_u4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 32, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, s4 into s32.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_s4(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_s4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, s4 times u4 into s32.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_s4_u4(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, s4 times u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_s4_u4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, u4 times s4 into s32.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_u4_s4(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                            const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, u4 times s4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_u4_s4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                      const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, u4 into s32.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_u4(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                         const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, u4 into s32, clamped.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_s32_u4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                                   const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4,
                            MGPU__MMA_SYNC_SATFINITE, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[8][8] = A[8][128] * B[128][8] + C, b1 into s32: how many bits differ.
 *   ptx     mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc d, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of 32 elements
 *   b       1 register of 32 elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k128_s32_b1_xor(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                             const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 128, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_XOR, d,
                            a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, b1 into s32: how many bits differ.
 *   ptx     mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of 32 elements
 *   b       1 register of 32 elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k128_s32_b1_xor(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                              const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 128, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_XOR,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][256] * B[256][8] + C, b1 into s32: how many bits differ.
 *   ptx     mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc d, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of 32 elements
 *   b       2 registers of 32 elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k256_s32_b1_xor(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                              const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 256, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_XOR,
                            d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[8][8] = A[8][128] * B[128][8] + C, b1 into s32: how many bits both have.
 *   ptx     mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc d, a, b, c;
 *   needs   PTX 7.1, sm_80
 *   by      one warp, converged
 *   d       2 registers; may be c
 *   a       1 register of 32 elements
 *   b       1 register of 32 elements
 *   c       2 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m8n8k128_s32_b1_and(int32_t d[2], const uint32_t a[1], const uint32_t b[1],
                             const int32_t c[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(8, 128, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc "
                 "{%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1])
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, b1 into s32: how many bits both have.
 *   ptx     mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc d, a, b, c;
 *   needs   PTX 7.1, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of 32 elements
 *   b       1 register of 32 elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k128_s32_b1_and(int32_t d[4], const uint32_t a[2], const uint32_t b[1],
                              const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 128, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc "
                 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

/* D[16][8] = A[16][256] * B[256][8] + C, b1 into s32: how many bits both have.
 *   ptx     mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc d, a, b, c;
 *   needs   PTX 7.1, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of 32 elements
 *   b       2 registers of 32 elements
 *   c       4 registers
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k256_s32_b1_and(int32_t d[4], const uint32_t a[4], const uint32_t b[2],
                              const int32_t c[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma(16, 256, MGPU__MMA_SYNC_B1, MGPU__MMA_SYNC_B1, 0, d, a, b, c));
#else
    asm volatile("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),
                   "r"(c[1]), "r"(c[2]), "r"(c[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_mma_m16n8k8_f16_f16(d, a, b, ...) mgpu_mma_m16n8k8_f16_f16(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f32_f16(d, a, b, ...) mgpu_mma_m16n8k8_f32_f16(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f16_f16(d, a, b, ...) mgpu_mma_m16n8k16_f16_f16(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_f16(d, a, b, ...) mgpu_mma_m16n8k16_f32_f16(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f32_bf16(d, a, b, ...) mgpu_mma_m16n8k8_f32_bf16(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_bf16(d, a, b, ...) mgpu_mma_m16n8k16_f32_bf16(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k4_f32_tf32(d, a, b, ...) mgpu_mma_m16n8k4_f32_tf32(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f32_tf32(d, a, b, ...) mgpu_mma_m16n8k8_f32_tf32(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k4_f64_f64(d, a, b, ...) mgpu_mma_m8n8k4_f64_f64(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k4_f64_f64_rz(d, a, b, ...) mgpu_mma_m8n8k4_f64_f64_rz(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k4_f64_f64_rm(d, a, b, ...) mgpu_mma_m8n8k4_f64_f64_rm(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k4_f64_f64_rp(d, a, b, ...) mgpu_mma_m8n8k4_f64_f64_rp(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k4_f64_f64(d, a, b, ...) mgpu_mma_m16n8k4_f64_f64(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k4_f64_f64_rz(d, a, b, ...) mgpu_mma_m16n8k4_f64_f64_rz(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k4_f64_f64_rm(d, a, b, ...) mgpu_mma_m16n8k4_f64_f64_rm(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k4_f64_f64_rp(d, a, b, ...) mgpu_mma_m16n8k4_f64_f64_rp(MGPU__HOLDS(8, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f64_f64(d, a, b, ...) mgpu_mma_m16n8k8_f64_f64(MGPU__HOLDS(8, d), MGPU__HOLDS(8, a), MGPU__HOLDS(4, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f64_f64_rz(d, a, b, ...) mgpu_mma_m16n8k8_f64_f64_rz(MGPU__HOLDS(8, d), MGPU__HOLDS(8, a), MGPU__HOLDS(4, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f64_f64_rm(d, a, b, ...) mgpu_mma_m16n8k8_f64_f64_rm(MGPU__HOLDS(8, d), MGPU__HOLDS(8, a), MGPU__HOLDS(4, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k8_f64_f64_rp(d, a, b, ...) mgpu_mma_m16n8k8_f64_f64_rp(MGPU__HOLDS(8, d), MGPU__HOLDS(8, a), MGPU__HOLDS(4, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f64_f64(d, a, b, ...) mgpu_mma_m16n8k16_f64_f64(MGPU__HOLDS(8, d), MGPU__HOLDS(16, a), MGPU__HOLDS(8, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f64_f64_rz(d, a, b, ...) mgpu_mma_m16n8k16_f64_f64_rz(MGPU__HOLDS(8, d), MGPU__HOLDS(16, a), MGPU__HOLDS(8, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f64_f64_rm(d, a, b, ...) mgpu_mma_m16n8k16_f64_f64_rm(MGPU__HOLDS(8, d), MGPU__HOLDS(16, a), MGPU__HOLDS(8, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f64_f64_rp(d, a, b, ...) mgpu_mma_m16n8k16_f64_f64_rp(MGPU__HOLDS(8, d), MGPU__HOLDS(16, a), MGPU__HOLDS(8, b), MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f16_e4m3(d, a, b, ...) mgpu_mma_m16n8k16_f16_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f16_e4m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k16_f16_e4m3_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f16_e5m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k16_f16_e5m2_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f16_e5m2(d, a, b, ...) mgpu_mma_m16n8k16_f16_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f16_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f16_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f16_e4m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f16_e4m3_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f16_e5m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f16_e5m2_e4m3(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f16_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f16_e5m2(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_e4m3(d, a, b, ...) mgpu_mma_m16n8k16_f32_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_e4m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k16_f32_e4m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_e5m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k16_f32_e5m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_f32_e5m2(d, a, b, ...) mgpu_mma_m16n8k16_f32_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f32_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f32_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f32_e4m3_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f32_e4m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f32_e5m2_e4m3(d, a, b, ...) mgpu_mma_m16n8k32_f32_e5m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_f32_e5m2(d, a, b, ...) mgpu_mma_m16n8k32_f32_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_s8(d, a, b, ...) mgpu_mma_m8n8k16_s32_s8(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_s8_satfinite(d, a, b, ...) mgpu_mma_m8n8k16_s32_s8_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_s8_u8(d, a, b, ...) mgpu_mma_m8n8k16_s32_s8_u8(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_s8_u8_satfinite(d, a, b, ...) mgpu_mma_m8n8k16_s32_s8_u8_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_u8_s8(d, a, b, ...) mgpu_mma_m8n8k16_s32_u8_s8(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_u8_s8_satfinite(d, a, b, ...) mgpu_mma_m8n8k16_s32_u8_s8_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_u8(d, a, b, ...) mgpu_mma_m8n8k16_s32_u8(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k16_s32_u8_satfinite(d, a, b, ...) mgpu_mma_m8n8k16_s32_u8_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_s8(d, a, b, ...) mgpu_mma_m16n8k16_s32_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_s8_satfinite(d, a, b, ...) mgpu_mma_m16n8k16_s32_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_s8_u8(d, a, b, ...) mgpu_mma_m16n8k16_s32_s8_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_s8_u8_satfinite(d, a, b, ...) mgpu_mma_m16n8k16_s32_s8_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_u8_s8(d, a, b, ...) mgpu_mma_m16n8k16_s32_u8_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_u8_s8_satfinite(d, a, b, ...) mgpu_mma_m16n8k16_s32_u8_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_u8(d, a, b, ...) mgpu_mma_m16n8k16_s32_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k16_s32_u8_satfinite(d, a, b, ...) mgpu_mma_m16n8k16_s32_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s8(d, a, b, ...) mgpu_mma_m16n8k32_s32_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s8_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s8_u8(d, a, b, ...) mgpu_mma_m16n8k32_s32_s8_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s8_u8_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_s8_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u8_s8(d, a, b, ...) mgpu_mma_m16n8k32_s32_u8_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u8_s8_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_u8_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u8(d, a, b, ...) mgpu_mma_m16n8k32_s32_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u8_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_s4(d, a, b, ...) mgpu_mma_m8n8k32_s32_s4(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_s4_satfinite(d, a, b, ...) mgpu_mma_m8n8k32_s32_s4_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_s4_u4(d, a, b, ...) mgpu_mma_m8n8k32_s32_s4_u4(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_s4_u4_satfinite(d, a, b, ...) mgpu_mma_m8n8k32_s32_s4_u4_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_u4_s4(d, a, b, ...) mgpu_mma_m8n8k32_s32_u4_s4(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_u4_s4_satfinite(d, a, b, ...) mgpu_mma_m8n8k32_s32_u4_s4_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_u4(d, a, b, ...) mgpu_mma_m8n8k32_s32_u4(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m8n8k32_s32_u4_satfinite(d, a, b, ...) mgpu_mma_m8n8k32_s32_u4_satfinite(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s4(d, a, b, ...) mgpu_mma_m16n8k32_s32_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s4_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s4_u4(d, a, b, ...) mgpu_mma_m16n8k32_s32_s4_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_s4_u4_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_s4_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u4_s4(d, a, b, ...) mgpu_mma_m16n8k32_s32_u4_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u4_s4_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_u4_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u4(d, a, b, ...) mgpu_mma_m16n8k32_s32_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k32_s32_u4_satfinite(d, a, b, ...) mgpu_mma_m16n8k32_s32_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_s4(d, a, b, ...) mgpu_mma_m16n8k64_s32_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_s4_satfinite(d, a, b, ...) mgpu_mma_m16n8k64_s32_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_s4_u4(d, a, b, ...) mgpu_mma_m16n8k64_s32_s4_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_s4_u4_satfinite(d, a, b, ...) mgpu_mma_m16n8k64_s32_s4_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_u4_s4(d, a, b, ...) mgpu_mma_m16n8k64_s32_u4_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_u4_s4_satfinite(d, a, b, ...) mgpu_mma_m16n8k64_s32_u4_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_u4(d, a, b, ...) mgpu_mma_m16n8k64_s32_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k64_s32_u4_satfinite(d, a, b, ...) mgpu_mma_m16n8k64_s32_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k128_s32_b1_xor(d, a, b, ...) mgpu_mma_m8n8k128_s32_b1_xor(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k128_s32_b1_xor(d, a, b, ...) mgpu_mma_m16n8k128_s32_b1_xor(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k256_s32_b1_xor(d, a, b, ...) mgpu_mma_m16n8k256_s32_b1_xor(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m8n8k128_s32_b1_and(d, a, b, ...) mgpu_mma_m8n8k128_s32_b1_and(MGPU__HOLDS(2, d), MGPU__HOLDS(1, a), MGPU__HOLDS(1, b), MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mma_m16n8k128_s32_b1_and(d, a, b, ...) mgpu_mma_m16n8k128_s32_b1_and(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(1, b), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_mma_m16n8k256_s32_b1_and(d, a, b, ...) mgpu_mma_m16n8k256_s32_b1_and(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MMA_GEN_H */
