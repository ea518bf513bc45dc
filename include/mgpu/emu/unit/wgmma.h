/* mgpu/emu/unit/wgmma.h - the instructions of wgmma: issue, fence, groups; registers that are named.
 * SPDX-License-Identifier: MIT
 *
 *     issue    the first thread makes the operation, the others join it (stream.h)
 *     wait     until it has run; then the thread's registers come back (chain.h)
 *
 * A in registers is copied at the issue: what C code writes to its array later lands in other
 * registers.
 */
#ifndef MGPU_EMU_UNIT_WGMMA_H
#define MGPU_EMU_UNIT_WGMMA_H

#include "../core/mutate.h"
#include "../math/mma_sparse.h"
#include "given.h"
#include "tmem_ldst.h"

/* ---- issue ----------------------------------------------------------------------------------------- */

/* The A fragment of thread t: four bytes of a row each, whatever they are of. */
MGPU__MODEL void
mgpu__wgmma_take_a(mgpu__wgmma_op *op, uint32_t t, const uint32_t *a)
{
    const uint32_t row = t / 32 * 16 + t % 32 / 4;
    for (uint32_t i = 0; i < 4; i++)
        op->a[(row + 8 * (i % 2)) * 8 + 4 * (i / 2) + t % 4] = a[i];
}

/* The metadata of thread t, of which each code must be one, if it counts. */
MGPU__MODEL void
mgpu__wgmma_take_meta(const mgpu__fiber *f, mgpu__wgmma_op *op, uint32_t t, uint32_t meta,
                      const void *site)
{
    const mgpu__mma_type type = mgpu__mma_pair_of(op->shape).a;
    uint8_t pick[16];
    op->meta[t] = meta;
    if (mgpu__mma_type_bits(type) != 8 && t / 2 % 2 != op->shape.selector)
        return;
    const int code = mgpu__mma_pick_codes(pick, meta, 8, 0, type);
    if (code >= 0)
        mgpu__fail(
            f, site,
            "wgmma.mma_async.sp: the metadata 0x%08x of this thread has the code 0x%x: %s",
            meta, (unsigned)code,
            type == MGPU__MMA_TF32
                ? "of tf32 a code is 0x4, the first of two elements, or 0xe, the second"
                : "a code is two different positions, the lower one in the lower bits: "
                  "0x4, 0x8, 0x9, 0xc, 0xd or 0xe; of the other order wgmma takes 0x6 "
                  "(positions "
                  "2 and 1), and mma.sp none");
}

/* Fail: a thread issues another instruction than the first of its warpgroup did. */
MGPU__MODEL void
mgpu__wgmma_differs(const mgpu__fiber *f, const mgpu__wgmma_op *op, mgpu__wgmma_shape shape,
                    uint64_t a_desc, uint64_t b_desc, int accumulate, const void *site)
{
    const bool a = op->a_desc != a_desc, b = op->b_desc != b_desc;
    const uint64_t mine = a ? a_desc : b ? b_desc : accumulate != 0;
    const uint64_t theirs = a ? op->a_desc : b ? op->b_desc : op->accumulate != 0;
    char where[512];
    if (!mgpu__same_shape(op->shape, shape))
        mgpu__fail(
            f, site,
            "wgmma: this thread issues another shape than others of its warpgroup at %s: "
            "all 128 issue the same instruction",
            mgpu__locate(op->site, where, sizeof where));
    mgpu__fail(f, site,
               "wgmma: %s is 0x%llx in this thread and 0x%llx in others of its warpgroup: all "
               "128 issue the same instruction",
               a   ? "A's descriptor"
               : b ? "B's descriptor"
                   : "accumulate",
               (unsigned long long)mine, (unsigned long long)theirs);
}

