/* tests/emu/check/cases.h - kernels with a mistake in them, and how the model must answer.
 * SPDX-License-Identifier: MIT
 *
 * A group is a kernel that takes `uint32_t bug` in its arguments, and a table: a row for each
 * number. 0 is the kernel as it should be. The kernels assert nothing; judge.h does.
 *
 * Classes of hazards:
 *   1 a copy's bytes are used before its phase was observed    10 deadlock
 *   2 an async access meets generic writes without a fence     11 registers and groups of wgmma
 *   3 an async write over bytes that generic code reads        13 misuse of a collective
 *   4 a copy over bytes that wgmma or a store still reads      14 a peer has not begun, or has left
 *   5 a generic write over bytes that a store still reads      15 bounds
 *   6 two threads, unordered                                   16 shared memory never written
 *   7 an mbarrier is used before its init is ordered           17 global memory, generic and async
 *   8 counts and bytes of an mbarrier                          18 a scope or .relaxed too weak
 *   9 parity                                                   19 swizzles that differ
 */
#ifndef MGPU_TESTS_EMU_CHECK_CASES_H
#define MGPU_TESTS_EMU_CHECK_CASES_H

#include <mgpu/mgpu.h>

#include <stdio.h>

/* How a launch must end. */
typedef enum case_answer {
    CASE_SILENT,   /* right results, no report */
    CASE_ERROR,    /* a hazard of this class that is an error */
    CASE_LINT,     /* a hazard of this class that is a lint */
    CASE_FAULT,    /* reported without a detector: MGPU_ERROR_FAULT; notes are fatal */
    CASE_DEADLOCK, /* MGPU_ERROR_DEADLOCK */
    CASE_VALUES    /* arithmetic: wrong results that nobody can know */
} case_answer;

typedef struct case_row {
    uint32_t bug;
    case_answer answer;
    uint32_t rules;     /* its class, as a bit; several where it depends on who came first */
    uint32_t how;       /* PLAIN, PENDING */
    const char *remedy; /* a word that the report must have; "": any */
    const char *what;
} case_row;

/* A row: {7, ERROR(3), PLAIN, "__syncwarp", "lane 0 releases for its warp, ..."} */
#define SILENT       CASE_SILENT, 0
#define ERROR(n)     CASE_ERROR, 1u << (n)
#define EITHER(n, m) CASE_ERROR, 1u << (n) | 1u << (m)
#define ANY(l, n, m) CASE_ERROR, 1u << (l) | 1u << (n) | 1u << (m)
#define LINT(n)      CASE_LINT, 1u << (n)
#define FAULT        CASE_FAULT, 0
#define DEADLOCK     CASE_DEADLOCK, 0
#define VALUES       CASE_VALUES, 0
enum {
    SEEN = 0,
    PLAIN = 1,   /* one of the accesses is plain C: seen if the file is instrumented */
    PENDING = 2, /* not answered so yet */
    LOCAL = 4    /* one is to a local array: seen if gcc has instrumented the file */
};

typedef struct case_group {
    const char *name;
    mgpu_status (*run)(uint32_t bug, bool *right); /* launch; are all results right? */
    const case_row *rows;
    uint32_t count;
    bool instrumented; /* the kernel's file was compiled with -fsanitize=thread */
    bool locals;       /* ... by gcc: clang 14 does not show accesses to local arrays */
} case_group;

#define CASE_GROUP(group)                                                                      \
    MGPU_EXTERN_C const case_group group##_cases;                                              \
    const case_group group##_cases = {#group,                                                  \
                                      group##_run,                                             \
                                      group##_rows,                                            \
                                      sizeof group##_rows / sizeof group##_rows[0],            \
                                      MGPU__INSTRUMENTED != 0,                                 \
                                      CASE_LOCALS}
#if MGPU__INSTRUMENTED && !defined(__clang__)
#define CASE_LOCALS true
#else
#define CASE_LOCALS false
#endif

/* In a kernel: does it have this bug? */
#define BUG(n) (p->bug == (n))

/* ---- of the host ------------------------------------------------------------------------- */

/* On a GPU a kernel that failed takes the process with it: nothing works after it. */
MGPU_HOST void
case_must(mgpu_status status)
{
    if (status == MGPU_OK)
        return;
#if !MGPU_EMULATE
    fprintf(stderr, "%s\n", mgpu_status_string(status));
#endif
    abort();
}

/* Memory of the device: a copy of `from`, or bytes 0xDB where that is NULL. */
MGPU_HOST void *
case_buffer(const char *name, const void *from, size_t bytes)
{
    void *p = NULL;
    case_must(mgpu_malloc(&p, bytes));
    case_must(from != NULL ? mgpu_copy_to(p, from, bytes, NULL)
                           : mgpu_memset(p, 0xDB, bytes, NULL));
#if MGPU_EMULATE
    (void)mgpu_emu_name(p, name);
#else
    (void)name;
#endif
    return p;
}

/* Read it back; give it up. */
MGPU_HOST void
case_take(void *to, void *p, size_t bytes)
{
    case_must(mgpu_copy_from(to, p, bytes, NULL));
    (void)mgpu_free(p);
}

MGPU_HOST mgpu_tensor_map
case_map(mgpu_tensor_map_desc desc, mgpu_swizzle swizzle)
{
    mgpu_tensor_map map;
    desc.swizzle = swizzle;
    if (mgpu_tensor_map_tiled(&map, desc, NULL) != MGPU_OK)
        abort();
    return map;
}

MGPU_HOST mgpu_tensor_map
case_pixels(mgpu_im2col_desc desc)
{
    mgpu_tensor_map map;
    if (mgpu_tensor_map_im2col(&map, desc, NULL) != MGPU_OK)
        abort();
    return map;
}

#endif /* MGPU_TESTS_EMU_CHECK_CASES_H */
