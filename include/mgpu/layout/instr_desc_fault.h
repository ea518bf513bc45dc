/* mgpu/layout/instr_desc_fault.h - what is wrong with an instruction descriptor of tcgen05.mma.
 * SPDX-License-Identifier: MIT
 *
 *                           cta_group::1             cta_group::2, M of both
 *     f16, tf32, f8f6f4     M 64, 128                M 128, 256
 *                           N 8, 16 .. 256           N 16, 32 .. 256
 *     i8                    M 64, 128                M 128, 256
 *                           N 8, 16, 24, 32 .. 256   N 32, 64 .. 256
 *     the same with .ws     M 32, 64, 128            -
 *                           N 64, 128, dense 256
 *     mxf8f6f4, mxf4,       M 128                    M 256, dense 128
 *     mxf4nvf4              N 8, 16 .. 256           N 16, 32 .. 256
 *
 *     B of 8 bits, MN-major: N in steps of 16, of a pair of 32
 *
 *     K = 96, sm_103a:      -                        M 256, dense
 *     mxf4, mxf4nvf4                                 N 16, 32 .. 256
 *
 * Typical use, before a launch, in the model or in a test:
 *
 *     const char *why = mgpu_instr_desc_fault(MGPU_KIND_F16, 1, false, idesc);
 *     if (why != NULL)
 *         puts(why);
 *
 * The rules are those of sm_100, where K = 96 is refused; mgpu_instr_desc_scaled_103a_fault() has those of sm_103a. Of
 * sm_107 there are the names of its fields and its scales of mxf4nvf4, which the model and host/instr_desc_text.h ask for.
 *
 * PTX ISA, "Matrix Shape", "Instruction descriptor", "Transpose and Negate", "Block Scaling" of tcgen05.mma.
 */
#ifndef MGPU_LAYOUT_INSTR_DESC_FAULT_H
#define MGPU_LAYOUT_INSTR_DESC_FAULT_H

#include "instr_desc.h"

/* Is one of a set of sizes, a sum of powers of two, this one? */
MGPU_INLINE bool
mgpu__instr_desc_in(uint32_t sizes, uint32_t size)
{
    return (size & (size - 1)) == 0 && (sizes & size) != 0;
}

/* What is wrong with M ("Matrix Shape"). */
MGPU_INLINE const char *
mgpu__instr_desc_m_fault(mgpu_kind kind, uint32_t cta_group, bool ws, bool sparse, uint32_t m)
{
    const bool scaled = mgpu_kind_is_scaled(kind), pair = cta_group == 2;
    const uint32_t sizes = ws     ? 32 + 64 + 128
                           : pair ? (scaled && sparse ? 256 : 128 + 256)
                                  : (scaled ? 128 : 64 + 128);
    return mgpu__instr_desc_in(sizes, m) ? (const char *)0
           : ws                          ? "M (bits 24-28) must be 32, 64 or 128 with .ws"
           : scaled ? (!pair    ? "M (bits 27-28) must be 128 with cta_group::1"
                       : sparse ? "M (bits 27-28), that of both CTAs, must be 256 when A is "
                                  "sparse"
                                : "M (bits 27-28), that of both CTAs, must be 128 or 256 with "
                                  "cta_group::2")
           : pair   ? "M (bits 24-28), that of both CTAs, must be 128 or 256 with cta_group::2"
                  : "M (bits 24-28) must be 64 or 128 with cta_group::1; 256 is of a pair, 32 "
                    "of .ws";
}

/* What is wrong with N ("Matrix Shape", and for a B of 8 bits "N shape" in "Transpose and Negate"). */
MGPU_INLINE const char *
mgpu__instr_desc_n_fault(mgpu_kind kind, uint32_t cta_group, bool ws, bool sparse,
                         mgpu_major b_major, uint32_t n)
{
    const bool i8 = kind == MGPU_KIND_I8, pair = cta_group == 2;
    const bool bytes = i8 || kind == MGPU_KIND_F8F6F4 || kind == MGPU_KIND_MXF8F6F4;
    if (ws)
        return mgpu__instr_desc_in(sparse ? 64 + 128 : 64 + 128 + 256, n) ? (const char *)0
               : sparse ? "N (bits 17-22) must be 64 or 128 with .ws when A is sparse"
                        : "N (bits 17-22) must be 64, 128 or 256 with .ws";
    if (n == 0 || n > 256)
        return "N (bits 17-22) must be 8 to 256";
    if (n % (pair ? 16 : 8) != 0)
        return "N (bits 17-22) must be a multiple of 16 with cta_group::2";
    if (i8 && (pair ? n % 32 != 0 : n > 32 && n % 16 != 0))
        return pair ? "N (bits 17-22) must be a multiple of 32 of kind::i8 with cta_group::2"
                    : "N (bits 17-22) must be 8, 16, 24, 32 or a multiple of 16 of kind::i8";
    if (bytes && b_major == MGPU_MN_MAJOR && n % (pair ? 32 : 16) != 0)
        return "N (bits 17-22) must be a multiple of 16, with cta_group::2 of 32, when a B of "
               "8 bits is MN-major: pad N, or store B K-major";
    return (const char *)0;
}

