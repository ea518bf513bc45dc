/* tests/ptx/test_pair.cu - two f16 or bf16 at once, against exact sums in 128 bits.
 * SPDX-License-Identifier: MIT
 *
 * Finite operands are multiples of 2^-24 (bf16: with exponents where they are, or far apart for sums of
 * which one operand decides), so a product is one of 2^-48 and a * b + c an integer. The others are NaN,
 * infinities, zeros and what TMA fills with.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cmath>

__extension__ typedef __int128 wide;

typedef struct {
    const uint32_t *in; /* three a word */
    uint32_t *out;
    uint32_t n;
} pair_args;

typedef struct {
    bool bf16, ftz, sat, relu, oob;
} rule;

/* The value of 16 bits. */
static double
value_of(uint32_t bits, bool bf16)
{
    const uint32_t m = bits & 0x7fff, e = bf16 ? m >> 7 : m >> 10,
                   f = bf16 ? m & 127 : m & 1023;
    const int bias = bf16 ? 127 : 15, width = bf16 ? 7 : 10;
    double v = e == 0 ? std::ldexp((double)f, 1 - bias - width)
                      : std::ldexp((double)f + std::ldexp(1.0, width), (int)e - bias - width);
    if (e == (bf16 ? 255u : 31u))
        v = f != 0 ? NAN : INFINITY;
    return bits & 0x8000 ? -v : v;
}

static const std::vector<uint32_t> &
inputs(bool bf16)
{
    static std::vector<uint32_t> of[2];
    static const uint32_t odd[] = {
        0x0000, 0x8000, 0x7c00, 0xfc00, 0x7f80, 0xff80, 0x7fff, 0xffff, 0x7ff7, 0x7e00, 0x7fc0,
        0x0001, 0x8001, 0x03ff, 0x7bff, 0x3c00, 0x3f80, 0xbc00, 0xbf80, 0x83ff, 0x0400, 0x1001};
    std::vector<uint32_t> &all = of[bf16];
    uint64_t state = 88172645463325252ull;
    auto draw = [&] {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        return (uint32_t)(state >> 20);
    };
    auto half = [&](uint32_t i) -> uint32_t {
        if (i % 4 == 0 && draw() % 2)
            return odd[draw() % (sizeof odd / sizeof *odd)];
        if (!bf16)
            return draw() & 0xffff;
        return (draw() & 0x807f) | (127u - 17 + draw() % 32) << 7; /* 2^-17 to 2^14 */
    };
    if (all.empty())
        for (uint32_t i = 0; i < 20000; i++) {
            const uint32_t low = half(i);
            all.push_back(low | half(i + i / 3) << 16);
            if (i % 3 == 2 && draw() % 4 == 0) /* nearly cancelled: c is about -a * b */
                all.back() ^= 0x80008000u;
        }
    while (all.size() % 3 != 0)
        all.pop_back();
    return all;
}

/* What a kernel makes of each triple. */
static std::vector<uint32_t>
results(const mgpu_kernel *kernel, const std::vector<uint32_t> &in)
{
    device_buffer<uint32_t> from(in), out(in.size() / 3);
    pair_args p;
    p.in = from.ptr();
    p.out = out.ptr();
    p.n = (uint32_t)in.size() / 3;
    launch(kernel, mgpu_launch_1d(8, 128), p);
    return out.download();
}

/* n * 2^-48 to the nearest of the type, ties to even; as a value. */
static double
nearest(wide n, bool bf16)
{
    const bool negative = n < 0;
    wide m = negative ? -n : n;
    int top = -1, width = bf16 ? 7 : 10, least = bf16 ? -126 : -14;
    for (wide rest = m; rest != 0; rest >>= 1)
        top++;
    const int e = top - 48 > least ? top - 48 : least, shift = e - width + 48;
    if (shift > 0 && shift < 120) {
        const wide half = (wide)1 << (shift - 1), rest = m & (2 * half - 1);
        m >>= shift;
        m += rest > half || (rest == half && (m & 1)) ? 1 : 0;
        m <<= shift;
    }
    const double v = std::ldexp((double)(int64_t)(m >> 24), -24) +
                     std::ldexp((double)(int64_t)(m & 0xffffff), -48);
    const double result = !bf16 && v >= 65520 ? INFINITY : v;
    return negative ? -result : result;
}

