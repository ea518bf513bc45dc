/* mgpu/ptx/tcgen05_mma_sp.gen.h - tcgen05.mma.sp: a sparse A.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_SP_GEN_H
#define MGPU_PTX_TCGEN05_MMA_SP_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_sp_f16_ss
#undef mgpu_tcgen05_mma_sp_f16_ts
#undef mgpu_tcgen05_mma_sp_tf32_ss
#undef mgpu_tcgen05_mma_sp_tf32_ts
#undef mgpu_tcgen05_mma_sp_f8f6f4_ss
#undef mgpu_tcgen05_mma_sp_f8f6f4_ts
#undef mgpu_tcgen05_mma_sp_i8_ss
#undef mgpu_tcgen05_mma_sp_i8_ts
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts
#undef mgpu_tcgen05_mma_sp_cg2_i8_ss
#undef mgpu_tcgen05_mma_sp_cg2_i8_ts

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                           uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::f16"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                           uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::f16"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                            uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::tf32"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                            uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::tf32"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::f8f6f4"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                    a, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::f8f6f4"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                          uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::i8"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                          uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::i8"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::f16"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::f16"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::tf32"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::tf32"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                  uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::f8f6f4"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                  uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::f8f6f4"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::i8"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::i8"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_SP_GEN_H */
