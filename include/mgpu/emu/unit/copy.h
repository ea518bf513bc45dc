/* mgpu/emu/unit/copy.h - the copy agents: bulk copies, TMA, bulk groups.
 * SPDX-License-Identifier: MIT
 *
 * A copy is checked when it is issued and made later, whole, when the policy says so:
 *
 *     issue ──► [copies of the cluster] ──► made: bytes move, then the mbarrier or the group
 *               eager: at once              of the issuing thread is told
 *               lazy: when nobody can run
 *               random: any time, any order
 *
 * A multicast copy is one copy per destination block: they may land at different times.
 */
#ifndef MGPU_EMU_UNIT_COPY_H
#define MGPU_EMU_UNIT_COPY_H

#include "mbarrier.h"
#include "../math/box.h"

typedef enum mgpu__copy_kind {
    MGPU__COPY_BULK_G2S,
    MGPU__COPY_BULK_S2S,
    MGPU__COPY_BULK_S2G,
    MGPU__COPY_TMA_LOAD,
    MGPU__COPY_TMA_STORE
} mgpu__copy_kind;

/* ---- make a copy ---------------------------------------------------------------------------------- */

static void
mgpu__copy_bytes(const mgpu__copy *op)
{
    mgpu__cta *from = op->source, *to = op->smem;
    unsigned char *global = (unsigned char *)(uintptr_t)op->global;
    switch ((mgpu__copy_kind)op->kind) {
    case MGPU__COPY_BULK_G2S:
        mgpu__access(MGPU_EMU_GLOBAL, MGPU_EMU_TMA, false, op->global, op->bytes, op->issuer,
                     op->site);
        mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_TMA, true, mgpu__address_of(to, op->smem_offset),
                     op->bytes, op->issuer, op->site);
        memcpy(to->window + op->smem_offset, global, op->bytes);
        break;
    case MGPU__COPY_BULK_S2S:
        mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_TMA, false,
                     mgpu__address_of(from, op->source_offset), op->bytes, op->issuer,
                     op->site);
        mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_TMA, true, mgpu__address_of(to, op->smem_offset),
                     op->bytes, op->issuer, op->site);
        memmove(to->window + op->smem_offset, from->window + op->source_offset, op->bytes);
        break;
    case MGPU__COPY_BULK_S2G:
        mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_TMA, false,
                     mgpu__address_of(from, op->source_offset), op->bytes, op->issuer,
                     op->site);
        mgpu__access(MGPU_EMU_GLOBAL, MGPU_EMU_TMA, true, op->global, op->bytes, op->issuer,
                     op->site);
        memcpy(global, from->window + op->source_offset, op->bytes);
        break;
    case MGPU__COPY_TMA_LOAD:
    case MGPU__COPY_TMA_STORE: {
        bool load = op->kind == MGPU__COPY_TMA_LOAD;
        mgpu__cta *cta = load ? to : from;
        mgpu__touch touch = mgpu__watched(op->issuer) ? mgpu__touched : NULL;
        mgpu__touch_context context;
        const char *error;
        context.agent = MGPU_EMU_TMA;
        context.by = op->issuer;
        context.site = op->site;
        context.rank = cta->rank;
        error =
            load ? mgpu__tma_load(&op->map, op->c, cta->window, cta->used, op->smem_offset,
                                  touch, &context)
                 : mgpu__tma_store(&op->map, op->c, cta->window, cta->used, op->source_offset,
                                   (mgpu__tma_red)op->op, touch, &context);
        if (error != NULL)
            mgpu__fail(op->site, "%s a box of %u bytes at smem+0x%x: %s",
                       load ? "TMA load of" : "TMA store of", op->bytes,
                       load ? op->smem_offset : op->source_offset, error);
        break;
    }
    }
}

