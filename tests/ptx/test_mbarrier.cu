/* tests/ptx/test_mbarrier.cu - arrivals, bytes, phases, parities; one's own and a peer's.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

typedef struct {
    uint32_t *out;
} mbarrier_args;

static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t blocks, uint32_t threads, uint32_t words)
{
    device_buffer<uint32_t> out(words);
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    mbarrier_args a;
    config.cluster.x = blocks;
    a.out = out.ptr();
    launch(kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    record("out", got);
    return got;
}

/* Has the phase of parity 0 (bit 0), has that of parity 1 (bit 1) ended? In phase 0 the answer
 * is 2, in phase 1 it is 1, in phase 2 it is 2 again. */
MGPU_DEVICE uint32_t
ended(uint32_t bar)
{
    return (mgpu_mbarrier_test_wait_parity(bar, 0) ? 1u : 0u) |
           (mgpu_mbarrier_test_wait_parity(bar, 1) ? 2u : 0u);
}

enum { PHASE_0 = 2, PHASE_1 = 1, PHASE_2 = 2 };

/* A kernel in which thread 0 does `...` with a barrier that counts `count` and words `out`, and
 * a test that wants the words `want`. */
#define ONE_THREAD(kernel, title, count, want, ...)                                            \
    MGPU_KERNEL(kernel, mbarrier_args, p, 32, 1)                                               \
    {                                                                                          \
        MGPU_SHARED(uint64_t, word, 2);                                                        \
        const uint32_t bar = mgpu_smem_addr(word + 1);                                         \
        uint32_t *const out = p->out;                                                          \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, count);                                                    \
            mgpu_fence_mbarrier_init();                                                        \
            __VA_ARGS__                                                                        \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE(title)                                                                           \
    {                                                                                          \
        const std::vector<uint32_t> expected = want;                                           \
        const std::vector<uint32_t> got =                                                      \
            run(&kernel##_kernel, 1, 32, (uint32_t)expected.size());                           \
        for (size_t i = 0; i < expected.size(); i++) {                                         \
            CAPTURE(i);                                                                        \
            CHECK(got[i] == expected[i]);                                                      \
        }                                                                                      \
    }
#define WORDS(...) std::vector<uint32_t>({__VA_ARGS__})

/* ---- life, phases ------------------------------------------------------------------------ */

ONE_THREAD(init, "mgpu_mbarrier_init", 2,
           WORDS(PHASE_0, PHASE_0, PHASE_1, PHASE_1, PHASE_2, PHASE_2, 1), {
               out[0] = ended(bar); /* fresh: parity 1 has "ended", parity 0 has not */
               for (uint32_t i = 1; i <= 5; i++) {
                   mgpu_mbarrier_arrive(bar);
                   out[i] = ended(bar);
               }
               mgpu_mbarrier_arrive(bar);
               out[6] = ended(bar);
           })

ONE_THREAD(expected_last, "an expect_tx may end the phase", 1, WORDS(PHASE_0, PHASE_1), {
    mgpu_mbarrier_complete_tx(bar, 64);
    mgpu_mbarrier_arrive(bar);
    out[0] = ended(bar);
    mgpu_mbarrier_expect_tx(bar, 64);
    out[1] = ended(bar);
})

ONE_THREAD(inval, "mgpu_mbarrier_inval", 1, WORDS(PHASE_1, 12345, PHASE_0, PHASE_1), {
    mgpu_mbarrier_arrive(bar);
    out[0] = ended(bar);
    mgpu_mbarrier_inval(bar);
    mgpu_st_shared_b32(bar, 12345); /* the bytes may hold something else */
    out[1] = mgpu_ld_shared_b32(bar);
    mgpu_mbarrier_init(bar, 1);
    out[2] = ended(bar);
    mgpu_mbarrier_arrive(bar);
    out[3] = ended(bar);
})

/* ---- arrivals at one's own barrier ------------------------------------------------------- */

#define ARRIVE(name)                                                                           \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, 2, WORDS(PHASE_0, 0, PHASE_1, 1), {               \
        const uint64_t state = mgpu_mbarrier_##name(bar);                                      \
        out[0] = ended(bar);                                                                   \
        out[1] = mgpu_mbarrier_test_wait(bar, state) ? 1 : 0;                                  \
        mgpu_mbarrier_##name(bar);                                                             \
        out[2] = ended(bar);                                                                   \
        out[3] = mgpu_mbarrier_test_wait(bar, state) ? 1 : 0;                                  \
    })
