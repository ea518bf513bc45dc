/* tests/emu/unit/test_newer.cpp - instructions of a PTX later than 9.0, in the model: what it sees and says.
 * What they compute is in ptx/test_newer.cu.
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

/* ---- a fence of reads ---------------------------------------------------------------------- */

/* Thread 32 reads a tile, or writes it; thread 0 copies over it, or out of it. */
MGPU_KERNEL(read_fence, newer_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 4, 16);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(tile), what = p->what;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_init(bar + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    if (threadIdx.x == 32)
        mgpu_st_shared_b32(at, 3);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 32) {
        if (what == 3)
            mgpu_st_shared_b32(at, 5);
        else
            p->out[0] = mgpu_ld_shared_b32(at);
        if (what == 1)
            mgpu_fence_proxy_async_release_sync_restrict_read_cluster();
        else if (what != 2)
            mgpu_fence_proxy_async_release_sync_restrict_read();
        mgpu_mbarrier_arrive(bar);
    }
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_wait(bar, 0);
    if (what == 3) {
        mgpu_bulk_store(p->out + 2, at, 16);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    } else {
        mgpu_mbarrier_arrive_expect_tx(bar + 8, 16);
        mgpu_bulk_load(at, p->out + 2, 16, bar + 8);
        mgpu_mbarrier_wait(bar + 8, 0);
        p->out[1] = mgpu_ld_shared_b32(at);
    }
}

TEST_CASE("mgpu_fence_proxy_async_release_sync_restrict_read, _cluster: reads, and not "
          "writes")
{
    for (uint32_t what = 0; what < 4; what++) {
        known<uint64_t> out(4);
        for (uint64_t &x : out.data)
            x = 8;
        newer_args a = {out.data.data(), NULL, what};
        model m;
        m.config.notes_are_fatal = true;
        const mgpu_status status = m.run(read_fence_kernel, 1, 64, a);
        INFO(what << ": " << m.text << m.lints);
        CHECK((status == MGPU_OK) == (what < 2));
        if (what < 2)
            CHECK((out.data[0] == 3 && out.data[1] == 8));
        else
            CHECK(m.says(
                {"no fence.proxy.async is between them", what == 2 ? "hazard 3" : "hazard 2"}));
    }
}

/* ---- a group for agents alone -------------------------------------------------------------- */

MGPU_KERNEL(agents_groups, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 16, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), n = p->what;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = 0; i < 16; i++)
        mgpu_st_shared_b64(at + 8 * i, 100 + i);
    mgpu_fence_proxy_async_shared_cta();
    for (uint32_t i = 0; i < 8; i++) {
        mgpu_bulk_store(p->out + 2 * i, at + 16 * i, 16);
        mgpu_bulk_commit_group();
    }
    mgpu_bulk_wait_group_sync_restrict_proxy_async(n);
    if (n == 8)
        return;
    for (uint32_t i = 0; i < 8 - n; i++) /* back by agents */
        mgpu_bulk_load(at + 16 * i, p->out + 2 * i, 16, bar);
    mgpu_mbarrier_arrive_expect_tx(bar, 16 * (8 - n));
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < 2 * (8 - n); i++)
        p->out[16 + i] = mgpu_ld_shared_b64(at + 8 * i);
}

TEST_CASE("mgpu_bulk_wait_group_sync_restrict_proxy_async")
{
    for (uint32_t n = 0; n < 8; n++) {
        known<uint64_t> out(32);
        const newer_args a = {out.data.data(), NULL, n};
        model m;
        m.config.policy = MGPU_EMU_LAZY;
        CHECK(m.run(agents_groups_kernel, 1, 32, a) == MGPU_OK);
        INFO(n << ": " << m.text);
        for (uint32_t i = 0; i < 2 * (8 - n); i++)
            CHECK(out.data[16 + i] == 100 + i);
    }
    known<uint64_t> out(32);
    const newer_args a = {out.data.data(), NULL, 8};
    model m;
    CHECK(m.run(agents_groups_kernel, 1, 32, a) != MGPU_OK);
    CHECK(m.says({"cp.async.bulk.wait_group: n is 8: 0 to 7, a constant"}));
}

/* ---- a source that ends anywhere ----------------------------------------------------------- */

typedef struct {
    const unsigned char *src;
    unsigned char *out;
    uint32_t bytes, left, right, form, how;
} ends_args;

MGPU_KERNEL(ends, ends_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, 64, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);
    switch (p->form) {
    case 0:
        mgpu_bulk_load_shared_cta_ignore_oob(at, p->src, p->bytes, p->left, p->right, bar);
        break;
    case 1:
        mgpu_bulk_load_shared_cta_ignore_oob_hint(at, p->src, p->bytes, p->left, p->right, bar,
                                                  policy);
        break;
    case 2:
        mgpu_bulk_load_relaxed_shared_cta_ignore_oob(p->how, at, p->src, p->bytes, p->left,
                                                     p->right, bar);
        break;
    case 3:
        mgpu_bulk_load_relaxed_shared_cta_ignore_oob_hint(p->how, at, p->src, p->bytes, p->left,
                                                          p->right, bar, policy);
        break;
    }
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < p->bytes; i++)
        p->out[i] = tile[i];
}

