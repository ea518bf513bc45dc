/* mgpu/emu/unit/tmem.h - tensor memory of a block: who has which columns, who has touched them, and when.
 * SPDX-License-Identifier: MIT
 *
 *     column    0        32        64                512      given out in groups of 32
 *     alloc     |-- 32 --|  free   |------ 64 ...
 *     use       of each 16 lanes of a column: the last write, and the last reads of two warps
 *
 * In which order: tmem_order.h.
 *
 * PTX ISA, "Tensor Memory Allocation", "tcgen05 Memory Consistency Model".
 */
#ifndef MGPU_EMU_UNIT_TMEM_H
#define MGPU_EMU_UNIT_TMEM_H

#include "../core/posix.h"

#include "../../layout/tmem_ldst.h"
#include "../core/array.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/settings.h"
#include "../core/unit.h"
#include "../tcgen05.h"
#include "chain.h"
#include "thread.h"

enum {
    MGPU__TMEM_GROUPS = MGPU_TMEM_COLS_EXCLUSIVE / 32, /* of columns */
    MGPU__TMEM_PARTS = 8,                              /* of lanes */
    MGPU__TMEM_TIMES = 64                              /* that are remembered */
};

/* What touches tensor memory. */
typedef enum mgpu__tmem_act {
    MGPU__TMEM_NOTHING,
    MGPU__TMEM_LD,
    MGPU__TMEM_ST,
    MGPU__TMEM_CP,        /* from here on operations of the tensor core */
    MGPU__TMEM_CP_4X256B, /* a copy that comes behind a shift */
    MGPU__TMEM_SHIFT,
    MGPU__TMEM_MMA
} mgpu__tmem_act;

typedef struct mgpu__tmem_use {
    uint64_t time;
    const void *site;
    uint8_t rank, warp, lane; /* who, or who has issued it */
    uint8_t act;              /* mgpu__tmem_act */
    uint32_t accumulator;     /* an mma's D and its shape; 0: something else */
} mgpu__tmem_use;

/* Written as bits, and as a float by an mma whose D lies there. */
typedef uint32_t __attribute__((may_alias)) mgpu__tmem_cell;

typedef struct mgpu__tmem_cells {
    mgpu__tmem_cell value[MGPU_TMEM_LANES][MGPU_TMEM_COLS_EXCLUSIVE];
    mgpu__tmem_use write[MGPU__TMEM_PARTS][MGPU_TMEM_COLS_EXCLUSIVE];
    /* by two warps, the last first */
    mgpu__tmem_use read[MGPU__TMEM_PARTS][MGPU_TMEM_COLS_EXCLUSIVE][2];
} mgpu__tmem_cells;

/* What an alloc has given, by its first group of columns. */
typedef struct mgpu__tmem_given {
    uint32_t cols; /* 0: nothing begins here */
    const mgpu__fiber *by;
    uint64_t time; /* when */
    const void *site, *freed;
    const void *peer_freed; /* the dealloc of the pair's other block; NULL: not yet */
} mgpu__tmem_given;

/* A warp wants columns. */
typedef struct mgpu__tmem_request {
    uint32_t cols, dst, group;
    bool waits, granted;
    mgpu__fiber *lanes[32];
    const void *site;
} mgpu__tmem_request;

/* The last so many times of something. */
typedef struct mgpu__tmem_times {
    uint64_t at[MGPU__TMEM_TIMES],
        done[MGPU__TMEM_TIMES];     /* of a commit: its arrival; 0: not yet */
    uint8_t lane[MGPU__TMEM_TIMES]; /* and its thread */
    uint64_t count;
} mgpu__tmem_times;

/* A tcgen05.ld or st of a warp that no wait has finished. */
typedef struct mgpu__tmem_move {
    mgpu_tmem_shape shape;
    uint32_t num, taddr, split, regs;
    bool store, pack, moved;
    uint32_t red; /* MGPU__LD_RED_MAX ..., plus 1 << 8; 0: no reduction */
    uint32_t *r[32], *least[32];
    uint32_t *value; /* [32][regs] */
    const void *site;
} mgpu__tmem_move;

/* Registers that a wait has filled and nobody has named. */
typedef struct mgpu__tmem_loaded {
    mgpu__given given;       /* of one lane: mgpu__tmem_given_of() */
    uint32_t *registers[32]; /* of each */
    const void *site;        /* of the load */
} mgpu__tmem_loaded;

typedef struct mgpu__tmem_warp {
    mgpu__tmem_request request;
    uint64_t waited[2];        /* of ld, of st */
    uint64_t after[32];        /* the last fence::after_thread_sync of each lane */
    uint64_t all_after;        /* the earliest of them */
    uint32_t issuers;          /* lanes that have issued an operation of the tensor core */
    const void *issued;        /* where, the last of them */
    uint64_t before_issue[32]; /* the time just before the last of each lane */
    uint64_t last_mma[32], last_shift[32]; /* that a lane has issued */
    uint32_t fenced; /* lanes that nothing followed since their fence::before_thread_sync */
    mgpu__tmem_times before, commits;
    mgpu__tmem_move *move;
    uint32_t moves, move_capacity;
    mgpu__tmem_loaded *loaded;
    uint32_t loads, loaded_capacity;
} mgpu__tmem_warp;

typedef struct mgpu__tmem {
    mgpu__tmem_cells cells;
    mgpu__tmem_given given[MGPU__TMEM_GROUPS];
    mgpu__tmem_given last;            /* of all: none behind it gives more columns */
    uint8_t owner[MGPU__TMEM_GROUPS]; /* 1 + the first group of the allocation; 0: free */
    const void *relinquished;
    const void *exclusive; /* the alloc.exclusive whose columns are there; NULL: none */
    uint32_t cta_group;    /* that the block uses; 0: none yet */
    const void *cta_group_site;
    uint32_t accumulator; /* that an mma of this block touches now; 0: something else */
    mgpu__queue waiters;
    mgpu__tmem_warp warp[32];
} mgpu__tmem;

