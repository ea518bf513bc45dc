/* mgpu/tile/tmem_ref.h - load and store a matrix in tensor memory, by rows or as fragments, and reduce its rows.
 * SPDX-License-Identifier: MIT
 *
 *     thread's registers   <── load ──   slice of D in tensor memory     a quarter of the lanes for each warp
 *                          ── store ──>
 *
 * Which thread has which element: layout/tmem_ref.h. A load waits, and names its registers, so that they can be
 * read at once; for two loads in flight call tcgen05.ld. All folds with a constant layout, number of columns and way.
 *
 * Typical use, the row sums of a 128 x 256 tile, by four warps:
 *     const mgpu_tmem_ref d = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 256, taddr);
 *     for (uint32_t c = 0; c < 256; c += 32) {
 *         mgpu_tmem_load(r, mgpu_tmem_ref_slice(d, c, 32), MGPU_TMEM_ROWS);
 *         mgpu_tmem_rows_sum(sum, r, mgpu_tmem_ref_slice(d, c, 32), MGPU_TMEM_ROWS);
 *         ...
 *     }
 *
 * Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_TMEM_REF_H
#define MGPU_TILE_TMEM_REF_H

#include "../layout/tmem_ref.h"
#include "../ptx/warp.h"
#include "tmem.h"

#if MGPU_HAS_DEVICE

/* Up to 32 registers of a shape; n is a constant. */
MGPU_DEVICE void
mgpu__tmem_ld_32x32b(uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 1)
        mgpu_tcgen05_ld_32x32b_x1(r, taddr);
    else if (n == 2)
        mgpu_tcgen05_ld_32x32b_x2(r, taddr);
    else if (n == 4)
        mgpu_tcgen05_ld_32x32b_x4(r, taddr);
    else if (n == 8)
        mgpu_tcgen05_ld_32x32b_x8(r, taddr);
    else if (n == 16)
        mgpu_tcgen05_ld_32x32b_x16(r, taddr);
    else if (n == 32)
        mgpu_tcgen05_ld_32x32b_x32(r, taddr);
}

MGPU_DEVICE void
mgpu__tmem_ld_16x128b(uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 2)
        mgpu_tcgen05_ld_16x128b_x1(r, taddr);
    else if (n == 4)
        mgpu_tcgen05_ld_16x128b_x2(r, taddr);
    else if (n == 8)
        mgpu_tcgen05_ld_16x128b_x4(r, taddr);
    else if (n == 16)
        mgpu_tcgen05_ld_16x128b_x8(r, taddr);
    else if (n == 32)
        mgpu_tcgen05_ld_16x128b_x16(r, taddr);
}

MGPU_DEVICE void
mgpu__tmem_ld_16x256b(uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 4)
        mgpu_tcgen05_ld_16x256b_x1(r, taddr);
    else if (n == 8)
        mgpu_tcgen05_ld_16x256b_x2(r, taddr);
    else if (n == 16)
        mgpu_tcgen05_ld_16x256b_x4(r, taddr);
    else if (n == 32)
        mgpu_tcgen05_ld_16x256b_x8(r, taddr);
}

MGPU_DEVICE void
mgpu__tmem_ld_16x32bx2(uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 1)
        MGPU_TCGEN05_LD_16X32BX2_X1(r, taddr, 1);
    else if (n == 2)
        MGPU_TCGEN05_LD_16X32BX2_X2(r, taddr, 2);
    else if (n == 4)
        MGPU_TCGEN05_LD_16X32BX2_X4(r, taddr, 4);
    else if (n == 8)
        MGPU_TCGEN05_LD_16X32BX2_X8(r, taddr, 8);
    else if (n == 16)
        MGPU_TCGEN05_LD_16X32BX2_X16(r, taddr, 16);
    else if (n == 32)
        MGPU_TCGEN05_LD_16X32BX2_X32(r, taddr, 32);
    else if (n == 64)
        MGPU_TCGEN05_LD_16X32BX2_X64(r, taddr, 64);
}

MGPU_DEVICE void
mgpu__tmem_st_32x32b(const uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 1)
        mgpu_tcgen05_st_32x32b_x1(taddr, r);
    else if (n == 2)
        mgpu_tcgen05_st_32x32b_x2(taddr, r);
    else if (n == 4)
        mgpu_tcgen05_st_32x32b_x4(taddr, r);
    else if (n == 8)
        mgpu_tcgen05_st_32x32b_x8(taddr, r);
    else if (n == 16)
        mgpu_tcgen05_st_32x32b_x16(taddr, r);
    else if (n == 32)
        mgpu_tcgen05_st_32x32b_x32(taddr, r);
}

MGPU_DEVICE void
mgpu__tmem_st_16x128b(const uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 2)
        mgpu_tcgen05_st_16x128b_x1(taddr, r);
    else if (n == 4)
        mgpu_tcgen05_st_16x128b_x2(taddr, r);
    else if (n == 8)
        mgpu_tcgen05_st_16x128b_x4(taddr, r);
    else if (n == 16)
        mgpu_tcgen05_st_16x128b_x8(taddr, r);
    else if (n == 32)
        mgpu_tcgen05_st_16x128b_x16(taddr, r);
}

