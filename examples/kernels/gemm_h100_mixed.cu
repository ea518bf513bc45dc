/* gemm_h100_mixed.cu - D[M][N] = A[M][K] * W[N][K]^T on Hopper, W of int4 or int8 with scales, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * Activations A are bf16 or f16, sums are f32, D is bf16, f16 or f32. W[n][k] = q[n][k] * scale[n][k / group]: q are
 * whole numbers of -8 .. 7 or -128 .. 127, scales of the type of A, a group any multiple of 64. The product is that
 * of a W rounded to the type of A once: rn(q * scale), as if the host had made it. K is whole groups, N whole 8.
 *
 * Operands change places, D^T = W * A^T: weights are A of wgmma, from registers, and its N are X tokens of A:
 *
 *     shared memory                 registers                       tensor cores
 *     packed W, 16 or 32 bytes  ->  4 fragments of 16 along K  ->   D^T[64][X] += W[64][64] * A[X][64]^T
 *     a thread, one ld.shared.v4    q: lop3, sub; * scale: mul      four m64nXk16, while the next W is made
 *
 * mixed_pack_int4(), mixed_pack_int8() put W in blocks of 64 x 64, one behind the other along K, K filled up to 128
 * and N to 128 with zeros. A block has what each of 128 threads needs, in order, then 64 scales:
 *
 *     int4  | thread 0: k 0..15 | k 16..31 | k 32..47 | k 48..63 | thread 1 ... 127 |  32 words of scales  |  2176 bytes
 *           a word has 8 numbers, two's complement: bits 4 i .. of pair i = 0 .. 3 (k even), bits 16 + 4 i .. (k odd)
 *     int8  | thread 0: k 0..31, 16 bytes | thread 1 ... 127 | thread 0: k 32..63 ... | 32 words of scales |  4224 bytes
 *           a word has 4: bits 8 i .. of pair i = 0, 1 (k even), bits 16 + 8 i .. (k odd); words 2 j, 2 j + 1 are 16 of k
 *     pair i is register i of a wgmma A; a word of scales has those of rows 16 w + r and 16 w + r + 8, w < 4, r < 8
 *
 * M up to 64: tiles of R = 64 or 128 rows of W, X = 8 .. 64. All of W has to come out of memory, once: a
 * multiprocessor has a block of four warpgroups that multiply, or two blocks of two, and K may be in parts over a
 * cluster. Warpgroups take 64 rows each, and stages along K in turns. All sums meet in shared memory in a fixed order.
 * Larger M: tiles of 128 rows of W and X = 128 or 256 tokens, one after the other, by two warpgroups; they go out
 * transposed, through stmatrix and TMA. A warp, or warpgroup, of its own loads.
 *
 * D has the same bits each time, for one X, R, number of parts and of warpgroups: they depend on M, N, K and the number
 * of multiprocessors. The scales' type is what make_fragments() multiplies by, and the pack copies.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    STRIP = 64, /* rows of W of a warpgroup and of a packed block */
    BLOCK_K = 64,
    ROW_BYTES = BLOCK_K * 2, /* of A: one row of the 128-byte swizzle */

    FEW = 64,               /* most tokens of the family that splits K */
    FEW_THREADS = 512 + 32, /* most */
    MANY_THREADS = 256 + 128,
    SLABS = 2,                                               /* of a warpgroup */
    SLABS_BYTES = 2 * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES, /* where there are many tokens */
    SMEM = 227 * 1024, /* of one block on a multiprocessor */
    HALF_SMEM = 113 * 1024,
    CLUSTER = 8 /* most parts of K */
};

/* Bytes of a packed block: 64 x 64 numbers, 64 scales. */
#define MIXED_BLOCK(bits) (STRIP * BLOCK_K / 8 * (bits) + STRIP * 2)

typedef struct mixed_args {
    mgpu_tensor_map a, d; /* d: of 16 bits, many tokens */
    const uint8_t *w;
    void *to; /* D */
    uint32_t m, n;
    uint32_t rows;               /* R: of W in a tile */
    uint32_t wgs;                /* warpgroups that multiply: 2 or 4 */
    mgpu_schedule walk;          /* over tiles: of R rows of W, of X tokens */
    uint32_t all, boxes;         /* blocks along K: in K, even; in a stage, 1 or even */
    uint32_t stages, stage;      /* of the ring; bytes of one */
    uint32_t steps, more, split; /* stages along K: of each part, of so many one more; parts */
    mgpu_dtype out;
} mixed_args;

