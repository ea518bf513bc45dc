/* mgpu/emu/unit/stream.h - the tensor core agent: a warpgroup's stream of wgmma.
 * SPDX-License-Identifier: MIT
 *
 * The four warps of a warpgroup issue the same stream of wgmma; operation k exists when the
 * first thread issues its k-th one, and may run when all 128 have. They run in order; when, the
 * policy says. Between the issue and the wait the accumulator lives in a chain (chain.h).
 */
#ifndef MGPU_EMU_UNIT_STREAM_H
#define MGPU_EMU_UNIT_STREAM_H

#include "../core/posix.h"

#include "../../layout/smem_desc.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../math/mma.h"
#include "../math/mma_operand.h"
#include "aligned.h"

/* ---- the warpgroup's stream ---------------------------------------------------------------------------- */

/* Make room for operation g->issued. */
MGPU__MODEL void
mgpu__wgmma_reserve(const mgpu__fiber *f, mgpu__warpgroup *g, const void *site)
{
    if (g->issued - g->first == g->capacity)
        g->op = (mgpu__wgmma_op *)mgpu__ring_longer(f, g->op, &g->capacity, 16, sizeof *g->op,
                                                    g->first, g->issued, site);
}

/* The accumulator that thread t holds at d: one in flight, or a new one. */
MGPU__MODEL int
mgpu__wgmma_chain(const mgpu__fiber *f, mgpu__warpgroup *g, void *d, mgpu__wgmma_shape shape,
                  const void *site)
{
    const uint32_t t = f->thread % 128;
    uint32_t bytes = 4 * mgpu__chain_registers(shape);
    int found = -1, empty = -1;
    char where[512];
    for (int i = 0; i < g->chains; i++) {
        mgpu__chain *c = &g->chain[i];
        if (!c->live) {
            empty = empty < 0 ? i : empty;
            continue;
        }
        if (c->state[t] != MGPU__CHAIN_IN_FLIGHT)
            continue;
        if (c->registers[t] == d && mgpu__same_registers(c->shape, shape))
            found = i;
        else if ((char *)c->registers[t] < (char *)d + bytes &&
                 (char *)d < (char *)c->registers[t] + 4 * mgpu__chain_registers(c->shape))
            mgpu__fail(f, site,
                       "wgmma: its accumulator is in flight with another shape or at another "
                       "register, since %s: wait for it first",
                       mgpu__locate(c->site, where, sizeof where));
    }
    if (found >= 0)
        return found;
    if (empty < 0 && g->chains < MGPU__CHAINS)
        empty = g->chains++;
    if (empty < 0)
        mgpu__fail(f, site,
                   "wgmma: more than %d accumulators of one warpgroup in flight: wait for one "
                   "first",
                   MGPU__CHAINS);
    return empty;
}

/* The accumulator in flight that `bytes` at r are part of, of the thread f; NULL: none. */
MGPU__MODEL const mgpu__chain *
mgpu__wgmma_in_flight(const mgpu__fiber *f, const volatile void *r, size_t bytes)
{
    const mgpu__warpgroup *g = mgpu__warpgroup_at(f);
    if (mgpu__wgmma_of(f)->issued == 0)
        return NULL;
    for (int i = 0; i < g->chains; i++)
        if (mgpu__chain_holds(&g->chain[i], f->thread % 128, r, bytes))
            return &g->chain[i];
    return NULL;
}

/* What was copied at the issue is not needed any more. */
MGPU__MODEL void
mgpu__wgmma_drop(mgpu__wgmma_op *op)
{
    free(op->a);
    free(op->meta);
    op->a = NULL;
    op->meta = NULL;
}

/* ---- run ------------------------------------------------------------------------------------------- */

/* What may have led a descriptor beyond the shared memory. */
MGPU__MODEL const char *
mgpu__wgmma_astray(uint64_t desc)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    if (f.swizzle == MGPU_SWIZZLE_NONE && f.stride_bytes == 0 && f.leading_bytes < 128)
        return ": an address is no descriptor, and is read as one of 16 times itself: "
               "mgpu_wgmma_desc_k_major() and mgpu_wgmma_desc_mn_major() make one of it";
    return ": a descriptor counts 16 bytes, so a step along K adds mgpu_wgmma_k_step(), and no "
           "number of bytes";
}

/* Fail: `error` names the operand whose descriptor is wrong; what that says is added. */
MGPU__MODEL void
mgpu__wgmma_refuse(const mgpu__wgmma_op *op, const mgpu__cta *cta, const char *error)
{
    const bool is_b = strstr(error, "B's") != NULL;
    const uint64_t desc = is_b ? op->b_desc : op->a_desc;
    char says[200];
    mgpu__mma_describe(says, sizeof says, is_b, desc, op->shape);
    mgpu__fail(op->issuer, op->site,
               "wgmma m64n%uk%u: %s: %s; the block's shared memory is 0x%x..0x%x%s",
               op->shape.n, mgpu__wgmma_k(op->shape), error, says, (unsigned)MGPU__WINDOW_START,
               cta->used, strstr(error, "beyond") == NULL ? "" : mgpu__wgmma_astray(desc));
}

