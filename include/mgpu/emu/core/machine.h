/* mgpu/emu/core/machine.h - the state of the machine: fibers, CTAs, clusters, workers, a launch.
 * SPDX-License-Identifier: MIT
 *
 *     launch ── worker (OS thread) ── resident cluster ── CTA ── fiber (one CUDA thread)
 *                                          |               |        |
 *                                          +-- state of the units (unit.h) at fixed offsets
 *
 * A cluster never leaves its worker, so all state below it needs no lock. A fiber is always
 * in one of the lists of its cluster (ready, polling) or in the list of what it waits for.
 */
#ifndef MGPU_EMU_CORE_MACHINE_H
#define MGPU_EMU_CORE_MACHINE_H

#include "posix.h"

#include "../emu.h"
#include "fiber.h"
#include "locate.h"
#include "map.h"

enum {
    MGPU__WINDOW_BYTES = 1024 + 232448, /* reserved by the system, then what a block may use */
    MGPU__WINDOW_START = 1024,          /* first address of a block's own shared memory */
    MGPU__UNWRITTEN = 0xDB,             /* a byte of it that nobody has written */
    MGPU__RED_SMEM = 256,               /* and so many behind it at least, which nobody may */
    MGPU__SMEM_LIMIT = 232448,          /* 227 KiB */
    MGPU__SMEM_PER_SM = 233472,         /* 228 KiB */
    MGPU__THREADS_PER_SM = 2048,
    MGPU__BLOCKS_PER_SM = 32,
    MGPU__REGISTERS_PER_SM = 65536,
    MGPU__CLUSTER_MAX = 16
};

struct mgpu__unit;
struct mgpu__judge;
struct mgpu__explorer;
struct mgpu__text;

/* ---- a fiber: one CUDA thread ----------------------------------------------------------------- */

typedef enum mgpu__state {
    MGPU__READY,
    MGPU__POLLING, /* gave way inside a spin loop */
    MGPU__WAITING, /* for `object` of `unit` */
    MGPU__DONE
} mgpu__state;

/* Who has registers in flight. */
enum { MGPU__HELD_BY_WGMMA, MGPU__HELD_BY_TMEM, MGPU__HOLDERS };

typedef struct mgpu__fiber {
    mgpu_emu_thread self; /* first: what threadIdx & Co. read */
    mgpu__context context;
    struct mgpu__fiber *next; /* in the list it is in */
    struct mgpu__cta *cta;
    uint32_t thread; /* linear index in the block */
    uint8_t state;   /* mgpu__state */
    uint8_t wait;    /* WAITING: which of the unit's waits; the unit's own number */
    struct mgpu__launch *launch;
    const struct mgpu__unit *unit; /* WAITING: whose wait it is */
    const void *object;            /* what it waits for */
    const void *site;              /* where it waits: return address into the user's code */
    uint64_t wanted; /* of the object, for reports: parity, count; the unit's own */
    uintptr_t held_from[MGPU__HOLDERS]; /* plain code that touches these bytes */
    uintptr_t held_to[MGPU__HOLDERS];   /* is told to the units; 0: there are none */
    const char *role;                   /* of MGPU_NAME; NULL: it has none */
    int64_t role_step;                  /* and how far it is; -1: not told */
    const void *looked;                 /* a word that a loop has looked at (schedule.h) */
    uint32_t looks, lap;                /* how often since then; and it is another one then */
    bool again, was_again;              /* has come back to it; to the one before */
    const void *loaded;  /* a volatile word, last (word.h); NULL: it has been looked at */
    const void *refused; /* try_wait or test_wait, answered no; NULL: a wait has passed since */
} mgpu__fiber;           /* the state of the units follows */

typedef struct mgpu__queue {
    mgpu__fiber *head, *tail;
} mgpu__queue;

/* ---- CTA and cluster ------------------------------------------------------------------------------- */

typedef struct mgpu__cta {
    struct mgpu__cluster *cluster;
    uint32_t rank;       /* in the cluster */
    uint32_t index;      /* linear, in the grid */
    uint32_t alive;      /* threads that have not returned */
    uint32_t living[32]; /* of each warp: a bit for each such lane */
    unsigned char *window;
    uint32_t used;         /* end of what the block may use, in the window */
    uint32_t open;         /* end of what is no guard, in the window; behind `used` it is red */
    unsigned char *fibers; /* mgpu__fiber_at() */
    size_t fiber_bytes;
    mgpu__mapping map; /* of the window */
} mgpu__cta;           /* the state of the units follows */

