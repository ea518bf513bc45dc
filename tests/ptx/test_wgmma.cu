/* tests/ptx/test_wgmma.cu - every form of wgmma of bf16 and f16 against a plain matrix product.
 * SPDX-License-Identifier: MIT
 *
 * Some N; test_wgmma_bf16.cu has all. Small integers, so that all sums are exact and results are compared for
 * equality; one test per type with N(0,1) data, against a bound. The kernels place each element of A and B where
 * layout/smem_desc.h says that the tensor core reads it, in every swizzle.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_mn.h>

#include "device.h"

#include <cmath>
#include <cstring>
#include <random>

MGPU_REQUIRE(WGMMA);

enum { M = 64, K = 16, MAX_N = 256, B_AT = 8192, SMEM_BYTES = B_AT + MAX_N * 128 };

/* ---- the kernels: D = (accumulate ? D : 0) + sum over steps of A[step] * B[step] ----------- */

typedef struct {
    const uint16_t *a; /* [steps][64][16], bits of bf16 or f16 */
    const uint16_t *b; /* [steps][n][16] */
    uint32_t *d;       /* [128][registers], in and out */
    uint32_t n, steps;
    int accumulate;
    mgpu_swizzle swizzle_a, swizzle_b;
} wgmma_args;

/* An operand of `rows` x 16 into shared memory; answers its descriptor. */
MGPU_DEVICE uint64_t
place(const uint16_t *from, uint32_t rows, unsigned char *to, mgpu_major major,
      mgpu_swizzle swizzle)
{
    const uint32_t start = mgpu_smem_addr(to);
    uint64_t desc = mgpu_wgmma_desc_k_major(start, swizzle);
    if (major == MGPU_MN_MAJOR)
        desc = mgpu_wgmma_desc_mn_major(start, swizzle, K);
    else if (swizzle == MGPU_SWIZZLE_NONE)
        desc = mgpu_wgmma_desc_k_major_none(start, rows);
    const mgpu_wgmma_desc_fields fields = mgpu_wgmma_desc_decode(desc);
    for (uint32_t i = threadIdx.x; i < rows * K; i += 128) {
        const uint32_t at = mgpu_wgmma_operand_addr(fields, major, 2, i / K, i % K);
        *(uint16_t *)(to + (at - fields.start)) = from[i];
    }
    return desc;
}

/* The four registers of A[64][16] that this thread holds. */
MGPU_DEVICE void
fragment(const uint16_t *from, uint32_t *a)
{
    for (uint32_t reg = 0; reg < 4; reg++) {
        const mgpu_coord lo = mgpu_wgmma_a_coord(threadIdx.x, reg, 0);
        const mgpu_coord hi = mgpu_wgmma_a_coord(threadIdx.x, reg, 1);
        a[reg] = from[lo.row * K + lo.col] | (uint32_t)from[hi.row * K + hi.col] << 16;
    }
}

/* D may be longer than an N needs: the rest is neither read nor written. */
MGPU_DEVICE void
name_registers(float *d)
{
    mgpu_regs_f32_x128(d);
}
MGPU_DEVICE void
name_registers(uint32_t *d)
{
    mgpu_regs_b32_x64(d);
}

#define SHAPE(n, words, form, left)                                                            \
    case n:                                                                                    \
        mgpu_wgmma_fence();                                                                    \
        mgpu_wgmma_m64n##n##k16_##words##_##form(d, left, b_desc, accumulate);                 \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_wgmma_wait_group(0);                                                              \
        break;
#define FOUR(n0, n1, n2, n3, ...)                                                              \
    SHAPE(n0, __VA_ARGS__) SHAPE(n1, __VA_ARGS__) SHAPE(n2, __VA_ARGS__) SHAPE(n3, __VA_ARGS__)

