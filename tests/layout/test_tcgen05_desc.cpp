/* tests/layout/test_tcgen05_desc.cpp - matrix descriptors of tcgen05: two oracles, and that they read what TMA wrote.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/tcgen05_desc.h>
#include <mgpu/layout/tile.h>

#include <random>

namespace
{

const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_128B_ATOM_32B,
                                 MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_32B};

mgpu_swizzle
swizzle_of(uint32_t mode)
{
    return mode == 1   ? MGPU_SWIZZLE_128B_ATOM_32B
           : mode == 2 ? MGPU_SWIZZLE_128B
           : mode == 4 ? MGPU_SWIZZLE_64B
           : mode == 6 ? MGPU_SWIZZLE_32B
                       : MGPU_SWIZZLE_NONE;
}

std::string
fault(uint64_t desc, mgpu_major major, uint32_t elem_bytes)
{
    const char *text =
        mgpu_tcgen05_desc_fault(mgpu_tcgen05_desc_decode(desc), major, elem_bytes);
    return text != NULL ? text : "";
}

} // namespace

/* ---- the word ------------------------------------------------------------------------------------ */

/* Those of wgmma, with bit 46: 0x4000 in the upper half's low part. */
TEST_CASE("mgpu_tcgen05_desc: golden words")
{
    CHECK(mgpu_tcgen05_desc(0x400, 16, 1024, MGPU_SWIZZLE_128B) == 0x4000404000010040ull);
    CHECK(mgpu_tcgen05_desc(0x1200, 8192, 512, MGPU_SWIZZLE_64B) == 0x8000402002000120ull);
    CHECK(mgpu_tcgen05_desc(0x300, 0, 256, MGPU_SWIZZLE_32B) == 0xc000401000000030ull);
    CHECK(mgpu_tcgen05_desc(0x400, 4096, 512, MGPU_SWIZZLE_128B_ATOM_32B) ==
          0x2000402001000040ull);
    CHECK(mgpu_tcgen05_desc(0, 0, 0, MGPU_SWIZZLE_NONE) == 0x0000400000000000ull);
    CHECK(mgpu_tcgen05_desc(0x03000400, 16, 1024, MGPU_SWIZZLE_128B) == 0x4000404000010040ull);
    CHECK(mgpu_tcgen05_desc(0, 0, 0, MGPU_SWIZZLE_128B_ATOM_64B) == 0xe000400000000000ull);
    CHECK(mgpu_tcgen05_desc_of_wgmma(MGPU_WGMMA_DESC_INVALID) == MGPU_TCGEN05_DESC_INVALID);
    for (mgpu_swizzle s :
         {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B})
        CHECK(mgpu_tcgen05_desc_of_wgmma(mgpu_wgmma_desc(0x1230, 0x450, 0x670, s)) ==
              mgpu_tcgen05_desc(0x1230, 0x450, 0x670, s));
}

TEST_CASE("mgpu_tcgen05_desc_encode, mgpu_tcgen05_desc_decode: inverses for every word")
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 50000; i++) {
        const uint64_t word = random();
        REQUIRE(mgpu_tcgen05_desc_encode(mgpu_tcgen05_desc_decode(word)) == word);
    }
    for (int bit = 0; bit < 64; bit++)
        for (uint64_t code = 0; code < 8; code++) {
            const uint64_t word = 1ull << bit ^ code << 61;
            REQUIRE(mgpu_tcgen05_desc_encode(mgpu_tcgen05_desc_decode(word)) == word);
        }
}

/* ---- the manual ---------------------------------------------------------------------------------- */

namespace
{

mgpu_tcgen05_desc_fields
fields(uint32_t start, uint32_t leading, uint32_t stride, uint32_t base, bool absolute,
       uint32_t mode)
{
    mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(0);
    f.start = start;
    f.leading_bytes = leading;
    f.stride_bytes = stride;
    f.constant = 1;
    f.base_offset = base;
    f.leading_is_addr = absolute;
    f.swizzle = swizzle_of(mode);
    return f;
}

} // namespace

