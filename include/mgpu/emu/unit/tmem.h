/* mgpu/emu/unit/tmem.h - tensor memory of a block: who has which columns, who has touched them, and when.
 * SPDX-License-Identifier: MIT
 *
 *     column    0        32        64                512      given out in groups of 32
 *     alloc     |-- 32 --|  free   |------ 64 ...
 *     use       of each 16 lanes of a column: the last write and the last read
 *
 * Each tcgen05 instruction of a cluster has a time. An access is in order behind another warp's if that warp
 * has waited for it, then executed fence::before_thread_sync, and this one after that its
 * fence::after_thread_sync. A tensor core operation is waited for by a commit. What the times can not show, that a
 * barrier stands between the fences, who judges is asked: check/tensor.h.
 *
 * PTX ISA, "Tensor Memory Allocation", "tcgen05 Memory Consistency Model".
 */
#ifndef MGPU_EMU_UNIT_TMEM_H
#define MGPU_EMU_UNIT_TMEM_H

#include "../core/posix.h"

#include "../../layout/tmem_ldst.h"
#include "../core/array.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/settings.h"
#include "../core/unit.h"
#include "../tcgen05.h"
#include "thread.h"

enum {
    MGPU__TMEM_GROUPS = 16, /* of columns */
    MGPU__TMEM_PARTS = 8,   /* of lanes */
    MGPU__TMEM_TIMES = 64   /* that are remembered */
};

/* What touches tensor memory. */
typedef enum mgpu__tmem_act {
    MGPU__TMEM_NOTHING,
    MGPU__TMEM_LD,
    MGPU__TMEM_ST,
    MGPU__TMEM_CP, /* from here on operations of the tensor core */
    MGPU__TMEM_SHIFT,
    MGPU__TMEM_MMA
} mgpu__tmem_act;

typedef struct mgpu__tmem_use {
    uint64_t time;
    const void *site;
    uint8_t rank, warp, lane; /* who, or who has issued it */
    uint8_t act;              /* mgpu__tmem_act */
    uint32_t accumulator;     /* an mma's D and its shape; 0: something else */
} mgpu__tmem_use;

typedef struct mgpu__tmem_cells {
    uint32_t value[MGPU_TMEM_LANES][MGPU_TMEM_COLS];
    mgpu__tmem_use write[MGPU__TMEM_PARTS][MGPU_TMEM_COLS];
    mgpu__tmem_use read[MGPU__TMEM_PARTS][MGPU_TMEM_COLS];
} mgpu__tmem_cells;

/* What an alloc has given, by its first group of columns. */
typedef struct mgpu__tmem_given {
    uint32_t cols; /* 0: nothing begins here */
    const mgpu__fiber *by;
    const void *site, *freed;
} mgpu__tmem_given;

/* A warp wants columns. */
typedef struct mgpu__tmem_request {
    uint32_t cols, dst, group;
    bool waits, granted;
    mgpu__fiber *lanes[32];
    const void *site;
} mgpu__tmem_request;

/* The last so many times of something. */
typedef struct mgpu__tmem_times {
    uint64_t at[MGPU__TMEM_TIMES],
        done[MGPU__TMEM_TIMES];     /* of a commit: its arrival; 0: not yet */
    uint8_t lane[MGPU__TMEM_TIMES]; /* and its thread */
    uint64_t count;
} mgpu__tmem_times;

/* A tcgen05.ld or st of a warp that no wait has finished. */
typedef struct mgpu__tmem_move {
    mgpu_tmem_shape shape;
    uint32_t num, taddr, split, regs;
    bool store, pack, moved;
    uint32_t red; /* MGPU__LD_RED_MAX ..., plus 1 << 8; 0: no reduction */
    uint32_t *r[32], *least[32];
    uint32_t *value; /* [32][regs] */
    const void *site;
} mgpu__tmem_move;

typedef struct mgpu__tmem_warp {
    mgpu__tmem_request request;
    uint64_t waited[2], after; /* of ld, of st; the last fence::after_thread_sync */
    bool fenced;               /* nothing since the last fence::before_thread_sync */
    mgpu__tmem_times before, commits;
    mgpu__tmem_move *move;
    uint32_t moves, move_capacity;
} mgpu__tmem_warp;

typedef struct mgpu__tmem {
    mgpu__tmem_cells cells;
    mgpu__tmem_given given[MGPU__TMEM_GROUPS];
    uint8_t owner[MGPU__TMEM_GROUPS]; /* 1 + the first group of the allocation; 0: free */
    const void *relinquished;
    const void *exclusive; /* the alloc.exclusive whose columns are there; NULL: none */
    uint32_t cta_group;    /* that the block uses; 0: none yet */
    const void *cta_group_site;
    uint32_t accumulator; /* that an mma of this block touches now; 0: something else */
    mgpu__queue waiters;
    mgpu__tmem_warp warp[32];
} mgpu__tmem;

