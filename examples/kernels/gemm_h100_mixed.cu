/* gemm_h100_mixed.cu - D[M][N] = A[M][K] * W[N][K]^T on Hopper, W of int4 or int8 with scales, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * Activations A are bf16 or f16, sums are f32, D is bf16, f16 or f32. W[n][k] = q[n][k] * scale[n][k / group]: q are
 * whole numbers of -8 .. 7 or -128 .. 127, scales of the type of A, a group any multiple of 64. The product is that
 * of a W rounded to the type of A once: rn(q * scale), as if the host had made it. K is whole groups, N whole 8.
 *
 * Operands change places, D^T = W * A^T: weights are A of wgmma, from registers, and its N are X tokens of A. A thread has its
 * part of a block of 64 x 64 weights with one or two ld.shared.v4, makes four fragments of it (tile/weights.h), and the tensor
 * cores multiply, D^T[64][X] += W[64][64] * A[X][64]^T, while it makes the next ones.
 *
 * mgpu_product_weights() packs W: layout/weights.h. Tiles, clusters and parts of K are those of tile/product.h, for D^T: a tile
 * is H rows of W by X tokens. Warpgroup 0 loads stages of W and of A, in boxes of 64 along K; the others multiply, 64 rows each.
 *
 *     X = 8 .. 64     few tokens: all of W has to come out of memory, once. Four warpgroups multiply. H is 64, 128 or 256;
 *                     with fewer than 256 they take parts of each stage along K: `turns`. A block has one tile, or one of
 *                     `parts` of its K, and all sums meet in shared memory in a fixed order.
 *     X = 128, 256    many: H is 128, two warpgroups multiply tile after tile; two blocks of a cluster may share tokens.
 *
 * Few tokens: an H200's memory brings each multiprocessor 18.5 bytes a cycle of 1.75 GHz, so a block of int4, 2176 bytes, in
 * 117 cycles, of int8 in 228. In these its four schedulers may issue as many instructions each, and do 80 and 94 of bf16, of
 * which 42 and 38 make fragments; of f16 93 and 107. Four wgmma take 58 cycles of X = 8, 70 of X = 32.
 *
 * D has the same bits each time, in one shape; mixed_shape_for() says which. To change: types and bits in MIXED_ALL.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/host/product_weights.h>
#include <mgpu/tile/weights.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    BOX_K = 64, /* along K: of a box of A, one row of the swizzle, and of a block of W */
    BOX_ROW = 128,
    FEW = 64, /* most tokens of a tile that is not one of many */
    MEET = 1  /* named barriers: where sums meet, or of the slabs of warpgroups 1 and 2 */
};

/* Of tiles of x tokens: rows that all warpgroups have; blocks of W that one has in a stage; where A is in a stage. */
#define ROWS(x)         ((x) <= FEW ? 256 : 128)
#define BLOCKS(bits, x) ((x) <= FEW && (bits) == 4 ? 2u : 1u)
#define AT_A(x)         ((x) <= FEW ? 18432u : 16384u)
#define THREADS(x)      (128 + 2 * ROWS(x))
#define STAGES(x)       MGPU_PRODUCT_STAGES(ROWS(x), x, 0)
#define SMEM_BYTES(x)   MGPU_PRODUCT_SMEM_BYTES(ROWS(x), x, STAGES(x), 0)

typedef struct mixed_args {
    mgpu_tensor_map a, d;   /* d: of 16 bits, many tokens */
    mgpu_product_grid grid; /* of D^T: its rows are those of W */
    const uint8_t *w;
    void *to; /* D */
    mgpu_dtype out;
    uint32_t strips; /* of 64 rows, of a tile: 1, 2, 4 */
    uint32_t blocks; /* of W, along K */
} mixed_args;

/* A block of threads, and what its kernel is made for: in, bits, the tokens of a tile. */
typedef struct mixed_block {
    mgpu_product_block at;
    const mixed_args *p;
    mgpu_dtype in;
    uint32_t bits, strips, turns; /* strips times turns are the warpgroups that multiply */
    uint32_t strip, turn;         /* of this one */
} mixed_block;

