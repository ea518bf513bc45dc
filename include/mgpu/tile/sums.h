/* mgpu/tile/sums.h - sums of a tile of D^T meet, those of two warpgroups and of parts of K, and go to D.
 * SPDX-License-Identifier: MIT
 *
 * Where D[m][n] has few rows, operands of wgmma change places: a tile is R rows of D^T, which are columns of D, by X
 * columns. Two warpgroups have 64 rows x X sums each:
 *
 *     R > 64     rows of their own: 0 .. 63, and R - 64 .. R - 1
 *     R <= 64    sums of all R rows, each over half of the steps of K: they are added
 *
 * and K may be split over blocks of a cluster. All sums of an element are added in a fixed order, so D has the same bits
 * each time.
 *
 *     mgpu_sums_store()   one part of K, D of 16 bits, n even: warpgroups with sums of all rows give each other half of
 *                         their registers, add, and store; others store
 *     mgpu_sums_meet()    any: registers -> P[X][R + 4] in shared memory, of R <= 64 two of them | barrier of the block,
 *                         or of the cluster | part s: a share of D, all P in their order, read from its peers
 *
 * Typical use, where a ring of stages was in memory:
 *     host:  args.to = mgpu_sums_to_make(d, m, n, MGPU_DTYPE_BF16, rows, parts);
 *     both warpgroups, when they have read their last stage:
 *         const mgpu_sums s = mgpu_sums_make(&p->to, smem, X, blockIdx.x * p->to.rows, part);
 *         if (p->to.direct)
 *             mgpu_sums_store(&s, wg, d, 1);
 *         else
 *             mgpu_sums_meet(&s, wg, d, 1);
 *
 * Blocks are one row of threads: block.y and block.z are 1. Not in mgpu.h.
 */
#ifndef MGPU_TILE_SUMS_H
#define MGPU_TILE_SUMS_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/fragment.h"
#include "../layout/schedule.h"
#include "../ptx/barrier.h"
#include "../ptx/cluster.h"
#include "../ptx/cvt.h"
#include "../ptx/matrix.h"
#include "../ptx/memory.h"
#include "../types.h"

/* Where sums go, and how many meet: what all blocks are told. */
typedef struct mgpu_sums_to {
    void *d; /* D[m][n] of `type`, aligned to 16 bytes */
    uint32_t m, n;
    uint32_t rows;         /* R: a multiple of 8, up to 128 */
    mgpu_divisor by_quads; /* R / 4 */
    uint32_t parts;        /* of K */
    mgpu_dtype type;       /* bf16, f16 or f32 */
    bool direct;           /* mgpu_sums_store() does */
} mgpu_sums_to;

/* Describe it.
 *   needs   any compiler
 *   by      the host
 *   d       D[m][n], aligned to 16 bytes
 *   m       rows of D, 1 and up
 *   n       columns of D, 1 and up
 *   type    of D: bf16, f16 or f32
 *   rows    of a tile of D^T: a multiple of 8, up to 128
 *   parts   of K, 1 .. 8: blocks of a cluster with sums of the same tile
 */
MGPU_INLINE mgpu_sums_to
mgpu_sums_to_make(void *d, uint32_t m, uint32_t n, mgpu_dtype type, uint32_t rows,
                  uint32_t parts)
{
    mgpu_sums_to to;
    to.d = d;
    to.m = m;
    to.n = n;
    to.rows = rows;
    to.by_quads = mgpu_divisor_make(rows / 4);
    to.parts = parts;
    to.type = type;
    to.direct = parts == 1 && type != MGPU_DTYPE_F32 && n % 2 == 0;
    return to;
}

#if MGPU_HAS_DEVICE

/* A block's tile. Plain numbers, the same in every thread. */
typedef struct mgpu_sums {
    const mgpu_sums_to *to;
    uint32_t smem;
    uint32_t x;     /* X: a constant */
    uint32_t row;   /* of D^T, the tile's first */
    uint32_t part;  /* of K, 0 .. to->parts - 1: the rank of the block in its cluster */
    uint32_t turns; /* warpgroups with sums of the same rows: 2, where R > 64 1 */
    uint32_t pitch; /* bytes of a row of P: lanes of a fragment are in 32 banks */
} mgpu_sums;

/* Name a tile.
 *   needs   any target
 *   by      any thread
 *   to      from mgpu_sums_to_make()
 *   smem    shared address, aligned to 16: of turns * x * (R + 4) floats, and of 256 * x bytes
 *   x       X, a constant: a multiple of 8 up to 128
 *   row     of D^T, the tile's first
 *   part    of K, 0 .. to->parts - 1: the rank of the block in its cluster, which has the parts of this tile alone
 */
