/* bench_grouped.cu - grouped_gemm_h100 against cuBLASLt: a call for each group, and one dense product, in turns.
 * SPDX-License-Identifier: MIT
 *
 * usage: bench_grouped --commit HASH [what] [how]
 *
 *     --groups 8,64,256  --weights 4096x7168,7168x2048 (NxK)  --mean 64,256,1024,4096 (rows of a group)
 *     --sizes equal,uniform,zipf          of groups: all alike; rows dealt out at random; by Zipf's weights, the
 *                                         groups shuffled (uniform,zipf)
 *     --way forward,transposed            (both; of e4m3 there is forward alone)
 *     --dtype bf16|f16|e4m3  --out-dtype bf16|f16|f32
 *     --accumulate fast|promoted          (fast) of e4m3: who adds, sums_kind in bench/kernel.h
 *     --scales one|each                   (one) of e4m3: of A and B, or of each row of both; the peers have one
 *     --queue yes|no                      tiles by a counter in memory, or in turns (yes)
 *     --w 128                             cuts all tiles in halves (those of a last round of few)
 *     --regime burst|sustained|both       (burst)
 *     --rounds N (4)  --minutes X (7)     what does not fit is left out, and named
 *     --seed N  --json FILE
 *     --list                              says the cases, and ends
 *     --once                              launches the kernel once for each case, for ncu and nsys
 *
 * All combinations are measured. Three peers, each by the fastest of cuBLASLt's heuristics:
 *     loop     a call for each group that has rows: of each size the fastest of 8, by calls of other groups' weights.
 *              Transposed, the gradients of groups without rows are set to zero
 *     graph    the same calls in a CUDA graph
 *     dense    one product of as many operations: all rows with the first group's weights; transposed, all N of all
 *              groups with the mean number of rows
 * Inputs are N(0,1), scales 1, in copies that L2 does not hold. burst: up to 20 calls after a rest; sustained: 300 ms of calls,
 * after 500 ms. Sides take turns, every second round backwards. A figure is the median of the rounds, a ratio that
 * of the rounds' ratios, the peer's time over the kernel's. Outputs are checked before and after, as bench/check.h says:
 * all beside the loop's, rows of some groups beside sums in f64. Exit 1 when one is wrong. A JSON line for each peer.
 */
#include "../examples/kernels/grouped_gemm_h100.cu"

#include "bench/groups_check.h"
#include "bench/groups_options.h"
#include "bench/groups_peer.h"
#include "bench/groups_report.h"
#include "bench/nvtx.h"

#include <cuda_profiler_api.h>

#include <map>
#include <memory>

struct bench {
    choices o;
    mgpu_device_info gpu = {};
    nvml card;
    origin from;
    cudaStream_t stream = nullptr;
    FILE *json = stdout;
    size_t lines = 0, cases = 0;
    std::vector<std::string> left_out;
    bool right = true;
};

enum { KERNEL, LOOP, GRAPH, DENSE, SIDES };
static const char *const side_names[SIDES] = {"grouped_gemm_h100", "cublasLt loop",
                                              "cublasLt graph", "cublasLt dense"};

/* One case: memory, plans, and the sides. */
struct contest {
    bench &b;
    const groups_case &c;
    groups_memory m;
    std::vector<grouped_plan> plans;
    uint32_t w = 0; /* columns of a tile */
    std::map<uint32_t, std::unique_ptr<multiplier>> by_size;
    std::unique_ptr<multiplier> dense;
    side sides[SIDES];

    contest(bench &of, const groups_case &what) : b(of), c(what), m(c, of.gpu.l2_bytes)
    {
    }
    ~contest()
    {
        drop_graph(sides[GRAPH]);
    }
    contest(const contest &) = delete;
    contest &operator=(const contest &) = delete;

