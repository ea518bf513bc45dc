/* tests/host/test_im2col_driver.cu - host/im2col.h against the driver: the same descriptions to both, and the
 * verdicts have to be the same.
 * SPDX-License-Identifier: MIT
 *
 * GPU only. Starts from legal descriptions of every rank, type and swizzle, then moves one field to each side of its
 * bound. A disagreement is printed: what we say, the driver's CUresult, all arguments.
 */
#include <mgpu/host/tensor_map.h>

#include "catch.h"

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace
{

typedef mgpu_im2col_desc desc;

const mgpu_dtype dtypes[] = {
#define X(word, bits, name, floating) MGPU_DTYPE_##word,
    MGPU_DTYPE_TABLE(X)
#undef X
};
const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE,          MGPU_SWIZZLE_32B,
                                 MGPU_SWIZZLE_64B,           MGPU_SWIZZLE_128B,
                                 MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                                 MGPU_SWIZZLE_128B_ATOM_64B};

/* A legal description; a pixel's channels are 32 bytes, so that every swizzle takes it. */
desc
legal(uint32_t rank, mgpu_dtype dtype = MGPU_DTYPE_BF16,
      mgpu_swizzle swizzle = MGPU_SWIZZLE_NONE)
{
    const void *const at = (const void *)(uintptr_t)0x7f0000100000;
    const uint32_t channels = 32 / mgpu_dtype_bytes(dtype);
    desc d = rank == 3   ? mgpu_tensor_map_nwc(dtype, at, 8, 40, 256, 64, channels)
             : rank == 4 ? mgpu_tensor_map_nhwc(dtype, at, 8, 24, 40, 256, 64, channels)
                         : mgpu_tensor_map_ndhwc(dtype, at, 8, 12, 24, 40, 256, 64, channels);
    d.map.swizzle = swizzle;
    return d;
}

/* The corners at their ends, and where nothing is left between them. */
void
add_corners(std::vector<desc> &all)
{
    for (uint32_t rank = 3; rank <= 5; rank++)
        for (uint32_t axis = 0; axis + 2 < rank; axis++) {
            for (int32_t end : {16, 128, 32768})
                for (int32_t x : {-end - 1, -end, -end + 1, end - 2, end - 1, end})
                    for (int which = 0; which < 3; which++) {
                        desc d = legal(rank);
                        d.map.dims[axis + 1] = 100000;
                        if (which != 1)
                            d.lower_corner[axis] = x;
                        if (which != 0)
                            d.upper_corner[axis] = x;
                        all.push_back(d);
                    }
            for (int32_t lower = -3; lower <= 5; lower++)
                for (int32_t upper = -5; upper <= 3; upper++) {
                    desc d = legal(rank);
                    d.map.dims[axis + 1] = 3;
                    d.lower_corner[axis] = lower;
                    d.upper_corner[axis] = upper;
                    all.push_back(d);
                }
        }
}

/* Channels, pixels, and the bytes of both. */
void
add_boxes(std::vector<desc> &all)
{
    for (mgpu_dtype dtype : dtypes)
        for (mgpu_swizzle swizzle : swizzles) {
            for (uint32_t channels :
                 {0u,  1u,   2u,   4u,   8u,   12u,  16u,  24u,  32u,  48u,  64u,  80u,
                  96u, 128u, 144u, 192u, 240u, 248u, 255u, 256u, 257u, 264u, 272u, 512u}) {
                desc d = legal(4, dtype, swizzle);
                d.channels = channels;
                all.push_back(d);
            }
            for (uint32_t pixels :
                 {0u, 1u, 2u, 7u, 8u, 255u, 256u, 257u, 512u, 1023u, 1024u, 1025u, 2048u}) {
                desc d = legal(4, dtype, swizzle);
                d.pixels = pixels;
                all.push_back(d);
            }
        }
    for (uint32_t row_bytes : {256u, 512u, 1024u, 2048u})
        for (uint32_t kib = 128; kib <= 264; kib++)
            for (int more : {-1, 0, 1}) {
                desc d = legal(4, row_bytes == 2048 ? MGPU_DTYPE_F64 : MGPU_DTYPE_F32);
                d.channels = row_bytes / mgpu_dtype_bytes(d.map.dtype);
                d.pixels = (uint32_t)((int)(kib * 1024 / row_bytes) + more);
                all.push_back(d);
            }
}

