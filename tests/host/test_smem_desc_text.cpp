/* tests/host/test_smem_desc_text.cpp - matrix descriptors in words.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/host/smem_desc_text.h>

#include <cstring>
#include <string>

static std::string
text_of(uint64_t desc, mgpu_major major)
{
    char text[MGPU_WGMMA_DESC_TEXT_BYTES];
    return mgpu_wgmma_desc_text(desc, major, text, sizeof text);
}

TEST_CASE("mgpu_wgmma_desc_text: each layout")
{
    CHECK(
        text_of(0x4000004000010040ull, MGPU_K_MAJOR) ==
        "0x4000004000010040: K-major, 128B swizzle, from 0x400; rows of 128 bytes along K, the "
        "next 8 rows 1024 bytes on; a step along K adds 2");
    CHECK(text_of(mgpu_wgmma_desc_k_major_none(0x800, 64), MGPU_K_MAJOR) ==
          "0x0000000800400080: K-major, no swizzle, from 0x800; rows of 16 bytes along K, the "
          "next "
          "8 rows 128 bytes on, the next 16 bytes along K 1024 on; a step along K adds 128");
    CHECK(
        text_of(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_64B, 32), MGPU_MN_MAJOR) ==
        "0x8000002000800040: MN-major, 64B swizzle, from 0x400; rows of 64 bytes along MN, the "
        "next 8 k 512 bytes on, the next 64 bytes along MN 2048 on; a step along K adds 64");
    CHECK(
        text_of(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 32), MGPU_MN_MAJOR) ==
        "0x0000002000080040: MN-major, no swizzle, from 0x400; rows of 16 bytes along MN, the "
        "next 8 k 128 bytes on, the next 16 bytes along MN 512 on; a step along K adds 16");
}

TEST_CASE("mgpu_wgmma_desc_text: what is wrong, or seldom meant")
{
    CHECK(text_of(0x4000404000010040ull, MGPU_K_MAJOR)
              .find("; wrong: a reserved bit is set (14-15, 30-31, 46-48, 52-61)") !=
          std::string::npos);
    CHECK(text_of(0x4000004000010048ull, MGPU_K_MAJOR)
              .find("; note: the start address is not in row 0 of the swizzle pattern") !=
          std::string::npos);
    CHECK(text_of(0x4006004000010040ull, MGPU_K_MAJOR).find("; base offset 3") !=
          std::string::npos);
}

TEST_CASE("mgpu_wgmma_desc_text: any word fits, and a short text is terminated")
{
    uint64_t word = 88172645463325252u;
    size_t longest = 0;
    for (int i = 0; i < 20000; i++) {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        for (mgpu_major major : {MGPU_K_MAJOR, MGPU_MN_MAJOR}) {
            const size_t length = text_of(word, major).size();
            longest = length > longest ? length : longest;
        }
    }
    CHECK(longest < MGPU_WGMMA_DESC_TEXT_BYTES - 1);
    char text[12];
    std::memset(text, 'x', sizeof text);
    mgpu_wgmma_desc_text(word, MGPU_K_MAJOR, text, sizeof text);
    CHECK(std::strlen(text) == sizeof text - 1);
}
