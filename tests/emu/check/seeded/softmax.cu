/* softmax.cu - softmax of rows: bulk copies in, a ring of two stages, bulk stores out.
 * SPDX-License-Identifier: MIT
 *
 *     warp 4       wait empty | expect, load row ...
 *     warps 0..3   wait full | read | release | max | sum | wait for the slot | write | store
 */
#include "../cases.h"

MGPU_REQUIRE(TMA);

enum {
    ROWS = 8,
    COLS = 256,
    BLOCKS = 2,
    STAGES = 2,
    SLOTS = 2, /* rows on their way out */
    WARPS = 4, /* that compute */
    READERS = 32 * WARPS,
    THREADS = READERS + 32,
    ROW_BYTES = COLS * 4,

    X_AT = 0,
    Y_AT = X_AT + STAGES * ROW_BYTES,
    FULL_AT = Y_AT + SLOTS * ROW_BYTES,
    EMPTY_AT = FULL_AT + 8 * STAGES,
    PARTS_AT = EMPTY_AT + 8 * STAGES,
    SMEM_BYTES = PARTS_AT + 2 * WARPS * 4
};

typedef struct softmax_args {
    const float *x;
    float *y, *parts, *sums; /* [ROWS][COLS], [ROWS][WARPS], [ROWS] */
    uint32_t bug;
} softmax_args;

static const case_row softmax_rows[] = {
    {1, DEADLOCK, SEEN, "", "16 bytes more are expected than come"},
    {2, DEADLOCK, SEEN, "", "half of the bytes are expected"},
    {3, ERROR(1), PLAIN,
     "this thread calls mgpu_mbarrier_wait(), or passes a barrier to which one comes that has "
     "(in a pipeline of tile/, mgpu_pipeline_wait())",
     "warp 1 does not wait for its second row"},
    {4, FAULT, SEEN, "", "readers wait for the other parity"},
    {5, FAULT, SEEN, "", "the producer does not wait for an empty stage"},
    {6, ERROR(3), PLAIN,
     "the thread that reads calls mgpu_fence_proxy_async_shared_cta() behind the read",
     "readers release without the proxy fence"},
    {7, ERROR(3), PLAIN, "if one lane arrives for its warp, __syncwarp() before it",
     "lane 0 releases, and other lanes may not have read"},
    {8, ERROR(3), PLAIN,
     "mgpu_fence_proxy_async_shared_cta() behind the read, then an arrival at the mbarrier",
     "the stage is released before it is read"},
    {9, ERROR(2), PLAIN,
     "the thread that writes calls mgpu_fence_proxy_async_shared_cta() behind the write",
     "the row is stored without the proxy fence"},
    {10, LINT(2), PLAIN,
     "a thread behind the barrier has fence.proxy.async, and the one that writes has none",
     "only who issues the store has the proxy fence"},
    {11, EITHER(2, 5), PLAIN, "; and before it mgpu_fence_proxy_async_shared_cta()",
     "the store is issued before all have written"},
    {12, ERROR(5), PLAIN,
     "cp.async.bulk.wait_group.read (mgpu_bulk_wait_group_read()) in the thread that issued "
     "and committed it",
     "a slot is written while its store reads it"},
    {13, ERROR(5), PLAIN, "wait_group.read", "two stores may be open, and there are two slots"},
    {14, ERROR(5), PLAIN, "a barrier that this thread passes",
     "only thread 0 knows that the slot is free"},
    {15, ERROR(6), PLAIN,
     "no barrier is between them: __syncthreads() where all warps come, a named barrier that "
     "both "
     "come to",
     "the maxima of other warps are read without a barrier"},
    {16, ERROR(6), PLAIN, "barrier", "the sums go where other warps still read the maxima"},
    {17, ERROR(7), SEEN, "no barrier is between them: __syncthreads() behind the init",
     "no __syncthreads() after the init"},
    {18, LINT(7), SEEN,
     "no fence.mbarrier_init (mgpu_fence_mbarrier_init()) comes behind the init, in the thread "
     "that makes it",
     "no fence after the init"},
    {19, DEADLOCK, SEEN, "", "empty counts threads, and warps arrive"},
    {20, FAULT, SEEN, "", "empty counts one arrival, and four come"},
    {21, FAULT, SEEN, "", "the block ends while a store reads its shared memory"},
    {22, ERROR(6), PLAIN, "barrier", "sums of other warps in global memory without a barrier"},
    {23, VALUES, SEEN, "", "the sum of warp 0 is forgotten"},
    {24, DEADLOCK, SEEN, "", "warp 3 leaves before the last row"},
    {25, EITHER(1, 16), PLAIN, "", "rows are loaded into the other stage"},
    {26, FAULT, SEEN, "", "the store has no commit"},
};

