/* tests/emu/math/test_mma.cpp - the model's wgmma: operands against layout/, sums against two rules.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"
#include "fast_bound.h"

#include <mgpu/emu/math/cvt.h>
#include <mgpu/emu/math/mma.h>
#include <mgpu/layout/smem_desc.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace
{

const uint32_t window_bytes = 227 * 1024;

mgpu__wgmma_shape
make_shape(uint32_t n, bool f16 = false, bool d_f16 = false)
{
    mgpu__wgmma_shape s;
    std::memset(&s, 0, sizeof s);
    s.n = (uint16_t)n;
    s.type = f16 ? MGPU__WGMMA_F16 : MGPU__WGMMA_BF16;
    s.d_f16 = d_f16;
    return s;
}

float
value_of(mgpu__wgmma_shape s, uint16_t h)
{
    return s.type == MGPU__WGMMA_F16 ? mgpu__float_of_f16(h) : mgpu__float_of_bf16(h);
}

uint32_t
bits_of(float x)
{
    return mgpu__bits_of_float(x);
}

/* All ways to compute that a machine has. */
const int ways[] = {MGPU__MMA_FAST,
                    MGPU__MMA_EXACT,
                    MGPU__MMA_FAST | MGPU__MMA_NARROW,
                    MGPU__MMA_EXACT | MGPU__MMA_NARROW,
                    MGPU__MMA_FAST | MGPU__MMA_PORTABLE,
                    MGPU__MMA_EXACT | MGPU__MMA_PORTABLE};

/* A[64][16] and B[n][16] for the simplest layout there is: K-major, no swizzle. */
struct operands {
    mgpu__wgmma_shape shape;
    std::vector<uint16_t> a, b;
    std::vector<float> c;
    uint64_t a_desc, b_desc;
    std::vector<unsigned char> window;

    operands(mgpu__wgmma_shape s) : shape(s), a(64 * 16), b(s.n * 16u), c(64u * s.n)
    {
        a_desc = mgpu_wgmma_desc_k_major_none(0, 64);
        b_desc = mgpu_wgmma_desc_k_major_none(2048, s.n);
        window.resize(2048 + s.n * 32u);
    }

    std::vector<float> run(int how, int accumulate = 1)
    {
        for (uint32_t k = 0; k < 16; k++) {
            for (uint32_t m = 0; m < 64; m++)
                std::memcpy(&window[k / 8 * 1024 + m * 16 + k % 8 * 2], &a[m * 16 + k], 2);
            for (uint32_t n = 0; n < shape.n; n++)
                std::memcpy(&window[2048 + k / 8 * shape.n * 16 + n * 16 + k % 8 * 2],
                            &b[n * 16 + k], 2);
        }
        std::vector<float> d = c;
        const char *error =
            mgpu__mma_wgmma(shape, d.data(), NULL, window.data(), (uint32_t)window.size(),
                            a_desc, b_desc, accumulate, how, NULL, NULL);
        REQUIRE(error == nullptr);
        return d;
    }

    float dot(uint32_t m, uint32_t n, int accumulate = 1) const
    {
        return mgpu__mma_exact_dot(shape, &a[m * 16], 1, &b[n * 16], 1,
                                   accumulate ? c[m * shape.n + n] : 0.0f);
    }
};

/* The rule once more, in double: for finite numbers. */
float
dot_by_double(const operands &o, uint32_t m, uint32_t n)
{
    const bool f16 = o.shape.type == MGPU__WGMMA_F16;
    double term[17], sum = 0, unit;
    int e[17], largest = -100000;
    auto exponent = [](double x, int least) { return std::max(std::ilogb(x), least); };
    for (uint32_t k = 0; k < 16; k++) {
        double x = value_of(o.shape, o.a[m * 16 + k]), y = value_of(o.shape, o.b[n * 16 + k]);
        int least = f16 ? -14 : -126;
        term[k] = x * y;
        e[k] = x != 0 && y != 0 ? exponent(x, least) + exponent(y, least) : -100000;
    }
    term[16] = o.c[m * o.shape.n + n];
    e[16] = term[16] != 0 ? exponent(term[16], o.shape.d_f16 ? -14 : -126) : -100000;
    for (int x : e)
        largest = std::max(largest, x);
    if (largest == -100000)
        return 0;
    for (double x : term)
        sum += std::trunc(std::ldexp(x, 25 - largest));
    if (sum == 0)
        return 0;
    sum = std::ldexp(sum, largest - 25);
    if (o.shape.d_f16) {
        unit = std::ldexp(1.0, exponent(sum, -14) - 10);
        sum = std::nearbyint(sum / unit) * unit;
        return sum >= 65536    ? mgpu__float_of_bits(0x7f800000)
               : sum <= -65536 ? mgpu__float_of_bits(0xff800000)
               : sum == 0      ? 0.0f
                               : (float)sum;
    }
    unit = std::ldexp(1.0, exponent(sum, -126) - 23);
    sum = std::trunc(sum / unit) * unit;
    return std::fabs(sum) >= std::ldexp(1.0, 128)
               ? mgpu__float_of_bits(sum < 0 ? 0xff800000 : 0x7f800000)
           : sum == 0 ? 0.0f
                      : (float)sum;
}

