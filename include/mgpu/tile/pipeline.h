/* mgpu/tile/pipeline.h - a ring of shared-memory stages: TMA fills, the tensor cores empty.
 * SPDX-License-Identifier: MIT
 *
 * Each stage has two mbarriers. `full` ends its phase when the bytes have landed, `empty` when
 * every consumer has let go. A place (stage, parity) walks round the ring on both sides; the
 * parity flips at each lap, and a fresh ring counts as empty.
 *
 *     producer   acquire: wait empty | expect bytes | TMA ...      acquire next ...   drain
 *                            ^                          |
 *     stage 0..S-1           |                          v complete_tx
 *                            |
 *     consumers      release: arrive empty <-- wgmma <-- wait full
 *
 * Typical use:
 *     mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
 *     if (threadIdx.x == 0)
 *         mgpu_pipeline_init(ring, 1, CONSUMER_WARPS);
 *     __syncthreads();                                  // a cluster: its barrier instead
 *     mgpu_pipeline_place at = mgpu_pipeline_start();
 *     producer, one thread:  mgpu_pipeline_acquire(ring, at, BYTES);
 *                            mgpu_tma_load_2d(..., mgpu_pipeline_full(ring, at));
 *     consumer, each warp:   mgpu_pipeline_wait(ring, at);  ... wgmma ...
 *                            mgpu_pipeline_release(ring, at);
 *     both:                  at = mgpu_pipeline_next(ring, at);
 *     producer, at the end:  mgpu_pipeline_drain(ring, at);
 *
 * Blocks are one row of threads: block.y and block.z are 1.
 *
 * Who needs a proxy fence: TMA and wgmma both use the async proxy, so between them the
 * mbarriers suffice. Threads that read a stage with ld.shared or ldmatrix before TMA overwrites
 * it use mgpu_pipeline_release_generic(); threads that fill a stage with st.shared before wgmma
 * or TMA reads it use mgpu_pipeline_commit_generic(). Both carry fence.proxy.async.
 */
#ifndef MGPU_TILE_PIPELINE_H
#define MGPU_TILE_PIPELINE_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/cluster.h"
#include "../ptx/fence.h"
#include "../ptx/mbarrier.h"
#include "../ptx/thread.h"
#include "../ptx/tma.h"
#include "../types.h"

#if MGPU_HAS_DEVICE

/* Bytes of shared memory for the barriers of a ring, aligned to 8. */
#define MGPU_PIPELINE_BYTES(stages) (16u * (stages))

/* A ring: full[stages], then empty[stages]. Plain numbers, the same in every thread. */
typedef struct mgpu_pipeline {
    uint32_t bars; /* shared address of the first barrier */
    uint32_t stages;
} mgpu_pipeline;

/* Where one side is: the stage, and the parity of its current lap. */
typedef struct mgpu_pipeline_place {
    uint32_t stage, parity;
} mgpu_pipeline_place;

/* Name a ring.
 *   needs   any target
 *   by      any thread
 *   bars    shared address of MGPU_PIPELINE_BYTES(stages) bytes, 8-byte aligned; in a cluster
 *           the same offset in every CTA
 *   stages  1 and up; a constant folds away
 *   returns the ring
 */
MGPU_DEVICE mgpu_pipeline
mgpu_pipeline_make(uint32_t bars, uint32_t stages)
{
    mgpu_pipeline ring;
    ring.bars = bars;
    ring.stages = stages;
    return ring;
}

/* The first place of both sides.
 *   needs   any target
 *   by      any thread
 *   returns stage 0, parity 0
 */
MGPU_DEVICE mgpu_pipeline_place
mgpu_pipeline_start(void)
{
    mgpu_pipeline_place at;
    at.stage = 0;
    at.parity = 0;
    return at;
}

/* The place after `at`.
 *   needs   any target
 *   by      any thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   returns the next stage; after the last one stage 0 with the other parity
 */
MGPU_DEVICE mgpu_pipeline_place
mgpu_pipeline_next(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    at.stage += 1;
    if (at.stage == ring.stages) {
        at.stage = 0;
        at.parity ^= 1u;
    }
    return at;
}

/* The place so many behind `at`: over the stages of a tile that another warpgroup takes. Wait there only when that one has
 * come to the end of its own: a wait cannot tell a phase from the one two before it.
 *   needs   any target
 *   by      any thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   count   0 to 2^32 - 1 - stages
 *   returns what `count` times mgpu_pipeline_next() would
 */
