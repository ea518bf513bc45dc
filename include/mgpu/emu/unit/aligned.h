/* mgpu/emu/unit/aligned.h - wgmma's family is .sync.aligned: all lanes of a warp execute the same.
 * SPDX-License-Identifier: MIT
 *
 *     lane 0    fence   mma   mma   commit   wait 0      the first that comes writes it down
 *     lane 1    fence   mma   mma   ...                  the others do the same, in the same line
 *     at exit   a lane that has executed less is told
 */
#ifndef MGPU_EMU_UNIT_ALIGNED_H
#define MGPU_EMU_UNIT_ALIGNED_H

#include "warpgroup.h"

/* "wgmma.wait_group 1" */
MGPU__MODEL const char *
mgpu__wgmma_word_name(uint8_t what, char out[32])
{
    static const char *const words[] = {"fence", "mma_async", "commit_group", "wait_group"};
    if ((what & 3) == MGPU__WGMMA_WAIT)
        (void)snprintf(out, 32, "wgmma.wait_group %u", what >> 2);
    else
        (void)snprintf(out, 32, "wgmma.%s", words[what & 3]);
    return out;
}

static inline mgpu__aligned_step *
mgpu__aligned_at(const mgpu__aligned *w, uint64_t k)
{
    return &w->step[k & (w->capacity - 1)];
}

/* How much the slowest lane of the warp of f has executed; *behind: the lanes that have not executed all. */
MGPU__MODEL uint64_t
mgpu__aligned_least(const mgpu__fiber *f, const mgpu__aligned *w, uint32_t *behind)
{
    const uint32_t first = f->thread / 32 * 32;
    uint64_t least = w->count;
    *behind = 0;
    for (uint32_t i = 0; i < 32; i++) {
        const uint64_t executed = mgpu__wgmma_of(mgpu__fiber_at(f->cta, first + i))->executed;
        *behind |= executed < w->count ? 1u << i : 0;
        least = executed < least ? executed : least;
    }
    return least;
}

/* The ring is full: forget what all lanes have executed, or make room. */
MGPU__MODEL void
mgpu__aligned_reserve(const mgpu__fiber *f, mgpu__aligned *w, const void *site)
{
    uint32_t behind;
    w->first = mgpu__aligned_least(f, w, &behind);
    if (w->count - w->first == w->capacity)
        w->step = (mgpu__aligned_step *)mgpu__ring_longer(
            f, w->step, &w->capacity, 64, sizeof *w->step, w->first, w->count, site);
}

/* A lane of f's warp was at s; f comes from another place, or with another instruction. */
MGPU__MODEL void
mgpu__aligned_differs(const mgpu__fiber *f, const mgpu__aligned_step *s, uint8_t what,
                      const void *site)
{
    char mine[32], theirs[32], where[208], apart[360];
    if (s->what == what && mgpu__same_line(s->site, site))
        return;
    mgpu__fail(f, site,
               "%s: other lanes of warp %u are in %s at %s: what is .sync.aligned all 32 lanes "
               "of a warp execute together, in one place%s",
               mgpu__wgmma_word_name(what, mine), f->thread / 32,
               mgpu__wgmma_word_name(s->what, theirs),
               mgpu__locate(s->site, where, sizeof where),
               mgpu__say_ways(s->site, site, apart, sizeof apart));
}

/* The lane of f executes an instruction of the family: the same as the others of its warp, in the same line? */
static inline void
mgpu__wgmma_aligned(const mgpu__fiber *f, mgpu__warpgroup *g, uint8_t what, const void *site)
{
    mgpu__aligned *w = &g->aligned[f->thread / 32 % 4];
    const uint64_t k = mgpu__wgmma_of(f)->executed++;
    mgpu__aligned_step *s;
    if (k - w->first == w->capacity)
        mgpu__aligned_reserve(f, w, site);
    s = mgpu__aligned_at(w, k);
    if (k == w->count) {
        s->what = what;
        s->site = site;
        w->count++;
    } else if (s->what != what || s->site != site) {
        mgpu__aligned_differs(f, s, what, site);
    }
}

/* All lanes of the warp of f have returned: has each executed all of it? */
MGPU__MODEL void
mgpu__wgmma_aligned_at_exit(const mgpu__fiber *f)
{
    const mgpu__aligned *w = &mgpu__warpgroup_at(f)->aligned[f->thread / 32 % 4];
    uint32_t behind;
    const uint64_t least = mgpu__aligned_least(f, w, &behind);
    char name[32];
    if (behind != 0)
        mgpu__fail(f, mgpu__aligned_at(w, least)->site,
                   "%s: lanes 0x%08x of warp %u have returned without it: what is "
                   ".sync.aligned all 32 lanes of a warp execute together",
                   mgpu__wgmma_word_name(mgpu__aligned_at(w, least)->what, name), behind,
                   f->thread / 32);
}

#endif /* MGPU_EMU_UNIT_ALIGNED_H */
