/* mgpu/emu/unit/warp.h - what the lanes of a warp do together.
 * SPDX-License-Identifier: MIT
 *
 * A warp collective happens when all lanes of its mask have come with the same operation: the
 * last one computes for all. Lanes that have returned are not waited for, as on the hardware.
 *
 *     lane 0   __shfl_sync(0xf, v, ...)   waits
 *     lane 1   __shfl_sync(0xf, v, ...)   waits
 *     lane 3   __shfl_sync(0xf, v, ...)   waits
 *     lane 2   __shfl_sync(0xf, v, ...)   computes all four results; everybody goes on
 */
#ifndef MGPU_EMU_UNIT_WARP_H
#define MGPU_EMU_UNIT_WARP_H

#include "../core/event.h"
#include "../core/mutate.h"
#include "../core/schedule.h"
#include "../core/settings.h"
#include "../core/word.h"
#include "../math/f32.h"
#include "../target.h"

/* ---- a collective, a lane, a warp -------------------------------------------------------------- */

/* __syncwarp(), which alone orders memory. */
MGPU__MODEL void
mgpu__sync_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__fiber *first = lanes[__builtin_ctz(present)];
    MGPU__TELL(first, warp_met, lanes, present);
}

/* Something that lanes do together. `run` has a fiber for each lane of the warp (NULL where the
 * block has none) and computes what those in `present` take away. */
typedef struct mgpu__collective {
    const char *name;
    bool whole; /* needs all 32 lanes */
    void (*run)(mgpu__fiber *const *lanes, uint32_t present);
} mgpu__collective;

/* Of a thread: what its lane brings to a collective and takes from it. */
typedef struct mgpu__lane {
    const mgpu__collective *what;
    uint32_t sub; /* which of its kinds: the same in all lanes */
    uint32_t mask;
    uint32_t arg, arg2; /* shfl: its operands b and c; matrices: count, .trans */
    uint64_t in, out;
    uint32_t valid; /* shfl: whether the lane that was asked for is in range */
    uint32_t *regs;
} mgpu__lane;

/* Of a block, for each of its warps: lanes that wait in collectives. */
typedef struct mgpu__gathering {
    const mgpu__collective *what; /* all of them in the same, unless `mixed` */
    uint32_t sub, mask;
    uint32_t came;
    bool mixed;
} mgpu__gathering;

static mgpu__unit mgpu__warp_unit;

static inline mgpu__lane *
mgpu__lane_of(const mgpu__fiber *f)
{
    return (mgpu__lane *)mgpu__thread_state(f, &mgpu__warp_unit);
}

static inline mgpu__gathering *
mgpu__gathering_of(const mgpu__fiber *f)
{
    return (mgpu__gathering *)mgpu__cta_state(f->cta, &mgpu__warp_unit) + f->thread / 32;
}

/* Whether a thread waits in a collective. */
static inline bool
mgpu__in_collective(const mgpu__fiber *f)
{
    return f->state == MGPU__WAITING && f->unit == &mgpu__warp_unit;
}

/* The fibers of a warp; NULL where the block has no such thread. */
MGPU__MODEL void
mgpu__warp_of(const mgpu__fiber *f, mgpu__fiber **lanes)
{
    const uint32_t threads = mgpu__launch_of(f)->threads, first = f->thread / 32 * 32;
    for (uint32_t i = 0; i < 32; i++)
        lanes[i] = first + i < threads ? mgpu__fiber_at(f->cta, first + i) : NULL;
}

/* ---- meet ------------------------------------------------------------------------------------------ */

/* Run the collective of `wanted` if all living lanes of its mask wait for it with the same
 * operation. `by`: the lane that has just come, which is not parked, or one that has left. */
