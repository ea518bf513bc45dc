/* mgpu/emu/core/judge.h - what engines tell of order, as it happens, to who judges it.
 * SPDX-License-Identifier: MIT
 *
 *     a meeting     threads arrive with what they know; it completes; whoever passes it knows what
 *                   all brought: a named barrier, the cluster barrier, an mbarrier. Its address is
 *                   its name
 *     an operation  an agent's: it knows what its issuer knew. Its bytes are the agent's until it has
 *                   completed: on an mbarrier, or in a group that its issuer waits for
 *
 * The judge is one, or none: a table like that of an engine (unit.h), which check/ hands over. Nobody
 * runs otherwise for it. Without it each call below costs a test.
 */
#ifndef MGPU_EMU_CORE_JUDGE_H
#define MGPU_EMU_CORE_JUDGE_H

#include "machine.h"

/* What is in the eight bytes of an mbarrier while it lives: no number that means anything. */
#define MGPU__MBARRIER_PATTERN 0x6d62617272696572ull

/* Where an operation completes. */
typedef enum mgpu__completes {
    MGPU__COMPLETES_ON_MBARRIER, /* `object` */
    MGPU__COMPLETES_IN_GROUP,    /* bulk group `number` of the issuing thread */
    MGPU__COMPLETES_IN_STREAM,   /* wgmma group `number` of the issuing warpgroup */
    MGPU__COMPLETES_IN_ORDER,    /* cp.async `number` of the issuing thread */
    MGPU__COMPLETES_AS_ARRIVAL,  /* at `object`, behind the first `number` of these */
    MGPU__COMPLETES_AS_STORE,    /* st.async and red.async: on mbarrier `object` */
    MGPU__COMPLETES_BY_COMMIT,   /* tcgen05: in the next commit of the issuing thread */
    MGPU__COMPLETES_AS_COMMIT,   /* that commit */
    MGPU__COMPLETES_BEFORE       /* launches before this one */
} mgpu__completes;

/* How a value of memory orders: what a flag does. */
typedef enum mgpu__sync { MGPU__SYNC_LOAD, MGPU__SYNC_STORE, MGPU__SYNC_RMW } mgpu__sync;

enum { MGPU__RMW = 2 };

/* ld.global.nc, as a layout too. */
enum { MGPU__NON_COHERENT = 129 };

/* How narrow the scope of an atomic is, or of a word with an order. As a layout (touch.h), which neither has. */
enum { MGPU__NARROW_NOT = 0, MGPU__NARROW_CTA = 33, MGPU__NARROW_CLUSTER = 65 };

static inline uint8_t
mgpu__narrow_of(uint32_t how)
{
    return (how & (MGPU__SCOPE_GPU | MGPU__SCOPE_SYS)) != 0 ? (uint8_t)MGPU__NARROW_NOT
           : (how & MGPU__SCOPE_CLUSTER) != 0               ? (uint8_t)MGPU__NARROW_CLUSTER
                                                            : (uint8_t)MGPU__NARROW_CTA;
}

/* Does an agent act through the async proxy? cp.async and st.async do so through the generic one, as threads. */
static inline bool
mgpu__through_async_proxy(uint32_t agent)
{
    return agent == MGPU_EMU_TMA || agent == MGPU_EMU_WGMMA || agent == MGPU_EMU_TCGEN05;
}

/* An access. `address`: in shared memory rank << 24 | offset, else the host's. */
typedef struct mgpu__touching {
    mgpu_emu_space space;
    mgpu_emu_agent agent;
    bool write;
    uint8_t atomic; /* MGPU__RMW: it has read what it changes */
    uint64_t address;
    uint32_t bytes;
    const mgpu__fiber *by; /* who acts, or has issued the operation */
    const void *site;
    const void *operation; /* of issued(); NULL: a thread's own access */
    bool map;              /* an agent fetches its tensor map */
    uint8_t
        layout; /* touch.h; 1: a thread loads words, none of them padding; of an atomic how narrow */
} mgpu__touching;

/* An operand of a wgmma or tcgen05.mma that was read: its chunks of 16 bytes, each at its offset in the block's shared
 * memory, as mma_operand.h and tcgen05_mma.h find them. */
typedef struct mgpu__tile_read {
    const uint32_t *at;
    uint32_t rows;   /* of A, or columns of B */
    uint32_t group;  /* rows that chunks are counted of: 8, MN-major as many as a chunk has */
    uint32_t chunks; /* of these rows */
    uint32_t each;   /* k in a chunk */
    bool is_b, mn_major;
} mgpu__tile_read;

/* An access to tensor memory that follows another. */
typedef struct mgpu__tensor_meeting {
    const mgpu__fiber *f, *by; /* who acts, and who has before, or has issued it */
    const void *site, *first;
    uint32_t now;       /* time of tensor memory */
    uint32_t time;      /* of by's fence::before_thread_sync, or the arrival of its commit */
    bool commit;        /* that */
    bool core;          /* f's is an operation of the tensor core */
    bool frees;         /* f's is a dealloc */
    bool allocated;     /* by's is an alloc; f's a dealloc, or one of fewer columns */
    bool wrote, writes; /* the first, the second */
    uint32_t part, col; /* 16 lanes, and a column */
    const char *early;  /* what to say of a load that came before any mma; NULL: it did not */
    bool *known;        /* only a question: does f know of that time? NULL: judge it */
} mgpu__tensor_meeting;

