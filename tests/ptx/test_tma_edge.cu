/* tests/ptx/test_tma_edge.cu - TMA on tiles of rows that are not whole 16 bytes: where loads, stores and sums end.
 * SPDX-License-Identifier: MIT
 *
 *     row          |x x x x x x x x|x x x x . . . .|. . .     x: of the tensor; 16 bytes each
 *     a load has   |x x x x x x x x|x x x x 0 0 0 0|0 0 0
 *     a store      |b b b b b b b b|b b b b b b b b|. . .     b: of the box
 *
 * From intensity 2 on all points, else each 11th.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_reduce.h>

#include "device.h"
#include "tma_boxes.h"

enum { EVERY = 11 };

static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                        MGPU_SWIZZLE_128B};

/* visit(tensor, c, swizzle, policy) for rows that end in each place of the last 32 bytes of a box, the places between
 * two of 16 bytes and these. The memory is of small integers, rows have 16 bytes at least behind them. */
template <typename T, typename F>
static void
each_end(mgpu_dtype dtype, F visit)
{
    const uint32_t chunk = 16 / sizeof(T);
    uint32_t next = 0, taken = 0, cut = 0;
    for (uint32_t rank = 1; rank <= 5; rank++)
        for (mgpu_swizzle swizzle : swizzles)
            for (uint32_t c0 = 0; c0 <= chunk; c0 += chunk)
                for (uint32_t end = 0; end < 2 * chunk - 1; end++) {
                    if (!test_takes(&next, EVERY))
                        continue;
                    tensor t(dtype, rank);
                    const int32_t c[5] = {(int32_t)c0, 2, 1, 1, 1};
                    t.box[0] = (swizzle == MGPU_SWIZZLE_NONE ? 48 : (uint32_t)swizzle) / t.elem;
                    t.dims[0] = c0 + t.box[0] - end;
                    t.pitch = 192;
                    t.bytes.resize(t.pitch * t.dims[1] * t.dims[2] * t.dims[3] * t.dims[4]);
                    for (size_t i = 0; i < t.bytes.size() / sizeof(T); i++) {
                        const T x = T((int)(i * 5 % 37) + 1);
                        std::memcpy(&t.bytes[i * sizeof(T)], &x, sizeof x);
                    }
                    CAPTURE(mgpu_dtype_name(dtype), rank, swizzle, c0, t.dims[0]);
                    cut += t.dims[0] % chunk != 0;
                    taken++;
                    visit(t, c, swizzle, taken % 2);
                }
    CHECK(next == 5 * 4 * 2 * (2 * chunk - 1));
    CHECK(4 * cut > taken);
}

/* A store, or a reduction: as if the rows were whole 16 bytes. */
template <typename T>
static void
stores(mgpu_dtype dtype, uint32_t op)
{
    std::vector<unsigned char> all;
    each_end<T>(
        dtype, [&](const tensor &t, const int32_t *c, mgpu_swizzle swizzle, uint32_t hint) {
            std::vector<unsigned char> image(SMEM), want = t.bytes;
            for (uint32_t i = 0; i < SMEM / sizeof(T); i++) {
                const T x = T((int)(i * 7 % 40) + 40);
                std::memcpy(&image[i * sizeof(T)], &x, sizeof x);
            }
            tensor whole = t;
            whole.dims[0] = (t.dims[0] * t.elem + 15) / 16 * 16 / t.elem;
            for (uint32_t i = 0; i < t.box_elems(); i++) {
                const int64_t to = whole.at(i, c);
                T global, box;
                if (to < 0)
                    continue;
                std::memcpy(&global, &t.bytes[(size_t)to], sizeof global);
                std::memcpy(&box, &image[in_tile(t, i, swizzle)], sizeof box);
                global = op == OP_STORE ? box : reduced(op, global, box);
                std::memcpy(&want[(size_t)to], &global, sizeof global);
            }
            const std::vector<unsigned char> got = run_store(t, c, image, op, hint, swizzle);
            CHECK(difference(got, want) == "");
            all.insert(all.end(), got.begin(), got.end());
        });
    record(mgpu_dtype_name(dtype), all);
}

TEST_CASE("mgpu_tma_store: rows go on to whole 16 bytes")
{
    stores<uint8_t>(MGPU_DTYPE_U8, OP_STORE);
    stores<bf16>(MGPU_DTYPE_BF16, OP_STORE);
    stores<float>(MGPU_DTYPE_F32, OP_STORE);
    stores<uint64_t>(MGPU_DTYPE_U64, OP_STORE);
}

TEST_CASE("mgpu_tma_reduce: rows go on to whole 16 bytes")
{
    stores<bf16>(MGPU_DTYPE_BF16, OP_ADD);
    stores<float>(MGPU_DTYPE_F32, OP_ADD);
    stores<uint32_t>(MGPU_DTYPE_U32, OP_XOR);
    stores<uint64_t>(MGPU_DTYPE_U64, OP_MAX);
}

/* A load ends at the element: behind it come zeros. */
template <typename T>
static void
loads(mgpu_dtype dtype)
{
    std::vector<unsigned char> all;
    each_end<T>(
        dtype, [&](const tensor &t, const int32_t *c, mgpu_swizzle swizzle, uint32_t hint) {
            device_buffer<unsigned char> global(t.bytes);
            const std::vector<unsigned char> got =
                run_load(map_of(t, global.ptr(), swizzle), t.rank, t.box_bytes(), c, hint, 0);
            CHECK(difference(got, loaded(t, c, swizzle)) == "");
            all.insert(all.end(), got.begin(), got.begin() + t.box_bytes());
        });
    record(mgpu_dtype_name(dtype), all);
}

TEST_CASE("mgpu_tma_load: rows end at their last element")
{
    loads<uint8_t>(MGPU_DTYPE_U8);
    loads<bf16>(MGPU_DTYPE_BF16);
    loads<float>(MGPU_DTYPE_F32);
    loads<uint64_t>(MGPU_DTYPE_U64);
}
