/* mgpu/host/smem_desc_text.h - a matrix descriptor of wgmma in words: where it begins, how it goes on, what is wrong.
 * SPDX-License-Identifier: MIT
 *
 *     char text[MGPU_WGMMA_DESC_TEXT_BYTES];
 *     puts(mgpu_wgmma_desc_text(desc, MGPU_K_MAJOR, text, sizeof text));
 *
 *     0x4000004000010040: K-major, 128B swizzle, from 0x400; rows of 128 bytes along K, the next 8
 *     rows 1024 bytes on; a step along K adds 2
 *
 * For logs and debuggers, from a word that a kernel printed. layout/smem_desc.h has the picture.
 */
#ifndef MGPU_HOST_SMEM_DESC_TEXT_H
#define MGPU_HOST_SMEM_DESC_TEXT_H

#include "../layout/smem_desc.h"

#include <stdio.h>

/* Enough for the words of any descriptor. */
#define MGPU_WGMMA_DESC_TEXT_BYTES 480

/* A descriptor in words, as the instruction reads it; with what mgpu_wgmma_desc_fault() or else
 * mgpu_wgmma_desc_lint() says of it.
 *   desc    any 64 bits
 *   major   MGPU_K_MAJOR, or MGPU_MN_MAJOR for operands of _ta and _tb
 *   text    gets it, always terminated
 *   bytes   of text, 1 and more
 *   returns text
 */
MGPU_HOST const char *
mgpu_wgmma_desc_text(uint64_t desc, mgpu_major major, char *text, size_t bytes)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle), w = span == 0 ? 16 : span;
    const bool k_major = major == MGPU_K_MAJOR, none = span == 0;
    const char *const along = k_major ? "K" : "MN", *const down = k_major ? "rows" : "k";
    const uint32_t next = none && !k_major ? f.leading_bytes : f.stride_bytes;
    const uint32_t right = none && !k_major ? f.stride_bytes : f.leading_bytes;
    const char *said = mgpu_wgmma_desc_fault(f, major), *what = "; wrong: ";
    char swizzle[24] = "no swizzle", box[64] = "", base[48] = "";
    if (said == NULL) {
        said = mgpu_wgmma_desc_lint(f);
        what = said == NULL ? "" : "; note: ";
    }
    if (!none)
        (void)snprintf(swizzle, sizeof swizzle, "%uB swizzle", (unsigned)span);
    if (none || !k_major)
        (void)snprintf(box, sizeof box, ", the next %u bytes along %s %u on", (unsigned)w,
                       along, (unsigned)right);
    if (f.base_offset != 0)
        (void)snprintf(base, sizeof base, "; base offset %u", (unsigned)f.base_offset);
    if (snprintf(
            text, bytes,
            "0x%016llx: %s-major, %s, from 0x%x; rows of %u bytes along %s, the next 8 %s %u "
            "bytes on%s; a step along K adds %llu%s%s%s",
            (unsigned long long)desc, along, swizzle, (unsigned)f.start, (unsigned)w, along,
            down, (unsigned)next, box, (unsigned long long)mgpu_wgmma_k_step(desc, major), base,
            what, said == NULL ? "" : said) < 0)
        text[0] = 0;
    return text;
}

#endif /* MGPU_HOST_SMEM_DESC_TEXT_H */
