/* mgpu/ptx/matrix.h - 8x8 matrices between shared memory and the registers of a warp.
 * SPDX-License-Identifier: MIT
 *
 *     one matrix of 16-bit elements
 *     in shared memory: 8 rows of 16 bytes, each at an address that a lane gives
 *     in registers: two elements to a lane
 *
 *               cols  0 1    2 3    4 5    6 7
 *     row 0          lane 0      1      2      3        low half: the even column
 *     row 1               4      5      6      7
 *     ...
 *     row 7              28     29     30     31
 *
 * With _trans registers and memory see each other's transpose. This register layout is the one
 * of wgmma's and mma's fragments, so stmatrix writes an accumulator (first made 16-bit with
 * mgpu_cvt_rn_bf16x2_f32()) and ldmatrix reads an A operand.
 *
 * Typical use, a warp writes 16 rows x 16 columns of its accumulator, rows 32 bytes apart:
 *
 *     uint32_t r[4];           (rows 0-7, cols 0-7), (8-15, 0-7), (0-7, 8-15), (8-15, 8-15)
 *     addr = smem + lane % 16 * 32 + lane / 16 * 16;
 *     mgpu_stmatrix_x4(addr, r);
 *
 * These are plain accesses: before TMA reads what stmatrix wrote, see fence.h.
 *
 * PTX ISA, "Warp Level Matrix Instructions: ldmatrix, stmatrix, movmatrix".
 */
#ifndef MGPU_PTX_MATRIX_H
#define MGPU_PTX_MATRIX_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- shared memory to registers ---------------------------------------------------------- */

/* Load one 8x8 matrix of 16-bit elements: half h of r[i] in lane 4 * row + c is [row][2c + h]
 * of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       1 register
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x1(uint32_t r[1], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 1, addr, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {%0}, [%1];"
                 : "=r"(r[0])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load one 8x8 matrix of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c is
 * [2c + h][row] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       1 register
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x1_trans(uint32_t r[1], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 1, addr, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 {%0}, [%1];"
                 : "=r"(r[0])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 8x8 matrices of 16-bit elements: half h of r[i] in lane 4 * row + c is [row][2c +
 * h] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row lane % 8 of matrix lane / 8; 16-byte
 *           aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x2(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 2, addr, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 8x8 matrices of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c is
 * [2c + h][row] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row lane % 8 of matrix lane / 8; 16-byte
 *           aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x2_trans(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 2, addr, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load four 8x8 matrices of 16-bit elements: half h of r[i] in lane 4 * row + c is [row][2c +
 * h] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row lane % 8 of matrix lane / 8; 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x4(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 4, addr, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load four 8x8 matrices of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c is
 * [2c + h][row] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row lane % 8 of matrix lane / 8; 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ldmatrix_x4_trans(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix(r, 4, addr, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* ---- registers to shared memory ---------------------------------------------------------- */

/* Store one 8x8 matrix of 16-bit elements: half h of r[i] in lane 4 * row + c becomes [row][2c
 * + h] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x1.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned
 *   r       1 register
 */
MGPU_DEVICE void
mgpu_stmatrix_x1(uint32_t addr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 1, 0));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x1.shared::cta.b16 [%0], {%1};"
                 :
                 : "r"(addr), "r"(r[0])
                 : "memory");
#endif
}

/* Store one 8x8 matrix of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c
 * becomes [2c + h][row] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned
 *   r       1 register
 */
MGPU_DEVICE void
mgpu_stmatrix_x1_trans(uint32_t addr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 1, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 [%0], {%1};"
                 :
                 : "r"(addr), "r"(r[0])
                 : "memory");
#endif
}

/* Store two 8x8 matrices of 16-bit elements: half h of r[i] in lane 4 * row + c becomes
 * [row][2c + h] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    lanes 0 to 15: the shared address of row lane % 8 of matrix lane / 8; 16-byte
 *           aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_x2(uint32_t addr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 2, 0));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 [%0], {%1, %2};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1])
                 : "memory");
#endif
}

/* Store two 8x8 matrices of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c
 * becomes [2c + h][row] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    lanes 0 to 15: the shared address of row lane % 8 of matrix lane / 8; 16-byte
 *           aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_x2_trans(uint32_t addr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 2, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 [%0], {%1, %2};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1])
                 : "memory");
#endif
}

/* Store four 8x8 matrices of 16-bit elements: half h of r[i] in lane 4 * row + c becomes
 * [row][2c + h] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    the shared address of row lane % 8 of matrix lane / 8; 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_x4(uint32_t addr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 4, 0));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* Store four 8x8 matrices of 16-bit elements, transposed: half h of r[i] in lane 4 * row + c
 * becomes [2c + h][row] of matrix i.
 *   ptx     stmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      one warp, converged
 *   addr    the shared address of row lane % 8 of matrix lane / 8; 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_x4_trans(uint32_t addr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix(addr, r, 4, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 "
                 "[%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* ---- registers to registers -------------------------------------------------------------- */

/* Transpose an 8x8 matrix of 16-bit elements that a warp holds, one register a lane.
 *   ptx     movmatrix.sync.aligned.m8n8.trans.b16 d, a;
 *   needs   PTX 7.8, sm_75
 *   by      one warp, converged
 *   a       half h in lane 4 * row + c is [row][2c + h]
 *   returns half h in lane 4 * row + c is [2c + h][row]
 */
MGPU_DEVICE uint32_t
mgpu_movmatrix_trans(uint32_t a)
{
    uint32_t d;
#if MGPU_EMULATE
    const uint32_t lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID);
    const uint32_t from = 8 * (lane % 4) + lane / 8;
    const uint32_t shift = 16 * (lane / 4 % 2);
    uint32_t lo, hi;
    MGPU__EMU(lo = (uint32_t)mgpu__emu_shfl(MGPU__SHFL_IDX, 0xffffffffu, a, from, 32));
    MGPU__EMU(hi = (uint32_t)mgpu__emu_shfl(MGPU__SHFL_IDX, 0xffffffffu, a, from + 4, 32));
    d = (lo >> shift & 0xffffu) | (hi >> shift & 0xffffu) << 16;
#else
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(d) : "r"(a) : "memory");
#endif
    return d;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ldmatrix_x1(r, ...)       mgpu_ldmatrix_x1(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_ldmatrix_x1_trans(r, ...) mgpu_ldmatrix_x1_trans(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_ldmatrix_x2(r, ...)       mgpu_ldmatrix_x2(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_x2_trans(r, ...) mgpu_ldmatrix_x2_trans(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_x4(r, ...)       mgpu_ldmatrix_x4(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ldmatrix_x4_trans(r, ...) mgpu_ldmatrix_x4_trans(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_stmatrix_x1(addr, ...)    mgpu_stmatrix_x1(addr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_stmatrix_x1_trans(addr, ...)                                                      \
    mgpu_stmatrix_x1_trans(addr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_stmatrix_x2(addr, ...) mgpu_stmatrix_x2(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_stmatrix_x2_trans(addr, ...)                                                      \
    mgpu_stmatrix_x2_trans(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_stmatrix_x4(addr, ...) mgpu_stmatrix_x4(addr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_stmatrix_x4_trans(addr, ...)                                                      \
    mgpu_stmatrix_x4_trans(addr, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */

#include "matrix_elsewhere.gen.h"

#endif /* MGPU_PTX_MATRIX_H */