/* Of a block: made when it first executes one of these instructions. */
typedef struct mgpu__tmem_slot_of {
    mgpu__tmem *at;
    bool used;
} mgpu__tmem_slot_of;

static mgpu__unit mgpu__tmem_unit;

static inline mgpu__tmem_slot_of *
mgpu__tmem_slot(const mgpu__cta *cta)
{
    return (mgpu__tmem_slot_of *)mgpu__cta_state(cta, &mgpu__tmem_unit);
}

/* The time of the last tcgen05 instruction of a cluster. */
static inline uint64_t *
mgpu__tmem_clock(const mgpu__cluster *c)
{
    return (uint64_t *)mgpu__cluster_state(c, &mgpu__tmem_unit);
}

/* That of the next one: what f does now. */
static inline uint64_t
mgpu__tmem_tick(const mgpu__fiber *f)
{
    return ++*mgpu__tmem_clock(f->cta->cluster);
}

/* ---- who may -------------------------------------------------------------------------------------------- */

/* The tensor memory of a block, whose target has one. */
MGPU__MODEL mgpu__tmem *
mgpu__tmem_of(const mgpu__fiber *f, const mgpu__cta *cta, const char *what, const void *site)
{
    mgpu__tmem_slot_of *slot = mgpu__tmem_slot(cta);
    mgpu__needs_one_of(f, MGPU__ON_TCGEN05, what, site);
    if (slot->at == NULL)
        slot->at = (mgpu__tmem *)calloc(1, sizeof *slot->at);
    if (slot->at == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    slot->used = true;
    return slot->at;
}

/* The other block of the pair of f's. */
MGPU__MODEL const mgpu__cta *
mgpu__tmem_peer(const mgpu__fiber *f, const char *what, const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    if (c->cta_count % 2 != 0)
        mgpu__fail(f, site,
                   "%s.cta_group::2: the cluster has %u blocks, and pairs are ranks 2i and "
                   "2i + 1: launch with a cluster of 2, 4, ...",
                   what, c->cta_count);
    return c->ctas[f->cta->rank ^ 1];
}

/* A kernel uses one cta_group throughout: a block with itself, and with those before it. */
MGPU__MODEL void
mgpu__tmem_one_group(const mgpu__fiber *f, mgpu__tmem *t, uint32_t group, const char *what,
                     const void *site)
{
    const void **of_launch = mgpu__launch_of(f)->tensor_group;
    const void *other = NULL;
    const bool first = t->cta_group == 0;
    char where[208];
    if (first) {
        (void)__atomic_compare_exchange_n(&of_launch[group - 1], &other, site, false,
                                          __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
        other = __atomic_load_n(&of_launch[2 - group], __ATOMIC_SEQ_CST);
    } else if (t->cta_group != group) {
        other = t->cta_group_site;
    }
    if (other != NULL)
        mgpu__fail(f, site,
                   "%s.cta_group::%u, and cta_group::%u%s at %s: a kernel uses one of them "
                   "throughout, the assembler refuses both",
                   what, group, 3 - group, first ? " in another block" : "",
                   mgpu__locate(other, where, sizeof where));
    t->cta_group = group;
    t->cta_group_site = site;
}

/* Columns of the target of f's launch: those beyond 512 only .exclusive gives. */
static inline uint32_t
mgpu__tmem_cols(const mgpu__fiber *f)
{
    return mgpu__launch_of(f)->config.target / 10 == 107 ? (uint32_t)MGPU_TMEM_COLS_EXCLUSIVE
                                                         : (uint32_t)MGPU_TMEM_COLS;
}

/* Columns col .. col + cols - 1 are allocated. */
MGPU__MODEL void
mgpu__tmem_owned(const mgpu__fiber *f, const mgpu__tmem *t, uint32_t col, uint32_t cols,
                 const char *what, const void *site)
{
    const uint32_t all = mgpu__tmem_cols(f);
    char where[208];
    if (col + cols > all)
        mgpu__fail(f, site, "%s: columns %u..%u: tensor memory has %u, 0..%u", what, col,
                   col + cols - 1, all, all - 1);
    for (uint32_t g = col / 32; g <= (col + cols - 1) / 32; g++) {
        if (t->owner[g] != 0 && t->given[g].peer_freed != NULL)
            mgpu__fail(
                f, site,
                "%s: columns %u..%u: the pair's other block freed column %u at %s: "
                "tcgen05.dealloc.cta_group::2 comes behind all use in both blocks, and a "
                "cluster barrier",
                what, col, col + cols - 1, 32 * g < col ? col : 32 * g,
                mgpu__locate(t->given[g].peer_freed, where, sizeof where));
        if (t->owner[g] != 0)
            continue;
        if (t->given[g].freed != NULL)
            mgpu__fail(f, site,
                       "%s: columns %u..%u: column %u was freed at %s: dealloc comes behind "
                       "all use",
                       what, col, col + cols - 1, 32 * g < col ? col : 32 * g,
                       mgpu__locate(t->given[g].freed, where, sizeof where));
        mgpu__fail(f, site,
                   "%s: columns %u..%u: column %u is not allocated: the address is what "
                   "mgpu_tcgen05_alloc() wrote, plus less than the columns it gave",
                   what, col, col + cols - 1, 32 * g < col ? col : 32 * g);
    }
}

#endif /* MGPU_EMU_UNIT_TMEM_H */
