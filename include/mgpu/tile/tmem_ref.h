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

/* Load n registers, a constant, of lanes of a shape. */
MGPU_DEVICE void
mgpu__tmem_ref_ld(mgpu_tmem_shape shape, uint32_t n, uint32_t *r, uint32_t taddr)
{
    if (shape == MGPU_TMEM_32X32B)
        mgpu_tcgen05_ld_32x32b(n, r, taddr);
    else if (shape == MGPU_TMEM_16X128B)
        mgpu_tcgen05_ld_16x128b(n / 2, r, taddr);
    else if (shape == MGPU_TMEM_16X256B)
        mgpu_tcgen05_ld_16x256b(n / 4, r, taddr);
    else if (n == 1) /* the half is a literal */
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

/* Store n registers, a constant, of lanes of a shape. */
MGPU_DEVICE void
mgpu__tmem_ref_st(mgpu_tmem_shape shape, uint32_t n, uint32_t taddr, const uint32_t *r)
{
    if (shape == MGPU_TMEM_32X32B)
        mgpu_tcgen05_st_32x32b(n, taddr, r);
    else if (shape == MGPU_TMEM_16X128B)
        mgpu_tcgen05_st_16x128b(n / 2, taddr, r);
    else if (shape == MGPU_TMEM_16X256B)
        mgpu_tcgen05_st_16x256b(n / 4, taddr, r);
    else if (n == 1) /* the half is a literal */
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

/* Registers that one instruction moves. */
MGPU_DEVICE uint32_t
mgpu__tmem_ref_each(mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    const uint32_t regs = mgpu_tmem_ref_regs(ref, way);
    const uint32_t part = way == MGPU_TMEM_FRAGMENTS ? ref.cols / 2 : regs; /* of 16 lanes */
    return part < 128 ? part : 128;
}

/* Where the i-th instruction of this warp begins. */
MGPU_DEVICE uint32_t
mgpu__tmem_ref_at(mgpu_tmem_ref ref, mgpu_tmem_way way, uint32_t i)
{
    const uint32_t from = mgpu_tmem_quarter(ref.taddr);
    return from + (way == MGPU_TMEM_FRAGMENTS
                       ? mgpu_tmem_addr(16 * i, 0) /* the next 16 lanes */
                       : i * mgpu__tmem_ref_each(ref, way));
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
    const uint32_t each = mgpu__tmem_ref_each(ref, way);
    MGPU__TILE_JUDGE("mgpu_tmem_load", mgpu_tmem_ref_fault(ref, way));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way) / each; i++)
        mgpu__tmem_ref_ld(mgpu_tmem_ref_shape(ref, way), each, r + i * each,
                          mgpu__tmem_ref_at(ref, way, i));
    mgpu_tcgen05_wait_ld();
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way) / each; i++)
        mgpu_tmem_regs(each, r + i * each);
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
    const uint32_t each = mgpu__tmem_ref_each(ref, way);
    MGPU__TILE_JUDGE("mgpu_tmem_store", mgpu_tmem_ref_fault(ref, way));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way) / each; i++)
        mgpu__tmem_ref_st(mgpu_tmem_ref_shape(ref, way), each, mgpu__tmem_ref_at(ref, way, i),
                          r + i * each);
    mgpu_tcgen05_wait_st();
}

/* The sum of two, or the larger. */
MGPU_DEVICE float
mgpu__tmem_join(float x, float y, bool larger)
{
    return !larger ? x + y : y > x ? y : x;
}

/* The same with what the thread so far `apart` has of the row. */
MGPU_DEVICE float
mgpu__tmem_join_peer(float x, uint32_t apart, bool larger)
{
    return mgpu__tmem_join(x, mgpu_shfl_sync_bfly_f32(x, apart, 31, 0xffffffffu), larger);
}

MGPU_DEVICE void
mgpu__tmem_rows_reduce(float *to, const uint32_t *r, mgpu_tmem_ref ref, mgpu_tmem_way way,
                       bool larger)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++)
        to[i] = larger ? __uint_as_float(0xff800000u) : 0;
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_regs(ref, way); i++) {
        const uint32_t row = mgpu_tmem_ref_row_of(ref, way, i);
        to[row] = mgpu__tmem_join(to[row], __uint_as_float(r[i]), larger);
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_tmem_ref_rows(ref, way); i++) {
        if (way == MGPU_TMEM_FRAGMENTS) {
            to[i] = mgpu__tmem_join_peer(to[i], 1, larger);
            to[i] = mgpu__tmem_join_peer(to[i], 2, larger);
        } else if (mgpu_tmem_half_quarters(ref.layout)) {
            to[i] = mgpu__tmem_join_peer(to[i], 16, larger);
        }
    }
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
    mgpu__tmem_rows_reduce(to, r, ref, way, false);
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
    mgpu__tmem_rows_reduce(to, r, ref, way, true);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tmem_load(r, ref, way)                                                            \
    mgpu_tmem_load(MGPU__HOLDS(mgpu_tmem_ref_regs(ref, way), r), ref, way)
#define mgpu_tmem_store(ref, r, way)                                                           \
    mgpu_tmem_store(ref, MGPU__HOLDS(mgpu_tmem_ref_regs(ref, way), r), way)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_TMEM_REF_H */
