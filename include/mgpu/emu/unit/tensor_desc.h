/* mgpu/emu/unit/tensor_desc.h - a tcgen05.mma in the clear: its descriptors, and whether it may be issued.
 * SPDX-License-Identifier: MIT
 *
 *     op       words of the opcode, addresses, descriptors           as it was issued
 *     decode   kind, types, majors, M, N, where D has its rows       the same, as tensor_mma.h takes it
 *
 * What the descriptors say wrong is layout/'s to tell (instr_desc_fault.h, tcgen05_desc.h).
 */
#ifndef MGPU_EMU_UNIT_TENSOR_DESC_H
#define MGPU_EMU_UNIT_TENSOR_DESC_H

#include "../core/posix.h"

#include "../../layout/instr_desc_fault.h"
#include "../../layout/scale.h"
#include "../../layout/sparse_tmem.h"
#include "../../layout/zero_mask.h"
#include "../math/tcgen05_mma.h"
#include "tensor.h"
#include "thread.h"

#if defined(MGPU_EMU_IMPLEMENTATION) /* as math/tcgen05_mma.h */

/* Where an op has what. */
enum {
    MGPU__TENSOR_D,
    MGPU__TENSOR_IDESC,
    MGPU__TENSOR_HOW,
    MGPU__TENSOR_META,
    MGPU__TENSOR_SFA,
    MGPU__TENSOR_SFB,
    MGPU__TENSOR_ADDS, /* accumulate, and 2 * scale */
    MGPU__TENSOR_USE
};

/* An instruction in the clear. */
typedef struct mgpu__tensor_mma {
    const mgpu__tensor_op *op;
    mgpu_kind kind;
    bool pair, ts, sparse, ws, shift, accumulate;
    bool k96;
    uint32_t block; /* of K for a scale factor; 0: there are none */
    uint32_t d, idesc, scale;
    mgpu__tcgen05_sum_rule sum;
    mgpu_major a_major, b_major;
    bool negate_a, negate_b, saturate;
    uint32_t m, n, selector, sfa_id, sfb_id;
    uint32_t b_shift, b_shift_most; /* columns that .ws shifts B by */
    mgpu_tmem_layout layout;
    uint32_t rows, groups, parts; /* of D in a block; groups of lanes; parts of columns */
} mgpu__tensor_mma;

/* ---- decode --------------------------------------------------------------------------------------------- */

/* "tcgen05.mma.kind::f16", one word. */
MGPU__MODEL const char *
mgpu__tensor_name(uint32_t how)
{
    static const char *const names[] = {"tcgen05.mma.kind::f16",      "tcgen05.mma.kind::tf32",
                                        "tcgen05.mma.kind::f8f6f4",   "tcgen05.mma.kind::i8",
                                        "tcgen05.mma.kind::mxf8f6f4", "tcgen05.mma.kind::mxf4",
                                        "tcgen05.mma.kind::mxf4nvf4"};
    return names[how & MGPU__TENSOR_KIND];
}

/* What a word of a kind without scale factors says. */
MGPU__MODEL void
mgpu__tensor_decode_plain(mgpu__tensor_mma *x)
{
    const mgpu_instr_desc_fields f = mgpu_instr_desc_decode(x->idesc);
    x->sum.a = mgpu_mma_of_code(x->kind, MGPU_MMA_A_B, f.a);
    x->sum.b = mgpu_mma_of_code(x->kind, MGPU_MMA_A_B, f.b);
    x->sum.scale = MGPU_MMA_NONE;
    x->sum.d_f16 = mgpu_mma_of_code(x->kind, MGPU_MMA_D, f.d) == MGPU_MMA_F16;
    x->a_major = f.a_major;
    x->b_major = f.b_major;
    x->negate_a = f.negate_a;
    x->negate_b = f.negate_b;
    x->saturate = f.saturate;
    x->selector = f.selector;
    x->b_shift_most = f.shift;
    x->m = f.m;
    x->n = f.n;
}

/* Of one with them. */
MGPU__MODEL void
mgpu__tensor_decode_scaled(mgpu__tensor_mma *x)
{
    const mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(x->idesc);
    x->sum.a = mgpu_mma_of_code(x->kind, MGPU_MMA_A_B, f.a);
    x->sum.b = mgpu_mma_of_code(x->kind, MGPU_MMA_A_B, f.b);
    x->sum.scale = mgpu_mma_of_code(x->kind, MGPU_MMA_SCALE, f.scale);
    x->k96 = mgpu__instr_desc_is_k96(x->kind, x->idesc);
    x->sum.scales = x->kind == MGPU_KIND_MXF8F6F4 ? 1 : (x->block == 16 ? 4 : 2);
    if (x->k96)
        x->sum.scales = 96 / x->block;
    x->a_major = f.a_major;
    x->b_major = f.b_major;
    x->negate_a = f.negate_a;
    x->negate_b = f.negate_b;
    x->sfa_id = f.sfa_id;
    x->sfb_id = f.sfb_id;
    x->m = f.m;
    x->n = f.n;
}

