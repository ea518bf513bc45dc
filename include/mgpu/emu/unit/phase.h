/* mgpu/emu/unit/phase.h - the phases of an mbarrier: arrivals, bytes, who is on the way.
 * SPDX-License-Identifier: MIT
 *
 * The eight bytes in shared memory are opaque, here as on the chip: the state is kept beside
 * them, found by the offset; they hold a pattern that each operation expects to find. A phase
 * ends when no arrival is pending and the bytes expected less the bytes completed are zero;
 * bytes may complete before they are expected, while an arrival keeps the phase open.
 *
 * A copy is made at once or late, as the policy says, and a mistake is one all the same. So it
 * counts who has seen a phase end: bytes and arrivals of the next one come behind a wait.
 */
#ifndef MGPU_EMU_UNIT_PHASE_H
#define MGPU_EMU_UNIT_PHASE_H

#include "../core/event.h"
#include "../core/schedule.h"
#include "account.h"

enum { MGPU__TX_MAX = (1 << 20) - 1 };

/* ---- find a barrier ------------------------------------------------------------------------------- */

/* The barrier at an offset of a block; NULL: none lives there. */
MGPU__MODEL mgpu__mbarrier *
mgpu__mbarrier_find(const mgpu__cta *cta, uint32_t offset)
{
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    return b->live ? b : NULL;
}

/* No barrier lives at a shared address: fail. */
MGPU__MODEL void
mgpu__mbarrier_absent(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t bar,
                      const char *what, const void *site)
{
    char rank[32];
    mgpu__fail(f, site, "%s: no mbarrier lives at shared address 0x%08x%s: %s", what, bar,
               mgpu__mbarrier_of_rank(f, cta, rank),
               f->cta == cta ? "mbarrier.init, then __syncthreads(), comes first"
                             : "its mbarrier.init comes first, then in all blocks "
                               "mgpu_barrier_cluster_arrive() and mgpu_barrier_cluster_wait()");
}

/* Fail unless the eight bytes of the barrier at an offset are as its init left them. */
MGPU__MODEL void
mgpu__mbarrier_intact(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t offset,
                      const char *what, const void *site)
{
    const uint64_t pattern = MGPU__MBARRIER_PATTERN;
    if (memcmp(cta->window + offset, &pattern, 8) != 0)
        mgpu__fail(f, site,
                   "%s: the eight bytes of the mbarrier at smem+0x%x were overwritten by data "
                   "or a copy: it overlaps something else in shared memory",
                   what, offset);
}

/* The barrier at a shared address of a block: it lives, and is whole. f uses it, or an operation of f (`async`). */
MGPU__MODEL mgpu__mbarrier *
mgpu__mbarrier_used(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t bar, bool async,
                    const char *what, const void *site)
{
    mgpu__mbarrier *b = mgpu__mbarrier_find(cta, bar & 0xffffff);
    if (b == NULL)
        mgpu__mbarrier_absent(f, cta, bar, what, site);
    mgpu__mbarrier_intact(f, cta, b->offset, what, site);
    MGPU__TELL(f, used, f, cta, b, b->offset, async, site);
    return b;
}

/* ---- operations on their way ----------------------------------------------------------------------- */

/* f has issued operation `number`, which will complete `bytes` at the barrier. */
MGPU__MODEL void
mgpu__mbarrier_inbound(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t offset,
                       uint32_t bytes, uint64_t number, const void *site)
{
    mgpu__inbounds *all = mgpu__inbounds_of(cta->cluster);
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    char more[MGPU__MBARRIER_MORE];
    char rank[32];
    mgpu__inbound *in;
    b->remote |= f->cta != cta;
    if (mgpu__mbarrier_unseen(b))
        mgpu__fail(f, site,
                   "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
                   "smem+0x%x%s has ended without them: %s",
                   bytes, (unsigned long long)(b->phase - 1), b->offset,
                   mgpu__mbarrier_of_rank(f, cta, rank),
                   mgpu__mbarrier_more(cta, b, b->phase - 1, more));
    if (all->count == all->capacity)
        all->at = (mgpu__inbound *)mgpu__array_longer(f, all->at, &all->capacity, 64,
                                                      sizeof *all->at, site);
    in = &all->at[all->count++];
    in->to = b;
    in->by = f;
    in->site = site;
    in->bytes = bytes;
    in->number = number;
    b->inbound++;
}