/* Legal descriptors that are seldom meant. */
MGPU__MODEL void
mgpu__wgmma_lint(const mgpu__wgmma_op *op)
{
    const char *hint[2] = {NULL, NULL}; /* of A and B, in one note: it is said once per site */
    for (int is_b = op->shape.a_regs; is_b < 2; is_b++) {
        mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(is_b ? op->b_desc : op->a_desc);
        if (is_b && op->shape.n == 8 && !(op->shape.trans_b && f.swizzle != MGPU_SWIZZLE_NONE))
            f.stride_bytes = 1024; /* to no other block */
        hint[is_b] = mgpu_wgmma_desc_lint(f);
    }
    if (hint[0] != NULL || hint[1] != NULL)
        mgpu__lint(op->issuer, MGPU__NOTE_BOUNDS, op->site, "wgmma, %s%s%s%s%s",
                   hint[0] != NULL ? "descriptor of A: " : "", hint[0] != NULL ? hint[0] : "",
                   hint[0] != NULL && hint[1] != NULL ? "; " : "",
                   hint[1] != NULL ? "descriptor of B: " : "", hint[1] != NULL ? hint[1] : "");
}

/* Tell who judges where an operation has read an operand; nothing else happens in between. */
MGPU__MODEL void
mgpu__wgmma_tell(const mgpu__cta *cta, const mgpu__wgmma_op *op, bool is_b, mgpu__touching t)
{
    const mgpu__launch *l = mgpu__launch_of(op->issuer);
    const uint64_t desc = is_b ? op->b_desc : op->a_desc;
    const mgpu__mma_pair type = mgpu__mma_pair_of(op->shape);
    uint32_t at[MGPU__MMA_CHUNKS_MAX];
    mgpu__tile_read r;
    r.at = at;
    r.is_b = is_b;
    r.rows = is_b ? op->shape.n : 64;
    r.group = 8;
    r.chunks = mgpu__mma_chunks(op->shape, is_b);
    r.mn_major = is_b ? op->shape.trans_b : op->shape.trans_a;
    r.each = r.mn_major ? 1 : 128 / mgpu__mma_type_bits(is_b ? type.b : type.a);
    if (!l->judged ||
        mgpu__mma_locate(at, is_b, desc, r.rows, r.chunks, r.mn_major, cta->used) != NULL)
        return;
    t.layout = (uint8_t)(mgpu_swizzle_span_bytes(mgpu_wgmma_desc_decode(desc).swizzle) + 1);
    l->judge->multiplied(&t, &r);
}

