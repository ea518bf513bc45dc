/* mgpu/emu/core/memory.h - windows of shared memory, known global buffers, loads, stores, atomics.
 * SPDX-License-Identifier: MIT
 *
 * A shared address is what an H200 uses inside a cluster:
 *
 *     31      24 23                   0
 *     |  rank   |       offset        |     offset 0x400 is the first byte of a block's own
 *                                           memory; the first KiB belongs to the system
 *
 *     window:  | system | dynamic shared memory | static arrays, as they are met |
 */
#ifndef MGPU_EMU_CORE_MEMORY_H
#define MGPU_EMU_CORE_MEMORY_H

#include "../math/cvt.h"
#include "event.h"
#include "machine.h"
#include "report.h"

/* ---- shared memory ---------------------------------------------------------------------------- */

static uint32_t
mgpu__address_of(const mgpu__cta *cta, uint32_t offset)
{
    return cta->rank << 24 | offset;
}

/* Fail: `bytes` at `addr` are not all in the shared memory of their block. */
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
static void
mgpu__outside(const mgpu__cta *cta, uint32_t addr, size_t bytes, const char *what,
              const void *site)
{
    const uint32_t dynamic = cta->cluster->worker->launch->dynamic_smem;
    mgpu__fail(site,
               "%s: %zu bytes at shared address 0x%08x lie outside the block's shared memory "
               "0x%x..0x%x: smem_bytes of the launch is %u, static arrays have %u bytes",
               what, bytes, addr, (unsigned)MGPU__WINDOW_START, cta->used, dynamic,
               cta->used - MGPU__WINDOW_START - dynamic);
}

/* The block that `addr` names, after checks: `bytes` there, aligned to `align`, by the running
 * fiber, `what` it is for the report. `how`: with MGPU__SPACE_CLUSTER any block of the cluster. */
static mgpu__cta *
mgpu__cta_of(uint32_t addr, uint32_t bytes, uint32_t align, uint32_t how, const char *what,
             const void *site)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *cluster = f->cta->cluster;
    uint32_t rank = addr >> 24, offset = addr & 0xffffff;
    mgpu__cta *cta;
    if (rank >= cluster->cta_count)
        mgpu__fail(
            site,
            "%s: shared address 0x%08x names block rank %u, but the cluster has %u blocks",
            what, addr, rank, cluster->cta_count);
    cta = &cluster->ctas[rank];
    if (cta != f->cta && !(how & MGPU__SPACE_CLUSTER))
        mgpu__fail(site,
                   "%s: shared address 0x%08x belongs to block rank %u, this is rank %u: a "
                   "peer's memory needs the _shared_cluster form",
                   what, addr, rank, f->cta->rank);
    if (cta != f->cta && cta->alive == 0)
        mgpu__fail(site,
                   "%s: block rank %u has exited, its shared memory is gone: end the kernel "
                   "with a cluster barrier",
                   what, rank);
    if (offset < MGPU__WINDOW_START || (uint64_t)offset + bytes > cta->used)
        mgpu__outside(cta, addr, bytes, what, site);
    if (offset % align != 0)
        mgpu__fail(site, "%s: shared address 0x%08x is not aligned to %u bytes", what, addr,
                   align);
    return cta;
}

void *
mgpu__emu_dynamic_smem(void)
{
    return mgpu__self()->cta->window + MGPU__WINDOW_START;
}

/* The static array of a kernel that `key` stands for: the same offset in every block, given out
 * when the first thread of the launch meets it. */
static const mgpu__static_object *
mgpu__static_of(mgpu__launch *l, const void *key, const char *name, size_t bytes, size_t align,
                const void *site)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    uint32_t count = __atomic_load_n(&l->static_count, __ATOMIC_ACQUIRE), i, at;
    for (i = 0; i < count; i++)
        if (l->statics[i].key == key)
            return &l->statics[i];
    (void)pthread_mutex_lock(&lock);
    for (i = 0; i < l->static_count && l->statics[i].key != key; i++) {
    }
    at = (uint32_t)((l->static_end + align - 1) / align * align);
    if (i == l->static_count && i < 64 && at + bytes <= MGPU__WINDOW_BYTES) {
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
        mgpu__fail(site, "MGPU_SHARED %s: a kernel may have 64 static arrays", name);
    mgpu__fail(site, "MGPU_SHARED %s: %zu bytes do not fit: the block has used %u of %u bytes",
               name, bytes, at - MGPU__WINDOW_START, (unsigned)MGPU__SMEM_LIMIT);
}

