/* mgpu/ptx/math.h - f32 arithmetic of sm_100: two at once, with operands of 16 bits, min and max of three, of a warp.
 * SPDX-License-Identifier: MIT
 *
 *     bits   63 ............. 32  31 .............. 0
 *           |         hi         |         lo        |     each half by itself
 *
 * Words of the names: rn, rz, rm, rp round to nearest even, toward zero, down, up; ftz takes and gives subnormal
 * numbers as 0; sat clamps to 0 .. 1; nan answers NaN where one operand is; abs compares magnitudes and gives one. NaN is
 * 0x7fffffff.
 *
 * Typical use, the correction of two sums in an online softmax:
 *
 *     v = mgpu_mul_rn_f32x2(mgpu_f32x2(acc[0], acc[1]), mgpu_f32x2(factor, factor));
 *     acc[0] = mgpu_f32x2_lo(v);
 *     acc[1] = mgpu_f32x2_hi(v);
 *
 * mgpu.h leaves it out. No Blackwell has run these here; the model computes them exactly, and refuses them on an older
 * target.
 *
 * PTX ISA, "Floating Point Instructions: add, sub, mul, fma, min, max"; "Mixed Precision Floating Point Instructions";
 * "redux.sync".
 */
#ifndef MGPU_PTX_MATH_H
#define MGPU_PTX_MATH_H

#include "math.gen.h"

#endif /* MGPU_PTX_MATH_H */
