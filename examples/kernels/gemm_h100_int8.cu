/* gemm_h100_int8.cu - D[M][N] = A[M][K] * B[N][K]^T of s8 on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are s8, sums are s32 and exact: they wrap behind K = 131071 at the earliest, where all numbers are -128.
 * D is the sums, s32, or in f32, bf16 or f16
 *
 *     fma(f32(sum) * scale_a[m], scale_b[n], bias[n])     in f32, each step rounded to nearest
 *
 * with f32 scales and biases, one for each row of A and of B, or one for all; without scales they are 1,
 * without biases 0. Any M, N, K whose rows of A, B and D are whole 16 bytes; TMA fills edges with zeros on the way
 * in and cuts them on the way out.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other; W is 128, 192 or 256:
 *
 *     warpgroup 0   one thread: TMA loads of A[128][128], B[W][128] into a ring of 4 to 6 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk32, W / 2 accumulators a thread
 *     warpgroup 2   rows 64 .. 127
 *
 *     producer    |load 0|load 1|load 2|load 3|load 4 ........ next tile: load 0|load 1|...
 *     tensor             |mma 0 |mma 1 |mma 2 |mma 3 .........|mma n|mma 0 |mma 1 |mma 2 |...
 *     consumers                                                     |copy| |slab 0|slab 1|...
 *     TMA store                                                            |-> D  |-> D  |...
 *
 * A tile's sums are copied to other registers, which leaves the accumulators to the next tile: it is
 * under way while they are scaled, rounded and stored, a slab of 128 bytes a row with each step along K. Copies of
 * 256 columns have no room: while the tensor cores wait these are scaled and rounded to 16 bits, or go out as
 * they are, s32, which only a large K is worth; f32 is for 128 and 192. The last tile has nobody to wait for: its first slabs lie in
 * stages of the ring.
 *
 * Two blocks of a cluster, one tile below the other, share columns of B: each loads half and multicasts it.
 *
 * D has the same bits in every shape. int8_shape_for() says which W and which cluster. Other types: u8 is a
 * name in multiply(), mgpu_wgmma_m64nWk32_s32_u8_s8_ss, and MGPU_DTYPE_U8 in the map of A or B. Other numbers of
 * D: dequantise() has a thread's sums.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_s8.gen.h>
#include <mgpu/tile/acc_s32.gen.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    TILE_K = 128,  /* bytes: one row of the 128-byte swizzle */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    A_BYTES = TILE_M * TILE_K,
    WARPGROUP_A_BYTES = 64 * TILE_K, /* as many as a slab has */
    SLABS = 2,                       /* epilogue buffers of a warpgroup */
    SLABS_BYTES = CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_MOST = 232448 /* 227 KiB: what a block may have */
};

/* Of tiles of 128 x w. Shared memory: slabs, stages of A[128][128] and B[w][128], barriers of the ring, factors
 * of each warpgroup's tile: scale and bias of w columns, scales of 64 rows. Of 256 columns they lie in the slabs. */
#define STAGE_BYTES(w)  (A_BYTES + (w)*TILE_K)
#define FACTOR_BYTES(w) ((w) == 256 ? 0 : 8 * (w) + 4 * 64)
#define STAGES(w)                                                                              \
    ((SMEM_MOST - SLABS_BYTES - CONSUMERS * FACTOR_BYTES(w)) /                                 \
     (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))
#define SMEM_BYTES(w)                                                                          \
    (SLABS_BYTES + STAGES(w) * (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)) +                \
     CONSUMERS * FACTOR_BYTES(w))

/* f32 numbers in device memory: one for each row (of A or B), one for all (count is 1), or NULL. */
typedef struct int8_factor {
    const float *x;
    uint32_t count;
} int8_factor;

