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
