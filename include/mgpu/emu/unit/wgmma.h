/* mgpu/emu/unit/wgmma.h - the tensor core agent, and registers in flight.
 * SPDX-License-Identifier: MIT
 *
 * The four warps of a warpgroup issue the same stream of wgmma; operation k exists when the
 * first thread issues its k-th one, and may run when all 128 have. Between the issue and the
 * wait the accumulator lives here, and the thread's registers hold poison:
 *
 *     issue    registers ──► tile[64][n]      registers = 0x7fa0dead
 *     run      tile += A * B                  in order; when, the policy says
 *     wait     tile ──► registers             after all operations on it have run
 *
 * At the wait the poison must still be there: whoever wrote an accumulator in flight is told.
 * A in registers is copied at the issue: what C code writes to its array later lands in other
 * registers.
 */
#ifndef MGPU_EMU_UNIT_WGMMA_H
#define MGPU_EMU_UNIT_WGMMA_H

#include "copy.h"
#include "../math/mma.h"

/* A signalling NaN: arithmetic on it makes it quiet, and so leaves a trace. */
#define MGPU__POISON 0x7fa0deadu

/* ---- registers and the tile ------------------------------------------------------------------------ */

static uint32_t
mgpu__chain_registers(mgpu__wgmma_shape shape)
{
    return shape.d_f16 ? shape.n / 4u : shape.n / 2u;
}

/* Move the accumulator registers of thread t (0..127) between r and the tile. */
static void
mgpu__chain_move(mgpu__chain *chain, uint32_t t, void *r, bool to_tile)
{
    uint32_t n = chain->shape.n, row = t / 32 * 16 + t % 32 / 4;
    for (uint32_t j = 0; j < n / 8; j++)
        for (uint32_t half = 0; half < 2; half++) {
            float *at = chain->tile + (row + 8 * half) * n + 8 * j + 2 * (t % 4);
            if (!chain->shape.d_f16) {
                float *pair = (float *)r + 4 * j + 2 * half;
                memcpy(to_tile ? at : pair, to_tile ? pair : at, 2 * sizeof(float));
            } else {
                uint32_t *packed = (uint32_t *)r + 2 * j + half;
                if (to_tile) {
                    at[0] = mgpu__float_of_f16((uint16_t)*packed);
                    at[1] = mgpu__float_of_f16((uint16_t)(*packed >> 16));
                } else {
                    *packed = (uint32_t)mgpu__f16_of_float(at[0]) |
                              (uint32_t)mgpu__f16_of_float(at[1]) << 16;
                }
            }
        }
}

static void
mgpu__chain_poison(const mgpu__chain *chain, void *r)
{
    uint32_t count = mgpu__chain_registers(chain->shape), poison = MGPU__POISON;
    for (uint32_t i = 0; i < count; i++)
        memcpy((char *)r + 4 * i, &poison, 4);
}

/* The first register that no longer holds poison, or -1. */
static int
mgpu__chain_touched(const mgpu__chain *chain, const void *r)
{
    uint32_t count = mgpu__chain_registers(chain->shape), value;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(&value, (const char *)r + 4 * i, 4);
        if (value != MGPU__POISON)
            return (int)i;
    }
    return -1;
}

static bool
mgpu__same_shape(mgpu__wgmma_shape a, mgpu__wgmma_shape b)
{
    return a.n == b.n && a.type == b.type && a.d_f16 == b.d_f16;
}

/* ---- the warpgroup's stream ---------------------------------------------------------------------------- */

static mgpu__wgmma_op *
mgpu__wgmma_op_at(mgpu__warpgroup *g, uint64_t k)
{
    return &g->op[k % g->capacity];
}

static mgpu__warpgroup *
mgpu__warpgroup_of(mgpu__fiber *f, const char *what, const void *site)
{
    const mgpu__launch *l = f->cta->cluster->worker->launch;
    uint32_t group = f->thread / 128;
    if (l->config.target != MGPU_EMU_SM_90A)
        mgpu__fail(site, "%s needs sm_90a, the target is sm_90", what);
    if ((group + 1) * 128 > l->threads)
        mgpu__fail(site, "%s: thread %u is in no whole warpgroup: the block has %u threads",
                   what, f->thread, l->threads);
    return &f->cta->warpgroups[group];
}

