/* tests/emu/unit/test_tensor_cp.cpp - tcgen05.cp: each shape brings each byte to its place, and what goes wrong.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"
#include "layout/tcgen05_golden.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum {
    THREADS = 128,
    COLS = 32,      /* allocated */
    TO = 12,        /* columns before the copy's */
    LEADING = 4096, /* no distance is what it would be without gaps */
    STRIDE = 160,
    SMEM = 8192
};

typedef struct {
    const uint32_t *smem; /* of each block [SMEM / 4]: its shared memory */
    uint32_t *cells;      /* of each block [128][COLS] */
    uint32_t which;
    uint64_t stride, leading, swizzle;
} cp_args;

/* What a cell holds at first. */
static uint32_t
poison(uint32_t lane, uint32_t col)
{
    return 0xdead0000u | lane << 8 | col;
}

MGPU_DEVICE void
meet(void)
{
    mgpu_tcgen05_fence_before_thread_sync();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    mgpu_tcgen05_fence_after_thread_sync();
}

/* Shared memory and tensor memory get what they hold at first. */
MGPU_DEVICE uint32_t
fill(const cp_args *p, uint32_t tile, uint32_t bar, uint32_t slot)
{
    const uint32_t rank = mgpu_cluster_ctarank();
    uint32_t r[COLS];
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
        mgpu_st_shared_b32(tile + 4 * i, p->smem[rank * SMEM / 4 + i]);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t taddr = mgpu_ld_shared_b32(slot);
    for (uint32_t c = 0; c < COLS; c++)
        r[c] = poison(threadIdx.x, c);
    mgpu_tcgen05_st_32x32b_x32(taddr + (threadIdx.x / 32 << 21), r);
    mgpu_tcgen05_wait_st();
    meet();
    return taddr;
}

/* What tensor memory holds at last goes to global memory. */
MGPU_DEVICE void
take(const cp_args *p, uint32_t taddr)
{
    uint32_t r[COLS];
    mgpu_tcgen05_ld_32x32b_x32(r, taddr + (threadIdx.x / 32 << 21));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x32(r);
    memcpy(p->cells + (mgpu_cluster_ctarank() * 128 + threadIdx.x) * COLS, r, sizeof r);
    meet();
}

MGPU_DEVICE uint64_t
source(const cp_args *p, uint32_t tile)
{
    return mgpu_tcgen05_desc(tile, (uint32_t)p->leading, (uint32_t)p->stride,
                             (mgpu_swizzle)p->swizzle);
}

MGPU_KERNEL(copies, cp_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, SMEM, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    const uint32_t taddr = fill(p, at, bar, mgpu_smem_addr(slot));
    if (threadIdx.x == 0) {
        uint32_t n = 0;
#define CP(name, SHAPE, bits)                                                                  \
    if (p->which == n++)                                                                       \
        mgpu_tcgen05_cp_##name(taddr + TO, source(p, at));
#include "tensor_cps.h"
#undef CP
        mgpu_tcgen05_commit(bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    take(p, taddr);
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(taddr, COLS);
}

MGPU_KERNEL(copies_of_a_pair, cp_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, SMEM, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), COLS);
    const uint32_t taddr = fill(p, at, bar, mgpu_smem_addr(slot));
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {
        uint32_t n = 0;
#define CP(name, SHAPE, bits)                                                                  \
    if (p->which == n++)                                                                       \
        mgpu_tcgen05_cp_cg2_##name(taddr + TO, source(p, at));
#include "tensor_cps.h"
#undef CP
        mgpu_tcgen05_commit_cg2_multicast(bar, 3);
    }
    mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    take(p, taddr);
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc_cg2(taddr, COLS);
}

static const struct cp_case {
    mgpu_tmem_cp shape;
    uint32_t bits;
} cases[] = {
#define CP(name, SHAPE, bits) {MGPU_TMEM_CP_##SHAPE, bits},
#include "tensor_cps.h"
#undef CP
};

