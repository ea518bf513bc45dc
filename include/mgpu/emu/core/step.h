/* mgpu/emu/core/step.h - steps: where a policy that goes through all orders lets others go first.
 * SPDX-License-Identifier: MIT
 *
 *     unit/memory.h         mgpu__step(f, p, site)          an operation begins that others can see
 *     unit/mbarrier.h       mgpu__did(f, MGPU__TOUCH_INIT, b)      what the judge is not told
 *     explore/explore.h     static const mgpu__explores mgpu__orders_explores = {...};
 *                           MGPU__EXPLORES(orders)          the policy hands its table over, as a check does
 *
 * Under other policies each call is a test.
 */
#ifndef MGPU_EMU_CORE_STEP_H
#define MGPU_EMU_CORE_STEP_H

#include "machine.h"

typedef enum mgpu__touch_kind {
    MGPU__TOUCH_READ,     /* bytes */
    MGPU__TOUCH_WRITE,    /* bytes */
    MGPU__TOUCH_INIT,     /* a meeting is made */
    MGPU__TOUCH_USE,      /* it has to be there */
    MGPU__TOUCH_EXPECT,   /* bytes are expected at it */
    MGPU__TOUCH_ARRIVE,   /* somebody arrives, or bytes */
    MGPU__TOUCH_COMPLETE, /* and a generation ends */
    MGPU__TOUCH_PASS,     /* who waited goes on */
    MGPU__TOUCH_LOOK,     /* has it ended? */
    MGPU__TOUCH_ISSUE,    /* a part of an operation: the others of the warpgroup issue theirs */
    MGPU__TOUCH_MISS      /* who comes to wait has to: a phase before it had gone on */
} mgpu__touch_kind;

typedef struct mgpu__explores {
    /* A launch under the policy: run(&workers[0]) runs one order. `args` are the kernel's own, a copy of
     * `given`. It is over: all is told. */
    void (*launch)(mgpu__launch *l, void *(*run)(void *worker), void *args, const void *given);
    void (*launch_ended)(void);
    /* One order, on the worker. */
    void (*order)(mgpu__worker *w);

    /* f is about to wait until the policy lets it go on, at `site`. */
    void (*waits)(const mgpu__fiber *f, const void *object, const void *site);
    /* f touches a meeting. */
    void (*did)(const mgpu__fiber *f, mgpu__touch_kind kind, const void *meeting);
    /* f issues its part of wgmma `number` of its warpgroup. */
    void (*issues)(const mgpu__fiber *f, uint64_t number);
    /* f writes plain memory that is not its own. */
    void (*writes)(const mgpu__fiber *f, uintptr_t at, const void *site);
    /* An atomic of f has changed nothing: it was a look. */
    void (*looks)(const mgpu__fiber *f);
    /* Lanes have met in a collective: each goes on behind all. */
    void (*met)(mgpu__fiber *const *lanes, uint32_t present);
} mgpu__explores;

/* Who explores; NULL: nobody. It is handed over as the program starts. */
static const mgpu__explores *mgpu__who_explores;

#define MGPU__EXPLORES(name)                                                                   \
    __attribute__((constructor(101))) static void mgpu__##name##_hand_over_explores(void)      \
    {                                                                                          \
        mgpu__who_explores = &mgpu__##name##_explores;                                         \
    }

/* Whether the launch of f is explored. */
static inline bool
mgpu__is_explored(const mgpu__fiber *f)
{
    return mgpu__launch_of(f)->explorer != NULL;
}

/* Tell who explores what f does, if somebody does. */
#define MGPU__STEP_TELL(f, word, ...)                                                          \
    do {                                                                                       \
        if (mgpu__is_explored(f))                                                              \
            mgpu__who_explores->word(__VA_ARGS__);                                             \
    } while (0)

/* f waits until the policy lets it go on. */
MGPU__MODEL void
mgpu__step_wait(mgpu__fiber *f, const void *object, const void *site)
{
    mgpu__who_explores->waits(f, object, site);
    f->state = MGPU__READY;
    f->unit = NULL; /* no engine lets it go on */
    f->object = object;
    f->site = site;
    mgpu__queue_push(&f->cta->cluster->ready, f);
    mgpu__to_worker(&f->context);
}

/* An operation of f begins that others can see, on `object`: they may go first. */
static inline void
mgpu__step(mgpu__fiber *f, const void *object, const void *site)
{
    if (mgpu__is_explored(f))
        mgpu__step_wait(f, object, site);
}

#endif /* MGPU_EMU_CORE_STEP_H */
