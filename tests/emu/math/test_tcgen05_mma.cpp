/* tests/emu/math/test_tcgen05_mma.cpp - one CTA's rows of a tcgen05.mma: each element against the sum of its own.
 * SPDX-License-Identifier: MIT
 *
 * What is found where is layout/'s, which two oracles hold; sums are tcgen05_sum.h's, which a third one holds.
 */
#include "catch.h"
#include "fast_bound.h"

#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/emu/core/version.h>
#include <mgpu/emu/math/tcgen05_mma.h>

#include <cmath>
#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace
{

const uint32_t window_bytes = 160 * 1024, b_at = 80 * 1024;

struct types {
    mgpu_kind kind;
    mgpu_mma_type a, b, scale;
    uint32_t scales;
    bool d_f16;
};

const std::vector<types> all_types = {
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F16, MGPU_MMA_BF16, MGPU_MMA_BF16, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_NONE, 0, true},
    {MGPU_KIND_TF32, MGPU_MMA_TF32, MGPU_MMA_TF32, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E4M3, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E2M1, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E3M2, MGPU_MMA_E2M3, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_NONE, 0, true},
    {MGPU_KIND_I8, MGPU_MMA_S8, MGPU_MMA_U8, MGPU_MMA_NONE, 0, false},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E4M3, MGPU_MMA_UE8M0, 1, false},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E2M1, MGPU_MMA_E5M2, MGPU_MMA_UE8M0, 1, false},
    {MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_UE8M0, 2, false},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_UE4M3, 4, false},
};

/* How inputs are drawn. */
enum inputs { ANY_BITS, NEAR, LARGE, SPECIALS /* of f16 and bf16: infinities, NaN, zeros */ };

struct problem {
    types t;
    uint32_t rows, n;
    bool sparse;
    mgpu_major a_major, b_major;
    mgpu_swizzle swizzle;
    inputs how;

    std::vector<unsigned char> window = std::vector<unsigned char>(window_bytes);
    std::vector<float> d;
    std::vector<uint32_t> a_places = std::vector<uint32_t>(1024),
                          b_places = std::vector<uint32_t>(2048);
    uint8_t pick[128][MGPU__TCGEN05_K_MAX];
    uint8_t sfa[128][MGPU__TCGEN05_SCALES_MAX], sfb[256][MGPU__TCGEN05_SCALES_MAX];
    mgpu__tcgen05_job job;
    mgpu_tcgen05_desc_fields fields[2];

    uint32_t bytes_of(mgpu_mma_type type) const
    {
        const uint32_t bits = mgpu__tcgen05_bits(type);
        return bits <= 8 ? 1 : bits / 8;
    }

    bool packed() const
    {
        return t.kind >= MGPU_KIND_MXF4;
    }

    /* Elements along K of the instruction, those of A that are stored. */
    uint32_t stored() const
    {
        return packed() ? 64 : 32 / bytes_of(t.a);
    }

    void locate(uint32_t is_b)
    {
        const mgpu_major major = is_b ? b_major : a_major;
        const uint32_t bytes = bytes_of(is_b ? t.b : t.a), mn = is_b ? n : rows;
        const uint32_t chunks = is_b && sparse ? 4 : 2, k = chunks * 16 / bytes;
        const mgpu_swizzle s =
            bytes == 4 && major == MGPU_MN_MAJOR ? MGPU_SWIZZLE_128B_ATOM_32B : swizzle;
        fields[is_b] = mgpu_tcgen05_desc_decode(
            major == MGPU_K_MAJOR ? mgpu_tcgen05_desc_k_major(is_b ? b_at : 0, s)
                                  : mgpu_tcgen05_desc_mn_major(is_b ? b_at : 0, s, k));
        mgpu__tcgen05_locate(is_b ? b_places.data() : a_places.data(), fields[is_b], major,
                             bytes, 0, mn, chunks, 0);
    }

    /* The bits of element k of a row, found by layout/'s formula alone. */
    uint32_t element(uint32_t is_b, uint32_t row, uint32_t k) const
    {
        const mgpu_mma_type type = is_b ? t.b : t.a;
        const mgpu_major major = is_b ? b_major : a_major;
        const uint32_t bits = mgpu__tcgen05_bits(type), bytes = bytes_of(type);
        if (bits >= 8) {
            uint32_t x = 0;
            std::memcpy(&x,
                        &window[mgpu_tcgen05_operand_addr(fields[is_b], major, bytes, row, k)],
                        bytes);
            return x;
        }
        const uint32_t in = packed() ? 32 : 16; /* elements of 16 bytes */
        const unsigned char *from =
            &window[mgpu_tcgen05_operand_addr(fields[is_b], major, 1, row, k / in * 16)];
        uint64_t low, high;
        std::memcpy(&low, from, 8);
        std::memcpy(&high, from + 8, 8);
        const uint32_t bit = k % in * bits;
        const uint64_t x = bit >= 64  ? high >> (bit - 64)
                           : bit == 0 ? low
                                      : low >> bit | high << (64 - bit);
        return (uint32_t)(x & ((1u << bits) - 1));
    }

