/* maps.cu - litmus tests of tensor maps that threads change.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "tensormap.replace": a weak operation on all 128 bytes. "tensormap.cp_fenceproxy", "membar/fence:
 * fence.proxy.tensormap": a release and an acquire order the generic proxy before the tensormap proxy, with
 * a path of causality between them, and each of a scope that has both threads.
 */
#include "../tiny.h"

MGPU_REQUIRE(WGMMA);

/* ---- one block: warp 0 publishes a map, twice; warp 1 loads through it, after each ----------------- */

static const case_row litmus_map_rows[] = {
    {1, SILENT, SEEN, "", "replace, __syncwarp(), cp_fenceproxy, __syncthreads(), acquire"},
    {2, ERROR(17), SEEN,
     "the acquire comes before the write, or before the barrier or flag that tells of it",
     "acquired after the first time only"},
    {3, ERROR(17), SEEN, "the acquire comes before the write", "acquired before the barrier"},
    {4, SILENT, SEEN, "", "replaced in global memory, released, __syncthreads(), acquired"},
    {5, ERROR(17), SEEN,
     "the map is acquired, and who wrote it has released nothing behind that",
     "replaced in global memory, __syncthreads(), acquired"},
    {6, ERROR(17), SEEN, "has released nothing behind that",
     "released, and then replaced in global memory"},
    {7, SILENT, SEEN, "", "replaced in global memory, released by who is told"},
    {8, ERROR(6), SEEN, "__syncwarp()", "no __syncwarp() before cp_fenceproxy"},
    {9, ERROR(6), SEEN, "__syncwarp()", "two lanes replace two fields"},
    {10, ERROR(17), SEEN, "barrier", "acquired, and no barrier between"},
    {11, ERROR(17), SEEN,
     "nothing says that it is complete: a wait at its mbarrier, or cp.async.bulk.wait_group,",
     "published again under a load"},
    {12, SILENT, SEEN, "", "published again behind the wait for the load"},
    {13, SILENT, SEEN, "", "a scope of the block, in the block"},
    {14, SILENT, SEEN, "", "another lane acquires, __syncwarp()"},
    {15, ERROR(17), SEEN, "the acquire comes before the write", "another lane acquires"},
    {16, SILENT, SEEN, "", "two acquire, each uses it, the first one last"},
    {17, SILENT, SEEN, "", "the same warp publishes, acquires and uses it"},
    {18, ERROR(17), SEEN, "the acquire comes before the write",
     "the same warp publishes and uses it"},
};

/* Lanes of warp 0: the map goes to shared memory and, published, to global memory. */
MGPU_DEVICE void
litmus_map_first(const tiny_args *p, uint32_t map)
{
    mgpu_st_shared_b32(map + 4 * threadIdx.x,
                       ((const uint32_t *)p->in_map.opaque)[threadIdx.x]);
    __syncwarp();
    mgpu_tensormap_cp_fenceproxy_gpu(p->made, map);
}

/* And again, changed to what it was. */
MGPU_DEVICE void
litmus_map_change(const tiny_args *p, uint32_t map)
{
    const uint32_t t = threadIdx.x;
    if (BUG(4) || BUG(5) || BUG(6) || BUG(7)) {
        if (t == 0 && BUG(6))
            mgpu_fence_proxy_tensormap_release_gpu();
        if (t == 0)
            mgpu_tensormap_replace_global_address_global(p->made, p->in);
        if (t == 0 && BUG(4))
            mgpu_fence_proxy_tensormap_release_gpu();
        return;
    }
    if (t == 0)
        mgpu_tensormap_replace_global_address(map, p->in);
    if (t == (BUG(9) ? 1 : 0))
        mgpu_tensormap_replace_global_dim(map, 1, 4);
    if (!BUG(8))
        __syncwarp();
    if (BUG(13))
        mgpu_tensormap_cp_fenceproxy(p->made, map);
    else
        mgpu_tensormap_cp_fenceproxy_gpu(p->made, map);
}

/* A lane that uses the map has acquired it. */
MGPU_DEVICE void
litmus_map_acquire(const tiny_args *p, uint32_t t)
{
    if (BUG(7) && t == LANES)
        mgpu_fence_proxy_tensormap_release_gpu();
    if (BUG(13) && t == LANES)
        mgpu_fence_proxy_tensormap_acquire(p->made);
    else if (BUG(14) || BUG(15) ? t == LANES + 1 : t == LANES || (BUG(16) && t == LANES + 1))
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (BUG(14) || BUG(16))
        __syncwarp();
}

MGPU_DEVICE void
litmus_map_load(const tiny_args *p, uint32_t at, uint32_t bar)
{
    mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
    mgpu_tma_load_2d(at, p->made, 0, 0, bar);
}

/* Warp 0 of 17 and 18 does it all. */
MGPU_DEVICE void
litmus_map_alone(const tiny_args *p, uint32_t map, uint32_t at, uint32_t bar)
{
    litmus_map_first(p, map);
    mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (threadIdx.x == 0)
        litmus_map_load(p, at, bar);
    mgpu_mbarrier_wait(bar, 0);
    __syncwarp();
    litmus_map_change(p, map);
    if (BUG(17))
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (threadIdx.x == 0)
        litmus_map_load(p, at + BYTES, bar);
    mgpu_mbarrier_wait(bar, 1);
    tiny_get(p, at + BYTES);
}

