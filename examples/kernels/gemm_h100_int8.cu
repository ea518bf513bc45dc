/* gemm_h100_int8.cu - D[M][N] = A[M][K] * B[N][K]^T of s8 on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are s8, sums are s32 and exact: they wrap behind K = 131071 at the earliest, where all numbers are -128.
 * D is the sums, s32, or in f32, bf16 or f16
 *
 *     fma(f32(sum) * scale_a[m], scale_b[n], bias[n])     in f32, each step rounded to nearest
 *
 * with f32 scales and biases, one for each row of A and of B, or one for all; without scales they are 1, without biases 0.
 * Any M, N, K whose rows of A, B and D are whole 16 bytes; TMA fills edges with zeros, and cuts those of D.
 *
 * A block of 384 threads makes tiles, one after the other: a warpgroup loads, and two take tiles of 128 x W in turns,
 * W accumulators a thread; W is 64, 96, 128, 160, 176 or 192 (where there are few, of 64 x 32, 64 or 96):
 *
 *     warpgroup 0   one thread: TMA loads of A[128][128], B[W][128] into a ring of 4 to 16 stages
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * So D goes out while the tensor cores work, in 32 bits too. An H200's memory takes 4.2 TB/s: of 132 multiprocessors at
 * 1.75 GHz 18 bytes a cycle each. 128 x 192 of s32 are 96 KiB, 5400 cycles; the other's tile takes 770 or more for each 128
 * of K, and hides them from K = 896 on. Two slabs of 8 KiB are enough: memory wants one in 450 cycles, and TMA reads one in
 * less (4 KiB in 114 ns, 16 KiB in 308: docs/micro.md).
 *
 * A tile of 128 x 256 is made by both, 64 rows each. Sums rounded to pairs of 16 bits leave the accumulators to the next tile: a
 * slab goes out with each of its first steps. Those of 32 bits go out before it, which only a large K is worth.
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load, and where there are few tiles a cluster has `parts` of K
 * as well: tile/product.h. Tiles of D^T leave fewer rows and columns empty at times (`swapped`). D has the same bits in every
 * shape; int8_shape_for() says which. Other types: u8 is a name in step(), mgpu_wgmma_s32_u8_s8_ss, and MGPU_DTYPE_U8 in the
 * map of A or B. Other numbers of D: finish() has a thread's sums.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_s8.gen.h>
#include <mgpu/tile/acc_s32.gen.h>
#include <mgpu/tile/product_out.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 128, /* bytes: one row of the 128-byte swizzle */
    THREADS = 384,
    ROWS_BYTES = 64 * TILE_K, /* of 64 rows of A in a stage; as many as a slab has */
    TURN = 3 /* named barriers: of the slabs of each warpgroup, 1 and 2, then of its turn */
};

/* Whether tiles of w columns are one warpgroup's each, in turns; bytes of factors of both, which else lie in the slabs. */
#define ALONE(w)         ((w) <= 192)
#define FACTORS(h, w)    (ALONE(w) ? 2 * 8 * ((h) + (w)) + 8 : 0)
#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, FACTORS(h, w))
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), FACTORS(h, w))

/* f32 numbers in device memory: one for each row (of A or B), one for all (count is 1), or NULL. */
typedef struct int8_factor {
    const float *x;
    uint32_t count;
} int8_factor;

typedef struct int8_args {
    mgpu_tensor_map a, b, d; /* swapped: a is B, and b is A */
    mgpu_tensor_map tail;    /* of D, for the last slab of a tile, where W % 64 != 0 */
    mgpu_product_grid grid;
    void *to; /* D */
    mgpu_dtype out;
    int8_factor scale_a, scale_b, bias;
} int8_args;

/* A block, for one of the warpgroups that multiply. */
typedef struct int8_block {
    mgpu_product_block at;
    const int8_args *p;
    mgpu_epilogue_out out;
    uint32_t wg;      /* 0, 1 */
    uint32_t factors; /* shared address: scale, bias of a tile's columns, then rows */
    bool wide;        /* D has 32 bits */
} int8_block;

