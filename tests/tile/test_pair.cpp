/* tests/tile/test_pair.cpp - loads that one barrier of a pair counts: halves of its own for each block, and what both need.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum {
    THREADS = 64,
    STEPS = 5,
    STAGES = 2,
    BOX_BYTES = 32 * 128, /* 32 rows of 64 elements of 16 bits */
    STAGE_BYTES = 3 * BOX_BYTES
};

typedef struct {
    mgpu_tensor_map own, both; /* [STEPS][rows of both blocks][64] */
    uint32_t *out;             /* [ctas][STEPS][STAGE_BYTES / 4] */
    uint32_t tx_bytes;
} pair_args;

/* Warp 0 loads; warp 1 of the leader waits, so that all may look at the stage, and frees it. */
MGPU_DEVICE void
loads(const pair_args *p, uint32_t ctas)
{
    MGPU_SHARED_ALIGNED(uint32_t, stages, STAGES * STAGE_BYTES / 4, 1024);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const uint32_t smem = mgpu_smem_addr(stages), rank = mgpu_pair_rank(ctas);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 1);
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    for (uint32_t i = 0; i < STEPS; i++) {
        const uint32_t stage = smem + at.stage * STAGE_BYTES;
        if (threadIdx.x == 0) {
            const uint32_t full = mgpu_pair_acquire(ring, at, ctas, p->tx_bytes);
            mgpu_pair_load_2d(stage, &p->own, 0, (int32_t)((i * ctas + rank) * 32), full, ctas);
            mgpu_pair_load_2d_replicated(stage + BOX_BYTES, &p->both, 0, (int32_t)(i * 64), 32,
                                         BOX_BYTES, full, ctas);
        }
        if (threadIdx.x == 32 && rank == 0)
            mgpu_pair_wait(ring, at);
        __syncwarp();
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
        for (uint32_t w = threadIdx.x; w < STAGE_BYTES / 4; w += THREADS)
            p->out[(rank * STEPS + i) * (STAGE_BYTES / 4) + w] =
                mgpu_ld_shared_b32(stage + 4 * w);
        mgpu_fence_proxy_async_shared_cta();
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
        if (threadIdx.x == 32 && rank == 0) /* nothing was multiplied: no commit */
            for (uint32_t block = 0; block < ctas; block++)
                mgpu_mbarrier_arrive_shared_cluster(
                    mgpu_mapa(mgpu_pipeline_empty(ring, at), block));
        at = mgpu_pipeline_next(ring, at);
    }
    if (threadIdx.x == 0)
        mgpu_pipeline_drain(ring, at);
    __syncwarp();
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

MGPU_KERNEL(loads_alone, pair_args, p, THREADS, 1)
{
    loads(p, 1);
}
MGPU_KERNEL(loads_of_pair, pair_args, p, THREADS, 1)
{
    loads(p, 2);
}

/* An element: of which matrix, row, column. */
uint16_t
element(uint32_t matrix, uint32_t row, uint32_t col)
{
    return (uint16_t)(matrix << 15 | row << 6 | col);
}

mgpu_status
go(model &m, uint32_t ctas, uint32_t tx_bytes, std::vector<uint16_t> &got)
{
    const uint32_t rows[2] = {STEPS * 32 * ctas, STEPS * 64};
    pair_args p;
    void *memory[2], *out = nullptr;
    mgpu_issues why;
    mgpu_tensor_map *const maps[2] = {&p.own, &p.both};
    mgpu_status status;
    m.config.target = MGPU_EMU_SM_100A;
    mgpu_emu_configure(m.config);
    for (uint32_t i = 0; i < 2; i++) {
        std::vector<uint16_t> x(rows[i] * 64);
        for (uint32_t e = 0; e < x.size(); e++)
            x[e] = element(i, e / 64, e % 64);
        REQUIRE(mgpu_malloc(&memory[i], 2 * x.size()) == MGPU_OK);
        REQUIRE(mgpu_copy_to(memory[i], x.data(), 2 * x.size(), nullptr) == MGPU_OK);
        REQUIRE(mgpu_tensor_map_tiled(
                    maps[i],
                    mgpu_tensor_map_2d(MGPU_DTYPE_F16, memory[i], rows[i], 64, 128, 32, 64),
                    &why) == MGPU_OK);
    }
    got.assign(ctas * STEPS * STAGE_BYTES / 2, 0xdbdb);
    REQUIRE(mgpu_malloc(&out, 2 * got.size()) == MGPU_OK);
    REQUIRE(mgpu_memset(out, 0xdb, 2 * got.size(), nullptr) == MGPU_OK);
    p.out = (uint32_t *)out;
    p.tx_bytes = tx_bytes;
    status =
        m.run(ctas == 2 ? loads_of_pair_kernel : loads_alone_kernel, ctas, THREADS, p, ctas);
    REQUIRE(mgpu_copy_from(got.data(), out, 2 * got.size(), nullptr) == MGPU_OK);
    for (void *pointer : {memory[0], memory[1], out})
        REQUIRE(mgpu_free(pointer) == MGPU_OK);
    return status;
}

} // namespace

TEST_CASE(
    "mgpu_pair_acquire, _load_2d, _load_2d_replicated: own rows come once, common ones to both")
{
    for (uint32_t ctas : {1u, 2u})
        for (uint32_t seed = 0; seed < 6; seed++) {
            model m;
            std::vector<uint16_t> got;
            uint32_t wrong = 0;
            m.config.policy = seed == 0   ? MGPU_EMU_EAGER
                              : seed == 1 ? MGPU_EMU_LAZY
                                          : MGPU_EMU_RANDOM;
            m.config.seed = seed;
            CAPTURE(ctas, seed);
            REQUIRE(go(m, ctas, STAGE_BYTES, got) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            for (uint32_t i = 0; i < got.size(); i++) {
                const uint32_t rank = i / (STEPS * STAGE_BYTES / 2);
                const uint32_t step = i / (STAGE_BYTES / 2) % STEPS;
                const uint32_t row = i % (STAGE_BYTES / 2) / 64, col = i % 64;
                wrong += got[i] != (row < 32 ? element(0, (step * ctas + rank) * 32 + row, col)
                                             : element(1, step * 64 + row - 32, col));
            }
            CHECK(wrong == 0);
        }
}

TEST_CASE("mgpu_pair_acquire: bytes that do not come are waited for, as the model says")
{
    model m;
    std::vector<uint16_t> got;
    CHECK(go(m, 2, STAGE_BYTES + BOX_BYTES, got) == MGPU_ERROR_DEADLOCK);
    CHECK(m.text.find("8192") != std::string::npos); /* one box for each block */
}

TEST_CASE("mgpu_pair_rank, mgpu_pair_leader of a block alone: itself")
{
    CHECK(mgpu_pair_rank(1) == 0);
    CHECK(mgpu_pair_leader(0x440, 1) == 0x440);
}
