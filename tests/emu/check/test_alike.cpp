/* tests/emu/check/test_alike.cpp - of many lines that a copy touches each is judged, also where it is like the one before.
 * SPDX-License-Identifier: MIT
 */
#include "emu/marks.h"

namespace
{

enum { LINES = 40 };

typedef struct {
    uint32_t what, line; /* what happens; to this line, LINES: to none */
    uint32_t *data;      /* [LINES][32] */
} alike_args;

} // namespace

/* A copy over the copy before. Without the proxy fence behind it a thread 0: reads a line in between; 1: writes
 * one; 2: writes one in global memory, which the next copy reads. */
MGPU_KERNEL(alike, alike_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32 * LINES, 128);
    MGPU_SHARED(uint64_t, full_, 1);
    const uint32_t full = mgpu_smem_addr(full_), to = mgpu_smem_addr(tile);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t k = 0; k < 3; k++) {
        if (threadIdx.x == 0) {
            mgpu_mbarrier_arrive_expect_tx(full, 128 * LINES);
            mgpu_bulk_load(to, p->data, 128 * LINES, full);
        }
        mgpu_mbarrier_wait(full, k & 1);
        if (threadIdx.x == 32 && k == 1) { /* lines that differ, and break no rule */
            for (uint32_t i = 3; i < LINES; i += 7)
                (void)mgpu_ld_shared_b32(to + 128 * i + 4 * (i % 5));
            mgpu_fence_proxy_async_shared_cta();
        }
        if (threadIdx.x == 32 && k == 1 && p->line < LINES) {
            if (p->what == 0)
                (void)mgpu_ld_shared_b32(to + 128 * p->line + 8);
            if (p->what == 1)
                mgpu_st_shared_b32(to + 128 * p->line + 8, 1);
            if (p->what == 2)
                mgpu_st_release_gpu_global_b32(p->data + 32 * p->line + 2, 1);
        }
        __syncthreads();
    }
}

TEST_CASE("a line that is unlike its neighbours is found, wherever it is")
{
    known<uint32_t> data(32 * LINES);
    for (uint32_t what = 0; what < 3; what++)
        for (uint32_t line = 0; line <= LINES; line++) {
            model m;
            const alike_args a = {what, line, data.data.data()};
            char where[64];
            CAPTURE(what, line);
            const int status = m.run(alike_kernel, 1, 64, a);
            INFO(m.text);
            REQUIRE(status == (line == LINES ? MGPU_OK : MGPU_ERROR_FAULT));
            std::snprintf(where, sizeof where, what < 2 ? "(tile+%u)" : "\"known\"+0x%x",
                          128 * line + 8);
            if (line != LINES)
                CHECK(m.says({where}));
        }
}