/* One number: a * b + c. `special`: an operand is no multiple of 2^-24, which doubles do. */
static double
exact(double a, double b, double c, bool bf16)
{
    const double p = a * b;
    if (!std::isfinite(p) || !std::isfinite(c))
        return p + c;
    const double unit = 0x1p24;
    if (p == 0 || c == 0 || std::fmod(a * unit, 1) != 0 || std::fmod(b * unit, 1) != 0 ||
        std::fmod(c * unit, 1) != 0 || std::fabs(a) > 0x1p17 || std::fabs(b) > 0x1p17 ||
        std::fabs(c) > 0x1p17)
        return NAN; /* not looked at, but for zeros: see below */
    const wide sum = (wide)(int64_t)(a * unit) * (int64_t)(b * unit) +
                     (wide)(int64_t)(c * unit) * ((wide)1 << 24);
    return sum == 0 ? 0.0 : nearest(sum, bf16);
}

static bool
right(uint32_t got, uint32_t a, uint32_t b, uint32_t c, rule r, uint32_t *looked_at)
{
    auto flush = [&](uint32_t x) { return r.ftz && (x & 0x7c00) == 0 ? x & 0x8000 : x; };
    if (r.oob && (a == 0x7ff7 || b == 0x7ff7))
        return got == 0;
    const double x = value_of(flush(a), r.bf16), y = value_of(flush(b), r.bf16),
                 z = value_of(flush(c), r.bf16);
    if (std::isnan(x * y + z))
        return got == (r.sat ? 0u : 0x7fffu);
    double want = exact(x, y, z, r.bf16);
    if (std::isnan(want)) {
        if (x * y != 0) /* a product alone is looked at among the products */
            return true;
        want = x * y + z; /* one operand, or zeros with their signs */
    }
    (*looked_at)++;
    if (r.sat)
        want = !(want > 0) ? 0.0 : want > 1 ? 1.0 : want;
    if (r.relu && want <= 0)
        want = 0.0;
    if (r.ftz && std::fabs(want) < 0x1p-14)
        want = std::copysign(0.0, want);
    const double v = value_of(got, r.bf16);
    return v == want && std::signbit(v) == std::signbit(want);
}

/* `form`: a + b, a - b, a * b or a * b + c, as operands of the last. */
enum form { ADD, SUB, MUL, FMA };

static void
check(const mgpu_kernel *kernel, form f, rule r)
{
    const std::vector<uint32_t> &in = inputs(r.bf16);
    const uint32_t n = (uint32_t)in.size() / 3, one = r.bf16 ? 0x3f80 : 0x3c00;
    const std::vector<uint32_t> got = results(kernel, in);
    uint32_t wrong = 0, looked_at = 0, first = 0;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t s = 0; s < 32; s += 16) {
            const uint32_t a = in[3 * i] >> s & 0xffff, b = in[3 * i + 1] >> s & 0xffff,
                           c = in[3 * i + 2] >> s & 0xffff, g = got[i] >> s & 0xffff;
            bool ok = true;
            if (f == FMA) {
                ok = right(g, a, b, c, r, &looked_at);
            } else if (
                f == MUL) { /* in double a product of two halves is exact, and so is its half */
                auto flush = [&](uint32_t x) {
                    return r.ftz && (x & 0x7c00) == 0 ? x & 0x8000 : x;
                };
                const double x = value_of(flush(a), r.bf16), y = value_of(flush(b), r.bf16);
                const double q = x * y;
                if (q != 0 && std::isfinite(q) && std::fabs(q) < 0x1p40 &&
                    std::fabs(q) >= 0x1p-48) {
                    double want =
                        nearest((wide)(int64_t)(q * 0x1p20) * ((wide)1 << 28) +
                                    (int64_t)((q - std::trunc(q * 0x1p20) * 0x1p-20) * 0x1p48),
                                r.bf16);
                    looked_at++;
                    if (r.sat)
                        want = !(want > 0) ? 0.0 : want > 1 ? 1.0 : want;
                    if (r.ftz && std::fabs(want) < 0x1p-14)
                        want = std::copysign(0.0, want);
                    ok = value_of(g, r.bf16) == want;
                } else if (std::isnan(q)) {
                    ok = g == (r.sat ? 0u : 0x7fffu);
                }
            } else {
                ok = right(g, a, one, f == ADD ? b : b ^ 0x8000, r, &looked_at);
                if ((b & 0x7fff) > (r.bf16 ? 0x7f80u : 0x7c00u))
                    ok = g == (r.sat ? 0u : 0x7fffu);
            }
            if (!ok && wrong++ == 0)
                first = i;
        }
    CAPTURE(in[3 * first], in[3 * first + 1], in[3 * first + 2], got[first]);
    CHECK(wrong == 0);
    CHECK(looked_at > n);
    record("out", got);
}

