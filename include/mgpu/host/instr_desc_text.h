/* mgpu/host/instr_desc_text.h - descriptors of tcgen05 in words: types, majors, shape, where a matrix lies, what is wrong.
 * SPDX-License-Identifier: MIT
 *
 *     char text[MGPU_INSTR_DESC_TEXT_BYTES];
 *     puts(mgpu_instr_desc_text(MGPU_KIND_F16, 1, false, 0x08410490, text, sizeof text));
 *     puts(mgpu_instr_desc_scaled_text(MGPU_KIND_MXF4, 1, 32, 0x48a00480, text, sizeof text));
 *     puts(mgpu_tcgen05_desc_text(0x4000404000010040, MGPU_K_MAJOR, 2, text, sizeof text));
 *     puts(mgpu_zero_mask_text(64, 128, 0x0503028000000100, text, sizeof text));
 *
 *     0x08410490: kind f16, M 128, N 256, K 16; D f32, A bf16 K-major, B bf16 MN-major
 *     0x48a00480: kind mxf4, M 128, N 128, K 64; D f32, A e2m1 K-major, B e2m1 K-major; scales ue8m0, of A from byte 2,
 *     of B from byte 0
 *     0x08a00488: kind mxf4, M 128, N 128, K 128 (of sm_107); D f32, A e2m1 K-major, B e2m1 K-major; ..
 *     0x4000404000010040: K-major, 128B swizzle, from 0x400; rows of 128 bytes along K, the next 8
 *     rows 1024 bytes on; a step along K adds 2
 *     0x0503028000000100: M 64, N 128; 4 used, 3 zero by turns; of columns 0..63 zero are 4-6, 11-13, 18-20 ..;
 *     of columns 64..127 zero are 67-69, 74-76, 81-83 ..; B shifted by 5
 *
 * For logs and debuggers, from a word that a kernel printed. layout/instr_desc.h, layout/tcgen05_desc.h and
 * layout/zero_mask.h have the pictures.
 */
#ifndef MGPU_HOST_INSTR_DESC_TEXT_H
#define MGPU_HOST_INSTR_DESC_TEXT_H

#include "../layout/instr_desc_fault.h"
#include "../layout/tcgen05_desc.h"
#include "../layout/zero_mask.h"

#include <stdio.h>

/* Enough for the words of any descriptor. */
#define MGPU_INSTR_DESC_TEXT_BYTES 560

/* An operand in words: " bf16 K-major", " -bf16 MN-major". */
typedef struct mgpu__operand_text {
    char text[24];
} mgpu__operand_text;

MGPU_HOST mgpu__operand_text
mgpu__operand_words(mgpu_kind kind, uint32_t code, bool negate, mgpu_major major)
{
    mgpu__operand_text t;
    (void)snprintf(t.text, sizeof t.text, "%s%s %s-major", negate ? "-" : "",
                   mgpu_mma_name(mgpu_mma_of_code(kind, MGPU_MMA_A_B, code)),
                   major == MGPU_K_MAJOR ? "K" : "MN");
    return t;
}

/* A descriptor of kind f16, tf32, f8f6f4 or i8 in words; with what mgpu_instr_desc_fault() says of it, but for a longer K
 * of sm_107.
 *   kind      of the instruction
 *   cta_group 1, or 2 for a pair of CTAs
 *   ws        whether it is tcgen05.mma.ws
 *   desc      any 32 bits
 *   text      gets it, always terminated
 *   bytes     of text, 1 and more
 *   returns   text
 */
MGPU_HOST const char *
mgpu_instr_desc_text(mgpu_kind kind, uint32_t cta_group, bool ws, uint32_t desc, char *text,
                     size_t bytes)
{
    const mgpu_instr_desc_fields f = mgpu_instr_desc_decode(desc);
    const mgpu__operand_text a = mgpu__operand_words(kind, f.a, f.negate_a, f.a_major);
    const mgpu__operand_text b = mgpu__operand_words(kind, f.b, f.negate_b, f.b_major);
    const uint32_t k64 = mgpu__instr_desc_107_bits(kind, desc);
    const uint32_t k = mgpu_instr_desc_k(kind, f.sparse) << (k64 != 0);
    const char *const said = mgpu_instr_desc_fault(kind, cta_group, ws, desc & ~k64);
    char sparse[32] = "", shift[32] = "";
    if (f.sparse)
        (void)snprintf(sparse, sizeof sparse, "; A sparse, selector %u", (unsigned)f.selector);
    if (f.shift != 0)
        (void)snprintf(shift, sizeof shift, "; B shifted by up to %u", (unsigned)f.shift);
    if (snprintf(text, bytes, "0x%08x: kind %s, M %u, N %u, K %u%s; D %s, A %s, B %s%s%s%s%s%s",
                 (unsigned)desc, mgpu_kind_name(kind), (unsigned)f.m, (unsigned)f.n,
                 (unsigned)k, k64 != 0 ? " (of sm_107)" : "",
                 mgpu_mma_name(mgpu_mma_of_code(kind, MGPU_MMA_D, f.d)), a.text, b.text, sparse,
                 f.saturate ? "; D clamped" : "", shift,
                 said == NULL ? "" : "; wrong: ", said == NULL ? "" : said) < 0)
        text[0] = 0;
    return text;
}

