/* tests/ptx/test_cache.cu - caches are told things: what memory holds stays, but for what is discarded.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/cached.h>

#include "device.h"

MGPU_REQUIRE(TMA);

enum { WORDS = 128 }; /* four lines */

typedef struct {
    uint32_t *data, *out;
} cache_args;

/* Lines 0 and 3 are only talked about, line 1 is discarded, line 2 is discarded and written again. */
MGPU_KERNEL(cache_lines, cache_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    mgpu_prefetch_global_l1(p->data + t);
    mgpu_prefetch_global_l2(p->data + 32 + t);
    mgpu_prefetch_global_l2_evict_last(p->data + 64 + t);
    mgpu_prefetch_global_l2_evict_normal(p->data + 96 + t);
    mgpu_prefetchu_l1(p->data + 96 + t);
    if (t == 0) {
        mgpu_applypriority_global_l2_evict_normal(p->data + 64);
        mgpu_discard_global_l2(p->data + 32);
        mgpu_discard_global_l2(p->data + 64);
    }
    __syncwarp();
    p->data[64 + t] = 1000 + t;
    p->out[t] = p->data[t];
    p->out[32 + t] = p->data[64 + t];
    p->out[64 + t] = p->data[96 + t];
}

TEST_CASE(
    "mgpu_prefetch_global_l1, mgpu_prefetch_global_l2, mgpu_prefetch_global_l2_evict_last, "
    "mgpu_prefetch_global_l2_evict_normal, mgpu_prefetchu_l1, "
    "mgpu_applypriority_global_l2_evict_normal, mgpu_discard_global_l2")
{
    std::vector<uint32_t> words(WORDS);
    for (uint32_t i = 0; i < WORDS; i++)
        words[i] = 7 * i + 1;
    device_buffer<uint32_t> data(words), out(96);
    cache_args a;
    a.data = data.ptr();
    a.out = out.ptr();
    REQUIRE((uintptr_t)a.data % 128 == 0);
    launch(&cache_lines_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 32; t++) {
        CHECK(got[t] == 7 * t + 1);
        CHECK(got[32 + t] == 1000 + t);
        CHECK(got[64 + t] == 7 * (96 + t) + 1);
    }
    record("out", got);
#if MGPU_EMULATE
    CHECK(data.download()[32] == 0xDBDBDBDBu); /* so that nobody takes it for data */
#endif
}

/* ---- policies ---------------------------------------------------------------------------- */

enum { POLICIES = 15 };

MGPU_DEVICE uint64_t
policy_of(uint32_t which, const void *p)
{
    switch (which) {
    case 0:
        return mgpu_createpolicy_fractional_l2_evict_first(0.5f);
    case 1:
        return mgpu_createpolicy_fractional_l2_evict_last(0.5f);
    case 2:
        return mgpu_createpolicy_fractional_l2_evict_last_l2_evict_first(0.5f);
    case 3:
        return mgpu_createpolicy_fractional_l2_evict_normal(0.5f);
    case 4:
        return mgpu_createpolicy_fractional_l2_evict_normal_l2_evict_first(0.5f);
    case 5:
        return mgpu_createpolicy_fractional_l2_evict_unchanged(0.5f);
    case 6:
        return mgpu_createpolicy_fractional_l2_evict_unchanged_l2_evict_first(0.5f);
    case 7:
        return mgpu_createpolicy_range_l2_evict_first(p, 512, 1024);
    case 8:
        return mgpu_createpolicy_range_l2_evict_last(p, 512, 1024);
    case 9:
        return mgpu_createpolicy_range_l2_evict_last_l2_evict_first(p, 512, 1024);
    case 10:
        return mgpu_createpolicy_range_l2_evict_normal(p, 512, 1024);
    case 11:
        return mgpu_createpolicy_range_l2_evict_normal_l2_evict_first(p, 512, 1024);
    case 12:
        return mgpu_createpolicy_range_l2_evict_unchanged(p, 512, 1024);
    case 13:
        return mgpu_createpolicy_range_l2_evict_unchanged_l2_evict_first(p, 512, 1024);
    default: /* 0 is the property of an access that says nothing */
        return mgpu_createpolicy_cvt_l2(0);
    }
}

/* Each policy: a load, and a store of what it brought. */
MGPU_KERNEL(policies, cache_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    for (uint32_t which = 0; which < POLICIES; which++) {
        const uint64_t policy = policy_of(which, p->data);
        const uint32_t x = mgpu_ld_global_b32_hint(p->data + 32 * (which % 4) + t, policy);
        mgpu_st_global_b32_hint(p->out + 32 * which + t, x, policy);
    }
}

TEST_CASE("mgpu_createpolicy_...: a hint changes no byte")
{
    std::vector<uint32_t> words(WORDS);
    for (uint32_t i = 0; i < WORDS; i++)
        words[i] = 5 * i + 3;
    device_buffer<uint32_t> data(words), out(32 * POLICIES);
    cache_args a;
    a.data = data.ptr();
    a.out = out.ptr();
    launch(&policies_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t which = 0; which < POLICIES; which++)
        for (uint32_t t = 0; t < 32; t++)
            CHECK(got[32 * which + t] == words[32 * (which % 4) + t]);
    record("policies", got);
}
