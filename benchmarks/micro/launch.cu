/* micro/launch.cu - what a launch costs: in a stream, in a graph, programmatic, in clusters.
 * SPDX-License-Identifier: MIT
 *
 * Kernels that do nothing, one behind the other: the time from one to the next. In a stream that includes
 * what mgpu_launch() checks on the host; in a graph it does not.
 */
#include "micro.h"
#if !MGPU_EMULATE
#include "../bench/timing.h"
#endif

MGPU_KERNEL(micro_launch_empty, micro_args, p, 1024, 1)
{
    if (p->n == 0xffffffffu) /* never */
        p->wrong[0] = 1;
}

/* The next may start at once; it waits for this one to end. */
MGPU_KERNEL(micro_launch_programmatic, micro_args, p, 1024, 1)
{
    mgpu_griddepcontrol_launch_dependents();
    mgpu_griddepcontrol_wait();
    if (p->n == 0xffffffffu)
        p->wrong[0] = 1;
}

struct launch_case {
    const mgpu_kernel *kernel;
    bool programmatic, graph;
    uint32_t blocks, threads, smem_bytes, cluster; /* blocks 0: one for each multiprocessor */
};

static double
launch_us(card &c, const launch_case &l)
{
    const micro_args a = c.args(1);
    mgpu_launch_config config = micro_config(l.blocks != 0 ? l.blocks : c.blocks(l.cluster),
                                             l.threads, l.smem_bytes, l.cluster);
    config.programmatic = l.programmatic;
#if MGPU_EMULATE
    (void)clocks_of;
    mgpu_issues why;
    if (mgpu_launch(l.kernel, config, &a, &why) != MGPU_OK)
        give_up(l.kernel->name, why.item[0].text);
    return 1;
#else
    static cudaStream_t stream = nullptr;
    if (stream == nullptr)
        CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    side s;
    s.call = [&](size_t, cudaStream_t in) {
        mgpu_issues why;
        mgpu_launch_config there = config;
        there.stream = in;
        if (mgpu_launch(l.kernel, there, &a, &why) != MGPU_OK)
            give_up(l.kernel->name, why.item[0].text);
    };
    if (l.graph)
        make_graph(s, stream);
    const double ms = timed(s, 100, 400, stream);
    drop_graph(s);
    return 1e3 * ms;
#endif
}

/* The host launches one and waits for it. */
static double
launch_and_wait_us(card &c)
{
    const micro_args a = c.args(1);
    mgpu_issues why;
    const double begin = seconds_now();
    for (int i = 0; i < 20; i++)
        if (mgpu_launch(&micro_launch_empty_kernel, micro_config(1, 32), &a, &why) != MGPU_OK ||
            mgpu_sync(nullptr) != MGPU_OK)
            fail("micro_launch_empty", why.count != 0 ? why.item[0].text : "fails");
    return 1e6 * (seconds_now() - begin) / 20;
}

void
add_launch(micro_cases &all)
{
    const auto add = [&](const char *name, const std::string &parameters,
                         const launch_case &l) {
        all.push_back({"launch", std::string(name) + (l.graph ? ", graph" : ", stream"),
                       parameters, "us", [=](card &c) { return launch_us(c, l); }});
    };
    const mgpu_kernel *const plain = &micro_launch_empty_kernel;
    const mgpu_kernel *const pdl = &micro_launch_programmatic_kernel;
    for (const bool graph : {false, true}) {
        for (const uint32_t threads : {32u, 384u, 1024u})
            for (const uint32_t blocks : {1u, 0u})
                add("plain", words("blocks=%s threads=%u", blocks != 0 ? "1" : "all", threads),
                    {plain, false, graph, blocks, threads, 0, 1});
        add("plain, 200 KiB shared", "blocks=all threads=384",
            {plain, false, graph, 0, 384, 200 * 1024, 1});
        add("PDL", "blocks=1 threads=32", {pdl, true, graph, 1, 32, 0, 1});
        add("PDL", "blocks=all threads=384", {pdl, true, graph, 0, 384, 0, 1});
        add("PDL, 200 KiB shared", "blocks=all threads=384",
            {pdl, true, graph, 0, 384, 200 * 1024, 1});
        for (const uint32_t cluster : {2u, 4u, 8u, 16u})
            add("cluster", words("cluster=%u blocks=all threads=384", cluster),
                {plain, false, graph, 0, 384, 0, cluster});
    }
    all.push_back(
        {"launch", "launch and wait, host", "blocks=1 threads=32", "us", launch_and_wait_us});
}
