/* mgpu/emu/unit/account.h - the account of an mbarrier: its state, and what reports say of it.
 * SPDX-License-Identifier: MIT
 *
 * What changes it, and judges it when a block ends, is in phase.h.
 */
#ifndef MGPU_EMU_UNIT_ACCOUNT_H
#define MGPU_EMU_UNIT_ACCOUNT_H

#include "../core/map.h"
#include "../core/unit.h"
#include "../core/window.h"
#include "ledger.h"

enum {
    MGPU__MBARRIER_MORE = MGPU__LEDGER_TEXT + 600
}; /* what mgpu__mbarrier_more() and _behind() write at most */

typedef struct mgpu__mbarrier {
    uint32_t offset; /* in the window */
    bool live, listed;
    bool reports;                            /* layout v1: has a report of each phase */
    bool reported, report;                   /* something: in this phase, in the one before */
    bool remote;                             /* another block has sent it copies */
    bool denied;                             /* that the phase before has ended */
    uint32_t expected;                       /* arrivals of the next phases */
    uint32_t pending;                        /* arrivals the current phase still wants */
    int64_t tx;                              /* bytes expected less bytes completed */
    uint64_t phase;                          /* phases that have ended */
    uint64_t expected_bytes, received_bytes; /* of the current phase */
    uint32_t inbound;                        /* operations on their way to it */
    uint32_t arriving;   /* and arrivals, which come with copies of their threads */
    const void *arrives; /* the last of these */
    uint64_t copied;     /* the phase after the last that a copy came to, or such an arrival */
    uint64_t seen;       /* phases that somebody knows to have ended */
    const void *waited;  /* the last wait that passed */
    const void *refused; /* try_wait or test_wait, answered no; NULL: a wait has passed since */
    const void *site;    /* of its init */
    const mgpu__fiber *last; /* who arrived last; NULL: nobody */
    const void *last_site;
    uint64_t last_phase;
    mgpu__ledger ledger;
    mgpu__queue waiters;
} mgpu__mbarrier;

/* Of a block. */
typedef struct mgpu__mbarriers {
    mgpu__mbarrier *at; /* [offset / 8]: where one could live */
    uint16_t *list;     /* offset / 8 of those that have lived here */
    uint32_t count;
    mgpu__mapping map; /* where at and list lie */
    /* the last operation of the block's tensor core, and the last commit behind it: tensor.h; NULL: none */
    const void *operation, *commit;
} mgpu__mbarriers;

/* An operation that will tell a barrier about its bytes: a copy, say. */
typedef struct mgpu__inbound {
    const mgpu__mbarrier *to;
    const mgpu__fiber *by;
    const void *site;
    uint32_t bytes;
    uint64_t number; /* of the operation */
} mgpu__inbound;

/* Of a cluster: those on their way, the oldest first. */
typedef struct mgpu__inbounds {
    mgpu__inbound *at;
    uint32_t count, capacity;
} mgpu__inbounds;

/* A wait for a parity that passed, at a barrier of its thread's block. */
typedef struct mgpu__mbarrier_pass {
    const void *site; /* NULL: there is none */
    uint32_t offset;
    uint32_t phase; /* that was open then: the parity was that of the one before */
} mgpu__mbarrier_pass;

enum { MGPU__PASSES = 8 };

/* Of a thread. */
typedef struct mgpu__mbarrier_wait {
    bool forever;                 /* its wait has no limit and is never timed out */
    const mgpu__mbarrier *asked;  /* the last that answered no before it was waited for */
    uint64_t asked_phase;         /* that was open then */
    const mgpu__mbarrier *passed; /* by its last wait that did */
    uint64_t phase;               /* that was open then */
    const void *site;
    mgpu__mbarrier_pass
        pass[MGPU__PASSES]; /* its last at each barrier; at passes % MGPU__PASSES */
    uint32_t passes;
    mgpu__mbarrier_pass again; /* the last for a phase that it had seen before */
} mgpu__mbarrier_wait;

static mgpu__unit mgpu__mbarrier_unit;

static inline mgpu__mbarriers *
mgpu__mbarriers_of(const mgpu__cta *cta)
{
    return (mgpu__mbarriers *)mgpu__cta_state(cta, &mgpu__mbarrier_unit);
}

