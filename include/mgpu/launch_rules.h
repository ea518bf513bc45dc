/* mgpu/launch_rules.h - what no launch may ask for, on any GPU or in the model, in sentences.
 * SPDX-License-Identifier: MIT
 *
 *                x        y       z        in all
 *     grid    2^31-1    65535   65535
 *     block     1024     1024      64        1024, and the `threads` of MGPU_KERNEL
 *     cluster  divides the grid, each          16
 *
 * Each is at least 1. mgpu_launch() asks here before it asks the driver, and so does the model:
 *     status = mgpu__launch_check(kernel, grid, block, cluster, args, issues);
 *
 * What one GPU has of shared memory, registers and room for clusters only that GPU knows:
 * host/launch.h.
 */
#ifndef MGPU_LAUNCH_RULES_H
#define MGPU_LAUNCH_RULES_H

#include "config.h"
#include "status.h"
#include "types.h"

#if !MGPU_NVRTC

/* Component i of a dim3. */
MGPU_HOST uint32_t
mgpu__dim3_at(mgpu_dim3 d, int i)
{
    return i == 0 ? d.x : i == 1 ? d.y : d.z;
}

/* x * y * z, or INT64_MAX where that is more. */
MGPU_HOST int64_t
mgpu__dim3_product(mgpu_dim3 d)
{
    const uint64_t xy = (uint64_t)d.x * d.y;
    return d.z != 0 && xy > (uint64_t)INT64_MAX / d.z ? INT64_MAX : (int64_t)(xy * d.z);
}

/* Dimension i of the three sizes; adds to the issues. */
MGPU_HOST mgpu_status
mgpu__launch_check_axis(const mgpu_kernel *kernel, uint32_t grid, uint32_t block,
                        uint32_t cluster, int i, mgpu_issues *issues)
{
    static const uint32_t grid_max[3] = {2147483647u, 65535u, 65535u};
    static const uint32_t block_max[3] = {1024u, 1024u, 64u};
    const char axis = (char)('x' + i);
    mgpu_status status = MGPU_OK;
    if (grid == 0 || grid > grid_max[i])
        status = mgpu_issue_add(
            issues, MGPU_ERROR_GRID_LIMIT, "grid", i, grid, grid == 0 ? 1 : grid_max[i],
            "kernel \"%s\": grid.%c is %u, not 1 to %u: %s", kernel->name, axis, grid,
            grid_max[i],
            grid == 0 ? "skip a launch without work" : "put the blocks into another dimension");
    if (block == 0 || block > block_max[i])
        status = mgpu_issue_add(issues, MGPU_ERROR_THREAD_LIMIT, "block", i, block,
                                block == 0 ? 1 : block_max[i],
                                "kernel \"%s\": block.%c is %u, not 1 to %u threads: %s",
                                kernel->name, axis, block, block_max[i],
                                block == 0 ? "start with mgpu_launch_1d(), which sets it"
                                           : "launch more and smaller blocks");
    if (cluster == 0)
        status = mgpu_issue_add(issues, MGPU_ERROR_CLUSTER_LIMIT, "cluster", i, 0, 1,
                                "kernel \"%s\": cluster.%c is 0: start with "
                                "mgpu_launch_1d(), which sets it to 1",
                                kernel->name, axis);
    else if (grid % cluster != 0)
        status = mgpu_issue_add(
            issues, MGPU_ERROR_GRID_LIMIT, "grid", i, grid, cluster,
            "kernel \"%s\": grid.%c is %u, not a multiple of cluster.%c, %u: launch %llu "
            "blocks and let the kernel skip the surplus",
            kernel->name, axis, grid, axis, cluster,
            ((unsigned long long)grid / cluster + 1) * cluster);
    return status;
}

/* What is wrong with the arguments alone. `issues` (may be NULL) is emptied, then gets all. */
MGPU_HOST mgpu_status
mgpu__launch_check(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 block,
                   mgpu_dim3 cluster, const void *args, mgpu_issues *issues)
{
    const int64_t threads = mgpu__dim3_product(block), blocks = mgpu__dim3_product(cluster);
    mgpu_status status = MGPU_OK, axis;
    if (issues != NULL)
        issues->count = 0;
    if (kernel == NULL || kernel->entry == NULL)
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "kernel", -1, 0, 0,
                              "launch: kernel%s is NULL: pass &name_kernel, which "
                              "MGPU_KERNEL(name, ...) defines",
                              kernel == NULL ? "" : "->entry");
    if (args == NULL && kernel->args_bytes > 0)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "args", -1, 0, 0,
                                "kernel \"%s\": args is NULL, and it takes %u bytes: pass the "
                                "address of its argument struct",
                                kernel->name, kernel->args_bytes);
    for (int i = 0; i < 3; i++) {
        axis = mgpu__launch_check_axis(kernel, mgpu__dim3_at(grid, i), mgpu__dim3_at(block, i),
                                       mgpu__dim3_at(cluster, i), i, issues);
        status = axis != MGPU_OK ? axis : status;
    }
    if (threads > kernel->threads || threads > 1024) {
        const uint32_t most = kernel->threads < 1024 ? kernel->threads : 1024;
        status = mgpu_issue_add(issues, MGPU_ERROR_THREAD_LIMIT, "block", -1, threads, most,
                                "kernel \"%s\": a block of %lld threads, and it was compiled "
                                "for at most %u: launch fewer, or raise `threads` of "
                                "MGPU_KERNEL",
                                kernel->name, (long long)threads, most);
    }
    if (blocks > 16)
        status = mgpu_issue_add(issues, MGPU_ERROR_CLUSTER_LIMIT, "cluster", -1, blocks, 16,
                                "kernel \"%s\": a cluster of %lld blocks; 8 are possible on "
                                "every GPU with clusters, 16 on some: make it smaller",
                                kernel->name, (long long)blocks);
    return status;
}

/* Does the shared memory of a block fit on `machine`? Adds to the issues. */
MGPU_HOST mgpu_status
mgpu__launch_check_smem(const mgpu_kernel *kernel, uint64_t static_bytes,
                        uint64_t dynamic_bytes, uint64_t limit_bytes, const char *machine,
                        mgpu_issues *issues)
{
    const uint64_t bytes = static_bytes + dynamic_bytes;
    if (bytes <= limit_bytes)
        return MGPU_OK;
    return mgpu_issue_add(issues, MGPU_ERROR_SMEM_LIMIT, "smem_bytes", -1,
                          (int64_t)dynamic_bytes, (int64_t)(limit_bytes - static_bytes),
                          "kernel \"%s\": smem_bytes is %llu and there are %llu static bytes: "
                          "%llu in all, and a block of %s may have %llu: use fewer stages or "
                          "smaller tiles",
                          kernel->name, (unsigned long long)dynamic_bytes,
                          (unsigned long long)static_bytes, (unsigned long long)bytes, machine,
                          (unsigned long long)limit_bytes);
}

#endif /* !MGPU_NVRTC */
#endif /* MGPU_LAUNCH_RULES_H */
