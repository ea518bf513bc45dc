/* mgpu/ptx/cached.h - loads and stores of global memory that say what the caches do with the line.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_ld_global_nc_l1_no_allocate_v4_f32(r, p)          16 bytes that are read once
 *     mgpu_st_global_l1_evict_first_b32(p, x)                4 bytes that nobody reads soon
 *     mgpu_ld_global_v4_b32_hint(r, p, policy)               L2 by a policy: cache.h makes it
 *
 *     ld_global [_nc] [_l1_...] _<width> [_hint]             st_global [_l1_...] _<width> [_hint]
 *
 * At least one of the words in brackets: without any it is C's own access.
 *
 *     _nc       past the coherence of L1: nobody may write these bytes while the kernel runs
 *     _l1_...   evict_unchanged, evict_first, evict_last, no_allocate
 *     width     b32 b64 v4_b32 f32 v4_f32
 *
 * Typical use, weights that all blocks read, and activations that pass once:
 *     const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
 *     mgpu_ld_global_nc_l1_no_allocate_v4_b32_hint(w, weights + i, keep);
 *     mgpu_ld_global_nc_l1_no_allocate_v4_f32(x, in + i);
 *     mgpu_st_global_l1_no_allocate_v4_f32(out + i, y);
 *
 * They have no order, as C's own accesses: what a barrier hands over may be read so,
 * but not by _nc, if this kernel wrote it.
 * mgpu.h leaves this header out, for what it costs at compile time.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: ld", "ld.global.nc", "st".
 */
#ifndef MGPU_PTX_CACHED_H
#define MGPU_PTX_CACHED_H

#include "cache.h"

#include "cached.gen.h"

#endif /* MGPU_PTX_CACHED_H */
