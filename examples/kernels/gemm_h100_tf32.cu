/* gemm_h100_tf32.cu - D[M][N] = A * B of f32 multiplied as tf32 on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are f32 in memory, sums are f32, D is f32, bf16 or f16. A is A[M][K], or A[K][M] (`a_transposed`); B is B[N][K], or
 * B[K][N] (`b_transposed`). Any M, N, K whose rows in memory are whole 16 bytes; TMA fills edges with zeros on the way in and
 * cuts them on the way out.
 *
 * tf32 has 10 of the 23 bits of f32's fraction. `in` says what becomes of the others, in the same instructions:
 *
 *     MGPU_DTYPE_TF32   TMA rounds to nearest even as it loads, which halves the error
 *     MGPU_DTYPE_F32    the tensor cores ignore them
 *
 * A block of 384 threads makes tiles of 128 x W, W = 64 to 192, one after the other (where there are few, of 64 x W, W is 32
 * to 96). Each is one warpgroup's, in turns: D of 32 bits takes long to go out, and meanwhile the other multiplies.
 *
 *     warpgroup 0   one thread: TMA loads of A[128][32], B[W][32] into a ring of 4 stages and more
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * Tiles of 128 x 256 have no room for that: both warpgroups make each, 64 rows one, 64 the other, and then it goes out.
 * wgmma takes tf32 along K alone. An operand that lies the other way comes in boxes of 32 along K x 32 rows (or columns) of
 * 128 bytes, and a warp transposes each in its place, through registers: a lane reads a column and writes a row.
 *
 *     word (k, r)   at   128 k + 16 (r / 4 ^ k % 8) + 4 (r % 4)      ld.shared, 32 lanes in one row: 32 banks
 *                   to   128 r + 16 (k / 4 ^ r % 8) + 4 (k % 4)      st.shared.v4, 8 lanes in 8 chunks: 32 banks
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load, and where there are few tiles of 64 rows a cluster
 * has `parts` of K as well: tile/product.h has both. What is transposed has tiles of 128 x 128 and 64 x 64, no clusters.
 *
 * With parts of K the bits of D depend on the shape: tf32_shape_for() says which, tf32_plan_make_shape() fixes it.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_tf32.h>
#include <mgpu/tile/product_out.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 32,   /* 128 bytes: one row of the 128-byte swizzle */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    TURN = 1 + CONSUMERS /* named barriers: of each warpgroup, then of its turn */
};

/* Of tiles of h x w: whether both warpgroups make each. */
#define PAIR(h, w)       ((h) == 128 && (w) > 192)
#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, 0)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), 0)

typedef struct tf32_args {
    mgpu_tensor_map a, b, d, tail; /* tail: of D in 16 bits, its last slab if W % 64 != 0 */
    mgpu_product_grid grid;
    void *to; /* D */
    mgpu_dtype out;
    bool a_transposed, b_transposed; /* read by the kernels that transpose */
} tf32_args;

/* A block, and whether its kernel transposes: a constant. */
typedef struct tf32_block {
    mgpu_product_block at;
    const tf32_args *p;
    bool transposes;
} tf32_block;

/* ---- an operand that lies the other way ----------------------------------------------------- */

/* `rows` rows of an operand from `row` of `all`, 32 numbers of K from k: one box; or as they lie in memory, one for 32. */
MGPU_DEVICE void
load_rows(const tf32_block *b, mgpu_pipeline_place at, uint32_t to, const mgpu_tensor_map *map,
          bool transposed, uint32_t rows, uint32_t row, uint32_t all, uint32_t k)
{
    for (uint32_t i = 0; i < (transposed ? rows : 1); i += 32) {
        const int32_t first = mgpu_schedule_within(row + i, all);
        mgpu_pipeline_load_2d(b->at.ring, at, to + i * 128, map,
                              transposed ? first : (int32_t)k, transposed ? (int32_t)k : first,
                              1);
    }
}

/* As mgpu_product_load(), where an operand lies the other way. */
MGPU_DEVICE void
load(const tf32_block *b)
{
    const tf32_args *p = b->p;
    const uint32_t h = b->at.h, w = b->at.w, m = p->grid.m, n = p->grid.n;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->at.first; i < p->grid.tiles; i += b->at.stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        for (uint32_t k = 0; k < b->at.steps * TILE_K; k += TILE_K) {
            const uint32_t to = mgpu_product_stage(&b->at, at.stage);
            mgpu_pipeline_acquire(b->at.ring, at, MGPU_PRODUCT_STAGE_BYTES(h, w));
            load_rows(b, at, to, &p->a, p->a_transposed, h, t.m * h, m, k);
            load_rows(b, at, to + h * 128, &p->b, p->b_transposed, w, t.n * w, n, k);
            at = mgpu_pipeline_next(b->at.ring, at);
        }
    }
    mgpu_pipeline_drain(b->at.ring, at);
}

