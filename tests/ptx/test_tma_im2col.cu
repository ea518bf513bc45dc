/* tests/ptx/test_tma_im2col.cu - TMA on the pixels of images: every function, against loops over the images.
 * SPDX-License-Identifier: MIT
 *
 * What is expected is written as one writes a convolution: the places of a filter one after the other, each moved by
 * the tap, zeros or NaN where that lies outside. The bytes that a load reports are measured, not supposed: more are
 * expected than a box has, and the thread takes off what no copy brought. Cases chosen by hand, then a grid of
 * 13,248 points: types, ranks, sides of the images, swizzles and forms, each with each; then each reduction of each type.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_im2col.h>

#include "device.h"
#include "tma_reduced.h"

#include <cstring>
#include <type_traits>

MGPU_REQUIRE(TMA);

enum { SMEM = 16384, THREADS = 128, EXPECTED = 65536, LOOKS = 20000 };
enum { PLAIN, PLAIN_HINT, OWN, OWN_HINT, MULTICAST, MULTICAST_HINT, FORMS };

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image; /* a load: [ranks][SMEM] out; a store: [SMEM] in */
    uint32_t *reported;   /* [ranks] bytes that a load added up on the mbarrier */
    int32_t c[5];
    uint16_t offsets[3];
    uint32_t dims, form; /* a load: PLAIN ...; a store: 2 * OP_STORE ..., + 1 with a hint */
} im2col_args;

/* ---- kernels ------------------------------------------------------------------------------ */

/* mgpu_tma_<name>_<dims>d<suffix>: what goes before the coordinates, between them and the offsets, and behind. */
#define OPEN(...) __VA_ARGS__
#define OFFS3     p->offsets[0]
#define OFFS4     p->offsets[0], p->offsets[1]
#define OFFS5     p->offsets[0], p->offsets[1], p->offsets[2]
#define BY_DIMS(name, suffix, before, bar, after)                                              \
    if (p->dims == 3)                                                                          \
        mgpu_tma_##name##_3d##suffix(OPEN before p->c[0], p->c[1], p->c[2] OPEN bar,           \
                                     OFFS3 OPEN after);                                        \
    else if (p->dims == 4)                                                                     \
        mgpu_tma_##name##_4d##suffix(OPEN before p->c[0], p->c[1], p->c[2], p->c[3] OPEN bar,  \
                                     OFFS4 OPEN after);                                        \
    else                                                                                       \
        mgpu_tma_##name##_5d##suffix(OPEN before p->c[0], p->c[1], p->c[2], p->c[3],           \
                                     p->c[4] OPEN bar, OFFS5 OPEN after);
#define OUT_BY_DIMS(name, suffix, after)                                                       \
    if (p->dims == 3)                                                                          \
        mgpu_tma_##name##_3d_im2col_no_offs##suffix(&p->map, p->c[0], p->c[1], p->c[2],        \
                                                    src OPEN after);                           \
    else if (p->dims == 4)                                                                     \
        mgpu_tma_##name##_4d_im2col_no_offs##suffix(&p->map, p->c[0], p->c[1], p->c[2],        \
                                                    p->c[3], src OPEN after);                  \
    else                                                                                       \
        mgpu_tma_##name##_5d_im2col_no_offs##suffix(&p->map, p->c[0], p->c[1], p->c[2],        \
                                                    p->c[3], p->c[4], src OPEN after);

MGPU_DEVICE void
load_form(const im2col_args *p, uint32_t dst, uint32_t bar)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const uint16_t both = 3;
    switch (p->form) {
    case PLAIN:
        BY_DIMS(prefetch, _im2col, (&p->map, ), (), ())
        BY_DIMS(load, _im2col, (dst, &p->map, ), (, bar), ())
        break;
    case PLAIN_HINT:
        BY_DIMS(prefetch, _im2col_hint, (&p->map, ), (), (, policy))
        BY_DIMS(load, _im2col_hint, (dst, &p->map, ), (, bar), (, policy))
        break;
    case OWN:
        BY_DIMS(load, _shared_cta_im2col, (dst, &p->map, ), (, bar), ())
        break;
    case OWN_HINT:
        BY_DIMS(load, _shared_cta_im2col_hint, (dst, &p->map, ), (, bar), (, policy))
        break;
    case MULTICAST:
        BY_DIMS(load, _im2col_multicast, (dst, &p->map, ), (, bar), (, both))
        break;
    case MULTICAST_HINT:
        BY_DIMS(load, _im2col_multicast_hint, (dst, &p->map, ), (, bar), (, both, policy))
        break;
    }
}

