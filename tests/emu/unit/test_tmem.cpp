/* tests/emu/unit/test_tmem.cpp - tensor memory: its columns, each shape of ld and st, and what goes wrong.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum { THREADS = 128, COLS = 512, REGS = 128, SPLIT = 256 };

typedef struct {
    uint32_t *out; /* [THREADS][REGS] */
    uint32_t *all; /* [128][COLS] */
} move_args;

/* What a cell holds at first. */
static uint32_t
cell(uint32_t lane, uint32_t col)
{
    return lane << 24 | col << 8 | (lane ^ (col & 255));
}

/* What a thread stores. */
static uint32_t
mine(uint32_t thread, uint32_t reg)
{
    return 0x80008000u | thread << 16 | reg;
}

/* One warp has columns for all, and each fills its quarter. */
MGPU_DEVICE uint32_t
begin(const uint32_t *slot)
{
    const uint32_t warp = threadIdx.x / 32;
    uint32_t r[16];
    if (warp == 0) {
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
        mgpu_tcgen05_relinquish_alloc_permit();
    }
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    const uint32_t quarter = slot[0] + mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0);
    for (uint32_t c = 0; c < COLS; c += 16) {
        for (uint32_t i = 0; i < 16; i++)
            r[i] = cell(threadIdx.x, c + i);
        mgpu_tcgen05_st_32x32b_x16(quarter + c, r);
    }
    mgpu_tcgen05_wait_st();
    return quarter;
}

/* All cells go to global memory, and the columns back. */
MGPU_DEVICE void
end(const move_args *p, uint32_t slot, uint32_t quarter)
{
    uint32_t r[16];
    mgpu_tcgen05_wait_st();
    for (uint32_t c = 0; c < COLS; c += 16) {
        mgpu_tcgen05_ld_32x32b_x16(r, quarter + c);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        for (uint32_t i = 0; i < 16; i++)
            p->all[threadIdx.x * COLS + c + i] = r[i];
    }
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(slot, COLS);
}

/* The address of a case: the second half of the quarter, where the shape has 16 lanes. */
#define LANE(SHAPE, num) ((num) % 4 == 0 && MGPU_TMEM_##SHAPE != MGPU_TMEM_32X32B ? 16u : 0u)
#define KERNELS(name, SHAPE, num, regs, load, store)                                           \
    MGPU_KERNEL(ld_##name, move_args, p, THREADS, 1)                                           \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t at = begin(slot), from = at + mgpu_tmem_addr(LANE(SHAPE, num), 0);      \
        uint32_t r[regs];                                                                      \
        load;                                                                                  \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs(regs, r);                                                               \
        memcpy(p->out + threadIdx.x * REGS, r, sizeof r);                                      \
        end(p, slot[0], at);                                                                   \
    }                                                                                          \
    MGPU_KERNEL(st_##name, move_args, p, THREADS, 1)                                           \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t at = begin(slot), to = at + mgpu_tmem_addr(LANE(SHAPE, num), 0);        \
        uint32_t r[regs];                                                                      \
        for (uint32_t i = 0; i < (regs); i++)                                                  \
            r[i] = mine(threadIdx.x, i);                                                       \
        store;                                                                                 \
        end(p, slot[0], at);                                                                   \
    }
