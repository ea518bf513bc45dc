/* mgpu/emu/unit/mma.h - mma.sync and mma.sp: the lanes of a warp bring their registers, and take D.
 * SPDX-License-Identifier: MIT
 *
 *     32 lanes: a, b, c (meta, scales)  -->  A, B, C  -->  math/mma_sync.h  -->  D  -->  32 lanes: d
 *                          layout/mma_fragment.h              layout/mma_fragment.h
 */
#ifndef MGPU_EMU_UNIT_MMA_H
#define MGPU_EMU_UNIT_MMA_H

#include "../core/event.h"
#include "../../layout/mma_fragment.h"
#include "../../layout/scale.h"
#include "../math/mma_sync.h"
#include "../mma.h"
#include "regs.h"
#include "warp.h"

/* Scales of A or of B: a lane's register, and which byte of which lanes counts. */
typedef struct mgpu__mma_scale {
    uint32_t factors, byte, thread;
} mgpu__mma_scale;

/* What one lane brings. */
typedef struct mgpu__mma_lane {
    void *d;
    const void *a, *b, *c;
    uint32_t meta;
    mgpu__mma_scale sf[2]; /* of A, of B */
} mgpu__mma_lane;

/* The opcode in one word, which must be the same in all lanes. */
enum {
    MGPU__MMA_SYNC_SPARSE = 1u << 24
}; /* bits 0-7: m, k is 2^; 8-11, 12-15: types; 16-19: how; 20-23: selector; 25-27: kind; 28-30: vec */

MGPU__MODEL uint32_t
mgpu__mma_sync_pack(uint32_t m, uint32_t k, mgpu__mma_sync_type a_type,
                    mgpu__mma_sync_type b_type, uint32_t how)
{
    return m / 16 | (uint32_t)__builtin_ctz(k) << 1 | (uint32_t)a_type << 8 |
           (uint32_t)b_type << 12 | how << 16;
}

MGPU__MODEL mgpu__mma_sync_shape
mgpu__mma_sync_unpack(uint32_t sub)
{
    mgpu__mma_sync_shape s;
    s.m = (sub & 1) != 0 ? 16 : 8;
    s.k = 1u << (sub >> 1 & 15);
    s.a_type = (mgpu__mma_sync_type)(sub >> 8 & 15);
    s.b_type = (mgpu__mma_sync_type)(sub >> 12 & 15);
    s.how = sub >> 16 & 15;
    s.kind = sub >> 25 & 7;
    s.vec = sub >> 28;
    s.ue4m3 = s.kind != 0 && (s.how & MGPU__MMA_SYNC_UE4M3) != 0;
    if (s.a_type == MGPU__MMA_SYNC_B1)
        s.k /= 32;
    s.stored = (sub & MGPU__MMA_SYNC_SPARSE) != 0 ? s.k / 2 : s.k;
    return s;
}

/* Bits of an element; 32 of b1 are one. */
MGPU__MODEL uint32_t
mgpu__mma_sync_bits(mgpu__mma_sync_type type)
{
    static const uint8_t bits[] = {16, 16, 32, 64, 8, 8, 6, 6, 4, 8, 8, 4, 4, 32};
    return bits[type];
}

/* Bits of the place of one. */
MGPU__MODEL uint32_t
mgpu__mma_sync_place(mgpu__mma_sync_shape shape)
{
    return shape.kind == MGPU__MMA_KIND_F8F6F4 || shape.kind == MGPU__MMA_KIND_MXF8F6F4
               ? 8
               : mgpu__mma_sync_bits(shape.a_type);
}

static inline const mgpu__mma_lane *
mgpu__mma_lane_of(const mgpu__fiber *f)
{
    return (const mgpu__mma_lane *)(uintptr_t)mgpu__lane_of(f)->in;
}

/* The bits of a part of a register of 32 bits. */
static inline uint32_t
mgpu__mma_part(const void *regs, uint32_t bits, uint32_t reg, uint32_t part)
{
    uint32_t word;
    memcpy(&word, (const unsigned char *)regs + 4 * reg, 4);
    return bits == 32 ? word : word >> bits * part & ((1u << bits) - 1);
}

