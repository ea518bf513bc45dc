/* mgpu/emu/unit/tensor_mma.h - tcgen05.mma: what it reads, and its run.
 * SPDX-License-Identifier: MIT
 *
 *     issue    descriptors judged, columns touched            at run   for each block, each part of the columns of D:
 *                                                                A       shared memory, or lanes of tensor memory
 *     block 0  rows 0 .. of A   columns 0 .. of B                B       of a pair: of the block that has these columns
 *     block 1  rows M/2 ..      columns N/2 ..                   D       lanes of tensor memory, by layout/tmem.h
 *
 * Parts: where D has its columns in two or four groups of lanes, each multiplies the A of its own lanes; of a pair
 * each half of the columns comes from one block. The arithmetic is math/tcgen05_mma.h.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_MMA_H
#define MGPU_EMU_UNIT_TENSOR_MMA_H

#include "../core/posix.h"

#include "tensor_d.h"
#include "tensor_touch.h"

#if defined(MGPU_EMU_IMPLEMENTATION) /* as math/tcgen05_mma.h */

/* Memory for one. */
typedef struct mgpu__tensor_work {
    mgpu__tcgen05_block block;
    float d[128][256];
    unsigned char a[128][48];    /* of tensor memory; 32 bytes of a row, with K = 96 all */
    unsigned char shifted[8192]; /* B, where 16 bytes are not whole columns of it */
    const unsigned char *b_window;
    uint32_t a_at[1024], b_at[1024]; /* chunks */
    uint8_t pick[128][MGPU__TCGEN05_K_MAX];
    uint8_t sfa[128][MGPU__TCGEN05_SCALES_MAX], sfb[256][MGPU__TCGEN05_SCALES_MAX];
} mgpu__tensor_work;

/* ---- operands ------------------------------------------------------------------------------------------- */

/* Where the chunks of an operand are in the shared memory of a block; fail if they are not all in it. */
MGPU__MODEL void
mgpu__tensor_locate(const mgpu__tensor_mma *x, bool is_b, uint32_t *at, uint32_t which)
{
    const mgpu__cta *cta = mgpu__tensor_cta(x, which);
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(x->op->desc[is_b]);
    const mgpu_major major = is_b ? x->b_major : x->a_major;
    const uint32_t rows = mgpu__tensor_read_rows(x, is_b), each = mgpu__tensor_b_each(x);
    const uint32_t first = is_b ? x->b_shift / each * each : 0;
    const uint32_t bytes = mgpu__tensor_bytes(is_b ? x->sum.b : x->sum.a);
    const uint32_t chunks = mgpu__tensor_chunks(x, is_b);
    const char letter = is_b ? 'B' : 'A';
    uint32_t lo = UINT32_MAX, hi = 0;
    mgpu__tcgen05_locate(at, f, major, bytes, first, rows, chunks, 0);
    for (uint32_t i = 0; i < rows * chunks; i++) {
        lo = at[i] < lo ? at[i] : lo;
        hi = at[i] + 16 > hi ? at[i] + 16 : hi;
    }
    if (lo < MGPU__WINDOW_START || hi > cta->used)
        mgpu__fail(x->op->by, x->op->site,
                   "%s: the matrix descriptor of %c reaches beyond the shared memory of block "
                   "rank %u, which is 0x%x..0x%x: 0x%016llx is start 0x%x, leading %s 0x%x, "
                   "stride offset %u bytes, base offset %u, swizzle %u; %c is %u rows of "
                   "%u bytes along K, %c-major, and reads 0x%x..0x%x",
                   mgpu__tensor_name(x->op->operand[MGPU__TENSOR_HOW]), letter, cta->rank,
                   (unsigned)MGPU__WINDOW_START, cta->used,
                   (unsigned long long)x->op->desc[is_b], f.start,
                   f.leading_is_addr ? "address" : "offset", f.leading_bytes, f.stride_bytes,
                   f.base_offset, mgpu_swizzle_span_bytes(f.swizzle), letter, first + rows,
                   16 * chunks,
                   major == MGPU_K_MAJOR ? 'K'
                   : is_b                ? 'N'
                                         : 'M',
                   lo, hi);
}

