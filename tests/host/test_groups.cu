/* tests/host/test_groups.cu - what mgpu_groups_check() refuses, in which words; rounds of tiles; the map of a group's rows.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/groups.h>

#include "../device.h"

#include <string>

static mgpu_issues why;
static const mgpu_dtype TYPES[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_E4M3};
static const uintptr_t AT = 0x700000000000;

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text) == words;
}

/* 4 groups of 256 rows, n 64, k 128: A has 64 KiB, B 64, D 32 or transposed 64. */
static mgpu_groups_product
legal(bool transposed = false)
{
    return {4,
            256,
            64,
            128,
            0,
            MGPU_DTYPE_BF16,
            MGPU_DTYPE_BF16,
            transposed,
            (void *)AT,
            (void *)(AT + (1 << 20)),
            (int32_t *)(AT + (2 << 20)),
            (uint32_t *)(AT + (3 << 20)),
            (void *)(AT + (4 << 20)),
            {}};
}

static mgpu_status
check(const mgpu_groups_product &g, uint32_t multiprocessors = 132)
{
    why.count = 0;
    const mgpu_status status =
        mgpu_groups_check("my_kernel", &g, TYPES, 2, 128, 128, multiprocessors, &why);
    CHECK(mgpu_groups_check("my_kernel", &g, TYPES, 2, 128, 128, multiprocessors, NULL) ==
          status);
    return status;
}

TEST_CASE("mgpu_groups_check: sizes, types and memory, all at once")
{
    for (const bool transposed : {false, true}) {
        CHECK(check(legal(transposed)) == MGPU_OK);
        CHECK(why.count == 0);
    }
    mgpu_groups_product g = legal();
    g.groups = 0;
    g.k = 0x80000000u;
    g.in = MGPU_DTYPE_F16;
    g.offsets = NULL;
    g.next = (uint32_t *)(AT + 2);
    REQUIRE(check(g, 0) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 6);
    CHECK(said(0, "in", "my_kernel: in is f16, not bf16 or e4m3: round A and B to one"));
    CHECK(said(1, "groups",
               "my_kernel: groups is 0, not 1 to 2147483647: skip a product without work"));
    CHECK(said(2, "k", "my_kernel: k is 2147483648, not 1 to 2147483647: multiply in parts"));
    CHECK(said(3, "multiprocessors",
               "my_kernel: multiprocessors is 0, not 1 to 2147483647: "
               "skip a product without work"));
    CHECK(said(4, "offsets",
               "my_kernel: offsets is NULL, not device memory of int32, groups + 1 of them"));
    CHECK(why.item[5].field == std::string("next"));

    g = legal();
    g.groups = 0x2000000;
    REQUIRE(check(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "groups * n",
               "my_kernel: groups * n is 2147483648, not 1 to 2147483647: "
               "multiply in parts"));
}

TEST_CASE("mgpu_groups_check: scales, and what 16 bits have not")
{
    mgpu_groups_product g = legal();
    g.f8.promoted = true;
    REQUIRE(check(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "in",
               "my_kernel: in is bf16, not of 8 bits, which scales and promoted are for"));
    g.in = g.f8.in_b = MGPU_DTYPE_E4M3;
    CHECK(check(g) == MGPU_OK);
    for (const uint32_t a : {0u, 1u, 4u, 255u, 256u})
        for (const uint32_t b : {0u, 1u, 4u, 64u, 255u, 256u}) {
            g.f8.scale_a = {(float *)(AT + (5 << 20)), a};
            g.f8.scale_b = {(float *)(AT + (6 << 20)), b};
            const int wrong = (a != 1 && a != 256) + (b != 1 && b != 4 && b != 256);
            CAPTURE(a, b);
            CHECK(check(g) == (wrong == 0 ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
            CHECK(why.count == wrong);
        }
    g.f8.scale_a = {(float *)(AT + (5 << 20) + 4), 1};
    g.f8.scale_b = {NULL, 255};
    REQUIRE(check(g) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 1);
    CHECK(std::string(why.item[0].text).find("not aligned to 8 bytes: copy it") !=
          std::string::npos);
}

TEST_CASE("mgpu_groups_apart: D of its own")
{
    for (const bool transposed : {false, true}) {
        mgpu_groups_product g = legal(transposed);
        const uintptr_t d = (uintptr_t)g.d;
        const uintptr_t d_bytes = 2 * (transposed ? 4 * 64 * 128 : 256 * 64);
        const auto apart = [&](uintptr_t at, uint64_t bytes) {
            why.count = 0;
            return mgpu_groups_apart("my_kernel", &g, "within x", (void *)at, bytes, &why) ==
                   MGPU_OK;
        };
        CHECK(apart(d - 8, 8));
        CHECK(!apart(d - 8, 9));
        CHECK(said(0, "d",
                   "my_kernel: d is within x, not memory of its own: blocks store D while "
                   "others load"));
        CHECK(apart(d + d_bytes, 8));
        CHECK(!apart(d + d_bytes - 1, 8));
        CHECK(apart(0, 8)); /* there is none */
    }
}

typedef struct {
    mgpu_tensor_map map;
    int32_t row, from;
    uint16_t *out; /* [16][64] */
} box_args;

MGPU_KERNEL(one_box, box_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t to = mgpu_smem_addr(smem), bar = to + 2048;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 2048);
        mgpu_tma_load_3d(to, &p->map, 64, p->row, p->from, bar);
    }
    __syncwarp();
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = threadIdx.x; i < 16 * 8;
         i += 32) { /* chunks, which a swizzle has moved */
        uint32_t v[4];
        mgpu_ld_shared_v4_b32(v, to + 128 * (i / 8) + 16 * (i % 8 ^ i / 8 % 8));
        for (uint32_t j = 0; j < 8; j++)
            p->out[i * 8 + j] = (uint16_t)(v[j / 2] >> j % 2 * 16);
    }
}

TEST_CASE("mgpu_groups_map: 16 rows from a row on, zeros around them")
{
    const uint32_t rows = 40, cols = 136;
    std::vector<uint16_t> t(rows * cols);
    for (size_t i = 0; i < t.size(); i++)
        t[i] = (uint16_t)(i + 1);
    device_buffer<uint16_t> memory(t), out(16 * 64);
    box_args args;
    mgpu_launch_config config = mgpu_launch_1d(1, 32);
    config.smem_bytes = 2048 + 16;
    why.count = 0;
    REQUIRE(mgpu_groups_map(&args.map, "A", MGPU_DTYPE_BF16, memory.ptr(), rows, cols, 16,
                            &why) == MGPU_OK);
    for (const int32_t row : {-15, -3, 0, 5, 15})
        for (const int32_t from : {0, 7, (int32_t)rows - 16}) {
            args.row = row;
            args.from = from;
            args.out = out.ptr();
            launch(&one_box_kernel, config, args);
            const std::vector<uint16_t> got = out.download();
            size_t wrong = 0;
            for (int32_t r = 0; r < 16; r++)
                for (uint32_t c = 0; c < 64; c++) {
                    const bool is = row + r >= 0 && row + r < 16;
                    const size_t at = (size_t)(from + row + r) * cols + 64 + c;
                    wrong += got[(size_t)r * 64 + c] != (is ? t[at] : 0);
                }
            CAPTURE(row, from);
            CHECK(wrong == 0);
        }
    CHECK(mgpu_groups_map(&args.map, "A", MGPU_DTYPE_BF16, memory.ptr(), rows, cols - 1, 16,
                          &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 1); /* the 3-d one says nothing again */
    CHECK(std::string(why.item[0].text).find("tensor map \"A\": strides_bytes[0] is 270") == 0);
}
