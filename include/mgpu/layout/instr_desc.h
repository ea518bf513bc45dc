/* mgpu/layout/instr_desc.h - the 32-bit word that tells tcgen05.mma types, majors and shape.
 * SPDX-License-Identifier: MIT
 *
 *     kinds f16, tf32, f8f6f4, i8
 *
 *     31 30 29 28   24 23 22   17 16 15 14 13 12 10 9   7 6 5 4  3   2  1  0
 *    +-----+--+-------+--+-------+--+--+--+--+-----+-----+-+---+---+---+-----+
 *    |shift| 0| M/16  | 0|  N/8  |tB|tA|nB|nA|  B  |  A  |0| D |sat| sp|  sel|
 *    +-----+--+-------+--+-------+--+--+--+--+-----+-----+-+---+---+---+-----+
 *
 *     kinds mxf8f6f4, mxf4, mxf4nvf4
 *
 *     31  30 29 28 27 26 25 24 23 22  17 16 15 14 13 12 10 9   7 6 5 4  3   2  1  0
 *    +---+-----+-----+-----+-----+-------+--+--+--+--+-----+-----+-+---+---+---+-----+
 *    |k96| sfa |M/128|  0  | sf  |  N/8  |tB|tA|nB|nA|  B  |  A  |0|sfb| 0 | sp|  0  |
 *    +---+-----+-----+-----+-----+-------+--+--+--+--+-----+-----+-+---+---+---+-----+
 *
 *     tA, tB  1: MN-major             sel   sparsity selector        sf    0 ue4m3, 1 ue8m0, 2 ue5m3 scales
 *     nA, nB  1: negated              sp    1: A is sparse           sfa, sfb   which bytes of a scale word
 *     D       0 f16, 1 f32, 2 s32     sat   1: s32 is clamped        shift      of B's columns, .ws alone
 *     A, B    the code of a type is its kind's: of e2m1 5, in mxf4 and mxf4nvf4 1
 *
 * Typical use, bf16 of [128][K] and [256][K], and mxfp8 whose bytes of scales change from step to step:
 *
 *     idesc = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
 *                             MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 256);
 *     idesc = mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3,
 *                                    MGPU_MMA_E5M2, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 256);
 *     for (uint32_t k = 0; k < 4; k++)
 *         ... idesc | mgpu_instr_desc_scale_ids(k, k) ...
 *
 * What is wrong with a descriptor instr_desc_fault.h says.
 * All else (sparse, negated, clamped, shifted) by the fields: decode, change, encode.
 * Nothing here has run on a Blackwell: it is the manual's tables, and agrees with CuTe's words.
 *
 * PTX ISA, "Instruction descriptor", "Matrix Shape", "Transpose and Negate" of tcgen05.mma.
 */
#ifndef MGPU_LAYOUT_INSTR_DESC_H
#define MGPU_LAYOUT_INSTR_DESC_H

#include "../types.h"

/* What no instruction has (all reserved bits are set): the answer to a request without sense. */
#define MGPU_INSTR_DESC_INVALID 0xffffffffu

/* The bit of a sparse A, for tcgen05.mma.sp. */
#define MGPU_INSTR_DESC_SPARSE 4u

/* The bit of metadata of 2 out of 4 numbers, for tcgen05.mma.sp of mxf4 and mxf4nvf4: sm_107a wants it. sm_100a, sm_103a
 * and sm_110a, where metadata is of 4 out of 8 in pairs, want it 0. */
#define MGPU_INSTR_DESC_SPARSE_2_4 0x1000u

/* The bit of K = 96, of mxf4 and mxf4nvf4 on sm_103a, with M = 256 of a pair. A row is 48 bytes along K, and has 3
 * scale factors (blocks of 32; ids 0 to 3) or 6 (of 16; ids 0 and 2): scale.h, tcgen05_desc.h. */
#define MGPU_INSTR_DESC_K96 0x80000000u

