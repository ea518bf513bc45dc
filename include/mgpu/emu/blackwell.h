/* mgpu/emu/blackwell.h - what instructions of Blackwell call that move bytes, but for its tensor core.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_BLACKWELL_H
#define MGPU_EMU_BLACKWELL_H

#include "api.h"

MGPU_EXTERN_C_BEGIN

/* st.async and red.async of 1 to 8 bytes to global memory, a release at MGPU__SCOPE_GPU or _SYS. */
MGPU__CALL void mgpu__emu_st_async_global(void *p, const void *value, uint32_t bytes,
                                          uint32_t how);
MGPU__CALL void mgpu__emu_red_async_global(mgpu__atom op, void *p, const void *value,
                                           uint32_t bytes, uint32_t how);
/* Zeros in shared memory. */
MGPU__CALL void mgpu__emu_st_bulk(uint32_t dst, uint64_t bytes);

/* ldmatrix of `bits` 8, 6 or 4, which come as bytes, from rows of 16 bytes: 8, with MGPU__TRANS 16 of a matrix.
 * stmatrix of 8 rows of 16 bytes for each register. */
MGPU__CALL void mgpu__emu_ldmatrix_narrow(uint32_t *r, uint32_t matrices, uint32_t addr,
                                          uint32_t bits, uint32_t how);
MGPU__CALL void mgpu__emu_stmatrix_narrow(uint32_t addr, const uint32_t *r, uint32_t matrices,
                                          uint32_t how);

/* multimem.ld_reduce of e4m3, or e5m2, which `acc` adds in f16. */
MGPU__CALL void mgpu__emu_multimem_ld_reduce_fp8(void *d, const void *p, mgpu__tma_red op,
                                                 int e5m2, uint32_t bytes, int acc,
                                                 uint32_t how);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_BLACKWELL_H */
