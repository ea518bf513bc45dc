/* mgpu/emu/unit/stream.h - the tensor core agent: a warpgroup's stream of wgmma.
 * SPDX-License-Identifier: MIT
 *
 * The four warps of a warpgroup issue the same stream of wgmma; operation k exists when the
 * first thread issues its k-th one, and may run when all 128 have. They run in order; when, the
 * policy says. Between the issue and the wait the accumulator lives in a chain (chain.h).
 */
#ifndef MGPU_EMU_UNIT_STREAM_H
#define MGPU_EMU_UNIT_STREAM_H

#include "../core/posix.h"

#include "../../layout/smem_desc.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../math/mma.h"
#include "../math/mma_operand.h"
#include "chain.h"

/* One warpgroup-wide instruction. It exists when the first thread issues it and may run when
 * all have. */
typedef struct mgpu__wgmma_op {
    mgpu__wgmma_shape shape;
    uint64_t a_desc, b_desc;
    int accumulate;
    int chain;       /* which accumulator */
    uint32_t issued; /* threads */
    uint16_t *a;     /* [64][16] bits, RS only: as they are at the issue */
    uint64_t due;    /* mgpu__due() */
    void *operation; /* of who judges */
    const void *site;
    mgpu__fiber *issuer;
} mgpu__wgmma_op;

/* What the lanes of a warp execute of wgmma's family, all of it .sync.aligned: the first lane that comes
 * writes it down, the others must do the same. */
typedef struct mgpu__aligned_step {
    const void *site;
    uint8_t what; /* mgpu__wgmma_word, and n << 2 of a wait */
} mgpu__aligned_step;

typedef struct mgpu__aligned {
    mgpu__aligned_step *step; /* ring: the k-th is step[k % capacity] */
    uint64_t capacity;        /* a power of two */
    uint64_t first, count;    /* oldest kept, known */
} mgpu__aligned;

typedef enum mgpu__wgmma_word {
    MGPU__WGMMA_FENCE,
    MGPU__WGMMA_MMA,
    MGPU__WGMMA_COMMIT,
    MGPU__WGMMA_WAIT
} mgpu__wgmma_word;

typedef struct mgpu__warpgroup {
    mgpu__wgmma_op *op; /* ring: operation k is op[k % capacity] */
    uint32_t capacity;
    uint64_t first, done, issued; /* operations: oldest kept, run, known */
    uint64_t *group_end;          /* [k]: operations issued when group k was committed */
    uint64_t groups, group_capacity;
    mgpu__chain chain[MGPU__CHAINS];
    mgpu__queue waiters;
    mgpu__aligned aligned[4]; /* of each warp */
} mgpu__warpgroup;

/* Of a block. */
typedef struct mgpu__warpgroups {
    mgpu__warpgroup *at; /* [threads / 128] */
} mgpu__warpgroups;

/* Of a cluster. */
typedef struct mgpu__wgmmas {
    uint32_t runnable; /* operations all threads have issued */
} mgpu__wgmmas;

/* Of a thread: its position in the warpgroup's stream of operations. */
typedef struct mgpu__wgmma_thread {
    uint64_t issued, groups;
    uint64_t executed; /* of the family */
    bool fenced;       /* nothing was given back since the last wgmma.fence */
    bool ever_fenced;
    uint32_t given_count;
    mgpu__given given[MGPU__GIVEN]; /* the oldest first */
} mgpu__wgmma_thread;

static mgpu__unit mgpu__wgmma_unit;

static inline mgpu__wgmma_thread *
mgpu__wgmma_of(const mgpu__fiber *f)
{
    return (mgpu__wgmma_thread *)mgpu__thread_state(f, &mgpu__wgmma_unit);
}

/* The warpgroup of f, which is in a whole one. */
static inline mgpu__warpgroup *
mgpu__warpgroup_at(const mgpu__fiber *f)
{
    return ((mgpu__warpgroups *)mgpu__cta_state(f->cta, &mgpu__wgmma_unit))->at +
           f->thread / 128;
}

