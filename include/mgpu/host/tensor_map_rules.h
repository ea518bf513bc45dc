/* mgpu/host/tensor_map_rules.h - what the driver accepts, and what is seldom meant.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_issues why;
 *     if (mgpu_tensor_map_check(d, &why) != MGPU_OK)
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 *     tensor map "A": strides_bytes[0] is 4094, not a multiple of 16 (the step of dim 1):
 *     pad it to 4096 bytes, 2048 elements of bf16
 *
 * No GPU is asked, and the check is no stricter and no laxer than the driver. Its rules are not
 * those of the documentation but what a driver (580.159.04, CUDA 13.0, on an H200) answered to
 * all descriptions of tests/host/tensor_map_verdicts.txt and tensor_map_samples.txt:
 *
 *     field          accepted                                     unlike the documentation
 *     rank           1 to 5; interleaved 3 to 5
 *     global         a multiple of 16 (interleave 32: of 32)      NULL passes
 *                    below 2^57                                   not documented
 *     dims           1 to 2^32
 *     strides_bytes  a multiple of 16 (interleave 32: of 32)      0 and less than a row pass
 *                    below 2^40
 *     box            1 to 256; may be more than dims
 *                    box[0] * elem_bytes a multiple of 16         also when interleaved
 *                    box[0] * elem_bytes at most the swizzle,
 *                    unless interleaved or MGPU_SWIZZLE_NONE
 *                    at most 233472 bytes in all: 228 KiB,        not documented
 *                    a multiprocessor's shared memory (below)
 *     elem_strides   1 to 8                                       [0] too when not interleaved
 *     interleave 32  any swizzle                                  "MGPU_SWIZZLE_32B only"
 *     oob_fill NAN   floating types of 16 bits and more
 *     dtype          not packed (MGPU_DTYPE_B4X16, ...)            does not say for which GPUs
 *     swizzle        not with atoms of 32 or 64 bytes              does not say for which GPUs
 *
 * The last two are what PTX says of sm_90 (tensormap.replace has elemtype 13 to 15 and
 * swizzle_atomicity from sm_100 on) and what the driver of an H200 answers: it takes none of them
 * (580.159; tests/host/tensor_map_verdicts.txt). With `sm` 100 or more in the description they are
 * legal, and packed types have these rules, from the documentation and from PTX alone:
 *
 *     B4X16                 dims[0] even; a row of the box a multiple of 16 bytes, 32 elements
 *     B4X16_P64, B6X16_P32  box[0] is 128, dims[0] a multiple of 128; address and strides
 *                           multiples of 32 bytes; no interleave; no swizzle or one of 128 bytes,
 *                           not FLIP_8B
 *     all three             zeros as fill; no pixels (im2col.h)
 *
 * MGPU_SWIZZLE_96B is in no driver's list up to CUDA 13.5: mgpu_tensormap_replace_swizzle_mode_96b()
 * makes such a map of another.
 *
 * The driver bounds element bytes times box[i] / elem_strides[i], each rounded down, perhaps to 0,
 * over all axes, [0] too: 233472 pass and 233520 do not. What moves, and what an mbarrier gets, is
 * mgpu_tensor_map_box_bytes(): each rounded up, [0] whole unless interleaved.
 *
 * What is accepted but seldom meant is the business of mgpu_tensor_map_lint().
 */
#ifndef MGPU_HOST_TENSOR_MAP_RULES_H
#define MGPU_HOST_TENSOR_MAP_RULES_H

#include "../status.h"
#include "tensor_map_desc.h"

/* ---- sentences ----------------------------------------------------------------------- */

/* Is the step of dim axis + 1 the number of elements below it, where bytes are meant? The bytes
 * that were probably meant, else 0. */
MGPU_HOST uint64_t
mgpu__tensor_map_meant(const mgpu_tensor_map_desc *d, uint32_t axis)
{
    const uint64_t elem_bytes = mgpu_dtype_bytes(d->dtype);
    uint64_t elems = 1;
    for (uint32_t i = 0; i <= axis; i++)
        elems *= d->dims[i];
    return elem_bytes > 1 && d->strides_bytes[axis] == elems ? elems * elem_bytes : 0;
}

