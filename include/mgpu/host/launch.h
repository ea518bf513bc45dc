/* mgpu/host/launch.h - start a kernel, on a GPU or in the model; a failure names what is short.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_launch_config config = mgpu_launch_1d(tiles, 384);
 *     config.cluster.x = 2;                        grid must be a multiple of it
 *     config.smem_bytes = 4 * stage_bytes;         any size; the opt-in above 48 KiB is made
 *     config.stream = stream;
 *     if (mgpu_launch(&gemm_kernel, config, &args, &why) != MGPU_OK)
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 *     kernel "gemm": smem_bytes is 240000 and there are 1024 static bytes: 241024 in all, and
 *     a block of this GPU may have 232448: use fewer stages or smaller tiles
 *
 * What can be known before the launch is checked before it: the arguments, shared memory,
 * threads, registers, whether a cluster can be placed, whether the kernel has code for this
 * GPU. That costs some microseconds of the host's time and nothing on the GPU. A fault inside
 * the kernel shows in mgpu_sync() on a GPU, and as the status of the launch in the model.
 */
#ifndef MGPU_HOST_LAUNCH_H
#define MGPU_HOST_LAUNCH_H

#include "../config.h"
#include "../kernel.h"
#include "../launch_rules.h"
#include "../status.h"
#include "../types.h"
#include "debug.h"
#include "device.h"

/* How to launch. Begin with mgpu_launch_1d() or _2d(), then assign the fields that differ. */
typedef struct mgpu_launch_config {
    mgpu_dim3 grid;      /* blocks */
    mgpu_dim3 block;     /* threads */
    mgpu_dim3 cluster;   /* blocks that run together: 1 to 16 in all, divides the grid */
    uint32_t smem_bytes; /* dynamic shared memory of a block */
    bool programmatic;   /* may start before the kernel ahead of it in the stream ends; it then
                            has to wait with griddepcontrol.wait. The model runs one after
                            the other, and names what is touched before that wait */
    mgpu_stream stream;  /* NULL: the default stream */
    /* Where a kernel of MGPU_DEBUG=1 says which waits do not end; NULL: nowhere. The model ignores it. */
    mgpu_debug_report *debug;
} mgpu_launch_config;

/* A row of blocks; no cluster, no dynamic shared memory.
 *   blocks   1..2^31-1
 *   threads  of a block, 1..1024
 */
MGPU_HOST mgpu_launch_config
mgpu_launch_1d(uint32_t blocks, uint32_t threads)
{
    mgpu_launch_config config;
    memset(&config, 0, sizeof config);
    config.grid = mgpu_make_dim3(blocks, 1, 1);
    config.block = mgpu_make_dim3(threads, 1, 1);
    config.cluster = mgpu_make_dim3(1, 1, 1);
    return config;
}

/* A sheet of blocks, x fastest; no cluster, no dynamic shared memory.
 *   blocks_x  1..2^31-1
 *   blocks_y  1..65535
 *   threads   of a block, 1..1024, in one row
 */
MGPU_HOST mgpu_launch_config
mgpu_launch_2d(uint32_t blocks_x, uint32_t blocks_y, uint32_t threads)
{
    mgpu_launch_config config = mgpu_launch_1d(blocks_x, threads);
    config.grid.y = blocks_y;
    return config;
}

/* A row of clusters along x; no dynamic shared memory.
 *   clusters  1 and up
 *   ctas      blocks of a cluster, 1..16; clusters * ctas is 1..2^31-1
 *   threads   of a block, 1..1024
 */
MGPU_HOST mgpu_launch_config
mgpu_launch_clusters(uint32_t clusters, uint32_t ctas, uint32_t threads)
{
    mgpu_launch_config config = mgpu_launch_1d(clusters * ctas, threads);
    config.cluster = mgpu_make_dim3(ctas, 1, 1);
    return config;
}

/* How many clusters are sure to run at once, where a multiprocessor holds one block: of more than two not as many
 * as there are multiprocessors for, for each lies within a GPC, which has 16 or 18 of them, or fewer. On an H200 39 of
 * 44 of three do, 30 of 33 of four, 17 of 22 of six, 15 of 16 of eight.
 *   ctas             blocks of a cluster, 1..16
 *   multiprocessors  of the GPU, as mgpu_device_query() says
 */
MGPU_HOST uint32_t
mgpu_launch_clusters_at_once(uint32_t ctas, uint32_t multiprocessors)
{
    const uint32_t all = multiprocessors / ctas;
    return ctas <= 2 ? all : all * (16 / ctas * ctas) * 10 / 176;
}

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if !MGPU_EMULATE