/* d[rows][W] (+)= A[rows][128] * B[W][128]^T: stage k of a tile, at[0], as soon as it is full, of a warpgroup's 64 rows, W / 2
 * accumulators a thread, or of all. The stage before, at[1], has been read then; both go on. */
MGPU_DEVICE void
step(const int8_block *b, int32_t *d, mgpu_pipeline_place at[2], uint32_t k)
{
    const uint32_t h = b->at.h, w = b->at.w, stage = mgpu_product_stage(&b->at, at[0].stage);
    const uint64_t y = mgpu_wgmma_desc_k_major(stage + h * 128, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(b->at.ring, at[0]);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t half = 0; half < (ALONE(w) ? h / 64 : 1); half++) {
        const uint32_t rows = stage + (ALONE(w) ? half : b->wg) * ROWS_BYTES;
        const uint64_t x = mgpu_wgmma_desc_k_major(rows, MGPU_SWIZZLE_128B);
        MGPU_UNROLL
        for (uint32_t i = 0; i < TILE_K / 32; i++) /* 32 bytes: 2 in a descriptor */
            mgpu_wgmma_s32_s8_ss(w, d + w / 2 * half, x + 2 * i, y + 2 * i, (k | i) != 0);
    }
    mgpu_wgmma_commit_group();
    if (k != 0) {
        mgpu_wgmma_wait_group(1);
        mgpu_product_release(&b->at, at[1]);
    }
    at[1] = at[0];
    at[0] = mgpu_pipeline_next(b->at.ring, at[0]);
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* What is behind the last one is not stored. */
MGPU_DEVICE float
factor(int8_factor s, float without, uint32_t at)
{
    return s.x == NULL ? without : __ldg(s.x + (at < s.count ? at : s.count - 1));
}

/* The factors of a tile, when those of the one before have been read, and where they lie in slabs these have been stored.
 * Rows of B have a scale and a bias, rows of A a scale. */
MGPU_DEVICE void
bring_factors(const int8_block *b, mgpu_product_place t)
{
    const int8_args *p = b->p;
    const uint32_t h = b->at.h, w = b->at.w;
    if (p->out == MGPU_DTYPE_S32)
        return;
    mgpu_epilogue_acquire(0, b->out.barrier);
    MGPU_UNROLL
    for (uint32_t first = 0; first < w + h; first += 128) {
        const uint32_t i = first + threadIdx.x % 128;
        const uint32_t at = i < w ? t.n * w + i : t.m * h + i - w;
        const bool of_b = (i < w) != b->out.transposed;
        const float pair[2] = {factor(of_b ? p->scale_b : p->scale_a, 1, at),
                               of_b ? factor(p->bias, 0, at) : 0};
        if (i < w + h)
            mgpu_st_shared_v2_f32(b->factors + 8 * i, pair);
    }
    mgpu_barrier_sync_aligned(b->out.barrier, 128);
}

/* x = numbers of D, or bits of sums that stay: `count` of a thread, four of each eight columns from `col` of the tile, two of
 * its row of the 64 from `row`, two of the row 8 below. */
MGPU_DEVICE void
finish(const int8_block *b, float *x, int32_t *d, uint32_t count, uint32_t row, uint32_t col)
{
    const uint32_t lane = threadIdx.x % 32, first = threadIdx.x % 128 / 32 * 16 + lane / 4;
    const uint32_t rows = b->factors + 8 * (b->at.w + row + first);
    const uint32_t columns = b->factors + 8 * (col + lane % 4 * 2);
    float r[4], c[4]; /* scale, bias of a row or column and of the other */
    MGPU_UNROLL
    for (int swapped = 0; swapped < 2; swapped++) { /* one of both, a constant */
        if (b->p->out == MGPU_DTYPE_S32 || b->out.transposed != swapped)
            continue;
        mgpu_ld_shared_v2_f32(r, rows);
        mgpu_ld_shared_v2_f32(r + 2, rows + 64);
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++) {
            const float *const u = r + i % 4 / 2 * 2, *const v = c + i % 2 * 2;
            if (i % 4 == 0)
                mgpu_ld_shared_v4_f32(c, columns + 16 * i);
            d[i] =
                __float_as_int(__fmaf_rn(__fmul_rn(__int2float_rn(d[i]), swapped ? v[0] : u[0]),
                                         swapped ? u[0] : v[0], swapped ? u[1] : v[1]));
        }
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        x[i] = __int_as_float(d[i]);
}

/* The sums of all parts of K: each block has a share of their columns, a warpgroup 64 rows of it; the first one brings the
 * sums of all rows. No loop but the first is unrolled: this runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const int8_block *b, const int32_t *d, mgpu_product_place t)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t h = b->at.h, w = b->at.w, mine = mgpu_product_share(g, w, b->at.part);
    const uint32_t wg = b->wg, lane = threadIdx.x % 32;
    const uint32_t row = t.m * h + wg * 64 + threadIdx.x % 128 / 32 * 16 + lane / 4;
    mgpu_product_meet();
    if (wg == 0) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < h / 64 * (w / 8); i++)
            mgpu_st_shared_v4_b32(mgpu_product_sums(&b->at, i / (w / 8), i % (w / 8)),
                                  (const uint32_t *)d + 4 * i);
    }
    mgpu_product_send(&b->at, wg, TURN);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t eight = 8 * (b->at.part * g->share + q);
        const uint32_t col = t.n * w + eight + lane % 4 * 2;
        int32_t sums[4] = {0};
        float x[4];
        MGPU_ROLLED
        for (uint32_t from = 0; from < g->parts; from++) {
            uint32_t v[4];
            mgpu_ld_shared_v4_b32(v, mgpu_product_part(&b->at, wg, from, q));
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                sums[i] = (int32_t)((uint32_t)sums[i] + v[i]);
        }
        finish(b, x, sums, 4, wg * 64, eight);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i += 2)
            if (row + 4 * i < g->m && col < g->n) /* N is even: both are there, or none */
                mgpu_epilogue_two(b->p->to, b->wide ? MGPU_DTYPE_F32 : b->p->out,
                                  (row + 4 * i) * (size_t)g->n + col, x[i], x[i + 1]);
    }
    mgpu_product_met();
}

