/* mgpu/ptx/simd.gen.h - four bytes or two halves at once, of Rubin and sm_120.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/simd.py. The picture and the use are in simd.h.
 *
 *     set_...    each lane of the result is all ones where it is so, else 0
 */
#ifndef MGPU_PTX_SIMD_GEN_H
#define MGPU_PTX_SIMD_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/simd.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* pair_elsewhere.gen.h made sentences of them. */
#undef mgpu_add_u8x4
#undef mgpu_add_s8x4
#undef mgpu_sub_u8x4
#undef mgpu_sub_s8x4
#undef mgpu_min_u8x4
#undef mgpu_min_s8x4
#undef mgpu_max_u8x4
#undef mgpu_max_s8x4
#undef mgpu_neg_s8x4
#undef mgpu_add_sat_u8x4
#undef mgpu_add_sat_s8x4
#undef mgpu_add_sat_u16x2
#undef mgpu_add_sat_s16x2
#undef mgpu_set_eq_u8x4
#undef mgpu_set_eq_s8x4
#undef mgpu_set_eq_u16x2
#undef mgpu_set_eq_s16x2
#undef mgpu_set_ne_u8x4
#undef mgpu_set_ne_s8x4
#undef mgpu_set_ne_u16x2
#undef mgpu_set_ne_s16x2
#undef mgpu_set_lt_u8x4
#undef mgpu_set_lt_s8x4
#undef mgpu_set_lt_u16x2
#undef mgpu_set_lt_s16x2
#undef mgpu_set_le_u8x4
#undef mgpu_set_le_s8x4
#undef mgpu_set_le_u16x2
#undef mgpu_set_le_s16x2
#undef mgpu_set_gt_u8x4
#undef mgpu_set_gt_s8x4
#undef mgpu_set_gt_u16x2
#undef mgpu_set_gt_s16x2
#undef mgpu_set_ge_u8x4
#undef mgpu_set_ge_s8x4
#undef mgpu_set_ge_u16x2
#undef mgpu_set_ge_s16x2
#undef mgpu_add_sat_u32

/* Sums of four bytes; what does not fit wraps.
 *   ptx     add.u8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 */
MGPU_DEVICE uint32_t
mgpu_add_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_u8x4"));
    r = mgpu__simd(MGPU__SIMD_ADD, 8, 0, a, b);
