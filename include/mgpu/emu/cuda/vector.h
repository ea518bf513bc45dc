/* mgpu/emu/cuda/vector.h - CUDA's vector types in the model: float4 and its like, make_float4, dim3.
 * SPDX-License-Identifier: MIT
 *
 * Where the toolkit's headers are on the path these are its own types, so that cuda_fp16.h, which
 * includes them, can stand before or behind mgpu; else the same again. Layouts agree: files that
 * were compiled with and without the path may be linked. Part of the closed list of words.h.
 */
#ifndef MGPU_EMU_CUDA_VECTOR_H
#define MGPU_EMU_CUDA_VECTOR_H

#include "../../config.h"

/* 1: the toolkit's types; 0: those below. */
#if !defined(MGPU_EMU_CUDA_TYPES) && defined(__has_include)
#if __has_include(<vector_functions.h>) && __has_include(<crt/host_defines.h>)
#define MGPU_EMU_CUDA_TYPES 1
#endif
#endif
#if !defined(MGPU_EMU_CUDA_TYPES)
#define MGPU_EMU_CUDA_TYPES 0
#endif

#if MGPU_EMU_CUDA_TYPES
/* nvcc says what is deprecated; here double4 is as good as ever. */
#if !defined(__NV_NO_VECTOR_DEPRECATION_DIAG)
#define __NV_NO_VECTOR_DEPRECATION_DIAG
#endif
#include <vector_types.h>
#include <vector_functions.h>
#else

#define MGPU__VECTORS(T, name)                                                                 \
    typedef struct name##1                                                                     \
    {                                                                                          \
        T x;                                                                                   \
    }                                                                                          \
    name##1;                                                                                   \
    typedef struct name##2                                                                     \
    {                                                                                          \
        MGPU_ALIGNAS(2 * sizeof(T)) T x;                                                       \
        T y;                                                                                   \
    }                                                                                          \
    name##2;                                                                                   \
    typedef struct name##3                                                                     \
    {                                                                                          \
        T x, y, z;                                                                             \
    }                                                                                          \
    name##3;                                                                                   \
    typedef struct name##4                                                                     \
    {                                                                                          \
        MGPU_ALIGNAS(4 * sizeof(T) > 16 ? 16 : 4 * sizeof(T)) T x;                             \
        T y, z, w;                                                                             \
    }                                                                                          \
    name##4;                                                                                   \
    MGPU_INLINE name##1 make_##name##1(T x)                                                    \
    {                                                                                          \
        name##1 v = {x};                                                                       \
        return v;                                                                              \
    }                                                                                          \
    MGPU_INLINE name##2 make_##name##2(T x, T y)                                               \
    {                                                                                          \
        name##2 v = {x, y};                                                                    \
        return v;                                                                              \
    }                                                                                          \
    MGPU_INLINE name##3 make_##name##3(T x, T y, T z)                                          \
    {                                                                                          \
        name##3 v = {x, y, z};                                                                 \
        return v;                                                                              \
    }                                                                                          \
    MGPU_INLINE name##4 make_##name##4(T x, T y, T z, T w)                                     \
    {                                                                                          \
        name##4 v = {x, y, z, w};                                                              \
        return v;                                                                              \
    }
MGPU__VECTORS(signed char, char)
MGPU__VECTORS(unsigned char, uchar)
MGPU__VECTORS(short, short)
MGPU__VECTORS(unsigned short, ushort)
MGPU__VECTORS(int, int)
MGPU__VECTORS(unsigned int, uint)
MGPU__VECTORS(long long, longlong)
MGPU__VECTORS(unsigned long long, ulonglong)
MGPU__VECTORS(float, float)
MGPU__VECTORS(double, double)
#undef MGPU__VECTORS
typedef struct dim3 {
    unsigned int x, y, z;
#if defined(__cplusplus)
    constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
        : x(vx), y(vy), z(vz)
    {
    }
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z)
    {
    }
    constexpr operator uint3() const
    {
        return uint3{x, y, z};
    }
#endif
} dim3;

#endif

#endif /* MGPU_EMU_CUDA_VECTOR_H */
