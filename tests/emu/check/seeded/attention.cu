/* attention.cu - O = softmax(Q K^T / 8) V, online: TMA in, wgmma twice, TMA out.
 * SPDX-License-Identifier: MIT
 *
 *     thread 256     Q of a tile when it is free | K and V, a ring of two stages
 *     2 warpgroups   scale 64 rows of Q where they lie | S = Q K^T | P = exp(S - max) in
 *                    registers | O += P V | release | ... | O / sum to a slab, TMA store
 *
 * One slab of each warpgroup: the store of a tile must have read it before the next is written.
 */
#include "../cases.h"

#include <mgpu/ptx/wgmma_mn.h> /* V is [keys][dims]: MN-major */

MGPU_REQUIRE(WGMMA);

enum {
    TILES = 2,  /* of queries */
    STEPS = 3,  /* of keys */
    GROUPS = 2, /* warpgroups that compute */
    DIM = 64,   /* 128 bytes: one row of the 128-byte swizzle */
    KEYS = 64,
    QUERIES = 64 * GROUPS,
    STAGES = 2,
    THREADS = 128 * GROUPS + 32,
    Q_BYTES = QUERIES * DIM * 2,
    K_BYTES = KEYS * DIM * 2,
    KV_BYTES = 2 * K_BYTES,

    Q_AT = 0,
    KV_AT = Q_AT + Q_BYTES,
    SLABS_AT = KV_AT + STAGES * KV_BYTES,
    Q_FULL_AT = SLABS_AT + GROUPS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    Q_EMPTY_AT = Q_FULL_AT + 8,
    RING_AT = Q_EMPTY_AT + 8,
    SMEM_BYTES = RING_AT + (int)MGPU_PIPELINE_BYTES(STAGES)
};

typedef struct attention_args {
    mgpu_tensor_map q, k, v, o, k_tall;
    uint32_t bug;
} attention_args;

static const case_row attention_rows[] = {
    {1, FAULT, SEEN, "", "the bytes of V are not expected"},
    {2, DEADLOCK, SEEN, "", "16 bytes more are expected than come"},
    {3, ERROR(1), PLAIN, "no wait for the copy's phase of its mbarrier comes before",
     "warpgroup 1 does not wait for Q of the second tile"},
    {4, ERROR(1), SEEN, "all threads of the warpgroup call mgpu_mbarrier_wait()",
     "warpgroup 1 does not wait for K and V of its second step"},
    {5, DEADLOCK, SEEN, "", "the producer's first wait has the parity of a full stage"},
    {6, DEADLOCK, SEEN, "", "the consumers' parity never changes"},
    {7, ERROR(4), SEEN,
     "a wgmma.wait_group that covers it, then an arrival at the mbarrier, or a barrier, that "
     "the issuer of the copy waits for",
     "a stage is released before wgmma has read V"},
    {8, ERROR(4), SEEN, "the wgmma of warps",
     "a stage is released with one group of wgmma open"},
    {9, FAULT, SEEN, "", "the producer does not wait for an empty stage"},
    {10, FAULT, SEEN, "", "no wgmma.fence before the first wgmma"},
    {11, FAULT, SEEN, "", "no wgmma.fence behind the writes of P"},
    {12, FAULT, SEEN, "", "S is used before its wait"},
    {13, ERROR(11), LOCAL, "mgpu_acc_wait_...(n, d) waits and names all of d",
     "the wait names half of O's registers"},
    {14, LINT(19), PLAIN,
     "it was written with a swizzle of 128 bytes (0: none), and is read with one of 64: the "
     "map of "
     "the load and the matrix descriptor name the same",
     "K's descriptor has another swizzle than its map"},
    {15, ERROR(2), SEEN, "fence.proxy.async", "O is stored without the proxy fence"},
    {16, EITHER(2, 5), SEEN, "barrier", "O is stored before all warps have written"},
    {17, ERROR(13), SEEN, " and its warp come to barrier 1 as warp 3 did and others at ",
     "both warpgroups use one named barrier"},
    {18, ERROR(5), SEEN, "nothing says that it has read: cp.async.bulk.wait_group.read",
     "a slab is written under a live store"},
    {19, ERROR(5), SEEN, "wait_group.read", "one store may be open, and there is one slab"},
    {20, FAULT, SEEN, "", "a warpgroup leaves while its store reads"},
    {21, FAULT, SEEN, "", "K's box is twice as tall as what is expected"},
    {22, LINT(1), SEEN, "told them; each calls mgpu_mbarrier_wait() itself",
     "one lane waits for K and V, and __syncwarp() tells the rest"},
    {23, ERROR(2), PLAIN, "fence.proxy.async",
     "wgmma reads a scaled Q without the proxy fence"},
    {24, ERROR(2), PLAIN, "barrier", "wgmma reads what other warps have not scaled yet"},
    {25, FAULT, SEEN, "", "stages are released twice"},
    {26, DEADLOCK, SEEN, "", "the producer ends one step early"},
    {27, FAULT, SEEN, "", "the producer does not wait before it loads the next Q"},
    {28, FAULT, SEEN, "", "warp 3 leaves out the second wgmma"},
    {29, VALUES, SEEN, "", "the old O is not rescaled"},
    {30, VALUES, SEEN, "", "V's descriptor steps as if it were K-major"},
    {31, EITHER(1, 4), SEEN, "mbarrier", "Q is released before the last S"},
    {32, DEADLOCK, SEEN, "", "the empty barriers count threads, and warps arrive"},
};

