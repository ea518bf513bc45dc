/* mgpu/emu/cuda/words.h - CUDA's own words in the model: threadIdx, __syncthreads, shuffles, atomics...
 * SPDX-License-Identifier: MIT
 *
 * A closed list; docs/emulator.md has it, and each word has a test. What is not here does not
 * work in the model, and what cannot work names its remedy:
 *
 *     __shared__ float x[32];     MGPU_SHARED(float, x, 32);
 *     __global__ void f(...)      MGPU_KERNEL(f, args, p, threads, min_blocks)
 *     f<<<grid, block>>>(...)     mgpu_launch(&f_kernel, config, &args, NULL);
 *
 * CUDA's words take any type: here by _Generic (C), in cpp.h by overloads (C++).
 */
#ifndef MGPU_EMU_CUDA_WORDS_H
#define MGPU_EMU_CUDA_WORDS_H

#include "../../config.h"
#if MGPU_EMULATE
#include "../api.h"
#include "address.h"
#include "math.h"
#include "vector.h"

#include <math.h>
#include <string.h>

/* A file compiled with -fsanitize=thread: calls of memcpy & Co., also those that the compiler
 * makes itself, go to the model's own (emu/unit/plain.h). gcc would expand small ones in place. */
#if MGPU__INSTRUMENTED
__asm__("memcpy = __tsan_memcpy\n"
        "memmove = __tsan_memmove\n"
        "memset = __tsan_memset\n");
#if !defined(__clang__) && (!defined(__USE_FORTIFY_LEVEL) || __USE_FORTIFY_LEVEL == 0)
#if defined(__cplusplus)
#define MGPU__NOTHROW noexcept
#else
#define MGPU__NOTHROW
#endif
#define MGPU__SEEN(word, T)                                                                    \
    MGPU_EXTERN_C void *__tsan_##word(void *, T, size_t);                                      \
    MGPU_EXTERN_C inline __attribute__((always_inline, gnu_inline)) void *word(                \
        void *to, T from, size_t bytes) MGPU__NOTHROW                                          \
    {                                                                                          \
        return __tsan_##word(to, from, bytes);                                                 \
    }
MGPU__SEEN(memcpy, const void *)
MGPU__SEEN(memmove, const void *)
MGPU__SEEN(memset, int)
#undef MGPU__SEEN
#undef MGPU__NOTHROW
#endif
#endif

/* ---- function and variable words --------------------------------------------------------------- */

/* The toolkit's headers, if vector.h found them, make some of them nothing. */
#undef __device__
#undef __host__
#undef __forceinline__
#undef __grid_constant__
#undef __launch_bounds__
#undef __align__
#undef __shared__
#undef __global__
#undef __constant__
#define __device__
#define __host__
#define __forceinline__ inline __attribute__((always_inline))
#define __grid_constant__
#define __restrict__ __restrict
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __shared__                                                                             \
    _Pragma("GCC error \"mgpu model: write MGPU_SHARED or MGPU_SMEM, not __shared__\"")
#define __global__ _Pragma("GCC error \"mgpu model: write MGPU_KERNEL, not __global__\"")
#define __constant__                                                                           \
    _Pragma("GCC error \"mgpu model: pass constants as arguments, not __constant__\"")

/* ---- who am I ------------------------------------------------------------------------------------------ */

/* A variable would have to be copied at each switch of fibers. */
#define threadIdx (mgpu_emu_self->thread_idx)
#define blockIdx  (mgpu_emu_self->block_idx)

MGPU_EXTERN_C_BEGIN
/* Of the launch that runs, there is one at a time; 0 outside of it. emu/core/launch.h sets them. */
extern const dim3 blockDim;
extern const dim3 gridDim;
extern const int warpSize; /* 32 */
MGPU_EXTERN_C_END

/* ---- barriers, fences, votes ----------------------------------------------------------------------------- */

MGPU_DEVICE void
__syncthreads(void)
{
    MGPU__EMU((void)mgpu__emu_barrier(MGPU__BARRIER_SYNC, 0, 0, 0, MGPU__ALIGNED));
}

MGPU_DEVICE int
__syncthreads_count(int predicate)
{
    int r;
    MGPU__EMU(
        r = (int)mgpu__emu_barrier(MGPU__BARRIER_RED_POPC, 0, 0, predicate, MGPU__ALIGNED));
    return r;
}

