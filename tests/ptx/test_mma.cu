/* tests/ptx/test_mma.cu - every mma.sync and mma.sp against plain loops, and against the rule of its sums.
 * SPDX-License-Identifier: MIT
 *
 * Small integers, so that all sums are exact; identity matrices; integers at the ends of s32; and, for types with
 * a point, numbers of all exponents, infinities and NaN. A difference shows the operands of an element and both
 * results, so that a run on a GPU says what its rule is.
 */
#include "mma_cases.h"

MGPU_REQUIRE(TMA);

/* ---- exact: what plain loops give --------------------------------------------------------------- */

/* D of integers that are small, or of integers modulo 2^32, or clamped. */
static std::vector<uint64_t>
plain(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(x.m * 8);
    for (uint32_t i = 0; i < x.m; i++)
        for (uint32_t j = 0; j < 8; j++) {
            long long sum = (long long)x.d.value(p.c[i * 8 + j]);
            for (uint32_t s = 0; s < x.stored(); s++) {
                const uint32_t at = i * x.stored() + s;
                const uint64_t a = p.a[at], b = p.b[p.at[at] * 8 + j];
                sum += x.how == "xor"   ? (long long)(a ^ b)
                       : x.how == "and" ? (long long)(a & b)
                                        : (long long)(x.a.value(a) * x.b.value(b));
            }
            if (x.how == "satfinite")
                sum = std::min(std::max(sum, -0x80000000ll), 0x7fffffffll);
            d[i * 8 + j] = x.is_integer() ? (uint32_t)sum : x.d.of((double)sum);
        }
    return d;
}

static void
check_plain(const mma_case &x, std::vector<product> &all)
{
    for (uint32_t selector = 0; selector < std::max(x.selectors, 1u); selector++) {
        INFO("selector " << selector);
        multiply(x, all, selector);
        for (const product &p : all)
            compare(x, p, plain(x, p));
    }
}

/* A small integer that the type has: -7..7, 0..7, or a bit. */
template <typename Random>
static uint64_t
small(const element &e, Random &random)
{
    const int v = (int)(random() % 15) - 7;
    return e.bits == 1 ? random() % 2 : e.of(e.is_signed ? v : v + 7 > 7 ? v : v + 7);
}

TEST_CASE("mma: small integers")
{
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(7);
        std::vector<product> all(16, product(x));
        for (product &p : all) {
            p.choose(x, random);
            for (uint64_t &v : p.a)
                v = small(x.a, random);
            for (uint64_t &v : p.b)
                v = small(x.b, random);
            for (uint64_t &v : p.c)
                v = x.d.of((double)(random() % 61) - 30);
        }
        check_plain(x, all);
    }
}

/* Rows of A that are rows of the identity, each as often as it fits: D has rows of B, which is numbered. */
TEST_CASE("mma: identity")
{
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(8);
        std::vector<product> all(x.stored(), product(x));
        for (uint32_t shift = 0; shift < all.size(); shift++) {
            product &p = all[shift];
            p.choose(x, random);
            for (uint32_t i = 0; i < x.m; i++)
                p.a[i * x.stored() + (i + shift) % x.stored()] = x.a.of(1);
            for (uint32_t i = 0; i < p.b.size(); i++)
                p.b[i] = x.b.bits == 1 ? (i / 8 * 5 + i % 8) % 7 % 2
                                       : x.b.of((i / 8 * 3 + i % 8 + shift) % 8);
        }
        check_plain(x, all);
    }
}

/* Sums beyond s32, in both directions. */
TEST_CASE("mma: integers at the ends of s32")
{
    for (const mma_case &x : all_cases()) {
        std::mt19937 random(9);
        std::vector<product> all(16, product(x));
        if (!x.is_integer())
            continue;
        for (product &p : all) {
            p.choose(x, random);
            for (uint64_t &v : p.a)
                v = random() & (~0u >> (32 - x.a.bits));
            for (uint64_t &v : p.b)
                v = random() & (~0u >> (32 - x.b.bits));
            for (uint64_t &v : p.c)
                v = (random() % 2 != 0 ? 0x7fffffffu : 0x80000000u) ^
                    random() >> (1 + random() % 31);
        }
        check_plain(x, all);
    }
}

/* ---- the rule of sums with a point ---------------------------------------------------------------- */

/* C and products with exponents that are the sums of their operands': all are cut 25 bits below the largest
 * exponent. `least`: of operands. */