static inline mgpu__inbounds *
mgpu__inbounds_of(const mgpu__cluster *c)
{
    return (mgpu__inbounds *)mgpu__cluster_state(c, &mgpu__mbarrier_unit);
}

static inline mgpu__mbarrier_wait *
mgpu__mbarrier_wait_of(const mgpu__fiber *f)
{
    return (mgpu__mbarrier_wait *)mgpu__thread_state(f, &mgpu__mbarrier_unit);
}

/* Whether nobody knows that the phase before the open one has ended: it took a copy, and no wait has
 * seen it. On a GPU that copy may take longer, and what comes now falls into the same phase. */
static inline bool
mgpu__mbarrier_unseen(const mgpu__mbarrier *b)
{
    return b->copied == b->phase && b->seen < b->phase;
}

/* ---- what to blame ---------------------------------------------------------------------------------- */

/* The line of the open phase that is most likely wrong: where bytes were last expected, or who brought
 * bytes that nobody expects, or who last arrived; the init if nobody has come. */
MGPU__MODEL const void *
mgpu__mbarrier_line(const mgpu__mbarrier *b)
{
    for (int word = MGPU__LEDGER_EXPECTED; word <= MGPU__LEDGER_ARRIVED; word++) {
        const void *site = mgpu__ledger_last(&b->ledger, b->phase, (mgpu__ledger_word)word);
        if (site != NULL)
            return site;
    }
    return b->site;
}

/* The open phase, or the one before if nobody has come to it. */
MGPU__MODEL uint64_t
mgpu__mbarrier_latest(const mgpu__mbarrier *b)
{
    return b->phase != 0 && mgpu__mbarrier_line(b) == b->site ? b->phase - 1 : b->phase;
}

/* out = " of block rank 1" where a barrier is not in the block of f; else "". */
MGPU__MODEL const char *
mgpu__mbarrier_of_rank(const mgpu__fiber *f, const mgpu__cta *cta, char out[32])
{
    out[0] = 0;
    if (f->cta != cta)
        (void)snprintf(out, 32, " of block rank %u", cta->rank);
    return out;
}

/* Bytes that a barrier misses when all copies on their way have come; below 0: that nobody expects. */
MGPU__MODEL int64_t
mgpu__mbarrier_misses(const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    const mgpu__inbounds *all = mgpu__inbounds_of(cta->cluster);
    int64_t bytes = b->tx;
    for (uint32_t i = 0; i < all->count; i++)
        bytes -= all->at[i].to == b ? all->at[i].bytes : 0;
    return bytes;
}

/* Another barrier of the block that misses bytes (sign 1) or has some that nobody expects (-1); NULL: there
 * is none. A copy may have been meant for it. */
MGPU__MODEL const mgpu__mbarrier *
mgpu__mbarrier_other(const mgpu__cta *cta, const mgpu__mbarrier *b, int sign)
{
    const mgpu__mbarriers *all = mgpu__mbarriers_of(cta);
    for (uint32_t i = 0; i < all->count; i++) {
        const mgpu__mbarrier *other = &all->at[all->list[i]];
        if (other != b && other->live && sign * mgpu__mbarrier_misses(cta, other) > 0)
            return other;
    }
    return NULL;
}

/* out = who had a hand in a phase, and what to do about bytes that it does not wait for. */
MGPU__MODEL const char *
mgpu__mbarrier_more(const mgpu__cta *cta, const mgpu__mbarrier *b, uint64_t phase,
                    char out[MGPU__MBARRIER_MORE])
{
    const mgpu__mbarrier *other = mgpu__mbarrier_other(cta, b, 1);
    char account[MGPU__LEDGER_TEXT], where[100], there[224] = "";
    if (other != NULL)
        (void)snprintf(there, sizeof there,
                       "; or is it for the mbarrier at smem+0x%x, which misses %lld bytes of "
                       "%s?",
                       other->offset, (long long)mgpu__mbarrier_misses(cta, other),
                       mgpu__locate(mgpu__mbarrier_line(other), where, sizeof where));
    (void)snprintf(out, MGPU__MBARRIER_MORE, "%s: %s%s%s",
                   mgpu__ledger_say(&b->ledger, phase, account),
                   mgpu__ledger_last(&b->ledger, phase, MGPU__LEDGER_EXPECTED) != NULL
                       ? "expect the sum of all copies"
                       : "make the arrival mgpu_mbarrier_arrive_expect_tx, with their sum",
                   there,
                   b->remote ? "; or another block sent a copy too early: who is written to by "
                               "multicast frees the place at the mbarriers of all who send, as "
                               "mgpu_pipeline_release_cluster() does"
                             : "");
    return out;
}