/* A block of threads: what is constant, and where it is. A stage has boxes of A[X][64], then R / 64 runs of boxes of W. */
typedef struct mixed_place {
    const mixed_args *p;
    mgpu_dtype in;
    uint32_t bits, x;
    uint32_t smem, stages; /* where memory begins, the stages */
    uint32_t w;            /* of a stage: where W is */
    mgpu_pipeline ring;
    uint32_t step, steps; /* stages along K: the first, how many */
    uint32_t strips;      /* of a tile: 1 or 2 */
    uint32_t log, turns; /* 2^log = turns: of warpgroups that take stages one after the other */
    uint32_t strip, turn; /* of this warpgroup */
} mixed_place;

/* Blocks in stage i of this part: the last one of K may have fewer. */
MGPU_DEVICE uint32_t
boxes_in(const mixed_place *b, uint32_t i)
{
    const uint32_t left = b->p->all - (b->step + i) * b->p->boxes;
    return left < b->p->boxes ? left : b->p->boxes;
}

/* One thread loads all stages of a tile. */
MGPU_DEVICE mgpu_pipeline_place
load_tile(const mixed_place *b, mgpu_schedule_tile t, mgpu_pipeline_place at, uint64_t policy)
{
    const mixed_args *p = b->p;
    const uint32_t strips = b->strips, bytes = MIXED_BLOCK(b->bits);
    for (uint32_t i = 0; i < b->steps; i++) {
        const uint32_t boxes = boxes_in(b, i), first = (b->step + i) * p->boxes;
        const uint32_t to = b->stages + at.stage * p->stage;
        const uint32_t full = mgpu_pipeline_full(b->ring, at);
        mgpu_pipeline_acquire(b->ring, at, boxes * (strips * bytes + b->x * ROW_BYTES));
        for (uint32_t s = 0; s < strips; s++)
            mgpu_bulk_load_hint(to + b->w + s * p->boxes * bytes,
                                p->w + ((uint64_t)(t.m * strips + s) * p->all + first) * bytes,
                                boxes * bytes, full, policy);
        for (uint32_t box = 0; box < boxes; box++)
            mgpu_tma_load_2d(to + box * b->x * ROW_BYTES, &p->a,
                             (int32_t)((first + box) * BLOCK_K), (int32_t)(t.n * b->x), full);
        at = mgpu_pipeline_next(b->ring, at);
    }
    return at;
}

/* ---- weights become fragments, and are multiplied ----------------------------------------------- */

/* Two numbers of 4 or 8 bits, in the low bits of both halves of x, as bf16 or f16. (x & mask) ^ magic is
 * 2^e + 2^(bits - 1) + q, from which magic is subtracted: 2^e + 2^(bits - 1). bf16 has no eight bits behind
 * its first: of it 2^7 + (q & 127), and 2^8 where q < 0, else 2^7. All exact. */
MGPU_DEVICE uint32_t
whole_pair(mgpu_dtype in, uint32_t bits, uint32_t x)
{
    uint32_t v, less = bits == 4 ? 0x64086408 : 0x64806480;
    if (in == MGPU_DTYPE_BF16 && bits == 8) {
        MGPU_LOP3(v, x, 0x007f007fu, 0x43004300u, 0xea); /* (x & mask) | magic */
        MGPU_LOP3(less, x, 0x00800080u, 0x43004300u, 0xea);
        return mgpu_sub_rn_bf16x2(v, less);
    }
    if (in == MGPU_DTYPE_BF16)
        less = 0x43084308;
    MGPU_LOP3(v, x, bits == 4 ? 0x000f000fu : 0x00ff00ffu, less, 0x6a); /* (x & mask) ^ magic */
    return in == MGPU_DTYPE_BF16 ? mgpu_sub_rn_bf16x2(v, less) : mgpu_sub_rn_f16x2(v, less);
}

/* f[4 k + i] = register i of fragment k of a block: its numbers, times the scales of this thread's two rows.
 *   block  shared address of a packed block */
