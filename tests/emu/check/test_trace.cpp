/* tests/emu/check/test_trace.cpp - slices of a timeline: lanes together, waits from the event before, the program's own observer.
 * SPDX-License-Identifier: MIT
 *
 * That the file is whole, and its slices nest, is in emu/reports.py.
 */
#include "emu/model.h"

namespace
{

/* How often a word is in a text. */
size_t
count(const std::string &text, const std::string &word)
{
    size_t n = 0;
    for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        n++;
    return n;
}

} // namespace

typedef struct {
    uint32_t *counter;
} trace_args;

/* Both warps arrive in one line; warp 0 waits for warp 1. */
MGPU_KERNEL(trace_lanes, trace_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    MGPU_NAME(bar, "all", 8, 1);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 64);
    __syncthreads();
    (void)atomicAdd(&p->counter[0], 1u);
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_wait(bar, 0);
}

static void
count_event(void *user, const mgpu_emu_event *e)
{
    *static_cast<uint32_t *>(user) += e->kind == MGPU_EMU_MBARRIER_ARRIVE;
}

static void
count_access(void *user, const mgpu_emu_access *a)
{
    *static_cast<uint32_t *>(user) += a->write ? 1000 : 0;
}

TEST_CASE("lanes that do the same are one slice of their warp; waits are as long as they are")
{
    model m;
    temporary_file f;
    uint32_t heard = 0, counter = 0;
    m.config.trace = f.path();
    m.config.observer.user = &heard;
    m.config.observer.event = count_event;
    m.config.observer.access = count_access;
    REQUIRE(m.run(trace_lanes_kernel, 1, 64, trace_args{&counter}) == MGPU_OK);
    CHECK(heard == 1000 * 65 + 64);
    const std::string text = f.text();
    INFO(text);
    CHECK(count(text, "\"name\": \"arrive all[0]\"") == 2);
    CHECK(count(text, "\"name\": \"wait all[0]\"") == 2);
    CHECK(count(text, "\"name\": \"init all[0]\"") == 1);
    CHECK(count(text, "\"lanes\": \"0xffffffff\"") == 2 * 5);
    CHECK(count(text, "\"name\": \"atomic or flag\"") == 2);
    CHECK(count(text, "\"at\": \"test_trace.cpp:") == 11);
    /* warp 0 has waited while warp 1 arrived, lane by lane */
    const size_t wait = text.find("\"name\": \"wait all[0]\"");
    const size_t length = text.find("\"dur\": ", wait) + 7;
    CHECK(std::stoi(text.substr(length)) > 32);
}

TEST_CASE("without a timeline the observer is the program's alone")
{
    model m;
    uint32_t heard = 0, counter = 0;
    m.config.trace = nullptr;
    m.config.observer.user = &heard;
    m.config.observer.event = count_event;
    REQUIRE(m.run(trace_lanes_kernel, 1, 64, trace_args{&counter}) == MGPU_OK);
    CHECK(heard == 64);
}
