/* tests/ptx/test_newer.cu - what PTX 9.1 to 9.5 have for Hopper: each function of newer.h, mbarrier_layout.h and what they
 * include, clmad, and the halves of the alias fence.
 * SPDX-License-Identifier: MIT
 *
 * For a GPU nvcc 13.5 builds it, and an older driver of CUDA 13 runs it. What manuals leave open is recorded and printed:
 * what ignore_oob leaves in the bytes that it does not copy, and how many it counts at the mbarrier; what a phase reports.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/newer.h>

#include "ptx/atoms.h"
#include "ptx/bulk_rows.h"

#include <algorithm>

MGPU_REQUIRE(CLUSTER);

typedef struct {
    const uint64_t *in;
    uint64_t *out;
    uint32_t *flag;
    uint32_t what, how;
} newer_args;

static mgpu_launch_config
pair_of_blocks(uint32_t threads)
{
    mgpu_launch_config config = mgpu_launch_1d(2, threads);
    config.cluster.x = 2;
    return config;
}

/* ---- clmad ------------------------------------------------------------------------------- */

MGPU_KERNEL(carryless, newer_args, p, 128, 1)
{
    const uint64_t *in = p->in + threadIdx.x * 3;
    p->out[threadIdx.x * 2] = mgpu_clmad_lo_u64(in[0], in[1], in[2]);
    p->out[threadIdx.x * 2 + 1] = mgpu_clmad_hi_u64(in[0], in[1], in[2]);
}

TEST_CASE("clmad: 128 bits of a product without carries, one bit after the other")
{
    std::vector<uint64_t> in(128 * 3), want(128 * 2);
    uint64_t x = 0x2545f4914f6cdd1du;
    for (uint32_t i = 0; i < in.size(); i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        in[i] = i < 3   ? ~(uint64_t)0
                : i < 6 ? (uint64_t)1 << 63
                : i < 9 ? (uint64_t)(i % 3)
                        : x;
    }
    for (uint32_t t = 0; t < 128; t++) {
        uint64_t lo = in[3 * t + 2], hi = in[3 * t + 2];
        for (uint32_t bit = 0; bit < 64; bit++)
            if (in[3 * t + 1] >> bit & 1) {
                lo ^= in[3 * t] << bit;
                hi ^= bit == 0 ? 0 : in[3 * t] >> (64 - bit);
            }
        want[2 * t] = lo;
        want[2 * t + 1] = hi;
    }
    device_buffer<uint64_t> from(in), out(want.size());
    newer_args a = newer_args();
    a.in = from.ptr();
    a.out = out.ptr();
    launch(&carryless_kernel, mgpu_launch_1d(1, 128), a);
    const std::vector<uint64_t> got = out.download();
    CHECK(difference(got, want) == "");
    record("products", got);
}

/* ---- mbarriers of two layouts ------------------------------------------------------------ */

/* Both have phases of 511 arrivals, and v0 one of 2^20 - 1; a bulk copy is counted by both. */
MGPU_KERNEL(layouts, newer_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 64, 16);
    MGPU_SHARED(uint64_t, bars, 3);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(tile), t = threadIdx.x;
    if (t == 0) {
        mgpu_mbarrier_init_layout_v0(bar, 511);
        mgpu_mbarrier_init_layout_v1(bar + 8, 511);
        mgpu_mbarrier_init_layout_v0(bar + 16, (1u << 20) - 1);
        mgpu_fence_mbarrier_init();
        for (uint32_t b = 0; b < 3; b++) {
            p->out[2 * b] = mgpu_mbarrier_check_layout_v0(bar + 8 * b);
            p->out[2 * b + 1] = mgpu_mbarrier_check_layout_v1(bar + 8 * b);
        }
        p->out[6] = mgpu_mbarrier_pending_count_layout_v0(
            mgpu_mbarrier_arrive_no_complete(bar + 16, 4));
        p->out[7] = mgpu_mbarrier_pending_count_layout_v0(
            mgpu_mbarrier_arrive_drop_no_complete(bar + 16, 2));
        mgpu_mbarrier_inval(bar + 16);
        mgpu_mbarrier_init(bar + 16, 5); /* a barrier without a word */
        p->out[8] = mgpu_mbarrier_check_layout_v0(bar + 16);
        p->out[9] = mgpu_mbarrier_check_layout_v1(bar + 16);
    }
    __syncthreads();
    for (uint32_t b = 0; b < 2; b++)
        for (uint32_t phase = 0; phase < 4; phase++) {
            if (t == 0) {
                mgpu_mbarrier_arrive_expect_tx(bar + 8 * b, 64);
                mgpu_bulk_load(at + 256 * b + 64 * phase, p->in + 8 * (4 * b + phase), 64,
                               bar + 8 * b);
                mgpu_mbarrier_arrive_count(bar + 8 * b, 511 - 64);
            } else {
                mgpu_mbarrier_arrive(bar + 8 * b);
            }
            mgpu_mbarrier_wait(bar + 8 * b, phase & 1);
        }
    p->out[10 + t] = mgpu_ld_shared_b64(at + 8 * t);
}

TEST_CASE("mbarrier layouts v0 and v1: made, asked for, arrived at 511 times, copied with")
{
    std::vector<uint64_t> in(64), want{1, 0, 0, 1, 1, 0, (1u << 20) - 1, (1u << 20) - 5, 1, 0};
    for (uint32_t i = 0; i < 64; i++)
        in[i] = 0x0101010101010101u * (i + 1);
    want.insert(want.end(), in.begin(), in.end());
    device_buffer<uint64_t> from(in), out(want.size());
    newer_args a = newer_args();
    a.in = from.ptr();
    a.out = out.ptr();
    launch(&layouts_kernel, mgpu_launch_1d(1, 64), a);
    const std::vector<uint64_t> got = out.download();
    CHECK(got == want);
    record("layouts", got);
}

/* ---- waits that say what they ask -------------------------------------------------------- */

