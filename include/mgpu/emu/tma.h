/* mgpu/emu/tma.h - what the bodies of Blackwell's copies call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_TMA_H
#define MGPU_EMU_TMA_H

#include "api.h"

/* More of the flags of api.h. */
enum {
    MGPU__PAIR = 1 << 25 /* .cta_group::2 of a load */
};

#endif /* MGPU_EMU_TMA_H */
