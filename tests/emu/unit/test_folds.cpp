/* tests/emu/unit/test_folds.cpp - each constant of the waits: exactly the right groups are waited for.
 * SPDX-License-Identifier: MIT
 *
 * Under the lazy policy what nobody waits for is not done. The n of wgmma is in ptx/wgmma_types.h.
 */
#include "emu/model.h"

enum { GROUPS = 8, MOST = 7, REGISTERS = 4 }; /* the model has 8 accumulators in flight */

typedef struct {
    uint32_t *to;   /* [GROUPS][4], what the stores write */
    uint32_t *seen; /* [GROUPS], what there was after the wait */
    uint32_t n;
} fold_args;

#define ARM(wait, k)                                                                           \
    case k:                                                                                    \
        wait(k);                                                                               \
        break;
#define ARMS(n, wait)                                                                          \
    switch (n) {                                                                               \
        ARM(wait, 0)                                                                           \
        ARM(wait, 1)                                                                           \
        ARM(wait, 2) ARM(wait, 3) ARM(wait, 4) ARM(wait, 5) ARM(wait, 6) ARM(wait, 7)          \
    }

/* GROUPS groups of one store each: 100 + i to to[4 * i ...]. */
MGPU_DEVICE void
store_groups(uint32_t *to, uint32_t *x)
{
    for (uint32_t i = 0; i < 4 * GROUPS; i++)
        x[i] = 100 + i / 4;
    mgpu_fence_proxy_async_shared_cta();
    for (uint32_t g = 0; g < GROUPS; g++) {
        mgpu_bulk_store(to + 4 * g, mgpu_smem_addr(x + 4 * g), 16);
        mgpu_bulk_commit_group();
    }
}

MGPU_KERNEL(bulk_wait, fold_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 4 * GROUPS, 16);
    if (threadIdx.x != 0)
        return;
    store_groups(p->to, x);
    ARMS(p->n, mgpu_bulk_wait_group)
    for (uint32_t g = 0; g < GROUPS; g++)
        p->seen[g] = *(volatile uint32_t *)(p->to + 4 * g);
    mgpu_bulk_wait_group(0);
}

/* What is read late has the new values. */
MGPU_KERNEL(bulk_wait_read, fold_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 4 * GROUPS, 16);
    if (threadIdx.x != 0)
        return;
    store_groups(p->to, x);
    ARMS(p->n, mgpu_bulk_wait_group_read)
    for (uint32_t i = 0; i < 4 * GROUPS; i++)
        x[i] = 1;
    mgpu_bulk_wait_group(0);
    for (uint32_t g = 0; g < GROUPS; g++)
        p->seen[g] = p->to[4 * g];
}

/* Zero times zero, added to an accumulator of its own for each group; one in flight is poison. */
MGPU_KERNEL(wgmma_wait, fold_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    float d[GROUPS][REGISTERS];
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    for (int g = 0; g < GROUPS; g++)
        for (int i = 0; i < REGISTERS; i++)
            d[g][i] = static_cast<float>(100 + g);
    mgpu_wgmma_fence();
    for (int g = 0; g < GROUPS; g++) {
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d[g], a, a, 1);
        mgpu_wgmma_commit_group();
    }
    ARMS(p->n, mgpu_wgmma_wait_group)
    if (threadIdx.x == 77)
        for (int g = 0; g < GROUPS; g++) {
            const float now = *(volatile float *)&d[g][3];
            p->seen[g] = now == static_cast<float>(100 + g) ? static_cast<uint32_t>(now) : 0;
        }
    mgpu_wgmma_wait_group(0);
}

/* seen[g] = 100 + g for all groups but the last n, which have `early`. */
static void
check(const mgpu_kernel &kernel, uint32_t threads, uint32_t early)
{
    for (uint32_t n = 0; n <= MOST; n++) {
        model m;
        m.config.policy = MGPU_EMU_LAZY;
        known<uint32_t> to(4 * GROUPS, 0), seen(GROUPS, 7);
        const fold_args args = {to.data.data(), seen.data.data(), n};
        const mgpu_status status = m.run(kernel, 1, threads, args, 1, 16384);
        INFO(kernel.name << ", n = " << n << ": " << m.text);
        REQUIRE(status == MGPU_OK);
        for (uint32_t g = 0; g < GROUPS; g++) {
            INFO("group " << g);
            CHECK(seen.data[g] == (g < GROUPS - n ? 100 + g : early));
        }
    }
}

TEST_CASE("mgpu_bulk_wait_group")
{
    check(bulk_wait_kernel, 32, 0);
}

TEST_CASE("mgpu_bulk_wait_group_read")
{
    check(bulk_wait_read_kernel, 32, 1);
}

TEST_CASE("mgpu_wgmma_wait_group")
{
    check(wgmma_wait_kernel, 128, 0);
}
