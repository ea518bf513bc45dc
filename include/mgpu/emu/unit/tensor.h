/* mgpu/emu/unit/tensor.h - the tensor core of a block or pair: a queue of operations, and tcgen05.commit.
 * SPDX-License-Identifier: MIT
 *
 *     issue    op   op   commit   op ...        one thread; of a pair one of the even block
 *     run       ──────► in this order, when the policy says; a commit arrives at its mbarriers
 *
 * An operation has a function that runs it; as it is issued its columns are touched (mgpu__tmem_touch()), at a time of
 * its own (mgpu__tmem_tick()). What it reads of shared memory it tells when it runs: mgpu__tensor_touching(). A commit
 * covers what its thread has issued before.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_H
#define MGPU_EMU_UNIT_TENSOR_H

#include "mbarrier.h"
#include "tmem_ldst.h"

typedef struct mgpu__tensor_op {
    void (*run)(const struct mgpu__tensor_op *op);
    mgpu__fiber *by;
    const void *site;
    uint64_t due;        /* mgpu__due() */
    uint64_t number;     /* of a commit: which of its warp's */
    uint64_t desc[2];    /* of A or the source, and B */
    uint32_t operand[8]; /* what `run` makes of them; of a commit the mbarrier and the blocks */
    mgpu__tmem *tmem;    /* of the block that issued it */
    void *operation;     /* what who judges knows of it: mgpu__tell_issued() */
    uint32_t lanes[8];   /* of an mma: a bit set keeps a lane of D; of a pair 4 words each */
    uint64_t zero;       /* columns of B that are zero, of .ws */
} mgpu__tensor_op;

/* Who has issued the first mma of a warp, and where. */
typedef struct mgpu__tensor_issuer {
    const void *site;
    uint32_t thread;
} mgpu__tensor_issuer;

/* What a collector buffer holds, by what has been issued, and by what has run. */
typedef struct mgpu__tensor_collector {
    bool full;
    uint64_t of;       /* a matrix descriptor, or A's address in tensor memory */
    uint64_t shape;    /* kind, size, type, major */
    uint32_t shift;    /* of B */
    uint64_t sum[2];   /* of its bytes, in each block of a pair */
    const void *where; /* the fill */
} mgpu__tensor_collector;

/* Of a block. */
typedef struct mgpu__tensor_queue {
    mgpu__tensor_op *op; /* ring: operation k is op[k % capacity]; a power of two */
    uint32_t capacity;
    uint64_t done, issued;
    mgpu__tensor_issuer issuer[32];
    mgpu__tensor_collector collector[5]; /* of A, then the four of .ws */
    void *work;                          /* memory for an mma: tensor_mma.h */
} mgpu__tensor_queue;

static mgpu__unit mgpu__tensor_unit;

static inline mgpu__tensor_queue *
mgpu__tensor_queue_of(const mgpu__cta *cta)
{
    return (mgpu__tensor_queue *)mgpu__cta_state(cta, &mgpu__tensor_unit);
}

/* What an operation reads of shared memory of a block, for mgpu__touched() and mgpu__observed(). */
static inline mgpu__touching
mgpu__tensor_touching(const mgpu__tensor_op *op, const mgpu__cta *cta)
{
    mgpu__touching t = {
        MGPU_EMU_SHARED, MGPU_EMU_TCGEN05, false, 0, mgpu__address_of(cta, 0), 0, op->by,
        op->site,        op->operation,    false, 0};
    return t;
}

/* Run the oldest operation of a block. */
MGPU__MODEL void
mgpu__tensor_run(const mgpu__cta *cta)
{
    mgpu__tensor_queue *q = mgpu__tensor_queue_of(cta);
    const mgpu__tensor_op op = q->op[q->done++ & (q->capacity - 1)];
    op.run(&op);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_TCGEN05, q->done, 0, 0, op.by, op.site);
    mgpu__tell_done(op.by, op.operation, NULL);
    mgpu__effect(cta->cluster->worker);
}