/* One thread keeps the ring full. A stage has, of each strip, turns * BLOCKS blocks of W, then as many boxes of A[X][64]. */
MGPU_DEVICE void
load(const mixed_block *b)
{
    const mixed_args *p = b->p;
    const uint32_t x = b->at.w, bytes = MGPU_WEIGHTS_BLOCK_BYTES(b->bits);
    const uint32_t most = b->turns * BLOCKS(b->bits, x), row = b->at.up * (x >> p->grid.up / 2);
    const uint32_t all = mgpu_ceil_div(p->grid.m, 128) * 2;
    const uint64_t policy = x <= FEW ? mgpu_createpolicy_fractional_l2_evict_first(1.0f)
                                     : mgpu_createpolicy_fractional_l2_evict_normal(1.0f);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->at.first; i < p->grid.tiles; i += b->at.stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        const int32_t token = mgpu_schedule_within(t.n * x + row, p->grid.n);
        for (uint32_t k = 0; k < b->at.steps; k++) {
            const uint32_t first = (b->at.step + k) * most, left = p->blocks - first;
            const uint32_t count = left < most ? left : most;
            const uint32_t to = mgpu_product_stage(&b->at, at.stage);
            mgpu_pipeline_acquire(b->at.ring, at, count * (b->strips * bytes + x * BOX_ROW));
            MGPU_ROLLED
            for (uint32_t s = 0; s < b->strips; s++) {
                const uint32_t strip = (uint32_t)mgpu_schedule_within(t.m * b->strips + s, all);
                mgpu_bulk_load_hint(to + s * most * bytes,
                                    p->w + ((uint64_t)strip * p->blocks + first) * bytes,
                                    count * bytes, mgpu_pipeline_full(b->at.ring, at), policy);
            }
            MGPU_ROLLED
            for (uint32_t j = 0; j < count; j++)
                mgpu_pipeline_load_2d(b->at.ring, at, to + AT_A(x) + (j * x + row) * BOX_ROW,
                                      &p->a, (int32_t)((first + j) * BOX_K), token,
                                      b->at.with_b);
            at = mgpu_pipeline_next(b->at.ring, at);
        }
    }
    mgpu_pipeline_drain(b->at.ring, at);
}

/* ---- weights become fragments, and are multiplied ----------------------------------------------- */

/* A stage has been read, W by ld.shared: what the block itself loads waits for that. Of a peer only A comes. */
MGPU_DEVICE void
let_go(const mixed_block *b, mgpu_pipeline_place at)
{
    mgpu_pipeline_release_generic(b->at.ring, at);
    if (b->at.w > FEW)
        mgpu_pipeline_release_multicast(b->at.ring, at,
                                        (uint16_t)(b->at.with_b & ~(1u << b->at.up)));
}

#define MIXED_X(X, in) mgpu_wgmma_m64n##X##k16_f32_##in##_rs(d, f[now] + 4 * k, a + 2 * k, 1)
#define MIXED_WGMMA(in)                                                                        \
    (x == 8     ? MIXED_X(8, in)                                                               \
     : x == 16  ? MIXED_X(16, in)                                                              \
     : x == 32  ? MIXED_X(32, in)                                                              \
     : x == 64  ? MIXED_X(64, in)                                                              \
     : x == 128 ? MIXED_X(128, in)                                                             \
                : MIXED_X(256, in))

/* d[64][X] += W[64][64] * A[X][64]^T, this warpgroup's blocks of the stage at[0], as soon as it is full, by fragments f[j] and
 * the others in turns: they are made while the tensor cores are at the block before. The stage before, at[1], has been read
 * then; both go on. */
MGPU_DEVICE void
step(const mixed_block *b, float *d, uint32_t f[2][16], uint32_t j, mgpu_pipeline_place at[2],
     bool first)
{
    const uint32_t x = b->at.w, blocks = BLOCKS(b->bits, x);
    const uint32_t bytes = MGPU_WEIGHTS_BLOCK_BYTES(b->bits);
    const uint32_t stage = mgpu_product_stage(&b->at, at[0].stage);
    const uint32_t w = stage + (b->strip * b->turns + b->turn) * blocks * bytes;
    uint32_t words[2][9];
    mgpu_pipeline_wait(b->at.ring, at[0]);
    MGPU_UNROLL
    for (uint32_t i = 0; i < blocks; i++)
        mgpu_weights_load(b->bits, words[i], w + i * bytes);
    MGPU_UNROLL
    for (uint32_t i = 0; i < blocks; i++) {
        const uint32_t now = (i + j) % 2, box = b->turn * blocks + i;
        const uint64_t a =
            mgpu_wgmma_desc_k_major(stage + AT_A(x) + box * x * BOX_ROW, MGPU_SWIZZLE_128B);
        mgpu_weights_fragments(b->in, b->bits, f[now], words[i]);
        mgpu_regs_b32_x16(f[now]);
        mgpu_wgmma_fence();
        MGPU_UNROLL
        for (uint32_t k = 0; k < BOX_K / 16; k++) /* 16 elements: 2 in a descriptor */
            if (b->in == MGPU_DTYPE_BF16)
                MIXED_WGMMA(bf16);
            else
                MIXED_WGMMA(f16);
        mgpu_wgmma_commit_group();
        mgpu_wgmma_wait_group(1);
        mgpu_regs_b32_x16(f[1 - now]); /* free behind this */
        if (i == 0 && !first)
            let_go(b, at[1]);
    }
    at[1] = at[0];
    at[0] = mgpu_pipeline_next(b->at.ring, at[0]);
}

