/* mgpu/ptx/tma_reduce.gen.h - TMA reductions of tiles but sums: min, max, inc, dec, and, or, xor.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_reduce.h.
 */
#ifndef MGPU_PTX_TMA_REDUCE_GEN_H
#define MGPU_PTX_TMA_REDUCE_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_reduce_min_1d
#undef mgpu_tma_reduce_min_1d_hint
#undef mgpu_tma_reduce_min_2d
#undef mgpu_tma_reduce_min_2d_hint
#undef mgpu_tma_reduce_min_3d
#undef mgpu_tma_reduce_min_3d_hint
#undef mgpu_tma_reduce_min_4d
#undef mgpu_tma_reduce_min_4d_hint
#undef mgpu_tma_reduce_min_5d
#undef mgpu_tma_reduce_min_5d_hint
#undef mgpu_tma_reduce_max_1d
#undef mgpu_tma_reduce_max_1d_hint
#undef mgpu_tma_reduce_max_2d
#undef mgpu_tma_reduce_max_2d_hint
#undef mgpu_tma_reduce_max_3d
#undef mgpu_tma_reduce_max_3d_hint
#undef mgpu_tma_reduce_max_4d
#undef mgpu_tma_reduce_max_4d_hint
#undef mgpu_tma_reduce_max_5d
#undef mgpu_tma_reduce_max_5d_hint
#undef mgpu_tma_reduce_inc_1d
#undef mgpu_tma_reduce_inc_1d_hint
#undef mgpu_tma_reduce_inc_2d
#undef mgpu_tma_reduce_inc_2d_hint
#undef mgpu_tma_reduce_inc_3d
#undef mgpu_tma_reduce_inc_3d_hint
#undef mgpu_tma_reduce_inc_4d
#undef mgpu_tma_reduce_inc_4d_hint
#undef mgpu_tma_reduce_inc_5d
#undef mgpu_tma_reduce_inc_5d_hint
#undef mgpu_tma_reduce_dec_1d
#undef mgpu_tma_reduce_dec_1d_hint
#undef mgpu_tma_reduce_dec_2d
#undef mgpu_tma_reduce_dec_2d_hint
#undef mgpu_tma_reduce_dec_3d
#undef mgpu_tma_reduce_dec_3d_hint
#undef mgpu_tma_reduce_dec_4d
#undef mgpu_tma_reduce_dec_4d_hint
#undef mgpu_tma_reduce_dec_5d
#undef mgpu_tma_reduce_dec_5d_hint
#undef mgpu_tma_reduce_and_1d
#undef mgpu_tma_reduce_and_1d_hint
#undef mgpu_tma_reduce_and_2d
#undef mgpu_tma_reduce_and_2d_hint
#undef mgpu_tma_reduce_and_3d
#undef mgpu_tma_reduce_and_3d_hint
#undef mgpu_tma_reduce_and_4d
#undef mgpu_tma_reduce_and_4d_hint
#undef mgpu_tma_reduce_and_5d
#undef mgpu_tma_reduce_and_5d_hint
#undef mgpu_tma_reduce_or_1d
#undef mgpu_tma_reduce_or_1d_hint
#undef mgpu_tma_reduce_or_2d
#undef mgpu_tma_reduce_or_2d_hint
#undef mgpu_tma_reduce_or_3d
#undef mgpu_tma_reduce_or_3d_hint
#undef mgpu_tma_reduce_or_4d
#undef mgpu_tma_reduce_or_4d_hint
#undef mgpu_tma_reduce_or_5d
#undef mgpu_tma_reduce_or_5d_hint
#undef mgpu_tma_reduce_xor_1d
#undef mgpu_tma_reduce_xor_1d_hint
#undef mgpu_tma_reduce_xor_2d
#undef mgpu_tma_reduce_xor_2d_hint
#undef mgpu_tma_reduce_xor_3d
#undef mgpu_tma_reduce_xor_3d_hint
#undef mgpu_tma_reduce_xor_4d
#undef mgpu_tma_reduce_xor_4d_hint
#undef mgpu_tma_reduce_xor_5d
#undef mgpu_tma_reduce_xor_5d_hint

/* Reduce the box in shared memory into the tensor at (c0): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = min(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = min(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = min(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = min(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = min(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = max(global, box).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = max(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = max(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = max(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = max(global,
 * box).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global >= box ? 0 : global
 * + 1.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global >= box ? 0 : global
 * + 1.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global >= box ? 0 :
 * global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global >= box ? 0 :
 * global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global >= box ? 0 :
 * global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global >= box ? 0 :
 * global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global >= box ?
 * 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global >= box ?
 * 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global >=
 * box ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global >=
 * box ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global == 0 || global > box
 * ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global == 0 || global > box
 * ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global == 0 || global >
 * box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global == 0 || global >
 * box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global == 0 ||
 * global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global == 0 ||
 * global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global == 0 ||
 * global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global == 0 ||
 * global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global == 0
 * || global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global == 0
 * || global > box ? box : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global &= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                      int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                           int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                      int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global |= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                           int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global ^= box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_REDUCE_GEN_H */
