/* tests/emu/math/test_tma_map.cpp - the model's own encoding of tensor maps.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/emu/math/tma_map.h>

#include <mgpu/emu/math/box.h>
#include <mgpu/host/tensor_map.h>

#include "catch.h"
#include "host/tensor_map_samples.h"

#include <cstddef>
#include <cstring>
#include <string>
#include <vector>

TEST_CASE("mgpu__tma_map_encode keeps every field, mgpu__tma_map_decode refuses all else")
{
    mgpu__tma_map m, back;
    std::memset(&m, 0, sizeof m);
    m.global = 0x7f1234567890ull;
    m.rank = 5;
    m.dtype = MGPU_DTYPE_F64;
    m.swizzle = 128;
    m.interleave = 32;
    m.oob_nan = 1;
    for (uint32_t i = 0; i < 5; i++) {
        m.dims[i] = (1ull << 32) - i;
        m.box[i] = 256 - i;
        m.elem_strides[i] = 8 - i;
        if (i < 4)
            m.strides[i] = (1ull << 40) - 16 * (i + 1);
    }
    mgpu_tensor_map map;
    mgpu__tma_map_encode(&map, &m);
    std::memset(&back, 0xff, sizeof back);
    REQUIRE(mgpu__tma_map_decode(&map, &back));
    CHECK(std::memcmp(&m, &back, offsetof(mgpu__tma_map, rows4) + 1) == 0);
    for (int bit = 0; bit < 1024; bit++) {
        mgpu_tensor_map bad = map;
        bad.opaque[bit / 64] ^= 1ull << (bit % 64);
        CHECK_FALSE(mgpu__tma_map_decode(&bad, &back));
    }
    mgpu_tensor_map zero;
    std::memset(&zero, 0, sizeof zero);
    CHECK_FALSE(mgpu__tma_map_decode(&zero, &back));
}

/* A box wholly before the tensor, so that nothing of that is read: its filling, and nothing else, is there. */
TEST_CASE("the model copies by every map that the rules accept, interleaved ones too")
{
    enum { WINDOW = 512 * 1024, POISON = 0x5b };
    std::string sum;
    std::vector<unsigned char> window(WINDOW);
    uint32_t interleaved = 0, swizzled = 0;
    for (mgpu_tensor_map_desc d : tensor_map_samples(&sum)) {
        if (mgpu_tensor_map_check(d, NULL) != MGPU_OK)
            continue;
        const uint32_t pitch = d.interleave != MGPU_INTERLEAVE_NONE ? 0 : (uint32_t)d.swizzle;
        const int32_t c[5] = {INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN};
        mgpu_tensor_map map;
        mgpu__tma_map m;
        mgpu__tma_map_tiled(&map, d.dtype, d.rank, d.global, d.dims, d.strides_bytes, d.box,
                            d.elem_strides, d.interleave, d.swizzle,
                            d.oob_fill == MGPU_OOB_NAN);
        REQUIRE(mgpu__tma_map_decode(&map, &m));
        CHECK(mgpu__tma_box_bytes(&m) == mgpu_tensor_map_box_bytes(d));
        const uint64_t bytes = mgpu_tensor_map_box_bytes(d);
        if (bytes > WINDOW || (pitch != 0 && bytes * pitch / 16 > WINDOW))
            continue; /* of no block; rows that leave most of a span unused */
        std::fill(window.begin(), window.end(), (unsigned char)POISON);
        const char *const error =
            mgpu__tma_load(&m, c, window.data(), WINDOW, 0, nullptr, nullptr);
        INFO((error == nullptr ? "" : error));
        REQUIRE(error == nullptr);
        uint64_t filled = 0;
        for (unsigned char x : window)
            filled += x != POISON;
        CHECK(filled == bytes);
        interleaved += d.interleave != MGPU_INTERLEAVE_NONE;
        swizzled += d.swizzle != MGPU_SWIZZLE_NONE;
    }
    CHECK(interleaved >= 200);
    CHECK(swizzled >= 200);
}
