/* mgpu/emu/core/spin.h - who looks again and again takes no step until something changes.
 * SPDX-License-Identifier: MIT
 *
 *     step 4   thread 0   k.cu:7 reads flag         the loop: from its last step at this line, on
 *     step 5   thread 0   k.cu:8 tries full[0]      this object, to its last step; it changes nothing
 *     next     thread 0   k.cu:7                    only when another step has clashed with these
 *
 * A loop that gives up by itself, after so many looks or so much time, does so when nobody else can go on:
 * then it looks without a step, until it goes elsewhere or its patience is over.
 */
#ifndef MGPU_EMU_CORE_SPIN_H
#define MGPU_EMU_CORE_SPIN_H

#include "clash.h"

enum { MGPU__LOOP_STEPS = 64 /* of a loop that looks */ };

/* The first step of the loop that f is about to begin anew; UINT32_MAX: it is in none. */
MGPU__MODEL uint32_t
mgpu__loop_of(const mgpu__explorer *x, const mgpu__fiber *f)
{
    uint32_t step = f->unit == NULL ? x->slot[mgpu__actor_of(f)].last : 0;
    for (uint32_t i = 0; i < MGPU__LOOP_STEPS && step != 0; i++) {
        const mgpu__taken *s = mgpu__taken_at(x, step - 1);
        if (s->changes)
            return UINT32_MAX;
        if (s->site == f->site && s->object == f->object)
            return f->site != NULL ? step - 1 : UINT32_MAX;
        step = s->previous;
    }
    return UINT32_MAX;
}

/* The first step of another, behind the loop's, that clashes with what the loop looks at; UINT32_MAX: there is
 * none. A loop that looks at nothing that is seen waits for any change. */
MGPU__MODEL uint32_t
mgpu__loop_change(const mgpu__explorer *x, const mgpu__fiber *f, uint32_t loop)
{
    const uint32_t actor = mgpu__actor_of(f), last = x->slot[actor].last - 1;
    bool blind = true;
    for (uint32_t i = last;; i = mgpu__taken_at(x, i)->previous - 1) {
        blind = blind && mgpu__taken_at(x, i)->touches == 0;
        if (i == loop)
            break;
    }
    for (uint32_t k = loop + 1; k < x->taken.count; k++) {
        const mgpu__taken *by = mgpu__taken_at(x, k);
        if (!by->changes || mgpu__actor_in(actor, by->actor, by->lanes))
            continue;
        if (blind)
            return k;
        for (uint32_t i = last;; i = mgpu__taken_at(x, i)->previous - 1) {
            const mgpu__taken *s = mgpu__taken_at(x, i);
            if (i < k && mgpu__lists_clash(mgpu__touches_of(x, s), s->touches,
                                           mgpu__touches_of(x, by), by->touches))
                return k;
            if (i == loop)
                break;
        }
    }
    return UINT32_MAX;
}

/* Whether f would only look again at what has not changed. *enabler: what let it look, plus one. */
MGPU__MODEL bool
mgpu__spins(const mgpu__explorer *x, const mgpu__fiber *f, uint32_t *enabler)
{
    const uint32_t loop = mgpu__loop_of(x, f);
    uint32_t change;
    *enabler = 0;
    if (loop == UINT32_MAX)
        return false;
    change = mgpu__loop_change(x, f, loop);
    *enabler = change != UINT32_MAX ? change + 1 : 0;
    return change == UINT32_MAX;
}

/* Whether f, which has looked without a step, is still in its loop. */
MGPU__MODEL bool
mgpu__still_loops(const mgpu__explorer *x, const mgpu__fiber *f, uint32_t loop)
{
    uint32_t i = x->slot[mgpu__actor_of(f)].last;
    for (; i != 0 && i - 1 >= loop; i = mgpu__taken_at(x, i - 1)->previous)
        if (mgpu__taken_at(x, i - 1)->site == f->site &&
            mgpu__taken_at(x, i - 1)->object == f->object)
            return true;
    return false;
}

#endif /* MGPU_EMU_CORE_SPIN_H */
