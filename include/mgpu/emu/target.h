/* mgpu/emu/target.h - functions on values that only newer targets have.
 * SPDX-License-Identifier: MIT
 *
 * The model computes values anywhere, also on the host; in a kernel it asks whether the target of the launch has them.
 */
#ifndef MGPU_EMU_TARGET_H
#define MGPU_EMU_TARGET_H

#include "../config.h"

MGPU_EXTERN_C_BEGIN

/* Refuse `what`, which targets below `least` do not have.
 *   least   1000 for sm_100
 *   target  the same in PTX's words
 */
MGPU__CALL void mgpu__emu_needs(uint32_t least, const char *what, const char *target);

/* Targets of an instruction that not every later target has: of a or f, unless it says a. */
typedef enum mgpu__targets_of {
    MGPU__ON_TCGEN05,         /* 100, 103, 107, 110 */
    MGPU__ON_RUBIN,           /* 107 */
    MGPU__ON_RUBIN_A,         /* 107a */
    MGPU__ON_SIMD,            /* 107, 120, 121 */
    MGPU__ON_F8_ADDS,         /* 100a, 103a */
    MGPU__ON_RANDOM,          /* 100a, 103a, 107a */
    MGPU__ON_FIXED,           /* a of all from 100 on */
    MGPU__ON_TCGEN05_SHIFT,   /* 100a, 103a, 107a, 110a */
    MGPU__ON_TCGEN05_LD_RED,  /* 103, 107, 110 */
    MGPU__ON_TCGEN05_I8,      /* 100a, 110a */
    MGPU__ON_SCALE_D,         /* 100, 103, 107 */
    MGPU__ON_96B,             /* 103a, 107a */
    MGPU__ON_TENSORMAP_NEWER, /* all from 100 on */
    MGPU__ON_K96              /* 103a */
} mgpu__targets_of;

/* Refuse `what`, which the target of the launch is not among the targets of. */
MGPU__CALL void mgpu__emu_needs_one_of(mgpu__targets_of targets, const char *what);

/* Refuse a constant for `what`, one of ptx/cvt_rubin.h, that is none of its `count`. */
MGPU__CALL void mgpu__emu_cvt_mode(uint32_t how, uint32_t count, const char *what);

/* redux.sync of f32, which targets of the family of sm_100 have: mgpu__f32_extreme3()'s larger and how. */
MGPU__CALL float mgpu__emu_redux_f32(int larger, uint32_t how, uint32_t mask, float value);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TARGET_H */
