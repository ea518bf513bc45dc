/* predicated.cu - asynchronous instructions behind a condition: `if (p) f();` against `@p` in asm.
 * SPDX-License-Identifier: MIT
 *
 * predicated.py compiles this and compares the machine code of if<n>_<name> and at<n>_<name>, where <n> is
 *     1    one thread of the block does it
 *     e    the elected thread of the first warp does it
 *     4    each thread does it up to four times, each time behind a predicate of its own
 */
#include <mgpu/mgpu.h>

#define KERNEL(name)                                                                           \
    extern "C" __global__ void __launch_bounds__(128, 1)                                       \
        name(const __grid_constant__ mgpu_tensor_map map, uint32_t *g, uint32_t smem,          \
             uint32_t bar, uint32_t n, uint32_t which)
#define PREDICATED(text, ...)                                                                  \
    asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %0, 0;\n@p " text ";}"                        \
                 :                                                                             \
                 : "r"((int)p), ##__VA_ARGS__                                                  \
                 : "memory")

/* p: whether; s, b, q: places in shared memory, of a barrier, in global memory; x: a number. */
#define WITH(whether, thread, i, ...)                                                          \
    const bool p = whether;                                                                    \
    const uint32_t s = smem + 16 * thread + 2048 * i, b = bar + 8 * i, x = n + i;              \
    uint32_t *const q = g + 4 * thread + 512 * i;                                              \
    (void)s, (void)b, (void)q, (void)x, (void)map;                                             \
    __VA_ARGS__;
#define BODY_1(...)                                                                            \
    WITH(threadIdx.x == which, threadIdx.x, 0, __VA_ARGS__)                                    \
    __syncthreads();
#define BODY_E(...)                                                                            \
    WITH(threadIdx.x < 32 && mgpu_elect_sync(), 0, 0, __VA_ARGS__)                             \
    __syncthreads();
#define BODY_4(...)                                                                            \
    const uint32_t all = g[threadIdx.x];                                                       \
    _Pragma("unroll") for (uint32_t i = 0; i < 4; i++){                                        \
        WITH((all >> i & 1) != 0, threadIdx.x, i, __VA_ARGS__)} __syncthreads();
