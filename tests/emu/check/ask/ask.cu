/* ask.cu - each question is a kernel of many rounds; a round ends when all threads meet.
 * SPDX-License-Identifier: MIT
 */
#include "ask.h"

MGPU_REQUIRE(WGMMA);

enum {
    THREADS = 128,
    WORDS = 1024,
    BYTES = WORDS * 4,
    EACH = WORDS / THREADS,
    TILES = 64,
    A_BYTES = 8192, /* 64 rows of 128 bytes: A of wgmma, its numbers all one */
    B_BYTES = 1024,
    LEAVE_BYTES = 4 * BYTES,

    AT = 0,
    B_AT = A_BYTES,
    BARS_AT = B_AT + B_BYTES,
    SMEM_BYTES = BARS_AT + 32,
    LEAVE_SMEM_BYTES = LEAVE_BYTES
};

typedef struct ask_args {
    const uint32_t *tiles;  /* [TILES][WORDS]: ask_word(tile, i) */
    const uint32_t *plates; /* [TILES][A_BYTES / 4]: tile + 1 in bf16 */
    uint32_t *out;          /* [blocks][WORDS], or what blocks leave */
    uint32_t *counts;       /* rounds that were wrong, blocks that were stuck */
    uint32_t rounds;
} ask_args;

static const case_row ask_rows[] = {
    {1, ERROR(3), SEEN, "fence.proxy.async", "read, arrive, then loaded again"},
    {2, ERROR(18), SEEN, " is .relaxed, and passes nothing on: it wants .release",
     "read, arrive.relaxed, then loaded again"},
    {3, LINT(2), SEEN, "fence.proxy.async",
     "written, __syncthreads(), the issuer fences, stored"},
    {4, ERROR(2), SEEN, "fence.proxy.async", "written, __syncthreads(), stored"},
    {5, ERROR(2), SEEN, "fence.proxy.async", "written and stored by one thread"},
    {6, ERROR(2), SEEN, "fence.proxy.async", "written, __syncthreads(), read by wgmma"},
    {7, LINT(7), SEEN, "mbarrier_init", "mbarrier.init, then a copy by the same thread"},
    {8, LINT(7), SEEN, "mbarrier_init",
     "mbarrier.init, __syncthreads(), another thread's copy"},
    {9, ERROR(18), SEEN, "release", "written into a peer, arrive.relaxed"},
    {10, ERROR(18), PLAIN, "release", "written to global memory, arrive.relaxed"},
    {11, ERROR(18), SEEN, "release",
     "arrive.relaxed, then the peer reads what was written here"},
    {12, ERROR(18), SEEN,
     " is of CTA scope, and takes nothing in from another block: it wants .acquire of .cluster "
     "scope (mgpu_mbarrier_wait_cluster()); it stands between ",
     "written into a peer, which waits with CTA scope"},
    {13, ERROR(18), PLAIN, "acquire",
     "written to global memory, and the peer waits with CTA scope"},
    {14, LINT(2), SEEN, "fence.proxy.async",
     "written, __syncthreads(), a third thread fences, __syncthreads(), stored"},
    {15, LINT(1), SEEN, "mbarrier", "lane 0 waits, __syncwarp(), wgmma"},
    {16, LINT(1), SEEN, "mbarrier", "lane 0 waits, wgmma"},
    {17, SILENT, SEEN, "", "stored, wait_group.read, written"},
    {18, ERROR(5), SEEN, "wait_group.read", "stored, written"},
    {19, ERROR(17), PLAIN, "fence.proxy.async",
     "written to global memory, __syncthreads(), loaded"},
    {20, ERROR(17), PLAIN, "fence.proxy.async",
     "written to global memory and loaded by one thread"},
    /* who writes global memory need not know that TMA reads it: no note */
    {21, SILENT, SEEN, "",
     "written to global memory, __syncthreads(), the issuer fences, loaded"},
    {22, FAULT, SEEN, "", "stored, and the block leaves"},
    {23, ERROR(3), SEEN, "behind the read", "arrive, then read, meanwhile loaded again"},
    {24, ERROR(1), SEEN, "mbarrier", "nobody waits, wgmma"},
    {25, ERROR(3), SEEN, "fence.proxy.async", "read, __syncthreads(), then loaded again"},
    {26, ERROR(2), SEEN, "fence.proxy.async", "written, arrive, stored by who waits"},
    {27, LINT(2), SEEN, "fence.proxy.async", "written, arrive, stored by who waits and fences"},
};