#else
    asm("add.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Sums of four signed bytes; what does not fit wraps.
 *   ptx     add.s8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_add_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_s8x4"));
    r = mgpu__simd(MGPU__SIMD_ADD, 8, 1, a, b);
#else
    asm("add.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Differences a - b of four bytes; what does not fit wraps.
 *   ptx     sub.u8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 */
MGPU_DEVICE uint32_t
mgpu_sub_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_sub_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SUB, 8, 0, a, b);
#else
    asm("sub.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Differences a - b of four signed bytes; what does not fit wraps.
 *   ptx     sub.s8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_sub_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_sub_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SUB, 8, 1, a, b);
#else
    asm("sub.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The lesser of each of four bytes.
 *   ptx     min.u8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 */
MGPU_DEVICE uint32_t
mgpu_min_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_min_u8x4"));
    r = mgpu__simd(MGPU__SIMD_MIN, 8, 0, a, b);
#else
    asm("min.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The lesser of each of four signed bytes.
 *   ptx     min.s8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_min_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_min_s8x4"));
    r = mgpu__simd(MGPU__SIMD_MIN, 8, 1, a, b);
#else
    asm("min.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of each of four bytes.
 *   ptx     max.u8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 */
MGPU_DEVICE uint32_t
mgpu_max_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_max_u8x4"));
    r = mgpu__simd(MGPU__SIMD_MAX, 8, 0, a, b);
#else
    asm("max.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of each of four signed bytes.
 *   ptx     max.s8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_max_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_max_s8x4"));
    r = mgpu__simd(MGPU__SIMD_MAX, 8, 1, a, b);
#else
    asm("max.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The negatives of four signed bytes; -128 stays.
 *   ptx     neg.s8x4 r, a;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_neg_s8x4(uint32_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_neg_s8x4"));
    r = mgpu__simd(MGPU__SIMD_NEG, 8, 1, a, 0);
#else
    asm("neg.s8x4 %0, %1;" : "=r"(r) : "r"(a));
#endif
    return r;
}

/* Sums of four bytes, clamped to what fits.
 *   ptx     add.sat.u8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 */
MGPU_DEVICE uint32_t
mgpu_add_sat_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_sat_u8x4"));
    r = mgpu__simd(MGPU__SIMD_ADD_SAT, 8, 0, a, b);
#else
    asm("add.sat.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Sums of four signed bytes, clamped to what fits.
 *   ptx     add.sat.s8x4 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 */
MGPU_DEVICE uint32_t
mgpu_add_sat_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_sat_s8x4"));
    r = mgpu__simd(MGPU__SIMD_ADD_SAT, 8, 1, a, b);
#else
    asm("add.sat.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Sums of two halves, clamped to what fits.
 *   ptx     add.sat.u16x2 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 */
MGPU_DEVICE uint32_t
mgpu_add_sat_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_sat_u16x2"));
    r = mgpu__simd(MGPU__SIMD_ADD_SAT, 16, 0, a, b);
#else
    asm("add.sat.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Sums of two signed halves, clamped to what fits.
 *   ptx     add.sat.s16x2 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 */
MGPU_DEVICE uint32_t
mgpu_add_sat_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_sat_s16x2"));
    r = mgpu__simd(MGPU__SIMD_ADD_SAT, 16, 1, a, b);
#else
    asm("add.sat.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are equal to those of b.
 *   ptx     set.eq.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_eq_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_eq_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_EQ, 8, 0, a, b);
#else
    asm("set.eq.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are equal to those of b.
 *   ptx     set.eq.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_eq_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_eq_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_EQ, 8, 1, a, b);
#else
    asm("set.eq.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are equal to those of b.
 *   ptx     set.eq.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_eq_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_eq_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_EQ, 16, 0, a, b);
#else
    asm("set.eq.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are equal to those of b.
 *   ptx     set.eq.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_eq_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_eq_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_EQ, 16, 1, a, b);
#else
    asm("set.eq.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are other than those of b.
 *   ptx     set.ne.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ne_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ne_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_NE, 8, 0, a, b);
#else
    asm("set.ne.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are other than those of b.
 *   ptx     set.ne.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ne_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ne_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_NE, 8, 1, a, b);
#else
    asm("set.ne.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are other than those of b.
 *   ptx     set.ne.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ne_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ne_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_NE, 16, 0, a, b);
#else
    asm("set.ne.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are other than those of b.
 *   ptx     set.ne.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ne_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ne_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_NE, 16, 1, a, b);
#else
    asm("set.ne.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are less than those of b.
 *   ptx     set.lt.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_lt_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_lt_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_LT, 8, 0, a, b);
#else
    asm("set.lt.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are less than those of b.
 *   ptx     set.lt.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_lt_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_lt_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_LT, 8, 1, a, b);
#else
    asm("set.lt.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are less than those of b.
 *   ptx     set.lt.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_lt_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_lt_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_LT, 16, 0, a, b);
#else
    asm("set.lt.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are less than those of b.
 *   ptx     set.lt.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_lt_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_lt_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_LT, 16, 1, a, b);
#else
    asm("set.lt.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are at most those of b.
 *   ptx     set.le.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_le_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_le_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_LE, 8, 0, a, b);
#else
    asm("set.le.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are at most those of b.
 *   ptx     set.le.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_le_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_le_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_LE, 8, 1, a, b);
#else
    asm("set.le.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are at most those of b.
 *   ptx     set.le.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_le_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_le_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_LE, 16, 0, a, b);
#else
    asm("set.le.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are at most those of b.
 *   ptx     set.le.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_le_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_le_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_LE, 16, 1, a, b);
#else
    asm("set.le.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are larger than those of b.
 *   ptx     set.gt.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_gt_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_gt_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_GT, 8, 0, a, b);
#else
    asm("set.gt.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are larger than those of b.
 *   ptx     set.gt.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_gt_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_gt_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_GT, 8, 1, a, b);
#else
    asm("set.gt.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are larger than those of b.
 *   ptx     set.gt.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_gt_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_gt_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_GT, 16, 0, a, b);
#else
    asm("set.gt.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are larger than those of b.
 *   ptx     set.gt.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_gt_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_gt_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_GT, 16, 1, a, b);
#else
    asm("set.gt.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four bytes of a are at least those of b.
 *   ptx     set.ge.u8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four bytes
 *   b       four bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ge_u8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ge_u8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_GE, 8, 0, a, b);
#else
    asm("set.ge.u8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of four signed bytes of a are at least those of b.
 *   ptx     set.ge.s8x4 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       four signed bytes
 *   b       four signed bytes
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ge_s8x4(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ge_s8x4"));
    r = mgpu__simd(MGPU__SIMD_SET_GE, 8, 1, a, b);
#else
    asm("set.ge.s8x4 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two halves of a are at least those of b.
 *   ptx     set.ge.u16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two halves
 *   b       two halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ge_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ge_u16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_GE, 16, 0, a, b);
#else
    asm("set.ge.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Which of two signed halves of a are at least those of b.
 *   ptx     set.ge.s16x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two signed halves
 *   b       two signed halves
 *   returns ones in each lane where it is so, else 0
 */
MGPU_DEVICE uint32_t
mgpu_set_ge_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_set_ge_s16x2"));
    r = mgpu__simd(MGPU__SIMD_SET_GE, 16, 1, a, b);
#else
    asm("set.ge.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a + b, at most 2^32 - 1.
 *   ptx     add.sat.u32 r, a, b;
 *   needs   PTX 9.2, sm_107f, sm_120f
 *   by      any thread
 *   a       any number
 *   b       any number
 */
MGPU_DEVICE uint32_t
mgpu_add_sat_u32(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_SIMD, "mgpu_add_sat_u32"));
    r = mgpu__simd(MGPU__SIMD_ADD_SAT, 32, 0, a, b);
#else
    asm("add.sat.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_SIMD_GEN_H */
