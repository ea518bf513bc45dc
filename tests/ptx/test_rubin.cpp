/* tests/ptx/test_rubin.cpp - what Rubin adds to mbarriers, bulk copies and TMA, in the model: rubin.h and rubin_modes.h.
 * SPDX-License-Identifier: MIT
 *
 * A copy is compared with one that other chips have, of the same box: of another map where the address is the
 * instruction's.
 */
#include "../emu/model.h"

#include <mgpu/ptx/newer.h>
#include <mgpu/ptx/rubin.h>
#include <mgpu/ptx/rubin_modes.h>
#include <mgpu/ptx/tma_gather.h>
#include <mgpu/ptx/tma_im2col.h>
#include <mgpu/ptx/tma_reduce.h>

enum { BLOCKS = 4, MASK = 0xa, WORDS = 128 };

/* ---- mbarriers of many blocks ------------------------------------------------------------ */

typedef struct {
    uint32_t *out; /* [BLOCKS] */
    uint32_t what, count, mask, data;
} arrive_args;

#define ARRIVALS(X)                                                                            \
    X(0, 1, mgpu_mbarrier_arrive_multicast(bar, m))                                            \
    X(1, 1, mgpu_mbarrier_arrive_relaxed_multicast(bar, m))                                    \
    X(2, 3, mgpu_mbarrier_arrive_count_multicast(bar, 3, m))                                   \
    X(3, 3, mgpu_mbarrier_arrive_relaxed_count_multicast(bar, 3, m))                           \
    X(4, 1, mgpu_mbarrier_arrive_expect_tx_multicast(bar, 48, m);                              \
      mgpu_mbarrier_complete_tx_multicast(bar, 48, m))                                         \
    X(5, 1, mgpu_mbarrier_arrive_expect_tx_relaxed_multicast(bar, 48, m);                      \
      mgpu_mbarrier_complete_tx_multicast(bar, 48, m))                                         \
    X(6, 1, mgpu_mbarrier_expect_tx_multicast(bar, 16, m);                                     \
      mgpu_mbarrier_arrive_multicast(bar, m); mgpu_mbarrier_complete_tx_multicast(bar, 16, m))
/* Those of two, who leave one. */
#define DROPS(X)                                                                               \
    X(7, 2, mgpu_mbarrier_arrive_drop_multicast(bar, m))                                       \
    X(8, 2, mgpu_mbarrier_arrive_drop_relaxed_multicast(bar, m))                               \
    X(9, 4, mgpu_mbarrier_arrive_drop_count_multicast(bar, 3, m))                              \
    X(10, 4, mgpu_mbarrier_arrive_drop_relaxed_count_multicast(bar, 3, m))                     \
    X(11, 2, mgpu_mbarrier_arrive_drop_expect_tx_multicast(bar, 48, m);                        \
      mgpu_mbarrier_complete_tx_multicast(bar, 48, m))                                         \
    X(12, 2, mgpu_mbarrier_arrive_drop_expect_tx_relaxed_multicast(bar, 48, m);                \
      mgpu_mbarrier_complete_tx_multicast(bar, 48, m))

/* Block 0 arrives for all in the mask; each tells 1: the phase has ended, 2: it has not. Where it left one arrival
 * over, that is made here, and the next phase has no more. */
MGPU_KERNEL(arrivals, arrive_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, value, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank(), m = p->mask;
    if (threadIdx.x != 0) {
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
        return;
    }
    mgpu_mbarrier_init(bar, p->count);
    mgpu_fence_mbarrier_init();
    mgpu_st_shared_b32(mgpu_smem_addr(value), 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 0) {
        if (p->data)
            mgpu_st_shared_cluster_b32(mgpu_mapa(mgpu_smem_addr(value), 1), 7);
        switch (p->what) {
#define CASE(n, count, ...)                                                                    \
    case n:                                                                                    \
        __VA_ARGS__;                                                                           \
        break;
            ARRIVALS(CASE)
            DROPS(CASE)
#undef CASE
        }
    }
    if (p->data && rank == 1) {
        mgpu_mbarrier_wait_cluster(bar, 0);
        p->out[rank] = mgpu_ld_shared_b32(mgpu_smem_addr(value));
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (p->data)
        return;
    if (p->what >= 7 && (m >> rank & 1) != 0) {
        mgpu_mbarrier_arrive(bar);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_mbarrier_arrive(bar); /* the only one that is left */
        mgpu_mbarrier_wait(bar, 1);
        p->out[rank] = 3;
        return;
    }
    p->out[rank] = mgpu_mbarrier_test_wait_parity(bar, 0) ? 1 : 2;
}

TEST_CASE("one arrival at the barriers of many blocks: those of the mask, and no others")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    const struct {
        uint32_t what, count;
    } rows[] = {
#define ROW(n, count, ...) {n, count},
        ARRIVALS(ROW) DROPS(ROW)
#undef ROW
    };
    for (const auto &row : rows) {
        CAPTURE(row.what);
        known<uint32_t> out(BLOCKS, 99);
        const uint32_t there = row.what >= 7 ? 3 : 1;
        REQUIRE(m.run(arrivals_kernel, BLOCKS, 32,
                      arrive_args{out.data.data(), row.what, row.count, MASK, 0},
                      BLOCKS) == MGPU_OK);
        CHECK(out.data == std::vector<uint32_t>{2, there, 2, there});
    }
}

