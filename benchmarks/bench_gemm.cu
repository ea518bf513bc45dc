/* bench_gemm.cu - the kernels of examples/kernels against cuBLASLt, in one process, in turns.
 * SPDX-License-Identifier: MIT
 *
 * usage: bench_gemm --commit HASH [what] [how]
 *
 *     --set public|skinny|public,skinny   the shapes of bench/shapes.h
 *     --random COUNT                      shapes of --seed; burst alone, unless --regime says more
 *     --shapes MxNxK,...                  these (without any: 4096^3 and 8192^3)
 *     --kernel NAME,...                   instead of the one that is for a shape; several take turns
 *     --dtype bf16|f16|tf32|e4m3|e5m2|s8  --out-dtype bf16|f16|f32|s32
 *     --accumulate fast|promoted          (fast) of e4m3 and e5m2: who adds, sums_kind in bench/kernel.h
 *     --scales block                      of e4m3: of 1 x 128 of A, of 128 x 128 of B; promoted
 *     --sparse                            A is 2:4 along K, for all sides
 *     --weights int4|int8                 B is whole numbers times scales of 128 along K, of bf16 or f16 for all sides but
 *                                         gemm_h100_mixed, which has the numbers; GB/s count what the others load
 *     --regime burst|sustained|both       (both)
 *     --graph auto|yes|no                 (auto: M <= 128, or a call that takes less than some 60 us)
 *     --rounds N                          at most (8); fewer when time is short, and at least 2
 *     --minutes X                         (7) what does not fit is left out, and named
 *     --seed N  --json FILE
 *     --list                              says the shapes, and ends
 *     --once MxNxK                        launches the kernel once, for ncu and nsys; --kernel may be cublasLt
 *
 * Inputs are N(0,1), of s8 uniform, in copies that L2 does not hold (bench/inputs.h). The peer is the fastest of up to 32
 * of cuBLASLt's heuristics (bench/cublaslt.h); of s8 it gives the sums, whatever D is beside it. Two regimes, because a GPU on real data is limited by its power:
 *     burst      20 calls, or a graph of 100 or more, after a rest: the card is cold
 *     sustained  300 ms of calls, after 500 ms of the same load; power and clocks are sampled (bench/power.h)
 * A round measures one side after the other; the next begins with the other end, and the number of rounds is
 * even, so that none gains by its place. A figure is the median of the rounds, a ratio that of the rounds'
 * ratios. All outputs are checked before and after (bench/check.h): exit 1 when one is wrong, and nothing is
 * written about that shape. One JSON line for each measurement; a table and geometric means last.
 */
#include "bench/check.h"
#include "bench/cublaslt.h"
#include "bench/inputs.h"
#include "bench/nvtx.h"
#include "bench/options.h"
#include "bench/power.h"
#include "bench/report.h"

#include <cuda_profiler_api.h>

/* One run of the program. */
struct bench {
    options o;
    mgpu_device_info gpu = {};
    nvml card;
    origin from;
    cudaStream_t stream = nullptr;
    FILE *json = stdout;
    std::vector<result> results;
    std::vector<std::string> left_out;
    bool right = true;
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
        b.left_out.push_back(text() + ": " + why);
    }
};

/* Milliseconds of a call that nothing but the data sheet limits, at some three quarters of it. */
static double
guess_ms(const product &p)
{
    return std::max(p.flop() / 700e9, p.bytes() / 3.5e9) + 0.003;
}

