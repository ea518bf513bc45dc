/* verify/tensor_products.h - what products of Blackwell's tensor core are given besides A and B in shared memory.
 * SPDX-License-Identifier: MIT
 */
#ifndef VERIFY_TENSOR_PRODUCTS_H
#define VERIFY_TENSOR_PRODUCTS_H

#include "tensor_core.h"

/* Columns from the address of D, which has 32 at most: A, where it is in tensor memory; metadata; scale factors of A and B. */
enum { A_COL = 32, META_COL = 40, SFA_COL = 48, SFB_COL = 56, SCALE_WORD = 4 };

/* Puts the four scale factors of a row into all copies. */
inline void
put_scales(words &cells, uint32_t col, uint32_t row, uint32_t four)
{
    for (uint32_t copy = 0; copy < 4; copy++) {
        const mgpu_tmem_slot at = mgpu_tmem_scale_slot(row, 0, SCALE_WORD, copy);
        cells[at.lane * COLS + col + at.col] = four;
    }
}

/* What the numbers of a type are drawn as: narrow ones are any bits. */
inline verify_type
drawn(mgpu_mma_type type)
{
    switch (type) {
    case MGPU_MMA_F16:
        return T_F16;
    case MGPU_MMA_BF16:
        return T_BF16;
    case MGPU_MMA_TF32:
        return T_TF32;
    case MGPU_MMA_E4M3:
        return T_E4M3;
    case MGPU_MMA_E5M2:
        return T_E5M2;
    default:
        return T_INT8;
    }
}

/* Bits that numbers of a type have in their bytes of tensor memory; the others are 0. */
inline uint32_t
in_bytes(mgpu_kind kind, mgpu_mma_type type)
{
    if (kind != MGPU_KIND_F8F6F4 && kind != MGPU_KIND_MXF8F6F4)
        return ~0u;
    return type == MGPU_MMA_E2M1                            ? 0x3c3c3c3cu
           : type == MGPU_MMA_E3M2 || type == MGPU_MMA_E2M3 ? 0x3f3f3f3fu
                                                            : ~0u;
}

/* Four scale factors: of ue8m0 about 1, of ue4m3 any that are no NaN. */
inline uint32_t
draw_scales(mgpu_mma_type scale, std::mt19937 &random)
{
    const uint32_t any = (uint32_t)random();
    return scale == MGPU_MMA_UE8M0 ? (any & 0x0f0f0f0fu) + 0x78787878u : (any & 0x77777777u);
}

/* Words into columns of all lanes, `count` in each. */
inline void
put_columns(words &cells, uint32_t col, uint32_t count, const words &from)
{
    for (uint32_t i = 0; i < from.size(); i++)
        cells[i / count * COLS + col + i % count] = from[i];
}

#endif /* VERIFY_TENSOR_PRODUCTS_H */
