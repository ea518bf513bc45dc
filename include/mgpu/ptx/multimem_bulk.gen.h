/* mgpu/ptx/multimem_bulk.gen.h - bulk copies and reductions to all GPUs of a multicast group.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/bulk_newer.py. The picture and the use are in multimem.h.
 *
 *     _relaxed    `how` is MGPU_RELAXED_CTA, _CLUSTER, _GPU or _SYS: the scope of each access
 *
 * The assembler of CUDA 13.1 and later. The model judges a strong copy as one without a scope.
 */
#ifndef MGPU_PTX_MULTIMEM_BULK_GEN_H
#define MGPU_PTX_MULTIMEM_BULK_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#include "bulk_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_bulk_store
#undef mgpu_multimem_bulk_store_relaxed
#undef mgpu_multimem_bulk_store_cp_mask
#undef mgpu_multimem_bulk_reduce_add_u32
#undef mgpu_multimem_bulk_reduce_add_s32
#undef mgpu_multimem_bulk_reduce_add_u64
#undef mgpu_multimem_bulk_reduce_add_f16
#undef mgpu_multimem_bulk_reduce_add_bf16
#undef mgpu_multimem_bulk_reduce_add_f32
#undef mgpu_multimem_bulk_reduce_add_f64
#undef mgpu_multimem_bulk_reduce_min_u32
#undef mgpu_multimem_bulk_reduce_min_s32
#undef mgpu_multimem_bulk_reduce_min_u64
#undef mgpu_multimem_bulk_reduce_min_s64
#undef mgpu_multimem_bulk_reduce_min_f16
#undef mgpu_multimem_bulk_reduce_min_bf16
#undef mgpu_multimem_bulk_reduce_max_u32
#undef mgpu_multimem_bulk_reduce_max_s32
#undef mgpu_multimem_bulk_reduce_max_u64
#undef mgpu_multimem_bulk_reduce_max_s64
#undef mgpu_multimem_bulk_reduce_max_f16
#undef mgpu_multimem_bulk_reduce_max_bf16
#undef mgpu_multimem_bulk_reduce_inc_u32
#undef mgpu_multimem_bulk_reduce_dec_u32
#undef mgpu_multimem_bulk_reduce_and_b32
#undef mgpu_multimem_bulk_reduce_and_b64
#undef mgpu_multimem_bulk_reduce_or_b32
#undef mgpu_multimem_bulk_reduce_or_b64
#undef mgpu_multimem_bulk_reduce_xor_b32
#undef mgpu_multimem_bulk_reduce_xor_b64
#undef mgpu_multimem_bulk_reduce_add_noftz_f32
#undef mgpu_multimem_bulk_reduce_relaxed_add_u32
#undef mgpu_multimem_bulk_reduce_relaxed_add_s32
#undef mgpu_multimem_bulk_reduce_relaxed_add_u64
#undef mgpu_multimem_bulk_reduce_relaxed_add_f16
#undef mgpu_multimem_bulk_reduce_relaxed_add_bf16
#undef mgpu_multimem_bulk_reduce_relaxed_add_f32
#undef mgpu_multimem_bulk_reduce_relaxed_add_f64
#undef mgpu_multimem_bulk_reduce_relaxed_min_u32
#undef mgpu_multimem_bulk_reduce_relaxed_min_s32
#undef mgpu_multimem_bulk_reduce_relaxed_min_u64
#undef mgpu_multimem_bulk_reduce_relaxed_min_s64
#undef mgpu_multimem_bulk_reduce_relaxed_min_f16
#undef mgpu_multimem_bulk_reduce_relaxed_min_bf16
#undef mgpu_multimem_bulk_reduce_relaxed_max_u32
#undef mgpu_multimem_bulk_reduce_relaxed_max_s32
#undef mgpu_multimem_bulk_reduce_relaxed_max_u64
#undef mgpu_multimem_bulk_reduce_relaxed_max_s64
#undef mgpu_multimem_bulk_reduce_relaxed_max_f16
#undef mgpu_multimem_bulk_reduce_relaxed_max_bf16
#undef mgpu_multimem_bulk_reduce_relaxed_inc_u32
#undef mgpu_multimem_bulk_reduce_relaxed_dec_u32
#undef mgpu_multimem_bulk_reduce_relaxed_and_b32
#undef mgpu_multimem_bulk_reduce_relaxed_and_b64
#undef mgpu_multimem_bulk_reduce_relaxed_or_b32
#undef mgpu_multimem_bulk_reduce_relaxed_or_b64
#undef mgpu_multimem_bulk_reduce_relaxed_xor_b32
#undef mgpu_multimem_bulk_reduce_relaxed_xor_b64
#undef mgpu_multimem_bulk_reduce_relaxed_add_noftz_f32

