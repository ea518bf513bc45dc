/* mgpu/ptx/f8_arith.gen.h - sums, products and both of four numbers of 8, 6 or 4 bits.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/simd.py. The picture and the use are in f8_arith.h.
 */
#ifndef MGPU_PTX_F8_ARITH_GEN_H
#define MGPU_PTX_F8_ARITH_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/f8_arith.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* pair_elsewhere.gen.h made sentences of them. */
#undef mgpu_add_rn_e5m2x4
#undef mgpu_sub_rn_e5m2x4
#undef mgpu_mul_rn_e5m2x4
#undef mgpu_fma_rn_e5m2x4
#undef mgpu_add_rn_satfinite_e5m2x4
#undef mgpu_sub_rn_satfinite_e5m2x4
#undef mgpu_mul_rn_satfinite_e5m2x4
#undef mgpu_fma_rn_satfinite_e5m2x4
#undef mgpu_add_rn_e4m3x4
#undef mgpu_sub_rn_e4m3x4
#undef mgpu_mul_rn_e4m3x4
#undef mgpu_fma_rn_e4m3x4
#undef mgpu_add_rn_satfinite_e4m3x4
#undef mgpu_sub_rn_satfinite_e4m3x4
#undef mgpu_mul_rn_satfinite_e4m3x4
#undef mgpu_fma_rn_satfinite_e4m3x4

#if !MGPU_EMULATE
/* `words`, the instruction up to its types, `operands`, and what it takes beside a and b. */
#define MGPU__F8_CASE(n, text, ...)                                                            \
    case n:                                                                                    \
        asm(text : __VA_ARGS__);                                                               \
        break;