TEST_CASE("matrix descriptors of tcgen05: the manual's lines, both directions")
{
    const auto s = golden_lines("manual_smem.txt", "s"),
               e = golden_lines("manual_smem.txt", "e");
    CHECK(s.size() == 588);
    CHECK(e.size() == 4);
    for (const auto &r : s) {
        uint32_t v[7];
        for (int i = 1; i < 7; i++)
            v[i] = (uint32_t)golden_hex(r[(size_t)i]);
        const uint64_t word = golden_hex(r[7]);
        INFO(r[7]);
        CHECK(mgpu_tcgen05_desc_encode(fields(v[1], v[2], v[3], v[4], v[5] != 0, v[6])) ==
              word);
        const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(word);
        CHECK((f.start == v[1] && f.leading_bytes == v[2] && f.stride_bytes == v[3]));
        CHECK((f.constant == 1 && f.base_offset == v[4] && f.leading_is_addr == (v[5] != 0)));
        CHECK((f.swizzle == swizzle_of(v[6]) && f.reserved == 0));
        CHECK((fault(word, MGPU_MN_MAJOR, v[6] == 1 ? 4 : 2) == "") == (v[5] == 0));
        if (v[4] == 0 && v[5] == 0)
            CHECK(mgpu_tcgen05_desc(v[1], v[2], v[3], swizzle_of(v[6])) == word);
    }
    for (const auto &r : e) {
        uint32_t v[7];
        for (int i = 1; i < 7; i++)
            v[i] = (uint32_t)golden_hex(r[(size_t)i]);
        const mgpu_tcgen05_desc_fields f = fields(v[1], v[2], v[3], v[4], v[5] != 0, v[6]);
        INFO(r[7]);
        CHECK(mgpu_tcgen05_desc_encode(f) == golden_hex(r[7]));
        CHECK(mgpu_tcgen05_desc_fault(f, MGPU_K_MAJOR, 2) != NULL);
    }
}

TEST_CASE("matrix descriptors of tcgen05: any word, as the manual judges it")
{
    int legal = 0, refused = 0;
    for (const auto &r : golden_lines("manual_smem.txt", "w")) {
        const uint64_t word = golden_hex(r[1]);
        const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(word);
        INFO(r[1]);
        CHECK(f.start == golden_hex(r[2]));
        CHECK(f.leading_bytes == golden_hex(r[3]));
        CHECK(f.stride_bytes == golden_hex(r[4]));
        CHECK(f.constant == golden_number(r[5]));
        CHECK(f.base_offset == golden_number(r[6]));
        CHECK(f.leading_is_addr == (r[7] == "1"));
        CHECK((f.reserved >> 53 & 255) == golden_hex(r[8]));
        const uint32_t mode = golden_number(r[9]);
        CHECK(f.swizzle == swizzle_of(mode));
        CHECK(((f.reserved >> 61) == mode) ==
              (mode == 3 || mode == 5 || mode == 7 || mode == 0));
        CHECK((fault(word, MGPU_K_MAJOR, 2) == "") == (r[10] == "-"));
        (r[10] == "-" ? legal : refused)++;
    }
    CHECK(legal == 12);
    CHECK(refused == 32);
}

TEST_CASE("mgpu_tcgen05_base_offset: the manual's values")
{
    const auto lines = golden_lines("manual_smem.txt", "o");
    CHECK(lines.size() == 5 * 32);
    for (const auto &r : lines) {
        CAPTURE(r[1], r[2]);
        CHECK(mgpu_tcgen05_base_offset((uint32_t)golden_hex(r[2]),
                                       swizzle_of(golden_number(r[1]))) == golden_number(r[3]));
    }
    CHECK(mgpu_tcgen05_base_offset(0x490, MGPU_SWIZZLE_NONE) == 0);
}

