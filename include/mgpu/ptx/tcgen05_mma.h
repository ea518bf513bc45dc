/* mgpu/ptx/tcgen05_mma.h - D = A * B + D on Blackwell's tensor core: one thread issues, D is in tensor memory.
 * SPDX-License-Identifier: MIT
 *
 *     D [M][N] (+)= A [M][K] * B [N][K]          K of one instruction: 32 bytes of a row of A
 *
 *     _ss   A and B in shared memory            _f16     f16, bf16                   D f32, f16
 *     _ts   A in tensor memory                  _tf32    tf32                        D f32
 *     _cg2  over both CTAs of a pair            _f8f6f4  e4m3 e5m2 e3m2 e2m3 e2m1    D f32, f16
 *                                               _i8      s8, u8                      D s32
 *
 * Types, majors, M and N are in the instruction descriptor (layout/instr_desc.h), where A and B lie in
 * matrix descriptors (layout/tcgen05_desc.h), where D lies says layout/tmem.h.
 *
 * Typical use, the one thread that issues; a stage of a ring is 64 of K of bf16:
 *
 *     mgpu_mbarrier_wait(full, parity);
 *     mgpu_tcgen05_fence_after_thread_sync();
 *     for (uint32_t k = 0; k < 4; k++)
 *         mgpu_tcgen05_mma_f16_ss(d, a + 2 * k, b + 2 * k, idesc, step != 0 || k != 0);
 *     mgpu_tcgen05_commit(empty);              ... empty: A and B have been read
 *
 * Of one thread, operations with the same D and shape run in order; whatever else needs the result of one waits
 * at the mbarrier of a commit. Not in mgpu.h: include this, or mgpu/blackwell.h. No Blackwell has run them.
 *
 * PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_H
#define MGPU_PTX_TCGEN05_MMA_H

#include "tcgen05.h"

#include "tcgen05_mma.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_H */