/* Make room for operation g->issued. */
static void
mgpu__wgmma_reserve(mgpu__warpgroup *g, const void *site)
{
    uint32_t capacity = g->capacity == 0 ? 16 : 2 * g->capacity;
    mgpu__wgmma_op *more;
    if (g->issued - g->first < g->capacity)
        return;
    more = (mgpu__wgmma_op *)calloc(capacity, sizeof *more);
    if (more == NULL)
        mgpu__fail(site, "the model is out of memory");
    for (uint64_t k = g->first; k < g->issued; k++)
        more[k % capacity] = *mgpu__wgmma_op_at(g, k);
    free(g->op);
    g->op = more;
    g->capacity = capacity;
}

/* The accumulator that thread t holds at d: one in flight, or a new one. */
static int
mgpu__wgmma_chain(mgpu__warpgroup *g, uint32_t t, void *d, mgpu__wgmma_shape shape,
                  const void *site)
{
    uint32_t bytes = 4 * mgpu__chain_registers(shape);
    int found = -1, empty = -1;
    char where[512];
    for (int i = 0; i < MGPU__CHAINS; i++) {
        mgpu__chain *c = &g->chain[i];
        if (!c->live) {
            empty = empty < 0 ? i : empty;
            continue;
        }
        if (c->state[t] != 1)
            continue;
        if (c->registers[t] == d && mgpu__same_shape(c->shape, shape))
            found = i;
        else if ((char *)c->registers[t] < (char *)d + bytes &&
                 (char *)d < (char *)c->registers[t] + 4 * mgpu__chain_registers(c->shape))
            mgpu__fail(site,
                       "wgmma: its accumulator is in flight with another shape or at another "
                       "register, since %s: wait for it first",
                       mgpu__locate(c->site, where, sizeof where));
    }
    if (found >= 0)
        return found;
    if (empty < 0)
        mgpu__fail(site, "wgmma: more than %d accumulators of one warpgroup in flight",
                   MGPU__CHAINS);
    return empty;
}

/* The A fragment of thread t: row and k of its halves (k16, 16-bit elements). */
static void
mgpu__wgmma_take_a(mgpu__wgmma_op *op, uint32_t t, const uint32_t *a)
{
    uint32_t row = t / 32 * 16 + t % 32 / 4;
    for (uint32_t i = 0; i < 4; i++)
        for (uint32_t half = 0; half < 2; half++)
            op->a[(row + 8 * (i % 2)) * 16 + 8 * (i / 2) + 2 * (t % 4) + half] =
                (uint16_t)(a[i] >> (16 * half));
}

/* Fail: a thread issues another instruction than the first of its warpgroup did. */
static void
mgpu__wgmma_differs(const mgpu__wgmma_op *op, mgpu__wgmma_shape shape, uint64_t a_desc,
                    uint64_t b_desc, int accumulate, const void *site)
{
    const bool a = op->a_desc != a_desc, b = op->b_desc != b_desc;
    const uint64_t mine = a ? a_desc : b ? b_desc : accumulate != 0;
    const uint64_t theirs = a ? op->a_desc : b ? op->b_desc : op->accumulate != 0;
    char where[512];
    if (memcmp(&op->shape, &shape, sizeof shape) != 0)
        mgpu__fail(
            site,
            "wgmma: this thread issues another shape than others of its warpgroup at %s: "
            "all 128 issue the same instruction",
            mgpu__locate(op->site, where, sizeof where));
    mgpu__fail(site,
               "wgmma: %s is 0x%llx in this thread and 0x%llx in others of its warpgroup: all "
               "128 issue the same instruction",
               a   ? "A's descriptor"
               : b ? "B's descriptor"
                   : "accumulate",
               (unsigned long long)mine, (unsigned long long)theirs);
}