/* Make one copy and tell who waits for it. Runs on the fiber or worker that let the agent act. */
static void
mgpu__copy_make(mgpu__worker *w, const mgpu__copy *op)
{
    mgpu__fiber *f = op->issuer;
    mgpu__cta *destination = op->smem;
    if (destination != NULL && destination->alive == 0)
        mgpu__fail(op->site,
                   "this copy lands in a block that has exited: wait for the phase that counts "
                   "its %u bytes (expect_tx comes first), or end the kernel with a cluster "
                   "barrier",
                   op->bytes);
    mgpu__copy_bytes(op);
    w->copies++;
    mgpu__effect(w);
    mgpu__event(MGPU_EMU_ASYNC_DONE, MGPU_EMU_TMA, op->number, op->group, 0, f, op->site);
    if (op->bar != 0) {
        mgpu__mbarrier_complete(op->bar_cta, op->bar, op->bytes, f, op->site);
    } else {
        f->bulk_pending--;
        if (f->state == MGPU__WAIT_BULK)
            mgpu__make_ready(f); /* it looks again whether its groups are complete */
    }
}

/* Make the copy with this number; the order of the others stays. */
static void
mgpu__copy_take(mgpu__cluster *c, uint32_t n)
{
    mgpu__copy op = c->copies[n];
    mgpu_emu_thread const *before = mgpu_emu_self;
    c->copy_count--;
    memmove(&c->copies[n], &c->copies[n + 1], (c->copy_count - n) * sizeof op);
    mgpu_emu_self = &op.issuer->self; /* what goes wrong is the issuer's */
    mgpu__copy_make(c->worker, &op);
    mgpu_emu_self = before;
}

static void
mgpu__copy_issue(const mgpu__copy *op)
{
    mgpu__cluster *c = op->issuer->cta->cluster;
    if (c->copy_count == c->copy_capacity) {
        uint32_t capacity = c->copy_capacity == 0 ? 64 : 2 * c->copy_capacity;
        mgpu__copy *more = (mgpu__copy *)realloc(c->copies, capacity * sizeof *more);
        if (more == NULL)
            mgpu__fail(op->site, "the model is out of memory");
        c->copies = more;
        c->copy_capacity = capacity;
    }
    c->copies[c->copy_count] = *op;
    c->copies[c->copy_count++].number = ++c->copies_issued;
    if (op->bar == 0) {
        op->issuer->bulk_pending++;
        op->issuer->bulk_last = op->group + 1;
        op->issuer->bulk_site = op->site;
    }
    mgpu__progress(c->worker);
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, MGPU_EMU_TMA, c->copies_issued, op->group, 0, op->issuer,
                op->site);
    if (c->worker->launch->config.policy == MGPU_EMU_EAGER)
        mgpu__copy_take(c, c->copy_count - 1);
}

/* ---- cache hints ---------------------------------------------------------------------------------- */

uint64_t
mgpu__emu_createpolicy(uint64_t policy, float fraction)
{
    if (!(fraction > 0.0f && fraction <= 1.0f))
        mgpu__fail(MGPU__SITE, "createpolicy.fractional.L2: fraction %g: above 0, up to 1",
                   (double)fraction);
    return policy;
}

static void
mgpu__check_hint(uint64_t hint, uint32_t how, const char *what, const void *site)
{
    if (how & MGPU__HINT && hint != MGPU__POLICY_EVICT_FIRST &&
        hint != MGPU__POLICY_EVICT_LAST && hint != MGPU__POLICY_EVICT_NORMAL)
        mgpu__fail(site,
                   "%s: cache hint 0x%016llx is no L2 policy: take one of "
                   "mgpu_createpolicy_fractional_l2_evict_first, _evict_last, _evict_normal",
                   what, (unsigned long long)hint);
}

/* ---- issue: bulk copies ---------------------------------------------------------------------------- */

static mgpu__copy
mgpu__copy_of(mgpu__copy_kind kind, const void *site)
{
    mgpu__copy op;
    memset(&op, 0, sizeof op);
    op.kind = (uint8_t)kind;
    op.issuer = mgpu__self();
    op.site = site;
    op.group = op.issuer->bulk_groups;
    return op;
}

