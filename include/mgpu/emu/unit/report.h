/* mgpu/emu/unit/report.h - what a copy reports to its mbarrier: a pattern in the bytes that it brings.
 * SPDX-License-Identifier: MIT
 *
 * Kept with the phase that the copy completes in, until the next one ends. Of each 16 bytes a GPU looks at one element, no manual
 * says at which: the model at all.
 */
#ifndef MGPU_EMU_UNIT_REPORT_H
#define MGPU_EMU_UNIT_REPORT_H

#include "../core/posix.h"

#include "../rubin.h"
#include "phase.h"

/* A barrier that is to keep a report can. */
MGPU__MODEL void
mgpu__report_kept(const mgpu__fiber *f, const mgpu__mbarrier *b, uint32_t validity,
                  const char *what, const void *site)
{
    if (validity != 0 && !b->reports)
        mgpu__fail(f, site,
                   "%s that reports, to the mbarrier at smem+0x%x, which is of layout v0 and "
                   "keeps no reports: "
                   "mgpu_mbarrier_init_layout_v1()",
                   what, b->offset);
}

/* Elements of a word that are `element`, of `width` bits each. */
static inline uint32_t
mgpu__report_count(uint32_t word, uint32_t width, uint32_t element)
{
    uint32_t n = 0;
    for (uint32_t bit = 0; bit < 32; bit += width)
        n += (word >> bit & 0xffffffffu >> (32 - width)) == element;
    return n;
}

/* A copy by f is there: does it bring its pattern? */
MGPU__MODEL void
mgpu__report_looks(const mgpu__fiber *f, mgpu__mbarrier *b, const unsigned char *data,
                   uint32_t bytes, uint32_t validity, const void *site)
{
    static const uint32_t widths[6] = {0, 32, 16, 8, 4, 8};
    static const uint32_t elements[6] = {0, 0x80000000u, 0x8000, 0x80, 8, 0xff};
    const uint32_t width = widths[validity], element = elements[validity];
    uint32_t found = 0, mixed = 0, n, word;
    for (uint32_t i = 0; i < bytes; i += 16) {
        n = 0;
        for (uint32_t w = 0; w < 16; w += 4) {
            memcpy(&word, data + i + w, 4);
            n += mgpu__report_count(word, width, element);
        }
        found += n != 0;
        mixed += n != 0 && n != 128 / width;
    }
    b->reported |= found != 0;
    if (element != 0xff && mixed != 0)
        mgpu__lint(
            f, MGPU__NOTE_BOUNDS, site,
            "this copy looks for -0 in one element of each 16 bytes, no manual says in "
            "which, and %u of its %u have it beside others: the model reports that, a GPU "
            "may not: let who writes data write no -0 (add +0), and 16 bytes at once",
            mixed, bytes / 16);
}

#endif /* MGPU_EMU_UNIT_REPORT_H */
