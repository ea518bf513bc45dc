/* tests/host/foreign_kernel.cu - a kernel for another GPU: built for sm_80 alone, no PTX, so
 * that no GPU of another generation can load it. test_launch.cu tries to launch it.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/kernel.h>

namespace
{

struct foreign_args {
    uint32_t *out;
};

} // namespace

MGPU_KERNEL(foreign, foreign_args, p, 32, 1)
{
    p->out[threadIdx.x] = 1;
}
