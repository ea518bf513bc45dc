/* tests/emu/unit/test_newer.cpp - instructions of a PTX later than 9.0, in the model: the assembler of
 * CUDA 13.0 does not know them, so they are in no test that is built for a GPU.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/ptx/newer.h>

#include <cstring>

typedef struct {
    uint64_t *out;
    uint32_t *flag;
    uint32_t what;
} newer_args;

/* ---- clmad ------------------------------------------------------------------------------- */

MGPU_KERNEL(carryless, newer_args, p, 32, 1)
{
    const uint64_t *in = p->out + threadIdx.x * 5;
    uint64_t *out = p->out + threadIdx.x * 5 + 3;
    out[0] = mgpu_clmad_lo_u64(in[0], in[1], in[2]);
    out[1] = mgpu_clmad_hi_u64(in[0], in[1], in[2]);
}

TEST_CASE("mgpu_clmad_lo_u64, mgpu_clmad_hi_u64")
{
    std::vector<uint64_t> data(32 * 5, 0x7777777777777777u);
    uint64_t x = 0x9e3779b97f4a7c15u;
    for (uint32_t t = 0; t < 32; t++)
        for (uint32_t i = 0; i < 3; i++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            data[t * 5 + i] = t == 0   ? ~(uint64_t)0
                              : t == 1 ? (uint64_t)1 << (63 * (i < 2))
                                       : x;
        }
    const newer_args a = {data.data(), NULL, 0};
    REQUIRE(mgpu_launch(&carryless_kernel, mgpu_launch_1d(1, 32), &a, NULL) == MGPU_OK);
    for (uint32_t t = 0; t < 32; t++) { /* 128 bits, one step at a time: shift left, add a */
        uint64_t hi = 0, lo = 0;
        for (int i = 63; i >= 0; i--) {
            hi = hi << 1 | lo >> 63;
            lo <<= 1;
            if ((data[t * 5 + 1] >> i & 1) != 0)
                lo ^= data[t * 5];
        }
        CHECK(data[t * 5 + 3] == (lo ^ data[t * 5 + 2]));
        CHECK(data[t * 5 + 4] == (hi ^ data[t * 5 + 2]));
    }
    CHECK(data[3] == (0x5555555555555555u ^ ~(uint64_t)0)); /* (2^64 - 1)^2 */
    CHECK(data[5 + 4] == ((uint64_t)1 << 62 ^ 1));          /* 2^126 */
}

/* ---- mbarriers of two layouts -------------------------------------------------------------- */

MGPU_KERNEL(layouts, newer_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, bars, 3, 16);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init_layout_v0(bar, what == 1 ? 0 : 512);
        if (what == 3)
            mgpu_mbarrier_init(bar + 8, 64);
        else
            mgpu_mbarrier_init_layout_v1(bar + 8, what == 2 ? 512 : 64);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        p->out[0] = mgpu_mbarrier_check_layout_v0(bar);
        p->out[1] = mgpu_mbarrier_check_layout_v1(bar);
        p->out[2] = mgpu_mbarrier_check_layout_v0(bar + 8);
        p->out[3] = mgpu_mbarrier_check_layout_v1(bar + 8);
        p->out[4] =
            mgpu_mbarrier_pending_count_layout_v0(mgpu_mbarrier_arrive_no_complete(bar, 2));
        mgpu_mbarrier_inval(bar);
        if (what == 4)
            (void)mgpu_mbarrier_check_layout_v1(bar + 16);
    }
    mgpu_mbarrier_arrive(bar + 8); /* both layouts count */
    mgpu_mbarrier_wait(bar + 8, 0);
}

TEST_CASE("mgpu_mbarrier_init_layout_v0, _v1, mgpu_mbarrier_check_layout_v0, _v1")
{
    std::vector<uint64_t> out(5, 99);
    newer_args a = {out.data(), NULL, 0};
    REQUIRE(mgpu_launch(&layouts_kernel, mgpu_launch_1d(1, 64), &a, NULL) == MGPU_OK);
    CHECK(out == std::vector<uint64_t>{1, 0, 0, 1, 512});
    a.what = 3; /* a barrier without a word is of layout v0 */
    REQUIRE(mgpu_launch(&layouts_kernel, mgpu_launch_1d(1, 64), &a, NULL) == MGPU_OK);
    CHECK(out == std::vector<uint64_t>{1, 0, 1, 0, 512});
}

