/* mgpu/emu/unit/tensor_cp.h - tcgen05.cp: rows of shared memory to tensor memory.
 * SPDX-License-Identifier: MIT
 *
 *     issue    what is wrong with the address and the descriptor; columns are touched
 *     run      of each 16 bytes of a row:  shared memory ──► widened ──► four columns, of each copy's lane
 *
 * Where rows lie, and come to: layout/tcgen05_desc.h and tmem_cp.h. Of a pair each block copies from its own shared
 * memory to its own tensor memory, with the one descriptor and address.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_CP_H
#define MGPU_EMU_UNIT_TENSOR_CP_H

#include "../core/posix.h" /* before system headers */

#include "../../layout/tcgen05_desc.h"
#include "../../layout/tmem_cp.h"
#include "tensor.h"

/* What `operand` has of a copy. */
enum {
    MGPU__CP_TADDR,
    MGPU__CP_SHAPE, /* mgpu_tmem_cp */
    MGPU__CP_WIDEN, /* bits of an element, 4 or 6; 0: bytes as they are */
    MGPU__CP_BLOCKS /* 1, or 2 of a pair */
};

/* The offset in the window of 16 bytes of a row. */
static inline uint32_t
mgpu__tensor_cp_from(mgpu_tcgen05_desc_fields f, uint32_t row, uint32_t chunk)
{
    return mgpu_tcgen05_operand_addr(f, MGPU_K_MAJOR, 1, row, 16 * chunk);
}

/* ---- run -------------------------------------------------------------------------------------------------- */

/* 16 bytes of the source as they come to tensor memory. */
MGPU__MODEL void
mgpu__tensor_cp_widen(uint32_t to[4], const unsigned char *from, uint32_t bits)
{
    memset(to, 0, 16);
    for (uint32_t i = 0; i < 16; i++) {
        const uint32_t byte = bits == 4   ? mgpu_tmem_cp_b4x16_p64(from, i)
                              : bits == 6 ? mgpu_tmem_cp_b6x16_p32(from, i)
                                          : from[i];
        to[i / 4] |= byte << 8 * (i % 4);
    }
}

/* Tell of what is read of a row's 16 bytes: those that are skipped, nobody needs to have written. */
MGPU__MODEL void
mgpu__tensor_cp_tell(const mgpu__tensor_op *op, const mgpu__cta *cta, uint32_t from)
{
    mgpu__touching context = mgpu__tensor_touching(op, cta);
    const uint32_t bits = op->operand[MGPU__CP_WIDEN];
    if (mgpu__watched(op->by))
        mgpu__touched(&context, 0, 0, from, bits == 0 ? 16 : 2 * bits, 0);
}

/* A block's copy. */
MGPU__MODEL void
mgpu__tensor_cp_move(const mgpu__tensor_op *op, const mgpu__cta *cta)
{
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(op->desc[0]);
    const mgpu_tmem_cp shape = (mgpu_tmem_cp)op->operand[MGPU__CP_SHAPE];
    const uint32_t taddr = op->operand[MGPU__CP_TADDR];
    mgpu__tmem_cells *cells = &mgpu__tmem_slot(cta)->at->cells;
    uint32_t words[4];
    for (uint32_t row = 0; row < mgpu_tmem_cp_rows(shape); row++)
        for (uint32_t chunk = 0; chunk < mgpu_tmem_cp_row_bytes(shape) / 16; chunk++) {
            const uint32_t from = mgpu__tensor_cp_from(f, row, chunk);
            mgpu__tensor_cp_tell(op, cta, from);
            mgpu__tensor_cp_widen(words, cta->window + from, op->operand[MGPU__CP_WIDEN]);
            for (uint32_t copy = 0; copy < mgpu_tmem_cp_copies(shape); copy++) {
                const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shape, row, 16 * chunk, copy);
                memcpy(
                    &cells->value[mgpu_tmem_lane(taddr) + s.lane][mgpu_tmem_col(taddr) + s.col],
                    words, sizeof words);
            }
        }
}

MGPU__MODEL void
mgpu__tensor_cp_run(const mgpu__tensor_op *op)
{
    const mgpu__cta *cta = op->by->cta;
    mgpu__tensor_cp_move(op, cta);
    if (op->operand[MGPU__CP_BLOCKS] == 2)
        mgpu__tensor_cp_move(op, cta->cluster->ctas[cta->rank ^ 1]);
}

/* ---- issue ------------------------------------------------------------------------------------------------ */

