/* mgpu/emu/core/window.h - a block's window of shared memory: addresses, bounds, static arrays.
 * SPDX-License-Identifier: MIT
 *
 * A shared address is what an H200 uses inside a cluster:
 *
 *     31      24 23                   0
 *     |  rank   |       offset        |     offset 0x400 is the first byte of a block's own
 *                                           memory; the first KiB belongs to the system
 *
 *     window:  | system | dynamic shared memory | static arrays, as they are met | red | guard |
 *
 * What is red lies between the last array and the end of a page, 256 bytes and more: nobody writes
 * it (check/redzone.h). A plain store behind that is a fault at once.
 */
#ifndef MGPU_EMU_CORE_WINDOW_H
#define MGPU_EMU_CORE_WINDOW_H

#include "report.h"

MGPU__MODEL uint32_t
mgpu__address_of(const mgpu__cta *cta, uint32_t offset)
{
    return cta->rank << 24 | offset;
}

/* The block may use its window up to `used`, which is not less than before. false: there is not
 * enough memory. */
MGPU__MODEL bool
mgpu__window_open(mgpu__cta *cta, uint32_t used)
{
    if (used + MGPU__RED_SMEM > cta->open) {
        const uint32_t page = (uint32_t)sysconf(_SC_PAGESIZE);
        const uint32_t open = (used + MGPU__RED_SMEM + page - 1) / page * page;
        unsigned char *from = cta->window + cta->open;
        if (mprotect(from, open - cta->open, PROT_READ | PROT_WRITE) != 0)
            return false;
        memset(from, MGPU__UNWRITTEN, open - cta->open);
        cta->open = open;
    }
    cta->used = used;
    return true;
}

/* Fail: `bytes` at `addr` are not all in the shared memory of their block. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
MGPU__MODEL void
mgpu__outside(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t addr, size_t bytes,
              const char *what, const void *site)
{
    const uint32_t dynamic = cta->cluster->worker->launch->dynamic_smem;
    mgpu__fail(f, site,
               "%s: %zu bytes at shared address 0x%08x lie outside the block's shared memory "
               "0x%x..0x%x: smem_bytes of the launch is %u, static arrays have %u bytes",
               what, bytes, addr, (unsigned)MGPU__WINDOW_START, cta->used, dynamic,
               cta->used - MGPU__WINDOW_START - dynamic);
}

/* The block that `addr` names, after checks: `bytes` there, aligned to `align`, used by f,
 * `what` it is for the report. `how`: with MGPU__SPACE_CLUSTER any block of the cluster. */
MGPU__MODEL mgpu__cta *
mgpu__cta_of(const mgpu__fiber *f, uint32_t addr, uint32_t bytes, uint32_t align, uint32_t how,
             const char *what, const void *site)
{
    mgpu__cluster *cluster = f->cta->cluster;
    uint32_t rank = addr >> 24, offset = addr & 0xffffff;
    mgpu__cta *cta;
    if (rank >= cluster->cta_count)
        mgpu__fail(
            f, site,
            "%s: shared address 0x%08x names block rank %u, but the cluster has %u blocks",
            what, addr, rank, cluster->cta_count);
    cta = cluster->ctas[rank];
    if (cta != f->cta && !(how & MGPU__SPACE_CLUSTER))
        mgpu__fail(f, site,
                   "%s: shared address 0x%08x belongs to block rank %u, this is rank %u: a "
                   "peer's memory needs the _shared_cluster form",
                   what, addr, rank, f->cta->rank);
    if (cta != f->cta && cta->alive == 0)
        mgpu__fail(f, site,
                   "%s: block rank %u has exited, its shared memory is gone: end the kernel "
                   "with a cluster barrier",
                   what, rank);
    if (offset < MGPU__WINDOW_START || (uint64_t)offset + bytes > cta->used)
        mgpu__outside(f, cta, addr, bytes, what, site);
    if (offset % align != 0)
        mgpu__fail(f, site, "%s: shared address 0x%08x is not aligned to %u bytes%s", what,
                   addr, align,
                   align < 64 ? ""
                              : ": begin at MGPU_SMEM(p, 1024), and let whole tiles come "
                                "before it");
    return cta;
}

/* "12 bytes behind the shared memory of block rank 0": where an address is that is beside it. */
MGPU__MODEL void
mgpu__put_beside_window(mgpu__text *t, const mgpu__cta *cta, uintptr_t address)
{
    const uintptr_t window = (uintptr_t)cta->window, from = window + MGPU__WINDOW_START;
    const bool before = address < from;
    mgpu__put(t, "%zu bytes %s the shared memory of block rank %u",
              (size_t)(before ? from - address : address - window - cta->used),
              before ? "before" : "behind", cta->rank);
}

/* Whether a static array that ends at `end` fits. Dynamic memory begins at a multiple of 1 KiB (MGPU_SMEM), behind
 * the static arrays of a GPU: beside it these take whole KiB. */
MGPU__MODEL bool
mgpu__static_fits(const mgpu__launch *l, uint32_t first, size_t end)
{
    const size_t bytes = end - first;
    return end <= MGPU__WINDOW_BYTES &&
           (l->dynamic_smem == 0 ||
            l->dynamic_smem + (bytes + 1023) / 1024 * 1024 <= MGPU__SMEM_LIMIT);
}