/* Add one sentence: `tensor map "A": box[0] is 300` and what follows in `format`. */
#if defined(__GNUC__)
__attribute__((format(printf, 8, 9)))
#endif
MGPU_HOST mgpu_status
mgpu__tensor_map_say(const mgpu_tensor_map_desc *d, mgpu_issues *issues, mgpu_status status,
                     const char *field, int index, int64_t got, int64_t want,
                     const char *format, ...)
{
    char head[72], where[32], tail[168];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(tail, sizeof tail, format, args);
    va_end(args);
    if (d->name != NULL)
        (void)snprintf(head, sizeof head, "tensor map \"%.24s\"", d->name);
    else
        (void)snprintf(head, sizeof head, "tensor map");
    if (index >= 0)
        (void)snprintf(where, sizeof where, "%s[%d]", field, index);
    else
        (void)snprintf(where, sizeof where, "%s", field);
    return mgpu_issue_add(issues, status, field, index, got, want, "%s: %s is %lld%s", head,
                          where, (long long)got, tail);
}

/* ---- check --------------------------------------------------------------------------- */

/* One line of a table of rules, here and in im2col.h: what has to hold, where, got and wanted, and the sentence. */
#define MGPU__RULE(holds, field, index, got, want, ...)                                        \
    do {                                                                                       \
        if (!(holds))                                                                          \
            status =                                                                           \
                mgpu__tensor_map_say(d, issues, MGPU_ERROR_INVALID_TENSOR_MAP, field, index,   \
                                     (int64_t)(got), (int64_t)(want), __VA_ARGS__);            \
    } while (0)

/* The bytes of a box as the driver counts them: see the head of this file. */
#define MGPU__BOX_BYTES_MAX 233472
MGPU_HOST uint64_t
mgpu__tensor_map_counted_bytes(const mgpu_tensor_map_desc *desc)
{
    uint64_t bits = mgpu_dtype_smem_bits(desc->dtype);
    for (uint32_t i = 0; i < desc->rank && i < 5; i++)
        bits *= desc->box[i] / (desc->elem_strides[i] == 0 ? 1 : desc->elem_strides[i]);
    return bits / 8;
}

/* Dimensions that count: a rank above 5 is a rule of its own. */
MGPU_HOST uint32_t
mgpu__tensor_map_rank(const mgpu_tensor_map_desc *d)
{
    return d->rank <= 5 ? d->rank : 5;
}

/* Elements that shared memory has with padding. */
MGPU_HOST bool
mgpu__tensor_map_padded(const mgpu_tensor_map_desc *d)
{
    return mgpu_dtype_smem_bits(d->dtype) != mgpu_dtype_bits(d->dtype);
}

/* What the address and the strides are multiples of. */
MGPU_HOST uint64_t
mgpu__tensor_map_unit(const mgpu_tensor_map_desc *d)
{
    return d->interleave == MGPU_INTERLEAVE_32B || mgpu__tensor_map_padded(d) ? 32 : 16;
}