/* What is wrong with the types, D apart. */
MGPU_INLINE const char *
mgpu__instr_desc_types_fault(mgpu_kind kind, uint32_t a, uint32_t b)
{
    if (mgpu_mma_of_code(kind, MGPU_MMA_A_B, a) == MGPU_MMA_NONE)
        return "A's type (bits 7-9) is no code of this kind: mgpu_mma_code() has them; e2m1 is "
               "5 in f8f6f4 and mxf8f6f4, 1 in mxf4 and mxf4nvf4";
    if (mgpu_mma_of_code(kind, MGPU_MMA_A_B, b) == MGPU_MMA_NONE)
        return "B's type (bits 10-12) is no code of this kind: mgpu_mma_code() has them; e2m1 "
               "is 5 in f8f6f4 and mxf8f6f4, 1 in mxf4 and mxf4nvf4";
    return (const char *)0;
}

/* What is wrong with how the instruction is asked for. */
MGPU_INLINE const char *
mgpu__instr_desc_use_fault(mgpu_kind kind, uint32_t cta_group, bool ws)
{
    return mgpu_instr_desc_k(kind, false) == 0 ? "the kind is none of mgpu_kind"
           : cta_group != 1 && cta_group != 2  ? "cta_group must be 1 or 2"
           : ws && cta_group == 2              ? ".ws has cta_group::1 alone"
                                               : (const char *)0;
}

/* It is MGPU_INSTR_DESC_INVALID: what could have been asked for. Which of them was wrong, the word does not know. */
MGPU_INLINE const char *
mgpu__instr_desc_invalid_fault(mgpu_kind kind, uint32_t cta_group, bool ws)
{
    const bool pair = cta_group == 2;
    if (mgpu_kind_is_scaled(kind))
        return pair ? "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; of a "
                      "scaled kind with cta_group::2 M is 128 or 256, that of both CTAs, N a "
                      "multiple of 16 to 256, the types are the kind's, D is f32"
                    : "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; of a "
                      "scaled kind with cta_group::1 M is 128, N a multiple of 8 to 256, the "
                      "types are the kind's, D is f32";
    return ws ? "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; with .ws "
                "M is 32, 64 or 128, N 64, 128 or 256, the types are the kind's"
           : pair ? "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; with "
                    "cta_group::2 M is 128 or 256, that of both CTAs, N a multiple of 16 to "
                    "256, the types are the kind's"
                  : "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; with "
                    "cta_group::1 M is 64 or 128, N a multiple of 8 to 256, the types are the "
                    "kind's";
}

/* What is wrong with a descriptor of kind f16, tf32, f8f6f4 or i8, on sm_100. Taken as legal, as the manual does not
 * decide: f16 with bf16, MN-major operands of 4 and 6 bits, a shift without .ws, selectors 2 and 3.
 *   kind      of the instruction
 *   cta_group 1, or 2 for a pair of CTAs
 *   ws        whether it is tcgen05.mma.ws
 *   desc      any 32 bits
 *   returns   a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_instr_desc_fault(mgpu_kind kind, uint32_t cta_group, bool ws, uint32_t desc)
{
    const mgpu_instr_desc_fields f = mgpu_instr_desc_decode(desc);
    const bool selects = kind == MGPU_KIND_F16 || kind == MGPU_KIND_TF32;
    const uint32_t bf16 = mgpu_mma_code(kind, MGPU_MMA_A_B, MGPU_MMA_BF16);
    const char *fault = mgpu__instr_desc_use_fault(kind, cta_group, ws);
    if (fault != (const char *)0)
        return fault;
    if (mgpu_kind_is_scaled(kind))
        return "a block-scaled kind: its words are those of mgpu_instr_desc_scaled()";
    if (desc == MGPU_INSTR_DESC_INVALID)
        return mgpu__instr_desc_invalid_fault(kind, cta_group, ws);
    if (f.reserved != 0)
        return "a reserved bit is set (6, 23, 29): this is no descriptor of this kind, or one "
               "that mgpu_instr_desc() could not make";
    if (f.selector != 0 && !selects)
        return "the sparsity selector (bits 0-1) must be 0 but for kinds f16 and tf32";
    if (f.saturate && kind != MGPU_KIND_I8)
        return "saturate (bit 3) is of kind::i8 alone";
    if (mgpu_mma_of_code(kind, MGPU_MMA_D, f.d) == MGPU_MMA_NONE)
        return "D's type (bits 4-5) is none of this kind: f32 (1) of each but i8, f16 (0) of "
               "f16 and f8f6f4 too, s32 (2) of i8";
    fault = mgpu__instr_desc_types_fault(kind, f.a, f.b);
    if (fault != (const char *)0)
        return fault;
    if (f.d == 0 && (f.a == bf16 || f.b == bf16)) /* 8 where there is no bf16 */
        return "D of f16 (bits 4-5) needs A and B of f16: bf16 adds up in f32";
    if (kind == MGPU_KIND_I8 && (f.negate_a || f.negate_b))
        return "negation (bits 13-14) is not of kind::i8";
    fault = mgpu__instr_desc_m_fault(kind, cta_group, ws, f.sparse, f.m);
    return fault != (const char *)0
               ? fault
               : mgpu__instr_desc_n_fault(kind, cta_group, ws, f.sparse, f.b_major, f.n);
}

