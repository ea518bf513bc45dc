/* mgpu/emu/unit/copy.h - the copy agents: who makes a copy, when, and who is told.
 * SPDX-License-Identifier: MIT
 *
 * A copy is checked when it is issued and made later, whole, when the policy says so:
 *
 *     issue ──► [copies of the cluster] ──► made: bytes move, then the mbarrier or the group
 *               eager: at once              of the issuing thread is told
 *               lazy, lazy_copies: when nobody can run
 *               random: when its patience is over
 *
 * A multicast copy is one copy per destination block: they may land at different times.
 */
#ifndef MGPU_EMU_UNIT_COPY_H
#define MGPU_EMU_UNIT_COPY_H

#include "../core/buffer.h"
#include "../math/box.h"
#include "report.h"

typedef enum mgpu__copy_kind {
    MGPU__COPY_BULK_G2S,
    MGPU__COPY_BULK_S2S,
    MGPU__COPY_BULK_S2G,
    MGPU__COPY_BULK_MASKED, /* the same of the bytes of c[0], of each 16 */
    MGPU__COPY_BULK_REDUCE, /* from `source` into `smem`, or into global memory if that is NULL */
    MGPU__COPY_TMA_LOAD,
    MGPU__COPY_TMA_STORE,
    MGPU__COPY_ANSWER /* of clusterlaunchcontrol: the first of `c` into `smem` */
} mgpu__copy_kind;

/* One copy of one destination, waiting to be made. */
typedef struct mgpu__copy {
    uint8_t kind;  /* mgpu__copy_kind */
    uint8_t op;    /* mgpu__tma_red */
    uint8_t dtype; /* mgpu_dtype of a bulk reduction's elements */
    uint8_t left;  /* bytes at the ends of a bulk copy's source that are not read */
    uint8_t right;
    uint8_t validity;  /* what it reports to its barrier: MGPU_REPORT_... */
    mgpu__cta *smem;   /* whose window */
    mgpu__cta *source; /* whose window is read */
    uint32_t smem_offset, source_offset;
    uint64_t global;
    uint32_t bytes;
    int32_t c[8]; /* coordinates; of im2col the offsets from [5] on */
    mgpu__tma_map map;
    const void *map_at; /* where it lies */
    mgpu__cta *bar_cta;
    uint32_t bar; /* offset, 0: none */
    mgpu__fiber *issuer;
    uint32_t group;  /* bulk group of the issuer */
    uint64_t number; /* of the copies of the cluster, from 1 */
    uint64_t due;    /* mgpu__due() */
    void *operation; /* of who judges */
    const void *site;
} mgpu__copy;

/* Of a cluster: the oldest first. */
typedef struct mgpu__copies {
    mgpu__copy *at;
    uint32_t count, capacity;
    uint64_t issued;
} mgpu__copies;

/* Of a thread: its bulk groups. */
typedef struct mgpu__bulk_groups {
    uint64_t override; /* the tensor of its next TMA instruction; 0: the map's */
    uint64_t override_strides[4];
    uint8_t override_dims[5];
    uint32_t override_rank; /* how many of them; 0: the map's */
    uint32_t committed;
    uint32_t pending; /* copies of its groups that agents still have to make */
    uint32_t last;    /* group of the last one issued, plus one */
    uint32_t waited;  /* groups that a wait_group has covered */
    const void *site; /* of the last one issued */
} mgpu__bulk_groups;

static mgpu__unit mgpu__copy_unit;

static inline mgpu__copies *
mgpu__copies_of(const mgpu__cluster *c)
{
    return (mgpu__copies *)mgpu__cluster_state(c, &mgpu__copy_unit);
}

static inline mgpu__bulk_groups *
mgpu__bulk_groups_of(const mgpu__fiber *f)
{
    return (mgpu__bulk_groups *)mgpu__thread_state(f, &mgpu__copy_unit);
}

/* ---- make a copy ---------------------------------------------------------------------------------- */