    void draw_operand(uint32_t is_b, std::mt19937 &rng)
    {
        const mgpu_mma_type type = is_b ? t.b : t.a;
        const uint32_t from = is_b ? b_at : 0, to = is_b ? window_bytes : b_at;
        for (uint32_t i = from; i < to; i += 4) {
            uint32_t x = (uint32_t)rng();
            if (how != ANY_BITS && type == MGPU_MMA_BF16)
                x = (x & 0x807f807f) | 0x3e803e80 | (x & 0x03000300);
            if (how != ANY_BITS && type == MGPU_MMA_F16)
                x = (x & 0x83ff83ff) | 0x38003800 | (x & 0x0c000c00);
            if (how != ANY_BITS && type == MGPU_MMA_TF32)
                x = (x & 0x807fffff) | 0x3e800000 | (x & 0x03000000);
            if (how == LARGE && type == MGPU_MMA_E4M3)
                x = 0x78787878 | (x & 0x06060606); /* all of one sign: sums beyond 2^31 units */
            else if (how != ANY_BITS && type == MGPU_MMA_E4M3)
                x &= 0xbfbfbfbf;
            if (how == SPECIALS)
                x = special(x, type, rng) | special(x >> 16, type, rng) << 16;
            std::memcpy(&window[i], &x, 4);
        }
    }

    /* 16 bits as they are, or an infinity, NaN, a zero or a subnormal number of their sign. */
    uint32_t special(uint32_t x, mgpu_mma_type type, std::mt19937 &rng) const
    {
        const uint32_t infinity = type == MGPU_MMA_F16 ? 0x7c00 : 0x7f80, which = rng() % 400;
        const uint32_t sign = x & 0x8000;
        return which < 3    ? sign | infinity
               : which < 5  ? infinity | (x & 0xffff)
               : which < 20 ? sign
               : which < 40 ? x & 0xffff & ~infinity
                            : x & 0xffff;
    }

    void draw_scales(std::mt19937 &rng)
    {
        for (uint32_t i = 0; i < 128 + 256; i++)
            for (uint32_t s = 0; s < MGPU__TCGEN05_SCALES_MAX; s++) {
                const uint8_t x = (uint8_t)rng();
                (i < 128 ? sfa[i] : sfb[i - 128])[s] = t.scale == MGPU_MMA_UE4M3 ? x & 127
                                                       : how == ANY_BITS
                                                           ? x
                                                           : (uint8_t)(120 + x % 16);
            }
    }

    void draw(std::mt19937 &rng)
    {
        draw_operand(0, rng);
        draw_operand(1, rng);
        draw_scales(rng);
        for (uint32_t i = 0; i < 128; i++)
            for (uint32_t k = 0; k < MGPU__TCGEN05_K_MAX; k++)
                pick[i][k] = (uint8_t)(2 * k + rng() % 2);
        d.resize(rows * 300);
        for (float &x : d)
            x = t.kind == MGPU_KIND_I8 || how == ANY_BITS ? mgpu__float_of_bits((uint32_t)rng())
                : t.d_f16                                 ? mgpu__float_of_bits(rng() % 0x4000)
                                                          : (float)(int32_t)rng() * 0x1p-30f;
        for (size_t i = 0; how == SPECIALS && i < d.size(); i += 1 + rng() % 100)
            d[i] = mgpu__float_of_bits(
                t.d_f16 ? ((uint32_t)rng() & 0x8000) | (rng() % 2 != 0 ? 0x7c00 : 0x7e01)
                        : ((uint32_t)rng() & 0x80000000) |
                              (rng() % 2 != 0 ? 0x7f800000 : 0x7fc00001));
    }