MGPU_DEVICE int
__syncthreads_and(int predicate)
{
    int r;
    MGPU__EMU(
        r = (int)mgpu__emu_barrier(MGPU__BARRIER_RED_AND, 0, 0, predicate, MGPU__ALIGNED));
    return r;
}

MGPU_DEVICE int
__syncthreads_or(int predicate)
{
    int r;
    MGPU__EMU(r = (int)mgpu__emu_barrier(MGPU__BARRIER_RED_OR, 0, 0, predicate, MGPU__ALIGNED));
    return r;
}

MGPU_DEVICE void
mgpu__syncwarp(uint32_t mask)
{
    MGPU__EMU(mgpu__emu_syncwarp(mask));
}
/* __syncwarp() and __syncwarp(mask) */
#define __syncwarp(...) mgpu__syncwarp(MGPU__OR_ALL_LANES(__VA_ARGS__))
#if defined(__cplusplus)
static inline constexpr uint32_t
MGPU__OR_ALL_LANES(uint32_t mask = 0xffffffffu)
{
    return mask;
}
#else
#define MGPU__OR_ALL_LANES(...)                                                                \
    ((uint32_t)((int64_t[]){0xffffffffu, __VA_ARGS__})[sizeof(#__VA_ARGS__) > 1])
#endif

MGPU_DEVICE void
__threadfence_block(void)
{
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, 0));
}

MGPU_DEVICE void
__threadfence(void)
{
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_GPU));
}

MGPU_DEVICE void
__threadfence_system(void)
{
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_SYS));
}

MGPU_DEVICE int
__all_sync(uint32_t mask, int predicate)
{
    int r;
    MGPU__EMU(r = (int)mgpu__emu_vote(MGPU__VOTE_ALL, mask, predicate));
    return r;
}

MGPU_DEVICE int
__any_sync(uint32_t mask, int predicate)
{
    int r;
    MGPU__EMU(r = (int)mgpu__emu_vote(MGPU__VOTE_ANY, mask, predicate));
    return r;
}

MGPU_DEVICE uint32_t
__ballot_sync(uint32_t mask, int predicate)
{
    uint32_t r;
    MGPU__EMU(r = mgpu__emu_vote(MGPU__VOTE_BALLOT, mask, predicate));
    return r;
}

MGPU_DEVICE uint32_t
__activemask(void)
{
    uint32_t r;
    MGPU__EMU(r = mgpu__emu_activemask());
    return r;
}

/* match compares bits: any type of 4 or 8 bytes. */
#define MGPU__MATCH_OF(T, suffix)                                                              \
    MGPU_DEVICE uint32_t mgpu__match_any_##suffix(uint32_t mask, T value)                      \
    {                                                                                          \
        uint64_t bits = 0;                                                                     \
        uint32_t r;                                                                            \
        memcpy(&bits, &value, sizeof value);                                                   \
        MGPU__EMU(r = mgpu__emu_match(0, mask, bits, NULL));                                   \
        return r;                                                                              \
    }                                                                                          \
    MGPU_DEVICE uint32_t mgpu__match_all_##suffix(uint32_t mask, T value, int *predicate)      \
    {                                                                                          \
        uint64_t bits = 0;                                                                     \
        uint32_t r;                                                                            \
        memcpy(&bits, &value, sizeof value);                                                   \
        MGPU__EMU(r = mgpu__emu_match(1, mask, bits, predicate));                              \
        return r;                                                                              \
    }
MGPU__MATCH_OF(int, i)
MGPU__MATCH_OF(unsigned int, u)
MGPU__MATCH_OF(long, l)
MGPU__MATCH_OF(unsigned long, ul)
MGPU__MATCH_OF(long long, ll)
MGPU__MATCH_OF(unsigned long long, ull)
MGPU__MATCH_OF(float, f)
MGPU__MATCH_OF(double, d)
#undef MGPU__MATCH_OF

#define MGPU__REDUCE(word, T, kind)                                                            \
    MGPU_DEVICE T word(uint32_t mask, T value)                                                 \
    {                                                                                          \
        uint32_t r;                                                                            \
        MGPU__EMU(r = mgpu__emu_redux(kind, mask, (uint32_t)value));                           \
        return (T)r;                                                                           \
    }
