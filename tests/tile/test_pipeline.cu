/* tests/tile/test_pipeline.cu - the ring of stages: places, TMA and generic sides, clusters.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

enum { STAGES = 3, WORDS = 64, BYTES = WORDS * 4, STEPS = 11 };

/* ---- places -------------------------------------------------------------------------------- */

typedef struct {
    uint32_t *out; /* [2 * STAGES + 1][4]: stage, parity, full, empty */
} place_args;

MGPU_KERNEL(walk_ring, place_args, p, 32, 1)
{
    const mgpu_pipeline ring = mgpu_pipeline_make(1024, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i <= 2 * STAGES; i++) {
            p->out[4 * i] = at.stage;
            p->out[4 * i + 1] = at.parity;
            p->out[4 * i + 2] = mgpu_pipeline_full(ring, at);
            p->out[4 * i + 3] = mgpu_pipeline_empty(ring, at);
            at = mgpu_pipeline_next(ring, at);
        }
}

TEST_CASE("mgpu_pipeline_make, _start, _next, _full, _empty")
{
    device_buffer<uint32_t> out(4 * (2 * STAGES + 1));
    place_args args;
    args.out = out.ptr();
    launch(&walk_ring_kernel, mgpu_launch_1d(1, 32), args);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i <= 2 * STAGES; i++) {
        CHECK(got[4 * i] == i % STAGES);
        CHECK(got[4 * i + 1] == i / STAGES % 2);
        CHECK(got[4 * i + 2] == 1024 + 8 * (i % STAGES));
        CHECK(got[4 * i + 3] == 1024 + 8 * STAGES + 8 * (i % STAGES));
    }
    CHECK(MGPU_PIPELINE_BYTES(STAGES) == 16 * STAGES);
}

/* Places so many behind each place of two turns: a lane for each count. */
MGPU_KERNEL(skip_ring, place_args, p, 32, 1)
{
    const mgpu_pipeline ring = mgpu_pipeline_make(1024, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = 0; i < 2 * STAGES; i++) {
        const mgpu_pipeline_place to = mgpu_pipeline_skip(ring, at, threadIdx.x);
        p->out[2 * (32 * i + threadIdx.x)] = to.stage;
        p->out[2 * (32 * i + threadIdx.x) + 1] = to.parity;
        at = mgpu_pipeline_next(ring, at);
    }
}

TEST_CASE("mgpu_pipeline_skip")
{
    device_buffer<uint32_t> out(2 * 32 * 2 * STAGES);
    place_args args;
    args.out = out.ptr();
    launch(&skip_ring_kernel, mgpu_launch_1d(1, 32), args);
    std::vector<uint32_t> want;
    for (uint32_t i = 0; i < 2 * STAGES; i++)
        for (uint32_t count = 0; count < 32; count++) {
            want.push_back((i + count) % STAGES);
            want.push_back((i + count) / STAGES % 2);
        }
    CHECK(difference(out.download(), want) == "");
    record("places", out.download());
}

/* ---- copies through a ring ----------------------------------------------------------------- */

typedef struct {
    const uint32_t *in; /* [STEPS][WORDS] */
    uint32_t *out;      /* [STEPS][WORDS] */
} copy_args;