ARRIVE(arrive)
ARRIVE(arrive_cluster)
ARRIVE(arrive_relaxed)
ARRIVE(arrive_relaxed_cluster)

#define ARRIVE_COUNT(name)                                                                     \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, 5, WORDS(PHASE_0, 0, PHASE_1, 1), {               \
        const uint64_t state = mgpu_mbarrier_##name(bar, 3);                                   \
        out[0] = ended(bar);                                                                   \
        out[1] = mgpu_mbarrier_test_wait(bar, state) ? 1 : 0;                                  \
        mgpu_mbarrier_##name(bar, 2);                                                          \
        out[2] = ended(bar);                                                                   \
        out[3] = mgpu_mbarrier_test_wait(bar, state) ? 1 : 0;                                  \
    })
ARRIVE_COUNT(arrive_count)
ARRIVE_COUNT(arrive_cluster_count)
ARRIVE_COUNT(arrive_relaxed_count)
ARRIVE_COUNT(arrive_relaxed_cluster_count)

#define ARRIVE_EXPECT_TX(name)                                                                 \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, 1, WORDS(PHASE_0, PHASE_0, PHASE_1, 1), {         \
        const uint64_t state = mgpu_mbarrier_##name(bar, 64);                                  \
        out[0] = ended(bar);                                                                   \
        mgpu_mbarrier_complete_tx(bar, 48);                                                    \
        out[1] = ended(bar);                                                                   \
        mgpu_mbarrier_complete_tx(bar, 16);                                                    \
        out[2] = ended(bar);                                                                   \
        out[3] = mgpu_mbarrier_test_wait(bar, state) ? 1 : 0;                                  \
    })
ARRIVE_EXPECT_TX(arrive_expect_tx)
ARRIVE_EXPECT_TX(arrive_expect_tx_cluster)
ARRIVE_EXPECT_TX(arrive_expect_tx_relaxed)
ARRIVE_EXPECT_TX(arrive_expect_tx_relaxed_cluster)

ONE_THREAD(arrive_no_complete, "mgpu_mbarrier_arrive_no_complete, mgpu_mbarrier_pending_count",
           5, WORDS(5, 3, PHASE_0, PHASE_1), {
               out[0] = mgpu_mbarrier_pending_count(mgpu_mbarrier_arrive_no_complete(bar, 2));
               out[1] = mgpu_mbarrier_pending_count(mgpu_mbarrier_arrive_no_complete(bar, 1));
               out[2] = ended(bar);
               mgpu_mbarrier_arrive_count(bar, 2);
               out[3] = ended(bar);
           })

/* ---- leaving: `call` arrives `gone` times, and later phases expect that many less -------- */

#define DROP(name, first, gone, bytes, call)                                                   \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, first,                                            \
               WORDS(PHASE_0, PHASE_0, PHASE_1, PHASE_1, PHASE_2), {                           \
                   call;                                                                       \
                   out[0] = ended(bar);                                                        \
                   mgpu_mbarrier_arrive_count(bar, (first) - (gone)-1);                        \
                   mgpu_mbarrier_complete_tx(bar, bytes);                                      \
                   out[1] = ended(bar);                                                        \
                   mgpu_mbarrier_arrive(bar);                                                  \
                   out[2] = ended(bar);                                                        \
                   mgpu_mbarrier_arrive_count(bar, (first) - (gone)-1);                        \
                   out[3] = ended(bar);                                                        \
                   mgpu_mbarrier_arrive(bar);                                                  \
                   out[4] = ended(bar);                                                        \
               })
