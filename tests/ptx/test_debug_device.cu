/* tests/ptx/test_debug_device.cu - MGPU_DEBUG=1: bytes that are booked, and arguments that break a rule.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_DEBUG 1
#include <mgpu/mgpu.h>

#include "debug.h"

#include <utility>

MGPU_REQUIRE(WGMMA);

enum { BLOCKS = 3000, BARS = 8 };

typedef struct {
    mgpu_tensor_map map;
    const uint32_t *global;
    uint32_t what;
    uint32_t *bytes;
} device_args;

/* ---- bytes -------------------------------------------------------------------------------- */

/* Expects that are not met, by `what`. */
enum { BULK, LAPS, BOX, STRIDED, MULTICAST, BY_HAND, PEER, ODD };

/* Thread 0 of a block of one warp waits for bytes of which not all come. */
static __device__ void
starve(const device_args *p, uint32_t at, uint32_t bar)
{
    if (p->what == BULK) {
        mgpu_mbarrier_arrive_expect_tx(bar, 2048);
        mgpu_bulk_load(at, p->global, 1024, bar);
    } else if (p->what == LAPS) {
        for (uint32_t lap = 0; lap < 3; lap++) {
            mgpu_mbarrier_arrive_expect_tx(bar, 1024);
            mgpu_bulk_load_shared_cta(at, p->global, 1024, bar);
            mgpu_mbarrier_wait(bar, lap & 1);
        }
        mgpu_mbarrier_arrive_expect_tx(bar, 1024);
        mgpu_bulk_load(at, p->global, 256, bar);
    } else if (p->what == BOX || p->what == STRIDED) {
        mgpu_mbarrier_arrive_expect_tx(bar, 4096);
        mgpu_tma_load_2d(at, &p->map, 0, 0, bar);
    } else if (p->what == MULTICAST) {
        mgpu_mbarrier_arrive_expect_tx(bar, 1024);
        if (mgpu_cluster_ctarank() == 1)
            mgpu_bulk_load_multicast(at, p->global, 512, bar, 3);
    } else if (p->what == BY_HAND) {
        mgpu_mbarrier_expect_tx(bar, 64);
        mgpu_mbarrier_complete_tx(bar, 16);
        mgpu_mbarrier_arrive(bar);
    } else if (p->what == PEER) {
        const uint32_t other = mgpu_mapa(bar, mgpu_cluster_ctarank() ^ 1);
        mgpu_mbarrier_arrive_expect_tx_shared_cluster(other, 128);
        mgpu_bulk_copy_shared_cluster(mgpu_mapa(at, mgpu_cluster_ctarank() ^ 1), at + 1024, 32,
                                      other);
    }
    mgpu_mbarrier_wait(bar, p->what == LAPS ? 1 : 0);
}

MGPU_KERNEL(hungry, device_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, smem, 256, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0)
        starve(p, mgpu_smem_addr(smem), bar);
}

/* More mbarriers than there are places; each sees its own bytes, and in the last block they do not come. */
MGPU_KERNEL(crowded, device_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, smem, 128, 128);
    MGPU_SHARED(uint64_t, bars, BARS);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(smem);
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < BARS; i++)
        mgpu_mbarrier_init(bar + 8 * i, 1);
    mgpu_fence_mbarrier_init();
    mgpu_fence_proxy_async_shared_cta();
    for (uint32_t i = 0; i < BARS; i++) {
        mgpu_mbarrier_arrive_expect_tx(bar + 8 * i, 64 + 16 * i);
        mgpu_bulk_load(at, p->global, 64 + 16 * i - 16 * (blockIdx.x == BLOCKS - 1 && i == 5),
                       bar + 8 * i);
        mgpu_mbarrier_wait(bar + 8 * i, 0);
    }
}

/* The bytes of a box, as its map has them on the device. */
MGPU_KERNEL(box_bytes, device_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        *p->bytes = mgpu__debug_box_bytes(&p->map);
}

