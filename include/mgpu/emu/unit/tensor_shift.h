/* mgpu/emu/unit/tensor_shift.h - tcgen05.shift: rows of tensor memory move down by one.
 * SPDX-License-Identifier: MIT
 *
 *     lane      0    1    2   ...  31        of a quarter; 8 columns, 32 bytes
 *     before    a    b    c   ...   z
 *     behind    a    a    b   ...   y        tcgen05.cp.4x256b then writes lane 0
 *
 * The manual has a shape of 31x256b and says "down". Not confirmed by hardware: that down is to the next lane.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_SHIFT_H
#define MGPU_EMU_UNIT_TENSOR_SHIFT_H

#include "tensor.h"

enum { MGPU__SHIFT_COLS = 8 };

/* operand: the address, and blocks: 1, or 2 of a pair. */
MGPU__MODEL void
mgpu__tensor_shift_run(const mgpu__tensor_op *op)
{
    const mgpu__cta *cta = op->by->cta;
    const uint32_t lane = mgpu_tmem_lane(op->operand[0]), col = mgpu_tmem_col(op->operand[0]);
    for (uint32_t i = 0; i < op->operand[1]; i++) {
        const mgpu__cta *block = cta->cluster->ctas[cta->rank ^ i];
        mgpu__tmem_cells *cells = &mgpu__tmem_slot(block)->at->cells;
        for (uint32_t row = lane + 31; row > lane; row--)
            memcpy(&cells->value[row][col], &cells->value[row - 1][col], 4 * MGPU__SHIFT_COLS);
    }
}

void
mgpu__emu_tcgen05_shift_down(uint32_t taddr, uint32_t group)
{
    MGPU__MUTATE(, "tcgen05.shift", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const uint32_t lane = mgpu_tmem_lane(taddr), col = mgpu_tmem_col(taddr);
    mgpu__tensor_op op;
    mgpu__step(f, NULL, site);
    mgpu__needs_one_of(f, MGPU__ON_TCGEN05_SHIFT, "tcgen05.shift", site);
    memset(&op, 0, sizeof op);
    mgpu__tensor_may_issue(f, &op, group, "tcgen05.shift", site);
    if (lane % 32 != 0 || lane >= MGPU_TMEM_LANES)
        mgpu__fail(f, site,
                   "tcgen05.shift: address 0x%08x is lane %u: it is 0, 32, 64 or 96, the first "
                   "of 32",
                   taddr, lane);
    (void)mgpu__tmem_tick(f);
    for (uint32_t i = 0; i < group; i++) {
        const mgpu__cta *cta = f->cta->cluster->ctas[f->cta->rank ^ i];
        const mgpu__tmem *t = mgpu__tmem_slot(cta)->at;
        mgpu__tmem_owned(f, t, col, MGPU__SHIFT_COLS, "tcgen05.shift", site);
        mgpu__tmem_written(f, t, col, MGPU__SHIFT_COLS, "tcgen05.shift", site);
        for (uint32_t part = lane / 16; part < lane / 16 + 2; part++)
            mgpu__tmem_touch(f, cta, MGPU__TMEM_SHIFT, true, part, col, MGPU__SHIFT_COLS, site);
    }
    op.tmem->warp[f->thread / 32].last_shift[f->thread % 32] =
        *mgpu__tmem_clock(f->cta->cluster);
    op.run = mgpu__tensor_shift_run;
    op.operand[0] = taddr;
    op.operand[1] = group;
    mgpu__tensor_issue(&op, MGPU__COMPLETES_BY_COMMIT);
}

#endif /* MGPU_EMU_UNIT_TENSOR_SHIFT_H */