static std::vector<const bench_kernel *>
kernels_for(const options &o, const product &p)
{
    if (!o.kernels.empty())
        return o.kernels;
    for (const bench_kernel *k : ALL_KERNELS)
        if (k->covers(p))
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
        why.count = 0;
        if (kernel->plan(&one, c.p, c.all.of[at][copy], c.b.gpu.multiprocessors, &why) !=
            MGPU_OK) {
            c.leave_out(std::string(kernel->name) + " refuses it: " +
                        (why.count != 0 ? why.item[0].text : "without a word"));
            c.b.right = false;
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
    c.b.right = c.b.right && right;
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
            compare_rows<<<1024, 256, 0, c.b.stream>>>(lt.of[0], of_peer(c.p), out);
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

static void
run_shape(bench &b, cublaslt &library, const shape &s, int rounds)
{
    const product p = {s.m, s.n, s.k, b.o.in, b.o.out, b.o.sums, b.o.sparse, b.o.weights};
    const std::vector<const bench_kernel *> kernels = kernels_for(b.o, p);
    const bool graph =
        b.o.graph == "yes" || (b.o.graph == "auto" && (p.m <= 128 || guess_ms(p) < 0.06));
    now_doing().begin(shape_text(s.m, s.n, s.k));
    contest c(b, library, s, p, kernels.size(), graph);
    if (kernels.empty())
        return c.leave_out("no kernel is for it");
    if (!c.all.fill(b.o.seed, b.stream))
        return c.leave_out("the GPU has no memory for its operands");
    for (size_t i = 0; i < kernels.size(); i++)
        if (!plan_kernel(c, kernels[i], i))
            return;
    run_contest(c, rounds);
}

/* Seconds that a shape takes: what is the same for any number of rounds, and a round. */
static void
guess_seconds(const bench &b, const shape &s, double *fixed, double *round)
{
    const product p = {s.m, s.n, s.k, b.o.in, b.o.out, b.o.sums, b.o.sparse, b.o.weights};
    const double ms = guess_ms(p);
    const double sides = (double)kernels_for(b.o, p).size() + 1;
    *fixed = 0.8 + (b.o.burst ? 1.0 + 0.12 * ms : 0) + (b.o.sustained ? 1.5 : 0) + ms * 0.4;
    *round = sides * ((b.o.burst ? 0.26 + 0.022 * ms : 0) +
                      (b.o.sustained ? std::max(0.31, 0.02 * ms) : 0));
}

/* All shapes in the time that there is: each gets the same share of what is left. */
static void
run_all(bench &b, double begin)
{
    now_doing().begin("cublasLtCreate");
    cublaslt library;
    double slower = 1; /* than guessed, so far */
    double guessed = 0, took = 0;
    for (size_t i = 0; i < b.o.shapes.size(); i++) {
        const shape &s = b.o.shapes[i];
        const double left = begin + 60 * b.o.minutes - seconds_now();
        double fixed, round;
        guess_seconds(b, s, &fixed, &round);
        if (slower * (fixed + 2 * round) > left) {
            b.left_out.push_back(shape_text(s.m, s.n, s.k) + ": no time left of " +
                                 or_dash(b.o.minutes, "%g minutes"));
            continue;
        }
        double others = 0, their_rounds = 0;
        for (size_t j = i; j < b.o.shapes.size(); j++) {
            double f, r;
            guess_seconds(b, b.o.shapes[j], &f, &r);
            others += f;
            their_rounds += r;
        }
        const int fit = (int)((left / slower - others) / their_rounds) / 2 * 2;
        const int rounds = std::max(2, std::min(b.o.rounds, fit));
        const double start = seconds_now();
        run_shape(b, library, s, rounds);
        guessed += fixed + rounds * round;
        took += seconds_now() - start;
        slower = std::min(4.0, std::max(1.0, took / guessed));
    }
}

/* The kernel's launch alone, between cudaProfilerStart and Stop and in a range of its name. */
static int
once(bench &b)
{
    const std::vector<shape> shapes = shapes_of(b.o.once);
    if (shapes.size() != 1)
        fail(b.o.once.c_str(), "--once wants one shape, MxNxK");
    const shape &s = shapes[0];
    const product p = {s.m, s.n, s.k, b.o.in, b.o.out, b.o.sums, b.o.sparse, b.o.weights};
    const std::vector<const bench_kernel *> kernels = kernels_for(b.o, p);
    if (b.o.peer ? !b.o.kernels.empty() : kernels.size() != 1)
        fail("--kernel", "--once wants one kernel");
    const std::string name = b.o.peer ? "cublasLt" : kernels[0]->name;
    buffers all(p, 1, 0);
    if (!all.fill(b.o.seed, b.stream))
        fail(b.o.once.c_str(), "the GPU has no memory for its operands");
    std::function<void()> call;
    launcher launch;
    if (b.o.peer) {
        cublaslt *const library = new cublaslt; /* until the process ends */
        peer *const lt = new peer(*library, p, all.of[0]);
        if (!choose(*lt, false, b.stream))
            fail(b.o.once.c_str(), "cuBLASLt has no algorithm for it");
        call = [lt, &b] { LT(lt->try_call(0, b.stream)); };
    } else {
        mgpu_issues why;
        why.count = 0;
        if (kernels[0]->plan(&launch, p, all.of[0][0], b.gpu.multiprocessors, &why) != MGPU_OK)
            fail(name.c_str(), why.count != 0 ? why.item[0].text : "it refuses this shape");
        call = [&] {
            if (launch(b.stream, &why) != MGPU_OK)
                fail(name.c_str(), why.count != 0 ? why.item[0].text : "the launch fails");
        };
    }
    CUDA(cudaStreamSynchronize(b.stream));
    now_doing().since = 0; /* a profiler may take its time */
    CUDA(cudaProfilerStart());
    {
        const nvtx_range range((name + " " + b.o.once).c_str());
        call();
        CUDA(cudaStreamSynchronize(b.stream));
    }
    CUDA(cudaProfilerStop());
    return 0;
}

int
main(int argc, char **argv)
{
    const double begin = seconds_now();
    bench b;
    b.o = parse(argc, argv);
    now_doing().watch();
    if (b.o.list) {
        for (const shape &s : b.o.shapes)
            std::printf("%s\n", shape_text(s.m, s.n, s.k).c_str());
        return 0;
    }
    if (mgpu_device_query(&b.gpu) != MGPU_OK)
        fail("no GPU", b.gpu.reason);
    CUDA(cudaStreamCreateWithFlags(&b.stream, cudaStreamNonBlocking));
    if (!b.o.once.empty())
        return once(b);
    if (!b.card.trouble.empty())
        std::printf("power and clocks are not sampled: %s\n", b.card.trouble.c_str());
    if (!b.o.json.empty() && (b.json = std::fopen(b.o.json.c_str(), "a")) == nullptr)
        fail(b.o.json.c_str(), "cannot be opened for writing");
    b.from = {b.gpu.name, b.card.driver_version(), b.o.commit,
              today(),    b.gpu.runtime_version,   copy_speed(b.stream)};
    std::printf("%s, driver %s: a copy of 1 GiB reads and writes %s GB/s\n", b.gpu.name,
                b.from.driver.c_str(), or_dash(b.from.copy_gbytes, "%.0f").c_str());
    run_all(b, begin);
    now_doing().begin("");
    if (b.json != stdout && std::fclose(b.json) != 0)
        fail(b.o.json.c_str(), "could not be written");
    print_table(b.results);
    print_means(b.results);
    for (const std::string &one : b.left_out)
        std::printf("left out: %s\n", one.c_str());
    std::printf("%zu of %zu shapes in %.0f s: %s\n", b.o.shapes.size() - b.left_out.size(),
                b.o.shapes.size(), seconds_now() - begin,
                b.right ? "all results are right" : "NOT all results are right");
    return b.right ? 0 : 1;
}
