/* tests/ptx/bulk_rows.h - the bulk reductions that there are: what they do, on which type, the type of the pointer.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_BULK_ROWS_H
#define TESTS_PTX_BULK_ROWS_H

/* Into global memory: sums that newer ones stand behind, and all others. */
#define BULK_SUMS(X)                                                                           \
    X(add, u32, uint32_t)                                                                      \
    X(add, s32, int32_t)                                                                       \
    X(add, u64, uint64_t)                                                                      \
    X(add, f16, void)                                                                          \
    X(add, bf16, void)                                                                         \
    X(add, f32, float)
#define BULK_OTHERS(X)                                                                         \
    X(add, f64, double)                                                                        \
    X(min, u32, uint32_t)                                                                      \
    X(min, s32, int32_t)                                                                       \
    X(min, u64, uint64_t)                                                                      \
    X(min, s64, int64_t)                                                                       \
    X(min, f16, void)                                                                          \
    X(min, bf16, void)                                                                         \
    X(max, u32, uint32_t)                                                                      \
    X(max, s32, int32_t)                                                                       \
    X(max, u64, uint64_t)                                                                      \
    X(max, s64, int64_t)                                                                       \
    X(max, f16, void)                                                                          \
    X(max, bf16, void)                                                                         \
    X(inc, u32, uint32_t)                                                                      \
    X(dec, u32, uint32_t)                                                                      \
    X(and, b32, uint32_t)                                                                      \
    X(and, b64, uint64_t)                                                                      \
    X(or, b32, uint32_t)                                                                       \
    X(or, b64, uint64_t)                                                                       \
    X(xor, b32, uint32_t)                                                                      \
    X(xor, b64, uint64_t)

/* Into a peer's shared memory. */
#define BULK_PEER(X)                                                                           \
    X(add, u32)                                                                                \
    X(add, s32)                                                                                \
    X(add, u64)                                                                                \
    X(min, u32)                                                                                \
    X(min, s32)                                                                                \
    X(max, u32)                                                                                \
    X(max, s32)                                                                                \
    X(inc, u32)                                                                                \
    X(dec, u32)                                                                                \
    X(and, b32)                                                                                \
    X(or, b32)                                                                                 \
    X(xor, b32)

#endif /* TESTS_PTX_BULK_ROWS_H */
