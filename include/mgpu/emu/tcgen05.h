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
/* The smallest or largest of what each thread loads comes with ld.red. */
enum {
    MGPU__LD_RED_MAX = 1,
    MGPU__LD_RED_NAN = 4, /* as MGPU__F32_NAN and _ABS */
    MGPU__LD_RED_ABS = 8,
    MGPU__LD_RED_S32 = 16,
    MGPU__LD_RED_U32 = 32
};
MGPU__CALL void mgpu__emu_tcgen05_ld_red(void *r, void *red, uint32_t taddr, uint32_t shape,
                                         uint32_t num, uint32_t split, uint32_t how);
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

/* tcgen05.mma: which it is, by kinds in the order of layout/instr_desc.h, and a bit for each word of its opcode. */
enum {
    MGPU__TENSOR_F16,
    MGPU__TENSOR_TF32,
    MGPU__TENSOR_F8F6F4,
    MGPU__TENSOR_I8,
    MGPU__TENSOR_MXF8F6F4,
    MGPU__TENSOR_MXF4,
    MGPU__TENSOR_MXF4NVF4,
    MGPU__TENSOR_KIND = 7, /* these */
    MGPU__TENSOR_CG2 = 8,  /* cta_group::2 */
    MGPU__TENSOR_TS =
        16, /* A in tensor memory: `a` is an address there, else a matrix descriptor */
    MGPU__TENSOR_SP = 32, /* sparse: `meta` has metadata */
    MGPU__TENSOR_WS = 64, /* of the model itself */
    MGPU__TENSOR_ASHIFT = 128,
    MGPU__TENSOR_BLOCK16 = 256 /* a scale for 16 of K, else for 32 */
};
/* lanes: 4 or 8 words, NULL: all of D is written. use: of a collector; of .ws 4 * buffer more. */
MGPU__CALL void mgpu__emu_tcgen05_mma(uint32_t how, uint32_t d, uint64_t a, uint64_t b_desc,
                                      uint32_t meta, uint32_t idesc, const uint32_t *lanes,
                                      int accumulate, uint32_t scale, uint32_t use);
MGPU__CALL void mgpu__emu_tcgen05_mma_scaled(uint32_t how, uint32_t d, uint64_t a,
                                             uint64_t b_desc, uint32_t meta, uint32_t idesc,
                                             uint32_t sfa, uint32_t sfb, int accumulate,
                                             uint32_t use);
MGPU__CALL void mgpu__emu_tcgen05_mma_ws(uint32_t how, uint32_t d, uint64_t a, uint64_t b_desc,
                                         uint32_t meta, uint32_t idesc, int accumulate,
                                         uint64_t zero_columns, uint32_t use);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TCGEN05_H */
