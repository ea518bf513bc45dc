/* mgpu/emu/core/machine.h - the state of the machine: fibers, CTAs, clusters, workers, a launch.
 * SPDX-License-Identifier: MIT
 *
 *     launch ── worker (OS thread) ── resident cluster ── CTA ── fiber (one CUDA thread)
 *                                          │                └─ warpgroup: wgmma in flight
 *                                          └─ operations of the copy agents
 *
 * A cluster never leaves its worker, so all state below it needs no lock. A fiber is always
 * in one of the lists of its cluster (ready, polling) or in the list of what it waits for.
 */
#ifndef MGPU_EMU_CORE_MACHINE_H
#define MGPU_EMU_CORE_MACHINE_H

#include "../emu.h"
#include "fiber.h"
#include "../math/tma_map.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    MGPU__WINDOW_BYTES = 1024 + 232448, /* reserved by the system, then what a block may use */
    MGPU__WINDOW_START = 1024,          /* first address of a block's own shared memory */
    MGPU__SMEM_LIMIT = 232448,          /* 227 KiB */
    MGPU__SMEM_PER_SM = 233472,         /* 228 KiB */
    MGPU__THREADS_PER_SM = 2048,
    MGPU__BLOCKS_PER_SM = 32,
    MGPU__REGISTERS_PER_SM = 65536,
    MGPU__CLUSTER_MAX = 16,
    MGPU__NAMED_BARRIERS = 16,
    MGPU__TX_MAX = (1 << 20) - 1,
    MGPU__CHAINS = 8 /* accumulators a warpgroup may have in flight */
};

/* ---- a fiber: one CUDA thread ----------------------------------------------------------------- */

typedef enum mgpu__state {
    MGPU__READY,
    MGPU__POLLING,        /* gave way inside a spin loop */
    MGPU__WAIT_MBARRIER,  /* try_wait */
    MGPU__WAIT_BARRIER,   /* barrier.cta */
    MGPU__WAIT_CLUSTER,   /* barrier.cluster.wait */
    MGPU__WAIT_WARP,      /* the other lanes, in a warp collective or a barrier */
    MGPU__WAIT_WGMMA,     /* wgmma.wait_group */
    MGPU__WAIT_BULK,      /* cp.async.bulk.wait_group */
    MGPU__WAIT_REGISTERS, /* setmaxnreg.inc */
    MGPU__DONE
} mgpu__state;

/* What a lane brings to a warp collective or a barrier and takes from it. */
typedef struct mgpu__lane {
    uint8_t kind; /* mgpu__collective */
    uint8_t sub;  /* shfl, vote, redux, barrier: which */
    uint32_t mask;
    uint32_t arg;  /* shfl: lane; matrices: count and .trans; barrier: id */
    uint32_t arg2; /* barrier: how many threads, and the qualifiers */
    uint64_t in, out;
    uint32_t *regs;
} mgpu__lane;

typedef struct mgpu__fiber {
    mgpu_emu_thread self; /* first: what threadIdx & Co. read */
    mgpu__context context;
    struct mgpu__fiber *next; /* in the list it is in */
    struct mgpu__cta *cta;
    uint32_t thread;        /* linear index in the block */
    uint8_t state;          /* mgpu__state */
    bool forever;           /* in a wait that has no limit: never timed out */
    const void *site;       /* where it waits: return address into the user's code */
    const void *object;     /* what it waits for */
    uint64_t wanted;        /* mbarrier: parity or phase; groups: count; registers: how many */
    mgpu__lane lane;        /* warp collective, barrier */
    uint32_t cluster_phase; /* of barrier.cluster: phases this thread has arrived in */
    bool cluster_arrived;
    uint32_t registers;    /* setmaxnreg's account */
    uint32_t bulk_groups;  /* committed */
    uint32_t bulk_pending; /* copies of this thread's groups that agents still have to make */
    uint32_t bulk_last;    /* group of the last one issued, plus one */
    uint32_t bulk_waited;  /* groups that a wait_group has covered */
    const void *bulk_site; /* of the last one issued */
    /* wgmma: position in the warpgroup's stream of operations */
    uint64_t wgmma_issued, wgmma_groups;
    bool wgmma_fenced;
} mgpu__fiber;

