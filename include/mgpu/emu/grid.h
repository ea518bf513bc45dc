/* mgpu/emu/grid.h - who runs next: fibers, residents, workers, deadlock, launch.
 * SPDX-License-Identifier: MIT
 *
 * A worker runs one cluster until none of its threads can go on, then the next resident one:
 *
 *     fiber -> fiber -> fiber ...      ready threads, first come first served
 *        nobody ready: one operation of an agent, and again
 *        no operation: back to the worker, which tries the other residents
 *     a round in which no resident changed anything: one more cluster becomes resident
 *     no room for more, and all workers are in this state: deadlock
 *
 * So a grid whose blocks never wait for each other runs with one resident cluster per worker,
 * and a grid barrier makes just as many resident as it needs. Threads in a spin loop (polling)
 * run once per round.
 */
#ifndef MGPU_EMU_GRID_H
#define MGPU_EMU_GRID_H

#include "hazard.h"
#include "machine.h"
#include "report.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum {
    MGPU__ROUNDS = 40, /* rounds without progress before a worker calls itself stuck */
    MGPU__TIMER_PATIENCE_MS = 200 /* and this long, when a thread sleeps or reads a clock */
};

__thread const mgpu_emu_thread *mgpu_emu_self;

static pthread_mutex_t mgpu__launch_lock = PTHREAD_MUTEX_INITIALIZER; /* one launch at a time */
static mgpu_emu_config mgpu__config;
static bool mgpu__configured;
static mgpu_emu_stats mgpu__stats;

static uint64_t
mgpu__now_ns(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* ---- from fiber to fiber ---------------------------------------------------------------------- */

static bool
mgpu__ended(const mgpu__launch *l)
{
    return __atomic_load_n(&l->status, __ATOMIC_RELAXED) != MGPU_OK;
}

static void
mgpu__to_worker(mgpu__context *save)
{
    mgpu__worker *w = mgpu__this_worker;
    mgpu_emu_self = NULL;
    mgpu__fiber_switch(save, w->context);
}

/* Run somebody else; returns when somebody runs `me` again. */
static void
mgpu__dispatch(mgpu__fiber *me)
{
    mgpu__cluster *c = me->cta->cluster;
    mgpu__worker *w = c->worker;
    for (;;) {
        mgpu__fiber *f;
        if (mgpu__ended(w->launch))
            break;
        if (w->launch->config.policy == MGPU_EMU_RANDOM)
            mgpu__agents_may_act(c);
        f = mgpu__queue_pop(&c->ready);
        if (f == me) {
            mgpu_emu_self = &f->self;
            return;
        }
        if (f != NULL) {
            w->switches++;
            mgpu_emu_self = &f->self;
            mgpu__fiber_switch(&me->context, f->context);
            return;
        }
        if (!mgpu__agents_step(c))
            break;
    }
    mgpu__to_worker(&me->context);
}

static void
mgpu__park(mgpu__state state, const void *object, const void *site, mgpu__queue *q)
{
    mgpu__fiber *f = mgpu__self();
    f->state = (uint8_t)state;
    f->object = object;
    f->site = site;
    if (q != NULL)
        mgpu__queue_push(q, f);
    mgpu__dispatch(f);
}

/* The launch has ended with an error: never run this fiber again. */
static void
mgpu__leave_forever(void)
{
    mgpu__context unused;
    mgpu__to_worker(&unused);
}

/* A barrier or a cluster barrier may be complete now that a thread has returned. */
static void mgpu__thread_left_barriers(mgpu__fiber *f);
static void mgpu__thread_left_wgmma(mgpu__fiber *f);
static void mgpu__thread_left_bulk(mgpu__fiber *f);

static void
mgpu__fiber_main(void)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    mgpu__launch *l = c->worker->launch;
    void (*entry)(const void *) = (void (*)(const void *))l->kernel->entry;
    mgpu__event(MGPU_EMU_THREAD_START, MGPU_EMU_THREAD, 0, 0, 0, f, NULL);
    entry(l->args);
    f = mgpu__self();
    mgpu__thread_left_wgmma(f);
    mgpu__thread_left_bulk(f);
    mgpu__event(MGPU_EMU_THREAD_EXIT, MGPU_EMU_THREAD, 0, 0, 0, f, NULL);
    f->state = MGPU__DONE;
    f->cta->alive--;
    c->alive--;
    mgpu__thread_left_barriers(f);
    mgpu__progress(c->worker);
    mgpu__dispatch(f);
    abort(); /* not reached: a fiber that is done is in no list */
}