void *
mgpu__emu_static_smem(const void *key, const char *name, size_t bytes, size_t align)
{
    mgpu__cta *cta = mgpu__self()->cta;
    mgpu__cluster *c = cta->cluster;
    const mgpu__static_object *s =
        mgpu__static_of(c->worker->launch, key, name, bytes, align, MGPU__SITE);
    if (cta->used < s->offset + s->bytes)
        for (uint32_t i = 0; i < c->cta_count; i++) /* peers may reach for theirs, too */
            if (c->ctas[i].used < s->offset + s->bytes)
                c->ctas[i].used = s->offset + s->bytes;
    return cta->window + s->offset;
}

uint32_t
mgpu__emu_smem_addr(const void *p)
{
    mgpu__cta *cta = mgpu__self()->cta;
    uintptr_t offset = (uintptr_t)p - (uintptr_t)cta->window;
    if ((uintptr_t)p < (uintptr_t)cta->window || offset > cta->used)
        mgpu__fail(
            MGPU__SITE,
            "mgpu_smem_addr: %p is no pointer into this block's shared memory: MGPU_SMEM "
            "and MGPU_SHARED make them, a local array is none",
            p);
    return mgpu__address_of(cta, (uint32_t)offset);
}

void *
mgpu__emu_smem_ptr(uint32_t addr)
{
    mgpu__cta *cta = mgpu__cta_of(addr, 0, 1, 0, "mgpu_smem_ptr", MGPU__SITE);
    return cta->window + (addr & 0xffffff);
}

void *
mgpu_emu_smem(uint32_t addr, uint32_t bytes, bool write, bool async)
{
    const void *site = MGPU__SITE;
    mgpu__cta *cta = mgpu__cta_of(addr, bytes, 1, MGPU__SPACE_CLUSTER, "mgpu_emu_smem", site);
    mgpu__access(MGPU_EMU_SHARED, async ? MGPU_EMU_TMA : MGPU_EMU_THREAD, write, addr, bytes,
                 mgpu__self(), site);
    return cta->window + (addr & 0xffffff);
}

void
mgpu__emu_ld_shared(void *value, uint32_t addr, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__cta *cta = mgpu__cta_of(addr, bytes, bytes, how, "ld.shared", site);
    mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_THREAD, false,
                 mgpu__address_of(cta, addr & 0xffffff), bytes, mgpu__self(), site);
    memcpy(value, cta->window + (addr & 0xffffff), bytes);
}

void
mgpu__emu_st_shared(uint32_t addr, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__cta *cta = mgpu__cta_of(addr, bytes, bytes, how, "st.shared", site);
    mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_THREAD, true, mgpu__address_of(cta, addr & 0xffffff),
                 bytes, mgpu__self(), site);
    if (memcmp(cta->window + (addr & 0xffffff), value, bytes) != 0)
        mgpu__effect(mgpu__this_worker);
    memcpy(cta->window + (addr & 0xffffff), value, bytes);
}

/* ---- global memory ------------------------------------------------------------------------------- */

typedef struct mgpu__buffer {
    uintptr_t from, to;
    char name[32];
} mgpu__buffer;

static pthread_mutex_t mgpu__buffer_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t mgpu__buffer_generation; /* atomic: changes with each of them */
static mgpu__buffer *mgpu__buffers;      /* sorted by address */
static size_t mgpu__buffer_count, mgpu__buffer_capacity;

