/* mgpu/ptx/tcgen05_red_regs.gen.h - registers of tcgen05.ld.red by name.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05.py. As tcgen05_regs.gen.h, for floats and integers with a sign.
 */
#ifndef MGPU_PTX_TCGEN05_RED_REGS_GEN_H
#define MGPU_PTX_TCGEN05_RED_REGS_GEN_H

#include "../config.h"
#include "tcgen05_regs.gen.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tmem_regs_f32_x1
#undef mgpu_tmem_regs_f32_x2
#undef mgpu_tmem_regs_f32_x4
#undef mgpu_tmem_regs_f32_x8
#undef mgpu_tmem_regs_f32_x16
#undef mgpu_tmem_regs_f32_x32
#undef mgpu_tmem_regs_f32_x64
#undef mgpu_tmem_regs_f32_x128
#undef mgpu_tmem_regs_s32_x1
#undef mgpu_tmem_regs_s32_x2
#undef mgpu_tmem_regs_s32_x4
#undef mgpu_tmem_regs_s32_x8
#undef mgpu_tmem_regs_s32_x16
#undef mgpu_tmem_regs_s32_x32
#undef mgpu_tmem_regs_s32_x64
#undef mgpu_tmem_regs_s32_x128

#define MGPU__TMEM_OUT_F_1(r) "=f"((r)[0])
#define MGPU__TMEM_OUT_F_2(r) "=f"((r)[0]), "=f"((r)[1])
#define MGPU__TMEM_OUT_F_4(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3])
#define MGPU__TMEM_OUT_F_8(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3]),            \
    "=f"((r)[4]), "=f"((r)[5]), "=f"((r)[6]), "=f"((r)[7])
#define MGPU__TMEM_OUT_F_16(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3]),           \
    "=f"((r)[4]), "=f"((r)[5]), "=f"((r)[6]), "=f"((r)[7]), "=f"((r)[8]), "=f"((r)[9]),          \
    "=f"((r)[10]), "=f"((r)[11]), "=f"((r)[12]), "=f"((r)[13]), "=f"((r)[14]), "=f"((r)[15])
#define MGPU__TMEM_OUT_F_32(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3]),           \
    "=f"((r)[4]), "=f"((r)[5]), "=f"((r)[6]), "=f"((r)[7]), "=f"((r)[8]), "=f"((r)[9]),          \
    "=f"((r)[10]), "=f"((r)[11]), "=f"((r)[12]), "=f"((r)[13]), "=f"((r)[14]), "=f"((r)[15]),    \
    "=f"((r)[16]), "=f"((r)[17]), "=f"((r)[18]), "=f"((r)[19]), "=f"((r)[20]), "=f"((r)[21]),    \
    "=f"((r)[22]), "=f"((r)[23]), "=f"((r)[24]), "=f"((r)[25]), "=f"((r)[26]), "=f"((r)[27]),    \
    "=f"((r)[28]), "=f"((r)[29]), "=f"((r)[30]), "=f"((r)[31])
#define MGPU__TMEM_OUT_F_64(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3]),           \
    "=f"((r)[4]), "=f"((r)[5]), "=f"((r)[6]), "=f"((r)[7]), "=f"((r)[8]), "=f"((r)[9]),          \
    "=f"((r)[10]), "=f"((r)[11]), "=f"((r)[12]), "=f"((r)[13]), "=f"((r)[14]), "=f"((r)[15]),    \
    "=f"((r)[16]), "=f"((r)[17]), "=f"((r)[18]), "=f"((r)[19]), "=f"((r)[20]), "=f"((r)[21]),    \
    "=f"((r)[22]), "=f"((r)[23]), "=f"((r)[24]), "=f"((r)[25]), "=f"((r)[26]), "=f"((r)[27]),    \
    "=f"((r)[28]), "=f"((r)[29]), "=f"((r)[30]), "=f"((r)[31]), "=f"((r)[32]), "=f"((r)[33]),    \
    "=f"((r)[34]), "=f"((r)[35]), "=f"((r)[36]), "=f"((r)[37]), "=f"((r)[38]), "=f"((r)[39]),    \
    "=f"((r)[40]), "=f"((r)[41]), "=f"((r)[42]), "=f"((r)[43]), "=f"((r)[44]), "=f"((r)[45]),    \
    "=f"((r)[46]), "=f"((r)[47]), "=f"((r)[48]), "=f"((r)[49]), "=f"((r)[50]), "=f"((r)[51]),    \
    "=f"((r)[52]), "=f"((r)[53]), "=f"((r)[54]), "=f"((r)[55]), "=f"((r)[56]), "=f"((r)[57]),    \
    "=f"((r)[58]), "=f"((r)[59]), "=f"((r)[60]), "=f"((r)[61]), "=f"((r)[62]), "=f"((r)[63])