/* The completion side of a copy: its mbarrier lives in block `cta`. */
static void
mgpu__copy_signals(mgpu__copy *op, mgpu__cta *cta, uint32_t bar, const char *what)
{
    op->bar_cta = cta;
    op->bar = bar & 0xffffff;
    if (mgpu__mbarrier_find(cta, op->bar) == NULL)
        mgpu__fail(op->site,
                   "%s: no mbarrier lives at shared address 0x%08x of block rank %u: "
                   "mbarrier.init, then a barrier, comes first",
                   what, bar, cta->rank);
    mgpu__mbarrier_intact(cta, op->bar, what, op->site);
}

/* Issue `op` once, or once for each block in the mask of a multicast. */
static void
mgpu__copy_issue_to(mgpu__copy *op, uint32_t dst, uint32_t bar, uint32_t cta_mask, uint32_t how,
                    uint32_t align, const char *what)
{
    mgpu__cluster *c = op->issuer->cta->cluster;
    const bool tma = op->kind == MGPU__COPY_TMA_LOAD;
    const char *to_what = tma ? "TMA load, destination" : "cp.async.bulk, destination";
    mgpu__cta *to = mgpu__cta_of(dst, op->bytes, align, how, to_what, op->site);
    op->smem_offset = dst & 0xffffff;
    (void)mgpu__cta_of(bar, 8, 8, how, tma ? "TMA load, mbarrier" : "cp.async.bulk, mbarrier",
                       op->site);
    if (!(how & MGPU__MULTICAST)) {
        if (bar >> 24 != dst >> 24)
            mgpu__fail(op->site,
                       "%s: the mbarrier 0x%08x is not in the block of the destination 0x%08x: "
                       "mgpu_mapa both to one rank",
                       what, bar, dst);
        op->smem = to;
        mgpu__copy_signals(op, to, bar, what);
        mgpu__copy_issue(op);
        return;
    }
    if (cta_mask == 0 || cta_mask >> c->cta_count != 0)
        mgpu__fail(op->site, "%s: multicast mask 0x%x, the cluster has blocks 0 to %u", what,
                   cta_mask, c->cta_count - 1);
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (cta_mask >> rank & 1) {
            (void)mgpu__cta_of((dst & 0xffffff) | rank << 24, op->bytes, align, how, to_what,
                               op->site);
            op->smem = &c->ctas[rank];
            mgpu__copy_signals(op, op->smem, (bar & 0xffffff) | rank << 24, what);
            mgpu__copy_issue(op);
        }
}

void
mgpu__emu_bulk(mgpu__bulk kind, uint32_t smem_dst, uint32_t smem_src, const void *global,
               uint32_t bytes, uint32_t bar, uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    const void *site = MGPU__SITE;
    const char *what = "cp.async.bulk";
    mgpu__copy op;
    mgpu__check_hint(hint, how, what, site);
    if (bytes == 0 || bytes % 16 != 0)
        mgpu__fail(site, "%s: %u bytes: a positive multiple of 16", what, bytes);
    if (kind != MGPU__BULK_S2S) {
        if ((uintptr_t)global % 16 != 0)
            mgpu__fail(site, "%s: global address %p is not aligned to 16 bytes", what, global);
        mgpu__check_global((uint64_t)(uintptr_t)global, bytes, what, site);
    }
    switch (kind) {
    case MGPU__BULK_G2S:
        op = mgpu__copy_of(MGPU__COPY_BULK_G2S, site);
        op.global = (uint64_t)(uintptr_t)global;
        op.bytes = bytes;
        mgpu__copy_issue_to(&op, smem_dst, bar, cta_mask, how, 16, what);
        break;
    case MGPU__BULK_S2S:
        op = mgpu__copy_of(MGPU__COPY_BULK_S2S, site);
        op.bytes = bytes;
        op.source = mgpu__cta_of(smem_src, bytes, 16, 0, "cp.async.bulk, source", site);
        op.source_offset = smem_src & 0xffffff;
        mgpu__copy_issue_to(&op, smem_dst, bar, 0, MGPU__SPACE_CLUSTER, 16, what);
        break;
    case MGPU__BULK_S2G:
        op = mgpu__copy_of(MGPU__COPY_BULK_S2G, site);
        op.global = (uint64_t)(uintptr_t)global;
        op.bytes = bytes;
        op.source = mgpu__cta_of(smem_src, bytes, 16, 0, "cp.async.bulk, source", site);
        op.source_offset = smem_src & 0xffffff;
        mgpu__copy_issue(&op);
        break;
    case MGPU__BULK_PREFETCH_L2:
        break; /* checked; there is no cache to warm */
    }
}