/* ---- a resident cluster ----------------------------------------------------------------------------- */

static void *
mgpu__zalloc(size_t count, size_t bytes)
{
    void *p = calloc(count == 0 ? 1 : count, bytes);
    if (p == NULL)
        abort(); /* the machine itself is out of memory; nothing to unwind to */
    return p;
}

static void
mgpu__cta_create(mgpu__cta *cta, const mgpu__launch *l)
{
    uint32_t warpgroups = (l->threads + 127) / 128;
    cta->window = NULL;
    if (posix_memalign((void **)&cta->window, 4096, MGPU__WINDOW_BYTES) != 0)
        abort();
    cta->fibers = (mgpu__fiber *)mgpu__zalloc(l->threads, sizeof *cta->fibers);
    /* large and mostly untouched: pages that nobody writes cost nothing */
    cta->mbarriers =
        (mgpu__mbarrier *)mgpu__zalloc(MGPU__WINDOW_BYTES / 8, sizeof *cta->mbarriers);
    cta->mbarrier_list =
        (uint16_t *)mgpu__zalloc(MGPU__WINDOW_BYTES / 8, sizeof *cta->mbarrier_list);
    cta->warpgroups = (mgpu__warpgroup *)mgpu__zalloc(warpgroups, sizeof *cta->warpgroups);
}