MGPU_DEVICE void
make_fragments(const mixed_place *b, uint32_t f[16], uint32_t block)
{
    const uint32_t t = threadIdx.x % 128, word = t / 32 * 8 + t % 32 / 4;
    const uint32_t both =
        mgpu_ld_shared_b32(block + MIXED_BLOCK(b->bits) - STRIP * 2 + word * 4);
    uint32_t q[8], scale[2];
    mgpu_ld_shared_v4_b32(q, block + t * 16);
    if (b->bits == 8)
        mgpu_ld_shared_v4_b32(q + 4, block + 2048 + t * 16);
    scale[0] = mgpu_prmt_b32(both, 0, 0x1010);
    scale[1] = mgpu_prmt_b32(both, 0, 0x3232);
    MGPU_UNROLL
    for (uint32_t r = 0; r < 16; r++) {
        const uint32_t i = r % 4;
        const uint32_t x = b->bits == 4 ? q[r / 4] >> 4 * i : q[r / 2] >> 8 * (i % 2);
        const uint32_t v = whole_pair(b->in, b->bits, x);
        f[r] = b->in == MGPU_DTYPE_BF16 ? mgpu_mul_rn_bf16x2(v, scale[i % 2])
                                        : mgpu_mul_rn_f16x2(v, scale[i % 2]);
    }
}

/* Instructions have X, and registers X / 2, in their names. */
#define MIXED_BY_X(x, DO)                                                                      \
    ((x) == 8     ? DO(8, 4)                                                                   \
     : (x) == 16  ? DO(16, 8)                                                                  \
     : (x) == 32  ? DO(32, 16)                                                                 \
     : (x) == 64  ? DO(64, 32)                                                                 \
     : (x) == 128 ? DO(128, 64)                                                                \
                  : DO(256, 128))
#define MIXED_REGS(X, regs) mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define MIXED_WAIT(X, regs) mgpu_acc_wait_f32_x##regs(0, d)
#define MIXED_BF16(X, regs) mgpu_wgmma_m64n##X##k16_f32_bf16_rs(d, f + 4 * k, a + 2 * k, 1)
#define MIXED_F16(X, regs)  mgpu_wgmma_m64n##X##k16_f32_f16_rs(d, f + 4 * k, a + 2 * k, 1)

/* d[64][X] += W[64][64] * A[X][64]^T, block `box` of a stage. f[] is made while the tensor cores are at the block
 * before, whose fragments were[] are free behind this. With 64 tokens there are registers for one f[]. */
MGPU_DEVICE void
multiply(const mixed_place *b, float d[128], uint32_t f[16], uint32_t were[16], uint32_t stage,
         uint32_t box)
{
    const uint32_t bytes = MIXED_BLOCK(b->bits);
    const uint32_t strip = b->strip * b->p->boxes;
    const uint64_t a =
        mgpu_wgmma_desc_k_major(stage + box * b->x * ROW_BYTES, MGPU_SWIZZLE_128B);
    make_fragments(b, f, stage + b->w + (strip + box) * bytes);
    mgpu_regs_b32_x16(f);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < BLOCK_K / 16; k++) /* 16 elements: 2 in a descriptor */
        if (b->in == MGPU_DTYPE_BF16)
            MIXED_BY_X(b->x, MIXED_BF16);
        else
            MIXED_BY_X(b->x, MIXED_F16);
    mgpu_wgmma_commit_group();
    if (b->x == FEW)
        mgpu_wgmma_wait_group(0);
    else
        mgpu_wgmma_wait_group(1);
    mgpu_regs_b32_x16(were);
}

/* All stages of a tile, or every other one. */
MGPU_DEVICE mgpu_pipeline_place
sum_tile(const mixed_place *b, float d[128], mgpu_pipeline_place at)
{
    const mixed_args *p = b->p;
    mgpu_pipeline_place last = at;
    uint32_t f[2][16];
    const uint32_t other = b->x != FEW;
    bool first = true;
    mgpu_acc_zero_b32(f[0], 16);
    mgpu_acc_zero_b32(f[1], 16);
    mgpu_acc_zero_f32(d, b->x / 2);
    MIXED_BY_X(b->x, MIXED_REGS);
    if (b->x > FEW) /* stages of one block, an even number of them */
        for (uint32_t i = 0; i < b->steps; i += 2) {
            MGPU_UNROLL
            for (uint32_t j = 0; j < 2; j++) {
                mgpu_pipeline_wait(b->ring, at);
                multiply(b, d, f[j], f[1 - j], b->stages + at.stage * p->stage, 0);
                if (i + j > 0) /* the stage before has been read */
                    mgpu_pipeline_release_generic(b->ring, last);
                last = at;
                at = mgpu_pipeline_next(b->ring, at);
            }
        }
    else
        for (uint32_t i = b->turn; i < b->steps; i += b->turns) {
            const uint32_t boxes = boxes_in(b, i), stage = b->stages + at.stage * p->stage;
            mgpu_pipeline_wait(b->ring, at);
            for (uint32_t box = 0; box < boxes; box += 2) {
                multiply(b, d, f[0], f[other], stage, box);
                if (box == 0 && !first)
                    mgpu_pipeline_release_generic(b->ring, last);
                multiply(b, d, f[other], f[0], stage, box + 1);
            }
            first = false;
            last = at;
            for (uint32_t j = 0; j < b->turns; j++)
                at = mgpu_pipeline_next(b->ring, at);
        }
    MIXED_BY_X(b->x, MIXED_WAIT);
    if (b->x > FEW || !first)
        mgpu_pipeline_release_generic(b->ring, last);
    return at;
}

