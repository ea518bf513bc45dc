/* mgpu/emu/explore/story.h - what the steps of an order did, in words.
 * SPDX-License-Identifier: MIT
 *
 *     2-4. thread 0: kernel.cu:13: writes "lock"+0x0; kernel.cu:15: reads "lock"+0x4
 *     5. thread 32: kernel.cu:13: writes "lock"+0x4
 *       ... 12 steps between
 *
 * A line is what one actor did, one step behind the other. If there are many, only those stay that matter: in
 * which a step clashes with one of another actor that might have come first, is a turn, or the last of who waits.
 */
#ifndef MGPU_EMU_EXPLORE_STORY_H
#define MGPU_EMU_EXPLORE_STORY_H

#include "replay.h"

enum {
    MGPU__LINES_ALL = 20,  /* so many lines are told whether they matter or not */
    MGPU__LINES_MOST = 24, /* so many at most: the last */
    MGPU__DEEDS_MOST = 4   /* in a line */
};

/* ---- words ------------------------------------------------------------------------------------------------ */

/* "smem+0x410 (flag+0)", "\"out\"+0x4": bytes that a step touches. */
MGPU__MODEL void
mgpu__put_bytes_at(mgpu__text *t, const mgpu__explorer *x, uintptr_t at)
{
    const mgpu__buffer b = mgpu__buffer_below(at);
    for (const mgpu__cluster *c = x->launch->workers[0].residents; c != NULL; c = c->next)
        for (uint32_t i = 0; i < c->cta_count; i++)
            if (at - (uintptr_t)c->ctas[i]->window < MGPU__WINDOW_BYTES) {
                mgpu__put_smem(t, c->ctas[i], (uint32_t)(at - (uintptr_t)c->ctas[i]->window));
                return;
            }
    if (at < b.to)
        mgpu__put(t, "\"%s\"+0x%zx", b.name, (size_t)(at - b.from));
    else
        mgpu__put(t, "%p", (void *)at);
}

MGPU__MODEL void
mgpu__put_meeting(mgpu__text *t, mgpu__explorer *x, uintptr_t at)
{
    const mgpu__object *o = mgpu__object_of(x, at);
    if (o != NULL && o->barrier != 0)
        mgpu__put(t, "barrier %u", o->barrier - 1);
    else if (o != NULL && o->home != NULL)
        mgpu__put_smem(t, o->home, o->offset);
    else
        mgpu__put(t, "the cluster barrier");
}

/* What a step did, of all that it touched the gravest. */
MGPU__MODEL void
mgpu__put_deed(mgpu__text *t, mgpu__explorer *x, const mgpu__taken *s)
{
    static const uint8_t weight[] = {4, 5, 9, 1, 6, 7, 8, 3, 2, 2, 3}; /* by mgpu__touch_kind */
    static const char *const words[] = {
        "reads",      "writes",    "makes",  "comes to", "expects bytes at",
        "arrives at", "completes", "passes", "looks at", "issues its part of a wgmma",
        "waits at"};
    const mgpu__touch_of *most = NULL;
    for (uint32_t i = 0; i < s->touches; i++) {
        const mgpu__touch_of *of = &mgpu__touches_of(x, s)[i];
        if (most == NULL || weight[of->kind] > weight[most->kind])
            most = of;
    }
    if (most == NULL) {
        mgpu__put(t, s == mgpu__taken_at(x, x->taken.count) ? "ends the launch" : "goes on");
        return;
    }
    mgpu__put(t, most->kind == MGPU__TOUCH_ISSUE ? "%s" : "%s ", words[most->kind]);
    if (most->kind <= MGPU__TOUCH_WRITE)
        mgpu__put_bytes_at(t, x, most->at);
    else if (most->kind != MGPU__TOUCH_ISSUE)
        mgpu__put_meeting(t, x, most->at);
}

