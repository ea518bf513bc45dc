/* mgpu/ptx/special.gen.h - special registers that few kernels need, and in which space an address lies.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/special.py. What kernels need each day is in thread.h and cluster.h.
 *
 *     lanemask    a bit for each lane:    eq ..1..   le ..111   lt ...11   ge 111..   gt 11...
 *     isspacep    in which space a generic address lies
 *
 * Typical use, the place of an element among those that a warp keeps:
 *
 *     const uint32_t kept = mgpu_vote_sync_ballot_b32(keep, 0xffffffffu);
 *     if (keep) out[first + __popc(kept & mgpu_lanemask_lt())] = x;
 */
#ifndef MGPU_PTX_SPECIAL_GEN_H
#define MGPU_PTX_SPECIAL_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* The bits of this lane.
 *   ptx     mov.u32 r, %lanemask_eq;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit for each lane
 */
MGPU_DEVICE uint32_t
mgpu_lanemask_eq(void)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
    r = 1u << lane;
#else
    asm("mov.u32 %0, %%lanemask_eq;" : "=r"(r));
#endif
    return r;
}

/* The bits of this lane and those below.
 *   ptx     mov.u32 r, %lanemask_le;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit for each lane
 */
MGPU_DEVICE uint32_t
mgpu_lanemask_le(void)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
    r = 0xffffffffu >> (31 - lane);
#else
    asm("mov.u32 %0, %%lanemask_le;" : "=r"(r));
#endif
    return r;
}

/* The bits of the lanes below this one.
 *   ptx     mov.u32 r, %lanemask_lt;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit for each lane
 */
MGPU_DEVICE uint32_t
mgpu_lanemask_lt(void)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
    r = (1u << lane) - 1;
#else
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(r));
#endif
    return r;
}

/* The bits of this lane and those above.
 *   ptx     mov.u32 r, %lanemask_ge;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit for each lane
 */
MGPU_DEVICE uint32_t
mgpu_lanemask_ge(void)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
    r = 0xffffffffu << lane;
#else
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(r));
#endif
    return r;
}

/* The bits of the lanes above this one.
 *   ptx     mov.u32 r, %lanemask_gt;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit for each lane
 */
MGPU_DEVICE uint32_t
mgpu_lanemask_gt(void)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
    r = 0xfffffffeu << lane;
#else
    asm("mov.u32 %0, %%lanemask_gt;" : "=r"(r));
#endif
    return r;
}

/* The place of this warp on its multiprocessor: for traces.
 *   ptx     mov.u32 r, %warpid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns 0 to mgpu_nwarpid() - 1; may change while the kernel runs. Which warp of the block:
 *           mgpu_warp_index()
 */
MGPU_DEVICE uint32_t
mgpu_warpid(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_WARPID));
#else
    asm volatile("mov.u32 %0, %%warpid;" : "=r"(r) : : "memory");
#endif
    return r;
}

/* How many places for warps a multiprocessor has.
 *   ptx     mov.u32 r, %nwarpid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns 64 on an H200
 */
MGPU_DEVICE uint32_t
mgpu_nwarpid(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_NWARPID));
#else
    asm("mov.u32 %0, %%nwarpid;" : "=r"(r));
#endif
    return r;
}

/* The number of this launch: for traces.
 *   ptx     mov.u64 r, %gridid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns another number for each launch of a context
 */
MGPU_DEVICE uint64_t
mgpu_gridid(void)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_sreg(MGPU__SREG_GRIDID));
#else
    asm("mov.u64 %0, %%gridid;" : "=l"(r));
#endif
    return r;
}

/* All shared memory that this block takes, with what the system keeps of it.
 *   ptx     mov.u32 r, %aggr_smem_size;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   returns bytes: mgpu_total_smem_size() and the part of the system
 */
MGPU_DEVICE uint32_t
mgpu_aggr_smem_size(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_AGGR_SMEM_SIZE));
#else
    asm("mov.u32 %0, %%aggr_smem_size;" : "=r"(r));
#endif
    return r;
}

/* Whether the launch named a cluster.
 *   ptx     mov.pred p, %is_explicit_cluster;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   returns true: it did; false: blocks run alone, and a block is its own cluster
 */
