/* mgpu/types.h - the words all layers share: element types, swizzles, majorness, shapes, handles.
 * SPDX-License-Identifier: MIT
 *
 * X tables hold data; the enums and the functions below are read from them.
 */
#ifndef MGPU_TYPES_H
#define MGPU_TYPES_H

#include "config.h"

/* All element types, for a macro X(name, bits, PTX's word, floating). The last two are types of tensor maps alone:
 * sums have no subnormals, loads keep them (seen on an H200). */
#define MGPU_DTYPE_TABLE(X)                                                                    \
    X(U8, 8, "u8", 0)                                                                          \
    X(S8, 8, "s8", 0)                                                                          \
    X(E4M3, 8, "e4m3", 1)                                                                      \
    X(E5M2, 8, "e5m2", 1)                                                                      \
    X(U16, 16, "u16", 0)                                                                       \
    X(F16, 16, "f16", 1)                                                                       \
    X(BF16, 16, "bf16", 1)                                                                     \
    X(U32, 32, "u32", 0)                                                                       \
    X(S32, 32, "s32", 0)                                                                       \
    X(F32, 32, "f32", 1)                                                                       \
    X(TF32, 32, "tf32", 1)                                                                     \
    X(U64, 64, "u64", 0)                                                                       \
    X(S64, 64, "s64", 0)                                                                       \
    X(F64, 64, "f64", 1)                                                                       \
    X(F32_FTZ, 32, "f32.ftz", 1)                                                               \
    X(TF32_FTZ, 32, "tf32.ftz", 1)

/* The packed types, likewise: of tensor maps alone, 16 elements in a piece. GPUs from compute capability 10
 * on have them, and no sm_90. _P64 and _P32 are padded by as many bits in shared memory. */
#define MGPU_DTYPE_PACKED_TABLE(X)                                                             \
    X(B4X16, 4, "b4x16", 0)                                                                    \
    X(B4X16_P64, 4, "b4x16_p64", 0)                                                            \
    X(B6X16_P32, 6, "b6x16_p32", 0)

/* The type of an element. */
typedef enum mgpu_dtype {
#define MGPU__X(name, bits, word, floating) MGPU_DTYPE_##name,
    MGPU_DTYPE_TABLE(MGPU__X) MGPU_DTYPE_PACKED_TABLE(MGPU__X)
#undef MGPU__X
} mgpu_dtype;

/* Bits of one element of a packed type; 0 for any other, and for a value that is no dtype.
 *   dtype   any number
 */
MGPU_INLINE uint32_t
mgpu_dtype_packed_bits(mgpu_dtype dtype)
{
    switch (dtype) {
#define MGPU__X(name, bits, word, floating)                                                    \
    case MGPU_DTYPE_##name:                                                                    \
        return bits < 8 ? bits : 0;
        MGPU_DTYPE_TABLE(MGPU__X) MGPU_DTYPE_PACKED_TABLE(MGPU__X)
#undef MGPU__X
    }
    return 0;
}

/* Bytes of one element; 0 for a packed type, and for a value that is no dtype.
 *   dtype   any number
 */
MGPU_INLINE uint32_t
mgpu_dtype_bytes(mgpu_dtype dtype)
{
    switch (dtype) {
#define MGPU__X(name, bits, word, floating)                                                    \
    case MGPU_DTYPE_##name:                                                                    \
        return bits / 8;
        MGPU_DTYPE_TABLE(MGPU__X) MGPU_DTYPE_PACKED_TABLE(MGPU__X)
#undef MGPU__X
    }
    return 0;
}

/* Bits of one element in global memory; 0 for a value that is no dtype.
 *   dtype   any number
 */
MGPU_INLINE uint32_t
mgpu_dtype_bits(mgpu_dtype dtype)
{
    return 8 * mgpu_dtype_bytes(dtype) + mgpu_dtype_packed_bits(dtype);
}

/* The same in shared memory, where TMA brings it: 8 of the padded types, each 16 elements of which are a
 * piece of 16 bytes. The elements come first, in order and without gaps; what pads them, 8 or 4 bytes,
 * means nothing.
 *   dtype   any number
 */
MGPU_INLINE uint32_t
mgpu_dtype_smem_bits(mgpu_dtype dtype)
{
    const bool padded = dtype == MGPU_DTYPE_B4X16_P64 || dtype == MGPU_DTYPE_B6X16_P32;
    return padded ? 8 : mgpu_dtype_bits(dtype);
}

