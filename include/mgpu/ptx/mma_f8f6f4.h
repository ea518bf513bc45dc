/* mgpu/ptx/mma_f8f6f4.h - mma.sync and mma.sp on types of 4 and 6 bits, of sm_120 and sm_121.
 * SPDX-License-Identifier: MIT
 *
 *     D[16][8] = A[16][32] * B[32][8] + C[16][8]        A and B of any two of e4m3, e5m2, e3m2, e2m3, e2m1
 *
 * Fragments are those of e4m3 (mma.h): every element is a byte, that of e2m1 in bits 2 to 5 of it, of e3m2 and e2m3 in
 * bits 0 to 5; mgpu_mma_byte() puts it there. So a type of 4 bits costs as much as one of 8: what is faster is in
 * mma_block_scale.h, whose scales may all be 1.
 *
 *     mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3           types of D and C, of A, and of B where it is another
 *     mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2             half of A is zero and not stored
 *     mgpu_mma_sp_m16n8k64_f16_e4m3, _e5m2, ...        beside the sparse ones of mma.h, which add in f32
 *
 * Pairs of e4m3 and e5m2 are in mma.h, for older targets too.
 *
 * Typical use, weights of 4 bits as bytes, and e4m3:
 *
 *     uint32_t a[4], b[2];
 *     mgpu_ldmatrix_x4(a, a_smem + lane % 16 * 32 + lane / 16 * 16);
 *     mgpu_ldmatrix_x2(b, b_smem + lane % 8 * 32 + lane / 8 % 2 * 16);
 *     mgpu_mma_m16n8k32_f8f6f4_f32_e2m1_e4m3(d, a, b, d);
 *
 * How the model adds is in emu/math/mma_sync.h: as is published of an RTX PRO 6000; no such GPU has been here.
 * Not in mgpu.h. In the model: MGPU_EMU_TARGET=sm_120a.
 *
 * PTX ISA, "Warp Level Matrix Instructions: mma", "mma.sp".
 */
#ifndef MGPU_PTX_MMA_F8F6F4_H
#define MGPU_PTX_MMA_F8F6F4_H

#include "matrix.h"

#include "mma_f8f6f4.gen.h"

#endif /* MGPU_PTX_MMA_F8F6F4_H */
