/* splitk.cu - C = A B^T + bias, K split over the four blocks of a cluster.
 * SPDX-License-Identifier: MIT
 *
 *     each block   loads its piece of K | 256 partial sums | sends 64 to each owner of four rows
 *     each owner   waits for three parcels | adds | sends the sums of its rows to block 0
 *     block 0      waits for all blocks | writes the sums of 16 rows
 *     each block   sends a number to its mate, the block beside it, and writes what it gets
 *
 * Parcels are bulk copies from shared memory to a peer's, counted by `got`; sums are remote stores
 * and arrivals at `done` of block 0; mates use `pair`.
 */
#include "../cases.h"

MGPU_REQUIRE(CLUSTER);

enum {
    CTAS = 4,
    TILES = 2,
    SIDE = 16,
    PIECE = SIDE * SIDE, /* elements of A and of B of a block, of C */
    PIECE_BYTES = PIECE * 4,
    PARCEL = PIECE / CTAS,
    PARCEL_BYTES = PARCEL * 4,
    OWN_ROWS = SIDE / CTAS,
    BIAS_BYTES = SIDE * 4,

    A_AT = 0,
    B_AT = A_AT + PIECE_BYTES,
    BIAS_AT = B_AT + PIECE_BYTES,
    PARTIAL_AT = BIAS_AT + BIAS_BYTES,
    INBOX_AT = PARTIAL_AT + PIECE_BYTES, /* [CTAS][PARCEL]; its own place stays empty */
    LOADED_AT = INBOX_AT + PIECE_BYTES,
    GOT_AT = LOADED_AT + 8,
    DONE_AT = GOT_AT + 8,
    PAIR_AT = DONE_AT + 8,
    MATE_AT = PAIR_AT + 8,
    SUMS_AT = MATE_AT + 16,
    SMEM_BYTES = SUMS_AT + SIDE * 4
};

typedef struct splitk_args {
    const float *a, *b, *bias; /* [TILES][CTAS][SIDE][SIDE], [CTAS][SIDE][SIDE], [SIDE] */
    float *c, *sums, *mates;   /* [TILES][SIDE][SIDE], [TILES][SIDE], [TILES][CTAS] */
    uint32_t bug;
} splitk_args;

static const case_row splitk_rows[] = {
    {1, EITHER(7, 14), SEEN, "comes before the first access to a peer",
     "only __syncthreads() before the first multicast"},
    {2, EITHER(7, 14), SEEN, "barrier.cluster",
     "the multicast goes out before the cluster's wait"},
    {3, FAULT, SEEN, "", "the bytes of the bias are not expected"},
    {4, DEADLOCK, SEEN, "", "the parcel to oneself is expected too, and not sent"},
    {5, EITHER(1, 3), PLAIN, "mbarrier", "warp 1 does not wait for parcels of the second tile"},
    {6, ERROR(2), PLAIN, "fence.proxy.async", "parcels are sent without the proxy fence"},
    {7, EITHER(2, 5), PLAIN, "barrier", "parcels are sent before all have written"},
    {8, ERROR(18), SEEN,
     "is of CTA scope, and takes nothing in from another block: it wants .acquire of .cluster "
     "scope (mgpu_mbarrier_wait_cluster()); it stands between",
     "block 0 waits for its peers with CTA scope"},
    {9, ERROR(18), SEEN, "release", "the arrival behind a peer's sums is relaxed"},
    {10, EITHER(6, 16), SEEN, "mbarrier", "block 0 does not wait for the sums"},
    {11, ERROR(6), SEEN, "no __syncwarp() is between these lanes",
     "lane 0 arrives, and lane 16 has stored too"},
    {12, EITHER(6, 16), SEEN,
     "no barrier.cluster (arrive.release, wait.acquire), and no mbarrier with .cluster scope",
     "the arrival is at one's own barrier, not at the mate's"},
    {13, LINT(3), PLAIN,
     "a thread behind the barrier has fence.proxy.async, and the one that reads has none",
     "an inbox is read, then sent to, without a fence"},
    {14, ANY(1, 3, 5), PLAIN, "a wait at its mbarrier, in the block it goes to",
     "the next tile begins without a cluster barrier"},
    {15, ERROR(14), SEEN, "barrier.cluster", "a block leaves while its parcels are read"},
    {16, EITHER(3, 18), PLAIN,
     "an arrival between them, of another thread (mbarrier, barrier.cluster), is .relaxed",
     "the cluster barrier between tiles is relaxed"},
    {17, FAULT, SEEN, "", "the multicast's mask names a fifth block"},
    {18, FAULT, SEEN, "", "a parcel completes at the sender's barrier"},
    {19, DEADLOCK, SEEN, "", "block 0 waits for what peers do behind the cluster barrier"},
    {20, ERROR(16), PLAIN, "nobody has written",
     "the parcel from oneself is read from the inbox"},
    {21, ANY(1, 4, 16), PLAIN, "", "all senders use the first place of the inbox"},
    {22, VALUES, SEEN, "", "each owner forgets its own parcel"},
    {23, FAULT, SEEN, "", "the sums of the last block lie beyond the end"},
    {24, EITHER(1, 3), PLAIN, "mbarrier", "warp 7 does not wait for A of the second tile"},
    {25, FAULT, SEEN, "", "block 3 leaves before the second tile"},
    {26, EITHER(6, 16), SEEN, "cluster", "a mate's number is read before it says so"},
    {27, ERROR(2), PLAIN, "fence.proxy.async", "the proxy fence is one for global memory"},
    {28, FAULT, SEEN, "", "a block leaves while its mate writes to it"},
};

