/* A kernel with the name of a function of CUDA's headers, which is C++'s there.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   more than one instance of overloaded function "norm" has "C" linkage
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(norm, args, p, 32, 1)
{
    (void)p;
}
