/* mgpu/ptx/tcgen05_ld_red.gen.h - tcgen05.ld.red: tensor memory to registers, and the smallest or largest of them.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05.py.
 *
 * A row of scores is a lane of tensor memory: its maximum comes with the load.
 *
 *     mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(s, &row_max, scores);
 *     mgpu_tcgen05_wait_ld();
 *     mgpu_tmem_regs_f32_x32(s);
 *     mgpu_tmem_regs_f32_x1(&row_max);
 *
 * Not on sm_100a and sm_100f. No GPU that has it has run it.
 */
#ifndef MGPU_PTX_TCGEN05_LD_RED_GEN_H
#define MGPU_PTX_TCGEN05_LD_RED_GEN_H

#include "../config.h"
#include "tcgen05_red_regs.gen.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x2_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x2_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x4_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x4_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x8_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x8_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x16_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x16_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x32_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x32_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x64_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x64_max_u32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_abs_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_abs_nan_f32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_s32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_s32
#undef mgpu_tcgen05_ld_red_32x32b_x128_min_u32
#undef mgpu_tcgen05_ld_red_32x32b_x128_max_u32

#if MGPU_EMULATE
#define MGPU__TCGEN05_LD_RED_TWO(n, next, last, word, kind, how, r, red, taddr, split)         \
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(MGPU__HOLDS(n, r), red, taddr,                          \
                                       MGPU__TMEM_16X32BX2, n, split, how))
#else
#define MGPU__TCGEN05_LD_RED_TWO(n, next, last, word, kind, how, r, red, taddr, split)         \
    asm volatile("tcgen05.ld.red.sync.aligned.16x32bx2.x" #n "." word " "                      \
                 "{" MGPU__TMEM_SLOTS_##n "}, %" #n ", [%" #next "], %" #last ";"              \
                 : MGPU__TMEM_OUT_##kind##_##n(r), MGPU__TMEM_ONE_##kind(*(red))               \
                 : "r"((uint32_t)(taddr)), "n"(split) : "memory")