/* In a kernel of question `bug`, which the compiler knows: is it this one; is this left out? */
#define IS(n)  (bug % FIXED == (n))
#define BAD(n) (bug == (n))

typedef struct ask_place {
    uint32_t at, b;       /* bytes that are handed over; B of wgmma, all ones */
    uint32_t full, empty; /* mbarriers */
    uint32_t *out;        /* WORDS of this block, or cluster */
    uint32_t salt;        /* no two rounds of a block have the same values */
} ask_place;

MGPU_INLINE uint32_t
ask_word(uint32_t salt, uint32_t i)
{
    return (salt + 1) * 0x9E3779B1u ^ (i + 1) * 0x85EBCA6Bu;
}

/* Every other round goes as fast as it can. */
MGPU_DEVICE void
ask_delay(uint32_t round)
{
    const uint32_t x = ask_word(round * 37 + threadIdx.x / 32, blockIdx.x) >> 8;
    const uint64_t begin = mgpu_clock64();
    while (round % 2 != 0 && mgpu_clock64() - begin < x % 512)
        ;
}

/* A wait that ends: false after 20 ms. */
MGPU_DEVICE bool
ask_wait(uint32_t bar, uint32_t parity)
{
    const uint64_t begin = mgpu_globaltimer();
    while (!mgpu_mbarrier_try_wait_parity(bar, parity))
        if (mgpu_globaltimer() - begin > 20000000)
            return false;
    return true;
}

/* All words; the lanes of a warp all in the same bank. */
MGPU_DEVICE void
ask_put(uint32_t at, uint32_t salt)
{
    for (uint32_t k = 0; k < EACH; k++) {
        const uint32_t i = threadIdx.x % 32 * 32 + threadIdx.x / 32 * EACH + k;
        mgpu_st_shared_b32(at + 4 * i, ask_word(salt, i));
    }
}

/* Is a word of `out` not that of this round? */
MGPU_DEVICE bool
ask_out_is_wrong(const uint32_t *out, uint32_t salt)
{
    bool wrong = false;
    for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
        wrong |= mgpu_ld_relaxed_gpu_global_b32(out + i) != ask_word(salt, i);
    mgpu_fence_proxy_async_global(); /* the next round stores over it */
    return wrong;
}

MGPU_DEVICE void
ask_load(const ask_args *p, ask_place s, uint32_t tile)
{
    mgpu_mbarrier_arrive_expect_tx(s.full, BYTES);
    mgpu_bulk_load(s.at, p->tiles + tile * WORDS, BYTES, s.full);
}

/* ---- questions ----------------------------------------------------------------------------- */

/* 1, 2, 23, 25: warps 1 to 3 read a tile, all lanes the same bank; thread 0 loads another over it. */
MGPU_DEVICE bool
ask_reload(const ask_args *p, ask_place s, uint32_t bug, uint32_t round)
{
    const uint32_t tile = s.salt % TILES, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    uint32_t got[EACH];
    bool wrong = false;
    if (threadIdx.x == 0) {
        ask_load(p, s, tile);
        if (!IS(25))
            mgpu_mbarrier_wait(s.empty, round & 1);
    }
    if (warp != 0) {
        mgpu_mbarrier_wait(s.full, 0);
        ask_delay(round);
        if (BAD(23))
            (void)mgpu_mbarrier_arrive(s.empty);
        MGPU_UNROLL
        for (uint32_t k = 0; k < EACH; k++)
            got[k] = mgpu_ld_shared_b32(s.at + 4 * (lane * 32 + (3 * k + warp) % 32));
        if (bug >= FIXED)
            mgpu_fence_proxy_async_shared_cta();
        if (BAD(2))
            mgpu_mbarrier_arrive_relaxed(s.empty);
        else if (!BAD(23) && !IS(25))
            (void)mgpu_mbarrier_arrive(s.empty);
    }
    if (IS(25))
        __syncthreads();
    if (threadIdx.x == 0)
        ask_load(p, s, (tile + 1) % TILES);
    if (warp != 0) {
        MGPU_UNROLL
        for (uint32_t k = 0; k < EACH; k++)
            wrong |= got[k] != ask_word(tile, lane * 32 + (3 * k + warp) % 32);
    }
    mgpu_mbarrier_wait(s.full, 1);
    return wrong;
}

