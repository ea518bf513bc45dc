/* tests/emu/check/test_order.cpp - what the detector is built of: clocks, bytes of a line, traces; its reports.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

#include <algorithm>
#include <random>

namespace
{

struct clocks {
    clocks()
    {
        std::memset(&all, 0, sizeof all);
        mgpu__clocks_clear(&all);
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
            (i < all.places ? c->at[i] : c->fenced[0][i - all.places]) = time;
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
    CHECK(mgpu__clock_fenced(c, MGPU__SHARED_SPACE, 0, 3));
    CHECK(mgpu__clock_fenced(c, MGPU__SHARED_SPACE, 1, 6));
    CHECK_FALSE(mgpu__clock_fenced(c, MGPU__SHARED_SPACE, 0, 4));
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
    mgpu__clock *f = mgpu__clock_fence(&t.all, b, 1u << MGPU__SHARED_SPACE);
    for (uint32_t i = 0; i < 4; i++)
        CHECK(f->fenced[0][i] == b->at[i]);
    CHECK_FALSE(mgpu__clock_fenced(b, MGPU__SHARED_SPACE, 0, 1));
    CHECK(mgpu__clock_fence(&t.all, b, 1u << MGPU__SHARED_SPACE) == f);
    CHECK(mgpu__clock_fence(&t.all, f, 1u << MGPU__SHARED_SPACE) == f);
    t.all.places = 8; /* two agents more: old clocks know nothing of them, new ones may */
    mgpu__clock *g = mgpu__clock_with(&t.all, f, 7, 1);
    CHECK(mgpu__clock_knows(g, 7, 1));
    CHECK(mgpu__clock_fenced(g, MGPU__SHARED_SPACE, 0, 5));
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

namespace
{

/* What somebody knows of four clusters of two threads and an agent: random, and fenced. */
struct told {
    uint32_t at[4][3] = {}, fenced[4][2] = {};
};

mgpu__past *
past_of(const told &t)
{
    mgpu__past *all = nullptr;
    for (uint32_t cluster = 0; cluster < 4; cluster++) {
        if (t.at[cluster][0] == 0)
            continue;
        mgpu__moment *m = mgpu__moment_new(cluster, 2, 3);
        for (uint32_t i = 0; i < 3; i++)
            m->at[i] = t.at[cluster][i];
        for (uint32_t i = 0; i < 2; i++)
            m->fenced[2 + i] = t.fenced[cluster][i];
        mgpu__past *one = mgpu__past_of(m), *more = mgpu__past_join(all, one);
        mgpu__past_drop(all);
        mgpu__past_drop(one);
        all = more;
    }
    return all;
}

told
told_at_random(std::mt19937 &random)
{
    told t;
    for (uint32_t cluster = 0; cluster < 4; cluster++)
        for (uint32_t i = 0; i < 3 && (i == 0 || t.at[cluster][0] != 0); i++) {
            t.at[cluster][i] = random() % 4;
            if (i < 2)
                t.fenced[cluster][i] = random() % (t.at[cluster][i] + 1);
        }
    return t;
}

} // namespace

TEST_CASE("pasts: what a join, and a fence, know of other clusters")
{
    std::mt19937 random(7);
    for (int round = 0; round < 500; round++) {
        const told a = told_at_random(random), b = told_at_random(random);
        mgpu__past *of_a = past_of(a), *of_b = past_of(b), *both = mgpu__past_join(of_a, of_b);
        mgpu__past *all = mgpu__past_fence(both), *again = mgpu__past_join(both, of_b);
        CHECK(again == both); /* nothing of b is new */
        uint32_t wrong = 0;
        for (uint32_t cluster = 0; cluster < 4; cluster++)
            for (uint32_t i = 0; i < 3; i++) {
                const uint32_t time = std::max(a.at[cluster][i], b.at[cluster][i]);
                wrong += time != 0 && !mgpu__past_knows(both, cluster, i, time);
                wrong += mgpu__past_knows(both, cluster, i, time + 1);
                if (i == 2)
                    continue;
                const uint32_t fenced = std::max(a.fenced[cluster][i], b.fenced[cluster][i]);
                wrong += fenced != 0 && !mgpu__past_fenced(both, cluster, i, fenced);
                wrong += mgpu__past_fenced(both, cluster, i, fenced + 1);
                wrong += time != 0 && !mgpu__past_fenced(all, cluster, i, time);
            }
        CHECK(wrong == 0);
        for (mgpu__past *p : {of_a, of_b, both, all, again})
            mgpu__past_drop(p);
    }
}

