/* tests/emu/unit/test_tensor_mma.cpp - tcgen05.mma of dense matrices: every kind against plain loops, cell by cell; and what
 * goes wrong.
 * SPDX-License-Identifier: MIT
 */
#include "tensor_problem.h"

namespace
{

const types dense_types[] = {
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_BF16, MGPU_MMA_BF16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F16},
    {MGPU_KIND_TF32, MGPU_MMA_TF32, MGPU_MMA_TF32, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E4M3, MGPU_MMA_F16},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E2M1, MGPU_MMA_E3M2, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E2M3, MGPU_MMA_E2M1, MGPU_MMA_F32},
    {MGPU_KIND_I8, MGPU_MMA_S8, MGPU_MMA_U8, MGPU_MMA_S32},
};

#define ROWS(cg, has, where, IN)                                                               \
    FORM(F16, 0, has, mgpu_tcgen05_mma##cg##_f16_##where, IN, p->idesc, p->accumulate)         \
    FORM(TF32, 0, has, mgpu_tcgen05_mma##cg##_tf32_##where, IN, p->idesc, p->accumulate)       \
    FORM(F8F6F4, 0, has, mgpu_tcgen05_mma##cg##_f8f6f4_##where, IN, p->idesc, p->accumulate)   \
    FORM(I8, 0, has, mgpu_tcgen05_mma##cg##_i8_##where, IN, p->idesc, p->accumulate)
const form forms[] = {ROWS(, 0, ss, IN_SS) ROWS(, TS, ts, IN_TS) ROWS(_cg2, PAIR, ss, IN_SS)
                          ROWS(_cg2, PAIR | TS, ts, IN_TS)};

const form &
form_of(const problem &p)
{
    for (const form &f : forms)
        if (f.kind == p.t.kind && f.has == p.has)
            return f;
    FAIL("no such function");
    return forms[0];
}

TEST_CASE(
    "tcgen05.mma: kinds, types, majors, swizzles, sizes, one block and a pair: D is exact, "
    "and no other cell changes")
{
    static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B,
                                            MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
    static const uint32_t all_n[] = {16, 32, 64, 96, 160, 256};
    std::mt19937 rng(5);
    uint32_t next = 0, count = 0;
    for (const types &t : dense_types)
        for (uint32_t pair = 0; pair < 2; pair++)
            for (uint32_t big = 0; big < 2; big++)
                for (uint32_t ts = 0; ts < 2; ts++)
                    for (uint32_t majors = 0; majors < 4; majors++)
                        for (mgpu_swizzle swizzle : swizzles)
                            for (uint32_t n : all_n) {
                                const bool small = bits_of(t.a) < 8 || bits_of(t.b) < 8;
                                if (small && majors != 0)
                                    continue; /* the manual has no such layout */
                                if (ts && (majors & 1) != 0)
                                    continue; /* A in tensor memory is K-major */
                                if (pair && n % 32 != 0)
                                    continue;
                                if (!test_takes(&next, 37))
                                    continue;
                                problem p = {};
                                p.t = t;
                                p.has = (pair ? (uint32_t)PAIR : 0u) | (ts ? (uint32_t)TS : 0u);
                                p.m = (big ? 128u : 64u) << pair;
                                p.n = n;
                                p.a_major = majors & 1 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                                p.b_major = majors & 2 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
                                p.swizzle = swizzle;
                                p.accumulate = rng() % 2 != 0;
                                p.lane = !pair && !big && rng() % 2 != 0 ? 16 : 0;
                                p.draw(rng);
                                p.lay_out(rng);
                                model m;
                                m.config.target = MGPU_EMU_SM_100A;
                                m.config.policy = some_policy(count++);
                                m.config.numerics =
                                    rng() % 2 != 0 ? MGPU_EMU_EXACT : MGPU_EMU_FAST;
                                std::vector<uint32_t> out;
                                CAPTURE(name_of(t), mgpu_mma_name(t.a), mgpu_mma_name(t.b),
                                        mgpu_mma_name(t.d), p.has, p.m, p.n, majors, swizzle,
                                        p.accumulate, p.lane);
                                REQUIRE(p.run(m, form_of(p), out) == MGPU_OK);
                                CHECK(m.text + m.lints == "");
                                p.check(out);
                            }
    CHECK(count > 40);
}

TEST_CASE(
    "tcgen05.mma: dense sums of any bits are those of the rule, in a block and over a pair")
{
    std::mt19937 rng(29);
    uint32_t count = 0;
    for (const types &t : dense_types)
        for (uint32_t has = 0; has < 4; has++) {
            problem p = {};
            p.t = t;
            p.has = has; /* TS, PAIR */
            p.m = (count % 2 != 0 ? 128u : 64u) << (has / 2);
            p.n = 32;
            p.a_major = p.b_major = MGPU_K_MAJOR;
            p.swizzle = MGPU_SWIZZLE_128B;
            p.accumulate = count % 3 != 0;
            p.draw_any(rng);
            p.lay_out(rng);
            model m;
            m.config.target = MGPU_EMU_SM_100A;
            m.config.policy = some_policy(count++);
            m.config.numerics = MGPU_EMU_EXACT;
            std::vector<uint32_t> out;
            CAPTURE(name_of(t), mgpu_mma_name(t.a), p.has, p.m, p.accumulate);
            REQUIRE(p.run(m, form_of(p), out) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            p.check(out);
        }
}

/* ---- what goes wrong ------------------------------------------------------------------------------------- */

typedef struct {
    const void *tile; /* 16 KiB */
    uint32_t *out;
    uint32_t what;
} fault_args;

/* A [64][16] and B [16][16] of bf16, not swizzled. */
uint32_t
small_idesc(void)
{
    return mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                           MGPU_K_MAJOR, MGPU_K_MAJOR, 64, 16);
}

/* Mistakes that the instruction shows. */
MGPU_KERNEL(faults, fault_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    if (threadIdx.x < 32) {
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 64);
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
        if (what == 3)
            mgpu_tcgen05_dealloc(64, 32);
    }
    memset(tile + 64 * threadIdx.x, 0, 64);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t d = 0;
    const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 64);
    const uint64_t b = mgpu_tcgen05_desc_k_major_none(at + 2048, 16);
    const uint32_t idesc = small_idesc();
    if (threadIdx.x == 0 || (what == 1 && threadIdx.x == 7)) {
        if (what == 2)
            mgpu_tcgen05_mma_f16_ss(d + 90, a, b, idesc, 0);
        if (what == 3)
            mgpu_tcgen05_mma_f16_ss(d + 64, a, b, idesc, 0);
        if (what == 4)
            mgpu_tcgen05_mma_f16_ss(d + mgpu_tmem_addr(8, 0), a, b, idesc, 0);
        if (what == 5)
            mgpu_tcgen05_mma_f16_ss(d, a & ~(7ull << 46), b, idesc, 0);
        if (what == 6)
            mgpu_tcgen05_mma_f16_ss(d, a, b | 3ull << 61, idesc, 0);
        if (what == 7)
            mgpu_tcgen05_mma_f16_ss(
                d, a, mgpu_tcgen05_desc(at + 2048, 0x3fff0, 128, MGPU_SWIZZLE_NONE), idesc, 0);
        if (what == 8)
            mgpu_tcgen05_mma_f16_ss(d, a, b, idesc & ~(31u << 24), 0);
        if (what == 9)
            mgpu_tcgen05_mma_f16_ss(d, a, b, idesc & ~(63u << 17), 0);
        if (what == 10)
            mgpu_tcgen05_mma_tf32_ss(d, a, b, idesc, 0);
        if (what == 11)
            mgpu_tcgen05_mma_f16_ss(d, a, b, idesc | MGPU_INSTR_DESC_SPARSE, 0);
        if (what == 12)
            mgpu_tcgen05_mma_f16_ts(d, 32, b, idesc | 1u << 15, 0);
        if (what == 13)
            mgpu_tcgen05_mma_cg2_f16_ss(d, a, b, idesc, 0);
        if (what == 14)
            mgpu_tcgen05_mma_f16_ts(d, 90, b, idesc, 0);
        if (what == 15)
            mgpu_tcgen05_mma_f16_ts(d, 8, b, idesc, 0); /* in D */
        if (what == 16)
            mgpu_tcgen05_mma_i8_ss(d, a, b,
                                   mgpu_instr_desc(MGPU_KIND_I8, MGPU_MMA_S32, MGPU_MMA_S8,
                                                   MGPU_MMA_S8, MGPU_K_MAJOR, MGPU_K_MAJOR, 64,
                                                   16),
                                   0);
        if (what == 17)
            mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, 1);
        if (what == 18) /* the second row of the pattern */
            mgpu_tcgen05_mma_f16_ss(d, a, mgpu_tcgen05_desc_k_major(at + 64, MGPU_SWIZZLE_64B),
                                    idesc, 0);
        if (what == 19)
            mgpu_tcgen05_mma_f16_ss(d, mgpu_tcgen05_desc_k_major(at, MGPU_SWIZZLE_NONE), b,
                                    idesc, 0);
        if (what == 21)
            mgpu_tcgen05_mma_f16_ss(d, a, b,
                                    mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                                    MGPU_MMA_BF16, MGPU_K_MAJOR, MGPU_K_MAJOR,
                                                    100, 16),
                                    0);
        if (what == 22)
            mgpu_tcgen05_mma_f16_ss(
                d, a, mgpu_tcgen05_desc(at + 2048, 256, 112, MGPU_SWIZZLE_NONE), idesc, 0);
        if (what == 23) /* B is one block of 8 columns */
            mgpu_tcgen05_mma_f16_ss(
                d + 32, a, mgpu_tcgen05_desc(at + 2048, 128, 0, MGPU_SWIZZLE_NONE),
                mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, 64, 8),
                0);
        mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, 0);
        mgpu_tcgen05_commit(bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    if (what == 20 && threadIdx.x < 32) {
        uint32_t r[1];
        mgpu_tcgen05_ld_32x32b_x1(r, mgpu_tmem_addr(0, 40));
        mgpu_tcgen05_wait_ld();
    }
    meet();
    if (threadIdx.x < 32) {
        mgpu_tcgen05_dealloc(0, 64);
        mgpu_tcgen05_dealloc(64, 32);
    }
}

