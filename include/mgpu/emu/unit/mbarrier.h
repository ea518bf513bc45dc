/* mgpu/emu/unit/mbarrier.h - the instructions of mbarriers: init, arrive, expect, wait.
 * SPDX-License-Identifier: MIT
 *
 * Each finds the barrier at its address, checks, and changes its account (phase.h). A wait parks the
 * thread until the phase ends; try_wait may also come back before.
 */
#ifndef MGPU_EMU_UNIT_MBARRIER_H
#define MGPU_EMU_UNIT_MBARRIER_H

#include "../core/mutate.h"
#include "phase.h"

/* The state word of arrive: phase in the low 32 bits, pending arrivals before it above. */
MGPU__MODEL uint64_t
mgpu__mbarrier_state(const mgpu__mbarrier *b)
{
    return (uint64_t)(uint32_t)b->phase | (uint64_t)b->pending << 32;
}

MGPU__MODEL mgpu__mbarrier *
mgpu__mbarrier_at(const mgpu__fiber *f, uint32_t bar, uint32_t how, const char *what,
                  const void *site, mgpu__cta **owner)
{
    mgpu__cta *cta = mgpu__cta_of(f, bar, 8, 8, how, what, site);
    if (owner != NULL)
        *owner = cta;
    return mgpu__mbarrier_used(f, cta, bar, false, what, site);
}

/* An init where the barrier b lives, at which nobody waits: to the manual undefined. */
MGPU__MODEL void
mgpu__mbarrier_again(const mgpu__fiber *f, const mgpu__cta *cta, const mgpu__mbarrier *b,
                     const void *site)
{
    char where[100];
    mgpu__mbarrier_idle(f, cta, b, "mbarrier.init", site);
    mgpu__lint(f, MGPU__NOTE_LIVES, site,
               "mbarrier.init at smem+0x%x: the mbarrier of the init at %s lives there: "
               "mgpu_mbarrier_inval() first, or init once, by one thread",
               b->offset, mgpu__locate(b->site, where, sizeof where));
}

/* Make a barrier. `reports`: of layout v1, which counts fewer arrivals. */
MGPU__MODEL void
mgpu__mbarrier_begin(mgpu__fiber *f, uint32_t bar, uint32_t count, bool reports,
                     const void *site)
{
    mgpu__cta *cta = mgpu__cta_of(f, bar, 8, 8, 0, "mbarrier.init", site);
    uint32_t offset = bar & 0xffffff;
    mgpu__mbarriers *all = mgpu__mbarriers_of(cta);
    mgpu__mbarrier *b;
    uint64_t pattern = MGPU__MBARRIER_PATTERN;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_find(cta, offset);
    if (count == 0 || count > MGPU__TX_MAX)
        mgpu__fail(f, site, "mbarrier.init: count %u: 1 to 2^20-1 arrivals", count);
    if (reports && count > 511)
        mgpu__fail(
            f, site,
            "mbarrier.init: count %u: 1 to 511 arrivals of layout v1: let one thread of a "
            "warp arrive for all, or take layout v0",
            count);
    if (b != NULL && b->waiters.head != NULL)
        mgpu__fail(f, site,
                   "mbarrier.init at smem+0x%x: threads wait on the mbarrier that lives there: "
                   "init it once, before a barrier that all pass",
                   offset);
    if (b != NULL)
        mgpu__mbarrier_again(f, cta, b, site);
    b = &all->at[offset / 8];
    if (!b->listed)
        all->list[all->count++] = (uint16_t)(offset / 8);
    mgpu__ledger_clear(&b->ledger);
    memset(b, 0, sizeof *b);
    b->listed = true;
    b->reports = reports;
    b->offset = offset;
    b->live = true;
    b->expected = b->pending = count;
    b->site = site;
    memset(cta->window + offset, MGPU__UNWRITTEN, 8); /* who lived there is gone */
    mgpu__access(MGPU_EMU_SHARED, true, false, bar, 8, f, site);
    memcpy(cta->window + offset, &pattern, 8);
    mgpu__event(MGPU_EMU_MBARRIER_INIT, MGPU_EMU_THREAD, bar, count, 0, f, site);
    MGPU__TELL(f, began, f, b, offset, site);
    mgpu__progress(cta->cluster->worker);
}

void
mgpu__emu_mbarrier_init(uint32_t bar, uint32_t count)
{
    MGPU__MUTATE(, "mbarrier.init", NULL, &bar, &count, NULL, NULL);
    mgpu__mbarrier_begin(mgpu__self(), bar, count, false, MGPU__SITE);
}

