/* tests/ptx/test_st_async.cu - st.async and red.async to shared memory of a peer.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

enum { THREADS = 64, SLOT = 16 };

typedef struct {
    uint32_t *out;       /* [2][THREADS][4] */
    const uint32_t *in;  /* likewise: what is sent */
    const uint32_t *old; /* likewise: what is there before */
} send_args;

static std::vector<uint32_t>
noise(size_t n, uint64_t x)
{
    std::vector<uint32_t> v(n);
    for (uint32_t &w : v) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        w = static_cast<uint32_t>(x >> 32);
    }
    return v;
}

/* ---- stores ------------------------------------------------------------------------------ */

/* Each of two blocks sends what its threads have to the slot of the thread opposite in the other one; a slot has 16
 * bytes, of which `bytes` come. All slots are written out, with what was there before. */
#define STORE(name, type, count, value)                                                        \
    MGPU_KERNEL(name, send_args, p, THREADS, 1)                                                \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, THREADS *SLOT / 4, SLOT);                             \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();              \
        const uint32_t t = threadIdx.x, to = mgpu_smem_addr(x) + (THREADS - 1 - t) * SLOT;     \
        type v[count];                                                                         \
        memcpy(v, p->in + (rank * THREADS + t) * 4, sizeof v);                                 \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            x[t * 4 + i] = p->old[(rank * THREADS + t) * 4 + i];                               \
        if (t == 0) {                                                                          \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
            mgpu_mbarrier_arrive_expect_tx(bar, THREADS *(uint32_t)sizeof v);                  \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        mgpu_st_async_shared_cluster_##name(mgpu_mapa(to, rank ^ 1), value,                    \
                                            mgpu_mapa(bar, rank ^ 1));                         \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            p->out[(rank * THREADS + t) * 4 + i] = x[t * 4 + i];                               \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_st_async_shared_cluster_" #name)                                           \
    {                                                                                          \
        check_store(&name##_kernel, sizeof(type) * (count));                                   \
    }

static std::vector<uint32_t>
sent(const mgpu_kernel *kernel, const std::vector<uint32_t> &source,
     const std::vector<uint32_t> &before)
{
    device_buffer<uint32_t> in(source), old(before), out(2 * THREADS * 4);
    mgpu_launch_config config = mgpu_launch_1d(2, THREADS);
    send_args a;
    config.cluster.x = 2;
    a.out = out.ptr();
    a.in = in.ptr();
    a.old = old.ptr();
    launch(kernel, config, a);
    return out.download();
}

static void
check_store(const mgpu_kernel *kernel, size_t bytes)
{
    const std::vector<uint32_t> source = noise(2 * THREADS * 4, 1);
    std::vector<uint32_t> want = noise(2 * THREADS * 4, 2);
    const std::vector<uint32_t> got = sent(kernel, source, want);
    for (uint32_t i = 0; i < 2 * THREADS; i++)
        std::memcpy(&want[i * 4], &source[(2 * THREADS - 1 - i) * 4], bytes);
    CHECK(difference(got, want) == "");
    record("out", got);
}

STORE(b32, uint32_t, 1, v[0])
STORE(v2_b32, uint32_t, 2, v)
STORE(v4_b32, uint32_t, 4, v)
STORE(b64, uint64_t, 1, v[0])
STORE(v2_b64, uint64_t, 2, v)
STORE(f32, float, 1, v[0])
STORE(v2_f32, float, 2, v)
STORE(v4_f32, float, 4, v)

/* ---- reductions -------------------------------------------------------------------------- */

