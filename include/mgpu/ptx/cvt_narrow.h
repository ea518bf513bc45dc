/* mgpu/ptx/cvt_narrow.h - f32 to 8, 6 and 4 bits and back, scales, rounding at random: what Blackwell has beside cvt.h.
 * SPDX-License-Identifier: MIT
 *
 *     bits      31 ..... 24  23 ..... 16  15 ...... 8  7 ....... 0
 *     e4m3x4   |    x3      |    x2      |    x1      |    x0      |     of cvt.rs alone
 *     e2m3x2                             | 00   hi    | 00   lo    |     six bits, in the low end of a byte each
 *     e2m1x2                                           | hi  | lo  |     in one byte, an uint8_t
 *     ue8m0x2                            |    hi      |    lo      |     2^(bits - 127): scales
 *
 * Typical use, two neighbours of 16 that share a scale, as nvfp4 has them; and the power of two at or above a magnitude:
 *
 *     byte = mgpu_cvt_rn_e2m1x2_f32(x[1] * up, x[0] * up);               lo comes first in memory
 *     scale = (uint8_t)mgpu_cvt_rp_satfinite_ue8m0x2_f32(0.0f, most / 6.0f);
 *
 * At random, four at a time, for sums that must not drift: the average of many results is x.
 *
 *     word = mgpu_cvt_rs_e4m3x4_f32(x[3], x[2], x[1], x[0], random);
 *
 * Names are those of cvt.h; rs rounds to one of the two neighbours: away from zero if the part that is cut off and the
 * random bits, as fractions, make one together. What is too large becomes the largest number of the type, but for f16x2,
 * bf16x2 and ue8m0x2 without _satfinite. mgpu.h leaves them out. No Blackwell has run these here; the model computes them
 * exactly, and refuses them on a target that has none.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cvt".
 */
#ifndef MGPU_PTX_CVT_NARROW_H
#define MGPU_PTX_CVT_NARROW_H

#include "cvt_narrow.gen.h"

#endif /* MGPU_PTX_CVT_NARROW_H */
