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
 *     --accumulate fast|promoted          (fast) of e4m3 and e5m2: who adds, sums_kind in bench/product.h
 *     --scales block                      of e4m3: of 1 x 128 of A, of 128 x 128 of B; promoted
 *     --sparse                            A is 2:4 along K, for all sides
 *     --weights int4|int8                 B is whole numbers times scales of 128 along K, of bf16 or f16 for all sides but
 *                                         gemm_h100_mixed, which has the numbers; GB/s count what the others load
 *     --sums f16                          of f16: the tensor cores sum in f16, the peer by CUBLAS_COMPUTE_16F
 *     --trans nt|nn|tn|tt                 (nt) how A and B are stored: bench/product.h
 *     --fuse none|WORD+WORD..             bias, residual (+ C), and one of relu, gelu, gelu_tanh, silu: tile/fuse.h. The peer has
 *                                         the same, but for gelu (by erf) and silu: it gives what is before them
 *     --batch N                           products in one call, one behind the other in memory
 *     --shape HxW,UP,ACROSS,PARTS[,swapped]   the kernel's tile, cluster and parts of K (0: stream-K); W,UP is 128xW,UP,1,1; of
 *                                         gemm_h100_skinny RxX,BLOCKS,1,S
 *     --sweep [--within X]                every such shape whose cost is X (1.6) times the least or less: bench/sweep.h
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
 * written about that shape; 2 when none is, and a kernel has refused a shape (bench/outcome.h). One JSON line for each
 * measurement; a table and geometric means last.
 */
#include "bench/contest.h"
#include "bench/sweep.h"

#include <cuda_profiler_api.h>

static void
run_shape(bench &b, cublaslt &library, const shape &s, int rounds)
{
    const product p = sized(b.o.what, s.m, s.n, s.k);
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
    const product p = sized(b.o.what, s.m, s.n, s.k);
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
            b.end.left_out.push_back(shape_text(s.m, s.n, s.k) + ": no time left of " +
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
    const product p = sized(b.o.what, s.m, s.n, s.k);
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
        if (plan_of(*kernels[0], &launch, p, all.of[0][0], b.here(), &why) != MGPU_OK)
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
    b.o.sweep ? sweep_all(b, begin) : run_all(b, begin);
    now_doing().begin("");
    if (b.json != stdout && std::fclose(b.json) != 0)
        fail(b.o.json.c_str(), "could not be written");
    if (!b.o.sweep) {
        print_table(b.results);
        print_means(b.results);
    }
    b.end.print();
    std::printf("%zu of %zu shapes in %.0f s: %s\n", b.o.shapes.size() - b.end.missing(),
                b.o.shapes.size(), seconds_now() - begin, b.end.sentence().c_str());
    return b.end.code();
}
