/* mgpu/layout/schedule.h - which output tile comes next: a persistent order that reuses the L2 cache.
 * SPDX-License-Identifier: MIT
 *
 * Blocks (or clusters) that run at the same time should share rows of A and columns of B. So
 * the tiles are walked in groups of a few rows, and every second group walks back:
 *
 *              n = 0   1   2   3                  group = 2, tiles_m = 5, tiles_n = 4
 *     m = 0      0   2   4   6   |
 *         1      1   3   5   7   v  columns left to right
 *     m = 2     14  12  10   8   |
 *         3     15  13  11   9   v  and back: the last columns of B are still in L2
 *     m = 4     16  17  18  19      the last group has the rows that are left
 *
 * Typical use (every block; a cluster counts as one, its tile is split by rank):
 *     for (uint32_t i = blockIdx.x; i < tiles_m * tiles_n; i += gridDim.x) {
 *         mgpu_schedule_tile t = mgpu_schedule_grouped(i, tiles_m, tiles_n, 8);
 *         ...
 *     }
 */
#ifndef MGPU_LAYOUT_SCHEDULE_H
#define MGPU_LAYOUT_SCHEDULE_H

#include "../config.h"
#include "tile.h"

/* A tile of the output, counted in tiles. */
typedef struct mgpu_schedule_tile {
    uint32_t m, n;
} mgpu_schedule_tile;

/* The tile at a place of the grouped order, a bijection of 0 .. tiles_m * tiles_n - 1.
 *   needs   any compiler
 *   by      anyone
 *   index    0 .. tiles_m * tiles_n - 1, which must be below 2^32
 *   tiles_m  rows of tiles, 1 and up
 *   tiles_n  columns of tiles, 1 and up
 *   group    rows of tiles walked together, 1 and up; 8 fits most. Swap m and n for groups of
 *            columns
 *   returns m below tiles_m, n below tiles_n
 */
MGPU_INLINE mgpu_schedule_tile
mgpu_schedule_grouped(uint32_t index, uint32_t tiles_m, uint32_t tiles_n, uint32_t group)
{
    const uint32_t rows = group < tiles_m ? group : tiles_m;
    const uint32_t g = index / (rows * tiles_n);
    const uint32_t rest = index - g * (rows * tiles_n);
    const uint32_t left = tiles_m - g * rows;
    const uint32_t height = left < rows ? left : rows;
    const uint32_t column = rest / height;
    mgpu_schedule_tile t;
    t.m = g * rows + (rest - column * height);
    t.n = g % 2 == 0 ? column : tiles_n - 1 - column;
    return t;
}

/* A divisor, prepared on the host: dividing by it is a multiplication, where a kernel's first load waits for it. */
typedef struct mgpu_divisor {
    uint32_t by, factor, shift;
} mgpu_divisor;

/* Prepare a divisor.
 *   needs   any compiler
 *   by      anyone; on the host, so that the kernel does not divide
 *   divisor 1 .. 2^31
 *   returns what mgpu_divide() takes
 */
MGPU_INLINE mgpu_divisor
mgpu_divisor_make(uint32_t divisor)
{
    mgpu_divisor d = {divisor, 0, 31};
    while ((uint32_t)1 << (d.shift - 31) < divisor)
        d.shift++;
    d.factor =
        (uint32_t)((((uint64_t)1 << d.shift) + divisor - 1) / divisor); /* 2^31 .. 2^32 - 1 */
    return d;
}

/* A division, exact, rounded down.
 *   needs   any compiler
 *   by      anyone
 *   n       0 .. 2^31 - 1
 *   d       from mgpu_divisor_make()
 *   returns n / d.by
 */
MGPU_INLINE uint32_t
mgpu_divide(uint32_t n, mgpu_divisor d)
{
    return (uint32_t)((uint64_t)n * d.factor >> d.shift);
}

/* A grouped order, prepared on the host. */
typedef struct mgpu_schedule {
    uint32_t tiles, tiles_m, tiles_n;
    uint32_t rows;                    /* of a group */
    mgpu_divisor group, height, last; /* tiles of a group, rows of one, of the last one */
} mgpu_schedule;

