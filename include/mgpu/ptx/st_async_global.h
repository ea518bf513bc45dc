/* mgpu/ptx/st_async_global.h - a thread sends registers to global memory and goes on; zeros in shared memory: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 *     st.async, red.async ----> global memory, later       who acquires the value sees what its sender wrote before
 *     st.bulk  0 0 0 0 0  ----> shared memory of this CTA
 *
 * They are a release, at GPU or system scope, that nobody waits for: no fence stops the thread. What it gets for that
 * is that it does not know when the value is there. _mmio is for registers of devices.
 *
 * Typical use, the last writer of a tile tells the next kernel's waiting blocks:
 *
 *     __syncthreads();                                            all have written out[]
 *     if (threadIdx.x == 0)
 *         mgpu_red_async_gpu_global_add_u32(ready, 1);
 *     ... reader:  while (mgpu_ld_acquire_gpu_global_b32(ready) < tiles)
 *                      ;
 *
 * and accumulators that begin with zero:
 *
 *     mgpu_st_bulk(mgpu_smem_addr(sums), sizeof sums);            one thread, then a barrier
 *
 * Of red.async only sums: ptxas, 13.0 and 13.5, makes one of each other operation, too (docs/pitfalls.md).
 *
 * mgpu.h leaves it out. No Blackwell has run these here; in the model a value comes at once, the earliest that it may,
 * and an older target is refused.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: st.async", "st.bulk"; "Parallel Synchronization and
 * Communication Instructions: red.async".
 */
#ifndef MGPU_PTX_ST_ASYNC_GLOBAL_H
#define MGPU_PTX_ST_ASYNC_GLOBAL_H

#include "st_async_global.gen.h"

#endif /* MGPU_PTX_ST_ASYNC_GLOBAL_H */
