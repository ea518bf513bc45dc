/* mgpu/emu/core/fiber.h - switch from one stack to another: x86-64, AArch64, ucontext elsewhere.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu__fiber_switch(&mine, theirs)     save callee-saved registers on my stack, leave my
 *                                           stack pointer in `mine`, continue at `theirs`
 *
 * A fiber starts as if it had been switched away from just before entry(). What a stack that
 * does not run looks like, x86-64:                                     AArch64:
 *
 *     sp -> r15 r14 r13 r12 rbx rbp  return address                sp -> x19..x30, d8..d15
 *
 * ucontext costs a system call per switch (20 times slower); -DMGPU_EMU_UCONTEXT=1 forces it.
 */
#ifndef MGPU_EMU_CORE_FIBER_H
#define MGPU_EMU_CORE_FIBER_H

#include "../../config.h"

#include <string.h>

#ifndef MGPU_EMU_UCONTEXT
#if defined(__x86_64__) || defined(__aarch64__)
#define MGPU_EMU_UCONTEXT 0
#else
#define MGPU_EMU_UCONTEXT 1
#endif
#endif

#if MGPU_EMU_UCONTEXT
#include <stdlib.h>
#include <ucontext.h>
#endif

/* Where a stack that does not run continues: a stack pointer, or a ucontext. */
typedef void *mgpu__context;

/* Bring the top of a stack nearer that will run soon. */
static inline void
mgpu__fiber_prefetch(mgpu__context context)
{
    __builtin_prefetch(context, 1);
    __builtin_prefetch((char *)context + 64, 1);
}

#if !MGPU_EMU_UCONTEXT

#if defined(__cplusplus)
extern "C"
#else
extern
#endif
    void
    mgpu__fiber_switch(mgpu__context *save, mgpu__context to);

#if defined(__x86_64__)
__asm__(".text\n"
        ".p2align 4\n"
        ".globl mgpu__fiber_switch\n"
        ".type mgpu__fiber_switch,@function\n"
        "mgpu__fiber_switch:\n"
        "    pushq %rbp\n"
        "    pushq %rbx\n"
        "    pushq %r12\n"
        "    pushq %r13\n"
        "    pushq %r14\n"
        "    pushq %r15\n"
        "    movq %rsp, (%rdi)\n"
        "    movq %rsi, %rsp\n"
        "    popq %r15\n"
        "    popq %r14\n"
        "    popq %r13\n"
        "    popq %r12\n"
        "    popq %rbx\n"
        "    popq %rbp\n"
        "    ret\n"
        ".size mgpu__fiber_switch,.-mgpu__fiber_switch\n");

/* A stack whose highest byte is below `top`, on which entry() will run and never return. */
MGPU__MODEL mgpu__context
mgpu__fiber_create(void *bottom, void *top, void (*entry)(void))
{
    uintptr_t *sp = (uintptr_t *)((uintptr_t)top & ~(uintptr_t)15);
    uintptr_t *frame;
    (void)bottom;
    *--sp = 0; /* entry's return address: the end of a backtrace */
    *--sp = (uintptr_t)entry;
    frame = sp - 6;
    memset(frame, 0, 6 * sizeof *frame);
    return frame;
}

#else /* __aarch64__ */
__asm__(".text\n"
        ".p2align 4\n"
        ".globl mgpu__fiber_switch\n"
        ".type mgpu__fiber_switch,%function\n"
        "mgpu__fiber_switch:\n"
        "    sub sp, sp, #160\n"
        "    stp x19, x20, [sp]\n"
        "    stp x21, x22, [sp, #16]\n"
        "    stp x23, x24, [sp, #32]\n"
        "    stp x25, x26, [sp, #48]\n"
        "    stp x27, x28, [sp, #64]\n"
        "    stp x29, x30, [sp, #80]\n"
        "    stp d8, d9, [sp, #96]\n"
        "    stp d10, d11, [sp, #112]\n"
        "    stp d12, d13, [sp, #128]\n"
        "    stp d14, d15, [sp, #144]\n"
        "    mov x9, sp\n"
        "    str x9, [x0]\n"
        "    mov sp, x1\n"
        "    ldp x19, x20, [sp]\n"
        "    ldp x21, x22, [sp, #16]\n"
        "    ldp x23, x24, [sp, #32]\n"
        "    ldp x25, x26, [sp, #48]\n"
        "    ldp x27, x28, [sp, #64]\n"
        "    ldp x29, x30, [sp, #80]\n"
        "    ldp d8, d9, [sp, #96]\n"
        "    ldp d10, d11, [sp, #112]\n"
        "    ldp d12, d13, [sp, #128]\n"
        "    ldp d14, d15, [sp, #144]\n"
        "    add sp, sp, #160\n"
        "    ret\n"
        ".size mgpu__fiber_switch,.-mgpu__fiber_switch\n");

/* A stack whose highest byte is below `top`, on which entry() will run and never return. */
MGPU__MODEL mgpu__context
mgpu__fiber_create(void *bottom, void *top, void (*entry)(void))
{
    uintptr_t *frame = (uintptr_t *)((uintptr_t)top & ~(uintptr_t)15) - 20;
    (void)bottom;
    memset(frame, 0, 20 * sizeof *frame);
    frame[11] = (uintptr_t)entry; /* x30 */
    return frame;
}
#endif

#else /* MGPU_EMU_UCONTEXT */

/* The context of a ucontext fiber lies on its own stack; that of an OS thread on its heap
 * until the fiber that switches back has loaded it. */
MGPU__MODEL void
mgpu__fiber_switch(mgpu__context *save, mgpu__context to)
{
    ucontext_t here;
    *save = &here;
    (void)swapcontext(&here, (ucontext_t *)to);
}

/* A stack whose highest byte is below `top`, on which entry() will run and never return. */
MGPU__MODEL mgpu__context
mgpu__fiber_create(void *bottom, void *top, void (*entry)(void))
{
    uintptr_t at = ((uintptr_t)top - sizeof(ucontext_t)) & ~(uintptr_t)63;
    ucontext_t *context = (ucontext_t *)at;
    (void)getcontext(context);
    context->uc_stack.ss_sp = bottom;
    context->uc_stack.ss_size = at - (uintptr_t)bottom;
    context->uc_link = NULL;
    makecontext(context, entry, 0);
    return context;
}
#endif

#endif /* MGPU_EMU_CORE_FIBER_H */
