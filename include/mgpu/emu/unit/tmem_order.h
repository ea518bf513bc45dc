/* mgpu/emu/unit/tmem_order.h - the order of what touches tensor memory: times, fences, commits, and what is missing.
 * SPDX-License-Identifier: MIT
 *
 * Each tcgen05 instruction of a cluster has a time. An access is in order behind another warp's if that warp
 * has waited for it, then executed fence::before_thread_sync, and this one after that its
 * fence::after_thread_sync: each lane of a warp, for what the warp does; the thread that issues, for an operation of the
 * tensor core. A dealloc is synchronous, and wants no ::after. Such an operation is waited for by a commit. What the times can not show, that a
 * barrier stands between the fences, who judges is asked: check/tensor.h.
 *
 * PTX ISA, "tcgen05 Memory Consistency Model".
 */
#ifndef MGPU_EMU_UNIT_TMEM_ORDER_H
#define MGPU_EMU_UNIT_TMEM_ORDER_H

#include "tmem.h"

/* "tcgen05.ld" */
MGPU__MODEL const char *
mgpu__tmem_act_name(uint32_t act)
{
    static const char *const names[] = {"",           "tcgen05.ld", "tcgen05.st",
                                        "tcgen05.cp", "tcgen05.cp", "tcgen05.shift",
                                        "tcgen05.mma"};
    return names[act];
}

MGPU__MODEL void
mgpu__tmem_time_add(mgpu__tmem_times *t, uint64_t time)
{
    t->at[t->count % MGPU__TMEM_TIMES] = time;
    t->done[t->count++ % MGPU__TMEM_TIMES] = 0;
}

/* The first of these times behind `time`; 0: there is none. One that is forgotten was early enough. */
MGPU__MODEL uint64_t
mgpu__tmem_time_after(const mgpu__tmem_times *t, uint64_t time)
{
    uint64_t k = t->count > MGPU__TMEM_TIMES ? t->count - MGPU__TMEM_TIMES : 0;
    if (k != 0 && t->at[k % MGPU__TMEM_TIMES] > time)
        return 1;
    for (; k < t->count; k++)
        if (t->at[k % MGPU__TMEM_TIMES] > time)
            return t->at[k % MGPU__TMEM_TIMES];
    return 0;
}

/* When the first commit of a lane behind `time` arrived; UINT64_MAX: it has not yet; 0: there is none. */
MGPU__MODEL uint64_t
mgpu__tmem_committed(const mgpu__tmem_times *t, uint64_t time, uint32_t lane)
{
    uint64_t k = t->count > MGPU__TMEM_TIMES ? t->count - MGPU__TMEM_TIMES : 0;
    if (k != 0 && t->at[k % MGPU__TMEM_TIMES] > time)
        return 1;
    for (; k < t->count; k++)
        if (t->at[k % MGPU__TMEM_TIMES] > time && t->lane[k % MGPU__TMEM_TIMES] == lane)
            return t->done[k % MGPU__TMEM_TIMES] != 0 ? t->done[k % MGPU__TMEM_TIMES]
                                                      : UINT64_MAX;
    return 0;
}

/* Do two operations of the tensor core, issued by one thread, run in order? PTX ISA, "Pipelined tcgen05
 * Instructions": cp and shift before mma, mma before shift, shift before cp.4x256b, an mma before an mma if both
 * have the same D, of one shape. Not there: mma and cp before cp, on which CUTLASS and Triton rely when scales of
 * the next tile come to where the last mma reads them; and that an mma has read what the next one writes.
 *   accumulator   of `then`
 */
static inline bool
mgpu__tmem_pipelined(const mgpu__tmem_use *first, uint32_t then, uint32_t accumulator)
{
    if (first->act == MGPU__TMEM_MMA && then == MGPU__TMEM_MMA)
        return first->accumulator == 0 || first->accumulator == accumulator;
    if (first->act < MGPU__TMEM_CP || then < MGPU__TMEM_CP)
        return false;
    return then == MGPU__TMEM_SHIFT ? first->act == MGPU__TMEM_MMA
                                    : then != MGPU__TMEM_CP || first->act != MGPU__TMEM_SHIFT;
}

/* Or because of a third that it has issued between, as it is an order of execution: of a cp or shift, an mma, and a
 * shift or cp; of an mma, a shift, and an mma of another D.
 *   by   the warp of the first
 */
static inline bool
mgpu__tmem_pipelined_over(const mgpu__tmem_warp *by, const mgpu__tmem_use *first, uint32_t then)
{
    if (then == MGPU__TMEM_MMA)
        return first->time < by->last_shift[first->lane];
    return then >= MGPU__TMEM_CP && first->time < by->last_mma[first->lane];
}

