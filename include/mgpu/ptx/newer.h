/* mgpu/ptx/newer.h - what PTX 9.1 to 9.5 have for Hopper: the assembler of CUDA 13.1 and later.
 * SPDX-License-Identifier: MIT
 *
 *     mbarrier       waits that ask for a report                     mbarrier_phase.gen.h
 *     bulk copies    strong ones; a source that ends anywhere;       bulk_newer.gen.h, and here
 *                    a group that only agents use again
 *     atomics        sums of f32 that keep subnormals                atom_noftz.gen.h
 *     fences         of reads alone                                  here
 *     memory         devices, constants, 16 bytes to a peer          here
 *     matrices       of 4 bits, widened as they are loaded           matrix_newer.h
 *
 * mgpu.h does not include this: most assemblers in use do not know them. Until one is called it costs
 * nothing; then the `needs` line says which PTX it takes. Of mbarriers with two layouts, of clmad and of the
 * halves of the alias fence mbarrier_layout.h, integer.h and fence.h have more, of several GPUs multimem.h.
 *
 * Typical use, a row that is no multiple of 16 bytes and starts anywhere:
 *
 *     const uint32_t left = (uintptr_t)row & 15, bytes = (left + row_bytes + 15) & ~15u;
 *     mgpu_mbarrier_arrive_expect_tx(bar, bytes);
 *     mgpu_bulk_load_shared_cta_ignore_oob(smem, (const char *)row - left, bytes, left,
 *                                          bytes - left - row_bytes, bar);
 *     mgpu_mbarrier_wait(bar, parity);                              the row is at smem + left
 *
 * and the consumer's side of a ring whose tiles it only reads, with a fence that costs no instruction:
 *
 *     ... all threads read smem ...
 *     mgpu_fence_proxy_async_release_sync_restrict_read();  each reader, then arrive(empty)
 *
 * PTX ISA, "membar / fence", "cp.async.bulk", "cp.async.bulk.wait_group", "st.async", "ld", "st", "prefetch".
 */
#ifndef MGPU_PTX_NEWER_H
#define MGPU_PTX_NEWER_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#include "atom_noftz.gen.h"
#include "bulk_newer.gen.h"
#include "matrix_newer.h"
#include "mbarrier_phase.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* mbarrier_elsewhere.gen.h made sentences of them. */
#undef mgpu_fence_proxy_async_release_sync_restrict_read
#undef mgpu_fence_proxy_async_release_sync_restrict_read_cluster
#undef mgpu_fence_alias_sync_restrict_read_release_sys
#undef mgpu_bulk_load_shared_cta_ignore_oob
#undef mgpu_bulk_load_shared_cta_ignore_oob_hint
#undef mgpu_bulk_wait_group_sync_restrict_proxy_async
#undef mgpu_st_async_shared_cluster_b128
#undef mgpu_ld_mmio_acquire_sys_global_b32
#undef mgpu_ld_mmio_acquire_sys_global_b64
#undef mgpu_st_mmio_release_sys_global_b32
#undef mgpu_st_mmio_release_sys_global_b64
#undef mgpu_ld_global_proxy_readonly_b32
#undef mgpu_ld_global_proxy_readonly_b64
#undef mgpu_ld_global_proxy_readonly_v4_b32
#undef mgpu_ld_global_proxy_readonly_f32
#undef mgpu_ld_global_proxy_readonly_v4_f32
#undef mgpu_prefetch_global_l1_32b_valid_addr

/* ---- fences of reads --------------------------------------------------------------------- */

