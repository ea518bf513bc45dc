/* tests/ptx/tma_boxes.h - TMA on tiles: kernels around each function, and a plain copy of a box.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_PTX_TMA_BOXES_H
#define MGPU_TESTS_PTX_TMA_BOXES_H

#include <mgpu/mgpu.h>

#include "device.h"
#include "tma_reduced.h"

#include <cstring>

MGPU_REQUIRE(TMA);

enum { SMEM = 16384, THREADS = 128 };

/* ---- kernels ------------------------------------------------------------------------------ */

typedef struct {
    mgpu_tensor_map map;
    unsigned char *smem_image; /* a load: [ranks][SMEM] out; a store: [SMEM] in */
    int32_t c[5];
    uint32_t dims, box_bytes, op;
    uint32_t hint;     /* 1: the _hint functions */
    uint32_t own;      /* 1: the _shared_cta functions */
    uint16_t cta_mask; /* 0: no multicast */
} tma_args;

/* mgpu_tma_<name>_<dims>d<suffix>: what goes before and after the coordinates is in brackets. */
#define OPEN(...) __VA_ARGS__
#define BY_DIMS(name, suffix, before, after)                                                   \
    switch (p->dims) {                                                                         \
    case 1:                                                                                    \
        mgpu_tma_##name##_1d##suffix(OPEN before p->c[0] OPEN after);                          \
        break;                                                                                 \
    case 2:                                                                                    \
        mgpu_tma_##name##_2d##suffix(OPEN before p->c[0], p->c[1] OPEN after);                 \
        break;                                                                                 \
    case 3:                                                                                    \
        mgpu_tma_##name##_3d##suffix(OPEN before p->c[0], p->c[1], p->c[2] OPEN after);        \
        break;                                                                                 \
    case 4:                                                                                    \
        mgpu_tma_##name##_4d##suffix(OPEN before p->c[0], p->c[1], p->c[2],                    \
                                     p->c[3] OPEN after);                                      \
        break;                                                                                 \
    case 5:                                                                                    \
        mgpu_tma_##name##_5d##suffix(OPEN before p->c[0], p->c[1], p->c[2], p->c[3],           \
                                     p->c[4] OPEN after);                                      \
        break;                                                                                 \
    }
/* Rank 0 loads, for itself or for the ranks of cta_mask; all ranks copy out what they have. */
MGPU_KERNEL(load, tma_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t rank = mgpu_cluster_ctarank();
    const uint32_t dst = mgpu_smem_addr(smem), bar = mgpu_smem_addr(barrier);
    const uint16_t cta_mask = p->cta_mask;
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        smem[i] = 0xDB;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_prefetch_tensormap(&p->map);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && (cta_mask == 0 ? rank == 0 : cta_mask >> rank & 1))
        mgpu_mbarrier_arrive_expect_tx(bar, p->box_bytes);
    if (threadIdx.x == 0 && rank == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
        switch (p->hint + (cta_mask ? 2 : p->own ? 4 : 0)) {
        case 0:
            BY_DIMS(prefetch, , (&p->map, ), ())
            BY_DIMS(load, , (dst, &p->map, ), (, bar))
            break;
        case 1:
            BY_DIMS(prefetch, _hint, (&p->map, ), (, policy))
            BY_DIMS(load, _hint, (dst, &p->map, ), (, bar, policy))
            break;
        case 2:
            BY_DIMS(load, _multicast, (dst, &p->map, ), (, bar, cta_mask))
            break;
        case 3:
            BY_DIMS(load, _multicast_hint, (dst, &p->map, ), (, bar, cta_mask, policy))
            break;
        case 4:
            BY_DIMS(load, _shared_cta, (dst, &p->map, ), (, bar))
            break;
        case 5:
            BY_DIMS(load, _shared_cta_hint, (dst, &p->map, ), (, bar, policy))
            break;
        }
    }
    if (cta_mask == 0 ? rank == 0 : cta_mask >> rank & 1)
        mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        p->smem_image[rank * SMEM + i] = smem[i];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

