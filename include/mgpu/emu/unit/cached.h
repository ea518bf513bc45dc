/* mgpu/emu/unit/cached.h - global memory by loads and stores that say what the caches do.
 * SPDX-License-Identifier: MIT
 *
 * The model has no caches: they read and write as C does, seen without -fsanitize=thread, and a policy
 * that is none is told. ld.global.nc reads what nobody writes in this launch: who judges is told.
 */
#ifndef MGPU_EMU_UNIT_CACHED_H
#define MGPU_EMU_UNIT_CACHED_H

#include "../core/buffer.h"
#include "issue.h"
#include "thread.h"

/* The target has accesses so wide. */
MGPU__MODEL void
mgpu__cached_wide(const mgpu__fiber *f, uint32_t bytes, const char *what, const void *site)
{
    if (bytes == 32)
        mgpu__needs(f, 1000, what, "sm_100", site);
}

/* Tell of an access of f to global memory. */
MGPU__MODEL void
mgpu__access_cached(const mgpu__fiber *f, const void *p, uint32_t bytes, bool write,
                    uint32_t how, const void *site)
{
    mgpu__access_as(MGPU_EMU_GLOBAL, write, 0, (uint64_t)(uintptr_t)p, bytes, f,
                    (how & MGPU__NC) != 0 ? (uint8_t)MGPU__NON_COHERENT : (uint8_t)0, site);
}

void
mgpu__emu_ld_cached(void *value, const void *p, uint32_t bytes, uint64_t hint, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const char *what = (how & MGPU__NC) != 0 ? "ld.global.nc" : "ld.global";
    mgpu__cached_wide(f, bytes, "a load of 32 bytes", site);
    mgpu__check_space(f, p, bytes, what, site);
    mgpu__check_hint(f, hint, how, what, site);
    mgpu__step(f, p, site);
    mgpu__access_cached(f, p, bytes, false, how, site);
    memcpy(value, p, bytes);
}

void
mgpu__emu_st_cached(void *p, const void *value, uint32_t bytes, uint64_t hint, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cached_wide(f, bytes, "a store of 32 bytes", site);
    mgpu__check_space(f, p, bytes, "st.global", site);
    mgpu__check_hint(f, hint, how, "st.global", site);
    mgpu__step(f, p, site);
    mgpu__access_cached(f, p, bytes, true, how, site);
    if (memcmp(p, value, bytes) != 0)
        mgpu__effect(f->cta->cluster->worker);
    memcpy(p, value, bytes);
}

#endif /* MGPU_EMU_UNIT_CACHED_H */