/* One warpgroup. Alone it makes every second tile, when the other has come to the end of its own: then the next stages are
 * within a turn of the ring, and the waits for them cannot mistake the phase. With parts of K there is one tile, the first
 * one's, and the other joins it where they meet. */
MGPU_DEVICE void
consume(const int8_block *b)
{
    const uint32_t h = b->at.h, w = b->at.w, wg = b->wg, tiles = b->at.grid->tiles;
    const uint32_t halves = ALONE(w) ? h / 64 : 1, early = ALONE(w) ? 1 : w / 64;
    const uint32_t stride = b->at.stride, begin = b->at.first + (ALONE(w) ? wg * stride : 0);
    const bool parts = w <= 128 && b->at.grid->parts > 1;
    const mgpu_product_place first = mgpu_product_at(&b->at, b->at.first);
    mgpu_pipeline_place at[2] = {ALONE(w) ? mgpu_product_turns(&b->at, wg, TURN)
                                          : mgpu_pipeline_start()};
    uint32_t pairs[64], row = 0, col = 0;
    bool there = false; /* pairs, of the tile before */
    int32_t d[192] = {0};
    float x[128];
    if (parts)
        bring_factors(b, first);
    for (uint32_t i = begin; i < tiles; i += ALONE(w) ? 2 * stride : stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        if (ALONE(w) && !parts)
            bring_factors(b, t);
        mgpu_acc_name_s32(d, halves * w / 2);
        if (ALONE(w))
            mgpu_barrier_sync_aligned(TURN + wg, 256);
        MGPU_UNROLL
        for (uint32_t s = 0; s < early; s++) {
            if (s < b->at.steps)
                step(b, d, at, s);
            if (there)
                mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                       mgpu_epilogue_slab(&b->out, s));
        }
        for (uint32_t k = early; k < b->at.steps; k++)
            step(b, d, at, k);
        if (ALONE(w) && i + stride < tiles) { /* the other's */
            mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
            at[0] = mgpu_pipeline_skip(b->at.ring, at[0], b->at.steps);
        }
        if (!ALONE(w))
            bring_factors(b, t);
        mgpu_acc_wait_s32(0, d, halves * w / 2);
        mgpu_product_release(&b->at, at[1]);
        if (parts)
            break;
        MGPU_ROLLED
        for (uint32_t half = 0; half < halves; half++) {
            row = t.m * h + 64 * (ALONE(w) ? half : wg);
            col = t.n * w;
            finish(b, x, d, w / 2, row % h, 0);
            if (b->wide)
                mgpu_epilogue_tile_f32(&b->out, row, col, x);
            else {
                mgpu_epilogue_round_b16(pairs, x, w / 4, b->p->out);
                there = !ALONE(w);
                MGPU_UNROLL
                for (uint32_t s = 0; s < (ALONE(w) ? (w + 63) / 64 : 0); s++)
                    mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                           mgpu_epilogue_slab(&b->out, s));
            }
            MGPU_UNROLL
            for (uint32_t j = 0; j < w / 2 && halves == 2; j++)
                d[j] = d[w / 2 + j];
        }
    }
    if (parts && wg < halves)
        meet(b, d, first);
    if (there) { /* its rows of A in the first stages: nothing comes there any more */
        MGPU_UNROLL
        for (uint32_t s = 0; s < early; s++)
            mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                   mgpu_product_stage(&b->at, s) + wg * ROWS_BYTES);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_int8(const int8_args *p, uint32_t h, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    const mgpu_product_block at = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w,
                                                     STAGES(h, w), ALONE(w) ? 1 : 2);
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load(&at, &p->a, &p->b, TILE_K);
    } else {
        const uint32_t more = mgpu_product_more(&at) + 8 + (wg - 1) * 8 * (h + w);
        const bool wide = p->out == MGPU_DTYPE_S32 || p->out == MGPU_DTYPE_F32;
        const mgpu_epilogue_out out = mgpu_product_out(&at, &p->d, &p->tail, wg - 1);
        const int8_block b = {at, p, out, wg - 1, ALONE(w) ? more : out.slabs, wide};
        MGPU_SETMAXNREG_INC(232);
        consume(&b);
    }
}

