/* mgpu/emu/check/rules.h - the rules of order: what each says, and where the manual has it.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_RULES_H
#define MGPU_EMU_CHECK_RULES_H

#include "../emu.h"

typedef struct mgpu__rule {
    uint32_t number; /* mgpu_emu_hazard.rule */
    mgpu_emu_severity severity;
    const char *what;
    const char *manual; /* section of the PTX manual */
} mgpu__rule;

typedef enum mgpu__rule_name {
    MGPU__RULE_COPY_UNSEEN,
    MGPU__RULE_CP_ASYNC_UNSEEN,
    MGPU__RULE_PROXY_FENCE,
    MGPU__RULE_READ_BY_THREADS,
    MGPU__RULE_READ_BY_AGENT,
    MGPU__RULE_STORE_SOURCE,
    MGPU__RULE_CP_ASYNC_SOURCE,
    MGPU__RULE_THREADS,
    MGPU__RULE_MBARRIER_INIT,
    MGPU__RULE_INIT_FENCE,
    MGPU__RULE_MBARRIER_OVER,
    MGPU__RULE_UNNAMED,
    MGPU__RULE_BLOCK,
    MGPU__RULE_BLOCK_LEFT,
    MGPU__RULE_UNWRITTEN,
    MGPU__RULE_PADDING,
    MGPU__RULE_FRESH,
    MGPU__RULE_FRESH_FLAG,
    MGPU__RULE_GLOBAL,
    MGPU__RULE_MAP,
    MGPU__RULE_SCOPE,
    MGPU__RULE_LAUNCH_BEFORE,
    MGPU__RULE_FENCE_OF_OTHERS,
    MGPU__RULE_FENCE_OF_LOADER,
    MGPU__RULE_NAMED_BARRIER,
    MGPU__RULE_LATE_WAIT,
    MGPU__RULE_LANE_UNSEEN,
    MGPU__RULE_LAYOUT,
    MGPU__RULE_USELESS,
    MGPU__RULE_NON_COHERENT,
    MGPU__RULE_TENSOR,
    MGPU__RULE_LIVES, /* from here on notes of engines: core/report.h */
    MGPU__RULE_COUNTS,
    MGPU__RULE_NAMED,
    MGPU__RULE_LANES,
    MGPU__RULE_BOUNDS,
    MGPU__RULE_REGISTERS,
    MGPU__RULE_LEAVES
} mgpu__rule_name;

/* This rule is silent until somebody asks for it by its number. */
enum { MGPU__RULE_OFF = 20 };