/* out = what let f come to b: the wait that it passed last, and, where b has its arrivals and copies fill it,
 * who had ended the phase of that wait. */
MGPU__MODEL const char *
mgpu__mbarrier_behind(const mgpu__fiber *f, const mgpu__mbarrier *b,
                      char out[MGPU__MBARRIER_MORE])
{
    const mgpu__mbarrier_wait *w = mgpu__mbarrier_wait_of(f);
    const bool filled = b->pending == 0 || mgpu__mbarrier_unseen(b);
    char account[MGPU__LEDGER_TEXT], where[100], init[100];
    if (w->passed == NULL) {
        (void)snprintf(out, MGPU__MBARRIER_MORE,
                       "; no wait of this thread for an mbarrier has passed before");
        return out;
    }
    (void)mgpu__locate(w->site, where, sizeof where);
    if (!filled || w->passed == b || w->phase == 0 ||
        mgpu__ledger_last(&w->passed->ledger, w->phase - 1, MGPU__LEDGER_ARRIVED) == NULL)
        (void)snprintf(out, MGPU__MBARRIER_MORE, "; this thread has last waited at %s", where);
    else
        (void)snprintf(
            out, MGPU__MBARRIER_MORE,
            "; this thread comes behind its wait at %s for phase %llu of the mbarrier at "
            "smem+0x%x (%s; its init at %s counts %u): does each who arrives there wait for "
            "this mbarrier before, and does none arrive beyond that count?",
            where, (unsigned long long)(w->phase - 1), w->passed->offset,
            mgpu__ledger_say(&w->passed->ledger, w->phase - 1, account),
            mgpu__locate(w->passed->site, init, sizeof init), w->passed->expected);
    return out;
}

/* ---- a deadlock ------------------------------------------------------------------------------------- */

/* Why bytes and copies do not agree where nothing moves any more, and what to do. */
MGPU__MODEL void
mgpu__mbarrier_put_bytes(mgpu__text *t, const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    const mgpu__mbarrier *other = mgpu__mbarrier_other(cta, b, b->tx > 0 ? -1 : 1);
    const unsigned long long came = b->received_bytes;
    char where[100];
    if (b->tx < 0 && b->expected_bytes == 0)
        mgpu__put(t, "make the arrival mgpu_mbarrier_arrive_expect_tx with %llu bytes", came);
    else if (b->tx < 0)
        mgpu__put(t, "expect the sum of all copies, %llu bytes", came);
    else if (came == 0)
        mgpu__put(t, "issue the copies that bring them, with this mbarrier");
    else
        mgpu__put(t, "expect what comes, %llu bytes, or issue the copy that is missing%s", came,
                  cta->cluster->cta_count > 1 ? "; a multicast brings bytes to the blocks in "
                                                "its mask"
                                              : "");
    if (other == NULL)
        return;
    mgpu__put(t, b->tx > 0 ? "; or are those meant that came to the mbarrier at "
                           : "; or is a copy meant for the mbarrier at ");
    mgpu__put_smem(t, cta, other->offset);
    mgpu__put(t,
              b->tx > 0 ? ", %lld bytes more than it expects, by %s?"
                        : ", which misses %lld bytes of %s?",
              (long long)(b->tx > 0 ? -other->tx : other->tx),
              mgpu__locate(b->tx < 0 ? mgpu__mbarrier_line(other)
                                     : mgpu__ledger_last(&other->ledger, other->phase,
                                                         MGPU__LEDGER_CAME),
                           where, sizeof where));
}

/* A block of the cluster whose tensor core was given something, in no commit if there is one; NULL: none. */
MGPU__MODEL const mgpu__mbarriers *
mgpu__mbarriers_multiply(const mgpu__cluster *c)
{
    const mgpu__mbarriers *found = NULL;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        if (all->operation != NULL && (found == NULL || all->commit == NULL))
            found = all;
    }
    return found;
}

