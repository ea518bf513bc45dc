/* tests/ptx/test_fence.cu - each fence, between a write and the one who reads it.
 * SPDX-License-Identifier: MIT
 *
 * Here each is executed where it belongs, with the right outcome. That the model hears of the
 * right fence is held by tools/check.py; that one is missing is told by nobody yet.
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

typedef struct {
    uint32_t *out;
    uint32_t *buffer;
    const uint32_t *source;
} fence_args;

static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t cluster)
{
    std::vector<uint32_t> source(64);
    for (uint32_t i = 0; i < 64; i++)
        source[i] = 7 * i;
    device_buffer<uint32_t> out(64 * cluster), buffer(64 * cluster), from(source);
    mgpu_launch_config config = mgpu_launch_1d(cluster, 64);
    fence_args a;
    config.cluster.x = cluster;
    a.out = out.ptr();
    a.buffer = buffer.ptr();
    a.source = from.ptr();
    launch(kernel, config, a);
    return out.download();
}

/* Threads write shared memory, one thread copies it out by the async proxy. */
#define STORE(name)                                                                            \
    MGPU_KERNEL(name, fence_args, p, 64, 1)                                                    \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);                                              \
        for (uint32_t i = 0; i < 3; i++) {                                                     \
            x[threadIdx.x] = 100 * i + threadIdx.x;                                            \
            mgpu_##name();                                                                     \
            __syncthreads();                                                                   \
            if (threadIdx.x == 0) {                                                            \
                mgpu_bulk_store(p->out, mgpu_smem_addr(x), 256);                               \
                mgpu_bulk_commit_group();                                                      \
                mgpu_bulk_wait_group(0);                                                       \
            }                                                                                  \
            __syncthreads();                                                                   \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1);                              \
        for (uint32_t t = 0; t < 64; t++)                                                      \
            CHECK(got[t] == 200 + t);                                                          \
        record("out", got);                                                                    \
    }
STORE(fence_proxy_async_shared_cta)
STORE(fence_proxy_async_shared_cluster)
STORE(fence_proxy_async)

/* Threads write global memory, a bulk copy of the same kernel reads it. */
MGPU_KERNEL(fence_proxy_async_global, fence_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t bar = mgpu_smem_addr(full);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    p->buffer[threadIdx.x] = 11 * threadIdx.x;
    mgpu_fence_proxy_async_global();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, 256);
        mgpu_bulk_load(mgpu_smem_addr(x), p->buffer, 256, bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    p->out[threadIdx.x] = x[threadIdx.x];
}

TEST_CASE("mgpu_fence_proxy_async_global")
{
    const std::vector<uint32_t> got = run(&fence_proxy_async_global_kernel, 1);
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == 11 * t);
    record("out", got);
}

/* A barrier that one thread made is used by others, by a copy and by a peer. */
MGPU_KERNEL(fence_mbarrier_init, fence_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 2);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive_relaxed();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, 256);
        mgpu_bulk_load(mgpu_smem_addr(x), p->source, 256, bar);
        mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, rank ^ 1));
    }
    mgpu_mbarrier_wait_cluster(bar, 0);
    p->out[64 * rank + threadIdx.x] = x[threadIdx.x];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_fence_mbarrier_init")
{
    const std::vector<uint32_t> got = run(&fence_mbarrier_init_kernel, 2);
    for (uint32_t t = 0; t < 128; t++)
        CHECK(got[t] == 7 * (t % 64));
    record("out", got);
}

