/* More alignment than the dynamic shared memory has.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: MGPU_SMEM aligns to a power of two up to 1024
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(align, args, p, 32, 1)
{
    MGPU_SMEM(smem, 2048);
    smem[0] = (unsigned char)p->n;
}