/* The same, of a type that may be smaller than its place. */
static inline uint32_t
mgpu__mma_elem(const void *regs, uint32_t bits, uint32_t reg, uint32_t part,
               mgpu__mma_sync_type type)
{
    const uint32_t x = mgpu__mma_part(regs, bits, reg, part);
    return bits == 8 ? mgpu_mma_byte_elem(mgpu__mma_sync_bits(type), x) : x;
}

/* A and B as their lanes have them. The parts of a register are neighbours along K. */
MGPU__MODEL void
mgpu__mma_gather(mgpu__fiber *const *lanes, mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    const uint32_t bits = mgpu__mma_sync_place(shape), elems = mgpu_mma_elems(bits);
    const uint32_t a_regs = mgpu_mma_a_regs(shape.m, shape.stored, bits);
    const uint32_t b_regs = mgpu_mma_b_regs(shape.k, bits);
    for (uint32_t lane = 0; lane < 32; lane++) {
        const mgpu__mma_lane *from = mgpu__mma_lane_of(lanes[lane]);
        for (uint32_t reg = 0; reg < a_regs; reg++) {
            const mgpu_coord at = mgpu_mma_a_coord(shape.m, bits, lane, reg, 0);
            if (bits == 64)
                t->a.f64[at.row][at.col] = ((const double *)from->a)[reg];
            else
                for (uint32_t i = 0; i < elems; i++)
                    t->a.bits[at.row][at.col + i] =
                        mgpu__mma_elem(from->a, bits, reg, i, shape.a_type);
        }
        for (uint32_t reg = 0; reg < b_regs; reg++) {
            const mgpu_coord at = mgpu_mma_b_coord(bits, lane, reg, 0);
            if (bits == 64)
                t->b.f64[at.row][at.col] = ((const double *)from->b)[reg];
            else
                for (uint32_t i = 0; i < elems; i++)
                    t->b.bits[at.row + i][at.col] =
                        mgpu__mma_elem(from->b, bits, reg, i, shape.b_type);
        }
    }
}

/* C from the lanes, or D to them. */
MGPU__MODEL void
mgpu__mma_pass(mgpu__fiber *const *lanes, mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t,
               bool out)
{
    const uint32_t bits = (shape.how & MGPU__MMA_SYNC_D_F16) != 0 ? 16
                          : shape.a_type == MGPU__MMA_SYNC_F64    ? 64
                                                                  : 32;
    for (uint32_t lane = 0; lane < 32; lane++) {
        const mgpu__mma_lane *of = mgpu__mma_lane_of(lanes[lane]);
        for (uint32_t reg = 0; reg < mgpu_mma_d_regs(shape.m, bits); reg++) {
            uint32_t word = 0;
            for (uint32_t part = 0; part < mgpu_mma_elems(bits); part++) {
                const mgpu_coord at = mgpu_mma_d_coord(bits, lane, reg, part);
                if (bits == 64 && out)
                    ((double *)of->d)[reg] = t->d.f64[at.row][at.col];
                else if (bits == 64)
                    t->d.f64[at.row][at.col] = ((const double *)of->c)[reg];
                else if (out)
                    word |= t->d.bits[at.row][at.col] << bits * part;
                else
                    t->d.bits[at.row][at.col] = mgpu__mma_part(of->c, bits, reg, part);
            }
            if (out && bits != 64)
                memcpy((unsigned char *)of->d + 4 * reg, &word, 4);
        }
    }
}

/* Four bits of a lane's metadata have no meaning. */
MGPU__MODEL void
mgpu__mma_sp_refuse(const mgpu__fiber *f, uint32_t bits, uint32_t meta, uint32_t nibble,
                    mgpu_coord about)
{
    const uint32_t code = meta >> 4 * nibble & 15, group = mgpu_mma_sp_group(bits);
    mgpu__fail(f, f->site,
               "mma.sp: meta 0x%08x of lane %u has 0b%u%u%u%u in bits %u to %u, for row %u, "
               "columns %u "
               "to %u of A: %s",
               meta, f->thread % 32, code >> 3, code >> 2 & 1, code >> 1 & 1, code & 1,
               4 * nibble, 4 * nibble + 3, about.row, group * about.col,
               group * about.col + group - 1,
               bits == 32 ? "of tf32 0b0100 is the first and 0b1110 the second of two, and "
                            "nothing else has a meaning"
                          : "the place of the first stored, in the low two bits, must be below "
                            "that of the second, in the high two");
}

