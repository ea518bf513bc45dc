/* mgpu/ptx/tcgen05_mma_scaled.h - tcgen05.mma of narrow floats with a scale factor for each block of K.
 * SPDX-License-Identifier: MIT
 *
 *     D [M][N] (+)= (A * sfa) * (B * sfb)       sfa [M][K / block], sfb [N][K / block], in tensor memory
 *
 *     _mxf8f6f4_block32   e4m3 e5m2 e3m2 e2m3 e2m1    ue8m0             K 32: 1 byte of a word of scales
 *     _mxf4_block32       e2m1                        ue8m0             K 64: 2 bytes
 *     _mxf4nvf4_block32   e2m1                        ue8m0             K 64: 2 bytes
 *     _mxf4nvf4_block16   e2m1                        ue4m3, ue8m0      K 64: 4 bytes
 *
 * Typical use, 128 of K of mxfp8; the scales came by mgpu_tcgen05_cp_32x128b_warpx4():
 *
 *     for (uint32_t k = 0; k < 4; k++)
 *         mgpu_tcgen05_mma_mxf8f6f4_block32_ss(d, a + 2 * k, b + 2 * k,
 *             idesc | mgpu_instr_desc_scale_ids(k, k), sfa, sfb, step != 0 || k != 0);
 *
 * D is f32. Where scales lie says layout/scale.h. What holds for the other kinds, tcgen05_mma.h says. Not in mgpu.h:
 * include this, or mgpu/blackwell.h. No Blackwell has run them.
 *
 * PTX ISA, "Block Scaling for tcgen05.mma.sync".
 */
#ifndef MGPU_PTX_TCGEN05_MMA_SCALED_H
#define MGPU_PTX_TCGEN05_MMA_SCALED_H

#include "tcgen05_mma.h"

#include "tcgen05_mma_scaled.gen.h"

#endif /* MGPU_PTX_TCGEN05_MMA_SCALED_H */
