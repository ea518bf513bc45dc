/* mgpu/emu/core/fault.h - SIGSEGV, SIGBUS and SIGFPE of a fiber: a report, and the launch ends.
 * SPDX-License-Identifier: MIT
 *
 * The handlers are there during a launch; the program's own come back afterwards, and get what
 * is not the model's.
 */
#ifndef MGPU_EMU_CORE_FAULT_H
#define MGPU_EMU_CORE_FAULT_H

#include "heap.h"
#include "multicast.h"
#include "resident.h"

static struct sigaction mgpu__old_action[3];
static const int mgpu__signals[3] = {SIGSEGV, SIGBUS, SIGFPE};
static __thread volatile uintptr_t mgpu__fault_address;
static __thread volatile int mgpu__fault_signal;
static __thread volatile bool mgpu__fault_no_address; /* the kernel of the system has none */
/* Behind the first byte of the instruction that failed, and behind the calls that it is in. */
enum { MGPU__FAULT_FRAMES = 12 };
static __thread const void *volatile mgpu__fault_sites[MGPU__FAULT_FRAMES];
static __thread volatile int mgpu__fault_depth;
static __thread volatile bool mgpu__fault_walks; /* through them: the stack may be no more */

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

/* Behind the call of code that cannot be fetched; NULL where the CPU is not known. */
MGPU__MODEL const void *
mgpu__site_of_call(const void *context)
{
    const mcontext_t *m = &((const ucontext_t *)context)->uc_mcontext;
    (void)m;
#if defined(__linux__) && defined(__x86_64__)
    return *(const void *const *)(uintptr_t)m->gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
    return (const void *)(uintptr_t)m->regs[30];
#else
    return NULL;
#endif
}

