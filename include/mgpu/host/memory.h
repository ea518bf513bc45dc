/* mgpu/host/memory.h - memory that kernels see: make it, fill it, read it back, wait.
 * SPDX-License-Identifier: MIT
 *
 *     void *a = NULL;
 *     mgpu_malloc(&a, bytes);             256-byte aligned, as TMA and swizzled tiles like it
 *     mgpu_copy_to(a, host, bytes, NULL);
 *     mgpu_launch(...);
 *     mgpu_copy_from(host, a, bytes, NULL);
 *     mgpu_free(a);
 *
 * On a GPU this is global memory. In the model it is the host's, and the model knows the buffer: an
 * agent that leaves it is reported at once; a plain store that misses it by up to a page shows in the
 * red zone on each side when the launch ends, or when the buffer is copied or freed; one that misses it
 * by less than 1 MiB faults; and copies that leave it are refused. mgpu_emu_name() gives it a name for reports.
 *
 * Copies are complete when they return. Who wants them asynchronous uses the CUDA runtime:
 * the pointers are ordinary device pointers.
 */
#ifndef MGPU_HOST_MEMORY_H
#define MGPU_HOST_MEMORY_H

#include "device.h"

#include <stdlib.h>

#if MGPU_EMULATE || MGPU_HOST_CUDA

/* Make `bytes` of memory that kernels can use. What it holds at first is not defined: of a GPU anything; in the
 * model no zeros (docs/pitfalls.md, 53), and a thread that reads such a word is a hazard.
 *   p       gets the address, a multiple of 256; NULL on failure
 *   bytes   at least 1
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: p is NULL or bytes is 0; MGPU_ERROR_OUT_OF_MEMORY;
 *           MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER_TOO_OLD; MGPU_ERROR_FAULT: an earlier kernel failed
 */
MGPU_HOST mgpu_status
mgpu_malloc(void **p, size_t bytes)
{
    if (p == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
    *p = NULL;
    if (bytes == 0)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    return mgpu_emu_malloc(p, bytes);
#else
    const cudaError_t e = cudaMalloc(p, bytes);
    if (e != cudaSuccess)
        *p = NULL;
    return mgpu__cuda_status(e);
#endif
}

/* Give memory of mgpu_malloc() back. NULL is allowed.
 *   p       an address of mgpu_malloc(), not one inside its memory; or NULL
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: p is not from mgpu_malloc(), or was freed before;
 *           MGPU_ERROR_FAULT: an earlier kernel failed, or (model) the red zone around the buffer
 *           was written: something stores out of bounds
 */
MGPU_HOST mgpu_status
mgpu_free(void *p)
{
    if (p == NULL)
        return MGPU_OK;
#if MGPU_EMULATE
    return mgpu_emu_free(p);
#else
    return mgpu__cuda_status(cudaFree(p));
#endif
}

#if !MGPU_EMULATE
/* A copy in the stream, and the wait for it. */
MGPU_HOST mgpu_status
mgpu__copy(void *dst, const void *src, size_t bytes, enum cudaMemcpyKind kind,
           mgpu_stream stream)
{
    cudaError_t e = cudaMemcpyAsync(dst, src, bytes, kind, (cudaStream_t)stream);
    if (e == cudaSuccess)
        e = cudaStreamSynchronize((cudaStream_t)stream);
    return mgpu__cuda_status(e);
}
#endif

/* device[0 .. bytes) = host[0 .. bytes), after all work in the stream; complete on return.
 *   device  address that kernels use, at least `bytes` long; any alignment
 *   host    ordinary memory, at least `bytes` long; any alignment
 *   bytes   0: nothing is done
 *   stream  NULL: the default stream
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a pointer is NULL, or the range is not all in one
 *           buffer; MGPU_ERROR_FAULT: an earlier kernel failed, or (model) the red zone around the
 *           buffer was written: nothing is copied; MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_copy_to(void *device, const void *host, size_t bytes, mgpu_stream stream)
{
    if (bytes == 0)
        return MGPU_OK;
    if (device == NULL || host == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    const mgpu_status status = mgpu_emu_check(device, bytes, "mgpu_copy_to");
    (void)stream;
    if (status == MGPU_OK)
        memcpy(device, host, bytes);
    return status;
#else
    return mgpu__copy(device, host, bytes, cudaMemcpyHostToDevice, stream);
#endif
}

/* host[0 .. bytes) = device[0 .. bytes), after all work in the stream; complete on return.
 *   host    ordinary memory, at least `bytes` long; any alignment
 *   device  address that kernels use, at least `bytes` long; any alignment
 *   bytes   0: nothing is done
 *   stream  NULL: the default stream
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a pointer is NULL, or the range is not all in one
 *           buffer; MGPU_ERROR_FAULT: an earlier kernel failed, or (model) the red zone around the
 *           buffer was written: nothing is copied; MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_copy_from(void *host, const void *device, size_t bytes, mgpu_stream stream)
{
    if (bytes == 0)
        return MGPU_OK;
    if (device == NULL || host == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    const mgpu_status status = mgpu_emu_check(device, bytes, "mgpu_copy_from");
    (void)stream;
    if (status == MGPU_OK)
        memcpy(host, device, bytes);
    return status;
#else
    return mgpu__copy(host, device, bytes, cudaMemcpyDeviceToHost, stream);
#endif
}

/* device[0 .. bytes) = byte, after all work in the stream.
 *   device  address that kernels use, at least `bytes` long; any alignment
 *   byte    0..255
 *   bytes   0: nothing is done
 *   stream  NULL: the default stream
 *   done    before later work of the same stream
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: device is NULL, byte is no byte, or the range is not
 *           all in one buffer;
 *           MGPU_ERROR_FAULT: an earlier kernel failed, or (model) the red zone around the buffer
 *           was written: nothing is set; MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_memset(void *device, int byte, size_t bytes, mgpu_stream stream)
{
    if (byte < 0 || byte > 255)
        return MGPU_ERROR_INVALID_ARGUMENT;
    if (bytes == 0)
        return MGPU_OK;
    if (device == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    const mgpu_status status = mgpu_emu_check(device, bytes, "mgpu_memset");
    (void)stream;
    if (status == MGPU_OK)
        memset(device, byte, bytes);
    return status;
#else
    return mgpu__cuda_status(cudaMemsetAsync(device, byte, bytes, (cudaStream_t)stream));
#endif
}

/* Wait for all work in the stream. In the model a launch is over when it returns.
 *   stream  NULL: the default stream
 *   errors  MGPU_ERROR_FAULT: a kernel failed (a trap, a bad address); the process can not use the
 *           GPU any more. MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_sync(mgpu_stream stream)
{
#if MGPU_EMULATE
    (void)stream;
    mgpu_emu_synchronize();
    return MGPU_OK;
#else
    return mgpu__cuda_status(cudaStreamSynchronize((cudaStream_t)stream));
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_MEMORY_H */
