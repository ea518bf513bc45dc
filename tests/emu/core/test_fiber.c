/* tests/emu/core/test_fiber.c - the switch between stacks: registers, alignment, depth, many fibers.
 * SPDX-License-Identifier: MIT
 *
 * Plain C, so that it runs wherever a C compiler does: natively, with -DMGPU_EMU_UCONTEXT=1, and
 * for AArch64 under qemu (tests/alone/plain_c.py). Answers 0 or 1.
 */
#define _GNU_SOURCE 1
#include <mgpu/emu/core/fiber.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { FIBERS = 1024, STACK_BYTES = 65536, EDGE = 64, HOPS = 20, DEPTH = 100 };

static mgpu__context contexts[FIBERS], host;
static unsigned char *stacks; /* [FIBERS][EDGE + STACK_BYTES + EDGE] */
static int count, running, alive, faults;

#define CHECK(that)                                                                            \
    do {                                                                                       \
        if (!(that) && faults++ < 20)                                                          \
            printf("%s:%d: fiber %d of %d: not so: %s\n", __FILE__, __LINE__, running, count,  \
                   #that);                                                                     \
    } while (0)

/* Run the next fiber of the ring; comes back when the ring has come round. */
__attribute__((noinline)) void hop(void);
void
hop(void)
{
    const int me = running;
    running = (running + 1) % count;
    mgpu__fiber_switch(&contexts[me], contexts[running]);
}

/* ---- registers that a call must not change -------------------------------------------------- */

/* Load the callee-saved registers from in_out[0..], hop, store them to in_out[REGISTERS..]. */
void hold_registers(uint64_t *in_out);

#if defined(__x86_64__)
enum { REGISTERS = 6 };
__asm__(".text\n"
        ".globl hold_registers\n"
        "hold_registers:\n"
        "    pushq %rbp\n"
        "    pushq %rbx\n"
        "    pushq %r12\n"
        "    pushq %r13\n"
        "    pushq %r14\n"
        "    pushq %r15\n"
        "    subq $24, %rsp\n"
        "    movq %rdi, (%rsp)\n"
        "    movq (%rdi), %rbp\n"
        "    movq 8(%rdi), %rbx\n"
        "    movq 16(%rdi), %r12\n"
        "    movq 24(%rdi), %r13\n"
        "    movq 32(%rdi), %r14\n"
        "    movq 40(%rdi), %r15\n"
        "    call hop@PLT\n"
        "    movq (%rsp), %rdi\n"
        "    movq %rbp, 48(%rdi)\n"
        "    movq %rbx, 56(%rdi)\n"
        "    movq %r12, 64(%rdi)\n"
        "    movq %r13, 72(%rdi)\n"
        "    movq %r14, 80(%rdi)\n"
        "    movq %r15, 88(%rdi)\n"
        "    addq $24, %rsp\n"
        "    popq %r15\n"
        "    popq %r14\n"
        "    popq %r13\n"
        "    popq %r12\n"
        "    popq %rbx\n"
        "    popq %rbp\n"
        "    ret\n");
#elif defined(__aarch64__)
enum { REGISTERS = 18 }; /* x19..x28, d8..d15 */
__asm__(".text\n"
        ".globl hold_registers\n"
        "hold_registers:\n"
        "    sub sp, sp, #176\n"
        "    stp x29, x30, [sp]\n"
        "    stp x19, x20, [sp, #16]\n"
        "    stp x21, x22, [sp, #32]\n"
        "    stp x23, x24, [sp, #48]\n"
        "    stp x25, x26, [sp, #64]\n"
        "    stp x27, x28, [sp, #80]\n"
        "    stp d8, d9, [sp, #96]\n"
        "    stp d10, d11, [sp, #112]\n"
        "    stp d12, d13, [sp, #128]\n"
        "    stp d14, d15, [sp, #144]\n"
        "    str x0, [sp, #160]\n"
        "    ldp x19, x20, [x0]\n"
        "    ldp x21, x22, [x0, #16]\n"
        "    ldp x23, x24, [x0, #32]\n"
        "    ldp x25, x26, [x0, #48]\n"
        "    ldp x27, x28, [x0, #64]\n"
        "    ldp d8, d9, [x0, #80]\n"
        "    ldp d10, d11, [x0, #96]\n"
        "    ldp d12, d13, [x0, #112]\n"
        "    ldp d14, d15, [x0, #128]\n"
        "    bl hop\n"
        "    ldr x0, [sp, #160]\n"
        "    stp x19, x20, [x0, #144]\n"
        "    stp x21, x22, [x0, #160]\n"
        "    stp x23, x24, [x0, #176]\n"
        "    stp x25, x26, [x0, #192]\n"
        "    stp x27, x28, [x0, #208]\n"
        "    stp d8, d9, [x0, #224]\n"
        "    stp d10, d11, [x0, #240]\n"
        "    stp d12, d13, [x0, #256]\n"
        "    stp d14, d15, [x0, #272]\n"
        "    ldp x29, x30, [sp]\n"
        "    ldp x19, x20, [sp, #16]\n"
        "    ldp x21, x22, [sp, #32]\n"
        "    ldp x23, x24, [sp, #48]\n"
        "    ldp x25, x26, [sp, #64]\n"
        "    ldp x27, x28, [sp, #80]\n"
        "    ldp d8, d9, [sp, #96]\n"
        "    ldp d10, d11, [sp, #112]\n"
        "    ldp d12, d13, [sp, #128]\n"
        "    ldp d14, d15, [sp, #144]\n"
        "    add sp, sp, #176\n"
        "    ret\n");
#else
enum { REGISTERS = 1 }; /* no assembler here for this CPU: what C keeps is checked */
void
hold_registers(uint64_t *in_out)
{
    hop();
    in_out[1] = in_out[0];
}
#endif

static void
check_registers(int round)
{
    uint64_t r[2 * REGISTERS];
    for (int i = 0; i < REGISTERS; i++) /* bits of a double with an exponent of its own */
        r[i] = ((uint64_t)(1000 + i) << 52) | (uint64_t)running << 20 | (uint64_t)round;
    hold_registers(r);
    for (int i = 0; i < REGISTERS; i++)
        CHECK(r[REGISTERS + i] == r[i]);
}

/* ---- what a fiber does ---------------------------------------------------------------------- */

static unsigned char *
stack_of(int fiber)
{
    return stacks + (size_t)fiber * (STACK_BYTES + 2 * EDGE) + EDGE;
}

/* Hops at each level on the way down and again on the way up. */
static uint64_t
deep(int n, double x)
{
    volatile unsigned char here[32];
    uint64_t sum;
    here[n % 32] = (unsigned char)n;
    CHECK((uintptr_t)here >= (uintptr_t)stack_of(running) &&
          (uintptr_t)here < (uintptr_t)stack_of(running) + STACK_BYTES);
    if (n % 10 == 0)
        hop();
    sum = n == 0 ? 0 : deep(n - 1, x + 0.5);
    if (n % 10 == 5)
        hop();
    return sum + here[n % 32] + (uint64_t)(2 * x);
}

static void
entry(void)
{
    const int me = running;
    double kept = 0.25 * me;
    _Alignas(16) volatile unsigned char aligned[16];
    aligned[0] = 1;
    CHECK((uintptr_t)aligned % 16 == 0);
    CHECK((uintptr_t)__builtin_frame_address(0) % 16 == 0);
    for (int i = 0; i < HOPS; i++) {
        check_registers(i);
        kept += 1.5;
        CHECK(running == me);
    }
    CHECK(kept == 0.25 * me + 1.5 * HOPS);
    /* sum of n, and of 2 x = 2 me + (DEPTH - n), for n = 0 .. DEPTH */
    CHECK(deep(DEPTH, me) == DEPTH * (DEPTH + 1) + (DEPTH + 1) * 2 * (uint64_t)me);
    if (--alive == 0)
        mgpu__fiber_switch(&contexts[me], host);
    for (;;)
        hop();
}

static void
run(int n)
{
    count = alive = n;
    running = 0;
    memset(stacks, 0xA5, (size_t)n * (STACK_BYTES + 2 * EDGE));
    for (int i = 0; i < n; i++)
        contexts[i] =
            mgpu__fiber_create(stack_of(i), stack_of(i) + STACK_BYTES - i % 200, entry);
    mgpu__fiber_switch(&host, contexts[0]);
    CHECK(alive == 0);
    for (int i = 0; i < n; i++)
        for (int k = 1; k <= EDGE; k++)
            if (stack_of(i)[-k] != 0xA5 || stack_of(i)[STACK_BYTES + k - 1] != 0xA5) {
                printf("fiber %d wrote outside of its stack\n", i);
                faults++;
                break;
            }
}

int
main(void)
{
    static const int sizes[] = {2, 3, 128, FIBERS};
    stacks = (unsigned char *)malloc((size_t)FIBERS * (STACK_BYTES + 2 * EDGE));
    if (stacks == NULL) {
        printf("no memory for %d stacks\n", (int)FIBERS);
        return 1;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        run(sizes[i]);
    free(stacks);
    if (faults == 0)
        printf("%d fibers, %d registers each, %s\n", (int)FIBERS, (int)REGISTERS,
               MGPU_EMU_UCONTEXT ? "ucontext" : "own switch");
    return faults != 0;
}
