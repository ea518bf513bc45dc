/* tests/examples/test_conv.cu - conv_h100 against a direct loop, whole numbers at every edge, N(0,1) within the bound, the
 * same bits each time; what conv_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/conv_h100.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

struct shape {
    const char *name;
    uint32_t n, height, width, c, k;
    conv_axis w, h; /* taps, stride, dilation, padding before and behind */
};

const char *const REST = "many channels, steps that leave a rest";

const shape shapes[] = {
    {"1 x 1", 2, 5, 7, 64, 64, {1, 1, 1, 0, 0}, {1, 1, 1, 0, 0}},
    {"3 x 3, padding 1", 2, 9, 13, 64, 128, {3, 1, 1, 1, 1}, {3, 1, 1, 1, 1}},
    {"3 x 3, stride 2", 3, 12, 15, 64, 64, {3, 2, 1, 1, 1}, {3, 2, 1, 1, 1}},
    {"3 x 3, dilation 2", 1, 14, 11, 64, 64, {3, 1, 2, 2, 2}, {3, 1, 2, 2, 2}},
    {"all at once, no two sides alike", 2, 17, 10, 72, 136, {4, 1, 3, 2, 5}, {3, 2, 1, 0, 2}},
    {"a few channels and filters", 1, 10, 10, 8, 8, {5, 1, 1, 2, 2}, {5, 1, 1, 2, 2}},
    {REST, 1, 8, 9, 200, 16, {2, 3, 1, 0, 0}, {3, 5, 1, 1, 0}},
    {"one row, a filter of 7", 4, 1, 40, 32, 24, {7, 1, 1, 3, 3}, {1, 1, 1, 0, 0}},
};

/* Places of a filter; 0: there is none. */
uint32_t
outputs(uint32_t size, const conv_axis &a)
{
    const uint32_t reach = (a.taps - 1) * a.dilation + 1, all = size + a.before + a.behind;
    return all < reach ? 0 : (all - reach) / a.stride + 1;
}

/* Whole numbers of which sums are exact in f32: of -8 to 8, those of filters a quarter of that. */
struct small {
    std::mt19937 random;
    std::uniform_int_distribution<int> from;
    float unit;

    float operator()()
    {
        return (float)from(random) * unit;
    }
};

/* Images and filters. */
struct inputs {
    shape s;
    bool whole;
    uint32_t rows, cols; /* of an image of y */
    small numbers;
    source normal;
    matrix x, f;

    inputs(const shape &of, bool whole_)
        : s(of), whole(whole_), rows(outputs(s.height, s.h)),
          cols(outputs(s.width, s.w)), numbers{std::mt19937(11),
                                               std::uniform_int_distribution<int>(-8, 8), 1},
          normal(11, false), x(made(s.n * s.height * s.width, s.c)),
          f((numbers.unit = 0.25f, made(s.k, s.h.taps * s.w.taps * s.c)))
    {
    }
    matrix made(uint32_t of_rows, uint32_t of_cols)
    {
        return whole ? matrix(of_rows, of_cols, BF16, numbers)
                     : matrix(of_rows, of_cols, BF16, normal);
    }
    size_t elements() const
    {
        return (size_t)s.n * rows * cols * s.k;
    }
    conv_problem problem(const void *to_x, const void *to_f, void *y) const
    {
        return {s.n, s.height, s.width, s.c, s.k, s.w, s.h, to_x, to_f, y};
    }

