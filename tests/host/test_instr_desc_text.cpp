/* tests/host/test_instr_desc_text.cpp - descriptors of tcgen05 in words.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/host/instr_desc_text.h>

#include <cstring>
#include <random>
#include <string>

static std::string
plain(mgpu_kind kind, bool ws, uint32_t desc)
{
    char text[MGPU_INSTR_DESC_TEXT_BYTES];
    return mgpu_instr_desc_text(kind, 1, ws, desc, text, sizeof text);
}

static std::string
scaled(mgpu_kind kind, uint32_t block, uint32_t desc)
{
    char text[MGPU_INSTR_DESC_TEXT_BYTES];
    return mgpu_instr_desc_scaled_text(kind, 1, block, desc, text, sizeof text);
}

static std::string
matrix(uint64_t desc, mgpu_major major, uint32_t elem_bytes)
{
    char text[MGPU_INSTR_DESC_TEXT_BYTES];
    return mgpu_tcgen05_desc_text(desc, major, elem_bytes, text, sizeof text);
}

TEST_CASE("mgpu_instr_desc_text: what a word says, and what is wrong with it")
{
    CHECK(plain(MGPU_KIND_F16, false, 0x08410490) ==
          "0x08410490: kind f16, M 128, N 256, K 16; D f32, A bf16 K-major, B bf16 MN-major");
    CHECK(
        plain(MGPU_KIND_TF32, false, 0x08202916) ==
        "0x08202916: kind tf32, M 128, N 128, K 16; D f32, A -tf32 K-major, B tf32 K-major; A "
        "sparse, selector 2");
    CHECK(plain(MGPU_KIND_I8, true, 0x822004a8) ==
          "0x822004a8: kind i8, M 32, N 128, K 32; D s32, A s8 K-major, B s8 K-major; D "
          "clamped; B "
          "shifted by up to 16");
    CHECK(plain(MGPU_KIND_F16, false, 0x10200010) ==
          "0x10200010: kind f16, M 256, N 128, K 16; D f32, A f16 K-major, B f16 K-major; "
          "wrong: M "
          "(bits 24-28) must be 64 or 128 with cta_group::1; 256 is of a pair, 32 of .ws");
    CHECK(plain(MGPU_KIND_F16, false, 0x08200310).find("A ? K-major") != std::string::npos);
}

TEST_CASE("mgpu_instr_desc_scaled_text: what a word says, and what is wrong with it")
{
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x48a00480) ==
          "0x48a00480: kind mxf4, M 128, N 128, K 64; D f32, A e2m1 K-major, B e2m1 K-major; "
          "scales "
          "ue8m0, of A from byte 2, of B from byte 0");
    CHECK(scaled(MGPU_KIND_MXF8F6F4, 32, 0x08a10434) ==
          "0x08a10434: kind mxf8f6f4, M 128, N 128, K 64; D f32, A e4m3 K-major, B e5m2 "
          "MN-major; A "
          "sparse; scales ue8m0, of A from byte 0, of B from byte 3");
    CHECK(
        scaled(MGPU_KIND_MXF4NVF4, 16, 0x88200480)
            .find(
                "K 96 (sm_103a); D f32, A e2m1 K-major, B e2m1 K-major; scales ue4m3, of A "
                "from byte 0, of B from byte 0; wrong: with K = 96 (bit 31) M (bits 27-28)") !=
        std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF8F6F4, 32, 0x90a00000).find(", K 64 (of sm_107); D f32") !=
          std::string::npos); /* there bit 31 is not K = 96 */
    CHECK(scaled(MGPU_KIND_MXF4, 32, MGPU_INSTR_DESC_INVALID).find("K 96") ==
          std::string::npos);
}

