/* bench/contest.h - one product: the sides that multiply, what is checked, the rounds.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_CONTEST_H
#define BENCH_CONTEST_H

#include "check.h"
#include "cublaslt.h"
#include "inputs.h"
#include "nvtx.h"
#include "options.h"
#include "outcome.h"
#include "power.h"
#include "report.h"

/* One run of the program. */
struct bench {
    options o;
    mgpu_device_info gpu = {};
    nvml card;
    origin from;
    cudaStream_t stream = nullptr;
    FILE *json = stdout;
    std::vector<result> results;
    outcome end;

    way here() const
    {
        return {gpu.multiprocessors, o.tiles};
    }
};

/* One product: its buffers, and the sides that multiply, the peer last. */
struct contest {
    bench &b;
    shape s;
    product p;
    buffers all;
    peer lt;
    std::vector<std::vector<launcher>> launchers; /* [kernel][copy] */
    std::vector<side> sides;
    bool graph;

    contest(bench &of, cublaslt &library, const shape &what, const product &problem,
            size_t kernels, bool graphs)
        : b(of), s(what), p(problem), all(problem, kernels + 1, of.gpu.l2_bytes),
          lt(library, problem, all.of.back()), launchers(kernels), graph(graphs)
    {
    }
    ~contest()
    {
        for (side &one : sides)
            drop_graph(one);
    }
    contest(const contest &) = delete;
    contest &operator=(const contest &) = delete;

    std::string text() const
    {
        return shape_text(p.m, p.n, p.k);
    }
    void leave_out(const std::string &why)
    {
        std::printf("%s is left out: %s\n", text().c_str(), why.c_str());
        b.end.left_out.push_back(text() + ": " + why);
    }
    void refuse(const bench_kernel &kernel, const mgpu_issues &issues)
    {
        const std::string why = std::string(kernel.name) + " refuses it: " +
                                (issues.count != 0 ? issues.item[0].text : "without a word");
        std::printf("%s: %s\n", text().c_str(), why.c_str());
        b.end.refused.push_back(text() + ": " + why);
    }
};

/* Milliseconds of a call that nothing but the data sheet limits, at some three quarters of it. */
static double
guess_ms(const product &p)
{
    return std::max(p.flop() / 700e9, p.bytes() / 3.5e9) + 0.003;
}

/* Those that are named, or the first that is for it and has what it asks, or the first that says what it has not. */
static std::vector<const bench_kernel *>
kernels_for(const options &o, const product &p)
{
    const unsigned asked =
        features_of(p) | (o.sweep || o.tiles.w != 0 ? (unsigned)HAS_SHAPES : 0u);
    if (!o.kernels.empty())
        return o.kernels;
    for (const unsigned lacking : {0u, ~0u})
        for (const bench_kernel *k : ALL_KERNELS)
            if (k->covers(p) && (asked & ~k->has & ~lacking) == 0)
                return {k};
    return {};
}

/* Plans each kernel for each copy. False: one refuses, and why has been said. */
static bool
plan_kernel(contest &c, const bench_kernel *kernel, size_t at)
{
    side s;
    mgpu_issues why;
    for (size_t copy = 0; copy < c.all.copies; copy++) {
        launcher one;
        if (plan_of(*kernel, &one, c.p, c.all.of[at][copy], c.b.here(), &why) != MGPU_OK) {
            c.refuse(*kernel, why);
            return false;
        }
        c.launchers[at].push_back(one);
    }
    s.name = kernel->name;
    s.copies = c.all.copies;
    s.call = [&c, at](size_t copy, cudaStream_t stream) {
        mgpu_issues issues;
        issues.count = 0;
        if (c.launchers[at][copy](stream, &issues) != MGPU_OK)
            fail(c.sides[at].name.c_str(),
                 issues.count != 0 ? issues.item[0].text : "the launch fails");
    };
    c.sides.push_back(s);
    return true;
}

/* All copies of all sides, once, and whether the results are right. */
static bool
check_all(contest &c, const char *when, bool run)
{
    const size_t last = c.sides.size() - 1;
    bool right = true;
    now_doing().begin(c.text() + ", checked " + when);
    for (side &s : c.sides)
        for (size_t copy = 0; run && copy < s.copies; copy++)
            s.call(copy, c.b.stream);
    CUDA(cudaStreamSynchronize(c.b.stream));
    for (size_t i = 0; i <= last; i++)
        right = check_side(c.all, i, last, c.sides[i].name.c_str(), when, c.b.stream) && right;
    std::fflush(stdout);
    c.b.end.right = c.b.end.right && right;
    return right;
}

/* One timed stretch of a side, under its name on the time line. */
static double
stretch(contest &c, side &s, bool sustained, size_t ahead, size_t calls)
{
    const std::string name = s.name + " " + c.text() + (sustained ? " sustained" : " burst");
    const nvtx_range range(name.c_str());
    now_doing().begin(name);
    return timed(s, ahead, calls, c.b.stream);
}

/* What the rounds gave: milliseconds by side and round, and what was drawn. */
struct rounds_of {
    std::vector<std::vector<double>> ms;
    std::vector<drawn> power;
    size_t calls;
};

