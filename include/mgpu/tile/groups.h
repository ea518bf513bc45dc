/* mgpu/tile/groups.h - which output tile comes next where rows lie in groups, whose sizes stand in device memory.
 * SPDX-License-Identifier: MIT
 *
 * Rows of group g are offsets[g] .. offsets[g + 1] - 1; a group may have none. Each has its own columns: as many tiles
 * across as each other.
 *
 *     group 0: 150 rows   | 128 rows | 22 |        two rows of tiles: tiles 0 .. 2 across - 1
 *     group 1:   0 rows                            none
 *     group 2:  64 rows   | 64 |                   one:               the next `across`
 *
 * Tiles are numbered group by group, in a group MGPU_GROUPS_DOWN down, then to the right, as layout/schedule.h has it:
 * blocks that run at the same time share columns of their group, which stay in L2. Block b begins with tile b; its next
 * is the first that nobody has, by a counter in device memory that the last block sets back to 0. Without one it is tile
 * b + blocks: then those who get more tiles of few rows, which take less time, wait for the others in the end.
 *
 * To find tile i a warp looks at 32 groups at once, a lane each: rows, tiles, sums over the lanes, a vote; and goes on
 * from there for the next. So each warp reads all offsets once, 32 with a load and five sums. Where the sizes of groups
 * do not say how many tiles they have (`each`: sums along the rows), group and tile are a division.
 *
 * Offsets below 0 or beyond the rows are clamped, and a group that would end before it begins is empty; with
 * MGPU_DEBUG=1 they trap.
 *
 * Typical use, one warp of each block:
 *     mgpu_groups_place lanes = mgpu_groups_start(), g;
 *     uint32_t i = blockIdx.x;
 *     while (mgpu_groups_find(&p->groups, 128, &lanes, i, &g)) {
 *         const mgpu_schedule_tile t = mgpu_groups_tile(&p->groups, 128, &g, i);
 *         i = mgpu_groups_take(&p->groups, i);             // by lane 0
 *         ... the tile at row g.begin + 128 * t.m; the group ends before row g.end ...
 *         i = mgpu_groups_next(i);
 *     }
 *     mgpu_groups_leave(&p->groups);                       // by lane 0
 *
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_GROUPS_H
#define MGPU_TILE_GROUPS_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/schedule.h"
#include "../layout/tile.h"
#include "../ptx/thread.h"
#include "row_scale.h"

/* Rows of tiles of a group that are walked together. */
#define MGPU_GROUPS_DOWN 16u

/* Groups of rows, and the order of their tiles. */
typedef struct mgpu_groups {
    const int32_t *offsets; /* device memory: groups + 1 */
    uint32_t *next;         /* device memory: tiles taken, blocks done; or NULL */
    uint32_t groups, rows;
    mgpu_schedule walk;    /* over MGPU_GROUPS_DOWN rows of tiles; `each`: all */
    mgpu_divisor by_tiles; /* of a group; `each` */
    mgpu_divisor by_rows[MGPU_GROUPS_DOWN]; /* 1, 2 .. MGPU_GROUPS_DOWN */
} mgpu_groups;

/* Prepare the order of the tiles.
 *   needs   any compiler
 *   by      anyone; on the host, so that the kernel does not divide
 *   offsets  device memory: groups + 1 of them
 *   next     device memory: two words, 0 at first, of no other launch at the same time; NULL: tiles in turns
 *   groups   1 .. 2^31 - 1
 *   rows     in all, 1 .. 2^31 - 1
 *   each     rows of tiles of each group; 0: its rows take so many. All tiles are fewer than 2^31
 *   across   tiles of a group from left to right, 1 and up
 *   returns what the functions below take
 */
MGPU_INLINE mgpu_groups
mgpu_groups_make(const int32_t *offsets, uint32_t *next, uint32_t groups, uint32_t rows,
                 uint32_t each, uint32_t across)
{
    mgpu_groups g;
    g.offsets = offsets;
    g.next = next;
    g.groups = groups;
    g.rows = rows;
    g.walk = mgpu_schedule_make(each != 0 ? each : MGPU_GROUPS_DOWN, across, MGPU_GROUPS_DOWN);
    g.by_tiles = mgpu_divisor_make(g.walk.tiles);
    for (uint32_t i = 0; i < MGPU_GROUPS_DOWN; i++)
        g.by_rows[i] = mgpu_divisor_make(i + 1);
    return g;
}

