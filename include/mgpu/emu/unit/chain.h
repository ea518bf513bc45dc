/* mgpu/emu/unit/chain.h - an accumulator in flight: its values are here, the registers hold poison.
 * SPDX-License-Identifier: MIT
 *
 *     issue    registers ──► tile[64][n]      registers = 0x7fa0dead
 *     wait     tile ──► registers             the poison must still be there
 *
 * Whoever wrote an accumulator in flight is told so at the wait.
 */
#ifndef MGPU_EMU_UNIT_CHAIN_H
#define MGPU_EMU_UNIT_CHAIN_H

#include "../core/schedule.h"
#include "../math/mma_type.h"

enum {
    MGPU__CHAINS = 8,     /* accumulators a warpgroup may have in flight */
    MGPU__GIVEN = 4,      /* of those that were given back or named, so many are remembered */
    MGPU__GIVEN_LEAST = 4 /* and none with so few registers that was only named */
};

/* Of one thread: where its part is. */
typedef enum mgpu__chain_state {
    MGPU__CHAIN_NOT_LOADED,
    MGPU__CHAIN_IN_FLIGHT,
    MGPU__CHAIN_GIVEN_BACK
} mgpu__chain_state;

typedef struct mgpu__chain {
    bool live;
    mgpu__wgmma_shape shape;
    void *registers[128];
    uint64_t last;      /* number of the last operation on it, plus one */
    uint32_t restored;  /* threads */
    uint8_t state[128]; /* mgpu__chain_state */
    float *tile;        /* [64][n] */
    const void *site;
} mgpu__chain;

/* What a wait has given back to a thread, or what was named: until it is named, for who reads it, and until a
 * wgmma takes it, which wants it fenced and named. */
typedef struct mgpu__given {
    void *registers;
    uint32_t count;
    uint64_t unnamed[2]; /* a bit for each that is not named yet */
    uint64_t moves[2];   /* written since, and a fence came that does not name it */
    bool fenced;
    bool some;           /* of what was written since the wait some is named */
    const void *waited;  /* where the wait was */
    const void *touched; /* where they were named or used; NULL: nowhere yet */
    uint32_t held[128];  /* their values, given or last named: of `count` */
} mgpu__given;

/* Registers that were named a few at a time, side by side. */
typedef struct mgpu__piece {
    uintptr_t from, to;
} mgpu__piece;

/* A signalling NaN: arithmetic on it makes it quiet, and so leaves a trace. */
#define MGPU__POISON 0x7fa0deadu

/* ---- registers and the tile ------------------------------------------------------------------------ */

MGPU__MODEL uint32_t
mgpu__chain_registers(mgpu__wgmma_shape shape)
{
    return shape.d_f16 ? shape.n / 4u : shape.n / 2u;
}

/* Move the accumulator registers of thread t (0..127) between r and the tile. */
MGPU__MODEL void
mgpu__chain_move(mgpu__chain *chain, uint32_t t, void *r, bool to_tile)
{
    uint32_t n = chain->shape.n, row = t / 32 * 16 + t % 32 / 4;
    for (uint32_t j = 0; j < n / 8; j++)
        for (uint32_t half = 0; half < 2; half++) {
            float *at = chain->tile + (row + 8 * half) * n + 8 * j + 2 * (t % 4);
            if (!chain->shape.d_f16) {
                float *pair = (float *)r + 4 * j + 2 * half;
                memcpy(to_tile ? at : pair, to_tile ? pair : at, 2 * sizeof(float));
            } else {
                uint32_t *packed = (uint32_t *)r + 2 * j + half;
                if (to_tile) {
                    at[0] = mgpu__float_of_f16((uint16_t)*packed);
                    at[1] = mgpu__float_of_f16((uint16_t)(*packed >> 16));
                } else {
                    *packed = (uint32_t)mgpu__f16_of_float(at[0]) |
                              (uint32_t)mgpu__f16_of_float(at[1]) << 16;
                }
            }
        }
}

MGPU__MODEL void
mgpu__chain_poison(const mgpu__chain *chain, void *r)
{
    uint32_t count = mgpu__chain_registers(chain->shape), poison = MGPU__POISON;
    for (uint32_t i = 0; i < count; i++)
        memcpy((char *)r + 4 * i, &poison, 4);
}

/* The first register that no longer holds poison, or -1. */
MGPU__MODEL int
mgpu__chain_touched(const mgpu__chain *chain, const void *r)
{
    uint32_t count = mgpu__chain_registers(chain->shape), value;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(&value, (const char *)r + 4 * i, 4);
        if (value != MGPU__POISON)
            return (int)i;
    }
    return -1;
}

/* Whether two instructions see an accumulator's registers alike: the same shape, and type of D. */
MGPU__MODEL bool
mgpu__same_registers(mgpu__wgmma_shape a, mgpu__wgmma_shape b)
{
    return a.n == b.n && mgpu__wgmma_k(a) == mgpu__wgmma_k(b) && a.d_f16 == b.d_f16 &&
           mgpu__wgmma_is_integer(a) == mgpu__wgmma_is_integer(b);
}

/* Whether two instructions are the same: member by member, a compiler may leave anything between. */
MGPU__MODEL bool
mgpu__same_shape(mgpu__wgmma_shape a, mgpu__wgmma_shape b)
{
    return mgpu__same_registers(a, b) && a.type == b.type && a.a_regs == b.a_regs &&
           a.trans_a == b.trans_a && a.trans_b == b.trans_b && a.negate == b.negate &&
           a.satfinite == b.satfinite && a.sparse == b.sparse && a.selector == b.selector;
}

