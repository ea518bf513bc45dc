/* mgpu/ptx/mma_block_scale.h - mma.sync and mma.sp with block scales, of sm_120 and sm_121.
 * SPDX-License-Identifier: MIT
 *
 *     D[16][8] = (A * sfa) * (B * sfb) + C        a scale for some neighbours along K of a row of A, a column of B
 *
 *     kind        A, B                                K     mma.sp    scales along K        types of scales
 *     mxf8f6f4    any two of e4m3 e5m2 e3m2 e2m3 e2m1 32     64       1, scale_vec::1X      ue8m0
 *     mxf4        e2m1                                64    128       2                     ue8m0
 *     mxf4nvf4    e2m1                                64    128       2 or 4                ue8m0; of 4 also ue4m3
 *
 * A and B are as in mma.h: of mxf8f6f4 an element is a byte (mgpu_mma_byte()), of the others there are eight in a
 * register. A scale is a byte of sfa or sfb in one lane of four, all others are ignored:
 *
 *     A, row r         lane 4 * (r % 8) + 2 * thread_a + r / 8       byte byte_a, and those above it
 *     B, column c      lane 4 * c + thread_b                         byte byte_b, and those above it
 *
 * So a lane with four scales serves four instructions of mxf8f6f4, byte_a = 0 to 3. mgpu_mma_scale_a_slot() and its
 * siblings say it. The ids are best constants; the model wants them to be the same in all lanes.
 *
 *     mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1                 types of D and C, of A, and of B where it is another
 *     mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3   scales along K and their type, where both vary
 *     mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1                      half of A is zero and not stored: of sm_120a and sm_121a
 *
 * Typical use, lanes 4r and 4r + 1 with the scales of rows r and r + 8, lane 4c with those of column c:
 *
 *     mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(d, a, b, d, sfa, 0, 0, sfb, 0, 0);
 *
 * How the model adds is in emu/math/mma_sync.h: as is published of an RTX PRO 6000; no such GPU has been here.
 * Not in mgpu.h. In the model: MGPU_EMU_TARGET=sm_120a.
 *
 * PTX ISA, "Block scaling for mma.sync", "Warp Level Matrix Instructions: mma", "mma.sp".
 */
#ifndef MGPU_PTX_MMA_BLOCK_SCALE_H
#define MGPU_PTX_MMA_BLOCK_SCALE_H

#include "matrix.h"

#include "mma_block_scale.gen.h"

#endif /* MGPU_PTX_MMA_BLOCK_SCALE_H */