/* 3, 4, 14, 26, 27: all write, thread 0 stores. */
MGPU_DEVICE bool
ask_store(ask_place s, uint32_t bug, uint32_t round)
{
    ask_delay(round);
    ask_put(s.at, s.salt);
    if (bug >= FIXED)
        mgpu_fence_proxy_async_shared_cta();
    if (IS(26) || IS(27))
        (void)mgpu_mbarrier_arrive(s.full);
    else
        __syncthreads();
    if (IS(14)) {
        if (threadIdx.x == 64)
            mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        if (IS(26) || IS(27))
            mgpu_mbarrier_wait(s.full, round & 1);
        if (BAD(3) || BAD(27))
            mgpu_fence_proxy_async_shared_cta();
        mgpu_bulk_store(s.out, s.at, BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    __syncthreads();
    return ask_out_is_wrong(s.out, s.salt);
}

/* 5: each thread writes 16 bytes and stores them. 20: writes them to `out` and loads them. */
MGPU_DEVICE bool
ask_alone(ask_place s, uint32_t bug, uint32_t round)
{
    const uint32_t mine = s.at + 16 * threadIdx.x, i = 4 * threadIdx.x;
    uint32_t value[4], got[4];
    bool wrong = false;
    for (uint32_t k = 0; k < 4; k++)
        value[k] = ask_word(s.salt, i + k);
    ask_delay(round);
    if (IS(5)) {
        mgpu_st_shared_v4_b32(mine, value);
        if (!BAD(5))
            mgpu_fence_proxy_async_shared_cta();
        mgpu_bulk_store(s.out + i, mine, 16);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
        for (uint32_t k = 0; k < 4; k++)
            wrong |= mgpu_ld_relaxed_gpu_global_b32(s.out + i + k) != value[k];
        mgpu_fence_proxy_async_global(); /* the next round stores over it */
        return wrong;
    }
    for (uint32_t k = 0; k < 4; k++)
        s.out[i + k] = value[k];
    if (!BAD(20))
        mgpu_fence_proxy_async_global();
    mgpu_mbarrier_arrive_expect_tx(s.full, 16);
    mgpu_bulk_load(mine, s.out + i, 16, s.full);
    mgpu_mbarrier_wait(s.full, round & 1);
    mgpu_ld_shared_v4_b32(got, mine);
    mgpu_fence_proxy_async_shared_cta(); /* the next round loads over it */
    for (uint32_t k = 0; k < 4; k++)
        wrong |= got[k] != value[k];
    return wrong;
}

/* 6, 15, 16, 24: A is all one number. Threads write it, or a copy; who waits for the copy? */
MGPU_DEVICE bool
ask_multiply(const ask_args *p, ask_place s, uint32_t bug, uint32_t round)
{
    const uint32_t tile = s.salt % TILES, lane = threadIdx.x % 32;
    const uint32_t pair = (__float_as_uint((float)(tile + 1)) >> 16) * 0x10001u;
    uint64_t a = mgpu_wgmma_desc_k_major(s.at, MGPU_SWIZZLE_128B);
    uint64_t b = mgpu_wgmma_desc_k_major(s.b, MGPU_SWIZZLE_128B);
    float d[4];
    bool wrong = false;
    ask_delay(round);
    if (IS(6)) {
        for (uint32_t i = threadIdx.x; i < A_BYTES / 4; i += THREADS)
            mgpu_st_shared_b32(s.at + 4 * i, pair);
        if (!BAD(6))
            mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
    } else {
        if (threadIdx.x == 0) {
            mgpu_mbarrier_arrive_expect_tx(s.full, A_BYTES);
            mgpu_bulk_load(s.at, p->plates + tile * (A_BYTES / 4), A_BYTES, s.full);
        }
        if (bug >= FIXED || (lane == 0 && !BAD(24)))
            mgpu_mbarrier_wait(s.full, round & 1);
        if (IS(15))
            __syncwarp();
    }
    mgpu_acc_zero_f32(d, 4);
    mgpu_acc_fence_f32_x4(d);
    MGPU_UNROLL
    for (int k = 0; k < 4; k++) {
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, b, 1);
        a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
        b += mgpu_wgmma_k_step(b, MGPU_K_MAJOR);
    }
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x4(0, d);
    for (int k = 0; k < 4; k++)
        wrong |= d[k] != 64.0f * (float)(tile + 1);
    if (!IS(6))
        mgpu_mbarrier_wait(s.full, round & 1);
    return wrong;
}

/* 7, 8: a barrier is made for each load. Sets `stuck` when it never completes. */
MGPU_DEVICE bool
ask_init(const ask_args *p, ask_place s, uint32_t bug, uint32_t round, bool *stuck)
{
    const uint32_t tile = s.salt % TILES;
    bool wrong = false;
    if (threadIdx.x == 0) {
        ask_delay(round);
        mgpu_mbarrier_init(s.full, 1);
        if (bug >= FIXED)
            mgpu_fence_mbarrier_init();
    }
    if (IS(8))
        __syncthreads();
    if (threadIdx.x == (IS(8) ? 64 : 0)) {
        ask_load(p, s, tile);
        *stuck = !ask_wait(s.full, 0);
    }
    *stuck = __syncthreads_or(*stuck) != 0;
    for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
        wrong |= mgpu_ld_shared_b32(s.at + 4 * i) != ask_word(tile, i);
    mgpu_fence_proxy_async_shared_cta(); /* the next round loads over it */
    __syncthreads();
    if (threadIdx.x == 0 && !*stuck)
        mgpu_mbarrier_inval(s.full);
    return wrong;
}

/* 17, 18: stored, and written again. */
MGPU_DEVICE bool
ask_rewrite(ask_place s, uint32_t bug, uint32_t round)
{
    ask_put(s.at, s.salt);
    mgpu_fence_proxy_async_shared_cta();
    ask_delay(round);
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(s.out, s.at, BYTES);
        mgpu_bulk_commit_group();
        if (!BAD(18))
            mgpu_bulk_wait_group_read(0);
    }
    __syncthreads();
    ask_put(s.at, ~s.salt);
    if (threadIdx.x == 0)
        mgpu_bulk_wait_group(0);
    __syncthreads();
    return ask_out_is_wrong(s.out, s.salt);
}

