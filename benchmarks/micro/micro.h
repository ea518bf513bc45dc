/* micro/micro.h - what all microbenchmarks share: the card, its memory, a launch, a clock.
 * SPDX-License-Identifier: MIT
 *
 * A case is a kernel and how to start it. It is called once untimed and then some times more; each call
 * is one sample. Two ways to take the time:
 *
 *     clocks_of()   in the kernel, from watch_start() to watch_stop() in thread 0 of each block: the
 *                   median of the blocks
 *     ms_of()       two events around a launch
 *
 * What a kernel has moved or counted it compares itself, and writes what is wrong to `wrong`: a case
 * with a wrong result has no line, and the program ends with 1. The files also compile for the model, where a case runs with few
 * rounds: that is no measurement, but it says whether each wait ends and each result is right.
 */
#ifndef MICRO_H
#define MICRO_H

#include "../bench/fail.h"
#include "../bench/figures.h"

#include <mgpu/mgpu.h>

#include <functional>

/* What each kernel here takes; most need a few of them. */
struct micro_args {
    mgpu_tensor_map map;
    unsigned char *in, *out;
    uint64_t *clocks; /* [2 * blocks]: clocks, nanoseconds */
    uint32_t *wrong;  /* [blocks]: 0 is right */
    uint32_t n;       /* rounds */
    uint32_t bytes;   /* of one copy */
    uint32_t stages;  /* copies in flight */
    uint32_t how;     /* what the kernel says */
    /* tiles of a tensor: row_bytes from row to row, a tile is box_row_bytes wide, 1 << across_log2
     * tiles are beside each other; block b begins with tile first + b * block_step and goes on by
     * `step`, modulo `tiles` */
    uint32_t row_bytes, box_row_bytes, across_log2, tiles, first, step, block_step;
};

#if MGPU_HAS_DEVICE
struct watch {
    uint64_t clocks, ns;
};

MGPU_DEVICE watch
watch_start(void)
{
    watch w;
    w.ns = mgpu_globaltimer();
    w.clocks = mgpu_clock64();
    return w;
}

/* Called by all threads or one; thread 0's time is kept. */
MGPU_DEVICE void
watch_stop(const micro_args *p, watch w)
{
    const uint64_t clocks = mgpu_clock64(), ns = mgpu_globaltimer();
    if (threadIdx.x == 0) {
        p->clocks[2 * blockIdx.x] = clocks - w.clocks;
        p->clocks[2 * blockIdx.x + 1] = ns - w.ns;
    }
}

/* Called by all threads of a block: is any of their results wrong? */
MGPU_DEVICE void
tell(const micro_args *p, bool is_wrong)
{
    const int wrong = __syncthreads_or(is_wrong);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = (uint32_t)wrong;
}

MGPU_DEVICE void
cluster_meet(void)
{
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

/* What memory holds where `in` has word i: never 0. */
MGPU_DEVICE uint32_t
random_word(uint32_t i)
{
    i = (i ^ (i >> 16)) * 0x7feb352du;
    i = (i ^ (i >> 15)) * 0x846ca68bu;
    return (i ^ (i >> 16)) | 1u;
}
#endif

/* The GPU and the memory that all cases share. */
struct card {
    static constexpr uint32_t MOST_BLOCKS = 4096;
    mgpu_device_info gpu;
    unsigned char *in = nullptr, *out = nullptr;
    uint64_t bytes = 0; /* of each of the two */
    uint64_t *clocks = nullptr;
    uint32_t *wrong = nullptr;
    uint32_t calls = 0; /* so that a call finds nothing of the one before in L2 */

    card();
    uint32_t rounds(uint32_t n) const /* few in the model */
    {
        return gpu.is_model ? std::min(n, 5u) : n;
    }
    uint32_t
    blocks(uint32_t cluster = 1) const /* one for each multiprocessor, whole clusters */
    {
        return gpu.is_model ? std::max(2u, cluster) : gpu.multiprocessors / cluster * cluster;
    }
    uint64_t l2_region() const /* bytes that stay in L2 */
    {
        return gpu.is_model ? bytes : (uint64_t)16 << 20;
    }
    micro_args args(uint32_t n) const;
};

struct micro_case {
    std::string family, name, parameters, unit; /* parameters: "word=number ..." */
    std::function<double(card &)> once;
};
typedef std::vector<micro_case> micro_cases;

enum time_unit { CLOCKS = 0, NANOSECONDS = 1 };

mgpu_launch_config micro_config(uint32_t blocks, uint32_t threads, uint32_t smem_bytes = 0,
                                uint32_t cluster = 1);
/* One launch: the median over its blocks; and whether all say that they are right. */
double clocks_of(card &c, const mgpu_kernel &kernel, const mgpu_launch_config &config,
                 const micro_args &args, time_unit unit = CLOCKS);
/* One launch by events, in milliseconds; a kernel ahead hides what the host does meanwhile. */
double ms_of(card &c, const mgpu_kernel &kernel, const mgpu_launch_config &config,
             const micro_args &args);
std::string words(const char *format, ...);
/* This case ends, the others go on; the program ends with 1. */
[[noreturn]] void give_up(const char *what, const std::string &why);
/* A call of the host, which has to succeed. */
void must(mgpu_status status, const char *what, const mgpu_issues *why = nullptr);

void add_memory(micro_cases &), add_tma(micro_cases &), add_tma_store(micro_cases &);
void add_multicast(micro_cases &);
void add_cluster(micro_cases &), add_barriers(micro_cases &), add_wgmma(micro_cases &);
void add_bulk(micro_cases &), add_fences(micro_cases &), add_matrix(micro_cases &);
void add_atomics(micro_cases &), add_launch(micro_cases &);

#endif
