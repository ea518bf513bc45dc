/* mgpu/layout/weights.h - weights of 4 and 8 bits, packed in the order in which threads make fragments of wgmma of them.
 * SPDX-License-Identifier: MIT
 *
 * W[n][k] = q[n][k] * scale[n][k / group]: q are whole numbers of -8 .. 7 or -128 .. 127, scales bf16 or f16, a group any
 * multiple of 64. W is in blocks of 64 x 64, those of 64 rows one behind the other along K; N and K are filled up to 128 with
 * zeros. A block has what each of 128 threads needs, in order, then its 64 scales:
 *
 *     int4  | thread 0: k 0..15 | k 16..31 | k 32..47 | k 48..63 | thread 1 ... 127 |  32 words of scales  |  2176 bytes
 *           a word has 8 numbers, q + 8: bits 4 i .. of pair i = 0 .. 3 (k even), bits 16 + 4 i .. (k odd)
 *     int8  | thread 0: k 0..31, 16 bytes | thread 1 ... 127 | thread 0: k 32..63 ... | 32 words of scales |  4224 bytes
 *           a word has 4, q + 128: bits 8 i .. of pair i = 0, 1 (k even), bits 16 + 8 i .. (k odd); words 2 j, 2 j + 1 are 16
 *           of k
 *     pair i is register i of an A of wgmma (fragment.h); a word of scales has those of rows 16 w + r and 16 w + r + 8,
 *     w < 4, r < 8
 *
 * So a thread has a block's numbers with one or two loads of 16 bytes and its scales with one of 4, and shuffles nothing:
 * tile/weights.h.
 *
 * Typical use, on the host:
 *     uint8_t *to = malloc(mgpu_weights_bytes(4, n, k));
 *     at = mgpu_weights_pack(4, to, q, scales, n, k, 128);                  n * k: all numbers fit
 */
#ifndef MGPU_LAYOUT_WEIGHTS_H
#define MGPU_LAYOUT_WEIGHTS_H

#include "../types.h"
#include "fragment.h"
#include "tile.h"

/* Bytes of a block: 64 x 64 numbers of `bits`, 64 scales. */
#define MGPU_WEIGHTS_BLOCK_BYTES(bits) (512 * (bits) + 128)

/* Where a number is in its block: the byte, and its lowest bit there. */
typedef struct mgpu_weights_slot {
    uint32_t byte, bit;
} mgpu_weights_slot;

/* Where a block has a number.
 *   bits    4 or 8
 *   row     0..63
 *   col     0..63, along K
 */
MGPU_INLINE mgpu_weights_slot
mgpu_weights_number(uint32_t bits, uint32_t row, uint32_t col)
{
    const mgpu_slot s = mgpu_wgmma_a_slot(row, col % 16);
    const uint32_t step = col / 16;
    mgpu_weights_slot at;
    at.byte = bits == 4 ? s.thread * 16 + step * 4 + s.half * 2 + s.reg / 2
                        : step / 2 * 2048 + s.thread * 16 + step % 2 * 8 + s.reg / 2 * 4 +
                              s.half * 2 + s.reg % 2;
    at.bit = bits == 4 ? s.reg % 2 * 4 : 0;
    return at;
}

/* Where a block has the scale of a row: the first of two bytes.
 *   bits    4 or 8
 *   row     0..63
 */
MGPU_INLINE uint32_t
mgpu_weights_scale(uint32_t bits, uint32_t row)
{
    return 512 * bits + row / 16 * 32 + row % 8 * 4 + row / 8 % 2 * 2;
}

/* Whether a scale of a row fits: of bf16, which tile/weights.h multiplies with powers of two, 0, or of 2^-94 to less than
 * 2^27; of f16 each does.
 *   type    MGPU_DTYPE_BF16 or MGPU_DTYPE_F16
 *   scale   its word
 */
MGPU_INLINE bool
mgpu_weights_scale_fits(mgpu_dtype type, uint16_t scale)
{
    const uint32_t exponent = scale >> 7 & 0xff;
    return type != MGPU_DTYPE_BF16 || (scale & 0x7fff) == 0 ||
           (exponent >= 127 - 94 && exponent < 127 + 27);
}

/* Blocks along K, an even number.
 *   k       numbers of a row, 1 and up
 */
MGPU_INLINE uint32_t
mgpu_weights_blocks(uint32_t k)
{
    return mgpu_ceil_div(k, 128) * 2;
}

/* Bytes of packed weights.
 *   bits    4 or 8
 *   n       rows, 1 and up
 *   k       numbers of a row, 1 and up
 */
MGPU_INLINE uint64_t
mgpu_weights_bytes(uint32_t bits, uint32_t n, uint32_t k)
{
    return (uint64_t)mgpu_ceil_div(n, 128) * 2 * mgpu_weights_blocks(k) *
           MGPU_WEIGHTS_BLOCK_BYTES(bits);
}

/* Pack weights.
 *   bits    4 or 8
 *   to      mgpu_weights_bytes(bits, n, k) bytes; on a device aligned to 16
 *   q       [n][k]
 *   scales  [n][k / group], words of bf16 or f16
 *   n       rows, 1 and up
 *   k       numbers of a row, a multiple of group
 *   group   a multiple of 64
 *   returns n * k; where a number has more than 4 bits its place in q, and the rest is not packed
 */
MGPU_INLINE uint64_t
mgpu_weights_pack(uint32_t bits, uint8_t *to, const int8_t *q, const uint16_t *scales,
                  uint32_t n, uint32_t k, uint32_t group)
{
    const uint64_t all = mgpu_weights_bytes(bits, n, k);
    for (uint64_t i = 0; i < all; i++)
        to[i] = 0;
    for (uint64_t i = 0; i < (uint64_t)n * k; i++) {
        const uint32_t row = (uint32_t)(i / k), col = (uint32_t)(i % k);
        uint8_t *const block = to + ((uint64_t)(row / 64) * mgpu_weights_blocks(k) + col / 64) *
                                        MGPU_WEIGHTS_BLOCK_BYTES(bits);
        const mgpu_weights_slot at = mgpu_weights_number(bits, row % 64, col % 64);
        uint8_t *const scale = block + mgpu_weights_scale(bits, row % 64);
        const uint32_t s = scales[(uint64_t)row * (k / group) + col / group];
        const uint32_t v = (uint32_t)(q[i] + (bits == 4 ? 8 : 128));
        if (v >> bits != 0)
            return i;
        block[at.byte] = (uint8_t)(block[at.byte] | v << at.bit);
        scale[0] = (uint8_t)s; /* each number of a group says the same */
        scale[1] = (uint8_t)(s >> 8);
    }
    return (uint64_t)n * k;
}

#endif /* MGPU_LAYOUT_WEIGHTS_H */
