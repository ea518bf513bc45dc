/* mgpu/host/device.h - which machine this is, what it offers, and how long things take on it.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_device_info info;
 *     if (mgpu_device_query(&info) != MGPU_OK)
 *         return fprintf(stderr, "%s\n", info.reason), 77;
 *     printf("%s, sm_%u%u, %u multiprocessors\n", info.name, info.sm_major, info.sm_minor,
 *            info.multiprocessors);
 *
 *     mgpu_timer timer;
 *     mgpu_timer_create(&timer);
 *     mgpu_timer_start(&timer, stream);   mgpu_launch(...);   mgpu_timer_stop(&timer, stream);
 *     mgpu_timer_elapsed_ms(&timer, &ms); mgpu_timer_destroy(&timer);
 *
 * The host layer has one API and two machines behind it:
 *
 *     MGPU_HOST_CUDA=1   the CUDA runtime: set by nvcc, or by hand for a plain C or C++ file
 *     MGPU_EMULATE=1     the model of the machine
 *     neither            tensor map and launch descriptions can be made and checked, not run
 */
#ifndef MGPU_HOST_DEVICE_H
#define MGPU_HOST_DEVICE_H

#include "../config.h"
#include "../layout/tile.h"
#include "../status.h"
#include "../types.h"

#include <string.h>
#if MGPU_EMULATE
#include "../emu/emu.h"
#elif MGPU_HOST_CUDA
#include <cuda_runtime_api.h>
#else
#include "no_runtime.gen.h"
#endif

/* A queue of work: a cudaStream_t, or NULL for the default one. The model ignores it. */
typedef void *mgpu_stream;

/* What a GPU, or the model, offers. Zero where the model has no such thing. */
typedef struct mgpu_device_info {
    char name[64];
    uint32_t sm_major, sm_minor;   /* compute capability: 9, 0 is Hopper */
    uint32_t multiprocessors;      /* SMs */
    uint32_t smem_per_block_bytes; /* most shared memory of one block, static and dynamic */
    uint32_t smem_per_sm_bytes;    /* shared memory of one multiprocessor */
    uint32_t l2_bytes;             /* level 2 cache */
    uint32_t driver_version;       /* newest CUDA that the driver serves: 13000 is 13.0 */
    uint32_t runtime_version;      /* CUDA runtime of this program, written the same way */
    bool is_model;                 /* no GPU: the model answers */
    char reason[192];              /* when the query failed: why, in a sentence; else empty */
} mgpu_device_info;

/* Start and stop marks in a stream, and the time between them. */
typedef struct mgpu_timer {
    void *event[2]; /* cudaEvent_t, on a GPU */
    double ms[2];   /* the host's clock, in the model */
} mgpu_timer;

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if !MGPU_EMULATE

MGPU__ONE_BACKEND

/* Our word for an error of the CUDA runtime, which forgets it: the caller tells it on. */
MGPU_HOST mgpu_status
mgpu__cuda_status(cudaError_t e)
{
    int driver = 0;
    if (e != cudaSuccess)
        (void)cudaGetLastError();
    switch ((int)e) {
    case cudaSuccess:
        return MGPU_OK;
    case cudaErrorMemoryAllocation:
        return MGPU_ERROR_OUT_OF_MEMORY;
    case cudaErrorNoDevice:
    case cudaErrorInitializationError:
    case cudaErrorDevicesUnavailable:
    case cudaErrorStubLibrary:
        return MGPU_ERROR_NO_DEVICE;
    case cudaErrorInsufficientDriver: /* also its word for no driver at all */
        (void)cudaDriverGetVersion(&driver);
        return driver == 0 ? MGPU_ERROR_NO_DEVICE : MGPU_ERROR_DRIVER_TOO_OLD;
    case cudaErrorCallRequiresNewerDriver:
    case cudaErrorUnsupportedPtxVersion:
    case cudaErrorSystemDriverMismatch:
    case cudaErrorCompatNotSupportedOnDevice:
        return MGPU_ERROR_DRIVER_TOO_OLD;
    case cudaErrorInvalidDeviceFunction:
    case cudaErrorInvalidKernelImage:
    case cudaErrorNoKernelImageForDevice:
        return MGPU_ERROR_WRONG_TARGET;
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
        return MGPU_ERROR_FAULT;
    case cudaErrorInvalidValue:
        return MGPU_ERROR_INVALID_ARGUMENT;
    default:
        return MGPU_ERROR_DRIVER;
    }
}

