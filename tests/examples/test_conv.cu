/* tests/examples/test_conv.cu - conv_h100 against a direct loop, and what conv_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/conv_h100.cu"

#include "../device.h"

#include <cmath>
#include <random>
#include <string>

namespace
{

struct shape {
    const char *name;
    uint32_t n, height, width, c, k;
    conv_axis w, h; /* taps, stride, dilation, padding before and behind */
};

const shape shapes[] = {
    {"1 x 1", 2, 5, 7, 64, 64, {1, 1, 1, 0, 0}, {1, 1, 1, 0, 0}},
    {"3 x 3, padding 1", 2, 9, 13, 64, 128, {3, 1, 1, 1, 1}, {3, 1, 1, 1, 1}},
    {"3 x 3, stride 2", 3, 12, 15, 64, 64, {3, 2, 1, 1, 1}, {3, 2, 1, 1, 1}},
    {"3 x 3, dilation 2", 1, 14, 11, 64, 64, {3, 1, 2, 2, 2}, {3, 1, 2, 2, 2}},
    {"all at once, no two sides alike", 2, 17, 10, 72, 136, {4, 1, 3, 2, 5}, {3, 2, 1, 0, 2}},
    {"a few channels and filters", 1, 10, 10, 8, 8, {5, 1, 1, 2, 2}, {5, 1, 1, 2, 2}},
    {"many channels, steps that leave a rest",
     1,
     8,
     9,
     200,
     16,
     {2, 3, 1, 0, 0},
     {3, 5, 1, 1, 0}},
    {"one row, a filter of 7", 4, 1, 40, 32, 24, {7, 1, 1, 3, 3}, {1, 1, 1, 0, 0}},
};

uint16_t
round_bf16(double x)
{
    return mgpu_bf16_from_f32((float)x);
}

struct problem {
    conv_problem g;
    std::vector<uint16_t> x, f;
};

problem
made(const shape &s)
{
    problem m;
    std::mt19937 rng(11);
    std::uniform_int_distribution<int> small(-8, 8); /* sums are exact in f32 */
    m.g = conv_problem();
    m.g.n = s.n;
    m.g.height = s.height;
    m.g.width = s.width;
    m.g.c = s.c;
    m.g.k = s.k;
    m.g.w = s.w;
    m.g.h = s.h;
    m.x.resize((size_t)s.n * s.height * s.width * s.c);
    m.f.resize((size_t)s.k * s.h.taps * s.w.taps * s.c);
    for (uint16_t &v : m.x)
        v = round_bf16(small(rng));
    for (uint16_t &v : m.f)
        v = round_bf16(small(rng) / 4.0);
    return m;
}

/* The definition, seven loops. */
std::vector<uint16_t>
convolved(const problem &m, uint32_t rows, uint32_t cols)
{
    const conv_problem &g = m.g;
    std::vector<uint16_t> y;
    for (uint32_t n = 0; n < g.n; n++)
        for (uint32_t p = 0; p < rows; p++)
            for (uint32_t q = 0; q < cols; q++)
                for (uint32_t k = 0; k < g.k; k++) {
                    double sum = 0;
                    for (uint32_t r = 0; r < g.h.taps; r++)
                        for (uint32_t s = 0; s < g.w.taps; s++) {
                            const int64_t h = (int64_t)p * g.h.stride - g.h.before +
                                              (int64_t)r * g.h.dilation;
                            const int64_t w = (int64_t)q * g.w.stride - g.w.before +
                                              (int64_t)s * g.w.dilation;
                            if (h < 0 || h >= g.height || w < 0 || w >= g.width)
                                continue;
                            for (uint32_t c = 0; c < g.c; c++)
                                sum +=
                                    (double)mgpu_bf16_to_f32(
                                        m.x[(((size_t)n * g.height + (size_t)h) * g.width +
                                             (size_t)w) *
                                                g.c +
                                            c]) *
                                    (double)mgpu_bf16_to_f32(
                                        m.f[(((size_t)k * g.h.taps + r) * g.w.taps + s) * g.c +
                                            c]);
                        }
                    y.push_back(round_bf16(sum));
                }
    return y;
}

