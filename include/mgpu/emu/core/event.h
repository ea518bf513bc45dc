/* mgpu/emu/core/event.h - the one point that each access and each ordering event passes.
 * SPDX-License-Identifier: MIT
 *
 * Whoever wants to see what a kernel does, a race detector or a trace, listens here through
 * mgpu_emu_config.observer. Nothing listens by default, and then this costs one test.
 */
#ifndef MGPU_EMU_CORE_EVENT_H
#define MGPU_EMU_CORE_EVENT_H

#include "machine.h"

MGPU__MODEL void
mgpu__access(mgpu_emu_space space, mgpu_emu_agent agent, bool write, uint64_t address,
             uint32_t bytes, const mgpu__fiber *by, const void *site)
{
    const mgpu_emu_observer *o = &mgpu__launch_of(by)->config.observer;
    mgpu_emu_access a;
    if (o->access == NULL)
        return;
    a.space = space;
    a.agent = agent;
    a.write = write;
    a.async = agent != MGPU_EMU_THREAD;
    a.address = address;
    a.bytes = bytes;
    a.cta = by->cta->index;
    a.thread = by->thread;
    a.site = site;
    o->access(o->user, &a);
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

/* What the copy engines call for each run of bytes they touch. */
typedef struct mgpu__touch_context {
    mgpu_emu_agent agent;
    const mgpu__fiber *by;
    const void *site;
    uint32_t rank; /* of the window */
} mgpu__touch_context;

MGPU__MODEL void
mgpu__touched(void *context, int global, int write, uint64_t address, uint32_t bytes)
{
    const mgpu__touch_context *t = (const mgpu__touch_context *)context;
    if (!global)
        address |= (uint64_t)t->rank << 24;
    mgpu__access(global ? MGPU_EMU_GLOBAL : MGPU_EMU_SHARED, t->agent, write != 0, address,
                 bytes, t->by, t->site);
}

/* Whether anybody listens: the engines skip the calls when not. */
static inline bool
mgpu__watched(const mgpu__fiber *by)
{
    return mgpu__launch_of(by)->config.observer.access != NULL;
}

#endif /* MGPU_EMU_CORE_EVENT_H */
