/* tests/layout/test_zero_mask.cpp - zero-column masks of tcgen05.mma.ws, against the manual's tables and examples, and what a convolution needs.
 * SPDX-License-Identifier: MIT
 */
#include "convolution.h"
#include "tcgen05_golden.h"

#include <random>

namespace
{

mgpu_zero_mask_fields
fields(const uint32_t start[4], const uint32_t first[4], bool generates, uint32_t zero_cols,
       uint32_t used_cols, uint32_t shift)
{
    mgpu_zero_mask_fields f = mgpu_zero_mask_decode(0);
    for (int i = 0; i < 4; i++) {
        f.start[i] = start[i];
        f.first[i] = first[i];
    }
    f.generates = generates;
    f.zero_cols = zero_cols;
    f.used_cols = used_cols;
    f.shift = shift;
    return f;
}

/* 64 columns of the mask, from column 64 * word on. */
uint64_t
mask_word(mgpu_zero_mask_fields f, uint32_t m, uint32_t n, uint32_t word)
{
    uint64_t bits = 0;
    for (uint32_t i = 0; i < 64; i++)
        bits |= (uint64_t)mgpu_zero_mask_is_zero(f, m, n, 64 * word + i) << i;
    return bits;
}

void
numbers(const std::string &list, uint32_t out[4])
{
    CHECK(std::sscanf(list.c_str(), "%u,%u,%u,%u", out, out + 1, out + 2, out + 3) == 4);
}

} // namespace

/* The picture of the header: 4 used, 3 zeros. */
TEST_CASE("mgpu_zero_mask_is_zero: the pictures")
{
    const uint32_t none[4] = {0, 0, 0, 0}, one[4] = {1, 0, 0, 0};
    const mgpu_zero_mask_fields a = fields(none, none, true, 3, 4, 0);
    const mgpu_zero_mask_fields b = fields(one, one, true, 3, 4, 0);
    std::string first, second;
    for (uint32_t col = 0; col < 16; col++) {
        first += mgpu_zero_mask_is_zero(a, 128, 128, col) ? '0' : '.';
        second += mgpu_zero_mask_is_zero(b, 128, 128, col) ? '0' : '.';
    }
    CHECK(first == "....000....000..");
    CHECK(second == "00....000....000");
    CHECK(mgpu_zero_mask_encode(a) == 0x0003028000000000ull);
}

TEST_CASE("mgpu_zero_mask_encode, mgpu_zero_mask_decode: inverses for every word")
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 20000; i++) {
        const uint64_t word = random();
        REQUIRE(mgpu_zero_mask_encode(mgpu_zero_mask_decode(word)) == word);
    }
    for (int bit = 0; bit < 64; bit++)
        REQUIRE(mgpu_zero_mask_encode(mgpu_zero_mask_decode(1ull << bit)) == 1ull << bit);
}

TEST_CASE("zero-column masks: the manual's lines, words and masks, both directions")
{
    const auto lines = golden_lines("manual_zeromask.txt", "z");
    CHECK(lines.size() == 246);
    for (const auto &r : lines) {
        const uint32_t m = golden_number(r[1]), n = golden_number(r[2]);
        uint32_t start[4], first[4];
        numbers(r[3], start);
        numbers(r[4], first);
        const mgpu_zero_mask_fields f =
            fields(start, first, r[5] == "1", golden_number(r[6]) + 1, golden_number(r[7]) + 1,
                   golden_number(r[8]));
        const uint64_t word = golden_hex(r[9]);
        INFO(r[9]);
        CHECK(mgpu_zero_mask_encode(f) == word);
        CHECK(mgpu_zero_mask_fault(m, word) == NULL);
        const mgpu_zero_mask_fields g = mgpu_zero_mask_decode(word);
        for (int i = 0; i < 4; i++)
            CHECK((g.start[i] == start[i] && g.first[i] == first[i]));
        CHECK((g.generates == f.generates && g.zero_cols == f.zero_cols &&
               g.used_cols == f.used_cols && g.shift == f.shift && g.reserved == 0));
        for (uint32_t w = 0; w < n / 64; w++)
            CHECK(mask_word(f, m, n, w) ==
                  golden_hex(r[10].substr(r[10].size() - 16 * (w + 1), 16)));
    }
}

