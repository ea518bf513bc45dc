/* tests/emu/math/test_tcgen05_sum.cpp - sums of tcgen05.mma against tests/golden/tcgen05/numerics.txt, which another wrote
 * in Python's integers from what is published; of other K than sm_100's and of a sparse A, of which nothing is, both are
 * one reading.
 * SPDX-License-Identifier: MIT
 */
#include "../../layout/tcgen05_golden.h"
#include "catch.h"

#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/emu/math/integer.h>
#include <mgpu/emu/math/tcgen05_sum.h>
#include <mgpu/layout/sparse_tmem.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace
{

inline uint64_t
splitmix(uint64_t &state)
{
    state += 0x9E3779B97F4A7C15u;
    uint64_t z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (z ^ z >> 31) >> 32;
}

mgpu_mma_type
type_named(const std::string &word)
{
    for (int t = MGPU_MMA_NONE + 1; t < MGPU_MMA_END; t++)
        if (word == mgpu_mma_name((mgpu_mma_type)t))
            return (mgpu_mma_type)t;
    REQUIRE(word == "-");
    return MGPU_MMA_NONE;
}

mgpu_kind
kind_named(const std::string &word)
{
    for (int k = 0; k <= MGPU_KIND_MXF4NVF4; k++)
        if (word == mgpu_kind_name((mgpu_kind)k))
            return (mgpu_kind)k;
    FAIL("no kind " << word);
    return MGPU_KIND_F16;
}

/* A line's words: kind[:2X|:3X|...][:sp][:near|:close|:clamped] a b scale d K seed ... */
struct rule_of_line {
    mgpu__tcgen05_sum_rule rule;
    uint32_t k;
    bool sparse = false, near = false, close = false, clamped = false;

    explicit rule_of_line(const golden_words &words)
    {
        std::istringstream from(words[0]);
        std::string part;
        std::getline(from, part, ':');
        rule.kind = kind_named(part);
        rule.a = type_named(words[1]);
        rule.b = type_named(words[2]);
        rule.scale = type_named(words[3]);
        k = golden_number(words[5]);
        rule.d_f16 = words[4] == "f16";
        uint32_t scales = 0;
        while (std::getline(from, part, ':')) {
            if (part.size() == 2 && part[1] == 'X')
                scales = (uint32_t)(part[0] - '0');
            else if (part == "sp")
                sparse = true;
            else if (part == "clamped")
                clamped = true;
            else
                near = true;
            close = close || part == "close";
        }
        rule.count = sparse ? k / 2 : k;
        rule.scales = rule.scale == MGPU_MMA_NONE ? 0 : scales != 0 ? scales : rule.count / 32;
    }

    /* The elements that a code of metadata speaks of: of fp4 in pairs on sm_100, whose K is 128, one by one on sm_107. */
    uint32_t meta_bits() const
    {
        return rule.kind == MGPU_KIND_TF32               ? 32
               : rule.kind >= MGPU_KIND_MXF4 && k == 128 ? 4
                                                         : 8;
    }
};

uint32_t
bits_of_type(mgpu_mma_type type)
{
    return type == MGPU_MMA_TF32                            ? 32
           : type == MGPU_MMA_F16 || type == MGPU_MMA_BF16  ? 16
           : type == MGPU_MMA_E2M3 || type == MGPU_MMA_E3M2 ? 6
           : type == MGPU_MMA_E2M1                          ? 4
                                                            : 8;
}

/* An element of 16 or 32 bits of a line whose exponents are near each other. */
inline uint32_t
nearer(mgpu_mma_type type, uint32_t bits)
{
    const uint32_t exponent = type == MGPU_MMA_F16 ? 5 : 8;
    const uint32_t fraction = type == MGPU_MMA_F16 ? 10 : type == MGPU_MMA_BF16 ? 7 : 23;
    const uint32_t mask = (1u << exponent) - 1;
    return (bits & ~(mask << fraction)) | ((mask >> 1) - 4 + (bits >> fraction & 7))
                                              << fraction;
}

/* One dot product's operands, drawn as the oracle's head says. */
struct operands {
    uint32_t a[MGPU__TCGEN05_K_MAX], b[2 * MGPU__TCGEN05_K_MAX], c;
    uint32_t met[MGPU__TCGEN05_K_MAX]; /* of a sparse A: the k of each stored element */
    uint8_t sfa[MGPU__TCGEN05_SCALES_MAX], sfb[MGPU__TCGEN05_SCALES_MAX];

    void draw_elements(uint32_t *to, uint32_t count, mgpu_mma_type type,
                       const rule_of_line &line, uint64_t &state)
    {
        const uint64_t mask = (1ull << bits_of_type(type)) - 1;
        for (uint32_t k = 0; k < count; k++)
            to[k] = (uint32_t)(splitmix(state) & mask);
        for (uint32_t k = 0; line.near && mask > 0xff && k < count; k++)
            to[k] = nearer(type, to[k]);
    }

    void draw_scales(uint8_t *to, const rule_of_line &line, uint64_t &state)
    {
        for (uint32_t i = 0; i < line.rule.scales; i++) {
            const uint32_t x = (uint32_t)splitmix(state);
            to[i] = (uint8_t)(line.rule.scale == MGPU_MMA_UE4M3 ? x & 127 : x);
            if (line.close)
                to[i] = (uint8_t)(line.rule.kind == MGPU_KIND_MXF8F6F4 ? 119 + (to[i] & 15)
                                                                       : 95 + (to[i] & 63));
        }
    }

    void draw(const rule_of_line &line, uint64_t &state)
    {
        draw_elements(a, line.rule.count, line.rule.a, line, state);
        draw_elements(b, line.k, line.rule.b, line, state);
        draw_scales(sfa, line, state);
        draw_scales(sfb, line, state);
        draw_c(line, state);
        if (line.sparse)
            draw_codes(line, state);
    }

    void draw_codes(const rule_of_line &line, uint64_t &state)
    {
        static const uint32_t halves[] = {0x4, 0x8, 0x9, 0xc, 0xd, 0xe}, of_two[] = {0x4, 0xe};
        const uint32_t bits = line.meta_bits(), each = mgpu_tmem_meta_chunk_elems(bits);
        for (uint32_t chunk = 0; chunk < line.k / each; chunk++) {
            const uint32_t x = (uint32_t)splitmix(state);
            const uint32_t code = each == 2 ? of_two[x % 2] : halves[x % 6];
            for (uint32_t i = 0; i < each / 2; i++)
                met[chunk * each / 2 + i] = chunk * each + mgpu_tmem_meta_elem(bits, code, i);
        }
    }

    void draw_c(const rule_of_line &line, uint64_t &state)
    {
        c = (uint32_t)splitmix(state);
        if (line.rule.d_f16)
            c &= 0xffff;
        if (line.clamped) {
            c = (c >> 31 != 0 ? 0x80000000u : 0x7fffffffu) ^ (c & 0xfffff);
            return;
        }
        if (line.rule.d_f16 && line.near)
            c = (c & 0x83ff) | (12 + (c >> 10 & 3)) << 10;
        else if (line.near)
            c = (c & 0x807fffff) | (120 + (c >> 23 & 3)) << 23;
    }
};

uint32_t
sum_of(const rule_of_line &line, const operands &o)
{
    uint32_t met[MGPU__TCGEN05_K_MAX];
    for (uint32_t i = 0; line.sparse && i < line.rule.count; i++)
        met[i] = o.b[o.met[i]];
    const uint32_t *b = line.sparse ? met : o.b;
    if (line.clamped) /* as mgpu__mma_integer_store() */
        return (uint32_t)mgpu__int_sat(
            (int64_t)(int32_t)o.c +
            (int32_t)mgpu__tcgen05_sum(&line.rule, o.a, b, o.sfa, o.sfb, 0));
    return mgpu__tcgen05_sum(&line.rule, o.a, b, o.sfa, o.sfb, o.c);
}

} // namespace