/* ---- few tokens: sums of all parts ---------------------------------------------------------- */

/* D[m][n .. n + 3] = sum. */
MGPU_DEVICE void
store_four(const mixed_args *p, uint32_t m, uint32_t n, const float sum[4])
{
    const bool bf16 = p->out == MGPU_DTYPE_BF16;
    const size_t at = (size_t)m * p->n + n;
    const uint32_t lo =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[1], sum[0]) : mgpu_cvt_rn_f16x2_f32(sum[1], sum[0]);
    const uint32_t hi =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[3], sum[2]) : mgpu_cvt_rn_f16x2_f32(sum[3], sum[2]);
    if (p->out == MGPU_DTYPE_F32)
        *(float4 *)(void *)((float *)p->to + at) = make_float4(sum[0], sum[1], sum[2], sum[3]);
    else
        *(uint2 *)(void *)((uint16_t *)p->to + at) = make_uint2(lo, hi);
}

/* Each warpgroup: P[token][row] = its sums, where the ring was; then a share of D, all P in their order. */
MGPU_DEVICE void
meet(const mixed_place *b, const float d[128])
{
    const mixed_args *p = b->p;
    const uint32_t all = p->split * b->turns, threads = p->wgs * 128;
    const uint32_t pitch = (p->rows + 4) * 4; /* lanes of a fragment are in 32 banks */
    const uint32_t shift = 3 + b->strips, quads = 1u << shift; /* rows / 4 */
    const uint32_t end = p->m * quads;
    const uint32_t to = b->stages + b->turn * b->x * pitch + b->strip * STRIP * 4;
    mgpu_barrier_sync_aligned(1, threads); /* all have read the ring */
    MGPU_UNROLL
    for (uint32_t r = 0; r < b->x / 2; r++) {
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
        mgpu_st_shared_f32(to + c.col * pitch + c.row * 4, d[r]);
    }
    if (p->split > 1) { /* the sums of all parts are there */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(1, threads);
    for (uint32_t q = blockIdx.y * threads + threadIdx.x; q < end; q += threads * p->split) {
        const uint32_t n = blockIdx.x * p->rows + (q & (quads - 1)) * 4;
        float sum[4] = {0, 0, 0, 0}, v[4][4];
        for (uint32_t first = 0; first < all; first += 4) { /* four loads are on their way */
            MGPU_UNROLL
            for (uint32_t j = 0; j < 4; j++) {
                const uint32_t P = first + j;
                const uint32_t at = b->stages +
                                    ((P & (b->turns - 1)) * b->x + (q >> shift)) * pitch +
                                    (q & (quads - 1)) * 16;
                if (P < all && P >> b->log == blockIdx.y)
                    mgpu_ld_shared_v4_f32(v[j], at);
                else if (P < all)
                    mgpu_ld_shared_cluster_v4_f32(v[j], mgpu_mapa(at, P >> b->log));
            }
            MGPU_UNROLL
            for (uint32_t j = 0; j < 4; j++)
                MGPU_UNROLL
            for (uint32_t c = 0; c < 4; c++)
                sum[c] += first + j < all ? v[j][c] : 0;
        }
        if (n < p->n)
            store_four(p, q >> shift, n, sum);
    }
    if (p->split > 1) { /* no peer reads here any more */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

/* ---- many tokens: a tile goes out transposed -------------------------------------------------- */

/*   row, token  of D^T: the first of this warpgroup, of the tile */
MGPU_DEVICE void
store_tile(const mixed_place *b, const float d[128], uint32_t wg, uint32_t row, uint32_t token)
{
    const mixed_args *p = b->p;
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, NULL,   p->n, p->m,  b->x,
                                   slabs, 1 + wg, true, false, 0};
    uint32_t pairs[64];
    if (p->out == MGPU_DTYPE_F32) { /* 32 bytes of a row of D from each 8 lanes */
        MGPU_UNROLL
        for (uint32_t r = 0; r < b->x / 2; r++) {
            const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
            if (row + c.row < p->n && token + c.col < p->m)
                ((float *)p->to)[(size_t)(token + c.col) * p->n + row + c.row] = d[r];
        }
        return;
    }
    mgpu_epilogue_round_b16(pairs, d, b->x / 4, p->out);
    MGPU_UNROLL
    for (uint32_t s = 0; s < b->x / 64; s++)
        mgpu_epilogue_tile_b16(&out, row, token, pairs, s, mgpu_epilogue_slab(&out, s));
}

/* ---- the kernels ----------------------------------------------------------------------------- */

MGPU_DEVICE void
mixed(const mixed_args *p, mgpu_dtype in, uint32_t bits, uint32_t x)
{
    MGPU_SMEM(memory, 1024);
    const bool few = x <= FEW;
    const uint32_t wg = mgpu_warpgroup_index(), part = blockIdx.y;
    const uint32_t wgs = few ? p->wgs : 2;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mixed_place b;
    b.p = p;
    b.in = in;
    b.bits = bits;
    b.x = x;
    b.smem = mgpu_smem_addr(memory);
    b.stages = b.smem + (few ? 0 : SLABS_BYTES);
    b.w = p->boxes * x * ROW_BYTES;
    b.ring = mgpu_pipeline_make(b.stages + p->stages * p->stage, p->stages);
    b.step = few ? part * p->steps + (part < p->more ? part : p->more) : 0;
    b.steps = p->steps + (few && part < p->more);
    b.strips = few ? p->rows / STRIP : 2;
    b.log = wgs >> b.strips;
    b.turns = 1u << b.log;
    b.strip = wg & (b.strips - 1);
    b.turn = wg >> (b.strips - 1);

    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->a);
        mgpu_pipeline_init(b.ring, 1, b.strips * 4);
    }
    __syncthreads(); /* barriers are ready */

    if (wg == wgs) {
        const uint64_t policy = few ? mgpu_createpolicy_fractional_l2_evict_first(1.0f)
                                    : mgpu_createpolicy_fractional_l2_evict_normal(1.0f);
        if (!few)
            MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < wgs * 128 + 32 && mgpu_elect_sync())
            for (uint32_t i = blockIdx.x; i < p->walk.tiles; i += gridDim.x)
                at = load_tile(&b, mgpu_schedule_at(&p->walk, i), at, policy);
        return; /* at barriers of the cluster who has ended has arrived */
    }
    if (!few)
        MGPU_SETMAXNREG_INC(232);
    if (few)
        at.stage = b.turn; /* rings have a multiple of `turns` */
    for (uint32_t i = blockIdx.x; i < p->walk.tiles; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_at(&p->walk, i);
        float d[128];
        at = sum_tile(&b, d, at);
        if (few)
            meet(&b, d);
        else
            store_tile(&b, d, wg, t.m * p->rows + wg * STRIP, t.n * x);
    }
    if (!few)
        mgpu_epilogue_drain();
}