static mgpu__cluster *
mgpu__cluster_create(mgpu__worker *w)
{
    const mgpu__launch *l = w->launch;
    mgpu__cluster *c = (mgpu__cluster *)mgpu__zalloc(1, sizeof *c);
    size_t page = 4096, fibers = (size_t)l->cluster_size * l->threads;
    c->worker = w;
    c->cta_count = l->cluster_size;
    for (uint32_t i = 0; i < c->cta_count; i++)
        mgpu__cta_create(&c->ctas[i], l);
    /* one stack per fiber, with a page below it that nobody may touch */
    c->stack_bytes = (size_t)l->config.stack_kb * 1024 + page;
    c->stacks_bytes = fibers * c->stack_bytes;
    c->stacks = (unsigned char *)mmap(NULL, c->stacks_bytes, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (c->stacks == MAP_FAILED)
        abort();
    for (size_t i = 0; i < fibers; i++)
        if (mprotect(c->stacks + i * c->stack_bytes, page, PROT_NONE) != 0)
            break; /* out of mappings: the remaining stacks go without */
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
        for (uint32_t g = 0; g < (threads + 127) / 128; g++) {
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
    (void)munmap(c->stacks, c->stacks_bytes);
    free(c->copies);
    free(c);
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
    cta->static_count = 0;
    cta->cluster = c;
    cta->rank = rank;
    cta->index = at.x + l->grid.x * (at.y + l->grid.y * at.z);
    cta->alive = l->threads;
    cta->used = MGPU__WINDOW_START + l->dynamic_smem;
    cta->registers_free = MGPU__REGISTERS_PER_SM / slots;
    if (registers > 255)
        registers = 255;
    cta->registers_free -= registers * l->threads;
    cta->register_waiters.head = cta->register_waiters.tail = NULL;
    memset(cta->barrier, 0, sizeof cta->barrier);
    memset(cta->window, 0xDB, cta->used); /* nobody has written it yet */
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
        mgpu__make_ready(f);
    }
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
    c->index = index;
    c->alive = l->threads * l->cluster_size;
    c->ready.head = c->ready.tail = c->polling.head = c->polling.tail = NULL;
    c->copy_count = c->wgmma_runnable = 0;
    c->cluster_arrived = c->cluster_phase = 0;
    c->cluster_waiters.head = c->cluster_waiters.tail = NULL;
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        mgpu__cta_start(c, rank, l);
    c->next = w->residents;
    w->residents = c;
    w->resident_count++;
    mgpu__progress(w);
    return true;
}

/* ---- a worker --------------------------------------------------------------------------------------------- */

/* Run the threads of a cluster until none can go on: one round. */
static void
mgpu__run_round(mgpu__worker *w, mgpu__cluster *c)
{
    mgpu__fiber *f;
    mgpu__wake(&c->polling);
    for (;;) {
        f = mgpu__queue_pop(&c->ready);
        if (f != NULL)
            break;
        if (!mgpu__agents_step(c))
            return;
    }
    w->switches++;
    mgpu_emu_self = &f->self;
    w->running_fiber = true;
    mgpu__fiber_switch(&w->context, f->context);
    w->running_fiber = false;
}

/* Nobody moves: what waits in try_wait comes back with false, as it does on a GPU after a
 * while, so that loops that count or look elsewhere go on. */
static void
mgpu__time_out_waiters(mgpu__cluster *c)
{
    for (uint32_t i = 0; i < c->cta_count; i++)
        for (uint32_t b = 0; b < c->ctas[i].mbarrier_count; b++) {
            mgpu__queue *q = &c->ctas[i].mbarriers[c->ctas[i].mbarrier_list[b]].waiters;
            for (mgpu__fiber *f = q->head; f != NULL; f = f->next)
                f->timed_out = true;
            mgpu__wake(q);
        }
}

/* Whether a thread of the cluster sleeps or has read a clock since the last progress. */
static bool
mgpu__uses_time(const mgpu__worker *w)
{
    for (const mgpu__cluster *c = w->residents; c != NULL; c = c->next)
        for (uint32_t i = 0; i < c->cta_count; i++)
            for (uint32_t t = 0; t < w->launch->threads; t++)
                if (c->ctas[i].fibers[t].timer && c->ctas[i].fibers[t].state != MGPU__DONE)
                    return true;
    return false;
}

/* State changes of all workers so far, plus one. */
static uint64_t
mgpu__total_progress(const mgpu__launch *l)
{
    uint64_t sum = 1;
    for (uint32_t i = 0; i < l->worker_count; i++)
        sum += __atomic_load_n(&l->workers[i].progress, __ATOMIC_ACQUIRE);
    return sum;
}

/* Drop clusters whose threads have all returned. What agents still have to do is done first. */
static void
mgpu__retire(mgpu__worker *w)
{
    mgpu__cluster **link = &w->residents;
    while (*link != NULL) {
        mgpu__cluster *c = *link;
        if (c->alive != 0) {
            link = &c->next;
            continue;
        }
        *link = c->next;
        c->next = w->spare;
        w->spare = c;
        w->resident_count--;
        (void)__atomic_sub_fetch(&w->launch->resident, 1, __ATOMIC_RELAXED);
        mgpu__progress(w);
    }
}

/* Stand still until all workers are stuck (true) or something changes (false). */
static bool
mgpu__all_stuck(mgpu__worker *w, uint64_t total)
{
    mgpu__launch *l = w->launch;
    bool all = false;
    __atomic_store_n(&w->stuck_at, total, __ATOMIC_SEQ_CST);
    while (!all && !mgpu__ended(l) && mgpu__total_progress(l) == total) {
        struct timespec nap = {0, 20000};
        all = true;
        for (uint32_t i = 0; i < l->worker_count && all; i++) {
            uint64_t at = __atomic_load_n(&l->workers[i].stuck_at, __ATOMIC_SEQ_CST);
            all = at == total || at == UINT64_MAX;
        }
        if (!all)
            (void)nanosleep(&nap, NULL);
    }
    if (!all)
        __atomic_store_n(&w->stuck_at, 0, __ATOMIC_SEQ_CST);
    return all && mgpu__total_progress(l) == total && !mgpu__ended(l);
}

static void
mgpu__worker_loop(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    uint32_t rounds = 0;
    uint64_t since = 0;
    while (!mgpu__ended(l)) {
        uint64_t before = w->progress, total = mgpu__total_progress(l);
        mgpu__cluster *c, *next;
        if (w->residents == NULL && !mgpu__admit(w)) {
            if (__atomic_load_n(&l->next_cluster, __ATOMIC_RELAXED) >= l->clusters)
                break; /* the grid is handed out */
        }
        for (c = w->residents; c != NULL && !mgpu__ended(l); c = next) {
            next = c->next;
            mgpu__run_round(w, c);
        }
        if (mgpu__ended(l))
            break;
        mgpu__retire(w);
        if (w->progress != before) {
            rounds = 0;
            since = 0;
            __atomic_store_n(&w->stuck_at, 0, __ATOMIC_RELEASE);
            continue;
        }
        if (mgpu__admit(w))
            continue;
        if (since == 0)
            since = mgpu__now_ns();
        if (++rounds < MGPU__ROUNDS) {
            for (c = w->residents; c != NULL; c = c->next)
                mgpu__time_out_waiters(c);
            continue;
        }
        /* stuck, unless another worker moved or time will help */
        if (mgpu__total_progress(l) != total ||
            (mgpu__uses_time(w) &&
             mgpu__now_ns() - since < (uint64_t)MGPU__TIMER_PATIENCE_MS * 1000000u)) {
            struct timespec nap = {0, 20000};
            __atomic_store_n(&w->stuck_at, 0, __ATOMIC_RELEASE);
            (void)nanosleep(&nap, NULL);
            rounds = MGPU__ROUNDS - 2;
            continue;
        }
        if (mgpu__all_stuck(w, total))
            mgpu__report_deadlock(l);
        rounds = 0;
        since = 0;
    }
    __atomic_store_n(&w->stuck_at, UINT64_MAX, __ATOMIC_SEQ_CST);
}

/* ---- memory faults of a fiber --------------------------------------------------------------------------- */

static struct sigaction mgpu__old_action[3];
static const int mgpu__signals[3] = {SIGSEGV, SIGBUS, SIGFPE};
static __thread volatile uintptr_t mgpu__fault_address;
static __thread volatile int mgpu__fault_signal;

static void
mgpu__on_signal(int signal_number, siginfo_t *info, void *context)
{
    mgpu__worker *w = mgpu__this_worker;
    (void)context;
    if (w != NULL && w->running_fiber && mgpu_emu_self != NULL) {
        mgpu__fault_address = (uintptr_t)info->si_addr;
        mgpu__fault_signal = signal_number;
        siglongjmp(w->fault, 1);
    }
    /* not ours: let the program's own handler, or the default, have it */
    for (int i = 0; i < 3; i++)
        if (mgpu__signals[i] == signal_number)
            (void)sigaction(signal_number, &mgpu__old_action[i], NULL);
}

static void
mgpu__report_fault(mgpu__worker *w)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__text *t = &mgpu__report_text;
    mgpu__cluster *c = f->cta->cluster;
    size_t slot = (size_t)f->cta->rank * w->launch->threads + f->thread;
    uintptr_t guard = (uintptr_t)(c->stacks + slot * c->stack_bytes);
    (void)pthread_mutex_lock(&mgpu__report_lock);
    t->length = 0;
    if (mgpu__fault_address >= guard && mgpu__fault_address < guard + 4096)
        mgpu__put(t, "stack overflow: a thread has %u KiB here; raise MGPU_EMU_STACK_KB; ",
                  w->launch->config.stack_kb);
    else if (mgpu__fault_signal == SIGFPE)
        mgpu__put(t, "integer division by zero; ");
    else
        mgpu__put(t, "illegal memory access at address %p; ", (void *)mgpu__fault_address);
    mgpu__put_thread(t, f);
    mgpu__deliver(w->launch, MGPU_EMU_ERROR, MGPU_FAULT, t->data);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
    mgpu_emu_self = NULL;
}

