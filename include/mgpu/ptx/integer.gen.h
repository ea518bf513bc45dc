/* mgpu/ptx/integer.gen.h - integers, bits and bytes that C has no expression for.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/integer.py. What each family is for is in integer.h.
 */
#ifndef MGPU_PTX_INTEGER_GEN_H
#define MGPU_PTX_INTEGER_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/integer.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Four bytes chosen of the eight of b:a, or their signs eight times: CUDA's __byte_perm() is
 * without the signs.
 *   ptx     prmt.b32 r, a, b, selector;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       bytes 4 to 7
 *   selector  4 bits for each byte of the result: bits 0..2 the byte, bit 3: its sign bit eight
 *             times
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32(uint32_t a, uint32_t b, uint32_t selector)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt(a, b, selector);
#else
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(selector));
#endif
    return r;
}

/* Byte by byte: four bytes of b:a from byte n on, upwards.
 *   ptx     prmt.b32.f4e r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       bytes 4 to 7
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_f4e(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_FORWARD, a, b, n);
#else
    asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* Byte by byte: four bytes of b:a from byte n on, downwards.
 *   ptx     prmt.b32.b4e r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       bytes 4 to 7
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_b4e(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_BACKWARD, a, b, n);
#else
    asm("prmt.b32.b4e %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* Byte by byte: byte n of a, four times.
 *   ptx     prmt.b32.rc8 r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       is not read
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_rc8(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_BYTE, a, b, n);
#else
    asm("prmt.b32.rc8 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* Byte by byte: the bytes of a; those below byte n are byte n.
 *   ptx     prmt.b32.ecl r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       is not read
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_ecl(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_LEFT, a, b, n);
#else
    asm("prmt.b32.ecl %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* Byte by byte: the bytes of a; those above byte n are byte n.
 *   ptx     prmt.b32.ecr r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       is not read
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_ecr(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_RIGHT, a, b, n);
#else
    asm("prmt.b32.ecr %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* Byte by byte: 16-bit half n % 2 of a, twice.
 *   ptx     prmt.b32.rc16 r, a, b, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       bytes 0 to 3
 *   b       is not read
 *   n       0 to 3: bits 0 and 1 count
 */
MGPU_DEVICE uint32_t
mgpu_prmt_b32_rc16(uint32_t a, uint32_t b, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_prmt_mode(MGPU__PRMT_HALF, a, b, n);
#else
    asm("prmt.b32.rc16 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(n));
#endif
    return r;
}

/* b, with `len` bits of it from `pos` on replaced by the low ones of a.
 *   ptx     bfi.b32 r, a, b, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       what is put in
 *   b       where to
 *   pos     0 to 255; nothing is put beyond the last bit
 *   len     0 to 255 bits
 */
MGPU_DEVICE uint32_t
mgpu_bfi_b32(uint32_t a, uint32_t b, uint32_t pos, uint32_t len)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_bfi(a, b, pos, len, 32);
#else
    asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(pos), "r"(len));
#endif
    return r;
}

/* b, with `len` bits of it from `pos` on replaced by the low ones of a.
 *   ptx     bfi.b64 r, a, b, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       what is put in
 *   b       where to
 *   pos     0 to 255; nothing is put beyond the last bit
 *   len     0 to 255 bits
 */
MGPU_DEVICE uint64_t
mgpu_bfi_b64(uint64_t a, uint64_t b, uint32_t pos, uint32_t len)
{
    uint64_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfi(a, b, pos, len, 64);
#else
    asm("bfi.b64 %0, %1, %2, %3, %4;" : "=l"(r) : "l"(a), "l"(b), "r"(pos), "r"(len));
#endif
    return r;
}

/* The `len` bits of a from `pos` on, zero-extended.
 *   ptx     bfe.u32 r, a, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       where from
 *   pos     0 to 255; bits beyond the last are 0
 *   len     0 to 255 bits; 0: the result is 0
 */
MGPU_DEVICE uint32_t
mgpu_bfe_u32(uint32_t a, uint32_t pos, uint32_t len)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_bfe(a, pos, len, 32, 0);
#else
    asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(pos), "r"(len));
#endif
    return r;
}

/* The `len` bits of a from `pos` on, sign-extended.
 *   ptx     bfe.s32 r, a, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       where from
 *   pos     0 to 255; bits beyond the last are its sign
 *   len     0 to 255 bits; 0: the result is 0
 */
