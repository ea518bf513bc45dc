/* mgpu/emu/target.h - functions on values alone that only newer targets have.
 * SPDX-License-Identifier: MIT
 *
 * The model computes them anywhere, also on the host; in a kernel it asks whether the target of the launch has them.
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

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TARGET_H */
