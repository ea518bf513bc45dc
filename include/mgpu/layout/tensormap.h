/* mgpu/layout/tensormap.h - the numbers that tensormap.replace has for element types and swizzles.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_tensormap_replace_elemtype(map, mgpu_tensormap_elemtype(MGPU_DTYPE_BF16));        10
 *     mgpu_tensormap_replace_swizzle_mode(map, mgpu_tensormap_swizzle_mode(MGPU_SWIZZLE_64B));   2
 *
 * They are not those of the driver's CUtensorMapDataType, where bf16 is 9. Of a constant they are
 * constants, as those functions need them.
 */
#ifndef MGPU_LAYOUT_TENSORMAP_H
#define MGPU_LAYOUT_TENSORMAP_H

#include "../types.h"

/* What mgpu_tensormap_replace_elemtype() calls a type; 8-bit floats are bytes.
 *   dtype   one of the list; of packed ones ptx/tensormap_newer.h has functions
 *   returns 0 to 12; any other number gives 0xffffffff, which nothing accepts
 */
MGPU_INLINE uint32_t
mgpu_tensormap_elemtype(mgpu_dtype dtype)
{
    switch (dtype) {
    case MGPU_DTYPE_U8:
    case MGPU_DTYPE_S8:
    case MGPU_DTYPE_E4M3:
    case MGPU_DTYPE_E5M2:
        return 0;
    case MGPU_DTYPE_U16:
        return 1;
    case MGPU_DTYPE_U32:
        return 2;
    case MGPU_DTYPE_S32:
        return 3;
    case MGPU_DTYPE_U64:
        return 4;
    case MGPU_DTYPE_S64:
        return 5;
    case MGPU_DTYPE_F16:
        return 6;
    case MGPU_DTYPE_F32:
        return 7;
    case MGPU_DTYPE_F32_FTZ:
        return 8;
    case MGPU_DTYPE_F64:
        return 9;
    case MGPU_DTYPE_BF16:
        return 10;
    case MGPU_DTYPE_TF32:
        return 11;
    case MGPU_DTYPE_TF32_FTZ:
        return 12;
    case MGPU_DTYPE_B4X16: /* 13 to 15 are not of sm_90a: ptx/tensormap_newer.h */
    case MGPU_DTYPE_B4X16_P64:
    case MGPU_DTYPE_B6X16_P32:
        break;
    }
    return 0xffffffffu;
}

/* What mgpu_tensormap_replace_swizzle_mode() calls a swizzle.
 *   swizzle one of the list, with chunks of 16 bytes: the size of atoms is a field of its own, which
 *           mgpu_tensormap_replace_swizzle_atomicity() changes, and 96B has a function of its own
 *   returns 0 to 3; any other number gives 0xffffffff, which nothing accepts
 */
MGPU_INLINE uint32_t
mgpu_tensormap_swizzle_mode(mgpu_swizzle swizzle)
{
    switch (swizzle) {
    case MGPU_SWIZZLE_NONE:
        return 0;
    case MGPU_SWIZZLE_32B:
        return 1;
    case MGPU_SWIZZLE_64B:
        return 2;
    case MGPU_SWIZZLE_128B:
        return 3;
    case MGPU_SWIZZLE_96B:
    case MGPU_SWIZZLE_128B_ATOM_32B:
    case MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B:
    case MGPU_SWIZZLE_128B_ATOM_64B:
        break;
    }
    return 0xffffffffu;
}

#endif /* MGPU_LAYOUT_TENSORMAP_H */
