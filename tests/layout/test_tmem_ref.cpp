/* tests/layout/test_tmem_ref.cpp - registers of a matrix in tensor memory: each element once, both ways, wgmma's fragments, faults.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/layout/tmem_ref.h>

#include <set>
#include <string>

TEST_CASE("mgpu_tmem_ref_coord, mgpu_tmem_ref_reg: each element has one register, of all "
          "blocks' threads")
{
    for (mgpu_tmem_layout layout :
         {MGPU_TMEM_LAYOUT_A, MGPU_TMEM_LAYOUT_B, MGPU_TMEM_LAYOUT_C, MGPU_TMEM_LAYOUT_D,
          MGPU_TMEM_LAYOUT_E, MGPU_TMEM_LAYOUT_F, MGPU_TMEM_LAYOUT_G})
        for (mgpu_tmem_way way : {MGPU_TMEM_ROWS, MGPU_TMEM_FRAGMENTS}) {
            const bool pair = layout <= MGPU_TMEM_LAYOUT_C;
            const mgpu_tmem_ref ref = mgpu_tmem_ref_make(layout, 64, 0);
            std::set<uint32_t> seen;
            CAPTURE(layout, way);
            REQUIRE(mgpu_tmem_ref_fault(ref, way) == nullptr);
            for (uint32_t row = 0; row < mgpu_tmem_rows(layout) * (pair ? 2 : 1); row++)
                for (uint32_t col = 0; col < 64; col++) {
                    const mgpu_slot s = mgpu_tmem_ref_reg(ref, way, row, col);
                    const mgpu_coord c =
                        mgpu_tmem_ref_coord(ref, way, s.thread / 128, s.thread % 128, s.reg);
                    if (c.row != row || c.col != col || s.half != 0)
                        FAIL_CHECK("D[" << row << "][" << col << "] comes back as D[" << c.row
                                        << "][" << c.col << "]");
                    seen.insert(s.thread << 8 | s.reg);
                }
            CHECK(seen.size() == (pair ? 2 : 1) * 128 * mgpu_tmem_ref_regs(ref, way));
        }
}

TEST_CASE("mgpu_tmem_ref_coord: fragments of 16 lanes are those of wgmma, the odd block has "
          "rows behind")
{
    const mgpu_tmem_ref f = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 64, 0);
    const mgpu_tmem_ref b = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_B, 128, 0);
    for (uint32_t thread = 0; thread < 128; thread++)
        for (uint32_t reg = 0; reg < 32; reg++) {
            const mgpu_coord wgmma = mgpu_wgmma_d_f32_coord(thread, reg);
            const mgpu_coord c = mgpu_tmem_ref_coord(f, MGPU_TMEM_FRAGMENTS, 0, thread, reg);
            CHECK((c.row == wgmma.row && c.col == wgmma.col));
            const mgpu_coord odd = mgpu_tmem_ref_coord(b, MGPU_TMEM_ROWS, 1, thread, reg);
            CHECK((odd.row == 64 + thread % 64 && odd.col == thread / 64 * 64 + reg));
            CHECK(mgpu_tmem_ref_reg(b, MGPU_TMEM_ROWS, odd.row, odd.col).thread ==
                  128 + thread);
        }
}

TEST_CASE("mgpu_tmem_ref_fault: each rule has its sentence, and the model says it")
{
    const mgpu_tmem_ref d = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 256, 0);
    const auto fault = [](mgpu_tmem_ref ref, mgpu_tmem_way way) {
        const char *text = mgpu_tmem_ref_fault(ref, way);
        return std::string(text != nullptr ? text : "");
    };
    mgpu_tmem_ref other = d;
    other.layout = MGPU_TMEM_LAYOUT_NONE;
    CHECK(fault(other, MGPU_TMEM_ROWS).find("the layout is none") == 0);
    CHECK(fault(mgpu_tmem_ref_make_packed(MGPU_TMEM_LAYOUT_B, 64, 0), MGPU_TMEM_ROWS)
              .find("two elements are in a column") == 0);
    other = d;
    other.taddr = mgpu_tmem_addr(16, 0);
    CHECK(fault(other, MGPU_TMEM_ROWS).find("the rows fill all lanes") == 0);
    CHECK(fault(mgpu_tmem_ref_slice(d, 0, 4), MGPU_TMEM_FRAGMENTS)
              .find("a fragment has 8 columns") == 0);
    CHECK(fault(mgpu_tmem_ref_slice(d, 0, 24), MGPU_TMEM_ROWS)
              .find("the columns of a slice are a power of two up to 256") == 0);
    CHECK(fault(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_F, 256, 0), MGPU_TMEM_ROWS)
              .find("rows of 16 lanes are loaded at once, 128 columns at most") == 0);
    CHECK(fault(mgpu_tmem_ref_slice(d, 240, 32), MGPU_TMEM_ROWS)
              .find("the slice ends behind the last column of the matrix") == 0);
}