/* A byte of the row that comes out: the number of `bits` that ends there, of the 16 bytes `from`. */
static uint32_t
widened(const uint8_t *from, uint32_t i, uint32_t bits)
{
    uint32_t v = 0;
    if (bits == 0)
        return from[i];
    for (uint32_t b = 0; b < bits; b++)
        v |= (uint32_t)(from[(bits * i + b) / 8] >> (bits * i + b) % 8 & 1) << b;
    return bits == 4 ? v << 2 : v;
}

/* The offset of a row's byte in the tile, of no swizzle or of 128 bytes. */
static uint32_t
offset(const cp_args &a, uint32_t row, uint32_t byte)
{
    if (a.swizzle == MGPU_SWIZZLE_NONE)
        return mgpu_tmem_cp_offset(row, byte, (uint32_t)a.leading, (uint32_t)a.stride);
    return row / 8 * (uint32_t)a.stride + row % 8 * 128 + (byte ^ row % 8 * 16);
}

static void
check(const cp_case &c, const cp_args &a, const std::vector<uint32_t> &smem,
      const std::vector<uint32_t> &cells)
{
    std::vector<uint32_t> want(cells.size());
    for (uint32_t i = 0; i < want.size(); i++) {
        const uint32_t block = i / (128 * COLS), lane = i / COLS % 128, col = i % COLS;
        const uint8_t *tile = (const uint8_t *)&smem[block * SMEM / 4];
        want[i] = poison(lane, col);
        for (uint32_t byte = 0; byte < 4 && col >= TO; byte++) {
            const mgpu_coord from =
                mgpu_tmem_cp_coord(c.shape, mgpu_make_tmem_slot(0, lane, col - TO, 8 * byte));
            if (from.row == MGPU_TMEM_NONE)
                continue;
            want[i] &= ~(0xffu << 8 * byte);
            want[i] |=
                widened(tile + offset(a, from.row, from.col / 16 * 16), from.col % 16, c.bits)
                << 8 * byte;
        }
    }
    CHECK(cells == want);
}