void
mgpu__emu_mbarrier_init_layout(uint32_t bar, uint32_t count, uint32_t layout)
{
    MGPU__MUTATE(, "mbarrier.init", NULL, &bar, &count, NULL, NULL);
    mgpu__mbarrier_begin(mgpu__self(), bar, count, layout == 1, MGPU__SITE);
}

bool
mgpu__emu_mbarrier_check_layout(uint32_t bar, uint32_t layout)
{
    mgpu__cta *cta;
    mgpu__fiber *f = mgpu__self();
    const mgpu__mbarrier *b =
        mgpu__mbarrier_at(f, bar, 0, "mbarrier.check_layout", MGPU__SITE, &cta);
    return b->reports == (layout == 1);
}

void
mgpu__emu_mbarrier_inval(uint32_t bar)
{
    MGPU__MUTATE(, "mbarrier.inval", NULL, &bar, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__mbarrier *b;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_at(f, bar, 0, "mbarrier.inval", site, &cta);
    MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_INIT, b);
    if (b->waiters.head != NULL)
        mgpu__fail(f, site,
                   "mbarrier.inval at smem+0x%x: threads wait on it: a barrier of all who use "
                   "it comes first",
                   b->offset);
    mgpu__mbarrier_idle(f, cta, b, "mbarrier.inval", site);
    b->live = false;
    memset(cta->window + b->offset, MGPU__UNWRITTEN, 8);
    mgpu__access(MGPU_EMU_SHARED, true, false, bar, 8, f, site);
}

/* More arrive than the phase wants: fail. */
MGPU__MODEL void
mgpu__mbarrier_full(const mgpu__fiber *f, const mgpu__cta *cta, const mgpu__mbarrier *b,
                    uint32_t count, const char *what, const void *site)
{
    char account[MGPU__LEDGER_TEXT], behind[MGPU__MBARRIER_MORE], where[100], rank[32];
    mgpu__fail(f, site,
               "%s: %u arrivals, but phase %llu of the mbarrier at smem+0x%x%s wants only %u "
               "more of %u: %s: the count of its init at %s is what arrives in one phase; wait "
               "for each phase before the next one (a wait with the other parity passes at "
               "once)%s",
               what, count, (unsigned long long)b->phase, b->offset,
               mgpu__mbarrier_of_rank(f, cta, rank), b->pending, b->expected,
               mgpu__ledger_say(&b->ledger, b->phase, account),
               mgpu__locate(b->site, where, sizeof where), mgpu__mbarrier_behind(f, b, behind));
}

/* f arrives at `bar`. */
MGPU__MODEL uint64_t
mgpu__mbarrier_arrives(mgpu__fiber *f, uint32_t bar, uint32_t count, uint32_t tx_bytes,
                       uint32_t how, const void *site)
{
    const char *what = how & MGPU__DROP ? "mbarrier.arrive_drop" : "mbarrier.arrive";
    mgpu__cta *cta;
    mgpu__mbarrier *b;
    uint64_t state;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_at(f, bar, how, what, site, &cta);
    state = mgpu__mbarrier_state(b);
    MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_ARRIVE, b);
    if (count == 0)
        mgpu__fail(f, site, "%s: count 0: at least one arrival", what);
    mgpu__mbarrier_next(f, cta, b, what, site);
    if (count > b->pending)
        mgpu__mbarrier_full(f, cta, b, count, what, site);
    if (how & MGPU__NO_COMPLETE && count == b->pending && b->tx == 0)
        mgpu__fail(f, site,
                   "%s.noComplete would complete phase %llu of the mbarrier at smem+0x%x", what,
                   (unsigned long long)b->phase, b->offset);
    if (how & MGPU__EXPECT_TX) {
        mgpu__mbarrier_tx(f, b, tx_bytes, "mbarrier.arrive.expect_tx", site);
        mgpu__event(MGPU_EMU_MBARRIER_EXPECT_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    }
    mgpu__ledger_add(f, &b->ledger, b->phase, MGPU__LEDGER_ARRIVED, count, site);
    b->pending -= count;
    b->last = f;
    b->last_site = site;
    b->last_phase = b->phase;
    if (how & MGPU__DROP)
        b->expected -= count;
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_THREAD, bar, count, how, f, site);
    MGPU__TELL(f, arrived, f, cta, b, how, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
    return state;
}