TEST_CASE("..._ignore_oob: bytes at the ends of a source are not read")
{
    void *row;
    REQUIRE(mgpu_malloc(&row, 43) == MGPU_OK); /* the fourth 16 bytes are not all there */
    for (uint32_t i = 0; i < 43; i++)
        static_cast<unsigned char *>(row)[i] = (unsigned char)(i + 1);
    for (uint32_t all = 0; all < 10; all++)
        for (const uint32_t left : {0u, 1u, 15u}) {
            known<unsigned char> out(64);
            const ends_args a = {
                static_cast<unsigned char *>(row), out.data.data(), 48, left, 5,
                all < 2 ? all : 2 + all % 2,       all / 2 - 1};
            model m;
            m.config.policy = all % 2 != 0 ? MGPU_EMU_LAZY : MGPU_EMU_EAGER;
            m.run(ends_kernel, 1, 32, a);
            INFO(all << ": " << m.text);
            for (uint32_t i = 0; i < 48; i++)
                CHECK(out.data[i] == (i >= left && i < 43 ? i + 1 : 0xDB));
        }
    ends_args a = {static_cast<unsigned char *>(row), NULL, 48, 0, 5, 0, 0};
    known<unsigned char> out(64);
    static const char *const said[4] = {
        "ignore_oob: 16 and 5 bytes at the ends are not read: 0 to 15 at each, the copy starts",
        "cp.async.bulk.ignore_oob: global address 0x", "cp.async.bulk.ignore_oob",
        "cp.async.bulk: 4 is no scope of a strong copy: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS"};
    a.out = out.data.data();
    for (uint32_t i = 0; i < 4; i++) {
        ends_args b = a;
        b.left = i == 0 ? 16 : 0;
        b.src += i == 1;
        b.right = i == 2 ? 4 : 5; /* a byte behind the last one */
        b.form = i == 3 ? 2 : 0;
        b.how = 4;
        model m;
        CHECK(m.run(ends_kernel, 1, 32, b) != MGPU_OK);
        INFO(i << ": " << m.text);
        CHECK(m.says({said[i]}));
        CHECK((i != 1 || m.says({"is not aligned to 16 bytes"})));
    }
    CHECK(mgpu_free(row) == MGPU_OK);
}

/* ---- strong copies ------------------------------------------------------------------------- */

