/* tests/emu/check/test_tensor.cpp - the order of tensor memory: of each way to have it each step is left out in turn.
 * SPDX-License-Identifier: MIT
 *
 * Under no policy may luck in the order of execution hide it.
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_newer.h>

MGPU_REQUIRE(TCGEN05);

enum {
    THREADS = 160, /* warps 0 and 4 reach the same lanes */
    COLS = 32,
    WAIT = 1,
    BEFORE = 2,
    BARRIER = 4,
    AFTER = 8,
    COMMIT = 16,
    OTHER_COMMIT = 32, /* by another lane */
    ALL = 0
};

/* How the two warps meet. */
enum { SYNCTHREADS, NAMED, MBARRIER, RELAXED, ONE_ARRIVES, THIRD_WARP, WAYS, BY_LUCK };

/* Who acts first, and then. */
enum {
    ST_LD, /* warps */
    LD_ST,
    ST_ST,
    CP_LD, /* one thread, and warps */
    LD_CP,
    LD_MMA,       /* the load comes before any mma */
    CP_CP_OF_ONE, /* threads of the tensor core */
    CP_CP_OF_TWO,
    CP_MMA_OF_ONE,
    CP_MMA_OF_TWO,
    MMA_LD
};

typedef struct {
    uint32_t what, way, without;
} tensor_args;

/* Thread 32 t is there for its warp; lanes act together. */
MGPU_DEVICE void
act(uint32_t taddr, uint32_t load)
{
    uint32_t r[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    if (load)
        mgpu_tcgen05_ld_32x32b_x8(r, taddr);
    else
        mgpu_tcgen05_st_32x32b_x8(taddr, r);
}

MGPU_DEVICE void
wait(uint32_t load)
{
    if (load)
        mgpu_tcgen05_wait_ld();
    else
        mgpu_tcgen05_wait_st();
}

MGPU_DEVICE void
cp(uint32_t taddr, uint32_t tile)
{
    mgpu_tcgen05_cp_128x256b(taddr, mgpu_tcgen05_desc(tile, 2048, 128, MGPU_SWIZZLE_NONE));
}

MGPU_DEVICE void
mma(uint32_t taddr, uint32_t tile)
{
    const uint64_t a = mgpu_tcgen05_desc(tile, 2048, 128, MGPU_SWIZZLE_NONE);
    const uint64_t b = mgpu_tcgen05_desc(tile, 256, 128, MGPU_SWIZZLE_NONE);
    mgpu_tcgen05_mma_f16_ss(taddr, a, b,
                            mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                            MGPU_MMA_BF16, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 16),
                            1);
}

/* Others go first, as long as there is anything that they can do. */
MGPU_DEVICE void
be_late(void)
{
    for (uint32_t i = 0; i < 1000; i++)
        mgpu_nanosleep(1);
}

/* Warps 0 and 4 come here, and with __syncthreads() and a third warp all. */
MGPU_DEVICE void
come(const tensor_args *p, uint32_t bar, uint32_t warp)
{
    if ((p->without & BARRIER) != 0)
        return;
    if (p->way == SYNCTHREADS)
        __syncthreads();
    if (p->way == NAMED && (warp == 0 || warp == 4))
        mgpu_barrier_sync(1, 64);
    if (p->way == THIRD_WARP && (warp == 0 || warp == 2))
        mgpu_barrier_sync(1, 64);
    if (p->way == THIRD_WARP && (warp == 2 || warp == 4))
        mgpu_barrier_sync(2, 64);
    if (p->way == MBARRIER && warp == 0)
        (void)mgpu_mbarrier_arrive(bar);
    if (p->way == RELAXED && warp == 0)
        (void)mgpu_mbarrier_arrive_relaxed(bar);
    if (p->way == ONE_ARRIVES && warp == 0) {
        __syncwarp();
        if (threadIdx.x == 0)
            (void)mgpu_mbarrier_arrive(bar);
    }
    if ((p->way == MBARRIER || p->way == RELAXED || p->way == ONE_ARRIVES) && warp == 4)
        mgpu_mbarrier_wait(bar, 0);
    if (p->way == BY_LUCK && warp == 4)
        be_late();
}

