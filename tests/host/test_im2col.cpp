/* tests/host/test_im2col.cpp - descriptions of images: what follows from them, each rule and its legal neighbour.
 * No GPU is asked.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/im2col.h>

#include "host/legal_maps.h"

#include <string>

namespace
{

const void *const memory = address(base_address);

/* bf16, 64 channels, a filter of 3 along each axis, padding 1. */
mgpu_im2col_desc
images(uint32_t rank)
{
    mgpu_im2col_desc d =
        rank == 3 ? mgpu_tensor_map_nwc(MGPU_DTYPE_BF16, memory, 8, 56, 64, 128, 64)
        : rank == 4
            ? mgpu_tensor_map_nhwc(MGPU_DTYPE_BF16, memory, 8, 28, 56, 64, 128, 64)
            : mgpu_tensor_map_ndhwc(MGPU_DTYPE_BF16, memory, 8, 14, 28, 56, 64, 128, 64);
    d.map.name = "X";
    d.map.swizzle = MGPU_SWIZZLE_128B;
    for (uint32_t axis = 0; axis + 2 < rank; axis++)
        d = mgpu_im2col_filter(d, axis, 3, 1, 1, 1, 1);
    return d;
}

void
check_legal(const mgpu_im2col_desc &d)
{
    expect_legal(mgpu_im2col_check, d);
}

void
check_refused(const mgpu_im2col_desc &d, const char *field, int index, int64_t got,
              int64_t want, const char *words)
{
    expect_refused(mgpu_im2col_check, d, "X", field, index, got, want, words);
}

} // namespace

TEST_CASE("mgpu_tensor_map_nwc, mgpu_tensor_map_nhwc, mgpu_tensor_map_ndhwc")
{
    const uint64_t dims[5] = {64, 56, 28, 14, 8}; /* C W H D N */
    for (uint32_t rank = 3; rank <= 5; rank++) {
        const mgpu_im2col_desc d = images(rank);
        uint64_t step = 2;
        CAPTURE(rank);
        CHECK(d.map.rank == rank);
        CHECK(d.map.dtype == MGPU_DTYPE_BF16);
        CHECK(d.map.global == memory);
        CHECK(d.channels == 64);
        CHECK(d.pixels == 128);
        CHECK(d.map.l2_promotion == MGPU_L2_PROMOTION_256B);
        for (uint32_t i = 0; i < rank; i++) {
            const uint64_t n = i + 1 == rank ? dims[4] : dims[i];
            CHECK(d.map.dims[i] == n);
            CHECK(d.map.elem_strides[i] == 1);
            step *= n;
            if (i + 1 < rank)
                CHECK(d.map.strides_bytes[i] == step);
        }
        CHECK(mgpu_im2col_box_bytes(d) == 128 * 64 * 2);
        check_legal(d);
    }
}

TEST_CASE("mgpu_im2col_filter, mgpu_im2col_places: the sizes of a convolution")
{
    for (uint32_t size = 1; size <= 5; size++)
        for (uint32_t stride = 1; stride <= 4; stride++)
            for (uint32_t dilation = 1; dilation <= 3; dilation++)
                for (uint32_t before = 0; before <= 3; before++)
                    for (uint32_t behind = 0; behind <= 3; behind++) {
                        const mgpu_im2col_desc d = mgpu_im2col_filter(
                            images(4), 1, size, stride, dilation, before, behind);
                        uint32_t places = 0; /* where all taps lie in rows and padding */
                        for (int64_t h = -(int64_t)before;
                             h + (size - 1) * dilation < 28 + (int64_t)behind; h += stride)
                            places++;
                        CAPTURE(size, stride, dilation, before, behind);
                        CHECK(mgpu_im2col_places(d, 1) == places);
                        CHECK(d.lower_corner[1] == -(int32_t)before);
                        CHECK(d.map.elem_strides[2] == stride);
                    }
    mgpu_im2col_desc d = images(3);
    CHECK(mgpu_im2col_places(d, 0) == 56);
    CHECK(mgpu_im2col_places(d, 1) == 0); /* there is no H */
    CHECK(mgpu_im2col_places(d, 3) == 0);
    d.upper_corner[0] = -57;
    CHECK(mgpu_im2col_places(d, 0) == 0);
    d.upper_corner[0] = 0;
    d.map.elem_strides[1] = 0;
    CHECK(mgpu_im2col_places(d, 0) == 0);
    CHECK(mgpu_im2col_filter(d, 3, 3, 1, 1, 1, 1).lower_corner[0] == d.lower_corner[0]);
}

TEST_CASE("mgpu_im2col_check: rank, and the rules of any map")
{
    mgpu_im2col_desc d = images(4);
    d.map = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, memory, 128, 64, 128, 64, 64);
    d.map.name = "X";
    check_refused(d, "rank", -1, 2, 3, ", not 3 to 5: begin with mgpu_tensor_map_nwc()");
    d = images(4);
    d.map.strides_bytes[1] += 2;
    check_refused(d, "strides_bytes", 1, 56 * 128 + 2, 16, "not a multiple of 16");
    d = images(4);
    d.map.global = static_cast<const char *>(memory) + 8;
    check_refused(d, "global", -1, 0x7f0000001008, 16, "not a multiple of 16");
    d = images(4);
    d.map.oob_fill = (mgpu_oob_fill)2;
    check_refused(d, "oob_fill", -1, 2, 0, "MGPU_OOB_ZERO");
    d = images(4);
    d.map.interleave = MGPU_INTERLEAVE_16B;
    check_refused(
        d, "interleave", -1, 16, 0,
        "and pixels of interleaved images are not documented: use MGPU_INTERLEAVE_NONE");
}

