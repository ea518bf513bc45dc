/* mgpu/ptx/mma_sp.gen.h - mma.sp: the same where half of A is zero and not stored.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mma.py. Who holds what is drawn in mma.h.
 */
#ifndef MGPU_PTX_MMA_SP_GEN_H
#define MGPU_PTX_MMA_SP_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/mma.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_mma_sp_m16n8k16_f16_f16
#undef mgpu_mma_sp_m16n8k16_f32_f16
#undef mgpu_mma_sp_m16n8k32_f16_f16
#undef mgpu_mma_sp_m16n8k32_f32_f16
#undef mgpu_mma_sp_m16n8k16_f32_bf16
#undef mgpu_mma_sp_m16n8k32_f32_bf16
#undef mgpu_mma_sp_m16n8k8_f32_tf32
#undef mgpu_mma_sp_m16n8k16_f32_tf32
#undef mgpu_mma_sp_m16n8k64_f32_e4m3
#undef mgpu_mma_sp_m16n8k64_f32_e4m3_e5m2
#undef mgpu_mma_sp_m16n8k64_f32_e5m2_e4m3
#undef mgpu_mma_sp_m16n8k64_f32_e5m2
#undef mgpu_mma_sp_m16n8k32_s32_s8
#undef mgpu_mma_sp_m16n8k32_s32_s8_satfinite
#undef mgpu_mma_sp_m16n8k32_s32_s8_u8
#undef mgpu_mma_sp_m16n8k32_s32_s8_u8_satfinite
#undef mgpu_mma_sp_m16n8k32_s32_u8_s8
#undef mgpu_mma_sp_m16n8k32_s32_u8_s8_satfinite
#undef mgpu_mma_sp_m16n8k32_s32_u8
#undef mgpu_mma_sp_m16n8k32_s32_u8_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_s8
#undef mgpu_mma_sp_m16n8k64_s32_s8_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_s8_u8
#undef mgpu_mma_sp_m16n8k64_s32_s8_u8_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_u8_s8
#undef mgpu_mma_sp_m16n8k64_s32_u8_s8_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_u8
#undef mgpu_mma_sp_m16n8k64_s32_u8_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_s4
#undef mgpu_mma_sp_m16n8k64_s32_s4_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_s4_u4
#undef mgpu_mma_sp_m16n8k64_s32_s4_u4_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_u4_s4
#undef mgpu_mma_sp_m16n8k64_s32_u4_s4_satfinite
#undef mgpu_mma_sp_m16n8k64_s32_u4
#undef mgpu_mma_sp_m16n8k64_s32_u4_satfinite
#undef mgpu_mma_sp_m16n8k128_s32_s4
#undef mgpu_mma_sp_m16n8k128_s32_s4_satfinite
#undef mgpu_mma_sp_m16n8k128_s32_s4_u4
#undef mgpu_mma_sp_m16n8k128_s32_s4_u4_satfinite
#undef mgpu_mma_sp_m16n8k128_s32_u4_s4
#undef mgpu_mma_sp_m16n8k128_s32_u4_s4_satfinite
#undef mgpu_mma_sp_m16n8k128_s32_u4
#undef mgpu_mma_sp_m16n8k128_s32_u4_satfinite

