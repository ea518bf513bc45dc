/* mgpu/emu/cuda/cpp.h - CUDA's words that take any type, in C++: overloads. In C, emu/cuda/words.h has _Generic.
 * SPDX-License-Identifier: MIT
 *
 * Part of the closed list of emu/cuda/words.h, which has the functions for each type.
 */
#ifndef MGPU_EMU_CUDA_CPP_H
#define MGPU_EMU_CUDA_CPP_H

#include "../../config.h"
#if MGPU_EMULATE
#include "words.h"

#if defined(__cplusplus)

#define MGPU__OVERLOAD_SHFL(T, suffix)                                                         \
    MGPU_DEVICE T mgpu__shfl_any(mgpu__shfl kind, uint32_t mask, T value, uint32_t lane,       \
                                 uint32_t width)                                               \
    {                                                                                          \
        return mgpu__shfl_##suffix(kind, mask, value, lane, width);                            \
    }
MGPU__OVERLOAD_SHFL(int, i)
MGPU__OVERLOAD_SHFL(unsigned int, u)
MGPU__OVERLOAD_SHFL(long, l)
MGPU__OVERLOAD_SHFL(unsigned long, ul)
MGPU__OVERLOAD_SHFL(long long, ll)
MGPU__OVERLOAD_SHFL(unsigned long long, ull)
MGPU__OVERLOAD_SHFL(float, f)
MGPU__OVERLOAD_SHFL(double, d)
#undef MGPU__OVERLOAD_SHFL

#define MGPU__OVERLOAD_MATCH(T, suffix)                                                        \
    MGPU_DEVICE uint32_t __match_any_sync(uint32_t mask, T value)                              \
    {                                                                                          \
        return mgpu__match_any_##suffix(mask, value);                                          \
    }                                                                                          \
    MGPU_DEVICE uint32_t __match_all_sync(uint32_t mask, T value, int *predicate)              \
    {                                                                                          \
        return mgpu__match_all_##suffix(mask, value, predicate);                               \
    }
MGPU__OVERLOAD_MATCH(int, i)
MGPU__OVERLOAD_MATCH(unsigned int, u)
MGPU__OVERLOAD_MATCH(long, l)
MGPU__OVERLOAD_MATCH(unsigned long, ul)
MGPU__OVERLOAD_MATCH(long long, ll)
MGPU__OVERLOAD_MATCH(unsigned long long, ull)
MGPU__OVERLOAD_MATCH(float, f)
MGPU__OVERLOAD_MATCH(double, d)
#undef MGPU__OVERLOAD_MATCH

#define MGPU__OVERLOAD(name, T, suffix)                                                        \
    MGPU_DEVICE T name(T *p, T value)                                                          \
    {                                                                                          \
        return mgpu__##name##_##suffix(p, value);                                              \
    }
#define MGPU__OVERLOADS(name)                                                                  \
    MGPU__OVERLOAD(name, int, i)                                                               \
    MGPU__OVERLOAD(name, unsigned int, u)                                                      \
    MGPU__OVERLOAD(name, long long, ll)                                                        \
    MGPU__OVERLOAD(name, unsigned long, ul)                                                    \
    MGPU__OVERLOAD(name, unsigned long long, ull)
MGPU__OVERLOADS(atomicAdd)
MGPU__OVERLOADS(atomicMin)
MGPU__OVERLOADS(atomicMax)
MGPU__OVERLOADS(atomicAnd)
MGPU__OVERLOADS(atomicOr)
MGPU__OVERLOADS(atomicXor)
MGPU__OVERLOADS(atomicExch)
MGPU__OVERLOAD(atomicAdd, float, f)
MGPU__OVERLOAD(atomicAdd, double, d)
MGPU__OVERLOAD(atomicExch, float, f)
MGPU__OVERLOAD(atomicSub, int, i)
MGPU__OVERLOAD(atomicSub, unsigned int, u)
MGPU__OVERLOAD(atomicInc, unsigned int, u)
MGPU__OVERLOAD(atomicDec, unsigned int, u)
#undef MGPU__OVERLOAD
#undef MGPU__OVERLOADS
#define MGPU__OVERLOAD_CAS(T, suffix)                                                          \
    MGPU_DEVICE T atomicCAS(T *p, T compare, T value)                                          \
    {                                                                                          \
        return mgpu__atomicCAS_##suffix(p, compare, value);                                    \
    }
MGPU__OVERLOAD_CAS(int, i)
MGPU__OVERLOAD_CAS(unsigned int, u)
MGPU__OVERLOAD_CAS(long long, ll)
MGPU__OVERLOAD_CAS(unsigned long, ul)
MGPU__OVERLOAD_CAS(unsigned long long, ull)
#undef MGPU__OVERLOAD_CAS

#define MGPU__OVERLOAD_REDUCE(name)                                                            \
    MGPU_DEVICE uint32_t __reduce_##name##_sync(uint32_t mask, uint32_t value)                 \
    {                                                                                          \
        return mgpu__reduce_##name##_u32(mask, value);                                         \
    }                                                                                          \
    MGPU_DEVICE int32_t __reduce_##name##_sync(uint32_t mask, int32_t value)                   \
    {                                                                                          \
        return mgpu__reduce_##name##_s32(mask, value);                                         \
    }
MGPU__OVERLOAD_REDUCE(add)
MGPU__OVERLOAD_REDUCE(min)
MGPU__OVERLOAD_REDUCE(max)
#undef MGPU__OVERLOAD_REDUCE

#define MGPU__OVERLOAD_MINMAX(A, B, T, suffix)                                                 \
    MGPU_INLINE T min(A a, B b)                                                                \
    {                                                                                          \
        return mgpu__min_##suffix(static_cast<T>(a), static_cast<T>(b));                       \
    }                                                                                          \
    MGPU_INLINE T max(A a, B b)                                                                \
    {                                                                                          \
        return mgpu__max_##suffix(static_cast<T>(a), static_cast<T>(b));                       \
    }
/* A alone; A and B, of which B has the result. */
#define MGPU__OVERLOAD_ONE(A, suffix) MGPU__OVERLOAD_MINMAX(A, A, A, suffix)
#define MGPU__OVERLOAD_MIXED(A, B, suffix)                                                     \
    MGPU__OVERLOAD_MINMAX(A, B, B, suffix)                                                     \
    MGPU__OVERLOAD_MINMAX(B, A, B, suffix)
MGPU__OVERLOAD_ONE(int, i)
MGPU__OVERLOAD_ONE(unsigned int, u)
MGPU__OVERLOAD_ONE(long, l)
MGPU__OVERLOAD_ONE(unsigned long, ul)
MGPU__OVERLOAD_ONE(long long, ll)
MGPU__OVERLOAD_ONE(unsigned long long, ull)
MGPU__OVERLOAD_ONE(float, f)
MGPU__OVERLOAD_ONE(double, d)
MGPU__OVERLOAD_MIXED(int, unsigned int, u)
MGPU__OVERLOAD_MIXED(long, unsigned long, ul)
MGPU__OVERLOAD_MIXED(long long, unsigned long long, ull)
MGPU__OVERLOAD_MIXED(float, double, d)
#undef MGPU__OVERLOAD_MINMAX
#undef MGPU__OVERLOAD_ONE
#undef MGPU__OVERLOAD_MIXED

#endif /* __cplusplus */
#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_CUDA_CPP_H */
