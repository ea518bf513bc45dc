/* tests/ptx/test_math.cpp - f32 arithmetic of sm_100 in the model, against the host's fmaf in each rounding mode.
 * SPDX-License-Identifier: MIT
 *
 * The host's fused multiply-add knows the rounding modes of IEEE 754; the model computes in integers and doubles. What a
 * NaN is, what ftz and sat do, and min and max of three are written here a second time.
 */
#include "../emu/model.h"

#include <mgpu/ptx/math.h>
#include <mgpu/ptx/math_rubin.h>

#include <cfenv>
#include <cmath>
#include <random>

namespace
{

struct mode {
    int host;
    const char *name;
};
const mode modes[] = {
    {FE_TONEAREST, "rn"}, {FE_TOWARDZERO, "rz"}, {FE_DOWNWARD, "rm"}, {FE_UPWARD, "rp"}};

uint32_t
bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return u;
}

float
number(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, 4);
    return x;
}

float
flushed(float x)
{
    return std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0f, x) : x;
}

/* a * b + c as the host rounds it. */
float
host_fma(float a, float b, float c, int round, bool ftz, bool sat)
{
    volatile float x = ftz ? flushed(a) : a, y = ftz ? flushed(b) : b, z = ftz ? flushed(c) : c,
                   r;
    std::fesetround(round);
    r = std::fmaf(x, y, z);
    std::fesetround(FE_TONEAREST);
    if (std::isnan(r))
        return sat ? 0.0f : number(0x7fffffff);
    if (sat)
        r = r > 0 ? r > 1 ? 1.0f : (float)r : 0.0f;
    return ftz ? flushed(r) : (float)r;
}

/* a * b: the sign of a zero is the factors'. */
float
host_mul(float a, float b, int round, bool ftz)
{
    volatile float x = ftz ? flushed(a) : a, y = ftz ? flushed(b) : b, r;
    std::fesetround(round);
    r = x * y;
    std::fesetround(FE_TONEAREST);
    return std::isnan(r) ? number(0x7fffffff) : ftz ? flushed(r) : (float)r;
}

float
draw(std::mt19937 &rng)
{
    static const uint32_t odd[] = {0x00000000, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                   0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff,
                                   0x3f800000, 0xbf800000, 0x3f800001, 0xff7fffff};
    const uint32_t u = (uint32_t)rng(), kind = (uint32_t)rng() % 8;
    if (kind == 0)
        return number(odd[u % (sizeof odd / sizeof *odd)]);
    if (kind == 1) /* about the least normal number */
        return number((u & 0x80ffffff) | (uint32_t)(rng() % 3) << 23);
    if (kind < 4)
        return number(u);
    return number((u & 0x807fffff) | (120u + (uint32_t)rng() % 16) << 23);
}

/* Three numbers, the third now and then almost what takes the product back. */
struct three {
    float a, b, c;

    explicit three(std::mt19937 &rng) : a(draw(rng)), b(draw(rng)), c(draw(rng))
    {
        if (rng() % 4 == 0)
            c = number(bits(-(a * b)) + (uint32_t)(rng() % 3) - 1);
    }
};

typedef uint64_t (*two_of_two)(uint64_t, uint64_t);
typedef uint64_t (*two_of_three)(uint64_t, uint64_t, uint64_t);

#define ROUNDED(name, end)                                                                     \
    {                                                                                          \
        mgpu_##name##_rn##end, mgpu_##name##_rz##end, mgpu_##name##_rm##end,                   \
            mgpu_##name##_rp##end                                                              \
    }
const two_of_two sums[3][2][4] = {{ROUNDED(add, _f32x2), ROUNDED(add, _ftz_f32x2)},
                                  {ROUNDED(sub, _f32x2), ROUNDED(sub, _ftz_f32x2)},
                                  {ROUNDED(mul, _f32x2), ROUNDED(mul, _ftz_f32x2)}};
const two_of_three fmas[2][4] = {ROUNDED(fma, _f32x2), ROUNDED(fma, _ftz_f32x2)};

