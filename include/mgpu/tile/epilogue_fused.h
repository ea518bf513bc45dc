/* mgpu/tile/epilogue_fused.h - tiles that become activation(alpha * sums + beta * C + bias) on their way out.
 * SPDX-License-Identifier: MIT
 *
 * What tile/fuse.h does to the sums of a warpgroup, 64 columns at a time and in the slab they leave by:
 *
 *     C --TMA load-->  slab  --ldmatrix-->  registers: alpha, bias, beta * C, activation
 *                      slab  <--stmatrix--  rounded                                       slab --TMA store--> D
 *
 * C of the first two slabs, and the tile's bias, are asked for before its sums are made; C of each slab behind them when the
 * slab's buffer is free. So a thread reads none of it from global memory, and no register waits for it.
 *
 * Typical use:
 *     mgpu_epilogue_fused e = mgpu_epilogue_fused_make(&out, &p->c, &p->fuse, smem);
 *     for (each tile) {
 *         mgpu_epilogue_fused_ask(&e, row, col);
 *         ... sums of 64 rows x out.w columns
 *         mgpu_epilogue_fused_tile(&e, row, col, d);
 *     }
 *     mgpu_epilogue_drain();
 *
 * Both slabs of `out` are this header's from the first call to the last. D has the bits that mgpu_fuse_apply() and
 * mgpu_epilogue_round_b16() give.
 */
#ifndef MGPU_TILE_EPILOGUE_FUSED_H
#define MGPU_TILE_EPILOGUE_FUSED_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/barrier.h"
#include "../ptx/bulk.h"
#include "../ptx/fence.h"
#include "../ptx/matrix.h"
#include "../ptx/mbarrier.h"
#include "../ptx/memory.h"
#include "../ptx/tma.h"
#include "epilogue.h"
#include "fuse.h"

/* Shared memory of a warpgroup, aligned to 16: a barrier for each slab, and the bias of up to 256 columns. */
#define MGPU_EPILOGUE_FUSED_BYTES 1040

#if MGPU_HAS_DEVICE

/* Where a warpgroup's tiles go, and what becomes of them. */
typedef struct mgpu_epilogue_fused {
    mgpu_epilogue_out out;    /* of D: w is 64, 128, 192 or 256 */
    const mgpu_tensor_map *c; /* of C, as out.d is of D; not read where fuse->c is NULL */
    const mgpu_fuse *fuse; /* rows, cols, transposed as out has them; type: of C, bias and D */
    uint32_t
        layer; /* of C, where maps have three dimensions; this and out.layer may change before a tile is asked for */
    uint32_t smem;
    uint32_t parity; /* a bit for each slab: of the phase in which its C comes */
} mgpu_epilogue_fused;

/* Its barriers, initialised.
 *   ptx     (mbarrier.init and fence.mbarrier_init by thread 0, barrier.sync)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   c       tensor map of C
 *   fuse    from mgpu_fuse_make()
 *   smem    shared address of MGPU_EPILOGUE_FUSED_BYTES of this warpgroup's own, aligned to 16
 */
