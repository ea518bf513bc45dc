/* mgpu/emu/check/tensor.h - tensor memory: do barriers stand between the fences of tcgen05?
 * SPDX-License-Identifier: MIT
 *
 *     st  wait::st  before_thread_sync | barrier | after_thread_sync  ld        the clocks know of the fence
 *     mma  commit                      | wait    | after_thread_sync  ld        and of the arrival
 *
 * That all of them are executed, and in this order, the engine sees (unit/tmem_order.h). That this was no luck is
 * judged here: each warp's fences, and each thread's commits, are a place of the clocks, whose time is that of the
 * cluster's tensor memory; what a thread knows of them as it executes ::after is what it may count on: the one that issues
 * an operation of the tensor core, and each lane of a warp that loads or stores. Who frees columns needs no ::after.
 * An alloc is at the place of its warp's fences: who frees columns of a pair knows that the other block's has returned,
 * who allocates fewer than another warp that this one's has.
 *
 * That arrivals and waits are relaxed, as all are in the manual's examples, is no matter: these fences want an order of
 * execution, and bring the order of tensor memory themselves.
 */
#ifndef MGPU_EMU_CHECK_TENSOR_H
#define MGPU_EMU_CHECK_TENSOR_H

#include "operation.h"
#include "who.h"

/* What the first thread of f's warp knows stands for the warp. */
static inline mgpu__knowing *
mgpu__knowing_of_warp(const mgpu__fiber *f)
{
    return mgpu__knowing_of(mgpu__fiber_at(f->cta, f->thread / 32 * 32));
}

MGPU__MODEL void
mgpu__judge_tensor_fenced(mgpu__fiber *f, uint32_t time)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f), *warp = mgpu__knowing_of_warp(f);
    if (time == 0) {
        mgpu__clock_becomes(&o->clocks, &k->tensor_after, mgpu__clock_keep(k->now));
        mgpu__clock_becomes(&o->clocks, &k->tensor_loose, mgpu__clock_keep(k->loose));
        return;
    }
    if (warp->tensor_fences == 0)
        warp->tensor_fences = mgpu__place_new(o, false);
    mgpu__know_of(o, k, warp->tensor_fences, time);
}

/* One side of the report. */
MGPU__MODEL void
mgpu__tensor_side(mgpu_emu_side *side, char who[240], const mgpu__fiber *f, bool write,
                  bool core)
{
    const mgpu__cluster *c = f->cta->cluster;
    mgpu__trace t;
    memset(&t, 0, sizeof t);
    t.by = t.place = mgpu__place_of(f);
    t.cluster = mgpu__ordering_of(c)->number;
    t.write = write;
    t.agent = core ? MGPU_EMU_TCGEN05 : MGPU_EMU_THREAD;
    mgpu__side_of(side, who, c, &t, true);
}

/* A thread that has part in an access and does not know of that time at a place, as of its last ::after, or by now; NULL: none. */
MGPU__MODEL const mgpu__fiber *
mgpu__tensor_without(const mgpu__tensor_meeting *m, uint32_t place, bool now)
{
    const uint32_t warp = m->f->thread / 32, lane = m->f->thread % 32;
    const uint32_t lanes = m->core ? 1u << lane : m->f->cta->living[warp];
    for (uint32_t i = 0; i < 32; i++) {
        const mgpu__fiber *f =
            (lanes >> i & 1) != 0 ? mgpu__fiber_at(m->f->cta, warp * 32 + i) : NULL;
        const mgpu__knowing *k = f != NULL ? mgpu__knowing_of(f) : NULL;
        if (f != NULL && !mgpu__clock_knows(now ? k->now : k->tensor_after, place, m->time) &&
            !mgpu__clock_knows(now ? k->loose : k->tensor_loose, place, m->time))
            return f;
    }
    return NULL;
}

/* The place at which that time is: of a thread's commits, or of a warp's fences; not above m->commit: there is none. */
MGPU__MODEL uint32_t
mgpu__tensor_place(const mgpu__tensor_meeting *m)
{
    return m->commit ? mgpu__knowing_of(m->by)->tensor + 1
                     : mgpu__knowing_of_warp(m->by)->tensor_fences;
}

