/* mgpu/emu/core/resident.h - a resident cluster: its memory, its fibers, how it starts and is reused.
 * SPDX-License-Identifier: MIT
 *
 *     stacks   | guard | thread 0 | tail | guard | thread 1 | tail | ...
 *              pages appear when touched; a stack grows down, toward its guard
 *     windows  one per block, 228 KiB, filled with 0xDB where the block may use it
 *
 * A worker keeps the storage of clusters that are done and starts the next ones in it.
 *
 * A guard is a page that faults. A process may not have enough of them, so only the first 8192
 * stacks of a launch do, and the lowest of each cluster. Elsewhere that page is memory, and the
 * tail below it holds a pattern: a thread that has overwritten it is found when its cluster
 * ends, faults or is stuck.
 */
#ifndef MGPU_EMU_CORE_RESIDENT_H
#define MGPU_EMU_CORE_RESIDENT_H

#include "schedule.h"

#include <stdlib.h>
#include <sys/mman.h>

enum {
    MGPU__GUARDS_MAX = 8192, /* a process has about 65,000 mappings; a guard takes two */
    MGPU__GUARD_BYTES = 4096,
    MGPU__TAIL_WORDS = 128 /* of 8 bytes, in a page that the stack uses: they cost no memory */
};
#define MGPU__TAIL_PATTERN 0xC5A5A5A5A5A5A55Cu

/* false: there is not enough memory; what was made is for mgpu__cluster_destroy(). */
static bool
mgpu__cta_create(mgpu__cta *cta, const mgpu__launch *l)
{
    void *window = NULL;
    if (posix_memalign(&window, 4096, MGPU__WINDOW_BYTES) != 0)
        return false;
    cta->window = (unsigned char *)window;
    memset(window, 0xDB, MGPU__WINDOW_BYTES); /* nobody has written it yet */
    cta->fibers = (mgpu__fiber *)calloc(l->threads, sizeof *cta->fibers);
    /* large and mostly untouched: pages that nobody writes cost nothing */
    cta->mbarriers = (mgpu__mbarrier *)calloc(MGPU__WINDOW_BYTES / 8, sizeof *cta->mbarriers);
    cta->mbarrier_list = (uint16_t *)calloc(MGPU__WINDOW_BYTES / 8, sizeof *cta->mbarrier_list);
    cta->warpgroups =
        (mgpu__warpgroup *)calloc((l->threads + 127) / 128, sizeof *cta->warpgroups);
    return cta->fibers != NULL && cta->mbarriers != NULL && cta->mbarrier_list != NULL &&
           cta->warpgroups != NULL;
}

/* What lies below a stack and its guard: the tail of the stack before, MGPU__TAIL_WORDS long. */
static uint64_t *
mgpu__tail_below(const mgpu__cluster *c, size_t stack)
{
    return (uint64_t *)(void *)(c->stacks + stack * c->stack_bytes) - MGPU__TAIL_WORDS;
}

static void mgpu__cluster_destroy(mgpu__cluster *c, uint32_t threads);

/* NULL: there is not enough memory. */
static mgpu__cluster *
mgpu__cluster_create(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    mgpu__cluster *c = (mgpu__cluster *)calloc(1, sizeof *c);
    const size_t fibers = (size_t)l->cluster_size * l->threads;
    bool made = c != NULL;
    void *stacks;
    if (!made)
        return NULL;
    c->worker = w;
    c->cta_count = l->cluster_size;
    for (uint32_t i = 0; i < c->cta_count && made; i++)
        made = mgpu__cta_create(&c->ctas[i], l);
    c->stack_bytes = (size_t)l->config.stack_kb * 1024 + MGPU__GUARD_BYTES;
    stacks = mmap(NULL, fibers * c->stack_bytes, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks != MAP_FAILED) {
        c->stacks = (unsigned char *)stacks;
        c->stacks_bytes = fibers * c->stack_bytes;
        made = made && mprotect(stacks, MGPU__GUARD_BYTES, PROT_NONE) == 0;
    }
    if (!made || c->stacks == NULL) {
        mgpu__cluster_destroy(c, l->threads);
        return NULL;
    }
    c->guarded =
        __atomic_add_fetch(&l->stacks, (uint32_t)fibers, __ATOMIC_RELAXED) <= MGPU__GUARDS_MAX;
    for (size_t i = 1; i < fibers && c->guarded; i++)
        c->guarded =
            mprotect(c->stacks + i * c->stack_bytes, MGPU__GUARD_BYTES, PROT_NONE) == 0;
    for (size_t i = 1; i < fibers && !c->guarded; i++)
        for (uint32_t k = 0; k < MGPU__TAIL_WORDS; k++)
            mgpu__tail_below(c, i)[k] = MGPU__TAIL_PATTERN;
    return c;
}

