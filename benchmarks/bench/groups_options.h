/* bench/groups_options.h - the words of bench_grouped's command line, and the cases they stand for.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_OPTIONS_H
#define BENCH_GROUPS_OPTIONS_H

#include "figures.h"
#include "groups_case.h"
#include "shapes.h"

#include <cstdlib>

struct choices {
    std::vector<uint32_t> groups = {8, 64, 256}, means = {64, 256, 1024, 4096};
    std::vector<shape> weights = shapes_of("1x4096x7168,1x7168x2048");
    std::vector<std::string> sizes = {"uniform", "zipf"}, ways; /* all that there are */
    std::string commit, json, regime = "burst";
    mgpu_dtype in = MGPU_DTYPE_BF16, out = MGPU_DTYPE_BF16;
    sums_kind sums = SUMS_FAST;
    bool scales_each = false;
    uint32_t w = 0;
    bool queue = true;
    int rounds = 4;
    double minutes = 7;
    uint64_t seed = 1;
    bool list = false, once = false;
};

static inline std::vector<std::string>
words_of(const std::string &text, const std::vector<std::string> &known)
{
    std::vector<std::string> out;
    for (size_t at = 0; at <= text.size();) {
        const size_t end = std::min(text.find(',', at), text.size());
        out.push_back(text.substr(at, end - at));
        if (!known.empty() && std::find(known.begin(), known.end(), out.back()) == known.end())
            fail(out.back().c_str(), "unknown word; see the head of the source");
        at = end + 1;
    }
    return out;
}

static inline std::vector<uint32_t>
numbers_of(const std::string &text)
{
    std::vector<uint32_t> out;
    for (const std::string &word : words_of(text, {})) {
        out.push_back((uint32_t)std::strtoul(word.c_str(), nullptr, 10));
        if (out.back() == 0)
            fail(text.c_str(), "numbers, separated by commas");
    }
    return out;
}

static inline mgpu_dtype
dtype_of(const std::string &word, const std::vector<mgpu_dtype> &known)
{
    std::string all;
    for (const mgpu_dtype d : known) {
        if (word == mgpu_dtype_name(d))
            return d;
        all += std::string(all.empty() ? "" : ", ") + mgpu_dtype_name(d);
    }
    fail(word.c_str(), ("no such dtype here: " + all).c_str());
}

static inline choices
parse(int argc, char **argv)
{
    choices o;
    std::string out;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (word == "--list" || word == "--once") {
            o.list = o.list || word == "--list";
            o.once = o.once || word == "--once";
            continue;
        }
        if (i + 1 == argc)
            fail(argv[i],
                 "unknown option, or its value is missing; see the head of the source");
        const std::string value = argv[++i];
        if (word == "--groups")
            o.groups = numbers_of(value);
        else if (word == "--mean")
            o.means = numbers_of(value);
        else if (word == "--weights") {
            o.weights.clear();
            for (const std::string &one : words_of(value, {}))
                for (const shape &s : shapes_of("1x" + one))
                    o.weights.push_back(s);
            if (o.weights.empty())
                fail(value.c_str(), "weights are NxK, separated by commas");
        } else if (word == "--sizes")
            o.sizes = words_of(value, {"equal", "uniform", "zipf"});
        else if (word == "--way")
            o.ways = words_of(value, {"forward", "transposed"});
        else if (word == "--regime")
            o.regime = words_of(value, {"burst", "sustained", "both"})[0];
        else if (word == "--dtype")
            o.in = dtype_of(value, {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3});
        else if (word == "--out-dtype")
            out = value;
        else if (word == "--accumulate")
            o.sums =
                words_of(value, {"fast", "promoted"})[0] == "fast" ? SUMS_FAST : SUMS_PROMOTED;
        else if (word == "--scales")
            o.scales_each = words_of(value, {"one", "each"})[0] == "each";
        else if (word == "--queue")
            o.queue = words_of(value, {"yes", "no"})[0] == "yes";
        else if (word == "--w")
            o.w = numbers_of(value)[0];
        else if (word == "--rounds")
            o.rounds = (int)std::max(2u, (numbers_of(value)[0] + 1) / 2 * 2);
        else if (word == "--minutes" && std::atof(value.c_str()) > 0)
            o.minutes = std::atof(value.c_str());
        else if (word == "--seed")
            o.seed = std::strtoull(value.c_str(), nullptr, 10);
        else if (word == "--commit")
            o.commit = value;
        else if (word == "--json")
            o.json = value;
        else
            fail((word + " " + value).c_str(),
                 "unknown option or value; see the head of the source");
    }
    const bool f8 = o.in == MGPU_DTYPE_E4M3;
    o.out = !out.empty() ? dtype_of(out, {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32})
            : f8         ? MGPU_DTYPE_BF16
                         : o.in;
    if (o.ways.empty())
        o.ways = f8 ? std::vector<std::string>{"forward"}
                    : std::vector<std::string>{"forward", "transposed"};
    if (f8 && o.ways != std::vector<std::string>{"forward"})
        fail("--way", "of 8 bits there is forward alone");
    if (!f8 && (o.sums != SUMS_FAST || o.scales_each))
        fail("--accumulate, --scales", "are for e4m3");
    if (!o.once && !o.list)
        want_commit(o.commit, !o.json.empty());
    return o;
}

static inline std::vector<groups_case>
cases_of(const choices &o)
{
    std::vector<groups_case> out;
    for (const std::string &way : o.ways)
        for (const shape &w : o.weights)
            for (const std::string &sizes : o.sizes)
                for (const uint32_t groups : o.groups)
                    for (const uint32_t mean : o.means)
                        out.push_back({groups, mean, w.n, w.k, sizes, way == "transposed", o.in,
                                       o.out, o.sums, o.scales_each, o.seed});
    return out;
}

/* Seconds that a case takes: four sides, and 80 calls of each size to find the peers. */
static inline double
guess_seconds(const choices &o, const groups_case &c)
{
    const double ms = c.ms_guess(), calls = std::max(3.0, std::min(20.0, 100 / ms)) + 1;
    const double burst = o.regime == "sustained" ? 0 : 0.25 + calls * ms / 1000;
    const double sustained = o.regime == "burst" ? 0 : std::max(0.31, ms / 1000);
    return 2 + 0.1 * ms + 0.005 * c.groups + c.bytes() / 2e10 +
           4 * o.rounds * (burst + sustained);
}

#endif
