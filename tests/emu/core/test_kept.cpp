/* tests/emu/core/test_kept.cpp - what the model keeps to say what is wrong has guards around it.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

typedef struct {
    volatile unsigned char *at;
} store_args;

MGPU_KERNEL(store_one, store_args, p, 32, 1)
{
    *p->at = 1;
}

TEST_CASE(
    "the locks and the report of the model lie between guards, which are there in a launch")
{
    model m;
    for (unsigned char *guard : {mgpu__kept.before, mgpu__kept.behind}) {
        for (size_t at : {(size_t)65536, MGPU__GUARD_ZONE / 2, MGPU__GUARD_ZONE - 65536}) {
            const store_args a = {guard + at};
            CHECK(m.run(store_one_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
            INFO(m.text);
            CHECK(m.says({"illegal memory access", "thread (0,0,0)"}));
            *a.at = 0; /* now they are the program's again, for tools that read all memory */
        }
    }
}

typedef struct {
    volatile unsigned char *volatile *last;
    uint32_t *met;
    size_t at; /* from the end of what lies between the guards; or, huge, from its start */
} slab_args;

/* Blocks that are resident together; one of them stores into a guard of what the model knows of all. */
MGPU_KERNEL(store_beside_clusters, slab_args, p, 32, 1)
{
    if (threadIdx.x == 0 && atomicAdd(p->met, 1u) == gridDim.x - 1) {
        const mgpu__mapping m = mgpu__this_worker->state.last;
        *p->last = p->at < MGPU__GUARD_ZONE ? m.start + m.bytes + p->at : m.start + p->at;
        **p->last = 1;
    }
    while (threadIdx.x == 0 &&
           atomicAdd(p->met, 0u) < gridDim.x) { /* the other threads have left */
    }
}

TEST_CASE("clusters, blocks and threads lie between guards, in as many slabs as it takes")
{
    model m;
    m.config.workers = 1;
    for (size_t at :
         {(size_t)0, MGPU__GUARD_ZONE - 1, (size_t)0 - 1, (size_t)0 - MGPU__GUARD_ZONE}) {
        volatile unsigned char *last = NULL;
        uint32_t met = 0;
        const slab_args a = {&last, &met, at};
        CHECK(m.run(store_beside_clusters_kernel, 300, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"illegal memory access", "thread (0,0,0)"}));
        CHECK(mgpu_emu_last_stats().resident == 300);
    }
}

TEST_CASE("pieces of slabs are zero, aligned, apart, and of any size")
{
    mgpu__slabs s = {{NULL, 0}, 0};
    unsigned char *before = NULL;
    for (size_t bytes :
         {(size_t)1, (size_t)100, (size_t)MGPU__SLAB_BYTES, (size_t)64,
          (size_t)3 * MGPU__SLAB_BYTES, (size_t)MGPU__SLAB_BYTES - 64, (size_t)1}) {
        unsigned char *p = static_cast<unsigned char *>(mgpu__slabs_take(&s, bytes));
        REQUIRE(p != NULL);
        CHECK(reinterpret_cast<uintptr_t>(p) % 64 == 0);
        CHECK(std::vector<unsigned char>(p, p + bytes) == std::vector<unsigned char>(bytes, 0));
        CHECK((before == NULL || *before == 0xDB));
        memset(p, 0xDB, bytes);
        before = p;
    }
    CHECK(mgpu__slabs_take(&s, SIZE_MAX / 2) == NULL);
    mgpu__slabs_free(&s);
    CHECK(s.last.start == NULL);
}
