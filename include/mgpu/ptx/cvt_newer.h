/* mgpu/ptx/cvt_newer.h - 8, 6 and 4 bits from 16 and back, with scales; fixed point: PTX 9.1 and 9.2, Blackwell.
 * SPDX-License-Identifier: MIT
 *
 *     bits      31 ............ 16  15 ............. 0
 *     bf16x2   |       hi          |       lo          |
 *     a type x2                    |   hi    |   lo    |     a byte each; e2m1: four bits, in an uint8_t
 *     scale                        | for hi  | for lo  |     two ue8m0, with _scaled
 *     s2f6     two's complement, 1/64 the last of its 8 places: -2 to 127/64
 *
 * Typical use, weights of 8 bits that come with a power of two for each row, to what mma.sync takes:
 *
 *     w = mgpu_cvt_rn_bf16x2_e4m3x2_scaled(pair, scale << 8 | scale);
 *
 * Where an f32 is divided by a scale that all lanes share, as a constant, ptxas dies: mgpu_cvt_scale_of_lane() hides that.
 *
 * mgpu.h leaves it out, and the assembler of CUDA 13.0 does not know it: the `needs` lines say which PTX. No Blackwell has
 * run these here; the model computes them as the manual says.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cvt".
 */
#ifndef MGPU_PTX_CVT_NEWER_H
#define MGPU_PTX_CVT_NEWER_H

#include "cvt_newer.gen.h"

#endif /* MGPU_PTX_CVT_NEWER_H */
