/* mgpu/emu/unit/plain.h - plain loads and stores of a kernel, seen through -fsanitize=thread.
 * SPDX-License-Identifier: MIT
 *
 *     g++ -fsanitize=thread -g -c kernel.cpp      the compiler calls __tsan_write4(&s[i]) before
 *     gcc -c model.c                              s[i] = x; these are the bodies of such calls
 *     g++ kernel.o model.o -pthread               no -fsanitize here: no ThreadSanitizer
 *
 * So `s[i] = x` passes the same point as mgpu_st_shared_b32(), without a change to the source.
 * What is not in shared memory of the cluster or in a known buffer of global memory concerns
 * nobody. An accumulator that wgmma has in flight is checked at each access.
 *
 * A volatile access is told apart with --param tsan-distinguish-volatile=1 (clang: -mllvm
 * -tsan-distinguish-volatile=1): it is a flag's, and gives way to other threads.
 *
 * The bodies are weak: where ThreadSanitizer's own library is linked statically (clang), it has
 * them. It knows nothing of fibers, so a kernel cannot run under it.
 */
#ifndef MGPU_EMU_UNIT_PLAIN_H
#define MGPU_EMU_UNIT_PLAIN_H

#include "../core/buffer.h"
#include "../core/event.h"
#include "../core/judge.h"
#include "../core/schedule.h"
#include "../core/window.h"
#include "../core/word.h"

/* ---- one access -------------------------------------------------------------------------------- */

/* The block of the running cluster whose window holds p; NULL: none. */
static inline const mgpu__cta *
mgpu__window_of(const mgpu__fiber *f, uintptr_t p)
{
    const mgpu__cluster *c = f->cta->cluster;
    if (p - (uintptr_t)f->cta->window < MGPU__WINDOW_BYTES)
        return f->cta;
    for (uint32_t i = 0; i < c->cta_count && c->cta_count > 1; i++)
        if (p - (uintptr_t)c->ctas[i]->window < MGPU__WINDOW_BYTES)
            return c->ctas[i];
    return NULL;
}

/* Whether p is above the caller's frame on the stack of f, which runs: a local variable. */
static inline bool
mgpu__is_local(const mgpu__fiber *f, uintptr_t p)
{
    return p - (uintptr_t)__builtin_frame_address(0) < f->cta->cluster->stack_bytes;
}

/* An access of f by plain code, NULL on the host. Most are to local variables, and concern nobody. */
static inline void
mgpu__plain_as(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write, uint8_t atomic,
               const void *site)
{
    const uintptr_t address = (uintptr_t)p;
    const mgpu__cta *cta;
    uint32_t offset;
    if (f == NULL || bytes == 0)
        return;
    for (int i = 0; i < MGPU__HOLDERS; i++)
        if (address < f->held_to[i] && address + bytes > f->held_from[i]) {
            mgpu__units_touched(f, p, bytes, write, site);
            break;
        }
    if (mgpu__is_local(f, address))
        return;
    cta = mgpu__window_of(f, address);
    if (cta == NULL) {
        if (write)
            mgpu__check_past_end(f, address, bytes, "plain store", site);
        if (write)
            MGPU__STEP_TELL(f, writes, f, address, site);
        if (mgpu__watched(f) && mgpu__is_known_global(address)) {
            mgpu__step(f, (const void *)address, site);
            mgpu__access(MGPU_EMU_GLOBAL, write, atomic, address, (uint32_t)bytes, f, site);
        }
        return;
    }
    offset = (uint32_t)(address - (uintptr_t)cta->window);
    if (offset < MGPU__WINDOW_START || offset + bytes > cta->used)
        mgpu__outside(f, cta, mgpu__address_of(cta, offset), bytes,
                      write ? "plain store" : "plain load", site);
    mgpu__step(f, (const void *)address, site);
    mgpu__access(MGPU_EMU_SHARED, write, atomic, mgpu__address_of(cta, offset), (uint32_t)bytes,
                 f, site);
}

MGPU__MODEL void
mgpu__plain(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write, const void *site)
{
    mgpu__plain_as(f, p, bytes, write, 0, site);
}

/* A flag: what is volatile or atomic. `how`: .relaxed, or it acquires and releases. Until
 * mgpu__word_done() of what it returns the word is held. */
MGPU__MODEL pthread_mutex_t *
mgpu__plain_sync(mgpu__fiber *f, const volatile void *p, size_t bytes, mgpu__sync what,
                 uint32_t how, const void *site)
{
    mgpu__plain_as(f, p, bytes, what != MGPU__SYNC_LOAD, what == MGPU__SYNC_RMW ? MGPU__RMW : 1,
                   site);
    if (f == NULL || mgpu__is_local(f, (uintptr_t)p))
        return NULL;
    mgpu__event(MGPU_EMU_ATOMIC, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, what,
                how | MGPU__SCOPE_SYS, f, site);
    return mgpu__word_tell(f, what, (const void *)(uintptr_t)p, how | MGPU__SCOPE_SYS, site);
}

