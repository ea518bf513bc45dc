/* tests/ptx/test_approx_half.cu - approximations of 16 bits: all inputs, against long double, within the bounds of the PTX
 * manual; and recorded, as the model has a GPU's bits.
 * SPDX-License-Identifier: MIT
 */
#include "approx.h"

static double
half_value(uint32_t bits, bool bf16)
{
    const uint32_t m = bits & 0x7fff, e = bf16 ? m >> 7 : m >> 10,
                   f = bf16 ? m & 127 : m & 1023;
    const int bias = bf16 ? 127 : 15, wide = bf16 ? 7 : 10;
    double v = e == 0 ? std::ldexp((double)f, 1 - bias - wide)
                      : std::ldexp((double)f + std::ldexp(1.0, wide), (int)e - bias - wide);
    if (e == (bf16 ? 255u : 31u))
        v = f != 0 ? NAN : INFINITY;
    return bits & 0x8000 ? -v : v;
}

template <typename True>
static void
check_halves(const mgpu_kernel *kernel, bool bf16, bool pair, bool ftz, bound b, True truth)
{
    std::vector<uint32_t> in;
    for (uint32_t i = 0; i < 65536; i++)
        in.push_back(pair ? i << 16 | (i * 40503u & 0xffff) : i);
    device_buffer<uint32_t> from(in), out(in.size());
    approx_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)in.size();
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<uint32_t> got = out.download();
    uint32_t wrong = 0, first = 0;
    const double largest = bf16 ? 0x1.fep127 : 65504.0, least = bf16 ? 0x1p-133 : 0x1p-24;
    for (uint32_t i = 0; i < 65536; i++)
        for (uint32_t part = 0; part < (pair ? 2u : 1u); part++) {
            const double given = half_value(in[i] >> 16 * part & 0xffff, bf16);
            const double x = ftz ? flushed(given) : given,
                         y = half_value(got[i] >> 16 * part & 0xffff, bf16);
            const long double wanted = truth((long double)x);
            bool right = near(y, wanted, {b.relative, b.absolute + least}, ftz);
            if (std::fabs(wanted) > largest * (1 - b.relative))
                right = std::fabs(y) >= largest * (1 - 2 * b.relative);
            if (wanted != 0 && std::fabs(wanted) < least)
                right = std::fabs(y) <= least;
            /* tanh(0.74609375) is 162.00007/256: an H200 is off there by more than the manual's 2^-8, as 161/256 is */
            if (bf16 && std::fabs(x) == 0.74609375 && !right)
                right = std::fabs(y) == 161.0 / 256;
            if (!right && wrong++ == 0)
                first = in[i];
        }
    CAPTURE(first);
    CHECK(wrong == 0);
    record("all", got);
}

#define HALF(name, T, bf16, pair, ftz, limit, truth)                                           \
    MGPU_KERNEL(name, approx_args, p, 128, 1)                                                  \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = mgpu_##name((T)p->in[i]);                                              \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_halves(&name##_kernel, bf16, pair, ftz, limit,                                   \
                     [](long double x) { return truth; });                                     \
    }
static const bound ex2_f16 = {std::exp2(-9.9), 0}, ex2_bf16 = {0x1p-7, 0};
static const bound tanh_f16 = {0, std::exp2(-10.98)}, tanh_bf16 = {0, 0x1p-8};
HALF(ex2_approx_f16, uint16_t, false, false, false, ex2_f16, std::exp2(x))
HALF(ex2_approx_f16x2, uint32_t, false, true, false, ex2_f16, std::exp2(x))
HALF(ex2_approx_bf16, uint16_t, true, false, true, ex2_bf16, std::exp2(x))
HALF(ex2_approx_bf16x2, uint32_t, true, true, true, ex2_bf16, std::exp2(x))
HALF(tanh_approx_f16, uint16_t, false, false, false, tanh_f16, std::tanh(x))
HALF(tanh_approx_f16x2, uint32_t, false, true, false, tanh_f16, std::tanh(x))
HALF(tanh_approx_bf16, uint16_t, true, false, false, tanh_bf16, std::tanh(x))
HALF(tanh_approx_bf16x2, uint32_t, true, true, false, tanh_bf16, std::tanh(x))
