/* mgpu/emu/core/multicast.h - addresses that stand for memory of several GPUs.
 * SPDX-License-Identifier: MIT
 *
 *     multicast address    a range without memory: who touches it by itself is caught (fault.h)
 *     replicas             where each GPU has what is behind it, at the same offset
 */
#ifndef MGPU_EMU_CORE_MULTICAST_H
#define MGPU_EMU_CORE_MULTICAST_H

#include "buffer.h"

typedef struct mgpu__multicast {
    struct mgpu__multicast *next;
    mgpu__mapping map;
    size_t bytes;
    uint32_t count;
    uintptr_t *replica; /* [count], behind it */
} mgpu__multicast;

/* Of the process. */
static mgpu__multicast *mgpu__multicasts;
static pthread_mutex_t mgpu__multicast_lock = PTHREAD_MUTEX_INITIALIZER;

/* The one that has an address in its pages; NULL: none has. */
MGPU__MODEL const mgpu__multicast *
mgpu__multicast_at(uintptr_t address)
{
    const mgpu__multicast *m;
    (void)pthread_mutex_lock(&mgpu__multicast_lock);
    m = mgpu__multicasts;
    while (m != NULL && address - (uintptr_t)m->map.start >= m->map.bytes)
        m = m->next;
    (void)pthread_mutex_unlock(&mgpu__multicast_lock);
    return m;
}

mgpu_status
mgpu_emu_multicast(void **multicast, void *const *replicas, uint32_t count, size_t bytes)
{
    mgpu__multicast *m;
    char why[320];
    if (multicast == NULL || replicas == NULL || count == 0 || bytes == 0 ||
        bytes > SIZE_MAX / 4)
        return MGPU_ERROR_INVALID_ARGUMENT;
    for (uint32_t i = 0; i < count; i++)
        if (replicas[i] == NULL || (uintptr_t)replicas[i] % 16 != 0 ||
            mgpu__outside_of_buffers(why, (uint64_t)(uintptr_t)replicas[i], bytes, ""))
            return MGPU_ERROR_INVALID_ARGUMENT;
    m = (mgpu__multicast *)calloc(1, sizeof *m + count * sizeof *m->replica);
    if (m == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    m->map = mgpu__reserve(NULL, bytes);
    if (m->map.start == NULL) {
        free(m);
        return MGPU_ERROR_OUT_OF_MEMORY;
    }
    m->bytes = bytes;
    m->count = count;
    m->replica = (uintptr_t *)(void *)(m + 1);
    for (uint32_t i = 0; i < count; i++)
        m->replica[i] = (uintptr_t)replicas[i];
    (void)pthread_mutex_lock(&mgpu__multicast_lock);
    m->next = mgpu__multicasts;
    mgpu__multicasts = m;
    (void)pthread_mutex_unlock(&mgpu__multicast_lock);
    *multicast = m->map.start;
    return MGPU_OK;
}

mgpu_status
mgpu_emu_multicast_end(void *multicast)
{
    mgpu__multicast **link = &mgpu__multicasts, *m;
    (void)pthread_mutex_lock(&mgpu__multicast_lock);
    while (*link != NULL && (*link)->map.start != multicast)
        link = &(*link)->next;
    m = *link;
    if (m != NULL)
        *link = m->next;
    (void)pthread_mutex_unlock(&mgpu__multicast_lock);
    if (m == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
    mgpu__unmap(m->map);
    free(m);
    return MGPU_OK;
}

#endif /* MGPU_EMU_CORE_MULTICAST_H */