#define MOVE(shape, SHAPE, num, regs)                                                          \
    KERNELS(shape##_##num, SHAPE, num, regs, mgpu_tcgen05_ld_##shape##_x##num(r, from),        \
            mgpu_tcgen05_st_##shape##_x##num(to, r))                                           \
    KERNELS(shape##_##num##_half, SHAPE, num, regs,                                            \
            mgpu_tcgen05_ld_##shape##_x##num##_pack_16b(r, from),                              \
            mgpu_tcgen05_st_##shape##_x##num##_unpack_16b(to, r))
#define MOVE_TWO(shape, SHAPE, num, regs)                                                      \
    KERNELS(shape##_##num, SHAPE, num, regs, MGPU_TCGEN05_LD_##SHAPE##_X##num(r, from, SPLIT), \
            MGPU_TCGEN05_ST_##SHAPE##_X##num(to, SPLIT, r))                                    \
    KERNELS(shape##_##num##_half, SHAPE, num, regs,                                            \
            MGPU_TCGEN05_LD_##SHAPE##_X##num##_PACK_16B(r, from, SPLIT),                       \
            MGPU_TCGEN05_ST_##SHAPE##_X##num##_UNPACK_16B(to, SPLIT, r))
#include "tmem_moves.h"
#undef MOVE
#undef MOVE_TWO
#define MOVE(shape, SHAPE, num, regs)                                                          \
    KERNELS(shape##_##num##_fold, SHAPE, num, regs, mgpu_tcgen05_ld_##shape(num, r, from),     \
            mgpu_tcgen05_st_##shape(num, to, r))                                               \
    KERNELS(shape##_##num##_half_fold, SHAPE, num, regs,                                       \
            mgpu_tcgen05_ld_##shape##_pack_16b(num, r, from),                                  \
            mgpu_tcgen05_st_##shape##_unpack_16b(num, to, r))
#define MOVE_TWO(...)
#include "tmem_moves.h"
#undef MOVE
#undef MOVE_TWO

static const struct move_case {
    const mgpu_kernel *ld, *st;
    mgpu_tmem_shape shape;
    uint32_t num, regs, lane;
    bool half;
} cases[] = {
#define MOVED(shape, SHAPE, num, regs, how, half)                                              \
    {&ld_##shape##_##num##how##_kernel,                                                        \
     &st_##shape##_##num##how##_kernel,                                                        \
     MGPU_TMEM_##SHAPE,                                                                        \
     num,                                                                                      \
     regs,                                                                                     \
     LANE(SHAPE, num),                                                                         \
     half},
#define MOVE_TWO(shape, SHAPE, num, regs)                                                      \
    MOVED(shape, SHAPE, num, regs, , false) MOVED(shape, SHAPE, num, regs, _half, true)
#define MOVE(shape, SHAPE, num, regs)                                                          \
    MOVE_TWO(shape, SHAPE, num, regs)                                                          \
    MOVED(shape, SHAPE, num, regs, _fold, false)                                               \
    MOVED(shape, SHAPE, num, regs, _half_fold, true)
#include "tmem_moves.h"
};

TEST_CASE(
    "tcgen05.ld and st: each register has the cell that the map says, and no other changes")
{
    CHECK(sizeof cases / sizeof *cases == 2 * 37 + 2 * 29);
    for (const move_case &c : cases) {
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = c.num % 3 == 1 ? MGPU_EMU_EAGER : MGPU_EMU_LAZY;
        std::vector<uint32_t> out(THREADS * REGS, 0xabababab), all(128 * COLS), got(128 * COLS);
        const move_args loads = {out.data(), all.data()}, stores = {NULL, got.data()};
        CAPTURE(c.shape, c.num, c.half);
        REQUIRE(m.run(*c.ld, 1, THREADS, loads) == MGPU_OK);
        std::vector<uint32_t> want(THREADS * REGS, 0xabababab), cells(128 * COLS);
        for (uint32_t i = 0; i < cells.size(); i++)
            cells[i] = cell(i / COLS, i % COLS);
        CHECK(all == cells);
        for (uint32_t t = 0; t < THREADS; t++)
            for (uint32_t i = 0; i < c.regs; i++) {
                uint32_t v = 0;
                for (uint32_t half = 0; half < (c.half ? 2u : 1u); half++) {
                    const mgpu_tmem_slot s =
                        c.half ? mgpu_tmem_ld_pack_slot(c.shape, t % 32, i, half, SPLIT)
                               : mgpu_tmem_ld_slot(c.shape, t % 32, i, SPLIT);
                    const uint32_t at = (t / 32 * 32 + c.lane + s.lane) * COLS + s.col;
                    const uint32_t was = cell(at / COLS, at % COLS), r = mine(t, i);
                    v |= (c.half ? was & 0xffff : was) << 16 * half;
                    cells[at] = c.half ? (was & 0xffff0000) | (r >> 16 * half & 0xffff) : r;
                }
                want[t * REGS + i] = v;
            }
        CHECK(out == want);
        REQUIRE(m.run(*c.st, 1, THREADS, stores) == MGPU_OK);
        CHECK(got == cells);
    }
}

/* ---- what goes wrong ------------------------------------------------------------------------- */

typedef struct {
    uint32_t *out;
    uint32_t what;
} fault_args;

MGPU_DEVICE void
meet(void)
{
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
}

/* Mistakes around columns; warp 0 alone allocates. */
MGPU_KERNEL(columns, fault_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, slot, 4);
    const uint32_t what = p->what, warp = threadIdx.x / 32, at = mgpu_smem_addr(slot);
    uint32_t r[1] = {threadIdx.x}, many[256] = {0};
    if (warp == 0) {
        mgpu_tcgen05_alloc(at, what == 1 ? 48 : what == 2 ? 16 : what == 4 ? 512 : 64);
        if (what == 3) {
            mgpu_tcgen05_relinquish_alloc_permit();
            mgpu_tcgen05_alloc(at + 4, 32);
        }
        if (what == 4)
            mgpu_tcgen05_alloc(at + 4, 64);
        if (what == 5)
            mgpu_tcgen05_alloc_cg2(at + 4, 32);
        if (what == 16)
            mgpu_tcgen05_alloc(at + 4 + 4 * (threadIdx.x % 2), 32);
        if (what == 17)
            mgpu_tcgen05_alloc(at + 2, 32);
    }
    meet();
    const uint32_t mine = slot[0] + mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0);
    if (what == 6)
        mgpu_tcgen05_st_32x32b_x1(mine + 64, r);
    if (what == 7)
        mgpu_tcgen05_ld_32x32b_x1(r, slot[0]); /* warp 1: not its quarter */
    if (what == 8)
        mgpu_tcgen05_st_32x32b_x1(mine + (threadIdx.x == 40), r);
    if (what == 9 && threadIdx.x < 16)
        mgpu_tcgen05_st_32x32b_x1(mine, r);
    if (what == 15)
        mgpu_tcgen05_ld_32x32b_x1(r, mine + 511);
    if (what == 18)
        mgpu_tcgen05_ld_16x64b_x1(r, mine + 511);
    if (what == 19)
        mgpu_tcgen05_ld_16x64b_x1(r, mine + mgpu_tmem_addr(8, 0));
    if (what == 20)
        mgpu_tcgen05_ld_16x128b(128, many, mine);
    if (what == 21)
        mgpu_tcgen05_st_32x32b(3, mine, many);
    if (what == 22) /* the second place begins in the first */
        MGPU_TCGEN05_ST_16X32BX2_X4(mine, 2, many);
    mgpu_tcgen05_wait_st();
    mgpu_tcgen05_wait_ld();
    meet();
    if (warp == 0 && what == 10)
        mgpu_tcgen05_dealloc(slot[0], 32);
    if (warp == 0 && what == 11)
        mgpu_tcgen05_dealloc(slot[0] + 32, 32);
    if (warp == 0 && what != 12)
        mgpu_tcgen05_dealloc(slot[0], 64);
    if (warp == 0 && what == 13)
        mgpu_tcgen05_dealloc(slot[0], 64);
    if (warp == 0 && what == 14)
        mgpu_tcgen05_ld_32x32b_x1(r, mine);
}

TEST_CASE("columns: each mistake has its sentence")
{
    static const struct {
        uint32_t what;
        const char *says;
    } wrong[] = {
        {1, "tcgen05.alloc: 48 columns: a power of two from 32 to 512; "
            "mgpu_tmem_alloc_cols(48) is 64"},
        {2, "tcgen05.alloc: 16 columns: a power of two"},
        {3, "tcgen05.alloc behind tcgen05.relinquish_alloc_permit at "},
        {4, "for tensor memory, 64 columns that are not free: "},
        {4, "this block has allocated 0..511 at "},
        {4, " of 512: allocate less, or free before"},
        {5, "tcgen05.alloc.cta_group::2, and cta_group::1 at "},
        {5, ": a kernel uses one of them throughout, the assembler refuses both"},
        {6, "tcgen05.st: columns 64..64: column 64 is not allocated: the address is what "},
        {7, "tcgen05.ld: address 0x00000000 is lane 0: warp 1 reaches lanes 32..63, 32 (warp % "
            "4) on, and begins at the first of them"},
        {8, "tcgen05.st: lane 8 has other operands than lane 0"},
        {9, "tcgen05.st"},
        {10, "tcgen05.dealloc of 32 columns at 0x00000000: the alloc at "},
        {11, "tcgen05.dealloc of 32 columns at 0x00000020: no allocation of this block begins"},
        {12, "64 columns of tensor memory from column 0 on were allocated here, and the block "
             "exits with them"},
        {13, "tcgen05.dealloc of 64 columns at 0x00000000: they were freed at "},
        {14, "tcgen05.ld: columns 0..0: column 0 was freed at "},
        {15, "tcgen05.ld: columns 511..511: column 511 is not allocated"},
        {16, "tcgen05.alloc: lane 1 has other operands than lane 0"},
        {17, "tcgen05.alloc: shared address"},
        {18, "tcgen05.ld: columns 511..512: tensor memory has 512, 0..511"},
        {19, "begins at the first or 16th of them"},
        {20, "tcgen05.ld.16x128b: there is no x128: a power of two from 1 to 64"},
        {21, "tcgen05.st.32x32b: there is no x3: a power of two from 1 to 128"},
        {22, "of column 2 twice: two operands of the one instruction overlap there, and it "
             "writes both: each has columns of its own"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    uint32_t out = 0;
    CHECK(m.run(columns_kernel, 1, 64, fault_args{&out, 0}) == MGPU_OK);
    for (const auto &w : wrong) {
        CAPTURE(w.what);
        CHECK(m.run(columns_kernel, 1, 64, fault_args{&out, w.what}) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({w.says, "test_tmem.cpp:"}));
    }
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_90A, (uint32_t)MGPU_EMU_SM_120A}) {
        m.config.target = target;
        CHECK(m.run(columns_kernel, 1, 64, fault_args{&out, 0}) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({" needs sm_100a, sm_100f, sm_103a, sm_107a or sm_110a, the target is ",
                      "MGPU_EMU_TARGET=sm_100a"}));
    }
}

/* Of a cluster of 4, or of 2 clusters, one pair has .cta_group::2 and the other blocks ::1; 0: none has. */
MGPU_KERNEL(mixed, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(slot);
    const bool pair = p->what == 0 || (blockIdx.x / 2 == 0) == (p->what == 1);
    if (pair)
        mgpu_tcgen05_alloc_cg2(at, 32);
    else
        mgpu_tcgen05_alloc(at, 32);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (pair)
        mgpu_tcgen05_dealloc_cg2(slot[0], 32);
    else
        mgpu_tcgen05_dealloc(slot[0], 32);
}

TEST_CASE("tensor memory: all blocks of a launch use one cta_group")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    uint32_t out = 0;
    for (uint32_t cluster : {4u, 2u})
        for (uint32_t what = 0; what < 3; what++) {
            CAPTURE(cluster, what, m.config.policy);
            CHECK((m.run(mixed_kernel, 4, 32, fault_args{&out, what}, cluster) == MGPU_OK) ==
                  (what == 0));
            INFO(m.text);
            if (what == 0)
                CHECK(m.text + m.lints == "");
            else
                CHECK((m.says({"tcgen05.alloc.cta_group::2, and cta_group::1 in another block "
                               "at test_tmem.cpp:",
                               ": a kernel uses one of them throughout, the assembler refuses "
                               "both"}) ||
                       m.says({"tcgen05.alloc.cta_group::1, and cta_group::2 in another block "
                               "at test_tmem.cpp:"})));
        }
    /* another launch may use the other */
    CHECK(m.run(columns_kernel, 1, 64, fault_args{&out, 0}) == MGPU_OK);
}

/* Mistakes of order, of a warp alone and of warps 0 and 4, which have the same lanes. */
MGPU_KERNEL(orders, fault_args, p, 160, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t what = p->what, warp = threadIdx.x / 32;
    uint32_t r[4] = {threadIdx.x, 1, 2, 3}, s[4];
    if (warp == 0)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    meet();
    const uint32_t mine = slot[0] + mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0);
    if (warp == 0) {
        mgpu_tcgen05_st_32x32b_x4(mine, r);
        if (what != 1 && what != 2)
            mgpu_tcgen05_wait_st();
        mgpu_tcgen05_ld_32x32b_x4(s, mine + (what == 2 ? 4 : 0));
        if (what == 3)
            s[2] = 7;
        if (what == 4)
            mgpu_tmem_regs_x4(s);
        if (what == 5)
            mgpu_tcgen05_st_32x32b_x4(mine, r);
        if (what == 6)
            p->out[0] = s[1];
        if (what != 7)
            mgpu_tcgen05_wait_ld();
        mgpu_tcgen05_wait_st();
        if (what == 7)
            return;
        mgpu_tmem_regs_x4(s);
        if (what == 0)
            p->out[threadIdx.x] = s[0] + s[3];
        if (what != 8)
            mgpu_tcgen05_fence_before_thread_sync();
    }
    __syncthreads();
    if (what != 9)
        mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 4 && what != 10) {
        mgpu_tcgen05_st_32x32b_x4(mine, r);
        mgpu_tcgen05_wait_st();
    }
    if (what == 11 && warp == 4)
        mgpu_tcgen05_ld_32x32b_x4(s, mine);
    mgpu_tcgen05_wait_ld();
    __syncthreads();
    meet();
    if (warp == 0)
        mgpu_tcgen05_dealloc(slot[0], 32);
}

TEST_CASE("ld, st, waits and fences: what is missing is said")
{
    static const struct {
        uint32_t what;
        const char *says;
    } wrong[] = {
        {1,
         "tcgen05.ld by warp 0 touches lanes 0..15 of column 0, which tcgen05.st of warp 0 at"},
        {1, "mgpu_tcgen05_wait_st() of that warp is missing"},
        {3, "register 2 was written while the tcgen05.ld at "},
        {4,
         "has these registers in flight: mgpu_tcgen05_wait_ld() comes before they are named"},
        {5, "mgpu_tcgen05_wait_ld() of that warp is missing"},
        {7, "a tcgen05.ld was issued here, and the thread returns while it is in flight"},
        {8, "mgpu_tcgen05_fence_before_thread_sync() of that warp, then a barrier is missing"},
        {9,
         "mgpu_tcgen05_fence_after_thread_sync() of this warp, behind the barrier is missing"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(160, 99);
    for (uint32_t what : {0u, 2u, 10u, 11u}) {
        CAPTURE(what);
        CHECK(m.run(orders_kernel, 1, 160, fault_args{out.data(), what}) == MGPU_OK);
        INFO(m.text);
        CHECK(m.text == "");
    }
    CHECK(out[31] == 31 + 3);
    for (const auto &w : wrong) {
        CAPTURE(w.what);
        CHECK(m.run(orders_kernel, 1, 160, fault_args{out.data(), w.what}) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({w.says, "test_tmem.cpp:"}));
    }
    out[0] = 0;
    CHECK(m.run(orders_kernel, 1, 160, fault_args{out.data(), 6}) == MGPU_OK);
    CHECK(out[0] == 0x7fa0dead); /* before the wait: poison */
}

/* A load whose registers are named, or not, each of WHAT. */
enum { NAMED, NEVER, LOADED_AGAIN, STORED, HALF, BY_SOME_LANES };

MGPU_KERNEL(names, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t what = p->what;
    uint32_t r[8] = {threadIdx.x, 1, 2, 3, 4, 5, 6, 7}, s[8];
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    __syncwarp();
    mgpu_tcgen05_st_32x32b_x8(slot[0], r);
    mgpu_tcgen05_wait_st();
    mgpu_tcgen05_ld_32x32b_x8(s, slot[0]);
    mgpu_tcgen05_wait_ld();
    if (what == NAMED)
        mgpu_tmem_regs(8, s);
    if (what == LOADED_AGAIN) {
        mgpu_tcgen05_ld_32x32b_x1(s + 7, slot[0] + 7);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x8(s);
    }
    if (what == STORED) {
        mgpu_tcgen05_st_32x32b_x8(slot[0], s);
        mgpu_tcgen05_wait_st();
    }
    if (what == HALF)
        mgpu_tmem_regs_x4(s);
    if (what == BY_SOME_LANES && threadIdx.x < 3)
        mgpu_tmem_regs_x8(s);
    p->out[threadIdx.x] = s[0] + s[7];
    mgpu_tcgen05_dealloc(slot[0], 32);
}

TEST_CASE("tcgen05.ld: registers that nothing names behind the wait are noted")
{
    static const char never[] = ": nothing has named the registers of this tcgen05.ld, 8, "
                                "behind the wait: a compiler may move what reads them before "
                                "it; mgpu_tmem_regs_x8(r), or the f32 or s32 form, behind "
                                "mgpu_tcgen05_wait_ld() names them";
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t what : {NAMED, NEVER, LOADED_AGAIN, STORED, HALF, BY_SOME_LANES}) {
        std::vector<uint32_t> out(32, 99);
        CAPTURE(what);
        CHECK(m.run(names_kernel, 1, 32, fault_args{out.data(), what}) == MGPU_OK);
        INFO(m.text << m.lints);
        for (uint32_t t = 0; t < 32; t++)
            CHECK(out[t] ==
                  t + 7); /* a note: the assembler waits for a register that is read */
        const size_t at = m.lints.find(never);
        CHECK((at != std::string::npos) == (what == NEVER || what == LOADED_AGAIN));
        if (what != NEVER && what != LOADED_AGAIN)
            CHECK(m.text + m.lints == "");
        else
            CHECK(m.lints.find("nothing has named", at + 3) == std::string::npos); /* once */
    }
    std::vector<uint32_t> out(32);
    m.config.rules[11] = MGPU_EMU_LEVEL_ERROR;
    CHECK(m.run(names_kernel, 1, 32, fault_args{out.data(), NEVER}) == MGPU_ERROR_FAULT);
    CHECK(m.says({never}));
}

/* How a block allocates more than once: each step of WAY. */
enum {
    FEWER,      /* with the first still there */
    FREED,      /* the same again, tile by tile, as persistent kernels do */
    OF_TWO,     /* another warp, behind a barrier, fewer; then the same without one */
    BY_RELEASE, /* one waits until another warp frees */
    GROWS,
    GROWS_FREED,
    OTHER_GROWS, /* another warp */
    UNORDERED
};

MGPU_KERNEL(grows, fault_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, slot, 4);
    const uint32_t what = p->what, warp = threadIdx.x / 32, at = mgpu_smem_addr(slot);
    const uint32_t first = what == GROWS || what == GROWS_FREED || what == OTHER_GROWS ? 32
                           : what == BY_RELEASE                                        ? 512
                                                                                       : 128;
    const uint32_t then = what == FREED ? 128 : what == BY_RELEASE ? 512 : 64;
    const bool two = what == OF_TWO || what == OTHER_GROWS || what == UNORDERED;
    if (warp == 0) {
        mgpu_tcgen05_alloc(at, first);
        __syncwarp();
    }
    if (what == OF_TWO || what == OTHER_GROWS || what == BY_RELEASE)
        __syncthreads();
    if (warp == 0 && (what == FREED || what == GROWS_FREED))
        for (uint32_t tile = 0; tile < 3; tile++) {
            mgpu_tcgen05_dealloc(slot[0], tile == 0 ? first : then);
            mgpu_tcgen05_alloc(at, then);
            __syncwarp();
        }
    if (warp == 0 && what == BY_RELEASE)
        mgpu_tcgen05_dealloc(slot[0], first);
    if (warp == (what == BY_RELEASE || two ? 1u : 0u) && what != FREED && what != GROWS_FREED)
        mgpu_tcgen05_alloc(at + 4, then);
    if (warp == 0 && what == OF_TWO)
        mgpu_tcgen05_alloc(at + 8, then);
    __syncthreads();
    if (threadIdx.x == 0)
        *p->out = slot[what == FREED ? 0 : 1];
    if (warp == 0 && what != BY_RELEASE)
        mgpu_tcgen05_dealloc(slot[0], what == FREED ? then : first);
    if (warp == 0 && what == OF_TWO)
        mgpu_tcgen05_dealloc(slot[2], then);
    if (warp == 1 && what != FREED)
        mgpu_tcgen05_dealloc(slot[1], then);
}

TEST_CASE("tcgen05.alloc: a block never allocates more columns than the time before")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    uint32_t out = 99;
    for (uint32_t what = FEWER; what < GROWS; what++) {
        CAPTURE(what, m.config.policy);
        CHECK(m.run(grows_kernel, 2, 64, fault_args{&out, what}) == MGPU_OK);
        INFO(m.text);
        CHECK(m.text + m.lints == "");
        if (what != OF_TWO)
            CHECK(out == (what == FEWER ? 128u : 0u));
    }
    for (uint32_t what = GROWS; what < UNORDERED; what++) {
        CAPTURE(what, m.config.policy);
        CHECK(m.run(grows_kernel, 1, 64, fault_args{&out, what}) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"tcgen05.alloc of 64 columns, and the block's alloc at ",
                      " before it was of 32: from one to the next they never become more: "
                      "begin with the most, or allocate once for all",
                      "test_tmem.cpp:"}));
    }
    /* whoever comes first */
    CHECK(m.run(grows_kernel, 1, 64, fault_args{&out, UNORDERED}) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK((m.says({"tcgen05.alloc of 128 columns, and the block's alloc at ",
                   " before it was of 64: "}) ||
           m.says({"nothing says which tcgen05.alloc comes first, and from one to the next of "
                   "a block columns never become more: a barrier comes between them, or one "
                   "warp executes both",
                   "hazard 12"})));
    m.config.policy = MGPU_EMU_EAGER; /* warp 0 comes first */
    CHECK(m.run(grows_kernel, 1, 64, fault_args{&out, UNORDERED}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"nothing says which tcgen05.alloc comes first"}));
}