/* A volatile access is .relaxed.sys (PTX manual: Volatile Operation). A read may be one turn of a spin
 * loop, and comes when others have run; a write is what such a loop looks for. */
MGPU__MODEL void
mgpu__plain_volatile(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write,
                     const void *site)
{
    const bool flag = f != NULL && !mgpu__is_local(f, (uintptr_t)p);
    if (flag) {
        mgpu__word_loaded(f);
        if (write)
            mgpu__effect(f->cta->cluster->worker);
        else
            mgpu__give_way_looking(f, p, site);
    }
    mgpu__word_done(mgpu__plain_sync(f, p, bytes, write ? MGPU__SYNC_STORE : MGPU__SYNC_LOAD,
                                     MGPU__RELAXED, site));
    if (flag && !write)
        mgpu__word_will_load(f, (const void *)(uintptr_t)p);
}

/* ---- what compilers call ------------------------------------------------------------------------- */

#define MGPU__TSAN MGPU_EXTERN_C __attribute__((weak, visibility("default")))

MGPU__TSAN void __tsan_init(void);
MGPU__TSAN void __tsan_func_entry(void *caller);
MGPU__TSAN void __tsan_func_exit(void);
void
__tsan_init(void)
{
}
void
__tsan_func_entry(void *caller)
{
    (void)caller;
}
void
__tsan_func_exit(void)
{
}

#define MGPU__TSAN_ACCESS(name, told, bytes, write)                                            \
    MGPU__TSAN void name(void *p);                                                             \
    void name(void *p)                                                                         \
    {                                                                                          \
        told(mgpu__running(), p, bytes, write, MGPU__SITE);                                    \
    }
#define MGPU__TSAN_PLAIN(name, bytes, write) MGPU__TSAN_ACCESS(name, mgpu__plain, bytes, write)
#define MGPU__TSAN_VOLATILE(name, bytes, write)                                                \
    MGPU__TSAN_ACCESS(name, mgpu__plain_volatile, bytes, write)
MGPU__TSAN_PLAIN(__tsan_read1, 1, false)
MGPU__TSAN_PLAIN(__tsan_read2, 2, false)
MGPU__TSAN_PLAIN(__tsan_read4, 4, false)
MGPU__TSAN_PLAIN(__tsan_read8, 8, false)
MGPU__TSAN_PLAIN(__tsan_read16, 16, false)
MGPU__TSAN_PLAIN(__tsan_write1, 1, true)
MGPU__TSAN_PLAIN(__tsan_write2, 2, true)
MGPU__TSAN_PLAIN(__tsan_write4, 4, true)
MGPU__TSAN_PLAIN(__tsan_write8, 8, true)
MGPU__TSAN_PLAIN(__tsan_write16, 16, true)
MGPU__TSAN_PLAIN(__tsan_unaligned_read2, 2, false)
MGPU__TSAN_PLAIN(__tsan_unaligned_read4, 4, false)
MGPU__TSAN_PLAIN(__tsan_unaligned_read8, 8, false)
MGPU__TSAN_PLAIN(__tsan_unaligned_read16, 16, false)
MGPU__TSAN_PLAIN(__tsan_unaligned_write2, 2, true)
MGPU__TSAN_PLAIN(__tsan_unaligned_write4, 4, true)
MGPU__TSAN_PLAIN(__tsan_unaligned_write8, 8, true)
MGPU__TSAN_PLAIN(__tsan_unaligned_write16, 16, true)
MGPU__TSAN_PLAIN(__tsan_vptr_read, sizeof(void *), false)
MGPU__TSAN_VOLATILE(__tsan_volatile_read1, 1, false)
MGPU__TSAN_VOLATILE(__tsan_volatile_read2, 2, false)
MGPU__TSAN_VOLATILE(__tsan_volatile_read4, 4, false)
MGPU__TSAN_VOLATILE(__tsan_volatile_read8, 8, false)
MGPU__TSAN_VOLATILE(__tsan_volatile_read16, 16, false)
MGPU__TSAN_VOLATILE(__tsan_volatile_write1, 1, true)
MGPU__TSAN_VOLATILE(__tsan_volatile_write2, 2, true)
MGPU__TSAN_VOLATILE(__tsan_volatile_write4, 4, true)
MGPU__TSAN_VOLATILE(__tsan_volatile_write8, 8, true)
MGPU__TSAN_VOLATILE(__tsan_volatile_write16, 16, true)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_read2, 2, false)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_read4, 4, false)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_read8, 8, false)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_read16, 16, false)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_write2, 2, true)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_write4, 4, true)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_write8, 8, true)
MGPU__TSAN_VOLATILE(__tsan_unaligned_volatile_write16, 16, true)
#undef MGPU__TSAN_VOLATILE
#undef MGPU__TSAN_PLAIN
#undef MGPU__TSAN_ACCESS