/* An operation is issued, or a commit: it has `run`, `by`, `site`, `tmem` and its operands. */
MGPU__MODEL void
mgpu__tensor_issue(const mgpu__tensor_op *op, mgpu__completes how)
{
    const mgpu__cta *cta = op->by->cta;
    const mgpu_emu_policy policy = mgpu__launch_of(op->by)->config.policy;
    mgpu__tensor_queue *q = mgpu__tensor_queue_of(cta);
    mgpu__mbarriers *bars = mgpu__mbarriers_of(cta);
    const bool works = how == MGPU__COMPLETES_BY_COMMIT; /* else it is a commit */
    mgpu__tensor_op *to;
    if (works)
        bars->operation = op->site;
    bars->commit = works ? NULL : op->site;
    if (q->issued - q->done == q->capacity)
        q->op = (mgpu__tensor_op *)mgpu__ring_longer(
            op->by, q->op, &q->capacity, 16, sizeof *q->op, q->done, q->issued, op->site);
    to = &q->op[q->issued++ & (q->capacity - 1)];
    *to = *op;
    to->due = mgpu__due(cta->cluster);
    to->operation = mgpu__tell_issued(op->by, how, NULL, 0);
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, MGPU_EMU_TCGEN05, q->issued, 0, 0, op->by, op->site);
    mgpu__progress(cta->cluster->worker);
    if (policy != MGPU_EMU_LAZY && policy != MGPU_EMU_RANDOM)
        mgpu__tensor_run(cta);
}

/* f issues an operation of the tensor core, or of a pair's: may it? Then op has `by`, `site` and `tmem`. */
MGPU__MODEL void
mgpu__tensor_may_issue(mgpu__fiber *f, mgpu__tensor_op *op, uint32_t group, const char *what,
                       const void *site)
{
    op->by = f;
    op->site = site;
    op->tmem = mgpu__tmem_of(f, f->cta, what, site);
    mgpu__tmem_one_group(f, op->tmem, group, what, site);
    op->tmem->warp[f->thread / 32].fenced = 0;
    op->tmem->warp[f->thread / 32].issuers |= 1u << f->thread % 32;
    op->tmem->warp[f->thread / 32].issued = site;
    op->tmem->warp[f->thread / 32].before_issue[f->thread % 32] =
        *mgpu__tmem_clock(f->cta->cluster);
    if (group == 1)
        return;
    mgpu__tmem_one_group(f, mgpu__tmem_of(f, mgpu__tmem_peer(f, what, site), what, site), group,
                         what, site);
    if (f->cta->rank % 2 != 0)
        mgpu__fail(f, site,
                   "%s.cta_group::2 in block rank %u: one thread of the pair's even block "
                   "issues it for both",
                   what, f->cta->rank);
}

/* ---- commit ---------------------------------------------------------------------------------------------- */

/* A commit arrives at the mbarrier at an offset of a block, and tells of tensor memory at a time; 0: of none. */
MGPU__MODEL void
mgpu__tensor_arrive(const mgpu__tensor_op *op, mgpu__cta *cta, uint64_t time)
{
    const uint32_t bar = mgpu__address_of(cta, op->operand[0] & 0xffffff);
    mgpu__mbarrier *b = mgpu__mbarrier_used(op->by, cta, bar, true, "tcgen05.commit", op->site);
    mgpu__mbarrier_next(op->by, cta, b, "tcgen05.commit", op->site);
    if (b->pending == 0)
        mgpu__mbarrier_full(op->by, cta, b, 1, "tcgen05.commit", op->site);
    mgpu__ledger_add(op->by, &b->ledger, b->phase, MGPU__LEDGER_ARRIVED, 1, op->site);
    b->pending--;
    b->last = op->by;
    b->last_site = op->site;
    b->last_phase = b->phase;
    MGPU__STEP_TELL(op->by, did, op->by, MGPU__TOUCH_ARRIVE, b);
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_THREAD, bar, 1, MGPU__SCOPE_CLUSTER, op->by,
                op->site);
    if (op->operation != NULL)
        MGPU__TELL(op->by, brought, op->operation, cta, b, b->offset, (uint32_t)time, op->site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, op->by, op->site);
}