/* A pair allocates together: the same columns in both. */
MGPU_KERNEL(pair, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 2);
    const uint32_t rank = mgpu_cluster_ctarank();
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), p->what == 1 && rank == 1 ? 64 : 128);
    mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot + 1), p->what == 2 ? 256 : 32);
    mgpu_tcgen05_relinquish_alloc_permit_cg2();
    p->out[2 * blockIdx.x] = slot[0];
    p->out[2 * blockIdx.x + 1] = slot[1];
    mgpu_barrier_cluster_arrive(); /* behind the alloc of both */
    mgpu_barrier_cluster_wait();
    mgpu_tcgen05_dealloc_cg2(slot[0], 128);
    mgpu_tcgen05_dealloc_cg2(slot[1], 32);
}

MGPU_KERNEL(alone, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    (void)p;
    if (mgpu_cluster_ctarank() == 0)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), 32);
}

TEST_CASE("tcgen05.alloc of a pair: both blocks get the same columns")
{
    model m;
    m.config.target = MGPU_EMU_SM_103A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(8, 99);
    REQUIRE(m.run(pair_kernel, 4, 32, fault_args{out.data(), 0}, 2) == MGPU_OK);
    CHECK(out == std::vector<uint32_t>{0, 128, 0, 128, 0, 128, 0, 128});
    CHECK(m.run(pair_kernel, 4, 32, fault_args{out.data(), 1}, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.alloc.cta_group::2 of ", "in the pair's other block at ",
                  "both want the same"}));
    CHECK(m.run(pair_kernel, 4, 32, fault_args{out.data(), 2}, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.alloc of 256 columns, and the block's alloc at "}));
    CHECK(m.run(alone_kernel, 2, 32, fault_args{out.data(), 0}, 2) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"a warp of each block of the pair executes tcgen05.alloc; "}));
    CHECK(m.run(pair_kernel, 1, 32, fault_args{out.data(), 0}, 1) == MGPU_ERROR_FAULT);
    CHECK(
        m.says({"tcgen05.alloc.cta_group::2: the cluster has 1 blocks, and pairs are ranks 2i "
                "and 2i + 1: launch with a cluster of 2, 4, ..."}));
}

