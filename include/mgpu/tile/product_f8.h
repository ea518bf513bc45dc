/* mgpu/tile/product_f8.h - stages of a product of 8-bit floats: by the tensor cores, and added up in f32.
 * SPDX-License-Identifier: MIT
 *
 * A stage (product.h) has 128 of K: four steps of 32. The tensor cores keep 13 bits of fraction, in a sum too; promoted, they
 * sum up 128 of K alone, and that is added to another sum in f32:
 *
 *     fast        d  = stage 0 | d += stage 1 | d += stage 2 ...
 *     promoted    sum = stage 0 | d = stage 1 | sum += d | d = stage 2 | sum += d ...
 *
 * which takes two sets of registers: w <= 192. With w <= 128 there is room for a third, and two stages are under way at once.
 *
 * Typical use, 64 rows of a tile of 128 x 192 for each of two warpgroups, promoted:
 *     const mgpu_product_f8 f = {MGPU_DTYPE_E4M3, MGPU_DTYPE_E4M3, 64 * wg, 64};
 *     mgpu_acc_name_f32(sum, 96);
 *     mgpu_product_f8_stage(&b, &f, sum, at, 0);
 *     mgpu_acc_wait_f32(0, sum, 96);
 *     mgpu_product_release(&b, at);
 *     at = mgpu_product_f8_promote(&b, &f, sum, mgpu_pipeline_next(b.ring, at), b.steps - 1);
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_PRODUCT_F8_H
#define MGPU_TILE_PRODUCT_F8_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/smem_desc.h"
#include "../ptx/wgmma_fp8.h"
#include "../types.h"
#include "acc.h"
#include "product.h"

#if MGPU_HAS_DEVICE

/* What a warpgroup multiplies: constants, but for the row. */
typedef struct mgpu_product_f8 {
    mgpu_dtype a, b; /* MGPU_DTYPE_E4M3; any other is e5m2 */
    uint32_t row;    /* of the tile, the first: a multiple of 64 */
    uint32_t rows;   /* 64; 128: where tiles are one warpgroup's in turns */
} mgpu_product_f8;

#if MGPU_EMULATE
#define MGPU__PRODUCT_F8(types) mgpu_wgmma_f32_##types##_ss(w, d, x, y, accumulate MGPU__PLACED)
#else /* choices of 32 widths for each pair of types take nvcc as long as all else */
#define MGPU__PRODUCT_F8_N(n, types)                                                           \
    case n:                                                                                    \
        mgpu_wgmma_m64n##n##k32_f32_##types##_ss(d, x, y, accumulate);                         \
        break;