/* ---- distributions ------------------------------------------------------------------------ */

enum kind {
    GAUSSIAN,
    WIDE,
    ANY_BITS,
    SUBNORMAL,
    SPARSE,
    SPECIALS,
    CANCEL,
    TIES,
    HUGE_ONES,
    KINDS
};

const char *const kind_names[] = {"Gaussian", "wide",   "any bits",      "subnormal", "sparse",
                                  "specials", "cancel", "powers of two", "huge"};

uint16_t
half_of(bool f16, float x)
{
    return f16 ? mgpu__f16_of_float(x) : mgpu__bf16_of_float(x);
}

void
fill(operands &o, kind what, std::mt19937 &rng)
{
    const bool f16 = o.shape.type == MGPU__WGMMA_F16;
    std::normal_distribution<float> normal;
    auto pick = [&](int lo, int hi) { return std::uniform_int_distribution<int>(lo, hi)(rng); };
    const int field = f16 ? 31 : 255, fraction = f16 ? 10 : 7;
    auto draw = [&]() -> uint16_t {
        uint16_t mantissa_sign = (uint16_t)(rng() & (0x8000u | ((1u << fraction) - 1)));
        auto at = [&](int e) { return (uint16_t)(mantissa_sign | (e << fraction)); };
        switch (what) {
        case GAUSSIAN:
            return half_of(f16, normal(rng));
        case WIDE:
            return half_of(f16, std::ldexp(normal(rng), pick(-12, 8)));
        case SUBNORMAL:
            return at(pick(0, f16 ? 2 : 40));
        case SPARSE:
            return pick(0, 3) ? (uint16_t)(rng() & 0x8000) : half_of(f16, normal(rng));
        case SPECIALS:
            return pick(0, 40) == 0 ? (uint16_t)((rng() & 0x8000) | (unsigned)field << fraction)
                   : pick(0, 80) == 0 ? at(field)
                   : pick(0, 9) == 0  ? (uint16_t)(rng() & 0x8000)
                                      : half_of(f16, normal(rng));
        case TIES:
            return half_of(f16, std::ldexp(pick(0, 1) ? 1.0f : -1.0f, pick(-7, 5)));
        case HUGE_ONES:
            return at(pick(field - (f16 ? 3 : 75), field - 1));
        default:
            return (uint16_t)rng();
        }
    };
    for (uint16_t &x : o.a)
        x = draw();
    for (uint16_t &x : o.b)
        x = draw();
    if (what == CANCEL)
        for (uint32_t m = 0; m < 64; m++)
            for (uint32_t k = 0; k < 16;
                 k++) { /* the second half takes back the first, almost */
                o.a[m * 16 + k] = half_of(f16, std::ldexp(normal(rng), pick(-3, 3)));
                if (k >= 8)
                    o.a[m * 16 + k] = o.a[m * 16 + k - 8] ^ 0x8000 ^ (pick(0, 20) == 0);
            }
    if (what == CANCEL)
        for (uint32_t n = 0; n < o.shape.n; n++)
            for (uint32_t k = 0; k < 16; k++)
                o.b[n * 16 + k] = k >= 8 ? o.b[n * 16 + k - 8] : half_of(f16, normal(rng));
    for (uint32_t i = 0; i < o.c.size(); i++) {
        float x = 0;
        switch (what) {
        case ANY_BITS:
            x = mgpu__float_of_bits((uint32_t)rng());
            break;
        case SUBNORMAL:
            x = mgpu__float_of_bits((uint32_t)rng() & (f16 ? 0xb8ffffff : 0x80ffffff));
            break;
        case HUGE_ONES:
            x = std::ldexp(normal(rng), f16 ? pick(10, 40) : pick(100, 127));
            break;
        case SPECIALS:
            x = pick(0, 60) == 0   ? mgpu__float_of_bits(0x7f800000 | ((uint32_t)rng() << 31))
                : pick(0, 60) == 0 ? mgpu__float_of_bits(0x7fc00001)
                                   : normal(rng);
            break;
        default:
            x = pick(0, 3) == 0 ? 0.0f : std::ldexp(normal(rng), pick(-20, 10));
        }
        if (pick(0, 15) == 0)
            x = -0.0f;
        o.c[i] = o.shape.d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(x)) : x;
    }
}

} // namespace