MGPU_KERNEL(litmus_map, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, 3 * WORDS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, words, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const uint32_t map = mgpu_smem_addr(words);
    if (t == 0)
        tiny_init(bar, 1);
    __syncthreads();
    if (BUG(17) || BUG(18)) {
        if (t < LANES)
            litmus_map_alone(p, map, at, bar);
        return;
    }
    if (t < LANES)
        litmus_map_first(p, map);
    __syncthreads();
    if (t == LANES) {
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
        litmus_map_load(p, at, bar);
    }
    if (!BUG(11))
        mgpu_mbarrier_wait(bar, 0);
    __syncthreads();
    if (t < LANES)
        litmus_map_change(p, map);
    if (t == LANES && BUG(3))
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (!BUG(10))
        __syncthreads();
    if (t < LANES)
        return;
    if (BUG(11))
        mgpu_mbarrier_wait(bar, 0);
    if (!BUG(2) && !BUG(3))
        litmus_map_acquire(p, t);
    if (t == LANES && BUG(16)) { /* of two that acquire the one that was first */
        mgpu_mbarrier_arrive_expect_tx(bar, 2 * BYTES);
        mgpu_tma_load_2d(at + BYTES, p->made, 0, 0, bar);
    }
    if (BUG(16))
        __syncwarp();
    if (t == LANES + 1 && BUG(16))
        mgpu_tma_load_2d(at + 2 * BYTES, p->made, 0, 0, bar);
    if (t == LANES && !BUG(16))
        litmus_map_load(p, at + BYTES, bar);
    mgpu_mbarrier_wait(bar, 1);
    tiny_get(p, at + BYTES);
}
TINY_GROUP(litmus_map, 1, 64);

/* ---- two blocks: block 1 publishes a map, block 0 loads through it --------------------------------- */

#define FAR_ROWS(narrow)                                                                       \
    {1, SILENT, SEEN, "", "cp_fenceproxy, a flag, acquire"},                                   \
        {2, ERROR(17), SEEN, narrow, "cp_fenceproxy of the block"},                            \
        {3, ERROR(17), SEEN,                                                                   \
         "of the map is of a scope that has not both threads: take the _gpu forms",            \
         "acquired for the block"},                                                            \
        {4, ERROR(17), SEEN,                                                                   \
         "no acquire of it by the thread that issues the copy comes before", "not acquired"},  \
        {5, SILENT, SEEN, "", "replaced in global memory, released, a flag, acquired"},        \
        {6, ERROR(17), SEEN, "has released nothing behind that",                               \
         "replaced in global memory, a flag, acquired"},                                       \
        {7, SILENT, SEEN, "",                                                                  \
         "replaced in global memory, a flag, released by who is told, acquired"},              \
    {                                                                                          \
        8, ERROR(17), SEEN, "the acquire comes before the write, or before the barrier",       \
            "acquired before the flag"                                                         \
    }

static const case_row litmus_map_grid_rows[] = {
    FAR_ROWS("has released nothing behind that, to other clusters")};
static const case_row litmus_map_cluster_rows[] = {
    FAR_ROWS("of the map is of a scope that has not both threads: take the _gpu forms"),
    {9, SILENT, SEEN, "", "all of the scope of the cluster"},
};

/* A warp publishes the map and raises a flag. */
MGPU_DEVICE void
litmus_far_publish(const tiny_args *p, uint32_t map)
{
    const uint32_t t = threadIdx.x;
    const bool global = BUG(5) || BUG(6) || BUG(7);
    mgpu_st_shared_b32(map + 4 * t, ((const uint32_t *)p->in_map.opaque)[t]);
    __syncwarp();
    if (BUG(2))
        mgpu_tensormap_cp_fenceproxy(p->made, map);
    else if (BUG(9))
        mgpu_tensormap_cp_fenceproxy_cluster(p->made, map);
    else
        mgpu_tensormap_cp_fenceproxy_gpu(p->made, map);
    if (t == 0 && global)
        mgpu_tensormap_replace_global_address_global(p->made, p->in);
    if (t == 0 && BUG(5))
        mgpu_fence_proxy_tensormap_release_gpu();
    if (t == 0)
        mgpu_st_release_gpu_global_b32(p->flags, 1);
}

MGPU_DEVICE void
litmus_far_use(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    if (t == 0 && BUG(8))
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (t == 0) {
        tiny_init(bar, 1);
        while (mgpu_ld_acquire_gpu_global_b32(p->flags) == 0) {
        }
        if (BUG(7))
            mgpu_fence_proxy_tensormap_release_gpu();
        if (BUG(3))
            mgpu_fence_proxy_tensormap_acquire(p->made);
        else if (BUG(9))
            mgpu_fence_proxy_tensormap_acquire_cluster(p->made);
        else if (!BUG(4) && !BUG(8))
            mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
        litmus_map_load(p, at, bar);
    }
    __syncwarp();
    mgpu_mbarrier_wait(bar, 0);
    tiny_get(p, at);
}

#define FAR(name)                                                                              \
    MGPU_KERNEL(name, tiny_args, p, 32, 1)                                                     \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);                                       \
        MGPU_SHARED_ALIGNED(uint32_t, words, 32, 128);                                         \
        MGPU_SHARED(uint64_t, bars, 1);                                                        \
        if (blockIdx.x == 1)                                                                   \
            litmus_far_publish(p, mgpu_smem_addr(words));                                      \
        else                                                                                   \
            litmus_far_use(p, mgpu_smem_addr(data), mgpu_smem_addr(bars));                     \
    }
FAR(litmus_map_grid)
TINY_GRID(litmus_map_grid, 2, 32);
FAR(litmus_map_cluster)
TINY_GROUP(litmus_map_cluster, 2, 32);
