/* gemm_h100_fp8.cu - D[M][N] = scales * (A[M][K] * B[N][K]^T) of 8-bit floats on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A and B are e4m3 or e5m2, each its own; D is bf16, f16, f32, e4m3 or e5m2. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 *     D[m][n] = scale_a * scale_b * sum                 one number each, of a tensor
 *     D[m][n] = scale_a[m] * scale_b[n] * sum           by_row: one for each row of A and of B
 *     D of 8 bits: that times scale_d, rounded; *amax is the largest |value| before scale_d
 *
 * The tensor cores keep 13 bits of fraction of 8-bit products, in a sum too: what is added to a large sum is cut.
 *
 *     fast       they sum all of K; tiles of 128 x 256, 192 or 128; of 192 each warpgroup makes its own, in turns
 *     promoted   after each 128 of K their sum is added to another in f32, which takes registers: tiles of 128 x 192
 *                or 128. While one warpgroup adds, the tensor cores multiply for the other
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other:
 *
 *     warpgroup 0   one thread: TMA loads of A[128][128], B[W][128] into a ring of 4 or 6 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk32, W / 2 accumulators a thread
 *     warpgroup 2   rows 64 .. 127
 *
 * A tile's sums are scaled and rounded to words of 16-bit pairs or 8-bit fours, which leaves the accumulators to the
 * next tile: it is under way while the words go out in slabs of 64 rows x 128 bytes. (f32 has no room beside the next
 * sums: it goes out first.) The last tile has nobody to wait for: its slabs lie in stages of the ring.
 *
 * Tiles of 192 of the fast mode leave room for all 128 rows of them in one warpgroup, 192 accumulators a thread: one
 * multiplies while the other's tile goes out, whatever D is. That takes them 600 cycles a tile, those of 256 some 2400.
 *
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * Two blocks of a cluster have tiles one above the other: each loads half of B and multicasts it.
 *
 * fp8_shape_for() says which W and which cluster. gemm_h100.cu is the same for 16 bits, with a picture in time.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_fp8.h>

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

/* Of tiles of 128 x w. Shared memory: slabs, stages of A[128][128] and B[w][128], barriers. */
#define STAGE_BYTES(w) (A_BYTES + (w)*TILE_K)
#define STAGES(w)      ((SMEM_MOST - SLABS_BYTES) / (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))
#define SMEM_BYTES(w)  (SLABS_BYTES + STAGES(w) * (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))

/* What to multiply. */
typedef struct fp8_problem {
    uint32_t m, n, k;
    mgpu_dtype in_a, in_b, out;
    const void *a, *b; /* device memory: A[m][k] of in_a, B[n][k] of in_b */
    void *d;           /* device memory: D[m][n] of out */
    bool promoted;
    bool by_row; /* scale_a has m floats, scale_b n; else one each, or NULL for 1 */
    const float *scale_a, *scale_b; /* device memory */
    const float *scale_d;           /* device memory, one float; NULL: 1. D of 8 bits alone */
    float *amax;                    /* the same, 0 or what it has been so far; NULL: none */
} fp8_problem;

typedef struct fp8_args {
    mgpu_tensor_map a, b, d;
    fp8_problem g;
    mgpu_schedule walk; /* over tiles of clusters */
    uint32_t steps;     /* along K */
    uint32_t up;        /* tiles of a cluster: 1 or 2, one below the other */
    uint32_t clusters;  /* at work */
} fp8_args;

/* A block, and what its kernel is made for. */
typedef struct fp8_block {
    const fp8_args *p;
    mgpu_dtype in_a, in_b; /* constants, as w and promoted are */
    uint32_t w;            /* columns of a tile */
    bool promoted;
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t up;            /* 0 .. p->up - 1 */
    uint16_t with_b;        /* who shares B: a bit for each block of the cluster */
    uint32_t first, stride; /* of clusters */
} fp8_block;

MGPU_DEVICE mgpu_schedule_tile
tile_of(const fp8_block *b, uint32_t i)
{
    mgpu_schedule_tile t = mgpu_schedule_at(&b->p->walk, i);
    t.m = t.m * b->p->up + b->up;
    return t;
}