DROP(arrive_drop, 3, 1, 0, mgpu_mbarrier_arrive_drop(bar))
DROP(arrive_drop_cluster, 3, 1, 0, mgpu_mbarrier_arrive_drop_cluster(bar))
DROP(arrive_drop_relaxed, 3, 1, 0, mgpu_mbarrier_arrive_drop_relaxed(bar))
DROP(arrive_drop_relaxed_cluster, 3, 1, 0, mgpu_mbarrier_arrive_drop_relaxed_cluster(bar))
DROP(arrive_drop_count, 7, 4, 0, mgpu_mbarrier_arrive_drop_count(bar, 4))
DROP(arrive_drop_cluster_count, 7, 4, 0, mgpu_mbarrier_arrive_drop_cluster_count(bar, 4))
DROP(arrive_drop_relaxed_count, 7, 4, 0, mgpu_mbarrier_arrive_drop_relaxed_count(bar, 4))
DROP(arrive_drop_relaxed_cluster_count, 7, 4, 0,
     mgpu_mbarrier_arrive_drop_relaxed_cluster_count(bar, 4))
DROP(arrive_drop_expect_tx, 3, 1, 96, mgpu_mbarrier_arrive_drop_expect_tx(bar, 96))
DROP(arrive_drop_expect_tx_cluster, 3, 1, 96,
     mgpu_mbarrier_arrive_drop_expect_tx_cluster(bar, 96))
DROP(arrive_drop_expect_tx_relaxed, 3, 1, 96,
     mgpu_mbarrier_arrive_drop_expect_tx_relaxed(bar, 96))
DROP(arrive_drop_expect_tx_relaxed_cluster, 3, 1, 96,
     mgpu_mbarrier_arrive_drop_expect_tx_relaxed_cluster(bar, 96))
DROP(arrive_drop_no_complete, 7, 4, 0, mgpu_mbarrier_arrive_drop_no_complete(bar, 4))

/* ---- bytes ------------------------------------------------------------------------------- */

#define BYTES(suffix)                                                                          \
    ONE_THREAD(bytes##suffix,                                                                  \
               "mgpu_mbarrier_expect_tx" #suffix ", mgpu_mbarrier_complete_tx" #suffix, 1,     \
               WORDS(PHASE_0, PHASE_0, PHASE_0, PHASE_1), {                                    \
                   mgpu_mbarrier_expect_tx##suffix(bar, 32);                                   \
                   mgpu_mbarrier_expect_tx##suffix(bar, 16);                                   \
                   out[0] = ended(bar);                                                        \
                   mgpu_mbarrier_arrive(bar);                                                  \
                   out[1] = ended(bar);                                                        \
                   mgpu_mbarrier_complete_tx##suffix(bar, 40);                                 \
                   out[2] = ended(bar);                                                        \
                   mgpu_mbarrier_complete_tx##suffix(bar, 8);                                  \
                   out[3] = ended(bar);                                                        \
               })
BYTES()
BYTES(_cluster)

ONE_THREAD(bytes_first, "bytes may come before they are expected", 1,
           WORDS(PHASE_0, PHASE_1, PHASE_1, PHASE_1, PHASE_2), {
               mgpu_mbarrier_complete_tx(bar, 64);
               out[0] = ended(bar);
               mgpu_mbarrier_arrive_expect_tx(bar, 64);
               out[1] = ended(bar);
               mgpu_mbarrier_complete_tx(bar, 32);
               out[2] = ended(bar);
               mgpu_mbarrier_expect_tx(bar, 32); /* no arrival: the phase goes on */
               out[3] = ended(bar);
               mgpu_mbarrier_arrive(bar);
               out[4] = ended(bar);
           })

ONE_THREAD(bytes_many, "2^20-1 bytes in one phase", 1, WORDS(PHASE_0, PHASE_1), {
    mgpu_mbarrier_arrive_expect_tx(bar, (1u << 20) - 1);
    mgpu_mbarrier_complete_tx(bar, (1u << 20) - 2);
    out[0] = ended(bar);
    mgpu_mbarrier_complete_tx(bar, 1);
    out[1] = ended(bar);
})

ONE_THREAD(arrive_many, "2^20-1 arrivals in one phase", (1u << 20) - 1, WORDS(PHASE_0, PHASE_1),
           {
               mgpu_mbarrier_arrive_count(bar, (1u << 20) - 2);
               out[0] = ended(bar);
               mgpu_mbarrier_arrive(bar);
               out[1] = ended(bar);
           })

/* ---- tests and waits --------------------------------------------------------------------- */

