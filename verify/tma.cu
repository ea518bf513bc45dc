/* verify/tma.cu - where TMA puts the elements of a box: tiles, pixels, edges, swizzles, interleaved slices.
 * SPDX-License-Identifier: MIT
 */
#include "verify.h"
#include <mgpu/host/im2col_wide.h>
#include <mgpu/ptx/bulk_mask.h>
#include <mgpu/ptx/rubin.h>
#include <mgpu/ptx/rubin_dim.h>
#include <mgpu/ptx/st_async_global.h>
#include <mgpu/ptx/tma_gather.h>
#include <mgpu/ptx/tma_im2col.h>
#include <mgpu/ptx/tma_im2col_w.h>
#include <mgpu/ptx/tma_reduce.h>

#include <algorithm>

enum { THREADS = 128, SMEM = 16384 };

/* n[0] dimensions, n[1] bytes of the box, n[2] where in shared memory it goes, n[3] words that go out */
#define LOAD_BEGINS                                                                            \
    MGPU_SMEM(smem, 1024);                                                                     \
    MGPU_SHARED(uint64_t, barrier, 1);                                                         \
    const uint32_t bar = mgpu_smem_addr(barrier), dst = mgpu_smem_addr(smem) + p->n[2];        \
    for (uint32_t i = threadIdx.x; i < SMEM; i += THREADS)                                     \
        smem[i] = 0xDB;                                                                        \
    mgpu_fence_proxy_async_shared_cta();                                                       \
    if (threadIdx.x == 0) {                                                                    \
        mgpu_mbarrier_init(bar, 1);                                                            \
        mgpu_fence_mbarrier_init();                                                            \
    }                                                                                          \
    __syncthreads();                                                                           \
    if (threadIdx.x == 0)                                                                      \
        mgpu_mbarrier_arrive_expect_tx(bar, p->n[1]);
#define LOAD_ENDS                                                                              \
    mgpu_mbarrier_wait(bar, 0);                                                                \
    for (uint32_t i = threadIdx.x; i < p->n[3]; i += THREADS)                                  \
        p->out[i] = ((const uint32_t *)smem)[i];

MGPU_KERNEL(verify_tma_load, verify_args, p, THREADS, 1)
{
    LOAD_BEGINS
    if (threadIdx.x == 0)
        switch (p->n[0]) {
        case 1:
            mgpu_tma_load_1d(dst, &p->map, p->at[0], bar);
            break;
        case 2:
            mgpu_tma_load_2d(dst, &p->map, p->at[0], p->at[1], bar);
            break;
        case 3:
            mgpu_tma_load_3d(dst, &p->map, p->at[0], p->at[1], p->at[2], bar);
            break;
        case 4:
            mgpu_tma_load_4d(dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], bar);
            break;
        case 5:
            mgpu_tma_load_5d(dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], p->at[4],
                             bar);
            break;
        }
    LOAD_ENDS
}

MGPU_KERNEL(verify_tma_pixels, verify_args, p, THREADS, 1)
{
    LOAD_BEGINS
    if (threadIdx.x == 0) {
        if (p->n[0] == 3)
            mgpu_tma_load_3d_im2col(dst, &p->map, p->at[0], p->at[1], p->at[2], bar,
                                    p->moved[0]);
        else if (p->n[0] == 4)
            mgpu_tma_load_4d_im2col(dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], bar,
                                    p->moved[0], p->moved[1]);
        else
            mgpu_tma_load_5d_im2col(dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3],
                                    p->at[4], bar, p->moved[0], p->moved[1], p->moved[2]);
    }
    LOAD_ENDS
}

/* Pixels along W with a halo of moved[0], n[0] 1: four times 32; 2: the first way again, by .shared::cta. */
#if VERIFY_HAS(0, MGPU_HAS_TCGEN05)
#define ALONG_W(w, ...) mgpu_tma_load_4d_##w(__VA_ARGS__)
#else /* nobody launches these */
#define ALONG_W(w, ...) (void)0
#endif
MGPU_KERNEL(verify_tma_along_w, verify_args, p, THREADS, 1)
{
    LOAD_BEGINS
    if (threadIdx.x == 0) {
        if (p->n[0] == 0)
            ALONG_W(im2col_w, dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], bar,
                    p->moved[0], p->moved[1]);
        else if (p->n[0] == 2)
            ALONG_W(shared_cta_im2col_w, dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3],
                    bar, p->moved[0], p->moved[1]);
        else
            ALONG_W(im2col_w_128, dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], bar,
                    p->moved[0], p->moved[1]);
    }
    LOAD_ENDS
}