/* Copy `bytes` from shared memory to the memory of every GPU. What threads wrote at `src` needs
 * mgpu_fence_proxy_async_shared_cta() and a barrier first.
 *   ptx     multimem.cp.async.bulk.global.shared::cta.bulk_group [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_store(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* Copy `bytes` from shared memory to the memory of every GPU. Each 16 bytes are read and
 * written as a relaxed atomic of a scope does.
 *   ptx     multimem.cp.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.b128 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_store_relaxed(uint32_t how, void *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_STORE, 0,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.async.bulk", ".global.shared::cta.bulk_group.b128 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* Copy the bytes of a mask, of each 16, from shared memory to the memory of every GPU.
 *   ptx     multimem.cp.async.bulk.global.shared::cta.bulk_group.cp_mask [dst], [src], bytes, byte_mask;
 *   needs   PTX 9.1, sm_100
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   byte_mask  bit i: byte i of each 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_store_cp_mask(void *dst, uint32_t src, uint32_t bytes,
                                 uint16_t byte_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk_masked(dst, src, bytes, byte_mask));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.async.bulk.global.shared::cta.bulk_group.cp_mask "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "h"(byte_mask)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of u32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of s32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_S32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of u64. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f16; rounded to nearest even, subnormals
 * are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of bf16; rounded to nearest even, subnormals
 * are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_f32(float *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f64. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_f64(double *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of u32. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of s32. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_S32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of u64. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of s64. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_s64(int64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_S64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_F16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_min_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of u32. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of s32. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_s32(int32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_S32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of u64. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_u64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of s64. Each is one atomic step;
 * all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_s64(int64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_S64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_f16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_F16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_max_bf16(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = dst[i] >= shared[src + i] ? 0 : dst[i] + 1 on every GPU, elements of u32. Each is
 * one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.u32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_inc_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_INC, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.u32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] = dst[i] == 0 || dst[i] > shared[src + i] ? shared[src + i] : dst[i] - 1 on every GPU,
 * elements of u32. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.dec.u32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_dec_u32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_DEC, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.dec.u32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] &= shared[src + i] on every GPU, elements of b32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_and_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_AND, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] &= shared[src + i] on every GPU, elements of b64. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_and_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_AND, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.and.b64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] |= shared[src + i] on every GPU, elements of b32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_or_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_OR, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] |= shared[src + i] on every GPU, elements of b64. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_or_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_OR, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.or.b64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] ^= shared[src + i] on every GPU, elements of b32. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b32 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_xor_b32(uint32_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_XOR, MGPU_DTYPE_U32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] ^= shared[src + i] on every GPU, elements of b64. Each is one atomic step; all are
 * part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b64 [dst], [src], bytes;
 *   needs   PTX 9.1, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_xor_b64(uint64_t *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_XOR, MGPU_DTYPE_U64, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.b64 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f32; rounded to nearest even, subnormals
 * are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 [dst], [src], bytes;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_add_noftz_f32(float *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F32, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of u32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of s32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_s32(uint32_t how, int32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_S32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of u64. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f16; rounded to nearest even, subnormals
 * are kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk
 * group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_f16(uint32_t how, void *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of bf16; rounded to nearest even, subnormals
 * are kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk
 * group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_bf16(uint32_t how, void *dst, uint32_t src,
                                           uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_BF16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.f32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_f32(uint32_t how, float *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f64. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.f64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_f64(uint32_t how, double *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.f64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of u32. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of s32. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_s32(uint32_t how, int32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_S32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of u64. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of s64. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.s64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_s64(uint32_t how, int64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_S64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.s64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_f16(uint32_t how, void *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_F16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = min(dst[i], shared[src + i]) on every GPU, elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_min_bf16(uint32_t how, void *dst, uint32_t src,
                                           uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MIN, MGPU_DTYPE_BF16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of u32. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of s32. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_s32(uint32_t how, int32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_S32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of u64. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of s64. Each is one atomic step,
 * relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.s64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_s64(uint32_t how, int64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_S64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.s64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_f16(uint32_t how, void *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_F16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = max(dst[i], shared[src + i]) on every GPU, elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_max_bf16(uint32_t how, void *dst, uint32_t src,
                                           uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_MAX, MGPU_DTYPE_BF16,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = dst[i] >= shared[src + i] ? 0 : dst[i] + 1 on every GPU, elements of u32. Each is
 * one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.inc.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_inc_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_INC, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.inc.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] = dst[i] == 0 || dst[i] > shared[src + i] ? shared[src + i] : dst[i] - 1 on every GPU,
 * elements of u32. Each is one atomic step, relaxed and of a scope; all are part of the next
 * bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.dec.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_dec_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_DEC, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.dec.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] &= shared[src + i] on every GPU, elements of b32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.and.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_and_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_AND, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.and.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] &= shared[src + i] on every GPU, elements of b64. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.and.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_and_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_AND, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.and.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] |= shared[src + i] on every GPU, elements of b32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.or.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_or_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                         uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_OR, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.or.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] |= shared[src + i] on every GPU, elements of b64. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.or.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_or_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                         uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_OR, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.or.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] ^= shared[src + i] on every GPU, elements of b32. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.xor.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_xor_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_XOR, MGPU_DTYPE_U32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.xor.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] ^= shared[src + i] on every GPU, elements of b64. Each is one atomic step, relaxed and
 * of a scope; all are part of the next bulk group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.xor.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_xor_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                          uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_XOR, MGPU_DTYPE_U64,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.xor.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* dst[i] += shared[src + i] on every GPU, elements of f32; rounded to nearest even, subnormals
 * are kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk
 * group.
 *   ptx     multimem.cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.f32 [dst], [src], bytes;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     multicast address, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_multimem_bulk_reduce_relaxed_add_noftz_f32(uint32_t how, float *dst, uint32_t src,
                                                uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_bulk(dst, src, bytes, MGPU__TMA_ADD, MGPU_DTYPE_F32,
                                      mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "multimem.cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.f32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_BULK_GEN_H */
