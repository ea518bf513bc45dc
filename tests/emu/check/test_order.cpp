/* tests/emu/check/test_order.cpp - what the detector is built of: clocks, bytes of a line, traces; its reports.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

#include <random>

namespace
{

struct clocks {
    clocks()
    {
        std::memset(&all, 0, sizeof all);
        all.threads = 4;
        all.places = 6;
    }
    ~clocks()
    {
        mgpu__clocks_clear(&all);
    }
    /* One with these times; a 7th and so on for fenced ones. */
    mgpu__clock *make(std::initializer_list<uint32_t> times)
    {
        mgpu__clock *c = mgpu__clock_new(&all);
        REQUIRE(c != nullptr);
        uint32_t i = 0;
        for (uint32_t time : times) {
            (i < all.places ? c->at[i] : c->fenced[i - all.places]) = time;
            i++;
        }
        return c;
    }
    uint32_t count() const
    {
        uint32_t n = 0;
        for (const mgpu__clock *c = all.all; c != nullptr; c = c->next)
            n++;
        return n;
    }
    mgpu__clocks all;
};

uint32_t
bits(mgpu__bytes b)
{
    return (uint32_t)(__builtin_popcountll(b.low) + __builtin_popcountll(b.high));
}

} // namespace

TEST_CASE("clocks: a join knows what both know, is made once, and is nobody's own")
{
    clocks t;
    mgpu__clock *a = t.make({5, 0, 0, 2, 0, 1, 3}), *b = t.make({4, 7, 0, 0, 9, 0, 1, 6});
    mgpu__clock *c = mgpu__clock_join(&t.all, a, b);
    const uint32_t want[] = {5, 7, 0, 2, 9, 1};
    for (uint32_t i = 0; i < 6; i++) {
        CHECK(mgpu__clock_knows(c, i, want[i]));
        CHECK_FALSE(mgpu__clock_knows(c, i, want[i] + 1));
    }
    CHECK(mgpu__clock_fenced(c, 0, 3));
    CHECK(mgpu__clock_fenced(c, 1, 6));
    CHECK_FALSE(mgpu__clock_fenced(c, 0, 4));
    CHECK(mgpu__clock_join(&t.all, a, b) == c);
    CHECK(mgpu__clock_join(&t.all, c, a) == c); /* nothing of a is new */
    CHECK(mgpu__clock_join(&t.all, a, nullptr) == a);
    CHECK(mgpu__clock_join(&t.all, nullptr, b) == b);
    CHECK_FALSE(mgpu__clock_knows(nullptr, 0, 1));
    CHECK_FALSE(mgpu__clock_knows(c, 6, 1)); /* a place that came later */
}

TEST_CASE("clocks: one place more, and a fence")
{
    clocks t;
    mgpu__clock *a = t.make({5, 4, 0, 2});
    mgpu__clock *b = mgpu__clock_with(&t.all, a, 4, 3);
    CHECK(mgpu__clock_knows(b, 4, 3));
    CHECK_FALSE(mgpu__clock_knows(a, 4, 1));
    CHECK(mgpu__clock_with(&t.all, a, 4, 3) == b);
    CHECK(mgpu__clock_with(&t.all, b, 4, 2) == b);
    mgpu__clock *f = mgpu__clock_fence(&t.all, b);
    for (uint32_t i = 0; i < 4; i++)
        CHECK(f->fenced[i] == b->at[i]);
    CHECK_FALSE(mgpu__clock_fenced(b, 0, 1));
    CHECK(mgpu__clock_fence(&t.all, b) == f);
    CHECK(mgpu__clock_fence(&t.all, f) == f);
    t.all.places = 8; /* two agents more: old clocks know nothing of them, new ones may */
    mgpu__clock *g = mgpu__clock_with(&t.all, f, 7, 1);
    CHECK(mgpu__clock_knows(g, 7, 1));
    CHECK(mgpu__clock_fenced(g, 0, 5));
}

