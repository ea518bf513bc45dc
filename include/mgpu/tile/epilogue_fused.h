/* mgpu/tile/epilogue_fused.h - tiles that become activation(alpha * sums + beta * C + bias) on their way out.
 * SPDX-License-Identifier: MIT
 *
 * What tile/fuse.h does to the sums of a warpgroup, 64 columns at a time, and in the slab they leave by:
 *
 *     C --TMA load-->  slab  --ldmatrix-->  registers: alpha, bias, beta * C, activation
 *                      slab  <--stmatrix--  rounded                                       slab --TMA store--> D
 *
 * C of the first two slabs, and the tile's bias, are asked for before its sums are made; C of each slab behind them when the
 * slab's buffer is free. So a thread reads none of it from global memory, and no register waits for it.
 *
 * Typical use: a warpgroup's tiles of 64 x 128, D and C of bf16, whose maps have boxes of 64 x 64 in the 128-byte swizzle;
 * p->fuse is from mgpu_fuse_make(), of C that is not NULL where there is a C; smem has two slabs, aligned to 1024, and
 * behind them MGPU_EPILOGUE_FUSED_BYTES:
 *     const mgpu_epilogue_out out = {&p->d, NULL, p->m, p->n, 128, smem, 1 + wg, false, false, 0};
 *     mgpu_epilogue_fused e = mgpu_epilogue_fused_make(&out, &p->c, &p->fuse, smem + 2 * MGPU_EPILOGUE_SLAB_BYTES);
 *     for (each tile) {
 *         mgpu_epilogue_fused_ask(&e, row, col);
 *         ... d[64]: sums of 64 rows x 128 columns
 *         mgpu_epilogue_fused_tile(&e, row, col, d, 64);
 *     }
 *     mgpu_epilogue_drain();
 *
 * Who forgets to ask has a deadlock on a GPU where there is a C, and the bias of another tile where there is none; the model
 * names it, and what make() is given wrong. gemm_h100.cu uses it.
 *
 * Both slabs of `out` are this header's from the first call that any thread of the warpgroup makes to the last: make() waits
 * for none of them. D has the bits that mgpu_fuse_apply() and mgpu_epilogue_round_b16() give.
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
#include "../ptx/regs.gen.h"
#include "../ptx/tma.h"
#include "epilogue.h"
#include "fuse.h"

/* Shared memory of a warpgroup, aligned to 8: a barrier for each slab, and the bias of up to 256 columns. */
#define MGPU_EPILOGUE_FUSED_BYTES 1040

#if MGPU_HAS_DEVICE

/* Where a warpgroup's tiles go, and what becomes of them. */
typedef struct mgpu_epilogue_fused {
    mgpu_epilogue_out out;    /* of D: w is 64, 128, 192 or 256 */
    const mgpu_tensor_map *c; /* of C, as out.d is of D; not read where fuse->c is NULL */
    const mgpu_fuse *fuse; /* rows, cols, transposed as out has them; type: of C, bias and D */
    uint32_t
        layer; /* of C, where maps have three; this and out.layer may change before ask() */
    uint32_t smem;
    uint32_t parity; /* a bit for each slab: of the phase in which its C comes */
#if MGPU_EMULATE
    uint32_t asked[2]; /* row and column, until that tile goes out */
#endif
} mgpu_epilogue_fused;