/* A cluster of two: rank 1 gets 64 bytes of global memory by each way there is, all of one scope. */
MGPU_KERNEL(strong_copies, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 8 * 8, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), how = p->what % 4;
    const uint32_t peer = mgpu_mapa(at, 1), peers_bar = mgpu_mapa(bar, 1);
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const bool first = mgpu_cluster_ctarank() == 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, first ? 192 + 64 * 2 : 64 * 5);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && first) {
        mgpu_bulk_load_relaxed(how, peer, p->out, 64, peers_bar);
        mgpu_bulk_load_relaxed_hint(how, peer + 64, p->out + 8, 64, peers_bar, policy);
        mgpu_bulk_load_relaxed_multicast(how, at + 128, p->out, 64, bar, 3);
        mgpu_bulk_load_relaxed_multicast_hint(how, at + 192, p->out + 8, 64, bar, 3, policy);
        mgpu_bulk_load_relaxed_shared_cta(how, at, p->out, 64, bar);
        mgpu_bulk_load_relaxed_shared_cta_hint(how, at + 64, p->out + 8, 64, bar, policy);
        mgpu_bulk_load_relaxed_shared_cta(how, at + 256, p->out + 8, 64, bar);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_copy_relaxed_shared_cluster(p->what < 4 ? how % 2 : how, peer + 256, at + 256,
                                              64, peers_bar);
    }
    if (threadIdx.x == 0 && !first) {
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_store_relaxed(how, p->out + 16, at, 256);
        mgpu_bulk_store_relaxed_hint(how, p->out + 48, at + 256, 64, policy);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("strong bulk copies, each way and each scope")
{
    for (uint32_t how = 0; how < 4; how++) {
        known<uint64_t> out(56);
        for (uint32_t i = 0; i < 16; i++)
            out.data[i] = 1000 * how + i;
        const newer_args a = {out.data.data(), NULL, how};
        model m;
        m.config.policy = MGPU_EMU_LAZY;
        m.config.notes_are_fatal = true;
        CHECK(m.run(strong_copies_kernel, 2, 32, a, 2) == MGPU_OK);
        INFO(how << ": " << m.text);
        for (uint32_t i = 0; i < 40; i++)
            CHECK(out.data[16 + i] == 1000 * how + i % 16 + (i >= 32 ? 8 : 0));
    }
    known<uint64_t> out(56);
    const newer_args a = {out.data.data(), NULL, 4 + 2};
    model m;
    CHECK(m.run(strong_copies_kernel, 2, 32, a, 2) != MGPU_OK);
    INFO(m.text);
    CHECK(m.says({"cp.async.bulk: 2 is no scope of a strong copy: MGPU_RELAXED_CTA to "
                  "MGPU_RELAXED_CLUSTER, which all of shared memory is in"}));
}

/* ---- 16 bytes to a peer -------------------------------------------------------------------- */

MGPU_KERNEL(wide_to_peer, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, tile, 2, 16);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    const bool first = mgpu_cluster_ctarank() == 0;
    if (threadIdx.x == 0 && !first) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 16);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && first) {
        const uint64_t value[2] = {0x1111111122222222u, 0x3333333344444444u};
        mgpu_st_async_shared_cluster_b128(mgpu_mapa(at + p->what, 1), value, mgpu_mapa(bar, 1));
    }
    if (threadIdx.x == 0 && !first) {
        mgpu_mbarrier_wait_cluster(bar, 0);
        p->out[0] = mgpu_ld_shared_b64(at);
        p->out[1] = mgpu_ld_shared_b64(at + 8);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_st_async_shared_cluster_b128")
{
    known<uint64_t> out(2);
    newer_args a = {out.data.data(), NULL, 0};
    model m;
    CHECK(m.run(wide_to_peer_kernel, 2, 32, a, 2) == MGPU_OK);
    INFO(m.text);
    CHECK(out.data == std::vector<uint64_t>{0x1111111122222222u, 0x3333333344444444u});
    a.what = 8;
    CHECK(m.run(wide_to_peer_kernel, 2, 32, a, 2) != MGPU_OK);
    CHECK(m.says({"st.async, destination"}));
}

/* ---- constants, and a prefetch ------------------------------------------------------------- */

MGPU_KERNEL(constants, newer_args, p, 64, 1)
{
    uint32_t *const out = (uint32_t *)(p->out + 2), r[4];
    float f[4];
    if (p->what == 1 && threadIdx.x == 32)
        mgpu_st_relaxed_gpu_global_b32((uint32_t *)p->out, 1);
    __syncthreads();
    if (p->what == 2)
        mgpu_prefetch_global_l1_32b_valid_addr((const void *)(uintptr_t)64);
    if (threadIdx.x != 0)
        return;
    mgpu_prefetch_global_l1_32b_valid_addr(p->out);
    out[0] = mgpu_ld_global_proxy_readonly_b32((const uint32_t *)p->out + 1);
    p->out[3] = mgpu_ld_global_proxy_readonly_b64(p->out + 1);
    mgpu_ld_global_proxy_readonly_v4_b32(r, p->out);
    memcpy(p->out + 4, r, 16);
    ((float *)out)[1] = mgpu_ld_global_proxy_readonly_f32((const float *)p->out);
    mgpu_ld_global_proxy_readonly_v4_f32(f, p->out);
    memcpy(p->out + 6, f, 16);
}

TEST_CASE("mgpu_ld_global_proxy_readonly, mgpu_prefetch_global_l1_32b_valid_addr")
{
    const uint64_t x = 0x4048f5c33f800000u, y = 0x40c00000bf800000u;
    for (uint32_t what = 0; what < 3; what++) {
        known<uint64_t> out(8);
        out.data[0] = x;
        out.data[1] = y;
        const newer_args a = {out.data.data(), NULL, what};
        model m;
        CHECK((m.run(constants_kernel, 1, 64, a) == MGPU_OK) == (what == 0));
        INFO(what << ": " << m.text);
        if (what == 0)
            CHECK(out.data == std::vector<uint64_t>{x, y, x >> 32 | x << 32, y, x, y, x, y});
        else
            CHECK(m.says({what == 1 ? "ld.global.nc" : "prefetch.valid_addr"}));
    }
}

/* ---- matrices of 4 bits ------------------------------------------------------------------ */

MGPU_KERNEL(widen, newer_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, rows, 33 * 16, 16);
    uint32_t r[4];
    for (uint32_t i = 0; i < 16; i++)
        rows[16 * threadIdx.x + i] = 0;
    __syncwarp();
    mgpu_ldmatrix_m8n16_x4_s8_s4(r, mgpu_smem_addr(rows) + 16 * threadIdx.x + p->what);
}

TEST_CASE("ldmatrix.s8.s4: a row begins at a multiple of 16 bytes")
{
    newer_args a = {NULL, NULL, 0};
    model m;
    CHECK(m.run(widen_kernel, 1, 32, a) == MGPU_OK);
    a.what = 8;
    CHECK(m.run(widen_kernel, 1, 32, a) != MGPU_OK);
    CHECK(m.says({"ldmatrix", "is not aligned to 16 bytes"}));
}
