/* tests/emu/unit/test_cached.cpp - loads and stores that say what the caches do: what is refused, and told.
 * SPDX-License-Identifier: MIT
 *
 * That they move their bytes is in ptx/test_cached.cu.
 */
#include "emu/model.h"

#include <mgpu/ptx/cached.h>

namespace
{

typedef struct {
    uint32_t *global;
    uint32_t what;
} cached_args;

enum {
    CROOKED_LOAD,
    CROOKED_STORE,
    SHARED_LOAD,
    SHARED_STORE,
    PAST_LOAD,
    PAST_STORE,
    NO_POLICY,
    MISTAKES
};

} // namespace

MGPU_KERNEL(mistaken, cached_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 4, 16);
    uint32_t v[4] = {9, 9, 9, 9};
    if (threadIdx.x != 0)
        return;
    switch (p->what) {
    case CROOKED_LOAD:
        mgpu_ld_global_nc_v4_b32(v, p->global + 1);
        break;
    case CROOKED_STORE:
        mgpu_st_global_l1_no_allocate_v4_b32(p->global + 2, v);
        break;
    case SHARED_LOAD:
        (void)mgpu_ld_global_l1_evict_first_b32(words);
        break;
    case SHARED_STORE:
        mgpu_st_global_l1_evict_last_b32(words, 1);
        break;
    case PAST_LOAD:
        (void)mgpu_ld_global_nc_b32(p->global + 16);
        break;
    case PAST_STORE:
        mgpu_st_global_l1_evict_first_f32((float *)p->global + 16, 1);
        break;
    case NO_POLICY:
        (void)mgpu_ld_global_nc_b32_hint(p->global, 7);
        break;
    }
}

TEST_CASE("a cached load or store that no GPU would execute is a fault, and changes nothing")
{
    static const char *const words[MISTAKES] = {
        "is not aligned to 16 bytes",
        "is not aligned to 16 bytes",
        "is shared memory, at 0x00001400: the _shared form",
        "is shared memory, at 0x00001400: the _shared form",
        "ld.global.nc of 4 bytes goes 4 bytes past the end of \"few\", which has 64",
        "st.global of 4 bytes goes 4 bytes past the end of \"few\", which has 64",
        "ld.global.nc: cache hint 0x0000000000000007 is no L2 policy"};
    for (uint32_t what = 0; what < MISTAKES; what++) {
        model m;
        void *memory = NULL;
        REQUIRE(mgpu_malloc(&memory, 64) == MGPU_OK);
        REQUIRE(mgpu_emu_name(memory, "few") == MGPU_OK);
        std::memset(memory, 3, 64);
        const cached_args a = {static_cast<uint32_t *>(memory), what};
        CAPTURE(what);
        CHECK(m.run(mistaken_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_cached.cpp:"}));
        for (uint32_t i = 0; i < 64; i++)
            CHECK(static_cast<unsigned char *>(memory)[i] == 3);
        CHECK(mgpu_free(memory) == MGPU_OK);
    }
}

enum { OWN_STORE, OF_ANOTHER, BULK, ATOMIC, NOT_WRITTEN, PLAIN_LOAD, UNORDERED, CASES };

/* Word 0 is written by thread 0 in one way or another, then loaded, most often behind a barrier. */
MGPU_KERNEL(read_late, cached_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 4, 16);
    const uint32_t t = threadIdx.x;
    if (t == 0 && (p->what == OWN_STORE || p->what == OF_ANOTHER || p->what == PLAIN_LOAD ||
                   p->what == UNORDERED))
        mgpu_st_global_l1_no_allocate_b32(p->global, 42);
    if (t == 0 && p->what == ATOMIC)
        mgpu_red_relaxed_gpu_global_add_u32(p->global, 42);
    if (t == 0 && p->what == BULK) {
        x[0] = 42;
        mgpu_fence_proxy_async_shared_cta();
        mgpu_bulk_store(p->global, mgpu_smem_addr(x), 16);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    if (p->what != UNORDERED)
        __syncthreads();
    if (t == (p->what == OWN_STORE ? 0 : 32))
        p->global[8] = p->what == PLAIN_LOAD ? mgpu_ld_global_l1_evict_first_b32(p->global)
                                             : mgpu_ld_global_nc_b32(p->global);
}

TEST_CASE("ld.global.nc of what this launch has written is a hazard, however it is ordered")
{
    for (uint32_t what = 0; what < CASES; what++) {
        model m;
        known<uint32_t> memory(16, 0);
        const cached_args a = {memory.data.data(), what};
        const mgpu_status status = m.run(read_late_kernel, 1, 64, a);
        CAPTURE(what);
        INFO(m.text);
        if (what == NOT_WRITTEN || what == PLAIN_LOAD) {
            CHECK(status == MGPU_OK);
            CHECK(m.text.empty());
        } else if (what == UNORDERED) {
            CHECK(m.says({"hazard 6, nothing orders two accesses"}));
        } else {
            CHECK(status == MGPU_ERROR_FAULT);
            CHECK(m.says(
                {"the load may find what L1 had before, whatever orders them: .nc is for what "
                 "nobody writes while the kernel runs; without it the load is a plain one; "
                 "hazard 23, ld.global.nc reads what this launch has written (PTX manual: "
                 "ld.global.nc)",
                 "test_cached.cpp:"}));
        }
        if (what != UNORDERED)
            CHECK(memory.data[8] == (what == NOT_WRITTEN ? 0 : 42));
    }
}

/* What the launch before wrote is read-only now. */
MGPU_KERNEL(copy_word, cached_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        mgpu_st_global_l1_evict_last_b32(p->global + p->what,
                                         mgpu_ld_global_nc_b32(p->global + p->what - 1));
}

TEST_CASE("ld.global.nc of what the launch before has written is not")
{
    model m;
    known<uint32_t> memory(16, 7);
    for (uint32_t what = 1; what < 4; what++) {
        const cached_args a = {memory.data.data(), what};
        CHECK(m.run(copy_word_kernel, 1, 32, a) == MGPU_OK);
        CHECK(m.text.empty());
    }
}