    void prepare(bool accumulate)
    {
        locate(0);
        locate(1);
        std::memset(&job, 0, sizeof job);
        job.sum = {t.kind, t.a, t.b, t.scale, stored(), t.scales, t.d_f16};
        const mgpu__tcgen05_storage storage =
            packed() ? MGPU__TCGEN05_PACKED : MGPU__TCGEN05_PADDED;
        job.a = {window.data(), a_places.data(),          2,    t.a,
                 storage,       a_major == MGPU_MN_MAJOR, false};
        job.b = {window.data(), b_places.data(), sparse ? 4u : 2u,
                 t.b,           storage,         b_major == MGPU_MN_MAJOR,
                 false};
        job.rows = rows;
        job.n = n;
        job.pick = sparse ? pick : NULL;
        job.sfa = sfa;
        job.sfb = sfb;
        job.accumulate = accumulate;
    }

    uint32_t expected(uint32_t i, uint32_t j, bool accumulate) const
    {
        uint32_t a[MGPU__TCGEN05_K_MAX], b[MGPU__TCGEN05_K_MAX], c = 0;
        for (uint32_t k = 0; k < stored(); k++) {
            a[k] = element(0, i, k);
            b[k] = element(1, j, sparse ? pick[i][k] : k);
        }
        if (accumulate)
            c = mgpu__bits_of_float(d[i * 300 + j]);
        return mgpu__tcgen05_sum(&job.sum, a, b, sfa[i], sfb[j], t.d_f16 ? c & 0xffff : c);
    }
};

/* How many of all elements differ from their own sum; of large shapes a sample. */
uint32_t
wrong_ones(problem &p, bool accumulate, int how)
{
    static std::unique_ptr<mgpu__tcgen05_block> work(new mgpu__tcgen05_block);
    p.prepare(accumulate);
    std::vector<float> d = p.d;
    mgpu__tcgen05_multiply(&p.job, d.data(), 300, how, work.get());
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < p.rows; i++) {
        for (uint32_t j = (i * 7) % 5; j < p.n; j += 5)
            wrong += mgpu__bits_of_float(d[i * 300 + j]) != p.expected(i, j, accumulate);
        for (uint32_t j = p.n; j < 300; j++) /* nothing behind D is touched */
            wrong += std::memcmp(&d[i * 300 + j], &p.d[i * 300 + j], 4) != 0;
    }
    return wrong;
}

} // namespace

TEST_CASE(
    "mgpu__tcgen05_multiply: exact sums of each kind, shape, swizzle, major; dense and sparse")
{
    std::mt19937 rng(1);
    const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_32B};
    const uint32_t rows[] = {128, 64, 32}, columns[] = {256, 8, 72, 16, 136};
    uint32_t at = 0;
    for (const types &t : all_types)
        for (uint32_t form = 0; form < 2 * 4; form++) {
            const bool sparse = form % 2 != 0;
            const bool mn = t.kind == MGPU_KIND_F16 || t.kind == MGPU_KIND_TF32 ||
                            (t.kind == MGPU_KIND_F8F6F4 && mgpu__tcgen05_bits(t.a) == 8 &&
                             mgpu__tcgen05_bits(t.b) == 8);
            for (inputs how : {ANY_BITS, NEAR, LARGE}) {
                problem p;
                at++;
                p.t = t;
                p.rows = rows[at % 3];
                p.n = columns[at % 5];
                p.sparse = sparse;
                p.a_major = mn && (form & 2) ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                p.b_major = mn && (form & 4) ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                p.swizzle = swizzles[at / 2 % 3];
                if (sparse && p.b_major == MGPU_K_MAJOR && p.swizzle == MGPU_SWIZZLE_32B)
                    p.swizzle = MGPU_SWIZZLE_64B;
                if (mn) { /* whole atoms along M and N */
                    p.rows = p.rows == 32 ? 64 : p.rows;
                    p.n = p.n / 64 * 64 == p.n ? p.n : 128;
                    p.swizzle = MGPU_SWIZZLE_128B;
                }
                p.how = how;
                p.draw(rng);
                CAPTURE(mgpu_kind_name(t.kind), mgpu_mma_name(t.a), mgpu_mma_name(t.b), t.d_f16,
                        p.rows, p.n, sparse, (int)p.a_major, (int)p.b_major, (int)p.swizzle,
                        (int)how);
                CHECK(wrong_ones(p, at % 4 != 0, MGPU__MMA_EXACT) == 0);
                if (at % 7 == 0)
                    CHECK(wrong_ones(p, true, MGPU__MMA_EXACT | MGPU__MMA_PORTABLE) == 0);
                if (at % 7 == 1)
                    CHECK(wrong_ones(p, true, MGPU__MMA_EXACT | MGPU__MMA_NARROW) == 0);
            }
        }
}