/* A warp of a cluster that has executed one of these instructions. */
static inline mgpu__tmem_warp *
mgpu__tmem_warp_at(const mgpu__cluster *c, uint32_t rank, uint32_t warp)
{
    return &mgpu__tmem_slot(c->ctas[rank])->at->warp[warp];
}

/* f executes a fence::before_thread_sync, or what implies it: the last lane's is the warp's. */
MGPU__MODEL void
mgpu__tmem_before(mgpu__fiber *f, uint64_t now)
{
    mgpu__tmem_warp *w = &mgpu__tmem_slot(f->cta)->at->warp[f->thread / 32];
    const uint32_t all = f->cta->living[f->thread / 32], was = w->fenced & all;
    w->fenced |= 1u << f->thread % 32;
    if ((w->fenced & all) != all)
        return;
    if (was != all)
        mgpu__tmem_time_add(&w->before, now);
    MGPU__TELL(f, tensor_fenced, f,
               (uint32_t)w->before.at[(w->before.count - 1) % MGPU__TMEM_TIMES]);
}

/* f executes a fence::after_thread_sync. */
MGPU__MODEL void
mgpu__tmem_after(mgpu__fiber *f, uint64_t now)
{
    mgpu__tmem_warp *w = &mgpu__tmem_slot(f->cta)->at->warp[f->thread / 32];
    const uint32_t all = f->cta->living[f->thread / 32];
    w->after[f->thread % 32] = now;
    w->all_after = now;
    for (uint32_t i = 0; i < 32; i++)
        if ((all >> i & 1) != 0 && w->after[i] < w->all_after)
            w->all_after = w->after[i];
    MGPU__TELL(f, tensor_fenced, f, 0);
}

/* Has a lane executed fence::after_thread_sync behind `time`? */
MGPU__MODEL bool
mgpu__tmem_any_after(const mgpu__tmem_warp *w, uint64_t time)
{
    for (uint32_t i = 0; i < 32; i++)
        if (w->after[i] > time)
            return true;
    return false;
}

/* What is missing between a use and `act` by f, a dealloc if it is none, which comes now; NULL: nothing. *counts: the time that f then counts
 * on, of the other's fence or of the arrival of its commit; 0: of none. */
MGPU__MODEL const char *
mgpu__tmem_missing(const mgpu__fiber *f, const mgpu__tmem_use *u, uint32_t act,
                   uint64_t *counts)
{
    const mgpu__cluster *c = f->cta->cluster;
    const uint32_t warp = f->thread / 32;
    const bool same = u->rank == f->cta->rank && u->warp == warp;
    const mgpu__tmem_warp *by, *mine;
    uint64_t handed, after;
    *counts = 0;
    if (u->act == MGPU__TMEM_NOTHING)
        return NULL;
    by = mgpu__tmem_warp_at(c, u->rank, u->warp);
    if (u->act >= MGPU__TMEM_CP) {
        if (same && u->lane == f->thread % 32 &&
            (mgpu__tmem_pipelined(u, act, mgpu__tmem_slot(f->cta)->at->accumulator) ||
             mgpu__tmem_pipelined_over(by, u, act)))
            return NULL;
        handed = mgpu__tmem_committed(&by->commits, u->time, u->lane);
        if (handed == 0 && mgpu__tmem_time_after(&by->commits, u->time) != 0)
            return "mgpu_tcgen05_commit() behind it in its own thread, and a wait at its "
                   "mbarrier (a commit covers what its thread has issued)";
        if ((handed == 0 || handed == UINT64_MAX) && u->act == act && u->accumulator != 0)
            return "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier (two mma run "
                   "in "
                   "order where they have the same D and the same shape)";
        if (handed == 0 || handed == UINT64_MAX)
            return "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier";
    } else {
        if (by->waited[u->act == MGPU__TMEM_ST] <= u->time)
            return u->act == MGPU__TMEM_ST ? "mgpu_tcgen05_wait_st() of that warp"
                                           : "mgpu_tcgen05_wait_ld() of that warp";
        if (same)
            return NULL;
        handed = mgpu__tmem_time_after(&by->before, u->time);
        if (handed == 0)
            return by->fenced == 0
                       ? "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier"
                       : "mgpu_tcgen05_fence_before_thread_sync() of each lane of that warp, "
                         "then a barrier";
    }
    mine = mgpu__tmem_warp_at(c, f->cta->rank, warp);
    after = act >= MGPU__TMEM_CP ? mine->after[f->thread % 32] : mine->all_after;
    *counts = handed;
    if (act == MGPU__TMEM_NOTHING || after > handed) /* dealloc: synchronous, as a barrier */
        return NULL;
    if (u->act >= MGPU__TMEM_CP)
        return "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a "
               "wait at the mbarrier of its commit,";
    return mgpu__tmem_any_after(mine, handed)
               ? "mgpu_tcgen05_fence_after_thread_sync() of each lane that uses tensor memory, "
                 "behind the barrier"
               : "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind the barrier";
}