MGPU__MODEL bool
mgpu__collective_try(const mgpu__fiber *by, const mgpu__lane *wanted, const void *site)
{
    const bool came = by->state != MGPU__DONE;
    mgpu__fiber *lanes[32];
    uint32_t present = 0;
    mgpu__warp_of(by, lanes);
    for (uint32_t i = 0; i < 32; i++) {
        const mgpu__fiber *g = lanes[i];
        const mgpu__lane *lane;
        if (!(wanted->mask >> i & 1) || g == NULL || g->state == MGPU__DONE)
            continue;
        lane = mgpu__lane_of(g);
        if ((g != by && !mgpu__in_collective(g)) || lane->mask != wanted->mask)
            return false;
        if (lane->what != wanted->what || lane->sub != wanted->sub) {
            if (came)
                mgpu__fail(by, site,
                           "%s with mask 0x%08x meets lane %u in %s: the lanes of a mask must "
                           "execute the same instruction",
                           wanted->what->name, wanted->mask, i, lane->what->name);
            return false;
        }
        present |= 1u << i;
    }
    if (present == 0)
        return false;
    if (present != 0xffffffffu && wanted->what->whole)
        mgpu__fail(by, site, "%s needs all 32 lanes of the warp, 0x%08x are there",
                   wanted->what->name, present);
    wanted->what->run(lanes, present);
    if (wanted->what->run != mgpu__sync_run)
        MGPU__TELL(by, warp_timed, by);
    MGPU__STEP_TELL(by, met, lanes, present);
    mgpu__gathering_of(by)->came &= ~present;
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1 && lanes[i] != by)
            mgpu__make_ready(lanes[i]);
    return true;
}

/* The lane of f has come: can the collective run? What all waiting lanes agree on is counted;
 * only where they differ, and at the end, each is looked at. */
MGPU__MODEL bool
mgpu__collective_come(const mgpu__fiber *f, const mgpu__lane *lane, const void *site)
{
    const uint32_t wanted = lane->mask & f->cta->living[f->thread / 32];
    mgpu__gathering *g = mgpu__gathering_of(f);
    if (g->came == 0) {
        g->what = lane->what;
        g->sub = lane->sub;
        g->mask = lane->mask;
        g->mixed = false;
    } else if (g->what != lane->what || g->sub != lane->sub || g->mask != lane->mask) {
        g->mixed = true;
    }
    g->came |= 1u << f->thread % 32;
    return (g->mixed || (g->came & wanted) == wanted) && mgpu__collective_try(f, lane, site);
}

/* Bring `lane` and take its result; all lanes of lane.mask meet here. */
MGPU__MODEL uint64_t
mgpu__collective_do(mgpu__fiber *f, mgpu__lane lane, const void *site)
{
    mgpu__lane *mine = mgpu__lane_of(f);
    if (!(lane.mask >> f->thread % 32 & 1))
        mgpu__fail(f, site, "%s: lane %u is not in its own mask 0x%08x", lane.what->name,
                   f->thread % 32, lane.mask);
    mgpu__step(f, NULL, site);
    mgpu__word_loaded(f);
    *mine = lane;
    f->site = site;
    mgpu__event(MGPU_EMU_WARP_SYNC, MGPU_EMU_THREAD, 0, lane.mask, 0, f, site);
    if (!mgpu__collective_come(f, mine, site)) {
        mgpu__will_wait(f, &mgpu__warp_unit, 0, NULL, site);
        mgpu__park(f, NULL);
    }
    mgpu__event(MGPU_EMU_WARP_SYNC, MGPU_EMU_THREAD, 0, 0, 0, f, site);
    return mine->out;
}

MGPU__MODEL mgpu__lane
mgpu__lane_make(const mgpu__collective *what, uint32_t mask, uint64_t in)
{
    mgpu__lane lane;
    memset(&lane, 0, sizeof lane);
    lane.what = what;
    lane.mask = mask;
    lane.in = in;
    return lane;
}

/* ---- __syncwarp, elect, shfl ------------------------------------------------------------------------ */

static const mgpu__collective mgpu__syncwarp_do = {"__syncwarp", false, mgpu__sync_run};