#endif

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_abs_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_nan_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_abs_nan_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_abs_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if one
 * is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_nan_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_abs_nan_f32(float r[2], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_F_2(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x2(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_s32(int32_t r[2], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.s32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_R_2(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x2(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_s32(int32_t r[2], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.s32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_R_2(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_min_u32(uint32_t r[2], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_R_2(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x2.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x2_max_u32(uint32_t r[2], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 2, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x2.max.u32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, %2, [%3];"
                 : MGPU__TMEM_OUT_R_2(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_abs_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_nan_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_abs_nan_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_abs_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if one
 * is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_nan_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_abs_nan_f32(float r[4], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_F_4(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x4(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_s32(int32_t r[4], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.s32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_R_4(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x4(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_s32(int32_t r[4], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.s32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_R_4(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_min_u32(uint32_t r[4], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.min.u32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_R_4(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x4.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x4_max_u32(uint32_t r[4], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 4, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x4.max.u32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, %4, [%5];"
                 : MGPU__TMEM_OUT_R_4(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_abs_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_nan_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_abs_nan_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_abs_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if one
 * is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_nan_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_abs_nan_f32(float r[8], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_F_8(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x8(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_s32(int32_t r[8], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.s32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_R_8(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x8(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_s32(int32_t r[8], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.s32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_R_8(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_min_u32(uint32_t r[8], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.min.u32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_R_8(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x8.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x8_max_u32(uint32_t r[8], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 8, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x8.max.u32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, %8, [%9];"
                 : MGPU__TMEM_OUT_R_8(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_abs_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_nan_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_abs_nan_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_abs_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_nan_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_abs_nan_f32(float r[16], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_F_16(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x16(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_s32(int32_t r[16], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.s32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_R_16(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x16(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_s32(int32_t r[16], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.s32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_R_16(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_min_u32(uint32_t r[16], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.min.u32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_R_16(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x16.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x16_max_u32(uint32_t r[16], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 16, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x16.max.u32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, %16, [%17];"
                 : MGPU__TMEM_OUT_R_16(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_abs_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_nan_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_abs_nan_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_abs_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_abs_nan_f32(float r[32], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_F_32(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x32(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_s32(int32_t r[32], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.s32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_R_32(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x32(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_s32(int32_t r[32], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.s32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_R_32(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_min_u32(uint32_t r[32], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.min.u32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_R_32(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x32.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x32_max_u32(uint32_t r[32], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 32, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x32.max.u32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, %32, [%33];"
                 : MGPU__TMEM_OUT_R_32(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_abs_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_nan_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_abs_nan_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_abs_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_nan_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in r,
 * NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_abs_nan_f32(float r[64], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_F_64(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x64(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_s32(int32_t r[64], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.s32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_R_64(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x64(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_s32(int32_t r[64], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.s32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_R_64(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_min_u32(uint32_t r[64], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.min.u32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_R_64(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x64.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x64_max_u32(uint32_t r[64], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 64, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x64.max.u32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, %64, [%65];"
                 : MGPU__TMEM_OUT_R_64(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, of
 * those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0, 0));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_abs_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_nan_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest magnitude in
 * r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_abs_nan_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, of those
 * that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in
 * r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.abs.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_abs_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.abs.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r, NaN if
 * one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_nan_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest magnitude in
 * r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.abs.NaN.f32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_abs_nan_f32(float r[128], float *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_ABS | MGPU__LD_RED_NAN));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.abs.NaN.f32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_F_128(r), "=f"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x128(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_s32(int32_t r[128], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.s32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_R_128(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.s32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x128(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_s32(int32_t r[128], int32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_S32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.s32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_R_128(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.min.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_min_u32(uint32_t r[128], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.min.u32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_R_128(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory: lane T, column i; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.32x32b.x128.max.u32 r, red, [taddr];
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r),
 *           mgpu_tmem_regs_x1(red)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_red_32x32b_x128_max_u32(uint32_t r[128], uint32_t *red, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld_red(r, red, taddr, MGPU__TMEM_32X32B, 128, 0,
                                       MGPU__LD_RED_MAX | MGPU__LD_RED_U32));
#else
    asm volatile("tcgen05.ld.red.sync.aligned.32x32b.x128.max.u32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, %128, [%129];"
                 : MGPU__TMEM_OUT_R_128(r), "=r"(*red)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.f32", F, 0, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS | MGPU__LD_RED_NAN,\
        r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS, r,\
        red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN, r,\
        red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x2(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS\
        | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x2(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x2(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r, red,\
        taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 2 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X2_MAX_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(2, 3, 4, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r, red,\
        taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.f32", F, 0, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS | MGPU__LD_RED_NAN,\
        r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS, r,\
        red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN, r,\
        red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x4(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS\
        | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x4(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x4(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r, red,\
        taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MIN_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 4 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x4.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X4_MAX_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(4, 5, 6, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r, red,\
        taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.f32", F, 0, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS |                \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_F32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_ABS_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS, r,\
        red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_NAN_F32(r, red, taddr, split)                      \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN, r,\
        red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x8(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_ABS_NAN_F32(r, red, taddr, split)                  \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS\
        | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x8(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x8(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_S32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r,   \
        red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MIN_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 8 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i +
 * split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x8.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X8_MAX_U32(r, red, taddr, split)                          \
    MGPU__TCGEN05_LD_RED_TWO(8, 9, 10, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r,   \
        red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.f32", F, 0, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr,    \
        split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr,    \
        split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS |              \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS,\
        r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN,\
        r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x16(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX |              \
        MGPU__LD_RED_ABS | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x16(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x16(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r, \
        red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 16 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x16.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(16, 17, 18, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r, \
        red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.f32", F, 0, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr,    \
        split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr,    \
        split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS |              \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS,\
        r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN,\
        r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x32(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX |              \
        MGPU__LD_RED_ABS | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x32(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x32(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r, \
        red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MIN_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 32 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x32.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X32_MAX_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(32, 33, 34, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r, \
        red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.f32", F, 0, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr,    \
        split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr,    \
        split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS |              \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_F32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_ABS_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.abs.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_ABS,\
        r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_NAN_F32(r, red, taddr, split)                     \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.NaN.f32", F, MGPU__LD_RED_MAX | MGPU__LD_RED_NAN,\
        r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x64(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_ABS_NAN_F32(r, red, taddr, split)                 \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX |              \
        MGPU__LD_RED_ABS | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x64(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x64(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_S32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, r, \
        red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MIN_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr, split)

/* Load 64 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x64.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X64_MAX_U32(r, red, taddr, split)                         \
    MGPU__TCGEN05_LD_RED_TWO(64, 65, 66, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, r, \
        red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_F32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.f32", F, 0, r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_ABS_F32(r, red, taddr, split)                    \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.abs.f32", F, MGPU__LD_RED_ABS, r, red, taddr, \
        split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_NAN_F32(r, red, taddr, split)                    \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.NaN.f32", F, MGPU__LD_RED_NAN, r, red, taddr, \
        split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_ABS_NAN_F32(r, red, taddr, split)                \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.abs.NaN.f32", F, MGPU__LD_RED_ABS |           \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_F32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.f32", F, MGPU__LD_RED_MAX, r, red, taddr,     \
        split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, of those that are no NaN.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.abs.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_ABS_F32(r, red, taddr, split)                    \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.abs.f32", F, MGPU__LD_RED_MAX |               \
        MGPU__LD_RED_ABS, r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_NAN_F32(r, red, taddr, split)                    \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.NaN.f32", F, MGPU__LD_RED_MAX |               \
        MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest magnitude in r, NaN if one is.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.abs.NaN.f32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 floats, in flight until the wait
 *   red     one float, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_f32_x128(r),
 *           mgpu_tmem_regs_f32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_ABS_NAN_F32(r, red, taddr, split)                \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.abs.NaN.f32", F, MGPU__LD_RED_MAX |           \
        MGPU__LD_RED_ABS | MGPU__LD_RED_NAN, r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x128(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_S32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.s32", R, MGPU__LD_RED_S32, r, red, taddr,     \
        split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.s32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_s32_x128(r),
 *           mgpu_tmem_regs_s32_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_S32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.s32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_S32, \
        r, red, taddr, split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the smallest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.min.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MIN_U32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "min.u32", R, MGPU__LD_RED_U32, r, red, taddr,     \
        split)

/* Load 128 registers: r[i] = tensor memory: lane T % 16, column i, of threads 16 to 31 column i
 * + split; *red = the largest in r.
 *   ptx     tcgen05.ld.red.sync.aligned.16x32bx2.x128.max.u32 r, red, [taddr], split;
 *   needs   PTX 8.8, sm_103f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   red     one register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r),
 *           mgpu_tmem_regs_x1(red)
 */
#define MGPU_TCGEN05_LD_RED_16X32BX2_X128_MAX_U32(r, red, taddr, split)                        \
    MGPU__TCGEN05_LD_RED_TWO(128, 129, 130, "max.u32", R, MGPU__LD_RED_MAX | MGPU__LD_RED_U32, \
        r, red, taddr, split)

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_ld_red_32x32b_x2_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_abs_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_nan_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_abs_nan_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_abs_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_nan_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_abs_nan_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_s32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_s32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_min_u32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x2_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x2_max_u32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_abs_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_nan_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_abs_nan_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_abs_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_nan_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_abs_nan_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_s32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_s32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_min_u32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x4_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x4_max_u32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_abs_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_nan_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_abs_nan_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_abs_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_nan_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_abs_nan_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_s32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_s32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_min_u32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x8_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x8_max_u32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_abs_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_nan_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_abs_nan_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_abs_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_nan_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_abs_nan_f32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_s32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_s32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_min_u32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x16_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x16_max_u32(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_abs_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_nan_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_abs_nan_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_abs_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_abs_nan_f32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_s32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_s32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_min_u32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x32_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x32_max_u32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_abs_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_nan_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_abs_nan_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_abs_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_nan_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_abs_nan_f32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_s32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_s32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_min_u32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x64_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x64_max_u32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_abs_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_nan_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_abs_nan_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_abs_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_abs_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_nan_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_abs_nan_f32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_abs_nan_f32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_s32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_s32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_s32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_min_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_min_u32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_red_32x32b_x128_max_u32(r, ...) mgpu_tcgen05_ld_red_32x32b_x128_max_u32(MGPU__HOLDS(128, r), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_LD_RED_GEN_H */
