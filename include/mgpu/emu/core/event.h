/* mgpu/emu/core/event.h - the one point that each access and each ordering event passes.
 * SPDX-License-Identifier: MIT
 *
 * Whoever wants to see what a kernel does, a race detector or a trace, listens here through
 * mgpu_emu_config.observer. Nothing listens by default, and then this costs one test.
 */
#ifndef MGPU_EMU_CORE_EVENT_H
#define MGPU_EMU_CORE_EVENT_H

#include "judge.h"
#include "machine.h"

/* Tell the observer, if there is one. */
MGPU__MODEL void
mgpu__observe(const mgpu__touching *t)
{
    const mgpu_emu_observer *o = &mgpu__launch_of(t->by)->config.observer;
    mgpu_emu_access a;
    if (o->access == NULL)
        return;
    a.space = t->space;
    a.agent = t->agent;
    a.write = t->write;
    a.async = mgpu__through_async_proxy(t->agent);
    a.address = t->address;
    a.bytes = t->bytes;
    a.cta = t->by->cta->index;
    a.thread = t->by->thread;
    a.site = t->site;
    o->access(o->user, &a);
}

/* And who judges. */
MGPU__MODEL void
mgpu__touched_by(const mgpu__touching *t)
{
    MGPU__TELL(t->by, touched, t);
    mgpu__observe(t);
}

/* Whether anybody listens to accesses: the engines skip the calls when not. */
static inline bool
mgpu__watched(const mgpu__fiber *by)
{
    const mgpu__launch *l = mgpu__launch_of(by);
    return l->judged || l->config.observer.access != NULL;
}

/* An access of thread `by` itself; `layout`: as mgpu__touching has it. */
static inline void
mgpu__access_as(mgpu_emu_space space, bool write, uint8_t atomic, uint64_t address,
                uint32_t bytes, const mgpu__fiber *by, uint8_t layout, const void *site)
{
    mgpu__touching t = {space, MGPU_EMU_THREAD, write, atomic, address, bytes, by, site,
                        NULL,  false,           layout};
    if (mgpu__watched(by))
        mgpu__touched_by(&t);
}

static inline void
mgpu__access(mgpu_emu_space space, bool write, uint8_t atomic, uint64_t address, uint32_t bytes,
             const mgpu__fiber *by, const void *site)
{
    mgpu__access_as(space, write, atomic, address, bytes, by, 0, site);
}

/* The same of a word with an order, or of an atomic: `how` has its scope. */
static inline void
mgpu__access_scope(mgpu_emu_space space, mgpu__sync what, uint64_t address, uint32_t bytes,
                   uint32_t how, const mgpu__fiber *by, const void *site)
{
    mgpu__access_as(space, what != MGPU__SYNC_LOAD,
                    what == MGPU__SYNC_RMW ? (uint8_t)MGPU__RMW : (uint8_t)1, address, bytes,
                    by, mgpu__narrow_of(how), site);
}

MGPU__MODEL void
mgpu__event(mgpu_emu_event_kind kind, mgpu_emu_agent agent, uint64_t object, uint64_t value,
            uint32_t how, const mgpu__fiber *by, const void *site)
{
    const mgpu_emu_observer *o = &mgpu__launch_of(by)->config.observer;
    mgpu_emu_event e;
    if (o->event == NULL)
        return;
    e.kind = kind;
    e.agent = agent;
    e.object = object;
    e.value = value;
    e.how = how;
    e.cta = by->cta->index;
    e.thread = by->thread;
    e.site = site;
    o->event(o->user, &e);
}

/* A run of bytes of what `context` is about, a mgpu__touching, of which the rank of the window is in the
 * address. */
static inline mgpu__touching
mgpu__touching_run(const void *context, int global, int write, uint64_t address, uint32_t bytes,
                   uint32_t layout)
{
    mgpu__touching t = *(const mgpu__touching *)context;
    t.space = global ? MGPU_EMU_GLOBAL : MGPU_EMU_SHARED;
    t.write = write != 0;
    t.address = global ? address : address | t.address;
    t.bytes = bytes;
    t.layout = (uint8_t)layout;
    return t;
}

/* What engines call for each run of bytes that they touch (touch.h). */
MGPU__MODEL void
mgpu__touched(void *context, int global, int write, uint64_t address, uint32_t bytes,
              uint32_t layout)
{
    const mgpu__touching t = mgpu__touching_run(context, global, write, address, bytes, layout);
    mgpu__touched_by(&t);
}

/* The same, where who judges is told otherwise. */
MGPU__MODEL void
mgpu__observed(void *context, int global, int write, uint64_t address, uint32_t bytes,
               uint32_t layout)
{
    const mgpu__touching t = mgpu__touching_run(context, global, write, address, bytes, layout);
    mgpu__observe(&t);
}

#endif /* MGPU_EMU_CORE_EVENT_H */
