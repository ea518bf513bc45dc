/* mgpu/ptx/tcgen05_mma_collectors.gen.h - tcgen05.mma with a word for the collectors of A and of B (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_rubin.py. How they are used stands in tcgen05_mma_rubin.h.
 *
 * In the model B is read again each time: results are the same.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_COLLECTORS_GEN_H
#define MGPU_PTX_TCGEN05_MMA_COLLECTORS_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_f16_ss_collectors
#undef mgpu_tcgen05_mma_tf32_ss_collectors
#undef mgpu_tcgen05_mma_f8f6f4_ss_collectors
#undef mgpu_tcgen05_mma_mxf8f6f4_block32_ss_collectors
#undef mgpu_tcgen05_mma_mxf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_mxf4nvf4_block16_ss_collectors
#undef mgpu_tcgen05_mma_mxf4nvf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_f16_ts_collectors
#undef mgpu_tcgen05_mma_tf32_ts_collectors
#undef mgpu_tcgen05_mma_f8f6f4_ts_collectors
#undef mgpu_tcgen05_mma_mxf8f6f4_block32_ts_collectors
#undef mgpu_tcgen05_mma_mxf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_mxf4nvf4_block16_ts_collectors
#undef mgpu_tcgen05_mma_mxf4nvf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_cg2_f16_ss_collectors
#undef mgpu_tcgen05_mma_cg2_tf32_ss_collectors
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ss_collectors
#undef mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ss_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_cg2_f16_ts_collectors
#undef mgpu_tcgen05_mma_cg2_tf32_ts_collectors
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ts_collectors
#undef mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ts_collectors
#undef mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_f16_ss_collectors
#undef mgpu_tcgen05_mma_sp_tf32_ss_collectors
#undef mgpu_tcgen05_mma_sp_f8f6f4_ss_collectors
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss_collectors
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_f16_ts_collectors
#undef mgpu_tcgen05_mma_sp_tf32_ts_collectors
#undef mgpu_tcgen05_mma_sp_f8f6f4_ts_collectors
#undef mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_mxf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts_collectors
#undef mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_f16_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss_collectors
#undef mgpu_tcgen05_mma_sp_cg2_f16_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_tf32_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts_collectors
#undef mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts_collectors

/* D (+)= A * B; A and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                   int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_f16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16, d, a_desc, b_desc, 0, idesc, NULL,
                                    accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::f16", " [%0], %1, %2, %3, p", "r"(d),
                           "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                    uint32_t idesc, int accumulate, uint32_t use,
                                    uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_tf32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32, d, a_desc, b_desc, 0, idesc, NULL,
                                    accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::tf32", " [%0], %1, %2, %3, p", "r"(d),
                           "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t idesc, int accumulate, uint32_t use,
                                      uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_f8f6f4_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4, d, a_desc, b_desc, 0, idesc, NULL,
                                    accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::f8f6f4", " [%0], %1, %2, %3, p",
                           "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A and B in shared memory, fp8, fp6 or fp4 with a ue8m0 scale
 * for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf8f6f4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf8f6f4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4, d, a_desc, b_desc, 0, idesc,
                                           sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A and B in shared memory, e2m1 with a ue8m0 scale for each 32
 * of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                            int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4, d, a_desc, b_desc, 0, idesc, sfa,
                                           sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A and B in shared memory, e2m1 with a ue4m3 or ue8m0 scale for
 * each 16 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4nvf4_block16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4nvf4_block16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_BLOCK16, d,
                                           a_desc, b_desc, 0, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A and B in shared memory, e2m1 with a ue8m0 scale for each 32
 * of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4nvf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4nvf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4, d, a_desc, b_desc, 0, idesc,
                                           sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                   int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_f16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::f16", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                    int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_tf32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::tf32", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_f8f6f4_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS, d, a, b_desc, 0,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::1.kind::f8f6f4", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A in tensor memory, B in shared memory, fp8, fp6 or fp4 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf8f6f4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf8f6f4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_TS, d, a,
                                           b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A in tensor memory, B in shared memory, e2m1 with a ue8m0 scale
 * for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                            int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4 | MGPU__TENSOR_TS, d, a, b_desc, 0,
                                           idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A in tensor memory, B in shared memory, e2m1 with a ue4m3 or
 * ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4nvf4_block16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4nvf4_block16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A in tensor memory, B in shared memory, e2m1 with a ue8m0 scale
 * for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf4nvf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_mxf4nvf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS, d, a,
                                           b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                       uint32_t idesc, int accumulate, uint32_t use,
                                       uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_f16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::f16", " [%0], %1, %2, %3, p", "r"(d),
                           "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t idesc, int accumulate, uint32_t use,
                                        uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_tf32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::tf32", " [%0], %1, %2, %3, p", "r"(d),
                           "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t idesc, int accumulate, uint32_t use,
                                          uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_f8f6f4_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2, d, a_desc, b_desc,
                                    0, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::f8f6f4", " [%0], %1, %2, %3, p",
                           "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A and B in shared memory, fp8, fp6 or fp4 with
 * a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_collectors(uint32_t d, uint64_t a_desc,
                                                    uint64_t b_desc, uint32_t idesc,
                                                    uint32_t sfa, uint32_t sfb, int accumulate,
                                                    uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2, d, a_desc,
                                           b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A and B in shared memory, e2m1 with a ue8m0
 * scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2, d, a_desc,
                                           b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A and B in shared memory, e2m1 with a ue4m3 or
 * ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ss_collectors(uint32_t d, uint64_t a_desc,
                                                    uint64_t b_desc, uint32_t idesc,
                                                    uint32_t sfa, uint32_t sfb, int accumulate,
                                                    uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, 0, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A and B in shared memory, e2m1 with a ue8m0
 * scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ss_collectors(uint32_t d, uint64_t a_desc,
                                                    uint64_t b_desc, uint32_t idesc,
                                                    uint32_t sfa, uint32_t sfb, int accumulate,
                                                    uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2, d, a_desc,
                                           b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                           " [%0], %1, %2, %3, [%4], [%5], p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                       int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_f16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d, a,
                                    b_desc, 0, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::f16", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                        int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_tf32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::tf32", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t idesc, int accumulate, uint32_t use,
                                          uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_f8f6f4_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                           "tcgen05.mma.cta_group::2.kind::f8f6f4", " [%0], [%1], %2, %3, p",
                           "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A in tensor memory, B in shared memory, fp8,
 * fp6 or fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                    uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                    int accumulate, uint32_t use,
                                                    uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS,
                                           d, a, b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A in tensor memory, B in shared memory, e2m1
 * with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                int accumulate, uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS,
                                           d, a, b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A in tensor memory, B in shared memory, e2m1
 * with a ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                    uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                    int accumulate, uint32_t use,
                                                    uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A in tensor memory, B in shared memory, e2m1
 * with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                    uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                    int accumulate, uint32_t use,
                                                    uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS,
                                           d, a, b_desc, 0, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                           "tcgen05.mma.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                           " [%0], [%1], %2, %3, [%4], [%5], p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(idesc), "r"(sfa), "r"(sfb), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t meta, uint32_t idesc, int accumulate,
                                      uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_f16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc, meta,
                                    idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::f16", " [%0], %1, %2, [%3], %4, p",
                           "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                           "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                       uint32_t meta, uint32_t idesc, int accumulate,
                                       uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_tf32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::tf32",
                           " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                         uint32_t meta, uint32_t idesc, int accumulate,
                                         uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_f8f6f4_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                    meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                           " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, fp8, fp6 or fp4 with a ue8m0
 * scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc, uint32_t sfa,
                                               uint32_t sfb, int accumulate, uint32_t use,
                                               uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue4m3 or ue8m0
 * scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, and B in shared memory, e2m1 with a ue8m0 scale for
 * each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_SP, d, a_desc,
                                           b_desc, meta, idesc, sfa, sfb, accumulate, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                      uint32_t idesc, int accumulate, uint32_t use,
                                      uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_f16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::f16",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::tf32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_tf32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                       uint32_t idesc, int accumulate, uint32_t use,
                                       uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_tf32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d, a,
                                    b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::tf32",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_f8f6f4_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                         uint32_t idesc, int accumulate, uint32_t use,
                                         uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_f8f6f4_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                    a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::f8f6f4",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc, uint32_t sfa,
                                               uint32_t sfb, int accumulate, uint32_t use,
                                               uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A, sparse, in tensor memory, B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_f16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::f16", " [%0], %1, %2, [%3], %4, p",
                           "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                           "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc, int accumulate,
                                           uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_tf32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::tf32",
                           " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                             uint32_t meta, uint32_t idesc, int accumulate,
                                             uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP, d,
                                    a_desc, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                           " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, fp8, fp6 or
 * fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss_collectors(uint32_t d, uint64_t a_desc,
                                                       uint64_t b_desc, uint32_t meta,
                                                       uint32_t idesc, uint32_t sfa,
                                                       uint32_t sfb, int accumulate,
                                                       uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss_collectors(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss_collectors(uint32_t d, uint64_t a_desc,
                                                       uint64_t b_desc, uint32_t meta,
                                                       uint32_t idesc, uint32_t sfa,
                                                       uint32_t sfb, int accumulate,
                                                       uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, and B in shared memory, e2m1 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss_collectors(uint32_t d, uint64_t a_desc,
                                                       uint64_t b_desc, uint32_t meta,
                                                       uint32_t idesc, uint32_t sfa,
                                                       uint32_t sfb, int accumulate,
                                                       uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_SP,
                                           d, a_desc, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                           " [%0], %1, %2, [%3], %4, [%5], [%6], p", "r"(d), "l"(a_desc),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_f16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::f16",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::tf32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_tf32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc, int accumulate,
                                           uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_tf32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::tf32",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or
 * fp4.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::f8f6f4.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t meta, uint32_t idesc, int accumulate,
                                             uint32_t use, uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                    d, a, b_desc, meta, idesc, NULL, accumulate, 0, use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::f8f6f4",
                           " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                           "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, fp8, fp6 or fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                       uint32_t meta, uint32_t idesc,
                                                       uint32_t sfa, uint32_t sfb,
                                                       int accumulate, uint32_t use,
                                                       uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf8f6f4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                   uint32_t meta, uint32_t idesc, uint32_t sfa,
                                                   uint32_t sfb, int accumulate, uint32_t use,
                                                   uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue4m3 or ue8m0 scale for each 16 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                       uint32_t meta, uint32_t idesc,
                                                       uint32_t sfa, uint32_t sfb,
                                                       int accumulate, uint32_t use,
                                                       uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP | MGPU__TENSOR_BLOCK16,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block16",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A, sparse, in tensor memory, B in shared
 * memory, e2m1 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32.collector::a::USE.collector::b::OTHER [d], [a], b_desc, [meta], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107a
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
 *   other   a constant, 0 to 3: the same of B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts_collectors(uint32_t d, uint32_t a, uint64_t b_desc,
                                                       uint32_t meta, uint32_t idesc,
                                                       uint32_t sfa, uint32_t sfb,
                                                       int accumulate, uint32_t use,
                                                       uint32_t other)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_collector_b("mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts_collectors", other));
    MGPU__EMU(mgpu__emu_tcgen05_mma_scaled(
                                           MGPU__TENSOR_MXF4NVF4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                           d, a, b_desc, meta, idesc, sfa, sfb, accumulate,
                                           use));
#else
    MGPU__TENSOR_BOTH_FOLD(use, other, "{.reg .pred p; setp.ne.b32 p, %7, 0; "
                           "tcgen05.mma.sp.cta_group::2.kind::mxf4nvf4.block_scale.block32",
                           " [%0], [%1], %2, [%3], %4, [%5], [%6], p", "r"(d), "r"(a),
                           "l"(b_desc), "r"(meta), "r"(idesc), "r"(sfa), "r"(sfb),
                           "r"(accumulate));
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_COLLECTORS_GEN_H */
