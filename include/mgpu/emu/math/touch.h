/* mgpu/emu/math/touch.h - who hears which bytes an engine of the model reads and writes.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_MATH_TOUCH_H
#define MGPU_EMU_MATH_TOUCH_H

#include "../../config.h"

/* Called once per contiguous run, before a byte moves. `address` is a global address, or an
 * offset in the window: a CTA's shared memory. `layout`: of a tile, its mgpu_swizzle and 1;
 * 0: of something else, or not known. */
typedef void (*mgpu__touch)(void *context, int global, int write, uint64_t address,
                            uint32_t bytes, uint32_t layout);

#endif /* MGPU_EMU_MATH_TOUCH_H */
