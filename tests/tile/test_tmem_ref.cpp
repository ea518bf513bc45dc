/* tests/tile/test_tmem_ref.cpp - matrices in tensor memory: which register is which element, in each layout and both ways, rows.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum { THREADS = 128, COLS = 256 };

typedef struct {
    mgpu_tmem_ref ref; /* its address from the first column */
    mgpu_tmem_way way;
    uint32_t store;   /* registers to tensor memory, else the way back */
    uint32_t *cells;  /* [128 lanes][COLS]: what tensor memory has */
    uint32_t *regs;   /* [THREADS][256] */
    float *sum, *max; /* [THREADS][4] */
} ref_args;

/* A cell: never 0, never that of another. */
uint32_t
cell(uint32_t lane, uint32_t col)
{
    return 0x40000000u | lane << 10 | col;
}

/* All of tensor memory from `cells`, or to them. */
MGPU_DEVICE void
all_cells(const ref_args *p, uint32_t taddr, bool in)
{
    uint32_t r[32];
    for (uint32_t c = 0; c < COLS; c += 32) {
        uint32_t *at = p->cells + threadIdx.x * COLS + c;
        if (in) {
            memcpy(r, at, sizeof r);
            mgpu_tcgen05_st_32x32b_x32(mgpu_tmem_quarter(taddr) + c, r);
            mgpu_tcgen05_wait_st();
        } else {
            mgpu_tcgen05_ld_32x32b_x32(r, mgpu_tmem_quarter(taddr) + c);
            mgpu_tcgen05_wait_ld();
            mgpu_tmem_regs_x32(r);
            memcpy(at, r, sizeof r);
        }
    }
}

MGPU_KERNEL(moves, ref_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t taddr = mgpu_tmem_take(mgpu_smem_addr(slot), COLS);
    const uint32_t regs = mgpu_tmem_ref_regs(p->ref, p->way);
    mgpu_tmem_ref ref = p->ref;
    uint32_t r[256];
    ref.taddr += taddr;
    all_cells(p, taddr, true);
    if (p->store) {
        memcpy(r, p->regs + threadIdx.x * 256, 4 * regs);
        mgpu_tmem_store(ref, r, p->way);
        all_cells(p, taddr, false);
    } else {
        mgpu_tmem_load(r, ref, p->way);
        memcpy(p->regs + threadIdx.x * 256, r, 4 * regs);
        if (p->sum != nullptr) {
            mgpu_tmem_rows_sum(p->sum + threadIdx.x * 4, r, ref, p->way);
            mgpu_tmem_rows_max(p->max + threadIdx.x * 4, r, ref, p->way);
        }
    }
    mgpu_tmem_give(taddr, COLS);
}

/* What the model is given. */
struct run {
    mgpu_tmem_ref ref;
    mgpu_tmem_way way;
    std::vector<uint32_t> cells = std::vector<uint32_t>(128 * COLS),
                          regs = std::vector<uint32_t>(THREADS * 256, 0xdbdbdbdbu);
    std::vector<float> sum, max;

    mgpu_status go(model &m, bool store)
    {
        const ref_args p = {ref,
                            way,
                            store,
                            cells.data(),
                            regs.data(),
                            sum.empty() ? nullptr : sum.data(),
                            max.empty() ? nullptr : max.data()};
        m.config.target = MGPU_EMU_SM_100A;
        return m.run(moves_kernel, 1, THREADS, p);
    }
};

/* The cell of an element, by layout/tmem.h alone. */
uint32_t
cell_of(const mgpu_tmem_ref &whole, uint32_t half, uint32_t row, uint32_t col)
{
    const mgpu_tmem_slot at = mgpu_tmem_d_slot(whole.layout, whole.n, row, col);
    return (at.lane + half) * COLS + at.col;
}

/* Load and store of a slice: each register is the element that the header says, and nothing else moves. */
void
check(mgpu_tmem_ref whole, uint32_t col, uint32_t cols, mgpu_tmem_way way)
{
    run x;
    model loads, stores;
    const uint32_t half = mgpu_tmem_lane(whole.taddr);
    x.ref = mgpu_tmem_ref_slice(whole, col, cols);
    x.way = way;
    const uint32_t regs = mgpu_tmem_ref_regs(x.ref, way);
    CAPTURE(whole.layout, whole.n, half, col, cols, way, whole.bits);
    REQUIRE(mgpu_tmem_ref_fault(x.ref, way) == nullptr);
    for (uint32_t lane = 0; lane < 128; lane++)
        for (uint32_t c = 0; c < COLS; c++)
            x.cells[lane * COLS + c] = cell(lane, c);
    REQUIRE(x.go(loads, false) == MGPU_OK);
    CHECK(loads.text + loads.lints == "");
    std::vector<uint32_t> want = x.cells;
    uint32_t wrong = 0;
    for (uint32_t thread = 0; thread < THREADS; thread++)
        for (uint32_t reg = 0; reg < 256; reg++) {
            uint32_t &got = x.regs[thread * 256 + reg];
            if (reg >= regs) {
                wrong += got != 0xdbdbdbdbu;
                continue;
            }
            const mgpu_coord c = mgpu_tmem_ref_coord(x.ref, way, 0, thread, reg);
            const mgpu_slot back = mgpu_tmem_ref_reg(x.ref, way, c.row, c.col);
            const uint32_t at = cell_of(whole, half, c.row, c.col / (32 / whole.bits));
            wrong += back.thread != thread || back.reg != reg;
            wrong += got != x.cells[at];
            wrong += mgpu_tmem_ref_row(x.ref, way, 0, thread,
                                       mgpu_tmem_ref_row_of(x.ref, way, reg)) != c.row;
            if (whole.bits == 16)
                wrong += mgpu_tmem_ref_reg(x.ref, way, c.row, c.col + 1).half != 1;
            got = ~got;
            want[at] = ~want[at]; /* twice the same one would be seen */
        }
    CHECK(wrong == 0);
    REQUIRE(x.go(stores, true) == MGPU_OK);
    CHECK(stores.text + stores.lints == "");
    CHECK(x.cells == want);
}

