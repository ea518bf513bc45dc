/* mgpu/emu/core/launch.h - a launch: its limits, its workers, its end.
 * SPDX-License-Identifier: MIT
 *
 *     check the limits | copy the arguments | workers 1..n in threads of their own, worker 0
 *     here | join | what it did | status
 */
#ifndef MGPU_EMU_CORE_LAUNCH_H
#define MGPU_EMU_CORE_LAUNCH_H

#include "posix.h"

#include "../../launch_rules.h"
#include "fault.h"
#include "heap.h"
#include "schedule.h"
#include "settings.h"
#include "word.h"

static mgpu_emu_stats mgpu__stats;

mgpu_emu_stats
mgpu_emu_last_stats(void)
{
    return mgpu__stats;
}

/* ---- workers ----------------------------------------------------------------------------------------- */

MGPU__MODEL void *
mgpu__worker_main(void *argument)
{
    mgpu__worker *w = (mgpu__worker *)argument;
    stack_t stack, old;
    stack.ss_sp = w->signal_stack.start;
    stack.ss_size = w->signal_stack.bytes;
    stack.ss_flags = 0;
    (void)sigaltstack(&stack, &old);
    mgpu__this_worker = w;
    if (sigsetjmp(w->fault, 1) == 0) {
        if (w->launch->explorer != NULL)
            mgpu__who_explores->order(w);
        else
            mgpu__worker_loop(w);
    } else {
        w->running_fiber = false;
        mgpu__word_fault();
        mgpu__report_fault(w);
    }
    __atomic_store_n(&w->stuck_at, UINT64_MAX, __ATOMIC_SEQ_CST);
    mgpu_emu_self = NULL;
    mgpu__this_worker = NULL;
    (void)sigaltstack(&old, NULL);
    return NULL;
}

MGPU__MODEL void
mgpu__run_workers(mgpu__launch *l)
{
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
}

/* What the workers made and what they did. */
MGPU__MODEL void
mgpu__free_workers(mgpu__launch *l)
{
    mgpu__stats = l->found;
    for (uint32_t i = 0; l->workers != NULL && i < l->worker_count; i++) {
        mgpu__worker *w = &l->workers[i];
        mgpu__cluster *lists[2] = {w->residents, w->spare};
        for (int k = 0; k < 2; k++)
            while (lists[k] != NULL) {
                mgpu__cluster *c = lists[k];
                lists[k] = c->next;
                mgpu__cluster_destroy(c);
            }
        mgpu__slabs_free(&w->state);
        mgpu__unmap(w->signal_stack);
        mgpu__stats.switches += w->switches;
        mgpu__stats.copies += w->copies;
        mgpu__stats.wgmmas += w->wgmmas;
    }
}

/* ---- limits --------------------------------------------------------------------------------------------- */

/* Whether the machine can run this at all. */
MGPU__MODEL mgpu_status
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
    if (mgpu_emu_self != NULL || mgpu__in_sink)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "kernel", -1, 0, 0,
                                "kernel \"%s\": mgpu_launch was called from inside a %s: "
                                "launch it from the host",
                                k->name, mgpu__in_sink ? "sink of reports" : "kernel");
    return status;
}

MGPU__MODEL mgpu_status
mgpu__check_config(const mgpu_emu_config *config, mgpu_issues *issues)
{
    if (mgpu__env_refused)
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "config", -1, 0, 0,
                              "a setting MGPU_EMU_... of the environment is not understood; "
                              "stderr says which, and what it may be");
    if (config->workers == 0 || config->multiprocessors == 0 || config->stack_kb < 16 ||
        mgpu__target_name(config->target) == NULL)
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "config", -1, 0, 0,
                              "mgpu_emu_configure: workers and multiprocessors are at least 1, "
                              "stack_kb at least 16, target one of MGPU_EMU_SM_90, _90A to "
                              "_120A; start from mgpu_emu_config_default()");
    if (config->policy == MGPU_EMU_EXPLORE &&
        (config->explore.orders == 0 || config->explore.seconds == 0 ||
         config->explore.actors == 0 || config->explore.operations == 0 ||
         config->explore.steps < 16 || config->explore.steps > 131072))
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "config", -1, 0, 0,
                              "mgpu_emu_configure: bounds of the explore policy are at least "
                              "1, steps from 16 to 131072; start from "
                              "mgpu_emu_config_default()");
    return MGPU_OK;
}

/* ---- launch --------------------------------------------------------------------------------------------- */

/* CUDA's blockDim and gridDim. Kernels know them as const, so they are written by another name. */
#define MGPU__LABEL MGPU__TEXT(__USER_LABEL_PREFIX__)
extern dim3 mgpu__block_dim __asm__(MGPU__LABEL "blockDim");
extern dim3 mgpu__grid_dim __asm__(MGPU__LABEL "gridDim");
dim3 mgpu__block_dim = {0, 0, 0};
dim3 mgpu__grid_dim = {0, 0, 0};
const int warpSize = 32;

MGPU__MODEL void
mgpu__show_dims(mgpu_dim3 grid, mgpu_dim3 block)
{
    mgpu__grid_dim.x = grid.x;
    mgpu__grid_dim.y = grid.y;
    mgpu__grid_dim.z = grid.z;
    mgpu__block_dim.x = block.x;
    mgpu__block_dim.y = block.y;
    mgpu__block_dim.z = block.z;
}

