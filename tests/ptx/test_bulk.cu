/* tests/ptx/test_bulk.cu - bulk copies in all directions, their groups.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

typedef struct {
    uint32_t *out;
    const uint32_t *in;
    uint32_t bytes, from, to; /* how many, and where they begin: bytes, multiples of 16 */
} bulk_args;

enum { WORDS = 1024, FILL = 0x5eed0000 }; /* words of shared memory, what it holds before */

static std::vector<uint32_t>
iota(uint32_t n)
{
    std::vector<uint32_t> v(n);
    for (uint32_t i = 0; i < n; i++)
        v[i] = 0x10000u + 3 * i;
    return v;
}

/* ---- in ---------------------------------------------------------------------------------- */

/* `bytes` go from in + from to smem + to; all of shared memory comes back. */
#define LOAD(name, ...)                                                                        \
    MGPU_KERNEL(name, bulk_args, p, 128, 1)                                                    \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, WORDS, 16);                                           \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full), dst = mgpu_smem_addr(x) + p->to;            \
        const char *const src = (const char *)p->in + p->from;                                 \
        for (uint32_t i = threadIdx.x; i < WORDS; i += 128)                                    \
            x[i] = FILL + i;                                                                   \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        __syncthreads();                                                                       \
        if (threadIdx.x == 0) {                                                                \
            const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);         \
            (void)policy;                                                                      \
            mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);                                     \
            mgpu_##name(dst, src, p->bytes, bar __VA_ARGS__);                                  \
        }                                                                                      \
        mgpu_mbarrier_wait(bar, 0);                                                            \
        for (uint32_t i = threadIdx.x; i < WORDS; i += 128)                                    \
            p->out[i] = x[i];                                                                  \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_load(&name##_kernel);                                                            \
    }

static void
check_load(const mgpu_kernel *kernel)
{
    const uint32_t sizes[][3] = {
        {16, 0, 0}, {16, 48, 4080}, {128, 16, 32}, {4096, 0, 0}, {2000, 80, 96}};
    const std::vector<uint32_t> source = iota(WORDS);
    device_buffer<uint32_t> in(source);
    std::vector<uint32_t> all;
    for (const uint32_t *size : sizes) {
        device_buffer<uint32_t> out(WORDS);
        bulk_args a;
        a.out = out.ptr();
        a.in = in.ptr();
        a.bytes = size[0];
        a.from = size[1];
        a.to = size[2];
        launch(kernel, mgpu_launch_1d(1, 128), a);
        const std::vector<uint32_t> got = out.download();
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < WORDS; i++) {
            const bool in_range = 4 * i >= a.to && 4 * i < a.to + a.bytes;
            wrong += got[i] != (in_range ? source[i - a.to / 4 + a.from / 4] : FILL + i);
        }
        CAPTURE(a.bytes, a.from, a.to);
        CHECK(wrong == 0);
        all.insert(all.end(), got.begin(), got.end());
    }
    record("out", all);
}

#define NO_POLICY
#define POLICY , policy
LOAD(bulk_load, NO_POLICY)
LOAD(bulk_load_hint, POLICY)
LOAD(bulk_load_shared_cta, NO_POLICY)
LOAD(bulk_load_shared_cta_hint, POLICY)

/* Four CTAs; the one of rank 1 copies to ranks 0, 1 and 3. */
#define MULTICAST(name, ...)                                                                   \
    MGPU_KERNEL(name, bulk_args, p, 64, 1)                                                     \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);                                              \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();              \
        x[threadIdx.x] = FILL + threadIdx.x;                                                   \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
            mgpu_mbarrier_arrive_expect_tx(bar, rank == 2 ? 0 : 256);                          \
        }                                                                                      \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (rank == 1 && threadIdx.x == 0) {                                                   \
            const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);          \
            (void)policy;                                                                      \
            mgpu_##name(mgpu_smem_addr(x), p->in, 256, bar, 0xb __VA_ARGS__);                  \
        }                                                                                      \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        p->out[64 * rank + threadIdx.x] = x[threadIdx.x];                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_multicast(&name##_kernel);                                                       \
    }

