/* A file that needs TMA, compiled for a GPU that has none.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_80,code=sm_80 -c
 *   compile  nvcc -std=c++17 -c
 *   expect   mgpu: this file needs TMA: compile with -gencode arch=compute_90,code=sm_90 or newer
 */
#include <mgpu/config.h>

MGPU_REQUIRE(TMA);

__global__ void
empty(void)
{
}
