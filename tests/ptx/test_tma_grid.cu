/* tests/ptx/test_tma_grid.cu - TMA on tiles: types, ranks, swizzles, sides of the tensor and forms, each with each.
 * SPDX-License-Identifier: MIT
 *
 * Small integers, which every type holds, so that all is equal or wrong. From intensity 2 on all 25,560
 * points, else each 13th.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_reduce.h>

#include "device.h"
#include "tma_boxes.h"

static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                        MGPU_SWIZZLE_128B};

/* A tensor of small integers whose box has rows as long as the span of the swizzle, or half as long, of two chunks
 * at least: so no box lies wholly outside. */
template <typename T>
static tensor
numbers(mgpu_dtype dtype, uint32_t rank, mgpu_swizzle swizzle, bool half)
{
    const uint32_t row_bytes =
        swizzle == MGPU_SWIZZLE_NONE
            ? half ? 48 : 32
            : (uint32_t)swizzle / (half && swizzle != MGPU_SWIZZLE_32B ? 2 : 1);
    tensor t(dtype, rank);
    REQUIRE(t.elem == sizeof(T));
    t.box[0] = row_bytes / t.elem;
    t.dims[0] = 3 * t.box[0];
    t.bytes.resize(t.dims[0] * t.dims[1] * t.dims[2] * t.dims[3] * t.dims[4] * t.elem);
    for (size_t i = 0; i < t.bytes.size() / sizeof(T); i++) {
        const T x = T((int)(i * 5 % 37) + 1 - (T(-1) < T(0) ? 18 : 0));
        std::memcpy(&t.bytes[i * sizeof(T)], &x, sizeof x);
    }
    return t;
}

/* Where a box lies: inside (0), across the end of dimension d (2d + 1), before its begin (2d + 2). */
struct side {
    int32_t c[5];
    side(const tensor &t, uint32_t number)
    {
        for (uint32_t d = 0; d < 5; d++) {
            const int32_t step = d == 0 ? (int32_t)(16 / t.elem) : 1;
            c[d] = step;
            if (number == 2 * d + 1)
                c[d] = (int32_t)t.dims[d] - step;
            if (number == 2 * d + 2)
                c[d] = -step;
        }
    }
};

/* Plain, multicast to one block, to its peer, to both, and for the own block alone; with and without a policy. */
template <typename T>
static void
loads(mgpu_dtype dtype, uint32_t *next)
{
    for (uint32_t rank = 1; rank <= 5; rank++)
        for (uint32_t number = 0; number <= 2 * rank; number++)
            for (mgpu_swizzle swizzle : swizzles)
                for (uint32_t form = 0; form < 5; form++)
                    for (uint32_t hint = 0; hint < 2; hint++) {
                        if (!test_takes(next, 13))
                            continue;
                        const tensor t = numbers<T>(dtype, rank, swizzle, *next / 2 % 2 != 0);
                        const side at(t, number);
                        const uint16_t mask = form < 4 ? (uint16_t)form : 0;
                        device_buffer<unsigned char> global(t.bytes);
                        const std::vector<unsigned char> got =
                            run_load(map_of(t, global.ptr(), swizzle), rank, t.box_bytes(),
                                     at.c, hint, mask, form == 4);
                        const std::vector<unsigned char> box = loaded(t, at.c, swizzle);
                        std::vector<unsigned char> want;
                        for (uint32_t cta = 0; cta < (mask ? 2u : 1u); cta++)
                            for (uint32_t i = 0; i < SMEM; i++)
                                want.push_back(mask == 0 || (mask >> cta & 1) ? box[i] : 0xDB);
                        CAPTURE(mgpu_dtype_name(dtype), rank, number, swizzle, form, hint);
                        CHECK(difference(got, want) == "");
                        record(mgpu_dtype_name(dtype), got);
                    }
}

