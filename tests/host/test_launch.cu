/* tests/host/test_launch.cu - a launch that works, and the sentence of each one that does not.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/launch.h>
#include <mgpu/ptx/thread.h>

#include "device.h"

#include <string>
#include <vector>

namespace
{

struct where_args {
    uint32_t *out;
    uint32_t smem_bytes; /* dynamic shared memory to touch */
};

} // namespace

/* out[block * threads + thread] = block << 16 | thread, by way of the shared memory. */
MGPU_KERNEL(where, where_args, p, 256, 1)
{
    MGPU_SMEM(smem, 16);
    MGPU_SHARED(uint32_t, fixed, 256);
    const uint32_t threads = blockDim.x * blockDim.y * blockDim.z;
    const uint32_t t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    const uint32_t b = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    uint32_t *last = reinterpret_cast<uint32_t *>(smem + p->smem_bytes) - threads;
    uint32_t *hold = p->smem_bytes > 0 ? last : fixed;
    hold[t] = b << 16 | t;
    __syncthreads();
    p->out[b * threads + t] = hold[t];
}

/* Launch, and check every element. */
static void
check_launch(mgpu_launch_config config)
{
    const uint32_t blocks = config.grid.x * config.grid.y * config.grid.z;
    const uint32_t threads = config.block.x * config.block.y * config.block.z;
    device_buffer<uint32_t> out(blocks * threads);
    where_args args;
    args.out = out.ptr();
    args.smem_bytes = config.smem_bytes;
    launch(&where_kernel, config, args);
    std::vector<uint32_t> expected(out.size());
    for (uint32_t b = 0; b < blocks; b++)
        for (uint32_t t = 0; t < threads; t++)
            expected[b * threads + t] = b << 16 | t;
    CHECK(difference(out.download(), expected) == "");
}

/* This launch is refused for one reason, in these words. */
static void
check_refused(const mgpu_kernel *kernel, mgpu_launch_config config, const void *args,
              mgpu_status expected, const char *field, int64_t got, int64_t want,
              const std::string &words)
{
    mgpu_issues why;
    why.count = 99;
    REQUIRE(mgpu_launch(kernel, config, args, &why) == expected);
    REQUIRE(why.count >= 1);
    const mgpu_issue &i = why.item[0];
    const std::string text = i.text;
    INFO(text);
    CHECK(why.count == 1);
    CHECK(i.status == expected);
    CHECK(std::string(i.field) == field);
    CHECK(i.got == got);
    CHECK(i.want == want);
    CHECK(text.find(words) != std::string::npos);
    CHECK(text.size() < sizeof i.text - 1); /* whole, not cut */
    CHECK(mgpu_launch(kernel, config, args, NULL) == expected);
    CHECK(mgpu_sync(NULL) == MGPU_OK); /* nothing ran, nothing stays behind */
}

static void
check_refused(mgpu_launch_config config, mgpu_status expected, const char *field, int64_t got,
              int64_t want, const std::string &words)
{
    where_args args;
    args.out = NULL;
    args.smem_bytes = 0;
    check_refused(&where_kernel, config, &args, expected, field, got, want, words);
}

TEST_CASE("mgpu_launch_1d, mgpu_launch_2d")
{
    const mgpu_launch_config a = mgpu_launch_1d(7, 96), b = mgpu_launch_2d(7, 5, 96);
    CHECK((a.grid.x == 7 && a.grid.y == 1 && a.grid.z == 1));
    CHECK((a.block.x == 96 && a.block.y == 1 && a.block.z == 1));
    CHECK((a.cluster.x == 1 && a.cluster.y == 1 && a.cluster.z == 1));
    CHECK(a.smem_bytes == 0);
    CHECK_FALSE(a.programmatic);
    CHECK(a.stream == NULL);
    CHECK((b.grid.x == 7 && b.grid.y == 5 && b.grid.z == 1));
    CHECK(b.block.x == 96);
}

