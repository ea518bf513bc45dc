/* tests/ptx/test_tma_interleave.cu - TMA on interleaved tensors: slices of channels, steps, edges.
 * SPDX-License-Identifier: MIT
 *
 * The tensor counts its 16-byte chunks up, so that each chunk of a box says where it came from. What
 * is expected is written from the definition in host/tensor_map_desc.h, slice by slice; that the wait
 * comes back says how many bytes a load reports.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cstring>

MGPU_REQUIRE(TMA);

enum { SMEM = 8192, THREADS = 128 };

typedef struct {
    mgpu_tensor_map map;
    uint32_t *image; /* a load: out; a store: in */
    int32_t c[5];
    uint32_t dims, bytes, at, stores;
} interleave_args;

MGPU_KERNEL(interleave, interleave_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t bar = mgpu_smem_addr(barrier), tile = mgpu_smem_addr(smem) + p->at;
    uint32_t *const words = (uint32_t *)smem;
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
        words[i] = p->stores ? p->image[i] : 0xDBDBDBDBu;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0 && !p->stores) {
        mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);
        if (p->dims == 3)
            mgpu_tma_load_3d(tile, &p->map, p->c[0], p->c[1], p->c[2], bar);
        else if (p->dims == 4)
            mgpu_tma_load_4d(tile, &p->map, p->c[0], p->c[1], p->c[2], p->c[3], bar);
        else
            mgpu_tma_load_5d(tile, &p->map, p->c[0], p->c[1], p->c[2], p->c[3], p->c[4], bar);
    }
    if (threadIdx.x == 0 && p->stores) {
        if (p->dims == 3)
            mgpu_tma_store_3d(&p->map, p->c[0], p->c[1], p->c[2], tile);
        else if (p->dims == 4)
            mgpu_tma_store_4d(&p->map, p->c[0], p->c[1], p->c[2], p->c[3], tile);
        else
            mgpu_tma_store_5d(&p->map, p->c[0], p->c[1], p->c[2], p->c[3], p->c[4], tile);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    if (!p->stores) {
        mgpu_mbarrier_wait(bar, 0);
        for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
            p->image[i] = words[i];
    }
}