/* What is wrong with scale factors ("Block Scaling"). */
MGPU_INLINE const char *
mgpu__instr_desc_scale_fault(mgpu_kind kind, uint32_t block, mgpu_instr_desc_scaled_fields f)
{
    const bool nvf4 = kind == MGPU_KIND_MXF4NVF4;
    const uint32_t ids = f.sfa_id | f.sfb_id;
    if (block != 32 && !(nvf4 && block == 16))
        return "a scale factor is for 32 elements of K, of mxf4nvf4 for 32 or 16";
    if (f.scale == 2)
        return "ue5m3 scale factors (2 in bits 23-24) are of mxf4nvf4 on sm_107 alone: "
               "MGPU_MMA_UE4M3 and _UE8M0 are of sm_100 too";
    if (f.scale == 0 && block == 32)
        return "the scale type (bit 23) must be ue8m0 (1) for blocks of 32: ue4m3 is of "
               "mxf4nvf4 with blocks of 16, on sm_107 of 32 too";
    if (kind == MGPU_KIND_MXF8F6F4)
        return (const char *)0;
    if (block == 16 && ids != 0)
        return "the scale ids (bits 4-5, 29-30) must be 0 for blocks of 16: all 4 bytes of a "
               "word count";
    return (ids & 1) == 0
               ? (const char *)0
               : "the scale ids (bits 4-5, 29-30) of mxf4 and mxf4nvf4 must be 0 or 2: "
                 "two bytes of a word count";
}