/* One form of one type. The left operand is a_desc, or a for registers. */
#define KERNEL(words, form, reg, max_count, per_reg, left, in_regs, a_major, b_major)          \
    MGPU_KERNEL(kernel_##words##_##form, wgmma_args, p, 128, 1)                                \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        const uint32_t count = p->n / (2 * per_reg);                                           \
        reg *const out = (reg *)p->d + threadIdx.x * count;                                    \
        reg d[max_count];                                                                      \
        uint32_t a[4] = {0, 0, 0, 0};                                                          \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < max_count; i++)                                               \
            d[i] = i < count ? out[i] : 0;                                                     \
        for (uint32_t step = 0; step < p->steps; step++) {                                     \
            const uint16_t *const a_from = p->a + step * M * K;                                \
            const uint16_t *const b_from = p->b + step * p->n * K;                             \
            const int accumulate = step != 0 || p->accumulate;                                 \
            const uint64_t a_desc =                                                            \
                in_regs ? 0 : place(a_from, M, smem, a_major, p->swizzle_a);                   \
            if (in_regs)                                                                       \
                fragment(a_from, a);                                                           \
            const uint64_t b_desc = place(b_from, p->n, smem + B_AT, b_major, p->swizzle_b);   \
            mgpu_fence_proxy_async_shared_cta();                                               \
            __syncthreads();                                                                   \
            mgpu_regs_b32_x4(a);                                                               \
            name_registers(d);                                                                 \
            (void)a_desc;                                                                      \
            switch (p->n) {                                                                    \
                FOUR(16, 64, 128, 256, words, form, left)                                      \
            }                                                                                  \
            name_registers(d);                                                                 \
            __syncthreads();                                                                   \
        }                                                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < max_count; i++)                                               \
            if (i < count)                                                                     \
                out[i] = d[i];                                                                 \
    }
#define KERNELS(words, ...)                                                                    \
    KERNEL(words, ss, __VA_ARGS__, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR)                      \
    KERNEL(words, ss_ta, __VA_ARGS__, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR)                  \
    KERNEL(words, ss_tb, __VA_ARGS__, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR)                  \
    KERNEL(words, ss_ta_tb, __VA_ARGS__, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR)              \
    KERNEL(words, rs, __VA_ARGS__, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR)                           \
    KERNEL(words, rs_tb, __VA_ARGS__, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR)

KERNELS(f32_bf16, float, 128, 1)
KERNELS(f32_f16, float, 128, 1)
KERNELS(f16_f16, uint32_t, 64, 2)

/* ---- the same on the host, from the same bits ------------------------------------------- */

static float
from_bf16(uint16_t bits)
{
    const uint32_t word = (uint32_t)bits << 16;
    float x;
    std::memcpy(&x, &word, 4);
    return x;
}

static uint16_t
to_bf16(float x) /* to nearest, ties to even; of a NaN the upper half is one */
{
    uint32_t word;
    std::memcpy(&word, &x, 4);
    return (uint16_t)((word + 0x7fff + (word >> 16 & 1)) >> 16);
}

static float
from_f16(uint16_t bits)
{
    const int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    const float x = exponent == 31 ? (mantissa ? NAN : INFINITY)
                    : exponent     ? std::ldexp(1024.0f + (float)mantissa, exponent - 25)
                                   : std::ldexp((float)mantissa, -24);
    return bits & 0x8000 ? -x : x;
}

static uint16_t
to_f16(float x) /* to nearest, ties to even */
{
    const uint16_t sign = std::signbit(x) ? 0x8000 : 0;
    const float size = std::fabs(x);
    if (!(size < 65520.0f))
        return (uint16_t)(sign | (std::isnan(x) ? 0x7e00 : 0x7c00));
    if (size < std::ldexp(1.0f, -14))
        return (uint16_t)(sign | (uint16_t)std::nearbyint(std::ldexp(size, 24)));
    int exponent;
    std::frexp(size, &exponent); /* size = 0.5 .. 1 times 2^exponent */
    const int mantissa = (int)std::nearbyint(std::ldexp(size, 11 - exponent)); /* 1024..2048 */
    return (uint16_t)(sign | (uint16_t)((exponent + 13) * 1024 + mantissa));
}

struct kind {
    const char *name;
    bool bf16, d_f16;
    const mgpu_kernel *kernels[6];
};
#define KIND(words, bf16, d_f16)                                                               \
    {                                                                                          \
#words, bf16, d_f16,                                                                   \
        {                                                                                      \
            &kernel_##words##_ss_kernel, &kernel_##words##_ss_ta_kernel,                       \
                &kernel_##words##_ss_tb_kernel, &kernel_##words##_ss_ta_tb_kernel,             \
                &kernel_##words##_rs_kernel, &kernel_##words##_rs_tb_kernel                    \
        }                                                                                      \
    }
static const kind kinds[3] = {KIND(f32_bf16, true, false), KIND(f32_f16, false, false),
                              KIND(f16_f16, false, true)};
static const mgpu_swizzle swizzles[4] = {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_32B,
                                         MGPU_SWIZZLE_NONE};

/* Matrices as floats: A[steps][64][16], B[steps][n][16], D[64][n]. */
struct problem {
    uint32_t n, steps;
    std::vector<float> a, b, d;
    problem(uint32_t n_, uint32_t steps_)
        : n(n_), steps(steps_), a(steps_ * M * K), b(steps_ * n_ * K), d(M * n_)
    {
    }
};

