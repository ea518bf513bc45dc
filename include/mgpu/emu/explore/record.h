/* mgpu/emu/explore/record.h - what the explore policy keeps: steps, what they touch, what was tried.
 * SPDX-License-Identifier: MIT
 *
 *     actor    lanes of a warp that are at one line, named by the first of them; or an operation of
 *              an agent, named by its issuer and its number there
 *     step     what an actor does from one point to the next: one operation that others can see
 *     touch    bytes that a step reads or writes; a meeting that it makes, comes to, ends, passes
 *     order    steps, one after the other: one run of the launch
 *
 * A step begins where an engine calls mgpu__step() (core/step.h).
 */
#ifndef MGPU_EMU_EXPLORE_RECORD_H
#define MGPU_EMU_EXPLORE_RECORD_H

#include "../core/judge.h"
#include "../core/step.h"
#include "../core/table.h"
#include "../core/unit.h"

typedef struct mgpu__touch_of {
    uintptr_t at; /* the first byte; or a meeting */
    uint64_t
        end; /* behind the last byte; or generations that had ended, of an issue its number */
    uint8_t kind; /* mgpu__touch_kind */
} mgpu__touch_of;

/* A step that was taken. */
typedef struct mgpu__taken {
    uint64_t actor, instead;         /* who took it; who would have by default */
    uint32_t number, instead_number; /* steps that these had taken */
    uint32_t lanes;                  /* of the warp; 0: an operation's */
    const void *site, *object;
    uint32_t touch, touches; /* first, how many */
    uint32_t previous;       /* of its first lane, plus one; 0: none */
    uint32_t enabler;        /* who looked again did so for this one, plus one; 0: none */
    uint64_t
        state; /* of its first lane, when it began: of its stack and registers; 0: not known */
    bool changes;
    bool counts;  /* it looked again, and not as before */
    bool races;   /* it clashes with a step of another that might come first */
    bool matters; /* in the story of the order */
} mgpu__taken;

/* A thread, in an order. */
typedef struct mgpu__slot {
    mgpu__fiber *fiber;
    bool ready;
    uint32_t last, steps; /* its last step, plus one; how many */
    uint64_t state;       /* as it is about to go on; 0: not known */
    uint32_t looks;       /* the last so many were looks again, each in another state */
    uint32_t issued[2];   /* copies; of the first of a warpgroup, its wgmma */
    uint32_t gathering;   /* the collective that let it go on, plus one */
    uintptr_t passed;     /* the meeting that did; 0: none */
    uint64_t passed_ended;
} mgpu__slot;

/* An operation of an agent: what goes with it instead of who judges' own. */
typedef struct mgpu__agent_op {
    void *inner;
    uint64_t actor;
    const mgpu__fiber *issuer;
    const void *site;
    mgpu__completes where;
    uint64_t group;
    uint32_t issue, done; /* steps, plus one */
} mgpu__agent_op;

/* What came to a meeting, or touched a cell of 16 bytes. */
typedef struct mgpu__entry {
    uint32_t step, next; /* next: of the cell, plus one */
    uint64_t ended;
    uint16_t bytes;
    uint8_t kind;
} mgpu__entry;

typedef struct mgpu__object {
    mgpu__key key;
    uint64_t ended; /* generations */
    mgpu__entry *entry;
    uint32_t count, capacity;
    uint32_t init; /* step, plus one */
    const mgpu__cta *home;
    uint32_t offset;  /* of an mbarrier; else 0 */
    uint32_t barrier; /* the number of a named one, plus one; else 0 */
} mgpu__object;

typedef struct mgpu__cell {
    mgpu__key key;  /* address / 16 */
    uint32_t first; /* plus one */
} mgpu__cell;

/* An actor that was tried at a node, and what it touched there. It sleeps below: what comes after it was
 * seen. */
typedef struct mgpu__tried {
    uint64_t actor;
    uint32_t lanes, touches;
    mgpu__touch_of *touch;
} mgpu__tried;

/* Before step i of the order. */
typedef struct mgpu__node {
    uint64_t *todo;
    mgpu__tried *done;
    uint32_t todos, todo_capacity, dones, done_capacity;
    bool all; /* all that can act here are to be tried */
} mgpu__node;

typedef struct mgpu__sleeper {
    const mgpu__tried *who;
    uint32_t from, to; /* nodes at which it sleeps */
} mgpu__sleeper;

/* Where an order leaves the default: before its `number`-th step `instead` lets `actor` go first. */
typedef struct mgpu__turn {
    uint64_t instead, actor;
    uint32_t number;
    bool used;
} mgpu__turn;

typedef enum mgpu__stop {
    MGPU__STOP_NOT,
    MGPU__STOP_ACTORS,
    MGPU__STOP_OPERATIONS,
    MGPU__STOP_STEPS,
    MGPU__STOP_ORDERS,
    MGPU__STOP_SECONDS,
    MGPU__STOP_MEMORY,
    MGPU__STOP_ENDLESS, /* a step does not end */
    MGPU__STOP_REPLAY   /* another run went another way */
} mgpu__stop;