/* What is missing between the two, or who is too early. */
MGPU__MODEL const char *
mgpu__tensor_says(const mgpu__tensor_meeting *m, uint32_t place)
{
    return m->early != NULL ? m->early
           : m->allocated && !m->frees
               ? "nothing says which tcgen05.alloc comes first, and from one to the next of a "
                 "block columns never become more: a barrier comes between them, or one warp "
                 "executes both"
           : m->allocated
               ? "tcgen05.alloc.cta_group::2 of the pair's other block may not have returned: "
                 "a barrier.cluster, arrive and wait, comes between it and "
                 "mgpu_tcgen05_dealloc_cg2()"
           : m->frees && m->commit
               ? "mgpu_tcgen05_commit() is behind it, and no wait at its mbarrier, nor a "
                 "barrier behind such a wait, comes before mgpu_tcgen05_dealloc()"
           : m->frees
               ? "mgpu_tcgen05_fence_before_thread_sync() is behind it, and no barrier is "
                 "between that and mgpu_tcgen05_dealloc(): __syncthreads(), or an "
                 "mbarrier at which the first arrives, and for which the second waits"
           : mgpu__tensor_without(m, place, true) == NULL
               ? "mgpu_tcgen05_fence_after_thread_sync() is missing behind the barrier "
                 "or the wait by "
                 "which this warp knows of the other's"
           : m->commit
               ? "mgpu_tcgen05_commit() is behind it, and no wait at its mbarrier, nor a "
                 "barrier behind such a wait, comes before "
                 "mgpu_tcgen05_fence_after_thread_sync() of this warp"
               : "both fences of tcgen05 are there, and no barrier is between them: "
                 "__syncthreads(), or an mbarrier at which the first arrives behind "
                 "mgpu_tcgen05_fence_before_thread_sync(), and for which the second "
                 "waits before mgpu_tcgen05_fence_after_thread_sync()";
}

/* An access follows another in the order of their fences: does its warp know of the other's? */
MGPU__MODEL void
mgpu__judge_tensor_met(const mgpu__tensor_meeting *m)
{
    const mgpu__launch *l = mgpu__launch_of(m->f);
    mgpu__ordering *o = mgpu__ordering_of(m->f->cta->cluster);
    const uint32_t place = mgpu__tensor_place(m);
    mgpu__text *t;
    mgpu__hazard *h;
    if (m->known != NULL) {
        *m->known = !mgpu__order_lost(o) && place > m->commit &&
                    mgpu__tensor_without(m, place, true) == NULL;
        return;
    }
    if (mgpu__order_lost(o) || place <= m->commit || o->tensor_told == m->now ||
        mgpu__tensor_without(m, place, m->frees || m->allocated) == NULL)
        return;
    o->tensor_told = m->now; /* one for all its columns */
    h = mgpu__hazard_begin(l, MGPU__RULE_TENSOR, m->first, m->site, &t);
    if (h == NULL)
        return;
    mgpu__tensor_side(&h->told.first, h->who[0], m->by, m->wrote, m->commit);
    mgpu__tensor_side(&h->told.second, h->who[1], m->f, m->writes, m->core);
    if (m->allocated)
        (void)snprintf(h->place, sizeof h->place, "the columns from %u on of tensor memory",
                       m->col);
    else
        (void)snprintf(h->place, sizeof h->place,
                       "lanes %u to %u of column %u of tensor memory", 16 * m->part,
                       16 * m->part + 15, m->col);
    h->told.space = MGPU_EMU_TENSOR;
    h->told.address = (uint64_t)m->part << 20 | m->col;
    h->told.rank = m->f->cta->rank;
    h->nowhere = m->early != NULL;
    mgpu__put(t, "%s", mgpu__tensor_says(m, place));
    mgpu__hazard_end(h, t);
}

#endif /* MGPU_EMU_CHECK_TENSOR_H */