MGPU_DEVICE uint32_t
stage_of(const fp8_block *b, uint32_t stage)
{
    return b->smem + SLABS_BYTES + stage * STAGE_BYTES(b->w);
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const fp8_block *b)
{
    const fp8_args *p = b->p;
    const uint32_t w = b->w, at_b = b->up * (w / 2); /* the part of this block */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * TILE_M, p->g.m),
                      row_b = mgpu_schedule_within(t.n * w + at_b, p->g.n);
        for (uint32_t k = 0; k < p->steps; k++) {
            const int32_t col = (int32_t)(k * TILE_K);
            const uint32_t to = stage_of(b, at.stage), full = mgpu_pipeline_full(b->ring, at);
            const uint32_t to_b = to + A_BYTES + at_b * TILE_K;
            mgpu_pipeline_acquire(b->ring, at, STAGE_BYTES(w));
            mgpu_tma_load_2d(to, &p->a, col, row_a, full);
            mgpu_pipeline_load_2d(b->ring, at, to_b, &p->b, col, row_b, b->with_b);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at);
}

/* Instructions have W, and registers W / 2, in their names. */
#define FP8_BY_W(w, DO)   ((w) == 128 ? DO(128, 64) : (w) == 192 ? DO(192, 96) : DO(256, 128))
#define FP8_REGS(W, regs) mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define FP8_WAIT(W, regs) mgpu_acc_wait_f32_x##regs(0, d)
#define FP8_E4M3(W, regs)                                                                      \
    mgpu_wgmma_m64n##W##k32_f32_e4m3_ss(d, a + 2 * k, b + 2 * k, accumulate)
#define FP8_E4M3_E5M2(W, regs)                                                                 \
    mgpu_wgmma_m64n##W##k32_f32_e4m3_e5m2_ss(d, a + 2 * k, b + 2 * k, accumulate)
#define FP8_E5M2_E4M3(W, regs)                                                                 \
    mgpu_wgmma_m64n##W##k32_f32_e5m2_e4m3_ss(d, a + 2 * k, b + 2 * k, accumulate)
#define FP8_E5M2(W, regs)                                                                      \
    mgpu_wgmma_m64n##W##k32_f32_e5m2_ss(d, a + 2 * k, b + 2 * k, accumulate)