/* 19, 21: all write to `out`, thread 0 loads it. */
MGPU_DEVICE bool
ask_load_back(ask_place s, uint32_t bug, uint32_t round)
{
    bool wrong = false;
    ask_delay(round);
    for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
        s.out[i] = ask_word(s.salt, i);
    if (bug >= FIXED)
        mgpu_fence_proxy_async_global();
    __syncthreads();
    if (threadIdx.x == 0) {
        if (BAD(21))
            mgpu_fence_proxy_async_global();
        mgpu_mbarrier_arrive_expect_tx(s.full, BYTES);
        mgpu_bulk_load(s.at, s.out, BYTES, s.full);
    }
    mgpu_mbarrier_wait(s.full, round & 1);
    for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
        wrong |= mgpu_ld_shared_b32(s.at + 4 * i) != ask_word(s.salt, i);
    mgpu_fence_proxy_async(); /* the next round loads over it */
    return wrong;
}

/* 9 to 13: block 1 of a cluster of two hands over words, block 0 reads them. */
MGPU_DEVICE bool
ask_peer(ask_place s, uint32_t bug, uint32_t round)
{
    const bool by_global = IS(10) || IS(13), pulled = IS(11);
    bool wrong = false;
    if (mgpu_cluster_ctarank() == 1) {
        const uint32_t full = mgpu_mapa(s.full, 0), to = pulled ? s.at : mgpu_mapa(s.at, 0);
        ask_delay(round);
        for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
            if (by_global)
                s.out[i] = ask_word(s.salt, i);
            else if (pulled)
                mgpu_st_shared_b32(to + 4 * i, ask_word(s.salt, i));
            else
                mgpu_st_shared_cluster_b32(to + 4 * i, ask_word(s.salt, i));
        if (BAD(9) || BAD(10) || BAD(11))
            mgpu_mbarrier_arrive_relaxed_shared_cluster(full);
        else
            mgpu_mbarrier_arrive_shared_cluster(full);
        mgpu_mbarrier_wait_cluster(s.empty, round & 1);
        return false;
    }
    if (BAD(12) || BAD(13))
        mgpu_mbarrier_wait(s.full, round & 1);
    else
        mgpu_mbarrier_wait_cluster(s.full, round & 1);
    const uint32_t from = pulled ? mgpu_mapa(s.at, 1) : s.at;
    for (uint32_t i = threadIdx.x; i < WORDS; i += THREADS)
        wrong |= (by_global ? s.out[i]
                  : pulled  ? mgpu_ld_shared_cluster_b32(from + 4 * i)
                            : mgpu_ld_shared_b32(from + 4 * i)) != ask_word(s.salt, i);
    mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(s.empty, 1));
    return wrong;
}

