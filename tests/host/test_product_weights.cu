/* tests/host/test_product_weights.cu - weights that mgpu_product_weights() packs or refuses, in which words; what
 * mgpu_product_check_weights() refuses beside what all products must be.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_weights.h>

#include "../device.h"

#include <functional>
#include <string>

/* All that is wrong, a line each. */
static std::string
text(const mgpu_issues &why)
{
    std::string all;
    for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++)
        all += std::string(why.item[i].text) + "\n";
    return all;
}

TEST_CASE("mgpu_product_weights: what it refuses, in which words")
{
    std::vector<int8_t> q(8 * 128, 7);
    std::vector<uint16_t> scales(8 * 2, 0x3c00);
    std::vector<uint8_t> to(mgpu_weights_bytes(8, 8, 128));
    int index = 0; /* of the number that is wrong; -2: none is */
    const auto pack = [&](mgpu_dtype in, uint32_t bits, uint32_t group) {
        mgpu_issues why;
        why.count = 99; /* of an earlier call: to be emptied */
        const mgpu_status status = mgpu_product_weights(
            "my_gemm", to.data(), in, bits, q.data(), scales.data(), 8, 128, group, &why);
        CHECK(status == (why.count == 0 ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
        index = why.count == 0 ? -2 : why.item[0].index;
        return text(why);
    };
    CHECK(pack(MGPU_DTYPE_F16, 5, 64) == "my_gemm: bits is 5, not 4 or 8\n");
    CHECK(pack(MGPU_DTYPE_E4M3, 4, 64) ==
          "my_gemm: in is e4m3, not bf16 or f16: round A and the scales to one\n");
    for (uint32_t group : {0u, 32u, 96u, 192u, 256u})
        CHECK(pack(MGPU_DTYPE_F16, 4, group) ==
              "my_gemm: group is " + std::to_string(group) +
                  ", not a multiple of 64 of which K is one\n");
    for (const int v : {-128, -9, -8, 7, 8, 127}) {
        q[5 * 128 + 77] = (int8_t)v;
        CHECK(pack(MGPU_DTYPE_F16, 4, 64) ==
              (v >= -8 && v <= 7 ? ""
                                 : "my_gemm: q[5][77] is " + std::to_string(v) +
                                       ", not -8 to 7: round W to int4, or take int8\n"));
        CHECK(index == (v >= -8 && v <= 7 ? -2 : 5 * 128 + 77));
        CHECK(pack(MGPU_DTYPE_BF16, 8, 64) == "");
    }
    for (const uint32_t scale : {0x0000u, 0x8000u, 0x1080u, 0x9080u, 0x4cffu, 0xccffu, 0x107fu,
                                 0x0001u, 0x4d00u, 0xcd00u, 0x7f80u, 0x7fc0u}) {
        scales[15] = (uint16_t)scale;
        const uint32_t size = scale & 0x7fff;
        CHECK(pack(MGPU_DTYPE_BF16, 8, 64) ==
              (size == 0 || (size >= 0x1080 && size < 0x4d00)
                   ? ""
                   : "my_gemm: scales[7][1] is " + std::to_string(scale) +
                         ", not the bits of 0, or of 2^-94 to less than 2^27: divide W by a "
                         "power of two\n"));
        CHECK((index == -2 || index == 15));
        CHECK(pack(MGPU_DTYPE_F16, 8, 64) == "");
    }
}

static std::string
check(uint32_t bits, const std::function<void(mgpu_product *)> &spoil)
{
    const uintptr_t at = 0x700000000000;
    mgpu_product g = {8,
                      72,
                      192,
                      MGPU_DTYPE_BF16,
                      MGPU_DTYPE_F32,
                      (void *)at,
                      (void *)(at + (1 << 20)),
                      (void *)(at + (2 << 20)),
                      {}};
    mgpu_issues why;
    why.count = 0;
    spoil(&g);
    const mgpu_status status = mgpu_product_check_weights("my_gemm", &g, bits, &why);
    CHECK(status == (why.count == 0 ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
    CHECK(mgpu_product_check_weights("my_gemm", &g, bits, NULL) == status);
    return text(why);
}

static void *
moved(const void *p, int64_t bytes)
{
    return (void *)((uintptr_t)p + (uintptr_t)bytes);
}

TEST_CASE("mgpu_product_check_weights: sizes, bits, alignment, types")
{
    CHECK(check(4, [](mgpu_product *) {}) == "");
    CHECK(check(5, [](mgpu_product *g) { g->in = MGPU_DTYPE_F32; }) ==
          "my_gemm: in is f32, not bf16 or f16: round A and B to one\n"
          "my_gemm: bits is 5, not 4 or 8: as W was packed\n");
    CHECK(check(8, [](mgpu_product *g) { g->n = 68, g->k = 96; }) ==
          "my_gemm: k is 96, not a multiple of 64: fill A up with zeros\n"
          "my_gemm: n is 68, not a multiple of 8: fill W up with rows of zeros\n");
    CHECK(check(8, [](mgpu_product *g) { g->b = moved(g->b, 8), g->d = moved(g->d, 4); }) ==
          "my_gemm: b is 123145303359496, not a multiple of 16: begin it where mgpu_malloc() "
          "does\n"
          "my_gemm: d is 123145304408068, not a multiple of 16: begin it where mgpu_malloc() "
          "does\n");
    CHECK(check(8, [](mgpu_product *g) { g->b = NULL; }) ==
          "my_gemm: b is NULL, not device memory: pass what mgpu_malloc() gave\n");
}

TEST_CASE("mgpu_product_check_weights: D apart from the pack, which has fewer bytes than W")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4) {
        const int64_t pack = (int64_t)mgpu_weights_bytes(bits, 72, 192), d = 8 * 72 * 4;
        for (const int64_t at : {pack - 16, pack, 16 - d, -d, (int64_t)0})
            CHECK(check(bits, [at](mgpu_product *g) { g->d = moved(g->b, at); }) ==
                  (at == pack || at == -d
                       ? ""
                       : "my_gemm: d is within b, not memory of its own: blocks store D while "
                         "others load\n"));
    }
}
