/* tests/emu/reports.c - a program that reports.py runs: races, a deadlock with a wrong parity, a suppression that is idle.
 * SPDX-License-Identifier: MIT
 *
 *     reports races | deadlock | gone | early | few | both | right | idle
 */
#include <mgpu/mgpu.h>

#include <stdio.h>
#include <string.h>

enum { BYTES = 512, STAGES = 2, LAPS = 3 };

typedef struct {
    const unsigned char *in;
    uint32_t how;
} args;

#define STORE mgpu_st_shared_b32(at, 0), at += 4

/* Thread 0 stores in many lines what thread 32 has read. */
MGPU_KERNEL(races, args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, words, 32);
    uint32_t at = mgpu_smem_addr(words);
    (void)p;
    if (threadIdx.x == 32) {
        MGPU_NAME("reader \"of all\"");
        for (uint32_t i = 0; i < 32; i++)
            (void)mgpu_ld_shared_b32(at + 4 * i);
    }
    if (threadIdx.x != 0)
        return;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
    STORE;
}

/* A ring: thread 0 loads, warp 1 takes. 1: it waits for the wrong parity once. */
MGPU_KERNEL(ring, args, p, 64, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8 * STAGES;
    MGPU_NAME(full, "full", 8, STAGES);
    MGPU_NAME(empty, "empty", 8, STAGES);
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < STAGES; i++) {
            mgpu_mbarrier_init(full + 8 * i, 1);
            mgpu_mbarrier_init(empty + 8 * i, 1);
        }
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        MGPU_NAME("producer");
        for (uint32_t k = 0; k < STAGES * LAPS; k++) {
            const uint32_t stage = k % STAGES;
            mgpu_mbarrier_wait(empty + 8 * stage, (k / STAGES & 1) ^ 1); /* here: empty */
            mgpu_mbarrier_arrive_expect_tx(full + 8 * stage, BYTES);
            mgpu_bulk_load(mgpu_smem_addr(s) + BYTES * stage, p->in, BYTES, full + 8 * stage);
        }
    }
    if (threadIdx.x >= 32) {
        MGPU_NAME("consumer");
        for (uint32_t k = 0; k < STAGES * LAPS; k++) {
            const uint32_t stage = k % STAGES;
            const uint32_t parity = (k / STAGES & 1) ^ (p->how == 1 && k == 2);
            mgpu_mbarrier_wait(full + 8 * stage, parity); /* here: full */
            (void)mgpu_ld_shared_b32(mgpu_smem_addr(s) + BYTES * stage);
            mgpu_fence_proxy_async_shared_cta();
            __syncwarp();
            if (threadIdx.x == 32)
                mgpu_mbarrier_arrive(empty + 8 * stage); /* here: arrive */
        }
    }
}

/* Thread 32 arrives once, waits with the parity of before, and leaves: nobody arrives again. */
MGPU_KERNEL(gone, args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars);
    (void)p;
    MGPU_NAME(full, "full", 8, 1);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(full, 1);
    __syncthreads();
    if (threadIdx.x == 32) {
        MGPU_NAME("leaver");
        mgpu_mbarrier_arrive(full);
        mgpu_mbarrier_wait(full, 0);
        mgpu_mbarrier_wait(full, 0);
    }
    if (threadIdx.x == 0) {
        mgpu_mbarrier_wait(full, 0);
        mgpu_mbarrier_wait(full, 1);
    }
}

/* Copies are on their way together, and two groups of wgmma; all else waits. Two launches of it are one file. */
MGPU_KERNEL(both, args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t to = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars);
    float d[4] = {0}, e[4] = {0};
    MGPU_NAME(full, "full", 8, 1);
    MGPU_NAME("everybody");
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(full, 8 * BYTES);
        for (uint32_t i = 0; i < 8; i++)
            mgpu_bulk_load(to + BYTES * i, p->in, BYTES, full);
    }
    __syncthreads();
    mgpu_mbarrier_wait(full, 0);
    mgpu_wgmma_fence();
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(to, 64),
                                    mgpu_wgmma_desc_k_major_none(to + 2048, 8), 1);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_m64n8k16_f32_bf16_ss(e, mgpu_wgmma_desc_k_major_none(to, 64),
                                    mgpu_wgmma_desc_k_major_none(to + 2048, 8), 1);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
}

/* An arrival too few. */
MGPU_KERNEL(few, args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    (void)p;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(mgpu_smem_addr(bars), 2);
    (void)mgpu_mbarrier_arrive(mgpu_smem_addr(bars)); /* here: few */
}

/* An arrival at nothing. */
MGPU_KERNEL(early, args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    (void)p;
    (void)mgpu_mbarrier_arrive(mgpu_smem_addr(bars)); /* here: early */
}

int
main(int count, char **word)
{
    static unsigned char in[BYTES];
    const char *what = count > 1 ? word[1] : "";
    args a = {in, strcmp(what, "deadlock") == 0};
    mgpu_issues issues = {0};
    mgpu_status status;
    if (mgpu_emu_register(in, sizeof in, "in") != MGPU_OK)
        return 1;
    if (strcmp(what, "idle") == 0 &&
        mgpu_emu_suppress(6, "nowhere.cu:1", "it is gone") != MGPU_OK)
        return 1;
    if (strcmp(what, "both") == 0)
        return mgpu_emu_launch(&both_kernel, mgpu_make_dim3(2, 1, 1), mgpu_make_dim3(128, 1, 1),
                               mgpu_make_dim3(1, 1, 1), 0, &a, NULL) != MGPU_OK ||
               mgpu_emu_launch(&ring_kernel, mgpu_make_dim3(1, 1, 1), mgpu_make_dim3(64, 1, 1),
                               mgpu_make_dim3(1, 1, 1), 4096, &a, NULL) != MGPU_OK;
    status = mgpu_emu_launch(strcmp(what, "races") == 0   ? &races_kernel
                             : strcmp(what, "gone") == 0  ? &gone_kernel
                             : strcmp(what, "few") == 0   ? &few_kernel
                             : strcmp(what, "early") == 0 ? &early_kernel
                                                          : &ring_kernel,
                             mgpu_make_dim3(1, 1, 1), mgpu_make_dim3(64, 1, 1),
                             mgpu_make_dim3(1, 1, 1), 4096, &a, &issues);
    (void)printf("%s %.3f\n", mgpu_status_name(status), mgpu_emu_last_stats().seconds);
    return 0;
}
