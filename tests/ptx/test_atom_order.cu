/* tests/ptx/test_atom_order.cu - atomics of many threads to one word: nothing is lost, and what they order is there.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/atom_vector.h>

#include "device.h"

MGPU_REQUIRE(CLUSTER);

enum { BLOCKS = 8, THREADS = 64, HOWS = 16 };

typedef struct {
    uint32_t *words;
    float *sums;
    uint64_t *wide;
    uint32_t *out;
} order_args;

/* Zeros, a launch; words, sums, wide, out. */
static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t cluster, std::vector<float> *sums = NULL,
    std::vector<uint64_t> *wide = NULL, std::vector<uint32_t> *out = NULL)
{
    device_buffer<uint32_t> words(std::vector<uint32_t>(64, 0)), outs(BLOCKS * THREADS);
    device_buffer<float> floats(std::vector<float>(64, 0));
    device_buffer<uint64_t> wides(std::vector<uint64_t>(64, 0));
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, THREADS);
    order_args a;
    config.cluster.x = cluster;
    a.words = words.ptr();
    a.sums = floats.ptr();
    a.wide = wides.ptr();
    a.out = outs.ptr();
    launch(kernel, config, a);
    if (sums != NULL)
        *sums = floats.download();
    if (wide != NULL)
        *wide = wides.download();
    if (out != NULL)
        *out = outs.download();
    return words.download();
}

/* ---- every order and scope: all blocks count, each scope where it holds all ------------------ */

#define EIGHT(X, f)                                                                            \
    X(f, MGPU_RELAXED_CTA)                                                                     \
    X(f, MGPU_RELAXED_CLUSTER)                                                                 \
    X(f, MGPU_RELAXED_GPU)                                                                     \
    X(f, MGPU_RELAXED_SYS)                                                                     \
    X(f, MGPU_RELEASE_CTA)                                                                     \
    X(f, MGPU_RELEASE_CLUSTER)                                                                 \
    X(f, MGPU_RELEASE_GPU)                                                                     \
    X(f, MGPU_RELEASE_SYS)
#define SIXTEEN(X, f)                                                                          \
    EIGHT(X, f)                                                                                \
    X(f, MGPU_ACQUIRE_CTA)                                                                     \
    X(f, MGPU_ACQUIRE_CLUSTER)                                                                 \
    X(f, MGPU_ACQUIRE_GPU)                                                                     \
    X(f, MGPU_ACQUIRE_SYS)                                                                     \
    X(f, MGPU_ACQ_REL_CTA)                                                                     \
    X(f, MGPU_ACQ_REL_CLUSTER)                                                                 \
    X(f, MGPU_ACQ_REL_GPU)                                                                     \
    X(f, MGPU_ACQ_REL_SYS)

/* A word of global memory for each: that of a narrow scope is used by who it holds. */
#define COUNT_GLOBAL(f, how)                                                                   \
    if ((how) % 4 >= 2 || ((how) % 4 == 0 ? blockIdx.x == 0 : blockIdx.x < 2))                 \
        f(how, p->words + (how), threadIdx.x + 1);
MGPU_KERNEL(count_atom, order_args, p, THREADS, 1){
    SIXTEEN(COUNT_GLOBAL, (void)mgpu_atom_global_add_u32)} MGPU_KERNEL(count_red, order_args, p,
                                                                       THREADS, 1)
{
    EIGHT(COUNT_GLOBAL, mgpu_red_global_add_u32)
}

static void
counted(const std::vector<uint32_t> &words, uint32_t hows, uint32_t each)
{
    for (uint32_t how = 0; how < 64; how++) {
        const uint32_t users = how % 4 == 0 ? 1 : how % 4 == 1 ? 2 : BLOCKS;
        CAPTURE(how);
        CHECK(words[how] == (how < hows ? each * users : 0));
    }
    record("words", words);
}

TEST_CASE("mgpu_atom_global_add_u32, mgpu_red_global_add_u32: every order and scope")
{
    const uint32_t each = THREADS * (THREADS + 1) / 2;
    counted(run(&count_atom_kernel, 2), 16, each);
    counted(run(&count_red_kernel, 2), 8, each);
}

/* Shared memory: of this CTA; of rank 0, by both of its cluster. */
#define COUNT_SHARED(f, how)                                                                   \
    if ((how) % 4 >= 1 || mgpu_cluster_ctarank() == 0)                                         \
        f(how, at + 4 * (how), threadIdx.x + 1);
