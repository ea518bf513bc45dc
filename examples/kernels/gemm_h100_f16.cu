/* gemm_h100_f16.cu - D[M][N] = A[M][K] * B[N][K]^T of f16 with sums of f16 on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B, D and the sums are f16. Any M, N, K whose rows are whole 16 bytes; TMA fills edges with zeros on the way in and cuts
 * them on the way out.
 *
 * Each 16 products along K are added to a sum exactly (but for what is below 2^-25 of the largest), and that is rounded to
 * f16, to nearest even, 65520 and more to infinity: of whole numbers sums up to 2048 are exact, of others each 16 of K may
 * lose 2^-11 of what the sum is by then. gemm_h100.cu has sums of f32. K is not in parts: sums of sums would be rounded
 * otherwise, and D has the same bits in every shape.
 *
 * A block of 384 threads makes tiles of 128 x W, W = 64 to 256, one after the other (where there are few, of 64 x W, W is 32
 * to 96). Each is one warpgroup's, in turns. Sums of f16 take half the registers, so 128 x 256 has room for that; and they
 * are in pairs what stmatrix takes, so that nothing is rounded when a tile goes out.
 *
 *     warpgroup 0   one thread: TMA loads of A[128][64], B[W][64] into a ring of 4 to 8 stages
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load: tile/product.h. Where that leaves fewer rows and columns
 * empty, the tiles are of D^T, 128 columns x W rows of D: A and B swap their places, and stmatrix turns the sums round
 * (`swapped`).
 *
 * f16_shape_for() says which, by M, N, K and the number of multiprocessors.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/tile/product_out.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 64,   /* 128 bytes: one row of the 128-byte swizzle */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    TURN = 1 + CONSUMERS /* named barriers: of each warpgroup, then of its turn */
};

#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, 0)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), 0)

typedef struct f16_args {
    mgpu_tensor_map a, b, d; /* swapped: a is B, and b is A */
    mgpu_tensor_map tail;    /* of D, for the last slab of a tile, where W % 64 != 0 */
    mgpu_product_grid grid;
} f16_args;

/* d[h][W] (+)= A[h][64] * B[W][64]^T, W / 4 registers of d a thread for each 64 rows: one stage, four steps of 16 along K, as
 * soon as it is full. */
