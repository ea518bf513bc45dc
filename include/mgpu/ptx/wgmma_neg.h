/* mgpu/ptx/wgmma_neg.h - wgmma that subtracts: D -= A * B, and D = -(A * B).
 * SPDX-License-Identifier: MIT
 *
 *     the real part of a complex product      D = Ar * Br - Ai * Bi
 *
 *     mgpu_wgmma_f32_bf16_ss(128, d, ar, br, 0);             D = Ar * Br
 *     mgpu_wgmma_neg_f32_bf16_ss(128, d, ai, bi, 1);         D -= Ai * Bi
 *
 * Of floating-point types; for a constant n only, all forms that the type has. It is PTX's scale-a of
 * -1: the sign of each product changes, nothing else. What d, a and descriptors are stands in
 * wgmma.h, wgmma_mn.h, wgmma_tf32.h and wgmma_fp8.h. Each type's header stands alone:
 * wgmma_neg_<type of A>.gen.h.
 *
 * PTX ISA, "Asynchronous Multiply-and-Accumulate Instruction: wgmma.mma_async".
 */
#ifndef MGPU_PTX_WGMMA_NEG_H
#define MGPU_PTX_WGMMA_NEG_H

#include "wgmma_group.h"

#include "wgmma_neg_bf16.gen.h"
#include "wgmma_neg_e4m3.gen.h"
#include "wgmma_neg_e5m2.gen.h"
#include "wgmma_neg_f16.gen.h"
#include "wgmma_neg_f16_f16.gen.h"
#include "wgmma_neg_tf32.gen.h"

#endif /* MGPU_PTX_WGMMA_NEG_H */