/* What varies behind the name of a wait. */
#define ORDERS(X, name, end)                                                                   \
    X(name##end)                                                                               \
    X(name##_cluster##end)                                                                     \
    X(name##_relaxed##end)                                                                     \
    X(name##_relaxed_cluster##end)
#define ASKED(X, ask)                                                                          \
    ORDERS(X, test_wait##ask, )                                                                \
    ORDERS(X, try_wait##ask, )
#define SUSPENDED(X, ask) ORDERS(X, try_wait##ask, _suspend)

/* A phase of two arrivals and a copy of 16 bytes: asked for between the arrivals, and when all is there. Bit 0:
 * the answer between them, bit 1: behind. */
#define ASK(...)                                                                               \
    state = first_arrival(bar, p->what, at, p->in);                                            \
    answers = __VA_ARGS__;                                                                     \
    *(volatile uint64_t *)&out[n] = answers; /* before the next arrival: see pitfall 43 */     \
    mgpu_mbarrier_arrive(bar);                                                                 \
    mgpu_mbarrier_wait(bar, phase & 1);                                                        \
    answers |= (uint32_t)(__VA_ARGS__) << 1;                                                   \
    out[n++] = answers;                                                                        \
    phase++;
#define BY_PARITY(name)    ASK(mgpu_mbarrier_##name(bar, phase & 1))
#define BY_PARITY_NS(name) ASK(mgpu_mbarrier_##name(bar, phase & 1, 100))
#define BY_STATE(name)     ASK(mgpu_mbarrier_##name(bar, state))
#define BY_STATE_NS(name)  ASK(mgpu_mbarrier_##name(bar, state, 100))
/* And what is reported, behind. */
#define REPORTED(...)                                                                          \
    r[0] = r[1] = 7;                                                                           \
    ASK(__VA_ARGS__)                                                                           \
    out[n - 1] |= (uint64_t)r[0] << 8 | (uint64_t)r[1] << 16;
#define REPORT_PARITY(name)    REPORTED(mgpu_mbarrier_##name(bar, phase & 1, r))
#define REPORT_PARITY_NS(name) REPORTED(mgpu_mbarrier_##name(bar, phase & 1, r, 100))
#define REPORT_STATE(name)     REPORTED(mgpu_mbarrier_##name(bar, state, r))
#define REPORT_STATE_NS(name)  REPORTED(mgpu_mbarrier_##name(bar, state, r, 100))

/* The first of two arrivals of a phase, with a copy. */
MGPU_DEVICE uint64_t
first_arrival(uint32_t bar, uint32_t copies, uint32_t at, const void *from)
{
    if (copies == 0)
        return mgpu_mbarrier_arrive(bar);
    mgpu_bulk_load(at, from, 16, bar);
    return mgpu_mbarrier_arrive_expect_tx(bar, 16);
}

MGPU_KERNEL(phases, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 2, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(tile);
    uint64_t *out = p->out, state;
    uint32_t n = 0, phase = 0, answers, r[2];
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init_layout_v1(bar, 2);
    mgpu_fence_mbarrier_init();
    ASKED(BY_PARITY, _parity_primary)
    ASKED(BY_STATE, _primary)
    ASKED(BY_PARITY, _conditional)
    SUSPENDED(BY_PARITY_NS, _parity_primary)
    SUSPENDED(BY_STATE_NS, _primary)
    SUSPENDED(BY_PARITY_NS, _conditional)
    if (p->how == 0)
        return;
    ASKED(REPORT_PARITY, _parity_report)
    ASKED(REPORT_STATE, _report)
    SUSPENDED(REPORT_PARITY_NS, _parity_report)
    SUSPENDED(REPORT_STATE_NS, _report)
    out[n] = n;
}

static std::vector<uint64_t>
asked(uint32_t copies, uint32_t reports)
{
    device_buffer<uint64_t> in(std::vector<uint64_t>(2, 3)), out(std::vector<uint64_t>(61, 99));
    newer_args a = newer_args();
    a.in = in.ptr();
    a.out = out.ptr();
    a.what = copies;
    a.how = reports;
    launch(&phases_kernel, mgpu_launch_1d(1, 32), a);
    return out.download();
}

TEST_CASE("waits of a named phase type: no before a phase ends, yes behind")
{
    for (uint32_t copies = 0; copies < 2; copies++) {
        std::vector<uint64_t> want(61, 99);
        std::fill(want.begin(), want.begin() + 36, 2);
        const std::vector<uint64_t> got = asked(copies, 0);
        INFO(copies);
        CHECK(difference(got, want) == "");
        record("answers", got);
    }
}

TEST_CASE("waits with a report: no before a phase ends, yes behind, and nothing is reported")
{
    for (uint32_t copies = 0; copies < 2; copies++) {
        std::vector<uint64_t> want(61, 2);
        want[60] = 60;
        const std::vector<uint64_t> got = asked(copies, 1);
        uint32_t answered = 0, reported = 0, with_a_byte = 0;
        for (uint32_t i = 36; i < 60; i++) {
            answered += (got[i] & 3) == 2;
            reported += (got[i] >> 8 & 0xff) != 0;
            with_a_byte += got[i] >> 16 != 0;
        }
        std::printf(
            "24 waits with a report, layout v1, %s a copy: %u answer as they should, %u say "
            "that something was reported, %u have a byte that is not 0\n",
            copies != 0 ? "with" : "without", answered, reported, with_a_byte);
        INFO(copies);
        CHECK(difference(got, want) == "");
        record("reports", got);
    }
}

/* Lane t of the first warp writes and arrives; lane t of the second waits and reads. */
MGPU_KERNEL(orders, newer_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED_ALIGNED(uint32_t, data, 32 * 8, 16);
    const uint32_t bar = mgpu_smem_addr(bars), lane = threadIdx.x % 32;
    uint32_t at = mgpu_smem_addr(data) + 4 * lane, phase = 0, r[2];
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init_layout_v1(bar, 32);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
#define ORDERED(...)                                                                           \
    if (threadIdx.x < 32) {                                                                    \
        mgpu_st_shared_b32(at, 100 * phase + lane);                                            \
        mgpu_mbarrier_arrive(bar);                                                             \
    } else {                                                                                   \
        while (!(__VA_ARGS__)) {                                                               \
        }                                                                                      \
        p->out[32 * phase + lane] = mgpu_ld_shared_b32(at ^ 4); /* another lane's */           \
    }                                                                                          \
    at += 128;                                                                                 \
    phase++;                                                                                   \
    __syncthreads();
    ORDERED(mgpu_mbarrier_test_wait_parity_primary(bar, phase & 1))
    ORDERED(mgpu_mbarrier_try_wait_parity_primary_cluster(bar, phase & 1))
    ORDERED(mgpu_mbarrier_try_wait_parity_primary_suspend(bar, phase & 1, 1000))
    ORDERED(mgpu_mbarrier_test_wait_conditional(bar, phase & 1))
    ORDERED(mgpu_mbarrier_try_wait_conditional_cluster(bar, phase & 1))
    ORDERED(mgpu_mbarrier_test_wait_parity_report(bar, phase & 1, r))
    ORDERED(mgpu_mbarrier_try_wait_parity_report_cluster(bar, phase & 1, r))
    ORDERED(mgpu_mbarrier_try_wait_parity_report_cluster_suspend(bar, phase & 1, r, 1000))
#undef ORDERED
}

TEST_CASE("waits of a named phase type show what was written before the arrivals")
{
    device_buffer<uint64_t> out(32 * 8);
    std::vector<uint64_t> want(32 * 8);
    for (uint32_t i = 0; i < 32 * 8; i++)
        want[i] = 100 * (i / 32) + (i % 32 ^ 1);
    newer_args a = newer_args();
    a.out = out.ptr();
    launch(&orders_kernel, mgpu_launch_1d(1, 64), a);
    CHECK(difference(out.download(), want) == "");
    record("seen", out.download());
}

/* ---- one-way fences between two addresses, registers of devices -------------------------- */

MGPU_KERNEL(aliases, newer_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        p->out[0] = 7;
        mgpu_fence_proxy_alias_release_sys();
        mgpu_st_release_sys_global_b32(p->flag, 1);
    } else {
        while (mgpu_ld_acquire_sys_global_b32(p->flag) == 0)
            mgpu_nanosleep(20);
        mgpu_fence_proxy_alias_acquire_sys();
        p->out[1] = p->out[0];
    }
}

MGPU_KERNEL(alias_reads, newer_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        p->out[1] = p->out[0];
        mgpu_fence_alias_sync_restrict_read_release_sys();
        mgpu_st_mmio_release_sys_global_b32(p->flag, 1);
    } else {
        while (mgpu_ld_mmio_acquire_sys_global_b32(p->flag) == 0)
            mgpu_nanosleep(20);
        p->out[0] = 9;
    }
}

MGPU_KERNEL(devices, newer_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        p->out[1] = 7;
        mgpu_st_mmio_release_sys_global_b64(p->out, 0x100000000u);
        p->out[3] = 8;
        mgpu_st_mmio_release_sys_global_b32(p->flag, 0x80000001u);
    } else {
        while (mgpu_ld_mmio_acquire_sys_global_b64(p->out) != 0x100000000u)
            mgpu_nanosleep(20);
        p->out[2] = p->out[1];
        while (mgpu_ld_mmio_acquire_sys_global_b32(p->flag) != 0x80000001u)
            mgpu_nanosleep(20);
        p->out[4] = p->out[3];
    }
}

/* One block hands something to another. */
static std::vector<uint64_t>
handed(const mgpu_kernel *kernel, const std::vector<uint64_t> &before)
{
    device_buffer<uint64_t> out(before);
    device_buffer<uint32_t> flag(std::vector<uint32_t>(1, 0));
    newer_args a = newer_args();
    a.out = out.ptr();
    a.flag = flag.ptr();
    launch(kernel, mgpu_launch_1d(2, 32), a);
    return out.download();
}

TEST_CASE("fence.proxy.alias, its two halves")
{
    const std::vector<uint64_t> got = handed(&aliases_kernel, {98, 99});
    CHECK(got == std::vector<uint64_t>{7, 7});
    record("handed", got);
}

TEST_CASE("fence.alias.sync_restrict::read: what was read is not what is written later")
{
    const std::vector<uint64_t> got = handed(&alias_reads_kernel, {4, 99});
    CHECK(got == std::vector<uint64_t>{9, 4});
    record("handed", got);
}

TEST_CASE("ld.mmio.acquire, st.mmio.release: whole words, in order with what came before")
{
    const std::vector<uint64_t> got = handed(&devices_kernel, {0, 1, 2, 3, 4});
    CHECK(got == std::vector<uint64_t>{0x100000000u, 7, 7, 8, 8});
    record("handed", got);
}

/* ---- a fence of reads -------------------------------------------------------------------- */

enum { ROUNDS = 40, ROW = 32 };

/* A ring of two stages: thread 0 of the first block copies rows into each block of the cluster, the second warp of each
 * reads them. */
MGPU_KERNEL(ring, newer_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 2 * ROW, 16);
    MGPU_SHARED(uint64_t, bars, 4);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 16, at = mgpu_smem_addr(tile);
    const uint32_t rank = mgpu_cluster_ctarank(), blocks = p->what, lane = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        for (uint32_t s = 0; s < 2; s++) {
            mgpu_mbarrier_init(full + 8 * s, 1);
            mgpu_mbarrier_init(empty + 8 * s, 32 * blocks);
        }
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t i = 0; i < ROUNDS; i++) {
        const uint32_t s = i % 2, row = at + s * 4 * ROW;
        if (threadIdx.x == 0) {
            mgpu_mbarrier_arrive_expect_tx(full + 8 * s, 4 * ROW);
            if (rank == 0 && i >= 2)
                mgpu_mbarrier_wait_cluster(empty + 8 * s, (i / 2 - 1) & 1);
            if (rank == 0)
                mgpu_bulk_load_multicast(row, (const uint32_t *)(const void *)p->in + i * ROW,
                                         4 * ROW, full + 8 * s, (uint16_t)((1 << blocks) - 1));
            mgpu_mbarrier_wait(full + 8 * s, i / 2 & 1);
        } else if (threadIdx.x >= 32) {
            mgpu_mbarrier_wait(full + 8 * s, i / 2 & 1);
            const uint32_t x = mgpu_ld_shared_b32(row + 4 * lane);
            if (blocks == 1) {
                mgpu_fence_proxy_async_release_sync_restrict_read();
                mgpu_mbarrier_arrive(empty + 8 * s);
            } else {
                mgpu_fence_proxy_async_release_sync_restrict_read_cluster();
                mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(empty + 8 * s, 0));
            }
            p->out[(rank * ROUNDS + i) * ROW + lane] = x;
        }
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("a fence of reads: copies overwrite what was read, in a block and in a cluster")
{
    for (uint32_t blocks = 1; blocks < 3; blocks++) {
        std::vector<uint64_t> in(ROUNDS * ROW / 2), want(blocks * ROUNDS * ROW);
        for (uint32_t i = 0; i < ROUNDS * ROW; i++) {
            const uint32_t x = i * 0x9e3779b9u;
            in[i / 2] |= (uint64_t)x << 32 * (i % 2);
            for (uint32_t b = 0; b < blocks; b++)
                want[b * ROUNDS * ROW + i] = x;
        }
        device_buffer<uint64_t> from(in), out(want.size());
        newer_args a = newer_args();
        a.in = from.ptr();
        a.out = out.ptr();
        a.what = blocks;
        launch(&ring_kernel, blocks == 1 ? mgpu_launch_1d(1, 64) : pair_of_blocks(64), a);
        INFO(blocks);
        CHECK(difference(out.download(), want) == "");
        record("rows", out.download());
    }
}

/* ---- a group for agents alone ------------------------------------------------------------ */

/* Eight groups store; those that a wait is for are loaded again. */
MGPU_KERNEL(agents_groups, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 16, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), n = p->what;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = 0; i < 16; i++)
        mgpu_st_shared_b64(at + 8 * i, 100 * n + i);
    mgpu_fence_proxy_async_shared_cta();
    for (uint32_t i = 0; i < 8; i++) {
        mgpu_bulk_store(p->out + 2 * i, at + 16 * i, 16);
        mgpu_bulk_commit_group();
    }
#define WAIT(n)                                                                                \
    case n:                                                                                    \
        mgpu_bulk_wait_group_sync_restrict_proxy_async(n);                                     \
        break;
    switch (n) {
        WAIT(0)
        WAIT(1)
        WAIT(2)
        WAIT(3)
        WAIT(4)
        WAIT(5)
        WAIT(6)
        WAIT(7)
    }
#undef WAIT
    mgpu_mbarrier_arrive_expect_tx(bar, 16 * (8 - n));
    for (uint32_t i = 0; i < 8 - n; i++)
        mgpu_bulk_load(at + 16 * (7 - n - i), p->out + 2 * i, 16, bar);
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < 2 * (8 - n); i++)
        p->out[16 + i] = mgpu_ld_shared_b64(at + 8 * i);
    mgpu_bulk_wait_group(0);
}