MGPU_DEVICE mgpu_epilogue_fused
mgpu_epilogue_fused_make(const mgpu_epilogue_out *out, const mgpu_tensor_map *c,
                         const mgpu_fuse *fuse, uint32_t smem MGPU__PLACE)
{
    mgpu_epilogue_fused e;
    e.out = *out;
    e.c = c;
    e.fuse = fuse;
    e.layer = out->layer;
    e.smem = smem;
    e.parity = 0;
    if (threadIdx.x % 128 == 0) {
        mgpu_mbarrier_init(smem, 1 MGPU__PLACED);
        mgpu_mbarrier_init(smem + 8, 1 MGPU__PLACED);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_sync_aligned(out->barrier, 128 MGPU__PLACED);
    return e;
}

/* C of slab s of a tile, of 64 columns, 32 of f32, where there are such: one thread asks. */
MGPU_DEVICE void
mgpu__epilogue_fused_c(const mgpu_epilogue_fused *e, uint32_t row, uint32_t col,
                       uint32_t s MGPU__PLACE)
{
    const uint32_t columns = e->fuse->type == MGPU_DTYPE_F32 ? 32 : 64, at = col + columns * s;
    const uint32_t bar = e->smem + s % 2 * 8, slab = e->out.slabs + s % 2 * 8192;
    const int32_t c0 = (int32_t)(e->out.transposed ? row : at);
    const int32_t c1 = (int32_t)(e->out.transposed ? at : row);
    if (columns * s >= e->out.w || at >= e->out.cols)
        return;
    mgpu_mbarrier_arrive_expect_tx(bar, MGPU_EPILOGUE_SLAB_BYTES MGPU__PLACED);
    if (e->out.layered)
        mgpu_tma_load_3d(slab, e->c, c0, c1, (int32_t)e->layer, bar MGPU__PLACED);
    else
        mgpu_tma_load_2d(slab, e->c, c0, c1, bar MGPU__PLACED);
}

/* Number i of the bias; 0 behind the last one. */
MGPU_DEVICE float
mgpu__epilogue_fused_bias(const mgpu_fuse *f, uint32_t i)
{
    const bool f32 = f->type == MGPU_DTYPE_F32;
    uint32_t word = 0;
    if (i < (f->transposed ? f->rows : f->cols))
        word = f32 ? ((const uint32_t *)f->bias)[i] : ((const uint16_t *)f->bias)[i];
    return mgpu__fuse_value(f->type, &word, 0);
}

/* A tile will be summed next: ask for what it will want. Waits for the stores of the one before to have read their slabs.
 *   ptx     (cp.async.bulk.wait_group.read, mbarrier.arrive.expect_tx, cp.async.bulk.tensor; ld.global, st.shared)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged, behind mgpu_epilogue_fused_tile() of the tile before
 *   e       from mgpu_epilogue_fused_make(), with the layers of this tile
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   done    mgpu_epilogue_fused_tile() waits for it
 */
MGPU_DEVICE void
mgpu_epilogue_fused_ask(const mgpu_epilogue_fused *e, uint32_t row, uint32_t col MGPU__PLACE)
{
    const mgpu_fuse *const f = e->fuse;
    const uint32_t t = threadIdx.x % 128, bias = e->smem + 16 + 4 * t;
    const uint32_t first = t + (f->transposed ? row : col);
    if (row >= e->out.rows || col >= e->out.cols)
        return;
    if (f->c != NULL && t == 0) {
        mgpu_bulk_wait_group_read(0);
        mgpu__epilogue_fused_c(e, row, col, 0 MGPU__PLACED);
        mgpu__epilogue_fused_c(e, row, col, 1 MGPU__PLACED);
    }
    if (f->bias != NULL) {
        const float x = mgpu__epilogue_fused_bias(f, first);
        const float y = e->out.w > 128 ? mgpu__epilogue_fused_bias(f, first + 128) : 0;
        mgpu_st_shared_f32(bias, x);
        if (e->out.w > 128)
            mgpu_st_shared_f32(bias + 512, y);
    }
}

/* d[32] += bias of 64 columns, or of both rows of a thread. */
MGPU_DEVICE void
mgpu__epilogue_fused_add_bias(const mgpu_epilogue_fused *e, float *d, uint32_t s)
{
    const uint32_t lane = threadIdx.x % 32, bias = e->smem + 16;
    if (e->out.transposed) {
        const uint32_t row = bias + (threadIdx.x % 128 / 32 * 16 + lane / 4) * 4;
        const float two[2] = {mgpu_ld_shared_f32(row), mgpu_ld_shared_f32(row + 32)};
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++)
            d[i] = __fadd_rn(two[i / 2 % 2], d[i]);
    } else {
        MGPU_UNROLL
        for (uint32_t j = 0; j < 8; j++) {
            float two[2];
            mgpu_ld_shared_v2_f32(two, bias + (64 * s + 8 * j + lane % 4 * 2) * 4);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                d[4 * j + i] = __fadd_rn(two[i % 2], d[4 * j + i]);
        }
    }
}

/* d[32] = fma(beta, C, d), C in a slab of 16 bits, or in two of f32, of which the second may be behind D. */
MGPU_DEVICE void
mgpu__epilogue_fused_add_c(const mgpu_epilogue_fused *e, float *d, uint32_t slab, bool second)
{
    const mgpu_fuse *const f = e->fuse;
    uint32_t c[16];
    if (f->type == MGPU_DTYPE_F32) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i += 2) {
            float two[2];
            if (i == 16 && !second)
                break;
            mgpu_ld_shared_v2_f32(two, mgpu__epilogue_pair_f32(slab, i));
            d[i] = __fmaf_rn(f->beta, two[0], d[i]);
            d[i + 1] = __fmaf_rn(f->beta, two[1], d[i + 1]);
        }
        return;
    }
    MGPU_UNROLL
    for (uint32_t j = 0; j < 4; j++)
        if (e->out.transposed)
            mgpu_ldmatrix_x4_trans(c + 4 * j, mgpu__epilogue_chunk_transposed(slab, j));
        else
            mgpu_ldmatrix_x4(c + 4 * j, mgpu__epilogue_chunk(slab, j));
    if (f->type == MGPU_DTYPE_BF16) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++)
            d[i] = __fmaf_rn(f->beta, mgpu__fuse_value(MGPU_DTYPE_BF16, c, i), d[i]);
    } else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++)
            d[i] = __fmaf_rn(f->beta, mgpu__fuse_value(MGPU_DTYPE_F16, c, i), d[i]);
    }
}