MGPU_DEVICE void
softmax_load(const softmax_args *p, uint32_t smem)
{
    uint32_t i = 0;
    for (uint32_t row = blockIdx.x; row < ROWS; row += BLOCKS, i++) {
        const uint32_t stage = i % STAGES, full = smem + FULL_AT + 8 * stage;
        const uint32_t to = BUG(25) ? 1 - stage : stage;
        if (!BUG(5))
            mgpu_mbarrier_wait(smem + EMPTY_AT + 8 * stage, (i / STAGES & 1) ^ 1);
        mgpu_mbarrier_arrive_expect_tx(full, BUG(1) ? ROW_BYTES + 16
                                                    : (BUG(2) ? ROW_BYTES / 2 : ROW_BYTES));
        mgpu_bulk_load(smem + X_AT + to * ROW_BYTES, p->x + row * COLS, ROW_BYTES, full);
    }
}

MGPU_DEVICE void
softmax_release(const softmax_args *p, uint32_t empty)
{
    if (!BUG(6))
        mgpu_fence_proxy_async_shared_cta();
    if (!BUG(7))
        __syncwarp();
    if (threadIdx.x % 32 == 0)
        mgpu_mbarrier_arrive(empty);
}

/* The largest v of a warp, or the sum. */
MGPU_DEVICE float
softmax_warp(float v, bool sum)
{
    for (int lanes = 16; lanes > 0; lanes /= 2) {
        const float other = __shfl_xor_sync(0xFFFFFFFFu, v, lanes);
        v = sum ? v + other : fmaxf(v, other);
    }
    return v;
}

/* The largest v of all warps, or the sum; each brings its own. */
MGPU_DEVICE float
softmax_block(const softmax_args *p, float *parts, float v, bool sum)
{
    if (threadIdx.x % 32 == 0)
        parts[threadIdx.x / 32] = v;
    if (!BUG(15) || sum)
        mgpu_barrier_sync_aligned(1, READERS);
    v = BUG(23) && sum ? 0.0f : parts[0];
    for (int w = 1; w < WARPS; w++)
        v = sum ? v + parts[w] : fmaxf(v, parts[w]);
    return v;
}

/* Row i of this block goes out: a and b of each thread. */
MGPU_DEVICE void
softmax_store(const softmax_args *p, unsigned char *memory, uint32_t i, float a, float b)
{
    const uint32_t t = threadIdx.x, slot = Y_AT + i % SLOTS * ROW_BYTES;
    float *y = (float *)(void *)(memory + slot);
    if (t == 0 && BUG(13))
        mgpu_bulk_wait_group_read(SLOTS);
    else if (t == 0 && !BUG(12))
        mgpu_bulk_wait_group_read(SLOTS - 1);
    if (!BUG(14))
        mgpu_barrier_sync_aligned(1, READERS);
    y[t] = a;
    y[t + READERS] = b;
    if (!BUG(9) && !BUG(10))
        mgpu_fence_proxy_async_shared_cta();
    if (!BUG(11))
        mgpu_barrier_sync_aligned(1, READERS);
    if (t == 0) {
        if (BUG(10))
            mgpu_fence_proxy_async_shared_cta();
        mgpu_bulk_store(p->y + (blockIdx.x + i * BLOCKS) * COLS, mgpu_smem_addr(y), ROW_BYTES);
        if (!BUG(26))
            mgpu_bulk_commit_group();
    }
}

