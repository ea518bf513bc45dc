/* mgpu/emu/check/trace.h - what warps and agents do, and when: the slices of a timeline.
 * SPDX-License-Identifier: MIT
 *
 *     of a warp        what it does: as long as one event; its waits: from the event before
 *     of an operation  from its issue to its completion, in a slot that no other has meanwhile
 *     time             events of the launch, one after the other: the model knows no other
 *
 * It listens as any observer does (core/event.h), and hands on to that of the program. Lanes that do the same
 * in one line are one slice of their warp.
 */
#ifndef MGPU_EMU_CHECK_TRACE_H
#define MGPU_EMU_CHECK_TRACE_H

#include "../core/check.h"
#include "../core/event.h"
#include "../core/report.h"

enum {
    MGPU__SLICES_MAX = 1 << 18, /* of a launch */
    MGPU__RECENT = 16,          /* of a warp, to which lanes that come later are added */
    MGPU__SLOTS = 64            /* of a block, operations at once */
};

typedef struct mgpu__slice {
    uint64_t from, to;
    uint64_t object, value;
    const void *site;
    uint64_t flow;       /* number of the operation that it issues, or that it is; 0: none */
    uint32_t cta, track; /* warp; or behind the warps, the slot */
    uint32_t lanes;      /* mask; 0: an operation */
    uint8_t kind, agent;
} mgpu__slice;

typedef struct mgpu__traced_warp {
    uint64_t end;       /* of its last slice */
    uint64_t begun[32]; /* of each lane: its last event */
    uint32_t recent[MGPU__RECENT], count;
    const char *role;
} mgpu__traced_warp;

/* Of a block: slots in which an operation is on its way. */
typedef struct mgpu__traced_block {
    struct {
        uint64_t key; /* 0: free */
        uint32_t slice;
        uint8_t agent;
    } slot[MGPU__SLOTS];
    uint32_t slots;             /* so many were in use at once */
    uint8_t agent[MGPU__SLOTS]; /* who uses it */
} mgpu__traced_block;

static struct {
    pthread_mutex_t lock;
    mgpu__launch *launch;
    mgpu_emu_observer next; /* the program's own */
    mgpu__traced_warp *warp;
    mgpu__traced_block *block;
    mgpu__slice *slice;
    uint32_t warps, count, capacity;
    uint64_t now, flows, dropped;
    uint32_t launches; /* in the file */
} mgpu__trace_state = {
    PTHREAD_MUTEX_INITIALIZER, NULL, {NULL, NULL, NULL}, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0};

/* ---- listen ---------------------------------------------------------------------------------------------- */

/* A slice, zeros; NULL: there are enough, or no memory. */
MGPU__MODEL mgpu__slice *
mgpu__slice_new(void)
{
    if (mgpu__trace_state.count == mgpu__trace_state.capacity) {
        const uint32_t capacity =
            mgpu__trace_state.capacity == 0 ? 4096 : 2 * mgpu__trace_state.capacity;
        mgpu__slice *more =
            capacity > MGPU__SLICES_MAX
                ? NULL
                : (mgpu__slice *)realloc(mgpu__trace_state.slice, capacity * sizeof *more);
        if (more == NULL) {
            mgpu__trace_state.dropped++;
            return NULL;
        }
        mgpu__trace_state.slice = more;
        mgpu__trace_state.capacity = capacity;
    }
    memset(&mgpu__trace_state.slice[mgpu__trace_state.count], 0, sizeof(mgpu__slice));
    return &mgpu__trace_state.slice[mgpu__trace_state.count++];
}

/* Is this lane one more of those that a slice is about? */
static inline bool
mgpu__slice_takes(const mgpu__slice *s, const mgpu_emu_event *e, uint32_t lane)
{
    return s->kind == (uint8_t)e->kind && s->agent == (uint8_t)e->agent &&
           s->object == e->object && s->value == e->value && s->site == e->site &&
           (s->lanes >> lane & 1) == 0;
}

/* A thread does something: from its last event on if it has waited. NULL: it is in a slice already. */
MGPU__MODEL mgpu__slice *
mgpu__trace_thread(mgpu__traced_warp *w, const mgpu_emu_event *e, bool waited)
{
    const uint32_t lane = e->thread % 32;
    const uint64_t now = mgpu__trace_state.now;
    const uint64_t begun = waited && w->begun[lane] != 0 ? w->begun[lane] : now - 1;
    mgpu__slice *s;
    for (uint32_t i = 1; i <= w->count && i <= MGPU__RECENT; i++) {
        s = &mgpu__trace_state.slice[w->recent[(w->count - i) % MGPU__RECENT]];
        if (!mgpu__slice_takes(s, e, lane))
            continue;
        s->lanes |= 1u << lane;
        if (i == 1 && waited)
            s->to = w->end = now;
        return NULL;
    }
    s = mgpu__slice_new();
    if (s == NULL)
        return NULL;
    w->recent[w->count++ % MGPU__RECENT] = mgpu__trace_state.count - 1;
    s->from = begun > w->end ? begun : w->end;
    s->to = w->end = now;
    s->object = e->object;
    s->value = e->value;
    s->site = e->site;
    s->cta = e->cta;
    s->track = e->thread / 32;
    s->lanes = 1u << lane;
    s->kind = (uint8_t)e->kind;
    s->agent = (uint8_t)e->agent;
    return s;
}