TEST_CASE("matrix descriptors of tcgen05: the manual's words, by their sum")
{
    std::vector<uint64_t> words;
    for (uint32_t start : {0u, 0x10u, 0x400u, 0x2480u, 0x8000u, 0x1fff0u, 0x37ff0u, 0x3fff0u})
        for (uint32_t leading : {0u, 0x10u, 0x80u, 0x100u, 0x800u, 0x1000u, 0x3fff0u})
            for (uint32_t stride :
                 {0u, 0x10u, 0x80u, 0x100u, 0x200u, 0x400u, 0x2000u, 0x3fff0u})
                for (uint32_t base = 0; base < 8; base++)
                    for (bool absolute : {false, true})
                        for (uint32_t mode : {0u, 1u, 2u, 4u, 6u})
                            words.push_back(mgpu_tcgen05_desc_encode(
                                fields(start, leading, stride, base, absolute, mode)));
    check_golden_grid("manual_smem.txt", "smem", words);
}

TEST_CASE("mgpu_tcgen05_operand_addr: the manual's canonical layouts, by their sums")
{
    const auto lines = golden_lines("manual_canon.txt", "c");
    CHECK(lines.size() == 24);
    for (const auto &r : lines) {
        const mgpu_major major = r[1] == "K" ? MGPU_K_MAJOR : MGPU_MN_MAJOR;
        const uint32_t elem_bytes = golden_number(r[3]);
        const mgpu_tcgen05_desc_fields f =
            fields(0, (uint32_t)golden_hex(r[4]), (uint32_t)golden_hex(r[5]), 0, false,
                   golden_number(r[2]));
        std::vector<uint32_t> addresses;
        for (uint32_t mn = 0; mn < golden_number(r[6]); mn++)
            for (uint32_t k = 0; k < golden_number(r[7]); k++)
                addresses.push_back(mgpu_tcgen05_operand_addr(f, major, elem_bytes, mn, k));
        check_golden_grid("manual_canon.txt", r[1] + "-" + r[2] + "-" + r[3], addresses);
        CHECK(mgpu_tcgen05_desc_fault(f, major, elem_bytes) == NULL);
    }
}

/* ---- CuTe ---------------------------------------------------------------------------------------- */

namespace
{

/* A tile of the file: how it is stored, and what one MMA takes of it. */
struct tile {
    mgpu_major major;
    mgpu_swizzle swizzle;
    uint32_t bits, mn, k, mma_mn, mma_k, address;
    bool mn_first;

    uint32_t bytes(uint32_t elems) const
    {
        return elems * bits / 8;
    }
    uint32_t elem_bytes() const
    {
        return bits < 8 ? 1 : bits / 8;
    }