TEST_CASE("tcgen05's sums: each sample of the oracle, in full")
{
    size_t done = 0;
    for (const golden_words &words : golden_lines("numerics_samples.txt")) {
        const rule_of_line line(words);
        uint64_t state = golden_number(words[6]);
        operands o;
        for (uint32_t i = 0; i <= golden_number(words[7]); i++)
            o.draw(line, state);
        CAPTURE(words[0], words[1], words[2], words[3], words[4], words[6], words[7]);
        CHECK(o.c == golden_hex(words[12]));
        CHECK(sum_of(line, o) == golden_hex(words[13]));
        done++;
    }
    CHECK(done == 404);
}

/* A million sums and more of each kind and K, and of a sparse A of block-scaled kinds; of other sparse ones a tenth:
 * numerics_million.txt, whose lines begin with the sums of numerics.txt's. */
TEST_CASE("tcgen05's sums: the hash of each line of the oracle, over a million of each kind")
{
    size_t lines = 0, fewer = 0;
    std::map<std::tuple<mgpu_kind, uint32_t, bool>, size_t> sums;
    size_t millions = 0;
    const std::vector<golden_words> first = golden_lines("numerics.txt");
    for (const golden_words &words : golden_lines("numerics_million.txt")) {
        REQUIRE(lines < first.size());
        const golden_words &start = first[lines++];
        const rule_of_line line(words);
        const uint32_t count = golden_number(words[7]), of_start = golden_number(start[7]);
        uint64_t state = golden_number(words[6]);
        std::vector<unsigned char> bytes(4 * (size_t)count);
        operands o;
        for (size_t i = 0; i < count; i++) {
            o.draw(line, state);
            const uint32_t d = sum_of(line, o);
            for (uint32_t byte = 0; byte < 4; byte++)
                bytes[4 * i + byte] = (unsigned char)(d >> 8 * byte);
        }
        CAPTURE(words[0], words[1], words[2], words[3], words[4], words[6]);
        CHECK(mgpu_test_sha256(bytes.data(), bytes.size()) == words[8]);
        REQUIRE(golden_words(start.begin(), start.begin() + 7) ==
                golden_words(words.begin(), words.begin() + 7));
        REQUIRE(of_start <= count);
        CHECK(mgpu_test_sha256(bytes.data(), 4 * (size_t)of_start) == start[8]);
        sums[std::make_tuple(line.rule.kind, line.k, line.sparse)] += count;
        fewer += of_start;
    }
    CHECK(lines == 420);
    CHECK(first.size() == 420);
    CHECK(sums.size() == 24);
    for (const auto &of : sums) {
        CAPTURE(mgpu_kind_name(std::get<0>(of.first)), std::get<1>(of.first),
                std::get<2>(of.first));
        CHECK(of.second >= 100000);
        millions += of.second >= 1000000;
    }
    CHECK(millions == 16);
    CHECK(fewer == 1633000);
}

