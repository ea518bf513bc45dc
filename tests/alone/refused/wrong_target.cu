/* A file that needs wgmma, compiled for sm_90 without the a, or for an older GPU.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90,code=sm_90 -c
 *   compile  nvcc -std=c++17 -arch=sm_90 -c
 *   compile  nvcc -std=c++17 -gencode arch=compute_80,code=sm_80 -c
 *   compile  nvcc -std=c++17 -c
 *   expect   mgpu: this file needs WGMMA: compile with -gencode arch=compute_90a,code=sm_90a
 */
#include <mgpu/config.h>

MGPU_REQUIRE(WGMMA);

__global__ void
empty(void)
{
}
