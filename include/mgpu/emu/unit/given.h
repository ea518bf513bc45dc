/* mgpu/emu/unit/given.h - registers that a wait of wgmma gave back: who names, uses or takes them before the next fence.
 * SPDX-License-Identifier: MIT
 *
 *     wait -> given -> named -> used            read before it is named: told
 *                            -> wgmma.fence -> taken again; without the fence: an error
 */
#ifndef MGPU_EMU_UNIT_GIVEN_H
#define MGPU_EMU_UNIT_GIVEN_H

#include "stream.h"

/* Which bytes plain code may not touch unseen: what is in flight, and what was given back and not yet named
 * or used. */
MGPU__MODEL void
mgpu__wgmma_hold(mgpu__fiber *f)
{
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    const mgpu__warpgroup *group = mgpu__warpgroup_at(f);
    const uint32_t t = f->thread % 128;
    uintptr_t from = UINTPTR_MAX, to = 0;
    for (int i = 0; i < group->chains; i++) {
        const mgpu__chain *c = &group->chain[i];
        const uintptr_t at = (uintptr_t)c->registers[t];
        if (!c->live || c->state[t] != MGPU__CHAIN_IN_FLIGHT)
            continue;
        from = at < from ? at : from;
        to = at + 4 * mgpu__chain_registers(c->shape) > to
                 ? at + 4 * mgpu__chain_registers(c->shape)
                 : to;
    }
    for (uint32_t i = 0; i < mine->given_count; i++) {
        const mgpu__given *g = &mine->given[i];
        const uintptr_t at = (uintptr_t)g->registers;
        if (mgpu__given_is_named(g) && (g->touched != NULL || g->fenced))
            continue;
        from = at < from ? at : from;
        to = at + 4 * g->count > to ? at + 4 * g->count : to;
    }
    f->held_from = from;
    f->held_to = to;
}

/* Forget what was given back, number i. */
MGPU__MODEL void
mgpu__given_forget(mgpu__wgmma_thread *mine, uint32_t i)
{
    mine->given_count--;
    memmove(&mine->given[i], &mine->given[i + 1],
            (mine->given_count - i) * sizeof *mine->given);
}

/* A wait gives these back. */
MGPU__MODEL void
mgpu__given_add(mgpu__wgmma_thread *mine, void *r, uint32_t count, const void *site)
{
    if (mine->given_count == MGPU__GIVEN)
        mgpu__given_forget(mine, 0);
    mine->given[mine->given_count++] = mgpu__given_make(r, count, site);
}

/* Plain code uses `bytes` at r, or they are `named`. A named register may be moved by the compiler, so that
 * counts as use. What is read must have been named; what is written is no longer what the wait gave. */
MGPU__MODEL void
mgpu__given_touch(mgpu__fiber *f, const volatile void *r, size_t bytes, bool write, bool named,
                  const void *site)
{
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    bool held = false;
    for (uint32_t i = 0; i < mine->given_count; i++) {
        mgpu__given *g = &mine->given[i];
        int unnamed;
        if (!mgpu__given_holds(g, r, bytes))
            continue;
        held = true;
        g->touched = site;
        unnamed = mgpu__given_unnamed(g, r, bytes, true);
        if (unnamed >= 0 && !write && !named)
            MGPU__TELL(f, unnamed, f, (uint32_t)unnamed, g->waited, site);
    }
    if (held)
        mgpu__wgmma_hold(f);
}

/* A wgmma takes d, which is not in flight, and no wgmma.fence came since the last wait: was d touched? */
MGPU__MODEL void
mgpu__wgmma_unfenced(const mgpu__fiber *f, const void *d, mgpu__wgmma_shape shape,
                     const void *site)
{
    static const char missing[] = "wgmma: no mgpu_wgmma_fence() between the last access to the "
                                  "registers and this wgmma";
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    char where[512];
    if (!mine->ever_fenced || shape.a_regs)
        mgpu__fail(f, site, "%s", missing);
    for (uint32_t i = 0; i < mine->given_count; i++) {
        const mgpu__given *g = &mine->given[i];
        if (g->fenced || !mgpu__given_holds(g, d, 4 * (size_t)mgpu__chain_registers(shape)))
            continue;
        if (g->touched != NULL)
            mgpu__fail(f, site, "%s: they were named or used at %s", missing,
                       mgpu__locate(g->touched, where, sizeof where));
        if (g->sum != mgpu__registers_sum(g->registers, g->count))
            mgpu__fail(f, site, "%s: they were written since the wait at %s", missing,
                       mgpu__locate(g->waited, where, sizeof where));
    }
}

/* d goes into flight: what was known of it is over. */
MGPU__MODEL void
mgpu__wgmma_took(mgpu__fiber *f, const void *d, mgpu__wgmma_shape shape)
{
    const uint32_t bytes = 4 * mgpu__chain_registers(shape);
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    for (uint32_t i = mine->given_count; i-- > 0;)
        if (mgpu__given_holds(&mine->given[i], d, bytes))
            mgpu__given_forget(mine, i);
    mgpu__wgmma_hold(f);
}

/* wgmma.fence: what was done to registers is before the wgmma that follow. */
MGPU__MODEL void
mgpu__wgmma_fenced(mgpu__fiber *f)
{
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    mine->fenced = mine->ever_fenced = true;
    if (mine->given_count == 0)
        return;
    for (uint32_t i = mine->given_count; i-- > 0;) {
        mine->given[i].fenced = true;
        if (mgpu__given_is_named(&mine->given[i]))
            mgpu__given_forget(mine, i);
    }
    mgpu__wgmma_hold(f);
}

#endif /* MGPU_EMU_UNIT_GIVEN_H */
