/* mgpu/ptx/tcgen05_ld.gen.h - tcgen05.ld: tensor memory to registers.
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
 * For a constant x, the columns of an epilogue's step: mgpu_tcgen05_ld_32x32b(x, r, taddr), at the end.
 */
#ifndef MGPU_PTX_TCGEN05_LD_GEN_H
#define MGPU_PTX_TCGEN05_LD_GEN_H

#include "../config.h"
#include "tcgen05_regs.gen.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_ld_16x64b_x1
#undef mgpu_tcgen05_ld_16x64b_x1_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x2
#undef mgpu_tcgen05_ld_16x64b_x2_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x4
#undef mgpu_tcgen05_ld_16x64b_x4_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x8
#undef mgpu_tcgen05_ld_16x64b_x8_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x16
#undef mgpu_tcgen05_ld_16x64b_x16_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x32
#undef mgpu_tcgen05_ld_16x64b_x32_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x64
#undef mgpu_tcgen05_ld_16x64b_x64_pack_16b
#undef mgpu_tcgen05_ld_16x64b_x128
#undef mgpu_tcgen05_ld_16x64b_x128_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x1
#undef mgpu_tcgen05_ld_16x128b_x1_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x2
#undef mgpu_tcgen05_ld_16x128b_x2_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x4
#undef mgpu_tcgen05_ld_16x128b_x4_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x8
#undef mgpu_tcgen05_ld_16x128b_x8_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x16
#undef mgpu_tcgen05_ld_16x128b_x16_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x32
#undef mgpu_tcgen05_ld_16x128b_x32_pack_16b
#undef mgpu_tcgen05_ld_16x128b_x64
#undef mgpu_tcgen05_ld_16x128b_x64_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x1
#undef mgpu_tcgen05_ld_16x256b_x1_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x2
#undef mgpu_tcgen05_ld_16x256b_x2_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x4
#undef mgpu_tcgen05_ld_16x256b_x4_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x8
#undef mgpu_tcgen05_ld_16x256b_x8_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x16
#undef mgpu_tcgen05_ld_16x256b_x16_pack_16b
#undef mgpu_tcgen05_ld_16x256b_x32
#undef mgpu_tcgen05_ld_16x256b_x32_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x1
#undef mgpu_tcgen05_ld_32x32b_x1_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x2
#undef mgpu_tcgen05_ld_32x32b_x2_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x4
#undef mgpu_tcgen05_ld_32x32b_x4_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x8
#undef mgpu_tcgen05_ld_32x32b_x8_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x16
#undef mgpu_tcgen05_ld_32x32b_x16_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x32
#undef mgpu_tcgen05_ld_32x32b_x32_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x64
#undef mgpu_tcgen05_ld_32x32b_x64_pack_16b
#undef mgpu_tcgen05_ld_32x32b_x128
#undef mgpu_tcgen05_ld_32x32b_x128_pack_16b
#undef mgpu_tcgen05_ld_16x64b
#undef mgpu_tcgen05_ld_16x64b_pack_16b
#undef mgpu_tcgen05_ld_16x128b
#undef mgpu_tcgen05_ld_16x128b_pack_16b
#undef mgpu_tcgen05_ld_16x256b
#undef mgpu_tcgen05_ld_16x256b_pack_16b
#undef mgpu_tcgen05_ld_32x32b
#undef mgpu_tcgen05_ld_32x32b_pack_16b

#if MGPU_EMULATE
#define MGPU__TCGEN05_LD_TWO(n, next, word, half, r, taddr, split)                             \
    MGPU__EMU(mgpu__emu_tcgen05_ld(MGPU__HOLDS(n, r), taddr, MGPU__TMEM_16X32BX2, n, half, split))
