/* mgpu/emu/core/fault.h - SIGSEGV, SIGBUS and SIGFPE of a fiber: a report, and the launch ends.
 * SPDX-License-Identifier: MIT
 *
 * The handlers are there during a launch; the program's own come back afterwards, and get what
 * is not the model's.
 */
#ifndef MGPU_EMU_CORE_FAULT_H
#define MGPU_EMU_CORE_FAULT_H

#include "heap.h"
#include "resident.h"

static struct sigaction mgpu__old_action[3];
static const int mgpu__signals[3] = {SIGSEGV, SIGBUS, SIGFPE};
static __thread volatile uintptr_t mgpu__fault_address;
static __thread volatile int mgpu__fault_signal;
static __thread const void *volatile mgpu__fault_site;

/* Just behind the first byte of the instruction that failed; NULL where the CPU is not known. */
MGPU__MODEL const void *
mgpu__site_of_fault(const void *context)
{
    const mcontext_t *m = &((const ucontext_t *)context)->uc_mcontext;
    (void)m;
#if defined(__linux__) && defined(__x86_64__)
    return (const char *)(uintptr_t)m->gregs[REG_RIP] + 1;
#elif defined(__linux__) && defined(__aarch64__)
    return (const char *)(uintptr_t)m->pc + 1;
#else
    return NULL;
#endif
}

MGPU__MODEL void
mgpu__on_signal(int signal_number, siginfo_t *info, void *context)
{
    mgpu__worker *w = mgpu__this_worker;
    if (w != NULL && w->running_fiber && mgpu_emu_self != NULL) {
        mgpu__fault_address = (uintptr_t)info->si_addr;
        mgpu__fault_signal = signal_number;
        mgpu__fault_site = mgpu__site_of_fault(context);
        siglongjmp(w->fault, 1);
    }
    /* not a kernel's: let the program's own handler, or the default, have it */
    for (int i = 0; i < 3; i++)
        if (mgpu__signals[i] == signal_number)
            (void)sigaction(signal_number, &mgpu__old_action[i], NULL);
    if (w != NULL && !mgpu__in_sink) {
        char text[160];
        (void)snprintf(text, sizeof text,
                       "the model's own code fails at address %p: most likely a "
                       "plain store has overwritten what it works with",
                       info->si_addr);
        mgpu__say(MGPU_EMU_ERROR, w->launch->kernel->name, text);
    }
}

/* Whether an address lies in the page below any stack of the cluster: a large frame may step
 * over its own guard. */
MGPU__MODEL bool
mgpu__in_guard(const mgpu__cluster *c, uintptr_t address)
{
    const uintptr_t stacks = (uintptr_t)c->stacks;
    return address >= stacks && address < stacks + c->stacks_bytes &&
           (address - stacks) % c->stack_bytes < 4096;
}

/* The address of the fault, where it lies between the guards of a buffer; else 0. */
MGPU__MODEL uintptr_t
mgpu__fault_beside(const mgpu__buffer *b)
{
    const uintptr_t from = (uintptr_t)b->map.start - MGPU__GUARD_ZONE, at = mgpu__fault_address;
    return at - from < b->map.bytes + 2 * MGPU__GUARD_ZONE ? at : 0;
}

MGPU__MODEL void
mgpu__report_fault(mgpu__worker *w)
{
    const mgpu__fiber *f = mgpu__self(), *over;
    mgpu__cluster *c = f->cta->cluster;
    mgpu__buffer beside;
    mgpu__text *t;
    uintptr_t found;
    char where[512];
    if (mgpu__report_depth != 0) /* amid one, such as of a bad string; in a sink nobody runs */
        mgpu__report_end();
    over = mgpu__fault_signal != SIGFPE && mgpu__in_guard(c, mgpu__fault_address)
               ? f
               : mgpu__overflown(c);
    if (over != NULL) {
        mgpu__report_overflow(w->launch, over, over == f ? mgpu__fault_site : NULL);
        mgpu_emu_self = NULL;
        return;
    }
    t = mgpu__report_begin();
    if (mgpu__fault_site != NULL)
        mgpu__put(t, "%s: ", mgpu__locate(mgpu__fault_site, where, sizeof where));
    if (mgpu__fault_signal == SIGFPE)
        mgpu__put(t, "integer division by zero; ");
    else
        mgpu__put(t, "illegal memory access at address %p; ", (void *)mgpu__fault_address);
    beside = mgpu__buffer_find(0, mgpu__fault_beside, &found);
    if (mgpu__fault_signal != SIGFPE && beside.from != 0) {
        mgpu__put(t, "that is beside ");
        mgpu__put_beside(t, &beside, mgpu__fault_address);
        mgpu__put(t, "; ");
    }
    mgpu__put_thread(t, f);
    mgpu__deliver(w->launch, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    mgpu__report_end();
    mgpu_emu_self = NULL;
}

MGPU__MODEL void
mgpu__faults_catch(void)
{
    struct sigaction action;
    mgpu__kept_guard(true);
    memset(&action, 0, sizeof action);
    action.sa_sigaction = mgpu__on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < 3; i++)
        (void)sigaction(mgpu__signals[i], &action, &mgpu__old_action[i]);
}

MGPU__MODEL void
mgpu__faults_leave(void)
{
    mgpu__kept_guard(false);
    for (int i = 0; i < 3; i++)
        (void)sigaction(mgpu__signals[i], &mgpu__old_action[i], NULL);
}

#endif /* MGPU_EMU_CORE_FAULT_H */
