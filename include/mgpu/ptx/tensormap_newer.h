/* mgpu/ptx/tensormap_newer.h - tensor maps that kernels change, on Blackwell: packed elements, atoms, rows of 96 bytes.
 * SPDX-License-Identifier: MIT
 *
 *     16 elements      global memory    shared memory
 *     b4x16            |8 bytes|        |8 bytes|
 *     b4x16_p64        |8 bytes|        |8 bytes|- 8 -|       a byte of shared memory for each
 *     b6x16_p32        |12 bytes   |    |12 bytes   |-4-|     element, as tcgen05.mma wants them
 *
 * A row of the box of a padded type is 128 elements: 128 bytes of shared memory, 64 or 96 of global memory,
 * and so many count for the mbarrier. layout/tile.h says where an element lies, host/tensor_map_rules.h
 * what else a map of them needs; mgpu_tensor_map_tiled() makes them too, if the description's sm is 100.
 *
 * Typical use, of a map in shared memory that was made for MGPU_DTYPE_U8 (tensormap.h has the rest):
 *     mgpu_tensormap_replace_elemtype_b4x16_p64(map_smem);
 *     mgpu_tensormap_replace_box_dim(map_smem, 0, 128);
 *
 * A swizzle of 96 bytes is what no driver encodes up to CUDA 13.5: this is the only way to it. That its rows
 * are 96 bytes apart, and what a padded copy counts for the mbarrier, no GPU has been asked.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: tensormap.replace", "Restriction on Tensor Copy instructions".
 */
#ifndef MGPU_PTX_TENSORMAP_NEWER_H
#define MGPU_PTX_TENSORMAP_NEWER_H

#include "tensormap_newer.gen.h"

#endif /* MGPU_PTX_TENSORMAP_NEWER_H */
