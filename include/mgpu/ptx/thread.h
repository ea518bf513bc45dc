/* mgpu/ptx/thread.h - lanes, warps, warpgroups: who am I, one of us, registers, time.
 * SPDX-License-Identifier: MIT
 *
 *     block    |----------------------- warpgroup 0 ------------------------|-- warpgroup 1 ...
 *              |--- warp 0 ---|--- warp 1 ---|--- warp 2 ---|--- warp 3 ---|
 *     lane      0 1 2 ... 31
 *
 * Typical use, one warp that copies and two warpgroups that compute:
 *
 *     if (mgpu_warpgroup_index() == 0) {
 *         MGPU_SETMAXNREG_DEC(40);
 *         if (mgpu_warp_index() == 0 && mgpu_elect_sync()) ... issue copies ...
 *     } else {
 *         MGPU_SETMAXNREG_INC(232);
 *         ...
 *     }
 *
 * PTX ISA, "Special Registers", "Parallel Synchronization and Communication Instructions:
 * elect.sync", "griddepcontrol", "Miscellaneous Instructions: setmaxnreg".
 */
#ifndef MGPU_PTX_THREAD_H
#define MGPU_PTX_THREAD_H

#include "../config.h"
#include "special.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- who am I ---------------------------------------------------------------------------- */

/* The lane of this thread in its warp.
 *   ptx     mov.u32 r, %laneid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns 0 to 31
 */
MGPU_DEVICE uint32_t
mgpu_laneid(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));
#else
    asm("mov.u32 %0, %%laneid;" : "=r"(r));
#endif
    return r;
}

/* The index of this warp in its block. The compiler knows that all lanes have the same:
 * branches on it are uniform.
 *   ptx     (shfl.sync.idx.b32 of thread / 32, from lane 0)
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged, all 32 threads: call it at the top of the kernel
 *   returns the linear thread index / 32
 */
MGPU_DEVICE uint32_t
mgpu_warp_index(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_shfl(MGPU__SHFL_IDX, 0xffffffffu,
                                           mgpu__emu_sreg(MGPU__SREG_WARPID), 0, 32));
#else
    const uint32_t thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 31, 0xffffffff;"
                 : "=r"(r)
                 : "r"(thread / 32)
                 : "memory");
#endif
    return r;
}

/* The index of this warpgroup (128 threads, 4 warps) in its block, uniform like
 * mgpu_warp_index().
 *   ptx     (shfl.sync.idx.b32 of thread / 128, from lane 0)
 *   needs   PTX 7.0, sm_80
 *   by      one warp, converged, all 32 threads: call it at the top of the kernel
 *   returns the linear thread index / 128
 */
MGPU_DEVICE uint32_t
mgpu_warpgroup_index(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_shfl(MGPU__SHFL_IDX, 0xffffffffu,
                                           mgpu__emu_sreg(MGPU__SREG_WARPID) / 4, 0, 32));
#else
    const uint32_t thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 31, 0xffffffff;"
                 : "=r"(r)
                 : "r"(thread / 128)
                 : "memory");
#endif
    return r;
}

/* True in one lane of the warp: the thread that does what one thread shall do (issue a copy,
 * signal a barrier). Unlike threadIdx.x == 0 the compiler knows that one lane is left.
 *   ptx     elect.sync _|elected, 0xffffffff;
 *   needs   PTX 8.0, sm_90
 *   by      one warp, converged, all 32 threads
 *   returns true in exactly one lane, the same one each time while the warp stays whole
 *   errors  in a diverged warp: undefined
 */
MGPU_DEVICE bool
mgpu_elect_sync(void)
{
    uint32_t elected;
#if MGPU_EMULATE
    uint32_t lane;
    MGPU__EMU(elected = mgpu__emu_elect(0xffffffffu, &lane));
    (void)lane;
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "elect.sync _|p, 0xffffffff;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(elected)
                 :
                 : "memory");
#endif
    return elected != 0;
}

