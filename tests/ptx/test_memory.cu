/* tests/ptx/test_memory.cu - loads and stores by address space, width, order and scope.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(CLUSTER);

typedef struct {
    uint32_t *out;
    uint32_t *flag;
    uint64_t *flag64;
    float *flag_f32;
} memory_args;

static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t blocks, uint32_t cluster, uint32_t words,
    uint32_t threads = 32)
{
    device_buffer<uint32_t> out(words), flag(std::vector<uint32_t>(4, 0));
    device_buffer<uint64_t> flag64(std::vector<uint64_t>(4, 0));
    device_buffer<float> flag_f32(std::vector<float>(4, 0));
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    memory_args a;
    config.cluster.x = cluster;
    a.out = out.ptr();
    a.flag = flag.ptr();
    a.flag64 = flag64.ptr();
    a.flag_f32 = flag_f32.ptr();
    launch(kernel, config, a);
    return out.download();
}

/* ---- shared memory: all widths take words from `v` or bring words to it ------------------ */

#define WIDTHS(space)                                                                          \
    MGPU_DEVICE void put_##space##_b32(uint32_t addr, const uint32_t *v)                       \
    {                                                                                          \
        mgpu_st_##space##_b32(addr, v[0]);                                                     \
    }                                                                                          \
    MGPU_DEVICE void get_##space##_b32(uint32_t *v, uint32_t addr)                             \
    {                                                                                          \
        v[0] = mgpu_ld_##space##_b32(addr);                                                    \
    }                                                                                          \
    MGPU_DEVICE void put_##space##_b64(uint32_t addr, const uint32_t *v)                       \
    {                                                                                          \
        mgpu_st_##space##_b64(addr, (uint64_t)v[1] << 32 | v[0]);                              \
    }                                                                                          \
    MGPU_DEVICE void get_##space##_b64(uint32_t *v, uint32_t addr)                             \
    {                                                                                          \
        const uint64_t w = mgpu_ld_##space##_b64(addr);                                        \
        v[0] = (uint32_t)w;                                                                    \
        v[1] = (uint32_t)(w >> 32);                                                            \
    }                                                                                          \
    MGPU_DEVICE void put_##space##_v2_b32(uint32_t addr, const uint32_t *v)                    \
    {                                                                                          \
        mgpu_st_##space##_v2_b32(addr, v);                                                     \
    }                                                                                          \
    MGPU_DEVICE void get_##space##_v2_b32(uint32_t *v, uint32_t addr)                          \
    {                                                                                          \
        mgpu_ld_##space##_v2_b32(v, addr);                                                     \
    }                                                                                          \
    MGPU_DEVICE void put_##space##_v4_b32(uint32_t addr, const uint32_t *v)                    \
    {                                                                                          \
        mgpu_st_##space##_v4_b32(addr, v);                                                     \
    }                                                                                          \
    MGPU_DEVICE void get_##space##_v4_b32(uint32_t *v, uint32_t addr)                          \
    {                                                                                          \
        mgpu_ld_##space##_v4_b32(v, addr);                                                     \
    }
#define FLOATS(space, name, width, put, get)                                                   \
    MGPU_DEVICE void put_##space##_##name(uint32_t addr, const uint32_t *v)                    \
    {                                                                                          \
        float r[width];                                                                        \
        memcpy(r, v, sizeof r);                                                                \
        put;                                                                                   \
    }                                                                                          \
    MGPU_DEVICE void get_##space##_##name(uint32_t *v, uint32_t addr)                          \
    {                                                                                          \
        float r[width];                                                                        \
        get;                                                                                   \
        memcpy(v, r, sizeof r);                                                                \
    }