static void
check_multicast(const mgpu_kernel *kernel)
{
    const std::vector<uint32_t> source = iota(64);
    device_buffer<uint32_t> in(source), out(256);
    mgpu_launch_config config = mgpu_launch_1d(4, 64);
    bulk_args a = bulk_args();
    config.cluster.x = 4;
    a.in = in.ptr();
    a.out = out.ptr();
    launch(kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 256; t++)
        CHECK(got[t] == (t / 64 == 2 ? FILL + t % 64 : source[t % 64]));
    record("out", got);
}

MULTICAST(bulk_load_multicast, NO_POLICY)
MULTICAST(bulk_load_multicast_hint, POLICY)

/* ---- to a peer --------------------------------------------------------------------------- */

/* Each of two CTAs sends its 64 words to the other one, which has its own barrier. */
MGPU_KERNEL(bulk_copy_shared_cluster, bulk_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);
    MGPU_SHARED_ALIGNED(uint32_t, y, 64, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();
    x[threadIdx.x] = 1000 * rank + threadIdx.x;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 256);
    }
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0)
        mgpu_bulk_copy_shared_cluster(mgpu_mapa(mgpu_smem_addr(y), rank ^ 1), mgpu_smem_addr(x),
                                      256, mgpu_mapa(bar, rank ^ 1));
    mgpu_mbarrier_wait_cluster(bar, 0);
    p->out[64 * rank + threadIdx.x] = y[threadIdx.x];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_bulk_copy_shared_cluster")
{
    device_buffer<uint32_t> out(128);
    mgpu_launch_config config = mgpu_launch_1d(2, 64);
    bulk_args a = bulk_args();
    config.cluster.x = 2;
    a.out = out.ptr();
    launch(&bulk_copy_shared_cluster_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 128; t++)
        CHECK(got[t] == 1000 * (1 - t / 64) + t % 64);
    record("out", got);
}

/* ---- out --------------------------------------------------------------------------------- */

#define STORE(name, ...)                                                                       \
    MGPU_KERNEL(name, bulk_args, p, 128, 1)                                                    \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, WORDS, 16);                                           \
        for (uint32_t i = threadIdx.x; i < WORDS; i += 128)                                    \
            x[i] = 5 * i;                                                                      \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        __syncthreads();                                                                       \
        if (threadIdx.x == 0) {                                                                \
            const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);         \
            (void)policy;                                                                      \
            mgpu_##name((char *)p->out + p->to, mgpu_smem_addr(x) + p->from,                   \
                        p->bytes __VA_ARGS__);                                                 \
            mgpu_bulk_commit_group();                                                          \
            mgpu_bulk_wait_group(0);                                                           \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_store(&name##_kernel);                                                           \
    }

static void
check_store(const mgpu_kernel *kernel)
{
    const uint32_t sizes[][3] = {
        {16, 0, 0}, {16, 48, 4080}, {128, 16, 32}, {4096, 0, 0}, {2000, 80, 96}};
    std::vector<uint32_t> all;
    for (const uint32_t *size : sizes) {
        device_buffer<uint32_t> out(WORDS);
        bulk_args a = bulk_args();
        a.out = out.ptr();
        a.bytes = size[0];
        a.from = size[1];
        a.to = size[2];
        launch(kernel, mgpu_launch_1d(1, 128), a);
        const std::vector<uint32_t> got = out.download();
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < WORDS; i++) {
            const bool in_range = 4 * i >= a.to && 4 * i < a.to + a.bytes;
            wrong += got[i] != (in_range ? 5 * (i - a.to / 4 + a.from / 4) : 0xdbdbdbdbu);
        }
        CAPTURE(a.bytes, a.from, a.to);
        CHECK(wrong == 0);
        all.insert(all.end(), got.begin(), got.end());
    }
    record("out", all);
}