/* True in one of the lanes of `mask`; *lane is which.
 *   ptx     elect.sync lane|elected, mask;
 *   needs   PTX 8.0, sm_90
 *   by      the lanes of `mask`, converged
 *   mask    a bit per lane, not 0; the caller's is set
 *   lane    gets the elected lane, in every lane
 *   returns true in exactly one lane of `mask`
 *   errors  lanes of `mask` that do not come: undefined
 */
MGPU_DEVICE bool
mgpu_elect_sync_mask(uint32_t mask, uint32_t *lane)
{
    uint32_t elected;
#if MGPU_EMULATE
    MGPU__EMU(elected = mgpu__emu_elect(mask, lane));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "elect.sync %1|p, %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(elected), "=r"(*lane)
                 : "r"(mask)
                 : "memory");
#endif
    return elected != 0;
}

/* The multiprocessor this thread runs on now.
 *   ptx     mov.u32 r, %smid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns 0 to mgpu_nsmid() - 1; some numbers may be unused
 */
MGPU_DEVICE uint32_t
mgpu_smid(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_SMID));
#else
    asm volatile("mov.u32 %0, %%smid;" : "=r"(r) : : "memory");
#endif
    return r;
}

/* One more than the largest mgpu_smid().
 *   ptx     mov.u32 r, %nsmid;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE uint32_t
mgpu_nsmid(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_NSMID));
#else
    asm("mov.u32 %0, %%nsmid;" : "=r"(r));
#endif
    return r;
}

/* Bytes of dynamic shared memory of this block.
 *   ptx     mov.u32 r, %dynamic_smem_size;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE uint32_t
mgpu_dynamic_smem_size(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_DYNAMIC_SMEM_SIZE));
#else
    asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(r));
#endif
    return r;
}

/* Bytes of shared memory of this block, static and dynamic, as allocated.
 *   ptx     mov.u32 r, %total_smem_size;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE uint32_t
mgpu_total_smem_size(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_TOTAL_SMEM_SIZE));
#else
    asm("mov.u32 %0, %%total_smem_size;" : "=r"(r));
#endif
    return r;
}

/* ---- registers of a warpgroup ------------------------------------------------------------ */

/* Take registers: this warpgroup may use `n` a thread from here on. Waits until they are free.
 *   ptx     setmaxnreg.inc.sync.aligned.u32 n;
 *   needs   PTX 8.0, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one warpgroup, converged: all four warps
 *   n       an integer constant, 24 to 256, a multiple of 8
 *   errors  dropped by ptxas, with only an info line, if the kernel has no second launch bound
 *           (MGPU_KERNEL always sets it), or with -G or -rdc=true. By a part of the warpgroup,
 *           or again before its warps have synchronised: undefined
 */
#define MGPU_SETMAXNREG_INC(n) MGPU__SETMAXNREG("inc", 1, n)

/* Give registers back: this warpgroup uses `n` a thread from here on.
 *   ptx     setmaxnreg.dec.sync.aligned.u32 n;
 *   needs   PTX 8.0, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one warpgroup, converged: all four warps
 *   n       an integer constant, 24 to 256, a multiple of 8
 *   errors  as MGPU_SETMAXNREG_INC()
 */
#define MGPU_SETMAXNREG_DEC(n) MGPU__SETMAXNREG("dec", 0, n)

#define MGPU__SETMAXNREG_RANGE(n)                                                              \
    static_assert((n) >= 24 && (n) <= 256 && (n) % 8 == 0,                                     \
                  "mgpu: setmaxnreg takes 24 to 256 registers, a multiple of 8")
#if MGPU_EMULATE
#define MGPU__SETMAXNREG(word, increase, n)                                                    \
    do {                                                                                       \
        MGPU__SETMAXNREG_RANGE(n);                                                             \
        MGPU__EMU(mgpu__emu_setmaxnreg(increase, (uint32_t)(n)));                              \
    } while (0)
#else
#define MGPU__SETMAXNREG(word, increase, n)                                                    \
    do {                                                                                       \
        MGPU__SETMAXNREG_RANGE(n);                                                             \
        asm volatile("setmaxnreg." word ".sync.aligned.u32 %0;" : : "n"(n) : "memory");        \
    } while (0)