/* All there is: h, w. */
#define INT8_TILES(DO)                                                                         \
    DO(128, 256)                                                                               \
    DO(128, 192)                                                                               \
    DO(128, 176)                                                                               \
    DO(128, 160) DO(128, 128) DO(128, 96) DO(128, 64) DO(64, 96) DO(64, 64) DO(64, 32)

#define INT8_KERNEL(h, w)                                                                      \
    MGPU_KERNEL(gemm_h100_int8_##h##x##w, int8_args, p, THREADS, 1)                            \
    {                                                                                          \
        gemm_int8(p, h, w);                                                                    \
    }
INT8_TILES(INT8_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, and the factors. `in` is s8, `out` s32, which has none, f32, bf16 or f16. */
typedef struct int8_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b;                  /* device memory: A[m][k], B[n][k] */
    void *d;                            /* device memory: D[m][n] of `out` */
    int8_factor scale_a, scale_b, bias; /* of m, n and n numbers, or one */
} int8_problem;

typedef mgpu_product_shape int8_shape;
typedef struct int8_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    int8_args args;
} int8_plan;

/* h, w as mgpu_product_shape_for() takes them, and in the same order kernels. */
#define INT8_TILE(h, w)      {h, w},
#define INT8_KERNEL_OF(h, w) &gemm_h100_int8_##h##x##w##_kernel,
static const mgpu_product_tile int8_tiles[] = {INT8_TILES(INT8_TILE)};
enum { TILES = sizeof int8_tiles / sizeof int8_tiles[0] };

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. The figures are those
 * of gemm_h100_fp8.cu, as sweeps on an H200 confirm: a step of 128 bytes takes as long, for an instruction of s8 has twice the K. D goes to memory at
 * 18 bytes a cycle, behind the steps of the tile under way; in 32 bits nothing hides 256 columns, and the last of others. */
