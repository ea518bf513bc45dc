/* mgpu/ptx/tcgen05_mma_sp_scaled.gen.h - tcgen05.mma.sp with block scaling.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_SP_SCALED_GEN_H
#define MGPU_PTX_TCGEN05_MMA_SP_SCALED_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts_collector
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ss
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ts
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ts_collector
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss_collector
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts_collector
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts_collector

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, fp8, fp6 or fp4 with a ue8m0
 * scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, uint32_t sfa,
                                        uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, fp8, fp6 or fp4 with a ue8m0
 * scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                        int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                    uint32_t idesc, uint32_t sfa, uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, uint32_t sfa,
                                              uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                    uint32_t idesc, uint32_t sfa, uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, uint32_t sfa,
                                              uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue4m3 or ue8m0
 * scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, uint32_t sfa,
                                        uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue4m3 or ue8m0
 * scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                        int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, uint32_t sfa,
                                        uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                        int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss_collector(uint32_t d, uint64_t a_desc,
                                                      uint64_t b_desc, uint32_t meta,
                                                      uint32_t idesc, uint32_t sfa,
                                                      uint32_t sfb, int accumulate,
                                                      uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, fp8, fp6 or fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, fp8, fp6 or fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                      uint32_t meta, uint32_t idesc,
                                                      uint32_t sfa, uint32_t sfb,
                                                      int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, uint32_t sfa,
                                        uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                        int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                  uint32_t sfb, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss_collector(uint32_t d, uint64_t a_desc,
                                                      uint64_t b_desc, uint32_t meta,
                                                      uint32_t idesc, uint32_t sfa,
                                                      uint32_t sfb, int accumulate,
                                                      uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                      uint32_t meta, uint32_t idesc,
                                                      uint32_t sfa, uint32_t sfb,
                                                      int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32 [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss_collector(uint32_t d, uint64_t a_desc,
                                                      uint64_t b_desc, uint32_t meta,
                                                      uint32_t idesc, uint32_t sfa,
                                                      uint32_t sfb, int accumulate,
                                                      uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                          " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32 [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, uint32_t sfa,
                                            uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word, with MGPU_INSTR_DESC_SPARSE; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                                      uint32_t meta, uint32_t idesc,
                                                      uint32_t sfa, uint32_t sfb,
                                                      int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                          " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                          "r"(accumulate));
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_SP_SCALED_GEN_H */