/* Operation `number` is there. */
MGPU__MODEL void
mgpu__mbarrier_landed(const mgpu__cta *cta, uint32_t offset, uint64_t number)
{
    mgpu__inbounds *all = mgpu__inbounds_of(cta->cluster);
    uint32_t i = all->count;
    while (i > 0 && all->at[i - 1].number != number) /* under the eager policy it is the last */
        i--;
    if (i == 0)
        return;
    memmove(&all->at[i - 1], &all->at[i], (all->count - i) * sizeof *all->at);
    all->count--;
    mgpu__mbarriers_of(cta)->at[offset / 8].inbound--;
}

/* The oldest operation on its way to a barrier; NULL: there is none. */
MGPU__MODEL const mgpu__inbound *
mgpu__inbound_to(const mgpu__cluster *c, const mgpu__mbarrier *b)
{
    const mgpu__inbounds *all = mgpu__inbounds_of(c);
    if (b->inbound == 0)
        return NULL;
    for (uint32_t i = 0; i < all->count; i++)
        if (all->at[i].to == b)
            return &all->at[i];
    return NULL;
}

/* Fail if bytes are expected, have landed early, or are on their way to a barrier. */
MGPU__MODEL void
mgpu__mbarrier_idle(const mgpu__fiber *f, const mgpu__cta *cta, const mgpu__mbarrier *b,
                    const char *what, const void *site)
{
    const mgpu__inbound *copy = mgpu__inbound_to(cta->cluster, b);
    char where[512];
    if (b->tx != 0 || copy != NULL)
        mgpu__fail(
            f, site,
            "%s at smem+0x%x: bytes are in flight in phase %llu of the mbarrier that lives "
            "there (%s): wait for the phase first",
            what, b->offset, (unsigned long long)b->phase,
            mgpu__locate(copy != NULL ? copy->site : mgpu__mbarrier_line(b), where,
                         sizeof where));
    if (b->arriving != 0)
        mgpu__fail(f, site,
                   "%s at smem+0x%x: the arrival of %s is on its way to phase %llu of the "
                   "mbarrier that lives there: wait for the phase first",
                   what, b->offset, mgpu__locate(b->arrives, where, sizeof where),
                   (unsigned long long)b->phase);
}

/* ---- phases ---------------------------------------------------------------------------------------- */

/* A phase ends while a copy is on its way to it: those who wait for the copy wait no longer. */
MGPU__MODEL void
mgpu__mbarrier_too_early(const mgpu__cta *cta, const mgpu__mbarrier *b,
                         const mgpu__inbound *copy)
{
    char more[MGPU__MBARRIER_MORE], rank[32];
    mgpu__fail(copy->by, copy->site,
               "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
               "smem+0x%x%s ends before they are there: %s",
               copy->bytes, (unsigned long long)b->phase, b->offset,
               mgpu__mbarrier_of_rank(copy->by, cta, rank),
               mgpu__mbarrier_more(cta, b, b->phase, more));
}

/* A phase ends, by `by`, while an arrival of cp.async is on its way to it. */
MGPU__MODEL void
mgpu__mbarrier_without(const mgpu__cta *cta, const mgpu__mbarrier *b, const mgpu__fiber *by)
{
    char account[MGPU__LEDGER_TEXT], where[100], rank[32];
    mgpu__fail(by, b->arrives,
               "cp.async.mbarrier.arrive.noinc: phase %llu of the mbarrier at smem+0x%x%s ends "
               "before this arrival has come: %s, and the init at %s counts %u: count the "
               "arrivals that come with copies, too",
               (unsigned long long)b->phase, b->offset, mgpu__mbarrier_of_rank(by, cta, rank),
               mgpu__ledger_say(&b->ledger, b->phase, account),
               mgpu__locate(b->site, where, sizeof where), b->expected);
}

/* f arrives: somebody must have seen the end of the phase before (PTX manual, "Phase of the mbarrier
 * object"). To expect bytes is no mistake yet: expected and completed in the same phase, whichever that is,
 * they are none. */
