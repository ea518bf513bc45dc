/* An accumulator of 64 registers for a function of 128: gcc as a C compiler needs no optimisation.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -Werror -c
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -Werror -O2 -c
 *   expect   accessing 512 bytes in a region of size 256
 */
#include <mgpu/mgpu.h>

void name_them(void);
void
name_them(void)
{
    float d[64] = {0};
    mgpu_regs_f32_x128(d);
}
