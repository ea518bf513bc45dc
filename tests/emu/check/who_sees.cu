/* who_sees.cu - launches cases one by one, on a GPU or in the model: for tools/who_sees.py.
 * SPDX-License-Identifier: MIT
 *
 *     who_sees list                    a line of JSON for each case
 *     who_sees run GROUP BUG TIMES     a line for each launch: right, wrong, or what failed
 *
 * Of which groups: -DWHO_SEES="X(field_block) X(field_cluster)".
 */
#include "cases.h"

#define X(group) MGPU_EXTERN_C const case_group group##_cases;
WHO_SEES
#undef X
#define X(group) &group##_cases,
static const case_group *const groups[] = {WHO_SEES NULL};

enum { SCRUB_BYTES = 227 * 1024 };

typedef struct scrub_args {
    uint32_t salt;
} scrub_args;

/* What a launch left in shared memory is not there for the next one to find. */
MGPU_KERNEL(scrub, scrub_args, p, 256, 1)
{
    MGPU_SMEM(memory, 16);
    const uint32_t smem = mgpu_smem_addr(memory);
    for (uint32_t at = 4 * threadIdx.x; at < SCRUB_BYTES; at += 4 * 256)
        mgpu_st_shared_b32(smem + at, (p->salt + at) * 0x9E3779B1u);
}

static void
scrub_all(uint32_t salt)
{
    const scrub_args args = {salt};
    mgpu_launch_config config = mgpu_launch_1d(264, 256); /* twice as many as multiprocessors */
    config.smem_bytes = SCRUB_BYTES;
    case_must(mgpu_launch(&scrub_kernel, config, &args, NULL));
}

static void
list(void)
{
    static const char *const answers[] = {"silent", "error",    "lint",
                                          "fault",  "deadlock", "values"};
    for (const case_group *const *g = groups; *g != NULL; g++)
        for (uint32_t i = 0; i < (*g)->count; i++) {
            const case_row *row = &(*g)->rows[i];
            printf("{\"group\": \"%s\", \"bug\": %u, \"answer\": \"%s\", \"what\": \"%s\"}\n",
                   (*g)->name, row->bug, answers[row->answer], row->what);
        }
}

static void
run(const case_group *group, uint32_t bug, uint32_t times)
{
    for (uint32_t i = 0; i < times; i++) {
        bool right = false;
        if (!MGPU_EMULATE && times > 1)
            scrub_all(i);
        const mgpu_status status = group->run(bug, &right);
        printf("%s\n", status != MGPU_OK ? mgpu_status_string(status)
                       : right           ? "right"
                                         : "wrong");
        (void)fflush(stdout);
    }
}

int
main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "list") == 0) {
        list();
        return 0;
    }
    for (const case_group *const *g = groups; argc == 5 && *g != NULL; g++)
        if (strcmp(argv[1], "run") == 0 && strcmp(argv[2], (*g)->name) == 0) {
            run(*g, (uint32_t)atoi(argv[3]), (uint32_t)atoi(argv[4]));
            return 0;
        }
    fprintf(stderr, "usage: who_sees list | run GROUP BUG TIMES\n");
    return 2;
}
