/* mgpu/blackwell.h - mgpu.h, and what Blackwell's tensor cores and copies need.
 * SPDX-License-Identifier: MIT
 *
 *     #include <mgpu/blackwell.h>
 *     MGPU_REQUIRE(TCGEN05);
 *
 * Left out, for what they cost at compile time: ptx/tcgen05_ld_red.h, tile/mma_sp.h.
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

#if MGPU_HAS_DEVICE
#include "ptx/cached_v8.h"
#include "ptx/cvt_narrow.h"
#include "ptx/matrix_narrow.h"
#include "ptx/multimem_fp8.h"
#include "ptx/st_async_global.h"
#include "ptx/bulk_mask.h"
#include "ptx/clusterlaunchcontrol.h"
#include "ptx/tcgen05.h"
#include "ptx/tma_gather.h"
#include "ptx/tma_pair.h"
#include "tile/clc.h"
#include "tile/mma.h"
#include "tile/tmem.h"
#include "ptx/tcgen05_mma.h"
#include "ptx/tcgen05_mma_scaled.h"
#endif

#endif /* MGPU_BLACKWELL_H */