/* What an operation of an agent is called. */
MGPU__MODEL const char *
mgpu__operation_word(const mgpu__explorer *x, uint64_t actor)
{
    for (uint32_t i = 0; i < x->ops; i++)
        if (x->op[i].actor == actor)
            return x->op[i].where == MGPU__COMPLETES_IN_ORDER     ? "cp.async"
                   : x->op[i].where == MGPU__COMPLETES_AS_ARRIVAL ? "arrival behind cp.async"
                   : x->op[i].where == MGPU__COMPLETES_AS_STORE   ? "st.async or red.async"
                                                                  : "copy";
    return "copy";
}

/* "threads 0-31 (producer) of block (1,0,0)", "the copy of thread 0": who took a step. */
MGPU__MODEL void
mgpu__put_doer(mgpu__text *t, const mgpu__explorer *x, const mgpu__taken *s)
{
    const uint32_t per_block = mgpu__actors_per_block(x->launch), lanes = s->lanes;
    const uint32_t named =
        (uint32_t)(lanes == 0 ? (s->actor & ~MGPU__ACTOR_OP) >> 25 : s->actor);
    const uint32_t thread = named % per_block, lead = thread / 32 * 32;
    const mgpu__fiber *f = x->slot[named].fiber;
    if (lanes == 0 && (s->actor >> 24 & 1) != 0)
        mgpu__put(t, "the wgmma of threads %u-%u", thread, thread + 127);
    else if (lanes == 0)
        mgpu__put(t, "the %s of thread %u", mgpu__operation_word(x, s->actor), thread);
    else if ((lanes & (lanes - 1)) == 0)
        mgpu__put(t, "thread %u", thread);
    else if (lanes == 0xffffffffu)
        mgpu__put(t, "threads %u-%u", lead, lead + 31);
    else
        mgpu__put(t, "%d lanes, threads %u to %u", __builtin_popcount(lanes), thread,
                  lead + 31 - (uint32_t)__builtin_clz(lanes));
    mgpu__put_role(t, f->role, -1);
    if (x->threads > per_block)
        mgpu__put(t, " of block (%u,%u,%u)", f->self.block_idx.x, f->self.block_idx.y,
                  f->self.block_idx.z);
}

/* ---- which steps ------------------------------------------------------------------------------------------ */

static inline bool
mgpu__returns(const mgpu__explorer *x, const mgpu__taken *s)
{
    return s->site == (const void *)x->launch->kernel;
}

/* Whether there is a word to say of a step. */
static inline bool
mgpu__did_something(const mgpu__explorer *x, const mgpu__taken *s)
{
    return s->touches != 0 || s->lanes == 0 || mgpu__returns(x, s) || s->matters;
}

/* Steps of the order at hand, and the one that is taken. */
static inline uint32_t
mgpu__steps_so_far(const mgpu__explorer *x)
{
    return x->taken.count + (x->acting ? 1 : 0);
}

/* Mark the steps that matter. */
MGPU__MODEL void
mgpu__steps_weigh(const mgpu__explorer *x)
{
    for (uint32_t i = 0; i < mgpu__steps_so_far(x); i++) {
        mgpu__taken *s = mgpu__taken_at(x, i);
        const mgpu__taken *now = mgpu__taken_at(x, x->taken.count);
        s->matters = s->races || s->actor != s->instead || i == x->taken.count;
        if (x->acting && i < x->taken.count && s->actor != now->actor)
            s->matters =
                s->matters || mgpu__lists_clash(mgpu__touches_of(x, s), s->touches,
                                                mgpu__touches_of(x, now), now->touches);
    }
    for (uint32_t i = 0; i < x->threads; i++)
        if (x->slot[i].fiber != NULL && x->slot[i].fiber->state != MGPU__DONE &&
            x->slot[i].last != 0)
            mgpu__taken_at(x, x->slot[i].last - 1)->matters = true;
}

/* The end of the steps from `first` on that go into one line; *told: it says something; *matters: one of them
 * does. */