/* Scales of 8-bit A and B: D[m][n] = a[m] * b[g][n] * sum. */
typedef struct mgpu_groups_scales {
    const float *a, *b; /* device memory; NULL: 1 */
    uint32_t each_a,
        each_b; /* from a row of A to the next, from a group to the next: 0, 1 or its columns */
    float one;  /* what stands for NULL */
} mgpu_groups_scales;

/* Prepare scales.
 *   needs   any compiler
 *   by      anyone; on the host, so that the kernel does not divide
 *   a       device memory: one number for all, or one for each row of A; NULL: 1
 *   count_a  how many
 *   b       device memory, where each column has its own aligned to 8 bytes: one for all, [groups], or [groups][columns],
 *            2 columns or more, an even number; NULL: 1
 *   count_b  how many
 *   groups   1 and up
 */
MGPU_INLINE mgpu_groups_scales
mgpu_groups_scales_make(const float *a, uint32_t count_a, const float *b, uint32_t count_b,
                        uint32_t groups)
{
    mgpu_groups_scales s;
    s.a = a;
    s.b = b;
    s.each_a = a != NULL && count_a != 1;
    s.each_b = b == NULL || count_b == 1 ? 0 : count_b / groups;
    s.one = 1;
    return s;
}

/* A group: its rows, all tiles that come before its own, and with them. */
typedef struct mgpu_groups_place {
    uint32_t group, begin, end, before, upto;
} mgpu_groups_place;

/* Where a box of a group's rows lies. */
typedef struct mgpu_groups_corner {
    int32_t row, from;
} mgpu_groups_corner;

/* Where a last round of tiles would leave half of the blocks without work or more, its tiles can be cut in two: it then
 * takes half as long.
 *
 *     300 tiles, 132 blocks    0 .. 263 | 264 .. 299: as 72 halves, numbers 264 .. 335
 *     200                      0 .. 199   a last round of 68 has work for more than half
 *
 *   needs   any compiler
 *   by      anyone
 *   tiles   in all
 *   blocks  1 and up
 *   returns how many stay whole, the first; number i from there on is half (i - whole) % 2 of tile whole + (i - whole) / 2
 */
MGPU_INLINE uint32_t
mgpu_groups_whole(uint32_t tiles, uint32_t blocks)
{
    const uint32_t last = tiles % blocks;
    return 2 * last <= blocks ? tiles - last : tiles;
}

#if MGPU_HAS_DEVICE

/* Where the lanes of a warp are before the first tile.
 *   needs   any target
 *   by      each lane of a warp
 */
MGPU_DEVICE mgpu_groups_place
mgpu_groups_start(void)
{
    const mgpu_groups_place at = {threadIdx.x % 32 - 32, 0, 0, 0, 0};
    return at;
}

/* Rows of group at->group, within those that there are; of a group that there is not none.
 *   needs   any target
 *   by      any thread
 *   g       what mgpu_groups_make() gave
 *   at      gets begin and end
 */
MGPU_DEVICE void
mgpu_groups_rows(const mgpu_groups *g, mgpu_groups_place *at)
{
    const int32_t most = (int32_t)g->rows;
    at->begin = at->end = 0;
    if (at->group < g->groups) {
        const int32_t from = g->offsets[at->group], to = g->offsets[at->group + 1];
        if (MGPU_DEBUG && (from < 0 || to < from || to > most))
            mgpu_trap();
        at->begin = (uint32_t)max(from, 0);
        at->end = max((uint32_t)min(max(to, 0), most), at->begin);
    }
}

/* The group of tile i, in all lanes.
 *   needs   any target
 *   by      one warp, converged
 *   g       what mgpu_groups_make() gave, `each` 0
 *   tile    rows of a tile, a constant
 *   lanes   where the lanes are: from mgpu_groups_start() on this function's alone
 *   i       no less than with the last call
 *   found   gets the group, but for upto
 *   returns false: there is no such tile
 */