TEST_CASE("clocks: what nobody keeps is free again")
{
    clocks t;
    mgpu__clock *a = t.make({1});
    for (uint32_t i = 0; i < 10 * MGPU__CLOCK_MEMORY; i++) {
        mgpu__clock *b = mgpu__clock_with(&t.all, a, 4, i + 1);
        mgpu__clock_drop(&t.all, a);
        a = b;
    }
    CHECK(mgpu__clock_knows(a, 4, 10 * MGPU__CLOCK_MEMORY));
    CHECK(t.count() <= MGPU__CLOCK_MEMORY + 1);
}

TEST_CASE("bytes of a line, one by one")
{
    for (uint32_t from = 0; from < 128; from++)
        for (uint32_t count = 1; from + count <= 128; count++) {
            const mgpu__bytes b = mgpu__bytes_of(from, count);
            uint32_t wrong = bits(b) != count;
            for (uint32_t i = 0; i < 128; i++)
                wrong += ((i < 64 ? b.low >> i : b.high >> (i - 64)) & 1) !=
                         (i >= from && i < from + count);
            REQUIRE(wrong == 0);
            REQUIRE(mgpu__bytes_first(b) == from);
        }
}

TEST_CASE("traces of a line: the newest first; the oldest are forgotten")
{
    mgpu__shadow s;
    std::memset(&s, 0, sizeof s);
    REQUIRE(mgpu__shadow_create(&s));
    mgpu__shadow_begin(&s);
    mgpu__line *line = mgpu__shadow_line(&s, 3);
    mgpu__trace t;
    std::memset(&t, 0, sizeof t);
    for (uint32_t i = 0; i < MGPU__TRACES_OF_LINE + 10; i++) {
        t.place = i;
        t.time = 1;
        t.bytes = mgpu__bytes_of(i % 128, 1);
        mgpu__shadow_add(&s, line, &t);
    }
    CHECK(line->count == MGPU__TRACES_OF_LINE);
    CHECK(s.trace[line->first].place == MGPU__TRACES_OF_LINE + 9);
    t.bytes = mgpu__bytes_of(0, 4); /* the same but for its bytes: no other trace */
    mgpu__shadow_add(&s, line, &t);
    CHECK(line->count == MGPU__TRACES_OF_LINE);
    CHECK(bits(s.trace[line->first].bytes) == 5);
    mgpu__shadow_begin(&s); /* the next block: nothing is known, and nothing was cleared */
    CHECK(mgpu__shadow_line(&s, 3)->first == 0);
    mgpu__unmap(s.map);
}

/* ---- reports ---------------------------------------------------------------------------------------- */

typedef struct {
    uint32_t how; /* what is missing; 0: nothing */
    uint32_t rounds;
} order_args;

/* Warp 1 reads what warp 0 has written. */
MGPU_KERNEL(order_words, order_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    const uint32_t at = mgpu_smem_addr(word) + 4 * (threadIdx.x % 32);
#if defined(__clang__)
#pragma clang loop unroll(disable)
#endif
    for (uint32_t round = p->rounds; round != 0; round--) { /* not unrolled: one place */
        if (threadIdx.x < 32)
            mgpu_st_shared_b32(at, threadIdx.x);
        if (p->how != 1)
            __syncthreads();
        if (threadIdx.x >= 32)
            (void)mgpu_ld_shared_b32(at);
        __syncthreads();
    }
}

