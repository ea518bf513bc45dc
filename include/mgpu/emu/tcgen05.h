/* mgpu/emu/tcgen05.h - what the bodies of tcgen05 call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_TCGEN05_H
#define MGPU_EMU_TCGEN05_H

#include "api.h"

MGPU_EXTERN_C_BEGIN

/* tcgen05. `group` is its cta_group: 1 or 2. */
MGPU__CALL void mgpu__emu_tcgen05_alloc(uint32_t dst, uint32_t cols, uint32_t group);
MGPU__CALL void mgpu__emu_tcgen05_dealloc(uint32_t taddr, uint32_t cols, uint32_t group);
MGPU__CALL void mgpu__emu_tcgen05_relinquish_alloc_permit(uint32_t group);
MGPU__CALL void mgpu__emu_tcgen05_fence(uint32_t after);
MGPU__CALL void mgpu__emu_tcgen05_wait(uint32_t st);
MGPU__CALL void mgpu__emu_tcgen05_commit(uint32_t bar, uint32_t cta_mask, uint32_t group,
                                         uint32_t how);
/* Shapes of ld and st, as layout/tmem_ldst.h has them. */
enum {
    MGPU__TMEM_16X64B,
    MGPU__TMEM_16X128B,
    MGPU__TMEM_16X256B,
    MGPU__TMEM_32X32B,
    MGPU__TMEM_16X32BX2
};
MGPU__CALL void mgpu__emu_tcgen05_ld(uint32_t *r, uint32_t taddr, uint32_t shape, uint32_t num,
                                     uint32_t pack, uint32_t split);
MGPU__CALL void mgpu__emu_tcgen05_st(uint32_t taddr, const uint32_t *r, uint32_t shape,
                                     uint32_t num, uint32_t unpack, uint32_t split);
/* Shapes of cp, as layout/tmem_cp.h has them; `widen`: bits of an element, 0 of bytes. */
enum {
    MGPU__CP_128X256B,
    MGPU__CP_128X128B,
    MGPU__CP_4X256B,
    MGPU__CP_64X128B_WARPX2_02_13,
    MGPU__CP_64X128B_WARPX2_01_23,
    MGPU__CP_32X128B_WARPX4
};
MGPU__CALL void mgpu__emu_tcgen05_cp(uint32_t taddr, uint64_t desc, uint32_t shape,
                                     uint32_t widen, uint32_t group);
MGPU__CALL void mgpu__emu_tcgen05_shift_down(uint32_t taddr, uint32_t group);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TCGEN05_H */
