/* tests/emu/unit/test_tensor_same.cpp - tcgen05.mma against itself: pairs of instructions whose D must be the same, bit by bit.
 * SPDX-License-Identifier: MIT
 *
 *     of a pair            two blocks, each with its rows          .ws                 without
 *     A in tensor memory   in shared memory                        sparse              dense, of A with its zeros
 *     scales of one        a kind without scales                   negated             signs the other way round
 *     MN-major, swizzled   K-major, not swizzled                   D of B and A        transposed
 *
 * No rule of sums is asked, so none that is wrong can hide here: elements are of exponents far apart, where the order and the
 * width of an addition show.
 */
#include "tensor_problem.h"

#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>

#include <algorithm>

namespace
{

#define DENSE(KIND, kind, cg, HAS)                                                             \
    FORM(KIND, 0, HAS, mgpu_tcgen05_mma##cg##_##kind##_ss, IN_SS, p->idesc, p->accumulate)     \
    FORM(KIND, 0, (HAS) | TS, mgpu_tcgen05_mma##cg##_##kind##_ts, IN_TS, p->idesc,             \
         p->accumulate)
#define SPARSE(KIND, kind, cg, HAS)                                                            \
    FORM(KIND, 0, (HAS) | SP, mgpu_tcgen05_mma_sp##cg##_##kind##_ss, IN_SS, OF_SP() p->idesc,  \
         p->accumulate)                                                                        \
    FORM(KIND, 0, (HAS) | SP | TS, mgpu_tcgen05_mma_sp##cg##_##kind##_ts, IN_TS,               \
         OF_SP() p->idesc, p->accumulate)
#define ALONE(KIND, kind)                                                                      \
    FORM(KIND, 0, WS, mgpu_tcgen05_mma_ws_##kind##_ss, IN_SS, p->idesc, p->accumulate)         \
    FORM(KIND, 0, WS | TS, mgpu_tcgen05_mma_ws_##kind##_ts, IN_TS, p->idesc, p->accumulate)    \
    FORM(KIND, 0, WS | SP, mgpu_tcgen05_mma_ws_sp_##kind##_ss, IN_SS, OF_SP() p->idesc,        \
         p->accumulate)                                                                        \
    FORM(KIND, 0, WS | SP | TS, mgpu_tcgen05_mma_ws_sp_##kind##_ts, IN_TS, OF_SP() p->idesc,   \
         p->accumulate)
#define UNSCALED(KIND, kind)                                                                   \
    DENSE(KIND, kind, , 0)                                                                     \
    DENSE(KIND, kind, _cg2, PAIR)                                                              \
    SPARSE(KIND, kind, , 0)                                                                    \
    SPARSE(KIND, kind, _cg2, PAIR)                                                             \
    ALONE(KIND, kind)
#define NOTHING()
#define SCALED_OF(KIND, block, words, sp, cg, HAS, META)                                       \
    FORM(KIND, block, HAS, mgpu_tcgen05_mma##sp##cg##_##words##_ss, IN_SS, META() p->idesc,    \
         OF_SCALES p->accumulate)                                                              \
    FORM(KIND, block, (HAS) | TS, mgpu_tcgen05_mma##sp##cg##_##words##_ts, IN_TS,              \
         META() p->idesc, OF_SCALES p->accumulate)
#define SCALED(KIND, block, words)                                                             \
    SCALED_OF(KIND, block, words, , , 0, NOTHING)                                              \
    SCALED_OF(KIND, block, words, , _cg2, PAIR, NOTHING)                                       \
    SCALED_OF(KIND, block, words, _sp, , SP, OF_SP)                                            \
    SCALED_OF(KIND, block, words, _sp, _cg2, SP | PAIR, OF_SP)

const form forms[] = {
    UNSCALED(F16, f16) UNSCALED(TF32, tf32) UNSCALED(F8F6F4, f8f6f4) UNSCALED(I8, i8)
        SCALED(MXF8F6F4, 32, mxf8f6f4_block32) SCALED(MXF4, 32, mxf4_block32)
            SCALED(MXF4NVF4, 16, mxf4nvf4_block16) SCALED(MXF4NVF4, 32, mxf4nvf4_block32)};

const types unscaled[] = {
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_BF16, MGPU_MMA_BF16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F16},
    {MGPU_KIND_TF32, MGPU_MMA_TF32, MGPU_MMA_TF32, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E4M3, MGPU_MMA_F16},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E2M1, MGPU_MMA_E3M2, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E2M3, MGPU_MMA_F32},
    {MGPU_KIND_I8, MGPU_MMA_S8, MGPU_MMA_U8, MGPU_MMA_S32},
};
const types scaled[] = {
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_F32},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E3M2, MGPU_MMA_E4M3, MGPU_MMA_F32},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E2M1, MGPU_MMA_E2M3, MGPU_MMA_F32},
    {MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32},
};

