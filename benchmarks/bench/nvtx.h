/* bench/nvtx.h - names on the time line of nsys, and filters for ncu; without the toolkit's nvtx3 nothing.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_NVTX_H
#define BENCH_NVTX_H

#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#else
static inline int
nvtxRangePushA(const char *)
{
    return 0;
}
static inline int
nvtxRangePop(void)
{
    return 0;
}
#endif

struct nvtx_range {
    explicit nvtx_range(const char *name)
    {
        (void)nvtxRangePushA(name);
    }
    ~nvtx_range()
    {
        (void)nvtxRangePop();
    }
    nvtx_range(const nvtx_range &) = delete;
    nvtx_range &operator=(const nvtx_range &) = delete;
};

#endif
