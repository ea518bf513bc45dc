/* mgpu/ptx/st_async.gen.h - st.async and red.async to shared memory of the cluster.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/st_async.py. The picture and the use are in st_async.h.
 *
 *     _b32 _b64 _f32   stand for all types of a store; _v2 and _v4 are vectors, 16 bytes at most
 *     add_u32 ...      red.async: the old value does not come back
 */
#ifndef MGPU_PTX_ST_ASYNC_GEN_H
#define MGPU_PTX_ST_ASYNC_GEN_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Store a 32-bit register into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 4-byte aligned: mgpu_mapa()
 *   value   what is stored
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_b32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, &value, 4, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* Store two 32-bit registers into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 8-byte aligned: mgpu_mapa()
 *   value   2 registers
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 8 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_v2_b32(uint32_t dst, const uint32_t value[2],
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 8, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 8);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 8);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 "
                 "[%0], {%1, %2}, [%3];"
                 :
                 : "r"(dst), "r"(value[0]), "r"(value[1]), "r"(bar)
                 : "memory");
#endif
}

/* Store four 32-bit registers into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   value   4 registers
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 16 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_v4_b32(uint32_t dst, const uint32_t value[4],
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 16, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 16);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 16);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 "
                 "[%0], {%1, %2, %3, %4}, [%5];"
                 :
                 : "r"(dst), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]), "r"(bar)
                 : "memory");
#endif
}

/* Store a 64-bit register into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 8-byte aligned: mgpu_mapa()
 *   value   what is stored
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 8 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_b64(uint32_t dst, uint64_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, &value, 8, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 8);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 8);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];"
                 :
                 : "r"(dst), "l"(value), "r"(bar)
                 : "memory");
#endif
}

/* Store two 64-bit registers into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   value   2 registers
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 16 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_v2_b64(uint32_t dst, const uint64_t value[2],
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 16, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 16);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 16);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 "
                 "[%0], {%1, %2}, [%3];"
                 :
                 : "r"(dst), "l"(value[0]), "l"(value[1]), "r"(bar)
                 : "memory");
#endif
}

/* Store a 32-bit float into a CTA of the cluster, which has two or more, and signal a barrier
 * there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 4-byte aligned: mgpu_mapa()
 *   value   what is stored
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_f32(uint32_t dst, float value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, &value, 4, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];"
                 :
                 : "r"(dst), "f"(value), "r"(bar)
                 : "memory");
#endif
}

/* Store two 32-bit floats into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 8-byte aligned: mgpu_mapa()
 *   value   2 registers
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 8 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_v2_f32(uint32_t dst, const float value[2],
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 8, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 8);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 8);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 "
                 "[%0], {%1, %2}, [%3];"
                 :
                 : "r"(dst), "f"(value[0]), "f"(value[1]), "r"(bar)
                 : "memory");
#endif
}

/* Store four 32-bit floats into a CTA of the cluster, which has two or more, and signal a
 * barrier there.
 *   ptx     st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   value   4 registers
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 16 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_st_async_shared_cluster_v4_f32(uint32_t dst, const float value[4],
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async(dst, value, 16, bar));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 16);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 16);
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 "
                 "[%0], {%1, %2, %3, %4}, [%5];"
                 :
                 : "r"(dst), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3]), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] += value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_add_u32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_ADD, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] += value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_add_s32(uint32_t dst, int32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_ADD, dst, (uint32_t)value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] += value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u64 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 8-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 8 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_add_u64(uint32_t dst, uint64_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_ADD, dst, value, 8, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 8);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 8);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u64 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "l"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = the smaller of it and value, in another CTA of the cluster, and signal a
 * barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.u32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_min_u32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_MIN_U, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.u32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = the smaller of it and value, in another CTA of the cluster, and signal a
 * barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.s32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_min_s32(uint32_t dst, int32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_MIN_S, dst, (uint32_t)value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.s32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = the greater of it and value, in another CTA of the cluster, and signal a
 * barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.u32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_max_u32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_MAX_U, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.u32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = the greater of it and value, in another CTA of the cluster, and signal a
 * barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.s32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_max_s32(uint32_t dst, int32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_MAX_S, dst, (uint32_t)value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.s32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = it >= value ? 0 : it + 1, in another CTA of the cluster, and signal a barrier
 * there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.u32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_inc_u32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_INC, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.u32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] = it == 0 || it > value ? value : it - 1, in another CTA of the cluster, and
 * signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.dec.u32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_dec_u32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_DEC, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.dec.u32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] &= value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.and.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_and_b32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_AND, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.and.b32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] |= value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.or.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_or_b32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_OR, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.or.b32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

/* shared[dst] ^= value, in another CTA of the cluster, and signal a barrier there.
 *   ptx     red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.xor.b32 [dst], value, [bar];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   dst     shared::cluster address of another CTA, 4-byte aligned: mgpu_mapa()
 *   value   the other operand
 *   bar     shared::cluster address of a barrier in the CTA of `dst`; gets 4 bytes of
 *           complete_tx
 *   done    the phase of bar ends, in that CTA, for a wait of cluster scope:
 *           mgpu_mbarrier_wait_cluster()
 */
MGPU_DEVICE void
mgpu_red_async_shared_cluster_xor_b32(uint32_t dst, uint32_t value, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async(MGPU__ATOM_XOR, dst, value, 4, bar,
                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ST_ASYNC(dst, 4);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 4);
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.xor.b32 "
                 "[%0], %1, [%2];"
                 :
                 : "r"(dst), "r"(value), "r"(bar)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_st_async_shared_cluster_v2_b32(dst, value, ...) mgpu_st_async_shared_cluster_v2_b32(dst, MGPU__HOLDS(2, value), __VA_ARGS__)
#define mgpu_st_async_shared_cluster_v4_b32(dst, value, ...) mgpu_st_async_shared_cluster_v4_b32(dst, MGPU__HOLDS(4, value), __VA_ARGS__)
#define mgpu_st_async_shared_cluster_v2_b64(dst, value, ...) mgpu_st_async_shared_cluster_v2_b64(dst, MGPU__HOLDS(4, value), __VA_ARGS__)
#define mgpu_st_async_shared_cluster_v2_f32(dst, value, ...) mgpu_st_async_shared_cluster_v2_f32(dst, MGPU__HOLDS(2, value), __VA_ARGS__)
#define mgpu_st_async_shared_cluster_v4_f32(dst, value, ...) mgpu_st_async_shared_cluster_v4_f32(dst, MGPU__HOLDS(4, value), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ST_ASYNC_GEN_H */