MGPU_DEVICE mgpu_pipeline_place
mgpu_pipeline_skip(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t count)
{
    const uint32_t to = at.stage + count;
    at.parity ^= to / ring.stages & 1u;
    at.stage = to % ring.stages;
    return at;
}

/* The barrier that TMA loads of this place complete on.
 *   needs   any target
 *   by      any thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   returns a shared::cta address
 */
MGPU_DEVICE uint32_t
mgpu_pipeline_full(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    return ring.bars + 8u * at.stage;
}

/* The barrier that consumers of this place arrive on.
 *   needs   any target
 *   by      any thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   returns a shared::cta address
 */
MGPU_DEVICE uint32_t
mgpu_pipeline_empty(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    return ring.bars + 8u * (ring.stages + at.stage);
}

/* Initialise the ring's barriers and make that known to the async proxy and to the cluster.
 * Other threads may use them after the next __syncthreads(), peers after the next cluster
 * barrier. Reports call them full and empty, unless MGPU_NAME() before this gives a second ring
 * names of its own: pair.h.
 *   ptx     (mbarrier.init, fence.mbarrier_init)
 *   needs   PTX 8.0, sm_90
 *   by      one thread of each CTA
 *   ring       the ring, from mgpu_pipeline_make()
 *   producers  arrivals that fill a stage: 1 when one thread issues the TMA loads
 *   consumers  arrivals that free a stage: the consumer warps of all CTAs that read what this
 *              CTA's loads write, so warps x CTAs with multicast
 */
MGPU_DEVICE void
mgpu_pipeline_init(mgpu_pipeline ring, uint32_t producers, uint32_t consumers MGPU__PLACE)
{
    for (uint32_t s = 0; s < ring.stages; s++) {
        mgpu_mbarrier_init(ring.bars + 8u * s, producers MGPU__PLACED);
        mgpu_mbarrier_init(ring.bars + 8u * (ring.stages + s), consumers MGPU__PLACED);
    }
    mgpu_fence_mbarrier_init();
    MGPU_NAME(ring.bars, "full", 8, ring.stages);
    MGPU_NAME(ring.bars + 8u * ring.stages, "empty", 8, ring.stages);
}

/* Wait until the rings of all are initialised: as __syncthreads(), in a cluster for all of its CTAs. There the arrival is
 * relaxed: the fence of mgpu_pipeline_init() is what makes the barriers known, and a release costs 270 cycles.
 *   ptx     (barrier.sync, or barrier.cluster.arrive.relaxed.aligned and barrier.cluster.wait.aligned)
 *   needs   PTX 8.0, sm_90
 *   by      all threads of each CTA, converged, behind mgpu_pipeline_init()
 *   ctas    CTAs in the cluster, 1 .. 16
 *   done    loads, arrivals and waits may begin
 */