MGPU_DEVICE bool
mgpu_is_explicit_cluster(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_IS_EXPLICIT_CLUSTER));
#else
    asm("{.reg .pred p; mov.pred p, %%is_explicit_cluster; selp.u32 %0, 1, 0, p;}" : "=r"(r));
#endif
    return r != 0;
}

/* The executable graph that this launch is part of.
 *   ptx     mov.u64 r, %current_graph_exec;
 *   needs   PTX 8.0, sm_75
 *   by      any thread
 *   returns its number, 0: none
 */
MGPU_DEVICE uint64_t
mgpu_current_graph_exec(void)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_sreg(MGPU__SREG_CURRENT_GRAPH_EXEC));
#else
    asm("mov.u64 %0, %%current_graph_exec;" : "=l"(r));
#endif
    return r;
}

/* Where shared memory of the system begins.
 *   ptx     mov.u32 r, %reserved_smem_offset_begin;
 *   needs   PTX 7.6, sm_80
 *   by      any thread
 *   returns a shared address
 */
MGPU_DEVICE uint32_t
mgpu_reserved_smem_offset_begin(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_RESERVED_SMEM_OFFSET_BEGIN));
#else
    asm("mov.u32 %0, %%reserved_smem_offset_begin;" : "=r"(r));
#endif
    return r;
}

/* Where what the system has of its shared memory ends.
 *   ptx     mov.u32 r, %reserved_smem_offset_end;
 *   needs   PTX 7.6, sm_80
 *   by      any thread
 *   returns a shared address
 */
MGPU_DEVICE uint32_t
mgpu_reserved_smem_offset_end(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_RESERVED_SMEM_OFFSET_END));
#else
    asm("mov.u32 %0, %%reserved_smem_offset_end;" : "=r"(r));
#endif
    return r;
}

/* How much shared memory the system may have: behind it begins that of the block.
 *   ptx     mov.u32 r, %reserved_smem_offset_cap;
 *   needs   PTX 7.6, sm_80
 *   by      any thread
 *   returns bytes
 */
MGPU_DEVICE uint32_t
mgpu_reserved_smem_offset_cap(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_RESERVED_SMEM_OFFSET_CAP));
#else
    asm("mov.u32 %0, %%reserved_smem_offset_cap;" : "=r"(r));
#endif
    return r;
}

/* Whether an address lies in global memory.
 *   ptx     isspacep.global r, p;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address, of anything or of nothing
 *   returns true: it lies in global memory
 */
MGPU_DEVICE bool
mgpu_isspacep_global(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_isspacep(p, MGPU__IS_GLOBAL));
#else
    asm("{.reg .pred q; isspacep.global q, %1; selp.u32 %0, 1, 0, q;}" : "=r"(r) : "l"(p));
#endif
    return r != 0;
}

/* Whether an address lies in the shared memory of this block.
 *   ptx     isspacep.shared::cta r, p;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   p       generic address, of anything or of nothing
 *   returns true: it lies in the shared memory of this block
 */
MGPU_DEVICE bool
mgpu_isspacep_shared(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_isspacep(p, MGPU__IS_SHARED));
#else
    asm("{.reg .pred q; isspacep.shared::cta q, %1; selp.u32 %0, 1, 0, q;}" : "=r"(r) : "l"(p));
#endif
    return r != 0;
}

/* Whether an address lies in the shared memory of a block of this cluster.
 *   ptx     isspacep.shared::cluster r, p;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address, of anything or of nothing
 *   returns true: it lies in the shared memory of a block of this cluster
 */
MGPU_DEVICE bool
mgpu_isspacep_shared_cluster(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_isspacep(p, MGPU__IS_SHARED_CLUSTER));
#else
    asm("{.reg .pred q; isspacep.shared::cluster q, %1; selp.u32 %0, 1, 0, q;}" : "=r"(r) : "l"(p));
#endif
    return r != 0;
}

/* Whether an address lies in local memory: a variable of a thread.
 *   ptx     isspacep.local r, p;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address, of anything or of nothing
 *   returns true: it lies in local memory: a variable of a thread
 */
MGPU_DEVICE bool
mgpu_isspacep_local(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_isspacep(p, MGPU__IS_LOCAL));
#else
    asm("{.reg .pred q; isspacep.local q, %1; selp.u32 %0, 1, 0, q;}" : "=r"(r) : "l"(p));
#endif
    return r != 0;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_SPECIAL_GEN_H */