/* 22: what the block leaves behind goes out as 128 stores, and the next block writes here. */
MGPU_DEVICE void
ask_leave(const ask_args *p, uint32_t at, uint32_t bug)
{
    uint32_t *const out = p->out + blockIdx.x * (LEAVE_BYTES / 4);
    for (uint32_t i = threadIdx.x; i < LEAVE_BYTES / 4; i += THREADS)
        mgpu_st_shared_b32(at + 4 * i, ask_word(blockIdx.x, i));
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_bulk_store(out + threadIdx.x * 32, at + threadIdx.x * 128, 128);
    mgpu_bulk_commit_group();
    if (!BAD(22))
        mgpu_bulk_wait_group_read(0);
}

/* ---- kernels ------------------------------------------------------------------------------- */

MGPU_DEVICE bool
ask_round(const ask_args *p, ask_place s, uint32_t bug, uint32_t round, bool *stuck)
{
    switch (bug % FIXED) {
    case 1:
    case 2:
    case 23:
    case 25:
        return ask_reload(p, s, bug, round);
    case 5:
    case 20:
        return ask_alone(s, bug, round);
    case 6:
    case 15:
    case 16:
    case 24:
        return ask_multiply(p, s, bug, round);
    case 7:
    case 8:
        return ask_init(p, s, bug, round, stuck);
    case 9:
    case 10:
    case 11:
    case 12:
    case 13:
        return ask_peer(s, bug, round);
    case 17:
    case 18:
        return ask_rewrite(s, bug, round);
    case 19:
    case 21:
        return ask_load_back(s, bug, round);
    default:
        return ask_store(s, bug, round);
    }
}