/* ---- kinds and types --------------------------------------------------------------------- */

/* All kinds, for a macro X(name, PTX's word, K of a dense instruction). */
#define MGPU_KIND_TABLE(X)                                                                     \
    X(F16, "f16", 16)                                                                          \
    X(TF32, "tf32", 8)                                                                         \
    X(F8F6F4, "f8f6f4", 32)                                                                    \
    X(I8, "i8", 32)                                                                            \
    X(MXF8F6F4, "mxf8f6f4", 32)                                                                \
    X(MXF4, "mxf4", 64)                                                                        \
    X(MXF4NVF4, "mxf4nvf4", 64)

/* The .kind of a tcgen05.mma; the last three are block-scaled. */
typedef enum mgpu_kind {
#define MGPU__X(name, word, k) MGPU_KIND_##name,
    MGPU_KIND_TABLE(MGPU__X)
#undef MGPU__X
} mgpu_kind;

/* All types that tensor cores of sm_100 know, for a macro X(name, PTX's word, and its codes: as A or B of f16; tf32;
 * f8f6f4 and mxf8f6f4; i8; mxf4 and mxf4nvf4; as D; as scale factor). 8 is no code. */
#define MGPU_MMA_TABLE(X)                                                                      \
    X(F16, "f16", 0, 8, 8, 8, 8, 0, 8)                                                         \
    X(BF16, "bf16", 1, 8, 8, 8, 8, 8, 8)                                                       \
    X(TF32, "tf32", 8, 2, 8, 8, 8, 8, 8)                                                       \
    X(E4M3, "e4m3", 8, 8, 0, 8, 8, 8, 8)                                                       \
    X(E5M2, "e5m2", 8, 8, 1, 8, 8, 8, 8)                                                       \
    X(E2M3, "e2m3", 8, 8, 3, 8, 8, 8, 8)                                                       \
    X(E3M2, "e3m2", 8, 8, 4, 8, 8, 8, 8)                                                       \
    X(E2M1, "e2m1", 8, 8, 5, 8, 1, 8, 8)                                                       \
    X(U8, "u8", 8, 8, 8, 0, 8, 8, 8)                                                           \
    X(S8, "s8", 8, 8, 8, 1, 8, 8, 8)                                                           \
    X(F32, "f32", 8, 8, 8, 8, 8, 1, 8)                                                         \
    X(S32, "s32", 8, 8, 8, 8, 8, 2, 8)                                                         \
    X(UE4M3, "ue4m3", 8, 8, 8, 8, 8, 8, 0)                                                     \
    X(UE8M0, "ue8m0", 8, 8, 8, 8, 8, 8, 1)                                                     \
    X(UE5M3, "ue5m3", 8, 8, 8, 8, 8, 8, 2)

/* A type in a tcgen05.mma: more than mgpu_dtype has, which is of memory. Numbers from 64 on, that none be
 * taken for the other. */
typedef enum mgpu_mma_type {
    MGPU_MMA_NONE = 63,
#define MGPU__X(name, word, f16, tf32, f8, i8, f4, d, scale) MGPU_MMA_##name,
    MGPU_MMA_TABLE(MGPU__X)
#undef MGPU__X
        MGPU_MMA_END /* behind the last */
} mgpu_mma_type;

/* What a code is of. */
typedef enum mgpu_mma_role { MGPU_MMA_A_B, MGPU_MMA_D, MGPU_MMA_SCALE } mgpu_mma_role;

/* PTX's word for a kind, such as "f16"; "?" for a value that is none.
 *   kind    any number
 */
MGPU_INLINE const char *
mgpu_kind_name(mgpu_kind kind)
{
    switch (kind) {
#define MGPU__X(name, word, k)                                                                 \
    case MGPU_KIND_##name:                                                                     \
        return word;
        MGPU_KIND_TABLE(MGPU__X)
#undef MGPU__X
    }
    return "?";
}