typedef struct mgpu__judge {
    void (*touched)(const mgpu__touching *t);

    /* f arrives, with what the flags `how` let pass: MGPU__RELAXED, the scopes. `home`: the block that the
     * meeting is in; NULL: all of the cluster are */
    void (*arrived)(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how,
                    const void *site);
    /* A generation of it is complete, or a phase; `by` brought what was missing. */
    void (*complete)(const mgpu__fiber *by, const void *meeting);
    /* f goes on with what the last complete generation has brought. */
    void (*passed)(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how);
    /* f makes a meeting, at `offset` of its block: mbarrier.init; it is used by f, or by an operation of f (`async`). */
    void (*began)(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site);
    void (*used)(const mgpu__fiber *f, const mgpu__cta *home, const void *meeting,
                 uint32_t offset, bool async, const void *site);

    /* Lanes of a warp meet in __syncwarp(). */
    void (*warp_met)(mgpu__fiber *const *lanes, uint32_t present);
    /* f and lanes of its warp in another collective: no order of memory. */
    void (*warp_timed)(const mgpu__fiber *f);
    void (*fenced)(mgpu__fiber *f, mgpu__fence kind, const void *p, uint32_t how,
                   const void *site);
    void (*synced)(mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t how,
                   const void *site);

    /* An operation is issued: by f, or the last of f's warpgroup; what is answered goes with it, to
     * touched() and, when it has moved its bytes, to done(). NULL: there is no memory. */
    void *(*issued)(mgpu__fiber *f, mgpu__completes where, const void *object, uint64_t number);
    void (*done)(void *operation, const void *object);
    /* A commit of tcgen05 arrives at one of its mbarriers, at `offset` of a block, with all that it covers. */
    void (*brought)(const void *operation, const mgpu__cta *home, const void *object,
                    uint32_t offset, uint32_t time, const void *site);
    /* f executes tcgen05.fence: ::before_thread_sync at a time of tensor memory, or, 0, ::after_thread_sync. */
    void (*tensor_fenced)(mgpu__fiber *f, uint32_t time);
    /* An access to tensor memory follows another, and by the times of their fences is in order. */
    void (*tensor_met)(const mgpu__tensor_meeting *m);
    /* f knows that the operations of groups before `end` are complete, or with MGPU__READ have read; `left`
     * bulk groups behind these may not be. */
    void (*waited)(mgpu__fiber *f, mgpu__completes where, uint64_t end, uint32_t left,
                   uint32_t how);

    /* f reads register `index` of an accumulator that the wait at `waited` has finished and that nobody
     * has named. */
    void (*unnamed)(const mgpu__fiber *f, uint32_t index, const void *waited, const void *site);
    /* A warp comes to named barrier `id`: its lanes are a queue. They arrive then. */
    void (*came)(const mgpu__fiber *lanes, const void *meeting, uint32_t id);
    /* f has passed a wait at the mbarrier at `offset` of its block, and been told passed(). */
    void (*saw)(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site);
    /* f has committed `groups` of its warpgroup's wgmma. */
    void (*committed)(const mgpu__fiber *f, uint64_t groups);
    /* A wgmma has read A, or B. */
    void (*multiplied)(const mgpu__touching *t, const mgpu__tile_read *r);

    /* What waits in a cluster is judged: it is told so when anything else happens there but wgmma. */
    void (*catch_up)(mgpu__cluster *c);
} mgpu__judge;

/* Who judges; NULL: nobody. It is handed over as the program starts. */
static const mgpu__judge *mgpu__the_judge;

#define MGPU__JUDGE(name)                                                                      \
    __attribute__((constructor(101))) static void mgpu__##name##_hand_over_judge(void)         \
    {                                                                                          \
        mgpu__the_judge = &mgpu__##name##_judge;                                               \
    }

/* A launch begins: who judges it, if anybody does. */
static inline void
mgpu__judge_launch(mgpu__launch *l, bool wanted)
{
    l->judge = mgpu__the_judge;
    l->judged = wanted && l->judge != NULL;
}

/* What waits in a cluster is judged. */
static inline void
mgpu__catch_up(mgpu__cluster *c)
{
    if (c->behind) {
        c->behind = false;
        c->worker->launch->judge->catch_up(c);
    }
}

/* Tell who judges what f does, if somebody does. */
#define MGPU__TELL(f, word, ...)                                                               \
    do {                                                                                       \
        if (mgpu__launch_of(f)->judged) {                                                      \
            mgpu__catch_up((f)->cta->cluster);                                                 \
            mgpu__launch_of(f)->judge->word(__VA_ARGS__);                                      \
        }                                                                                      \
    } while (0)

/* What goes with an operation; NULL: nobody judges. */
static inline void *
mgpu__tell_issued(mgpu__fiber *f, mgpu__completes where, const void *object, uint64_t number)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    return l->judged ? l->judge->issued(f, where, object, number) : NULL;
}

static inline void
mgpu__tell_done(const mgpu__fiber *by, void *operation, const void *object)
{
    if (operation != NULL)
        mgpu__launch_of(by)->judge->done(operation, object);
}

#endif /* MGPU_EMU_CORE_JUDGE_H */