#define CASE(name, call, ...)                                                                  \
    KERNEL(if1_##name)                                                                         \
    {                                                                                          \
        BODY_1(if (p) call)                                                                    \
    }                                                                                          \
    KERNEL(at1_##name){BODY_1(PREDICATED(__VA_ARGS__))} KERNEL(ife_##name)                     \
    {                                                                                          \
        BODY_E(if (p) call)                                                                    \
    }                                                                                          \
    KERNEL(ate_##name){BODY_E(PREDICATED(__VA_ARGS__))} KERNEL(if4_##name)                     \
    {                                                                                          \
        BODY_4(if (p) call)                                                                    \
    }                                                                                          \
    KERNEL(at4_##name)                                                                         \
    {                                                                                          \
        BODY_4(PREDICATED(__VA_ARGS__))                                                        \
    }

#define TENSOR "cp.async.bulk.tensor.2d."
#define LOAD   "shared::cluster.global.tile.mbarrier::complete_tx::bytes"

/* mbarrier */
CASE(arrive, mgpu_mbarrier_arrive(b), "mbarrier.arrive.release.cta.shared::cta.b64 _, [%1]",
     "r"(b))
CASE(arrive_expect_tx, mgpu_mbarrier_arrive_expect_tx(b, x),
     "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%1], %2", "r"(b), "r"(x))
CASE(arrive_shared_cluster, mgpu_mbarrier_arrive_shared_cluster(b),
     "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%1]", "r"(b))
CASE(expect_tx, mgpu_mbarrier_expect_tx(b, x),
     "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%1], %2", "r"(b), "r"(x))

/* cp.async */
CASE(cp_async_ca_4, mgpu_cp_async_ca_4(s, q), "cp.async.ca.shared::cta.global [%1], [%2], 4",
     "r"(s), "l"(q))
CASE(cp_async_cg_16, mgpu_cp_async_cg_16(s, q), "cp.async.cg.shared::cta.global [%1], [%2], 16",
     "r"(s), "l"(q))
CASE(cp_async_commit_group, mgpu_cp_async_commit_group(), "cp.async.commit_group")
CASE(cp_async_wait_group, mgpu_cp_async_wait_group(1), "cp.async.wait_group 1")

/* st.async, red.async, red, prefetch */
CASE(st_async, mgpu_st_async_shared_cluster_b32(s, x, b),
     "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%1], %2, [%3]", "r"(s), "r"(x),
     "r"(b))
CASE(red_async, mgpu_red_async_shared_cluster_add_u32(s, x, b),
     "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%1], %2, "
     "[%3]",
     "r"(s), "r"(x), "r"(b))
CASE(red, mgpu_red_relaxed_gpu_global_add_u32(q, x), "red.relaxed.gpu.global.add.u32 [%1], %2",
     "l"(q), "r"(x))
CASE(prefetch_l2, mgpu_prefetch_global_l2(q), "prefetch.global.L2 [%1]", "l"(q))

/* bulk copies */
CASE(bulk_load, mgpu_bulk_load(s, q, x, b),
     "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%1], [%2], %3, [%4]",
     "r"(s), "l"(q), "r"(x), "r"(b))
CASE(bulk_load_multicast, mgpu_bulk_load_multicast(s, q, x, b, 3),
     "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster"
     " [%1], [%2], %3, [%4], %5",
     "r"(s), "l"(q), "r"(x), "r"(b), "h"((uint16_t)3))
CASE(bulk_store, mgpu_bulk_store(q, s, x),
     "cp.async.bulk.global.shared::cta.bulk_group [%1], [%2], %3", "l"(q), "r"(s), "r"(x))
CASE(bulk_reduce, mgpu_bulk_reduce_add_u32(q, s, x),
     "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%1], [%2], %3", "l"(q),
     "r"(s), "r"(x))
CASE(bulk_prefetch, mgpu_bulk_prefetch(q, x), "cp.async.bulk.prefetch.L2.global [%1], %2",
     "l"(q), "r"(x))
CASE(bulk_commit_group, mgpu_bulk_commit_group(), "cp.async.bulk.commit_group")
CASE(bulk_wait_group, mgpu_bulk_wait_group(0), "cp.async.bulk.wait_group 0")
CASE(bulk_wait_group_read, mgpu_bulk_wait_group_read(0), "cp.async.bulk.wait_group.read 0")

/* TMA */
CASE(tma_load, mgpu_tma_load_2d(s, &map, (int)x, 0, b),
     TENSOR LOAD " [%1], [%2, {%3, %4}], [%5]", "r"(s), "l"(&map), "r"(x), "r"(0), "r"(b))
CASE(tma_load_multicast, mgpu_tma_load_2d_multicast(s, &map, (int)x, 0, b, 3),
     TENSOR LOAD ".multicast::cluster [%1], [%2, {%3, %4}], [%5], %6", "r"(s), "l"(&map),
     "r"(x), "r"(0), "r"(b), "h"((uint16_t)3))
CASE(tma_store, mgpu_tma_store_2d(&map, (int)x, 0, s),
     TENSOR "global.shared::cta.tile.bulk_group [%1, {%2, %3}], [%4]", "l"(&map), "r"(x),
     "r"(0), "r"(s))
CASE(tma_reduce, mgpu_tma_reduce_add_2d(&map, (int)x, 0, s),
     "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%1, {%2, %3}], "
     "[%4]",
     "l"(&map), "r"(x), "r"(0), "r"(s))
CASE(tma_prefetch, mgpu_tma_prefetch_2d(&map, (int)x, 0),
     "cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%1, {%2, %3}]", "l"(&map), "r"(x),
     "r"(0))
CASE(prefetch_tensormap, mgpu_prefetch_tensormap(&map), "prefetch.tensormap [%1]", "l"(&map))

/* fences */
CASE(fence_proxy_async, mgpu_fence_proxy_async_shared_cta(), "fence.proxy.async.shared::cta")
CASE(fence_mbarrier_init, mgpu_fence_mbarrier_init(), "fence.mbarrier_init.release.cluster")
CASE(fence_acq_rel, mgpu_fence_acq_rel_gpu(), "fence.acq_rel.gpu")
