/* tests/host/tensor_map_samples.h - descriptions of tensor maps, two or three fields of each at
 * or beside a bound: what a table that moves one field at a time cannot show.
 * SPDX-License-Identifier: MIT
 *
 * The same ones everywhere: test_tensor_map_driver.cu asks a driver and writes its answers to
 * tensor_map_samples.txt; test_tensor_map_rules.cpp holds the rules to them.
 */
#ifndef MGPU_TESTS_HOST_TENSOR_MAP_SAMPLES_H
#define MGPU_TESTS_HOST_TENSOR_MAP_SAMPLES_H

#include <mgpu/host/tensor_map_rules.h>

#include <string>
#include <vector>

enum { TENSOR_MAP_SAMPLES = 6000, TENSOR_MAP_MORE_SAMPLES = 4000 };

class tensor_map_sampler
{
    uint64_t state;

    /* As many elements as there are in these bytes. */
    static uint32_t elems(mgpu_dtype type, uint32_t bytes)
    {
        const uint32_t bits = mgpu_dtype_packed_bits(type);
        return bits != 0 ? bytes * 8 / bits : bytes / mgpu_dtype_bytes(type);
    }

  public:
    explicit tensor_map_sampler(uint64_t seed) : state(seed)
    {
    }

    uint64_t number() /* splitmix64 */
    {
        uint64_t z = state += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    }

    uint32_t below(uint32_t n)
    {
        return (uint32_t)(number() % n);
    }

    template <typename T, size_t N> T of(const T (&list)[N])
    {
        return list[below(N)];
    }

    /* Legal, packed, of any type; interleaved mostly in a rank that may be. */
    mgpu_tensor_map_desc legal()
    {
        static const mgpu_dtype types[] = {MGPU_DTYPE_U8,   MGPU_DTYPE_U16,  MGPU_DTYPE_F16,
                                           MGPU_DTYPE_BF16, MGPU_DTYPE_U32,  MGPU_DTYPE_S32,
                                           MGPU_DTYPE_F32,  MGPU_DTYPE_TF32, MGPU_DTYPE_U64,
                                           MGPU_DTYPE_S64,  MGPU_DTYPE_F64};
        static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B,
                                                MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
        static const mgpu_interleave interleaves[] = {MGPU_INTERLEAVE_NONE,
                                                      MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_16B,
                                                      MGPU_INTERLEAVE_32B};
        const mgpu_dtype type = of(types);
        const mgpu_interleave interleave = of(interleaves);
        const bool deep = interleave != MGPU_INTERLEAVE_NONE && below(8) != 0;
        const uint32_t rank = deep ? 3 + below(3) : 1 + below(5);
        const uint64_t dims[5] = {256, 24, 12, 6, 4};
        const uint32_t box[5] = {32 / mgpu_dtype_bytes(type), 8, 4, 2, 2};
        mgpu_tensor_map_desc d = mgpu_tensor_map_nd(
            type, (const void *)(uintptr_t)0x7f0000100000, rank, dims, NULL, box);
        d.swizzle = of(swizzles);
        d.interleave = interleave;
        return d;
    }

    /* What the samples above lack: types that flush and packed ones, swizzles with larger atoms. As legal
     * as the CUDA driver's documentation has it, a box row being what a packed type asks for. */
    mgpu_tensor_map_desc legal_more()
    {
        static const mgpu_dtype types[] = {
            MGPU_DTYPE_F32_FTZ,   MGPU_DTYPE_TF32,      MGPU_DTYPE_TF32_FTZ, MGPU_DTYPE_B4X16,
            MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_B6X16_P32, MGPU_DTYPE_U8,       MGPU_DTYPE_S8,
            MGPU_DTYPE_E4M3,      MGPU_DTYPE_E5M2,      MGPU_DTYPE_BF16};
        static const mgpu_swizzle swizzles[] = {
            MGPU_SWIZZLE_NONE,          MGPU_SWIZZLE_32B,
            MGPU_SWIZZLE_64B,           MGPU_SWIZZLE_128B,
            MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
            MGPU_SWIZZLE_128B_ATOM_64B};
        static const mgpu_interleave interleaves[] = {
            MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_NONE,
            MGPU_INTERLEAVE_16B, MGPU_INTERLEAVE_32B};
        const mgpu_dtype type = of(types);
        const uint32_t bits = mgpu_dtype_packed_bits(type);
        const mgpu_interleave interleave = of(interleaves);
        const uint32_t rank = interleave != MGPU_INTERLEAVE_NONE ? 3 + below(3) : 1 + below(5);
        const uint64_t dims[5] = {256, 24, 12, 6, 4};
        const uint32_t box[5] = {bits != 0 ? 128 : elems(type, 32), 8, 4, 2, 2};
        uint64_t strides[4];
        for (uint32_t i = 0; i < 4; i++)
            strides[i] = i > 0       ? strides[i - 1] * dims[i]
                         : bits != 0 ? 256 * bits / 8
                                     : 256 * mgpu_dtype_bytes(type);
        mgpu_tensor_map_desc d = mgpu_tensor_map_nd(
            type, (const void *)(uintptr_t)0x7f0000100000, rank, dims, strides, box);
        d.swizzle = of(swizzles);
        d.interleave = interleave;
        return d;
    }

