/* A kernel with more live values than registers: a strict build does not accept it.
 * SPDX-License-Identifier: MIT
 *   compile  tools/nvcc.py --strict nvcc -c
 *   expect   tools/nvcc.py: crowded spills registers
 */
extern "C" __global__ void __launch_bounds__(1024, 2) crowded(float *x)
{
    float v[64];
#pragma unroll
    for (int i = 0; i < 64; i++)
        v[i] = x[i * 1024 + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 64; i++)
        x[(63 - i) * 1024 + threadIdx.x] = v[i] * v[(i * 7 + 1) % 64];
}
