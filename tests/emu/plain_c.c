/* tests/emu/plain_c.c - a whole program in C11 for the model: also what other CPUs are tried with.
 * SPDX-License-Identifier: MIT
 *
 * 128 threads hand numbers around through shared memory, block barriers and warp shuffles: each
 * hand-over is a switch between fibers. Kernel and model are in one file: blockDim, which the model
 * writes, is not folded. Answers 0 when all arrive.
 */
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/mgpu.h>

#include <stdio.h>

enum { THREADS = 128, ROUNDS = 50, BLOCKS = 3 };

typedef struct {
    uint32_t *out; /* [BLOCKS][THREADS] */
    float scale;
} ring_args;

/* Each round, a thread takes its right neighbour's number, and adds what its warp agrees on. */
MGPU_KERNEL(ring, ring_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, THREADS);
    const uint32_t t = threadIdx.x;
    double kept = (double)t * 0.5; /* a floating-point register that lives across switches */
    slot[t] = t;
    for (int i = 0; i < ROUNDS; i++) {
        __syncthreads();
        const uint32_t right = slot[(t + 1) % blockDim.x];
        __syncthreads();
        slot[t] = right;
        kept += (double)p->scale;
    }
    const uint32_t first = (uint32_t)__shfl_sync(0xFFFFFFFFu, (int)t, 0);
    p->out[blockIdx.x * blockDim.x + t] =
        slot[t] + 1000u * first + 1000000u * (uint32_t)(kept * 2.0);
}

int
main(void)
{
    uint32_t *device = NULL;
    uint32_t out[BLOCKS * THREADS];
    ring_args args;
    mgpu_issues issues;
    mgpu_status s = mgpu_malloc((void **)&device, sizeof out);
    if (s == MGPU_OK) {
        args.out = device;
        args.scale = 0.25f;
        issues.count = 0;
        s = mgpu_launch(&ring_kernel, mgpu_launch_1d(BLOCKS, THREADS), &args, &issues);
        for (int i = 0; i < issues.count && i < MGPU_ISSUES_MAX; i++)
            fprintf(stderr, "%s\n", issues.item[i].text);
    }
    if (s == MGPU_OK)
        s = mgpu_copy_from(out, device, sizeof out, NULL);
    if (s == MGPU_OK)
        s = mgpu_free(device);
    if (s != MGPU_OK) {
        fprintf(stderr, "%s\n", mgpu_status_string(s));
        return 1;
    }
    for (uint32_t b = 0; b < BLOCKS; b++)
        for (uint32_t t = 0; t < THREADS; t++) {
            const uint32_t want =
                (t + ROUNDS) % THREADS + 1000u * (t / 32 * 32) + 1000000u * (t + ROUNDS / 2);
            if (out[b * THREADS + t] != want) {
                fprintf(stderr, "block %u, thread %u: got %u, wanted %u\n", (unsigned)b,
                        (unsigned)t, (unsigned)out[b * THREADS + t], (unsigned)want);
                return 1;
            }
        }
    printf("%u blocks of %u threads agree\n", (unsigned)BLOCKS, (unsigned)THREADS);
    return 0;
}
