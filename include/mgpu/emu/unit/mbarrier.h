/* mgpu/emu/unit/mbarrier.h - the mbarrier: arrivals, bytes, phases.
 * SPDX-License-Identifier: MIT
 *
 * The eight bytes in shared memory are opaque, here as on the chip: the state is kept beside
 * them, found by the offset; they hold a pattern that each operation expects to find. A phase
 * ends when no arrival is pending and the bytes expected less the bytes completed are zero;
 * bytes may complete before they are expected, while an arrival keeps the phase open.
 *
 * One line is kept for reports, the one that is most likely wrong: where bytes were last
 * expected in this phase, or who brought bytes that nobody expected, or who last arrived.
 */
#ifndef MGPU_EMU_UNIT_MBARRIER_H
#define MGPU_EMU_UNIT_MBARRIER_H

#include "../core/schedule.h"
#include "../core/memory.h"

/* What is in the eight bytes while a barrier lives: no number that means anything. */
#define MGPU__MBARRIER_PATTERN 0x6d62617272696572ull

/* The state word of arrive: phase in the low 32 bits, pending arrivals before it above. */
static uint64_t
mgpu__mbarrier_state(const mgpu__mbarrier *b)
{
    return (uint64_t)(uint32_t)b->phase | (uint64_t)b->pending << 32;
}

/* The barrier at an offset of a block; NULL: none lives there. */
static mgpu__mbarrier *
mgpu__mbarrier_find(const mgpu__cta *cta, uint32_t offset)
{
    mgpu__mbarrier *b = &cta->mbarriers[offset / 8];
    return b->live ? b : NULL;
}

/* Fail unless the eight bytes of the barrier at an offset are as its init left them. */
static void
mgpu__mbarrier_intact(const mgpu__cta *cta, uint32_t offset, const char *what, const void *site)
{
    const uint64_t pattern = MGPU__MBARRIER_PATTERN;
    if (memcmp(cta->window + offset, &pattern, 8) != 0)
        mgpu__fail(site,
                   "%s: the eight bytes of the mbarrier at smem+0x%x were overwritten by data "
                   "or a copy: it overlaps something else in shared memory",
                   what, offset);
}

/* A copy on its way to a barrier; NULL: there is none. */
static const mgpu__copy *
mgpu__copy_to(const mgpu__cta *cta, const mgpu__mbarrier *b)
{
    const mgpu__cluster *c = cta->cluster;
    for (uint32_t i = 0; i < c->copy_count; i++)
        if (c->copies[i].bar == b->offset && c->copies[i].bar_cta == cta)
            return &c->copies[i];
    return NULL;
}

/* Fail if bytes are expected, have landed early, or are on their way to a barrier. */
static void
mgpu__mbarrier_idle(const mgpu__cta *cta, const mgpu__mbarrier *b, const char *what,
                    const void *site)
{
    const mgpu__copy *copy = mgpu__copy_to(cta, b);
    char where[512];
    if (b->tx != 0 || copy != NULL)
        mgpu__fail(
            site,
            "%s at smem+0x%x: bytes are in flight in phase %llu of the mbarrier that lives "
            "there (%s): wait for the phase first",
            what, b->offset, (unsigned long long)b->phase,
            mgpu__locate(copy != NULL ? copy->site : b->site, where, sizeof where));
}

static mgpu__mbarrier *
mgpu__mbarrier_at(uint32_t bar, uint32_t how, const char *what, const void *site,
                  mgpu__cta **owner)
{
    mgpu__cta *cta = mgpu__cta_of(bar, 8, 8, how, what, site);
    mgpu__mbarrier *b = mgpu__mbarrier_find(cta, bar & 0xffffff);
    if (b == NULL)
        mgpu__fail(site,
                   "%s: no mbarrier lives at shared address 0x%08x: mbarrier.init, then a "
                   "barrier, comes first",
                   what, bar);
    mgpu__mbarrier_intact(cta, b->offset, what, site);
    if (owner != NULL)
        *owner = cta;
    return b;
}

