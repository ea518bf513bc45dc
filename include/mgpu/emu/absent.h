/* mgpu/emu/absent.h - what a file says of a machine that may not be in its program.
 * SPDX-License-Identifier: MIT
 *
 * A linker would name each function and word of the machine where it is missing, and the one symbol that
 * says what to do (needs.h) as the last of many. So those are weak in a file that includes mgpu.h, and is
 * not the machine's own. Three stay: a linker that drops sections (--gc-sections) may drop that symbol, and
 * no program goes without one of these.
 */
#ifndef MGPU_EMU_ABSENT_H
#define MGPU_EMU_ABSENT_H

#include "../config.h"

#if MGPU_EMULATE

#undef MGPU__CALL
#define MGPU__CALL __attribute__((weak))

#include "cuda/words.h"
#include "emu.h"

#pragma weak blockDim
#pragma weak gridDim
#pragma weak mgpu_emu_self
#pragma weak mgpu_emu_check
#pragma weak mgpu_emu_config_current
#pragma weak mgpu_emu_config_default
#pragma weak mgpu_emu_configure
#pragma weak mgpu_emu_expect_hazards
#pragma weak mgpu_emu_free
#pragma weak mgpu_emu_last_exploration
#pragma weak mgpu_emu_last_hazards
#pragma weak mgpu_emu_last_stats
#pragma weak mgpu_emu_launch_programmatic
#pragma weak mgpu_emu_locate
#pragma weak mgpu_emu_multicast
#pragma weak mgpu_emu_multicast_end
#pragma weak mgpu_emu_name
#pragma weak mgpu_emu_note
#pragma weak mgpu_emu_now_ns
#pragma weak mgpu_emu_suppress
#pragma weak mgpu_emu_suppress_end
#pragma weak mgpu_emu_synchronize
#pragma weak mgpu_emu_unregister

#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_ABSENT_H */
