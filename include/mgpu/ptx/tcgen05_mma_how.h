/* mgpu/ptx/tcgen05_mma_how.h - tcgen05.mma that keeps lanes of D, scales D, shifts A, or tells the collector.
 * SPDX-License-Identifier: MIT
 *
 *     _lanes       lanes[l / 32] >> l % 32 & 1: lane l of D stays as it is
 *     _scale_d     D = A * B + D * 2^-scale, scale 0 to 15: f16, tf32
 *     _ashift      row r of A is its row r - 1; row 0 stays: A in tensor memory, M 128, of a pair 256
 *     _collector   whether A stays in the collector, and is taken from there: tcgen05_how.h
 *
 * Typical use, one A with two B:
 *
 *     mgpu_tcgen05_mma_f16_ss_collector(d0, a, b0, idesc, 1, MGPU_COLLECTOR_FILL);
 *     mgpu_tcgen05_mma_f16_ss_collector(d1, a, b1, idesc, 1, MGPU_COLLECTOR_LASTUSE);
 *
 * In a name they stand in the order _ashift, _collector, _lanes, _scale_d. What holds for all, tcgen05_mma.h says.
 * Not in mgpu.h, nor in blackwell.h, for what it costs at compile time. No Blackwell has run them.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_HOW_H
#define MGPU_PTX_TCGEN05_MMA_HOW_H

#include "tcgen05_mma.h"

#include "tcgen05_mma_collector.gen.h"
#include "tcgen05_mma_how.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_HOW_H */