/* Whether a kind multiplies by scale factors.
 *   kind    any number
 */
MGPU_INLINE bool
mgpu_kind_is_scaled(mgpu_kind kind)
{
    return kind >= MGPU_KIND_MXF8F6F4 && kind <= MGPU_KIND_MXF4NVF4;
}

/* PTX's word for a type, such as "e4m3"; "?" for a value that is none.
 *   type    any number
 */
MGPU_INLINE const char *
mgpu_mma_name(mgpu_mma_type type)
{
    switch (type) {
#define MGPU__X(name, word, f16, tf32, f8, i8, f4, d, scale)                                   \
    case MGPU_MMA_##name:                                                                      \
        return word;
        MGPU_MMA_TABLE(MGPU__X)
#undef MGPU__X
    case MGPU_MMA_NONE:
    case MGPU_MMA_END:
        break;
    }
    return "?";
}

/* The code of a type in a descriptor.
 *   kind    of the instruction
 *   role    what the type is of; only scaled kinds have scale factors, and they have no code of D, which is f32
 *   type    any number
 *   returns 0..7; 8 if this kind has no such type there. Which of three scale types goes with which block is a
 *           matter of mgpu_instr_desc_scaled_fault()
 */
MGPU_INLINE uint32_t
mgpu_mma_code(mgpu_kind kind, mgpu_mma_role role, mgpu_mma_type type)
{
    const bool scaled = mgpu_kind_is_scaled(kind);
    const bool f8 = kind == MGPU_KIND_F8F6F4 || kind == MGPU_KIND_MXF8F6F4;
    const bool has_d = type == MGPU_MMA_S32 ? kind == MGPU_KIND_I8
                       : type == MGPU_MMA_F32
                           ? kind <= MGPU_KIND_F8F6F4
                           : kind == MGPU_KIND_F16 || kind == MGPU_KIND_F8F6F4;
    switch (type) {
#define MGPU__X(name, word, f16, tf32, f8f6f4, i8, f4, d, scale)                               \
    case MGPU_MMA_##name:                                                                      \
        return (uint32_t)(role == MGPU_MMA_SCALE   ? (scaled ? scale : 8)                      \
                          : role == MGPU_MMA_D     ? (has_d ? d : 8)                           \
                          : f8                     ? f8f6f4                                    \
                          : kind == MGPU_KIND_F16  ? f16                                       \
                          : kind == MGPU_KIND_TF32 ? tf32                                      \
                          : kind == MGPU_KIND_I8   ? i8                                        \
                          : scaled                 ? f4                                        \
                                                   : 8);
        MGPU_MMA_TABLE(MGPU__X)
#undef MGPU__X
    case MGPU_MMA_NONE:
    case MGPU_MMA_END:
        break;
    }
    return 8;
}

/* The type of a code: the inverse of mgpu_mma_code().
 *   kind    of the instruction
 *   role    what the type is of
 *   code    any number
 *   returns MGPU_MMA_NONE if this kind has no such code there
 */
MGPU_INLINE mgpu_mma_type
mgpu_mma_of_code(mgpu_kind kind, mgpu_mma_role role, uint32_t code)
{
    uint32_t type = MGPU_MMA_NONE + 1;
    while (type < MGPU_MMA_END && mgpu_mma_code(kind, role, (mgpu_mma_type)type) != code)
        type++;
    return type < MGPU_MMA_END && code < 8 ? (mgpu_mma_type)type : MGPU_MMA_NONE;
}

/* K of one instruction: elements of A and B along K.
 *   kind    any number
 *   sparse  whether A is sparse: half of its K are stored
 *   returns 8 to 128; 0 for a value that is no kind. K = 96 (MGPU_INSTR_DESC_K96) is not among them
 */
MGPU_INLINE uint32_t
mgpu_instr_desc_k(mgpu_kind kind, bool sparse)
{
    switch (kind) {
#define MGPU__X(name, word, k)                                                                 \
    case MGPU_KIND_##name:                                                                     \
        return sparse ? 2 * k : k;
        MGPU_KIND_TABLE(MGPU__X)
#undef MGPU__X
    }
    return 0;
}

