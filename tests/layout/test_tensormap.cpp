/* tests/layout/test_tensormap.cpp - PTX's numbers of types and swizzles.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "tensormap.replace", table of .elemtype and .swizzle_mode, written down once more.
 */
#include <mgpu/layout/tensormap.h>

#include "catch.h"

TEST_CASE("mgpu_tensormap_elemtype")
{
    static const struct {
        mgpu_dtype dtype;
        uint32_t number;
    } rows[] = {{MGPU_DTYPE_U8, 0},    {MGPU_DTYPE_S8, 0},   {MGPU_DTYPE_E4M3, 0},
                {MGPU_DTYPE_E5M2, 0},  {MGPU_DTYPE_U16, 1},  {MGPU_DTYPE_U32, 2},
                {MGPU_DTYPE_S32, 3},   {MGPU_DTYPE_U64, 4},  {MGPU_DTYPE_S64, 5},
                {MGPU_DTYPE_F16, 6},   {MGPU_DTYPE_F32, 7},  {MGPU_DTYPE_F64, 9},
                {MGPU_DTYPE_BF16, 10}, {MGPU_DTYPE_TF32, 11}};
    for (const auto &row : rows) {
        INFO(mgpu_dtype_name(row.dtype));
        CHECK(mgpu_tensormap_elemtype(row.dtype) == row.number);
    }
    CHECK(mgpu_tensormap_elemtype(static_cast<mgpu_dtype>(1000)) == 0xffffffffu);
}

TEST_CASE("mgpu_tensormap_swizzle_mode")
{
    for (mgpu_dtype packed : {MGPU_DTYPE_B4X16, MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_B6X16_P32})
        CHECK(mgpu_tensormap_elemtype(packed) == 0xffffffffu);
    CHECK(mgpu_tensormap_swizzle_mode(MGPU_SWIZZLE_NONE) == 0);
    CHECK(mgpu_tensormap_swizzle_mode(MGPU_SWIZZLE_32B) == 1);
    CHECK(mgpu_tensormap_swizzle_mode(MGPU_SWIZZLE_64B) == 2);
    CHECK(mgpu_tensormap_swizzle_mode(MGPU_SWIZZLE_128B) == 3);
    for (int atoms = 129; atoms <= 131; atoms++)
        CHECK(mgpu_tensormap_swizzle_mode(static_cast<mgpu_swizzle>(atoms)) == 0xffffffffu);
    CHECK(mgpu_tensormap_swizzle_mode(static_cast<mgpu_swizzle>(16)) == 0xffffffffu);
}