MGPU__MODEL void
mgpu__elect_run(mgpu__fiber *const *lanes, uint32_t present)
{
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1)
            mgpu__lane_of(lanes[i])->out = (uint32_t)__builtin_ctz(present);
}
static const mgpu__collective mgpu__elect_do = {"elect.sync", false, mgpu__elect_run};

MGPU__MODEL uint64_t
mgpu__shfl_result(mgpu__fiber *const *lanes, uint32_t present, uint32_t i)
{
    mgpu__lane *me = mgpu__lane_of(lanes[i]);
    const uint32_t b = me->arg & 31, clamp = me->arg2 & 31, segment = me->arg2 >> 8 & 31;
    const uint32_t first = i & segment, last = first | (clamp & ~segment);
    uint32_t from = i;
    me->valid = 0;
    switch ((mgpu__shfl)me->sub) { /* the pseudo-code of the PTX manual */
    case MGPU__SHFL_IDX:
        from = first | (b & ~segment);
        me->valid = from <= last;
        break;
    case MGPU__SHFL_UP:
        from = i - b;
        me->valid = (int32_t)from >= (int32_t)last;
        break;
    case MGPU__SHFL_DOWN:
        from = i + b;
        me->valid = from <= last;
        break;
    case MGPU__SHFL_BFLY:
        from = i ^ b;
        me->valid = from <= last;
        break;
    }
    from = me->valid ? from : i;
    if (!(me->mask >> from & 1))
        mgpu__lint(
            lanes[i], MGPU__NOTE_LANES, lanes[i]->site,
            "shfl.sync: lane %u reads lane %u, which is not in the mask 0x%08x: the value is "
            "undefined",
            i, from, me->mask);
    else if (!(present >> from & 1))
        mgpu__lint(lanes[i], MGPU__NOTE_LANES, lanes[i]->site,
                   "shfl.sync: lane %u reads lane %u, which has returned: the value is "
                   "undefined",
                   i, from);
    if (!(present >> from & 1))
        from = i;
    return mgpu__lane_of(lanes[from])->in;
}

MGPU__MODEL void
mgpu__shfl_run(mgpu__fiber *const *lanes, uint32_t present)
{
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1)
            mgpu__lane_of(lanes[i])->out = mgpu__shfl_result(lanes, present, i);
}
static const mgpu__collective mgpu__shfl_do = {"shfl.sync", false, mgpu__shfl_run};

void
mgpu__emu_syncwarp(uint32_t mask)
{
    MGPU__MUTATE(, "bar.warp.sync", NULL, NULL, NULL, NULL, NULL);
    (void)mgpu__collective_do(mgpu__self(), mgpu__lane_make(&mgpu__syncwarp_do, mask, 0),
                              MGPU__SITE);
}

uint32_t
mgpu__emu_elect(uint32_t mask, uint32_t *lane)
{
    mgpu__fiber *f = mgpu__self();
    uint32_t elected =
        (uint32_t)mgpu__collective_do(f, mgpu__lane_make(&mgpu__elect_do, mask, 0), MGPU__SITE);
    if (lane != NULL)
        *lane = elected;
    return f->thread % 32 == elected;
}

uint32_t
mgpu__emu_activemask(void)
{
    const mgpu__fiber *f = mgpu__self();
    return f->cta->living[f->thread / 32];
}

uint64_t
mgpu__emu_shfl(mgpu__shfl kind, uint32_t mask, uint64_t value, uint32_t lane, uint32_t width)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_make(&mgpu__shfl_do, mask, value);
    if (width == 0 || width > 32 || (width & (width - 1)) != 0)
        mgpu__fail(f, MGPU__SITE, "shfl.sync: width %u is not a power of two from 1 to 32",
                   width);
    l.sub = kind;
    l.arg = lane;
    l.arg2 = (32 - width) << 8 | (kind == MGPU__SHFL_UP ? 0 : 31);
    return mgpu__collective_do(f, l, MGPU__SITE);
}

