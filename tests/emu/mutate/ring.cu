/* ring.cu - a ring of stages that threads read and write themselves, on its way in and out.
 * SPDX-License-Identifier: MIT
 *
 *     copy_in    a warp: acquire | bulk load ...   two warps: wait | read     | release_generic
 *     copy_out   two warps: acquire_generic | write | commit_generic
 *                a warp: wait | bulk store, until it has read | release
 */
#include "common.h"

MGPU_REQUIRE(TMA);

enum {
    STAGES = 2,
    WORDS = 64, /* of a stage: one for each thread of two warps */
    BYTES = WORDS * 4,
    STEPS = 7,
    THREADS = WORDS + 32
};

typedef struct ring_args {
    const uint32_t *in; /* [STEPS][WORDS] */
    uint32_t *out;
} ring_args;

MGPU_KERNEL(copy_in, ring_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, stages, STAGES * WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, WORDS / 32);
    __syncthreads();
    if (threadIdx.x >= WORDS) {
        for (uint32_t i = 0; i < STEPS && threadIdx.x == WORDS; i++) {
            mgpu_pipeline_acquire(ring, at, BYTES);
            mgpu_bulk_load(mgpu_smem_addr(stages) + at.stage * BYTES, p->in + i * WORDS, BYTES,
                           mgpu_pipeline_full(ring, at));
            at = mgpu_pipeline_next(ring, at);
        }
        return;
    }
    for (uint32_t i = 0; i < STEPS; i++) {
        mgpu_pipeline_wait(ring, at);
        p->out[i * WORDS + threadIdx.x] = stages[at.stage * WORDS + threadIdx.x];
        mgpu_pipeline_release_generic(ring, at);
        at = mgpu_pipeline_next(ring, at);
    }
}

MGPU_KERNEL(copy_out, ring_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, stages, STAGES * WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, WORDS, 1);
    __syncthreads();
    if (threadIdx.x < WORDS) {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_acquire_generic(ring, at);
            stages[at.stage * WORDS + threadIdx.x] = p->in[i * WORDS + threadIdx.x];
            mgpu_pipeline_commit_generic(ring, at);
            at = mgpu_pipeline_next(ring, at);
        }
        return;
    }
    for (uint32_t i = 0; i < STEPS; i++) {
        mgpu_pipeline_wait(ring, at);
        if (threadIdx.x == WORDS) {
            mgpu_bulk_store(p->out + i * WORDS, mgpu_smem_addr(stages) + at.stage * BYTES,
                            BYTES);
            mgpu_bulk_commit_group();
            mgpu_bulk_wait_group_read(0);
        }
        mgpu_pipeline_release(ring, at); /* by lane 0, which has waited for the store */
        at = mgpu_pipeline_next(ring, at);
    }
}

int
main(void)
{
    uint32_t in[STEPS * WORDS], out[STEPS * WORDS];
    int right = 0;
    ring_args there, back;
    for (uint32_t i = 0; i < STEPS * WORDS; i++)
        in[i] = i * 2654435761u;
    there.in = (const uint32_t *)device_copy(in, sizeof in);
    there.out = (uint32_t *)device_copy(NULL, sizeof in);
    back.in = there.out;
    back.out = (uint32_t *)device_copy(NULL, sizeof out);
    launch(&copy_in_kernel, mgpu_launch_1d(1, THREADS), &there);
    launch(&copy_out_kernel, mgpu_launch_1d(1, THREADS), &back);
    host_copy(out, back.out, sizeof out);
    must(mgpu_free((void *)there.in), "mgpu_free", NULL);
    must(mgpu_free(there.out), "mgpu_free", NULL);
    for (uint32_t i = 0; i < STEPS * WORDS; i++)
        right += out[i] == in[i];
    printf("ring: %d of %d words are right\n", right, STEPS * WORDS);
    return right == STEPS * WORDS ? 0 : 1;
}