/* A flag in global memory, with a fence on each side: warp 0 writes, warp 1 reads. */
#define FLAG(name, before, after)                                                              \
    MGPU_KERNEL(name, fence_args, p, 64, 1)                                                    \
    {                                                                                          \
        if (threadIdx.x == 0)                                                                  \
            mgpu_st_relaxed_gpu_global_b32(p->buffer + 63, 0);                                 \
        __syncthreads();                                                                       \
        if (threadIdx.x < 32) {                                                                \
            p->buffer[threadIdx.x] = 5 * threadIdx.x;                                          \
            mgpu_##before();                                                                   \
            mgpu_bar_warp_sync(0xffffffffu);                                                   \
            if (threadIdx.x == 0) {                                                            \
                mgpu_##before();                                                               \
                mgpu_st_relaxed_gpu_global_b32(p->buffer + 63, 1);                             \
            }                                                                                  \
            p->out[threadIdx.x] = 1;                                                           \
        } else {                                                                               \
            while (mgpu_ld_relaxed_gpu_global_b32(p->buffer + 63) == 0) {                      \
            }                                                                                  \
            mgpu_##after();                                                                    \
            p->out[threadIdx.x] = p->buffer[threadIdx.x - 32];                                 \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #before ", mgpu_" #after)                                                \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1);                              \
        for (uint32_t t = 0; t < 64; t++)                                                      \
            CHECK(got[t] == (t < 32 ? 1 : 5 * (t - 32)));                                      \
        record("out", got);                                                                    \
    }
FLAG(acq_rel_cta, fence_acq_rel, fence_acq_rel)
FLAG(acq_rel_cluster, fence_acq_rel_cluster, fence_acq_rel_cluster)
FLAG(acq_rel_gpu, fence_acq_rel_gpu, fence_acq_rel_gpu)
FLAG(acq_rel_sys, fence_acq_rel_sys, fence_acq_rel_sys)
FLAG(sc_cta, fence_sc, fence_sc)
FLAG(sc_cluster, fence_sc_cluster, fence_sc_cluster)
FLAG(sc_gpu, fence_sc_gpu, fence_sc_gpu)
FLAG(sc_sys, fence_sc_sys, fence_sc_sys)
FLAG(release_acquire_cta, fence_release, fence_acquire)
FLAG(release_acquire_cluster, fence_release_cluster, fence_acquire_cluster)
FLAG(release_acquire_gpu, fence_release_gpu, fence_acquire_gpu)
FLAG(release_acquire_sys, fence_release_sys, fence_acquire_sys)

/* The restricted fences order mbarrier objects in a cluster: a barrier made before the release
 * fence is signalled by a peer after its acquire fence. */
#define RESTRICTED(name, release, acquire)                                                     \
    MGPU_KERNEL(name, fence_args, p, 64, 1)                                                    \
    {                                                                                          \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();              \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
            mgpu_##release();                                                                  \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0) {                                                                \
            mgpu_##acquire();                                                                  \
            mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, rank ^ 1));                     \
        }                                                                                      \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        p->out[64 * rank + threadIdx.x] = 10 * rank + 3;                                       \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_" #release ", mgpu_" #acquire)                                             \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 2);                              \
        for (uint32_t t = 0; t < 128; t++)                                                     \
            CHECK(got[t] == 10 * (t / 64) + 3);                                                \
        record("out", got);                                                                    \
    }
RESTRICTED(sync_restrict, fence_release_sync_restrict, fence_acquire_sync_restrict)
RESTRICTED(async_sync_restrict, fence_proxy_async_generic_release_sync_restrict,
           fence_proxy_async_generic_acquire_sync_restrict)

/* Two addresses of one memory are not to be had in a test: here both are the same. */
MGPU_KERNEL(fence_proxy_alias, fence_args, p, 64, 1)
{
    p->buffer[threadIdx.x] = 9 * threadIdx.x;
    mgpu_fence_proxy_alias();
    p->out[threadIdx.x] = p->buffer[threadIdx.x];
}

TEST_CASE("mgpu_fence_proxy_alias")
{
    const std::vector<uint32_t> got = run(&fence_proxy_alias_kernel, 1);
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == 9 * t);
}

/* A kernel writes a tensor map in global memory, publishes it, and copies through it. */
typedef struct {
    mgpu_tensor_map map;
    uint32_t *out;
    mgpu_tensor_map *made; /* global memory, aligned to 128 */
} map_args;

#define TENSORMAP(suffix)                                                                      \
    MGPU_KERNEL(tensormap##suffix, map_args, p, 64, 1)                                         \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, 64, 128);                                             \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full);                                             \
        if (threadIdx.x < 16)                                                                  \
            p->made->opaque[threadIdx.x] = p->map.opaque[threadIdx.x];                         \
        if (threadIdx.x == 16) {                                                               \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        mgpu_fence_proxy_tensormap_release##suffix();                                          \
        __syncthreads();                                                                       \
        if (threadIdx.x == 32) {                                                               \
            mgpu_fence_proxy_tensormap_acquire##suffix(p->made);                               \
            mgpu_mbarrier_arrive_expect_tx(bar, 256);                                          \
            mgpu_tma_load_2d(mgpu_smem_addr(x), p->made, 0, 0, bar);                           \
        }                                                                                      \
        mgpu_mbarrier_wait(bar, 0);                                                            \
        p->out[threadIdx.x] = x[threadIdx.x];                                                  \
    }                                                                                          \
    TEST_CASE("mgpu_fence_proxy_tensormap_release" #suffix                                     \
              ", mgpu_fence_proxy_tensormap_acquire" #suffix)                                  \
    {                                                                                          \
        check_tensormap(&tensormap##suffix##_kernel);                                          \
    }

static void
check_tensormap(const mgpu_kernel *kernel)
{
    std::vector<uint32_t> source(64);
    for (uint32_t i = 0; i < 64; i++)
        source[i] = 13 * i + 1;
    device_buffer<uint32_t> from(source), out(64);
    device_buffer<mgpu_tensor_map> made(2);
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_U32, from.ptr(), 4, 16, 64, 4, 16);
    map_args a;
    REQUIRE(mgpu_tensor_map_tiled(&a.map, desc, NULL) == MGPU_OK);
    a.out = out.ptr();
    a.made = made.ptr();
    REQUIRE((uintptr_t)a.made % 128 == 0);
    launch(kernel, mgpu_launch_1d(1, 64), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == 13 * t + 1);
    record("out", got);
}

TENSORMAP()
TENSORMAP(_cluster)
TENSORMAP(_gpu)
TENSORMAP(_sys)