#define MGPU__TMEM_OUT_F_128(r) "=f"((r)[0]), "=f"((r)[1]), "=f"((r)[2]), "=f"((r)[3]),          \
    "=f"((r)[4]), "=f"((r)[5]), "=f"((r)[6]), "=f"((r)[7]), "=f"((r)[8]), "=f"((r)[9]),          \
    "=f"((r)[10]), "=f"((r)[11]), "=f"((r)[12]), "=f"((r)[13]), "=f"((r)[14]), "=f"((r)[15]),    \
    "=f"((r)[16]), "=f"((r)[17]), "=f"((r)[18]), "=f"((r)[19]), "=f"((r)[20]), "=f"((r)[21]),    \
    "=f"((r)[22]), "=f"((r)[23]), "=f"((r)[24]), "=f"((r)[25]), "=f"((r)[26]), "=f"((r)[27]),    \
    "=f"((r)[28]), "=f"((r)[29]), "=f"((r)[30]), "=f"((r)[31]), "=f"((r)[32]), "=f"((r)[33]),    \
    "=f"((r)[34]), "=f"((r)[35]), "=f"((r)[36]), "=f"((r)[37]), "=f"((r)[38]), "=f"((r)[39]),    \
    "=f"((r)[40]), "=f"((r)[41]), "=f"((r)[42]), "=f"((r)[43]), "=f"((r)[44]), "=f"((r)[45]),    \
    "=f"((r)[46]), "=f"((r)[47]), "=f"((r)[48]), "=f"((r)[49]), "=f"((r)[50]), "=f"((r)[51]),    \
    "=f"((r)[52]), "=f"((r)[53]), "=f"((r)[54]), "=f"((r)[55]), "=f"((r)[56]), "=f"((r)[57]),    \
    "=f"((r)[58]), "=f"((r)[59]), "=f"((r)[60]), "=f"((r)[61]), "=f"((r)[62]), "=f"((r)[63]),    \
    "=f"((r)[64]), "=f"((r)[65]), "=f"((r)[66]), "=f"((r)[67]), "=f"((r)[68]), "=f"((r)[69]),    \
    "=f"((r)[70]), "=f"((r)[71]), "=f"((r)[72]), "=f"((r)[73]), "=f"((r)[74]), "=f"((r)[75]),    \
    "=f"((r)[76]), "=f"((r)[77]), "=f"((r)[78]), "=f"((r)[79]), "=f"((r)[80]), "=f"((r)[81]),    \
    "=f"((r)[82]), "=f"((r)[83]), "=f"((r)[84]), "=f"((r)[85]), "=f"((r)[86]), "=f"((r)[87]),    \
    "=f"((r)[88]), "=f"((r)[89]), "=f"((r)[90]), "=f"((r)[91]), "=f"((r)[92]), "=f"((r)[93]),    \
    "=f"((r)[94]), "=f"((r)[95]), "=f"((r)[96]), "=f"((r)[97]), "=f"((r)[98]), "=f"((r)[99]),    \
    "=f"((r)[100]), "=f"((r)[101]), "=f"((r)[102]), "=f"((r)[103]), "=f"((r)[104]),              \
    "=f"((r)[105]), "=f"((r)[106]), "=f"((r)[107]), "=f"((r)[108]), "=f"((r)[109]),              \
    "=f"((r)[110]), "=f"((r)[111]), "=f"((r)[112]), "=f"((r)[113]), "=f"((r)[114]),              \
    "=f"((r)[115]), "=f"((r)[116]), "=f"((r)[117]), "=f"((r)[118]), "=f"((r)[119]),              \
    "=f"((r)[120]), "=f"((r)[121]), "=f"((r)[122]), "=f"((r)[123]), "=f"((r)[124]),              \
    "=f"((r)[125]), "=f"((r)[126]), "=f"((r)[127])
