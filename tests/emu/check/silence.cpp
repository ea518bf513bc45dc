/* tests/emu/check/silence.cpp - groups of cases.h, again and again: what is right, or what is wrong.
 * SPDX-License-Identifier: MIT
 *
 *     silence right N      what must be silent: each policy, random with seeds 1 to N, one worker and four; each
 *                          policy has one of the two where N is 1
 *     silence wrong        the others: are they told the same by four workers as by one?
 *
 * tests/emu/silence.py compiles it with SILENCE_GROUPS, a GROUP(name, how) for each, and links it with
 * the groups. Says what is not so, and answers 1.
 */
#include "cases.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

/* Which launches of a group are right. */
enum group_kind {
    ROWS,  /* the rows that say so */
    TWINS, /* these, and the fixed twin of each row */
    WHOLE  /* these, and number 0, the kernel as it should be */
};
enum { FIXED = 100, MANY = 4 };

struct group_entry {
    const case_group *group;
    group_kind kind;
};

#define GROUP(name, kind) MGPU_EXTERN_C const case_group name##_cases;
SILENCE_GROUPS
#undef GROUP
#define GROUP(name, kind) {&name##_cases, kind},
static const group_entry groups[] = {SILENCE_GROUPS};
#undef GROUP

static int faults;

static void
hear_nothing(void *, const mgpu_emu_report *)
{
}

/* Does the model answer as the row says, as this was compiled? */
static bool
is_answered(const case_group &group, const case_row &row)
{
    return (row.how & PENDING) == 0 && (group.locals || (row.how & LOCAL) == 0);
}

/* ---- what is right ----------------------------------------------------------------------- */

static void
launch_right(const case_group &group, uint32_t bug, mgpu_emu_policy policy, uint64_t seed,
             uint32_t workers)
{
    mgpu_emu_config config = mgpu_emu_config_current();
    bool right = false;
    config.policy = policy;
    config.seed = seed;
    config.workers = workers;
    mgpu_emu_configure(config);
    const mgpu_status status = group.run(bug, &right);
    if (status == MGPU_OK && right && mgpu_emu_last_stats().reports == 0)
        return;
    std::printf("%s %u, policy %d, seed %llu, %u workers: %s, %s\n", group.name, bug, policy,
                static_cast<unsigned long long>(seed), workers, mgpu_status_name(status),
                right ? "right" : "WRONG");
    faults++;
}

static void
launch_each_way(const case_group &group, uint32_t bug, uint64_t seeds)
{
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_LAZY_COPIES}) {
        if (seeds > 1 || policy == MGPU_EMU_LAZY_COPIES)
            launch_right(group, bug, policy, 1, 1);
        if (seeds > 1 || policy != MGPU_EMU_LAZY_COPIES)
            launch_right(group, bug, policy, 1, MANY);
    }
    for (uint64_t seed = 1; seed <= seeds; seed++)
        launch_right(group, bug, MGPU_EMU_RANDOM, seed, seed % 2 != 0 ? 1 : MANY);
}

static void
all_right(uint64_t seeds)
{
    for (const group_entry &entry : groups) {
        const case_group &group = *entry.group;
        if (entry.kind == WHOLE)
            launch_each_way(group, 0, seeds);
        for (uint32_t i = 0; i < group.count; i++) {
            const case_row &row = group.rows[i];
            if (row.answer == CASE_SILENT && is_answered(group, row))
                launch_each_way(group, row.bug, seeds);
            if (entry.kind == TWINS)
                launch_each_way(group, FIXED + row.bug, seeds);
        }
    }
}

/* ---- what is wrong ----------------------------------------------------------------------- */

/* The hazards of a launch, a line each, whichever access came first. */
static std::vector<std::string>
hazards_of(const case_group &group, uint32_t bug, uint32_t workers)
{
    mgpu_emu_config config = mgpu_emu_config_current();
    std::vector<std::string> lines;
    bool right = false;
    config.policy = MGPU_EMU_EAGER;
    config.workers = workers;
    config.sink = hear_nothing;
    mgpu_emu_configure(config);
    (void)group.run(bug, &right);
    const mgpu_emu_hazard *all = NULL;
    const uint32_t count = mgpu_emu_last_hazards(&all);
    for (uint32_t i = 0; i < count; i++) {
        std::string one = all[i].first.where, other = all[i].second.where;
        if (other < one)
            one.swap(other);
        lines.push_back((all[i].severity == MGPU_EMU_ERROR ? "hazard " : "note ") +
                        std::to_string(all[i].rule) + ": " + one + " and " + other);
    }
    std::sort(lines.begin(), lines.end()); /* a pair is told twice if either came first once */
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

static void
print_lines(const char *what, const std::vector<std::string> &lines)
{
    std::printf("  %s:\n", what);
    for (const std::string &line : lines)
        std::printf("    %s\n", line.c_str());
}

static uint32_t
all_wrong(void)
{
    uint32_t asked = 0;
    for (const group_entry &entry : groups) {
        const case_group &group = *entry.group;
        for (uint32_t i = 0; i < group.count; i++) {
            const case_row &row = group.rows[i];
            if ((row.answer != CASE_ERROR && row.answer != CASE_LINT) ||
                !is_answered(group, row))
                continue;
            const std::vector<std::string> one = hazards_of(group, row.bug, 1),
                                           many = hazards_of(group, row.bug, MANY);
            asked++;
            if (!one.empty() && one == many)
                continue;
            std::printf("%s %u: %s\n", group.name, row.bug, row.what);
            print_lines("one worker", one);
            print_lines("four workers", many);
            faults++;
        }
    }
    return asked;
}

int
main(int argc, char **argv)
{
    if (argc == 3 && std::strcmp(argv[1], "right") == 0)
        all_right(std::strtoull(argv[2], NULL, 10));
    else if (argc == 2 && std::strcmp(argv[1], "wrong") == 0)
        std::printf("%u mistakes\n", all_wrong());
    else
        return 2;
    return faults != 0;
}