/* Or what is missing is there, and comes later: one of the two is too early. */
MGPU__MODEL const char *
mgpu__tmem_early(const mgpu__fiber *f, const mgpu__tmem_use *u, uint32_t act, uint64_t counts)
{
    if (counts != 0 || (u->rank == f->cta->rank && u->warp == f->thread / 32))
        return "";
    if (u->act < MGPU__TMEM_CP)
        return "; or it is still to come there, and this is too early: wait first at the "
               "mbarrier at which that warp arrives behind it";
    return act == MGPU__TMEM_NOTHING
               ? ""
               : "; or that is too early: who issues it waits first at the mbarrier at which "
                 "this warp arrives when it has done with the columns";
}

/* What to say where a load came before any write of what an mma now writes: it read nothing that was meant. NULL: it
 * did not.
 *   before   the last write of the column before u, which reads; NULL: u writes
 */
static inline const char *
mgpu__tmem_loaded_early(const mgpu__tmem_use *u, const mgpu__tmem_use *before, uint32_t act)
{
    return before != NULL && before->act == MGPU__TMEM_NOTHING && u->act == MGPU__TMEM_LD &&
                   act == MGPU__TMEM_MMA
               ? "the load reads columns that this mma writes and nothing says it is done: "
                 "wait at the mbarrier of its commit before the load"
               : NULL;
}

/* Tell who judges that f counts on a fence or commit of u's. */
MGPU__MODEL void
mgpu__tmem_met(const mgpu__fiber *f, const mgpu__tmem_use *u, uint64_t counts,
               const mgpu__tmem_use *before, bool writes, uint32_t act, uint32_t part,
               uint32_t col, const void *site)
{
    mgpu__tensor_meeting m;
    m.f = f;
    m.by = mgpu__fiber_at(f->cta->cluster->ctas[u->rank], u->warp * 32u + u->lane);
    m.site = site;
    m.first = u->site;
    m.now = (uint32_t)*mgpu__tmem_clock(f->cta->cluster);
    m.time = (uint32_t)counts;
    m.commit = u->act >= MGPU__TMEM_CP;
    m.core = act >= MGPU__TMEM_CP;
    m.frees = act == MGPU__TMEM_NOTHING;
    m.allocated = false;
    m.early = mgpu__tmem_loaded_early(u, before, act);
    m.known = NULL;
    m.wrote = before == NULL;
    m.writes = writes;
    m.part = part;
    m.col = col;
    MGPU__TELL(f, tensor_met, &m);
}

/* `act` by f on a column of 16 lanes: fail if what was there is not ordered before it. `before`: as above. */
MGPU__MODEL void
mgpu__tmem_in_order(const mgpu__fiber *f, const mgpu__tmem_use *u, const mgpu__tmem_use *before,
                    bool writes, uint32_t act, uint32_t part, uint32_t col, const char *what,
                    const void *site)
{
    const bool itself = u->act == act && u->time == *mgpu__tmem_clock(f->cta->cluster);
    uint64_t counts;
    const char *missing, *early = mgpu__tmem_loaded_early(u, before, act);
    char where[208], block[32] = "";
    if (itself && (act == MGPU__TMEM_MMA || act == MGPU__TMEM_ST))
        mgpu__fail(f, site,
                   "%s by warp %u touches lanes %u..%u of column %u twice: two operands of the "
                   "one instruction overlap there, and it writes %s: each has columns of its "
                   "own",
                   what, f->thread / 32, 16 * part, 16 * part + 15, col,
                   act == MGPU__TMEM_MMA ? "D: A, metadata and scales lie outside of it"
                                         : "both");
    missing = mgpu__tmem_missing(f, u, act, &counts);
    if (missing == NULL && counts > 1) /* and not forgotten */
        mgpu__tmem_met(f, u, counts, before, writes, act, part, col, site);
    if (missing == NULL)
        return;
    if (u->rank != f->cta->rank)
        (void)snprintf(block, sizeof block, " of block rank %u", u->rank);
    mgpu__fail(f, site,
               "%s by warp %u touches lanes %u..%u of column %u, which %s of warp %u%s at %s "
               "%s: nothing orders the two: %s%s%s",
               what, f->thread / 32, 16 * part, 16 * part + 15, col,
               mgpu__tmem_act_name(u->act), u->warp, block,
               mgpu__locate(u->site, where, sizeof where), before != NULL ? "reads" : "writes",
               early != NULL ? early : missing, early != NULL ? "" : " is missing",
               early != NULL ? "" : mgpu__tmem_early(f, u, act, counts));
}

