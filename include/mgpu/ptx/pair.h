/* mgpu/ptx/pair.h - two f16 or bf16 at once: sums, products, min, max; and min, max of f32.
 * SPDX-License-Identifier: MIT
 *
 *     bits   31 ............. 16  15 .............. 0
 *           |       upper       |       lower        |     each half by itself, no carry
 *
 * Words of the names: rn rounds to nearest even, as all do; ftz takes and gives subnormal numbers as
 * 0; sat clamps to 0 .. 1; relu gives 0 for what is negative; oob gives 0 where an operand is the NaN
 * that MGPU_OOB_FILL_NAN puts into a tile; nan answers NaN where one operand is; xorsign_abs compares
 * magnitudes and gives the product of the signs. NaN is 0x7fff.
 *
 * Typical use, an activation of two numbers:
 *
 *     y = mgpu_fma_rn_relu_bf16x2(x, scale, bias);
 *
 * Single halves are one of two: the hardware has no cheaper instruction for them.
 *
 * PTX ISA, "Half Precision Floating Point Instructions", "Floating Point Instructions: min, max".
 */
#ifndef MGPU_PTX_PAIR_H
#define MGPU_PTX_PAIR_H

#include "pair.gen.h"
#include "pair_elsewhere.gen.h"

#endif /* MGPU_PTX_PAIR_H */