/* ---- encode and decode: kinds f16, tf32, f8f6f4, i8 -------------------------------------- */

/* A descriptor in the clear, of a kind without scale factors. */
typedef struct mgpu_instr_desc_fields {
    uint32_t selector;  /* 0..3: of sparse f16 and tf32, which columns of metadata */
    bool sparse;        /* A is */
    bool saturate;      /* D of s32 is clamped */
    uint32_t d, a, b;   /* codes, from mgpu_mma_code(): D 0..3, A and B 0..7 */
    bool negate_a;      /* multiply by -A */
    bool negate_b;      /* multiply by -B */
    mgpu_major a_major; /* along which dimension elements of A are neighbours */
    mgpu_major b_major;
    uint32_t m;        /* a multiple of 16 up to 496; of a pair of CTAs that of both */
    uint32_t n;        /* a multiple of 8 up to 504 */
    uint32_t shift;    /* 0, 8, 16 or 32: most columns that .ws shifts B by */
    uint32_t reserved; /* bits 6, 23, 29, in place: legal is 0 */
} mgpu_instr_desc_fields;

#define MGPU__INSTR_DESC_RESERVED 0x20800040u

/* Bits 7 to 22, the same in all kinds: A, B, negated, majors, N. */
MGPU_INLINE uint32_t
mgpu__instr_desc_operands(uint32_t a, uint32_t b, bool negate_a, bool negate_b,
                          mgpu_major a_major, mgpu_major b_major, uint32_t n)
{
    return (a & 7) << 7 | (b & 7) << 10 | (negate_a ? 1u << 13 : 0) |
           (negate_b ? 1u << 14 : 0) | (a_major == MGPU_MN_MAJOR ? 1u << 15 : 0) |
           (b_major == MGPU_MN_MAJOR ? 1u << 16 : 0) | (n >> 3 & 63) << 17;
}

/* The descriptor of the fields. What does not fit a field is dropped, as the word has no place for it.
 *   f       the fields
 */
MGPU_INLINE uint32_t
mgpu_instr_desc_encode(mgpu_instr_desc_fields f)
{
    const uint32_t shift = f.shift >= 32 ? 3 : f.shift >= 16 ? 2 : f.shift >= 8;
    return (f.selector & 3) | (f.sparse ? 4u : 0) | (f.saturate ? 8u : 0) | (f.d & 3) << 4 |
           mgpu__instr_desc_operands(f.a, f.b, f.negate_a, f.negate_b, f.a_major, f.b_major,
                                     f.n) |
           (f.m >> 4 & 31) << 24 | shift << 30 | (f.reserved & MGPU__INSTR_DESC_RESERVED);
}

/* The fields of a descriptor: the inverse of mgpu_instr_desc_encode(), for all 2^32 values.
 *   desc    any 32 bits
 */
MGPU_INLINE mgpu_instr_desc_fields
mgpu_instr_desc_decode(uint32_t desc)
{
    mgpu_instr_desc_fields f;
    f.selector = desc & 3;
    f.sparse = (desc >> 2 & 1) != 0;
    f.saturate = (desc >> 3 & 1) != 0;
    f.d = desc >> 4 & 3;
    f.a = desc >> 7 & 7;
    f.b = desc >> 10 & 7;
    f.negate_a = (desc >> 13 & 1) != 0;
    f.negate_b = (desc >> 14 & 1) != 0;
    f.a_major = (desc >> 15 & 1) != 0 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
    f.b_major = (desc >> 16 & 1) != 0 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
    f.n = (desc >> 17 & 63) << 3;
    f.m = (desc >> 24 & 31) << 4;
    f.shift = desc >> 30 == 0 ? 0 : 4u << (desc >> 30);
    f.reserved = desc & MGPU__INSTR_DESC_RESERVED;
    return f;
}

