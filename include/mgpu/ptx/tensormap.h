/* mgpu/ptx/tensormap.h - tensor maps that kernels change: a map for each group, none from the host.
 * SPDX-License-Identifier: MIT
 *
 *     shared memory       global memory                 TMA
 *     +-----------+       +-----------+
 *     | a copy of |  cp_  | the map   |  acquire(map)   a copy through it
 *     | a map     | ----> | that is   | - - - - - - - -> reads it as it was
 *     | replace.. | fence | used      |  by who issues   published
 *     +-----------+ proxy +-----------+
 *
 * TMA reads maps through a proxy of its own, and keeps what it has read. So who changes a map publishes
 * it: mgpu_tensormap_cp_fenceproxy_gpu(), or after _global forms and plain stores
 * mgpu_fence_proxy_tensormap_release_gpu(). Who issues copies through it acquires it before the first
 * copy after each change, also in the same thread. A barrier or a flag is between them, if they are two.
 * And no copy may be under way through a map that is published again: those of a load end with their
 * mbarrier's phase, those of a store with mgpu_bulk_wait_group_read().
 *
 * Typical use, by one warp:
 *
 *     mgpu_st_shared_b32(map_smem + lane * 4, ((const uint32_t *)p->a.opaque)[lane]);   once
 *     __syncwarp();
 *     if (lane == 0) {
 *         mgpu_tensormap_replace_global_address(map_smem, base);
 *         mgpu_tensormap_replace_global_dim(map_smem, 1, rows);
 *         mgpu_tensormap_replace_global_stride(map_smem, 0, row_bytes);     0: of dimension 1
 *     }
 *     __syncwarp();
 *     mgpu_tensormap_cp_fenceproxy_gpu(map, map_smem);                      publish
 *     mgpu_fence_proxy_tensormap_acquire_gpu(map);                          and see it
 *     if (lane == 0) mgpu_tma_load_2d(smem, map, 0, 0, bar);
 *
 * `map` is 128 bytes of mgpu_malloc() for each warp that does so, aligned to 128. It says nothing before
 * the first cp_fenceproxy, so that a launch may be repeated, in a CUDA graph as well, without a word from
 * the host.
 *
 * A value that a field cannot hold is cut off on a GPU without a word; the model refuses it. What the
 * fields must be together, as a row of the box and the swizzle, is looked at when a copy uses the map.
 * There is no function for what a map was made with besides: the L2 promotion, and im2col.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: tensormap.replace", "tensormap.cp_fenceproxy".
 */
#ifndef MGPU_PTX_TENSORMAP_H
#define MGPU_PTX_TENSORMAP_H

#include "tensormap.gen.h"

#endif /* MGPU_PTX_TENSORMAP_H */