/* Number of buffers that start at or below `address`. Lock held. */
static size_t
mgpu__buffers_below(uintptr_t address)
{
    size_t low = 0, high = mgpu__buffer_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (mgpu__buffers[middle].from <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

mgpu_status
mgpu_emu_register(const void *p, size_t bytes, const char *name)
{
    uintptr_t from = (uintptr_t)p;
    mgpu_status status = MGPU_OK;
    size_t at;
    if (p == NULL || bytes == 0 || from + bytes < from)
        return MGPU_ERROR_INVALID_ARGUMENT;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below(from);
    if ((at > 0 && mgpu__buffers[at - 1].to > from) ||
        (at < mgpu__buffer_count && mgpu__buffers[at].from < from + bytes))
        status = MGPU_ERROR_INVALID_ARGUMENT;
    if (status == MGPU_OK && mgpu__buffer_count == mgpu__buffer_capacity) {
        size_t capacity = mgpu__buffer_capacity == 0 ? 64 : 2 * mgpu__buffer_capacity;
        mgpu__buffer *more = (mgpu__buffer *)realloc(mgpu__buffers, capacity * sizeof *more);
        if (more == NULL) {
            status = MGPU_ERROR_OUT_OF_MEMORY;
        } else {
            mgpu__buffers = more;
            mgpu__buffer_capacity = capacity;
        }
    }
    if (status == MGPU_OK) {
        mgpu__buffer *b = &mgpu__buffers[at];
        memmove(b + 1, b, (mgpu__buffer_count - at) * sizeof *b);
        mgpu__buffer_count++;
        b->from = from;
        b->to = from + bytes;
        (void)snprintf(b->name, sizeof b->name, "%s", name != NULL ? name : "");
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
    }
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return status;
}

mgpu_status
mgpu_emu_unregister(const void *p)
{
    mgpu_status status = MGPU_ERROR_INVALID_ARGUMENT;
    size_t at;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below((uintptr_t)p);
    if (at > 0 && mgpu__buffers[at - 1].from == (uintptr_t)p) {
        memmove(&mgpu__buffers[at - 1], &mgpu__buffers[at],
                (mgpu__buffer_count - at) * sizeof *mgpu__buffers);
        mgpu__buffer_count--;
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
        status = MGPU_OK;
    }
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return status;
}

/* End the launch unless one known buffer holds all of `bytes` at `address`. */
static void
mgpu__check_global(uint64_t address, uint64_t bytes, const char *what, const void *site)
{
    static __thread mgpu__buffer last; /* of this worker: most copies hit the same buffer */
    static __thread uint64_t last_generation;
    const uint64_t generation = __atomic_load_n(&mgpu__buffer_generation, __ATOMIC_ACQUIRE);
    mgpu__buffer nearest;
    size_t at;
    bool known;
    if (last_generation == generation && address >= last.from && address + bytes <= last.to)
        return;
    memset(&nearest, 0, sizeof nearest);
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below((uintptr_t)address);
    if (at > 0)
        nearest = mgpu__buffers[at - 1];
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    known = at > 0 && address + bytes <= nearest.to;
    if (known) {
        last = nearest;
        last_generation = generation;
    } else if (at > 0 && address < nearest.to) {
        const bool named = nearest.name[0] != 0;
        mgpu__fail(
            site,
            "%s: %llu bytes at %p run past the end of %s%s%s, %llu bytes at %p: %llu too "
            "many",
            what, (unsigned long long)bytes, (void *)(uintptr_t)address,
            named ? "buffer \"" : "a buffer", nearest.name, named ? "\"" : "",
            (unsigned long long)(nearest.to - nearest.from), (void *)nearest.from,
            (unsigned long long)(address + bytes - nearest.to));
    } else {
        mgpu__fail(site,
                   "%s: %llu bytes at %p are in no known buffer: allocate with mgpu_malloc or "
                   "name foreign memory with mgpu_emu_register",
                   what, (unsigned long long)bytes, (void *)(uintptr_t)address);
    }
}

/* The space of a generic pointer: the running block's window, or global. */
static bool
mgpu__in_window(const void *p, uint32_t *addr)
{
    const mgpu__cta *cta = mgpu__self()->cta;
    uintptr_t offset = (uintptr_t)p - (uintptr_t)cta->window;
    if (offset >= MGPU__WINDOW_BYTES)
        return false;
    *addr = mgpu__address_of(cta, (uint32_t)offset);
    return true;
}

static void
mgpu__access_generic(bool write, const void *p, uint32_t bytes, const void *site)
{
    uint32_t addr = 0;
    bool shared = mgpu__in_window(p, &addr);
    mgpu__access(shared ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL, MGPU_EMU_THREAD, write,
                 shared ? addr : (uint64_t)(uintptr_t)p, bytes, mgpu__self(), site);
}

/* Give way inside what may be a spin loop. `changed`: this thread moved something along. */
static void
mgpu__give_way(bool changed, const void *site)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    if (changed) {
        mgpu__effect(c->worker);
        mgpu__park(MGPU__READY, NULL, site, &c->ready);
    } else {
        c->polls++;
        mgpu__park(MGPU__POLLING, NULL, site, &c->polling);
    }
}

void
mgpu_emu_yield(void)
{
    mgpu__give_way(false, MGPU__SITE);
}

void
mgpu__emu_ld_global(void *value, const void *p, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(site, "ld.global: %p is not aligned to %u bytes", p, bytes);
    mgpu__access_generic(false, p, bytes, site);
    if (bytes == 4) {
        uint32_t v = __atomic_load_n((const uint32_t *)p, __ATOMIC_ACQUIRE);
        memcpy(value, &v, 4);
    } else {
        uint64_t v = __atomic_load_n((const uint64_t *)p, __ATOMIC_ACQUIRE);
        memcpy(value, &v, 8);
    }
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 0, how, mgpu__self(),
                site);
    mgpu__give_way(false, site);
}