typedef struct mgpu__queue {
    mgpu__fiber *head, *tail;
} mgpu__queue;

/* ---- barriers ----------------------------------------------------------------------------------- */

typedef struct mgpu__mbarrier {
    uint32_t offset; /* in the window */
    bool live, listed;
    uint32_t expected;                       /* arrivals of the next phases */
    uint32_t pending;                        /* arrivals the current phase still wants */
    int64_t tx;                              /* bytes expected less bytes completed */
    uint64_t phase;                          /* phases that have ended */
    uint64_t expected_bytes, received_bytes; /* of the current phase */
    const void *site; /* of its init, or who last changed its account: what a report names */
    mgpu__queue waiters;
} mgpu__mbarrier;

typedef struct mgpu__named_barrier {
    uint32_t want, arrived; /* threads, 32 for each warp; arrived 0: nobody has come yet */
    bool whole_cta;         /* no count: all warps that live */
    uint32_t votes, voters; /* of the red forms: threads */
    uint8_t kind;
    mgpu__queue waiters;
} mgpu__named_barrier;

/* Lanes of a warp that wait in a barrier for the other lanes. */
typedef struct mgpu__warp {
    uint32_t alive, came; /* lanes */
    mgpu__queue lanes;    /* those that came */
} mgpu__warp;

/* ---- wgmma ---------------------------------------------------------------------------------------- */

/* One warpgroup-wide instruction. It exists when the first thread issues it and may run when
 * all have. */
typedef struct mgpu__wgmma_op {
    mgpu__wgmma_shape shape;
    uint64_t a_desc, b_desc;
    int accumulate;
    int chain;       /* which accumulator */
    uint32_t issued; /* threads */
    uint16_t *a;     /* [64][16] bits, RS only: as they are at the issue */
    const void *site;
    mgpu__fiber *issuer;
} mgpu__wgmma_op;

/* An accumulator in flight: its values live here, the threads' registers hold poison. */
typedef struct mgpu__chain {
    bool live;
    mgpu__wgmma_shape shape;
    void *registers[128];
    uint64_t last;      /* number of the last operation on it, plus one */
    uint32_t restored;  /* threads */
    uint8_t state[128]; /* 0 not loaded, 1 in flight, 2 given back */
    float *tile;        /* [64][n] */
    const void *site;
} mgpu__chain;

typedef struct mgpu__warpgroup {
    mgpu__wgmma_op *op; /* ring: operation k is op[k % capacity] */
    uint32_t capacity;
    uint64_t first, done, issued; /* operations: oldest kept, run, known */
    uint64_t *group_end;          /* [k]: operations issued when group k was committed */
    uint64_t groups, group_capacity;
    mgpu__chain chain[MGPU__CHAINS];
    mgpu__queue waiters;
    /* setmaxnreg: the last one, and a bit for each warp that has not executed it */
    uint32_t maxnreg, maxnreg_missing;
    bool maxnreg_increase;
    const void *maxnreg_site;
} mgpu__warpgroup;

/* ---- CTA and cluster ------------------------------------------------------------------------------- */

typedef struct mgpu__static_object {
    const void *key;
    const char *name;
    uint32_t offset, bytes;
} mgpu__static_object;

typedef struct mgpu__cta {
    struct mgpu__cluster *cluster;
    uint32_t rank;  /* in the cluster */
    uint32_t index; /* linear, in the grid */
    uint32_t alive; /* threads that have not returned */
    unsigned char *window;
    uint32_t used; /* end of what the block may use, in the window */
    bool dirty;    /* another block has used the window */
    mgpu__fiber *fibers;
    mgpu__mbarrier *mbarriers; /* [offset / 8]: where one could live */
    uint16_t *mbarrier_list;   /* offset / 8 of those that have lived here */
    uint32_t mbarrier_count;
    mgpu__named_barrier barrier[MGPU__NAMED_BARRIERS];
    mgpu__warp warps[32];
    mgpu__warpgroup *warpgroups;
    uint32_t registers_free;
    mgpu__queue register_waiters;
} mgpu__cta;