#define MIXED_KERNEL(name, in, bits, x, threads, blocks)                                       \
    MGPU_KERNEL(gemm_h100_mixed_##name##_int##bits##_##x, mixed_args, p, threads, blocks)      \
    {                                                                                          \
        mixed(p, in, bits, x);                                                                 \
    }
#define MIXED_KERNELS(name, in, bits)                                                          \
    MIXED_KERNEL(name, in, bits, 8, FEW_THREADS, 1)                                            \
    MIXED_KERNEL(name, in, bits, 16, FEW_THREADS, 1)                                           \
    MIXED_KERNEL(name, in, bits, 32, FEW_THREADS, 1)                                           \
    MIXED_KERNEL(name, in, bits, 64, FEW_THREADS, 1)                                           \
    MIXED_KERNEL(name, in, bits, 128, MANY_THREADS, 1)                                         \
    MIXED_KERNEL(name, in, bits, 256, MANY_THREADS, 1)
MIXED_KERNELS(bf16, MGPU_DTYPE_BF16, 4)
MIXED_KERNELS(bf16, MGPU_DTYPE_BF16, 8)
MIXED_KERNELS(f16, MGPU_DTYPE_F16, 4)
MIXED_KERNELS(f16, MGPU_DTYPE_F16, 8)

/* ---- host: weights are packed, once ----------------------------------------------------------- */

/* Bytes that the pack of W[n][k] takes. */
MGPU_HOST size_t
mixed_pack_bytes(uint32_t n, uint32_t k, uint32_t bits)
{
    return (size_t)mgpu_ceil_div(n, 128) * 2 * mgpu_ceil_div(k, 128) * 2 * MIXED_BLOCK(bits);
}

/* The picture is at the top. */
MGPU_HOST mgpu_status
mixed_pack(uint8_t *to, uint32_t bits, const int8_t *q, const uint16_t *scales, uint32_t n,
           uint32_t k, uint32_t group, mgpu_issues *issues)
{
    const uint32_t all = mgpu_ceil_div(k, 128) * 2;
    if (issues != NULL)
        issues->count = 0;
    if (group == 0 || group % BLOCK_K != 0 || k % group != 0)
        return mgpu_product_wrong("gemm_h100_mixed", "group", group, NULL,
                                  "a multiple of 64 of which K is one", issues);
    for (size_t i = 0; i < mixed_pack_bytes(n, k, bits); i++)
        to[i] = 0;
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t col = 0; col < k; col++) {
            uint8_t *const block =
                to + ((size_t)(row / STRIP) * all + col / BLOCK_K) * MIXED_BLOCK(bits);
            const mgpu_slot s = mgpu_wgmma_a_slot(row % STRIP, col % 16);
            const uint32_t step = col % BLOCK_K / 16, odd = s.half, i = s.reg; /* pair i */
            const int v = q[(size_t)row * k + col];
            uint8_t *const scale = block + MIXED_BLOCK(bits) - STRIP * 2 +
                                   (row % STRIP / 16 * 8 + row % 8) * 4 + row / 8 % 2 * 2;
            const uint16_t x = scales[(size_t)row * (k / group) + col / group];
            if (bits == 4 && (v < -8 || v > 7))
                return mgpu_product_wrong("gemm_h100_mixed", "q", v, NULL,
                                          "-8 to 7: round W to int4, or take int8", issues);
            if (bits == 4)
                block[s.thread * 16 + step * 4 + odd * 2 + i / 2] |=
                    (uint8_t)((v & 15) << i % 2 * 4);
            else
                block[step / 2 * 2048 + s.thread * 16 + step % 2 * 8 + i / 2 * 4 + odd * 2 +
                      i % 2] = (uint8_t)v;
            scale[0] = (uint8_t)x; /* each number of a group says the same */
            scale[1] = (uint8_t)(x >> 8);
        }
    return MGPU_OK;
}