static mgpu_tensor_map_desc
a_tensor(const device_buffer<uint32_t> &global)
{
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, global.ptr(), 64, 64, 128, 16, 64);
    return d;
}

static device_args
arguments(const device_buffer<uint32_t> &global, uint32_t what)
{
    device_args args;
    memset(&args, 0, sizeof args);
    args.global = global.ptr();
    args.what = what;
    mgpu_tensor_map_desc d = a_tensor(global);
    if (what == STRIDED)
        d.elem_strides[1] = 2;
    encode(args.map, d);
    return args;
}

static void
hang(const mgpu_kernel *kernel, uint32_t blocks, uint32_t cluster, uint32_t what)
{
    device_buffer<uint32_t> global(8192);
    mgpu_launch_config config = mgpu_launch_1d(blocks, 32);
    mgpu_issues issues;
    config.cluster.x = cluster;
    config.debug = &report;
    report.limit_ns = 200000000;
    const mgpu_status status = try_launch(kernel, config, arguments(global, what), &issues);
    INFO(issue_text(issues));
    CHECK(status == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_DEADLOCK);
}

static void
check_bytes(uint32_t records, uint32_t booked, uint64_t expected, uint64_t issued,
            int32_t missing)
{
    REQUIRE(report.count == records);
    for (uint32_t i = 0; i < records; i++) {
        INFO(text_of(report.record[i]));
        CHECK(report.record[i].complete == 1);
        CHECK(report.record[i].booked == booked);
        CHECK(report.record[i].expected == expected);
        CHECK(report.record[i].issued == issued);
        CHECK(mgpu__debug_bytes(report.record[i].word) == missing);
    }
}

TEST_CASE("child: bulk copies that nobody made", "[.]")
{
    hang(&hungry_kernel, 1, 1, BULK);
    check_bytes(1, 1, 2048, 1024, 1024);
    CHECK(
        text_of(report.record[0])
            .find("all 1 arrivals came, 1024 bytes are missing; since its init 2048 bytes were "
                  "expected, and copies of 1024 were issued; its word is") !=
        std::string::npos);
}

TEST_CASE("child: the fourth lap misses bytes", "[.]")
{
    hang(&hungry_kernel, 1, 1, LAPS);
    check_bytes(1, 1, 4096, 3 * 1024 + 256, 768);
}

TEST_CASE("child: a box that nobody loaded", "[.]")
{
    hang(&hungry_kernel, 1, 1, BOX);
    check_bytes(1, 1, 4096, 2048, 2048);
}

TEST_CASE("child: the bytes of a box with element strides are not known", "[.]")
{
    hang(&hungry_kernel, 1, 1, STRIDED);
    check_bytes(1, 2, 4096, 0, 3072);
    CHECK(text_of(report.record[0]).find("since its init") == std::string::npos);
}

TEST_CASE("child: a multicast is booked in each block", "[.]")
{
    hang(&hungry_kernel, 2, 2, MULTICAST);
    check_bytes(2, 1, 1024, 512, 512);
}

TEST_CASE("child: complete_tx is booked as a copy", "[.]")
{
    hang(&hungry_kernel, 1, 1, BY_HAND);
    check_bytes(1, 1, 64, 16, 48);
}

TEST_CASE("child: bytes of a peer are booked there", "[.]")
{
    hang(&hungry_kernel, 2, 2, PEER);
    check_bytes(2, 1, 128, 32, 96);
}

TEST_CASE("child: more mbarriers than places", "[.]")
{
    hang(&crowded_kernel, BLOCKS, 1, 0);
    CHECK(report.record[0].block[0] == BLOCKS - 1);
    if (report.record[0].booked != 0)
        check_bytes(1, 1, 64 + 80, 64 + 64, 16);
}

