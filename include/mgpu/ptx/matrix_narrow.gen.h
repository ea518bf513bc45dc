/* mgpu/ptx/matrix_narrow.gen.h - ldmatrix and stmatrix of 8, 6 and 4 bits: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/matrix.py. The pictures and the use are in matrix_narrow.h.
 */
#ifndef MGPU_PTX_MATRIX_NARROW_GEN_H
#define MGPU_PTX_MATRIX_NARROW_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/blackwell.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_ldmatrix_m16n16_x1_trans_b8
#undef mgpu_ldmatrix_m16n16_x1_trans_b6x16_p32
#undef mgpu_ldmatrix_m16n16_x1_trans_b4x16_p64
#undef mgpu_ldmatrix_m16n16_x2_trans_b8
#undef mgpu_ldmatrix_m16n16_x2_trans_b6x16_p32
#undef mgpu_ldmatrix_m16n16_x2_trans_b4x16_p64
#undef mgpu_ldmatrix_m8n16_x1_b6x16_p32
#undef mgpu_ldmatrix_m8n16_x1_b4x16_p64
#undef mgpu_ldmatrix_m8n16_x2_b6x16_p32
#undef mgpu_ldmatrix_m8n16_x2_b4x16_p64
#undef mgpu_ldmatrix_m8n16_x4_b6x16_p32
#undef mgpu_ldmatrix_m8n16_x4_b4x16_p64
#undef mgpu_stmatrix_m16n8_x1_trans_b8
#undef mgpu_stmatrix_m16n8_x2_trans_b8
#undef mgpu_stmatrix_m16n8_x4_trans_b8

/* Load one 16x16 matrix of bytes, transposed: byte b of r[g] in lane 4 * col + c is [4c + 2g +
 * b % 2][col + 8 * (b / 2)] of it.
 *   ptx     ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 16 bytes
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x1_trans_b8(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 1, addr, 8, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load one 16x16 matrix of 6-bit elements, each as the low bits of a byte, transposed: byte b
 * of r[g] in lane 4 * col + c is [4c + 2g + b % 2][col + 8 * (b / 2)] of it.
 *   ptx     ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b6x16_p32 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 12 bytes of 6-bit elements, from the low bits on, and 4
 *           of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x1_trans_b6x16_p32(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 1, addr, 6, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b6x16_p32 "
                 "{%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load one 16x16 matrix of 4-bit elements, each as the low bits of a byte, transposed: byte b
 * of r[g] in lane 4 * col + c is [4c + 2g + b % 2][col + 8 * (b / 2)] of it.
 *   ptx     ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b4x16_p64 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 8 bytes of 4-bit elements, the lower half of a byte
 *           first, and 8 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x1_trans_b4x16_p64(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 1, addr, 4, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8x16.b4x16_p64 "
                 "{%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 16x16 matrices of bytes, transposed: byte b of r[2i + g] in lane 4 * col + c is [4c
 * + 2g + b % 2][col + 8 * (b / 2)] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 16` of matrix `lane / 16`; 16-byte aligned; a row
 *           is 16 bytes
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x2_trans_b8(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 2, addr, 8, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 16x16 matrices of 6-bit elements, each as the low bits of a byte, transposed: byte b
 * of r[2i + g] in lane 4 * col + c is [4c + 2g + b % 2][col + 8 * (b / 2)] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b6x16_p32 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 16` of matrix `lane / 16`; 16-byte aligned; a row
 *           is 12 bytes of 6-bit elements, from the low bits on, and 4 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x2_trans_b6x16_p32(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 2, addr, 6, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b6x16_p32 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 16x16 matrices of 4-bit elements, each as the low bits of a byte, transposed: byte b
 * of r[2i + g] in lane 4 * col + c is [4c + 2g + b % 2][col + 8 * (b / 2)] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b4x16_p64 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 16` of matrix `lane / 16`; 16-byte aligned; a row
 *           is 8 bytes of 4-bit elements, the lower half of a byte first, and 8 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m16n16_x2_trans_b4x16_p64(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 2, addr, 4, MGPU__TRANS));
#else
    asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b4x16_p64 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load one 8x16 matrix of 6-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b6x16_p32 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       1 register
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 12 bytes of 6-bit elements, from the low bits on, and 4
 *           of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x1_b6x16_p32(uint32_t r[1], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 1, addr, 6, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b6x16_p32 {%0}, [%1];"
                 : "=r"(r[0])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load one 8x16 matrix of 4-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b4x16_p64 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       1 register
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 8 bytes of 4-bit elements, the lower half of a byte
 *           first, and 8 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x1_b4x16_p64(uint32_t r[1], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 1, addr, 4, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x1.shared::cta.b8x16.b4x16_p64 {%0}, [%1];"
                 : "=r"(r[0])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 8x16 matrices of 6-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b6x16_p32 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane % 8` of matrix `lane / 8`; other
 *           lanes are not looked at; 16-byte aligned; a row is 12 bytes of 6-bit elements, from
 *           the low bits on, and 4 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x2_b6x16_p32(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 2, addr, 6, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b6x16_p32 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load two 8x16 matrices of 4-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b4x16_p64 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       2 registers
 *   addr    lanes 0 to 15: the shared address of row `lane % 8` of matrix `lane / 8`; other
 *           lanes are not looked at; 16-byte aligned; a row is 8 bytes of 4-bit elements, the
 *           lower half of a byte first, and 8 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x2_b4x16_p64(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 2, addr, 4, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b4x16_p64 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load four 8x16 matrices of 6-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b6x16_p32 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 8` of matrix `lane / 8`; 16-byte aligned; a row
 *           is 12 bytes of 6-bit elements, from the low bits on, and 4 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x4_b6x16_p32(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 4, addr, 6, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b6x16_p32 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load four 8x16 matrices of 4-bit elements, each as the low bits of a byte: byte b of r[i] in
 * lane 4 * row + c is [row][4c + b] of matrix i.
 *   ptx     ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b4x16_p64 r, [addr];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   r       4 registers
 *   addr    the shared address of row `lane % 8` of matrix `lane / 8`; 16-byte aligned; a row
 *           is 8 bytes of 4-bit elements, the lower half of a byte first, and 8 of padding
 */