TEST_CASE("a wait for groups whose data only copies use again")
{
    for (uint32_t n = 0; n < 8; n++) {
        device_buffer<uint64_t> out(std::vector<uint64_t>(32, 5));
        std::vector<uint64_t> want(32, 5);
        for (uint32_t i = 0; i < 16; i++)
            want[i] = 100 * n + i;
        for (uint32_t i = 0; i < 8 - n; i++) /* the groups, the last one first */
            for (uint32_t half = 0; half < 2; half++)
                want[16 + 2 * (7 - n - i) + half] = 100 * n + 2 * i + half;
        newer_args a = newer_args();
        a.out = out.ptr();
        a.what = n;
        launch(&agents_groups_kernel, mgpu_launch_1d(1, 32), a);
        INFO(n);
        CHECK(difference(out.download(), want) == "");
        record("stored and loaded", out.download());
    }
}

/* ---- a source that ends anywhere --------------------------------------------------------- */

enum { ENDS_TILE = 64, ENDS_FORMS = 10, ENDS = 16, UNTOUCHED = 0xA5 };

typedef struct {
    const unsigned char *src;
    unsigned char *out; /* ENDS_TILE for each block */
    uint32_t *missing;  /* for each block */
    uint32_t bytes, form;
} ends_args;

/* Bytes that block b does not copy, at the left and at the right: each of these with each. */
MGPU_DEVICE uint32_t
ignored(uint32_t i)
{
    return i == 0 ? 0 : i == 1 ? 1 : i == 2 ? 7 : 8;
}