MGPU_KERNEL(tensor, tensor_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 3);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, tile = mgpu_smem_addr(tile_);
    const uint32_t bar = mgpu_smem_addr(bars), done = bar + 8, last = bar + 16;
    const uint32_t what = p->what, without = p->without;
    const bool first_core = what == CP_LD || what == MMA_LD || what >= CP_CP_OF_ONE;
    const bool of_one = what == CP_CP_OF_ONE || what == CP_MMA_OF_ONE;
    const bool then_core =
        what == LD_CP || what == LD_MMA || (what >= CP_CP_OF_ONE && what <= CP_MMA_OF_TWO);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, p->way == ONE_ARRIVES ? 1 : 32);
        mgpu_mbarrier_init(done, 1);
        mgpu_mbarrier_init(last, 1);
    }
    mgpu_fence_mbarrier_init();
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    for (uint32_t i = threadIdx.x; i < 1024; i += THREADS)
        mgpu_st_shared_b32(tile + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    const uint32_t d = slot[0];

    if (warp == 0 && !first_core) {
        act(d, what != ST_LD && what != ST_ST);
        if ((without & WAIT) == 0)
            wait(what != ST_LD && what != ST_ST);
        if ((without & BEFORE) == 0)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    if (threadIdx.x == 0 && first_core) {
        if (what == MMA_LD)
            mma(d, tile);
        else
            cp(d, tile);
        if (what == CP_CP_OF_ONE)
            cp(d, tile);
        if (what == CP_MMA_OF_ONE)
            mma(d, tile);
        if ((without & (COMMIT | OTHER_COMMIT)) == 0)
            mgpu_tcgen05_commit(done);
    }
    if (threadIdx.x == 1 && (without & OTHER_COMMIT) != 0)
        mgpu_tcgen05_commit(done);
    come(p, bar, warp);
    if (warp == 4 && first_core && (without & (COMMIT | WAIT)) == 0)
        mgpu_mbarrier_wait(done, 0);
    if (warp == 4) {
        if ((without & AFTER) == 0)
            mgpu_tcgen05_fence_after_thread_sync();
        if (!then_core && !of_one) {
            act(d, what != LD_ST && what != ST_ST);
            wait(what != LD_ST && what != ST_ST);
        }
        if (threadIdx.x == 128 && then_core && !of_one) {
            if (what == CP_MMA_OF_TWO || what == LD_MMA)
                mma(d, tile);
            else
                cp(d, tile);
            mgpu_tcgen05_commit(last);
        }
        if (then_core && !of_one) {
            mgpu_mbarrier_wait(last, 0);
            mgpu_tcgen05_fence_after_thread_sync();
        }
        mgpu_tcgen05_fence_before_thread_sync();
    }
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 0)
        mgpu_tcgen05_dealloc(d, COLS);
}

TEST_CASE("tensor memory: what is in order is silent, and each step that is left out is found")
{
    static const struct {
        uint32_t what, without;
        const char *says; /* NULL: it is in order */
    } rows[] = {
        {ST_LD, ALL, NULL},
        {ST_LD, WAIT, "mgpu_tcgen05_wait_st() of that warp is missing"},
        {ST_LD, BEFORE, "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier"},
        {ST_LD, AFTER, "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind"},
        {LD_ST, ALL, NULL},
        {LD_ST, WAIT, "mgpu_tcgen05_wait_ld() of that warp is missing"},
        {LD_ST, BEFORE, "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier"},
        {LD_ST, AFTER, "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind"},
        {ST_ST, ALL, NULL},
        {ST_ST, WAIT, "mgpu_tcgen05_wait_st() of that warp is missing"},
        {LD_CP, ALL, NULL},
        {LD_CP, WAIT, "mgpu_tcgen05_wait_ld() of that warp is missing"},
        {LD_CP, BEFORE, "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier"},
        {LD_CP, AFTER, "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t way = 0; way < WAYS; way++)
        for (const auto &row : rows) {
            CAPTURE(way, row.what, row.without, m.config.policy);
            const bool in_order = row.says == NULL;
            CHECK((m.run(tensor_kernel, 1, THREADS, tensor_args{row.what, way, row.without}, 1,
                         8192) == MGPU_OK) == in_order);
            INFO(m.text);
            if (in_order)
                CHECK(m.text == "");
            else
                CHECK(m.says({row.says, "test_tensor.cpp:"}));
        }
    for (uint32_t what : {ST_LD, LD_ST, ST_ST, LD_CP}) { /* whoever comes first */
        CAPTURE(what, m.config.policy);
        CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{what, NAMED, BARRIER}, 1, 8192) !=
              MGPU_OK);
        INFO(m.text);
        CHECK(m.says({"nothing orders"}));
    }
}

TEST_CASE("tensor memory: a load that comes before any mma is sent to that one's commit")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t without : {ALL, WAIT, BEFORE}) {
        CAPTURE(without, m.config.policy);
        CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{LD_MMA, BY_LUCK, without}, 1,
                    8192) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"the load reads columns that this mma writes and nothing says it is "
                      "done: wait at the mbarrier of its commit before the load"}));
        CHECK(m.says({"hazard 12"}) == (without == ALL));
        CHECK_FALSE(m.says({"it belongs between"}));
        CHECK_FALSE(m.says({"of that warp"}));
        CHECK(m.lints.find("an mma, cp or st has written; or it comes before the mma: wait at "
                           "the mbarrier of its commit") != std::string::npos);
    }
    CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{LD_MMA, NAMED, ALL}, 1, 8192) ==
          MGPU_OK);
}

