/* tests/ptx/test_tma_steps.cu - TMA through maps with element strides: every n-th row, plane, ...
 * SPDX-License-Identifier: MIT
 *
 * What is expected is written from the definition, element by element: a box has ceil(box / step)
 * elements along a dimension, the i-th of them at c + i * step; dimension 0 has all of them. The bytes
 * that a load reports are measured, not supposed: more are expected than a block has shared memory,
 * and the thread takes off what no copy brought.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cstring>

MGPU_REQUIRE(TMA);

enum { SMEM = 16384, THREADS = 128, EXPECTED = 65536, LOOKS = 20000 };
enum { LOAD, STORE, ADD };

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image; /* [SMEM] a load: out; a store: in */
    uint32_t *reported;   /* bytes that a load added up on its mbarrier */
    int32_t c[5];
    uint32_t dims, what;
} steps_args;

#define ALL_DIMS(c, call)                                                                      \
    switch (p->dims) {                                                                         \
    case 1:                                                                                    \
        call(1, (c)[0]);                                                                       \
        break;                                                                                 \
    case 2:                                                                                    \
        call(2, (c)[0], (c)[1]);                                                               \
        break;                                                                                 \
    case 3:                                                                                    \
        call(3, (c)[0], (c)[1], (c)[2]);                                                       \
        break;                                                                                 \
    case 4:                                                                                    \
        call(4, (c)[0], (c)[1], (c)[2], (c)[3]);                                               \
        break;                                                                                 \
    case 5:                                                                                    \
        call(5, (c)[0], (c)[1], (c)[2], (c)[3], (c)[4]);                                       \
        break;                                                                                 \
    }
#define LOADS(dims, ...)  mgpu_tma_load_##dims##d(tile, &p->map, __VA_ARGS__, bar)
#define STORES(dims, ...) mgpu_tma_store_##dims##d(&p->map, __VA_ARGS__, tile)
#define ADDS(dims, ...)   mgpu_tma_reduce_add_##dims##d(&p->map, __VA_ARGS__, tile)

MGPU_KERNEL(steps, steps_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t bar = mgpu_smem_addr(barrier), tile = mgpu_smem_addr(smem);
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        smem[i] = p->what == LOAD ? 0xDB : p->image[i];
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0 && p->what == LOAD) {
        uint32_t reported = EXPECTED;
        bool ended = false;
        mgpu_mbarrier_arrive_expect_tx(bar, EXPECTED);
        ALL_DIMS(p->c, LOADS)
        for (int i = 0; i < LOOKS && !ended; i++)
            ended = mgpu_mbarrier_test_wait_parity(bar, 0);
        while (!ended && reported > 0) {
            mgpu_mbarrier_complete_tx(bar, 16);
            reported -= 16;
            ended = mgpu_mbarrier_test_wait_parity(bar, 0);
        }
        *p->reported = ended ? reported : 0xffffffffu;
    }
    if (threadIdx.x == 0 && p->what != LOAD) {
        if (p->what == STORE)
            ALL_DIMS(p->c, STORES)
        else
            ALL_DIMS(p->c, ADDS)
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    __syncthreads();
    if (p->what == LOAD)
        for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
            p->image[i] = smem[i];
}