MGPU__MODEL void
mgpu__mbarrier_next(const mgpu__fiber *f, const mgpu__cta *cta, const mgpu__mbarrier *b,
                    const char *what, const void *site)
{
    static const char ring[] = "; in a ring of stages: wait at the barrier by which this stage "
                               "is given back, before it is filled again";
    const unsigned long long before = b->phase - 1;
    char account[MGPU__LEDGER_TEXT], behind[MGPU__MBARRIER_MORE], missed[MGPU__MBARRIER_MORE];
    char where[100], rank[32];
    if (b->seen == b->phase)
        return;
    (void)mgpu__mbarrier_missed(b, missed);
    (void)mgpu__mbarrier_of_rank(f, cta, rank);
    (void)mgpu__ledger_say(&b->ledger, before, account);
    (void)mgpu__mbarrier_behind(f, b, behind);
    if (mgpu__mbarrier_unseen(b))
        mgpu__fail(f, site,
                   "%s: no wait has seen the end of phase %llu of the mbarrier at smem+0x%x%s: "
                   "when its copies take longer, this arrival falls into that phase: %s: wait "
                   "for each phase before the next one (%s), or init the mbarrier with all "
                   "arrivals of one phase%s%s",
                   what, before, b->offset, rank, account, missed, ring, behind);
    mgpu__fail(f, site,
               "%s: no wait has seen the end of phase %llu of the mbarrier at smem+0x%x%s: %s, "
               "and the init at %s counts %u: count all that arrive in one phase, or let no "
               "more arrive; wait for each phase before the next one (%s)%s%s",
               what, before, b->offset, rank, account,
               mgpu__locate(b->site, where, sizeof where), b->expected, missed, ring, behind);
}

/* End the phase if nothing is missing any more. */
MGPU__MODEL void
mgpu__mbarrier_check(mgpu__cta *cta, mgpu__mbarrier *b, mgpu_emu_agent agent,
                     const mgpu__fiber *by, const void *site)
{
    const mgpu__inbound *late;
    mgpu__progress(cta->cluster->worker);
    if (b->pending != 0 || b->tx != 0)
        return;
    late = mgpu__inbound_to(cta->cluster, b);
    if (late != NULL)
        mgpu__mbarrier_too_early(cta, b, late);
    if (b->arriving != 0)
        mgpu__mbarrier_without(cta, b, by);
    MGPU__TELL(by, complete, by, b);
    b->phase++;
    b->report = b->reported;
    b->reported = false;
    b->denied = agent == MGPU_EMU_THREAD; /* who ends it knows */
    b->pending = b->expected;
    b->expected_bytes = b->received_bytes = 0;
    mgpu__event(MGPU_EMU_MBARRIER_PHASE, agent, mgpu__address_of(cta, b->offset), b->phase, 0,
                by, site);
    mgpu__wake(&b->waiters);
}

/* `bytes` are expected at `site` (positive), or have come by it. */
MGPU__MODEL void
mgpu__mbarrier_tx(const mgpu__fiber *f, mgpu__mbarrier *b, int64_t bytes, const char *what,
                  const void *site)
{
    b->tx += bytes;
    MGPU__STEP_TELL(f, did, f, bytes > 0 ? MGPU__TOUCH_EXPECT : MGPU__TOUCH_ARRIVE, b);
    if (b->tx > MGPU__TX_MAX || b->tx < -MGPU__TX_MAX)
        mgpu__fail(f, site,
                   "%s: the byte count of the mbarrier at smem+0x%x becomes %lld; it holds "
                   "+-(2^20-1): split what comes over several mbarriers, or phases",
                   what, b->offset, (long long)b->tx);
    if (bytes > 0) {
        b->expected_bytes += (uint64_t)bytes;
        mgpu__ledger_add(f, &b->ledger, b->phase, MGPU__LEDGER_EXPECTED, (uint64_t)bytes, site);
    } else if (bytes < 0) {
        b->received_bytes += (uint64_t)-bytes;
        mgpu__ledger_add(f, &b->ledger, b->phase, MGPU__LEDGER_CAME, (uint64_t)-bytes, site);
    }
}

/* Fail: the block that a copy or store (`what`) comes to has exited, and its mbarrier with it. */
MGPU__MODEL void
mgpu__mbarrier_homeless(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t offset,
                        uint32_t bytes, const char *what, const void *site)
{
    const mgpu__mbarrier *b = mgpu__mbarrier_find(cta, offset);
    const uint64_t phase = mgpu__mbarrier_latest(b);
    char account[MGPU__LEDGER_TEXT];
    mgpu__fail(f, site,
               "this %s lands in a block that has exited: the mbarrier at smem+0x%x counts its "
               "%u bytes (phase %llu: %s): wait for the phase that expects them, or end the "
               "kernel with a cluster barrier",
               what, offset, bytes, (unsigned long long)phase,
               mgpu__ledger_say(&b->ledger, phase, account));
}