static void *
mgpu__worker_main(void *argument)
{
    mgpu__worker *w = (mgpu__worker *)argument;
    stack_t stack, old;
    w->signal_stack = malloc(65536);
    stack.ss_sp = w->signal_stack;
    stack.ss_size = 65536;
    stack.ss_flags = 0;
    if (w->signal_stack != NULL)
        (void)sigaltstack(&stack, &old);
    mgpu__this_worker = w;
    if (sigsetjmp(w->fault, 1) == 0) {
        mgpu__worker_loop(w);
    } else {
        w->running_fiber = false;
        mgpu__report_fault(w);
    }
    __atomic_store_n(&w->stuck_at, UINT64_MAX, __ATOMIC_SEQ_CST);
    mgpu_emu_self = NULL;
    mgpu__this_worker = NULL;
    if (w->signal_stack != NULL)
        (void)sigaltstack(&old, NULL);
    return NULL;
}

/* ---- settings --------------------------------------------------------------------------------------------- */

static uint32_t
mgpu__env_number(const char *name, uint32_t otherwise, uint32_t least, uint32_t most)
{
    const char *text = getenv(name);
    char *end;
    unsigned long n;
    if (text == NULL || *text == 0)
        return otherwise;
    errno = 0;
    n = strtoul(text, &end, 10);
    if (errno != 0 || *end != 0 || n < least || n > most) {
        (void)fprintf(stderr, "mgpu model: %s=%s is ignored: want a number from %u to %u\n",
                      name, text, least, most);
        return otherwise;
    }
    return (uint32_t)n;
}