/* Weights for the kernel.
 *   to      mixed_pack_bytes(n, k, 4) bytes, then copied to the device, aligned to 16
 *   q       [n][k], -8 .. 7
 *   scales  [n][k / group], words of bf16 or f16: the type of A
 *   group   64, 128 or another multiple of 64; k is a multiple of it
 *   issues  emptied, then what is wrong; may be NULL */
mgpu_status
mixed_pack_int4(uint8_t *to, const int8_t *q, const uint16_t *scales, uint32_t n, uint32_t k,
                uint32_t group, mgpu_issues *issues)
{
    return mixed_pack(to, 4, q, scales, n, k, group, issues);
}

/* The same of -128 .. 127, in mixed_pack_bytes(n, k, 8) bytes. */
mgpu_status
mixed_pack_int8(uint8_t *to, const int8_t *q, const uint16_t *scales, uint32_t n, uint32_t k,
                uint32_t group, mgpu_issues *issues)
{
    return mixed_pack(to, 8, q, scales, n, k, group, issues);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------------- */

typedef struct mixed_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b;            /* device memory: A[m][k] of `in`, W as it was packed */
    void *d;                      /* device memory: D[m][n] of `out` */
    uint32_t bits;                /* of W: 4 or 8 */
    uint32_t tokens, rows, split; /* X, R, parts of K; 0: as mixed_choose() finds best */
} mixed_problem;