namespace
{

struct shape {
    const char *name;
    mgpu_dtype dtype;
    uint32_t rank;
    uint64_t dims[5];
    uint32_t box[5], steps[5];
    mgpu_swizzle swizzle;
    mgpu_oob_fill fill;
    int32_t c[5];
};

const mgpu_swizzle NONE = MGPU_SWIZZLE_NONE;
const mgpu_oob_fill ZERO = MGPU_OOB_ZERO, NANS = MGPU_OOB_NAN;

const shape shapes[] = {
    {"dimension 0 alone", MGPU_DTYPE_F32, 1, {64}, {32}, {3}, NONE, ZERO, {4}},
    {"dimensions 0 and 1, u8",
     MGPU_DTYPE_U8,
     2,
     {64, 20},
     {32, 8},
     {2, 3},
     NONE,
     ZERO,
     {16, 1}},
    {"dimensions 1 and 2, bf16",
     MGPU_DTYPE_BF16,
     3,
     {48, 9, 7},
     {16, 5, 4},
     {1, 2, 3},
     NONE,
     ZERO,
     {8, 0, 0}},
    {"dimensions 0, 1 and 2, f64",
     MGPU_DTYPE_F64,
     3,
     {12, 11, 9},
     {6, 7, 5},
     {5, 3, 2},
     NONE,
     ZERO,
     {2, 1, 2}},
    {"dimension 2 alone, s32",
     MGPU_DTYPE_S32,
     3,
     {24, 5, 17},
     {8, 3, 7},
     {1, 1, 4},
     NONE,
     ZERO,
     {4, 1, 3}},
    {"a box of less than a step",
     MGPU_DTYPE_F32,
     3,
     {16, 20, 6},
     {8, 3, 2},
     {1, 8, 5},
     NONE,
     ZERO,
     {0, 2, 1}},
    {"255 rows in steps of 8",
     MGPU_DTYPE_U8,
     2,
     {48, 300},
     {16, 255},
     {1, 8},
     NONE,
     ZERO,
     {16, 5}},
    {"rank 5, f32",
     MGPU_DTYPE_F32,
     5,
     {16, 7, 6, 5, 5},
     {4, 3, 5, 4, 3},
     {1, 2, 3, 3, 2},
     NONE,
     ZERO,
     {4, 1, 1, 0, 1}},
    {"begins before the tensor, odd",
     MGPU_DTYPE_BF16,
     2,
     {32, 16},
     {16, 7},
     {1, 2},
     NONE,
     ZERO,
     {-8, -1}},
    {"begins before the tensor, even",
     MGPU_DTYPE_F32,
     3,
     {16, 16, 8},
     {8, 8, 5},
     {4, 3, 2},
     NONE,
     ZERO,
     {-4, -3, -2}},
    {"ends behind the tensor",
     MGPU_DTYPE_F64,
     3,
     {14, 10, 8},
     {8, 7, 5},
     {1, 3, 2},
     NONE,
     ZERO,
     {8, 5, 6}},
    {"wholly behind the tensor",
     MGPU_DTYPE_U8,
     2,
     {32, 12},
     {16, 5},
     {1, 2},
     NONE,
     ZERO,
     {0, 1000}},
    {"NaN before and behind, bf16",
     MGPU_DTYPE_BF16,
     3,
     {24, 8, 5},
     {16, 9, 5},
     {1, 4, 3},
     NONE,
     NANS,
     {16, -2, -1}},
    {"NaN behind, f64", MGPU_DTYPE_F64, 2, {12, 8}, {4, 8}, {2, 3}, NONE, NANS, {10, 3}},
    {"swizzle 128, bf16",
     MGPU_DTYPE_BF16,
     2,
     {80, 50},
     {64, 43},
     {1, 4},
     MGPU_SWIZZLE_128B,
     ZERO,
     {8, 2}},
    {"swizzle 128, u8, an edge",
     MGPU_DTYPE_U8,
     3,
     {144, 19, 7},
     {128, 10, 5},
     {8, 3, 2},
     MGPU_SWIZZLE_128B,
     ZERO,
     {32, 12, 1}},
    {"swizzle 128, f32, rows shorter than the span",
     MGPU_DTYPE_F32,
     3,
     {32, 19, 7},
     {16, 11, 4},
     {1, 2, 3},
     MGPU_SWIZZLE_128B,
     ZERO,
     {4, 1, 0}},
    {"swizzle 64, f64",
     MGPU_DTYPE_F64,
     3,
     {16, 12, 7},
     {8, 9, 4},
     {3, 2, 3},
     MGPU_SWIZZLE_64B,
     ZERO,
     {2, 0, 1}},
    {"swizzle 32, bf16, before and behind",
     MGPU_DTYPE_BF16,
     2,
     {24, 9},
     {16, 17},
     {1, 3},
     MGPU_SWIZZLE_32B,
     NANS,
     {16, -4}},
};

uint32_t
count(const shape &s, uint32_t i)
{
    return i == 0 ? s.box[0] : (s.box[i] + s.steps[i] - 1) / s.steps[i];
}

/* Calls visit(offset of an element in the window, its offset in the tensor or -1). */
template <typename F>
void
each_element(const shape &s, F visit)
{
    const uint32_t elem = mgpu_dtype_bytes(s.dtype);
    const uint32_t pitch = s.swizzle == 0 ? s.box[0] * elem : (uint32_t)s.swizzle;
    uint32_t elems = 1;
    for (uint32_t i = 0; i < s.rank; i++)
        elems *= count(s, i);
    for (uint32_t n = 0; n < elems; n++) {
        uint32_t rest = n;
        int64_t global = 0, step_bytes = elem;
        bool inside = true;
        for (uint32_t i = 0; i < s.rank; i++) {
            const int64_t x =
                s.c[i] + (int64_t)(rest % count(s, i) * (i == 0 ? 1 : s.steps[i]));
            rest /= count(s, i);
            inside = inside && x >= 0 && x < (int64_t)s.dims[i];
            global += x * step_bytes;
            step_bytes *= (int64_t)s.dims[i];
        }
        const uint32_t linear = n / s.box[0] * pitch + n % s.box[0] * elem;
        visit(s.swizzle == 0 ? linear : linear ^ (linear >> 3 & ((uint32_t)s.swizzle - 16)),
              inside ? global : -1);
    }
}

/* The memory of a tensor: no two neighbours are alike, nor two rows. As f32 it has no NaN. */
std::vector<unsigned char>
numbered(const shape &s)
{
    size_t bytes = mgpu_dtype_bytes(s.dtype);
    for (uint32_t i = 0; i < s.rank; i++)
        bytes *= (size_t)s.dims[i];
    std::vector<unsigned char> memory(bytes);
    for (size_t i = 0; i < bytes; i++)
        memory[i] = (unsigned char)(i % 4 == 3 ? 0x40 : i * 7 + i / 251);
    return memory;
}

steps_args
arguments(const shape &s, const void *global, uint32_t *bytes)
{
    steps_args p;
    std::memset(&p, 0, sizeof p);
    mgpu_tensor_map_desc d = mgpu_tensor_map_nd(s.dtype, global, s.rank, s.dims, NULL, s.box);
    d.swizzle = s.swizzle;
    d.oob_fill = s.fill;
    for (uint32_t i = 0; i < s.rank; i++) {
        d.elem_strides[i] = s.steps[i];
        p.c[i] = s.c[i];
    }
    encode(p.map, d);
    p.dims = s.rank;
    *bytes = mgpu_tensor_map_box_bytes(d);
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

TEST_CASE("element strides: loads, and the bytes that they report")
{
    for (const shape &s : shapes) {
        INFO(s.name);
        const std::vector<unsigned char> memory = numbered(s);
        const uint32_t elem = mgpu_dtype_bytes(s.dtype);
        device_buffer<unsigned char> tensor(memory), image(SMEM);
        device_buffer<uint32_t> reported(1);
        uint32_t box_bytes, bytes = 0;
        steps_args p = arguments(s, tensor.ptr(), &box_bytes);
        p.image = image.ptr();
        p.reported = reported.ptr();
        p.what = LOAD;
        launch(&steps_kernel, one_block(), p);
        std::vector<unsigned char> want(SMEM, 0xDB);
        each_element(s, [&](uint32_t at, int64_t from) {
            for (uint32_t i = 0; i < elem; i++)
                want[at + i] = from >= 0        ? memory[(size_t)from + i]
                               : s.fill == ZERO ? 0
                               : i % 2          ? 0x7f
                                                : 0xf7;
            bytes += elem;
        });
        CHECK(box_bytes == bytes);
        CHECK(reported.download()[0] == bytes);
        CHECK(difference(image.download(), want) == "");
        record(s.name, image.download());
        record("bytes reported", reported.download());
    }
}

TEST_CASE("element strides: stores and reductions")
{
    for (const shape &s : shapes)
        for (uint32_t what : {STORE, ADD}) {
            bool left_out =
                what == ADD && s.dtype != MGPU_DTYPE_F32 && s.dtype != MGPU_DTYPE_S32;
            for (uint32_t i = 0; i < s.rank; i++)
                left_out = left_out || s.c[i] < 0; /* a store may not begin there */
            if (left_out)
                continue;
            INFO(s.name << (what == ADD ? ", add" : ", store"));
            std::vector<unsigned char> window(SMEM), want = numbered(s);
            const uint32_t elem = mgpu_dtype_bytes(s.dtype);
            for (size_t i = 0; i < SMEM; i++)
                window[i] = (unsigned char)(i % 4 == 3 ? 0x41 : i * 11 + i / 253 + 1);
            device_buffer<unsigned char> tensor(want), image(window);
            uint32_t box_bytes;
            steps_args p = arguments(s, tensor.ptr(), &box_bytes);
            p.image = image.ptr();
            p.what = what;
            launch(&steps_kernel, one_block(), p);
            each_element(s, [&](uint32_t at, int64_t to) {
                if (to < 0)
                    return;
                unsigned char *x = &want[(size_t)to];
                if (what == STORE)
                    std::memcpy(x, &window[at], elem);
                else if (s.dtype == MGPU_DTYPE_F32) {
                    float sum, more;
                    std::memcpy(&sum, x, 4);
                    std::memcpy(&more, &window[at], 4);
                    sum += more;
                    std::memcpy(x, &sum, 4);
                } else {
                    uint32_t sum, more;
                    std::memcpy(&sum, x, 4);
                    std::memcpy(&more, &window[at], 4);
                    sum += more;
                    std::memcpy(x, &sum, 4);
                }
            });
            CHECK(difference(tensor.download(), want) == "");
            record((std::string(s.name) + (what == ADD ? ", add" : "")).c_str(),
                   tensor.download());
        }
}
