/* bench/sweep.h - what a product takes in each tile shape of a kernel, beside what the kernel's rule says: what the rule is
 * fitted to. benchmarks/sweep_shapes.py reads it.
 * SPDX-License-Identifier: MIT
 *
 * Shapes that the rule takes for much slower are left out (--within), and the last ones where time is short. Each is
 * checked: that of the rule by rows in f64, the others by all of its results. Then a round: 2 ms of calls or two of them,
 * in a CUDA graph where they are short, after some that warm up, and a rest of twice as long, so that the card stays
 * cold. The second round goes the other way and has those alone that are a tenth slower than the fastest, or less.
 */
#ifndef BENCH_SWEEP_H
#define BENCH_SWEEP_H

#include "contest.h"

#include <list>

/* A shape, and what it took. */
struct swept {
    choice what;
    std::vector<launcher> launchers; /* [copy] */
    side s;
    std::vector<double> ms;

    double least() const
    {
        return *std::min_element(ms.begin(), ms.end());
    }
};

/* One kernel on one product. */
struct sweep {
    bench &b;
    const bench_kernel &kernel;
    shape s;
    product p;
    buffers all;           /* D of the rule's shape, and of the others */
    std::list<swept> kept; /* its elements stay where they are */
    size_t choices = 0;
    size_t calls = 0; /* timed together; in a graph some more */
    bool graphs = false;

    sweep(bench &of, const bench_kernel &one, const shape &what, const product &problem)
        : b(of), kernel(one), s(what), p(problem), all(problem, 2, of.gpu.l2_bytes)
    {
    }
    ~sweep()
    {
        for (swept &one : kept)
            drop_graph(one.s);
    }
    sweep(const sweep &) = delete;
    sweep &operator=(const sweep &) = delete;

    /* Planned, and right. */
    bool ready(swept &one)
    {
        const size_t at = one.what.rule ? 0 : 1;
        const way w = {b.gpu.multiprocessors, one.what.shape};
        const std::string name = std::string(kernel.name) + " " + tile_text(w.shape);
        mgpu_issues why;
        launcher launch;
        for (const operands &o : all.of[at]) {
            if (plan_of(kernel, &launch, p, o, w, &why) != MGPU_OK)
                fail(name.c_str(), why.count != 0 ? why.item[0].text : "it is refused");
            one.launchers.push_back(launch);
        }
        one.s.name = name;
        one.s.copies = all.copies;
        one.s.call = [&one](size_t copy, cudaStream_t stream) {
            mgpu_issues issues;
            issues.count = 0;
            if (one.launchers[copy](stream, &issues) != MGPU_OK)
                fail(one.s.name.c_str(),
                     issues.count != 0 ? issues.item[0].text : "the launch fails");
        };
        CUDA(cudaMemsetAsync(all.of[at][0].d, 0xff, all.d_bytes(), b.stream));
        one.s.call(0, b.stream);
        const verdict v = judged(b.stream, [this, at](verdict *out) {
            if (at == 0)
                compare_rows<<<1024, 256, 0, b.stream>>>(all.of[0][0], p, OURS, out);
            else
                compare<<<1024, 256, 0, b.stream>>>(all.of[1][0].d, all.of[0][0].d, p, TWO_OURS,
                                                    out);
        });
        if (v.share() <= 1)
            return true;
        std::printf("%s: %s is wrong: off by %.2f of the bound\n",
                    shape_text(p.m, p.n, p.k).c_str(), name.c_str(), v.share());
        return b.end.right = false;
    }

    void measure(swept &one)
    {
        if (calls == 0) { /* of the rule's, which is the first */
            const double ms = timed(one.s, 1, 2, b.stream);
            calls = (size_t)std::min(60.0, std::max(2.0, 2 / ms));
            graphs = ms < 0.5;
        }
        if (graphs && one.s.graph == nullptr)
            make_graph(one.s, b.stream, calls);
        const double begin = seconds_now();
        one.ms.push_back(timed(one.s, 1, calls, b.stream));
        rest(2 + (int)(2e3 * (seconds_now() - begin)));
    }

    /* The rule's first, the others by what it says. False: the rule's is wrong. */
    bool run(double seconds)
    {
        const double begin = seconds_now();
        std::vector<choice> found = kernel.choices(p, all.of[0][0], b.gpu.multiprocessors);
        choices = found.size();
        const double most = found.empty() ? 0 : b.o.within * found[0].cycles;
        std::stable_partition(found.begin(), found.end(),
                              [](const choice &one) { return one.rule; });
        if (found.empty() || !found[0].rule)
            fail(kernel.name, "the plan refuses the shape that the rule takes");
        for (const choice &one : found) {
            if (!one.rule && (one.cycles > most || seconds_now() - begin > 0.8 * seconds))
                continue;
            now_doing().begin(shape_text(p.m, p.n, p.k) + " in " + tile_text(one.shape));
            kept.emplace_back();
            kept.back().what = one;
            if (ready(kept.back()))
                measure(kept.back());
            else if (one.rule)
                return false;
            else
                kept.pop_back();
        }
        const double good = 1.1 * fastest().least();
        for (auto one = kept.rbegin(); one != kept.rend(); ++one)
            if (one->what.rule || one->least() <= good)
                measure(*one);
        return true;
    }
    const swept &fastest() const
    {
        return *std::min_element(kept.begin(), kept.end(), [](const swept &x, const swept &y) {
            return x.least() < y.least();
        });
    }

