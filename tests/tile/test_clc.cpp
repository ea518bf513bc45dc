/* tests/tile/test_clc.cpp - clusters that take each other's work: each tile once, whoever does it.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(CLUSTER);

namespace
{

enum { WARPS = 3, THREADS = 32 * WARPS };

typedef struct {
    uint32_t *done; /* [blocks][WARPS]: how often a warp has done this block's work */
    uint32_t *laps; /* [1]: work that was taken over */
    uint32_t ctas;
} work_args;

MGPU_KERNEL(work, work_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, memory, MGPU_CLC_BYTES / 8, 16);
    const mgpu_clc clc = mgpu_clc_make(mgpu_smem_addr(memory), p->ctas);
    const uint32_t warp = threadIdx.x / 32, rank = mgpu_cluster_ctarank();
    mgpu_clc_place at = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, blockIdx.y, blockIdx.z};
    if (threadIdx.x == 0)
        mgpu_clc_init(clc, WARPS * p->ctas);
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    do {
        if (threadIdx.x == 0 && rank == 0)
            mgpu_clc_ask(clc, at);
        if (threadIdx.x % 32 == 0)
            atomicAdd(&p->done[(ctaid[1] * gridDim.x + ctaid[0]) * WARPS + warp], 1u);
        if (threadIdx.x == 0 && rank == 0)
            atomicAdd(p->laps, 1u);
        __syncwarp();
    } while (mgpu_clc_next(clc, &at, ctaid));
    mgpu_barrier_cluster_arrive_aligned(); /* a peer may still arrive at this block's barrier */
    mgpu_barrier_cluster_wait_aligned();
}

} // namespace

TEST_CASE("mgpu_clc_make, _start, _init, _ask, _next: each tile of a grid once, alone and in "
          "clusters")
{
    for (uint32_t ctas : {1u, 2u, 4u})
        for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM})
            for (uint32_t seed = 0; seed < (policy == MGPU_EMU_RANDOM ? 6u : 1u); seed++) {
                model m;
                const uint32_t x = 24, y = 3;
                std::vector<uint32_t> done(x * y * WARPS), laps(1);
                const work_args a = {done.data(), laps.data(), ctas};
                m.config.target = MGPU_EMU_SM_100A;
                m.config.policy = policy;
                m.config.seed = seed;
                m.config.multiprocessors = 4; /* so that work waits */
                CAPTURE(ctas, policy, seed);
                REQUIRE(m.run(work_kernel, mgpu_make_dim3(x, y, 1),
                              mgpu_make_dim3(THREADS, 1, 1), a,
                              mgpu_make_dim3(ctas, 1, 1)) == MGPU_OK);
                CHECK(m.text + m.lints == "");
                CHECK(laps[0] == x * y / ctas);
                for (uint32_t one : done)
                    CHECK(one == 1);
            }
}
