/* bench/bound_test.cpp - does the bound of bench/bound.h hold for right results, and is it passed by wrong ones? And are the
 * words of a product, and those of a run's end, what they say?
 * SPDX-License-Identifier: MIT
 *
 * A result is made as a GPU makes it: sums of 16 products exactly, added to a running sum that is cut to f32, or rounded to
 * f16; what follows in f32; rounded to D's type. Wrong ones lack something.
 */
#include "bound.h"
#include "outcome.h"

#include <cstdlib>
#include <cstring>
#include <random>
#include <tuple>
#include <vector>

static int wrong;

static void
want(bool is, const std::string &what)
{
    wrong += !is;
    if (!is)
        std::printf("%s\n", what.c_str());
}

/* What goes wrong. */
enum fault {
    NOTHING,
    NO_BIAS,
    NO_C,
    NO_ACTIVATION,
    NO_ALPHA,
    LAST_MISSING,
    IN_F16,
    TWO_UNITS,
    FAULTS
};
static const char *const NAMES[FAULTS] = {"nothing",       "no bias",       "no C",
                                          "no activation", "no alpha",      "a K too few",
                                          "sums in f16",   "two units of D"};

static float
cut(double x)
{
    const float f = (float)x;
    return std::fabs((double)f) > std::fabs(x) ? std::nextafter(f, 0.0f) : f;
}

static double
rounded(double x, mgpu_dtype dtype)
{
    return dtype == MGPU_DTYPE_BF16  ? mgpu_bf16_to_f32(mgpu_bf16_from_f32((float)x))
           : dtype == MGPU_DTYPE_F16 ? mgpu_f16_to_f32(mgpu_f16_from_f32((float)x))
                                     : (float)x;
}

/* One element of a product. */
struct element_of {
    std::vector<double> a, b;
    double bias, c;

    element_of(const product &p, std::mt19937 *random)
    {
        std::normal_distribution<double> normal;
        for (uint32_t i = 0; i < p.k; i++) {
            a.push_back(rounded(normal(*random), p.in));
            b.push_back(rounded(normal(*random), p.in));
        }
        bias = rounded(normal(*random), p.out);
        c = rounded(normal(*random), p.out);
    }
    double exact(const product &p) const
    {
        double sum = 0;
        for (uint32_t i = 0; i < p.k; i++)
            sum += a[i] * b[i];
        return activated(p.alpha * sum + (p.bias ? bias : 0) + (p.residual ? c : 0),
                         p.activation);
    }
    double made(const product &p, fault f, bool peers = false) const
    {
        float sum = 0;
        for (uint32_t i = 0; i < p.k; i += 16) {
            double step = sum;
            for (uint32_t j = i; j < i + 16 && j < p.k - (f == LAST_MISSING); j++)
                step += a[j] * b[j];
            sum = p.sums == SUMS_F16 || f == IN_F16 ? (float)rounded(step, MGPU_DTYPE_F16)
                                                    : cut(step);
        }
        float x = f == NO_ALPHA ? sum : p.alpha * sum;
        if (p.bias && f != NO_BIAS)
            x += (float)bias;
        if (p.residual && f != NO_C)
            x += (float)c;
        double y = f == NO_ACTIVATION ? x : activated(x, p.activation);
        if (peers && p.activation == MGPU_ACTIVATION_GELU_TANH) /* tanh.approx at its worst */
            y += 0.4995 / 1024 * x * std::tanh(0.79788456 * (x + 0.044715 * x * x * x)) / 2;
        y = rounded(y, p.out);
        return f == TWO_UNITS ? y * (p.out == MGPU_DTYPE_BF16 ? 1 + 2.0 / 128 : 1 + 2.0 / 1024)
                              : y;
    }
};

/* The worst share of some results, of ours or beside the peer's. */
static double
worst(const product &p, fault f, whose who, int count)
{
    std::mt19937 random(7);
    double most = 0;
    for (int i = 0; i < count; i++) {
        const element_of e(p, &random);
        const double plain = e.made(of_peer(p), NOTHING, true);
        const double y = who == OURS                ? e.exact(p)
                         : peer_lacks_activation(p) ? activated(plain, p.activation)
                                                    : plain;
        most = std::fmax(most, share_of_bound(e.made(p, f), y, plain, p, who));
    }
    return most;
}