typedef struct int8_args {
    mgpu_tensor_map a, b, d;
    int8_factor scale_a, scale_b, bias;
    uint32_t m, n;
    mgpu_schedule walk;    /* over tiles of clusters */
    uint32_t steps;        /* along K */
    uint32_t up;           /* tiles of a cluster: 1 or 2, one below the other */
    uint32_t clusters;     /* at work */
    uint32_t slab_columns; /* 64, or 32 where D has 32 bits */
    mgpu_dtype out;
} int8_args;

/* A block and its place in the cluster. */
typedef struct int8_block {
    const int8_args *p;
    uint32_t w; /* columns of a tile: a constant */
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t up;            /* 0 .. p->up - 1 */
    uint16_t with_b;        /* who shares B: a bit for each block of the cluster */
    uint32_t first, stride; /* of clusters */
} int8_block;

MGPU_DEVICE mgpu_schedule_tile
tile_of(const int8_block *b, uint32_t i)
{
    mgpu_schedule_tile t = mgpu_schedule_at(&b->p->walk, i);
    t.m = t.m * b->p->up + b->up;
    return t;
}

MGPU_DEVICE uint32_t
stage_of(const int8_block *b, uint32_t stage)
{
    return b->smem + SLABS_BYTES + stage * STAGE_BYTES(b->w);
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const int8_block *b)
{
    const int8_args *p = b->p;
    const uint32_t at_b = b->up * (b->w / 2); /* the part of this block */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * TILE_M, p->m);
        const int32_t row_b = mgpu_schedule_within(t.n * b->w + at_b, p->n);
        for (uint32_t k = 0; k < p->steps; k++) {
            const int32_t col = (int32_t)(k * TILE_K);
            const uint32_t to = stage_of(b, at.stage), full = mgpu_pipeline_full(b->ring, at);
            const uint32_t to_b = to + A_BYTES + at_b * TILE_K;
            mgpu_pipeline_acquire(b->ring, at, STAGE_BYTES(b->w));
            mgpu_tma_load_2d(to, &p->a, col, row_a, full);
            mgpu_pipeline_load_2d(b->ring, at, to_b, &p->b, col, row_b, b->with_b);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at);
}

/* Instructions have W, and registers W / 2, in their names. */
#define INT8_BY_W(w, DO)   ((w) == 128 ? DO(128, 64) : (w) == 192 ? DO(192, 96) : DO(256, 128))
#define INT8_REGS(W, regs) mgpu_regs_s32_x##regs(d) /* no use of d[] crosses this */
#define INT8_WAIT(W, regs) mgpu_acc_wait_s32_x##regs(0, d)