TEST_CASE(
    "a release for many blocks hands data over, a relaxed one does not; masks and targets")
{
    model m;
    m.config.target = MGPU_EMU_SM_107F;
    known<uint32_t> out(BLOCKS, 99);
    CHECK(m.run(arrivals_kernel, BLOCKS, 32, arrive_args{out.data.data(), 0, 1, MASK, 1},
                BLOCKS) == MGPU_OK);
    CHECK(out.data[1] == 7);
    CHECK(m.run(arrivals_kernel, BLOCKS, 32, arrive_args{out.data.data(), 1, 1, MASK, 1},
                BLOCKS) != MGPU_OK);
    CHECK(m.says({"hazard"}));
    for (uint32_t mask : {0u, 0x10u, 0x80000001u}) {
        CHECK(m.run(arrivals_kernel, BLOCKS, 32, arrive_args{out.data.data(), 0, 1, mask, 0},
                    BLOCKS) == MGPU_ERROR_FAULT);
        CHECK(m.says({"mbarrier.arrive.multicast::cluster: mask 0x",
                      " of blocks, and the cluster has blocks 0 to 3"}));
    }
    CHECK(m.says({"mbarrier.arrive.multicast::cluster: mask 0x80000001 of blocks, and the "
                  "cluster has blocks 0 to 3"}));
    for (uint32_t target :
         {(uint32_t)MGPU_EMU_SM_90A, (uint32_t)MGPU_EMU_SM_103A, (uint32_t)MGPU_EMU_SM_110A}) {
        m.config.target = target;
        CHECK(m.run(arrivals_kernel, BLOCKS, 32, arrive_args{out.data.data(), 0, 1, MASK, 0},
                    BLOCKS) == MGPU_ERROR_FAULT);
        CHECK(m.says(
            {"mgpu_mbarrier_arrive_multicast needs sm_107a or sm_107f, the target is "}));
    }
}

/* ---- bulk copies ------------------------------------------------------------------------- */

typedef struct {
    const uint32_t *in;
    uint32_t *out; /* [2][WORDS] of each block, then [2] what is reported */
    uint32_t what, validity, layout;
} bulk_args;