/* D of the GPU or the model. The kernel begins with p.d in its registers. */
static std::vector<float>
run(const kind &k, int form, const problem &p, int accumulate, mgpu_swizzle swizzle_a,
    mgpu_swizzle swizzle_b, std::vector<uint32_t> *raw = nullptr)
{
    const uint32_t count = k.d_f16 ? p.n / 4 : p.n / 2;
    std::vector<uint16_t> a, b;
    for (float x : p.a)
        a.push_back(k.bf16 ? to_bf16(x) : to_f16(x));
    for (float x : p.b)
        b.push_back(k.bf16 ? to_bf16(x) : to_f16(x));
    std::vector<uint32_t> d(128 * count);
    for (uint32_t row = 0; row < M; row++)
        for (uint32_t col = 0; col < p.n; col++) {
            const float x = p.d[row * p.n + col];
            const mgpu_slot at =
                k.d_f16 ? mgpu_wgmma_d_f16_slot(row, col) : mgpu_wgmma_d_f32_slot(row, col);
            uint32_t *const word = &d[at.thread * count + at.reg];
            if (k.d_f16)
                *word |= (uint32_t)to_f16(x) << 16 * at.half;
            else
                std::memcpy(word, &x, 4);
        }
    device_buffer<uint16_t> a_device(a), b_device(b);
    device_buffer<uint32_t> d_device(d);
    wgmma_args args;
    args.a = a_device.ptr();
    args.b = b_device.ptr();
    args.d = d_device.ptr();
    args.n = p.n;
    args.steps = p.steps;
    args.accumulate = accumulate;
    args.swizzle_a = swizzle_a;
    args.swizzle_b = swizzle_b;
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = SMEM_BYTES;
    launch(k.kernels[form], config, args);
    d = d_device.download();
    if (raw)
        *raw = d;
    std::vector<float> out(M * p.n);
    for (uint32_t row = 0; row < M; row++)
        for (uint32_t col = 0; col < p.n; col++) {
            const mgpu_slot at =
                k.d_f16 ? mgpu_wgmma_d_f16_slot(row, col) : mgpu_wgmma_d_f32_slot(row, col);
            const uint32_t word = d[at.thread * count + at.reg];
            float x;
            std::memcpy(&x, &word, 4);
            out[row * p.n + col] = k.d_f16 ? from_f16((uint16_t)(word >> 16 * at.half)) : x;
        }
    return out;
}

/* D in double, and the sum of |products|, from the values as A and B hold them. */
static void
reference(const kind &k, const problem &p, int accumulate, std::vector<double> *d,
          std::vector<double> *size)
{
    auto held = [&](float x) { return k.bf16 ? from_bf16(to_bf16(x)) : from_f16(to_f16(x)); };
    d->assign(M * p.n, 0.0);
    size->assign(M * p.n, 0.0);
    for (uint32_t row = 0; row < M; row++)
        for (uint32_t col = 0; col < p.n; col++) {
            double sum = accumulate ? p.d[row * p.n + col] : 0.0, absolute = std::fabs(sum);
            for (uint32_t step = 0; step < p.steps; step++)
                for (uint32_t i = 0; i < K; i++) {
                    const double x = (double)held(p.a[(step * M + row) * K + i]) *
                                     (double)held(p.b[(step * p.n + col) * K + i]);
                    sum += x;
                    absolute += std::fabs(x);
                }
            (*d)[row * p.n + col] = sum;
            (*size)[row * p.n + col] = absolute;
        }
}

/* ---- tests ------------------------------------------------------------------------------- */

/* Each N meets another pair of swizzles; at intensity 2 all 16. */
static void
grid(const kind &k)
{
    std::mt19937 random(k.bf16 ? 1u : 2u);
    for (uint32_t n : {16u, 64u, 128u, 256u}) {
        problem p(n, 1);
        std::vector<double> want, size;
        for (float &x : p.a)
            x = (float)(random() % 9) - 4;
        for (float &x : p.b)
            x = (float)(random() % 9) - 4;
        for (float &x : p.d)
            x = (float)(random() % 201) - 100;
        for (int accumulate = 0; accumulate < 2; accumulate++) {
            reference(k, p, accumulate, &want, &size);
            const std::vector<float> exact(want.begin(), want.end());
            for (int form = 0; form < 6; form++)
                for (uint32_t pair = 0; pair < (test_intensity() > 1 ? 16u : 1u); pair++) {
                    const uint32_t which = pair + n / 8 + (uint32_t)form;
                    const mgpu_swizzle sa = swizzles[which % 4], sb = swizzles[which / 4 % 4];
                    INFO(k.kernels[form]->name << " n " << n << " accumulate " << accumulate
                                               << " swizzles " << sa << ", " << sb);
                    REQUIRE(run(k, form, p, accumulate, sa, sb) == exact);
                }
        }
    }
}