MGPU_DEVICE void
attention_load(const attention_args *p, uint32_t smem)
{
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + RING_AT, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t tile = 0; tile < TILES; tile++) {
        const uint32_t steps = STEPS - (BUG(26) && tile == TILES - 1 ? 1 : 0);
        if (!BUG(27))
            mgpu_mbarrier_wait(smem + Q_EMPTY_AT, (tile & 1) ^ 1);
        mgpu_mbarrier_arrive_expect_tx(smem + Q_FULL_AT, Q_BYTES);
        mgpu_tma_load_2d(smem + Q_AT, &p->q, 0, (int32_t)(tile * QUERIES), smem + Q_FULL_AT);
        for (uint32_t i = 0; i < steps; i++) {
            const uint32_t full = mgpu_pipeline_full(ring, at);
            const uint32_t k = smem + KV_AT + at.stage * KV_BYTES;
            const int32_t key = (int32_t)(i * KEYS);
            if (!BUG(9))
                mgpu_mbarrier_wait(mgpu_pipeline_empty(ring, at), at.parity ^ (BUG(5) ? 0 : 1));
            mgpu_mbarrier_arrive_expect_tx(full, BUG(1) ? K_BYTES
                                                        : (BUG(2) ? KV_BYTES + 16 : KV_BYTES));
            mgpu_tma_load_2d(k, BUG(21) ? &p->k_tall : &p->k, 0, key, full);
            mgpu_tma_load_2d(k + K_BYTES, &p->v, 0, key, full);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

/* 64 rows of Q, where they lie: each element / 8. */
MGPU_DEVICE void
attention_scale(const attention_args *p, unsigned char *q, uint32_t named)
{
    uint32_t *word = (uint32_t *)(void *)q;
    for (uint32_t i = threadIdx.x % 128; i < 64 * DIM / 2; i += 128) {
        const float low = __uint_as_float(word[i] << 16);
        const float high = __uint_as_float(word[i] & 0xFFFF0000u);
        word[i] = mgpu_cvt_rn_bf16x2_f32(high / 8, low / 8);
    }
    if (!BUG(23))
        mgpu_fence_proxy_async_shared_cta();
    if (!BUG(24))
        mgpu_barrier_sync_aligned(named, 128);
}

/* s[64][64] = Q K^T */
MGPU_DEVICE void
attention_scores(const attention_args *p, float s[32], uint32_t q, uint32_t k)
{
    uint64_t a = mgpu_wgmma_desc_k_major(q, MGPU_SWIZZLE_128B);
    uint64_t b = mgpu_wgmma_desc_k_major(k, BUG(14) ? MGPU_SWIZZLE_64B : MGPU_SWIZZLE_128B);
    mgpu_acc_zero_f32(s, 32);
    if (!BUG(10))
        mgpu_acc_fence_f32_x32(s);
    MGPU_UNROLL
    for (int j = 0; j < DIM / 16; j++) {
        mgpu_wgmma_m64n64k16_f32_bf16_ss(s, a, b, 1);
        a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
        b += mgpu_wgmma_k_step(b, MGPU_K_MAJOR);
    }
    mgpu_wgmma_commit_group();
    if (!BUG(12))
        mgpu_acc_wait_f32_x32(0, s);
}

/* pa = exp(s - max) in pairs, as A of wgmma; o and sum follow a new max. Two rows a thread. */
MGPU_DEVICE void
attention_soften(const attention_args *p, float s[32], float o[32], uint32_t pa[16],
                 float most[2], float sum[2])
{
    for (int row = 0; row < 2; row++) {
        float next = most[row];
        MGPU_UNROLL
        for (int i = 0; i < 32; i++)
            next = i / 2 % 2 == row ? fmaxf(next, s[i]) : next;
        next = fmaxf(next, __shfl_xor_sync(0xFFFFFFFFu, next, 1));
        next = fmaxf(next, __shfl_xor_sync(0xFFFFFFFFu, next, 2));
        const float shrink = BUG(29) ? 1.0f : expf(most[row] - next);
        most[row] = next;
        sum[row] *= shrink;
        MGPU_UNROLL
        for (int i = 0; i < 32; i++)
            if (i / 2 % 2 == row) {
                s[i] = expf(s[i] - next);
                sum[row] += s[i];
                o[i] *= shrink;
            }
    }
    MGPU_UNROLL
    for (int i = 0; i < 16; i++)
        pa[i] = mgpu_cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i]);
}

