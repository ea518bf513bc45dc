/* mgpu/blackwell.h - mgpu.h, and what Blackwell's tensor cores and copies need.
 * SPDX-License-Identifier: MIT
 *
 *     #include <mgpu/blackwell.h>
 *     MGPU_REQUIRE(TCGEN05);
 *
 * Left out, for what they cost at compile time:
 *
 *     ptx/tcgen05_ld_red.h    loads of tensor memory with the least or greatest of what they load
 *     ptx/tcgen05_mma_{how,collector}.gen.h          tcgen05.mma that keeps lanes of D, scales D, shifts A; or tells the collector;
 *                             ptx/tcgen05_mma_how.h has both
 *     ptx/tcgen05_mma_{sp,sp_how,sp_collector,sp_scaled}.gen.h          the same, and with scales, on a sparse A;
 *                             ptx/tcgen05_mma_sp.h has all four
 *     tile/mma_sp.h           tiles with a sparse A; tile/mma_sp_scaled.h has those with scales
 *     ptx/tcgen05_mma_ws.h    tcgen05.mma.ws: B stays in the tensor core, for few rows of A
 *     ptx/tma_im2col_w.h      TMA on pixels along W, with a halo
 *     ptx/cvt_newer.h         8, 6 and 4 bits from 16 bits and back, with scales: PTX 9.1 and 9.2
 *     ptx/cvt_rubin.h         the same toward zero, through one scale, without -0; ue5m3: Rubin
 *     ptx/tcgen05_mma_rubin.h tcgen05.mma of Rubin: B is kept too, B of indices, integers of 12 bits
 *     ptx/math_rubin.h        two f32 at once with two of 16 bits: Rubin
 *     and those that mgpu.h names
 *
 * In the model: MGPU_EMU_TARGET=sm_100a, or `target` of mgpu_emu_configure().
 */
#ifndef MGPU_BLACKWELL_H
#define MGPU_BLACKWELL_H

#include "mgpu.h"

#include "layout/instr_desc.h"
#include "layout/mma_tile.h"
#include "layout/scale.h"
#include "layout/sparse_tmem.h"
#include "layout/tcgen05_desc.h"
#include "layout/tmem.h"
#include "layout/tmem_cp.h"
#include "layout/tmem_ldst.h"
#include "layout/tmem_ref.h"

#if MGPU_HAS_DEVICE
#include "ptx/bulk_mask.h"
#include "ptx/cached_v8.h"
#include "ptx/clusterlaunchcontrol.h"
#include "ptx/cvt_narrow.h"
#include "ptx/matrix_narrow.h"
#include "ptx/multimem_fp8.h"
#include "ptx/st_async_global.h"
#include "ptx/tcgen05.h"
#include "ptx/tcgen05_mma.h"
#include "ptx/tcgen05_mma_scaled.h"
#include "ptx/tensormap_newer.h"
#include "ptx/tma_gather.h"
#include "ptx/tma_pair.h"
#include "tile/clc.h"
#include "tile/mma.h"
#include "tile/pair.h"
#include "tile/slab.h"
#include "tile/tmem.h"
#include "tile/tmem_ref.h"
#endif

#endif /* MGPU_BLACKWELL_H */
