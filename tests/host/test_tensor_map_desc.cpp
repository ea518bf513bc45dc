/* tests/host/test_tensor_map_desc.cpp - descriptions of tensor maps, and the facts that follow.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/tensor_map_desc.h>

#include "host/legal_maps.h"

TEST_CASE("mgpu_tensor_map_1d")
{
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_1d(MGPU_DTYPE_F32, address(base_address), 1000, 256);
    CHECK(d.rank == 1);
    CHECK(d.dtype == MGPU_DTYPE_F32);
    CHECK(d.dims[0] == 1000);
    CHECK(d.box[0] == 256);
    CHECK(d.elem_strides[0] == 1);
    CHECK(d.global == address(base_address));
    CHECK(d.name == NULL);
}

TEST_CASE("mgpu_tensor_map_2d")
{
    const mgpu_tensor_map_desc d = matrix();
    CHECK(d.rank == 2);
    CHECK(d.dims[0] == 512);
    CHECK(d.dims[1] == 1000);
    CHECK(d.strides_bytes[0] == 1024);
    CHECK(d.box[0] == 64);
    CHECK(d.box[1] == 64);
    CHECK(d.interleave == MGPU_INTERLEAVE_NONE);
    CHECK(d.oob_fill == MGPU_OOB_ZERO);
    CHECK(d.l2_promotion == MGPU_L2_PROMOTION_256B);
}

TEST_CASE("mgpu_tensor_map_nd")
{
    const mgpu_tensor_map_desc packed = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_32B);
    CHECK(packed.strides_bytes[0] == 128);
    CHECK(packed.strides_bytes[1] == 128 * 8);
    CHECK(packed.strides_bytes[2] == 128 * 8 * 6);
    CHECK(packed.strides_bytes[3] == 128 * 8 * 6 * 5);

    const uint64_t dims[3] = {64, 10, 3}, strides[2] = {256, 4096};
    const uint32_t box[3] = {8, 2, 1};
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_nd(MGPU_DTYPE_F16, address(base_address), 3, dims, strides, box);
    CHECK(d.strides_bytes[0] == 256);
    CHECK(d.strides_bytes[1] == 4096);
    CHECK(d.dims[3] == 1);
    CHECK(d.box[4] == 1);
}

TEST_CASE("mgpu_tensor_map_box_bytes")
{
    mgpu_tensor_map_desc d = matrix();
    CHECK(mgpu_tensor_map_box_bytes(d) == 64 * 64 * 2);
    d.elem_strides[1] = 3;
    CHECK(mgpu_tensor_map_box_bytes(d) == 64 * 22 * 2);
    d.elem_strides[0] = 2; /* ignored */
    CHECK(mgpu_tensor_map_box_bytes(d) == 64 * 22 * 2);
    d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
    CHECK(mgpu_tensor_map_box_bytes(d) == 16 * 4 * 2 * 2 * 2 * 2);
    for (uint32_t &b : d.box)
        b = 256;
    CHECK(mgpu_tensor_map_box_bytes(d) == UINT32_MAX);
}

TEST_CASE("mgpu_tensor_map_smem_align")
{
    mgpu_tensor_map_desc d = matrix();
    CHECK(mgpu_tensor_map_smem_align(d) == 1024);
    d.swizzle = MGPU_SWIZZLE_64B;
    CHECK(mgpu_tensor_map_smem_align(d) == 512);
    d.swizzle = MGPU_SWIZZLE_32B;
    CHECK(mgpu_tensor_map_smem_align(d) == 256);
    d.swizzle = MGPU_SWIZZLE_NONE;
    CHECK(mgpu_tensor_map_smem_align(d) == 128);
}

TEST_CASE("mgpu_tensor_map_tiles")
{
    const mgpu_tensor_map_desc d = matrix();
    CHECK(mgpu_tensor_map_tiles(d, 0) == 8);
    CHECK(mgpu_tensor_map_tiles(d, 1) == 16); /* 1000 rows: the last box reaches outside */
    CHECK(mgpu_tensor_map_tiles(d, 2) == 0);
}