const form &
form_of(const problem &p)
{
    for (const form &f : forms)
        if (f.kind == p.t.kind && f.block == p.block && f.has == p.has)
            return f;
    FAIL("no such function");
    return forms[0];
}

/* One point of a relation: what is drawn, and who has run so far. */
struct drawing {
    std::mt19937 rng;
    uint32_t runs;

    uint32_t one_of(uint32_t n)
    {
        return (uint32_t)(rng() % n);
    }

    /* A finite number of a type, its exponent up to `wide` on both sides of 0; one in 16 is a zero. */
    uint32_t number(mgpu_mma_type type, int wide)
    {
        if (type == MGPU_MMA_S8 || type == MGPU_MMA_U8)
            return one_of(256);
        if (one_of(16) == 0)
            return one_of(2) << (bits_of(type) - 1);
        for (;;) {
            uint32_t code = (uint32_t)rng();
            if (bits_of(type) == 32) /* f32, tf32 */
                code = (code & 0x807fffffu) |
                       (127 + one_of(2 * (uint32_t)wide + 1) - (uint32_t)wide) << 23;
            else if (type == MGPU_MMA_BF16)
                code = (code & 0x807f) | (127 + one_of(2 * (uint32_t)wide + 1) - (uint32_t)wide)
                                             << 7;
            else
                code &= (1u << bits_of(type)) - 1;
            if (std::isfinite(mgpu__tcgen05_value(type, code)))
                return code;
        }
    }

    problem some(const types &t, uint32_t has, uint32_t block, uint32_t m, uint32_t n)
    {
        static const int widths[] = {2, 9, 14, 60};
        const int wide = widths[one_of(4)];
        problem p = {};
        p.t = t;
        p.has = has;
        p.block = block;
        p.m = m;
        p.n = n;
        p.swizzle = MGPU_SWIZZLE_128B;
        p.accumulate = one_of(3) != 0;
        p.scale = MGPU_MMA_UE8M0;
        p.draw(rng);
        for (uint32_t &x : p.a)
            x = number(t.a, wide);
        for (uint32_t &x : p.b)
            x = number(t.b, wide);
        for (uint32_t &x : p.c)
            x = t.d == MGPU_MMA_S32
                    ? (uint32_t)rng()
                    : number(t.d == MGPU_MMA_F16 ? MGPU_MMA_F16 : MGPU_MMA_TF32, /* 32 bits */
                             wide);
        return p;
    }