TEST_CASE("tcgen05.cp: each byte of the source comes to its place, and no other changes")
{
    CHECK(sizeof cases / sizeof *cases == 18);
    std::vector<uint32_t> smem(2 * SMEM / 4);
    for (uint32_t i = 0; i < smem.size(); i++)
        smem[i] = 0x9e3779b9u * (i + 1);
    for (uint32_t i = 0; i < 36; i++) {
        const uint32_t blocks = i < 18 ? 1 : 2;
        const cp_case &c = cases[i % 18];
        model m;
        m.config.target = i % 3 == 0 ? MGPU_EMU_SM_103A : MGPU_EMU_SM_100A;
        m.config.policy = i % 2 == 0 ? MGPU_EMU_EAGER : MGPU_EMU_LAZY;
        std::vector<uint32_t> cells(blocks * 128 * COLS, 7);
        const cp_args a = {smem.data(), cells.data(), i % 18,
                           STRIDE,      LEADING,      MGPU_SWIZZLE_NONE};
        CAPTURE(i, c.shape, c.bits);
        REQUIRE(m.run(i < 18 ? copies_kernel : copies_of_a_pair_kernel, blocks, THREADS, a,
                      blocks, 2 * SMEM) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        check(c, a, smem, cells);
    }
}

/* Each word of the source says where it is: block << 24 | row << 16 | bit of the row. */
TEST_CASE("tcgen05.cp of a pair: where each word of both blocks comes to, by two oracles")
{
    static const char *const names[] = {
        "128x256b",      "128x128b", "4x256b", "64x128b.warpx2::02_13", "64x128b.warpx2::01_23",
        "32x128b.warpx4"};
    uint32_t count = 0;
    for (uint32_t i = 0; i < 6; i++) {
        const mgpu_tmem_cp shape = cases[3 * i].shape;
        const uint32_t rows = mgpu_tmem_cp_rows(shape), bytes = mgpu_tmem_cp_row_bytes(shape);
        std::vector<uint32_t> smem(2 * SMEM / 4, ~0u), cells(2 * 128 * COLS), grid;
        for (uint32_t block = 0; block < 2; block++)
            for (uint32_t row = 0; row < rows; row++)
                for (uint32_t byte = 0; byte < bytes; byte += 4)
                    smem[(block * SMEM + row / 8 * STRIDE + row % 8 * 16 + byte / 16 * LEADING +
                          byte % 16) /
                         4] = block << 24 | row << 16 | 8 * byte;
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        const cp_args a = {smem.data(), cells.data(), 3 * i,
                           STRIDE,      LEADING,      MGPU_SWIZZLE_NONE};
        REQUIRE(m.run(copies_of_a_pair_kernel, 2, THREADS, a, 2, 2 * SMEM) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        std::map<std::pair<uint32_t, uint32_t>, std::vector<uint32_t>> came; /* to a block */
        for (uint32_t c = 0; c < cells.size(); c++) {
            const uint32_t block = c / (128 * COLS), lane = c / COLS % 128, col = c % COLS;
            if (cells[c] != poison(lane, col))
                came[{block, cells[c]}].push_back(block << 24 | lane << 16 | 32 * (col - TO));
        }
        for (const auto &word : came) /* in the order block, row, bit of the row */
            for (uint32_t to : word.second) {
                grid.push_back(word.first.second);
                grid.push_back(to);
            }
        CAPTURE(names[i]);
        check_golden_grid("algebra.txt", std::string("cp-pair/") + names[i], grid);
        check_golden_grid("manual_more.txt", std::string("cp-pair-own/") + names[i], grid);
        count += (uint32_t)grid.size() / 2;
    }
    CHECK(count == 6208);
}

TEST_CASE("tcgen05.cp: a swizzled source is read as it was written")
{
    std::vector<uint32_t> smem(SMEM / 4), cells(128 * COLS);
    for (uint32_t i = 0; i < smem.size(); i++)
        smem[i] = 0x85ebca6bu * (i + 1);
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = MGPU_EMU_RANDOM;
    const uint32_t which = 9; /* 64x128b.warpx2::02_13 */
    const cp_args a = {smem.data(), cells.data(), which, 1024, 0, MGPU_SWIZZLE_128B};
    REQUIRE(m.run(copies_kernel, 1, THREADS, a, 1, 2 * SMEM) == MGPU_OK);
    CHECK(m.text == "");
    check(cases[which], a, smem, cells);
}

/* ---- what goes wrong ------------------------------------------------------------------------- */

typedef struct {
    uint32_t *out;
    uint32_t what;
} fault_args;

MGPU_KERNEL(faults, fault_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), what = p->what;
    uint32_t r[1];
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    for (uint32_t i = threadIdx.x; i < 1024; i += 64)
        mgpu_st_shared_b32(at + 4 * i, i);
    if (what != 1)
        mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t taddr = slot[0];
    const uint64_t desc = mgpu_tcgen05_desc(at, 128, 128, MGPU_SWIZZLE_NONE);
    if (threadIdx.x == 0) {
        if (what == 2)
            mgpu_tcgen05_cp_32x128b_warpx4(taddr, desc & ~(7ull << 46));
        if (what == 3)
            mgpu_tcgen05_cp_128x128b(taddr, mgpu_tcgen05_desc(at, 0, 1024, MGPU_SWIZZLE_NONE));
        if (what == 4)
            mgpu_tcgen05_cp_32x128b_warpx4(taddr + mgpu_tmem_addr(32, 0), desc);
        if (what == 5)
            mgpu_tcgen05_cp_32x128b_warpx4(taddr + 30, desc);
        if (what == 6)
            mgpu_tcgen05_cp_4x256b(taddr + mgpu_tmem_addr(32, 0), desc);
        if (what == 7)
            mgpu_tcgen05_cp_cg2_32x128b_warpx4(taddr, desc);
        if (what == 8)
            mgpu_tcgen05_cp_128x256b(taddr,
                                     mgpu_tcgen05_desc(at + 112, 0, 1024, MGPU_SWIZZLE_128B));
        mgpu_tcgen05_cp_32x128b_warpx4(taddr, desc);
        if (what == 9)
            mgpu_st_shared_b32(at + 64, 1); /* it may still be read */
        if (what != 10 && what != 11)
            mgpu_tcgen05_commit(bar);
    }
    if (threadIdx.x == 1 && what == 11)
        mgpu_tcgen05_commit(bar); /* another thread has issued the copy */
    if (what != 10 && what != 12)
        mgpu_mbarrier_wait(bar, 0);
    if (what != 13)
        mgpu_tcgen05_fence_after_thread_sync();
    if ((what == 10 || what == 12) && threadIdx.x >= 32) /* it might come first */
        return;
    mgpu_tcgen05_ld_32x32b_x1(r, taddr + (threadIdx.x / 32 << 21));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x1(r);
    p->out[threadIdx.x] = r[0];
    if (threadIdx.x == 0)
        mgpu_st_shared_b32(at + 64, 1);
    meet();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(taddr, 32);
}

MGPU_KERNEL(pair_faults, fault_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 512, 128);
    MGPU_SHARED(uint32_t, slot, 1);
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), 32);
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == p->what)
        mgpu_tcgen05_cp_cg2_32x128b_warpx4(
            slot[0], mgpu_tcgen05_desc(mgpu_smem_addr(tile), 128, 128, MGPU_SWIZZLE_NONE));
    meet();
    mgpu_tcgen05_dealloc_cg2(slot[0], 32);
}