MGPU__MODEL mgpu__tensor_mma
mgpu__tensor_decode(const mgpu__tensor_op *op)
{
    const uint32_t how = op->operand[MGPU__TENSOR_HOW];
    mgpu__tensor_mma x;
    memset(&x, 0, sizeof x);
    x.op = op;
    x.kind = x.sum.kind = (mgpu_kind)(how & MGPU__TENSOR_KIND);
    x.pair = (how & MGPU__TENSOR_CG2) != 0;
    x.ts = (how & MGPU__TENSOR_TS) != 0;
    x.sparse = (how & MGPU__TENSOR_SP) != 0;
    x.ws = (how & MGPU__TENSOR_WS) != 0;
    x.shift = (how & MGPU__TENSOR_ASHIFT) != 0;
    x.block = !mgpu_kind_is_scaled(x.kind) ? 0 : (how & MGPU__TENSOR_BLOCK16) != 0 ? 16 : 32;
    x.d = op->operand[MGPU__TENSOR_D];
    x.idesc = op->operand[MGPU__TENSOR_IDESC];
    x.accumulate = (op->operand[MGPU__TENSOR_ADDS] & 1) != 0;
    x.scale = op->operand[MGPU__TENSOR_ADDS] >> 1;
    if (x.block != 0)
        mgpu__tensor_decode_scaled(&x);
    else
        mgpu__tensor_decode_plain(&x);
    x.b_shift = x.ws ? mgpu_zero_mask_decode(op->zero).shift : 0;
    x.sum.count = x.k96 ? 96 : mgpu_instr_desc_k(x.kind, false);
    x.layout = mgpu_tmem_d_layout(x.m, x.pair ? 2 : 1, x.ws, x.sparse);
    x.rows = mgpu_tmem_rows(x.layout);
    x.groups = mgpu_tmem_groups(x.layout);
    x.parts = x.pair && x.groups == 1 ? 2 : x.groups;
    return x;
}

/* Bytes of an element as a matrix descriptor counts them. */
static inline uint32_t
mgpu__tensor_bytes(mgpu_mma_type type)
{
    const uint32_t bits = mgpu__tcgen05_bits(type);
    return bits <= 8 ? 1 : bits / 8;
}

/* Chunks of 16 bytes of a row, that an instruction reads. */
static inline uint32_t
mgpu__tensor_chunks(const mgpu__tensor_mma *x, bool is_b)
{
    return is_b && x->sparse ? 4 : x->k96 ? 3 : 2;
}

/* Columns from four scale factors of a row to the next four: blocks of 128 rows. */
static inline uint32_t
mgpu__tensor_scale_word(const mgpu__tensor_mma *x, bool is_b)
{
    return ((is_b ? x->n : x->rows) + 127) / 128 * 4;
}

/* Columns of B that a block has. */
static inline uint32_t
mgpu__tensor_b_cols(const mgpu__tensor_mma *x)
{
    return x->pair ? x->n / 2 : x->n;
}

/* Columns of B that lie side by side in 16 bytes. */
static inline uint32_t
mgpu__tensor_b_each(const mgpu__tensor_mma *x)
{
    return x->b_major == MGPU_MN_MAJOR ? 16 / mgpu__tensor_bytes(x->sum.b) : 1;
}

/* Rows of A, or columns of B, of which an instruction reads 16 bytes and more in a block. */
static inline uint32_t
mgpu__tensor_read_rows(const mgpu__tensor_mma *x, bool is_b)
{
    const uint32_t each = mgpu__tensor_b_each(x);
    return !is_b ? x->rows : mgpu__tensor_b_cols(x) + (x->b_shift % each != 0 ? each : 0);
}

/* The block `which` of those that an instruction is of: 0, of a pair 1. */
static inline const mgpu__cta *
mgpu__tensor_cta(const mgpu__tensor_mma *x, uint32_t which)
{
    const mgpu__cta *cta = x->op->by->cta;
    return cta->cluster->ctas[cta->rank + which];
}

/* ---- what may be issued --------------------------------------------------------------------------------- */

