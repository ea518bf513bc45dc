/* mgpu/ptx/tcgen05.h - tensor memory (Blackwell): columns, loads and stores, waits and fences.
 * SPDX-License-Identifier: MIT
 *
 *     one warp       alloc ---> shared memory                                          dealloc
 *     others               fence before | barrier | fence after   st wait ld wait | fence before | barrier
 *
 * 128 lanes of 512 columns of 32 bits for each multiprocessor. Warp w reaches lanes 32 (w % 4) to + 31.
 *
 * Typical use, each warp its quarter:
 *
 *     if (warp == 0)
 *         mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
 *     mgpu_tcgen05_fence_before_thread_sync();
 *     __syncthreads();
 *     mgpu_tcgen05_fence_after_thread_sync();
 *     mgpu_tcgen05_st_32x32b_x4(slot[0] + (warp % 4 << 21), r);
 *     mgpu_tcgen05_wait_st();
 *
 * Not in mgpu.h: include this, or mgpu/blackwell.h. One kernel uses one cta_group throughout: functions
 * with _cg2 or those without. No Blackwell has run them.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions".
 */
#ifndef MGPU_PTX_TCGEN05_H
#define MGPU_PTX_TCGEN05_H

#include "../config.h"
#include "tcgen05_cp.gen.h"
#include "tcgen05_ld.gen.h"
#include "tcgen05_st.gen.h"

#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_alloc
#undef mgpu_tcgen05_dealloc
#undef mgpu_tcgen05_relinquish_alloc_permit
#undef mgpu_tcgen05_alloc_cg2
#undef mgpu_tcgen05_dealloc_cg2
#undef mgpu_tcgen05_relinquish_alloc_permit_cg2
#undef mgpu_tcgen05_fence_before_thread_sync
#undef mgpu_tcgen05_fence_after_thread_sync
#undef mgpu_tcgen05_wait_ld
#undef mgpu_tcgen05_wait_st
#undef mgpu_tcgen05_commit
#undef mgpu_tcgen05_commit_multicast
#undef mgpu_tcgen05_commit_cg2
#undef mgpu_tcgen05_commit_cg2_multicast
#undef mgpu_tcgen05_shift_down
#undef mgpu_tcgen05_shift_down_cg2

/* ---- columns --------------------------------------------------------------------------------- */

/* Allocate `cols` columns of tensor memory; waits until they are free.
 *   ptx     tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [dst], cols;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged
 *   dst     shared address, 4-byte aligned: gets the address of the first column
 *   cols    a power of two, 32 to 512; no more than the block's alloc before
 *   done    on return for this warp; others read dst, and use the columns, behind a
 *           barrier: alloc is synchronous, and wants no fence of tcgen05
 *   errors  blocks for ever when the multiprocessor's blocks hold the rest and none lets go
 */
MGPU_DEVICE void
mgpu_tcgen05_alloc(uint32_t dst, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_alloc(dst, cols, 1));
#else
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(dst), "r"(cols)
                 : "memory");
#endif
}

/* Free what alloc gave.
 *   ptx     tcgen05.dealloc.cta_group::1.sync.aligned.b32 taddr, cols;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged, after all use of the columns;
 *           before the block exits
 *   taddr   the address that alloc wrote
 *   cols    the number that alloc was given
 */
MGPU_DEVICE void
mgpu_tcgen05_dealloc(uint32_t taddr, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_dealloc(taddr, cols, 1));
#else
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;"
                 :
                 : "r"(taddr), "r"(cols)
                 : "memory");
#endif
}

/* Promise that this block allocates no more, so that another block may.
 *   ptx     tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged
 */
MGPU_DEVICE void
mgpu_tcgen05_relinquish_alloc_permit(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_relinquish_alloc_permit(1));
#else
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" : : : "memory");
#endif
}

/* Allocate `cols` columns of tensor memory in both blocks of the pair; both blocks get the same.
 *   ptx     tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [dst], cols;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp of each block of the pair, converged
 *   dst     shared address, 4-byte aligned: gets the address of the first column
 *   cols    a power of two, 32 to 512; no more than the block's alloc before
 *   done    on return for this warp; others read dst, and use the columns, behind a
 *           barrier: alloc is synchronous, and wants no fence of tcgen05
 *   errors  blocks for ever when the multiprocessor's blocks hold the rest and none lets go
 */
MGPU_DEVICE void
mgpu_tcgen05_alloc_cg2(uint32_t dst, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_alloc(dst, cols, 2));
#else
    asm volatile("tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(dst), "r"(cols)
                 : "memory");
#endif
}

/* Free what alloc gave.
 *   ptx     tcgen05.dealloc.cta_group::2.sync.aligned.b32 taddr, cols;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp of each block of the pair, converged, after all use of the columns in
 *           both, and behind a cluster barrier that follows both blocks' alloc; before the
 *           block exits
 *   taddr   the address that alloc wrote
 *   cols    the number that alloc was given
 */
