/* tests/ptx/test_debug_wait.cu - MGPU_DEBUG=1: a wait that never ends says so and traps.
 * SPDX-License-Identifier: MIT
 *
 * A trap costs the process its GPU context, so the test starts itself again as a child.
 */
#define MGPU_DEBUG            1
#define MGPU_DEBUG_WAIT_LIMIT 1000u
#include <mgpu/mgpu.h>

#include "../device.h"

MGPU_REQUIRE(TMA);

typedef struct {
    uint32_t bystanders;
} debug_args;

/* Thread 40 of block 2 waits for an arrival that does not come. */
MGPU_KERNEL(hang, debug_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1 + p->bystanders);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 40 && blockIdx.x == 2)
        mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("the child: a wait that never ends", "[.]")
{
    mgpu_issues issues;
    debug_args args = {0};
    CHECK(try_launch(&hang_kernel, mgpu_launch_1d(3, 64), args, &issues) == MGPU_ERROR_FAULT);
}

TEST_CASE("MGPU_DEBUG: the wait names barrier, parity, block, warp and lane, and traps")
{
    FILE *child = popen("/proc/$PPID/exe 'the child: a wait that never ends' 2>&1", "r");
    REQUIRE(child != NULL);
    std::string said;
    char line[512];
    while (fgets(line, sizeof line, child) != NULL)
        said += line;
    const int ended = pclose(child);
    INFO(said);
    CHECK(said.find("mgpu: mbarrier 0x400: the phase of parity 0 did not end: block (2,0,0), "
                    "cluster rank 0, warp 1, lane 8") != std::string::npos);
    CHECK(ended == 0); /* the child saw MGPU_ERROR_FAULT */
}