/* ---- issue: TMA ---------------------------------------------------------------------------------------- */

/* A map lies in parameters, constant or global memory; and it is one. */
static void
mgpu__map_decode(const void *map, mgpu__tma_map *m, const char *what, const void *site)
{
    const mgpu__cluster *c = mgpu__self()->cta->cluster;
    bool shared = false;
    for (uint32_t i = 0; i < c->cta_count; i++)
        shared = shared || (uintptr_t)map - (uintptr_t)c->ctas[i].window < MGPU__WINDOW_BYTES;
    if (shared || (uintptr_t)map - (uintptr_t)c->stacks < c->stacks_bytes)
        mgpu__fail(
            site,
            "%s: the tensor map at %p is %s, where the hardware cannot fetch it: pass it "
            "in the kernel's arguments",
            what, map, shared ? "in shared memory" : "on a thread's stack");
    if ((uintptr_t)map % 64 != 0)
        mgpu__fail(site,
                   "%s: the tensor map at %p is not aligned to 64 bytes: keep it as a "
                   "mgpu_tensor_map",
                   what, map);
    if (!mgpu__tma_map_decode((const mgpu_tensor_map *)map, m))
        mgpu__fail(
            site, "%s: the 128 bytes at %p are no tensor map; mgpu_tensor_map_tiled makes them",
            what, map);
}

/* The map, decoded; its memory is known; the dimensions fit the instruction. */
static void
mgpu__copy_map(mgpu__copy *op, uint32_t dims, const void *map, const int32_t *c,
               const char *what)
{
    const mgpu__tma_map *m = &op->map;
    char tensor[40];
    uint64_t end;
    mgpu__map_decode(map, &op->map, what, op->site);
    if (m->rank != dims)
        mgpu__fail(op->site,
                   "%s: a %ud instruction with a tensor map of rank %u: take the _%ud form",
                   what, dims, m->rank, m->rank);
    end = (uint64_t)mgpu_dtype_bytes((mgpu_dtype)m->dtype) * m->dims[0];
    for (uint32_t d = 1; d < dims; d++)
        end += m->strides[d - 1] * (m->dims[d] - 1);
    (void)snprintf(tensor, sizeof tensor, "%s, the map's tensor", what);
    mgpu__check_global(m->global, end, tensor, op->site);
    /* both seen on an H200, where they are an illegal instruction */
    if ((uint32_t)c[0] * mgpu_dtype_bytes((mgpu_dtype)m->dtype) % 16 != 0)
        mgpu__fail(
            op->site,
            "%s: c0 = %d is %lld bytes: the innermost coordinate is a multiple of 16 bytes",
            what, c[0], (long long)c[0] * mgpu_dtype_bytes((mgpu_dtype)m->dtype));
    for (uint32_t d = 0; d < dims && op->kind == MGPU__COPY_TMA_STORE; d++)
        if (c[d] < 0)
            mgpu__fail(
                op->site,
                "%s: c%u = %d: a store may end behind the tensor, but not begin before it",
                what, d, c[d]);
    memcpy(op->c, c, dims * sizeof *c);
    op->bytes = mgpu__tma_box_bytes(m);
}

