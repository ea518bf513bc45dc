/* mgpu/kernel.h - how a kernel is written: its entry, its shared memory, its addresses.
 * SPDX-License-Identifier: MIT
 *
 *     typedef struct { mgpu_tensor_map a; float *out; int n; } args;
 *
 *     MGPU_KERNEL(scale, args, p, 128, 1)       // entry, argument type, name, threads, min blocks
 *     {
 *         MGPU_SMEM(smem, 1024);                // the dynamic shared memory
 *         MGPU_SHARED(uint64_t, bar, 2);        // a static array
 *         ... p->n ... mgpu_smem_addr(smem) ...
 *     }
 *
 *     mgpu_launch(&scale_kernel, config, &a, NULL);        // host/launch.h
 *
 * The entry takes one `const __grid_constant__ args` and hands its address to a force-inlined
 * body: parameters are read in place, a tensor map has one address for all threads, and
 * nothing is copied to the stack. Both launch bounds are always given: without the second
 * one the compiler drops `setmaxnreg` without an error.
 *
 * Other work in the same file is plain CUDA (threadIdx, __syncthreads, shuffles, atomics):
 * the model knows those words too; docs/emulator.md lists them.
 */
#ifndef MGPU_KERNEL_H
#define MGPU_KERNEL_H

#include "config.h"
#include "debug.h"
#include "types.h"
#if MGPU_EMULATE
#include "emu/cuda/words.h"
#if defined(__cplusplus)
#include "emu/cuda/cpp.h"
#include "emu/cuda/half.h"
#endif
#endif

/* Announce a kernel that another file defines. The linker refuses one of another version of mgpu,
 * and one for a GPU where the model was meant, or the reverse: its symbol says what it is for. */
#define MGPU_KERNEL_DECLARE(name)                                                              \
    MGPU_EXTERN_C const mgpu_kernel name##_kernel MGPU__SYMBOL(#name "_kernel")

#if MGPU_NVRTC
#define MGPU__KERNEL_DESCRIPTOR(name, entry_fn, type, threads, min_blocks)
#else
#define MGPU__KERNEL_DESCRIPTOR(name, entry_fn, type, threads, min_blocks)                     \
    MGPU_KERNEL_DECLARE(name);                                                                 \
    const mgpu_kernel name##_kernel = {                                                        \
        #name,        (void (*)(void))(entry_fn), (uint32_t)sizeof(type), (threads),           \
        (min_blocks), MGPU__INSTRUMENTED,         MGPU__DEBUG_SET};
#endif

#if MGPU_CUDA_SOURCE

/* clang before 20 has no __grid_constant__ and copies the arguments to the stack of each thread,
 * where TMA cannot read a map: there their address is asked for by the name they have in PTX. */
#if MGPU__NO_GRID_CONSTANT
#define MGPU__GRID_CONSTANT
#define MGPU__ARGS(name, type, p)                                                              \
    const type *p;                                                                             \
    asm volatile("{.reg .b64 a; mov.b64 a, " #name "_param_0; cvta.param.u64 %0, a;}"          \
                 : "=l"(p)                                                                     \
                 :                                                                             \
                 : "memory")
#else
#define MGPU__GRID_CONSTANT       __grid_constant__
#define MGPU__ARGS(name, type, p) const type *p = &mgpu__args
#endif

/* Define a kernel: its body follows in { }. `name_kernel` is what mgpu_launch() takes.
 *   name        of the entry, a C name of the whole program: none that a function of C's or CUDA's
 *               headers has, as div and norm (nvcc: 'more than one instance ... has "C" linkage')
 *   type        of its arguments: a struct, passed by value, in which tensor maps may lie
 *   p           what the body calls its `const type *`
 *   threads     most threads of a block, 1..1024: a launch with more is refused
 *   min_blocks  blocks that a multiprocessor shall hold at once, 1 and more: the compiler gives a
 *               thread no more registers than that leaves */
