/* tests/emu/math/test_mma_sum.cpp - sums of every type that tensor cores multiply, against the rule in double.
 * SPDX-License-Identifier: MIT
 *
 * The rule is that of tests/mma_rule.h, which shares nothing with emu/math; metadata comes from positions by the
 * manual's figures.
 */
#include "catch.h"

#include "mma_rule.h"

#include <mgpu/emu/math/mma.h>
#include <mgpu/emu/math/mma_sparse.h>
#include <mgpu/emu/math/mma_sum.h>
#include <mgpu/layout/smem_desc.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

using namespace mma_rule;

namespace
{

struct pair_of {
    int word, a, b;
};

const pair_of pairs[] = {{MGPU__WGMMA_BF16, BF16, BF16},
                         {MGPU__WGMMA_F16, F16, F16},
                         {MGPU__WGMMA_TF32, TF32, TF32},
                         {MGPU__WGMMA_E4M3, E4M3, E4M3},
                         {MGPU__WGMMA_E5M2, E5M2, E5M2},
                         {MGPU__WGMMA_E4M3_E5M2, E4M3, E5M2},
                         {MGPU__WGMMA_E5M2_E4M3, E5M2, E4M3},
                         {MGPU__WGMMA_S8, S8, S8},
                         {MGPU__WGMMA_U8, U8, U8},
                         {MGPU__WGMMA_S8_U8, S8, U8},
                         {MGPU__WGMMA_U8_S8, U8, S8}};

/* ---- one instruction --------------------------------------------------------------------------- */

struct problem {
    mgpu__wgmma_shape shape;
    int a_type, b_type;
    uint32_t stored, k;          /* of A, of B */
    std::vector<uint32_t> a, b;  /* [64][stored], [n][k] elements */
    std::vector<uint32_t> place; /* [64][stored]: k of each stored element */
    std::vector<float> c;
    uint32_t meta[128];
};

mgpu__wgmma_shape
make_shape(int word, uint32_t n, bool d_f16, bool sparse)
{
    mgpu__wgmma_shape s;
    std::memset(&s, 0, sizeof s);
    s.n = (uint16_t)n;
    s.type = (uint8_t)word;
    s.d_f16 = d_f16;
    s.sparse = sparse;
    return s;
}

/* Where the stored elements stand, at random; and the metadata by the manual's figures: for each row 4 bits a group. */
void
place_elements(problem &p, std::mt19937 &rng)
{
    std::memset(p.meta, 0, sizeof p.meta);
    p.place.assign(64 * p.stored, 0);
    const bool bytes = formats[p.a_type].bits == 8, words = p.a_type == TF32;
    const uint32_t groups = p.k / (words ? 2 : 4);
    for (uint32_t &x : p.meta) /* lanes that do not count hold anything */
        x = bytes ? 0 : (uint32_t)rng();
    for (uint32_t row = 0; row < 64; row++)
        for (uint32_t g = 0; g < groups; g++) {
            static const uint32_t two[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
            const uint32_t *at = two[rng() % 6], one = rng() % 2;
            const uint32_t code = words ? (one ? 0xe : 0x4) : at[0] | at[1] << 2;
            const uint32_t half = g / (groups / 2), in = g % (groups / 2);
            const uint32_t lane = row % 8 * 4, warp = row / 16, down = row / 8 % 2;
            if (words) {
                p.place[row * p.stored + g] = 2 * g + one;
            } else {
                p.place[row * p.stored + 2 * g] = 4 * g + at[0];
                p.place[row * p.stored + 2 * g + 1] = 4 * g + at[1];
            }
            uint32_t *word = &p.meta[32 * warp + lane +
                                     (bytes ? down + 2 * half : 2 * p.shape.selector + half)];
            const uint32_t bit = bytes ? 4 * in : 16 * down + 4 * in;
            *word = (*word & ~(15u << bit)) | code << bit;
        }
}

problem
make_problem(const pair_of &types, uint32_t n, bool d_f16, bool sparse, kind what,
             std::mt19937 &rng)
{
    problem p;
    p.shape = make_shape(types.word, n, d_f16, sparse);
    p.shape.selector = sparse && formats[types.a].bits != 8 ? rng() % 2 : 0;
    p.a_type = types.a;
    p.b_type = types.b;
    p.stored = 256 / (uint32_t)formats[types.a].bits;
    p.k = sparse ? 2 * p.stored : p.stored;
    for (uint32_t i = 0; i < 64 * p.stored; i++)
        p.a.push_back(draw(types.a, what, rng));
    for (uint32_t i = 0; i < n * p.k; i++)
        p.b.push_back(draw(types.b, what, rng));
    if (what == CANCEL && formats[types.a].field != 0)
        for (uint32_t i = 0; i < 64 * p.stored; i++) /* the second half takes back the first */
            if (i % p.stored >= p.stored / 2)
                p.a[i] = p.a[i - p.stored / 2] ^ 1u << (formats[types.a].bits - 1) ^
                         (rng() % 20 == 0);
    if (what == CANCEL)
        for (uint32_t i = 0; i < n * p.k; i++)
            if (i % p.k >= p.k / 2)
                p.b[i] = p.b[i - p.k / 2];
    std::normal_distribution<float> normal;
    for (uint32_t i = 0; i < 64 * n; i++) {
        float x = what == SMALL ? (float)(int)(rng() % 201) - 100
                                : std::ldexp(normal(rng), (int)(rng() % 40) - 20);
        if (what == LARGE)
            x = std::ldexp(normal(rng),
                           (int)(rng() % 60) + (types.a == BF16 || types.a == TF32 ? 68 : 0));
        if (what == ANY || formats[types.a].field == 0) {
            const uint32_t u = what == SMALL ? rng() % 1000 : (uint32_t)rng();
            std::memcpy(&x, &u, 4);
            if (formats[types.a].field == 0 && what == LARGE) {
                const uint32_t near =
                    rng() % 2 ? 0x7fffffff - rng() % 3000000 : 0x80000000 + rng() % 3000000;
                std::memcpy(&x, &near, 4);
            }
        }
        if (what == SPECIALS && formats[types.a].field != 0 && rng() % 60 == 0)
            x = rng() % 2 ? INFINITY : NAN;
        p.c.push_back(d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(x)) : x);
    }
    if (sparse)
        place_elements(p, rng);
    return p;
}

/* A matrix K-major without swizzle: chunks of 16 bytes along K, each of all rows. */
void
store(std::vector<unsigned char> &to, uint32_t start, const std::vector<uint32_t> &from,
      uint32_t rows, uint32_t k, uint32_t bytes)
{
    for (uint32_t r = 0; r < rows; r++)
        for (uint32_t i = 0; i < k; i++) {
            const uint32_t along = i * bytes;
            std::memcpy(&to[start + along / 16 * rows * 16 + r * 16 + along % 16],
                        &from[r * k + i], bytes);
        }
}

std::vector<float>
run(const problem &p, int how, bool in_registers, int accumulate)
{
    const uint32_t bytes = (uint32_t)formats[p.a_type].bits / 8, n = p.shape.n;
    std::vector<unsigned char> window(2048 + n * 64);
    std::vector<uint16_t> a_regs(64 * 16);
    std::vector<float> d = p.c;
    mgpu__wgmma_shape s = p.shape;
    store(window, 0, p.a, 64, p.stored, bytes);
    store(window, 2048, p.b, n, p.k, bytes);
    for (uint32_t i = 0; i < 64 * p.stored; i++)
        std::memcpy((char *)a_regs.data() + i * bytes, &p.a[i], bytes);
    s.a_regs = in_registers;
    const char *error =
        mgpu__mma_wgmma_sp(s, d.data(), a_regs.data(), p.meta, window.data(),
                           (uint32_t)window.size(), mgpu_wgmma_desc_k_major_none(0, 64),
                           mgpu_wgmma_desc_k_major_none(2048, n), accumulate, how, NULL, NULL);
    CAPTURE(error != nullptr ? error : "");
    REQUIRE(error == nullptr);
    return d;
}

/* How many elements are unlike the rule; the first is printed. */
size_t
unlike(const problem &p, const std::vector<float> &d, int accumulate)
{
    size_t bad = 0;
    const uint32_t n = p.shape.n;
    for (uint32_t i = 0; i < 64; i++)
        for (uint32_t j = 0; j < n; j++) {
            std::vector<double> a, b;
            const float c = accumulate ? p.c[i * n + j] : 0.0f;
            for (uint32_t k = 0; k < p.stored; k++) {
                const uint32_t at = p.shape.sparse ? p.place[i * p.stored + k] : k;
                const double x = decode(p.a_type, p.a[i * p.stored + k]);
                a.push_back(p.shape.negate ? -x : x);
                b.push_back(decode(p.b_type, p.b[j * p.k + at]));
            }
            const uint32_t want =
                formats[p.a_type].field == 0
                    ? integer_rule(p.shape.satfinite, a, b, (int32_t)bits_of(c))
                    : rule(p.a_type, p.b_type, p.shape.d_f16, a, b, c);
            const uint32_t got = bits_of(d[i * n + j]);
            if (got != want && bad++ == 0) {
                std::string operands;
                char text[80];
                for (uint32_t k = 0; k < p.stored; k++) {
                    std::snprintf(text, sizeof text, " %a*%a", a[k], b[k]);
                    operands += text;
                }
                UNSCOPED_INFO("row " << i << " column " << j << " C " << std::hex << bits_of(c)
                                     << " got " << got << " want " << want << operands);
            }
        }
    return bad;
}

} // namespace