/* Bytes that a copy touches: in shared memory of `cta`, or, if that is NULL, at a global address. */
static inline mgpu__touching
mgpu__copy_touching(const mgpu__copy *op, const mgpu__cta *cta, bool write, bool atomic,
                    uint64_t at, uint32_t bytes)
{
    mgpu__touching t = {cta != NULL ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL,
                        MGPU_EMU_TMA,
                        write,
                        atomic,
                        cta != NULL ? mgpu__address_of(cta, (uint32_t)at) : at,
                        bytes,
                        op->issuer,
                        op->site,
                        op->operation,
                        false,
                        0};
    return t;
}

/* Tell of them. */
MGPU__MODEL void
mgpu__copy_touches_as(const mgpu__copy *op, const mgpu__cta *cta, bool write, bool atomic,
                      uint64_t at, uint32_t bytes)
{
    const mgpu__touching t = mgpu__copy_touching(op, cta, write, atomic, at, bytes);
    if (mgpu__watched(op->issuer))
        mgpu__touched_by(&t);
}

MGPU__MODEL void
mgpu__copy_touches(const mgpu__copy *op, const mgpu__cta *cta, bool write, uint64_t at)
{
    mgpu__copy_touches_as(op, cta, write, false, at, op->bytes);
}

/* Tell that it fetches its tensor map, if that is no argument of the kernel. */
MGPU__MODEL void
mgpu__copy_fetches_map(const mgpu__copy *op)
{
    const mgpu__launch *l = mgpu__launch_of(op->issuer);
    const uintptr_t offset = (uintptr_t)op->map_at - (uintptr_t)l->args;
    mgpu__touching t = mgpu__copy_touching(
        op, NULL, false, false, (uint64_t)(uintptr_t)op->map_at, sizeof(mgpu_tensor_map));
    t.map = true;
    if (op->map_at != NULL && offset >= l->kernel->args_bytes && l->judged)
        MGPU__TELL(op->issuer, touched, &t);
}

/* A run of bytes of a TMA reduction: what it reads of shared memory is no atomic step. */
MGPU__MODEL void
mgpu__copy_run(void *context, int global, int write, uint64_t address, uint32_t bytes,
               uint32_t layout)
{
    mgpu__touching t = mgpu__touching_run(context, global, write, address, bytes, layout);
    t.atomic = global ? t.atomic : 0;
    mgpu__touched_by(&t);
}

/* A box. */
MGPU__MODEL void
mgpu__copy_box(const mgpu__copy *op)
{
    const bool load = op->kind == MGPU__COPY_TMA_LOAD;
    const mgpu__cta *cta = load ? op->smem : op->source;
    mgpu__touch touch = mgpu__watched(op->issuer) ? mgpu__copy_run : NULL;
    mgpu__touching context =
        mgpu__copy_touching(op, cta, load, op->op != MGPU__TMA_STORE, 0, 0);
    const char *error =
        load ? mgpu__tma_load(&op->map, op->c, cta->window, cta->used, op->smem_offset, touch,
                              &context)
             : mgpu__tma_store(&op->map, op->c, cta->window, cta->used, op->source_offset,
                               (mgpu__tma_red)op->op, touch, &context);
    if (error != NULL)
        mgpu__fail(op->issuer, op->site, "%s a box of %u bytes at smem+0x%x: %s",
                   load ? "TMA load of" : "TMA store of", op->bytes,
                   load ? op->smem_offset : op->source_offset, error);
}

/* A bulk reduction, into shared memory of `to`, or, if that is NULL, into global memory. */
MGPU__MODEL void
mgpu__copy_reduces(const mgpu__copy *op)
{
    const mgpu__cta *from = op->source, *to = op->smem;
    const uint64_t at = to != NULL ? op->smem_offset : op->global;
    mgpu__copy_touches(op, from, false, op->source_offset);
    mgpu__copy_touches_as(op, to, false, true, at, op->bytes);
    mgpu__copy_touches_as(op, to, true, true, at, op->bytes);
    mgpu__tma_reduce((mgpu__tma_red)op->op, (mgpu_dtype)op->dtype,
                     to != NULL ? (uint64_t)(uintptr_t)(to->window + at) : at,
                     from->window + op->source_offset, op->bytes);
}

