/* mgpu/emu/cuda/cpp.h - CUDA's words that take any type, in C++: overloads. In C, emu/cuda/words.h has _Generic.
 * SPDX-License-Identifier: MIT
 *
 * Part of the closed list of emu/cuda/words.h, which includes this behind the functions for each type.
 */
#ifndef MGPU_EMU_CUDA_CPP_H
#define MGPU_EMU_CUDA_CPP_H

#include "../../config.h"

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

#define MGPU__OVERLOAD_MINMAX(T)                                                               \
    MGPU_INLINE T min(T a, T b)                                                                \
    {                                                                                          \
        return b < a ? b : a;                                                                  \
    }                                                                                          \
    MGPU_INLINE T max(T a, T b)                                                                \
    {                                                                                          \
        return a < b ? b : a;                                                                  \
    }
MGPU__OVERLOAD_MINMAX(int)
MGPU__OVERLOAD_MINMAX(unsigned int)
MGPU__OVERLOAD_MINMAX(long)
MGPU__OVERLOAD_MINMAX(unsigned long)
MGPU__OVERLOAD_MINMAX(long long)
MGPU__OVERLOAD_MINMAX(unsigned long long)
#undef MGPU__OVERLOAD_MINMAX
#define MGPU__OVERLOAD_MIXED(A, B, T)                                                          \
    MGPU_INLINE T min(A a, B b)                                                                \
    {                                                                                          \
        return min(static_cast<T>(a), static_cast<T>(b));                                      \
    }                                                                                          \
    MGPU_INLINE T max(A a, B b)                                                                \
    {                                                                                          \
        return max(static_cast<T>(a), static_cast<T>(b));                                      \
    }
MGPU__OVERLOAD_MIXED(int, unsigned int, unsigned int)
MGPU__OVERLOAD_MIXED(unsigned int, int, unsigned int)
MGPU_INLINE float
min(float a, float b)
{
    return fminf(a, b);
}
MGPU_INLINE float
max(float a, float b)
{
    return fmaxf(a, b);
}
MGPU_INLINE double
min(double a, double b)
{
    return fmin(a, b);
}
MGPU_INLINE double
max(double a, double b)
{
    return fmax(a, b);
}
MGPU__OVERLOAD_MIXED(float, double, double)
MGPU__OVERLOAD_MIXED(double, float, double)
#undef MGPU__OVERLOAD_MIXED

#endif /* __cplusplus */
#endif /* MGPU_EMU_CUDA_CPP_H */
