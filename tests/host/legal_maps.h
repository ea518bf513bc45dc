/* tests/host/legal_maps.h - descriptions of tensor maps that are legal, and what a check says of one beside them.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_HOST_LEGAL_MAPS_H
#define MGPU_TESTS_HOST_LEGAL_MAPS_H

#include <mgpu/host/tensor_map_desc.h>
#include <mgpu/status.h>

#include "catch.h"

#include <string>

const uint64_t base_address = 0x7f0000001000;

inline const void *
address(uint64_t a)
{
    return reinterpret_cast<const void *>(static_cast<uintptr_t>(a));
}

/* bf16 A[1000][512], a box of 64 x 64, 128-byte swizzle: legal in every way. */
inline mgpu_tensor_map_desc
matrix()
{
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, address(base_address), 1000, 512, 1024, 64, 64);
    d.name = "A";
    d.swizzle = MGPU_SWIZZLE_128B;
    return d;
}

/* bf16 in five dimensions, packed. */
inline mgpu_tensor_map_desc
block5(mgpu_interleave interleave, mgpu_swizzle swizzle)
{
    const uint64_t dims[5] = {64, 8, 6, 5, 4};
    const uint32_t box[5] = {16, 4, 2, 2, 2};
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_nd(MGPU_DTYPE_BF16, address(base_address), 5, dims, NULL, box);
    d.name = "X";
    d.interleave = interleave;
    d.swizzle = swizzle;
    return d;
}

template <typename T>
void
expect_legal(mgpu_status (*check)(T, mgpu_issues *), const T &d)
{
    mgpu_issues why;
    why.count = 99; /* a check empties it */
    const mgpu_status status = check(d, &why);
    INFO((why.count > 0 ? why.item[0].text : "no issue"));
    CHECK(status == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(check(d, NULL) == MGPU_OK);
}

/* Exactly one violation, in this place, with these numbers and these words. */
template <typename T>
void
expect_refused(mgpu_status (*check)(T, mgpu_issues *), const T &d, const char *name,
               const char *field, int index, int64_t got, int64_t want, const char *words)
{
    mgpu_issues why;
    REQUIRE(check(d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(check(d, NULL) == MGPU_ERROR_INVALID_TENSOR_MAP);
    const mgpu_issue &i = why.item[0];
    const std::string text = i.text;
    INFO(text);
    CHECK(why.count == 1);
    CHECK(i.status == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(std::string(i.field) == field);
    CHECK(i.index == index);
    CHECK(i.got == got);
    CHECK(i.want == want);
    CHECK(text.find(words) != std::string::npos);
    CHECK(text.find(std::string("tensor map \"") + name + "\": " + field) == 0);
    CHECK(text.size() < sizeof i.text - 1); /* whole, not cut */
}

#endif /* MGPU_TESTS_HOST_LEGAL_MAPS_H */
