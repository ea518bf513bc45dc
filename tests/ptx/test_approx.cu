/* tests/ptx/test_approx.cu - approximations of f32 and f64, against long double: within the bounds of the PTX manual.
 * SPDX-License-Identifier: MIT
 *
 * On a GPU the bits are the hardware's, in the model those of the function rounded once: both are held
 * to the same bounds, the model to half a unit of the last place as well. Nothing is recorded, as the
 * bits may differ; test_approx_all.cu counts by how much, over all inputs.
 */
#include "approx.h"

#include <algorithm>

static float
float_of(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

/* All upper halves of a float, with three lower ones. */
static const std::vector<uint32_t> &
inputs(void)
{
    static std::vector<uint32_t> all;
    if (all.empty())
        for (uint32_t high = 0; high < 65536; high++)
            for (const uint32_t low : {0x0000u, 0x5a5au, 0xffffu})
                all.push_back(high << 16 | low);
    return all;
}

static std::vector<uint32_t>
run(const mgpu_kernel *kernel, const std::vector<uint32_t> &in)
{
    device_buffer<uint32_t> from(in), out(in.size());
    approx_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)in.size();
    launch(kernel, mgpu_launch_1d(32, 128), a);
    return out.download();
}

/* Half a unit of the last place of an f32, and a little: what one rounding may do. */
static bool
rounded_once(double got, long double y)
{
    if (std::isnan(y) || std::isinf(y) || std::fabs(y) < 0x1p-126L ||
        std::fabs(y) > 0x1.fffffep127L)
        return true;
    return std::fabs(got - y) <= std::ldexp(0.5001L, std::ilogb(y) - 23);
}

template <typename True, typename Bound>
static void
check(const mgpu_kernel *kernel, bool ftz, bool once, True truth, Bound allowed)
{
    const std::vector<uint32_t> &in = inputs();
    const std::vector<uint32_t> got = run(kernel, in);
    uint32_t wrong = 0, unrounded = 0, first = 0;
    for (size_t i = 0; i < in.size(); i++) {
        const double x = ftz ? flushed((double)float_of(in[i])) : (double)float_of(in[i]);
        const double y = (double)float_of(got[i]);
        const long double wanted = truth((long double)x);
        if (!near(y, wanted, allowed(std::fabs(x)), ftz) && wrong++ == 0)
            first = in[i];
        unrounded += !rounded_once(y, wanted);
        wrong += std::isnan(y) && got[i] != 0x7fffffff;
    }
    CAPTURE(first);
    CHECK(wrong == 0);
    if (MGPU_EMULATE && once)
        CHECK(unrounded == 0);
}

#define ONE(name, ftz, once, truth, ...)                                                       \
    MGPU_KERNEL(name, approx_args, p, 128, 1)                                                  \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = __float_as_uint(mgpu_##name(__uint_as_float(p->in[i])));               \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(                                                                                 \
            &name##_kernel, ftz, once, [](long double x) { return truth; },                    \
            [](double a) { return (void)a, __VA_ARGS__; });                                    \
    }