static double
fused(const std::vector<double> &a, const std::vector<double> &b, int least, double c,
      const element &d)
{
    std::vector<term> terms = {{c, exponent_of(c, d.least())}};
    for (size_t k = 0; k < a.size(); k++)
        terms.push_back({a[k] * b[k], exponent_of(a[k], least) + exponent_of(b[k], least)});
    return summed(terms, 25, -100000, d);
}

/* One step of a sum of f64, in bits: a NaN goes through, that of B first, then that of the sum, then that of A. */
static uint64_t
step(const element &e, uint64_t a, uint64_t b, uint64_t sum)
{
    for (const uint64_t v : {b, sum, a})
        if (v << 1 > 0xffe0000000000000u)
            return v | (uint64_t)1 << 51;
    return e.of(std::fma(e.value(a), e.value(b), e.value(sum)));
}

/* D after the rule. fp8 on sm_90: as f16, the low two of each four elements first, then the high two, then C. */
static std::vector<uint64_t>
ruled(const mma_case &x, const product &p)
{
    std::vector<uint64_t> d(x.m * 8);
    for (uint32_t i = 0; i < x.m * 8; i++) {
        std::vector<double> a[2], b[2];
        const double c = x.d.value(p.c[i]);
        double sum = c;
        for (uint32_t s = 0; s < x.stored(); s++) {
            const uint32_t at = i / 8 * x.stored() + s, part = x.is_fp8() ? s / 2 % 2 : 0;
            a[part].push_back(x.a.value(p.a[at]));
            b[part].push_back(x.b.value(p.b[p.at[at] * 8 + i % 8]));
        }
        if (x.a.bits == 64) {
            d[i] = p.c[i];
            for (uint32_t k = 0; k < x.k; k++)
                d[i] = step(x.d, p.a[i / 8 * x.k + k], p.b[k * 8 + i % 8], d[i]);
            continue;
        }
        if (x.is_fp8())
            sum =
                fit(c + fused(a[1], b[1], -14, fused(a[0], b[0], -14, 0, x.d), x.d), x.d, true);
        else
            sum = fused(a[0], b[0], x.a.least(), c, x.d);
        d[i] = x.d.of(sum);
    }
    return d;
}

/* Bits whose exponent is at most `width` from `middle`, as far as the type has such. */
template <typename Random>
static uint64_t
around(const element &e, Random &random, int middle, int width)
{
    const uint64_t any = (uint64_t)random() << 32 | random();
    const int wanted = middle + (int)(random() % (uint32_t)(2 * width + 1)) - width + e.bias();
    const int last = (1 << e.exponent) - 2;
    const uint64_t field = (uint64_t)std::min(std::max(wanted, 0), last) << e.mantissa;
    const uint64_t mantissa = any & ((1ull << e.mantissa) - 1);
    return (any >> 63) << (e.bits - 1) | field | mantissa;
}

/* Cases of one function: exponents near each other, wide, at the ends of the type; zeros; with `specials`
 * infinities, NaN and bits of any kind. */
static std::vector<product>
wide_cases(const mma_case &x, bool specials)
{
    std::mt19937 random(specials ? 11 : 10);
    std::vector<product> all(48, product(x));
    uint32_t number = 0;
    for (product &p : all) {
        const int width = number % 4 == 0 ? 1 : number % 4 == 1 ? 4 : number % 4 == 2 ? 14 : 40;
        const int end = std::min(x.a.bias(), 400); /* products stay numbers of a double */
        const int middle = number % 6 == 5   ? -end
                           : number % 6 == 4 ? end / 2 - 1
                                             : (int)(random() % 9) - 4;
        number++;
        p.choose(x, random);
        for (std::vector<uint64_t> *to : {&p.a, &p.b})
            for (uint64_t &v : *to) {
                const element &e = to == &p.a ? x.a : x.b;
                v = random() % 8 == 0 ? 0 : around(e, random, middle, width);
                if (specials && random() % 48 == 0)
                    v = (e.of(INFINITY) & (~0ull >> (64 - e.bits))) ^ (random() & 1);
                if (specials && random() % 64 == 0)
                    v = ((uint64_t)random() << 32 | random()) & (~0ull >> (64 - e.bits));
            }
        for (uint64_t &v : p.c) {
            v = random() % 4 == 0 ? 0 : around(x.d, random, 2 * middle, width);
            if (specials && random() % 16 == 0)
                v = x.d.of(random() % 2 != 0 ? INFINITY : -INFINITY);
        }
    }
    return all;
}

