/* mgpu/emu/unit/phase.h - the account of an mbarrier: arrivals, bytes, phases, who is on the way.
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
#ifndef MGPU_EMU_UNIT_PHASE_H
#define MGPU_EMU_UNIT_PHASE_H

#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/window.h"

enum { MGPU__TX_MAX = (1 << 20) - 1 };

typedef struct mgpu__mbarrier {
    uint32_t offset; /* in the window */
    bool live, listed;
    uint32_t expected;                       /* arrivals of the next phases */
    uint32_t pending;                        /* arrivals the current phase still wants */
    int64_t tx;                              /* bytes expected less bytes completed */
    uint64_t phase;                          /* phases that have ended */
    uint64_t expected_bytes, received_bytes; /* of the current phase */
    uint32_t inbound;                        /* operations on their way to it */
    const void *site; /* of its init, or who last changed its account: what a report names */
    mgpu__queue waiters;
} mgpu__mbarrier;

/* Of a block. */
typedef struct mgpu__mbarriers {
    mgpu__mbarrier *at; /* [offset / 8]: where one could live */
    uint16_t *list;     /* offset / 8 of those that have lived here */
    uint32_t count;
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

/* Of a thread: its wait has no limit and is never timed out. */
typedef struct mgpu__mbarrier_wait {
    bool forever;
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

static inline bool *
mgpu__waits_forever(const mgpu__fiber *f)
{
    return &((mgpu__mbarrier_wait *)mgpu__thread_state(f, &mgpu__mbarrier_unit))->forever;
}

/* ---- find a barrier ------------------------------------------------------------------------------- */

/* What is in the eight bytes while a barrier lives: no number that means anything. */
#define MGPU__MBARRIER_PATTERN 0x6d62617272696572ull

/* The barrier at an offset of a block; NULL: none lives there. */
MGPU__MODEL mgpu__mbarrier *
mgpu__mbarrier_find(const mgpu__cta *cta, uint32_t offset)
{
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    return b->live ? b : NULL;
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

/* ---- operations on their way ----------------------------------------------------------------------- */

/* f has issued operation `number`, which will complete `bytes` at the barrier. */
MGPU__MODEL void
mgpu__mbarrier_inbound(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t offset,
                       uint32_t bytes, uint64_t number, const void *site)
{
    mgpu__inbounds *all = mgpu__inbounds_of(cta->cluster);
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    mgpu__inbound *in;
    if (all->count == all->capacity) {
        const uint32_t capacity = all->capacity == 0 ? 64 : 2 * all->capacity;
        mgpu__inbound *more = (mgpu__inbound *)realloc(all->at, capacity * sizeof *more);
        if (more == NULL)
            mgpu__fail(f, site, "the model is out of memory");
        all->at = more;
        all->capacity = capacity;
    }
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
            mgpu__locate(copy != NULL ? copy->site : b->site, where, sizeof where));
}

/* ---- phases ---------------------------------------------------------------------------------------- */

/* A phase ends while a copy is on its way to it: those who wait for the copy wait no longer. */
MGPU__MODEL void
mgpu__mbarrier_too_early(const mgpu__mbarrier *b, const mgpu__inbound *copy, const void *site)
{
    char where[512];
    if (b->expected_bytes == 0)
        mgpu__fail(copy->by, copy->site,
                   "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
                   "smem+0x%x ends before they are there, with the arrival at %s: make that "
                   "mgpu_mbarrier_arrive_expect_tx",
                   copy->bytes, (unsigned long long)b->phase, b->offset,
                   mgpu__locate(site, where, sizeof where));
    mgpu__fail(copy->by, copy->site,
               "nobody expects the %u bytes of this copy: phase %llu of the mbarrier at "
               "smem+0x%x ends before they are there, with the %llu bytes that %s expects: "
               "expect the sum of all copies",
               copy->bytes, (unsigned long long)b->phase, b->offset,
               (unsigned long long)b->expected_bytes,
               mgpu__locate(b->site, where, sizeof where));
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
        mgpu__mbarrier_too_early(b, late, site);
    b->phase++;
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
    if (b->tx > MGPU__TX_MAX || b->tx < -MGPU__TX_MAX)
        mgpu__fail(f, site,
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
MGPU__MODEL void
mgpu__mbarrier_complete(mgpu__cta *cta, uint32_t offset, uint32_t bytes, const mgpu__fiber *by,
                        const void *site)
{
    mgpu__mbarrier *b = mgpu__mbarrier_find(cta, offset);
    if (b == NULL)
        mgpu__fail(by, site,
                   "a copy lands and the mbarrier at smem+0x%x that it signals is gone",
                   offset);
    mgpu__mbarrier_intact(by, cta, offset, "a copy lands", site);
    mgpu__mbarrier_tx(by, b, -(int64_t)bytes, "a copy lands", site);
    mgpu__event(MGPU_EMU_MBARRIER_COMPLETE_TX, MGPU_EMU_TMA, mgpu__address_of(cta, offset),
                bytes, 0, by, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_TMA, by, site);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

MGPU__MODEL bool
mgpu__mbarriers_create(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        /* large and mostly untouched: pages that nobody writes cost nothing */
        all->at = (mgpu__mbarrier *)calloc(MGPU__WINDOW_BYTES / 8, sizeof *all->at);
        all->list = (uint16_t *)calloc(MGPU__WINDOW_BYTES / 8, sizeof *all->list);
        if (all->at == NULL || all->list == NULL)
            return false;
    }
    return true;
}

MGPU__MODEL void
mgpu__mbarriers_destroy(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        free(mgpu__mbarriers_of(c->ctas[rank])->at);
        free(mgpu__mbarriers_of(c->ctas[rank])->list);
    }
    free(mgpu__inbounds_of(c)->at);
}

MGPU__MODEL void
mgpu__mbarriers_begin(mgpu__cluster *c)
{
    mgpu__inbounds_of(c)->count = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__mbarriers *all = mgpu__mbarriers_of(c->ctas[rank]);
        for (uint32_t i = 0; i < all->count; i++)
            memset(&all->at[all->list[i]], 0, sizeof *all->at);
        all->count = 0;
    }
}

/* A block is done. Bytes that came in a phase that is still open were not waited for: no wait
 * can have seen them. A barrier that stops in the middle of a phase has been counted wrongly. */
MGPU__MODEL void
mgpu__mbarriers_block_ended(mgpu__cta *cta)
{
    const mgpu__mbarriers *all = mgpu__mbarriers_of(cta);
    const mgpu__fiber *f = mgpu__fiber_at(cta, 0);
    for (uint32_t i = 0; i < all->count; i++) {
        const mgpu__mbarrier *b = &all->at[all->list[i]];
        const unsigned long long phase = b->phase;
        if (!b->live)
            continue;
        if (b->received_bytes != 0 && b->expected_bytes == 0)
            mgpu__error(f, b->site,
                        "nobody expects the bytes that came by this line, and the block ends: "
                        "no wait has seen the %llu bytes in phase %llu of the mbarrier at "
                        "smem+0x%x: mgpu_mbarrier_arrive_expect_tx comes before the phase "
                        "that is waited for may end",
                        (unsigned long long)b->received_bytes, phase, b->offset);
        else if (b->received_bytes != 0)
            mgpu__error(f, b->site,
                        "bytes are expected here, and the block ends: no wait has seen the "
                        "%llu bytes in phase %llu of the mbarrier at smem+0x%x, which goes on: "
                        "%llu bytes expected, %u of %u arrivals missing: expect the sum of all "
                        "copies with or before the last arrival, and wait",
                        (unsigned long long)b->received_bytes, phase, b->offset,
                        (unsigned long long)b->expected_bytes, b->pending, b->expected);
        else if (b->tx != 0)
            mgpu__lint(f, b->site,
                       "bytes are expected here, and the block ends: %lld bytes are missing in "
                       "phase %llu of the mbarrier at smem+0x%x: expect_tx and the copies do "
                       "not agree",
                       (long long)b->tx, phase, b->offset);
        else if (b->pending != b->expected)
            mgpu__lint(f, b->site,
                       "the block ends with %u of %u arrivals in phase %llu of the mbarrier at "
                       "smem+0x%x, this the last: the count of its init and the arrivals do "
                       "not agree",
                       b->expected - b->pending, b->expected, phase, b->offset);
    }
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
                if (!*mgpu__waits_forever(f))
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
                if (*mgpu__waits_forever(f)) {
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

/* Which mbarrier a thread waits for, what is missing, and the line that last had a hand in it. */
MGPU__MODEL void
mgpu__mbarrier_describe(mgpu__text *t, const mgpu__fiber *f, const char *waits)
{
    const mgpu__mbarrier *b = (const mgpu__mbarrier *)f->object;
    char where[512];
    (void)mgpu__locate(b->site, where, sizeof where);
    mgpu__put(t, "waiting at %s on the mbarrier at ", waits);
    mgpu__put_smem(t, f->cta, b->offset);
    if (f->wanted < 2)
        mgpu__put(t, " for parity %u", (unsigned)f->wanted);
    else
        mgpu__put(t, " for phase %llu", (unsigned long long)(f->wanted - 2));
    mgpu__put(t, ": phase %llu is open (parity %u), %u of %u arrivals missing",
              (unsigned long long)b->phase, (unsigned)(b->phase & 1), b->pending, b->expected);
    if (b->tx != 0) {
        mgpu__put(t, ", %lld bytes %s (expected %llu", (long long)(b->tx > 0 ? b->tx : -b->tx),
                  b->tx > 0 ? "missing" : "more than expected",
                  (unsigned long long)b->expected_bytes);
        if (b->expected_bytes != 0)
            mgpu__put(t, " at %s", where);
        mgpu__put(t, ", received %llu", (unsigned long long)b->received_bytes);
        if (b->expected_bytes == 0)
            mgpu__put(t, " by %s; mgpu_mbarrier_arrive_expect_tx is missing", where);
        mgpu__put(t, ")");
    } else if (b->expected_bytes != 0) {
        mgpu__put(t, ", all %llu bytes are there (expected at %s)",
                  (unsigned long long)b->expected_bytes, where);
    } else {
        mgpu__put(t, b->pending == b->expected ? ", none has come since %s" : ", the last: %s",
                  where);
    }
}

MGPU__MODEL void
mgpu__mbarrier_define(mgpu__unit *u)
{
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
}

#endif /* MGPU_EMU_UNIT_PHASE_H */