/* A descriptor of kind mxf8f6f4, mxf4 or mxf4nvf4 in words; with what mgpu_instr_desc_scaled_103a_fault() says of it, but
 * for the fields and scale types of sm_107, which are named.
 *   kind      of the instruction
 *   cta_group 1, or 2 for a pair of CTAs
 *   block     elements of K for each scale factor: 32, or 16
 *   desc      any 32 bits
 *   text      gets it, always terminated
 *   bytes     of text, 1 and more
 *   returns   text
 */
MGPU_HOST const char *
mgpu_instr_desc_scaled_text(mgpu_kind kind, uint32_t cta_group, uint32_t block, uint32_t desc,
                            char *text, size_t bytes)
{
    const mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(desc);
    const mgpu__operand_text a = mgpu__operand_words(kind, f.a, f.negate_a, f.a_major);
    const uint32_t bits = mgpu__instr_desc_107_bits(kind, desc);
    const bool of_4 = (bits & MGPU_INSTR_DESC_SPARSE_2_4) != 0, ue5m3 = (bits >> 24 & 1) != 0;
    const bool longer = (bits & (1u << 31 | 1u << 3)) != 0;
    const uint32_t b_code = of_4 ? f.b & 3 : f.b; /* bit 12 is not of B's type then */
    const mgpu__operand_text b = mgpu__operand_words(kind, b_code, f.negate_b, f.b_major);
    const char *const said = mgpu__instr_desc_scaled_107_fault(kind, cta_group, block, desc);
    const bool k96 = mgpu__instr_desc_is_k96(kind, desc);
    const uint32_t k = k96 ? 96u << longer : mgpu_instr_desc_k(kind, f.sparse) << longer;
    if (snprintf(
            text, bytes,
            "0x%08x: kind %s, M %u, N %u, K %u%s; D f32, A %s, B %s%s%s; scales %s%s, of A "
            "from byte %u%s, of B from byte %u%s%s",
            (unsigned)desc, mgpu_kind_name(kind), (unsigned)f.m, (unsigned)f.n, (unsigned)k,
            longer ? " (of sm_107)"
            : k96  ? " (sm_103a)"
                   : "",
            a.text, b.text, f.sparse ? "; A sparse" : "",
            of_4 ? ", 2 of 4 numbers (of sm_107)" : "",
            mgpu_mma_name(mgpu_mma_of_code(kind, MGPU_MMA_SCALE, f.scale)),
            ue5m3                                              ? " (of sm_107)"
            : mgpu__instr_desc_is_107_ue4m3(kind, block, desc) ? " for blocks of 32 (of sm_107)"
                                                               : "",
            (unsigned)f.sfa_id, (bits >> 26 & 1) != 0 ? " in 128 lanes (of sm_107)" : "",
            (unsigned)f.sfb_id, said == NULL ? "" : "; wrong: ", said == NULL ? "" : said) < 0)
        text[0] = 0;
    return text;
}

/* A matrix descriptor in words, as the instruction reads it; with what mgpu_tcgen05_desc_fault() or else
 * mgpu_tcgen05_desc_lint() says of it; with an absolute leading address mgpu_tcgen05_desc_k96_fault().
 *   desc       any 64 bits
 *   major      along which dimension elements are neighbours
 *   elem_bytes 1, 2 or 4
 *   text       gets it, always terminated
 *   bytes      of text, 1 and more
 *   returns    text
 */
