/* mgpu/tile/clc.h - cluster launch control: a cluster that is done takes the work of one that has not begun.
 * SPDX-License-Identifier: MIT
 *
 *     rank 0, a thread    ask ........... ask ........... ask
 *     hardware            ...... answer ....... answer ....... nothing left
 *     readers, warps      work on a tile | next | work on a tile | next | ... | next: false
 *
 * The grid is as large as the work. Each answer goes to all blocks of the cluster; the next is asked for when
 * all readers have read it: who loads ahead of others asks behind the loads of a tile, or they would wait, too.
 * "Nothing" may come early too: then hardware starts the clusters that are left.
 *
 * Typical use:
 *     const mgpu_clc clc = mgpu_clc_make(smem + CLC_AT, CTAS);
 *     if (threadIdx.x == 0)
 *         mgpu_clc_init(clc, READER_WARPS * CTAS);
 *     ... a barrier of the cluster ...
 *     uint32_t ctaid[3] = {blockIdx.x, blockIdx.y, blockIdx.z};
 *     mgpu_clc_place at = mgpu_clc_start();
 *     do {
 *         if (one thread of the cluster)
 *             mgpu_clc_ask(clc, at);
 *         ... the tile of ctaid ...
 *     } while (mgpu_clc_next(clc, &at, ctaid));
 *
 * Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_CLC_H
#define MGPU_TILE_CLC_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/cluster.h"
#include "../ptx/clusterlaunchcontrol.h"
#include "../ptx/fence.h"
#include "../ptx/mbarrier.h"
#include "../ptx/memory.h"

#if MGPU_HAS_DEVICE

/* Bytes of shared memory, aligned to 16. */
#define MGPU_CLC_BYTES 32u

/* The answer (16 bytes), and two mbarriers: it is there; all have read it. */
typedef struct mgpu_clc {
    uint32_t smem; /* shared address, the same offset in each block of the cluster */
    uint32_t ctas; /* blocks of the cluster */
} mgpu_clc;

/* Name the answer.
 *   needs   any target
 *   by      any thread
 *   smem    shared address of MGPU_CLC_BYTES bytes, 16-byte aligned, at the same offset in each block
 *   ctas    blocks of the cluster, 1 to 16
 */
MGPU_DEVICE mgpu_clc
mgpu_clc_make(uint32_t smem, uint32_t ctas)
{
    mgpu_clc clc;
    clc.smem = smem;
    clc.ctas = ctas;
    return clc;
}

/* How often this thread has asked or read. */
typedef struct mgpu_clc_place {
    uint32_t parity;
} mgpu_clc_place;

/* The first question, and the first answer.
 *   needs   any target
 *   by      any thread
 */
MGPU_DEVICE mgpu_clc_place
mgpu_clc_start(void)
{
    mgpu_clc_place at;
    at.parity = 0;
    return at;
}

/* Initialise both mbarriers, and make that known to the async proxy and to the cluster. Other threads may
 * use them behind a barrier of the cluster.
 *   ptx     (mbarrier.init, fence.mbarrier_init)
 *   needs   PTX 8.0, sm_90
 *   by      one thread of each block
 *   clc     from mgpu_clc_make()
 *   readers warps, of all blocks of the cluster, that call mgpu_clc_next()
 */
MGPU_DEVICE void
mgpu_clc_init(mgpu_clc clc, uint32_t readers MGPU__PLACE)
{
    mgpu_mbarrier_init(clc.smem + 16, 1 MGPU__PLACED);
    mgpu_mbarrier_init(clc.smem + 24, readers MGPU__PLACED);
    mgpu_fence_mbarrier_init();
    MGPU_NAME(clc.smem + 16, "clc answer", 8, 1);
    MGPU_NAME(clc.smem + 24, "clc read", 8, 1);
}

/* Ask for the work of a cluster that has not begun, when the answer before has been read. Not after an
 * answer that there is none.
 *   ptx     (mbarrier.try_wait.parity in a loop, mbarrier.arrive.expect_tx,
 *           clusterlaunchcontrol.try_cancel)
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread of the block of rank 0, which is in a warp of readers
 *   clc     from mgpu_clc_make()
 *   at      the place that mgpu_clc_next() will read at
 *   done    mgpu_clc_next()
 */
MGPU_DEVICE void
mgpu_clc_ask(mgpu_clc clc, mgpu_clc_place at MGPU__PLACE)
{
    mgpu_mbarrier_wait_cluster(clc.smem + 24, at.parity ^ 1u MGPU__PLACED);
    mgpu_mbarrier_arrive_expect_tx(clc.smem + 16, 16 MGPU__PLACED);
    for (uint32_t rank = 1; rank < clc.ctas; rank++)
        mgpu_mbarrier_arrive_expect_tx_shared_cluster(
            mgpu_mapa(clc.smem + 16, rank MGPU__PLACED), 16 MGPU__PLACED);
    if (clc.ctas == 1)
        mgpu_clusterlaunchcontrol_try_cancel(clc.smem, clc.smem + 16);
    else
        mgpu_clusterlaunchcontrol_try_cancel_multicast(clc.smem, clc.smem + 16);
}

/* Wait for the answer, and read it.
 *   ptx     (mbarrier.try_wait.parity in a loop, ld.shared.v4, clusterlaunchcontrol.query_cancel,
 *           fence.proxy.async, mbarrier.arrive)
 *   needs   PTX 8.6, sm_100
 *   by      a warp, converged
 *   clc     from mgpu_clc_make()
 *   at      goes on to the next
 *   ctaid   x, y and z of the block in whose place this one is now, if there is one
 *   returns false: there is no more work, or hardware has begun it; nobody asks again
 */
MGPU_DEVICE bool
mgpu_clc_next(mgpu_clc clc, mgpu_clc_place *at, uint32_t ctaid[3] MGPU__PLACE)
{
    uint32_t answer[4];
    bool more;
    mgpu_mbarrier_wait(clc.smem + 16, at->parity MGPU__PLACED);
    mgpu_ld_shared_v4_b32(answer, clc.smem);
    at->parity ^= 1u;
    mgpu_fence_proxy_async_shared_cta(); /* this read before the next answer */
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(clc.smem + 24, 0 MGPU__PLACED));
    more = mgpu_clusterlaunchcontrol_query_cancel_is_canceled(answer);
    if (more) {
        mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(ctaid, answer);
        ctaid[0] += mgpu_cluster_ctarank(); /* clusters are along x */
    }
    return more;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_clc_next(clc, at, ...) mgpu_clc_next(clc, at, MGPU__HOLDS(3, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_CLC_H */