MGPU_DEVICE void
mgpu_pipeline_ready(uint32_t ctas)
{
    if (ctas > 1) {
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        __syncthreads();
}

/* Wait until the stage is empty, then announce the bytes that will fill it.
 *   ptx     (mbarrier.try_wait.parity in a loop, mbarrier.arrive.expect_tx)
 *   needs   PTX 8.0, sm_90
 *   by      one producer thread
 *   ring      the ring, from mgpu_pipeline_make()
 *   at        the place of this thread in the ring
 *   tx_bytes  all bytes that land in this CTA's stage, those multicast by peers included
 *   done    the stage may be overwritten by TMA loads
 */
MGPU_DEVICE void
mgpu_pipeline_acquire(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t tx_bytes MGPU__PLACE)
{
    mgpu_mbarrier_wait(mgpu_pipeline_empty(ring, at), at.parity ^ 1u MGPU__PLACED);
    mgpu_mbarrier_arrive_expect_tx(mgpu_pipeline_full(ring, at), tx_bytes MGPU__PLACED);
}

/* Load a box into a stage, for this CTA or for all that share it: each gets it at the same offset, and its bytes at the
 * full barrier of its own ring.
 *   ptx     (cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier, with .multicast::cluster for more than one)
 *   needs   PTX 8.0, sm_90
 *   by      one producer thread, behind mgpu_pipeline_acquire(), which expects these bytes in each CTA that gets them
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   dst     shared address in the stage, aligned to 128, with a swizzle to 1024
 *   map     tensor map
 *   c0      first column, elements
 *   c1      first row
 *   mask    a bit for each CTA that gets it, by its rank; one alone is this CTA
 *   done    mgpu_pipeline_wait()
 */
MGPU_DEVICE void
mgpu_pipeline_load_2d(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t dst,
                      const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      uint16_t mask MGPU__PLACE)
{
    if ((mask & (mask - 1)) == 0)
        mgpu_tma_load_2d(dst, map, c0, c1, mgpu_pipeline_full(ring, at) MGPU__PLACED);
    else
        mgpu_tma_load_2d_multicast(dst, map, c0, c1, mgpu_pipeline_full(ring, at),
                                   mask MGPU__PLACED);
}

/* The same, with a word to L2 of what becomes of it.
 *   ptx     (cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier.L2::cache_hint, with .multicast::cluster for more than one)
 *   needs   PTX 8.0, sm_90
 *   by      one producer thread, behind mgpu_pipeline_acquire(), which expects these bytes in each CTA that gets them
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   dst     shared address in the stage, aligned to 128, with a swizzle to 1024
 *   map     tensor map
 *   c0      first column, elements
 *   c1      first row
 *   mask    a bit for each CTA that gets it, by its rank; one alone is this CTA
 *   policy  L2 policy from createpolicy
 *   done    mgpu_pipeline_wait()
 */
MGPU_DEVICE void
mgpu_pipeline_load_2d_hint(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t dst,
                           const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint16_t mask,
                           uint64_t policy MGPU__PLACE)
{
    if ((mask & (mask - 1)) == 0)
        mgpu_tma_load_2d_hint(dst, map, c0, c1, mgpu_pipeline_full(ring, at),
                              policy MGPU__PLACED);
    else
        mgpu_tma_load_2d_multicast_hint(dst, map, c0, c1, mgpu_pipeline_full(ring, at), mask,
                                        policy MGPU__PLACED);
}

/* As mgpu_pipeline_load_2d(), of a tensor of three dimensions: a box of one of its layers.
 *   ptx     (cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier, with .multicast::cluster for more than one)
 *   needs   PTX 8.0, sm_90
 *   by      one producer thread, behind mgpu_pipeline_acquire(), which expects these bytes in each CTA that gets them
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   dst     shared address in the stage, aligned to 128, with a swizzle to 1024
 *   map     tensor map
 *   c0      first column, elements
 *   c1      first row
 *   c2      the layer
 *   mask    a bit for each CTA that gets it, by its rank; one alone is this CTA
 *   done    mgpu_pipeline_wait()
 */
MGPU_DEVICE void
mgpu_pipeline_load_3d(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t dst,
                      const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                      uint16_t mask MGPU__PLACE)
{
    if ((mask & (mask - 1)) == 0)
        mgpu_tma_load_3d(dst, map, c0, c1, c2, mgpu_pipeline_full(ring, at) MGPU__PLACED);
    else
        mgpu_tma_load_3d_multicast(dst, map, c0, c1, c2, mgpu_pipeline_full(ring, at),
                                   mask MGPU__PLACED);
}

/* Wait until the stage is empty, for producers that write it with st.shared.
 *   ptx     (mbarrier.try_wait.parity in a loop)
 *   needs   PTX 8.0, sm_90
 *   by      each producer thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   done    the stage may be overwritten by this thread
 */
MGPU_DEVICE void
mgpu_pipeline_acquire_generic(mgpu_pipeline ring, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_mbarrier_wait(mgpu_pipeline_empty(ring, at), at.parity ^ 1u MGPU__PLACED);
}

/* A stage filled with st.shared is full: carries fence.proxy.async, so that wgmma and TMA see
 * the stores. mgpu_pipeline_init() counts every producer thread.
 *   ptx     (fence.proxy.async.shared::cta, mbarrier.arrive)
 *   needs   PTX 8.0, sm_90
 *   by      each producer thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 */
MGPU_DEVICE void
mgpu_pipeline_commit_generic(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    mgpu_fence_proxy_async_shared_cta();
    mgpu_mbarrier_arrive(mgpu_pipeline_full(ring, at));
}

/* Wait until the stage is full.
 *   ptx     (mbarrier.try_wait.parity in a loop)
 *   needs   PTX 8.0, sm_90
 *   by      each consumer thread
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   done    the bytes are visible to this thread, by ld.shared, ldmatrix and wgmma
 */
MGPU_DEVICE void
mgpu_pipeline_wait(mgpu_pipeline ring, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_mbarrier_wait(mgpu_pipeline_full(ring, at), at.parity MGPU__PLACED);
}

/* This warp has read the stage with wgmma (after the wait_group that covers it). No fence:
 * wgmma and TMA share the async proxy.
 *   ptx     (mbarrier.arrive by lane 0)
 *   needs   PTX 8.0, sm_90
 *   by      a consumer warp, converged
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 */
MGPU_DEVICE void
mgpu_pipeline_release(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    if (threadIdx.x % 32 == 0)
        mgpu_mbarrier_arrive(mgpu_pipeline_empty(ring, at));
}

/* As mgpu_pipeline_release(), to every CTA of the cluster: what peers multicast into this stage
 * was read as well, so each of them waits for this warp. Relaxed on purpose: the reads of wgmma
 * are complete and nothing was written, so there is nothing to release; a release at cluster
 * scope is a memory barrier of the whole GPU, which slows a GEMM down. Not for threads that have
 * read the stage themselves: a relaxed arrival orders none of their reads.
 *   ptx     (mapa, mbarrier.arrive.relaxed.cluster.shared::cluster by lanes 0 .. ctas - 1)
 *   needs   PTX 8.6, sm_90
 *   by      a consumer warp, converged
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   ctas    CTAs in the cluster, 1 .. 16
 */
MGPU_DEVICE void
mgpu_pipeline_release_cluster(mgpu_pipeline ring, mgpu_pipeline_place at,
                              uint32_t ctas MGPU__PLACE)
{
    const uint32_t lane = threadIdx.x % 32, empty = mgpu_pipeline_empty(ring, at);
    if (lane < ctas)
        mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(empty, lane MGPU__PLACED));
}