    /* How many results are wrong: whole ones by a bit, others by more than the bound. The definition, seven loops. */
    size_t wrong(const std::vector<uint8_t> &y) const
    {
        const bound most = bound_of(s.h.taps * s.w.taps * (s.c + 15) / 16 * 16, BF16, 1);
        size_t count = 0, at = 0;
        for (uint32_t n = 0; n < s.n; n++)
            for (uint32_t p = 0; p < rows; p++)
                for (uint32_t q = 0; q < cols; q++)
                    for (uint32_t k = 0; k < s.k; k++, at += 2) {
                        double sum = 0, size = 0;
                        for (uint32_t r = 0; r < s.h.taps; r++)
                            for (uint32_t t = 0; t < s.w.taps; t++) {
                                const int64_t h = (int64_t)p * s.h.stride - s.h.before +
                                                  (int64_t)r * s.h.dilation;
                                const int64_t w = (int64_t)q * s.w.stride - s.w.before +
                                                  (int64_t)t * s.w.dilation;
                                if (h < 0 || h >= s.height || w < 0 || w >= s.width)
                                    continue;
                                const double *const a =
                                    &x.value[(((size_t)n * s.height + (size_t)h) * s.width +
                                              (size_t)w) *
                                             s.c];
                                const double *const b =
                                    &f.value[(((size_t)k * s.h.taps + r) * s.w.taps + t) * s.c];
                                for (uint32_t c = 0; c < s.c; c++) {
                                    sum += a[c] * b[c];
                                    size += std::fabs(a[c] * b[c]);
                                }
                            }
                        const uint32_t rounded = word_of(BF16, (float)sum);
                        const double got = value_of(BF16, &y[at]);
                        count += whole
                                     ? std::memcmp(&y[at], &rounded, 2) != 0
                                     : !(std::fabs(got - sum) <=
                                         most.sums * size + most.unit * std::fabs(sum) + 1e-7);
                    }
        return count;
    }
};

/* The same on the device. */
struct on_device {
    const inputs &in;
    device_buffer<uint8_t> x, f;

    explicit on_device(const inputs &of) : in(of), x(of.x.bytes), f(of.f.bytes)
    {
    }
    conv_plan plan(void *y, uint32_t multiprocessors) const
    {
        conv_plan to;
        mgpu_issues why;
        const mgpu_status status =
            conv_plan_make(&to, in.problem(x.ptr(), f.ptr(), y), multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        CHECK(to.args.p == in.rows);
        CHECK(to.args.q == in.cols);
        return to;
    }
    std::vector<uint8_t> run(uint32_t multiprocessors) const
    {
        device_buffer<uint8_t> y(in.elements() * 2);
        const conv_plan p = plan(y.ptr(), multiprocessors);
        launch(p.kernel, p.config, p.args);
        return y.download();
    }
};

} // namespace

TEST_CASE("conv_h100: a convolution, against loops")
{
    for (const shape &s : shapes) {
        CAPTURE(s.name);
        const inputs in(s, true);
        const on_device there(in);
        const std::vector<uint8_t> y = there.run(1);
        CHECK(in.wrong(y) == 0);
        CHECK(difference(there.run(132), y) == "");
        record(s.name, y);
    }
}

TEST_CASE("conv_h100: all filters, channels, and edges of tiles together; of 3125 convolutions "
          "a sample below "
          "intensity 2")
{
    const conv_axis axes[] = {
        {1, 1, 1, 0, 0}, {3, 1, 1, 1, 1}, {3, 2, 1, 1, 1}, {2, 3, 2, 0, 4}, {4, 1, 3, 2, 7}};
    const uint32_t images[][3] = {{1, 1, 1}, {1, 1, 127}, {3, 1, 43}, {1, 257, 1}, {2, 13, 10}};
    unsigned next = 0;
    for (const conv_axis &w : axes)
        for (const conv_axis &h : axes)
            for (const auto &i : images)
                for (uint32_t c : {8u, 56u, 64u, 72u, 200u})
                    for (uint32_t k : {8u, 120u, 128u, 136u, 264u})
                        if (test_takes(&next, 241) &&
                            outputs(i[1], h) * outputs(i[2], w) != 0) {
                            CAPTURE(w.taps, w.stride, h.taps, h.stride, i[0], i[1], i[2], c, k);
                            const inputs in({"", i[0], i[1], i[2], c, k, w, h}, true);
                            CHECK(in.wrong(on_device(in).run(k == 264 ? 1 : 2)) == 0);
                        }
}

TEST_CASE("conv_h100: N(0,1) within the bound, and the same bits each time, on however many "
          "multiprocessors")
{
    for (const shape &s : {shapes[2], shapes[4]}) {
        CAPTURE(s.name);
        const inputs in(s, false);
        const on_device there(in);
        const std::vector<uint8_t> y = there.run(132);
        CHECK(in.wrong(y) == 0);
        CHECK(difference(there.run(132), y) == "");
        CHECK(difference(there.run(1), y) == "");
    }
}