TEST_CASE("flags: a word for a block, a cluster, all; a store replaces, an atomic adds")
{
    mgpu__cta cta[3];
    mgpu__fiber f[3]; /* two blocks of cluster 0, and one of cluster 1 */
    std::memset(cta, 0, sizeof cta);
    std::memset(f, 0, sizeof f);
    for (uint32_t i = 0; i < 3; i++) {
        cta[i].index = i;
        f[i].cta = &cta[i];
    }
    told a, b;
    a.at[0][0] = 5;
    b.at[1][0] = 6;
    mgpu__past *of_a = past_of(a), *of_b = past_of(b);
    uint32_t from;
    const auto meet = [&](uint32_t who, mgpu__sync what, const void *p, mgpu__past *tell,
                          uint32_t reach) {
        mgpu__past *tells[3] = {tell, reach > 0 ? tell : nullptr, reach > 1 ? tell : nullptr};
        return mgpu__flag_meet(&f[who], who / 2, false, what, p, tells, &from);
    };
    const auto sees = [&](uint32_t who, const void *p, uint32_t cluster) {
        mgpu__past *seen = meet(who, MGPU__SYNC_LOAD, p, nullptr, 0);
        const bool knows = mgpu__past_knows(seen, cluster, 0, 5);
        mgpu__past_drop(seen);
        return knows;
    };
    mgpu__flags_begin();
    CHECK_FALSE(sees(0, &a, 0));
    for (uint32_t reach = 0; reach < 3; reach++) {
        CHECK(meet(1, MGPU__SYNC_STORE, &a, nullptr, 0) == nullptr); /* overwritten */
        CHECK_FALSE(sees(0, &a, 0));
        CHECK(meet(0, MGPU__SYNC_STORE, &a, of_a, reach) == nullptr);
        CHECK((sees(0, &a, 0) && from == 0));
        CHECK((sees(1, &a, 0) == (reach > 0) && from == 1));
        CHECK((sees(2, &a, 0) == (reach > 1) && from == 2));
        CHECK_FALSE(sees(0, &b, 0)); /* another word */
    }
    CHECK(meet(0, MGPU__SYNC_STORE, &a, nullptr, 0) == nullptr); /* by who released it */
    CHECK(sees(2, &a, 0));
    mgpu__past *seen = meet(2, MGPU__SYNC_RMW, &a, of_b, 2);
    CHECK(mgpu__past_knows(seen, 0, 0, 5));
    CHECK(from == 2);
    mgpu__past_drop(seen);
    CHECK((sees(0, &a, 0) && sees(0, &a, 1) && sees(2, &a, 0)));
    mgpu__flags_begin();
    mgpu__past_drop(of_a);
    mgpu__past_drop(of_b);
}

TEST_CASE("pages of global memory: one for each, lines apart, gone with a launch")
{
    mgpu__global_begin(false, 1);
    mgpu__page *p = mgpu__page_of(0x12345678000);
    REQUIRE(p != nullptr);
    CHECK(mgpu__page_of(0x12345678fff) == p);
    CHECK(mgpu__page_of(0x12345679000) != p);
    CHECK(mgpu__page_of(0x92345678000) != p);
    p->line[3].count = 7;
    CHECK(mgpu__page_of(0x12345678000)->line[3].count == 7);
    mgpu__global_begin(true, 2); /* a programmatic launch: what was before stays */
    CHECK(mgpu__page_of(0x12345678000)->line[3].count == 7);
    CHECK(mgpu__global.first == 1);
    mgpu_emu_synchronize();
    mgpu__global_begin(true, 2);
    CHECK(mgpu__page_of(0x12345678000)->line[3].count == 0);
    CHECK(mgpu__global.first == 0);
}

TEST_CASE("traces of global memory: so many, and more with each page")
{
    mgpu__global_begin(false, 1);
    mgpu__traces t;
    std::memset(&t, 0, sizeof t);
    uint32_t count = 0;
    const auto take_all = [&] {
        for (mgpu__traces_more(&t); t.used != t.end; mgpu__traces_more(&t), count++)
            t.used++;
    };
    take_all();
    CHECK(count >= MGPU__TRACES_FREE);
    CHECK(count < MGPU__TRACES_FREE + MGPU__TRACES_TAKEN);
    for (uint64_t i = 0; i < 64; i++)
        (void)mgpu__page_of(i * MGPU__PAGE_BYTES);
    take_all();
    CHECK(count >= MGPU__TRACES_FREE + 64 * MGPU__TRACES_OF_PAGE);
    CHECK(count < MGPU__TRACES_FREE + 64 * MGPU__TRACES_OF_PAGE + MGPU__TRACES_TAKEN);
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
        mgpu__trace_add(&s.traces, line, &t);
    }
    CHECK(line->count == MGPU__TRACES_OF_LINE);
    CHECK(s.traces.forgotten == 10);
    CHECK(s.traces.at[line->first].place == MGPU__TRACES_OF_LINE + 9);
    t.bytes = mgpu__bytes_of(0, 4); /* the same but for its bytes: no other trace */
    mgpu__trace_add(&s.traces, line, &t);
    CHECK(line->count == MGPU__TRACES_OF_LINE);
    CHECK(bits(s.traces.at[line->first].bytes) == 5);
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