/* A commit that follows nothing arrives all the same; in one block or in both of a pair, which is doubtful. */
enum {
    EMPTY_CG2 = 0,
    EMPTY_PEER = 5,
    ISSUED,       /* what may be under way, though another commit covers it */
    ANOTHER_LANE, /* has issued */
    THROUGH       /* what it has waited for */
};

MGPU_KERNEL(commits, fault_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile_, 8192, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what, rank = mgpu_cluster_ctarank();
    const uint64_t desc =
        mgpu_tcgen05_desc(mgpu_smem_addr(tile_), 2048, 128, MGPU_SWIZZLE_NONE);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, what == 1 ? 2 : 1);
        mgpu_mbarrier_init(bar + 8, 1);
    }
    mgpu_fence_mbarrier_init();
    for (uint32_t i = threadIdx.x; i < 2048; i += 32)
        mgpu_st_shared_b32(mgpu_smem_addr(tile_) + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    if (what == ISSUED || what == THROUGH)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), 32);
    if (what == ANOTHER_LANE)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0 && (what == ISSUED || what == THROUGH)) {
        mgpu_tcgen05_cp_cg2_128x128b(slot[0], desc);
        mgpu_tcgen05_commit_cg2(bar + 8);
        if (what == THROUGH)
            mgpu_mbarrier_wait(bar + 8, 0);
        mgpu_tcgen05_commit_cg2_multicast(bar, 3);
    }
    if (threadIdx.x == 0 && what == ANOTHER_LANE)
        mgpu_tcgen05_cp_128x128b(slot[0], desc);
    __syncwarp();
    if (threadIdx.x == 1 && what == ANOTHER_LANE)
        mgpu_tcgen05_commit(bar);
    if (threadIdx.x == 0 && what == ANOTHER_LANE)
        mgpu_tcgen05_commit(bar + 8);
    if ((what == ISSUED && rank == 0) || what == ANOTHER_LANE)
        mgpu_mbarrier_wait(bar + 8, 0);
    if (threadIdx.x == 0 && what == EMPTY_PEER && rank == 0) {
        mgpu_tcgen05_commit(mgpu_mapa(bar, 1));
        mgpu_tcgen05_commit(bar);
    }
    if (threadIdx.x == 0 && what < 2 && rank == 0)
        mgpu_tcgen05_commit_cg2_multicast(bar, what == 0 ? 3 : 7);
    if (threadIdx.x == 0 && what == 2)
        mgpu_tcgen05_commit(bar);
    if (threadIdx.x == 0 && what == 3)
        mgpu_tcgen05_commit_multicast(bar, (uint16_t)(1u << rank));
    if (threadIdx.x == 0 && what == 4)
        mgpu_tcgen05_commit_cg2(bar);
    mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    p->out[32 * blockIdx.x + threadIdx.x] = 5;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (what == ISSUED || what == THROUGH)
        mgpu_tcgen05_dealloc_cg2(slot[0], 32);
    if (what == ANOTHER_LANE)
        mgpu_tcgen05_dealloc(slot[0], 32);
}