/* Is it a commit of tcgen05 that is missing at b, where nobody has arrived? It would have filled it. */
MGPU__MODEL bool
mgpu__mbarrier_put_commit(mgpu__text *t, const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    const mgpu__mbarriers *all = mgpu__mbarriers_multiply(cta->cluster);
    char where[2][300];
    if (all == NULL || b->copied != 0 || b->expected > cta->cluster->cta_count ||
        (all->commit != NULL && b->phase != 0) || mgpu__somebody_lacks(cta->cluster))
        return false;
    (void)mgpu__locate(all->operation, where[0], sizeof where[0]);
    if (all->commit == NULL)
        mgpu__put(t,
                  "; what the tensor core was given at %s is in no commit: is "
                  "mgpu_tcgen05_commit() at this mbarrier missing?",
                  where[0]);
    else
        mgpu__put(
            t,
            "; the last commit behind what the tensor core was given at %s is at %s, and "
            "arrives elsewhere: is mgpu_tcgen05_commit() at this mbarrier missing, or this "
            "block in the mask?",
            where[0], mgpu__locate(all->commit, where[1], sizeof where[1]));
    return true;
}

/* Why arrivals are missing where nothing moves any more, and what to do. */
MGPU__MODEL void
mgpu__mbarrier_put_arrivals(mgpu__text *t, const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    /* the first to wait, and no other cause is known: the wait or the init may be wrong */
    const bool first = b->phase == 0 && !mgpu__somebody_lacks(cta->cluster);
    char where[100], account[MGPU__LEDGER_TEXT];
    (void)mgpu__locate(b->site, where, sizeof where);
    if (b->pending != b->expected) {
        mgpu__put(t, "the init at %s counts %u: let the others arrive", where, b->expected);
        if (first)
            mgpu__put(t, ", or count %u", b->expected - b->pending);
    } else if (b->expected_bytes != 0) {
        mgpu__put(t, "expect_tx is no arrival: take mgpu_mbarrier_arrive_expect_tx");
    } else if (b->phase != 0) {
        mgpu__put(t, "who arrives has returned or waits, too");
        if (b->seen < b->phase)
            mgpu__put(t,
                      "; or the phase before is meant, parity %u: %s, and the init at %s "
                      "counts %u",
                      (unsigned)(~b->phase & 1),
                      mgpu__ledger_say(&b->ledger, b->phase - 1, account), where, b->expected);
        (void)mgpu__mbarrier_put_commit(t, cta, b);
    } else {
        mgpu__put(t,
                  "none has come since the init at %s: who arrives has returned or waits, too",
                  where);
        if (b->waited != NULL)
            mgpu__put(t,
                      "; the wait at %s has passed before: on a fresh mbarrier parity 1 does, "
                      "for a slot that begins empty",
                      mgpu__locate(b->waited, where, sizeof where));
        if (!mgpu__mbarrier_put_commit(t, cta, b) && b->waited == NULL && first)
            mgpu__put(t, "; a wait for a slot that begins empty has parity 1");
    }
}

/* A phase was missed: by which wait? */
MGPU__MODEL const char *
mgpu__mbarrier_missed(const mgpu__mbarrier *b, char out[MGPU__MBARRIER_MORE])
{
    char where[300];
    if (b->refused != NULL)
        (void)snprintf(out, MGPU__MBARRIER_MORE,
                       "the try_wait or test_wait at %s was answered no, and nobody has waited "
                       "since",
                       mgpu__locate(b->refused, where, sizeof where));
    else if (b->copied != 0 && b->waited != NULL && b->seen == 0)
        (void)snprintf(out, MGPU__MBARRIER_MORE,
                       "the wait at %s has parity 1, which passes at once on a fresh mbarrier",
                       mgpu__locate(b->waited, where, sizeof where));
    else
        (void)snprintf(out, MGPU__MBARRIER_MORE, "a wait with the other parity passes at once");
    return out;
}

/* The last pass of a thread at a barrier; NULL: none that is kept. */
MGPU__MODEL mgpu__mbarrier_pass *
mgpu__mbarrier_pass_at(mgpu__mbarrier_wait *w, const mgpu__mbarrier *b)
{
    for (uint32_t i = 0; i < MGPU__PASSES; i++)
        if (w->pass[i].offset == b->offset && w->pass[i].site != NULL)
            return &w->pass[i];
    return NULL;
}