TEST_CASE("counts that a layout does not have, and a layout of nothing")
{
    static const char *const said[5] = {
        "", "mbarrier.init: count 0: 1 to 2^20-1 arrivals",
        "mbarrier.init: count 512: 1 to 511 arrivals of layout v1", "",
        "mbarrier.check_layout: no mbarrier lives at"};
    std::vector<uint64_t> out(5, 99);
    model m;
    for (const uint32_t what : {1u, 2u, 4u}) {
        const newer_args a = {out.data(), NULL, what};
        CHECK(m.run(layouts_kernel, 1, 64, a) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({said[what]}));
    }
}

/* ---- waits that say what they ask ---------------------------------------------------------- */

/* What varies behind the name of a wait. */
#define ORDERS(X, name, end)                                                                   \
    X(name##end)                                                                               \
    X(name##_cluster##end)                                                                     \
    X(name##_relaxed##end)                                                                     \
    X(name##_relaxed_cluster##end)
#define ASKED(X, ask)                                                                          \
    ORDERS(X, test_wait##ask, )                                                                \
    ORDERS(X, try_wait##ask, )
#define SUSPENDED(X, ask) ORDERS(X, try_wait##ask, _suspend)

/* A phase of two arrivals: asked for between them, and behind. 2: no, then yes. */
#define ASK(before, after)                                                                     \
    state = mgpu_mbarrier_arrive(bar);                                                         \
    out[n] = before;                                                                           \
    mgpu_mbarrier_arrive(bar);                                                                 \
    out[n++] |= (uint64_t)(after) << 1;                                                        \
    phase++;
#define BY_PARITY(name)                                                                        \
    ASK(mgpu_mbarrier_##name(bar, phase & 1), mgpu_mbarrier_##name(bar, phase & 1))
#define BY_PARITY_NS(name)                                                                     \
    ASK(mgpu_mbarrier_##name(bar, phase & 1, 100), mgpu_mbarrier_##name(bar, phase & 1, 100))
#define BY_STATE(name) ASK(mgpu_mbarrier_##name(bar, state), mgpu_mbarrier_##name(bar, state))
#define BY_STATE_NS(name)                                                                      \
    ASK(mgpu_mbarrier_##name(bar, state, 100), mgpu_mbarrier_##name(bar, state, 100))
/* And what is reported: nothing. */
#define REPORTED(...)                                                                          \
    r[0] = r[1] = 7;                                                                           \
    ASK(__VA_ARGS__, __VA_ARGS__)                                                              \
    out[n - 1] |= (uint64_t)(r[0] | r[1]) << 8;
#define REPORT_PARITY(name)    REPORTED(mgpu_mbarrier_##name(bar, phase & 1, r))
#define REPORT_PARITY_NS(name) REPORTED(mgpu_mbarrier_##name(bar, phase & 1, r, 100))
#define REPORT_STATE(name)     REPORTED(mgpu_mbarrier_##name(bar, state, r))
#define REPORT_STATE_NS(name)  REPORTED(mgpu_mbarrier_##name(bar, state, r, 100))

MGPU_KERNEL(phases, newer_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    uint64_t *out = p->out, state;
    uint32_t n = 0, phase = 0, r[2];
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init_layout_v1(bar, 2);
    ASKED(BY_PARITY, _parity_primary)
    ASKED(BY_STATE, _primary)
    ASKED(BY_PARITY, _conditional)
    ASKED(REPORT_PARITY, _parity_report)
    ASKED(REPORT_STATE, _report)
    SUSPENDED(BY_PARITY_NS, _parity_primary)
    SUSPENDED(BY_STATE_NS, _primary)
    SUSPENDED(BY_PARITY_NS, _conditional)
    SUSPENDED(REPORT_PARITY_NS, _parity_report)
    SUSPENDED(REPORT_STATE_NS, _report)
    *p->flag = n;
}

TEST_CASE("mbarrier_phase.gen.h: each wait is no before a phase ends, yes behind, and nothing "
          "is reported")
{
    for (const uint32_t policy : {0u, 1u, 2u}) {
        std::vector<uint64_t> out(60, 99);
        uint32_t count = 0;
        const newer_args a = {out.data(), &count, 0};
        model m;
        m.config.policy = (mgpu_emu_policy)policy;
        CHECK(m.run(phases_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.text);
        CHECK(count == 60);
        CHECK(out == std::vector<uint64_t>(60, 2));
    }
}

/* Thread 0 writes and arrives; thread 32 waits, by what, and reads. */
MGPU_KERNEL(phase_orders, newer_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, data, 1);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(data), what = p->what;
    uint32_t r[2];
    if (threadIdx.x == 0) {
        if (what == 6 || what == 7)
            mgpu_mbarrier_init(bar, 1);
        else
            mgpu_mbarrier_init_layout_v1(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_st_shared_b32(at, 5);
        mgpu_mbarrier_arrive(bar);
    }
    if (threadIdx.x == 32) {
        while (!(what == 0   ? mgpu_mbarrier_try_wait_parity_primary(bar, 0)
                 : what == 1 ? mgpu_mbarrier_try_wait_conditional(bar, 0)
                 : what == 2 ? mgpu_mbarrier_test_wait_parity_report(bar, 0, r)
                 : what == 3 ? mgpu_mbarrier_try_wait_parity_primary_relaxed(bar, 0)
                 : what == 4 ? mgpu_mbarrier_try_wait_conditional_relaxed(bar, 0)
                 : what == 5 ? mgpu_mbarrier_test_wait_parity_report_relaxed(bar, 0, r)
                 : what == 6 ? mgpu_mbarrier_try_wait_conditional(bar, 0)
                             : mgpu_mbarrier_test_wait_parity_report(bar, 0, r))) {
        }
        p->out[0] = mgpu_ld_shared_b32(at);
    }
}

TEST_CASE("mbarrier_phase.gen.h: acquire shows what came before the arrivals, relaxed does not")
{
    for (uint32_t what = 0; what < 6; what++) {
        uint64_t out = 0;
        const newer_args a = {&out, NULL, what};
        model m;
        INFO(what);
        CHECK((m.run(phase_orders_kernel, 1, 64, a) == MGPU_OK) == (what < 3));
        INFO(m.text);
        CHECK((what < 3 ? out == 5 : m.says({"the wait at", "is .relaxed", "hazard 18"})));
    }
}

TEST_CASE("mbarrier_phase.gen.h: a barrier that keeps no reports is not asked for one")
{
    static const char *const said[2] = {"mbarrier.try_wait: the mbarrier at smem+0x",
                                        "mbarrier.test_wait: the mbarrier at smem+0x"};
    for (const uint32_t what : {6u, 7u}) {
        uint64_t out = 0;
        const newer_args a = {&out, NULL, what};
        model m;
        CHECK(m.run(phase_orders_kernel, 1, 64, a) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({said[what - 6], "is of layout v0 and keeps no reports: "
                                      "mgpu_mbarrier_init_layout_v1()"}));
    }
}

/* ---- one-way fences between two addresses -------------------------------------------------- */

MGPU_KERNEL(aliases, newer_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        p->out[0] = 7;
        mgpu_fence_proxy_alias_release_sys();
        mgpu_st_release_sys_global_b32(p->flag, 1);
    } else {
        while (mgpu_ld_acquire_sys_global_b32(p->flag) == 0)
            mgpu_nanosleep(20);
        mgpu_fence_proxy_alias_acquire_sys();
        p->out[1] = p->out[0];
    }
}

TEST_CASE("mgpu_fence_proxy_alias_acquire_sys, _release_sys")
{
    std::vector<uint64_t> out(2, 99);
    uint32_t flag = 0;
    const newer_args a = {out.data(), &flag, 0};
    REQUIRE(mgpu_launch(&aliases_kernel, mgpu_launch_1d(2, 32), &a, NULL) == MGPU_OK);
    CHECK(out == std::vector<uint64_t>{7, 7});
}