/* Prepare the grouped order of so many tiles.
 *   needs   any compiler
 *   by      anyone; on the host, so that the kernel does not divide
 *   tiles_m  rows of tiles, 1 and up
 *   tiles_n  columns of tiles, 1 and up; tiles_m * tiles_n is below 2^31
 *   group    rows of tiles walked together, 1 and up
 *   returns what mgpu_schedule_at() takes
 */
MGPU_INLINE mgpu_schedule
mgpu_schedule_make(uint32_t tiles_m, uint32_t tiles_n, uint32_t group)
{
    mgpu_schedule s;
    s.tiles = tiles_m * tiles_n;
    s.tiles_m = tiles_m;
    s.tiles_n = tiles_n;
    s.rows = group < tiles_m ? group : tiles_m;
    s.group = mgpu_divisor_make(s.rows * tiles_n);
    s.height = mgpu_divisor_make(s.rows);
    s.last = mgpu_divisor_make((tiles_m - 1) % s.rows + 1);
    return s;
}

/* The tile at a place of a prepared order: as mgpu_schedule_grouped(), without a division.
 *   needs   any compiler
 *   by      anyone
 *   s       from mgpu_schedule_make()
 *   index   0 .. s->tiles - 1
 *   returns m below tiles_m, n below tiles_n
 */
MGPU_INLINE mgpu_schedule_tile
mgpu_schedule_at(const mgpu_schedule *s, uint32_t index)
{
    const uint32_t g = mgpu_divide(index, s->group);
    const uint32_t rest = index - g * s->group.by, first = g * s->rows;
    const bool last = s->tiles_m - first <= s->last.by;
    const uint32_t height = last ? s->last.by : s->rows;
    const uint32_t column = mgpu_divide(rest, last ? s->last : s->height);
    mgpu_schedule_tile t;
    t.m = first + (rest - column * height);
    t.n = g % 2 == 0 ? column : s->tiles_n - 1 - column;
    return t;
}

/* The tile of a block in a grid along x, where a cluster of `ctas` blocks has so many tiles, one below the other.
 *   needs   any compiler
 *   by      anyone
 *   block    blockIdx.x, or that of the block in whose place it is now
 *   ctas     blocks of a cluster, 1 and up
 *   tiles_m  rows of tiles of clusters, 1 and up
 *   tiles_n  columns of tiles, 1 and up
 *   group    rows of tiles of clusters walked together, as above
 *   returns m below tiles_m * ctas, n below tiles_n
 */
MGPU_INLINE mgpu_schedule_tile
mgpu_schedule_clusters(uint32_t block, uint32_t ctas, uint32_t tiles_m, uint32_t tiles_n,
                       uint32_t group)
{
    mgpu_schedule_tile t = mgpu_schedule_grouped(block / ctas, tiles_m, tiles_n, group);
    t.m = t.m * ctas + block % ctas;
    return t;
}

/* The row of a box that a tile loads: of one that would lie wholly behind the matrix the first. At an edge of a grid of
 * clusters blocks without rows of their own load for the others; nobody stores what comes of it.
 *   needs   any compiler
 *   by      anyone
 *   row     the first of the box
 *   rows    of the matrix, 1 .. 2^31 - 1
 *   returns row, or 0
 */
MGPU_INLINE int32_t
mgpu_schedule_within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* How many workers finish as soon as `most` of them would, with none idle in the last round:
 * 1024 tiles on 66 clusters take 16 rounds, and so do they on 64. Idle multiprocessors leave
 * their share of the power to the others.
 *   needs   any compiler
 *   by      anyone
 *   tiles   work items, 1 and up
 *   most    workers that can run at once, 1 and up
 *   returns 1 .. most
 */
MGPU_INLINE uint32_t
mgpu_schedule_workers(uint32_t tiles, uint32_t most)
{
    return mgpu_ceil_div(tiles, mgpu_ceil_div(tiles, most));
}

#endif /* MGPU_LAYOUT_SCHEDULE_H */
