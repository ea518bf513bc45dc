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
 * On a GPU this is global memory. In the model it is the host's, with a red zone on each side,
 * and the model knows the buffer: an agent that leaves it is reported at once, and a plain
 * store that does so is found by mgpu_free().
 *
 *     | head 256 B | bytes, rounded up to 256 | tail 256 B |
 *                  ^ *p
 *
 * Copies are complete when they return. Who wants them asynchronous uses the CUDA runtime:
 * the pointers are ordinary device pointers.
 */
#ifndef MGPU_HOST_MEMORY_H
#define MGPU_HOST_MEMORY_H

#include "device.h"

#include <stdlib.h>

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if MGPU_EMULATE

/* The head of a buffer in the model; red bytes fill what is left of it, and the tail. */
typedef struct mgpu__memory_head {
    uint64_t magic;
    uint64_t bytes;
} mgpu__memory_head;

#define MGPU__MEMORY_MAGIC 0x7a6465722d67706dull
#define MGPU__MEMORY_ZONE  ((size_t)256)
#define MGPU__MEMORY_RED   0xfb

/* Remember that p came from mgpu_malloc(); false: no memory. */
MGPU_EXTERN_C bool mgpu__memory_own(void *p);
/* Forget it; false: it did not. */
MGPU_EXTERN_C bool mgpu__memory_disown(void *p);

#if defined(MGPU_EMU_IMPLEMENTATION)

static pthread_mutex_t mgpu__memory_lock = PTHREAD_MUTEX_INITIALIZER;
static void **mgpu__memory_owned;
static size_t mgpu__memory_count, mgpu__memory_capacity;

bool
mgpu__memory_own(void *p)
{
    bool room = true;
    (void)pthread_mutex_lock(&mgpu__memory_lock);
    if (mgpu__memory_count == mgpu__memory_capacity) {
        const size_t capacity = mgpu__memory_capacity == 0 ? 64 : 2 * mgpu__memory_capacity;
        void **more = (void **)realloc(mgpu__memory_owned, capacity * sizeof *more);
        room = more != NULL;
        if (room) {
            mgpu__memory_owned = more;
            mgpu__memory_capacity = capacity;
        }
    }
    if (room)
        mgpu__memory_owned[mgpu__memory_count++] = p;
    (void)pthread_mutex_unlock(&mgpu__memory_lock);
    return room;
}

bool
mgpu__memory_disown(void *p)
{
    size_t i = 0;
    bool found;
    (void)pthread_mutex_lock(&mgpu__memory_lock);
    while (i < mgpu__memory_count && mgpu__memory_owned[i] != p)
        i++;
    found = i < mgpu__memory_count;
    if (found)
        mgpu__memory_owned[i] = mgpu__memory_owned[--mgpu__memory_count];
    (void)pthread_mutex_unlock(&mgpu__memory_lock);
    return found;
}

#endif
#endif

/* Make `bytes` of memory that kernels can use. What it holds at first is not defined.
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
    const size_t zone = MGPU__MEMORY_ZONE;
    if (bytes > SIZE_MAX - 3 * zone)
        return MGPU_ERROR_OUT_OF_MEMORY;
    const size_t room = (bytes + zone - 1) / zone * zone;
    unsigned char *head = (unsigned char *)aligned_alloc(zone, zone + room + zone);
    if (head == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    mgpu__memory_head what;
    what.magic = MGPU__MEMORY_MAGIC;
    what.bytes = bytes;
    memset(head, MGPU__MEMORY_RED, zone);
    memcpy(head, &what, sizeof what);
    memset(head + zone + bytes, MGPU__MEMORY_RED, room - bytes + zone);
    mgpu_status status = mgpu_emu_register(head + zone, bytes, NULL);
    if (status == MGPU_OK && !mgpu__memory_own(head + zone)) {
        (void)mgpu_emu_unregister(head + zone);
        status = MGPU_ERROR_OUT_OF_MEMORY;
    }
    if (status != MGPU_OK)
        free(head);
    else
        *p = head + zone;
    return status;
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
    if (!mgpu__memory_disown(p)) /* such as the memory of mgpu_emu_register(): not ours */
        return MGPU_ERROR_INVALID_ARGUMENT;
    (void)mgpu_emu_unregister(p);
    const size_t zone = MGPU__MEMORY_ZONE;
    unsigned char *head = (unsigned char *)p - zone;
    mgpu__memory_head what;
    memcpy(&what, head, sizeof what);
    if (what.magic != MGPU__MEMORY_MAGIC) /* overwritten: the size is lost, so is the memory */
        return MGPU_ERROR_FAULT;
    bool whole = true;
    const size_t bytes = (size_t)what.bytes;
    const size_t room = (bytes + zone - 1) / zone * zone;
    for (size_t i = sizeof what; i < zone; i++)
        whole = whole && head[i] == MGPU__MEMORY_RED;
    for (size_t i = zone + bytes; i < zone + room + zone; i++)
        whole = whole && head[i] == MGPU__MEMORY_RED;
    free(head);
    return whole ? MGPU_OK : MGPU_ERROR_FAULT;
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
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a pointer is NULL; MGPU_ERROR_FAULT: an earlier kernel failed;
 *           MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_copy_to(void *device, const void *host, size_t bytes, mgpu_stream stream)
{
    if (bytes == 0)
        return MGPU_OK;
    if (device == NULL || host == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    (void)stream;
    memcpy(device, host, bytes);
    return MGPU_OK;
#else
    return mgpu__copy(device, host, bytes, cudaMemcpyHostToDevice, stream);
#endif
}

/* host[0 .. bytes) = device[0 .. bytes), after all work in the stream; complete on return.
 *   host    ordinary memory, at least `bytes` long; any alignment
 *   device  address that kernels use, at least `bytes` long; any alignment
 *   bytes   0: nothing is done
 *   stream  NULL: the default stream
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: a pointer is NULL; MGPU_ERROR_FAULT: an earlier kernel failed;
 *           MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
 */
MGPU_HOST mgpu_status
mgpu_copy_from(void *host, const void *device, size_t bytes, mgpu_stream stream)
{
    if (bytes == 0)
        return MGPU_OK;
    if (device == NULL || host == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
#if MGPU_EMULATE
    (void)stream;
    memcpy(host, device, bytes);
    return MGPU_OK;
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
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: device is NULL, or byte is no byte;
 *           MGPU_ERROR_FAULT: an earlier kernel failed; MGPU_ERROR_NO_DEVICE, MGPU_ERROR_DRIVER
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
    (void)stream;
    memset(device, byte, bytes);
    return MGPU_OK;
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
    return MGPU_OK;
#else
    return mgpu__cuda_status(cudaStreamSynchronize((cudaStream_t)stream));
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_MEMORY_H */
