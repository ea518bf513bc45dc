/* mgpu/ptx/tcgen05_mma_sp.h - tcgen05.mma of a sparse A: of each four elements along K two are stored.
 * SPDX-License-Identifier: MIT
 *
 *     A of 4 x K:   a . . b | . c d . | ...        stored [M][K / 2]: a b | c d ...
 *                   0     3     1 2                metadata in tensor memory: which ones
 *
 * K is twice that of the dense instruction; B is dense. Of tf32 one of two is stored, of mxf4 and mxf4nvf4 two
 * pairs of four. Where the metadata lies says layout/sparse_tmem.h.
 *
 * Typical use, fp8, 64 of K each time:
 *
 *     idesc |= MGPU_INSTR_DESC_SPARSE;
 *     for (uint32_t k = 0; k < 2; k++)
 *         mgpu_tcgen05_mma_sp_f8f6f4_ss(d, a + 2 * k, b + 4 * k, meta + 2 * k, idesc, k != 0);
 *
 * Suffixes are those of tcgen05_mma_how.h and of tcgen05_mma_scaled.h. Not in mgpu.h, nor in blackwell.h, for what
 * it costs at compile time; each header below also stands alone. No Blackwell has run them.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma.sp".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_SP_H
#define MGPU_PTX_TCGEN05_MMA_SP_H

#include "tcgen05_mma.h"

#include "tcgen05_mma_sp.gen.h"
#include "tcgen05_mma_sp_collector.gen.h"
#include "tcgen05_mma_sp_how.gen.h"
#include "tcgen05_mma_sp_scaled.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_SP_H */