TEST_CASE("tcgen05.cp: each mistake has its sentence")
{
    static const struct {
        uint32_t what;
        const char *says;
    } wrong[] = {
        {1, "no proxy fence between a thread's write and an agent"},
        {1, "the tcgen05 operation that thread (0,0,0) of block (0,0,0) issues reads"},
        {2, "tcgen05.cp: descriptor 0x"},
        {2, "bits 46-48 are 0 and must be 1: this is a descriptor of wgmma"},
        {3, "tcgen05.cp: row "},
        {3, " of 128 is read at shared address 0x"},
        {4, "tcgen05.cp: address 0x00200000 is lane 32: it reaches 128 lanes, so it begins at "
            "lane 0"},
        {5, "tcgen05.cp: columns 30..33: column 32 is not allocated"},
        {6, "begins at lane 0 to 31: its rows come to each 32nd"},
        {7, "tcgen05.cp.cta_group::2, and cta_group::1 at "},
        {8, "the row leaves its swizzled row"},
        {9, "a thread writes what an agent still reads"},
        {9, "mgpu_tcgen05_commit() behind it in its thread, and a wait at that mbarrier"},
        {10, "which tcgen05.cp of warp 0 at"},
        {10, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier is missing"},
        {11, "mgpu_tcgen05_commit() behind it in its own thread"},
        {12, "mgpu_tcgen05_commit() behind it, and a wait at its mbarrier is missing"},
        {13, "mgpu_tcgen05_fence_after_thread_sync() of this warp, in each lane, behind a wait "
             "at the "
             "mbarrier of its commit, is "
             "missing"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(64, 99);
    CHECK(m.run(faults_kernel, 1, 64, fault_args{out.data(), 0}, 1, 8192) == MGPU_OK);
    INFO(m.text);
    CHECK(m.text == "");
    CHECK(out[33] == 4); /* lane 33: row 1 again */
    for (const auto &w : wrong) {
        if (w.what == 12 && m.config.policy == MGPU_EMU_EAGER)
            continue; /* there the commit is over before anybody waits */
        CAPTURE(w.what);
        CHECK(m.run(faults_kernel, 1, 64, fault_args{out.data(), w.what}, 1, 8192) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({w.says, "test_tensor_cp.cpp:"}));
    }
    CHECK(m.run(pair_faults_kernel, 2, 32, fault_args{NULL, 1}, 2, 8192) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"tcgen05.cp.cta_group::2 in block rank 1: one thread of the pair's even "
                  "block issues it for both"}));
    CHECK(m.run(pair_faults_kernel, 2, 32, fault_args{NULL, 0}, 2, 8192) != MGPU_OK);
}

/* ---- shift ----------------------------------------------------------------------------------- */

typedef struct {
    uint32_t *cells; /* of each block [128][COLS] */
    uint32_t what;
} shift_args;

MGPU_DEVICE void
begin_shift(uint32_t bar, uint32_t taddr)
{
    uint32_t r[COLS];
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t c = 0; c < COLS; c++)
        r[c] = poison(threadIdx.x, c);
    mgpu_tcgen05_st_32x32b_x32(taddr + (threadIdx.x / 32 << 21), r);
    mgpu_tcgen05_wait_st();
    meet();
}