/* A phase ends while a copy is on its way to it: those who wait for the copy wait no longer. */
static void
mgpu__mbarrier_too_early(const mgpu__mbarrier *b, const mgpu__copy *copy, const void *site)
{
    char where[512];
    mgpu_emu_self = &copy->issuer->self;
    if (b->expected_bytes == 0)
        mgpu__fail(copy->site,
                   "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
                   "smem+0x%x ends before they are there, with the arrival at %s: make that "
                   "mgpu_mbarrier_arrive_expect_tx",
                   copy->bytes, (unsigned long long)b->phase, b->offset,
                   mgpu__locate(site, where, sizeof where));
    mgpu__fail(copy->site,
               "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
               "smem+0x%x ends before they are there, with the %llu bytes that %s expects: "
               "expect the sum of all copies",
               copy->bytes, (unsigned long long)b->phase, b->offset,
               (unsigned long long)b->expected_bytes,
               mgpu__locate(b->site, where, sizeof where));
}

/* End the phase if nothing is missing any more. */
static void
mgpu__mbarrier_check(mgpu__cta *cta, mgpu__mbarrier *b, mgpu_emu_agent agent,
                     const mgpu__fiber *by, const void *site)
{
    const mgpu__copy *late;
    mgpu__progress(cta->cluster->worker);
    if (b->pending != 0 || b->tx != 0)
        return;
    late = mgpu__copy_to(cta, b);
    if (late != NULL)
        mgpu__mbarrier_too_early(b, late, site);
    b->phase++;
    b->pending = b->expected;
    b->expected_bytes = b->received_bytes = 0;
    mgpu__event(MGPU_EMU_MBARRIER_PHASE, agent, mgpu__address_of(cta, b->offset), b->phase, 0,
                by, site);
    mgpu__wake(&b->waiters);
}

/* `bytes` are expected at `site` (positive), or have come by it. */
static void
mgpu__mbarrier_tx(mgpu__mbarrier *b, int64_t bytes, const char *what, const void *site)
{
    b->tx += bytes;
    if (b->tx > MGPU__TX_MAX || b->tx < -MGPU__TX_MAX)
        mgpu__fail(site,
                   "%s: the byte count of the mbarrier at smem+0x%x becomes %lld; it holds "
                   "+-(2^20-1)",
                   what, b->offset, (long long)b->tx);
    if (bytes > 0)
        b->expected_bytes += (uint64_t)bytes;
    else
        b->received_bytes += (uint64_t)-bytes;
    if (bytes > 0 || b->expected_bytes == 0)
        b->site = site;
}

/* `bytes` have landed: called by agents. */
static void
mgpu__mbarrier_complete(mgpu__cta *cta, uint32_t offset, uint32_t bytes, const mgpu__fiber *by,
                        const void *site)
{
    mgpu__mbarrier *b = mgpu__mbarrier_find(cta, offset);
    if (b == NULL)
        mgpu__fail(site, "a copy lands and the mbarrier at smem+0x%x that it signals is gone",
                   offset);
    mgpu__mbarrier_intact(cta, offset, "a copy lands", site);
    mgpu__mbarrier_tx(b, -(int64_t)bytes, "a copy lands", site);
    mgpu__event(MGPU_EMU_MBARRIER_COMPLETE_TX, MGPU_EMU_TMA, mgpu__address_of(cta, offset),
                bytes, 0, by, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_TMA, by, site);
}

void
mgpu__emu_mbarrier_init(uint32_t bar, uint32_t count)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta = mgpu__cta_of(bar, 8, 8, 0, "mbarrier.init", site);
    uint32_t offset = bar & 0xffffff;
    mgpu__mbarrier *b = mgpu__mbarrier_find(cta, offset);
    uint64_t pattern = MGPU__MBARRIER_PATTERN;
    if (count == 0 || count > MGPU__TX_MAX)
        mgpu__fail(site, "mbarrier.init: count %u: 1 to 2^20-1 arrivals", count);
    if (b != NULL && b->waiters.head != NULL)
        mgpu__fail(site,
                   "mbarrier.init at smem+0x%x: threads wait on the mbarrier that lives there: "
                   "init it once, before a barrier that all pass",
                   offset);
    if (b != NULL)
        mgpu__mbarrier_idle(cta, b, "mbarrier.init", site);
    b = &cta->mbarriers[offset / 8];
    if (!b->listed)
        cta->mbarrier_list[cta->mbarrier_count++] = (uint16_t)(offset / 8);
    memset(b, 0, sizeof *b);
    b->listed = true;
    b->offset = offset;
    b->live = true;
    b->expected = b->pending = count;
    b->site = site;
    memcpy(cta->window + offset, &pattern, 8);
    mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_THREAD, true, bar, 8, f, site);
    mgpu__event(MGPU_EMU_MBARRIER_INIT, MGPU_EMU_THREAD, bar, count, 0, f, site);
    mgpu__progress(cta->cluster->worker);
}