/* Has the target of the launch this? */
MGPU__MODEL void
mgpu__tensor_target(const mgpu__fiber *f, uint32_t how, bool scale, const void *site)
{
    const uint32_t kind = how & MGPU__TENSOR_KIND;
    const char *what = mgpu__tensor_name(how);
    if (kind == MGPU__TENSOR_I8)
        mgpu__needs_one_of(f, MGPU__ON_TCGEN05_I8, what, site);
    if ((how & MGPU__TENSOR_SP) != 0 && kind >= MGPU__TENSOR_MXF4)
        mgpu__needs_one_of(f, MGPU__ON_TCGEN05_SHIFT, what, site);
    if (scale)
        mgpu__needs_one_of(f, MGPU__ON_SCALE_D, what, site);
}

/* Has it K = 96? */
MGPU__MODEL void
mgpu__tensor_target_k96(const mgpu__fiber *f, uint32_t how, const void *site)
{
    char what[64];
    (void)snprintf(what, sizeof what, "%s with K = 96 (bit 31)", mgpu__tensor_name(how));
    if (mgpu__launch_of(f)->config.target / 10 == 107)
        mgpu__fail(
            f, site,
            "%s: the model has sums of that on sm_103a alone; on sm_107a bits 3 and 31 are one "
            "field, with 0, 1 and 2 for K = 64, 96 and 128, of which the model has K = 64: "
            "where "
            "a row of 48 bytes goes on there is published nowhere that mgpu knows of: "
            "MGPU_EMU_TARGET=sm_103a",
            what);
    mgpu__needs_one_of(f, MGPU__ON_K96, what, site);
}

/* Another lane of the warp has issued at this line: a warp that is together, and nobody elected. */
MGPU__MODEL void
mgpu__tensor_one_thread(const mgpu__fiber *f, const char *what, const void *site)
{
    mgpu__tensor_issuer *by = &mgpu__tensor_queue_of(f->cta)->issuer[f->thread / 32];
    if (by->site == NULL) {
        by->site = site;
        by->thread = f->thread;
    }
    if (by->site == site && by->thread != f->thread)
        mgpu__fail(f, site,
                   "%s: thread %u issues here what thread %u of its warp has issued: one "
                   "thread does, behind if (mgpu_elect_sync()), say",
                   what, f->thread, by->thread);
}

/* What is wrong with the bit of the metadata of a sparse A of 4 bits, in which targets differ. */
MGPU__MODEL const char *
mgpu__tensor_sparse_fp4_fault(const mgpu__tensor_mma *x)
{
    const bool of_4 = (x->idesc & MGPU_INSTR_DESC_SPARSE_2_4) != 0;
    const bool rubin = mgpu__launch_of(x->op->by)->config.target / 10 == 107;
    if (!x->sparse || x->kind < MGPU_KIND_MXF4 || x->idesc == MGPU_INSTR_DESC_INVALID)
        return NULL;
    if (rubin && !of_4)
        return "bit 12 must be 1 on sm_107a when A of mxf4 or mxf4nvf4 is sparse: its metadata "
               "names 2 of 4 numbers there (4 of 8 in pairs, bit 12 = 0, is of sm_100a, "
               "sm_103a "
               "and sm_110a): pack it anew and or the word with MGPU_INSTR_DESC_SPARSE_2_4, or "
               "MGPU_EMU_TARGET=sm_100a";
    if (rubin)
        return "it is right, and the model has no metadata of 2 of 4 numbers of 4 bits (bit "
               "12), which sm_107a alone takes: where its 32 codes of a row lie is published "
               "nowhere that mgpu knows of: MGPU_EMU_TARGET=sm_100a has 4 of 8 in pairs, with "
               "bit 12 = 0";
    return of_4 ? "bit 12 (MGPU_INSTR_DESC_SPARSE_2_4) is of sm_107a alone: clear it, and pack "
                  "the metadata as 4 of 8 in pairs"
                : NULL;
}