    /* By the functions of the header: the tile's first operand, then steps. */
    uint64_t desc(uint32_t mn_at, uint32_t k_at) const
    {
        const uint32_t span = mgpu_swizzle_span_bytes(swizzle), steps = k_at / mma_k;
        uint64_t d;
        if (major == MGPU_MN_MAJOR) {
            d = mn_first ? mgpu_tcgen05_desc_mn_major_mn_first(address, swizzle, bytes(mn))
                         : mgpu_tcgen05_desc_mn_major(address, swizzle, k);
        } else if (span == 0) {
            d = mn_first ? mgpu_tcgen05_desc_k_major_none(address, mn)
                         : mgpu_tcgen05_desc_k_major_k_first(address, swizzle, bytes(k));
        } else { /* a row of W bytes is a descriptor of its own */
            const uint32_t row = bytes(k_at) / span;
            d = mn_first ? mgpu_tcgen05_desc_k_major(address + row * mn * span, swizzle)
                         : mgpu_tcgen05_desc_k_major_k_first(address + row * 8 * span, swizzle,
                                                             bytes(k));
            for (uint32_t i = 0; i < bytes(k_at) % span / 32; i++)
                d += mgpu_tcgen05_k_step(d, major, elem_bytes());
            return d + mgpu_tcgen05_mn_step(d, major, elem_bytes(), mn_at);
        }
        for (uint32_t i = 0; i < steps; i++)
            d += mgpu_tcgen05_k_step(d, major, elem_bytes());
        return d + mgpu_tcgen05_mn_step(d, major, elem_bytes(), mn_at);
    }
};

uint32_t
value_of(const std::string &word) /* of name=value */
{
    return golden_number(word.substr(word.find('=') + 1));
}

tile
tile_of(const std::vector<std::string> &r)
{
    tile t;
    t.major = r[1] == "K-major" ? MGPU_K_MAJOR : MGPU_MN_MAJOR;
    t.swizzle = r[2] == "none"   ? MGPU_SWIZZLE_NONE
                : r[2] == "32B"  ? MGPU_SWIZZLE_32B
                : r[2] == "64B"  ? MGPU_SWIZZLE_64B
                : r[2] == "128B" ? MGPU_SWIZZLE_128B
                                 : MGPU_SWIZZLE_128B_ATOM_32B;
    t.bits = value_of(r[3]);
    t.mn = value_of(r[4]);
    t.k = value_of(r[5]);
    t.mma_mn = value_of(r[6]);
    t.mma_k = value_of(r[7]);
    t.mn_first = r[8] == "order=mn";
    t.address = value_of(r[9]);
    return t;
}

/* How many of the 16 bytes of a row of the file are read elsewhere by an MMA at (mn_at, k_at); `seen` counts all. */
int
misread(const tile &t, uint64_t desc, uint32_t mn_at, uint32_t k_at,
        const std::vector<std::string> &r, int *seen)
{
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc);
    const uint32_t row = golden_number(r[1]);
    int wrong = 0;
    for (uint32_t i = 2; i < r.size(); i++) {
        const uint32_t at = 16 * (i - 2) * 8 / t.bits; /* element along the row */
        const uint32_t mn = t.major == MGPU_K_MAJOR ? row : at,
                       k = t.major == MGPU_K_MAJOR ? at : row;
        if (mn < mn_at || mn >= mn_at + t.mma_mn || k < k_at || k >= k_at + t.mma_k)
            continue;
        const uint32_t k_elem = t.bits == 4 ? (k - k_at) / 2 : k - k_at; /* pairs as bytes */
        wrong += mgpu_tcgen05_operand_addr(f, t.major, t.elem_bytes(), mn - mn_at, k_elem) !=
                 t.address + golden_number(r[i]);
        ++*seen;
    }
    return wrong;
}

} // namespace

TEST_CASE(
    "matrix descriptors of tcgen05: CuTe's words, and what they read, by steps from the tile")
{
    const auto lines = golden_lines("cute_smem.txt", "");
    int tiles = 0, words = 0, rows = 0, wrong = 0, seen = 0;
    for (size_t at = 0; at < lines.size();) {
        REQUIRE(lines[at][0] == "tile");
        const tile t = tile_of(lines[at]);
        size_t first_row = ++at, end;
        while (lines[first_row][0] == "d")
            first_row++;
        for (end = first_row; end < lines.size() && lines[end][0] == "r"; end++)
            rows++;
        for (; at < first_row; at++, words++) {
            const auto &d = lines[at];
            const uint32_t mn = golden_number(d[1]), k = golden_number(d[2]);
            const uint64_t theirs = golden_hex(d[3]), ours = t.desc(mn, k);
            const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(theirs);
            const mgpu_tcgen05_desc_fields g = mgpu_tcgen05_desc_decode(ours);
            CAPTURE(tiles, d[3], mn, k);
            CHECK(f.start == 16 * golden_number(d[4]));
            CHECK(f.leading_bytes == 16 * golden_number(d[5]));
            CHECK(f.stride_bytes == 16 * golden_number(d[6]));
            CHECK((f.constant == golden_number(d[7]) && f.base_offset == golden_number(d[8])));
            CHECK(mgpu_tcgen05_desc_encode(f) == theirs);
            CHECK(mgpu_tcgen05_desc(f.start, f.leading_bytes, f.stride_bytes, t.swizzle) ==
                  theirs);
            CHECK(g.start == f.start);
            CHECK(
                (f.leading_bytes == 0 || g.leading_bytes == f.leading_bytes)); /* 0: not used */
            CHECK((f.stride_bytes == 0 || g.stride_bytes == f.stride_bytes));
            CHECK((ours ^ theirs) >> 46 == 0);
            const bool legal = t.major == MGPU_K_MAJOR ||
                               (t.bits == 32) == (t.swizzle == MGPU_SWIZZLE_128B_ATOM_32B);
            CHECK((fault(theirs, t.major, t.elem_bytes()) == "") == legal);
            for (size_t row = first_row; row < end; row++) {
                wrong += misread(t, theirs, mn, k, lines[row], &seen);
                wrong += misread(t, ours, mn, k, lines[row], &seen);
            }
        }
        at = end;
        tiles++;
    }
    CHECK(wrong == 0);
    CHECK((tiles == 136 && words == 382 && rows == 2493));
    CHECK(seen == 50632);
}

