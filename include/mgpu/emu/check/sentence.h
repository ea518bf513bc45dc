/* mgpu/emu/check/sentence.h - a hazard in words: who meets whom where, what is missing, and between which lines.
 * SPDX-License-Identifier: MIT
 *
 *     k.cu:30: thread 32 reads s[1], and thread 0 writes it at k.cu:28: no barrier is between them: ...
 *     ; it belongs between k.cu:28 and k.cu:30; hazard 6, nothing orders two accesses (PTX manual: ...)
 */
#ifndef MGPU_EMU_CHECK_SENTENCE_H
#define MGPU_EMU_CHECK_SENTENCE_H

#include "release.h"
#include "suppress.h"

/* Two accesses of one function that nothing orders: the barrier that both threads have passed last stands between their
 * lines, so that they are of two passes of a loop; or chance may have met them the wrong way round. false: neither. */
MGPU__MODEL bool
mgpu__put_run(mgpu__text *t, const mgpu__hazard *h)
{
    const mgpu_emu_side *a = &h->told.first, *b = &h->told.second;
    const bool turned = b->line < a->line;
    const mgpu_emu_side *upper = turned ? b : a, *lower = turned ? a : b;
    mgpu_emu_side before;
    char where[240];
    if (h->rule != &mgpu__rules[MGPU__RULE_THREADS] || strcmp(a->file, b->file) != 0 ||
        strcmp(a->function, b->function) != 0)
        return false;
    memset(&before, 0, sizeof before);
    if (h->before != NULL)
        mgpu__side_locate(&before, h->before, where);
    if (h->before != NULL && strcmp(before.file, a->file) == 0 && before.line > upper->line &&
        before.line <= lower->line)
        mgpu__put(t, "; it belongs between %s and, in the next pass of the loop, %s",
                  lower->where, upper->where);
    else if (turned)
        mgpu__put(t,
                  "; it belongs between %s and %s; or, as which of them comes first may be "
                  "chance, as they stand, between %s and %s",
                  lower->where, upper->where, upper->where, lower->where);
    else
        return false;
    return true;
}

static inline bool
mgpu__is_one_thread(const mgpu_emu_side *a, const mgpu_emu_side *b)
{
    return memcmp(&a->thread, &b->thread, sizeof a->thread) == 0 &&
           memcmp(&a->block, &b->block, sizeof a->block) == 0;
}

/* Where what is missing belongs. */
MGPU__MODEL void
mgpu__put_interval(mgpu__text *t, const mgpu__hazard *h)
{
    const mgpu_emu_hazard *k = &h->told;
    if (h->rule == &mgpu__rules[MGPU__RULE_LATE_WAIT] ||
        h->rule == &mgpu__rules[MGPU__RULE_USELESS] ||
        h->rule == &mgpu__rules[MGPU__RULE_NAMED_BARRIER] ||
        h->rule == &mgpu__rules[MGPU__RULE_LAYOUT] || h->nowhere)
        return; /* not between two lines */
    if (h->first == NULL)
        mgpu__put(t, "; it belongs %s %s",
                  h->rule == &mgpu__rules[MGPU__RULE_BLOCK_LEFT] ? "behind" : "before",
                  h->handed != NULL ? k->handed : k->second.where);
    else if (h->chance && strcmp(k->first.file, k->second.file) == 0 &&
             k->second.line < k->first.line)
        mgpu__put(
            t,
            "; it belongs between %s and %s: neither thread waits in between, and which is "
            "first is chance; if the write is meant for it, "
            "mgpu_fence_proxy_async_shared_cta() and a barrier are missing there",
            k->second.where, k->first.where);
    else if ((h->rule == &mgpu__rules[MGPU__RULE_STORE_SOURCE] ||
              h->rule == &mgpu__rules[MGPU__RULE_CP_ASYNC_SOURCE] ||
              h->rule == &mgpu__rules[MGPU__RULE_CP_ASYNC_UNSEEN]) &&
             k->first.agent == MGPU_EMU_THREAD) /* it was told late, and has come first */
        mgpu__put(t, "; it belongs between %s and %s", k->second.where, k->first.where);
    else if (h->early && h->handed != NULL)
        mgpu__put(t,
                  h->hands == MGPU__HANDS_TO_WARP
                      ? "; it belongs between %s and the __syncwarp() at %s"
                  : h->waited
                      ? "; it belongs between %s and the arrival at %s, or, if it is the "
                        "barrier, behind the wait"
                      : "; it belongs between %s and the arrival at %s",
                  k->first.where, k->handed);
    else if (strcmp(k->first.where, k->second.where) == 0)
        mgpu__put(t,
                  mgpu__is_one_thread(&k->first, &k->second)
                      ? "; it %s between the two times that %s is executed"
                      : "; it %s between the two at %s",
                  h->stands ? "stands" : "belongs", k->second.where);
    else if (h->stands)
        mgpu__put(t, "; it stands between %s and %s", k->first.where, k->second.where);
    else if (!mgpu__put_run(t, h))
        mgpu__put(t, "; it belongs between %s and %s", k->first.where, k->second.where);
}

/* Who meets whom where. */
MGPU__MODEL void
mgpu__put_memory(mgpu__text *t, const mgpu__launch *l, const mgpu__hazard *h)
{
    const mgpu_emu_hazard *k = &h->told;
    mgpu__put(t, "%s: %s%s ", k->second.where, h->who[1], h->object);
    mgpu__put_named(t, l, h->place);
    if (k->row >= 0)
        mgpu__put(t, ", row %d, column %d", k->row, k->column);
    if (h->first != NULL)
        mgpu__put(t, ", and %s %s at %s", h->who[0], h->init ? "its init" : "it",
                  k->first.where);
}

/* All that is told of a hazard. */
MGPU__MODEL void
mgpu__hazard_say(const mgpu__launch *l, mgpu__hazard *h, bool last)
{
    mgpu_emu_hazard *k = &h->told;
    mgpu__text *t = mgpu__report_begin();
    mgpu__put_located(t, h->missing);
    mgpu__put_interval(t, h);
    mgpu__take_text(h->missing, sizeof h->missing, t);
    if (h->joined != NULL) {
        mgpu__put(t, "%s: ", k->second.where);
        mgpu__put_named(t, l, h->who[1]);
        mgpu__put(t, "%s%s", h->joined, k->first.where);
    } else {
        mgpu__put_memory(t, l, h);
    }
    mgpu__put(t, "%s%s; hazard %u, %s (PTX manual: %s)", h->first != NULL ? ": " : ", and ",
              h->missing, k->rule, k->what, k->manual);
    if (k->count > 1)
        mgpu__put(t, "; %llu times", (unsigned long long)k->count);
    if (last && !l->kernel->instrumented)
        mgpu__put(t,
                  "; plain loads and stores of this kernel were not seen, and volatile flags "
                  "neither: -fsanitize=thread for its file shows them");
    mgpu__take_text(h->text, sizeof h->text, t);
    mgpu__report_end();
}

#endif /* MGPU_EMU_CHECK_SENTENCE_H */