uint32_t
outputs(uint32_t size, const conv_axis &a)
{
    return (size + a.before + a.behind - (a.taps - 1) * a.dilation - 1) / a.stride + 1;
}

} // namespace

TEST_CASE("conv_h100: a convolution, against loops")
{
    for (const shape &s : shapes)
        for (uint32_t multiprocessors : {1u, 132u}) {
            CAPTURE(s.name, multiprocessors);
            problem m = made(s);
            const uint32_t rows = outputs(s.height, s.h), cols = outputs(s.width, s.w);
            device_buffer<uint16_t> x(m.x), f(m.f), y((size_t)s.n * rows * cols * s.k);
            conv_plan plan;
            mgpu_issues why;
            m.g.x = x.ptr();
            m.g.f = f.ptr();
            m.g.y = y.ptr();
            const mgpu_status status = conv_plan_make(&plan, m.g, multiprocessors, &why);
            INFO(issue_text(why));
            REQUIRE(status == MGPU_OK);
            CHECK(plan.args.p == rows);
            CHECK(plan.args.q == cols);
            launch(plan.kernel, plan.config, plan.args);
            const std::vector<uint16_t> got = y.download();
            CHECK(difference(got, convolved(m, rows, cols)) == "");
            if (multiprocessors == 1)
                record(s.name, got);
        }
}

static mgpu_issues why;

/* A plan for memory that nothing reads. */
static mgpu_status
make(conv_problem g, uintptr_t address = 0x700000000000)
{
    conv_plan plan;
    g.x = g.f = (const void *)address;
    g.y = (void *)address;
    why.count = 99; /* of an earlier call: to be emptied */
    const mgpu_status status = conv_plan_make(&plan, g, 132, &why);
    CHECK(conv_plan_make(&plan, g, 132, NULL) == status);
    for (int i = 0; i < why.count; i++)
        CHECK(std::string(why.item[i].text).size() < sizeof why.item[i].text - 1); /* not cut */
    return status;
}

static bool
said(const char *field, const char *words)
{
    return why.count == 1 && std::string(why.item[0].field) == field &&
           std::string(why.item[0].text).find(words) != std::string::npos;
}

TEST_CASE("conv_plan_make: what it refuses, in which words")
{
    const conv_problem legal = made(shapes[1]).g;
    conv_problem g = legal;
    CHECK(make(g) == MGPU_OK);
    g.n = 0;
    CHECK(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("n", "conv_h100: n is 0, not 1 to 2147483647"));
    g = legal;
    g.w.taps = 129;
    g.w.dilation = 2;
    CHECK(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("w.taps * w.dilation", "is 258, not 1 to 256"));
    g = legal;
    g.h.taps = 0;
    CHECK(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("h.taps * h.dilation", "is 0, not 1 to 256"));
    g = legal;
    g.h.stride = 9;
    CHECK(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("elem_strides", "tensor map \"x\": elem_strides[2] is 9, not 1 to 8"));
    g = legal;
    g.w.before = 130;
    CHECK(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("lower_corner", "lower_corner[0] is -130, not -128 to 127"));
    g = legal;
    g.h.taps = 20; /* 9 rows and padding 1, 1 */
    CHECK(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("lower_corner", "the filter has no place in the images and their padding"));
    g = legal;
    g.k = 12;
    CHECK(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("strides_bytes",
               "tensor map \"y\": strides_bytes[0] is 24, not a multiple of 16"));
    CHECK(make(legal, 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(std::string(why.item[0].text).find("conv_h100: x is NULL: pass device memory") == 0);
    CHECK(make(legal, 8) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("global", "not a multiple of 16"));
    g = legal;
    g.n = 2000000000;
    CHECK(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("n * p * q", "is 234000000000, not 1 to 2147483647"));
}
