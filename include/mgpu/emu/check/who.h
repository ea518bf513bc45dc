/* mgpu/emu/check/who.h - words of a report for who touched what.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_WHO_H
#define MGPU_EMU_CHECK_WHO_H

#include "../core/buffer.h"
#include "../core/resident.h"
#include "../core/window.h"
#include "operation.h"

/* A thread of the cluster `number`, perhaps of another than c. */
MGPU__MODEL void
mgpu__put_thread_of(mgpu__text *t, const mgpu__cluster *c, uint32_t number, uint32_t by)
{
    const mgpu__launch *l = c->worker->launch;
    const uint32_t rank = by / l->threads, thread = by % l->threads;
    mgpu_dim3 at;
    if (number == mgpu__ordering_of(c)->number) {
        mgpu__put_thread(t, mgpu__fiber_at(c->ctas[rank], thread));
    } else if (number < mgpu__global.first) {
        mgpu__put(t, "a thread of a launch before");
    } else {
        at = mgpu__block_at(l, number - mgpu__global.first, rank);
        mgpu__put(t, "thread (%u,%u,%u) of block (%u,%u,%u)", thread % l->block.x,
                  thread / l->block.x % l->block.y, thread / l->block.x / l->block.y, at.x,
                  at.y, at.z);
    }
}

/* "thread (5,0,0) of block (0,0,0) writes", "the copy that thread ... issues writes" */
MGPU__MODEL void
mgpu__put_actor(mgpu__text *t, const mgpu__cluster *c, const mgpu__trace *p, bool shared)
{
    const bool copy = p->agent == MGPU_EMU_TMA;
    if (p->agent == MGPU_EMU_WGMMA) {
        const uint32_t warp = p->by % c->worker->launch->threads / 128 * 4;
        mgpu__put(t, "the wgmma of warps %u to %u reads", warp, warp + 3);
        return;
    }
    if (copy)
        mgpu__put(t, "the %s that ", p->write == shared ? "copy" : "store");
    mgpu__put_thread_of(t, c, p->cluster, p->by);
    mgpu__put(t, "%s%s", copy ? " issues" : "", p->write ? " writes" : " reads");
}

/* An offset in shared memory of a block, or, if that is NULL, an address: "smem+0x400 of block rank 1", "\"out\"+0x400" */
MGPU__MODEL void
mgpu__put_place(mgpu__text *t, const mgpu__cta *cta, uint64_t address)
{
    mgpu__buffer b;
    if (cta != NULL) {
        mgpu__put(t, "smem+0x%x", (uint32_t)address);
        if (cta->cluster->cta_count > 1)
            mgpu__put(t, " of block rank %u", cta->rank);
        return;
    }
    b = mgpu__buffer_below((uintptr_t)address);
    mgpu__put(t, "\"%s\"+0x%llx", b.name, (unsigned long long)(address - b.from));
}

/* What is wrong with an access that meets no other: that to a block that may not have begun (`early`), or of what
 * nobody has written. */
MGPU__MODEL void
mgpu__put_nobody(mgpu__text *t, bool early)
{
    mgpu__put(t,
              early ? ", and nothing says that this block has begun: a barrier.cluster, arrive "
                      "and wait, comes before the first access to a peer"
                    : ", which nobody has written since the block began: write it first, or "
                      "read where it was written");
}

#endif /* MGPU_EMU_CHECK_WHO_H */