/* d[64][W] (+)= A[64][128] * B[W][128]^T: one stage, four steps of 32 along K, as soon as it is full. */
MGPU_DEVICE void
multiply(const fp8_block *block, uint32_t wg, float *d, mgpu_pipeline_place at, int accumulate)
{
    const uint32_t stage = stage_of(block, at.stage);
    const uint64_t a =
        mgpu_wgmma_desc_k_major(stage + wg * WARPGROUP_A_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(stage + A_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 32; k++) { /* 32 elements: 2 in a descriptor */
        if (block->in_a == MGPU_DTYPE_E4M3 && block->in_b == MGPU_DTYPE_E4M3)
            FP8_BY_W(block->w, FP8_E4M3);
        else if (block->in_a == MGPU_DTYPE_E4M3)
            FP8_BY_W(block->w, FP8_E4M3_E5M2);
        else if (block->in_b == MGPU_DTYPE_E4M3)
            FP8_BY_W(block->w, FP8_E5M2_E4M3);
        else
            FP8_BY_W(block->w, FP8_E5M2);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* Both blocks of a cluster may load it anew. */
MGPU_DEVICE void
release_stage(const fp8_block *b, mgpu_pipeline_place at)
{
    mgpu_pipeline_release_multicast(b->ring, at, b->with_b);
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of a tile, rounded, and where they go. Word i of 16 bits has columns 2 i and 2 i + 1 of d, as
 * mgpu_epilogue_put_b16() wants them; of 8 bits words 2 i and 2 i + 1 have four columns of chunk i of 16: of rows
 * r and r + 8. */
typedef struct fp8_words {
    uint32_t q[64];
    uint32_t row, col;
    bool there;
} fp8_words;

MGPU_INLINE bool
is_f8(mgpu_dtype type)
{
    return type == MGPU_DTYPE_E4M3 || type == MGPU_DTYPE_E5M2;
}

/* d[64][w], at D[row][col], times the scales. */
MGPU_DEVICE void
scale(const fp8_args *p, uint32_t w, float d[128], float of_tensor, uint32_t row, uint32_t col)
{
    if (!p->g.by_row) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++)
            d[i] *= of_tensor;
        return;
    }
    const uint32_t r = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t c = col + threadIdx.x % 4 * 2;
    const float a0 = r < p->g.m ? p->g.scale_a[r] : 0,
                a1 = r + 8 < p->g.m ? p->g.scale_a[r + 8] : 0;
    MGPU_UNROLL
    for (uint32_t j = 0; j < w / 4; j++) { /* columns of this thread */
        const uint32_t i = j / 2 * 4 + j % 2, at = c + j / 2 * 8 + j % 2;
        const float b = at < p->g.n ? p->g.scale_b[at] : 0;
        d[i] = d[i] * a0 * b;
        d[i + 2] = d[i + 2] * a1 * b;
    }
}

/* Of each 16 columns a thread has two pairs; it gives one for its neighbour's other one. `most`: the largest |d|
 * so far, without NaN. */
MGPU_DEVICE void
pack_8(uint32_t q[64], uint32_t w, mgpu_dtype out, const float d[128], float scale_d,
       float *most)
{
    const bool e4m3 = out == MGPU_DTYPE_E4M3, odd = threadIdx.x % 2 != 0;
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 8; i++) { /* chunk i / 2, rows r or r + 8 */
        uint32_t pair[2], keep, got;
        MGPU_UNROLL
        for (uint32_t half = 0; half < 2; half++) {
            const float *two = d + i / 2 * 8 + half * 4 + i % 2 * 2;
            const float x = two[0] * scale_d, y = two[1] * scale_d;
            *most = fmaxf(*most, fmaxf(fabsf(two[0]), fabsf(two[1])));
            pair[half] = e4m3 ? mgpu_cvt_rn_e4m3x2_f32(y, x) : mgpu_cvt_rn_e5m2x2_f32(y, x);
        }
        keep = odd ? pair[1] : pair[0];
        got = __shfl_xor_sync(0xffffffff, odd ? pair[0] : pair[1], 1);
        q[i] = odd ? got | keep << 16 : keep | got << 16;
    }
}

/* slab[64][128] of 8 bits: columns 2 t .. 2 t + 3 of a chunk with t even, else 2 t + 6 .. 2 t + 9. */
MGPU_DEVICE void
put_8(uint32_t slab, const uint32_t q[16])
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4,
                   t = threadIdx.x % 4;
    const uint32_t at = slab + 128 * row + (t % 2 == 0 ? 2 * t : 2 * t + 6);
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i++)
        mgpu_st_shared_b32(at + 1024 * (i % 2) + 16 * ((i / 2) ^ row % 8), q[i]);
}

/* Slab number s: 128 bytes of columns. */
MGPU_DEVICE void
store_words(const mgpu_epilogue_out *out, bool f8, const fp8_words *words, uint32_t s,
            uint32_t slab)
{
    const uint32_t col = words->col + 128 * s;
    if (!f8)
        mgpu_epilogue_tile_b16(out, words->row, words->col, words->q, s, slab);
    else if (words->row < out->rows && col < out->cols && s < out->w / 128) {
        put_8(slab, words->q + 16 * s);
        mgpu_epilogue_store_2d(out->d, (int32_t)col, (int32_t)words->row, slab, out->barrier);
    }
}

/* Slab s of the tile before, if there is one. */
MGPU_DEVICE void
store_before(const mgpu_epilogue_out *out, bool f8, const fp8_words *words, uint32_t s)
{
    if (words->there)
        store_words(out, f8, words, s, mgpu_epilogue_slab(out, s));
}