MGPU_DEVICE void
multiply(const mgpu_product_block *b, uint32_t *d, mgpu_pipeline_place at, int accumulate)
{
    const uint32_t w = b->w, stage = mgpu_product_stage(b, at.stage);
    const uint64_t y = mgpu_wgmma_desc_k_major(stage + b->h * 128, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(b->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t half = 0; half < b->h / 64; half++) {
        const uint64_t x = mgpu_wgmma_desc_k_major(stage + half * 64 * 128, MGPU_SWIZZLE_128B);
        MGPU_UNROLL
        for (uint32_t k = 0; k < TILE_K / 16; k++) /* 16 elements: 2 in a descriptor */
            mgpu_wgmma_f16_f16_ss(w, d + w / 4 * half, x + 2 * k, y + 2 * k,
                                  k == 0 ? accumulate : 1);
    }
    mgpu_wgmma_commit_group();
}

/* All steps of a tile. `more`: the other warpgroup has the next one, and may begin when this one has all of its own
 * under way. */
MGPU_DEVICE mgpu_pipeline_place
sum(const mgpu_product_block *b, uint32_t wg, uint32_t d[128], mgpu_pipeline_place at,
    bool more)
{
    const uint32_t count = b->h / 64 * b->w / 4;
    mgpu_pipeline_place last = at;
    mgpu_acc_name_b32(d, count);
    multiply(b, d, at, 0);
    at = mgpu_pipeline_next(b->ring, at);
    for (uint32_t k = 1; k < b->steps; k++) {
        multiply(b, d, at, 1);
        mgpu_wgmma_wait_group(1); /* the stage before this one has been read */
        mgpu_product_release(b, last);
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    if (more)
        mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
    mgpu_acc_wait_b32(0, d, count);
    mgpu_product_release(b, last);
    return at;
}

/* One warpgroup: every second tile of the block's, when the other has come to the end of its own: then the next stages are
 * within a turn of the ring, and the waits for them cannot mistake the phase. */
MGPU_DEVICE void
consume(const mgpu_product_block *b, const f16_args *p, uint32_t wg)
{
    const uint32_t h = b->h, w = b->w, tiles = b->grid->tiles, stride = b->stride;
    const mgpu_epilogue_out out = mgpu_product_out(b, &p->d, &p->tail, wg);
    mgpu_pipeline_place at = mgpu_product_turns(b, wg, TURN);
    uint32_t d[128];
    mgpu_acc_zero_b32(d, h / 64 * w / 4);
    for (uint32_t i = b->first + wg * stride; i < tiles; i += 2 * stride) {
        const mgpu_product_place t = mgpu_product_at(b, i);
        mgpu_barrier_sync_aligned(TURN + wg, 256);
        at = sum(b, wg, d, at, i + stride < tiles);
        at = mgpu_pipeline_skip(b->ring, at, b->steps); /* the other's */
        MGPU_UNROLL
        for (uint32_t half = 0; half < h / 64; half++) {
            MGPU_UNROLL
            for (uint32_t s = 0; s < (w + 63) / 64; s++)
                mgpu_epilogue_tile_b16(&out, t.m * h + 64 * half, t.n * w, d + w / 4 * half, s,
                                       mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_f16(const f16_args *p, uint32_t h, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    mgpu_product_block b;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    b = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES(h, w), 1);
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load(&b, &p->a, &p->b, TILE_K);
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(&b, p, wg - 1);
    }
}

/* All there is: h, w. */
#define F16_TILES(DO)                                                                          \
    DO(128, 256)                                                                               \
    DO(128, 208)                                                                               \
    DO(128, 192)                                                                               \
    DO(128, 176)                                                                               \
    DO(128, 160)                                                                               \
    DO(128, 128)                                                                               \
    DO(128, 96)                                                                                \
    DO(128, 64)                                                                                \
    DO(64, 96)                                                                                 \
    DO(64, 64)                                                                                 \
    DO(64, 32)

#define F16_KERNEL(h, w)                                                                       \
    MGPU_KERNEL(gemm_h100_f16_sums_##h##x##w, f16_args, p, THREADS, 1)                         \
    {                                                                                          \
        gemm_f16(p, h, w);                                                                     \
    }
F16_TILES(F16_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product. `in` and `out` are f16. */
typedef struct f16_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k], B[n][k] */
    void *d;           /* device memory: D[m][n] */
} f16_problem;

typedef mgpu_product_shape f16_shape;

typedef struct f16_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    f16_args args;
} f16_plan;

#define F16_TILE(h, w)      {h, w},
#define F16_KERNEL_OF(h, w) &gemm_h100_f16_sums_##h##x##w##_kernel,
static const mgpu_product_tile f16_tiles[] = {F16_TILES(F16_TILE)};
enum { TILES = sizeof f16_tiles / sizeof f16_tiles[0] };

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. The figures are those
 * of gemm_h100_fp8.cu, of its tiles of one warpgroup. */
MGPU_HOST double
f16_cycles(const void *problem, f16_shape s, uint32_t multiprocessors)
{
    const f16_problem *g = (const f16_problem *)problem;
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, 1, steps, 0, 0, 0, 0, 0, 0, 0};
    if (mgpu_product_tile_of(f16_tiles, TILES, s) == TILES || s.w / s.up % 8 != 0 ||
        s.parts != 1)
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = g->k % 64 == 0 ? 1.6 : g->k % 16 == 0 ? 3 : 4.3; /* at whole 128, 32 bytes */
    c.tensor = s.h == 64 ? 1.77 * s.w + 120 : 3.54 * s.w + 152;
    c.busy = s.h / 32.0 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    c.tile = s.h == 64 ? 1500 : 1400;
    return mgpu_product_cycles(&c, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n, 1,
                               multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST f16_shape
f16_shape_for(const f16_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(f16_tiles, TILES, f16_cycles, g, g->m, g->n, multiprocessors);
}

/* Maps and grid of a shape: tiles that there are, swapped or not, 1, 2 or 4 up and across, 8 blocks at most, each with whole 8
 * rows of B; one part.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
f16_plan_make_shape(f16_plan *plan, f16_problem g, f16_shape shape, uint32_t multiprocessors,
                    mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_F16};
    static const mgpu_kernel *const kernels[] = {F16_TILES(F16_KERNEL_OF)};
    const mgpu_product same = {
        g.m, g.n, g.k, g.in, MGPU_DTYPE_F16, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    f16_args *p = &plan->args;
    mgpu_status status, maps;

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100_f16", &same, types, 1, issues);
    if (g.out != MGPU_DTYPE_F16)
        status =
            mgpu_product_wrong("gemm_h100_f16", "out", g.out, mgpu_dtype_name(g.out),
                               "f16, which the sums are: gemm_h100 has sums of f32", issues);
    status = mgpu_product_gpu("gemm_h100_f16", multiprocessors, status, issues);
    status = mgpu_product_rows("gemm_h100_f16", &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100_f16", &p->grid, &plan->config, &same, TILE_K,
                                  shape, THREADS, f16_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[mgpu_product_tile_of(f16_tiles, TILES, shape)];
    plan->config.smem_bytes = SMEM_BYTES(shape.h, shape.w);
    status = mgpu_product_maps(&p->a, &p->b, &same, g.in, shape, false, issues);
    maps = mgpu_product_maps_out(&p->d, &p->tail, &same, shape, false, issues);
    return status != MGPU_OK ? status : maps;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
f16_plan_make(f16_plan *plan, f16_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return f16_plan_make_shape(plan, g, f16_shape_for(&g, multiprocessors), multiprocessors,
                               issues);
}