/* Each word is one of its list. */
MGPU_HOST mgpu_status
mgpu__tensor_map_check_words(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const uint32_t elem_bytes = mgpu_dtype_bytes(d->dtype);
    const char *const dtype = mgpu_dtype_name(d->dtype);
    const unsigned swizzle = (unsigned)d->swizzle, interleave = (unsigned)d->interleave;
    const unsigned promotion = (unsigned)d->l2_promotion, fill = (unsigned)d->oob_fill;
    const uint32_t packed_bits = mgpu_dtype_packed_bits(d->dtype);
    MGPU__RULE(elem_bytes != 0 || packed_bits != 0, "dtype", -1, d->dtype, 0,
               ", which is no mgpu_dtype: use MGPU_DTYPE_BF16, MGPU_DTYPE_F32, ...");
    MGPU__RULE(packed_bits == 0 || d->sm >= 100, "dtype", -1, d->dtype, MGPU_DTYPE_U8,
               " (%s), packed elements of %u bits, which GPUs have from compute capability 10 "
               "on: set sm to 100 for them, or move bytes, MGPU_DTYPE_U8",
               dtype, (unsigned)packed_bits);
    MGPU__RULE(mgpu_swizzle_is_legal(d->swizzle), "swizzle", -1, swizzle, 0,
               ", not 0, 32, 64 or 128: use MGPU_SWIZZLE_NONE, _32B, _64B, _128B");
    MGPU__RULE(d->swizzle != MGPU_SWIZZLE_96B, "swizzle", -1, swizzle, MGPU_SWIZZLE_32B,
               ", which no driver encodes: encode another, and "
               "mgpu_tensormap_replace_swizzle_mode_96b() changes it in a kernel");
    MGPU__RULE(swizzle <= 128 || d->sm >= 100 || !mgpu_swizzle_is_legal(d->swizzle), "swizzle",
               -1, swizzle, MGPU_SWIZZLE_128B,
               " (128 bytes with atoms of %u), which GPUs have from compute capability 10 on: "
               "set sm to 100 for them, or use MGPU_SWIZZLE_128B",
               (unsigned)mgpu_swizzle_atom_bytes(d->swizzle));
    MGPU__RULE(!mgpu__tensor_map_padded(d) || swizzle == 0 ||
                   (swizzle >= 128 && d->swizzle != MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B),
               "swizzle", -1, swizzle, MGPU_SWIZZLE_128B,
               ", and rows of %s are 128 bytes: use MGPU_SWIZZLE_128B or MGPU_SWIZZLE_NONE",
               dtype);
    MGPU__RULE(!mgpu__tensor_map_padded(d) || interleave == 0, "interleave", -1, interleave, 0,
               ", and slices have no %s: use MGPU_INTERLEAVE_NONE", dtype);
    MGPU__RULE(interleave == 0 || interleave == 16 || interleave == 32, "interleave", -1,
               interleave, 0, ", not 0, 16 or 32: use MGPU_INTERLEAVE_NONE, _16B, _32B");
    MGPU__RULE(promotion == 0 || promotion == 64 || promotion == 128 || promotion == 256,
               "l2_promotion", -1, promotion, 0,
               ", not 0, 64, 128 or 256: use MGPU_L2_PROMOTION_NONE, _64B, _128B, _256B");
    MGPU__RULE(fill <= 1, "oob_fill", -1, fill, 0, ": use MGPU_OOB_ZERO or MGPU_OOB_NAN");

    MGPU__RULE(fill != 1 || (elem_bytes == 0 && packed_bits == 0) ||
                   (mgpu_dtype_is_float(d->dtype) && elem_bytes > 1),
               "oob_fill", -1, fill, 0,
               " (MGPU_OOB_NAN), and %s has no NaN that TMA knows: use MGPU_OOB_ZERO", dtype);
    return status;
}

/* Rank and address. */
MGPU_HOST mgpu_status
mgpu__tensor_map_check_place(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const bool flat = d->interleave == MGPU_INTERLEAVE_NONE;
    const uint64_t step = mgpu__tensor_map_unit(d), address = (uint64_t)(uintptr_t)d->global;
    MGPU__RULE(d->rank >= 1 && d->rank <= 5, "rank", -1, d->rank, d->rank == 0 ? 1 : 5,
               ", not 1 to 5: %s",
               d->rank == 0 ? "start with mgpu_tensor_map_1d(), _2d() or _nd()"
                            : "merge dimensions that lie packed in each other");
    MGPU__RULE(flat || d->rank >= 3 || d->rank == 0, "rank", -1, d->rank, 3,
               ", and an interleaved tensor has 3 to 5 dimensions: add some of size 1");
    MGPU__RULE(address % step == 0, "global", -1, address, step,
               " (0x%llx), not a multiple of %u: begin at an aligned element (it is %u bytes "
               "past one)",
               (unsigned long long)address, (unsigned)step, (unsigned)(address % step));
    MGPU__RULE(address < (uint64_t)1 << 57, "global", -1, address, ((int64_t)1 << 57) - 1,
               " (0x%llx), not below 2^57: no GPU has this address; pass one of mgpu_malloc() "
               "or cudaMalloc()",
               (unsigned long long)address);
    return status;
}

