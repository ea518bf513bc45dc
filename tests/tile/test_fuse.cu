/* tests/tile/test_fuse.cu - what follows a product: alpha, C, bias and activations, in whole numbers exactly, at edges, of D and
 * of D^T; activations over all of f32 within their bound.
 * SPDX-License-Identifier: MIT
 *
 * Sums come from memory as f32, into the registers that wgmma would leave them in, and results go there.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cmath>
#include <cstring>
#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;

float
float_of(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

} // namespace

/* sums and out: [rows][cols] of the tiles, also where they are of D^T. */
typedef struct {
    mgpu_fuse fuse;
    const float *sums;
    float *out;
} fuse_args;

/* One tile a block: 128 rows x w columns by two warpgroups. */
MGPU_DEVICE void
fuse_tile(const fuse_args *p, uint32_t w)
{
    const uint32_t row = blockIdx.y * 128 + threadIdx.x / 128 * 64, col = blockIdx.x * w;
    float d[128];
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        const uint32_t r = row + at.row, c = col + at.col;
        d[i] = r < p->fuse.rows && c < p->fuse.cols ? p->sums[(size_t)r * p->fuse.cols + c] : 1;
    }
    mgpu_fuse_apply(&p->fuse, d, w, row, col);
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        const uint32_t r = row + at.row, c = col + at.col;
        if (r < p->fuse.rows && c < p->fuse.cols)
            p->out[(size_t)r * p->fuse.cols + c] = d[i];
    }
}

#define FUSE(w)                                                                                \
    MGPU_KERNEL(fuse_##w, fuse_args, p, 256, 1)                                                \
    {                                                                                          \
        fuse_tile(p, w);                                                                       \
    }
FUSE(8)
FUSE(16)
FUSE(32)
FUSE(96)
FUSE(192)

static std::vector<float>
run(const mgpu_kernel *kernel, uint32_t w, const mgpu_fuse &f, const std::vector<float> &sums)
{
    device_buffer<float> in(sums), out(sums.size());
    fuse_args args;
    mgpu_launch_config config =
        mgpu_launch_2d(mgpu_ceil_div(f.cols, w), mgpu_ceil_div(f.rows, 128), 256);
    args.fuse = f;
    args.sums = in.ptr();
    args.out = out.ptr();
    launch(kernel, config, args);
    return out.download();
}

TEST_CASE("mgpu_fuse_given, mgpu_fuse_make")
{
    const float x = 0;
    mgpu_fuse f = {};
    CHECK(!mgpu_fuse_given(&f));
    f.alpha = 1;
    f.c = &x; /* beta is 0 */
    CHECK(!mgpu_fuse_given(&f));
    CHECK(mgpu_fuse_make(f, F16, 3, 4, true).c == NULL);
    f.beta = -1;
    CHECK(mgpu_fuse_given(&f));
    const mgpu_fuse made = mgpu_fuse_make(f, F16, 3, 4, true);
    CHECK((made.c == &x && made.alpha == 1 && made.beta == -1 && made.type == F16));
    CHECK((made.rows == 3 && made.cols == 4 && made.transposed));
    f = {};
    f.alpha = float_of(0x7fc00000);
    CHECK(mgpu_fuse_given(&f));
    f = {};
    f.bias = &x;
    CHECK(mgpu_fuse_given(&f));
    f = {};
    f.activation = MGPU_ACTIVATION_RELU;
    CHECK(mgpu_fuse_given(&f));
}

/* ---- alpha, C and bias: whole numbers, exact ---------------------------------------------------- */

static std::vector<uint8_t>
numbers(mgpu_dtype type, size_t count, uint32_t which)
{
    const size_t wide = mgpu_dtype_bytes(type);
    std::vector<uint8_t> bytes(count * wide);
    for (size_t i = 0; i < count; i++) {
        const float x = (float)((i * 2654435761u + which) >> 9 & 63) - 32;
        const uint16_t word = type == BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
        std::memcpy(&bytes[i * wide], type == F32 ? (const void *)&x : &word, wide);
    }
    return bytes;
}

static float
number(mgpu_dtype type, const std::vector<uint8_t> &bytes, size_t i)
{
    uint32_t word = 0;
    std::memcpy(&word, &bytes[i * mgpu_dtype_bytes(type)], mgpu_dtype_bytes(type));
    return type == BF16  ? mgpu_bf16_to_f32((uint16_t)word)
           : type == F16 ? mgpu_f16_to_f32((uint16_t)word)
                         : float_of(word);
}

/* rows x cols of the tiles; D is that or its transpose. */
static void
whole(const mgpu_kernel *kernel, uint32_t w, mgpu_dtype type, uint32_t rows, uint32_t cols,
      bool transposed, bool has_c, bool has_bias, bool relu)
{
    CAPTURE(w, mgpu_dtype_name(type), rows, cols, transposed, has_c, has_bias, relu);
    const size_t count = (size_t)rows * cols, line = transposed ? rows : cols;
    const std::vector<uint8_t> c = numbers(type, count, 7), bias = numbers(type, line, 99);
    std::vector<float> sums(count);
    for (size_t i = 0; i < count; i++)
        sums[i] = (float)(i * 7919 % 2001) - 1000;
    device_buffer<uint8_t> on_c(c), on_bias(bias);
    mgpu_fuse f = {};
    f.alpha = -3;
    f.beta = 0.5f;
    f.c = has_c ? on_c.ptr() : NULL;
    f.bias = has_bias ? on_bias.ptr() : NULL;
    f.activation = relu ? MGPU_ACTIVATION_RELU : MGPU_ACTIVATION_NONE;
    f.type = type;
    f.rows = rows;
    f.cols = cols;
    f.transposed = transposed;
    const std::vector<float> got = run(kernel, w, f, sums);
    size_t wrong = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < cols; j++) {
            const size_t at = (size_t)i * cols + j;
            float want = -3 * sums[at];
            if (has_c)
                want += 0.5f * number(type, c, transposed ? (size_t)j * rows + i : at);
            if (has_bias)
                want += number(type, bias, transposed ? i : j);
            if (relu && want < 0)
                want = 0;
            wrong += got[at] != want;
        }
    CHECK(wrong == 0);
    record("whole", got);
}