/* A parity: on a fresh barrier, after one phase, after two. */
#define TEST_PARITY(name, ns)                                                                  \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, 1, WORDS(0, 1, 1, 0, 0, 1), {                     \
        for (uint32_t i = 0; i < 3; i++) {                                                     \
            out[2 * i] = mgpu_mbarrier_##name(bar, 0 ns) ? 1 : 0;                              \
            out[2 * i + 1] = mgpu_mbarrier_##name(bar, 1 ns) ? 1 : 0;                          \
            mgpu_mbarrier_arrive(bar);                                                         \
        }                                                                                      \
    })
#define NO_LIMIT
#define LIMIT_NS , 1000
TEST_PARITY(test_wait_parity, NO_LIMIT)
TEST_PARITY(test_wait_parity_cluster, NO_LIMIT)
TEST_PARITY(test_wait_parity_relaxed, NO_LIMIT)
TEST_PARITY(test_wait_parity_relaxed_cluster, NO_LIMIT)
TEST_PARITY(try_wait_parity, NO_LIMIT)
TEST_PARITY(try_wait_parity_cluster, NO_LIMIT)
TEST_PARITY(try_wait_parity_relaxed, NO_LIMIT)
TEST_PARITY(try_wait_parity_relaxed_cluster, NO_LIMIT)
TEST_PARITY(try_wait_parity_suspend, LIMIT_NS)
TEST_PARITY(try_wait_parity_cluster_suspend, LIMIT_NS)
TEST_PARITY(try_wait_parity_relaxed_suspend, LIMIT_NS)
TEST_PARITY(try_wait_parity_relaxed_cluster_suspend, LIMIT_NS)

/* A state: in its phase, and in the next. */
#define TEST_STATE(name, ns)                                                                   \
    ONE_THREAD(name, "mgpu_mbarrier_" #name, 2, WORDS(0, 1, 0, 1), {                           \
        for (uint32_t i = 0; i < 2; i++) {                                                     \
            const uint64_t state = mgpu_mbarrier_arrive(bar);                                  \
            out[2 * i] = mgpu_mbarrier_##name(bar, state ns) ? 1 : 0;                          \
            mgpu_mbarrier_arrive(bar);                                                         \
            out[2 * i + 1] = mgpu_mbarrier_##name(bar, state ns) ? 1 : 0;                      \
        }                                                                                      \
    })
TEST_STATE(test_wait, NO_LIMIT)
TEST_STATE(test_wait_cluster, NO_LIMIT)
TEST_STATE(test_wait_relaxed, NO_LIMIT)
TEST_STATE(test_wait_relaxed_cluster, NO_LIMIT)
TEST_STATE(try_wait, NO_LIMIT)
TEST_STATE(try_wait_cluster, NO_LIMIT)
TEST_STATE(try_wait_relaxed, NO_LIMIT)
TEST_STATE(try_wait_relaxed_cluster, NO_LIMIT)
TEST_STATE(try_wait_suspend, LIMIT_NS)
TEST_STATE(try_wait_cluster_suspend, LIMIT_NS)
TEST_STATE(try_wait_relaxed_suspend, LIMIT_NS)
TEST_STATE(try_wait_relaxed_cluster_suspend, LIMIT_NS)