#define MGPU_KERNEL(name, type, p, threads, min_blocks)                                        \
    static __device__ __forceinline__ void mgpu__body_##name(const type *p);                   \
    extern "C" __global__ void __launch_bounds__(threads, min_blocks)                          \
        name(const MGPU__GRID_CONSTANT type mgpu__args)                                        \
    {                                                                                          \
        MGPU__ARGS(name, type, mgpu__p);                                                       \
        mgpu__body_##name(mgpu__p);                                                            \
    }                                                                                          \
    MGPU__KERNEL_DESCRIPTOR(name, name, type, threads, min_blocks)                             \
    static __device__ __forceinline__ void mgpu__body_##name(const type *p)

/* The block's dynamic shared memory, as many bytes as the launch's smem_bytes say.
 *   p      what its `unsigned char *const` is called
 *   align  of its address: a power of two up to 1024 */
#define MGPU_SMEM(p, align)                                                                    \
    extern __shared__ __align__(1024) unsigned char mgpu__dynamic_smem[];                      \
    static_assert((align) <= 1024 && ((align) & ((align)-1)) == 0,                             \
                  "mgpu: MGPU_SMEM aligns to a power of two up to 1024");                      \
    unsigned char *const p = mgpu__dynamic_smem

/* A static array in the block's shared memory, `T x[n]`; what it holds at first is not defined.
 * In C it is a pointer in the model: take n, not `sizeof x`.
 *   T      type of an element; rows have a typedef: `typedef float row[33];` and MGPU_SHARED(row, x, 32)
 *   x      its name
 *   n      elements, a constant */
#define MGPU_SHARED(T, x, n) __shared__ T x[n]
/* MGPU_SHARED() whose address is a multiple of `align`, a power of two. */
#define MGPU_SHARED_ALIGNED(T, x, n, align)                                                    \
    __shared__ __align__(align)                                                                \
    T x[n]

#elif MGPU_EMULATE

/* Reports take lines from addr2line, which in binutils 2.40 takes file 1 of DWARF 5 for file 0, the one that the
 * compiler was given: a stub that includes the kernel's file. So this header is file 1: what it defines here comes first. */
#if defined(__clang__)
static __attribute__((used)) void
#else
static __attribute__((used, no_reorder)) void
#endif
mgpu__is_file_1(void)
{
}