/* d[64][W] (+)= A[64][128] * B[W][128]^T: one stage, four steps of 32 along K, as soon as it is full. */
MGPU_DEVICE void
multiply(const int8_block *block, uint32_t wg, int32_t d[128], mgpu_pipeline_place at,
         int accumulate)
{
#define INT8_MMA(W, regs) mgpu_wgmma_m64n##W##k32_s32_s8_ss(d, a + 2 * k, b + 2 * k, accumulate)
    const uint32_t stage = stage_of(block, at.stage);
    const uint64_t a =
        mgpu_wgmma_desc_k_major(stage + wg * WARPGROUP_A_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(stage + A_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 32; k++) { /* 32 bytes: 2 in a descriptor */
        INT8_BY_W(block->w, INT8_MMA);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* What is kept of a tile while the next one is multiplied: sums, of 256 columns pairs of numbers of D. */
typedef struct int8_kept {
    int32_t q[96];
    int32_t row, col; /* of the next slab */
    uint32_t left;    /* slabs that are to go out */
    uint32_t turn;    /* the slab buffer */
} int8_kept;

/* Factors of a tile, for the warpgroup that has these 64 rows: a thread brings those of two columns and of a row. */
typedef struct int8_factors {
    float scale_b[2], bias[2], scale_a;
} int8_factors;

MGPU_DEVICE float
factor(int8_factor s, float without, uint32_t at, uint32_t count)
{
    return s.x == NULL    ? without
           : s.count == 1 ? __ldg(s.x)
           : at < count   ? __ldg(s.x + at)
                          : 0.0f;
}

MGPU_DEVICE void
read_factors(const int8_args *p, int8_factors *f, uint32_t row, uint32_t col)
{
    const uint32_t t = threadIdx.x % 128;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        f->scale_b[i] = factor(p->scale_b, 1, col + t + 128 * i, p->n);
        f->bias[i] = factor(p->bias, 0, col + t + 128 * i, p->n);
    }
    f->scale_a = factor(p->scale_a, 1, row + t % 64, p->m);
}

MGPU_DEVICE void
write_factors(const int8_factors *f, uint32_t w, uint32_t to, uint32_t barrier)
{
    const uint32_t t = threadIdx.x % 128;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        const float pair[2] = {f->scale_b[i], f->bias[i]};
        if (t + 128 * i < w)
            mgpu_st_shared_v2_f32(to + 8 * (t + 128 * i), pair);
    }
    if (t < 64)
        mgpu_st_shared_f32(to + 8 * w + 4 * t, f->scale_a);
    mgpu_barrier_sync_aligned(barrier, 128);
}

/* `count` of a thread's sums as numbers of D, four of each eight columns: two of its first row, two of the row 8 below.
 *   base  shared address of the tile's factors
 *   col   first column of the tile that they are of */
MGPU_DEVICE void
dequantise(float *x, const int32_t *sums, uint32_t count, uint32_t w, uint32_t base,
           uint32_t col)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const float scale_a[2] = {mgpu_ld_shared_f32(base + 8 * w + 4 * row),
                              mgpu_ld_shared_f32(base + 8 * w + 4 * row + 32)};
    float f[4]; /* scale, bias of a column and of the next */
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++) {
        if (i % 4 == 0)
            mgpu_ld_shared_v4_f32(f, base + 8 * (col + 2 * i + threadIdx.x % 4 * 2));
        x[i] = __fmaf_rn(__fmul_rn(__int2float_rn(sums[i]), scale_a[i % 4 / 2]), f[i % 2 * 2],
                         f[i % 2 * 2 + 1]);
    }
}

/* 64 columns of sums as pairs of D, in as many registers; pairs may be where sums are. */
MGPU_DEVICE void
narrow(mgpu_dtype out, int32_t *pairs, const int32_t *sums, uint32_t w, uint32_t base,
       uint32_t col)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 32; i += 4) {
        float x[4];
        dequantise(x, sums + i, 4, w, base, col + 2 * i);
        MGPU_UNROLL
        for (uint32_t j = 0; j < 4; j += 2)
            pairs[(i + j) / 2] =
                (int32_t)(out == MGPU_DTYPE_BF16 ? mgpu_cvt_rn_bf16x2_f32(x[j + 1], x[j])
                                                 : mgpu_cvt_rn_f16x2_f32(x[j + 1], x[j]));
    }
}

/* The next slab goes out; what is kept behind it moves up. */
MGPU_DEVICE void
send_slab(const int8_args *p, uint32_t w, int8_kept *kept, uint32_t base, uint32_t slab,
          uint32_t barrier)
{
    const uint32_t col = (uint32_t)kept->col % w;
    int32_t *const q = kept->q;
    if (w == 256 || p->slab_columns == 64) {
        if (w < 256)
            narrow(p->out, q, q, w, base, col);
        mgpu_epilogue_put_b16(slab, (const uint32_t *)q);
    } else {
        float x[16];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            x[i] = __int_as_float(q[i]);
        if (p->out == MGPU_DTYPE_F32)
            dequantise(x, q, 16, w, base, col);
        mgpu_epilogue_put_f32(slab, x);
    }
    mgpu_epilogue_store_2d(&p->d, kept->col, kept->row, slab, barrier);
    if (w == 256 || p->slab_columns == 32) {
        MGPU_UNROLL
        for (uint32_t i = 16; i < (w == 256 ? 64 : w / 2); i++)
            q[i - 16] = q[i];
    } else {
        MGPU_UNROLL
        for (uint32_t i = 32; i < w / 2; i++)
            q[i - 32] = q[i];
    }
    kept->col += (int32_t)p->slab_columns;
    kept->left--;
}