/* All of a tile, or of this warpgroup's turns: of the last stage of K it may have none. */
MGPU_DEVICE mgpu_pipeline_place
sum(const mixed_block *b, float *d, mgpu_pipeline_place start)
{
    const uint32_t x = b->at.w, blocks = BLOCKS(b->bits, x), pair = 2 / blocks;
    const uint32_t steps = b->at.steps, last = b->at.step + steps - 1;
    const bool none = (last * b->turns + b->turn) * blocks >= b->p->blocks;
    const uint32_t mine = steps - (x <= FEW && none);
    mgpu_pipeline_place at[2] = {start, start};
    uint32_t f[2][16] = {{0}};
    mgpu_acc_zero_f32(d, x / 2);
    mgpu_acc_name_f32(d, x / 2);
    for (uint32_t k = 0; k < mine; k += pair) {
        MGPU_UNROLL
        for (uint32_t j = 0; j < pair; j++)
            if (k + j < mine)
                step(b, d, f, j, at, k + j == 0);
    }
    mgpu_acc_wait_f32(0, d, x / 2);
    if (mine != 0)
        let_go(b, at[1]);
    if (mine < steps) {
        mgpu_pipeline_wait(b->at.ring, at[0]);
        let_go(b, at[0]);
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < x / 2; i++)
        d[i] *= MGPU_WEIGHTS_UNIT(b->in);
    return at[0];
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* A thread's four sums of eight tokens, as wgmma leaves them: of rows `row` and row + 8, of `token` and the next. */
MGPU_DEVICE void
put(const mixed_args *p, mgpu_dtype out, const float sum[4], uint32_t row, uint32_t token)
{
    uint32_t pairs[2];
    mgpu_epilogue_round_b16(pairs, sum, 2, out);
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t n = row + i / 2 * 8, m = token + i % 2;
        const size_t at = (size_t)m * p->grid.m + n;
        if (n >= p->grid.m || m >= p->grid.n)
            continue;
        if (out == MGPU_DTYPE_F32)
            ((float *)p->to)[at] = sum[i];
        else
            ((uint16_t *)p->to)[at] = (uint16_t)(pairs[i / 2] >> 16 * (i % 2));
    }
}

/* Few tokens: the sums of all parts of K and of all turns; each block has a share of the tokens, a warpgroup those of its turn.
 * No loop but the first is unrolled: this runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const mixed_block *b, const float *d, uint32_t wg, uint32_t row, uint32_t token)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t mine = mgpu_product_share(g, b->at.w, b->at.part);
    if (g->parts > 1) { /* a release, for W was read by ld.shared */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(MEET, 512);
    MGPU_UNROLL
    for (uint32_t q = 0; q < b->at.w / 8; q++)
        mgpu_st_shared_v4_f32(mgpu_product_sums(&b->at, wg, q), d + 4 * q);
    if (g->parts > 1)
        mgpu_product_send(&b->at, wg, MEET);
    else
        mgpu_barrier_sync_aligned(MEET, 512);
    MGPU_ROLLED
    for (uint32_t q = b->turn; q < mine; q += b->turns) {
        float all[4] = {0, 0, 0, 0}, v[4];
        MGPU_ROLLED
        for (uint32_t w = b->strip; w < 4; w += b->strips) {
            mgpu_product_add(&b->at, w, q, v);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                all[i] = __fadd_rn(all[i], v[i]);
        }
        put(b->p, b->p->out, all, row, token + 8 * (b->at.part * g->share + q));
    }
    if (g->parts > 1)
        mgpu_product_met();
}