#define MGPU__TMEM_BOTH_F_1(r) "+f"((r)[0])
#define MGPU__TMEM_BOTH_F_2(r) "+f"((r)[0]), "+f"((r)[1])
#define MGPU__TMEM_BOTH_F_4(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3])
#define MGPU__TMEM_BOTH_F_8(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3]),           \
    "+f"((r)[4]), "+f"((r)[5]), "+f"((r)[6]), "+f"((r)[7])
#define MGPU__TMEM_BOTH_F_16(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3]),          \
    "+f"((r)[4]), "+f"((r)[5]), "+f"((r)[6]), "+f"((r)[7]), "+f"((r)[8]), "+f"((r)[9]),          \
    "+f"((r)[10]), "+f"((r)[11]), "+f"((r)[12]), "+f"((r)[13]), "+f"((r)[14]), "+f"((r)[15])
#define MGPU__TMEM_BOTH_F_32(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3]),          \
    "+f"((r)[4]), "+f"((r)[5]), "+f"((r)[6]), "+f"((r)[7]), "+f"((r)[8]), "+f"((r)[9]),          \
    "+f"((r)[10]), "+f"((r)[11]), "+f"((r)[12]), "+f"((r)[13]), "+f"((r)[14]), "+f"((r)[15]),    \
    "+f"((r)[16]), "+f"((r)[17]), "+f"((r)[18]), "+f"((r)[19]), "+f"((r)[20]), "+f"((r)[21]),    \
    "+f"((r)[22]), "+f"((r)[23]), "+f"((r)[24]), "+f"((r)[25]), "+f"((r)[26]), "+f"((r)[27]),    \
    "+f"((r)[28]), "+f"((r)[29]), "+f"((r)[30]), "+f"((r)[31])
#define MGPU__TMEM_BOTH_F_64(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3]),          \
    "+f"((r)[4]), "+f"((r)[5]), "+f"((r)[6]), "+f"((r)[7]), "+f"((r)[8]), "+f"((r)[9]),          \
    "+f"((r)[10]), "+f"((r)[11]), "+f"((r)[12]), "+f"((r)[13]), "+f"((r)[14]), "+f"((r)[15]),    \
    "+f"((r)[16]), "+f"((r)[17]), "+f"((r)[18]), "+f"((r)[19]), "+f"((r)[20]), "+f"((r)[21]),    \
    "+f"((r)[22]), "+f"((r)[23]), "+f"((r)[24]), "+f"((r)[25]), "+f"((r)[26]), "+f"((r)[27]),    \
    "+f"((r)[28]), "+f"((r)[29]), "+f"((r)[30]), "+f"((r)[31]), "+f"((r)[32]), "+f"((r)[33]),    \
    "+f"((r)[34]), "+f"((r)[35]), "+f"((r)[36]), "+f"((r)[37]), "+f"((r)[38]), "+f"((r)[39]),    \
    "+f"((r)[40]), "+f"((r)[41]), "+f"((r)[42]), "+f"((r)[43]), "+f"((r)[44]), "+f"((r)[45]),    \
    "+f"((r)[46]), "+f"((r)[47]), "+f"((r)[48]), "+f"((r)[49]), "+f"((r)[50]), "+f"((r)[51]),    \
    "+f"((r)[52]), "+f"((r)[53]), "+f"((r)[54]), "+f"((r)[55]), "+f"((r)[56]), "+f"((r)[57]),    \
    "+f"((r)[58]), "+f"((r)[59]), "+f"((r)[60]), "+f"((r)[61]), "+f"((r)[62]), "+f"((r)[63])
