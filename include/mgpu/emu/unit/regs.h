/* mgpu/emu/unit/regs.h - arrays that are to be registers, and are too short for it, or were never written.
 * SPDX-License-Identifier: MIT
 *
 *     float d[64];
 *     mgpu_acc_fence_f32_x128(d);      64 registers are given, 128 are read and written
 *     mgpu_wgmma_..._ss(d, a, b, 1);   nobody has written what it adds to
 *
 * On a GPU those behind the array hold anything, as those that nobody has written do. MGPU__HOLDS() in api.h
 * finds the first; the second hold a pattern that stacks begin with.
 */
#ifndef MGPU_EMU_UNIT_REGS_H
#define MGPU_EMU_UNIT_REGS_H

#include "../core/report.h"

#include "../api.h"
#include "../core/stacks.h"

MGPU__MODEL void
mgpu__registers_short(const mgpu__fiber *f, size_t bytes, uint32_t n, const void *site)
{
    mgpu__fail(f, site,
               "this array has %u registers of 32 bits, and the function is for %u: declare it "
               "longer, or call the function with the smaller number in its name",
               (unsigned)(bytes / 4), (unsigned)n);
}

void
mgpu__emu_short(size_t bytes, uint32_t n)
{
    mgpu__registers_short(mgpu__self(), bytes, n, MGPU__SITE);
}

void
mgpu__emu_short_array(size_t bytes, uint32_t n)
{
    mgpu__registers_short(mgpu__self(), bytes, n, MGPU__SITE);
}

void
mgpu__emu_short_row(size_t bytes, uint32_t n)
{
    mgpu__lint(
        mgpu__self(), MGPU__NOTE_BOUNDS, MGPU__SITE,
        "this array has %u registers of 32 bits, and the function is for %u: it takes what "
        "stands behind the array, too; right if that is the next row of the same array",
        (unsigned)(bytes / 4), (unsigned)n);
}

/* The first of `count` registers at r that nobody has written, or -1. Only the stacks of a launch's first clusters
 * begin with the pattern. */
MGPU__MODEL int
mgpu__registers_unwritten(const mgpu__fiber *f, const void *r, uint32_t count)
{
    uint32_t found = 0;
    if (f->cta->cluster->index >= MGPU__STACK_NAN_CLUSTERS)
        return -1;
    for (uint32_t i = 0; i < count; i++)
        found += ((const uint32_t *)r)[i] == MGPU__STACK_NAN;
    for (uint32_t i = 0; i < count && found != 0; i++)
        if (((const uint32_t *)r)[i] == MGPU__STACK_NAN)
            return (int)i;
    return -1;
}

#endif /* MGPU_EMU_UNIT_REGS_H */