#define MGPU__F8_ONE(types, words, operands)                                                   \
    switch (types) {                                                                           \
        MGPU__F8_CASE(0, words ".e5m2x4" operands, "=r"(r)                                     \
                      : "r"(a), "r"(c))                                                        \
        MGPU__F8_CASE(1, words ".e4m3x4" operands, "=r"(r)                                     \
                      : "r"(a), "r"(c))                                                        \
        MGPU__F8_CASE(2, words ".e3m2x4" operands, "=r"(r)                                     \
                      : "r"(a), "r"(c))                                                        \
        MGPU__F8_CASE(3, words ".e2m3x4" operands, "=r"(r)                                     \
                      : "r"(a), "r"(c))                                                        \
        MGPU__F8_CASE(4, words ".e2m1x4" operands, "=r"(r)                                     \
                      : "h"((uint16_t)(a)), "r"(c))                                            \
        MGPU__F8_CASE(5, words ".e2m1p4x4" operands, "=r"(r)                                   \
                      : "r"(a), "r"(c))                                                        \
        MGPU__F8_CASE(6, words ".ue8m0x4" operands, "=r"(r)                                    \
                      : "r"(a), "r"(c))                                                        \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the types of arithmetic of four numbers are MGPU_F8X4_E5M2 to "    \
                     "MGPU_F8X4_UE8M0 or two of them, MGPU_F8X4(A, B), a constant");           \
    }
#define MGPU__F8_TWO(types, words, operands, ...)                                              \
    switch (types) {                                                                           \
        MGPU__F8_CASE(0, words ".e5m2x4.e5m2x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(1, words ".e5m2x4.e4m3x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(2, words ".e5m2x4.e3m2x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(3, words ".e5m2x4.e2m3x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(4, words ".e5m2x4.e2m1x4" operands, "=r"(r)                              \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(5, words ".e5m2x4.e2m1p4x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(6, words ".e5m2x4.ue8m0x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(7, words ".e4m3x4.e5m2x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(8, words ".e4m3x4.e4m3x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(9, words ".e4m3x4.e3m2x4" operands, "=r"(r)                              \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(10, words ".e4m3x4.e2m3x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(11, words ".e4m3x4.e2m1x4" operands, "=r"(r)                             \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(12, words ".e4m3x4.e2m1p4x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(13, words ".e4m3x4.ue8m0x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(14, words ".e3m2x4.e5m2x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(15, words ".e3m2x4.e4m3x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(16, words ".e3m2x4.e3m2x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(17, words ".e3m2x4.e2m3x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(18, words ".e3m2x4.e2m1x4" operands, "=r"(r)                             \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(19, words ".e3m2x4.e2m1p4x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(20, words ".e3m2x4.ue8m0x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(21, words ".e2m3x4.e5m2x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(22, words ".e2m3x4.e4m3x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(23, words ".e2m3x4.e3m2x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(24, words ".e2m3x4.e2m3x4" operands, "=r"(r)                             \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(25, words ".e2m3x4.e2m1x4" operands, "=r"(r)                             \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(26, words ".e2m3x4.e2m1p4x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(27, words ".e2m3x4.ue8m0x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(28, words ".e2m1x4.e5m2x4" operands, "=r"(r)                             \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(29, words ".e2m1x4.e4m3x4" operands, "=r"(r)                             \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(30, words ".e2m1x4.e3m2x4" operands, "=r"(r)                             \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(31, words ".e2m1x4.e2m3x4" operands, "=r"(r)                             \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(32, words ".e2m1x4.e2m1x4" operands, "=r"(r)                             \
                      : "h"((uint16_t)(a)), "h"((uint16_t)(b)) __VA_ARGS__)                    \
        MGPU__F8_CASE(33, words ".e2m1x4.e2m1p4x4" operands, "=r"(r)                           \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(34, words ".e2m1x4.ue8m0x4" operands, "=r"(r)                            \
                      : "h"((uint16_t)(a)), "r"(b) __VA_ARGS__)                                \
        MGPU__F8_CASE(35, words ".e2m1p4x4.e5m2x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(36, words ".e2m1p4x4.e4m3x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(37, words ".e2m1p4x4.e3m2x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(38, words ".e2m1p4x4.e2m3x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(39, words ".e2m1p4x4.e2m1x4" operands, "=r"(r)                           \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(40, words ".e2m1p4x4.e2m1p4x4" operands, "=r"(r)                         \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(41, words ".e2m1p4x4.ue8m0x4" operands, "=r"(r)                          \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(42, words ".ue8m0x4.e5m2x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(43, words ".ue8m0x4.e4m3x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(44, words ".ue8m0x4.e3m2x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(45, words ".ue8m0x4.e2m3x4" operands, "=r"(r)                            \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(46, words ".ue8m0x4.e2m1x4" operands, "=r"(r)                            \
                      : "r"(a), "h"((uint16_t)(b)) __VA_ARGS__)                                \
        MGPU__F8_CASE(47, words ".ue8m0x4.e2m1p4x4" operands, "=r"(r)                          \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
        MGPU__F8_CASE(48, words ".ue8m0x4.ue8m0x4" operands, "=r"(r)                           \
                      : "r"(a), "r"(b) __VA_ARGS__)                                            \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the types of arithmetic of four numbers are MGPU_F8X4_E5M2 to "    \
                     "MGPU_F8X4_UE8M0 or two of them, MGPU_F8X4(A, B), a constant");           \
    }
#endif

/* a + c of four numbers each, rounded once to the nearest e5m2; too large is infinity.
 *   ptx     add.rn.e5m2x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_e5m2x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_add_rn_e5m2x4"));
    r = mgpu__f8x4(1, 0, type, 7, a, 0, c, 0);
#else
    MGPU__F8_ONE(type, "add.rn.e5m2x4", " %0, %1, %2;")
#endif
    return r;
}

/* a - c of four numbers each, rounded once to the nearest e5m2; too large is infinity.
 *   ptx     sub.rn.e5m2x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_e5m2x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_sub_rn_e5m2x4"));
    r = mgpu__f8x4(1, 0, type, 7, a, 0, c, 1);
#else
    MGPU__F8_ONE(type, "sub.rn.e5m2x4", " %0, %1, %2;")
#endif
    return r;
}

/* a * b of four numbers each, rounded once to the nearest e5m2; too large is infinity.
 *   ptx     mul.rn.e5m2x4.ATYPE.BTYPE r, a, b;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_e5m2x4(uint32_t types, uint32_t a, uint32_t b)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_mul_rn_e5m2x4"));
    r = mgpu__f8x4(1, 0, types / 7, types % 7, a, b, 0, 2);
#else
    MGPU__F8_TWO(types, "mul.rn.e5m2x4", " %0, %1, %2;", )
#endif
    return r;
}

/* a * b + c of four numbers each, rounded once to the nearest e5m2; too large is infinity.
 *   ptx     fma.rn.e5m2x4.ATYPE.BTYPE r, a, b, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_e5m2x4(uint32_t types, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_fma_rn_e5m2x4"));
    r = mgpu__f8x4(1, 0, types / 7, types % 7, a, b, c, 0);
#else
    MGPU__F8_TWO(types, "fma.rn.e5m2x4", " %0, %1, %2, %3;", , "r"(c))
#endif
    return r;
}

/* a + c of four numbers each, rounded once to the nearest e5m2; too large is the largest.
 *   ptx     add.rn.satfinite.e5m2x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_satfinite_e5m2x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_add_rn_satfinite_e5m2x4"));
    r = mgpu__f8x4(1, 1, type, 7, a, 0, c, 0);
#else
    MGPU__F8_ONE(type, "add.rn.satfinite.e5m2x4", " %0, %1, %2;")
#endif
    return r;
}

/* a - c of four numbers each, rounded once to the nearest e5m2; too large is the largest.
 *   ptx     sub.rn.satfinite.e5m2x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_satfinite_e5m2x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_sub_rn_satfinite_e5m2x4"));
    r = mgpu__f8x4(1, 1, type, 7, a, 0, c, 1);
#else
    MGPU__F8_ONE(type, "sub.rn.satfinite.e5m2x4", " %0, %1, %2;")
#endif
    return r;
}

/* a * b of four numbers each, rounded once to the nearest e5m2; too large is the largest.
 *   ptx     mul.rn.satfinite.e5m2x4.ATYPE.BTYPE r, a, b;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_satfinite_e5m2x4(uint32_t types, uint32_t a, uint32_t b)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_mul_rn_satfinite_e5m2x4"));
    r = mgpu__f8x4(1, 1, types / 7, types % 7, a, b, 0, 2);
#else
    MGPU__F8_TWO(types, "mul.rn.satfinite.e5m2x4", " %0, %1, %2;", )
#endif
    return r;
}

/* a * b + c of four numbers each, rounded once to the nearest e5m2; too large is the largest.
 *   ptx     fma.rn.satfinite.e5m2x4.ATYPE.BTYPE r, a, b, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   c       four e5m2
 *   returns four e5m2; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_satfinite_e5m2x4(uint32_t types, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_fma_rn_satfinite_e5m2x4"));
    r = mgpu__f8x4(1, 1, types / 7, types % 7, a, b, c, 0);
#else
    MGPU__F8_TWO(types, "fma.rn.satfinite.e5m2x4", " %0, %1, %2, %3;", , "r"(c))
#endif
    return r;
}

/* a + c of four numbers each, rounded once to the nearest e4m3; too large is a NaN.
 *   ptx     add.rn.e4m3x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_e4m3x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_add_rn_e4m3x4"));
    r = mgpu__f8x4(0, 0, type, 7, a, 0, c, 0);
#else
    MGPU__F8_ONE(type, "add.rn.e4m3x4", " %0, %1, %2;")
#endif
    return r;
}

/* a - c of four numbers each, rounded once to the nearest e4m3; too large is a NaN.
 *   ptx     sub.rn.e4m3x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_e4m3x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_sub_rn_e4m3x4"));
    r = mgpu__f8x4(0, 0, type, 7, a, 0, c, 1);
#else
    MGPU__F8_ONE(type, "sub.rn.e4m3x4", " %0, %1, %2;")
#endif
    return r;
}

/* a * b of four numbers each, rounded once to the nearest e4m3; too large is a NaN.
 *   ptx     mul.rn.e4m3x4.ATYPE.BTYPE r, a, b;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_e4m3x4(uint32_t types, uint32_t a, uint32_t b)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_mul_rn_e4m3x4"));
    r = mgpu__f8x4(0, 0, types / 7, types % 7, a, b, 0, 2);
#else
    MGPU__F8_TWO(types, "mul.rn.e4m3x4", " %0, %1, %2;", )
#endif
    return r;
}

/* a * b + c of four numbers each, rounded once to the nearest e4m3; too large is a NaN.
 *   ptx     fma.rn.e4m3x4.ATYPE.BTYPE r, a, b, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_e4m3x4(uint32_t types, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_fma_rn_e4m3x4"));
    r = mgpu__f8x4(0, 0, types / 7, types % 7, a, b, c, 0);
#else
    MGPU__F8_TWO(types, "fma.rn.e4m3x4", " %0, %1, %2, %3;", , "r"(c))
#endif
    return r;
}

/* a + c of four numbers each, rounded once to the nearest e4m3; too large is the largest.
 *   ptx     add.rn.satfinite.e4m3x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_satfinite_e4m3x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_add_rn_satfinite_e4m3x4"));
    r = mgpu__f8x4(0, 1, type, 7, a, 0, c, 0);
#else
    MGPU__F8_ONE(type, "add.rn.satfinite.e4m3x4", " %0, %1, %2;")
#endif
    return r;
}

/* a - c of four numbers each, rounded once to the nearest e4m3; too large is the largest.
 *   ptx     sub.rn.satfinite.e4m3x4.ATYPE r, a, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   type    a constant, 0..6: MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0, the type of a; with another
 *           one the file does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_satfinite_e4m3x4(uint32_t type, uint32_t a, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_sub_rn_satfinite_e4m3x4"));
    r = mgpu__f8x4(0, 1, type, 7, a, 0, c, 1);
#else
    MGPU__F8_ONE(type, "sub.rn.satfinite.e4m3x4", " %0, %1, %2;")
#endif
    return r;
}

/* a * b of four numbers each, rounded once to the nearest e4m3; too large is the largest.
 *   ptx     mul.rn.satfinite.e4m3x4.ATYPE.BTYPE r, a, b;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_satfinite_e4m3x4(uint32_t types, uint32_t a, uint32_t b)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_mul_rn_satfinite_e4m3x4"));
    r = mgpu__f8x4(0, 1, types / 7, types % 7, a, b, 0, 2);
#else
    MGPU__F8_TWO(types, "mul.rn.satfinite.e4m3x4", " %0, %1, %2;", )
#endif
    return r;
}

/* a * b + c of four numbers each, rounded once to the nearest e4m3; too large is the largest.
 *   ptx     fma.rn.satfinite.e4m3x4.ATYPE.BTYPE r, a, b, c;
 *   needs   PTX 9.4, sm_100a, sm_103a
 *   by      any thread
 *   types   a constant, 0..48: MGPU_F8X4(A, B), the types of a and b; with another one the file
 *           does not assemble
 *   a       four numbers, in bytes but e2m1: in nibbles of the low 16 bits
 *   b       as a
 *   c       four e4m3
 *   returns four e4m3; NaN is 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_satfinite_e4m3x4(uint32_t types, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_F8_ADDS, "mgpu_fma_rn_satfinite_e4m3x4"));
    r = mgpu__f8x4(0, 1, types / 7, types % 7, a, b, c, 0);
#else
    MGPU__F8_TWO(types, "fma.rn.satfinite.e4m3x4", " %0, %1, %2, %3;", , "r"(c))
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_F8_ARITH_GEN_H */