/* Tell who listens what was read of shared memory. */
MGPU__MODEL void
mgpu__tensor_tell(const mgpu__tensor_mma *x, bool is_b, const uint32_t *at, uint32_t which)
{
    const mgpu__cta *cta = mgpu__tensor_cta(x, which);
    const mgpu__launch *l = mgpu__launch_of(x->op->by);
    const mgpu_mma_type type = is_b ? x->sum.b : x->sum.a;
    const mgpu_swizzle swizzle = mgpu_tcgen05_desc_decode(x->op->desc[is_b]).swizzle;
    const uint32_t bytes = mgpu__tensor_bytes(type), chunks = mgpu__tensor_chunks(x, is_b);
    mgpu__touching t = mgpu__tensor_touching(x->op, cta);
    mgpu__tile_read r;
    r.at = at;
    r.is_b = is_b;
    r.rows = mgpu__tensor_read_rows(x, is_b);
    r.mn_major = (is_b ? x->b_major : x->a_major) == MGPU_MN_MAJOR;
    r.group = r.mn_major ? 16 / bytes : 8;
    r.chunks = chunks * r.group;
    r.each = r.mn_major ? 1 : x->kind >= MGPU_KIND_MXF4 ? 32 : 16 / bytes;
    for (uint32_t i = 0, from = 0; l->config.observer.access != NULL && i < r.rows * chunks;
         i++)
        if (i + 1 == r.rows * chunks || at[i + 1] != at[i] + 16) {
            mgpu__observed(&t, 0, 0, at[from], 16 * (i + 1 - from), 0);
            from = i + 1;
        }
    t.layout = (uint8_t)(swizzle + 1);
    if (l->judged)
        l->judge->multiplied(&t, &r);
}

/* `count` chunks of what a collector buffer is for, as they are now: a use finds those of its fill. */
MGPU__MODEL void
mgpu__tensor_collected(const mgpu__tensor_mma *x, const unsigned char *from, const uint32_t *at,
                       uint32_t count, uint32_t which)
{
    mgpu__tensor_collector *c = mgpu__tensor_collector_of(x);
    uint64_t sum = 0, half[2];
    char where[208];
    if ((x->op->operand[MGPU__TENSOR_USE] & 3) == MGPU__TENSOR_DISCARD)
        return;
    for (uint32_t i = 0; i < count; i++) {
        memcpy(half, from + at[i], 16);
        sum = (sum ^ half[0]) * 0x9E3779B97F4A7C15u;
        sum = (sum ^ sum >> 29 ^ half[1]) * 0x9E3779B97F4A7C15u;
        sum ^= sum >> 31;
    }
    if (!mgpu__tensor_uses_collector(x)) {
        c->sum[which] = sum;
        c->where = x->op->site;
        return;
    }
    if (sum != c->sum[which])
        mgpu__fail(
            x->op->by, x->op->site,
            "%s with collector::%s::%s: %c was written since the fill at %s, and whether "
            "this multiplies the old bytes or the new is not known: MGPU_COLLECTOR_FILL "
            "takes the new",
            mgpu__tensor_name(x->op->operand[MGPU__TENSOR_HOW]), x->ws ? "b" : "a",
            mgpu__tensor_use_name(x), x->ws ? 'B' : 'A',
            mgpu__locate(c->where, where, sizeof where));
}

/* B begins within 16 bytes of neighbours along N: a copy in which it does not. */
MGPU__MODEL void
mgpu__tensor_shift_b(const mgpu__tensor_mma *x, mgpu__tensor_work *w)
{
    const uint32_t bytes = mgpu__tensor_bytes(x->sum.b), each = mgpu__tensor_b_each(x);
    const uint32_t chunks = mgpu__tensor_chunks(x, true), count = each * chunks;
    const uint32_t by = x->b_shift % each;
    for (uint32_t i = 0; i < x->n * count; i++) {
        const uint32_t col = i / count, k = i % count, from = col + by;
        memcpy(w->shifted + 16 * (col / each * count + k) + col % each * bytes,
               w->b_window + w->b_at[from / each * count + k] + from % each * bytes, bytes);
    }
    for (uint32_t i = 0; i < x->n * chunks; i++)
        w->b_at[i] = 16 * i;
    w->b_window = w->shifted;
}

