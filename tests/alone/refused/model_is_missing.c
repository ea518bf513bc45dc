/* A program for the model, and no file of it has the model's bodies.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -pthread
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -pthread
 *   expect   mgpu_model_is_missing__define_MGPU_EMU_IMPLEMENTATION_in_one_file
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(empty, args, p, 32, 1)
{
    (void)p;
}

int
main(void)
{
    args a;
    a.n = 1;
    return mgpu_launch(&empty_kernel, mgpu_launch_1d(1, 32), &a, NULL) != MGPU_OK;
}
