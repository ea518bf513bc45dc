/* mgpu/ptx/wgmma_sp_neg.h - wgmma on a sparse A that subtracts: D -= A * B, and D = -(A * B).
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_wgmma_sp_neg_f32_bf16_ss(128, d, a_desc, b_desc, meta, 0, 1);      D -= A * B
 *
 * For a constant n only. What sparse matrices are stands in wgmma_sp.h, what negation is in
 * wgmma_neg.h. Each header below stands alone, as those of wgmma_sp.h do.
 *
 * PTX ISA, "Asynchronous Multiply-and-Accumulate Instruction: wgmma.mma_async.sp".
 */
#ifndef MGPU_PTX_WGMMA_SP_NEG_H
#define MGPU_PTX_WGMMA_SP_NEG_H

#include "wgmma_group.h"

#include "wgmma_sp_neg_bf16.gen.h"
#include "wgmma_sp_neg_bf16_mn.gen.h"
#include "wgmma_sp_neg_e4m3.gen.h"
#include "wgmma_sp_neg_e5m2.gen.h"
#include "wgmma_sp_neg_f16.gen.h"
#include "wgmma_sp_neg_f16_f16.gen.h"
#include "wgmma_sp_neg_f16_mn.gen.h"
#include "wgmma_sp_neg_tf32.gen.h"

#endif /* MGPU_PTX_WGMMA_SP_NEG_H */
