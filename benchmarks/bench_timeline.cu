/* bench_timeline.cu - when each engine of one multiprocessor works: a GEMM that writes down its clocks
 * SPDX-License-Identifier: MIT
 *
 * usage: bench_timeline [M N K]
 *
 * D = A * B^T as in example 09, with what it takes to see its engines. One block writes down its clock
 * (one counter for the whole multiprocessor) around the end of a tile:
 *
 *     warp 8    the producer: a stage is free, both its loads are issued
 *     warp 9    an observer: the loads of a stage have landed. It releases stages too, so it cannot be lapped
 *     warps 0-7 the consumers: wgmma is issued, wgmma has ended
 *     10, 11    send slabs of D off: ready, issued, read by TMA; the tile is in memory
 *
 * The stores have warps of their own here, so that nobody else waits for their ends. N(0,1) data, warmed up by
 * launches. Standard output is JSON, a line for the run and one for each event; tools/timeline.py draws it.
 */
#include "../examples/gemm.h"

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    TILE_N = 256,
    TILE_K = 64,
    STAGES = 4,
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,
    SLABS = 2, /* of each consumer */

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SLABS_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SLABS_AT + CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SLAB_BARS_AT = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES),
    SMEM_BYTES = SLAB_BARS_AT + CONSUMERS * (int)MGPU_PIPELINE_BYTES(SLABS),

    /* what is written down: steps along K around the end of a tile, and the stores of that tile */
    BEFORE = 10,
    STEPS = BEFORE + 12
};
static_assert(SMEM_BYTES <= 227 * 1024, "dynamic shared memory of a block");

/* Rows of the record; those of consumers come in pairs. */
enum {
    FREE,
    LOAD,
    FULL,
    MMA,
    MMA_DONE = MMA + CONSUMERS,
    STORE_READY = MMA_DONE + CONSUMERS,
    STORE = STORE_READY + CONSUMERS,
    STORE_READ = STORE + CONSUMERS,
    WRITTEN = STORE_READ + CONSUMERS,
    CLOCKS = WRITTEN + CONSUMERS, /* clock and nanoseconds at the start, then at the end */
    ROWS
};

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    uint32_t tiles_m, tiles_n, tiles_k;
    uint32_t
        first; /* step of this block where the record begins; its tile's end is BEFORE later */
    uint64_t *record; /* [ROWS][STEPS] */
} gemm_args;

/* Block 0 notes the clock; what is outside of the record, is not noted. */
MGPU_DEVICE void
note(const gemm_args *p, uint32_t row, uint32_t at)
{
    if (blockIdx.x == 0 && at < STEPS)
        p->record[row * STEPS + at] = mgpu_clock64();
}

/* d[64][256] += A[64][64] * B[256][64]^T: four steps of 16 along K, in flight as one group. */
MGPU_DEVICE void
multiply(float d[128], uint32_t a, uint32_t b)
{
    const uint64_t a_desc = mgpu_wgmma_desc_k_major(a, MGPU_SWIZZLE_128B);
    const uint64_t b_desc = mgpu_wgmma_desc_k_major(b, MGPU_SWIZZLE_128B);
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 16; k++)
        mgpu_wgmma_m64n256k16_f32_bf16_ss(
            d, a_desc + k * mgpu_wgmma_k_step(a_desc, MGPU_K_MAJOR),
            b_desc + k * mgpu_wgmma_k_step(b_desc, MGPU_K_MAJOR), 1);
    mgpu_wgmma_commit_group();
}

/* Warp 8: loads stage after stage. */
MGPU_DEVICE void
produce(const gemm_args *p, uint32_t smem, mgpu_pipeline ring)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    uint32_t step = 0;
    for (uint32_t i = blockIdx.x; i < p->tiles_m * p->tiles_n; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_grouped(i, p->tiles_m, p->tiles_n, 8);
        for (uint32_t k = 0; k < p->tiles_k; k++, step++) {
            const uint32_t full = mgpu_pipeline_full(ring, at);
            mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES);
            note(p, FREE, step - p->first);
            mgpu_tma_load_2d(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                             (int32_t)(t.m * TILE_M), full);
            mgpu_tma_load_2d(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                             (int32_t)(t.n * TILE_N), full);
            note(p, LOAD, step - p->first);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

/* Warp 9: sees each stage become full. */
MGPU_DEVICE void
observe(const gemm_args *p, mgpu_pipeline ring)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    uint32_t step = 0;
    for (uint32_t i = blockIdx.x; i < p->tiles_m * p->tiles_n; i += gridDim.x)
        for (uint32_t k = 0; k < p->tiles_k; k++, step++) {
            mgpu_pipeline_wait(ring, at);
            note(p, FULL, step - p->first);
            mgpu_mbarrier_arrive(mgpu_pipeline_empty(ring, at));
            at = mgpu_pipeline_next(ring, at);
        }
}