/* ---- TMA ----------------------------------------------------------------------------------------- */

/* Boxes [K][128 bytes along MN] of tf32 with atoms of 32 bytes, several along MN. */
TEST_CASE(
    "tcgen05 reads what TMA wrote: MN-major, 32-bit elements, every N of 8, several steps")
{
    const mgpu_swizzle s = MGPU_SWIZZLE_128B_ATOM_32B;
    for (uint32_t k_rows : {8u, 16u, 32u})
        for (uint32_t n = 8; n <= 256; n += 8) {
            const mgpu_box box = mgpu_box_2d(k_rows, 32, 4, s);
            uint64_t desc = mgpu_tcgen05_desc_mn_major(0x2000, s, k_rows);
            for (uint32_t k0 = 0; k0 < k_rows; k0 += 8) {
                const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc);
                int wrong = 0;
                for (uint32_t mn = 0; mn < n; mn++)
                    for (uint32_t k = 0; k < 8; k++)
                        wrong += mgpu_tcgen05_operand_addr(f, MGPU_MN_MAJOR, 4, mn, k) !=
                                 mgpu_box_addr(box, 0x2000 + mn / 32 * k_rows * 128, mn % 32,
                                               k0 + k, 0, 0, 0);
                CAPTURE(k_rows, n, k0);
                REQUIRE(wrong == 0);
                desc += mgpu_tcgen05_k_step(desc, MGPU_MN_MAJOR, 4);
            }
        }
}

/* A sparse instruction's B takes two steps at once. */
TEST_CASE("mgpu_tcgen05_sp_b_k_step: two steps")
{
    for (mgpu_swizzle s : swizzles)
        for (mgpu_major major : {MGPU_K_MAJOR, MGPU_MN_MAJOR})
            for (uint32_t elem : {1u, 2u, 4u}) {
                const uint64_t d = mgpu_tcgen05_desc(0x400, 0x800, 0x200, s);
                CHECK(mgpu_tcgen05_sp_b_k_step(d, major, elem) ==
                      2 * mgpu_tcgen05_k_step(d, major, elem));
            }
    CHECK(mgpu_tcgen05_k_step(mgpu_tcgen05_desc_mn_major(0x400, MGPU_SWIZZLE_128B, 64),
                              MGPU_MN_MAJOR,
                              1) == 4 * 64); /* 32 of K: four groups of 1024 bytes */
}

TEST_CASE("layouts of TMA that tcgen05 does not read")
{
    for (mgpu_swizzle s : {MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B, MGPU_SWIZZLE_128B_ATOM_64B}) {
        CHECK(mgpu_tcgen05_desc_k_major(0x400, s) == MGPU_TCGEN05_DESC_INVALID);
        CHECK(mgpu_tcgen05_desc_k_major_k_first(0x400, s, 256) == MGPU_TCGEN05_DESC_INVALID);
        CHECK(mgpu_tcgen05_desc_mn_major(0x400, s, 64) == MGPU_TCGEN05_DESC_INVALID);
        CHECK(mgpu_tcgen05_desc_mn_major_mn_first(0x400, s, 256) == MGPU_TCGEN05_DESC_INVALID);
    }
    CHECK(mgpu_tcgen05_desc_k_major(0x400, MGPU_SWIZZLE_NONE) == MGPU_TCGEN05_DESC_INVALID);
    CHECK(mgpu_tcgen05_desc_k_major(0x400, MGPU_SWIZZLE_128B_ATOM_32B) ==
          MGPU_TCGEN05_DESC_INVALID);
}