TEST_CASE("MGPU_DEBUG: of bytes that do not come the record says whether they were sent")
{
    for (const char *name :
         {"child: bulk copies that nobody made", "child: the fourth lap misses bytes",
          "child: a box that nobody loaded",
          "child: the bytes of a box with element strides are not known",
          "child: a multicast is booked in each block",
          "child: complete_tx is booked as a copy", "child: bytes of a peer are booked there"})
        child(name);
    /* An entry gives way when there are too many: who runs beside decides which, and the clock that tells their ages
     * is coarse. The record says nothing then, or the right number: four runs, as it differs. */
    for (int i = 0; i < 4; i++)
        child("child: more mbarriers than places");
}

TEST_CASE("MGPU_DEBUG: a map has the bytes of its box where the device looks for them")
{
    device_buffer<uint32_t> global(8192);
    device_buffer<uint32_t> bytes(1);
    for (const mgpu_dtype dtype :
         {MGPU_DTYPE_U8, MGPU_DTYPE_U16, MGPU_DTYPE_S32, MGPU_DTYPE_U64, MGPU_DTYPE_F16,
          MGPU_DTYPE_F32, MGPU_DTYPE_F64, MGPU_DTYPE_BF16, MGPU_DTYPE_TF32})
        for (uint32_t rank = 1; rank <= 5; rank++) {
            const uint64_t dims[5] = {32, 3, 5, 2, 2};
            const uint32_t box[5] = {16, 3, 2, 1, 2};
            device_args args = arguments(global, 0);
            const mgpu_tensor_map_desc d =
                mgpu_tensor_map_nd(dtype, global.ptr(), rank, dims, NULL, box);
            encode(args.map, d);
            args.bytes = bytes.ptr();
            launch(&box_bytes_kernel, mgpu_launch_1d(1, 32), args);
            INFO("dtype " << dtype << ", rank " << rank);
            CHECK(bytes.download()[0] == mgpu_tensor_map_box_bytes(d));
        }
}

/* ---- arguments ---------------------------------------------------------------------------- */

/* A function with an argument that it must not have, by the number of the rule; lanes 3 to 5 of warp 1 in rank 0 of
 * a cluster of 2. */
static __device__ void
break_mbarrier(const device_args *p, uint32_t at, uint32_t bar)
{
    if (p->what == MGPU_DEBUG_BAR_ALIGNED)
        AT(mgpu_mbarrier_init(bar + 4, 1));
    else if (p->what == MGPU_DEBUG_BAR_COUNT)
        AT(mgpu_mbarrier_init(bar + 8, p->what - MGPU_DEBUG_BAR_COUNT));
    else if (p->what == MGPU_DEBUG_PARITY)
        AT(mgpu_mbarrier_wait(bar, p->what));
    else if (p->what == MGPU_DEBUG_BAR_OWN)
        AT(mgpu_mbarrier_wait(mgpu_mapa(bar, 1), 1)); /* which would pass */
    else if (p->what == MGPU_DEBUG_TX_BYTES)
        AT(mgpu_mbarrier_arrive_expect_tx(bar, 0x100000 - MGPU_DEBUG_TX_BYTES + p->what));
    else if (p->what == MGPU_DEBUG_BULK_ALIGNED)
        AT(mgpu_bulk_load(at, p->global + 2, 16, bar));
    else if (p->what == MGPU_DEBUG_BULK_BYTES)
        AT(mgpu_bulk_load(at, p->global, 16 + p->what, bar));
    else if (p->what == MGPU_DEBUG_COPY_ALIGNED)
        AT(mgpu_cp_async_ca_4(at + 2, p->global));
    else if (p->what == MGPU_DEBUG_COPY_BYTES)
        AT(mgpu_cp_async_cg_16_src_size(at, p->global, 16 + p->what));
    else if (p->what == MGPU_DEBUG_SMEM_END)
        AT(mgpu_bulk_load(at, p->global, 1 << 19, bar));
}