TEST_CASE(
    "a hazard: both lines, both threads, the name, how often; a status at the end; an API")
{
    model m;
    order_args a = {1, 3};
    const mgpu_emu_hazard *all = nullptr;
    REQUIRE(m.run(order_words_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    REQUIRE(mgpu_emu_last_hazards(&all) == 1);
    CHECK(all[0].rule == 6);
    CHECK(all[0].severity == MGPU_EMU_ERROR);
    CHECK(all[0].count == 3 * 32);
    CHECK(m.says(
        {"test_order.cpp:",
         "thread (32,0,0) of block (0,0,0) reads smem+0x1400 (word+0), "
         "and thread (0,0,0) of block (0,0,0) writes it at test_order.cpp:",
         "no barrier is between them: __syncthreads()",
         "; hazard 6, nothing orders two accesses (PTX manual: Memory Consistency Model: "
         "Causality order); 96 times"}));
    CHECK(mgpu_emu_last_stats().reports == 1);
    a.how = 0;
    REQUIRE(m.run(order_words_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_last_hazards(&all) == 0);
    a.how = 1;
    m.config.hazards = false;
    CHECK(m.run(order_words_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_last_hazards(&all) == 0);
}

typedef struct {
    uint32_t *out;
} fence_args;

/* Warp 0 writes, warp 1 fences what it has learnt, thread 0 stores it: in order, whoever comes to the
 * barriers first. */
MGPU_KERNEL(order_fenced_by_others, fence_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, word, 32, 128);
    if (threadIdx.x < 32)
        mgpu_st_shared_b32(mgpu_smem_addr(word) + 4 * threadIdx.x, threadIdx.x);
    __syncthreads();
    if (threadIdx.x >= 32)
        mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(p->out, mgpu_smem_addr(word), 128);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
    }
}

TEST_CASE("a proxy fence of another thread stays known")
{
    model m;
    known<uint32_t> out(32);
    const fence_args a = {out.data.data()};
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        m.config.policy = policy;
        CHECK(m.run(order_fenced_by_others_kernel, 1, 64, a) == MGPU_OK);
        CHECK(m.text == "");
    }
    CHECK(out.data[31] == 31);
}

/* Counting with atomics and no fence orders nothing else. */
MGPU_KERNEL(order_atomic, order_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 2);
    const uint32_t at = mgpu_smem_addr(word);
    if (threadIdx.x == 0) {
        mgpu_st_shared_b32(at, 1);
        if (p->how != 1)
            __threadfence();
        (void)atomicAdd(&word[1], 1u);
    }
    if (threadIdx.x == 32) {
        while (atomicAdd(&word[1], 0u) == 0xdbdbdbdbu) {
        }
        if (p->how != 1)
            __threadfence();
        (void)mgpu_ld_shared_b32(at);
    }
}

TEST_CASE("atomics of CUDA are relaxed: fences make flags of them")
{
    model m;
    order_args a = {0, 0};
    CHECK(m.run(order_atomic_kernel, 1, 64, a) == MGPU_OK);
    INFO(m.text);
    a.how = 1;
    CHECK(m.run(order_atomic_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(m.says({"hazard 6"}));
}

/* A place for each store. */
#define ORDER_8(i)                                                                             \
    mgpu_st_shared_b32(at + 128 * (8 * (i)), 0),                                               \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 1), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 2), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 3), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 4), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 5), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 6), 0),                                       \
        mgpu_st_shared_b32(at + 128 * (8 * (i) + 7), 0)

MGPU_KERNEL(order_many, order_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 72 * 32);
    const uint32_t at = mgpu_smem_addr(word);
    (void)p;
    if (threadIdx.x == 0) {
        ORDER_8(0), ORDER_8(1), ORDER_8(2), ORDER_8(3), ORDER_8(4), ORDER_8(5), ORDER_8(6);
        ORDER_8(7), ORDER_8(8);
    }
    if (threadIdx.x == 32)
        for (uint32_t i = 0; i < 72; i++)
            (void)mgpu_ld_shared_b32(at + 128 * i);
}

TEST_CASE("hazards of 64 places are told, and that there are more")
{
    model m;
    order_args a = {0, 0};
    const mgpu_emu_hazard *all = nullptr;
    REQUIRE(m.run(order_many_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_last_hazards(&all) == 64);
    CHECK(m.lints.find("hazards of 64 places are enough: 8 more are left out") !=
          std::string::npos);
}