/* Eight instructions along three boxes of 128 bytes: 768 elements. */
TEST_CASE(
    "mgpu_tcgen05_operand_addr, mgpu_tcgen05_desc_k96_fault: rows of 48 bytes, over boxes")
{
    const uint32_t box = 16384, from = 0x8000;
    for (uint32_t step = 0; step < 8; step++) {
        const uint32_t first = 48 * step, at = first / 128;
        mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(
            mgpu_tcgen05_desc_k_major(from + at * box + first % 128, MGPU_SWIZZLE_128B));
        const bool leaves = first % 128 > 80;
        uint32_t wrong = 0;
        CAPTURE(step);
        CHECK((mgpu_tcgen05_desc_k96_fault(f) == NULL) == !leaves);
        f.leading_is_addr = true;
        f.leading_bytes = from + (at + 1) * box;
        CHECK(mgpu_tcgen05_desc_k96_fault(f) == NULL);
        f = mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_encode(f));
        for (uint32_t row = 0; row < 128; row++)
            for (uint32_t k = 0; k < 48; k++) {
                const uint32_t x = first + k, chunk = x % 128 / 16 ^ row % 8;
                wrong += mgpu_tcgen05_operand_addr(f, MGPU_K_MAJOR, 1, row, k) !=
                         from + x / 128 * box + row * 128 + chunk * 16 + x % 16;
            }
        CHECK(wrong == 0);
    }
}

TEST_CASE("mgpu_tcgen05_desc_k96_fault: each sentence")
{
    const mgpu_tcgen05_desc_fields whole =
        mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(0x400, MGPU_SWIZZLE_128B));
    const auto says = [](const mgpu_tcgen05_desc_fields &f, const char *words) {
        const char *text = mgpu_tcgen05_desc_k96_fault(f);
        INFO(words);
        REQUIRE(text != NULL);
        CHECK(std::string(text).find(words) == 0);
    };
    mgpu_tcgen05_desc_fields f = whole;
    f.constant = 0;
    says(f, "bits 46-48 are 0 and must be 1");
    for (mgpu_swizzle swizzle :
         {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_128B_ATOM_32B}) {
        f = whole;
        f.swizzle = swizzle;
        says(f, "where the third 16 bytes of a row are with K = 96, of another swizzle than");
        f.leading_is_addr = true;
        says(f, "with an absolute leading address (bit 52) the swizzle must be 128B");
    }
    f = whole;
    f.base_offset = 1;
    CHECK(mgpu_tcgen05_desc_k96_fault(f) == NULL);
    f.leading_is_addr = true;
    says(f, "with an absolute leading address (bit 52) the base offset must be 0");
    f = whole;
    f.start = 0x460;
    says(f,
         "a row is 48 bytes along K with K = 96, and the start address is less before the end "
         "of its 128: give where it goes on");
    f = whole;
    f.swizzle = MGPU_SWIZZLE_64B;
    f.start = 0x410;
    CHECK(mgpu_tcgen05_desc_k96_fault(f) == NULL);
    f.start = 0x420;
    says(f,
         "a row is 48 bytes along K with K = 96, and the start address is less before the end "
         "of its 64: write the tile with 128B");
}

/* ---- checks -------------------------------------------------------------------------------------- */