/* One copy of one destination, waiting to be made. */
typedef struct mgpu__copy {
    uint8_t kind;      /* mgpu__copy_kind */
    uint8_t op;        /* mgpu__tma_red */
    mgpu__cta *smem;   /* whose window */
    mgpu__cta *source; /* S2S: whose window is read */
    uint32_t smem_offset, source_offset;
    uint64_t global;
    uint32_t bytes;
    int32_t c[5];
    mgpu__tma_map map;
    mgpu__cta *bar_cta;
    uint32_t bar; /* offset, 0: none */
    mgpu__fiber *issuer;
    uint32_t group;  /* bulk group of the issuer */
    uint64_t number; /* of the copies of the cluster, from 1 */
    const void *site;
} mgpu__copy;

typedef struct mgpu__cluster {
    struct mgpu__worker *worker;
    struct mgpu__cluster *next; /* resident list of the worker */
    uint32_t index;             /* linear, in the grid of clusters */
    mgpu__cta ctas[MGPU__CLUSTER_MAX];
    uint32_t cta_count;
    uint32_t alive;
    mgpu__queue ready, polling;
    uint64_t polls; /* times that a thread has looked in vain */
    mgpu__copy *copies;
    uint32_t copy_count, copy_capacity;
    uint64_t copies_issued;
    uint64_t random;         /* of the random policy: from the seed and the index */
    uint32_t wgmma_runnable; /* operations all threads have issued */
    /* barrier.cluster */
    uint32_t cluster_arrived, cluster_phase;
    mgpu__queue cluster_waiters;
    /* storage that outlives a cluster and is reused by the next */
    unsigned char *stacks;
    size_t stack_bytes, stacks_bytes;
    bool guarded; /* each stack has a guard page */
} mgpu__cluster;

/* ---- worker and launch --------------------------------------------------------------------------------- */

typedef struct mgpu__worker {
    struct mgpu__launch *launch;
    pthread_t thread;
    mgpu__context context; /* of its own loop */
    mgpu__cluster *residents, *spare;
    uint64_t progress; /* events that change state */
    uint64_t effects;  /* of them, those that may end a spin loop; read by other workers */
    uint64_t stuck_at; /* sum of all effects when it found nothing to do; 0: it works */
    uint64_t switches, copies, wgmmas;
    sigjmp_buf fault; /* where a memory fault of a fiber continues */
    bool running_fiber;
    void *signal_stack;
} mgpu__worker;

typedef struct mgpu__launch {
    const mgpu_kernel *kernel;
    const void *args;
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
    uint32_t stacks;                   /* made so far, atomic: the first have guard pages */
    int status;                        /* atomic: first error ends the launch */
    uint32_t reports;                  /* atomic */
    mgpu_issues *issues;
    uint64_t reported_sites[64]; /* lints are said once per site */
    uint32_t reported_count;
} mgpu__launch;

/* Of this OS thread. */
static __thread mgpu__worker *mgpu__this_worker;

/* A device function was called from the host: there is no launch to end. */
static void
mgpu__outside_of_a_kernel(void)
{
    (void)fprintf(stderr,
                  "mgpu model: a device function of mgpu was called outside of a kernel\n");
    abort();
}

/* The running fiber. */
static inline mgpu__fiber *
mgpu__self(void)
{
    if (__builtin_expect(mgpu_emu_self == NULL, 0))
        mgpu__outside_of_a_kernel();
    return (mgpu__fiber *)(uintptr_t)mgpu_emu_self;
}

#define MGPU__SITE __builtin_extract_return_addr(__builtin_return_address(0))

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

/* Leave the running fiber until somebody makes it ready. `q` NULL: it is in no list. */
static void mgpu__park(mgpu__state state, const void *object, const void *site, mgpu__queue *q);

/* Agents may act now: called where the eager and the random policy decide. */
static void mgpu__agents_may_act(mgpu__cluster *c);

/* One operation of one agent; false: none is waiting. */
static bool mgpu__agents_step(mgpu__cluster *c);

/* Report and end the launch, from a fiber. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3), noreturn))
#endif
static void
mgpu__fail(const void *site, const char *format, ...);

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
mgpu__lint(const void *site, const char *format, ...);

#endif /* MGPU_EMU_CORE_MACHINE_H */