/* o[64][64] += P V */
MGPU_DEVICE void
attention_values(const attention_args *p, float o[32], uint32_t pa[16], uint32_t v)
{
    uint64_t b = mgpu_wgmma_desc_mn_major(v, MGPU_SWIZZLE_128B, KEYS);
    mgpu_regs_b32_x16(pa);
    if (!BUG(11))
        mgpu_acc_fence_f32_x32(o);
    if (BUG(28) && threadIdx.x / 32 == 3)
        return;
    MGPU_UNROLL
    for (int j = 0; j < KEYS / 16; j++) {
        mgpu_wgmma_m64n64k16_f32_bf16_rs_tb(o, pa + 4 * j, b, 1);
        b += mgpu_wgmma_k_step(b, BUG(30) ? MGPU_K_MAJOR : MGPU_MN_MAJOR);
    }
    mgpu_wgmma_commit_group();
    if (BUG(13)) {
        mgpu_wgmma_wait_group(0);
        mgpu_regs_f32_x16(o);
    } else if (!BUG(7) && !BUG(8))
        mgpu_acc_wait_f32_x32(0, o);
    else if (BUG(8))
        mgpu_wgmma_wait_group(1);
}

MGPU_DEVICE void
attention_wait(const attention_args *p, mgpu_pipeline ring, mgpu_pipeline_place at, bool second)
{
    const uint32_t full = mgpu_pipeline_full(ring, at), parity = BUG(6) ? 0 : at.parity;
    if (BUG(4) && second && threadIdx.x / 128 == 1)
        return;
    if (!BUG(22) || threadIdx.x % 32 == 0)
        mgpu_mbarrier_wait(full, parity);
    if (BUG(22))
        __syncwarp();
}