TEST_CASE("TMA loads: types x ranks x sides x swizzles x multicast and forms x policy")
{
    uint32_t next = 0;
    loads<uint8_t>(MGPU_DTYPE_U8, &next);
    loads<uint16_t>(MGPU_DTYPE_U16, &next);
    loads<f16>(MGPU_DTYPE_F16, &next);
    loads<bf16>(MGPU_DTYPE_BF16, &next);
    loads<uint32_t>(MGPU_DTYPE_U32, &next);
    loads<int32_t>(MGPU_DTYPE_S32, &next);
    loads<float>(MGPU_DTYPE_F32, &next);
    loads<float>(MGPU_DTYPE_F32_FTZ, &next);
    loads<float>(MGPU_DTYPE_TF32, &next);
    loads<float>(MGPU_DTYPE_TF32_FTZ, &next);
    loads<uint64_t>(MGPU_DTYPE_U64, &next);
    loads<int64_t>(MGPU_DTYPE_S64, &next);
    loads<double>(MGPU_DTYPE_F64, &next);
    CHECK(next == 13 * 35 * 4 * 5 * 2);
}

/* A store, or a reduction, of boxes inside and across each end: before the begin none may lie. */
template <typename T>
static void
stores(mgpu_dtype dtype, uint32_t op, uint32_t *next)
{
    for (uint32_t rank = 1; rank <= 5; rank++)
        for (uint32_t number = 0; number <= rank; number++)
            for (mgpu_swizzle swizzle : swizzles)
                for (uint32_t hint = 0; hint < 2; hint++) {
                    if (!test_takes(next, 13))
                        continue;
                    const tensor t = numbers<T>(dtype, rank, swizzle, *next / 2 % 2 != 0);
                    const side at(t, number == 0 ? 0 : 2 * number - 1);
                    std::vector<unsigned char> image(SMEM);
                    for (uint32_t i = 0; i < SMEM / sizeof(T); i++) {
                        const T x = T((int)(i * 7 % 40) - (T(-1) < T(0) ? 20 : 0));
                        std::memcpy(&image[i * sizeof(T)], &x, sizeof x);
                    }
                    tensor want = t;
                    for (uint32_t i = 0; i < t.box_elems(); i++) {
                        const int64_t to = t.at(i, at.c);
                        T global, box;
                        if (to < 0)
                            continue;
                        std::memcpy(&global, &t.bytes[(size_t)to], sizeof global);
                        std::memcpy(&box, &image[in_tile(t, i, swizzle)], sizeof box);
                        global = op == OP_STORE ? box : reduced(op, global, box);
                        std::memcpy(&want.bytes[(size_t)to], &global, sizeof global);
                    }
                    const std::vector<unsigned char> got =
                        run_store(t, at.c, image, op, hint, swizzle);
                    CAPTURE(mgpu_dtype_name(dtype), op, rank, number, swizzle, hint);
                    CHECK(difference(got, want.bytes) == "");
                    record(mgpu_dtype_name(dtype), got);
                }
}

TEST_CASE("TMA stores: types x ranks x ends x swizzles x policy")
{
    uint32_t next = 0;
    stores<uint8_t>(MGPU_DTYPE_U8, OP_STORE, &next);
    stores<uint16_t>(MGPU_DTYPE_U16, OP_STORE, &next);
    stores<f16>(MGPU_DTYPE_F16, OP_STORE, &next);
    stores<bf16>(MGPU_DTYPE_BF16, OP_STORE, &next);
    stores<uint32_t>(MGPU_DTYPE_U32, OP_STORE, &next);
    stores<int32_t>(MGPU_DTYPE_S32, OP_STORE, &next);
    stores<float>(MGPU_DTYPE_F32, OP_STORE, &next);
    stores<float>(MGPU_DTYPE_F32_FTZ, OP_STORE, &next);
    stores<float>(MGPU_DTYPE_TF32, OP_STORE, &next);
    stores<float>(MGPU_DTYPE_TF32_FTZ, OP_STORE, &next);
    stores<uint64_t>(MGPU_DTYPE_U64, OP_STORE, &next);
    stores<int64_t>(MGPU_DTYPE_S64, OP_STORE, &next);
    stores<double>(MGPU_DTYPE_F64, OP_STORE, &next);
    CHECK(next == 13 * 20 * 4 * 2);
}

TEST_CASE("TMA reductions: operations and their types x ranks x ends x swizzles x policy")
{
    uint32_t next = 0;
    each_reduction([&](auto zero, mgpu_dtype dtype, uint32_t op) {
        stores<decltype(zero)>(dtype, op, &next);
    });
    CHECK(next == REDUCTIONS * 20 * 4 * 2);
}