/* A box of the tensor at in[0], which is not the map's. */
#if VERIFY_HAS(94, MGPU_HAS_RUBIN)
#define ELSEWHERE(...) mgpu_tma_load_2d_global_address(__VA_ARGS__)
#define DESCRIBED(...) mgpu_tma_load_2d_global_dim_stride(__VA_ARGS__)
#else
#define ELSEWHERE(...) (void)0
#define DESCRIBED(...) (void)0
#endif
MGPU_KERNEL(verify_tma_elsewhere, verify_args, p, THREADS, 1)
{
    LOAD_BEGINS
    if (threadIdx.x == 0)
        ELSEWHERE(dst, &p->map, p->in[0], p->at[0], p->at[1], bar);
    LOAD_ENDS
}

/* And of one of at[0] by at[1], whose rows are moved[0] bytes apart. */
MGPU_KERNEL(verify_tma_described, verify_args, p, THREADS, 1)
{
    LOAD_BEGINS
    if (threadIdx.x == 0)
        DESCRIBED(dst, &p->map, p->in[0], (uint16_t)p->at[0], (uint16_t)p->at[1], p->moved[0],
                  bar);
    LOAD_ENDS
}

/* Of each 16 of 512 bytes those of the mask n[0] go out. */
#if VERIFY_HAS(0, MGPU_CUDA_ARCH >= 1000)
#define MASKED(...) mgpu_bulk_store_cp_mask(__VA_ARGS__)
#define ZEROS(...)  mgpu_st_bulk(__VA_ARGS__)
#else
#define MASKED(...) (void)0
#define ZEROS(...)  (void)0
#endif
MGPU_KERNEL(verify_bulk_mask, verify_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    ((uint32_t *)smem)[threadIdx.x] = 0x03020100u + 0x04040404u * threadIdx.x;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        MASKED(p->out, mgpu_smem_addr(smem), 512, (uint16_t)p->n[0]);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* Zeros from byte n[0] on, n[1] of them. */
MGPU_KERNEL(verify_bulk_zeros, verify_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    ((uint32_t *)smem)[threadIdx.x] = 0x10000000u + threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0)
        ZEROS(mgpu_smem_addr(smem) + p->n[0], p->n[1]);
    __syncthreads();
    p->out[threadIdx.x] = ((const uint32_t *)smem)[threadIdx.x];
}