/* One of the warpgroups that multiply. */
MGPU_DEVICE void
consume(const mixed_block *b, uint32_t wg)
{
    const mixed_args *p = b->p;
    const mgpu_product_grid *g = &p->grid;
    const uint32_t x = b->at.w, slabs = mgpu_product_slabs(&b->at, wg);
    const mgpu_coord own = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, 0); /* its first sum */
    const mgpu_epilogue_out out = {&p->d, NULL, g->m, g->n, x, slabs, 1 + wg, true, false, 0};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->at.first; i < g->tiles; i += b->at.stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        const uint32_t row = (t.m * b->strips + b->strip) * 64, token = t.n * x;
        uint32_t pairs[64];
        float d[128];
        at = sum(b, d, at);
        if (x <= FEW)
            meet(b, d, wg, row + own.row, token + own.col);
        else if (p->out == MGPU_DTYPE_F32) { /* 32 bytes of a row of D from each 8 lanes */
            MGPU_UNROLL
            for (uint32_t q = 0; q < x / 8; q++)
                put(p, MGPU_DTYPE_F32, d + 4 * q, row + own.row, token + 8 * q + own.col);
        } else {
            mgpu_epilogue_round_b16(pairs, d, x / 4, p->out);
            MGPU_UNROLL
            for (uint32_t s = 0; s < x / 64; s++)
                mgpu_epilogue_tile_b16(&out, row, token, pairs, s, mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
mixed(const mixed_args *p, mgpu_dtype in, uint32_t bits, uint32_t x)
{
    MGPU_SMEM(memory, 1024);
    if (threadIdx.x == 0)
        mgpu_prefetch_tensormap(&p->a);
    const uint32_t strips = x <= FEW ? p->strips : 2, log = strips >> 1;
    const uint32_t turns = (uint32_t)ROWS(x) / 64 >> log, wg = mgpu_warpgroup_index() - 1;
    const mgpu_product_block at = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), ROWS(x),
                                                     x, STAGES(x), ROWS(x) / 64);
    const mixed_block b = {at, p, in, bits, strips, turns, wg & (strips - 1), wg >> log};
    if (threadIdx.x < 128) {
        MGPU_SETMAXNREG_DEC(24);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            load(&b);
    } else {
        if (x <= FEW)
            MGPU_SETMAXNREG_INC(112);
        else
            MGPU_SETMAXNREG_INC(232);
        consume(&b, wg);
    }
}

/* All there is: type and bits of each, tokens of a tile. */
#define MIXED_TILES(DO, name, in, bits)                                                        \
    DO(name, in, bits, 8)                                                                      \
    DO(name, in, bits, 16)                                                                     \
    DO(name, in, bits, 32)                                                                     \
    DO(name, in, bits, 64) DO(name, in, bits, 128) DO(name, in, bits, 256)
#define MIXED_ALL(DO)                                                                          \
    MIXED_TILES(DO, bf16, MGPU_DTYPE_BF16, 4)                                                  \
    MIXED_TILES(DO, bf16, MGPU_DTYPE_BF16, 8)                                                  \
    MIXED_TILES(DO, f16, MGPU_DTYPE_F16, 4)                                                    \
    MIXED_TILES(DO, f16, MGPU_DTYPE_F16, 8)
#define MIXED_KERNEL(name, in, bits, x)                                                        \
    MGPU_KERNEL(gemm_h100_mixed_##name##_int##bits##_##x, mixed_args, p, THREADS(x), 1)        \
    {                                                                                          \
        mixed(p, in, bits, x);                                                                 \
    }
MIXED_ALL(MIXED_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------------- */

typedef struct mixed_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k] of `in`, W as it was packed */
    void *d;           /* device memory: D[m][n] of `out` */
    uint32_t bits;     /* of W: 4 or 8 */
} mixed_problem;

typedef mgpu_product_shape mixed_shape; /* of D^T: tiles of h rows of W by w tokens */
typedef struct mixed_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    mixed_args args;
} mixed_plan;

static const mgpu_product_tile mixed_tiles[] = {
    {128, 256}, {128, 128}, {256, 64}, {128, 64}, {64, 64}, {256, 32}, {128, 32},
    {64, 32},   {256, 16},  {128, 16}, {64, 16},  {256, 8}, {128, 8},  {64, 8}};
enum { TILES = sizeof mixed_tiles / sizeof mixed_tiles[0] };

/* Blocks of W along K in a stage. */
MGPU_HOST uint32_t
mixed_step(const mixed_problem *g, mixed_shape s)
{
    return s.w > FEW ? 1 : BLOCKS(g->bits, s.w) * (s.h == 64 ? 4 : s.h == 128 ? 2 : 1);
}

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. Of many tokens the figures are
 * those of gemm_h100_fp8.cu. Of few they are reckoned: a multiprocessor gets 32 bytes of W a cycle, of which memory brings 18 to
 * all, and tokens twice as fast, out of L2; a scheduler issues some 80 instructions for a block of W, of four warps in turns. */
