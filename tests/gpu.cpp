/* tests/gpu.cpp - linked into the test programs that nvcc builds: is there a GPU to run on?
 * SPDX-License-Identifier: MIT
 */
#define MGPU_HOST_CUDA 1
#include <mgpu/host/device.h>

#include <cstdio>

extern const char *test_skip_reason(void);

const char *
test_skip_reason(void)
{
    static mgpu_device_info gpu;
    if (mgpu_device_query(&gpu) != MGPU_OK)
        return gpu.reason;
    if (gpu.sm_major != 9 || gpu.sm_minor != 0) {
        (void)std::snprintf(gpu.reason, sizeof gpu.reason,
                            "built for sm_90a (Hopper), this GPU is sm_%u%u", gpu.sm_major,
                            gpu.sm_minor);
        return gpu.reason;
    }
    return NULL;
}