/* Order what this thread has read of shared memory of the cluster before later writes of it by TMA and bulk
 * copies. What it has written is not ordered: mgpu_fence_proxy_async_shared_cta() is for both.
 *   ptx     fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cta;
 *   needs   PTX 9.4, sm_90
 *   by      every thread that read the bytes, before the arrival that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_release_sync_restrict_read(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ, NULL, 0));
#else
    asm volatile("fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cta;"
                 :
                 :
                 : "memory");
#endif
}

/* The same at cluster scope: an arrival that another CTA waits for hands the bytes over.
 *   ptx     fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cluster;
 *   needs   PTX 9.4, sm_90
 *   by      every thread that read the bytes, before the arrival that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_release_sync_restrict_read_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ, NULL,
                              MGPU__SCOPE_CLUSTER));
#else
    asm volatile(
        "fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cluster;"
        :
        :
        : "memory");
#endif
}

/* Order what this thread has read by one address of a memory before later writes by another address of it.
 * Only its name says so: no manual of PTX 9.5 was at hand. The model judges no addresses that are aliases.
 *   ptx     fence.alias.sync_restrict::read.release.sys;
 *   needs   PTX 9.5, sm_90
 *   by      every thread that read the bytes, before the arrival that hands them over
 */
MGPU_DEVICE void
mgpu_fence_alias_sync_restrict_read_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_fence(MGPU__FENCE_ALIAS_SYNC_RESTRICT_READ_RELEASE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.alias.sync_restrict::read.release.sys;" : : : "memory");
#endif
}

/* ---- bulk copies ------------------------------------------------------------------------- */

/* Copy `bytes` from global memory to shared memory of this CTA, but for some at both ends, which may
 * be out of bounds.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob [dst], [src], bytes, ignore_left, ignore_right, [bar];
 *   needs   PTX 9.2, sm_90
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16, with those at the ends
 *   ignore_left, ignore_right  0 to 15: bytes at both ends of the source that may be out of bounds; those
 *           of `dst` mean nothing then (an H200 copies them)
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta_ignore_oob(uint32_t dst, const void *src, uint32_t bytes,
                                     uint32_t ignore_left, uint32_t ignore_right,
                                     uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_ignore_oob(dst, src, bytes, ignore_left, ignore_right, bar, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob "
                 "[%0], [%1], %2, %3, %4, [%5];"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(ignore_left), "r"(ignore_right), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA, with an L2 policy, but for some at both ends, which may
 * be out of bounds.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint.ignore_oob [dst], [src], bytes, ignore_left, ignore_right, [bar], policy;
 *   needs   PTX 9.2, sm_90
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16, with those at the ends
 *   ignore_left, ignore_right  0 to 15: bytes at both ends of the source that may be out of bounds; those
 *           of `dst` mean nothing then (an H200 copies them)
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta_ignore_oob_hint(uint32_t dst, const void *src, uint32_t bytes,
                                          uint32_t ignore_left, uint32_t ignore_right,
                                          uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_ignore_oob(dst, src, bytes, ignore_left, ignore_right, bar, policy,
                                        MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint."
                 "ignore_oob "
                 "[%0], [%1], %2, %3, %4, [%5], %6;"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(ignore_left), "r"(ignore_right),
                   "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Wait until at most `n` of this thread's last groups are unfinished, for data that only TMA and bulk copies
 * use again. The model judges it as a wait for all uses.
 *   ptx     cp.async.bulk.wait_group.sync_restrict::proxy::async n;
 *   needs   PTX 9.5, sm_90
 *   by      the thread that committed them
 *   n       a constant, 0 to 7; with another n the file does not assemble
 *   done    the writes of the other groups are made, and visible to later copies of this thread; L1
 *           may still have what was there before
 */
MGPU_DEVICE void
mgpu_bulk_wait_group_sync_restrict_proxy_async(uint32_t n)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_wait_group(n, 0));
#else
    switch (n) {
    case 0:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 0;" : : : "memory");
        break;
    case 1:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 1;" : : : "memory");
        break;
    case 2:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 2;" : : : "memory");
        break;
    case 3:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 3;" : : : "memory");
        break;
    case 4:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 4;" : : : "memory");
        break;
    case 5:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 5;" : : : "memory");
        break;
    case 6:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 6;" : : : "memory");
        break;
    case 7:
        asm volatile("cp.async.bulk.wait_group.sync_restrict::proxy::async 7;" : : : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: bulk wait_group n must be a constant 0..7");
    }
#endif
}

