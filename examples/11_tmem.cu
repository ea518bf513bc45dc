/* 11_tmem.cu - tensor memory, Blackwell's second kind of shared memory: allocate, store, load, free
 * SPDX-License-Identifier: MIT
 *
 * You learn: columns are allocated by a warp, each warp reaches a quarter of the lanes, a load is in
 * flight until its wait, fences of tcgen05 stand around a barrier.
 * New since 10: no copy and no multiplication; what a thread stores comes back in another layout.
 *
 * Each warp stores 32 lanes x 8 columns, thread T its lane T: .32x32b. It loads the lower 16 lanes as
 * .16x256b, where a row lies in four threads, as a row of an accumulator of wgmma does.
 *
 *     warp 0    alloc | fence, barrier, fence | st, wait | ld, wait | fence, barrier, fence | dealloc
 *     others          | fence, barrier, fence | st, wait | ld, wait | fence, barrier, fence |
 *
 * Needs a Blackwell with tensor memory; in the model MGPU_EMU_TARGET=sm_100a.
 *
 * Expected output (lane:column that register i of thread T has, of warp 1):
 *               r0     r1     r2     r3
 *     T  0    32:0   32:1   40:0   40:1
 *     T  1    32:2   32:3   40:2   40:3
 *     T  4    33:0   33:1   41:0   41:1
 *     T 31    39:6   39:7   47:6   47:7
 *     11_tmem: 512 of 512 registers are right
 */
#define MACHINE 10
#include "common.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum { THREADS = 128, COLS = 32, STORED = 8, REGS = 4 };

typedef struct tmem_args {
    uint32_t *out; /* [THREADS][REGS] */
} tmem_args;

MGPU_KERNEL(tmem, tmem_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t warp = threadIdx.x / 32;
    uint32_t mine[STORED], got[REGS];

    if (warp == 0) {
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
        mgpu_tcgen05_relinquish_alloc_permit();
    }
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    const uint32_t quarter = slot[0] + mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0);

    MGPU_UNROLL
    for (uint32_t i = 0; i < STORED; i++)
        mine[i] = mgpu_tmem_addr(threadIdx.x, i); /* each cell says where it is */
    mgpu_tcgen05_st_32x32b_x8(quarter, mine);
    mgpu_tcgen05_wait_st();

    mgpu_tcgen05_ld_16x256b_x1(got, quarter);
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x4(got); /* from here on the compiler may use them */
    MGPU_UNROLL
    for (uint32_t i = 0; i < REGS; i++)
        p->out[threadIdx.x * REGS + i] = got[i];

    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads(); /* all are done with the columns */
    mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 0)
        mgpu_tcgen05_dealloc(slot[0], COLS);
}

static uint32_t out[THREADS][REGS];

int
main(void)
{
    static const uint32_t rows[] = {0, 1, 4, 31};
    int right = 0;
    tmem_args p;

    (void)find_machine();
    p.out = (uint32_t *)device_copy(NULL, sizeof out);
    launch(&tmem_kernel, mgpu_launch_1d(1, THREADS), &p);
    host_copy(out, p.out, sizeof out);

    for (uint32_t thread = 0; thread < THREADS; thread++)
        for (uint32_t i = 0; i < REGS; i++) {
            const mgpu_tmem_slot at = mgpu_tmem_ld_slot(MGPU_TMEM_16X256B, thread % 32, i, 0);
            right += out[thread][i] == mgpu_tmem_addr(thread / 32 * 32 + at.lane, at.col);
        }
    printf("          r0     r1     r2     r3\n");
    for (uint32_t k = 0; k < 4; k++) {
        printf("T %2u", rows[k]);
        for (uint32_t i = 0; i < REGS; i++)
            printf("  %3u:%u", mgpu_tmem_lane(out[32 + rows[k]][i]),
                   mgpu_tmem_col(out[32 + rows[k]][i]));
        printf("\n");
    }
    printf("11_tmem: %d of %d registers are right\n", right, THREADS * REGS);
    return right == THREADS * REGS ? 0 : 1;
}