#define IGNORE_OOB(how, n)                                                                     \
    case 2 + n:                                                                                \
        mgpu_bulk_load_relaxed_shared_cta_ignore_oob(how, at, p->src, p->bytes, left, right,   \
                                                     bar);                                     \
        break;                                                                                 \
    case 6 + n:                                                                                \
        mgpu_bulk_load_relaxed_shared_cta_ignore_oob_hint(how, at, p->src, p->bytes, left,     \
                                                          right, bar, policy);                 \
        break;

/* One arrival stays away until the copy must be over: then the phase ends if the copy has counted `bytes` and no more.
 * If it does not end, bytes are counted here until it does. */
MGPU_KERNEL(ends, ends_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, ENDS_TILE, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    const uint32_t left = ignored(blockIdx.x % 4), right = ignored(blockIdx.x / 4);
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    bool done = false;
    uint32_t missing = 0;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 2);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = 0; i < ENDS_TILE; i++)
        tile[i] = UNTOUCHED;
    mgpu_fence_proxy_async_shared_cta();
    mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);
    switch (p->form) {
    case 0:
        mgpu_bulk_load_shared_cta_ignore_oob(at, p->src, p->bytes, left, right, bar);
        break;
    case 1:
        mgpu_bulk_load_shared_cta_ignore_oob_hint(at, p->src, p->bytes, left, right, bar,
                                                  policy);
        break;
        IGNORE_OOB(MGPU_RELAXED_CTA, 0)
        IGNORE_OOB(MGPU_RELAXED_CLUSTER, 1)
        IGNORE_OOB(MGPU_RELAXED_GPU, 2)
        IGNORE_OOB(MGPU_RELAXED_SYS, 3)
    }
    for (uint32_t i = 0; i < 100; i++)
        mgpu_nanosleep(1000);
    mgpu_mbarrier_arrive(bar);
    for (uint32_t i = 0; i < 1000 && !done; i++)
        done = mgpu_mbarrier_try_wait_parity_suspend(bar, 0, 1000);
    for (; !done && missing < 2 * ENDS_TILE; missing++) {
        mgpu_mbarrier_complete_tx(bar, 1);
        done = mgpu_mbarrier_try_wait_parity_suspend(bar, 0, 1000);
    }
    p->missing[blockIdx.x] = missing;
    for (uint32_t i = 0; i < ENDS_TILE; i++)
        p->out[blockIdx.x * ENDS_TILE + i] = tile[i];
}
#undef IGNORE_OOB

