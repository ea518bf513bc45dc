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

/* `by`: the thread of each cluster that comes on top of what others share; 9: none does. */
mgpu__past *
past_of(const told &t, uint32_t by = 9)
{
    mgpu__past *all = nullptr;
    for (uint32_t cluster = 0; cluster < 4; cluster++) {
        if (t.at[cluster][0] == 0)
            continue;
        mgpu__moment *m = mgpu__moment_new(cluster, 2, 3);
        bool alone = by != 9; /* nothing is under it */
        for (uint32_t i = 0; i < 3; i++) {
            m->at[i] = i == by ? 0 : t.at[cluster][i];
            alone = alone && m->at[i] == 0;
        }
        for (uint32_t i = 0; i < 2; i++)
            for (uint32_t space = 1; space < 3; space++) /* global memory, maps */
                m->fenced[2 * space + i] = i == by ? 0 : t.fenced[cluster][i];
        if (by != 9) {
            const uint32_t fenced[3] = {0, t.fenced[cluster][by], t.fenced[cluster][by]};
            mgpu__moment *base = m;
            m = mgpu__moment_on(alone ? nullptr : base, cluster, 2, by, t.at[cluster][by],
                                fenced);
            mgpu__moment_drop(base);
        }
        mgpu__past *one = mgpu__past_with(nullptr, m), *more = mgpu__past_join(all, one);
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
        const uint32_t space = 1 + random() % 2;
        const told a = told_at_random(random), b = told_at_random(random);
        mgpu__past *of_a = past_of(a, random() % 2), *of_b = past_of(b, random() % 2);
        if (round % 2 == 0) {
            mgpu__past_drop(of_a);
            of_a = past_of(a);
        }
        mgpu__past *both = mgpu__past_join(of_a, of_b);
        mgpu__past *all = mgpu__past_fence(both, 1u << space),
                   *again = mgpu__past_join(both, of_b);
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
                wrong += fenced != 0 && !mgpu__past_fenced(both, space, cluster, i, fenced);
                wrong += mgpu__past_fenced(both, space, cluster, i, fenced + 1);
                wrong += mgpu__past_fenced(all, 3 - space, cluster, i, fenced + 1);
                wrong += time != 0 && !mgpu__past_fenced(all, space, cluster, i, time);
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
    mgpu__flag_seen was;
    const auto meet = [&](uint32_t who, mgpu__sync what, const void *p, mgpu__past *tell,
                          uint32_t reach) {
        mgpu__past *tells[4] = {tell, reach > 0 ? tell : nullptr, reach > 1 ? tell : nullptr,
                                nullptr};
        return mgpu__flag_meet(&f[who], who / 2, nullptr, what, p, tells, nullptr, &was);
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
        CHECK((sees(0, &a, 0) && was.from == 0));
        CHECK((sees(1, &a, 0) == (reach > 0) && was.from == 1));
        CHECK((sees(2, &a, 0) == (reach > 1) && was.from == 2));
        CHECK_FALSE(sees(0, &b, 0)); /* another word */
    }
    CHECK(meet(0, MGPU__SYNC_STORE, &a, nullptr, 0) == nullptr); /* by who released it */
    CHECK(sees(2, &a, 0));
    mgpu__past *seen = meet(2, MGPU__SYNC_RMW, &a, of_b, 2);
    CHECK(mgpu__past_knows(seen, 0, 0, 5));
    CHECK(was.from == 2);
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
    p->first[3] = 7;
    CHECK(mgpu__page_of(0x12345678000)->first[3] == 7);
    mgpu__global_begin(true, 2); /* a programmatic launch: what was before stays */
    CHECK(mgpu__page_of(0x12345678000)->first[3] == 7);
    CHECK(mgpu__global.first == 1);
    mgpu_emu_synchronize();
    mgpu__global_begin(true, 2);
    CHECK(mgpu__page_of(0x12345678000)->first[3] == 0);
    CHECK(mgpu__global.first == 0);
}

TEST_CASE("traces of global memory: so many, and more with each page")
{
    mgpu__global_begin(false, 1);
    mgpu__traces t;
    std::memset(&t, 0, sizeof t);
    uint32_t count = 0;
    const auto take_all = [&] {
        for (mgpu__traces_more(&t); mgpu__slot_take(&t) != 0; mgpu__traces_more(&t))
            count++;
    };
    take_all();
    CHECK(count >= MGPU__TRACES_FREE);
    CHECK(count < MGPU__TRACES_FREE + MGPU__TRACES_TAKEN);
    for (uint64_t i = 0; i < 64; i++)
        (void)mgpu__page_of(i * MGPU__PAGE_BYTES);
    take_all();
    CHECK(count >= MGPU__TRACES_FREE + 64 * MGPU__TRACES_OF_PAGE);
    CHECK(count < MGPU__TRACES_FREE + 64 * MGPU__TRACES_OF_PAGE + MGPU__TRACES_TAKEN);
    /* a page, a trace of each line and two more are a quarter of its bytes */
    CHECK((sizeof(mgpu__page) + 63) / 64 * 64 + MGPU__TRACES_OF_PAGE * sizeof(mgpu__packed) <=
          MGPU__PAGE_BYTES / 4);
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

namespace
{
/* Of any fields that a trace can have. */
mgpu__trace
any_trace(std::mt19937 &random, const uint32_t *sites)
{
    static const uint32_t layouts[] = {0, 1, 33, 65, 129, 130, 131, 132};
    mgpu__trace t;
    std::memset(&t, 0, sizeof t);
    t.site = sites[random() % 8];
    t.place = random();
    t.time = random();
    t.cluster = random();
    t.agent = random() % 3;
    t.by = t.agent == MGPU_EMU_THREAD ? t.place : random() % (1 << 17);
    t.more = t.agent == MGPU_EMU_THREAD ? random() % (MGPU__TRACE_MORE + 1) : 0;
    t.part = t.agent == MGPU_EMU_THREAD ? random() % 9 : 0;
    t.layout = layouts[random() % 8];
    t.write = random() & 1;
    t.atomic = random() & 1;
    t.source = random() & 1;
    t.alone = random() & 1;
    do {
        const uint32_t from = random() % 128;
        t.bytes = mgpu__bytes_of(from, 1 + random() % (128 - from));
        if (random() % 2 != 0)
            t.bytes = mgpu__bytes_less(t.bytes, mgpu__bytes_of(random() % 128, 1));
    } while (!mgpu__bytes_any(t.bytes));
    return t;
}

bool
same_trace(const mgpu__trace &a, const mgpu__trace &b)
{
    return mgpu__bytes_same(a.bytes, b.bytes) && a.site == b.site && a.place == b.place &&
           a.time == b.time && a.by == b.by && a.cluster == b.cluster && a.more == b.more &&
           a.part == b.part && a.agent == b.agent && a.layout == b.layout &&
           a.write == b.write && a.atomic == b.atomic && a.source == b.source &&
           a.alone == b.alone;
}
} // namespace

TEST_CASE("traces are kept in 24 bytes, and come back as they were; slots are given back")
{
    static const char code[8] = {0};
    uint32_t sites[8] = {0};
    std::mt19937 random(7);
    std::vector<mgpu__trace> want;
    mgpu__shadow s;
    CHECK(sizeof(mgpu__packed) == 24);
    for (uint32_t i = 1; i < 8; i++) {
        sites[i] = mgpu__site_number(code + i);
        CHECK(mgpu__site_at(sites[i]) == code + i);
        CHECK(mgpu__site_number(code + i) == sites[i]);
    }
    CHECK(mgpu__site_number(nullptr) == 0);
    CHECK(mgpu__site_at(0) == nullptr);
    std::memset(&s, 0, sizeof s);
    REQUIRE(mgpu__shadow_create(&s));
    mgpu__shadow_begin(&s);
    uint32_t *const first = &mgpu__shadow_line(&s, 5)->first;
    for (uint32_t round = 0; round < 20000; round++) {
        const uint32_t at = want.empty() ? 0 : random() % want.size();
        const mgpu__trace t = any_trace(random, sites);
        uint32_t *link = first;
        for (uint32_t i = 0; i < at; i++)
            link = mgpu__trace_link(&s.traces, link);
        switch (want.size() < 20 ? random() % 3 : 3) {
        case 0:
            mgpu__trace_add(&s.traces, first, (uint32_t)want.size(), &t);
            want.insert(want.begin(), t);
            break;
        case 1: /* another */
            if (*link != 0) {
                mgpu__trace_set(&s.traces, *link, &t);
                want[at] = t;
            }
            break;
        case 2: /* fewer bytes, or more */
            if (*link != 0) {
                mgpu__trace_set_bytes(&s.traces, *link, t.bytes);
                want[at].bytes = t.bytes;
            }
            break;
        default:
            mgpu__trace_remove(&s.traces, link);
            want.erase(want.begin() + at);
        }
        link = first;
        bool same = true;
        for (size_t i = 0; i < want.size() && same; i++) {
            same = *link != 0 && same_trace(mgpu__trace_get(&s.traces, *link), want[i]);
            link = mgpu__trace_link(&s.traces, link);
        }
        REQUIRE(same);
        REQUIRE(*link == 0);
    }
    CHECK(s.traces.forgotten == 0);
    CHECK(s.traces.used <= 1 + 2 * 20);
    mgpu__unmap(s.map);
}

TEST_CASE("bytes with holes that there is no room for: a part is kept, and that is counted")
{
    mgpu__shadow s;
    mgpu__trace t;
    std::memset(&s, 0, sizeof s);
    std::memset(&t, 0, sizeof t);
    REQUIRE(mgpu__shadow_create(&s));
    mgpu__shadow_begin(&s);
    uint32_t *const first = &mgpu__shadow_line(&s, 0)->first;
    s.traces.end = s.traces.used + 1;
    t.write = 1;
    t.bytes = mgpu__bytes_with(mgpu__bytes_of(4, 8), mgpu__bytes_of(64, 8));
    mgpu__trace_add(&s.traces, first, 0, &t);
    CHECK(mgpu__bytes_same(mgpu__trace_get(&s.traces, *first).bytes, mgpu__bytes_of(4, 8)));
    CHECK(s.traces.forgotten == 1);
    CHECK(s.traces.full);
    mgpu__unmap(s.map);
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
    uint32_t count = 0;
    for (uint32_t i = 0; i < MGPU__TRACES_OF_LINE + 10; i++) {
        t.place = 2 * i;
        t.time = 1;
        t.bytes = mgpu__bytes_of(i % 128, 1);
        mgpu__trace_add(&s.traces, &line->first, count, &t);
        count += count < MGPU__TRACES_OF_LINE;
    }
    CHECK(s.traces.forgotten == 10);
    CHECK_FALSE(s.traces.full);
    count = 0;
    for (uint32_t *link = &line->first; *link != 0; link = mgpu__trace_link(&s.traces, link))
        count++;
    CHECK(count == MGPU__TRACES_OF_LINE);
    CHECK(mgpu__trace_get(&s.traces, line->first).place == 2 * (MGPU__TRACES_OF_LINE + 9));
    mgpu__shadow_begin(&s); /* the next block: nothing is known, and nothing was cleared */
    CHECK(mgpu__shadow_line(&s, 3)->first == 0);
    mgpu__unmap(s.map);
}

namespace
{
/* Of place `place`, bytes from..from + size. */
mgpu__trace
trace_of(uint32_t place, uint32_t from, uint32_t size)
{
    mgpu__trace t;
    std::memset(&t, 0, sizeof t);
    t.place = t.by = place;
    t.time = 1;
    t.bytes = mgpu__bytes_of(from, size);
    return t;
}

/* The places of a trace, and the bytes of each: "7:0-3 8:4-7". */
std::string
places_of(const mgpu__trace &p)
{
    mgpu__bytes left = p.bytes;
    mgpu__trace one;
    std::string text;
    for (uint32_t i = 0; mgpu__trace_one(&p, i, &left, &one); i++) {
        const uint32_t from = mgpu__bytes_first(one.bytes);
        text += (i != 0 ? " " : "") + std::to_string(one.place) + ":" + std::to_string(from) +
                "-" + std::to_string(from + bits(one.bytes) - 1);
        CHECK(one.by == one.place);
    }
    return text;
}
} // namespace

TEST_CASE("threads in a row share a trace, in any order, and are told apart again")
{
    SECTION("each has its part")
    {
        for (uint32_t size = 1; size <= 64; size *= 2) {
            mgpu__trace p = trace_of(40, 128 - size, size);
            for (uint32_t i = 1; i < 128 / size; i++) {
                const mgpu__trace t = trace_of(40 - i, 128 - size - i * size, size);
                REQUIRE(mgpu__trace_joins(&p, &t));
            }
            REQUIRE(bits(p.bytes) == 128);
            mgpu__bytes left = p.bytes;
            mgpu__trace one;
            uint32_t i = 0;
            for (; mgpu__trace_one(&p, i, &left, &one); i++) {
                REQUIRE(one.place == 40 - 128 / size + 1 + i);
                REQUIRE(mgpu__bytes_same(one.bytes, mgpu__bytes_of(i * size, size)));
            }
            REQUIRE(i == 128 / size);
        }
        mgpu__trace p = trace_of(3, 8, 4);
        const mgpu__trace gap = trace_of(5, 16, 4), again = trace_of(3, 8, 4);
        CHECK(mgpu__trace_joins(&p, &gap));
        CHECK(mgpu__trace_joins(&p, &again));
        CHECK(places_of(p) == "3:8-11 5:16-19");
    }
    SECTION("all have the same bytes")
    {
        mgpu__trace p = trace_of(9, 4, 8);
        for (uint32_t place : {10, 8, 9, 11, 7}) {
            const mgpu__trace t = trace_of(place, 4, 8);
            CHECK(mgpu__trace_joins(&p, &t));
        }
        CHECK(places_of(p) == "11:4-11 10:4-11 9:4-11 8:4-11 7:4-11");
    }
    SECTION("a thread's next bytes are its own trace's")
    {
        mgpu__trace p = trace_of(9, 0, 4);
        const mgpu__trace t = trace_of(9, 4, 4);
        CHECK(mgpu__trace_joins(&p, &t));
        CHECK(places_of(p) == "9:0-7");
    }
}

TEST_CASE("what is no row of threads stays apart")
{
    const mgpu__trace p = trace_of(9, 4, 4);
    const auto joins = [&](const mgpu__trace &with, mgpu__trace t) {
        mgpu__trace a = with;
        const bool does = mgpu__trace_joins(&a, &t);
        CHECK((does || std::memcmp(&a, &with, sizeof a) == 0));
        return does;
    };
    CHECK(joins(p, trace_of(10, 8, 4)));
    CHECK_FALSE(joins(p, trace_of(10, 12, 4))); /* a hole that no place fills */
    CHECK_FALSE(joins(p, trace_of(8, 8, 4)));   /* the other way round */
    CHECK_FALSE(joins(p, trace_of(10, 8, 8)));  /* another size */
    CHECK_FALSE(joins(p, trace_of(10, 8, 3)));  /* no power of two */
    CHECK_FALSE(joins(p, trace_of(10, 10, 4))); /* across parts */
    CHECK_FALSE(joins(p, trace_of(11, 4, 4)));  /* the same bytes, and not the next place */
    mgpu__trace row = p, all = p, t = trace_of(10, 8, 4);
    REQUIRE(mgpu__trace_joins(&row, &t));
    CHECK_FALSE(joins(row, trace_of(11, 8, 4))); /* parts, and the same bytes */
    t = trace_of(10, 4, 4);
    REQUIRE(mgpu__trace_joins(&all, &t));
    CHECK_FALSE(joins(all, trace_of(11, 8, 4)));
    CHECK_FALSE(joins(all, trace_of(9, 0, 4))); /* one of several, other bytes */
    t = trace_of(10, 8, 4);
    t.time = 2;
    CHECK_FALSE(joins(p, t));
    t.time = 1;
    t.write = 1;
    CHECK_FALSE(joins(p, t));
    t.write = 0;
    t.alone = 1;
    CHECK_FALSE(joins(p, t));
    t.alone = 0;
    t.site = mgpu__site_number(&p);
    CHECK_FALSE(joins(p, t));
}

/* ---- large buffers -------------------------------------------------------------------------------------- */

namespace
{
/* What -fsanitize=thread makes of *p = value. */
void
store(uint32_t *p, uint32_t value)
{
    __tsan_write4(p);
    *p = value;
}
} // namespace

struct large_args {
    uint32_t *out;
    uint32_t rounds, race;
};

/* Each block stores its part, a row of words at a time; then the first word of the block before. */
MGPU_KERNEL(large, large_args, p, 256, 1)
{
    uint32_t *mine = p->out + (size_t)blockIdx.x * p->rounds * 256;
    for (uint32_t i = 0; i < p->rounds; i++)
        store(mine + i * 256 + threadIdx.x, i);
    if (p->race && threadIdx.x == 0 && blockIdx.x > 0)
        store(mine - (size_t)p->rounds * 256, 0);
}

TEST_CASE(
    "a race at the far end of 4 MB of plain stores is found: a row of threads is one trace")
{
    model m;
    known<uint32_t> out(1 << 20);
    const large_args a = {out.data.data(), 256, 1};
    REQUIRE(m.run(large_kernel, 16, 256, a, 1, 0) == MGPU_ERROR_FAULT);
    CHECK(m.says({"hazard 6"}));
    CHECK(mgpu_emu_last_stats().forgotten == 0);
    /* of each block, as many as run at once, at most two portions are not used up */
    CHECK(mgpu__global.traces_used <= 1 + (4u << 20) / 128 + 16 * 2 * MGPU__TRACES_TAKEN);
    CHECK(mgpu__global.pages_used <= (4u << 20) / 10);
}

/* Every word a flag: more than there is room for. Then a race, which nobody can judge. */
MGPU_KERNEL(flags, large_args, p, 64, 1)
{
    if (threadIdx.x == 0)
        __threadfence();
    for (uint32_t i = 0; i < p->rounds && threadIdx.x == 0; i++)
        mgpu_st_relaxed_gpu_global_b32(p->out + i, i);
    if (p->race)
        store(p->out + p->rounds, 1);
}

TEST_CASE("flags have a bound: behind it nothing is judged, and a note says so")
{
    model m;
    const uint32_t room = MGPU__FLAG_TABLES * MGPU__FLAGS_OF_TABLE;
    known<uint32_t> out(room + room / 8 + 1);
    REQUIRE(m.run(flags_kernel, 1, 64, large_args{out.data.data(), 1000, 0}, 1, 0) == MGPU_OK);
    CHECK(m.lints == "");
    REQUIRE(m.run(flags_kernel, 1, 64, large_args{out.data.data(), room + room / 8, 1}, 1, 0) ==
            MGPU_OK);
    CHECK(m.lints == "of the hazards: there was no room for what threads tell each other, in "
                     "more than 524288 words, or by too many blocks: nothing is judged behind "
                     "that");
    /* with room again: two warps store to one word */
    REQUIRE(m.run(flags_kernel, 1, 64, large_args{out.data.data(), 1000, 1}, 1, 0) ==
            MGPU_ERROR_FAULT);
}

/* ---- warps of an odd block; who fences, and who tells ------------------------------------------------ */

struct odd_args {
    uint32_t *out;
    uint32_t how;
};

/* 0: lanes of one warp of each block store one value; 1: threads of two blocks do. */
MGPU_KERNEL(odd, odd_args, p, 48, 1)
{
    if (p->how == 0 && threadIdx.x < 32)
        store(p->out + 32 * blockIdx.x, 7);
    if (p->how == 1 && threadIdx.x == (blockIdx.x == 0 ? 40u : 0u))
        store(p->out, 7);
}

TEST_CASE("a warp is of one block, also where blocks are no multiple of 32 threads")
{
    model m;
    known<uint32_t> out(64);
    CHECK(m.run(odd_kernel, 2, 48, odd_args{out.data.data(), 0}, 2) == MGPU_OK);
    CHECK(m.run(odd_kernel, 2, 48, odd_args{out.data.data(), 1}, 2) == MGPU_ERROR_FAULT);
}

/* Thread 0 writes, thread 1 has a fence.sc, thread 0 stores the flag, and a block behind reads. `how` 1: nobody has the
 * fence; 2: a third block stands between, whose own fence.sc is one of a thread that has met nobody. */
MGPU_KERNEL(fenced_by, odd_args, p, 64, 1)
{
    uint32_t *const flag = p->out + 32;
    const uint32_t last = p->how == 2 ? 2 : 1;
    if (blockIdx.x == 0) {
        if (threadIdx.x == 0)
            store(p->out, 7);
        __syncthreads();
        if (threadIdx.x == 1 && p->how == 0)
            __threadfence();
        __syncthreads();
        if (threadIdx.x == 0 && p->how != 2)
            mgpu_st_relaxed_gpu_global_b32(flag, 1);
        if (threadIdx.x == 0 && p->how == 2)
            mgpu_st_release_gpu_global_b32(flag, 1);
    } else if (blockIdx.x == 1 && p->how == 2) {
        if (threadIdx.x == 32)
            __threadfence();
        while (threadIdx.x == 0 && mgpu_ld_acquire_gpu_global_b32(flag) == 0)
            mgpu_nanosleep(20);
        if (threadIdx.x == 0)
            mgpu_st_relaxed_gpu_global_b32(flag + 32, 1);
    }
    if (blockIdx.x == last && threadIdx.x == 0) {
        while (mgpu_ld_relaxed_gpu_global_b32(p->how == 2 ? flag + 32 : flag) == 0)
            mgpu_nanosleep(20);
        __threadfence();
        store(p->out, 8);
    }
}

TEST_CASE("fence.sc of another thread behind a barrier counts for a relaxed flag, and no other")
{
    model m;
    known<uint32_t> out(128);
    const mgpu_status want[3] = {MGPU_OK, MGPU_ERROR_FAULT, MGPU_ERROR_FAULT};
    for (uint32_t how = 0; how < 3; how++) {
        CAPTURE(how);
        std::fill(out.data.begin(), out.data.end(), 0u);
        CHECK(m.run(fenced_by_kernel, how == 2 ? 3 : 2, 64, odd_args{out.data.data(), how}) ==
              want[how]);
    }
}

/* An atomic on memory that is not there, beside ones that are right: the launch ends, and the next one is well. */
MGPU_KERNEL(lost_word, odd_args, p, 32, 1)
{
    for (uint32_t i = 0; i < 100; i++)
        (void)atomicAdd(p->out + threadIdx.x, 1u);
    if (p->how == 1 && blockIdx.x == 0)
        (void)atomicAdd((uint32_t *)(uintptr_t)0x1000, 1u);
}

TEST_CASE("a fault in an atomic leaves no word locked")
{
    model m;
    known<uint32_t> out(64);
    m.config.workers = 2;
    for (uint32_t round = 0; round < 4; round++) {
        CHECK(m.run(lost_word_kernel, 8, 32, odd_args{out.data.data(), 1}) == MGPU_ERROR_FAULT);
        CHECK(m.run(lost_word_kernel, 8, 32, odd_args{out.data.data(), 0}) == MGPU_OK);
    }
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