/* As mgpu_pipeline_release_cluster(), to some CTAs: those that load what this warp reads, where rows and
 * columns of a cluster share different operands. The empty barrier counts the arrivals of all of them.
 *   ptx     (mapa, mbarrier.arrive.relaxed.cluster.shared::cluster by the lanes whose bits are set)
 *   needs   PTX 8.6, sm_90
 *   by      a consumer warp, converged
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 *   mask    a bit for each CTA of the cluster, by its rank
 */
MGPU_DEVICE void
mgpu_pipeline_release_multicast(mgpu_pipeline ring, mgpu_pipeline_place at,
                                uint16_t mask MGPU__PLACE)
{
    const uint32_t lane = threadIdx.x % 32, empty = mgpu_pipeline_empty(ring, at);
    if ((uint32_t)mask >> lane & 1u)
        mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(empty, lane MGPU__PLACED));
}

/* This warp has read the stage with ld.shared or ldmatrix: carries fence.proxy.async, so that
 * the TMA load that comes next cannot overtake the reads.
 *   ptx     (fence.proxy.async.shared::cta, bar.warp.sync, mbarrier.arrive by lane 0)
 *   needs   PTX 8.0, sm_90
 *   by      a consumer warp, converged
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 */
MGPU_DEVICE void
mgpu_pipeline_release_generic(mgpu_pipeline ring, mgpu_pipeline_place at)
{
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    mgpu_pipeline_release(ring, at);
}

/* Wait until every stage is empty. A CTA of a cluster must not exit while peers still arrive on
 * its barriers; this is the wait that keeps it alive.
 *   ptx     (mbarrier.try_wait.parity in a loop)
 *   needs   PTX 8.0, sm_90
 *   by      the producer thread, after its last load
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place it would have filled next
 *   done    all consumers of all CTAs have released what this ring held
 */
MGPU_DEVICE void
mgpu_pipeline_drain(mgpu_pipeline ring, mgpu_pipeline_place at MGPU__PLACE)
{
    for (uint32_t s = 0; s < ring.stages; s++) {
        mgpu_mbarrier_wait(mgpu_pipeline_empty(ring, at), at.parity ^ 1u MGPU__PLACED);
        at = mgpu_pipeline_next(ring, at);
    }
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PIPELINE_H */