TEST_CASE("tcgen05.mma: each mistake has its sentence")
{
    static const struct {
        uint32_t what;
        const char *says;
    } wrong[] = {
        {1, " issues here what thread "},
        {1, " of its warp has issued: one thread does, behind if (mgpu_elect_sync()), say"},
        {2, "tcgen05.mma.kind::f16, D: columns 90..105: column 96 is not allocated"},
        {3, "tcgen05.mma.kind::f16, D: columns 64..79: column 64 was freed at "},
        {4,
         "tcgen05.mma.kind::f16, D: the address 0x00080000 is lane 8: it begins at lane 0 or "
         "16"},
        {5, "tcgen05.mma.kind::f16: the matrix descriptor of A, 0x"},
        {5, "bits 46-48 are 0 and must be 1: this is a descriptor of wgmma"},
        {6, "tcgen05.mma.kind::f16: the matrix descriptor of B, 0x"},
        {6, "the swizzle (bits 61-63) must be 0 none"},
        {7, "the matrix descriptor of B reaches beyond the shared memory of block rank 0"},
        {8, "M (bits 24-28) must be 64 or 128 with cta_group::1"},
        {9, "N (bits 17-22) must be 8 to 256"},
        {10, "tcgen05.mma.kind::tf32: the instruction descriptor 0x"},
        {10, "A's type (bits 7-9) is no code of this kind"},
        {11, "the sparse bit (2) is of tcgen05.mma.sp alone"},
        {12, "A is MN-major (bit 15), and in tensor memory it is always K-major"},
        {13, "tcgen05.mma.kind::f16.cta_group::2, and cta_group::1 at "},
        {14, "tcgen05.mma.kind::f16, A: columns 90..97: column 96 is not allocated"},
        {15,
         "tcgen05.mma by warp 0 touches lanes 0..15 of column 8 twice: two operands of the one "
         "instruction overlap there, and it writes D: A, metadata and scales lie outside of "
         "it: each has columns of its own"},
        {21, "tcgen05.mma.kind::f16: the instruction descriptor 0xffffffff: it is "
             "MGPU_INSTR_DESC_INVALID: M, N or a type has no place in it; with cta_group::1 M "
             "is 64 or 128"},
        {19, "it is MGPU_TCGEN05_DESC_INVALID: for MGPU_SWIZZLE_NONE there is "
             "mgpu_tcgen05_desc_k_major_none()"},
    };
    static const struct {
        uint32_t what;
        const char *says;
    } noted[] = {
        {17, "D: it reads columns 0..15 of tensor memory, and nobody has written one: the "
             "first mma "
             "accumulates 0"},
        {18, "tcgen05.mma.kind::f16, descriptor of B: the start address is not in row 0 "
             "of the swizzle pattern"},
        {22, "tcgen05.mma.kind::f16, descriptor of B: blocks of 8 rows of 16 bytes overlap"},
        {20,
         "tcgen05.ld: it reads columns 40..40 of tensor memory, and nobody has written one"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t what : {0u, 16u, 23u}) {
        CHECK(m.run(faults_kernel, 1, 64, fault_args{NULL, NULL, what}) == MGPU_OK);
        INFO(m.text);
        CHECK(m.text + m.lints == "");
    }
    for (const auto &w : noted) {
        CAPTURE(w.what, w.says);
        CHECK(m.run(faults_kernel, 1, 64, fault_args{NULL, NULL, w.what}) == MGPU_OK);
        INFO(m.text + m.lints);
        CHECK(m.lints.find(w.says) != std::string::npos);
    }
    for (const auto &w : wrong) {
        CAPTURE(w.what, w.says);
        CHECK(m.run(faults_kernel, 1, 64, fault_args{NULL, NULL, w.what}) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({w.says, "test_tensor_mma.cpp:"}));
    }
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_103A, (uint32_t)MGPU_EMU_SM_100F}) {
        m.config.target = target;
        CHECK(m.run(faults_kernel, 1, 64, fault_args{NULL, NULL, 16}) == MGPU_ERROR_FAULT);
        CHECK(m.says({"tcgen05.mma.kind::i8 needs sm_100a or sm_110a, the target is sm_"}));
        CHECK(m.run(faults_kernel, 1, 64, fault_args{NULL, NULL, 0}) == MGPU_OK);
    }
}

