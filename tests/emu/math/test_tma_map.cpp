/* tests/emu/math/test_tma_map.cpp - the model's own encoding of tensor maps.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/emu/math/tma_map.h>

#include "catch.h"

#include <cstddef>
#include <cstring>

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
    CHECK(std::memcmp(&m, &back, offsetof(mgpu__tma_map, pad) + 1) == 0);
    for (int bit = 0; bit < 1024; bit++) {
        mgpu_tensor_map bad = map;
        bad.opaque[bit / 64] ^= 1ull << (bit % 64);
        CHECK_FALSE(mgpu__tma_map_decode(&bad, &back));
    }
    mgpu_tensor_map zero;
    std::memset(&zero, 0, sizeof zero);
    CHECK_FALSE(mgpu__tma_map_decode(&zero, &back));
}
