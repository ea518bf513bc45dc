/* mgpu/ptx/tcgen05_st.gen.h - tcgen05.st: registers to tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05.py.
 *
 * Register i of thread T of the warp is a place from the address on; the pictures are in layout/tmem_ldst.h:
 *     .16x64b    lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2
 *     .16x128b   lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4
 *     .16x256b   lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2
 *     .32x32b    lane T, column i
 *     .16x32bx2  lane T % 16, column i, of threads 16 to 31 column i + split
 *
 * For a constant x: mgpu_tcgen05_st_32x32b(x, taddr, r), at the end.
 */
#ifndef MGPU_PTX_TCGEN05_ST_GEN_H
#define MGPU_PTX_TCGEN05_ST_GEN_H

#include "../config.h"
#include "tcgen05_regs.gen.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_st_16x64b_x1
#undef mgpu_tcgen05_st_16x64b_x1_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x2
#undef mgpu_tcgen05_st_16x64b_x2_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x4
#undef mgpu_tcgen05_st_16x64b_x4_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x8
#undef mgpu_tcgen05_st_16x64b_x8_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x16
#undef mgpu_tcgen05_st_16x64b_x16_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x32
#undef mgpu_tcgen05_st_16x64b_x32_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x64
#undef mgpu_tcgen05_st_16x64b_x64_unpack_16b
#undef mgpu_tcgen05_st_16x64b_x128
#undef mgpu_tcgen05_st_16x64b_x128_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x1
#undef mgpu_tcgen05_st_16x128b_x1_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x2
#undef mgpu_tcgen05_st_16x128b_x2_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x4
#undef mgpu_tcgen05_st_16x128b_x4_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x8
#undef mgpu_tcgen05_st_16x128b_x8_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x16
#undef mgpu_tcgen05_st_16x128b_x16_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x32
#undef mgpu_tcgen05_st_16x128b_x32_unpack_16b
#undef mgpu_tcgen05_st_16x128b_x64
#undef mgpu_tcgen05_st_16x128b_x64_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x1
#undef mgpu_tcgen05_st_16x256b_x1_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x2
#undef mgpu_tcgen05_st_16x256b_x2_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x4
#undef mgpu_tcgen05_st_16x256b_x4_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x8
#undef mgpu_tcgen05_st_16x256b_x8_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x16
#undef mgpu_tcgen05_st_16x256b_x16_unpack_16b
#undef mgpu_tcgen05_st_16x256b_x32
#undef mgpu_tcgen05_st_16x256b_x32_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x1
#undef mgpu_tcgen05_st_32x32b_x1_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x2
#undef mgpu_tcgen05_st_32x32b_x2_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x4
#undef mgpu_tcgen05_st_32x32b_x4_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x8
#undef mgpu_tcgen05_st_32x32b_x8_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x16
#undef mgpu_tcgen05_st_32x32b_x16_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x32
#undef mgpu_tcgen05_st_32x32b_x32_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x64
#undef mgpu_tcgen05_st_32x32b_x64_unpack_16b
#undef mgpu_tcgen05_st_32x32b_x128
#undef mgpu_tcgen05_st_32x32b_x128_unpack_16b
#undef mgpu_tcgen05_st_16x64b
#undef mgpu_tcgen05_st_16x64b_unpack_16b
#undef mgpu_tcgen05_st_16x128b
#undef mgpu_tcgen05_st_16x128b_unpack_16b
#undef mgpu_tcgen05_st_16x256b
#undef mgpu_tcgen05_st_16x256b_unpack_16b
#undef mgpu_tcgen05_st_32x32b
#undef mgpu_tcgen05_st_32x32b_unpack_16b