typedef struct mixed_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    mixed_args args;
} mixed_plan;

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
mixed_check(const mixed_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    static const char *const name = "gemm_h100_mixed";
    /* W takes fewer bytes than the check takes it to have: 1 is none of D's */
    const void *const b = g->b == NULL ? NULL : (const void *)1;
    const mgpu_product product = {
        g->m, g->n, g->k, g->in, g->out, g->a, b, g->d, {false, false, 0, 0, 0, 0, 0}};
    const uintptr_t d = (uintptr_t)g->d, w = (uintptr_t)g->b;
    mgpu_status status = mgpu_product_check(name, &product, types, 2, issues);
#define MIXED_MUST(good, field, got, must)                                                     \
    if (!(good))                                                                               \
    status = mgpu_product_wrong(name, field, (int64_t)(got), NULL, must, issues)

    MIXED_MUST(g->bits == 4 || g->bits == 8, "bits", g->bits, "4 or 8: as W was packed");
    MIXED_MUST(g->k % BLOCK_K == 0, "k", g->k, "a multiple of 64: fill A up with zeros");
    MIXED_MUST(g->n % 8 == 0, "n", g->n, "a multiple of 8: fill W up with rows of zeros");
    MIXED_MUST(w % 16 == 0 && d % 16 == 0, w % 16 != 0 ? "b" : "d", w % 16 != 0 ? w : d,
               "a multiple of 16: begin it where mgpu_malloc() does");
    MIXED_MUST((g->tokens & (g->tokens - 1)) == 0 && g->tokens <= 256 && g->tokens % 8 == 0 &&
                   (g->tokens == 0 || g->tokens > FEW || g->m <= g->tokens),
               "tokens", g->tokens, "8, 16, 32 or 64, for so many rows of A, 128 or 256");
    MIXED_MUST(g->rows == 0 || g->rows == 64 || g->rows == 128, "rows", g->rows, "64 or 128");
    MIXED_MUST(g->split <= CLUSTER, "split", g->split, "1 to 8: 0 takes what fits");
    MIXED_MUST(multiprocessors != 0, "multiprocessors", 0,
               "1 or more: pass what mgpu_device_query() says");
    if (status == MGPU_OK && d < w + mixed_pack_bytes(g->n, g->k, g->bits) &&
        w < d + (uint64_t)g->m * g->n * mgpu_dtype_bytes(g->out))
        status =
            mgpu_product_wrong(name, "d", (int64_t)d, "within b",
                               "memory of its own: blocks store D while others load", issues);
    return status;
}

/* Blocks along K in a stage of few tokens: some 16 KB, an even number. */
MGPU_HOST uint32_t
mixed_boxes(const mixed_problem *g)
{
    const uint32_t one = g->rows / STRIP * MIXED_BLOCK(g->bits) + g->tokens * ROW_BYTES;
    const uint32_t fit = 16384 / one / 2 * 2, all = mgpu_ceil_div(g->k, 128) * 2;
    return g->tokens > FEW ? 1 : fit < 2 ? 2 : fit < all ? fit : all;
}

/* What few tokens take, in bytes at the rate at which memory fills one multiprocessor when all load; the figures are
 * those of skinny_cost() in gemm_h100_skinny.cu; a multiprocessor makes fragments of
 * int4 4 / 3 times as fast as W comes, of int8 twice. */
MGPU_HOST uint64_t
mixed_cost(const mixed_problem *g, uint64_t multiprocessors)
{
    const uint64_t split = g->split, boxes = mixed_boxes(g);
    const uint64_t strip = MIXED_BLOCK(g->bits), blocks = mgpu_ceil_div(g->k, BLOCK_K);
    const uint64_t tiles = mgpu_ceil_div(g->n, g->rows), steps = (blocks + boxes - 1) / boxes;
    const uint64_t places = 2 * multiprocessors, fit = split > 2 ? places * 3 / 4 : places;
    const uint64_t rounds = (tiles * split + fit - 1) / fit;
    const uint64_t each = tiles * split <= multiprocessors ? 1 : 2; /* on a multiprocessor */
    const uint64_t loads =
        (steps + split - 1) / split * boxes * (g->rows / STRIP * strip + g->tokens * ROW_BYTES);
    const uint64_t make = loads * g->rows / STRIP * strip /
                          (g->rows / STRIP * strip + g->tokens * ROW_BYTES) *
                          (g->bits == 4 ? 3 : 2) / 4;
    const uint64_t load = loads * 4 / 7, most = make > load ? make : load;
    const uint64_t one = rounds * each * most;
    const uint64_t l2 = tiles * split * loads * 2 / 5 / multiprocessors;
    const uint64_t memory = mgpu_ceil_div(g->n, STRIP) * blocks * strip / multiprocessors;
    const uint64_t slow = one > l2 ? one : l2, cluster = split > 1 ? each * split * split : 0;
    return (slow > memory ? slow : memory) + (one + l2) / 8 +
           rounds * (32768 + 6656 * cluster * split);
}