/* Rank 0 of one or two blocks loads; with multicast both receive. */
MGPU_KERNEL(load, im2col_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t bar = mgpu_smem_addr(barrier), tile = mgpu_smem_addr(smem);
    const uint32_t rank = mgpu_cluster_ctarank();
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        smem[i] = 0xDB;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, EXPECTED);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        uint32_t reported = EXPECTED;
        bool ended = false;
        if (rank == 0)
            load_form(p, tile, bar);
        for (int i = 0; i < LOOKS && !ended; i++)
            ended = mgpu_mbarrier_test_wait_parity(bar, 0);
        while (!ended && reported > 0) {
            mgpu_mbarrier_complete_tx(bar, 16);
            reported -= 16;
            ended = mgpu_mbarrier_test_wait_parity(bar, 0);
        }
        p->reported[rank] = ended ? reported : 0xffffffffu;
    }
    __syncthreads();
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        p->image[rank * SMEM + i] = smem[i];
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

MGPU_KERNEL(store, im2col_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t src = mgpu_smem_addr(smem);
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)
        smem[i] = p->image[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        switch (p->form) {
#define OUT(op, name)                                                                          \
    case 2 * op:                                                                               \
        OUT_BY_DIMS(name, , ())                                                                \
        break;                                                                                 \
    case 2 * op + 1:                                                                           \
        OUT_BY_DIMS(name, _hint, (, policy))                                                   \
        break;
            OUT(OP_STORE, store)
            OUT(OP_ADD, reduce_add)
            OUT(OP_MIN, reduce_min)
            OUT(OP_MAX, reduce_max)
            OUT(OP_INC, reduce_inc)
            OUT(OP_DEC, reduce_dec)
            OUT(OP_AND, reduce_and)
            OUT(OP_OR, reduce_or)
            OUT(OP_XOR, reduce_xor)
        }
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* ---- the same on the host ----------------------------------------------------------------- */

namespace
{

/* A convolution's side of its images: sizes innermost first, C, W, H, D, N; of W, H, D where the filter's first tap goes
 * (corners), in which steps, where this column begins, and the tap. */
struct shape {
    const char *name;
    mgpu_dtype dtype;
    uint32_t rank;
    uint64_t dims[5];
    uint32_t pixels, channels;
    int32_t lower[3], upper[3];
    uint32_t steps[5];
    mgpu_swizzle swizzle;
    mgpu_oob_fill fill;
    int32_t c[5];
    uint16_t offsets[3];
};

const mgpu_swizzle NONE = MGPU_SWIZZLE_NONE;
const mgpu_oob_fill ZERO = MGPU_OOB_ZERO, NANS = MGPU_OOB_NAN;

/* clang-format off */
const shape loads[] = {
    {"3d, all of it", MGPU_DTYPE_F32, 3, {8, 10, 3}, 30, 8, {0}, {0}, {1, 1, 1}, NONE, ZERO, {0, 0, 0}, {0}},
    {"3d, a filter of 5 with padding 2", MGPU_DTYPE_BF16, 3, {24, 17, 4}, 40, 16, {-2}, {-2}, {1, 1, 1}, NONE, ZERO,
     {8, 5, 1}, {3}},
    {"3d, stride 3, far offsets", MGPU_DTYPE_U8, 3, {48, 50, 2}, 25, 32, {-7}, {-30}, {1, 3, 1}, NONE, ZERO, {16, -1, 0}, {31}},
    {"4d, a filter of 3 x 3 with padding 1, the middle", MGPU_DTYPE_BF16, 4, {64, 9, 7, 3}, 96, 64, {-1, -1}, {-1, -1},
     {1, 1, 1, 1}, MGPU_SWIZZLE_128B, ZERO, {0, 2, 1, 0}, {1, 1}},
    {"4d, a corner of it", MGPU_DTYPE_BF16, 4, {64, 9, 7, 3}, 96, 64, {-1, -1}, {-1, -1}, {1, 1, 1, 1}, MGPU_SWIZZLE_128B, ZERO,
     {0, -1, -1, 1}, {0, 0}},
    {"4d, the other corner, on over the last image", MGPU_DTYPE_BF16, 4, {64, 9, 7, 3}, 96, 64, {-1, -1}, {-1, -1}, {1, 1, 1, 1},
     MGPU_SWIZZLE_128B, ZERO, {0, 6, 4, 2}, {2, 2}},
    {"4d, W and H are told apart", MGPU_DTYPE_F32, 4, {16, 11, 5, 2}, 60, 8, {-2, 1}, {-3, 2}, {1, 2, 1, 1}, NONE, ZERO,
     {4, 2, 3, 0}, {4, 1}},
    {"4d, stride 2 where the last step does not fit", MGPU_DTYPE_F16, 4, {32, 8, 7, 2}, 30, 16, {-1, -1}, {-1, -2},
     {1, 2, 2, 1}, MGPU_SWIZZLE_32B, ZERO, {16, 1, -1, 0}, {1, 0}},
    {"4d, begins between two steps", MGPU_DTYPE_F32, 4, {8, 12, 9, 1}, 20, 4, {0, 0}, {0, 0}, {1, 3, 2, 1}, NONE, ZERO,
     {4, 4, 1, 0}, {0, 1}},
    {"4d, NaN outside, too many channels", MGPU_DTYPE_BF16, 4, {40, 6, 6, 1}, 50, 32, {-3, -2}, {1, 2}, {1, 1, 1, 1},
     MGPU_SWIZZLE_64B, NANS, {24, -3, -2, 0}, {0, 0}},
    {"4d, rows shorter than the swizzle", MGPU_DTYPE_F32, 4, {32, 6, 6, 2}, 40, 8, {-1, -1}, {-1, -1}, {1, 1, 1, 1},
     MGPU_SWIZZLE_128B, ZERO, {8, 3, 2, 0}, {2, 0}},
    {"4d, before the first channel and the first image", MGPU_DTYPE_U8, 4, {64, 5, 4, 2}, 33, 48, {0, 0}, {0, 0}, {1, 1, 1, 1},
     NONE, ZERO, {-16, 2, 1, -1}, {0, 0}},
    {"4d, one pixel, all channels", MGPU_DTYPE_U8, 4, {256, 5, 4, 2}, 1, 256, {0, 0}, {0, 0}, {1, 1, 1, 1}, NONE, ZERO,
     {0, 4, 3, 1}, {0, 0}},
    {"4d, 255 pixels away", MGPU_DTYPE_U8, 4, {16, 300, 260, 1}, 64, 16, {0, 0}, {-128, -128}, {1, 1, 1, 1}, NONE, ZERO,
     {0, 40, 2, 0}, {255, 255}},
    {"4d, every third image; a step of channels means nothing", MGPU_DTYPE_F32, 4, {8, 3, 2, 5}, 24, 4, {0, 0}, {0, 0}, {2, 1, 1, 3}, NONE,
     ZERO, {0, 1, 1, 0}, {0, 0}},
    {"4d, 1000 pixels", MGPU_DTYPE_U8, 4, {16, 37, 30, 1}, 1000, 16, {-1, -1}, {-1, -1}, {1, 1, 1, 1}, NONE, ZERO,
     {0, -1, -1, 0}, {1, 0}},
    {"4d, f64", MGPU_DTYPE_F64, 4, {6, 5, 4, 2}, 21, 4, {-1, 0}, {0, 1}, {1, 1, 2, 1}, MGPU_SWIZZLE_32B, NANS, {2, 0, 2, 0}, {0, 1}},
    {"4d, tf32 is rounded", MGPU_DTYPE_TF32, 4, {16, 5, 4, 2}, 30, 8, {-1, -1}, {-1, -1}, {1, 1, 1, 1}, NONE, ZERO,
     {4, 1, 0, 0}, {2, 1}},
    {"5d, a filter of 3 x 3 x 3 with padding 1", MGPU_DTYPE_BF16, 5, {32, 5, 4, 3, 2}, 90, 32, {-1, -1, -1}, {-1, -1, -1},
     {1, 1, 1, 1, 1}, MGPU_SWIZZLE_64B, ZERO, {0, 2, 1, 0, 0}, {1, 2, 0}},
    {"5d, W, H, D are told apart", MGPU_DTYPE_F32, 5, {8, 7, 5, 6, 2}, 64, 8, {-1, 0, -3}, {-2, 1, 2}, {1, 2, 1, 3, 1}, NONE, NANS,
     {0, 1, 3, 0, 0}, {3, 0, 4}},
    {"5d, 31 away", MGPU_DTYPE_U8, 5, {16, 40, 36, 34, 1}, 50, 16, {-16, -16, -16}, {-16, -16, 15}, {1, 5, 7, 8, 1}, NONE, ZERO,
     {0, -11, -2, -8, 0}, {31, 30, 29}},
};
/* Corners inside; the coordinates are not negative. */
const shape stores[] = {
    {"3d, all of it", MGPU_DTYPE_U32, 3, {8, 10, 3}, 30, 8, {0}, {0}, {1, 1, 1}, NONE, ZERO, {0, 0, 0}, {0}},
    {"3d, steps, over the end", MGPU_DTYPE_U32, 3, {16, 21, 3}, 40, 8, {2}, {-3}, {1, 2, 1}, NONE, ZERO, {12, 8, 1}, {0}},
    {"4d, inside", MGPU_DTYPE_U32, 4, {32, 9, 7, 3}, 70, 16, {1, 2}, {-2, -1}, {1, 1, 1, 1}, MGPU_SWIZZLE_64B, ZERO, {8, 4, 3, 0},
     {0, 0}},
    {"4d, steps, over the last image", MGPU_DTYPE_U32, 4, {32, 9, 7, 3}, 60, 32, {0, 1}, {0, 0}, {1, 3, 2, 1}, MGPU_SWIZZLE_128B,
     ZERO, {0, 3, 1, 1}, {0, 0}},
    {"4d, too many channels", MGPU_DTYPE_U32, 4, {20, 5, 4, 2}, 33, 16, {0, 0}, {0, 0}, {1, 1, 1, 1}, NONE, ZERO, {12, 2, 1, 0},
     {0, 0}},
    {"5d", MGPU_DTYPE_U32, 5, {16, 5, 4, 3, 2}, 80, 8, {0, 1, 0}, {-1, 0, 0}, {1, 1, 1, 2, 1}, MGPU_SWIZZLE_32B, ZERO,
     {8, 2, 1, 2, 0}, {0, 0, 0}},
};
/* clang-format on */

/* Calls visit(offset of an element in the window, its offset in the tensor or -1). */
template <typename F>
void
each_element(const shape &s, F visit)
{
    const uint32_t elem = mgpu_dtype_bytes(s.dtype);
    const uint32_t pitch = s.swizzle == 0 ? s.channels * elem : (uint32_t)s.swizzle;
    int64_t last[3] = {0, 0, 0}, from[3] = {0, 0, 0};
    uint32_t pixel = 0;
    for (uint32_t i = 0; i + 2 < s.rank; i++) {
        last[i] = (int64_t)s.dims[i + 1] - 1 + s.upper[i];
        from[i] = s.c[i + 1];
    }
    for (int64_t n = s.c[s.rank - 1]; pixel < s.pixels; n += s.steps[s.rank - 1])
        for (int64_t d = pixel ? s.lower[2] : from[2]; d <= last[2] && pixel < s.pixels;
             d += s.rank == 5 ? s.steps[3] : 1)
            for (int64_t h = pixel ? s.lower[1] : from[1]; h <= last[1] && pixel < s.pixels;
                 h += s.rank >= 4 ? s.steps[2] : 1)
                for (int64_t w = pixel ? s.lower[0] : from[0]; w <= last[0] && pixel < s.pixels;
                     w += s.steps[1], pixel++)
                    for (uint32_t ch = 0; ch < s.channels; ch++) {
                        int64_t x[5] = {s.c[0] + (int64_t)ch, w + s.offsets[0],
                                        h + s.offsets[1], d + s.offsets[2], 0};
                        int64_t at = 0, step = 1;
                        bool inside = true;
                        x[s.rank - 1] = n;
                        for (uint32_t i = 0; i < s.rank; i++) {
                            inside = inside && x[i] >= 0 && x[i] < (int64_t)s.dims[i];
                            at += x[i] * step;
                            step *= (int64_t)s.dims[i];
                        }
                        const uint32_t linear = pixel * pitch + ch * elem;
                        const uint32_t to =
                            s.swizzle == 0
                                ? linear
                                : linear ^ (linear >> 3 & ((uint32_t)s.swizzle - 16));
                        visit(to, inside ? at * (int64_t)elem : -1);
                    }
}

/* The memory of images: no two neighbours are alike, nor two rows; as f32 no NaN. */
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

mgpu_im2col_desc
described(const shape &s, const void *global)
{
    const uint64_t *n = s.dims;
    mgpu_im2col_desc d =
        s.rank == 3
            ? mgpu_tensor_map_nwc(s.dtype, global, n[2], n[1], n[0], s.pixels, s.channels)
        : s.rank == 4 ? mgpu_tensor_map_nhwc(s.dtype, global, n[3], n[2], n[1], n[0], s.pixels,
                                             s.channels)
                      : mgpu_tensor_map_ndhwc(s.dtype, global, n[4], n[3], n[2], n[1], n[0],
                                              s.pixels, s.channels);
    for (uint32_t i = 0; i < 3; i++) {
        d.lower_corner[i] = s.lower[i];
        d.upper_corner[i] = s.upper[i];
    }
    for (uint32_t i = 0; i < s.rank; i++)
        d.map.elem_strides[i] = s.steps[i];
    d.map.swizzle = s.swizzle;
    d.map.oob_fill = s.fill;
    return d;
}

im2col_args
arguments(const shape &s, const void *global)
{
    im2col_args p;
    mgpu_issues why;
    std::memset(&p, 0, sizeof p);
    const mgpu_status status = mgpu_tensor_map_im2col(&p.map, described(s, global), &why);
    INFO(s.name << "\n" << issue_text(why));
    REQUIRE(status == MGPU_OK);
    std::memcpy(p.c, s.c, sizeof p.c);
    std::memcpy(p.offsets, s.offsets, sizeof p.offsets);
    p.dims = s.rank;
    return p;
}

mgpu_launch_config
blocks(uint32_t count)
{
    mgpu_launch_config config = mgpu_launch_1d(count, THREADS);
    config.cluster.x = count;
    config.smem_bytes = SMEM;
    return config;
}

/* One load: the window, whole, and the bytes reported; a name to record it by, or NULL. */
void
check_load(const shape &s, uint32_t form, const char *name)
{
    const std::vector<unsigned char> memory = numbered(s);
    const uint32_t elem = mgpu_dtype_bytes(s.dtype), ranks = form >= MULTICAST ? 2 : 1;
    device_buffer<unsigned char> tensor(memory), image(ranks * SMEM);
    device_buffer<uint32_t> reported(ranks);
    im2col_args p = arguments(s, tensor.ptr());
    uint32_t bytes = 0;
    p.image = image.ptr();
    p.reported = reported.ptr();
    p.form = form;
    launch(&load_kernel, blocks(ranks), p);
    std::vector<unsigned char> want(SMEM, 0xDB);
    each_element(s, [&](uint32_t at, int64_t from) {
        for (uint32_t i = 0; i < elem; i++)
            want[at + i] = from >= 0        ? memory[(size_t)from + i]
                           : s.fill == ZERO ? 0
                           : i % 2          ? 0x7f
                                            : 0xf7;
        if ((s.dtype == MGPU_DTYPE_TF32 || s.dtype == MGPU_DTYPE_TF32_FTZ) && from >= 0) {
            uint32_t x; /* to 10 bits, to nearest even */
            std::memcpy(&x, &want[at], 4);
            const uint32_t rest = x & 0x1fff;
            x -= rest;
            x += rest > 0x1000 || (rest == 0x1000 && (x & 0x2000)) ? 0x2000 : 0;
            std::memcpy(&want[at], &x, 4);
        }
        bytes += elem;
    });
    const std::vector<unsigned char> got = image.download();
    for (uint32_t rank = 0; rank < ranks; rank++) {
        CAPTURE(rank);
        CHECK(reported.download()[rank] == bytes);
        CHECK(difference(std::vector<unsigned char>(got.begin() + rank * SMEM,
                                                    got.begin() + (rank + 1) * SMEM),
                         want) == "");
    }
    CHECK(mgpu_im2col_box_bytes(described(s, tensor.ptr())) == bytes);
    if (name != NULL) {
        record(name, got);
        record("bytes reported", reported.download());
    }
}

/* One store or reduction, likewise; a reduction is of u32. */
void
check_store(const shape &s, uint32_t form, const char *name)
{
    const uint32_t elem = mgpu_dtype_bytes(s.dtype);
    std::vector<unsigned char> window(SMEM), want = numbered(s);
    for (size_t i = 0; i < SMEM; i++)
        window[i] = (unsigned char)(i % 4 == 3 ? 0x40 : i * 11 + i / 253 + 1);
    device_buffer<unsigned char> tensor(want), image(window);
    im2col_args p = arguments(s, tensor.ptr());
    p.image = image.ptr();
    p.form = form;
    launch(&store_kernel, blocks(1), p);
    each_element(s, [&](uint32_t at, int64_t to) {
        uint32_t old, x;
        if (to < 0)
            return;
        if (form / 2 == OP_STORE) {
            std::memcpy(&want[(size_t)to], &window[at], elem);
            return;
        }
        std::memcpy(&old, &want[(size_t)to], 4);
        std::memcpy(&x, &window[at], 4);
        x = reduced(form / 2, old, x);
        std::memcpy(&want[(size_t)to], &x, 4);
    });
    const std::vector<unsigned char> got = tensor.download();
    CHECK(difference(got, want) == "");
    if (name != NULL)
        record(name, got);
}

/* A number that the type holds, and a sum of two: of integers every second one has bits everywhere. */
template <typename T>
T
number(size_t i, uint32_t by)
{
    const int small = (int)(i * by % 41) - (T(-1) < T(0) ? 20 : 0);
    if constexpr (std::is_integral<T>::value) {
        const uint64_t wide = (i + by) * 0x9e3779b97f4a7c15u;
        if (i % 2 != 0)
            return std::is_signed<T>::value ? (T)((int64_t)wide >> (65 - 8 * sizeof(T)))
                                            : (T)(wide >> (64 - 8 * sizeof(T)));
    }
    return T(small);
}

/* A reduction of any type, of numbers that make each result exact. */
template <typename T>
void
check_reduction(const shape &s, uint32_t op, uint32_t hint)
{
    std::vector<unsigned char> window(SMEM), want = numbered(s);
    for (size_t i = 0; i < window.size() / sizeof(T); i++) {
        const T x = number<T>(i, 7);
        std::memcpy(&window[i * sizeof x], &x, sizeof x);
    }
    for (size_t i = 0; i < want.size() / sizeof(T); i++) {
        const T x = number<T>(i, 5);
        std::memcpy(&want[i * sizeof x], &x, sizeof x);
    }
    device_buffer<unsigned char> tensor(want), image(window);
    im2col_args p = arguments(s, tensor.ptr());
    p.image = image.ptr();
    p.form = 2 * op + hint;
    launch(&store_kernel, blocks(1), p);
    each_element(s, [&](uint32_t at, int64_t to) {
        T old, x;
        if (to < 0)
            return;
        std::memcpy(&old, &want[(size_t)to], sizeof old);
        std::memcpy(&x, &window[at], sizeof x);
        x = reduced(op, old, x);
        std::memcpy(&want[(size_t)to], &x, sizeof x);
    });
    const std::vector<unsigned char> got = tensor.download();
    CHECK(difference(got, want) == "");
    record(mgpu_dtype_name(s.dtype), got);
}

/* A column of 37 pixels of 32 bytes, under the middle tap of a filter of 3 x 3 x 3 that pads by 1: inside (0), over the
 * end of dimension d (2d + 1), before its begin (2d + 2). What pads a store is no side of it: it lies inside, or goes over
 * an end. */
shape
column(mgpu_dtype dtype, uint32_t rank, mgpu_swizzle swizzle, uint32_t side, bool is_store)
{
    const uint32_t elem = mgpu_dtype_bytes(dtype), last = rank - 1;
    shape s = {"column",  dtype, rank, {64 / elem, 7, 6, 5, 3}, 37,
               32 / elem, {0},   {0},  {1, 1, 1, 1, 1},         swizzle,
               ZERO,      {0},   {0}};
    s.dims[last] = 3;
    for (uint32_t i = 0; i + 2 < rank; i++) {
        s.lower[i] = is_store ? 0 : -1;
        s.upper[i] = is_store ? 0 : -1;
        s.offsets[i] = is_store ? 0 : 1;
        s.c[i + 1] = 1;
    }
    s.c[0] = (int32_t)(16 / elem);
    s.c[last] = 1;
    const uint32_t d = (side - 1) / 2;
    const bool begin = side != 0 && side % 2 == 0, end = side % 2 != 0;
    if (end)
        s.c[d] = d == 0      ? (int32_t)(48 / elem)
                 : d == last ? 2
                             : (int32_t)s.dims[d] - (is_store ? 1 : 2);
    if (begin)
        s.c[d] = d == 0 ? -(int32_t)(16 / elem) : -1;
    if (!is_store && d > 0 && d < last && side != 0)
        s.offsets[d - 1] = end ? 2 : 0;
    if (end && d == last) /* the last pixels of the last image, and on */
        for (uint32_t i = 1; i < last; i++)
            s.c[i] = (int32_t)s.dims[i] - 2;
    if (!is_store && mgpu_dtype_is_float(dtype) && elem > 1 && side % 3 != 0)
        s.fill = NANS;
    return s;
}

const mgpu_dtype dtypes[] = {
#define X(word, bits, name, floating) MGPU_DTYPE_##word,
    MGPU_DTYPE_TABLE(X)
#undef X
};
const mgpu_swizzle swizzles[] = {NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};

} // namespace

/* ---- tests -------------------------------------------------------------------------------- */

TEST_CASE("im2col: loads, and the bytes that they report")
{
    for (const shape &s : loads)
        for (uint32_t form = 0; form < FORMS; form++) {
            CAPTURE(s.name, form);
            check_load(s, form, form == PLAIN ? s.name : NULL);
        }
}

TEST_CASE("im2col: loads: types x ranks x sides x swizzles x forms")
{
    uint32_t next = 0;
    for (mgpu_dtype dtype : dtypes)
        for (uint32_t rank = 3; rank <= 5; rank++)
            for (uint32_t side = 0; side <= 2 * rank; side++)
                for (mgpu_swizzle swizzle : swizzles)
                    for (uint32_t form = 0; form < FORMS; form++) {
                        CAPTURE(mgpu_dtype_name(dtype), rank, side, swizzle, form);
                        if (test_takes(&next, 23))
                            check_load(column(dtype, rank, swizzle, side, false), form,
                                       mgpu_dtype_name(dtype));
                    }
    CHECK(next == 16 * 27 * 4 * 6);
}

TEST_CASE("im2col: stores: types x ranks x ends x swizzles x policy")
{
    uint32_t next = 0;
    for (mgpu_dtype dtype : dtypes)
        for (uint32_t rank = 3; rank <= 5; rank++)
            for (uint32_t end = 0; end <= rank; end++)
                for (mgpu_swizzle swizzle : swizzles)
                    for (uint32_t hint = 0; hint < 2; hint++) {
                        const uint32_t side = end ? 2 * end - 1 : 0;
                        CAPTURE(mgpu_dtype_name(dtype), rank, side, swizzle, hint);
                        if (test_takes(&next, 23))
                            check_store(column(dtype, rank, swizzle, side, true),
                                        2 * OP_STORE + hint, mgpu_dtype_name(dtype));
                    }
    CHECK(next == 16 * 15 * 4 * 2);
}

TEST_CASE("im2col: reductions of u32: operations x ranks x ends x swizzles x policy")
{
    uint32_t next = 0;
    for (uint32_t op = OP_ADD; op < OPS; op++)
        for (uint32_t rank = 3; rank <= 5; rank++)
            for (uint32_t end = 0; end <= rank; end++)
                for (mgpu_swizzle swizzle : swizzles)
                    for (uint32_t hint = 0; hint < 2; hint++) {
                        const uint32_t side = end ? 2 * end - 1 : 0;
                        CAPTURE(op, rank, side, swizzle, hint);
                        if (test_takes(&next, 23))
                            check_store(column(MGPU_DTYPE_U32, rank, swizzle, side, true),
                                        2 * op + hint, "u32");
                    }
    CHECK(next == 8 * 15 * 4 * 2);
}

TEST_CASE("im2col: stores and reductions")
{
    for (const shape &s : stores)
        for (uint32_t form = 0; form < 2 * OPS; form++) {
            CAPTURE(s.name, form / 2, form % 2);
            check_store(s, form, form % 2 == 0 ? s.name : NULL);
        }
}

/* Each operation of each type that has it, in images of each rank; ends, swizzles and policies by turns. */
TEST_CASE("im2col: reductions: operations and their types x ranks")
{
    uint32_t next = 0;
    each_reduction([&](auto zero, mgpu_dtype dtype, uint32_t op) {
        for (uint32_t rank = 3; rank <= 5; rank++, next++) {
            const uint32_t end = next % (rank + 1), side = end ? 2 * end - 1 : 0;
            const mgpu_swizzle swizzle = swizzles[next / 2 % 4];
            const uint32_t hint = next % 2;
            CAPTURE(mgpu_dtype_name(dtype), op, rank, side, swizzle, hint);
            check_reduction<decltype(zero)>(column(dtype, rank, swizzle, side, true), op, hint);
        }
    });
    CHECK(next == REDUCTIONS * 3);
}

/* Sums of f16, bf16, f32, over more than one row of an image. */
TEST_CASE("im2col: reductions of floating-point numbers")
{
    for (mgpu_dtype dtype : {MGPU_DTYPE_F16, MGPU_DTYPE_BF16, MGPU_DTYPE_F32}) {
        shape s = stores[2];
        s.dtype = dtype;
        const uint32_t elem = mgpu_dtype_bytes(dtype);
        CAPTURE(mgpu_dtype_name(dtype));
        /* 1.0 everywhere, and 2.0 is added: 3.0 where a pixel is */
        const uint32_t one = dtype == MGPU_DTYPE_F16    ? 0x3c00
                             : dtype == MGPU_DTYPE_BF16 ? 0x3f80
                                                        : 0x3f800000;
        const uint32_t two = dtype == MGPU_DTYPE_F32 ? 0x40000000 : 0x4000;
        const uint32_t three = dtype == MGPU_DTYPE_F16    ? 0x4200
                               : dtype == MGPU_DTYPE_BF16 ? 0x4040
                                                          : 0x40400000;
        std::vector<unsigned char> window(SMEM), want = numbered(s);
        for (size_t i = 0; i < window.size(); i += elem)
            std::memcpy(&window[i], &two, elem);
        for (size_t i = 0; i < want.size(); i += elem)
            std::memcpy(&want[i], &one, elem);
        device_buffer<unsigned char> tensor(want), image(window);
        im2col_args p = arguments(s, tensor.ptr());
        p.image = image.ptr();
        p.form = 2 * OP_ADD;
        launch(&store_kernel, blocks(1), p);
        each_element(s, [&](uint32_t, int64_t to) {
            if (to >= 0)
                std::memcpy(&want[(size_t)to], &three, elem);
        });
        CHECK(difference(tensor.download(), want) == "");
        record(mgpu_dtype_name(dtype), tensor.download());
    }
}
