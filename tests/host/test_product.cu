/* tests/host/test_product.cu - what mgpu_product_check() refuses, in which words; maps that add to the issues.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>

#include "../device.h"

#include <string>

static mgpu_issues why;
static const mgpu_dtype TYPES[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3};

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text) == words;
}

static mgpu_product
legal()
{
    const uintptr_t at = 0x700000000000;
    return {64,
            128,
            256,
            MGPU_DTYPE_BF16,
            MGPU_DTYPE_F32,
            (void *)at,
            (void *)(at + (1 << 20)),
            (void *)(at + (2 << 20)),
            {}};
}

static mgpu_status
check(const mgpu_product &g, int types = 3)
{
    why.count = 0;
    const mgpu_status status = mgpu_product_check("my_gemm", &g, TYPES, types, &why);
    CHECK(mgpu_product_check("my_gemm", &g, TYPES, types, NULL) == status);
    return status;
}

TEST_CASE("mgpu_product_check: sizes and types, all at once")
{
    CHECK(check(legal()) == MGPU_OK);
    CHECK(why.count == 0);
    mgpu_product g = legal();
    g.m = 0;
    g.n = 0x80000000u;
    g.k = 0x7fffffff; /* the most */
    g.in = MGPU_DTYPE_F32;
    g.out = MGPU_DTYPE_E4M3;
    g.a = NULL;
    REQUIRE(check(g) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 5);
    CHECK(said(0, "m", "my_gemm: m is 0, not 1 to 2147483647: skip a product without work"));
    CHECK(said(1, "n", "my_gemm: n is 2147483648, not 1 to 2147483647: multiply in parts"));
    CHECK(said(2, "in", "my_gemm: in is f32, not bf16, f16 or e4m3: round A and B to one"));
    CHECK(said(3, "out", "my_gemm: out is e4m3, not bf16, f16 or f32: convert D after"));
    CHECK(said(4, "a", "my_gemm: a is NULL, not device memory: pass what mgpu_malloc() gave"));
    g = legal();
    g.in = MGPU_DTYPE_F16;
    CHECK(check(g) == MGPU_OK);
    REQUIRE(check(g, 1) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "in", "my_gemm: in is f16, not bf16: round A and B to one"));
}

TEST_CASE("mgpu_product_check_any: D of the types that a kernel has; mgpu_product_own")
{
    const mgpu_dtype outs[] = {MGPU_DTYPE_S32, MGPU_DTYPE_E4M3};
    const mgpu_product g = legal();
    const uintptr_t a = (uintptr_t)g.a, d_bytes = 64 * 128;
    const auto any = [&](mgpu_dtype out, uintptr_t d, int count) {
        mgpu_product t = g;
        t.out = out;
        t.d = (void *)d;
        why.count = 0;
        return mgpu_product_check_any("my_gemm", &t, TYPES, 3, outs, count, &why);
    };
    CHECK(any(MGPU_DTYPE_S32, (uintptr_t)g.d, 2) == MGPU_OK);
    CHECK(any(MGPU_DTYPE_E4M3, a - d_bytes, 2) == MGPU_OK); /* of its own size */
    CHECK(why.count == 0);
    REQUIRE(any(MGPU_DTYPE_E4M3, a - d_bytes + 1, 2) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "d",
               "my_gemm: d is within a, not memory of its own: blocks store D while others "
               "load"));
    REQUIRE(any(MGPU_DTYPE_F32, (uintptr_t)g.d, 2) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "out", "my_gemm: out is f32, not s32 or e4m3: convert D after"));
    REQUIRE(any(MGPU_DTYPE_E4M3, (uintptr_t)g.d, 1) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "out", "my_gemm: out is e4m3, not s32: convert D after"));
    CHECK(why.count == 1);
    CHECK(mgpu_product_own("my_gemm", g.d, 64, "within x", NULL, 64, &why) == MGPU_OK);
}

