/* mgpu/ptx/tcgen05_mma_ws.h - tcgen05.mma.ws: B stays in the tensor core, for few rows of A.
 * SPDX-License-Identifier: MIT
 *
 *     M 32, 64, 128       N 64, 128, 256 (of a sparse A 64, 128)       cta_group::1
 *
 *     _collector          one of four buffers holds B: tcgen05_how.h
 *     _zero_column_mask   columns of B that count as zero: layout/zero_mask.h
 *
 * Typical use, a tile of weights that two batches of rows share:
 *
 *     mgpu_tcgen05_mma_ws_f16_ss_collector(d0, x0, w, idesc, 1, 1, MGPU_COLLECTOR_FILL);
 *     mgpu_tcgen05_mma_ws_f16_ss_collector(d1, x1, w, idesc, 1, 1, MGPU_COLLECTOR_LASTUSE);
 *
 * Where D lies, layout/tmem.h says: of M = 64 and 32 its columns are in two and four groups of lanes. Not in
 * mgpu.h, nor in blackwell.h, for what it costs at compile time. No Blackwell has run them.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma.ws".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_WS_H
#define MGPU_PTX_TCGEN05_MMA_WS_H

#include "tcgen05_mma.h"

#include "tcgen05_mma_ws.gen.h"
#include "tcgen05_mma_ws_sp.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_WS_H */