#if MGPU_EMULATE
#define MGPU__TCGEN05_ST_TWO(n, next, word, half, taddr, split, r)                             \
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, MGPU__HOLDS(n, r), MGPU__TMEM_16X32BX2, n, half, split))
#else
#define MGPU__TCGEN05_ST_TWO(n, next, word, half, taddr, split, r)                             \
    asm volatile("tcgen05.st.sync.aligned.16x32bx2.x" #n word ".b32 "                          \
                 "[%" #n "], %" #next ", {" MGPU__TMEM_SLOTS_##n "};"                          \
                 : : MGPU__TMEM_IN_##n(r), "r"((uint32_t)(taddr)), "n"(split) : "memory")
#endif

/* Store 1 register: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x1.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x1(uint32_t taddr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 1, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x1.b32 "
                 "[%1], {" MGPU__TMEM_SLOTS_1 "};"
                 :
                 : MGPU__TMEM_IN_1(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 1 register: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x1.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x1_unpack_16b(uint32_t taddr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 1, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x1.unpack::16b.b32 "
                 "[%1], {" MGPU__TMEM_SLOTS_1 "};"
                 :
                 : MGPU__TMEM_IN_1(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x2.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x2(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 2, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x2.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x2.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x2_unpack_16b(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 2, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x2.unpack::16b.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x4.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x4(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 4, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x4.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x4.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x4_unpack_16b(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 4, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x4.unpack::16b.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x8.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x8(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 8, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x8.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x8.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x8_unpack_16b(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 8, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x8.unpack::16b.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T
 * / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x16.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x16(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 16, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x16.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x16.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x16_unpack_16b(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 16, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x16.unpack::16b.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T
 * / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x32.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x32(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 32, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x32.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x32.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x32_unpack_16b(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 32, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x32.unpack::16b.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T
 * / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x64.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x64(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 64, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x64.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x64.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x64_unpack_16b(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 64, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x64.unpack::16b.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T
 * / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x128.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x128(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 128, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x128.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.x128.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_x128_unpack_16b(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, 128, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x64b.x128.unpack::16b.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x1.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x1(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 1, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x1.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x1.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x1_unpack_16b(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 1, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x1.unpack::16b.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x2.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x2(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 2, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x2.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x2.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x2_unpack_16b(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 2, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x2.unpack::16b.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x4.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x4(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 4, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x4.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x4.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x4_unpack_16b(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 4, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x4.unpack::16b.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x8.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x8(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 8, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x8.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x8.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x8_unpack_16b(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 8, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x8.unpack::16b.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x16.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x16(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 16, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x16.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x16.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x16_unpack_16b(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 16, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x16.unpack::16b.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x32.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x32(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 32, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x32.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x32.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x32_unpack_16b(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 32, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x32.unpack::16b.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x64.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x64(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 64, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x64.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.x64.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_x64_unpack_16b(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, 64, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x128b.x64.unpack::16b.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x1.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x1(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 1, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x1.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x1.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x1_unpack_16b(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 1, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x1.unpack::16b.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x2.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x2(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 2, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x2.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x2.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x2_unpack_16b(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 2, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x2.unpack::16b.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x4.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x4(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 4, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x4.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x4.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x4_unpack_16b(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 4, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x4.unpack::16b.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x8.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x8(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 8, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x8.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x8.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x8_unpack_16b(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 8, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x8.unpack::16b.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x16.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x16(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 16, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x16.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x16.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x16_unpack_16b(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 16, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x16.unpack::16b.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8
 * (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x32.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x32(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 32, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x32.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.x32.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_x32_unpack_16b(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, 32, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.16x256b.x32.unpack::16b.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 1 register: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x1.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x1(uint32_t taddr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 1, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 "
                 "[%1], {" MGPU__TMEM_SLOTS_1 "};"
                 :
                 : MGPU__TMEM_IN_1(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 1 register: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x1.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x1_unpack_16b(uint32_t taddr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 1, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x1.unpack::16b.b32 "
                 "[%1], {" MGPU__TMEM_SLOTS_1 "};"
                 :
                 : MGPU__TMEM_IN_1(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x2.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x2(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 2, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x2.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 2 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x2.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x2_unpack_16b(uint32_t taddr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 2, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x2.unpack::16b.b32 "
                 "[%2], {" MGPU__TMEM_SLOTS_2 "};"
                 :
                 : MGPU__TMEM_IN_2(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x4.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x4(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 4, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 4 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x4.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x4_unpack_16b(uint32_t taddr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 4, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.unpack::16b.b32 "
                 "[%4], {" MGPU__TMEM_SLOTS_4 "};"
                 :
                 : MGPU__TMEM_IN_4(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x8.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x8(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 8, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x8.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 8 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x8.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x8_unpack_16b(uint32_t taddr, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 8, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x8.unpack::16b.b32 "
                 "[%8], {" MGPU__TMEM_SLOTS_8 "};"
                 :
                 : MGPU__TMEM_IN_8(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x16.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x16(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 16, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x16.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 16 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x16.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x16_unpack_16b(uint32_t taddr, const uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 16, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x16.unpack::16b.b32 "
                 "[%16], {" MGPU__TMEM_SLOTS_16 "};"
                 :
                 : MGPU__TMEM_IN_16(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x32.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x32(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 32, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x32.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 32 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x32.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x32_unpack_16b(uint32_t taddr, const uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 32, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x32.unpack::16b.b32 "
                 "[%32], {" MGPU__TMEM_SLOTS_32 "};"
                 :
                 : MGPU__TMEM_IN_32(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x64.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x64(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 64, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x64.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 64 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x64.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x64_unpack_16b(uint32_t taddr, const uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 64, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x64.unpack::16b.b32 "
                 "[%64], {" MGPU__TMEM_SLOTS_64 "};"
                 :
                 : MGPU__TMEM_IN_64(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x128.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x128(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 128, 0, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x128.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 128 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.x128.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_x128_unpack_16b(uint32_t taddr, const uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, 128, 1, 0));
#else
    asm volatile("tcgen05.st.sync.aligned.32x32b.x128.unpack::16b.b32 "
                 "[%128], {" MGPU__TMEM_SLOTS_128 "};"
                 :
                 : MGPU__TMEM_IN_128(r), "r"(taddr)
                 : "memory");
#endif
}

/* Store 1 register: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x1.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X1(taddr, split, r)                                           \
    MGPU__TCGEN05_ST_TWO(1, 2, "", 0, taddr, split, r)

/* Store 1 register: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x1.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       1 register
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X1_UNPACK_16B(taddr, split, r)                                \
    MGPU__TCGEN05_ST_TWO(1, 2, ".unpack::16b", 1, taddr, split, r)

/* Store 2 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x2.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X2(taddr, split, r)                                           \
    MGPU__TCGEN05_ST_TWO(2, 3, "", 0, taddr, split, r)

/* Store 2 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x2.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       2 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X2_UNPACK_16B(taddr, split, r)                                \
    MGPU__TCGEN05_ST_TWO(2, 3, ".unpack::16b", 1, taddr, split, r)

/* Store 4 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x4.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X4(taddr, split, r)                                           \
    MGPU__TCGEN05_ST_TWO(4, 5, "", 0, taddr, split, r)

/* Store 4 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x4.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       4 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X4_UNPACK_16B(taddr, split, r)                                \
    MGPU__TCGEN05_ST_TWO(4, 5, ".unpack::16b", 1, taddr, split, r)

/* Store 8 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x8.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X8(taddr, split, r)                                           \
    MGPU__TCGEN05_ST_TWO(8, 9, "", 0, taddr, split, r)

/* Store 8 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x8.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       8 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X8_UNPACK_16B(taddr, split, r)                                \
    MGPU__TCGEN05_ST_TWO(8, 9, ".unpack::16b", 1, taddr, split, r)

/* Store 16 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x16.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X16(taddr, split, r)                                          \
    MGPU__TCGEN05_ST_TWO(16, 17, "", 0, taddr, split, r)

/* Store 16 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x16.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       16 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X16_UNPACK_16B(taddr, split, r)                               \
    MGPU__TCGEN05_ST_TWO(16, 17, ".unpack::16b", 1, taddr, split, r)

/* Store 32 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x32.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X32(taddr, split, r)                                          \
    MGPU__TCGEN05_ST_TWO(32, 33, "", 0, taddr, split, r)

/* Store 32 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x32.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       32 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X32_UNPACK_16B(taddr, split, r)                               \
    MGPU__TCGEN05_ST_TWO(32, 33, ".unpack::16b", 1, taddr, split, r)

/* Store 64 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x64.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X64(taddr, split, r)                                          \
    MGPU__TCGEN05_ST_TWO(64, 65, "", 0, taddr, split, r)

/* Store 64 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x64.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       64 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X64_UNPACK_16B(taddr, split, r)                               \
    MGPU__TCGEN05_ST_TWO(64, 65, ".unpack::16b", 1, taddr, split, r)

/* Store 128 registers: tensor memory, one column = r[i]: lane T % 16, column i, of threads 16
 * to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x128.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X128(taddr, split, r)                                         \
    MGPU__TCGEN05_ST_TWO(128, 129, "", 0, taddr, split, r)

/* Store 128 registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.st.sync.aligned.16x32bx2.x128.unpack::16b.b32 [taddr], split, r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   r       128 registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
#define MGPU_TCGEN05_ST_16X32BX2_X128_UNPACK_16B(taddr, split, r)                              \
    MGPU__TCGEN05_ST_TWO(128, 129, ".unpack::16b", 1, taddr, split, r)

/* Store x registers: tensor memory, one column = r[i]: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.NUM.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   taddr   address of the first lane and column
 *   r       x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x64b_x1(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x64b_x2(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x64b_x4(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x64b_x8(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x64b_x16(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x64b_x32(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_16x64b_x64(taddr, r);
        break;
    case 128:
        mgpu_tcgen05_st_16x64b_x128(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x64b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Store x registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.st.sync.aligned.16x64b.NUM.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   taddr   address of the first lane and column
 *   r       x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x64b_unpack_16b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X64B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x64b_x1_unpack_16b(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x64b_x2_unpack_16b(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x64b_x4_unpack_16b(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x64b_x8_unpack_16b(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x64b_x16_unpack_16b(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x64b_x32_unpack_16b(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_16x64b_x64_unpack_16b(taddr, r);
        break;
    case 128:
        mgpu_tcgen05_st_16x64b_x128_unpack_16b(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x64b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Store 2 * x registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i % 2), column 4 (i
 * / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.NUM.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32 or 64; with another x the file does not assemble
 *   taddr   address of the first lane and column
 *   r       2 * x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x128b_x1(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x128b_x2(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x128b_x4(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x128b_x8(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x128b_x16(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x128b_x32(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_16x128b_x64(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x128b is a power of two from 1 to 64, a constant");
    }
#endif
}

/* Store 2 * x registers: the low halves of two columns, 2c and 2c + 1, for each column c below
 * = r[i]: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.st.sync.aligned.16x128b.NUM.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32 or 64; with another x the file does not assemble
 *   taddr   address of the first lane and column
 *   r       2 * x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x128b_unpack_16b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X128B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x128b_x1_unpack_16b(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x128b_x2_unpack_16b(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x128b_x4_unpack_16b(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x128b_x8_unpack_16b(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x128b_x16_unpack_16b(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x128b_x32_unpack_16b(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_16x128b_x64_unpack_16b(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x128b is a power of two from 1 to 64, a constant");
    }
#endif
}

/* Store 4 * x registers: tensor memory, one column = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8
 * (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.NUM.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16 or 32; with another x the file does not assemble
 *   taddr   address of the first lane and column
 *   r       4 * x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x256b_x1(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x256b_x2(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x256b_x4(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x256b_x8(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x256b_x16(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x256b_x32(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x256b is a power of two from 1 to 32, a constant");
    }
#endif
}

/* Store 4 * x registers: the low halves of two columns, 2c and 2c + 1, for each column c below
 * = r[i]: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.st.sync.aligned.16x256b.NUM.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16 or 32; with another x the file does not assemble
 *   taddr   address of the first lane and column
 *   r       4 * x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_16x256b_unpack_16b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_16X256B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_16x256b_x1_unpack_16b(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_16x256b_x2_unpack_16b(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_16x256b_x4_unpack_16b(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_16x256b_x8_unpack_16b(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_16x256b_x16_unpack_16b(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_16x256b_x32_unpack_16b(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.16x256b is a power of two from 1 to 32, a constant");
    }
#endif
}

/* Store x registers: tensor memory, one column = r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.NUM.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   taddr   address of the first lane and column
 *   r       x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_32x32b_x1(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_32x32b_x2(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_32x32b_x4(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_32x32b_x8(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_32x32b_x16(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_32x32b_x32(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_32x32b_x64(taddr, r);
        break;
    case 128:
        mgpu_tcgen05_st_32x32b_x128(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.32x32b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Store x registers: the low halves of two columns, 2c and 2c + 1, for each column c below =
 * r[i]: lane T, column i.
 *   ptx     tcgen05.st.sync.aligned.32x32b.NUM.unpack::16b.b32 [taddr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   taddr   address of the first lane and column
 *   r       x registers
 *   done    mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others
 */
MGPU_DEVICE void
mgpu_tcgen05_st_32x32b_unpack_16b(uint32_t x, uint32_t taddr, const uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, MGPU__TMEM_32X32B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_st_32x32b_x1_unpack_16b(taddr, r);
        break;
    case 2:
        mgpu_tcgen05_st_32x32b_x2_unpack_16b(taddr, r);
        break;
    case 4:
        mgpu_tcgen05_st_32x32b_x4_unpack_16b(taddr, r);
        break;
    case 8:
        mgpu_tcgen05_st_32x32b_x8_unpack_16b(taddr, r);
        break;
    case 16:
        mgpu_tcgen05_st_32x32b_x16_unpack_16b(taddr, r);
        break;
    case 32:
        mgpu_tcgen05_st_32x32b_x32_unpack_16b(taddr, r);
        break;
    case 64:
        mgpu_tcgen05_st_32x32b_x64_unpack_16b(taddr, r);
        break;
    case 128:
        mgpu_tcgen05_st_32x32b_x128_unpack_16b(taddr, r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.st.32x32b is a power of two from 1 to 128, a constant");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_st_16x64b_x1(taddr, ...) mgpu_tcgen05_st_16x64b_x1(taddr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x1_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x1_unpack_16b(taddr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x2(taddr, ...) mgpu_tcgen05_st_16x64b_x2(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x2_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x2_unpack_16b(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x4(taddr, ...) mgpu_tcgen05_st_16x64b_x4(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x4_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x4_unpack_16b(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x8(taddr, ...) mgpu_tcgen05_st_16x64b_x8(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x8_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x8_unpack_16b(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x16(taddr, ...) mgpu_tcgen05_st_16x64b_x16(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x16_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x16_unpack_16b(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x32(taddr, ...) mgpu_tcgen05_st_16x64b_x32(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x32_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x32_unpack_16b(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x64(taddr, ...) mgpu_tcgen05_st_16x64b_x64(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x64_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x64_unpack_16b(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x128(taddr, ...) mgpu_tcgen05_st_16x64b_x128(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_x128_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x64b_x128_unpack_16b(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x1(taddr, ...) mgpu_tcgen05_st_16x128b_x1(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x1_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x1_unpack_16b(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x2(taddr, ...) mgpu_tcgen05_st_16x128b_x2(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x2_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x2_unpack_16b(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x4(taddr, ...) mgpu_tcgen05_st_16x128b_x4(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x4_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x4_unpack_16b(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x8(taddr, ...) mgpu_tcgen05_st_16x128b_x8(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x8_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x8_unpack_16b(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x16(taddr, ...) mgpu_tcgen05_st_16x128b_x16(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x16_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x16_unpack_16b(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x32(taddr, ...) mgpu_tcgen05_st_16x128b_x32(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x32_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x32_unpack_16b(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x64(taddr, ...) mgpu_tcgen05_st_16x128b_x64(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_x64_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x128b_x64_unpack_16b(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x1(taddr, ...) mgpu_tcgen05_st_16x256b_x1(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x1_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x1_unpack_16b(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x2(taddr, ...) mgpu_tcgen05_st_16x256b_x2(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x2_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x2_unpack_16b(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x4(taddr, ...) mgpu_tcgen05_st_16x256b_x4(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x4_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x4_unpack_16b(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x8(taddr, ...) mgpu_tcgen05_st_16x256b_x8(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x8_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x8_unpack_16b(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x16(taddr, ...) mgpu_tcgen05_st_16x256b_x16(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x16_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x16_unpack_16b(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x32(taddr, ...) mgpu_tcgen05_st_16x256b_x32(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_x32_unpack_16b(taddr, ...) mgpu_tcgen05_st_16x256b_x32_unpack_16b(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x1(taddr, ...) mgpu_tcgen05_st_32x32b_x1(taddr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x1_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x1_unpack_16b(taddr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x2(taddr, ...) mgpu_tcgen05_st_32x32b_x2(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x2_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x2_unpack_16b(taddr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x4(taddr, ...) mgpu_tcgen05_st_32x32b_x4(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x4_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x4_unpack_16b(taddr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x8(taddr, ...) mgpu_tcgen05_st_32x32b_x8(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x8_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x8_unpack_16b(taddr, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x16(taddr, ...) mgpu_tcgen05_st_32x32b_x16(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x16_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x16_unpack_16b(taddr, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x32(taddr, ...) mgpu_tcgen05_st_32x32b_x32(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x32_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x32_unpack_16b(taddr, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x64(taddr, ...) mgpu_tcgen05_st_32x32b_x64(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x64_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x64_unpack_16b(taddr, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x128(taddr, ...) mgpu_tcgen05_st_32x32b_x128(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_x128_unpack_16b(taddr, ...) mgpu_tcgen05_st_32x32b_x128_unpack_16b(taddr, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b(x, taddr, ...) mgpu_tcgen05_st_16x64b(x, taddr, MGPU__HOLDS((x), __VA_ARGS__))
#define mgpu_tcgen05_st_16x64b_unpack_16b(x, taddr, ...) mgpu_tcgen05_st_16x64b_unpack_16b(x, taddr, MGPU__HOLDS((x), __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b(x, taddr, ...) mgpu_tcgen05_st_16x128b(x, taddr, MGPU__HOLDS(2 * (x), __VA_ARGS__))
#define mgpu_tcgen05_st_16x128b_unpack_16b(x, taddr, ...) mgpu_tcgen05_st_16x128b_unpack_16b(x, taddr, MGPU__HOLDS(2 * (x), __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b(x, taddr, ...) mgpu_tcgen05_st_16x256b(x, taddr, MGPU__HOLDS(4 * (x), __VA_ARGS__))
#define mgpu_tcgen05_st_16x256b_unpack_16b(x, taddr, ...) mgpu_tcgen05_st_16x256b_unpack_16b(x, taddr, MGPU__HOLDS(4 * (x), __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b(x, taddr, ...) mgpu_tcgen05_st_32x32b(x, taddr, MGPU__HOLDS((x), __VA_ARGS__))
#define mgpu_tcgen05_st_32x32b_unpack_16b(x, taddr, ...) mgpu_tcgen05_st_32x32b_unpack_16b(x, taddr, MGPU__HOLDS((x), __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_ST_GEN_H */