/* A relaxed arrival is enough: the manual's examples have no other. */
TEST_CASE("tensor core: commits, and pairs that run in order")
{
    static const struct {
        uint32_t what, without;
        const char *says;
    } rows[] = {
        {CP_LD, ALL, NULL},
        {CP_LD, COMMIT, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier"},
        {CP_LD, OTHER_COMMIT, "mgpu_tcgen05_commit() behind it in its own thread"},
        {CP_LD, WAIT, "its mbarrier"},
        {CP_LD, AFTER,
         "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a wait at "
         "the mbarrier of its commit"},
        {MMA_LD, ALL, NULL},
        {MMA_LD, COMMIT, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier"},
        {MMA_LD, OTHER_COMMIT, "mgpu_tcgen05_commit() behind it in its own thread"},
        {MMA_LD, WAIT, "its mbarrier"},
        {MMA_LD, AFTER,
         "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a wait at "
         "the mbarrier of its commit"},
        {CP_CP_OF_ONE, ALL, NULL},
        {CP_MMA_OF_ONE, ALL, NULL},
        {CP_CP_OF_TWO, ALL, NULL},
        {CP_CP_OF_TWO, COMMIT, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier"},
        {CP_MMA_OF_TWO, ALL, NULL},
        {CP_MMA_OF_TWO, COMMIT, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier"},
        {CP_MMA_OF_TWO, WAIT, "its mbarrier"},
        {CP_MMA_OF_TWO, AFTER,
         "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a wait at "
         "the mbarrier of its commit"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (const auto &row : rows) {
        CAPTURE(row.what, row.without, m.config.policy);
        CHECK((m.run(tensor_kernel, 1, THREADS, tensor_args{row.what, RELAXED, row.without}, 1,
                     8192) == MGPU_OK) == (row.says == NULL));
        INFO(m.text);
        if (row.says == NULL)
            CHECK(m.text == "");
        else
            CHECK(m.says({row.says, "test_tensor.cpp:"}));
    }
}

/* Warp 0 allocates and frees, warp 4 uses: no fence of tcgen05 behind alloc, no ::after before dealloc. */
MGPU_KERNEL(freed, tensor_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, tile = mgpu_smem_addr(tile_), what = p->what;
    const uint32_t bar = mgpu_smem_addr(bars), done = bar + 8, without = p->without;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 32);
        mgpu_mbarrier_init(done, 1);
    }
    mgpu_fence_mbarrier_init();
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    for (uint32_t i = threadIdx.x; i < 1024; i += THREADS)
        mgpu_st_shared_b32(tile + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const uint32_t d = slot[0];
    if (warp == 4 && what != MMA_LD) {
        act(d, what == LD_ST);
        if ((without & WAIT) == 0)
            wait(what == LD_ST);
        if ((without & BEFORE) == 0)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    if (threadIdx.x == 128 && what == MMA_LD) {
        mma(d, tile);
        if ((without & COMMIT) == 0)
            mgpu_tcgen05_commit(done);
    }
    if (p->way == SYNCTHREADS && (without & BARRIER) == 0)
        __syncthreads();
    if (p->way != SYNCTHREADS && warp == 4)
        (void)(p->way == RELAXED ? mgpu_mbarrier_arrive_relaxed(bar)
                                 : mgpu_mbarrier_arrive(bar));
    if (p->way == BY_LUCK && warp == 0)
        be_late();
    else if (p->way != SYNCTHREADS && warp == 0 && (without & BARRIER) == 0)
        mgpu_mbarrier_wait(bar, 0);
    if (warp == 0 && what == MMA_LD && (without & (COMMIT | WAIT)) == 0)
        mgpu_mbarrier_wait(done, 0);
    if (warp == 0)
        mgpu_tcgen05_dealloc(d, COLS);
    if (warp == 4 && (without & WAIT) != 0 && what != MMA_LD)
        wait(what == LD_ST);
}

TEST_CASE("tensor memory: a dealloc comes behind what other warps do with the columns")
{
    static const struct {
        uint32_t what, way, without;
        const char *says;
    } rows[] = {
        {ST_LD, SYNCTHREADS, ALL, NULL},
        {ST_LD, MBARRIER, ALL, NULL},
        {LD_ST, SYNCTHREADS, ALL, NULL},
        {LD_ST, MBARRIER, ALL, NULL},
        {MMA_LD, SYNCTHREADS, ALL, NULL},
        {MMA_LD, MBARRIER, ALL, NULL},
        {ST_LD, SYNCTHREADS, WAIT, "mgpu_tcgen05_wait_st() of that warp is missing"},
        {LD_ST, SYNCTHREADS, WAIT, "mgpu_tcgen05_wait_ld() of that warp is missing"},
        {ST_LD, SYNCTHREADS, BEFORE,
         "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier is missing"},
        {LD_ST, MBARRIER, BEFORE,
         "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier is missing"},
        {ST_LD, RELAXED, ALL, NULL},
        {LD_ST, RELAXED, ALL, NULL},
        {ST_LD, SYNCTHREADS, BARRIER, ""},
        {LD_ST, MBARRIER, BARRIER, ""},
        {MMA_LD, SYNCTHREADS, COMMIT,
         "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier is missing"},
        {MMA_LD, MBARRIER, WAIT, ""}, /* eager: it was in time by luck */
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    m.config.rules[16] = MGPU_EMU_LEVEL_OFF; /* a load of what nobody has written */
    m.config.rules[11] = MGPU_EMU_LEVEL_OFF; /* and nobody reads */
    for (const auto &row : rows) {
        CAPTURE(row.what, row.way, row.without, m.config.policy);
        CHECK((m.run(freed_kernel, 1, THREADS, tensor_args{row.what, row.way, row.without}, 1,
                     8192) == MGPU_OK) == (row.says == NULL));
        INFO(m.text);
        if (row.says == NULL)
            CHECK(m.text + m.lints == "");
        else
            CHECK(m.says({row.says, "tcgen05", "test_tensor.cpp:"}));
    }
    m.config.policy = MGPU_EMU_EAGER;
    for (uint32_t what : {ST_LD, LD_ST}) {
        CHECK(m.run(freed_kernel, 1, THREADS, tensor_args{what, BY_LUCK, ALL}, 1, 8192) !=
              MGPU_OK);
        INFO(m.text);
        CHECK(m.says({"mgpu_tcgen05_fence_before_thread_sync() is behind it, and no barrier is "
                      "between that and mgpu_tcgen05_dealloc(): "}));
    }
    CHECK(m.run(freed_kernel, 1, THREADS, tensor_args{MMA_LD, SYNCTHREADS, WAIT}, 1, 8192) !=
          MGPU_OK);
    INFO(m.text);
    CHECK(m.says({"no wait at its mbarrier, nor a barrier behind such a wait, comes before "
                  "mgpu_tcgen05_dealloc()"}));
}

/* A pair: block 1 uses its columns, and block 0 frees those of both. */
MGPU_KERNEL(freed_pair, tensor_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t rank = mgpu_cluster_ctarank(), load = p->what == LD_ST;
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), COLS);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 1) {
        act(slot[0], load);
        if ((p->without & WAIT) == 0)
            wait(load);
        if ((p->without & BEFORE) == 0)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    if ((p->without & BARRIER) == 0) {
        if (p->way == RELAXED)
            mgpu_barrier_cluster_arrive_relaxed();
        else
            mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    if (rank == 0)
        mgpu_tcgen05_dealloc_cg2(slot[0], COLS);
    if (rank == 1 && (p->without & WAIT) != 0)
        wait(load);
    if (rank == 1)
        mgpu_tcgen05_dealloc_cg2(slot[0], COLS);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("tensor memory: a pair frees its columns behind all use in both blocks")
{
    static const struct {
        uint32_t what, without;
        const char *says;
    } rows[] = {
        {ST_LD, ALL, NULL},
        {LD_ST, ALL, NULL},
        {ST_LD, WAIT, "mgpu_tcgen05_wait_st() of that warp is missing"},
        {LD_ST, WAIT, "mgpu_tcgen05_wait_ld() of that warp is missing"},
        {ST_LD, BEFORE, "mgpu_tcgen05_fence_before_thread_sync() of that warp"},
        {ST_LD, BARRIER, ""}, /* whoever comes first */
        {LD_ST, BARRIER, ""},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    m.config.rules[16] = m.config.rules[11] = MGPU_EMU_LEVEL_OFF; /* as above */
    for (const auto &row : rows) {
        CAPTURE(row.what, row.without, m.config.policy);
        CHECK((m.run(freed_pair_kernel, 2, 32, tensor_args{row.what, SYNCTHREADS, row.without},
                     2) == MGPU_OK) == (row.says == NULL));
        INFO(m.text);
        if (row.says == NULL)
            CHECK(m.text + m.lints == "");
        else
            CHECK((m.says({row.says, "tcgen05.dealloc", "nothing orders"}) ||
                   m.says({row.says, "tcgen05.", ": the pair's other block freed column 0 at ",
                           ": tcgen05.dealloc.cta_group::2 comes behind all use in both "
                           "blocks, and a cluster barrier"}) ||
                   m.says({row.says, "no barrier is between that and "
                                     "mgpu_tcgen05_dealloc()"})));
    }
    CHECK(m.run(freed_pair_kernel, 2, 32, tensor_args{ST_LD, RELAXED, ALL}, 2) == MGPU_OK);
    CHECK(m.text == "");
    m.config.policy = MGPU_EMU_EAGER; /* block 0 comes first */
    CHECK(m.run(freed_pair_kernel, 2, 32, tensor_args{ST_LD, SYNCTHREADS, BARRIER}, 2) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.st: columns 0..7: the pair's other block freed column 0 at "}));
}

/* How a block knows that the alloc of the pair's other one has returned, before it frees. */
enum {
    KNOWS_BY_BARRIER,
    BY_RELAXED,
    BY_MBARRIERS,
    BY_COMMIT,
    ONE_KNOWS,
    NONE_KNOWS,
    LATE_ALLOC
};

MGPU_KERNEL(allocated_pair, tensor_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 8192, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t way = p->way, rank = mgpu_cluster_ctarank(), bar = mgpu_smem_addr(bars);
    const uint32_t tile = mgpu_smem_addr(tile_), of_peer = mgpu_mapa(bar, rank ^ 1);
    const bool first = threadIdx.x == 0;
    if (first)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = threadIdx.x; i < 2048; i += 32)
        mgpu_st_shared_b32(tile + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (way == LATE_ALLOC && rank == 1)
        be_late();
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), COLS);
    if (way == KNOWS_BY_BARRIER)
        mgpu_barrier_cluster_arrive();
    if (way == BY_RELAXED)
        mgpu_barrier_cluster_arrive_relaxed();
    if (way == KNOWS_BY_BARRIER || way == BY_RELAXED)
        mgpu_barrier_cluster_wait();
    if (way == BY_COMMIT && first && rank == 0) {
        mgpu_tcgen05_cp_cg2_128x128b(slot[0],
                                     mgpu_tcgen05_desc(tile, 2048, 128, MGPU_SWIZZLE_NONE));
        mgpu_tcgen05_commit_cg2_multicast(of_peer, 2);
    }
    if (first && (way == BY_MBARRIERS || (way == ONE_KNOWS && rank == 0)))
        mgpu_mbarrier_arrive_shared_cluster(of_peer);
    if (way == BY_MBARRIERS || ((way == BY_COMMIT || way == ONE_KNOWS) && rank == 1))
        mgpu_mbarrier_wait_cluster(bar, 0);
    if (way == BY_COMMIT && rank == 1 && first)
        mgpu_mbarrier_arrive_shared_cluster(of_peer);
    if (way == BY_COMMIT && rank == 0)
        mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_tcgen05_dealloc_cg2(slot[0], COLS);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("tensor memory: a pair frees its columns when both blocks' alloc have returned")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t way = KNOWS_BY_BARRIER; way <= LATE_ALLOC; way++) {
        const bool right = way < ONE_KNOWS;
        CAPTURE(way, m.config.policy);
        CHECK((m.run(allocated_pair_kernel, 2, 32, tensor_args{0, way, 0}, 2) == MGPU_OK) ==
              right);
        INFO(m.text);
        if (right)
            CHECK(m.text + m.lints == "");
        else
            CHECK(m.says(
                {"tcgen05.alloc.cta_group::2 of the pair's other block may not have returned: "
                 "a barrier.cluster, arrive and wait, comes between it and "
                 "mgpu_tcgen05_dealloc_cg2()",
                 " the columns from 0 on of tensor memory, and thread (0,0,0) of block (",
                 "hazard 12", "test_tensor.cpp:"}));
    }
}

TEST_CASE("tensor memory: a commit for which nobody waits")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = MGPU_EMU_EAGER;
    CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{CP_LD, RELAXED, WAIT}, 1, 8192) ==
          MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {"mgpu_tcgen05_commit() is behind it, and no wait at its mbarrier, nor a barrier "
         "behind such a wait, comes before mgpu_tcgen05_fence_after_thread_sync() of "
         "this warp"}));
}

/* A commit of all, and behind it one of what was read of A: who waits for that alone does not know of D. */
MGPU_KERNEL(read_of_a, tensor_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, tile = mgpu_smem_addr(tile_);
    const uint32_t all = mgpu_smem_addr(bars), read = all + 8;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(all, 1);
        mgpu_mbarrier_init(read, 1);
        mgpu_fence_mbarrier_init();
    }
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    for (uint32_t i = threadIdx.x; i < 1024; i += THREADS)
        mgpu_st_shared_b32(tile + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mma(slot[0], tile);
        mgpu_tcgen05_commit(all);
        mgpu_tcgen05_commit_sync_restrict_read_mma_a(read);
    }
    if (warp == 4) {
        mgpu_mbarrier_wait(read, 0);
        mgpu_st_shared_b32(tile + 4 * threadIdx.x, 1); /* A's memory */
        if ((p->without & WAIT) == 0)
            mgpu_mbarrier_wait(all, 0);
        mgpu_tcgen05_fence_after_thread_sync();
        act(slot[0], 1);
        wait(1);
        mgpu_tcgen05_fence_before_thread_sync();
    }
    mgpu_mbarrier_wait(all, 0);
    __syncthreads();
    if (warp == 0)
        mgpu_tcgen05_dealloc(slot[0], COLS);
}

TEST_CASE("tensor memory: a commit of what was read of A tells nothing of D")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    CHECK(m.run(read_of_a_kernel, 1, THREADS, tensor_args{0, 0, ALL}, 1, 8192) == MGPU_OK);
    CHECK(m.text == "");
    CHECK(m.run(read_of_a_kernel, 1, THREADS, tensor_args{0, 0, WAIT}, 1, 8192) ==
          MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"mgpu_tcgen05_commit() is behind it, and no wait at its mbarrier",
                  "hazard 12", "test_tensor.cpp:"}));
}

