/* tests/ptx/test_mma_block_scale.cpp - mma.sync and mma.sp with block scales, in the model.
 * SPDX-License-Identifier: MIT
 *
 * Small integers with scales that are powers of two, whose sums are exact; scales of 1 against the products without
 * scales; each scale in each lane and byte that it may have; bits of any kind against the rule of sums; sparse
 * products against the dense ones of what they expand to; and ids that there are not.
 */
#include <mgpu/ptx/mma.h>
#include <mgpu/ptx/mma_block_scale.h>
#include <mgpu/ptx/mma_f8f6f4.h>

#include "emu/model.h"
#include "mma_product.h"

namespace
{

/* All pairs of types; one of two that are the same has one name. */
#define PAIRS(X, head, ...)                                                                    \
    X(head##_e4m3, __VA_ARGS__)                                                                \
    X(head##_e4m3_e5m2, __VA_ARGS__)                                                           \
    X(head##_e4m3_e3m2, __VA_ARGS__)                                                           \
    X(head##_e4m3_e2m3, __VA_ARGS__)                                                           \
    X(head##_e4m3_e2m1, __VA_ARGS__)                                                           \
    X(head##_e5m2_e4m3, __VA_ARGS__)                                                           \
    X(head##_e5m2, __VA_ARGS__)                                                                \
    X(head##_e5m2_e3m2, __VA_ARGS__)                                                           \
    X(head##_e5m2_e2m3, __VA_ARGS__)                                                           \
    X(head##_e5m2_e2m1, __VA_ARGS__)                                                           \
    X(head##_e3m2_e4m3, __VA_ARGS__)                                                           \
    X(head##_e3m2_e5m2, __VA_ARGS__)                                                           \
    X(head##_e3m2, __VA_ARGS__)                                                                \
    X(head##_e3m2_e2m3, __VA_ARGS__)                                                           \
    X(head##_e3m2_e2m1, __VA_ARGS__)                                                           \
    X(head##_e2m3_e4m3, __VA_ARGS__)                                                           \
    X(head##_e2m3_e5m2, __VA_ARGS__)                                                           \
    X(head##_e2m3_e3m2, __VA_ARGS__)                                                           \
    X(head##_e2m3, __VA_ARGS__)                                                                \
    X(head##_e2m3_e2m1, __VA_ARGS__)                                                           \
    X(head##_e2m1_e4m3, __VA_ARGS__)                                                           \
    X(head##_e2m1_e5m2, __VA_ARGS__)                                                           \
    X(head##_e2m1_e3m2, __VA_ARGS__)                                                           \
    X(head##_e2m1_e2m3, __VA_ARGS__)                                                           \
    X(head##_e2m1, __VA_ARGS__)
#define FOURS(X, shape)                                                                        \
    X(shape##_mxf4_f32_e2m1, )                                                                 \
    X(shape##_mxf4nvf4_scale_vec_2x_f32_e2m1_ue8m0, )                                          \
    X(shape##_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3, )                                          \
    X(shape##_mxf4nvf4_scale_vec_4x_f32_e2m1_ue8m0, )
/* In the same order. */
#define ALL_DENSE(X)  PAIRS(X, m16n8k32_mxf8f6f4_f32, ) FOURS(X, m16n8k64)
#define ALL_SPARSE(X) PAIRS(X, sp_m16n8k64_mxf8f6f4_f32, ) FOURS(X, sp_m16n8k128)

#define SCALES                                                                                 \
    p->sf[2 * lane], p->byte_a, p->thread_a, p->sf[2 * lane + 1], p->byte_b, p->thread_b
#define DENSE(name, ...)                                                                       \
    MMA_KERNEL(name, float, 4, uint32_t, 4, 2, mgpu_mma_##name(d, a, b, c, SCALES))
#define SPARSE(name, ...)                                                                      \
    MMA_KERNEL(name, float, 4, uint32_t, 4, 4, mgpu_mma_##name(d, a, b, c, meta, SCALES))
#define ENTRY_DENSE(name, ...)  mma_case(&mma_##name##_kernel, #name, 4, 4, 2, 0),
#define ENTRY_SPARSE(name, ...) mma_case(&mma_##name##_kernel, #name, 4, 4, 4, 1),

/* Without scales, which scales of 1 are held to. */
#define UNSCALED(name, ...)                                                                    \
    MMA_KERNEL(name, float, 4, uint32_t, 4, 2, mgpu_mma_##name(d, a, b, c))
#define ALL_UNSCALED(X)                                                                        \
    X(m16n8k32_f32_e4m3, )                                                                     \
    X(m16n8k32_f32_e4m3_e5m2, )                                                                \
    X(m16n8k32_f32_e5m2, )                                                                     \
    X(m16n8k32_f8f6f4_f32_e4m3_e2m1, )                                                         \
    X(m16n8k32_f8f6f4_f32_e3m2, )                                                              \
    X(m16n8k32_f8f6f4_f32_e2m3_e5m2, )                                                         \
    X(m16n8k32_f8f6f4_f32_e2m1, )

} // namespace

ALL_DENSE(DENSE)
ALL_SPARSE(SPARSE)
ALL_UNSCALED(UNSCALED)

namespace
{

const std::vector<mma_case> &
dense_cases()
{
    static const std::vector<mma_case> all = {ALL_DENSE(ENTRY_DENSE)};
    return all;
}

const std::vector<mma_case> &
sparse_cases()
{
    static const std::vector<mma_case> all = {ALL_SPARSE(ENTRY_SPARSE)};
    return all;
}

std::vector<mma_case>
all_cases()
{
    std::vector<mma_case> all = dense_cases();
    all.insert(all.end(), sparse_cases().begin(), sparse_cases().end());
    return all;
}

/* A model that has these instructions. */
struct sm120 : model {
    explicit sm120(uint32_t target = MGPU_EMU_SM_120A)
    {
        config.target = target;
        mgpu_emu_configure(config);
    }
};

/* ---- scales ------------------------------------------------------------------------------------ */

/* A scale: its significand and its exponent, or NaN. */
struct scale {
    double significand;
    int exponent;
    double value() const
    {
        return std::ldexp(significand, exponent);
    }
};

scale
scale_of(const mma_case &x, uint32_t bits)
{
    const int field = (int)(bits >> 3 & 15), low = (int)(bits & 7);
    if (x.ue4m3)
        return {(bits & 127) == 127 ? std::nan("")
                : field == 0        ? low / 8.0
                                    : 1 + low / 8.0,
                field == 0 ? -6 : field - 7};
    return {bits == 255 ? std::nan("") : 1.0, (int)bits - 127};
}

/* The bits of a power of two. */
uint8_t
power(const mma_case &x, int exponent)
{
    return (uint8_t)(x.ue4m3 ? (exponent + 7) << 3 : exponent + 127);
}

/* ---- what a product is ------------------------------------------------------------------------ */

/* Each of the terms of D[i / 8][i % 8] as a double: the element of A times that of B. */
std::vector<double>
products(const mma_case &x, const product &p, uint32_t i)
{
    std::vector<double> all;
    for (uint32_t s = 0; s < x.stored(); s++) {
        const uint32_t at = i / 8 * x.stored() + s;
        all.push_back(x.a.value(p.a[at]) * x.b.value(p.b[p.at[at] * 8 + i % 8]));
    }
    return all;
}

/* Scales of stored element s in element i of D. */
std::pair<scale, scale>
scales_at(const mma_case &x, const product &p, uint32_t i, uint32_t s)
{
    const uint32_t k = s / (x.stored() / x.vec);
    return {scale_of(x, p.sfa[i / 8 * x.vec + k]), scale_of(x, p.sfb[i % 8 * x.vec + k])};
}

/* D of sums that are exact. */
std::vector<uint64_t>
plain(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(16 * 8);
    for (uint32_t i = 0; i < d.size(); i++) {
        const std::vector<double> terms = products(x, p, i);
        double sum = x.d.value(p.c[i]);
        for (uint32_t s = 0; s < terms.size(); s++) {
            const auto sf = scales_at(x, p, i, s);
            sum += terms[s] * sf.first.value() * sf.second.value();
        }
        d[i] = x.d.of(sum);
    }
    return d;
}

/* D after the rule: of mxf8f6f4 products at 25 bits, scales in their exponents; of the others exact sums of 16 at 35
 * bits, with exponents of the scales alone. */
std::vector<uint64_t>
ruled(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(16 * 8);
    const bool four = x.kind != "mxf8f6f4";
    for (uint32_t i = 0; i < d.size(); i++) {
        const double c = x.d.value(p.c[i]);
        const std::vector<double> all = products(x, p, i);
        std::vector<term> terms = {{c, exponent_of(c, -126)}};
        int least = -133;
        for (uint32_t s = 0; s < all.size(); s += four ? 16 : 1) {
            const auto sf = scales_at(x, p, i, s);
            const int exponent = sf.first.exponent + sf.second.exponent;
            const double significand = sf.first.significand * sf.second.significand;
            double value = all[s];
            for (uint32_t more = s + 1; four && more < s + 16; more++)
                value += all[more];
            if (four) {
                terms.push_back({std::ldexp(value * significand, exponent), exponent});
                if (significand != 0) /* a sum of zero counts all the same */
                    least = std::max(least, exponent);
                continue;
            }
            const uint32_t at = i / 8 * x.stored() + s;
            const double a = x.a.value(p.a[at]), b = x.b.value(p.b[p.at[at] * 8 + i % 8]);
            terms.push_back(
                {std::ldexp(value * significand, exponent),
                 exponent_of(a, x.a.least()) + exponent_of(b, x.b.least()) + exponent});
        }
        d[i] = x.d.of(summed(terms, four ? 35 : 25, least, x.d));
    }
    return d;
}

template <typename Random>
void
fill_small(const mma_case &x, product &p, Random &random)
{
    p.choose(x, random);
    for (uint64_t &v : p.a)
        v = x.a.of((double)(random() % 13) - 6);
    for (uint64_t &v : p.b)
        v = x.b.of((double)(random() % 13) - 6);
    for (uint64_t &v : p.c)
        v = x.d.of((double)(random() % 61) - 30);
}

} // namespace

TEST_CASE("mma block scale: small integers, and scales that are powers of two")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(31);
        std::vector<product> all(4, product(x));
        for (product &p : all) {
            fill_small(x, p, random);
            for (std::vector<uint8_t> *to : {&p.sfa, &p.sfb})
                for (uint8_t &v : *to)
                    v = power(x, (int)(random() % 5) - 2);
        }
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, plain(x, p));
    }
}

/* One element of a row of A and of a column of B for each scale; scales are all different, and every lane and byte
 * that ids do not name holds something else. */
TEST_CASE("mma block scale: which lane and byte has which scale")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        if (x.kind == "mxf8f6f4" && (x.a.name != "e3m2" || x.b.name != "e2m1"))
            continue; /* the types do not matter: one pair */
        for (uint32_t id = 0; id < 4 * 4 * 2 * 4; id++) {
            const scale_ids ids = {id % 4, id / 16 % 2, id / 4 % 4, id / 32};
            const uint32_t step = x.vec;
            if (ids.byte_a % step != 0 || ids.byte_b % step != 0)
                continue;
            std::mt19937 random(32);
            std::vector<product> all(1, product(x));
            product &p = all[0];
            p.choose(x, random);
            for (uint32_t i = 0; i < p.a.size(); i++)
                p.a[i] = i % (x.stored() / x.vec) == (i / x.stored() + id) % 16 ? x.a.of(1) : 0;
            for (uint64_t &v : p.b)
                v = x.b.of(1);
            for (uint32_t i = 0; i < p.sfa.size(); i++)
                p.sfa[i] = x.ue4m3 ? (uint8_t)(0x20 + i) : (uint8_t)(127 + i % 16 - 8);
            for (uint32_t i = 0; i < p.sfb.size(); i++)
                p.sfb[i] = x.ue4m3 ? (uint8_t)(0x30 + i % 16) : (uint8_t)(127 + i % 8 - 4);
            multiply(x, all, 0, ids);
            CAPTURE(ids.byte_a, ids.thread_a, ids.byte_b, ids.thread_b);
            compare(x, p, plain(x, p));
        }
    }
}

TEST_CASE("mma block scale: bits of all kinds")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(33);
        std::vector<product> all(8, product(x));
        for (uint32_t n = 0; n < all.size(); n++) {
            product &p = all[n];
            const uint32_t how = n % 4; /* near each other; far; sparse; anything */
            p.choose(x, random);
            for (std::vector<uint64_t> *to : {&p.a, &p.b})
                for (uint64_t &v : *to) {
                    const element &e = to == &p.a ? x.a : x.b;
                    v = random() & (~0u >> (32 - e.bits));
                    if ((how != 3 && !std::isfinite(e.value(v))) ||
                        (how == 2 && random() % 8 != 0))
                        v = 0;
                }
            for (std::vector<uint8_t> *to : {&p.sfa, &p.sfb})
                for (uint8_t &v : *to) {
                    const uint32_t any = random();
                    v = (uint8_t)(how == 3  ? any
                                  : x.ue4m3 ? any % 127
                                            : 127 + (int)(any % (how == 0 ? 8 : 41)) -
                                                  (how == 0 ? 4 : 20));
                    if (x.ue4m3)
                        v &= 127;
                    if (how == 3 && random() % 16 == 0)
                        v = x.ue4m3 ? 0 : 0xff;
                }
            for (uint64_t &v : p.c) {
                const double near =
                    std::ldexp(1 + (double)(random() % 4096) / 4096, (int)(random() % 40) - 20);
                v = x.d.of(random() % 4 == 0 ? 0 : random() % 2 != 0 ? near : -near);
                if (how == 3)
                    v = random();
            }
        }
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, ruled(x, p));
    }
}

/* Bit for bit, of any numbers: the rules are the same. */
TEST_CASE("mma block scale: scales of 1 change nothing")
{
    static const std::vector<mma_case> unscaled = {ALL_UNSCALED(ENTRY_DENSE)};
    sm120 m;
    uint32_t found = 0;
    for (const mma_case &y : unscaled)
        for (const mma_case &x : dense_cases()) {
            if (x.kind != "mxf8f6f4" || x.a.name != y.a.name || x.b.name != y.b.name)
                continue;
            std::mt19937 random(34);
            std::vector<product> all(8, product(x)), same(8, product(y));
            for (uint32_t n = 0; n < all.size(); n++) {
                product &p = all[n];
                for (uint64_t &v : p.a)
                    v = random() & (~0u >> (32 - x.a.bits));
                for (uint64_t &v : p.b)
                    v = random() & (~0u >> (32 - x.b.bits));
                for (uint64_t &v : p.c)
                    v = n % 2 == 0 ? random() : x.d.of((double)(random() % 61) / 8 - 4);
                same[n].a = p.a;
                same[n].b = p.b;
                same[n].c = p.c;
            }
            multiply(x, all, 0);
            multiply(y, same, 0);
            for (uint32_t n = 0; n < all.size(); n++)
                compare(x, all[n], same[n].d);
            found++;
        }
    CHECK(found == unscaled.size());
}

/* Half of K after the other, C between; of scales one, two of the four, or the half of one. */
TEST_CASE("mma block scale: a sparse product is that of what it expands to")
{
    sm120 m;
    for (size_t which = 0; which < sparse_cases().size(); which++) {
        const mma_case &x = sparse_cases()[which], &y = dense_cases()[which];
        std::mt19937 random(35);
        std::vector<product> all(2, product(x)), half(2, product(y));
        REQUIRE((x.a.name == y.a.name && x.b.name == y.b.name && x.vec == y.vec));
        for (product &p : all) {
            fill_small(x, p, random);
            for (std::vector<uint8_t> *to : {&p.sfa, &p.sfb})
                for (uint8_t &v : *to)
                    v = power(x, (int)(random() % 3) - 1);
        }
        for (uint32_t from = 0; from < x.k; from += y.k) {
            for (size_t n = 0; n < all.size(); n++) {
                const product &p = all[n];
                product q(y);
                for (uint32_t i = 0; i < p.a.size(); i++)
                    if (p.at[i] / y.k == from / y.k)
                        q.a[i / x.stored() * y.k + p.at[i] % y.k] = p.a[i];
                std::copy(p.b.begin() + from * 8, p.b.begin() + (from + y.k) * 8, q.b.begin());
                for (uint32_t row = 0; row < 16; row++)
                    for (uint32_t k = 0; k < x.vec; k++) {
                        const uint32_t of = (from + k * (y.k / y.vec)) / (x.k / x.vec);
                        q.sfa[row * x.vec + k] = p.sfa[row * x.vec + of];
                        if (row < 8)
                            q.sfb[row * x.vec + k] = p.sfb[row * x.vec + of];
                    }
                q.c = from == 0 ? p.c : half[n].d;
                half[n] = q;
            }
            multiply(y, half, 0);
        }
        multiply(x, all, 0);
        for (size_t n = 0; n < all.size(); n++)
            compare(x, all[n], half[n].d);
    }
}

/* ---- faults ---------------------------------------------------------------------------------- */

typedef struct {
    uint32_t *out;
    uint32_t what, lane; /* lane: whose ids differ */
    uint16_t ids[4];
} fault_args;

MGPU_KERNEL(one, fault_args, p, 32, 1)
{
    const uint32_t a[4] = {0, 0, 0, 0}, b[4] = {0, 0, 0, 0}, meta = 0x44444444u;
    const uint16_t more = threadIdx.x == p->lane ? 1 : 0;
    const uint16_t ba = p->ids[0], ta = (uint16_t)(p->ids[1] + more);
    const uint16_t bb = p->ids[2], tb = p->ids[3];
    float d[4] = {0, 0, 0, 0};
    switch (p->what) {
    case 0:
        mgpu_mma_m16n8k32_mxf8f6f4_f32_e2m1_e5m2(d, a, b, d, 0, ba, ta, 0, bb, tb);
        break;
    case 1:
        mgpu_mma_m16n8k64_mxf4_f32_e2m1(d, a, b, d, 0, ba, ta, 0, bb, tb);
        break;
    case 2:
        mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(d, a, b, d, 0, ba, ta, 0, bb,
                                                               tb);
        break;
    case 3:
        mgpu_mma_sp_m16n8k64_mxf8f6f4_f32_e3m2(d, a, b, d, meta, 0, ba, ta, 0, bb, tb);
        break;
    default:
        mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1(d, a, b, d, meta, 0, ba, ta, 0, bb, tb);
    }
    p->out[threadIdx.x] = (uint32_t)d[0];
}

TEST_CASE("mma block scale: targets that do not have it")
{
    for (uint32_t target : {MGPU_EMU_SM_90A, MGPU_EMU_SM_100A, MGPU_EMU_SM_103A,
                            MGPU_EMU_SM_120A, MGPU_EMU_SM_120F, MGPU_EMU_SM_121A})
        for (uint32_t what = 0; what < 5; what++) {
            sm120 m(target);
            std::vector<uint32_t> out(32);
            const fault_args a = {out.data(), what, 32, {0, 0, 0, 0}};
            const bool has =
                target >= MGPU_EMU_SM_120A && (what != 4 || target != MGPU_EMU_SM_120F);
            CAPTURE(target, what);
            CHECK(m.run(one_kernel, 1, 32, a) == (has ? MGPU_OK : MGPU_ERROR_FAULT));
            INFO(m.text);
            if (!has)
                CHECK(
                    m.says({what < 3 ? "mma.sync with kind::mxf" : "mma.sp with kind::mxf",
                            what == 4 ? "needs sm_120a or sm_121a, the target is sm_"
                                      : "needs sm_120a, sm_120f or sm_121a, the target is sm_",
                            "MGPU_EMU_TARGET=sm_120a", "test_mma_block_scale.cpp:"}));
        }
}

TEST_CASE("mma block scale: ids that there are not, and that differ")
{
    static const struct {
        uint32_t what, lane;
        uint16_t ids[4];
        const char *says; /* NULL: it is right */
    } cases[] = {
        {0, 32, {3, 1, 3, 3}, NULL},
        {0,
         32,
         {4, 0, 0, 0},
         "kind::mxf8f6f4 with scale_vec::1X: byte_a is 4, it must be 0 to 3"},
        {0,
         32,
         {0, 0, 9, 0},
         "kind::mxf8f6f4 with scale_vec::1X: byte_b is 9, it must be 0 to 3"},
        {0,
         32,
         {0, 2, 0, 0},
         "thread_a is 2, it must be 0 or 1: which two of each four lanes bring sfa"},
        {0,
         32,
         {0, 0, 0, 4},
         "thread_b is 4, it must be 0 to 3: which one of each four lanes bring sfb"},
        {1, 32, {2, 1, 2, 3}, NULL},
        {1, 32, {1, 0, 0, 0}, "kind::mxf4 with scale_vec::2X: byte_a is 1, it must be 0 or 2"},
        {1, 32, {0, 0, 3, 0}, "kind::mxf4 with scale_vec::2X: byte_b is 3, it must be 0 or 2"},
        {2, 32, {0, 1, 0, 3}, NULL},
        {2,
         32,
         {0, 0, 2, 0},
         "kind::mxf4nvf4 with scale_vec::4X: byte_b is 2, it must be 0: the first of the bytes "
         "of sfb that count"},
        {3, 32, {4, 0, 0, 0}, "kind::mxf8f6f4 with scale_vec::1X: byte_a is 4"},
        {4, 32, {1, 0, 0, 0}, "kind::mxf4 with scale_vec::2X: byte_a is 1"},
        {2,
         7,
         {0, 0, 0, 0},
         "byte_a, thread_a are 0, 1 in lane 7, in lane 0 they are 0, 0: all lanes give the "
         "same"},
    };
    for (const auto &c : cases) {
        sm120 m;
        std::vector<uint32_t> out(32);
        const fault_args a = {
            out.data(), c.what, c.lane, {c.ids[0], c.ids[1], c.ids[2], c.ids[3]}};
        CAPTURE(c.what, c.ids[0], c.ids[1], c.ids[2], c.ids[3]);
        CHECK(m.run(one_kernel, 1, 32, a) == (c.says == NULL ? MGPU_OK : MGPU_ERROR_FAULT));
        INFO(m.text);
        if (c.says != NULL)
            CHECK(m.says({c.says, "test_mma_block_scale.cpp:"}));
    }
}