/* Warps 10 and 11: the slabs of consumer wg go to D. */
MGPU_DEVICE void
store(const gemm_args *p, uint32_t slabs, mgpu_pipeline ring, uint32_t wg)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    uint32_t step = 0;
    for (uint32_t i = blockIdx.x; i < p->tiles_m * p->tiles_n; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_grouped(i, p->tiles_m, p->tiles_n, 8);
        step += p->tiles_k;
        const uint32_t unseen = step == p->first + BEFORE ? 0 : STEPS;
        for (uint32_t s = 0; s < TILE_N / 64; s++) {
            mgpu_pipeline_wait(ring, at);
            note(p, STORE_READY + wg, s | unseen);
            mgpu_tma_store_2d(&p->d, (int32_t)(t.n * TILE_N + s * 64),
                              (int32_t)(t.m * TILE_M + wg * 64),
                              slabs + at.stage * MGPU_EPILOGUE_SLAB_BYTES);
            mgpu_bulk_commit_group();
            note(p, STORE + wg, s | unseen);
            mgpu_bulk_wait_group_read(0);
            note(p, STORE_READ + wg, s | unseen);
            mgpu_mbarrier_arrive(mgpu_pipeline_empty(ring, at));
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_bulk_wait_group(0);
        note(p, WRITTEN + wg, unseen);
    }
}

MGPU_KERNEL(gemm, gemm_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    const uint32_t tiles = p->tiles_m * p->tiles_n, wg = mgpu_warpgroup_index();
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start(), last = at;
    float d[128];

    /* ---- prepare: the observer frees a stage too; a slab is filled by 128 threads --------- */
    if (threadIdx.x == 0) {
        mgpu_pipeline_init(ring, 1, CONSUMERS * 4 + 1);
        for (uint32_t w = 0; w < CONSUMERS; w++)
            mgpu_pipeline_init(mgpu_pipeline_make(smem + SLAB_BARS_AT +
                                                      w * (uint32_t)MGPU_PIPELINE_BYTES(SLABS),
                                                  SLABS),
                               128, 1);
        if (blockIdx.x == 0) {
            p->record[CLOCKS * STEPS + 0] = mgpu_clock64();
            p->record[CLOCKS * STEPS + 1] = mgpu_globaltimer();
        }
    }
    __syncthreads();

    if (wg == CONSUMERS) {
        const uint32_t warp = threadIdx.x % 128 / 32;
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x % 32 == 0) {
            if (warp == 0)
                produce(p, smem, ring);
            else if (warp == 1)
                observe(p, ring);
            else
                store(p, smem + SLABS_AT + (warp - 2) * SLABS * MGPU_EPILOGUE_SLAB_BYTES,
                      mgpu_pipeline_make(smem + SLAB_BARS_AT +
                                             (warp - 2) * (uint32_t)MGPU_PIPELINE_BYTES(SLABS),
                                         SLABS),
                      warp - 2);
        }
        return;
    }
    const mgpu_pipeline slab_ring = mgpu_pipeline_make(
        smem + SLAB_BARS_AT + wg * (uint32_t)MGPU_PIPELINE_BYTES(SLABS), SLABS);
    const uint32_t slabs = smem + SLABS_AT + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const uint32_t unseen = threadIdx.x % 128 == 0 ? 0 : STEPS; /* one thread notes */
    mgpu_pipeline_place slab_at = mgpu_pipeline_start();
    uint32_t step = 0;
    MGPU_SETMAXNREG_INC(232);

    for (uint32_t i = blockIdx.x; i < tiles; i += gridDim.x) {
        mgpu_acc_zero_f32(d, 128);
        mgpu_acc_fence_f32_x128(d);

        for (uint32_t k = 0; k < p->tiles_k; k++, step++) {
            mgpu_pipeline_wait(ring, at);
            mgpu_wgmma_fence();
            multiply(d, smem + A_AT + at.stage * A_BYTES + wg * (A_BYTES / 2),
                     smem + B_AT + at.stage * B_BYTES);
            note(p, MMA + wg, unseen | (step - p->first));
            mgpu_wgmma_wait_group(1);
            if (k != 0) {
                note(p, MMA_DONE + wg, unseen | (step - 1 - p->first));
                mgpu_pipeline_release(ring, last);
            }
            last = at;
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_acc_wait_f32_x128(0, d);
        note(p, MMA_DONE + wg, unseen | (step - 1 - p->first));
        mgpu_pipeline_release(ring, last);

        MGPU_UNROLL
        for (uint32_t s = 0; s < TILE_N / 64; s++) {
            mgpu_pipeline_acquire_generic(slab_ring, slab_at);
            mgpu_epilogue_put_bf16(slabs + slab_at.stage * MGPU_EPILOGUE_SLAB_BYTES,
                                   d + s * 32);
            mgpu_pipeline_commit_generic(slab_ring, slab_at);
            slab_at = mgpu_pipeline_next(slab_ring, slab_at);
        }
    }
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        p->record[CLOCKS * STEPS + 2] = mgpu_clock64();
        p->record[CLOCKS * STEPS + 3] = mgpu_globaltimer();
    }
}

