/* mgpu/emu/check/written.h - which bytes of memory somebody has written: shared, since their block began, and global.
 * SPDX-License-Identifier: MIT
 *
 * A bit for each byte. Who reads bytes of which none is written reads values that are not defined. That is
 * judged only while the bytes are as the model left them: a store that no compiler shows, a vector of 32 bytes
 * say, makes no false report. What threads and stores read is judged in kernels whose plain stores are seen.
 *
 *     a thread    reads bytes of which none is written; of a load of words, a word
 *     a store     a line of them
 *     wgmma       a k at which no row is written, or 8 columns of B of which nothing is: n could be smaller. M is
 *                 always 64, and rows of A that nobody loads may be ones that nobody uses
 *
 * Where they are not seen, a byte that has changed and that nobody was seen to write is a plain store's: an agent
 * that reads it before any thread has called fence.proxy.async lacks that fence. What an agent wrote first, and plain
 * stores then changed, passes for the agent's.
 *
 * Of global memory no bits are kept: words of mgpu_malloc() are written when they have changed (core/heap.h), by whomever;
 * a copy of one that nobody wrote passes for such a one.
 * A thread that reads, or changes by an atomic, words of which none has is told: flags and counters that nobody has
 * cleared. A flag that is stored before anybody looked is a note: in another order somebody looks first. What a copy
 * brings of them is NaN. Bytes and halves are too short to tell.
 */
#ifndef MGPU_EMU_CHECK_WRITTEN_H
#define MGPU_EMU_CHECK_WRITTEN_H

#include "../core/heap.h"
#include "../core/judge.h"
#include "../core/unit.h"
#include "../math/mma_operand.h"
#include "who.h"

/* Of a block. */
typedef struct mgpu__written {
    uint64_t bits[(MGPU__WINDOW_BYTES + 63) / 64];
} mgpu__written;

static mgpu__unit mgpu__written_unit;

static inline mgpu__written *
mgpu__written_of(const mgpu__cta *cta)
{
    return (mgpu__written *)mgpu__cta_state(cta, &mgpu__written_unit);
}

/* The bits of word i that stand for bytes from..end. */
static inline uint64_t
mgpu__written_mask(uint32_t i, uint32_t from, uint32_t end)
{
    uint64_t mask = ~(uint64_t)0;
    if (from > 64 * i)
        mask &= ~(uint64_t)0 << (from - 64 * i);
    if (end < 64 * i + 64)
        mask &= ~(uint64_t)0 >> (64 * i + 64 - end);
    return mask;
}

MGPU__MODEL void
mgpu__written_add(mgpu__written *w, uint32_t from, uint32_t end)
{
    for (uint32_t i = from / 64; 64 * i < end; i++)
        w->bits[i] |= mgpu__written_mask(i, from, end);
}

MGPU__MODEL bool
mgpu__written_any(const mgpu__written *w, uint32_t from, uint32_t end)
{
    for (uint32_t i = from / 64; 64 * i < end; i++)
        if ((w->bits[i] & mgpu__written_mask(i, from, end)) != 0)
            return true;
    return false;
}

/* Whether nobody has written any of the bytes, and they are as the model left them. */
MGPU__MODEL bool
mgpu__written_nothing(const mgpu__cta *cta, uint32_t from, uint32_t end)
{
    if (mgpu__written_any(mgpu__written_of(cta), from, end))
        return false;
    for (uint32_t i = from; i < end; i++)
        if (cta->window[i] != MGPU__UNWRITTEN)
            return false;
    return true;
}

/* An access to shared memory: is it a read of what nobody has written, and from where on? `part`: of other
 * bytes somebody may have. A thread reads padding, too, when it copies a struct: all that it reads counts,
 * or each word of a load of words. A store reads line by line. */
MGPU__MODEL bool
mgpu__written_touched(const mgpu__touching *t, uint32_t *where, bool *part)
{
    const mgpu__cta *cta = t->by->cta->cluster->ctas[t->address >> 24];
    const uint32_t from = (uint32_t)t->address & 0xffffff, end = from + t->bytes;
    const bool thread = t->agent == MGPU_EMU_THREAD;
    const uint32_t step = thread ? 4 : 128;
    if (t->write)
        mgpu__written_add(mgpu__written_of(cta), from, end);
    if (t->write || t->agent == MGPU_EMU_WGMMA || !mgpu__launch_of(t->by)->kernel->instrumented)
        return false;
    *where = from;
    *part = !thread;
    if (thread && mgpu__written_nothing(cta, from, end))
        return true;
    if (thread && (t->layout == 0 || t->atomic != 0))
        return false;
    *part = true;
    for (uint32_t at = from, next; at < end; at = next) {
        next = at / step * step + step < end ? at / step * step + step : end;
        *where = at;
        if (mgpu__written_nothing(cta, at, next))
            return true;
    }
    return false;
}