TEST_CASE("ignore_oob: what is between the ends is copied, all bytes are counted")
{
    static const uint32_t skips[4] = {0, 1, 7, 8};
    uint32_t kept = 0, zero = 0, copied = 0, other = 0, last = 0, most = 0;
    std::vector<unsigned char> row(48), recorded; /* what lies between the ends */
    for (uint32_t i = 0; i < 48; i++)
        row[i] = (unsigned char)(i + 1);
    device_buffer<unsigned char> src(row);
    for (uint32_t form = 0; form < ENDS_FORMS; form++)
        for (const uint32_t bytes : {16u, 48u}) {
            device_buffer<unsigned char> out(ENDS * ENDS_TILE);
            device_buffer<uint32_t> missing(ENDS);
            ends_args a = ends_args();
            a.src = src.ptr();
            a.out = out.ptr();
            a.missing = missing.ptr();
            a.bytes = bytes;
            a.form = form;
            launch(&ends_kernel, mgpu_launch_1d(ENDS, 32), a);
            const std::vector<unsigned char> got = out.download();
            std::vector<unsigned char> want(got.size());
            const std::vector<uint32_t> counts = missing.download();
            for (uint32_t i = 0; i < got.size(); i++) {
                const uint32_t b = i / ENDS_TILE, at = i % ENDS_TILE;
                const bool read = at >= skips[b % 4] && at < bytes - skips[b / 4];
                want[i] = read ? row[at] : (unsigned char)UNTOUCHED;
                if (at >= bytes || read)
                    continue;
                kept += got[i] == UNTOUCHED;
                zero += got[i] == 0;
                copied += got[i] == row[at];
                if (got[i] != UNTOUCHED && got[i] != 0 && got[i] != row[at]) {
                    other++;
                    last = got[i];
                }
                want[i] = got[i];
            }
            for (const uint32_t count : counts)
                most = std::max(most, count);
            INFO("form " << form << ", " << bytes << " bytes");
            CHECK(difference(got, want) == "");
            CHECK(difference(counts, std::vector<uint32_t>(ENDS, 0)) == "");
            recorded = got;
            for (uint32_t i = 0; i < got.size(); i++) {
                const uint32_t b = i / ENDS_TILE, at = i % ENDS_TILE;
                if (at < skips[b % 4] || (at < bytes && at >= bytes - skips[b / 4]))
                    recorded[i] = 0;
            }
            record("bytes", recorded);
            record("missing", counts);
        }
    std::printf(
        "ignore_oob: of the bytes that are not copied %u are as before, %u are 0, %u are the "
        "source's, %u are others (the last 0x%02x); at most %u bytes of complete_tx are "
        "missing "
        "(%u: more than all came)\n",
        kept, zero, copied, other, last, most, 2 * ENDS_TILE);
}

/* ---- strong copies ----------------------------------------------------------------------- */

/* Rank 1 of two gets 64 bytes of global memory by each way there is, all of one scope. */
MGPU_KERNEL(strong_copies, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 8 * 8, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    const uint32_t peer = mgpu_mapa(at, 1), peers_bar = mgpu_mapa(bar, 1);
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const uint64_t *in = p->in;
    uint64_t *out = p->out;
    const bool first = mgpu_cluster_ctarank() == 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 64 * 5);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && first)
        switch (p->how) {
#define STRONG(how)                                                                            \
    case how:                                                                                  \
        mgpu_bulk_load_relaxed(how, peer, in, 64, peers_bar);                                  \
        mgpu_bulk_load_relaxed_hint(how, peer + 64, in + 8, 64, peers_bar, policy);            \
        mgpu_bulk_load_relaxed_multicast(how, at + 128, in + 16, 64, bar, 3);                  \
        mgpu_bulk_load_relaxed_multicast_hint(how, at + 192, in + 24, 64, bar, 3, policy);     \
        mgpu_bulk_load_relaxed_shared_cta(how, at, in + 32, 64, bar);                          \
        mgpu_bulk_load_relaxed_shared_cta_hint(how, at + 64, in + 40, 64, bar, policy);        \
        mgpu_bulk_load_relaxed_shared_cta(how, at + 256, in + 48, 64, bar);                    \
        mgpu_mbarrier_wait(bar, 0);                                                            \
        mgpu_bulk_copy_relaxed_shared_cluster(how % 2, peer + 256, at + 256, 64, peers_bar);   \
        mgpu_bulk_store_relaxed(how, out + 40, at, 64);                                        \
        mgpu_bulk_store_relaxed_hint(how, out + 48, at + 64, 64, policy);                      \
        break;
            STRONG(MGPU_RELAXED_CTA)
            STRONG(MGPU_RELAXED_CLUSTER)
            STRONG(MGPU_RELAXED_GPU)
            STRONG(MGPU_RELAXED_SYS)
#undef STRONG
        }
    if (threadIdx.x == 0 && !first) {
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_store(out, at, 64 * 5);
    }
    if (threadIdx.x == 0) {
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("strong bulk copies, each way and each scope")
{
    for (uint32_t how = 0; how < 4; how++) {
        std::vector<uint64_t> in(56), want;
        for (uint32_t i = 0; i < 56; i++)
            in[i] = 1000 * how + i;
        for (const uint32_t from : {0u, 8u, 16u, 24u, 48u, 32u, 40u})
            want.insert(want.end(), in.begin() + from, in.begin() + from + 8);
        device_buffer<uint64_t> source(in), out(want.size());
        newer_args a = newer_args();
        a.in = source.ptr();
        a.out = out.ptr();
        a.how = how;
        launch(&strong_copies_kernel, pair_of_blocks(32), a);
        INFO(how);
        CHECK(difference(out.download(), want) == "");
        record("copied", out.download());
    }
}

/* ---- strong reductions ------------------------------------------------------------------- */

/* X(operation, element, C type of the function's pointer) */
#define INTO_GLOBAL(X) BULK_SUMS(X) X(add_noftz, f32, float) BULK_OTHERS(X)

struct reduction {
    std::string op, type;
};
#define X(op, type, pointer) {#op, #type},
static const reduction global_rows[] = {INTO_GLOBAL(X)};
#undef X
#define X(op, type) {#op, #type},
static const reduction peer_rows[] = {BULK_PEER(X)};
#undef X

enum {
    SUM_BYTES = 128,
    GLOBALS = sizeof global_rows / sizeof *global_rows,
    PEERS = sizeof peer_rows / sizeof *peer_rows
};

typedef struct {
    unsigned char
        *out; /* SUM_BYTES for each reduction: what is there before, and what comes of it */
    const unsigned char *in; /* SUM_BYTES for each */
    uint32_t how, hint;
} sums_args;

MGPU_KERNEL(strong_sums, sums_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, (GLOBALS + 1) * SUM_BYTES, 16);
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_normal(1.0f);
    uint32_t at = mgpu_smem_addr(tile);
    const uint32_t hint = p->hint;
    unsigned char *out = p->out;
    for (uint32_t i = threadIdx.x; i < (GLOBALS + 1) * SUM_BYTES; i += 128)
        tile[i] = p->in[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    switch (p->how) {
#define X(op, type, pointer)                                                                   \
    if (hint)                                                                                  \
        mgpu_bulk_reduce_relaxed_##op##_##type##_hint(HOW, (pointer *)(void *)out, at,         \
                                                      SUM_BYTES, policy);                      \
    else                                                                                       \
        mgpu_bulk_reduce_relaxed_##op##_##type(HOW, (pointer *)(void *)out, at, SUM_BYTES);    \
    out += SUM_BYTES;                                                                          \
    at += SUM_BYTES;
#define HOW MGPU_RELAXED_CTA
    case HOW:
        INTO_GLOBAL(X)
        break;
#undef HOW
#define HOW MGPU_RELAXED_CLUSTER
    case HOW:
        INTO_GLOBAL(X)
        break;
#undef HOW
#define HOW MGPU_RELAXED_GPU
    case HOW:
        INTO_GLOBAL(X)
        break;
#undef HOW
#define HOW MGPU_RELAXED_SYS
    case HOW:
        INTO_GLOBAL(X)
        break;
#undef HOW
#undef X
    }
    if (hint)
        mgpu_bulk_reduce_add_noftz_f32_hint((float *)(void *)out, at, SUM_BYTES, policy);
    else
        mgpu_bulk_reduce_add_noftz_f32((float *)(void *)out, at, SUM_BYTES);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

/* Rank 0 reduces into what rank 1 has. */
MGPU_KERNEL(peer_sums, sums_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, PEERS *SUM_BYTES, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), peers_bar = mgpu_mapa(bar, 1);
    const uint32_t rank = mgpu_cluster_ctarank();
    uint32_t at = mgpu_smem_addr(tile), to = mgpu_mapa(at, 1);
    for (uint32_t i = threadIdx.x; i < PEERS * SUM_BYTES; i += 128)
        tile[i] = rank == 0 ? p->in[i] : p->out[i];
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, rank * PEERS * SUM_BYTES);
    }
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0)
        switch (p->how) {
#define X(op, type)                                                                            \
    mgpu_bulk_reduce_relaxed_shared_cluster_##op##_##type(HOW, to, at, SUM_BYTES, peers_bar);  \
    to += SUM_BYTES;                                                                           \
    at += SUM_BYTES;
#define HOW MGPU_RELAXED_CTA
        case HOW:
            BULK_PEER(X)
            break;
#undef HOW
#define HOW MGPU_RELAXED_CLUSTER
        case HOW:
            BULK_PEER(X)
            break;
#undef HOW
#undef X
        }
    mgpu_mbarrier_wait_cluster(bar, 0);
    for (uint32_t i = threadIdx.x; i < PEERS * SUM_BYTES && rank == 1; i += 128)
        p->out[i] = tile[i];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

