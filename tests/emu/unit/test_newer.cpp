/* tests/emu/unit/test_newer.cpp - instructions of a PTX later than 9.0, in the model: the assembler of
 * CUDA 13.0 does not know them, so they are in no test that is built for a GPU.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

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
