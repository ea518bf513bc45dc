/* conv_h100.cu - a convolution of images on Hopper: TMA im2col and wgmma, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 *     y[n][p][q][k] = sum over r, s, c of  x[n][h][w][c] * f[k][r][s][c]
 *         h = p * stride - padding + r * dilation,  w likewise;  x is 0 outside of the image
 *
 * x, f and y are bf16, sums are f32. Channels C and filters K are multiples of 8, for rows of 16 bytes; all
 * else is free: sizes, filters, strides up to 8, dilations, a padding for each side.
 *
 * It is the product Y[pixels][K] = X[pixels][taps * C] * F[K][taps * C]^T, of which nobody writes X down: for each
 * tap (r, s) and each 64 channels an im2col load brings the pixels that the tap meets, 128 of them, on over the
 * ends of rows and images, with zeros where there is padding:
 *
 *     K loop      (r, s) = (0, 0)         (0, 1)                  ...
 *                 c = 0 | 64 | ...        0 | 64 | ...
 *     X tile      im2col(c, w, h, n, offsets s * dilation, r * dilation)      [128 pixels][64 channels]
 *     F tile      box(c, r * S + s, k)                                        [128 filters][64 channels]
 *
 * A block of 384 threads makes tiles of 128 pixels x 128 filters, one after the other: one thread of warpgroup 0
 * loads into a ring of 4 stages, warpgroups 1 and 2 multiply 64 pixels each and store.
 *
 * y has the same bits each time, on any number of multiprocessors: a sum is over taps, then channels, in one block.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_im2col.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128, /* pixels */
    TILE_N = 128, /* filters */
    TILE_C = 64,  /* channels: 128 bytes, one row of the 128-byte swizzle */
    STAGES = 4,
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),

    X_BYTES = TILE_M * TILE_C * 2,
    F_BYTES = TILE_N * TILE_C * 2,
    WARPGROUP_X_BYTES = 64 * TILE_C * 2,
    SLABS = 2, /* epilogue buffers of a warpgroup, 64 x 64 each */

    /* shared memory, in bytes from its start */
    X_AT = 0,
    F_AT = X_AT + STAGES * X_BYTES,
    SLAB_AT = F_AT + STAGES * F_BYTES,
    BARS_AT = SLAB_AT + CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_BYTES = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES)
};
static_assert(SMEM_BYTES <= 232448, "a block may have 227 KiB: fewer STAGES or smaller tiles");

/* One axis of the images: 0 is W, 1 is H. */
typedef struct conv_axis {
    uint32_t taps, stride, dilation, before,
        behind; /* padding before the first pixel, behind the last */
} conv_axis;

typedef struct conv_args {
    mgpu_tensor_map x, f, y;
    conv_axis w, h;
    uint32_t q, p;      /* pixels of a row of y, rows of an image */
    uint32_t pixels, k; /* of y: all of them, filters */
    uint32_t channels;  /* C, in steps of TILE_C: the rest is zeros */
    mgpu_schedule walk; /* over tiles */
    mgpu_divisor by_q, by_p;
} conv_args;

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const conv_args *p, uint32_t smem, mgpu_pipeline ring)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = blockIdx.x; i < p->walk.tiles; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_at(&p->walk, i);
        const uint32_t first = t.m * TILE_M; /* pixel of y */
        const uint32_t row = mgpu_divide(first, p->by_q), image = mgpu_divide(row, p->by_p);
        const int32_t w = (int32_t)((first - row * p->q) * p->w.stride) - (int32_t)p->w.before;
        const int32_t h = (int32_t)((row - image * p->p) * p->h.stride) - (int32_t)p->h.before;
        const int32_t n = (int32_t)image, filter = (int32_t)(t.n * TILE_N);
        for (uint32_t r = 0; r < p->h.taps; r++)
            for (uint32_t s = 0; s < p->w.taps; s++)
                for (uint32_t c = 0; c < p->channels; c += TILE_C) {
                    const uint32_t full = mgpu_pipeline_full(ring, at);
                    mgpu_pipeline_acquire(ring, at, X_BYTES + F_BYTES);
                    mgpu_tma_load_4d_im2col(smem + X_AT + at.stage * X_BYTES, &p->x, (int32_t)c,
                                            w, h, n, full, (uint16_t)(s * p->w.dilation),
                                            (uint16_t)(r * p->h.dilation));
                    mgpu_tma_load_3d(smem + F_AT + at.stage * F_BYTES, &p->f, (int32_t)c,
                                     (int32_t)(r * p->w.taps + s), filter, full);
                    at = mgpu_pipeline_next(ring, at);
                }
    }
}