MGPU_DEVICE void
splitk_meet(void)
{
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

/* What this block multiplies in this tile, and with the first B, and the bias for all blocks. */
MGPU_DEVICE void
splitk_load(const splitk_args *p, uint32_t smem, uint32_t tile, uint32_t rank)
{
    const uint32_t bar = smem + LOADED_AT;
    mgpu_mbarrier_arrive_expect_tx(
        bar, tile != 0 ? PIECE_BYTES : 2 * PIECE_BYTES + (BUG(3) ? 0 : BIAS_BYTES));
    mgpu_bulk_load(smem + A_AT, p->a + (tile * CTAS + rank) * PIECE, PIECE_BYTES, bar);
    if (tile == 0)
        mgpu_bulk_load(smem + B_AT, p->b + rank * PIECE, PIECE_BYTES, bar);
    if (tile == 0 && rank == 0)
        mgpu_bulk_load_multicast(smem + BIAS_AT, p->bias, BIAS_BYTES, bar,
                                 BUG(17) ? 0x1f : (1 << CTAS) - 1);
}

/* The barriers, and the first loads. */
MGPU_DEVICE void
splitk_begin(const splitk_args *p, uint32_t smem, uint32_t rank)
{
    const bool one = threadIdx.x == 0;
    if (one) {
        mgpu_mbarrier_init(smem + LOADED_AT, 1);
        mgpu_mbarrier_init(smem + GOT_AT, 1);
        mgpu_mbarrier_init(smem + DONE_AT, 2 * CTAS); /* two warps of each block */
        mgpu_mbarrier_init(smem + PAIR_AT, 1);
        mgpu_fence_mbarrier_init();
    }
    if (BUG(1))
        __syncthreads();
    else
        mgpu_barrier_cluster_arrive_aligned();
    if (one && BUG(2))
        splitk_load(p, smem, 0, rank);
    if (!BUG(1))
        mgpu_barrier_cluster_wait_aligned();
    if (one && !BUG(2))
        splitk_load(p, smem, 0, rank);
}

/* 256 partial sums, one of each thread; then each owner gets its 64. */
MGPU_DEVICE void
splitk_send(const splitk_args *p, unsigned char *memory, uint32_t tile, uint32_t rank)
{
    const uint32_t smem = mgpu_smem_addr(memory), t = threadIdx.x;
    const float *a = (const float *)(const void *)(memory + A_AT) + t / SIDE * SIDE;
    const float *b = (const float *)(const void *)(memory + B_AT) + t % SIDE * SIDE;
    float sum = 0;
    if (!BUG(24) || t / 32 != 7 || tile == 0)
        mgpu_mbarrier_wait(smem + LOADED_AT, tile);
    for (int k = 0; k < SIDE; k++)
        sum += a[k] * b[k];
    ((float *)(void *)(memory + PARTIAL_AT))[t] = sum;
    if (BUG(27))
        mgpu_fence_proxy_async_global();
    else if (!BUG(6))
        mgpu_fence_proxy_async_shared_cta();
    if (!BUG(7))
        __syncthreads();
    if (t != 0)
        return;
    mgpu_mbarrier_arrive_expect_tx(smem + GOT_AT, (CTAS - (BUG(4) ? 0 : 1)) * PARCEL_BYTES);
    for (uint32_t peer = 0; peer < CTAS; peer++)
        if (peer != rank)
            mgpu_bulk_copy_shared_cluster(
                mgpu_mapa(smem + INBOX_AT + (BUG(21) ? 0 : rank) * PARCEL_BYTES, peer),
                smem + PARTIAL_AT + peer * PARCEL_BYTES, PARCEL_BYTES,
                BUG(18) ? smem + GOT_AT : mgpu_mapa(smem + GOT_AT, peer));
}

/* Two warps of an owner add four parcels; returns what one thread wrote to C. */
MGPU_DEVICE float
splitk_add(const splitk_args *p, const unsigned char *memory, uint32_t tile, uint32_t rank)
{
    const uint32_t t = threadIdx.x;
    const float *bias = (const float *)(const void *)(memory + BIAS_AT);
    const float *partial = (const float *)(const void *)(memory + PARTIAL_AT);
    const float *inbox = (const float *)(const void *)(memory + INBOX_AT);
    float sum = bias[t % SIDE];
    if (!BUG(5) || tile == 0 || t / 32 == 0)
        mgpu_mbarrier_wait(mgpu_smem_addr(memory) + GOT_AT, tile);
    for (uint32_t from = 0; from < CTAS; from++)
        if (from != rank || BUG(20))
            sum += inbox[from * PARCEL + t];
        else if (!BUG(22))
            sum += partial[rank * PARCEL + t];
    p->c[tile * PIECE + rank * PARCEL + t] = sum;
    return sum;
}

/* The sum of each of the owner's rows goes to block 0. */
MGPU_DEVICE void
splitk_tell(const splitk_args *p, uint32_t smem, uint32_t rank, float sum)
{
    const uint32_t t = threadIdx.x, row = OWN_ROWS * rank + t / SIDE;
    const uint32_t done = mgpu_mapa(smem + DONE_AT, 0);
    for (int lanes = SIDE / 2; lanes > 0; lanes /= 2)
        sum += __shfl_xor_sync(0xFFFFFFFFu, sum, lanes);
    if (t % SIDE == 0)
        mgpu_st_shared_cluster_b32(mgpu_mapa(smem + SUMS_AT, 0) +
                                       4 * (BUG(23) ? row + OWN_ROWS : row),
                                   __float_as_uint(sum));
    if (!BUG(11))
        __syncwarp();
    if (t % 32 == 0 && BUG(9))
        mgpu_mbarrier_arrive_relaxed_shared_cluster(done);
    else if (t % 32 == 0)
        mgpu_mbarrier_arrive_shared_cluster(done);
}

/* Block 0 has the sums of all rows. */
MGPU_DEVICE void
splitk_sums(const splitk_args *p, uint32_t smem, uint32_t tile)
{
    const uint32_t t = threadIdx.x;
    if (BUG(8))
        mgpu_mbarrier_wait(smem + DONE_AT, tile);
    else if (!BUG(10) || t / 32 != 0)
        mgpu_mbarrier_wait_cluster(smem + DONE_AT, tile);
    if (t < SIDE)
        p->sums[tile * SIDE + t] = __uint_as_float(mgpu_ld_shared_b32(smem + SUMS_AT + 4 * t));
}

/* One thread gives its mate a number, and gets one. */
MGPU_DEVICE void
splitk_mate(const splitk_args *p, uint32_t smem, uint32_t tile, uint32_t rank, float number)
{
    const uint32_t mate = rank ^ 1, pair = smem + PAIR_AT;
    mgpu_st_shared_cluster_b32(mgpu_mapa(smem + MATE_AT, mate), __float_as_uint(number));
    mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(pair, BUG(12) ? rank : mate));
    if (BUG(28) && tile == TILES - 1)
        return;
    if (!BUG(26))
        mgpu_mbarrier_wait_cluster(pair, tile);
    p->mates[tile * CTAS + rank] = __uint_as_float(mgpu_ld_shared_b32(smem + MATE_AT));
    if (BUG(26))
        mgpu_mbarrier_wait_cluster(pair, tile);
}