TEST_CASE("descriptors of tcgen05 in words: the fields of sm_107 have their names")
{
    CHECK(plain(MGPU_KIND_F8F6F4, false, 0x28200010) ==
          "0x28200010: kind f8f6f4, M 128, N 128, K 64 (of sm_107); D f32, A e4m3 K-major, B "
          "e4m3 K-major");
    CHECK(plain(MGPU_KIND_F16, false, 0x28200010).find("; wrong: a reserved bit is set") !=
          std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF8F6F4, 32, 0x88a00004) ==
          "0x88a00004: kind mxf8f6f4, M 128, N 128, K 128 (of sm_107); D f32, A e4m3 K-major, "
          "B e4m3 K-major; A sparse; scales ue8m0, of A from byte 0, of B from byte 0");
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x08a00488) ==
          "0x08a00488: kind mxf4, M 128, N 128, K 128 (of sm_107); D f32, A e2m1 K-major, B "
          "e2m1 K-major; scales ue8m0, of A from byte 0, of B from byte 0");
    CHECK(scaled(MGPU_KIND_MXF4NVF4, 16, 0x0d200480) ==
          "0x0d200480: kind mxf4nvf4, M 128, N 128, K 64; D f32, A e2m1 K-major, B e2m1 "
          "K-major; scales ue5m3 (of sm_107), of A from byte 0 in 128 lanes (of sm_107), of B "
          "from byte 0");
    CHECK(scaled(MGPU_KIND_MXF4NVF4, 32, 0x48200480) ==
          "0x48200480: kind mxf4nvf4, M 128, N 128, K 64; D f32, A e2m1 K-major, B e2m1 "
          "K-major; scales ue4m3 for blocks of 32 (of sm_107), of A from byte 2, of B from "
          "byte 0");
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x08a01484) ==
          "0x08a01484: kind mxf4, M 128, N 128, K 128; D f32, A e2m1 K-major, B e2m1 K-major; "
          "A sparse, 2 of 4 numbers (of sm_107); scales ue8m0, of A from byte 0, of B from "
          "byte 0");
    /* dense it is B's type, and 3 is no scale type */
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x08a01480).find("B ? K-major") != std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x09a00480).find("; wrong: a reserved bit is set") !=
          std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF8F6F4, 32, 0x09200000)
              .find("; scales ue5m3, of A from byte 0, of B from byte 0; wrong: ue5m3 scale "
                    "factors (2 in bits 23-24) are of mxf4nvf4") != std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x88a01484).find("K 192 (of sm_107); ") !=
          std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x88a01484).find("wrong") == std::string::npos);
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x08a0148c).find("; wrong: a reserved bit is set") !=
          std::string::npos); /* sparse there are two K */
    /* what else is wrong is said */
    CHECK(scaled(MGPU_KIND_MXF4, 32, 0x00a00488).find("; wrong: M (bits 27-28) must be 128") !=
          std::string::npos);
}

static std::string
zeros(uint32_t m, uint32_t n, uint64_t desc)
{
    char text[MGPU_INSTR_DESC_TEXT_BYTES];
    return mgpu_zero_mask_text(m, n, desc, text, sizeof text);
}

TEST_CASE("mgpu_zero_mask_text: what a mask says of each part, and what is wrong with it")
{
    const std::string words = zeros(64, 128, 0x0503028000000100);
    CHECK(words.find("0x0503028000000100: M 64, N 128; 4 used, 3 zero by turns; of columns") ==
          0);
    CHECK(words.find(
              "; of columns 0..63 zero are 4-6, 11-13, 18-20 ..; of columns 64..127 zero are "
              "67-69, 74-76, 81-83 ..; B shifted by 5") == 56);
    CHECK(zeros(128, 64, 0x00ff008100000000) == /* begins with its only zero */
          "0x00ff008100000000: M 128, N 64; 256 used, 1 zero by turns; of columns 0..63 "
          "zero "
          "are 0");
    CHECK(
        zeros(32, 64, 0x0000008000000000).find("; of columns 48..63 zero are 49, 51, 53 ..") !=
        std::string::npos);
    CHECK(zeros(32, 64, 0x00ff008000000000).find("; of columns 48..63 zero are none") !=
          std::string::npos);
    CHECK(zeros(128, 256, 0x20ffff0000000000) ==
          "0x20ffff0000000000: M 128, N 256; no column is zero; B shifted by 32");
    CHECK(zeros(16, 3, 0x0503028000000100) ==
          "0x0503028000000100: M 16, N 3; 4 used, 3 zero by turns; B shifted by 5; "
          "wrong: M "
          "must be 32, 64 or 128: a mask is of tcgen05.mma.ws");
    CHECK(zeros(32, 64, 0x1103028000000000)
              .find("; wrong: the shift (bits 56-61) must be 0 to 32") != std::string::npos);
    char none[1] = {'x'};
    CHECK(std::string(mgpu_zero_mask_text(64, 128, 0x0503028000000100, none, 1)) == "");
    /* the longest fits: four parts of three spans, a shift, and a fault */
    CHECK(zeros(32, 256, 0x7f0a0affffffffff).size() + 40 < MGPU_INSTR_DESC_TEXT_BYTES);
}