MGPU_KERNEL(odd, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), 32);
    meet();
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 1)
        mgpu_tcgen05_mma_cg2_f16_ss(slot[0], 0, 0, p->what, 0);
    meet();
    mgpu_tcgen05_dealloc_cg2(slot[0], 32);
}

TEST_CASE("tcgen05.mma of a pair is issued by the even block")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(odd_kernel, 2, 32, fault_args{NULL, NULL, small_idesc()}, 2) ==
          MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(
        m.says({"tcgen05.mma.kind::f16.cta_group::2 in block rank 1: one thread of the pair's "
                "even block issues it for both"}));
}

/* A ring of one stage, of a block or of a pair: copies fill it, a thread of warp 1 multiplies, warps 0 to 3 read D. */
MGPU_DEVICE void
ring(const fault_args *p, uint8_t *tile, uint64_t *bars, uint32_t *slot, uint32_t pair)
{
    const uint32_t at = mgpu_smem_addr(tile), what = p->what, rank = mgpu_cluster_ctarank();
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8, done = full + 16;
    const uint32_t warp = threadIdx.x / 32;
    const uint32_t steps = pair || what == 1 || what == 2 || what == 4 ? 1 : 2;
    uint32_t r[16];
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_init(empty, 1);
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    if (warp == 0 && pair)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), 32);
    if (warp == 0 && !pair)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    if (what == 2)
        for (uint32_t i = threadIdx.x; i < 1024; i += 128)
            mgpu_st_shared_b32(at + 4 * i, 0);
    meet();
    const uint32_t d = slot[0];
    if (threadIdx.x == 0 && what != 2) {
        for (uint32_t k = 0; k < steps; k++) {
            if (k != 0 && what != 6)
                mgpu_mbarrier_wait_cluster(empty, 0);
            mgpu_mbarrier_arrive_expect_tx(full, 4096);
            mgpu_bulk_load(at, p->tile, 4096, full);
        }
    }
    if (pair) { /* each block has its part: the leader multiplies when both are there */
        if (threadIdx.x == 0 && what != 2)
            mgpu_mbarrier_wait(full, 0);
        if (what != 7)
            meet();
    }
    if (threadIdx.x == 32 && rank == 0) {
        for (uint32_t k = 0; k < steps; k++) {
            const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 64);
            const uint64_t b = mgpu_tcgen05_desc_k_major_none(at + 2048, pair ? 8 : 16);
            const uint32_t idesc =
                mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, pair ? 128 : 64, 16);
            if (!pair && what != 1 && what != 2)
                mgpu_mbarrier_wait(full, k);
            mgpu_tcgen05_fence_after_thread_sync();
            if (pair)
                mgpu_tcgen05_mma_cg2_f16_ss(d, a, b, idesc, 0);
            else
                mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, k != 0);
            if (what == 8) /* the same columns, another shape */
                mgpu_tcgen05_mma_f16_ss(d, a, b, idesc - (1u << 17), 0);
            if (what == 9) /* what the first has made */
                mgpu_tcgen05_mma_f16_ts(d + 16, d, b, idesc, 0);
            if (what == 4 || (what == 3 && k == 0))
                mgpu_mbarrier_arrive(empty); /* it may still read */
            else if (pair)
                mgpu_tcgen05_commit_cg2_multicast(empty, 3);
            else
                mgpu_tcgen05_commit(empty);
        }
        if (pair)
            mgpu_tcgen05_commit_cg2_multicast(done, 3);
        else if (what != 4)
            mgpu_tcgen05_commit(done);
        else
            mgpu_mbarrier_arrive(done);
    }
    mgpu_mbarrier_wait_cluster(done, 0);
    if (what != 5)
        mgpu_tcgen05_fence_after_thread_sync();
    mgpu_tcgen05_ld_32x32b_x16(r, d + mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x16(r);
    p->out[rank * 128 + threadIdx.x] = r[0];
    if (pair && threadIdx.x == 0) /* it may come behind that at `done` */
        mgpu_mbarrier_wait(empty, 0);
    meet();
    if (warp == 0 && pair)
        mgpu_tcgen05_dealloc_cg2(d, 32);
    if (warp == 0 && !pair)
        mgpu_tcgen05_dealloc(d, 32);
}

