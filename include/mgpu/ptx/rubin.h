/* mgpu/ptx/rubin.h - what Rubin (sm_107a, sm_107f) adds to mbarriers, bulk copies and TMA.
 * SPDX-License-Identifier: MIT
 *
 *     _multicast          one mbarrier operation at the same place of many CTAs           rubin.gen.h
 *     _multicast_32b      a mask of 32 CTAs, where that of _multicast has 16              rubin.gen.h, rubin_tma.gen.h
 *     _report             a copy that tells its barrier of a pattern in the data: rubin_how.h
 *     _global_address     a box of another tensor than the map's, of the same shape
 *     _l2_evict_last      a prefetch that stays in L2, and _l2_evict_normal, which ends it
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.4 is the first that knows it. No Rubin has run it.
 *
 * Typical use, a stage of a ring that all CTAs of a cluster have read:
 *
 *     mgpu_mbarrier_arrive_multicast(empty, all);             one instruction, each CTA of `all` is told
 *
 * a tile that may not have been written yet, of a peer who fills it without a flag:
 *
 *     do {
 *         mgpu_mbarrier_arrive_expect_tx(bar, bytes);                           of layout v1
 *         mgpu_bulk_load_report(MGPU_REPORT_PER_16BYTES_8000, dst, src, bytes, bar);
 *         while (!mgpu_mbarrier_try_wait_parity_report(bar, parity, report)) {}   newer.h
 *         parity ^= 1;
 *     } while (report[0]);
 *
 * and one map for all matrices of a group:
 *
 *     mgpu_tma_load_2d_global_address(dst, map, matrix[i], c0, c1, bar);
 *
 * PTX ISA, "cp.async.bulk", "cp.async.bulk.tensor", "Report Mechanisms for Asynchronous Copy Operations", "Tensor Base
 * Address Override", "applypriority.async.bulk", "mbarrier.arrive".
 */
#ifndef MGPU_PTX_RUBIN_H
#define MGPU_PTX_RUBIN_H

#include "../config.h"
#include "rubin.gen.h"
#include "rubin_how.h"
#include "rubin_tma.gen.h"

#endif /* MGPU_PTX_RUBIN_H */
