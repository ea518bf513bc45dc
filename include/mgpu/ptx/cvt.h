/* mgpu/ptx/cvt.h - f32 to the types of the tensor cores and back, and integers of fewer bits.
 * SPDX-License-Identifier: MIT
 *
 *     bits   31 ............. 16  15 .............. 0
 *           |        hi         |        lo          |     in memory lo comes first
 *
 * Typical use, two neighbouring accumulators become one register for stmatrix or a store:
 *
 *     r[i] = mgpu_cvt_rn_bf16x2_f32(d[2 * i + 1], d[2 * i]);       hi is the higher column
 *
 * four of them the e4m3 of one word, and four integers its bytes:
 *
 *     w = mgpu_cvt_rn_e4m3x2_f32(d[1], d[0]) | (uint32_t)mgpu_cvt_rn_e4m3x2_f32(d[3], d[2]) << 16;
 *     w = mgpu_cvt_pack_s8_s32(i[1], i[0], mgpu_cvt_pack_s8_s32(i[3], i[2], 0));
 *
 * Names: rounding (rn to nearest even, rz toward zero, rm down, rp up, rna to nearest with ties
 * away from zero; rni, rzi, rmi, rpi to an integer, clamped), then _relu, then _satfinite, which
 * 8-bit floats always have. Without satfinite a value too large becomes infinity (rz: the largest
 * finite value); no form flushes subnormals. Numbers of 6 and 4 bits are in cvt_narrow.h, for
 * Blackwell.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cvt", "cvt.pack".
 */
#ifndef MGPU_PTX_CVT_H
#define MGPU_PTX_CVT_H

#include "cvt.gen.h"
#include "cvt_elsewhere.gen.h"

#endif /* MGPU_PTX_CVT_H */
