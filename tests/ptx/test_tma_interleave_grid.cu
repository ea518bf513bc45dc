/* tests/ptx/test_tma_interleave_grid.cu - TMA on interleaved tensors: ranks, slices, swizzles, sides, multicast, prefetch, reductions.
 * SPDX-License-Identifier: MIT
 *
 * Small integers, which every type holds, so that all is equal or wrong. Where a byte lies is walked here, slice by
 * slice, from the definition in host/tensor_map_desc.h. From intensity 2 on all points, else each 13th.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_reduce.h>

#include "device.h"
#include "tma_boxes.h"

namespace
{

/* W [H [D]] C N in slices; a box has one slice of the channels. */
struct slices {
    mgpu_dtype dtype;
    uint32_t rank, slice;
    mgpu_swizzle swizzle;
    uint64_t dims[5];
    uint32_t box[5];
    std::vector<unsigned char> bytes;

    uint32_t count(uint32_t d) const
    {
        return d + 2 == rank ? 1 : box[d];
    }
    uint32_t box_slices() const
    {
        uint32_t n = 1;
        for (uint32_t d = 0; d < rank; d++)
            n *= count(d);
        return n;
    }
    /* Byte offset of slice i of the box at c, or -1 outside. */
    int64_t at(uint32_t i, const int32_t *c) const
    {
        int64_t offset = 0, step = slice;
        for (uint32_t d = 0; d < rank; d++) {
            const int64_t x = c[d] + (int64_t)(i % count(d));
            if (x < 0 || x >= (int64_t)dims[d])
                return -1;
            offset += x * step;
            step *= (int64_t)dims[d];
            i /= count(d);
        }
        return offset;
    }
    mgpu_tensor_map map(const void *global) const
    {
        mgpu_tensor_map out;
        uint64_t strides[4], step = slice;
        for (uint32_t d = 0; d + 1 < rank; d++)
            strides[d] = step *= dims[d];
        mgpu_tensor_map_desc desc = mgpu_tensor_map_nd(dtype, global, rank, dims, strides, box);
        desc.interleave = slice == 16 ? MGPU_INTERLEAVE_16B : MGPU_INTERLEAVE_32B;
        desc.swizzle = swizzle;
        REQUIRE(mgpu_tensor_map_box_bytes(desc) == box_slices() * slice);
        encode(out, desc);
        return out;
    }
};

const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                 MGPU_SWIZZLE_128B};

template <typename T>
slices
numbers(mgpu_dtype dtype, uint32_t rank, uint32_t slice, mgpu_swizzle swizzle)
{
    static const uint64_t sizes[4] = {0, 4, 3, 2}; /* of W, H, D: the others end with C, N */
    slices t = {dtype, rank, slice, swizzle, {}, {}, {}};
    uint64_t bytes = slice;
    t.box[0] = 16 / (uint32_t)sizeof(
                        T); /* slices, and yet times the element's bytes a multiple of 16 */
    for (uint32_t d = 0; d < rank; d++) {
        t.dims[d] = d == 0 ? 3 * t.box[0] : d + 2 == rank ? 2 : d + 1 == rank ? 3 : sizes[d];
        t.box[d] = d == 0 ? t.box[0] : 2;
        bytes *= t.dims[d];
    }
    t.bytes.resize((size_t)bytes);
    for (size_t i = 0; i < t.bytes.size() / sizeof(T); i++) {
        const T x = T((int)(i * 5 % 37) + 1 - (T(-1) < T(0) ? 18 : 0));
        std::memcpy(&t.bytes[i * sizeof(T)], &x, sizeof x);
    }
    return t;
}

/* Inside (0), across the end of dimension d (2d + 1), before its begin (2d + 2). */
void
place(const slices &t, uint32_t number, int32_t *c)
{
    for (uint32_t d = 0; d < 5; d++) {
        c[d] = d + 2 == t.rank ? 1 : d < t.rank ? (int32_t)(d == 0) : 0;
        if (number == 2 * d + 1)
            c[d] = (int32_t)t.dims[d] - 1;
        if (number == 2 * d + 2)
            c[d] = -1;
    }
}