TEST_CASE("tensor memory: the report names both sides, the columns and the rule")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = MGPU_EMU_EAGER;
    CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{ST_LD, BY_LUCK, ALL}, 1, 8192) ==
          MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"lanes 0 to 15 of column 0 of tensor memory", "thread (128,0,0) of block",
                  "and thread (0,0,0) of block (0,0,0) writes it at",
                  "both fences of tcgen05 are there, and no barrier is between them",
                  "hazard 12, nothing orders two accesses to tensor memory (PTX manual: "
                  "tcgen05 Memory Consistency Model)"}));
    m.config.rules[12] = MGPU_EMU_LEVEL_OFF;
    CHECK(m.run(tensor_kernel, 1, THREADS, tensor_args{ST_LD, BY_LUCK, ALL}, 1, 8192) ==
          MGPU_OK);
}

/* Two warps read the same cells, one behind the other; then a third overwrites them. */
typedef struct {
    uint32_t first,
        forgets; /* the warp that reads first, and the one without ::before; 1: neither */
} readers_args;

MGPU_KERNEL(readers, readers_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, done = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    for (uint32_t i = threadIdx.x; i < 1024; i += THREADS)
        mgpu_st_shared_b32(mgpu_smem_addr(tile_) + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (warp == 4 - p->first)
        mgpu_barrier_sync(1, 64);
    if (warp == 0 || warp == 4) {
        act(slot[0], 1);
        wait(1);
        if (warp != p->forgets)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    if (warp == p->first)
        mgpu_barrier_sync(1, 64);
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (threadIdx.x == 32) {
        cp(slot[0], mgpu_smem_addr(tile_));
        mgpu_tcgen05_commit(done);
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 0)
        mgpu_tcgen05_dealloc(slot[0], COLS);
}

TEST_CASE("tensor memory: of two warps that have read the same cells each is before who writes")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t first : {0u, 4u})
        for (uint32_t forgets : {1u, 0u, 4u}) {
            CAPTURE(first, forgets, m.config.policy);
            CHECK((m.run(readers_kernel, 1, THREADS, readers_args{first, forgets}) ==
                   MGPU_OK) == (forgets == 1));
            INFO(m.text);
            if (forgets == 1)
                CHECK(m.text == "");
            else
                CHECK(m.says(
                    {forgets == 0 ? "which tcgen05.ld of warp 0" : "which tcgen05.ld of warp 4",
                     "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier"}));
        }
}