typedef float (*mixed_two)(uint16_t, float);
typedef float (*mixed_three)(uint16_t, uint16_t, float);
const mixed_two mixed_sums[2][2][2][4] = {
    {{ROUNDED(add, _f32_f16), ROUNDED(add, _sat_f32_f16)},
     {ROUNDED(add, _f32_bf16), ROUNDED(add, _sat_f32_bf16)}},
    {{ROUNDED(sub, _f32_f16), ROUNDED(sub, _sat_f32_f16)},
     {ROUNDED(sub, _f32_bf16), ROUNDED(sub, _sat_f32_bf16)}}};
const mixed_three mixed_fmas[2][2][4] = {
    {ROUNDED(fma, _f32_f16), ROUNDED(fma, _sat_f32_f16)},
    {ROUNDED(fma, _f32_bf16), ROUNDED(fma, _sat_f32_bf16)}};

typedef uint64_t (*wide_two)(uint32_t, uint64_t);
typedef uint64_t (*wide_three)(uint32_t, uint64_t, uint64_t);
const wide_two wide_sums[2][2][4] = {{ROUNDED(add, _f32x2_f16x2), ROUNDED(add, _f32x2_bf16x2)},
                                     {ROUNDED(sub, _f32x2_f16x2), ROUNDED(sub, _f32x2_bf16x2)}};
const wide_three wide_fmas[2][4] = {ROUNDED(fma, _f32x2_f16x2), ROUNDED(fma, _f32x2_bf16x2)};

typedef float (*of_three)(float, float, float);
#define THREES(op)                                                                             \
    {                                                                                          \
        mgpu_##op##3_f32, mgpu_##op##3_abs_f32, mgpu_##op##3_nan_f32,                          \
            mgpu_##op##3_nan_abs_f32, mgpu_##op##3_ftz_f32, mgpu_##op##3_ftz_abs_f32,          \
            mgpu_##op##3_ftz_nan_f32, mgpu_##op##3_ftz_nan_abs_f32                             \
    }
const of_three extremes[2][8] = {THREES(min), THREES(max)};

/* A number's place in the order of all, -0 before 0. */
int64_t
place(float x)
{
    const int64_t m = bits(x) & 0x7fffffff;
    return bits(x) >> 31 ? -m - 1 : m;
}

float
expected_extreme(three t, bool larger, uint32_t how)
{
    float best = number(0x7fffffff);
    bool any = false;
    for (float x : {t.a, t.b, t.c}) {
        if (how & 4)
            x = flushed(x);
        if (how & 1)
            x = std::fabs(x);
        if (std::isnan(x)) {
            if (how & 2)
                return number(0x7fffffff);
            continue;
        }
        if (!any || (place(x) < place(best)) != larger)
            best = x;
        any = true;
    }
    return best;
}

} // namespace

TEST_CASE("f32x2: each half is the host's, in all roundings")
{
    std::mt19937 rng(1);
    uint32_t wrong = 0, checked = 0;
    for (uint32_t i = 0; i < 200u * (uint32_t)test_rounds(20); i++) {
        const three lo(rng), hi(rng);
        const uint64_t a = mgpu_f32x2(lo.a, hi.a), b = mgpu_f32x2(lo.b, hi.b),
                       c = mgpu_f32x2(lo.c, hi.c);
        for (uint32_t f = 0; f < 8; f++) {
            const int round = modes[f % 4].host;
            const bool ftz = f >= 4;
            const uint64_t got[4] = {sums[0][ftz][f % 4](a, c), sums[1][ftz][f % 4](a, c),
                                     sums[2][ftz][f % 4](a, b), fmas[ftz][f % 4](a, b, c)};
            for (uint32_t half = 0; half < 2; half++) {
                const three &t = half ? hi : lo;
                const float want[4] = {host_fma(t.a, 1, t.c, round, ftz, false),
                                       host_fma(t.a, 1, -t.c, round, ftz, false),
                                       host_mul(t.a, t.b, round, ftz),
                                       host_fma(t.a, t.b, t.c, round, ftz, false)};
                for (uint32_t op = 0; op < 4; op++) {
                    const float x = half ? mgpu_f32x2_hi(got[op]) : mgpu_f32x2_lo(got[op]);
                    CAPTURE(op, modes[f % 4].name, ftz, t.a, t.b, t.c, x, want[op]);
                    if (bits(x) != bits(want[op]) && wrong++ < 5)
                        CHECK(bits(x) == bits(want[op]));
                    checked++;
                }
            }
        }
    }
    CHECK(wrong == 0);
    CHECK(checked >= 64 * 800);
}