/* What is wrong with a descriptor of kind mxf8f6f4, mxf4 or mxf4nvf4, on sm_100. Taken as legal, as the manual does
 * not decide: ue8m0 in mxf4nvf4, MN-major operands of 4 and 6 bits in mxf8f6f4.
 *   kind      of the instruction
 *   cta_group 1, or 2 for a pair of CTAs
 *   block     elements of K for each scale factor: 32, or 16 (.block32, .block16; .scale_vec::4X is 16)
 *   desc      any 32 bits
 *   returns   a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_instr_desc_scaled_fault(mgpu_kind kind, uint32_t cta_group, uint32_t block, uint32_t desc)
{
    const mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(desc);
    const bool bytes = kind == MGPU_KIND_MXF8F6F4;
    const char *fault = mgpu__instr_desc_use_fault(kind, cta_group, false);
    if (fault != (const char *)0)
        return fault;
    if (!mgpu_kind_is_scaled(kind))
        return "no block-scaled kind: its words are those of mgpu_instr_desc()";
    if (desc == MGPU_INSTR_DESC_INVALID)
        return mgpu__instr_desc_invalid_fault(kind, cta_group, false);
    if (f.reserved != 0 || f.scale == 3 || (bytes && f.k96))
        return "a reserved bit is set (0, 1, 3, 6, 24-26, of mxf8f6f4 31): this is no "
               "descriptor of this kind, or one that mgpu_instr_desc_scaled() could not make";
    if (f.k96)
        return "K = 96 (bit 31) is not of sm_100: clear it; sm_103a has it";
    fault = mgpu__instr_desc_types_fault(kind, f.a, f.b);
    if (fault != (const char *)0)
        return fault;
    if (!bytes && (f.a_major == MGPU_MN_MAJOR || f.b_major == MGPU_MN_MAJOR))
        return "A and B (bits 15-16) of mxf4 and mxf4nvf4 must be K-major";
    fault = mgpu__instr_desc_scale_fault(kind, block, f);
    if (fault != (const char *)0)
        return fault;
    fault = mgpu__instr_desc_m_fault(kind, cta_group, false, f.sparse, f.m);
    return fault != (const char *)0
               ? fault
               : mgpu__instr_desc_n_fault(kind, cta_group, false, f.sparse, f.b_major, f.n);
}

/* What is wrong with such a descriptor on sm_103a, which has K = 96 besides.
 *   kind      of the instruction
 *   cta_group 1, or 2 for a pair of CTAs
 *   block     elements of K for each scale factor: 32, or 16
 *   desc      any 32 bits
 *   returns   a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_instr_desc_scaled_103a_fault(mgpu_kind kind, uint32_t cta_group, uint32_t block,
                                  uint32_t desc)
{
    const mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(desc);
    const uint32_t ids = mgpu_instr_desc_scale_ids(3, 3);
    const bool of_96 = mgpu__instr_desc_is_k96(kind, desc);
    const char *fault = mgpu_instr_desc_scaled_fault(
        kind, cta_group, block, of_96 ? desc & ~(MGPU_INSTR_DESC_K96 | ids) : desc);
    if (!of_96 || fault != (const char *)0)
        return fault;
    if (f.sparse)
        return "with K = 96 (bit 31) A is dense: clear the sparse bit (2), or take K = 128";
    if (cta_group != 2 || f.m != 256)
        return "with K = 96 (bit 31) M (bits 27-28), that of both CTAs, must be 256, with "
               "cta_group::2";
    return block != 16 || ((f.sfa_id | f.sfb_id) & 1) == 0
               ? (const char *)0
               : "the scale ids (bits 4-5, 29-30) must be 0 or 2 for blocks of 16 with K = 96: "
                 "six bytes from there on count";
}

/* The bits that are set of fields that sm_107 alone has: a longer K (f8f6f4: bit 29, mxf8f6f4: bit 31, mxf4 and mxf4nvf4:
 * bits 3 and 31 are 2, of a sparse A 1), ue5m3 scales of mxf4nvf4 (bits 23-24 are 2), scales of A in 128 lanes
 * (bit 26), metadata of 2 of 4 (bit 12).
 *   kind    of the instruction
 *   desc    any 32 bits
 *   returns 0 if there are none
 */
MGPU_INLINE uint32_t
mgpu__instr_desc_107_bits(mgpu_kind kind, uint32_t desc)
{
    uint32_t bits = 1u << 26;
    if (desc == MGPU_INSTR_DESC_INVALID)
        return 0;
    if (!mgpu_kind_is_scaled(kind))
        return kind == MGPU_KIND_F8F6F4 ? desc & 1u << 29 : 0;
    if ((desc >> 23 & 3) == 2 && kind == MGPU_KIND_MXF4NVF4)
        bits |= 1u << 24;
    if (kind == MGPU_KIND_MXF8F6F4)
        return desc & (bits | 1u << 31);
    if ((desc & MGPU_INSTR_DESC_SPARSE) != 0)
        bits |= MGPU_INSTR_DESC_SPARSE_2_4 | ((desc >> 3 & 1) == 0 ? 1u << 31 : 0);
    else if (desc >> 31 == 0)
        bits |= 1u << 3;
    return desc & bits;
}

/* Whether it says ue4m3 scales of mxf4nvf4 for blocks of 32, which sm_107 alone has. */
MGPU_INLINE bool
mgpu__instr_desc_is_107_ue4m3(mgpu_kind kind, uint32_t block, uint32_t desc)
{
    return kind == MGPU_KIND_MXF4NVF4 && block == 32 && (desc >> 23 & 3) == 0;
}

/* What is wrong on sm_107 with a word of a scaled kind, its own fields apart: these are taken out, and the scale type, if
 * it is sm_107's, is as ue8m0. */
MGPU_INLINE const char *
mgpu__instr_desc_scaled_107_fault(mgpu_kind kind, uint32_t cta_group, uint32_t block,
                                  uint32_t desc)
{
    const uint32_t bits = mgpu__instr_desc_107_bits(kind, desc);
    const bool scale =
        (bits & 1u << 24) != 0 || mgpu__instr_desc_is_107_ue4m3(kind, block, desc);
    return mgpu_instr_desc_scaled_103a_fault(kind, cta_group, block,
                                             (desc & ~bits) | (scale ? 1u << 23 : 0));
}

#endif /* MGPU_LAYOUT_INSTR_DESC_FAULT_H */
