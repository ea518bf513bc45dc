/* mgpu/emu/unit/memory.h - loads and stores; which memory a kernel has.
 * SPDX-License-Identifier: MIT
 *
 * Plain C code reads and writes by itself. What comes here has an address space or an order: it is
 * checked and told to who listens. An acquire load may be one turn of a spin loop, so others run
 * behind it.
 */
#ifndef MGPU_EMU_UNIT_MEMORY_H
#define MGPU_EMU_UNIT_MEMORY_H

#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/window.h"
#include "../core/word.h"

/* ---- shared memory ---------------------------------------------------------------------------------- */

void *
mgpu__emu_dynamic_smem(void)
{
    const mgpu__fiber *f = mgpu__self();
    if (mgpu__launch_of(f)->dynamic_smem == 0)
        mgpu__lint(
            f, MGPU__NOTE_BOUNDS, MGPU__SITE,
            "MGPU_SMEM in a launch without dynamic shared memory: say in smem_bytes of its "
            "config how many bytes the kernel uses");
    return f->cta->window + MGPU__WINDOW_START;
}

void *
mgpu__emu_static_smem(const void *key, const char *name, size_t bytes, size_t align)
{
    const mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta = f->cta;
    mgpu__cluster *c = cta->cluster;
    const mgpu__static_object *s = mgpu__static_of(f, key, name, bytes, align, MGPU__SITE);
    if (cta->used < s->offset + s->bytes)
        for (uint32_t i = 0; i < c->cta_count; i++) /* peers may reach for theirs, too */
            if (c->ctas[i]->used < s->offset + s->bytes &&
                !mgpu__window_open(c->ctas[i], s->offset + s->bytes))
                mgpu__fail(f, MGPU__SITE, "MGPU_SHARED %s: there is no memory for it", name);
    return cta->window + s->offset;
}

uint32_t
mgpu__emu_smem_addr(const void *p)
{
    const mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta = f->cta;
    uintptr_t offset = (uintptr_t)p - (uintptr_t)cta->window;
    if ((uintptr_t)p < (uintptr_t)cta->window || offset > cta->used)
        mgpu__fail(
            f, MGPU__SITE,
            "mgpu_smem_addr: %p is no pointer into this block's shared memory: MGPU_SMEM "
            "and MGPU_SHARED make them, a local array is none",
            p);
    return mgpu__address_of(cta, (uint32_t)offset);
}

void *
mgpu__emu_smem_ptr(uint32_t addr, uint32_t how)
{
    mgpu__cta *cta = mgpu__cta_of(mgpu__self(), addr, 0, 1, how, "mgpu_smem_ptr", MGPU__SITE);
    return cta->window + (addr & 0xffffff);
}

void
mgpu__emu_name_smem(uint32_t addr, const char *name, uint32_t elem_bytes, uint32_t count)
{
    const void *site = MGPU__SITE;
    const mgpu__fiber *f = mgpu__self();
    if (name == NULL || elem_bytes == 0 || count == 0 ||
        count > MGPU__WINDOW_BYTES / elem_bytes)
        mgpu__fail(f, site,
                   "MGPU_NAME: %u elements of %u bytes: a name, and at least one of each",
                   count, elem_bytes);
    (void)mgpu__cta_of(f, addr, elem_bytes * count, 1, 0, "MGPU_NAME", site);
    mgpu__name_smem(mgpu__launch_of(f), addr & 0xffffff, name, elem_bytes, count);
}

void
mgpu__emu_name_role(const char *name, int64_t step)
{
    mgpu__fiber *f = mgpu__self();
    f->role = name;
    f->role_step = step < 0 ? -1 : step;
    mgpu__event(MGPU_EMU_THREAD_NAMED, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)name,
                (uint64_t)f->role_step, 0, f, MGPU__SITE);
}

void *
mgpu_emu_smem(uint32_t addr, uint32_t bytes, bool write, bool async)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta =
        mgpu__cta_of(f, addr, bytes, 1, MGPU__SPACE_CLUSTER, "mgpu_emu_smem", site);
    mgpu__touching t = {MGPU_EMU_SHARED,
                        async ? MGPU_EMU_TMA : MGPU_EMU_THREAD,
                        write,
                        !async,
                        addr,
                        bytes,
                        f,
                        site,
                        NULL,
                        false,
                        0};
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    if (mgpu__watched(f))
        mgpu__touched_by(&t);
    return cta->window + (addr & 0xffffff);
}