MGPU_DEVICE bool
mgpu_groups_find(const mgpu_groups *g, uint32_t tile, mgpu_groups_place *lanes, uint32_t i,
                 mgpu_groups_place *found)
{
    const uint32_t all = 0xffffffffu, lane = threadIdx.x % 32;
    uint32_t hit = __ballot_sync(all, i < lanes->upto);
    for (; hit == 0; hit = __ballot_sync(all, i < lanes->upto)) {
        const uint32_t next = __shfl_sync(all, lanes->group, 31) + 1;
        const uint32_t before = __shfl_sync(all, lanes->upto, 31);
        uint32_t tiles;
        if (next >= g->groups)
            return false;
        lanes->group = next + lane;
        mgpu_groups_rows(g, lanes);
        tiles = mgpu_ceil_div(lanes->end - lanes->begin, tile) * g->walk.tiles_n;
        lanes->upto = tiles + (lane == 0 ? before : 0);
        MGPU_UNROLL
        for (uint32_t step = 1; step < 32; step *= 2) {
            const uint32_t other = __shfl_up_sync(all, lanes->upto, step);
            lanes->upto += lane >= step ? other : 0;
        }
        lanes->before = lanes->upto - tiles;
    }
    hit = (uint32_t)__ffs((int)hit) - 1;
    found->group = __shfl_sync(all, lanes->group, hit);
    found->begin = __shfl_sync(all, lanes->begin, hit);
    found->end = __shfl_sync(all, lanes->end, hit);
    found->before = __shfl_sync(all, lanes->before, hit);
    return true;
}

/* The group of tile i where each has as many tiles.
 *   needs   any target
 *   by      any thread
 *   g       what mgpu_groups_make() gave, `each` not 0
 *   i       0 .. 2^31 - 1
 *   found   gets the group, but for upto
 *   returns false: there is no such tile
 */
MGPU_DEVICE bool
mgpu_groups_find_each(const mgpu_groups *g, uint32_t i, mgpu_groups_place *found)
{
    found->group = mgpu_divide(i, g->by_tiles);
    found->before = found->group * g->walk.tiles;
    mgpu_groups_rows(g, found);
    return found->group < g->groups;
}

/* How many tiles there are.
 *   needs   any target
 *   by      one warp, converged; each reads all offsets, as mgpu_groups_find() does
 *   g       what mgpu_groups_make() gave, `each` 0; else there are groups * walk.tiles
 *   tile    rows of a tile, a constant
 *   returns the same in all lanes
 */
MGPU_DEVICE uint32_t
mgpu_groups_tiles(const mgpu_groups *g, uint32_t tile)
{
    mgpu_groups_place at = {threadIdx.x % 32, 0, 0, 0, 0};
    uint32_t down = 0;
    for (; at.group < g->groups; at.group += 32) {
        mgpu_groups_rows(g, &at);
        down += mgpu_ceil_div(at.end - at.begin, tile);
    }
    MGPU_UNROLL
    for (uint32_t step = 1; step < 32; step *= 2)
        down += __shfl_xor_sync(0xffffffffu, down, step);
    return down * g->walk.tiles_n;
}

/* Tile i in its group, which mgpu_groups_find() has found; behind mgpu_groups_find_each() it is
 * mgpu_schedule_at(&g->walk, i - at->before).
 *   needs   any target
 *   by      any thread
 *   g       what mgpu_groups_make() gave, `each` 0
 *   tile    rows of a tile, a constant
 *   at      the group of tile i
 *   i       the tile
 *   returns m from the first row of the group on, n below `across`
 */
MGPU_DEVICE mgpu_schedule_tile
mgpu_groups_tile(const mgpu_groups *g, uint32_t tile, const mgpu_groups_place *at, uint32_t i)
{
    mgpu_schedule walk = g->walk;
    walk.tiles_m = mgpu_ceil_div(at->end - at->begin, tile);
    walk.last = g->by_rows[(walk.tiles_m - 1) % MGPU_GROUPS_DOWN];
    return mgpu_schedule_at(&walk, i - at->before);
}

/* Box k of the rows of a group, in a map of mgpu_groups_map(): the last one ends where the group does, and the first has
 * zeros before it.
 *   needs   any target
 *   by      any thread
 *   g       what mgpu_groups_make() gave, rows at least 2 * box - 2, as mgpu_groups_map() says
 *   at      the group, with one row or more
 *   box     rows of one, a constant
 *   k       0 .. boxes - 1
 *   boxes   of the group: its rows over those of a box, rounded up
 *   returns coordinates 1 and 2
 */