/* ---- the same on the host ---------------------------------------------------------------- */

/* Element i of one side. Floats are few quarters, which all types have, also their sums; for noftz as many of the
 * least subnormal. */
static uint64_t
element(const reduction &r, uint32_t i)
{
    static const uint64_t edges[8] = {0,
                                      1,
                                      0x7fffffffffffffff,
                                      0x8000000000000000,
                                      0x7fffffff80000000,
                                      0xfffffffe,
                                      0x123456789abcdef0,
                                      ~(uint64_t)0};
    const float quarters = (float)((int)(i * 7 % 31) - 15) / 4;
    uint64_t x = edges[i % 8] ^ (i >= 8 ? i * 0x0101010101010101u : 0);
    if (r.op == "add_noftz")
        return (uint64_t)(i * 7 % 31 < 15) << 31 | (uint64_t)std::fabs(quarters * 4);
    if (r.type == "f16")
        return mgpu_f16_from_f32(quarters);
    if (r.type == "bf16")
        return mgpu_bf16_from_f32(quarters);
    if (r.type == "f32")
        std::memcpy(&(x = 0), &quarters, 4);
    if (r.type == "f64") {
        const double wide = quarters;
        std::memcpy(&x, &wide, 8);
    }
    return row_bytes(r.type, 1) == 8 ? x : x & 0xffffffff;
}

/* What is there before, what is reduced into it, what comes of it: of f32 with subnormals, of f64 as in global memory. */
static void
sides(const std::vector<reduction> &rows, std::vector<unsigned char> &old,
      std::vector<unsigned char> &in, std::vector<unsigned char> &want)
{
    old.assign(rows.size() * SUM_BYTES, 0);
    in = want = old;
    for (uint32_t n = 0; n < rows.size(); n++) {
        const reduction &r = rows[n];
        const uint32_t bytes = row_bytes(r.type, 1), count = SUM_BYTES / bytes;
        for (uint32_t i = 0; i < count; i++) {
            const uint64_t x = element(r, i), y = element(r, (i * 5 + 3) % count),
                           z = element_result(r.op, r.type, x, y, r.type == "f64");
            std::memcpy(&old[n * SUM_BYTES + i * bytes], &x, bytes);
            std::memcpy(&in[n * SUM_BYTES + i * bytes], &y, bytes);
            std::memcpy(&want[n * SUM_BYTES + i * bytes], &z, bytes);
        }
    }
}

/* Launches, and compares reduction by reduction. */
static void
reduce(const mgpu_kernel *kernel, mgpu_launch_config config, const std::vector<reduction> &rows,
       uint32_t how, uint32_t hint)
{
    std::vector<unsigned char> old, in, want;
    sides(rows, old, in, want);
    device_buffer<unsigned char> out(old), from(in);
    sums_args a = sums_args();
    a.out = out.ptr();
    a.in = from.ptr();
    a.how = how;
    a.hint = hint;
    launch(kernel, config, a);
    const std::vector<unsigned char> got = out.download();
    for (uint32_t n = 0; n < rows.size(); n++) {
        INFO(rows[n].op << "." << rows[n].type << ", scope " << how << ", hint " << hint);
        const auto row = [n](const std::vector<unsigned char> &v) {
            return std::vector<unsigned char>(v.begin() + n * SUM_BYTES,
                                              v.begin() + (n + 1) * SUM_BYTES);
        };
        CHECK(difference(row(got), row(want)) == "");
    }
    record("sums", got);
}

TEST_CASE("strong bulk reductions: each operation, type and scope, and weak sums that keep "
          "subnormals")
{
    std::vector<reduction> rows(global_rows, global_rows + GLOBALS);
    rows.push_back({"add_noftz", "f32"});
    for (uint32_t how = 0; how < 4; how++)
        for (uint32_t hint = 0; hint < 2; hint++)
            reduce(&strong_sums_kernel, mgpu_launch_1d(1, 128), rows, how, hint);
}

TEST_CASE("strong bulk reductions into a peer: each operation, type and scope")
{
    for (uint32_t how = 0; how < 2; how++)
        reduce(&peer_sums_kernel, pair_of_blocks(128),
               std::vector<reduction>(peer_rows, peer_rows + PEERS), how, 0);
}

/* ---- 16 bytes to a peer ------------------------------------------------------------------ */

