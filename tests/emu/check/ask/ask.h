/* tests/emu/check/ask/ask.h - what the manual leaves open, asked of a GPU many times.
 * SPDX-License-Identifier: MIT
 *
 * A question's kernel does without something that orders; FIXED + n is the same one with it. Values
 * change from round to round, so that one that is too old, or too new, is seen.
 */
#ifndef MGPU_TESTS_EMU_CHECK_ASK_ASK_H
#define MGPU_TESTS_EMU_CHECK_ASK_ASK_H

#include "../cases.h"

enum { FIXED = 100 };

typedef struct ask_answer {
    mgpu_status status;
    uint64_t rounds, wrong; /* all, and those with a value that is wrong */
    uint64_t stuck;         /* blocks that waited in vain, and left */
} ask_answer;

MGPU_EXTERN_C const case_group ask_cases;

/* So many blocks, which ask so often each. */
MGPU_EXTERN_C ask_answer ask(uint32_t question, uint32_t blocks, uint32_t rounds);

#endif /* MGPU_TESTS_EMU_CHECK_ASK_ASK_H */
