/* mgpu/ptx/bulk_mask.h - bulk stores that leave bytes out (Blackwell): a mask of each 16.
 * SPDX-License-Identifier: MIT
 *
 *     byte_mask 0x00f7      source  a b c d e f g h i j k l m n o p | q r s t u ...
 *                                   | | | . | | | | . . . . . . . . | | | | . |
 *                           global  a b c   e f g h                 | q r s   u ...
 *
 * Bit i: byte i of each 16 bytes is copied; the others in global memory stay as they are, and other threads may write
 * them. All else is as with mgpu_bulk_store() in bulk.h, groups and fences too. Not in mgpu.h: include this, or
 * mgpu/blackwell.h. No Blackwell has run them.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk" (.cp_mask).
 */
#ifndef MGPU_PTX_BULK_MASK_H
#define MGPU_PTX_BULK_MASK_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/tma.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_bulk_store_cp_mask
#undef mgpu_bulk_store_hint_cp_mask

/* Copy the bytes of a mask, of each 16, from shared memory to global memory.
 *   ptx     cp.async.bulk.global.shared::cta.bulk_group.cp_mask [dst], [src], bytes, byte_mask;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   byte_mask  bit i: byte i of each 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store_cp_mask(void *dst, uint32_t src, uint32_t bytes, uint16_t byte_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_store_masked(dst, src, bytes, byte_mask, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "h"(byte_mask)
                 : "memory");
#endif
}

/* The same, with an L2 policy.
 *   ptx     cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.cp_mask [dst], [src], bytes, policy, byte_mask;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   byte_mask  bit i: byte i of each 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store_hint_cp_mask(void *dst, uint32_t src, uint32_t bytes, uint64_t policy,
                             uint16_t byte_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_store_masked(dst, src, bytes, byte_mask, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.cp_mask "
                 "[%0], [%1], %2, %3, %4;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy), "h"(byte_mask)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_BULK_MASK_H */