/* The entry's own name is only there to say what to write instead of name<<<...>>>(). */
#define MGPU_KERNEL(name, type, p, threads, min_blocks)                                        \
    MGPU_EXTERN_C const char name[1] __attribute__((                                           \
        deprecated("mgpu: write mgpu_launch(&" #name "_kernel, ...) here, not <<<...>>>")));   \
    static inline void mgpu__body_##name(const type *p);                                       \
    static void mgpu__entry_##name(const void *mgpu__args)                                     \
    {                                                                                          \
        mgpu__body_##name((const type *)mgpu__args);                                           \
    }                                                                                          \
    MGPU__KERNEL_DESCRIPTOR(name, mgpu__entry_##name, type, threads, min_blocks)               \
    static inline void mgpu__body_##name(const type *p)

#define MGPU_SMEM(p, align)                                                                    \
    static_assert((align) <= 1024 && ((align) & ((align)-1)) == 0,                             \
                  "mgpu: MGPU_SMEM aligns to a power of two up to 1024");                      \
    unsigned char *const p = (unsigned char *)mgpu__emu_dynamic_smem()

#define MGPU_SHARED(T, x, n)                MGPU__EMU_SHARED(T, x, n, MGPU__ALIGNOF(T))
#define MGPU_SHARED_ALIGNED(T, x, n, align) MGPU__EMU_SHARED(T, x, n, align)
#if defined(__cplusplus)
#define MGPU__ALIGNOF(T) alignof(T)
#define MGPU__EMU_SHARED(T, x, n, align)                                                       \
    static char mgpu__key_##x;                                                                 \
    T(&x)[n] = *(T(*)[n])mgpu__emu_static_smem(&mgpu__key_##x, #x, sizeof(T) * (n), (align))
#else
#define MGPU__ALIGNOF(T) _Alignof(T)
#define MGPU__EMU_SHARED(T, x, n, align)                                                       \
    static char mgpu__key_##x;                                                                 \
    T *const x = (T *)mgpu__emu_static_smem(&mgpu__key_##x, #x, sizeof(T) * (n), (align))
#endif

#endif

/* Names for reports and timelines, the model's and those of MGPU_DEBUG=1: of shared memory, of mbarriers
 * in it, and of what a thread is there for: "smem+0x1408 (full[2])", "thread (128,0,0) of block (0,0,0)
 * (producer, 7)". Otherwise nothing on a GPU: its arguments are not evaluated there.
 *     MGPU_NAME(bars, "full", 8, stages)     stages mbarriers from the shared address bars on
 *     MGPU_NAME(tile, "A", 128, 64)          64 rows of 128 bytes
 *     MGPU_NAME("producer")                  the calling thread, from here on
 *     MGPU_NAME("producer", k)               and how far it is: any number, such as that of the iteration
 *   addr        shared address of the first element, in this block
 *   name        a string literal; up to 64 places of a kernel have one, the first that is given
 *   elem_bytes  of one element: 8 for a mbarrier
 *   count       elements, 1 and more */
#define MGPU_NAME(...)                                                                         \
    MGPU__NAME_OF(__VA_ARGS__, MGPU__NAME_PLACE, MGPU__NAME_has_1_2_or_4_words,                \
                  MGPU__NAME_STEP, MGPU__NAME_ROLE, 0)                                         \
    (__VA_ARGS__)
#define MGPU__NAME_OF(a, b, c, d, word, ...) word
#if MGPU_EMULATE
#define MGPU__NAME_PLACE(addr, name, elem_bytes, count)                                        \
    MGPU__EMU(mgpu__emu_name_smem(addr, name, elem_bytes, count))
#define MGPU__NAME_ROLE(name)       MGPU__EMU(mgpu__emu_name_role(name, -1))
#define MGPU__NAME_STEP(name, step) MGPU__EMU(mgpu__emu_name_role(name, (int64_t)(step)))
#elif MGPU_CUDA_SOURCE && MGPU_DEBUG
#define MGPU__NAME_PLACE(addr, name, elem_bytes, count)                                        \
    mgpu__debug_set_name(addr, name, elem_bytes, count)
#define MGPU__NAME_ROLE(name)       mgpu__debug_set_role(name, 0)
#define MGPU__NAME_STEP(name, step) mgpu__debug_set_role(name, step)
#else
#define MGPU__NAME_PLACE(addr, name, elem_bytes, count) ((void)0)
#define MGPU__NAME_ROLE(name)                           ((void)0)
#define MGPU__NAME_STEP(name, step)                     ((void)0)
#endif

#if MGPU_HAS_DEVICE

/* The 32-bit shared address of a pointer into this block's shared memory. In a cluster it has
 * the block's rank in bits 24 and up, so that peers may use it as a shared::cluster address.
 *   ptx     (cvta.to.shared)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   p       from MGPU_SMEM or MGPU_SHARED
 */
MGPU_DEVICE uint32_t
mgpu_smem_addr(const void *p)
{
#if MGPU_EMULATE
    uint32_t a;
    MGPU__EMU(a = mgpu__emu_smem_addr(p));
    return a;
#else
    return (uint32_t)__cvta_generic_to_shared(p);
#endif
}

/* The pointer for a shared address of this block: the reverse of mgpu_smem_addr(). Compilers make loads of its own
 * shared memory of it, which fault at a peer's address.
 *   ptx     (cvta.shared)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   addr    shared::cta address, bytes, inside the shared memory of this block
 */
MGPU_DEVICE void *
mgpu_smem_ptr(uint32_t addr)
{
#if MGPU_EMULATE
    void *p;
    MGPU__EMU(p = mgpu__emu_smem_ptr(addr, 0));
    return p;
#else
    return __cvta_shared_to_generic(addr);
#endif
}

/* The pointer for a shared address of any block of the cluster: a peer's memory by plain loads and stores.
 *   ptx     (cvta.shared::cluster.u64)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa()
 *   errors  the peer has not started, or has left: see mgpu_barrier_cluster_wait()
 */
MGPU_DEVICE void *
mgpu_smem_ptr_shared_cluster(uint32_t addr)
{
    void *p;
#if MGPU_EMULATE
    MGPU__EMU(p = mgpu__emu_smem_ptr(addr, MGPU__SPACE_CLUSTER));
#else
    asm("cvta.shared::cluster.u64 %0, %1;" : "=l"(p) : "l"((uint64_t)addr));
#endif
    return p;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_KERNEL_H */
