/* mgpu/emu/rubin.h - what the bodies of ptx/rubin.h call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_RUBIN_H
#define MGPU_EMU_RUBIN_H

#include "api.h"
#include "target.h"

/* A flag beside those of api.h, times 1 to 5: what a copy reports. */
enum { MGPU__REPORT = 1 << 26 };
/* Beside cta_group 1 or 2: alloc.exclusive, dealloc.exclusive. */
enum { MGPU__TMEM_EXCLUSIVE = 4 };

MGPU_EXTERN_C_BEGIN

/* mbarrier.arrive, arrive_drop, expect_tx and complete_tx at the same offset of each block in a mask. */
MGPU__CALL void mgpu__emu_mbarrier_arrive_multicast(uint32_t bar, uint32_t count,
                                                    uint32_t tx_bytes, uint32_t cta_mask,
                                                    uint32_t how);
MGPU__CALL void mgpu__emu_mbarrier_expect_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                                       uint32_t cta_mask, uint32_t how);
MGPU__CALL void mgpu__emu_mbarrier_complete_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                                         uint32_t cta_mask, uint32_t how);
/* The flags of MGPU_REPORT_DISABLED and the like. */
MGPU__CALL uint32_t mgpu__emu_report_how(uint32_t validity);
/* An instruction of the fabric: there is none. */
MGPU__CALL void mgpu__emu_no_fabric(const char *what);
/* tcgen05.mma of kind ti16, or with tables for B: no published rule of their bits. */
MGPU__CALL void mgpu__emu_tcgen05_no_rule(const char *what, int lut);
/* A tcgen05.mma that says what becomes of B in its collector, 0 to 3. */
MGPU__CALL void mgpu__emu_tcgen05_collector_b(const char *what, uint32_t other);
/* The next TMA instruction of this thread has its tensor at `global`. */
MGPU__CALL void mgpu__emu_tma_override(const void *global);
/* And its sizes, and from 2 dimensions on its strides, are these: in bytes, and as the instruction has them. */
MGPU__CALL void mgpu__emu_tma_override_dims(uint32_t dims, const uint16_t *sizes,
                                            const uint64_t *strides_bytes, const uint32_t *low,
                                            uint32_t high);
/* MGPU_REDUCE_ADD and its like. */
MGPU__CALL mgpu__tma_red mgpu__emu_tma_red_op(uint32_t op);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_RUBIN_H */