/* A bulk load. What is not read of its source leaves bytes that mean nothing. */
MGPU__MODEL void
mgpu__copy_loads(const mgpu__copy *op)
{
    const uint32_t ends = (uint32_t)op->left + op->right;
    const uint32_t bytes = op->bytes > ends ? op->bytes - ends : 0;
    unsigned char *to = op->smem->window + op->smem_offset;
    if (bytes != 0)
        mgpu__copy_touches_as(op, NULL, false, false, op->global + op->left, bytes);
    mgpu__copy_touches(op, op->smem, true, op->smem_offset);
    if (ends != 0)
        memset(to, MGPU__UNWRITTEN, op->bytes);
    memcpy(to + op->left, (const unsigned char *)(uintptr_t)op->global + op->left, bytes);
}

/* A bulk store of the bytes of a mask. */
MGPU__MODEL void
mgpu__copy_masked(const mgpu__copy *op)
{
    const uint32_t mask = (uint32_t)op->c[0];
    const unsigned char *from = op->source->window + op->source_offset;
    mgpu__copy_touches(op, op->source, false, op->source_offset);
    for (uint32_t i = 0, end; i < op->bytes; i = end) {
        for (end = i + 1; end < op->bytes && (mask >> end % 16 & 1) == (mask >> i % 16 & 1);)
            end++;
        if (!(mask >> i % 16 & 1))
            continue;
        mgpu__copy_touches_as(op, NULL, true, false, op->global + i, end - i);
        memcpy((unsigned char *)(uintptr_t)op->global + i, from + i, end - i);
    }
}

MGPU__MODEL void
mgpu__copy_bytes(const mgpu__copy *op)
{
    mgpu__cta *from = op->source, *to = op->smem;
    unsigned char *global = (unsigned char *)(uintptr_t)op->global;
    switch ((mgpu__copy_kind)op->kind) {
    case MGPU__COPY_BULK_REDUCE:
        mgpu__copy_reduces(op);
        break;
    case MGPU__COPY_BULK_G2S:
        mgpu__copy_loads(op);
        break;
    case MGPU__COPY_BULK_S2S:
        mgpu__copy_touches(op, from, false, op->source_offset);
        mgpu__copy_touches(op, to, true, op->smem_offset);
        memmove(to->window + op->smem_offset, from->window + op->source_offset, op->bytes);
        break;
    case MGPU__COPY_BULK_MASKED:
        mgpu__copy_masked(op);
        break;
    case MGPU__COPY_BULK_S2G:
        mgpu__copy_touches(op, from, false, op->source_offset);
        mgpu__copy_touches(op, NULL, true, op->global);
        memcpy(global, from->window + op->source_offset, op->bytes);
        break;
    case MGPU__COPY_TMA_LOAD:
    case MGPU__COPY_TMA_STORE:
        mgpu__copy_box(op);
        break;
    case MGPU__COPY_ANSWER:
        mgpu__copy_touches(op, to, true, op->smem_offset);
        memcpy(to->window + op->smem_offset, op->c, op->bytes);
        break;
    }
}

