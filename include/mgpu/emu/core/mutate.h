/* mgpu/emu/core/mutate.h - for tests of the detector: a call that orders is left out, or changed.
 * SPDX-License-Identifier: MIT
 *
 * Each call that orders something begins with MGPU__MUTATE(). It is nothing, unless the model's file is
 * compiled with MGPU__EMU_MUTATE=1: then mgpu__mutant(), which that file sets before a launch, sees each
 * call with its operands, and may change them or leave the call out. tools/mutate.py runs kernels so.
 */
#ifndef MGPU_EMU_CORE_MUTATE_H
#define MGPU_EMU_CORE_MUTATE_H

#include "machine.h"

#if !defined(MGPU__EMU_MUTATE)
#define MGPU__EMU_MUTATE 0
#endif

#if MGPU__EMU_MUTATE

/* A call, and what may be changed of it; NULL: it has no such operand. */
typedef struct mgpu__mutable {
    const char *instruction;
    const void *site; /* who calls */
    uint32_t thread;  /* of its block */
    uint32_t *how;    /* the qualifiers, MGPU__... of api.h */
    uint32_t *bar;    /* the mbarrier */
    uint32_t *count;  /* arrivals, threads, groups that may stay */
    uint32_t *bytes;  /* that are expected */
    uint64_t *parity;
} mgpu__mutable;

/* true: leave it out. */
static bool (*mgpu__mutant)(const mgpu__mutable *call);

#define MGPU__MUTATE(result, instruction, how, bar, count, bytes, parity)                      \
    do {                                                                                       \
        const mgpu__mutable mutable_call = {                                                   \
            instruction, MGPU__SITE, mgpu__self()->thread, how, bar, count, bytes, parity};    \
        if (mgpu__mutant(&mutable_call))                                                       \
            return result;                                                                     \
    } while (0)
#else
#define MGPU__MUTATE(result, instruction, how, bar, count, bytes, parity) (void)0
#endif

#endif /* MGPU_EMU_CORE_MUTATE_H */
