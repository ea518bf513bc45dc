/* mgpu/ptx/fabric.h - copies to and from logical endpoints on the fabric: sm_100 and newer.
 * SPDX-License-Identifier: MIT
 *
 *     shared memory ---- try_put, try_red ---->  [endpoint, offset]    another GPU's memory, or that of all members of a group
 *                   <--- try_get -----------
 *          bar      <--- reports whether it worked; layout v1
 *
 * mgpu.h does not include this, and the assembler of CUDA 13.3 is the first that knows it. The model has no endpoints, which
 * the host makes with the driver: it refuses all but the fences. No GPU has run them for mgpu. For sm_120 the assembler
 * takes copies and reductions, and makes a trap of them.
 *
 * Typical use, a row to another GPU:
 *
 *     mgpu_mbarrier_arrive_expect_tx(bar, bytes / 16);                      try_put counts in units of 16 bytes
 *     mgpu_fabric_try_put(endpoint, offset, row, bytes, bar);
 *     mgpu_fabric_submit();                                                 or the phase never ends
 *     while (!mgpu_mbarrier_try_wait_parity_report(bar, parity, report)) {} newer.h; report[0]: it did not work
 *
 * PTX ISA, "Fabric Instructions".
 */
#ifndef MGPU_PTX_FABRIC_H
#define MGPU_PTX_FABRIC_H

#include "../config.h"
#include "fabric.gen.h"

#endif /* MGPU_PTX_FABRIC_H */