#define KERNEL(name, ...)                                                                      \
    MGPU_KERNEL(name, pair_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128) {    \
            const uint32_t *x = p->in + 3 * i;                                                 \
            p->out[i] = mgpu_##name(__VA_ARGS__);                                              \
        }                                                                                      \
    }
#define OP(name, form, ...)                                                                    \
    KERNEL(name, x[0], x[1])                                                                   \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, form, {__VA_ARGS__});                                            \
    }
#define FUSED(name, ...)                                                                       \
    KERNEL(name, x[0], x[1], x[2])                                                             \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, FMA, {__VA_ARGS__});                                             \
    }
#define F16(op, form)                                                                          \
    OP(op##_rn_f16x2, form, false, false, false, false, false)                                 \
    OP(op##_rn_sat_f16x2, form, false, false, true, false, false)                              \
    OP(op##_rn_ftz_f16x2, form, false, true, false, false, false)                              \
    OP(op##_rn_ftz_sat_f16x2, form, false, true, true, false, false)                           \
    OP(op##_rn_bf16x2, form, true, false, false, false, false)
F16(add, ADD)
F16(sub, SUB)
F16(mul, MUL)
FUSED(fma_rn_f16x2, false, false, false, false, false)
FUSED(fma_rn_sat_f16x2, false, false, true, false, false)
FUSED(fma_rn_relu_f16x2, false, false, false, true, false)
FUSED(fma_rn_ftz_f16x2, false, true, false, false, false)
FUSED(fma_rn_ftz_sat_f16x2, false, true, true, false, false)
FUSED(fma_rn_ftz_relu_f16x2, false, true, false, true, false)
FUSED(fma_rn_oob_f16x2, false, false, false, false, true)
FUSED(fma_rn_oob_relu_f16x2, false, false, false, true, true)
FUSED(fma_rn_bf16x2, true, false, false, false, false)
FUSED(fma_rn_relu_bf16x2, true, false, false, true, false)
FUSED(fma_rn_oob_bf16x2, true, false, false, false, true)
FUSED(fma_rn_oob_relu_bf16x2, true, false, false, true, true)

/* ---- the smaller and the larger ---------------------------------------------------------- */

typedef struct {
    bool larger, ftz, nan, xorsign;
} choice;

/* Of two values, with the sign of a zero. */
static double
chosen(double a, double b, choice k)
{
    const bool negative = std::signbit(a) != std::signbit(b);
    if (std::isnan(a) || std::isnan(b))
        if (k.nan || (std::isnan(a) && std::isnan(b)))
            return NAN;
    if (k.xorsign) {
        a = std::fabs(a);
        b = std::fabs(b);
    }
    double r = std::isnan(a) ? b : std::isnan(b) ? a : k.larger == (a > b) ? a : b;
    if (a == 0 && b == 0)
        r = (k.larger ? std::signbit(a) && std::signbit(b) : std::signbit(a) || std::signbit(b))
                ? -0.0
                : 0.0;
    return k.xorsign ? std::copysign(r, negative ? -1.0 : 1.0) : r;
}

static void
check_pairs(const mgpu_kernel *kernel, bool bf16, choice k)
{
    const std::vector<uint32_t> &in = inputs(bf16);
    const uint32_t n = (uint32_t)in.size() / 3;
    const std::vector<uint32_t> got = results(kernel, in);
    uint32_t wrong = 0, first = 0;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t s = 0; s < 32; s += 16) {
            auto flush = [&](uint32_t x) {
                return k.ftz && (x & 0x7c00) == 0 ? x & 0x8000 : x;
            };
            const uint32_t g = got[i] >> s & 0xffff;
            const double v = value_of(g, bf16),
                         want = chosen(value_of(flush(in[3 * i] >> s & 0xffff), bf16),
                                       value_of(flush(in[3 * i + 1] >> s & 0xffff), bf16), k);
            const bool ok = std::isnan(want)
                                ? g == 0x7fff
                                : v == want && std::signbit(v) == std::signbit(want);
            if (!ok && wrong++ == 0)
                first = i;
        }
    CAPTURE(in[3 * first], in[3 * first + 1], got[first]);
    CHECK(wrong == 0);
    record("out", got);
}

#define EXTREME(name, bf16, ...)                                                               \
    KERNEL(name, x[0], x[1])                                                                   \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_pairs(&name##_kernel, bf16, {__VA_ARGS__});                                      \
    }
#define EXTREMES(op, larger)                                                                   \
    EXTREME(op##_f16x2, false, larger, false, false, false)                                    \
    EXTREME(op##_nan_f16x2, false, larger, false, true, false)                                 \
    EXTREME(op##_xorsign_abs_f16x2, false, larger, false, false, true)                         \
    EXTREME(op##_nan_xorsign_abs_f16x2, false, larger, false, true, true)                      \
    EXTREME(op##_ftz_f16x2, false, larger, true, false, false)                                 \
    EXTREME(op##_ftz_nan_f16x2, false, larger, true, true, false)                              \
    EXTREME(op##_ftz_xorsign_abs_f16x2, false, larger, true, false, true)                      \
    EXTREME(op##_ftz_nan_xorsign_abs_f16x2, false, larger, true, true, true)                   \
    EXTREME(op##_bf16x2, true, larger, false, false, false)                                    \
    EXTREME(op##_nan_bf16x2, true, larger, false, true, false)                                 \
    EXTREME(op##_xorsign_abs_bf16x2, true, larger, false, false, true)                         \
    EXTREME(op##_nan_xorsign_abs_bf16x2, true, larger, false, true, true)
EXTREMES(min, false)
EXTREMES(max, true)

/* ---- f32: the same words, shifted so that all exponents come ------------------------------ */

static float
float_of(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

static void
check_f32(const mgpu_kernel *kernel, choice k)
{
    const std::vector<uint32_t> &in = inputs(true);
    const uint32_t n = (uint32_t)in.size() / 3;
    const std::vector<uint32_t> got = results(kernel, in);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < n; i++) {
        const double want =
            chosen((double)float_of(in[3 * i]), (double)float_of(in[3 * i + 1]), k);
        const double v = (double)float_of(got[i]);
        wrong += std::isnan(want) ? got[i] != 0x7fffffff
                                  : !(v == want && std::signbit(v) == std::signbit(want));
    }
    CHECK(wrong == 0);
    record("out", got);
}

#define ONE(name, ...)                                                                         \
    MGPU_KERNEL(name, pair_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = __float_as_uint(mgpu_##name(__uint_as_float(p->in[3 * i]),             \
                                                    __uint_as_float(p->in[3 * i + 1])));       \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_f32(&name##_kernel, {__VA_ARGS__});                                              \
    }
ONE(min_nan_f32, false, false, true, false)
ONE(min_xorsign_abs_f32, false, false, false, true)
ONE(min_nan_xorsign_abs_f32, false, false, true, true)
ONE(max_nan_f32, true, false, true, false)
ONE(max_xorsign_abs_f32, true, false, false, true)
ONE(max_nan_xorsign_abs_f32, true, false, true, true)
