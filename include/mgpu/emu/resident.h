/* mgpu/emu/resident.h - a resident cluster: its memory, its fibers, how it starts and is reused.
 * SPDX-License-Identifier: MIT
 *
 *     stacks   | guard | thread 0 | guard | thread 1 | ...    pages appear when touched; only the
 *              first 8192 stacks of a launch have a guard against overflow
 *     windows  one per block, 228 KiB, filled with 0xDB where the block may use it
 *
 * A worker keeps the storage of clusters that are done and starts the next ones in it.
 */
#ifndef MGPU_EMU_RESIDENT_H
#define MGPU_EMU_RESIDENT_H

#include "grid.h"

#include <stdlib.h>
#include <sys/mman.h>

enum { MGPU__GUARDS_MAX = 8192 }; /* a process has about 65,000 mappings; a guard takes two */

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

static void mgpu__cluster_destroy(mgpu__cluster *c, uint32_t threads);

/* NULL: there is not enough memory. */
static mgpu__cluster *
mgpu__cluster_create(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    mgpu__cluster *c = (mgpu__cluster *)calloc(1, sizeof *c);
    const size_t page = 4096, fibers = (size_t)l->cluster_size * l->threads;
    bool made = c != NULL;
    void *stacks;
    if (!made)
        return NULL;
    c->worker = w;
    c->cta_count = l->cluster_size;
    for (uint32_t i = 0; i < c->cta_count && made; i++)
        made = mgpu__cta_create(&c->ctas[i], l);
    /* one stack per fiber, with a page below it that nobody may touch */
    c->stack_bytes = (size_t)l->config.stack_kb * 1024 + page;
    stacks = mmap(NULL, fibers * c->stack_bytes, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks != MAP_FAILED) {
        c->stacks = (unsigned char *)stacks;
        c->stacks_bytes = fibers * c->stack_bytes;
    }
    if (!made || c->stacks == NULL) {
        mgpu__cluster_destroy(c, l->threads);
        return NULL;
    }
    if (__atomic_add_fetch(&l->guarded, (uint32_t)fibers, __ATOMIC_RELAXED) <= MGPU__GUARDS_MAX)
        for (size_t i = 0; i < fibers; i++)
            (void)mprotect(c->stacks + i * c->stack_bytes, page, PROT_NONE);
    return c;
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
        c->random = c->random * 6364136223846793005u + 1442695040888963407u;
        first = (uint32_t)(c->random >> 40);
        step = (uint32_t)(c->random >> 33) | 1;
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
    if (cta->dirty)
        memset(cta->window, 0xDB, cta->used);
    cta->dirty = true;
    for (uint32_t g = 0; g < (l->threads + 127) / 128; g++)
        mgpu__warpgroup_reset(&cta->warpgroups[g]);
    for (uint32_t t = 0; t < l->threads; t++) {
        mgpu__fiber *f = &cta->fibers[t];
        unsigned char *bottom =
            c->stacks + (size_t)(rank * l->threads + t) * c->stack_bytes + 4096;
        /* stack tops in different cache sets: all fibers use the same few frames */
        unsigned char *top = bottom + (c->stack_bytes - 4096) - ((t * 192) & 4095);
        memset(f, 0, sizeof *f);
        f->self.thread_idx.x = t % l->block.x;
        f->self.thread_idx.y = t / l->block.x % l->block.y;
        f->self.thread_idx.z = t / l->block.x / l->block.y;
        f->self.block_idx.x = at.x;
        f->self.block_idx.y = at.y;
        f->self.block_idx.z = at.z;
        f->self.block_dim.x = l->block.x;
        f->self.block_dim.y = l->block.y;
        f->self.block_dim.z = l->block.z;
        f->self.grid_dim.x = l->grid.x;
        f->self.grid_dim.y = l->grid.y;
        f->self.grid_dim.z = l->grid.z;
        f->cta = cta;
        f->thread = t;
        f->registers = registers;
        f->context = mgpu__fiber_create(bottom, top, mgpu__fiber_main);
    }
    mgpu__start_order(c, cta, l);
}

/* Make one more cluster of the grid resident on this worker. false: none is left, or no room. */
static bool
mgpu__admit(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    mgpu__cluster *c = w->spare;
    uint32_t resident = __atomic_add_fetch(&l->resident, 1, __ATOMIC_RELAXED), index, peak;
    index = resident <= l->resident_limit
                ? __atomic_fetch_add(&l->next_cluster, 1, __ATOMIC_RELAXED)
                : 0;
    if (resident > l->resident_limit || index >= l->clusters) {
        if (resident <= l->resident_limit)
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
    mgpu__progress(w);
    return true;
}

#endif /* MGPU_EMU_RESIDENT_H */
