/* mgpu/emu/unit/regs.h - arrays that are to be registers, and are too short for it.
 * SPDX-License-Identifier: MIT
 *
 *     float d[64];
 *     mgpu_acc_fence_f32_x128(d);      64 registers are given, 128 are read and written
 *
 * On a GPU those behind the array hold anything. MGPU__HOLDS() in api.h finds it.
 */
#ifndef MGPU_EMU_UNIT_REGS_H
#define MGPU_EMU_UNIT_REGS_H

#include "../core/report.h"

#include "../api.h"

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

#endif /* MGPU_EMU_UNIT_REGS_H */