MGPU__MODEL uint32_t
mgpu__line_end(const mgpu__explorer *x, uint32_t first, bool *told, bool *matters)
{
    const mgpu__taken *begin = mgpu__taken_at(x, first);
    uint32_t end = first;
    *told = *matters = false;
    for (; end < mgpu__steps_so_far(x); end++) {
        const mgpu__taken *s = mgpu__taken_at(x, end);
        if (s->actor != begin->actor || s->lanes != begin->lanes)
            break;
        *told = *told || mgpu__did_something(x, s);
        *matters = *matters || (s->matters && mgpu__did_something(x, s));
    }
    return end;
}

/* The line of steps first..end-1: those at one place are one deed. */
MGPU__MODEL void
mgpu__put_line(mgpu__text *t, mgpu__explorer *x, uint32_t first, uint32_t end)
{
    uint32_t deeds = 0, more = 0;
    char where[512];
    mgpu__put(t, end - first > 1 ? "  %u-%u. " : "  %u. ", first + 1, end);
    mgpu__put_doer(t, x, mgpu__taken_at(x, first));
    for (uint32_t i = first, next; i < end; i = next) {
        const mgpu__taken *s = mgpu__taken_at(x, i);
        for (next = i + 1; next < end && mgpu__taken_at(x, next)->site == s->site;)
            next++;
        if (!mgpu__did_something(x, s))
            continue;
        if (deeds == MGPU__DEEDS_MOST) {
            more += next - i;
            continue;
        }
        mgpu__put(t, deeds++ == 0 ? ": " : "; ");
        if (s->site == NULL || mgpu__returns(x, s)) {
            mgpu__put(t, s->site == NULL ? "begins" : "returns");
            continue;
        }
        mgpu__put(t, "%s: ", mgpu__locate(s->site, where, sizeof where));
        mgpu__put_deed(t, x, s);
        if (next - i > 1)
            mgpu__put(t, ", %u times", next - i);
    }
    if (more != 0)
        mgpu__put(t, "; and %u steps more", more);
    mgpu__put(t, "\n");
}

/* The lines of the order at hand. */
MGPU__MODEL void
mgpu__put_steps(mgpu__text *t, mgpu__explorer *x)
{
    uint32_t lines = 0, heavy = 0, skip = 0, hidden = 0;
    bool told, matters;
    mgpu__steps_weigh(x);
    for (uint32_t i = 0; i < mgpu__steps_so_far(x); i = mgpu__line_end(x, i, &told, &matters)) {
        (void)mgpu__line_end(x, i, &told, &matters);
        lines += told;
        heavy += matters;
    }
    if (lines > MGPU__LINES_ALL && heavy > MGPU__LINES_MOST)
        skip = heavy - MGPU__LINES_MOST;
    for (uint32_t i = 0, end; i < mgpu__steps_so_far(x); i = end) {
        end = mgpu__line_end(x, i, &told, &matters);
        if (!(lines > MGPU__LINES_ALL ? matters && (skip == 0 || skip-- == 0) : told)) {
            hidden += end - i;
            continue;
        }
        if (hidden != 0 && lines > MGPU__LINES_ALL)
            mgpu__put(t, "    ... %u step%s between\n", hidden, hidden == 1 ? "" : "s");
        hidden = 0;
        mgpu__put_line(t, x, i, end);
    }
}

/* Behind the report of an error: the order it was seen in, and how to see it again. */
MGPU__MODEL void
mgpu__put_order(mgpu__text *t, const mgpu__launch *l)
{
    mgpu__explorer *x = l->explorer;
    const bool line = t->length > 0 && t->data[t->length - 1] == '\n';
    mgpu__put(t, "%sunder the explore policy; ", line ? "  " : "; ");
    mgpu__put_replayed_by(t, x, x->turn, x->turns);
    mgpu__put(t, " replays this order");
    if (x->turns != 0 && !x->told) {
        mgpu__put(t, ":\n");
        mgpu__put_steps(t, x);
    }
    x->told = true;
}

#endif /* MGPU_EMU_EXPLORE_STORY_H */
