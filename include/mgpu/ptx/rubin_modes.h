/* mgpu/ptx/rubin_modes.h - TMA on four rows and on pixels with what Rubin (sm_107a, sm_107f) adds to that of tiles.
 * SPDX-License-Identifier: MIT
 *
 *     _gather4, _scatter4       four rows of a matrix                tma_gather.h
 *     _im2col, _im2col_no_offs  pixels of images                     tma_im2col.h
 *     _multicast_32b, _report, _global_address, _l2_evict_last       rubin.h
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.4 is the first that knows it. No Rubin has run it.
 *
 * Typical use, rows of experts, one map for all of them:
 *
 *     mgpu_tma_load_2d_gather4_global_address(dst, map, expert[e], c0, r[0], r[1], r[2], r[3], bar);
 *
 * PTX ISA, "cp.async.bulk.tensor", "Tensor Base Address Override".
 */
#ifndef MGPU_PTX_RUBIN_MODES_H
#define MGPU_PTX_RUBIN_MODES_H

#include "../config.h"
#include "rubin_how.h"
#include "rubin_modes.gen.h"

#endif /* MGPU_PTX_RUBIN_MODES_H */
