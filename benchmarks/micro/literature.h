/* micro/literature.h - what others have published of the same thing, beside which our figures stand.
 * SPDX-License-Identifier: MIT
 *
 * Other cards, clocks and ways to measure: an order of magnitude, no bar.
 */
#ifndef MICRO_LITERATURE_H
#define MICRO_LITERATURE_H

#include "micro.h"

struct published {
    const char *family, *name, *parameters, *value, *gpu, *source;
};

#define LUO                                                                                    \
    "Luo et al., Benchmarking and Dissecting the Nvidia Hopper GPU Architecture via "          \
    "Microbenchmarking, arXiv 2402.13499"
#define LUO_2                                                                                  \
    "Luo et al., Dissecting the NVIDIA Hopper Architecture through Microbenchmarking and "     \
    "Multiple Level Analysis, arXiv 2501.12084"
#define QUACK "QuACK, AI/gpu_pipe_microbench_notes.md"
#define XQA   "FlashInfer, notes on XQA for sm_90"

static const published PUBLISHED[] = {
    {"memory", "latency of a load", "from=smem", "29.0 clk", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=L1", "40.7 clk", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=L2", "263 clk, near 258, far 414", "H800 PCIe",
     LUO_2},
    {"memory", "latency of a load", "from=HBM", "479 clk; miss near 555, far 744", "H800 PCIe",
     LUO_2},
    {"memory", "shared memory, read", "bytes=16 threads=1024", "128 B/clk", "H100", QUACK},
    {"dsmem", "latency of a load", "cluster=2", "180 clk (181 .. 213)", "H800", LUO},
    {"mbarrier", "arrive, wait", "threads=128", "87 clk", "H200", XQA},
    {"mbarrier", "arrive", "threads=1", "14 .. 20 clk", "H200", XQA},
    {"barrier", "bar.sync", "threads=128", "20.7 clk", "H200", XQA},
    {"wgmma", "m64n8k16 bf16 ss", "batch=1 wait=0", "57.7 clk", "H200", XQA},
    {"wgmma", "m64n8k16 bf16 ss", "batch=4 wait=0", "28.4 clk (113.5 for 4)", "H200", XQA},
    {"wgmma", "m64n8k16 bf16 ss", "batch=8 wait=0", "23.2 clk (185.5 for 8)", "H200", XQA},
};

static inline const published *
literature_of(const micro_case &c)
{
    for (const published &p : PUBLISHED)
        if (c.family == p.family && c.name == p.name && c.parameters == p.parameters)
            return &p;
    return nullptr;
}

#endif
