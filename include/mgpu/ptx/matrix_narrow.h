/* mgpu/ptx/matrix_narrow.h - ldmatrix and stmatrix of 8-, 6- and 4-bit elements: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 *     m8n16            a matrix of 8 rows and 16 columns: a register has four columns of a row, a byte each
 *
 *                      cols  0 1 2 3    4 5 6 7    8 to 11    12 to 15
 *         row 0               lane 0         1          2           3
 *         row 1                    4         5          6           7
 *         ...
 *
 *     m16n16.trans     16 rows of 16: a lane has four rows of columns n and n + 8, in two registers
 *
 *                      byte   0          1          2             3          lane 4n + c
 *         r[0]           [4c][n]   [4c+1][n]   [4c][n+8]   [4c+1][n+8]
 *         r[1]         [4c+2][n]   [4c+3][n] [4c+2][n+8]   [4c+3][n+8]
 *
 *     m16n8.trans      stmatrix: a register is what four results of mma.sync m16n8 are as bytes, stored as 8 rows of 16
 *
 * b6x16_p32 and b4x16_p64: a row of shared memory is 16 bytes too, 12 or 8 of elements and the rest of padding, as TMA
 * makes them of packed ones; they come as bytes, in the low bits. kind::f8f6f4 of mma.sync wants 4-bit ones two bits
 * further up: r[i] << 2.
 *
 * Typical use, A of mma.sync m16n8k32, K contiguous, in 6 bits, and B from rows along N, of 8 bits:
 *
 *     mgpu_ldmatrix_m8n16_x4_b6x16_p32(a, tile + lane % 16 * row_bytes + lane / 16 * 16);
 *     mgpu_ldmatrix_m16n16_x1_trans_b8(t, b_tile + lane % 16 * n_bytes);           k 0 to 15, n 0 to 15
 *     b[0] = mgpu_prmt(t[0], t[1], 0x5410);                                         n 0 to 7: four k of one n
 *     b[1] = mgpu_prmt(t[0], t[1], 0x7632);                                         n 8 to 15
 *
 * layout/fragment.h has these maps, both ways. That of m16n16 is what CuTe's layouts say; no GPU has shown it here.
 * mgpu.h leaves this header out.
 *
 * PTX ISA, "Warp Level Matrix Instructions: ldmatrix", "stmatrix".
 */
#ifndef MGPU_PTX_MATRIX_NARROW_H
#define MGPU_PTX_MATRIX_NARROW_H

#include "matrix_narrow.gen.h"

#endif /* MGPU_PTX_MATRIX_NARROW_H */
