/* mgpu/emu/core/launch.h - settings, limits, workers, and faults of user code.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_emu_launch    check the limits | copy the arguments | workers 1..n in threads of their
 *                        own, worker 0 here | join | status
 *
 * During a launch SIGSEGV, SIGBUS and SIGFPE of a fiber end the launch with MGPU_ERROR_FAULT; the
 * program's own handlers come back afterwards, and get what is not the model's.
 */
#ifndef MGPU_EMU_CORE_LAUNCH_H
#define MGPU_EMU_CORE_LAUNCH_H

#include "../../launch_rules.h"
#include "resident.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t mgpu__launch_lock = PTHREAD_MUTEX_INITIALIZER; /* one launch at a time */
static pthread_mutex_t mgpu__config_lock = PTHREAD_MUTEX_INITIALIZER;
static mgpu_emu_config mgpu__config;
static bool mgpu__configured;
static mgpu_emu_stats mgpu__stats;

/* ---- memory faults of a fiber --------------------------------------------------------------------------- */

static struct sigaction mgpu__old_action[3];
static const int mgpu__signals[3] = {SIGSEGV, SIGBUS, SIGFPE};
static __thread volatile uintptr_t mgpu__fault_address;
static __thread volatile int mgpu__fault_signal;
static __thread const void *volatile mgpu__fault_site;

/* Just behind the first byte of the instruction that failed; NULL where the CPU is not known. */
static const void *
mgpu__site_of_fault(const void *context)
{
    const mcontext_t *m = &((const ucontext_t *)context)->uc_mcontext;
    (void)m;
#if defined(__linux__) && defined(__x86_64__)
    return (const char *)(uintptr_t)m->gregs[REG_RIP] + 1;
#elif defined(__linux__) && defined(__aarch64__)
    return (const char *)(uintptr_t)m->pc + 1;
#else
    return NULL;
#endif
}

static void
mgpu__on_signal(int signal_number, siginfo_t *info, void *context)
{
    mgpu__worker *w = mgpu__this_worker;
    if (w != NULL && w->running_fiber && mgpu_emu_self != NULL && !mgpu__in_sink) {
        mgpu__fault_address = (uintptr_t)info->si_addr;
        mgpu__fault_signal = signal_number;
        mgpu__fault_site = mgpu__site_of_fault(context);
        siglongjmp(w->fault, 1);
    }
    /* not ours: let the program's own handler, or the default, have it */
    for (int i = 0; i < 3; i++)
        if (mgpu__signals[i] == signal_number)
            (void)sigaction(signal_number, &mgpu__old_action[i], NULL);
}

/* Whether an address lies in the page below any stack of the cluster: a large frame may step
 * over its own guard. */
static bool
mgpu__in_guard(const mgpu__cluster *c, uintptr_t address)
{
    const uintptr_t stacks = (uintptr_t)c->stacks;
    return address >= stacks && address < stacks + c->stacks_bytes &&
           (address - stacks) % c->stack_bytes < 4096;
}

static void
mgpu__report_fault(mgpu__worker *w)
{
    const mgpu__fiber *f = mgpu__self(), *over;
    mgpu__text *t = &mgpu__report_text;
    mgpu__cluster *c = f->cta->cluster;
    char where[512];
    over = mgpu__fault_signal != SIGFPE && mgpu__in_guard(c, mgpu__fault_address)
               ? f
               : mgpu__overflown(c);
    if (over != NULL) {
        mgpu__report_overflow(w->launch, over, over == f ? mgpu__fault_site : NULL);
        mgpu_emu_self = NULL;
        return;
    }
    (void)pthread_mutex_lock(&mgpu__report_lock);
    t->length = 0;
    if (mgpu__fault_site != NULL)
        mgpu__put(t, "%s: ", mgpu__locate(mgpu__fault_site, where, sizeof where));
    if (mgpu__fault_signal == SIGFPE)
        mgpu__put(t, "integer division by zero; ");
    else
        mgpu__put(t, "illegal memory access at address %p; ", (void *)mgpu__fault_address);
    mgpu__put_thread(t, f);
    mgpu__deliver(w->launch, MGPU_EMU_ERROR, MGPU_ERROR_FAULT, t->data);
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
    c.patience_ms = mgpu__env_number("MGPU_EMU_PATIENCE_MS", 200, 1, 86400000);
    return c;
}