/* Why a machine without a working GPU has none; `text` gets a sentence. */
MGPU_HOST mgpu_status
mgpu__cuda_reason(cudaError_t e, char *text, size_t size)
{
    int driver = 0, runtime = 0;
    const mgpu_status status = mgpu__cuda_status(e);
    (void)cudaDriverGetVersion(&driver);
    (void)cudaRuntimeGetVersion(&runtime);
    if (driver == 0)
        (void)snprintf(text, size,
                       "no NVIDIA driver is installed (%s): install one, or build for the "
                       "model with MGPU_EMULATE=1",
                       cudaGetErrorName(e));
    else if (status == MGPU_ERROR_DRIVER_TOO_OLD && driver >= runtime)
        (void)snprintf(text, size,
                       "libcuda.so.1 is of CUDA %d.%d, and the NVIDIA kernel driver or the GPU "
                       "does not go with it (%s): update the driver and restart the machine",
                       driver / 1000, driver % 1000 / 10, cudaGetErrorName(e));
    else if (status == MGPU_ERROR_DRIVER_TOO_OLD)
        (void)snprintf(text, size,
                       "the NVIDIA driver serves CUDA %d.%d and this program was built with "
                       "CUDA %d.%d (%s): update the driver",
                       driver / 1000, driver % 1000 / 10, runtime / 1000, runtime % 1000 / 10,
                       cudaGetErrorName(e));
    else if (status == MGPU_ERROR_NO_DEVICE)
        (void)snprintf(text, size,
                       "no NVIDIA GPU is visible (%s): look at nvidia-smi and at "
                       "CUDA_VISIBLE_DEVICES",
                       cudaGetErrorName(e));
    else
        (void)snprintf(text, size, "the driver says %s: %s", cudaGetErrorName(e),
                       cudaGetErrorString(e));
    return status;
}

/* One attribute of the current device; 0 when there is none. */
MGPU_HOST uint32_t
mgpu__cuda_attribute(enum cudaDeviceAttr attribute)
{
    int device = 0, value = 0;
    if (cudaGetDevice(&device) != cudaSuccess ||
        cudaDeviceGetAttribute(&value, attribute, device) != cudaSuccess)
        return 0;
    return (uint32_t)value;
}

#endif

/* What the machine that this process would use is. On a GPU: the current device.
 *   info    filled; on failure only `reason` has a meaning
 *   errors  MGPU_ERROR_NO_DEVICE: no GPU or no driver; MGPU_ERROR_DRIVER_TOO_OLD; MGPU_ERROR_DRIVER: other
 *           words of the driver; MGPU_ERROR_INVALID_ARGUMENT: info is NULL
 */