/* A tile's sums, all of K by the tensor cores. */
MGPU_DEVICE mgpu_pipeline_place
sum_fast(const fp8_block *b, const mgpu_epilogue_out *out, bool f8, uint32_t wg, float d[128],
         mgpu_pipeline_place at, const fp8_words *words)
{
    const uint32_t w = b->w, slabs = w / 64, steps = b->p->steps;
    mgpu_pipeline_place last = at;
    FP8_BY_W(w, FP8_REGS);
    MGPU_UNROLL
    for (uint32_t s = 0; s < slabs; s++) { /* a slab of the tile before with each step */
        if (s < steps)
            multiply(b, wg, d, at, s != 0);
        store_before(out, f8, words, s);
        if (s < steps) {
            if (s != 0) {
                mgpu_wgmma_wait_group(1);
                release_stage(b, last);
            }
            last = at;
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    for (uint32_t k = slabs; k < steps; k++) {
        multiply(b, wg, d, at, 1);
        mgpu_wgmma_wait_group(1);
        release_stage(b, last);
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    FP8_BY_W(w, FP8_WAIT);
    release_stage(b, last);
    return at;
}

/* d[64][W] = the products of one stage. */
MGPU_DEVICE void
start_stage(const fp8_block *b, uint32_t wg, float *d, mgpu_pipeline_place at)
{
    FP8_BY_W(b->w, FP8_REGS);
    multiply(b, wg, d, at, 0);
}

MGPU_DEVICE mgpu_pipeline_place
finish_stage(const fp8_block *b, float *d, mgpu_pipeline_place at)
{
    FP8_BY_W(b->w, FP8_WAIT);
    release_stage(b, at);
    return mgpu_pipeline_next(b->ring, at);
}

MGPU_DEVICE void
add(float sum[128], const float *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        sum[i] += d[i];
}

/* The same, each 128 of K by the tensor cores, the rest in f32: sum[] has it. The tile before goes out with
 * the first step, when nothing is in sum[]. Of tiles of 128 columns there is room for two accumulators in turns:
 * one is added while the other is under way. */
MGPU_DEVICE mgpu_pipeline_place
sum_promoted(const fp8_block *b, const mgpu_epilogue_out *out, bool f8, uint32_t wg,
             float sum[128], mgpu_pipeline_place at, const fp8_words *words)
{
    const uint32_t w = b->w, steps = b->p->steps;
    uint32_t k = 1;
    float d[128], other[64];
    start_stage(b, wg, sum, at);
    MGPU_UNROLL
    for (uint32_t s = 0; s < w / 64; s++)
        store_before(out, f8, words, s);
    at = finish_stage(b, sum, at);
    mgpu_acc_zero_f32(d, w / 2);
    if (w == 128)
        mgpu_acc_zero_f32(other, 64);
    for (; w == 128 && k + 1 < steps; k += 2) {
        const mgpu_pipeline_place next = mgpu_pipeline_next(b->ring, at);
        start_stage(b, wg, d, at);
        start_stage(b, wg, other, next);
        mgpu_acc_wait_f32_x64(1, d);
        release_stage(b, at);
        add(sum, d, 64);
        at = finish_stage(b, other, next);
        add(sum, other, 64);
    }
    for (; k < steps; k++) {
        start_stage(b, wg, d, at);
        at = finish_stage(b, d, at);
        add(sum, d, w / 2);
    }
    return at;
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const fp8_block *b, uint32_t wg)
{
    const fp8_args *p = b->p;
    const uint32_t w = b->w;
    const bool f8 = w % 128 == 0 && is_f8(p->g.out); /* of 192 there is none */
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, NULL,   p->g.m, p->g.n, w,
                                   slabs, 1 + wg, false,  false,  0};
    const float scale_a = p->g.by_row || p->g.scale_a == NULL ? 1 : *p->g.scale_a;
    const float of_tensor =
        p->g.by_row || p->g.scale_b == NULL ? scale_a : scale_a * *p->g.scale_b;
    const float scale_d = p->g.scale_d == NULL ? 1 : *p->g.scale_d;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float most = 0;
    fp8_words words;
    float d[128];
    words.there = false;
    mgpu_acc_zero_f32(d, w / 2);
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        at = b->promoted ? sum_promoted(b, &out, f8, wg, d, at, &words)
                         : sum_fast(b, &out, f8, wg, d, at, &words);
        words.row = t.m * TILE_M + wg * 64;
        words.col = t.n * w;
        scale(p, w, d, of_tensor, words.row, words.col);
        if (p->g.out == MGPU_DTYPE_F32) {
            mgpu_epilogue_tile_f32(&out, words.row, words.col, d);
            mgpu_acc_zero_b32(words.q, w / 4); /* keep no registers for them */
        } else if (f8)
            pack_8(words.q, w, p->g.out, d, scale_d, &most);
        else
            mgpu_epilogue_round_b16(words.q, d, w / 4, p->g.out);
        words.there = p->g.out != MGPU_DTYPE_F32;
    }
    if (words.there) { /* its rows of A in the first stages: nothing comes there any more */
        MGPU_UNROLL
        for (uint32_t s = 0; s < w / 64; s++)
            store_words(&out, f8, &words, s, stage_of(b, s) + wg * WARPGROUP_A_BYTES);
    }
    if (p->g.amax != NULL) {
        const uint32_t bits = mgpu_redux_sync_max_u32(__float_as_uint(most), 0xffffffff);
        if (threadIdx.x % 32 == 0)
            atomicMax((uint32_t *)(void *)p->g.amax, bits);
    }
    mgpu_epilogue_drain();
}

/* Named barriers of those that take turns: TURN of the first warpgroup, TURN + 1 of the second. */
enum { TURN = 1 + CONSUMERS };

/* All of a tile, 128 rows, when the other warpgroup has come to the end of its own: then the next stages are within a
 * turn of the ring, and the waits for them cannot mistake the phase. `more`: the other has another tile. */
MGPU_DEVICE mgpu_pipeline_place
sum_alone(const fp8_block *b, uint32_t wg, float d[192], mgpu_pipeline_place at, bool more)
{
    float *const low = d + 96;
    mgpu_pipeline_place last = at;
    mgpu_regs_f32_x96(d);
    mgpu_regs_f32_x96(low);
    mgpu_barrier_sync_aligned(TURN + wg, 256);
    multiply(b, 0, d, at, 0);
    multiply(b, 1, low, at, 0);
    at = mgpu_pipeline_next(b->ring, at);
    for (uint32_t k = 1; k < b->p->steps; k++) {
        multiply(b, 0, d, at, 1);
        multiply(b, 1, low, at, 1);
        mgpu_wgmma_wait_group(2);
        release_stage(b, last);
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    if (more)
        mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
    mgpu_wgmma_wait_group(0);
    mgpu_regs_f32_x96(d);
    mgpu_regs_f32_x96(low);
    release_stage(b, last);
    return at;
}

/* One warpgroup, where each has tiles of its own: every second one of the block's. D has 16 bits or is f32. */
MGPU_DEVICE void
consume_alone(const fp8_block *b, uint32_t wg)
{
    const fp8_args *p = b->p;
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, NULL,   p->g.m, p->g.n, 192,
                                   slabs, 1 + wg, false,  false,  0};
    const float scale_a = p->g.by_row || p->g.scale_a == NULL ? 1 : *p->g.scale_a;
    const float of_tensor =
        p->g.by_row || p->g.scale_b == NULL ? scale_a : scale_a * *p->g.scale_b;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[192];
    mgpu_acc_zero_f32(d, 96);
    mgpu_acc_zero_f32(d + 96, 96);
    if (wg == 1) {
        at = mgpu_pipeline_skip(b->ring, at, p->steps);
        if (b->first < p->walk.tiles)
            mgpu_barrier_arrive_aligned(TURN, 256); /* the first one begins */
    }
    for (uint32_t i = b->first + wg * b->stride; i < p->walk.tiles; i += 2 * b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        at = sum_alone(b, wg, d, at, i + b->stride < p->walk.tiles);
        at = mgpu_pipeline_skip(b->ring, at, p->steps); /* the other's */
        MGPU_UNROLL
        for (uint32_t half = 0; half < 2; half++) {
            float *const sums = d + 96 * half;
            const uint32_t row = t.m * TILE_M + 64 * half, col = t.n * 192;
            uint32_t pairs[48];
            scale(p, 192, sums, of_tensor, row, col);
            if (p->g.out == MGPU_DTYPE_F32) {
                mgpu_epilogue_tile_f32(&out, row, col, sums);
                continue;
            }
            mgpu_epilogue_round_b16(pairs, sums, 48, p->g.out);
            MGPU_UNROLL
            for (uint32_t s = 0; s < 3; s++)
                mgpu_epilogue_tile_b16(&out, row, col, pairs, s, mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const fp8_args *p, mgpu_dtype in_a, mgpu_dtype in_b, uint32_t w, bool promoted)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    const bool alone = w == 192 && !promoted;
    fp8_block b;
    b.p = p;
    b.in_a = in_a;
    b.in_b = in_b;
    b.w = w;
    b.promoted = promoted;
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
        mgpu_pipeline_init(b.ring, 1, (alone ? 1 : CONSUMERS) * 4 * p->up);
    }
    mgpu_pipeline_ready(p->up);

    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(&b);
    } else {
        MGPU_SETMAXNREG_INC(232);
        if (alone)
            consume_alone(&b, wg - 1);
        else
            consume(&b, wg - 1);
    }
}

#define FP8_KERNEL(how, promoted, w, word_a, a, word_b, b)                                     \
    MGPU_KERNEL(gemm_h100_##word_a##_##word_b##_##how##_##w, fp8_args, p, THREADS, 1)          \
    {                                                                                          \
        gemm(p, a, b, w, promoted);                                                            \
    }
#define FP8_KERNELS(how, promoted, w)                                                          \
    FP8_KERNEL(how, promoted, w, e4m3, MGPU_DTYPE_E4M3, e4m3, MGPU_DTYPE_E4M3)                 \
    FP8_KERNEL(how, promoted, w, e4m3, MGPU_DTYPE_E4M3, e5m2, MGPU_DTYPE_E5M2)                 \
    FP8_KERNEL(how, promoted, w, e5m2, MGPU_DTYPE_E5M2, e4m3, MGPU_DTYPE_E4M3)                 \
    FP8_KERNEL(how, promoted, w, e5m2, MGPU_DTYPE_E5M2, e5m2, MGPU_DTYPE_E5M2)
FP8_KERNELS(fast, false, 128)
FP8_KERNELS(fast, false, 192)
FP8_KERNELS(fast, false, 256)
FP8_KERNELS(promoted, true, 128)
FP8_KERNELS(promoted, true, 192)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* Tiles of 128 x w, and how many a cluster has: 1 or 2. */
typedef struct fp8_shape {
    uint32_t w, up;
} fp8_shape;

typedef struct fp8_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    fp8_args args;
} fp8_plan;

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. The figures are those
 * of gemm_h100.cu, for a step of 128 bytes along K takes the tensor cores and L2 as long; a tile's are of an H200. */
MGPU_HOST double
fp8_cycles(const fp8_problem *g, fp8_shape s, uint32_t multiprocessors)
{
    const bool alone = s.w == 192 && !g->promoted;
    const double tensor = s.w == 256 ? 1024 : alone ? 780 : s.w == 192 ? 798 : 553;
    const double tile = g->promoted || alone ? 600 : s.w == 256 ? 2400 : 1500;
    const mgpu_product_cost cost = {TILE_M,
                                    s.w,
                                    s.up,
                                    1,
                                    1,
                                    mgpu_ceil_div(g->k, TILE_K),
                                    TILE_M + s.w / s.up,
                                    g->k % 32 == 0 ? 2.2 : 4.8,
                                    tensor,
                                    tile,
                                    tensor};
    if ((s.w == 256 && g->promoted) || (s.w == 192 && is_f8(g->out)))
        return 0;
    return mgpu_product_cycles(&cost, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST fp8_shape
fp8_shape_for(const fp8_problem *g, uint32_t multiprocessors)
{
    fp8_shape best = {128, 1};
    double least = 0;
    for (uint32_t w = 256; w >= 128; w -= 64)
        for (uint32_t up = g->m > TILE_M ? 2 : 1; up >= 1; up--) {
            const fp8_shape s = {w, up};
            const double cycles = fp8_cycles(g, s, multiprocessors);
            if (cycles > 0 && (least == 0 || cycles < least)) {
                least = cycles;
                best = s;
            }
        }
    return best;
}

/* Types, sizes, memory: all that is wrong but for strides and alignment, which maps say. */
MGPU_HOST mgpu_status
fp8_check(const fp8_problem *g, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2};
    const bool f8 = is_f8(g->out);
    const uintptr_t d = (uintptr_t)g->d, at[2] = {(uintptr_t)g->a, (uintptr_t)g->b};
    const uint64_t rows[2] = {g->m, g->n};
    /* of D of 8 bits it knows nothing: it gets one of 16, and elsewhere */
    const mgpu_product product = {g->m,
                                  g->n,
                                  g->k,
                                  g->in_a,
                                  f8 ? MGPU_DTYPE_BF16 : g->out,
                                  g->a,
                                  g->b,
                                  f8 && d != 0 ? (void *)((uintptr_t)1 << 62) : g->d,
                                  {}};
    mgpu_status status = mgpu_product_check("gemm_h100_fp8", &product, types, 2, issues);
    for (int i = 0; i < 2 && f8 && status == MGPU_OK; i++)
        if (d < at[i] + rows[i] * g->k && at[i] < d + (uint64_t)g->m * g->n)
            status = mgpu_product_wrong(
                "gemm_h100_fp8", "d", (int64_t)d, i == 0 ? "within a" : "within b",
                "memory of its own: blocks store D while others load", issues);
    if (!is_f8(g->in_b))
        status = mgpu_product_wrong("gemm_h100_fp8", "in_b", g->in_b, mgpu_dtype_name(g->in_b),
                                    "e4m3 or e5m2: round B to one", issues);
    if (g->by_row && (g->scale_a == NULL || g->scale_b == NULL))
        status = mgpu_product_wrong("gemm_h100_fp8", "by_row", 1, "set without scales",
                                    "a float for each row of A and of B", issues);
    if (!f8 && (g->scale_d != NULL || g->amax != NULL))
        status = mgpu_product_wrong("gemm_h100_fp8", "out", g->out, mgpu_dtype_name(g->out),
                                    "e4m3 or e5m2, which scale_d and amax are for", issues);
    return status;
}

/* Maps and grid of a shape: w 128, 192 or, not promoted, 256; D of 8 bits wants 128 or 256.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
fp8_plan_make_shape(fp8_plan *plan, fp8_problem g, fp8_shape shape, uint32_t multiprocessors,
                    mgpu_issues *issues)
{
#define FP8_FOUR(how, w)                                                                       \
    {                                                                                          \
        {&gemm_h100_e4m3_e4m3_##how##_##w##_kernel,                                            \
         &gemm_h100_e4m3_e5m2_##how##_##w##_kernel},                                           \
            {&gemm_h100_e5m2_e4m3_##how##_##w##_kernel,                                        \
             &gemm_h100_e5m2_e5m2_##how##_##w##_kernel},                                       \
    }
    static const mgpu_kernel *const kernels[5][2][2] = {
        FP8_FOUR(fast, 128), FP8_FOUR(fast, 192), FP8_FOUR(fast, 256), FP8_FOUR(promoted, 128),
        FP8_FOUR(promoted, 192)};
    static const uint32_t smem_bytes[3] = {SMEM_BYTES(128), SMEM_BYTES(192), SMEM_BYTES(256)};
    const uint32_t at = shape.w / 64 - 2;
    fp8_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t tiles[2];
    char text[96];

    if (issues != NULL)
        issues->count = 0;
    status = fp8_check(&g, issues);
    if (multiprocessors == 0)
        status = mgpu_product_wrong("gemm_h100_fp8", "multiprocessors", 0, NULL,
                                    "1 or more: pass what mgpu_device_query() says", issues);
    if (status != MGPU_OK)
        return status;
    if ((shape.w != 128 && shape.w != 192 && shape.w != 256) || shape.up - 1 > 1 ||
        fp8_cycles(&g, shape, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text, "128 x %u, clusters of %u on %u multiprocessors",
                       shape.w, shape.up, multiprocessors);
        return mgpu_product_wrong("gemm_h100_fp8", "shape", shape.w, text,
                                  "one that fits D and the GPU: take fp8_shape_for()'s",
                                  issues);
    }
    status = mgpu_product_tiles("gemm_h100_fp8", g.m, g.n, TILE_M, shape.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    p->walk = mgpu_schedule_make(mgpu_ceil_div(tiles[0], shape.up), tiles[1], 8);
    p->g = g;
    p->steps = mgpu_ceil_div(g.k, TILE_K);
    p->up = shape.up;
    each[0] = mgpu_product_map(&p->a, "A", g.in_a, g.a, g.m, g.k, TILE_M, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[1] = mgpu_product_map(&p->b, "B", g.in_b, g.b, g.n, g.k, shape.w / shape.up, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64,
                               128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    plan->kernel = kernels[at + (g.promoted ? 3 : 0)][g.in_a == MGPU_DTYPE_E5M2]
                          [g.in_b == MGPU_DTYPE_E5M2];
    p->clusters = mgpu_schedule_workers(p->walk.tiles, multiprocessors / shape.up);
    plan->config = mgpu_launch_clusters(p->clusters, p->up, THREADS);
    plan->config.smem_bytes = smem_bytes[at];
    return MGPU_OK;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
fp8_plan_make(fp8_plan *plan, fp8_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return fp8_plan_make_shape(plan, g, fp8_shape_for(&g, multiprocessors), multiprocessors,
                               issues);
}
