/* tests/emu/unit/tensor_cps.h - each tcgen05.cp: CP(name, shape, bits of an element that is widened).
 * SPDX-License-Identifier: MIT
 */
#define CPS(name, SHAPE)                                                                       \
    CP(name, SHAPE, 0)                                                                         \
    CP(name##_b6x16_p32, SHAPE, 6)                                                             \
    CP(name##_b4x16_p64, SHAPE, 4)
CPS(128x256b, 128X256B)
CPS(128x128b, 128X128B)
CPS(4x256b, 4X256B)
CPS(64x128b_warpx2_02_13, 64X128B_WARPX2_02_13)
CPS(64x128b_warpx2_01_23, 64X128B_WARPX2_01_23)
CPS(32x128b_warpx4, 32X128B_WARPX4)
#undef CPS