TEST_CASE("zero-column masks: all words and masks of the manual, by their sum")
{
    const uint32_t starts[4][4] = {{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 1, 2, 1}, {3, 2, 1, 0}};
    const uint32_t firsts[4][4] = {{0, 0, 0, 0}, {1, 1, 1, 1}, {1, 1, 0, 0}, {0, 1, 0, 1}};
    const uint32_t spans[8][2] = {{2, 3},   {4, 3},  {0, 0},   {7, 7},
                                  {15, 31}, {0, 63}, {127, 4}, {255, 255}};
    std::vector<uint64_t> words;
    int faults = 0;
    for (uint32_t m : {32u, 64u, 128u})
        for (uint32_t n : {64u, 128u, 256u})
            for (uint32_t i = 0; i < 4 * 4 * 2 * 8 * 5; i++) {
                const uint32_t shifts[5] = {0, 2, 8, 16, 32}, shift = shifts[i % 5];
                const uint32_t *const span = spans[i / 5 % 8];
                const uint32_t *const start = starts[i / 320], *const first =
                                                                   firsts[i / 80 % 4];
                bool inside = shift <= (m == 32 ? 16u : 32u);
                for (int part = 0; part < 4; part++)
                    inside = inside && start[part] < (first[part] ? span[0] : span[1]) + 1;
                if (!inside)
                    continue;
                const mgpu_zero_mask_fields f =
                    fields(start, first, i / 40 % 2 != 0, span[0] + 1, span[1] + 1, shift);
                words.push_back(mgpu_zero_mask_encode(f));
                faults += mgpu_zero_mask_fault(m, words.back()) != NULL;
                for (uint32_t w = 0; w < n / 64; w++)
                    words.push_back(mask_word(f, m, n, w));
            }
    check_golden_grid("manual_zeromask.txt", "zeromask", words);
    CHECK(faults == 0);
}

TEST_CASE("mgpu_zero_mask_fault: what the manual forbids, each sentence")
{
    const auto lines = golden_lines("manual_zeromask.txt", "x");
    CHECK(lines.size() == 8);
    for (const auto &r : lines) {
        const char *const said = mgpu_zero_mask_fault(golden_number(r[2]), golden_hex(r[1]));
        INFO(r[1]);
        REQUIRE(said != NULL);
        CHECK(std::string(said).find(r[3] == "reserved"
                                         ? "a reserved bit is set (36-38, 62-63)"
                                         : "the shift (bits 56-61) must be") == 0);
    }
    CHECK(std::string(mgpu_zero_mask_fault(256, 0)).find("M must be 32, 64 or 128") == 0);
    CHECK(mgpu_zero_mask_fault(32, 16ull << 56) == NULL);
    CHECK(mgpu_zero_mask_fault(64, 32ull << 56) == NULL);
}

TEST_CASE(
    "zero-column masks: a convolution's padding, each column, by the layout algebra's oracle")
{
    const int taps_pad[7][2] = {{1, 0}, {3, 0}, {3, 1}, {3, 2}, {5, 2}, {7, 3}, {7, 6}};
    std::vector<int> widths = {55,  56,  57,  63,  64,  65,  111, 112, 127, 128,
                               129, 224, 255, 256, 257, 258, 300, 512, 1000};
    for (int width = 40; width > 0; width--)
        widths.insert(widths.begin(), width);
    uint32_t faults = 0, columns = 0;
    for (uint32_t m : {32u, 64u, 128u})
        for (uint32_t n : {64u, 128u, 256u}) {
            std::vector<uint64_t> words;
            std::vector<uint32_t> masks;
            for (int width : widths)
                for (const auto &t : taps_pad)
                    for (int first : {0, (int)n, 5 * (int)n, 13 * (int)n + 7})
                        for (int tap = 0; tap < t[0]; tap++) {
                            const mgpu_zero_mask_fields f =
                                tap_fields(m, n, width, tap, t[1], first);
                            words.push_back(mgpu_zero_mask_encode(f));
                            faults += mgpu_zero_mask_fault(m, words.back()) != NULL;
                            for (uint32_t w = 0; w < n / 64; w++) {
                                const uint64_t mask =
                                    mask_word(mgpu_zero_mask_decode(words.back()), m, n, w);
                                masks.push_back((uint32_t)mask);
                                masks.push_back((uint32_t)(mask >> 32));
                            }
                        }
            const std::string of_n = "/n" + std::to_string(n);
            check_golden_grid("algebra.txt", "zero-desc/m" + std::to_string(m) + of_n, words);
            check_golden_grid("algebra.txt", "zero-columns" + of_n, masks);
            columns += 32 * (uint32_t)masks.size();
        }
    CHECK((faults == 0 && columns == 9198336));
}