/* Describe an instruction without scale factors: dense, as A and B are, wrapped, not shifted.
 *   kind    MGPU_KIND_F16, _TF32, _F8F6F4 or _I8
 *   d       MGPU_MMA_F32, _F16, _S32
 *   a       type of A, one of the kind
 *   b       type of B, one of the kind
 *   a_major MGPU_K_MAJOR for A[M][K]
 *   b_major MGPU_K_MAJOR for B[N][K]
 *   m       rows of D, 32 to 256; of a pair of CTAs those of both
 *   n       columns of D, 8 to 256
 *   returns the descriptor, which mgpu_instr_desc_fault() judges; MGPU_INSTR_DESC_INVALID for what it has no
 *           place for: another kind's type, or sizes that are no multiples of 16 and 8
 */
MGPU_INLINE uint32_t
mgpu_instr_desc(mgpu_kind kind, mgpu_mma_type d, mgpu_mma_type a, mgpu_mma_type b,
                mgpu_major a_major, mgpu_major b_major, uint32_t m, uint32_t n)
{
    mgpu_instr_desc_fields f = mgpu_instr_desc_decode(0);
    f.d = mgpu_mma_code(kind, MGPU_MMA_D, d);
    f.a = mgpu_mma_code(kind, MGPU_MMA_A_B, a);
    f.b = mgpu_mma_code(kind, MGPU_MMA_A_B, b);
    f.a_major = a_major;
    f.b_major = b_major;
    f.m = m;
    f.n = n;
    return f.d > 3 || f.a > 7 || f.b > 7 || m % 16 != 0 || n % 8 != 0 || m > 496 || n > 504
               ? MGPU_INSTR_DESC_INVALID
               : mgpu_instr_desc_encode(f);
}

/* ---- encode and decode: kinds mxf8f6f4, mxf4, mxf4nvf4 ----------------------------------- */

/* A descriptor in the clear, of a kind with scale factors. */
typedef struct mgpu_instr_desc_scaled_fields {
    bool sparse;        /* A is */
    uint32_t sfa_id;    /* 0..3: the first byte of a word of scales that counts, of A's */
    uint32_t sfb_id;    /* of B's */
    uint32_t scale;     /* code, from mgpu_mma_code(): 0 ue4m3, 1 ue8m0, 2 ue5m3 */
    uint32_t a, b;      /* codes, 0..7 */
    bool negate_a;      /* multiply by -A */
    bool negate_b;      /* multiply by -B */
    mgpu_major a_major; /* along which dimension elements of A are neighbours */
    mgpu_major b_major;
    uint32_t m;        /* a multiple of 128 up to 384; of a pair of CTAs that of both */
    uint32_t n;        /* a multiple of 8 up to 504 */
    bool k96;          /* K is 96, on sm_103a */
    uint32_t reserved; /* bits 0, 1, 3, 6, 25, 26, in place: legal is 0 */
} mgpu_instr_desc_scaled_fields;

#define MGPU__INSTR_DESC_SCALED_RESERVED 0x0600004bu

/* The bits that choose bytes of scale words, to be added to a descriptor whose ids are 0.
 *   sfa_id  0..3: of A's; mxf4 and blocks of 32 of mxf4nvf4 0 or 2, blocks of 16 0; of K = 96 any, blocks of 16 0 or 2
 *   sfb_id  of B's, likewise
 */
MGPU_INLINE uint32_t
mgpu_instr_desc_scale_ids(uint32_t sfa_id, uint32_t sfb_id)
{
    return (sfa_id & 3) << 29 | (sfb_id & 3) << 4;
}

/* The descriptor of the fields. What does not fit a field is dropped, as the word has no place for it.
 *   f       the fields
 */