/* A of a group of lanes. */
MGPU__MODEL void
mgpu__tensor_take_a(const mgpu__tensor_mma *x, mgpu__tensor_work *w, const mgpu__tmem *t,
                    uint32_t group)
{
    const uint32_t lane = mgpu_tmem_lane((uint32_t)x->op->desc[0]);
    const uint32_t col = mgpu_tmem_col((uint32_t)x->op->desc[0]);
    const uint32_t chunks = mgpu__tensor_chunks(x, false);
    for (uint32_t row = 0; row < x->rows; row++) {
        const uint32_t from = x->shift && row != 0 ? row - 1 : row; /* as tcgen05.shift */
        memcpy(w->a[row],
               &t->cells.value[lane + mgpu_tmem_row_lane(x->layout, from, group)][col],
               16 * chunks);
        for (uint32_t c = 0; c < chunks; c++)
            w->a_at[row / 8 * 8 * chunks + c * 8 + row % 8] =
                (uint32_t)sizeof w->a[0] * row + 16 * c;
    }
}

/* Which k of B each stored element of A meets, by the metadata of a group of lanes. */
MGPU__MODEL void
mgpu__tensor_take_meta(const mgpu__tensor_mma *x, mgpu__tensor_work *w, const mgpu__tmem *t,
                       uint32_t group)
{
    const uint32_t taddr = x->op->operand[MGPU__TENSOR_META],
                   stored = mgpu__tcgen05_bits(x->sum.a);
    const uint32_t bits = x->kind >= MGPU_KIND_MXF4 ? 4 : stored < 8 ? 8 : stored;
    const uint32_t elems = mgpu_tmem_meta_chunk_elems(bits);
    for (uint32_t row = 0; row < x->rows; row++)
        for (uint32_t chunk = 0; chunk < mgpu_tmem_meta_chunks(bits); chunk++) {
            const mgpu_tmem_slot s =
                mgpu_tmem_meta_slot(x->layout, bits, x->selector, row, chunk, group);
            const uint32_t lane = mgpu_tmem_lane(taddr) + s.lane;
            const uint32_t col = mgpu_tmem_col(taddr) + s.col;
            const uint32_t code = t->cells.value[lane][col] >> s.bit & 15;
            if (!mgpu_tmem_meta_code_is_legal(bits, code))
                mgpu__fail(x->op->by, x->op->site,
                           "tcgen05.mma.sp: the metadata of row %u, elements %u to %u along K, "
                           "is the code 0x%x (lane %u, column %u, bit %u): %s",
                           row, chunk * elems, chunk * elems + elems - 1, code, lane, col,
                           s.bit,
                           bits == 32 ? "of tf32 a code is 0x4, the first of two elements, or "
                                        "0xe, the second"
                                      : "a code is two different positions, the lower one in "
                                        "the lower bits: 0x4, 0x8, 0x9, 0xc, 0xd or 0xe");
            for (uint32_t i = 0; i < elems / 2; i++)
                w->pick[row][chunk * elems / 2 + i] =
                    (uint8_t)(chunk * elems + mgpu_tmem_meta_elem(bits, code, i));
        }
}

/* A scale factor in a place of all its copies, which are the same. */
MGPU__MODEL uint8_t
mgpu__tensor_scale(const mgpu__tensor_mma *x, const mgpu__tmem *t, bool is_b, uint32_t row,
                   uint32_t k)
{
    const bool split = is_b && x->layout == MGPU_TMEM_LAYOUT_B;
    const uint32_t taddr = x->op->operand[is_b ? MGPU__TENSOR_SFB : MGPU__TENSOR_SFA];
    const uint32_t at = (is_b ? x->sfb_id : x->sfa_id) + k;
    const uint32_t word_cols = mgpu__tensor_scale_word(x, is_b);
    uint32_t first = 0;
    for (uint32_t copy = 0; copy < (split ? 2u : 4u); copy++) {
        const mgpu_tmem_slot s =
            split ? mgpu_tmem_scale_split_slot(x->n, row, at, word_cols, copy)
                  : mgpu_tmem_scale_slot(row, at, word_cols, copy);
        const uint32_t byte =
            t->cells.value[s.lane][mgpu_tmem_col(taddr) + s.col] >> s.bit & 255;
        if (copy != 0 && byte != first)
            mgpu__fail(x->op->by, x->op->site,
                       "%s: the scale factor %u of %s %u is 0x%02x in lane %u and 0x%02x in "
                       "lane %u: each quarter of the lanes has its copy, as "
                       "mgpu_tcgen05_cp_32x128b_warpx4() makes them",
                       mgpu__tensor_name(x->op->operand[MGPU__TENSOR_HOW]), at,
                       is_b ? "column" : "row", row, first, row % 32, byte, s.lane);
        first = copy == 0 ? byte : first;
    }
    return (uint8_t)first;
}