static __device__ void
break_box(const device_args *p, uint32_t at, uint32_t bar)
{
    const void *behind = (const char *)&p->map + 8;
    const mgpu_tensor_map *crooked = (const mgpu_tensor_map *)behind;
    if (p->what == MGPU_DEBUG_TMA_ALIGNED)
        AT(mgpu_tma_load_2d(at + 64, &p->map, 0, 0, bar));
    else if (p->what == MGPU_DEBUG_MAP_ALIGNED)
        AT(mgpu_tma_load_2d(at, crooked, 0, 0, bar));
    else if (p->what == MGPU_DEBUG_MAP_RANK)
        AT(mgpu_tma_load_3d(at, &p->map, 0, 0, 0, bar));
    else if (p->what == MGPU_DEBUG_COORDINATE)
        AT(mgpu_tma_load_2d(at, &p->map, 4, 0, bar));
    else if (p->what == MGPU_DEBUG_BEFORE)
        AT(mgpu_tma_store_2d(&p->map, 0, -1, at));
}

static __device__ void
break_block(const device_args *p, uint32_t at, uint32_t bar)
{
    if (p->what == MGPU_DEBUG_CTA_MASK)
        AT(mgpu_bulk_load_multicast(at, p->global, 16, bar, 4));
    else if (p->what == MGPU_DEBUG_CTA_RANK)
        AT(mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, 2)));
    else if (p->what == MGPU_DEBUG_BARRIER_ID)
        AT(mgpu_barrier_arrive(p->what - MGPU_DEBUG_BARRIER_ID + 16, 64));
    else if (p->what == MGPU_DEBUG_BARRIER_THREADS)
        AT(mgpu_barrier_arrive(1, p->what - MGPU_DEBUG_BARRIER_THREADS + 40));
}

MGPU_KERNEL(wrong, device_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, smem, 512, 128);
    MGPU_SHARED(uint64_t, bars, 4);
    const uint32_t at = mgpu_smem_addr(smem), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        if (mgpu_cluster_ctarank() == 0) {
            p->bytes[0] = at;
            p->bytes[1] = bar;
        }
        __threadfence_system();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (mgpu_cluster_ctarank() == 1)
        mgpu_mbarrier_wait(bar, 1); /* each may wait at its own */
    if (mgpu_cluster_ctarank() == 1 || threadIdx.x < 35 || threadIdx.x > 37)
        return;
    break_mbarrier(p, at, bar);
    break_box(p, at, bar);
    break_block(p, at, bar);
}

/* What a try or a test must not be given, the rest as above: each form, by its number. */
enum { TRIES = 6 };
static __device__ void
try_wrong(const device_args *p, uint32_t bar, uint32_t parity)
{
    if (p->what % TRIES == 0)
        AT((void)mgpu_mbarrier_try_wait_parity(bar, parity));
    else if (p->what % TRIES == 1)
        AT((void)mgpu_mbarrier_test_wait_parity(bar, parity));
    else if (p->what % TRIES == 2)
        AT((void)mgpu_mbarrier_try_wait_parity_cluster(bar, parity));
    else if (p->what % TRIES == 3)
        AT((void)mgpu_mbarrier_try_wait_parity_relaxed_suspend(bar, parity, 20));
    else if (p->what % TRIES == 4)
        AT((void)mgpu_mbarrier_test_wait_parity_cluster(bar, parity));
    else
        AT((void)mgpu_mbarrier_try_wait(bar, 0)); /* a state, and no parity */
}

MGPU_KERNEL(wrong_try, device_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 4);
    const uint32_t bar = mgpu_smem_addr(bars), kind = p->what / TRIES;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (mgpu_cluster_ctarank() == 0 && threadIdx.x == 0)
        try_wrong(p,
                  kind == 0   ? bar + 4
                  : kind == 1 ? mgpu_mapa(bar, 1)
                              : bar,
                  kind == 2 ? 2 : 1);
    mgpu_barrier_cluster_arrive(); /* nobody leaves while another looks at its mbarrier */
    mgpu_barrier_cluster_wait();
}

/* A copy into the last bytes of dynamic shared memory, behind a small static array. */
MGPU_KERNEL(to_the_end, device_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(bar, 1024);
    mgpu_bulk_load(mgpu_smem_addr(smem) + p->what - 1024, p->global, 1024, bar);
    mgpu_mbarrier_wait(bar, 0);
}