/* All blocks have read what they got. */
MGPU_DEVICE void
splitk_end_tile(const splitk_args *p, bool last)
{
    if (!BUG(13))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(14) && !last)
        __syncthreads();
    else if (BUG(16) && !last) {
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else if (!last || !(BUG(15) || BUG(28)))
        splitk_meet();
}

MGPU_KERNEL(splitk, splitk_args, p, PIECE, 1)
{
    MGPU_SMEM(memory, 128);
    const uint32_t smem = mgpu_smem_addr(memory), rank = mgpu_cluster_ctarank();
    splitk_begin(p, smem, rank);
    for (uint32_t tile = 0; tile < TILES; tile++) {
        if (BUG(25) && tile == 1 && rank == 3)
            return;
        if (tile != 0 && threadIdx.x == 0)
            splitk_load(p, smem, tile, rank);
        splitk_send(p, memory, tile, rank);
        float sum = 0;
        if (threadIdx.x < PARCEL)
            sum = splitk_add(p, memory, tile, rank);
        if (BUG(19) && rank != 0)
            splitk_meet();
        if (threadIdx.x < PARCEL)
            splitk_tell(p, smem, rank, sum);
        if (threadIdx.x == 0)
            splitk_mate(p, smem, tile, rank, sum);
        if (rank == 0 && threadIdx.x < PARCEL)
            splitk_sums(p, smem, tile);
        splitk_end_tile(p, tile == TILES - 1);
    }
}