MGPU_HOST double
int8_cycles(const void *problem, int8_shape s, uint32_t multiprocessors)
{
    const int8_problem *g = (const int8_problem *)problem;
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K), bytes = mgpu_dtype_bytes(g->out);
    const double store = s.h * s.w * bytes / 18.0;
    const double rounds = (double)g->m * g->n / (s.h * s.w) / multiprocessors;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (mgpu_product_tile_of(int8_tiles, TILES, s) == TILES || s.w / s.up % 8 != 0 ||
        (bytes == 4 && s.w % 32 != 0) || s.parts > steps || (s.parts > 1 && s.w > 128) ||
        (s.swapped && (s.parts > 1 || bytes == 4)))
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = g->k % 128 == 0 ? 1.6 : g->k % 32 == 0 ? 3 : 4.3;
    c.tensor = s.h == 64 ? 1.77 * s.w + 120 : 3.54 * s.w + 152;
    c.busy = s.h / 32.0 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    c.tile = s.parts > 1  ? 2800 + s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts
             : ALONE(s.w) ? 1400 + (store > steps * c.tensor ? store - steps * c.tensor : 0)
             : bytes == 4 ? (rounds > 1 ? store : 2 * store)
                          : 2780;
    if (ALONE(s.w) && s.parts == 1 && bytes == 4)
        c.tile += rounds > 1 ? store / rounds : store;
    return mgpu_product_cycles(&c, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n, 1,
                               multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST int8_shape
int8_shape_for(const int8_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(int8_tiles, TILES, int8_cycles, g, g->m, g->n,
                                  multiprocessors);
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 1 to 8 parts of K of up to 128 columns, each of 128
 * numbers at least, 8 blocks at most with whole 8 rows of B; D in 32 bits: whole 32 columns; swapped: one part, D in 16 bits.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
int8_plan_make_shape(int8_plan *plan, int8_problem g, int8_shape shape,
                     uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype in[] = {MGPU_DTYPE_S8};
    static const mgpu_dtype out[] = {MGPU_DTYPE_S32, MGPU_DTYPE_F32, MGPU_DTYPE_BF16,
                                     MGPU_DTYPE_F16};
    static const mgpu_kernel *const kernels[] = {INT8_TILES(INT8_KERNEL_OF)};
    static const char *const names[3] = {"scale_a", "scale_b", "bias"};
    const int8_factor factors[3] = {g.scale_a, g.scale_b, g.bias};
    const mgpu_product same = {
        g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    int8_args *p = &plan->args;
    mgpu_status status, maps;
    char text[96];
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check_any("gemm_h100_int8", &same, in, 1, out, 4, issues);
    status = mgpu_product_gpu("gemm_h100_int8", multiprocessors, status, issues);
    for (int i = 0; i < 3; i++) {
        const uint32_t count = factors[i].count, all = i == 0 ? g.m : g.n;
        (void)snprintf(text, sizeof text, "1 or %u: one for all rows, or one each", all);
        if (factors[i].x != NULL && count != 1 && count != all)
            status = mgpu_product_wrong("gemm_h100_int8", names[i], count, NULL, text, issues);
        if (factors[i].x != NULL && g.out == MGPU_DTYPE_S32)
            status = mgpu_product_wrong("gemm_h100_int8", names[i], 1, "given",
                                        "NULL with D in s32: that is the sums", issues);
        status =
            mgpu_product_apart("gemm_h100_int8", names[i], factors[i].x, count, g.d,
                               (uint64_t)g.m * g.n * mgpu_dtype_bytes(g.out), status, issues);
    }
    status = mgpu_product_rows("gemm_h100_int8", &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100_int8", &p->grid, &plan->config, &same, TILE_K,
                                  shape, THREADS, int8_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[mgpu_product_tile_of(int8_tiles, TILES, shape)];
    plan->config.smem_bytes = SMEM_BYTES(shape.h, shape.w);
    p->out = g.out;
    p->to = g.d;
    p->scale_a = g.scale_a;
    p->scale_b = g.scale_b;
    p->bias = g.bias;
    status = mgpu_product_maps(&p->a, &p->b, &same, g.in, shape, false, issues);
    maps = mgpu_product_maps_out(&p->d, &p->tail, &same, shape, false, issues);
    return status != MGPU_OK ? status : maps;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
int8_plan_make(int8_plan *plan, int8_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return int8_plan_make_shape(plan, g, int8_shape_for(&g, multiprocessors), multiprocessors,
                                issues);
}