/* A wait of a thread for a parity has passed. */
MGPU__MODEL void
mgpu__mbarrier_passes(mgpu__mbarrier_wait *w, const mgpu__mbarrier *b, const void *site)
{
    mgpu__mbarrier_pass *p = mgpu__mbarrier_pass_at(w, b);
    const bool again = p != NULL && p->phase == (uint32_t)b->phase;
    if (p == NULL)
        p = &w->pass[w->passes++ % MGPU__PASSES];
    p->site = site;
    p->offset = b->offset;
    p->phase = (uint32_t)b->phase;
    if (again)
        w->again = *p;
}

/* A wait that passed for a phase that its thread had seen before. */
MGPU__MODEL void
mgpu__mbarrier_put_again(mgpu__text *t, const mgpu__fiber *f)
{
    const mgpu__mbarrier_pass *p = &mgpu__mbarrier_wait_of(f)->again;
    char where[300];
    if (p->site == NULL || p->phase == 0)
        return;
    mgpu__put(t, "; its wait at %s for parity %u of the mbarrier at ",
              mgpu__locate(p->site, where, sizeof where), ~p->phase & 1);
    mgpu__put_smem(t, f->cta, p->offset);
    mgpu__put(t, " has passed a second time for phase %u: is that parity right?", p->phase - 1);
}

/* Who arrived last, and what became of it; where f has passed the barrier last. */
MGPU__MODEL void
mgpu__mbarrier_put_who(mgpu__text *t, const mgpu__fiber *f, const mgpu__mbarrier *b)
{
    const mgpu__mbarrier_pass *p = mgpu__mbarrier_pass_at(mgpu__mbarrier_wait_of(f), b);
    char where[300];
    if (b->pending != 0 && b->last != NULL) {
        mgpu__put(t, "; the last to arrive was ");
        if (b->last == f)
            mgpu__put(t, "this thread");
        else
            mgpu__put_thread(t, b->last);
        mgpu__put(t, " at %s, in phase %llu", mgpu__locate(b->last_site, where, sizeof where),
                  (unsigned long long)b->last_phase);
        if (b->last->state == MGPU__DONE)
            mgpu__put(t, ", which has returned");
        else if (b->last != f)
            mgpu__put(t, ", which waits at %s",
                      mgpu__locate(b->last->site, where, sizeof where));
        if (b->last->state == MGPU__DONE)
            mgpu__mbarrier_put_again(t, b->last);
    }
    if (p != NULL)
        mgpu__put(t, "; this thread has passed it last at %s, for parity %u, phase %u",
                  mgpu__locate(p->site, where, sizeof where), ~p->phase & 1,
                  p->phase - (p->phase != 0));
}

/* Which mbarrier a thread waits for, what is missing, who had a hand in it, and what to do. */
MGPU__MODEL void
mgpu__mbarrier_describe(mgpu__text *t, const mgpu__fiber *f, const char *waits)
{
    const mgpu__mbarrier *b = (const mgpu__mbarrier *)f->object;
    char account[MGPU__LEDGER_TEXT];
    mgpu__put(t, "waiting at %s on the mbarrier at ", waits);
    mgpu__put_smem(t, f->cta, b->offset);
    if (f->wanted < 2)
        mgpu__put(t, " for parity %u", (unsigned)f->wanted);
    else
        mgpu__put(t, " for phase %llu", (unsigned long long)(f->wanted - 2));
    mgpu__put(t, ": phase %llu is open (parity %u)", (unsigned long long)b->phase,
              (unsigned)(b->phase & 1));
    if (b->pending != 0)
        mgpu__put(t, ", %u of %u arrivals missing", b->pending, b->expected);
    if (b->tx != 0)
        mgpu__put(t, ", %lld bytes %s", (long long)(b->tx > 0 ? b->tx : -b->tx),
                  b->tx > 0 ? "missing" : "more than expected");
    mgpu__put(t, ": %s: ", mgpu__ledger_say(&b->ledger, b->phase, account));
    if (b->tx != 0)
        mgpu__mbarrier_put_bytes(t, f->cta, b);
    else
        mgpu__mbarrier_put_arrivals(t, f->cta, b);
    mgpu__mbarrier_put_who(t, f, b);
}

/* Whether f waits for bytes that are no longer on their way, or for balance where too many came. */
MGPU__MODEL bool
mgpu__mbarrier_lacks(const mgpu__fiber *f)
{
    return ((const mgpu__mbarrier *)f->object)->tx != 0;
}

#endif /* MGPU_EMU_UNIT_ACCOUNT_H */