/* What is asked for, in numbers. */
MGPU__MODEL void
mgpu__launch_describe(mgpu__launch *l, const mgpu_kernel *kernel, mgpu_dim3 grid,
                      mgpu_dim3 block, mgpu_dim3 cluster, uint32_t smem_bytes)
{
    l->kernel = kernel;
    l->grid = grid;
    l->block = block;
    l->cluster = cluster;
    l->grid_clusters =
        mgpu_make_dim3(grid.x / cluster.x, grid.y / cluster.y, grid.z / cluster.z);
    l->threads = block.x * block.y * block.z;
    l->cluster_size = cluster.x * cluster.y * cluster.z;
    l->dynamic_smem = smem_bytes;
    l->clusters = l->grid_clusters.x * l->grid_clusters.y * l->grid_clusters.z;
    l->static_end = MGPU__WINDOW_START + smem_bytes;
    l->resident_limit = mgpu__resident_limit(l);
    l->worker_count = l->config.workers;
    if (l->worker_count > l->clusters)
        l->worker_count = l->clusters;
    if (l->worker_count > l->resident_limit)
        l->worker_count = l->resident_limit;
}

/* The workers of a launch, and a stack for signals for each, all between guards of their own. false:
 * there is not enough memory. */
MGPU__MODEL bool
mgpu__make_workers(mgpu__launch *l, mgpu__mapping *map)
{
    bool made;
    *map = mgpu__map(l->worker_count * sizeof(mgpu__worker));
    made = map->start != NULL;
    l->workers = (mgpu__worker *)(void *)map->start;
    for (uint32_t i = 0; i < l->worker_count && made; i++) {
        l->workers[i].launch = l;
        l->workers[i].signal_stack = mgpu__map(65536);
        made = l->workers[i].signal_stack.start != NULL;
    }
    return made;
}

/* A launch that failed has clusters that have not ended: what waits in them is judged. */
MGPU__MODEL void
mgpu__launch_catch_up(const mgpu__launch *l)
{
    for (uint32_t i = 0; i < l->worker_count; i++)
        for (mgpu__cluster *c = l->workers[i].residents; c != NULL; c = c->next)
            mgpu__catch_up(c);
}

/* Run it, with a copy of the arguments. */
MGPU__MODEL mgpu_status
mgpu__launch_run(mgpu__launch *l, const void *args)
{
    const uint64_t start = mgpu_emu_now_ns();
    const size_t bytes = l->kernel->args_bytes;
    const bool explored = l->config.policy == MGPU_EMU_EXPLORE;
    const mgpu__mapping copy = mgpu__map(bytes);
    mgpu__mapping workers = {NULL, 0};
    if (copy.start != NULL && mgpu__make_workers(l, &workers)) {
        if (bytes != 0)
            memcpy(copy.start, args, bytes);
        l->args = copy.start;
        mgpu__faults_catch();
        mgpu__show_dims(l->grid, l->block);
        if (explored)
            mgpu__who_explores->launch(l, mgpu__worker_main, copy.start, args);
        else
            mgpu__run_workers(l);
        mgpu__show_dims(mgpu_make_dim3(0, 0, 0), mgpu_make_dim3(0, 0, 0));
        l->over = true;
        mgpu__launch_catch_up(l);
        mgpu__checks_launch_ended(l);
        mgpu__this_worker = l->workers; /* what fails now is the model's code */
        mgpu__free_workers(l);
        mgpu__this_worker = NULL;
        if (explored)
            mgpu__who_explores->launch_ended();
        mgpu__faults_leave();
    } else {
        l->status = MGPU_ERROR_OUT_OF_MEMORY;
        mgpu__free_workers(l);
    }
    mgpu__unmap(workers);
    mgpu__unmap(copy);
    mgpu__stats.seconds = (double)(mgpu_emu_now_ns() - start) * 1e-9;
    mgpu__stats.workers = l->worker_count;
    mgpu__stats.resident = l->resident_peak;
    mgpu__stats.reports = l->reports;
    mgpu__stats.plain_seen = l->kernel->instrumented != 0;
    mgpu__stats.errors = l->errors;
    mgpu__stats.lints = l->reports - l->errors;
    return (mgpu_status)l->status;
}

/* mgpu_emu_launch(), with the list of engines. */
MGPU__MODEL mgpu_status
mgpu__launch_with(mgpu__unit *const *units, uint32_t unit_count, const mgpu_kernel *kernel,
                  mgpu_dim3 grid, mgpu_dim3 block, mgpu_dim3 cluster, uint32_t smem_bytes,
                  const void *args, bool programmatic, mgpu_issues *issues)
{
    mgpu_status status =
        mgpu__check_launch(kernel, grid, block, cluster, smem_bytes, args, issues);
    const mgpu_emu_config config = mgpu_emu_config_current();
    mgpu__mapping map;
    mgpu__launch *l;
    if (status == MGPU_OK)
        status = mgpu__check_config(&config, issues);
    if (status != MGPU_OK)
        return status;
    map = mgpu__map(sizeof *l);
    if (map.start == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    l = (mgpu__launch *)(void *)map.start;
    l->config = config;
    if (config.policy == MGPU_EMU_EXPLORE)
        l->config.workers = 1;
    l->issues = issues;
    (void)pthread_mutex_lock(&mgpu__kept.launch_lock);
    l->number = ++mgpu__kept.launches;
    mgpu__judge_launch(l, config.hazards);
    mgpu__units_place(l, units, unit_count);
    mgpu__launch_describe(l, kernel, grid, block, cluster, smem_bytes);
    l->programmatic = programmatic;
    mgpu__locate_hold();
    mgpu__checks_launch_began(l);
    status = mgpu__launch_run(l, args);
    mgpu__locate_release();
    (void)pthread_mutex_unlock(&mgpu__kept.launch_lock);
    mgpu__unmap(map);
    return status;
}

#endif /* MGPU_EMU_CORE_LAUNCH_H */
