/* mgpu/ptx/tcgen05_cp.gen.h - tcgen05.cp: shared memory to tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05.py.
 *
 *     lanes     128x256b  128x128b  4x256b   64x128b.warpx2::02_13   .warpx2::01_23   32x128b.warpx4
 *      0..31     0..31     0..31    0: row 0         0..31               0..31            0..31
 *     32..63    32..63    32..63   32: row 1        32..63               0..31            0..31
 *     64..95    64..95    64..95   64: row 2         0..31              32..63            0..31
 *     96..127   96..127   96..127  96: row 3        32..63              32..63            0..31
 *
 * The pictures are in layout/tmem_cp.h. Scales of 128 rows, which a later mma of this thread reads:
 *
 *     mgpu_fence_proxy_async_shared_cta();          they were written by threads: each of them, then a barrier
 *     mgpu_tcgen05_cp_32x128b_warpx4(sfa, mgpu_tcgen05_desc(stage, 0, 128, MGPU_SWIZZLE_NONE));
 */
#ifndef MGPU_PTX_TCGEN05_CP_GEN_H
#define MGPU_PTX_TCGEN05_CP_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_cp_128x256b
#undef mgpu_tcgen05_cp_128x256b_b6x16_p32
#undef mgpu_tcgen05_cp_128x256b_b4x16_p64
#undef mgpu_tcgen05_cp_128x128b
#undef mgpu_tcgen05_cp_128x128b_b6x16_p32
#undef mgpu_tcgen05_cp_128x128b_b4x16_p64
#undef mgpu_tcgen05_cp_4x256b
#undef mgpu_tcgen05_cp_4x256b_b6x16_p32
#undef mgpu_tcgen05_cp_4x256b_b4x16_p64
#undef mgpu_tcgen05_cp_64x128b_warpx2_02_13
#undef mgpu_tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32
#undef mgpu_tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64
#undef mgpu_tcgen05_cp_64x128b_warpx2_01_23
#undef mgpu_tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32
#undef mgpu_tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64
#undef mgpu_tcgen05_cp_32x128b_warpx4
#undef mgpu_tcgen05_cp_32x128b_warpx4_b6x16_p32
#undef mgpu_tcgen05_cp_32x128b_warpx4_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_128x256b
#undef mgpu_tcgen05_cp_cg2_128x256b_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_128x256b_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_128x128b
#undef mgpu_tcgen05_cp_cg2_128x128b_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_128x128b_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_4x256b
#undef mgpu_tcgen05_cp_cg2_4x256b_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_4x256b_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23_b4x16_p64
#undef mgpu_tcgen05_cp_cg2_32x128b_warpx4
#undef mgpu_tcgen05_cp_cg2_32x128b_warpx4_b6x16_p32
#undef mgpu_tcgen05_cp_cg2_32x128b_warpx4_b4x16_p64

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane.
 *   ptx     tcgen05.cp.cta_group::1.128x256b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x256b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x256b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane, elements of 6 bits
 * widened to bytes: of 16 bytes the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.128x256b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x256b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x256b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane, elements of 4 bits
 * widened to bytes: of 16 bytes the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.128x256b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x256b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x256b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane.
 *   ptx     tcgen05.cp.cta_group::1.128x128b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x128b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x128b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane, elements of 6 bits
 * widened to bytes: of 16 bytes the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.128x128b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x128b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x128b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane, elements of 4 bits
 * widened to bytes: of 16 bytes the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.128x128b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_128x128b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.128x128b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there.
 *   ptx     tcgen05.cp.cta_group::1.4x256b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_4x256b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.4x256b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there, elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.4x256b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_4x256b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.4x256b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there, elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.4x256b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_4x256b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.4x256b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::02_13 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_02_13(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::02_13 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127, elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::02_13.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::02_13.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127, elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::02_13.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::02_13.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::01_23 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_01_23(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::01_23 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127, elements of 6 bits widened to bytes: of 16 bytes
 * the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::01_23.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::01_23.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127, elements of 4 bits widened to bytes: of 16 bytes
 * the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.64x128b.warpx2::01_23.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::01_23.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes.
 *   ptx     tcgen05.cp.cta_group::1.32x128b.warpx4 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_32x128b_warpx4(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 0, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes,
 * elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_32x128b_warpx4_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 6, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes,
 * elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped.
 *   ptx     tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit() and the wait
 *           at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_32x128b_warpx4_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 4, 1));
#else
    asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane, in both blocks of
 * the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.128x256b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x256b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x256b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane, elements of 6 bits
 * widened to bytes: of 16 bytes the last 4 are skipped, in both blocks of the pair, each from
 * its own.
 *   ptx     tcgen05.cp.cta_group::2.128x256b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x256b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x256b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane, elements of 4 bits
 * widened to bytes: of 16 bytes the last 8 are skipped, in both blocks of the pair, each from
 * its own.
 *   ptx     tcgen05.cp.cta_group::2.128x256b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x256b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X256B, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x256b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane, in both blocks of
 * the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.128x128b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x128b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x128b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane, elements of 6 bits
 * widened to bytes: of 16 bytes the last 4 are skipped, in both blocks of the pair, each from
 * its own.
 *   ptx     tcgen05.cp.cta_group::2.128x128b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x128b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x128b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane, elements of 4 bits
 * widened to bytes: of 16 bytes the last 8 are skipped, in both blocks of the pair, each from
 * its own.
 *   ptx     tcgen05.cp.cta_group::2.128x128b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_128x128b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_128X128B, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.128x128b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there, in both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.4x256b [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_4x256b(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.4x256b [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there, elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped, in
 * both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.4x256b.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_4x256b_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.4x256b.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each
 * 32nd from there, elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped, in
 * both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.4x256b.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 8 columns; lane 0 to 31
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_4x256b_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_4X256B, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.4x256b.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127, in both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::02_13 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::02_13 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127, elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped, in both blocks
 * of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::02_13.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::02_13.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to
 * 127, elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped, in both blocks
 * of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::02_13.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_02_13_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_02_13, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::02_13.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127, in both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::01_23 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::01_23 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127, elements of 6 bits widened to bytes: of 16 bytes
 * the last 4 are skipped, in both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::01_23.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::01_23.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32
 * to 63, the others to 64 to 95 and 96 to 127, elements of 4 bits widened to bytes: of 16 bytes
 * the last 8 are skipped, in both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.64x128b.warpx2::01_23.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_64X128B_WARPX2_01_23, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.64x128b.warpx2::01_23.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes, in
 * both blocks of the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.32x128b.warpx4 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_32x128b_warpx4(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 0, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.32x128b.warpx4 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes,
 * elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped, in both blocks of
 * the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.32x128b.warpx4.b8x16.b6x16_p32 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_32x128b_warpx4_b6x16_p32(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 6, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.32x128b.warpx4.b8x16.b6x16_p32 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

/* Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes,
 * elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped, in both blocks of
 * the pair, each from its own.
 *   ptx     tcgen05.cp.cta_group::2.32x128b.warpx4.b8x16.b4x16_p64 [taddr], desc;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of the pair's even block
 *   taddr   address of the first of 4 columns
 *   desc    matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major
 *   done    in order before a later mma of this thread; else mgpu_tcgen05_commit_cg2() and the
 *           wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_cp_cg2_32x128b_warpx4_b4x16_p64(uint32_t taddr, uint64_t desc)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_cp(taddr, desc, MGPU__CP_32X128B_WARPX4, 4, 2));
#else
    asm volatile("tcgen05.cp.cta_group::2.32x128b.warpx4.b8x16.b4x16_p64 [%0], %1;"
                 :
                 : "r"(taddr), "l"(desc)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_CP_GEN_H */
