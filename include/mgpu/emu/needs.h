/* mgpu/emu/needs.h - each file that is built for the model needs the machine, of its version.
 * SPDX-License-Identifier: MIT
 *
 * Where no file of the program defines MGPU_EMU_IMPLEMENTATION, or one of another version does, the
 * linker names this symbol, which says so. core/version.h defines it.
 */
#ifndef MGPU_EMU_NEEDS_H
#define MGPU_EMU_NEEDS_H

#include "../config.h"

MGPU_EXTERN_C const char mgpu__model_is_here[1] MGPU__SYMBOL(
    "mgpu_model_is_missing__define_MGPU_EMU_IMPLEMENTATION_in_one_file");

#if MGPU_EMULATE
static const char *const mgpu__needs_model __attribute__((used)) = mgpu__model_is_here;
#endif

#endif /* MGPU_EMU_NEEDS_H */