TEST_CASE("mgpu_wgmma_f32_bf16")
{
    grid(kinds[0]);
}

TEST_CASE("mgpu_wgmma_f32_f16")
{
    grid(kinds[1]);
}

TEST_CASE("mgpu_wgmma_f16_f16")
{
    grid(kinds[2]);
}

/* Each element of D is its own index: the registers are compared with the manual's figure. */
TEST_CASE("wgmma: where D lies")
{
    for (const kind &k : kinds)
        for (int form : {0, 4}) {
            const uint32_t n = k.d_f16 ? 16 : 256, count = k.d_f16 ? n / 4 : n / 2;
            problem p(n, 1);
            std::vector<uint32_t> raw;
            for (uint32_t row = 0; row < M; row++) {
                p.a[row * K] = (float)row;
                p.a[row * K + 1] = 1;
            }
            for (uint32_t col = 0; col < n; col++) {
                p.b[col * K] = (float)n;
                p.b[col * K + 1] = (float)col;
            }
            run(k, form, p, 0, MGPU_SWIZZLE_128B, MGPU_SWIZZLE_128B, &raw);
            uint32_t wrong = 0;
            for (uint32_t thread = 0; thread < 128; thread++)
                for (uint32_t i = 0; i < n / 2; i++) {
                    const uint32_t row = 16 * (thread / 32) + thread % 32 / 4 + 8 * (i / 2 % 2);
                    const uint32_t col = 8 * (i / 4) + 2 * (thread % 4) + i % 2;
                    float x;
                    if (k.d_f16)
                        x = from_f16((uint16_t)(raw[thread * count + i / 2] >> 16 * (i % 2)));
                    else
                        std::memcpy(&x, &raw[thread * count + i], 4);
                    wrong += x != (float)(row * n + col);
                }
            INFO(k.kernels[form]->name);
            CHECK(wrong == 0);
        }
}

/* Four steps on N(0,1) data. One f32 step drops less than 2^-23 of the largest product or sum
 * for each of its 17 addends; an f16 D is also rounded (half of 2^-10) in each step. */
TEST_CASE("wgmma: N(0,1)")
{
    const uint32_t n = 128, steps = 4;
    std::mt19937 random(3);
    std::normal_distribution<float> normal;
    problem p(n, steps);
    for (float &x : p.a)
        x = normal(random);
    for (float &x : p.b)
        x = normal(random);
    for (const kind &k : kinds)
        for (int form : {0, 3, 5}) {
            std::vector<double> want, size;
            reference(k, p, 0, &want, &size);
            const std::vector<float> got =
                run(k, form, p, 0, MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B);
            const double unit = steps * (17 * std::ldexp(1.0, -23) + (k.d_f16 ? 0x1p-11 : 0));
            double worst = 0;
            for (uint32_t i = 0; i < M * n; i++)
                worst = std::fmax(worst, std::fabs(got[i] - want[i]) / (unit * size[i]));
            INFO(k.kernels[form]->name);
            CHECK(worst <= 1);
            record(k.kernels[form]->name, got);
        }
}

/* What N(0,1) leaves out, each kind of row with each kind of column: sums near the ends of the range
 * and beyond them, of subnormals, of terms that cancel; sums that lie on a tie of f16 but for their
 * last term; infinities and NaN, times 0 too. A sum is NaN exactly where double has one. */
