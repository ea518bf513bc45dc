/* tests/host/test_tensor_map.cu - mgpu_tensor_map_tiled() on a GPU and in the model.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cstring>
#include <string>
#include <vector>

MGPU_REQUIRE(TMA);

enum { TILE_WORDS = 16 * 16, TRIES = 10000000 };

struct box_args {
    mgpu_tensor_map map;
    int32_t c0, c1;
    uint32_t box_bytes;
    uint32_t *out; /* [TILE_WORDS] the tile, [1] whether the bytes came */
};

/* One box as it lies in shared memory. The wait ends even if fewer bytes come than expected. */
MGPU_KERNEL(box, box_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, TILE_WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    bool here = false;
    for (uint32_t i = threadIdx.x; i < TILE_WORDS; i += 32)
        tile[i] = 0xDBDBDBDB;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, p->box_bytes);
        mgpu_tma_load_2d(mgpu_smem_addr(tile), &p->map, p->c0, p->c1, bar);
    }
    __syncthreads();
    for (int i = 0; i < TRIES && !here; i++)
        here = mgpu_mbarrier_try_wait_parity(bar, 0);
    for (uint32_t i = threadIdx.x; i < TILE_WORDS; i += 32)
        p->out[i] = tile[i];
    if (threadIdx.x == 0)
        p->out[TILE_WORDS] = here;
}

TEST_CASE("elem_strides: every n-th row, and nothing in dimension 0")
{
    const uint32_t rows = 40, cols = 64, box_rows = 9, box_cols = 16;
    std::vector<uint32_t> x(rows * cols);
    for (uint32_t i = 0; i < rows * cols; i++)
        x[i] = i;
    device_buffer<uint32_t> in(x), out(TILE_WORDS + 1);
    for (uint32_t step0 : {1u, 2u, 8u})
        for (uint32_t step1 : {1u, 2u, 3u, 8u}) {
            INFO("steps " << step0 << " " << step1);
            mgpu_issues why;
            mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_DTYPE_U32, in.ptr(), rows, cols,
                                                        cols * 4, box_rows, box_cols);
            d.elem_strides[0] = step0;
            d.elem_strides[1] = step1;
            const uint32_t count = (box_rows + step1 - 1) / step1;
            CHECK(mgpu_tensor_map_box_bytes(d) == count * box_cols * 4);
            box_args args;
            REQUIRE(mgpu_tensor_map_tiled(&args.map, d, &why) == MGPU_OK);
            args.c0 = 8;
            args.c1 = 5;
            args.box_bytes = mgpu_tensor_map_box_bytes(d);
            args.out = out.ptr();
            launch(&box_kernel, mgpu_launch_1d(1, 32), args);
            std::vector<uint32_t> expected(TILE_WORDS + 1, 0xDBDBDBDB);
            for (uint32_t r = 0; r < count; r++)
                for (uint32_t c = 0; c < box_cols; c++)
                    expected[r * box_cols + c] = x[(5 + r * step1) * cols + 8 + c];
            expected[TILE_WORDS] = 1;
            CHECK(difference(out.download(), expected) == "");
        }
}

TEST_CASE("mgpu_tensor_map_im2col")
{
    void *x = NULL;
    REQUIRE(mgpu_malloc(&x, 2 * 8 * 8 * 64 * 2) == MGPU_OK);
    mgpu_im2col_desc d = mgpu_tensor_map_nhwc(MGPU_DTYPE_BF16, x, 2, 8, 8, 64, 32, 64);
    d.map.name = "X";
    d.map.swizzle = MGPU_SWIZZLE_128B;
    d = mgpu_im2col_filter(d, 0, 3, 2, 1, 1, 1);
    d = mgpu_im2col_filter(d, 1, 5, 1, 2, 2, 3);
    mgpu_tensor_map blank, map;
    mgpu_issues why;
    std::memset(static_cast<void *>(&blank), 0x5a, sizeof blank);
    map = blank;
    d.pixels = 0;
    CHECK(mgpu_tensor_map_im2col(&map, d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 1);
    CHECK(std::string(why.item[0].field) == "pixels");
    CHECK(std::memcmp(&map, &blank, sizeof map) == 0);
    d.pixels = 32;
    CHECK(mgpu_tensor_map_im2col(NULL, d, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].field) == "map");
    REQUIRE(mgpu_tensor_map_im2col(&map, d, &why) == MGPU_OK);
    CHECK(why.count == 0);
    REQUIRE(mgpu_tensor_map_im2col(&blank, d, NULL) == MGPU_OK);
    CHECK(std::memcmp(&map, &blank, sizeof map) == 0);
    d.upper_corner[1]++;
    REQUIRE(mgpu_tensor_map_im2col(&blank, d, NULL) == MGPU_OK);
    CHECK(std::memcmp(&map, &blank, sizeof map) != 0);
#if MGPU_EMULATE
    mgpu__tma_map m;
    REQUIRE(mgpu__tma_map_decode(&map, &m));
    CHECK(m.im2col == 1);
    CHECK(m.rank == 4);
    CHECK(m.pixels == 32);
    CHECK(m.box[0] == 64);
    CHECK(m.box[1] == 1);
    CHECK(m.lower[0] == -1);
    CHECK(m.lower[1] == -2);
    CHECK(m.upper[0] == -1);
    CHECK(m.upper[1] == -5);
    CHECK(m.elem_strides[1] == 2);
    CHECK(m.swizzle == 128);
#endif
    CHECK(mgpu_free(x) == MGPU_OK);
}

