/* mgpu/ptx/f8_arith.h - arithmetic of four numbers of 8, 6 or 4 bits: sm_100a and sm_103a.
 * SPDX-License-Identifier: MIT
 *
 *     a            x    b            +    c               four of each in 32 bits; e2m1 in nibbles of 16 bits
 *     any of 7          any of 7          the result's    e2m1p4: e2m1 in the low half of each byte
 *                                         \____ e5m2 or e4m3: exact, then rounded once
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.4 is the first that knows it; neither Rubin nor sm_110 nor sm_120
 * have it. 896 spellings are 16 functions: the types of a and b are one constant.
 *
 * Typical use, weights of 4 bits times their scales:
 *
 *     w = mgpu_mul_rn_satfinite_e4m3x4(MGPU_F8X4(E2M1P4, E4M3), weights, scales);
 *
 * PTX ISA, "Alternate Floating Point Instructions". No Blackwell has run them. What too large and NaN become without
 * _satfinite is as cvt has it.
 */
#ifndef MGPU_PTX_F8_ARITH_H
#define MGPU_PTX_F8_ARITH_H

#include "../config.h"

#if MGPU_HAS_DEVICE

/* Types of a and b; of both: MGPU_F8X4(E2M3, UE8M0). */
enum {
    MGPU_F8X4_E5M2,
    MGPU_F8X4_E4M3,
    MGPU_F8X4_E3M2,   /* in the low 6 bits of each byte */
    MGPU_F8X4_E2M3,   /* too */
    MGPU_F8X4_E2M1,   /* four nibbles of 16 bits */
    MGPU_F8X4_E2M1P4, /* in the low half of each byte */
    MGPU_F8X4_UE8M0   /* powers of two */
};
/* Two types as one constant. */
#define MGPU_F8X4(A, B) (MGPU_F8X4_##A * 7 + MGPU_F8X4_##B)

#endif /* MGPU_HAS_DEVICE */

#include "f8_arith.gen.h"

#endif /* MGPU_PTX_F8_ARITH_H */
