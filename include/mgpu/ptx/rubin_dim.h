/* mgpu/ptx/rubin_dim.h - TMA on tensors whose address, sizes and strides are operands: Rubin (sm_107a, sm_107f).
 * SPDX-License-Identifier: MIT
 *
 *     map       type, box, swizzle, fill            the same for all tensors
 *     operands  global  dim0  dim1  stride1_bytes   of this one
 *
 *     global -> +------------+ . . +      what lies beyond dim0 and dim1 is filled, or not written;
 *               | tensor     |     .      the box begins at global
 *               | dim1 rows  |     .
 *               +------------+     . box
 *               . . . . . . . . . .
 *
 * A size has 8 bits: of a larger tensor it is what the box can reach, and a box of 256 lacks its last. What 0 is no manual
 * says. mgpu.h does not include this, and the assembler of CUDA 13.4 is the first that knows it. No Rubin has run it.
 *
 * Typical use, one map for the matrices of a group, each with rows and a stride of its own:
 *
 *     const uint32_t left = rows[g] - row;
 *     mgpu_tma_load_2d_global_dim_stride(dst, map, a[g] + row * stride[g], 64, left < 255 ? left : 255, 2 * stride[g], bar);
 *
 * PTX ISA, "Tensor Base Address Override", "Tensor Attribute Override", "cp.async.bulk.tensor".
 */
#ifndef MGPU_PTX_RUBIN_DIM_H
#define MGPU_PTX_RUBIN_DIM_H

#include "../config.h"
#include "rubin_dim.gen.h"
#include "rubin_how.h"

#endif /* MGPU_PTX_RUBIN_DIM_H */