TEST_CASE("mgpu_fuse_apply: alpha, C and bias of each type, at edges, of D and of D^T")
{
    whole(&fuse_8_kernel, 8, BF16, 130, 10, false, true, true, false);
    whole(&fuse_16_kernel, 16, F16, 70, 42, false, true, true, true);
    whole(&fuse_32_kernel, 32, F32, 129, 34, false, true, true, false);
    whole(&fuse_96_kernel, 96, BF16, 200, 134, false, true, false, true);
    whole(&fuse_96_kernel, 96, F32, 63, 190, false, false, true, true);
    whole(&fuse_192_kernel, 192, F16, 137, 392, false, true, true, false);
    whole(&fuse_192_kernel, 192, BF16, 100, 256, false, false, true, false);
    whole(&fuse_8_kernel, 8, F16, 136, 9, true, true, true, false);
    whole(&fuse_32_kernel, 32, BF16, 72, 33, true, true, true, true);
    whole(&fuse_96_kernel, 96, F16, 200, 131, true, true, false, false);
    whole(&fuse_192_kernel, 192, BF16, 136, 201, true, true, true, true);
    whole(&fuse_192_kernel, 192, F16, 8, 7, true, false, true, false);
    whole(&fuse_16_kernel, 16, BF16, 64, 16, false, false, false, false);
}

/* ---- activations: all upper halves of a float, with two lower ones ------------------------------ */