/* Make one copy and tell who waits for it. Runs on the fiber or worker that let the agent act. */
MGPU__MODEL void
mgpu__copy_make(mgpu__worker *w, const mgpu__copy *op)
{
    mgpu__fiber *f = op->issuer;
    mgpu__cta *destination = op->smem;
    mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
    if (op->bar != 0)
        mgpu__mbarrier_landed(op->bar_cta, op->bar, op->number);
    if (destination != NULL && (destination->alive == 0 || op->bar_cta->alive == 0))
        mgpu__mbarrier_homeless(f, op->bar_cta, op->bar, op->bytes,
                                op->kind == MGPU__COPY_ANSWER ? "answer" : "copy", op->site);
    mgpu__copy_bytes(op);
    mgpu__tell_done(f, op->operation,
                    op->bar != 0 ? mgpu__mbarrier_find(op->bar_cta, op->bar) : NULL);
    if (op->validity != 0)
        mgpu__report_looks(f, mgpu__mbarrier_find(op->bar_cta, op->bar),
                           destination->window + op->smem_offset, op->bytes, op->validity,
                           op->site);
    w->copies += op->kind != MGPU__COPY_ANSWER;
    mgpu__effect(w);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_TMA, op->number, op->group, 0, f, op->site);
    if (op->bar != 0) {
        mgpu__mbarrier_complete(op->bar_cta, op->bar, op->bytes, MGPU_EMU_TMA, f, op->site);
    } else {
        groups->pending--;
        if (f->state == MGPU__WAITING && f->unit == &mgpu__copy_unit)
            mgpu__make_ready(f); /* it looks again whether its groups are complete */
    }
}

/* Tell how a box lies in shared memory: for reports. */
MGPU__MODEL void
mgpu__copy_tells_tile(const mgpu__copy *op)
{
    const bool load = op->kind == MGPU__COPY_TMA_LOAD;
    mgpu__tile tile;
    if ((!load && op->kind != MGPU__COPY_TMA_STORE) || op->map.interleave != 0)
        return;
    tile.offset = load ? op->smem_offset : op->source_offset;
    tile.elem_bytes = mgpu_dtype_smem_bits((mgpu_dtype)op->map.dtype) / 8;
    tile.elem_bytes = tile.elem_bytes == 0 ? 1 : tile.elem_bytes; /* two of b4x16 */
    tile.pitch = mgpu__tma_pitch(&op->map);
    tile.bytes = mgpu__tma_smem_bytes(&op->map) / mgpu__tma_row_bytes(&op->map) * tile.pitch;
    tile.swizzle = op->map.swizzle;
    mgpu__tile_smem(mgpu__launch_of(op->issuer), &tile);
}

/* Make the n-th copy; the order of the others stays. */
MGPU__MODEL void
mgpu__copy_take(mgpu__cluster *c, uint32_t n)
{
    mgpu__copies *all = mgpu__copies_of(c);
    const mgpu__copy op = all->at[n];
    all->count--;
    memmove(&all->at[n], &all->at[n + 1], (all->count - n) * sizeof op);
    mgpu__copy_make(c->worker, &op);
}

MGPU__MODEL void
mgpu__copy_issue(const mgpu__copy *op)
{
    mgpu__fiber *f = op->issuer;
    mgpu__cluster *c = f->cta->cluster;
    mgpu__copies *all = mgpu__copies_of(c);
    if (all->count == all->capacity)
        all->at = (mgpu__copy *)mgpu__array_longer(f, all->at, &all->capacity, 64,
                                                   sizeof *all->at, op->site);
    if (c->worker->launch->judged)
        mgpu__copy_tells_tile(op);
    all->at[all->count] = *op;
    all->at[all->count].due = mgpu__due(c);
    all->at[all->count].operation = mgpu__tell_issued(
        f, op->bar == 0 ? MGPU__COMPLETES_IN_GROUP : MGPU__COMPLETES_ON_MBARRIER,
        op->bar == 0 ? NULL : mgpu__mbarrier_find(op->bar_cta, op->bar), op->group);
    all->at[all->count++].number = ++all->issued;
    mgpu__copy_fetches_map(&all->at[all->count - 1]);
    if (op->bar == 0) {
        mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
        groups->pending++;
        groups->last = op->group + 1;
        groups->site = op->site;
    } else {
        mgpu__mbarrier_inbound(f, op->bar_cta, op->bar, op->bytes, all->issued, op->site);
    }
    mgpu__progress(c->worker);
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, MGPU_EMU_TMA, all->issued, op->group, 0, f, op->site);
    if (c->worker->launch->config.policy == MGPU_EMU_EAGER)
        mgpu__copy_take(c, all->count - 1);
}

