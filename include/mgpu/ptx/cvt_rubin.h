/* mgpu/ptx/cvt_rubin.h - 8, 6 and 4 bits toward zero, through one scale, without -0; ue5m3: Rubin (sm_107a, sm_107f).
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_cvt_e4m3x2_f32(MGPU_CVT_RZ_RELU, hi, lo)        cvt.rz.satfinite.relu.e4m3x2.f32
 *
 *     _scaled   both numbers are divided by one ue8m0 first: block scaling in one instruction
 *     _pzo      what would be -0 is 0, also where a small negative number is rounded to it: what a copy that looks for -0
 *               must not find (MGPU_REPORT_..., rubin_how.h)
 *     ue5m3     5 bits of exponent, 3 of mantissa, no sign, a byte each: 0 to 114688, 2^-17 the least; 0xff is NaN
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.4 is the first that knows it. No Rubin has run it here; what a
 * scale does is as public programs found it on one, ue5m3 as CUDA 13.5's cuda_fp8.hpp has it.
 *
 * Typical use, 32 numbers of a block and their scale, to e4m3:
 *
 *     const uint32_t s = mgpu_cvt_rp_satfinite_ue8m0x2_f32(0.0f, most / 448.0f) & 0xff;
 *     y = mgpu_cvt_e4m3x2_f32_scaled(MGPU_CVT_RN, x[1], x[0], s);
 *
 * A scale that is the same in all lanes, as a constant, goes through mgpu_cvt_scale_of_lane() first: ptxas dies otherwise.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cvt".
 */
#ifndef MGPU_PTX_CVT_RUBIN_H
#define MGPU_PTX_CVT_RUBIN_H

#include "cvt_newer.h" /* mgpu_cvt_scale_of_lane() */

#if MGPU_HAS_DEVICE

/* Rounding, and what becomes of negative numbers, for the functions whose first argument that is. */
enum {
    MGPU_CVT_RZ,      /* toward zero */
    MGPU_CVT_RZ_RELU, /* negative numbers become 0 */
    MGPU_CVT_RZ_PZO,  /* -0 becomes 0 */
    MGPU_CVT_RN_PZO,  /* to nearest, ties to even */
    MGPU_CVT_RN, /* with _scaled alone: without, each GPU has it in a function of its own */
    MGPU_CVT_RN_RELU
};

#endif /* MGPU_HAS_DEVICE */

#include "cvt_rubin.gen.h"

#endif /* MGPU_PTX_CVT_RUBIN_H */
