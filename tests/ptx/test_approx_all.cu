/* tests/ptx/test_approx_all.cu - how far a GPU's approximations are from the model's, over all 2^32 inputs.
 * SPDX-License-Identifier: MIT
 *
 * The model's function (emu/math/approx.h) runs on the GPU beside the instruction. Printed for each: how
 * many results are 0, 1, 2, ... units of the last place away, by sign, the first input of each distance,
 * and where only one of both is NaN. Where all are at 0 the model has a GPU's bits. docs/api.md, section 35c,
 * has the furthest of each.
 */
#include <mgpu/mgpu.h>

#include <mgpu/emu/math/approx.h>

#include "device.h"

#include <cmath>
#include <cstring>

/* Distances -8 to 8, the ends holding what is further, and then: one of both is NaN. */
enum { MIDDLE = 8, BINS = 18, REGIONS = 3 };

typedef struct {
    unsigned long long *count; /* BINS */
    unsigned int *first;       /* BINS: the least input */
    unsigned int *units;       /* REGIONS of inputs: the furthest, in units of the last place */
    unsigned int *absolute;    /* REGIONS: the furthest, the bits of a float */
} all_args;

/* The furthest that a region may have. */
typedef struct {
    unsigned int units;
    float absolute;
} distance;
static const unsigned int ANY = 0xffffffffu;

/* Floats in order as integers in order. */
MGPU_INLINE int64_t
place_of(float x)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu;
    return u >> 31 != 0 ? -(int64_t)a : (int64_t)a;
}

MGPU_DEVICE void
compare(const all_args *p, uint32_t in, uint32_t region, float got, float want)
{
    uint32_t bin = BINS - 1;
    if ((got != got) == (want != want)) {
        const int64_t d = got != got ? 0 : place_of(got) - place_of(want);
        bin = (uint32_t)((d < -MIDDLE ? -MIDDLE : d > MIDDLE ? MIDDLE : d) + MIDDLE);
        if (d != 0) {
            atomicMax(p->units + region, (unsigned int)(d < 0 ? -d : d));
            atomicMax(p->absolute + region, __float_as_uint(fabsf(got - want)));
        }
    }
    atomicAdd(p->count + bin, 1ull);
    if (bin != MIDDLE)
        atomicMin(p->first + bin, in);
}

static void
report(const char *name, const mgpu_kernel *kernel, const std::vector<distance> &allowed)
{
    device_buffer<unsigned long long> count(std::vector<unsigned long long>(BINS, 0));
    device_buffer<unsigned int> first(std::vector<unsigned int>(BINS, 0xffffffffu));
    device_buffer<unsigned int> units(std::vector<unsigned int>(REGIONS, 0));
    device_buffer<unsigned int> absolute(std::vector<unsigned int>(REGIONS, 0));
    all_args a;
    a.count = count.ptr();
    a.first = first.ptr();
    a.units = units.ptr();
    a.absolute = absolute.ptr();
    launch(kernel, mgpu_launch_1d(4096, 256), a);
    const std::vector<unsigned long long> n = count.download();
    const std::vector<unsigned int> at = first.download();
    unsigned long long sum = 0;
    std::printf("%s\n", name);
    for (size_t region = 0; region < allowed.size(); region++) {
        const unsigned int u = units.download()[region], bits = absolute.download()[region];
        float apart;
        std::memcpy(&apart, &bits, sizeof apart);
        std::printf("    region %zu: furthest %u units, %a = %.3g\n", region, u, (double)apart,
                    (double)apart);
        CAPTURE(region);
        CHECK(u <= allowed[region].units);
        CHECK(apart <= allowed[region].absolute);
    }
    for (int bin = 0; bin < BINS; bin++) {
        sum += n[(size_t)bin];
        if (n[(size_t)bin] == 0)
            continue;
        if (bin == BINS - 1)
            std::printf("    NaN of one  %11llu", n[(size_t)bin]);
        else
            std::printf("    %+3d%s       %11llu", bin - MIDDLE,
                        bin == 0 || bin == 2 * MIDDLE ? "..." : "   ", n[(size_t)bin]);
        if (bin != MIDDLE)
            std::printf("   first 0x%08x", at[(size_t)bin]);
        std::printf("\n");
    }
    CHECK(sum == 1ull << 32);
    CHECK(n[BINS - 1] == 0);
}

/* `region` is that of the input x; the rest is what each region may have. */
#define ALL(name, model, region, ...)                                                          \
    MGPU_KERNEL(name, all_args, p, 256, 1)                                                     \
    {                                                                                          \
        const uint32_t threads = gridDim.x * 256, mine = blockIdx.x * 256 + threadIdx.x;       \
        for (uint64_t in = mine; in < (uint64_t)1 << 32; in += threads) {                      \
            const float x = __uint_as_float((uint32_t)in);                                     \
            compare(p, (uint32_t)in, region, mgpu_##name(x), model);                           \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name ": all inputs")                                                    \
    {                                                                                          \
        report(#name, &name##_kernel, {__VA_ARGS__});                                          \
    }
#define BOTH(name, region, ...)                                                                \
    ALL(name##_approx_f32, mgpu__approx_##name(x, 0), region, __VA_ARGS__)                     \
    ALL(name##_approx_ftz_f32, mgpu__approx_##name(x, 1), region, __VA_ARGS__)
BOTH(ex2, 0, {2, INFINITY})
BOTH(rcp, 0, {1, INFINITY})
BOTH(rsqrt, 0, {2, INFINITY})
BOTH(sqrt, 0, {1, INFINITY})
ALL(tanh_approx_f32, mgpu__approx_tanh(x), 0, {134, 0x1.0cp-17f})
/* Near their zeros these are bounded by an absolute error alone: units say nothing there. The logarithm from 1/2 to 2, and
 * elsewhere; angles to 2 pi, to 100 pi, and beyond, where the manual bounds nothing. */
BOTH(lg2, x >= 0.5f && x <= 2.0f ? 0 : 1, {ANY, 0x1p-22f}, {2, INFINITY})
#define TURNS (fabsf(x) <= 6.2831855f ? 0 : fabsf(x) <= 314.15927f ? 1 : 2)
BOTH(sin, TURNS, {ANY, 0x1.8p-22f}, {ANY, 0x1.7p-22f}, {ANY, 0x1.7p-22f})
BOTH(cos, TURNS, {ANY, 0x1.8p-22f}, {ANY, 0x1.7p-22f}, {ANY, 0x1.7p-22f})