/* Whether elements are floating point (and may be filled with NaN out of bounds).
 *   dtype   any number
 */
MGPU_INLINE bool
mgpu_dtype_is_float(mgpu_dtype dtype)
{
    switch (dtype) {
#define MGPU__X(name, bits, word, floating)                                                    \
    case MGPU_DTYPE_##name:                                                                    \
        return floating;
        MGPU_DTYPE_TABLE(MGPU__X) MGPU_DTYPE_PACKED_TABLE(MGPU__X)
#undef MGPU__X
    }
    return false;
}

/* PTX's word for the type, such as "bf16". Never NULL.
 *   dtype   any number
 */
MGPU_INLINE const char *
mgpu_dtype_name(mgpu_dtype dtype)
{
    switch (dtype) {
#define MGPU__X(name, bits, word, floating)                                                    \
    case MGPU_DTYPE_##name:                                                                    \
        return word;
        MGPU_DTYPE_TABLE(MGPU__X) MGPU_DTYPE_PACKED_TABLE(MGPU__X)
#undef MGPU__X
    }
    return "?";
}

/* How TMA and the tensor cores permute 16-byte chunks inside a tile: the value is the span of
 * the pattern in bytes, which is also the longest row of a tile. Of the last three it is 128 and
 * PTX's number of the swizzle atomicity: they move atoms of 32 and 64 bytes, and wgmma reads
 * none of them. See layout/swizzle.h. */
typedef enum mgpu_swizzle {
    MGPU_SWIZZLE_NONE = 0,
    MGPU_SWIZZLE_32B = 32,
    MGPU_SWIZZLE_64B = 64,
    MGPU_SWIZZLE_96B = 96, /* sm_103a and sm_107a alone, and no driver makes such a map */
    MGPU_SWIZZLE_128B = 128,
    MGPU_SWIZZLE_128B_ATOM_32B = 129,
    MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B = 130,
    MGPU_SWIZZLE_128B_ATOM_64B = 131
} mgpu_swizzle;

/* Which dimension of an operand is contiguous in memory.
 *   K_MAJOR   A[M][K], B[N][K]: rows run along K. The usual "TN" GEMM.
 *   MN_MAJOR  A[K][M], B[K][N]: rows run along M or N. The `_ta` and `_tb` forms of wgmma. */
typedef enum mgpu_major { MGPU_K_MAJOR = 0, MGPU_MN_MAJOR = 1 } mgpu_major;

/* Grid, block and cluster sizes; x varies fastest. */
typedef struct mgpu_dim3 {
    uint32_t x, y, z;
} mgpu_dim3;

/* Three sizes as one value.
 *   x       along x, 1 and up
 *   y       along y, 1 and up
 *   z       along z, 1 and up
 */
MGPU_INLINE mgpu_dim3
mgpu_make_dim3(uint32_t x, uint32_t y, uint32_t z)
{
    mgpu_dim3 d;
    d.x = x;
    d.y = y;
    d.z = z;
    return d;
}

/* What a launch needs to know about a kernel. MGPU_KERNEL(name, ...) defines `name_kernel`. */
typedef struct mgpu_kernel {
    const char *name;
    void (*entry)(void); /* on a GPU the __global__ function, in the model void(const void *) */
    uint32_t args_bytes;
    uint32_t threads;      /* most threads of a block, as promised to the compiler */
    uint32_t min_blocks;   /* blocks a multiprocessor shall hold at once */
    uint32_t instrumented; /* 1: its file is compiled with -fsanitize=thread, for the model */
    /* With MGPU_DEBUG=1 on a GPU the __global__ function that a launch sends ahead, else NULL. */
    void (*debug_set)(void);
} mgpu_kernel;

/* The 128 opaque bytes that TMA reads: filled by mgpu_tensor_map_tiled() alone, passed to a
 * kernel by value inside its argument struct. Aligned to 64, which is what the hardware asks;
 * CUDA 13's own type asks for 128, which MSVC cannot pass by value. */
typedef struct mgpu_tensor_map_s {
    MGPU_ALIGNAS(64) uint64_t opaque[16];
} mgpu_tensor_map;

#endif /* MGPU_TYPES_H */