/* Bulk loads fill, two warps read with ld.shared: each stage is read before it is refilled. */
MGPU_KERNEL(copy_in, copy_args, p, 96, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, stages, STAGES *BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 2);
    __syncthreads();
    if (threadIdx.x >= 64) {
        if (threadIdx.x == 64) {
            for (uint32_t i = 0; i < STEPS; i++) {
                mgpu_pipeline_acquire(ring, at, BYTES);
                mgpu_bulk_load_shared_cta(mgpu_smem_addr(stages) + at.stage * BYTES,
                                          p->in + i * WORDS, BYTES,
                                          mgpu_pipeline_full(ring, at));
                at = mgpu_pipeline_next(ring, at);
            }
            mgpu_pipeline_drain(ring, at);
        }
    } else {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_wait(ring, at);
            p->out[i * WORDS + threadIdx.x] =
                mgpu_ld_shared_b32(mgpu_smem_addr(stages) + at.stage * BYTES + threadIdx.x * 4);
            mgpu_pipeline_release_generic(ring, at);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

/* Two warps fill with st.shared, one thread sends each stage away with a bulk store. */
MGPU_KERNEL(copy_out, copy_args, p, 96, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, stages, STAGES *BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 64, 1);
    __syncthreads();
    if (threadIdx.x < 64) {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_acquire_generic(ring, at);
            mgpu_st_shared_b32(mgpu_smem_addr(stages) + at.stage * BYTES + threadIdx.x * 4,
                               p->in[i * WORDS + threadIdx.x]);
            mgpu_pipeline_commit_generic(ring, at);
            at = mgpu_pipeline_next(ring, at);
        }
    } else {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_wait(ring, at);
            if (threadIdx.x == 64) {
                mgpu_bulk_store(p->out + i * WORDS, mgpu_smem_addr(stages) + at.stage * BYTES,
                                BYTES);
                mgpu_bulk_commit_group();
                mgpu_bulk_wait_group_read(0);
            }
            __syncwarp();
            mgpu_pipeline_release(ring, at);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

static std::vector<uint32_t>
iota(size_t count)
{
    std::vector<uint32_t> v(count);
    for (size_t i = 0; i < count; i++)
        v[i] = (uint32_t)i * 2654435761u;
    return v;
}

TEST_CASE("mgpu_pipeline_init, _acquire, _wait, _release_generic, _drain")
{
    const std::vector<uint32_t> in = iota(STEPS * WORDS);
    device_buffer<uint32_t> from(in), to(STEPS * WORDS);
    copy_args args;
    args.in = from.ptr();
    args.out = to.ptr();
    launch(&copy_in_kernel, mgpu_launch_1d(1, 96), args);
    CHECK(difference(to.download(), in) == "");
    record("out", to.download());
}

TEST_CASE("mgpu_pipeline_acquire_generic, _commit_generic, _release")
{
    const std::vector<uint32_t> in = iota(STEPS * WORDS);
    device_buffer<uint32_t> from(in), to(STEPS * WORDS);
    copy_args args;
    args.in = from.ptr();
    args.out = to.ptr();
    launch(&copy_out_kernel, mgpu_launch_1d(1, 96), args);
    CHECK(difference(to.download(), in) == "");
    record("out", to.download());
}

/* ---- a cluster of two: each block loads half of a stage for both ------------------------------ */

/* The second block dawdles, so that its peer would overrun it if a stage were freed too early,
 * and the first block would be gone before the last arrivals if it did not drain. */
MGPU_KERNEL(copy_cluster, copy_args, p, 96, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, stages, STAGES *BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const uint32_t rank = mgpu_cluster_ctarank();
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 2 * 2);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x >= 64) {
        if (threadIdx.x == 64) {
            for (uint32_t i = 0; i < STEPS; i++) {
                mgpu_pipeline_acquire(ring, at, BYTES);
                mgpu_bulk_load_multicast(mgpu_smem_addr(stages) + at.stage * BYTES +
                                             rank * (BYTES / 2),
                                         p->in + i * WORDS + rank * (WORDS / 2), BYTES / 2,
                                         mgpu_pipeline_full(ring, at), 3);
                at = mgpu_pipeline_next(ring, at);
            }
            mgpu_pipeline_drain(ring, at);
        }
    } else {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_wait(ring, at);
            if (rank == 1)
                mgpu_nanosleep(2000);
            if (threadIdx.x % 32 ==
                0) { /* an agent reads: its reads pass with a relaxed arrival */
                mgpu_bulk_store(p->out + (rank * STEPS + i) * WORDS + threadIdx.x,
                                mgpu_smem_addr(stages) + at.stage * BYTES + threadIdx.x * 4,
                                128);
                mgpu_bulk_commit_group();
                mgpu_bulk_wait_group_read(0);
            }
            __syncwarp();
            mgpu_pipeline_release_cluster(ring, at, 2);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

TEST_CASE("mgpu_pipeline_release_cluster")
{
    const std::vector<uint32_t> in = iota(STEPS * WORDS);
    device_buffer<uint32_t> from(in), to(2 * STEPS * WORDS);
    copy_args args;
    mgpu_launch_config config = mgpu_launch_1d(2, 96);
    config.cluster.x = 2;
    args.in = from.ptr();
    args.out = to.ptr();
    for (int again = 0; again < 20; again++)
        launch(&copy_cluster_kernel, config, args);
    std::vector<uint32_t> want = in;
    want.insert(want.end(), in.begin(), in.end());
    CHECK(difference(to.download(), want) == "");
    record("out", to.download());
}

/* ---- a cluster of four, of which every second two share what they load ------------------------ */

MGPU_KERNEL(copy_columns, copy_args, p, 96, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, stages, STAGES *BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const uint32_t rank = mgpu_cluster_ctarank(), half = rank / 2;
    const uint16_t sharers = (uint16_t)(5 << rank % 2);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 2 * 2);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 64) {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_acquire(ring, at, BYTES);
            mgpu_bulk_load_multicast(
                mgpu_smem_addr(stages) + at.stage * BYTES + half * (BYTES / 2),
                p->in + (rank % 2 * STEPS + i) * WORDS + half * (WORDS / 2), BYTES / 2,
                mgpu_pipeline_full(ring, at), sharers);
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_pipeline_drain(ring, at);
    } else if (threadIdx.x < 64) {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_wait(ring, at);
            if (half == 1) /* a peer that forgets it would overrun its stage */
                mgpu_nanosleep(2000);
            if (threadIdx.x % 32 == 0) {
                mgpu_bulk_store(p->out + (rank * STEPS + i) * WORDS + threadIdx.x,
                                mgpu_smem_addr(stages) + at.stage * BYTES + threadIdx.x * 4,
                                128);
                mgpu_bulk_commit_group();
                mgpu_bulk_wait_group_read(0);
            }
            __syncwarp();
            mgpu_pipeline_release_multicast(ring, at, sharers);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

TEST_CASE("mgpu_pipeline_release_multicast")
{
    const std::vector<uint32_t> in = iota(2 * STEPS * WORDS);
    device_buffer<uint32_t> from(in), to(4 * STEPS * WORDS);
    copy_args args;
    mgpu_launch_config config = mgpu_launch_1d(4, 96);
    config.cluster.x = 4;
    args.in = from.ptr();
    args.out = to.ptr();
    for (int again = 0; again < 20; again++)
        launch(&copy_columns_kernel, config, args);
    std::vector<uint32_t> want = in;
    want.insert(want.end(), in.begin(), in.end());
    CHECK(difference(to.download(), want) == "");
    record("columns", to.download());
}

/* ---- boxes for one CTA and for those that share them --------------------------------------------- */

enum { BOX = 32, BOX_BYTES = BOX * 4 };

typedef struct {
    mgpu_tensor_map map; /* [6 * STEPS][2 * BOX] in boxes of one row of BOX */
    uint32_t *out;       /* [ctas][STEPS][3 * BOX] */
    uint32_t ctas;       /* 4, of which every second two share; or 1 */
    bool hint;           /* to L2, what becomes of them */
} boxes_args;

MGPU_DEVICE void
load_box(const boxes_args *p, mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t to,
         uint32_t col, uint32_t row, uint16_t mask)
{
    if (p->hint)
        mgpu_pipeline_load_2d_hint(ring, at, to, &p->map, (int32_t)col, (int32_t)row, mask,
                                   mgpu_createpolicy_fractional_l2_evict_first(1.0f));
    else
        mgpu_pipeline_load_2d(ring, at, to, &p->map, (int32_t)col, (int32_t)row, mask);
}

/* A stage: the CTA's own box, then both halves of a row. Of two that share a row each loads half. */
MGPU_KERNEL(load_boxes, boxes_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, stages, STAGES * 3 * BOX_BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 2 * STAGES);
    const uint32_t rank = mgpu_cluster_ctarank();
    const uint16_t own = (uint16_t)(1 << rank);
    const uint16_t sharers = p->ctas == 1 ? own : (uint16_t)(5 << rank % 2);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, p->ctas == 1 ? 1 : 2);
    mgpu_pipeline_ready(p->ctas);
    if (threadIdx.x == 32) {
        for (uint32_t i = 0; i < STEPS; i++) {
            const uint32_t to = mgpu_smem_addr(stages) + at.stage * 3 * BOX_BYTES;
            mgpu_pipeline_acquire(ring, at, 3 * BOX_BYTES);
            load_box(p, ring, at, to, 0, rank * STEPS + i, own);
            for (uint32_t half = 0; half < 2; half++)
                if (p->ctas == 1 || half == rank / 2)
                    load_box(p, ring, at, to + (1 + half) * BOX_BYTES, half * BOX,
                             (4 + rank % 2) * STEPS + i, sharers);
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_pipeline_drain(ring, at);
    } else if (threadIdx.x < 32) {
        for (uint32_t i = 0; i < STEPS; i++) {
            mgpu_pipeline_wait(ring, at);
            if (threadIdx.x == 0) {
                mgpu_bulk_store(p->out + (rank * STEPS + i) * 3 * BOX,
                                mgpu_smem_addr(stages) + at.stage * 3 * BOX_BYTES,
                                3 * BOX_BYTES);
                mgpu_bulk_commit_group();
                mgpu_bulk_wait_group_read(0);
            }
            __syncwarp();
            mgpu_pipeline_release_multicast(ring, at, sharers);
            at = mgpu_pipeline_next(ring, at);
        }
    }
}

