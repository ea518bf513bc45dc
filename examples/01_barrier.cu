/* 01_barrier.cu - two warps meet on one mbarrier, phase after phase
 * SPDX-License-Identifier: MIT
 *
 * You learn: what an mbarrier counts, that arriving is not waiting, and what parity means.
 *
 * In each round every thread of two warps leaves a letter for a thread of the other warp, and
 * reads the one it got. The barrier wants 64 arrivals. The last one ends the phase, and the
 * next phase begins by itself, with the same count:
 *
 *     warp 0   write, arrive | other work | wait 0 | read | write, arrive | wait 1 ... | read
 *     warp 1   other work ........ | write, arrive | read | other work | write, arrive | read
 *              |------------- phase 0 -------------|------------- phase 1 -------------|----
 *     parity                     0                                   1
 *
 * wait(bar, p) returns when the phase of parity p is over: in round r that is p = r & 1. Who
 * comes last waits for nothing. One bit is enough: no thread can be two phases ahead of
 * another, as it would have passed a wait for which the other has not arrived.
 *
 * Two rows of boxes are enough for the same reason. A warp that is one phase ahead writes the
 * other row, while its friend still reads this one.
 *
 * Expected output:
 *     thread  0 read  32 132 232 332 432
 *     thread 32 read   0 100 200 300 400
 *     01_barrier: 320 of 320 letters are right
 */
#include "common.h"

MGPU_REQUIRE(TMA); /* the generation that has mbarriers with try_wait: sm_90 and up */

enum {
    THREADS = 64, /* two warps */
    ROUNDS = 5,
    SMEM_BYTES = 2 * THREADS * 4 + 8
};
static_assert(SMEM_BYTES <= 48 * 1024, "static shared memory of a block");

typedef struct letters_args {
    int32_t *read; /* [ROUNDS][THREADS] */
} letters_args;

/* What a thread writes in a round. */
MGPU_INLINE int32_t
letter(uint32_t thread, uint32_t round)
{
    return (int32_t)(100 * round + thread);
}

/* The kernel `letters`. It reads its arguments through p, a const letters_args *. A block has
 * THREADS threads, and a multiprocessor has room for 1 block at least. The host launches it as
 * letters_kernel. */
MGPU_KERNEL(letters, letters_args, p, THREADS, 1)
{
    MGPU_SHARED(int32_t, boxes, 2 * THREADS); /* arrays in shared memory */
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars); /* instructions take 32-bit addresses */
    const uint32_t me = threadIdx.x, other = (me + 32) % THREADS;

    /* ---- one thread makes the barrier, then all may use it ------------------------------ */
    if (me == 0) {
        mgpu_mbarrier_init(bar, THREADS); /* arrivals that end a phase */
        mgpu_fence_mbarrier_init();       /* shows it to copies and other blocks as well */
    }
    __syncthreads();

    for (uint32_t round = 0; round < ROUNDS; round++) {
        int32_t *box = boxes + round % 2 * THREADS; /* a row of boxes, one for each thread */

        /* ---- write, then arrive: what came before is visible to who waits --------------- */
        box[me] = letter(me, round);
        mgpu_mbarrier_arrive(bar);

        /* ---- here is time for other work: __syncthreads() has no such gap ---------------- */

        /* ---- wait for the phase of this round, then read -------------------------------- */
        mgpu_mbarrier_wait(bar, round & 1);
        p->read[round * THREADS + me] = box[other];
    }
}

int
main(void)
{
    int32_t read[ROUNDS][THREADS];
    int right = 0;
    letters_args p;

    (void)find_machine();
    p.read = (int32_t *)device_copy(NULL, sizeof read);

    launch(&letters_kernel, mgpu_launch_1d(1, THREADS), &p);
    host_copy(read, p.read, sizeof read);

    for (uint32_t me = 0; me < THREADS; me++) {
        if (me % 32 == 0)
            printf("thread %2u read", me);
        for (uint32_t round = 0; round < ROUNDS; round++) {
            if (me % 32 == 0)
                printf(round < ROUNDS - 1 ? " %3d" : " %3d\n", (int)read[round][me]);
            right += read[round][me] == letter((me + 32) % THREADS, round);
        }
    }
    printf("01_barrier: %d of %d letters are right\n", right, ROUNDS * THREADS);
    return right == ROUNDS * THREADS ? 0 : 1;
}
