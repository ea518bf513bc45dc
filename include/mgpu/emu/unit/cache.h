/* mgpu/emu/unit/cache.h - what is said to caches: the model has none, and checks what it is told.
 * SPDX-License-Identifier: MIT
 *
 *     discard    a write of 128 bytes, 0xDB each: whoever reads them sees that they mean nothing
 */
#ifndef MGPU_EMU_UNIT_CACHE_H
#define MGPU_EMU_UNIT_CACHE_H

#include "../core/buffer.h"
#include "../core/event.h"
#include "../core/schedule.h"
#include "../core/window.h"

enum { MGPU__CACHE_LINE = 128, MGPU__DISCARDED = 0xDB };

uint64_t
mgpu__emu_createpolicy(uint64_t policy, float fraction)
{
    if (!(fraction > 0.0f && fraction <= 1.0f))
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "createpolicy.fractional.L2: fraction %g: above 0, up to 1",
                   (double)fraction);
    return policy;
}

uint64_t
mgpu__emu_createpolicy_range(uint64_t policy, const void *p, uint32_t primary, uint32_t total)
{
    const mgpu__fiber *f = mgpu__self();
    uint32_t addr;
    if (total == 0 || primary > total)
        mgpu__fail(
            f, MGPU__SITE,
            "createpolicy.range.L2: %u primary bytes of %u: the whole is above 0, and no "
            "less than its primary part",
            primary, total);
    if (mgpu__in_windows(f, p, &addr) != NULL)
        mgpu__fail(f, MGPU__SITE,
                   "createpolicy.range.L2: %p is shared memory: a range of global memory", p);
    return policy;
}

uint64_t
mgpu__emu_createpolicy_cvt(uint64_t property)
{
    (void)property;
    return MGPU__POLICY_EVICT_NORMAL;
}

void
mgpu__emu_prefetch(const void *p)
{
    const mgpu__fiber *f = mgpu__self();
    uint32_t addr;
    if (mgpu__in_windows(f, p, &addr) != NULL)
        mgpu__lint(f, MGPU__NOTE_BOUNDS, MGPU__SITE,
                   "prefetch: %p is shared memory, of which no cache has anything: it does "
                   "nothing there",
                   p);
}

/* Of an address that must be one. */
void
mgpu__emu_prefetch_valid(const void *p)
{
    mgpu__check_global(mgpu__self(), (uint64_t)(uintptr_t)p, 1, "prefetch.valid_addr",
                       MGPU__SITE);
}

/* 128 bytes of global memory. */
MGPU__MODEL void
mgpu__cache_line(const mgpu__fiber *f, const void *p, const char *what, const void *site)
{
    if ((uintptr_t)p % MGPU__CACHE_LINE != 0)
        mgpu__fail(f, site, "%s: %p is not aligned to the 128 bytes of a cache line", what, p);
    mgpu__check_global(f, (uint64_t)(uintptr_t)p, MGPU__CACHE_LINE, what, site);
}

void
mgpu__emu_applypriority(const void *p)
{
    mgpu__cache_line(mgpu__self(), p, "applypriority", MGPU__SITE);
}

void
mgpu__emu_discard(void *p)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__step(f, p, site);
    mgpu__cache_line(f, p, "discard", site);
    mgpu__access(MGPU_EMU_GLOBAL, true, 0, (uint64_t)(uintptr_t)p, MGPU__CACHE_LINE, f, site);
    memset(p, MGPU__DISCARDED, MGPU__CACHE_LINE);
    mgpu__effect(f->cta->cluster->worker);
}

#endif /* MGPU_EMU_UNIT_CACHE_H */
