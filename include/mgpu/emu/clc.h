/* mgpu/emu/clc.h - what the bodies of clusterlaunchcontrol call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CLC_H
#define MGPU_EMU_CLC_H

#include "api.h"

MGPU_EXTERN_C_BEGIN

MGPU__CALL void mgpu__emu_clc_try_cancel(uint32_t dst, uint32_t bar, uint32_t how);
MGPU__CALL uint32_t mgpu__emu_clc_is_canceled(const uint32_t *response);
/* The first block's x, y or z (axis 0, 1, 2), or all three (axis 3). */
MGPU__CALL void mgpu__emu_clc_first_ctaid(uint32_t *ctaid, const uint32_t *response,
                                          uint32_t axis);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_CLC_H */