/* Four rows, one behind the other: their numbers are at[1] to at[4]. */
#if !MGPU_DEVICE_PASS || MGPU_HAS_TCGEN05
#define GATHER4(to, ...) mgpu_tma_load_2d_##to(__VA_ARGS__)
#define SCATTER4(...)    mgpu_tma_store_2d_scatter4(__VA_ARGS__)
#else /* nobody launches these */
#define GATHER4(to, ...) (void)0
#define SCATTER4(...)    (void)0
#endif
#define GATHERS(name, to)                                                                      \
    MGPU_KERNEL(verify_tma_##name, verify_args, p, THREADS, 1)                                 \
    {                                                                                          \
        LOAD_BEGINS                                                                            \
        if (threadIdx.x == 0)                                                                  \
            GATHER4(to, dst, &p->map, p->at[0], p->at[1], p->at[2], p->at[3], p->at[4], bar);  \
        LOAD_ENDS                                                                              \
    }
GATHERS(gather, gather4)
GATHERS(gather_cta, shared_cta_gather4)
MGPU_KERNEL(verify_tma_scatter, verify_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
        ((uint32_t *)smem)[i] = 0x10000000u + i;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        SCATTER4(&p->map, p->at[0], p->at[1], p->at[2], p->at[3], p->at[4],
                 mgpu_smem_addr(smem));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

enum { STORE, ADD, MIN, MAX };

/* A box of two dimensions goes out, n[0] says how. */
MGPU_KERNEL(verify_tma_store, verify_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t src = mgpu_smem_addr(smem);
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
        ((uint32_t *)smem)[i] = p->in[0][i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        switch (p->n[0]) {
        case STORE:
            mgpu_tma_store_2d(&p->map, p->at[0], p->at[1], src);
            break;
        case ADD:
            mgpu_tma_reduce_add_2d(&p->map, p->at[0], p->at[1], src);
            break;
        case MIN:
            mgpu_tma_reduce_min_2d(&p->map, p->at[0], p->at[1], src);
            break;
        case MAX:
            mgpu_tma_reduce_max_2d(&p->map, p->at[0], p->at[1], src);
            break;
        }
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* ---- tiles --------------------------------------------------------------------------------------- */

struct box {
    mgpu_dtype dtype;
    uint32_t rank;
    uint64_t dims[5];
    uint32_t box[5], steps[5];
    int32_t at[5];
    mgpu_swizzle swizzle;
    mgpu_oob_fill fill;
    uint32_t to; /* bytes from the begin of shared memory, which is a multiple of 1024 */
    mgpu_interleave slice;
    uint64_t strides[4];
};

#define S0   MGPU_SWIZZLE_NONE
#define S32  MGPU_SWIZZLE_32B
#define S64  MGPU_SWIZZLE_64B
#define S128 MGPU_SWIZZLE_128B
#define ONES                                                                                   \
    {                                                                                          \
        1, 1, 1, 1, 1                                                                          \
    }
#define ZERO                                                                                   \
    MGPU_OOB_ZERO, 0, MGPU_INTERLEAVE_NONE,                                                    \
    {                                                                                          \
        0                                                                                      \
    }
/* clang-format off */
static const box boxes[] = {
    {MGPU_DTYPE_U32, 2, {64, 40}, {32, 24}, ONES, {8, 3}, S0, ZERO},
    {MGPU_DTYPE_U8, 2, {256, 40}, {32, 24}, ONES, {16, 3}, S32, ZERO},
    {MGPU_DTYPE_U16, 2, {128, 40}, {32, 24}, ONES, {16, 3}, S64, ZERO},
    {MGPU_DTYPE_U32, 2, {64, 40}, {32, 24}, ONES, {8, 3}, S128, ZERO},
    {MGPU_DTYPE_U32, 2, {64, 40}, {32, 24}, ONES, {8, 3}, S128, MGPU_OOB_ZERO, 384, MGPU_INTERLEAVE_NONE, {0}},
    {MGPU_DTYPE_U32, 2, {64, 40}, {16, 24}, ONES, {8, 3}, S64, MGPU_OOB_ZERO, 256, MGPU_INTERLEAVE_NONE, {0}},
    {MGPU_DTYPE_U16, 2, {128, 40}, {24, 24}, ONES, {16, 3}, S128, ZERO},
    {MGPU_DTYPE_U32, 1, {300}, {128}, ONES, {-20}, S0, ZERO},
    {MGPU_DTYPE_U32, 3, {16, 9, 7}, {8, 4, 6}, ONES, {-4, 7, 4}, S0, ZERO},
    {MGPU_DTYPE_F32, 4, {16, 5, 4, 6}, {8, 3, 4, 3}, ONES, {12, 3, -1, 4}, S32, MGPU_OOB_NAN, 0, MGPU_INTERLEAVE_NONE, {0}},
    {MGPU_DTYPE_U16, 5, {16, 5, 4, 6, 3}, {16, 3, 2, 3, 2}, ONES, {0, -1, 3, 4, 1}, S32, ZERO},
    {MGPU_DTYPE_U32, 3, {32, 20, 15}, {24, 12, 9}, {3, 2, 4, 1, 1}, {4, 1, 3}, S0, ZERO},
    {MGPU_DTYPE_F64, 3, {64, 8, 16}, {6, 4, 6}, ONES, {3, 1, 0}, S0, MGPU_OOB_ZERO, 0, MGPU_INTERLEAVE_16B, {1024, 8192}},
    {MGPU_DTYPE_F64, 3, {64, 8, 16}, {6, 4, 6}, ONES, {0, 1, 0}, S32, MGPU_OOB_ZERO, 128, MGPU_INTERLEAVE_32B, {2048, 16384}},
};
/* clang-format on */

/* The memory of a tensor: words that say where they are. As f32 they are no NaN, as tf32 they round. */
static words
numbered(size_t bytes)
{
    words out((bytes + 3) / 4);
    for (size_t i = 0; i < out.size(); i++)
        out[i] = 0x10000000u + (uint32_t)i;
    return out;
}

static words
run_box(const verify_row &row)
{
    const box &b = boxes[row.a];
    const uint32_t elem = mgpu_dtype_bytes(b.dtype);
    size_t bytes = b.slice ? b.dims[0] * (size_t)b.slice : elem;
    for (uint32_t i = 0; i < b.rank; i++)
        bytes = !b.slice ? bytes * b.dims[i]
                : i > 0  ? bytes + b.strides[i - 1] * (b.dims[i] - 1)
                         : bytes;
    const verify_memory tensor(numbered(bytes));
    mgpu_tensor_map_desc d = mgpu_tensor_map_nd(b.dtype, tensor.ptr(), b.rank, b.dims,
                                                b.slice ? b.strides : NULL, b.box);
    verify_args args = {};
    mgpu_issues why;
    d.swizzle = b.swizzle;
    d.oob_fill = b.fill;
    d.interleave = b.slice;
    for (uint32_t i = 0; i < b.rank; i++)
        d.elem_strides[i] = b.steps[i];
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    std::copy(b.at, b.at + 5, args.at);
    args.n[0] = b.rank;
    args.n[1] = mgpu_tensor_map_box_bytes(d);
    args.n[2] = b.to;
    args.n[3] = 1024;
    return verify_run(row.kernel, args, 1024, THREADS, SMEM);
}

/* ---- rows by number ------------------------------------------------------------------------------- */

/* a: 1 for the way back; b: swizzle; c: bytes from the begin of shared memory. 20 rows of 192 bytes, of which 128 move. */
static words
run_rows(const verify_row &row)
{
    const uint64_t dims[2] = {48, 20};
    const uint32_t size[2] = {32, 1};
    const int32_t load[5] = {24, 13, 2, -1, 13}, store[5] = {24, 13, 2, 25, 19};
    const verify_memory tensor(row.a ? words(960, 0x5a5a5a5au) : numbered(3840));
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_nd(MGPU_DTYPE_U32, tensor.ptr(), 2, dims, NULL, size);
    verify_args args = {};
    mgpu_issues why;
    d.swizzle = (mgpu_swizzle)row.b;
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    std::copy(row.a ? store : load, (row.a ? store : load) + 5, args.at);
    args.n[1] = 512;
    args.n[2] = (uint32_t)row.c;
    args.n[3] = 512;
    if (!row.a)
        return verify_run(row.kernel, args, 512, THREADS, SMEM);
    verify_launch(row.kernel, args, THREADS, SMEM);
    return tensor.read();
}

/* ---- rounding on the way ------------------------------------------------------------------------- */

static words
run_tf32(const verify_row &row)
{
    std::mt19937 random(31);
    words in = verify_numbers(T_F32, 256, 4, random);
    for (uint32_t i = 0; i < 32; i++) /* between two numbers of tf32, and about it */
        in[i] = (in[i] & 0xffffc000u) | (i / 8 << 13) |
                (i % 8 < 4 ? 0x0fffu + i % 4 : 0x1ffeu + i % 4);
    const uint64_t dims[1] = {256};
    const uint32_t size[1] = {256};
    const verify_memory tensor(in);
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_nd(MGPU_DTYPE_TF32, tensor.ptr(), 1, dims, NULL, size);
    verify_args args = {};
    mgpu_issues why;
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    args.n[0] = 1;
    args.n[1] = 1024;
    args.n[3] = 256;
    return verify_run(row.kernel, args, 256, THREADS, SMEM);
}

/* ---- the way back -------------------------------------------------------------------------------- */

/* a: how; b: type; c: swizzle. A box of 16 rows of 128 bytes, over an edge where it is stored. */
static words
run_store(const verify_row &row)
{
    const mgpu_dtype dtype = (mgpu_dtype)row.b;
    const uint32_t elem = mgpu_dtype_bytes(dtype);
    const bool floats =
        dtype == MGPU_DTYPE_F32 || dtype == MGPU_DTYPE_F16 || dtype == MGPU_DTYPE_BF16;
    const verify_type t = dtype == MGPU_DTYPE_F16    ? T_F16
                          : dtype == MGPU_DTYPE_BF16 ? T_BF16
                          : dtype == MGPU_DTYPE_F32  ? T_F32
                                                     : T_S32;
    std::mt19937 random((uint32_t)(77 + row.b));
    const words before =
        floats ? verify_numbers(t, 2560 / elem * 1, 8, random) : words(640, 0x5a5a5a5au);
    words box = floats ? verify_numbers(t, SMEM / elem, 16, random) : numbered(SMEM);
    const uint64_t dims[2] = {160 / elem, 16};
    const uint32_t size[2] = {128 / elem, 16};
    const verify_memory tensor(before), from(box);
    mgpu_tensor_map_desc d = mgpu_tensor_map_nd(dtype, tensor.ptr(), 2, dims, NULL, size);
    verify_args args = {};
    mgpu_issues why;
    d.swizzle = (mgpu_swizzle)row.c;
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    args.in[0] = from.ptr();
    args.n[0] = (uint32_t)row.a;
    args.at[0] = row.a == STORE ? (int32_t)(64 / elem) : 0;
    args.at[1] = row.a == STORE ? 3 : 0;
    verify_launch(row.kernel, args, THREADS, SMEM);
    return tensor.read();
}

/* ---- pixels -------------------------------------------------------------------------------------- */

struct pixels {
    mgpu_dtype dtype;
    uint32_t rank;
    uint64_t dims[5];
    uint32_t pixels, channels;
    int32_t lower[3], upper[3];
    uint32_t steps[5];
    mgpu_swizzle swizzle;
    int32_t at[5];
    uint16_t moved[3];
};

/* clang-format off */
static const pixels images[] = {
    {MGPU_DTYPE_BF16, 3, {24, 17, 4}, 40, 16, {-2}, {-2}, ONES, S0, {8, 5, 1}, {3}},
    {MGPU_DTYPE_BF16, 4, {64, 9, 7, 3}, 30, 64, {-1, -1}, {-1, -1}, ONES, S128, {0, 6, 4, 2}, {2, 2}},
    {MGPU_DTYPE_F16, 4, {32, 8, 7, 2}, 30, 16, {-1, -1}, {-1, -2}, {1, 2, 2, 1, 1}, S32, {16, 1, -1, 0}, {1, 0}},
    {MGPU_DTYPE_U32, 5, {8, 7, 5, 6, 2}, 64, 8, {-1, 0, -3}, {-2, 1, 2}, {1, 2, 1, 3, 1}, S0, {0, 1, 3, 0, 0}, {3, 0, 4}},
};
/* clang-format on */

static words
run_pixels(const verify_row &row)
{
    const pixels &s = images[row.a];
    const uint64_t *n = s.dims;
    size_t bytes = mgpu_dtype_bytes(s.dtype);
    for (uint32_t i = 0; i < s.rank; i++)
        bytes *= (size_t)n[i];
    const verify_memory tensor(numbered(bytes));
    const void *g = tensor.ptr();
    mgpu_im2col_desc d =
        s.rank == 3 ? mgpu_tensor_map_nwc(s.dtype, g, n[2], n[1], n[0], s.pixels, s.channels)
        : s.rank == 4
            ? mgpu_tensor_map_nhwc(s.dtype, g, n[3], n[2], n[1], n[0], s.pixels, s.channels)
            : mgpu_tensor_map_ndhwc(s.dtype, g, n[4], n[3], n[2], n[1], n[0], s.pixels,
                                    s.channels);
    for (uint32_t i = 0; i < 3; i++) {
        d.lower_corner[i] = s.lower[i];
        d.upper_corner[i] = s.upper[i];
    }
    for (uint32_t i = 0; i < s.rank; i++)
        d.map.elem_strides[i] = s.steps[i];
    d.map.swizzle = s.swizzle;
    verify_args args = {};
    mgpu_issues why;
    verify_must(mgpu_tensor_map_im2col(&args.map, d, &why), &why);
    std::copy(s.at, s.at + 5, args.at);
    std::copy(s.moved, s.moved + 3, args.moved);
    args.n[0] = s.rank;
    args.n[1] = s.pixels * s.channels * mgpu_dtype_bytes(s.dtype);
    args.n[3] = 1024;
    return verify_run(row.kernel, args, 1024, THREADS, SMEM);
}

/* a: 0 _w, 1 _w_128; b: pixels of a halo; c: the filter's tap. Rows of 23 pixels; the first image ends among them. */
static words
run_along_w(const verify_row &row)
{
    const uint32_t pixels = row.a == 1 ? 128 + 4 * (uint32_t)row.b : 40 + (uint32_t)row.b;
    const verify_memory tensor(numbered(9 * 5 * 23 * 64));
    mgpu_im2col_desc d =
        mgpu_tensor_map_nhwc(MGPU_DTYPE_U16, tensor.ptr(), 9, 5, 23, 32, 40, 32);
    verify_args args = {};
    mgpu_issues why;
    d.lower_corner[0] = -1;
    d.upper_corner[0] = -1;
    d.map.swizzle = S64;
    verify_must(
        mgpu_tensor_map_im2col_wide(
            &args.map, d, row.a == 1 ? MGPU_IM2COL_WIDE_W128 : MGPU_IM2COL_WIDE_W, &why),
        &why);
    args.at[1] = 5;
    args.at[2] = 2;
    args.at[3] = 1;
    args.moved[0] = (uint16_t)row.b;
    args.moved[1] = (uint16_t)row.c;
    args.n[0] = (uint32_t)row.a;
    args.n[1] = pixels * 64;
    args.n[3] = pixels * 16;
    return verify_run(row.kernel, args, pixels * 16, THREADS, SMEM);
}

/* ---- a tensor that is not the map's, bytes of a mask, zeros --------------------------------------- */

static words
run_elsewhere(const verify_row &row)
{
    const verify_memory tensor(words(1024, 0x5a5a5a5au)), other(numbered(128 * 1024));
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_U32, tensor.ptr(), 32, 32, 128, 8, 16);
    verify_args args = {};
    mgpu_issues why;
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    args.in[0] = other.ptr();
    args.at[0] = row.a ? row.a : 20;
    args.at[1] = row.a ? row.b : 27;
    args.n[1] = 512;
    args.n[3] = 128;
    args.moved[0] = (uint16_t)row.c;
    return verify_run(row.kernel, args, 128, THREADS, SMEM);
}

/* a, b: n[0] and n[1]. */
static words
run_bulk(const verify_row &row)
{
    verify_args args = {};
    args.n[0] = (uint32_t)row.a;
    args.n[1] = (uint32_t)row.b;
    return verify_run(row.kernel, args, THREADS, THREADS, SMEM);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define BOX(name, rule, i)                                                                     \
    {                                                                                          \
        "TMA", name, rule, ANY, 32, run_box, &verify_tma_load_kernel, i, 0, 0, 0               \
    }
#define OUT(name, rule, how, type, swizzle)                                                    \
    {                                                                                          \
        "TMA", name, rule, ANY, 40, run_store, &verify_tma_store_kernel, how,                  \
            MGPU_DTYPE_##type, swizzle, 0                                                      \
    }
#define PIXELS(name, rule, i)                                                                  \
    {                                                                                          \
        "TMA", name, rule, ANY, 32, run_pixels, &verify_tma_pixels_kernel, i, 0, 0, 0          \
    }
#define ROWS(name, kernel, inner, back, swizzle, to)                                           \
    {                                                                                          \
        "TMA", name, "mgpu__tma_walk_next mgpu_swizzle_offset", TENSOR_MEMORY, inner,          \
            run_rows, &verify_tma_##kernel##_kernel, back, swizzle, to, 0                      \
    }
#define ALONG(name, wide, halo, tap)                                                           \
    {                                                                                          \
        "TMA", name, "mgpu__im2col_wide_next mgpu__im2col_wide_group", TENSOR_MEMORY, 16,      \
            run_along_w, &verify_tma_along_w_kernel, wide, halo, tap, 0                        \
    }
#define SWIZZLE "mgpu_swizzle_offset mgpu__tma_swizzle"

std::vector<verify_row>
verify_tma_rows(void)
{
    return {
        BOX("2d, no swizzle, u32", "mgpu__tma_walk_next", 0),
        BOX("2d, swizzle of 32 bytes, u8", SWIZZLE, 1),
        BOX("2d, swizzle of 64 bytes, u16", SWIZZLE, 2),
        BOX("2d, swizzle of 128 bytes, u32", SWIZZLE, 3),
        BOX("2d, swizzle of 128 bytes from the fourth row of its pattern on", SWIZZLE, 4),
        BOX("2d, swizzle of 64 bytes from the third row of its pattern on", SWIZZLE, 5),
        BOX("2d, rows of 48 bytes in a swizzle of 128", "mgpu__tma_pitch mgpu__tma_row_in", 6),
        BOX("1d, begins before the tensor: zeros", "mgpu__tma_walk_next mgpu__tma_fill", 7),
        BOX("3d, over three edges: zeros", "mgpu__tma_walk_next mgpu__tma_fill", 8),
        BOX("4d, over three edges: NaN", "mgpu__tma_fill", 9),
        BOX("5d, over three edges", "mgpu__tma_walk_next", 10),
        BOX("3d, every third, second and fourth element",
            "mgpu__tma_count mgpu__tma_walk_start", 11),
        BOX("interleaved, slices of 16 bytes", "mgpu_interleaved_box_addr mgpu__tma_walk_start",
            12),
        BOX("interleaved, slices of 32 bytes, swizzle of 32",
            "mgpu_interleaved_box_addr mgpu__tma_walk_start", 13),
        {"TMA", "a load of tf32 rounds", "mgpu__tma_round", ANY, 32, run_tf32,
         &verify_tma_load_kernel, 0, 0, 0, 0},
        ROWS("gather of four rows, one outside, one twice", gather, 32, 0, S0, 0),
        ROWS("gather of four rows, swizzle of 128 bytes, from its fifth row on", gather, 32, 0,
             S128, 512),
        ROWS("gather of four rows by .shared::cta, swizzle of 128 bytes", gather_cta, 32, 0,
             S128, 0),
        ROWS("scatter of four rows, one outside", scatter, 48, 1, S0, 0),
        ROWS("scatter of four rows, swizzle of 128 bytes", scatter, 48, 1, S128, 0),
        PIXELS("pixels, 3d, a filter of 5 with padding", "mgpu__im2col_pixel mgpu__im2col_next",
               0),
        PIXELS("pixels, 4d, a corner of a filter of 3 x 3, over the last image",
               "mgpu__im2col_pixel mgpu__im2col_next", 1),
        PIXELS("pixels, 4d, stride 2 where the last step does not fit",
               "mgpu__im2col_next mgpu__im2col_last", 2),
        PIXELS("pixels, 5d, W, H and D are told apart", "mgpu__im2col_pixel mgpu__im2col_next",
               3),
        ALONG("pixels along W, a halo of 3 behind them", 0, 3, 0),
        ALONG("pixels along W, the second tap", 0, 2, 1),
        ALONG("pixels along W, the second tap, by .shared::cta", 2, 2, 1),
        ALONG("pixels along W, four times 32 and a halo of 2", 1, 2, 0),
        {"TMA", "a box of another tensor than the map's", "mgpu__tma_walk_start", RUBIN, 8,
         run_elsewhere, VERIFY_SINCE(94, tma_elsewhere), 0, 0, 0, 0},
        {"TMA", "a box of a tensor by operands", "mgpu__copy_override", RUBIN, 8, run_elsewhere,
         VERIFY_SINCE(94, tma_described), 13, 5, 208, 0},
        {"bulk copies", "a store of some of each 16 bytes", "mgpu__emu_bulk_store_masked",
         SINCE_100, 4, run_bulk, &verify_bulk_mask_kernel, 0x8f53, 0, 0, 0},
        {"bulk copies", "zeros in shared memory", "mgpu__emu_st_bulk", SINCE_100, 8, run_bulk,
         &verify_bulk_zeros_kernel, 24, 264, 0, 0},
        OUT("store over two edges, no swizzle", "mgpu__tma_store", STORE, U32, S0),
        OUT("store over two edges, swizzle of 128 bytes", SWIZZLE, STORE, U32, S128),
        OUT("reduce, sum of f32", "mgpu__tma_red32", ADD, F32, S0),
        OUT("reduce, sum of f16", "mgpu__tma_red16", ADD, F16, S0),
        OUT("reduce, sum of bf16", "mgpu__tma_red16", ADD, BF16, S0),
        OUT("reduce, min of f16", "mgpu__tma_red16 mgpu__tma_takes", MIN, F16, S0),
        OUT("reduce, max of bf16", "mgpu__tma_red16 mgpu__tma_takes", MAX, BF16, S0),
    };
}