MGPU__REDUCE(mgpu__reduce_add_u32, uint32_t, MGPU__REDUX_ADD)
MGPU__REDUCE(mgpu__reduce_min_u32, uint32_t, MGPU__REDUX_MIN_U32)
MGPU__REDUCE(mgpu__reduce_max_u32, uint32_t, MGPU__REDUX_MAX_U32)
MGPU__REDUCE(mgpu__reduce_add_s32, int32_t, MGPU__REDUX_ADD)
MGPU__REDUCE(mgpu__reduce_min_s32, int32_t, MGPU__REDUX_MIN_S32)
MGPU__REDUCE(mgpu__reduce_max_s32, int32_t, MGPU__REDUX_MAX_S32)
MGPU__REDUCE(__reduce_and_sync, uint32_t, MGPU__REDUX_AND)
MGPU__REDUCE(__reduce_or_sync, uint32_t, MGPU__REDUX_OR)
MGPU__REDUCE(__reduce_xor_sync, uint32_t, MGPU__REDUX_XOR)
#undef MGPU__REDUCE

/* ---- shuffles: any type of 4 or 8 bytes ------------------------------------------------------------------- */

#define MGPU__SHFL_OF(T, suffix)                                                               \
    MGPU_DEVICE T mgpu__shfl_##suffix(mgpu__shfl kind, uint32_t mask, T value, uint32_t lane,  \
                                      uint32_t width)                                          \
    {                                                                                          \
        uint64_t bits = 0;                                                                     \
        memcpy(&bits, &value, sizeof value);                                                   \
        MGPU__EMU(bits = mgpu__emu_shfl(kind, mask, bits, lane, width));                       \
        memcpy(&value, &bits, sizeof value);                                                   \
        return value;                                                                          \
    }
MGPU__SHFL_OF(int, i)
MGPU__SHFL_OF(unsigned int, u)
MGPU__SHFL_OF(long, l)
MGPU__SHFL_OF(unsigned long, ul)
MGPU__SHFL_OF(long long, ll)
MGPU__SHFL_OF(unsigned long long, ull)
MGPU__SHFL_OF(float, f)
MGPU__SHFL_OF(double, d)
#undef MGPU__SHFL_OF

/* ---- atomics: on global memory and on this block's shared memory ---------------------------------------------- */

#define MGPU__ATOMIC_ORDER (MGPU__RELAXED | MGPU__SCOPE_GPU) /* CUDA's order nothing else */
#define MGPU__ATOMIC(name, T, suffix, op)                                                      \
    MGPU_DEVICE T mgpu__##name##_##suffix(T *p, T value)                                       \
    {                                                                                          \
        uint64_t bits = 0;                                                                     \
        memcpy(&bits, &value, sizeof value);                                                   \
        MGPU__EMU(bits = mgpu__emu_atomic(op, (void *)p, sizeof value, bits, 0,                \
                                          MGPU__ATOMIC_ORDER));                                \
        memcpy(&value, &bits, sizeof value);                                                   \
        return value;                                                                          \
    }
#define MGPU__ATOMIC_CAS(T, suffix)                                                            \
    MGPU_DEVICE T mgpu__atomicCAS_##suffix(T *p, T compare, T value)                           \
    {                                                                                          \
        uint64_t bits = 0, want = 0;                                                           \
        memcpy(&bits, &value, sizeof value);                                                   \
        memcpy(&want, &compare, sizeof compare);                                               \
        MGPU__EMU(bits = mgpu__emu_atomic(MGPU__ATOM_CAS, (void *)p, sizeof value, bits, want, \
                                          MGPU__ATOMIC_ORDER));                                \
        memcpy(&value, &bits, sizeof value);                                                   \
        return value;                                                                          \
    }
