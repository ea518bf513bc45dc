/* mgpu/emu/core/version.h - the symbol that says: the machine is in this program, in this version.
 * SPDX-License-Identifier: MIT
 *
 * Every file that is built for the model refers to it (needs.h). A program without the machine, or with that
 * of another version, is refused by the linker, which names the symbol:
 *
 *     undefined reference to
 *     `mgpu_model_is_missing__define_MGPU_EMU_IMPLEMENTATION_in_one_file__MGPU_EMULATE_1__mgpu_0_1_0'
 *
 * So is one with files for a GPU beside it, which say so in host/device.h:
 *
 *     multiple definition of
 *     `mgpu_one_program_has_the_model_and_files_for_a_GPU__build_two_programs'
 */
#ifndef MGPU_EMU_CORE_VERSION_H
#define MGPU_EMU_CORE_VERSION_H

#include "../needs.h"

const char mgpu__model_is_here[1] = {0};

MGPU__ONE_BACKEND

#endif /* MGPU_EMU_CORE_VERSION_H */
