/* mgpu/ptx/atom_vector_half.h - atomics of 2, 4 or 8 halves in global memory, in one instruction.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_<atom|red>_global_<add|min|max>_v<2|4|8>_<f16|bf16>(how, ...)
 *
 * As atom_vector.h, with a register of 16 bits for each half: v8_f16 does what v4_f16x2 does.
 */
#ifndef MGPU_PTX_ATOM_VECTOR_HALF_H
#define MGPU_PTX_ATOM_VECTOR_HALF_H

#include "atom_vector_half.gen.h"

#endif /* MGPU_PTX_ATOM_VECTOR_HALF_H */