/* The first of two blocks loads; both, if the form is for many. */
MGPU_KERNEL(bulks, bulk_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, WORDS, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(tile), bytes = 4 * WORDS,
                   m = 3;
    const uint32_t rank = mgpu_cluster_ctarank(), many = p->what < 4;
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint32_t *in = p->in;
    uint32_t report[2] = {9, 9};
    if (threadIdx.x == 0) {
        if (p->layout)
            mgpu_mbarrier_init_layout_v1(bar, 1);
        else
            mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        if (rank == 0 || many)
            mgpu_mbarrier_arrive_expect_tx(bar, bytes);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0)
        switch (p->what * 8 + p->validity) {
#define CASES(what, call)                                                                      \
    case 8 * what + 0:                                                                         \
        call(MGPU_REPORT_DISABLED);                                                            \
        break;                                                                                 \
    case 8 * what + 1:                                                                         \
        call(MGPU_REPORT_PER_16BYTES_80000000);                                                \
        break;                                                                                 \
    case 8 * what + 2:                                                                         \
        call(MGPU_REPORT_PER_16BYTES_8000);                                                    \
        break;                                                                                 \
    case 8 * what + 3:                                                                         \
        call(MGPU_REPORT_PER_16BYTES_80);                                                      \
        break;                                                                                 \
    case 8 * what + 4:                                                                         \
        call(MGPU_REPORT_PER_16BYTES_8);                                                       \
        break;                                                                                 \
    case 8 * what + 5:                                                                         \
        call(MGPU_REPORT_PER_ELEMENT_FF);                                                      \
        break;                                                                                 \
    case 8 * what + 6:                                                                         \
        call(6);                                                                               \
        break;
#define A(v) (void)v, mgpu_bulk_load_multicast_32b(dst, in, bytes, bar, m)
#define B(v) (void)v, mgpu_bulk_load_multicast_32b_hint(dst, in, bytes, bar, m, policy)
#define C(v) mgpu_bulk_load_report_multicast_32b(v, dst, in, bytes, bar, m)
#define D(v) mgpu_bulk_load_report_multicast_32b_hint(v, dst, in, bytes, bar, m, policy)
#define E(v) mgpu_bulk_load_report(v, dst, in, bytes, bar)
#define F(v) mgpu_bulk_load_report_hint(v, dst, in, bytes, bar, policy)
#define G(v) mgpu_bulk_load_shared_cta_report(v, dst, in, bytes, bar)
#define H(v) mgpu_bulk_load_shared_cta_report_hint(v, dst, in, bytes, bar, policy)
            CASES(0, A)
            CASES(1, B)
            CASES(2, C)
            CASES(3, D)
            CASES(4, E)
            CASES(5, F)
            CASES(6, G)
            CASES(7, H)
#undef A
#undef B
#undef C
#undef D
#undef E
#undef F
#undef G
#undef H
        }
    if (threadIdx.x == 0 && (rank == 0 || many)) {
        if (p->layout)
            while (!mgpu_mbarrier_try_wait_parity_report(bar, 0, report)) {
            }
        else
            mgpu_mbarrier_wait(bar, 0);
        for (uint32_t i = 0; i < WORDS; i++)
            p->out[rank * WORDS + i] = mgpu_ld_shared_b32(dst + 4 * i);
        p->out[2 * WORDS + rank] = report[0] | report[1] << 8;
        if (p->layout) /* yes, if nothing is reported */
            p->out[2 * WORDS + rank] |= (uint32_t)mgpu_mbarrier_test_wait_conditional(bar, 0)
                                        << 16;
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

/* What a report is about, as 16 bytes of it. */
static const uint32_t pattern[6] = {0,           0x80000000u, 0x80008000u,
                                    0x80808080u, 0x88888888u, 0xffffffffu};

TEST_CASE("bulk copies into many blocks, and what they report")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    known<uint32_t> in(WORDS), out(2 * WORDS + 2);
    for (uint32_t what = 0; what < 8; what++)
        for (uint32_t validity = what < 2 ? 5 : 0; validity < 6; validity++)
            for (uint32_t data = 0; data < 6; data++) {
                CAPTURE(what, validity, data);
                for (uint32_t i = 0; i < WORDS; i++)
                    in.data[i] = data != 0 && i / 4 == 5
                                     ? pattern[data]
                                     : 0x01020304u * (i % 13 + 1) & 0x77777777u;
                std::fill(out.data.begin(), out.data.end(), 99u);
                REQUIRE(m.run(bulks_kernel, 2, 32,
                              bulk_args{in.data.data(), out.data.data(), what, validity, 1},
                              2) == MGPU_OK);
                /* -0 of a wide element has one of a narrow one in it, and others beside it */
                const bool zeros = data >= 1 && data <= 4 && validity <= 4;
                const bool many = what < 4;
                const bool found =
                    what >= 2 && validity != 0 && (zeros ? data <= validity : data == validity);
                const uint32_t says = found ? 1 : 1u << 16;
                for (uint32_t rank = 0; rank < 2; rank++) {
                    const bool got = rank == 0 || many;
                    for (uint32_t i = 0; i < WORDS; i++)
                        REQUIRE(out.data[rank * WORDS + i] == (got ? in.data[i] : 99));
                    CHECK(out.data[2 * WORDS + rank] == (got ? says : 99));
                }
                CHECK((m.lints != "") == (found && data != validity));
            }
}

TEST_CASE("a report: one element alone, a byte alone, a barrier of layout v0, a constant that "
          "is none")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> in(WORDS, 0x01010101u), out(2 * WORDS + 2, 99);
    const auto run = [&](uint32_t validity, uint32_t layout) {
        return m.run(bulks_kernel, 2, 32,
                     bulk_args{in.data.data(), out.data.data(), 4, validity, layout}, 2);
    };
    in.data[9] = 0x01ff0101u;
    CHECK(run(5, 1) == MGPU_OK);
    CHECK((out.data[2 * WORDS] & 0xff) == 1);
    CHECK(m.lints == "");
    in.data[9] = 0x80000000u;
    CHECK(run(1, 1) == MGPU_OK);
    CHECK((out.data[2 * WORDS] & 0xff) == 1);
    CHECK(m.lints.find("this copy looks for -0 in one element of each 16 bytes, no manual says "
                       "in which, and 1 of its 32") != std::string::npos);
    CHECK(run(2, 0) == MGPU_ERROR_FAULT);
    CHECK(m.says({"cp.async.bulk that reports, to the mbarrier at smem+0x",
                  "which is of layout v0", "mgpu_mbarrier_init_layout_v1()"}));
    CHECK(run(0, 0) == MGPU_OK);
    CHECK(run(6, 1) == MGPU_ERROR_FAULT);
    CHECK(m.says({"a copy reports 6, which is nothing: MGPU_REPORT_DISABLED to"}));
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(run(2, 1) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_bulk_load_report needs sm_107a or sm_107f, the target is sm_100a"}));
}

/* ---- TMA --------------------------------------------------------------------------------- */

enum { PLAIN = 100, TENSOR = 64 * 1024 };

typedef struct {
    mgpu_tensor_map map;
    const uint32_t *global; /* the tensor */
    uint32_t *out;          /* [2][WORDS] */
    uint32_t what, bytes;
} tma_args;

#define C1 4
#define C2 C1, 1
#define C3 C2, 1
#define C4 C3, 0
#define C5 C4, 1
#define LOADS(d)                                                                               \
    TAKE(0, mgpu_tma_load_##d##d_multicast_32b(dst, map, C##d, bar, 3u))                       \
    TAKE(1, mgpu_tma_load_##d##d_multicast_32b_hint(dst, map, C##d, bar, 3u, policy))          \
    TAKE(2, mgpu_tma_load_##d##d_report(5, dst, map, C##d, bar))                               \
    TAKE(3, mgpu_tma_load_##d##d_report_hint(5, dst, map, C##d, bar, policy))                  \
    TAKE(4, mgpu_tma_load_##d##d_shared_cta_report(5, dst, map, C##d, bar))                    \
    TAKE(5, mgpu_tma_load_##d##d_shared_cta_report_hint(5, dst, map, C##d, bar, policy))       \
    TAKE(6, mgpu_tma_load_##d##d_report_multicast_32b(5, dst, map, C##d, bar, 3u))             \
    TAKE(7, mgpu_tma_load_##d##d_report_multicast_32b_hint(5, dst, map, C##d, bar, 3u, policy))
#define ADDRESSED(d)                                                                           \
    TAKE(8, mgpu_tma_load_##d##d_global_address(dst, map, at, C##d, bar))                      \
    TAKE(9, mgpu_tma_load_##d##d_global_address_hint(dst, map, at, C##d, bar, policy))         \
    TAKE(10, mgpu_tma_load_##d##d_shared_cta_global_address(dst, map, at, C##d, bar))          \
    TAKE(11,                                                                                   \
         mgpu_tma_load_##d##d_shared_cta_global_address_hint(dst, map, at, C##d, bar, policy)) \
    TAKE(12, mgpu_tma_load_##d##d_multicast_global_address(dst, map, at, C##d, bar, 3u))       \
    TAKE(13, mgpu_tma_load_##d##d_multicast_global_address_hint(dst, map, at, C##d, bar, 3u,   \
                                                                policy))                       \
    TAKE(14, mgpu_tma_load_##d##d_multicast_32b_global_address(dst, map, at, C##d, bar, 3u))   \
    TAKE(15, mgpu_tma_load_##d##d_multicast_32b_global_address_hint(dst, map, at, C##d, bar,   \
                                                                    3u, policy))               \
    TAKE(PLAIN, mgpu_tma_load_##d##d_multicast(dst, map, C##d, bar, 3))
#define CACHED(d)                                                                              \
    TAKE(20, mgpu_tma_prefetch_##d##d_l2_evict_last(map, C##d))                                \
    TAKE(21, mgpu_tma_applypriority_##d##d_l2_evict_normal(map, C##d))                         \
    TAKE(22, mgpu_tma_prefetch_##d##d_global_address(map, at, C##d))                           \
    TAKE(23, mgpu_tma_prefetch_##d##d_global_address_hint(map, at, C##d, policy))              \
    TAKE(24, mgpu_tma_prefetch_##d##d_l2_evict_last_global_address(map, at, C##d))             \
    TAKE(25, mgpu_tma_applypriority_##d##d_l2_evict_normal_global_address(map, at, C##d))      \
    TAKE(26, mgpu_bulk_prefetch_l2_evict_last(at, 64))                                         \
    TAKE(27, mgpu_bulk_applypriority_l2_evict_normal(at, 64))
#define TAKE(n, call)                                                                          \
    case n:                                                                                    \
        call;                                                                                  \
        break;
#define LOADING(d, name, forms)                                                                \
    MGPU_KERNEL(name##_##d, tma_args, p, 32, 1)                                                \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        MGPU_SHARED(uint64_t, bars, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);                    \
        const uint32_t rank = mgpu_cluster_ctarank(), what = p->what;                          \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        const mgpu_tensor_map *map = &p->map;                                                  \
        const uint32_t *at = p->global;                                                        \
        const bool many = what == PLAIN || what % 8 < 2 || what == 6 || what == 7 ||           \
                          (what >= 12 && what < 16);                                           \
        const bool loads =                                                                     \
            (what < 20 || what == PLAIN) && (rank == 0 || (many && what != 8 && what != 9));   \
        uint32_t report[2];                                                                    \
        (void)policy, (void)at;                                                                \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init_layout_v1(bar, 1);                                              \
            mgpu_fence_mbarrier_init();                                                        \
            if (loads)                                                                         \
                mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);                                 \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0 && rank == 0)                                                     \
            switch (what) {                                                                    \
                forms                                                                          \
            }                                                                                  \
        if (threadIdx.x == 0 && loads) {                                                       \
            while (!mgpu_mbarrier_try_wait_parity_report(bar, 0, report)) {                    \
            }                                                                                  \
            for (uint32_t i = 0; i < p->bytes / 4; i++)                                        \
                p->out[rank * WORDS + i] = mgpu_ld_shared_b32(dst + 4 * i);                    \
            p->out[2 * WORDS + rank] = report[0];                                              \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }
#define TILES(d) LOADING(d, tiles, LOADS(d) ADDRESSED(d) CACHED(d))
TILES(1)
TILES(2)
TILES(3)
TILES(4)
TILES(5)

static const mgpu_kernel *const tiles[6] = {
    NULL, &tiles_1_kernel, &tiles_2_kernel, &tiles_3_kernel, &tiles_4_kernel, &tiles_5_kernel};

/* A tensor of so many dimensions, at p. */
static mgpu_tensor_map_desc
tensor_of(uint32_t dims, const uint32_t *p)
{
    const uint64_t n[5] = {12, 5, 3, 2, 2};
    const uint32_t box[5] = {8, 3, 2, 1, 1};
    return mgpu_tensor_map_nd(MGPU_DTYPE_U32, p, dims, n, NULL, box);
}

static tma_args
tile_args(uint32_t dims, const uint32_t *p, uint32_t *out, uint32_t what)
{
    static const uint32_t bytes[6] = {0, 32, 96, 192, 192, 192};
    tma_args a;
    std::memset(&a, 0, sizeof a);
    REQUIRE(mgpu_tensor_map_tiled(&a.map, tensor_of(dims, p), NULL) == MGPU_OK);
    a.global = p;
    a.out = out;
    a.what = what;
    a.bytes = bytes[dims];
    return a;
}

TEST_CASE("TMA of Rubin loads the boxes of others: many blocks, reports, an address of its own")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_RANDOM);
    known<uint32_t> first(TENSOR), second(TENSOR), out(2 * WORDS + 2);
    for (uint32_t i = 0; i < TENSOR; i++) {
        first.data[i] = (i % 113 + 1) * 0x01010101u;
        second.data[i] = ~i;
    }
    for (uint32_t dims = 1; dims < 6; dims++) {
        /* without an address: the map's; with one: of the other tensor, whose bytes are 0xff above */
        std::vector<uint32_t> want[2];
        for (uint32_t other = 0; other < 2; other++) {
            std::fill(out.data.begin(), out.data.end(), 99u);
            REQUIRE(m.run(*tiles[dims], 2, 32,
                          tile_args(dims, (other ? second : first).data.data(), out.data.data(),
                                    PLAIN),
                          2) == MGPU_OK);
            want[other].assign(out.data.begin(), out.data.begin() + WORDS);
        }
        REQUIRE((want[0] != want[1]));
        for (uint32_t what = 0; what < 28; what += what == 15 ? 5 : 1) {
            CAPTURE(dims, what);
            std::fill(out.data.begin(), out.data.end(), 99u);
            tma_args a = tile_args(dims, first.data.data(), out.data.data(), what);
            a.global = second.data.data();
            REQUIRE(m.run(*tiles[dims], 2, 32, a, 2) == MGPU_OK);
            const bool both = what < 2 || what == 6 || what == 7 || (what >= 12 && what < 16);
            for (uint32_t rank = 0; rank < 2; rank++) {
                const bool got = (what < 16) && (rank == 0 || both);
                const std::vector<uint32_t> is(out.data.begin() + rank * WORDS,
                                               out.data.begin() + (rank + 1) * WORDS);
                CHECK(is == (got ? want[what >= 8] : std::vector<uint32_t>(WORDS, 99)));
                CHECK(out.data[2 * WORDS + rank] == (got ? 0 : 99));
            }
        }
        /* and what is reported of the other tensor by the map's own address */
        for (uint32_t what = 2; what < 8; what++) {
            std::fill(out.data.begin(), out.data.end(), 99u);
            REQUIRE(m.run(*tiles[dims], 2, 32,
                          tile_args(dims, second.data.data(), out.data.data(), what),
                          2) == MGPU_OK);
            CHECK(out.data[2 * WORDS] == 1);
        }
    }
}

TEST_CASE("an address of one's own: aligned, not 0, with 128 KiB behind it")
{
    model m;
    m.config.target = MGPU_EMU_SM_107F;
    known<uint32_t> memory(TENSOR), small(1024), out(2 * WORDS + 2);
    tma_args a = tile_args(2, memory.data.data(), out.data.data(), 8);
    a.global = memory.data.data() + 1;
    CHECK(m.run(tiles_2_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"TMA load: the tensor's address 0x", " is not aligned to 16 bytes"}));
    a.global = NULL;
    CHECK(m.run(tiles_2_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"override::global_address: the tensor's address is 0"}));
    a.global = small.data.data();
    CHECK(m.run(tiles_2_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"override::global_address, the 128 KiB from it on"}));
}

/* The same of pixels. */
#define PIXEL_C3 0, 1, 0
#define PIXEL_C4 0, 1, 1, 0
#define PIXEL_C5 0, 1, 1, 0, 0
#define TAP3     1
#define TAP4     1, 0
#define TAP5     1, 0, 1
#define PIXEL_FORMS(d)                                                                         \
    TAKE(0, mgpu_tma_load_##d##d_im2col_multicast_32b(dst, map, PIXEL_C##d, bar, TAP##d, 3u))  \
    TAKE(1, mgpu_tma_load_##d##d_im2col_multicast_32b_hint(dst, map, PIXEL_C##d, bar, TAP##d,  \
                                                           3u, policy))                        \
    TAKE(2, mgpu_tma_load_##d##d_im2col_report(5, dst, map, PIXEL_C##d, bar, TAP##d))          \
    TAKE(3, mgpu_tma_load_##d##d_im2col_report_hint(5, dst, map, PIXEL_C##d, bar, TAP##d,      \
                                                    policy))                                   \
    TAKE(4,                                                                                    \
         mgpu_tma_load_##d##d_shared_cta_im2col_report(5, dst, map, PIXEL_C##d, bar, TAP##d))  \
    TAKE(5, mgpu_tma_load_##d##d_shared_cta_im2col_report_hint(5, dst, map, PIXEL_C##d, bar,   \
                                                               TAP##d, policy))                \
    TAKE(6, mgpu_tma_load_##d##d_im2col_report_multicast_32b(5, dst, map, PIXEL_C##d, bar,     \
                                                             TAP##d, 3u))                      \
    TAKE(7, mgpu_tma_load_##d##d_im2col_report_multicast_32b_hint(5, dst, map, PIXEL_C##d,     \
                                                                  bar, TAP##d, 3u, policy))    \
    TAKE(20, mgpu_tma_prefetch_##d##d_im2col_l2_evict_last(map, PIXEL_C##d, TAP##d))           \
    TAKE(21, mgpu_tma_applypriority_##d##d_im2col_l2_evict_normal(map, PIXEL_C##d, TAP##d))    \
    TAKE(PLAIN, mgpu_tma_load_##d##d_im2col_multicast(dst, map, PIXEL_C##d, bar, TAP##d, 3))
#define PIXELS(d) LOADING(d, pixels, PIXEL_FORMS(d))
PIXELS(3)
PIXELS(4)
PIXELS(5)

TEST_CASE("TMA of Rubin on pixels of images")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> memory(TENSOR), out(2 * WORDS + 2);
    const mgpu_kernel *const kernels[3] = {&pixels_3_kernel, &pixels_4_kernel,
                                           &pixels_5_kernel};
    for (uint32_t i = 0; i < TENSOR; i++)
        memory.data[i] = (i % 113 + 1) * 0x01010101u;
    for (uint32_t dims = 3; dims < 6; dims++) {
        const uint32_t *p = memory.data.data();
        mgpu_im2col_desc d =
            dims == 3   ? mgpu_tensor_map_nwc(MGPU_DTYPE_U32, p, 2, 9, 16, 8, 8)
            : dims == 4 ? mgpu_tensor_map_nhwc(MGPU_DTYPE_U32, p, 2, 5, 6, 16, 8, 8)
                        : mgpu_tensor_map_ndhwc(MGPU_DTYPE_U32, p, 2, 3, 5, 6, 16, 8, 8);
        tma_args a;
        std::memset(&a, 0, sizeof a);
        for (uint32_t i = 0; i + 2 < dims; i++)
            d.lower_corner[i] = d.upper_corner[i] = -1;
        REQUIRE(mgpu_tensor_map_im2col(&a.map, d, NULL) == MGPU_OK);
        a.out = out.data.data();
        a.bytes = 8 * 8 * 4;
        std::vector<uint32_t> want;
        for (uint32_t what : {(uint32_t)PLAIN, 0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 20u, 21u}) {
            CAPTURE(dims, what);
            std::fill(out.data.begin(), out.data.end(), 99u);
            a.what = what;
            REQUIRE(m.run(*kernels[dims - 3], 2, 32, a, 2) == MGPU_OK);
            if (what == PLAIN)
                want.assign(out.data.begin(), out.data.begin() + WORDS);
            for (uint32_t rank = 0; rank < 2; rank++) {
                const bool got =
                    what != 20 && what != 21 && (rank == 0 || what < 2 || what >= 6);
                CHECK(std::vector<uint32_t>(out.data.begin() + rank * WORDS,
                                            out.data.begin() + (rank + 1) * WORDS) ==
                      (got ? want : std::vector<uint32_t>(WORDS, 99)));
            }
        }
        CHECK(want != std::vector<uint32_t>(WORDS, 99));
    }
}

/* Stores and reductions at an address, against those of a map of their own. */
#define OUT(D, n, op)                                                                          \
    TAKE(4 * n, mgpu_tma_##op##_##D##d_global_address(map, at, C##D, src))                     \
    TAKE(4 * n + 1, mgpu_tma_##op##_##D##d_global_address_hint(map, at, C##D, src, policy))    \
    TAKE(4 * n + 2, mgpu_tma_##op##_##D##d(map, C##D, src))
#define STORING(d)                                                                             \
    MGPU_KERNEL(stores_##d, tma_args, p, 32, 1)                                                \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        const uint32_t src = mgpu_smem_addr(s);                                                \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        const mgpu_tensor_map *map = &p->map;                                                  \
        uint32_t *at = p->out;                                                                 \
        if (threadIdx.x != 0)                                                                  \
            return;                                                                            \
        for (uint32_t i = 0; i < p->bytes / 4; i++)                                            \
            mgpu_st_shared_b32(src + 4 * i, (i + 1) * 0x9e3779b9u);                            \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        switch (p->what) {                                                                     \
            OUT(d, 0, store)                                                                   \
            OUT(d, 1, reduce_add)                                                              \
            OUT(d, 2, reduce_min)                                                              \
            OUT(d, 3, reduce_max)                                                              \
            OUT(d, 4, reduce_inc)                                                              \
            OUT(d, 5, reduce_dec)                                                              \
            OUT(d, 6, reduce_and)                                                              \
            OUT(d, 7, reduce_or)                                                               \
            OUT(d, 8, reduce_xor)                                                              \
        }                                                                                      \
        mgpu_bulk_commit_group();                                                              \
        mgpu_bulk_wait_group(0);                                                               \
    }
STORING(1)
STORING(2)
STORING(3)
STORING(4)
STORING(5)

TEST_CASE("TMA of Rubin stores and reduces at an address of its own")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> first(TENSOR), second(TENSOR);
    const mgpu_kernel *const kernels[6] = {NULL,
                                           &stores_1_kernel,
                                           &stores_2_kernel,
                                           &stores_3_kernel,
                                           &stores_4_kernel,
                                           &stores_5_kernel};
    std::vector<uint32_t> before(TENSOR);
    for (uint32_t i = 0; i < TENSOR; i++)
        before[i] = i * 0x85ebca6bu;
    for (uint32_t dims = 1; dims < 6; dims++)
        for (uint32_t op = 0; op < 9; op++) {
            second.data = before; /* in place: the buffer stays */
            REQUIRE(m.run(*kernels[dims], 1, 32,
                          tile_args(dims, second.data.data(), NULL, 4 * op + 2)) == MGPU_OK);
            const std::vector<uint32_t> want = second.data;
            CHECK((want != before));
            for (uint32_t hint = 0; hint < 2; hint++) {
                CAPTURE(dims, op, hint);
                first.data = second.data = before;
                tma_args a =
                    tile_args(dims, first.data.data(), second.data.data(), 4 * op + hint);
                REQUIRE(m.run(*kernels[dims], 1, 32, a) == MGPU_OK);
                CHECK((second.data == want));
                CHECK((first.data == before));
            }
        }
}

/* ---- four rows, and pixels at an address of one's own --------------------------------------- */

#define FOUR 8, 3, 0, 40, 3 /* a column, four rows */
#define ROW_FORMS                                                                              \
    TAKE(0, mgpu_tma_load_2d_gather4_multicast_32b(dst, map, FOUR, bar, 3u))                   \
    TAKE(1, mgpu_tma_load_2d_gather4_multicast_32b_hint(dst, map, FOUR, bar, 3u, policy))      \
    TAKE(2, mgpu_tma_load_2d_gather4_report(5, dst, map, FOUR, bar))                           \
    TAKE(3, mgpu_tma_load_2d_gather4_report_hint(5, dst, map, FOUR, bar, policy))              \
    TAKE(4, mgpu_tma_load_2d_shared_cta_gather4_report(5, dst, map, FOUR, bar))                \
    TAKE(5, mgpu_tma_load_2d_shared_cta_gather4_report_hint(5, dst, map, FOUR, bar, policy))   \
    TAKE(6, mgpu_tma_load_2d_gather4_report_multicast_32b(5, dst, map, FOUR, bar, 3u))         \
    TAKE(7, mgpu_tma_load_2d_gather4_report_multicast_32b_hint(5, dst, map, FOUR, bar, 3u,     \
                                                               policy))                        \
    TAKE(8, mgpu_tma_load_2d_gather4_global_address(dst, map, at, FOUR, bar))                  \
    TAKE(9, mgpu_tma_load_2d_gather4_global_address_hint(dst, map, at, FOUR, bar, policy))     \
    TAKE(10, mgpu_tma_load_2d_shared_cta_gather4_global_address(dst, map, at, FOUR, bar))      \
    TAKE(11, mgpu_tma_load_2d_shared_cta_gather4_global_address_hint(dst, map, at, FOUR, bar,  \
                                                                     policy))                  \
    TAKE(12, mgpu_tma_load_2d_gather4_multicast_global_address(dst, map, at, FOUR, bar, 3))    \
    TAKE(13, mgpu_tma_load_2d_gather4_multicast_global_address_hint(dst, map, at, FOUR, bar,   \
                                                                    3, policy))                \
    TAKE(14,                                                                                   \
         mgpu_tma_load_2d_gather4_multicast_32b_global_address(dst, map, at, FOUR, bar, 3u))   \
    TAKE(15, mgpu_tma_load_2d_gather4_multicast_32b_global_address_hint(dst, map, at, FOUR,    \
                                                                        bar, 3u, policy))      \
    TAKE(20, mgpu_tma_prefetch_2d_gather4_l2_evict_last(map, FOUR))                            \
    TAKE(21, mgpu_tma_applypriority_2d_gather4_l2_evict_normal(map, FOUR))                     \
    TAKE(22, mgpu_tma_prefetch_2d_gather4_global_address(map, at, FOUR))                       \
    TAKE(23, mgpu_tma_prefetch_2d_gather4_global_address_hint(map, at, FOUR, policy))          \
    TAKE(24, mgpu_tma_prefetch_2d_gather4_l2_evict_last_global_address(map, at, FOUR))         \
    TAKE(PLAIN, mgpu_tma_load_2d_gather4_multicast(dst, map, FOUR, bar, 3))
LOADING(4, rows, ROW_FORMS)

#define PIXELS_AT(d)                                                                                         \
    LOADING(                                                                                                 \
        d, pixels_at,                                                                                        \
        TAKE(8, mgpu_tma_load_##d##d_im2col_global_address(                                                  \
                    dst, map, at, PIXEL_C##d, bar,                                                           \
                    TAP##d)) TAKE(9,                                                                         \
                                  mgpu_tma_load_##d##d_im2col_global_address_hint(                           \
                                      dst, map, at, PIXEL_C##d, bar, TAP##d, policy))                        \
            TAKE(10,                                                                                         \
                 mgpu_tma_load_##d##d_shared_cta_im2col_global_address(                                      \
                     dst, map, at, PIXEL_C##d, bar,                                                          \
                     TAP##d)) TAKE(11,                                                                       \
                                   mgpu_tma_load_##d##d_shared_cta_im2col_global_address_hint(               \
                                       dst, map, at, PIXEL_C##d, bar, TAP##d, policy))                       \
                TAKE(12,                                                                                     \
                     mgpu_tma_load_##d##d_im2col_multicast_global_address(                                   \
                         dst, map, at, PIXEL_C##d, bar, TAP##d,                                              \
                         3)) TAKE(13,                                                                        \
                                  mgpu_tma_load_##d##d_im2col_multicast_global_address_hint(                 \
                                      dst, map, at, PIXEL_C##d, bar, TAP##d, 3, policy))                     \
                    TAKE(14, mgpu_tma_load_##d##d_im2col_multicast_32b_global_address(                       \
                                 dst, map, at, PIXEL_C##d, bar, TAP##d, 3u))                                 \
                        TAKE(15,                                                                             \
                             mgpu_tma_load_##d##d_im2col_multicast_32b_global_address_hint(                  \
                                 dst, map, at, PIXEL_C##d, bar, TAP##d, 3u,                                  \
                                 policy)) TAKE(22,                                                           \
                                               mgpu_tma_prefetch_##d##d_im2col_global_address(               \
                                                   map, at, PIXEL_C##d, TAP##d))                             \
                            TAKE(23, mgpu_tma_prefetch_##d##d_im2col_global_address_hint(                    \
                                         map, at, PIXEL_C##d, TAP##d, policy))                               \
                                TAKE(                                                                        \
                                    24,                                                                      \
                                    mgpu_tma_prefetch_##d##d_im2col_l2_evict_last_global_address(            \
                                        map, at, PIXEL_C##d, TAP##d))                                        \
                                    TAKE(                                                                    \
                                        25,                                                                  \
                                        mgpu_tma_applypriority_##d##d_im2col_l2_evict_normal_global_address( \
                                            map, at, PIXEL_C##d, TAP##d))                                    \
                                        TAKE(PLAIN,                                                          \
                                             mgpu_tma_load_##d##d_im2col_multicast(                          \
                                                 dst, map, PIXEL_C##d, bar, TAP##d, 3)))
PIXELS_AT(3)
PIXELS_AT(4)
PIXELS_AT(5)

/* A matrix by four rows; images of so many dimensions, whose filter reaches out or not. */
static mgpu_tensor_map
modes_map(uint32_t dims, const uint32_t *p, int reach)
{
    mgpu_tensor_map map;
    if (dims == 2) {
        REQUIRE(mgpu_tensor_map_tiled(&map,
                                      mgpu_tensor_map_2d(MGPU_DTYPE_U32, p, 48, 32, 128, 1, 8),
                                      NULL) == MGPU_OK);
        return map;
    }
    mgpu_im2col_desc d = dims == 3 ? mgpu_tensor_map_nwc(MGPU_DTYPE_U32, p, 2, 9, 16, 8, 8)
                         : dims == 4
                             ? mgpu_tensor_map_nhwc(MGPU_DTYPE_U32, p, 2, 5, 6, 16, 8, 8)
                             : mgpu_tensor_map_ndhwc(MGPU_DTYPE_U32, p, 2, 3, 5, 6, 16, 8, 8);
    for (uint32_t i = 0; i + 2 < dims; i++)
        d.lower_corner[i] = d.upper_corner[i] = -reach;
    REQUIRE(mgpu_tensor_map_im2col(&map, d, NULL) == MGPU_OK);
    return map;
}

TEST_CASE("TMA of Rubin on four rows, and on pixels at an address of its own")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> first(TENSOR), second(TENSOR), out(2 * WORDS + 2);
    const mgpu_kernel *const kernels[6] = {NULL,
                                           NULL,
                                           &rows_4_kernel,
                                           &pixels_at_3_kernel,
                                           &pixels_at_4_kernel,
                                           &pixels_at_5_kernel};
    for (uint32_t i = 0; i < TENSOR; i++) {
        first.data[i] = (i % 113 + 1) * 0x01010101u;
        second.data[i] = ~i;
    }
    for (uint32_t dims = 2; dims < 6; dims++) {
        std::vector<uint32_t> want[2];
        const auto run = [&](const uint32_t *p, uint32_t what) {
            tma_args a;
            std::memset(&a, 0, sizeof a);
            a.map = modes_map(dims, p, 1);
            a.global = second.data.data();
            a.out = out.data.data();
            a.what = what;
            a.bytes = dims == 2 ? 128 : 256;
            std::fill(out.data.begin(), out.data.end(), 99u);
            REQUIRE(m.run(*kernels[dims], 2, 32, a, 2) == MGPU_OK);
        };
        for (uint32_t other = 0; other < 2; other++) {
            run((other ? second : first).data.data(), PLAIN);
            want[other].assign(out.data.begin(), out.data.begin() + WORDS);
        }
        REQUIRE((want[0] != want[1]));
        for (uint32_t what = dims == 2 ? 0 : 8; what < 26; what += what == 15 ? 5 : 1) {
            if (dims > 2 ? what == 20 || what == 21 : what == 25)
                continue;
            CAPTURE(dims, what);
            run(first.data.data(), what);
            const bool both = what < 2 || what == 6 || what == 7 || (what >= 12 && what < 16);
            for (uint32_t rank = 0; rank < 2; rank++) {
                const bool got = what < 16 && (rank == 0 || both);
                CHECK(std::vector<uint32_t>(out.data.begin() + rank * WORDS,
                                            out.data.begin() + (rank + 1) * WORDS) ==
                      (got ? want[what >= 8] : std::vector<uint32_t>(WORDS, 99)));
                CHECK(out.data[2 * WORDS + rank] == (got ? 0 : 99));
            }
        }
        for (uint32_t what = 2; dims == 2 && what < 8; what++) { /* bytes that are 0xff */
            run(second.data.data(), what);
            CHECK(out.data[2 * WORDS] == 1);
        }
    }
}

#define MOVED(D, n, OP, op)                                                                    \
    TAKE(4 * n, mgpu_tma_reduce_##D##d_im2col_no_offs_global_address(MGPU_REDUCE_##OP, map,    \
                                                                     at, PIXEL_C##D, src))     \
    TAKE(4 * n + 1, mgpu_tma_reduce_##D##d_im2col_no_offs_global_address_hint(                 \
                        MGPU_REDUCE_##OP, map, at, PIXEL_C##D, src, policy))                   \
    TAKE(4 * n + 2, mgpu_tma_reduce_##op##_##D##d_im2col_no_offs(map, PIXEL_C##D, src))
#define STORING_PIXELS(D)                                                                      \
    STORING_BY(                                                                                \
        pixels_##D,                                                                            \
        TAKE(0, mgpu_tma_store_##D##d_im2col_no_offs_global_address(map, at, PIXEL_C##D, src)) \
            TAKE(1, mgpu_tma_store_##D##d_im2col_no_offs_global_address_hint(                  \
                        map, at, PIXEL_C##D, src, policy))                                     \
                TAKE(2, mgpu_tma_store_##D##d_im2col_no_offs(map, PIXEL_C##D, src))            \
                    MOVED(D, 1, ADD, add) MOVED(D, 2, MIN, min) MOVED(D, 3, MAX, max)          \
                        MOVED(D, 4, INC, inc) MOVED(D, 5, DEC, dec) MOVED(D, 6, AND, and)      \
                            MOVED(D, 7, OR, or) MOVED(D, 8, XOR, xor))
#define STORING_BY(name, forms)                                                                \
    MGPU_KERNEL(stores_##name, tma_args, p, 32, 1)                                             \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        const uint32_t src = mgpu_smem_addr(s);                                                \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        const mgpu_tensor_map *map = &p->map;                                                  \
        uint32_t *at = p->out;                                                                 \
        if (threadIdx.x != 0)                                                                  \
            return;                                                                            \
        for (uint32_t i = 0; i < p->bytes / 4; i++)                                            \
            mgpu_st_shared_b32(src + 4 * i, (i + 1) * 0x9e3779b9u);                            \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        switch (p->what) {                                                                     \
            forms                                                                              \
        }                                                                                      \
        mgpu_bulk_commit_group();                                                              \
        mgpu_bulk_wait_group(0);                                                               \
    }
STORING_BY(rows,
           TAKE(0, mgpu_tma_store_2d_scatter4_global_address(map, at, 8, 3, 0, 40, 7, src))
               TAKE(1, mgpu_tma_store_2d_scatter4_global_address_hint(map, at, 8, 3, 0, 40, 7,
                                                                      src, policy))
                   TAKE(2, mgpu_tma_store_2d_scatter4(map, 8, 3, 0, 40, 7, src)))
STORING_PIXELS(3)
STORING_PIXELS(4)
STORING_PIXELS(5)

TEST_CASE("TMA of Rubin stores four rows, stores and reduces pixels at an address of its own")
{
    model m;
    m.config.target = MGPU_EMU_SM_107F;
    known<uint32_t> first(TENSOR), second(TENSOR);
    const mgpu_kernel *const kernels[6] = {NULL,
                                           NULL,
                                           &stores_rows_kernel,
                                           &stores_pixels_3_kernel,
                                           &stores_pixels_4_kernel,
                                           &stores_pixels_5_kernel};
    std::vector<uint32_t> before(TENSOR);
    for (uint32_t i = 0; i < TENSOR; i++)
        before[i] = i * 0x85ebca6bu;
    for (uint32_t dims = 2; dims < 6; dims++)
        for (uint32_t op = 0; op < (dims == 2 ? 1 : 9); op++) {
            std::vector<uint32_t> want;
            for (uint32_t form : {2u, 0u, 1u}) {
                CAPTURE(dims, op, form);
                first.data = second.data = before;
                tma_args a;
                std::memset(&a, 0, sizeof a);
                a.map = modes_map(dims, (form == 2 ? second : first).data.data(), 0);
                a.out = second.data.data();
                a.what = 4 * op + form;
                a.bytes = dims == 2 ? 128 : 256;
                REQUIRE(m.run(*kernels[dims], 1, 32, a) == MGPU_OK);
                if (form == 2)
                    want = second.data;
                CHECK((want != before));
                CHECK((second.data == want));
                CHECK((first.data == before));
            }
        }
}