/* Whether `bytes` at r are part of what thread t has in flight here. */
MGPU__MODEL bool
mgpu__chain_holds(const mgpu__chain *c, uint32_t t, const volatile void *r, size_t bytes)
{
    return c->live && c->state[t] == MGPU__CHAIN_IN_FLIGHT &&
           (const char *)r < (char *)c->registers[t] + 4 * mgpu__chain_registers(c->shape) &&
           (char *)c->registers[t] < (const char *)r + bytes;
}

/* Begin a new one. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__chain_begin(mgpu__chain *c, mgpu__wgmma_shape shape, const void *site)
{
    float *tile = c->tile;
    memset(c, 0, sizeof *c);
    c->live = true;
    c->shape = shape;
    c->site = site;
    c->tile = tile != NULL ? tile : (float *)malloc(64 * 256 * sizeof(float));
    return c->tile != NULL;
}

/* Take the registers of thread t; `load`: their values are used. */
MGPU__MODEL void
mgpu__chain_take(mgpu__chain *c, uint32_t t, void *r, bool load)
{
    c->registers[t] = r;
    c->state[t] = MGPU__CHAIN_IN_FLIGHT;
    if (load)
        mgpu__chain_move(c, t, r, true);
    mgpu__chain_poison(c, r);
}

/* ---- what was given back -------------------------------------------------------------------------------- */

/* Bits of `from`, inclusive, to `to`, in word `word` of several. */
static inline uint64_t
mgpu__bits_of(uint32_t from, uint32_t to, uint32_t word)
{
    const uint32_t first = 64 * word, low = from > first ? from - first : 0;
    const uint32_t high = to > first ? to - first : 0;
    if (low >= 64 || low >= high)
        return 0;
    return ~(uint64_t)0 << low & ~(uint64_t)0 >> (high >= 64 ? 0 : 64 - high);
}

/* The registers of g that do not hold what they held, as bits. */
MGPU__MODEL void
mgpu__given_changed(const mgpu__given *g, uint64_t changed[2])
{
    changed[0] = changed[1] = 0;
    if (memcmp(g->registers, g->held, 4 * (size_t)g->count) == 0)
        return;
    for (uint32_t i = 0; i < g->count; i++) {
        const bool same =
            memcmp((const char *)g->registers + 4 * (size_t)i, &g->held[i], 4) == 0;
        changed[i / 64] |= (uint64_t)!same << i % 64;
    }
}

/* The registers of a wait, which nobody has named. */
MGPU__MODEL void
mgpu__given_make(mgpu__given *g, void *r, uint32_t count, const void *site)
{
    memset(g, 0, offsetof(mgpu__given, held));
    g->registers = r;
    g->count = count;
    memcpy(g->held, r, 4 * (size_t)count);
    for (uint32_t word = 0; word < 2; word++)
        g->unnamed[word] = mgpu__bits_of(0, count, word);
    g->waited = site;
}

static inline bool
mgpu__given_holds(const mgpu__given *g, const volatile void *r, size_t bytes)
{
    return (const char *)r < (const char *)g->registers + 4 * g->count &&
           (const char *)g->registers < (const char *)r + bytes;
}

/* The first of its registers that is at r or behind. */
static inline uint32_t
mgpu__given_from(const mgpu__given *g, const void *r)
{
    const uintptr_t from = (uintptr_t)g->registers, at = (uintptr_t)r;
    return at > from ? (uint32_t)((at - from) / 4) : 0;
}

/* How many of the `count` registers at r are part of it. */
static inline uint32_t
mgpu__given_has(const mgpu__given *g, const void *r, uint32_t count)
{
    const uintptr_t from = (uintptr_t)g->registers, to = from + 4 * (uintptr_t)g->count;
    const uintptr_t low = (uintptr_t)r, high = low + 4 * (uintptr_t)count;
    return (uint32_t)(((to < high ? to : high) - (from > low ? from : low)) / 4);
}

static inline bool
mgpu__given_is_named(const mgpu__given *g)
{
    return (g->unnamed[0] | g->unnamed[1]) == 0;
}

/* `bytes` at r, part of it or more: the first register of them that is not named, or -1. `named`: now they
 * all are. */
MGPU__MODEL int
mgpu__given_unnamed(mgpu__given *g, const volatile void *r, size_t bytes, bool named)
{
    const ptrdiff_t at = (const char *)r - (const char *)g->registers;
    const ptrdiff_t end = (at + (ptrdiff_t)bytes + 3) / 4;
    const uint32_t from = at < 0 ? 0 : (uint32_t)at / 4;
    const uint32_t to = end < (ptrdiff_t)g->count ? (uint32_t)end : g->count;
    int first = -1;
    for (uint32_t word = 0; word < 2; word++) {
        const uint64_t of = mgpu__bits_of(from, to, word);
        if ((g->unnamed[word] & of) != 0 && first < 0)
            first = (int)(64 * word) + __builtin_ctzll(g->unnamed[word] & of);
        if (named)
            g->unnamed[word] &= ~of;
    }
    return first;
}

#endif /* MGPU_EMU_UNIT_CHAIN_H */
