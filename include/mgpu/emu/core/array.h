/* mgpu/emu/core/array.h - arrays of the engines that become longer when they are full.
 * SPDX-License-Identifier: MIT
 *
 *     if (all->count == all->capacity)
 *         all->at = (entry *)mgpu__array_longer(f, all->at, &all->capacity, 64, sizeof *all->at, site);
 *
 * An array of nothing is NULL, of capacity 0. All entries move. Without memory the launch ends, and the array stays.
 */
#ifndef MGPU_EMU_CORE_ARRAY_H
#define MGPU_EMU_CORE_ARRAY_H

#include "report.h"

/* Twice as many entries of `size` bytes, at first `least`. */
MGPU__MODEL void *
mgpu__array_longer(const mgpu__fiber *f, void *at, uint32_t *capacity, uint32_t least,
                   size_t size, const void *site)
{
    const uint32_t more = *capacity == 0 ? least : 2 * *capacity;
    void *longer = realloc(at, more * size);
    if (longer == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    *capacity = more;
    return longer;
}

/* The same of a ring, whose capacity is a power of two: entry k, of those from `first` up to `end`, is at k % capacity. */
MGPU__MODEL void *
mgpu__ring_longer(const mgpu__fiber *f, void *at, uint32_t *capacity, uint32_t least,
                  size_t size, uint64_t first, uint64_t end, const void *site)
{
    const uint32_t more = *capacity == 0 ? least : 2 * *capacity;
    unsigned char *longer = (unsigned char *)calloc(more, size);
    if (longer == NULL)
        mgpu__fail(f, site, "the model is out of memory");
    for (uint64_t k = first; k < end; k++)
        memcpy(longer + (k & (more - 1)) * size,
               (unsigned char *)at + (k & (*capacity - 1)) * size, size);
    free(at);
    *capacity = more;
    return longer;
}

#endif /* MGPU_EMU_CORE_ARRAY_H */