/* Dimensions and strides. */
MGPU_HOST mgpu_status
mgpu__tensor_map_check_tensor(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const uint32_t n = mgpu__tensor_map_rank(d), elem_bytes = mgpu_dtype_bytes(d->dtype);
    const char *const dtype = mgpu_dtype_name(d->dtype);
    const uint64_t step = mgpu__tensor_map_unit(d);
    for (uint32_t i = 0; i < n; i++) {
        MGPU__RULE(d->dims[i] != 0, "dims", (int)i, 0, 1,
                   ": a tensor without elements needs no launch; skip it");
        MGPU__RULE(d->dims[i] <= (uint64_t)1 << 32, "dims", (int)i, d->dims[i],
                   (int64_t)1 << 32, ", above 2^32 elements: split the tensor%s",
                   d->dims[i] >> 63 ? " (or did a 32-bit computation overflow?)" : "");
    }
    if (n > 0 && mgpu_dtype_packed_bits(d->dtype) != 0) {
        const uint64_t piece = mgpu__tensor_map_padded(d) ? 128 : 2;
        MGPU__RULE(d->dims[0] % piece == 0, "dims", 0, d->dims[0],
                   (d->dims[0] + piece - 1) / piece * piece,
                   " elements of %s, not a multiple of %u: pad the rows in memory", dtype,
                   (unsigned)piece);
    }
    for (uint32_t i = 0; i + 1 < n; i++) {
        const uint64_t s = d->strides_bytes[i], padded = (s + step - 1) / step * step;
        const uint64_t meant = mgpu__tensor_map_meant(d, i);
        MGPU__RULE(s % step == 0 || meant == 0, "strides_bytes", (int)i, s, step,
                   ", not a multiple of %u, but the number of elements below dim %u: strides "
                   "are in bytes; did you mean %llu?",
                   (unsigned)step, (unsigned)i + 1, (unsigned long long)meant);
        MGPU__RULE(s % step == 0 || meant != 0, "strides_bytes", (int)i, s, step,
                   ", not a multiple of %u (the step of dim %u): pad it to %llu bytes, %llu "
                   "elements of %s",
                   (unsigned)step, (unsigned)i + 1, (unsigned long long)padded,
                   (unsigned long long)(elem_bytes != 0 ? padded / elem_bytes : 0), dtype);
        MGPU__RULE(s < (uint64_t)1 << 40, "strides_bytes", (int)i, s, ((int64_t)1 << 40) - 1,
                   ", not below 2^40 (the step of dim %u, in bytes): %s", (unsigned)i + 1,
                   s >> 63 ? "it is negative: did a 32-bit computation overflow?"
                           : "split the tensor");
    }
    return status;
}

/* Box and element strides. */
MGPU_HOST mgpu_status
mgpu__tensor_map_check_box(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const uint32_t n = mgpu__tensor_map_rank(d);
    bool in_range = true; /* each extent of the box is in its range */
    for (uint32_t i = 0; i < n; i++) {
        in_range = in_range && d->box[i] >= 1 && d->box[i] <= 256;
        MGPU__RULE(d->box[i] >= 1 && d->box[i] <= 256, "box", (int)i, d->box[i],
                   d->box[i] == 0 ? 1 : 256, ", not 1 to 256 elements: %s",
                   d->box[i] == 0 ? "say how much one instruction moves"
                                  : "move the tile with several instructions");
        MGPU__RULE(d->elem_strides[i] >= 1 && d->elem_strides[i] <= 8, "elem_strides", (int)i,
                   d->elem_strides[i], d->elem_strides[i] == 0 ? 1 : 8,
                   ", not 1 to 8: 1 takes every element");
    }
    MGPU__RULE(
        !in_range || mgpu__tensor_map_counted_bytes(d) <= MGPU__BOX_BYTES_MAX, "box", -1,
        mgpu__tensor_map_counted_bytes(d), MGPU__BOX_BYTES_MAX,
        " bytes in all, more than the %d of a multiprocessor's shared memory: move the tile "
        "with several instructions",
        (int)MGPU__BOX_BYTES_MAX);
    return status;
}