MGPU__MODEL void
mgpu__tensor_take_scales(const mgpu__tensor_mma *x, mgpu__tensor_work *w, const mgpu__tmem *t)
{
    for (uint32_t k = 0; k < x->sum.scales; k++) {
        for (uint32_t row = 0; row < x->rows; row++)
            w->sfa[row][k] = mgpu__tensor_scale(x, t, false, row, k);
        for (uint32_t col = 0; col < x->n; col++)
            w->sfb[col][k] = mgpu__tensor_scale(x, t, true, col, k);
    }
}

/* ---- run ------------------------------------------------------------------------------------------------ */

/* How elements of an operand are stored. */
static inline mgpu__tcgen05_storage
mgpu__tensor_storage(const mgpu__tensor_mma *x, bool is_b)
{
    return x->kind >= MGPU_KIND_MXF4 ? MGPU__TCGEN05_PACKED
           : x->ts && !is_b          ? MGPU__TCGEN05_BYTES
                                     : MGPU__TCGEN05_PADDED;
}

/* A part of the columns of D in a block, which is at d, `pitch` words from row to row. */
MGPU__MODEL void
mgpu__tensor_multiply(const mgpu__tensor_mma *x, mgpu__tensor_work *w, uint32_t which,
                      uint32_t part, float *d, uint32_t pitch)
{
    const uint32_t cols = x->n / x->parts, first = part * cols;
    const uint32_t b_first = x->pair ? 0 : first; /* in the block that has them */
    const uint32_t each = x->b_major == MGPU_MN_MAJOR ? 16 / mgpu__tensor_bytes(x->sum.b) : 8;
    const mgpu__cta *a_cta = mgpu__tensor_cta(x, which);
    const mgpu_emu_config *config = &mgpu__launch_of(x->op->by)->config;
    mgpu__tcgen05_job job;
    memset(&job, 0, sizeof job);
    job.sum = x->sum;
    job.a.window = x->ts ? &w->a[0][0] : a_cta->window;
    job.a.at = w->a_at;
    job.a.chunks = mgpu__tensor_chunks(x, false);
    job.a.type = x->sum.a;
    job.a.storage = mgpu__tensor_storage(x, false);
    job.a.mn_major = x->a_major == MGPU_MN_MAJOR;
    job.a.negate = x->negate_a;
    job.b.window = w->b_window;
    job.b.chunks = mgpu__tensor_chunks(x, true);
    job.b.at = w->b_at + b_first / each * each * job.b.chunks;
    job.b.type = x->sum.b;
    job.b.storage = mgpu__tensor_storage(x, true);
    job.b.mn_major = x->b_major == MGPU_MN_MAJOR;
    job.b.negate = x->negate_b;
    job.rows = x->rows;
    job.n = cols;
    if (x->sparse)
        job.pick = (const uint8_t(*)[MGPU__TCGEN05_K_MAX])w->pick;
    job.sfa = (const uint8_t(*)[MGPU__TCGEN05_SCALES_MAX])w->sfa;
    job.sfb = (const uint8_t(*)[MGPU__TCGEN05_SCALES_MAX])(w->sfb + first);
    job.accumulate = x->accumulate;
    job.satfinite = x->saturate;
    mgpu__tcgen05_multiply(
        &job, d + first, pitch,
        config->numerics == MGPU_EMU_EXACT ? MGPU__MMA_EXACT : MGPU__MMA_FAST, &w->block);
}