typedef struct mgpu__cluster {
    /* first, in one line of the caches, what each round looks at */
    struct mgpu__worker *worker;
    struct mgpu__cluster *next; /* resident list of the worker */
    mgpu__queue ready, polling;
    uint64_t polls; /* times that a thread has looked in vain */
    uint32_t alive;
    uint32_t index;        /* linear, in the grid of clusters */
    mgpu__queue late;      /* threads that have not begun: warp by warp */
    const mgpu__cta *held; /* this block begins when nothing else can run; NULL: none does */
    bool behind;     /* who judges was told what waits to be judged: catch_up(), judge.h */
    uint64_t tick;   /* under the random policy: turns of its threads */
    uint64_t random; /* of the random policy: from the seed and the index */
    mgpu__cta *ctas[MGPU__CLUSTER_MAX];
    uint32_t cta_count;
    /* storage that outlives a cluster and is reused by the next */
    unsigned char *stacks;
    size_t stack_bytes, stacks_bytes;
    bool guarded; /* each stack has a guard page */
    bool fresh;   /* no cluster has run on these stacks */
} mgpu__cluster;  /* the state of the units follows */

/* ---- worker and launch --------------------------------------------------------------------------------- */

typedef struct mgpu__worker {
    struct mgpu__launch *launch;
    pthread_t thread;
    mgpu__context context; /* of its own loop */
    mgpu__cluster *residents, *spare;
    mgpu__slabs state; /* of its clusters, their blocks and threads */
    uint64_t progress; /* events that change state */
    uint64_t effects;  /* of them, those that may end a spin loop; read by other workers */
    uint64_t stuck_at; /* sum of all effects when it found nothing to do; 0: it works */
    uint64_t switches, copies, wgmmas;
    sigjmp_buf fault; /* where a memory fault of a fiber continues */
    bool running_fiber;
    mgpu__mapping signal_stack;
} mgpu__worker;

typedef struct mgpu__static_object {
    const void *key;
    const char *name;
    uint32_t offset, bytes;
} mgpu__static_object;

/* What MGPU_NAME says of shared memory. */
typedef struct mgpu__named {
    const char *name;
    uint32_t offset, elem_bytes, count;
} mgpu__named;

/* A box that TMA moves to, or from, an offset in shared memory. */
typedef struct mgpu__tile {
    uint32_t offset, bytes;
    uint32_t pitch, elem_bytes; /* of a row in shared memory; of an element */
    uint32_t swizzle;           /* mgpu_swizzle */
} mgpu__tile;

typedef struct mgpu__launch {
    const mgpu_kernel *kernel;
    uint64_t number; /* of this process: 1 and up */
    const void *args;
    struct mgpu__unit *const *units;
    uint32_t unit_count;
    size_t fiber_bytes, cta_bytes, cluster_bytes; /* with the state of the units */
    mgpu_dim3 grid, block, cluster, grid_clusters;
    uint32_t threads, cluster_size, dynamic_smem;
    uint32_t clusters, next_cluster;                  /* next_cluster: atomic */
    uint32_t resident, resident_limit, resident_peak; /* atomic */
    mgpu_emu_config config;
    mgpu__worker *workers;
    uint32_t worker_count;
    mgpu__static_object
        statics[64]; /* the same offsets in every block; appended under a lock */
    uint32_t static_count, static_end; /* atomic; end of the last one in the window */
    mgpu__named named[64];             /* appended under a lock */
    uint32_t named_count;              /* atomic */
    mgpu__tile tiles[64];              /* likewise; one for each offset, the last */
    uint32_t tile_count;               /* atomic */
    const void *tensor_group[2];       /* where a block first used .cta_group::1, ::2; atomic */
    uint32_t stacks;                   /* made so far, atomic: the first have guard pages */
    int status;                        /* atomic: first error ends the launch */
    bool over;                         /* no thread runs any more */
    bool judged;                       /* order: judge.h */
    bool programmatic;                 /* may run before those ahead of it have ended */
    const struct mgpu__judge *judge;   /* by whom */
    struct mgpu__explorer *explorer;   /* of the explore policy; NULL: another */
    bool quiet;                        /* it tries an order: reports only count */
    void (*put_order)(struct mgpu__text *t,
                      const struct mgpu__launch *l); /* the order; or NULL */
    uint32_t reports, errors;                        /* atomic */
    mgpu_emu_stats found; /* of it what the checks know: hazards and so on */
    mgpu_issues *issues;
    uint64_t reported_sites[64]; /* a lint is said once per site: that, and its number */
    uint32_t reported_count;
} mgpu__launch;

/* ---- who runs ------------------------------------------------------------------------------------------ */

__thread const mgpu_emu_thread *mgpu_emu_self;

/* Of this OS thread. */
static __thread mgpu__worker *mgpu__this_worker;

