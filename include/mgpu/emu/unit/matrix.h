/* mgpu/emu/unit/matrix.h - 8x8 matrices between shared memory and the registers of a warp.
 * SPDX-License-Identifier: MIT
 *
 *     lane 8*m + r     brings the address of row r of matrix m: 8 elements, 16 bytes
 *     lane i           has, in register m, elements (i/4, 2*(i%4)) and (i/4, 2*(i%4) + 1) of it
 */
#ifndef MGPU_EMU_UNIT_MATRIX_H
#define MGPU_EMU_UNIT_MATRIX_H

#include "../core/posix.h" /* before system headers */

#include "../../layout/fragment.h"
#include "../blackwell.h"
#include "../core/window.h"
#include "thread.h"
#include "warp.h"

/* ldmatrix and stmatrix: lane 8*m + r brings the address of row r of matrix m. Register m of
 * lane i holds elements (row i/4, columns 2*(i%4) and +1) of matrix m; .trans swaps the two. */
MGPU__MODEL void
mgpu__matrix_move(mgpu__fiber *const *lanes, bool load)
{
    uint32_t matrices = mgpu__lane_of(lanes[0])->arg, how = mgpu__lane_of(lanes[0])->arg2;
    for (uint32_t m = 0; m < matrices; m++)
        for (uint32_t r = 0; r < 8; r++) {
            mgpu__fiber *row = lanes[8 * m + r];
            uint32_t addr = (uint32_t)mgpu__lane_of(row)->in;
            unsigned char *bytes = row->cta->window + (addr & 0xffffff);
            mgpu__access(MGPU_EMU_SHARED, !load, false, addr, 16, row, row->site);
            for (uint32_t c = 0; c < 8; c++) {
                uint32_t i = how & MGPU__TRANS ? 4 * c + r / 2 : 4 * r + c / 2;
                uint32_t half = how & MGPU__TRANS ? r % 2 : c % 2;
                uint32_t *reg = &mgpu__lane_of(lanes[i])->regs[m];
                uint16_t v;
                if (load) {
                    memcpy(&v, bytes + 2 * c, 2);
                    *reg = (*reg & (half ? 0x0000ffffu : 0xffff0000u)) | (uint32_t)v
                                                                             << (16 * half);
                } else {
                    v = (uint16_t)(*reg >> (16 * half));
                    memcpy(bytes + 2 * c, &v, 2);
                }
            }
        }
}

/* ldmatrix .s8.s4: a row is 16 numbers of 4 bits, 8 bytes; lane i gets numbers 4*(i%4) to +3 of row i/4, each as 8
 * bits, the lower half of a byte first. */
MGPU__MODEL void
mgpu__matrix_widen(mgpu__fiber *const *lanes)
{
    for (uint32_t m = 0; m < mgpu__lane_of(lanes[0])->arg; m++)
        for (uint32_t r = 0; r < 8; r++) {
            mgpu__fiber *row = lanes[8 * m + r];
            const uint32_t addr = (uint32_t)mgpu__lane_of(row)->in;
            const unsigned char *bytes = row->cta->window + (addr & 0xffffff);
            mgpu__access(MGPU_EMU_SHARED, false, false, addr, 8, row, row->site);
            for (uint32_t i = 0; i < 4; i++)
                mgpu__lane_of(lanes[4 * r + i])->regs[m] = 0;
            for (uint32_t c = 0; c < 16; c++) {
                const uint32_t x = (uint32_t)bytes[c / 2] >> 4 * (c % 2) & 15;
                mgpu__lane_of(lanes[4 * r + c / 4])->regs[m] |= (x | (x & 8 ? 0xf0u : 0))
                                                                << 8 * (c % 4);
            }
        }
}

MGPU__MODEL void
mgpu__ldmatrix_run(mgpu__fiber *const *lanes, uint32_t present)
{
    (void)present;
    if (mgpu__lane_of(lanes[0])->arg2 & MGPU__S4)
        mgpu__matrix_widen(lanes);
    else
        mgpu__matrix_move(lanes, true);
}

MGPU__MODEL void
mgpu__stmatrix_run(mgpu__fiber *const *lanes, uint32_t present)
{
    (void)present;
    mgpu__matrix_move(lanes, false);
}

/* Of 8, 6 and 4 bits: arg2 is the bits, and 1 << 8 with .trans. */
MGPU__MODEL void
mgpu__ldmatrix_narrow_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const uint32_t matrices = mgpu__lane_of(lanes[0])->arg, how = mgpu__lane_of(lanes[0])->arg2,
                   bits = how & 0xff;
    const uint32_t trans = how >> 8, rows = trans ? 16 : 8;
    (void)present;
    for (uint32_t i = 0; i < 32; i++)
        memset(mgpu__lane_of(lanes[i])->regs, 0, sizeof(uint32_t) * matrices * rows / 8);
    for (uint32_t m = 0; m < matrices; m++)
        for (uint32_t r = 0; r < rows; r++) {
            mgpu__fiber *row = lanes[rows * m + r];
            const uint32_t addr = (uint32_t)mgpu__lane_of(row)->in;
            const unsigned char *bytes = row->cta->window + (addr & 0xffffff);
            mgpu__access(MGPU_EMU_SHARED, false, false, addr, 2 * bits, row, row->site);
            for (uint32_t c = 0; c < 16; c++) {
                const mgpu_slot at =
                    trans ? mgpu_m16n16_slot(m, r, c) : mgpu_m8n16_slot(m, r, c);
                const uint32_t bit = bits * c, low = bytes[bit / 8],
                               high = bit % 8 + bits > 8 ? bytes[bit / 8 + 1] : 0;
                mgpu__lane_of(lanes[at.thread])->regs[at.reg] |=
                    ((low | high << 8) >> bit % 8 & ((1u << bits) - 1)) << 8 * at.half;
            }
        }
}

