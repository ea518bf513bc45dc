/* mgpu/emu/core/resident.h - a resident cluster: its memory, its fibers, how it starts and is reused.
 * SPDX-License-Identifier: MIT
 *
 *     state    of the cluster, its blocks and threads, in the slabs of the worker (map.h)
 *     stacks   of its threads (stacks.h)
 *     windows  one per block, 228 KiB, filled with 0xDB where the block may use it
 *
 * A worker keeps the storage of clusters that are done and starts the next ones in it.
 */
#ifndef MGPU_EMU_CORE_RESIDENT_H
#define MGPU_EMU_CORE_RESIDENT_H

#include "report.h"
#include "stacks.h"
#include "unit.h"
#include "window.h"

/* A block, and its fibers. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__cta_create(mgpu__cluster *c, const mgpu__launch *l)
{
    mgpu__slabs *state = &c->worker->state;
    mgpu__cta *cta = (mgpu__cta *)mgpu__slabs_take(state, l->cta_bytes);
    void *fibers = mgpu__slabs_take(state, l->threads * l->fiber_bytes);
    const size_t bytes = MGPU__WINDOW_BYTES + MGPU__RED_SMEM;
    const mgpu__mapping window = mgpu__reserve(mgpu__apart(MGPU__APART_DATA, bytes), bytes);
    if (cta == NULL || fibers == NULL || window.start == NULL) {
        mgpu__unmap(window);
        return false;
    }
    cta->cluster = c;
    cta->rank = c->cta_count;
    cta->fiber_bytes = l->fiber_bytes;
    cta->fibers = (unsigned char *)fibers;
    cta->map = window;
    cta->window = window.start;
    c->ctas[c->cta_count++] = cta;
    return true;
}

/* All but its state, which goes with the worker's. */
MGPU__MODEL void
mgpu__cluster_destroy(mgpu__cluster *c)
{
    mgpu__units_destroy(c);
    for (uint32_t i = 0; i < c->cta_count; i++)
        mgpu__unmap(c->ctas[i]->map);
    mgpu__stacks_close(c);
}

/* NULL: there is not enough memory. */
MGPU__MODEL mgpu__cluster *
mgpu__cluster_create(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    mgpu__cluster *c = (mgpu__cluster *)mgpu__slabs_take(&w->state, l->cluster_bytes);
    bool made = c != NULL;
    if (!made)
        return NULL;
    c->worker = w;
    for (uint32_t i = 0; i < l->cluster_size && made; i++)
        made = mgpu__cta_create(c, l);
    if (made && mgpu__stacks_open(c, l) && mgpu__units_create(c))
        return c;
    mgpu__cluster_destroy(c);
    return NULL;
}

/* `site`: the instruction that found out; NULL: it was found later. */
MGPU__MODEL void
mgpu__report_overflow(mgpu__launch *l, const mgpu__fiber *f, const void *site)
{
    mgpu__text *t = mgpu__report_begin();
    char where[512];
    if (site != NULL)
        mgpu__put(t, "%s: ", mgpu__locate(site, where, sizeof where));
    mgpu__put(t, "stack overflow: a thread has %u KiB here; raise MGPU_EMU_STACK_KB; ",
              l->config.stack_kb);
    mgpu__put_thread(t, f);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    mgpu__report_end();
}

/* The threads of a block become ready: in order, or one warp now and the others later, so that a
 * kernel that needs some thread to be first is found out. They come from the last warp to the first;
 * under the random policy in any order, lanes too. */
MGPU__MODEL void
mgpu__start_order(mgpu__cluster *c, mgpu__cta *cta, const mgpu__launch *l)
{
    const bool random = l->config.policy == MGPU_EMU_RANDOM;
    const uint32_t draw = random ? (uint32_t)mgpu__random(c) : 0;
    /* an odd step visits each of a power of two once */
    const uint32_t first = random ? draw >> 7 : 31, step = random ? draw | 1 : 31;
    const bool at_once =
        l->config.policy == MGPU_EMU_EAGER || l->config.policy == MGPU_EMU_EXPLORE;
    for (uint32_t t = 0; t < l->threads && at_once; t++)
        mgpu__make_ready(mgpu__fiber_at(cta, t));
    for (uint32_t i = 0; i < 1024 && !at_once; i++) {
        const uint32_t warp = (first + i / 32 * step) % 32, lane = (first + i % 32 * step) % 32;
        if (32 * warp + lane < l->threads)
            mgpu__queue_push(&c->late, mgpu__fiber_at(cta, 32 * warp + lane));
    }
}

/* The blocks of a cluster, in the order in which they begin: under the random policy it is drawn,
 * and the last of several perhaps begins when nothing else can run. */
MGPU__MODEL void
mgpu__cluster_order(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    const bool random = l->config.policy == MGPU_EMU_RANDOM && c->cta_count > 1;
    const uint32_t draw = random ? (uint32_t)mgpu__random(c) : 0;
    for (uint32_t i = 0; i < c->cta_count; i++)
        mgpu__start_order(c, c->ctas[(draw + i) % c->cta_count], l);
    c->held = (draw >> 30 & 1) != 0 ? c->ctas[(draw + c->cta_count - 1) % c->cta_count] : NULL;
}

/* The next warp that has not begun begins. false: all have. */
MGPU__MODEL bool
mgpu__start_warp(mgpu__cluster *c)
{
    const mgpu__fiber *first = c->late.head;
    if (first == NULL)
        return false;
    while (c->late.head != NULL && c->late.head->cta == first->cta &&
           c->late.head->thread / 32 == first->thread / 32)
        mgpu__make_ready(mgpu__queue_pop(&c->late));
    return true;
}

