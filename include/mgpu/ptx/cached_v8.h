/* mgpu/ptx/cached_v8.h - 32 bytes of global memory in one load or store, with what the caches do with the line.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_ld_global_v8_f32(r, p)                                eight floats, aligned to 32 bytes
 *     mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_b32(r, p)
 *     mgpu_st_global_l2_evict_first_v4_b64(p, r)                 what nobody reads soon
 *
 *     ld_global [_nc] [_l1_...] [_l2_... or _hint] _<width>      st_global [_l1_...] [_l2_... or _hint] _<width>
 *
 *     _nc       past the coherence of L1: nobody may write these bytes while the kernel runs
 *     _l1_...   evict_unchanged, evict_first, evict_last, no_allocate
 *     _l2_...   evict_first, evict_last: without a policy, which only accesses of 32 bytes have
 *     _hint     the last word of a name: a policy of cache.h
 *     width     v8_b32 v8_f32 v4_b64
 *
 * Typical use, activations that pass once:
 *     mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_f32(x, in + 8 * i);
 *     mgpu_st_global_l1_no_allocate_l2_evict_first_v8_f32(out + 8 * i, y);
 *
 * They have no order, as C's own accesses. Narrower ones are in cached.h. mgpu.h leaves this header out. No Blackwell has
 * run these here; the model refuses them on an older target.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: ld", "ld.global.nc", "st".
 */
#ifndef MGPU_PTX_CACHED_V8_H
#define MGPU_PTX_CACHED_V8_H

#include "cache.h"

#include "cached_v8.gen.h"

#endif /* MGPU_PTX_CACHED_V8_H */