static void
bounds(product p, const std::string &name)
{
    const bool can[FAULTS] = {true,
                              p.bias,
                              p.residual,
                              p.activation != MGPU_ACTIVATION_NONE,
                              p.activation != MGPU_ACTIVATION_NONE,
                              true,
                              p.sums == SUMS_FAST && p.out == MGPU_DTYPE_F32,
                              p.sums == SUMS_FAST && p.out == MGPU_DTYPE_BF16};
    for (const uint32_t k : {48u, 1024u}) {
        p = sized(p, 64, 64, k);
        for (const whose who : {OURS, OURS_PEERS})
            for (int f = 0; f < FAULTS; f++) {
                /* what the peer's tanh may be off by hides sums in f16: the rows in f64 see them */
                if (!can[f] || (f == IN_F16 && who == OURS_PEERS &&
                                p.activation == MGPU_ACTIVATION_GELU_TANH))
                    continue;
                const double share = worst(p, (fault)f, who, 200);
                want((share <= 1) == (f == NOTHING),
                     name + ", K " + std::to_string(k) +
                         (who == OURS ? "" : ", beside the peer's") + ", " + NAMES[f] + ": " +
                         std::to_string(share) + " of the bound");
            }
    }
    want(share_of_bound(NAN, 1, 1, p, OURS) > 1, name + ": NaN is right");
    want(share_of_bound(1, 1, 1, p, OURS) == 0, name + ": what is equal is wrong");
}

static void
words(void)
{
    product p = {};
    tile_shape t;
    for (const char *text :
         {"none", "bias", "residual", "bias+residual+silu", "relu", "gelu_tanh"})
        want(fuse_of(&p, text) && p.fuse_text() == text, std::string("--fuse ") + text);
    want(fuse_of(&p, "silu+bias") && p.fuse_text() == "bias+silu", "--fuse in another order");
    for (const char *text :
         {"", "bias+", "+bias", "bias+bias", "relu+silu", "tanh", "bias+none"})
        want(!fuse_of(&p, text), std::string("--fuse takes \"") + text + "\"");
    for (const char *text : {"128x256,2,1,1", "64x96,1,4,2", "128x192,2,1,1,swapped"})
        want(tile_of(&t, text) && tile_text(t) == text, std::string("--shape ") + text);
    want(tile_of(&t, "192,2") && tile_text(t) == "128x192,2,1,1", "--shape 192,2");
    for (const char *text : {"", "128x256", "128x256,2,1", "128x256,2,1,1,", "192,2,swapped",
                             "192", "0,1", "128x0,1,1,1", ",swapped", "192,2 "})
        want(!tile_of(&t, text), std::string("--shape takes \"") + text + "\"");
    for (const auto &[a, x, y] : {std::tuple{MGPU_ACTIVATION_RELU, -1.0, 0.0},
                                  {MGPU_ACTIVATION_RELU, 2.0, 2.0},
                                  {MGPU_ACTIVATION_GELU, 1.0, 0.8413447460685429},
                                  {MGPU_ACTIVATION_GELU, -3.0, -0.0040496940948904},
                                  {MGPU_ACTIVATION_GELU_TANH, 1.0, 0.8411919906082768},
                                  {MGPU_ACTIVATION_SILU, 1.0, 0.7310585786300049}})
        want(std::fabs(activated(x, a) - y) < 1e-14,
             std::string(ACTIVATIONS[a]) + " of " + std::to_string(x));
    p = {};
    p.batch = 3;
    p = sized(p, 5, 7, 11);
    want(p.trans_text() == "nt" && p.a_at(1, 2, 3) == 55 + 25 && p.b_at(2, 3, 4) == 154 + 37 &&
             p.d_at(2, 4, 6) == p.d_count() - 1,
         "nt");
    p.a_is_km = p.b_is_kn = true;
    want(p.trans_text() == "tn" && p.a_at(1, 2, 3) == 55 + 17 && p.b_at(2, 3, 4) == 154 + 31,
         "tn");
    want(p.flop() == 2.0 * 5 * 7 * 11 * 3, "operations of a batch");
}

/* What is refused is not wrong. */
static void
ends(void)
{
    outcome o;
    want(o.code() == 0 && o.sentence() == "all results are right" && o.missing() == 0, "right");
    o.left_out.push_back("8x8x8: no time left");
    want(o.code() == 0 && o.sentence() == "all results are right" && o.missing() == 1,
         "left out");
    o.refused.push_back("8x8x8: k is 8");
    want(o.code() == 2 && o.missing() == 2 &&
             o.sentence() == "all results are right; 1 refused and not measured",
         "refused");
    o.right = false;
    want(o.code() == 1 &&
             o.sentence() == "NOT all results are right; 1 refused and not measured",
         "wrong");
}

int
main(void)
{
    product p = {};
    words();
    ends();
    p.in = p.out = MGPU_DTYPE_BF16;
    p.batch = 1;
    for (const char *text : {"none", "bias", "residual", "bias+relu", "gelu",
                             "bias+residual+gelu_tanh", "bias+silu", "silu"}) {
        for (const mgpu_dtype out : {MGPU_DTYPE_BF16, MGPU_DTYPE_F32}) {
            p.out = out;
            (void)fuse_of(&p, text);
            bounds(p, std::string(text) + " to " + mgpu_dtype_name(out));
        }
    }
    p = {};
    p.batch = 1;
    p.in = p.out = MGPU_DTYPE_F16;
    p.sums = SUMS_F16;
    bounds(p, "sums in f16");
    std::printf("%d wrong\n", wrong);
    return wrong != 0;
}