/* ---- sums of one K, and of a sparse A, by those of another -------------------------------- */

namespace
{

/* A line by its words, some with K or sparsity that sm_100 has not. */
rule_of_line
line_of(const std::string &words)
{
    std::istringstream from(words);
    golden_words of;
    for (std::string word; from >> word;)
        of.push_back(word);
    return rule_of_line(of);
}

const std::vector<std::string> longer_lines = {
    "f8f6f4 e4m3 e4m3 - f32 64",           "f8f6f4 e4m3 e4m3 - f16 64",
    "mxf8f6f4 e3m2 e4m3 ue8m0 f32 64",     "mxf8f6f4:close e2m1 e3m2 ue8m0 f32 64",
    "mxf4:close e2m1 e2m1 ue8m0 f32 96",   "mxf4nvf4:3X:close e2m1 e2m1 ue8m0 f32 96",
    "mxf4nvf4:6X e2m1 e2m1 ue4m3 f32 96",  "mxf4:close e2m1 e2m1 ue8m0 f32 128",
    "mxf4nvf4:4X e2m1 e2m1 ue8m0 f32 128", "mxf4nvf4:8X:near e2m1 e2m1 ue4m3 f32 128",
};

const std::vector<std::string> sparse_lines = {
    "f16:sp:near f16 f16 - f32 32",
    "f16:sp bf16 bf16 - f32 32",
    "tf32:sp:near tf32 tf32 - f32 16",
    "f8f6f4:sp e5m2 e5m2 - f16 64",
    "f8f6f4:sp e4m3 e5m2 - f32 64",
    "i8:sp s8 u8 - s32 64",
    "mxf8f6f4:sp:close e4m3 e5m2 ue8m0 f32 64",
};

} // namespace