/* Warp 0 stores, warp 4 loads; of one of them a lane has left a fence out, or waits behind its own. */
typedef struct {
    uint32_t what;
} lanes_args;

MGPU_KERNEL(lanes, lanes_args, p, THREADS, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32, bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 32);
        mgpu_fence_mbarrier_init();
    }
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    __syncthreads();
    if (warp == 0) {
        act(slot[0], 0);
        wait(0);
        if (p->what != 1 || lane != 7)
            mgpu_tcgen05_fence_before_thread_sync();
        mgpu_mbarrier_arrive(bar);
    }
    if (p->what == 4) /* warp 0 has been here, and nobody was told */
        for (uint32_t i = 0; i < 64; i++)
            mgpu_nanosleep(20);
    if (warp == 4) {
        if (p->what == 3 || p->what == 4)
            mgpu_tcgen05_fence_after_thread_sync();
        if (p->what != 5 || lane != 7)
            mgpu_mbarrier_wait(bar, 0);
        if (p->what < 3 && (p->what != 2 || lane != 7))
            mgpu_tcgen05_fence_after_thread_sync();
        if (p->what == 5)
            mgpu_tcgen05_fence_after_thread_sync();
        act(slot[0], 1);
        wait(1);
        mgpu_tcgen05_fence_before_thread_sync();
    }
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 0)
        mgpu_tcgen05_dealloc(slot[0], COLS);
}