MGPU_HOST double
mixed_cycles(const void *problem, mixed_shape s, uint32_t multiprocessors)
{
    const mixed_problem *g = (const mixed_problem *)problem;
    const bool few = s.w <= FEW;
    const uint32_t blocks = mixed_step(g, s);
    const uint32_t steps = mgpu_ceil_div(mgpu_weights_blocks(g->k), blocks);
    const uint32_t rows = s.h / 64 * blocks * (MGPU_WEIGHTS_BLOCK_BYTES(g->bits) / BOX_ROW);
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (mgpu_product_tile_of(mixed_tiles, TILES, s) == TILES || s.across != 1 || s.swapped ||
        s.parts > (few ? steps : 1) || s.up > (few ? 1 : 2) ||
        AT_A(s.w) / BOX_ROW + blocks * s.w > ROWS(s.w) + s.w ||
        (s.w == 64 && s.parts == 7)) /* their sums have no room: meet() */
        return 0;
    c.rows = rows + blocks * s.w / (few ? 2 : s.up);
    c.row = few ? 4 : 1.6;
    c.tensor = few ? (s.w == 64 ? 600 : 350) * BLOCKS(g->bits, s.w) : 3.54 * s.w + 152;
    c.busy = few ? rows * BOX_ROW / 18.0 / 1.15 : 4 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    c.tile = few ? 3500 : s.w == 128 ? 1800 : 2780;
    if (s.parts > 1)
        c.tile += (1300 + 256 * s.w * 4 / 11.5 / s.parts) * (s.parts - 1);
    return mgpu_product_cycles(&c, g->n, few ? mgpu_ceil_div(g->m, s.w) * s.w : g->m, 1,
                               multiprocessors); /* W comes once for each tile of tokens */
}

MGPU_HOST mixed_shape
mixed_shape_for(const mixed_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(mixed_tiles, TILES, mixed_cycles, g, g->n, g->m,
                                  multiprocessors);
}

/* Maps and grid of a shape: of few tokens parts of K, each a stage at least, of many clusters of one or two tiles.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
mixed_plan_make_shape(mixed_plan *plan, mixed_problem g, mixed_shape shape,
                      uint32_t multiprocessors, mgpu_issues *issues)
{
#define MIXED_OF(name, in, bits, x)                                                            \
    {&gemm_h100_mixed_##name##_int##bits##_##x##_kernel, in, bits, x},
    static const struct {
        const mgpu_kernel *kernel;
        mgpu_dtype in;
        uint32_t bits, x;
    } kernels[] = {MIXED_ALL(MIXED_OF)};
    const uint32_t all = mgpu_weights_blocks(g.k), threads = THREADS(shape.w);
    const mgpu_product same = {
        g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    const mgpu_product transposed = {
        g.n, g.m, all * BOX_K, g.in, g.out, g.b, g.a, g.d, {false, false, 0, 0, 0, 0, 0}};
    mixed_args *p = &plan->args;
    mgpu_status status, map;
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check_weights("gemm_h100_mixed", &same, g.bits, issues);
    status = mgpu_product_gpu("gemm_h100_mixed", multiprocessors, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100_mixed", &p->grid, &plan->config, &transposed,
                                  BOX_K * mixed_step(&g, shape), shape, threads, mixed_cycles,
                                  &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    if (shape.w <= FEW) { /* a tile for each block: where the sums meet nothing may be loaded */
        p->grid.clusters = p->grid.tiles;
        plan->config = mgpu_launch_clusters(p->grid.tiles, shape.parts, threads);
    }
    for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++)
        if (kernels[i].in == g.in && kernels[i].bits == g.bits && kernels[i].x == shape.w)
            plan->kernel = kernels[i].kernel;
    plan->config.smem_bytes = SMEM_BYTES(shape.w);
    p->w = (const uint8_t *)g.b;
    p->to = g.d;
    p->out = g.out;
    p->strips = shape.h / 64;
    p->blocks = all;
    status = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, shape.w / shape.up, BOX_K,
                              MGPU_SWIZZLE_128B, issues);
    map = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64, 128 / mgpu_dtype_bytes(g.out),
                           MGPU_SWIZZLE_128B, issues);
    return status != MGPU_OK ? status : map;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
mixed_plan_make(mixed_plan *plan, mixed_problem g, uint32_t multiprocessors,
                mgpu_issues *issues)
{
    return mixed_plan_make_shape(plan, g, mixed_shape_for(&g, multiprocessors), multiprocessors,
                                 issues);
}