/* D[16][8] = A[16][16] * B[16][8] + C, A sparse and stored as [16][8], f16 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       2 registers of two stored elements
 *   b       2 registers of two elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..3: which lane of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k16_f16_f16(uint32_t d[2], const uint32_t a[2], const uint32_t b[2],
                             const uint32_t c[2], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_D_F16,
                               d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3}, {%4, %5}, {%6, %7}, %8, 0;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3}, {%4, %5}, {%6, %7}, %8, 1;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(meta)
                     : "memory");
        break;
    case 2:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3}, {%4, %5}, {%6, %7}, %8, 2;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(meta)
                     : "memory");
        break;
    case 3:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3}, {%4, %5}, {%6, %7}, %8, 3;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..3");
    }
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, A sparse and stored as [16][8], f16 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of two stored elements
 *   b       2 registers of two elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..3: which lane of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k16_f32_f16(float d[4], const uint32_t a[2], const uint32_t b[2],
                             const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 2:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 2;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 3:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 3;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..3");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], f16 into f16.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       2 registers of two f16; may be c
 *   a       4 registers of two stored elements
 *   b       4 registers of two elements
 *   c       2 registers of two f16
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_f16_f16(uint32_t d[2], const uint32_t a[4], const uint32_t b[4],
                             const uint32_t c[2], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_D_F16,
                               d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 "
                     "{%0, %1}, {%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], f16 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of two stored elements
 *   b       4 registers of two elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_f32_f16(float d[4], const uint32_t a[4], const uint32_t b[4],
                             const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_F16, MGPU__MMA_SYNC_F16, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, A sparse and stored as [16][8], bf16 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers of two stored elements
 *   b       2 registers of two elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..3: which lane of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k16_f32_bf16(float d[4], const uint32_t a[2], const uint32_t b[2],
                              const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(16, MGPU__MMA_SYNC_BF16, MGPU__MMA_SYNC_BF16, 0, d, a, b, c,
                               meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 2:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 2;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 3:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 3;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..3");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], bf16 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of two stored elements
 *   b       4 registers of two elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_f32_bf16(float d[4], const uint32_t a[4], const uint32_t b[4],
                              const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_BF16, MGPU__MMA_SYNC_BF16, 0, d, a, b, c,
                               meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][8] * B[8][8] + C, A sparse and stored as [16][4], tf32 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       2 registers
 *   b       2 registers
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..3: which lane of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k8_f32_tf32(float d[4], const uint32_t a[2], const uint32_t b[2],
                             const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(8, MGPU__MMA_SYNC_TF32, MGPU__MMA_SYNC_TF32, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 2:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 2;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 3:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 3;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]),
                       "f"(c[2]), "f"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..3");
    }
#endif
}

/* D[16][8] = A[16][16] * B[16][8] + C, A sparse and stored as [16][8], tf32 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers
 *   b       4 registers
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k16_f32_tf32(float d[4], const uint32_t a[4], const uint32_t b[4],
                              const float c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(16, MGPU__MMA_SYNC_TF32, MGPU__MMA_SYNC_TF32, 0, d, a, b, c,
                               meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 0;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 "
                     "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                     "{%12, %13, %14, %15}, %16, 1;"
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                       "r"(b[2]), "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]),
                       "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f32_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                              const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c,
                               meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e4m3 times e5m2 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e5m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f32_e4m3_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                                   const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_E4M3, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c,
                               meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 times e4m3 into
 * f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e4m3.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f32_e5m2_e4m3(float d[4], const uint32_t a[4], const uint32_t b[4],
                                   const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E4M3, 0, d, a, b, c,
                               meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e4m3.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], e5m2 into f32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e5m2.f32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_89
 *   by      one warp, converged
 *   d       4 floats; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 floats
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_f32_e5m2(float d[4], const uint32_t a[4], const uint32_t b[4],
                              const float c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_E5M2, MGPU__MMA_SYNC_E5M2, 0, d, a, b, c,
                               meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e5m2.e5m2.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], s8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_s8(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                            const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], s8 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_s8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                      const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], s8 times u8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_s8_u8(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                               const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], s8 times u8 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_s8_u8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                         const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], u8 times s8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_u8_s8(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                               const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], u8 times s8 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_u8_s8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                         const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], u8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_u8(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                            const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][32] * B[32][8] + C, A sparse and stored as [16][16], u8 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of four stored elements
 *   b       2 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k32_s32_u8_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                      const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(32, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s8(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                            const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8, 0, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s8 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                      const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_S8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s8 times u8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s8_u8(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                               const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8, 0, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s8 times u8 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s8_u8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                         const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S8, MGPU__MMA_SYNC_U8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u8 times s8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u8_s8(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                               const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8, 0, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u8 times s8 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u8_s8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                         const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_S8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u8 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u8(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                            const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8, 0, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u8 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of four stored elements
 *   b       4 registers of four elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u8_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                      const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U8, MGPU__MMA_SYNC_U8,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s4(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                            const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s4 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                      const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s4 times u4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s4_u4(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                               const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], s4 times u4 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_s4_u4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                         const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u4 times s4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u4_s4(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                               const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u4 times s4 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u4_s4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                         const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u4(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                            const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4, 0, d, a, b, c, meta,
                               selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][64] * B[64][8] + C, A sparse and stored as [16][32], u4 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 d, a, b, c, meta, selector;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       2 registers of eight stored elements
 *   b       2 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of the lanes that selector names
 *   selector  a constant, 0..1: which pair of each four lanes brings meta; with another the
 *             file does not assemble
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k64_s32_u4_satfinite(int32_t d[4], const uint32_t a[2], const uint32_t b[2],
                                      const int32_t c[4], uint32_t meta, uint32_t selector)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(64, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, selector));
#else
    switch (selector) {
    case 0:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 0;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    case 1:
        asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32 "
                     "{%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 1;"
                     : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                     : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]),
                       "r"(c[2]), "r"(c[3]), "r"(meta)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: the selector of this mma.sp must be 0..1");
    }
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], s4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_s4(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                             const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4, 0, d, a, b, c, meta,
                               0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], s4 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_s4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                       const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_S4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], s4 times u4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_s4_u4(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4, 0, d, a, b, c, meta,
                               0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], s4 times u4 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_s4_u4_satfinite(int32_t d[4], const uint32_t a[4],
                                          const uint32_t b[4], const int32_t c[4],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_S4, MGPU__MMA_SYNC_U4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], u4 times s4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_u4_s4(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4, 0, d, a, b, c, meta,
                               0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], u4 times s4 into s32,
 * clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_u4_s4_satfinite(int32_t d[4], const uint32_t a[4],
                                          const uint32_t b[4], const int32_t c[4],
                                          uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_S4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], u4 into s32.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_u4(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                             const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4, 0, d, a, b, c, meta,
                               0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

/* D[16][8] = A[16][128] * B[128][8] + C, A sparse and stored as [16][64], u4 into s32, clamped.
 *   ptx     mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32 d, a, b, c, meta, 0;
 *   needs   PTX 8.5, sm_80
 *   by      one warp, converged
 *   d       4 registers; may be c
 *   a       4 registers of eight stored elements
 *   b       4 registers of eight elements
 *   c       4 registers
 *   meta    positions of the stored elements, see mma.h; of all lanes
 *   done    on return
 */
