/* mgpu/emu/unit/agents.h - which asynchronous operation is carried out next: a copy or a wgmma.
 * SPDX-License-Identifier: MIT
 *
 *     eager     at its issue: async.h and wgmma.h do that themselves
 *     lazy      when no thread of the cluster can run: the oldest one
 *     random    at any moment, any one that the manual lets go first
 */
#ifndef MGPU_EMU_UNIT_AGENTS_H
#define MGPU_EMU_UNIT_AGENTS_H

#include "wgmma.h"

/* Run one operation of a warpgroup that has one to run: the first such, or any of them. */
static void
mgpu__wgmma_step(mgpu__cluster *c, bool random)
{
    mgpu__cta *cta = NULL;
    mgpu__warpgroup *chosen = NULL;
    uint32_t groups = c->worker->launch->threads / 128, seen = 0;
    for (uint32_t i = 0; i < c->cta_count * groups; i++) {
        mgpu__warpgroup *g = &c->ctas[i / groups].warpgroups[i % groups];
        if (g->done == g->issued || mgpu__wgmma_op_at(g, g->done)->issued != 128)
            continue;
        if (seen++ == 0 || (random && mgpu__random(c) % seen == 0)) {
            cta = &c->ctas[i / groups];
            chosen = g;
        }
    }
    if (chosen != NULL)
        mgpu__wgmma_run(c, cta, chosen);
}

static bool
mgpu__agents_step(mgpu__cluster *c)
{
    bool random = c->worker->launch->config.policy == MGPU_EMU_RANDOM;
    uint32_t waiting = c->copy_count + (c->wgmma_runnable != 0), n;
    if (waiting == 0)
        return false;
    n = random ? (uint32_t)(mgpu__random(c) % waiting) : 0;
    if (n < c->copy_count)
        mgpu__copy_take(c, n);
    else
        mgpu__wgmma_step(c, random);
    return true;
}

static void
mgpu__agents_may_act(mgpu__cluster *c)
{
    if (mgpu__random(c) % 16 == 0)
        (void)mgpu__agents_step(c);
}

#endif /* MGPU_EMU_UNIT_AGENTS_H */