    std::string line(const swept &one) const
    {
        json_line j;
        j.text("sweep", kernel.name).number("m", p.m, 0).number("n", p.n, 0);
        j.number("k", p.k, 0).text("dtype", mgpu_dtype_name(p.in));
        j.text("out_dtype", mgpu_dtype_name(p.out));
        for (const auto &[word, value] : kind_of(p))
            j.text(word.c_str(), value);
        if (p.batch > 1)
            j.number("batch", p.batch, 0);
        j.text("set", s.set).text("shape", tile_text(one.what.shape));
        j.number("cycles", one.what.cycles, 0).yes("rule", one.what.rule);
        j.number("ms", one.least(), 5).number("rounds", (double)one.ms.size(), 0);
        j.number("calls", (double)std::max(calls, one.s.graph_calls), 0);
        j.number("measured", (double)kept.size(), 0).number("shapes", (double)choices, 0);
        j.number("multiprocessors", b.gpu.multiprocessors, 0).text("gpu", b.from.gpu);
        j.text("driver", b.from.driver).text("date", b.from.date);
        j.text("commit", b.from.commit);
        return j.done();
    }
};

/* What the rule loses on one product; negative: nothing was measured. */
static double
sweep_one(bench &b, const bench_kernel &kernel, const shape &s, double seconds)
{
    const product p = sized(b.o.what, s.m, s.n, s.k);
    const std::string text = shape_text(s.m, s.n, s.k);
    const double begin = seconds_now();
    sweep one(b, kernel, s, p);
    launcher launch;
    mgpu_issues why;
    now_doing().begin(text);
    const auto left_out = [&](const char *reason) {
        b.end.left_out.push_back(text + ", " + kernel.name + ": " + reason);
        return -1.0;
    };
    if (kernel.choices == nullptr)
        return left_out("it has no shapes to choose from");
    if (!one.all.fill(b.o.seed, b.stream))
        return left_out("the GPU has no memory for its operands");
    if (plan_of(kernel, &launch, p, one.all.of[0][0], {b.gpu.multiprocessors, {}}, &why) !=
        MGPU_OK) {
        b.end.refused.push_back(text + ": " + why.item[0].text);
        return -1;
    }
    if (!one.run(seconds))
        return left_out("its result is wrong");
    const swept &rule = one.kept.front(), &best = one.fastest();
    for (const swept &each : one.kept)
        (void)std::fputs(one.line(each).c_str(), b.json);
    if (std::fflush(b.json) != 0)
        fail(b.o.json.c_str(), "could not be written");
    const double loss = rule.least() / best.least() - 1;
    std::printf("%-17s %-22s %9.4f ms by the rule, %-24s %9.4f ms the fastest of %zu of %zu: "
                "%4.1f %% lost, in %.1f s\n",
                text.c_str(), tile_text(rule.what.shape).c_str(), rule.least(),
                tile_text(best.what.shape).c_str(), best.least(), one.kept.size(), one.choices,
                100 * loss, seconds_now() - begin);
    std::fflush(stdout);
    return loss;
}

/* All products in the time that there is, each with the same share of what is left. */
static void
sweep_all(bench &b, double begin)
{
    double lost = 0;
    size_t count = 0;
    for (size_t i = 0; i < b.o.shapes.size(); i++) {
        const shape &s = b.o.shapes[i];
        const double left = begin + 60 * b.o.minutes - seconds_now();
        const auto kernels = kernels_for(b.o, sized(b.o.what, s.m, s.n, s.k));
        if (left < 1) {
            b.end.left_out.push_back(shape_text(s.m, s.n, s.k) + ": no time left");
            continue;
        }
        for (const bench_kernel *kernel : kernels) {
            const double loss = sweep_one(
                b, *kernel, s, left / (double)(b.o.shapes.size() - i) / (double)kernels.size());
            lost += loss >= 0 ? std::log1p(loss) : 0;
            count += loss >= 0;
        }
    }
    if (count != 0)
        std::printf("\nthe rule loses %.2f %% over %zu products, by the geometric mean\n",
                    100 * std::expm1(lost / (double)count), count);
}

#endif