MGPU_HOST mgpu_status
mgpu_device_query(mgpu_device_info *info)
{
    if (info == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
    memset(info, 0, sizeof *info);
#if MGPU_EMULATE
    const mgpu_emu_config config = mgpu_emu_config_current();
    (void)snprintf(info->name, sizeof info->name, "mgpu's model of sm_%u%s", config.target / 10,
                   config.target % 10 == 0   ? ""
                   : config.target % 10 == 1 ? "a"
                                             : "f");
    info->sm_major = config.target / 100;
    info->sm_minor = config.target / 10 % 10;
    info->multiprocessors = config.multiprocessors;
    info->smem_per_block_bytes = MGPU_SMEM_LIMIT_SM90;
    info->smem_per_sm_bytes = 228 * 1024;
    info->is_model = true;
    return MGPU_OK;
#else
    int device = 0, driver = 0, runtime = 0;
    struct cudaDeviceProp properties;
    cudaError_t e = cudaGetDevice(&device);
    if (e == cudaSuccess)
        e = cudaGetDeviceProperties(&properties, device);
    if (e != cudaSuccess)
        return mgpu__cuda_reason(e, info->reason, sizeof info->reason);
    (void)cudaDriverGetVersion(&driver);
    (void)cudaRuntimeGetVersion(&runtime);
    (void)snprintf(info->name, sizeof info->name, "%.63s", properties.name);
    info->sm_major = (uint32_t)properties.major;
    info->sm_minor = (uint32_t)properties.minor;
    info->multiprocessors = (uint32_t)properties.multiProcessorCount;
    info->smem_per_block_bytes = (uint32_t)properties.sharedMemPerBlockOptin;
    info->smem_per_sm_bytes = (uint32_t)properties.sharedMemPerMultiprocessor;
    info->l2_bytes = (uint32_t)properties.l2CacheSize;
    info->driver_version = (uint32_t)driver;
    info->runtime_version = (uint32_t)runtime;
    return MGPU_OK;
#endif
}

/* Make a timer.
 *   timer   host memory for it; is overwritten
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: timer is NULL; MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_timer_create(mgpu_timer *timer)
{
    if (timer == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
    memset(timer, 0, sizeof *timer);
#if MGPU_EMULATE
    return MGPU_OK;
#else
    cudaEvent_t start = NULL, stop = NULL;
    cudaError_t e = cudaEventCreate(&start);
    if (e == cudaSuccess)
        e = cudaEventCreate(&stop);
    if (e != cudaSuccess && start != NULL) {
        (void)cudaEventDestroy(start);
        start = NULL;
    }
    timer->event[0] = (void *)start;
    timer->event[1] = (void *)stop;
    return mgpu__cuda_status(e);
#endif
}

/* Put one of the two marks into the stream: 0 start, 1 stop. */
MGPU_HOST mgpu_status
mgpu__timer_mark(mgpu_timer *timer, int which, mgpu_stream stream)
{
    if (timer == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    (void)stream;
    timer->ms[which] = (double)mgpu_emu_now_ns() * 1e-6;
    return MGPU_OK;
#else
    return mgpu__cuda_status(
        cudaEventRecord((cudaEvent_t)timer->event[which], (cudaStream_t)stream));
#endif
}

/* Mark the start: after all work that is in the stream now.
 *   timer   of mgpu_timer_create()
 *   stream  NULL: the default stream
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: timer is NULL; MGPU_ERROR_DRIVER, MGPU_ERROR_FAULT
 */
MGPU_HOST mgpu_status
mgpu_timer_start(mgpu_timer *timer, mgpu_stream stream)
{
    return mgpu__timer_mark(timer, 0, stream);
}

/* Mark the end: after all work that is in the stream now.
 *   timer   of mgpu_timer_create()
 *   stream  the one of mgpu_timer_start()
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: timer is NULL; MGPU_ERROR_DRIVER, MGPU_ERROR_FAULT
 */
MGPU_HOST mgpu_status
mgpu_timer_stop(mgpu_timer *timer, mgpu_stream stream)
{
    return mgpu__timer_mark(timer, 1, stream);
}

/* Wait for the end mark; *ms = the time from start to stop in milliseconds, by the GPU's clock;
 * in the model by the host's.
 *   timer   with both marks set
 *   ms      gets milliseconds, 0 and up
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a NULL, or a mark is missing; MGPU_ERROR_DRIVER;
 *           MGPU_ERROR_FAULT: a kernel before the mark failed
 */
MGPU_HOST mgpu_status
mgpu_timer_elapsed_ms(const mgpu_timer *timer, double *ms)
{
    if (timer == NULL || ms == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    if (timer->ms[0] <= 0 || timer->ms[1] <= 0)
        return MGPU_ERROR_INVALID_ARGUMENT;
    *ms = timer->ms[1] - timer->ms[0];
    return MGPU_OK;
#else
    float elapsed = 0;
    cudaError_t e = cudaEventSynchronize((cudaEvent_t)timer->event[1]);
    if (e == cudaSuccess)
        e = cudaEventElapsedTime(&elapsed, (cudaEvent_t)timer->event[0],
                                 (cudaEvent_t)timer->event[1]);
    *ms = (double)elapsed;
    const mgpu_status status = mgpu__cuda_status(e);
    return e == cudaErrorInvalidResourceHandle ? MGPU_ERROR_INVALID_ARGUMENT : status;
#endif
}

/* Free what mgpu_timer_create() made. NULL is allowed.
 *   timer   of mgpu_timer_create(), or NULL
 *   errors  MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_timer_destroy(mgpu_timer *timer)
{
    if (timer == NULL)
        return MGPU_OK;
#if MGPU_EMULATE
    return MGPU_OK;
#else
    cudaError_t e = cudaSuccess;
    for (int i = 0; i < 2; i++) {
        if (timer->event[i] != NULL && e == cudaSuccess)
            e = cudaEventDestroy((cudaEvent_t)timer->event[i]);
        timer->event[i] = NULL;
    }
    return mgpu__cuda_status(e);
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_DEVICE_H */
