/* bench/timing.h - how long a call takes: one after the other, or in CUDA graphs.
 * SPDX-License-Identifier: MIT
 *
 * A side's calls go through the copies of the inputs in turns. In a graph are 100 of them or more, so that
 * what launches cost the host is not measured. Untimed calls run ahead of the timed ones without a gap.
 */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

#include "cuda.h"
#include "figures.h"

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

struct side {
    std::string name;
    std::function<void(size_t copy, cudaStream_t)> call;
    size_t copies = 1;
    size_t at = 0; /* the copy of the next call */
    cudaGraphExec_t graph = nullptr;
    size_t graph_calls = 0;
};

static inline void
rest(int ms)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}

/* From now on the side's calls come out of a graph, `least` or more, all copies equally often. */
static inline void
make_graph(side &s, cudaStream_t stream, size_t least = 100)
{
    cudaGraph_t graph;
    s.graph_calls = (least + s.copies - 1) / s.copies * s.copies;
    s.call(0, stream); /* what is loaded at the first call is loaded here */
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    for (size_t i = 0; i < s.graph_calls; i++)
        s.call(i % s.copies, stream);
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(&s.graph, graph, 0));
    CUDA(cudaGraphDestroy(graph));
    CUDA(cudaGraphUpload(s.graph, stream));
    CUDA(cudaStreamSynchronize(stream));
}

static inline void
drop_graph(side &s)
{
    if (s.graph != nullptr)
        CUDA(cudaGraphExecDestroy(s.graph));
    s.graph = nullptr;
}

/* Calls at least, a multiple of what a graph has. Answers how many. */
static inline size_t
enqueue(side &s, size_t calls, cudaStream_t stream)
{
    size_t done = 0;
    for (; done < calls && s.graph != nullptr; done += s.graph_calls)
        CUDA(cudaGraphLaunch(s.graph, stream));
    for (; done < calls; done++, s.at++)
        s.call(s.at % s.copies, stream);
    return done;
}

/* Milliseconds of one call, from `calls` of them or some more; `ahead` calls run before, untimed. */
static inline double
timed(side &s, size_t ahead, size_t calls, cudaStream_t stream)
{
    static cudaEvent_t begin = nullptr, end = nullptr;
    float ms = 0;
    if (begin == nullptr) {
        CUDA(cudaEventCreate(&begin));
        CUDA(cudaEventCreate(&end));
    }
    (void)enqueue(s, ahead, stream);
    CUDA(cudaEventRecord(begin, stream));
    calls = enqueue(s, calls, stream);
    CUDA(cudaEventRecord(end, stream));
    CUDA(cudaEventSynchronize(end));
    CUDA(cudaGetLastError());
    CUDA(cudaEventElapsedTime(&ms, begin, end));
    return ms / (double)calls;
}

/* GB/s of a copy of 1 GiB, read and written: what memory gives. Negative where there is no room for it. */
static inline double
copy_speed(cudaStream_t stream)
{
    static constexpr size_t BYTES = (size_t)1 << 30;
    unsigned char *memory = nullptr;
    side s;
    if (cudaMalloc((void **)&memory, 2 * BYTES) != cudaSuccess) {
        (void)cudaGetLastError();
        return -1;
    }
    s.call = [memory](size_t, cudaStream_t in) {
        CUDA(cudaMemcpyAsync(memory + BYTES, memory, BYTES, cudaMemcpyDeviceToDevice, in));
    };
    const double ms = timed(s, 5, 20, stream);
    CUDA(cudaFree(memory));
    return 2e-6 * (double)BYTES / ms;
}

#endif