TEST_CASE("mgpu_launch_clusters, mgpu_launch_clusters_at_once")
{
    const mgpu_launch_config config = mgpu_launch_clusters(33, 4, 384);
    CHECK(config.grid.x == 132);
    CHECK(config.grid.y == 1);
    CHECK(config.grid.z == 1);
    CHECK(config.block.x == 384);
    CHECK(config.cluster.x == 4);
    CHECK(config.cluster.y == 1);
    CHECK(config.cluster.z == 1);
    CHECK(config.smem_bytes == 0);
    CHECK(mgpu_launch_clusters_at_once(1, 132) == 132);
    CHECK(mgpu_launch_clusters_at_once(2, 132) == 66);
    CHECK(mgpu_launch_clusters_at_once(4, 132) == 30);
    CHECK(mgpu_launch_clusters_at_once(8, 132) == 14);
    CHECK(mgpu_launch_clusters_at_once(3, 132) == 37);
    CHECK(mgpu_launch_clusters_at_once(5, 132) == 22);
    CHECK(mgpu_launch_clusters_at_once(6, 132) == 15);
    CHECK(mgpu_launch_clusters_at_once(7, 132) == 14);
    CHECK(mgpu_launch_clusters_at_once(16, 132) == 7);
    CHECK(mgpu_launch_clusters_at_once(2, 1) == 0);
    CHECK(mgpu_launch_clusters_at_once(4, 3) == 0);
}

TEST_CASE("mgpu_launch: shapes")
{
    check_launch(mgpu_launch_1d(1, 1));
    check_launch(mgpu_launch_1d(5, 256));
    check_launch(mgpu_launch_2d(3, 4, 64));
    mgpu_launch_config c = mgpu_launch_2d(2, 2, 8);
    c.grid.z = 3;
    c.block.y = 4;
    c.block.z = 2;
    check_launch(c);
}

TEST_CASE("mgpu_launch: shared memory, also above 48 KiB")
{
    mgpu_launch_config c = mgpu_launch_1d(2, 128);
    const uint32_t sizes[] = {1024, 48 * 1024, 100 * 1024, 226 * 1024, 2048};
    for (uint32_t bytes : sizes) {
        c.smem_bytes = bytes;
        check_launch(c);
    }
}

TEST_CASE("mgpu_launch: clusters")
{
    mgpu_launch_config c = mgpu_launch_2d(8, 4, 64);
    c.cluster = mgpu_make_dim3(4, 2, 1);
    check_launch(c);
    c = mgpu_launch_1d(32, 64);
    c.cluster.x = 16; /* more than every GPU can: the opt-in is made */
    check_launch(c);
}

namespace
{

struct early_args {
    volatile uint32_t *started; /* set by the second kernel before it waits */
    uint32_t *out; /* [0]: the first kernel saw that; [1]: [0] as the second sees it */
    uint32_t tries;
};

} // namespace

/* Lets the next kernel start, then looks for it while this one runs. */
MGPU_KERNEL(early_first, early_args, p, 32, 1)
{
    uint32_t seen = 0;
    mgpu_griddepcontrol_launch_dependents();
    for (uint32_t i = 0; i < p->tries && seen == 0; i++)
        seen = *p->started;
    p->out[0] = seen;
}

MGPU_KERNEL(early_second, early_args, p, 32, 1)
{
    *p->started = 1;
    mgpu_griddepcontrol_wait(); /* for the whole first kernel, and its memory */
    p->out[1] = p->out[0];
}

TEST_CASE("mgpu_launch: programmatic")
{
    for (bool programmatic : {false, true}) {
        device_buffer<uint32_t> started(std::vector<uint32_t>(1, 0u)), out(2);
        early_args args;
        args.started = started.ptr();
        args.out = out.ptr();
        /* About a second of reads, if the other kernel never comes; the model runs them in turn. */
        args.tries = MGPU_EMULATE ? 10 : 1000000;
        mgpu_launch_config c = mgpu_launch_1d(1, 1);
        INFO("programmatic " << programmatic);
        REQUIRE(mgpu_launch(&early_first_kernel, c, &args, NULL) == MGPU_OK);
        c.programmatic = programmatic;
        launch(&early_second_kernel, c, args);
        const uint32_t seen = programmatic && !MGPU_EMULATE;
        CHECK(started.download() == std::vector<uint32_t>(1, 1u));
        CHECK(out.download() == std::vector<uint32_t>(2, seen));
    }
}

TEST_CASE("mgpu_launch: no kernel, no arguments")
{
    where_args args = {NULL, 0};
    mgpu_kernel empty = where_kernel;
    empty.entry = NULL;
    check_refused(NULL, mgpu_launch_1d(1, 32), &args, MGPU_ERROR_INVALID_ARGUMENT, "kernel", 0,
                  0, "kernel is NULL: pass &name_kernel");
    check_refused(&empty, mgpu_launch_1d(1, 32), &args, MGPU_ERROR_INVALID_ARGUMENT, "kernel",
                  0, 0, "kernel->entry is NULL");
    check_refused(&where_kernel, mgpu_launch_1d(1, 32), NULL, MGPU_ERROR_INVALID_ARGUMENT,
                  "args", 0, 0, "kernel \"where\": args is NULL, and it takes 16 bytes");
}