/* o goes to 64 rows of O. */
MGPU_DEVICE void
attention_store(const attention_args *p, float o[32], const float sum[2], uint32_t slab,
                uint32_t row, uint32_t named)
{
    const bool one = threadIdx.x % 128 == 0;
    MGPU_UNROLL
    for (int i = 0; i < 32; i++)
        o[i] /= sum[i / 2 % 2];
    if (one && BUG(19))
        mgpu_bulk_wait_group_read(1);
    else if (one && !BUG(18))
        mgpu_bulk_wait_group_read(0);
    mgpu_barrier_sync_aligned(named, 128);
    mgpu_epilogue_put_bf16(slab, o);
    if (!BUG(15))
        mgpu_fence_proxy_async_shared_cta();
    if (!BUG(16))
        mgpu_barrier_sync_aligned(named, 128);
    if (one) {
        mgpu_tma_store_2d(&p->o, 0, (int32_t)row, slab);
        mgpu_bulk_commit_group();
    }
}

/* 64 queries of a tile. */
MGPU_DEVICE mgpu_pipeline_place
attention_tile(const attention_args *p, unsigned char *memory, mgpu_pipeline_place at,
               uint32_t tile)
{
    const uint32_t smem = mgpu_smem_addr(memory), wg = mgpu_warpgroup_index();
    const uint32_t half = Q_AT + wg * (Q_BYTES / GROUPS), named = BUG(17) ? 1 : 1 + wg;
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + RING_AT, STAGES);
    float s[32], o[32], most[2] = {-1e30f, -1e30f}, sum[2] = {0, 0};
    uint32_t pa[16];
    if (!BUG(3) || wg == 0 || tile == 0)
        mgpu_mbarrier_wait(smem + Q_FULL_AT, tile & 1);
    attention_scale(p, memory + half, named);
    mgpu_acc_zero_f32(o, 32);
    for (uint32_t i = 0; i < STEPS; i++) {
        const uint32_t k = smem + KV_AT + at.stage * KV_BYTES;
        const bool q_is_free = i == STEPS - (BUG(31) ? 2 : 1);
        attention_wait(p, ring, at, tile == 0 && i == 1);
        attention_scores(p, s, smem + half, k);
        if (q_is_free && threadIdx.x % 32 == 0)
            mgpu_mbarrier_arrive(smem + Q_EMPTY_AT);
        attention_soften(p, s, o, pa, most, sum);
        attention_values(p, o, pa, k + K_BYTES);
        mgpu_pipeline_release(ring, at);
        if (BUG(25))
            mgpu_pipeline_release(ring, at);
        if (BUG(7) || BUG(8))
            mgpu_acc_wait_f32_x32(0, o);
        at = mgpu_pipeline_next(ring, at);
    }
    for (int row = 0; row < 2; row++) { /* of four lanes */
        sum[row] += __shfl_xor_sync(0xFFFFFFFFu, sum[row], 1);
        sum[row] += __shfl_xor_sync(0xFFFFFFFFu, sum[row], 2);
    }
    attention_store(p, o, sum, smem + SLABS_AT + wg * MGPU_EPILOGUE_SLAB_BYTES,
                    tile * QUERIES + wg * 64, named);
    return at;
}

MGPU_KERNEL(attention, attention_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(smem + Q_FULL_AT, 1);
        mgpu_mbarrier_init(smem + Q_EMPTY_AT, GROUPS * 4); /* a lane of each warp */
        mgpu_pipeline_init(mgpu_pipeline_make(smem + RING_AT, STAGES), 1,
                           GROUPS * (BUG(32) ? 128 : 4));
    }
    __syncthreads();
    if (mgpu_warpgroup_index() == GROUPS) {
        if (threadIdx.x % 128 == 0)
            attention_load(p, smem);
        return;
    }
    for (uint32_t tile = 0; tile < TILES; tile++)
        at = attention_tile(p, memory, at, tile);
    if (!BUG(20))
        mgpu_epilogue_drain();
}