/* For _Unwind_Backtrace: keep the calls that the instruction is in. */
MGPU__MODEL _Unwind_Reason_Code
mgpu__fault_frame(struct _Unwind_Context *context, void *found)
{
    const char *at = (const char *)(uintptr_t)_Unwind_GetIP(context);
    const int depth = mgpu__fault_depth;
    if (*(bool *)found) {
        mgpu__fault_sites[depth] = at;
        mgpu__fault_depth = depth + 1;
    } else if (at + 1 == (const char *)mgpu__fault_sites[0]) {
        *(bool *)found = true; /* before it: this handler */
    }
    return mgpu__fault_depth < MGPU__FAULT_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

MGPU__MODEL void
mgpu__on_signal(int signal_number, siginfo_t *info, void *context)
{
    mgpu__worker *w = mgpu__this_worker;
    if (w != NULL && w->running_fiber && mgpu_emu_self != NULL &&
        mgpu__self()->state != MGPU__DONE) { /* else its kernel has returned */
        bool found = false;
        if (mgpu__fault_walks) /* over a stack that is overwritten: what is known is enough */
            siglongjmp(w->fault, 1);
        mgpu__fault_address = (uintptr_t)info->si_addr;
        mgpu__fault_signal = signal_number;
        mgpu__fault_no_address = signal_number != SIGFPE && info->si_code == SI_KERNEL;
        mgpu__fault_sites[0] = mgpu__site_of_fault(context);
        mgpu__fault_depth = 1;
        mgpu__fault_walks = true;
        if (signal_number != SIGFPE &&
            (const char *)info->si_addr + 1 == (const char *)mgpu__fault_sites[0]) {
            mgpu__fault_sites[1] = mgpu__site_of_call(context); /* from there none unwinds */
            mgpu__fault_depth = 2;
        } else if (mgpu__fault_sites[0] != NULL)
            (void)_Unwind_Backtrace(mgpu__fault_frame, &found);
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

enum { MGPU__BESIDE = 64 << 20 };

/* How far the address of the fault is from [from, to); 0: in it, or too far to mean it. */
MGPU__MODEL uintptr_t
mgpu__fault_distance(uintptr_t from, uintptr_t to)
{
    const uintptr_t at = mgpu__fault_address;
    const uintptr_t far = at < from ? from - at : at >= to ? at - to + 1 : 0;
    return far < MGPU__BESIDE ? far : 0;
}

MGPU__MODEL uintptr_t
mgpu__fault_from_buffer(const mgpu__buffer *b)
{
    return mgpu__fault_distance(b->from, b->to);
}

/* "that is beside ...": which memory of the kernel is nearest, if any is near. */
MGPU__MODEL void
mgpu__put_fault_place(mgpu__text *t, const mgpu__cluster *c)
{
    const mgpu__cta *block = NULL;
    uintptr_t least = MGPU__BESIDE, far;
    mgpu__buffer near, b = mgpu__buffer_find(0, mgpu__fault_from_buffer, &far);
    memset(&near, 0, sizeof near);
    for (; b.from != 0; b = mgpu__buffer_find(b.from, mgpu__fault_from_buffer, &far))
        if (far < least) {
            least = far;
            near = b;
        }
    for (uint32_t i = 0; i < c->cta_count; i++) {
        const uintptr_t window = (uintptr_t)c->ctas[i]->window;
        far = mgpu__fault_distance(window + MGPU__WINDOW_START, window + c->ctas[i]->used);
        if (far != 0 && far < least) {
            least = far;
            block = c->ctas[i];
        }
    }
    if (block != NULL) {
        mgpu__put(t, "that is ");
        mgpu__put_beside_window(t, block, mgpu__fault_address);
        mgpu__put(t, "; ");
    } else if (near.from != 0) {
        mgpu__put(t, "that is beside ");
        mgpu__put_beside(t, &near, mgpu__fault_address);
        mgpu__put(t, "; ");
    }
}

/* The innermost of those places that has a line of the program: a pointer of the program's may be followed in
 * mgpu's headers or in the C library. None has one: the first that is not the C library's. */
MGPU__MODEL const void *
mgpu__fault_site(void)
{
    const void *first = NULL;
    char module[1024], where[512];
    unsigned long address;
    for (int i = 0; i < mgpu__fault_depth; i++) {
        const char *site = (const char *)mgpu__fault_sites[i];
        if (site == NULL || !mgpu__module_of(site - 1, module, sizeof module, &address) ||
            strstr(module, "/libc.so") != NULL)
            continue;
        if (strncmp(mgpu__locate(site, where, sizeof where), "0x", 2) != 0)
            return site;
        first = first == NULL ? site : first;
    }
    return first != NULL ? first : mgpu__fault_sites[0];
}

MGPU__MODEL void
mgpu__report_fault(mgpu__worker *w)
{
    const mgpu__fiber *f = mgpu__self(), *over;
    mgpu__cluster *c = f->cta->cluster;
    const void *site;
    mgpu__text *t;
    char where[512];
    mgpu__fault_walks = false;
    if (mgpu__report_depth != 0) /* amid one, such as of a bad string; in a sink nobody runs */
        mgpu__report_end();
    site = mgpu__fault_site();
    over = mgpu__fault_signal != SIGFPE && mgpu__in_guard(c, mgpu__fault_address)
               ? f
               : mgpu__overflown(c);
    if (over != NULL) {
        mgpu__report_overflow(w->launch, over, over == f ? site : NULL);
        mgpu_emu_self = NULL;
        return;
    }
    t = mgpu__report_begin();
    if (site != NULL)
        mgpu__put(t, "%s: ", mgpu__locate(site, where, sizeof where));
    if (mgpu__fault_signal == SIGFPE)
        mgpu__put(t, "integer division by zero; ");
    else if (mgpu__fault_no_address)
        mgpu__put(t, "illegal memory access at what is no address (not canonical); ");
    else
        mgpu__put(t, "illegal memory access at address %p; ", (void *)mgpu__fault_address);
    if (mgpu__fault_signal != SIGFPE && mgpu__multicast_at(mgpu__fault_address) != NULL)
        mgpu__put(t, "that is a multicast address, which only multimem instructions take; ");
    else if (mgpu__fault_signal != SIGFPE && !mgpu__fault_no_address)
        mgpu__put_fault_place(t, c);
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