MGPU__TSAN void __tsan_vptr_update(void **p, void *value);
MGPU__TSAN void __tsan_read_range(void *p, size_t bytes);
MGPU__TSAN void __tsan_write_range(void *p, size_t bytes);
MGPU__TSAN void *__tsan_memcpy(void *to, const void *from, size_t bytes);
MGPU__TSAN void *__tsan_memmove(void *to, const void *from, size_t bytes);
MGPU__TSAN void *__tsan_memset(void *to, int byte, size_t bytes);

void
__tsan_vptr_update(void **p, void *value)
{
    (void)value;
    mgpu__plain(mgpu__running(), p, sizeof *p, true, MGPU__SITE);
}
void
__tsan_read_range(void *p, size_t bytes)
{
    mgpu__plain(mgpu__running(), p, bytes, false, MGPU__SITE);
}
void
__tsan_write_range(void *p, size_t bytes)
{
    mgpu__plain(mgpu__running(), p, bytes, true, MGPU__SITE);
}
void *
__tsan_memcpy(void *to, const void *from, size_t bytes)
{
    mgpu__plain(mgpu__running(), from, bytes, false, MGPU__SITE);
    mgpu__plain(mgpu__running(), to, bytes, true, MGPU__SITE);
    return memmove(to, from, bytes);
}
void *
__tsan_memmove(void *to, const void *from, size_t bytes)
{
    mgpu__plain(mgpu__running(), from, bytes, false, MGPU__SITE);
    mgpu__plain(mgpu__running(), to, bytes, true, MGPU__SITE);
    return memmove(to, from, bytes);
}
void *
__tsan_memset(void *to, int byte, size_t bytes)
{
    mgpu__plain(mgpu__running(), to, bytes, true, MGPU__SITE);
    return memset(to, byte, bytes);
}

/* ---- C11 and C++ atomics: done for real, always sequentially consistent ------------------------------ */

/* What the order of an atomic says. Acquire or release alone passes for both. */
MGPU__MODEL uint32_t
mgpu__plain_order(int order)
{
    return order == __ATOMIC_RELAXED ? MGPU__RELAXED : 0;
}

/* A load or a failed exchange may be one turn of a spin loop: other threads may run. */
MGPU__MODEL void
mgpu__plain_atomic_done(mgpu__fiber *f, const volatile void *p, bool changed, const void *site)
{
    if (f == NULL || mgpu__is_local(f, (uintptr_t)p))
        return;
    if (changed) {
        mgpu__give_way(f, true, site);
        return;
    }
    MGPU__STEP_TELL(f, looks, f);
    mgpu__give_way_looking(f, p, site);
}

#define MGPU__TSAN_RMW(T, bits, name, builtin)                                                 \
    MGPU__TSAN T __tsan_atomic##bits##_##name(volatile T *p, T value, int order);              \
    T __tsan_atomic##bits##_##name(volatile T *p, T value, int order)                          \
    {                                                                                          \
        pthread_mutex_t *held;                                                                 \
        held = mgpu__plain_sync(mgpu__running(), p, sizeof *p, MGPU__SYNC_RMW,                 \
                                mgpu__plain_order(order), MGPU__SITE);                         \
        value = builtin(p, value, __ATOMIC_SEQ_CST);                                           \
        mgpu__word_done(held);                                                                 \
        mgpu__plain_atomic_done(mgpu__running(), p, true, MGPU__SITE);                         \
        return value;                                                                          \
    }
#define MGPU__TSAN_CAS(T, bits, name)                                                          \
    MGPU__TSAN int __tsan_atomic##bits##_compare_exchange_##name(                              \
        volatile T *p, T *expected, T value, int order, int failed);                           \
    int __tsan_atomic##bits##_compare_exchange_##name(volatile T *p, T *expected, T value,     \
                                                      int order, int failed)                   \
    {                                                                                          \
        (void)failed;                                                                          \
        return mgpu__plain_cas##bits(p, expected, value, order, MGPU__SITE);                   \
    }