TEST_CASE("tcgen05's sums: one sum of all its terms, in whichever order they are")
{
    for (const std::string &words : longer_lines) {
        const rule_of_line line = line_of(words);
        uint64_t state = 1;
        uint32_t wrong = 0, numbers = 0;
        for (uint32_t round = 0; round < 2000; round++) {
            operands o, back;
            o.draw(line, state);
            back = o;
            std::reverse(back.a, back.a + line.k);
            std::reverse(back.b, back.b + line.k);
            std::reverse(back.sfa, back.sfa + line.rule.scales);
            std::reverse(back.sfb, back.sfb + line.rule.scales);
            wrong += sum_of(line, o) != sum_of(line, back);
            numbers += (sum_of(line, o) & 0x7fffffff) < (line.rule.d_f16 ? 0x7c00 : 0x7f800000);
        }
        CAPTURE(words, numbers);
        CHECK(wrong == 0);
        CHECK(numbers > 100);
    }
}

TEST_CASE("tcgen05's sums: a shorter K is one whose end is zero")
{
    for (const std::string &words : longer_lines) {
        const rule_of_line line = line_of(words);
        const uint32_t dots = line.rule.kind >= MGPU_KIND_MXF4 ? 32 : line.k / 2;
        rule_of_line less = line;
        uint64_t state = 2;
        uint32_t wrong = 0;
        less.k = less.rule.count = line.k - dots;
        less.rule.scales = line.rule.scales * less.k / line.k;
        for (uint32_t round = 0; round < 2000; round++) {
            operands o;
            o.draw(line, state);
            for (uint32_t i = less.k; i < line.k; i++)
                o.a[i] = o.b[i] = 0;
            for (uint32_t i = less.rule.scales; i < line.rule.scales; i++)
                o.sfa[i] = o.sfb[i] = 0;
            wrong += sum_of(line, o) != sum_of(less, o);
        }
        CAPTURE(words);
        CHECK(wrong == 0);
    }
}

TEST_CASE("tcgen05's sums: of a sparse A those of a dense one that has zeros between")
{
    for (const std::string &words : sparse_lines) {
        const rule_of_line line = line_of(words);
        rule_of_line dense = line;
        uint64_t state = 3;
        uint32_t wrong = 0;
        dense.sparse = false;
        dense.rule.count = line.k;
        for (uint32_t round = 0; round < 2000; round++) {
            operands o, wide;
            o.draw(line, state);
            wide = o;
            for (uint32_t i = 0; i < line.k; i++)
                wide.a[i] = wide.b[i] =
                    0; /* of B what is looked at: zero times infinity is NaN */
            for (uint32_t i = 0; i < line.rule.count; i++) {
                wide.a[o.met[i]] = o.a[i];
                wide.b[o.met[i]] = o.b[o.met[i]];
            }
            wrong += sum_of(line, o) != sum_of(dense, wide);
        }
        CAPTURE(words);
        CHECK(wrong == 0);
    }
}

