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

/* redux.sync of f32, which targets of the family of sm_100 have: mgpu__f32_extreme3()'s larger and how. */
MGPU__CALL float mgpu__emu_redux_f32(int larger, uint32_t how, uint32_t mask, float value);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TARGET_H */