/* A list that grows. */
typedef struct mgpu__growing {
    void *at;
    uint32_t count, capacity;
} mgpu__growing;

typedef struct mgpu__explorer {
    mgpu__launch *launch;
    const mgpu__judge *judge; /* who else is told; NULL: nobody */
    uint32_t number;          /* of the launch, of its kernel's */
    mgpu__stop stop;
    uint64_t until_ns;
    /* an order */
    mgpu__slot *slot;
    uint32_t threads; /* of the grid */
    mgpu__agent_op *op;
    uint32_t ops;
    mgpu__growing taken, touch; /* mgpu__taken, mgpu__touch_of */
    mgpu__growing gathering;    /* uint32_t[33]: how many, steps */
    mgpu__growing edge;         /* uint32_t: steps that the step is behind, plus one */
    mgpu__growing candidate;    /* uint32_t: steps that it may race with */
    mgpu__growing sleeper;      /* mgpu__sleeper */
    uint64_t *row;              /* of each step, `words` long: a bit for each that is before */
    uint32_t words;
    uint32_t *mark;                 /* of each step: it is a candidate of step - 1 */
    mgpu__table object, cell;       /* mgpu__object, mgpu__cell */
    mgpu__growing entry;            /* mgpu__entry */
    uint64_t last;                  /* thread that acted last */
    uint32_t lane_touch;            /* the first touch of the lane that acts */
    bool acting, silent, redundant; /* a step is taken; a look in vain; nothing new comes */
    bool seen, unseen; /* plain accesses were; bytes were written that nobody puts back */
    bool programmatic; /* the launch is; it is explored as another */
    bool gave_up;      /* a loop did when nobody else could go on */
    bool counted;      /* a loop that counts its looks waited for a change */
    const void *unseen_site, *gave_up_site, *counted_site, *endless_site;
    /* the agents' own stack, and what they do */
    mgpu__mapping stack;
    mgpu__context agent;
    mgpu__unit *agent_unit;
    mgpu__cluster *agent_cluster;
    uint32_t agent_which;
    /* all orders */
    mgpu__node *node;
    uint64_t *path;
    const void **place; /* of the steps of path */
    uint32_t prefix;    /* steps of path that are given */
    mgpu__turn *turn;   /* not NULL: replay these instead */
    uint32_t turns;
    bool told; /* the steps of the order are */
    struct mgpu__choices *choices;
} mgpu__explorer;

/* Room for `more` at the end. false: there is no memory, and all stops. */
MGPU__MODEL bool
mgpu__grow(mgpu__explorer *x, mgpu__growing *g, uint32_t more, size_t bytes)
{
    uint32_t capacity = g->capacity == 0 ? 64 : g->capacity;
    void *at;
    if (g->count + more <= g->capacity)
        return true;
    while (capacity < g->count + more)
        capacity *= 2;
    at = realloc(g->at, capacity * bytes);
    if (at == NULL) {
        x->stop = MGPU__STOP_MEMORY;
        return false;
    }
    g->at = at;
    g->capacity = capacity;
    return true;
}

static inline mgpu__taken *
mgpu__taken_at(const mgpu__explorer *x, uint32_t i)
{
    return (mgpu__taken *)x->taken.at + i;
}

static inline mgpu__touch_of *
mgpu__touches_of(const mgpu__explorer *x, const mgpu__taken *s)
{
    return (mgpu__touch_of *)x->touch.at + s->touch;
}

/* Threads of a block as actors: whole warps. */
static inline uint32_t
mgpu__actors_per_block(const mgpu__launch *l)
{
    return (l->threads + 31) / 32 * 32;
}

/* The number of a thread in the grid: its name as an actor. */
static inline uint32_t
mgpu__actor_of(const mgpu__fiber *f)
{
    return f->cta->index * mgpu__actors_per_block(mgpu__launch_of(f)) + f->thread;
}

/* Operations are actors, too: the issuer, whether the tensor core's, and which. */
#define MGPU__ACTOR_OP ((uint64_t)1 << 63)
static inline uint64_t
mgpu__actor_op(uint32_t thread, bool stream, uint32_t number)
{
    return MGPU__ACTOR_OP | (uint64_t)thread << 25 | (uint64_t)stream << 24 |
           (number & 0xffffff);
}

/* Whether actor a is b, or one of its lanes. */
static inline bool
mgpu__actor_in(uint64_t a, uint64_t b, uint32_t lanes)
{
    return a == b ||
           (((a | b) & MGPU__ACTOR_OP) == 0 && a / 32 == b / 32 && (lanes >> a % 32 & 1) != 0);
}

#endif /* MGPU_EMU_EXPLORE_RECORD_H */