/* ---- exact numbers ------------------------------------------------------------------------ */

TEST_CASE("mgpu__mma_exact_dot: golden values, from the rule by hand")
{
    struct {
        const char *why;
        bool f16, d_f16;
        std::vector<float> a, b;
        float c;
        uint32_t want;
    } const table[] = {
        {"nothing", false, false, {}, {}, 0.0f, 0},
        {"-0", false, false, {-0.0f}, {1}, -0.0f, 0},
        {"1*2 + 3", false, false, {1}, {2}, 3.0f, 0x40a00000},
        {"C alone keeps its bits", false, false, {}, {}, -1.1f, bits_of(-1.1f)},
        {"2^-25 beside 1 is still seen; the result is cut: 1",
         false,
         false,
         {1, 0x1p-25f},
         {1, 1},
         0,
         0x3f800000},
        {"1 - 2^-25: cut toward zero to 1 - 2^-24",
         false,
         false,
         {1, 0x1p-25f},
         {1, -1},
         0,
         0x3f7fffff},
        {"1 - 2^-26: the small one is cut off",
         false,
         false,
         {1, 0x1p-26f},
         {1, -1},
         0,
         0x3f800000},
        {"four 2^-26 beside 1 are each cut off",
         false,
         false,
         {1, 0x1p-26f, 0x1p-26f, 0x1p-26f, 0x1p-26f},
         {1, 1, 1, 1, 1},
         0,
         0x3f800000},
        {"two 2^-24 beside 1 add up to 2^-23",
         false,
         false,
         {1, 0x1p-24f, 0x1p-24f},
         {1, 1, 1},
         0,
         0x3f800001},
        {"1.5*1.5 counts as exponent 0, not 1: 2^-25 is seen",
         false,
         false,
         {1.5f, 0x1p-25f, 1.5f},
         {1.5f, 1, -1.5f},
         0,
         0x33000000},
        {"2.25 has exponent 1 as C: 2^-25 is cut off",
         false,
         false,
         {0x1p-25f},
         {1},
         2.25f,
         0x40100000},
        {"cancellation leaves the exact rest",
         false,
         false,
         {1, 1},
         {1.0078125f, -1},
         0,
         0x3c000000},
        {"overflow", false, false, {0x1p127f}, {2}, 0, 0x7f800000},
        {"no overflow: the sum counts", false, false, {0x1p127f, 0x1p127f}, {2, -2}, 7.0f, 0},
        {"subnormal result", false, false, {0x1p-100f}, {0x1p-40f}, 0, 0x00000200},
        {"negative underflow is +0", false, false, {0x1p-100f}, {-0x1p-60f}, 0, 0},
        {"subnormal operand", false, false, {0x1p-130f}, {0x1p10f}, 0, 0x03800000},
        {"inf * 0", false, false, {INFINITY}, {0}, 1, 0x7fffffff},
        {"inf - inf", false, false, {INFINITY, INFINITY}, {1, -1}, 1, 0x7fffffff},
        {"inf - inf in C", false, false, {INFINITY}, {1}, -INFINITY, 0x7fffffff},
        {"inf", false, false, {INFINITY}, {-1}, 1e38f, 0xff800000},
        {"NaN", false, false, {NAN}, {0}, 1, 0x7fffffff},
        {"NaN in C", false, false, {1}, {1}, -NAN, 0x7fffffff},
        {"f16: 2048 + 1 is a tie, to even", true, true, {2048, 1}, {1, 1}, 0, 0x45000000},
        {"f16: 2050 + 1 is a tie, to even", true, true, {2050, 1}, {1, 1}, 0, 0x45004000},
        {"f16: a tie and a little more",
         true,
         true,
         {2048, 1, 0x1p-10f},
         {1, 1, 1},
         0,
         0x45002000},
        {"f16: 65504 + 15 stays", true, true, {65504, 15}, {1, 1}, 0, 0x477fe000},
        {"f16: 65504 + 16 overflows", true, true, {65504, 16}, {1, 1}, 0, 0x7f800000},
        {"f16: half of the least subnormal, to even", true, true, {0x1p-24f}, {-0.5f}, 0, 0},
        {"f16: 3/2 of it, to even", true, true, {0x1p-24f}, {1.5f}, 0, 0x34000000},
        {"f16: a subnormal C counts as exponent -14, 2^-46 is cut off: a tie, to even",
         true,
         true,
         {0x1p-12f, 0x1p-23f},
         {0x1p-13f, -0x1p-23f},
         0x1p-24f,
         0x34000000},
        {"f16: NaN", true, true, {NAN}, {1}, 0, 0x7fffe000},
        {"f16 to f32: beyond 65504", true, false, {65504}, {2}, 0, 0x47ffe000},
    };
    for (const auto &t : table) {
        operands o(make_shape(8, t.f16, t.d_f16));
        for (size_t k = 0; k < t.a.size(); k++)
            for (uint32_t r = 0; r < 64; r++) {
                o.a[r * 16 + k] = half_of(t.f16, t.a[k]);
                if (r < 8)
                    o.b[r * 16 + k] = half_of(t.f16, t.b[k]);
            }
        std::fill(o.c.begin(), o.c.end(), t.c);
        CAPTURE(t.why, t.want);
        CHECK(bits_of(o.dot(0, 0)) == t.want);
        for (int how : {(int)MGPU__MMA_EXACT, MGPU__MMA_EXACT | MGPU__MMA_NARROW,
                        MGPU__MMA_EXACT | MGPU__MMA_PORTABLE}) {
            std::vector<float> d = o.run(how);
            CHECK(std::count_if(d.begin(), d.end(),
                                [&](float x) { return bits_of(x) == t.want; }) == 512);
        }
        for (int how : {(int)MGPU__MMA_FAST, MGPU__MMA_FAST | MGPU__MMA_NARROW,
                        MGPU__MMA_FAST | MGPU__MMA_PORTABLE}) {
            const float fast = o.run(how)[0], want = mgpu__float_of_bits(t.want);
            CHECK((std::isfinite(want) ? std::isfinite(fast) : bits_of(fast) == t.want));
        }
    }
}