#define MGPU__TSAN_ATOMICS(T, bits)                                                            \
    MGPU__TSAN T __tsan_atomic##bits##_load(const volatile T *p, int order);                   \
    T __tsan_atomic##bits##_load(const volatile T *p, int order)                               \
    {                                                                                          \
        pthread_mutex_t *held;                                                                 \
        T value;                                                                               \
        held = mgpu__plain_sync(mgpu__running(), p, sizeof *p, MGPU__SYNC_LOAD,                \
                                mgpu__plain_order(order), MGPU__SITE);                         \
        value = __atomic_load_n(p, __ATOMIC_SEQ_CST);                                          \
        mgpu__word_done(held);                                                                 \
        mgpu__plain_atomic_done(mgpu__running(), p, false, MGPU__SITE);                        \
        return value;                                                                          \
    }                                                                                          \
    MGPU__TSAN void __tsan_atomic##bits##_store(volatile T *p, T value, int order);            \
    void __tsan_atomic##bits##_store(volatile T *p, T value, int order)                        \
    {                                                                                          \
        pthread_mutex_t *held;                                                                 \
        held = mgpu__plain_sync(mgpu__running(), p, sizeof *p, MGPU__SYNC_STORE,               \
                                mgpu__plain_order(order), MGPU__SITE);                         \
        __atomic_store_n(p, value, __ATOMIC_SEQ_CST);                                          \
        mgpu__word_done(held);                                                                 \
        mgpu__plain_atomic_done(mgpu__running(), p, true, MGPU__SITE);                         \
    }                                                                                          \
    MGPU__MODEL bool mgpu__plain_cas##bits(volatile T *p, T *expected, T value, int order,     \
                                           const void *site)                                   \
    {                                                                                          \
        pthread_mutex_t *held = mgpu__plain_sync(                                              \
            mgpu__running(), p, sizeof *p, MGPU__SYNC_RMW, mgpu__plain_order(order), site);    \
        const bool done = __atomic_compare_exchange_n(p, expected, value, false,               \
                                                      __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);     \
        mgpu__word_done(held);                                                                 \
        mgpu__plain_atomic_done(mgpu__running(), p, done, site);                               \
        return done;                                                                           \
    }                                                                                          \
    MGPU__TSAN T __tsan_atomic##bits##_compare_exchange_val(volatile T *p, T expected,         \
                                                            T value, int order, int failed);   \
    T __tsan_atomic##bits##_compare_exchange_val(volatile T *p, T expected, T value,           \
                                                 int order, int failed)                        \
    {                                                                                          \
        (void)failed;                                                                          \
        (void)mgpu__plain_cas##bits(p, &expected, value, order, MGPU__SITE);                   \
        return expected;                                                                       \
    }                                                                                          \
    MGPU__TSAN_CAS(T, bits, strong)                                                            \
    MGPU__TSAN_CAS(T, bits, weak)                                                              \
    MGPU__TSAN_RMW(T, bits, exchange, __atomic_exchange_n)                                     \
    MGPU__TSAN_RMW(T, bits, fetch_add, __atomic_fetch_add)                                     \
    MGPU__TSAN_RMW(T, bits, fetch_sub, __atomic_fetch_sub)                                     \
    MGPU__TSAN_RMW(T, bits, fetch_and, __atomic_fetch_and)                                     \
    MGPU__TSAN_RMW(T, bits, fetch_or, __atomic_fetch_or)                                       \
    MGPU__TSAN_RMW(T, bits, fetch_xor, __atomic_fetch_xor)                                     \
    MGPU__TSAN_RMW(T, bits, fetch_nand, __atomic_fetch_nand)
MGPU__TSAN_ATOMICS(uint8_t, 8)
MGPU__TSAN_ATOMICS(uint16_t, 16)
MGPU__TSAN_ATOMICS(uint32_t, 32)
MGPU__TSAN_ATOMICS(uint64_t, 64)
#undef MGPU__TSAN_ATOMICS
#undef MGPU__TSAN_CAS
#undef MGPU__TSAN_RMW

MGPU__TSAN void __tsan_atomic_thread_fence(int order);
MGPU__TSAN void __tsan_atomic_signal_fence(int order);
void
__tsan_atomic_thread_fence(int order)
{
    const mgpu__fence kind = order == __ATOMIC_SEQ_CST   ? MGPU__FENCE_SC
                             : order == __ATOMIC_ACQ_REL ? MGPU__FENCE_ACQ_REL
                             : order == __ATOMIC_RELEASE ? MGPU__FENCE_RELEASE
                                                         : MGPU__FENCE_ACQUIRE;
    mgpu__fiber *f = mgpu__running();
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (f == NULL || order == __ATOMIC_RELAXED)
        return;
    mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_THREAD, 0, kind, MGPU__SCOPE_SYS, f, MGPU__SITE);
    mgpu__word_loaded(f);
    MGPU__TELL(f, fenced, f, kind, NULL, MGPU__SCOPE_SYS, MGPU__SITE);
}
void
__tsan_atomic_signal_fence(int order)
{
    (void)order;
}
#undef MGPU__TSAN

#endif /* MGPU_EMU_UNIT_PLAIN_H */