/* Plain behind a prefetch, multicast to one block, to its peer, to both, and for the own block alone. */
template <typename T>
void
loads(mgpu_dtype dtype, uint32_t *next)
{
    for (uint32_t rank = 3; rank <= 5; rank++)
        for (uint32_t number = 0; number <= 2 * rank; number++)
            for (uint32_t slice : {16u, 32u})
                for (mgpu_swizzle swizzle : swizzles)
                    for (uint32_t form = 0; form < 10; form++) {
                        const uint32_t how = form / 2, hint = form % 2;
                        if (number == 2 * (rank - 2) + 2) /* none of the box inside */
                            continue;
                        if (!test_takes(next, 13))
                            continue;
                        const slices t = numbers<T>(dtype, rank, slice, swizzle);
                        const uint16_t mask = how < 4 ? (uint16_t)how : 0;
                        int32_t c[5];
                        place(t, number, c);
                        device_buffer<unsigned char> global(t.bytes);
                        const std::vector<unsigned char> got =
                            run_load(t.map(global.ptr()), rank, t.box_slices() * slice, c, hint,
                                     mask, how == 4);
                        std::vector<unsigned char> want(SMEM * (mask ? 2u : 1u), 0xDB);
                        for (uint32_t cta = 0; cta < (mask ? 2u : 1u); cta++)
                            for (uint32_t i = 0;
                                 i < t.box_slices() && (mask == 0 || (mask >> cta & 1)); i++)
                                for (uint32_t b = 0; b < slice; b++) {
                                    const int64_t from = t.at(i, c);
                                    want[cta * SMEM + swizzled(swizzle, i * slice + b)] =
                                        from < 0 ? 0 : t.bytes[(size_t)from + b];
                                }
                        CAPTURE(mgpu_dtype_name(dtype), rank, number, slice, swizzle, form);
                        CHECK(difference(got, want) == "");
                        record(mgpu_dtype_name(dtype), got);
                    }
}

/* A store, or a reduction, of boxes inside and across each end: before the begin none may lie. */
template <typename T>
void
stores(mgpu_dtype dtype, uint32_t op, uint32_t *next)
{
    for (uint32_t rank = 3; rank <= 5; rank++)
        for (uint32_t number = 0; number <= rank; number++)
            for (uint32_t slice : {16u, 32u})
                for (mgpu_swizzle swizzle : swizzles)
                    for (uint32_t hint = 0; hint < 2; hint++) {
                        if (!test_takes(next, 13))
                            continue;
                        const slices t = numbers<T>(dtype, rank, slice, swizzle);
                        tma_args args;
                        std::memset(&args, 0, sizeof args);
                        place(t, number == 0 ? 0 : 2 * number - 1, args.c);
                        std::vector<unsigned char> image(SMEM), want = t.bytes;
                        for (uint32_t i = 0; i < SMEM / sizeof(T); i++) {
                            const T x = T((int)(i * 7 % 40) - (T(-1) < T(0) ? 20 : 0));
                            std::memcpy(&image[i * sizeof(T)], &x, sizeof x);
                        }
                        for (uint32_t i = 0; i < t.box_slices(); i++)
                            for (uint32_t b = 0; b < slice; b += (uint32_t)sizeof(T)) {
                                const int64_t to = t.at(i, args.c);
                                T global, box;
                                if (to < 0)
                                    continue;
                                std::memcpy(&global, &t.bytes[(size_t)to + b], sizeof global);
                                std::memcpy(&box, &image[swizzled(swizzle, i * slice + b)],
                                            sizeof box);
                                global = op == OP_STORE ? box : reduced(op, global, box);
                                std::memcpy(&want[(size_t)to + b], &global, sizeof global);
                            }
                        device_buffer<unsigned char> global(t.bytes), from(image);
                        args.map = t.map(global.ptr());
                        args.smem_image = from.ptr();
                        args.dims = rank;
                        args.op = op;
                        args.hint = hint;
                        mgpu_launch_config config = mgpu_launch_1d(1, THREADS);
                        config.smem_bytes = SMEM;
                        launch(&store_kernel, config, args);
                        const std::vector<unsigned char> got = global.download();
                        CAPTURE(mgpu_dtype_name(dtype), op, rank, number, slice, swizzle, hint);
                        CHECK(difference(got, want) == "");
                        record(mgpu_dtype_name(dtype), got);
                    }
}

} // namespace

TEST_CASE("interleaved TMA loads: types x ranks x sides x slices x swizzles x prefetch, "
          "multicast x policy")
{
    uint32_t next = 0;
    loads<uint8_t>(MGPU_DTYPE_U8, &next);
    loads<f16>(MGPU_DTYPE_F16, &next);
    loads<int32_t>(MGPU_DTYPE_S32, &next);
    loads<double>(MGPU_DTYPE_F64, &next);
    CHECK(next == 4 * (6 + 8 + 10) * 2 * 4 * 10);
}

TEST_CASE("interleaved TMA stores and reductions: types x operations x ranks x ends x slices x "
          "swizzles x policy")
{
    uint32_t next = 0;
    stores<uint8_t>(MGPU_DTYPE_U8, OP_STORE, &next);
    stores<double>(MGPU_DTYPE_F64, OP_STORE, &next);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX, OP_INC, OP_DEC, OP_AND, OP_OR, OP_XOR})
        stores<uint32_t>(MGPU_DTYPE_U32, op, &next);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX}) {
        stores<f16>(MGPU_DTYPE_F16, op, &next);
        stores<bf16>(MGPU_DTYPE_BF16, op, &next);
        stores<int32_t>(MGPU_DTYPE_S32, op, &next);
        stores<uint64_t>(MGPU_DTYPE_U64, op, &next);
    }
    stores<float>(MGPU_DTYPE_F32, OP_ADD, &next);
    stores<double>(MGPU_DTYPE_F64, OP_ADD, &next);
    CHECK(next == 24 * (4 + 5 + 6) * 2 * 4 * 2);
}
