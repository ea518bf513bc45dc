/* mgpu/emu/core/unit.h - what core/ knows of an engine: the table that the engine hands it.
 * SPDX-License-Identifier: MIT
 *
 *     unit/registers.h                              an engine is one file ...
 *         static mgpu__unit mgpu__registers_unit;
 *         static void mgpu__registers_define(mgpu__unit *u)
 *         {
 *             u->turn = 6;                                     ... with its turn among the others,
 *             u->cta_bytes = sizeof(mgpu__register_file);      ... state of its own in each block,
 *             u->describe = mgpu__registers_describe;          ... and what core/ shall call
 *         }
 *         MGPU__ENGINE(registers)
 *     implementation.h                              ... and one line, which includes it
 *
 * The functions are called when no thread is ready, at the begin and the end of clusters, and in
 * reports; under the random policy also at some turns, and for plain accesses that -fsanitize=thread
 * shows. A NULL is not called. What is fast stays direct: the engine parks and wakes threads
 * itself (schedule.h), reports accesses and events itself (event.h), and finds its state at an
 * offset that does not change while the process lives.
 */
#ifndef MGPU_EMU_CORE_UNIT_H
#define MGPU_EMU_CORE_UNIT_H

#include "machine.h"

struct mgpu__text;

typedef struct mgpu__unit {
    /* Operations run, and threads leave, from the lowest to the highest. Each has another. */
    uint32_t turn;

    /* state of the engine in each thread, block and cluster: bytes, and where (core/ says) */
    size_t thread_bytes, cta_bytes, cluster_bytes;
    size_t thread_at, cta_at, cluster_at;

    /* It takes part only where somebody judges the launch, or explores it. Its turn is behind those of
     * engines. */
    bool judges;

    /* Storage for a cluster and those that follow it in its place; the state is zero. false: there
     * is not enough memory; destroy() is called all the same. */
    bool (*create)(mgpu__cluster *c);
    void (*destroy)(mgpu__cluster *c);
    /* A cluster begins; the state in threads is zero. NULL: that in blocks and the cluster is, too. */
    void (*begin)(mgpu__cluster *c);

    /* Asynchronous operations that may run, in any order; each is due at a turn (mgpu__due()): the
     * first such turn, UINT64_MAX if there is none; how many are due by `turn`; run one of these. */
    uint64_t (*due)(const mgpu__cluster *c);
    uint32_t (*runnable)(const mgpu__cluster *c, uint64_t turn);
    void (*run)(mgpu__cluster *c, uint32_t which, uint64_t turn);
    /* What issued() of the judge gave for operation `which` of all that may run. */
    void *(*operation)(const mgpu__cluster *c, uint32_t which);

    /* A thread has returned; f->state is DONE. A block is over: all its threads have. */
    void (*thread_left)(mgpu__fiber *f);
    void (*block_ended)(mgpu__cta *cta);

    /* Does a thread wait here that will look again by itself? Then its wait may time out: let it
     * look. Called when nobody moves. */
    bool (*looks)(const mgpu__cluster *c);
    void (*time_out)(mgpu__cluster *c);

    /* Plain code of f reads or writes `bytes` at p: some of them are held_from..held_to of f, or what lies
     * between two things that engines hold. */
    void (*touched)(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write,
                    const void *site);

    /* Write what f waits for, as in "waiting at kernel.cu:7 in barrier 1: ...". */
    void (*describe)(struct mgpu__text *t, const mgpu__fiber *f, const char *where);
    /* In a deadlock: what f, which waits anywhere, did before that may be why. */
    void (*before)(struct mgpu__text *t, const mgpu__fiber *f);
    /* In a deadlock: does f wait for what no thread that waits can bring? It stands first. */
    bool (*lacks)(const mgpu__fiber *f);
} mgpu__unit;

/* The engines of the program, by their turns. */
enum { MGPU__ENGINES_MAX = 32 };
static mgpu__unit *mgpu__engines[MGPU__ENGINES_MAX];
static uint32_t mgpu__engine_count;

MGPU__MODEL void
mgpu__engine_add(mgpu__unit *u)
{
    uint32_t i = mgpu__engine_count++;
    if (i == MGPU__ENGINES_MAX)
        abort(); /* more of them: raise it */
    for (; i > 0 && mgpu__engines[i - 1]->turn > u->turn; i--)
        mgpu__engines[i] = mgpu__engines[i - 1];
    mgpu__engines[i] = u;
}