#define MGPU__PRODUCT_F8(types)                                                                \
    switch (w) {                                                                               \
        MGPU__PRODUCT_F8_N(64, types)                                                          \
        MGPU__PRODUCT_F8_N(128, types)                                                         \
        MGPU__PRODUCT_F8_N(192, types)                                                         \
        MGPU__PRODUCT_F8_N(256, types)                                                         \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: a product with e5m2 has tiles of 64, 128, 192 or 256 columns");    \
    }
#endif

/* d[64][w] (+)= A[64][128] * B[w][128]^T of the descriptors x and y. */
MGPU_DEVICE void
mgpu__product_f8_rows(mgpu_dtype in_a, mgpu_dtype in_b, uint32_t w, float *d, uint64_t x,
                      uint64_t y, int accumulate MGPU__PLACE)
{
    const bool a4 = in_a == MGPU_DTYPE_E4M3, b4 = in_b == MGPU_DTYPE_E4M3;
    MGPU_UNROLL
    for (uint32_t k = 0; k < 4; k++) {
        if (a4 && b4) {
            mgpu_wgmma_f32_e4m3_ss(w, d, x, y, accumulate MGPU__PLACED);
        } else if (a4) {
            MGPU__PRODUCT_F8(e4m3_e5m2);
        } else if (b4) {
            MGPU__PRODUCT_F8(e5m2_e4m3);
        } else {
            MGPU__PRODUCT_F8(e5m2);
        }
        accumulate = 1;
        x += 2; /* 32 bytes */
        y += 2;
    }
}

/* d[rows][w] (+)= A[rows][128] * B[w][128]^T of one stage, as soon as it is full.
 *   ptx     (mbarrier.try_wait.parity, wgmma.fence, wgmma.mma_async four times for 64 rows, wgmma.commit_group)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   b       from mgpu_product_begin(), with w a constant: 64 and the like; unless both types are e4m3 64, 128, 192 or 256
 *   f       with rows a constant: 64 or 128
 *   d       w / 2 floats a thread for 64 rows, then those of the next 64; named before (tile/acc.h) or in flight of the stage
 *           before
 *   at      the place of the stage
 *   accumulate  0: d is what the stage has, else that is added to it
 *   done    mgpu_acc_wait_f32(); then mgpu_product_release()
 */
MGPU_DEVICE void
mgpu_product_f8_stage(const mgpu_product_block *b, const mgpu_product_f8 *f, float *d,
                      mgpu_pipeline_place at, int accumulate MGPU__PLACE)
{
    const uint64_t stage = /* descriptors count 16 bytes: 8 a row */
        mgpu_wgmma_desc_k_major(mgpu_product_stage(b, 0), MGPU_SWIZZLE_128B) +
        at.stage * (MGPU_PRODUCT_STAGE_BYTES(b->h, b->w) / 16);
    mgpu_pipeline_wait(b->ring, at MGPU__PLACED);
    mgpu_wgmma_fence();
    mgpu__product_f8_rows(f->a, f->b, b->w, d, stage + 8 * f->row, stage + 8 * b->h,
                          accumulate MGPU__PLACED);
    if (f->rows == 128)
        mgpu__product_f8_rows(f->a, f->b, b->w, d + b->w / 2, stage + 8 * (f->row + 64),
                              stage + 8 * b->h, accumulate MGPU__PLACED);
    mgpu_wgmma_commit_group();
}

/* d = one stage, under way. */
MGPU_DEVICE void
mgpu__product_f8_start(const mgpu_product_block *b, const mgpu_product_f8 *f, float *d,
                       mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_acc_name_f32(d, b->w / 2);
    mgpu_product_f8_stage(b, f, d, at, 0 MGPU__PLACED);
}

/* It is there, and all but `pending` stages behind. */
MGPU_DEVICE mgpu_pipeline_place
mgpu__product_f8_add(const mgpu_product_block *b, float *sum, float *d, mgpu_pipeline_place at,
                     uint32_t pending MGPU__PLACE)
{
    mgpu_acc_wait_f32(pending, d, b->w / 2);
    mgpu_product_release(b, at MGPU__PLACED);
    MGPU_UNROLL
    for (uint32_t i = 0; i < b->w / 2; i++)
        sum[i] += d[i];
    return mgpu_pipeline_next(b->ring, at);
}

/* There are registers to promote so much. */
MGPU_DEVICE void
mgpu__product_f8_fits(uint32_t w, uint32_t rows)
{
    const bool fit = w <= 192 && rows == 64;
    MGPU__TILE_JUDGE("mgpu_product_f8_promote", fit ? NULL : "w is up to 192, and rows are 64");
#if !MGPU_EMULATE
    if (!fit)
        MGPU__REFUSE("mgpu: sums are promoted of 64 rows and up to 192 columns, constants");
#endif
}

/* sum[64][w] += each of `steps` stages in f32, which the tensor cores have summed up alone. The stages are released.
 *   ptx     (as mgpu_product_f8_stage(), wgmma.wait_group, add.rn.f32, mbarrier.arrive)
 *   needs   PTX 8.6, sm_90a
 *   by      one warpgroup, converged
 *   b       from mgpu_product_begin(), with w a constant: 64 and the like, up to 192
 *   f       with rows a constant: 64
 *   sum     w / 2 floats a thread, not in flight
 *   at      the place of the first of these stages
 *   steps   any number
 *   returns the place behind the last one
 */
MGPU_DEVICE mgpu_pipeline_place
mgpu_product_f8_promote(const mgpu_product_block *b, const mgpu_product_f8 *f, float *sum,
                        mgpu_pipeline_place at, uint32_t steps MGPU__PLACE)
{
    const uint32_t w = b->w;
    uint32_t k = 0;
    float d[96], other[64];
    mgpu__product_f8_fits(w, f->rows);
    mgpu_acc_zero_f32(d, w / 2);
    if (w <= 128)
        mgpu_acc_zero_f32(other, w / 2);
    for (; w <= 128 && k + 1 < steps; k += 2) {
        const mgpu_pipeline_place next = mgpu_pipeline_next(b->ring, at);
        mgpu__product_f8_start(b, f, d, at MGPU__PLACED);
        mgpu__product_f8_start(b, f, other, next MGPU__PLACED);
        mgpu__product_f8_add(b, sum, d, at, 1 MGPU__PLACED);
        at = mgpu__product_f8_add(b, sum, other, next, 0 MGPU__PLACED);
    }
    for (; k < steps; k++) {
        mgpu__product_f8_start(b, f, d, at MGPU__PLACED);
        at = mgpu__product_f8_add(b, sum, d, at, 0 MGPU__PLACED);
    }
    return at;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_product_f8_stage(b, f, d, ...)                                                    \
    mgpu_product_f8_stage(b, f, MGPU__HOLDS((b)->w *(f)->rows / 128, d), __VA_ARGS__)
#define mgpu_product_f8_promote(b, f, sum, ...)                                                \
    mgpu_product_f8_promote(b, f, MGPU__HOLDS((b)->w / 2, sum), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_F8_H */