/* A row of the box. */
MGPU_HOST mgpu_status
mgpu__tensor_map_check_row(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const uint32_t elem_bytes = mgpu_dtype_bytes(d->dtype);
    const char *const dtype = mgpu_dtype_name(d->dtype);
    const uint64_t row_bytes = (uint64_t)d->box[0] * elem_bytes;
    const unsigned swizzle = (unsigned)mgpu_swizzle_span_bytes(d->swizzle);
    const bool flat = d->interleave == MGPU_INTERLEAVE_NONE;
    if (d->rank > 0 && mgpu__tensor_map_padded(d))
        MGPU__RULE(d->box[0] == 128, "box", 0, d->box[0], 128,
                   " elements of %s: a row of such a box is 128, 128 bytes of shared memory",
                   dtype);
    else if (d->rank > 0 && d->dtype == MGPU_DTYPE_B4X16) {
        MGPU__RULE(d->box[0] % 32 == 0, "box", 0, d->box[0], 32,
                   " elements of %s, not a multiple of 16 bytes: make it a multiple of 32",
                   dtype);
        MGPU__RULE(!flat || swizzle == 0 || d->box[0] <= 2 * swizzle, "box", 0, d->box[0],
                   2 * swizzle,
                   " elements of %s, more than the %u bytes of the swizzle: at most %u; move a "
                   "wider tile with several boxes",
                   dtype, swizzle, 2 * swizzle);
    }
    if (d->rank > 0 && elem_bytes != 0) {
        MGPU__RULE(row_bytes % 16 == 0, "box", 0, d->box[0], 16 / elem_bytes,
                   " elements of %s, %llu bytes, not a multiple of 16: make it a multiple of "
                   "%u elements",
                   dtype, (unsigned long long)row_bytes, (unsigned)(16 / elem_bytes));
        MGPU__RULE(!flat || swizzle == 0 || row_bytes <= swizzle, "box", 0, d->box[0],
                   swizzle / elem_bytes,
                   " elements of %s, %llu bytes, more than the %u of the swizzle: at most %u "
                   "elements; move a wider tile with several boxes",
                   dtype, (unsigned long long)row_bytes, swizzle, swizzle / elem_bytes);
    }
    return status;
}

/* Is this what the driver accepts? Pure: asks neither driver nor GPU.
 *   desc    any description
 *   issues  emptied, then every violation with a remedy; may be NULL
 *   errors  MGPU_ERROR_INVALID_TENSOR_MAP: at least one rule is broken
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_check(mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
    mgpu_status (*const rules[5])(const mgpu_tensor_map_desc *, mgpu_issues *) = {
        mgpu__tensor_map_check_words, mgpu__tensor_map_check_place,
        mgpu__tensor_map_check_tensor, mgpu__tensor_map_check_box, mgpu__tensor_map_check_row};
    mgpu_status status = MGPU_OK;
    if (issues != NULL)
        issues->count = 0;
    for (int i = 0; i < 5; i++)
        status = rules[i](&desc, issues) != MGPU_OK ? MGPU_ERROR_INVALID_TENSOR_MAP : status;
    return status;
}

/* ---- lint ---------------------------------------------------------------------------- */

/* A remark, if `smells`. */
#define MGPU__REMARK(smells, field, index, got, want, ...)                                     \
    do {                                                                                       \
        if (smells) {                                                                          \
            count++;                                                                           \
            (void)mgpu__tensor_map_say(d, issues, MGPU_OK, field, index, (int64_t)(got),       \
                                       (int64_t)(want), __VA_ARGS__);                          \
        }                                                                                      \
    } while (0)

