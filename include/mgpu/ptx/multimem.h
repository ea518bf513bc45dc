/* mgpu/ptx/multimem.h - one address for the memory of several GPUs: the switch reduces and multiplies.
 * SPDX-License-Identifier: MIT
 *
 *     multicast address p          GPU 0     GPU 1     GPU 2     ...     each has memory behind p,
 *                                 +-----+   +-----+   +-----+            and an address of its own for it
 *     ld_reduce  r  <----- sum ---|  x0 |---|  x1 |---|  x2 |
 *     st         v  ------------->|  v  |-->|  v  |-->|  v  |
 *     red        v  -- add to --->|x0+v |-->|x1+v |-->|x2+v |
 *                                 +-----+   +-----+   +-----+
 *     bulk    shared memory ----> copied, or reduced, into each: multimem_bulk.gen.h, from PTX 9.1 on
 *
 * p comes from the driver (cuMulticastCreate() and its like, or a library for several GPUs), and in the
 * model from mgpu_emu_multicast(). Nothing but these functions may touch it. In which order a switch adds
 * is not documented; the model adds from the first GPU on.
 *
 * What one wrote by p and reads by the GPU's own address, or the other way round, needs
 * mgpu_fence_proxy_alias() between them.
 *
 * Typical use, a flag that all GPUs see, and a sum of four floats of each:
 *
 *     mgpu_multimem_red_release_sys_add_u32(flags, 1);
 *     mgpu_fence_proxy_alias();
 *     while (mgpu_ld_acquire_sys_global_b32(my_flags) < gpus) { }
 *     mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32(d, p);
 *
 * mgpu.h does not include this, for what it costs at compile time. A pair of 16-bit floats is one
 * register; scalars of 16 bits there are none, and red has min and max of one pair as v2_f16 and v2_bf16.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: multimem.ld_reduce, multimem.st, multimem.red,
 * multimem.cp.async.bulk, multimem.cp.reduce.async.bulk".
 */
#ifndef MGPU_PTX_MULTIMEM_H
#define MGPU_PTX_MULTIMEM_H

#include "multimem_async.gen.h"
#include "multimem_bulk.gen.h"
#include "multimem_ld_reduce.gen.h"
#include "multimem_red.gen.h"
#include "multimem_st.gen.h"

#endif /* MGPU_PTX_MULTIMEM_H */