/* Store 16 bytes into a CTA of the cluster, which has two or more, as one access, and signal a barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.b128 [dst], wide, [bar];
 *   needs   PTX 9.2, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   value   2 registers, the low half first
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 16 bytes of complete_tx
 *   done    the phase of bar ends, in that CTA
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_b128(uint32_t dst, const uint64_t value[2],
                                  uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 16, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 16);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 16);
    asm volatile(
        "{\n"
        ".reg .b128 wide;\n"
        "mov.b128 wide, {%1, %2};\n"
        "st.async.shared::cluster.mbarrier::complete_tx::bytes.b128 [%0], wide, [%3];\n"
        "}"
        :
        : "r"(dst), "l"(value[0]), "l"(value[1]), "r"(bar)
        : "memory");
#endif
}

/* ---- registers of devices ---------------------------------------------------------------- */

/* Load 32 bits of a device's memory, once and as they are; what the device, or who wrote them with release, had written
 * before is visible after.
 *   ptx     ld.mmio.acquire.sys.global.b32 r, [p];
 *   needs   PTX 9.3, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_mmio_acquire_sys_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("ld.mmio.acquire.sys.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 64 bits of a device's memory, once and as they are; what the device, or who wrote them with release, had written
 * before is visible after.
 *   ptx     ld.mmio.acquire.sys.global.b64 r, [p];
 *   needs   PTX 9.3, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_mmio_acquire_sys_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("ld.mmio.acquire.sys.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Store 32 bits to a device's memory, once and as they are; who loads them with acquire sees all that this thread wrote
 * before.
 *   ptx     st.mmio.release.sys.global.b32 [p], value;
 *   needs   PTX 9.3, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_mmio_release_sys_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.mmio.release.sys.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store 64 bits to a device's memory, once and as they are; who loads them with acquire sees all that this thread wrote
 * before.
 *   ptx     st.mmio.release.sys.global.b64 [p], value;
 *   needs   PTX 9.3, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_mmio_release_sys_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("st.mmio.release.sys.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* ---- constants, and a prefetch ----------------------------------------------------------- */

/* Load 4 bytes that nobody writes while the kernel runs: through the proxy of read-only memory.
 *   ptx     ld.global.b32.proxy::readonly r, [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_proxy_readonly_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.b32.proxy::readonly %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs: through the proxy of read-only memory.
 *   ptx     ld.global.b64.proxy::readonly r, [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_proxy_readonly_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.b64.proxy::readonly %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs: through the proxy of read-only memory.
 *   ptx     ld.global.v4.b32.proxy::readonly r, [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_proxy_readonly_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.v4.b32.proxy::readonly {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs: through the proxy of read-only memory.
 *   ptx     ld.global.f32.proxy::readonly r, [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_proxy_readonly_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.f32.proxy::readonly %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs: through the proxy of read-only memory.
 *   ptx     ld.global.v4.f32.proxy::readonly r, [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_proxy_readonly_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.v4.f32.proxy::readonly {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Bring the 32 bytes of an address into L1. The address is valid: the hardware need not look first.
 *   ptx     prefetch.global.L1::32B.valid_addr [p];
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   p       generic address in global memory that may be read
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_prefetch_global_l1_32b_valid_addr(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch_valid(p));
#else
    asm volatile("prefetch.global.L1::32B.valid_addr [%0];" : : "l"(p) : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_st_async_shared_cluster_b128(dst, value, ...)                                     \
    mgpu_st_async_shared_cluster_b128(dst, MGPU__HOLDS(4, value), __VA_ARGS__)
#define mgpu_ld_global_proxy_readonly_v4_b32(r, ...)                                           \
    mgpu_ld_global_proxy_readonly_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_proxy_readonly_v4_f32(r, ...)                                           \
    mgpu_ld_global_proxy_readonly_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_NEWER_H */