/* Of a block: made when it first executes one of these instructions. */
typedef struct mgpu__tmem_slot_of {
    mgpu__tmem *at;
    bool used;
} mgpu__tmem_slot_of;

static mgpu__unit mgpu__tmem_unit;

static inline mgpu__tmem_slot_of *
mgpu__tmem_slot(const mgpu__cta *cta)
{
    return (mgpu__tmem_slot_of *)mgpu__cta_state(cta, &mgpu__tmem_unit);
}

/* The time of the last tcgen05 instruction of a cluster. */
static inline uint64_t *
mgpu__tmem_clock(const mgpu__cluster *c)
{
    return (uint64_t *)mgpu__cluster_state(c, &mgpu__tmem_unit);
}

/* That of the next one: what f does now. */
static inline uint64_t
mgpu__tmem_tick(const mgpu__fiber *f)
{
    return ++*mgpu__tmem_clock(f->cta->cluster);
}

/* ---- who may -------------------------------------------------------------------------------------------- */

/* The tensor memory of a block, whose target has one. */
MGPU__MODEL mgpu__tmem *
mgpu__tmem_of(const mgpu__fiber *f, const mgpu__cta *cta, const char *what, const void *site)
{
    mgpu__tmem_slot_of *slot = mgpu__tmem_slot(cta);
    mgpu__needs_one_of(f, MGPU__ON_TCGEN05, what, site);
    if (slot->at == NULL)
        slot->at = (mgpu__tmem *)calloc(1, sizeof *slot->at);
    if (slot->at == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    slot->used = true;
    return slot->at;
}

/* The other block of the pair of f's. */
MGPU__MODEL const mgpu__cta *
mgpu__tmem_peer(const mgpu__fiber *f, const char *what, const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    if (c->cta_count % 2 != 0)
        mgpu__fail(f, site,
                   "%s.cta_group::2: the cluster has %u blocks, and pairs are ranks 2i and "
                   "2i + 1: launch with a cluster of 2, 4, ...",
                   what, c->cta_count);
    return c->ctas[f->cta->rank ^ 1];
}

/* The block uses one cta_group throughout. */
MGPU__MODEL void
mgpu__tmem_one_group(const mgpu__fiber *f, mgpu__tmem *t, uint32_t group, const char *what,
                     const void *site)
{
    char where[208];
    if (t->cta_group != 0 && t->cta_group != group)
        mgpu__fail(f, site,
                   "%s.cta_group::%u, and cta_group::%u at %s: a kernel uses one of them "
                   "throughout, the assembler refuses both",
                   what, group, t->cta_group,
                   mgpu__locate(t->cta_group_site, where, sizeof where));
    t->cta_group = group;
    t->cta_group_site = site;
}

/* Columns col .. col + cols - 1 are allocated. */
MGPU__MODEL void
mgpu__tmem_owned(const mgpu__fiber *f, const mgpu__tmem *t, uint32_t col, uint32_t cols,
                 const char *what, const void *site)
{
    char where[208];
    if (col + cols > MGPU_TMEM_COLS)
        mgpu__fail(f, site, "%s: columns %u..%u: tensor memory has 512, 0..511", what, col,
                   col + cols - 1);
    for (uint32_t g = col / 32; g <= (col + cols - 1) / 32; g++) {
        if (t->owner[g] != 0)
            continue;
        if (t->given[g].freed != NULL)
            mgpu__fail(f, site,
                       "%s: columns %u..%u: column %u was freed at %s: dealloc comes behind "
                       "all use",
                       what, col, col + cols - 1, 32 * g < col ? col : 32 * g,
                       mgpu__locate(t->given[g].freed, where, sizeof where));
        mgpu__fail(f, site,
                   "%s: columns %u..%u: column %u is not allocated: the address is what "
                   "mgpu_tcgen05_alloc() wrote, plus less than the columns it gave",
                   what, col, col + cols - 1, 32 * g < col ? col : 32 * g);
    }
}

/* ---- in order ------------------------------------------------------------------------------------------- */

/* "tcgen05.ld" */
MGPU__MODEL const char *
mgpu__tmem_act_name(uint32_t act)
{
    static const char *const names[] = {"",           "tcgen05.ld",    "tcgen05.st",
                                        "tcgen05.cp", "tcgen05.shift", "tcgen05.mma"};
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
 * Instructions": cp, mma and shift before mma, mma before shift, shift before cp. Not there, and what CUTLASS and
 * Triton rely on when scales of the next tile come to where the last mma reads them: all before cp. An mma before
 * an mma if both have the same D, of one shape; not there, and relied on as well: the first has read what the
 * second writes.
 *   accumulator   of `then`
 */
static inline bool
mgpu__tmem_pipelined(const mgpu__tmem_use *first, uint32_t then, uint32_t accumulator)
{
    if (first->act == MGPU__TMEM_MMA && then == MGPU__TMEM_MMA)
        return first->accumulator == 0 || first->accumulator == accumulator;
    return first->act >= MGPU__TMEM_CP && then >= MGPU__TMEM_CP &&
           (then != MGPU__TMEM_SHIFT || first->act == MGPU__TMEM_MMA);
}

/* A warp of a cluster that has executed one of these instructions. */
static inline mgpu__tmem_warp *
mgpu__tmem_warp_at(const mgpu__cluster *c, uint32_t rank, uint32_t warp)
{
    return &mgpu__tmem_slot(c->ctas[rank])->at->warp[warp];
}

/* f has executed a fence::before_thread_sync, or what implies it; all lanes of a warp have the time of the first. */
MGPU__MODEL void
mgpu__tmem_tell_before(mgpu__fiber *f)
{
    const mgpu__tmem_times *before = &mgpu__tmem_slot(f->cta)->at->warp[f->thread / 32].before;
    MGPU__TELL(f, tensor_fenced, f,
               (uint32_t)before->at[(before->count - 1) % MGPU__TMEM_TIMES]);
}

/* What is missing between a use and `act` by f, which comes now; NULL: nothing. *counts: the time that f then counts
 * on, of the other's fence or of the arrival of its commit; 0: of none. */
MGPU__MODEL const char *
mgpu__tmem_missing(const mgpu__fiber *f, const mgpu__tmem_use *u, uint32_t act,
                   uint64_t *counts)
{
    const mgpu__cluster *c = f->cta->cluster;
    const uint32_t warp = f->thread / 32;
    const bool same = u->rank == f->cta->rank && u->warp == warp;
    const mgpu__tmem_warp *by;
    uint64_t handed;
    *counts = 0;
    if (u->act == MGPU__TMEM_NOTHING)
        return NULL;
    by = mgpu__tmem_warp_at(c, u->rank, u->warp);
    if (u->act >= MGPU__TMEM_CP) {
        if (same && u->lane == f->thread % 32 &&
            mgpu__tmem_pipelined(u, act, mgpu__tmem_slot(f->cta)->at->accumulator))
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
            return "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier";
    }
    *counts = handed;
    return mgpu__tmem_warp_at(c, f->cta->rank, warp)->after > handed
               ? NULL
               : "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind the barrier";
}

/* Tell who judges that f counts on a fence or commit of u's. */
MGPU__MODEL void
mgpu__tmem_met(const mgpu__fiber *f, const mgpu__tmem_use *u, uint64_t counts, bool read,
               bool writes, uint32_t act, uint32_t part, uint32_t col, const void *site)
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
    m.wrote = !read;
    m.writes = writes;
    m.part = part;
    m.col = col;
    MGPU__TELL(f, tensor_met, &m);
}

/* `act` by f on a column of 16 lanes: fail if what was there is not ordered before it. */
MGPU__MODEL void
mgpu__tmem_in_order(const mgpu__fiber *f, const mgpu__tmem_use *u, bool read, bool writes,
                    uint32_t act, uint32_t part, uint32_t col, const char *what,
                    const void *site)
{
    uint64_t counts;
    const char *missing = mgpu__tmem_missing(f, u, act, &counts);
    char where[208], block[32] = "";
    if (missing == NULL && counts > 1) /* and not forgotten */
        mgpu__tmem_met(f, u, counts, read, writes, act, part, col, site);
    if (missing == NULL)
        return;
    if (u->rank != f->cta->rank)
        (void)snprintf(block, sizeof block, " of block rank %u", u->rank);
    mgpu__fail(f, site,
               "%s by warp %u touches lanes %u..%u of column %u, which %s of warp %u%s at %s "
               "%s: nothing orders the two: %s is missing",
               what, f->thread / 32, 16 * part, 16 * part + 15, col,
               mgpu__tmem_act_name(u->act), u->warp, block,
               mgpu__locate(u->site, where, sizeof where), read ? "reads" : "writes", missing);
}

/* `act` by f, of `warp`, reads or writes columns of 16 lanes of t, its block's or the peer's, all allocated, at the time
 * of the last mgpu__tmem_tick(). */
MGPU__MODEL void
mgpu__tmem_touch(const mgpu__fiber *f, mgpu__tmem *t, uint32_t warp, mgpu__tmem_act act,
                 bool write, uint32_t part, uint32_t col, uint32_t cols, const void *site)
{
    const mgpu__tmem_use use = {*mgpu__tmem_clock(f->cta->cluster),
                                site,
                                (uint8_t)f->cta->rank,
                                (uint8_t)warp,
                                (uint8_t)(f->thread % 32),
                                (uint8_t)act,
                                mgpu__tmem_slot(f->cta)->at->accumulator};
    const char *what = mgpu__tmem_act_name(act);
    for (uint32_t c = col; c < col + cols; c++) {
        mgpu__tmem_use *w = &t->cells.write[part][c], *r = &t->cells.read[part][c];
        mgpu__tmem_in_order(f, w, false, write, act, part, c, what, site);
        if (write)
            mgpu__tmem_in_order(f, r, true, write, act, part, c, what, site);
        *(write ? w : r) = use;
    }
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

MGPU__MODEL void
mgpu__tmem_moves_end(mgpu__tmem_warp *w)
{
    for (uint32_t i = 0; i < w->moves; i++)
        free(w->move[i].value);
    w->moves = 0;
}

MGPU__MODEL void
mgpu__tmem_begin(mgpu__cluster *c)
{
    *mgpu__tmem_clock(c) = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__tmem_slot_of *slot = mgpu__tmem_slot(c->ctas[rank]);
        if (slot->at == NULL || !slot->used)
            continue;
        for (uint32_t i = 0; i < 32; i++) {
            mgpu__tmem_moves_end(&slot->at->warp[i]);
            free(slot->at->warp[i].move);
        }
        memset(slot->at, 0, sizeof *slot->at);
        slot->used = false;
    }
}

MGPU__MODEL void
mgpu__tmem_destroy(mgpu__cluster *c)
{
    mgpu__tmem_begin(c);
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        free(mgpu__tmem_slot(c->ctas[rank])->at);
        mgpu__tmem_slot(c->ctas[rank])->at = NULL;
    }
}