TEST_CASE("tcgen05.commit arrives at its mbarriers")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t what = 0; what <= THROUGH; what++) {
        if (what == 1)
            continue;
        std::vector<uint32_t> out(64, 99);
        CAPTURE(what);
        CHECK(m.run(commits_kernel, 2, 32, fault_args{out.data(), what}, 2) == MGPU_OK);
        INFO(m.text << m.lints);
        CHECK(m.text == "");
        const bool peers = what == EMPTY_CG2 || what == EMPTY_PEER || what == THROUGH;
        if (!peers && what != ANOTHER_LANE)
            CHECK(m.lints == "");
        CHECK((m.lints.find("tcgen05.commit to another block, and this thread has issued "
                            "nothing that it could track: by the manual it arrives at once; it "
                            "is reported of GPUs that it arrives in the own block alone, and "
                            "the other waits for ever: mgpu_mbarrier_arrive_shared_cluster() "
                            "at each barrier instead") != std::string::npos) == peers);
        CHECK((m.lints.find("tcgen05.commit by lane 1, which has issued nothing: it arrives at "
                            "once; what lane 0 has issued at test_tmem.cpp:") !=
               std::string::npos) == (what == ANOTHER_LANE));
        CHECK((m.lints.find(" it does not track: one thread issues and commits") !=
               std::string::npos) == (what == ANOTHER_LANE));
        CHECK(out == std::vector<uint32_t>(64, 5));
    }
    std::vector<uint32_t> out(64, 99);
    CHECK(m.run(commits_kernel, 2, 32, fault_args{out.data(), 1}, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says(
        {"tcgen05.commit.multicast: mask 0x7 of blocks, and the cluster has blocks 0 to 1"}));
}