MGPU_DEVICE void
mgpu__tmem_st_16x256b(const uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 4)
        mgpu_tcgen05_st_16x256b_x1(taddr, r);
    else if (n == 8)
        mgpu_tcgen05_st_16x256b_x2(taddr, r);
    else if (n == 16)
        mgpu_tcgen05_st_16x256b_x4(taddr, r);
    else if (n == 32)
        mgpu_tcgen05_st_16x256b_x8(taddr, r);
}

MGPU_DEVICE void
mgpu__tmem_st_16x32bx2(const uint32_t *r, uint32_t taddr, uint32_t n)
{
    if (n == 1)
        MGPU_TCGEN05_ST_16X32BX2_X1(taddr, 1, r);
    else if (n == 2)
        MGPU_TCGEN05_ST_16X32BX2_X2(taddr, 2, r);
    else if (n == 4)
        MGPU_TCGEN05_ST_16X32BX2_X4(taddr, 4, r);
    else if (n == 8)
        MGPU_TCGEN05_ST_16X32BX2_X8(taddr, 8, r);
    else if (n == 16)
        MGPU_TCGEN05_ST_16X32BX2_X16(taddr, 16, r);
    else if (n == 32)
        MGPU_TCGEN05_ST_16X32BX2_X32(taddr, 32, r);
    else if (n == 64)
        MGPU_TCGEN05_ST_16X32BX2_X64(taddr, 64, r);
}

/* Load the lanes of the warp that `ref` has: up to 32 registers at once. */
MGPU_DEVICE void
mgpu__tmem_ld_all(uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    const mgpu_tmem_shape shape = mgpu_tmem_ref_shape(ref, way);
    const uint32_t regs = mgpu_tmem_ref_regs(ref, way);
    const uint32_t part = way == MGPU_TMEM_FRAGMENTS ? ref.cols / 2 : regs; /* of 16 lanes */
    const uint32_t each = part < 32 || shape == MGPU_TMEM_16X32BX2 ? part : 32;
    const uint32_t from = mgpu_tmem_quarter(ref.taddr);
    MGPU_UNROLL
    for (uint32_t i = 0; i < regs / each; i++) {
        const uint32_t in = i * each % part, lane = i * each / part * 16;
        const uint32_t at = from + mgpu_tmem_addr(lane, way == MGPU_TMEM_ROWS ? in : 2 * in);
        if (shape == MGPU_TMEM_32X32B)
            mgpu__tmem_ld_32x32b(r + i * each, at, each);
        else if (shape == MGPU_TMEM_16X32BX2)
            mgpu__tmem_ld_16x32bx2(r + i * each, at, each);
        else if (shape == MGPU_TMEM_16X256B)
            mgpu__tmem_ld_16x256b(r + i * each, at, each);
        else
            mgpu__tmem_ld_16x128b(r + i * each, at, each);
    }
}

/* Store the lanes of the warp that `ref` has: up to 32 registers at once. */
MGPU_DEVICE void
mgpu__tmem_st_all(const uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    const mgpu_tmem_shape shape = mgpu_tmem_ref_shape(ref, way);
    const uint32_t regs = mgpu_tmem_ref_regs(ref, way);
    const uint32_t part = way == MGPU_TMEM_FRAGMENTS ? ref.cols / 2 : regs; /* of 16 lanes */
    const uint32_t each = part < 32 || shape == MGPU_TMEM_16X32BX2 ? part : 32;
    const uint32_t from = mgpu_tmem_quarter(ref.taddr);
    MGPU_UNROLL
    for (uint32_t i = 0; i < regs / each; i++) {
        const uint32_t in = i * each % part, lane = i * each / part * 16;
        const uint32_t at = from + mgpu_tmem_addr(lane, way == MGPU_TMEM_ROWS ? in : 2 * in);
        if (shape == MGPU_TMEM_32X32B)
            mgpu__tmem_st_32x32b(r + i * each, at, each);
        else if (shape == MGPU_TMEM_16X32BX2)
            mgpu__tmem_st_16x32bx2(r + i * each, at, each);
        else if (shape == MGPU_TMEM_16X256B)
            mgpu__tmem_st_16x256b(r + i * each, at, each);
        else
            mgpu__tmem_st_16x128b(r + i * each, at, each);
    }
}

/* A value is finished where it is used: registers are named, n of them, a constant. */
MGPU_DEVICE void
mgpu__tmem_name(uint32_t *r, uint32_t n)
{
    if (n == 1)
        mgpu_tmem_regs_x1(r);
    else if (n == 2)
        mgpu_tmem_regs_x2(r);
    else if (n == 4)
        mgpu_tmem_regs_x4(r);
    else if (n == 8)
        mgpu_tmem_regs_x8(r);
    else if (n == 16)
        mgpu_tmem_regs_x16(r);
    MGPU_UNROLL
    for (uint32_t i = 0; i < n / 32; i++)
        mgpu_tmem_regs_x32(r + 32 * i);
}