/* Fail: `error` names the operand whose descriptor is wrong; what that says is added. */
static void
mgpu__wgmma_refuse(const mgpu__wgmma_op *op, const mgpu__cta *cta, const char *error)
{
    const bool is_b = strstr(error, "B's") != NULL;
    char says[200];
    mgpu__mma_describe(says, sizeof says, is_b, is_b ? op->b_desc : op->a_desc,
                       is_b ? op->shape.n : 64, is_b ? op->shape.trans_b : op->shape.trans_a);
    mgpu__fail(op->site, "wgmma m64n%uk16: %s: %s; the block's shared memory is 0x%x..0x%x",
               op->shape.n, error, says, (unsigned)MGPU__WINDOW_START, cta->used);
}

static void mgpu__wgmma_run(mgpu__cluster *c, mgpu__cta *cta, mgpu__warpgroup *g);
static const mgpu__chain *mgpu__wgmma_in_flight(const mgpu__fiber *f, const volatile void *r,
                                                size_t bytes);

void
mgpu__emu_wgmma(mgpu__wgmma_shape shape, void *d, const uint32_t *a, uint64_t a_desc,
                uint64_t b_desc, int accumulate)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.mma_async", site);
    mgpu__cluster *cluster = f->cta->cluster;
    uint32_t t = f->thread % 128;
    mgpu__wgmma_op *op;
    mgpu__chain *chain;
    if (shape.n < 8 || shape.n > 256 || shape.n % 8 != 0)
        mgpu__fail(site, "wgmma: n is %u: 8 to 256, a multiple of 8", shape.n);
    /* an accumulator in flight is in order with itself */
    if (!f->wgmma_fenced && (shape.a_regs || mgpu__wgmma_in_flight(f, d, 1) == NULL))
        mgpu__fail(site, "wgmma: no mgpu_wgmma_fence() between the last access to the "
                         "registers and this wgmma");
    if (f->wgmma_issued == g->issued) { /* the first thread to come here */
        mgpu__wgmma_reserve(g, site);
        op = mgpu__wgmma_op_at(g, g->issued++);
        memset(op, 0, sizeof *op);
        op->shape = shape;
        op->a_desc = a_desc;
        op->b_desc = b_desc;
        op->accumulate = accumulate != 0;
        op->site = site;
        op->issuer = f;
        op->chain = mgpu__wgmma_chain(g, t, d, shape, site);
        chain = &g->chain[op->chain];
        if (!chain->live) {
            float *tile = chain->tile;
            memset(chain, 0, sizeof *chain);
            chain->live = true;
            chain->shape = shape;
            chain->site = site;
            chain->tile = tile != NULL ? tile : (float *)malloc(64 * 256 * sizeof(float));
            if (chain->tile == NULL)
                mgpu__fail(site, "the model is out of memory");
        }
        if (shape.a_regs) {
            op->a = (uint16_t *)malloc(64 * 16 * sizeof *op->a);
            if (op->a == NULL)
                mgpu__fail(site, "the model is out of memory");
        }
        chain->last = g->issued;
    } else {
        op = mgpu__wgmma_op_at(g, f->wgmma_issued);
        if (memcmp(&op->shape, &shape, sizeof shape) != 0 || op->a_desc != a_desc ||
            op->b_desc != b_desc || op->accumulate != (accumulate != 0))
            mgpu__wgmma_differs(op, shape, a_desc, b_desc, accumulate, site);
        chain = &g->chain[op->chain];
        if (chain->state[t] == 1 && chain->registers[t] != d)
            mgpu__fail(
                site,
                "wgmma: this thread and others of its warpgroup use different accumulators");
    }
    if (chain->state[t] != 1) {
        chain->registers[t] = d;
        chain->state[t] = 1;
        if (op->accumulate)
            mgpu__chain_move(chain, t, d, true);
        mgpu__chain_poison(chain, d);
    }
    if (shape.a_regs)
        mgpu__wgmma_take_a(op, t, a);
    f->wgmma_issued++;
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, MGPU_EMU_WGMMA, f->wgmma_issued, 0, 0, f, site);
    mgpu__progress(cluster->worker);
    if (++op->issued == 128) {
        cluster->wgmma_runnable++;
        if (cluster->worker->launch->config.policy == MGPU_EMU_EAGER)
            mgpu__wgmma_run(cluster, f->cta, g);
    }
}