/* What is not given of X, R and the parts of K. Many tokens: 256 have 1024 cycles a step, 128 some 560. */
MGPU_HOST void
mixed_choose(mixed_problem *g, uint32_t multiprocessors)
{
    const mixed_problem given = *g;
    const uint64_t tiles = mgpu_ceil_div(g->n, 128), all = multiprocessors;
    uint64_t least = UINT64_MAX;
    if (g->tokens == 0 && g->m > FEW)
        g->tokens = (tiles * mgpu_ceil_div(g->m, 256) + all - 1) / all * 1024 <=
                            (tiles * mgpu_ceil_div(g->m, 128) + all - 1) / all * 560
                        ? 256
                        : 128;
    else if (g->tokens == 0)
        for (g->tokens = 8; g->tokens < g->m; g->tokens *= 2) {
        }
    for (uint32_t rows = 64; rows <= 128; rows += 64)
        for (uint32_t split = 1; split <= CLUSTER; split++) {
            mixed_problem t = *g;
            t.rows = rows;
            t.split = split;
            if ((given.rows == 0 || rows == given.rows) &&
                (given.split == 0 || split == given.split) &&
                mixed_cost(&t, multiprocessors) < least) {
                least = mixed_cost(&t, multiprocessors);
                *g = t;
            }
        }
    if (g->tokens > FEW) {
        g->rows = 128;
        g->split = 1;
    }
}

/* Maps, cluster and grid.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
mixed_plan_make(mixed_plan *plan, mixed_problem g, uint32_t multiprocessors,
                mgpu_issues *issues)
{
#define MIXED_SIX(name)                                                                        \
    {                                                                                          \
        &gemm_h100_mixed_##name##_8_kernel, &gemm_h100_mixed_##name##_16_kernel,               \
            &gemm_h100_mixed_##name##_32_kernel, &gemm_h100_mixed_##name##_64_kernel,          \
            &gemm_h100_mixed_##name##_128_kernel, &gemm_h100_mixed_##name##_256_kernel         \
    }
    static const mgpu_kernel *const kernels[4][6] = {MIXED_SIX(bf16_int4), MIXED_SIX(bf16_int8),
                                                     MIXED_SIX(f16_int4), MIXED_SIX(f16_int8)};
    mixed_args *p = &plan->args;
    mgpu_status status;
    uint32_t memory = HALF_SMEM, which = 0, steps, each, tiles[2];
    bool few;

    if (issues != NULL)
        issues->count = 0;
    status = mixed_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    mixed_choose(&g, multiprocessors);
    status = mgpu_product_tiles("gemm_h100_mixed", g.m, g.n, g.tokens, g.rows, tiles, issues);
    if (status != MGPU_OK)
        return status;
    few = g.tokens <= FEW;
    p->w = (const uint8_t *)g.b;
    p->to = g.d;
    p->m = g.m;
    p->n = g.n;
    p->rows = g.rows;
    p->walk = mgpu_schedule_make(tiles[1], tiles[0], 8);
    p->all = mgpu_ceil_div(g.k, 128) * 2;
    p->boxes = mixed_boxes(&g);
    p->stage = p->boxes * (g.rows / STRIP * MIXED_BLOCK(g.bits) + g.tokens * ROW_BYTES) + 1023;
    p->stage -= p->stage % 1024;
    each = p->stage + MGPU_PIPELINE_BYTES(1);
    steps = mgpu_ceil_div(p->all, p->boxes);
    p->split = g.split < steps ? g.split : steps; /* no part is empty */
    p->steps = steps / p->split;
    p->more = steps % p->split;
    p->out = g.out;
    p->wgs = 2;
    if (!few)
        memory = SMEM - SLABS_BYTES;
    else if ((uint64_t)p->walk.tiles * p->split <= multiprocessors) { /* one block on each */
        memory = SMEM;
        p->wgs = 4;
    }
    p->stages = memory / each;
    if (few) /* each turn has stages of its own, and waits for all their phases */
        p->stages -= p->stages % (p->wgs * STRIP / g.rows);
    status = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, g.tokens, BLOCK_K,
                              MGPU_SWIZZLE_128B, issues);
    if (status == MGPU_OK)
        status = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64,
                                  128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    if (status != MGPU_OK)
        return status;
    for (uint32_t x = 8; x < g.tokens; x *= 2)
        which++;
    plan->kernel = kernels[(g.in == MGPU_DTYPE_F16) * 2 + (g.bits == 8)][which];
    plan->config = mgpu_launch_2d(few ? p->walk.tiles
                                      : mgpu_schedule_workers(p->walk.tiles, multiprocessors),
                                  p->split, few ? p->wgs * 128 + 32 : (uint32_t)MANY_THREADS);
    plan->config.cluster = mgpu_make_dim3(1, p->split, 1);
    plan->config.smem_bytes = p->stages * each + (few ? 0 : SLABS_BYTES);
    return MGPU_OK;
}