MGPU_KERNEL(leaves, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    (void)p;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(mgpu_smem_addr(bars), 1);
        mgpu_tcgen05_commit(mgpu_smem_addr(bars));
    }
}

TEST_CASE("a block does not exit before its tensor core has done all")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = MGPU_EMU_LAZY;
    uint32_t out = 0;
    CHECK(m.run(leaves_kernel, 1, 32, fault_args{&out, 0}) == MGPU_ERROR_FAULT);
    CHECK(
        m.says({"the block exits while its tensor core has this ahead of it: a thread waits at "
                "the mbarrier of the last mgpu_tcgen05_commit() before"}));
}
/* Block 0 commits twice, at an mbarrier each in both blocks; block 1 waits for both, one, or none of them. */
MGPU_KERNEL(arrives, fault_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank(), what = p->what;
    for (uint32_t i = 0; i < 2 && threadIdx.x == 0; i++)
        mgpu_mbarrier_init(bar + 8 * i, 1);
    mgpu_fence_mbarrier_init();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t i = 0; i < 2 && threadIdx.x == 0 && rank == 0; i++)
        mgpu_tcgen05_commit_cg2_multicast(bar + 8 * i, 3);
    for (uint32_t i = 0; i < 2; i++)
        if (rank == 0 || (what >> i & 1) != 0)
            mgpu_mbarrier_wait(bar + 8 * i, 0);
}