/* One line for each event of a row. */
static void
print_row(const uint64_t *record, uint32_t row, const char *what, int wg, uint32_t count,
          uint64_t start)
{
    for (uint32_t i = 0; i < count; i++)
        if (record[row * STEPS + i] != 0) {
            printf("{\"event\": \"%s\", ", what);
            if (wg >= 0)
                printf("\"warpgroup\": %d, ", wg);
            printf("\"at\": %u, \"cycle\": %lld}\n", i,
                   (long long)(record[row * STEPS + i] - start));
        }
}

static void
print_record(const uint64_t *record, const gemm_data *g, double ms)
{
    static const char *const pairs[] = {"mma",   "mma_done",   "store_ready",
                                        "store", "store_read", "written"};
    const uint64_t *clocks = record + CLOCKS * STEPS, start = record[FREE * STEPS];
    const double mhz = clocks[3] > clocks[1] ? 1e3 * (double)(clocks[2] - clocks[0]) /
                                                   (double)(clocks[3] - clocks[1])
                                             : 0;
    printf("{\"kernel\": \"bench_timeline\", \"m\": %u, \"n\": %u, \"k\": %u, \"dtype\": "
           "\"bf16\", "
           "\"distribution\": \"%s\", \"tile\": [%d, %d, %d], \"stages\": %d, "
           "\"steps_before\": %d, "
           "\"clock_mhz\": %.0f",
           g->m, g->n, g->k, MGPU_EMULATE ? "integers" : "normal(0,1)", TILE_M, TILE_N, TILE_K,
           STAGES, BEFORE, mhz);
    if (ms > 0)
        printf(", \"mean_ms\": %.4f, \"tflops\": %.1f", ms, 2e-9 * g->m * g->n * g->k / ms);
    printf("}\n");
    print_row(record, FREE, "free", -1, STEPS, start);
    print_row(record, LOAD, "load", -1, STEPS, start);
    print_row(record, FULL, "full", -1, STEPS, start);
    for (uint32_t kind = 0; kind < sizeof pairs / sizeof pairs[0]; kind++)
        for (uint32_t wg = 0; wg < CONSUMERS; wg++)
            print_row(record, MMA + kind * CONSUMERS + wg, pairs[kind], (int)wg, STEPS, start);
}

int
main(int argc, char **argv)
{
    static uint64_t record[ROWS * STEPS];
    const uint32_t multiprocessors = find_machine().multiprocessors;
    gemm_data g = gemm_make(argc, argv, TILE_M, TILE_N, TILE_K);
    gemm_args p;
    p.a = gemm_map("A", g.a, g.m, g.k, TILE_M);
    p.b = gemm_map("B", g.b, g.n, g.k, TILE_N);
    p.d = gemm_map("D", g.d, g.m, g.n, 64);
    p.tiles_m = g.m / TILE_M;
    p.tiles_n = g.n / TILE_N;
    p.tiles_k = g.k / TILE_K;
    p.record = (uint64_t *)device_copy(record, sizeof record);

    /* The end of the second tile of block 0, or of the first where there are but two. */
    const uint32_t tiles = p.tiles_m * p.tiles_n,
                   workers = mgpu_schedule_workers(tiles, multiprocessors);
    const uint32_t mine = mgpu_ceil_div(tiles, workers);
    if (mine < 2 || p.tiles_k < STEPS - BEFORE)
        die(1, "bench_timeline: wants two tiles for each multiprocessor, and K of %d at least",
            TILE_K * (STEPS - BEFORE));
    p.first = p.tiles_k * (mine > 2 ? 2 : 1) - BEFORE;
    mgpu_launch_config config = mgpu_launch_1d(workers, THREADS);
    config.smem_bytes = SMEM_BYTES;

    launch(&gemm_kernel, config, &p);
    if (!gemm_check(&g))
        die(1, "bench_timeline: D is wrong");
    double ms = 0;
    if (!MGPU_EMULATE) {
        gemm_normal(g.a, (size_t)g.m * g.k, 3);
        gemm_normal(g.b, (size_t)g.n * g.k, 4);
        ms = time_ms(&gemm_kernel, config, &p); /* the record is that of the last launch */
    }
    must(mgpu_copy_from(record, p.record, sizeof record, NULL), "copy of the record", NULL);
    print_record(record, &g, ms);
    must(mgpu_free(g.a), "mgpu_free", NULL);
    must(mgpu_free(g.b), "mgpu_free", NULL);
    must(mgpu_free(g.d), "mgpu_free", NULL);
    must(mgpu_free(p.record), "mgpu_free", NULL);
    free(g.a_host);
    free(g.b_host);
    return 0;
}
