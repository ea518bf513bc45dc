/* mgpu/emu/tma.h - what the bodies of Blackwell's copies call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_TMA_H
#define MGPU_EMU_TMA_H

#include "api.h"

/* More of the flags of api.h; in no enumeration of their own, which C++20 would not let be joined with those. */
#define MGPU__PAIR (1 << 25) /* .cta_group::2 of a load */
#define MGPU__W128 (1 << 17) /* .im2col::w::128, else .im2col::w */

MGPU_EXTERN_C_BEGIN

/* gather4 and scatter4: a column and four rows. */
MGPU__CALL void mgpu__emu_tma_load_gather4(uint32_t dst, const void *map, const int32_t *c,
                                           uint32_t bar, uint32_t cta_mask, uint64_t hint,
                                           uint32_t how);
MGPU__CALL void mgpu__emu_tma_store_scatter4(const void *map, const int32_t *c, uint32_t src,
                                             uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_tma_prefetch_gather4(const void *map, const int32_t *c, uint64_t hint,
                                               uint32_t how);

/* Pixels along W: `offsets` are the halo and the offset. */
MGPU__CALL void mgpu__emu_tma_load_im2col_w(uint32_t dims, uint32_t dst, const void *map,
                                            const int32_t *c, uint32_t bar,
                                            const uint16_t *offsets, uint32_t cta_mask,
                                            uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_tma_prefetch_im2col_w(uint32_t dims, const void *map,
                                                const int32_t *c, const uint16_t *offsets,
                                                uint64_t hint, uint32_t how);

/* A bulk store of the bytes of a mask, of each 16. */
MGPU__CALL void mgpu__emu_bulk_store_masked(void *dst, uint32_t src, uint32_t bytes,
                                            uint32_t byte_mask, uint64_t hint, uint32_t how);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_TMA_H */