TEST_CASE("mgpu__mma_wgmma exact equals the element by element rule, bit for bit")
{
    std::mt19937 rng(4711);
    const bool types[3][2] = {{false, false}, {true, false}, {true, true}};
    for (const auto &type : types)
        for (int what = 0; what < KINDS; what++)
            for (int round = 0; round < test_rounds(2); round++) {
                const uint32_t n = round % 2 ? 72 : 256;
                operands o(make_shape(n, type[0], type[1]));
                fill(o, (kind)what, rng);
                size_t bad = 0, unlike = 0, finite = 0;
                CAPTURE(type[0], type[1], kind_names[what], n, round);
                for (int accumulate = 1; accumulate >= 0; accumulate--) {
                    std::vector<float> d = o.run(MGPU__MMA_EXACT, accumulate);
                    std::vector<float> p =
                        o.run(MGPU__MMA_EXACT | MGPU__MMA_PORTABLE, accumulate);
                    for (uint32_t m = 0; m < 64; m++)
                        for (uint32_t j = 0; j < n; j++) {
                            float want = o.dot(m, j, accumulate);
                            bad += bits_of(d[m * n + j]) != bits_of(want);
                            bad += bits_of(p[m * n + j]) != bits_of(want);
                        }
                }
                CHECK(bad == 0);
                /* The same rule in double, where all is finite. */
                for (uint32_t m = 0; m < 64; m++)
                    for (uint32_t j = 0; j < n; j++) {
                        bool all = std::isfinite(o.c[m * n + j]);
                        for (uint32_t k = 0; k < 16; k++)
                            all = all && std::isfinite(value_of(o.shape, o.a[m * 16 + k])) &&
                                  std::isfinite(value_of(o.shape, o.b[j * 16 + k]));
                        if (!all)
                            continue;
                        finite++;
                        unlike += bits_of(dot_by_double(o, m, j)) != bits_of(o.dot(m, j));
                    }
                CHECK(unlike == 0);
                if (what != ANY_BITS && what != SPECIALS && what != HUGE_ONES)
                    CHECK(finite == 64 * n);
            }
}

