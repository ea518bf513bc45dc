/* tests/ptx/test_mma_f8f6f4.cpp - mma.sync and mma.sp on types of 4 and 6 bits, in the model.
 * SPDX-License-Identifier: MIT
 *
 * As test_mma.cu: small integers and identity matrices against plain loops, bits of any kind against the rule of
 * sums; and sparse products against the dense ones of what they expand to.
 */
#include <mgpu/ptx/mma.h>
#include <mgpu/ptx/mma_f8f6f4.h>

#include "emu/model.h"
#include "mma_product.h"

namespace
{

/* Pairs of types, without those of mma.h. */
#define PAIRS(X, head, ...)                                                                    \
    X(head##_e4m3_e3m2, __VA_ARGS__)                                                           \
    X(head##_e4m3_e2m3, __VA_ARGS__)                                                           \
    X(head##_e4m3_e2m1, __VA_ARGS__)                                                           \
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
#define FP8(X, head, ...)                                                                      \
    X(head##_e4m3, __VA_ARGS__)                                                                \
    X(head##_e4m3_e5m2, __VA_ARGS__)                                                           \
    X(head##_e5m2_e4m3, __VA_ARGS__)                                                           \
    X(head##_e5m2, __VA_ARGS__)

/* The functions of the header, and those of mma.h that are f8f6f4 on these targets: sparse and dense in the same order. */
#define ALL_DENSE(X)                                                                           \
    PAIRS(X, m16n8k32_f8f6f4_f16, uint32_t, 2)                                                 \
    PAIRS(X, m16n8k32_f8f6f4_f32, float, 4)                                                    \
    FP8(X, m16n8k32_f16, uint32_t, 2)                                                          \
    FP8(X, m16n8k32_f32, float, 4)
#define ALL_SPARSE(X)                                                                          \
    PAIRS(X, sp_m16n8k64_f8f6f4_f16, uint32_t, 2)                                              \
    PAIRS(X, sp_m16n8k64_f8f6f4_f32, float, 4)                                                 \
    FP8(X, sp_m16n8k64_f16, uint32_t, 2)                                                       \
    FP8(X, sp_m16n8k64_f32, float, 4)

#define DENSE(name, dtype, nd)                                                                 \
    MMA_KERNEL(name, dtype, nd, uint32_t, 4, 2, mgpu_mma_##name(d, a, b, c))
#define SPARSE(name, dtype, nd)                                                                \
    MMA_KERNEL(name, dtype, nd, uint32_t, 4, 4, mgpu_mma_##name(d, a, b, c, meta))
#define ENTRY_DENSE(name, dtype, nd)  mma_case(&mma_##name##_kernel, #name, nd, 4, 2, 0),
#define ENTRY_SPARSE(name, dtype, nd) mma_case(&mma_##name##_kernel, #name, nd, 4, 4, 1),

} // namespace

ALL_DENSE(DENSE)
ALL_SPARSE(SPARSE)

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

/* D of sums that are exact. */
std::vector<uint64_t>
plain(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(16 * 8);
    for (uint32_t i = 0; i < d.size(); i++) {
        double sum = x.d.value(p.c[i]);
        for (uint32_t s = 0; s < x.stored(); s++) {
            const uint32_t at = i / 8 * x.stored() + s;
            sum += x.a.value(p.a[at]) * x.b.value(p.b[p.at[at] * 8 + i % 8]);
        }
        d[i] = x.d.of(sum);
    }
    return d;
}

/* D after the rule: all products and C at once, 25 bits. */
std::vector<uint64_t>
ruled(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(16 * 8);
    for (uint32_t i = 0; i < d.size(); i++) {
        const double c = x.d.value(p.c[i]);
        std::vector<term> terms = {{c, exponent_of(c, x.d.least())}};
        for (uint32_t s = 0; s < x.stored(); s++) {
            const uint32_t at = i / 8 * x.stored() + s;
            const double a = x.a.value(p.a[at]), b = x.b.value(p.b[p.at[at] * 8 + i % 8]);
            terms.push_back({a * b, exponent_of(a, x.a.least()) + exponent_of(b, x.b.least())});
        }
        d[i] = x.d.of(summed(terms, 25, x.d.bits == 16 ? -21 : -133, x.d));
    }
    return d;
}

/* Integers of -6 to 6 that the type has. */
template <typename Random>
uint64_t
small(const element &e, Random &random)
{
    const double v = (double)(random() % 13) - 6;
    return e.of(v);
}

template <typename Random>
void
fill_small(const mma_case &x, product &p, Random &random)
{
    p.choose(x, random);
    for (uint64_t &v : p.a)
        v = small(x.a, random);
    for (uint64_t &v : p.b)
        v = small(x.b, random);
    for (uint64_t &v : p.c)
        v = x.d.of((double)(random() % 61) - 30);
}

} // namespace

TEST_CASE("mma f8f6f4: small integers")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(21);
        std::vector<product> all(4, product(x));
        for (product &p : all)
            fill_small(x, p, random);
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, plain(x, p));
    }
}

/* Rows of A are rows of the identity: D has rows of B, each of whose elements is in turn each number of its type. */
TEST_CASE("mma f8f6f4: identity")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(22);
        std::vector<product> all(8, product(x));
        for (uint32_t n = 0; n < all.size(); n++) {
            product &p = all[n];
            p.choose(x, random);
            for (uint32_t i = 0; i < 16; i++)
                p.a[i * x.stored() + (i + 5 * n) % x.stored()] = x.a.of(1);
            for (uint32_t i = 0; i < p.b.size(); i++) {
                p.b[i] = (i + 37 * n) & (~0u >> (32 - x.b.bits));
                if (!std::isfinite(x.b.value(p.b[i])))
                    p.b[i] = 0;
            }
        }
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, plain(x, p));
    }
}

TEST_CASE("mma f8f6f4: bits of all kinds")
{
    sm120 m;
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(23);
        std::vector<product> all(8, product(x));
        for (uint32_t n = 0; n < all.size(); n++) {
            product &p = all[n];
            p.choose(x, random);
            for (std::vector<uint64_t> *to : {&p.a, &p.b})
                for (uint64_t &v : *to) {
                    const element &e = to == &p.a ? x.a : x.b;
                    v = random() & (~0u >> (32 - e.bits));
                    if (n % 4 != 3 && !std::isfinite(e.value(v))) /* else NaN and infinities */
                        v = 0;
                    if (n % 4 == 1 && random() % 4 != 0) /* few terms, and small ones */
                        v = random() & ((1u << e.mantissa) - 1);
                }
            for (uint64_t &v :
                 p.c) { /* near the products, or as small as can be, or anything */
                const double near = std::ldexp(1 + (double)(random() % 4096) / 4096,
                                               (int)(random() % 24) - (n % 2 == 0 ? 8 : 30));
                v = n % 4 == 1 ? 0 : x.d.of(fit(random() % 2 != 0 ? near : -near, x.d, false));
                if (n % 4 == 3)
                    v = random() & (~0u >> (32 - x.d.bits));
            }
        }
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, ruled(x, p));
    }
}

