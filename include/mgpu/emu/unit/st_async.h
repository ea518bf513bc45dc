/* mgpu/emu/unit/st_async.h - st.async and red.async: values to shared memory of a block of the cluster.
 * SPDX-License-Identifier: MIT
 *
 * Checked here, when issued; made later, by generic.h. The mbarrier is where they go.
 */
#ifndef MGPU_EMU_UNIT_ST_ASYNC_H
#define MGPU_EMU_UNIT_ST_ASYNC_H

#include "../core/posix.h"

#include "../blackwell.h"
#include "../core/buffer.h"
#include "atom.h"
#include "generic.h"
#include "memory.h"
#include "thread.h"

/* An operation on `bytes` at dst, in the block of bar; its name is `what`. */
MGPU__MODEL mgpu__generic *
mgpu__st_async_new(mgpu__generic_kind kind, mgpu__fiber *f, uint32_t dst, uint32_t bytes,
                   uint32_t bar, const void *site)
{
    const bool red = kind == MGPU__GENERIC_REDUCE;
    const char *what = red ? "red.async" : "st.async";
    mgpu__generic *op;
    mgpu__cta *to;
    mgpu__step(f, NULL, site);
    to = mgpu__cta_of(f, dst, bytes, bytes, MGPU__SPACE_CLUSTER,
                      red ? "red.async, destination" : "st.async, destination", site);
    (void)mgpu__cta_of(f, bar, 8, 8, MGPU__SPACE_CLUSTER,
                       red ? "red.async, mbarrier" : "st.async, mbarrier", site);
    if (bar >> 24 != dst >> 24)
        mgpu__fail(f, site,
                   "%s: the mbarrier 0x%08x is not in the block of the destination 0x%08x: "
                   "mgpu_mapa both to one rank",
                   what, bar, dst);
    if (f->cta->cluster->cta_count == 1)
        mgpu__fail(f, site,
                   "%s: the cluster has one block, and the instruction is for those of more: "
                   "mgpu_st_shared_b32() and its like, then mgpu_mbarrier_arrive()",
                   what);
    if (red && to == f->cta)
        mgpu__fail(f, site,
                   "%s: the destination 0x%08x is in the block of who issues it, and the "
                   "instruction is for another: an atomic, then mgpu_mbarrier_arrive()",
                   what, dst);
    (void)mgpu__mbarrier_used(f, to, bar, true, what, site);
    op = mgpu__generic_new(kind, f, site);
    op->smem = to;
    op->offset = dst & 0xffffff;
    op->bytes = (uint8_t)bytes;
    op->bar = bar & 0xffffff;
    return op;
}

/* It has its value. */
MGPU__MODEL void
mgpu__st_async_issue(mgpu__generic *op)
{
    mgpu__mbarrier_inbound(op->issuer, op->smem, op->bar, op->bytes, op->number, op->site);
    mgpu__generic_issue(op, MGPU__COMPLETES_AS_STORE, mgpu__mbarrier_find(op->smem, op->bar),
                        0);
}

void
mgpu__emu_st_async(uint32_t dst, const void *value, uint32_t bytes, uint32_t bar)
{
    mgpu__generic *op =
        mgpu__st_async_new(MGPU__GENERIC_STORE, mgpu__self(), dst, bytes, bar, MGPU__SITE);
    memcpy(op->value, value, bytes);
    mgpu__st_async_issue(op);
}

void
mgpu__emu_red_async(mgpu__atom op, uint32_t dst, uint64_t value, uint32_t bytes, uint32_t bar,
                    uint32_t how)
{
    mgpu__generic *red =
        mgpu__st_async_new(MGPU__GENERIC_REDUCE, mgpu__self(), dst, bytes, bar, MGPU__SITE);
    (void)how; /* .relaxed.cluster is all there is */
    red->op = (uint8_t)op;
    red->value[0] = bytes == 4 ? (uint32_t)value : value;
    mgpu__st_async_issue(red);
}

/* ---- to global memory: made at once, the earliest that they may be ------------------------------------ */

/* Is the place one for it? */
MGPU__MODEL void
mgpu__st_async_check(mgpu__fiber *f, const void *p, uint32_t bytes, const char *what,
                     const void *site)
{
    mgpu__needs(f, 1000, what, "sm_100", site);
    mgpu__check_space(f, p, bytes, what, site);
    mgpu__step(f, p, site);
}

void
mgpu__emu_st_async_global(void *p, const void *value, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__st_async_check(f, p, bytes, "st.async to global memory", site);
    mgpu__st_word(f, p, value, bytes, how, site);
}

void
mgpu__emu_red_async_global(mgpu__atom op, void *p, const void *value, uint32_t bytes,
                           uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__st_async_check(f, p, bytes, "red.async to global memory", site);
    mgpu__atom_elements(f, op, (unsigned char *)p, MGPU_EMU_GLOBAL, (uint64_t)(uintptr_t)p,
                        bytes, 1, NULL, (const unsigned char *)value, NULL,
                        MGPU__NO_ACQUIRE | how, site);
}

void
mgpu__emu_st_bulk(uint32_t dst, uint64_t bytes)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cta *cta;
    mgpu__needs(f, 1000, "st.bulk", "sm_100", site);
    if (bytes % 8 != 0 || bytes > 1u << 24)
        mgpu__fail(f, site,
                   "st.bulk: %llu bytes, and it makes a multiple of 8 zero, 16 MiB at most",
                   (unsigned long long)bytes);
    mgpu__step(f, (const void *)(uintptr_t)dst, site);
    cta = mgpu__cta_of(f, dst, (uint32_t)bytes, 8, 0, "st.bulk", site);
    if (bytes == 0)
        return;
    mgpu__access(MGPU_EMU_SHARED, true, false, mgpu__address_of(cta, dst & 0xffffff),
                 (uint32_t)bytes, f, site);
    memset(cta->window + (dst & 0xffffff), 0, (size_t)bytes);
    mgpu__effect(cta->cluster->worker);
}

#endif /* MGPU_EMU_UNIT_ST_ASYNC_H */