/* The runtime said no: which sentence is it? `doing` is what was tried. */
MGPU_HOST mgpu_status
mgpu__launch_refused(const mgpu_kernel *kernel, cudaError_t e, const char *doing,
                     mgpu_issues *issues)
{
    char why[192];
    mgpu_status status = mgpu__cuda_status(e);
    switch ((int)status) {
    case MGPU_ERROR_WRONG_TARGET: {
        const unsigned sm = mgpu__cuda_attribute(cudaDevAttrComputeCapabilityMajor) * 10 +
                            mgpu__cuda_attribute(cudaDevAttrComputeCapabilityMinor);
        return mgpu_issue_add(issues, status, "kernel", -1, sm, 0,
                              "kernel \"%s\" has no code for this GPU, sm_%u (%s): compile it "
                              "with -gencode arch=compute_%ua,code=sm_%ua",
                              kernel->name, sm, cudaGetErrorName(e), sm, sm);
    }
    case MGPU_ERROR_NO_DEVICE:
    case MGPU_ERROR_DRIVER_TOO_OLD:
        (void)mgpu__cuda_reason(e, why, sizeof why);
        return mgpu_issue_add(issues, status, "device", -1, (int64_t)e, 0, "kernel \"%s\": %s",
                              kernel->name, why);
    case MGPU_ERROR_FAULT:
        return mgpu_issue_add(issues, status, "kernel", -1, (int64_t)e, 0,
                              "kernel \"%s\" cannot start: an earlier kernel failed (%s), and "
                              "this process can not use the GPU any more",
                              kernel->name, cudaGetErrorName(e));
    default:
        return mgpu_issue_add(issues, MGPU_ERROR_LAUNCH_FAILED, "kernel", -1, (int64_t)e, 0,
                              "kernel \"%s\": %s: %s: %s", kernel->name, doing,
                              cudaGetErrorName(e), cudaGetErrorString(e));
    }
}

/* The runtime has no attributes for the entry: not built for this GPU, or no kernel at all? */
MGPU_HOST mgpu_status
mgpu__launch_unknown(const mgpu_kernel *kernel, cudaError_t e, mgpu_issues *issues)
{
    const mgpu_status status = mgpu__cuda_status(e);
    if (status != MGPU_ERROR_INVALID_ARGUMENT && status != MGPU_ERROR_DRIVER)
        return mgpu__launch_refused(kernel, e, "cudaFuncGetAttributes", issues);
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "kernel", -1, (int64_t)e, 0,
                          "kernel \"%s\": its entry is no kernel that this CUDA runtime knows "
                          "(%s): define it with MGPU_KERNEL; libraries that share kernels need "
                          "-cudart shared",
                          kernel->name, cudaGetErrorName(e));
}

/* Compare what the kernel needs with what this GPU has, and opt in where that is asked for. */
MGPU_HOST mgpu_status
mgpu__launch_prepare(const mgpu_kernel *kernel, const void *entry,
                     const cudaLaunchConfig_t *launch, unsigned cluster_blocks,
                     mgpu_issues *issues)
{
    struct cudaFuncAttributes has;
    const unsigned threads = launch->blockDim.x * launch->blockDim.y * launch->blockDim.z;
    const int smem_bytes = (int)launch->dynamicSmemBytes;
    mgpu_status status;
    cudaError_t e = cudaFuncGetAttributes(&has, entry);
    if (e != cudaSuccess)
        return mgpu__launch_unknown(kernel, e, issues);
    status = mgpu__launch_check_smem(
        kernel, has.sharedSizeBytes, launch->dynamicSmemBytes,
        mgpu__cuda_attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin), "this GPU", issues);
    if (threads > (unsigned)has.maxThreadsPerBlock)
        status = mgpu_issue_add(issues, MGPU_ERROR_REGISTER_LIMIT, "block", -1,
                                (int64_t)threads, has.maxThreadsPerBlock,
                                "kernel \"%s\": a block of %u threads, and as compiled, with "
                                "%d registers a thread, it may have %d: launch fewer threads, "
                                "or compile it with fewer registers",
                                kernel->name, threads, has.numRegs, has.maxThreadsPerBlock);
    if (status != MGPU_OK)
        return status;
    if (smem_bytes > has.maxDynamicSharedSizeBytes) {
        e = cudaFuncSetAttribute(entry, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                 smem_bytes);
        if (e != cudaSuccess)
            return mgpu__launch_refused(kernel, e, "opting in to shared memory", issues);
    }
    if (cluster_blocks > 1) {
        int clusters = 0;
        if (cluster_blocks > 8)
            (void)mgpu__cuda_status(
                cudaFuncSetAttribute(entry, cudaFuncAttributeNonPortableClusterSizeAllowed, 1));
        e = cudaOccupancyMaxActiveClusters(&clusters, entry, launch);
        (void)mgpu__cuda_status(e);
        if (e != cudaSuccess || clusters == 0)
            return mgpu_issue_add(issues, MGPU_ERROR_CLUSTER_LIMIT, "cluster", -1,
                                  cluster_blocks, 0,
                                  "kernel \"%s\": this GPU has no room for a cluster of %u "
                                  "blocks with %u threads and %llu bytes of shared memory each "
                                  "(%s): make the cluster or the blocks smaller",
                                  kernel->name, cluster_blocks, threads,
                                  (unsigned long long)smem_bytes + has.sharedSizeBytes,
                                  e != cudaSuccess ? cudaGetErrorName(e) : "0 fit");
    }
    return MGPU_OK;
}

