/* tests/emu/check/judge.h - is each row of a group answered as its table says?
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CHECK_JUDGE_H
#define MGPU_TESTS_EMU_CHECK_JUDGE_H

#include "cases.h"

#include "../model.h"

/* What one launch did. */
struct case_outcome {
    mgpu_status status;
    bool right;
    std::string text; /* what the model said */
};

/* Launch with these settings; all reports are kept. */
inline case_outcome
case_launch(const case_group &group, uint32_t bug, mgpu_emu_policy policy, uint64_t seed,
            bool notes_are_fatal)
{
    model m;
    case_outcome o;
    m.config.policy = policy;
    m.config.seed = seed;
    m.config.notes_are_fatal = notes_are_fatal;
    mgpu_emu_configure(m.config);
    o.status = group.run(bug, &o.right);
    o.text = m.text + m.lints;
    return o;
}

/* Right results, no report. */
inline bool
case_is_silent(const case_outcome &o)
{
    return o.status == MGPU_OK && o.right && o.text.empty();
}

/* What a hazard of each class says of itself, and the section of the manual: written down once more and not
 * taken from the table of check/rules.h, or a row that is wrong there would be right here. */
struct case_rule {
    uint32_t rule;
    mgpu_emu_severity severity;
    const char *words, *manual;
};
static const case_rule case_rules[] = {
    {1, MGPU_EMU_ERROR, "bytes of a copy are used before a wait has seen them",
     "Async proxy; mbarrier.try_wait"},
    {1, MGPU_EMU_ERROR, "bytes of cp.async are used before a wait has seen them",
     "cp.async.wait_group; cp.async.mbarrier.arrive"},
    {2, MGPU_EMU_ERROR, "no proxy fence between a thread's write and an agent",
     "Proxies; membar/fence: fence.proxy.async"},
    {3, MGPU_EMU_ERROR, "an agent writes what threads still read",
     "Proxies; Memory Consistency Model: Causality order"},
    {4, MGPU_EMU_ERROR, "an agent writes what another still reads",
     "(PTX manual: Asynchronous operations; wgmma.wait_group)"},
    {4, MGPU_EMU_ERROR, "an agent writes what another still reads",
     "(PTX manual: cp.async.bulk.wait_group)"},
    {4, MGPU_EMU_ERROR, "an agent writes what another still reads",
     "(PTX manual: cp.async.bulk; mbarrier.try_wait)"},
    {5, MGPU_EMU_ERROR, "a thread writes what an agent still reads",
     "(PTX manual: Asynchronous operations; wgmma.wait_group)"},
    {5, MGPU_EMU_ERROR, "a thread writes what an agent still reads",
     "(PTX manual: cp.async.bulk.wait_group)"},
    {5, MGPU_EMU_ERROR, "a thread writes what an agent still reads",
     "(PTX manual: cp.async.bulk; mbarrier.try_wait)"},
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
    {16, MGPU_EMU_ERROR, "shared memory is read that nobody has written",
     "State Spaces: Shared State Space"},
    {16, MGPU_EMU_LINT, "shared memory is read of which nobody has written a part",
     "State Spaces: Shared State Space"},
    {14, MGPU_EMU_ERROR, "shared memory of a block that may not have begun", "barrier.cluster"},
    {14, MGPU_EMU_ERROR, "shared memory of a block that may have exited", "barrier.cluster"},
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
};

/* Does it say what its rule is? */
inline bool
case_says_rule(const mgpu_emu_hazard &hazard)
{
    for (const case_rule &r : case_rules)
        if (r.rule == hazard.rule && r.severity == hazard.severity &&
            std::strstr(hazard.text, r.words) != NULL &&
            std::strstr(hazard.text, r.manual) != NULL)
            return true;
    return false;
}

/* Has the last launch a hazard of the row's class and severity that names the remedy? */
inline bool
case_has_hazard(const case_row &row)
{
    const mgpu_emu_severity severity =
        row.answer == CASE_ERROR ? MGPU_EMU_ERROR : MGPU_EMU_LINT;
    const mgpu_emu_hazard *all = NULL;
    const uint32_t count = mgpu_emu_last_hazards(&all);
    for (uint32_t i = 0; i < count; i++)
        if ((row.rules >> all[i].rule & 1) != 0 && all[i].severity == severity &&
            case_says_rule(all[i]) && std::strstr(all[i].text, row.remedy) != NULL)
            return true;
    return false;
}

/* Is the launch answered as the row says? */
inline bool
case_holds(const case_group &group, const case_row &row, const case_outcome &o)
{
    const bool hidden = ((row.how & PLAIN) != 0 && !group.instrumented) ||
                        ((row.how & LOCAL) != 0 && !group.locals);
    switch (row.answer) {
    case CASE_SILENT:
        return case_is_silent(o);
    case CASE_FAULT:
        return hidden || o.status == MGPU_ERROR_FAULT;
    case CASE_DEADLOCK:
        return o.status == MGPU_ERROR_DEADLOCK;
    case CASE_VALUES:
        return o.status == MGPU_OK && !o.right && o.text.empty();
    case CASE_ERROR:
    case CASE_LINT:
        break;
    }
    return hidden || (case_has_hazard(row) && (row.answer == CASE_LINT || o.status != MGPU_OK));
}

/* One launch decides: the first, eager. PENDING rows are not so yet, and say so when they are. */
inline void
expect(const case_group &group, const case_row &row)
{
    const case_outcome o =
        case_launch(group, row.bug, MGPU_EMU_EAGER, 1, row.answer != CASE_LINT);
    INFO(group.name << " " << row.bug << ": " << row.what << "\n" << o.text);
    const bool holds = case_holds(group, row, o), pending = (row.how & PENDING) != 0;
    if (group.instrumented || (row.how & PLAIN) == 0 || !pending)
        CHECK(holds == !pending);
}

/* A case without a bug is silent whenever agents act: 2 seeds, from intensity 2 on 20. From a policy on: who has
 * asked a row has run it eagerly. */
inline void
expect_silence(const case_group &group, uint32_t bug, int from = MGPU_EMU_EAGER)
{
    for (int i = from; i < 3 + (test_intensity() < 2 ? 2 : 20); i++) {
        const mgpu_emu_policy policy =
            i < 3 ? static_cast<mgpu_emu_policy>(i) : MGPU_EMU_RANDOM;
        const case_outcome o = case_launch(group, bug, policy, static_cast<uint64_t>(i), true);
        INFO(group.name << " " << bug << ", policy " << policy << ", seed " << i << "\n"
                        << o.text);
        CHECK(o.status == MGPU_OK);
        CHECK(o.right);
        CHECK(o.text.empty());
    }
}

/* All rows of a group; number 0 stands for the kernel as it should be. */
inline void
expect_all(const case_group &group)
{
    for (uint32_t i = 0; i < group.count; i++) {
        const case_row &row = group.rows[i];
        expect(group, row);
        if (row.answer == CASE_SILENT && (row.how & PENDING) == 0)
            expect_silence(group, row.bug, MGPU_EMU_LAZY);
    }
}

#endif /* MGPU_TESTS_EMU_CHECK_JUDGE_H */