TEST_CASE("tensor memory: each lane executes the fences, and ::after stands behind the wait")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{0}) == MGPU_OK);
    CHECK(m.text == "");
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{1}) != MGPU_OK);
    CHECK(m.says({"mgpu_tcgen05_fence_before_thread_sync() of each lane of that warp, then a "
                  "barrier"}));
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{2}) != MGPU_OK);
    CHECK(
        m.says({"mgpu_tcgen05_fence_after_thread_sync() of each lane that uses tensor memory, "
                "behind the barrier"}));
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{3}) != MGPU_OK);
    CHECK(m.says({"mgpu_tcgen05_fence_after_thread_sync()"}));
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{5}) != MGPU_OK);
    CHECK(m.says({"tensor memory"}));
}

TEST_CASE("tensor memory: who waits behind the last ::after is told so")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = MGPU_EMU_EAGER;
    CHECK(m.run(lanes_kernel, 1, THREADS, lanes_args{4}) != MGPU_OK);
    INFO(m.text);
    CHECK(m.says({"mgpu_tcgen05_fence_after_thread_sync() is missing behind the barrier or the "
                  "wait by which this warp knows of the other's"}));
}

/* ---- scale factors and metadata ---- */

/* What lies in columns `at` on: all cells and bytes are FOUR, which is a factor and four codes. */
enum { SCALES_OF_A, SCALES_OF_B, METADATA, OPERANDS };
enum { FOUR = 0x44444444, OPERAND_COL = 16, OTHER_COL = 24 };

