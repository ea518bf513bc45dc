/* mgpu/ptx/fabric.gen.h - copies to and from logical endpoints on the fabric.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/fabric.py. The picture and the use are in fabric.h.
 *
 * The model has no endpoints: it refuses all but the fences.
 */
#ifndef MGPU_PTX_FABRIC_GEN_H
#define MGPU_PTX_FABRIC_GEN_H

#include "../config.h"
#include "../types.h"
#include "rubin_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_fabric_try_get
#undef mgpu_fabric_try_put
#undef mgpu_fabric_try_put_counted_bytes
#undef mgpu_fabric_try_put_cp_mask
#undef mgpu_fabric_try_put_multimem
#undef mgpu_fabric_try_put_multimem_counted_bytes
#undef mgpu_fabric_try_put_multimem_cp_mask
#undef mgpu_fabric_try_get_hint
#undef mgpu_fabric_try_put_hint
#undef mgpu_fabric_try_put_counted_bytes_hint
#undef mgpu_fabric_try_put_multimem_hint
#undef mgpu_fabric_try_put_multimem_counted_bytes_hint
#undef mgpu_fabric_try_red_and_b32
#undef mgpu_fabric_try_red_and_b64
#undef mgpu_fabric_try_red_or_b32
#undef mgpu_fabric_try_red_or_b64
#undef mgpu_fabric_try_red_xor_b32
#undef mgpu_fabric_try_red_xor_b64
#undef mgpu_fabric_try_red_min_u32
#undef mgpu_fabric_try_red_min_s32
#undef mgpu_fabric_try_red_min_u64
#undef mgpu_fabric_try_red_min_s64
#undef mgpu_fabric_try_red_min_f16
#undef mgpu_fabric_try_red_min_bf16
#undef mgpu_fabric_try_red_max_u32
#undef mgpu_fabric_try_red_max_s32
#undef mgpu_fabric_try_red_max_u64
#undef mgpu_fabric_try_red_max_s64
#undef mgpu_fabric_try_red_max_f16
#undef mgpu_fabric_try_red_max_bf16
#undef mgpu_fabric_try_red_add_u32
#undef mgpu_fabric_try_red_add_u64
#undef mgpu_fabric_try_red_add_f16
#undef mgpu_fabric_try_red_add_bf16
#undef mgpu_fabric_try_red_add_f32
#undef mgpu_fabric_try_red_add_f64
#undef mgpu_fabric_try_red_multimem_and_b32
#undef mgpu_fabric_try_red_multimem_and_b64
#undef mgpu_fabric_try_red_multimem_or_b32
#undef mgpu_fabric_try_red_multimem_or_b64
#undef mgpu_fabric_try_red_multimem_xor_b32
#undef mgpu_fabric_try_red_multimem_xor_b64
#undef mgpu_fabric_try_red_multimem_min_u32
#undef mgpu_fabric_try_red_multimem_min_s32
#undef mgpu_fabric_try_red_multimem_min_u64
#undef mgpu_fabric_try_red_multimem_min_s64
#undef mgpu_fabric_try_red_multimem_min_f16
#undef mgpu_fabric_try_red_multimem_min_bf16
#undef mgpu_fabric_try_red_multimem_max_u32
#undef mgpu_fabric_try_red_multimem_max_s32
#undef mgpu_fabric_try_red_multimem_max_u64
#undef mgpu_fabric_try_red_multimem_max_s64
#undef mgpu_fabric_try_red_multimem_max_f16
#undef mgpu_fabric_try_red_multimem_max_bf16
#undef mgpu_fabric_try_red_multimem_add_u32
#undef mgpu_fabric_try_red_multimem_add_u64
#undef mgpu_fabric_try_red_multimem_add_f16
#undef mgpu_fabric_try_red_multimem_add_bf16
#undef mgpu_fabric_try_red_multimem_add_f32
#undef mgpu_fabric_try_red_multimem_add_f64
#undef mgpu_fabric_try_pullred_multimem_and_b32
#undef mgpu_fabric_try_pullred_multimem_and_b64
#undef mgpu_fabric_try_pullred_multimem_or_b32
#undef mgpu_fabric_try_pullred_multimem_or_b64
#undef mgpu_fabric_try_pullred_multimem_xor_b32
#undef mgpu_fabric_try_pullred_multimem_xor_b64
#undef mgpu_fabric_try_pullred_multimem_min_u32
#undef mgpu_fabric_try_pullred_multimem_min_s32
#undef mgpu_fabric_try_pullred_multimem_min_u64
#undef mgpu_fabric_try_pullred_multimem_min_s64
#undef mgpu_fabric_try_pullred_multimem_min_f16
#undef mgpu_fabric_try_pullred_multimem_min_bf16
#undef mgpu_fabric_try_pullred_multimem_min_e4m3
#undef mgpu_fabric_try_pullred_multimem_min_e5m2
#undef mgpu_fabric_try_pullred_multimem_max_u32
#undef mgpu_fabric_try_pullred_multimem_max_s32
#undef mgpu_fabric_try_pullred_multimem_max_u64
#undef mgpu_fabric_try_pullred_multimem_max_s64
#undef mgpu_fabric_try_pullred_multimem_max_f16
#undef mgpu_fabric_try_pullred_multimem_max_bf16
#undef mgpu_fabric_try_pullred_multimem_max_e4m3
#undef mgpu_fabric_try_pullred_multimem_max_e5m2
#undef mgpu_fabric_try_pullred_multimem_add_u32
#undef mgpu_fabric_try_pullred_multimem_add_u64
#undef mgpu_fabric_try_pullred_multimem_add_f32
#undef mgpu_fabric_try_pullred_multimem_add_f16
#undef mgpu_fabric_try_pullred_multimem_add_bf16
#undef mgpu_fabric_try_pullred_multimem_add_acc_f32_f16
#undef mgpu_fabric_try_pullred_multimem_add_acc_f32_bf16
#undef mgpu_fabric_try_pullred_multimem_add_acc_f32_e4m3
#undef mgpu_fabric_try_pullred_multimem_add_acc_f32_e5m2
#undef mgpu_fabric_try_pullred_multimem_add_acc_f16_e4m3
#undef mgpu_fabric_try_pullred_multimem_add_acc_f16_e5m2
#undef mgpu_fabric_try_atom_exch_b32
#undef mgpu_fabric_try_atom_exch_b64
#undef mgpu_fabric_try_atom_exch_b128
#undef mgpu_fabric_try_atom_cas_b32
#undef mgpu_fabric_try_atom_cas_b64
#undef mgpu_fabric_try_atom_cas_b128
#undef mgpu_fabric_try_atom_and_b32
#undef mgpu_fabric_try_atom_and_b64
#undef mgpu_fabric_try_atom_or_b32
#undef mgpu_fabric_try_atom_or_b64
#undef mgpu_fabric_try_atom_xor_b32
#undef mgpu_fabric_try_atom_xor_b64
#undef mgpu_fabric_try_atom_min_u32
#undef mgpu_fabric_try_atom_min_s32
#undef mgpu_fabric_try_atom_min_u64
#undef mgpu_fabric_try_atom_min_s64
#undef mgpu_fabric_try_atom_min_f16x2
#undef mgpu_fabric_try_atom_min_bf16x2
#undef mgpu_fabric_try_atom_max_u32
#undef mgpu_fabric_try_atom_max_s32
#undef mgpu_fabric_try_atom_max_u64
#undef mgpu_fabric_try_atom_max_s64
#undef mgpu_fabric_try_atom_max_f16x2
#undef mgpu_fabric_try_atom_max_bf16x2
#undef mgpu_fabric_try_atom_add_u32
#undef mgpu_fabric_try_atom_add_u64
#undef mgpu_fabric_try_atom_add_f32
#undef mgpu_fabric_try_atom_add_f64
#undef mgpu_fabric_try_atom_add_f16x2
#undef mgpu_fabric_try_atom_add_bf16x2
#undef mgpu_fabric_try_get_tensor_1d
#undef mgpu_fabric_try_get_tensor_1d_hint
#undef mgpu_fabric_try_get_tensor_2d
#undef mgpu_fabric_try_get_tensor_2d_hint
#undef mgpu_fabric_try_get_tensor_3d
#undef mgpu_fabric_try_get_tensor_3d_hint
#undef mgpu_fabric_try_get_tensor_4d
#undef mgpu_fabric_try_get_tensor_4d_hint
#undef mgpu_fabric_try_get_tensor_5d
#undef mgpu_fabric_try_get_tensor_5d_hint
#undef mgpu_fabric_try_get_tensor_1d_global_dim
#undef mgpu_fabric_try_get_tensor_1d_global_dim_hint
#undef mgpu_fabric_try_get_tensor_2d_global_dim_stride
#undef mgpu_fabric_try_get_tensor_2d_global_dim_stride_hint
#undef mgpu_fabric_try_get_tensor_3d_global_dim_stride
#undef mgpu_fabric_try_get_tensor_3d_global_dim_stride_hint
#undef mgpu_fabric_try_get_tensor_4d_global_dim_stride
#undef mgpu_fabric_try_get_tensor_4d_global_dim_stride_hint
#undef mgpu_fabric_try_get_tensor_5d_global_dim_stride
#undef mgpu_fabric_try_get_tensor_5d_global_dim_stride_hint
#undef mgpu_createpolicy_range_fabric_l2_evict_first
#undef mgpu_createpolicy_range_fabric_l2_evict_last
#undef mgpu_createpolicy_range_fabric_l2_evict_last_l2_evict_first
#undef mgpu_createpolicy_range_fabric_l2_evict_normal
#undef mgpu_createpolicy_range_fabric_l2_evict_normal_l2_evict_first
#undef mgpu_createpolicy_range_fabric_l2_evict_unchanged
#undef mgpu_fabric_wait_sync_restrict_read
#undef mgpu_fabric_submit
#undef mgpu_fabric_submit_op_restrict_fetching
#undef mgpu_fabric_submit_commit_group
#undef mgpu_fabric_wait_sync_restrict_reads
#undef mgpu_fence_proxy_generic_fabric_alias_acquire_sys
#undef mgpu_fence_proxy_generic_fabric_alias_release_sys
#undef mgpu_fence_proxy_fabric_generic_alias_acquire_sys
#undef mgpu_fence_proxy_fabric_generic_alias_release_sys
#undef mgpu_fence_proxy_fabric_fabric_alias_acquire_sys
#undef mgpu_fence_proxy_fabric_fabric_alias_release_sys