/* The buffer of the next slab, when all but `pending` stores have read theirs. */
MGPU_DEVICE uint32_t
free_slab(int8_kept *kept, uint32_t slabs, uint32_t pending, uint32_t barrier)
{
    kept->turn ^= 1;
    mgpu_epilogue_acquire(pending, barrier);
    return slabs + kept->turn * MGPU_EPILOGUE_SLAB_BYTES;
}

/* All slabs of s32 go out, while the tensor cores wait. */
MGPU_DEVICE void
send_sums(const int8_args *p, int8_kept *kept, const int32_t d[128], uint32_t slabs,
          uint32_t barrier)
{
    MGPU_UNROLL
    for (uint32_t s = 0; s < 8; s++) {
        const uint32_t slab = s < kept->left ? free_slab(kept, slabs, SLABS - 1, barrier) : 0;
        float x[16];
        if (s >= kept->left)
            break;
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            x[i] = __int_as_float(d[16 * s + i]);
        mgpu_epilogue_put_f32(slab, x);
        mgpu_epilogue_store_2d(&p->d, kept->col + 32 * (int32_t)s, kept->row, slab, barrier);
    }
    kept->left = 0;
}

/* A tile's sums leave the accumulators. */
MGPU_DEVICE void
keep(const int8_args *p, uint32_t w, int8_kept *kept, uint32_t base, const int32_t d[128])
{
    uint32_t columns = 0;                                       /* of D */
    if (kept->row < (int32_t)p->m && kept->col < (int32_t)p->n) /* or behind the matrix */
        columns = min(p->n - (uint32_t)kept->col, w);
    kept->left =
        p->slab_columns == 64 ? mgpu_ceil_div(columns, 64) : mgpu_ceil_div(columns, 32);
    if (w == 256 && p->slab_columns == 64) {
        MGPU_UNROLL
        for (uint32_t s = 0; s < 4; s++)
            narrow(p->out, kept->q + 16 * s, d + 32 * s, w, base, 64 * s);
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2 && w < 256; i++)
        kept->q[i] = d[i];
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const int8_block *b, uint32_t wg)
{
    const int8_args *p = b->p;
    const uint32_t w = b->w, barrier = 1 + wg;
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    uint32_t factors = b->ring.bars + MGPU_PIPELINE_BYTES(STAGES(w)) + wg * FACTOR_BYTES(w);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    int8_kept kept;
    int32_t d[128];
    kept.left = kept.turn = 0;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 128; i++)
        d[i] = 0;
    for (uint32_t i = b->first;; i += b->stride) {
        const uint32_t steps = i < p->walk.tiles ? p->steps : 0; /* 0: behind the last tile */
        mgpu_pipeline_place last = at;
        INT8_BY_W(w, INT8_REGS);
        for (uint32_t k = 0; k < steps; k++) {
            multiply(b, wg, d, at, k != 0);
            if (kept.left != 0)
                send_slab(p, w, &kept, factors, free_slab(&kept, slabs, SLABS - 1, barrier),
                          barrier);
            if (k != 0) { /* the stage before this one has been read */
                mgpu_wgmma_wait_group(1);
                mgpu_pipeline_release_multicast(b->ring, last, b->with_b);
            }
            last = at;
            at = mgpu_pipeline_next(b->ring, at);
        }
        const mgpu_schedule_tile t = tile_of(b, steps != 0 ? i : b->first);
        const uint32_t row = t.m * TILE_M + wg * 64;
        int8_factors f;
        if (p->out != MGPU_DTYPE_S32) {
            read_factors(p, &f, row, t.n * w);
            if (w == 256) { /* all slabs went out */
                factors = free_slab(&kept, slabs, 0, barrier);
                write_factors(&f, w, factors, barrier);
            }
        }
        INT8_BY_W(w, INT8_WAIT);
        if (steps != 0)
            mgpu_pipeline_release_multicast(b->ring, last, b->with_b);
        /* fewer steps than slabs; or the last tile, whose rows of A are free in all stages */
        for (uint32_t s = 0; kept.left != 0; s++)
            send_slab(p, w, &kept, factors,
                      steps == 0 && s < STAGES(w) ? stage_of(b, s) + wg * WARPGROUP_A_BYTES
                                                  : free_slab(&kept, slabs, SLABS - 1, barrier),
                      barrier);
        if (steps == 0)
            break;
        kept.row = (int32_t)row;
        kept.col = (int32_t)(t.n * w);
        if (w < 256 && p->out != MGPU_DTYPE_S32)
            write_factors(&f, w, factors, barrier);
        keep(p, w, &kept, factors, d);
        if (w == 256 && p->slab_columns == 32)
            send_sums(p, &kept, d, slabs, barrier);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_int8(const int8_args *p, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    int8_block b;
    b.p = p;
    b.w = w;
    b.smem = mgpu_smem_addr(memory);
    b.ring = mgpu_pipeline_make(stage_of(&b, STAGES(w)), STAGES(w));
    b.up = mgpu_cluster_ctarank();
    b.with_b = (uint16_t)((1u << p->up) - 1);
    b.first = blockIdx.x >> (p->up - 1);
    b.stride = p->clusters;

    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
        mgpu_pipeline_init(b.ring, 1, CONSUMERS * 4 * p->up);
    }
    mgpu_pipeline_ready(p->up);

    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(&b);
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(&b, wg - 1);
    }
}