static rounds_of
measure(contest &c, bool sustained, int rounds, double guess)
{
    const size_t count = c.sides.size();
    rounds_of out = {std::vector<std::vector<double>>(count), std::vector<drawn>(count), 0};
    out.calls = sustained ? std::max<size_t>(20, (size_t)(300 / guess) + 1) : 20;
    power_meter *const meter = sustained ? new power_meter(c.b.card) : nullptr;
    for (size_t i = 0; sustained && i < count; i++)
        (void)stretch(c, c.sides[i], true, 0, (size_t)(500 / guess / (double)count) + 1);
    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < count; i++) {
            const size_t who = round % 2 == 0 ? i : count - 1 - i;
            if (!sustained)
                rest(250);
            const double begin = seconds_now();
            out.ms[who].push_back(
                stretch(c, c.sides[who], sustained, sustained ? 0 : 1, out.calls));
            if (meter != nullptr)
                meter->add(&out.power[who], begin, seconds_now());
        }
    delete meter;
    return out;
}

static void
keep(contest &c, std::vector<result> *to, const rounds_of &r, bool sustained, int rounds)
{
    const size_t last = c.sides.size() - 1;
    for (size_t i = 0; i < last; i++) {
        std::vector<double> ratios;
        result one;
        for (size_t round = 0; round < (size_t)rounds; round++)
            ratios.push_back(r.ms[last][round] / r.ms[i][round]);
        one.s = c.s;
        one.p = c.p;
        one.kernel = c.sides[i].name;
        one.forced = c.b.o.tiles.w != 0 ? tile_text(c.b.o.tiles) : "";
        one.algo = c.lt.name();
        one.sustained = sustained;
        one.graph = c.graph;
        one.copies = c.all.copies;
        one.calls = c.graph ? (r.calls + c.sides[i].graph_calls - 1) / c.sides[i].graph_calls *
                                  c.sides[i].graph_calls
                            : r.calls;
        one.rounds = (size_t)rounds;
        one.ms[0] = summary(r.ms[i]);
        one.ms[1] = summary(r.ms[last]);
        one.ratio = summary(ratios);
        one.power[0] = r.power[i];
        one.power[1] = r.power[last];
        to->push_back(one);
    }
}

/* Of the peer's heuristics the three fastest that are right in f64: some split K and sum the parts in
 * 16 bits, which is another product. */
static bool
vet(contest &c)
{
    peer &lt = c.lt;
    for (size_t good = 0; good < std::min<size_t>(3, lt.order.size());) {
        lt.best = lt.order[good];
        CUDA(cudaMemsetAsync(lt.of[0].d, 0xff, c.all.d_bytes(), c.b.stream));
        LT(lt.try_call(0, c.b.stream));
        const verdict rows = judged(c.b.stream, [&c, &lt](verdict *out) {
            compare_rows<<<1024, 256, 0, c.b.stream>>>(lt.of[0], of_peer(c.p), PEERS, out);
        });
        if (rows.share() <= 1) {
            good++;
            continue;
        }
        std::printf(
            "%s: cuBLASLt's %s is not taken: its results are off by %.2f of the bound\n",
            c.text().c_str(), lt.name().c_str(), rows.share());
        lt.order.erase(lt.order.begin() + (ptrdiff_t)good);
    }
    lt.best = lt.order.empty() ? 0 : lt.order[0];
    return !lt.order.empty();
}

/* The peer's best of this regime, then the rounds. */
static void
run_regime(contest &c, std::vector<result> *to, bool sustained, int rounds, double guess)
{
    side &last = c.sides.back();
    now_doing().begin(c.text() + ", cuBLASLt's three fastest");
    if (sustained) {
        (void)timed(last, 0, (size_t)(300 / guess) + 1, c.b.stream);
        choose_for(c.lt, c.graph, 0, 0, (size_t)(100 / guess) + 5, c.b.stream);
    } else {
        choose_for(c.lt, c.graph, 150, 1, 20, c.b.stream);
    }
    if (c.graph) {
        drop_graph(last);
        make_graph(last, c.b.stream);
    }
    keep(c, to, measure(c, sustained, rounds, guess), sustained, rounds);
}

/* Both regimes, between two checks. */
static void
run_contest(contest &c, int rounds)
{
    std::vector<result> results;
    now_doing().begin(c.text() + ", cuBLASLt's heuristics");
    if (!choose(c.lt, c.graph, c.b.stream) || !vet(c))
        return c.leave_out("cuBLASLt has no algorithm for it");
    c.sides.push_back(c.lt.as_side());
    c.all.poison(c.b.stream);
    if (!check_all(c, "before", true))
        return;
    for (side &s : c.sides)
        if (c.graph)
            make_graph(s, c.b.stream);
    const double guess = timed(c.sides[0], 1, 5, c.b.stream);
    if (c.b.o.burst)
        run_regime(c, &results, false, rounds, guess);
    if (c.b.o.sustained)
        run_regime(c, &results, true, rounds, guess);
    if (!check_all(c, "after", false))
        return;
    for (const result &r : results) {
        for (int side = 0; side < 2; side++)
            (void)std::fputs(line_of(r, side, c.b.from).c_str(), c.b.json);
        c.b.results.push_back(r);
    }
    if (std::fflush(c.b.json) != 0)
        fail(c.b.o.json.c_str(), "could not be written");
}

#endif
