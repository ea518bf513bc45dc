/* mgpu/mgpu.h - everything but a few headers: include this, or any of the headers below alone.
 * SPDX-License-Identifier: MIT
 *
 * The charter
 *
 *   one function    is one instruction (ptx/), named by its opcode; its comment has the PTX line
 *   arithmetic      is plain C (layout/): swizzles, descriptors and fragment maps run anywhere
 *   two bodies      of each instruction stand side by side: PTX, and a call into the model (emu/)
 *   idioms          (tile/) only repeat what each kernel repeats; they hide no instruction
 *   the host side   (host/) says what is wrong before the driver does, in a sentence
 *   nothing else    no global state (but with MGPU_DEBUG=1), no hidden allocation, no printing,
 *                   nothing to link
 *
 * Not included here, for what they cost at compile time; x_{a,b}.gen.h is x_a.gen.h and x_b.gen.h:
 *
 *     ptx/wgmma_f16_f16.h wgmma of f16 that sums in f16
 *     ptx/wgmma_tf32.h    wgmma of tf32
 *     ptx/wgmma_{bf16,f16}_mn.gen.h    wgmma on MN-major matrices: functions with _ta or _tb in their names
 *     ptx/wgmma_{e4m3,e5m2}.gen.h      wgmma of 8-bit floats, by the type of A
 *     ptx/wgmma_{s8,u8,b1}.gen.h       wgmma of integers and bits, by the type of A; its accumulators are named by
 *                         tile/acc_s32.gen.h and ptx/regs_s32.gen.h
 *     ptx/wgmma_neg_{bf16,f16,f16_f16,tf32,e4m3,e5m2}.gen.h      wgmma that subtracts: functions with _neg
 *     ptx/wgmma_sp_{bf16,bf16_mn,f16,f16_mn,f16_f16,tf32,e4m3,e5m2,s8,u8}.gen.h         on a sparse A: _sp
 *     ptx/wgmma_sp_neg_{bf16,bf16_mn,f16,f16_mn,f16_f16,tf32,e4m3,e5m2}.gen.h           both
 *                         ptx/wgmma_{mn,fp8,int,neg,sp,sp_neg}.h have all of a line, at the cost of all
 *     ptx/tma_reduce.h    TMA that reduces tiles, but sums, which tma.h has
 *     ptx/tma_im2col.h    TMA on the pixels of images: functions with _im2col in their names
 *     ptx/math.h          f32 arithmetic of sm_100: two at once, with 16 bits, min and max of three, of a warp
 *     ptx/cp_async_l2.h   cp.async that lets L2 bring in more: functions with _l2_ in their names
 *     ptx/cached.h        ld_global and st_global that say what caches do: _nc, _l1_..., _hint
 *     ptx/mma.h           mma.sync and mma.sp, by one warp: functions with mgpu_mma_ in their names
 *     ptx/mma_f8f6f4.h    the same of types of 4 and 6 bits (sm_120); ptx/mma_block_scale.h: with scales
 *     ptx/atom_any.h      atomics of any order and scope, in every space
 *     ptx/atom_vector.h   atomics of several neighbours; of halves: ptx/atom_vector_half.h
 *     ptx/multimem.h      one address for the memory of several GPUs
 *     ptx/newer.h         what PTX 9.1 to 9.5 have for Hopper
 *     ptx/rubin.h         what Rubin adds to mbarriers, bulk copies and TMA; ptx/rubin_modes.h: of four rows and pixels;
 *                         ptx/rubin_dim.h: tensors whose sizes and strides are operands
 *     ptx/simd.h          four bytes at once, of Rubin and sm_120; ptx/f8_arith.h: four numbers of 8 bits and fewer
 *     ptx/fabric.h        copies to logical endpoints; ptx/tcgen05_newer.h: tensor memory and commits of PTX 9.4
 *     ptx/tcgen05.h       tensor memory (Blackwell): columns, loads, stores; blackwell.h has all of it
 *     tile/epilogue_f8.h  accumulators to e4m3 and e5m2, or any type; tile/row_scale.h: times scales of rows and columns
 *     tile/epilogue_fused.h  tiles that become activation(alpha * sums + beta * C + bias) on their way out
 *     tile/epilogue_rows.h  tiles whose last rows are those of another: stored while the next one is multiplied
 *     tile/groups.h       which tile comes next where rows lie in groups; host/groups.h: what a program asks of it
 *     tile/product_sparse.h  stages of a product whose A is sparse
 *     tile/product_stream.h  stream-K: who has the end of a tile gives its sums to who has the beginning
 *     tile/sums.h         sums of a tile of D^T meet, of two warpgroups and of parts of K, and go to D
 *     tile/product_f8.h   stages of a product of 8-bit floats, promoted sums; tile/product_out.h: from its sums to D
 *     tile/weights.h      packed weights of 4 and 8 bits to fragments of bf16 or f16; layout/weights.h: packs them
 *     host/product.h      what a program asks of a kernel, and what is wrong with it; host/product_shape.h: what is quickest;
 *                         host/product_weights.h: of packed weights
 *     host/im2col_wide.h  tensor maps of pixels along W
 *     layout/block_scale.h  f32 to mxfp8, mxfp4, nvfp4 with their scales, and back
 *     layout/sparse_pack.h  a dense matrix to a sparse one: prune, compress, metadata words
 *     layout/tmem.h       tensor memory (Blackwell): D and A of tcgen05.mma; layout/tmem_ldst.h,
 *                         tmem_cp.h, sparse_tmem.h, scale.h: ld and st, cp, metadata, scale factors
 *     layout/instr_desc.h, instr_desc_fault.h, tcgen05_desc.h, zero_mask.h, host/instr_desc_text.h
 *                         descriptors of Blackwell's tcgen05.mma
 *
 * Folder = layer, file = instruction family or concept, function = opcode. Includes go down:
 *
 *     host/  tile/        what programs and kernels are made of
 *     layout/  ptx/  emu/ arithmetic, instructions, the model of the machine
 *     launch_rules.h kernel.h debug.h status.h types.h config.h
 */