/* ---- of the host ------------------------------------------------------------------------- */

typedef uint16_t attention_matrix[TILES * QUERIES][DIM]; /* bf16 */

static float
attention_float(uint16_t bits)
{
    const uint32_t u = (uint32_t)bits << 16;
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}

/* Rows of multiples of `unit` from -4 to 4, all of them bf16. */
static void
attention_fill(attention_matrix m, int rows, uint32_t seed, float unit)
{
    for (int i = 0; i < rows * DIM; i++) {
        seed = seed * 1664525u + 1013904223u;
        const float f = unit * (float)((int)(seed >> 16) % 9 - 4);
        uint32_t u;
        memcpy(&u, &f, sizeof u);
        m[i / DIM][i % DIM] = (uint16_t)(u >> 16);
    }
}

static mgpu_tensor_map
attention_map(const void *p, int rows, uint32_t box_rows)
{
    return case_map(
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, p, (uint64_t)rows, DIM, DIM * 2, box_rows, DIM),
        MGPU_SWIZZLE_128B);
}

/* What O should be, to 0.01: P is rounded to bf16. */
static double attention_want[TILES * QUERIES][DIM];

static void
attention_solve(attention_matrix q, attention_matrix k, attention_matrix v)
{
    for (int row = 0; row < TILES * QUERIES; row++) {
        double *want = attention_want[row], sum = 0;
        for (int key = 0; key < STEPS * KEYS; key++) {
            double score = 0;
            for (int d = 0; d < DIM; d++)
                score += (double)(attention_float(q[row][d]) * attention_float(k[key][d]));
            score = exp(score / 8);
            sum += score;
            for (int d = 0; d < DIM; d++)
                want[d] += score * (double)attention_float(v[key][d]);
        }
        for (int d = 0; d < DIM; d++)
            want[d] /= sum;
    }
}

static mgpu_status
attention_run(uint32_t bug, bool *right)
{
    static attention_matrix q, k, v, o;
    attention_args args;
    mgpu_launch_config config = mgpu_launch_1d(1, THREADS);
    if (attention_want[0][0] == 0) { /* the first time */
        attention_fill(q, TILES * QUERIES, 5, 1);
        attention_fill(k, STEPS * KEYS, 6, 0.25f);
        attention_fill(v, STEPS * KEYS, 7, 0.25f);
        attention_solve(q, k, v);
    }
    void *const q_at = case_buffer("q", q, sizeof q), *const o_at =
                                                          case_buffer("o", NULL, sizeof o);
    void *const k_at = case_buffer("k", k, STEPS * KEYS * DIM * 2);
    void *const v_at = case_buffer("v", v, STEPS * KEYS * DIM * 2);
    args.q = attention_map(q_at, TILES * QUERIES, QUERIES);
    args.k = attention_map(k_at, STEPS * KEYS, KEYS);
    args.k_tall = attention_map(k_at, STEPS * KEYS, 2 * KEYS);
    args.v = attention_map(v_at, STEPS * KEYS, KEYS);
    args.o = attention_map(o_at, TILES * QUERIES, 64);
    args.bug = bug;
    config.smem_bytes = SMEM_BYTES;
    const mgpu_status status = mgpu_launch(&attention_kernel, config, &args, NULL);
    case_take(o, o_at, sizeof o);
    (void)mgpu_free(q_at);
    (void)mgpu_free(k_at);
    (void)mgpu_free(v_at);
    *right = true;
    for (int i = 0; i < TILES * QUERIES * DIM; i++)
        *right = *right && fabs((double)attention_float(o[i / DIM][i % DIM]) -
                                attention_want[i / DIM][i % DIM]) < 0.01;
    return status;
}

CASE_GROUP(attention);
