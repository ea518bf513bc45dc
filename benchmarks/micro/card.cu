/* micro/card.cu - the card, a launch, its time.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

#include <cstdarg>
#include <cstring>
#include <stdexcept>

std::string
words(const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    (void)std::vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return text;
}

void
give_up(const char *what, const std::string &why)
{
    throw std::runtime_error(std::string(what) + ": " + why);
}

/* ---- the card ---------------------------------------------------------------------------- */

void
must(mgpu_status status, const char *what, const mgpu_issues *why)
{
    if (status != MGPU_OK)
        fail(what, why != nullptr && why->count != 0 ? why->item[0].text
                                                     : mgpu_status_string(status));
}

MGPU_KERNEL(micro_fill, micro_args, p, 256, 1)
{
    uint32_t *const words_ = (uint32_t *)p->in;
    for (uint32_t i = blockIdx.x * 256 + threadIdx.x; i < p->n; i += gridDim.x * 256)
        words_[i] = random_word(i);
}

/* Takes p->n clocks: by then the host has launched what comes next. */
MGPU_KERNEL(micro_delay, micro_args, p, 32, 1)
{
    const uint64_t begin = mgpu_clock64();
    for (uint32_t i = 0; i < p->n && mgpu_clock64() - begin < p->n; i++) {
    }
    if (threadIdx.x == 0 && p->how != 0)
        p->wrong[0] = 0;
}

card::card()
{
    if (mgpu_device_query(&gpu) != MGPU_OK)
        fail("no GPU", gpu.reason);
    if (!gpu.is_model && gpu.sm_major != 9)
        fail(gpu.name, "this is built for Hopper, sm_90a");
    bytes = gpu.is_model ? (uint64_t)4 << 20 : (uint64_t)1 << 30;
    must(mgpu_malloc((void **)&in, bytes), "memory to read");
    must(mgpu_malloc((void **)&out, bytes), "memory to write");
    must(mgpu_malloc((void **)&clocks, MOST_BLOCKS * 16), "memory for clocks");
    must(mgpu_malloc((void **)&wrong, MOST_BLOCKS * 4), "memory for results");
    must(mgpu_memset(out, 0, bytes, nullptr), "mgpu_memset");
    const micro_args a = args((uint32_t)(bytes / 4));
    mgpu_issues why;
    must(mgpu_launch(&micro_fill_kernel, micro_config(gpu.is_model ? 2 : 1056, 256), &a, &why),
         "micro_fill", &why);
    must(mgpu_sync(nullptr), "micro_fill");
}

micro_args
card::args(uint32_t n) const
{
    micro_args a;
    memset(&a, 0, sizeof a);
    a.in = in;
    a.out = out;
    a.clocks = clocks;
    a.wrong = wrong;
    a.n = n;
    return a;
}

mgpu_launch_config
micro_config(uint32_t blocks, uint32_t threads, uint32_t smem_bytes, uint32_t cluster)
{
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    config.smem_bytes = smem_bytes;
    config.cluster.x = cluster;
    return config;
}

static void
launch(const mgpu_kernel &kernel, const mgpu_launch_config &config, const micro_args &args)
{
    mgpu_issues why;
    const mgpu_status status = mgpu_launch(&kernel, config, &args, &why);
    if (status != MGPU_OK) /* no room for such a cluster, say */
        give_up(kernel.name, why.count != 0 ? why.item[0].text : mgpu_status_string(status));
}

/* Each block has written to `wrong` that it is right. */
static void
all_right(card &c, const char *name, uint32_t blocks)
{
    std::vector<uint32_t> wrong(blocks);
    must(mgpu_sync(nullptr), name);
#if MGPU_EMULATE
    if (mgpu_emu_last_stats().hazards != 0)
        fail(name, "the model has remarks");
#endif
    must(mgpu_copy_from(wrong.data(), c.wrong, blocks * 4, nullptr), "mgpu_copy_from");
    for (uint32_t b = 0; b < blocks; b++)
        if (wrong[b] != 0)
            give_up(name, words("block %u has a wrong result: %#x", b, wrong[b]));
}

static void
poison(card &c)
{
    must(mgpu_memset(c.wrong, 0xff, card::MOST_BLOCKS * 4, nullptr), "mgpu_memset");
    must(mgpu_memset(c.clocks, 0, card::MOST_BLOCKS * 16, nullptr), "mgpu_memset");
}

double
clocks_of(card &c, const mgpu_kernel &kernel, const mgpu_launch_config &config,
          const micro_args &args, time_unit unit)
{
    const uint32_t blocks = config.grid.x;
    std::vector<uint64_t> clocks(2 * blocks);
    std::vector<double> of_block;
    poison(c);
    launch(kernel, config, args);
    c.calls++;
    all_right(c, kernel.name, blocks);
    must(mgpu_copy_from(clocks.data(), c.clocks, blocks * 16, nullptr), "mgpu_copy_from");
    for (uint32_t b = 0; b < blocks; b++)
        of_block.push_back((double)clocks[2 * b + unit]);
    return summary(of_block).median;
}

double
ms_of(card &c, const mgpu_kernel &kernel, const mgpu_launch_config &config,
      const micro_args &args)
{
    static mgpu_timer timer;
    static bool made = false;
    double ms = 0;
    if (!made)
        must(mgpu_timer_create(&timer), "timer");
    made = true;
    poison(c);
    launch(micro_delay_kernel, micro_config(1, 32), c.args(c.rounds(100000)));
    must(mgpu_timer_start(&timer, nullptr), "timer");
    launch(kernel, config, args);
    c.calls++;
    must(mgpu_timer_stop(&timer, nullptr), "timer");
    must(mgpu_timer_elapsed_ms(&timer, &ms), kernel.name);
    all_right(c, kernel.name, config.grid.x);
    return ms;
}