MGPU_DEVICE mgpu_sums
mgpu_sums_make(const mgpu_sums_to *to, uint32_t smem, uint32_t x, uint32_t row, uint32_t part)
{
    mgpu_sums s;
    s.to = to;
    s.smem = smem;
    s.x = x;
    s.row = row;
    s.part = part;
    s.turns = to->rows <= 64 ? 2 : 1;
    s.pitch = (to->rows + 4) * 4;
    return s;
}

/* The first of a warpgroup's 64 rows of a tile.
 *   needs   any target
 *   by      any thread
 *   s       from mgpu_sums_make()
 *   wg      0 or 1
 *   returns 0 or R - 64
 */
MGPU_DEVICE uint32_t
mgpu_sums_from(const mgpu_sums *s, uint32_t wg)
{
    return s->turns == 1 ? wg * (s->to->rows - 64) : 0;
}

/* ---- of one part: D of 16 bits, out of registers ------------------------------------------- */

/* D[m][n], D[m][n + 1], of eight rows of D: x[0], x[1] are neighbours along m, and x[2], x[3] eight rows of D^T on. */
MGPU_DEVICE void
mgpu__sums_store_pairs(const mgpu_sums *s, uint32_t wg, uint32_t q, const float x[4])
{
    const mgpu_sums_to *const p = s->to;
    const uint32_t from = mgpu_sums_from(s, wg), lane = threadIdx.x % 32;
    const uint32_t row = from + threadIdx.x % 128 / 32 * 16, m = 8 * q + lane / 4;
    MGPU_UNROLL
    for (uint32_t h = 0; h < 2; h++) {
        const uint32_t r = row + 8 * h, n = s->row + r + lane % 4 * 2;
        const uint32_t pair = mgpu_movmatrix_trans(
            p->type == MGPU_DTYPE_BF16 ? mgpu_cvt_rn_bf16x2_f32(x[2 * h + 1], x[2 * h])
                                       : mgpu_cvt_rn_f16x2_f32(x[2 * h + 1], x[2 * h]));
        if (r < p->rows && (from == 0 || r >= 64) && n < p->n && m < p->m)
            *(uint32_t *)(void *)((uint16_t *)p->d + (size_t)m * p->n + n) = pair;
    }
}

/* All of a tile of one part, of 16 bits, to->direct. Warpgroups with sums of the same rows add up half of the columns of D^T
 * each, and give the other the rest.
 *   ptx     (st.shared.v4.f32, ld.shared.v4.f32, barrier.sync, cvt.rn.bf16x2.f32 or cvt.rn.f16x2.f32, movmatrix, st.global.b32)
 *   needs   PTX 8.3, sm_90
 *   by      two warpgroups, converged, for which nothing is loaded any more
 *   s       the tile
 *   wg      0 or 1
 *   d       sums of a thread, x / 2 of them, as wgmma leaves them, not in flight
 *   barrier a named barrier of both
 */
MGPU_DEVICE void
mgpu_sums_store(const mgpu_sums *s, uint32_t wg, const float *d, uint32_t barrier MGPU__PLACE)
{
    const uint32_t half = s->x / 16, to = s->smem + threadIdx.x % 128 * 16;
    const bool alone = s->turns == 1;
    if (!alone) {
        mgpu_barrier_sync_aligned(barrier, 256 MGPU__PLACED); /* both have read the stages */
        MGPU_UNROLL
        for (uint32_t q = 0; q < 16; q++) /* X is 128 or less */
            if (q < s->x / 8 && (q < half) != (wg == 0))
                mgpu_st_shared_v4_f32(to + q * 2048, d + 4 * q);
        mgpu_barrier_sync_aligned(barrier, 256 MGPU__PLACED);
    }
    MGPU_UNROLL
    for (uint32_t q = 0; q < 16; q++)
        if (q < s->x / 8 && (alone || (q < half) == (wg == 0))) {
            float v[4] = {0, 0, 0, 0};
            if (!alone)
                mgpu_ld_shared_v4_f32(v, to + q * 2048);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                v[i] += d[4 * q + i];
            mgpu__sums_store_pairs(s, wg, q, v);
        }
}

/* ---- or P, and add, over the parts ----------------------------------------------------------- */

/* P[column of D^T][row of D^T] = what they come to. */
MGPU_DEVICE void
mgpu__sums_put(const mgpu_sums *s, uint32_t wg, const float *d, uint32_t barrier MGPU__PLACE)
{
    const uint32_t rows = s->to->rows, from = mgpu_sums_from(s, wg);
    const uint32_t to = s->smem + (s->turns == 1 ? 0 : wg * s->x * s->pitch);
    mgpu_barrier_sync_aligned(barrier, 256 MGPU__PLACED); /* both have read the stages */
    MGPU_UNROLL
    for (uint32_t r = 0; r < 64 && r < s->x / 2; r++) { /* X is 128 or less */
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
        if (from + c.row < rows && (from == 0 || from + c.row >= 64))
            mgpu_st_shared_f32(to + c.col * s->pitch + (from + c.row) * 4, d[r]);
    }
}