/* Which row of B each stored element of A meets. */
MGPU__MODEL void
mgpu__mma_sp_expand(mgpu__fiber *const *lanes, mgpu__mma_sync_shape shape, uint32_t selector,
                    mgpu__mma_sync_tile *t)
{
    const uint32_t bits = mgpu__mma_sync_place(shape), group = mgpu_mma_sp_group(bits);
    for (uint32_t lane = 0; lane < 32; lane++) {
        const uint32_t meta = mgpu__mma_lane_of(lanes[lane])->meta;
        if (lane % 4 / mgpu_mma_sp_meta_lanes(shape.k, bits) != selector)
            continue;
        for (uint32_t nibble = 0; nibble < 8; nibble++) {
            const uint32_t code = meta >> 4 * nibble & 15;
            const mgpu_coord of = mgpu_mma_sp_meta_coord(shape.k, bits, lane, nibble);
            if (!mgpu_mma_sp_code_ok(bits, code))
                mgpu__mma_sp_refuse(lanes[lane], bits, meta, nibble, of);
            for (uint32_t i = 0; i < group / 2; i++)
                t->at[of.row][group / 2 * of.col + i] =
                    (uint8_t)(group * of.col + mgpu_mma_sp_place(bits, code, i));
        }
    }
}

/* The scales of A and B, each from the lane that has it. */
MGPU__MODEL void
mgpu__mma_take_scales(mgpu__fiber *const *lanes, mgpu__mma_sync_shape shape,
                      mgpu__mma_sync_tile *t)
{
    const mgpu__mma_scale *sf = mgpu__mma_lane_of(lanes[0])->sf;
    for (uint32_t lane = 0; lane < 32; lane++) {
        const mgpu__mma_scale *mine = mgpu__mma_lane_of(lanes[lane])->sf;
        for (uint32_t of = 0; of < 2; of++)
            if (mine[of].byte != sf[of].byte || mine[of].thread != sf[of].thread)
                mgpu__fail(lanes[lane], lanes[lane]->site,
                           "mma.sync: byte_%c, thread_%c are %u, %u in lane %u, in lane 0 they "
                           "are %u, %u: all lanes give the same",
                           "ab"[of], "ab"[of], mine[of].byte, mine[of].thread, lane,
                           sf[of].byte, sf[of].thread);
        for (uint32_t k = 0; k < shape.vec; k++) {
            const uint32_t a = sf[0].byte + k, b = sf[1].byte + k;
            const mgpu_coord of_a = mgpu_mma_scale_a_coord(sf[0].byte, lane, a);
            const mgpu_coord of_b = mgpu_mma_scale_b_coord(sf[1].byte, lane, b);
            if (lane % 4 / 2 == sf[0].thread)
                t->sfa[of_a.row][of_a.col] = (uint8_t)(mine[0].factors >> 8 * a);
            if (lane % 4 == sf[1].thread)
                t->sfb[of_b.col][of_b.row] = (uint8_t)(mine[1].factors >> 8 * b);
        }
    }
}

MGPU__MODEL void
mgpu__mma_run(mgpu__fiber *const *lanes, uint32_t present)
{
    static __thread mgpu__mma_sync_tile t; /* too much for a small stack */
    const uint32_t sub = mgpu__lane_of(lanes[0])->sub;
    const mgpu__mma_sync_shape shape = mgpu__mma_sync_unpack(sub);
    (void)present;
    if (shape.vec != 0)
        mgpu__mma_take_scales(lanes, shape, &t);
    if ((sub & MGPU__MMA_SYNC_SPARSE) != 0)
        mgpu__mma_sp_expand(lanes, shape, sub >> 20 & 15, &t);
    else
        for (uint32_t i = 0; i < shape.m; i++)
            for (uint32_t s = 0; s < shape.stored; s++)
                t.at[i][s] = (uint8_t)s;
    mgpu__mma_gather(lanes, shape, &t);
    mgpu__mma_pass(lanes, shape, &t, false);
    mgpu__mma_sync_multiply(shape, &t);
    mgpu__mma_pass(lanes, shape, &t, true);
}

