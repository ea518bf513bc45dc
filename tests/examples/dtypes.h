/* tests/examples/dtypes.h - short names of the types that kernels multiply.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_EXAMPLES_DTYPES_H
#define TESTS_EXAMPLES_DTYPES_H

#include <mgpu/types.h>

constexpr mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32,
                     S32 = MGPU_DTYPE_S32, S8 = MGPU_DTYPE_S8, E4M3 = MGPU_DTYPE_E4M3,
                     E5M2 = MGPU_DTYPE_E5M2;

#endif