    bool leave_out(const std::string &why)
    {
        std::printf("%s is left out: %s\n", c.text().c_str(), why.c_str());
        b.left_out.push_back(c.text() + ": " + why);
        return false;
    }
    bool plan()
    {
        mgpu_issues why;
        for (const operands &o : m.of[0]) {
            grouped_problem g = {c.groups, c.rows(), c.n,       c.k,
                                 b.o.w,    c.in,     c.out,     c.transposed,
                                 o.a,      o.b,      m.offsets, b.o.queue ? m.next : nullptr,
                                 o.d,      {}};
            if (mgpu_dtype_bytes(c.in) == 1) {
                g.f8.promoted = c.sums == SUMS_PROMOTED;
                g.f8.in_b = c.in;
                g.f8.scale_a = {m.scales, c.scales_each ? c.rows() : 1};
                g.f8.scale_b = {m.scales_b(), c.scales_each ? c.groups * c.n : 1};
            }
            grouped_plan made;
            if (grouped_plan_make(&made, g, b.gpu.multiprocessors, &why) != MGPU_OK) {
                b.right = false;
                return leave_out(why.count != 0 ? why.item[0].text : "without a word");
            }
            w = g.w != 0 ? g.w : GROUPED_W(g.f8.promoted);
            made.config.stream = b.stream;
            plans.push_back(made);
        }
        sides[KERNEL].call = [this](size_t copy, cudaStream_t) {
            if (mgpu_launch(plans[copy].kernel, plans[copy].config, &plans[copy].args, NULL) !=
                MGPU_OK)
                fail(side_names[KERNEL], "the launch fails");
        };
        return true;
    }
    void loop(size_t copy, cudaStream_t stream)
    {
        for (uint32_t g = 0; g < c.groups; g++) {
            const operands o = m.group(m.of[1][copy], g);
            if (m.size(g) != 0)
                LT(by_size[m.size(g)]->call(o, stream));
            else if (c.transposed)
                CUDA(cudaMemsetAsync(o.d, 0, (size_t)c.n * c.k * mgpu_dtype_bytes(c.out),
                                     stream));
        }
    }
    bool find_peers(cublaslt &library)
    {
        for (uint32_t g = 0; g < c.groups; g++) {
            const product p = m.of_group(g);
            std::vector<operands> some;
            if (m.size(g) == 0 || by_size.count(m.size(g)) != 0)
                continue;
            for (uint32_t i = 0; i < std::min<uint32_t>(4, c.groups);
                 i++) { /* where as many rows follow */
                const uint32_t at = (g + i) % c.groups;
                if (m.table[at] + (int32_t)m.size(g) <= (int32_t)c.rows())
                    some.push_back(m.group(m.of[1][0], at));
            }
            now_doing().begin(c.text() + ", cuBLASLt's heuristics");
            std::unique_ptr<multiplier> one(
                new multiplier(library, p.m, p.n, p.k, c, m.scales));
            if (!one->choose(some, b.stream))
                return leave_out("cuBLASLt has no algorithm for it");
            by_size[m.size(g)] = std::move(one);
        }
        const uint32_t down = c.transposed ? c.groups * c.n : c.rows();
        dense.reset(new multiplier(library, down, c.transposed ? c.k : c.n,
                                   c.transposed ? c.mean : c.k, c, m.scales));
        if (!dense->choose(m.of[2], b.stream))
            return leave_out("cuBLASLt has no algorithm for the dense product");
        sides[LOOP].call =
            sides[GRAPH].call = [this](size_t copy, cudaStream_t in) { loop(copy, in); };
        sides[DENSE].call = [this](size_t copy, cudaStream_t in) {
            LT(dense->call(m.of[2][copy], in));
        };
        for (size_t i = 0; i < SIDES; i++) {
            sides[i].name = side_names[i];
            sides[i].copies = m.copies;
        }
        return true;
    }
    /* A graph of a call for each copy. */
    void capture()
    {
        cudaGraph_t graph;
        side &s = sides[GRAPH];
        CUDA(cudaStreamBeginCapture(b.stream, cudaStreamCaptureModeRelaxed));
        for (size_t copy = 0; copy < m.copies; copy++)
            loop(copy, b.stream);
        CUDA(cudaStreamEndCapture(b.stream, &graph));
        CUDA(cudaGraphInstantiate(&s.graph, graph, 0));
        CUDA(cudaGraphDestroy(graph));
        s.graph_calls = m.copies;
    }

    bool check(const char *when)
    {
        const bool good = check_groups(m, when, b.stream);
        b.right = b.right && good;
        return good;
    }