MGPU_DEVICE void
softmax_row(const softmax_args *p, unsigned char *memory, uint32_t i)
{
    const uint32_t t = threadIdx.x, stage = i % STAGES, row = blockIdx.x + i * BLOCKS;
    const uint32_t smem = mgpu_smem_addr(memory), empty = smem + EMPTY_AT + 8 * stage;
    const float *x = (const float *)(const void *)(memory + X_AT + stage * ROW_BYTES);
    float *parts = (float *)(void *)(memory + PARTS_AT);
    if (!BUG(3) || t / 32 != 1 || i != 1)
        mgpu_mbarrier_wait(smem + FULL_AT + 8 * stage, (i / STAGES & 1) ^ (BUG(4) ? 1 : 0));
    if (BUG(8))
        softmax_release(p, empty);
    float a = x[t], b = x[t + READERS];
    if (!BUG(8))
        softmax_release(p, empty);
    const float most = softmax_block(p, parts, softmax_warp(fmaxf(a, b), false), false);
    a = expf(a - most);
    b = expf(b - most);
    const float part = softmax_warp(a + b, true);
    const float sum = softmax_block(p, parts + (BUG(16) ? 0 : WARPS), part, true);
    softmax_store(p, memory, i, a / sum, b / sum);
    if (t % 32 == 0)
        p->parts[row * WARPS + t / 32] = part;
}

MGPU_KERNEL(softmax, softmax_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 128);
    const uint32_t smem = mgpu_smem_addr(memory), t = threadIdx.x, rows = ROWS / BLOCKS;
    if (t == 0) {
        for (uint32_t s = 0; s < STAGES; s++) {
            mgpu_mbarrier_init(smem + FULL_AT + 8 * s, 1);
            mgpu_mbarrier_init(smem + EMPTY_AT + 8 * s,
                               BUG(19) ? READERS : (BUG(20) ? 1 : WARPS)); /* a lane of each */
        }
        if (!BUG(18))
            mgpu_fence_mbarrier_init();
    }
    if (!BUG(17))
        __syncthreads();
    if (t >= READERS) {
        if (t == READERS)
            softmax_load(p, smem);
        return;
    }
    for (uint32_t i = 0; i < rows; i++) {
        if (BUG(24) && t / 32 == 3 && i == rows - 1)
            return;
        softmax_row(p, memory, i);
    }
    if (!BUG(22))
        mgpu_barrier_sync_aligned(1, READERS);
    if (t < rows) {
        const float *part = p->parts + (blockIdx.x + t * BLOCKS) * WARPS;
        p->sums[blockIdx.x + t * BLOCKS] = part[0] + part[1] + part[2] + part[3];
    }
    if (t == 0 && !BUG(21))
        mgpu_bulk_wait_group_read(0);
}

static mgpu_status
softmax_run(uint32_t bug, bool *right)
{
    static float x[ROWS][COLS], y[ROWS][COLS], sums[ROWS];
    softmax_args args;
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, THREADS);
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            x[r][c] = (float)((r * 31 + c * 17) % 64) / 16.0f;
    args.x = (const float *)case_buffer("x", x, sizeof x);
    args.y = (float *)case_buffer("y", NULL, sizeof y);
    args.parts = (float *)case_buffer("parts", NULL, sizeof(float) * ROWS * WARPS);
    args.sums = (float *)case_buffer("sums", NULL, sizeof sums);
    args.bug = bug;
    config.smem_bytes = SMEM_BYTES;
    const mgpu_status status = mgpu_launch(&softmax_kernel, config, &args, NULL);
    case_take(y, args.y, sizeof y);
    case_take(sums, args.sums, sizeof sums);
    (void)mgpu_free((void *)args.x);
    (void)mgpu_free(args.parts);
    *right = true;
    for (int r = 0; r < ROWS; r++) {
        float most = x[r][0];
        double sum = 0;
        for (int c = 0; c < COLS; c++)
            most = fmaxf(most, x[r][c]);
        for (int c = 0; c < COLS; c++)
            sum += exp((double)(x[r][c] - most));
        *right = *right && fabs((double)sums[r] / sum - 1) < 1e-5; /* false for a NaN */
        for (int c = 0; c < COLS; c++)
            *right = *right &&
                     fabs((double)y[r][c] * sum / exp((double)(x[r][c] - most)) - 1) < 1e-5;
    }
    return status;
}

CASE_GROUP(softmax);