/* The table of an engine is filled and handed over as the program starts. */
#define MGPU__ENGINE(name)                                                                     \
    __attribute__((constructor(101))) static void mgpu__##name##_hand_over(void)               \
    {                                                                                          \
        mgpu__##name##_define(&mgpu__##name##_unit);                                           \
        mgpu__engine_add(&mgpu__##name##_unit);                                                \
    }

/* ---- the engine's state ----------------------------------------------------------------------------- */

static inline void *
mgpu__thread_state(const mgpu__fiber *f, const mgpu__unit *u)
{
    return (unsigned char *)(uintptr_t)f + u->thread_at;
}

static inline void *
mgpu__cta_state(const mgpu__cta *cta, const mgpu__unit *u)
{
    return (unsigned char *)(uintptr_t)cta + u->cta_at;
}

static inline void *
mgpu__cluster_state(const mgpu__cluster *c, const mgpu__unit *u)
{
    return (unsigned char *)(uintptr_t)c + u->cluster_at;
}

/* Add `bytes` to what is there; returns where they begin. */
MGPU__MODEL size_t
mgpu__place(size_t *end, size_t bytes)
{
    const size_t at = (*end + 15) / 16 * 16;
    *end = at + bytes;
    return at;
}

/* Where the state of each unit lies that takes part: behind the machine's own, in the order of the list. The
 * list is always the same, and so are the offsets. */
MGPU__MODEL void
mgpu__units_place(mgpu__launch *l, mgpu__unit *const *units, uint32_t count)
{
    const bool judged = l->judged || l->config.policy == MGPU_EMU_EXPLORE;
    while (!judged && count != 0 && units[count - 1]->judges)
        count--;
    l->units = units;
    l->unit_count = count;
    l->fiber_bytes = sizeof(mgpu__fiber);
    l->cta_bytes = sizeof(mgpu__cta);
    l->cluster_bytes = sizeof(mgpu__cluster);
    for (uint32_t i = 0; i < count; i++) {
        units[i]->thread_at = mgpu__place(&l->fiber_bytes, units[i]->thread_bytes);
        units[i]->cta_at = mgpu__place(&l->cta_bytes, units[i]->cta_bytes);
        units[i]->cluster_at = mgpu__place(&l->cluster_bytes, units[i]->cluster_bytes);
    }
    l->fiber_bytes = (l->fiber_bytes + 63) / 64 * 64;
}

/* ---- operations --------------------------------------------------------------------------------------- */

/* Operations of a unit that are due by `turn`. */
static inline uint32_t
mgpu__unit_runnable(const mgpu__unit *u, const mgpu__cluster *c, uint64_t turn)
{
    return u->runnable != NULL ? u->runnable(c, turn) : 0;
}

/* Run one operation that is due by `turn`: the oldest of the first engine that has one, or, under
 * the random policy, any. false: there is none. */
MGPU__MODEL bool
mgpu__units_run(mgpu__cluster *c, uint64_t turn)
{
    const mgpu__launch *l = c->worker->launch;
    uint32_t waiting = 0, which;
    for (uint32_t i = 0; i < l->unit_count; i++)
        waiting += mgpu__unit_runnable(l->units[i], c, turn);
    if (waiting == 0)
        return false;
    which = l->config.policy == MGPU_EMU_RANDOM ? (uint32_t)(mgpu__random(c) % waiting) : 0;
    for (uint32_t i = 0; i < l->unit_count; i++) {
        const uint32_t mine = mgpu__unit_runnable(l->units[i], c, turn);
        if (which < mine) {
            l->units[i]->run(c, which, turn);
            return true;
        }
        which -= mine;
    }
    return false;
}

/* Nothing else can run: an operation that is due first. false: there is none. */
MGPU__MODEL bool
mgpu__units_step(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    uint64_t first = UINT64_MAX;
    for (uint32_t i = 0; i < l->unit_count; i++) {
        const uint64_t due = l->units[i]->due != NULL ? l->units[i]->due(c) : UINT64_MAX;
        first = due < first ? due : first;
    }
    return first != UINT64_MAX && mgpu__units_run(c, first);
}

/* ---- begin and end ------------------------------------------------------------------------------------ */

/* Storage of all engines for a cluster. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__units_create(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    bool made = true;
    for (uint32_t i = 0; i < l->unit_count && made; i++)
        made = l->units[i]->create == NULL || l->units[i]->create(c);
    return made;
}

MGPU__MODEL void
mgpu__units_destroy(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->destroy != NULL)
            l->units[i]->destroy(c);
}

MGPU__MODEL void
mgpu__units_begin(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    for (uint32_t i = 0; i < l->unit_count; i++) {
        const mgpu__unit *u = l->units[i];
        if (u->begin != NULL) {
            u->begin(c);
            continue;
        }
        memset(mgpu__cluster_state(c, u), 0, u->cluster_bytes);
        for (uint32_t rank = 0; rank < c->cta_count; rank++)
            memset(mgpu__cta_state(c->ctas[rank], u), 0, u->cta_bytes);
    }
}

MGPU__MODEL void
mgpu__units_thread_left(mgpu__fiber *f)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->thread_left != NULL)
            l->units[i]->thread_left(f);
}

MGPU__MODEL void
mgpu__units_block_ended(mgpu__cta *cta)
{
    const mgpu__launch *l = cta->cluster->worker->launch;
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->block_ended != NULL)
            l->units[i]->block_ended(cta);
}

/* ---- when nobody moves -------------------------------------------------------------------------------- */

MGPU__MODEL bool
mgpu__units_look(const mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    bool look = false;
    for (uint32_t i = 0; i < l->unit_count && !look; i++)
        look = l->units[i]->looks != NULL && l->units[i]->looks(c);
    return look;
}

MGPU__MODEL void
mgpu__units_time_out(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->time_out != NULL)
            l->units[i]->time_out(c);
}

/* Whether f waits for what no thread that waits can bring: the cause of a deadlock, or one of them. */
static inline bool
mgpu__lacks(const mgpu__fiber *f)
{
    return f->state == MGPU__WAITING && f->unit->lacks != NULL && f->unit->lacks(f);
}

MGPU__MODEL bool
mgpu__somebody_lacks(const mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        for (uint32_t i = 0; i < l->threads; i++)
            if (mgpu__lacks(mgpu__fiber_at(c->ctas[rank], i)))
                return true;
    return false;
}

MGPU__MODEL void
mgpu__units_touched(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write,
                    const void *site)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->touched != NULL)
            l->units[i]->touched(f, p, bytes, write, site);
}

#endif /* MGPU_EMU_CORE_UNIT_H */