/* One warpgroup: 64 pixels of each tile. */
MGPU_DEVICE void
consume(const conv_args *p, uint32_t smem, mgpu_pipeline ring, uint32_t wg)
{
    const uint32_t slabs = smem + SLAB_AT + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->y, NULL,   p->pixels, p->k,  TILE_N,
                                   slabs, 1 + wg, false,     false, 0};
    const uint32_t steps = p->h.taps * p->w.taps * mgpu_ceil_div(p->channels, TILE_C);
    const uint64_t x0 =
        mgpu_wgmma_desc_k_major(smem + X_AT + wg * WARPGROUP_X_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t f0 = mgpu_wgmma_desc_k_major(smem + F_AT, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    uint32_t pairs[TILE_N / 4];
    float d[64];
    mgpu_acc_zero_f32(d, 64);
    for (uint32_t i = blockIdx.x; i < p->walk.tiles; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_at(&p->walk, i);
        mgpu_pipeline_place last = at;
        mgpu_regs_f32_x64(d);
        for (uint32_t step = 0; step < steps; step++) {
            const uint64_t x = x0 + at.stage * (X_BYTES / 16),
                           f = f0 + at.stage * (F_BYTES / 16);
            mgpu_pipeline_wait(ring, at);
            mgpu_wgmma_fence();
            MGPU_UNROLL
            for (uint32_t k = 0; k < TILE_C / 16;
                 k++) /* 16 channels = 32 bytes; descriptors count 16 */
                mgpu_wgmma_m64n128k16_f32_bf16_ss(d, x + 2 * k, f + 2 * k, step != 0 || k != 0);
            mgpu_wgmma_commit_group();
            if (step != 0) { /* the stage before this one has been read */
                mgpu_wgmma_wait_group(1);
                mgpu_pipeline_release(ring, last);
            }
            last = at;
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_acc_wait_f32_x64(0, d);
        mgpu_pipeline_release(ring, last);
        mgpu_epilogue_round_b16(pairs, d, TILE_N / 4, MGPU_DTYPE_BF16);
        MGPU_UNROLL
        for (uint32_t s = 0; s < TILE_N / 64; s++)
            mgpu_epilogue_tile_b16(&out, t.m * TILE_M + wg * 64, t.n * TILE_N, pairs, s,
                                   mgpu_epilogue_slab(&out, s));
    }
    mgpu_epilogue_drain();
}

MGPU_KERNEL(conv_h100_bf16, conv_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory), wg = mgpu_warpgroup_index();
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->x);
        mgpu_prefetch_tensormap(&p->f);
        mgpu_prefetch_tensormap(&p->y);
        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);
    }
    __syncthreads();
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(p, smem, ring);
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(p, smem, ring, wg - 1);
    }
}

/* ---- host: what to convolve, how to launch it -------------------------------------------- */

typedef struct conv_problem {
    uint32_t n, height, width, c; /* images */
    uint32_t k;                   /* filters */
    conv_axis w, h;
    const void *x, *f; /* x[n][height][width][c], f[k][h.taps][w.taps][c] */
    void *y;           /* y[n][p][q][k]: conv_plan_make() says p and q */
} conv_problem;

typedef struct conv_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    conv_args args;
} conv_plan;

/* Issues of one map, added to those of all. */
MGPU_HOST mgpu_status
conv_told(mgpu_status status, const mgpu_issues *why, mgpu_issues *issues)
{
    for (int i = 0; i < why->count && i < MGPU_ISSUES_MAX; i++)
        (void)mgpu_issue_add(issues, why->item[i].status, why->item[i].field,
                             why->item[i].index, why->item[i].got, why->item[i].want, "%s",
                             why->item[i].text);
    return status;
}

/* A number that must be at least 1. */
MGPU_HOST mgpu_status
conv_size(const char *name, uint64_t size, uint64_t most, mgpu_issues *issues)
{
    if (size >= 1 && size <= most)
        return MGPU_OK;
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, name, -1, (int64_t)size,
                          size == 0 ? 1 : (int64_t)most, "conv_h100: %s is %llu, not 1 to %llu",
                          name, (unsigned long long)size, (unsigned long long)most);
}

/* What the kernel has no code for, and what the rules of tensor maps do not say. */
MGPU_HOST mgpu_status
conv_check(const conv_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    const void *const memory[3] = {g->x, g->f, g->y};
    static const char *const operands[3] = {"x", "f", "y"};
    const conv_axis *const axes[2] = {&g->w, &g->h};
    static const char *const reach[2] = {"w.taps * w.dilation", "h.taps * h.dilation"};
    const uint64_t sizes[6] = {g->n, g->height, g->width, g->c, g->k, multiprocessors};
    static const char *const names[6] = {"n", "height", "width", "c", "k", "multiprocessors"};
    mgpu_status status = MGPU_OK;
    for (int i = 0; i < 6; i++)
        if (conv_size(names[i], sizes[i], INT32_MAX, issues) != MGPU_OK)
            status = MGPU_ERROR_INVALID_ARGUMENT;
    for (int i = 0; i < 2; i++) /* a tap is an offset of an instruction: up to 255 */
        if (conv_size(reach[i], (uint64_t)axes[i]->taps * axes[i]->dilation, 256, issues) !=
            MGPU_OK)
            status = MGPU_ERROR_INVALID_ARGUMENT;
    for (int i = 0; i < 3; i++)
        if (memory[i] == NULL)
            status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, operands[i], -1, 0, 0,
                                    "conv_h100: %s is NULL: pass device memory, as of "
                                    "mgpu_malloc()",
                                    operands[i]);
    return status;
}