/* How far `fast` may be from `exact` at (m, n). */
double
bound_at(const operands &o, uint32_t m, uint32_t n, float exact)
{
    float a[16], b[16];
    for (uint32_t k = 0; k < 16; k++) {
        a[k] = value_of(o.shape, o.a[m * 16 + k]);
        b[k] = value_of(o.shape, o.b[n * 16 + k]);
    }
    return bound_of_fast(o.shape.type == MGPU__WGMMA_F16, o.shape.d_f16, o.c[m * o.shape.n + n],
                         a, b, exact);
}

TEST_CASE("mgpu__mma_wgmma fast: infinities and NaN as exact has them, else within its bound")
{
    std::mt19937 rng(99);
    const bool types[3][2] = {{false, false}, {true, false}, {true, true}};
    size_t special = 0;
    for (const auto &type : types)
        for (int what = 0; what < KINDS; what++)
            for (int round = 0; round < test_rounds(2); round++) {
                operands o(make_shape(200, type[0], type[1]));
                fill(o, (kind)what, rng);
                const std::vector<float> exact = o.run(MGPU__MMA_EXACT);
                for (int how : {(int)MGPU__MMA_FAST, MGPU__MMA_FAST | MGPU__MMA_NARROW,
                                MGPU__MMA_FAST | MGPU__MMA_PORTABLE}) {
                    const std::vector<float> fast = o.run(how);
                    size_t far = 0, other = 0;
                    for (uint32_t m = 0; m < 64; m++)
                        for (uint32_t n = 0; n < 200; n++) {
                            const float want = exact[m * 200 + n], got = fast[m * 200 + n];
                            if (!std::isfinite(want)) {
                                special++;
                                other += bits_of(got) != bits_of(want);
                            } else {
                                far +=
                                    !(std::fabs((double)got - want) <= bound_at(o, m, n, want));
                            }
                        }
                    CAPTURE(type[0], type[1], kind_names[what], round, how);
                    CHECK(far == 0);
                    CHECK(other == 0);
                }
            }
    CHECK(special > 1000);
}

TEST_CASE("mgpu__mma_wgmma without accumulate does not read acc")
{
    std::mt19937 rng(3);
    for (int how : ways) {
        operands o(make_shape(40));
        fill(o, GAUSSIAN, rng);
        std::fill(o.c.begin(), o.c.end(), 0.0f);
        std::vector<float> want = o.run(how, 1);
        std::fill(o.c.begin(), o.c.end(), mgpu__float_of_bits(0x7fbadbad));
        CHECK((o.run(how, 0) == want));
    }
}

/* ---- where operands come from ------------------------------------------------------------- */

namespace
{

struct heard {
    std::vector<unsigned char> seen;
    int runs;
    bool stray;
    uint32_t layouts; /* a bit for the span of each */
};

void
listen(void *context, int global, int write, uint64_t address, uint32_t n, uint32_t layout)
{
    heard *h = (heard *)context;
    h->runs++;
    h->layouts |= 1u << ((layout - 1) / 32);
    if (global || write || n == 0 || address >= h->seen.size() ||
        n > h->seen.size() - address) {
        h->stray = true;
        return;
    }
    std::fill(h->seen.begin() + (long)address, h->seen.begin() + (long)(address + n), 1);
}

} // namespace

