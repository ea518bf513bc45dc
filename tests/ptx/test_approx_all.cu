/* tests/ptx/test_approx_all.cu - how far a GPU's approximations are from the model's, over all 2^32 inputs.
 * SPDX-License-Identifier: MIT
 *
 * The model's function (emu/math/approx.h) runs on the GPU beside the instruction. Printed for each: how
 * many results are 0, 1, 2, ... units of the last place away, by sign, the first input of each distance,
 * and where only one of both is NaN. Where all are at 0 the model has a GPU's bits.
 */
#include <mgpu/mgpu.h>

#include <mgpu/emu/math/approx.h>

#include "device.h"

#include <cmath>

/* Distances -8 to 8, the ends holding what is further, and then: one of both is NaN. */
enum { MIDDLE = 8, BINS = 18 };

typedef struct {
    unsigned long long *count; /* BINS */
    unsigned int *first;       /* BINS: the least input */
    unsigned int *furthest;    /* of distances, and not counting inputs beyond `limit` */
    float limit;
} all_args;

/* Floats in order as integers in order. */
MGPU_INLINE int64_t
place_of(float x)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu;
    return u >> 31 != 0 ? -(int64_t)a : (int64_t)a;
}

MGPU_DEVICE void
compare(const all_args *p, uint32_t in, float got, float want)
{
    uint32_t bin = BINS - 1;
    if ((got != got) == (want != want)) {
        const int64_t d = got != got ? 0 : place_of(got) - place_of(want);
        bin = (uint32_t)((d < -MIDDLE ? -MIDDLE : d > MIDDLE ? MIDDLE : d) + MIDDLE);
        if (d != 0 && fabsf(__uint_as_float(in)) <= p->limit)
            atomicMax(p->furthest, (unsigned int)(d < 0 ? -d : d));
    }
    atomicAdd(p->count + bin, 1ull);
    if (bin != MIDDLE)
        atomicMin(p->first + bin, in);
}

static void
report(const char *name, const mgpu_kernel *kernel, float limit, uint32_t allowed)
{
    device_buffer<unsigned long long> count(std::vector<unsigned long long>(BINS, 0));
    device_buffer<unsigned int> first(std::vector<unsigned int>(BINS, 0xffffffffu));
    device_buffer<unsigned int> furthest(std::vector<unsigned int>(1, 0));
    all_args a;
    a.count = count.ptr();
    a.first = first.ptr();
    a.furthest = furthest.ptr();
    a.limit = limit;
    launch(kernel, mgpu_launch_1d(4096, 256), a);
    const std::vector<unsigned long long> n = count.download();
    const std::vector<unsigned int> at = first.download();
    const unsigned int most = furthest.download()[0];
    unsigned long long sum = 0;
    std::printf("%s: furthest %u\n", name, most);
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
    CHECK(most <= allowed);
    CHECK(n[BINS - 1] == 0);
}

/* `allowed` units of the last place, for inputs up to `limit`. */
#define ALL(name, model, limit, allowed)                                                       \
    MGPU_KERNEL(name, all_args, p, 256, 1)                                                     \
    {                                                                                          \
        const uint32_t threads = gridDim.x * 256, mine = blockIdx.x * 256 + threadIdx.x;       \
        for (uint64_t in = mine; in < (uint64_t)1 << 32; in += threads) {                      \
            const float x = __uint_as_float((uint32_t)in);                                     \
            compare(p, (uint32_t)in, mgpu_##name(x), model);                                   \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name ": all inputs")                                                    \
    {                                                                                          \
        report(#name, &name##_kernel, limit, allowed);                                         \
    }
#define BOTH(name, limit, allowed)                                                             \
    ALL(name##_approx_f32, mgpu__approx_##name(x, 0), limit, allowed)                          \
    ALL(name##_approx_ftz_f32, mgpu__approx_##name(x, 1), limit, allowed)
BOTH(ex2, INFINITY, 4)
BOTH(rcp, INFINITY, 2)
BOTH(rsqrt, INFINITY, 3)
BOTH(sqrt, INFINITY, 3)
ALL(tanh_approx_f32, mgpu__approx_tanh(x), INFINITY, 8192)
/* Near their zeros these are bounded by an absolute error alone: units say nothing there. */
BOTH(lg2, 0.0f, 0)
BOTH(sin, 0.0f, 0)
BOTH(cos, 0.0f, 0)