/* Small integers: all sums are exact. */
static float
splitk_number(int i)
{
    return (float)(i * 7 % 5 - 2);
}

static mgpu_status
splitk_run(uint32_t bug, bool *right)
{
    static float a[TILES][CTAS][SIDE][SIDE], b[CTAS][SIDE][SIDE], bias[SIDE];
    static float c[TILES][SIDE][SIDE], sums[TILES][SIDE], mates[TILES][CTAS];
    splitk_args args;
    mgpu_launch_config config = mgpu_launch_1d(CTAS, PIECE);
    for (int i = 0; i < TILES * CTAS * PIECE; i++)
        (&a[0][0][0][0])[i] = splitk_number(i);
    for (int i = 0; i < CTAS * PIECE; i++)
        (&b[0][0][0])[i] = splitk_number(i / 3);
    for (int i = 0; i < SIDE; i++)
        bias[i] = (float)i;
    args.a = (const float *)case_buffer("a", a, sizeof a);
    args.b = (const float *)case_buffer("b", b, sizeof b);
    args.bias = (const float *)case_buffer("bias", bias, sizeof bias);
    args.c = (float *)case_buffer("c", NULL, sizeof c);
    args.sums = (float *)case_buffer("sums", NULL, sizeof sums);
    args.mates = (float *)case_buffer("mates", NULL, sizeof mates);
    args.bug = bug;
    config.cluster.x = CTAS;
    config.smem_bytes = SMEM_BYTES;
    const mgpu_status status = mgpu_launch(&splitk_kernel, config, &args, NULL);
    case_take(c, args.c, sizeof c);
    case_take(sums, args.sums, sizeof sums);
    case_take(mates, args.mates, sizeof mates);
    (void)mgpu_free((void *)args.a);
    (void)mgpu_free((void *)args.b);
    (void)mgpu_free((void *)args.bias);
    *right = true;
    for (int tile = 0; tile < TILES; tile++)
        for (int m = 0; m < SIDE; m++) {
            float all = 0;
            for (int n = 0; n < SIDE; n++) {
                float want = bias[n];
                for (int k = 0; k < CTAS * SIDE; k++)
                    want += a[tile][k / SIDE][m][k % SIDE] * b[k / SIDE][n][k % SIDE];
                *right = *right && c[tile][m][n] == want;
                all += want;
            }
            *right = *right && sums[tile][m] == all;
        }
    for (int i = 0; i < TILES * CTAS; i++) /* a mate's first element */
        *right =
            *right && mates[i / CTAS][i % CTAS] == c[i / CTAS][(i % CTAS ^ 1) * OWN_ROWS][0];
    return status;
}

CASE_GROUP(splitk);