    /* D [m][n], of the instruction. */
    std::vector<uint32_t> product(problem p)
    {
        std::vector<uint32_t> out, d(p.m * p.n);
        model m;
        p.lane = mgpu_tmem_half_quarters(p.layout()) ? 16 * one_of(2) : 0;
        p.lay_out(rng);
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = some_policy(runs++);
        m.config.numerics = MGPU_EMU_EXACT;
        CAPTURE(name_of(p.t), mgpu_mma_name(p.t.a), mgpu_mma_name(p.t.b), p.has, p.block, p.m,
                p.n);
        REQUIRE(p.run(m, form_of(p), out) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        for (uint32_t i = 0; i < p.m; i++)
            for (uint32_t j = 0; j < p.n; j++) {
                d[i * p.n + j] =
                    p.cell(out, mgpu_tmem_d_slot(p.layout(), p.n, i, j), D_COL, p.lane);
                if (p.t.d == MGPU_MMA_F16)
                    d[i * p.n + j] &= 0xffff;
            }
        return d;
    }
};

/* They are the same, and not of one number alone. */
void
same(const std::vector<uint32_t> &x, const std::vector<uint32_t> &y)
{
    uint32_t wrong = 0, first = 0, others = 0;
    REQUIRE(x.size() == y.size());
    for (uint32_t i = 0; i < x.size(); i++) {
        others += x[i] != x[0];
        if (x[i] != y[i] && wrong++ == 0)
            first = i;
    }
    CAPTURE(first, x[first], y[first]);
    CHECK(wrong == 0);
    CHECK(others > x.size() / 2);
}

/* Has the kind .ws, a pair's 128 rows when it has scales, ...? Rows of D of one instruction. */
std::vector<uint32_t>
rows_of(uint32_t has, uint32_t block)
{
    if ((has & WS) != 0)
        return {32, 64, 128};
    if ((has & PAIR) == 0)
        return block != 0 ? std::vector<uint32_t>{128} : std::vector<uint32_t>{64, 128};
    return block != 0 && (has & SP) != 0 ? std::vector<uint32_t>{256}
                                         : std::vector<uint32_t>{128, 256};
}

uint32_t
block_of(const types &t, drawing &with)
{
    return !mgpu_kind_is_scaled(t.kind)   ? 0
           : t.kind != MGPU_KIND_MXF4NVF4 ? 32
           : with.one_of(2) != 0          ? 16
                                          : 32;
}

/* Each type, each of `all_has`, each M and N of a grid of which a test takes every so many. */
template <typename F>
void
grid(std::initializer_list<uint32_t> all_has, bool scales, uint32_t every, F f)
{
    unsigned next = 0;
    drawing with = {std::mt19937(every), 0};
    std::vector<types> all(unscaled, unscaled + sizeof unscaled / sizeof *unscaled);
    if (scales)
        all.insert(all.end(), scaled, scaled + sizeof scaled / sizeof *scaled);
    for (int round = 0; round < test_rounds(1); round++)
        for (const types &t : all)
            for (uint32_t has : all_has) {
                const uint32_t block = block_of(t, with);
                if (block != 0 && (has & WS) != 0)
                    continue;
                for (uint32_t m : rows_of(has, block))
                    for (uint32_t n : {64u, 128u})
                        if (test_intensity() >= 3 || next++ % every == 0)
                            f(with, with.some(t, has, block, m, n));
            }
    CHECK(with.runs > 10);
}

TEST_CASE("tcgen05.mma of a pair is two of one block, each with its rows of A and all of B")
{
    grid({PAIR, PAIR | TS, PAIR | SP, PAIR | SP | TS}, true, 17,
         [](drawing &with, const problem &p) {
             const std::vector<uint32_t> d = with.product(p);
             for (uint32_t half = 0; half < 2 && (p.block == 0 || p.m == 256); half++) {
                 problem q = p;
                 q.has &= ~(uint32_t)PAIR;
                 q.m = p.m / 2;
                 const auto part = [&](std::vector<uint32_t> &x) {
                     x.erase(x.begin() + (half == 0 ? (long)x.size() / 2 : 0),
                             half == 0 ? x.end() : x.begin() + (long)x.size() / 2);
                 };
                 part(q.a);
                 part(q.c);
                 part(q.codes);
                 part(q.sfa);
                 std::vector<uint32_t> rows = d;
                 part(rows);
                 same(rows, with.product(q));
             }
         });
}

TEST_CASE("tcgen05.mma: A from tensor memory is A from shared memory")
{
    grid({0, SP, PAIR, PAIR | SP, WS, WS | SP}, true, 23, [](drawing &with, problem p) {
        const std::vector<uint32_t> d = with.product(p);
        p.has |= TS;
        same(d, with.product(p));
    });
}

TEST_CASE("tcgen05.mma.ws is tcgen05.mma")
{
    grid({WS, WS | TS, WS | SP}, false, 7, [](drawing &with, problem p) {
        if (p.m == 32)
            return;
        const std::vector<uint32_t> d = with.product(p);
        p.has &= ~(uint32_t)WS;
        same(d, with.product(p));
    });
}

TEST_CASE("tcgen05.mma.ws: 32 rows are those of 64")
{
    grid({WS, WS | TS, WS | SP}, false, 5, [](drawing &with, problem p) {
        if (p.m != 64)
            return;
        std::vector<uint32_t> d = with.product(p);
        p.m = 32;
        p.a.resize(p.a.size() / 2);
        p.c.resize(p.c.size() / 2);
        p.codes.resize(p.codes.size() / 2);
        d.resize(d.size() / 2);
        same(d, with.product(p));
    });
}

/* The same with scale factors of one, of another kind or block. */
problem
with_ones(problem p, mgpu_kind kind, uint32_t block, mgpu_mma_type scale)
{
    p.t.kind = kind;
    p.block = block;
    p.scale = scale;
    p.sfa.assign(p.m * p.scales(), scale == MGPU_MMA_UE8M0 ? 127 : 0x38);
    p.sfb.assign(p.n * p.scales(), scale == MGPU_MMA_UE8M0 ? 127 : 0x38);
    return p;
}

TEST_CASE("tcgen05.mma: scale factors of one change nothing")
{
    grid({0, TS, PAIR, SP, PAIR | SP | TS}, false, 2, [](drawing &with, const problem &p) {
        const std::vector<uint32_t> rows = rows_of(p.has, 32);
        if (p.t.kind != MGPU_KIND_F8F6F4 || p.t.d != MGPU_MMA_F32 ||
            std::find(rows.begin(), rows.end(), p.m) == rows.end() || with.one_of(3) != 0)
            return;
        same(with.product(p),
             with.product(with_ones(p, MGPU_KIND_MXF8F6F4, 32, MGPU_MMA_UE8M0)));
    });
}

TEST_CASE("tcgen05.mma of mxf4: blocks of 16 or 32, and the type of the scales, say the same "
          "by ones; kind::mxf4nvf4 with blocks of 32 is kind::mxf4")
{
    const types &t = scaled[3];
    drawing with = {std::mt19937(31), 0};
    for (uint32_t has : {0u, (uint32_t)TS, (uint32_t)PAIR, (uint32_t)(PAIR | SP)}) {
        problem p = with.some(t, has, 32, rows_of(has, 32).back(), 64);
        const std::vector<uint32_t> ones =
            with.product(with_ones(p, MGPU_KIND_MXF4, 32, MGPU_MMA_UE8M0));
        same(ones, with.product(with_ones(p, MGPU_KIND_MXF4NVF4, 32, MGPU_MMA_UE8M0)));
        same(ones, with.product(with_ones(p, MGPU_KIND_MXF4NVF4, 16, MGPU_MMA_UE8M0)));
        same(ones, with.product(with_ones(p, MGPU_KIND_MXF4NVF4, 16, MGPU_MMA_UE4M3)));
        const std::vector<uint32_t> any = with.product(p);
        p.t.kind = MGPU_KIND_MXF4NVF4;
        same(any, with.product(p));
        problem q = p; /* a scale of 32 is two of 16 */
        q.block = 16;
        q.sfa.resize(q.m * 4);
        q.sfb.resize(q.n * 4);
        for (uint32_t i = 0; i < q.sfa.size(); i++)
            q.sfa[i] = p.sfa[i / 2];
        for (uint32_t i = 0; i < q.sfb.size(); i++)
            q.sfb[i] = p.sfb[i / 2];
        same(any, with.product(q));
    }
}

/* Elements k0 on of K, of what is dense. */
problem
part_of_k(const problem &p, mgpu_kind kind, uint32_t k0)
{
    problem q = p;
    const uint32_t k = mgpu_instr_desc_k(kind, false);
    q.t.kind = kind;
    q.block = 0;
    q.has &= ~(uint32_t)SP;
    q.sfa.clear();
    q.sfb.clear();
    q.codes.clear();
    q.a.assign(p.m * k, 0);
    q.b.resize(p.n * k);
    for (uint32_t i = 0; i < p.n; i++)
        for (uint32_t e = 0; e < k; e++)
            q.b[i * k + e] = p.b[i * p.k() + k0 + e];
    for (uint32_t i = 0; i < p.m; i++)
        for (uint32_t e = 0; e < p.stored(); e++) {
            const uint32_t at = p.met(i, e);
            if (at >= k0 && at < k0 + k)
                q.a[i * k + at - k0] = p.a[i * p.stored() + e];
        }
    return q;
}

TEST_CASE("tcgen05.mma of mxf4, scaled by ones, is two of f8f6f4 whose sums are exact")
{
    drawing with = {std::mt19937(37), 0};
    for (uint32_t has : {0u, (uint32_t)TS, (uint32_t)PAIR}) {
        problem p = with.some(scaled[3], has, 32, rows_of(has, 32).back(), 128);
        p.accumulate = false;
        problem q = part_of_k(p, MGPU_KIND_F8F6F4, 0);
        q.c = with.product(q);
        const std::vector<uint32_t> c = q.c;
        q = part_of_k(p, MGPU_KIND_F8F6F4, 32);
        q.accumulate = true;
        q.c = c;
        same(with.product(with_ones(p, MGPU_KIND_MXF4, 32, MGPU_MMA_UE8M0)), with.product(q));
    }
}

/* The sparse A by two dense instructions, one behind the other. */
std::vector<uint32_t>
by_dense(drawing &with, const problem &p)
{
    problem q = part_of_k(p, p.t.kind, 0);
    const std::vector<uint32_t> c = with.product(q);
    q = part_of_k(p, p.t.kind, p.stored());
    q.accumulate = true;
    q.c = c;
    return with.product(q);
}

TEST_CASE(
    "tcgen05.mma.sp is tcgen05.mma of A with its zeros: in either half of K, of exponents "
    "far apart; in all of K, of whole numbers")
{
    grid({SP, SP | TS, SP | PAIR, SP | PAIR | TS, SP | WS}, false, 19,
         [](drawing &with, problem p) {
             const uint32_t half = with.one_of(3);
             if (half == 2 && p.t.d != MGPU_MMA_S32)
                 p.draw(with.rng);
             for (uint32_t i = 0; i < p.a.size() && half < 2; i++)
                 if ((i % p.stored() < p.stored() / 2) == (half == 0))
                     p.a[i] = 0;
             if (half == 0 && p.t.d != MGPU_MMA_S32 && p.accumulate)
                 for (uint32_t &x : p.c) /* which the first instruction leaves as it is */
                     if (x << (p.t.d == MGPU_MMA_F16 ? 17 : 1) == 0)
                         x = 0;
             same(with.product(p), by_dense(with, p));
         });
}

TEST_CASE("tcgen05.mma: negated by its descriptor, or by signs; both are none")
{
    enum { A = 1, B = 2 };
    grid({0, TS, PAIR, SP, WS, PAIR | SP | TS}, true, 37, [](drawing &with, problem p) {
        if (p.t.kind == MGPU_KIND_I8)
            return;
        const std::vector<uint32_t> d = with.product(p);
        const auto negated = [&](uint32_t bits, uint32_t signs) {
            problem q = p;
            q.negate = bits;
            for (uint32_t &x : q.a)
                x ^= signs & A ? 1u << (bits_of(p.t.a) - 1) : 0;
            for (uint32_t &x : q.b)
                x ^= signs & B ? 1u << (bits_of(p.t.b) - 1) : 0;
            return with.product(q);
        };
        const std::vector<uint32_t> minus = negated(A, 0);
        same(minus, negated(B, 0));
        same(minus, negated(0, A));
        same(minus, negated(0, B));
        same(d, negated(A | B, 0));
        same(d, negated(A, B));
        CHECK(minus != d);
    });
}

TEST_CASE("tcgen05.mma: majors and swizzles say where elements are, and nothing else")
{
    static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B,
                                            MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
    grid({0, TS, PAIR, SP, WS, PAIR | SP}, true, 17, [](drawing &with, problem p) {
        const bool whole = bits_of(p.t.a) >= 8 && bits_of(p.t.b) >= 8;
        const std::vector<uint32_t> d = with.product(p);
        for (uint32_t majors = 0; majors < (whole ? 4u : 1u); majors++) {
            p.a_major = majors & 1 && !p.is(TS) ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
            p.b_major = majors & 2 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
            p.swizzle = swizzles[with.one_of(4)];
            CAPTURE(majors, p.swizzle);
            same(d, with.product(p));
        }
    });
}

TEST_CASE("tcgen05.mma: B times A is the transposed of A times B")
{
    grid({0, PAIR, WS}, true, 3, [](drawing &with, const problem &p) {
        if (p.m != 128 || p.n != 128)
            return;
        problem q = p;
        std::swap(q.t.a, q.t.b);
        std::swap(q.a, q.b);
        std::swap(q.sfa, q.sfb);
        std::vector<uint32_t> d = with.product(p), turned(d.size());
        for (uint32_t i = 0; i < p.m * p.n; i++) {
            q.c[i % p.n * p.m + i / p.n] = p.c[i];
            turned[i % p.n * p.m + i / p.n] = d[i];
        }
        same(turned, with.product(q));
    });
}

TEST_CASE("tcgen05.mma: without C is C of zeros, and scales of 2^s are D times 2^s")
{
    grid({0, TS, PAIR, SP, WS}, true, 17, [](drawing &with, problem p) {
        p.accumulate = false;
        const std::vector<uint32_t> d = with.product(p);
        problem q = p;
        q.accumulate = true;
        q.c.assign(q.c.size(), 0);
        same(d, with.product(q));
        if (p.block == 0)
            return;
        const int s = (int)with.one_of(9) - 4;
        for (uint32_t &x : p.sfa)
            x += (uint32_t)s;
        std::vector<uint32_t> times = d;
        for (uint32_t &x : times)
            x = mgpu__bits_of_float(std::ldexp(mgpu__float_of_bits(x), s));
        same(times, with.product(p));
    });
}

TEST_CASE("tcgen05.mma: the order along K is none")
{
    grid({0, TS, PAIR, WS}, false, 11, [](drawing &with, const problem &p) {
        problem q = p;
        const uint32_t k = p.k();
        std::vector<uint32_t> order(k);
        for (uint32_t e = 0; e < k; e++)
            order[e] = e;
        std::shuffle(order.begin(), order.end(), with.rng);
        for (uint32_t i = 0; i < p.m * k; i++)
            q.a[i] = p.a[i / k * k + order[i % k]];
        for (uint32_t i = 0; i < p.n * k; i++)
            q.b[i] = p.b[i / k * k + order[i % k]];
        same(with.product(p), with.product(q));
    });
}

} // namespace
