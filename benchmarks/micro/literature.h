/* micro/literature.h - what others have published of the same thing, beside which our figures stand.
 * SPDX-License-Identifier: MIT
 *
 * In the unit of the case, unless it says another. Other cards, clocks and ways to measure: an order of magnitude, no bar.
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
#define STUDY "CUDA Performance Study, NVIDIA H100 SXM5"
#define NOTES                                                                                  \
    "notes on an H100 (\"hardware unit test\"), second hand; how many in flight is not said"
#define MORE "notes on an H100, second hand"

/* clang-format off */
static const published PUBLISHED[] = {
    {"memory", "latency of a load", "from=smem", "29.0", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=smem", "28", "H100", STUDY},
    {"memory", "latency of a load", "from=L1", "40.7", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=L1", "40", "H100", STUDY},
    {"memory", "latency of a load", "from=L2", "263, near 258, far 414", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=L2", "260", "H100", STUDY},
    {"memory", "latency of a load", "from=HBM", "479; misses near 555, far 744", "H800 PCIe", LUO_2},
    {"memory", "latency of a load", "from=HBM", "571", "H100", STUDY},
    {"memory", "shared memory, read", "bytes=16 threads=1024", "128", "H100", QUACK},
    {"dsmem", "latency of a load", "cluster=2", "180, 181 .. 213", "H800 PCIe", LUO},
    {"mbarrier", "arrive, wait", "threads=128", "87", "H200", XQA},
    {"mbarrier", "arrive", "threads=1", "14 .. 20", "H200", XQA},
    {"barrier", "bar.sync", "threads=128", "20.7", "H200", XQA},
    {"tma load", "latency from HBM", "box_bytes=8192", "636 ns", "H100", NOTES},
    {"tma load", "latency from HBM", "box_bytes=16384", "677 ns", "H100", NOTES},
    {"tma load", "latency from HBM", "box_bytes=32768", "751 ns", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=1024 stages=4", "507", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=2048 stages=4", "1000", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=4096 stages=4", "1906", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=8192 stages=4", "2676", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=16384 stages=4", "2801", "H100", NOTES},
    {"tma load", "from HBM", "box_bytes=32768 stages=4", "2943", "H100", NOTES},
    {"launch", "plain, stream", "blocks=1 threads=32", "1.24 until it runs", "H100", MORE},
    {"cluster barrier", "arrive, wait", "cluster=8 threads=128", "650 ns", "H100", MORE},
    {"wgmma", "m64n8k16 bf16 ss", "batch=1 wait=0", "57.7", "H200", XQA},
    {"wgmma", "m64n8k16 bf16 ss", "batch=4 wait=0", "28.4", "H200", XQA},
    {"wgmma", "m64n8k16 bf16 ss", "batch=8 wait=0", "23.2", "H200", XQA},
    {"wgmma", "m64n64k16 bf16 ss", "batch=1 wait=0", "79.0", "H100", MORE},
    {"wgmma", "m64n64k16 bf16 ss", "batch=4 wait=0", "44.6", "H100", MORE},
    {"wgmma", "m64n64k16 bf16 ss", "batch=8 wait=1", "32.3", "H100", MORE},
    {"wgmma", "m64n8k16 bf16 ss", "batch=4 wait=1", "18.9", "H100", MORE},
    {"wgmma", "m64n16k16 bf16 ss", "batch=4 wait=1", "20.7", "H100", MORE},
    {"wgmma", "m64n32k16 bf16 ss", "batch=4 wait=1", "24.7", "H100", MORE},
    {"wgmma", "m64n64k16 bf16 ss", "batch=4 wait=1", "32.8", "H100", MORE},
    {"wgmma", "m64n96k16 bf16 ss", "batch=4 wait=1", "48.7", "H100", MORE},
    {"wgmma", "m64n128k16 bf16 ss", "batch=4 wait=1", "65.0", "H100", MORE},
    {"wgmma", "m64n192k16 bf16 ss", "batch=4 wait=1", "97.1", "H100", MORE},
    {"wgmma", "m64n256k16 bf16 ss", "batch=4 wait=1", "129.3", "H100", MORE},
};
/* clang-format on */

/* All that is known of a case, "" where nothing is: values with their cards, or sources. */
static inline std::string
literature_of(const micro_case &c, bool sources)
{
    std::string all;
    for (const published &p : PUBLISHED)
        if (c.family == p.family && c.name == p.name && c.parameters == p.parameters &&
            !(c.unit == "clk" && std::string(p.value).find(" ns") != std::string::npos &&
              c.family == "tma load"))
            all += (all.empty() ? "" : "; ") +
                   (sources ? std::string(p.source) : words("%s (%s)", p.value, p.gpu));
    return all;
}

#endif
