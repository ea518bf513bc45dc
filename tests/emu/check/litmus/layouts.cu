/* layouts.cu - litmus tests of swizzles: how a tile was written, and how it is read.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "Swizzling Modes": TMA puts a box where its map's swizzle says, and takes it from there.
 */
#include "../tiny.h"

MGPU_REQUIRE(TMA);

/* ---- thread 0 loads a box and stores it; the maps have no swizzle, or one of 128 bytes -------- */

static const case_row litmus_layout_rows[] = {
    {1, SILENT, SEEN, "", "neither map has a swizzle"},
    {2, SILENT, SEEN, "", "both have one"},
    {3, LINT(19), PLAIN,
     "written with a swizzle of 0 bytes (0: none), and is read with one of 128: the map of the "
     "load and that of the store name the same",
     "only that of the store has one"},
    {4, LINT(19), PLAIN,
     "written with a swizzle of 128 bytes (0: none), and is read with one of 0",
     "only that of the load has one"},
    {5, SILENT, SEEN, "", "the same, and threads write the words anew"},
    {6, SILENT, SEEN, "", "both have one, and a bulk copy takes the bytes as they are"},
};

MGPU_KERNEL(litmus_layout, tiny_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    const mgpu_tensor_map *from = BUG(1) || BUG(3) ? &p->in_map : &p->in_128_map;
    const mgpu_tensor_map *to = BUG(1) || BUG(4) || BUG(5) ? &p->out_map : &p->out_128_map;
    if (threadIdx.x == 0) {
        tiny_init(bar, 1);
        mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
        mgpu_tma_load_2d(at, from, 0, 0, bar);
    }
    __syncwarp();
    mgpu_mbarrier_wait(bar, 0);
    if (BUG(5)) {
        tiny_put(p, at);
        mgpu_fence_proxy_async_shared_cta();
    }
    __syncwarp();
    if (threadIdx.x != 0)
        return;
    if (BUG(6))
        mgpu_bulk_store(p->spare, at, BYTES);
    mgpu_tma_store_2d(to, 0, 0, at);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group_read(0);
}
TINY_GROUP(litmus_layout, 1, 32);
