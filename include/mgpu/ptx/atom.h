/* mgpu/ptx/atom.h - atomics: change a word that others change, in one step.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_atom_...   answers what was there            mgpu_red_...   only changes it, and is faster
 *
 *     mgpu_red_relaxed_gpu_global_add_f32(p, x)         sums in any order
 *     mgpu_atom_acq_rel_gpu_global_add_u32(n, 1)        who is last, and sees what all others wrote
 *     mgpu_atom_relaxed_shared_add_u32(addr, 1)         this CTA's shared memory, by its address
 *     mgpu_atom_relaxed_shared_cluster_add_u32(...)     a peer's: mgpu_mapa(own address, rank)
 *
 * Order, scope and space are all in the name; in shared memory the scope is that of the space. What
 * is not here is one function for each operation, type and space, whose first argument says order
 * and scope, in headers of their own for what they cost at compile time:
 *
 *     #include <mgpu/ptx/atom_any.h>                    every operation, type and space
 *     mgpu_atom_global_exch_b32(MGPU_ACQUIRE_SYS, p, 1)
 *     #include <mgpu/ptx/atom_vector.h>                 v2 and v4 of f32, f16x2 and bf16x2
 *     #include <mgpu/ptx/atom_vector_half.h>            v2, v4 and v8 of f16 and bf16
 *
 * The scope must hold all threads that use the word meanwhile: two atomics of .cta scope in two CTAs
 * are a race. In global memory a sum of f32 takes subnormals as zeros. f16 and bf16 are their bits.
 *
 * There are no sums of u64 or of pairs of halves in a peer's memory, nor other operations on 64 bits
 * there but exch and cas: ptxas (13.0, 13.5) makes a load, the operation and a store of them, which
 * is not atomic, and of pairs an integer sum. CUDA's atomicAdd() on such an address is no better.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red"; "Memory Consistency
 * Model: Scope".
 */
#ifndef MGPU_PTX_ATOM_H
#define MGPU_PTX_ATOM_H

#include "atom_how.h"
#include "atom.gen.h"
#include "atom_elsewhere.gen.h"

#endif /* MGPU_PTX_ATOM_H */