uint64_t
mgpu__emu_mbarrier_arrive(uint32_t bar, uint32_t count, uint32_t tx_bytes, uint32_t how)
{
    MGPU__MUTATE(0, "mbarrier.arrive", &how, &bar, &count, &tx_bytes, NULL);
    return mgpu__mbarrier_arrives(mgpu__self(), bar, count, tx_bytes, how, MGPU__SITE);
}

/* f expects bytes at `bar`. */
MGPU__MODEL void
mgpu__mbarrier_expects(mgpu__fiber *f, uint32_t bar, uint32_t tx_bytes, uint32_t how,
                       const void *site)
{
    mgpu__cta *cta;
    mgpu__mbarrier *b;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_at(f, bar, how, "mbarrier.expect_tx", site, &cta);
    mgpu__mbarrier_tx(f, b, tx_bytes, "mbarrier.expect_tx", site);
    mgpu__event(MGPU_EMU_MBARRIER_EXPECT_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    /* it may be the last that was missing, and ends the phase: on an H200 too */
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

void
mgpu__emu_mbarrier_expect_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how)
{
    MGPU__MUTATE(, "mbarrier.expect_tx", &how, &bar, NULL, &tx_bytes, NULL);
    mgpu__mbarrier_expects(mgpu__self(), bar, tx_bytes, how, MGPU__SITE);
}

/* f completes bytes at `bar`. */
MGPU__MODEL void
mgpu__mbarrier_completes(mgpu__fiber *f, uint32_t bar, uint32_t tx_bytes, uint32_t how,
                         const void *site)
{
    mgpu__cta *cta;
    mgpu__mbarrier *b;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_at(f, bar, how, "mbarrier.complete_tx", site, &cta);
    mgpu__mbarrier_tx(f, b, -(int64_t)tx_bytes, "mbarrier.complete_tx", site);
    mgpu__event(MGPU_EMU_MBARRIER_COMPLETE_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

void
mgpu__emu_mbarrier_complete_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how)
{
    MGPU__MUTATE(, "mbarrier.complete_tx", &how, &bar, NULL, &tx_bytes, NULL);
    mgpu__mbarrier_completes(mgpu__self(), bar, tx_bytes, how, MGPU__SITE);
}

/* Whether the phase that a waiter wants has ended. */
MGPU__MODEL bool
mgpu__mbarrier_done(const mgpu__mbarrier *b, uint64_t state, uint32_t how)
{
    if (how & MGPU__PARITY)
        return (b->phase & 1) != (state & 1);
    return (uint32_t)b->phase != (uint32_t)state;
}

/* f asks for a phase that has not ended, at *b. Has it, behind that? The first answer is no: who asks once and
 * does not look at the answer has not waited, here or on the chip. */
MGPU__MODEL bool
mgpu__mbarrier_asks(mgpu__fiber *f, mgpu__mbarrier **b, uint32_t bar, uint64_t state,
                    uint32_t how, const void *site)
{
    const char *what = how & MGPU__TRY ? "mbarrier.try_wait" : "mbarrier.test_wait";
    mgpu__mbarrier_wait *w = mgpu__mbarrier_wait_of(f);
    const bool forever = (how & MGPU__FOREVER) != 0;
    const bool again = w->asked == *b && w->asked_phase == (*b)->phase;
    w->asked = *b;
    w->asked_phase = (*b)->phase;
    w->forever = forever;
    if (!forever && !again)
        f->refused = (*b)->refused = site;
    if ((how & MGPU__TRY) != 0) {
        mgpu__will_wait(f, &mgpu__mbarrier_unit, 0, *b, site);
        f->wanted = how & MGPU__PARITY ? state : (uint64_t)(uint32_t)state + 2;
        mgpu__park(f, &(*b)->waiters);
    } else {
        mgpu__give_way(f, false, site);
    }
    *b = mgpu__mbarrier_at(f, bar, 0, what, site, NULL);
    return (forever || again) && mgpu__mbarrier_done(*b, state, how);
}

/* A phase has ended as a copy landed, and nobody knows yet: is f, the first to ask, told no? */
MGPU__MODEL bool
mgpu__mbarrier_denies(const mgpu__fiber *f, mgpu__mbarrier *b, uint32_t how)
{
    const bool no = !b->denied && mgpu__mbarrier_unseen(b) && (how & MGPU__FOREVER) == 0 &&
                    !mgpu__is_explored(f);
    b->denied |= no;
    return no;
}

/* A wait is at a barrier of its own block: a peer's has no form of it. */
MGPU__MODEL void
mgpu__mbarrier_own(const mgpu__fiber *f, uint32_t bar, const char *what, const void *site)
{
    const uint32_t rank = bar >> 24;
    if (rank != f->cta->rank && rank < f->cta->cluster->cta_count)
        mgpu__fail(f, site,
                   "%s: the mbarrier at shared address 0x%08x is one of block rank %u, this is "
                   "rank %u: only a block's own barriers can be waited for: let the peer "
                   "arrive at one of this block's with mgpu_mbarrier_arrive_shared_cluster()",
                   what, bar, rank, f->cta->rank);
}

/* test_wait, try_wait of f. `reports`: of a barrier that keeps reports. */
MGPU__MODEL bool
mgpu__mbarrier_tests(mgpu__fiber *f, uint32_t bar, uint64_t state, bool reports, uint32_t how,
                     const void *site)
{
    mgpu__mbarrier_wait *w = mgpu__mbarrier_wait_of(f);
    const char *what = how & MGPU__TRY ? "mbarrier.try_wait" : "mbarrier.test_wait";
    mgpu__mbarrier *b;
    bool done;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    mgpu__mbarrier_own(f, bar, what, site);
    b = mgpu__mbarrier_at(f, bar, 0, what, site, NULL);
    if (reports && !b->reports)
        mgpu__fail(f, site,
                   "%s: the mbarrier at smem+0x%x is of layout v0 and keeps no reports: "
                   "mgpu_mbarrier_init_layout_v1()",
                   what, b->offset);
    if (how & MGPU__PARITY && state > 1)
        mgpu__fail(f, site, "%s.parity: parity %llu is not 0 or 1: phase number & 1", what,
                   (unsigned long long)state);
    done = mgpu__mbarrier_done(b, state, how);
    if ((how & MGPU__FOREVER) == 0)
        MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_LOOK, b);
    else if (!done)
        MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_MISS, b);
    if (!done && (!mgpu__is_explored(f) || (how & MGPU__FOREVER) != 0))
        done = mgpu__mbarrier_asks(f, &b, bar, state, how, site);
    else if (done && mgpu__mbarrier_denies(f, b, how)) {
        f->refused = b->refused = site;
        mgpu__give_way(f, false, site);
        return false;
    }
    if (done) {
        f->refused = b->refused = NULL;
        b->seen = w->phase = b->phase;
        b->waited = w->site = site;
        w->passed = b;
        if (how & MGPU__PARITY)
            mgpu__mbarrier_passes(w, b, site);
        mgpu__event(MGPU_EMU_MBARRIER_OBSERVED, MGPU_EMU_THREAD, bar, b->phase, how, f, site);
        f->site = site;
        MGPU__TELL(f, passed, f, f->cta, b, how);
        MGPU__TELL(f, saw, f, b, b->offset, site);
    }
    return done;
}