/* Compute the oldest operation of a warpgroup that has not run. */
MGPU__MODEL void
mgpu__wgmma_compute(const mgpu__cta *cta, const mgpu__wgmma_op *op, float *tile)
{
    const mgpu_emu_config *config = &mgpu__launch_of(op->issuer)->config;
    mgpu__touching context = {
        MGPU_EMU_SHARED, MGPU_EMU_WGMMA, false, false, mgpu__address_of(cta, 0), 0, op->issuer,
        op->site,        op->operation,  false, 0};
    const char *error;
    if (mgpu_wgmma_desc_decode(op->b_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "B's matrix descriptor begins below the shared memory");
    if (!op->shape.a_regs && mgpu_wgmma_desc_decode(op->a_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "A's matrix descriptor begins below the shared memory");
    error = mgpu__mma_wgmma_sp(
        op->shape, tile, (const uint16_t *)(const void *)op->a, op->meta, cta->window,
        cta->used, op->a_desc, op->b_desc, op->accumulate,
        config->numerics == MGPU_EMU_EXACT ? MGPU__MMA_EXACT : MGPU__MMA_FAST,
        config->observer.access != NULL ? mgpu__observed : NULL, &context);
    if (error != NULL)
        mgpu__wgmma_refuse(op, cta, error);
    if (!op->shape.a_regs)
        mgpu__wgmma_tell(cta, op, false, context);
    mgpu__wgmma_tell(cta, op, true, context);
    mgpu__wgmma_lint(op);
}

/* Run the oldest operation of a warpgroup that has not run. */
MGPU__MODEL void
mgpu__wgmma_run(const mgpu__cta *cta, mgpu__warpgroup *g)
{
    mgpu__cluster *c = cta->cluster;
    mgpu__wgmma_op *op = mgpu__wgmma_op_at(g, g->done);
    mgpu__wgmma_compute(cta, op, g->chain[op->chain].tile);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_WGMMA, g->done + 1, 0, 0, op->issuer, op->site);
    mgpu__tell_done(op->issuer, op->operation, NULL);
    mgpu__wgmma_drop(op);
    g->done++;
    g->first = g->done;
    mgpu__wgmmas_of(c)->runnable--;
    c->worker->wgmmas++;
    mgpu__effect(c->worker);
    mgpu__wake(&g->waiters);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

MGPU__MODEL uint32_t
mgpu__warpgroup_count(const mgpu__cluster *c)
{
    return (c->worker->launch->threads + 127) / 128;
}

MGPU__MODEL bool
mgpu__wgmma_create(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__warpgroups *all =
            (mgpu__warpgroups *)mgpu__cta_state(c->ctas[rank], &mgpu__wgmma_unit);
        all->at = (mgpu__warpgroup *)calloc(mgpu__warpgroup_count(c), sizeof *all->at);
        if (all->at == NULL)
            return false;
    }
    return true;
}

MGPU__MODEL void
mgpu__warpgroup_reset(mgpu__warpgroup *g)
{
    for (uint32_t i = 0; i < g->capacity; i++) {
        mgpu__wgmma_drop(&g->op[i]);
    }
    g->first = g->done = g->issued = g->groups = 0;
    for (int i = 0; i < MGPU__CHAINS; i++) {
        float *tile = g->chain[i].tile;
        memset(&g->chain[i], 0, sizeof g->chain[i]);
        g->chain[i].tile = tile;
    }
    g->chains = 0;
    g->waiters.head = g->waiters.tail = NULL;
    for (int i = 0; i < 4; i++)
        g->aligned[i].first = g->aligned[i].count = 0;
}

MGPU__MODEL void
mgpu__wgmma_begin_cluster(mgpu__cluster *c)
{
    mgpu__wgmmas_of(c)->runnable = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        for (uint32_t i = 0; i < mgpu__warpgroup_count(c); i++)
            mgpu__warpgroup_reset(mgpu__warpgroup_at(mgpu__fiber_at(c->ctas[rank], 0)) + i);
}

MGPU__MODEL void
mgpu__wgmma_destroy(mgpu__cluster *c)
{
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__warpgroup *all =
            ((mgpu__warpgroups *)mgpu__cta_state(c->ctas[rank], &mgpu__wgmma_unit))->at;
        for (uint32_t i = 0; all != NULL && i < mgpu__warpgroup_count(c); i++) {
            mgpu__warpgroup_reset(&all[i]);
            free(all[i].op);
            free(all[i].group_end);
            for (int k = 0; k < MGPU__CHAINS; k++)
                free(all[i].chain[k].tile);
            for (int k = 0; k < 4; k++)
                free(all[i].aligned[k].step);
        }
        free(all);
    }
}

/* The oldest operation that a warpgroup has not run, if all its threads have issued it; else NULL. */
MGPU__MODEL const mgpu__wgmma_op *
mgpu__wgmma_next(mgpu__warpgroup *g)
{
    const mgpu__wgmma_op *op = g->done == g->issued ? NULL : mgpu__wgmma_op_at(g, g->done);
    return op != NULL && op->issued == 128 ? op : NULL;
}

/* Warpgroup i of those that are whole, of all blocks of a cluster; NULL: there are no more. */
MGPU__MODEL mgpu__warpgroup *
mgpu__warpgroup_nth(const mgpu__cluster *c, uint32_t i)
{
    const uint32_t groups = c->worker->launch->threads / 128;
    if (i >= c->cta_count * groups)
        return NULL;
    return mgpu__warpgroup_at(mgpu__fiber_at(c->ctas[i / groups], i % groups * 128));
}

MGPU__MODEL uint64_t
mgpu__wgmma_due(const mgpu__cluster *c)
{
    uint64_t first = UINT64_MAX;
    mgpu__warpgroup *g;
    for (uint32_t i = 0; mgpu__wgmmas_of(c)->runnable != 0 && (g = mgpu__warpgroup_nth(c, i));
         i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        first = op != NULL && op->due < first ? op->due : first;
    }
    return first;
}

MGPU__MODEL uint32_t
mgpu__wgmma_runnable(const mgpu__cluster *c, uint64_t turn)
{
    uint32_t count = 0;
    mgpu__warpgroup *g;
    for (uint32_t i = 0; mgpu__wgmmas_of(c)->runnable != 0 && (g = mgpu__warpgroup_nth(c, i));
         i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        count += op != NULL && op->due <= turn;
    }
    return count;
}

MGPU__MODEL void
mgpu__wgmma_step(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    mgpu__warpgroup *g;
    for (uint32_t i = 0; (g = mgpu__warpgroup_nth(c, i)) != NULL; i++) {
        const mgpu__wgmma_op *op = mgpu__wgmma_next(g);
        if (op != NULL && op->due <= turn && which-- == 0) {
            mgpu__wgmma_run(op->issuer->cta, g);
            return;
        }
    }
}

#endif /* MGPU_EMU_UNIT_STREAM_H */