/* Boxes of a stage, in their places: see the head. Fences are for what reads and overwrites them, wgmma and TMA. */
MGPU_DEVICE void
transpose(const tf32_block *b, uint32_t wg, uint32_t stage)
{
    const uint32_t lane = threadIdx.x % 32, boxes = (b->at.h + b->at.w) / 32;
    MGPU_ROLLED
    for (uint32_t i = threadIdx.x % 128 / 32; i < boxes; i += 4) {
        const uint32_t box = stage + i * 32 * 128;
        uint32_t x[32];
        if (i < b->at.h / 32 ? !b->p->a_transposed : !b->p->b_transposed)
            continue;
        MGPU_UNROLL
        for (uint32_t k = 0; k < 32; k++)
            x[k] = mgpu_ld_shared_b32(box + 128 * k + 16 * (lane / 4 ^ k % 8) + lane % 4 * 4);
        __syncwarp(); /* all of it has been read */
        MGPU_UNROLL
        for (uint32_t j = 0; j < 8; j++)
            mgpu_st_shared_v4_b32(box + 128 * lane + 16 * (j ^ lane % 8), x + 4 * j);
    }
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_sync_aligned(1 + wg, 128);
}

/* ---- sums ----------------------------------------------------------------------------------- */

/* d[64][W] (+)= A[64][32] * B[W][32]^T, W / 2 numbers of d a thread, for each 64 rows that this warpgroup has, `halves` of the
 * tile from `half`: one stage, four steps of 8 along K, as soon as it is full. */
MGPU_DEVICE void
multiply(const tf32_block *b, uint32_t wg, uint32_t half, uint32_t halves, float *d,
         mgpu_pipeline_place at, int accumulate)
{
    const uint32_t w = b->at.w, stage = mgpu_product_stage(&b->at, at.stage);
    const uint64_t y = mgpu_wgmma_desc_k_major(stage + b->at.h * 128, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(b->at.ring, at);
    if (b->transposes)
        transpose(b, wg, stage);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t i = 0; i < halves; i++) {
        const uint64_t x =
            mgpu_wgmma_desc_k_major(stage + (half + i) * 64 * 128, MGPU_SWIZZLE_128B);
        MGPU_UNROLL
        for (uint32_t k = 0; k < TILE_K / 8; k++) /* 8 numbers: 2 in a descriptor */
            mgpu_wgmma_f32_tf32_ss(w, d + w / 2 * i, x + 2 * k, y + 2 * k,
                                   k == 0 ? accumulate : 1);
    }
    mgpu_wgmma_commit_group();
}

/* A stage has been read; by threads that transposed it themselves, so that their arrival is a release. */
MGPU_DEVICE void
release(const tf32_block *b, mgpu_pipeline_place at)
{
    if (b->transposes)
        mgpu_pipeline_release(b->at.ring, at);
    else
        mgpu_product_release(&b->at, at);
}

/* All steps of a tile. `more`: the other warpgroup has the next one, and may begin when all of this one's are under way. */
MGPU_DEVICE mgpu_pipeline_place
sum(const tf32_block *b, uint32_t wg, uint32_t half, uint32_t halves, float d[192],
    mgpu_pipeline_place at, bool more)
{
    mgpu_pipeline_place last = at;
    mgpu_acc_name_f32(d, b->at.w / 2 * halves);
    multiply(b, wg, half, halves, d, at, 0);
    at = mgpu_pipeline_next(b->at.ring, at);
    for (uint32_t k = 1; k < b->at.steps; k++) {
        multiply(b, wg, half, halves, d, at, 1);
        mgpu_wgmma_wait_group(1);
        release(b, last);
        last = at;
        at = mgpu_pipeline_next(b->at.ring, at);
    }
    if (more)
        mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
    mgpu_acc_wait_f32(0, d, b->at.w / 2 * halves);
    release(b, last);
    return at;
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of all parts of K, of 64 rows: each block has a share of their columns, and adds the others' parts to its own in
 * their order. No loop but the first is unrolled: this runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const tf32_block *b, const float *d, uint32_t row, uint32_t col)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t part = b->at.part, mine = mgpu_product_share(g, b->at.w, part);
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    mgpu_product_gather(&b->at, 0, 1, d);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t two = col + 8 * (part * g->share + q) + threadIdx.x % 4 * 2;
        float x[4];
        mgpu_product_add(&b->at, 0, q, x);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i += 2)
            if (first + 4 * i < g->m && two < g->n) /* N is even: both are there, or none */
                mgpu_epilogue_two(b->p->to, b->p->out, (first + 4 * i) * (size_t)g->n + two,
                                  x[i], x[i + 1]);
    }
    mgpu_product_met();
}

