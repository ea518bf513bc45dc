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

#include "../core/schedule.h"
#include "../core/memory.h"

typedef enum mgpu__collective {
    MGPU__COLLECTIVE_SYNC,
    MGPU__COLLECTIVE_ELECT,
    MGPU__COLLECTIVE_SHFL,
    MGPU__COLLECTIVE_VOTE,
    MGPU__COLLECTIVE_MATCH,
    MGPU__COLLECTIVE_REDUX,
    MGPU__COLLECTIVE_LDMATRIX,
    MGPU__COLLECTIVE_STMATRIX,
    MGPU__COLLECTIVE_MOVMATRIX,
    MGPU__COLLECTIVE_SETMAXNREG,
    MGPU__COLLECTIVE_BARRIER, /* from here on no collectives: where a lane is, in barrier.h */
    MGPU__COLLECTIVE_CLUSTER_ARRIVE,
    MGPU__COLLECTIVE_CLUSTER_WAIT
} mgpu__collective;

static const char *
mgpu__collective_name(uint8_t kind)
{
    static const char *const names[] = {"__syncwarp", "elect.sync", "shfl.sync", "vote.sync",
                                        "match.sync", "redux.sync", "ldmatrix",  "stmatrix",
                                        "movmatrix",  "setmaxnreg"};
    return names[kind];
}

/* Whether a lane waits in a collective; one that waits in a barrier does not. */
static bool
mgpu__in_collective(const mgpu__fiber *f)
{
    return f->state == MGPU__WAIT_WARP && f->lane.kind < MGPU__COLLECTIVE_BARRIER;
}

/* ---- warp collectives --------------------------------------------------------------------------- */

/* The fibers of a warp; NULL where the block has no such thread. */
static void
mgpu__warp_of(const mgpu__fiber *f, mgpu__fiber **lanes)
{
    const mgpu__launch *l = f->cta->cluster->worker->launch;
    uint32_t first = f->thread / 32 * 32;
    for (uint32_t i = 0; i < 32; i++)
        lanes[i] = first + i < l->threads ? &f->cta->fibers[first + i] : NULL;
}

static uint64_t
mgpu__shfl_result(mgpu__fiber *const *lanes, uint32_t i)
{
    const mgpu__lane *me = &lanes[i]->lane;
    uint32_t width = me->arg2, base = i / width * width, last = base + width - 1;
    int64_t from = (int64_t)i;
    switch ((mgpu__shfl)me->sub) {
    case MGPU__SHFL_IDX:
        from = base + me->arg % width;
        break;
    case MGPU__SHFL_UP:
        from = (int64_t)i - (int64_t)me->arg;
        if (from < (int64_t)base)
            from = i;
        break;
    case MGPU__SHFL_DOWN:
        from = (int64_t)i + (int64_t)me->arg;
        if (from > (int64_t)last)
            from = i;
        break;
    case MGPU__SHFL_BFLY:
        from = (int64_t)(i ^ me->arg);
        if (from > (int64_t)last)
            from = i;
        break;
    }
    if (lanes[from] == NULL || !(me->mask >> from & 1)) {
        mgpu__lint(
            lanes[i]->site,
            "shfl.sync: lane %u reads lane %d, which is not in the mask 0x%08x: the value is "
            "undefined",
            i, (int)from, me->mask);
        from = i;
    }
    return lanes[from]->lane.in;
}

static uint32_t
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

/* ldmatrix and stmatrix: lane 8*m + r brings the address of row r of matrix m. Register m of
 * lane i holds elements (row i/4, columns 2*(i%4) and +1) of matrix m; .trans swaps the two. */
static void
mgpu__matrix_move(mgpu__fiber *const *lanes, bool load)
{
    uint32_t matrices = lanes[0]->lane.arg, how = lanes[0]->lane.arg2;
    for (uint32_t m = 0; m < matrices; m++)
        for (uint32_t r = 0; r < 8; r++) {
            mgpu__fiber *row = lanes[8 * m + r];
            uint32_t addr = (uint32_t)row->lane.in;
            unsigned char *bytes = row->cta->window + (addr & 0xffffff);
            mgpu__access(MGPU_EMU_SHARED, MGPU_EMU_THREAD, !load, addr, 16, row, row->site);
            for (uint32_t c = 0; c < 8; c++) {
                uint32_t i = how & MGPU__TRANS ? 4 * c + r / 2 : 4 * r + c / 2;
                uint32_t half = how & MGPU__TRANS ? r % 2 : c % 2;
                uint32_t *reg = &lanes[i]->lane.regs[m];
                uint16_t v;
                if (load) {
                    memcpy(&v, bytes + 2 * c, 2);
                    *reg = (*reg & (half ? 0x0000ffffu : 0xffff0000u)) | (uint32_t)v
                                                                             << (16 * half);
                } else {
                    v = (uint16_t)(*reg >> (16 * half));
                    memcpy(bytes + 2 * c, &v, 2);
                }
            }
        }
}

