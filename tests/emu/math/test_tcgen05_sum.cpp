/* tests/emu/math/test_tcgen05_sum.cpp - sums of tcgen05.mma against tests/golden/tcgen05/numerics.txt, which another wrote
 * in Python's integers from what is published.
 * SPDX-License-Identifier: MIT
 */
#include "../../layout/tcgen05_golden.h"
#include "catch.h"

#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/emu/math/integer.h>
#include <mgpu/emu/math/tcgen05_sum.h>

#include <map>

namespace
{

uint64_t
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

/* A line's words: kind[:2X|:4X][:near|:close|:clamped] a b scale d K seed ... */
struct rule_of_line {
    mgpu__tcgen05_sum_rule rule;
    std::string how;

    explicit rule_of_line(const golden_words &words)
    {
        std::istringstream from(words[0]);
        std::string part;
        std::getline(from, part, ':');
        rule.kind = kind_named(part);
        rule.a = type_named(words[1]);
        rule.b = type_named(words[2]);
        rule.scale = type_named(words[3]);
        rule.count = golden_number(words[5]);
        rule.d_f16 = words[4] == "f16";
        rule.scales = rule.kind == MGPU_KIND_MXF8F6F4 ? 1 : rule.kind == MGPU_KIND_MXF4 ? 2 : 0;
        while (std::getline(from, part, ':')) {
            if (part == "2X" || part == "4X")
                rule.scales = (uint32_t)(part[0] - '0');
            else
                how = part;
        }
    }
};

uint32_t
bits_of_type(mgpu_mma_type type)
{
    static const std::map<mgpu_mma_type, uint32_t> bits = {
        {MGPU_MMA_F16, 16}, {MGPU_MMA_BF16, 16}, {MGPU_MMA_TF32, 32}, {MGPU_MMA_E4M3, 8},
        {MGPU_MMA_E5M2, 8}, {MGPU_MMA_E2M3, 6},  {MGPU_MMA_E3M2, 6},  {MGPU_MMA_E2M1, 4},
        {MGPU_MMA_U8, 8},   {MGPU_MMA_S8, 8}};
    return bits.at(type);
}

/* An element of a line whose exponents are near each other. */
uint32_t
nearer(mgpu_mma_type type, uint32_t bits)
{
    const uint32_t exponent = type == MGPU_MMA_F16 ? 5 : 8;
    const uint32_t fraction = type == MGPU_MMA_F16 ? 10 : type == MGPU_MMA_BF16 ? 7 : 23;
    const uint32_t mask = (1u << exponent) - 1;
    if (type != MGPU_MMA_F16 && type != MGPU_MMA_BF16 && type != MGPU_MMA_TF32)
        return bits;
    return (bits & ~(mask << fraction)) | ((mask >> 1) - 4 + (bits >> fraction & 7))
                                              << fraction;
}

/* One dot product's operands, drawn as the oracle's head says. */
struct operands {
    uint32_t a[MGPU__TCGEN05_K_MAX], b[MGPU__TCGEN05_K_MAX], c;
    uint8_t sfa[MGPU__TCGEN05_SCALES_MAX], sfb[MGPU__TCGEN05_SCALES_MAX];

    void draw_elements(uint32_t *to, mgpu_mma_type type, const rule_of_line &line,
                       uint64_t &state)
    {
        const uint64_t mask = (1ull << bits_of_type(type)) - 1;
        for (uint32_t k = 0; k < line.rule.count; k++) {
            to[k] = (uint32_t)(splitmix(state) & mask);
            if (!line.how.empty())
                to[k] = nearer(type, to[k]);
        }
    }

    void draw_scales(uint8_t *to, const rule_of_line &line, uint64_t &state)
    {
        for (uint32_t i = 0; i < line.rule.scales; i++) {
            const uint32_t x = (uint32_t)splitmix(state);
            to[i] = (uint8_t)(line.rule.scale == MGPU_MMA_UE4M3 ? x & 127 : x);
            if (line.how == "close")
                to[i] = (uint8_t)(line.rule.kind == MGPU_KIND_MXF8F6F4 ? 119 + (to[i] & 15)
                                                                       : 95 + (to[i] & 63));
        }
    }

    void draw(const rule_of_line &line, uint64_t &state)
    {
        draw_elements(a, line.rule.a, line, state);
        draw_elements(b, line.rule.b, line, state);
        draw_scales(sfa, line, state);
        draw_scales(sfb, line, state);
        c = (uint32_t)splitmix(state);
        if (line.rule.d_f16)
            c &= 0xffff;
        if (line.how == "clamped") {
            c = (c >> 31 != 0 ? 0x80000000u : 0x7fffffffu) ^ (c & 0xfffff);
            return;
        }
        if (line.rule.d_f16 && !line.how.empty())
            c = (c & 0x83ff) | (12 + (c >> 10 & 3)) << 10;
        else if (!line.how.empty())
            c = (c & 0x807fffff) | (120 + (c >> 23 & 3)) << 23;
    }
};

uint32_t
sum_of(const rule_of_line &line, const operands &o)
{
    if (line.how == "clamped") /* as mgpu__mma_integer_store() */
        return (uint32_t)mgpu__int_sat(
            (int64_t)(int32_t)o.c +
            (int32_t)mgpu__tcgen05_sum(&line.rule, o.a, o.b, o.sfa, o.sfb, 0));
    return mgpu__tcgen05_sum(&line.rule, o.a, o.b, o.sfa, o.sfb, o.c);
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
    CHECK(done == 304);
}

/* Of each kind a million sums and more, numerics_million.txt; its lines begin with the sums of numerics.txt's. */
TEST_CASE("tcgen05's sums: the hash of each line of the oracle, over a million of each kind")
{
    size_t lines = 0, fewer = 0;
    std::map<std::string, size_t> sums;
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
        sums[mgpu_kind_name(line.rule.kind)] += count;
        fewer += of_start;
    }
    CHECK(lines == 202);
    CHECK(first.size() == 202);
    CHECK(sums.size() == 7);
    for (const auto &of : sums) {
        CAPTURE(of.first);
        CHECK(of.second >= 1000000);
    }
    CHECK(fewer == 1415000);
}