TEST_CASE("mgpu_launch: a report wants a kernel of MGPU_DEBUG=1; the model has no use for it")
{
    static mgpu_debug_report report;
    mgpu_launch_config config = mgpu_launch_1d(1, 32);
    config.debug = &report;
    config.smem_bytes = 128;
    if (MGPU_EMULATE)
        check_launch(config);
    else
        check_refused(config, MGPU_ERROR_INVALID_ARGUMENT, "debug", 0, 1,
                      "kernel \"where\" was compiled without MGPU_DEBUG and fills no report: "
                      "compile its file with -DMGPU_DEBUG=1");
    CHECK(where_kernel.debug_set == NULL);
    CHECK(mgpu_debug_attach(&where_kernel, NULL, NULL, NULL) ==
          (MGPU_EMULATE ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_OK);
    CHECK(mgpu_debug_read(NULL, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(report.count == 0);
}

TEST_CASE("mgpu_launch: grid")
{
    check_refused(mgpu_launch_1d(0, 32), MGPU_ERROR_GRID_LIMIT, "grid", 0, 1,
                  "grid.x is 0, not 1 to 2147483647: skip a launch without work");
    check_refused(mgpu_launch_2d(1, 65536, 32), MGPU_ERROR_GRID_LIMIT, "grid", 65536, 65535,
                  "grid.y is 65536, not 1 to 65535: put the blocks into another dimension");
    mgpu_launch_config c = mgpu_launch_1d(13, 32);
    c.cluster.x = 4;
    check_refused(c, MGPU_ERROR_GRID_LIMIT, "grid", 13, 4,
                  "grid.x is 13, not a multiple of cluster.x, 4: launch 16 blocks");
}

TEST_CASE("mgpu_launch: threads")
{
    check_refused(mgpu_launch_1d(1, 0), MGPU_ERROR_THREAD_LIMIT, "block", 0, 1,
                  "block.x is 0, not 1 to 1024 threads: start with mgpu_launch_1d()");
    check_refused(mgpu_launch_1d(1, 288), MGPU_ERROR_THREAD_LIMIT, "block", 288, 256,
                  "a block of 288 threads, and it was compiled for at most 256");
    mgpu_launch_config c = mgpu_launch_1d(1, 1);
    c.block.z = 65;
    check_refused(c, MGPU_ERROR_THREAD_LIMIT, "block", 65, 64,
                  "block.z is 65, not 1 to 64 threads: launch more and smaller blocks");
    c = mgpu_launch_1d(1, 128);
    c.block.y = 3;
    check_refused(c, MGPU_ERROR_THREAD_LIMIT, "block", 384, 256, "a block of 384 threads");
}

TEST_CASE("mgpu_launch: cluster")
{
    mgpu_launch_config c = mgpu_launch_1d(32, 32);
    c.cluster.x = 32;
    check_refused(c, MGPU_ERROR_CLUSTER_LIMIT, "cluster", 32, 16, "a cluster of 32 blocks");
    c.cluster.x = 0;
    check_refused(c, MGPU_ERROR_CLUSTER_LIMIT, "cluster", 0, 1,
                  "cluster.x is 0: start with mgpu_launch_1d()");
}

TEST_CASE("mgpu_launch: shared memory over the limit")
{
    /* On a GPU the static array counts at once, in the model when it is reached. */
    const int64_t limit = 227 * 1024 - (MGPU_EMULATE ? 0 : 1024);
    mgpu_launch_config c = mgpu_launch_1d(1, 32);
    c.smem_bytes = static_cast<uint32_t>(limit) + 1;
    check_refused(c, MGPU_ERROR_SMEM_LIMIT, "smem_bytes", limit + 1, limit,
                  "232449 in all, and a block of th");
    c.smem_bytes = UINT32_MAX;
    check_refused(c, MGPU_ERROR_SMEM_LIMIT, "smem_bytes", UINT32_MAX, limit,
                  "use fewer stages or smaller tiles");
}

#if MGPU_EMULATE
static void
keep_report(void *user, const mgpu_emu_report *report)
{
    *static_cast<std::string *>(user) += report->text;
}

TEST_CASE("mgpu_launch: a static array that does not fit beside the dynamic memory")
{
    const mgpu_emu_config before = mgpu_emu_config_current();
    mgpu_emu_config quiet = before;
    std::string said;
    quiet.sink = keep_report;
    quiet.sink_user = &said;
    mgpu_emu_configure(quiet);
    mgpu_launch_config c = mgpu_launch_1d(1, 32);
    where_args args = {NULL, 0};
    mgpu_issues why;
    c.smem_bytes = 227 * 1024;
    CHECK(mgpu_launch(&where_kernel, c, &args, &why) == MGPU_ERROR_FAULT);
    mgpu_emu_configure(before);
    const std::string words = "MGPU_SHARED fixed: 1024 bytes do not fit: the block has used "
                              "232448 of 232448 bytes";
    INFO(said);
    CHECK(said.find(words) != std::string::npos);
    REQUIRE(why.count == 1);
    CHECK(std::string(why.item[0].text).find(words) != std::string::npos);
}
#endif

TEST_CASE("mgpu_launch tells all, not only the first")
{
    mgpu_launch_config c = mgpu_launch_1d(3, 2000);
    c.cluster.x = 2;
    mgpu_issues why;
    CHECK(mgpu_launch(&where_kernel, c, NULL, &why) != MGPU_OK);
    REQUIRE(why.count == 4);
    CHECK(std::string(why.item[0].field) == "args");
    CHECK(std::string(why.item[1].field) == "block");
    CHECK(std::string(why.item[2].field) == "grid");
    CHECK(std::string(why.item[3].field) == "block");
}

#if !MGPU_EMULATE
TEST_CASE("mgpu_launch: more threads than the registers allow")
{
    mgpu_kernel boastful = where_kernel;
    where_args args = {NULL, 0};
    boastful.threads = 1024; /* compiled for 256 */
    check_refused(&boastful, mgpu_launch_1d(1, 512), &args, MGPU_ERROR_REGISTER_LIMIT, "block",
                  512, 256, "a block of 512 threads, and as compiled, with");
}

TEST_CASE("mgpu_launch: a cluster that cannot be placed")
{
    cudaLaunchAttribute attribute;
    cudaLaunchConfig_t config;
    mgpu_issues why;
    why.count = 0;
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim.x = 32;
    attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
    config.gridDim = 32;
    config.blockDim = 256;
    config.dynamicSmemBytes = 200 * 1024;
    config.stream = NULL;
    config.attrs = &attribute;
    config.numAttrs = 1;
    CHECK(mgpu__launch_prepare(&where_kernel, reinterpret_cast<const void *>(where), &config,
                               32, &why) == MGPU_ERROR_CLUSTER_LIMIT);
    REQUIRE(why.count == 1);
    const std::string text = why.item[0].text;
    INFO(text);
    CHECK(text.find("no room for a cluster of 32 blocks with 256 threads and 205824 bytes") !=
          std::string::npos);
    CHECK(text.size() < sizeof why.item[0].text - 1);
    CHECK(cudaGetLastError() == cudaSuccess);
}

MGPU_KERNEL_DECLARE(foreign); /* foreign_kernel.cu: for another GPU */

TEST_CASE("mgpu_launch: no code for this GPU")
{
    uint32_t *out = NULL; /* all that its argument struct holds */
    mgpu_issues why;
    REQUIRE(mgpu_launch(&foreign_kernel, mgpu_launch_1d(1, 32), &out, &why) ==
            MGPU_ERROR_WRONG_TARGET);
    REQUIRE(why.count == 1);
    const std::string text = why.item[0].text;
    INFO(text);
    CHECK(text.find("kernel \"foreign\" has no code for this GPU, sm_90 (") == 0);
    CHECK(text.find("-gencode arch=compute_90a,code=sm_90a") != std::string::npos);
    CHECK(text.size() < sizeof why.item[0].text - 1);
    CHECK(cudaGetLastError() == cudaSuccess);
    check_launch(mgpu_launch_1d(2, 64)); /* and the others still run */
}

TEST_CASE("mgpu_launch: an entry that is no kernel")
{
    mgpu_kernel host = where_kernel;
    where_args args = {NULL, 0};
    mgpu_issues why;
    host.name = "host";
    host.entry = reinterpret_cast<void (*)(void)>(&mgpu_status_name);
    REQUIRE(mgpu_launch(&host, mgpu_launch_1d(1, 32), &args, &why) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 1);
    const std::string text = why.item[0].text;
    INFO(text);
    CHECK(text.find("kernel \"host\": its entry is no kernel that this CUDA runtime knows (") ==
          0);
    CHECK(text.size() < sizeof why.item[0].text - 1);
    CHECK(cudaGetLastError() == cudaSuccess);
}
#endif