/* Half of K after the other, C between. */
TEST_CASE("mma f8f6f4: a sparse product is that of what it expands to")
{
    sm120 m;
    for (size_t which = 0; which < sparse_cases().size(); which++) {
        const mma_case &x = sparse_cases()[which], &y = dense_cases()[which];
        std::mt19937 random(24);
        std::vector<product> all(2, product(x)), half(2, product(y));
        REQUIRE(x.name.substr(12) == y.name.substr(9)); /* but for the shape */
        for (product &p : all)
            fill_small(x, p, random);
        for (uint32_t from = 0; from < 64; from += 32) {
            for (size_t n = 0; n < all.size(); n++) {
                const product &p = all[n];
                product q(y);
                for (uint32_t i = 0; i < p.a.size(); i++)
                    if (p.at[i] / 32 == from / 32)
                        q.a[i / 32 * 32 + p.at[i] % 32] = p.a[i];
                std::copy(p.b.begin() + from * 8, p.b.begin() + (from + 32) * 8, q.b.begin());
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
    uint32_t what, meta;
} fault_args;

MGPU_KERNEL(one, fault_args, p, 32, 1)
{
    const uint32_t a[4] = {0, 0, 0, 0}, b[4] = {0, 0, 0, 0};
    float d[4] = {0, 0, 0, 0};
    uint32_t h[2] = {0, 0};
    if (p->what == 0)
        mgpu_mma_m16n8k32_f8f6f4_f32_e2m1(d, a, b, d);
    else if (p->what == 1)
        mgpu_mma_sp_m16n8k64_f8f6f4_f16_e3m2_e2m3(h, a, b, h, p->meta);
    else
        mgpu_mma_sp_m16n8k64_f16_e4m3(h, a, b, h, p->meta);
    p->out[threadIdx.x] = h[0] + (uint32_t)d[0];
}

TEST_CASE("mma f8f6f4: targets that do not have it")
{
    for (uint32_t target : {MGPU_EMU_SM_90A, MGPU_EMU_SM_100A, MGPU_EMU_SM_110F,
                            MGPU_EMU_SM_120A, MGPU_EMU_SM_120F, MGPU_EMU_SM_121A})
        for (uint32_t what = 0; what < 3; what++) {
            sm120 m(target);
            std::vector<uint32_t> out(32);
            const fault_args a = {out.data(), what, 0x44444444u};
            CAPTURE(target, what);
            if (target >= MGPU_EMU_SM_120A) {
                CHECK(m.run(one_kernel, 1, 32, a) == MGPU_OK);
                continue;
            }
            CHECK(m.run(one_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
            INFO(m.text);
            CHECK(m.says({what == 0 ? "mma.sync with kind::f8f6f4 needs"
                                    : "mma.sp with kind::f8f6f4 needs",
                          "sm_120a, sm_120f or sm_121a, the target is sm_",
                          "MGPU_EMU_TARGET=sm_120a", "test_mma_f8f6f4.cpp:"}));
            CHECK((target != MGPU_EMU_SM_90A || what != 0 ||
                   m.says({"mma.sync with kind::f8f6f4 needs sm_120a, sm_120f or sm_121a, the "
                           "target is sm_90a: MGPU_EMU_TARGET=sm_120a"})));
        }
}

TEST_CASE("mma f8f6f4: metadata without a meaning")
{
    for (uint32_t what = 1; what < 3; what++) {
        sm120 m;
        std::vector<uint32_t> out(32);
        const fault_args a = {out.data(), what, 0x44444446u};
        CHECK(m.run(one_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"mma.sp: meta 0x44444446 of lane 0 has 0b0110 in bits 0 to 3, for row 0, "
                      "columns 0 to 3 of A",
                      "test_mma_f8f6f4.cpp:"}));
    }
}