#define FLOAT_WIDTHS(space)                                                                    \
    FLOATS(space, f32, 1, mgpu_st_##space##_f32(addr, r[0]),                                   \
           r[0] = mgpu_ld_##space##_f32(addr))                                                 \
    FLOATS(space, v2_f32, 2, mgpu_st_##space##_v2_f32(addr, r),                                \
           mgpu_ld_##space##_v2_f32(r, addr))                                                  \
    FLOATS(space, v4_f32, 4, mgpu_st_##space##_v4_f32(addr, r),                                \
           mgpu_ld_##space##_v4_f32(r, addr))
WIDTHS(shared)
WIDTHS(shared_cluster)
FLOAT_WIDTHS(shared)
FLOAT_WIDTHS(shared_cluster)

/* Word i of thread t of the CTA of rank r. */
MGPU_INLINE uint32_t
word(uint32_t r, uint32_t t, uint32_t i)
{
    return 0x01010101u * t + 0x100u * i + 1000 * r + 7;
}

/* Put by address and read plainly; write plainly and get by address. */
#define OWN(name, width)                                                                       \
    MGPU_KERNEL(name, memory_args, p, 32, 1)                                                   \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, 128, 16);                                             \
        MGPU_SHARED_ALIGNED(uint32_t, y, 128, 16);                                             \
        const uint32_t t = threadIdx.x, at = (width)*t;                                        \
        uint32_t v[4];                                                                         \
        for (uint32_t i = 0; i < (width); i++) {                                               \
            v[i] = word(0, t, i);                                                              \
            y[at + i] = word(1, t, i);                                                         \
        }                                                                                      \
        put_shared_##name(mgpu_smem_addr(x + at), v);                                          \
        get_shared_##name(v, mgpu_smem_addr(y + at));                                          \
        for (uint32_t i = 0; i < (width); i++) {                                               \
            p->out[at + i] = x[at + i];                                                        \
            p->out[32 * (width) + at + i] = v[i];                                              \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_ld_shared_" #name ", mgpu_st_shared_" #name)                               \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 1, 64 * (width));             \
        for (uint32_t t = 0; t < 32; t++)                                                      \
            for (uint32_t i = 0; i < (width); i++) {                                           \
                CHECK(got[(width)*t + i] == word(0, t, i));                                    \
                CHECK(got[(width) * (32 + t) + i] == word(1, t, i));                           \
            }                                                                                  \
        record("out", got);                                                                    \
    }
OWN(b32, 1)
OWN(b64, 2)
OWN(v2_b32, 2)
OWN(v4_b32, 4)
OWN(f32, 1)
OWN(v2_f32, 2)
OWN(v4_f32, 4)

/* Put into the peer's x, get from the peer's y. */
#define PEER(name, width)                                                                      \
    MGPU_KERNEL(cluster_##name, memory_args, p, 32, 1)                                         \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, 128, 16);                                             \
        MGPU_SHARED_ALIGNED(uint32_t, y, 128, 16);                                             \
        const uint32_t rank = mgpu_cluster_ctarank(), t = threadIdx.x, at = (width)*t;         \
        uint32_t v[4];                                                                         \
        for (uint32_t i = 0; i < (width); i++) {                                               \
            v[i] = word(rank, t, i);                                                           \
            y[at + i] = word(rank + 2, t, i);                                                  \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        put_shared_cluster_##name(mgpu_mapa(mgpu_smem_addr(x + at), rank ^ 1), v);             \
        get_shared_cluster_##name(v, mgpu_mapa(mgpu_smem_addr(y + at), rank ^ 1));             \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        for (uint32_t i = 0; i < (width); i++) {                                               \
            p->out[64 * (width)*rank + at + i] = x[at + i];                                    \
            p->out[64 * (width)*rank + 32 * (width) + at + i] = v[i];                          \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_ld_shared_cluster_" #name ", mgpu_st_shared_cluster_" #name)               \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&cluster_##name##_kernel, 2, 2, 128 * (width));  \
        for (uint32_t rank = 0; rank < 2; rank++)                                              \
            for (uint32_t t = 0; t < 32; t++)                                                  \
                for (uint32_t i = 0; i < (width); i++) {                                       \
                    CHECK(got[(width) * (64 * rank + t) + i] == word(1 - rank, t, i));         \
                    CHECK(got[(width) * (64 * rank + 32 + t) + i] == word(3 - rank, t, i));    \
                }                                                                              \
        record("out", got);                                                                    \
    }
PEER(b32, 1)
PEER(b64, 2)
PEER(v2_b32, 2)
PEER(v4_b32, 4)
PEER(f32, 1)
PEER(v2_f32, 2)
PEER(v4_f32, 4)

/* ---- bytes and halves of words: each second one is put, its neighbours stay ----------------- */

#define NARROW(space, name, T, blocks, peer)                                                   \
    MGPU_KERNEL(space##_##name, memory_args, p, 32, 1)                                         \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(T, x, 64, 16);                                                     \
        MGPU_SHARED_ALIGNED(T, y, 64, 16);                                                     \
        const uint32_t rank = mgpu_cluster_ctarank(), t = threadIdx.x;                         \
        for (uint32_t i = 2 * t; i < 2 * t + 2; i++) {                                         \
            x[i] = (T)0x9999u;                                                                 \
            y[i] = (T)word(rank, i, 0);                                                        \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        mgpu_st_##space##_##name(peer(mgpu_smem_addr(x + 2 * t + 1)), (T)word(rank, t, 1));    \
        p->out[64 * rank + t] = mgpu_ld_##space##_##name(peer(mgpu_smem_addr(y + 63 - t)));    \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        p->out[64 * rank + 32 + t] = (uint32_t)x[2 * t] << 16 | x[2 * t + 1];                  \
    }                                                                                          \
    TEST_CASE("mgpu_ld_" #space "_" #name ", mgpu_st_" #space "_" #name)                       \
    {                                                                                          \
        const std::vector<uint32_t> got =                                                      \
            run(&space##_##name##_kernel, blocks, blocks, 64 * (blocks));                      \
        for (uint32_t rank = 0; rank < (blocks); rank++)                                       \
            for (uint32_t t = 0; t < 32; t++) {                                                \
                const uint32_t from = (blocks)-1 - rank;                                       \
                CHECK(got[64 * rank + t] == (T)word(from, 63 - t, 0));                         \
                CHECK(got[64 * rank + 32 + t] ==                                               \
                      ((uint32_t)(T)0x9999u << 16 | (T)word(from, t, 1)));                     \
            }                                                                                  \
        record("out", got);                                                                    \
    }
#define HERE(addr)  (addr)
#define THERE(addr) mgpu_mapa(addr, mgpu_cluster_ctarank() ^ 1)
NARROW(shared, b8, uint8_t, 1, HERE)
NARROW(shared, b16, uint16_t, 1, HERE)
NARROW(shared_cluster, b8, uint8_t, 2, THERE)
NARROW(shared_cluster, b16, uint16_t, 2, THERE)

/* ---- flags in global memory: block 0 hands 32 words to block 1 of the same cluster ------- */

/* `before` and `after` are the fences that a relaxed flag needs. */
#define FLAG_TEST(store, load, T, where, before, after)                                        \
    MGPU_KERNEL(store, memory_args, p, 32, 1)                                                  \
    {                                                                                          \
        if (blockIdx.x == 0) {                                                                 \
            p->out[threadIdx.x] = 3 * threadIdx.x;                                             \
            mgpu_bar_warp_sync(0xffffffffu);                                                   \
            if (threadIdx.x == 0) {                                                            \
                before;                                                                        \
                mgpu_##store(p->where, (T)0x8000000000000001ull);                              \
            }                                                                                  \
        } else {                                                                               \
            T seen = 0;                                                                        \
            while (seen == 0)                                                                  \
                seen = mgpu_##load(p->where);                                                  \
            after;                                                                             \
            p->out[32 + threadIdx.x] = p->out[threadIdx.x] + (uint32_t)((uint64_t)seen >> 63); \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #store ", mgpu_" #load)                                                  \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&store##_kernel, 2, 2, 64);                      \
        for (uint32_t t = 0; t < 32; t++)                                                      \
            CHECK(got[32 + t] == 3 * t + (sizeof(T) == 8 || (T)0.5 != 0 ? 1 : 0));             \
        record("out", got);                                                                    \
    }
FLAG_TEST(st_release_cluster_global_b32, ld_acquire_cluster_global_b32, uint32_t, flag, , )
FLAG_TEST(st_release_cluster_global_b64, ld_acquire_cluster_global_b64, uint64_t, flag64, , )
FLAG_TEST(st_release_gpu_global_b32, ld_acquire_gpu_global_b32, uint32_t, flag, , )
FLAG_TEST(st_release_gpu_global_b64, ld_acquire_gpu_global_b64, uint64_t, flag64, , )
FLAG_TEST(st_release_sys_global_b32, ld_acquire_sys_global_b32, uint32_t, flag, , )
FLAG_TEST(st_release_sys_global_b64, ld_acquire_sys_global_b64, uint64_t, flag64, , )
FLAG_TEST(st_relaxed_cluster_global_b32, ld_relaxed_cluster_global_b32, uint32_t, flag,
          mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())
FLAG_TEST(st_relaxed_cluster_global_b64, ld_relaxed_cluster_global_b64, uint64_t, flag64,
          mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())
FLAG_TEST(st_relaxed_gpu_global_b32, ld_relaxed_gpu_global_b32, uint32_t, flag,
          mgpu_fence_acq_rel_gpu(), mgpu_fence_acq_rel_gpu())
FLAG_TEST(st_relaxed_gpu_global_b64, ld_relaxed_gpu_global_b64, uint64_t, flag64,
          mgpu_fence_acq_rel_gpu(), mgpu_fence_acq_rel_gpu())
FLAG_TEST(st_relaxed_sys_global_b32, ld_relaxed_sys_global_b32, uint32_t, flag,
          mgpu_fence_acq_rel_sys(), mgpu_fence_acq_rel_sys())
FLAG_TEST(st_relaxed_sys_global_b64, ld_relaxed_sys_global_b64, uint64_t, flag64,
          mgpu_fence_acq_rel_sys(), mgpu_fence_acq_rel_sys())
FLAG_TEST(st_mmio_relaxed_sys_global_b32, ld_mmio_relaxed_sys_global_b32, uint32_t, flag,
          mgpu_fence_acq_rel_sys(), mgpu_fence_acq_rel_sys())
FLAG_TEST(st_mmio_relaxed_sys_global_b64, ld_mmio_relaxed_sys_global_b64, uint64_t, flag64,
          mgpu_fence_acq_rel_sys(), mgpu_fence_acq_rel_sys())

FLAG_TEST(st_release_cluster_global_f32, ld_acquire_cluster_global_f32, float, flag_f32, , )
FLAG_TEST(st_release_gpu_global_f32, ld_acquire_gpu_global_f32, float, flag_f32, , )
FLAG_TEST(st_release_sys_global_f32, ld_acquire_sys_global_f32, float, flag_f32, , )
FLAG_TEST(st_relaxed_cluster_global_f32, ld_relaxed_cluster_global_f32, float, flag_f32,
          mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())
FLAG_TEST(st_relaxed_gpu_global_f32, ld_relaxed_gpu_global_f32, float, flag_f32,
          mgpu_fence_acq_rel_gpu(), mgpu_fence_acq_rel_gpu())
FLAG_TEST(st_relaxed_sys_global_f32, ld_relaxed_sys_global_f32, float, flag_f32,
          mgpu_fence_acq_rel_sys(), mgpu_fence_acq_rel_sys())

/* ---- flags in shared memory: a word of rank 0, handed to another warp, or to rank 1 ------- */

#define SHARED_FLAG(store, load, T, before, after)                                             \
    MGPU_KERNEL(store, memory_args, p, 64, 1)                                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, x, 1);                                                           \
        MGPU_SHARED(T, flag, 1);                                                               \
        const uint32_t addr = mgpu_smem_addr(flag);                                            \
        if (threadIdx.x == 0)                                                                  \
            flag[0] = 0;                                                                       \
        __syncthreads();                                                                       \
        if (threadIdx.x == 0) {                                                                \
            mgpu_st_shared_b32(mgpu_smem_addr(x), 77);                                         \
            before;                                                                            \
            mgpu_##store(addr, (T)5);                                                          \
        } else if (threadIdx.x >= 32) {                                                        \
            T seen = 0;                                                                        \
            while (seen == 0)                                                                  \
                seen = mgpu_##load(addr);                                                      \
            after;                                                                             \
            p->out[threadIdx.x - 32] = mgpu_ld_shared_b32(mgpu_smem_addr(x)) + (uint32_t)seen; \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #store ", mgpu_" #load)                                                  \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&store##_kernel, 1, 1, 32, 64);                  \
        for (uint32_t t = 0; t < 32; t++)                                                      \
            CHECK(got[t] == 82);                                                               \
        record("out", got);                                                                    \
    }
#define CLUSTER_FLAG(store, load, T, before, after)                                            \
    MGPU_KERNEL(store, memory_args, p, 32, 1)                                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, x, 1);                                                           \
        MGPU_SHARED(T, flag, 1);                                                               \
        const uint32_t addr = mgpu_mapa(mgpu_smem_addr(flag), 1);                              \
        if (threadIdx.x == 0)                                                                  \
            flag[0] = 0;                                                                       \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {                                 \
            mgpu_st_shared_cluster_b32(mgpu_mapa(mgpu_smem_addr(x), 1), 77);                   \
            before;                                                                            \
            mgpu_##store(addr, (T)5);                                                          \
        } else if (mgpu_cluster_ctarank() == 1) {                                              \
            T seen = 0;                                                                        \
            while (seen == 0)                                                                  \
                seen = mgpu_##load(addr);                                                      \
            after;                                                                             \
            p->out[threadIdx.x] = mgpu_ld_shared_b32(mgpu_smem_addr(x)) + (uint32_t)seen;      \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_" #store ", mgpu_" #load)                                                  \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&store##_kernel, 2, 2, 32);                      \
        for (uint32_t t = 0; t < 32; t++)                                                      \
            CHECK(got[t] == 82);                                                               \
        record("out", got);                                                                    \
    }
SHARED_FLAG(st_release_shared_b32, ld_acquire_shared_b32, uint32_t, , )
SHARED_FLAG(st_release_shared_b64, ld_acquire_shared_b64, uint64_t, , )
SHARED_FLAG(st_release_shared_f32, ld_acquire_shared_f32, float, , )
SHARED_FLAG(st_relaxed_shared_b32, ld_relaxed_shared_b32, uint32_t, mgpu_fence_acq_rel(),
            mgpu_fence_acq_rel())
SHARED_FLAG(st_relaxed_shared_b64, ld_relaxed_shared_b64, uint64_t, mgpu_fence_acq_rel(),
            mgpu_fence_acq_rel())
SHARED_FLAG(st_relaxed_shared_f32, ld_relaxed_shared_f32, float, mgpu_fence_acq_rel(),
            mgpu_fence_acq_rel())
CLUSTER_FLAG(st_release_shared_cluster_b32, ld_acquire_shared_cluster_b32, uint32_t, , )
CLUSTER_FLAG(st_release_shared_cluster_b64, ld_acquire_shared_cluster_b64, uint64_t, , )
CLUSTER_FLAG(st_release_shared_cluster_f32, ld_acquire_shared_cluster_f32, float, , )
CLUSTER_FLAG(st_relaxed_shared_cluster_b32, ld_relaxed_shared_cluster_b32, uint32_t,
             mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())
CLUSTER_FLAG(st_relaxed_shared_cluster_b64, ld_relaxed_shared_cluster_b64, uint64_t,
             mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())
CLUSTER_FLAG(st_relaxed_shared_cluster_f32, ld_relaxed_shared_cluster_f32, float,
             mgpu_fence_acq_rel_cluster(), mgpu_fence_acq_rel_cluster())

/* ---- policies ---------------------------------------------------------------------------- */

/* A policy changes no result: a copy with it brings the same bytes; and the three differ. */
MGPU_KERNEL(policies, memory_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 32, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t bar = mgpu_smem_addr(full);
    const uint64_t policy[3] = {mgpu_createpolicy_fractional_l2_evict_first(1.0f),
                                mgpu_createpolicy_fractional_l2_evict_last(0.5f),
                                mgpu_createpolicy_fractional_l2_evict_normal(1.0f)};
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        p->flag[0] = policy[0] != policy[1];
        p->flag[1] = policy[1] != policy[2];
        p->flag[2] = policy[2] != policy[0];
        p->flag[3] = 1;
        mgpu_fence_proxy_async_global();
        for (uint32_t i = 0; i < 3; i++) {
            mgpu_mbarrier_arrive_expect_tx(bar, 16);
            mgpu_bulk_load_hint(mgpu_smem_addr(x + 4 * i), p->flag, 16, bar, policy[i]);
            mgpu_mbarrier_wait(bar, i % 2);
        }
        for (uint32_t i = 0; i < 12; i++)
            p->out[i] = x[i];
    }
}

TEST_CASE(
    "mgpu_createpolicy_fractional_l2_evict_first, mgpu_createpolicy_fractional_l2_evict_last, "
    "mgpu_createpolicy_fractional_l2_evict_normal")
{
    const std::vector<uint32_t> got = run(&policies_kernel, 1, 1, 12);
    for (uint32_t i = 0; i < 12; i++)
        CHECK(got[i] == 1);
}