#define INT8_KERNEL(w)                                                                         \
    MGPU_KERNEL(gemm_h100_int8_##w, int8_args, p, THREADS, 1)                                  \
    {                                                                                          \
        gemm_int8(p, w);                                                                       \
    }
INT8_KERNEL(128)
INT8_KERNEL(192)
INT8_KERNEL(256)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, and the factors. `in` is s8, `out` s32, which has none, f32, bf16 or f16. */
typedef struct int8_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b;                  /* device memory: A[m][k], B[n][k] */
    void *d;                            /* device memory: D[m][n] of `out` */
    int8_factor scale_a, scale_b, bias; /* of m, n and n numbers, or one */
} int8_problem;

/* Tiles of 128 x w, of which a cluster has `up`, one below the other. */
typedef struct int8_shape {
    uint32_t w, up;
} int8_shape;

typedef struct int8_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    int8_args args;
} int8_plan;

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. The figures are those
 * of gemm_h100.cu: an instruction takes as long as that of 16 bits, which has half of its K. */
MGPU_HOST double
int8_cycles(const int8_problem *g, int8_shape s, uint32_t multiprocessors)
{
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const double tensor = s.w == 256 ? 1024 : s.w == 192 ? 790 : 553;
    const double tile = s.w < 256 ? 600 : g->out == MGPU_DTYPE_S32 ? 3600 : 2000;
    const mgpu_product_cost cost = {
        TILE_M, s.w,  s.up,  1, 1, steps, TILE_M + s.w / s.up, g->k % 32 == 0 ? 2.2 : 4.8,
        tensor, tile, tensor};
    if (s.w == 256 && (g->out == MGPU_DTYPE_F32 || steps < 4))
        return 0;
    return mgpu_product_cycles(&cost, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST int8_shape
int8_shape_for(const int8_problem *g, uint32_t multiprocessors)
{
    int8_shape best = {192, 1};
    double least = 0;
    for (uint32_t w = 256; w >= 128; w -= 64)
        for (uint32_t up = g->m > TILE_M ? 2 : 1; up >= 1; up--) {
            const int8_shape s = {w, up};
            const double cycles = int8_cycles(g, s, multiprocessors);
            if (cycles > 0 && (least == 0 || cycles < least)) {
                least = cycles;
                best = s;
            }
        }
    return best;
}

/* Maps and grid of a shape: 128 or 192 columns, or 256 but for D in f32 and K up to 384; a cluster of 1 or 2.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
int8_plan_make_shape(int8_plan *plan, int8_problem g, int8_shape shape,
                     uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_S8};
    static const char *const names[3] = {"scale_a", "scale_b", "bias"};
    const mgpu_dtype out = g.out == MGPU_DTYPE_S32 ? MGPU_DTYPE_F32 : g.out; /* as large */
    const mgpu_product same = {g.m, g.n, g.k, g.in, out, g.a, g.b, g.d, {}};
    const int8_factor factors[3] = {g.scale_a, g.scale_b, g.bias};
    int8_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t tiles[2];
    char text[96];

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100_int8", &same, types, 1, issues);
    if (multiprocessors == 0)
        status = mgpu_product_wrong("gemm_h100_int8", "multiprocessors", 0, NULL,
                                    "1 or more: pass what mgpu_device_query() says", issues);
    for (int i = 0; i < 3; i++) {
        const uint32_t count = factors[i].count, all = i == 0 ? g.m : g.n;
        (void)snprintf(text, sizeof text, "1 or %u: one for all rows, or one each", all);
        if (factors[i].x != NULL && count != 1 && count != all)
            status = mgpu_product_wrong("gemm_h100_int8", names[i], count, NULL, text, issues);
        if (factors[i].x != NULL && g.out == MGPU_DTYPE_S32)
            status = mgpu_product_wrong("gemm_h100_int8", names[i], 1, "given",
                                        "NULL with D in s32: that is the sums", issues);
    }
    if (status != MGPU_OK)
        return status;
    if (shape.w % 64 != 0 || shape.w < 128 || shape.w > 256 || shape.up - 1 > 1 ||
        int8_cycles(&g, shape, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text, "128 x %u, clusters of %u on %u multiprocessors",
                       shape.w, shape.up, multiprocessors);
        return mgpu_product_wrong("gemm_h100_int8", "shape", shape.w, text,
                                  "one that fits D and the GPU: take int8_shape_for()'s",
                                  issues);
    }
    status = mgpu_product_tiles("gemm_h100_int8", g.m, g.n, TILE_M, shape.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    p->walk = mgpu_schedule_make(mgpu_ceil_div(tiles[0], shape.up), tiles[1], 8);
    p->m = g.m;
    p->n = g.n;
    p->steps = mgpu_ceil_div(g.k, TILE_K);
    p->up = shape.up;
    p->out = g.out;
    p->slab_columns = 128 / mgpu_dtype_bytes(g.out);
    p->scale_a = g.scale_a;
    p->scale_b = g.scale_b;
    p->bias = g.bias;
    each[0] = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, TILE_M, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[1] = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, shape.w / shape.up, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64, p->slab_columns,
                               MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    plan->kernel = shape.w == 128   ? &gemm_h100_int8_128_kernel
                   : shape.w == 192 ? &gemm_h100_int8_192_kernel
                                    : &gemm_h100_int8_256_kernel;
    p->clusters = mgpu_schedule_workers(p->walk.tiles, multiprocessors / shape.up);
    plan->config = mgpu_launch_clusters(p->clusters, shape.up, THREADS);
    plan->config.smem_bytes = shape.w == 128   ? SMEM_BYTES(128)
                              : shape.w == 192 ? SMEM_BYTES(192)
                                               : SMEM_BYTES(256);
    return MGPU_OK;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
int8_plan_make(int8_plan *plan, int8_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return int8_plan_make_shape(plan, g, int8_shape_for(&g, multiprocessors), multiprocessors,
                                issues);
}
