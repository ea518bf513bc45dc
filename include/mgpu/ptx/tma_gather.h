/* mgpu/ptx/tma_gather.h - TMA on four rows of a matrix (Blackwell), each where an index says: gather and scatter.
 * SPDX-License-Identifier: MIT
 *
 *     matrix, rows by index              shared memory at dst, rows one behind the other
 *      0  . . . . . . . .                 +-----------+
 *      1  . . a a a a . .   gather4       | b b b b   |   r0 = 3
 *      2  . . . . . . . .  --------->     | a a a a   |   r1 = 1
 *      3  . . b b b b . .   c0 = 2        | 0 0 0 0   |   r2 = 9, outside: the map's fill
 *      4  . . . . . . . .  <---------     | b b b b   |   r3 = 3
 *                           scatter4      +-----------+
 *
 * The map has two dimensions, no interleave, and a box of one row: mgpu_tensor_map_2d(dtype, x, rows, cols, pitch, 1,
 * box_cols). An instruction moves four such boxes, as a tile of four rows: with the map's swizzle, by the address on
 * which a row lands, so that eight gathers at 512 bytes each make a tile of 32 rows of 128 bytes. Loads may name a row
 * twice, and rows outside of the matrix (-1, say), which arrive as the map's fill; the barrier counts four rows
 * always. Stores name none before it, sm_107 excepted; what lies behind is not written.
 *
 * Typical use, one thread (or eight lanes, four rows each), `bar` counts one arrival:
 *
 *     mgpu_mbarrier_arrive_expect_tx(bar, 4 * row_bytes);
 *     mgpu_tma_load_2d_gather4(dst, &p->map, col, r[0], r[1], r[2], r[3], bar);
 *     all:    mgpu_mbarrier_wait(bar, parity);
 *
 * On a plain sm_100, without f or a, only mgpu_tma_load_2d_shared_cta_gather4 assembles. Who must fence what is said in
 * tma.h, what a pair is in tma_pair.h. Not in mgpu.h: include this, or mgpu/blackwell.h. No Blackwell has run them.
 *
 * PTX ISA, "Tensors: tile::scatter4 and tile::gather4 modes".
 */
#ifndef MGPU_PTX_TMA_GATHER_H
#define MGPU_PTX_TMA_GATHER_H

#include "tma.h"

#include "tma_gather.gen.h"

#endif /* MGPU_PTX_TMA_GATHER_H */