MGPU_DEVICE void
end_shift(const shift_args *p, uint32_t bar, uint32_t taddr)
{
    cp_args cells = {NULL, p->cells, 0, 0, 0, 0};
    mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    take(&cells, taddr);
}

MGPU_KERNEL(shifts, shift_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 256, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what, at = mgpu_smem_addr(tile);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    if (threadIdx.x < 64)
        mgpu_st_shared_b32(at + 4 * threadIdx.x, 0x5a000000u + threadIdx.x);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t taddr = slot[0];
    const uint64_t desc = mgpu_tcgen05_desc(at, 128, 128, MGPU_SWIZZLE_NONE);
    begin_shift(bar, taddr);
    if (threadIdx.x == 0) {
        if (what == 1)
            mgpu_tcgen05_shift_down(taddr + mgpu_tmem_addr(16, 0));
        if (what == 2)
            mgpu_tcgen05_shift_down(taddr + 25);
        if (what == 3)
            mgpu_tcgen05_cp_4x256b(taddr + TO, desc);
        mgpu_tcgen05_shift_down(taddr + mgpu_tmem_addr(64, TO));
        mgpu_tcgen05_cp_4x256b(taddr + TO, desc); /* behind the shift */
        mgpu_tcgen05_commit(bar);
    }
    end_shift(p, bar, taddr);
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(taddr, COLS);
}

MGPU_KERNEL(shifts_of_a_pair, shift_args, p, THREADS, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), COLS);
    meet();
    const uint32_t taddr = slot[0];
    begin_shift(bar, taddr);
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {
        mgpu_tcgen05_shift_down_cg2(taddr + mgpu_tmem_addr(64, TO));
        mgpu_tcgen05_commit_cg2_multicast(bar, 3);
    }
    end_shift(p, bar, taddr);
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc_cg2(taddr, COLS);
}

TEST_CASE("tcgen05.shift: 31 rows move down by one, and no other")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t blocks = 1; blocks <= 2; blocks++) {
        std::vector<uint32_t> cells(blocks * 128 * COLS), want(cells.size());
        REQUIRE(m.run(blocks == 1 ? shifts_kernel : shifts_of_a_pair_kernel, blocks, THREADS,
                      shift_args{cells.data(), 0}, blocks, 8192) == MGPU_OK);
        CHECK(m.text == "");
        for (uint32_t i = 0; i < want.size(); i++) {
            const uint32_t lane = i / COLS % 128, col = i % COLS;
            const bool moves = col >= TO && col < TO + 8;
            want[i] = poison(moves && lane > 64 && lane < 96 ? lane - 1 : lane, col);
            if (blocks == 1 && moves && lane % 32 == 0) /* of 4x256b: row lane / 32 */
                want[i] = 0x5a000000u + (col - TO) / 4 * 32 + lane / 32 * 4 + (col - TO) % 4;
        }
        CHECK(cells == want);
    }
    static const char *const says[] = {
        "tcgen05.shift: address 0x00100000 is lane 16: it is 0, 32, 64 or 96",
        "tcgen05.shift: columns 25..32: column 32 is not allocated",
        "tcgen05.shift by warp 0 touches lanes 64..79 of column 12, which tcgen05.cp of warp 0",
    };
    std::vector<uint32_t> cells(128 * COLS);
    for (uint32_t what = 1; what <= 3; what++) {
        CHECK(m.run(shifts_kernel, 1, THREADS, shift_args{cells.data(), what}, 1, 8192) ==
              MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({says[what - 1], "test_tensor_cp.cpp:"}));
    }
    m.config.target = MGPU_EMU_SM_100F;
    CHECK(m.run(shifts_kernel, 1, THREADS, shift_args{cells.data(), 0}, 1, 8192) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.shift needs sm_100a, sm_103a, sm_107a or sm_110a, the target is "
                  "sm_100f: MGPU_EMU_TARGET=sm_100a"}));
}