/* The three maps. */
MGPU_HOST mgpu_status
conv_maps(conv_args *p, const conv_problem *g, mgpu_im2col_desc x, mgpu_issues *issues)
{
    const uint64_t f_dims[3] = {g->c, (uint64_t)g->h.taps * g->w.taps, g->k};
    const uint32_t f_box[3] = {TILE_C, 1, TILE_N};
    mgpu_tensor_map_desc f = mgpu_tensor_map_nd(MGPU_DTYPE_BF16, g->f, 3, f_dims, NULL, f_box);
    mgpu_tensor_map_desc y =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, g->y, p->pixels, g->k, (uint64_t)g->k * 2, 64, 64);
    mgpu_issues why;
    mgpu_status status;
    f.name = "f";
    y.name = "y";
    f.swizzle = y.swizzle = MGPU_SWIZZLE_128B;
    status = conv_told(mgpu_tensor_map_im2col(&p->x, x, &why), &why, issues);
    if (status == MGPU_OK)
        status = conv_told(mgpu_tensor_map_tiled(&p->f, f, &why), &why, issues);
    if (status == MGPU_OK)
        status = conv_told(mgpu_tensor_map_tiled(&p->y, y, &why), &why, issues);
    return status;
}

/* Is y in what is loaded? Blocks store it while others load. */
MGPU_HOST mgpu_status
conv_apart(const conv_problem *g, uint64_t pixels, mgpu_issues *issues)
{
    const uint64_t bytes[2] = {(uint64_t)g->n * g->height * g->width * g->c * 2,
                               (uint64_t)g->k * g->h.taps * g->w.taps * g->c * 2};
    const uintptr_t y = (uintptr_t)g->y, at[2] = {(uintptr_t)g->x, (uintptr_t)g->f};
    mgpu_status status = MGPU_OK;
    for (int i = 0; i < 2; i++)
        if (y < at[i] + bytes[i] && at[i] < y + pixels * g->k * 2)
            status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "y", -1, (int64_t)y, 0,
                                    "conv_h100: y is within %s, not memory of its own: blocks "
                                    "store y while others load",
                                    i == 0 ? "x" : "f");
    return status;
}

/* Maps and grid; plan->args.p and .q are the rows and columns of y.
 *   issues  emptied, then what is wrong; may be NULL */
mgpu_status
conv_plan_make(conv_plan *plan, conv_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    conv_args *p = &plan->args;
    mgpu_im2col_desc x;
    uint64_t pixels;
    mgpu_status status;
    if (issues != NULL)
        issues->count = 0;
    status = conv_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    x = mgpu_tensor_map_nhwc(MGPU_DTYPE_BF16, g.x, g.n, g.height, g.width, g.c, TILE_M, TILE_C);
    x = mgpu_im2col_filter(x, 0, g.w.taps, g.w.stride, g.w.dilation, g.w.before, g.w.behind);
    x = mgpu_im2col_filter(x, 1, g.h.taps, g.h.stride, g.h.dilation, g.h.before, g.h.behind);
    x.map.name = "x";
    x.map.swizzle = MGPU_SWIZZLE_128B;
    p->w = g.w;
    p->h = g.h;
    p->q = (uint32_t)mgpu_im2col_places(x, 0);
    p->p = (uint32_t)mgpu_im2col_places(x, 1);
    pixels = (uint64_t)g.n * p->p * p->q;
    if (p->p != 0 && p->q != 0) /* else the map says why */
        status = conv_size("n * p * q", pixels, INT32_MAX, issues);
    p->pixels = p->p == 0 || p->q == 0 ? 1 : (uint32_t)pixels;
    p->k = g.k;
    p->channels = g.c;
    if (status == MGPU_OK)
        status = conv_maps(p, &g, x, issues);
    if (status == MGPU_OK)
        status = conv_apart(&g, pixels, issues);
    if (status != MGPU_OK)
        return status;
    p->walk =
        mgpu_schedule_make(mgpu_ceil_div(p->pixels, TILE_M), mgpu_ceil_div(g.k, TILE_N), 8);
    p->by_q = mgpu_divisor_make(p->q);
    p->by_p = mgpu_divisor_make(p->p);
    plan->kernel = &conv_h100_bf16_kernel;
    plan->config =
        mgpu_launch_1d(mgpu_schedule_workers(p->walk.tiles, multiprocessors), THREADS);
    plan->config.smem_bytes = SMEM_BYTES;
    return conv_size("tiles", (uint64_t)p->walk.tiles_m * p->walk.tiles_n, INT32_MAX, issues);
}
