/* mgpu/ptx/approx.h - the functions that the hardware approximates: ex2, lg2, rcp, rsqrt, tanh, ...
 * SPDX-License-Identifier: MIT
 *
 * Typical use, an exponential of softmax, whose factor is folded into the scale of the scores:
 *
 *     p = mgpu_ex2_approx_ftz_f32(score * scale_log2e - most);
 *
 * Each is one instruction of the unit for special functions with _ftz; without, a few more handle
 * subnormal numbers (tanh: none). The bounds are those of the PTX manual. The model computes the
 * unit's function in double, rounds it once to nearest, and does around it what ptxas does: it is as
 * near to the truth as an f32 can be, so the bits of a GPU may differ from it by what the bound says.
 *
 * PTX ISA, "Floating Point Instructions: rcp, sqrt, rsqrt, sin, cos, lg2, ex2, tanh, div", "Half
 * Precision Floating Point Instructions: ex2, tanh".
 */
#ifndef MGPU_PTX_APPROX_H
#define MGPU_PTX_APPROX_H

#include "approx.gen.h"

#endif /* MGPU_PTX_APPROX_H */