/* What the word says that sm_107 alone has: the manual names its bits, and the model does not run it. */
MGPU__MODEL const char *
mgpu__tensor_rubin_fault(const mgpu__tensor_mma *x)
{
    const uint32_t word = x->idesc;
    if (mgpu__launch_of(x->op->by)->config.target / 10 != 107 ||
        word == MGPU_INSTR_DESC_INVALID)
        return NULL;
    if (x->kind == MGPU_KIND_F8F6F4)
        return (word >> 29 & 1) == 0
                   ? NULL
                   : "it says K = 64 (bit 29 of f8f6f4), which sm_107 has, and the model not: "
                     "where the second 32 bytes of a row lie with a 32B swizzle, and how 64 "
                     "products are added, is published nowhere that mgpu knows of: clear it "
                     "for K = 32";
    if (x->block == 0)
        return NULL;
    if (x->kind == MGPU_KIND_MXF8F6F4 && word >> 31 != 0)
        return "it says K = 64 (bit 31 of mxf8f6f4), which sm_107 has, and the model not: "
               "where the second scale factor of a row lies is published nowhere that mgpu "
               "knows of: clear it for K = 32";
    if (x->kind != MGPU_KIND_MXF8F6F4 && (word >> 3 & 1) != 0)
        return "it says K = 128 (bits 3 and 31 are 2), which sm_107 has, and the model not: "
               "where 4 scale factors of a row, or 8, lie is published nowhere that mgpu knows "
               "of: clear bit 3 for K = 64";
    return (word >> 26 & 1) == 0
               ? NULL
               : "it says that scale factors of A lie in 128 lanes (bit 26), which sm_107 has, "
                 "and the model not: which byte of a lane is which factor is published nowhere "
                 "that mgpu knows of: clear it, and copy them four times by "
                 "mgpu_tcgen05_cp_32x128b_warpx4()";
}

/* Fail: what is wrong with the instruction descriptor. */
MGPU__MODEL void
mgpu__tensor_judge_idesc(const mgpu__tensor_mma *x, const char *what)
{
    const mgpu__fiber *f = x->op->by;
    const uint32_t group = x->pair ? 2 : 1;
    const bool on_107 = mgpu__launch_of(f)->config.target / 10 == 107;
    const char *fault =
        x->block != 0 && on_107
            ? mgpu__instr_desc_scaled_107_fault(x->kind, group, x->block, x->idesc)
        : x->k96        ? mgpu_instr_desc_scaled_103a_fault(x->kind, group, x->block, x->idesc)
        : x->block != 0 ? mgpu_instr_desc_scaled_fault(x->kind, group, x->block, x->idesc)
                        : mgpu_instr_desc_fault(x->kind, group, x->ws, x->idesc);
    const char *fp4 = mgpu__tensor_sparse_fp4_fault(x), *rubin = mgpu__tensor_rubin_fault(x);
    fault = rubin != NULL ? rubin : fp4 != NULL ? fp4 : fault;
    if (fault == NULL && x->sparse != ((x->idesc & MGPU_INSTR_DESC_SPARSE) != 0))
        fault = x->sparse ? "the sparse bit (2) must be set in tcgen05.mma.sp: or it with "
                            "MGPU_INSTR_DESC_SPARSE"
                          : "the sparse bit (2) is of tcgen05.mma.sp alone";
    if (fault == NULL && x->selector > (x->sparse ? 1u : 0u))
        fault = x->sparse ? "the sparsity selector (bits 0-1) must be 0 or 1: what 2 and 3 "
                            "mean is not known"
                          : "the sparsity selector (bits 0-1) is of tcgen05.mma.sp alone";
    if (fault == NULL && x->ts && x->a_major == MGPU_MN_MAJOR)
        fault = "A is MN-major (bit 15), and in tensor memory it is always K-major";
    if (fault == NULL && x->shift && x->m != (x->pair ? 256u : 128u))
        fault = "with .ashift M must be 128, of a pair 256";
    if (fault != NULL)
        mgpu__fail(f, x->op->site, "%s: the instruction descriptor 0x%08x: %s", what, x->idesc,
                   fault);
}

/* Fail: what is wrong with a matrix descriptor. */
MGPU__MODEL void
mgpu__tensor_judge_desc(const mgpu__tensor_mma *x, bool is_b, const char *what)
{
    const uint64_t desc = x->op->desc[is_b];
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc);
    const mgpu_major major = is_b ? x->b_major : x->a_major;
    const uint32_t bytes = mgpu__tensor_bytes(is_b ? x->sum.b : x->sum.a);
    const char *fault =
        x->k96 ? mgpu_tcgen05_desc_k96_fault(f) : mgpu_tcgen05_desc_fault(f, major, bytes);
    if (fault == NULL && is_b && x->sparse && major == MGPU_K_MAJOR &&
        mgpu_swizzle_span_bytes(f.swizzle) == 32)
        fault = "a row of B is 64 bytes along K when A is sparse: write the tile with 64B or "
                "128B";
    if (desc == MGPU_TCGEN05_DESC_INVALID)
        fault = "it is MGPU_TCGEN05_DESC_INVALID: for MGPU_SWIZZLE_NONE there is "
                "mgpu_tcgen05_desc_k_major_none()";
    if (fault != NULL)
        mgpu__fail(x->op->by, x->op->site, "%s: the matrix descriptor of %c, 0x%016llx: %s",
                   what, "AB"[is_b], (unsigned long long)desc, fault);
}