STORE(bulk_store, NO_POLICY)
STORE(bulk_store_hint, POLICY)

/* ---- prefetch ---------------------------------------------------------------------------- */

MGPU_KERNEL(prefetch, bulk_args, p, 32, 1)
{
    if (threadIdx.x == 0) {
        mgpu_bulk_prefetch(p->in, 128);
        mgpu_bulk_prefetch_hint(p->in, 128, mgpu_createpolicy_fractional_l2_evict_last(1.0f));
    }
    p->out[threadIdx.x] = p->in[threadIdx.x];
}

TEST_CASE("mgpu_bulk_prefetch, mgpu_bulk_prefetch_hint change nothing")
{
    const std::vector<uint32_t> source = iota(32);
    device_buffer<uint32_t> in(source), out(32);
    bulk_args a = bulk_args();
    a.in = in.ptr();
    a.out = out.ptr();
    launch(&prefetch_kernel, mgpu_launch_1d(1, 32), a);
    CHECK(difference(out.download(), source) == "");
}

/* ---- groups ------------------------------------------------------------------------------ */

enum { GROUPS = 8 };

/* One group after the other is waited for, the oldest first: its last word must be there. */
MGPU_KERNEL(wait_group, bulk_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 32 * GROUPS, 16);
    for (uint32_t i = threadIdx.x; i < 32 * GROUPS; i += 32)
        x[i] = 7 * i + 1;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        for (uint32_t g = 0; g < GROUPS; g++) {
            mgpu_bulk_store(p->out + 32 * g, mgpu_smem_addr(x + 32 * g), 64);
            mgpu_bulk_store(p->out + 32 * g + 16, mgpu_smem_addr(x + 32 * g + 16), 64);
            mgpu_bulk_commit_group();
        }
        MGPU_UNROLL
        for (uint32_t g = 0; g < GROUPS; g++) {
            mgpu_bulk_wait_group(GROUPS - 1 - g);
            p->out[32 * GROUPS + g] = mgpu_ld_relaxed_gpu_global_b32(p->out + 32 * g + 31);
        }
        mgpu_bulk_wait_group(0); /* nothing is left: returns at once */
    }
}

TEST_CASE("mgpu_bulk_commit_group, mgpu_bulk_wait_group")
{
    device_buffer<uint32_t> out(33 * GROUPS);
    bulk_args a = bulk_args();
    a.out = out.ptr();
    launch(&wait_group_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i < 32 * GROUPS; i++)
        CHECK(got[i] == 7 * i + 1);
    for (uint32_t g = 0; g < GROUPS; g++)
        CHECK(got[32 * GROUPS + g] == 7 * (32 * g + 31) + 1);
    record("out", got);
}

/* Two buffers in turn: each is overwritten as soon as its copy has read it. */
MGPU_KERNEL(wait_group_read, bulk_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 64, 16);
    for (uint32_t k = 0; k < 12; k++) {
        uint32_t *const buffer = x + k % 2 * 32;
        if (threadIdx.x == 0)
            mgpu_bulk_wait_group_read(1);
        __syncthreads();
        buffer[threadIdx.x] = 100 * k + threadIdx.x;
        mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
        if (threadIdx.x == 0) {
            mgpu_bulk_store(p->out + 32 * k, mgpu_smem_addr(buffer), 128);
            mgpu_bulk_commit_group();
        }
    }
    if (threadIdx.x == 0)
        mgpu_bulk_wait_group_read(0);
}

TEST_CASE("mgpu_bulk_wait_group_read")
{
    device_buffer<uint32_t> out(32 * 12);
    bulk_args a = bulk_args();
    a.out = out.ptr();
    launch(&wait_group_read_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i < 32 * 12; i++)
        CHECK(got[i] == 100 * (i / 32) + i % 32);
    record("out", got);
}