/* D[row .. row + 63][col .. col + w - 1] = a tile, fused, all of it. What is behind D is not stored.
 *   ptx     (mbarrier.try_wait.parity, ldmatrix.x4 or .trans, fma.rn.f32, stmatrix.x4 or .trans or st.shared.v2.b32,
 *           fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   e       asked for this tile
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   d       w / 2 floats a thread, not in flight; their values are lost
 *   done    mgpu_epilogue_drain() for the slabs; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_fused_tile(mgpu_epilogue_fused *e, uint32_t row, uint32_t col,
                         float *d MGPU__PLACE)
{
    const mgpu_fuse *const f = e->fuse;
    const mgpu_epilogue_out *const out = &e->out;
    const bool f32 = f->type == MGPU_DTYPE_F32;
    const uint32_t each = f32 ? 2 : 1; /* slabs of 64 columns */
    if (row >= out->rows)
        return;
    mgpu_barrier_sync_aligned(out->barrier, 128 MGPU__PLACED); /* the bias is there */
    MGPU_ROLLED
    for (uint32_t s = 0; s < out->w / 64 && col + 64 * s < out->cols; s++) {
        const uint32_t slab = out->slabs + (f32 ? 0 : s % 2 * MGPU_EPILOGUE_SLAB_BYTES);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++)
            d[i] = __fmul_rn(f->alpha, d[i]);
        if (f->bias != NULL)
            mgpu__epilogue_fused_add_bias(e, d, s);
        if (f->c == NULL)
            mgpu_epilogue_acquire(s == 0 || f32 ? 0 : 1, out->barrier MGPU__PLACED);
        else {
            MGPU_ROLLED
            for (uint32_t i = s * each; i < (s + 1) * each; i++)
                if (i == 0 || col + 64 / each * i < out->cols) {
                    mgpu_mbarrier_wait(e->smem + i % 2 * 8,
                                       e->parity >> i % 2 & 1 MGPU__PLACED);
                    e->parity ^= 1u << i % 2;
                }
            mgpu__epilogue_fused_add_c(e, d, slab, col + 64 * s + 32 < out->cols);
        }
        mgpu__fuse_end(f->activation, d, 32);
        if (f32) {
            MGPU_UNROLL
            for (uint32_t i = 0; i < 2; i++)
                if (col + 64 * s + 32 * i < out->cols) {
                    mgpu_epilogue_put_f32(slab + i * MGPU_EPILOGUE_SLAB_BYTES, d + 16 * i);
                    mgpu__epilogue_send(out, out->d, (int32_t)(col + 64 * s + 32 * i),
                                        (int32_t)row,
                                        slab + i * MGPU_EPILOGUE_SLAB_BYTES MGPU__PLACED);
                }
        } else {
            const int32_t r = (int32_t)row, c = (int32_t)(col + 64 * s);
            uint32_t pairs[16];
            mgpu_epilogue_round_b16(pairs, d, 16, f->type);
            if (out->transposed)
                mgpu_epilogue_put_b16_transposed(slab, 64, pairs);
            else
                mgpu_epilogue_put_b16(slab, pairs);
            mgpu__epilogue_send(out, out->d, out->transposed ? r : c, out->transposed ? c : r,
                                slab MGPU__PLACED);
        }
        if (f->c != NULL && threadIdx.x % 128 == 0) {
            mgpu_bulk_wait_group_read(0);
            mgpu__epilogue_fused_c(e, row, col, s * each + 2 MGPU__PLACED);
            if (f32)
                mgpu__epilogue_fused_c(e, row, col, s * each + 3 MGPU__PLACED);
        }
        mgpu__fuse_turn(d, out->w / 2, 32);
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_fused_tile(e, row, col, ...)                                             \
    mgpu_epilogue_fused_tile(e, row, col, MGPU__HOLDS((e)->out.w / 2, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_FUSED_H */