/* Thread t of a block is about to begin. */
MGPU__MODEL void
mgpu__fiber_start(mgpu__cluster *c, mgpu__cta *cta, uint32_t t, mgpu_dim3 block,
                  void (*entry)(void))
{
    const mgpu__launch *l = c->worker->launch;
    mgpu__fiber *f = mgpu__fiber_at(cta, t);
    unsigned char *guard = c->stacks + (size_t)(cta->rank * l->threads + t) * c->stack_bytes;
    unsigned char *bottom = guard + MGPU__GUARD_BYTES;
    /* stack tops in different cache sets, of a cluster and of several: all fibers use the same few
     * frames; and these in one page with the tail */
    unsigned char *top =
        guard + c->stack_bytes - MGPU__TAIL_WORDS * 8 - (c->index + t) * 192 % 2560;
    if (c->fresh && c->index < MGPU__STACK_NAN_CLUSTERS)
        mgpu__stack_unwritten(top);
    memset(f, 0, l->fiber_bytes);
    f->self.thread_idx.x = t % l->block.x;
    f->self.thread_idx.y = t / l->block.x % l->block.y;
    f->self.thread_idx.z = t / l->block.x / l->block.y;
    f->self.block_idx.x = block.x;
    f->self.block_idx.y = block.y;
    f->self.block_idx.z = block.z;
    f->cta = cta;
    f->launch = c->worker->launch;
    f->thread = t;
    cta->living[t / 32] |= 1u << t % 32;
    f->context = mgpu__fiber_create(bottom, top, entry);
}

/* blockIdx of a block of a cluster. */
MGPU__MODEL mgpu_dim3
mgpu__block_at(const mgpu__launch *l, uint32_t cluster, uint32_t rank)
{
    const mgpu_dim3 k = l->cluster;
    mgpu_dim3 at;
    at.x = cluster % l->grid_clusters.x * k.x + rank % k.x;
    at.y = cluster / l->grid_clusters.x % l->grid_clusters.y * k.y + rank / k.x % k.y;
    at.z = cluster / l->grid_clusters.x / l->grid_clusters.y * k.z + rank / k.x / k.y;
    return at;
}

MGPU__MODEL void
mgpu__cta_start(mgpu__cluster *c, mgpu__cta *cta, void (*entry)(void))
{
    const mgpu__launch *l = c->worker->launch;
    const mgpu_dim3 at = mgpu__block_at(l, c->index, cta->rank);
    cta->index = at.x + l->grid.x * (at.y + l->grid.y * at.z);
    cta->alive = l->threads;
    memset(cta->living, 0, sizeof cta->living);
    for (uint32_t t = 0; t < l->threads; t++)
        mgpu__fiber_start(c, cta, t, at, entry);
}

/* Clusters that the multiprocessors hold at once. Static arrays count as soon as a thread has
 * met them; a cluster that became resident before stays. */
MGPU__MODEL uint32_t
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

/* There is no memory for one more resident cluster. */
MGPU__MODEL void
mgpu__report_memory(mgpu__launch *l, uint32_t resident)
{
    mgpu__put(
        mgpu__report_begin(),
        "out of memory for cluster %u of those that must be resident at once: %u blocks of "
        "%u threads, %u KiB of stack each (MGPU_EMU_STACK_KB), and 228 KiB of shared memory",
        resident, l->cluster_size, l->threads, l->config.stack_kb);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_OUT_OF_MEMORY);
    mgpu__report_end();
}

/* A cluster begins: its threads will run entry(). */
MGPU__MODEL void
mgpu__cluster_start(mgpu__cluster *c, uint32_t index, void (*entry)(void))
{
    const mgpu__launch *l = c->worker->launch;
    c->index = index;
    c->random = (l->config.seed * 2 + 1) * 0x9E3779B97F4A7C15u + index;
    c->alive = l->threads * l->cluster_size;
    c->ready.head = c->ready.tail = c->polling.head = c->polling.tail = NULL;
    c->late.head = c->late.tail = NULL;
    c->tick = 0;
    c->behind = false;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        mgpu__cta_start(c, c->ctas[rank], entry);
    c->fresh = false;
    mgpu__units_begin(c);
    mgpu__cluster_order(c);
    (void)mgpu__start_warp(c);
}

/* The shared memory of a cluster that begins: nobody has written it. false: there is not enough. */
MGPU__MODEL bool
mgpu__windows_begin(mgpu__cluster *c)
{
    const uint32_t end = __atomic_load_n(&c->worker->launch->static_end, __ATOMIC_ACQUIRE);
    bool open = true;
    for (uint32_t i = 0; i < c->cta_count && open; i++) {
        memset(c->ctas[i]->window, MGPU__UNWRITTEN, c->ctas[i]->used); /* of the block before */
        open = mgpu__window_open(c->ctas[i], end);
    }
    return open;
}

/* Make one more cluster of the grid resident on this worker. false: none is left, or no room. */
MGPU__MODEL bool
mgpu__admit(mgpu__worker *w, void (*entry)(void))
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
    if (c == NULL || !mgpu__windows_begin(c)) {
        mgpu__report_memory(l, resident);
        if (c != NULL) {
            c->next = w->spare;
            w->spare = c;
        }
        return false;
    }
    mgpu__cluster_start(c, index, entry);
    c->next = w->residents;
    w->residents = c;
    mgpu__effect(w);
    return true;
}

#endif /* MGPU_EMU_CORE_RESIDENT_H */