MGPU_DEVICE mgpu_groups_corner
mgpu_groups_box(const mgpu_groups *g, const mgpu_groups_place *at, uint32_t box, uint32_t k,
                uint32_t boxes)
{
    const int32_t in = (int32_t)(at->end - at->begin + (k - boxes) * box);
    const bool moved = in >= 0 || at->begin + box > g->rows;
    mgpu_groups_corner c;
    c.from = (int32_t)at->begin + (moved ? in : 0);
    c.row = moved ? max(-in, 0) : in;
    return c;
}

/* d[m][n] *= a[m] * b[g][n], as mgpu_row_scale_apply() does it, of 64 rows x w columns.
 *   ptx     (ld.global, shfl.sync.idx, mul.rn.f32)
 *   needs   PTX 7.0, sm_75
 *   by      one warpgroup, converged
 *   s       what mgpu_groups_scales_make() gave
 *   d       w / 2 registers a thread, not in flight
 *   w       a constant, a multiple of 8 up to 256
 *   group   whose columns they are
 *   row     of A, the first of the warpgroup
 *   rows    how many there are from there on, 1 and up: scales behind them are not read
 *   col     of the group, the first of the tile
 *   cols    how many there are from there on
 */
MGPU_DEVICE void
mgpu_groups_scale(const mgpu_groups_scales *s, float *d, uint32_t w, uint32_t group,
                  uint32_t row, uint32_t rows, uint32_t col, uint32_t cols)
{
    const float *const a = s->a != NULL ? s->a : &s->one;
    const float *const b = s->b != NULL ? s->b + (size_t)s->each_b * group : &s->one;
    const bool each = s->each_b > 1;
    const mgpu_row_scale of = {
        s->each_a != 0 || each, a, b, *a * *b, row + rows, col + cols, s->each_a, each};
    mgpu_row_scale_apply(&of, d, w, row, col);
}

/* Take the next tile. By the counter it comes from memory: whoever has something to do with this tile does it between
 * this and mgpu_groups_next().
 *   ptx     (atom.global.add.u32)
 *   needs   any target
 *   by      lane 0 of the warp that finds the tiles, once for each tile that there is
 *   g       what mgpu_groups_make() gave
 *   i       this tile
 *   returns what mgpu_groups_next() takes
 */
MGPU_DEVICE uint32_t
mgpu_groups_take(const mgpu_groups *g, uint32_t i)
{
    return g->next != NULL ? atomicAdd(g->next, 1u) : i;
}

/* The next tile, in all lanes.
 *   needs   any target
 *   by      one warp, converged
 *   taken   in lane 0 what mgpu_groups_take() gave
 *   returns the tile's number, for mgpu_groups_find(); it may be one that there is not
 */
MGPU_DEVICE uint32_t
mgpu_groups_next(uint32_t taken)
{
    return gridDim.x + __shfl_sync(0xffffffffu, taken, 0);
}

/* The block has found that there are no more tiles. The last one sets the counters to 0, for the next launch.
 *   ptx     (fence.acq_rel.gpu, atom.global.add.u32, atom.global.exch.b32)
 *   needs   any target
 *   by      lane 0 of the warp that finds the tiles, once
 *   g       what mgpu_groups_make() gave
 *   errors  more blocks than there are have left, as `next` was not 0: a fault of the model; with MGPU_DEBUG=1 it traps
 */
MGPU_DEVICE void
mgpu_groups_leave(const mgpu_groups *g)
{
    if (g->next != NULL) {
        uint32_t before;
        __threadfence(); /* all blocks have taken their last tile */
        before = atomicAdd(g->next + 1, 1u);
        MGPU__TILE_JUDGE("mgpu_groups_leave",
                         before < gridDim.x ? NULL
                                            : "more blocks have left than there are: next "
                                              "was not two zeros before the launch, "
                                              "and tiles are left out");
        if (MGPU_DEBUG && before >= gridDim.x)
            mgpu_trap();
        if (before == gridDim.x - 1) {
            atomicExch(g->next, 0u);
            atomicExch(g->next + 1, 0u);
        }
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_groups_scale(s, d, w, ...)                                                        \
    mgpu_groups_scale(s, MGPU__HOLDS((w) / 2, d), w, __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_GROUPS_H */