MGPU_KERNEL(ring_of_one, fault_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 1024);
    MGPU_SHARED(uint64_t, bars, 3);
    MGPU_SHARED(uint32_t, slot, 1);
    ring(p, tile, bars, slot, 0);
}

MGPU_KERNEL(ring_of_two, fault_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 1024);
    MGPU_SHARED(uint64_t, bars, 3);
    MGPU_SHARED(uint32_t, slot, 1);
    ring(p, tile, bars, slot, 1);
}

TEST_CASE("tcgen05.mma: a wait, fence or commit that is missing is named")
{
    static const struct {
        uint32_t what;
        bool pair;
        const char *says, *remedy;
    } wrong[] = {
        {1, false, "the tcgen05 operation that thread (32,0,0) of block (0,0,0) issues reads",
         "hazard"},
        {2, false, "no proxy fence between a thread's write and an agent",
         "mgpu_fence_proxy_async_shared_cta()"},
        {3, false, "the tcgen05 operation that thread (32,0,0) of block (0,0,0) issues reads",
         "mgpu_tcgen05_commit() behind it in its thread, and a wait at that mbarrier"},
        {4, false, "", "mgpu_tcgen05_commit() behind it"},
        {5, false, "tcgen05.ld by warp",
         "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a wait at "
         "the mbarrier "
         "of its commit, is missing"},
        {6, false, "", "a wait"},
        {8, false, "tcgen05.mma by warp 1 touches lanes",
         "two mma run in order where they have the same D and the same shape"},
        {9, false, "tcgen05.mma by warp 1 touches lanes",
         "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier"},
        {2, true, "no proxy fence between a thread's write and an agent",
         "mgpu_fence_proxy_async_shared_cta()"},
        {7, true, "the tcgen05 operation that thread (32,0,0) of block (0,0,0) issues reads",
         "hazard"},
    };
    std::vector<uint16_t> tile(2048, 0x3f80);
    std::vector<uint32_t> out(256);
    known<uint16_t> known_tile(2048, 0x3f80);
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t pair = 0; pair < 2; pair++) {
        CAPTURE(pair);
        CHECK(m.run(pair ? ring_of_two_kernel : ring_of_one_kernel, 1 + pair, 128,
                    fault_args{known_tile.data.data(), out.data(), 0}, 1 + pair) == MGPU_OK);
        INFO(m.text);
        CHECK(m.text + m.lints == "");
        const float want = pair ? 16.0f : 32.0f;
        CHECK(mgpu__float_of_bits(out[0]) == want);
        CHECK((!pair || mgpu__float_of_bits(out[128 + 5]) == want));
    }
    for (const auto &w : wrong) {
        CAPTURE(w.what, w.pair);
        CHECK(m.run(w.pair ? ring_of_two_kernel : ring_of_one_kernel, 1 + w.pair, 128,
                    fault_args{known_tile.data.data(), out.data(), w.what},
                    1 + w.pair) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({w.says, "test_tensor_mma.cpp:"}));
        CHECK((w.what != 3 || m.config.policy != MGPU_EMU_EAGER ||
               m.says({"tcgen05 Memory Consistency Model; tcgen05.commit"})));
        if (m.config.policy ==
            MGPU_EMU_EAGER) /* which of two comes first is not the same in others */
            CHECK(m.says({w.remedy}));
    }
}

