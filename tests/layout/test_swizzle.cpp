/* tests/layout/test_swizzle.cpp - the chunk permutation, against patterns worked out by hand.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"
#include <mgpu/layout/swizzle.h>
#include <vector>

static const mgpu_swizzle all[] = {
    MGPU_SWIZZLE_NONE,         MGPU_SWIZZLE_32B,           MGPU_SWIZZLE_64B,
    MGPU_SWIZZLE_128B,         MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
    MGPU_SWIZZLE_128B_ATOM_64B};

TEST_CASE("mgpu_swizzle_is_legal: seven values and no other")
{
    for (int v = -1; v <= 256; v++) {
        CAPTURE(v);
        CHECK(mgpu_swizzle_is_legal((mgpu_swizzle)v) ==
              (v == 0 || v == 32 || v == 64 || v == 96 || (v >= 128 && v <= 131)));
    }
}

TEST_CASE("mgpu_swizzle_span_bytes, mgpu_swizzle_atom_bytes, mgpu_swizzle_repeat_bytes")
{
    for (mgpu_swizzle s : {MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                           MGPU_SWIZZLE_128B_ATOM_64B})
        CHECK(mgpu_swizzle_span_bytes(s) == 128);
    for (mgpu_swizzle s :
         {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B})
        CHECK(mgpu_swizzle_atom_bytes(s) == 16);
    CHECK(mgpu_swizzle_atom_bytes(MGPU_SWIZZLE_128B_ATOM_32B) == 32);
    CHECK(mgpu_swizzle_atom_bytes(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B) == 32);
    CHECK(mgpu_swizzle_atom_bytes(MGPU_SWIZZLE_128B_ATOM_64B) == 64);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_128B_ATOM_32B) == 512);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B) == 512);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_128B_ATOM_64B) == 256);
    CHECK(mgpu_swizzle_span_bytes(MGPU_SWIZZLE_NONE) == 0);
    CHECK(mgpu_swizzle_span_bytes(MGPU_SWIZZLE_32B) == 32);
    CHECK(mgpu_swizzle_span_bytes(MGPU_SWIZZLE_64B) == 64);
    CHECK(mgpu_swizzle_span_bytes(MGPU_SWIZZLE_128B) == 128);
    CHECK(mgpu_swizzle_span_bytes(MGPU_SWIZZLE_96B) == 96);
    CHECK(mgpu_swizzle_atom_bytes(MGPU_SWIZZLE_96B) == 16);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_96B) == 256);
    CHECK(mgpu_swizzle_is_legal(MGPU_SWIZZLE_96B));
    for (uint32_t x = 0; x < 4096;
         x++) /* odd lines have the chunks of each pair the other way round */
        CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_96B, x) == (x / 128 % 2 == 0 ? x : x ^ 16));
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_NONE) == 128);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_32B) == 256);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_64B) == 512);
    CHECK(mgpu_swizzle_repeat_bytes(MGPU_SWIZZLE_128B) == 1024);
}

/* Line l of 128 bytes holds, at place p, chunk table[l][p]: the picture of the header. */
TEST_CASE("mgpu_swizzle_offset: golden patterns")
{
    static const unsigned b128[8][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6},
                                        {2, 3, 0, 1, 6, 7, 4, 5}, {3, 2, 1, 0, 7, 6, 5, 4},
                                        {4, 5, 6, 7, 0, 1, 2, 3}, {5, 4, 7, 6, 1, 0, 3, 2},
                                        {6, 7, 4, 5, 2, 3, 0, 1}, {7, 6, 5, 4, 3, 2, 1, 0}};
    static const unsigned b64[4][8] = {{0, 1, 2, 3, 4, 5, 6, 7},
                                       {1, 0, 3, 2, 5, 4, 7, 6},
                                       {2, 3, 0, 1, 6, 7, 4, 5},
                                       {3, 2, 1, 0, 7, 6, 5, 4}};
    static const unsigned b32[2][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6}};
    for (uint32_t line = 0; line < 24; line++)
        for (uint32_t place = 0; place < 8; place++) {
            const uint32_t at = line * 128 + place * 16;
            CAPTURE(line, place);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B,
                                      line * 128 + b128[line % 8][place] * 16) == at);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_64B,
                                      line * 128 + b64[line % 4][place] * 16) == at);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_32B,
                                      line * 128 + b32[line % 2][place] * 16) == at);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_NONE, at) == at);
        }
}

/* Larger atoms, in halves of 8 bytes: line l holds, at place p, half table[l][p]. The manual's tables
 * ("Tensor swizzling modes"), in which a cell is 16 bytes; its words for the flip are that adjacent
 * 8 bytes of 16 change places at every alternate line. */