#define MGPU__TMEM_BOTH_F_128(r) "+f"((r)[0]), "+f"((r)[1]), "+f"((r)[2]), "+f"((r)[3]),         \
    "+f"((r)[4]), "+f"((r)[5]), "+f"((r)[6]), "+f"((r)[7]), "+f"((r)[8]), "+f"((r)[9]),          \
    "+f"((r)[10]), "+f"((r)[11]), "+f"((r)[12]), "+f"((r)[13]), "+f"((r)[14]), "+f"((r)[15]),    \
    "+f"((r)[16]), "+f"((r)[17]), "+f"((r)[18]), "+f"((r)[19]), "+f"((r)[20]), "+f"((r)[21]),    \
    "+f"((r)[22]), "+f"((r)[23]), "+f"((r)[24]), "+f"((r)[25]), "+f"((r)[26]), "+f"((r)[27]),    \
    "+f"((r)[28]), "+f"((r)[29]), "+f"((r)[30]), "+f"((r)[31]), "+f"((r)[32]), "+f"((r)[33]),    \
    "+f"((r)[34]), "+f"((r)[35]), "+f"((r)[36]), "+f"((r)[37]), "+f"((r)[38]), "+f"((r)[39]),    \
    "+f"((r)[40]), "+f"((r)[41]), "+f"((r)[42]), "+f"((r)[43]), "+f"((r)[44]), "+f"((r)[45]),    \
    "+f"((r)[46]), "+f"((r)[47]), "+f"((r)[48]), "+f"((r)[49]), "+f"((r)[50]), "+f"((r)[51]),    \
    "+f"((r)[52]), "+f"((r)[53]), "+f"((r)[54]), "+f"((r)[55]), "+f"((r)[56]), "+f"((r)[57]),    \
    "+f"((r)[58]), "+f"((r)[59]), "+f"((r)[60]), "+f"((r)[61]), "+f"((r)[62]), "+f"((r)[63]),    \
    "+f"((r)[64]), "+f"((r)[65]), "+f"((r)[66]), "+f"((r)[67]), "+f"((r)[68]), "+f"((r)[69]),    \
    "+f"((r)[70]), "+f"((r)[71]), "+f"((r)[72]), "+f"((r)[73]), "+f"((r)[74]), "+f"((r)[75]),    \
    "+f"((r)[76]), "+f"((r)[77]), "+f"((r)[78]), "+f"((r)[79]), "+f"((r)[80]), "+f"((r)[81]),    \
    "+f"((r)[82]), "+f"((r)[83]), "+f"((r)[84]), "+f"((r)[85]), "+f"((r)[86]), "+f"((r)[87]),    \
    "+f"((r)[88]), "+f"((r)[89]), "+f"((r)[90]), "+f"((r)[91]), "+f"((r)[92]), "+f"((r)[93]),    \
    "+f"((r)[94]), "+f"((r)[95]), "+f"((r)[96]), "+f"((r)[97]), "+f"((r)[98]), "+f"((r)[99]),    \
    "+f"((r)[100]), "+f"((r)[101]), "+f"((r)[102]), "+f"((r)[103]), "+f"((r)[104]),              \
    "+f"((r)[105]), "+f"((r)[106]), "+f"((r)[107]), "+f"((r)[108]), "+f"((r)[109]),              \
    "+f"((r)[110]), "+f"((r)[111]), "+f"((r)[112]), "+f"((r)[113]), "+f"((r)[114]),              \
    "+f"((r)[115]), "+f"((r)[116]), "+f"((r)[117]), "+f"((r)[118]), "+f"((r)[119]),              \
    "+f"((r)[120]), "+f"((r)[121]), "+f"((r)[122]), "+f"((r)[123]), "+f"((r)[124]),              \
    "+f"((r)[125]), "+f"((r)[126]), "+f"((r)[127])
