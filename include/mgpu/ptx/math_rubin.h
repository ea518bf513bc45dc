/* mgpu/ptx/math_rubin.h - two f32 at once with two of 16 bits: Rubin.
 * SPDX-License-Identifier: MIT
 *
 *     a   31 ... 16 | 15 ... 0       b, c, result   63 ... 32 | 31 ... 0
 *             hi    |    lo                             hi    |    lo
 *
 * The halves of a become f32, which loses nothing; then as mgpu_add_rn_f32x2() and its like in math.h.
 *
 * Typical use, a bias in bf16 for two sums, in one instruction:
 *     v = mgpu_add_rn_f32x2_bf16x2(bias, v);
 *
 * Neither mgpu.h nor blackwell.h includes this; the assembler of CUDA 13.4 is the first that knows it, and no Rubin has run
 * it. The model computes it exactly.
 *
 * PTX ISA, "Mixed Precision Floating Point Instructions".
 */
#ifndef MGPU_PTX_MATH_RUBIN_H
#define MGPU_PTX_MATH_RUBIN_H

#include "math_rubin.gen.h"

#endif /* MGPU_PTX_MATH_RUBIN_H */