MGPU__MODEL void
mgpu__tensor_commit_run(const mgpu__tensor_op *op)
{
    const mgpu__cluster *c = op->by->cta->cluster;
    mgpu__tmem_times *commits = &op->tmem->warp[op->by->thread / 32].commits;
    const uint64_t now = mgpu__tmem_tick(op->by);
    if (commits->count - op->number < MGPU__TMEM_TIMES)
        commits->done[op->number % MGPU__TMEM_TIMES] = now;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (op->operand[1] >> rank & 1)
            mgpu__tensor_arrive(op, c->ctas[rank], now);
}

/* A commit of reads of A alone: D is not known to be done. */
MGPU__MODEL void
mgpu__tensor_read_run(const mgpu__tensor_op *op)
{
    const mgpu__cluster *c = op->by->cta->cluster;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (op->operand[1] >> rank & 1)
            mgpu__tensor_arrive(op, c->ctas[rank], 0);
}

/* Whether f has waited for a commit behind all that it has issued: nothing is under way, whoever is lucky. */
MGPU__MODEL bool
mgpu__tensor_is_through(const mgpu__fiber *f, const mgpu__tmem_warp *w)
{
    const uint32_t lane = f->thread % 32;
    const uint64_t done = mgpu__tmem_committed(&w->commits, w->before_issue[lane], lane);
    bool known = false;
    mgpu__tensor_meeting m;
    if (done <= 1 || done == UINT64_MAX)
        return false;
    memset(&m, 0, sizeof m);
    m.f = m.by = f;
    m.time = (uint32_t)done;
    m.commit = m.core = true;
    m.known = &known;
    MGPU__TELL(f, tensor_met, &m);
    return known;
}

/* Note: f commits, and has issued nothing, in this block or since it was through. By the manual that arrives at once. */
MGPU__MODEL void
mgpu__tensor_lint_commit(mgpu__fiber *f, const mgpu__tmem *t, uint32_t cta_mask,
                         const void *site)
{
    const mgpu__tmem_warp *w = &t->warp[f->thread / 32];
    const bool issued = (w->issuers >> f->thread % 32 & 1) != 0;
    uint32_t lane = 0;
    char where[208];
    if (issued && ((cta_mask & ~(1u << f->cta->rank)) == 0 || !mgpu__tensor_is_through(f, w)))
        return;
    if ((cta_mask & ~(1u << f->cta->rank)) != 0)
        mgpu__lint(
            f, MGPU__NOTE_BOUNDS, site,
            "tcgen05.commit to another block, and this thread has issued nothing that it "
            "could track: by the manual it arrives at once; it is reported of GPUs that "
            "it arrives in the own block alone, and the other waits for ever: "
            "mgpu_mbarrier_arrive_shared_cluster() at each barrier instead");
    if (issued || w->issuers == 0)
        return;
    while ((w->issuers >> lane & 1) == 0)
        lane++;
    mgpu__lint(f, MGPU__NOTE_BOUNDS, site,
               "tcgen05.commit by lane %u, which has issued nothing: it arrives at once; what "
               "lane %u has issued at %s it does not track: one thread issues and commits",
               f->thread % 32, lane, mgpu__locate(w->issued, where, sizeof where));
}

