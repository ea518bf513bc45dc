/* tests/emu/unit/test_cache.cpp - what the model refuses to tell a cache, policies too, and that a discard is a write.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

namespace
{

typedef struct {
    unsigned char *p;
    uint32_t what;
} cache_args;

} // namespace

MGPU_KERNEL(cache_wrong, cache_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 32, 128);
    const uint32_t t = threadIdx.x;
    if (p->what == 0 && t == 0)
        mgpu_prefetch_global_l2(words);
    if (p->what == 1 && t == 0)
        mgpu_applypriority_global_l2_evict_normal(p->p);
    if (p->what == 2 && t == 0)
        mgpu_discard_global_l2(p->p);
    if (p->what == 3 && t == 0)
        (void)mgpu_createpolicy_range_l2_evict_last(p->p, 129, 128);
    if (p->what == 4 && t == 0)
        (void)mgpu_createpolicy_range_l2_evict_first(p->p, 0, 0);
    if (p->what == 5 && t == 0)
        (void)mgpu_createpolicy_range_l2_evict_normal(words, 64, 128);
    if (p->what == 2 && t == 32)
        mgpu_st_relaxed_gpu_global_b32((uint32_t *)p->p, 1);
}

TEST_CASE("a cache line is 128 bytes of a known buffer, and not of shared memory")
{
    model m;
    cache_args a;
    void *buffer = NULL;
    REQUIRE(mgpu_malloc(&buffer, 256) == MGPU_OK);
    const auto says = [&](uint32_t what, size_t offset, const char *words) {
        a.what = what;
        a.p = static_cast<unsigned char *>(buffer) + offset;
        return m.run(cache_wrong_kernel, 1, 64, a) != MGPU_OK && m.says({words});
    };
    m.config.notes_are_fatal = true;
    CHECK(
        says(0, 0, "is shared memory, of which no cache has anything: it does nothing there"));
    CHECK(says(1, 64, "applypriority: "));
    CHECK(says(1, 64, "is not aligned to the 128 bytes of a cache line"));
    CHECK(says(2, 64, "discard: "));
    CHECK(says(1, 256, "applypriority: 128 bytes at"));
    CHECK(says(2, 256, "discard: 128 bytes at"));
    CHECK(
        says(2, 0, "hazard 6, nothing orders two accesses")); /* a warp discards, one writes */
    CHECK(says(3, 0, "createpolicy.range.L2: 129 primary bytes of 128"));
    CHECK(says(4, 0, "createpolicy.range.L2: 0 primary bytes of 0: the whole is above 0"));
    CHECK(says(5, 0, "is shared memory: a range of global memory"));
    a.what = 1;
    a.p = static_cast<unsigned char *>(buffer);
    CHECK(m.run(cache_wrong_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_free(buffer) == MGPU_OK);
}
