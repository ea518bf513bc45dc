/* mgpu/ptx/tma_pair.h - TMA for a CTA pair (Blackwell): loads whose barrier is in either block of the pair.
 * SPDX-License-Identifier: MIT
 *
 * A pair is two blocks of a cluster whose ranks differ in bit 0. Each loads its own half of a product's operands, and
 * the even one multiplies both halves: it waits for one barrier, which counts the bytes of the pair.
 *
 *     rank 2i                                      rank 2i + 1
 *     dst  <--- box, load_cg2(.., bar)             dst  <--- box, load_cg2(.., bar)
 *                 |                                            |
 *     bar  <------+---------------- bytes of the box ---------+     bar = mgpu_mapa(full, rank & ~1u), in both
 *
 * A multicast has one destination in each block of the mask, and for each a signal: to that block or its peer, whichever
 * has the parity of the block that `bar` is in. So a block whose mask has both blocks of its pair signals one barrier
 * twice, with twice the bytes.
 *
 * Typical use, one thread of each block of the pair:
 *
 *     const uint32_t leader = mgpu_cluster_ctarank() & ~1u;
 *     if (mgpu_cluster_ctarank() == leader)
 *         mgpu_mbarrier_arrive_expect_tx(full, 2 * box_bytes);
 *     mgpu_tma_load_2d_cg2(dst, &p->map, col, row, mgpu_mapa(full, leader));
 *     leader:    mgpu_mbarrier_wait(full, parity);
 *
 * The peer's bytes may come before the leader's arrival: the count of that phase goes below zero for a while. What must
 * not happen is that they come a phase early: the peer waits until the leader's barrier is initialised
 * (mgpu_barrier_cluster_arrive and _wait), and for its own stage to be free.
 *
 * Who must fence what is said in tma.h, what pixels are in tma_im2col.h. Not in mgpu.h: include this, or
 * mgpu/blackwell.h. No Blackwell has run them.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: Tensor copy" (.cta_group).
 */
#ifndef MGPU_PTX_TMA_PAIR_H
#define MGPU_PTX_TMA_PAIR_H

#include "tma.h"

#include "tma_pair.gen.h"

#endif /* MGPU_PTX_TMA_PAIR_H */
