/* A file that needs setmaxnreg, compiled for targets without an a.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90,code=sm_90 -c
 *   compile  nvcc -std=c++17 -gencode arch=compute_80,code=sm_80 -c
 *   expect   mgpu: this file needs SETMAXNREG: compile with -gencode arch=compute_90a,code=sm_90a (a target with a or f)
 */
#include <mgpu/config.h>

MGPU_REQUIRE(SETMAXNREG);

__global__ void
empty(void)
{
}
