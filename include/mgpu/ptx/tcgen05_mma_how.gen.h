/* mgpu/ptx/tcgen05_mma_how.gen.h - tcgen05.mma of dense matrices, modified.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_HOW_GEN_H
#define MGPU_PTX_TCGEN05_MMA_HOW_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_f16_ss_lanes
#undef mgpu_tcgen05_mma_f16_ss_scale_d
#undef mgpu_tcgen05_mma_f16_ss_lanes_scale_d
#undef mgpu_tcgen05_mma_f16_ts_ashift
#undef mgpu_tcgen05_mma_f16_ts_lanes
#undef mgpu_tcgen05_mma_f16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_f16_ts_scale_d
#undef mgpu_tcgen05_mma_f16_ts_ashift_scale_d
#undef mgpu_tcgen05_mma_f16_ts_lanes_scale_d
#undef mgpu_tcgen05_mma_f16_ts_ashift_lanes_scale_d
#undef mgpu_tcgen05_mma_tf32_ss_lanes
#undef mgpu_tcgen05_mma_tf32_ss_scale_d
#undef mgpu_tcgen05_mma_tf32_ss_lanes_scale_d
#undef mgpu_tcgen05_mma_tf32_ts_ashift
#undef mgpu_tcgen05_mma_tf32_ts_lanes
#undef mgpu_tcgen05_mma_tf32_ts_ashift_lanes
#undef mgpu_tcgen05_mma_tf32_ts_scale_d
#undef mgpu_tcgen05_mma_tf32_ts_ashift_scale_d
#undef mgpu_tcgen05_mma_tf32_ts_lanes_scale_d
#undef mgpu_tcgen05_mma_tf32_ts_ashift_lanes_scale_d
#undef mgpu_tcgen05_mma_f8f6f4_ss_lanes
#undef mgpu_tcgen05_mma_f8f6f4_ts_ashift
#undef mgpu_tcgen05_mma_f8f6f4_ts_lanes
#undef mgpu_tcgen05_mma_f8f6f4_ts_ashift_lanes
#undef mgpu_tcgen05_mma_i8_ss_lanes
#undef mgpu_tcgen05_mma_i8_ts_ashift
#undef mgpu_tcgen05_mma_i8_ts_lanes
#undef mgpu_tcgen05_mma_i8_ts_ashift_lanes
#undef mgpu_tcgen05_mma_cg2_f16_ss_lanes
#undef mgpu_tcgen05_mma_cg2_f16_ss_scale_d
#undef mgpu_tcgen05_mma_cg2_f16_ss_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_f16_ts_ashift
#undef mgpu_tcgen05_mma_cg2_f16_ts_lanes
#undef mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_cg2_f16_ts_scale_d
#undef mgpu_tcgen05_mma_cg2_f16_ts_ashift_scale_d
#undef mgpu_tcgen05_mma_cg2_f16_ts_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ss_lanes
#undef mgpu_tcgen05_mma_cg2_tf32_ss_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ss_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ts_ashift
#undef mgpu_tcgen05_mma_cg2_tf32_ts_lanes
#undef mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes
#undef mgpu_tcgen05_mma_cg2_tf32_ts_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ts_ashift_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ts_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes_scale_d
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ss_lanes
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ts_lanes
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes
#undef mgpu_tcgen05_mma_cg2_i8_ss_lanes
#undef mgpu_tcgen05_mma_cg2_i8_ts_ashift
#undef mgpu_tcgen05_mma_cg2_i8_ts_lanes
#undef mgpu_tcgen05_mma_cg2_i8_ts_ashift_lanes

/* D (+)= A * B; A and B in shared memory, f16 or bf16; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                              const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::f16"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale; A and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], a_desc, b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ss_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16, d, a_desc, b_desc, 0, idesc, NULL,
                                    accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16" " [%0], %1, %2, %3, p", "r"(d),
                            "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A and B in shared memory, f16 or bf16; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], a_desc, b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ss_lanes_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t idesc, const uint32_t lanes[4], int accumulate,
                                      uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16"
                            " [%0], %1, %2, %3, {%4, %5, %6, %7}, p", "r"(d), "l"(a_desc),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, f16 or bf16; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                               int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::1.kind::f16.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, f16 or bf16; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                              const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::f16"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, f16 or bf16; A shifted by a row; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                     const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                 "tcgen05.mma.cta_group::1.kind::f16.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16" " [%0], [%1], %2, %3, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, f16 or bf16; A shifted by a
 * row.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.ashift [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_ashift_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                       int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16.ashift"
                            " [%0], [%1], %2, %3, p", "r"(d), "r"(a), "l"(b_desc), "r"(idesc),
                            "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, f16 or bf16; lanes of D may
 * be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16 [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      const uint32_t lanes[4], int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p", "r"(d), "r"(a),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, f16 or bf16; A shifted by a
 * row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f16.ashift [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f16_ts_ashift_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t idesc, const uint32_t lanes[4],
                                             int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::f16.ashift"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p", "r"(d), "r"(a),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                               const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::tf32"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale; A and B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], a_desc, b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ss_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                 int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32, d, a_desc, b_desc, 0, idesc, NULL,
                                    accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32" " [%0], %1, %2, %3, p",
                            "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A and B in shared memory, tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], a_desc, b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ss_lanes_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                       uint32_t idesc, const uint32_t lanes[4], int accumulate,
                                       uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32"
                            " [%0], %1, %2, %3, {%4, %5, %6, %7}, p", "r"(d), "l"(a_desc),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, tf32; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::1.kind::tf32.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                               const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::tf32"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, tf32; A shifted by a row; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                 "tcgen05.mma.cta_group::1.kind::tf32.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                 int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32" " [%0], [%1], %2, %3, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, tf32; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.ashift [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_ashift_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                        int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32.ashift"
                            " [%0], [%1], %2, %3, p", "r"(d), "r"(a), "l"(b_desc), "r"(idesc),
                            "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, tf32; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32 [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                       const uint32_t lanes[4], int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p", "r"(d), "r"(a),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale; A in tensor memory, B in shared memory, tf32; A shifted by a row;
 * lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::tf32.ashift [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_tf32_ts_ashift_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t idesc, const uint32_t lanes[4],
                                              int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                            "tcgen05.mma.cta_group::1.kind::tf32.ashift"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p", "r"(d), "r"(a),
                            "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, fp8, fp6 or fp4; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                 const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::f8f6f4"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, fp8, fp6 or fp4; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                  int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::1.kind::f8f6f4.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, fp8, fp6 or fp4; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                 const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS, d, a, b_desc, 0,
                                    idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::f8f6f4"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, fp8, fp6 or fp4; A shifted by a row;
 * lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                        const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                 "tcgen05.mma.cta_group::1.kind::f8f6f4.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A and B in shared memory, s8 or u8; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::i8 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_i8_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                             const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8, d, a_desc, b_desc, 0, idesc, lanes,
                                    accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::i8"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, s8 or u8; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::i8.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_i8_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                              int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1.kind::i8.ashift"
                 " [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, s8 or u8; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::i8 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_i8_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                             const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS, d, a, b_desc, 0, idesc,
                                    lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::i8"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, s8 or u8; A shifted by a row; lanes of
 * D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::i8.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_i8_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                    const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::i8.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, f16 or bf16; lanes of D may be left
 * out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                  const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::f16"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A and B in shared memory, f16 or bf16.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], a_desc, b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ss_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                    uint32_t idesc, int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16" " [%0], %1, %2, %3, p", "r"(d),
                            "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A and B in shared memory, f16 or bf16; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], a_desc, b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ss_lanes_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t idesc, const uint32_t lanes[8],
                                          int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16"
                            " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p", "r"(d),
                            "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                            "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, f16 or bf16; A shifted
 * by a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                   int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::2.kind::f16.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, f16 or bf16; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                  const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d, a,
                                    b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::f16"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, f16 or bf16; A shifted
 * by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                         uint32_t idesc, const uint32_t lanes[8],
                                         int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "tcgen05.mma.cta_group::2.kind::f16.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, f16 or
 * bf16.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                    int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d, a,
                                    b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16" " [%0], [%1], %2, %3, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, f16 or
 * bf16; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.ashift [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_ashift_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                           uint32_t idesc, int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16.ashift"
                            " [%0], [%1], %2, %3, p", "r"(d), "r"(a), "l"(b_desc), "r"(idesc),
                            "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, f16 or
 * bf16; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16 [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t idesc, const uint32_t lanes[8],
                                          int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d, a,
                                    b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]),
                            "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                            "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, f16 or
 * bf16; A shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f16.ashift [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                 uint32_t idesc, const uint32_t lanes[8],
                                                 int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F16 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::f16.ashift"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]),
                            "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                            "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, tf32; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                   const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::tf32"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A and B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], a_desc, b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ss_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                     uint32_t idesc, int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32" " [%0], %1, %2, %3, p",
                            "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A and B in shared memory, tf32; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], a_desc, b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ss_lanes_scale_d(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                           uint32_t idesc, const uint32_t lanes[8],
                                           int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32"
                            " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p", "r"(d),
                            "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                            "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                            "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, tf32; A shifted by a
 * row.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                    int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::2.kind::tf32.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, tf32; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                   const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::tf32"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, tf32; A shifted by a
 * row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t idesc, const uint32_t lanes[8],
                                          int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "tcgen05.mma.cta_group::2.kind::tf32.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, tf32.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_scale_d(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                     int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32" " [%0], [%1], %2, %3, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, tf32; A
 * shifted by a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.ashift [d], [a], b_desc, idesc, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_ashift_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t idesc, int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32.ashift"
                            " [%0], [%1], %2, %3, p", "r"(d), "r"(a), "l"(b_desc), "r"(idesc),
                            "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, tf32; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32 [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                           uint32_t idesc, const uint32_t lanes[8],
                                           int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]),
                            "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                            "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D = A * B + D * 2^-scale over a CTA pair; A in tensor memory, B in shared memory, tf32; A
 * shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::tf32.ashift [d], [a], b_desc, idesc, lanes, accumulate, scale;
 *   needs   PTX 8.8, sm_100f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   scale   a constant, 0 to 15: D is multiplied by 2^-scale first
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes_scale_d(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t idesc, const uint32_t lanes[8],
                                                  int accumulate, uint32_t scale)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_TF32 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, scale, 0));
#else
    MGPU__TENSOR_SCALE_FOLD(scale, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                            "tcgen05.mma.cta_group::2.kind::tf32.ashift"
                            " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p",
                            "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]),
                            "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                            "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, fp8, fp6 or fp4; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                     uint32_t idesc, const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2, d, a_desc, b_desc,
                                    0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::f8f6f4"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, fp8, fp6 or fp4; A
 * shifted by a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::2.kind::f8f6f4.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, fp8, fp6 or fp4; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                     const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d,
                                    a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::f8f6f4"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, fp8, fp6 or fp4; A
 * shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t idesc, const uint32_t lanes[8],
                                            int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "tcgen05.mma.cta_group::2.kind::f8f6f4.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, s8 or u8; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::i8 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_i8_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                 const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_CG2, d, a_desc, b_desc, 0,
                                    idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::i8"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, s8 or u8; A shifted by
 * a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::i8.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_i8_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                  int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, NULL, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::2.kind::i8.ashift"
                 " [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, s8 or u8; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::i8 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_i8_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                 const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS, d, a,
                                    b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::i8"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, s8 or u8; A shifted by
 * a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::i8.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_i8_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                        const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma(
                                    MGPU__TENSOR_I8 | MGPU__TENSOR_CG2 | MGPU__TENSOR_TS | MGPU__TENSOR_ASHIFT,
                                    d, a, b_desc, 0, idesc, lanes, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "tcgen05.mma.cta_group::2.kind::i8.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_mma_f16_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f16_ss_lanes_scale_d(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ss_lanes_scale_d(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f16_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f16_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f16_ts_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ts_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f16_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f16_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ss_lanes_scale_d(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ss_lanes_scale_d(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ts_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ts_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_tf32_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_tf32_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f8f6f4_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f8f6f4_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f8f6f4_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f8f6f4_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_f8f6f4_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_f8f6f4_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_i8_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_i8_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_i8_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_i8_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_i8_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_i8_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ss_lanes_scale_d(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ss_lanes_scale_d(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ts_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ts_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f16_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ss_lanes_scale_d(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ss_lanes_scale_d(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ts_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ts_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_tf32_ts_ashift_lanes_scale_d(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f8f6f4_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f8f6f4_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f8f6f4_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f8f6f4_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_i8_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_i8_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_i8_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_i8_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_i8_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_i8_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_HOW_GEN_H */