TEST_CASE("f32x2 with two of 16 bits: each half is the host's, in all roundings")
{
    std::mt19937 rng(5);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 200u * (uint32_t)test_rounds(20); i++) {
        const uint32_t x = (uint32_t)rng();
        const three lo(rng), hi(rng);
        const uint64_t b = mgpu_f32x2(lo.b, hi.b), c = mgpu_f32x2(lo.c, hi.c);
        for (uint32_t f = 0; f < 8; f++) {
            const bool bf16 = f & 4;
            const int round = modes[f % 4].host;
            const uint64_t got[3] = {wide_sums[0][bf16][f % 4](x, c),
                                     wide_sums[1][bf16][f % 4](x, c),
                                     wide_fmas[bf16][f % 4](x, b, c)};
            for (uint32_t half = 0; half < 2; half++) {
                const three &t = half ? hi : lo;
                const uint16_t h = (uint16_t)(x >> 16 * half);
                const float a = bf16 ? mgpu_bf16_to_f32(h) : mgpu_f16_to_f32(h);
                const float want[3] = {host_fma(a, 1, t.c, round, false, false),
                                       host_fma(a, 1, -t.c, round, false, false),
                                       host_fma(a, t.b, t.c, round, false, false)};
                for (uint32_t op = 0; op < 3; op++) {
                    const float r = half ? mgpu_f32x2_hi(got[op]) : mgpu_f32x2_lo(got[op]);
                    CAPTURE(op, f, half, a, t.b, t.c);
                    if (bits(r) != bits(want[op]) && wrong++ < 5)
                        CHECK(bits(r) == bits(want[op]));
                }
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("f32 with f16 and bf16: the host's, in all roundings, clamped too")
{
    std::mt19937 rng(2);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 200u * (uint32_t)test_rounds(20); i++) {
        const uint16_t x = (uint16_t)rng(), y = (uint16_t)rng();
        const float c = draw(rng);
        for (uint32_t f = 0; f < 16; f++) {
            const bool sat = f & 4, bf16 = f & 8;
            const int round = modes[f % 4].host;
            const float a = bf16 ? mgpu_bf16_to_f32(x) : mgpu_f16_to_f32(x);
            const float b = bf16 ? mgpu_bf16_to_f32(y) : mgpu_f16_to_f32(y);
            const float got[3] = {mixed_sums[0][bf16][sat][f % 4](x, c),
                                  mixed_sums[1][bf16][sat][f % 4](x, c),
                                  mixed_fmas[bf16][sat][f % 4](x, y, c)};
            const float want[3] = {host_fma(a, 1, c, round, false, sat),
                                   host_fma(a, 1, -c, round, false, sat),
                                   host_fma(a, b, c, round, false, sat)};
            for (uint32_t op = 0; op < 3; op++) {
                CAPTURE(op, modes[f % 4].name, sat, bf16, x, y, c, got[op], want[op]);
                if (bits(got[op]) != bits(want[op]) && wrong++ < 5)
                    CHECK(bits(got[op]) == bits(want[op]));
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("min and max of three: NaN, zeros, magnitudes, subnormal numbers")
{
    std::mt19937 rng(3);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 200u * (uint32_t)test_rounds(20); i++) {
        const three t(rng);
        for (uint32_t how = 0; how < 16; how++) {
            const float got = extremes[how / 8][how % 8](t.a, t.b, t.c);
            const float want = expected_extreme(t, how >= 8, how % 8);
            CAPTURE(how, t.a, t.b, t.c, got, want);
            if (bits(got) != bits(want) && wrong++ < 5)
                CHECK(bits(got) == bits(want));
        }
    }
    CHECK(wrong == 0);
}

typedef struct {
    float *out;
} math_args;

MGPU_KERNEL(largest_of_three, math_args, p, 32, 1)
{
    p->out[threadIdx.x] = mgpu_max3_f32((float)threadIdx.x, 7.0f, 3.0f);
}

TEST_CASE("what sm_100 has is refused on an older target, by its name")
{
    model m;
    std::vector<float> out(32);
    math_args a = {out.data()};
    CHECK(m.run(largest_of_three_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_max3_f32 needs sm_100 or later, the target is sm_90a: "
                  "MGPU_EMU_TARGET=sm_100a"}));
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(largest_of_three_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out[5] == 7.0f);
    CHECK(out[9] == 9.0f);
}

/* ---- redux.sync of f32 ------------------------------------------------------------------- */

typedef struct {
    const float *in; /* 32 */
    float *out;      /* [8][32] */
    uint32_t mask;
} redux_args;

MGPU_KERNEL(redux_all, redux_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    const float x = p->in[t];
    float *to = p->out + t;
    if ((p->mask >> t & 1) == 0)
        return;
    to[0] = mgpu_redux_sync_min_f32(x, p->mask);
    to[32] = mgpu_redux_sync_min_abs_f32(x, p->mask);
    to[64] = mgpu_redux_sync_min_nan_f32(x, p->mask);
    to[96] = mgpu_redux_sync_min_abs_nan_f32(x, p->mask);
    to[128] = mgpu_redux_sync_max_f32(x, p->mask);
    to[160] = mgpu_redux_sync_max_abs_f32(x, p->mask);
    to[192] = mgpu_redux_sync_max_nan_f32(x, p->mask);
    to[224] = mgpu_redux_sync_max_abs_nan_f32(x, p->mask);
}

/* Of the lanes of a mask: how 1 is magnitudes, 2 is that NaN wins, 4 is the largest. */
static float
expected_redux(const std::vector<float> &in, uint32_t mask, uint32_t how)
{
    float best = number(0x7fffffff);
    bool any = false;
    for (uint32_t i = 0; i < 32; i++) {
        const float x = how & 1 ? std::fabs(in[i]) : in[i];
        if ((mask >> i & 1) == 0 || (std::isnan(x) && (how & 2) == 0))
            continue;
        if (std::isnan(x))
            return number(0x7fffffff);
        if (!any || (place(x) < place(best)) == ((how & 4) == 0))
            best = x;
        any = true;
    }
    return best;
}

TEST_CASE("redux.sync of f32: min and max of masks of lanes, NaN, zeros, magnitudes; refused "
          "without the family of sm_100")
{
    model m;
    std::mt19937 rng(4);
    std::vector<float> in(32), out(256);
    redux_args a = {in.data(), out.data(), 0xffffffffu};
    for (uint32_t target : {MGPU_EMU_SM_90A, MGPU_EMU_SM_110A, MGPU_EMU_SM_120A}) {
        m.config.target = target;
        CHECK(m.run(redux_all_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        CHECK(m.says({"redux.sync of f32 needs sm_100a, sm_100f, sm_103a or sm_107a, the "
                      "target is sm_1"}) == (target != MGPU_EMU_SM_90A));
    }
    m.config.target = GENERATE((uint32_t)MGPU_EMU_SM_103A, (uint32_t)MGPU_EMU_SM_107F);
    for (uint32_t round = 0; round < 60; round++) {
        for (float &x : in)
            x = draw(rng);
        a.mask = round % 4 == 0   ? 0xffffffffu
                 : round % 4 == 1 ? 1u << rng() % 32 /* one number, NaN now and then */
                                  : (uint32_t)rng() | 1;
        if (round % 8 == 5)
            in[__builtin_ctz(a.mask)] = number(0xffc12345);
        REQUIRE(m.run(redux_all_kernel, 1, 32, a) == MGPU_OK);
        for (uint32_t i = 0; i < 256; i++) {
            const uint32_t how = i / 32, lane = i % 32;
            if (a.mask >> lane & 1) {
                CAPTURE(round, how, lane, a.mask);
                const float want = expected_redux(in, a.mask, how);
                REQUIRE(bits(out[how * 32 + lane]) == bits(want));
            }
        }
    }
}
