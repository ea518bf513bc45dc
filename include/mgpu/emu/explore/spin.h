/* mgpu/emu/explore/spin.h - who looks again and again takes no step until something changes.
 * SPDX-License-Identifier: MIT
 *
 *     step 4   thread 0   k.cu:7 reads flag         the loop: from its last step at this line, on
 *     step 5   thread 0   k.cu:8 tries full[0]      this object, to its last step; it changes nothing
 *     next     thread 0   k.cu:7                    again
 *
 * If its stack and registers are what they were, and so is what it looked at, it would do the same again:
 * it spins, and goes on when another step has clashed with these. No order is lost.
 * If they are not, it counts, adds up, has a clock: it goes on. Behind two looks others go first; what they
 * change it waits for, as if it did not count, and the note says so. One that looks a thousand times
 * waits as who spins, until nobody else can go on.
 *
 * Who spins when nobody else can go on looks without a step, until it goes elsewhere or its patience is over.
 */
#ifndef MGPU_EMU_EXPLORE_SPIN_H
#define MGPU_EMU_EXPLORE_SPIN_H

#include "clash.h"

enum {
    MGPU__LOOP_STEPS = 64, /* of a loop that looks */
    MGPU__LOOKS_FEW = 2,   /* in other states: each is a step as any other */
    MGPU__LOOKS_MANY = 1000
};

/* How f is about to look again. */
typedef enum mgpu__looking {
    MGPU__LOOKS_NOT,  /* it does something else */
    MGPU__LOOKS_ON,   /* it does, in another state */
    MGPU__LOOKS_LAST, /* others go first */
    MGPU__SPINS       /* it waits for a change */
} mgpu__looking;

/* What is gathered of the frame of user code that a fiber is in. */
typedef struct mgpu__user_frame {
    const void *site;
    uintptr_t stack_end;
    uint64_t state; /* 0: it was not found */
    uint32_t frames;
} mgpu__user_frame;

static inline uint64_t
mgpu__state_with(uint64_t state, uint64_t word)
{
    return ((state << 5 | state >> 59) ^ word) * 0x9E3779B97F4A7C15u;
}

/* For _Unwind_Backtrace: at the frame that goes on at the site, its registers that calls keep, and all of the
 * stack from it on. The model's own frames are above. */
MGPU__MODEL _Unwind_Reason_Code
mgpu__state_of_frame(struct _Unwind_Context *context, void *argument)
{
#if defined(__x86_64__)
    static const int kept[] = {3, 6, 12, 13, 14, 15};
#elif defined(__aarch64__)
    static const int kept[] = {19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29};
#else
    static const int kept[] = {0};
#endif
    mgpu__user_frame *f = (mgpu__user_frame *)argument;
    if ((const void *)_Unwind_GetIP(context) != f->site)
        return ++f->frames < 32 ? _URC_NO_REASON : _URC_END_OF_STACK;
    f->state = 1;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        f->state = mgpu__state_with(f->state, (uint64_t)_Unwind_GetGR(context, kept[i]));
    for (uintptr_t at = (uintptr_t)_Unwind_GetCFA(context) & ~(uintptr_t)7; at < f->stack_end;
         at += 8)
        f->state = mgpu__state_with(f->state, *(const uint64_t *)at);
    return _URC_END_OF_STACK;
}

/* f, which runs, comes to `site`: a number for its stack and its registers, if it was there not long ago. */
MGPU__MODEL void
mgpu__state_take(const mgpu__fiber *f, const void *object, const void *site)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    const mgpu__cluster *c = f->cta->cluster;
    mgpu__slot *s = &x->slot[mgpu__actor_of(f)];
    const uintptr_t here = (uintptr_t)__builtin_frame_address(0), first = (uintptr_t)c->stacks;
    mgpu__user_frame frame = {site, 0, 0, 0};
    uint32_t step = x->taken.count + 1;
    bool was = false;
    s->state = 0;
    for (uint32_t i = 0; i < MGPU__LOOP_STEPS && step != 0 && x->acting && !x->silent && !was;
         i++) {
        const mgpu__taken *taken = mgpu__taken_at(x, step - 1);
        if (i > 0 && taken->changes)
            break;
        was = taken->site == site && taken->object == object;
        step = taken->previous;
    }
    if (!was)
        return;
    frame.stack_end = here - (here - first) % c->stack_bytes + c->stack_bytes;
    (void)_Unwind_Backtrace(mgpu__state_of_frame, &frame);
    s->state = frame.state;
}

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

/* How f is about to look again. *enabler: what lets it, plus one. */
MGPU__MODEL mgpu__looking
mgpu__looks(const mgpu__explorer *x, const mgpu__fiber *f, uint32_t *enabler)
{
    const mgpu__slot *s = &x->slot[mgpu__actor_of(f)];
    const uint32_t loop = mgpu__loop_of(x, f), looks = s->looks;
    bool same;
    uint32_t change;
    *enabler = 0;
    if (loop == UINT32_MAX)
        return MGPU__LOOKS_NOT;
    same = s->state != 0 && mgpu__taken_at(x, loop)->state == s->state;
    if (!same && looks < MGPU__LOOKS_FEW)
        return MGPU__LOOKS_ON;
    change = mgpu__loop_change(x, f, loop);
    if (change != UINT32_MAX)
        *enabler = change + 1;
    else if (same || looks >= MGPU__LOOKS_MANY)
        return MGPU__SPINS;
    return same ? MGPU__LOOKS_NOT : change != UINT32_MAX ? MGPU__LOOKS_ON : MGPU__LOOKS_LAST;
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

#endif /* MGPU_EMU_EXPLORE_SPIN_H */