/* Legal descriptors that are seldom meant. */
static void
mgpu__wgmma_lint(const mgpu__wgmma_op *op)
{
    for (int is_b = op->shape.a_regs; is_b < 2; is_b++) {
        const char *hint =
            mgpu_wgmma_desc_lint(mgpu_wgmma_desc_decode(is_b ? op->b_desc : op->a_desc));
        if (hint != NULL)
            mgpu__lint(op->site, "wgmma, descriptor of %c: %s", "AB"[is_b], hint);
    }
}

/* Run the oldest operation of a warpgroup that has not run. */
static void
mgpu__wgmma_run(mgpu__cluster *c, mgpu__cta *cta, mgpu__warpgroup *g)
{
    mgpu__wgmma_op *op = mgpu__wgmma_op_at(g, g->done);
    mgpu__chain *chain = &g->chain[op->chain];
    mgpu_emu_thread const *before = mgpu_emu_self;
    mgpu__touch_context context;
    const char *error;
    context.agent = MGPU_EMU_WGMMA;
    context.by = op->issuer;
    context.site = op->site;
    context.rank = cta->rank;
    mgpu_emu_self = &op->issuer->self;
    if (mgpu_wgmma_desc_decode(op->b_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "B's matrix descriptor begins below the shared memory");
    if (!op->shape.a_regs && mgpu_wgmma_desc_decode(op->a_desc).start < MGPU__WINDOW_START)
        mgpu__wgmma_refuse(op, cta, "A's matrix descriptor begins below the shared memory");
    error = mgpu__mma_wgmma(
        op->shape, chain->tile, op->a, cta->window, cta->used, op->a_desc, op->b_desc,
        op->accumulate,
        c->worker->launch->config.numerics == MGPU_EMU_EXACT ? MGPU__MMA_EXACT : MGPU__MMA_FAST,
        mgpu__watched(op->issuer) ? mgpu__touched : NULL, &context);
    if (error != NULL)
        mgpu__wgmma_refuse(op, cta, error);
    mgpu__wgmma_lint(op);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_WGMMA, g->done + 1, 0, 0, op->issuer, op->site);
    mgpu_emu_self = before;
    free(op->a);
    op->a = NULL;
    g->done++;
    g->first = g->done;
    c->wgmma_runnable--;
    c->worker->wgmmas++;
    mgpu__effect(c->worker);
    mgpu__wake(&g->waiters);
}

/* ---- fence, groups, registers -------------------------------------------------------------------------------- */

void
mgpu__emu_wgmma_fence(void)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    (void)mgpu__warpgroup_of(f, "wgmma.fence", site);
    f->wgmma_fenced = true;
    mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_WGMMA, 0, 0, 0, f, site);
}

void
mgpu__emu_wgmma_commit_group(void)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.commit_group", site);
    if (f->wgmma_groups == g->groups) {
        if (g->groups == g->group_capacity) {
            uint64_t capacity = g->group_capacity == 0 ? 64 : 2 * g->group_capacity;
            uint64_t *more = (uint64_t *)realloc(g->group_end, capacity * sizeof *more);
            if (more == NULL)
                mgpu__fail(site, "the model is out of memory");
            g->group_end = more;
            g->group_capacity = capacity;
        }
        g->group_end[g->groups++] = f->wgmma_issued;
    } else if (g->group_end[f->wgmma_groups] != f->wgmma_issued) {
        mgpu__fail(
            site,
            "wgmma.commit_group: this thread commits after %llu wgmma, others of its warpgroup "
            "after %llu: all 128 run the same sequence",
            (unsigned long long)f->wgmma_issued,
            (unsigned long long)g->group_end[f->wgmma_groups]);
    }
    f->wgmma_groups++;
    mgpu__event(MGPU_EMU_GROUP_COMMIT, MGPU_EMU_WGMMA, 0, f->wgmma_groups, 0, f, site);
}

