/* tests/emu/core/test_unit.cpp - an engine is a table: one that is made up, called through the real launch.
 * SPDX-License-Identifier: MIT
 *
 * The engine is a bell. A thread asks for a ring, which comes later, and waits for it.
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

#include <algorithm>

namespace
{

struct ring {
    mgpu__fiber *f;
    uint64_t due;
    uint32_t number;
};

/* What the bell's functions saw, in one launch at a time. */
struct diary {
    uint32_t created, destroyed, begun, left, ended, looked, timed_out, touched;
    bool refuse, deaf, looks;
    std::vector<uint32_t> order; /* numbers of the rings, as they came */
} seen;

mgpu__unit bell;

/* Of a thread, a block, a cluster. Their sizes are odd: the next state lies behind. */
struct bell_thread {
    uint8_t rings[3];
};
struct bell_block {
    uint8_t rings[21];
};
struct bell_cluster {
    std::vector<ring> *pending;
    uint32_t asked;
};

bell_cluster *
of(const mgpu__cluster *c)
{
    return static_cast<bell_cluster *>(mgpu__cluster_state(c, &bell));
}

bool
bell_create(mgpu__cluster *c)
{
    seen.created++;
    if (seen.refuse)
        return false;
    of(c)->pending = new std::vector<ring>;
    return true;
}

void
bell_destroy(mgpu__cluster *c)
{
    seen.destroyed++;
    delete of(c)->pending;
}

uint64_t
bell_due(const mgpu__cluster *c)
{
    uint64_t first = UINT64_MAX;
    for (const ring &r : *of(c)->pending)
        first = std::min(first, r.due);
    return seen.deaf ? UINT64_MAX : first;
}

uint32_t
bell_runnable(const mgpu__cluster *c, uint64_t turn)
{
    uint32_t n = 0;
    for (const ring &r : *of(c)->pending)
        n += r.due <= turn;
    return seen.deaf ? 0 : n;
}

void
bell_run(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    std::vector<ring> &pending = *of(c)->pending;
    for (size_t i = 0; i < pending.size(); i++)
        if (pending[i].due <= turn && which-- == 0) {
            const ring r = pending[i];
            pending.erase(pending.begin() + static_cast<std::ptrdiff_t>(i));
            seen.order.push_back(r.number);
            static_cast<bell_thread *>(mgpu__thread_state(r.f, &bell))->rings[2]++;
            static_cast<bell_block *>(mgpu__cta_state(r.f->cta, &bell))->rings[20]++;
            mgpu__effect(c->worker);
            mgpu__make_ready(r.f);
            return;
        }
    FAIL("no such operation");
}

/* Ask for a ring, wait for it; how many this thread and its block have heard, in two bytes. */
uint32_t
bell_ring()
{
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    of(c)->pending->push_back({f, mgpu__due(c), of(c)->asked++});
    mgpu__progress(c->worker);
    mgpu__will_wait(f, &bell, 7, f->cta, MGPU__SITE);
    mgpu__park(f, nullptr);
    return static_cast<uint32_t>(
        static_cast<bell_thread *>(mgpu__thread_state(f, &bell))->rings[2] << 8 |
        static_cast<bell_block *>(mgpu__cta_state(f->cta, &bell))->rings[20]);
}

void
define_bell()
{
    seen = diary{};
    bell = mgpu__unit{};
    bell.thread_bytes = sizeof(bell_thread);
    bell.cta_bytes = sizeof(bell_block);
    bell.cluster_bytes = sizeof(bell_cluster);
    bell.create = bell_create;
    bell.destroy = bell_destroy;
    bell.begin = [](mgpu__cluster *c) {
        seen.begun++;
        of(c)->asked = 0;
        for (uint32_t i = 0; i < c->cta_count; i++)
            memset(mgpu__cta_state(c->ctas[i], &bell), 0, sizeof(bell_block));
    };
    bell.due = bell_due;
    bell.runnable = bell_runnable;
    bell.run = bell_run;
    bell.thread_left = [](mgpu__fiber *f) { seen.left += f->state == MGPU__DONE; };
    bell.block_ended = [](mgpu__cta *cta) { seen.ended += cta->alive == 0; };
    bell.describe = [](mgpu__text *t, const mgpu__fiber *f, const char *where) {
        mgpu__put(t, "waiting at %s for bell %u", where, f->wait);
    };
    bell.looks = [](const mgpu__cluster *) {
        seen.looked++;
        return seen.looks;
    };
    bell.time_out = [](mgpu__cluster *c) {
        seen.timed_out++;
        seen.deaf = false;
        bell_run(c, 0, UINT64_MAX);
    };
    bell.touched = [](mgpu__fiber *, const volatile void *, size_t bytes, bool, const void *) {
        seen.touched += static_cast<uint32_t>(bytes);
    };
}