TEST_CASE("mgpu_tcgen05_desc_fault: each sentence")
{
    const uint64_t good = mgpu_tcgen05_desc_k_major(0x400, MGPU_SWIZZLE_128B);
    const auto says = [](mgpu_tcgen05_desc_fields f, mgpu_major major, uint32_t elem_bytes,
                         const char *begin) {
        const char *text = mgpu_tcgen05_desc_fault(f, major, elem_bytes);
        INFO(begin);
        REQUIRE(text != NULL);
        CHECK(std::string(text).find(begin) == 0);
    };
    const mgpu_tcgen05_desc_fields whole = mgpu_tcgen05_desc_decode(good);
    mgpu_tcgen05_desc_fields f = whole;
    CHECK(fault(good, MGPU_K_MAJOR, 2) == "");
    CHECK(fault(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B), MGPU_K_MAJOR, 2)
              .find("bits 46-48 are 0 and must be 1: this is a descriptor of wgmma") == 0);
    CHECK(fault(MGPU_TCGEN05_DESC_INVALID, MGPU_K_MAJOR, 2).find("the swizzle (bits 61-63)") ==
          0);
    f.swizzle = MGPU_SWIZZLE_128B_ATOM_64B;
    says(f, MGPU_K_MAJOR, 2, "the swizzle (bits 61-63) must be 0 none");
    f = whole;
    f.constant = 2;
    says(f, MGPU_K_MAJOR, 2, "bits 46-48 must be 1");
    for (int bit : {14, 15, 30, 31, 53, 54, 55, 56, 57, 58, 59, 60})
        says(mgpu_tcgen05_desc_decode(good | 1ull << bit), MGPU_K_MAJOR, 2,
             "a reserved bit is set (14-15, 30-31, 53-60)");
    f = whole;
    f.leading_is_addr = true;
    says(f, MGPU_K_MAJOR, 2, "an absolute leading address (bit 52)");
    f = whole;
    f.start = 0x408;
    says(f, MGPU_K_MAJOR, 2, "the start address must be a multiple of 16");
    f.start = 1u << 18;
    says(f, MGPU_K_MAJOR, 2, "the start address must be a shared address");
    f.start = 0x01000400; /* rank 1 of a cluster */
    CHECK(mgpu_tcgen05_desc_fault(f, MGPU_K_MAJOR, 2) == NULL);
    for (uint32_t bad : {8u, 1u << 18}) {
        f = whole;
        f.leading_bytes = bad;
        says(f, MGPU_K_MAJOR, 2, "the leading byte offset must be");
        f = whole;
        f.stride_bytes = bad;
        says(f, MGPU_K_MAJOR, 2, "the stride byte offset must be");
    }
    f = whole;
    f.base_offset = 8;
    says(f, MGPU_K_MAJOR, 2, "the base offset must be 0..7");
    f = whole;
    says(f, MGPU_MN_MAJOR, 4, "32-bit elements that are MN-major need");
    f.swizzle = MGPU_SWIZZLE_128B_ATOM_32B;
    says(f, MGPU_MN_MAJOR, 2, "the swizzle 128B_ATOM_32B is of 32-bit elements");
    CHECK(mgpu_tcgen05_desc_fault(f, MGPU_MN_MAJOR, 4) == NULL);
    CHECK(mgpu_tcgen05_desc_fault(f, MGPU_K_MAJOR, 2) == NULL);
    f = whole;
    f.start = 0x400 + 112;
    says(f, MGPU_K_MAJOR, 2, "the start address is less than 32 bytes before the end");
    CHECK(mgpu_tcgen05_desc_fault(f, MGPU_MN_MAJOR, 2) == NULL);
}

/* Which swizzles an operand may have, by the size of its elements and its major. */
TEST_CASE("mgpu_tcgen05_desc_fault: swizzles that the manual lists")
{
    int checked = 0;
    for (const auto &r : golden_lines("manual_shapes.txt", "swizzle")) {
        if (r[3] == "-")
            continue; /* not decided: taken as 8 bits are */
        std::istringstream sizes(r[1]);
        std::string bits;
        while (std::getline(sizes, bits, ','))
            for (uint32_t mode : {0u, 1u, 2u, 4u, 6u}) {
                const uint32_t elem = golden_number(bits) < 8 ? 1 : golden_number(bits) / 8;
                const mgpu_major major = r[2] == "1" ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                const bool listed = ("," + r[3] + ",").find("," + std::to_string(mode) + ",") !=
                                    std::string::npos;
                CAPTURE(bits, mode, r[2]);
                CHECK((fault(mgpu_tcgen05_desc(0x400, 16, 1024, swizzle_of(mode)), major,
                             elem) == "") == listed);
                checked++;
            }
    }
    CHECK(checked == 5 * (5 + 2 + 1));
}

TEST_CASE("mgpu_tcgen05_desc_lint: a start that is not in row 0 of an aligned pattern")
{
    mgpu_tcgen05_desc_fields f =
        mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(0x400, MGPU_SWIZZLE_128B));
    CHECK(mgpu_tcgen05_desc_lint(f) == NULL);
    f.start = 0x480;
    CHECK(std::string(mgpu_tcgen05_desc_lint(f)).find("not in row 0") != std::string::npos);
    f.base_offset = 1;
    CHECK(mgpu_tcgen05_desc_lint(f) == NULL);
    f.swizzle = MGPU_SWIZZLE_NONE;
    f.base_offset = 0;
    f.leading_bytes = 128;
    CHECK(mgpu_tcgen05_desc_lint(f) == NULL);
}

