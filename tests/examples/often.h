/* tests/examples/often.h - a plan launched often: one after the other, in a CUDA graph, in streams side by side.
 * SPDX-License-Identifier: MIT
 *
 *     CHECK(wrong_words_of_many(bytes, [&](void *d) { ... return plan; }) == 0);
 *
 * The first launch says what is right; the test has looked at it. Behind each other one a kernel compares D with it, word
 * by word, and poisons it again, so that a word nobody writes is seen. In the model, which has no graphs, it is two launches.
 */
#ifndef TESTS_EXAMPLES_OFTEN_H
#define TESTS_EXAMPLES_OFTEN_H

#include "../device.h"

#if MGPU_EMULATE

template <typename plan_for>
uint64_t
wrong_words_of_many(size_t bytes, plan_for make)
{
    device_buffer<uint8_t> d(bytes), again(bytes);
    const auto first = make(d.ptr()), second = make(again.ptr());
    launch(first.kernel, first.config, first.args);
    launch(second.kernel, second.config, second.args);
    return difference(again.download(), d.download()) == "" ? 0 : 1;
}

#else

#include <cuda_runtime.h>

enum { OFTEN = 1000, SIDE_BY_SIDE = 4 };

static __global__ void
compare_and_poison(uint32_t *d, const uint32_t *want, size_t words, unsigned long long *wrong)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < words;
         i += (size_t)gridDim.x * blockDim.x) {
        if (d[i] != want[i])
            atomicAdd(wrong, 1ull);
        d[i] = 0xdbdbdbdb;
    }
}

/* How many words of D, in all launches, are not as after the first.
 *   bytes  of D, a multiple of 4
 *   make   a plan for a D: kernel, config, args */
template <typename plan_for>
uint64_t
wrong_words_of_many(size_t bytes, plan_for make)
{
    device_buffer<uint8_t> want(bytes), d0(bytes), d1(bytes), d2(bytes), d3(bytes);
    device_buffer<unsigned long long> wrong(std::vector<unsigned long long>{0});
    const device_buffer<uint8_t> *const d[SIDE_BY_SIDE] = {&d0, &d1, &d2, &d3};
    cudaStream_t streams[SIDE_BY_SIDE] = {};
    cudaGraph_t graph;
    cudaGraphExec_t runs;
    const auto right = make(want.ptr());
    const auto once = [&](int i) {
        auto plan = make(d[i]->ptr());
        mgpu_issues why;
        why.count = 0;
        plan.config.stream = streams[i];
        REQUIRE(mgpu_launch(plan.kernel, plan.config, &plan.args, &why) == MGPU_OK);
        compare_and_poison<<<32, 256, 0, streams[i]>>>(
            (uint32_t *)(void *)d[i]->ptr(), (const uint32_t *)(const void *)want.ptr(),
            bytes / 4, wrong.ptr());
    };
    REQUIRE(bytes % 4 == 0);
    launch(right.kernel, right.config, right.args);
    for (cudaStream_t &s : streams)
        REQUIRE(cudaStreamCreate(&s) == cudaSuccess);

    for (int i = 0; i < OFTEN; i++)
        once(0);
    REQUIRE(cudaStreamSynchronize(streams[0]) == cudaSuccess);

    REQUIRE(cudaStreamBeginCapture(streams[0], cudaStreamCaptureModeThreadLocal) ==
            cudaSuccess);
    once(0);
    REQUIRE(cudaStreamEndCapture(streams[0], &graph) == cudaSuccess);
    REQUIRE(cudaGraphInstantiate(&runs, graph, 0) == cudaSuccess);
    for (int i = 0; i < OFTEN; i++)
        REQUIRE(cudaGraphLaunch(runs, streams[0]) == cudaSuccess);
    REQUIRE(cudaStreamSynchronize(streams[0]) == cudaSuccess);

    for (int i = 0; i < OFTEN; i++)
        once(i % SIDE_BY_SIDE);
    for (cudaStream_t s : streams)
        REQUIRE(cudaStreamSynchronize(s) == cudaSuccess);

    CHECK(cudaGraphExecDestroy(runs) == cudaSuccess);
    CHECK(cudaGraphDestroy(graph) == cudaSuccess);
    for (cudaStream_t s : streams)
        CHECK(cudaStreamDestroy(s) == cudaSuccess);
    return wrong.download()[0];
}

#endif
#endif