static void
mgpu__movmatrix(mgpu__fiber *const *lanes)
{
    uint16_t m[8][8];
    for (uint32_t i = 0; i < 32; i++) {
        m[i / 4][2 * (i % 4)] = (uint16_t)lanes[i]->lane.in;
        m[i / 4][2 * (i % 4) + 1] = (uint16_t)(lanes[i]->lane.in >> 16);
    }
    for (uint32_t i = 0; i < 32; i++)
        lanes[i]->lane.out =
            (uint64_t)m[2 * (i % 4)][i / 4] | (uint64_t)m[2 * (i % 4) + 1][i / 4] << 16;
}

/* All lanes of the mask are here: compute what each of them takes away. */
static void
mgpu__collective_run(mgpu__fiber *const *lanes, uint32_t present, uint8_t kind, uint8_t sub)
{
    uint32_t lowest = (uint32_t)__builtin_ctz(present), ballot = 0, reduced = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1) {
            ballot |= lanes[i]->lane.in != 0 ? 1u << i : 0;
            reduced = i == lowest ? (uint32_t)lanes[i]->lane.in
                                  : mgpu__redux_result((mgpu__redux)sub, reduced,
                                                       (uint32_t)lanes[i]->lane.in);
        }
    if (kind == MGPU__COLLECTIVE_LDMATRIX || kind == MGPU__COLLECTIVE_STMATRIX)
        mgpu__matrix_move(lanes, kind == MGPU__COLLECTIVE_LDMATRIX);
    if (kind == MGPU__COLLECTIVE_MOVMATRIX)
        mgpu__movmatrix(lanes);
    for (uint32_t i = 0; i < 32; i++) {
        mgpu__lane *me;
        if (!(present >> i & 1))
            continue;
        me = &lanes[i]->lane;
        switch ((mgpu__collective)kind) {
        case MGPU__COLLECTIVE_ELECT:
            me->out = lowest;
            break;
        case MGPU__COLLECTIVE_SHFL:
            me->out = mgpu__shfl_result(lanes, i);
            break;
        case MGPU__COLLECTIVE_VOTE:
            me->out = sub == MGPU__VOTE_ALL   ? ballot == present
                      : sub == MGPU__VOTE_ANY ? ballot != 0
                      : sub == MGPU__VOTE_UNI ? ballot == 0 || ballot == present
                                              : ballot;
            break;
        case MGPU__COLLECTIVE_MATCH:
            me->out = 0;
            for (uint32_t k = 0; k < 32; k++)
                if (present >> k & 1 && lanes[k]->lane.in == me->in)
                    me->out |= 1u << k;
            break;
        case MGPU__COLLECTIVE_REDUX:
            me->out = reduced;
            break;
        case MGPU__COLLECTIVE_SYNC:
        case MGPU__COLLECTIVE_LDMATRIX:
        case MGPU__COLLECTIVE_STMATRIX:
        case MGPU__COLLECTIVE_MOVMATRIX:
        case MGPU__COLLECTIVE_SETMAXNREG:
        case MGPU__COLLECTIVE_BARRIER:
        case MGPU__COLLECTIVE_CLUSTER_ARRIVE:
        case MGPU__COLLECTIVE_CLUSTER_WAIT:
            break;
        }
    }
}

/* Run the collective of `mask` if all its living lanes wait for it with the same operation.
 * `self`: the lane that has just come, which is not parked; NULL when a lane has returned. */
static bool
mgpu__collective_try(mgpu__fiber *const *lanes, const mgpu__lane *wanted,
                     const mgpu__fiber *self, const void *site)
{
    uint32_t present = 0;
    for (uint32_t i = 0; i < 32; i++) {
        const mgpu__fiber *g = lanes[i];
        if (!(wanted->mask >> i & 1) || g == NULL || g->state == MGPU__DONE)
            continue;
        if (g != self && !mgpu__in_collective(g))
            return false;
        if (g->lane.mask != wanted->mask)
            return false;
        if (g->lane.kind != wanted->kind || g->lane.sub != wanted->sub) {
            if (self != NULL)
                mgpu__fail(site,
                           "%s with mask 0x%08x meets lane %u in %s: the lanes of a mask must "
                           "execute the same "
                           "instruction",
                           mgpu__collective_name(wanted->kind), wanted->mask, i,
                           mgpu__collective_name(g->lane.kind));
            return false;
        }
        present |= 1u << i;
    }
    if (present == 0)
        return false;
    if (present != 0xffffffffu && (wanted->kind == MGPU__COLLECTIVE_LDMATRIX ||
                                   wanted->kind == MGPU__COLLECTIVE_STMATRIX ||
                                   wanted->kind == MGPU__COLLECTIVE_MOVMATRIX ||
                                   wanted->kind == MGPU__COLLECTIVE_SETMAXNREG))
        mgpu__fail(site, "%s needs all 32 lanes of the warp, 0x%08x are there",
                   mgpu__collective_name(wanted->kind), present);
    mgpu__collective_run(lanes, present, wanted->kind, wanted->sub);
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1 && lanes[i] != self)
            mgpu__make_ready(lanes[i]);
    return true;
}