MGPU_DEVICE void
mgpu_ldmatrix_m8n16_x4_b4x16_p64(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, 4, addr, 4, 0));
#else
    asm volatile("ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b4x16_p64 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store one matrix of bytes, transposed, as 8 rows of 16: byte b of r[i] in lane 4 * m + c
 * becomes [2c + b % 2][m + 8 * (b / 2)].
 *   ptx     stmatrix.sync.aligned.m16n8.x1.trans.shared::cta.b8 [addr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   addr    lanes 0 to 7: the shared address of row `lane`; other lanes are not looked at;
 *           16-byte aligned; a row is 16 bytes
 *   r       1 register
 */
MGPU_DEVICE void
mgpu_stmatrix_m16n8_x1_trans_b8(uint32_t addr, const uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix_narrow(addr, r, 1, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m16n8.x1.trans.shared::cta.b8 [%0], {%1};"
                 :
                 : "r"(addr), "r"(r[0])
                 : "memory");
#endif
}

/* Store two matrices of bytes, transposed, as 8 rows of 16: byte b of r[i] in lane 4 * m + c
 * becomes [2c + b % 2][m + 8 * (b / 2)] of matrix i.
 *   ptx     stmatrix.sync.aligned.m16n8.x2.trans.shared::cta.b8 [addr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   addr    lanes 0 to 15: the shared address of row `lane % 8` of matrix `lane / 8`; other
 *           lanes are not looked at; 16-byte aligned; a row is 16 bytes
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_m16n8_x2_trans_b8(uint32_t addr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix_narrow(addr, r, 2, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m16n8.x2.trans.shared::cta.b8 [%0], {%1, %2};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1])
                 : "memory");
#endif
}

/* Store four matrices of bytes, transposed, as 8 rows of 16: byte b of r[i] in lane 4 * m + c
 * becomes [2c + b % 2][m + 8 * (b / 2)] of matrix i.
 *   ptx     stmatrix.sync.aligned.m16n8.x4.trans.shared::cta.b8 [addr], r;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged
 *   addr    the shared address of row `lane % 8` of matrix `lane / 8`; 16-byte aligned; a row
 *           is 16 bytes
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_stmatrix_m16n8_x4_trans_b8(uint32_t addr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_stmatrix_narrow(addr, r, 4, MGPU__TRANS));
#else
    asm volatile("stmatrix.sync.aligned.m16n8.x4.trans.shared::cta.b8 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ldmatrix_m16n16_x1_trans_b8(r, ...) mgpu_ldmatrix_m16n16_x1_trans_b8(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m16n16_x1_trans_b6x16_p32(r, ...) mgpu_ldmatrix_m16n16_x1_trans_b6x16_p32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m16n16_x1_trans_b4x16_p64(r, ...) mgpu_ldmatrix_m16n16_x1_trans_b4x16_p64(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m16n16_x2_trans_b8(r, ...) mgpu_ldmatrix_m16n16_x2_trans_b8(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ldmatrix_m16n16_x2_trans_b6x16_p32(r, ...) mgpu_ldmatrix_m16n16_x2_trans_b6x16_p32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ldmatrix_m16n16_x2_trans_b4x16_p64(r, ...) mgpu_ldmatrix_m16n16_x2_trans_b4x16_p64(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x1_b6x16_p32(r, ...) mgpu_ldmatrix_m8n16_x1_b6x16_p32(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x1_b4x16_p64(r, ...) mgpu_ldmatrix_m8n16_x1_b4x16_p64(MGPU__HOLDS(1, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x2_b6x16_p32(r, ...) mgpu_ldmatrix_m8n16_x2_b6x16_p32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x2_b4x16_p64(r, ...) mgpu_ldmatrix_m8n16_x2_b4x16_p64(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x4_b6x16_p32(r, ...) mgpu_ldmatrix_m8n16_x4_b6x16_p32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ldmatrix_m8n16_x4_b4x16_p64(r, ...) mgpu_ldmatrix_m8n16_x4_b4x16_p64(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_stmatrix_m16n8_x1_trans_b8(addr, ...) mgpu_stmatrix_m16n8_x1_trans_b8(addr, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_stmatrix_m16n8_x2_trans_b8(addr, ...) mgpu_stmatrix_m16n8_x2_trans_b8(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_stmatrix_m16n8_x4_trans_b8(addr, ...) mgpu_stmatrix_m16n8_x4_trans_b8(addr, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MATRIX_NARROW_GEN_H */
