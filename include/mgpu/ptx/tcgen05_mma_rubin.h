/* mgpu/ptx/tcgen05_mma_rubin.h - tcgen05.mma on Rubin: B is kept too, B of indices, integers of 12 bits.
 * SPDX-License-Identifier: MIT
 *
 *     _collectors       a word for what becomes of A, and one for B: each may be read again without memory
 *                           use, other   MGPU_COLLECTOR_FILL, MGPU_COLLECTOR_FILL       the first of a row
 *                                        MGPU_COLLECTOR_USE, MGPU_COLLECTOR_FILL        A again, another B
 *     _decompress_lut   B has indices of 3 bits in shared memory, tables of eight e4m3 are in tensor memory
 *     _ti16             A and B are integers of a sign and 11 bits in 16, D is of 32
 *
 * Hints, all of _collectors: what comes out does not depend on them, if a use follows a fill of the same operand.
 *
 * Typical use, two rows of tiles against one B:
 *     mgpu_tcgen05_mma_f16_ss_collectors(d0, a0, b, idesc, 1, MGPU_COLLECTOR_DISCARD, MGPU_COLLECTOR_FILL);
 *     mgpu_tcgen05_mma_f16_ss_collectors(d1, a1, b, idesc, 1, MGPU_COLLECTOR_DISCARD, MGPU_COLLECTOR_LASTUSE);
 *
 * Neither mgpu.h nor blackwell.h includes this; the assembler of CUDA 13.4 is the first that knows it, and no Rubin has run
 * it. The model multiplies the first, and refuses the other two, of whose bits it has no published rule.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_RUBIN_H
#define MGPU_PTX_TCGEN05_MMA_RUBIN_H

#include "tcgen05_mma_collectors.gen.h"
#include "tcgen05_mma_lut.gen.h"
#include "tcgen05_mma_ti16.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_RUBIN_H */