void
mgpu__emu_st_global(void *p, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    bool changed;
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(site, "st.global: %p is not aligned to %u bytes", p, bytes);
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 1, how, mgpu__self(),
                site);
    mgpu__access_generic(true, p, bytes, site);
    if (bytes == 4) {
        uint32_t v;
        memcpy(&v, value, 4);
        changed = __atomic_exchange_n((uint32_t *)p, v, __ATOMIC_ACQ_REL) != v;
    } else {
        uint64_t v;
        memcpy(&v, value, 8);
        changed = __atomic_exchange_n((uint64_t *)p, v, __ATOMIC_ACQ_REL) != v;
    }
    if (changed)
        mgpu__effect(mgpu__this_worker);
}

/* ---- atomics ------------------------------------------------------------------------------------------ */

/* The new value for an old one, as PTX's atom does it on 32 or 64 bits. */
static uint64_t
mgpu__atomic_result(mgpu__atom op, uint32_t bytes, uint64_t old, uint64_t value,
                    uint64_t compare)
{
    bool wide = bytes == 8;
    int64_t so = wide ? (int64_t)old : (int32_t)(uint32_t)old;
    int64_t sv = wide ? (int64_t)value : (int32_t)(uint32_t)value;
    switch (op) {
    case MGPU__ATOM_ADD:
        return old + value;
    case MGPU__ATOM_MIN_S:
        return so < sv ? old : value;
    case MGPU__ATOM_MIN_U:
        return old < value ? old : value;
    case MGPU__ATOM_MAX_S:
        return so > sv ? old : value;
    case MGPU__ATOM_MAX_U:
        return old > value ? old : value;
    case MGPU__ATOM_AND:
        return old & value;
    case MGPU__ATOM_OR:
        return old | value;
    case MGPU__ATOM_XOR:
        return old ^ value;
    case MGPU__ATOM_EXCH:
        return value;
    case MGPU__ATOM_CAS:
        return old == compare ? value : old;
    case MGPU__ATOM_INC:
        return old >= value ? 0 : old + 1;
    case MGPU__ATOM_DEC:
        return old == 0 || old > value ? value : old - 1;
    case MGPU__ATOM_ADD_F32:
        return mgpu__bits_of_float(mgpu__float_of_bits((uint32_t)old) +
                                   mgpu__float_of_bits((uint32_t)value));
    case MGPU__ATOM_ADD_F64: {
        double x, y;
        memcpy(&x, &old, 8);
        memcpy(&y, &value, 8);
        x += y;
        memcpy(&old, &x, 8);
        return old;
    }
    }
    return old;
}

uint64_t
mgpu__emu_atomic(mgpu__atom op, void *p, uint32_t bytes, uint64_t value, uint64_t compare,
                 uint32_t how)
{
    const void *site = MGPU__SITE;
    uint64_t old, fresh;
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(site, "atomic: %p is not aligned to %u bytes", p, bytes);
    mgpu__access_generic(true, p, bytes, site);
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 2, how, mgpu__self(),
                site);
    if (bytes == 4) {
        uint32_t expected = __atomic_load_n((uint32_t *)p, __ATOMIC_ACQUIRE), desired;
        value = (uint32_t)value;
        compare = (uint32_t)compare;
        do {
            desired = (uint32_t)mgpu__atomic_result(op, 4, expected, value, compare);
        } while (!__atomic_compare_exchange_n((uint32_t *)p, &expected, desired, true,
                                              __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
        old = expected;
        fresh = desired;
    } else {
        uint64_t expected = __atomic_load_n((uint64_t *)p, __ATOMIC_ACQUIRE), desired;
        do {
            desired = mgpu__atomic_result(op, 8, expected, value, compare);
        } while (!__atomic_compare_exchange_n((uint64_t *)p, &expected, desired, true,
                                              __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
        old = expected;
        fresh = desired;
    }
    mgpu__give_way(old != fresh, site);
    return old;
}

#endif /* MGPU_EMU_CORE_MEMORY_H */
