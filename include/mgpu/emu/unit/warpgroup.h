/* mgpu/emu/unit/warpgroup.h - a warpgroup: its operations, its accumulators, what its warps have executed.
 * SPDX-License-Identifier: MIT
 *
 *     wgmma        0   1   2   3   4      first..issued - 1: a ring
 *     done         |-------|              2 have run
 *     groups       |-----------|          group_end[0] is 3
 *     accumulator  in a chain while it is in flight (chain.h)
 */
#ifndef MGPU_EMU_UNIT_WARPGROUP_H
#define MGPU_EMU_UNIT_WARPGROUP_H

#include "../core/posix.h"

#include "../core/array.h"
#include "../core/settings.h"
#include "../core/unit.h"
#include "chain.h"

/* One warpgroup-wide instruction. It exists when the first thread issues it and may run when
 * all have. */
typedef struct mgpu__wgmma_op {
    mgpu__wgmma_shape shape;
    uint64_t a_desc, b_desc;
    int accumulate;
    int chain;       /* which accumulator */
    uint32_t issued; /* threads */
    uint32_t *a;     /* [64][8], 32 bytes a row, RS only: as they are at the issue */
    uint32_t *meta;  /* [128], of a sparse A only */
    uint64_t due;    /* mgpu__due() */
    void *operation; /* of who judges */
    const void *site;
    mgpu__fiber *issuer;
} mgpu__wgmma_op;

/* What the lanes of a warp execute of wgmma's family, all of it .sync.aligned: the first lane that comes
 * writes it down, the others must do the same. */
typedef struct mgpu__aligned_step {
    const void *site;
    uint8_t what; /* mgpu__wgmma_word, and n << 2 of a wait */
} mgpu__aligned_step;

typedef struct mgpu__aligned {
    mgpu__aligned_step *step; /* ring: the k-th is step[k % capacity] */
    uint32_t capacity;        /* a power of two */
    uint64_t first, count;    /* oldest kept, known */
} mgpu__aligned;

typedef enum mgpu__wgmma_word {
    MGPU__WGMMA_FENCE,
    MGPU__WGMMA_MMA,
    MGPU__WGMMA_COMMIT,
    MGPU__WGMMA_WAIT
} mgpu__wgmma_word;

typedef struct mgpu__warpgroup {
    mgpu__wgmma_op *op; /* ring: operation k is op[k % capacity]; a power of two */
    uint32_t capacity;
    uint64_t first, done, issued; /* operations: oldest kept, run, known */
    uint64_t *group_end;          /* [k]: operations issued when group k was committed */
    uint64_t groups;
    uint32_t group_capacity;
    mgpu__chain chain[MGPU__CHAINS];
    int chains; /* of these have been used */
    mgpu__queue waiters;
    mgpu__aligned aligned[4]; /* of each warp */
} mgpu__warpgroup;

/* Of a block. */
typedef struct mgpu__warpgroups {
    mgpu__warpgroup *at; /* [threads / 128] */
} mgpu__warpgroups;

/* Of a cluster. */
typedef struct mgpu__wgmmas {
    uint32_t runnable; /* operations all threads have issued */
} mgpu__wgmmas;

/* Of a thread: its position in the warpgroup's stream of operations. */
typedef struct mgpu__wgmma_thread {
    uint64_t issued, groups;
    uint64_t executed; /* of the family */
    bool fenced;       /* nothing was given back since the last wgmma.fence */
    bool ever_fenced;
    bool lost; /* of what was given back or named not all is remembered */
    uint32_t given_count, pieces;
    mgpu__given given[MGPU__GIVEN]; /* the oldest first */
    mgpu__piece piece[MGPU__GIVEN]; /* likewise */
} mgpu__wgmma_thread;

static mgpu__unit mgpu__wgmma_unit;

static inline mgpu__wgmma_thread *
mgpu__wgmma_of(const mgpu__fiber *f)
{
    return (mgpu__wgmma_thread *)mgpu__thread_state(f, &mgpu__wgmma_unit);
}

/* The warpgroup of f, which is in a whole one. */
static inline mgpu__warpgroup *
mgpu__warpgroup_at(const mgpu__fiber *f)
{
    return ((mgpu__warpgroups *)mgpu__cta_state(f->cta, &mgpu__wgmma_unit))->at +
           f->thread / 128;
}

static inline mgpu__wgmmas *
mgpu__wgmmas_of(const mgpu__cluster *c)
{
    return (mgpu__wgmmas *)mgpu__cluster_state(c, &mgpu__wgmma_unit);
}

MGPU__MODEL mgpu__wgmma_op *
mgpu__wgmma_op_at(mgpu__warpgroup *g, uint64_t k)
{
    return &g->op[k & (g->capacity - 1)];
}

MGPU__MODEL mgpu__warpgroup *
mgpu__warpgroup_of(const mgpu__fiber *f, const char *what, const void *site)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    uint32_t group = f->thread / 128;
    if (l->config.target != MGPU_EMU_SM_90A)
        mgpu__fail(f, site, "%s needs sm_90a, the target is %s: MGPU_EMU_TARGET=sm_90a", what,
                   mgpu__target_name(l->config.target));
    if ((group + 1) * 128 > l->threads)
        mgpu__fail(f, site, "%s: thread %u is in no whole warpgroup: the block has %u threads",
                   what, f->thread, l->threads);
    return mgpu__warpgroup_at(f);
}

#endif /* MGPU_EMU_UNIT_WARPGROUP_H */