/* Has somebody written a lane of a column since the block began? */
MGPU__MODEL bool
mgpu__tmem_column_written(const mgpu__tmem *t, uint32_t col)
{
    for (uint32_t part = 0; part < MGPU__TMEM_PARTS; part++)
        if (t->cells.write[part][col].act != MGPU__TMEM_NOTHING)
            return true;
    return false;
}

/* Note: f reads columns, and nobody has written a lane of any since the block began; of some that is padding. */
MGPU__MODEL void
mgpu__tmem_written(mgpu__fiber *f, const mgpu__tmem *t, uint32_t col, uint32_t cols,
                   const char *what, const void *site)
{
    for (uint32_t c = col; c < col + cols; c++)
        if (mgpu__tmem_column_written(t, c))
            return;
    mgpu__lint(f, MGPU__NOTE_UNWRITTEN, site,
               "%s: it reads columns %u..%u of tensor memory, and nobody has written one: the "
               "first mma accumulates 0, and what tcgen05.ld reads, an mma, cp or st has "
               "written; or it comes before the mma: wait at the mbarrier of its commit",
               what, col, col + cols - 1);
}

/* The same of scale factors, of which each column is needed. */
MGPU__MODEL void
mgpu__tmem_scales_written(mgpu__fiber *f, const mgpu__tmem *t, uint32_t col, uint32_t cols,
                          const char *what, const void *site)
{
    for (uint32_t c = col; c < col + cols; c++)
        if (!mgpu__tmem_column_written(t, c)) {
            mgpu__lint(f, MGPU__NOTE_UNWRITTEN, site,
                       "%s: they are columns %u..%u of tensor memory, and nobody has written "
                       "column %u: mgpu_tcgen05_cp_32x128b_warpx4() brings 4 columns, the "
                       "factors of 128 rows of A or columns of B",
                       what, col, col + cols - 1, c);
            return;
        }
}

/* Which instruction it was, and to what end. */
static inline uint64_t
mgpu__tmem_instruction(const mgpu__tmem_use *u)
{
    return u->time << 32 | u->accumulator;
}

/* `act` by f reads or writes columns of 16 lanes of a block, its own or the peer's, all allocated, at the time of the
 * last mgpu__tmem_tick(). */
MGPU__MODEL void
mgpu__tmem_touch(const mgpu__fiber *f, const mgpu__cta *cta, mgpu__tmem_act act, bool write,
                 uint32_t part, uint32_t col, uint32_t cols, const void *site)
{
    mgpu__tmem_cells *cells = &mgpu__tmem_slot(cta)->at->cells;
    const mgpu__tmem_use use = {*mgpu__tmem_clock(f->cta->cluster),
                                site,
                                (uint8_t)f->cta->rank,
                                (uint8_t)(f->thread / 32),
                                (uint8_t)(f->thread % 32),
                                (uint8_t)act,
                                mgpu__tmem_slot(f->cta)->at->accumulator};
    const mgpu__touching seen = {MGPU_EMU_TENSOR,
                                 act >= MGPU__TMEM_CP ? MGPU_EMU_TCGEN05 : MGPU_EMU_THREAD,
                                 write,
                                 0,
                                 (uint64_t)cta->rank << 32 | mgpu_tmem_addr(16 * part, col),
                                 cols * 4,
                                 f,
                                 site,
                                 NULL,
                                 false,
                                 0};
    const char *what = mgpu__tmem_act_name(act);
    uint64_t known[3] = {0, 0, 0}; /* an instruction is asked about once */
    for (uint32_t c = col; c < col + cols; c++) {
        mgpu__tmem_use *w = &cells->write[part][c], *r = cells->read[part][c];
        if (mgpu__tmem_instruction(w) != known[0])
            mgpu__tmem_in_order(f, w, NULL, write, act, part, c, what, site);
        known[0] = mgpu__tmem_instruction(w);
        for (uint32_t i = 0; i < 2 && write; i++) {
            if (mgpu__tmem_instruction(&r[i]) != known[1 + i])
                mgpu__tmem_in_order(f, &r[i], w, write, act, part, c, what, site);
            known[1 + i] = mgpu__tmem_instruction(&r[i]);
        }
        if (!write && (r[0].warp != use.warp || r[0].rank != use.rank ||
                       (r[0].act >= MGPU__TMEM_CP) != (act >= MGPU__TMEM_CP)))
            r[1] = r[0];
        *(write ? w : r) = use;
    }
    mgpu__observe(&seen);
}

#endif /* MGPU_EMU_UNIT_TMEM_ORDER_H */