/* A thread returns: what it loads must be there; the last one of a block leaves no columns behind. */
MGPU__MODEL void
mgpu__tmem_thread_left(mgpu__fiber *f)
{
    const mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    const mgpu__tmem_warp *w;
    if (t == NULL || !mgpu__tmem_slot(f->cta)->used)
        return;
    w = &t->warp[f->thread / 32];
    if (w->moves != 0)
        mgpu__fail(f, w->move[0].site,
                   "a tcgen05.%s was issued here, and the thread returns while it is in "
                   "flight: mgpu_tcgen05_wait_%s() comes before the return",
                   w->move[0].store ? "st" : "ld", w->move[0].store ? "st" : "ld");
    for (uint32_t g = 0; g < MGPU__TMEM_GROUPS && f->cta->alive == 0; g++)
        if (t->given[g].cols != 0)
            mgpu__fail(f, t->given[g].site,
                       "%u columns of tensor memory from column %u on were allocated here, and "
                       "the block exits with them: mgpu_tcgen05_dealloc() comes before",
                       t->given[g].cols, 32 * g);
}

MGPU__MODEL void
mgpu__tmem_describe(mgpu__text *text, const mgpu__fiber *f, const char *where)
{
    const mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    const mgpu__tmem_request *r = &t->warp[f->thread / 32].request;
    char by[208];
    mgpu__put(text, "waiting at %s for tensor memory, %u columns that are not free: ", where,
              r->cols);
    if (r->group == 2)
        mgpu__put(text, "a warp of each block of the pair executes tcgen05.alloc; ");
    mgpu__put(text, "this block has allocated");
    for (uint32_t g = 0; g < MGPU__TMEM_GROUPS; g++)
        if (t->given[g].cols != 0)
            mgpu__put(text, " %u..%u at %s,", 32 * g, 32 * g + t->given[g].cols - 1,
                      mgpu__locate(t->given[g].site, by, sizeof by));
    mgpu__put(text, " of 512: allocate less, or free before");
}

MGPU__MODEL void
mgpu__tmem_define(mgpu__unit *u)
{
    u->turn = 8;
    u->cta_bytes = sizeof(mgpu__tmem_slot_of);
    u->cluster_bytes = sizeof(uint64_t);
    u->destroy = mgpu__tmem_destroy;
    u->begin = mgpu__tmem_begin;
    u->thread_left = mgpu__tmem_thread_left;
    u->describe = mgpu__tmem_describe;
}

MGPU__ENGINE(tmem)

#endif /* MGPU_EMU_UNIT_TMEM_H */