/* A device function was called on the host. There is no launch whose status could say so: the line
 * is printed, and the process ends. */
MGPU__MODEL void
mgpu__outside_of_a_kernel(void)
{
    char line[512] = "?";
    (void)_Unwind_Backtrace(mgpu__line_of_frame, line);
    (void)fprintf(
        stderr,
        "mgpu model: error: %s: a device function was called on the host: only code of a "
        "kernel may, in a launch\n",
        line);
    abort();
}

/* Who runs: asked where user code comes in, and passed on as an argument from there. */

/* The running fiber; NULL on the host. */
static inline mgpu__fiber *
mgpu__running(void)
{
    return (mgpu__fiber *)(uintptr_t)mgpu_emu_self;
}

/* The running fiber; the end of the process on the host. */
static inline mgpu__fiber *
mgpu__self(void)
{
    if (__builtin_expect(mgpu_emu_self == NULL, 0))
        mgpu__outside_of_a_kernel();
    return mgpu__running();
}

#define MGPU__SITE __builtin_extract_return_addr(__builtin_return_address(0))

static inline mgpu__launch *
mgpu__launch_of(const mgpu__fiber *f)
{
    return f->launch;
}

/* Thread t of a block. */
static inline mgpu__fiber *
mgpu__fiber_at(const mgpu__cta *cta, uint32_t t)
{
    return (mgpu__fiber *)(void *)(cta->fibers + t * cta->fiber_bytes);
}

/* Back to the worker's loop; returns when somebody switches to `save`. */
MGPU__MODEL void
mgpu__to_worker(mgpu__context *save)
{
    mgpu__worker *w = mgpu__this_worker;
    mgpu_emu_self = NULL;
    mgpu__fiber_switch(save, w->context);
}

/* The launch has ended with an error: never run this fiber again. */
MGPU__MODEL void
mgpu__leave_forever(void)
{
    mgpu__context unused;
    mgpu__to_worker(&unused);
}

static inline bool
mgpu__ended(const mgpu__launch *l)
{
    return __atomic_load_n(&l->status, __ATOMIC_RELAXED) != MGPU_OK;
}

/* ---- lists ------------------------------------------------------------------------------------------------ */

static inline void
mgpu__queue_push(mgpu__queue *q, mgpu__fiber *f)
{
    f->next = NULL;
    if (q->tail != NULL)
        q->tail->next = f;
    else
        q->head = f;
    q->tail = f;
}

static inline mgpu__fiber *
mgpu__queue_pop(mgpu__queue *q)
{
    mgpu__fiber *f = q->head;
    if (f != NULL) {
        q->head = f->next;
        if (q->head == NULL)
            q->tail = NULL;
        f->next = NULL;
    }
    return f;
}

/* Something changed: an arrival, an issue. A block that looks in vain, all its threads together,
 * does that as well, so it proves nothing while somebody looks: see mgpu__run_round(). */
static inline void
mgpu__progress(mgpu__worker *w)
{
    w->progress++;
}

/* Something changed that others may look for. Read by other workers, written by one. */
static inline void
mgpu__effect(mgpu__worker *w)
{
    w->progress++;
    __atomic_store_n(&w->effects, w->effects + 1, __ATOMIC_RELEASE);
}

/* 31 bits; each cluster has its own sequence, so that a seed replays with any number of workers. */
static inline uint64_t
mgpu__random(mgpu__cluster *c)
{
    c->random = c->random * 6364136223846793005u + 1442695040888963407u;
    return c->random >> 33;
}

/* When an operation that is issued now may run: the patience it draws is 0 to 15 turns, or up to some
 * ten thousand, or it is endless, and the operation waits until nothing else can run. */
static inline uint64_t
mgpu__due(mgpu__cluster *c)
{
    uint64_t draw, kind, more;
    if (c->worker->launch->config.policy != MGPU_EMU_RANDOM)
        return 0;
    draw = mgpu__random(c);
    kind = draw % 16;
    more = draw >> 4;
    if (kind < 3)
        return (uint64_t)1 << 62 | more;
    return c->tick + (kind < 8 ? more % 16 : more % (32u << (kind - 5)));
}

static inline void
mgpu__make_ready(mgpu__fiber *f)
{
    f->state = MGPU__READY;
    mgpu__queue_push(&f->cta->cluster->ready, f);
}

/* All who wait in q may run. */
static inline void
mgpu__wake(mgpu__queue *q)
{
    mgpu__fiber *f;
    while ((f = mgpu__queue_pop(q)) != NULL)
        mgpu__make_ready(f);
}

#endif /* MGPU_EMU_CORE_MACHINE_H */
