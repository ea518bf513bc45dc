/* mgpu/ptx/tma_im2col.h - TMA on images: one thread brings the pixels that a filter tap meets.
 * SPDX-License-Identifier: MIT
 *
 * A convolution is a matrix product: a row of the left matrix is a pixel of the output, its columns are the
 * channels of the input pixel that each tap of the filter meets there. An instruction brings such a tile
 * for one tap, pixels x channels, as it is multiplied:
 *
 *     an image of 4 x 5 pixels, its channels into       shared memory at dst,
 *     the page; corners (-1, -1) and (-1, -1)           a column of 5 pixels from (2, 1) on
 *
 *          w -1  0  1  2  3   4                             w   h    channels c0 ...
 *     h    +----------------+                               2   1    x x x x x x x x
 *     -1   |  0  0  0  0  0 | 0                             3   1    x x x x x x x x
 *          |    +-----------|-----+                        -1   2    0 0 0 0 0 0 0 0
 *      0   |  0 | .  .  .  .|  .  |                         0   2    x x x x x x x x
 *      1   |  0 | .  .  x  x|  .  |      load  ----->       1   2    x x x x x x x x
 *      2   | (0)| x  x  .  .|  .  |
 *          +----------------+     |
 *      3      0 | .  .  .  .   .  |
 *               +-----------------+
 *
 * The map (host/im2col.h) has the corners of the box in which first pixels of the filter lie: of its first
 * tap, that is. Along an axis it goes from lower_corner to dims - 1 + upper_corner in steps of the map's
 * element stride, which is the stride of the convolution; then on in the next row, plane, image, until `pixels`
 * are there. Each of them is moved by the offsets: the tap times the dilation. What then lies outside of the
 * tensor is the map's fill: that is the padding. With a filter of size S, stride s, dilation d, and padding
 * before and behind:
 *
 *     lower_corner = -before,  upper_corner = behind - (S - 1) * d,  elem_strides = s,  offset = tap * d
 *
 * for each of W, H, D: mgpu_im2col_filter() says so. Then pixel p of the output, of Q of a row, begins at
 * c1 = p % Q * s - before, and so on. Coordinates are C, W, H, D, N; c0 is a multiple of 16 bytes. A store and a
 * reduction (_im2col_no_offs) have no offsets, and corners inside of the tensor.
 *
 * Typical use, one thread of the block, `bar` counts one arrival:
 *     mgpu_mbarrier_arrive_expect_tx(bar, mgpu_im2col_box_bytes(desc));
 *     mgpu_tma_load_4d_im2col(dst, &p->images, channel, w, h, n, bar, s * dilation, r * dilation);
 *     all:    mgpu_mbarrier_wait(bar, parity);
 *
 * Who must fence what is said in tma.h. mgpu.h leaves this header out, for what it costs at compile time.
 *
 * PTX ISA, "Tensors: Im2col mode"; "Data Movement and Conversion Instructions: Tensor copy".
 */
#ifndef MGPU_PTX_TMA_IM2COL_H
#define MGPU_PTX_TMA_IM2COL_H

#include "tma.h"

#include "tma_im2col.gen.h"

#endif /* MGPU_PTX_TMA_IM2COL_H */