TEST_CASE(
    "mgpu_pipeline_load_2d, mgpu_pipeline_load_2d_hint, mgpu_pipeline_ready: for one CTA, "
    "and for two of a cluster")
{
    const std::vector<uint32_t> in = iota(6 * STEPS * 2 * BOX);
    device_buffer<uint32_t> from(in);
    for (const uint32_t ctas : {1u, 4u}) {
        device_buffer<uint32_t> to(ctas * STEPS * 3 * BOX);
        mgpu_launch_config config = mgpu_launch_1d(ctas, 64);
        boxes_args args;
        std::vector<uint32_t> want;
        CAPTURE(ctas);
        REQUIRE(mgpu_tensor_map_tiled(&args.map,
                                      mgpu_tensor_map_2d(MGPU_DTYPE_U32, from.ptr(), 6 * STEPS,
                                                         2 * BOX, 2 * BOX_BYTES, 1, BOX),
                                      NULL) == MGPU_OK);
        args.out = to.ptr();
        args.ctas = ctas;
        config.cluster.x = ctas;
        for (int again = 0; again < 20; again++) {
            args.hint = again % 2 != 0;
            launch(&load_boxes_kernel, config, args);
        }
        for (uint32_t rank = 0; rank < ctas; rank++)
            for (uint32_t i = 0; i < STEPS; i++) {
                const auto own = in.begin() + (rank * STEPS + i) * 2 * BOX;
                const auto row = in.begin() + ((4 + rank % 2) * STEPS + i) * 2 * BOX;
                want.insert(want.end(), own, own + BOX);
                want.insert(want.end(), row, row + 2 * BOX);
            }
        CHECK(difference(to.download(), want) == "");
    }
}