/* Arrivals at `full` and at `empty`. */
MGPU_DEVICE void
ask_begin(ask_place s, uint32_t bug)
{
    const bool peers = IS(9) || IS(10) || IS(11) || IS(12) || IS(13);
    for (uint32_t i = threadIdx.x; i < B_BYTES / 4; i += THREADS)
        mgpu_st_shared_b32(s.b + 4 * i, 0x3f803f80);
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        if (!IS(7) && !IS(8))
            mgpu_mbarrier_init(s.full, peers || IS(20) || IS(26) || IS(27) ? THREADS : 1);
        mgpu_mbarrier_init(s.empty, peers ? THREADS : THREADS - 32);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (peers) {
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

MGPU_DEVICE void
ask_block(const ask_args *p, uint32_t smem, uint32_t bug)
{
    const bool peers = IS(9) || IS(10) || IS(11) || IS(12) || IS(13);
    bool stuck = false;
    ask_place s;
    s.at = smem + AT;
    s.b = smem + B_AT;
    s.full = smem + BARS_AT;
    s.empty = s.full + 8;
    s.out = p->out + (peers ? blockIdx.x / 2 : blockIdx.x) * WORDS;
    ask_begin(s, bug);
    for (uint32_t round = 0; round < p->rounds && !stuck; round++) {
        s.salt = (peers ? blockIdx.x / 2 : blockIdx.x) * p->rounds + round;
        const bool wrong = ask_round(p, s, bug, round, &stuck);
        if (__syncthreads_or(wrong) != 0 && threadIdx.x == 0)
            (void)atomicAdd(p->counts, 1u);
    }
    if (stuck && threadIdx.x == 0)
        (void)atomicAdd(p->counts + 1, 1u);
    if (peers) {
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

/* Two kernels for each question, as the compiler leaves out what is not asked. */
#define ASK_KERNEL(name, bug)                                                                  \
    MGPU_KERNEL(name, ask_args, p, THREADS, 1)                                                 \
    {                                                                                          \
        MGPU_SMEM(memory, 1024);                                                               \
        if ((bug) % FIXED == 22)                                                               \
            ask_leave(p, mgpu_smem_addr(memory), bug);                                         \
        else                                                                                   \
            ask_block(p, mgpu_smem_addr(memory), bug);                                         \
    }
#define ASK(n)                                                                                 \
    ASK_KERNEL(ask_##n, n)                                                                     \
    ASK_KERNEL(ask_##n##_right, FIXED + n)

/* clang-format off */
#define ALL(X)                                                                                 \
    X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) X(16)     \
    X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27)
/* clang-format on */

ALL(ASK)

/* ---- of the host ------------------------------------------------------------------------- */

#define ASK_CASE(n)                                                                            \
    case n:                                                                                    \
        return &ask_##n##_kernel;                                                              \
    case FIXED + n:                                                                            \
        return &ask_##n##_right_kernel;

static const mgpu_kernel *
ask_kernel(uint32_t question)
{
    switch (question) {
        ALL(ASK_CASE)
    default:
        return NULL;
    }
}

/* How many blocks left something else behind than they wrote? */
static uint64_t
ask_left_wrong(const uint32_t *left, uint32_t blocks)
{
    uint64_t wrong = 0;
    for (uint32_t b = 0; b < blocks; b++) {
        bool right = true;
        for (uint32_t i = 0; i < LEAVE_BYTES / 4; i++)
            right = right && left[b * (LEAVE_BYTES / 4) + i] == ask_word(b, i);
        wrong += right ? 0 : 1;
    }
    return wrong;
}

static uint32_t ask_tiles[TILES][WORDS], ask_plates[TILES][A_BYTES / 4];

static void
ask_fill(void)
{
    for (uint32_t tile = 0; tile < TILES; tile++) {
        const float number = (float)(tile + 1);
        uint32_t bits;
        memcpy(&bits, &number, sizeof bits);
        for (uint32_t i = 0; i < WORDS; i++)
            ask_tiles[tile][i] = ask_word(tile, i);
        for (uint32_t i = 0; i < A_BYTES / 4; i++)
            ask_plates[tile][i] = (bits >> 16) * 0x10001u;
    }
}

MGPU_EXTERN_C ask_answer
ask(uint32_t question, uint32_t blocks, uint32_t rounds)
{
    const uint32_t n = question % FIXED;
    const bool leave = n == 22, peers = n >= 9 && n <= 13;
    const size_t out_bytes = (size_t)blocks * (leave ? LEAVE_BYTES : BYTES);
    uint32_t counts[2] = {0, 0};
    uint32_t *const out = (uint32_t *)malloc(out_bytes);
    mgpu_launch_config config = mgpu_launch_1d(blocks, THREADS);
    ask_args args;
    ask_answer answer;
    if (out == NULL)
        abort();
    ask_fill();
    args.tiles = (const uint32_t *)case_buffer("tiles", ask_tiles, sizeof ask_tiles);
    args.plates = (const uint32_t *)case_buffer("plates", ask_plates, sizeof ask_plates);
    args.out = (uint32_t *)case_buffer("out", NULL, out_bytes);
    args.counts = (uint32_t *)case_buffer("counts", counts, sizeof counts);
    args.rounds = rounds;
    config.cluster.x = peers ? 2 : 1;
    config.smem_bytes = leave ? LEAVE_SMEM_BYTES : SMEM_BYTES;
    answer.status = mgpu_launch(ask_kernel(question), config, &args, NULL);
    case_take(counts, args.counts, sizeof counts);
    case_take(out, args.out, out_bytes);
    (void)mgpu_free((void *)args.tiles);
    (void)mgpu_free((void *)args.plates);
    answer.rounds = leave ? blocks : (uint64_t)(peers ? blocks / 2 : blocks) * rounds;
    answer.wrong = leave ? ask_left_wrong(out, blocks) : counts[0];
    answer.stuck = counts[1];
    free(out);
    return answer;
}

static mgpu_status
ask_run(uint32_t bug, bool *right)
{
    const ask_answer answer = ask(bug, 2, 3);
    *right = answer.wrong == 0 && answer.stuck == 0;
    return answer.status;
}

CASE_GROUP(ask);