TEST_CASE("mgpu_swizzle_offset: golden patterns of larger atoms")
{
    static const unsigned b32[4][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                        {4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11},
                                        {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7},
                                        {12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3}};
    static const unsigned flip[4][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
        {5, 4, 7, 6, 1, 0, 3, 2, 13, 12, 15, 14, 9, 8, 11, 10},
        {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7},
        {13, 12, 15, 14, 9, 8, 11, 10, 5, 4, 7, 6, 1, 0, 3, 2}};
    static const unsigned b64[2][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                        {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7}};
    for (uint32_t line = 0; line < 24; line++)
        for (uint32_t byte = 0; byte < 128; byte++) {
            const uint32_t at = line * 128 + byte, place = byte / 8, rest = byte % 8;
            CAPTURE(line, byte);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B,
                                      line * 128 + b32[line % 4][place] * 8 + rest) == at);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                                      line * 128 + flip[line % 4][place] * 8 + rest) == at);
            CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_64B,
                                      line * 128 + b64[line % 2][place] * 8 + rest) == at);
        }
}

/* Addresses picked apart bit by bit.
 *   0x3a4: line 0x3a4 >> 7 = 7, chunk (0x3a4 >> 4) & 7 = 2, byte 4.
 *     128 B: chunk 2 ^ 7 = 5: 0x380 + 0x50 + 4 = 0x3d4
 *      64 B: line bits 0-1 = 3, chunk 2 ^ 3 = 1: 0x380 + 0x10 + 4 = 0x394
 *      32 B: line bit 0 = 1, chunk 2 ^ 1 = 3: 0x380 + 0x30 + 4 = 0x3b4
 *   0x12345: line 0x246 (bits 110), chunk 4, byte 5.
 *     128 B: 4 ^ 6 = 2: 0x12300 + 0x20 + 5 = 0x12325
 *      64 B: 4 ^ 2 = 6: 0x12365;  32 B: 4 ^ 0 = 4: unchanged
 * Atoms: 0x3a4 is atom 1 of 32 bytes, byte 4 of its first chunk: atom 1 ^ 3 = 2: 0x3c4, in an odd line,
 *     so with the flip 0x3cc; of 64 bytes atom 0 ^ 1 = 1: 0x3e4. 0x12345 is atom 2, its line even:
 *     2 ^ 2 = 0: 0x12305, nothing flips, and of 64 bytes nothing moves.
 */
TEST_CASE("mgpu_swizzle_offset: golden addresses")
{
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B, 0x3a4) == 0x3d4);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_64B, 0x3a4) == 0x394);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_32B, 0x3a4) == 0x3b4);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B, 0x12345) == 0x12325);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_64B, 0x12345) == 0x12365);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_32B, 0x12345) == 0x12345);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_NONE, 0x12345) == 0x12345);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B, 0x3a4) == 0x3c4);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B, 0x3a4) == 0x3cc);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_64B, 0x3a4) == 0x3e4);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B, 0x12345) == 0x12305);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B, 0x12345) == 0x12305);
    CHECK(mgpu_swizzle_offset(MGPU_SWIZZLE_128B_ATOM_64B, 0x12345) == 0x12345);
}

TEST_CASE("mgpu_swizzle_offset: permutes each span, keeps atoms whole, is its own inverse, "
          "repeats, and has no shorter repeat")
{
    for (mgpu_swizzle s : all) {
        const uint32_t repeat = mgpu_swizzle_repeat_bytes(s);
        const uint32_t span = s == MGPU_SWIZZLE_NONE ? 16 : mgpu_swizzle_span_bytes(s);
        std::vector<int> hits(2048, 0);
        bool shorter = true;
        for (uint32_t x = 0; x < 2048; x++) {
            const uint32_t y = mgpu_swizzle_offset(s, x);
            CAPTURE((int)s, x, y);
            REQUIRE(y / span == x / span);
            if (s == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B) /* as a whole, yet not inside */
                REQUIRE(mgpu_swizzle_offset(s, x / 32 * 32) / 32 == y / 32);
            else
                REQUIRE(y % mgpu_swizzle_atom_bytes(s) == x % mgpu_swizzle_atom_bytes(s));
            REQUIRE(y % 8 == x % 8);
            REQUIRE(mgpu_swizzle_offset(s, y) == x);
            REQUIRE(mgpu_swizzle_offset(s, x + repeat) == y + repeat);
            shorter = shorter && mgpu_swizzle_offset(s, x + repeat / 2) == y + repeat / 2;
            hits[y]++;
        }
        CHECK(hits == std::vector<int>(2048, 1));
        CHECK(shorter == (s == MGPU_SWIZZLE_NONE));
    }
}

/* What the pattern is for: the 8 rows of one column of chunks lie in different banks. */
TEST_CASE("mgpu_swizzle_offset: 8 rows of 128 bytes, one chunk of each, touch all 32 banks")
{
    for (uint32_t chunk = 0; chunk < 8; chunk++) {
        unsigned banks = 0;
        for (uint32_t row = 0; row < 8; row++)
            banks |=
                1u << mgpu_swizzle_offset(MGPU_SWIZZLE_128B, row * 128 + chunk * 16) / 16 % 8;
        CAPTURE(chunk);
        CHECK(banks == 0xff);
    }
}