struct bell_args {
    uint32_t *out;
};

MGPU_KERNEL(ring_twice, bell_args, p, 64, 1)
{
    uint32_t heard;
    (void)bell_ring();
    heard = bell_ring();
    p->out[blockIdx.x * 64 + threadIdx.x] = heard;
}

/* A launch with the machine's own engines and the bell, which is the last, or the only one. */
mgpu_status
ring(model &m, uint32_t blocks, uint32_t *out, bool alone = false)
{
    std::vector<mgpu__unit *> units;
    const bell_args args = {out};
    if (!alone)
        units.assign(mgpu__engines, mgpu__engines + mgpu__engine_count);
    units.push_back(&bell);
    mgpu_emu_configure(m.config);
    return mgpu__launch_with(units.data(), static_cast<uint32_t>(units.size()),
                             &ring_twice_kernel, mgpu_make_dim3(blocks, 1, 1),
                             mgpu_make_dim3(64, 1, 1), mgpu_make_dim3(1, 1, 1), 0, &args, false,
                             &m.issues);
}

} // namespace

TEST_CASE("an engine of one's own lives as long as its clusters, beside the others or alone")
{
    const uint32_t blocks = 5;
    for (const bool alone : {false, true}) {
        model m;
        std::vector<uint32_t> out(blocks * 64);
        m.config.workers = 1;
        m.config.policy = MGPU_EMU_LAZY;
        define_bell();
        REQUIRE(ring(m, blocks, out.data(), alone) == MGPU_OK);
        CHECK(seen.created == seen.destroyed);
        CHECK(seen.created >= 1);
        CHECK(seen.begun == blocks);
        CHECK(seen.left == blocks * 64);
        CHECK(seen.ended == blocks);
        CHECK(seen.order.size() == 2 * blocks * 64);
        for (uint32_t x :
             out) { /* the state is zero when a cluster begins: nobody hears another's */
            CHECK(x >> 8 == 2);
            CHECK((x & 255) > 64 - 1);
            CHECK((x & 255) <= 128);
        }
    }
}

TEST_CASE("operations run in their order, or under the random policy in any")
{
    std::vector<uint32_t> first, out(64);
    for (uint64_t seed = 0; seed < 3; seed++) {
        model m;
        m.config.workers = 1;
        m.config.policy = seed == 0 ? MGPU_EMU_EAGER : MGPU_EMU_RANDOM;
        m.config.seed = seed;
        define_bell();
        REQUIRE(ring(m, 1, out.data()) == MGPU_OK);
        CHECK(std::is_sorted(seen.order.begin(), seen.order.end()) == (seed == 0));
        CHECK(seen.order != first);
        first = seen.order;
        std::sort(seen.order.begin(), seen.order.end());
        for (uint32_t i = 0; i < 128; i++)
            CHECK(seen.order[i] == i);
    }
}

TEST_CASE(
    "what waits for an engine that does nothing more is a deadlock, in the engine's words")
{
    model m;
    std::vector<uint32_t> out(64);
    m.config.workers = 1;
    define_bell();
    seen.deaf = true;
    REQUIRE(ring(m, 1, out.data()) == MGPU_ERROR_DEADLOCK);
    CHECK(m.says({"for bell 7", "test_unit.cpp:"}));
    CHECK(seen.looked > 0);
    CHECK(seen.timed_out == 0);
    CHECK(seen.created == seen.destroyed);
}

TEST_CASE("an engine whose waiters look for themselves is told when nobody moves")
{
    model m;
    std::vector<uint32_t> out(64);
    m.config.workers = 1;
    m.config.patience_ms = 1000;
    define_bell();
    seen.deaf = seen.looks = true;
    REQUIRE(ring(m, 1, out.data()) == MGPU_OK);
    CHECK(seen.timed_out > 0);
}

