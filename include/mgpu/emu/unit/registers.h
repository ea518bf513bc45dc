/* mgpu/emu/unit/registers.h - setmaxnreg: the registers of a block are an account.
 * SPDX-License-Identifier: MIT
 *
 * setmaxnreg.dec puts some back, .inc waits until there are enough. A warp has registers for 32
 * threads and executes it for itself; that all four warps of a warpgroup do is checked.
 */
#ifndef MGPU_EMU_UNIT_REGISTERS_H
#define MGPU_EMU_UNIT_REGISTERS_H

#include "warp.h"

/* The last setmaxnreg of a warpgroup, and a bit for each of its warps that has not executed it. */
typedef struct mgpu__maxnreg {
    uint32_t count, missing;
    bool increase;
    const void *site;
} mgpu__maxnreg;

/* Of a block. */
typedef struct mgpu__register_file {
    uint32_t free;      /* registers that no warp has */
    uint32_t count[32]; /* of each warp: registers of a thread */
    mgpu__queue waiters;
    mgpu__maxnreg maxnreg[8]; /* of each warpgroup */
} mgpu__register_file;

static mgpu__unit mgpu__registers_unit;

static inline mgpu__register_file *
mgpu__register_file_of(const mgpu__cta *cta)
{
    return (mgpu__register_file *)mgpu__cta_state(cta, &mgpu__registers_unit);
}

/* ---- setmaxnreg ------------------------------------------------------------------------------------ */

/* The warp of f executes setmaxnreg. It waits for no other warp, but the manual wants them
 * to synchronise before the next one: so none can be ahead of the others by two. */
MGPU__MODEL void
mgpu__maxnreg_of_warp(const mgpu__fiber *f, bool increase, uint32_t n, const void *site)
{
    const uint32_t group = f->thread / 128, bit = 1u << f->thread / 32 % 4;
    const uint32_t warps = (mgpu__launch_of(f)->threads + 31) / 32 - 4 * group;
    mgpu__maxnreg *m = &mgpu__register_file_of(f->cta)->maxnreg[group];
    char where[208];
    if (m->missing == 0) {
        m->missing = warps < 4 ? (1u << warps) - 1 : 15; /* those the block has */
        m->count = n;
        m->increase = increase;
        m->site = site;
    } else if (!(m->missing & bit) || m->count != n || m->increase != increase) {
        mgpu__fail(f, site,
                   "setmaxnreg.%s %u by warp %u, while warps 0x%x of its warpgroup have not "
                   "executed setmaxnreg.%s %u of %s: all four execute the same one, and "
                   "synchronise before the next",
                   increase ? "inc" : "dec", n, f->thread / 32, m->missing,
                   m->increase ? "inc" : "dec", m->count,
                   mgpu__locate(m->site, where, sizeof where));
    }
    m->missing &= ~bit;
}

MGPU__MODEL void
mgpu__setmaxnreg_run(mgpu__fiber *const *lanes, uint32_t present)
{
    (void)lanes;
    (void)present;
}
static const mgpu__collective mgpu__setmaxnreg_do = {"setmaxnreg", true, mgpu__setmaxnreg_run};

void
mgpu__emu_setmaxnreg(int increase, uint32_t registers)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__register_file *file = mgpu__register_file_of(f->cta);
    uint32_t *mine = &file->count[f->thread / 32];
    mgpu__lane l = mgpu__lane_make(&mgpu__setmaxnreg_do, 0xffffffffu, registers);
    if (mgpu__launch_of(f)->config.target == MGPU_EMU_SM_90)
        mgpu__fail(f, site, "setmaxnreg needs sm_90a, the target is sm_90");
    if (registers < 24 || registers > 256 || registers % 8 != 0)
        mgpu__fail(f, site, "setmaxnreg: %u registers: 24 to 256, a multiple of 8", registers);
    l.sub = registers << 1 | (uint32_t)(increase != 0); /* the same in all lanes */
    (void)mgpu__collective_do(f, l, site);
    if (f->thread % 32 == 0)
        mgpu__maxnreg_of_warp(f, increase != 0, registers, site);
    if (increase && registers < *mine)
        mgpu__fail(f, site,
                   "setmaxnreg.inc to %u: the thread has %u registers, inc cannot lower them",
                   registers, *mine);
    if (!increase && registers > *mine)
        mgpu__fail(f, site,
                   "setmaxnreg.dec to %u: the thread has %u registers, dec cannot raise them",
                   registers, *mine);
    while (*mine < registers && file->free < 32 * (registers - *mine)) {
        mgpu__will_wait(f, &mgpu__registers_unit, 0, f->cta, site);
        f->wanted = registers;
        mgpu__park(f, &file->waiters);
    }
    if (*mine == registers)
        return; /* another lane did it for the warp */
    file->free = file->free + 32 * *mine - 32 * registers;
    *mine = registers;
    mgpu__effect(f->cta->cluster->worker);
    mgpu__wake(&file->waiters);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* What a launch gives each thread, and what is left. */
MGPU__MODEL void
mgpu__registers_begin(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    const uint32_t slots = l->kernel->min_blocks > 0 ? l->kernel->min_blocks : 1;
    const uint32_t warps = (l->threads + 31) / 32;
    uint32_t each = MGPU__REGISTERS_PER_SM / slots / (32 * warps) / 8 * 8;
    if (each > 255)
        each = 255;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__register_file *file = mgpu__register_file_of(c->ctas[rank]);
        memset(file, 0, sizeof *file);
        file->free = MGPU__REGISTERS_PER_SM / slots - each * 32 * warps;
        for (uint32_t warp = 0; warp < warps; warp++)
            file->count[warp] = each;
    }
}

/* The last thread of a warp has returned: have all warps of its warpgroup executed the same one? */
MGPU__MODEL void
mgpu__registers_thread_left(mgpu__fiber *f)
{
    const uint32_t group = f->thread / 128;
    const mgpu__maxnreg *m = &mgpu__register_file_of(f->cta)->maxnreg[group];
    for (uint32_t i = 0; i < 4 && f->cta->living[f->thread / 32] == 0; i++)
        if (m->missing >> i & 1 && f->cta->living[4 * group + i] == 0)
            mgpu__fail(f, m->site,
                       "setmaxnreg.%s %u: warp %u has returned without it; all four warps of a "
                       "warpgroup execute it",
                       m->increase ? "inc" : "dec", m->count, 4 * group + i);
}

MGPU__MODEL void
mgpu__registers_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    const mgpu__register_file *file = mgpu__register_file_of(f->cta);
    mgpu__put(
        t,
        "waiting at %s for setmaxnreg.inc %u: no warpgroup gives registers back: the warp "
        "wants 32 times %u more, and the block has %u left: raise to less, or "
        "setmaxnreg.dec in others first",
        where, (unsigned)f->wanted, (unsigned)f->wanted - file->count[f->thread / 32],
        file->free);
}

MGPU__MODEL bool
mgpu__registers_lacks(const mgpu__fiber *f)
{
    (void)f;
    return true; /* nobody gives any back */
}

MGPU__MODEL void
mgpu__registers_define(mgpu__unit *u)
{
    u->turn = 6;
    u->cta_bytes = sizeof(mgpu__register_file);
    u->begin = mgpu__registers_begin;
    u->thread_left = mgpu__registers_thread_left;
    u->describe = mgpu__registers_describe;
    u->lacks = mgpu__registers_lacks;
}

MGPU__ENGINE(registers)

#endif /* MGPU_EMU_UNIT_REGISTERS_H */