void
mgpu__emu_tcgen05_commit(uint32_t bar, uint32_t cta_mask, uint32_t group, uint32_t how)
{
    MGPU__MUTATE(, "tcgen05.commit", &how, &bar, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cluster *c = f->cta->cluster;
    mgpu__tmem_times *commits;
    mgpu__tensor_op op;
    uint64_t now;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    memset(&op, 0, sizeof op);
    op.tmem = mgpu__tmem_of(f, f->cta, "tcgen05.commit", site);
    mgpu__tmem_one_group(f, op.tmem, group, "tcgen05.commit", site);
    if (group == 2)
        (void)mgpu__tmem_peer(f, "tcgen05.commit", site);
    if ((how & MGPU__MULTICAST) == 0)
        cta_mask =
            1u << mgpu__cta_of(f, bar, 8, 8, MGPU__SPACE_CLUSTER, "tcgen05.commit", site)->rank;
    else if (cta_mask == 0 || cta_mask >> c->cta_count != 0)
        mgpu__fail(
            f, site,
            "tcgen05.commit.multicast: mask 0x%x of blocks, and the cluster has blocks 0 "
            "to %u",
            cta_mask, c->cta_count - 1);
    mgpu__tensor_lint_commit(f, op.tmem, cta_mask, site);
    op.run = how & MGPU__READ ? mgpu__tensor_read_run : mgpu__tensor_commit_run;
    op.by = f;
    op.site = site;
    op.operand[0] = bar;
    op.operand[1] = cta_mask;
    if (how & MGPU__READ) {
        mgpu__tensor_issue(&op, MGPU__COMPLETES_AS_COMMIT);
        return;
    }
    commits = &op.tmem->warp[f->thread / 32].commits;
    op.number = commits->count;
    commits->lane[op.number % MGPU__TMEM_TIMES] = (uint8_t)(f->thread % 32);
    now = mgpu__tmem_tick(f);
    mgpu__tmem_time_add(commits, now);
    mgpu__tmem_before(f, now); /* it is one, too */
    mgpu__tensor_issue(&op, MGPU__COMPLETES_AS_COMMIT);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* The oldest operation of a block that may run; NULL: none. */
static inline const mgpu__tensor_op *
mgpu__tensor_head(const mgpu__cta *cta)
{
    const mgpu__tensor_queue *q = mgpu__tensor_queue_of(cta);
    return q->done != q->issued ? &q->op[q->done & (q->capacity - 1)] : NULL;
}

MGPU__MODEL uint64_t
mgpu__tensor_due(const mgpu__cluster *c)
{
    uint64_t first = UINT64_MAX;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__tensor_op *op = mgpu__tensor_head(c->ctas[rank]);
        first = op != NULL && op->due < first ? op->due : first;
    }
    return first;
}

MGPU__MODEL uint32_t
mgpu__tensor_runnable(const mgpu__cluster *c, uint64_t turn)
{
    uint32_t n = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__tensor_op *op = mgpu__tensor_head(c->ctas[rank]);
        n += op != NULL && op->due <= turn;
    }
    return n;
}

MGPU__MODEL void
mgpu__tensor_step(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__tensor_op *op = mgpu__tensor_head(c->ctas[rank]);
        if (op != NULL && op->due <= turn && which-- == 0) {
            mgpu__tensor_run(c->ctas[rank]);
            return;
        }
    }
}

MGPU__MODEL void
mgpu__tensor_begin(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__tensor_queue *q = mgpu__tensor_queue_of(c->ctas[rank]);
        q->done = q->issued = 0;
        memset(q->issuer, 0, sizeof q->issuer);
        memset(q->collector, 0, sizeof q->collector);
    }
}

MGPU__MODEL void
mgpu__tensor_destroy(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__tensor_queue *q = mgpu__tensor_queue_of(c->ctas[rank]);
        free(q->op);
        free(q->work);
        q->op = NULL;
        q->work = NULL;
    }
}

/* The last thread of a block has returned: what it has issued is lost. */
MGPU__MODEL void
mgpu__tensor_thread_left(mgpu__fiber *f)
{
    const mgpu__tensor_op *op = mgpu__tensor_head(f->cta);
    if (f->cta->alive == 0 && op != NULL)
        mgpu__fail(op->by, op->site,
                   "the block exits while its tensor core has this ahead of it: a thread waits "
                   "at the mbarrier of the last mgpu_tcgen05_commit() before");
}

MGPU__MODEL void
mgpu__tensor_define(mgpu__unit *u)
{
    u->turn = 9;
    u->cta_bytes = sizeof(mgpu__tensor_queue);
    u->begin = mgpu__tensor_begin;
    u->destroy = mgpu__tensor_destroy;
    u->due = mgpu__tensor_due;
    u->runnable = mgpu__tensor_runnable;
    u->run = mgpu__tensor_step;
    u->thread_left = mgpu__tensor_thread_left;
}

MGPU__ENGINE(tensor)

#endif /* MGPU_EMU_UNIT_TENSOR_H */
