/* An accumulator of 64 registers for a function of 128, in an optimised build for the model.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -Werror -O1 -c
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -Werror -O2 -g -c
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -Werror -O3 -fsanitize=thread -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -Werror -O2 -c
 *   compile  clang -x c -std=c11 -DMGPU_EMULATE=1 -Werror -O2 -c
 *   expect   mgpu: this array has fewer registers than the function is for
 */
#include <mgpu/mgpu.h>

void name_them(void);
void
name_them(void)
{
    float d[64] = {0};
    mgpu_wgmma_f32_bf16_ss(256, d, 0, 0, 0);
}