namespace
{

struct shape {
    const char *name;
    mgpu_dtype dtype;
    uint32_t rank;
    uint64_t dims[5], strides[4];
    uint32_t box[5], steps[5];
    mgpu_interleave slice;
    mgpu_swizzle swizzle;
    int32_t c[5];
    uint32_t at;
};

const shape shapes[] = {
    {"one slice of the channels, whatever the box says",
     MGPU_DTYPE_U8,
     3,
     {64, 256, 4},
     {64, 16384},
     {16, 64, 2},
     {1, 1, 1},
     MGPU_INTERLEAVE_16B,
     MGPU_SWIZZLE_NONE,
     {0, 1, 1},
     0},
    {"rank 4",
     MGPU_DTYPE_F64,
     4,
     {8, 8, 8, 8},
     {256, 4096, 32768},
     {2, 3, 5, 2},
     {1, 1, 1, 1},
     MGPU_INTERLEAVE_16B,
     MGPU_SWIZZLE_NONE,
     {1, 0, 3, 0},
     0},
    {"rank 5, steps",
     MGPU_DTYPE_F64,
     5,
     {8, 8, 8, 8, 3},
     {256, 2048, 16384, 131072},
     {2, 3, 2, 5, 2},
     {1, 2, 1, 3, 2},
     MGPU_INTERLEAVE_32B,
     MGPU_SWIZZLE_NONE,
     {1, 1, 1, 1, 1},
     0},
    {"steps in each dimension, and an edge",
     MGPU_DTYPE_F64,
     3,
     {13, 8, 16},
     {1024, 8192},
     {8, 4, 4},
     {3, 3, 3},
     MGPU_INTERLEAVE_16B,
     MGPU_SWIZZLE_NONE,
     {-1, 1, -1},
     0},
    {"beyond the end",
     MGPU_DTYPE_F64,
     3,
     {3, 8, 16},
     {1024, 8192},
     {4, 4, 2},
     {1, 1, 1},
     MGPU_INTERLEAVE_16B,
     MGPU_SWIZZLE_NONE,
     {0, 1, 15},
     0},
    {"before the begin, slices of 32",
     MGPU_DTYPE_F16,
     3,
     {3, 8, 16},
     {1024, 8192},
     {16, 4, 2},
     {1, 1, 1},
     MGPU_INTERLEAVE_32B,
     MGPU_SWIZZLE_NONE,
     {-1, 1, 15},
     0},
    {"swizzle 32",
     MGPU_DTYPE_F64,
     3,
     {64, 8, 16},
     {1024, 8192},
     {6, 4, 6},
     {1, 1, 1},
     MGPU_INTERLEAVE_32B,
     MGPU_SWIZZLE_32B,
     {0, 1, 0},
     128},
    {"swizzle 64, slices of 16",
     MGPU_DTYPE_F64,
     3,
     {64, 8, 16},
     {1024, 8192},
     {6, 4, 6},
     {1, 1, 1},
     MGPU_INTERLEAVE_16B,
     MGPU_SWIZZLE_64B,
     {0, 1, 0},
     256},
    {"swizzle 128",
     MGPU_DTYPE_S32,
     3,
     {64, 8, 16},
     {1024, 8192},
     {12, 4, 6},
     {1, 1, 1},
     MGPU_INTERLEAVE_32B,
     MGPU_SWIZZLE_128B,
     {5, 1, 0},
     128},
};

uint32_t
count(const shape &s, uint32_t i)
{
    return i + 2 == s.rank ? 1 : (s.box[i] + s.steps[i] - 1) / s.steps[i];
}

/* Calls visit(offset of a 16-byte chunk in the window, its offset in the tensor or -1). */
template <typename F>
void
each_chunk(const shape &s, F visit)
{
    uint32_t slices = 1;
    for (uint32_t i = 0; i < s.rank; i++)
        slices *= count(s, i);
    for (uint32_t n = 0; n < slices; n++) {
        uint32_t rest = n;
        int64_t global = 0;
        bool inside = true;
        for (uint32_t i = 0; i < s.rank; i++) {
            const int64_t x = s.c[i] + (int64_t)(rest % count(s, i)) * s.steps[i];
            rest /= count(s, i);
            inside = inside && x >= 0 && (uint64_t)x < s.dims[i];
            global += x * (int64_t)(i == 0 ? (uint64_t)s.slice : s.strides[i - 1]);
        }
        for (uint32_t half = 0; half < (uint32_t)s.slice; half += 16) {
            const uint32_t linear = 1024 + s.at + n * (uint32_t)s.slice + half; /* absolute */
            const uint32_t x =
                s.swizzle == 0 ? linear : linear ^ (linear >> 3 & ((uint32_t)s.swizzle - 16));
            visit(x - 1024, inside ? global + half : -1);
        }
    }
}

/* The same box for layout/tile.h: dimensions 0 to 2 and the last. */
mgpu_interleaved_box
in_shared_memory(const shape &s)
{
    return mgpu_make_interleaved_box(count(s, 0), s.rank > 3 ? count(s, 1) : 1,
                                     s.rank > 4 ? count(s, 2) : 1, count(s, s.rank - 1),
                                     (uint32_t)s.slice, s.swizzle);
}

/* The memory of a tensor: each 16-byte chunk has its number. */
std::vector<uint32_t>
numbered(const shape &s)
{
    size_t bytes = (size_t)s.dims[0] * (size_t)s.slice;
    for (uint32_t i = 1; i < s.rank; i++)
        bytes += (size_t)(s.strides[i - 1] * (s.dims[i] - 1));
    std::vector<uint32_t> memory(bytes / 4);
    for (size_t i = 0; i < memory.size(); i++)
        memory[i] = 0x10000000u | (uint32_t)(i / 4);
    return memory;
}

interleave_args
arguments(const shape &s, const void *global)
{
    interleave_args p;
    std::memset(&p, 0, sizeof p);
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_nd(s.dtype, global, s.rank, s.dims, s.strides, s.box);
    d.interleave = s.slice;
    d.swizzle = s.swizzle;
    for (uint32_t i = 0; i < s.rank; i++) {
        d.elem_strides[i] = s.steps[i];
        p.c[i] = s.c[i];
    }
    encode(p.map, d);
    p.dims = s.rank;
    p.bytes = mgpu_tensor_map_box_bytes(d);
    p.at = s.at;
    return p;
}

mgpu_launch_config
one_block()
{
    mgpu_launch_config config = mgpu_launch_1d(1, THREADS);
    config.smem_bytes = SMEM;
    return config;
}

} // namespace