/* The rows of D that a block has. */
MGPU__MODEL void
mgpu__tensor_mma_of(const mgpu__tensor_mma *x, mgpu__tensor_work *w, uint32_t which)
{
    mgpu__tmem *t = mgpu__tmem_slot(mgpu__tensor_cta(x, which))->at;
    const bool in_place = mgpu__tensor_d_in_place(x, which);
    float *d = in_place ? (float *)(void *)mgpu__tensor_d_row(x, t, 0, 0) : &w->d[0][0];
    const uint32_t pitch = in_place ? (uint32_t)(sizeof t->cells.value[0] / 4) : 256;
    if (!x->ts) {
        mgpu__tensor_locate(x, false, w->a_at, which);
        mgpu__tensor_tell(x, false, w->a_at, which);
        if (!x->ws)
            mgpu__tensor_collected(x, mgpu__tensor_cta(x, which)->window, w->a_at,
                                   x->rows * mgpu__tensor_chunks(x, false), which);
    }
    if (x->block != 0)
        mgpu__tensor_take_scales(x, w, t);
    if (x->accumulate && !in_place)
        mgpu__tensor_take_d(x, w->d, t);
    for (uint32_t part = 0; part < x->parts; part++) {
        const uint32_t group = part * x->groups / x->parts;
        if (x->ts)
            mgpu__tensor_take_a(x, w, t, group);
        if (x->ts && !x->ws && part == 0)
            mgpu__tensor_collected(x, &w->a[0][0], w->a_at,
                                   x->rows * mgpu__tensor_chunks(x, false), which);
        if (x->sparse)
            mgpu__tensor_take_meta(x, w, t, group);
        if (part == 0 || x->pair) {
            mgpu__tensor_locate(x, true, w->b_at, x->pair ? part : 0);
            w->b_window = mgpu__tensor_cta(x, x->pair ? part : 0)->window;
        }
        if (x->ws && part == 0)
            mgpu__tensor_collected(
                x, w->b_window, w->b_at,
                mgpu__tensor_read_rows(x, true) * mgpu__tensor_chunks(x, true), 0);
        if (x->pair ? part == which : part == 0)
            mgpu__tensor_tell(x, true, w->b_at, which);
        if (part == 0 && x->b_shift % mgpu__tensor_b_each(x) != 0)
            mgpu__tensor_shift_b(x, w);
        mgpu__tensor_multiply(x, w, which, part, d, pitch);
    }
    if (in_place)
        return;
    mgpu__tensor_zero_columns(x, w->d, t);
    mgpu__tensor_give_d(x, w->d, t, which);
}

MGPU__MODEL void
mgpu__tensor_mma_run(const mgpu__tensor_op *op)
{
    const mgpu__tensor_mma x = mgpu__tensor_decode(op);
    mgpu__tensor_queue *q = mgpu__tensor_queue_of(op->by->cta);
    if (q->work == NULL)
        q->work = aligned_alloc(64, (sizeof(mgpu__tensor_work) + 63) / 64 * 64);
    if (q->work == NULL)
        mgpu__fail(op->by, op->site, "the model is out of memory");
    for (uint32_t which = 0; which < (x.pair ? 2u : 1u); which++)
        mgpu__tensor_mma_of(&x, (mgpu__tensor_work *)q->work, which);
}

/* ---- issue ---------------------------------------------------------------------------------------------- */

/* Fail: what is wrong with a zero-column mask. */
MGPU__MODEL void
mgpu__tensor_judge_zero(const mgpu__tensor_mma *x, const char *what)
{
    const char *fault = mgpu_zero_mask_fault(x->m, x->op->zero);
    if (fault == NULL && x->b_shift > x->b_shift_most)
        fault = "it shifts B (bits 56-61) by more columns than the instruction descriptor says "
                "at most (bits 30-31: 0, 8, 16 or 32): set its field shift";
    if (fault != NULL)
        mgpu__fail(x->op->by, x->op->site, "%s: the zero-column mask 0x%016llx: %s", what,
                   (unsigned long long)x->op->zero, fault);
}