TEST_CASE("an engine without memory for its state ends the launch, and is asked to let go")
{
    model m;
    std::vector<uint32_t> out(64);
    define_bell();
    seen.refuse = true;
    CHECK(ring(m, 1, out.data()) == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(seen.created == 1);
    CHECK(seen.destroyed == 1);
    CHECK(seen.begun == 0);
}

namespace
{

/* Two engines without a launch: one with operations 0 1, one with 10 11 12, and who ran. */
std::vector<uint32_t> ran;

mgpu__unit
toy(bool second)
{
    mgpu__unit u = mgpu__unit{};
    u.due = second ? [](const mgpu__cluster *) { return uint64_t{30}; }
                   : [](const mgpu__cluster *) { return uint64_t{40}; };
    u.runnable =
        second ? [](const mgpu__cluster *, uint64_t turn) { return turn >= 30 ? 3u : 0u; }
               : [](const mgpu__cluster *, uint64_t turn) { return turn >= 40 ? 2u : 0u; };
    u.run = second
                ? [](mgpu__cluster *, uint32_t which, uint64_t) { ran.push_back(10 + which); }
                : [](mgpu__cluster *, uint32_t which, uint64_t) { ran.push_back(which); };
    return u;
}

} // namespace

TEST_CASE("core/ asks engines in the order of the list, and which is due first when nothing "
          "else can run")
{
    mgpu__unit a = toy(false), b = toy(true), none = mgpu__unit{};
    mgpu__unit *units[] = {&none, &a, &b};
    mgpu__launch l = mgpu__launch{};
    mgpu__worker w = mgpu__worker{};
    mgpu__cluster c = mgpu__cluster{};
    w.launch = &l;
    c.worker = &w;
    l.config.policy = MGPU_EMU_LAZY;
    mgpu__units_place(&l, units, 3);
    ran.clear();
    CHECK(!mgpu__units_run(&c, 29));
    CHECK(mgpu__units_run(&c, 30)); /* only b is due */
    CHECK(mgpu__units_run(&c, 40));
    CHECK(mgpu__units_step(&c)); /* b is due first */
    CHECK(ran == std::vector<uint32_t>{10, 0, 10});
    l.config.policy = MGPU_EMU_RANDOM;
    ran.clear();
    for (int i = 0; i < 500; i++)
        REQUIRE(mgpu__units_run(&c, 40));
    for (uint32_t one : {0u, 1u, 10u, 11u, 12u}) /* a fifth each */
        CHECK(std::abs(static_cast<int>(std::count(ran.begin(), ran.end(), one)) - 100) < 40);
}

TEST_CASE("each engine that wants to hears of plain accesses")
{
    mgpu__unit none = mgpu__unit{};
    mgpu__unit *units[] = {&none, &bell};
    mgpu__launch l = mgpu__launch{};
    mgpu__worker w = mgpu__worker{};
    mgpu__cluster c = mgpu__cluster{};
    mgpu__cta cta = mgpu__cta{};
    mgpu__fiber f = mgpu__fiber{};
    define_bell();
    l.units = units;
    l.unit_count = 2;
    w.launch = &l;
    c.worker = &w;
    cta.cluster = &c;
    f.cta = &cta;
    f.launch = &l;
    mgpu__units_touched(&f, &l, 12, true, nullptr);
    CHECK(seen.touched == 12);
}

TEST_CASE("the states of engines lie behind the machine's own, apart and aligned")
{
    mgpu__unit a = mgpu__unit{}, b = mgpu__unit{}, c = mgpu__unit{};
    mgpu__unit *units[] = {&a, &b, &c};
    mgpu__launch l = mgpu__launch{};
    for (mgpu__unit *u : units)
        u->thread_bytes = u->cta_bytes = u->cluster_bytes = 17;
    b.thread_bytes = 0;
    mgpu__units_place(&l, units, 3);
    CHECK(a.thread_at >= sizeof(mgpu__fiber));
    CHECK(b.thread_at >= a.thread_at + 17);
    CHECK(c.thread_at == b.thread_at);
    CHECK(l.fiber_bytes >= c.thread_at + 17);
    CHECK(l.fiber_bytes % 64 == 0);
    CHECK(a.cta_at >= sizeof(mgpu__cta));
    CHECK(c.cta_at >= b.cta_at + 17);
    CHECK(l.cta_bytes >= c.cta_at + 17);
    CHECK(a.cluster_at >= sizeof(mgpu__cluster));
    CHECK(l.cluster_bytes >= c.cluster_at + 17);
    for (const mgpu__unit *u : units)
        CHECK((u->thread_at | u->cta_at | u->cluster_at) % 16 == 0);
}