bool
mgpu__emu_mbarrier_test(uint32_t bar, uint64_t state, uint32_t ns, uint32_t how)
{
    MGPU__MUTATE(true, "mbarrier.wait", &how, &bar, NULL, NULL, &state);
    (void)ns;
    return mgpu__mbarrier_tests(mgpu__self(), bar, state, false, how, MGPU__SITE);
}

/* What a report is while the phase has not ended: nothing. */
enum { MGPU__NO_REPORT = 0xdbdbdb };

/* Copies of Rubin report, rubin.h; no agent of an older GPU does. What it was is 0: a pattern in data leaves it alone. */
bool
mgpu__emu_mbarrier_test_report(uint32_t bar, uint64_t state, uint32_t ns, uint32_t *report,
                               uint32_t how)
{
    MGPU__MUTATE(true, "mbarrier.wait", &how, &bar, NULL, NULL, &state);
    mgpu__fiber *f = mgpu__self();
    const bool done = mgpu__mbarrier_tests(f, bar, state, true, how, MGPU__SITE);
    const bool something = done && mgpu__mbarrier_find(f->cta, bar & 0xffffff)->report;
    (void)ns;
    if (report == NULL)
        return done && !something;
    report[0] = report[1] = MGPU__NO_REPORT;
    if (done) {
        report[0] = something;
        report[1] = 0;
    }
    return done;
}

uint32_t
mgpu__emu_mbarrier_pending_count(uint64_t state)
{
    return (uint32_t)(state >> 32);
}

#endif /* MGPU_EMU_UNIT_MBARRIER_H */
