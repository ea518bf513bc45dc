/* tests/host/test_tensor_map_tiled.cu - mgpu_tensor_map_tiled() on a GPU and in the model.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/memory.h>
#include <mgpu/host/tensor_map.h>

#include "catch.h"

#include <cstring>
#include <string>

TEST_CASE("mgpu_tensor_map_tiled")
{
    void *a = NULL;
    REQUIRE(mgpu_malloc(&a, 1000 * 1024) == MGPU_OK);
    mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_BF16, a, 1000, 512, 1024, 64, 64);
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
        CHECK(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_INVALID_TENSOR_MAP);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].text).find("not a multiple of 16") != std::string::npos);
        CHECK(mgpu_tensor_map_tiled(&map, d, NULL) == MGPU_INVALID_TENSOR_MAP);
        CHECK(std::memcmp(&map, &blank, sizeof map) == 0);
    }
    SECTION("no map, or one at the wrong address")
    {
        CHECK(mgpu_tensor_map_tiled(NULL, d, &why) == MGPU_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].field) == "map");
        CHECK(std::string(why.item[0].text).find("NULL") != std::string::npos);

        alignas(64) unsigned char room[256];
        void *askew = room + 32;
        CHECK(mgpu_tensor_map_tiled(static_cast<mgpu_tensor_map *>(askew), d, &why) ==
              MGPU_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].text).find("not a multiple of 64") != std::string::npos);
    }
#if MGPU_EMULATE
    SECTION("the model reads back what was said")
    {
        d.elem_strides[0] = 5; /* ignored without interleave */
        d.elem_strides[1] = 2;
        d.oob_fill = MGPU_OOB_NAN;
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_OK);
        mgpu__tma_map m;
        REQUIRE(mgpu__tma_map_decode(&map, &m));
        CHECK(m.global == reinterpret_cast<uintptr_t>(a));
        CHECK(m.rank == 2);
        CHECK(m.dtype == MGPU_BF16);
        CHECK(m.dims[0] == 512);
        CHECK(m.dims[1] == 1000);
        CHECK(m.dims[2] == 1);
        CHECK(m.strides[0] == 1024);
        CHECK(m.box[0] == 64);
        CHECK(m.box[1] == 64);
        CHECK(m.box[4] == 1);
        CHECK(m.elem_strides[0] == 1);
        CHECK(m.elem_strides[1] == 2);
        CHECK(m.swizzle == 128);
        CHECK(m.interleave == 0);
        CHECK(m.oob_nan == 1);
    }
#endif
    CHECK(mgpu_free(a) == MGPU_OK);
}