static const mgpu__collective mgpu__mma_do = {"mma.sync", true, mgpu__mma_run};
static const mgpu__collective mgpu__mma_sp_do = {"mma.sp", true, mgpu__mma_run};

/* A lane brings registers that nobody has written. */
MGPU__MODEL void
mgpu__mma_lint(const mgpu__fiber *f, const mgpu__collective *what, uint32_t sub,
               const mgpu__mma_lane *brings, const void *site)
{
    const mgpu__mma_sync_shape shape = mgpu__mma_sync_unpack(sub);
    const uint32_t bits = mgpu__mma_sync_place(shape), words = bits == 64 ? 2 : 1;
    const uint32_t c_bits = (shape.how & MGPU__MMA_SYNC_D_F16) != 0 ? 16 : bits == 64 ? 64 : 32;
    const void *const registers[] = {brings->a, brings->b, brings->c};
    const uint32_t count[] = {mgpu_mma_a_regs(shape.m, shape.stored, bits),
                              mgpu_mma_b_regs(shape.k, bits), mgpu_mma_d_regs(shape.m, c_bits)};
    for (uint32_t i = 0; i < 3; i++) {
        const int unwritten = mgpu__registers_unwritten(f, registers[i], words * count[i]);
        if (unwritten < 0)
            continue;
        mgpu__lint(f, MGPU__NOTE_UNWRITTEN, site,
                   "%s reads %c[%u], and nobody has written it: load or set all %u registers "
                   "first, zeros for c of the first sum",
                   what->name, "abc"[i], (uint32_t)unwritten / words, count[i]);
    }
}

MGPU__MODEL void
mgpu__mma_meet(mgpu__fiber *f, const mgpu__collective *what, uint32_t sub,
               const mgpu__mma_lane *brings, const void *site)
{
    mgpu__lane l = mgpu__lane_make(what, 0xffffffffu, (uintptr_t)brings);
    l.sub = sub;
    mgpu__mma_lint(f, what, sub, brings, site);
    (void)mgpu__collective_do(f, l, site);
}

/* Whether the target is sm_120's or its sibling's. */
static inline bool
mgpu__mma_sm120(const mgpu__fiber *f)
{
    const uint32_t number = mgpu__launch_of(f)->config.target / 10;
    return number == 120 || number == 121;
}

/* Sums of e4m3 and e5m2 are those of f8f6f4 there. */
static inline uint32_t
mgpu__mma_fp8(const mgpu__fiber *f, mgpu__mma_sync_type type)
{
    const bool fp8 = type == MGPU__MMA_SYNC_E4M3 || type == MGPU__MMA_SYNC_E5M2;
    return fp8 && mgpu__mma_sm120(f) ? MGPU__MMA_KIND_F8F6F4 << 25 : 0;
}

void
mgpu__emu_mma(uint32_t m, uint32_t k, mgpu__mma_sync_type a_type, mgpu__mma_sync_type b_type,
              uint32_t how, void *d, const void *a, const void *b, const void *c)
{
    const mgpu__mma_lane brings = {d, a, b, c, 0, {{0, 0, 0}, {0, 0, 0}}};
    mgpu__fiber *f = mgpu__self();
    mgpu__mma_meet(f, &mgpu__mma_do,
                   mgpu__mma_sync_pack(m, k, a_type, b_type, how) | mgpu__mma_fp8(f, a_type),
                   &brings, MGPU__SITE);
}

void
mgpu__emu_mma_sp(uint32_t k, mgpu__mma_sync_type a_type, mgpu__mma_sync_type b_type,
                 uint32_t how, void *d, const void *a, const void *b, const void *c,
                 uint32_t meta, uint32_t selector)
{
    const uint32_t places = 4 / mgpu_mma_sp_meta_lanes(k, mgpu__mma_sync_bits(a_type));
    const mgpu__mma_lane brings = {d, a, b, c, meta, {{0, 0, 0}, {0, 0, 0}}};
    mgpu__fiber *f = mgpu__self();
    if (selector >= places)
        mgpu__fail(
            f, MGPU__SITE,
            "mma.sp: selector %u of m16n8k%u: it must be 0..%u, which of each four lanes "
            "bring the metadata",
            selector, k, places - 1);
    mgpu__mma_meet(f, &mgpu__mma_sp_do,
                   mgpu__mma_sync_pack(16, k, a_type, b_type, how) | selector << 20 |
                       MGPU__MMA_SYNC_SPARSE | mgpu__mma_fp8(f, a_type),
                   &brings, MGPU__SITE);
}