/* The first thread comes to an operation: it is made. */
MGPU__MODEL mgpu__wgmma_op *
mgpu__wgmma_begin(mgpu__fiber *f, mgpu__warpgroup *g, mgpu__wgmma_shape shape, void *d,
                  uint64_t a_desc, uint64_t b_desc, int accumulate, const void *site)
{
    mgpu__wgmma_op *op;
    mgpu__chain *chain;
    mgpu__wgmma_reserve(f, g, site);
    op = mgpu__wgmma_op_at(g, g->issued++);
    memset(op, 0, sizeof *op);
    op->shape = shape;
    op->a_desc = a_desc;
    op->b_desc = b_desc;
    op->accumulate = accumulate != 0;
    op->site = site;
    op->issuer = f;
    op->due = mgpu__due(f->cta->cluster);
    op->chain = mgpu__wgmma_chain(f, g, d, shape, site);
    chain = &g->chain[op->chain];
    if (shape.a_regs)
        op->a = (uint32_t *)malloc(64 * 8 * sizeof *op->a);
    if (shape.sparse)
        op->meta = (uint32_t *)malloc(128 * sizeof *op->meta);
    if ((!chain->live && !mgpu__chain_begin(chain, shape, site)) ||
        (shape.a_regs && op->a == NULL) || (shape.sparse && op->meta == NULL))
        mgpu__fail(f, site, "the model is out of memory");
    chain->last = g->issued;
    return op;
}

/* Another thread comes to an operation: it must be the same. */
MGPU__MODEL mgpu__wgmma_op *
mgpu__wgmma_join(mgpu__fiber *f, mgpu__warpgroup *g, mgpu__wgmma_shape shape, const void *d,
                 uint64_t a_desc, uint64_t b_desc, int accumulate, const void *site)
{
    const uint32_t t = f->thread % 128;
    mgpu__wgmma_op *op = mgpu__wgmma_op_at(g, mgpu__wgmma_of(f)->issued);
    const mgpu__chain *chain = &g->chain[op->chain];
    if (!mgpu__same_shape(op->shape, shape) || op->a_desc != a_desc || op->b_desc != b_desc ||
        op->accumulate != (accumulate != 0))
        mgpu__wgmma_differs(f, op, shape, a_desc, b_desc, accumulate, site);
    if (chain->state[t] == MGPU__CHAIN_IN_FLIGHT && chain->registers[t] != d)
        mgpu__fail(f, site,
                   "wgmma: this thread and others of its warpgroup use different accumulators: "
                   "all 128 issue the same instruction");
    return op;
}

/* N of integers goes on in steps of 16 from 32. */
MGPU__MODEL void
mgpu__wgmma_check(const mgpu__fiber *f, mgpu__wgmma_shape shape, const void *site)
{
    if (shape.n < 8 || shape.n > 256 || shape.n % 8 != 0)
        mgpu__fail(f, site, "wgmma: n is %u: 8 to 256, a multiple of 8", shape.n);
    if (mgpu__wgmma_is_integer(shape) && shape.n > 32 && shape.n % 16 != 0)
        mgpu__fail(f, site,
                   "wgmma: n is %u: of integers and bits 8, 16, 24, 32, then multiples of 16",
                   shape.n);
    if (shape.selector > 1)
        mgpu__fail(f, site, "wgmma.mma_async.sp: the selector is %u: 0 or 1", shape.selector);
}