/* A thread whose stack has grown into the one below it, where there is no guard page; NULL:
 * none is seen. */
static const mgpu__fiber *
mgpu__overflown(const mgpu__cluster *c)
{
    const uint32_t threads = c->worker->launch->threads;
    for (uint32_t i = 1; !c->guarded && i < c->cta_count * threads; i++)
        for (uint32_t k = 0; k < MGPU__TAIL_WORDS; k++)
            if (mgpu__tail_below(c, i)[k] != MGPU__TAIL_PATTERN)
                return &c->ctas[i / threads].fibers[i % threads];
    return NULL;
}

static void
mgpu__warpgroup_reset(mgpu__warpgroup *g)
{
    for (uint32_t i = 0; i < g->capacity; i++) {
        free(g->op[i].a);
        g->op[i].a = NULL;
    }
    g->first = g->done = g->issued = g->groups = 0;
    for (int i = 0; i < MGPU__CHAINS; i++) {
        float *tile = g->chain[i].tile;
        memset(&g->chain[i], 0, sizeof g->chain[i]);
        g->chain[i].tile = tile;
    }
    g->waiters.head = g->waiters.tail = NULL;
    g->maxnreg_missing = 0;
}

static void
mgpu__cluster_destroy(mgpu__cluster *c, uint32_t threads)
{
    for (uint32_t i = 0; i < c->cta_count; i++) {
        mgpu__cta *cta = &c->ctas[i];
        for (uint32_t g = 0; cta->warpgroups != NULL && g < (threads + 127) / 128; g++) {
            mgpu__warpgroup_reset(&cta->warpgroups[g]);
            free(cta->warpgroups[g].op);
            free(cta->warpgroups[g].group_end);
            for (int k = 0; k < MGPU__CHAINS; k++)
                free(cta->warpgroups[g].chain[k].tile);
        }
        free(cta->warpgroups);
        free(cta->mbarriers);
        free(cta->mbarrier_list);
        free(cta->fibers);
        free(cta->window);
    }
    if (c->stacks != NULL)
        (void)munmap(c->stacks, c->stacks_bytes);
    free(c->copies);
    free(c);
}

/* The threads of a block become ready: in order; under the lazy policy backwards and under the
 * random one in any order, so that a kernel that needs thread 0 to be first is found out. */
static void
mgpu__start_order(mgpu__cluster *c, mgpu__cta *cta, const mgpu__launch *l)
{
    const mgpu_emu_policy policy = l->config.policy;
    uint32_t first = 0, step = 1;
    if (policy == MGPU_EMU_RANDOM) { /* an odd step visits each of a power of two once */
        first = (uint32_t)mgpu__random(c) >> 7;
        step = (uint32_t)mgpu__random(c) | 1;
    }
    for (uint32_t i = 0; i < 1024; i++) {
        const uint32_t t = policy == MGPU_EMU_LAZY ? 1023 - i : (first + i * step) % 1024;
        if (t < l->threads)
            mgpu__make_ready(&cta->fibers[t]);
    }
}

