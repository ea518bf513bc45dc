/* mgpu/emu/explore/replay.h - an order in words: where it leaves the default, and what its steps did.
 * SPDX-License-Identifier: MIT
 *
 *     b0t0@3:b0t32     before its 4th step, thread 0 of block 0 lets thread 32 go first
 *     b0t32@7:b0t0c1   thread 32 lets the second copy of thread 0 go first (m: a wgmma)
 *     first            it never leaves the default
 */
#ifndef MGPU_EMU_EXPLORE_REPLAY_H
#define MGPU_EMU_EXPLORE_REPLAY_H

#include "choice.h"

/* ---- where it leaves the default -------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__put_actor_name(mgpu__text *t, const mgpu__launch *l, uint64_t actor)
{
    const bool op = (actor & MGPU__ACTOR_OP) != 0;
    const uint32_t thread = (uint32_t)(op ? (actor & ~MGPU__ACTOR_OP) >> 25 : actor);
    const uint32_t per_block = mgpu__actors_per_block(l);
    mgpu__put(t, "b%ut%u", thread / per_block, thread % per_block);
    if (op)
        mgpu__put(t, "%c%u", (actor >> 24 & 1) != 0 ? 'm' : 'c', (uint32_t)actor & 0xffffff);
}

MGPU__MODEL void
mgpu__put_turns(mgpu__text *t, const mgpu__launch *l, const mgpu__turn *turn, uint32_t turns)
{
    for (uint32_t i = 0; i < turns; i++) {
        mgpu__put(t, i == 0 ? "" : ",");
        mgpu__put_actor_name(t, l, turn[i].instead);
        mgpu__put(t, "@%u:", turn[i].number);
        mgpu__put_actor_name(t, l, turn[i].actor);
    }
    if (turns == 0)
        mgpu__put(t, "first");
}

/* "b0t32": read an actor from *text, and go behind it. false: there is none. */
MGPU__MODEL bool
mgpu__read_actor(const mgpu__launch *l, const char **text, uint64_t *actor)
{
    unsigned block, thread, number;
    int end = 0;
    char kind;
    if (sscanf(*text, "b%ut%u%n", &block, &thread, &end) != 2 || thread >= l->threads ||
        block >= l->grid.x * l->grid.y * l->grid.z)
        return false;
    *text += end;
    *actor = (uint64_t)block * mgpu__actors_per_block(l) + thread;
    kind = **text;
    if (kind != 'c' && kind != 'm')
        return true;
    if (sscanf(*text + 1, "%u%n", &number, &end) != 1)
        return false;
    *text += end + 1;
    *actor = mgpu__actor_op((uint32_t)*actor, kind == 'm', number);
    return true;
}

/* Read an order. false: these are not the words of one; or there are more than `most`. */
MGPU__MODEL bool
mgpu__read_turns(const mgpu__launch *l, const char *text, mgpu__turn *turn, uint32_t most,
                 uint32_t *turns)
{
    *turns = 0;
    if (strcmp(text, "first") == 0)
        return true;
    for (;;) {
        mgpu__turn *t = &turn[*turns];
        int end = 0;
        if (*turns == most)
            return false;
        memset(t, 0, sizeof *t);
        if (!mgpu__read_actor(l, &text, &t->instead) ||
            sscanf(text, "@%u:%n", &t->number, &end) != 1 || end == 0)
            return false;
        text += end;
        if (!mgpu__read_actor(l, &text, &t->actor))
            return false;
        ++*turns;
        if (*text == 0)
            return true;
        if (*text++ != ',')
            return false;
    }
}

/* Where the order at hand left the default; at most `most`. */
MGPU__MODEL uint32_t
mgpu__turns_of(const mgpu__explorer *x, mgpu__turn *turn, uint32_t most)
{
    uint32_t turns = 0;
    for (uint32_t i = 0; i < x->taken.count && turns < most; i++) {
        const mgpu__taken *s = mgpu__taken_at(x, i);
        if (s->actor == s->instead)
            continue;
        memset(&turn[turns], 0, sizeof *turn);
        turn[turns].instead = s->instead;
        turn[turns].number = s->instead_number;
        turn[turns++].actor = s->actor;
    }
    return turns;
}

/* ---- its steps -------------------------------------------------------------------------------------------- */

