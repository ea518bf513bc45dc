/* mgpu/ptx/atom_vector.h - atomics of 2 or 4 neighbours in global memory, in one instruction.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_<atom|red>_global_add_v<2|4>_f32(how, ...)
 *     mgpu_<atom|red>_global_<add|min|max>_v<2|4>_<f16x2|bf16x2>(how, ...)
 *
 * Each element is atomic by itself, the vector is not. `how` is a constant, MGPU_RELAXED_CTA to
 * MGPU_ACQ_REL_SYS (atom_how.h). The sums that are wanted most, relaxed at GPU scope, are in atom.h
 * by name; mgpu.h does not include this, for what it costs at compile time. Where halves are in
 * registers of their own: atom_vector_half.h.
 */
#ifndef MGPU_PTX_ATOM_VECTOR_H
#define MGPU_PTX_ATOM_VECTOR_H

#include "atom_vector.gen.h"

#endif /* MGPU_PTX_ATOM_VECTOR_H */