/* What any map has: steps, strides, sizes, address, words. */
void
add_maps(std::vector<desc> &all)
{
    for (uint32_t rank = 3; rank <= 5; rank++) {
        for (uint32_t i = 0; i < rank; i++) {
            for (uint32_t step : {0u, 1u, 2u, 7u, 8u, 9u, 255u}) {
                desc d = legal(rank);
                d.map.elem_strides[i] = step;
                all.push_back(d);
            }
            for (uint64_t n : {(uint64_t)0, (uint64_t)1, ((uint64_t)1 << 32) - 1,
                               (uint64_t)1 << 32, ((uint64_t)1 << 32) + 1}) {
                desc d = legal(rank);
                d.map.dims[i] = n;
                all.push_back(d);
            }
            for (uint64_t bytes : {(uint64_t)0, (uint64_t)8, (uint64_t)16, (uint64_t)48,
                                   ((uint64_t)1 << 40) - 16, (uint64_t)1 << 40})
                if (i + 1 < rank) {
                    desc d = legal(rank);
                    d.map.strides_bytes[i] = bytes;
                    all.push_back(d);
                }
        }
        for (uint32_t other : {0u, 1u, 2u, 6u}) {
            desc d = legal(rank);
            d.map.rank = other;
            all.push_back(d);
        }
        for (mgpu_dtype dtype : dtypes)
            for (int fill = 0; fill < 2; fill++) {
                desc d = legal(rank, dtype);
                d.map.oob_fill = (mgpu_oob_fill)fill;
                all.push_back(d);
            }
        for (uintptr_t address :
             {(uintptr_t)0, (uintptr_t)8, (uintptr_t)16, (uintptr_t)1 << 57}) {
            desc d = legal(rank);
            d.map.global = (const void *)address;
            all.push_back(d);
        }
        for (unsigned bytes : {0u, 64u, 128u, 256u}) {
            desc d = legal(rank);
            d.map.l2_promotion = (mgpu_l2_promotion)bytes;
            all.push_back(d);
        }
    }
}

void
tell(const desc &d, bool ours, int driver, const mgpu_issues &why)
{
    const mgpu_tensor_map_desc &m = d.map;
    std::printf("DISAGREE ours %s driver %d: %s rank %u global %p dims",
                ours ? "legal" : "illegal", driver, mgpu_dtype_name(m.dtype), m.rank, m.global);
    for (uint32_t i = 0; i < 5; i++)
        std::printf(" %llu", (unsigned long long)m.dims[i]);
    std::printf(" strides");
    for (uint32_t i = 0; i < 4; i++)
        std::printf(" %llu", (unsigned long long)m.strides_bytes[i]);
    std::printf(" steps");
    for (uint32_t i = 0; i < 5; i++)
        std::printf(" %u", m.elem_strides[i]);
    std::printf(" lower %d %d %d upper %d %d %d channels %u pixels %u swizzle %d fill %d%s%s\n",
                (int)d.lower_corner[0], (int)d.lower_corner[1], (int)d.lower_corner[2],
                (int)d.upper_corner[0], (int)d.upper_corner[1], (int)d.upper_corner[2],
                d.channels, d.pixels, (int)m.swizzle, (int)m.oob_fill,
                why.count > 0 ? "\n         " : "", why.count > 0 ? why.item[0].text : "");
}

} // namespace

TEST_CASE("mgpu_im2col_check and the driver agree")
{
    mgpu_issues why;
    mgpu__encode_im2col encode = NULL;
    std::vector<desc> all;
    REQUIRE(mgpu__tensor_map_driver("cuTensorMapEncodeIm2col", &encode, &why) == MGPU_OK);
    add_corners(all);
    add_boxes(all);
    add_maps(all);
    int both_accept = 0, both_refuse = 0, we_are_stricter = 0, we_are_laxer = 0;
    for (const desc &d : all) {
        alignas(128) mgpu_tensor_map map;
        const bool ours = mgpu_im2col_check(d, &why) == MGPU_OK;
        const int driver = mgpu__im2col_ask(encode, &d, &map);
        (ours          ? driver == 0 ? both_accept : we_are_laxer
         : driver == 0 ? we_are_stricter
                       : both_refuse)++;
        if (ours != (driver == 0))
            tell(d, ours, driver, why);
    }
    std::printf("%d descriptions: both accept %d, both refuse %d, only we refuse %d, only the "
                "driver refuses %d\n",
                (int)all.size(), both_accept, both_refuse, we_are_stricter, we_are_laxer);
    CHECK(both_accept >= 500);
    CHECK(both_refuse >= 500);
    CHECK(we_are_stricter == 0);
    CHECK(we_are_laxer == 0);
}

TEST_CASE("mgpu_tensor_map_im2col makes the driver's own bytes")
{
    mgpu_issues why;
    mgpu__encode_im2col encode = NULL;
    REQUIRE(mgpu__tensor_map_driver("cuTensorMapEncodeIm2col", &encode, &why) == MGPU_OK);
    desc d = legal(4);
    for (int axis = 0; axis < 2; axis++)
        d = mgpu_im2col_filter(d, (uint32_t)axis, 3, 2, 1, 1, 1);
    alignas(128) mgpu_tensor_map expected;
    struct {
        uint64_t pad[8];
        mgpu_tensor_map map; /* aligned to 64, not to 128 */
    } got;
    REQUIRE(mgpu__im2col_ask(encode, &d, &expected) == 0);
    REQUIRE(mgpu_tensor_map_im2col(&got.map, d, &why) == MGPU_OK);
    CHECK(std::memcmp(&got.map, &expected, sizeof expected) == 0);
}