/* Its barriers, initialised. The thread that does it asks for each C as well; the others wait there behind the barrier with
 * which mgpu_epilogue_fused_tile() begins.
 *   ptx     (mbarrier.init and fence.mbarrier_init by thread 0)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   c       tensor map of C
 *   fuse    from mgpu_fuse_make()
 *   smem    shared address of MGPU_EPILOGUE_FUSED_BYTES of this warpgroup's own, aligned to 8
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
#if MGPU_EMULATE
    const mgpu__fused given = {out->w,
                               out->slabs,
                               smem,
                               (uint32_t)fuse->type,
                               {out->rows, out->cols, out->transposed},
                               {fuse->rows, fuse->cols, fuse->transposed},
                               out->d,
                               fuse->c != NULL ? c : NULL};
    MGPU__EMU(mgpu__emu_fused_make(&given));
    e.asked[0] = e.asked[1] = UINT32_MAX;
#endif
    MGPU_NAME(smem, "C in slab", 8, 2);
    if (threadIdx.x % 128 == 0) {
        mgpu_mbarrier_init(smem, 1 MGPU__PLACED);
        mgpu_mbarrier_init(smem + 8, 1 MGPU__PLACED);
        mgpu_fence_mbarrier_init();
    }
    return e;
}

/* C of slab s of a tile, of 64 columns, 32 of f32, where there are such: one thread asks, when all stores have read their
 * slabs. Where no C is to come it does not wait: the last stores of a tile read while the next one is summed. */
