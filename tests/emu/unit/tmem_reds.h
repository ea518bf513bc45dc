/* tests/emu/unit/tmem_reds.h - each tcgen05.ld.red: RED(operation, OPERATION, type, count, larger, abs, nan).
 * SPDX-License-Identifier: MIT
 */
#define COUNT(count)                                                                           \
    RED(min_f32, MIN_F32, f32, count, 0, 0, 0)                                                 \
    RED(min_abs_f32, MIN_ABS_F32, f32, count, 0, 1, 0)                                         \
    RED(min_nan_f32, MIN_NAN_F32, f32, count, 0, 0, 1)                                         \
    RED(min_abs_nan_f32, MIN_ABS_NAN_F32, f32, count, 0, 1, 1)                                 \
    RED(max_f32, MAX_F32, f32, count, 1, 0, 0)                                                 \
    RED(max_abs_f32, MAX_ABS_F32, f32, count, 1, 1, 0)                                         \
    RED(max_nan_f32, MAX_NAN_F32, f32, count, 1, 0, 1)                                         \
    RED(max_abs_nan_f32, MAX_ABS_NAN_F32, f32, count, 1, 1, 1)                                 \
    RED(min_s32, MIN_S32, s32, count, 0, 0, 0)                                                 \
    RED(max_s32, MAX_S32, s32, count, 1, 0, 0)                                                 \
    RED(min_u32, MIN_U32, u32, count, 0, 0, 0)                                                 \
    RED(max_u32, MAX_U32, u32, count, 1, 0, 0)
COUNT(2)
COUNT(4)
COUNT(8)
COUNT(16)
COUNT(32)
COUNT(64)
COUNT(128)
#undef COUNT