/* Who acts first, and then: warps or the tensor core's threads 0 and 128. */
enum { STORE, COPY, COPY_BY_ONE, MULTIPLY };

typedef struct {
    uint32_t operand, first, then, without, at;
} operand_args;

MGPU_DEVICE void
four(uint32_t taddr)
{
    uint32_t r[8] = {FOUR, FOUR, FOUR, FOUR, FOUR, FOUR, FOUR, FOUR};
    mgpu_tcgen05_st_32x32b_x8(taddr, r);
}

MGPU_DEVICE void
mma_of(const operand_args *p, uint32_t d, uint32_t tile)
{
    const uint64_t a = mgpu_tcgen05_desc(tile, 2048, 128, MGPU_SWIZZLE_NONE);
    const uint64_t b = mgpu_tcgen05_desc(tile, 512, 128, MGPU_SWIZZLE_NONE);
    const uint32_t at = d + p->at, other = d + OTHER_COL;
    if (p->operand == METADATA)
        mgpu_tcgen05_mma_sp_f16_ss(d, a, b, at,
                                   MGPU_INSTR_DESC_SPARSE |
                                       mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32,
                                                       MGPU_MMA_F16, MGPU_MMA_F16, MGPU_K_MAJOR,
                                                       MGPU_K_MAJOR, 128, 16),
                                   0);
    else
        mgpu_tcgen05_mma_mxf8f6f4_block32_ss(
            d, a, b,
            mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3,
                                   MGPU_MMA_E4M3, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 16),
            p->operand == SCALES_OF_A ? at : other, p->operand == SCALES_OF_B ? at : other, 0);
}

/* One thread's part of an order. */
MGPU_DEVICE void
issue_of(const operand_args *p, uint32_t what, uint32_t d, uint32_t tile)
{
    if (what == MULTIPLY)
        mma_of(p, d, tile);
    else
        cp(d + p->at, tile);
}