    /* Move one field to a bound, or one step to a side of it. */
    void move(mgpu_tensor_map_desc *d)
    {
        static const uint64_t addresses[] = {0,
                                             16,
                                             32,
                                             48,
                                             0x7f0000100008u,
                                             0x7f0000100010u,
                                             0x7f0000100020u,
                                             ((uint64_t)1 << 57) - 32,
                                             ((uint64_t)1 << 57) - 16,
                                             (uint64_t)1 << 57};
        static const uint64_t extents[] = {
            0, 1, 2, 255, ((uint64_t)1 << 32) - 1, (uint64_t)1 << 32, ((uint64_t)1 << 32) + 1};
        static const uint64_t strides[] = {0,
                                           8,
                                           16,
                                           32,
                                           48,
                                           504,
                                           512,
                                           528,
                                           ((uint64_t)1 << 40) - 32,
                                           ((uint64_t)1 << 40) - 16,
                                           (uint64_t)1 << 40};
        static const uint32_t row_bytes[] = {8,  16,  24,  32,  40,  48,  64,
                                             80, 112, 128, 136, 144, 256, 512};
        static const uint32_t boxes[] = {0, 1, 2, 3, 7, 8, 64, 128, 255, 256, 257};
        static const uint32_t steps[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        static const mgpu_l2_promotion promotions[] = {
            MGPU_L2_PROMOTION_NONE, MGPU_L2_PROMOTION_64B, MGPU_L2_PROMOTION_128B,
            MGPU_L2_PROMOTION_256B};
        const uint32_t axis = below(d->rank);
        switch (below(9)) {
        case 0:
            d->global = (const void *)(uintptr_t)of(addresses);
            break;
        case 1:
            d->dims[axis] = of(extents);
            break;
        case 2:
            d->strides_bytes[axis < 4 ? axis : 3] = of(strides);
            break;
        case 3:
            d->box[0] = elems(d->dtype, of(row_bytes));
            break;
        case 4:
            d->box[axis] = of(boxes);
            break;
        case 5:
            d->elem_strides[axis] = of(steps);
            break;
        case 6:
            d->oob_fill = below(2) != 0 ? MGPU_OOB_NAN : MGPU_OOB_ZERO;
            break;
        case 7:
            d->l2_promotion = of(promotions);
            break;
        default: /* a box beside 228 KiB: 256 bytes a row, and rows that make 912 */
            d->box[0] = elems(d->dtype, 256);
            for (uint32_t i = 1, left = 912; i < d->rank; left = left / d->box[i] + 2, i++)
                d->box[i] = i + 1 == d->rank || left < 4
                                ? left + below(3) - 1
                                : 2 + below(left < 256 ? left / 2 : 128);
            for (uint32_t i = 0; i < d->rank; i++)
                d->elem_strides[i] = 1;
            break;
        }
    }
};

/* What they are: a sum of their bytes, which a file names. */
inline std::string
tensor_map_sum(const std::vector<mgpu_tensor_map_desc> &all)
{
    uint64_t hash = 0xcbf29ce484222325u;
    auto add = [&hash](uint64_t value) { hash = (hash ^ value) * 0x100000001b3u; };
    for (const mgpu_tensor_map_desc &d : all) {
        for (const uint64_t value :
             {(uint64_t)d.dtype, (uint64_t)d.rank, (uint64_t)(uintptr_t)d.global,
              (uint64_t)d.swizzle, (uint64_t)d.interleave, (uint64_t)d.l2_promotion,
              (uint64_t)d.oob_fill})
            add(value);
        for (uint32_t i = 0; i < d.rank; i++) {
            add(d.dims[i]);
            add(d.box[i]);
            add(d.elem_strides[i]);
            add(i + 1 < d.rank ? d.strides_bytes[i] : 0);
        }
    }
    char text[20];
    (void)std::snprintf(text, sizeof text, "%016llx", (unsigned long long)hash);
    return text;
}

inline std::vector<mgpu_tensor_map_desc>
tensor_map_samples(std::string *sum)
{
    tensor_map_sampler s(0x6d677075);
    std::vector<mgpu_tensor_map_desc> all;
    while (all.size() < TENSOR_MAP_SAMPLES) {
        mgpu_tensor_map_desc d = s.legal();
        for (uint32_t left = 2 + s.below(2); left > 0; left--)
            s.move(&d);
        all.push_back(d);
    }
    *sum = tensor_map_sum(all);
    return all;
}

/* The types and swizzles that those have not: legal ones, and up to three fields at a bound. */
inline std::vector<mgpu_tensor_map_desc>
tensor_map_more_samples(std::string *sum)
{
    tensor_map_sampler s(0x61746f6d);
    std::vector<mgpu_tensor_map_desc> all;
    while (all.size() < TENSOR_MAP_MORE_SAMPLES) {
        mgpu_tensor_map_desc d = s.legal_more();
        for (uint32_t left = s.below(4); left > 0; left--)
            s.move(&d);
        all.push_back(d);
    }
    *sum = tensor_map_sum(all);
    return all;
}

#endif /* MGPU_TESTS_HOST_TENSOR_MAP_SAMPLES_H */