/* `bytes` have landed: called by agents. */
MGPU__MODEL void
mgpu__mbarrier_complete(mgpu__cta *cta, uint32_t offset, uint32_t bytes, mgpu_emu_agent agent,
                        const mgpu__fiber *by, const void *site)
{
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    mgpu__mbarrier_intact(by, cta, offset, "a copy lands", site);
    mgpu__mbarrier_tx(by, b, -(int64_t)bytes, "a copy lands", site);
    b->copied = b->phase + 1;
    mgpu__event(MGPU_EMU_MBARRIER_COMPLETE_TX, agent, mgpu__address_of(cta, offset), bytes, 0,
                by, site);
    mgpu__mbarrier_check(cta, b, agent, by, site);
}

/* ---- the end of a block ------------------------------------------------------------------------------- */

/* A block is done, and a copy came to a phase that is still open: it was not waited for, no wait can have
 * seen its bytes. */
MGPU__MODEL void
mgpu__mbarrier_unwaited(const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    const mgpu__fiber *f = mgpu__fiber_at(cta, 0);
    const uint64_t before = b->phase - (b->phase != 0);
    char account[MGPU__LEDGER_TEXT], more[MGPU__MBARRIER_MORE];
    if (b->expected_bytes == 0)
        mgpu__error(f, mgpu__mbarrier_line(b),
                    "nobody expects the %llu bytes that this line brings, and the block ends: "
                    "phase %llu of the mbarrier at smem+0x%x %s: %s",
                    (unsigned long long)b->received_bytes, (unsigned long long)before,
                    b->offset, b->phase == 0 ? "is open" : "had ended without them",
                    mgpu__mbarrier_more(cta, b, before, more));
    else
        mgpu__error(f, mgpu__mbarrier_line(b),
                    "bytes are expected here, and the block ends: no wait has seen the %llu "
                    "bytes in phase %llu of the mbarrier at smem+0x%x, which goes on with %u "
                    "of %u arrivals missing: %s: expect the sum of all copies with or before "
                    "the last arrival, and wait",
                    (unsigned long long)b->received_bytes, (unsigned long long)b->phase,
                    b->offset, b->pending, b->expected,
                    mgpu__ledger_say(&b->ledger, b->phase, account));
}

/* A block is done. A barrier that stops in the middle of a phase has been counted wrongly. */
MGPU__MODEL void
mgpu__mbarriers_block_ended(mgpu__cta *cta)
{
    const mgpu__mbarriers *all = mgpu__mbarriers_of(cta);
    const mgpu__fiber *f = mgpu__fiber_at(cta, 0);
    for (uint32_t i = 0; i < all->count; i++) {
        const mgpu__mbarrier *b = &all->at[all->list[i]];
        const unsigned long long phase = b->phase;
        char where[100];
        if (!b->live)
            continue;
        if (b->copied == b->phase + 1 && (b->received_bytes != 0 || b->expected_bytes != 0))
            mgpu__mbarrier_unwaited(cta, b);
        else if (mgpu__mbarrier_unseen(b) &&
                 mgpu__ledger_last(&b->ledger, b->phase - 1, MGPU__LEDGER_CAME) == NULL)
            mgpu__lint(
                f, MGPU__NOTE_LEAVES, b->last_site,
                "an arrival with cp.async copies was issued here, and the block ends: no "
                "wait has seen the end of phase %llu of the mbarrier at smem+0x%x, its "
                "phase: wait before the bytes are used",
                phase - 1, b->offset);
        else if (mgpu__mbarrier_unseen(b))
            mgpu__lint(f, MGPU__NOTE_LEAVES,
                       mgpu__ledger_last(&b->ledger, b->phase - 1, MGPU__LEDGER_CAME),
                       "a copy was issued here, and the block ends: no wait has seen the end "
                       "of phase %llu of the mbarrier at smem+0x%x, its phase: wait before the "
                       "bytes are used; a wait with the other parity passes at once",
                       phase - 1, b->offset);
        else if (b->tx < 0)
            mgpu__lint(f, MGPU__NOTE_COUNTS,
                       mgpu__ledger_last(&b->ledger, b->phase, MGPU__LEDGER_CAME),
                       "complete_tx brings bytes here, and the block ends: nobody expects %lld "
                       "of them in phase %llu of the mbarrier at smem+0x%x: expect what it "
                       "brings",
                       -(long long)b->tx, phase, b->offset);
        else if (b->tx > 0)
            mgpu__lint(f, MGPU__NOTE_COUNTS, mgpu__mbarrier_line(b),
                       "bytes are expected here, and the block ends: %lld bytes are missing in "
                       "phase %llu of the mbarrier at smem+0x%x: expect what copies bring, and "
                       "wait for it",
                       (long long)b->tx, phase, b->offset);
        else if (b->pending != b->expected)
            mgpu__lint(f, MGPU__NOTE_COUNTS, mgpu__mbarrier_line(b),
                       "the block ends with %u of %u arrivals in phase %llu of the mbarrier at "
                       "smem+0x%x, this the last: the count of its init at %s and the arrivals "
                       "do not agree",
                       b->expected - b->pending, b->expected, phase, b->offset,
                       mgpu__locate(b->site, where, sizeof where));
    }
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* Forget the barriers of a block. */
MGPU__MODEL void
mgpu__mbarriers_clear(mgpu__mbarriers *all)
{
    for (uint32_t i = 0; i < all->count; i++) {
        mgpu__mbarrier *b = &all->at[all->list[i]];
        mgpu__ledger_clear(&b->ledger);
        memset(b, 0, sizeof *b);
    }
    all->count = 0;
    all->operation = all->commit = NULL;
}

MGPU__MODEL bool
mgpu__mbarriers_create(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        const size_t places = MGPU__WINDOW_BYTES / 8;
        /* large and mostly untouched: pages that nobody writes cost nothing, which malloc() might write */
        all->map = mgpu__map(places * (sizeof *all->at + sizeof *all->list));
        if (all->map.start == NULL)
            return false;
        all->at = (mgpu__mbarrier *)(void *)all->map.start;
        all->list = (uint16_t *)(void *)(all->at + places);
    }
    return true;
}