/* r = the elements that this thread has of a matrix: all warps of it call, each for its lanes. Waits.
 *   ptx     (tcgen05.ld, tcgen05.wait::ld)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      a warp, converged
 *   r       8 registers of a slice of 8 columns: mgpu_tmem_ref_regs()
 *   ref     the matrix or slice, a constant but for its address and first column
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS, a constant
 */
MGPU_DEVICE void
mgpu_tmem_load(uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    MGPU__TILE_JUDGE("mgpu_tmem_load", mgpu_tmem_ref_fault(ref, way));
    mgpu__tmem_ld_all(r, ref, way);
    mgpu_tcgen05_wait_ld();
    mgpu__tmem_name(r, mgpu_tmem_ref_regs(ref, way));
}

/* The matrix = the elements that its threads have: all warps of it call, each for its lanes. Waits; other threads,
 * and tcgen05.mma of this one, see it behind a barrier between tcgen05's fences.
 *   ptx     (tcgen05.st, tcgen05.wait::st)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      a warp, converged
 *   ref     the matrix or slice, a constant but for its address and first column
 *   r       8 registers of a slice of 8 columns: mgpu_tmem_ref_regs()
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS, a constant
 */
MGPU_DEVICE void
mgpu_tmem_store(mgpu_tmem_ref ref, const uint32_t *r, mgpu_tmem_way way)
{
    MGPU__TILE_JUDGE("mgpu_tmem_store", mgpu_tmem_ref_fault(ref, way));
    mgpu__tmem_st_all(r, ref, way);
    mgpu_tcgen05_wait_st();
}

/* What neighbours that have parts of the same rows have: the threads in which to look for it. */
MGPU_DEVICE float
mgpu__tmem_row_peer(float x, uint32_t apart)
{
    return mgpu_shfl_sync_bfly_f32(x, apart, 31, 0xffffffffu);
}

/* to[i] = the sum of row i of this thread over the columns of a slice; of a split row of layouts B, E and G over
 * those of its group of lanes.
 *   ptx     (add.f32, shfl.sync.bfly)
 *   needs   PTX 6.0, sm_75
 *   by      a warp, converged
 *   to      4 floats, by rows 1, of 16 lanes 2: mgpu_tmem_ref_rows(), and mgpu_tmem_ref_row() says of which
 *   r       8 registers of a slice of 8 columns, f32, as mgpu_tmem_load() has loaded them
 *   ref     the same slice, a constant but for its address and first column
 *   way     the same way, a constant
 */
MGPU_DEVICE void
mgpu_tmem_rows_sum(float *to, const uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++)
        to[i] = 0;
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way); i++)
        to[mgpu_tmem_ref_row_of(ref, way, i)] += __uint_as_float(r[i]);
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++) {
        if (way == MGPU_TMEM_FRAGMENTS) {
            to[i] += mgpu__tmem_row_peer(to[i], 1);
            to[i] += mgpu__tmem_row_peer(to[i], 2);
        } else if (mgpu_tmem_half_quarters(ref.layout)) {
            to[i] += mgpu__tmem_row_peer(to[i], 16);
        }
    }
}

/* to[i] = the largest of row i of this thread over the columns of a slice, as mgpu_tmem_rows_sum(); a NaN may be lost.
 *   ptx     (setp.f32, selp.f32, shfl.sync.bfly)
 *   needs   PTX 6.0, sm_75
 *   by      a warp, converged
 *   to      4 floats, by rows 1, of 16 lanes 2: mgpu_tmem_ref_rows(), and mgpu_tmem_ref_row() says of which
 *   r       8 registers of a slice of 8 columns, f32, as mgpu_tmem_load() has loaded them
 *   ref     the same slice, a constant but for its address and first column
 *   way     the same way, a constant
 */
MGPU_DEVICE void
mgpu_tmem_rows_max(float *to, const uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++)
        to[i] = __uint_as_float(0xff800000u);
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way); i++) {
        const uint32_t row = mgpu_tmem_ref_row_of(ref, way, i);
        to[row] = __uint_as_float(r[i]) > to[row] ? __uint_as_float(r[i]) : to[row];
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++)
        for (uint32_t apart = 1; apart < 32; apart *= 2)
            if (way == MGPU_TMEM_FRAGMENTS
                    ? apart < 4
                    : apart == 16 && mgpu_tmem_half_quarters(ref.layout)) {
                const float x = mgpu__tmem_row_peer(to[i], apart);
                to[i] = x > to[i] ? x : to[i];
            }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tmem_load(r, ref, way)                                                            \
    mgpu_tmem_load(MGPU__HOLDS(mgpu_tmem_ref_regs(ref, way), r), ref, way)
#define mgpu_tmem_store(ref, r, way)                                                           \
    mgpu_tmem_store(ref, MGPU__HOLDS(mgpu_tmem_ref_regs(ref, way), r), way)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_TMEM_REF_H */
