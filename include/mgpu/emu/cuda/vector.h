/* mgpu/emu/cuda/vector.h - CUDA's vector types in the model: float4 and its like, make_float4, dim3.
 * SPDX-License-Identifier: MIT
 *
 * Sizes and alignments are CUDA's. Part of the closed list of emu/cuda/words.h, which includes this.
 */
#ifndef MGPU_EMU_CUDA_VECTOR_H
#define MGPU_EMU_CUDA_VECTOR_H

#include "../../config.h"

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
} dim3;

#endif /* MGPU_EMU_CUDA_VECTOR_H */