    void measure(bool sustained, int rounds)
    {
        std::vector<double> ms[SIDES];
        std::vector<drawn> power(SIDES);
        double guess[SIDES];
        std::unique_ptr<power_meter> meter(sustained ? new power_meter(b.card) : nullptr);
        for (size_t i = 0; i < SIDES; i++)
            guess[i] =
                timed(sides[i], sustained ? (size_t)(125 / std::max(c.ms_guess(), 0.01)) : 1, 2,
                      b.stream);
        for (int round = 0; round < rounds; round++)
            for (size_t i = 0; i < SIDES; i++) {
                const size_t who = round % 2 == 0 ? i : SIDES - 1 - i;
                const nvtx_range range((sides[who].name + ", " + c.text()).c_str());
                const size_t calls =
                    sustained ? (size_t)(300 / guess[who]) + 1
                              : (size_t)std::max(3.0, std::min(20.0, 100 / guess[who]));
                now_doing().begin(sides[who].name + ", " + c.text());
                if (!sustained)
                    rest(250);
                const double begin = seconds_now();
                ms[who].push_back(timed(sides[who], sustained ? 0 : 1, calls, b.stream));
                if (meter)
                    meter->add(&power[who], begin, seconds_now());
            }
        for (size_t who = LOOP; who < SIDES; who++)
            keep(sustained, ms, power, who);
    }
    void keep(bool sustained, const std::vector<double> *ms, const std::vector<drawn> &power,
              size_t who)
    {
        std::vector<double> ratios;
        for (size_t i = 0; i < ms[who].size(); i++)
            ratios.push_back(ms[who][i] / ms[KERNEL][i]);
        const groups_result r = {side_names[who],
                                 sustained,
                                 b.o.queue,
                                 w,
                                 {summary(ms[KERNEL]), summary(ms[who])},
                                 summary(ratios),
                                 {power[KERNEL], power[who]},
                                 ratios.size()};
        print_line(c, r);
        if (std::fputs(line_of(m, r, b.from).c_str(), b.json) < 0 || std::fflush(b.json) != 0)
            fail(b.o.json.c_str(), "could not be written");
        b.lines++;
    }
    void run(cublaslt &library)
    {
        now_doing().begin(c.text());
        if (!m.fill(b.stream)) {
            (void)leave_out("the GPU has no memory for its operands");
            return;
        }
        if (!plan())
            return;
        if (b.o.once) {
            CUDA(cudaProfilerStart());
            sides[KERNEL].call(0, b.stream);
            CUDA(cudaStreamSynchronize(b.stream));
            CUDA(cudaProfilerStop());
            return;
        }
        if (!find_peers(library))
            return;
        for (size_t copy = 0; copy < m.copies; copy++) {
            CUDA(cudaMemsetAsync(m.of[1][copy].d, 0xff, m.d_bytes(),
                                 b.stream)); /* of the choice */
            sides[KERNEL].call(copy, b.stream);
            sides[LOOP].call(copy, b.stream);
        }
        CUDA(cudaStreamSynchronize(b.stream));
        if (!check("before"))
            return;
        capture();
        if (b.o.regime != "sustained")
            measure(false, b.o.rounds);
        if (b.o.regime != "burst")
            measure(true, b.o.rounds);
        (void)check("after");
        b.cases++;
    }
};

int
main(int argc, char **argv)
{
    const double begin = seconds_now();
    bench b;
    b.o = parse(argc, argv);
    const std::vector<groups_case> cases = cases_of(b.o);
    if (b.o.list) {
        for (const groups_case &c : cases)
            std::printf("%s\n", c.text().c_str());
        return 0;
    }
    now_doing().watch();
    if (mgpu_device_query(&b.gpu) != MGPU_OK)
        fail("no GPU", b.gpu.reason);
    CUDA(cudaStreamCreateWithFlags(&b.stream, cudaStreamNonBlocking));
    if (!b.o.json.empty() && (b.json = std::fopen(b.o.json.c_str(), "a")) == nullptr)
        fail(b.o.json.c_str(), "cannot be opened for writing");
    b.from = {b.gpu.name, b.card.driver_version(), b.o.commit,
              today(),    b.gpu.runtime_version,   copy_speed(b.stream)};
    cublaslt library;
    for (const groups_case &c : cases) {
        if (seconds_now() - begin + guess_seconds(b.o, c) > 60 * b.o.minutes) {
            b.left_out.push_back(c.text() + ": no time left of " +
                                 or_dash(b.o.minutes, "%g minutes"));
            continue;
        }
        contest(b, c).run(library);
    }
    now_doing().begin("");
    if (b.json != stdout && std::fclose(b.json) != 0)
        fail(b.o.json.c_str(), "could not be written");
    for (const std::string &one : b.left_out)
        std::printf("left out: %s\n", one.c_str());
    std::printf("%zu of %zu cases in %.0f s: %s\n", b.cases, cases.size(),
                seconds_now() - begin,
                b.right ? "all results are right" : "NOT all results are right");
    return b.right ? 0 : 1;
}