/* op has the operands. */
MGPU__MODEL void
mgpu__tensor_mma_issue(mgpu__fiber *f, mgpu__tensor_op *op, uint32_t how, const void *site)
{
    const char *what = mgpu__tensor_name(how);
    mgpu__tensor_mma x;
    mgpu__step(f, NULL, site);
    op->run = mgpu__tensor_mma_run;
    op->operand[MGPU__TENSOR_HOW] = how;
    mgpu__tensor_may_issue(f, op, (how & MGPU__TENSOR_CG2) != 0 ? 2 : 1, what, site);
    mgpu__tensor_target(f, how, op->operand[MGPU__TENSOR_ADDS] >> 1 != 0, site);
    mgpu__tensor_one_thread(f, what, site);
    x = mgpu__tensor_decode(op);
    if (x.k96)
        mgpu__tensor_target_k96(f, how, site);
    mgpu__tensor_judge_idesc(&x, what);
    for (uint32_t is_b = x.ts; is_b < 2; is_b++) {
        mgpu__tensor_judge_desc(&x, is_b != 0, what);
        mgpu__tensor_lint_desc(&x, is_b != 0, what);
    }
    if (x.ws && x.op->zero != 0)
        mgpu__tensor_judge_zero(&x, what);
    mgpu__tensor_collect(&x, what);
    (void)mgpu__tmem_tick(f);
    mgpu__tensor_touch_all(&x, what);
    op->tmem->warp[f->thread / 32].last_mma[f->thread % 32] =
        *mgpu__tmem_clock(f->cta->cluster);
    mgpu__tensor_issue(op, MGPU__COMPLETES_BY_COMMIT);
}

/* An op with what all forms have. */
MGPU__MODEL mgpu__tensor_op
mgpu__tensor_mma_begin(uint32_t d, uint64_t a, uint64_t b_desc, uint32_t meta, uint32_t idesc,
                       int accumulate, uint32_t use)
{
    mgpu__tensor_op op;
    memset(&op, 0, sizeof op);
    op.desc[0] = a;
    op.desc[1] = b_desc;
    op.operand[MGPU__TENSOR_D] = d;
    op.operand[MGPU__TENSOR_META] = meta;
    op.operand[MGPU__TENSOR_IDESC] = idesc;
    op.operand[MGPU__TENSOR_ADDS] = accumulate != 0;
    op.operand[MGPU__TENSOR_USE] = use;
    return op;
}

void
mgpu__emu_tcgen05_mma(uint32_t how, uint32_t d, uint64_t a, uint64_t b_desc, uint32_t meta,
                      uint32_t idesc, const uint32_t *lanes, int accumulate, uint32_t scale,
                      uint32_t use)
{
    const void *site = MGPU__SITE;
    mgpu__tensor_op op = mgpu__tensor_mma_begin(d, a, b_desc, meta, idesc, accumulate, use);
    if (lanes != NULL)
        memcpy(op.lanes, lanes, (how & MGPU__TENSOR_CG2) != 0 ? 32 : 16);
    op.operand[MGPU__TENSOR_ADDS] |= scale << 1;
    mgpu__tensor_mma_issue(mgpu__self(), &op, how, site);
}

void
mgpu__emu_tcgen05_mma_scaled(uint32_t how, uint32_t d, uint64_t a, uint64_t b_desc,
                             uint32_t meta, uint32_t idesc, uint32_t sfa, uint32_t sfb,
                             int accumulate, uint32_t use)
{
    const void *site = MGPU__SITE;
    mgpu__tensor_op op = mgpu__tensor_mma_begin(d, a, b_desc, meta, idesc, accumulate, use);
    op.operand[MGPU__TENSOR_SFA] = sfa;
    op.operand[MGPU__TENSOR_SFB] = sfb;
    mgpu__tensor_mma_issue(mgpu__self(), &op, how, site);
}

void
mgpu__emu_tcgen05_mma_ws(uint32_t how, uint32_t d, uint64_t a, uint64_t b_desc, uint32_t meta,
                         uint32_t idesc, int accumulate, uint64_t zero_columns, uint32_t use)
{
    const void *site = MGPU__SITE;
    mgpu__tensor_op op = mgpu__tensor_mma_begin(d, a, b_desc, meta, idesc, accumulate, use);
    op.zero = zero_columns;
    mgpu__tensor_mma_issue(mgpu__self(), &op, how | MGPU__TENSOR_WS, site);
}

#endif /* MGPU_EMU_IMPLEMENTATION */

#endif /* MGPU_EMU_UNIT_TENSOR_MMA_H */