/* Where nothing is cut, 32 of K at a time and a sparse A's zeros make the same sum. */
TEST_CASE("tcgen05's sums: whole numbers of fp4, in pieces and with zeros between")
{
    for (const std::string words :
         {"mxf4 e2m1 e2m1 ue8m0 f32 96", "mxf4nvf4:6X e2m1 e2m1 ue8m0 f32 96",
          "mxf4 e2m1 e2m1 ue8m0 f32 128", "mxf4:sp e2m1 e2m1 ue8m0 f32 128",
          "mxf4nvf4:4X:sp e2m1 e2m1 ue8m0 f32 128", "mxf4nvf4:6X:sp e2m1 e2m1 ue8m0 f32 192"}) {
        const rule_of_line line = line_of(words);
        rule_of_line piece = line;
        uint64_t state = 4;
        uint32_t wrong = 0;
        const uint32_t pieces = line.k / 32;
        piece.sparse = false;
        piece.k = piece.rule.count = 32;
        piece.rule.scales = 2;
        for (uint32_t round = 0; round < 2000; round++) {
            operands o;
            o.draw(line, state);
            for (uint8_t &x : o.sfa)
                x = (uint8_t)(126 + x % 3);
            for (uint8_t &x : o.sfb)
                x = (uint8_t)(126 + x % 3);
            o.c = mgpu__bits_of_float((float)(int32_t)(o.c % 2001) - 1000.0f);
            uint32_t a[2 * MGPU__TCGEN05_K_MAX] = {0}, d = o.c;
            for (uint32_t i = 0; i < line.rule.count; i++)
                a[line.sparse ? o.met[i] : i] = o.a[i];
            for (uint32_t at = 0; at < pieces; at++) {
                operands part = o;
                std::copy_n(a + 32 * at, 32, part.a);
                std::copy_n(o.b + 32 * at, 32, part.b);
                for (uint32_t half = 0; half < 2; half++) {
                    const uint32_t scale = (2 * at + half) * line.rule.scales / (2 * pieces);
                    part.sfa[half] = o.sfa[scale];
                    part.sfb[half] = o.sfb[scale];
                }
                part.c = d;
                d = sum_of(piece, part);
            }
            wrong += sum_of(line, o) != d;
        }
        CAPTURE(words);
        CHECK(wrong == 0);
    }
}

/* ue5m3 is ue4m3 with a bit of exponent more: each code's number, and where both have it the same sums. */
TEST_CASE("tcgen05's sums: scale factors of ue5m3")
{
    for (int bits = 0; bits < 256; bits++) {
        const mgpu__tcgen05_scale s = mgpu__tcgen05_scale_of(MGPU_MMA_UE5M3, (uint8_t)bits);
        const double x =
            bits < 8 ? std::ldexp(bits, -17) : std::ldexp(8 + bits % 8, bits / 8 - 18);
        CAPTURE(bits);
        CHECK(s.nan == (bits == 255));
        CHECK(std::ldexp(s.significand, s.exponent - 3) == x);
    }
    CHECK(mgpu__tcgen05_scale_of(MGPU_MMA_UE5M3, 254).significand == 14); /* 114688 */
    for (const std::string block : {":2X", ":4X"}) {
        const rule_of_line e4 = line_of("mxf4nvf4" + block + " e2m1 e2m1 ue4m3 f32 64");
        const rule_of_line e5 = line_of("mxf4nvf4" + block + " e2m1 e2m1 ue5m3 f32 64");
        uint64_t state = 7;
        uint32_t wrong = 0;
        for (uint32_t round = 0; round < 2000; round++) {
            operands o;
            o.draw(e4, state);
            for (uint8_t *x : {o.sfa, o.sfb})
                for (uint32_t i = 0; i < e4.rule.scales; i++)
                    x[i] = (uint8_t)(8 + x[i] % 119); /* normal, no NaN */
            const uint32_t sum = sum_of(e4, o);
            for (uint8_t *x : {o.sfa, o.sfb})
                for (uint32_t i = 0; i < e4.rule.scales; i++)
                    x[i] = (uint8_t)(x[i] + 64);
            wrong += sum_of(e5, o) != sum;
        }
        CHECK(wrong == 0);
    }
}
