/* mgpu/ptx/bulk_reduce.gen.h - reduce shared memory into global memory or a peer's, in bulk.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/bulk_reduce.py.
 *
 *     shared ---- reduce_<op>_<type> -----------------> global           completes in a bulk group
 *     shared ---- reduce_shared_cluster_<op>_<type> --> a peer's shared  completes on its mbarrier
 *
 * Typical use, a tile of partial sums that several CTAs add up:
 *
 *     ... all threads write smem ...
 *     mgpu_fence_proxy_async_shared_cta();                          all writers
 *     __syncthreads();
 *     if (one) {
 *         mgpu_bulk_reduce_add_f32(sum, smem, bytes);               sum is zero at first
 *         mgpu_bulk_commit_group();
 *         mgpu_bulk_wait_group_read(0);                             smem may be written again
 *     }
 *
 * Sums of floating-point numbers depend on the order in which CTAs come. bulk.h includes this header.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cp.reduce.async.bulk".
 */
#ifndef MGPU_PTX_BULK_REDUCE_GEN_H
#define MGPU_PTX_BULK_REDUCE_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* global[dst + i] += shared[src + i], elements of u32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of u32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_u32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of s32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of s32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.s32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_s32_hint(int32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.s32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of u64. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of u64, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_u64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f16; rounded to nearest even, subnormals are
 * kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f16, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f16_hint(void *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of bf16; rounded to nearest even, subnormals are
 * kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of bf16, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_bf16_hint(void *dst, uint32_t src, uint32_t bytes,
                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f32(float *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f32_hint(float *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f64. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f64(double *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f64, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_f64_hint(double *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u32. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u32, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_u32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s32. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s32, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_s32_hint(int32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u64. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u64, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_u64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s64. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_s64(int64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s64, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_s64_hint(int64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of f16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step; all are part of the
 * next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.f16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_f16_hint(void *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.f16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of bf16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step; all are part of the
 * next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_min_bf16_hint(void *dst, uint32_t src, uint32_t bytes,
                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.bf16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u32. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u32, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_u32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s32. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s32, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_s32_hint(int32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u64. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u64, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_u64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s64. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_s64(int64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s64, with an L2 policy.
 * Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_s64_hint(int64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of f16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step; all are part of the
 * next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.f16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_f16_hint(void *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.f16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of bf16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step; all are part of the
 * next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_max_bf16_hint(void *dst, uint32_t src, uint32_t bytes,
                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.bf16 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = global[dst + i] >= shared[src + i] ? 0 : global[dst + i] + 1, elements of
 * u32. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.u32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_inc_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.u32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = global[dst + i] >= shared[src + i] ? 0 : global[dst + i] + 1, elements of
 * u32, with an L2 policy. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.inc.u32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_inc_u32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.inc.u32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] = global[dst + i] == 0 || global[dst + i] > shared[src + i] ? shared[src + i]
 * : global[dst + i] - 1, elements of u32. Each is one atomic step; all are part of the next
 * bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.dec.u32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_dec_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.dec.u32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] = global[dst + i] == 0 || global[dst + i] > shared[src + i] ? shared[src + i]
 * : global[dst + i] - 1, elements of u32, with an L2 policy. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.dec.u32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_dec_u32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.dec.u32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] &= shared[src + i], elements of b32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_and_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] &= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.and.b32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_and_b32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.and.b32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] &= shared[src + i], elements of b64. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_and_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] &= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.and.b64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_and_b64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.and.b64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] |= shared[src + i], elements of b32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_or_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] |= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.or.b32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_or_b32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.or.b32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] |= shared[src + i], elements of b64. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_or_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] |= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.or.b64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_or_b64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.or.b64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b32. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b32 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_xor_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b32 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.xor.b32 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_xor_b32_hint(uint32_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.xor.b32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b64. Each is one atomic step; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b64 [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_xor_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b64 [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.xor.b64 [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_xor_b64_hint(uint64_t *dst, uint32_t src, uint32_t bytes,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.xor.b64 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of u32. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_add_u32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of s32. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_add_s32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of u64. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_add_u64(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = min(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * u32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_min_u32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = min(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * s32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_min_s32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = max(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * u32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_max_u32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = max(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * s32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_max_s32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = shared[dst + i] >= shared[src + i] ? 0 : shared[dst + i] + 1 in a CTA of
 * the cluster, elements of u32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_inc_u32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] = shared[dst + i] == 0 || shared[dst + i] > shared[src + i] ? shared[src + i]
 * : shared[dst + i] - 1 in a CTA of the cluster, elements of u32. Each is one atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.dec.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_dec_u32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.dec.u32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] &= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.and.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_and_b32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.and.b32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] |= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.or.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_or_b32(uint32_t dst, uint32_t src, uint32_t bytes,
                                       uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.or.b32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst + i] ^= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step.
 *   ptx     cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.xor.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_shared_cluster_xor_b32(uint32_t dst, uint32_t src, uint32_t bytes,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.xor.b32 "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_BULK_REDUCE_GEN_H */