/* ---- sm_120 ------------------------------------------------------------------------------------ */

/* As mgpu__emu_mma_scaled() says them; `site` of the caller's. */
MGPU__MODEL void
mgpu__mma_newer(mgpu__fiber *f, uint32_t kind, uint32_t k, uint32_t vec,
                mgpu__mma_sync_type a_type, mgpu__mma_sync_type b_type, uint32_t how,
                const mgpu__mma_lane *brings, const void *site)
{
    static const char *const words[] = {"", "kind::f8f6f4", "kind::mxf8f6f4", "kind::mxf4",
                                        "kind::mxf4nvf4"};
    const bool sparse = (how & MGPU__MMA_SYNC_SP) != 0;
    const bool exact = sparse && kind >= MGPU__MMA_KIND_MXF4; /* a target with a */
    const uint32_t target = mgpu__launch_of(f)->config.target;
    if (!mgpu__mma_sm120(f) || (exact && target % 10 != 1))
        mgpu__fail(f, site, "%s with %s needs %s, the target is %s: MGPU_EMU_TARGET=sm_120a",
                   sparse ? "mma.sp" : "mma.sync", words[kind],
                   exact ? "sm_120a or sm_121a" : "sm_120a, sm_120f or sm_121a",
                   mgpu__target_name(target));
    for (uint32_t of = 0; of < 2 && vec != 0; of++) {
        const mgpu__mma_scale sf = brings->sf[of];
        if (!mgpu_scale_id_is_legal(vec, sf.byte))
            mgpu__fail(f, site,
                       "%s with scale_vec::%uX: byte_%c is %u, it must be %s: the first of the "
                       "bytes of sf%c that count",
                       words[kind], vec, "ab"[of], sf.byte,
                       vec == 1   ? "0 to 3"
                       : vec == 2 ? "0 or 2"
                                  : "0",
                       "ab"[of]);
        if (sf.thread > (of == 0 ? 1u : 3u))
            mgpu__fail(f, site,
                       "%s: thread_%c is %u, it must be %s of each four lanes bring sf%c",
                       words[kind], "ab"[of], sf.thread,
                       of == 0 ? "0 or 1: which two" : "0 to 3: which one", "ab"[of]);
    }
    mgpu__mma_meet(f, sparse ? &mgpu__mma_sp_do : &mgpu__mma_do,
                   mgpu__mma_sync_pack(16, k, a_type, b_type, how) |
                       (sparse ? (uint32_t)MGPU__MMA_SYNC_SPARSE : 0u) | kind << 25 | vec << 28,
                   brings, site);
}

void
mgpu__emu_mma_f8f6f4(uint32_t kind, uint32_t k, mgpu__mma_sync_type a_type,
                     mgpu__mma_sync_type b_type, uint32_t how, void *d, const void *a,
                     const void *b, const void *c, uint32_t meta)
{
    const mgpu__mma_lane brings = {d, a, b, c, meta, {{0, 0, 0}, {0, 0, 0}}};
    mgpu__mma_newer(mgpu__self(), kind, k, 0, a_type, b_type, how, &brings, MGPU__SITE);
}

void
mgpu__emu_mma_scaled(uint32_t kind, uint32_t k, uint32_t vec, mgpu__mma_sync_type a_type,
                     mgpu__mma_sync_type b_type, uint32_t how, void *d, const void *a,
                     const void *b, const void *c, uint32_t meta, uint32_t sfa, uint32_t byte_a,
                     uint32_t thread_a, uint32_t sfb, uint32_t byte_b, uint32_t thread_b)
{
    const mgpu__mma_lane brings = {d, a,    b,
                                   c, meta, {{sfa, byte_a, thread_a}, {sfb, byte_b, thread_b}}};
    mgpu__mma_newer(mgpu__self(), kind, k, vec, a_type, b_type, how, &brings, MGPU__SITE);
}

#endif /* MGPU_EMU_UNIT_MMA_H */