MGPU__MODEL void
mgpu__wgmma_issue(mgpu__fiber *f, mgpu__wgmma_shape shape, void *d, const uint32_t *a,
                  uint64_t a_desc, uint64_t b_desc, uint32_t meta, int accumulate,
                  const void *site)
{
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.mma_async", site);
    mgpu__cluster *cluster = f->cta->cluster;
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    const mgpu_emu_policy policy = mgpu__launch_of(f)->config.policy;
    const uint32_t t = f->thread % 128;
    mgpu__wgmma_op *op;
    mgpu__step(f, d, site);
    mgpu__wgmma_aligned(f, g, MGPU__WGMMA_MMA, site);
    mgpu__wgmma_check(f, shape, site);
    /* an accumulator in flight is in order with itself */
    if (!mine->fenced && (shape.a_regs || mgpu__wgmma_in_flight(f, d, 1) == NULL))
        mgpu__wgmma_unfenced(f, d, shape, site);
    op = mine->issued == g->issued
             ? mgpu__wgmma_begin(f, g, shape, d, a_desc, b_desc, accumulate, site)
             : mgpu__wgmma_join(f, g, shape, d, a_desc, b_desc, accumulate, site);
    if (g->chain[op->chain].state[t] != MGPU__CHAIN_IN_FLIGHT) {
        if (op->accumulate)
            mgpu__wgmma_adds(f, d, shape, site);
        mgpu__chain_take(&g->chain[op->chain], t, d, op->accumulate);
        mgpu__wgmma_took(f, d, shape);
    }
    if (shape.a_regs)
        mgpu__wgmma_take_a(op, t, a);
    if (shape.sparse)
        mgpu__wgmma_take_meta(f, op, t, meta, site);
    mine->issued++;
    MGPU__STEP_TELL(f, issues, f, mine->issued);
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, MGPU_EMU_WGMMA, mine->issued, 0, 0, f, site);
    mgpu__progress(cluster->worker);
    if (++op->issued == 128) {
        mgpu__wgmmas_of(cluster)->runnable++;
        op->operation = mgpu__tell_issued(f, MGPU__COMPLETES_IN_STREAM, NULL, mine->groups);
        if (policy == MGPU_EMU_EAGER || policy == MGPU_EMU_LAZY_COPIES)
            mgpu__wgmma_run(f->cta, g);
    }
}

void
mgpu__emu_wgmma(mgpu__wgmma_shape shape, void *d, const uint32_t *a, uint64_t a_desc,
                uint64_t b_desc, int accumulate)
{
    const void *site = MGPU__SITE;
    mgpu__wgmma_issue(mgpu__self(), shape, d, a, a_desc, b_desc, 0, accumulate, site);
}

void
mgpu__emu_wgmma_sp(mgpu__wgmma_shape shape, void *d, const uint32_t *a, uint64_t a_desc,
                   uint64_t b_desc, uint32_t meta, int accumulate)
{
    const void *site = MGPU__SITE;
    mgpu__wgmma_issue(mgpu__self(), shape, d, a, a_desc, b_desc, meta, accumulate, site);
}

/* ---- fence, groups, registers -------------------------------------------------------------------------------- */

void
mgpu__emu_wgmma_fence(void)
{
    MGPU__MUTATE(, "wgmma.fence", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__wgmma_aligned(f, mgpu__warpgroup_of(f, "wgmma.fence", site), MGPU__WGMMA_FENCE, site);
    mgpu__wgmma_fenced(f);
    mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_WGMMA, 0, 0, 0, f, site);
}

