/* micro/main.cu - microbenchmarks of the card at hand: latency and throughput of what mgpu calls.
 * SPDX-License-Identifier: MIT
 *
 * usage: micro --commit HASH [--only REGEX] [--samples N] [--json FILE] [--list]
 *
 *     --only REGEX   of "family: name parameters"
 *     --samples N    of each case, after one that does not count (7)
 *     --list         says the cases, and ends
 *
 * A JSON line for each case, a table last. What others have published of the same thing stands beside it,
 * from literature.h. How the time is taken: micro.h.
 */
#include "literature.h"
#include "micro.h"

#include "../bench/nvtx.h"
#if !MGPU_EMULATE
#include "../bench/power.h"
#endif

#include <cstdarg>
#include <cstring>
#include <regex>

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

/* ---- the card ---------------------------------------------------------------------------- */

static void
must(mgpu_status status, const char *what, const mgpu_issues *why = nullptr)
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
launch(card &c, const mgpu_kernel &kernel, const mgpu_launch_config &config,
       const micro_args &args)
{
    mgpu_issues why;
    must(mgpu_launch(&kernel, config, &args, &why), kernel.name, &why);
    c.calls++;
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
            fail(name, words("block %u has a wrong result: %#x", b, wrong[b]).c_str());
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
    launch(c, kernel, config, args);
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
    must(mgpu_timer_start(&timer, nullptr), "timer");
    launch(c, kernel, config, args);
    must(mgpu_timer_stop(&timer, nullptr), "timer");
    must(mgpu_timer_elapsed_ms(&timer, &ms), kernel.name);
    all_right(c, kernel.name, config.grid.x);
    return ms;
}

/* ---- options, cases, results ------------------------------------------------------------- */

struct options {
    std::string commit, json, only;
    uint32_t samples = 7;
    bool list = false;
};

static options
parse(int argc, char **argv)
{
    options o;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (word == "--list") {
            o.list = true;
            continue;
        }
        if (i + 1 == argc)
            fail(argv[i],
                 "unknown option, or its value is missing; see the head of the source");
        const std::string value = argv[++i];
        if (word == "--only")
            o.only = value;
        else if (word == "--json")
            o.json = value;
        else if (word == "--commit")
            o.commit = value;
        else if (word == "--samples" && std::atoi(value.c_str()) > 0)
            o.samples = (uint32_t)std::atoi(value.c_str());
        else
            fail((word + " " + value).c_str(), "unknown option or value");
    }
    if (!o.list)
        want_commit(o.commit, !o.json.empty());
    return o;
}

static micro_cases
all_cases(const std::string &only)
{
    micro_cases all, some;
    for (const auto add :
         {add_memory, add_tma, add_multicast, add_cluster, add_barriers, add_wgmma, add_launch})
        add(all);
    const std::regex wanted(only);
    for (const micro_case &one : all)
        if (std::regex_search(one.family + ": " + one.name + " " + one.parameters, wanted))
            some.push_back(one);
    return some;
}

static figures
measure(card &c, const micro_case &one, uint32_t samples)
{
    std::vector<double> all;
    const std::string text = one.family + ": " + one.name + " " + one.parameters;
    const nvtx_range range(text.c_str());
    now_doing().begin(text);
    if (!c.gpu.is_model)
        (void)one.once(c);
    for (uint32_t i = 0; i < (c.gpu.is_model ? 1 : samples); i++)
        all.push_back(one.once(c));
    return summary(all);
}

int
main(int argc, char **argv)
{
    const options o = parse(argc, argv);
    const micro_cases cases = all_cases(o.only);
    const double begin = seconds_now();
    FILE *json = stdout;
    std::string driver;
    double mhz = -1;
    if (o.list) {
        for (const micro_case &one : cases)
            std::printf("%s: %s %s, %s\n", one.family.c_str(), one.name.c_str(),
                        one.parameters.c_str(), one.unit.c_str());
        return 0;
    }
    now_doing().watch();
    now_doing().begin("memory");
#if MGPU_EMULATE
    must(mgpu_emu_suppress(1, "cluster.cu",
                           "the same bytes come again, and only the last are read"),
         "mgpu_emu_suppress");
    must(mgpu_emu_suppress(18, "cluster.cu", "the same: no order of writes is paid for"),
         "mgpu_emu_suppress");
#endif
    card c;
#if !MGPU_EMULATE
    nvml of_card;
    driver = of_card.driver_version();
#endif
    if (!o.json.empty() && (json = std::fopen(o.json.c_str(), "a")) == nullptr)
        fail(o.json.c_str(), "cannot be opened for writing");
    std::string table;
    for (const micro_case &one : cases) {
        const figures f = measure(c, one, o.samples);
        const published *const they = literature_of(one);
        const std::string theirs =
            they != nullptr ? words("%s (%s)", they->value, they->gpu) : "";
        json_line j;
#if !MGPU_EMULATE
        unsigned now = 0;
        if (of_card.trouble.empty() && of_card.clock(of_card.device, nvml::CLOCK_SM, &now) == 0)
            mhz = now;
#endif
        j.text("micro", one.family).text("case", one.name).text("parameters", one.parameters);
        j.text("unit", one.unit).number("median", f.median, 3).number("min", f.least, 3);
        j.number("max", f.most, 3).number("samples", o.samples, 0);
        j.text("literature", theirs).text("source", they != nullptr ? they->source : "");
        j.text("gpu", c.gpu.name)
            .text("driver", driver)
            .number("cuda", c.gpu.runtime_version, 0);
        j.number("clock_mhz", mhz, 0).text("date", today()).text("commit", o.commit);
        (void)std::fputs(j.done().c_str(), json);
        table += words("%-18s %-30s %-42s %10.1f %10.1f %10.1f %-5s %s\n", one.family.c_str(),
                       one.name.c_str(), one.parameters.c_str(), f.median, f.least, f.most,
                       one.unit.c_str(), theirs.c_str());
    }
    now_doing().since = 0;
    if (json != stdout ? std::fclose(json) != 0 : std::fflush(json) != 0)
        fail(o.json.c_str(), "could not be written");
    std::printf("\n%s, driver %s\n%-18s %-30s %-42s %10s %10s %10s %-5s %s\n%s", c.gpu.name,
                driver.c_str(), "family", "case", "parameters", "median", "min", "max", "unit",
                "published", table.c_str());
    std::printf("%zu cases in %.0f s\n", cases.size(), seconds_now() - begin);
    return 0;
}