/* How the tensor lies in memory. Returns how many remarks. */
MGPU_HOST int
mgpu__tensor_map_lint_strides(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    int count = 0;
    const uint32_t n = mgpu__tensor_map_rank(d), elem_bytes = mgpu_dtype_bytes(d->dtype);
    const uint64_t row_bytes = d->dims[0] * mgpu_dtype_bits(d->dtype) / 8;
    MGPU__REMARK(d->global == NULL, "global", -1, 0, 16,
                 " (NULL): only for a map whose address tensormap.replace fills in; a copy "
                 "through this one faults");
    for (uint32_t i = 0; i + 1 < n; i++) {
        const uint64_t s = d->strides_bytes[i];
        const uint64_t meant = mgpu__tensor_map_meant(d, i);
        const bool reversed = i == 0 && n == 2 && s < row_bytes && meant == 0 &&
                              elem_bytes != 0 && s == d->dims[1] * elem_bytes;
        MGPU__REMARK(
            meant != 0, "strides_bytes", (int)i, s, meant,
            ", the number of elements below dim %u: strides are in bytes; did you mean "
            "%llu?",
            (unsigned)i + 1, (unsigned long long)meant);
        MGPU__REMARK(reversed, "dims", 0, d->dims[0], d->dims[1],
                     ", and strides_bytes[0] is a row of dims[1]: dims[0] is the contiguous "
                     "one; are they the wrong way round?");
        MGPU__REMARK(s == 0 && d->dims[i + 1] > 1, "strides_bytes", (int)i, 0, 0,
                     ": all of dim %u reads the same memory; a store would write it many times",
                     (unsigned)i + 1);
        MGPU__REMARK(i == 0 && s != 0 && s < row_bytes && meant == 0 && !reversed,
                     "strides_bytes", 0, s, row_bytes,
                     ", less than a row of %llu bytes: rows overlap; a store would race",
                     (unsigned long long)row_bytes);
    }
    return count;
}

/* The box, and what goes with it. Returns how many remarks. */
MGPU_HOST int
mgpu__tensor_map_lint_box(const mgpu_tensor_map_desc *d, mgpu_issues *issues)
{
    int count = 0;
    const uint32_t n = mgpu__tensor_map_rank(d);
    const uint64_t box_row_bytes = (uint64_t)d->box[0] * mgpu_dtype_smem_bits(d->dtype) / 8;
    const uint64_t row_bytes = d->dims[0] * mgpu_dtype_bits(d->dtype) / 8;
    for (uint32_t i = 0; i < n; i++)
        MGPU__REMARK(d->box[i] > d->dims[i], "box", (int)i, d->box[i], d->dims[i],
                     ", more than dims[%u], %llu: the rest is filled, and counts in the bytes",
                     (unsigned)i, (unsigned long long)d->dims[i]);
    MGPU__REMARK(
        n > 0 && d->swizzle != MGPU_SWIZZLE_NONE && d->interleave == MGPU_INTERLEAVE_NONE &&
            box_row_bytes < mgpu_swizzle_span_bytes(d->swizzle),
        "box", 0, d->box[0], mgpu_swizzle_span_bytes(d->swizzle),
        " elements, %llu bytes, less than the swizzle's %u: wgmma expects whole rows",
        (unsigned long long)box_row_bytes, (unsigned)mgpu_swizzle_span_bytes(d->swizzle));
    MGPU__REMARK(n > 0 && d->interleave == MGPU_INTERLEAVE_NONE && row_bytes % 16 != 0, "dims",
                 0, d->dims[0], (row_bytes + 15) / 16 * 16,
                 ", rows of %llu bytes, not a multiple of 16: a store writes %u bytes behind "
                 "each; they have to be nobody's",
                 (unsigned long long)row_bytes, (unsigned)(16 - row_bytes % 16));
    MGPU__REMARK(n > 0 && d->interleave == MGPU_INTERLEAVE_NONE && d->elem_strides[0] != 1,
                 "elem_strides", 0, d->elem_strides[0], 1,
                 ", which TMA ignores in dim 0 without interleave: use a larger dtype");
    MGPU__REMARK(
        d->interleave == MGPU_INTERLEAVE_32B && d->swizzle != MGPU_SWIZZLE_32B, "swizzle", -1,
        d->swizzle, MGPU_SWIZZLE_32B,
        ", and the documentation has MGPU_INTERLEAVE_32B with MGPU_SWIZZLE_32B only: the "
        "driver does not mind, what a copy does is not known");
    return count;
}

#undef MGPU__REMARK

/* What is legal and yet seldom meant. Each remark has the status MGPU_OK.
 *   desc    legal: mgpu_tensor_map_check() said so
 *   issues  emptied, then every remark; may be NULL
 *   returns how many remarks
 */
MGPU_HOST int
mgpu_tensor_map_lint(mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
    int count;
    if (issues != NULL)
        issues->count = 0;
    count = mgpu__tensor_map_lint_strides(&desc, issues);
    return count + mgpu__tensor_map_lint_box(&desc, issues);
}

#endif /* MGPU_HOST_TENSOR_MAP_RULES_H */
