/* mgpu/ptx/tma.h - the tensor memory accelerator: one thread moves a box of a tensor.
 * SPDX-License-Identifier: MIT
 *
 * A tensor map (host/tensor_map.h) holds the address, the sizes and strides of a tensor in
 * global memory, the size of a box and the swizzle. An instruction adds where the box begins:
 *
 *     tensor, 2-D                             shared memory at dst (no swizzle)
 *     +---------------------------+           row of the box, c0 innermost, no gaps:
 *     |      (c0, c1)             |           +--------------+
 *     |         +-----------+     |   load    | x x x x x x 0|
 *     |         | x x x x x x 0   |  ------>  | x x x x x x 0|
 *     |         | x x x x x x 0   |           | 0 0 0 0 0 0 0|
 *     +---------|0 0 0 0 0 0 0----+           +--------------+
 *
 * Coordinates count elements, c0 along the contiguous dimension; c0 is a multiple of 16 bytes.
 * So T[row][col] is at (col, row), though mgpu_tensor_map_2d() takes the rows first, as C does.
 * A box may hang over the tensor: what lies outside arrives as zero (or as NaN, if the map says
 * so) and is not written by a store. But a store cuts no 16 bytes of a row: where a row of the tensor
 * ends within them, the box's bytes go behind it, up to 15 (seen on an H200), though a load ends at the
 * element. So what pads such rows, and a tensor of one dimension, is nobody's. Loads and prefetches may begin before the tensor (negative
 * coordinates), stores and reductions may not. Both rules were seen on an H200: breaking one is
 * an illegal instruction. A load always brings, and the barrier always counts, the bytes of the
 * whole box. A map of MGPU_DTYPE_TF32 or _TF32_FTZ rounds what it loads to nearest even; all else moves
 * bits. A sum by one of MGPU_DTYPE_F32_FTZ or _TF32_FTZ has no subnormals, before nor after.
 * `dst` and `src` are aligned to 128 bytes; with a swizzle to its repeat (256, 512, 1024 bytes for
 * 32B, 64B, 128B), or the pattern no longer starts at the box: see layout/swizzle.h.
 *
 * Typical use, one thread of the block, `bar` counts one arrival:
 *     mgpu_mbarrier_arrive_expect_tx(bar, box_bytes);
 *     mgpu_tma_load_2d(dst, &p->map, col, row, bar);
 *     all:    mgpu_mbarrier_wait(bar, parity);
 *
 *     all:    write the box at src;  mgpu_fence_proxy_async_shared_cta();  __syncthreads();
 *     one:    mgpu_tma_store_2d(&p->map, col, row, src);
 *             mgpu_bulk_commit_group();  mgpu_bulk_wait_group_read(0);
 *
 * Who must fence what:
 *   - threads wrote src: each writer, mgpu_fence_proxy_async_shared_cta(), then a barrier;
 *   - threads read dst before and a load overwrites it: each reader the same fence, then a barrier
 *     or an mbarrier; if only wgmma or a copy has read it, its wait is enough;
 *   - expect_tx need not come before the load, as long as an arrival of the same phase is pending;
 *   - the barrier was just initialised: mgpu_fence_mbarrier_init() and a barrier, before any load.
 * The commit and wait of bulk groups are in bulk.h, L2 policies in cache.h; reductions
 * but sums in tma_reduce.h, TMA on the pixels of images in tma_im2col.h.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: Tensor copy".
 */
#ifndef MGPU_PTX_TMA_H
#define MGPU_PTX_TMA_H

#include "../config.h"
#include "../types.h"
#include "tma.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Fetch a tensor map ahead of its first use.
 *   ptx     prefetch.tensormap [map];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     64-byte aligned, in the kernel's arguments or in global memory
 *   done    never known; the first load is faster
 */
MGPU_DEVICE void
mgpu_prefetch_tensormap(const mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch_tensormap(map));
#else
    asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "tma_elsewhere.gen.h"

#endif /* MGPU_PTX_TMA_H */