/* A matrix that wgmma cannot read. */
MGPU_KERNEL(wrong_matrix, device_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, smem, 1024, 1024);
    const uint32_t at = mgpu_smem_addr(smem);
    const uint64_t right = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);
    uint64_t desc = right;
    float d[4] = {0, 0, 0, 0};
    if (p->what == MGPU_DEBUG_DESC_RESERVED)
        desc |= 1 << 14;
    else if (p->what == MGPU_DEBUG_DESC_BASE)
        desc = mgpu_wgmma_desc_k_major_none(at, 64) | (uint64_t)1 << 49;
    else if (p->what == MGPU_DEBUG_DESC_ROW)
        desc += 112 >> 4;
    else if (p->what == MGPU_DEBUG_DESC_STRIDE)
        desc = mgpu_wgmma_desc(at, 16, 512, MGPU_SWIZZLE_128B);
    else if (p->what == MGPU_DEBUG_DESC_ADDRESS)
        desc = at;
    else if (p->what == MGPU_DEBUG_SMEM_END)
        desc = mgpu_wgmma_desc_k_major(0x30000, MGPU_SWIZZLE_128B);
    MGPU_NAME("at", __LINE__ + 2);
    mgpu_wgmma_fence();
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, desc, right, 0);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
    mgpu_regs_f32_x4(d);
    if (threadIdx.x == 0)
        p->bytes[0] = d[0] > 0;
}

/* The rule of MGPU_TEST_RULE, broken by this kernel in memory of the host: where its shared memory lies. */
static uint32_t
break_rule(const mgpu_kernel *kernel, uint32_t cluster, uint32_t threads, uint64_t *global_at)
{
    static uint32_t *where;
    const char *number = std::getenv("MGPU_TEST_RULE");
    device_buffer<uint32_t> global(8192);
    mgpu_launch_config config = mgpu_launch_1d(cluster, threads);
    mgpu_issues issues;
    config.cluster.x = cluster;
    REQUIRE(number != NULL);
    REQUIRE(cudaHostAlloc((void **)&where, 64, cudaHostAllocMapped) == cudaSuccess);
    device_args args = arguments(global, 0);
    args.what = (uint32_t)std::atoi(number);
    args.bytes = where;
    config.debug = &report;
    *global_at = (uint64_t)(uintptr_t)global.ptr();
    CHECK(try_launch(kernel, config, args, &issues) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_FAULT);
    REQUIRE(report.count >= 1);
    INFO(text_of(report.record[0]));
    CHECK(report.record[0].complete == 1);
    CHECK(report.record[0].rule == args.what);
    CHECK(std::string(report.record[0].file) == "test_debug_device.cu");
    CHECK(report.record[0].line > 0);
    CHECK(report.record[0].line == report.record[0].iteration);
    CHECK(std::string(report.record[0].kernel) == kernel->name);
    CHECK(report.record[0].waited_ns == 0);
    REQUIRE(where[0] % 128 == 0);
    return threads == 64 ? where[1] : 0;
}

TEST_CASE("child: an argument breaks the rule of MGPU_TEST_RULE", "[.]")
{
    uint64_t global_at;
    const uint32_t bar = break_rule(&wrong_kernel, 2, 64, &global_at);
    const mgpu_debug_record &r = report.record[0];
    INFO(text_of(r));
    CHECK(report.count == 1);
    CHECK(r.cluster_rank == 0);
    CHECK(r.warp == 1);
    CHECK(r.lanes == 7u << 3);
    const uint64_t want[] = {0,
                             bar + 4,
                             0,
                             MGPU_DEBUG_PARITY,
                             bar | 1u << 24,
                             0x100000,
                             global_at + 8,
                             16 + MGPU_DEBUG_BULK_BYTES,
                             r.word / 128 * 128 + 2,
                             16 + MGPU_DEBUG_COPY_BYTES,
                             r.word / 128 * 128 + 64,
                             r.word / 64 * 64 + 8,
                             3,
                             4,
                             0xFFFFFFFF,
                             r.word / 128 * 128 | 1 << 19,
                             4,
                             2,
                             16,
                             40};
    REQUIRE(r.rule < sizeof want / sizeof want[0]);
    CHECK(r.word == want[r.rule]);
}