#endif

/* Launch a kernel. On a GPU this returns at once; in the model when the kernel has ended.
 *   kernel  &name_kernel, which MGPU_KERNEL(name, ...) defines
 *   config  grid, block, cluster, shared memory, stream
 *   args    the kernel's argument struct; copied
 *   issues  emptied, then all that is wrong; may be NULL
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a NULL, or an entry that is no kernel; MGPU_ERROR_GRID_LIMIT,
 *           MGPU_ERROR_THREAD_LIMIT, MGPU_ERROR_CLUSTER_LIMIT, MGPU_ERROR_SMEM_LIMIT, MGPU_ERROR_REGISTER_LIMIT: what
 *           is short; MGPU_ERROR_WRONG_TARGET, MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER_TOO_OLD;
 *           MGPU_ERROR_LAUNCH_FAILED: other words of the driver; MGPU_ERROR_FAULT: an earlier kernel
 *           failed, or (model) this one; MGPU_ERROR_DEADLOCK (model)
 */
MGPU_HOST mgpu_status
mgpu_launch(const mgpu_kernel *kernel, mgpu_launch_config config, const void *args,
            mgpu_issues *issues)
{
#if MGPU_EMULATE
    return (config.programmatic ? mgpu_emu_launch_programmatic : mgpu_emu_launch)(
        kernel, config.grid, config.block, config.cluster, config.smem_bytes, args, issues);
#else
    mgpu_status status =
        mgpu__launch_check(kernel, config.grid, config.block, config.cluster, args, issues);
    if (status != MGPU_OK)
        return status;
    const unsigned cluster_blocks = config.cluster.x * config.cluster.y * config.cluster.z;
    cudaLaunchAttribute attribute[2];
    cudaLaunchConfig_t launch;
    launch.gridDim.x = config.grid.x;
    launch.gridDim.y = config.grid.y;
    launch.gridDim.z = config.grid.z;
    launch.blockDim.x = config.block.x;
    launch.blockDim.y = config.block.y;
    launch.blockDim.z = config.block.z;
    launch.dynamicSmemBytes = config.smem_bytes;
    launch.stream = (cudaStream_t)config.stream;
    launch.attrs = attribute;
    launch.numAttrs = 0;
    if (cluster_blocks > 1) {
        cudaLaunchAttribute *a = &attribute[launch.numAttrs++];
        a->id = cudaLaunchAttributeClusterDimension;
        a->val.clusterDim.x = config.cluster.x;
        a->val.clusterDim.y = config.cluster.y;
        a->val.clusterDim.z = config.cluster.z;
    }
    if (config.programmatic) {
        cudaLaunchAttribute *a = &attribute[launch.numAttrs++];
        a->id = cudaLaunchAttributeProgrammaticStreamSerialization;
        a->val.programmaticStreamSerializationAllowed = 1;
    }
    const void *entry = (const void *)(uintptr_t)kernel->entry;
    void *parameters[1];
    parameters[0] = (void *)(uintptr_t)args;
    status = mgpu__launch_prepare(kernel, entry, &launch, cluster_blocks, issues);
    if (status == MGPU_OK && (kernel->debug_set != NULL || config.debug != NULL))
        status = mgpu_debug_attach(kernel, config.debug, config.stream, issues);
    if (status != MGPU_OK)
        return status;
    const cudaError_t e = cudaLaunchKernelExC(&launch, entry, parameters);
    return e == cudaSuccess ? MGPU_OK
                            : mgpu__launch_refused(kernel, e, "cudaLaunchKernelExC", issues);
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_LAUNCH_H */