/* D[m][n .. n + 3] = sum, as many of them as there are. */
MGPU_DEVICE void
mgpu__sums_store_four(const mgpu_sums_to *p, uint32_t m, uint32_t n, const float sum[4])
{
    const bool f32 = p->type == MGPU_DTYPE_F32, bf16 = p->type == MGPU_DTYPE_BF16;
    const size_t at = (size_t)m * p->n + n;
    const uint32_t lo =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[1], sum[0]) : mgpu_cvt_rn_f16x2_f32(sum[1], sum[0]);
    const uint32_t hi =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[3], sum[2]) : mgpu_cvt_rn_f16x2_f32(sum[3], sum[2]);
    float *const wide = (float *)p->d + at;
    uint16_t *const half = (uint16_t *)p->d + at;
    if (p->n % 4 == 0 && f32)
        *(float4 *)(void *)wide = make_float4(sum[0], sum[1], sum[2], sum[3]);
    else if (p->n % 4 == 0)
        *(uint2 *)(void *)half = make_uint2(lo, hi);
    else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4 && n + i < p->n; i++)
            if (f32)
                wide[i] = sum[i];
            else
                half[i] = (uint16_t)((i < 2 ? lo : hi) >> 16 * (i % 2));
    }
}

/* A share of D, four columns of a row at a time: all P, of part after part. Eight loads are on their way at once: of one such
 * place, or, with X of 64 and more, of four. */
MGPU_DEVICE void
mgpu__sums_add(const mgpu_sums *s MGPU__PLACE)
{
    const uint32_t quads = s->to->rows / 4, half = s->turns - 1;
    const uint32_t all = s->to->parts << half;
    const uint32_t places = s->x < 64 ? 1 : 4, each = 8 / places;
    const uint32_t next = 256 * s->to->parts, end = s->to->m * quads;
    for (uint32_t i = s->part * 256 + threadIdx.x; i < end; i += places * next) {
        float sum[4][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}, v[8][4];
        for (uint32_t first = 0; first < all; first += each) {
            MGPU_UNROLL
            for (uint32_t j = 0; j < 8; j++) {
                const uint32_t q = i + j / each * next, P = first + j % each;
                const uint32_t m = mgpu_divide(q, s->to->by_quads);
                const uint32_t at =
                    s->smem + ((P & half) * s->x + m) * s->pitch + (q - m * quads) * 16;
                if (P < all && q < end && P >> half == s->part)
                    mgpu_ld_shared_v4_f32(v[j], at);
                else if (P < all && q < end)
                    mgpu_ld_shared_cluster_v4_f32(v[j], mgpu_mapa(at, P >> half MGPU__PLACED));
            }
            MGPU_UNROLL
            for (uint32_t j = 0; j < 8; j++)
                if (first + j % each < all && i + j / each * next < end) {
                    MGPU_UNROLL
                    for (uint32_t c = 0; c < 4; c++)
                        sum[j / each][c] += v[j][c];
                }
        }
        MGPU_UNROLL
        for (uint32_t j = 0; j < places; j++) {
            const uint32_t q = i + j * next, m = mgpu_divide(q, s->to->by_quads);
            const uint32_t n = s->row + (q - m * quads) * 4;
            if (q < end && n < s->to->n)
                mgpu__sums_store_four(s->to, m, n, sum[j]);
        }
    }
}

/* A tile of any number of parts, of any type: what each block has of it in the end goes to D.
 *   ptx     (st.shared.f32, barrier.sync, barrier.cluster, mapa, ld.shared.v4.f32, ld.shared::cluster.v4.f32, st.global)
 *   needs   PTX 8.3, sm_90
 *   by      two warpgroups of each part's block, converged, for which nothing is loaded any more; other warps have ended, or
 *           will
 *   s       the tile
 *   wg      0 or 1
 *   d       sums of a thread, x / 2 of them, as wgmma leaves them, not in flight
 *   barrier a named barrier of both
 */
MGPU_DEVICE void
mgpu_sums_meet(const mgpu_sums *s, uint32_t wg, const float *d, uint32_t barrier MGPU__PLACE)
{
    mgpu__sums_put(s, wg, d, barrier MGPU__PLACED);
    if (s->to->parts > 1) { /* the sums of all parts are there */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(barrier, 256 MGPU__PLACED);
    mgpu__sums_add(s MGPU__PLACED);
    if (s->to->parts > 1) { /* no peer reads here any more */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_sums_store(s, wg, d, ...)                                                         \
    mgpu_sums_store(s, wg, MGPU__HOLDS((s)->x / 2, d), __VA_ARGS__)
#define mgpu_sums_meet(s, wg, d, ...)                                                          \
    mgpu_sums_meet(s, wg, MGPU__HOLDS((s)->x / 2, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_SUMS_H */
