/* mgpu/ptx/simd.h - four bytes or two halves of 16 bits at once: Rubin and sm_120.
 * SPDX-License-Identifier: MIT
 *
 *       ff 01 80 7f                ff 01 80 7f                ff 01 80 7f
 *     + 01 01 01 01              < 01 01 01 01, signed        + 01 01 01 01, clamped, unsigned
 *     = 00 02 81 80              = ff 00 ff 00                = ff 02 81 80
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.2 is the first that knows it, for Rubin that of 13.4. Shorter
 * than the same on sm_90, which makes several instructions of CUDA's __vadd4() and its like. Two halves of 16 bits without
 * _sat are in integer.h, of sm_90.
 *
 * Typical use, the largest of four bytes where another four are not 0:
 *
 *     best = mgpu_max_u8x4(best, x & mgpu_set_ne_u8x4(mask, 0));
 *
 * PTX ISA, "Integer Arithmetic Instructions", "Comparison and Selection Instructions: set". No such GPU has run them.
 */
#ifndef MGPU_PTX_SIMD_H
#define MGPU_PTX_SIMD_H

#include "../config.h"
#include "simd.gen.h"

#endif /* MGPU_PTX_SIMD_H */