TEST_CASE("mgpu__mma_wgmma gathers what the descriptors say: all swizzles, majors, odd starts")
{
    std::mt19937 rng(1234);
    auto pick = [&](uint32_t lo, uint32_t hi) {
        return std::uniform_int_distribution<uint32_t>(lo, hi)(rng);
    };
    const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                     MGPU_SWIZZLE_128B};
    const uint32_t sizes[] = {8, 16, 24, 56, 64, 72, 128, 136, 192, 256};
    /* Small integers: each sum is exact in float, so that all ways must agree with it. */
    std::vector<unsigned char> window(1u << 18);
    for (size_t i = 0; i < window.size(); i += 2) {
        uint16_t h = mgpu__bf16_of_float((float)((int)pick(0, 16) - 8));
        std::memcpy(&window[i], &h, 2);
    }
    auto draw = [&](mgpu_swizzle swizzle) {
        mgpu_wgmma_desc_fields f;
        std::memset(&f, 0, sizeof f);
        f.swizzle = swizzle;
        f.start = pick(0, 0x3fff) * 16;
        f.leading_bytes = pick(0, 3) ? pick(1, 64) * 128 : pick(0, 0x3fff) * 16;
        f.stride_bytes = pick(0, 3) ? pick(1, 16) * 128 : pick(0, 0x3fff) * 16;
        if (pick(0, 1))
            f.start &= ~1023u;
        if (swizzle != MGPU_SWIZZLE_NONE && pick(0, 3) == 0)
            f.base_offset = pick(0, 7);
        return f;
    };
    int tried = 0;
    for (mgpu_swizzle a_swizzle : swizzles)
        for (mgpu_swizzle b_swizzle : swizzles)
            for (int majors = 0; majors < 4; majors++)
                for (uint32_t n : sizes) {
                    mgpu__wgmma_shape s = make_shape(n);
                    mgpu_wgmma_desc_fields fa = draw(a_swizzle), fb = draw(b_swizzle);
                    mgpu_major ma = majors & 1 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                    mgpu_major mb = majors & 2 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                    s.trans_a = ma == MGPU_MN_MAJOR;
                    s.trans_b = mb == MGPU_MN_MAJOR;
                    s.a_regs = !s.trans_a && pick(0, 9) == 0;
                    std::vector<float> a(64 * 16), b(n * 16), want(64 * n), acc(64 * n);
                    std::vector<uint16_t> a_regs(64 * 16);
                    heard h{std::vector<unsigned char>(window.size(), 0), 0, false, 0};
                    std::vector<unsigned char> touched(window.size(), 0);
                    auto read = [&](mgpu_wgmma_desc_fields f, mgpu_major major, uint32_t mn,
                                    uint32_t k) {
                        /* 18 bits of address: beyond them it starts over */
                        mgpu_wgmma_desc_fields at = f;
                        at.start =
                            (f.start + mgpu_wgmma_operand_offset(f, major, 2, mn, k)) & 0x3ffff;
                        uint32_t x = mgpu_wgmma_operand_addr(at, major, 2, 0, 0);
                        uint16_t v;
                        touched[x] = touched[x + 1] = 1;
                        std::memcpy(&v, &window[x], 2);
                        return mgpu__float_of_bf16(v);
                    };
                    for (uint32_t i = 0; i < 64 * 16; i++) {
                        if (s.a_regs) {
                            a_regs[i] = mgpu__bf16_of_float((float)((int)pick(0, 16) - 8));
                            a[i] = mgpu__float_of_bf16(a_regs[i]);
                        } else {
                            a[i] = read(fa, ma, i / 16, i % 16);
                        }
                    }
                    for (uint32_t i = 0; i < n * 16; i++)
                        b[i] = read(fb, mb, i / 16, i % 16);
                    for (uint32_t i = 0; i < 64 * n; i++) {
                        want[i] = acc[i] = (float)((int)pick(0, 100) - 50);
                        for (uint32_t k = 0; k < 16; k++)
                            want[i] += a[i / n * 16 + k] * b[i % n * 16 + k];
                    }
                    for (int how : ways) {
                        std::vector<float> d = acc;
                        const char *error = mgpu__mma_wgmma(
                            s, d.data(), a_regs.data(), window.data(), 1u << 18,
                            mgpu_wgmma_desc_encode(fa), mgpu_wgmma_desc_encode(fb), 1, how,
                            how == MGPU__MMA_FAST ? listen : NULL, &h);
                        CAPTURE((int)a_swizzle, (int)b_swizzle, majors, n, how, fa.start,
                                fa.base_offset, fb.start, fb.base_offset);
                        REQUIRE(error == nullptr);
                        REQUIRE((d == want));
                    }
                    REQUIRE_FALSE(h.stray);
                    REQUIRE(h.layouts ==
                            ((s.a_regs ? 0 : 1u << mgpu_swizzle_span_bytes(a_swizzle) / 32) |
                             1u << mgpu_swizzle_span_bytes(b_swizzle) / 32));
                    REQUIRE((h.seen == touched));
                    REQUIRE(h.runs <= (int)(64 + n) * 2);
                    tried++;
                }
    CHECK(tried == 4 * 4 * 4 * 10);
}

