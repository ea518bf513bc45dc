/* mgpu/ptx/integer.h - integers, bits and bytes that C has no expression for.
 * SPDX-License-Identifier: MIT
 *
 *     prmt       four bytes of eight       lop3      any function of three bits
 *     bfi bfe    a field of bits           bmsk      a mask of ones     szext   from n bits
 *     fns bfind  where a bit is            sad       c + |a - b|
 *     vabsdiff4  |a - b| of four bytes, and c + their sum
 *     dp4a dp2a  products of bytes         mul24 mad24 and clamped sums
 *     _u16x2 _s16x2 _relu                  Hopper's: two at once, and max(.., 0)
 *     clmad      a product without carries (PTX 9.3)
 *
 * Typical use, four u8 of a word times four s8 of another:
 *
 *     sum = mgpu_dp4a_u32_s32(a, b, sum);
 *
 * PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift Instructions: lop3", "Data Movement
 * and Conversion Instructions: prmt".
 */
#ifndef MGPU_PTX_INTEGER_H
#define MGPU_PTX_INTEGER_H

#include "integer.gen.h"

#if MGPU_HAS_DEVICE

/* r = any function of three bits, bit by bit: bit 4 * a + 2 * b + c of the table. With the columns
 * A = 0xf0, B = 0xcc, C = 0xaa the table of (a & b) ^ c is (0xf0 & 0xcc) ^ 0xaa. ptxas finds it in
 * C's own expressions as well; this says it.
 *   ptx     lop3.b32 r, a, b, c, table;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   r       a uint32_t that gets the result
 *   a, b, c uint32_t
 *   table   an integer constant, 0 to 255
 */
#define MGPU_LOP3(r, a, b, c, table) MGPU__LOP3(r, a, b, c, table)

#if MGPU_EMULATE
#define MGPU__LOP3(r, a, b, c, table)                                                          \
    do {                                                                                       \
        MGPU__LOP3_RANGE(table);                                                               \
        (r) = mgpu__int_lop3(a, b, c, table);                                                  \
    } while (0)
#else
#define MGPU__LOP3(r, a, b, c, table)                                                          \
    do {                                                                                       \
        MGPU__LOP3_RANGE(table);                                                               \
        asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(c), "n"(table));    \
    } while (0)
#endif
#define MGPU__LOP3_RANGE(table)                                                                \
    static_assert((table) >= 0 && (table) <= 255, "mgpu: lop3 takes a table of 8 bits")

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_INTEGER_H */