#ifndef MGPU_MGPU_H
#define MGPU_MGPU_H

#include "config.h"

#if MGPU_EMULATE && !defined(MGPU_EMU_IMPLEMENTATION)
#include "emu/absent.h"
#endif

#include "types.h"
#include "status.h"
#include "debug.h"
#include "kernel.h"

#include "layout/swizzle.h"
#include "layout/tile.h"
#include "layout/number.h"
#include "layout/fragment.h"
#include "layout/mma_fragment.h"
#include "layout/sparse.h"
#include "layout/smem_desc.h"
#include "layout/tensormap.h"
#include "layout/schedule.h"
#include "layout/product.h"

#if MGPU_HAS_DEVICE
#include "ptx/thread.h"
#include "ptx/barrier.h"
#include "ptx/redux.h"
#include "ptx/warp.h"
#include "ptx/cluster.h"
#include "ptx/fence.h"
#include "ptx/mbarrier.h"
#include "ptx/mbarrier_layout.h"
#include "ptx/bulk.h"
#include "ptx/cp_async.h"
#include "ptx/st_async.h"
#include "ptx/tma.h"
#include "ptx/tensormap.h"
#include "ptx/matrix.h"
#include "ptx/cvt.h"
#include "ptx/integer.h"
#include "ptx/approx.h"
#include "ptx/pair.h"
#include "ptx/memory.h"
#include "ptx/cache.h"
#include "ptx/atom.h"
#include "ptx/wgmma.h"
#include "ptx/regs.gen.h"

#include "tile/acc.h"
#include "tile/pipeline.h"
#include "tile/epilogue.h"
#include "tile/fuse.h"
#include "tile/product.h"
#include "tile/product_parts.h"
#else
#include "ptx/host_only.gen.h"
#endif

#if !MGPU_NVRTC
#include "host/device.h"
#include "host/debug.h"
#include "host/memory.h"
#include "host/tensor_map.h"
#include "host/launch.h"
#include "host/smem_desc_text.h"
#endif

#if MGPU_EMULATE
#include "emu/emu.h"
#if defined(MGPU_EMU_IMPLEMENTATION)
#include "emu/implementation.h"
#endif
#endif

#endif /* MGPU_MGPU_H */