/* "smem+0x410 (flag+0)", "out+4": bytes that a step touches. */
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
        mgpu__put(t, "%s+%zu", b.name[0] != 0 ? b.name : "a buffer", (size_t)(at - b.from));
    else
        mgpu__put(t, "%p", (void *)at);
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
    const mgpu__object *o;
    for (uint32_t i = 0; i < s->touches; i++) {
        const mgpu__touch_of *of = &mgpu__touches_of(x, s)[i];
        if (most == NULL || weight[of->kind] > weight[most->kind])
            most = of;
    }
    if (most == NULL) {
        mgpu__put(t, "goes on");
        return;
    }
    mgpu__put(t, "%s", words[most->kind]);
    if (most->kind == MGPU__TOUCH_ISSUE)
        return;
    mgpu__put(t, " ");
    if (most->kind <= MGPU__TOUCH_WRITE) {
        mgpu__put_bytes_at(t, x, most->at);
        return;
    }
    o = mgpu__object_of(x, most->at);
    if (s->site == (const void *)x->launch->kernel)
        mgpu__put(t, "the end of the kernel");
    else if (o != NULL && o->home != NULL)
        mgpu__put_smem(t, o->home, o->offset);
    else
        mgpu__put(t, "a barrier");
}

MGPU__MODEL void
mgpu__put_taken(mgpu__text *t, mgpu__explorer *x, uint32_t first, uint32_t last)
{
    const mgpu__taken *s = mgpu__taken_at(x, last);
    const uint32_t per_block = mgpu__actors_per_block(x->launch);
    const bool op = s->lanes == 0;
    const uint32_t thread = (uint32_t)(op ? (s->actor & ~MGPU__ACTOR_OP) >> 25 : s->actor);
    const uint32_t block = thread / per_block, lead = thread % per_block / 32 * 32;
    const uint32_t lanes = s->lanes;
    char where[512];
    mgpu__put(t, "  %u. ", last + 1);
    if (op && (s->actor >> 24 & 1) != 0)
        mgpu__put(t, "the wgmma of threads %u-%u", thread % per_block,
                  thread % per_block + 127);
    else if (op)
        mgpu__put(t, "the copy of thread %u", thread % per_block);
    else if ((lanes & (lanes - 1)) == 0)
        mgpu__put(t, "thread %u", thread % per_block);
    else if (lanes == 0xffffffffu)
        mgpu__put(t, "threads %u-%u", lead, lead + 31);
    else
        mgpu__put(t, "%d lanes, threads %u to %u", __builtin_popcount(lanes),
                  thread % per_block, lead + 31 - (uint32_t)__builtin_clz(lanes));
    if (x->threads > per_block)
        mgpu__put(t, " of block %u", block);
    if (s->site == (const void *)x->launch->kernel)
        mgpu__put(t, ": returns\n");
    else {
        mgpu__put(t, ": %s: ", mgpu__locate(s->site, where, sizeof where));
        mgpu__put_deed(t, x, s);
        mgpu__put(t, first != last ? ", %u times\n" : "\n", last - first + 1);
    }
}

enum { MGPU__STEPS_SHOWN = 40 };

/* The lines of the steps at hand: those that touch something, repeated ones once; the last ones if there are
 * many. */
MGPU__MODEL void
mgpu__put_steps(mgpu__text *t, mgpu__explorer *x)
{
    uint32_t lines = 0, skip, n = x->taken.count;
    for (int show = 0; show < 2; show++) {
        skip = lines > MGPU__STEPS_SHOWN ? lines - MGPU__STEPS_SHOWN : 0;
        if (show == 1 && skip != 0)
            mgpu__put(t, "  ... %u lines before\n", skip);
        for (uint32_t i = 0, end; i < n; i = end) {
            const mgpu__taken *s = mgpu__taken_at(x, i);
            for (end = i + 1; end < n && mgpu__taken_at(x, end)->actor == s->actor &&
                              mgpu__taken_at(x, end)->lanes == s->lanes &&
                              mgpu__taken_at(x, end)->site == s->site;)
                end++;
            if (s->touches == 0 && s->lanes != 0 && s->site != (const void *)x->launch->kernel)
                continue;
            if (show == 0)
                lines++;
            else if (skip != 0)
                skip--;
            else
                mgpu__put_taken(t, x, i, end - 1);
        }
    }
}

/* Behind the report of an error: the order it was seen in, and how to see it again. */
MGPU__MODEL void
mgpu__put_order(mgpu__text *t, const mgpu__launch *l)
{
    enum { MOST = 256 };
    static mgpu__turn turn[MOST]; /* one report at a time */
    mgpu__explorer *x = l->explorer;
    const bool line = t->length > 0 && t->data[t->length - 1] == '\n';
    const uint32_t turns = mgpu__turns_of(x, turn, MOST);
    mgpu__put(t, "%sunder the explore policy; MGPU_EMU_POLICY=explore MGPU_EMU_REPLAY=",
              line ? "  " : "; ");
    mgpu__put_turns(t, l, turn, turns);
    mgpu__put(t, " replays this order");
    if (turns != 0 && !x->told) {
        mgpu__put(t, ":\n");
        mgpu__put_steps(t, x);
    }
    x->told = true;
}

#endif /* MGPU_EMU_EXPLORE_REPLAY_H */