void
mgpu_emu_configure(mgpu_emu_config config)
{
    (void)pthread_mutex_lock(&mgpu__config_lock);
    mgpu__config = config;
    mgpu__configured = true;
    (void)pthread_mutex_unlock(&mgpu__config_lock);
}

mgpu_emu_config
mgpu_emu_config_current(void)
{
    mgpu_emu_config c;
    (void)pthread_mutex_lock(&mgpu__config_lock);
    if (!mgpu__configured) {
        mgpu__config = mgpu_emu_config_default();
        mgpu__configured = true;
    }
    c = mgpu__config;
    (void)pthread_mutex_unlock(&mgpu__config_lock);
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
    const int64_t blocks = mgpu__dim3_product(grid);
    mgpu_status status = mgpu__launch_check(k, grid, block, cluster, args, issues);
    if (k == NULL || k->entry == NULL)
        return status;
    if (smem > MGPU__SMEM_LIMIT)
        status =
            mgpu__launch_check_smem(k, 0, smem, MGPU__SMEM_LIMIT, "the modelled GPU", issues);
    if (status == MGPU_OK && blocks > 0x7fffffff)
        status = mgpu_issue_add(issues, MGPU_ERROR_GRID_LIMIT, "grid", -1, blocks, 0x7fffffff,
                                "kernel \"%s\": a grid of %lld blocks, and the model counts up "
                                "to 2147483647: launch it in parts",
                                k->name, (long long)blocks);
    if (mgpu_emu_self != NULL)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "kernel", -1, 0, 0,
                                "kernel \"%s\": mgpu_launch was called from inside a kernel: "
                                "launch it from the host",
                                k->name);
    return status;
}

/* CUDA's blockDim and gridDim. Kernels know them as const, so they are written by another name. */
#define MGPU__TEXT(x)        #x
#define MGPU__LABEL_(prefix) MGPU__TEXT(prefix)
#define MGPU__LABEL          MGPU__LABEL_(__USER_LABEL_PREFIX__)
extern dim3 mgpu__block_dim __asm__(MGPU__LABEL "blockDim");
extern dim3 mgpu__grid_dim __asm__(MGPU__LABEL "gridDim");
dim3 mgpu__block_dim = {0, 0, 0};
dim3 mgpu__grid_dim = {0, 0, 0};
const int warpSize = 32;

static void
mgpu__show_dims(mgpu_dim3 grid, mgpu_dim3 block)
{
    mgpu__grid_dim.x = grid.x;
    mgpu__grid_dim.y = grid.y;
    mgpu__grid_dim.z = grid.z;
    mgpu__block_dim.x = block.x;
    mgpu__block_dim.y = block.y;
    mgpu__block_dim.z = block.z;
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
    if (l.config.workers == 0 || l.config.multiprocessors == 0 || l.config.stack_kb < 16 ||
        (l.config.target != MGPU_EMU_SM_90 && l.config.target != MGPU_EMU_SM_90A))
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "config", -1, 0, 0,
                              "mgpu_emu_configure: workers and multiprocessors are at least 1, "
                              "stack_kb at least 16, target MGPU_EMU_SM_90 or _90A; start from "
                              "mgpu_emu_config_default()");
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
    l.static_end = MGPU__WINDOW_START + smem_bytes;
    l.resident_limit = mgpu__resident_limit(&l);
    l.issues = issues;
    l.worker_count = l.config.workers == 0 ? 1 : l.config.workers;
    if (l.worker_count > l.clusters)
        l.worker_count = l.clusters;
    if (l.worker_count > l.resident_limit)
        l.worker_count = l.resident_limit;
    if (posix_memalign(&copy, 128, (kernel->args_bytes + 127u) / 128u * 128u + 128u) != 0) {
        (void)pthread_mutex_unlock(&mgpu__launch_lock);
        return MGPU_ERROR_OUT_OF_MEMORY;
    }
    if (kernel->args_bytes != 0)
        memcpy(copy, args, kernel->args_bytes);
    l.args = copy;
    l.workers = (mgpu__worker *)calloc(l.worker_count, sizeof *l.workers);
    if (l.workers == NULL) {
        free(copy);
        (void)pthread_mutex_unlock(&mgpu__launch_lock);
        return MGPU_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < l.worker_count; i++) {
        l.workers[i].launch = &l;
    }
    mgpu__show_dims(grid, block);
    mgpu__run_workers(&l);
    mgpu__show_dims(mgpu_make_dim3(0, 0, 0), mgpu_make_dim3(0, 0, 0));
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

#endif /* MGPU_EMU_CORE_LAUNCH_H */
