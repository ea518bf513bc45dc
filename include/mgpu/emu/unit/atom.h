/* mgpu/emu/unit/atom.h - atomics: one step for everybody, with what it is told to order.
 * SPDX-License-Identifier: MIT
 *
 *     a scalar, an element of a vector     2, 4 or 8 bytes: a compare-and-swap of the host
 *     16 bytes                             under the lock of the word (word.h): atomic among themselves
 *
 * What an operation makes of two values is math/atom.h. An atomic that changes nothing may be one turn
 * of a spin loop, so others run behind it.
 */
#ifndef MGPU_EMU_UNIT_ATOM_H
#define MGPU_EMU_UNIT_ATOM_H

#include "../core/buffer.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/window.h"
#include "../core/word.h"
#include "../math/atom.h"

/* One element, as it is in memory: of 16 bytes both halves. */
typedef struct mgpu__element {
    uint64_t half[2];
} mgpu__element;

static inline mgpu__element
mgpu__element_of(const void *from, uint32_t bytes)
{
    mgpu__element e = {{0, 0}};
    if (from != NULL)
        memcpy(e.half, from, bytes);
    return e;
}

#define MGPU__ATOM_SWAP(bits)                                                                  \
    MGPU__MODEL uint64_t mgpu__atom_swap##bits(mgpu__atom op, void *p, bool shared,            \
                                               uint64_t value, uint64_t compare,               \
                                               uint64_t *fresh)                                \
    {                                                                                          \
        typedef uint##bits##_t __attribute__((may_alias)) word;                                \
        word old = __atomic_load_n((word *)p, __ATOMIC_ACQUIRE), next;                         \
        do                                                                                     \
            next = (word)mgpu__atomic_result(op, bits / 8, shared, old, (word)value,           \
                                             (word)compare);                                   \
        while (!__atomic_compare_exchange_n((word *)p, &old, next, true, __ATOMIC_ACQ_REL,     \
                                            __ATOMIC_ACQUIRE));                                \
        *fresh = next;                                                                         \
        return old;                                                                            \
    }
MGPU__ATOM_SWAP(16)
MGPU__ATOM_SWAP(32)
MGPU__ATOM_SWAP(64)
#undef MGPU__ATOM_SWAP

/* exch and cas of 16 bytes. Lock held, if workers share the word. true: it has changed. */
MGPU__MODEL bool
mgpu__atom_swap128(mgpu__atom op, void *p, const mgpu__element *value,
                   const mgpu__element *compare, mgpu__element *old)
{
    memcpy(old, p, sizeof *old);
    if (op == MGPU__ATOM_CAS && memcmp(old, compare, sizeof *old) != 0)
        return false;
    memcpy(p, value, sizeof *value);
    return memcmp(old, value, sizeof *old) != 0;
}

/* One element at p, whose name for who listens is `address`. true: it has changed. */
MGPU__MODEL bool
mgpu__atom_element(mgpu__fiber *f, mgpu__atom op, void *p, mgpu_emu_space space,
                   uint64_t address, uint32_t bytes, mgpu__element *old,
                   const mgpu__element *value, const mgpu__element *compare, uint32_t how,
                   const void *site)
{
    const bool shared = space == MGPU_EMU_SHARED;
    pthread_mutex_t *held = mgpu__word_tell(f, MGPU__SYNC_RMW, p, how, site);
    uint64_t fresh = 0;
    bool changed;
    mgpu__access_scope(space, MGPU__SYNC_RMW, address, bytes, how, f, site);
    if (bytes == 16) {
        if (held == NULL)
            held = mgpu__word_hold(p);
        changed = mgpu__atom_swap128(op, p, value, compare, old);
    } else {
        const uint64_t v = value->half[0], c = compare->half[0];
        old->half[0] = bytes == 8   ? mgpu__atom_swap64(op, p, shared, v, c, &fresh)
                       : bytes == 4 ? mgpu__atom_swap32(op, p, shared, v, c, &fresh)
                                    : mgpu__atom_swap16(op, p, shared, v, c, &fresh);
        changed = old->half[0] != fresh;
    }
    mgpu__word_done(held);
    return changed;
}

