/* mgpu/ptx/tma_reduce.h - TMA that reduces a box into a tensor: min, max, inc, dec, and, or, xor.
 * SPDX-License-Identifier: MIT
 *
 *     T[row][col] = op(T[row][col], box[..][..])          for each element of the box inside the tensor
 *
 *     mgpu_tma_reduce_max_2d(&p->map, col, row, src);
 *     mgpu_bulk_commit_group();  mgpu_bulk_wait_group(0);
 *
 *     op               types of the map
 *     min, max         u32 s32 u64 s64 f16 bf16
 *     inc, dec         u32
 *     and, or, xor     u32 s32 u64
 *
 * Each element is changed in one step, in no order among boxes. Sums, which are
 * wanted most, are in tma.h (mgpu_tma_reduce_add_2d), reductions of pixels in tma_im2col.h; who must fence
 * what is said in tma.h. mgpu.h leaves this header out, for what it costs at compile time.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: Tensor copy: cp.reduce.async.bulk.tensor".
 */
#ifndef MGPU_PTX_TMA_REDUCE_H
#define MGPU_PTX_TMA_REDUCE_H

#include "tma.h"

#include "tma_reduce.gen.h"

#endif /* MGPU_PTX_TMA_REDUCE_H */
