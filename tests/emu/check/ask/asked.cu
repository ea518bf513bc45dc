/* asked.cu - asks one question, on a GPU or in the model: for tools/who_sees.py.
 * SPDX-License-Identifier: MIT
 *
 *     asked                              the numbers of all questions
 *     asked QUESTION BLOCKS ROUNDS       a line of JSON
 */
#include "ask.h"

int
main(int argc, char **argv)
{
    if (argc != 4) {
        for (uint32_t i = 0; i < ask_cases.count; i++)
            printf("%u\n%u\n", ask_cases.rows[i].bug, FIXED + ask_cases.rows[i].bug);
        return 0;
    }
    const uint32_t question = (uint32_t)atoi(argv[1]);
    for (uint32_t i = 0; i < ask_cases.count; i++)
        if (ask_cases.rows[i].bug == question % FIXED) {
            const ask_answer a =
                ask(question, (uint32_t)atoi(argv[2]), (uint32_t)atoi(argv[3]));
            printf("{\"what\": \"%s\", \"rounds\": %llu, \"wrong\": %llu, \"stuck\": %llu}\n",
                   ask_cases.rows[i].what, (unsigned long long)a.rounds,
                   (unsigned long long)a.wrong, (unsigned long long)a.stuck);
            return a.status == MGPU_OK ? 0 : 1;
        }
    fprintf(stderr, "asked: there is no question %u\n", question);
    return 2;
}
