/* mgpu/ptx/mbarrier_layout.h - mbarriers whose layout is named: with a report of each phase, or none.
 * SPDX-License-Identifier: MIT
 *
 *     layout   arrivals of a phase   besides
 *     v0       1 to 2^20-1           what mgpu_mbarrier_init() makes
 *     v1       1 to 511              keeps for each phase what its copies reported; none of a GPU up to
 *                                    sm_100 reports anything
 *
 * All other functions of mbarrier.h take both. So who writes for newer machines makes v1, and a library that
 * is handed a barrier can ask which it is.
 *
 * PTX 9.3: the assembler of CUDA 13.3 and later. With an older one these functions cost nothing until they are
 * called.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier.init", "mbarrier.check_layout",
 * "mbarrier.pending_count".
 */
#ifndef MGPU_PTX_MBARRIER_LAYOUT_H
#define MGPU_PTX_MBARRIER_LAYOUT_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Make the 8 bytes at `bar` a barrier of layout v0, as mgpu_mbarrier_init() does.
 *   ptx     mbarrier.init.layout::v0.shared::cta.b64 [bar], count;
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   arrivals that end a phase, 1 to 2^20-1
 *   errors  a live barrier, or count 0: undefined
 */
MGPU_DEVICE void
mgpu_mbarrier_init_layout_v0(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_init_layout(bar, count, 0));
#else
    MGPU__DEBUG_REQUIRE((bar & 7) == 0, MGPU_DEBUG_BAR_ALIGNED, bar);
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_OPEN(bar);
    asm volatile("mbarrier.init.layout::v0.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Make the 8 bytes at `bar` a barrier of layout v1, which keeps a report of each phase.
 *   ptx     mbarrier.init.layout::v1.shared::cta.b64 [bar], count;
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   arrivals that end a phase, 1 to 511
 *   errors  a live barrier, count 0 or above 511: undefined
 */
MGPU_DEVICE void
mgpu_mbarrier_init_layout_v1(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_init_layout(bar, count, 1));
#else
    MGPU__DEBUG_REQUIRE((bar & 7) == 0, MGPU_DEBUG_BAR_ALIGNED, bar);
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_OPEN(bar);
    asm volatile("mbarrier.init.layout::v1.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Is the layout of a barrier v0?
 *   ptx     mbarrier.check_layout.layout::v0.shared::cta.b64 yes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 */
MGPU_DEVICE bool
mgpu_mbarrier_check_layout_v0(uint32_t bar)
{
    uint32_t yes;
#if MGPU_EMULATE
    MGPU__EMU(yes = mgpu__emu_mbarrier_check_layout(bar, 0));
#else
    asm volatile("{.reg .pred p;\n"
                 "mbarrier.check_layout.layout::v0.shared::cta.b64 p, [%1];\n"
                 "selp.b32 %0, 1, 0, p;}"
                 : "=r"(yes)
                 : "r"(bar)
                 : "memory");
#endif
    return yes != 0;
}

/* Is the layout of a barrier v1?
 *   ptx     mbarrier.check_layout.layout::v1.shared::cta.b64 yes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 */
MGPU_DEVICE bool
mgpu_mbarrier_check_layout_v1(uint32_t bar)
{
    uint32_t yes;
#if MGPU_EMULATE
    MGPU__EMU(yes = mgpu__emu_mbarrier_check_layout(bar, 1));
#else
    asm volatile("{.reg .pred p;\n"
                 "mbarrier.check_layout.layout::v1.shared::cta.b64 p, [%1];\n"
                 "selp.b32 %0, 1, 0, p;}"
                 : "=r"(yes)
                 : "r"(bar)
                 : "memory");
#endif
    return yes != 0;
}

/* How many arrivals were still missing when `state` of a barrier of layout v0 was taken.
 *   ptx     mbarrier.pending_count.layout::v0.b64 count, state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   state   from mgpu_mbarrier_arrive_no_complete() or mgpu_mbarrier_arrive_drop_no_complete()
 *   returns arrivals, that arrive's own included
 */
MGPU_DEVICE uint32_t
mgpu_mbarrier_pending_count_layout_v0(uint64_t state)
{
    uint32_t count;
#if MGPU_EMULATE
    MGPU__EMU(count = mgpu__emu_mbarrier_pending_count(state));
#else
    asm("mbarrier.pending_count.layout::v0.b64 %0, %1;" : "=r"(count) : "l"(state));
#endif
    return count;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MBARRIER_LAYOUT_H */