TEST_CASE("mgpu_tcgen05_desc_text: each layout, what is wrong, or seldom meant")
{
    CHECK(
        matrix(0x4000404000010040ull, MGPU_K_MAJOR, 2) ==
        "0x4000404000010040: K-major, 128B swizzle, from 0x400; rows of 128 bytes along K, the "
        "next 8 rows 1024 bytes on; a step along K adds 2");
    CHECK(matrix(mgpu_tcgen05_desc_k_major_none(0x800, 64), MGPU_K_MAJOR, 2) ==
          "0x0000400800400080: K-major, no swizzle, from 0x800; rows of 16 bytes along K, the "
          "next 8 "
          "rows 128 bytes on, the next 16 bytes along K 1024 on; a step along K adds 128");
    CHECK(matrix(mgpu_tcgen05_desc_mn_major(0x400, MGPU_SWIZZLE_128B_ATOM_32B, 32),
                 MGPU_MN_MAJOR, 4) == "0x2000402001000040: MN-major, 128B swizzle of 32B "
                                      "atoms, from 0x400; rows of 128 bytes "
                                      "along MN, the next 4 k 512 bytes on, the next 128 bytes "
                                      "along MN 4096 on; a step along K "
                                      "adds 64");
    CHECK(matrix(mgpu_tcgen05_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 32), MGPU_MN_MAJOR, 1) ==
          "0x0000402000080040: MN-major, no swizzle, from 0x400; rows of 16 bytes along MN, "
          "the next "
          "8 k 128 bytes on, the next 16 bytes along MN 512 on; a step along K adds 32");
    CHECK(matrix(0x4000004000010040ull, MGPU_K_MAJOR, 2)
              .find("; wrong: bits 46-48 are 0 and must be 1: this is a descriptor of wgmma") !=
          std::string::npos);
    CHECK(matrix(0x4000404000010048ull, MGPU_K_MAJOR, 2)
              .find("; note: the start address is not in row 0") != std::string::npos);
    CHECK(matrix(0x4006404000010040ull, MGPU_K_MAJOR, 2).find("; base offset 3") !=
          std::string::npos);
    CHECK(
        matrix(0x401040400c000806ull, MGPU_K_MAJOR, 1) ==
        "0x401040400c000806: K-major, 128B swizzle, from 0x8060; rows of 128 bytes along K, "
        "the next 8 rows 1024 bytes on, behind its 128 bytes a row goes on at 0xc000 (K = 96, "
        "sm_103a)");
    CHECK(matrix(0x801040400c000806ull, MGPU_K_MAJOR, 1)
              .find("; wrong: with an absolute leading address (bit 52) the swizzle must be") !=
          std::string::npos);
    CHECK(matrix(0x401040400c000806ull, MGPU_K_MAJOR, 2)
              .find("; a step along K adds 2; wrong: ") != std::string::npos);
}

TEST_CASE("descriptors of tcgen05 in words: any word fits, and a short text is terminated")
{
    std::mt19937_64 random(1);
    size_t longest = 0;
    const auto count = [&](const std::string &text) {
        longest = text.size() > longest ? text.size() : longest;
    };
    for (int i = 0; i < 20000; i++) {
        const uint64_t word = random();
        for (int kind = 0; kind < 7; kind++) {
            count(plain((mgpu_kind)kind, i % 2 != 0, (uint32_t)word & ~0x00800040u));
            count(scaled((mgpu_kind)kind, i % 2 != 0 ? 16 : 32, (uint32_t)word & ~0x02000043u));
        }
        for (mgpu_major major : {MGPU_K_MAJOR, MGPU_MN_MAJOR}) {
            count(matrix(word, major, 1u << i % 3));
            count(matrix((word & 0xe00e3fff3fff3fffull) | 1ull << 46, major, 1u << i % 3));
        }
    }
    CHECK(longest < MGPU_INSTR_DESC_TEXT_BYTES - 1);
    char text[12];
    std::memset(text, 'x', sizeof text);
    mgpu_instr_desc_text(MGPU_KIND_F16, 1, false, 0, text, sizeof text);
    CHECK(std::strlen(text) == sizeof text - 1);
    std::memset(text, 'x', sizeof text);
    mgpu_instr_desc_scaled_text(MGPU_KIND_MXF4, 1, 32, 0, text, sizeof text);
    CHECK(std::strlen(text) == sizeof text - 1);
    std::memset(text, 'x', sizeof text);
    mgpu_tcgen05_desc_text(0, MGPU_K_MAJOR, 2, text, sizeof text);
    CHECK(std::strlen(text) == sizeof text - 1);
}