/* ---- who is too early ------------------------------------------------------------------------------------- */

enum { IN_TURN, MMA_EARLY, LD_EARLY };

/* Thread 32 multiplies twice into one place, warp 0 loads the first. Waits, commits and fences are all there; `there`
 * makes one of the two meet the other in the middle. */
MGPU_KERNEL(early, fault_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 1024);
    MGPU_SHARED(uint64_t, bars, 3);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars), empty = full + 8,
                   there = full + 16, what = p->what;
    for (uint32_t i = 0; i < 3 && threadIdx.x == 0; i++)
        mgpu_mbarrier_init(full + 8 * i, 1);
    mgpu_fence_mbarrier_init();
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    memset(tile + 64 * threadIdx.x, 0, 64);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t d = slot[0];
    if (threadIdx.x == 32) {
        const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 64);
        const uint64_t b = mgpu_tcgen05_desc_k_major_none(at + 2048, 16);
        mgpu_tcgen05_mma_f16_ss(d, a, b, small_idesc(), 0);
        mgpu_tcgen05_commit(full);
        if (what == IN_TURN)
            mgpu_mbarrier_wait(empty, 0);
        if (what == MMA_EARLY)
            mgpu_mbarrier_wait(there, 0);
        mgpu_tcgen05_fence_after_thread_sync();
        mgpu_tcgen05_mma_f16_ss(d, a, b, small_idesc(), 0);
        if (what == LD_EARLY) {
            mgpu_mbarrier_arrive(there);
            mgpu_mbarrier_wait(empty, 0);
        }
        mgpu_tcgen05_commit(full);
        mgpu_mbarrier_wait(full, 1);
    }
    if (threadIdx.x < 32) {
        uint32_t r[16];
        mgpu_mbarrier_wait(what == LD_EARLY ? there : full, 0);
        mgpu_tcgen05_fence_after_thread_sync();
        mgpu_tcgen05_ld_32x32b_x16(r, d);
        if (what == MMA_EARLY && threadIdx.x == 0)
            mgpu_mbarrier_arrive(there);
        if (what == MMA_EARLY)
            mgpu_mbarrier_wait(full, 1);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        mgpu_tcgen05_fence_before_thread_sync();
        __syncwarp();
        if (threadIdx.x == 0)
            mgpu_mbarrier_arrive(empty);
    }
    meet();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(d, 32);
}

