/* CUDA's own word for constant memory, in a source for the model.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu model: pass constants as arguments, not __constant__
 */
#include <mgpu/mgpu.h>

__constant__ float weights[4];
