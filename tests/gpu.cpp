/* tests/gpu.cpp - linked into the test programs that nvcc builds: is there a GPU to run on?
 * SPDX-License-Identifier: MIT
 */
#include <cuda_runtime_api.h>

#include <cstdio>

extern const char *test_skip_reason(void);

const char *
test_skip_reason(void)
{
    static char why[192];
    int count = 0, major = 0, minor = 0;
    const cudaError_t e = cudaGetDeviceCount(&count);
    if (e != cudaSuccess || count == 0) {
        std::snprintf(why, sizeof why, "no usable NVIDIA GPU: %s", cudaGetErrorString(e));
        return why;
    }
    (void)cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
    (void)cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, 0);
    if (major != 9 || minor != 0) {
        std::snprintf(why, sizeof why, "built for sm_90a (Hopper), this GPU is sm_%d%d", major,
                      minor);
        return why;
    }
    return NULL;
}
