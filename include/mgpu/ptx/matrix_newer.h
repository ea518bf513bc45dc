/* mgpu/ptx/matrix_newer.h - ldmatrix of 4-bit numbers, which come as 8-bit ones: PTX 9.4.
 * SPDX-License-Identifier: MIT
 *
 *     one matrix of 8 rows and 16 columns
 *     in shared memory: a row is 8 bytes at an address that a lane gives; the lower half of a byte is the
 *     column before the upper half's (seen on an H200)
 *     in registers: four columns to a lane, a byte each
 *
 *               cols  0 1 2 3    4 5 6 7    8 to 11    12 to 15
 *     row 0            lane 0         1          2           3      column 4c + h: byte h
 *     row 1                 4         5          6           7
 *     ...
 *
 * which is A of mma.sync with 8-bit integers: weights of 4 bits need no unpacking.
 *
 * Typical use, 16 rows x 32 columns for mgpu_mma_m16n8k32_s32_s8_s8(), rows 16 bytes apart:
 *
 *     uint32_t a[4];           (rows 0-7, cols 0-15), (8-15, 0-15), (0-7, 16-31), (8-15, 16-31)
 *     mgpu_ldmatrix_m8n16_x4_s8_s4(a, smem + lane % 16 * 16 + lane / 16 * 256);
 *
 * PTX ISA, "Warp Level Matrix Instructions: ldmatrix".
 */
#ifndef MGPU_PTX_MATRIX_NEWER_H
#define MGPU_PTX_MATRIX_NEWER_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* mbarrier_elsewhere.gen.h made sentences of them. */
#undef mgpu_ldmatrix_m8n16_x1_s8_s4
#undef mgpu_ldmatrix_m8n16_x2_s8_s4
#undef mgpu_ldmatrix_m8n16_x4_s8_s4

/* Load one 8x16 matrix of signed 4-bit numbers as 8-bit ones: byte h of r[i] in lane 4 * row + c is
 * [row][4c + h] of matrix i. In memory the lower half of a byte is the number before (seen on an H200).
 *   ptx     ldmatrix.sync.aligned.m8n16.x1.shared::cta.s8.s4 r, [addr];
 *   needs   PTX 9.4, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       1 register
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 8 bytes
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x1_s8_s4(uint32_t r[1], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 1, addr, MGPU__S4));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x1.shared::cta.s8.s4 {%0}, [%1];"
                 : "=r"(r[0])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 8x16 matrices of signed 4-bit numbers as 8-bit ones, as mgpu_ldmatrix_m8n16_x1_s8_s4().
 *   ptx     ldmatrix.sync.aligned.m8n16.x2.shared::cta.s8.s4 r, [addr];
 *   needs   PTX 9.4, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane % 8` of matrix `lane / 8`; other lanes are
 *           not looked at;
 *           16-byte aligned; a row is 8 bytes
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x2_s8_s4(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 2, addr, MGPU__S4));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared::cta.s8.s4 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load four 8x16 matrices of signed 4-bit numbers as 8-bit ones, as mgpu_ldmatrix_m8n16_x1_s8_s4().
 *   ptx     ldmatrix.sync.aligned.m8n16.x4.shared::cta.s8.s4 r, [addr];
 *   needs   PTX 9.4, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 8` of matrix `lane / 8`;
 *           16-byte aligned; a row is 8 bytes
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x4_s8_s4(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 4, addr, MGPU__S4));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x4.shared::cta.s8.s4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ldmatrix_m8n16_x1_s8_s4(r, ...)                                                   \
    mgpu_ldmatrix_m8n16_x1_s8_s4(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x2_s8_s4(r, ...)                                                   \
    mgpu_ldmatrix_m8n16_x2_s8_s4(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x4_s8_s4(r, ...)                                                   \
    mgpu_ldmatrix_m8n16_x4_s8_s4(MGPU__HOLDS(4, r), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MATRIX_NEWER_H */