void
mgpu__emu_tma_load(uint32_t dims, uint32_t dst, const void *map, const int32_t *c, uint32_t bar,
                   uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, MGPU__SITE);
    mgpu__check_hint(hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, dims, map, c, "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

void
mgpu__emu_tma_store(uint32_t dims, const void *map, const int32_t *c, uint32_t src,
                    mgpu__tma_red red, uint64_t hint, uint32_t how)
{
    const char *what = red == MGPU__TMA_STORE ? "TMA store" : "TMA reduce";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_STORE, MGPU__SITE);
    mgpu__check_hint(hint, how, what, op.site);
    mgpu__copy_map(&op, dims, map, c, what);
    if (!mgpu__tma_red_legal(red, (mgpu_dtype)op.map.dtype))
        mgpu__fail(op.site, "TMA reduce: %s of %s: %s", mgpu__tma_red_name(red),
                   mgpu_dtype_name((mgpu_dtype)op.map.dtype), mgpu__tma_red_types);
    op.op = (uint8_t)red;
    op.source = mgpu__cta_of(
        src, op.bytes, 128, 0,
        red == MGPU__TMA_STORE ? "TMA store, source" : "TMA reduce, source", op.site);
    op.source_offset = src & 0xffffff;
    mgpu__copy_issue(&op);
}

void
mgpu__emu_tma_prefetch(uint32_t dims, const void *map, const int32_t *c, uint64_t hint,
                       uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, MGPU__SITE);
    mgpu__check_hint(hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, dims, map, c, "TMA prefetch");
}

void
mgpu__emu_prefetch_tensormap(const void *map)
{
    mgpu__tma_map m;
    mgpu__map_decode(map, &m, "prefetch.tensormap", MGPU__SITE);
}

/* ---- bulk groups ------------------------------------------------------------------------------------------ */

void
mgpu__emu_bulk_commit_group(void)
{
    mgpu__fiber *f = mgpu__self();
    f->bulk_groups++;
    mgpu__event(MGPU_EMU_GROUP_COMMIT, MGPU_EMU_TMA, 0, f->bulk_groups, 0, f, MGPU__SITE);
}

/* Whether copies of this thread's groups before `end` are still to be made. */
static bool
mgpu__bulk_groups_pending(const mgpu__fiber *f, uint32_t end)
{
    const mgpu__cluster *c = f->cta->cluster;
    if (f->bulk_pending == 0)
        return false;
    for (uint32_t i = 0; i < c->copy_count; i++)
        if (c->copies[i].issuer == f && c->copies[i].bar == 0 && c->copies[i].group < end)
            return true;
    return false;
}

void
mgpu__emu_bulk_wait_group(uint32_t n, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    uint32_t end = f->bulk_groups > n ? f->bulk_groups - n : 0;
    if (n > 7)
        mgpu__fail(site, "cp.async.bulk.wait_group: n is %u: 0 to 7, a constant", n);
    while (mgpu__bulk_groups_pending(f, end))
        mgpu__park(MGPU__WAIT_BULK, NULL, site, NULL);
    if (end > f->bulk_waited)
        f->bulk_waited = end;
    mgpu__event(MGPU_EMU_GROUP_WAIT, MGPU_EMU_TMA, 0, end, how, f, site);
}

/* A thread returns: its stores may still read shared memory that goes away with the block. */
static void
mgpu__thread_left_bulk(mgpu__fiber *f)
{
    if (f->bulk_last > f->bulk_waited)
        mgpu__lint(f->bulk_site,
                   "a bulk store was issued here and the thread returns without "
                   "waiting for it: %smgpu_bulk_wait_group_read(0) comes before the "
                   "end of the kernel",
                   f->bulk_last > f->bulk_groups ? "mgpu_bulk_commit_group() and " : "");
}

#endif /* MGPU_EMU_UNIT_COPY_H */