/* Of a block's operations: those of TMA by their number, those of a warpgroup by its and theirs. */
static inline uint64_t
mgpu__trace_key(const mgpu_emu_event *e)
{
    return e->agent == MGPU_EMU_WGMMA ? (uint64_t)(e->thread / 128 + 1) << 48 | e->object
                                      : e->object;
}

/* An operation is issued by the slice at index `by`. */
MGPU__MODEL void
mgpu__trace_issued(mgpu__traced_block *b, const mgpu_emu_event *e, uint32_t by)
{
    const uint64_t key = mgpu__trace_key(e);
    mgpu__slice *s;
    uint32_t i;
    for (i = 0; i < MGPU__SLOTS; i++)
        if (b->slot[i].key == key && b->slot[i].agent == (uint8_t)e->agent)
            return; /* another lane has */
    for (i = 0; i < MGPU__SLOTS; i++)
        if (b->slot[i].key == 0 && (i >= b->slots || b->agent[i] == (uint8_t)e->agent))
            break;
    s = i < MGPU__SLOTS ? mgpu__slice_new() : NULL;
    if (s == NULL)
        return;
    s->from = s->to = mgpu__trace_state.now;
    s->object = e->object;
    s->site = e->site;
    s->cta = e->cta;
    s->track = mgpu__trace_state.warps + i;
    s->kind = MGPU_EMU_ASYNC_DONE;
    s->agent = b->agent[i] = (uint8_t)e->agent;
    s->flow = mgpu__trace_state.slice[by].flow = ++mgpu__trace_state.flows;
    b->slots = i >= b->slots ? i + 1 : b->slots;
    b->slot[i].key = key;
    b->slot[i].agent = (uint8_t)e->agent;
    b->slot[i].slice = mgpu__trace_state.count - 1;
}

/* An operation is complete. */
MGPU__MODEL void
mgpu__trace_done(mgpu__traced_block *b, const mgpu_emu_event *e)
{
    const uint64_t key = mgpu__trace_key(e);
    for (uint32_t i = 0; i < MGPU__SLOTS; i++)
        if (b->slot[i].key == key && b->slot[i].agent == (uint8_t)e->agent) {
            mgpu__trace_state.slice[b->slot[i].slice].to = mgpu__trace_state.now;
            b->slot[i].key = 0;
        }
}

/* One event more. */
MGPU__MODEL void
mgpu__trace_event_locked(const mgpu_emu_event *e)
{
    mgpu__traced_block *b = &mgpu__trace_state.block[e->cta];
    mgpu__traced_warp *w =
        &mgpu__trace_state.warp[(size_t)e->cta * mgpu__trace_state.warps + e->thread / 32];
    mgpu__trace_state.now++;
    switch (e->kind) {
    case MGPU_EMU_MBARRIER_OBSERVED:
    case MGPU_EMU_BARRIER_LEAVE:
    case MGPU_EMU_CLUSTER_LEAVE:
    case MGPU_EMU_GROUP_WAIT:
        (void)mgpu__trace_thread(w, e, true);
        break;
    case MGPU_EMU_ASYNC_ISSUE:
        if (mgpu__trace_thread(w, e, false) != NULL)
            mgpu__trace_issued(b, e, mgpu__trace_state.count - 1);
        break;
    case MGPU_EMU_ASYNC_DONE:
        mgpu__trace_done(b, e);
        return; /* not the thread's */
    case MGPU_EMU_THREAD_NAMED:
        w->role = (const char *)(uintptr_t)e->object;
        break;
    case MGPU_EMU_MBARRIER_PHASE:
    case MGPU_EMU_THREAD_START:
    case MGPU_EMU_THREAD_EXIT:
    case MGPU_EMU_WARP_SYNC:
    case MGPU_EMU_REGS_NAMED:
        break;
    default:
        if (e->agent != MGPU_EMU_THREAD && e->kind == MGPU_EMU_MBARRIER_COMPLETE_TX)
            return;
        if (e->agent == MGPU_EMU_CP_ASYNC && e->kind == MGPU_EMU_MBARRIER_ARRIVE)
            return; /* an operation of its thread: it is over */
        (void)mgpu__trace_thread(w, e, false);
    }
    w->begun[e->thread % 32] = mgpu__trace_state.now;
}

MGPU__MODEL void
mgpu__trace_event(void *user, const mgpu_emu_event *e)
{
    (void)user;
    (void)pthread_mutex_lock(&mgpu__trace_state.lock);
    mgpu__trace_event_locked(e);
    (void)pthread_mutex_unlock(&mgpu__trace_state.lock);
    if (mgpu__trace_state.next.event != NULL)
        mgpu__trace_state.next.event(mgpu__trace_state.next.user, e);
}

MGPU__MODEL void
mgpu__trace_access(void *user, const mgpu_emu_access *a)
{
    (void)user;
    mgpu__trace_state.next.access(mgpu__trace_state.next.user, a);
}

#endif /* MGPU_EMU_CHECK_TRACE_H */
