/* mgpu/ptx/tcgen05_ld_red.h - loads from tensor memory that come with the smallest or largest of what they load.
 * SPDX-License-Identifier: MIT
 *
 *     lane of tensor memory   | s0 | s1 | s2 | ...      r[0], r[1], r[2], ...  and  *red = max(s0, s1, s2, ...)
 *
 * Typical use, where softmax wants the maximum of a row:
 *     float s[32], m;
 *     mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(s, &m, scores + (warp % 4 << 21));
 *     mgpu_tcgen05_wait_ld();
 *     mgpu_tmem_regs_f32_x32(s);
 *     mgpu_tmem_regs_f32_x1(&m);
 *
 * sm_103a, sm_110a and their f, not sm_100: MGPU_REQUIRE(TCGEN05_LD_RED). Not in mgpu.h and blackwell.h. No GPU that
 * has it has run it.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.ld".
 */
#ifndef MGPU_PTX_TCGEN05_LD_RED_H
#define MGPU_PTX_TCGEN05_LD_RED_H

#include "tcgen05.h"
#include "tcgen05_ld_red.gen.h"

#endif /* MGPU_PTX_TCGEN05_LD_RED_H */
