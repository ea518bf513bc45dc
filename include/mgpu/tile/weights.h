/* mgpu/tile/weights.h - packed weights of 4 and 8 bits become fragments of bf16 or f16: A of wgmma, in registers.
 * SPDX-License-Identifier: MIT
 *
 *     shared memory                registers                           tensor cores
 *     a block of layout/weights.h  f[0 .. 3]    k  0 .. 15, 64 rows    mgpu_wgmma_m64n16k16_f32_bf16_rs(d, f, tokens, 1)
 *     2176 or 4224 bytes      -->  f[4 .. 7]    k 16 .. 31             mgpu_wgmma_m64n16k16_f32_bf16_rs(d, f + 4, tokens + 2, 1)
 *                                  ...
 *
 * Each number is rn(q * scale), rounded once; of bf16 that times 2^-32, and the sums are multiplied with 2^32 in the end,
 * which is exact but below 2^-94, where f32 has fewer bits. For the eight lowest bits of a bf16 are a whole number: u << i
 * has the value u * 2^(i - 133), also where the lowest bit of the exponent is among them. So one and, and one fma of pairs
 * are all:
 *
 *     bf16 pair    (word & mask) * (scale * 2^101) - 8 * scale * 2^-32        int4: bits 0 .. 3; of bits 4 .. 7 2^97
 *     f16 pair     ((word & mask | 1024 or what it is) - 1032) * scale        the difference is exact
 *
 * Instructions of a thread for a block of 64 x 64, 32 numbers each, beside two or three loads:
 *
 *                and, prmt, shift     fma, sub, mul
 *     int4 bf16       20 + 4             16 + 2
 *     int4 f16        20 + 2             32
 *     int8 bf16       16 + 4             16 + 2
 *     int8 f16        16 + 2             32
 *
 * Scales of bf16 are 0, or from 2^-94 to less than 2^27: mgpu_weights_scale_fits().
 *
 * Typical use, a stage of a ring:
 *     uint32_t words[9], f[16];
 *     mgpu_weights_load(4, words, block);
 *     mgpu_weights_fragments(MGPU_DTYPE_BF16, 4, f, words);
 *     ... four wgmma, mgpu_pipeline_release_generic()
 *     d[i] *= MGPU_WEIGHTS_UNIT(MGPU_DTYPE_BF16);
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_WEIGHTS_H
#define MGPU_TILE_WEIGHTS_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/weights.h"
#include "../ptx/integer.h"
#include "../ptx/memory.h"
#include "../ptx/pair.h"
#include "../types.h"

/* What sums of products with fragments of a type are multiplied with. */
#define MGPU_WEIGHTS_UNIT(type) ((type) == MGPU_DTYPE_BF16 ? 4294967296.0f : 1.0f)

#if MGPU_HAS_DEVICE

/* This thread's part of a block: words[0 .. 3], of int8 [0 .. 7], its numbers, words[8] the scales of its two rows.
 *   ptx     (ld.shared::cta.v4.b32, ld.shared::cta.b32)
 *   needs   PTX 8.3, sm_90
 *   by      a warpgroup
 *   bits    4 or 8: a constant
 *   words   9 registers
 *   block   shared address, aligned to 16
 */
MGPU_DEVICE void
mgpu_weights_load(uint32_t bits, uint32_t words[9], uint32_t block)
{
    const uint32_t t = threadIdx.x % 128;
    mgpu_ld_shared_v4_b32(words, block + t * 16);
    if (bits == 8)
        mgpu_ld_shared_v4_b32(words + 4, block + 2048 + t * 16);
    words[8] = mgpu_ld_shared_b32(block + 512 * bits + (t / 32 * 8 + t % 32 / 4) * 4);
}

/* Pair r % 4 of 16 of k: u << i, u = q + 8 or q + 128, i = 4 for odd pairs of int4, else 0; of f16 + 1024. */
MGPU_DEVICE uint32_t
mgpu__weights_pair(mgpu_dtype type, uint32_t bits, const uint32_t *words, uint32_t r)
{
    const bool bf16 = type == MGPU_DTYPE_BF16, odd = r % 2 != 0;
    const uint32_t word = bits == 8 ? words[r / 2] : words[r / 4] >> r % 4 / 2 * 8;
    uint32_t x;
    if (bits == 8)
        return mgpu_prmt_b32(word, bf16 ? 0 : 0x64646464, odd ? 0x4341 : 0x4240);
    if (bf16)
        return word & (odd ? 0x00f000f0u : 0x000f000fu);
    MGPU_LOP3(x, word, odd ? 0x00f000f0u : 0x000f000fu, 0x64006400u, 0xea); /* (a & b) | c */
    return x;
}

/* f[4 j + i] = register i of A of k = 16 j .. 16 j + 15, numbers times scales, times 1 / MGPU_WEIGHTS_UNIT(type).
 *   ptx     (and, or, shr, prmt, fma.rn.bf16x2 or sub.rn.f16x2, fma.rn.f16x2, mul.rn.f16x2)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   type    MGPU_DTYPE_BF16; with any other f16
 *   bits    4 or 8: a constant
 *   f       16 registers that no wgmma is reading
 *   words   from mgpu_weights_load()
 */
MGPU_DEVICE void
mgpu_weights_fragments(mgpu_dtype type, uint32_t bits, uint32_t f[16], const uint32_t words[9])
{
    const bool bf16 = type == MGPU_DTYPE_BF16;
    uint32_t by = words[8], less = 0, scale[2], minus[2];
    if (bf16) { /* -2^-29, -2^-25; 2^101, and of odd pairs of int4 2^97 */
        less = mgpu_mul_rn_bf16x2(by, bits == 4 ? 0xb100b100 : 0xb300b300);
        by = mgpu_mul_rn_bf16x2(by, bits == 4 ? 0x70007200 : 0x72007200);
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) { /* rows r, r + 8 */
        scale[i] = mgpu_prmt_b32(by, 0, i == 0 ? 0x1010 : 0x3232);
        minus[i] = mgpu_prmt_b32(less, 0, i == 0 ? 0x1010 : 0x3232);
    }
    MGPU_UNROLL
    for (uint32_t r = 0; r < 16; r++) {
        const uint32_t x = mgpu__weights_pair(type, bits, words, r);
        if (bf16)
            f[r] = mgpu_fma_rn_bf16x2(x, scale[r % 2], minus[r % 2]);
        else if (bits == 4 && r % 2 != 0) /* / 16, - 72 */
            f[r] =
                mgpu_mul_rn_f16x2(mgpu_fma_rn_f16x2(x, 0x2c002c00, 0xd480d480), scale[r % 2]);
        else /* - 1032, - 1152 */
            f[r] = mgpu_mul_rn_f16x2(mgpu_sub_rn_f16x2(x, bits == 4 ? 0x64086408 : 0x64806480),
                                     scale[r % 2]);
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_weights_load(bits, words, ...)                                                    \
    mgpu_weights_load(bits, MGPU__HOLDS(9, words), __VA_ARGS__)
#define mgpu_weights_fragments(type, bits, f, words)                                           \
    mgpu_weights_fragments(type, bits, MGPU__HOLDS(16, f), MGPU__HOLDS(9, words))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_WEIGHTS_H */