void
mgpu__emu_mbarrier_inval(uint32_t bar)
{
    const void *site = MGPU__SITE;
    mgpu__cta *cta;
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, 0, "mbarrier.inval", site, &cta);
    if (b->waiters.head != NULL)
        mgpu__fail(site,
                   "mbarrier.inval at smem+0x%x: threads wait on it: a barrier of all who use "
                   "it comes first",
                   b->offset);
    mgpu__mbarrier_idle(cta, b, "mbarrier.inval", site);
    b->live = false;
    memset(cta->window + b->offset, 0xDB, 8);
    mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_THREAD, true, bar, 8, mgpu__self(), site);
}

uint64_t
mgpu__emu_mbarrier_arrive(uint32_t bar, uint32_t count, uint32_t tx_bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const char *what = how & MGPU__DROP ? "mbarrier.arrive_drop" : "mbarrier.arrive";
    mgpu__cta *cta;
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, how, what, site, &cta);
    uint64_t state = mgpu__mbarrier_state(b);
    if (count == 0)
        mgpu__fail(site, "%s: count 0: at least one arrival", what);
    if (count > b->pending)
        mgpu__fail(site,
                   "%s: %u arrivals, but phase %llu of the mbarrier at smem+0x%x wants only %u "
                   "more of %u: the count of its init is what arrives in one phase",
                   what, count, (unsigned long long)b->phase, b->offset, b->pending,
                   b->expected);
    if (how & MGPU__DROP && count > b->expected)
        mgpu__fail(site, "%s: drops %u arrivals, the mbarrier counts %u", what, count,
                   b->expected);
    if (how & MGPU__NO_COMPLETE && count == b->pending && b->tx == 0)
        mgpu__fail(site, "%s.noComplete would complete phase %llu of the mbarrier at smem+0x%x",
                   what, (unsigned long long)b->phase, b->offset);
    if (how & MGPU__EXPECT_TX) {
        mgpu__mbarrier_tx(b, tx_bytes, "mbarrier.arrive.expect_tx", site);
        mgpu__event(MGPU_EMU_MBARRIER_EXPECT_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    }
    if (b->expected_bytes == 0 && b->received_bytes == 0)
        b->site = site;
    b->pending -= count;
    if (how & MGPU__DROP)
        b->expected -= count;
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_THREAD, bar, count, how, f, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
    return state;
}

void
mgpu__emu_mbarrier_expect_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, how, "mbarrier.expect_tx", site, &cta);
    mgpu__mbarrier_tx(b, tx_bytes, "mbarrier.expect_tx", site);
    mgpu__event(MGPU_EMU_MBARRIER_EXPECT_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    /* it may be the last that was missing, and ends the phase: on an H200 too */
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

void
mgpu__emu_mbarrier_complete_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, how, "mbarrier.complete_tx", site, &cta);
    mgpu__mbarrier_tx(b, -(int64_t)tx_bytes, "mbarrier.complete_tx", site);
    mgpu__event(MGPU_EMU_MBARRIER_COMPLETE_TX, MGPU_EMU_THREAD, bar, tx_bytes, how, f, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

/* Whether the phase that a waiter wants has ended. */
static bool
mgpu__mbarrier_done(const mgpu__mbarrier *b, uint64_t state, uint32_t how)
{
    if (how & MGPU__PARITY)
        return (b->phase & 1) != (state & 1);
    return (uint32_t)b->phase != (uint32_t)state;
}

bool
mgpu__emu_mbarrier_test(uint32_t bar, uint64_t state, uint32_t ns, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const char *what = how & MGPU__TRY ? "mbarrier.try_wait" : "mbarrier.test_wait";
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, 0, what, site, NULL);
    bool done;
    (void)ns;
    if (how & MGPU__PARITY && state > 1)
        mgpu__fail(site, "%s.parity: parity %llu is not 0 or 1: phase number & 1", what,
                   (unsigned long long)state);
    done = mgpu__mbarrier_done(b, state, how);
    if (!done) {
        f->forever = (how & MGPU__FOREVER) != 0;
        f->wanted = how & MGPU__PARITY ? state : (uint64_t)(uint32_t)state + 2;
        if (how & MGPU__TRY)
            mgpu__park(MGPU__WAIT_MBARRIER, b, site, &b->waiters);
        else
            mgpu__give_way(false, site);
        b = mgpu__mbarrier_at(bar, 0, what, site, NULL);
        done = mgpu__mbarrier_done(b, state, how);
    }
    if (done)
        mgpu__event(MGPU_EMU_MBARRIER_OBSERVED, MGPU_EMU_THREAD, bar, b->phase, how, f, site);
    return done;
}