TEST_CASE("mgpu_tensor_map_tiled")
{
    void *a = NULL;
    REQUIRE(mgpu_malloc(&a, 1000 * 1024) == MGPU_OK);
    mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a, 1000, 512, 1024, 64, 64);
    d.name = "A";
    d.swizzle = MGPU_SWIZZLE_128B;

    mgpu_tensor_map blank, map;
    mgpu_issues why;
    std::memset(static_cast<void *>(&blank), 0x5a, sizeof blank);
    map = blank;

    SECTION("a legal description becomes 128 bytes, the same ones each time")
    {
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_OK);
        CHECK(why.count == 0);
        CHECK(std::memcmp(&map, &blank, sizeof map) != 0);
        REQUIRE(mgpu_tensor_map_tiled(&blank, d, NULL) == MGPU_OK);
        CHECK(std::memcmp(&map, &blank, sizeof map) == 0);
        d.box[1] = 32;
        REQUIRE(mgpu_tensor_map_tiled(&blank, d, NULL) == MGPU_OK);
        CHECK(std::memcmp(&map, &blank, sizeof map) != 0);
    }
    SECTION("an illegal one leaves the map alone and says why")
    {
        d.strides_bytes[0] = 1022;
        CHECK(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].text).find("not a multiple of 16") != std::string::npos);
        CHECK(mgpu_tensor_map_tiled(&map, d, NULL) == MGPU_ERROR_INVALID_TENSOR_MAP);
        CHECK(std::memcmp(&map, &blank, sizeof map) == 0);
    }
    SECTION("no map, or one at any address")
    {
        CHECK(mgpu_tensor_map_tiled(NULL, d, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].field) == "map");
        CHECK(std::string(why.item[0].text).find("NULL") != std::string::npos);

        /* where a compiler puts what a function returns by value: anywhere (g++ 12 at -O0) */
        alignas(64) unsigned char room[256];
        void *askew = room + 8;
        REQUIRE(mgpu_tensor_map_tiled(static_cast<mgpu_tensor_map *>(askew), d, &why) ==
                MGPU_OK);
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_OK);
        CHECK(std::memcmp(&map, askew, sizeof map) == 0);
    }
#if MGPU_EMULATE
    SECTION("the model reads back what was said")
    {
        d.elem_strides[0] = 5;
        d.elem_strides[1] = 2;
        d.oob_fill = MGPU_OOB_NAN;
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_OK);
        mgpu__tma_map m;
        REQUIRE(mgpu__tma_map_decode(&map, &m));
        CHECK(m.global == reinterpret_cast<uintptr_t>(a));
        CHECK(m.rank == 2);
        CHECK(m.dtype == MGPU_DTYPE_BF16);
        CHECK(m.dims[0] == 512);
        CHECK(m.dims[1] == 1000);
        CHECK(m.dims[2] == 1);
        CHECK(m.strides[0] == 1024);
        CHECK(m.box[0] == 64);
        CHECK(m.box[1] == 64);
        CHECK(m.box[4] == 1);
        CHECK(m.elem_strides[0] == 5);
        CHECK(m.elem_strides[1] == 2);
        CHECK(m.swizzle == 128);
        CHECK(m.interleave == 0);
        CHECK(m.oob_nan == 1);
    }
#endif
    CHECK(mgpu_free(a) == MGPU_OK);
}