#endif

/* ---- marks for a profiler ---------------------------------------------------------------- */

/* Count events of a profiler, by their numbers.
 *   ptx     pmevent n;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   n       an integer constant, 0 to 15
 *   done    nobody in the kernel sees it
 */
#define MGPU_PMEVENT(n) MGPU__PMEVENT("", n, 15)

/* Count several events of a profiler.
 *   ptx     pmevent.mask events;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   events  an integer constant of 16 bits: bit n is event n
 *   done    nobody in the kernel sees it
 */
#define MGPU_PMEVENT_MASK(events) MGPU__PMEVENT(".mask", events, 65535)

#define MGPU__PMEVENT_RANGE(n, most)                                                           \
    static_assert((n) >= 0 && (n) <= (most),                                                   \
                  "mgpu: pmevent: an event 0 to 15, a mask of 16 bits")
#if MGPU_EMULATE
#define MGPU__PMEVENT(word, n, most)                                                           \
    do {                                                                                       \
        MGPU__PMEVENT_RANGE(n, most);                                                          \
    } while (0)
#else
#define MGPU__PMEVENT(word, n, most)                                                           \
    do {                                                                                       \
        MGPU__PMEVENT_RANGE(n, most);                                                          \
        asm volatile("pmevent" word " %0;" : : "n"(n) : "memory");                             \
    } while (0)
#endif

/* ---- the grid before and after this one -------------------------------------------------- */

/* Say that the next grid of the stream may start when all blocks have said so (or ended). It
 * orders no memory: the next grid sees this one's writes only after its own
 * mgpu_griddepcontrol_wait().
 *   ptx     griddepcontrol.launch_dependents;
 *   needs   PTX 7.8, sm_90
 *   by      any thread; the first of a block counts
 */
MGPU_DEVICE void
mgpu_griddepcontrol_launch_dependents(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_griddepcontrol(0));
#else
    asm volatile("griddepcontrol.launch_dependents;" : : : "memory");
#endif
}

/* Wait until the grids this one was launched after have ended and their writes are visible.
 * Returns at once without programmatic launch.
 *   ptx     griddepcontrol.wait;
 *   needs   PTX 7.8, sm_90
 *   by      any thread, before it reads or overwrites what an earlier grid touches
 */
MGPU_DEVICE void
mgpu_griddepcontrol_wait(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_griddepcontrol(1));
#else
    asm volatile("griddepcontrol.wait;" : : : "memory");
#endif
}

/* ---- time, and the end ------------------------------------------------------------------- */

/* The cycle counter of this multiprocessor.
 *   ptx     mov.u64 r, %clock64;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns cycles; differences count, and only on one multiprocessor
 */
MGPU_DEVICE uint64_t
mgpu_clock64(void)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_sreg(MGPU__SREG_CLOCK64));
#else
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(r) : : "memory");
#endif
    return r;
}

/* The clock all multiprocessors share.
 *   ptx     mov.u64 r, %globaltimer;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns nanoseconds; how fine its steps are depends on the GPU (1 us is common)
 */
MGPU_DEVICE uint64_t
mgpu_globaltimer(void)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_sreg(MGPU__SREG_GLOBALTIMER));
#else
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(r) : : "memory");
#endif
    return r;
}

/* Sleep for about `ns`: between zero and twice as long.
 *   ptx     nanosleep.u32 ns;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   ns      nanoseconds, up to 1000000
 */
MGPU_DEVICE void
mgpu_nanosleep(uint32_t ns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_nanosleep(ns));
#else
    asm volatile("nanosleep.u32 %0;" : : "r"(ns) : "memory");
#endif
}

/* End the kernel with an error: the stream and the context are lost on a GPU.
 *   ptx     trap;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   errors  the launch ends with a fault
 */
MGPU_DEVICE void
mgpu_trap(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_trap());
#else
    asm volatile("trap;" : : : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_THREAD_H */
