/* mgpu/ptx/tma_im2col_w.h - TMA on pixels along W (Blackwell): a row of pixels that stays, and a halo for the filter.
 * SPDX-License-Identifier: MIT
 *
 * A filter that moves along W meets the same pixels again, one further. So they are loaded once, with a few more behind
 * them, and the tensor core is given the same tile one row further for the next tap (or shifts it):
 *
 *     images of 7 pixels a row, corners 0 and 0         shared memory at dst, map of 6 pixels, w_halo 2
 *                                                       pixels from W = 4 of image 0 on
 *     image 0, row H    a b c d e f g
 *                               |---|                    e f g | p q r | s t
 *     image 1, row H    p q r s t u v                    main pixels    halo: the next along W
 *                       |---|- -
 *
 * H and D stay what the instruction says; behind the upper corner of W the pixels go on at the lower corner of the next
 * image. w_offset moves all of them, and the corners. _w_128 brings 128 pixels, each 32 with a halo of its own, as the
 * four warps' lanes of tensor memory want them; _w the map's number, and one halo behind the last. Strides along W are
 * those of the map. A map is made by mgpu_tensor_map_im2col_wide() of host/im2col_wide.h, for one of the two.
 *
 * Not certain: the manual's words leave open what a halo holds where the row of an image ends in it. The model goes on
 * along W, out of the image, where the map's fill is. No Blackwell has run these functions.
 *
 * Typical use, one thread of the block, `bar` counts one arrival:
 *     mgpu_mbarrier_arrive_expect_tx(bar, (pixels + w_halo) * channels * elem_bytes);
 *     mgpu_tma_load_4d_im2col_w(dst, &p->images, channel, w, h, n, bar, w_halo, w_offset);
 *     all:    mgpu_mbarrier_wait(bar, parity);
 *
 * Who must fence what is said in tma.h, what a pair is in tma_pair.h. Not in mgpu.h nor blackwell.h: include this.
 *
 * PTX ISA, "Tensors: im2col::w and im2col::w::128 modes".
 */
#ifndef MGPU_PTX_TMA_IM2COL_W_H
#define MGPU_PTX_TMA_IM2COL_W_H

#include "tma.h"

#include "tma_im2col_w.gen.h"

#endif /* MGPU_PTX_TMA_IM2COL_W_H */