/* Copy `bytes` of a logical endpoint into shared memory of this CTA.
 *   ptx     fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.b128 [dst], [endpoint, offset], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get(uint32_t dst, uint32_t endpoint, uint64_t offset, uint32_t bytes,
                    uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get"));
#else
    asm volatile("fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.b128 "
                 "[%0], [%1, %2], %3, [%4];"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to a logical endpoint.
 *   ptx     fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                    uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put"));
#else
    asm volatile("fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to a logical endpoint, where a counter grows by them.
 *   ptx     fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.relaxed.sys.b128 [endpoint, offset, counter], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   counter of 8 bytes that count them there, a multiple of 256
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_counted_bytes(uint32_t endpoint, uint64_t offset, uint64_t counter,
                                  uint32_t src, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)counter;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_counted_bytes"));
#else
    asm volatile("fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.relaxed.sys.b128 "
                 "[%0, %1, %2], [%3], %4, [%5];"
                 :
                 : "r"(endpoint), "l"(offset), "l"(counter), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy some bytes of each 16 of shared memory to a logical endpoint.
 *   ptx     fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.cp_mask.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar], byte_mask;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   byte_mask  bit i: byte i of each 16 is written
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_cp_mask(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar, uint16_t byte_mask)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)byte_mask;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_cp_mask"));
#else
    asm volatile("fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.cp_mask.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4], %5;"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar), "h"(byte_mask)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to all members of a multicast endpoint.
 *   ptx     fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_multimem(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                             uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_multimem"));
#else
    asm volatile("fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to all members of a multicast endpoint, where a counter grows
 * by them.
 *   ptx     fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.relaxed.sys.b128 [endpoint, offset, counter], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   counter of 8 bytes that count them there, a multiple of 256
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_multimem_counted_bytes(uint32_t endpoint, uint64_t offset, uint64_t counter,
                                           uint32_t src, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)counter;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_multimem_counted_bytes"));
#else
    asm volatile("fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.relaxed.sys.b128 "
                 "[%0, %1, %2], [%3], %4, [%5];"
                 :
                 : "r"(endpoint), "l"(offset), "l"(counter), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy some bytes of each 16 of shared memory to all members of a multicast endpoint.
 *   ptx     fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.cp_mask.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar], byte_mask;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   byte_mask  bit i: byte i of each 16 is written
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_multimem_cp_mask(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar, uint16_t byte_mask)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)byte_mask;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_multimem_cp_mask"));
#else
    asm volatile("fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.cp_mask.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4], %5;"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar), "h"(byte_mask)
                 : "memory");
#endif
}

/* Copy `bytes` of a logical endpoint into shared memory of this CTA.
 *   ptx     fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 [dst], [endpoint, offset], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_hint(uint32_t dst, uint32_t endpoint, uint64_t offset, uint32_t bytes,
                         uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_hint"));
#else
    asm volatile("fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 "
                 "[%0], [%1, %2], %3, [%4], %5;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to a logical endpoint.
 *   ptx     fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_hint(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                         uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_hint"));
#else
    asm volatile("fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4], %5;"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to a logical endpoint, where a counter grows by them.
 *   ptx     fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.L2::cache_hint.relaxed.sys.b128 [endpoint, offset, counter], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   counter of 8 bytes that count them there, a multiple of 256
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_counted_bytes_hint(uint32_t endpoint, uint64_t offset, uint64_t counter,
                                       uint32_t src, uint32_t bytes, uint32_t bar,
                                       uint64_t policy)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)counter;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_counted_bytes_hint"));
#else
    asm volatile("fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.L2::cache_hint.relaxed.sys.b128 "
                 "[%0, %1, %2], [%3], %4, [%5], %6;"
                 :
                 : "r"(endpoint), "l"(offset), "l"(counter), "r"(src), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to all members of a multicast endpoint.
 *   ptx     fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 [endpoint, offset], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_multimem_hint(uint32_t endpoint, uint64_t offset, uint32_t src,
                                  uint32_t bytes, uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_multimem_hint"));
#else
    asm volatile("fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.L2::cache_hint.relaxed.sys.b128 "
                 "[%0, %1], [%2], %3, [%4], %5;"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` of shared memory to all members of a multicast endpoint, where a counter grows
 * by them.
 *   ptx     fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.L2::cache_hint.relaxed.sys.b128 [endpoint, offset, counter], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   counter of 8 bytes that count them there, a multiple of 256
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_put_multimem_counted_bytes_hint(uint32_t endpoint, uint64_t offset,
                                                uint64_t counter, uint32_t src, uint32_t bytes,
                                                uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)counter;
    (void)src;
    (void)bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_put_multimem_counted_bytes_hint"));
#else
    asm volatile("fabric.try_put.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.counted::bytes.L2::cache_hint.relaxed.sys.b128 "
                 "[%0, %1, %2], [%3], %4, [%5], %6;"
                 :
                 : "r"(endpoint), "l"(offset), "l"(counter), "r"(src), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: and.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_and_b32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_and_b32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: and.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_and_b64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_and_b64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: or.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_or_b32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                           uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_or_b32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: or.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_or_b64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                           uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_or_b64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: xor.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_xor_b32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_xor_b32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: xor.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_xor_b64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_xor_b64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_u32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_u32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_s32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_s32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_u64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_u64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_s64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_s64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_f16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_f16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: min.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_min_bf16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                             uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_min_bf16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_u32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_u32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_s32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_s32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_u64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_u64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_s64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_s64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_f16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_f16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: max.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_max_bf16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                             uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_max_bf16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_u32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_u32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_u64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_u64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_f16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_f16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_bf16(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                             uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_bf16"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_f32(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_f32"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into a logical endpoint: add.
 *   ptx     fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_add_f64(uint32_t endpoint, uint64_t offset, uint32_t src, uint32_t bytes,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_add_f64"));
#else
    asm volatile("fabric.try_red.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: and.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_and_b32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_and_b32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: and.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_and_b64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_and_b64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: or.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_or_b32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                    uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_or_b32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: or.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_or_b64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                    uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_or_b64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: xor.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_xor_b32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_xor_b32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: xor.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_xor_b64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_xor_b64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_u32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_u32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_s32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_s32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_u64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_u64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_s64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_s64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_f16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_f16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: min.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_min_bf16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                      uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_min_bf16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_u32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_u32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_s32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_s32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_u64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_u64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_s64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_s64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_f16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_f16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: max.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_max_bf16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                      uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_max_bf16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_u32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_u32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_u64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_u64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_f16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_f16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_bf16(uint32_t endpoint, uint64_t offset, uint32_t src,
                                      uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_bf16"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_f32(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_f32"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of shared memory into all members of a multicast endpoint: add.
 *   ptx     fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 [endpoint, offset], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets a sixteenth of `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_red_multimem_add_f64(uint32_t endpoint, uint64_t offset, uint32_t src,
                                     uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)src;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_red_multimem_add_f64"));
#else
    asm volatile("fabric.try_red.async.multimem.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 "
                 "[%0, %1], [%2], %3, [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: and.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.and.b32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_and_b32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_and_b32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.and.b32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: and.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.and.b64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_and_b64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_and_b64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.and.b64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: or.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.or.b32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_or_b32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                        uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_or_b32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.or.b32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: or.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.or.b64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_or_b64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                        uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_or_b64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.or.b64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: xor.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.xor.b32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_xor_b32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_xor_b32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.xor.b32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: xor.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.xor.b64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_xor_b64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_xor_b64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.xor.b64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.u32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_u32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_u32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.u32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.s32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_s32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_s32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.s32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.u64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_u64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_u64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.u64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.s64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_s64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_s64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.s64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.f16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_f16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_f16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.f16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.bf16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_bf16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_bf16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.bf16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.e4m3.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_e4m3(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_e4m3"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.e4m3.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: min.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.e5m2.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_min_e5m2(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_min_e5m2"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.min.e5m2.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.u32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_u32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_u32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.u32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.s32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_s32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_s32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.s32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.u64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_u64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_u64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.u64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.s64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_s64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_s64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.s64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.f16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_f16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_f16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.f16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.bf16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_bf16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_bf16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.bf16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.e4m3.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_e4m3(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_e4m3"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.e4m3.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: max.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.e5m2.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_max_e5m2(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_max_e5m2"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.max.e5m2.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.u32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_u32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_u32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.u32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.u64.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_u64(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_u64"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.u64.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.f32.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_f32(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_f32"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.f32.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.f16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_f16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                         uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_f16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.f16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.bf16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_bf16(uint32_t dst, uint32_t endpoint, uint64_t offset,
                                          uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_bf16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.bf16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f32.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.f16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f32_f16(uint32_t dst, uint32_t endpoint,
                                                 uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f32_f16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.f16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f32.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.bf16.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f32_bf16(uint32_t dst, uint32_t endpoint,
                                                  uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f32_bf16"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.bf16.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f32.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.e4m3.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f32_e4m3(uint32_t dst, uint32_t endpoint,
                                                  uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f32_e4m3"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.e4m3.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f32.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.e5m2.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f32_e5m2(uint32_t dst, uint32_t endpoint,
                                                  uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f32_e5m2"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f32.e5m2.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f16.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f16.e4m3.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f16_e4m3(uint32_t dst, uint32_t endpoint,
                                                  uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f16_e4m3"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f16.e4m3.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Reduce elements of all members of a multicast endpoint into shared memory of this CTA: add,
 * summed in f16.
 *   ptx     fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f16.e5m2.sync [dst], [endpoint, offset], bytes, [bar], 0xffffffff;
 *   needs   PTX 9.3, sm_100f, sm_110f, sm_120f
 *   by      one warp, converged: all of its lanes
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA, of layout v1; gets `bytes` of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_pullred_multimem_add_acc_f16_e5m2(uint32_t dst, uint32_t endpoint,
                                                  uint64_t offset, uint32_t bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)endpoint;
    (void)offset;
    (void)bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_pullred_multimem_add_acc_f16_e5m2"));
#else
    asm volatile("fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.add.acc::f16.e5m2.sync "
                 "[%0], [%1, %2], %3, [%4], 0xffffffff;"
                 :
                 : "r"(dst), "r"(endpoint), "l"(offset), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, exch; the value before comes into shared memory
 * of this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_exch_b32(uint32_t endpoint, uint64_t offset, uint32_t old,
                              uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_exch_b32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, exch; the value before comes into shared memory
 * of this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_exch_b64(uint32_t endpoint, uint64_t offset, uint32_t old,
                              uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_exch_b64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, exch; the value before comes into shared memory
 * of this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b128 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_exch_b128(uint32_t endpoint, uint64_t offset, uint32_t old,
                               uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_exch_b128"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.exch.b128 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, cas; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_cas_b32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_cas_b32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, cas; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_cas_b64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_cas_b64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, cas; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b128 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_cas_b128(uint32_t endpoint, uint64_t offset, uint32_t old,
                              uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_cas_b128"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.cas.b128 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, and; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_and_b32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_and_b32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, and; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_and_b64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_and_b64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.and.b64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, or; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_or_b32(uint32_t endpoint, uint64_t offset, uint32_t old, uint32_t operands,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_or_b32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, or; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_or_b64(uint32_t endpoint, uint64_t offset, uint32_t old, uint32_t operands,
                            uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_or_b64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.or.b64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, xor; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_xor_b32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_xor_b32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, xor; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_xor_b64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_xor_b64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.xor.b64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_u32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_u32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_s32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_s32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_u64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_u64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.u64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_s64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_s64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.s64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_f16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                               uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_f16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.f16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, min; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_min_bf16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                                uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_min_bf16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.min.bf16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_u32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_u32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_s32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_s32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_u64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_u64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.u64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_s64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_s64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.s64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_f16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                               uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_f16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.f16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, max; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_max_bf16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                                uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_max_bf16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.max.bf16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_u32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_u32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_u64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_u64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.u64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_f32(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_f32"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f32 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_f64(uint32_t endpoint, uint64_t offset, uint32_t old,
                             uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_f64"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f64 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_f16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                               uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_f16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.f16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* One atomic operation at a logical endpoint, add; the value before comes into shared memory of
 * this CTA.
 *   ptx     fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16x2 [endpoint, offset], [old], [operands], [bar];
 *   needs   PTX 9.4, sm_100
 *   by      one thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start, a multiple of 16
 *   old     shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16
 *   operands  shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also
 *             what is compared
 *   bar     mbarrier of this CTA, of layout v1; gets 1 of complete_tx
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_atom_add_bf16x2(uint32_t endpoint, uint64_t offset, uint32_t old,
                                uint32_t operands, uint32_t bar)
{
#if MGPU_EMULATE
    (void)endpoint;
    (void)offset;
    (void)old;
    (void)operands;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_atom_add_bf16x2"));
#else
    asm volatile("fabric.try_atom.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.add.bf16x2 "
                 "[%0, %1], [%2], [%3], [%4];"
                 :
                 : "r"(endpoint), "l"(offset), "r"(old), "r"(operands), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) of a tensor that lies at a logical endpoint into shared memory of this
 * CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 1 dimension, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0      first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_1d(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                              uint64_t offset, int32_t c0, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_1d"));
#else
    asm volatile("fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) of a tensor that lies at a logical endpoint into shared memory of this
 * CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 1 dimension, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0      first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_1d_hint(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                                   uint64_t offset, int32_t c0, uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_1d_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) of a tensor that lies at a logical endpoint into shared memory of
 * this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 2 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c1  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_2d(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                              uint64_t offset, int32_t c0, int32_t c1, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_2d"));
#else
    asm volatile("fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) of a tensor that lies at a logical endpoint into shared memory of
 * this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 2 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c1  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_2d_hint(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                                   uint64_t offset, int32_t c0, int32_t c1, uint32_t bar,
                                   uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_2d_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) of a tensor that lies at a logical endpoint into shared memory
 * of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 3 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c2  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_3d(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                              uint64_t offset, int32_t c0, int32_t c1, int32_t c2, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_3d"));
#else
    asm volatile("fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) of a tensor that lies at a logical endpoint into shared memory
 * of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 3 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c2  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_3d_hint(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                                   uint64_t offset, int32_t c0, int32_t c1, int32_t c2,
                                   uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_3d_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) of a tensor that lies at a logical endpoint into shared
 * memory of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 4 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c3  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_4d(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                              uint64_t offset, int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                              uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)c3;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_4d"));
#else
    asm volatile("fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7}], [%8];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) of a tensor that lies at a logical endpoint into shared
 * memory of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 4 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c3  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_4d_hint(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                                   uint64_t offset, int32_t c0, int32_t c1, int32_t c2,
                                   int32_t c3, uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)c3;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_4d_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) of a tensor that lies at a logical endpoint into shared
 * memory of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 5 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c4  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_5d(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                              uint64_t offset, int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                              int32_t c4, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)c3;
    (void)c4;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_5d"));
#else
    asm volatile("fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7, %8}], [%9];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) of a tensor that lies at a logical endpoint into shared
 * memory of this CTA; its shape is the map's.
 *   ptx     fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 [dst], [map, endpoint, offset, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 5 dimensions, in the kernel's arguments or in global memory; its
 *           address counts for nothing
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   c0..c4  first element of the box; c0 is innermost
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_5d_hint(uint32_t dst, const mgpu_tensor_map *map, uint32_t endpoint,
                                   uint64_t offset, int32_t c0, int32_t c1, int32_t c2,
                                   int32_t c3, int32_t c4, uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)c0;
    (void)c1;
    (void)c2;
    (void)c3;
    (void)c4;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_5d_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7, %8}], [%9], %10;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0}, {0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 1 dimension, in the kernel's arguments or in global memory: its type,
 *           box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_1d_global_dim(uint32_t dst, const mgpu_tensor_map *map,
                                         uint32_t endpoint, uint64_t offset, uint16_t dim0,
                                         uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_1d_global_dim"));
#else
    asm volatile("fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4}, {0}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "r"(bar)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0}, {0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 1 dimension, in the kernel's arguments or in global memory: its type,
 *           box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_1d_global_dim_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              uint32_t endpoint, uint64_t offset, uint16_t dim0,
                                              uint32_t bar, uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_1d_global_dim_hint"));
#else
    asm volatile("fabric.try_get.async.tensor.1d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4}, {0}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 2 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_2d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                uint32_t endpoint, uint64_t offset,
                                                uint16_t dim0, uint16_t dim1,
                                                uint64_t stride1_bytes, uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)stride1_bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_2d_global_dim_stride"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5}, {%6}, %7, {0, 0}], [%8];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 2 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_2d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                     uint32_t endpoint, uint64_t offset,
                                                     uint16_t dim0, uint16_t dim1,
                                                     uint64_t stride1_bytes, uint32_t bar,
                                                     uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)stride1_bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_2d_global_dim_stride_hint"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("fabric.try_get.async.tensor.2d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5}, {%6}, %7, {0, 0}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 3 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_3d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                uint32_t endpoint, uint64_t offset,
                                                uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                                uint64_t stride1_bytes, uint64_t stride2_bytes,
                                                uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_3d_global_dim_stride"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6}, {%7, %8}, %9, {0, 0, 0}], [%10];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 3 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_3d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                     uint32_t endpoint, uint64_t offset,
                                                     uint16_t dim0, uint16_t dim1,
                                                     uint16_t dim2, uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes, uint32_t bar,
                                                     uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_3d_global_dim_stride_hint"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("fabric.try_get.async.tensor.3d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6}, {%7, %8}, %9, {0, 0, 0}], [%10], %11;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 4 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_4d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                uint32_t endpoint, uint64_t offset,
                                                uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                                uint16_t dim3, uint64_t stride1_bytes,
                                                uint64_t stride2_bytes, uint64_t stride3_bytes,
                                                uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)dim3;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)stride3_bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_4d_global_dim_stride"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7}, {%8, %9, %10}, %11, {0, 0, 0, 0}], [%12];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 4 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_4d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                     uint32_t endpoint, uint64_t offset,
                                                     uint16_t dim0, uint16_t dim1,
                                                     uint16_t dim2, uint16_t dim3,
                                                     uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes,
                                                     uint64_t stride3_bytes, uint32_t bar,
                                                     uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)dim3;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)stride3_bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_4d_global_dim_stride_hint"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("fabric.try_get.async.tensor.4d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7}, {%8, %9, %10}, %11, {0, 0, 0, 0}], [%12], %13;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 5 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_5d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                uint32_t endpoint, uint64_t offset,
                                                uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                                uint16_t dim3, uint16_t dim4,
                                                uint64_t stride1_bytes, uint64_t stride2_bytes,
                                                uint64_t stride3_bytes, uint64_t stride4_bytes,
                                                uint32_t bar)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)dim3;
    (void)dim4;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)stride3_bytes;
    (void)stride4_bytes;
    (void)bar;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_5d_global_dim_stride"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7, %8}, {%9, %10, %11, %12}, %13, {0, 0, 0, 0, 0}], [%14];"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its
 * sizes and strides are the operands', and the box begins at its first element.
 *   ptx     fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 [dst], [map, endpoint, offset, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned
 *   map     tensor map of 5 dimensions, in the kernel's arguments or in global memory: its
 *           type, box and swizzle count
 *   endpoint  the number of a logical endpoint
 *   offset  of the tensor behind its start
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier of this CTA, of layout v1; gets the bytes of the box
 *   policy  L2 policy from createpolicy
 *   done    mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name
 *           tells whether it worked
 */