MGPU_DEVICE int32_t
mgpu_bfe_s32(int32_t a, uint32_t pos, uint32_t len)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_bfe((uint32_t)a, pos, len, 32, 1);
#else
    asm("bfe.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(pos), "r"(len));
#endif
    return r;
}

/* The `len` bits of a from `pos` on, zero-extended.
 *   ptx     bfe.u64 r, a, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       where from
 *   pos     0 to 255; bits beyond the last are 0
 *   len     0 to 255 bits; 0: the result is 0
 */
MGPU_DEVICE uint64_t
mgpu_bfe_u64(uint64_t a, uint32_t pos, uint32_t len)
{
    uint64_t r;
#if MGPU_EMULATE
    r = (uint64_t)mgpu__int_bfe(a, pos, len, 64, 0);
#else
    asm("bfe.u64 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "r"(pos), "r"(len));
#endif
    return r;
}

/* The `len` bits of a from `pos` on, sign-extended.
 *   ptx     bfe.s64 r, a, pos, len;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       where from
 *   pos     0 to 255; bits beyond the last are its sign
 *   len     0 to 255 bits; 0: the result is 0
 */
MGPU_DEVICE int64_t
mgpu_bfe_s64(int64_t a, uint32_t pos, uint32_t len)
{
    int64_t r;
#if MGPU_EMULATE
    r = (int64_t)mgpu__int_bfe((uint64_t)a, pos, len, 64, 1);
#else
    asm("bfe.s64 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "r"(pos), "r"(len));
#endif
    return r;
}

/* A mask of `len` ones from bit `pos` on.
 *   ptx     bmsk.clamp.b32 r, pos, len;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   pos     the first bit; 32 and more stay what they are: bits beyond the last
 *   len     how many; 32 and more stay what they are: bits beyond the last
 */
MGPU_DEVICE uint32_t
mgpu_bmsk_clamp_b32(uint32_t pos, uint32_t len)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bmsk(pos, len, 1);
#else
    asm("bmsk.clamp.b32 %0, %1, %2;" : "=r"(r) : "r"(pos), "r"(len));
#endif
    return r;
}

/* A mask of `len` ones from bit `pos` on.
 *   ptx     bmsk.wrap.b32 r, pos, len;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   pos     the first bit; only bits 0 to 4 count
 *   len     how many; only bits 0 to 4 count
 */
MGPU_DEVICE uint32_t
mgpu_bmsk_wrap_b32(uint32_t pos, uint32_t len)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bmsk(pos, len, 0);
#else
    asm("bmsk.wrap.b32 %0, %1, %2;" : "=r"(r) : "r"(pos), "r"(len));
#endif
    return r;
}

/* The low n bits of a, zero-extended.
 *   ptx     szext.clamp.u32 r, a, n;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   a       where from
 *   n       0: the result is 0; 32 and more: it is a
 */
