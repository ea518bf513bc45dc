/* mgpu/ptx/tcgen05_mma_ti16.gen.h - tcgen05.mma of integers of a sign and 11 bits (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_rubin.py. How they are used stands in tcgen05_mma_rubin.h.
 *
 * The model has no rule of their bits, and refuses them.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_TI16_GEN_H
#define MGPU_PTX_TCGEN05_MMA_TI16_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_ti16_ss
#undef mgpu_tcgen05_mma_ti16_ss_collector
#undef mgpu_tcgen05_mma_ti16_ss_lanes
#undef mgpu_tcgen05_mma_ti16_ss_collector_lanes
#undef mgpu_tcgen05_mma_cg2_ti16_ss
#undef mgpu_tcgen05_mma_cg2_ti16_ss_collector
#undef mgpu_tcgen05_mma_cg2_ti16_ss_lanes
#undef mgpu_tcgen05_mma_cg2_ti16_ss_collector_lanes
#undef mgpu_tcgen05_mma_ws_ti16_ss
#undef mgpu_tcgen05_mma_ws_ti16_ss_collector
#undef mgpu_tcgen05_mma_ws_ti16_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_ti16_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ti16_ts
#undef mgpu_tcgen05_mma_ti16_ts_ashift
#undef mgpu_tcgen05_mma_ti16_ts_collector
#undef mgpu_tcgen05_mma_ti16_ts_lanes
#undef mgpu_tcgen05_mma_ti16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_ti16_ts_collector_lanes
#undef mgpu_tcgen05_mma_cg2_ti16_ts
#undef mgpu_tcgen05_mma_cg2_ti16_ts_ashift
#undef mgpu_tcgen05_mma_cg2_ti16_ts_collector
#undef mgpu_tcgen05_mma_cg2_ti16_ts_lanes
#undef mgpu_tcgen05_mma_cg2_ti16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_cg2_ti16_ts_collector_lanes
#undef mgpu_tcgen05_mma_ws_ti16_ts
#undef mgpu_tcgen05_mma_ws_ti16_ts_collector
#undef mgpu_tcgen05_mma_ws_ti16_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_ti16_ts_collector_zero_column_mask
#undef mgpu_tcgen05_mma_sp_ti16_ss
#undef mgpu_tcgen05_mma_sp_ti16_ss_collector
#undef mgpu_tcgen05_mma_sp_ti16_ss_lanes
#undef mgpu_tcgen05_mma_sp_ti16_ss_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ss
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ss_lanes
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector_lanes
#undef mgpu_tcgen05_mma_ws_sp_ti16_ss
#undef mgpu_tcgen05_mma_ws_sp_ti16_ss_collector
#undef mgpu_tcgen05_mma_ws_sp_ti16_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_ti16_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_sp_ti16_ts
#undef mgpu_tcgen05_mma_sp_ti16_ts_ashift
#undef mgpu_tcgen05_mma_sp_ti16_ts_collector
#undef mgpu_tcgen05_mma_sp_ti16_ts_lanes
#undef mgpu_tcgen05_mma_sp_ti16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_sp_ti16_ts_collector_lanes
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts_lanes
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift_lanes
#undef mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector_lanes
#undef mgpu_tcgen05_mma_ws_sp_ti16_ts
#undef mgpu_tcgen05_mma_ws_sp_ti16_ts_collector
#undef mgpu_tcgen05_mma_ws_sp_ti16_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_ti16_ts_collector_zero_column_mask

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16 [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                         int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1.kind::ti16"
                 " [%0], %1, %2, %3, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.collector::a::USE [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                   int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                          "tcgen05.mma.cta_group::1.kind::ti16", " [%0], %1, %2, %3, p", "r"(d),
                          "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_ti16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                               const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ss_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::ti16"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; lanes of D may be
 * left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.collector::a::USE [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                         uint32_t idesc, const uint32_t lanes[4],
                                         int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ss_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                          "tcgen05.mma.cta_group::1.kind::ti16",
                          " [%0], %1, %2, %3, {%4, %5, %6, %7}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]),
                          "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16 [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                             int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::2.kind::ti16"
                 " [%0], %1, %2, %3, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.collector::a::USE [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                       uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                          "tcgen05.mma.cta_group::2.kind::ti16", " [%0], %1, %2, %3, p", "r"(d),
                          "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, integers of a sign and 11 bits; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16 [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_cg2_ti16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                                   const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ss_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::ti16"
                 " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, integers of a sign and 11 bits; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.collector::a::USE [d], a_desc, b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                             uint32_t idesc, const uint32_t lanes[8],
                                             int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ss_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                          "tcgen05.mma.cta_group::2.kind::ti16",
                          " [%0], %1, %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p", "r"(d),
                          "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                          "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; B stays in the tensor
 * core.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16 [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t idesc,
                            int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.ws.cta_group::1.kind::ti16"
                 " [%0], %1, %2, %3, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; B stays in the tensor
 * core.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16.collector::BUFFER_USE [d], a_desc, b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t idesc, int accumulate, uint32_t buffer,
                                      uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                             "tcgen05.mma.ws.cta_group::1.kind::ti16", " [%0], %1, %2, %3, p",
                             "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; B stays in the tensor
 * core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16 [d], a_desc, b_desc, idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                             uint32_t idesc, int accumulate,
                                             uint64_t zero_columns)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ss_zero_column_mask", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.cta_group::1.kind::ti16"
                 " [%0], %1, %2, %3, p, %4;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A and B in shared memory, integers of a sign and 11 bits; B stays in the tensor
 * core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16.collector::BUFFER_USE [d], a_desc, b_desc, idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                       uint64_t b_desc, uint32_t idesc,
                                                       int accumulate, uint64_t zero_columns,
                                                       uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ss_collector_zero_column_mask", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.cta_group::1.kind::ti16",
                             " [%0], %1, %2, %3, p, %4", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16 [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                         int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; A
 * shifted by a row.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts_ashift", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::1.kind::ti16.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.collector::a::USE [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                   int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                          "tcgen05.mma.cta_group::1.kind::ti16", " [%0], [%1], %2, %3, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_ti16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                               const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; tcgen05.mma.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; A
 * shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_ti16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts_ashift_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %8, 0; "
                 "tcgen05.mma.cta_group::1.kind::ti16.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; lanes
 * of D may be left out.
 *   ptx     tcgen05.mma.cta_group::1.kind::ti16.collector::a::USE [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ti16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                         uint32_t idesc, const uint32_t lanes[4],
                                         int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ti16_ts_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %8, 0; "
                          "tcgen05.mma.cta_group::1.kind::ti16",
                          " [%0], [%1], %2, %3, {%4, %5, %6, %7}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]),
                          "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16 [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                             int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::2.kind::ti16"
                 " [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits; A shifted by a row.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.ashift [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                    int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts_ashift", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; "
                 "tcgen05.mma.cta_group::2.kind::ti16.ashift [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.collector::a::USE [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                       int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                          "tcgen05.mma.cta_group::2.kind::ti16", " [%0], [%1], %2, %3, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16 [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_cg2_ti16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                   const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; tcgen05.mma.cta_group::2.kind::ti16"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits; A shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.ashift [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_cg2_ti16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t idesc, const uint32_t lanes[8],
                                          int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts_ashift_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %12, 0; "
                 "tcgen05.mma.cta_group::2.kind::ti16.ashift"
                 " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                   "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]),
                   "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, integers of a sign and
 * 11 bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.cta_group::2.kind::ti16.collector::a::USE [d], [a], b_desc, idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of A in the collector
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_ti16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t idesc, const uint32_t lanes[8],
                                             int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_ti16_ts_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %12, 0; "
                          "tcgen05.mma.cta_group::2.kind::ti16",
                          " [%0], [%1], %2, %3, {%4, %5, %6, %7, %8, %9, %10, %11}, p", "r"(d),
                          "r"(a), "l"(b_desc), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                          "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; B stays
 * in the tensor core.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16 [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                            int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.ws.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, %3, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; B stays
 * in the tensor core.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16.collector::BUFFER_USE [d], [a], b_desc, idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t idesc,
                                      int accumulate, uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %4, 0; "
                             "tcgen05.mma.ws.cta_group::1.kind::ti16", " [%0], [%1], %2, %3, p",
                             "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; B stays
 * in the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16 [d], [a], b_desc, idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t idesc, int accumulate,
                                             uint64_t zero_columns)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ts_zero_column_mask", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, %3, p, %4;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(idesc), "l"(zero_columns), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, integers of a sign and 11 bits; B stays
 * in the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.cta_group::1.kind::ti16.collector::BUFFER_USE [d], [a], b_desc, idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   idesc   instruction descriptor, mgpu_instr_desc(); M 32, 64 or 128, N 64, 128 or 256
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_ti16_ts_collector_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                                       uint32_t idesc, int accumulate,
                                                       uint64_t zero_columns, uint32_t buffer,
                                                       uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_ti16_ts_collector_zero_column_mask", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.cta_group::1.kind::ti16",
                             " [%0], [%1], %2, %3, p, %4", "r"(d), "r"(a), "l"(b_desc),
                             "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                            uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::ti16"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
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
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t meta, uint32_t idesc, int accumulate,
                                      uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::ti16",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16 [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_ti16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                  uint32_t idesc, const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ss_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; tcgen05.mma.sp.cta_group::1.kind::ti16"
                 " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; lanes of D
 * may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_ti16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc,
                                            const uint32_t lanes[4], int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ss_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::ti16",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "l"(a_desc),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, integers of a sign and 11
 * bits.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_cg2_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::ti16"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, integers of a sign and 11
 * bits.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, accumulate;
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
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::ti16",
                          " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, integers of a sign and 11
 * bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16 [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half; each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_ti16_ss_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                      uint32_t meta, uint32_t idesc, const uint32_t lanes[8],
                                      int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ss_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; tcgen05.mma.sp.cta_group::2.kind::ti16"
                 " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                   "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, and B in shared memory, integers of a sign and 11
 * bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.collector::a::USE [d], a_desc, b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector_lanes(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc,
                                                const uint32_t lanes[8], int accumulate,
                                                uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::ti16",
                          " [%0], %1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc),
                          "r"(lanes[0]), "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]),
                          "r"(lanes[4]), "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]),
                          "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; B stays in
 * the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ss", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; B stays in
 * the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                         uint32_t meta, uint32_t idesc, int accumulate,
                                         uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ss_collector", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::ti16",
                             " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; B stays in
 * the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc, int accumulate,
                                                uint64_t zero_columns)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ss_zero_column_mask", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [%0], %1, %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, integers of a sign and 11 bits; B stays in
 * the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                          uint64_t b_desc, uint32_t meta,
                                                          uint32_t idesc, int accumulate,
                                                          uint64_t zero_columns,
                                                          uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ss_collector_zero_column_mask", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::ti16",
                             " [%0], %1, %2, [%3], %4, p, %5", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                            uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; A shifted by a row.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.ashift [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_ti16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                   uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts_ashift", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::ti16.ashift [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
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
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                      uint32_t idesc, int accumulate, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::ti16",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16 [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_ti16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                  uint32_t idesc, const uint32_t lanes[4], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; tcgen05.mma.sp.cta_group::1.kind::ti16"
                 " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; A shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.ashift [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE
 *   lanes   4 registers: bit l set keeps lane l of D as it is
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_ti16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                         uint32_t idesc, const uint32_t lanes[4],
                                         int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts_ashift_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %9, 0; "
                 "tcgen05.mma.sp.cta_group::1.kind::ti16.ashift"
                 " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::1.kind::ti16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_ti16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                            uint32_t meta, uint32_t idesc,
                                            const uint32_t lanes[4], int accumulate,
                                            uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_ti16_ts_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %9, 0; "
                          "tcgen05.mma.sp.cta_group::1.kind::ti16",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8}, p", "r"(d), "r"(a),
                          "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]), "r"(lanes[1]),
                          "r"(lanes[2]), "r"(lanes[3]), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_cg2_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.sp.cta_group::2.kind::ti16"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits; A shifted by a row.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.ashift [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                       uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::ti16.ashift [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.collector::a::USE [d], [a], b_desc, [meta], idesc, accumulate;
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
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                          uint32_t meta, uint32_t idesc, int accumulate,
                                          uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::ti16",
                          " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                          "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16 [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_ti16_ts_lanes(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                      uint32_t idesc, const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; tcgen05.mma.sp.cta_group::2.kind::ti16"
                 " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                   "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits; A shifted by a row; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.ashift [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its M is
 *           that of both
 *   lanes   8 registers: bit l set keeps lane l of D as it is; the last 4 are of the odd CTA
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                             uint32_t meta, uint32_t idesc,
                                             const uint32_t lanes[8], int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift_lanes", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %13, 0; "
                 "tcgen05.mma.sp.cta_group::2.kind::ti16.ashift"
                 " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                   "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]), "r"(lanes[5]),
                   "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A, sparse, in tensor memory, B in shared memory, integers of a
 * sign and 11 bits; lanes of D may be left out.
 *   ptx     tcgen05.mma.sp.cta_group::2.kind::ti16.collector::a::USE [d], [a], b_desc, [meta], idesc, lanes, accumulate;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector_lanes(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc,
                                                const uint32_t lanes[8], int accumulate,
                                                uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)lanes;
    (void)accumulate;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector_lanes", 0));
#else
    MGPU__TENSOR_USE_FOLD(use, "{.reg .pred p; setp.ne.b32 p, %13, 0; "
                          "tcgen05.mma.sp.cta_group::2.kind::ti16",
                          " [%0], [%1], %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p",
                          "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(lanes[0]),
                          "r"(lanes[1]), "r"(lanes[2]), "r"(lanes[3]), "r"(lanes[4]),
                          "r"(lanes[5]), "r"(lanes[6]), "r"(lanes[7]), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ts", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                         uint32_t idesc, int accumulate, uint32_t buffer,
                                         uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ts_collector", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::ti16",
                             " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; B stays in the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc, int accumulate,
                                                uint64_t zero_columns)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ts_zero_column_mask", 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::ti16 [%0], [%1], %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, integers of a sign and 11
 * bits; B stays in the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::ti16.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_ti16_ts_collector_zero_column_mask(uint32_t d, uint32_t a,
                                                          uint64_t b_desc, uint32_t meta,
                                                          uint32_t idesc, int accumulate,
                                                          uint64_t zero_columns,
                                                          uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)meta;
    (void)idesc;
    (void)accumulate;
    (void)zero_columns;
    (void)buffer;
    (void)use;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_ws_sp_ti16_ts_collector_zero_column_mask", 0));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::ti16",
                             " [%0], [%1], %2, [%3], %4, p, %5", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_mma_ti16_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_ti16_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_ti16_ss_collector_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_ti16_ss_collector_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_ti16_ss_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_ti16_ss_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_ti16_ss_collector_lanes(d, a_desc, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_ti16_ss_collector_lanes(d, a_desc, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_ti16_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_ti16_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_ti16_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_ti16_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_ti16_ts_collector_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_ti16_ts_collector_lanes(d, a, b_desc, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_ti16_ts_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_ti16_ts_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_ti16_ts_ashift_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_ti16_ts_ashift_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_cg2_ti16_ts_collector_lanes(d, a, b_desc, idesc, lanes, ...) mgpu_tcgen05_mma_cg2_ti16_ts_collector_lanes(d, a, b_desc, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_ti16_ss_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_ti16_ss_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_ti16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_ti16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_ti16_ss_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_ti16_ss_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_ti16_ss_collector_lanes(d, a_desc, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_ti16_ts_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_ti16_ts_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_ti16_ts_ashift_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_ti16_ts_ashift_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_ti16_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_ti16_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(4, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_ti16_ts_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_ti16_ts_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_ti16_ts_ashift_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#define mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector_lanes(d, a, b_desc, meta, idesc, lanes, ...) mgpu_tcgen05_mma_sp_cg2_ti16_ts_collector_lanes(d, a, b_desc, meta, idesc, MGPU__HOLDS(8, lanes), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_TI16_GEN_H */