TEST_CASE("mgpu_tcgen05_desc_lint: blocks that overlap, and rows that go on at no tile")
{
    const auto lint = [](uint32_t leading, uint32_t stride, mgpu_swizzle s) {
        const char *said = mgpu_tcgen05_desc_lint(
            mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc(0x400, leading, stride, s)));
        return std::string(said == NULL ? "" : said);
    };
    for (mgpu_swizzle s : {MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B}) {
        const uint32_t rows = 8 * mgpu_swizzle_span_bytes(s);
        CHECK(lint(16, rows, s) == "");
        CHECK(lint(16, rows - 16, s).find("blocks of 8 rows overlap: the stride") == 0);
    }
    CHECK(lint(16, 512, MGPU_SWIZZLE_128B_ATOM_32B) == "");
    CHECK(lint(16, 496, MGPU_SWIZZLE_128B_ATOM_32B).find("blocks of 4 rows overlap") == 0);
    CHECK(lint(128, 128, MGPU_SWIZZLE_NONE) == "");
    CHECK(lint(112, 128, MGPU_SWIZZLE_NONE).find("blocks of 8 rows of 16 bytes") == 0);
    CHECK(lint(128, 112, MGPU_SWIZZLE_NONE).find("blocks of 8 rows of 16 bytes") == 0);
    CHECK(lint(128, 0, MGPU_SWIZZLE_NONE).find("blocks of 8 rows lie on each other") == 0);
    mgpu_tcgen05_desc_fields f =
        mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(0x460, MGPU_SWIZZLE_128B));
    f.leading_is_addr = true;
    f.leading_bytes = 0x4400;
    CHECK(mgpu_tcgen05_desc_lint(f) == NULL);
    f.leading_bytes = 0x4460;
    CHECK(std::string(mgpu_tcgen05_desc_lint(f))
              .find("the absolute leading address (bit 52) is no multiple of 1024") == 0);
}

/* The same grids, by the layout algebra and by the manual's tables. */
template <class T>
static uint32_t
check_both(const std::string &name, const std::vector<T> &values)
{
    check_golden_grid("algebra.txt", name, values);
    check_golden_grid("manual_more.txt", name, values);
    return (uint32_t)values.size();
}

TEST_CASE("mgpu_tcgen05_operand_addr, mgpu_tcgen05_desc_encode: K = 96 with an absolute "
          "address, two oracles")
{
    mgpu_tcgen05_desc_fields f =
        mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(0x6000, MGPU_SWIZZLE_128B));
    uint32_t count = 0, faults = 0;
    f.leading_is_addr = true;
    for (uint32_t step = 0; step < 8; step++) {
        std::vector<uint32_t> addresses;
        f.start = 0x6000 + 48 * step % 128;
        f.leading_bytes = 0xa000;
        for (uint32_t row = 0; row < 128; row++)
            for (uint32_t byte = 0; byte < 48; byte += 16)
                addresses.push_back(mgpu_tcgen05_operand_addr(f, MGPU_K_MAJOR, 1, row, byte));
        count += check_both("k96-smem/begin" + std::to_string(48 * step % 128), addresses);
    }
    std::vector<uint64_t> words;
    for (uint32_t start = 0; start < 1u << 18; start += 9 << 10)
        for (uint32_t next = 0; next < 1u << 18; next += 17 << 10)
            for (uint32_t stride : {1024u, 2048u})
                for (uint32_t step = 0; step < 8; step++) {
                    f.start = start + 48 * step % 128;
                    f.leading_bytes = next;
                    f.stride_bytes = stride;
                    faults += mgpu_tcgen05_desc_k96_fault(f) != NULL;
                    words.push_back(mgpu_tcgen05_desc_encode(f));
                }
    count += check_both("k96-smem-desc", words);
    CHECK((faults == 0 && count == 10496));
}