/* ---- tests ------------------------------------------------------------------------------------- */

TEST_CASE("mgpu__mma_value: every element of 8 and 16 bits, and tf32")
{
    const mgpu__mma_type types[] = {MGPU__MMA_BF16, MGPU__MMA_F16,  MGPU__MMA_TF32,
                                    MGPU__MMA_E4M3, MGPU__MMA_E5M2, MGPU__MMA_S8,
                                    MGPU__MMA_U8};
    for (int t = 0; t < 7; t++) {
        size_t bad = 0;
        const uint32_t shift = formats[t].bits == 32 ? 12 : 0; /* one bit that is ignored */
        const uint32_t last = formats[t].bits == 8    ? 255
                              : formats[t].bits == 16 ? 65535
                                                      : 0xfffff;
        for (uint32_t u = 0; u <= last; u++) {
            const double want = decode(t, u << shift);
            const float got = mgpu__mma_value(types[t], u << shift);
            bad += std::isnan(want) ? !std::isnan(got) : (double)got != want;
        }
        INFO(formats[t].name);
        CHECK(bad == 0);
        CHECK(mgpu__mma_type_bits(types[t]) == (uint32_t)formats[t].bits);
        if (formats[t].field != 0)
            CHECK(mgpu__mma_type_least(types[t]) == least_of(formats[t]));
    }
}

