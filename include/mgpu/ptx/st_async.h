/* mgpu/ptx/st_async.h - a thread sends registers to the shared memory of another CTA, and a barrier there counts them.
 * SPDX-License-Identifier: MIT
 *
 *     CTA 0                                   CTA 1
 *     registers --- st.async, red.async ----> shared memory
 *                                        \--> mbarrier: complete_tx     wait | read
 *
 * No shared memory on the sending side, no barrier of the cluster for each message. st.async stores 4
 * to 16 bytes; red.async adds, compares, counts or combines bits of a word, and its old value does
 * not come back. The functions are in st_async.gen.h.
 *
 * Typical use, in a cluster, whose CTAs have begun:
 *
 *     receiver:  mgpu_mbarrier_arrive_expect_tx(bar, bytes);            the sum of all that comes
 *                mgpu_barrier_cluster_arrive();  mgpu_barrier_cluster_wait();
 *     sender:    mgpu_st_async_shared_cluster_v4_b32(mgpu_mapa(dst, rank), v, mgpu_mapa(bar, rank));
 *     receiver:  mgpu_mbarrier_wait_cluster(bar, parity);  ... read ...
 *
 * What goes wrong:
 *
 *   barrier   `bar` is in the CTA of `dst`: mgpu_mapa() both to one rank. The receiver waits there.
 *   bytes     4 for a word, 16 for a v4: the receiver expects what all senders send.
 *   order     Two stores of one thread may land in any order; only the phase says that all are there.
 *   self      red.async is for another CTA than one's own; st.async needs a cluster of two or more.
 *   exit      The receiver stays until all has come, or what is sent lands in nobody's memory.
 *   proxies   Both belong to the generic proxy. Before a bulk store or wgmma reads what came:
 *             mgpu_fence_proxy_async_shared_cta() behind the wait.
 *
 * Those to global memory, which Blackwell has, are in st_async_global.h.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: st.async", "Parallel Synchronization and
 * Communication Instructions: red.async".
 */
#ifndef MGPU_PTX_ST_ASYNC_H
#define MGPU_PTX_ST_ASYNC_H

#include "st_async.gen.h"
#include "st_async_elsewhere.gen.h"

#endif /* MGPU_PTX_ST_ASYNC_H */