MGPU__MODEL void
mgpu__stmatrix_narrow_run(mgpu__fiber *const *lanes, uint32_t present)
{
    (void)present;
    for (uint32_t m = 0; m < mgpu__lane_of(lanes[0])->arg; m++)
        for (uint32_t r = 0; r < 8; r++) {
            mgpu__fiber *row = lanes[mgpu_m8n8_address_lane(m, r)];
            const uint32_t addr = (uint32_t)mgpu__lane_of(row)->in;
            unsigned char *bytes = row->cta->window + (addr & 0xffffff);
            mgpu__access(MGPU_EMU_SHARED, true, false, addr, 16, row, row->site);
            for (uint32_t c = 0; c < 16; c++) {
                const mgpu_slot at = mgpu_m16n8_slot(m, r, c);
                bytes[c] = (unsigned char)(mgpu__lane_of(lanes[at.thread])->regs[at.reg] >>
                                           8 * at.half);
            }
        }
}

MGPU__MODEL void
mgpu__movmatrix_run(mgpu__fiber *const *lanes, uint32_t present)
{
    uint16_t m[8][8];
    (void)present;
    for (uint32_t i = 0; i < 32; i++) {
        m[i / 4][2 * (i % 4)] = (uint16_t)mgpu__lane_of(lanes[i])->in;
        m[i / 4][2 * (i % 4) + 1] = (uint16_t)(mgpu__lane_of(lanes[i])->in >> 16);
    }
    for (uint32_t i = 0; i < 32; i++)
        mgpu__lane_of(lanes[i])->out =
            (uint64_t)m[2 * (i % 4)][i / 4] | (uint64_t)m[2 * (i % 4) + 1][i / 4] << 16;
}

static const mgpu__collective mgpu__ldmatrix_do = {"ldmatrix", true, mgpu__ldmatrix_run};
static const mgpu__collective mgpu__stmatrix_do = {"stmatrix", true, mgpu__stmatrix_run};
static const mgpu__collective mgpu__ldmatrix_narrow_do = {"ldmatrix of bytes", true,
                                                          mgpu__ldmatrix_narrow_run};
static const mgpu__collective mgpu__stmatrix_narrow_do = {"stmatrix of bytes", true,
                                                          mgpu__stmatrix_narrow_run};
static const mgpu__collective mgpu__movmatrix_do = {"movmatrix", true, mgpu__movmatrix_run};

MGPU__MODEL void
mgpu__matrix_do(mgpu__fiber *f, const mgpu__collective *what, uint32_t addr, uint32_t *r,
                uint32_t matrices, uint32_t rows, uint32_t how, const void *site)
{
    mgpu__lane l = mgpu__lane_make(what, 0xffffffffu, addr);
    if (f->thread % 32 < rows * matrices)
        (void)mgpu__cta_of(f, addr, 16, 16, 0, what->name, site);
    l.sub = matrices;
    l.arg = matrices;
    l.arg2 = how;
    l.regs = r;
    (void)mgpu__collective_do(f, l, site);
}

void
mgpu__emu_ldmatrix(uint32_t *r, uint32_t matrices, uint32_t addr, uint32_t how)
{
    mgpu__matrix_do(mgpu__self(), &mgpu__ldmatrix_do, addr, r, matrices, 8, how, MGPU__SITE);
}

void
mgpu__emu_stmatrix(uint32_t addr, const uint32_t *r, uint32_t matrices, uint32_t how)
{
    mgpu__matrix_do(mgpu__self(), &mgpu__stmatrix_do, addr, (uint32_t *)(uintptr_t)r, matrices,
                    8, how, MGPU__SITE);
}

void
mgpu__emu_ldmatrix_narrow(uint32_t *r, uint32_t matrices, uint32_t addr, uint32_t bits,
                          uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__needs(f, 1000, "ldmatrix of 8, 6 and 4 bits", "sm_100", site);
    mgpu__matrix_do(f, &mgpu__ldmatrix_narrow_do, addr, r, matrices,
                    (how & MGPU__TRANS) != 0 ? 16 : 8,
                    bits | (uint32_t)((how & MGPU__TRANS) != 0) << 8, site);
}

void
mgpu__emu_stmatrix_narrow(uint32_t addr, const uint32_t *r, uint32_t matrices, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    (void)how; /* .trans is all there is */
    mgpu__needs(f, 1000, "stmatrix of 8 bits", "sm_100", site);
    mgpu__matrix_do(f, &mgpu__stmatrix_narrow_do, addr, (uint32_t *)(uintptr_t)r, matrices, 8,
                    0, site);
}

uint32_t
mgpu__emu_movmatrix(uint32_t value)
{
    return (uint32_t)mgpu__collective_do(
        mgpu__self(), mgpu__lane_make(&mgpu__movmatrix_do, 0xffffffffu, value), MGPU__SITE);
}

#endif /* MGPU_EMU_UNIT_MATRIX_H */