TEST_CASE("mgpu__mma_wgmma of every type equals the rule, bit for bit: dense, sparse, negated")
{
    std::mt19937 rng(20);
    for (const pair_of &types : pairs)
        for (int form = 0; form < 8; form++) {
            const bool d_f16 = form & 1, sparse = form & 2,
                       last = form & 4; /* negated, or clamped */
            const bool integers = formats[types.a].field == 0;
            if (d_f16 && types.a != F16 && types.a != E4M3 && types.a != E5M2)
                continue;
            for (int what = 0; what < KINDS; what++)
                for (int round = 0; round < test_rounds(1); round++) {
                    const uint32_t n = what % 2 ? 24 : 80;
                    problem p = make_problem(types, n, d_f16, sparse, (kind)what, rng);
                    (integers ? p.shape.satfinite : p.shape.negate) = last;
                    const int accumulate = (int)(rng() % 4 != 0);
                    INFO(formats[types.a].name << " " << formats[types.b].name << " form "
                                               << form << " " << kind_names[what]);
                    const std::vector<float> d = run(p, MGPU__MMA_EXACT, false, accumulate);
                    CHECK(unlike(p, d, accumulate) == 0);
                    const int others[] = {MGPU__MMA_EXACT | MGPU__MMA_NARROW,
                                          MGPU__MMA_EXACT | MGPU__MMA_PORTABLE};
                    for (int how : others)
                        CHECK(std::memcmp(run(p, how, true, accumulate).data(), d.data(),
                                          d.size() * sizeof(float)) == 0);
                    if (types.a > F16 || sparse) /* there is no fast one */
                        CHECK(std::memcmp(run(p, MGPU__MMA_FAST, false, accumulate).data(),
                                          d.data(), d.size() * sizeof(float)) == 0);
                }
        }
}

