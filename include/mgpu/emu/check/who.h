/* mgpu/emu/check/who.h - words of a report for who touched what.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_WHO_H
#define MGPU_EMU_CHECK_WHO_H

#include "../core/buffer.h"
#include "../core/resident.h"
#include "../core/window.h"
#include "../math/box.h"
#include "hazard.h"
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

/* "thread (5,0,0) of block (0,0,0) writes", "the copy that thread ... issues writes", "the cp.async that ..." */
MGPU__MODEL void
mgpu__put_actor(mgpu__text *t, const mgpu__cluster *c, const mgpu__trace *p, bool shared)
{
    const bool copy = p->agent != MGPU_EMU_THREAD;
    if (p->agent == MGPU_EMU_WGMMA) {
        const uint32_t warp = p->by % c->worker->launch->threads / 128 * 4;
        mgpu__put(t, "the wgmma of warps %u to %u reads", warp, warp + 3);
        return;
    }
    if (copy)
        mgpu__put(t, "the %s that ",
                  p->agent == MGPU_EMU_TCGEN05                 ? "tcgen05 operation"
                  : p->agent == MGPU_EMU_CP_ASYNC              ? "cp.async"
                  : p->agent == MGPU_EMU_ST_ASYNC && p->atomic ? "red.async"
                  : p->agent == MGPU_EMU_ST_ASYNC              ? "st.async"
                  : p->write == shared                         ? "copy"
                  : shared && !p->source                       ? "copy to a peer"
                                                               : "store");
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

/* What is wrong with an access that meets no other: that to a block that may not have begun, or of what
 * nobody has written. */
MGPU__MODEL void
mgpu__put_nobody(mgpu__text *t, mgpu__rule_name rule)
{
    mgpu__put(t, "%s",
              rule == MGPU__RULE_BLOCK
                  ? "nothing says that this block has begun: a barrier.cluster, arrive "
                    "and wait, comes before the first access to a peer"
              : rule == MGPU__RULE_FRESH_FLAG
                  ? "nobody has written it since mgpu_malloc(), and on a GPU who looks for "
                    "this flag may find anything there before: mgpu_memset() comes before "
                    "the launch"
              : rule == MGPU__RULE_FRESH
                  ? "nobody has written it since mgpu_malloc(), and on a GPU it may hold "
                    "anything: mgpu_memset() or mgpu_copy_to() comes before the launch"
                  : "nobody has written it since the block began: write it first, or "
                    "read where it was written");
}

/* Fill in who one side is. */
MGPU__MODEL void
mgpu__side_of(mgpu_emu_side *side, char who[240], const mgpu__cluster *c, const mgpu__trace *p,
              bool shared)
{
    const mgpu__launch *l = c->worker->launch;
    const uint32_t rank = p->by / l->threads, thread = p->by % l->threads;
    const bool mine = p->cluster == mgpu__ordering_of(c)->number;
    mgpu__text *t = mgpu__report_begin();
    mgpu__put_actor(t, c, p, shared);
    mgpu__take_text(who, 240, t);
    mgpu__report_end();
    side->agent = (mgpu_emu_agent)p->agent;
    side->write = p->write;
    side->rank = rank;
    side->thread = mgpu_make_dim3(thread % l->block.x, thread / l->block.x % l->block.y,
                                  thread / l->block.x / l->block.y);
    if (mine || p->cluster >= mgpu__global.first)
        side->block =
            mgpu__block_at(l, mine ? c->index : p->cluster - mgpu__global.first, rank);
    if (mine) {
        const mgpu__fiber *f = mgpu__fiber_at(c->ctas[rank], thread);
        mgpu__say_role(side->role, f->role, f->role_step);
    }
}

/* Where in its tile an offset in shared memory is, if one is known. */
MGPU__MODEL void
mgpu__hazard_tile(mgpu_emu_hazard *h, const mgpu__launch *l, uint32_t offset)
{
    const uint32_t count = __atomic_load_n(&l->tile_count, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count; i++) {
        const mgpu__tile *t = &l->tiles[i];
        const uint32_t at = mgpu__tma_swizzle(offset, (uint8_t)t->swizzle) - t->offset;
        if (offset < t->offset || at >= t->bytes)
            continue;
        h->row = (int32_t)(at / t->pitch);
        h->column = (int32_t)(at % t->pitch / t->elem_bytes);
    }
}

/* Where it is, and what that is called. */
MGPU__MODEL void
mgpu__hazard_place(mgpu__hazard *h, const mgpu__cta *cta, uint64_t address)
{
    mgpu_emu_hazard *told = &h->told;
    mgpu__text *t = mgpu__report_begin();
    mgpu__put_place(t, cta, address);
    mgpu__take_text(h->place, sizeof h->place, t);
    mgpu__report_end();
    told->address = address;
    told->space = cta != NULL ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL;
    if (cta == NULL) {
        (void)snprintf(told->name, sizeof told->name, "%.63s", h->place);
        return;
    }
    told->rank = cta->rank;
    mgpu__hazard_tile(told, cta->cluster->worker->launch, (uint32_t)address);
    mgpu__name_at(cta->cluster->worker->launch, (uint32_t)address, told->name);
}

#endif /* MGPU_EMU_CHECK_WHO_H */