/* The static array of a kernel that `key` stands for: the same offset in every block, given out
 * when the first thread of the launch meets it. */
MGPU__MODEL const mgpu__static_object *
mgpu__static_of(const mgpu__fiber *f, const void *key, const char *name, size_t bytes,
                size_t align, const void *site)
{
    mgpu__launch *l = mgpu__launch_of(f);
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    uint32_t count = __atomic_load_n(&l->static_count, __ATOMIC_ACQUIRE), i, at;
    for (i = 0; i < count; i++)
        if (l->statics[i].key == key)
            return &l->statics[i];
    (void)pthread_mutex_lock(&lock);
    for (i = 0; i < l->static_count && l->statics[i].key != key; i++) {
    }
    at = (uint32_t)((l->static_end + align - 1) / align * align);
    if (i == l->static_count && i < 64 &&
        mgpu__static_fits(l, i == 0 ? at : l->statics[0].offset, at + bytes)) {
        mgpu__static_object *s = &l->statics[i];
        s->key = key;
        s->name = name;
        s->offset = at;
        s->bytes = (uint32_t)bytes;
        __atomic_store_n(&l->static_end, at + (uint32_t)bytes, __ATOMIC_RELEASE);
        __atomic_store_n(&l->static_count, i + 1, __ATOMIC_RELEASE);
    }
    count = l->static_count;
    (void)pthread_mutex_unlock(&lock);
    if (i < count)
        return &l->statics[i];
    if (count == 64)
        mgpu__fail(f, site, "MGPU_SHARED %s: a kernel may have 64 static arrays", name);
    mgpu__fail(
        f, site, "MGPU_SHARED %s: %zu bytes do not fit: the block has used %u of %u bytes%s",
        name, bytes, at - MGPU__WINDOW_START, (unsigned)MGPU__SMEM_LIMIT,
        l->dynamic_smem == 0 ? "" : ", and beside dynamic memory static arrays take whole KiB");
}

/* The block of f's cluster in whose window a generic pointer lies; NULL: none. */
MGPU__MODEL mgpu__cta *
mgpu__in_windows(const mgpu__fiber *f, const void *p, uint32_t *addr)
{
    const mgpu__cluster *c = f->cta->cluster;
    for (uint32_t i = 0; i < c->cta_count; i++) {
        const uintptr_t offset = (uintptr_t)p - (uintptr_t)c->ctas[i]->window;
        if (offset >= MGPU__WINDOW_BYTES)
            continue;
        *addr = mgpu__address_of(c->ctas[i], (uint32_t)offset);
        return c->ctas[i];
    }
    return NULL;
}

/* "smem+0x1408 (full[2])": an offset, and what the kernel calls it. */
MGPU__MODEL void
mgpu__put_smem(mgpu__text *t, const mgpu__cta *cta, uint32_t offset)
{
    char name[72];
    mgpu__object_at(cta->cluster->worker->launch, offset, name);
    mgpu__put(t, "smem+0x%x%s", offset, name);
}

/* Give `count` elements from `offset` on a name: the first that a place gets is its name in all blocks, and who reads
 * needs no lock. */
MGPU__MODEL void
mgpu__name_smem(mgpu__launch *l, uint32_t offset, const char *name, uint32_t elem_bytes,
                uint32_t count)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    uint32_t known = __atomic_load_n(&l->named_count, __ATOMIC_ACQUIRE), i;
    for (i = 0; i < known && l->named[i].offset != offset; i++) {
    }
    if (i < known)
        return; /* as each thread and each block says it */
    (void)pthread_mutex_lock(&lock);
    for (i = 0; i < l->named_count && l->named[i].offset != offset; i++) {
    }
    if (i == l->named_count && i < 64) {
        l->named[i].name = name;
        l->named[i].offset = offset;
        l->named[i].elem_bytes = elem_bytes;
        l->named[i].count = count;
        __atomic_store_n(&l->named_count, i + 1, __ATOMIC_RELEASE);
    }
    (void)pthread_mutex_unlock(&lock);
}

/* Remember how a box lies in shared memory: for each offset the last. */
MGPU__MODEL void
mgpu__tile_smem(mgpu__launch *l, const mgpu__tile *tile)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    uint32_t known = __atomic_load_n(&l->tile_count, __ATOMIC_ACQUIRE), i;
    for (i = 0; i < known && l->tiles[i].offset != tile->offset; i++) {
    }
    if (i < known && memcmp(&l->tiles[i], tile, sizeof *tile) == 0)
        return; /* as each step of a loop says it */
    (void)pthread_mutex_lock(&lock);
    for (i = 0; i < l->tile_count && l->tiles[i].offset != tile->offset; i++) {
    }
    if (i < 64) {
        l->tiles[i] = *tile;
        if (i == l->tile_count)
            __atomic_store_n(&l->tile_count, i + 1, __ATOMIC_RELEASE);
    }
    (void)pthread_mutex_unlock(&lock);
}

#endif /* MGPU_EMU_CORE_WINDOW_H */
