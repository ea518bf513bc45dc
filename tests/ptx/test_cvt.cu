/* tests/ptx/test_cvt.cu - conversions, against a search for the nearest value.
 * SPDX-License-Identifier: MIT
 *
 * The inputs are all 2^16 upper halves of a float, each with lower halves on, just below and
 * just above every place where the rounding of a normal bf16 or f16 changes its mind.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <algorithm>
#include <cmath>
#include <cstring>

MGPU_REQUIRE(TMA);

typedef struct {
    const float *in;
    uint32_t *out;
    uint32_t n;
} cvt_args;

static float
from_bits(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

static uint32_t
to_bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, sizeof u);
    return u;
}

/* A 16-bit type, as what its bits mean. */
typedef struct {
    int exponent_bits, mantissa_bits;
    std::vector<double> value; /* of all finite magnitudes, and of the next one behind them */
    uint32_t infinity;
} half_type;

static half_type
make_type(int exponent_bits, int mantissa_bits)
{
    half_type t;
    const int bias = (1 << (exponent_bits - 1)) - 1;
    t.exponent_bits = exponent_bits;
    t.mantissa_bits = mantissa_bits;
    t.infinity = ((1u << exponent_bits) - 1) << mantissa_bits;
    for (uint32_t m = 0; m <= t.infinity; m++) {
        const int e = (int)(m >> mantissa_bits);
        const double f = (double)(m & ((1u << mantissa_bits) - 1));
        t.value.push_back(
            e == 0 ? std::ldexp(f, 1 - bias - mantissa_bits)
                   : std::ldexp(f + std::ldexp(1.0, mantissa_bits), e - bias - mantissa_bits));
    }
    return t;
}

/* The bits of `x` in the type: among the values on both sides, the one that the rule wants. */
static uint32_t
reference(const half_type &t, float x, bool toward_zero, bool relu, bool satfinite)
{
    const double a = std::fabs((double)x);
    const uint32_t sign = std::signbit(x) ? 0x8000 : 0;
    uint32_t m;
    if (std::isnan(x))
        return 0x7fff;
    if (relu && sign != 0)
        return 0;
    if (std::isinf(x)) {
        m = t.infinity;
    } else {
        const uint32_t above =
            (uint32_t)(std::upper_bound(t.value.begin(), t.value.end(), a) - t.value.begin());
        m = above - 1; /* the largest that is not above a */
        if (m == t.infinity) {
            m = toward_zero ? t.infinity - 1 : t.infinity;
        } else if (!toward_zero) {
            const double down = a - t.value[m], up = t.value[above] - a;
            if (up < down || (up == down && m % 2 == 1))
                m = above;
        }
    }
    if (satfinite && m == t.infinity)
        m--;
    return sign | m;
}

static const half_type &
type_of(bool bf16)
{
    static const half_type types[2] = {make_type(5, 10), make_type(8, 7)};
    return types[bf16 ? 1 : 0];
}

static const std::vector<float> &
inputs(void)
{
    static const uint32_t low[] = {0x0000, 0x0001, 0x0fff, 0x1000, 0x1001, 0x1fff, 0x2fff,
                                   0x3000, 0x3001, 0x7fff, 0x8000, 0x8001, 0xffff, 0x5a5a};
    static std::vector<float> all;
    if (all.empty())
        for (uint32_t high = 0; high < 65536; high++)
            for (uint32_t l : low)
                all.push_back(from_bits(high << 16 | l));
    return all;
}

static void
check(const mgpu_kernel *kernel, bool bf16, bool toward_zero, bool relu, bool satfinite)
{
    const std::vector<float> &in = inputs();
    const uint32_t n = (uint32_t)in.size() / 2;
    device_buffer<float> from(in);
    device_buffer<uint32_t> out(n);
    cvt_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = n;
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<uint32_t> got = out.download();
    uint32_t wrong = 0;
    uint64_t hash = 0xcbf29ce484222325u;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t want = 0;
        for (uint32_t half = 0; half < 2; half++)
            want |= reference(type_of(bf16), in[2 * i + half], toward_zero, relu, satfinite)
                    << (16 * half);
        if (got[i] != want && wrong++ == 0) {
            CAPTURE(to_bits(in[2 * i]), to_bits(in[2 * i + 1]));
            CHECK(got[i] == want);
        }
        hash = (hash ^ got[i]) * 0x100000001b3u;
    }
    CHECK(wrong == 0);
    record("hash", &hash, sizeof hash);
}

#define CVT(name, bf16, toward_zero, relu, satfinite)                                          \
    MGPU_KERNEL(name, cvt_args, p, 128, 1)                                                     \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = mgpu_##name(p->in[2 * i + 1], p->in[2 * i]);                           \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, bf16, toward_zero, relu, satfinite);                             \
    }
CVT(cvt_rn_bf16x2_f32, true, false, false, false)
CVT(cvt_rn_satfinite_bf16x2_f32, true, false, false, true)
CVT(cvt_rn_relu_bf16x2_f32, true, false, true, false)
CVT(cvt_rn_relu_satfinite_bf16x2_f32, true, false, true, true)
CVT(cvt_rz_bf16x2_f32, true, true, false, false)
CVT(cvt_rz_satfinite_bf16x2_f32, true, true, false, true)
CVT(cvt_rz_relu_bf16x2_f32, true, true, true, false)
CVT(cvt_rz_relu_satfinite_bf16x2_f32, true, true, true, true)
CVT(cvt_rn_f16x2_f32, false, false, false, false)
CVT(cvt_rn_satfinite_f16x2_f32, false, false, false, true)
CVT(cvt_rn_relu_f16x2_f32, false, false, true, false)
CVT(cvt_rn_relu_satfinite_f16x2_f32, false, false, true, true)
CVT(cvt_rz_f16x2_f32, false, true, false, false)
CVT(cvt_rz_satfinite_f16x2_f32, false, true, false, true)
CVT(cvt_rz_relu_f16x2_f32, false, true, true, false)
CVT(cvt_rz_relu_satfinite_f16x2_f32, false, true, true, true)

/* ---- back: all 2^16 values --------------------------------------------------------------- */

typedef struct {
    float *out;
} back_args;

static void
check_back(const mgpu_kernel *kernel, bool bf16)
{
    const half_type &t = type_of(bf16);
    device_buffer<float> out(65536);
    back_args a;
    a.out = out.ptr();
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<float> got = out.download();
    uint32_t wrong = 0;
    for (uint32_t h = 0; h < 65536; h++) {
        const uint32_t m = h & 0x7fff;
        if (m > t.infinity) {
            /* the manual leaves open which NaN */
            wrong += to_bits(got[h]) != (bf16 ? h << 16 : 0x7fffffff);
        } else {
            const float magnitude = m == t.infinity ? INFINITY : (float)t.value[m];
            wrong += to_bits(got[h]) != to_bits(h >> 15 != 0 ? -magnitude : magnitude);
        }
    }
    CHECK(wrong == 0);
    record("out", got);
}

#define BACK(name, bf16)                                                                       \
    MGPU_KERNEL(name, back_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < 65536; i += gridDim.x * 128)     \
            p->out[i] = mgpu_##name((uint16_t)i);                                              \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_back(&name##_kernel, bf16);                                                      \
    }
BACK(cvt_f32_bf16, true)
BACK(cvt_f32_f16, false)
