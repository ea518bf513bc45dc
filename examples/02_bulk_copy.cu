/* 02_bulk_copy.cu - a copy that runs by itself, and a barrier that counts its bytes
 * SPDX-License-Identifier: MIT
 *
 * You learn: cp.async.bulk in and out, the byte count (tx) of an mbarrier, the proxy fence.
 * New since 01: bytes end a phase, not only threads.
 *
 * One thread orders two copies and says how many bytes they will bring. The phase ends when the
 * one arrival has come and the bytes still missing are 0:
 *
 *     thread 0    expect 8192 | order a | order b | wait ........ | c = a + b | order c | wait
 *     threads     wait .......................................... | c = a + b |
 *     engine                  |~~~~~~~ a ~~~~~~~|~~~~~~~ b ~~~~~~~|           |~~~~ c ~~~~|
 *     arrivals    0 are missing                                   .
 *     bytes (tx)  8192 are missing ........ 4096 ................ 0: the phase ends
 *
 * The way in needs no fence: the wait is enough. On the way out the engine reads what threads
 * wrote, and the two reach memory by different ways ("proxies"): each writer fences, all meet,
 * and then one thread orders the copy.
 *
 * Expected output:
 *     02_bulk_copy: 16384 of 16384 sums are right
 */
#include "common.h"

MGPU_REQUIRE(TMA);

enum {
    THREADS = 256,
    BLOCKS = 16,
    CHUNK = 1024, /* elements of a block */
    CHUNK_BYTES = CHUNK * 4,
    COUNT = BLOCKS * CHUNK,
    SMEM_BYTES = 3 * CHUNK_BYTES + 8
};
static_assert(SMEM_BYTES <= 48 * 1024, "static shared memory of a block");
static_assert(CHUNK_BYTES % 16 == 0, "bulk copies move whole 16 bytes");

typedef struct add_args {
    const int32_t *a, *b;
    int32_t *c;
} add_args;

MGPU_KERNEL(add, add_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(int32_t, a, CHUNK, 16); /* bulk copies begin on 16 bytes */
    MGPU_SHARED_ALIGNED(int32_t, b, CHUNK, 16);
    MGPU_SHARED_ALIGNED(int32_t, c, CHUNK, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    const uint32_t first = blockIdx.x * CHUNK;

    /* ---- one arrival: who says how many bytes come, and orders them --------------------- */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 2 * CHUNK_BYTES);
        mgpu_bulk_load(mgpu_smem_addr(a), p->a + first, CHUNK_BYTES, bar);
        mgpu_bulk_load(mgpu_smem_addr(b), p->b + first, CHUNK_BYTES, bar);
    }
    __syncthreads(); /* the barrier exists */

    /* ---- both copies have landed -------------------------------------------------------- */
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = threadIdx.x; i < CHUNK; i += THREADS)
        c[i] = a[i] + b[i];

    /* ---- every writer fences, all meet, one thread orders the copy out ----------------- */
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(p->c + first, mgpu_smem_addr(c), CHUNK_BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0); /* shared memory has to live until it has been read */
    }
}

int
main(void)
{
    static int32_t a[COUNT], b[COUNT], c[COUNT];
    int right = 0;
    add_args p;

    (void)find_machine();
    for (int i = 0; i < COUNT; i++) {
        a[i] = i;
        b[i] = 1000 * (i % 7);
    }
    p.a = (const int32_t *)device_copy(a, sizeof a);
    p.b = (const int32_t *)device_copy(b, sizeof b);
    p.c = (int32_t *)device_copy(NULL, sizeof c);

    launch(&add_kernel, mgpu_launch_1d(BLOCKS, THREADS), &p);
    host_copy(c, p.c, sizeof c);
    must(mgpu_free((void *)p.a), "mgpu_free", NULL);
    must(mgpu_free((void *)p.b), "mgpu_free", NULL);

    for (int i = 0; i < COUNT; i++)
        right += c[i] == a[i] + b[i];
    printf("02_bulk_copy: %d of %d sums are right\n", right, COUNT);
    return right == COUNT ? 0 : 1;
}