/* Others may run behind an atomic; what it found may be what somebody waits for. */
MGPU__MODEL void
mgpu__atom_done(mgpu__fiber *f, const void *p, bool changed, const void *site)
{
    if (changed) {
        mgpu__give_way(f, true, site);
    } else {
        MGPU__STEP_TELL(f, looks, f);
        mgpu__give_way_looking(f, p, site);
    }
}

/* All elements of an instruction. */
MGPU__MODEL void
mgpu__atom_elements(mgpu__fiber *f, mgpu__atom op, unsigned char *p, mgpu_emu_space space,
                    uint64_t address, uint32_t bytes, uint32_t count, unsigned char *old,
                    const unsigned char *value, const unsigned char *compare, uint32_t how,
                    const void *site)
{
    bool changed = false;
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, 2, how, f, site);
    for (uint32_t i = 0; i < count * bytes; i += bytes) {
        const mgpu__element v = mgpu__element_of(value + i, bytes);
        const mgpu__element c = mgpu__element_of(compare, bytes);
        mgpu__element was = {{0, 0}};
        changed |= mgpu__atom_element(f, op, p + i, space, address + i, bytes, &was, &v, &c,
                                      how, site);
        if (old != NULL)
            memcpy(old + i, &was, bytes);
    }
    mgpu__atom_done(f, p, changed, site);
}

void
mgpu__emu_atom_global(mgpu__atom op, uint32_t bytes, uint32_t count, void *old, void *p,
                      const void *value, const void *compare, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__check_space(f, p, bytes * count, old != NULL ? "atom.global" : "red.global", site);
    mgpu__step(f, p, site);
    mgpu__atom_elements(f, op, (unsigned char *)p, MGPU_EMU_GLOBAL, (uint64_t)(uintptr_t)p,
                        bytes, count, (unsigned char *)old, (const unsigned char *)value,
                        (const unsigned char *)compare, how, site);
}

void
mgpu__emu_atom_shared(mgpu__atom op, uint32_t bytes, uint32_t count, void *old, uint32_t addr,
                      const void *value, const void *compare, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cta *cta;
    mgpu__step(f, (const void *)(uintptr_t)addr, site);
    cta = mgpu__cta_of(f, addr, bytes * count, bytes * count, how,
                       old != NULL ? "atom.shared" : "red.shared", site);
    mgpu__atom_elements(f, op, cta->window + (addr & 0xffffff), MGPU_EMU_SHARED, addr, bytes,
                        count, (unsigned char *)old, (const unsigned char *)value,
                        (const unsigned char *)compare, how, site);
}

uint32_t
mgpu__emu_atom_how(uint32_t how, uint32_t last)
{
    static const uint32_t scopes[4] = {0, MGPU__SCOPE_CLUSTER, MGPU__SCOPE_GPU,
                                       MGPU__SCOPE_SYS};
    static const uint32_t orders[4] = {MGPU__RELAXED, MGPU__NO_ACQUIRE, MGPU__NO_RELEASE, 0};
    if (how > last && last < 4)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "cp.async.bulk: %u is no scope of a strong copy: MGPU_RELAXED_CTA to %s",
                   how,
                   last == 3 ? "MGPU_RELAXED_SYS"
                             : "MGPU_RELAXED_CLUSTER, which all of shared memory is in");
    if (how > last)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "%s: %u is no order and scope: MGPU_RELAXED_CTA to %s",
                   last == 15 ? "atom" : "red", how,
                   last == 15 ? "MGPU_ACQ_REL_SYS" : "MGPU_RELEASE_SYS, as it loads nothing");
    return scopes[how % 4] | orders[how / 4];
}

/* CUDA's: `p` is global, or shared memory of the cluster. */
uint64_t
mgpu__emu_atomic(mgpu__atom op, void *p, uint32_t bytes, uint64_t value, uint64_t compare,
                 uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    uint64_t old = 0;
    uint32_t addr = 0;
    bool shared;
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(f, site, "atomic: %p is not aligned to %u bytes", p, bytes);
    mgpu__step(f, p, site);
    shared = mgpu__in_windows(f, p, &addr) != NULL;
    mgpu__atom_elements(f, op, (unsigned char *)p, shared ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL,
                        shared ? addr : (uint64_t)(uintptr_t)p, bytes, 1, (unsigned char *)&old,
                        (const unsigned char *)&value, (const unsigned char *)&compare, how,
                        site);
    return old;
}

#endif /* MGPU_EMU_UNIT_ATOM_H */