/* A word of D as a number. */
double
number(const types &t, float word)
{
    return t.d_f16 ? mgpu__float_of_f16((uint16_t)mgpu__bits_of_float(word)) : word;
}

/* How far `fast` may be from `exact` at (i, j) of a dense problem of f16 or bf16. */
double
bound_at(const problem &p, uint32_t i, uint32_t j, double exact)
{
    const bool f16 = p.t.a == MGPU_MMA_F16;
    float a[16], b[16];
    for (uint32_t k = 0; k < 16; k++) {
        const uint16_t x = (uint16_t)p.element(0, i, k), y = (uint16_t)p.element(1, j, k);
        a[k] = f16 ? mgpu__float_of_f16(x) : mgpu__float_of_bf16(x);
        b[k] = f16 ? mgpu__float_of_f16(y) : mgpu__float_of_bf16(y);
    }
    return bound_of_fast(f16, p.t.d_f16, number(p.t, p.d[i * 300 + j]), a, b, exact);
}

TEST_CASE("mgpu__tcgen05_multiply fast: infinities and NaN as exact has them, else within its "
          "bound")
{
    std::mt19937 rng(2);
    static std::unique_ptr<mgpu__tcgen05_block> work(new mgpu__tcgen05_block);
    const uint32_t rows[] = {128, 64, 32}, columns[] = {256, 72, 136};
    uint32_t at = 0;
    for (uint32_t which = 0; which < 3; which++)
        for (inputs in : {NEAR, SPECIALS, ANY_BITS}) {
            problem p;
            p.t = all_types[which];
            p.rows = rows[at % 3];
            p.n = columns[at++ / 2 % 3];
            p.sparse = false;
            p.a_major = p.b_major = MGPU_K_MAJOR;
            p.swizzle = MGPU_SWIZZLE_128B;
            p.how = in;
            p.draw(rng);
            p.prepare(true);
            std::vector<float> exact = p.d;
            mgpu__tcgen05_multiply(&p.job, exact.data(), 300, MGPU__MMA_EXACT, work.get());
            for (int how : {(int)MGPU__MMA_FAST, MGPU__MMA_FAST | MGPU__MMA_NARROW,
                            MGPU__MMA_FAST | MGPU__MMA_PORTABLE}) {
                std::vector<float> fast = p.d;
                uint32_t far = 0, other = 0, unlike = 0, infinite = 0, none = 0;
                mgpu__tcgen05_multiply(&p.job, fast.data(), 300, how, work.get());
                for (uint32_t i = 0; i < p.rows; i++)
                    for (uint32_t j = 0; j < p.n; j++) {
                        const float x = exact[i * 300 + j], y = fast[i * 300 + j];
                        const double want = number(p.t, x), got = number(p.t, y);
                        infinite += std::isinf(want);
                        none += std::isnan(want);
                        if (!std::isfinite(want)) {
                            other += mgpu__bits_of_float(x) != mgpu__bits_of_float(y);
                        } else {
                            far += !(std::fabs(got - want) <= bound_at(p, i, j, want));
                            unlike += want != got;
                        }
                    }
                CAPTURE(which, (int)in, how, p.rows, p.n, infinite, none, unlike);
                CHECK(far == 0);
                CHECK(other == 0);
                if (in == NEAR) {
                    CHECK(unlike > 0); /* else nothing was fast */
                    CHECK(infinite + none == 0);
                } else {
                    CHECK((in != SPECIALS || infinite > 50)); /* any bits are seldom one */
                    CHECK(none > 50);
                    CHECK(infinite + none < p.rows * p.n);
                }
            }
        }
}

/* What else there is adds up exactly under `fast`: all kinds but f16, and a sparse or negated A. */
TEST_CASE("mgpu__tcgen05_multiply fast: all but dense f16 and bf16 are exact")
{
    std::mt19937 rng(4);
    uint32_t at = 0;
    for (const types &t : all_types)
        for (bool sparse : {false, true}) {
            problem p;
            if (t.kind == MGPU_KIND_F16 && !sparse)
                continue;
            p.t = t;
            p.rows = at++ % 2 ? 64 : 128;
            p.n = 72;
            p.sparse = sparse;
            p.a_major = p.b_major = MGPU_K_MAJOR;
            p.swizzle = MGPU_SWIZZLE_128B;
            p.how = at % 3 != 0 ? NEAR : ANY_BITS;
            p.draw(rng);
            CAPTURE(mgpu_kind_name(t.kind), mgpu_mma_name(t.a), mgpu_mma_name(t.b), sparse);
            CHECK(wrong_ones(p, true, MGPU__MMA_FAST) == 0);
        }
}
