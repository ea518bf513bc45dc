/* mgpu/emu/explore/verdict.h - what an exploration found, and how it is said.
 * SPDX-License-Identifier: MIT
 *
 *     explored: no deadlock, no hazard in 12 orders, complete
 *     explored: stopped at its bound of 60 seconds (MGPU_EMU_SECONDS): no deadlock, no hazard in ...
 */
#ifndef MGPU_EMU_EXPLORE_VERDICT_H
#define MGPU_EMU_EXPLORE_VERDICT_H

#include "run.h"
#include "snapshot.h"
#include "story.h"

/* Of the last launch under the policy. */
static mgpu_emu_exploration mgpu__explored;
static mgpu__text mgpu__explored_other;

mgpu_emu_exploration
mgpu_emu_last_exploration(void)
{
    return mgpu__explored;
}

typedef struct mgpu__exploring {
    mgpu__explorer *x;
    void *(*run)(void *worker); /* one order */
    const char *report_json, *trace;
    const char *replay; /* turns of the order that the program asks for; NULL: it explores */
    void *args;         /* of the kernel: its own copy */
    const void *args_given;
    mgpu__snapshot before, first; /* buffers, and as the first order left them */
    mgpu__turn *failing, *trial;  /* [explore.steps] */
    uint32_t failing_turns, failing_steps;
    mgpu_status failed; /* of the order that failed, or MGPU_OK */
    uint64_t *outcome;  /* digests, if all orders are wanted */
    uint32_t outcomes, outcome_capacity;
} mgpu__exploring;

/* ---- what is said --------------------------------------------------------------------------------------- */

/* "its bound of 1000 orders (MGPU_EMU_ORDERS)" */
MGPU__MODEL void
mgpu__put_stop(mgpu__text *t, const mgpu__explorer *x)
{
    const mgpu_emu_bounds *b = &x->launch->config.explore;
    switch (x->stop) {
    case MGPU__STOP_ACTORS:
        mgpu__put(t, "its bound of %u that act apart (MGPU_EMU_ACTORS)", b->actors);
        break;
    case MGPU__STOP_OPERATIONS:
        mgpu__put(t, "its bound of %u operations of agents in an order (MGPU_EMU_OPERATIONS)",
                  b->operations);
        break;
    case MGPU__STOP_STEPS:
        mgpu__put(t, "its bound of %u steps in an order (MGPU_EMU_STEPS)", b->steps);
        break;
    case MGPU__STOP_ORDERS:
        mgpu__put(t, "its bound of %u orders (MGPU_EMU_ORDERS)", b->orders);
        break;
    case MGPU__STOP_SECONDS:
        mgpu__put(t, "its bound of %u seconds (MGPU_EMU_SECONDS)", b->seconds);
        break;
    case MGPU__STOP_REPLAY:
        mgpu__put(t, "a run that does not repeat: the kernel depends on a clock, or on memory "
                     "that is not put back");
        break;
    default:
        mgpu__put(t, "the end of the host's memory");
    }
}

/* The note behind orders of which none failed. */
MGPU__MODEL void
mgpu__tell_explored(const mgpu__exploring *e)
{
    const mgpu__explorer *x = e->x;
    const mgpu__launch *l = x->launch;
    const unsigned long long orders = mgpu__explored.orders;
    const char *what =
        x->judge != NULL ? "no deadlock, no hazard" : "no deadlock (hazards are off)";
    mgpu__text *t = mgpu__report_begin();
    char where[512];
    mgpu__explored.complete = x->stop == MGPU__STOP_NOT && !x->unseen && x->seen &&
                              !x->gave_up && !x->counted &&
                              !(x->programmatic && x->judge != NULL);
    if (x->stop == MGPU__STOP_NOT) {
        mgpu__put(t, "explored: %s in %llu order%s, ", what, orders, orders == 1 ? "" : "s");
        mgpu__put(t, mgpu__explored.complete ? "complete" : "all that differ in what was seen");
    } else {
        mgpu__put(t, "explored: stopped at ");
        mgpu__put_stop(t, x);
        if (orders == 0)
            mgpu__put(t,
                      ": the first order was not finished, and nothing is known of any: fewer "
                      "blocks, a smaller K, %sor a larger bound",
                      x->seen ? "the kernel's file without -fsanitize=thread, " : "");
        else
            mgpu__put(t, ": %s in %llu order%s, and others are left", what, orders,
                      orders == 1 ? "" : "s");
    }
    if (!x->seen)
        mgpu__put(t, "; plain accesses were not seen: compile the kernel's file with "
                     "-fsanitize=thread");
    if (x->unseen)
        mgpu__put(t,
                  "; what %s writes lies in no known buffer and is not put back between "
                  "orders: name it with mgpu_emu_register",
                  mgpu__locate(x->unseen_site, where, sizeof where));
    if (x->programmatic && x->judge != NULL)
        mgpu__put(t,
                  "; what this programmatic launch touches before griddepcontrol.wait is not "
                  "judged here: hazard 21 is for the other policies");
    if (x->counted)
        mgpu__put(
            t,
            "; the loop at %s counts its looks, and behind the second waited for a change: "
            "how often it looked in vain is left out",
            mgpu__locate(x->counted_site, where, sizeof where));
    if (x->gave_up)
        mgpu__put(t,
                  "; the loop at %s gives up by itself, and did so only when nobody else "
                  "could go on",
                  mgpu__locate(x->gave_up_site, where, sizeof where));
    mgpu__tell(&l->config, l->kernel->name, MGPU_EMU_LINT, MGPU_OK);
    mgpu__report_end();
    if (mgpu__explored_other.length == 0)
        return;
    mgpu__put(mgpu__report_begin(), "%s", mgpu__explored_other.data);
    mgpu__explored.differs = true;
    mgpu__deliver(x->launch, l->config.notes_are_fatal ? MGPU_EMU_ERROR : MGPU_EMU_LINT,
                  l->config.notes_are_fatal ? MGPU_ERROR_FAULT : MGPU_OK);
    mgpu__report_end();
}

/* A step did not end: the launch stops here. */
MGPU__MODEL void
mgpu__tell_endless(const mgpu__explorer *x)
{
    mgpu__launch *l = x->launch;
    mgpu__text *t = mgpu__report_begin();
    char where[512];
    l->quiet = false;
    l->status = MGPU_OK;
    l->errors = l->reports = 0;
    mgpu__put(
        t,
        "the explore policy: %s: a loop without a word of mgpu or CUDA in it: no other "
        "thread runs, and it has not ended in %u seconds (MGPU_EMU_SECONDS); if it waits for "
        "a flag, make that volatile, and compile the file with -fsanitize=thread "
        "--param tsan-distinguish-volatile=1",
        mgpu__locate(x->endless_site, where, sizeof where), l->config.explore.seconds);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_DEADLOCK);
    mgpu__report_end();
}

/* The launch cannot be explored: say why. */
MGPU__MODEL void
mgpu__explore_refuse(mgpu__launch *l, const char *why)
{
    mgpu__put(mgpu__report_begin(), "the explore policy: %s", why);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT);
    mgpu__report_end();
}

#endif /* MGPU_EMU_EXPLORE_VERDICT_H */