uint32_t
mgpu__emu_shfl_ptx(mgpu__shfl kind, uint32_t mask, uint32_t value, uint32_t b, uint32_t c,
                   uint32_t *valid)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_make(&mgpu__shfl_do, mask, value);
    uint32_t r;
    l.sub = kind;
    l.arg = b;
    l.arg2 = c;
    r = (uint32_t)mgpu__collective_do(f, l, MGPU__SITE);
    *valid = mgpu__lane_of(f)->valid;
    return r;
}

/* ---- vote, match, redux -------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__vote_run(mgpu__fiber *const *lanes, uint32_t present)
{
    uint32_t ballot = 0, sub = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1) {
            sub = mgpu__lane_of(lanes[i])->sub;
            ballot |= mgpu__lane_of(lanes[i])->in != 0 ? 1u << i : 0;
        }
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1)
            mgpu__lane_of(lanes[i])->out = sub == MGPU__VOTE_ALL   ? ballot == present
                                           : sub == MGPU__VOTE_ANY ? ballot != 0
                                           : sub == MGPU__VOTE_UNI
                                               ? ballot == 0 || ballot == present
                                               : ballot;
}
static const mgpu__collective mgpu__vote_do = {"vote.sync", false, mgpu__vote_run};

MGPU__MODEL void
mgpu__match_run(mgpu__fiber *const *lanes, uint32_t present)
{
    for (uint32_t i = 0; i < 32; i++) {
        mgpu__lane *me = present >> i & 1 ? mgpu__lane_of(lanes[i]) : NULL;
        if (me == NULL)
            continue;
        me->out = 0;
        for (uint32_t k = 0; k < 32; k++)
            if (present >> k & 1 && mgpu__lane_of(lanes[k])->in == me->in)
                me->out |= 1u << k;
    }
}
static const mgpu__collective mgpu__match_do = {"match.sync", false, mgpu__match_run};

MGPU__MODEL uint32_t
mgpu__redux_result(mgpu__redux kind, uint32_t a, uint32_t b)
{
    switch (kind) {
    case MGPU__REDUX_ADD:
        return a + b;
    case MGPU__REDUX_MIN_S32:
        return (int32_t)a < (int32_t)b ? a : b;
    case MGPU__REDUX_MAX_S32:
        return (int32_t)a > (int32_t)b ? a : b;
    case MGPU__REDUX_MIN_U32:
        return a < b ? a : b;
    case MGPU__REDUX_MAX_U32:
        return a > b ? a : b;
    case MGPU__REDUX_AND:
        return a & b;
    case MGPU__REDUX_OR:
        return a | b;
    case MGPU__REDUX_XOR:
        return a ^ b;
    }
    return a;
}

/* redux.sync of f32: `sub` has this bit, `larger` in bit 5, how in bits 0-4. */
enum { MGPU__REDUX_F32 = 64 };

MGPU__MODEL uint32_t
mgpu__redux_f32(uint32_t sub, uint32_t a, uint32_t b)
{
    const float x = mgpu__float_of_bits(a), y = mgpu__float_of_bits(b);
    return mgpu__bits_of_float(mgpu__f32_extreme3(x, x, y, sub >> 5 & 1, sub & 31));
}

MGPU__MODEL void
mgpu__redux_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const uint32_t lowest = (uint32_t)__builtin_ctz(present);
    uint32_t reduced = (uint32_t)mgpu__lane_of(lanes[lowest])->in;
    for (uint32_t i = lowest; i < 32; i++)
        if (present >> i & 1) {
            const mgpu__lane *lane = mgpu__lane_of(lanes[i]);
            if ((lane->sub & MGPU__REDUX_F32) != 0) /* of one number too: what NaN becomes */
                reduced = mgpu__redux_f32(lane->sub, reduced, (uint32_t)lane->in);
            else if (i != lowest)
                reduced =
                    mgpu__redux_result((mgpu__redux)lane->sub, reduced, (uint32_t)lane->in);
        }
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1)
            mgpu__lane_of(lanes[i])->out = reduced;
}
static const mgpu__collective mgpu__redux_do = {"redux.sync", false, mgpu__redux_run};