/* Whole matrices and slices. */
void
check_all(mgpu_tmem_ref whole, mgpu_tmem_way way)
{
    const bool short_lanes = mgpu_tmem_half_quarters(whole.layout) && way == MGPU_TMEM_ROWS;
    for (uint32_t cols = way == MGPU_TMEM_ROWS ? 2 : 8; cols <= whole.cols; cols *= 2)
        if (!short_lanes || cols <= 128)
            check(whole, whole.cols - cols, cols, way);
    check(whole, 0, 16, way);
}

} // namespace

TEST_CASE(
    "mgpu_tmem_load, mgpu_tmem_store by rows: a lane in each thread, of 16 lanes half of one")
{
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 256, 0), MGPU_TMEM_ROWS); /* M = 128 */
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 64, 0), MGPU_TMEM_ROWS);  /* M = 64 */
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 256, mgpu_tmem_addr(16, 0)),
              MGPU_TMEM_ROWS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_B, 128, 0), MGPU_TMEM_ROWS); /* a pair */
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_A, 64, 0), MGPU_TMEM_ROWS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_C, 64, 0), MGPU_TMEM_ROWS); /* sparse */
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_E, 64, 0), MGPU_TMEM_ROWS); /* .ws */
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_G, 128, 0), MGPU_TMEM_ROWS);
}

TEST_CASE("mgpu_tmem_load, mgpu_tmem_store by fragments: as a warp has accumulators of wgmma")
{
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 256, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 64, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 256, mgpu_tmem_addr(16, 0)),
              MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_B, 128, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_A, 64, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_C, 64, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_E, 64, 0), MGPU_TMEM_FRAGMENTS);
    check_all(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_G, 128, 0), MGPU_TMEM_FRAGMENTS);
}

TEST_CASE("mgpu_tmem_ref_make_packed: two halves in a column, by rows and as fragments of A")
{
    for (mgpu_tmem_layout layout : {MGPU_TMEM_LAYOUT_D, MGPU_TMEM_LAYOUT_F}) {
        check_all(mgpu_tmem_ref_make_packed(layout, 128, 0), MGPU_TMEM_ROWS);
        check_all(mgpu_tmem_ref_make_packed(layout, 128, 0), MGPU_TMEM_FRAGMENTS);
    }
}

TEST_CASE("mgpu_tmem_rows_sum, mgpu_tmem_rows_max: of each row that a thread has a part of")
{
    for (mgpu_tmem_way way : {MGPU_TMEM_ROWS, MGPU_TMEM_FRAGMENTS})
        for (mgpu_tmem_layout layout :
             {MGPU_TMEM_LAYOUT_D, MGPU_TMEM_LAYOUT_F, MGPU_TMEM_LAYOUT_B}) {
            run x;
            model m;
            const uint32_t n = 64, cols = mgpu_tmem_d_cols(layout, n);
            x.ref = mgpu_tmem_ref_make(layout, n, 0);
            x.way = way;
            x.sum.assign(THREADS * 4, -1);
            x.max.assign(THREADS * 4, -1);
            CAPTURE(way, layout);
            for (uint32_t lane = 0; lane < 128; lane++)
                for (uint32_t c = 0; c < COLS; c++) {
                    const float v = (float)((lane * 37 + c * 11) % 101) - 60;
                    memcpy(&x.cells[lane * COLS + c], &v, 4);
                }
            REQUIRE(x.go(m, false) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            for (uint32_t thread = 0; thread < THREADS; thread++)
                for (uint32_t i = 0; i < 4; i++) {
                    if (i >= mgpu_tmem_ref_rows(x.ref, way)) {
                        CHECK(x.sum[thread * 4 + i] == -1);
                        continue;
                    }
                    const uint32_t row = mgpu_tmem_ref_row(x.ref, way, 0, thread, i);
                    const uint32_t first =
                        layout == MGPU_TMEM_LAYOUT_B ? thread / 64 * cols : 0;
                    float sum = 0, max = -1000;
                    for (uint32_t c = first; c < first + cols; c++) {
                        float v;
                        memcpy(&v, &x.cells[cell_of(x.ref, 0, row, c)], 4);
                        sum += v;
                        max = v > max ? v : max;
                    }
                    CHECK(x.sum[thread * 4 + i] == sum);
                    CHECK(x.max[thread * 4 + i] == max);
                }
        }
}

TEST_CASE("mgpu_tmem_load of what there is not: the model says what is wrong with the slice")
{
    const mgpu_tmem_ref d = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 256, 0);
    run x;
    model m;
    x.ref = mgpu_tmem_ref_slice(d, 240, 32);
    x.way = MGPU_TMEM_ROWS;
    CHECK(x.go(m, false) == MGPU_ERROR_FAULT);
    CHECK(m.text.find("mgpu_tmem_load: the slice ends behind the last column") !=
          std::string::npos);
}
