/* tests/test_types.cpp - the shared words: sizes, names, alignment.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/types.h>

#include "catch.h"

#include <set>
#include <string>

TEST_CASE("mgpu_dtype_bytes")
{
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_U8) == 1);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_S8) == 1);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_E4M3) == 1);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_E5M2) == 1);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_U16) == 2);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_F16) == 2);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_BF16) == 2);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_U32) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_S32) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_F32) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_TF32) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_F32_FTZ) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_TF32_FTZ) == 4);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_U64) == 8);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_S64) == 8);
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_F64) == 8);
    CHECK(mgpu_dtype_bytes(static_cast<mgpu_dtype>(99)) == 0);
}

TEST_CASE(
    "packed types: mgpu_dtype_packed_bits, mgpu_dtype_name; parts of bytes, and no floats")
{
    const mgpu_dtype packed[] = {MGPU_DTYPE_B4X16, MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_B6X16_P32};
    const char *const names[] = {"b4x16", "b4x16_p64", "b6x16_p32"};
    for (int i = 0; i < 3; i++) {
        CHECK(mgpu_dtype_packed_bits(packed[i]) == (i == 2 ? 6u : 4u));
        CHECK(std::string(mgpu_dtype_name(packed[i])) == names[i]);
        CHECK(mgpu_dtype_bytes(packed[i]) == 0);
        CHECK_FALSE(mgpu_dtype_is_float(packed[i]));
    }
    CHECK(mgpu_dtype_packed_bits(MGPU_DTYPE_U8) == 0);
    CHECK(mgpu_dtype_packed_bits(MGPU_DTYPE_TF32_FTZ) == 0);
    CHECK(mgpu_dtype_packed_bits(static_cast<mgpu_dtype>(99)) == 0);
}

TEST_CASE("mgpu_dtype_is_float")
{
    for (mgpu_dtype t :
         {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_F16, MGPU_DTYPE_BF16, MGPU_DTYPE_F32,
          MGPU_DTYPE_TF32, MGPU_DTYPE_F64, MGPU_DTYPE_F32_FTZ, MGPU_DTYPE_TF32_FTZ})
        CHECK(mgpu_dtype_is_float(t));
    for (mgpu_dtype t : {MGPU_DTYPE_U8, MGPU_DTYPE_S8, MGPU_DTYPE_U16, MGPU_DTYPE_U32,
                         MGPU_DTYPE_S32, MGPU_DTYPE_U64, MGPU_DTYPE_S64})
        CHECK_FALSE(mgpu_dtype_is_float(t));
    CHECK_FALSE(mgpu_dtype_is_float(static_cast<mgpu_dtype>(99)));
}

TEST_CASE("mgpu_dtype_name")
{
    CHECK(std::string(mgpu_dtype_name(MGPU_DTYPE_BF16)) == "bf16");
    CHECK(std::string(mgpu_dtype_name(MGPU_DTYPE_TF32)) == "tf32");
    CHECK(std::string(mgpu_dtype_name(static_cast<mgpu_dtype>(99))) == "?");
    std::set<std::string> names;
#define X(name, bits, word, floating)                                                          \
    CHECK(mgpu_dtype_bytes(MGPU_DTYPE_##name) == (bits) / 8);                                  \
    CHECK(names.insert(mgpu_dtype_name(MGPU_DTYPE_##name)).second);
    MGPU_DTYPE_TABLE(X) MGPU_DTYPE_PACKED_TABLE(X)
#undef X
}

TEST_CASE("mgpu_make_dim3")
{
    const mgpu_dim3 d = mgpu_make_dim3(1, 2, 3);
    CHECK(d.x == 1);
    CHECK(d.y == 2);
    CHECK(d.z == 3);
}

TEST_CASE("mgpu_tensor_map is 128 bytes, aligned to 64")
{
    CHECK(sizeof(mgpu_tensor_map) == 128);
    CHECK(alignof(mgpu_tensor_map) == 64);
    struct args {
        char c;
        mgpu_tensor_map map;
    };
    CHECK(offsetof(args, map) == 64);
}

TEST_CASE("swizzles are their span in bytes, and the number of a larger atom")
{
    CHECK(MGPU_SWIZZLE_NONE == 0);
    CHECK(MGPU_SWIZZLE_32B == 32);
    CHECK(MGPU_SWIZZLE_64B == 64);
    CHECK(MGPU_SWIZZLE_128B == 128);
    CHECK(MGPU_SWIZZLE_128B_ATOM_32B == 128 + 1);
    CHECK(MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B == 128 + 2);
    CHECK(MGPU_SWIZZLE_128B_ATOM_64B == 128 + 3);
}