MGPU_DEVICE void
mgpu_mma_sp_m16n8k128_s32_u4_satfinite(int32_t d[4], const uint32_t a[4], const uint32_t b[4],
                                       const int32_t c[4], uint32_t meta)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mma_sp(128, MGPU__MMA_SYNC_U4, MGPU__MMA_SYNC_U4,
                               MGPU__MMA_SYNC_SATFINITE, d, a, b, c, meta, 0));
#else
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, "
                 "%16, 0;"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]), "r"(meta)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_mma_sp_m16n8k16_f16_f16(d, a, b, c, ...) mgpu_mma_sp_m16n8k16_f16_f16(MGPU__HOLDS(2, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k16_f32_f16(d, a, b, c, ...) mgpu_mma_sp_m16n8k16_f32_f16(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_f16_f16(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_f16_f16(MGPU__HOLDS(2, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(2, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_f32_f16(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_f32_f16(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k16_f32_bf16(d, a, b, c, ...) mgpu_mma_sp_m16n8k16_f32_bf16(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_f32_bf16(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k8_f32_tf32(d, a, b, c, ...) mgpu_mma_sp_m16n8k8_f32_tf32(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k16_f32_tf32(d, a, b, c, ...) mgpu_mma_sp_m16n8k16_f32_tf32(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f32_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f32_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f32_e4m3_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f32_e4m3_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f32_e5m2_e4m3(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f32_e5m2_e4m3(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_f32_e5m2(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_f32_e5m2(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_s8(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_s8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_s8_u8(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_s8_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_s8_u8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_s8_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_u8_s8(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_u8_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_u8_s8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_u8_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_u8(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k32_s32_u8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k32_s32_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s8(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s8_u8(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s8_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s8_u8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s8_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u8_s8(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u8_s8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u8_s8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u8_s8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u8(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u8(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u8_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u8_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s4(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s4_u4(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s4_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_s4_u4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_s4_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u4_s4(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u4_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u4_s4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u4_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u4(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k64_s32_u4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k64_s32_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(2, a), MGPU__HOLDS(2, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_s4(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_s4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_s4_u4(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_s4_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_s4_u4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_s4_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_u4_s4(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_u4_s4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_u4_s4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_u4_s4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_u4(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_u4(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#define mgpu_mma_sp_m16n8k128_s32_u4_satfinite(d, a, b, c, ...) mgpu_mma_sp_m16n8k128_s32_u4_satfinite(MGPU__HOLDS(4, d), MGPU__HOLDS(4, a), MGPU__HOLDS(4, b), MGPU__HOLDS(4, c), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MMA_SP_GEN_H */