/* Give this thread the accumulators back whose last operation is before `end`. */
static void
mgpu__wgmma_restore(mgpu__fiber *f, mgpu__warpgroup *g, uint64_t end, const void *site)
{
    uint32_t t = f->thread % 128;
    char where[512];
    for (int i = 0; i < MGPU__CHAINS; i++) {
        mgpu__chain *c = &g->chain[i];
        int touched;
        if (!c->live || c->state[t] != 1 || c->last > end)
            continue;
        touched = mgpu__chain_touched(c, c->registers[t]);
        if (touched >= 0)
            mgpu__fail(
                site, "accumulator register %d was written while the wgmma at %s was in flight",
                touched, mgpu__locate(c->site, where, sizeof where));
        mgpu__chain_move(c, t, c->registers[t], false);
        c->state[t] = 2;
        f->wgmma_fenced = false;
        if (++c->restored == 128)
            c->live = false;
    }
}

void
mgpu__emu_wgmma_wait_group(uint32_t n)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.wait_group", site);
    uint64_t end = f->wgmma_groups > n ? g->group_end[f->wgmma_groups - n - 1] : 0;
    if (n > 7)
        mgpu__fail(site, "wgmma.wait_group: n is %u: 0 to 7, a constant", n);
    while (g->done < end) {
        f->wanted = end;
        mgpu__park(MGPU__WAIT_WGMMA, g, site, &g->waiters);
    }
    mgpu__wgmma_restore(f, g, end, site);
    mgpu__event(MGPU_EMU_GROUP_WAIT, MGPU_EMU_WGMMA, 0, end, n, f, site);
}

/* The accumulator in flight that `bytes` at r are part of, of the thread f; NULL: none. */
static const mgpu__chain *
mgpu__wgmma_in_flight(const mgpu__fiber *f, const volatile void *r, size_t bytes)
{
    uint32_t t = f->thread % 128;
    if (f->wgmma_issued == 0)
        return NULL;
    for (int i = 0; i < MGPU__CHAINS; i++) {
        const mgpu__chain *c = &f->cta->warpgroups[f->thread / 128].chain[i];
        if (c->live && c->state[t] == 1 &&
            (const char *)r < (char *)c->registers[t] + 4 * mgpu__chain_registers(c->shape) &&
            (char *)c->registers[t] < (const char *)r + bytes)
            return c;
    }
    return NULL;
}

/* Whether the last operation on an accumulator is in a group of this thread. */
static bool
mgpu__wgmma_is_committed(const mgpu__fiber *f, const mgpu__chain *c)
{
    const mgpu__warpgroup *g = &f->cta->warpgroups[f->thread / 128];
    return f->wgmma_groups != 0 && c->last <= g->group_end[f->wgmma_groups - 1];
}

void
mgpu__emu_regs(void *r, uint32_t n)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__chain *c = mgpu__wgmma_in_flight(f, r, 4 * (size_t)n);
    char where[512];
    if (c != NULL)
        mgpu__fail(site,
                   "registers are named here while the wgmma at %s is in flight on them: %s",
                   mgpu__locate(c->site, where, sizeof where),
                   mgpu__wgmma_is_committed(f, c)
                       ? "wait for it first: wgmma.wait_group with a smaller n"
                       : "it is in no group: wgmma.commit_group, then wait_group, comes first");
    mgpu__event(MGPU_EMU_REGS_NAMED, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)r, n, 0, f, site);
}

/* A thread returns: what its warpgroup still computes for it is lost. */
static void
mgpu__thread_left_wgmma(mgpu__fiber *f)
{
    const mgpu__launch *l = f->cta->cluster->worker->launch;
    uint32_t group = f->thread / 128, t = f->thread % 128;
    char where[512];
    if ((group + 1) * 128 > l->threads)
        return;
    for (int i = 0; i < MGPU__CHAINS; i++) {
        const mgpu__chain *c = &f->cta->warpgroups[group].chain[i];
        if (c->live && c->state[t] == 1)
            mgpu__fail(
                c->site,
                "the thread returns while the wgmma at %s is in flight: commit and wait for it",
                mgpu__locate(c->site, where, sizeof where));
    }
}

#endif /* MGPU_EMU_UNIT_WGMMA_H */