/* ---- plain stores that were not seen ------------------------------------------------------------------------- */

/* May an agent's read of shared memory be of plain stores that were not seen, and is not fenced? */
static inline bool
mgpu__written_unfenced(const mgpu__touching *t)
{
    return mgpu__through_async_proxy(t->agent) && !t->write &&
           !mgpu__launch_of(t->by)->kernel->instrumented &&
           !mgpu__ordering_of(t->by->cta->cluster)->fenced;
}

/* The first byte that has changed, and that nobody was seen to write; UINT32_MAX: there is none. */
MGPU__MODEL uint32_t
mgpu__written_unseen(const mgpu__cta *cta, uint32_t from, uint32_t end)
{
    const mgpu__written *w = mgpu__written_of(cta);
    for (uint32_t i = from / 64; 64 * i < end; i++) {
        uint64_t left = mgpu__written_mask(i, from, end) & ~w->bits[i];
        for (; left != 0; left &= left - 1) {
            const uint32_t at = 64 * i + (uint32_t)__builtin_ctzll(left);
            if (cta->window[at] != MGPU__UNWRITTEN)
                return at;
        }
    }
    return UINT32_MAX;
}

/* ---- global memory ------------------------------------------------------------------------------------------ */

/* Words of mgpu_malloc(), as they were at first? */
MGPU__MODEL bool
mgpu__written_fresh(const mgpu__touching *t)
{
    const mgpu__stretch *s;
    if (t->agent != MGPU_EMU_THREAD || (t->address | t->bytes) % 4 != 0)
        return false;
    s = mgpu__stretch_of((uintptr_t)t->address);
    if (s->guarded == 0 || t->address + t->bytes > s->to)
        return false;
    for (uint32_t i = 0; i < t->bytes; i += 4)
        if (__atomic_load_n((const uint32_t *)(uintptr_t)(t->address + i), __ATOMIC_RELAXED) !=
            MGPU__FRESH)
            return false;
    return true;
}

/* ---- operands of wgmma ------------------------------------------------------------------------------------- */

/* The first k at which nobody has written any row of an operand; UINT32_MAX: there is none. */
MGPU__MODEL uint32_t
mgpu__written_no_row(const mgpu__cta *cta, const mgpu__tile_read *r, uint32_t *where)
{
    const uint32_t rows = r->mn_major ? 1 : 8; /* chunks of the same k, in each group */
    const uint32_t chunks = r->rows / r->group * r->chunks;
    for (uint32_t k = 0; k < r->chunks; k += rows) {
        bool any = false;
        for (uint32_t i = k; i < chunks && !any;
             i += i % rows == rows - 1 ? r->chunks + 1 - rows : 1)
            any = !mgpu__written_nothing(cta, r->at[i], r->at[i] + 16);
        *where = r->at[k];
        if (!any)
            return k / rows * r->each;
    }
    return UINT32_MAX;
}

/* Is nothing written of a group of columns of B? */
MGPU__MODEL bool
mgpu__written_no_columns(const mgpu__cta *cta, const mgpu__tile_read *r, uint32_t group)
{
    const uint32_t *at = r->at + group * r->chunks;
    uint32_t i = 0;
    while (i < r->chunks && mgpu__written_nothing(cta, at[i], at[i] + 16))
        i++;
    return i == r->chunks;
}

/* ---- begin ---------------------------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__written_begin(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count && c->worker->launch->judged; rank++)
        memset(mgpu__written_of(c->ctas[rank]), 0, sizeof(mgpu__written));
}

MGPU__MODEL void
mgpu__written_define(mgpu__unit *u)
{
    u->turn = 21;
    u->judges = true;
    u->cta_bytes = sizeof(mgpu__written);
    u->begin = mgpu__written_begin;
}

MGPU__ENGINE(written)

#endif /* MGPU_EMU_CHECK_WRITTEN_H */
