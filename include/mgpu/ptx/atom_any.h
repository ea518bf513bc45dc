/* mgpu/ptx/atom_any.h - atomics of any order, scope and space.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_atom_<space>_<operation>_<type>(how, ...)    space: global, shared, shared_cluster
 *     mgpu_red_<space>_<operation>_<type>(how, ...)
 *
 * `how` is a constant, MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS (atom_how.h). A lock:
 *
 *     while (mgpu_atom_global_cas_b32(MGPU_ACQUIRE_GPU, lock, 0, 1) != 0) {}
 *     ...
 *     mgpu_atom_global_exch_b32(MGPU_RELEASE_GPU, lock, 0);
 *
 * mgpu.h does not include this, for what it costs at compile time; each file below stands alone,
 * too. Vectors are in atom_vector.h.
 */
#ifndef MGPU_PTX_ATOM_ANY_H
#define MGPU_PTX_ATOM_ANY_H

#include "atom_global.gen.h"
#include "atom_shared.gen.h"
#include "atom_shared_cluster.gen.h"

#endif /* MGPU_PTX_ATOM_ANY_H */