TEST_CASE("mgpu__mma_wgmma says what is wrong and leaves acc alone")
{
    std::vector<unsigned char> window(window_bytes, 0);
    std::vector<float> acc(64 * 256, 1.0f);
    const uint64_t good_a = mgpu_wgmma_desc_k_major(0, MGPU_SWIZZLE_128B);
    const uint64_t good_b = mgpu_wgmma_desc_k_major(8192, MGPU_SWIZZLE_128B);
    auto refused = [&](mgpu__wgmma_shape s, uint64_t a, uint64_t b, uint32_t size,
                       const char *word) {
        int touches = 0;
        const char *error = mgpu__mma_wgmma(
            s, acc.data(), NULL, window.data(), size, a, b, 0, MGPU__MMA_FAST,
            [](void *context, int, int, uint64_t, uint32_t, uint32_t) { ++*(int *)context; },
            &touches);
        REQUIRE(error != nullptr);
        CAPTURE(error, word);
        CHECK(std::string(error).find(word) != std::string::npos);
        CHECK(std::count(acc.begin(), acc.end(), 1.0f) == 64 * 256);
        CHECK(touches == 0);
    };
    const uint32_t all = window_bytes;
    mgpu__wgmma_shape s = make_shape(128);
    refused(make_shape(0), good_a, good_b, all,
            "wgmma's N is not a multiple of 8 from 8 to 256");
    refused(make_shape(12), good_a, good_b, all,
            "wgmma's N is not a multiple of 8 from 8 to 256");
    refused(make_shape(264), good_a, good_b, all,
            "wgmma's N is not a multiple of 8 from 8 to 256");
    refused(make_shape(64, false, true), good_a, good_b, all,
            "wgmma has f16 results for f16, e4m3 and e5m2 operands only");
    s.a_regs = s.trans_a = 1;
    refused(s, good_a, good_b, all, "A is in registers and cannot be MN-major");
    s = make_shape(128);
    refused(s, mgpu_wgmma_desc_k_major(0, MGPU_SWIZZLE_NONE), good_b, all,
            "A's matrix descriptor is MGPU_WGMMA_DESC_INVALID: for MGPU_SWIZZLE_NONE there is "
            "mgpu_wgmma_desc_k_major_none()");
    refused(s, good_a, MGPU_WGMMA_DESC_INVALID, all,
            "B's matrix descriptor is MGPU_WGMMA_DESC_INVALID");
    for (int bit : {14, 15, 30, 31, 46, 47, 48, 52, 57, 61}) {
        refused(s, good_a | 1ull << bit, good_b, all,
                "reserved bits of A's matrix descriptor are set");
        refused(s, good_a, good_b | 1ull << bit, all,
                "reserved bits of B's matrix descriptor are set");
    }
    /* A ends at 8192, B at 8192 + 16384, give or take what one K step leaves unread. */
    refused(s, good_a, good_b, 8192, "B's matrix descriptor reaches beyond");
    refused(s, good_a, good_b, 8192 + 16384 - 128, "B's matrix descriptor reaches beyond");
    refused(s, good_b, good_a, 8191 + 8192 - 127, "A's matrix descriptor reaches beyond");
    refused(s, mgpu_wgmma_desc_k_major(window_bytes, MGPU_SWIZZLE_128B), good_b, all, "A's");
    CHECK(mgpu__mma_wgmma(s, acc.data(), NULL, window.data(), 8192 + 16384, good_a, good_b, 0,
                          MGPU__MMA_FAST, NULL, NULL) == nullptr);
}