void
mgpu__emu_wgmma_commit_group(void)
{
    MGPU__MUTATE(, "wgmma.commit_group", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.commit_group", site);
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    mgpu__wgmma_aligned(f, g, MGPU__WGMMA_COMMIT, site);
    if (mine->groups == g->groups) {
        if (g->groups == g->group_capacity)
            g->group_end = (uint64_t *)mgpu__array_longer(f, g->group_end, &g->group_capacity,
                                                          64, sizeof *g->group_end, site);
        g->group_end[g->groups++] = mine->issued;
    } else if (g->group_end[mine->groups] != mine->issued) {
        mgpu__fail(
            f, site,
            "wgmma.commit_group: this thread commits after %llu wgmma, others of its warpgroup "
            "after %llu: all 128 run the same sequence",
            (unsigned long long)mine->issued, (unsigned long long)g->group_end[mine->groups]);
    }
    mine->groups++;
    mgpu__event(MGPU_EMU_GROUP_COMMIT, MGPU_EMU_WGMMA, 0, mine->groups, 0, f, site);
    MGPU__TELL(f, committed, f, mine->groups);
}

/* Give this thread the accumulators back whose last operation is before `end`. */
MGPU__MODEL void
mgpu__wgmma_restore(mgpu__fiber *f, mgpu__warpgroup *g, uint64_t end, const void *site)
{
    uint32_t t = f->thread % 128;
    char where[512];
    bool given = false;
    for (int i = 0; i < g->chains; i++) {
        mgpu__chain *c = &g->chain[i];
        int touched;
        if (!c->live || c->state[t] != MGPU__CHAIN_IN_FLIGHT || c->last > end)
            continue;
        touched = mgpu__chain_touched(c, c->registers[t]);
        if (touched >= 0)
            mgpu__fail(f, site,
                       "accumulator register %d was written while the wgmma at %s was in "
                       "flight: seen at this wait; for the line of the write compile the "
                       "kernel's file with -fsanitize=thread",
                       touched, mgpu__locate(c->site, where, sizeof where));
        mgpu__chain_move(c, t, c->registers[t], false);
        c->state[t] = MGPU__CHAIN_GIVEN_BACK;
        mgpu__wgmma_of(f)->fenced = false;
        (void)mgpu__given_add(mgpu__wgmma_of(f), c->registers[t],
                              mgpu__chain_registers(c->shape), site);
        given = true;
        if (++c->restored == 128)
            c->live = false;
    }
    if (given)
        mgpu__wgmma_hold(f);
}

void
mgpu__emu_wgmma_wait_group(uint32_t n)
{
    MGPU__MUTATE(, "wgmma.wait_group", NULL, NULL, &n, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__warpgroup *g = mgpu__warpgroup_of(f, "wgmma.wait_group", site);
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    uint64_t end = mine->groups > n ? g->group_end[mine->groups - n - 1] : 0;
    if (n > 7)
        mgpu__fail(f, site, "wgmma.wait_group: n is %u: 0 to 7, a constant", n);
    mgpu__wgmma_aligned(f, g, (uint8_t)(MGPU__WGMMA_WAIT | n << 2), site);
    while (g->done < end) {
        mgpu__will_wait(f, &mgpu__wgmma_unit, 0, g, site);
        f->wanted = end;
        mgpu__park(f, &g->waiters);
    }
    mgpu__wgmma_restore(f, g, end, site);
    mgpu__event(MGPU_EMU_GROUP_WAIT, MGPU_EMU_WGMMA, 0, end, n, f, site);
    MGPU__TELL(f, waited, f, MGPU__COMPLETES_IN_STREAM, mine->groups > n ? mine->groups - n : 0,
               0, 0);
}

/* Whether the last operation on an accumulator is in a group of this thread. */
MGPU__MODEL bool
mgpu__wgmma_is_committed(const mgpu__fiber *f, const mgpu__chain *c)
{
    const mgpu__warpgroup *g = mgpu__warpgroup_at(f);
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    return mine->groups != 0 && c->last <= g->group_end[mine->groups - 1];
}

void
mgpu__emu_regs(void *r, uint32_t n)
{
    MGPU__MUTATE(, "registers", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__chain *c = mgpu__wgmma_in_flight(f, r, 4 * (size_t)n);
    const mgpu__tmem_move *ld = mgpu__tmem_in_flight(f, r, 4 * (size_t)n);
    char where[512];
    if (ld != NULL)
        mgpu__fail(f, site,
                   "the tcgen05.ld at %s has these registers in flight: mgpu_tcgen05_wait_ld() "
                   "comes before they are named",
                   mgpu__locate(ld->site, where, sizeof where));
    if (c != NULL)
        mgpu__fail(f, site,
                   "registers are named here while the wgmma at %s is in flight on them: %s",
                   mgpu__locate(c->site, where, sizeof where),
                   mgpu__wgmma_is_committed(f, c)
                       ? "wait for it first: wgmma.wait_group with a smaller n"
                       : "it is in no group: wgmma.commit_group, then wait_group, comes first");
    mgpu__given_name(f, r, n, site);
    mgpu__tmem_registers_used(f, r, 4 * (size_t)n, false, site);
    mgpu__event(MGPU_EMU_REGS_NAMED, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)r, n, 0, f, site);
}

void
mgpu__emu_finished(const void *r, uint32_t n)
{
    const void *site = MGPU__SITE;
    mgpu__given_finished(mgpu__self(), r, n, site);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* A thread returns: what its warpgroup still computes for it is lost. */
MGPU__MODEL void
mgpu__wgmma_thread_left(mgpu__fiber *f)
{
    if ((f->thread / 128 + 1) * 128 > mgpu__launch_of(f)->threads)
        return;
    for (int i = 0; i < mgpu__warpgroup_at(f)->chains; i++) {
        const mgpu__chain *c = &mgpu__warpgroup_at(f)->chain[i];
        if (c->live && c->state[f->thread % 128] == MGPU__CHAIN_IN_FLIGHT)
            mgpu__fail(f, c->site,
                       "a wgmma was issued here, and the thread returns while it is in "
                       "flight: %smgpu_wgmma_wait_group(0) comes before the return",
                       mgpu__wgmma_is_committed(f, c) ? ""
                                                      : "mgpu_wgmma_commit_group(), then ");
    }
    if (f->cta->living[f->thread / 32] == 0)
        mgpu__wgmma_aligned_at_exit(f);
}

MGPU__MODEL void
mgpu__wgmma_touched(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write,
                    const void *site)
{
    const mgpu__chain *chain = mgpu__wgmma_in_flight(f, p, bytes);
    const uintptr_t address = (uintptr_t)p;
    uintptr_t first;
    char where[512];
    if (chain == NULL) {
        mgpu__given_touch(f, p, bytes, write, site);
        return;
    }
    first = (uintptr_t)chain->registers[f->thread % 128];
    mgpu__fail(f, site,
               "accumulator register %zu is %s while the wgmma at %s is in flight: wait for "
               "it first",
               address < first ? (size_t)0 : (size_t)(address - first) / 4,
               write ? "written" : "read", mgpu__locate(chain->site, where, sizeof where));
}

MGPU__MODEL void
mgpu__wgmma_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    mgpu__warpgroup *g = mgpu__warpgroup_at(f);
    const mgpu__wgmma_op *op = mgpu__wgmma_op_at(g, g->done);
    const uint32_t first = f->thread / 128 * 128;
    uint32_t missing = 0, left = 0, last = 0;
    char issued[512];
    for (uint32_t i = first; i < first + 128; i++) {
        const mgpu__fiber *other = mgpu__fiber_at(f->cta, i);
        if (mgpu__wgmma_of(other)->issued > g->done)
            continue;
        missing |= 1u << i / 32;
        if (other->state == MGPU__DONE) {
            left++;
            last = i;
        }
    }
    mgpu__put(t,
              "waiting at %s for wgmma of their warpgroup that not all 128 threads have "
              "issued: that at %s misses ",
              where, mgpu__locate(op->site, issued, sizeof issued));
    mgpu__put_bits(t, "warp", missing);
    if (left == 1)
        mgpu__put(t, ": thread %u has returned: let all 128 issue it", last);
    else if (left != 0)
        mgpu__put(t, ": %u threads have returned, thread %u the last: let all 128 issue it",
                  left, last);
    else
        mgpu__put(t, ": all four warps run the same sequence: let it come, too");
}

MGPU__MODEL void *
mgpu__wgmma_operation(const mgpu__cluster *c, uint32_t which)
{
    mgpu__warpgroup *g;
    for (uint32_t i = 0; (g = mgpu__warpgroup_nth(c, i)) != NULL; i++)
        if (mgpu__wgmma_next(g) != NULL && which-- == 0)
            return mgpu__wgmma_next(g)->operation;
    return NULL;
}

MGPU__MODEL void
mgpu__wgmma_define(mgpu__unit *u)
{
    u->turn = 4;
    u->thread_bytes = sizeof(mgpu__wgmma_thread);
    u->cta_bytes = sizeof(mgpu__warpgroups);
    u->cluster_bytes = sizeof(mgpu__wgmmas);
    u->create = mgpu__wgmma_create;
    u->begin = mgpu__wgmma_begin_cluster;
    u->destroy = mgpu__wgmma_destroy;
    u->due = mgpu__wgmma_due;
    u->runnable = mgpu__wgmma_runnable;
    u->run = mgpu__wgmma_step;
    u->operation = mgpu__wgmma_operation;
    u->thread_left = mgpu__wgmma_thread_left;
    u->touched = mgpu__wgmma_touched;
    u->describe = mgpu__wgmma_describe;
}

MGPU__ENGINE(wgmma)

#endif /* MGPU_EMU_UNIT_WGMMA_H */