#define MGPU__TMEM_OUT_R_1(r) MGPU__TMEM_OUT_1(r)
#define MGPU__TMEM_OUT_R_2(r) MGPU__TMEM_OUT_2(r)
#define MGPU__TMEM_OUT_R_4(r) MGPU__TMEM_OUT_4(r)
#define MGPU__TMEM_OUT_R_8(r) MGPU__TMEM_OUT_8(r)
#define MGPU__TMEM_OUT_R_16(r) MGPU__TMEM_OUT_16(r)
#define MGPU__TMEM_OUT_R_32(r) MGPU__TMEM_OUT_32(r)
#define MGPU__TMEM_OUT_R_64(r) MGPU__TMEM_OUT_64(r)
#define MGPU__TMEM_OUT_R_128(r) MGPU__TMEM_OUT_128(r)
#define MGPU__TMEM_BOTH_R_1(r) MGPU__TMEM_BOTH_1(r)
#define MGPU__TMEM_BOTH_R_2(r) MGPU__TMEM_BOTH_2(r)
#define MGPU__TMEM_BOTH_R_4(r) MGPU__TMEM_BOTH_4(r)
#define MGPU__TMEM_BOTH_R_8(r) MGPU__TMEM_BOTH_8(r)
#define MGPU__TMEM_BOTH_R_16(r) MGPU__TMEM_BOTH_16(r)
#define MGPU__TMEM_BOTH_R_32(r) MGPU__TMEM_BOTH_32(r)
#define MGPU__TMEM_BOTH_R_64(r) MGPU__TMEM_BOTH_64(r)
#define MGPU__TMEM_BOTH_R_128(r) MGPU__TMEM_BOTH_128(r)
#define MGPU__TMEM_ONE_F "=f"
#define MGPU__TMEM_ONE_R "=r"

/* Read and write r[0] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       1 register, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x1(float r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 1));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_1(r)::"memory");
#endif
}

/* Read and write r[0..1] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       2 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x2(float r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 2));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_2(r)::"memory");
#endif
}

/* Read and write r[0..3] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       4 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x4(float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 4));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_4(r)::"memory");
#endif
}

/* Read and write r[0..7] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       8 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x8(float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 8));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_8(r)::"memory");
#endif
}

/* Read and write r[0..15] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       16 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x16(float r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 16));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_16(r)::"memory");
#endif
}

/* Read and write r[0..31] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       32 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x32(float r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 32));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_32(r)::"memory");
#endif
}

/* Read and write r[0..63] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       64 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x64(float r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 64));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_64(r)::"memory");
#endif
}

/* Read and write r[0..127] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       128 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_f32_x128(float r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 128));
#else
    asm volatile("" : MGPU__TMEM_BOTH_F_128(r)::"memory");
#endif
}

/* Read and write r[0] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       1 register, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x1(int32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 1));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_1(r)::"memory");
#endif
}

/* Read and write r[0..1] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       2 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x2(int32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 2));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_2(r)::"memory");
#endif
}

/* Read and write r[0..3] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       4 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x4(int32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 4));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_4(r)::"memory");
#endif
}

/* Read and write r[0..7] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       8 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x8(int32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 8));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_8(r)::"memory");
#endif
}

/* Read and write r[0..15] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       16 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x16(int32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 16));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_16(r)::"memory");
#endif
}

/* Read and write r[0..31] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       32 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x32(int32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 32));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_32(r)::"memory");
#endif
}

/* Read and write r[0..63] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       64 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x64(int32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 64));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_64(r)::"memory");
#endif
}

/* Read and write r[0..127] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       128 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_s32_x128(int32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 128));
#else
    asm volatile("" : MGPU__TMEM_BOTH_R_128(r)::"memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tmem_regs_f32_x1(...) mgpu_tmem_regs_f32_x1(MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x2(...) mgpu_tmem_regs_f32_x2(MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x4(...) mgpu_tmem_regs_f32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x8(...) mgpu_tmem_regs_f32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x16(...) mgpu_tmem_regs_f32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x32(...) mgpu_tmem_regs_f32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x64(...) mgpu_tmem_regs_f32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tmem_regs_f32_x128(...) mgpu_tmem_regs_f32_x128(MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x1(...) mgpu_tmem_regs_s32_x1(MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x2(...) mgpu_tmem_regs_s32_x2(MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x4(...) mgpu_tmem_regs_s32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x8(...) mgpu_tmem_regs_s32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x16(...) mgpu_tmem_regs_s32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x32(...) mgpu_tmem_regs_s32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x64(...) mgpu_tmem_regs_s32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tmem_regs_s32_x128(...) mgpu_tmem_regs_s32_x128(MGPU__HOLDS(128, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_RED_REGS_GEN_H */
