/* mgpu/emu/mma.h - what the bodies of mma.sync and mma.sp call in the model: declarations, as api.h has the others.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_MMA_H
#define MGPU_EMU_MMA_H

#include "api.h"

MGPU_EXTERN_C_BEGIN

/* Types of A and B of mma.sync. */
typedef enum mgpu__mma_sync_type {
    MGPU__MMA_SYNC_F16,
    MGPU__MMA_SYNC_BF16,
    MGPU__MMA_SYNC_TF32,
    MGPU__MMA_SYNC_F64,
    MGPU__MMA_SYNC_E4M3,
    MGPU__MMA_SYNC_E5M2,
    MGPU__MMA_SYNC_E3M2,
    MGPU__MMA_SYNC_E2M3,
    MGPU__MMA_SYNC_E2M1,
    MGPU__MMA_SYNC_S8,
    MGPU__MMA_SYNC_U8,
    MGPU__MMA_SYNC_S4,
    MGPU__MMA_SYNC_U4,
    MGPU__MMA_SYNC_B1
} mgpu__mma_sync_type;
/* `how` */
enum {
    MGPU__MMA_SYNC_XOR = 4,   /* of b1; else .and */
    MGPU__MMA_SYNC_ROUND = 4, /* of f64: this once .rz, twice .rm, three times .rp */
    MGPU__MMA_SYNC_D_F16 = 1, /* C and D are f16; else what A and B say */
    MGPU__MMA_SYNC_SATFINITE = 2
};
/* D[m][8] = A[m][k] x B[k][8] + C by a warp; the arrays are each lane's registers. */
MGPU__CALL void mgpu__emu_mma(uint32_t m, uint32_t k, mgpu__mma_sync_type a_type,
                              mgpu__mma_sync_type b_type, uint32_t how, void *d, const void *a,
                              const void *b, const void *c);
/* The same for m = 16 where half of A is stored. */
MGPU__CALL void mgpu__emu_mma_sp(uint32_t k, mgpu__mma_sync_type a_type,
                                 mgpu__mma_sync_type b_type, uint32_t how, void *d,
                                 const void *a, const void *b, const void *c, uint32_t meta,
                                 uint32_t selector);

/* ---- of sm_120 ------------------------------------------------------------------------------- */

/* `kind` */
enum {
    MGPU__MMA_KIND_F8F6F4 = 1,
    MGPU__MMA_KIND_MXF8F6F4,
    MGPU__MMA_KIND_MXF4,
    MGPU__MMA_KIND_MXF4NVF4
};
/* `how`, beside MGPU__MMA_SYNC_D_F16 */
enum {
    MGPU__MMA_SYNC_SP = 2,   /* mma.sp */
    MGPU__MMA_SYNC_UE4M3 = 4 /* scales; else ue8m0 */
};
/* D[16][8] = A[16][k] x B[k][8] + C by a warp; the arrays are each lane's registers. `meta` of mma.sp. */
MGPU__CALL void mgpu__emu_mma_f8f6f4(uint32_t kind, uint32_t k, mgpu__mma_sync_type a_type,
                                     mgpu__mma_sync_type b_type, uint32_t how, void *d,
                                     const void *a, const void *b, const void *c,
                                     uint32_t meta);
/* The same with `vec` scales along K. */
MGPU__CALL void mgpu__emu_mma_scaled(uint32_t kind, uint32_t k, uint32_t vec,
                                     mgpu__mma_sync_type a_type, mgpu__mma_sync_type b_type,
                                     uint32_t how, void *d, const void *a, const void *b,
                                     const void *c, uint32_t meta, uint32_t sfa,
                                     uint32_t byte_a, uint32_t thread_a, uint32_t sfb,
                                     uint32_t byte_b, uint32_t thread_b);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_MMA_H */