/* Each thread of rank 0 stores 16 bytes into rank 1. */
MGPU_KERNEL(wide_to_peer, newer_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 128, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile) + 16 * threadIdx.x, bar = mgpu_smem_addr(bars);
    const bool first = mgpu_cluster_ctarank() == 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, first ? 0 : 64 * 16);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (first)
        mgpu_st_async_shared_cluster_b128(mgpu_mapa(at, 1), p->in + 2 * threadIdx.x,
                                          mgpu_mapa(bar, 1));
    mgpu_mbarrier_wait_cluster(bar, 0);
    if (!first) {
        p->out[2 * threadIdx.x] = mgpu_ld_shared_b64(at);
        p->out[2 * threadIdx.x + 1] = mgpu_ld_shared_b64(at + 8);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("st.async.b128: 64 times 16 bytes arrive at a peer, and are counted")
{
    std::vector<uint64_t> in(128);
    for (uint32_t i = 0; i < 128; i++)
        in[i] = 0x9e3779b97f4a7c15u * (i + 1);
    device_buffer<uint64_t> from(in), out(128);
    newer_args a = newer_args();
    a.in = from.ptr();
    a.out = out.ptr();
    launch(&wide_to_peer_kernel, pair_of_blocks(64), a);
    CHECK(difference(out.download(), in) == "");
    record("arrived", out.download());
}

/* ---- constants, and a prefetch ----------------------------------------------------------- */

MGPU_KERNEL(constants, newer_args, p, 32, 1)
{
    const uint64_t *in = p->in + 2 * threadIdx.x;
    uint64_t *out = p->out + 7 * threadIdx.x;
    uint32_t r[4];
    float f[4];
    mgpu_prefetch_global_l1_32b_valid_addr(in);
    mgpu_ld_global_proxy_readonly_v4_b32(r, in);
    mgpu_ld_global_proxy_readonly_v4_f32(f, in);
    out[0] = mgpu_ld_global_proxy_readonly_b64(in + 1);
    out[1] = mgpu_ld_global_proxy_readonly_b32((const uint32_t *)(const void *)in + 1);
    out[2] = (uint64_t)(mgpu_ld_global_proxy_readonly_f32((const float *)(const void *)in) * 2);
    out[3] = (uint64_t)r[1] << 32 | r[0];
    out[4] = (uint64_t)r[3] << 32 | r[2];
    out[5] = (uint64_t)(f[0] + f[1] * 256);
    out[6] = (uint64_t)(f[2] + f[3] * 256);
}

TEST_CASE("ld.proxy::readonly, each width, behind a prefetch")
{
    std::vector<uint64_t> in(64), want;
    for (uint32_t t = 0; t < 32; t++) {
        uint32_t words[4];
        for (uint32_t i = 0; i < 4; i++) {
            const float f = (float)(4 * t + i);
            std::memcpy(&words[i], &f, 4);
        }
        std::memcpy(&in[2 * t], words, 16);
        const std::vector<uint64_t> row{in[2 * t + 1],
                                        words[1],
                                        8 * t,
                                        in[2 * t],
                                        in[2 * t + 1],
                                        4 * t + (4 * t + 1) * 256,
                                        4 * t + 2 + (4 * t + 3) * 256};
        want.insert(want.end(), row.begin(), row.end());
    }
    device_buffer<uint64_t> from(in), out(want.size());
    newer_args a = newer_args();
    a.in = from.ptr();
    a.out = out.ptr();
    launch(&constants_kernel, mgpu_launch_1d(1, 32), a);
    CHECK(difference(out.download(), want) == "");
    record("loaded", out.download());
}

/* ---- sums of f32 that keep subnormals ---------------------------------------------------- */

/* All sums begin EACH * ADDERS / 2 below the least normal number, and end as far above it: the bits count. */
enum { ADDERS = 32, EACH = 3, LEAST_NORMAL = 0x00800000, CELLS = 18 };

typedef struct {
    float *cells;  /* [18] in global memory: atom, red, their pairs, their fours; 2 apart */
    float *before; /* [blocks][ADDERS][9]: what each atom answers */
    float *shared; /* [blocks][2]: at the end */
    uint32_t how;
} noftz_args;

#define ATOMS(how)                                                                             \
    case how:                                                                                  \
        before[0] = mgpu_atom_global_add_noftz_f32(how, g, x[0]);                              \
        mgpu_atom_global_add_noftz_v2_f32(how, before + 1, g + 2, x);                          \
        mgpu_atom_global_add_noftz_v4_f32(how, before + 3, g + 4, x);                          \
        before[7] = mgpu_atom_shared_add_noftz_f32(how, at, x[0]);                             \
        before[8] = mgpu_atom_shared_cluster_add_noftz_f32(how, last, x[0]);                   \
        break;
#define REDS(how)                                                                              \
    case how:                                                                                  \
        mgpu_red_global_add_noftz_f32(how, g + 8, x[0]);                                       \
        mgpu_red_global_add_noftz_v2_f32(how, g + 10, x);                                      \
        mgpu_red_global_add_noftz_v4_f32(how, g + 12, x);                                      \
        mgpu_red_shared_add_noftz_f32(how, at, x[0]);                                          \
        mgpu_red_shared_cluster_add_noftz_f32(how, last, x[0]);                                \
        break;

MGPU_KERNEL(subnormals, noftz_args, p, ADDERS, 1)
{
    MGPU_SHARED(float, cells, 2);
    const uint32_t at = mgpu_smem_addr(cells), blocks = mgpu_cluster_nctarank();
    const uint32_t rank = mgpu_cluster_ctarank(), last = mgpu_mapa(at + 4, blocks - 1);
    const float one = mgpu__float_of_bits(EACH), x[4] = {one, one, one, one};
    float *g = p->cells, *before = p->before + (rank * ADDERS + threadIdx.x) * 9;
    if (threadIdx.x < 2)
        mgpu_st_shared_b32(at + 4 * threadIdx.x, LEAST_NORMAL - EACH * ADDERS / 2);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    switch (p->how) {
        ATOMS(MGPU_RELAXED_CTA)
        ATOMS(MGPU_RELAXED_CLUSTER)
        ATOMS(MGPU_RELAXED_GPU)
        ATOMS(MGPU_RELAXED_SYS)
        ATOMS(MGPU_RELEASE_CTA)
        ATOMS(MGPU_RELEASE_CLUSTER)
        ATOMS(MGPU_RELEASE_GPU)
        ATOMS(MGPU_RELEASE_SYS)
        ATOMS(MGPU_ACQUIRE_CTA)
        ATOMS(MGPU_ACQUIRE_CLUSTER)
        ATOMS(MGPU_ACQUIRE_GPU)
        ATOMS(MGPU_ACQUIRE_SYS)
        ATOMS(MGPU_ACQ_REL_CTA)
        ATOMS(MGPU_ACQ_REL_CLUSTER)
        ATOMS(MGPU_ACQ_REL_GPU)
        ATOMS(MGPU_ACQ_REL_SYS)
    }
    switch (p->how % 8) {
        REDS(MGPU_RELAXED_CTA)
        REDS(MGPU_RELAXED_CLUSTER)
        REDS(MGPU_RELAXED_GPU)
        REDS(MGPU_RELAXED_SYS)
        REDS(MGPU_RELEASE_CTA)
        REDS(MGPU_RELEASE_CLUSTER)
        REDS(MGPU_RELEASE_GPU)
        REDS(MGPU_RELEASE_SYS)
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x < 2)
        p->shared[rank * 2 + threadIdx.x] = mgpu_ld_shared_f32(at + 4 * threadIdx.x);
}

static std::vector<uint32_t>
bits_of(const device_buffer<float> &floats)
{
    const std::vector<float> all = floats.download();
    std::vector<uint32_t> words(all.size());
    std::memcpy(words.data(), all.data(), 4 * all.size());
    return words;
}

/* Scope CTA: one block, and the scopes that are wider: also two of a cluster. Sums of shared memory are two: of each
 * block, and of all at the last one. */
static void
add_subnormals(uint32_t how, uint32_t blocks)
{
    const uint32_t n = blocks * ADDERS, start = LEAST_NORMAL - EACH * ADDERS / 2;
    float first;
    std::memcpy(&first, &start, 4);
    device_buffer<float> cells(std::vector<float>(CELLS, first)), before(n * 9),
        shared(2 * blocks);
    noftz_args a = noftz_args();
    a.cells = cells.ptr();
    a.before = before.ptr();
    a.shared = shared.ptr();
    a.how = how;
    launch(&subnormals_kernel, blocks == 1 ? mgpu_launch_1d(1, ADDERS) : pair_of_blocks(ADDERS),
           a);
    INFO("order and scope " << how << ", " << blocks << " blocks");
    std::vector<uint32_t> got = bits_of(cells), want(CELLS, start + EACH * n);
    for (const uint32_t unused : {1u, 9u, 16u, 17u})
        want[unused] = start;
    CHECK(difference(got, want) == "");
    record("cells", got);
    std::vector<uint32_t> ends(2 * blocks, start); /* twice: atom, red */
    for (uint32_t b = 0; b < blocks; b++)
        ends[2 * b] += 2 * EACH * ADDERS;
    ends[2 * blocks - 1] += 2 * EACH * n;
    got = bits_of(shared);
    CHECK(difference(got, ends) == "");
    record("shared", got);
    got = bits_of(before);
    for (uint32_t form = 0; form < 7; form++) { /* those of shared memory may see sums of red */
        std::vector<uint32_t> seen(n), all(n);
        for (uint32_t i = 0; i < n; i++) {
            seen[i] = got[i * 9 + form];
            all[i] = start + EACH * i;
        }
        std::sort(seen.begin(), seen.end());
        INFO("answers of form " << form);
        CHECK(difference(seen, all) == "");
        record("before", seen);
    }
}

TEST_CASE("add.noftz.f32: sums over the least normal number, each order and scope")
{
    for (uint32_t how = 0; how < 16; how++)
        for (uint32_t blocks = 1; blocks <= (how % 4 == 0 ? 1u : 2u); blocks++)
            add_subnormals(how, blocks);
}

/* ---- matrices of 4 bits ------------------------------------------------------------------ */

/* Rows of 8 bytes, 16 apart, in the order of lanes or the other way round. */
MGPU_KERNEL(widened, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, rows, 64, 16);
    const uint32_t lane = threadIdx.x, at = mgpu_smem_addr(rows);
    const uint32_t row = at + 16 * (p->what == 0 ? lane : 31 - lane);
    uint32_t r[7];
    rows[2 * lane] = p->in[2 * lane];
    rows[2 * lane + 1] = p->in[2 * lane + 1];
    __syncthreads();
    mgpu_ldmatrix_m8n16_x1_s8_s4(r, row);
    mgpu_ldmatrix_m8n16_x2_s8_s4(r + 1, row);
    mgpu_ldmatrix_m8n16_x4_s8_s4(r + 3, row);
    for (uint32_t i = 0; i < 7; i++)
        p->out[7 * lane + i] = r[i];
}