#define SHARED_COUNTS(name, space, peer)                                                       \
    MGPU_KERNEL(name, order_args, p, THREADS, 1)                                               \
    {                                                                                          \
        MGPU_SHARED(uint32_t, count, 32);                                                      \
        const uint32_t own = mgpu_smem_addr(count), at = peer ? mgpu_mapa(own, 0) : own;       \
        if (threadIdx.x < 32)                                                                  \
            mgpu_st_shared_b32(own + 4 * threadIdx.x, 0);                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        SIXTEEN(COUNT_SHARED, (void)mgpu_atom_##space##_add_u32)                               \
        const uint32_t red = at + 4 * HOWS;                                                    \
        {                                                                                      \
            const uint32_t at = red;                                                           \
            EIGHT(COUNT_SHARED, mgpu_red_##space##_add_u32)                                    \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x < 32)                                                                  \
            p->out[blockIdx.x * 32 + threadIdx.x] = mgpu_ld_shared_b32(own + 4 * threadIdx.x); \
    }
SHARED_COUNTS(count_shared, shared, false)
SHARED_COUNTS(count_cluster, shared_cluster, true)

TEST_CASE("mgpu_atom_shared_add_u32, mgpu_atom_shared_cluster_add_u32: every order and scope")
{
    const uint32_t each = THREADS * (THREADS + 1) / 2;
    for (uint32_t peer = 0; peer < 2; peer++) {
        std::vector<uint32_t> out;
        run(peer ? &count_cluster_kernel : &count_shared_kernel, 2, NULL, NULL, &out);
        for (uint32_t i = 0; i < BLOCKS * 32; i++) {
            const uint32_t rank = i / 32 % 2, how = i % 16, last = i % 32 < 16 ? 16 : 8;
            const uint32_t users = peer           ? (rank != 0      ? 0
                                                     : how % 4 == 0 ? 1
                                                                    : 2)
                                   : how % 4 == 0 ? (rank == 0 ? 1 : 0)
                                                  : 1;
            CAPTURE(peer, i);
            CHECK(out[i] == (how < last ? each * users : 0));
        }
        out.resize(BLOCKS * 32);
        record("out", out);
    }
}

/* ---- sums: small integers, so that their order does not matter ------------------------------- */

MGPU_KERNEL(sums, order_args, p, THREADS, 1)
{
    const float x = (float)(blockIdx.x * THREADS + threadIdx.x), v[4] = {x, 1, -x, 2};
    mgpu_red_relaxed_gpu_global_add_v4_f32(p->sums, v);
    mgpu_red_relaxed_gpu_global_add_v2_f32(p->sums + 4, v);
    mgpu_red_relaxed_gpu_global_add_f32(p->sums + 6, x);
    const uint32_t ones[2] = {0x3c003c00, 0};
    mgpu_red_relaxed_gpu_global_add_v2_f16x2(p->words, ones);
    mgpu_red_relaxed_gpu_global_add_f64((double *)p->wide, x);
    mgpu_red_relaxed_gpu_global_max_s64((int64_t *)p->wide + 1, (int64_t)threadIdx.x - 8);
    mgpu_red_relaxed_gpu_global_or_b64(p->wide + 2, (uint64_t)1 << threadIdx.x);
}

TEST_CASE("reductions of all threads to one word, or to one vector")
{
    std::vector<float> sums;
    std::vector<uint64_t> wide;
    const std::vector<uint32_t> words = run(&sums_kernel, 1, &sums, &wide);
    const float n = BLOCKS * THREADS, all = n * (n - 1) / 2;
    const float want[7] = {all, n, -all, 2 * n, all, n, all};
    for (uint32_t i = 0; i < 64; i++)
        CHECK(sums[i] == (i < 7 ? want[i] : 0));
    CHECK(words[0] == 0x60006000); /* 512, twice */
    double sum;
    std::memcpy(&sum, &wide[0], 8);
    CHECK(sum == (double)all);
    CHECK(wide[1] == THREADS - 9);
    CHECK(wide[2] == ~(uint64_t)0);
    record("sums", sums);
    record("words", words);
    record("wide", wide);
}

/* ---- who is last ---------------------------------------------------------------------------- */

/* Each block leaves a row; whoever counts last adds them all, and must see them. */
MGPU_KERNEL(last_adds, order_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, last, 1);
    const uint32_t t = threadIdx.x;
    p->out[blockIdx.x * THREADS + t] = blockIdx.x * 1000 + t;
    __syncthreads();
    if (t == 0)
        last[0] = mgpu_atom_acq_rel_gpu_global_add_u32(p->words, 1) == gridDim.x - 1;
    __syncthreads();
    if (last[0] && t < 32) {
        uint32_t sum = 0;
        for (uint32_t b = 0; b < gridDim.x; b++)
            sum += p->out[b * THREADS + t];
        p->words[1 + t] = sum;
    }
}

TEST_CASE("mgpu_atom_acq_rel_gpu_global_add_u32: the last block sees what all wrote")
{
    const std::vector<uint32_t> words = run(&last_adds_kernel, 1);
    CHECK(words[0] == BLOCKS);
    for (uint32_t t = 0; t < 32; t++)
        CHECK(words[1 + t] == 1000 * BLOCKS * (BLOCKS - 1) / 2 + BLOCKS * t);
    record("words", words);
}

/* ---- a lock --------------------------------------------------------------------------------- */

/* Taken with acquire, given back with release: what it guards are plain words. */
MGPU_KERNEL(locked, order_args, p, THREADS, 1)
{
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 20; i++) {
        while (mgpu_atom_global_cas_b32(MGPU_ACQUIRE_GPU, p->words, 0, 1) != 0)
            __nanosleep(20);
        p->words[1]++;
        p->wide[1] += p->words[1];
        (void)mgpu_atom_global_exch_b32(MGPU_RELEASE_GPU, p->words, 0);
    }
}

TEST_CASE("a lock: mgpu_atom_global_cas_b32 acquires, mgpu_atom_global_exch_b32 releases")
{
    std::vector<uint64_t> wide;
    const std::vector<uint32_t> words = run(&locked_kernel, 1, NULL, &wide);
    CHECK(words[0] == 0);
    CHECK(words[1] == 20 * BLOCKS);
    CHECK(wide[1] == (uint64_t)20 * BLOCKS * (20 * BLOCKS + 1) / 2);
    record("words", words);
}

/* ---- a message -------------------------------------------------------------------------------- */

/* Blocks b and b + 1: one writes a row and releases a flag by red; the other one looks by an atomic. */
MGPU_KERNEL(message, order_args, p, THREADS, 1)
{
    const uint32_t pair = blockIdx.x / 2, t = threadIdx.x;
    uint32_t *const row = p->out + pair * 2 * THREADS;
    if (blockIdx.x % 2 == 0) {
        row[t] = 77 * t + pair;
        __syncthreads();
        if (t == 0)
            mgpu_red_release_gpu_global_add_u32(p->words + pair, 1);
    } else {
        if (t == 0)
            while (mgpu_atom_global_or_b32(MGPU_ACQUIRE_GPU, p->words + pair, 0) == 0)
                __nanosleep(20);
        __syncthreads();
        row[THREADS + t] = row[t] + 1;
    }
}

TEST_CASE("a message: mgpu_red_release_gpu_global_add_u32, mgpu_atom_global_or_b32 acquires")
{
    std::vector<uint32_t> out;
    run(&message_kernel, 1, NULL, NULL, &out);
    for (uint32_t i = 0; i < BLOCKS / 2 * THREADS; i++) {
        const uint32_t pair = i / THREADS, t = i % THREADS;
        CHECK(out[pair * 2 * THREADS + THREADS + t] == 77 * t + pair + 1);
    }
    record("out", out);
}

/* ---- 16 bytes ---------------------------------------------------------------------------------- */

/* Each thread swaps in its own pair until nobody came between: halves are never of two threads. */
MGPU_KERNEL(pairs, order_args, p, THREADS, 1)
{
    if (threadIdx.x >= 4)
        return;
    const uint64_t me = blockIdx.x * 4 + threadIdx.x + 1;
    uint64_t seen[2] = {0, 0}, fresh[2], was[2];
    for (;;) {
        fresh[0] = seen[0] + me;
        fresh[1] = seen[1] + 1000 * me;
        mgpu_atom_relaxed_gpu_global_cas_b128(was, p->wide, seen, fresh);
        if (was[0] == seen[0] && was[1] == seen[1])
            break;
        seen[0] = was[0];
        seen[1] = was[1];
    }
    fresh[0] = me;
    fresh[1] = ~me;
    mgpu_atom_relaxed_gpu_global_exch_b128(was, p->wide + 2, fresh);
    p->out[blockIdx.x * 4 + threadIdx.x] = was[0] == 0 || was[0] == ~was[1];
}

TEST_CASE("mgpu_atom_relaxed_gpu_global_cas_b128, ..._exch_b128: both halves in one step")
{
    std::vector<uint64_t> wide;
    std::vector<uint32_t> out;
    run(&pairs_kernel, 1, NULL, &wide, &out);
    const uint64_t n = BLOCKS * 4, all = n * (n + 1) / 2;
    CHECK(wide[0] == all);
    CHECK(wide[1] == 1000 * all);
    for (uint32_t i = 0; i < n; i++)
        CHECK(out[i] == 1);
    record("sum", &wide[0], 16);
}

/* ---- in the memory of one block, by both of a cluster ------------------------------------------ */

enum { TIMES = 50, SLOTS = 16 };

/* Each thread of both blocks, TIMES times: 32 bits in words[], 64 bits in wide[], of block 0. What an exchange brought
 * is summed in out. */
#define CONTEND(ATOM, at)                                                                      \
    for (uint32_t i = 0; i < TIMES; i++) {                                                     \
        const uint32_t token = (rank * THREADS + threadIdx.x) * TIMES + i + 1;                 \
        seen += (uint32_t)ATOM(exch_b64, at + 64, (uint64_t)token << 32 | token);              \
        seen += ATOM(exch_b32, at, token);                                                     \
        (void)ATOM(add_u32, at + 4, 1);                                                        \
        (void)ATOM(inc_u32, at + 8, 0xffffffffu);                                              \
        (void)ATOM(dec_u32, at + 12, 0xffffffffu);                                             \
        (void)ATOM(min_u32, at + 16, ~token);                                                  \
        (void)ATOM(max_u32, at + 20, token);                                                   \
        (void)ATOM(min_s32, at + 24, -(int32_t)token);                                         \
        (void)ATOM(max_s32, at + 28, (int32_t)token);                                          \
        (void)ATOM(and_b32, at + 32, ~(1u << threadIdx.x % 32));                               \
        (void)ATOM(or_b32, at + 36, 1u << threadIdx.x % 32);                                   \
        (void)ATOM(xor_b32, at + 40, token);                                                   \
        (void)ATOM(add_f32, at + 44, 1.0f);                                                    \
        for (uint32_t was = 0, now;; was = now) {                                              \
            now = ATOM(cas_b32, at + 48, was, was + token);                                    \
            if (now == was)                                                                    \
                break;                                                                         \
        }                                                                                      \
        for (uint64_t was = 0, now;; was = now) {                                              \
            now = ATOM(cas_b64, at + 72, was, was + ((uint64_t)token << 32 | 1));              \
            if (now == was)                                                                    \
                break;                                                                         \
        }                                                                                      \
    }

#define AS_OWN(op, ...)    mgpu_atom_shared_##op(MGPU_RELAXED_CLUSTER, __VA_ARGS__)
#define AS_A_PEER(op, ...) mgpu_atom_relaxed_shared_cluster_##op(__VA_ARGS__)

MGPU_KERNEL(contend, order_args, p, THREADS, 1)
{
    MGPU_SHARED(uint64_t, words, SLOTS);
    const uint32_t rank = mgpu_cluster_ctarank(), mine = mgpu_smem_addr(words),
                   first = mgpu_mapa(mine, 0);
    uint32_t seen = 0;
    if (threadIdx.x < SLOTS)
        words[threadIdx.x] = threadIdx.x == 4 ? 0xffffffffu : 0; /* the word of and */
    if (threadIdx.x == 2)
        words[2] = 0xffffffffu; /* the word of unsigned min */
    __syncthreads();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 0) {
        CONTEND(AS_OWN, mine)
    } else {
        CONTEND(AS_A_PEER, first)
    }
    p->out[rank * THREADS + threadIdx.x] = seen;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 0 && threadIdx.x < SLOTS)
        p->wide[threadIdx.x] = words[threadIdx.x];
}