static inline mgpu__wgmmas *
mgpu__wgmmas_of(const mgpu__cluster *c)
{
    return (mgpu__wgmmas *)mgpu__cluster_state(c, &mgpu__wgmma_unit);
}

/* ---- the warpgroup's stream ---------------------------------------------------------------------------- */

MGPU__MODEL mgpu__wgmma_op *
mgpu__wgmma_op_at(mgpu__warpgroup *g, uint64_t k)
{
    return &g->op[k % g->capacity];
}

MGPU__MODEL mgpu__warpgroup *
mgpu__warpgroup_of(const mgpu__fiber *f, const char *what, const void *site)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    uint32_t group = f->thread / 128;
    if (l->config.target != MGPU_EMU_SM_90A)
        mgpu__fail(f, site, "%s needs sm_90a, the target is sm_90", what);
    if ((group + 1) * 128 > l->threads)
        mgpu__fail(f, site, "%s: thread %u is in no whole warpgroup: the block has %u threads",
                   what, f->thread, l->threads);
    return mgpu__warpgroup_at(f);
}

/* "wgmma.wait_group 1" */
MGPU__MODEL const char *
mgpu__wgmma_word_name(uint8_t what, char out[32])
{
    static const char *const words[] = {"fence", "mma_async", "commit_group", "wait_group"};
    if ((what & 3) == MGPU__WGMMA_WAIT)
        (void)snprintf(out, 32, "wgmma.wait_group %u", what >> 2);
    else
        (void)snprintf(out, 32, "wgmma.%s", words[what & 3]);
    return out;
}

static inline mgpu__aligned_step *
mgpu__aligned_at(const mgpu__aligned *w, uint64_t k)
{
    return &w->step[k & (w->capacity - 1)];
}

/* How much the slowest lane of the warp of f has executed; *behind: the lanes that have not executed all. */
MGPU__MODEL uint64_t
mgpu__aligned_least(const mgpu__fiber *f, const mgpu__aligned *w, uint32_t *behind)
{
    const uint32_t first = f->thread / 32 * 32;
    uint64_t least = w->count;
    *behind = 0;
    for (uint32_t i = 0; i < 32; i++) {
        const uint64_t executed = mgpu__wgmma_of(mgpu__fiber_at(f->cta, first + i))->executed;
        *behind |= executed < w->count ? 1u << i : 0;
        least = executed < least ? executed : least;
    }
    return least;
}