/* ---- which run in order ---------------------------------------------------------------------- */

typedef struct {
    const char *ops;
} row_args;

/* One thread issues a row of operations, and waits for none. */
MGPU_KERNEL(row, row_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 4096, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 64);
    for (uint32_t i = threadIdx.x; i < 1024; i += 32)
        mgpu_st_shared_b32(at + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    const uint32_t a = slot[0], d = a + 16, e = a + 32;
    const uint64_t tall = mgpu_tcgen05_desc(at, 2048, 128, MGPU_SWIZZLE_NONE);
    const uint64_t b = mgpu_tcgen05_desc(at, 256, 128, MGPU_SWIZZLE_NONE);
    const uint32_t idesc = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                           MGPU_MMA_BF16, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 16);
    for (const char *op = p->ops; threadIdx.x == 0 && *op != 0; op++)
        switch (*op) {
        case 'c':
            mgpu_tcgen05_cp_128x256b(a, tall);
            break;
        case '4':
            mgpu_tcgen05_cp_4x256b(a, tall);
            break;
        case 's':
            mgpu_tcgen05_shift_down(a);
            break;
        case 'S':
            mgpu_tcgen05_shift_down(d);
            break;
        case 'a': /* D of A */
            mgpu_tcgen05_mma_f16_ts(d, a, b, idesc, 0);
            break;
        case 'd': /* D of something else */
            mgpu_tcgen05_mma_f16_ss(d, tall, b, idesc, 0);
            break;
        case 'e': /* another D, of D */
            mgpu_tcgen05_mma_f16_ts(e, d, b, idesc, 0);
            break;
        }
    if (threadIdx.x == 0) {
        mgpu_tcgen05_commit(bar);
        mgpu_mbarrier_wait(bar, 0);
    }
    meet();
    mgpu_tcgen05_dealloc(a, 64);
}

TEST_CASE("tensor core: what one thread issues, in order by itself or over a third")
{
    static const struct {
        const char *ops;
        bool in_order;
    } rows[] = {
        {"ca", true},   {"4a", true},    {"sa", true},  {"as", true},   {"dS", true},
        {"dd", true},   {"s4", true},    {"cs", false}, {"ss", false},  {"de", false},
        {"cas", true},  {"sas", true},   {"dSe", true}, {"casa", true}, {"acs", false},
        {"sc", false},  {"sac", true},   {"cc", true},  {"c4", true},   {"ac", true},
        {"Sde", false}, {"cass", false},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (const auto &r : rows) {
        CAPTURE(r.ops);
        CHECK((m.run(row_kernel, 1, 32, row_args{r.ops}, 1, 8192) == MGPU_OK) == r.in_order);
        INFO(m.text);
        CHECK((r.in_order ? m.text == "" : m.says({"nothing orders the two"})));
    }
}

TEST_CASE(
    "tensor core: an observer sees each access, and columns that nobody has written are noted")
{
    static const struct {
        const char *ops;
        uint32_t seen; /* writes of 16 lanes of A */
    } rows[] = {{"c", 8}, {"4", 4}, {"cas", 8 + 2}, {"s", 2}};
    for (const auto &r : rows) {
        CAPTURE(r.ops);
        uint32_t seen = 0;
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.observer.user = &seen;
        m.config.observer.access = [](void *user, const mgpu_emu_access *x) {
            if (x->space == MGPU_EMU_TENSOR && x->agent == MGPU_EMU_TCGEN05 && x->write &&
                x->bytes == 32 && (uint32_t)x->address % 65536 == 0)
                ++*(uint32_t *)user;
        };
        REQUIRE(m.run(row_kernel, 1, 32, row_args{r.ops}, 1, 8192) == MGPU_OK);
        CHECK(seen == r.seen);
        CHECK((m.lints.find("tcgen05.shift: it reads columns 0..7 of tensor memory, and nobody "
                            "has written one") != std::string::npos) == (r.ops[0] == 's'));
    }
}
