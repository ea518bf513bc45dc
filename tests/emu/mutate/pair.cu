/* pair.cu - two kernels, the second launched while the first may still run.
 * SPDX-License-Identifier: MIT
 *
 *     squares   each block writes a chunk of squares to shared memory | fence | bulk store
 *     sums      init | wait for the grid before | bulk load of the chunk | its running sums
 */
#include "common.h"

MGPU_REQUIRE(TMA);

enum { THREADS = 128, BLOCKS = 4, CHUNK = THREADS, CHUNK_BYTES = CHUNK * 4 };

typedef struct pair_args {
    uint32_t *squares, *sums; /* [BLOCKS][CHUNK] */
} pair_args;

MGPU_KERNEL(squares, pair_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, chunk, CHUNK, 16);
    const uint32_t i = blockIdx.x * CHUNK + threadIdx.x;
    mgpu_griddepcontrol_launch_dependents(); /* the next grid may begin; it waits for this one */
    chunk[threadIdx.x] = i * i;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(p->squares + blockIdx.x * CHUNK, mgpu_smem_addr(chunk), CHUNK_BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
    }
}

MGPU_KERNEL(sums, pair_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, chunk, CHUNK, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    uint32_t sum = 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    mgpu_griddepcontrol_wait();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, CHUNK_BYTES);
        mgpu_bulk_load(mgpu_smem_addr(chunk), p->squares + blockIdx.x * CHUNK, CHUNK_BYTES,
                       bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i <= threadIdx.x; i++)
        sum += chunk[i];
    p->sums[blockIdx.x * CHUNK + threadIdx.x] = sum;
}

int
main(void)
{
    uint32_t sums[BLOCKS * CHUNK], want = 0;
    int right = 0;
    pair_args p;
    mgpu_issues why;
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, THREADS);
    p.squares = (uint32_t *)device_copy(NULL, sizeof sums);
    p.sums = (uint32_t *)device_copy(NULL, sizeof sums);
    must(mgpu_launch(&squares_kernel, config, &p, &why), "squares",
         &why); /* nobody waits for it here */
    config.programmatic = true;
    launch(&sums_kernel, config, &p);
    host_copy(sums, p.sums, sizeof sums);
    must(mgpu_free(p.squares), "mgpu_free", NULL);
    for (uint32_t i = 0; i < BLOCKS * CHUNK; i++) {
        want = i % CHUNK == 0 ? i * i : want + i * i;
        right += sums[i] == want;
    }
    printf("pair: %d of %d sums are right\n", right, BLOCKS * CHUNK);
    return right == BLOCKS * CHUNK ? 0 : 1;
}
