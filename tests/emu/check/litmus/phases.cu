/* phases.cu - litmus tests of parity: which phase a wait is for, and which it may take for it.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "Phase of the mbarrier object", "mbarrier.test_wait, mbarrier.try_wait": a wait with
 * parity is for the open phase or the one before. Who comes later takes another for it.
 */
#include "../tiny.h"

MGPU_REQUIRE(TMA);

/* ---- thread 32 loads `at`, then `other`, in phases 0 and 1; warp 0 waits for both ------------ */

static const case_row litmus_phase_rows[] = {
    {1, SILENT, SEEN, "", "a lane arrives behind the first wait, the loader waits for it"},
    {2, ERROR(9), SEEN,
     ", whose init is at phases.cu:76: phase 1 ends with nobody's arrival behind this wait: a "
     "thread that "
     "comes later finds both over, and waits for phase 2: it, or a lane of its warp, arrives "
     "for "
     "phase 1, or at what those wait for who do",
     "the loader sleeps for a while"},
    {3, SILENT, SEEN, "", "__syncthreads() behind the first wait"},
    {4, SILENT, SEEN, "", "the same, and the arrival is relaxed"},
    {5, DEADLOCK, SEEN, "", "the loader goes on at once"},
    {6, SILENT, SEEN, "", "warp 0 waits for the first phase twice"},
    {7, EITHER(1, 3), SEEN, "and nothing has changed since: was phase 1, parity 1, meant?",
     "warp 0 waits for the first phase twice, and takes it for the second"},
};

/* Thread 32. */
MGPU_DEVICE void
litmus_phase_load(const tiny_args *p, uint32_t at, uint32_t bar)
{
    tiny_load(p, at, bar);
    mgpu_mbarrier_wait(bar, 0);
    if (BUG(2))
        mgpu_nanosleep(1000);
    else if (!BUG(3) && !BUG(5))
        mgpu_mbarrier_wait(bar + 8, 0);
    if (BUG(3))
        return;
    tiny_load(p, BUG(7) ? at : at + BYTES, bar);
    mgpu_mbarrier_wait(bar, 1);
}

/* Warp 0. */
MGPU_DEVICE void
litmus_phase_get(const tiny_args *p, uint32_t at, uint32_t bar)
{
    mgpu_mbarrier_wait(bar, 0);
    if (BUG(6))
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(7)) {
        tiny_get(p, at);
        mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
    }
    if (threadIdx.x == 0) {
        if (BUG(4))
            (void)mgpu_mbarrier_arrive_relaxed(bar + 8);
        else
            (void)mgpu_mbarrier_arrive(bar + 8);
    }
    if (BUG(3))
        return;
    mgpu_mbarrier_wait(bar, BUG(7) ? 0 : 1);
    tiny_get(p, BUG(7) ? at : at + BYTES);
}

MGPU_KERNEL(litmus_phase, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, 2 * WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        tiny_init(bar + 8, 1);
    }
    __syncthreads();
    if (t < LANES)
        litmus_phase_get(p, at, bar);
    else if (t == LANES)
        litmus_phase_load(p, at, bar);
    if (!BUG(3))
        return;
    __syncthreads();
    if (t == LANES)
        tiny_load(p, at + BYTES, bar);
    if (t < LANES) {
        mgpu_mbarrier_wait(bar, 1);
        tiny_get(p, at + BYTES);
    }
}
TINY_GROUP(litmus_phase, 1, 64);

/* ---- warp 0 puts, two laps; warp 1 gets ------------------------------------------------------ */

static const case_row litmus_lap_rows[] = {
    {1, SILENT, SEEN, "", "the parity of an empty place: 1, then 0"},
    {2, ERROR(6), SEEN,
     "passed at once: with parity 1 it had passed before, and nothing has changed since: was "
     "phase 0, parity 0, meant?",
     "the parity of an empty place: 1, and 1 again"},
};

MGPU_KERNEL(litmus_lap, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(data), full = mgpu_smem_addr(bars), empty = full + 8;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, LANES);
        tiny_init(empty, LANES);
    }
    __syncthreads();
    for (uint32_t lap = 0; lap < 2; lap++) {
        if (threadIdx.x < LANES) {
            mgpu_mbarrier_wait(empty, BUG(2) ? 1 : lap ^ 1);
            tiny_put(p, at);
            (void)mgpu_mbarrier_arrive(full);
            mgpu_nanosleep(1000);
        } else {
            mgpu_mbarrier_wait(full, lap);
            tiny_get(p, at);
            mgpu_nanosleep(1000);
            (void)mgpu_mbarrier_arrive(empty);
        }
    }
}
TINY_GROUP(litmus_lap, 1, 64);