/* Bring `lane` and take its result; all lanes of lane.mask meet here. */
static uint64_t
mgpu__collective_do(mgpu__lane lane, const void *site)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__fiber *lanes[32];
    uint32_t me = f->thread % 32;
    mgpu__warp_of(f, lanes);
    if (!(lane.mask >> me & 1))
        mgpu__fail(site, "%s: lane %u is not in its own mask 0x%08x",
                   mgpu__collective_name(lane.kind), me, lane.mask);
    f->lane = lane;
    f->site = site;
    mgpu__event(MGPU_EMU_WARP_SYNC, MGPU_EMU_THREAD, lane.kind, lane.mask, 0, f, site);
    if (!mgpu__collective_try(lanes, &f->lane, f, site))
        mgpu__park(MGPU__WAIT_WARP, NULL, site, NULL);
    mgpu__event(MGPU_EMU_WARP_SYNC, MGPU_EMU_THREAD, lane.kind, 0, 0, f, site);
    return f->lane.out;
}

static mgpu__lane
mgpu__lane_of(mgpu__collective kind, uint32_t mask, uint64_t in)
{
    mgpu__lane lane;
    memset(&lane, 0, sizeof lane);
    lane.kind = (uint8_t)kind;
    lane.mask = mask;
    lane.in = in;
    return lane;
}

uint32_t
mgpu__emu_elect(uint32_t mask, uint32_t *lane)
{
    uint32_t elected = (uint32_t)mgpu__collective_do(
        mgpu__lane_of(MGPU__COLLECTIVE_ELECT, mask, 0), MGPU__SITE);
    if (lane != NULL)
        *lane = elected;
    return mgpu__self()->thread % 32 == elected;
}

void
mgpu__emu_syncwarp(uint32_t mask)
{
    (void)mgpu__collective_do(mgpu__lane_of(MGPU__COLLECTIVE_SYNC, mask, 0), MGPU__SITE);
}

uint32_t
mgpu__emu_activemask(void)
{
    mgpu__fiber *lanes[32];
    uint32_t mask = 0;
    mgpu__warp_of(mgpu__self(), lanes);
    for (uint32_t i = 0; i < 32; i++)
        if (lanes[i] != NULL && lanes[i]->state != MGPU__DONE)
            mask |= 1u << i;
    return mask;
}

uint64_t
mgpu__emu_shfl(mgpu__shfl kind, uint32_t mask, uint64_t value, uint32_t lane, uint32_t width)
{
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_SHFL, mask, value);
    if (width == 0 || width > 32 || (width & (width - 1)) != 0)
        mgpu__fail(MGPU__SITE, "shfl.sync: width %u is not a power of two from 1 to 32", width);
    l.sub = (uint8_t)kind;
    l.arg = lane;
    l.arg2 = width;
    return mgpu__collective_do(l, MGPU__SITE);
}

uint32_t
mgpu__emu_vote(mgpu__vote kind, uint32_t mask, int predicate)
{
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_VOTE, mask, predicate != 0);
    l.sub = (uint8_t)kind;
    return (uint32_t)mgpu__collective_do(l, MGPU__SITE);
}

uint32_t
mgpu__emu_match(int all, uint32_t mask, uint64_t value, int *predicate)
{
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_MATCH, mask, value);
    uint32_t same;
    l.sub = (uint8_t)all;
    same = (uint32_t)mgpu__collective_do(l, MGPU__SITE);
    if (predicate != NULL)
        *predicate = same == mask;
    return all && same != mask ? 0 : same;
}

uint32_t
mgpu__emu_redux(mgpu__redux kind, uint32_t mask, uint32_t value)
{
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_REDUX, mask, value);
    l.sub = (uint8_t)kind;
    return (uint32_t)mgpu__collective_do(l, MGPU__SITE);
}

static void
mgpu__matrix_do(mgpu__collective kind, uint32_t addr, uint32_t *r, uint32_t matrices,
                uint32_t how, const void *site)
{
    mgpu__lane l = mgpu__lane_of(kind, 0xffffffffu, addr);
    if (mgpu__self()->thread % 32 < 8 * matrices)
        (void)mgpu__cta_of(addr, 16, 16, 0, mgpu__collective_name((uint8_t)kind), site);
    l.sub = (uint8_t)matrices;
    l.arg = matrices;
    l.arg2 = how;
    l.regs = r;
    (void)mgpu__collective_do(l, site);
}

void
mgpu__emu_ldmatrix(uint32_t *r, uint32_t matrices, uint32_t addr, uint32_t how)
{
    mgpu__matrix_do(MGPU__COLLECTIVE_LDMATRIX, addr, r, matrices, how, MGPU__SITE);
}

void
mgpu__emu_stmatrix(uint32_t addr, const uint32_t *r, uint32_t matrices, uint32_t how)
{
    mgpu__matrix_do(MGPU__COLLECTIVE_STMATRIX, addr, (uint32_t *)(uintptr_t)r, matrices, how,
                    MGPU__SITE);
}

uint32_t
mgpu__emu_movmatrix(uint32_t value)
{
    return (uint32_t)mgpu__collective_do(
        mgpu__lane_of(MGPU__COLLECTIVE_MOVMATRIX, 0xffffffffu, value), MGPU__SITE);
}

#endif /* MGPU_EMU_UNIT_WARP_H */