TEST_CASE("wgmma: NaN, infinities, subnormals, ties, overflow")
{
    const uint32_t n = 64;
    std::mt19937 random(5);
    std::normal_distribution<float> normal;
    for (const kind &k : kinds) {
        const int large = k.bf16 ? 63 : 7, small = k.bf16 ? -62 : -12,
                  least = k.bf16 ? -130 : -20;
        problem p(n, 1);
        auto fill = [&](float *line, uint32_t how) {
            static const float tie[3] = {1, 0x1p-11f, 0x1p-12f}, few[4] = {0.0f, -0.0f, 1, -1};
            static const float odd[3] = {INFINITY, -INFINITY, NAN};
            for (uint32_t i = 0; i < K; i++) {
                const float x = normal(random);
                line[i] = how == 0   ? x
                          : how == 1 ? (i < 3 ? tie[i] : 0)
                          : how == 2 ? std::ldexp(x, large)
                          : how == 3 ? std::ldexp(x, small)
                          : how == 4 ? std::ldexp(x, least)
                          : how == 5 ? few[random() % 4]
                          : how == 6 ? (random() % 32 ? x : odd[random() % 3])
                                     : (i % 2 ? -line[i - 1] * 1.01f : x);
            }
        };
        for (uint32_t row = 0; row < M; row++)
            fill(&p.a[row * K], row % 8);
        for (uint32_t col = 0; col < n; col++) {
            fill(&p.b[col * K], col / 8);
            if (col / 8 == 1)
                p.b[col * K + 1] = 1; /* 1 + 2^-11 + 2^-24 with a row of the same kind */
        }
        for (float &x : p.d)
            x = random() % 4 ? std::ldexp(normal(random), (int)(random() % 24) - 12) : 0.0f;
        for (int accumulate = 0; accumulate < 2; accumulate++) {
            std::vector<double> want, size;
            std::vector<uint32_t> raw;
            reference(k, p, accumulate, &want, &size);
            const std::vector<float> got =
                run(k, 0, p, accumulate, MGPU_SWIZZLE_128B, MGPU_SWIZZLE_128B, &raw);
            uint32_t wrong = 0;
            for (uint32_t i = 0; i < M * n; i++)
                wrong += std::isnan(want[i])   ? !std::isnan(got[i])
                         : std::isinf(want[i]) ? (double)got[i] != want[i]
                                               : std::isnan(got[i]);
            INFO(k.name << " accumulate " << accumulate);
            CHECK(wrong == 0);
            record(k.name, raw);
        }
    }
}

/* Two accumulators in flight: each wait finishes the older one, and only that one is named. */
typedef struct {
    const uint16_t *a, *b; /* A[64][16], B[laps][2][64][16] */
    float *d;              /* [laps][2][128][32] */
    uint32_t laps;
} flight_args;

MGPU_KERNEL(two_in_flight, flight_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint64_t a = place(p->a, M, smem, MGPU_K_MAJOR, MGPU_SWIZZLE_128B);
    for (uint32_t lap = 0; lap < p->laps; lap++) {
        const uint16_t *const from = p->b + lap * 2 * 64 * K;
        float *const out = p->d + lap * 2 * 128 * 32 + threadIdx.x * 32;
        const uint64_t b0 = place(from, 64, smem + 8192, MGPU_K_MAJOR, MGPU_SWIZZLE_128B);
        const uint64_t b1 =
            place(from + 64 * K, 64, smem + 16384, MGPU_K_MAJOR, MGPU_SWIZZLE_128B);
        float d0[32], d1[32];
        mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d0, a, b0, 0);
        mgpu_wgmma_commit_group();
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d1, a, b1, 0);
        mgpu_wgmma_commit_group();
        mgpu_wgmma_wait_group(1);
        mgpu_regs_f32_x32(d0);
        for (int i = 0; i < 32; i++)
            out[i] = d0[i] + 1;
        mgpu_wgmma_wait_group(0);
        mgpu_regs_f32_x32(d1);
        for (int i = 0; i < 32; i++)
            out[128 * 32 + i] = d1[i] + 2;
        __syncthreads();
    }
}

TEST_CASE("mgpu_wgmma_wait_group")
{
    const uint32_t laps = 3;
    std::mt19937 random(4);
    std::vector<uint16_t> a(M * K), b(laps * 2 * 64 * K);
    for (uint16_t &x : a)
        x = to_bf16((float)(random() % 9) - 4);
    for (uint16_t &x : b)
        x = to_bf16((float)(random() % 9) - 4);
    device_buffer<uint16_t> a_device(a), b_device(b);
    device_buffer<float> d_device(laps * 2 * 128 * 32);
    flight_args args;
    args.a = a_device.ptr();
    args.b = b_device.ptr();
    args.d = d_device.ptr();
    args.laps = laps;
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = 24576;
    launch(&two_in_flight_kernel, config, args);
    const std::vector<float> got = d_device.download();
    uint32_t wrong = 0;
    for (uint32_t which = 0; which < laps * 2; which++)
        for (uint32_t row = 0; row < M; row++)
            for (uint32_t col = 0; col < 64; col++) {
                float want = 1 + (float)(which % 2);
                for (uint32_t i = 0; i < K; i++)
                    want +=
                        from_bf16(a[row * K + i]) * from_bf16(b[(which * 64 + col) * K + i]);
                const mgpu_slot at = mgpu_wgmma_d_f32_slot(row, col);
                wrong += got[(which * 128 + at.thread) * 32 + at.reg] != want;
            }
    CHECK(wrong == 0);
}