TEST_CASE("a block does not exit before a commit of its peer has arrived")
{
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    uint32_t out = 0;
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        m.config.policy = policy;
        CHECK(m.run(arrives_kernel, 2, 32, fault_args{&out, 3}, 2) == MGPU_OK);
        INFO(m.text);
        CHECK(m.text == ""); /* a note: they track nothing */
    }
    m.config.policy = MGPU_EMU_EAGER;
    for (uint32_t what : {0u, 1u, 2u}) { /* 2: no manual says that the first has arrived, too */
        CAPTURE(what);
        CHECK(m.run(arrives_kernel, 2, 32, fault_args{&out, what}, 2) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"mgpu_tcgen05_commit() of thread (0,0,0) of block (0,0,0)",
                      " touches the mbarrier at",
                      "nothing that its block waits for before it exits says that this is "
                      "over: a wait at this mbarrier (mgpu_pipeline_drain())",
                      "hazard 14"}));
    }
    for (mgpu_emu_policy policy : {MGPU_EMU_LAZY, MGPU_EMU_RANDOM})
        for (uint32_t what : {0u, 2u}) {
            m.config.policy = policy;
            CHECK(m.run(arrives_kernel, 2, 32, fault_args{&out, what}, 2) == MGPU_ERROR_FAULT);
        }
}