static void
mgpu__cta_start(mgpu__cluster *c, uint32_t rank, const mgpu__launch *l)
{
    mgpu__cta *cta = &c->ctas[rank];
    mgpu_dim3 k = l->cluster, at;
    uint32_t slots = l->kernel->min_blocks > 0 ? l->kernel->min_blocks : 1;
    uint32_t registers = MGPU__REGISTERS_PER_SM / slots / ((l->threads + 31) / 32 * 32) / 8 * 8;
    at.x = c->index % l->grid_clusters.x * k.x + rank % k.x;
    at.y = c->index / l->grid_clusters.x % l->grid_clusters.y * k.y + rank / k.x % k.y;
    at.z = c->index / l->grid_clusters.x / l->grid_clusters.y * k.z + rank / k.x / k.y;
    for (uint32_t i = 0; i < cta->mbarrier_count; i++)
        memset(&cta->mbarriers[cta->mbarrier_list[i]], 0, sizeof *cta->mbarriers);
    cta->mbarrier_count = 0;
    cta->cluster = c;
    cta->rank = rank;
    cta->index = at.x + l->grid.x * (at.y + l->grid.y * at.z);
    cta->alive = l->threads;
    cta->used = __atomic_load_n(&l->static_end, __ATOMIC_ACQUIRE);
    cta->registers_free = MGPU__REGISTERS_PER_SM / slots;
    if (registers > 255)
        registers = 255;
    cta->registers_free -= registers * l->threads;
    cta->register_waiters.head = cta->register_waiters.tail = NULL;
    memset(cta->barrier, 0, sizeof cta->barrier);
    memset(cta->warps, 0, sizeof cta->warps);
    if (cta->dirty)
        memset(cta->window, 0xDB, cta->used);
    cta->dirty = true;
    for (uint32_t g = 0; g < (l->threads + 127) / 128; g++)
        mgpu__warpgroup_reset(&cta->warpgroups[g]);
    for (uint32_t t = 0; t < l->threads; t++) {
        mgpu__fiber *f = &cta->fibers[t];
        unsigned char *guard = c->stacks + (size_t)(rank * l->threads + t) * c->stack_bytes;
        unsigned char *bottom = guard + MGPU__GUARD_BYTES;
        /* stack tops in different cache sets: all fibers use the same few frames; and these in
         * one page with the tail */
        unsigned char *top = guard + c->stack_bytes - MGPU__TAIL_WORDS * 8 - t * 192 % 2560;
        memset(f, 0, sizeof *f);
        f->self.thread_idx.x = t % l->block.x;
        f->self.thread_idx.y = t / l->block.x % l->block.y;
        f->self.thread_idx.z = t / l->block.x / l->block.y;
        f->self.block_idx.x = at.x;
        f->self.block_idx.y = at.y;
        f->self.block_idx.z = at.z;
        f->cta = cta;
        f->thread = t;
        cta->warps[t / 32].alive++;
        f->registers = registers;
        f->context = mgpu__fiber_create(bottom, top, mgpu__fiber_main);
    }
    mgpu__start_order(c, cta, l);
}

/* Clusters that the multiprocessors hold at once. Static arrays count as soon as a thread has
 * met them; a cluster that became resident before stays. */
static uint32_t
mgpu__resident_limit(const mgpu__launch *l)
{
    const uint32_t smem = __atomic_load_n(&l->static_end, __ATOMIC_ACQUIRE);
    uint32_t per_sm = MGPU__SMEM_PER_SM / ((smem + 127) / 128 * 128), clusters;
    if (per_sm > MGPU__THREADS_PER_SM / l->threads)
        per_sm = MGPU__THREADS_PER_SM / l->threads;
    if (per_sm > MGPU__BLOCKS_PER_SM)
        per_sm = MGPU__BLOCKS_PER_SM;
    clusters = l->config.multiprocessors * per_sm / l->cluster_size;
    if (l->config.max_resident != 0)
        clusters = l->config.max_resident;
    return clusters == 0 ? 1 : clusters;
}

/* Make one more cluster of the grid resident on this worker. false: none is left, or no room. */
static bool
mgpu__admit(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    mgpu__cluster *c = w->spare;
    const uint32_t limit = mgpu__resident_limit(l);
    uint32_t resident = __atomic_add_fetch(&l->resident, 1, __ATOMIC_RELAXED), index, peak;
    __atomic_store_n(&l->resident_limit, limit, __ATOMIC_RELAXED); /* for reports */
    index = resident <= limit ? __atomic_fetch_add(&l->next_cluster, 1, __ATOMIC_RELAXED) : 0;
    if (resident > limit || index >= l->clusters) {
        if (resident <= limit)
            __atomic_store_n(&l->next_cluster, l->clusters, __ATOMIC_RELAXED);
        (void)__atomic_sub_fetch(&l->resident, 1, __ATOMIC_RELAXED);
        return false;
    }
    peak = __atomic_load_n(&l->resident_peak, __ATOMIC_RELAXED);
    while (resident > peak &&
           !__atomic_compare_exchange_n(&l->resident_peak, &peak, resident, true,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
    if (c != NULL)
        w->spare = c->next;
    else
        c = mgpu__cluster_create(w);
    if (c == NULL) {
        mgpu__report_memory(l, resident);
        return false;
    }
    c->index = index;
    c->random = (l->config.seed * 2 + 1) * 0x9E3779B97F4A7C15u + index;
    c->alive = l->threads * l->cluster_size;
    c->ready.head = c->ready.tail = c->polling.head = c->polling.tail = NULL;
    c->copy_count = c->wgmma_runnable = 0;
    c->cluster_arrived = c->cluster_phase = 0;
    c->cluster_waiters.head = c->cluster_waiters.tail = NULL;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        mgpu__cta_start(c, rank, l);
    c->next = w->residents;
    w->residents = c;
    mgpu__effect(w);
    return true;
}

#endif /* MGPU_EMU_CORE_RESIDENT_H */