MGPU_INLINE uint32_t
mgpu_instr_desc_scaled_encode(mgpu_instr_desc_scaled_fields f)
{
    return (f.sparse ? 4u : 0) | mgpu_instr_desc_scale_ids(f.sfa_id, f.sfb_id) |
           mgpu__instr_desc_operands(f.a, f.b, f.negate_a, f.negate_b, f.a_major, f.b_major,
                                     f.n) |
           (f.scale & 3) << 23 | (f.m >> 7 & 3) << 27 | (f.k96 ? 1u << 31 : 0) |
           (f.reserved & MGPU__INSTR_DESC_SCALED_RESERVED);
}

/* The fields of a descriptor: the inverse of mgpu_instr_desc_scaled_encode(), for all 2^32 values.
 *   desc    any 32 bits
 */
MGPU_INLINE mgpu_instr_desc_scaled_fields
mgpu_instr_desc_scaled_decode(uint32_t desc)
{
    const mgpu_instr_desc_fields same = mgpu_instr_desc_decode(desc); /* bits 7 to 22 are */
    mgpu_instr_desc_scaled_fields f;
    f.sparse = same.sparse;
    f.sfa_id = desc >> 29 & 3;
    f.sfb_id = desc >> 4 & 3;
    f.scale = desc >> 23 & 3;
    f.a = same.a;
    f.b = same.b;
    f.negate_a = same.negate_a;
    f.negate_b = same.negate_b;
    f.a_major = same.a_major;
    f.b_major = same.b_major;
    f.m = (desc >> 27 & 3) << 7;
    f.n = same.n;
    f.k96 = desc >> 31 != 0;
    f.reserved = desc & MGPU__INSTR_DESC_SCALED_RESERVED;
    return f;
}

/* Whether it says K = 96: of mxf8f6f4 bit 31 is reserved. */
MGPU_INLINE bool
mgpu__instr_desc_is_k96(mgpu_kind kind, uint32_t desc)
{
    return desc >> 31 != 0 && kind != MGPU_KIND_MXF8F6F4 && desc != MGPU_INSTR_DESC_INVALID;
}

/* Describe an instruction with scale factors: dense, as A and B are, of byte 0 of each scale word. D is f32.
 *   kind    MGPU_KIND_MXF8F6F4, _MXF4 or _MXF4NVF4
 *   scale   MGPU_MMA_UE8M0, or _UE4M3 for blocks of 16; of mxf4nvf4 on sm_107 _UE4M3 and _UE5M3 for any
 *   a       type of A, one of the kind
 *   b       type of B, one of the kind
 *   a_major MGPU_K_MAJOR for A[M][K]
 *   b_major MGPU_K_MAJOR for B[N][K]
 *   m       rows of D, 128 or 256; of a pair of CTAs those of both
 *   n       columns of D, 8 to 256
 *   returns the descriptor, which mgpu_instr_desc_scaled_fault() judges; MGPU_INSTR_DESC_INVALID for what it
 *           has no place for: another kind's type, or sizes that are no multiples of 128 and 8
 */
MGPU_INLINE uint32_t
mgpu_instr_desc_scaled(mgpu_kind kind, mgpu_mma_type scale, mgpu_mma_type a, mgpu_mma_type b,
                       mgpu_major a_major, mgpu_major b_major, uint32_t m, uint32_t n)
{
    mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(0);
    f.scale = mgpu_mma_code(kind, MGPU_MMA_SCALE, scale);
    f.a = mgpu_mma_code(kind, MGPU_MMA_A_B, a);
    f.b = mgpu_mma_code(kind, MGPU_MMA_A_B, b);
    f.a_major = a_major;
    f.b_major = b_major;
    f.m = m;
    f.n = n;
    return f.scale > 2 || f.a > 7 || f.b > 7 || m % 128 != 0 || n % 8 != 0 || m > 384 || n > 504
               ? MGPU_INSTR_DESC_INVALID
               : mgpu_instr_desc_scaled_encode(f);
}

#endif /* MGPU_LAYOUT_INSTR_DESC_H */