MGPU_KERNEL(operands, operand_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32, tile = mgpu_smem_addr(tile_);
    const uint32_t done = mgpu_smem_addr(bars), last = done + 8, without = p->without;
    const bool first_core = p->first != STORE, of_one = p->then == COPY_BY_ONE;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_mbarrier_init(last, 1);
    }
    mgpu_fence_mbarrier_init();
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    for (uint32_t i = threadIdx.x; i < 1024; i += THREADS)
        mgpu_st_shared_b32(tile + 4 * i, FOUR);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const uint32_t d = slot[0];
    if (warp < 4) {
        four(d + mgpu_tmem_addr(32 * warp, OPERAND_COL));
        four(d + mgpu_tmem_addr(32 * warp, OTHER_COL));
        wait(0);
    }
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();

    if (warp == 0 && !first_core) {
        four(d + p->at);
        if ((without & WAIT) == 0)
            wait(0);
        if ((without & BEFORE) == 0)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    if (threadIdx.x == 0 && first_core) {
        issue_of(p, p->first, d, tile);
        if (of_one)
            issue_of(p, COPY, d, tile);
        if (p->first == COPY_BY_ONE)
            mma_of(p, d, tile);
        if ((without & COMMIT) == 0)
            mgpu_tcgen05_commit(done);
    }
    if ((without & BARRIER) == 0)
        __syncthreads();
    if (warp == 4) {
        if (first_core && (without & (COMMIT | WAIT)) == 0)
            mgpu_mbarrier_wait(done, 0);
        if ((without & AFTER) == 0)
            mgpu_tcgen05_fence_after_thread_sync();
        if (p->then == STORE) {
            four(d + p->at);
            wait(0);
        } else if (!of_one && p->first != COPY_BY_ONE) {
            if (threadIdx.x == 128) {
                issue_of(p, p->then, d, tile);
                mgpu_tcgen05_commit(last);
            }
            mgpu_mbarrier_wait(last, 0);
        }
        mgpu_tcgen05_fence_after_thread_sync();
        mgpu_tcgen05_fence_before_thread_sync();
    }
    __syncthreads();
    if (warp == 0) {
        if (first_core && (without & COMMIT) == 0)
            mgpu_mbarrier_wait(done, 0);
        mgpu_tcgen05_dealloc(d, COLS);
    }
}

TEST_CASE("tensor core: scale factors and metadata are read in order, and overwritten in order")
{
    static const char commit[] = "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier";
    static const char after[] = "mgpu_tcgen05_fence_after_thread_sync() of this warp";
    static const struct {
        uint32_t first, then, without;
        const char *says, *second;
    } rows[] = {
        {STORE, MULTIPLY, ALL, NULL, NULL},
        {STORE, MULTIPLY, WAIT, "mgpu_tcgen05_wait_st() of that warp is missing",
         "tcgen05.st of warp 0"},
        {STORE, MULTIPLY, BEFORE, "mgpu_tcgen05_fence_before_thread_sync() of that warp",
         "tcgen05.st of warp 0"},
        {STORE, MULTIPLY, AFTER, after, "tcgen05.st of warp 0"},
        {STORE, MULTIPLY, BARRIER, "", "column 16"}, /* whoever comes first */
        {COPY, MULTIPLY, ALL, NULL, NULL},
        {COPY, MULTIPLY, COMMIT, commit, "tcgen05.cp of warp 0"},
        {COPY, MULTIPLY, WAIT, "its mbarrier", "tcgen05"},
        {COPY, MULTIPLY, AFTER, after, "tcgen05.cp of warp 0"},
        {COPY_BY_ONE, MULTIPLY, ALL, NULL, NULL},
        {MULTIPLY, STORE, ALL, NULL, NULL},
        {MULTIPLY, STORE, COMMIT, commit, "tcgen05.mma of warp 0"},
        {MULTIPLY, STORE, WAIT, "its mbarrier", "tcgen05"},
        {MULTIPLY, STORE, AFTER, after, "tcgen05.mma of warp 0"},
        {MULTIPLY, COPY, ALL, NULL, NULL},
        {MULTIPLY, COPY, COMMIT, commit, "tcgen05.mma of warp 0"},
        {MULTIPLY, COPY, WAIT, "its mbarrier", "tcgen05"},
        {MULTIPLY, COPY, AFTER, after, "tcgen05.mma of warp 0"},
        {MULTIPLY, COPY_BY_ONE, ALL, NULL, NULL},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t operand = 0; operand < OPERANDS; operand++)
        for (const auto &row : rows) {
            const operand_args args = {operand, row.first, row.then, row.without, OPERAND_COL};
            CAPTURE(operand, row.first, row.then, row.without, m.config.policy);
            CHECK((m.run(operands_kernel, 1, THREADS, args, 1, 8192) == MGPU_OK) ==
                  (row.says == NULL));
            INFO(m.text);
            if (row.says == NULL)
                CHECK(m.text == "");
            else if (row.without == BARRIER || row.without == WAIT)
                CHECK(m.says({row.says, row.second, "test_tensor.cpp:"}));
            else
                CHECK(
                    m.says({row.says, row.second, "of column 16, which", "test_tensor.cpp:"}));
        }
}

TEST_CASE("tensor core: scale factors and metadata lie in columns that are allocated")
{
    static const char *const names[] = {"scales of A: columns ", "scales of B: columns ",
                                        "metadata: columns "};
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    for (uint32_t operand = 0; operand < OPERANDS; operand++) {
        CAPTURE(operand);
        CHECK(m.run(operands_kernel, 1, THREADS,
                    operand_args{operand, MULTIPLY, COPY_BY_ONE, ALL, COLS}, 1,
                    8192) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says(
            {"tcgen05.mma", names[operand], "column 32 is not allocated", "test_tensor.cpp:"}));
    }
}