TEST_CASE("mgpu_atom_shared_..., mgpu_atom_relaxed_shared_cluster_...: two blocks at "
          "one word lose nothing")
{
    device_buffer<uint64_t> wide(SLOTS);
    device_buffer<uint32_t> out(2 * THREADS);
    mgpu_launch_config config = mgpu_launch_1d(2, THREADS);
    order_args a = order_args();
    config.cluster.x = 2;
    a.wide = wide.ptr();
    a.out = out.ptr();
    launch(&contend_kernel, config, a);
    const std::vector<uint64_t> words = wide.download();
    const uint32_t n = 2 * THREADS * TIMES, all = n / 2 * (n + 1);
    uint32_t w[2 * SLOTS], seen = 0, bits = 0;
    float sum;
    std::memcpy(w, words.data(), sizeof w);
    for (const uint32_t x : out.download())
        seen += x;
    for (uint32_t token = 1; token <= n; token++)
        bits ^= token;
    CHECK(seen + w[0] + w[16] == 2 * all); /* each token was brought back once, or is there */
    CHECK(w[16] == w[17]);
    CHECK(w[1] == n);
    CHECK(w[2] == n);
    CHECK(w[3] == 0u - n);
    CHECK(w[4] == ~n);
    CHECK(w[5] == n);
    CHECK((int32_t)w[6] == -(int32_t)n);
    CHECK(w[7] == n);
    CHECK(w[8] == 0);
    CHECK(w[9] == 0xffffffffu);
    CHECK(w[10] == bits);
    std::memcpy(&sum, &w[11], 4);
    CHECK(sum == (float)n);
    CHECK(w[12] == all);
    CHECK(w[18] == n);
    CHECK(w[19] == all);
    record("words", &w[1], 48);
}
