/* mgpu/ptx/tcgen05_newer.gen.h - tensor memory for one block alone; commits for 32 blocks, and of what was read of A.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/fabric.py. The picture and the use are in tcgen05_newer.h.
 */
#ifndef MGPU_PTX_TCGEN05_NEWER_GEN_H
#define MGPU_PTX_TCGEN05_NEWER_GEN_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_alloc_exclusive
#undef mgpu_tcgen05_dealloc_exclusive
#undef mgpu_tcgen05_commit_multicast_32b
#undef mgpu_tcgen05_commit_sync_restrict_read_mma_a
#undef mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast
#undef mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast_32b
#undef mgpu_tcgen05_alloc_exclusive_cg2
#undef mgpu_tcgen05_dealloc_exclusive_cg2
#undef mgpu_tcgen05_commit_cg2_multicast_32b
#undef mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a
#undef mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast
#undef mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast_32b

/* Allocate `cols` columns of tensor memory, as the only allocation that the multiprocessor has.
 *   ptx     tcgen05.alloc.exclusive.cta_group::1.sync.aligned.shared::cta.b32 [dst], cols;
 *   needs   PTX 9.4, sm_100f, sm_110f
 *   by      one warp, converged
 *   dst     shared address, 4-byte aligned: gets the address of the first column
 *   cols    a multiple of 32, to 512, on sm_107 to 576; no more than the block's alloc before
 *   done    as mgpu_tcgen05_alloc()
 *   errors  any other allocation of the block, before or while it is there
 */
MGPU_DEVICE void
mgpu_tcgen05_alloc_exclusive(uint32_t dst, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_alloc(dst, cols, 1 | MGPU__TMEM_EXCLUSIVE));
#else
    asm volatile("tcgen05.alloc.exclusive.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(dst), "r"(cols)
                 : "memory");
#endif
}

/* Free what alloc_exclusive gave.
 *   ptx     tcgen05.dealloc.exclusive.cta_group::1.sync.aligned.b32 taddr, cols;
 *   needs   PTX 9.4, sm_100f, sm_110f
 *   by      one warp, converged, after all use of the columns; before the block exits
 *   taddr   the address that it wrote
 *   cols    the number that it was given
 */
MGPU_DEVICE void
mgpu_tcgen05_dealloc_exclusive(uint32_t taddr, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_dealloc(taddr, cols, 1 | MGPU__TMEM_EXCLUSIVE));
#else
    asm volatile("tcgen05.dealloc.exclusive.cta_group::1.sync.aligned.b32 %0, %1;"
                 :
                 : "r"(taddr), "r"(cols)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when this thread's tcgen05 operations so far
 * have completed.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.multicast::cluster::32b.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_multicast_32b(uint32_t bar, uint32_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_multicast_32b"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 1, MGPU__MULTICAST));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive at the barrier when the matrix multiplications that this thread has issued so far have
 * read A from shared memory. It tells nothing of B and of D. In the model it comes when they
 * are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.b64 [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier; it may be in another CTA of the cluster
 *   done    one arrival
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_sync_restrict_read_mma_a(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_sync_restrict_read_mma_a"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, 0, 1, MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.b64 "
                 "[%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when the matrix multiplications that this
 * thread has issued so far have read A from shared memory. It tells nothing of B and of D. In
 * the model it comes when they are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast(uint32_t bar, uint16_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 1, MGPU__MULTICAST | MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when the matrix multiplications that this
 * thread has issued so far have read A from shared memory. It tells nothing of B and of D. In
 * the model it comes when they are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster::32b.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast_32b(uint32_t bar, uint32_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast_32b"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 1, MGPU__MULTICAST | MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Allocate `cols` columns of tensor memory in both blocks of the pair, as the only allocation
 * that the multiprocessor has.
 *   ptx     tcgen05.alloc.exclusive.cta_group::2.sync.aligned.shared::cta.b32 [dst], cols;
 *   needs   PTX 9.4, sm_100f, sm_110f
 *   by      one warp of each block of the pair, converged
 *   dst     shared address, 4-byte aligned: gets the address of the first column
 *   cols    a multiple of 32, to 512, on sm_107 to 576; no more than the block's alloc before
 *   done    as mgpu_tcgen05_alloc()
 *   errors  any other allocation of the block, before or while it is there
 */
MGPU_DEVICE void
mgpu_tcgen05_alloc_exclusive_cg2(uint32_t dst, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_alloc(dst, cols, 2 | MGPU__TMEM_EXCLUSIVE));
#else
    asm volatile("tcgen05.alloc.exclusive.cta_group::2.sync.aligned.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(dst), "r"(cols)
                 : "memory");
#endif
}

/* Free what alloc_exclusive gave.
 *   ptx     tcgen05.dealloc.exclusive.cta_group::2.sync.aligned.b32 taddr, cols;
 *   needs   PTX 9.4, sm_100f, sm_110f
 *   by      one warp of each block of the pair, converged, after all use of the columns, and
 *           behind a cluster barrier that follows both blocks' alloc; before the block exits
 *   taddr   the address that it wrote
 *   cols    the number that it was given
 */
MGPU_DEVICE void
mgpu_tcgen05_dealloc_exclusive_cg2(uint32_t taddr, uint32_t cols)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_dealloc(taddr, cols, 2 | MGPU__TMEM_EXCLUSIVE));
#else
    asm volatile("tcgen05.dealloc.exclusive.cta_group::2.sync.aligned.b32 %0, %1;"
                 :
                 : "r"(taddr), "r"(cols)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when this thread's tcgen05 operations so far
 * have completed.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster::32b.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2_multicast_32b(uint32_t bar, uint32_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_cg2_multicast_32b"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 2, MGPU__MULTICAST));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive at the barrier when the matrix multiplications that this thread has issued so far have
 * read A from shared memory. It tells nothing of B and of D. In the model it comes when they
 * are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.b64 [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier; it may be in another CTA of the cluster
 *   done    one arrival
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, 0, 2, MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.b64 "
                 "[%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when the matrix multiplications that this
 * thread has issued so far have read A from shared memory. It tells nothing of B and of D. In
 * the model it comes when they are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast(uint32_t bar, uint16_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 2, MGPU__MULTICAST | MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Arrive at the barrier of each CTA in cta_mask when the matrix multiplications that this
 * thread has issued so far have read A from shared memory. It tells nothing of B and of D. In
 * the model it comes when they are done, and hands over B's memory too.
 *   ptx     tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster::32b.b64 [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      the thread that issued them
 *   bar     shared address of the barrier, at the same offset in each CTA
 *   cta_mask  bit r: the CTA of rank r in the cluster
 *   done    one arrival in each CTA
 *   errors  behind no operation another CTA may wait for ever: reported, not in the manual
 */
MGPU_DEVICE void
mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast_32b(uint32_t bar, uint32_t cta_mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast_32b"));
    MGPU__EMU(mgpu__emu_tcgen05_commit(bar, cta_mask, 2, MGPU__MULTICAST | MGPU__READ));
#else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.sync_restrict::shared::read::mma::a.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_NEWER_GEN_H */