MGPU_KERNEL(store, tma_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t src = mgpu_smem_addr(smem);
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        smem[i] = p->smem_image[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        switch (p->op * 2 + p->hint) {
        case 0:
            BY_DIMS(store, , (&p->map, ), (, src))
            break;
        case 1:
            BY_DIMS(store, _hint, (&p->map, ), (, src, policy))
            break;
#define REDUCE(op, name)                                                                       \
    case 2 * op:                                                                               \
        BY_DIMS(name, , (&p->map, ), (, src))                                                  \
        break;                                                                                 \
    case 2 * op + 1:                                                                           \
        BY_DIMS(name, _hint, (&p->map, ), (, src, policy))                                     \
        break;
            REDUCE(OP_ADD, reduce_add)
            REDUCE(OP_MIN, reduce_min)
            REDUCE(OP_MAX, reduce_max)
            REDUCE(OP_INC, reduce_inc)
            REDUCE(OP_DEC, reduce_dec)
            REDUCE(OP_AND, reduce_and)
            REDUCE(OP_OR, reduce_or)
            REDUCE(OP_XOR, reduce_xor)
        }
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* ---- the same on the host ----------------------------------------------------------------- */

struct tensor {
    mgpu_dtype dtype;
    uint32_t rank, elem;
    uint64_t dims[5];
    uint32_t box[5];
    uint64_t pitch = 0; /* bytes from row to row; 0: rows have no gaps */
    std::vector<unsigned char> bytes;

    tensor(mgpu_dtype dtype_, uint32_t rank_) : dtype(dtype_), rank(rank_)
    {
        static const uint64_t sizes[5] = {0, 7, 4, 3, 3};
        static const uint32_t boxes[5] = {0, 3, 2, 2, 2};
        elem = mgpu_dtype_bytes(dtype);
        for (uint32_t i = 0; i < 5; i++) {
            dims[i] = i == 0 ? 96 / elem : i < rank ? sizes[i] : 1;
            box[i] = i == 0 ? 32 / elem : i < rank ? boxes[i] : 1;
        }
        bytes.resize(dims[0] * dims[1] * dims[2] * dims[3] * dims[4] * elem);
        for (size_t i = 0; i < bytes.size() / elem; i++)
            for (uint32_t b = 0; b < elem; b++) /* small numbers, other in each byte */
                bytes[i * elem + b] = (unsigned char)((i >> 8 * b) + 17 * b);
    }
    uint32_t box_elems() const
    {
        return box[0] * box[1] * box[2] * box[3] * box[4];
    }
    uint32_t box_bytes() const
    {
        return box_elems() * elem;
    }
    /* Byte offset of element i of a box at c, or -1 outside. */
    int64_t at(uint32_t i, const int32_t *c) const
    {
        int64_t offset = 0;
        uint64_t step = elem;
        for (uint32_t d = 0; d < 5; d++) {
            const int64_t x = (d < rank ? c[d] : 0) + (int64_t)(i % box[d]);
            if (x < 0 || x >= (int64_t)dims[d])
                return -1;
            offset += x * (int64_t)step;
            step = d == 0 && pitch != 0 ? pitch : step * dims[d];
            i /= box[d];
        }
        return offset;
    }
};

/* Where byte `offset` of a box lies: the 16-byte chunk is XORed with bits of the row. */
static uint32_t
swizzled(mgpu_swizzle swizzle, uint32_t offset)
{
    const uint32_t chunks = (uint32_t)swizzle / 16; /* 0, 2, 4, 8 */
    return chunks ? offset ^ (offset / 128 % chunks) * 16 : offset;
}

static mgpu_tensor_map
map_of(const tensor &t, const void *global, mgpu_swizzle swizzle = MGPU_SWIZZLE_NONE,
       mgpu_oob_fill fill = MGPU_OOB_ZERO)
{
    mgpu_tensor_map map;
    uint64_t strides[4] = {t.pitch};
    for (uint32_t i = 1; i < 4; i++)
        strides[i] = strides[i - 1] * t.dims[i];
    mgpu_tensor_map_desc d = mgpu_tensor_map_nd(t.dtype, global, t.rank, t.dims,
                                                t.pitch != 0 ? strides : NULL, t.box);
    d.swizzle = swizzle;
    d.oob_fill = fill;
    encode(map, d);
    return map;
}

static inline std::vector<unsigned char>
run_load(const mgpu_tensor_map &map, uint32_t dims, uint32_t box_bytes, const int32_t *c,
         uint32_t hint, uint16_t cta_mask, uint32_t own = 0)
{
    const uint32_t ranks = cta_mask ? 2 : 1;
    device_buffer<unsigned char> image(ranks * SMEM);
    tma_args args;
    std::memset(&args, 0, sizeof args);
    args.map = map;
    args.smem_image = image.ptr();
    std::memcpy(args.c, c, sizeof args.c);
    args.dims = dims;
    args.box_bytes = box_bytes;
    args.hint = hint;
    args.cta_mask = cta_mask;
    args.own = own;
    mgpu_launch_config config = mgpu_launch_1d(ranks, THREADS);
    config.cluster.x = ranks;
    config.smem_bytes = SMEM;
    launch(&load_kernel, config, args);
    return image.download();
}

/* Where element i of a box lies in shared memory. With a swizzle each row has its span, also a shorter one. */
static uint32_t
in_tile(const tensor &t, uint32_t i, mgpu_swizzle swizzle)
{
    const uint32_t row_bytes = t.box[0] * t.elem;
    const uint32_t pitch = swizzle == MGPU_SWIZZLE_NONE ? row_bytes : (uint32_t)swizzle;
    return swizzled(swizzle, i / t.box[0] * pitch + i % t.box[0] * t.elem);
}

/* What a load of the box at c leaves in shared memory. */
static inline std::vector<unsigned char>
loaded(const tensor &t, const int32_t *c, mgpu_swizzle swizzle)
{
    std::vector<unsigned char> image(SMEM, 0xDB);
    for (uint32_t i = 0; i < t.box_elems(); i++) {
        const int64_t from = t.at(i, c);
        for (uint32_t b = 0; b < t.elem; b++)
            image[in_tile(t, i, swizzle) + b] = from < 0 ? 0 : t.bytes[(size_t)from + b];
    }
    return image;
}

/* The tensor after `op` of `image` at c. */
static inline std::vector<unsigned char>
run_store(const tensor &t, const int32_t *c, const std::vector<unsigned char> &image,
          uint32_t op, uint32_t hint, mgpu_swizzle swizzle = MGPU_SWIZZLE_NONE)
{
    device_buffer<unsigned char> global(t.bytes), from(image);
    tma_args args;
    std::memset(&args, 0, sizeof args);
    args.map = map_of(t, global.ptr(), swizzle);
    args.smem_image = from.ptr();
    std::memcpy(args.c, c, sizeof args.c);
    args.dims = t.rank;
    args.op = op;
    args.hint = hint;
    mgpu_launch_config config = mgpu_launch_1d(1, THREADS);
    config.smem_bytes = SMEM;
    launch(&store_kernel, config, args);
    return global.download();
}

#endif /* MGPU_TESTS_PTX_TMA_BOXES_H */