static void
check_rule(bool specials, bool doubles)
{
    for (const mma_case &x : all_cases()) {
        if (x.is_integer() || (x.a.bits == 64) != doubles)
            continue;
        std::vector<product> all = wide_cases(x, specials);
        multiply(x, all, 0);
        for (const product &p : all)
            compare(x, p, ruled(x, p));
    }
}

TEST_CASE("mma: exponents of all kinds")
{
    check_rule(false, false);
}

TEST_CASE("mma: infinities and NaN")
{
    check_rule(true, false);
}

TEST_CASE("mma: f64, exponents of all kinds")
{
    check_rule(false, true);
}

TEST_CASE("mma: f64, infinities and NaN")
{
    check_rule(true, true);
}

/* As step(), with a rounding of the processor that runs the test. */
static uint64_t
directed_step(const std::string &how, const element &e, uint64_t a, uint64_t b, uint64_t sum)
{
    volatile double x = e.value(a), y = e.value(b), z = e.value(sum);
    std::fesetround(how == "rz" ? FE_TOWARDZERO : how == "rm" ? FE_DOWNWARD : FE_UPWARD);
    volatile double r = std::fma(x, y, z);
    std::fesetround(FE_TONEAREST);
    return std::isnan(r) ? step(e, a, b, sum) : e.of(r);
}

/* Numbers as of wide_cases(); and, beside these, sums that cancel, that are too large and too small. */
TEST_CASE("mma: f64, rounded toward zero, down and up")
{
    for (const mma_case &x : directed_cases()) {
        std::mt19937 random(13);
        std::vector<product> all = wide_cases(x, false), more(32, product(x));
        for (const product &p : wide_cases(x, true))
            all.push_back(p);
        for (size_t n = 0; n < more.size(); n++) {
            product &p = more[n];
            const int middle = n % 4 == 1 ? 511 : n % 4 == 2 ? -537 : n % 4 == 3 ? -518 : 0;
            for (std::vector<uint64_t> *to : {&p.a, &p.b, &p.c})
                for (uint64_t &v : *to)
                    v = middle == 0 ? x.a.of((double)(random() % 5) - 2) ^
                                          (uint64_t)(random() % 2) << 63
                                    : around(x.a, random, to == &p.c ? 2 * middle : middle, 2);
            all.push_back(p);
        }
        multiply(x, all, 0);
        uint32_t other = 0;
        for (const product &p : all) {
            std::vector<uint64_t> want = p.c, nearest = p.c;
            for (uint32_t i = 0; i < want.size(); i++)
                for (uint32_t k = 0; k < x.k; k++) {
                    const uint64_t a = p.a[i / 8 * x.k + k], b = p.b[k * 8 + i % 8];
                    want[i] = directed_step(x.how, x.d, a, b, want[i]);
                    nearest[i] = step(x.d, a, b, nearest[i]);
                }
            compare(x, p, want);
            for (uint32_t i = 0; i < want.size(); i++)
                other += want[i] != nearest[i];
        }
        CHECK(other > 1000); /* or nothing would have been rounded otherwise */
    }
}

/* All kinds of sparse groups: each legal code in each place of a row. */
TEST_CASE("mma.sp: every pattern in every group")
{
    for (const mma_case &x : all_cases()) {
        if (x.selectors == 0)
            continue;
        const uint32_t group = mgpu_mma_sp_group(x.a.bits), n = x.k / group;
        std::vector<product> all(16, product(x));
        std::mt19937 random(12);
        for (uint32_t code = 0; code < 16; code++) {
            product &p = all[code];
            for (uint32_t i = 0; i < p.codes.size(); i++) {
                uint32_t c = (code + 5 * i + i / n) % 16;
                while (!mgpu_mma_sp_code_ok(x.a.bits, c))
                    c = (c + 1) % 16;
                p.codes[i] = c;
                for (uint32_t s = 0; s < group / 2; s++)
                    p.at[i / n * x.stored() + i % n * (group / 2) + s] =
                        i % n * group + mgpu_mma_sp_place(x.a.bits, c, s);
            }
            for (uint64_t &v : p.a)
                v = x.a.of(random() % 4 + 1);
            for (uint32_t i = 0; i < p.b.size(); i++)
                p.b[i] = x.b.of((i / 8 % group * 2 + i % 8 + i / 8 / group) % 8);
        }
        check_plain(x, all);
    }
}