/* A note: a matrix descriptor that is legal, and seldom meant. */
MGPU__MODEL void
mgpu__tensor_lint_desc(const mgpu__tensor_mma *x, bool is_b, const char *what)
{
    const uint32_t rows = mgpu__tensor_read_rows(x, is_b);
    mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(x->op->desc[is_b]);
    const char *hint;
    if (is_b && (x->b_major == MGPU_K_MAJOR
                     ? rows <= 8
                     : f.swizzle == MGPU_SWIZZLE_NONE && rows <= mgpu__tensor_b_each(x)))
        f.stride_bytes = 1024; /* to no other block */
    hint = mgpu_tcgen05_desc_lint(f);
    if (hint != NULL)
        mgpu__lint(x->op->by, MGPU__NOTE_BOUNDS, x->op->site, "%s, descriptor of %c: %s", what,
                   "AB"[is_b], hint);
}

/* What a collector buffer is told, as ptx/tcgen05_how.h has it. */
enum {
    MGPU__TENSOR_DISCARD,
    MGPU__TENSOR_LASTUSE,
    MGPU__TENSOR_FILL,
    MGPU__TENSOR_KEEP /* use */
};

/* The buffer that an instruction names: A's, or with .ws one of four of B. */
static inline mgpu__tensor_collector *
mgpu__tensor_collector_of(const mgpu__tensor_mma *x)
{
    const uint32_t buffer = x->op->operand[MGPU__TENSOR_USE] >> 2 & 3;
    return &mgpu__tensor_queue_of(x->op->by->cta)->collector[x->ws ? 1 + buffer : 0];
}

/* Does it multiply what is in the buffer? */
static inline bool
mgpu__tensor_uses_collector(const mgpu__tensor_mma *x)
{
    const uint32_t use = x->op->operand[MGPU__TENSOR_USE] & 3;
    return use == MGPU__TENSOR_LASTUSE || use == MGPU__TENSOR_KEEP;
}

/* "use" */
static inline const char *
mgpu__tensor_use_name(const mgpu__tensor_mma *x)
{
    return (x->op->operand[MGPU__TENSOR_USE] & 3) == MGPU__TENSOR_KEEP ? "use" : "lastuse";
}

/* A use comes behind a fill with the same operand: of A, with .ws of B. */
MGPU__MODEL void
mgpu__tensor_collect(const mgpu__tensor_mma *x, const char *what)
{
    const uint32_t use = x->op->operand[MGPU__TENSOR_USE] & 3;
    mgpu__tensor_collector *c = mgpu__tensor_collector_of(x);
    const uint64_t of = x->op->desc[x->ws];
    const mgpu_mma_type type = x->ws ? x->sum.b : x->sum.a;
    const mgpu_major major = x->ws ? x->b_major : x->a_major;
    const uint64_t shape = (uint64_t)(x->ws ? x->n : x->m) << 32 | (uint64_t)type << 16 |
                           (uint64_t)x->kind << 8 | (uint64_t)x->k96 << 3 |
                           (uint64_t)(major == MGPU_MN_MAJOR) << 2 |
                           (uint64_t)(x->ts && !x->ws) << 1 | x->sparse;
    if (mgpu__tensor_uses_collector(x) && (!c->full || c->of != of || c->shape != shape))
        mgpu__fail(
            x->op->by, x->op->site,
            "%s with collector::%s::%s: the buffer %s: MGPU_COLLECTOR_FILL with the same "
            "%c comes before, and between them none that discards it, as those without "
            "_collector do",
            what, x->ws ? "b" : "a", mgpu__tensor_use_name(x),
            !c->full      ? "is empty"
            : c->of != of ? "holds another operand"
                          : "holds an operand of another size, type, kind or major",
            x->ws ? 'B' : 'A');
    if (mgpu__tensor_uses_collector(x) && c->shift != x->b_shift)
        mgpu__fail(
            x->op->by, x->op->site,
            "%s with collector::b::%s: the mask shifts B by %u columns, that of the fill "
            "by %u: what a buffer gives that was filled with another shift is published "
            "nowhere that mgpu knows of",
            what, mgpu__tensor_use_name(x), x->b_shift, c->shift);
    c->shift = x->b_shift;
    c->full = use == MGPU__TENSOR_FILL || use == MGPU__TENSOR_KEEP;
    c->of = of;
    c->shape = shape;
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_UNIT_TENSOR_DESC_H */