MGPU_DEVICE void
mgpu__epilogue_fused_c(const mgpu_epilogue_fused *e, uint32_t row, uint32_t col,
                       uint32_t s MGPU__PLACE)
{
    const uint32_t columns = e->fuse->type == MGPU_DTYPE_F32 ? 32 : 64, at = col + columns * s;
    const uint32_t bar = e->smem + s % 2 * 8,
                   slab = e->out.slabs + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
    const int32_t c0 = (int32_t)(e->out.transposed ? row : at);
    const int32_t c1 = (int32_t)(e->out.transposed ? at : row);
    if (columns * s >= e->out.w || at >= e->out.cols)
        return;
    mgpu_bulk_wait_group_read(0);
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
 *   done    mgpu_epilogue_fused_tile(), which is to follow, waits for it
 */
MGPU_DEVICE void
mgpu_epilogue_fused_ask(mgpu_epilogue_fused *e, uint32_t row, uint32_t col MGPU__PLACE)
{
    const mgpu_fuse *const f = e->fuse;
    const uint32_t t = threadIdx.x % 128, bias = e->smem + 16 + 4 * t;
    const uint32_t first = t + (f->transposed ? row : col);
    if (row >= e->out.rows || col >= e->out.cols)
        return;
#if MGPU_EMULATE
    e->asked[0] = row;
    e->asked[1] = col;
#endif
    if (f->c != NULL && t == 0) {
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

/* The buffer of slab s of a tile. */
MGPU_DEVICE uint32_t
mgpu__epilogue_fused_slab(const mgpu_epilogue_fused *e, uint32_t s)
{
    return e->out.slabs + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
}

/* It can be written: its C has come there, or the store before has read it. Two of f32 may be waited for at once. */
MGPU_DEVICE void
mgpu__epilogue_fused_wait(mgpu_epilogue_fused *e, uint32_t s MGPU__PLACE)
{
    if (e->fuse->c == NULL) {
        const bool one = s != 0 && e->fuse->type != MGPU_DTYPE_F32;
        mgpu_epilogue_acquire(one ? 1 : 0, e->out.barrier MGPU__PLACED);
        return;
    }
    mgpu_mbarrier_wait(e->smem + s % 2 * 8, e->parity >> s % 2 & 1 MGPU__PLACED);
    e->parity ^= 1u << s % 2;
}

/* d[count] = alpha * d + bias, of the tile's columns from `at` on. */
MGPU_DEVICE void
mgpu__epilogue_fused_scale(const mgpu_epilogue_fused *e, uint32_t t, float *d, uint32_t count,
                           uint32_t at)
{
    const uint32_t lane = t % 32, bias = e->smem + 16;
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        d[i] = __fmul_rn(e->fuse->alpha, d[i]);
    if (e->fuse->bias != NULL && e->out.transposed) { /* of both rows of a thread */
        const uint32_t row = bias + (t / 32 * 16 + lane / 4) * 4;
        const float two[2] = {mgpu_ld_shared_f32(row), mgpu_ld_shared_f32(row + 32)};
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            d[i] = __fadd_rn(two[i / 2 % 2], d[i]);
    } else if (e->fuse->bias != NULL) {
        MGPU_UNROLL
        for (uint32_t j = 0; j < count / 4; j++) {
            float two[2];
            mgpu_ld_shared_v2_f32(two, bias + (at + 8 * j + lane % 4 * 2) * 4);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                d[4 * j + i] = __fadd_rn(two[i % 2], d[4 * j + i]);
        }
    }
}

/* d[8] = fma(beta, C, d): 16 columns of 16 bits, from chunk 2 j of a slab on. */
MGPU_DEVICE void
mgpu__epilogue_fused_add_c(const mgpu_epilogue_fused *e, uint32_t t, float d[8], uint32_t slab,
                           uint32_t j)
{
    const bool bf16 = e->fuse->type == MGPU_DTYPE_BF16;
    uint32_t c[4];
    float x[8];
    if (e->out.transposed)
        mgpu_ldmatrix_x4_trans(c, mgpu__epilogue_chunk_transposed(t, slab, j));
    else
        mgpu_ldmatrix_x4(c, mgpu__epilogue_chunk(t, slab, j));
    MGPU_UNROLL
    for (uint32_t i = 0; i < 8; i++)
        x[i] = bf16 ? mgpu__fuse_value(MGPU_DTYPE_BF16, c, i)
                    : mgpu__fuse_value(MGPU_DTYPE_F16, c, i);
    MGPU_UNROLL
    for (uint32_t i = 0; i < 8; i++)
        d[i] = __fmaf_rn(e->fuse->beta, x[i], d[i]);
}

/* The same of f32: 16 registers are a slab. */
MGPU_DEVICE void
mgpu__epilogue_fused_add_c_f32(const mgpu_epilogue_fused *e, uint32_t t, float d[16],
                               uint32_t slab)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i += 2) {
        float two[2];
        mgpu_ld_shared_v2_f32(two, mgpu__epilogue_pair_f32(t, slab, i));
        d[i] = __fmaf_rn(e->fuse->beta, two[0], d[i]);
        d[i + 1] = __fmaf_rn(e->fuse->beta, two[1], d[i + 1]);
    }
}

/* Slab s goes out; C of the next one but one may come, when that has been read. */
MGPU_DEVICE void
mgpu__epilogue_fused_send(const mgpu_epilogue_fused *e, uint32_t row, uint32_t col, uint32_t s,
                          uint32_t columns, uint32_t slab MGPU__PLACE)
{
    const int32_t r = (int32_t)row, c = (int32_t)(col + columns * s);
    mgpu__epilogue_send(&e->out, e->out.d, e->out.transposed ? r : c, e->out.transposed ? c : r,
                        slab MGPU__PLACED);
    if (e->fuse->c != NULL && threadIdx.x % 128 == 0)
        mgpu__epilogue_fused_c(e, row, col, s + 2 MGPU__PLACED);
}

/* d[now / 2] += beta * C, of the tile's columns from `at` on: f32 has a slab for each 32. */
MGPU_DEVICE void
mgpu__epilogue_fused_add(mgpu_epilogue_fused *e, uint32_t t, float *d, uint32_t there,
                         uint32_t at, uint32_t now MGPU__PLACE)
{
    if (e->fuse->type != MGPU_DTYPE_F32) {
        if (at % 64 == 0)
            mgpu__epilogue_fused_wait(e, at / 64 MGPU__PLACED);
        if (e->fuse->c != NULL) {
            MGPU_UNROLL
            for (uint32_t j = 0; j < now / 16; j++)
                mgpu__epilogue_fused_add_c(
                    e, t, d + 8 * j, mgpu__epilogue_fused_slab(e, at / 64), at % 64 / 16 + j);
        }
        return;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < now / 32; i++) {
        const uint32_t s = at / 32 + i;
        if (32 * s >= there)
            return;
        mgpu__epilogue_fused_wait(e, s MGPU__PLACED);
        if (e->fuse->c != NULL)
            mgpu__epilogue_fused_add_c_f32(e, t, d + 16 * i, mgpu__epilogue_fused_slab(e, s));
    }
}

/* d[now / 2] to their slab, or slabs, which go out when they are whole. */
MGPU_DEVICE void
mgpu__epilogue_fused_put(const mgpu_epilogue_fused *e, uint32_t t, uint32_t row, uint32_t col,
                         const float *d, uint32_t there, uint32_t at, uint32_t now MGPU__PLACE)
{
    if (e->fuse->type != MGPU_DTYPE_F32) {
        const uint32_t slab = mgpu__epilogue_fused_slab(e, at / 64);
        uint32_t pairs[16];
        mgpu_epilogue_round_b16(pairs, d, now / 4, e->fuse->type);
        MGPU_UNROLL
        for (uint32_t j = 0; j < now / 16; j++)
            if (e->out.transposed)
                mgpu_stmatrix_x4_trans(
                    mgpu__epilogue_chunk_transposed(t, slab, at % 64 / 16 + j), pairs + 4 * j);
            else
                mgpu_stmatrix_x4(mgpu__epilogue_chunk(t, slab, at % 64 / 16 + j),
                                 pairs + 4 * j);
        if ((at + now) % 64 == 0)
            mgpu__epilogue_fused_send(e, row, col, at / 64, 64, slab MGPU__PLACED);
        return;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < now / 32; i++) {
        const uint32_t s = at / 32 + i, slab = mgpu__epilogue_fused_slab(e, s);
        if (32 * s >= there)
            return;
        mgpu__epilogue_put_f32(t, slab, d + 16 * i);
        mgpu__epilogue_fused_send(e, row, col, s, 32, slab MGPU__PLACED);
    }
}

/* D[row .. row + 63][col .. col + w - 1] = a tile, fused, all of it. What is behind D is not stored. Unrolled it would be some
 * 100 KB of instructions: there is one loop, and the registers move up under it.
 *   ptx     (mbarrier.try_wait.parity, ldmatrix.x4 or .trans or ld.shared, mul.rn, add.rn, fma.rn.f32, rcp.approx.ftz.f32,
 *           cvt.rn, stmatrix.x4 or .trans or st.shared.v2.b32, fence.proxy.async.shared::cta, barrier.sync,
 *           cp.async.bulk.tensor, commit_group, wait_group.read)
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   e       asked for this tile
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   d       w / 2 floats a thread, not in flight; their values are lost
 *   now     a constant, columns at a time: 64, or 32 where a thread has no registers for so many
 *   done    mgpu_epilogue_drain() for the slabs; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_fused_tile(mgpu_epilogue_fused *e, uint32_t row, uint32_t col, float *d,
                         uint32_t now MGPU__PLACE)
{
    const uint32_t slab = e->fuse->type == MGPU_DTYPE_F32 ? 32 : 64; /* columns */
    const uint32_t there = e->out.cols - col;
    if (row >= e->out.rows || col >= e->out.cols)
        return;
#if MGPU_EMULATE
    if (e->fuse->c != NULL || e->fuse->bias != NULL)
        MGPU__EMU(mgpu__emu_fused_tile(e->asked, row, col));
    e->asked[0] = e->asked[1] = UINT32_MAX;
#endif
    mgpu_barrier_sync_aligned(e->out.barrier, 128 MGPU__PLACED); /* the bias is there */
    MGPU_ROLLED
    for (uint32_t at = 0; at < e->out.w && at / slab * slab < there; at += now) {
        uint32_t t[1] = {threadIdx.x %
                         128}; /* what is made of it has no registers to stay in */
        mgpu_regs_b32_x1(t);
        mgpu__epilogue_fused_scale(e, *t, d, now / 2, at);
        mgpu__epilogue_fused_add(e, *t, d, there, at, now MGPU__PLACED);
        mgpu__fuse_end(e->fuse->activation, d, now / 2);
        mgpu__epilogue_fused_put(e, *t, row, col, d, there, at, now MGPU__PLACED);
        MGPU_UNROLL
        for (uint32_t i = now / 2; i < e->out.w / 2; i++)
            d[i - now / 2] = d[i];
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_fused_tile(e, row, col, d, ...)                                          \
    mgpu_epilogue_fused_tile(e, row, col, MGPU__HOLDS((e)->out.w / 2, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_FUSED_H */