uint32_t
mgpu__emu_vote(mgpu__vote kind, uint32_t mask, int predicate)
{
    mgpu__lane l = mgpu__lane_make(&mgpu__vote_do, mask, predicate != 0);
    l.sub = kind;
    return (uint32_t)mgpu__collective_do(mgpu__self(), l, MGPU__SITE);
}

uint32_t
mgpu__emu_match(int all, uint32_t mask, uint64_t value, int *predicate)
{
    mgpu__lane l = mgpu__lane_make(&mgpu__match_do, mask, value);
    uint32_t same;
    l.sub = all != 0;
    same = (uint32_t)mgpu__collective_do(mgpu__self(), l, MGPU__SITE);
    if (predicate != NULL)
        *predicate = same == mask;
    return all && same != mask ? 0 : same;
}

uint32_t
mgpu__emu_redux(mgpu__redux kind, uint32_t mask, uint32_t value)
{
    mgpu__lane l = mgpu__lane_make(&mgpu__redux_do, mask, value);
    l.sub = kind;
    return (uint32_t)mgpu__collective_do(mgpu__self(), l, MGPU__SITE);
}

float
mgpu__emu_redux_f32(int larger, uint32_t how, uint32_t mask, float value)
{
    const mgpu__fiber *f = mgpu__self();
    const uint32_t target = mgpu__launch_of(f)->config.target, number = target / 10;
    mgpu__lane l = mgpu__lane_make(&mgpu__redux_do, mask, mgpu__bits_of_float(value));
    if (number != 100 && number != 103 && number != 107)
        mgpu__fail(
            f, MGPU__SITE,
            "redux.sync of f32 needs sm_100a, sm_100f, sm_103a or sm_107a, the target is %s: "
            "MGPU_EMU_TARGET=sm_100a",
            mgpu__target_name(target));
    l.sub = MGPU__REDUX_F32 | (uint32_t)(larger != 0) << 5 | how;
    return mgpu__float_of_bits((uint32_t)mgpu__collective_do(mgpu__self(), l, MGPU__SITE));
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* A thread has returned: collectives that counted on it go on without it. */
MGPU__MODEL void
mgpu__warp_thread_left(mgpu__fiber *f)
{
    const uint32_t waiting = mgpu__gathering_of(f)->came;
    for (uint32_t i = 0; i < 32; i++)
        if (waiting >> i & 1) {
            const mgpu__fiber *g = mgpu__fiber_at(f->cta, f->thread / 32 * 32 + i);
            const mgpu__lane wanted = *mgpu__lane_of(g);
            if (mgpu__in_collective(g) && wanted.mask >> f->thread % 32 & 1)
                (void)mgpu__collective_try(f, &wanted, g->site);
        }
}

MGPU__MODEL void
mgpu__warp_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    const mgpu__lane *mine = mgpu__lane_of(f);
    uint32_t missing = mine->mask & f->cta->living[f->thread / 32];
    mgpu__fiber *lanes[32];
    mgpu__warp_of(f, lanes);
    for (uint32_t i = 0; i < 32; i++)
        if (missing >> i & 1 && mgpu__in_collective(lanes[i]) &&
            mgpu__lane_of(lanes[i])->mask == mine->mask)
            missing &= ~(1u << i);
    mgpu__put(t, "waiting at %s in %s for the other lanes of mask 0x%08x (", where,
              mine->what->name, mine->mask);
    mgpu__put_bits(t, "lane", missing);
    mgpu__put(t, "): bring them here, or, of an instruction with a mask, leave them out of it");
}

MGPU__MODEL void
mgpu__warp_define(mgpu__unit *u)
{
    u->turn = 7;
    u->thread_bytes = sizeof(mgpu__lane);
    u->cta_bytes = 32 * sizeof(mgpu__gathering);
    u->thread_left = mgpu__warp_thread_left;
    u->describe = mgpu__warp_describe;
}

MGPU__ENGINE(warp)

#endif /* MGPU_EMU_UNIT_WARP_H */