MGPU_DEVICE uint32_t
mgpu_szext_clamp_u32(uint32_t a, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_szext((uint32_t)a, n, 1, 0);
#else
    asm("szext.clamp.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(n));
#endif
    return r;
}

/* The low n bits of a, sign-extended.
 *   ptx     szext.clamp.s32 r, a, n;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   a       where from
 *   n       0: the result is 0; 32 and more: it is a
 */
MGPU_DEVICE int32_t
mgpu_szext_clamp_s32(int32_t a, uint32_t n)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_szext((uint32_t)a, n, 1, 1);
#else
    asm("szext.clamp.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(n));
#endif
    return r;
}

/* The low n bits of a, zero-extended.
 *   ptx     szext.wrap.u32 r, a, n;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   a       where from
 *   n       0: the result is 0; bits 0 to 4 count
 */
MGPU_DEVICE uint32_t
mgpu_szext_wrap_u32(uint32_t a, uint32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_szext((uint32_t)a, n, 0, 0);
#else
    asm("szext.wrap.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(n));
#endif
    return r;
}

/* The low n bits of a, sign-extended.
 *   ptx     szext.wrap.s32 r, a, n;
 *   needs   PTX 7.6, sm_75
 *   by      any thread
 *   a       where from
 *   n       0: the result is 0; bits 0 to 4 count
 */
MGPU_DEVICE int32_t
mgpu_szext_wrap_s32(int32_t a, uint32_t n)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_szext((uint32_t)a, n, 0, 1);
#else
    asm("szext.wrap.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(n));
#endif
    return r;
}

/* The place of the n-th bit that is set in `mask`, counted from bit `base` on.
 *   ptx     fns.b32 r, mask, base, n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   mask    any bits
 *   base    0 to 31
 *   n       1: the first at `base` or above; -1: at `base` or below; 0: `base` itself
 *   returns 0 to 31, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_fns_b32(uint32_t mask, uint32_t base, int32_t n)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_fns(mask, base, n);
#else
    asm("fns.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(mask), "r"(base), "r"(n));
#endif
    return r;
}

/* The place of the highest bit that is set.
 *   ptx     bfind.u32 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 31, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_u32(uint32_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 32, 0, 0);
#else
    asm("bfind.u32 %0, %1;" : "=r"(r) : "r"(a));
#endif
    return r;
}

/* How far a is shifted left to bring the highest bit that is set to the top.
 *   ptx     bfind.shiftamt.u32 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 31, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_shiftamt_u32(uint32_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 32, 0, 1);
#else
    asm("bfind.shiftamt.u32 %0, %1;" : "=r"(r) : "r"(a));
#endif
    return r;
}

/* The place of the highest bit that is not the sign.
 *   ptx     bfind.s32 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 31, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_s32(int32_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 32, 1, 0);
#else
    asm("bfind.s32 %0, %1;" : "=r"(r) : "r"(a));
#endif
    return r;
}

/* How far a is shifted left to bring the highest bit that is not the sign to the top.
 *   ptx     bfind.shiftamt.s32 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 31, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_shiftamt_s32(int32_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 32, 1, 1);
#else
    asm("bfind.shiftamt.s32 %0, %1;" : "=r"(r) : "r"(a));
#endif
    return r;
}

/* The place of the highest bit that is set.
 *   ptx     bfind.u64 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 63, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_u64(uint64_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 64, 0, 0);
#else
    asm("bfind.u64 %0, %1;" : "=r"(r) : "l"(a));
#endif
    return r;
}

/* How far a is shifted left to bring the highest bit that is set to the top.
 *   ptx     bfind.shiftamt.u64 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 63, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_shiftamt_u64(uint64_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 64, 0, 1);
#else
    asm("bfind.shiftamt.u64 %0, %1;" : "=r"(r) : "l"(a));
#endif
    return r;
}

/* The place of the highest bit that is not the sign.
 *   ptx     bfind.s64 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 63, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_s64(int64_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 64, 1, 0);
#else
    asm("bfind.s64 %0, %1;" : "=r"(r) : "l"(a));
#endif
    return r;
}

/* How far a is shifted left to bring the highest bit that is not the sign to the top.
 *   ptx     bfind.shiftamt.s64 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       any number
 *   returns 0 to 63, or 0xffffffff: there is none
 */
MGPU_DEVICE uint32_t
mgpu_bfind_shiftamt_s64(int64_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_bfind((uint64_t)a, 64, 1, 1);
#else
    asm("bfind.shiftamt.s64 %0, %1;" : "=r"(r) : "l"(a));
#endif
    return r;
}

/* c + |a - b|.
 *   ptx     sad.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_sad_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_sad((int64_t)a, (int64_t)b, (uint32_t)c);
#else
    asm("sad.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c + |a - b|.
 *   ptx     sad.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_sad_s32(int32_t a, int32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_sad((int64_t)a, (int64_t)b, (uint32_t)c);
#else
    asm("sad.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c + the sum of the four |a - b|.
 *   ptx     vabsdiff4.u32.u32.u32.add r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    four bytes each
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_vabsdiff4_u32_u32_u32_add(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_absdiff4(a, b, c, 0, 1);
#else
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* Four bytes |a - b|.
 *   ptx     vabsdiff4.u32.s32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    four signed bytes each
 *   c       is not read
 */
MGPU_DEVICE uint32_t
mgpu_vabsdiff4_u32_s32_s32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_absdiff4(a, b, c, 1, 0);
#else
    asm("vabsdiff4.u32.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c + the sum of the four |a - b|.
 *   ptx     vabsdiff4.u32.s32.s32.add r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    four signed bytes each
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_vabsdiff4_u32_s32_s32_add(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_absdiff4(a, b, c, 1, 1);
#else
    asm("vabsdiff4.u32.s32.s32.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a + b, clamped to the range of s32.
 *   ptx     add.sat.s32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 */
MGPU_DEVICE int32_t
mgpu_add_sat_s32(int32_t a, int32_t b)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_sat((int64_t)a + b);
#else
    asm("add.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b, clamped to the range of s32.
 *   ptx     sub.sat.s32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 */
MGPU_DEVICE int32_t
mgpu_sub_sat_s32(int32_t a, int32_t b)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_sat((int64_t)a - b);
#else
    asm("sub.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The upper half of a * b, and c, clamped to the range of s32.
 *   ptx     mad.hi.sat.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   c       added
 */
MGPU_DEVICE int32_t
mgpu_mad_hi_sat_s32(int32_t a, int32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_sat(((int64_t)a * b >> 32) + c);
#else
    asm("mad.hi.sat.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* Bits 16 to 47 of the product of the low 24 bits.
 *   ptx     mul24.hi.u32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count
 */
MGPU_DEVICE uint32_t
mgpu_mul24_hi_u32(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 0) >> 16);
#else
    asm("mul24.hi.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* c and bits 0 to 31 of the product of the low 24 bits.
 *   ptx     mad24.lo.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_mad24_lo_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)((uint32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 0)) + (uint32_t)c);
#else
    asm("mad24.lo.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and bits 16 to 47 of the product of the low 24 bits.
 *   ptx     mad24.hi.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_mad24_hi_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)((uint32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 0) >> 16) +
        (uint32_t)c);
#else
    asm("mad24.hi.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* Bits 16 to 47 of the product of the low 24 bits.
 *   ptx     mul24.hi.s32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count, the last is the sign
 */
MGPU_DEVICE int32_t
mgpu_mul24_hi_s32(int32_t a, int32_t b)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 1) >> 16);
#else
    asm("mul24.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* c and bits 0 to 31 of the product of the low 24 bits.
 *   ptx     mad24.lo.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count, the last is the sign
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_mad24_lo_s32(int32_t a, int32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)((uint32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 1)) + (uint32_t)c);
#else
    asm("mad24.lo.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and bits 16 to 47 of the product of the low 24 bits.
 *   ptx     mad24.hi.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count, the last is the sign
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_mad24_hi_s32(int32_t a, int32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)((uint32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 1) >> 16) + (uint32_t)c);
#else
    asm("mad24.hi.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and bits 16 to 47 of the product of the low 24 bits, clamped to the range of s32.
 *   ptx     mad24.hi.sat.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    24 bits count, the last is the sign
 *   c       added
 */
MGPU_DEVICE int32_t
mgpu_mad24_hi_sat_s32(int32_t a, int32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_sat((int64_t)(int32_t)(mgpu__int_mul24((uint32_t)a, (uint32_t)b, 1) >> 16) +
        c);
#else
    asm("mad24.hi.sat.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 4 products.
 *   ptx     dp4a.u32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: four bytes
 *   b       unsigned: four bytes
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_dp4a_u32_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_dp4a(a, b, (uint32_t)c, 0, 0);
#else
    asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 4 products.
 *   ptx     dp4a.u32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: four bytes
 *   b       signed: four bytes
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp4a_u32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp4a(a, b, (uint32_t)c, 0, 1);
#else
    asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 4 products.
 *   ptx     dp4a.s32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: four bytes
 *   b       unsigned: four bytes
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp4a_s32_u32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp4a(a, b, (uint32_t)c, 1, 0);
#else
    asm("dp4a.s32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 4 products.
 *   ptx     dp4a.s32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: four bytes
 *   b       signed: four bytes
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp4a_s32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp4a(a, b, (uint32_t)c, 1, 1);
#else
    asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.lo.u32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: two numbers of 16 bits
 *   b       unsigned: bytes 0 and 1 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_dp2a_lo_u32_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 0, 0, 0);
#else
    asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.lo.u32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: two numbers of 16 bits
 *   b       signed: bytes 0 and 1 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_lo_u32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 0, 1, 0);
#else
    asm("dp2a.lo.u32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.lo.s32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: two numbers of 16 bits
 *   b       unsigned: bytes 0 and 1 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_lo_s32_u32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 1, 0, 0);
#else
    asm("dp2a.lo.s32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.lo.s32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: two numbers of 16 bits
 *   b       signed: bytes 0 and 1 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_lo_s32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 1, 1, 0);
#else
    asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.hi.u32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: two numbers of 16 bits
 *   b       unsigned: bytes 2 and 3 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE uint32_t
mgpu_dp2a_hi_u32_u32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 0, 0, 1);
#else
    asm("dp2a.hi.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.hi.u32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       unsigned: two numbers of 16 bits
 *   b       signed: bytes 2 and 3 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_hi_u32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 0, 1, 1);
#else
    asm("dp2a.hi.u32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.hi.s32.u32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: two numbers of 16 bits
 *   b       unsigned: bytes 2 and 3 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_hi_s32_u32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 1, 0, 1);
#else
    asm("dp2a.hi.s32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c and the sum of 2 products.
 *   ptx     dp2a.hi.s32.s32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       signed: two numbers of 16 bits
 *   b       signed: bytes 2 and 3 count
 *   c       added, modulo 2^32
 */
MGPU_DEVICE int32_t
mgpu_dp2a_hi_s32_s32(uint32_t a, uint32_t b, int32_t c)
{
    int32_t r;
#if MGPU_EMULATE
    r = (int32_t)mgpu__int_dp2a(a, b, (uint32_t)c, 1, 1, 1);
#else
    asm("dp2a.hi.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c XOR bits 0 to 63 of the carry-less product of a and b: of polynomials over two elements, as
 * checksums and GCM have them.
 *   ptx     clmad.lo.u64 r, a, b, c;
 *   needs   PTX 9.3, sm_80
 *   by      any thread
 *   a, b    the factors
 *   c       what is added, without carries
 */
MGPU_DEVICE uint64_t
mgpu_clmad_lo_u64(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    r = mgpu__int_clmul(a, b, 0) ^ c;
#else
    asm("clmad.lo.u64 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* c XOR bits 64 to 127 of the carry-less product of a and b: of polynomials over two elements,
 * as checksums and GCM have them.
 *   ptx     clmad.hi.u64 r, a, b, c;
 *   needs   PTX 9.3, sm_80
 *   by      any thread
 *   a, b    the factors
 *   c       what is added, without carries
 */
MGPU_DEVICE uint64_t
mgpu_clmad_hi_u64(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    r = mgpu__int_clmul(a, b, 1) ^ c;
#else
    asm("clmad.hi.u64 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* Two sums of 16 bits: no carry from the lower to the upper.
 *   ptx     add.u16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_add_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_add_x2(a, b);
#else
    asm("add.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* Two sums of 16 bits: no carry from the lower to the upper.
 *   ptx     add.s16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_add_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_add_x2(a, b);
#else
    asm("add.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller of each half.
 *   ptx     min.u16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_min_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 0, 0, 0);
#else
    asm("min.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller of each half.
 *   ptx     min.s16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_min_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 0, 1, 0);
#else
    asm("min.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller of each half, 0 if it is negative.
 *   ptx     min.relu.s16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_min_relu_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 0, 1, 1);
#else
    asm("min.relu.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller of both, 0 if it is negative.
 *   ptx     min.relu.s32 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    any numbers
 */
MGPU_DEVICE int32_t
mgpu_min_relu_s32(int32_t a, int32_t b)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_relu(a < b ? a : b);
#else
    asm("min.relu.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of each half.
 *   ptx     max.u16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_max_u16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 1, 0, 0);
#else
    asm("max.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of each half.
 *   ptx     max.s16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_max_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 1, 1, 0);
#else
    asm("max.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of each half, 0 if it is negative.
 *   ptx     max.relu.s16x2 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    two numbers each
 */
MGPU_DEVICE uint32_t
mgpu_max_relu_s16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__int_minmax_x2(a, b, 1, 1, 1);
#else
    asm("max.relu.s16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger of both, 0 if it is negative.
 *   ptx     max.relu.s32 r, a, b;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   a, b    any numbers
 */
MGPU_DEVICE int32_t
mgpu_max_relu_s32(int32_t a, int32_t b)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__int_relu(a > b ? a : b);
#else
    asm("max.relu.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_INTEGER_GEN_H */