TEST_CASE("conv_h100: many launches, in a graph and in streams: the same bytes")
{
    const inputs in({"", 2, 17, 10, 72, 136, {3, 1, 1, 1, 1}, {3, 1, 1, 1, 1}}, false);
    const on_device there(in);
    CHECK(wrong_words_of_many(in.elements() * 2, [&](void *y) { return there.plan(y, 3); }) ==
          0);
}

#if !MGPU_EMULATE /* gigabytes */
/* A filter of 3 x 3 and padding 1. */
struct of_images {
    uint32_t height, width, c;
    __device__ int operator()(uint64_t i, uint64_t j, uint32_t x) const
    {
        const uint32_t tap = x / c, row = (uint32_t)(i / width % height) + tap / 3 - 1,
                       col = (uint32_t)(i % width) + tap % 3 - 1;
        if (row >= height || col >= width) /* or -1 */
            return 0;
        return third(((i / width / height * height + row) * width + col) * c + x % c, 0) *
               third(j * 9 * c + x, 1);
    }
};

TEST_CASE("conv_h100: x, f or y of more than 2^31 elements, whole numbers")
{
    const uint32_t sizes[][5] = {
        {8, 1024, 1024, 8, 264}, {8, 1024, 1024, 264, 8}, {1, 16, 8, 3648, 65552}};
    for (const auto &s : sizes) {
        CAPTURE(s[0], s[3], s[4]);
        const uint32_t pixels = s[0] * s[1] * s[2];
        const conv_axis three = {3, 1, 1, 1, 1};
        device_buffer<uint8_t> x((uint64_t)pixels * s[3] * 2), f((uint64_t)s[4] * 9 * s[3] * 2),
            y((uint64_t)pixels * s[4] * 2);
        conv_plan plan;
        fill_thirds(x, BF16, 0);
        fill_thirds(f, BF16, 1);
        REQUIRE(conv_plan_make(
                    &plan,
                    {s[0], s[1], s[2], s[3], s[4], three, three, x.ptr(), f.ptr(), y.ptr()},
                    132, NULL) == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        CHECK(wrong_of_large(y, BF16, pixels, s[4], 9 * s[3], of_images{s[1], s[2], s[3]}) ==
              0);
    }
}
#endif

static const auto make = planned(conv_plan_make);

TEST_CASE("conv_plan_make: all that it refuses, every word")
{
    const conv_axis three = {3, 1, 1, 1, 1};
    const conv_problem good = {2,     9,     13,         64,         128,
                               three, three, nowhere(0), nowhere(1), nowhere(2)};
    const int64_t x = 2 * 9 * 13 * 64 * 2, f = 128 * 9 * 64 * 2, y = 2 * 9 * 13 * 128 * 2;
    refuses<conv_problem>(
        good,
        {{[](conv_problem *) {}, ""},
         {[](conv_problem *g) { g->n = g->height = g->width = g->c = g->k = 0; },
          "conv_h100: n is 0, not 1 to 2147483647\n"
          "conv_h100: height is 0, not 1 to 2147483647\n"
          "conv_h100: width is 0, not 1 to 2147483647\n"
          "conv_h100: c is 0, not 1 to 2147483647\n"
          "conv_h100: k is 0, not 1 to 2147483647\n"},
         {[](conv_problem *g) { g->n = g->height = g->width = g->c = g->k = 0x80000000u; },
          "conv_h100: n is 2147483648, not 1 to 2147483647\n"
          "conv_h100: height is 2147483648, not 1 to 2147483647\n"
          "conv_h100: width is 2147483648, not 1 to 2147483647\n"
          "conv_h100: c is 2147483648, not 1 to 2147483647\n"
          "conv_h100: k is 2147483648, not 1 to 2147483647\n"},
         {[](conv_problem *g) { g->x = g->f = NULL, g->y = NULL; },
          "conv_h100: x is NULL: pass device memory, as of mgpu_malloc()\n"
          "conv_h100: f is NULL: pass device memory, as of mgpu_malloc()\n"
          "conv_h100: y is NULL: pass device memory, as of mgpu_malloc()\n"},
         {[](conv_problem *g) { g->w.taps = 129, g->w.dilation = 2, g->h.taps = 0; },
          "conv_h100: w.taps * w.dilation is 258, not 1 to 256\n"
          "conv_h100: h.taps * h.dilation is 0, not 1 to 256\n"},
         {[](conv_problem *g) { g->w.dilation = 0, g->h.dilation = 100; },
          "conv_h100: w.taps * w.dilation is 0, not 1 to 256\n"
          "conv_h100: h.taps * h.dilation is 300, not 1 to 256\n"},
         {[](conv_problem *g) { g->h.stride = 9; },
          "tensor map \"x\": elem_strides[2] is 9, not 1 to 8: 1 takes every pixel\n"},
         {[](conv_problem *g) { g->w.stride = 0; },
          "tensor map \"x\": elem_strides[1] is 0, not 1 to 8: 1 takes every pixel\n"},
         {[](conv_problem *g) { g->w.before = 130; },
          "tensor map \"x\": lower_corner[0] is -130, not -128 to 127 with 4 dimensions: less "
          "padding, or pad in memory\n"},
         {[](conv_problem *g) { g->h.behind = 200; },
          "tensor map \"x\": upper_corner[1] is 198, not -128 to 127 with 4 dimensions: it is "
          "counted from the last pixel\n"},
         {[](conv_problem *g) { g->h.taps = 20; },
          "tensor map \"x\": lower_corner[1] is -1, behind the upper corner, which is at -10: "
          "the filter has no place in the images "
          "and their padding\n"}, /* 9 rows and padding 1, 1 */
         {[](conv_problem *g) { g->k = 12; },
          "tensor map \"y\": strides_bytes[0] is 24, not a multiple of 16 (the step of dim 1): "
          "pad it to 32 bytes, 16 elements of "
          "bf16\n"},
         {[](conv_problem *g) { g->c = 12; },
          "tensor map \"x\": strides_bytes[0] is 24, not a multiple of 16 (the step of dim 1): "
          "pad it to 32 bytes, 16 elements of "
          "bf16\n"
          "tensor map \"x\": strides_bytes[1] is 312, not a multiple of 16 (the step of dim "
          "2): pad it to 320 bytes, 160 elements of bf16\n"
          "tensor map \"x\": strides_bytes[2] is 2808, not a multiple of 16 (the step of dim "
          "3): pad it to 2816 bytes, 1408 elements of bf16\n"},
         {[](conv_problem *g) { g->x = moved(g->x, 8); },
          crooked('x', moved(nowhere(0), 8), 8)},
         {[](conv_problem *g) { g->f = moved(g->f, 2); },
          crooked('f', moved(nowhere(1), 2), 2)},
         {[](conv_problem *g) { g->y = moved(g->y, 4); },
          crooked('y', moved(nowhere(2), 4), 4)},
         {[=](conv_problem *g) { g->y = moved(g->x, x - 16); },
          "conv_h100: y is within x, not memory of its own: blocks store y while others "
          "load\n"},
         {[=](conv_problem *g) { g->y = moved(g->x, x); }, ""},
         {[=](conv_problem *g) { g->y = moved(g->x, 16 - y); },
          "conv_h100: y is within x, not memory of its own: blocks store y while others "
          "load\n"},
         {[=](conv_problem *g) { g->y = moved(g->x, -y); }, ""},
         {[=](conv_problem *g) { g->y = moved(g->f, f - 16); },
          "conv_h100: y is within f, not memory of its own: blocks store y while others "
          "load\n"},
         {[=](conv_problem *g) { g->y = moved(g->f, f); }, ""},
         {[](conv_problem *g) { g->n = 2000000000; },
          "conv_h100: n * p * q is 234000000000, not 1 to 2147483647\n"}},
        make);
    refuses<conv_problem>(
        good,
        {{[](conv_problem *) {}, "conv_h100: multiprocessors is 0, not 1 to 2147483647\n"}},
        make, 0);
}