/* Index of the variable's value in `words`, which ends with NULL. */
static uint32_t
mgpu__env_word(const char *name, const char *const *words, uint32_t otherwise)
{
    const char *text = getenv(name);
    if (text == NULL || *text == 0)
        return otherwise;
    for (uint32_t i = 0; words[i] != NULL; i++)
        if (strcmp(text, words[i]) == 0)
            return i;
    (void)fprintf(stderr, "mgpu model: %s=%s is ignored: want one of", name, text);
    for (uint32_t i = 0; words[i] != NULL; i++)
        (void)fprintf(stderr, " %s", words[i]);
    (void)fprintf(stderr, "\n");
    return otherwise;
}

mgpu_emu_config
mgpu_emu_config_default(void)
{
    static const char *const policies[] = {"eager", "lazy", "random", NULL};
    static const char *const numerics[] = {"exact", "fast", NULL};
    static const char *const targets[] = {"sm_90", "sm_90a", NULL};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    mgpu_emu_config c;
    memset(&c, 0, sizeof c);
    c.workers = mgpu__env_number("MGPU_EMU_WORKERS", cores > 0 ? (uint32_t)cores : 1, 1, 1024);
    c.policy = (mgpu_emu_policy)mgpu__env_word("MGPU_EMU_POLICY", policies, MGPU_EMU_EAGER);
    c.seed = mgpu__env_number("MGPU_EMU_SEED", 1, 0, UINT32_MAX);
    c.numerics =
        (mgpu_emu_numerics)mgpu__env_word("MGPU_EMU_NUMERICS", numerics, MGPU_EMU_EXACT);
    c.target = MGPU_EMU_SM_90 + mgpu__env_word("MGPU_EMU_TARGET", targets, 1);
    c.multiprocessors = mgpu__env_number("MGPU_EMU_SMS", 132, 1, 65536);
    c.max_resident = mgpu__env_number("MGPU_EMU_RESIDENT", 0, 0, 1000000);
    c.stack_kb = mgpu__env_number("MGPU_EMU_STACK_KB", 64, 16, 65536);
    return c;
}

void
mgpu_emu_configure(mgpu_emu_config config)
{
    (void)pthread_mutex_lock(&mgpu__launch_lock);
    mgpu__config = config;
    mgpu__configured = true;
    (void)pthread_mutex_unlock(&mgpu__launch_lock);
}

mgpu_emu_config
mgpu_emu_config_current(void)
{
    mgpu_emu_config c;
    (void)pthread_mutex_lock(&mgpu__launch_lock);
    if (!mgpu__configured) {
        mgpu__config = mgpu_emu_config_default();
        mgpu__configured = true;
    }
    c = mgpu__config;
    (void)pthread_mutex_unlock(&mgpu__launch_lock);
    return c;
}

mgpu_emu_stats
mgpu_emu_last_stats(void)
{
    return mgpu__stats;
}

