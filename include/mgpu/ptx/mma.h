/* mgpu/ptx/mma.h - mma.sync and mma.sp: one warp multiplies matrices that it holds in registers.
 * SPDX-License-Identifier: MIT
 *
 *     D[M][8] = A[M][K] * B[K][8] + C[M][8]        M is 16, of a few shapes 8
 *
 *                                   B          lane l: column l / 4, and k from l % 4 on
 *                                   | | | |
 *     lane l: row l / 4      A ---  D, C       lane l: row l / 4 (and + 8),
 *     (and + 8), and k                                 columns 2 * (l % 4) and + 1
 *     from l % 4 on
 *
 *     A register of A or B has as many neighbours along K as fit, the first in its low bits: one of tf32 and
 *     f64, two of f16 and bf16, four of a byte, eight of s4 and u4, 32 of b1. layout/mma_fragment.h says of each
 *     register whose elements it has, and who has an element.
 *
 *     mgpu_mma_m16n8k16_f32_bf16     M, N, K; type of D and C; type of A, and of B where it is another
 *          _s32_s8_u8_satfinite      integers, clamped to s32 instead of cut to it
 *          _s32_b1_xor, _and         how many of K bits differ, or are both one
 *          _f64_f64_rz, _rm, _rp     each step rounded toward zero, down, up; else to nearest even
 *     mgpu_mma_sp_...                half of A is zero and not stored, below; K counts the zeros
 *
 * Typical use, A and B as rows of 32 bytes along K in shared memory:
 *
 *     uint32_t a[4], b[2];
 *     mgpu_ldmatrix_x4(a, a_smem + lane % 16 * 32 + lane / 16 * 16);
 *     mgpu_ldmatrix_x2(b, b_smem + lane % 8 * 32 + lane / 8 % 2 * 16);
 *     mgpu_mma_m16n8k16_f32_bf16(d, a, b, d);
 *
 * mma.sp: of each group of neighbours along K half are stored, and meta says which, in four bits for two of
 * them: the place of the first in the low two bits, that of the second, which is higher, above them. A group is
 * four elements of 16 or 8 bits, or four pairs of 4 bits, of which both are stored or none. Of tf32 it is two
 * elements, and four bits are 0b0100 for the first, 0b1110 for the second.
 *
 *     row l / 4, k = 0 1 2 3 4 ...:   a 0 0 b | 0 c d 0 | ...      stored: a b c d ...
 *                                     0b1100    0b1001             meta:   ... 1001 1100
 *
 *     16 bits of metadata in a row    one lane of four: low half row l / 4, high half that row + 8
 *     32 bits, of 16- and 32-bit types    two: the first has the first half of K of both rows
 *     32 bits, of others              two: the first has row l / 4, the second that row + 8
 *     64 bits                         four: two for the first half of K, two for the second
 *
 * How an H200 adds: f16, bf16 and tf32 as wgmma does (docs/emulator.md); e4m3 and e5m2 are made f16, first the
 * products of the low two bytes of each register are added, to these those of the high two, and C at last with a
 * rounding of its own; of f64 each product is added by fma, in the order of K.
 *
 * mgpu.h leaves this header out, for what it costs at compile time.
 *
 * PTX ISA, "Warp Level Matrix Instructions: mma", "mma.sp".
 */
#ifndef MGPU_PTX_MMA_H
#define MGPU_PTX_MMA_H

#include "matrix.h"

#include "mma.gen.h"
#include "mma_sp.gen.h"

#endif /* MGPU_PTX_MMA_H */