MGPU__MODEL void
mgpu__mbarriers_destroy(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__mbarriers_clear(mgpu__mbarriers_of(c->ctas[rank]));
        mgpu__unmap(mgpu__mbarriers_of(c->ctas[rank])->map);
    }
    free(mgpu__inbounds_of(c)->at);
}

MGPU__MODEL void
mgpu__mbarriers_begin(mgpu__cluster *c)
{
    mgpu__inbounds_of(c)->count = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        mgpu__mbarriers_clear(mgpu__mbarriers_of(c->ctas[rank]));
}

/* Whether a thread waits here with try_wait, which comes back by itself. */
MGPU__MODEL bool
mgpu__mbarriers_look(const mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        for (uint32_t i = 0; i < all->count; i++)
            for (const mgpu__fiber *f = all->at[all->list[i]].waiters.head; f != NULL;
                 f = f->next)
                if (!mgpu__mbarrier_wait_of(f)->forever)
                    return true;
    }
    return false;
}

/* What waits in try_wait comes back with false, as it does on a GPU after a while, so that loops
 * that count or look elsewhere go on. */
MGPU__MODEL void
mgpu__mbarriers_time_out(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        const mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        for (uint32_t i = 0; i < all->count; i++) {
            mgpu__queue *q = &all->at[all->list[i]].waiters;
            mgpu__queue stay = {NULL, NULL};
            for (mgpu__fiber *f = mgpu__queue_pop(q); f != NULL; f = mgpu__queue_pop(q)) {
                if (mgpu__mbarrier_wait_of(f)->forever) {
                    mgpu__queue_push(&stay, f);
                } else {
                    c->polls++;
                    mgpu__make_ready(f);
                }
            }
            *q = stay;
        }
    }
}

MGPU__MODEL void
mgpu__mbarrier_define(mgpu__unit *u)
{
    u->turn = 1;
    u->thread_bytes = sizeof(mgpu__mbarrier_wait);
    u->cta_bytes = sizeof(mgpu__mbarriers);
    u->cluster_bytes = sizeof(mgpu__inbounds);
    u->create = mgpu__mbarriers_create;
    u->destroy = mgpu__mbarriers_destroy;
    u->begin = mgpu__mbarriers_begin;
    u->block_ended = mgpu__mbarriers_block_ended;
    u->looks = mgpu__mbarriers_look;
    u->time_out = mgpu__mbarriers_time_out;
    u->describe = mgpu__mbarrier_describe;
    u->before = mgpu__mbarrier_put_again;
    u->lacks = mgpu__mbarrier_lacks;
}

MGPU__ENGINE(mbarrier)

#endif /* MGPU_EMU_UNIT_PHASE_H */
