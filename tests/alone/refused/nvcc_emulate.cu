/* nvcc asked to build for the model.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: MGPU_EMULATE=1 is for gcc or clang as a C or C++ compiler; nvcc builds for a GPU
 */
#include <mgpu/config.h>