/* The ring is full: forget what all lanes have executed, or make room. */
MGPU__MODEL void
mgpu__aligned_reserve(const mgpu__fiber *f, mgpu__aligned *w, const void *site)
{
    const uint64_t capacity = w->capacity == 0 ? 64 : 2 * w->capacity;
    mgpu__aligned_step *more;
    uint32_t behind;
    w->first = mgpu__aligned_least(f, w, &behind);
    if (w->count - w->first < w->capacity)
        return;
    more = (mgpu__aligned_step *)calloc(capacity, sizeof *more);
    if (more == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    for (uint64_t k = w->first; k < w->count; k++)
        more[k & (capacity - 1)] = *mgpu__aligned_at(w, k);
    free(w->step);
    w->step = more;
    w->capacity = capacity;
}

/* A lane of f's warp was at s; f comes from another place, or with another instruction. */
MGPU__MODEL void
mgpu__aligned_differs(const mgpu__fiber *f, const mgpu__aligned_step *s, uint8_t what,
                      const void *site)
{
    char mine[32], theirs[32], where[208];
    if (s->what == what && mgpu__same_line(s->site, site))
        return;
    mgpu__fail(f, site,
               "%s: other lanes of warp %u are in %s at %s: what is .sync.aligned all 32 lanes "
               "of a warp execute together, in one place",
               mgpu__wgmma_word_name(what, mine), f->thread / 32,
               mgpu__wgmma_word_name(s->what, theirs),
               mgpu__locate(s->site, where, sizeof where));
}

/* The lane of f executes an instruction of the family: the same as the others of its warp, in the same line? */
static inline void
mgpu__wgmma_aligned(const mgpu__fiber *f, mgpu__warpgroup *g, uint8_t what, const void *site)
{
    mgpu__aligned *w = &g->aligned[f->thread / 32 % 4];
    const uint64_t k = mgpu__wgmma_of(f)->executed++;
    mgpu__aligned_step *s;
    if (k - w->first == w->capacity)
        mgpu__aligned_reserve(f, w, site);
    s = mgpu__aligned_at(w, k);
    if (k == w->count) {
        s->what = what;
        s->site = site;
        w->count++;
    } else if (s->what != what || s->site != site) {
        mgpu__aligned_differs(f, s, what, site);
    }
}

/* All lanes of the warp of f have returned: has each executed all of it? */
MGPU__MODEL void
mgpu__wgmma_aligned_at_exit(const mgpu__fiber *f)
{
    const mgpu__aligned *w = &mgpu__warpgroup_at(f)->aligned[f->thread / 32 % 4];
    uint32_t behind;
    const uint64_t least = mgpu__aligned_least(f, w, &behind);
    char name[32];
    if (behind != 0)
        mgpu__fail(f, mgpu__aligned_at(w, least)->site,
                   "%s: lanes 0x%08x of warp %u have returned without it: what is "
                   ".sync.aligned all 32 lanes of a warp execute together",
                   mgpu__wgmma_word_name(mgpu__aligned_at(w, least)->what, name), behind,
                   f->thread / 32);
}

/* Make room for operation g->issued. */
MGPU__MODEL void
mgpu__wgmma_reserve(const mgpu__fiber *f, mgpu__warpgroup *g, const void *site)
{
    uint32_t capacity = g->capacity == 0 ? 16 : 2 * g->capacity;
    mgpu__wgmma_op *more;
    if (g->issued - g->first < g->capacity)
        return;
    more = (mgpu__wgmma_op *)calloc(capacity, sizeof *more);
    if (more == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    for (uint64_t k = g->first; k < g->issued; k++)
        more[k % capacity] = *mgpu__wgmma_op_at(g, k);
    free(g->op);
    g->op = more;
    g->capacity = capacity;
}

/* The accumulator that thread t holds at d: one in flight, or a new one. */
MGPU__MODEL int
mgpu__wgmma_chain(const mgpu__fiber *f, mgpu__warpgroup *g, void *d, mgpu__wgmma_shape shape,
                  const void *site)
{
    const uint32_t t = f->thread % 128;
    uint32_t bytes = 4 * mgpu__chain_registers(shape);
    int found = -1, empty = -1;
    char where[512];
    for (int i = 0; i < MGPU__CHAINS; i++) {
        mgpu__chain *c = &g->chain[i];
        if (!c->live) {
            empty = empty < 0 ? i : empty;
            continue;
        }
        if (c->state[t] != MGPU__CHAIN_IN_FLIGHT)
            continue;
        if (c->registers[t] == d && mgpu__same_registers(c->shape, shape))
            found = i;
        else if ((char *)c->registers[t] < (char *)d + bytes &&
                 (char *)d < (char *)c->registers[t] + 4 * mgpu__chain_registers(c->shape))
            mgpu__fail(f, site,
                       "wgmma: its accumulator is in flight with another shape or at another "
                       "register, since %s: wait for it first",
                       mgpu__locate(c->site, where, sizeof where));
    }
    if (found >= 0)
        return found;
    if (empty < 0)
        mgpu__fail(f, site,
                   "wgmma: more than %d accumulators of one warpgroup in flight: wait for one "
                   "first",
                   MGPU__CHAINS);
    return empty;
}

/* The accumulator in flight that `bytes` at r are part of, of the thread f; NULL: none. */
MGPU__MODEL const mgpu__chain *
mgpu__wgmma_in_flight(const mgpu__fiber *f, const volatile void *r, size_t bytes)
{
    if (mgpu__wgmma_of(f)->issued == 0)
        return NULL;
    for (int i = 0; i < MGPU__CHAINS; i++)
        if (mgpu__chain_holds(&mgpu__warpgroup_at(f)->chain[i], f->thread % 128, r, bytes))
            return &mgpu__warpgroup_at(f)->chain[i];
    return NULL;
}

/* ---- run ------------------------------------------------------------------------------------------- */

/* Fail: `error` names the operand whose descriptor is wrong; what that says is added. */
MGPU__MODEL void
mgpu__wgmma_refuse(const mgpu__wgmma_op *op, const mgpu__cta *cta, const char *error)
{
    const bool is_b = strstr(error, "B's") != NULL;
    char says[200];
    mgpu__mma_describe(says, sizeof says, is_b, is_b ? op->b_desc : op->a_desc,
                       is_b ? op->shape.n : 64, is_b ? op->shape.trans_b : op->shape.trans_a);
    mgpu__fail(op->issuer, op->site,
               "wgmma m64n%uk16: %s: %s; the block's shared memory is 0x%x..0x%x", op->shape.n,
               error, says, (unsigned)MGPU__WINDOW_START, cta->used);
}

/* Legal descriptors that are seldom meant. */
MGPU__MODEL void
mgpu__wgmma_lint(const mgpu__wgmma_op *op)
{
    for (int is_b = op->shape.a_regs; is_b < 2; is_b++) {
        const char *hint =
            mgpu_wgmma_desc_lint(mgpu_wgmma_desc_decode(is_b ? op->b_desc : op->a_desc));
        if (hint != NULL)
            mgpu__lint(op->issuer, MGPU__NOTE_BOUNDS, op->site, "wgmma, descriptor of %c: %s",
                       "AB"[is_b], hint);
    }
}

/* Compute the oldest operation of a warpgroup that has not run. */
MGPU__MODEL void
mgpu__wgmma_compute(const mgpu__cta *cta, const mgpu__wgmma_op *op, float *tile)
{
    const mgpu_emu_config *config = &mgpu__launch_of(op->issuer)->config;
    mgpu__touching context = {
        MGPU_EMU_SHARED, MGPU_EMU_WGMMA, false, false, mgpu__address_of(cta, 0), 0, op->issuer,
        op->site,        op->operation,  false, 0};
    const char *error;
    if (mgpu_wgmma_desc_decode(op->b_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "B's matrix descriptor begins below the shared memory");
    if (!op->shape.a_regs && mgpu_wgmma_desc_decode(op->a_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "A's matrix descriptor begins below the shared memory");
    error = mgpu__mma_wgmma(
        op->shape, tile, op->a, cta->window, cta->used, op->a_desc, op->b_desc, op->accumulate,
        config->numerics == MGPU_EMU_EXACT ? MGPU__MMA_EXACT : MGPU__MMA_FAST,
        mgpu__watched(op->issuer) ? mgpu__touched : NULL, &context);
    if (error != NULL)
        mgpu__wgmma_refuse(op, cta, error);
    if (!op->shape.a_regs)
        MGPU__TELL(op->issuer, multiplied, &context, false, op->a_desc, 64, op->shape.trans_a);
    MGPU__TELL(op->issuer, multiplied, &context, true, op->b_desc, op->shape.n,
               op->shape.trans_b);
    mgpu__wgmma_lint(op);
}

/* Run the oldest operation of a warpgroup that has not run. */
MGPU__MODEL void
mgpu__wgmma_run(const mgpu__cta *cta, mgpu__warpgroup *g)
{
    mgpu__cluster *c = cta->cluster;
    mgpu__wgmma_op *op = mgpu__wgmma_op_at(g, g->done);
    mgpu__wgmma_compute(cta, op, g->chain[op->chain].tile);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_WGMMA, g->done + 1, 0, 0, op->issuer, op->site);
    mgpu__tell_done(op->issuer, op->operation, NULL);
    free(op->a);
    op->a = NULL;
    g->done++;
    g->first = g->done;
    mgpu__wgmmas_of(c)->runnable--;
    c->worker->wgmmas++;
    mgpu__effect(c->worker);
    mgpu__wake(&g->waiters);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

MGPU__MODEL uint32_t
mgpu__warpgroup_count(const mgpu__cluster *c)
{
    return (c->worker->launch->threads + 127) / 128;
}

MGPU__MODEL bool
mgpu__wgmma_create(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__warpgroups *all =
            (mgpu__warpgroups *)mgpu__cta_state(c->ctas[rank], &mgpu__wgmma_unit);
        all->at = (mgpu__warpgroup *)calloc(mgpu__warpgroup_count(c), sizeof *all->at);
        if (all->at == NULL)
            return false;
    }
    return true;
}

MGPU__MODEL void
mgpu__warpgroup_reset(mgpu__warpgroup *g)
{
    for (uint32_t i = 0; i < g->capacity; i++) {
        free(g->op[i].a);
        g->op[i].a = NULL;
    }
    g->first = g->done = g->issued = g->groups = 0;
    for (int i = 0; i < MGPU__CHAINS; i++) {
        float *tile = g->chain[i].tile;
        memset(&g->chain[i], 0, sizeof g->chain[i]);
        g->chain[i].tile = tile;
    }
    g->waiters.head = g->waiters.tail = NULL;
    for (int i = 0; i < 4; i++)
        g->aligned[i].first = g->aligned[i].count = 0;
}

MGPU__MODEL void
mgpu__wgmma_begin_cluster(mgpu__cluster *c)
{
    mgpu__wgmmas_of(c)->runnable = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        for (uint32_t i = 0; i < mgpu__warpgroup_count(c); i++)
            mgpu__warpgroup_reset(mgpu__warpgroup_at(mgpu__fiber_at(c->ctas[rank], 0)) + i);
}

MGPU__MODEL void
mgpu__wgmma_destroy(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__warpgroup *all =
            ((mgpu__warpgroups *)mgpu__cta_state(c->ctas[rank], &mgpu__wgmma_unit))->at;
        for (uint32_t i = 0; all != NULL && i < mgpu__warpgroup_count(c); i++) {
            mgpu__warpgroup_reset(&all[i]);
            free(all[i].op);
            free(all[i].group_end);
            for (int k = 0; k < MGPU__CHAINS; k++)
                free(all[i].chain[k].tile);
            for (int k = 0; k < 4; k++)
                free(all[i].aligned[k].step);
        }
        free(all);
    }
}

/* The oldest operation that a warpgroup has not run, if all its threads have issued it; else NULL. */
MGPU__MODEL const mgpu__wgmma_op *
mgpu__wgmma_next(mgpu__warpgroup *g)
{
    const mgpu__wgmma_op *op = g->done == g->issued ? NULL : mgpu__wgmma_op_at(g, g->done);
    return op != NULL && op->issued == 128 ? op : NULL;
}

/* Warpgroup i of those that are whole, of all blocks of a cluster; NULL: there are no more. */
MGPU__MODEL mgpu__warpgroup *
mgpu__warpgroup_nth(const mgpu__cluster *c, uint32_t i)
{
    const uint32_t groups = c->worker->launch->threads / 128;
    if (i >= c->cta_count * groups)
        return NULL;
    return mgpu__warpgroup_at(mgpu__fiber_at(c->ctas[i / groups], i % groups * 128));
}

MGPU__MODEL uint64_t
mgpu__wgmma_due(const mgpu__cluster *c)
{
    uint64_t first = UINT64_MAX;
    mgpu__warpgroup *g;
    for (uint32_t i = 0; mgpu__wgmmas_of(c)->runnable != 0 && (g = mgpu__warpgroup_nth(c, i));
         i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        first = op != NULL && op->due < first ? op->due : first;
    }
    return first;
}

MGPU__MODEL uint32_t
mgpu__wgmma_runnable(const mgpu__cluster *c, uint64_t turn)
{
    uint32_t count = 0;
    mgpu__warpgroup *g;
    for (uint32_t i = 0; mgpu__wgmmas_of(c)->runnable != 0 && (g = mgpu__warpgroup_nth(c, i));
         i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        count += op != NULL && op->due <= turn;
    }
    return count;
}

MGPU__MODEL void
mgpu__wgmma_step(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    mgpu__warpgroup *g;
    for (uint32_t i = 0; (g = mgpu__warpgroup_nth(c, i)) != NULL; i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        if (op != NULL && op->due <= turn && which-- == 0) {
            mgpu__wgmma_run(op->issuer->cta, g);
            return;
        }
    }
}

#endif /* MGPU_EMU_UNIT_STREAM_H */