/* The descriptor is one, and all rows are in the block's shared memory. */
MGPU__MODEL void
mgpu__tensor_cp_source(const mgpu__fiber *f, const mgpu__cta *cta, uint64_t desc,
                       mgpu_tmem_cp shape, const void *site)
{
    const mgpu_tcgen05_desc_fields d = mgpu_tcgen05_desc_decode(desc);
    const uint32_t span = mgpu_swizzle_span_bytes(d.swizzle),
                   bytes = mgpu_tmem_cp_row_bytes(shape);
    const char *fault = mgpu__tcgen05_desc_word_fault(d);
    if (fault == NULL && span != 0 && d.start % span + bytes > span)
        fault = "the row leaves its swizzled row: go on with the next box";
    if (fault != NULL)
        mgpu__fail(f, site, "tcgen05.cp: descriptor 0x%016llx: %s", (unsigned long long)desc,
                   fault);
    for (uint32_t row = 0; row < mgpu_tmem_cp_rows(shape); row++)
        for (uint32_t chunk = 0; chunk < bytes / 16; chunk++) {
            const uint32_t from = mgpu__tensor_cp_from(d, row, chunk);
            if (from < MGPU__WINDOW_START || from + 16 > cta->used)
                mgpu__fail(f, site,
                           "tcgen05.cp: row %u of %u is read at shared address 0x%x, and the "
                           "shared memory of block rank %u is 0x%x..0x%x: descriptor "
                           "0x%016llx begins at 0x%x, LBO is %u bytes, SBO %u",
                           row, mgpu_tmem_cp_rows(shape), from, cta->rank,
                           (unsigned)MGPU__WINDOW_START, cta->used, (unsigned long long)desc,
                           d.start, d.leading_bytes, d.stride_bytes);
        }
}

/* Columns of a block's tensor memory are touched. Of 4x256b the 16 lanes around each row count. */
MGPU__MODEL void
mgpu__tensor_cp_touch(const mgpu__fiber *f, const mgpu__cta *cta, uint32_t taddr,
                      mgpu_tmem_cp shape, const void *site)
{
    const uint32_t lane = mgpu_tmem_lane(taddr), col = mgpu_tmem_col(taddr);
    const uint32_t cols = mgpu_tmem_cp_row_bytes(shape) / 4;
    const bool small = shape == MGPU_TMEM_CP_4X256B;
    const mgpu__tmem_act act = small ? MGPU__TMEM_CP_4X256B : MGPU__TMEM_CP;
    const uint32_t step = small ? 32 : 16;
    mgpu__tmem_owned(f, mgpu__tmem_slot(cta)->at, col, cols, "tcgen05.cp", site);
    for (uint32_t at = 0; at < MGPU_TMEM_LANES; at += step)
        mgpu__tmem_touch(f, cta, act, true, (lane + at) / 16, col, cols, site);
}

void
mgpu__emu_tcgen05_cp(uint32_t taddr, uint64_t desc, uint32_t shape, uint32_t widen,
                     uint32_t group)
{
    MGPU__MUTATE(, "tcgen05.cp", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const uint32_t lanes = shape == MGPU_TMEM_CP_4X256B ? 32 : 1; /* that it may begin at */
    mgpu__tensor_op op;
    mgpu__step(f, NULL, site);
    memset(&op, 0, sizeof op);
    mgpu__tensor_may_issue(f, &op, group, "tcgen05.cp", site);
    if (mgpu_tmem_lane(taddr) >= lanes)
        mgpu__fail(f, site,
                   "tcgen05.cp: address 0x%08x is lane %u: it reaches 128 lanes, so it begins "
                   "at lane 0%s",
                   taddr, mgpu_tmem_lane(taddr),
                   lanes == 32 ? " to 31: its rows come to each 32nd" : "");
    (void)mgpu__tmem_tick(f);
    for (uint32_t i = 0; i < group; i++) {
        const mgpu__cta *cta = f->cta->cluster->ctas[f->cta->rank ^ i];
        mgpu__tensor_cp_source(f, cta, desc, (mgpu_tmem_cp)shape, site);
        mgpu__tensor_cp_touch(f, cta, taddr, (mgpu_tmem_cp)shape, site);
    }
    op.run = mgpu__tensor_cp_run;
    op.desc[0] = desc;
    op.operand[MGPU__CP_TADDR] = taddr;
    op.operand[MGPU__CP_SHAPE] = shape;
    op.operand[MGPU__CP_WIDEN] = widen;
    op.operand[MGPU__CP_BLOCKS] = group;
    mgpu__tensor_issue(&op, MGPU__COMPLETES_BY_COMMIT);
}

#endif /* MGPU_EMU_UNIT_TENSOR_CP_H */
