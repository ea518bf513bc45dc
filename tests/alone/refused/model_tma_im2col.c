/* Functions of ptx/tma_im2col.h without that header; C would take them for undeclared int().
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: mgpu_tma_load_4d_im2col is in a header of its own: include <mgpu/ptx/tma_im2col.h> too
 *   expect   mgpu: mgpu_tma_store_3d_im2col_no_offs is in a header of its own: include <mgpu/ptx/tma_im2col.h> too
 */
#include <mgpu/mgpu.h>

void
start(const mgpu_tensor_map *map, uint32_t smem, uint32_t bar)
{
    mgpu_tma_load_4d_im2col(smem, map, 0, 0, 0, 0, bar, 1, 1);
    mgpu_tma_store_3d_im2col_no_offs(map, 0, 0, 0, smem);
}
