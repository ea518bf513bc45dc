/* tests/emu_impl.c - the one file that holds the bodies of the model.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/mgpu.h>