void
mgpu__emu_ld_shared(void *value, uint32_t addr, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    cta = mgpu__cta_of(f, addr, bytes, bytes, how, "ld.shared", site);
    mgpu__access_as(MGPU_EMU_SHARED, false, 0, mgpu__address_of(cta, addr & 0xffffff), bytes, f,
                    1, site);
    memcpy(value, cta->window + (addr & 0xffffff), bytes);
}

void
mgpu__emu_st_shared(uint32_t addr, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta;
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    cta = mgpu__cta_of(f, addr, bytes, bytes, how, "st.shared", site);
    mgpu__access(MGPU_EMU_SHARED, true, false, mgpu__address_of(cta, addr & 0xffffff), bytes, f,
                 site);
    if (memcmp(cta->window + (addr & 0xffffff), value, bytes) != 0)
        mgpu__effect(cta->cluster->worker);
    memcpy(cta->window + (addr & 0xffffff), value, bytes);
}

/* ---- words with an order ------------------------------------------------------------------ */

/* Tell of an access with an order, to shared or global memory. */
MGPU__MODEL void
mgpu__access_generic(const mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t bytes,
                     uint32_t how, const void *site)
{
    uint32_t addr = 0;
    const bool shared = mgpu__in_windows(f, p, &addr) != NULL;
    mgpu__access_scope(shared ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL, what,
                       shared ? addr : (uint64_t)(uintptr_t)p, bytes, how, f, site);
}

/* A word with an order, global or shared: aligned, and there. */
MGPU__MODEL void
mgpu__ld_word(mgpu__fiber *f, void *value, const void *p, uint32_t bytes, uint32_t how,
              const void *site)
{
    pthread_mutex_t *held = mgpu__word_tell(f, MGPU__SYNC_LOAD, p, how, site);
    mgpu__access_generic(f, MGPU__SYNC_LOAD, p, bytes, how, site);
    if (bytes == 4) {
        uint32_t v = __atomic_load_n((const uint32_t *)p, __ATOMIC_ACQUIRE);
        memcpy(value, &v, 4);
    } else {
        uint64_t v = __atomic_load_n((const uint64_t *)p, __ATOMIC_ACQUIRE);
        memcpy(value, &v, 8);
    }
    mgpu__word_done(held);
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 0, how, f, site);
    mgpu__give_way_looking(f, p, site);
}

MGPU__MODEL void
mgpu__st_word(mgpu__fiber *f, void *p, const void *value, uint32_t bytes, uint32_t how,
              const void *site)
{
    pthread_mutex_t *held;
    uint64_t v = 0;
    bool changed;
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 1, how, f, site);
    held = mgpu__word_tell(f, MGPU__SYNC_STORE, p, how, site);
    mgpu__access_generic(f, MGPU__SYNC_STORE, p, bytes, how, site);
    memcpy(&v, value, bytes); /* little-endian, as the GPU's memory */
    if (bytes == 1)
        changed = __atomic_exchange_n((uint8_t *)p, (uint8_t)v, __ATOMIC_ACQ_REL) != v;
    else if (bytes == 2)
        changed = __atomic_exchange_n((uint16_t *)p, (uint16_t)v, __ATOMIC_ACQ_REL) != v;
    else if (bytes == 4)
        changed = __atomic_exchange_n((uint32_t *)p, (uint32_t)v, __ATOMIC_ACQ_REL) != v;
    else
        changed = __atomic_exchange_n((uint64_t *)p, v, __ATOMIC_ACQ_REL) != v;
    mgpu__word_done(held);
    if (changed)
        mgpu__effect(f->cta->cluster->worker);
}

void
mgpu__emu_ld_global(void *value, const void *p, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(f, site, "ld.global: %p is not aligned to %u bytes", p, bytes);
    mgpu__step(f, p, site);
    mgpu__ld_word(f, value, p, bytes, how, site);
}

void
mgpu__emu_st_global(void *p, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(f, site, "st.global: %p is not aligned to %u bytes", p, bytes);
    mgpu__step(f, p, site);
    mgpu__st_word(f, p, value, bytes, how, site);
}

void
mgpu__emu_ld_shared_ordered(void *value, uint32_t addr, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cta *cta;
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    cta = mgpu__cta_of(f, addr, bytes, bytes, how, "ld.shared", site);
    mgpu__ld_word(f, value, cta->window + (addr & 0xffffff), bytes, how, site);
}

void
mgpu__emu_st_shared_ordered(uint32_t addr, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cta *cta;
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    cta = mgpu__cta_of(f, addr, bytes, bytes, how, "st.shared", site);
    mgpu__st_word(f, cta->window + (addr & 0xffffff), value, bytes, how, site);
}

#endif /* MGPU_EMU_UNIT_MEMORY_H */
