/* mgpu/ptx/tcgen05_mma_sp_collector.gen.h - tcgen05.mma.sp, with a word for the collector.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_SP_COLLECTOR_GEN_H
#define MGPU_PTX_TCGEN05_MMA_SP_COLLECTOR_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_sp_f16_ss_collector
#undef mgpu_tcgen05_mma_sp_f16_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_f16_ss_collector_scale_d
#undef mgpu_tcgen05_mma_sp_f16_ss_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_f16_ts_collector
#undef mgpu_tcgen05_mma_sp_f16_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_f16_ts_collector_scale_d
#undef mgpu_tcgen05_mma_sp_f16_ts_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_tf32_ss_collector
#undef mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_tf32_ss_collector_scale_d
#undef mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_tf32_ts_collector
#undef mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_tf32_ts_collector_scale_d
#undef mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_f8f6f4_ss_collector
#undef mgpu_tcgen05_mma_sp_f8f6f4_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_f8f6f4_ts_collector
#undef mgpu_tcgen05_mma_sp_f8f6f4_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_i8_ss_collector
#undef mgpu_tcgen05_mma_sp_i8_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_i8_ts_collector
#undef mgpu_tcgen05_mma_sp_i8_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes_scale_d
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_i8_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_i8_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_i8_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_i8_ts_collector_lanes

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                     uint32_t meta, uint32_t idesc, int accumulate,
                                     uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f16", " [%0], %1, %2, [%3], %4, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc,
                                           const uint32_t lanes[4], int accumulate,
                                           uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f16",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss_collector_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                             uint32_t meta, uint32_t idesc, int accumulate,
                                             uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::f16",
                                " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, and B in shared memory, f16 or bf16; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss_collector_lanes_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc,
                                                   const uint32_t lanes[4], int accumulate,
                                                   uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::f16",
                                " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d),
                                "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                                "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                     uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f16",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc,
                                           const uint32_t lanes[4], int accumulate,
                                           uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f16",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts_collector_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t meta, uint32_t idesc, int accumulate,
                                             uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::f16",
                                " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, in tensor memory, B in shared memory, f16 or bf16; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts_collector_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc,
                                                   const uint32_t lanes[4], int accumulate,
                                                   uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::f16",
                                " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d),
                                "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                                "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t meta, uint32_t idesc, int accumulate,
                                      uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::tf32",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc,
                                            const uint32_t lanes[4], int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::tf32",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss_collector_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, int accumulate,
                                              uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::tf32",
                                " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, and B in shared memory, tf32; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes_scale_d(uint32_t d, uint64_t a_desc,
                                                    uint64_t b_desc, uint32_t meta,
                                                    uint32_t idesc, const uint32_t lanes[4],
                                                    int accumulate, uint32_t scale,
                                                    uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::tf32",
                                " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d),
                                "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                                "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                      uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::tf32",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc,
                                            const uint32_t lanes[4], int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::tf32",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts_collector_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, int accumulate,
                                              uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::tf32",
                                " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A, sparse, in tensor memory, B in shared memory, tf32; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                    uint32_t meta, uint32_t idesc,
                                                    const uint32_t lanes[4], int accumulate,
                                                    uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                                "tcgen05.mma.sp.cta_group::1.kind::tf32",
                                " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d),
                                "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                                "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, int accumulate,
                                        uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc,
                                              const uint32_t lanes[4], int accumulate,
                                              uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                    a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc,
                                              const uint32_t lanes[4], int accumulate,
                                              uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                    a, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                    uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::i8", " [%0], %1, %2, [%3], %4, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc,
                                          const uint32_t lanes[4], int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::i8",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                    uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::i8",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::i8.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_i8_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc,
                                          const uint32_t lanes[4], int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::i8",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                         uint32_t meta, uint32_t idesc, int accumulate,
                                         uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f16", " [%0], %1, %2, [%3], %4, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, f16 or bf16; lanes of D may
 * be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc,
                                               const uint32_t lanes[8], int accumulate,
                                               uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f16",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                          "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                          "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                 uint32_t meta, uint32_t idesc, int accumulate,
                                                 uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::f16",
                                " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, and B in shared memory, f16 or bf16;
 * lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes_scale_d(uint32_t d, uint64_t a_desc,
                                                       uint64_t b_desc, uint32_t meta,
                                                       uint32_t idesc, const uint32_t lanes[8],
                                                       int accumulate, uint32_t scale,
                                                       uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, scale,
                                    use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::f16",
                                " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                                "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                                "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                                "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                                "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                         uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f16",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, f16 or bf16;
 * lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc,
                                               const uint32_t lanes[8], int accumulate,
                                               uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f16",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                          "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                          "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, in tensor memory, B in shared memory,
 * f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                 uint32_t meta, uint32_t idesc, int accumulate,
                                                 uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::f16",
                                " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, in tensor memory, B in shared memory,
 * f16 or bf16; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                       uint32_t meta, uint32_t idesc,
                                                       const uint32_t lanes[8], int accumulate,
                                                       uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::f16",
                                " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                                "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc),
                                "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                                "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                                "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::tf32",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, tf32; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc,
                                                const uint32_t lanes[8], int accumulate,
                                                uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::tf32",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                          "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                          "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, int accumulate,
                                                  uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::tf32",
                                " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, and B in shared memory, tf32; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes_scale_d(uint32_t d, uint64_t a_desc,
                                                        uint64_t b_desc, uint32_t meta,
                                                        uint32_t idesc, const uint32_t lanes[8],
                                                        int accumulate, uint32_t scale,
                                                        uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, scale,
                                    use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::tf32",
                                " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                                "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                                "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                                "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                                "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::tf32",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, tf32; lanes of
 * D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc,
                                                const uint32_t lanes[8], int accumulate,
                                                uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::tf32",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                          "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                          "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, in tensor memory, B in shared memory,
 * tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, int accumulate,
                                                  uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::tf32",
                                " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                                "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A, sparse, in tensor memory, B in shared memory,
 * tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                        uint32_t meta, uint32_t idesc,
                                                        const uint32_t lanes[8], int accumulate,
                                                        uint32_t scale, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, scale, use));
#else
    MGPU__TENSOR_USE_SCALE_FOLD(use, scale, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                                "tcgen05.mma.sp.cta_group::2.kind::tf32",
                                " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                                "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc),
                                "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                                "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                                "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or fp4; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc,
                                                  const uint32_t lanes[8], int accumulate,
                                                  uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                          "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc, int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc,
                                                  const uint32_t lanes[8], int accumulate,
                                                  uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                          "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                          "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, int accumulate,
                                        uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::i8", " [%0], %1, %2, [%3], %4, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, s8 or u8; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc,
                                              const uint32_t lanes[8], int accumulate,
                                              uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::i8",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                          "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, s8 or u8.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::i8",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, s8 or u8;
 * lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::i8.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_i8_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc,
                                              const uint32_t lanes[8], int accumulate,
                                              uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, lanes, accumulate, 0, use));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::i8",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                          "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                          "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_mma_sp_f16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_f16_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f16_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_f16_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f16_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_f16_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f16_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_tf32_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_tf32_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_f8f6f4_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f8f6f4_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_f8f6f4_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_f8f6f4_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_i8_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_i8_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_i8_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_i8_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f16_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f16_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_tf32_ss_collector_lanes_scale_d(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_tf32_ts_collector_lanes_scale_d(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_i8_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_i8_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_i8_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_i8_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_SP_COLLECTOR_GEN_H */