#else
#define MGPU__TCGEN05_LD_TWO(n, next, word, half, r, taddr, split)                             \
    asm volatile("tcgen05.ld.sync.aligned.16x32bx2.x" #n word ".b32 "                          \
                 "{" MGPU__TMEM_SLOTS_##n "}, [%" #n "], %" #next ";"                          \
                 : MGPU__TMEM_OUT_##n(r) : "r"((uint32_t)(taddr)), "n"(split) : "memory")
#endif

/* Load 1 register: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T / 2
 * % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x1.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x1(uint32_t r[1], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 1, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x1.b32 "
                 "{" MGPU__TMEM_SLOTS_1 "}, [%1];"
                 : MGPU__TMEM_OUT_1(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 1 register: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x1.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x1_pack_16b(uint32_t r[1], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 1, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x1.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_1 "}, [%1];"
                 : MGPU__TMEM_OUT_1(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x2.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x2(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 2, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x2.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x2.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x2_pack_16b(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 2, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x2.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x4.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x4(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 4, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x4.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x4.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x4_pack_16b(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 4, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x4.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x8.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x8(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 8, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x8.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x8.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x8_pack_16b(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 8, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x8.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x16.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x16(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 16, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x16.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x16.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x16_pack_16b(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 16, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x16.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x32.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x32(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 32, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x32.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x32.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x32_pack_16b(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 32, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x32.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x64.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x64(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 64, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x64.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x64.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x64_pack_16b(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 64, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x64.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T
 * / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x128.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x128(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 128, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x128.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.x128.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_x128_pack_16b(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, 128, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x64b.x128.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x1.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x1(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 1, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x1.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x1.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x1_pack_16b(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 1, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x1.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x2.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x2(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 2, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x2.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x2.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x2_pack_16b(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 2, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x2.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x4.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x4(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 4, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x4.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x4.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x4_pack_16b(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 4, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x4.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x8.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x8(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 8, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x8.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x8.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x8_pack_16b(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 8, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x8.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x16.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x16(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 16, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x16.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x16.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x16_pack_16b(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 16, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x16.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i / 2)
 * + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x32.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x32(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 32, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x32.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x32.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x32_pack_16b(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 32, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x32.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x64.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x64(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 64, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x64.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.x64.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_x64_pack_16b(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, 64, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x128b.x64.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i /
 * 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x1.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x1(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 1, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x1.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x1.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x1_pack_16b(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 1, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x1.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i /
 * 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x2.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x2(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 2, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x2.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x2.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x2_pack_16b(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 2, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x2.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x4.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x4(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 4, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x4.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x4.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x4_pack_16b(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 4, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x4.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x8.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x8(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 8, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x8.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x8.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x8_pack_16b(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 8, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x8.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x16.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x16(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 16, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x16.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x16.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x16_pack_16b(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 16, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x16.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8 (i
 * / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x32.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x32(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 32, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x32.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.x32.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_x32_pack_16b(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, 32, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.16x256b.x32.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 1 register: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x1.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x1(uint32_t r[1], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 1, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 "
                 "{" MGPU__TMEM_SLOTS_1 "}, [%1];"
                 : MGPU__TMEM_OUT_1(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 1 register: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x1.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x1_pack_16b(uint32_t r[1], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 1, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_1 "}, [%1];"
                 : MGPU__TMEM_OUT_1(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x2.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x2(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 2, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x2.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 2 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x2.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x2_pack_16b(uint32_t r[2], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 2, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x2.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_2 "}, [%2];"
                 : MGPU__TMEM_OUT_2(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x4.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x4(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 4, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x4.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 4 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x4.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x4_pack_16b(uint32_t r[4], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 4, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x4.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_4 "}, [%4];"
                 : MGPU__TMEM_OUT_4(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x8.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x8(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 8, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x8.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 8 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x8.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x8_pack_16b(uint32_t r[8], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 8, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x8.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_8 "}, [%8];"
                 : MGPU__TMEM_OUT_8(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x16.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x16(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 16, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x16.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 16 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x16.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x16_pack_16b(uint32_t r[16], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 16, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x16.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_16 "}, [%16];"
                 : MGPU__TMEM_OUT_16(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x32.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x32(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 32, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x32.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 32 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x32.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x32_pack_16b(uint32_t r[32], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 32, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x32.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_32 "}, [%32];"
                 : MGPU__TMEM_OUT_32(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x64.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x64(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 64, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x64.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 64 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x64.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x64_pack_16b(uint32_t r[64], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 64, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x64.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_64 "}, [%64];"
                 : MGPU__TMEM_OUT_64(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x128.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x128(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 128, 0, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x128.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 128 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.x128.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_x128_pack_16b(uint32_t r[128], uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, 128, 1, 0));
#else
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x128.pack::16b.b32 "
                 "{" MGPU__TMEM_SLOTS_128 "}, [%128];"
                 : MGPU__TMEM_OUT_128(r)
                 : "r"(taddr)
                 : "memory");
#endif
}

/* Load 1 register: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to 31
 * column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x1.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X1(r, taddr, split)                                           \
    MGPU__TCGEN05_LD_TWO(1, 2, "", 0, r, taddr, split)

/* Load 1 register: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x1.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       1 register, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x1(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X1_PACK_16B(r, taddr, split)                                  \
    MGPU__TCGEN05_LD_TWO(1, 2, ".pack::16b", 1, r, taddr, split)

/* Load 2 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x2.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X2(r, taddr, split)                                           \
    MGPU__TCGEN05_LD_TWO(2, 3, "", 0, r, taddr, split)

/* Load 2 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x2.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       2 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x2(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X2_PACK_16B(r, taddr, split)                                  \
    MGPU__TCGEN05_LD_TWO(2, 3, ".pack::16b", 1, r, taddr, split)

/* Load 4 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x4.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X4(r, taddr, split)                                           \
    MGPU__TCGEN05_LD_TWO(4, 5, "", 0, r, taddr, split)

/* Load 4 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x4.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       4 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x4(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X4_PACK_16B(r, taddr, split)                                  \
    MGPU__TCGEN05_LD_TWO(4, 5, ".pack::16b", 1, r, taddr, split)

/* Load 8 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x8.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X8(r, taddr, split)                                           \
    MGPU__TCGEN05_LD_TWO(8, 9, "", 0, r, taddr, split)

/* Load 8 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x8.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       8 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x8(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X8_PACK_16B(r, taddr, split)                                  \
    MGPU__TCGEN05_LD_TWO(8, 9, ".pack::16b", 1, r, taddr, split)

/* Load 16 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x16.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X16(r, taddr, split)                                          \
    MGPU__TCGEN05_LD_TWO(16, 17, "", 0, r, taddr, split)

/* Load 16 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x16.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       16 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x16(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X16_PACK_16B(r, taddr, split)                                 \
    MGPU__TCGEN05_LD_TWO(16, 17, ".pack::16b", 1, r, taddr, split)

/* Load 32 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x32.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X32(r, taddr, split)                                          \
    MGPU__TCGEN05_LD_TWO(32, 33, "", 0, r, taddr, split)

/* Load 32 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x32.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       32 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x32(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X32_PACK_16B(r, taddr, split)                                 \
    MGPU__TCGEN05_LD_TWO(32, 33, ".pack::16b", 1, r, taddr, split)

/* Load 64 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x64.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X64(r, taddr, split)                                          \
    MGPU__TCGEN05_LD_TWO(64, 65, "", 0, r, taddr, split)

/* Load 64 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x64.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       64 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x64(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X64_PACK_16B(r, taddr, split)                                 \
    MGPU__TCGEN05_LD_TWO(64, 65, ".pack::16b", 1, r, taddr, split)

/* Load 128 registers: r[i] = tensor memory, one column: lane T % 16, column i, of threads 16 to
 * 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x128.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X128(r, taddr, split)                                         \
    MGPU__TCGEN05_LD_TWO(128, 129, "", 0, r, taddr, split)

/* Load 128 registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T % 16, column i, of threads 16 to 31 column i + split.
 *   ptx     tcgen05.ld.sync.aligned.16x32bx2.x128.pack::16b.b32 r, [taddr], split;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   r       128 registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   split   an integer constant: columns from there to the place of the warp's upper half
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x128(r)
 */
#define MGPU_TCGEN05_LD_16X32BX2_X128_PACK_16B(r, taddr, split)                                \
    MGPU__TCGEN05_LD_TWO(128, 129, ".pack::16b", 1, r, taddr, split)

/* Load x registers: r[i] = tensor memory, one column: lane T / 4 + 8 (T % 2), column 2 i + T /
 * 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.NUM.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   r       x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x64b_x1(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x64b_x2(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x64b_x4(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x64b_x8(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x64b_x16(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x64b_x32(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_16x64b_x64(r, taddr);
        break;
    case 128:
        mgpu_tcgen05_ld_16x64b_x128(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x64b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Load x registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x64b.NUM.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   r       x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x64b_pack_16b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X64B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x64b_x1_pack_16b(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x64b_x2_pack_16b(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x64b_x4_pack_16b(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x64b_x8_pack_16b(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x64b_x16_pack_16b(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x64b_x32_pack_16b(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_16x64b_x64_pack_16b(r, taddr);
        break;
    case 128:
        mgpu_tcgen05_ld_16x64b_x128_pack_16b(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x64b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Load 2 * x registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i % 2), column 4 (i /
 * 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.NUM.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32 or 64; with another x the file does not assemble
 *   r       2 * x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(2 * x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x128b_x1(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x128b_x2(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x128b_x4(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x128b_x8(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x128b_x16(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x128b_x32(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_16x128b_x64(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x128b is a power of two from 1 to 64, a constant");
    }
#endif
}

/* Load 2 * x registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4.
 *   ptx     tcgen05.ld.sync.aligned.16x128b.NUM.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32 or 64; with another x the file does not assemble
 *   r       2 * x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(2 * x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x128b_pack_16b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X128B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x128b_x1_pack_16b(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x128b_x2_pack_16b(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x128b_x4_pack_16b(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x128b_x8_pack_16b(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x128b_x16_pack_16b(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x128b_x32_pack_16b(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_16x128b_x64_pack_16b(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x128b is a power of two from 1 to 64, a constant");
    }
#endif
}

/* Load 4 * x registers: r[i] = tensor memory, one column: lane T / 4 + 8 (i / 2 % 2), column 8
 * (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.NUM.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16 or 32; with another x the file does not assemble
 *   r       4 * x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(4 * x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x256b_x1(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x256b_x2(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x256b_x4(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x256b_x8(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x256b_x16(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x256b_x32(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x256b is a power of two from 1 to 32, a constant");
    }
#endif
}

/* Load 4 * x registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2.
 *   ptx     tcgen05.ld.sync.aligned.16x256b.NUM.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16 or 32; with another x the file does not assemble
 *   r       4 * x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(4 * x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_16x256b_pack_16b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_16X256B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_16x256b_x1_pack_16b(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_16x256b_x2_pack_16b(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_16x256b_x4_pack_16b(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_16x256b_x8_pack_16b(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_16x256b_x16_pack_16b(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_16x256b_x32_pack_16b(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.16x256b is a power of two from 1 to 32, a constant");
    }
#endif
}

/* Load x registers: r[i] = tensor memory, one column: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.NUM.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   r       x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, x, 0, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_32x32b_x1(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_32x32b_x2(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_32x32b_x4(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_32x32b_x8(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_32x32b_x16(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_32x32b_x32(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_32x32b_x64(r, taddr);
        break;
    case 128:
        mgpu_tcgen05_ld_32x32b_x128(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.32x32b is a power of two from 1 to 128, a constant");
    }
#endif
}

/* Load x registers: r[i] = the low halves of two columns, 2c and 2c + 1, for each column c
 * below: lane T, column i.
 *   ptx     tcgen05.ld.sync.aligned.32x32b.NUM.pack::16b.b32 r, [taddr];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   r       x registers, in flight until the wait
 *   taddr   address of the first lane and column
 *   done    mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs(x, r)
 */
MGPU_DEVICE void
mgpu_tcgen05_ld_32x32b_pack_16b(uint32_t x, uint32_t *r, uint32_t taddr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, MGPU__TMEM_32X32B, x, 1, 0));
#else
    switch (x) {
    case 1:
        mgpu_tcgen05_ld_32x32b_x1_pack_16b(r, taddr);
        break;
    case 2:
        mgpu_tcgen05_ld_32x32b_x2_pack_16b(r, taddr);
        break;
    case 4:
        mgpu_tcgen05_ld_32x32b_x4_pack_16b(r, taddr);
        break;
    case 8:
        mgpu_tcgen05_ld_32x32b_x8_pack_16b(r, taddr);
        break;
    case 16:
        mgpu_tcgen05_ld_32x32b_x16_pack_16b(r, taddr);
        break;
    case 32:
        mgpu_tcgen05_ld_32x32b_x32_pack_16b(r, taddr);
        break;
    case 64:
        mgpu_tcgen05_ld_32x32b_x64_pack_16b(r, taddr);
        break;
    case 128:
        mgpu_tcgen05_ld_32x32b_x128_pack_16b(r, taddr);
        break;
    default:
        MGPU__REFUSE("mgpu: x of tcgen05.ld.32x32b is a power of two from 1 to 128, a constant");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tcgen05_ld_16x64b_x1(r, ...) mgpu_tcgen05_ld_16x64b_x1(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x1_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x1_pack_16b(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x2(r, ...) mgpu_tcgen05_ld_16x64b_x2(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x2_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x2_pack_16b(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x4(r, ...) mgpu_tcgen05_ld_16x64b_x4(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x4_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x4_pack_16b(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x8(r, ...) mgpu_tcgen05_ld_16x64b_x8(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x8_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x8_pack_16b(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x16(r, ...) mgpu_tcgen05_ld_16x64b_x16(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x16_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x16_pack_16b(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x32(r, ...) mgpu_tcgen05_ld_16x64b_x32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x32_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x32_pack_16b(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x64(r, ...) mgpu_tcgen05_ld_16x64b_x64(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x64_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x64_pack_16b(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x128(r, ...) mgpu_tcgen05_ld_16x64b_x128(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_x128_pack_16b(r, ...) mgpu_tcgen05_ld_16x64b_x128_pack_16b(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x1(r, ...) mgpu_tcgen05_ld_16x128b_x1(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x1_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x1_pack_16b(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x2(r, ...) mgpu_tcgen05_ld_16x128b_x2(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x2_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x2_pack_16b(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x4(r, ...) mgpu_tcgen05_ld_16x128b_x4(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x4_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x4_pack_16b(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x8(r, ...) mgpu_tcgen05_ld_16x128b_x8(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x8_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x8_pack_16b(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x16(r, ...) mgpu_tcgen05_ld_16x128b_x16(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x16_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x16_pack_16b(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x32(r, ...) mgpu_tcgen05_ld_16x128b_x32(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x32_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x32_pack_16b(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x64(r, ...) mgpu_tcgen05_ld_16x128b_x64(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_x64_pack_16b(r, ...) mgpu_tcgen05_ld_16x128b_x64_pack_16b(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x1(r, ...) mgpu_tcgen05_ld_16x256b_x1(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x1_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x1_pack_16b(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x2(r, ...) mgpu_tcgen05_ld_16x256b_x2(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x2_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x2_pack_16b(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x4(r, ...) mgpu_tcgen05_ld_16x256b_x4(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x4_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x4_pack_16b(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x8(r, ...) mgpu_tcgen05_ld_16x256b_x8(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x8_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x8_pack_16b(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x16(r, ...) mgpu_tcgen05_ld_16x256b_x16(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x16_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x16_pack_16b(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x32(r, ...) mgpu_tcgen05_ld_16x256b_x32(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_x32_pack_16b(r, ...) mgpu_tcgen05_ld_16x256b_x32_pack_16b(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x1(r, ...) mgpu_tcgen05_ld_32x32b_x1(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x1_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x1_pack_16b(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x2(r, ...) mgpu_tcgen05_ld_32x32b_x2(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x2_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x2_pack_16b(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x4(r, ...) mgpu_tcgen05_ld_32x32b_x4(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x4_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x4_pack_16b(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x8(r, ...) mgpu_tcgen05_ld_32x32b_x8(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x8_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x8_pack_16b(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x16(r, ...) mgpu_tcgen05_ld_32x32b_x16(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x16_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x16_pack_16b(MGPU__HOLDS(16, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x32(r, ...) mgpu_tcgen05_ld_32x32b_x32(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x32_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x32_pack_16b(MGPU__HOLDS(32, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x64(r, ...) mgpu_tcgen05_ld_32x32b_x64(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x64_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x64_pack_16b(MGPU__HOLDS(64, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x128(r, ...) mgpu_tcgen05_ld_32x32b_x128(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_x128_pack_16b(r, ...) mgpu_tcgen05_ld_32x32b_x128_pack_16b(MGPU__HOLDS(128, r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b(x, r, ...) mgpu_tcgen05_ld_16x64b(x, MGPU__HOLDS((x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x64b_pack_16b(x, r, ...) mgpu_tcgen05_ld_16x64b_pack_16b(x, MGPU__HOLDS((x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b(x, r, ...) mgpu_tcgen05_ld_16x128b(x, MGPU__HOLDS(2 * (x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x128b_pack_16b(x, r, ...) mgpu_tcgen05_ld_16x128b_pack_16b(x, MGPU__HOLDS(2 * (x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b(x, r, ...) mgpu_tcgen05_ld_16x256b(x, MGPU__HOLDS(4 * (x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_16x256b_pack_16b(x, r, ...) mgpu_tcgen05_ld_16x256b_pack_16b(x, MGPU__HOLDS(4 * (x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b(x, r, ...) mgpu_tcgen05_ld_32x32b(x, MGPU__HOLDS((x), r), __VA_ARGS__)
#define mgpu_tcgen05_ld_32x32b_pack_16b(x, r, ...) mgpu_tcgen05_ld_32x32b_pack_16b(x, MGPU__HOLDS((x), r), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_LD_GEN_H */