TEST_CASE("mgpu__mma_wgmma of b1 counts the ones that both have")
{
    std::mt19937 rng(21);
    for (uint32_t n : {8u, 32u, 48u, 256u}) {
        std::vector<unsigned char> window(2048 + n * 32);
        for (unsigned char &x : window)
            x = (unsigned char)rng();
        std::vector<float> c(64 * n), d;
        for (float &x : c) {
            const uint32_t u = rng();
            std::memcpy(&x, &u, 4);
        }
        d = c;
        REQUIRE(mgpu__mma_wgmma(make_shape(MGPU__WGMMA_B1, n, false, false), d.data(), NULL,
                                window.data(), (uint32_t)window.size(),
                                mgpu_wgmma_desc_k_major_none(0, 64),
                                mgpu_wgmma_desc_k_major_none(2048, n), 1, MGPU__MMA_EXACT, NULL,
                                NULL) == nullptr);
        size_t bad = 0;
        for (uint32_t i = 0; i < 64; i++)
            for (uint32_t j = 0; j < n; j++) {
                uint32_t want = bits_of(c[i * n + j]);
                for (uint32_t k = 0; k < 256; k++) {
                    const uint32_t a = window[k / 128 * 1024 + i * 16 + k % 128 / 8];
                    const uint32_t b = window[2048 + k / 128 * n * 16 + j * 16 + k % 128 / 8];
                    want += a >> k % 8 & b >> k % 8 & 1;
                }
                bad += bits_of(d[i * n + j]) != want;
            }
        CHECK(bad == 0);
    }
}

TEST_CASE("mgpu__mma_wgmma refuses what is no instruction")
{
    std::vector<unsigned char> window(1 << 16);
    std::vector<float> d(64 * 256);
    uint32_t meta[128];
    std::fill(meta, meta + 128, 0x44444444u);
    auto error = [&](mgpu__wgmma_shape s, uint64_t b) {
        const char *says = mgpu__mma_wgmma_sp(
            s, d.data(), NULL, meta, window.data(), (uint32_t)window.size(),
            mgpu_wgmma_desc_k_major(0, MGPU_SWIZZLE_128B), b, 0, MGPU__MMA_EXACT, NULL, NULL);
        return std::string(says == nullptr ? "" : says);
    };
    const uint64_t b = mgpu_wgmma_desc_k_major(8192, MGPU_SWIZZLE_128B);
    CHECK(error(make_shape(MGPU__WGMMA_S8, 40, false, false), b) ==
          "wgmma's N of integers above 32 is not a multiple of 16");
    CHECK(error(make_shape(MGPU__WGMMA_TF32, 40, true, false), b) ==
          "wgmma has f16 results for f16, e4m3 and e5m2 operands only");
    CHECK(error(make_shape(MGPU__WGMMA_B1, 32, false, true), b) ==
          "wgmma has no sparse form of b1");
    mgpu__wgmma_shape s = make_shape(MGPU__WGMMA_E4M3, 32, false, false);
    s.trans_b = 1;
    CHECK(error(s, b) == "wgmma reads MN-major operands of 16-bit types only");
    s = make_shape(MGPU__WGMMA_F16, 32, false, true);
    CHECK(error(s, b) == "");
    CHECK(error(s, mgpu_wgmma_desc_k_major(8192, MGPU_SWIZZLE_64B)) == "");
    CHECK(error(s, mgpu_wgmma_desc_k_major(8192, MGPU_SWIZZLE_32B)) ==
          "B's matrix descriptor has the 32B swizzle: a row of B is 64 bytes along K when A is "
          "sparse, use 64B or 128B");
    meta[6] = 0x44454444u; /* lane 6 has the metadata of selector 1 */
    CHECK(error(s, b) == "");
    s.selector = 1;
    CHECK(error(s, b) == "the metadata of a sparse A has a code that is none");
}

TEST_CASE("mgpu__mma_pick: which codes there are")
{
    std::string two, one;
    for (uint32_t code = 0; code < 16; code++) {
        two += mgpu__mma_code_is_legal(code, MGPU__MMA_F16) ? "0123456789abcdef"[code] : '.';
        one += mgpu__mma_code_is_legal(code, MGPU__MMA_TF32) ? "0123456789abcdef"[code] : '.';
    }
    CHECK(two == "....4.6.89..cde.");
    CHECK(one == "....4.........e.");
}