MGPU_HOST const char *
mgpu_tcgen05_desc_text(uint64_t desc, mgpu_major major, uint32_t elem_bytes, char *text,
                       size_t bytes)
{
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc);
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle), w = span == 0 ? 16 : span;
    const bool k_major = major == MGPU_K_MAJOR, none = span == 0;
    const bool atoms = f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B;
    const char *const along = k_major ? "K" : "MN", *const down = k_major ? "rows" : "k";
    const uint32_t next = none && !k_major ? f.leading_bytes : f.stride_bytes;
    const uint32_t right = none && !k_major ? f.stride_bytes : f.leading_bytes;
    const bool k96 = f.leading_is_addr && k_major && elem_bytes == 1;
    const char *said =
        k96 ? mgpu_tcgen05_desc_k96_fault(f) : mgpu_tcgen05_desc_fault(f, major, elem_bytes);
    const char *what = "; wrong: ";
    char swizzle[40] = "no swizzle", box[80] = "", base[48] = "", step[48] = "";
    if (said == NULL) {
        said = mgpu_tcgen05_desc_lint(f);
        what = said == NULL ? "" : "; note: ";
    }
    if (!none)
        (void)snprintf(swizzle, sizeof swizzle, "%uB swizzle%s", (unsigned)span,
                       atoms ? " of 32B atoms" : "");
    if (k96)
        (void)snprintf(box, sizeof box, ", behind its %u bytes a row goes on at 0x%x",
                       (unsigned)w, (unsigned)f.leading_bytes);
    else
        (void)snprintf(step, sizeof step, "; a step along K adds %llu",
                       (unsigned long long)mgpu_tcgen05_k_step(desc, major, elem_bytes));
    if (!k96 && (none || !k_major))
        (void)snprintf(box, sizeof box, ", the next %u bytes along %s %u on", (unsigned)w,
                       along, (unsigned)right);
    if (f.base_offset != 0)
        (void)snprintf(base, sizeof base, "; base offset %u", (unsigned)f.base_offset);
    if (snprintf(
            text, bytes,
            "0x%016llx: %s-major, %s, from 0x%x; rows of %u bytes along %s, the next %u %s "
            "%u bytes on%s%s%s%s%s%s",
            (unsigned long long)desc, along, swizzle, (unsigned)f.start, (unsigned)w, along,
            atoms && !k_major ? 4u : 8u, down, (unsigned)next, box,
            k96 ? " (K = 96, sm_103a)" : "", step, base, what, said == NULL ? "" : said) < 0)
        text[0] = 0;
    return text;
}

/* A part of the columns of D: "; of columns 0..63 zero are 4-6, 11-13, 18-20 ..". */
typedef struct mgpu__zero_text {
    char text[80];
} mgpu__zero_text;

MGPU_HOST mgpu__zero_text
mgpu__zero_words(mgpu_zero_mask_fields f, uint32_t m, uint32_t n, uint32_t part)
{
    const uint32_t cols = n * m / 128, first = part * cols, end = first + cols;
    uint32_t spans = 0;
    mgpu__zero_text t;
    size_t at = (size_t)snprintf(t.text, sizeof t.text, "; of columns %u..%u zero are",
                                 (unsigned)first, (unsigned)end - 1);
    for (uint32_t col = first, from; col < end && spans < 4; col++) {
        if (!mgpu_zero_mask_is_zero(f, m, n, col))
            continue;
        for (from = col; col + 1 < end && mgpu_zero_mask_is_zero(f, m, n, col + 1);)
            col++;
        if (++spans == 4)
            at += (size_t)snprintf(t.text + at, sizeof t.text - at, " ..");
        else
            at += (size_t)snprintf(t.text + at, sizeof t.text - at, "%s %u",
                                   spans > 1 ? "," : "", (unsigned)from);
        if (spans < 4 && from != col)
            at += (size_t)snprintf(t.text + at, sizeof t.text - at, "-%u", (unsigned)col);
    }
    if (spans == 0)
        (void)snprintf(t.text + at, sizeof t.text - at, " none");
    return t;
}

/* A zero-column mask of tcgen05.mma.ws in words: the first columns that are zero, of each part of D's; with what
 * mgpu_zero_mask_fault() says of it.
 *   m         rows of D: 32, 64 or 128
 *   n         columns of D: 64, 128 or 256
 *   desc      any 64 bits
 *   text      gets it, always terminated
 *   bytes     of text, 1 and more
 *   returns   text
 */
MGPU_HOST const char *
mgpu_zero_mask_text(uint32_t m, uint32_t n, uint64_t desc, char *text, size_t bytes)
{
    const mgpu_zero_mask_fields f = mgpu_zero_mask_decode(desc);
    const char *const said = mgpu_zero_mask_fault(m, desc);
    const bool known = (m == 32 || m == 64 || m == 128) && (n == 64 || n == 128 || n == 256);
    mgpu__zero_text part[4];
    char turns[64] = "; no column is zero", shift[32] = "";
    for (uint32_t i = 0; i < 4; i++) {
        part[i].text[0] = 0;
        if (known && f.generates && i < 128 / m)
            part[i] = mgpu__zero_words(f, m, n, i);
    }
    if (f.generates)
        (void)snprintf(turns, sizeof turns, "; %u used, %u zero by turns",
                       (unsigned)f.used_cols, (unsigned)f.zero_cols);
    if (f.shift != 0)
        (void)snprintf(shift, sizeof shift, "; B shifted by %u", (unsigned)f.shift);
    if (snprintf(text, bytes, "0x%016llx: M %u, N %u%s%s%s%s%s%s%s%s", (unsigned long long)desc,
                 (unsigned)m, (unsigned)n, turns, part[0].text, part[1].text, part[2].text,
                 part[3].text, shift,
                 said == NULL ? "" : "; wrong: ", said == NULL ? "" : said) < 0)
        text[0] = 0;
    return text;
}

#endif /* MGPU_HOST_INSTR_DESC_TEXT_H */
