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

#include <regex>
#include <stdexcept>

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
         {add_memory, add_tma, add_tma_store, add_multicast, add_bulk, add_cluster,
          add_barriers, add_fences, add_wgmma, add_matrix, add_atomics, add_launch})
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
    must(mgpu_emu_suppress(18, "multicast.cu", "the same: no order of writes is paid for"),
         "mgpu_emu_suppress");
#endif
    card c;
#if !MGPU_EMULATE
    nvml of_card;
    driver = of_card.driver_version();
#endif
    if (!o.json.empty() && (json = std::fopen(o.json.c_str(), "a")) == nullptr)
        fail(o.json.c_str(), "cannot be opened for writing");
    std::string table, left_out;
    for (const micro_case &one : cases) {
        figures f;
        try {
            f = measure(c, one, o.samples);
        } catch (const std::runtime_error &e) {
            left_out +=
                one.family + ": " + one.name + " " + one.parameters + ": " + e.what() + "\n";
            continue;
        }
        const std::string theirs = literature_of(one, false);
        json_line j;
#if !MGPU_EMULATE
        unsigned now = 0;
        if (of_card.trouble.empty() && of_card.clock(of_card.device, nvml::CLOCK_SM, &now) == 0)
            mhz = now;
#endif
        j.text("micro", one.family).text("case", one.name).text("parameters", one.parameters);
        j.text("unit", one.unit).number("median", f.median, 3).number("min", f.least, 3);
        j.number("max", f.most, 3).number("samples", o.samples, 0);
        j.text("literature", theirs).text("source", literature_of(one, true));
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
    std::printf("%s%zu cases in %.0f s\n",
                left_out.empty() ? "" : ("left out:\n" + left_out).c_str(), cases.size(),
                seconds_now() - begin);
    return left_out.empty() ? 0 : 1;
}
