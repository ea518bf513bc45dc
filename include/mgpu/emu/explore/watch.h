/* mgpu/emu/explore/watch.h - a step that does not end: a loop in which nothing is seen.
 * SPDX-License-Identifier: MIT
 *
 *     while (flag == 0) {}      no word of mgpu or CUDA, and the file is not instrumented: nobody else runs
 *
 * A thread of the system watches. If the time of the policy is over, and one step has lasted a second more, it
 * sends the worker a signal, whose handler leaves the step as a fault does.
 */
#ifndef MGPU_EMU_EXPLORE_WATCH_H
#define MGPU_EMU_EXPLORE_WATCH_H

#include "../core/fault.h"
#include "../core/schedule.h"
#include "record.h"

static struct {
    mgpu__explorer *x;
    pthread_t worker, thread;
    pthread_mutex_t lock;
    pthread_cond_t over;
    bool on, done; /* done: under the lock */
    struct sigaction old;
} mgpu__watch;

/* On the worker. */
MGPU__MODEL void
mgpu__watch_bites(int signal_number, siginfo_t *info, void *context)
{
    mgpu__worker *w = mgpu__this_worker;
    (void)signal_number;
    (void)info;
    if (w == NULL || !w->running_fiber || mgpu__watch.x == NULL)
        return;
    mgpu__watch.x->stop = MGPU__STOP_ENDLESS;
    mgpu__watch.x->launch->quiet = true; /* it is no fault */
    mgpu__watch.x->endless_site = mgpu__site_of_fault(context);
    siglongjmp(w->fault, 1);
}

MGPU__MODEL void *
mgpu__watch_main(void *none)
{
    const mgpu__explorer *x = mgpu__watch.x;
    uint64_t seen = UINT64_MAX;
    (void)none;
    (void)pthread_mutex_lock(&mgpu__watch.lock);
    while (!mgpu__watch.done) {
        const uint64_t now = mgpu_emu_now_ns();
        const uint64_t switches =
            __atomic_load_n(&x->launch->workers[0].switches, __ATOMIC_RELAXED);
        struct timespec until;
        (void)clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec +=
            1 + (now < x->until_ns ? (time_t)((x->until_ns - now) / 1000000000u) : 0);
        if (now >= x->until_ns && switches == seen)
            (void)pthread_kill(mgpu__watch.worker, SIGURG);
        seen = switches;
        (void)pthread_cond_timedwait(&mgpu__watch.over, &mgpu__watch.lock, &until);
    }
    (void)pthread_mutex_unlock(&mgpu__watch.lock);
    return NULL;
}

/* From here on this thread of the system, which is the worker, is watched. */
MGPU__MODEL void
mgpu__watch_begin(mgpu__explorer *x)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = mgpu__watch_bites;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    (void)sigemptyset(&action.sa_mask);
    (void)sigaction(SIGURG, &action, &mgpu__watch.old);
    mgpu__watch.x = x;
    mgpu__watch.worker = pthread_self();
    mgpu__watch.done = false;
    (void)pthread_mutex_init(&mgpu__watch.lock, NULL);
    (void)pthread_cond_init(&mgpu__watch.over, NULL);
    mgpu__watch.on =
        pthread_create(&mgpu__watch.thread, NULL, mgpu__watch_main, NULL) == 0; /* else not */
}

MGPU__MODEL void
mgpu__watch_end(void)
{
    if (mgpu__watch.on) {
        (void)pthread_mutex_lock(&mgpu__watch.lock);
        mgpu__watch.done = true;
        (void)pthread_cond_signal(&mgpu__watch.over);
        (void)pthread_mutex_unlock(&mgpu__watch.lock);
        (void)pthread_join(mgpu__watch.thread, NULL);
    }
    mgpu__watch.x = NULL;
    mgpu__watch.on = false;
    (void)pthread_cond_destroy(&mgpu__watch.over);
    (void)pthread_mutex_destroy(&mgpu__watch.lock);
    (void)sigaction(SIGURG, &mgpu__watch.old, NULL);
}

#endif /* MGPU_EMU_EXPLORE_WATCH_H */