TEST_CASE("mgpu_im2col_check: corners")
{
    const int32_t most[6] = {0, 0, 0, 32767, 127, 15};
    for (uint32_t rank = 3; rank <= 5; rank++)
        for (uint32_t axis = 0; axis + 2 < rank; axis++) {
            const int32_t end = most[rank];
            mgpu_im2col_desc d = images(rank);
            CAPTURE(rank, axis);
            d.map.dims[axis + 1] = 70000; /* there is room */
            d.lower_corner[axis] = -end - 1;
            check_legal(d);
            d.lower_corner[axis] = end;
            check_legal(d);
            d.lower_corner[axis] = -end - 2;
            check_refused(d, "lower_corner", (int)axis, -end - 2, -end - 1,
                          "less padding, or pad in memory");
            d.lower_corner[axis] = end + 1;
            check_refused(d, "lower_corner", (int)axis, end + 1, end,
                          "dimensions: less padding");
            d.lower_corner[axis] = 0;
            d.upper_corner[axis] = -end - 1;
            check_legal(d);
            d.upper_corner[axis] = end;
            check_legal(d);
            d.upper_corner[axis] = -end - 2;
            check_refused(d, "upper_corner", (int)axis, -end - 2, -end - 1,
                          "it is counted from the last pixel");
            d.upper_corner[axis] = end + 1;
            check_refused(d, "upper_corner", (int)axis, end + 1, end,
                          "it is counted from the last pixel");
            for (const int32_t upper :
                 {0, -1, 1, -8, 7}) { /* coordinates of 32 bits, with a sign */
                d = images(rank);
                d.lower_corner[axis] = -1;
                d.upper_corner[axis] = upper;
                d.map.dims[axis + 1] = (uint64_t)(0x7fffffff - (int64_t)upper);
                check_legal(d);
                d.map.dims[axis + 1]++;
                check_refused(d, "dims", (int)axis + 1, (int64_t)d.map.dims[axis + 1],
                              0x7fffffff - (int64_t)upper, "a signed number of 32 bits");
            }
            d = images(rank);
            d.map.dims[axis + 1] = 4;
            d.lower_corner[axis] = 1;
            d.upper_corner[axis] = -2; /* one place: 1 */
            check_legal(d);
            d.lower_corner[axis] = 2;
            check_refused(d, "lower_corner", (int)axis, 2, 1,
                          "behind the upper corner, which is at 1: the filter has no place");
        }
}

TEST_CASE("mgpu_im2col_check: element strides")
{
    for (uint32_t i = 0; i < 4; i++) {
        mgpu_im2col_desc d = images(4);
        CAPTURE(i);
        d.map.elem_strides[i] = 8;
        check_legal(d);
        d.map.elem_strides[i] = 9;
        check_refused(d, "elem_strides", (int)i, 9, 8, "not 1 to 8: 1 takes every pixel");
        d.map.elem_strides[i] = 0;
        check_refused(d, "elem_strides", (int)i, 0, 1, "not 1 to 8: 1 takes every pixel");
    }
}

TEST_CASE("mgpu_im2col_check: channels and pixels of a box")
{
    mgpu_im2col_desc d = images(4);
    d.map.dtype = MGPU_DTYPE_B4X16;
    d.map.sm = 100;
    check_refused(d, "dtype", -1, MGPU_DTYPE_B4X16, MGPU_DTYPE_U8,
                  " (b4x16): packed elements are for tiles here, move pixels as MGPU_DTYPE_U8");
    d = images(4);
    d.map.swizzle = MGPU_SWIZZLE_NONE;
    d.channels = 256;
    check_legal(d);
    d.channels = 264;
    check_refused(d, "channels", -1, 264, 256,
                  "not 1 to 256 of a pixel: move them with several");
    d.channels = 0;
    check_refused(d, "channels", -1, 0, 1, "not 1 to 256 of a pixel: say how many one");
    d.channels = 8;
    check_legal(d);
    d.channels = 12;
    check_refused(d, "channels", -1, 12, 8,
                  " of bf16, 24 bytes, not a multiple of 16: make it a multiple of 8");
    d = images(4);
    d.map.swizzle = MGPU_SWIZZLE_64B;
    check_refused(d, "channels", -1, 64, 32,
                  " of bf16, 128 bytes, more than the 64 of the swizzle: at most 32");
    d.channels = 32;
    check_legal(d);
    d.pixels = 1024;
    check_legal(d);
    d.pixels = 1025;
    check_refused(d, "pixels", -1, 1025, 1024, "not 1 to 1024: move them with several");
    d.pixels = 0;
    check_refused(d, "pixels", -1, 0, 1, "not 1 to 1024: say how many one instruction moves");
    d = images(4);
    d.map.swizzle = MGPU_SWIZZLE_NONE;
    d.channels = 256;
    d.pixels = 456; /* 228 KiB */
    check_legal(d);
    d.pixels = 457;
    check_refused(d, "pixels", -1, 457, 456,
                  " of 512 bytes, more than the 233472 of a multiprocessor's shared memory");
}

TEST_CASE("mgpu_im2col_check tells all, not only the first")
{
    mgpu_im2col_desc d = images(5);
    mgpu_issues why;
    d.map.strides_bytes[0] = 1;
    d.lower_corner[2] = -17;
    d.channels = 0;
    d.pixels = 2000;
    CHECK(mgpu_im2col_check(d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(why.count == 4);
}