uint32_t
mgpu__emu_mbarrier_pending_count(uint64_t state)
{
    return (uint32_t)(state >> 32);
}

void
mgpu__emu_cp_async_mbarrier_arrive(uint32_t bar, uint32_t how)
{
    /* No cp.async of this thread is outstanding: the arrive happens at once. Without .noinc
     * the pending count goes up by one before and down by one at the arrive: nothing is left. */
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__mbarrier *b = mgpu__mbarrier_at(bar, 0, "cp.async.mbarrier.arrive", site, &cta);
    if (how & MGPU__NOINC) {
        if (b->pending == 0)
            mgpu__fail(site,
                       "cp.async.mbarrier.arrive.noinc: no arrival is wanted at smem+0x%x",
                       b->offset);
        b->pending--;
    }
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_THREAD, bar, 1, how, f, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

/* A block is done. Bytes that came in a phase that is still open were not waited for: no wait
 * can have seen them. A barrier that stops in the middle of a phase has been counted wrongly. */
static void
mgpu__mbarriers_at_exit(mgpu__cta *cta)
{
    mgpu_emu_self = &cta->fibers[0].self;
    for (uint32_t i = 0; i < cta->mbarrier_count; i++) {
        const mgpu__mbarrier *b = &cta->mbarriers[cta->mbarrier_list[i]];
        const unsigned long long phase = b->phase;
        if (!b->live)
            continue;
        if (b->received_bytes != 0 && b->expected_bytes == 0)
            mgpu__error(b->site,
                        "nobody expects the bytes that came by this line, and the block ends: "
                        "no wait has seen the %llu bytes in phase %llu of the mbarrier at "
                        "smem+0x%x: mgpu_mbarrier_arrive_expect_tx comes before the phase "
                        "that is waited for may end",
                        (unsigned long long)b->received_bytes, phase, b->offset);
        else if (b->received_bytes != 0)
            mgpu__error(b->site,
                        "bytes are expected here, and the block ends: no wait has seen the "
                        "%llu bytes in phase %llu of the mbarrier at smem+0x%x, which goes on: "
                        "%llu bytes expected, %u of %u arrivals missing: expect the sum of all "
                        "copies with or before the last arrival, and wait",
                        (unsigned long long)b->received_bytes, phase, b->offset,
                        (unsigned long long)b->expected_bytes, b->pending, b->expected);
        else if (b->tx != 0)
            mgpu__lint(b->site,
                       "bytes are expected here, and the block ends: %lld bytes are missing in "
                       "phase %llu of the mbarrier at smem+0x%x: expect_tx and the copies do "
                       "not agree",
                       (long long)b->tx, phase, b->offset);
        else if (b->pending != b->expected)
            mgpu__lint(b->site,
                       "the block ends with %u of %u arrivals in phase %llu of the mbarrier at "
                       "smem+0x%x, this the last: the count of its init and the arrivals do "
                       "not agree",
                       b->expected - b->pending, b->expected, phase, b->offset);
    }
    mgpu_emu_self = NULL;
}

#endif /* MGPU_EMU_UNIT_MBARRIER_H */