MGPU_DEVICE void
mgpu_tcgen05_dealloc_cg2(uint32_t taddr, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_dealloc(taddr, cols, 2));
#else
    asm volatile("tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, %1;"
                 :
                 : "r"(taddr), "r"(cols)
                 : "memory");
#endif
}

/* Promise that this block allocates no more, so that another block may.
 *   ptx     tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp of each block of the pair, converged
 */
MGPU_DEVICE void
mgpu_tcgen05_relinquish_alloc_permit_cg2(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_relinquish_alloc_permit(2));
#else
    asm volatile("tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;" : : : "memory");
#endif
}

/* ---- order ----------------------------------------------------------------------------------- */

/* Order this thread's earlier tcgen05 operations before the barrier that follows.
 *   ptx     tcgen05.fence::before_thread_sync;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      any thread, between its tcgen05 operations and the barrier or arrive
 */
MGPU_DEVICE void
mgpu_tcgen05_fence_before_thread_sync(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_fence(0));
#else
    asm volatile("tcgen05.fence::before_thread_sync;" : : : "memory");
#endif
}

/* Order this thread's later tcgen05 operations behind the barrier that was before.
 *   ptx     tcgen05.fence::after_thread_sync;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      any thread, between the barrier or wait and its tcgen05 operations
 */
MGPU_DEVICE void
mgpu_tcgen05_fence_after_thread_sync(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_fence(1));
#else
    asm volatile("tcgen05.fence::after_thread_sync;" : : : "memory");
#endif
}

/* Wait for all tcgen05.ld of this thread. Names no register.
 *   ptx     tcgen05.wait::ld.sync.aligned;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged
 *   done    on return, in hardware; the compiler learns it from mgpu_tmem_regs_x...()
 */
MGPU_DEVICE void
mgpu_tcgen05_wait_ld(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_wait(0));
#else
    asm volatile("tcgen05.wait::ld.sync.aligned;" : : : "memory");
#endif
}

/* Wait for all tcgen05.st of this thread.
 *   ptx     tcgen05.wait::st.sync.aligned;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged
 *   done    on return, for this warp
 */
MGPU_DEVICE void
mgpu_tcgen05_wait_st(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_wait(1));
#else
    asm volatile("tcgen05.wait::st.sync.aligned;" : : : "memory");
#endif
}

/* ---- completion ------------------------------------------------------------------------------ */

/* Arrive at the barrier when this thread's tcgen05 operations so far have completed.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that issued the operations
 *   bar     shared address of the barrier; it may be in another CTA of the cluster
 *   done    one arrival; implies mgpu_tcgen05_fence_before_thread_sync()
 */
MGPU_DEVICE void
mgpu_tcgen05_commit(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, 0, 1, 0));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when this thread's tcgen05 operations so far have completed.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that issued the operations
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA; implies mgpu_tcgen05_fence_before_thread_sync()
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_multicast(uint32_t bar, uint16_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 1, MGPU__MULTICAST));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.multicast::"
                 "cluster.b64 [%0], %1;"
                 :
                 : "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Arrive at the barrier when this thread's tcgen05 operations so far have completed.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.b64 [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that issued the operations
 *   bar     shared address of the barrier; it may be in another CTA of the cluster
 *   done    one arrival; implies mgpu_tcgen05_fence_before_thread_sync()
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, 0, 2, 0));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.b64 [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when this thread's tcgen05 operations so far have completed.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that issued the operations
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA; implies mgpu_tcgen05_fence_before_thread_sync()
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2_multicast(uint32_t bar, uint16_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 2, MGPU__MULTICAST));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::"
                 "cluster.b64 [%0], %1;"
                 :
                 : "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* Move the rows of 32 lanes of tensor memory down by one, 32 bytes of each: lane l + 1
 * gets what lane l had; the first keeps it, for a copy of 4x256b to write.
 *   ptx     tcgen05.shift.cta_group::1.down [taddr];
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread
 *   taddr   address of the first of 8 columns; its lane is a multiple of 32
 *   done    in order before a later mma or cp of 4x256b of this thread, and behind an earlier mma;
 *           else mgpu_tcgen05_commit() and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_shift_down(uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_shift_down(taddr, 1));
#else
    asm volatile("tcgen05.shift.cta_group::1.down [%0];" : : "r"(taddr) : "memory");
#endif
}

/* Move the rows of 32 lanes of tensor memory down by one, 32 bytes of each, in both blocks of the pair: lane l + 1
 * gets what lane l had; the first keeps it, for a copy of 4x256b to write.
 *   ptx     tcgen05.shift.cta_group::2.down [taddr];
 *   needs   PTX 8.8, sm_100a, sm_103a, sm_110a
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns; its lane is a multiple of 32
 *   done    in order before a later mma or cp of 4x256b of this thread, and behind an earlier mma;
 *           else mgpu_tcgen05_commit_cg2() and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_shift_down_cg2(uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_shift_down(taddr, 2));
#else
    asm volatile("tcgen05.shift.cta_group::2.down [%0];" : : "r"(taddr) : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_H */