TEST_CASE("tensor memory: where all waits are there, who is too early is told")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    CHECK(m.run(early_kernel, 1, 64, fault_args{NULL, NULL, IN_TURN}) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    CHECK(m.run(early_kernel, 1, 64, fault_args{NULL, NULL, MMA_EARLY}) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"tcgen05.mma by warp 1 touches lanes 0..15 of column 0, which tcgen05.ld of "
                  "warp 0 at ",
                  "mgpu_tcgen05_wait_ld() of that warp is missing; or it is still to come "
                  "there, and this is too early: wait first at the mbarrier at which that warp "
                  "arrives behind it"}));
    CHECK(m.run(early_kernel, 1, 64, fault_args{NULL, NULL, LD_EARLY}) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"tcgen05.ld by warp 0 touches lanes 0..15 of column 0, which tcgen05.mma of "
                  "warp 1 at ",
                  "and a wait at its mbarrier is missing; or that is too early: who issues it "
                  "waits first at the mbarrier at which this warp arrives when it has done "
                  "with the columns"}));
}

/* ---- a commit that is not there --------------------------------------------------------------------------- */

enum { COMMITTED, IN_NO_COMMIT, COMMITTED_ELSEWHERE, IN_NO_SECOND_COMMIT, OF_TWO_ARRIVALS };