/* ---- launch -------------------------------------------------------------------------------------------------- */

/* Whether the machine can run this at all. */
static mgpu_status
mgpu__check_launch(const mgpu_kernel *k, mgpu_dim3 grid, mgpu_dim3 block, mgpu_dim3 cluster,
                   uint32_t smem, const void *args, mgpu_issues *issues)
{
    uint64_t threads = (uint64_t)block.x * block.y * block.z;
    uint64_t size = (uint64_t)cluster.x * cluster.y * cluster.z;
    if (mgpu_emu_self != NULL)
        return mgpu_issue_add(
            issues, MGPU_INVALID_ARGUMENT, "kernel", -1, 0, 0,
            "mgpu_launch was called from inside a kernel; launch from the host");
    if (k == NULL || k->entry == NULL || args == NULL)
        return mgpu_issue_add(issues, MGPU_INVALID_ARGUMENT, k == NULL ? "kernel" : "args", -1,
                              0, 0,
                              "a launch needs a kernel and its arguments, one of them is NULL");
    if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > 0x7fffffff || grid.y > 65535 ||
        grid.z > 65535 || (uint64_t)grid.x * grid.y * grid.z > 0x7fffffff)
        return mgpu_issue_add(
            issues, MGPU_GRID_LIMIT, "grid", -1, grid.x, 0,
            "grid %u x %u x %u: each size is at least 1, y and z at most 65535", grid.x, grid.y,
            grid.z);
    if (threads == 0 || threads > 1024 || threads > k->threads || block.z > 64)
        return mgpu_issue_add(
            issues, MGPU_THREAD_LIMIT, "block", -1, (int64_t)threads, k->threads,
            "block %u x %u x %u has %llu threads; kernel %s is built for 1 to %u", block.x,
            block.y, block.z, (unsigned long long)threads, k->name, k->threads);
    if (size == 0 || size > MGPU__CLUSTER_MAX)
        return mgpu_issue_add(issues, MGPU_CLUSTER_LIMIT, "cluster", -1, (int64_t)size,
                              MGPU__CLUSTER_MAX,
                              "a cluster of %llu blocks: the machine places 1 to %d",
                              (unsigned long long)size, MGPU__CLUSTER_MAX);
    if (grid.x % cluster.x != 0 || grid.y % cluster.y != 0 || grid.z % cluster.z != 0)
        return mgpu_issue_add(issues, MGPU_GRID_LIMIT, "grid", -1, grid.x, cluster.x,
                              "grid %u x %u x %u is not a multiple of the cluster %u x %u x %u",
                              grid.x, grid.y, grid.z, cluster.x, cluster.y, cluster.z);
    if (smem > MGPU__SMEM_LIMIT)
        return mgpu_issue_add(
            issues, MGPU_SMEM_LIMIT, "smem_bytes", -1, smem, MGPU__SMEM_LIMIT,
            "%u bytes of dynamic shared memory: a block may have %d (227 KiB); %u too many",
            smem, MGPU__SMEM_LIMIT, smem - MGPU__SMEM_LIMIT);
    return MGPU_OK;
}

/* Clusters that the multiprocessors hold at once. */
static uint32_t
mgpu__resident_limit(const mgpu__launch *l)
{
    uint32_t smem = l->dynamic_smem + 1024, per_sm = MGPU__SMEM_PER_SM / smem, clusters;
    if (per_sm > MGPU__THREADS_PER_SM / l->threads)
        per_sm = MGPU__THREADS_PER_SM / l->threads;
    if (per_sm > MGPU__BLOCKS_PER_SM)
        per_sm = MGPU__BLOCKS_PER_SM;
    if (per_sm == 0)
        per_sm = 1;
    clusters = l->config.multiprocessors * per_sm / l->cluster_size;
    if (l->config.max_resident != 0)
        clusters = l->config.max_resident;
    return clusters == 0 ? 1 : clusters;
}