/* The two blocks again; slot t gets values of the threads t and t ^ 1 of the other block, in any order. */
#define REDUCE(name, type, word)                                                               \
    MGPU_KERNEL(name, send_args, p, THREADS, 1)                                                \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, THREADS *SLOT / 4, SLOT);                             \
        MGPU_SHARED(uint64_t, full, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank();              \
        const uint32_t t = threadIdx.x, base = mgpu_mapa(mgpu_smem_addr(x), rank ^ 1);         \
        const uint32_t far_bar = mgpu_mapa(bar, rank ^ 1);                                     \
        type v;                                                                                \
        memcpy(&v, p->in + (rank * THREADS + t) * 4, sizeof v);                                \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            x[t * 4 + i] = p->old[(rank * THREADS + t) * 4 + i];                               \
        if (t == 0) {                                                                          \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
            mgpu_mbarrier_arrive_expect_tx(bar, 2 * THREADS * (uint32_t)sizeof v);             \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        mgpu_red_async_shared_cluster_##name(base + t * SLOT, v, far_bar);                     \
        mgpu_red_async_shared_cluster_##name(base + (t ^ 1) * SLOT, v, far_bar);               \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            p->out[(rank * THREADS + t) * 4 + i] = x[t * 4 + i];                               \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_red_async_shared_cluster_" #name)                                          \
    {                                                                                          \
        check_reduce<type>(&name##_kernel, word);                                              \
    }

/* What one reduction makes of a value: said here once more, and not taken from the model. */
template <typename T>
T
reduced(const std::string &op, T old, T value)
{
    if (op == "add")
        return static_cast<T>(static_cast<uint64_t>(old) + static_cast<uint64_t>(value));
    if (op == "min")
        return value < old ? value : old;
    if (op == "max")
        return value > old ? value : old;
    if (op == "inc")
        return old >= value ? T(0) : static_cast<T>(old + 1);
    if (op == "dec")
        return old == 0 || old > value ? value : static_cast<T>(old - 1);
    if (op == "and")
        return static_cast<T>(old & value);
    if (op == "or")
        return static_cast<T>(old | value);
    REQUIRE(op == "xor");
    return static_cast<T>(old ^ value);
}

/* Values that meet at all edges. Of inc and dec the two that meet at a slot are the same, as their order counts. */
template <typename T>
std::vector<uint32_t>
edges(uint64_t seed, bool pairs)
{
    static const uint64_t all[] = {0,          1,          2,          0x7fffffff,
                                   0x80000000, 0x80000001, 0xffffffff, 0xfffffffe};
    std::vector<uint32_t> v = noise(2 * THREADS * 4, seed);
    for (uint32_t i = 0; i < 2 * THREADS; i++) {
        const uint32_t from = pairs ? i & ~1u : i;
        const uint64_t low =
            (v[from * 4 + 2] & 3) != 0 ? all[v[from * 4 + 3] % 8] : v[from * 4];
        const uint64_t wide = low | static_cast<uint64_t>(v[from * 4 + 1]) << 32;
        const T value = static_cast<T>(wide);
        std::memcpy(&v[i * 4], &value, sizeof value);
    }
    return v;
}

template <typename T>
void
check_reduce(const mgpu_kernel *kernel, const std::string &op)
{
    const bool counts = op == "inc" || op == "dec";
    const std::vector<uint32_t> source = edges<T>(3, counts);
    std::vector<uint32_t> want = edges<T>(4, false);
    const std::vector<uint32_t> got = sent(kernel, source, want);
    for (uint32_t i = 0; i < 2 * THREADS; i++) {
        const uint32_t far = (i / THREADS ^ 1) * THREADS + i % THREADS;
        T old, a, b;
        std::memcpy(&old, &want[i * 4], sizeof old);
        std::memcpy(&a, &source[far * 4], sizeof a);
        std::memcpy(&b, &source[(far ^ 1) * 4], sizeof b);
        old = reduced<T>(op, reduced<T>(op, old, a), b);
        std::memcpy(&want[i * 4], &old, sizeof old);
    }
    CHECK(difference(got, want) == "");
    record("out", got);
}

REDUCE(add_u32, uint32_t, "add")
REDUCE(add_s32, int32_t, "add")
REDUCE(add_u64, uint64_t, "add")
REDUCE(min_u32, uint32_t, "min")
REDUCE(min_s32, int32_t, "min")
REDUCE(max_u32, uint32_t, "max")
REDUCE(max_s32, int32_t, "max")
REDUCE(inc_u32, uint32_t, "inc")
REDUCE(dec_u32, uint32_t, "dec")
REDUCE(and_b32, uint32_t, "and")
REDUCE(or_b32, uint32_t, "or")
REDUCE(xor_b32, uint32_t, "xor")

/* ---- to oneself, and the page of docs/api.md --------------------------------------------- */

/* st.async may go to the block that issues it, where the cluster has more than one. */
MGPU_KERNEL(to_itself, send_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, x, THREADS, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t bar = mgpu_smem_addr(full), rank = mgpu_cluster_ctarank(), t = threadIdx.x;
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, THREADS * 8);
    }
    __syncthreads();
    mgpu_st_async_shared_cluster_b64(mgpu_mapa(mgpu_smem_addr(x) + 8 * (t ^ 5), rank),
                                     p->in[t] * 0x100000001u, mgpu_mapa(bar, rank));
    mgpu_mbarrier_wait_cluster(bar, 0);
    p->out[(rank * THREADS + t) * 2] = (uint32_t)x[t];
    p->out[(rank * THREADS + t) * 2 + 1] = (uint32_t)(x[t] >> 32);
}

TEST_CASE("mgpu_st_async_shared_cluster_b64 to the block itself")
{
    const std::vector<uint32_t> source = noise(THREADS, 5);
    device_buffer<uint32_t> in(source), out(2 * THREADS * 2);
    mgpu_launch_config config = mgpu_launch_1d(2, THREADS);
    send_args a = send_args();
    config.cluster.x = 2;
    a.out = out.ptr();
    a.in = in.ptr();
    launch(&to_itself_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i < 2 * THREADS; i++) {
        const uint64_t want = source[i % THREADS ^ 5] * UINT64_C(0x100000001);
        CHECK(got[2 * i] == static_cast<uint32_t>(want));
        CHECK(got[2 * i + 1] == static_cast<uint32_t>(want >> 32));
    }
    record("out", got);
}

typedef struct {
    const uint32_t *in;
    uint32_t *out;
} push_args;

MGPU_KERNEL(push_rows, push_args, p, 128, 1) /* cluster of 2 */
{
    MGPU_SHARED_ALIGNED(uint32_t, inbox, 128 * 4, 16);
    MGPU_SHARED(uint32_t, total, 1);
    MGPU_SHARED(uint64_t, word, 1);
    const uint32_t bar = mgpu_smem_addr(word), peer = mgpu_cluster_ctarank() ^ 1;
    if (threadIdx.x == 0) {
        total[0] = 0;
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 128 * 16 + 128 * 4);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    uint32_t v[4];
    for (uint32_t i = 0; i < 4; i++)
        v[i] = p->in[(blockIdx.x * 128 + threadIdx.x) * 4 + i];
    const uint32_t far_bar = mgpu_mapa(bar, peer);
    mgpu_st_async_shared_cluster_v4_b32(
        mgpu_mapa(mgpu_smem_addr(inbox) + threadIdx.x * 16, peer), v, far_bar);
    mgpu_red_async_shared_cluster_add_u32(mgpu_mapa(mgpu_smem_addr(total), peer), v[0],
                                          far_bar);
    mgpu_mbarrier_wait_cluster(bar, 0); /* everything the peer sent is here */
    p->out[blockIdx.x * 128 + threadIdx.x] = inbox[threadIdx.x * 4] + total[0];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("partial sums are pushed to the block that owns the row")
{
    const std::vector<uint32_t> source = noise(2 * 128 * 4, 6);
    device_buffer<uint32_t> in(source), out(2 * 128);
    mgpu_launch_config config = mgpu_launch_1d(2, 128);
    push_args a;
    config.cluster.x = 2;
    a.in = in.ptr();
    a.out = out.ptr();
    launch(&push_rows_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t b = 0; b < 2; b++) {
        uint32_t total = 0;
        for (uint32_t t = 0; t < 128; t++)
            total += source[((b ^ 1) * 128 + t) * 4];
        for (uint32_t t = 0; t < 128; t++)
            CHECK(got[b * 128 + t] == source[((b ^ 1) * 128 + t) * 4] + total);
    }
    record("out", got);
}