/* once, once_ftz: does the model round the true result once, to half a unit of the last place? */
#define BOTH(name, once, once_ftz, ...)                                                        \
    ONE(name##_f32, false, once, __VA_ARGS__)                                                  \
    ONE(name##_ftz_f32, true, once_ftz, __VA_ARGS__)

/* Angles: the manual bounds nothing beyond 100 pi. */
static bound
angle(double a)
{
    return {0, a <= 6.2831 ? std::exp2(-20.5) : a <= 314.15 ? std::exp2(-14.7) : 2.0};
}

/* Near 1, where the logarithm is near 0, the error is not relative to it. */
static bound
logarithm(double a)
{
    if (a >= 0.5 && a <= 2)
        return {0, 0x1p-22};
    return {0x1p-22, 0};
}

BOTH(ex2_approx, false, true, std::exp2(x), bound{0x1p-22, 0})
BOTH(lg2_approx, false, true, std::log2(x), logarithm(a))
BOTH(rcp_approx, false, true, 1 / x, bound{0x1p-23, 0})
BOTH(rsqrt_approx, true, true, 1 / std::sqrt(x), bound{std::exp2(-22.9), 0})
BOTH(sqrt_approx, true, true, std::sqrt(x), bound{0x1p-22, 0})
BOTH(sin_approx, false, false, std::sin(x), angle(a))
BOTH(cos_approx, false, false, std::cos(x), angle(a))
ONE(tanh_approx_f32, false, true, std::tanh(x), bound{0x1p-11, 0})

/* ---- quotients --------------------------------------------------------------------------- */

#define DIV(name, full, ftz)                                                                   \
    MGPU_KERNEL(name, approx_args, p, 128, 1)                                                  \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128) {    \
            const uint32_t b = i * 2654435761u;                                                \
            p->out[i] =                                                                        \
                __float_as_uint(mgpu_##name(__uint_as_float(p->in[i]), __uint_as_float(b)));   \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_div(&name##_kernel, full, ftz);                                                  \
    }

static void
check_div(const mgpu_kernel *kernel, bool full, bool ftz)
{
    const std::vector<uint32_t> &in = inputs();
    const std::vector<uint32_t> got = run(kernel, in);
    uint32_t wrong = 0, looked_at = 0, first = 0;
    for (size_t i = 0; i < in.size(); i++) {
        const float fa = float_of(in[i]), fb = float_of((uint32_t)i * 2654435761u);
        const double a = ftz ? flushed((double)fa) : (double)fa;
        const double b = ftz ? flushed((double)fb) : (double)fb;
        if (!full && (std::fabs(b) < 0x1p-126 || std::fabs(b) > 0x1p126))
            continue;
        if (std::isinf(b) || std::fabs(a) > 0x1p127 || std::fabs(a) < 0x1p-100 || b == 0)
            continue; /* scaled, a quotient of the ends of the range may be another end */
        looked_at++;
        if (!near((double)float_of(got[i]), (long double)a / (long double)b,
                  {0x1p-22, 0x1p-126}, ftz) &&
            wrong++ == 0)
            first = (uint32_t)i;
    }
    CAPTURE(first, got[first], in[first]);
    CHECK(wrong == 0);
    CHECK(looked_at > in.size() / 2);
}

DIV(div_approx_f32, false, false)
DIV(div_approx_ftz_f32, false, true)
DIV(div_full_f32, true, false)
DIV(div_full_ftz_f32, true, true)

/* ---- f64 --------------------------------------------------------------------------------- */

typedef struct {
    const double *in;
    double *out;
    uint32_t n;
} double_args;

template <typename True>
static void
check_double(const mgpu_kernel *kernel, True truth)
{
    std::vector<double> in;
    uint64_t state = 88172645463325252ull;
    for (int i = 0; i < 20000; i++) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        const double m = 1.0 + (double)(state >> 12) * 0x1p-52;
        in.push_back(std::ldexp(m, (int)(state % 2000) - 1000));
    }
    in.insert(in.end(), {0.0, 1.0, 4.0, INFINITY, 0x1p-1060});
    device_buffer<double> from(in), out(in.size());
    double_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)in.size();
    launch(kernel, mgpu_launch_1d(8, 128), a);
    const std::vector<double> got = out.download();
    uint32_t wrong = 0, low = 0;
    for (size_t i = 0; i < in.size(); i++) {
        const double x = in[i] < 0x1p-1022 ? 0.0 : in[i], y = (double)truth((long double)x);
        uint64_t bits;
        std::memcpy(&bits, &got[i], 8);
        low += (uint32_t)bits != 0;
        wrong += std::isinf(y) || y == 0 ? got[i] != y : std::fabs(got[i] - y) > 0x1p-18 * y;
    }
    CHECK(wrong == 0);
    CHECK(low == 0);
}

#define DOUBLE(name, truth)                                                                    \
    MGPU_KERNEL(name, double_args, p, 128, 1)                                                  \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = mgpu_##name(p->in[i]);                                                 \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_double(&name##_kernel, [](long double x) { return truth; });                     \
    }
DOUBLE(rcp_approx_ftz_f64, 1 / x)
DOUBLE(rsqrt_approx_ftz_f64, 1 / std::sqrt(x))
