/* mgpu/ptx/mma_block_scale.gen.h - mma.sync and mma.sp with block scales (sm_120).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mma.py. mma_block_scale.h says who holds what.
 */
#ifndef MGPU_PTX_MMA_BLOCK_SCALE_GEN_H
#define MGPU_PTX_MMA_BLOCK_SCALE_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/mma.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e5m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e3m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e4m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e3m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m1
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e4m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e5m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m1
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e4m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e5m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e3m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e2m1
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e4m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e5m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e3m2
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e2m3
#undef mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e5m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e3m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m1
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e4m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m1
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e4m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e5m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m1
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e4m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e5m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e3m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e2m1
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e4m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e5m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e3m2
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e2m3
#undef mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1
#undef mgpu_mma_m16n8k64_mxf4_f32_e2m1
#undef mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1
#undef mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0
#undef mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0
#undef mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3
#undef mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3
#undef mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0
#undef mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e4m3 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                    const float c[4], uint32_t sfa, uint16_t byte_a,
                                    uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                    uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e4m3 times e5m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e4m3 times e3m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e3m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e4m3 times e2m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e4m3 times e2m1 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e5m2 times e4m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e4m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e5m2 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e5m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                    const float c[4], uint32_t sfa, uint16_t byte_a,
                                    uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                    uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e5m2 times e3m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e3m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e5m2 times e2m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e5m2 times e2m1 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e3m2 times e4m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e4m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e3m2 times e5m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e5m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e3m2 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e3m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                    const float c[4], uint32_t sfa, uint16_t byte_a,
                                    uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                    uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e3m2 times e2m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e3m2 times e2m1 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m3 times e4m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e4m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m3 times e5m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e5m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m3 times e3m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e3m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m3 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                    const float c[4], uint32_t sfa, uint16_t byte_a,
                                    uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                    uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m3 times e2m1 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m1 times e4m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e4m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e4m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m1 times e5m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e5m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e5m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m1 times e3m2 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e3m2.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e3m2(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m1 times e2m3 with a ue8m0 scale of 32
 * elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m3.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e2m3(float d[4], const uint32_t a[4], const uint32_t b[2],
                                         const float c[4], uint32_t sfa, uint16_t byte_a,
                                         uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                         uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][32] * (B * sfb)[32][8] + C, e2m1 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four elements, a byte each
 *   b       2 registers of four elements, a byte each
 *   c       4 floats
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                    const float c[4], uint32_t sfa, uint16_t byte_a,
                                    uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                    uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 32, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e4m3
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                       const float c[4], uint32_t meta, uint32_t sfa,
                                       uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e4m3
 * times e5m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e5m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e4m3
 * times e3m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e3m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e3m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e4m3
 * times e2m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e4m3
 * times e2m1 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m1(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E4M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e4m3.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e5m2
 * times e4m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e4m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e4m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e5m2
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e5m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                       const float c[4], uint32_t meta, uint32_t sfa,
                                       uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e5m2
 * times e3m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e3m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e5m2
 * times e2m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e5m2
 * times e2m1 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e5m2.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m1(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E5M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e5m2.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e3m2
 * times e4m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e4m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e4m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e3m2
 * times e5m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e5m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e5m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e3m2
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e3m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                       const float c[4], uint32_t meta, uint32_t sfa,
                                       uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e3m2
 * times e2m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e3m2
 * times e2m1 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e3m2.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m1(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E3M2,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e3m2.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m3
 * times e4m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e4m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e4m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m3
 * times e5m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e5m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e5m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m3
 * times e3m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e3m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e3m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m3
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                       const float c[4], uint32_t meta, uint32_t sfa,
                                       uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m3
 * times e2m1 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m3.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e2m1(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M3,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m3.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m1
 * times e4m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e4m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e4m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e4m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m1
 * times e5m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e5m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e5m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e5m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m1
 * times e3m2 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e3m2.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e3m2(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E3M2, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e3m2.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m1
 * times e2m3 with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m3.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e2m3(float d[4], const uint32_t a[4],
                                            const uint32_t b[4], const float c[4],
                                            uint32_t meta, uint32_t sfa, uint16_t byte_a,
                                            uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                            uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M3, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e2m3.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, A sparse and stored as [16][32], e2m1
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements, a byte each
 *   b       4 registers of four elements, a byte each
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  one scale, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 to 3: the byte of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                       const float c[4], uint32_t meta, uint32_t sfa,
                                       uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF8F6F4, 64, 1, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, e2m1 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 floats
 *   sfa, sfb  two scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 or 2: the first of two bytes of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_mxf4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[2],
                                const float c[4], uint32_t sfa, uint16_t byte_a,
                                uint16_t thread_a, uint32_t sfb, uint16_t byte_b,
                                uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4, 64, 2, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][128] * (B * sfb)[128][8] + C, A sparse and stored as [16][64], e2m1
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.7, sm_120a, sm_121a
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  two scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 or 2: the first of two bytes of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1(float d[4], const uint32_t a[4], const uint32_t b[4],
                                    const float c[4], uint32_t meta, uint32_t sfa,
                                    uint16_t byte_a, uint16_t thread_a, uint32_t sfb,
                                    uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4, 128, 2, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.scale_vec::2X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, e2m1 with a ue8m0 scale of 32 elements.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 floats
 *   sfa, sfb  two scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 or 2: the first of two bytes of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(float d[4], const uint32_t a[4],
                                                       const uint32_t b[2], const float c[4],
                                                       uint32_t sfa, uint16_t byte_a,
                                                       uint16_t thread_a, uint32_t sfb,
                                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 64, 2, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][128] * (B * sfb)[128][8] + C, A sparse and stored as [16][64], e2m1
 * with a ue8m0 scale of 64 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.7, sm_120a, sm_121a
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  two scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0 or 2: the first of two bytes of sfa and sfb
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(float d[4], const uint32_t a[4],
                                                           const uint32_t b[4],
                                                           const float c[4], uint32_t meta,
                                                           uint32_t sfa, uint16_t byte_a,
                                                           uint16_t thread_a, uint32_t sfb,
                                                           uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 128, 2, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, e2m1 with a ue4m3 scale of 16 elements.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.8, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 floats
 *   sfa, sfb  four scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(float d[4], const uint32_t a[4],
                                                       const uint32_t b[2], const float c[4],
                                                       uint32_t sfa, uint16_t byte_a,
                                                       uint16_t thread_a, uint32_t sfb,
                                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 64, 4, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_UE4M3, d, a, b, c, 0,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X"
                 ".f32.e2m1.e2m1.f32.ue4m3 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][128] * (B * sfb)[128][8] + C, A sparse and stored as [16][64], e2m1
 * with a ue4m3 scale of 32 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 8.7, sm_120a, sm_121a
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  four scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(float d[4], const uint32_t a[4],
                                                           const uint32_t b[4],
                                                           const float c[4], uint32_t meta,
                                                           uint32_t sfa, uint16_t byte_a,
                                                           uint16_t thread_a, uint32_t sfb,
                                                           uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 128, 4, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_SP | MGPU__MMA_SYNC_UE4M3, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X"
                 ".f32.e2m1.e2m1.f32.ue4m3 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][64] * (B * sfb)[64][8] + C, e2m1 with a ue8m0 scale of 16 elements.
 *   ptx     mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 9.1, sm_120f
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight elements
 *   b       2 registers of eight elements
 *   c       4 floats
 *   sfa, sfb  four scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(float d[4], const uint32_t a[4],
                                                       const uint32_t b[2], const float c[4],
                                                       uint32_t sfa, uint16_t byte_a,
                                                       uint16_t thread_a, uint32_t sfb,
                                                       uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 64, 4, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, 0, d, a, b, c, 0, sfa, byte_a, thread_a,
                                   sfb, byte_b, thread_b));
#else
    asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, %14, "
                 "{%15, %16}, %17, {%18, %19};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]),
                   "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(sfa), "h"(byte_a), "h"(thread_a),
                   "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

/* D[16][8] = (A * sfa)[16][128] * (B * sfb)[128][8] + C, A sparse and stored as [16][64], e2m1
 * with a ue8m0 scale of 32 elements.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 d, a, b, c, meta, 0, sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b};
 *   needs   PTX 9.1, sm_120a, sm_121a
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   sfa, sfb  four scales, in the lanes that thread_a and thread_b name
 *   byte_a, byte_b  0
 *   thread_a  0 or 1
 *   thread_b  0 to 3
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(float d[4], const uint32_t a[4],
                                                           const uint32_t b[4],
                                                           const float c[4], uint32_t meta,
                                                           uint32_t sfa, uint16_t byte_a,
                                                           uint16_t thread_a, uint32_t sfb,
                                                           uint16_t byte_b, uint16_t thread_b)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_scaled(MGPU__MMA_KIND_MXF4NVF4, 128, 4, MGPU__MMA_SYNC_E2M1,
                                   MGPU__MMA_SYNC_E2M1, MGPU__MMA_SYNC_SP, d, a, b, c, meta,
                                   sfa, byte_a, thread_a, sfb, byte_b, thread_b));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X"
                 ".f32.e2m1.e2m1.f32.ue8m0 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0, %17, {%18, %19}, %20, {%21, %22};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta), "r"(sfa),
                   "h"(byte_a), "h"(thread_a), "r"(sfb), "h"(byte_b), "h"(thread_b)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e5m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e3m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e4m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e3m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e5m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e4m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e5m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e3m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e4m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e5m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e3m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e4m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e5m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e3m2(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e2m3(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e4m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m3_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e3m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e3m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e2m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1_e2m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k64_mxf4_f32_e2m1(d, a, b, c, ...) mgpu_mma_m16n8k64_mxf4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(d, a, b, c, ...) mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(d, a, b, c, ...) mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(d, a, b, c, ...) mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MMA_BLOCK_SCALE_GEN_H */