/* Warp 0 produces, warp 1 consumes, three stages for twenty steps. */
#define PIPELINE(name, wait)                                                                   \
    MGPU_KERNEL(name, mbarrier_args, p, 64, 1)                                                 \
    {                                                                                          \
        MGPU_SHARED(uint64_t, word, 6);                                                        \
        MGPU_SHARED(uint32_t, x, 96);                                                          \
        const uint32_t full = mgpu_smem_addr(word), empty = full + 24;                         \
        const uint32_t lane = threadIdx.x % 32;                                                \
        uint32_t sum = 0;                                                                      \
        if (threadIdx.x == 0) {                                                                \
            for (uint32_t s = 0; s < 6; s++)                                                   \
                mgpu_mbarrier_init(full + 8 * s, 32);                                          \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        __syncthreads();                                                                       \
        for (uint32_t k = 0; k < 20; k++) {                                                    \
            const uint32_t stage = k % 3, lap = k / 3;                                         \
            if (threadIdx.x < 32) {                                                            \
                wait(empty + 8 * stage, (lap & 1) ^ 1);                                        \
                x[32 * stage + lane] = 100 * k + lane;                                         \
                mgpu_mbarrier_arrive(full + 8 * stage);                                        \
            } else {                                                                           \
                wait(full + 8 * stage, lap & 1);                                               \
                sum = 3 * sum + x[32 * stage + (lane + k) % 32];                               \
                mgpu_mbarrier_arrive(empty + 8 * stage);                                       \
            }                                                                                  \
        }                                                                                      \
        p->out[threadIdx.x] = sum;                                                             \
    }                                                                                          \
    TEST_CASE("mgpu_mbarrier_" #name)                                                          \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 64, 64);                      \
        for (uint32_t t = 0; t < 64; t++) {                                                    \
            uint32_t sum = 0;                                                                  \
            for (uint32_t k = 0; k < 20 && t >= 32; k++)                                       \
                sum = 3 * sum + 100 * k + (t % 32 + k) % 32;                                   \
            CHECK(got[t] == sum);                                                              \
        }                                                                                      \
    }
PIPELINE(wait, mgpu_mbarrier_wait)
PIPELINE(wait_cluster, mgpu_mbarrier_wait_cluster)

/* ---- a peer's barrier -------------------------------------------------------------------- */

/* Two CTAs: each thread 0 does `call` to the peer's barrier, which counts `count`, while the
 * peer waits. What was written into the peer's memory before must be there when `data` is 1. */
#define REMOTE(name, count, data, call)                                                        \
    MGPU_KERNEL(name, mbarrier_args, p, 32, 1)                                                 \
    {                                                                                          \
        MGPU_SHARED(uint64_t, word, 1);                                                        \
        MGPU_SHARED(uint32_t, x, 1);                                                           \
        const uint32_t bar = mgpu_smem_addr(word), rank = mgpu_cluster_ctarank();              \
        if (threadIdx.x == 0) {                                                                \
            x[0] = 0;                                                                          \
            mgpu_mbarrier_init(bar, count);                                                    \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0) {                                                                \
            const uint32_t peer = mgpu_mapa(bar, rank ^ 1);                                    \
            if (data)                                                                          \
                mgpu_st_shared_cluster_b32(mgpu_mapa(mgpu_smem_addr(x), rank ^ 1), 50 + rank); \
            call;                                                                              \
            mgpu_mbarrier_wait_cluster(bar, 0);                                                \
            p->out[2 * rank] = data ? x[0] : 51 - rank;                                        \
            p->out[2 * rank + 1] = ended(bar);                                                 \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    TEST_CASE("mgpu_mbarrier_" #name)                                                          \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 2, 32, 4);                       \
        for (uint32_t rank = 0; rank < 2; rank++) {                                            \
            CHECK(got[2 * rank] == 51 - rank);                                                 \
            CHECK(got[2 * rank + 1] == PHASE_1);                                               \
        }                                                                                      \
    }
REMOTE(arrive_shared_cluster, 1, 1, mgpu_mbarrier_arrive_shared_cluster(peer))
REMOTE(arrive_relaxed_shared_cluster, 1, 0, mgpu_mbarrier_arrive_relaxed_shared_cluster(peer))
REMOTE(arrive_shared_cluster_count, 4, 1, mgpu_mbarrier_arrive_shared_cluster_count(peer, 4))
REMOTE(arrive_relaxed_shared_cluster_count, 4, 0,
       mgpu_mbarrier_arrive_relaxed_shared_cluster_count(peer, 4))
REMOTE(arrive_expect_tx_shared_cluster, 1, 1, {
    mgpu_mbarrier_arrive_expect_tx_shared_cluster(peer, 256);
    mgpu_mbarrier_complete_tx_shared_cluster(peer, 256);
})
REMOTE(arrive_expect_tx_relaxed_shared_cluster, 1, 0, {
    mgpu_mbarrier_arrive_expect_tx_relaxed_shared_cluster(peer, 256);
    mgpu_mbarrier_complete_tx_shared_cluster(peer, 256);
})
REMOTE(expect_tx_shared_cluster, 1, 1, {
    mgpu_mbarrier_expect_tx_shared_cluster(peer, 48);
    mgpu_mbarrier_arrive_shared_cluster(peer);
    mgpu_mbarrier_complete_tx_shared_cluster(peer, 48);
})
REMOTE(complete_tx_shared_cluster, 1, 1, {
    mgpu_mbarrier_complete_tx_shared_cluster(peer, 16);
    mgpu_mbarrier_arrive_expect_tx_shared_cluster(peer, 16);
})

/* The peer leaves this CTA's barrier; the rest of its arrivals are made here, in two phases. */
#define REMOTE_DROP(name, first, gone, bytes, call)                                            \
    MGPU_KERNEL(name, mbarrier_args, p, 32, 1)                                                 \
    {                                                                                          \
        MGPU_SHARED(uint64_t, word, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(word), rank = mgpu_cluster_ctarank();              \
        uint32_t *const out = p->out + 4 * rank;                                               \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, first);                                                    \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0) {                                                                \
            const uint32_t peer = mgpu_mapa(bar, rank ^ 1);                                    \
            call;                                                                              \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_arrive_count(bar, (first) - (gone)-1);                               \
            mgpu_mbarrier_complete_tx(bar, bytes);                                             \
            out[0] = ended(bar);                                                               \
            mgpu_mbarrier_arrive(bar);                                                         \
            out[1] = ended(bar);                                                               \
            mgpu_mbarrier_arrive_count(bar, (first) - (gone)-1);                               \
            out[2] = ended(bar);                                                               \
            mgpu_mbarrier_arrive(bar);                                                         \
            out[3] = ended(bar);                                                               \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_mbarrier_" #name)                                                          \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 2, 32, 8);                       \
        for (uint32_t i = 0; i < 8; i += 4) {                                                  \
            CHECK(got[i] == PHASE_0);                                                          \
            CHECK(got[i + 1] == PHASE_1);                                                      \
            CHECK(got[i + 2] == PHASE_1);                                                      \
            CHECK(got[i + 3] == PHASE_2);                                                      \
        }                                                                                      \
    }
REMOTE_DROP(arrive_drop_shared_cluster, 3, 1, 0, mgpu_mbarrier_arrive_drop_shared_cluster(peer))
REMOTE_DROP(arrive_drop_relaxed_shared_cluster, 3, 1, 0,
            mgpu_mbarrier_arrive_drop_relaxed_shared_cluster(peer))
REMOTE_DROP(arrive_drop_shared_cluster_count, 7, 4, 0,
            mgpu_mbarrier_arrive_drop_shared_cluster_count(peer, 4))
REMOTE_DROP(arrive_drop_relaxed_shared_cluster_count, 7, 4, 0,
            mgpu_mbarrier_arrive_drop_relaxed_shared_cluster_count(peer, 4))
REMOTE_DROP(arrive_drop_expect_tx_shared_cluster, 3, 1, 80,
            mgpu_mbarrier_arrive_drop_expect_tx_shared_cluster(peer, 80))
REMOTE_DROP(arrive_drop_expect_tx_relaxed_shared_cluster, 3, 1, 80,
            mgpu_mbarrier_arrive_drop_expect_tx_relaxed_shared_cluster(peer, 80))

/* ---- cp.async ---------------------------------------------------------------------------- */

/* No copies are outstanding, so the arrival comes at once, or soon. Without noinc it uses up
 * none of the barrier's own count. */
ONE_THREAD(cp_async_mbarrier_arrive, "mgpu_cp_async_mbarrier_arrive", 1,
           WORDS(PHASE_0, PHASE_1), {
               mgpu_cp_async_mbarrier_arrive(bar);
               out[0] = ended(bar);
               mgpu_mbarrier_arrive(bar);
               mgpu_mbarrier_wait(bar, 0);
               out[1] = ended(bar);
           })

ONE_THREAD(cp_async_mbarrier_arrive_noinc, "mgpu_cp_async_mbarrier_arrive_noinc", 2,
           WORDS(PHASE_0, PHASE_1), {
               mgpu_cp_async_mbarrier_arrive_noinc(bar);
               out[0] = ended(bar);
               mgpu_cp_async_mbarrier_arrive_noinc(bar);
               mgpu_mbarrier_wait(bar, 0);
               out[1] = ended(bar);
           })