TEST_CASE("child: a matrix breaks the rule of MGPU_TEST_RULE", "[.]")
{
    uint64_t global_at;
    (void)break_rule(&wrong_matrix_kernel, 1, 128, &global_at);
    for (uint32_t i = 0; i < report.count; i++) {
        const mgpu_debug_record &r = report.record[i];
        INFO(text_of(r));
        CHECK(r.rule == report.record[0].rule);
        CHECK(r.word == report.record[0].word);
        CHECK(r.warp < 4);
        CHECK(r.lanes == 0xFFFFFFFF);
    }
}

TEST_CASE("MGPU_DEBUG: an argument that breaks a rule is a record, before its instruction")
{
    for (int rule = MGPU_DEBUG_BAR_ALIGNED; rule <= MGPU_DEBUG_BARRIER_THREADS; rule++)
        child("child: an argument breaks the rule of MGPU_TEST_RULE",
              "MGPU_TEST_RULE=" + std::to_string(rule));
}

TEST_CASE("child: a try or a test breaks the rule of MGPU_TEST_RULE", "[.]")
{
    static const uint32_t rules[] = {MGPU_DEBUG_BAR_ALIGNED, MGPU_DEBUG_BAR_OWN,
                                     MGPU_DEBUG_PARITY};
    device_buffer<uint32_t> global(8192);
    mgpu_launch_config config = mgpu_launch_1d(2, 32);
    mgpu_issues issues;
    const char *number = std::getenv("MGPU_TEST_RULE");
    REQUIRE(number != NULL);
    const device_args args = arguments(global, (uint32_t)std::atoi(number));
    config.cluster.x = 2;
    config.debug = &report;
    CHECK(try_launch(&wrong_try_kernel, config, args, &issues) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_FAULT);
    REQUIRE(report.count == 1);
    INFO(text_of(report.record[0]));
    CHECK(report.record[0].rule == rules[args.what / TRIES]);
    CHECK(report.record[0].line == report.record[0].iteration);
    CHECK(report.record[0].lanes == 1);
}

TEST_CASE("MGPU_DEBUG: each try and test looks at its mbarrier and its parity")
{
    for (int what = 0; what < 3 * TRIES - 1; what++) /* the last has no parity */
        child("child: a try or a test breaks the rule of MGPU_TEST_RULE",
              "MGPU_TEST_RULE=" + std::to_string(what));
}

TEST_CASE("MGPU_DEBUG: shared memory may be used to its end")
{
    device_buffer<uint32_t> global(8192);
    for (uint32_t bytes : {1024u, 4096u, 49152u, 231424u - 1024u}) {
        mgpu_launch_config config = mgpu_launch_1d(1, 32);
        config.smem_bytes = bytes;
        config.debug = &report;
        launch(&to_the_end_kernel, config, arguments(global, bytes));
        CHECK(mgpu_debug_read(NULL, &report) == MGPU_OK);
        CHECK(report.count == 0);
    }
}

TEST_CASE("MGPU_DEBUG: a matrix that breaks a rule is a record, once it is waited for")
{
    for (int rule : {MGPU_DEBUG_DESC_RESERVED, MGPU_DEBUG_DESC_BASE, MGPU_DEBUG_DESC_ROW,
                     MGPU_DEBUG_DESC_STRIDE, MGPU_DEBUG_DESC_ADDRESS, MGPU_DEBUG_SMEM_END})
        child("child: a matrix breaks the rule of MGPU_TEST_RULE",
              "MGPU_TEST_RULE=" + std::to_string(rule));
}