MGPU_KERNEL(committed, fault_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, what == OF_TWO_ARRIVALS ? 2 : 1);
        mgpu_mbarrier_init(bar + 8, 1);
    }
    mgpu_fence_mbarrier_init();
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    memset(tile + 128 * threadIdx.x, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    if (threadIdx.x == 0) {
        const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 64);
        const uint64_t b = mgpu_tcgen05_desc_k_major_none(at + 2048, 16);
        for (uint32_t i = 0; i < 2; i++) {
            mgpu_tcgen05_mma_f16_ss(slot[0], a, b, small_idesc(), (int)i);
            if (what == COMMITTED || (what == IN_NO_SECOND_COMMIT && i == 0))
                mgpu_tcgen05_commit(bar);
            if (what == COMMITTED_ELSEWHERE)
                mgpu_tcgen05_commit(bar + 8);
            mgpu_mbarrier_wait(bar, i);
        }
    }
    __syncwarp();
    mgpu_tcgen05_dealloc(slot[0], 32);
}

TEST_CASE("tcgen05.mma: in a deadlock a commit that is missing is named")
{
    static const struct {
        uint32_t what;
        const char *says;
        bool commit;
    } rows[] = {
        {IN_NO_COMMIT, "; what the tensor core was given at ", true},
        {IN_NO_COMMIT, " is in no commit: is mgpu_tcgen05_commit() at this mbarrier missing?",
         true},
        {COMMITTED_ELSEWHERE, "; the last commit behind what the tensor core was given at ",
         true},
        {COMMITTED_ELSEWHERE,
         ", and arrives elsewhere: is mgpu_tcgen05_commit() at this mbarrier missing, or this "
         "block in the mask?",
         true},
        {IN_NO_SECOND_COMMIT,
         " is in no commit: is mgpu_tcgen05_commit() at this mbarrier missing?", true},
        {OF_TWO_ARRIVALS, "none has come since the init at ", false},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    CHECK(m.run(committed_kernel, 1, 32, fault_args{NULL, NULL, COMMITTED}) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    for (const auto &row : rows) {
        CAPTURE(row.what);
        CHECK(m.run(committed_kernel, 1, 32, fault_args{NULL, NULL, row.what}) ==
              MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({"nobody arrived", row.says}));
        CHECK(m.says({"mgpu_tcgen05_commit()"}) == row.commit);
        CHECK(m.says({"a wait for a slot that begins empty has parity 1"}) == !row.commit);
    }
}

} // namespace