static void
mgpu__run_workers(mgpu__launch *l)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = mgpu__on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < 3; i++)
        (void)sigaction(mgpu__signals[i], &action, &mgpu__old_action[i]);
    for (uint32_t i = 1; i < l->worker_count; i++)
        if (pthread_create(&l->workers[i].thread, NULL, mgpu__worker_main, &l->workers[i]) !=
            0) {
            __atomic_store_n(&l->workers[i].stuck_at, UINT64_MAX, __ATOMIC_SEQ_CST);
            l->workers[i].launch = NULL; /* fewer workers will do */
        }
    (void)mgpu__worker_main(&l->workers[0]);
    for (uint32_t i = 1; i < l->worker_count; i++)
        if (l->workers[i].launch != NULL)
            (void)pthread_join(l->workers[i].thread, NULL);
    for (int i = 0; i < 3; i++)
        (void)sigaction(mgpu__signals[i], &mgpu__old_action[i], NULL);
}

mgpu_status
mgpu_emu_launch(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 block, mgpu_dim3 cluster,
                uint32_t smem_bytes, const void *args, mgpu_issues *issues)
{
    mgpu_status status =
        mgpu__check_launch(kernel, grid, block, cluster, smem_bytes, args, issues);
    mgpu__launch l;
    void *copy = NULL;
    uint64_t start = mgpu__now_ns();
    if (status != MGPU_OK)
        return status;
    memset(&l, 0, sizeof l);
    l.config = mgpu_emu_config_current();
    (void)pthread_mutex_lock(&mgpu__launch_lock);
    l.kernel = kernel;
    l.grid = grid;
    l.block = block;
    l.cluster = cluster;
    l.grid_clusters =
        mgpu_make_dim3(grid.x / cluster.x, grid.y / cluster.y, grid.z / cluster.z);
    l.threads = block.x * block.y * block.z;
    l.cluster_size = cluster.x * cluster.y * cluster.z;
    l.dynamic_smem = smem_bytes;
    l.clusters = l.grid_clusters.x * l.grid_clusters.y * l.grid_clusters.z;
    l.resident_limit = mgpu__resident_limit(&l);
    l.issues = issues;
    l.worker_count = l.config.workers == 0 ? 1 : l.config.workers;
    if (l.worker_count > l.clusters)
        l.worker_count = l.clusters;
    if (l.worker_count > l.resident_limit)
        l.worker_count = l.resident_limit;
    if (posix_memalign(&copy, 128, (kernel->args_bytes + 127u) / 128u * 128u + 128u) != 0) {
        (void)pthread_mutex_unlock(&mgpu__launch_lock);
        return MGPU_OUT_OF_MEMORY;
    }
    memcpy(copy, args, kernel->args_bytes);
    l.args = copy;
    l.workers = (mgpu__worker *)mgpu__zalloc(l.worker_count, sizeof *l.workers);
    for (uint32_t i = 0; i < l.worker_count; i++) {
        l.workers[i].launch = &l;
        l.workers[i].random = (l.config.seed * 2 + 1) * 0x9E3779B97F4A7C15ull + i;
    }
    mgpu__run_workers(&l);
    memset(&mgpu__stats, 0, sizeof mgpu__stats);
    for (uint32_t i = 0; i < l.worker_count; i++) {
        mgpu__worker *w = &l.workers[i];
        mgpu__cluster *lists[2] = {w->residents, w->spare};
        for (int k = 0; k < 2; k++)
            while (lists[k] != NULL) {
                mgpu__cluster *c = lists[k];
                lists[k] = c->next;
                mgpu__cluster_destroy(c, l.threads);
            }
        free(w->signal_stack);
        mgpu__stats.switches += w->switches;
        mgpu__stats.copies += w->copies;
        mgpu__stats.wgmmas += w->wgmmas;
    }
    free(l.workers);
    free(copy);
    mgpu__stats.seconds = (double)(mgpu__now_ns() - start) * 1e-9;
    mgpu__stats.workers = l.worker_count;
    mgpu__stats.resident = l.resident_peak;
    mgpu__stats.reports = l.reports;
    status = (mgpu_status)l.status;
    (void)pthread_mutex_unlock(&mgpu__launch_lock);
    return status;
}

#endif /* MGPU_EMU_GRID_H */