TEST_CASE("mgpu_interleaved_box_addr, mgpu_interleaved_box_bytes: chunk by chunk as TMA walks")
{
    for (const shape &s : shapes) {
        CAPTURE(s.name);
        const mgpu_interleaved_box b = in_shared_memory(s);
        std::vector<uint32_t> places;
        REQUIRE(mgpu_interleaved_box_fault(b) == NULL);
        for (uint32_t n = 0; n < b.n; n++)
            for (uint32_t d = 0; d < b.d; d++)
                for (uint32_t h = 0; h < b.h; h++)
                    for (uint32_t w = 0; w < b.w; w++)
                        for (uint32_t byte = 0; byte < b.slice_bytes; byte += 16)
                            places.push_back(
                                mgpu_interleaved_box_addr(b, 1024 + s.at, w, h, d, n, byte) -
                                1024);
        std::vector<uint32_t> walked;
        each_chunk(s, [&](uint32_t at, int64_t) { walked.push_back(at); });
        CHECK(places == walked);
        CHECK(mgpu_interleaved_box_bytes(b) == 16 * walked.size());
        CHECK(mgpu_interleaved_box_bytes(b) == arguments(s, (const void *)65536).bytes);
    }
}

TEST_CASE("interleaved tensors: loads")
{
    for (const shape &s : shapes) {
        CAPTURE(s.name);
        const std::vector<uint32_t> memory = numbered(s);
        device_buffer<uint32_t> tensor(memory), image(SMEM / 4);
        interleave_args p = arguments(s, tensor.ptr());
        p.image = image.ptr();
        launch(&interleave_kernel, one_block(), p);
        std::vector<uint32_t> want(SMEM / 4, 0xDBDBDBDBu);
        uint32_t bytes = 0;
        each_chunk(s, [&](uint32_t at, int64_t from) {
            for (uint32_t i = 0; i < 4; i++)
                want[at / 4 + i] = from < 0 ? 0 : memory[(size_t)from / 4 + i];
            bytes += 16;
        });
        CHECK(p.bytes == bytes);
        const std::vector<uint32_t> got = image.download();
        CHECK(difference(got, want) == "");
        record(s.name, got);
    }
}

TEST_CASE("interleaved tensors: stores")
{
    for (const shape &s : shapes) {
        bool before = false;
        for (uint32_t i = 0; i < s.rank; i++)
            before = before || s.c[i] < 0; /* a store may not begin there */
        if (before)
            continue;
        CAPTURE(s.name);
        std::vector<uint32_t> window(SMEM / 4);
        for (size_t i = 0; i < window.size(); i++)
            window[i] = 0x20000000u | (uint32_t)(i / 4);
        std::vector<uint32_t> want = numbered(s);
        device_buffer<uint32_t> tensor(want), image(window);
        interleave_args p = arguments(s, tensor.ptr());
        p.image = image.ptr();
        p.stores = 1;
        launch(&interleave_kernel, one_block(), p);
        each_chunk(s, [&](uint32_t at, int64_t to) {
            for (uint32_t i = 0; i < 4 && to >= 0; i++)
                want[(size_t)to / 4 + i] = window[at / 4 + i];
        });
        const std::vector<uint32_t> got = tensor.download();
        CHECK(difference(got, want) == "");
        record(s.name, got);
    }
}