static const mgpu__rule mgpu__rules[] = {
    {1, MGPU_EMU_ERROR, "bytes of a copy are used before a wait has seen them",
     "Async proxy; mbarrier.try_wait"},
    {1, MGPU_EMU_ERROR, "bytes of cp.async are used before a wait has seen them",
     "cp.async.wait_group; cp.async.mbarrier.arrive"},
    {2, MGPU_EMU_ERROR, "no proxy fence between a thread's write and an agent",
     "Proxies; membar/fence: fence.proxy.async"},
    {3, MGPU_EMU_ERROR, "an agent writes what threads still read",
     "Proxies; Memory Consistency Model: Causality order"},
    {4, MGPU_EMU_ERROR, "an agent writes what another still reads",
     "Asynchronous operations; wgmma.wait_group"},
    {5, MGPU_EMU_ERROR, "a thread writes what an agent still reads",
     "cp.async.bulk.wait_group; wgmma.wait_group"},
    {5, MGPU_EMU_ERROR, "a thread writes what cp.async still reads",
     "cp.async.wait_group; cp.async.mbarrier.arrive"},
    {6, MGPU_EMU_ERROR, "nothing orders two accesses",
     "Memory Consistency Model: Causality order"},
    {7, MGPU_EMU_ERROR, "an mbarrier is used before its init is known", "mbarrier.init"},
    {7, MGPU_EMU_LINT, "an mbarrier's init is not fenced", "membar/fence: fence.mbarrier_init"},
    {7, MGPU_EMU_ERROR, "an mbarrier that lives is written over",
     "mbarrier.init; mbarrier.inval"},
    {11, MGPU_EMU_ERROR, "a register that a wait has finished is not named",
     "wgmma.mma_async: Asynchronous operations; wgmma.wait_group"},
    {14, MGPU_EMU_ERROR, "shared memory of a block that may not have begun", "barrier.cluster"},
    {14, MGPU_EMU_ERROR, "shared memory of a block that may have exited", "barrier.cluster"},
    {16, MGPU_EMU_ERROR, "shared memory is read that nobody has written",
     "State Spaces: Shared State Space"},
    {16, MGPU_EMU_LINT, "shared memory is read of which nobody has written a part",
     "State Spaces: Shared State Space"},
    {16, MGPU_EMU_ERROR, "global memory is read that nobody has written",
     "State Spaces: Global State Space"},
    {16, MGPU_EMU_LINT, "a flag is stored into global memory that nobody has written",
     "State Spaces: Global State Space"},
    {17, MGPU_EMU_ERROR, "an agent and another meet in global memory unordered",
     "Proxies; membar/fence: fence.proxy.async; cp.async.bulk.wait_group"},
    {17, MGPU_EMU_ERROR, "a tensor map is used that threads of this launch wrote",
     "membar/fence: fence.proxy.tensormap"},
    {18, MGPU_EMU_ERROR, "what orders two accesses is relaxed, or its scope too narrow",
     "Memory Consistency Model: Scope; mbarrier.arrive"},
    {21, MGPU_EMU_ERROR, "a programmatic launch touches what the one before may not have done",
     "griddepcontrol"},
    {2, MGPU_EMU_LINT, "the proxy fence is not by the thread that wrote",
     "Proxies; membar/fence: fence.proxy.async"},
    {3, MGPU_EMU_LINT, "the proxy fence is not by the threads that read",
     "Proxies; membar/fence: fence.proxy.async"},
    {13, MGPU_EMU_ERROR, "a named barrier is used again before it is known to be complete",
     "bar, barrier"},
    {9, MGPU_EMU_ERROR, "a wait may come after the phase behind the one it is for",
     "Phase of the mbarrier object; mbarrier.try_wait"},
    {1, MGPU_EMU_LINT, "a thread of a wgmma has not seen the phase of its operands itself",
     "Async proxy; mbarrier.try_wait"},
    {19, MGPU_EMU_LINT, "a tile is read with another swizzle than it was written with",
     "Swizzling Modes; Matrix Descriptor Format"},
    {MGPU__RULE_OFF, MGPU_EMU_LINT, "a proxy fence orders nothing",
     "Proxies; membar/fence: fence.proxy.async"},
    {23, MGPU_EMU_ERROR, "ld.global.nc reads what this launch has written", "ld.global.nc"},
    {12, MGPU_EMU_ERROR, "nothing orders two accesses to tensor memory",
     "tcgen05 Memory Consistency Model"},
    {7, MGPU_EMU_LINT, "an mbarrier is made where one lives", "mbarrier.init; mbarrier.inval"},
    {8, MGPU_EMU_LINT, "arrivals or bytes of an mbarrier do not add up",
     "mbarrier; Tracking asynchronous operations by the mbarrier object"},
    {11, MGPU_EMU_LINT,
     "registers are written or loaded, and nothing names them for the compiler",
     "wgmma.fence; tcgen05.wait"},
    {13, MGPU_EMU_LINT, "a lane outside of the mask is read", "shfl.sync"},
    {15, MGPU_EMU_LINT, "it is legal, and seldom what is meant",
     "Tensors; Matrix Descriptor Format"},
    {16, MGPU_EMU_LINT, "registers, or tensor memory, are read that nobody has written",
     "wgmma.mma_async; mma.sync"},
    {22, MGPU_EMU_LINT, "a thread or block ends with work in flight",
     "cp.async.bulk.wait_group; mbarrier.try_wait"},
};

/* What the settings make of a rule. */
static inline mgpu_emu_level
mgpu__rule_level(const mgpu_emu_config *config, const mgpu__rule *rule)
{
    const mgpu_emu_level level = (mgpu_emu_level)config->rules[rule->number];
    if (level != MGPU_EMU_LEVEL_DEFAULT)
        return level;
    if (rule->number == MGPU__RULE_OFF)
        return MGPU_EMU_LEVEL_OFF;
    return rule->severity == MGPU_EMU_ERROR || config->notes_are_fatal ? MGPU_EMU_LEVEL_ERROR
                                                                       : MGPU_EMU_LEVEL_LINT;
}

#endif /* MGPU_EMU_CHECK_RULES_H */