static double
truth(mgpu_activation a, double x)
{
    const double u = 0.79788456080286536 * (x + 0.044715 * x * x * x);
    if (std::isinf(x))
        return x < 0 ? 0 : x;
    return a == MGPU_ACTIVATION_RELU        ? std::fmax(x, 0)
           : a == MGPU_ACTIVATION_GELU      ? x * 0.5 * std::erfc(-x / std::sqrt(2.0))
           : a == MGPU_ACTIVATION_GELU_TANH ? x / (1 + std::exp(-2 * u))
                                            : x / (1 + std::exp(-x));
}

static void
activations(mgpu_activation a)
{
    std::vector<float> x;
    for (uint32_t high = 0; high < 65536; high++)
        for (const uint32_t low : {0x0000u, 0x9a5au})
            x.push_back(float_of(high << 16 | low));
    mgpu_fuse f = {};
    f.alpha = 1;
    f.activation = a;
    f.type = BF16;
    f.cols = 512;
    f.rows = (uint32_t)x.size() / f.cols;
    const std::vector<float> got = run(&fuse_192_kernel, 192, f, x);
    size_t wrong = 0;
    double furthest = 0;
    float at = 0;
    for (size_t i = 0; i < x.size(); i++) {
        const double want = truth(a, (double)x[i]), off = std::fabs((double)got[i] - want);
        if (std::isnan(x[i]) || std::isinf(want)) {
            wrong += std::isnan(x[i]) ? !std::isnan(got[i]) : (double)got[i] != want;
            continue;
        }
        const double most = std::fabs(want) < 0x1p-40 ? 0x1p-40 : 0x1p-18 * std::fabs(want);
        if (std::fabs(want) >= 0x1p-40 && off / std::fabs(want) > furthest) {
            furthest = off / std::fabs(want);
            at = x[i];
        }
        wrong += !(off <= most);
    }
    CAPTURE(furthest * 0x1p18, at);
    CHECK(wrong == 0);
    if (getenv("FUSE_SHOW") != NULL)
        printf("%d: %g 2^-18 at %g\n", a, furthest * 0x1p18, at);
    record(("activation " + std::to_string(a)).c_str(), got);
}

TEST_CASE("mgpu_fuse_apply: each activation, all over f32, within 2^-18")
{
    activations(MGPU_ACTIVATION_RELU);
    activations(MGPU_ACTIVATION_GELU);
    activations(MGPU_ACTIVATION_GELU_TANH);
    activations(MGPU_ACTIVATION_SILU);
}

TEST_CASE("mgpu_fuse_apply: a NaN of alpha is one in D, beside C and an activation")
{
    const std::vector<float> sums(16 * 16, 2.0f);
    const std::vector<uint8_t> c = numbers(F32, sums.size(), 1);
    device_buffer<uint8_t> on_c(c);
    for (const mgpu_activation a : {MGPU_ACTIVATION_NONE, MGPU_ACTIVATION_RELU,
                                    MGPU_ACTIVATION_GELU, MGPU_ACTIVATION_SILU}) {
        mgpu_fuse f = {};
        f.alpha = float_of(0x7fffffff);
        f.beta = 1;
        f.c = on_c.ptr();
        f.activation = a;
        f.type = F32;
        f.rows = f.cols = 16;
        for (const float x : run(&fuse_16_kernel, 16, f, sums))
            if (!std::isnan(x))
                FAIL_CHECK("a number");
    }
}

TEST_CASE("mgpu_fuse_apply: infinity less infinity is the NaN of a GPU")
{
    const std::vector<float> sums(16 * 16, INFINITY), less(16 * 16, -INFINITY);
    device_buffer<float> c(less);
    mgpu_fuse f = {};
    f.alpha = f.beta = 1;
    f.c = c.ptr();
    f.type = F32;
    f.rows = f.cols = 16;
    const std::vector<float> got = run(&fuse_16_kernel, 16, f, sums);
    for (const float x : got) {
        uint32_t word;
        std::memcpy(&word, &x, sizeof word);
        if (word != 0x7fffffff)
            FAIL_CHECK("other bits");
    }
    record("not a number", got);
}