MGPU__MODEL void
mgpu__check_hint(const mgpu__fiber *f, uint64_t hint, uint32_t how, const char *what,
                 const void *site)
{
    if (how & MGPU__HINT && hint != MGPU__POLICY_EVICT_FIRST &&
        hint != MGPU__POLICY_EVICT_LAST && hint != MGPU__POLICY_EVICT_NORMAL &&
        hint != MGPU__POLICY_EVICT_UNCHANGED)
        mgpu__fail(f, site,
                   "%s: cache hint 0x%016llx is no L2 policy: take one of "
                   "mgpu_createpolicy_fractional_l2_evict_first and its like",
                   what, (unsigned long long)hint);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

MGPU__MODEL void
mgpu__copies_begin(mgpu__cluster *c)
{
    mgpu__copies_of(c)->count = 0;
}

MGPU__MODEL void
mgpu__copies_destroy(mgpu__cluster *c)
{
    free(mgpu__copies_of(c)->at);
}

MGPU__MODEL uint64_t
mgpu__copies_due(const mgpu__cluster *c)
{
    const mgpu__copies *all = mgpu__copies_of(c);
    uint64_t first = UINT64_MAX;
    for (uint32_t i = 0; i < all->count; i++)
        first = all->at[i].due < first ? all->at[i].due : first;
    return first;
}

MGPU__MODEL uint32_t
mgpu__copies_runnable(const mgpu__cluster *c, uint64_t turn)
{
    const mgpu__copies *all = mgpu__copies_of(c);
    uint32_t count = 0;
    for (uint32_t i = 0; i < all->count; i++)
        count += all->at[i].due <= turn;
    return count;
}

MGPU__MODEL void
mgpu__copies_run(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    const mgpu__copies *all = mgpu__copies_of(c);
    for (uint32_t i = 0; i < all->count; i++)
        if (all->at[i].due <= turn && which-- == 0) {
            mgpu__copy_take(c, i);
            return;
        }
}

MGPU__MODEL void *
mgpu__copies_operation(const mgpu__cluster *c, uint32_t which)
{
    return mgpu__copies_of(c)->at[which].operation;
}

/* A thread returns: its stores may still read shared memory that goes away with the block. */
MGPU__MODEL void
mgpu__copy_thread_left(mgpu__fiber *f)
{
    const mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
    if (groups->last > groups->committed)
        mgpu__lint(f, MGPU__NOTE_LEAVES, groups->site,
                   "a bulk store was issued here, and the thread returns without "
                   "mgpu_bulk_commit_group() behind it: no wait knows of it without that; then "
                   "mgpu_bulk_wait_group_read(0), before the end of the kernel");
    else if (groups->last > groups->waited)
        mgpu__lint(f, MGPU__NOTE_LEAVES, groups->site,
                   "a bulk store was issued here, and the thread returns without "
                   "waiting for it: mgpu_bulk_wait_group_read(0) comes before the "
                   "end of the kernel");
}

MGPU__MODEL void
mgpu__copy_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    (void)f;
    mgpu__put(t, "waiting at %s for a bulk group", where);
}

MGPU__MODEL void
mgpu__copy_define(mgpu__unit *u)
{
    u->turn = 2;
    u->thread_bytes = sizeof(mgpu__bulk_groups);
    u->cluster_bytes = sizeof(mgpu__copies);
    u->begin = mgpu__copies_begin;
    u->destroy = mgpu__copies_destroy;
    u->runnable = mgpu__copies_runnable;
    u->due = mgpu__copies_due;
    u->run = mgpu__copies_run;
    u->operation = mgpu__copies_operation;
    u->thread_left = mgpu__copy_thread_left;
    u->describe = mgpu__copy_describe;
}

MGPU__ENGINE(copy)

#endif /* MGPU_EMU_UNIT_COPY_H */
