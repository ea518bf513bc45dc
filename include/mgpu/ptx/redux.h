/* mgpu/ptx/redux.h - one value from all lanes of a warp: sum, least, greatest, and, or, xor.
 * SPDX-License-Identifier: MIT
 *
 *     lane    0   1   2   3  ...          each lane of the mask brings a value and gets
 *     value   4   1   7   2  ...  -> sum  the same result
 *
 * Typical use, by a whole warp:
 *     total = mgpu_redux_sync_add_u32(value, 0xffffffff);
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: redux.sync".
 */
#ifndef MGPU_PTX_REDUX_H
#define MGPU_PTX_REDUX_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* The sum modulo 2^32 of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.add.u32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_add_u32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_ADD, mask, value));
#else
    asm volatile("redux.sync.add.u32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The sum modulo 2^32 of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.add.s32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE int32_t
mgpu_redux_sync_add_s32(int32_t value, uint32_t mask)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (int32_t)mgpu__emu_redux(MGPU__REDUX_ADD, mask, (uint32_t)value));
#else
    asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The smallest value of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.min.u32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_min_u32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_MIN_U32, mask, value));
#else
    asm volatile("redux.sync.min.u32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The smallest value of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.min.s32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE int32_t
mgpu_redux_sync_min_s32(int32_t value, uint32_t mask)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (int32_t)mgpu__emu_redux(MGPU__REDUX_MIN_S32, mask, (uint32_t)value));
#else
    asm volatile("redux.sync.min.s32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The largest value of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.max.u32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_max_u32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_MAX_U32, mask, value));
#else
    asm volatile("redux.sync.max.u32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The largest value of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.max.s32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE int32_t
mgpu_redux_sync_max_s32(int32_t value, uint32_t mask)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (int32_t)mgpu__emu_redux(MGPU__REDUX_MAX_S32, mask, (uint32_t)value));
#else
    asm volatile("redux.sync.max.s32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The bitwise and of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.and.b32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_and_b32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_AND, mask, value));
#else
    asm volatile("redux.sync.and.b32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The bitwise or of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.or.b32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_or_b32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_OR, mask, value));
#else
    asm volatile("redux.sync.or.b32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The bitwise exclusive or of `value` over the lanes of `mask`, in every one of them.
 *   ptx     redux.sync.xor.b32 r, value, mask;
 *   needs   PTX 7.0, sm_80
 *   by      the lanes of `mask`
 *   value   this lane's number
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE uint32_t
mgpu_redux_sync_xor_b32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux(MGPU__REDUX_XOR, mask, value));
#else
    asm volatile("redux.sync.xor.b32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_REDUX_H */
