/* mgpu/emu/unit/registers.h - setmaxnreg: the registers of a block are an account.
 * SPDX-License-Identifier: MIT
 *
 * setmaxnreg.dec puts some back, .inc waits until there are enough. Each warp executes it for
 * itself; that all four warps of a warpgroup do is checked.
 */
#ifndef MGPU_EMU_UNIT_REGISTERS_H
#define MGPU_EMU_UNIT_REGISTERS_H

#include "warp.h"

/* Of a thread: the registers it has. */
typedef struct mgpu__registers {
    uint32_t count;
} mgpu__registers;

/* The last setmaxnreg of a warpgroup, and a bit for each of its warps that has not executed it. */
typedef struct mgpu__maxnreg {
    uint32_t count, missing;
    bool increase;
    const void *site;
} mgpu__maxnreg;

/* Of a block. */
typedef struct mgpu__register_file {
    uint32_t free;
    mgpu__queue waiters;
    mgpu__maxnreg maxnreg[8]; /* of each warpgroup */
} mgpu__register_file;

static mgpu__unit mgpu__registers_unit;

static inline mgpu__registers *
mgpu__registers_of(const mgpu__fiber *f)
{
    return (mgpu__registers *)mgpu__thread_state(f, &mgpu__registers_unit);
}

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
    mgpu__registers *mine = mgpu__registers_of(f);
    mgpu__lane l = mgpu__lane_make(&mgpu__setmaxnreg_do, 0xffffffffu, registers);
    if (mgpu__launch_of(f)->config.target == MGPU_EMU_SM_90)
        mgpu__fail(f, site, "%s needs sm_90a, the target is sm_90", "setmaxnreg");
    if (registers < 24 || registers > 256 || registers % 8 != 0)
        mgpu__fail(f, site, "setmaxnreg: %u registers: 24 to 256, a multiple of 8", registers);
    l.sub = registers << 1 | (uint32_t)(increase != 0); /* the same in all lanes */
    (void)mgpu__collective_do(f, l, site);
    if (f->thread % 32 == 0)
        mgpu__maxnreg_of_warp(f, increase != 0, registers, site);
    if (!increase) {
        if (registers > mine->count)
            mgpu__fail(
                f, site,
                "setmaxnreg.dec to %u: the thread has %u registers, dec cannot raise them",
                registers, mine->count);
        file->free += mine->count - registers;
        mine->count = registers;
        mgpu__effect(f->cta->cluster->worker);
        mgpu__wake(&file->waiters);
        return;
    }
    if (registers < mine->count)
        mgpu__fail(f, site,
                   "setmaxnreg.inc to %u: the thread has %u registers, inc cannot lower them",
                   registers, mine->count);
    while (file->free < registers - mine->count) {
        f->wanted = registers;
        mgpu__will_wait(f, &mgpu__registers_unit, 0, f->cta, site);
        mgpu__park(f, &file->waiters);
    }
    file->free -= registers - mine->count;
    mine->count = registers;
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* What a launch gives each thread, and what is left. */
MGPU__MODEL void
mgpu__registers_begin(mgpu__cluster *c)
{
    const mgpu__launch *l = c->worker->launch;
    const uint32_t slots = l->kernel->min_blocks > 0 ? l->kernel->min_blocks : 1;
    uint32_t each = MGPU__REGISTERS_PER_SM / slots / ((l->threads + 31) / 32 * 32) / 8 * 8;
    if (each > 255)
        each = 255;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__register_file *file = mgpu__register_file_of(c->ctas[rank]);
        memset(file, 0, sizeof *file);
        file->free = MGPU__REGISTERS_PER_SM / slots - each * l->threads;
        for (uint32_t t = 0; t < l->threads; t++)
            mgpu__registers_of(mgpu__fiber_at(c->ctas[rank], t))->count = each;
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
    const uint32_t left = mgpu__register_file_of(f->cta)->free;
    mgpu__put(t,
              "waiting at %s for setmaxnreg.inc %u: no warpgroup gives registers back: each "
              "thread wants %u more, and the block has %u for all: raise to less, or "
              "setmaxnreg.dec in others first",
              where, (unsigned)f->wanted, (unsigned)f->wanted - mgpu__registers_of(f)->count,
              left);
}

MGPU__MODEL void
mgpu__registers_define(mgpu__unit *u)
{
    u->thread_bytes = sizeof(mgpu__registers);
    u->cta_bytes = sizeof(mgpu__register_file);
    u->begin = mgpu__registers_begin;
    u->thread_left = mgpu__registers_thread_left;
    u->describe = mgpu__registers_describe;
}

#endif /* MGPU_EMU_UNIT_REGISTERS_H */