TEST_CASE("mgpu_product_check: D lies in neither A nor B")
{
    const mgpu_product g = legal();
    const uintptr_t a = (uintptr_t)g.a, b = (uintptr_t)g.b, d_bytes = 64 * 128 * 4;
    const struct {
        uintptr_t d;
        const char *within;
    } rows[] = {{a + 64 * 256 * 2, NULL},  {a + 64 * 256 * 2 - 1, "a"},
                {a - d_bytes, NULL},       {a - d_bytes + 1, "a"},
                {b + 128 * 256 * 2, NULL}, {b + 128 * 256 * 2 - 1, "b"},
                {b - d_bytes, NULL},       {b - d_bytes + 1, "b"}};
    for (const auto &r : rows) {
        mgpu_product t = g;
        t.d = (void *)r.d;
        CAPTURE(r.d - a);
        REQUIRE(check(t) == (r.within == NULL ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
        CHECK(why.count == (r.within == NULL ? 0 : 1));
        if (r.within != NULL)
            CHECK(said(0, "d",
                       (std::string("my_gemm: d is within ") + r.within +
                        ", not memory of its own: blocks store D while others load")
                           .c_str()));
    }
}

TEST_CASE("mgpu_product_wrong and mgpu_product_map add to the issues")
{
    device_buffer<uint16_t> memory(64 * 72);
    mgpu_tensor_map map;
    why.count = 0;
    CHECK(mgpu_product_wrong("my_gemm", "split", 9, NULL, "1 to 8: 0 takes what fits", &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_product_map(&map, "A", MGPU_DTYPE_BF16, memory.ptr(), 64, 72, 64, 64,
                           MGPU_SWIZZLE_128B, &why) == MGPU_OK);
    REQUIRE(why.count == 1);
    CHECK(said(0, "split", "my_gemm: split is 9, not 1 to 8: 0 takes what fits"));
    CHECK(mgpu_product_map(&map, "B", MGPU_DTYPE_BF16, memory.ptr(), 64, 71, 64, 64,
                           MGPU_SWIZZLE_128B, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count >= 2);
    CHECK(std::string(why.item[1].text).find("tensor map \"B\": strides_bytes[0] is 142") == 0);
    CHECK(mgpu_product_map(&map, "B", MGPU_DTYPE_BF16, memory.ptr(), 64, 71, 64, 64,
                           MGPU_SWIZZLE_128B, NULL) == MGPU_ERROR_INVALID_TENSOR_MAP);
}

TEST_CASE("mgpu_product_rows: rows of whole 16 bytes, as A, B and D lie")
{
    const mgpu_status no = MGPU_ERROR_INVALID_ARGUMENT;
    mgpu_product g = legal();
    const auto rows = [&](mgpu_status so_far = MGPU_OK) {
        why.count = 0;
        const mgpu_status status = mgpu_product_rows("my_gemm", &g, so_far, &why);
        CHECK(mgpu_product_rows("my_gemm", &g, so_far, NULL) == status);
        return status;
    };
    CHECK(rows() == MGPU_OK);
    g.n = 300;
    g.out = MGPU_DTYPE_F32;
    CHECK(rows() == MGPU_OK);
    g.out = MGPU_DTYPE_BF16;
    REQUIRE(rows() == no);
    CHECK(said(
        0, "n",
        "my_gemm: n is 300, not a multiple of 8, so that rows of D are whole 16 bytes: pad "
        "B with zeros, and D, to n = 304"));
    CHECK(why.count == 1);
    g.k = 132;
    REQUIRE(rows() == no);
    CHECK(said(
        0, "k",
        "my_gemm: k is 132, not a multiple of 8, so that rows of A are whole 16 bytes: pad "
        "A with zeros to k = 136"));
    CHECK(said(
        1, "k",
        "my_gemm: k is 132, not a multiple of 8, so that rows of B are whole 16 bytes: pad "
        "B with zeros to k = 136"));
    CHECK(why.count == 3);
    g.storage.a_transposed = g.storage.b_transposed = true; /* K of any length */
    g.m = 65;
    REQUIRE(rows() == no);
    CHECK(
        said(0, "m",
             "my_gemm: m is 65, not a multiple of 8, so that rows of A are whole 16 bytes: pad "
             "A with zeros to m = 72"));
    CHECK(said(
        1, "n",
        "my_gemm: n is 300, not a multiple of 8, so that rows of B are whole 16 bytes: pad "
        "B with zeros to n = 304"));
    CHECK(why.count == 3);
    CHECK(rows(MGPU_ERROR_OUT_OF_MEMORY) == MGPU_ERROR_OUT_OF_MEMORY); /* as it was */
    CHECK(why.count == 0);
}

/* TMA stores D, and goes on to whole 16 bytes of a row: its rows are whole ones, or part of the next would be lost. */
TEST_CASE("mgpu_product_maps_out wants rows of D that are whole 16 bytes")
{
    for (const mgpu_dtype out :
         {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32})
        for (const bool layered : {false, true})
            for (uint32_t n = 176; n <= 192; n++) {
                const uint32_t bytes = mgpu_dtype_bytes(out), w = bytes == 4 ? 96 : 176;
                mgpu_tensor_map d, tail;
                mgpu_product g = legal();
                g.n = n;
                g.out = out;
                why.count = 0;
                CAPTURE(mgpu_dtype_name(out), layered, n);
                CHECK((mgpu_product_maps_out(&d, &tail, &g, {128, w, 1, 1, 1, false}, layered,
                                             &why) == MGPU_OK) == (n * bytes % 16 == 0));
                CHECK((why.count == 0) == (n * bytes % 16 == 0));
            }
}

TEST_CASE("mgpu_product_tiles: rows and columns of tiles, and how many are too many")
{
    uint32_t tiles[2] = {0, 0};
    why.count = 0;
    CHECK(mgpu_product_tiles("my_gemm", 257, 511, 128, 256, tiles, &why) == MGPU_OK);
    CHECK(tiles[0] == 3);
    CHECK(tiles[1] == 2);
    CHECK(mgpu_product_tiles("my_gemm", 0x7fffffff, 1, 1, 1, tiles, &why) == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(mgpu_product_tiles("my_gemm", 0x40000000, 257, 1, 128, tiles, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 1);
    CHECK(said(0, "m",
               "my_gemm: m is D of 1073741824 x 257, 3221225472 tiles, not up to 2147483647 "
               "tiles: multiply in parts"));
    CHECK(mgpu_product_tiles("my_gemm", 0x40000000, 257, 1, 128, tiles, NULL) ==
          MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("mgpu_product_apart: floats, apart from D")
{
    char *const d = (char *)0x700000000000;
    const mgpu_status ok = MGPU_OK, no = MGPU_ERROR_INVALID_ARGUMENT;
    const auto apart = [&](const char *at, uint64_t count, mgpu_status so_far = MGPU_OK) {
        why.count = 0;
        return mgpu_product_apart("k", "scale_a", (const float *)(const void *)at, count, d, 64,
                                  so_far, &why);
    };
    CHECK(apart(NULL, 1) == ok);
    CHECK(apart(NULL, 1, no) == no);
    CHECK(apart(d - 16, 4) == ok);
    CHECK(apart(d + 64, 4) == ok);
    CHECK(why.count == 0);
    CHECK(apart(d - 16, 5) == no);
    CHECK(said(0, "scale_a",
               "k: scale_a is within d, not memory of its own: blocks store D while others "
               "read it"));
    CHECK(apart(d + 60, 1) == no);
    CHECK(apart(d + 66, 1) == no);
    CHECK(said(0, "scale_a",
               "k: scale_a is at 0x700000000042, not aligned to 4 bytes: pass floats"));
}

TEST_CASE("mgpu_product_fused")
{
    char *const at = (char *)0x700000000000;
    const mgpu_product g = {
        64, 32, 64, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, at, at + (1 << 20), at + (2 << 20), {}};
    char *const d = (char *)g.d, *const end = d + 64 * 32 * 4;
    mgpu_issues why;
    why.count = 0;
    CHECK(mgpu_product_fused("k", &g, 0, 0, NULL, NULL, 0, 5, &why) == MGPU_OK);
    CHECK(mgpu_product_fused("k", &g, 2, -1, d, end, 4, 5, &why) == MGPU_OK);
    CHECK(mgpu_product_fused("k", &g, 1, 0, d - 64 * 32 * 4, d - 32 * 4, 0, 5, &why) ==
          MGPU_OK);
    CHECK(why.count == 0);
    CHECK(mgpu_product_fused("k", &g, 0, 0.5f, NULL, d - 32 * 4 + 16, 5, 5, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 4);
    const char *const texts[] = {
        "k: alpha is 0, not another number: 1 leaves the sums as they are",
        "k: beta is 0.5, not 0 without c: pass it",
        "k: activation is 5, not one of mgpu_activation",
        "k: bias is within d, not memory of its own: blocks store D while others read it"};
    for (int i = 0; i < 4; i++)
        CHECK(std::string(why.item[i].text) == texts[i]);
    why.count = 0;
    CHECK(mgpu_product_fused("k", &g, 1, 1, end - 16, end + 4, 0, 5, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 2);
    CHECK(std::string(why.item[0].text) == "k: c is within d, not d itself, or memory of its "
                                           "own: blocks store D while others read it");
    CHECK(std::string(why.item[1].text) ==
          "k: bias is at 0x700000202004, not aligned to 16 bytes: copy it");
}