/* 64 rows of a tile. */
MGPU_DEVICE void
send_rows(const tf32_block *b, const mgpu_epilogue_out *out, uint32_t row, uint32_t col,
          const float *d)
{
    if (b->at.h == 64 && b->at.grid->parts > 1)
        meet(b, d, row, col);
    else
        mgpu_epilogue_tile(out, row, col, b->p->out, d);
}

/* One warpgroup: every second tile of the block's, when the other has come to the end of its own: then the next stages are
 * within a turn of the ring, and the waits for them cannot mistake the phase. Or of each tile 64 rows. */
MGPU_DEVICE void
consume(const tf32_block *b, uint32_t wg)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t h = b->at.h, w = b->at.w, tiles = g->tiles, stride = b->at.stride;
    const bool pair = PAIR(h, w);
    const uint32_t turn = pair ? 0 : wg, half = wg - turn, halves = pair ? 1 : h / 64;
    const uint32_t to = mgpu_product_slabs(&b->at, wg);
    const mgpu_epilogue_out out = {&b->p->d, &b->p->tail, g->m,  g->n,  w,
                                   to,       1 + wg,      false, false, 0};
    mgpu_pipeline_place at =
        pair ? mgpu_pipeline_start() : mgpu_product_turns(&b->at, wg, TURN);
    float d[192];
    mgpu_acc_zero_f32(d, w / 2 * halves);
    for (uint32_t i = b->at.first + turn * stride; i < tiles; i += (pair ? 1 : 2) * stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        if (!pair)
            mgpu_barrier_sync_aligned(TURN + wg, 256);
        at = sum(b, wg, half, halves, d, at, !pair && i + stride < tiles);
        if (!pair)
            at = mgpu_pipeline_skip(b->at.ring, at, b->at.steps); /* the other's */
        MGPU_UNROLL
        for (uint32_t j = 0; j < halves; j++)
            send_rows(b, &out, t.m * h + 64 * (half + j), t.n * w, d + w / 2 * j);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_tf32(const tf32_args *p, uint32_t h, uint32_t w, bool transposes)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    tf32_block b;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    b.at = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES(h, w),
                              PAIR(h, w) ? 2 : 1);
    b.p = p;
    b.transposes = transposes;
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync()) {
            if (transposes)
                load(&b);
            else
                mgpu_product_load(&b.at, &p->a, &p->b, TILE_K);
        }
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(&b, wg - 1);
    }
}

/* All there is: h, w. */
#define TF32_TILES(DO)                                                                         \
    DO(128, 256)                                                                               \
    DO(128, 192)                                                                               \
    DO(128, 160)                                                                               \
    DO(128, 128)                                                                               \
    DO(128, 96)                                                                                \
    DO(128, 64)                                                                                \
    DO(64, 96)                                                                                 \
    DO(64, 64)                                                                                 \
    DO(64, 32)

#define TF32_KERNEL(name, h, w, transposes)                                                    \
    MGPU_KERNEL(name##_##h##x##w, tf32_args, p, THREADS, 1)                                    \
    {                                                                                          \
        gemm_tf32(p, h, w, transposes);                                                        \
    }
#define TF32_KERNELS(h, w) TF32_KERNEL(gemm_h100_tf32, h, w, false)
TF32_TILES(TF32_KERNELS)
TF32_KERNEL(gemm_h100_tf32_transposed, 128, 128, true)
TF32_KERNEL(gemm_h100_tf32_transposed, 64, 64, true)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, and how A and B lie. */
typedef struct tf32_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;              /* in: how f32 becomes tf32, see the head */
    const void *a, *b;               /* device memory: A[m][k], B[n][k] of f32 */
    void *d;                         /* device memory: D[m][n] of `out` */
    bool a_transposed, b_transposed; /* A[k][m], B[k][n] */
} tf32_problem;

typedef mgpu_product_shape tf32_shape;

typedef struct tf32_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    tf32_args args;
} tf32_plan;

#define TF32_TILE(h, w)      {h, w},
#define TF32_KERNEL_OF(h, w) &gemm_h100_tf32_##h##x##w##_kernel,
static const mgpu_product_tile tf32_tiles[] = {TF32_TILES(TF32_TILE)};
enum { TILES = sizeof tf32_tiles / sizeof tf32_tiles[0] };

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. Nothing is fitted: the figures
 * are gemm_h100_fp8.cu's, whose instructions have four times the K, of 256 columns of D in f32 gemm_h100_int8.cu's, and 64 cycles of
 * shared memory for a box that is transposed. */