#define MGPU__ATOMICS(T, suffix, S)                                                            \
    MGPU__ATOMIC(atomicAdd, T, suffix, MGPU__ATOM_ADD)                                         \
    MGPU__ATOMIC(atomicMin, T, suffix, MGPU__ATOM_MIN_##S)                                     \
    MGPU__ATOMIC(atomicMax, T, suffix, MGPU__ATOM_MAX_##S)                                     \
    MGPU__ATOMIC(atomicAnd, T, suffix, MGPU__ATOM_AND)                                         \
    MGPU__ATOMIC(atomicOr, T, suffix, MGPU__ATOM_OR)                                           \
    MGPU__ATOMIC(atomicXor, T, suffix, MGPU__ATOM_XOR)                                         \
    MGPU__ATOMIC(atomicExch, T, suffix, MGPU__ATOM_EXCH)                                       \
    MGPU__ATOMIC_CAS(T, suffix)
MGPU__ATOMICS(int, i, S)
MGPU__ATOMICS(unsigned int, u, U)
MGPU__ATOMICS(long long, ll, S)
MGPU__ATOMICS(unsigned long, ul, U)
MGPU__ATOMICS(unsigned long long, ull, U)
MGPU__ATOMIC(atomicAdd, float, f, MGPU__ATOM_ADD_F32)
MGPU__ATOMIC(atomicExch, float, f, MGPU__ATOM_EXCH)
MGPU__ATOMIC(atomicAdd, double, d, MGPU__ATOM_ADD_F64)
MGPU__ATOMIC(atomicInc, unsigned int, u, MGPU__ATOM_INC)
MGPU__ATOMIC(atomicDec, unsigned int, u, MGPU__ATOM_DEC)
#undef MGPU__ATOMIC
#undef MGPU__ATOMIC_CAS
#undef MGPU__ATOMICS

MGPU_DEVICE int
mgpu__atomicSub_i(int *p, int value)
{
    return mgpu__atomicAdd_i(p, (int)(0u - (unsigned)value));
}

MGPU_DEVICE unsigned int
mgpu__atomicSub_u(unsigned int *p, unsigned int value)
{
    return mgpu__atomicAdd_u(p, 0u - value);
}

/* ---- minima ----------------------------------------------------------------------------------------------------- */

#define MGPU__MIN_MAX_OF(T, suffix, least, most)                                               \
    MGPU_INLINE T mgpu__min_##suffix(T a, T b)                                                 \
    {                                                                                          \
        return least;                                                                          \
    }                                                                                          \
    MGPU_INLINE T mgpu__max_##suffix(T a, T b)                                                 \
    {                                                                                          \
        return most;                                                                           \
    }
#define MGPU__MIN_MAX(T, suffix) MGPU__MIN_MAX_OF(T, suffix, b < a ? b : a, a < b ? b : a)
MGPU__MIN_MAX(int, i)
MGPU__MIN_MAX(unsigned int, u)
MGPU__MIN_MAX(long, l)
MGPU__MIN_MAX(unsigned long, ul)
MGPU__MIN_MAX(long long, ll)
MGPU__MIN_MAX(unsigned long long, ull)
MGPU__MIN_MAX_OF(float, f, fminf(a, b), fmaxf(a, b))
MGPU__MIN_MAX_OF(double, d, fmin(a, b), fmax(a, b))
#undef MGPU__MIN_MAX
#undef MGPU__MIN_MAX_OF

/* ---- one word for all types: overloads in C++, _Generic in C --------------------------------------------------- */

#if !defined(__cplusplus) /* C++: cpp.h */

#define MGPU__BY_TYPE(name, value)                                                             \
    _Generic((value), int                                                                      \
             : mgpu__##name##_i, unsigned int                                                  \
             : mgpu__##name##_u, long                                                          \
             : mgpu__##name##_l, unsigned long                                                 \
             : mgpu__##name##_ul, long long                                                    \
             : mgpu__##name##_ll, unsigned long long                                           \
             : mgpu__##name##_ull, float                                                       \
             : mgpu__##name##_f, double                                                        \
             : mgpu__##name##_d)
#define mgpu__shfl_any(kind, mask, value, lane, width)                                         \
    MGPU__BY_TYPE(shfl, value)(kind, mask, value, lane, width)
#define __match_any_sync(mask, value) MGPU__BY_TYPE(match_any, value)(mask, value)
#define __match_all_sync(mask, value, predicate)                                               \
    MGPU__BY_TYPE(match_all, value)(mask, value, predicate)
#define MGPU__BY_INTEGER(name, p)                                                              \
    _Generic((p), int *: mgpu__##name##_i, unsigned int *: mgpu__##name##_u,                   \
             long long *: mgpu__##name##_ll, unsigned long *: mgpu__##name##_ul,               \
             unsigned long long *: mgpu__##name##_ull)
#define atomicAdd(p, value)                                                                    \
    _Generic((p), int *: mgpu__atomicAdd_i, unsigned int *: mgpu__atomicAdd_u,                 \
             long long *: mgpu__atomicAdd_ll, unsigned long *: mgpu__atomicAdd_ul,             \
             unsigned long long *: mgpu__atomicAdd_ull, float *: mgpu__atomicAdd_f,            \
             double *: mgpu__atomicAdd_d)(p, value)
#define atomicExch(p, value)                                                                   \
    _Generic((p), int *: mgpu__atomicExch_i, unsigned int *: mgpu__atomicExch_u,               \
             long long *: mgpu__atomicExch_ll, unsigned long *: mgpu__atomicExch_ul,           \
             unsigned long long *: mgpu__atomicExch_ull, float *: mgpu__atomicExch_f)(p, value)
#define atomicMin(p, value)          MGPU__BY_INTEGER(atomicMin, p)(p, value)
#define atomicMax(p, value)          MGPU__BY_INTEGER(atomicMax, p)(p, value)
#define atomicAnd(p, value)          MGPU__BY_INTEGER(atomicAnd, p)(p, value)
#define atomicOr(p, value)           MGPU__BY_INTEGER(atomicOr, p)(p, value)
#define atomicXor(p, value)          MGPU__BY_INTEGER(atomicXor, p)(p, value)
#define atomicCAS(p, compare, value) MGPU__BY_INTEGER(atomicCAS, p)(p, compare, value)
#define atomicSub(p, value)                                                                    \
    _Generic((p), int * : mgpu__atomicSub_i, unsigned int * : mgpu__atomicSub_u)(p, value)
#define atomicInc(p, value) mgpu__atomicInc_u(p, value)
#define atomicDec(p, value) mgpu__atomicDec_u(p, value)
#define MGPU__BY_SIGN(name, value)                                                             \
    _Generic((value), int : mgpu__##name##_s32, unsigned int : mgpu__##name##_u32)
#define __reduce_add_sync(mask, value) MGPU__BY_SIGN(reduce_add, value)(mask, value)
#define __reduce_min_sync(mask, value) MGPU__BY_SIGN(reduce_min, value)(mask, value)
#define __reduce_max_sync(mask, value) MGPU__BY_SIGN(reduce_max, value)(mask, value)
/* Of the type that C gives a sum of the two; each is evaluated once. */
#define MGPU__OF_SUM(name, a, b)                                                               \
    MGPU__BY_TYPE(name, (a) + (b))((__typeof__((a) + (b)))(a), (__typeof__((a) + (b)))(b))
#define min(a, b) MGPU__OF_SUM(min, a, b)
#define max(a, b) MGPU__OF_SUM(max, a, b)
#endif

/* The width of a shuffle may be left out. */
#define MGPU__SHFL_WORD(kind, mask, value, lane, width, ...)                                   \
    mgpu__shfl_any(kind, mask, value, (uint32_t)(lane), (uint32_t)(width))
#define __shfl_sync(mask, value, ...)                                                          \
    MGPU__SHFL_WORD(MGPU__SHFL_IDX, mask, value, __VA_ARGS__, 32, 0)
#define __shfl_up_sync(mask, value, ...)                                                       \
    MGPU__SHFL_WORD(MGPU__SHFL_UP, mask, value, __VA_ARGS__, 32, 0)
#define __shfl_down_sync(mask, value, ...)                                                     \
    MGPU__SHFL_WORD(MGPU__SHFL_DOWN, mask, value, __VA_ARGS__, 32, 0)
#define __shfl_xor_sync(mask, value, ...)                                                      \
    MGPU__SHFL_WORD(MGPU__SHFL_BFLY, mask, value, __VA_ARGS__, 32, 0)

/* ---- loads, stores, clocks, the rest --------------------------------------------------------------------------- */

/* There are no caches to choose from. */
#define __ldg(p)         (*(p))
#define __ldca(p)        (*(p))
#define __ldcg(p)        (*(p))
#define __ldcs(p)        (*(p))
#define __ldlu(p)        (*(p))
#define __ldcv(p)        (*(p))
#define __stwb(p, value) ((void)(*(p) = (value)))
#define __stcg(p, value) ((void)(*(p) = (value)))
#define __stcs(p, value) ((void)(*(p) = (value)))
#define __stwt(p, value) ((void)(*(p) = (value)))

MGPU_DEVICE long long
clock64(void)
{
    long long r;
    MGPU__EMU(r = (long long)mgpu__emu_sreg(MGPU__SREG_CLOCK64));
    return r;
}

MGPU_DEVICE void
__nanosleep(unsigned int ns)
{
    MGPU__EMU(mgpu__emu_nanosleep(ns));
}

MGPU_DEVICE void
__trap(void)
{
    MGPU__EMU(mgpu__emu_trap());
}

#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_CUDA_WORDS_H */
