/* mgpu/emu/explore/replay.h - an order as a name: which launch it is of, and where it leaves the default.
 * SPDX-License-Identifier: MIT
 *
 *     ring#2:b0t0@3:b0t32   of the 2nd launch of kernel ring: before its 4th step, thread 0 of block 0 lets
 *                           thread 32 go first. Other launches run as under the eager policy
 *     b0t32@7:b0t0c1        of each launch: thread 32 lets the second copy of thread 0 go first (m: a wgmma)
 *     first                 it never leaves the default
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
mgpu__put_turn(mgpu__text *t, const mgpu__launch *l, const mgpu__turn *turn)
{
    mgpu__put_actor_name(t, l, turn->instead);
    mgpu__put(t, "@%u:", turn->number);
    mgpu__put_actor_name(t, l, turn->actor);
}

MGPU__MODEL void
mgpu__put_turns(mgpu__text *t, const mgpu__launch *l, const mgpu__turn *turn, uint32_t turns)
{
    for (uint32_t i = 0; i < turns; i++) {
        mgpu__put(t, i == 0 ? "" : ",");
        mgpu__put_turn(t, l, &turn[i]);
    }
    if (turns == 0)
        mgpu__put(t, "first");
}

/* The settings that replay an order of the launch at hand. */
MGPU__MODEL void
mgpu__put_replayed_by(mgpu__text *t, const mgpu__explorer *x, const mgpu__turn *turn,
                      uint32_t turns)
{
    mgpu__put(t, "MGPU_EMU_POLICY=explore MGPU_EMU_REPLAY=%s#%u:", x->launch->kernel->name,
              x->number);
    mgpu__put_turns(t, x->launch, turn, turns);
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

/* ---- and back --------------------------------------------------------------------------------------------- */

static const char mgpu__no_order[] = "is no order: want one as a report gives it, such as "
                                     "ring#1:b0t0@3:b0t32, or ring#1:first";

/* "b0t32": read an actor from *text, and go behind it. NULL, or what is wrong. */
MGPU__MODEL const char *
mgpu__read_actor(const mgpu__launch *l, const char **text, uint64_t *actor)
{
    unsigned block, thread, number;
    int end = 0;
    char kind;
    if (sscanf(*text, "b%ut%u%n", &block, &thread, &end) != 2)
        return mgpu__no_order;
    if (block >= l->grid.x * l->grid.y * l->grid.z || thread >= l->threads)
        return "names a thread that this launch does not have: it is an order of a larger one";
    *text += end;
    *actor = (uint64_t)block * mgpu__actors_per_block(l) + thread;
    kind = **text;
    if (kind != 'c' && kind != 'm')
        return NULL;
    if (sscanf(*text + 1, "%u%n", &number, &end) != 1)
        return mgpu__no_order;
    *text += end + 1;
    *actor = mgpu__actor_op((uint32_t)*actor, kind == 'm', number);
    return NULL;
}

/* Read an order of at most `most` turns. NULL, or what is wrong. */
MGPU__MODEL const char *
mgpu__read_turns(const mgpu__launch *l, const char *text, mgpu__turn *turn, uint32_t most,
                 uint32_t *turns)
{
    *turns = 0;
    if (strcmp(text, "first") == 0)
        return NULL;
    for (;;) {
        mgpu__turn *t = &turn[*turns];
        const char *why;
        int end = 0;
        if (*turns == most)
            return "has more turns than an order may have steps: raise MGPU_EMU_STEPS";
        memset(t, 0, sizeof *t);
        why = mgpu__read_actor(l, &text, &t->instead);
        if (why != NULL)
            return why;
        if (sscanf(text, "@%u:%n", &t->number, &end) != 1 || end == 0)
            return mgpu__no_order;
        text += end;
        why = mgpu__read_actor(l, &text, &t->actor);
        if (why != NULL)
            return why;
        ++*turns;
        if (*text == 0)
            return NULL;
        if (*text++ != ',')
            return mgpu__no_order;
    }
}

/* ---- of which launch -------------------------------------------------------------------------------------- */

/* What a replay names, and whether it came. */
static struct {
    char kernel[64]; /* "": no launch in particular */
    uint32_t launch, launched;
    bool came;
} mgpu__awaited;

/* Launches of a kernel under the policy, this one too. 0: there is no memory to count them. */
MGPU__MODEL uint32_t
mgpu__launch_number(const mgpu_kernel *kernel)
{
    static struct mgpu__counted {
        const char *name;
        uint32_t launches;
    } * all;
    static uint32_t count;
    struct mgpu__counted *more;
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(all[i].name, kernel->name) == 0)
            return ++all[i].launches;
    more = (struct mgpu__counted *)realloc(all, (count + 1) * sizeof *all);
    if (more == NULL)
        return 0;
    all = more;
    all[count].name = kernel->name;
    all[count++].launches = 1;
    return 1;
}

/* Whether a replay is of launch `number` of l's kernel; *turns: what it says of it. */
MGPU__MODEL bool
mgpu__replay_is_of(const mgpu__launch *l, uint32_t number, const char **turns)
{
    const char *text = l->config.explore.replay, *name = l->kernel->name;
    const size_t length = strcspn(text, "#");
    unsigned wanted;
    int end = 0;
    bool same;
    *turns = text;
    if (sscanf(text + length, "#%u:%n", &wanted, &end) != 1 || end == 0)
        return true; /* of each launch, or no order */
    *turns = text + length + end;
    same = strlen(name) == length && strncmp(text, name, length) == 0;
    (void)snprintf(mgpu__awaited.kernel, sizeof mgpu__awaited.kernel, "%.*s", (int)length,
                   text);
    if (mgpu__awaited.launch != wanted)
        mgpu__awaited.came = false; /* it is another one */
    mgpu__awaited.launch = wanted;
    mgpu__awaited.launched = same ? number : mgpu__awaited.launched;
    mgpu__awaited.came = mgpu__awaited.came || (same && wanted == number);
    return same && wanted == number;
}

/* The program ends, and the launch of a replay has not come. */
__attribute__((destructor)) static void
mgpu__replay_at_exit(void)
{
    char text[200];
    if (mgpu__awaited.kernel[0] == 0 || mgpu__awaited.came)
        return;
    (void)snprintf(text, sizeof text,
                   "MGPU_EMU_REPLAY is of launch %u of kernel %s, and this program launched it "
                   "%u times: nothing was replayed",
                   mgpu__awaited.launch, mgpu__awaited.kernel, mgpu__awaited.launched);
    mgpu__say(MGPU_EMU_ERROR, "", text);
}

#endif /* MGPU_EMU_EXPLORE_REPLAY_H */