TEST_CASE(
    "ldmatrix of 4-bit numbers: lane 4 i + j gets numbers 4 j to 4 j + 3 of row i, widened")
{
    for (uint32_t what = 0; what < 2; what++) {
        std::vector<uint64_t> in(64), want(7 * 32);
        for (uint32_t i = 0; i < 64; i++)
            in[i] = 0x9e3779b97f4a7c15u * (i + 1);
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t i = 0; i < 7; i++) {
                const uint32_t matrix = i - (i >= 3 ? 3 : i >= 1 ? 1 : 0);
                const uint32_t row = 8 * matrix + lane / 4;
                const uint64_t all = in[2 * (what == 0 ? row : 31 - row)];
                for (uint32_t n = 0; n < 4; n++) {
                    const int x = (int)(all >> 4 * (4 * (lane % 4) + n) & 15);
                    want[7 * lane + i] |= (uint64_t)(uint8_t)(x < 8 ? x : x - 16) << 8 * n;
                }
            }
        std::vector<uint64_t> mapped(want.size());
        for (uint32_t matrix = 0; matrix < 4; matrix++)
            for (uint32_t row = 0; row < 8; row++)
                for (uint32_t col = 0; col < 16; col++) {
                    const uint32_t source = mgpu_m8n8_address_lane(matrix, row);
                    const mgpu_slot s = mgpu_m8n16_slot(matrix, row, col);
                    const uint64_t all = in[2 * (what == 0 ? source : 31 - source)];
                    const int64_t x = (int64_t)(all >> 4 * col << 60) >> 60;
                    mapped[7 * s.thread + 3 + s.reg] |= (uint64_t)(uint8_t)x << 8 * s.half;
                    if (matrix < 2)
                        mapped[7 * s.thread + 1 + s.reg] |= (uint64_t)(uint8_t)x << 8 * s.half;
                    if (matrix < 1)
                        mapped[7 * s.thread + s.reg] |= (uint64_t)(uint8_t)x << 8 * s.half;
                }
        CHECK(mapped == want); /* layout/fragment.h has the same map */
        device_buffer<uint64_t> from(in), out(want.size());
        newer_args a = newer_args();
        a.in = from.ptr();
        a.out = out.ptr();
        a.what = what;
        launch(&widened_kernel, mgpu_launch_1d(1, 32), a);
        INFO(what);
        CHECK(difference(out.download(), want) == "");
        record("widened", out.download());
    }
}