MGPU_HOST double
tf32_cycles(const void *problem, tf32_shape s, uint32_t multiprocessors)
{
    const tf32_problem *g = (const tf32_problem *)problem;
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const uint32_t rows = (g->a_transposed ? g->m : g->k) | (g->b_transposed ? g->n : g->k);
    const double sums = s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (mgpu_product_tile_of(tf32_tiles, TILES, s) == TILES || s.swapped ||
        s.w / s.up % 8 != 0 || s.parts > steps || (s.parts > 1 && s.h != 64) ||
        ((g->a_transposed || g->b_transposed) &&
         (s.h != s.w || s.up * s.across * s.parts != 1)))
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = rows % 32 == 0 ? 1.6 : rows % 8 == 0 ? 3 : 4.3; /* at whole 128, 32 bytes */
    c.tensor = s.h == 64 ? 1.77 * s.w + 120 : 3.54 * s.w + 152;
    c.busy = s.h / 32.0 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    c.tile = s.parts > 1 ? 2800 + sums : s.h == 64 ? 1500 : 1400;
    if (s.w == 256)
        c.tile = g->out == MGPU_DTYPE_F32 ? 3600 : 2780;
    c.tensor += 2 * ((g->a_transposed ? s.h : 0) + (g->b_transposed ? s.w : 0));
    return mgpu_product_cycles(&c, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST tf32_shape
tf32_shape_for(const tf32_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(tf32_tiles, TILES, tf32_cycles, g, g->m, g->n,
                                  multiprocessors);
}

/* The map of A or B: boxes of `box` rows of K, or as they lie in memory of 32 x 32. */
MGPU_HOST mgpu_status
tf32_map(mgpu_tensor_map *map, const char *name, const tf32_problem *g, const void *p,
         bool transposed, uint32_t rows, uint32_t box, mgpu_issues *issues)
{
    const uint32_t lines = transposed ? g->k : rows, columns = transposed ? rows : g->k;
    return mgpu_product_map(map, name, g->in, p, lines, columns, transposed ? 32 : box, TILE_K,
                            MGPU_SWIZZLE_128B, issues);
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 8 blocks at most, each with whole 8 rows of B; 1 to
 * 8 parts of K of tiles of 64 rows. What is transposed has tiles of 128 x 128 or 64 x 64, and is alone. None is swapped.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
tf32_plan_make_shape(tf32_plan *plan, tf32_problem g, tf32_shape s, uint32_t multiprocessors,
                     mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_TF32, MGPU_DTYPE_F32};
    static const mgpu_kernel *const kernels[] = {TF32_TILES(TF32_KERNEL_OF)};
    const mgpu_product_storage lies = {g.a_transposed, g.b_transposed, 0, 0, 0, 0, 0};
    const mgpu_product same = {g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, lies};
    tf32_args *p = &plan->args;
    mgpu_status status, each[3];
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100_tf32", &same, types, 2, issues);
    status = mgpu_product_gpu("gemm_h100_tf32", multiprocessors, status, issues);
    status = mgpu_product_rows("gemm_h100_tf32", &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100_tf32", &p->grid, &plan->config, &same, TILE_K, s,
                                  THREADS, tf32_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[mgpu_product_tile_of(tf32_tiles, TILES, s)];
    if (g.a_transposed || g.b_transposed)
        plan->kernel = s.h == 64 ? &gemm_h100_tf32_transposed_64x64_kernel
                                 : &gemm_h100_tf32_transposed_128x128_kernel;
    plan->config.smem_bytes = SMEM_BYTES(s.h, s.w);
    p->to = g.d;
    p->out = g.out;
    p->a_transposed = g.a_transposed;
    p->b_transposed = g.b_transposed;
    each[0] = tf32_map(&p->a, "A", &g, g.a, g.a_transposed, g.m, s.h / s.across, issues);
    each[1] = tf32_map(&p->b, "B", &g, g.b, g.b_transposed, g.n, s.w / s.up, issues);
    each[2] = mgpu_product_maps_out(&p->d, &p->tail, &same, s, false, issues);
    return each[0] != MGPU_OK ? each[0] : each[1] != MGPU_OK ? each[1] : each[2];
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
tf32_plan_make(tf32_plan *plan, tf32_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return tf32_plan_make_shape(plan, g, tf32_shape_for(&g, multiprocessors), multiprocessors,
                                issues);
}
