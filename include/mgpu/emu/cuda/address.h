/* mgpu/emu/cuda/address.h - CUDA's words for address spaces in the model: what a pointer points at, and its number there.
 * SPDX-License-Identifier: MIT
 *
 *     __isShared(p)                  1: shared memory of this block
 *     __cvta_generic_to_shared(p)    its address there, what mgpu_smem_addr() says
 *
 * Global and local memory have the addresses of pointers. There is no __constant__ memory, and no words for it:
 * __isConstant() and the like are for a GPU. Part of the closed list of emu/cuda/words.h, which includes this.
 */
#ifndef MGPU_EMU_CUDA_ADDRESS_H
#define MGPU_EMU_CUDA_ADDRESS_H

#include "../../config.h"
#if MGPU_EMULATE
#include "../api.h"

#define MGPU__IS_SPACE(word, space)                                                            \
    MGPU_DEVICE unsigned int word(const void *p)                                               \
    {                                                                                          \
        unsigned int r;                                                                        \
        MGPU__EMU(r = mgpu__emu_isspacep(p, space));                                           \
        return r;                                                                              \
    }
MGPU__IS_SPACE(__isGlobal, MGPU__IS_GLOBAL)
MGPU__IS_SPACE(__isShared, MGPU__IS_SHARED)
MGPU__IS_SPACE(__isLocal, MGPU__IS_LOCAL)
MGPU__IS_SPACE(__isGridConstant, MGPU__IS_GRID_CONSTANT)
#undef MGPU__IS_SPACE

MGPU_DEVICE size_t
__cvta_generic_to_shared(const void *p)
{
    uint32_t r;
    MGPU__EMU(r = mgpu__emu_smem_addr(p));
    return r;
}

MGPU_DEVICE void *
__cvta_shared_to_generic(size_t address)
{
    void *r;
    MGPU__EMU(r = mgpu__emu_smem_ptr((uint32_t)address, 0));
    return r;
}

#define MGPU__CVTA(space)                                                                      \
    MGPU_DEVICE size_t __cvta_generic_to_##space(const void *p)                                \
    {                                                                                          \
        return (size_t)p;                                                                      \
    }                                                                                          \
    MGPU_DEVICE void *__cvta_##space##_to_generic(size_t address)                              \
    {                                                                                          \
        return (void *)address;                                                                \
    }
MGPU__CVTA(global)
MGPU__CVTA(local)
MGPU__CVTA(grid_constant)
#undef MGPU__CVTA

#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_CUDA_ADDRESS_H */