MGPU_DEVICE void
mgpu_fabric_try_get_tensor_5d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                     uint32_t endpoint, uint64_t offset,
                                                     uint16_t dim0, uint16_t dim1,
                                                     uint16_t dim2, uint16_t dim3,
                                                     uint16_t dim4, uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes,
                                                     uint64_t stride3_bytes,
                                                     uint64_t stride4_bytes, uint32_t bar,
                                                     uint64_t policy)
{
#if MGPU_EMULATE
    (void)dst;
    (void)map;
    (void)endpoint;
    (void)offset;
    (void)dim0;
    (void)dim1;
    (void)dim2;
    (void)dim3;
    (void)dim4;
    (void)stride1_bytes;
    (void)stride2_bytes;
    (void)stride3_bytes;
    (void)stride4_bytes;
    (void)bar;
    (void)policy;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_try_get_tensor_5d_global_dim_stride_hint"));
#else
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("fabric.try_get.async.tensor.5d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric.L2::cache_hint.override::global_address.override::global_dim_stride.relaxed.sys.b128 "
                 "[%0], [%1, %2, %3, {%4, %5, %6, %7, %8}, {%9, %10, %11, %12}, %13, {0, 0, 0, 0, 0}], [%14], %15;"
                 :
                 : "r"(dst), "l"(map), "r"(endpoint), "l"(offset), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint is evicted
 * first, for data that is read once.
 *   ptx     createpolicy.range.fabric.L2::evict_first.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_first(uint32_t endpoint, uint64_t offset,
                                              uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_first"));
#else
    asm("createpolicy.range.fabric.L2::evict_first.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint is evicted
 * last, for data that many will read again, such as weights.
 *   ptx     createpolicy.range.fabric.L2::evict_last.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_last(uint32_t endpoint, uint64_t offset,
                                             uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_last"));
#else
    asm("createpolicy.range.fabric.L2::evict_last.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint is evicted
 * last, for data that many will read again, such as weights; of the rest first.
 *   ptx     createpolicy.range.fabric.L2::evict_last.L2::evict_first.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_last_l2_evict_first(uint32_t endpoint, uint64_t offset,
                                                            uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_last_l2_evict_first"));
#else
    asm("createpolicy.range.fabric.L2::evict_last.L2::evict_first.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint is treated
 * as usual.
 *   ptx     createpolicy.range.fabric.L2::evict_normal.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_normal(uint32_t endpoint, uint64_t offset,
                                               uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_normal"));
#else
    asm("createpolicy.range.fabric.L2::evict_normal.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint is treated
 * as usual; of the rest first.
 *   ptx     createpolicy.range.fabric.L2::evict_normal.L2::evict_first.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_normal_l2_evict_first(uint32_t endpoint,
                                                              uint64_t offset, uint32_t primary,
                                                              uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_normal_l2_evict_first"));
#else
    asm("createpolicy.range.fabric.L2::evict_normal.L2::evict_first.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint keeps its
 * place in the order of eviction.
 *   ptx     createpolicy.range.fabric.L2::evict_unchanged.b64 policy, [endpoint, offset], primary, total;
 *   needs   PTX 9.4, sm_100
 *   by      any thread
 *   endpoint  the number of a logical endpoint
 *   offset  of the bytes behind its start
 *   primary bytes, 0 to total
 *   total   bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them
 *   returns a policy for `_hint` forms of the fabric
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_fabric_l2_evict_unchanged(uint32_t endpoint, uint64_t offset,
                                                  uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    (void)endpoint, (void)offset, (void)primary, (void)total;
    policy = 0;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_createpolicy_range_fabric_l2_evict_unchanged"));
#else
    asm("createpolicy.range.fabric.L2::evict_unchanged.b64 %0, [%1, %2], %3, %4;"
        : "=l"(policy)
        : "r"(endpoint), "l"(offset), "r"(primary), "r"(total));
#endif
    return policy;
}

/* Wait until shared memory that this thread's groups read may be written again, but for at most
 * `n` of them: the newest.
 *   ptx     fabric.wait.sync_restrict::read n;
 *   needs   PTX 9.5, sm_100
 *   by      the thread that submitted them, with mgpu_fabric_submit_commit_group()
 *   n       a constant, 0 to 7; with another n the file does not assemble
 */
MGPU_DEVICE void
mgpu_fabric_wait_sync_restrict_read(uint32_t n)
{
#if MGPU_EMULATE
    (void)n;
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_wait_sync_restrict_read"));
#else
    switch (n) {
    case 0:
        asm volatile("fabric.wait.sync_restrict::read 0;" : : : "memory");
        break;
    case 1:
        asm volatile("fabric.wait.sync_restrict::read 1;" : : : "memory");
        break;
    case 2:
        asm volatile("fabric.wait.sync_restrict::read 2;" : : : "memory");
        break;
    case 3:
        asm volatile("fabric.wait.sync_restrict::read 3;" : : : "memory");
        break;
    case 4:
        asm volatile("fabric.wait.sync_restrict::read 4;" : : : "memory");
        break;
    case 5:
        asm volatile("fabric.wait.sync_restrict::read 5;" : : : "memory");
        break;
    case 6:
        asm volatile("fabric.wait.sync_restrict::read 6;" : : : "memory");
        break;
    case 7:
        asm volatile("fabric.wait.sync_restrict::read 7;" : : : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: fabric wait n must be a constant 0..7");
    }
#endif
}

/* Submit what this thread has issued: before that no phase which counts it ends.
 *   ptx     fabric.submit;
 *   needs   PTX 9.3, sm_100
 *   by      the thread that issued them
 */
MGPU_DEVICE void
mgpu_fabric_submit(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_submit"));
#else
    asm volatile("fabric.submit;" : : : "memory");
#endif
}

/* Submit what this thread has issued that fetches: try_get.
 *   ptx     fabric.submit.op_restrict::fetching;
 *   needs   PTX 9.3, sm_100
 *   by      the thread that issued them
 */
MGPU_DEVICE void
mgpu_fabric_submit_op_restrict_fetching(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_submit_op_restrict_fetching"));
#else
    asm volatile("fabric.submit.op_restrict::fetching;" : : : "memory");
#endif
}

/* Submit what this thread has issued, as one group, and wait for nothing. Only its name says
 * so: no manual of PTX 9.5 was at hand.
 *   ptx     fabric.submit.commit_group;
 *   needs   PTX 9.5, sm_100
 *   by      the thread that issued them
 */
MGPU_DEVICE void
mgpu_fabric_submit_commit_group(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_submit_commit_group"));
#else
    asm volatile("fabric.submit.commit_group;" : : : "memory");
#endif
}

/* Wait until shared memory that this thread's copies read may be written again.
 *   ptx     fabric.wait.sync_restrict::reads;
 *   needs   PTX 9.3, sm_100
 *   by      the thread that issued them
 */
MGPU_DEVICE void
mgpu_fabric_wait_sync_restrict_reads(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_no_fabric("mgpu_fabric_wait_sync_restrict_reads"));
#else
    asm volatile("fabric.wait.sync_restrict::reads;" : : : "memory");
#endif
}

/* Order what the fabric wrote, for threads: the acquire half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.generic::fabric.alias.acquire.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_generic_fabric_alias_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_generic_fabric_alias_acquire_sys", "sm_100"));
#else
    asm volatile("fence.proxy.generic::fabric.alias.acquire.sys;" : : : "memory");
#endif
}

/* Order what the fabric wrote, for threads: the release half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.generic::fabric.alias.release.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_generic_fabric_alias_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_generic_fabric_alias_release_sys", "sm_100"));
#else
    asm volatile("fence.proxy.generic::fabric.alias.release.sys;" : : : "memory");
#endif
}

/* Order what threads wrote, for the fabric: the acquire half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.fabric::generic.alias.acquire.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_fabric_generic_alias_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_fabric_generic_alias_acquire_sys", "sm_100"));
#else
    asm volatile("fence.proxy.fabric::generic.alias.acquire.sys;" : : : "memory");
#endif
}

/* Order what threads wrote, for the fabric: the release half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.fabric::generic.alias.release.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_fabric_generic_alias_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_fabric_generic_alias_release_sys", "sm_100"));
#else
    asm volatile("fence.proxy.fabric::generic.alias.release.sys;" : : : "memory");
#endif
}

/* Order what the fabric wrote, for the fabric: the acquire half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.fabric::fabric.alias.acquire.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_fabric_fabric_alias_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_fabric_fabric_alias_acquire_sys", "sm_100"));
#else
    asm volatile("fence.proxy.fabric::fabric.alias.acquire.sys;" : : : "memory");
#endif
}

/* Order what the fabric wrote, for the fabric: the release half. The model judges no addresses
 * that are aliases.
 *   ptx     fence.proxy.fabric::fabric.alias.release.sys;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_fabric_fabric_alias_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fence_proxy_fabric_fabric_alias_release_sys", "sm_100"));
#else
    asm volatile("fence.proxy.fabric::fabric.alias.release.sys;" : : : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_FABRIC_GEN_H */
