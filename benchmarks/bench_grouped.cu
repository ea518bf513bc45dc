/* bench_grouped.cu - grouped_gemm_h100 against cuBLASLt: a call for each group, and one dense product, in turns.
 * SPDX-License-Identifier: MIT
 *
 * usage: bench_grouped --commit HASH [what] [how]
 *
 *     --groups 8,64,256  --weights 4096x7168,7168x2048 (NxK)  --mean 64,256,1024,4096 (rows of a group)
 *     --sizes equal,uniform,zipf          of groups: all alike; rows dealt out at random; by Zipf's weights, the
 *                                         groups shuffled (uniform,zipf)
 *     --way forward,transposed            (both)
 *     --dtype bf16|f16  --out-dtype bf16|f16|f32
 *     --queue yes|no                      tiles by a counter in memory, or in turns (yes)
 *     --w 128|256                         columns of a tile (by the kernel's rule)
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
 * Inputs are N(0,1), in copies that L2 does not hold. burst: up to 20 calls after a rest; sustained: 300 ms of calls,
 * after 500 ms. Sides take turns, every second round backwards. A figure is the median of the rounds, a ratio that
 * of the rounds' ratios, the peer's time over the kernel's. Outputs are checked before and after, as bench/check.h says:
 * all beside the loop's, rows of some groups beside sums in f64. Exit 1 when one is wrong. A JSON line for each peer.
 */
#include "../examples/kernels/grouped_gemm_h100.cu"

#include "bench/check.h"
#include "bench/cublaslt.h"
#include "bench/inputs.h"
#include "bench/nvtx.h"
#include "bench/power.h"
#include "bench/report.h"

#include <cuda_profiler_api.h>

#include <memory>
#include <random>

struct choices {
    std::vector<uint32_t> groups = {8, 64, 256}, means = {64, 256, 1024, 4096};
    std::vector<shape> weights = shapes_of("1x4096x7168,1x7168x2048");
    std::vector<std::string> sizes = {"uniform", "zipf"}, ways = {"forward", "transposed"};
    std::string commit, json, regime = "burst";
    mgpu_dtype in = MGPU_DTYPE_BF16, out = MGPU_DTYPE_BF16;
    uint32_t w = 0;
    bool queue = true;
    int rounds = 4;
    double minutes = 7;
    uint64_t seed = 1;
    bool list = false, once = false;
};

/* One set of groups. */
struct groups_case {
    uint32_t groups, mean, n, k;
    std::string sizes;
    bool transposed;
    mgpu_dtype in, out;
    uint64_t seed;

    uint32_t rows() const
    {
        return groups * mean;
    }
    double flop() const
    {
        return 2.0 * rows() * n * k;
    }
    size_t a_elems() const
    {
        return (size_t)rows() * (transposed ? n : k);
    }
    size_t b_elems() const
    {
        return transposed ? (size_t)rows() * k : (size_t)groups * n * k;
    }
    size_t d_elems() const
    {
        return transposed ? (size_t)groups * n * k : (size_t)rows() * n;
    }
    double bytes() const
    {
        return (double)(a_elems() + b_elems()) * mgpu_dtype_bytes(in) +
               (double)d_elems() * mgpu_dtype_bytes(out);
    }
    /* Of a call that nothing but the data sheet limits, at some three quarters of it. */
    double ms_guess() const
    {
        return std::max(flop() / 700e9, bytes() / 3.5e9) + 0.01;
    }
    std::string text() const
    {
        return std::to_string(groups) + " groups of " + std::to_string(mean) + " rows, " +
               sizes + ", " + std::to_string(n) + "x" + std::to_string(k) +
               (transposed ? ", transposed" : ", forward");
    }

    /* Where groups begin, and the end; the same each time. */
    std::vector<int32_t> offsets() const
    {
        std::mt19937_64 random(seed * 1000003 + groups * 31 + mean);
        std::vector<double> upto(groups);
        std::vector<uint32_t> count(groups, sizes == "equal" ? mean : 0), order(groups);
        double all = 0;
        for (uint32_t g = 0; g < groups; g++) {
            upto[g] = all += sizes == "zipf" ? 1.0 / (g + 1) : 1.0;
            order[g] = g;
        }
        for (uint32_t g = groups; g > 1; g--)
            std::swap(order[g - 1], order[random() % g]);
        for (uint32_t row = 0; row < (sizes == "equal" ? 0 : rows()); row++) {
            const double at = (double)(random() >> 11) / 9007199254740992.0 * all;
            const size_t g =
                (size_t)(std::upper_bound(upto.begin(), upto.end(), at) - upto.begin());
            count[order[std::min<size_t>(g, groups - 1)]]++;
        }
        std::vector<int32_t> out = {0};
        for (const uint32_t c : count)
            out.push_back(out.back() + (int32_t)c);
        return out;
    }
};

/* Seconds that a case takes: four sides, and 80 calls of each size to find the peers. */
static double
guess_seconds(const choices &o, const groups_case &c)
{
    const double ms = c.ms_guess(), calls = std::max(3.0, std::min(20.0, 100 / ms)) + 1;
    const double burst = o.regime == "sustained" ? 0 : 0.25 + calls * ms / 1000;
    const double sustained = o.regime == "burst" ? 0 : std::max(0.31, ms / 1000);
    return 2 + 0.1 * ms + 0.005 * c.groups + c.bytes() / 2e10 +
           4 * o.rounds * (burst + sustained);
}

/* A, B and D of the kernel, the loop and the dense product, in copies; and where the groups begin. */
struct memory {
    const groups_case &c;
    size_t copies;
    unsigned char *all = nullptr;
    int32_t *offsets = nullptr;
    uint32_t *next = nullptr;
    std::vector<operands> of[3];

    memory(const groups_case &what, size_t l2_bytes) : c(what)
    {
        copies = c.bytes() < 1e9
                     ? std::max<size_t>(2, (size_t)(2e0 * (double)l2_bytes / c.bytes()) + 1)
                     : 1;
    }
    ~memory()
    {
        (void)cudaFree(all);
        (void)cudaFree(offsets);
        (void)cudaFree(next);
    }
    memory(const memory &) = delete;
    memory &operator=(const memory &) = delete;

    size_t d_bytes() const
    {
        return c.d_elems() * mgpu_dtype_bytes(c.out);
    }
    bool fill(const std::vector<int32_t> &table, cudaStream_t stream)
    {
        const size_t wide = mgpu_dtype_bytes(c.in), d = buffers::rounded(d_bytes());
        const size_t a = buffers::rounded(c.a_elems() * wide);
        const size_t b = buffers::rounded(c.b_elems() * wide);
        if (cudaMalloc((void **)&all, copies * (a + b + 3 * d)) != cudaSuccess ||
            cudaMalloc((void **)&offsets, table.size() * 4) != cudaSuccess ||
            cudaMalloc((void **)&next, 8) != cudaSuccess) {
            (void)cudaGetLastError();
            return false;
        }
        CUDA(cudaMemset(next, 0, 8));
        CUDA(cudaMemcpy(offsets, table.data(), table.size() * 4, cudaMemcpyHostToDevice));
        for (size_t i = 0; i < copies; i++) {
            unsigned char *const at = all + i * (a + b + 3 * d);
            fill_normal<<<1024, 256, 0, stream>>>(at, c.a_elems(), 2 * i + c.seed * 4096, c.in);
            fill_normal<<<1024, 256, 0, stream>>>(at + a, c.b_elems(),
                                                  2 * i + 1 + c.seed * 4096, c.in);
            CUDA(cudaGetLastError());
            for (size_t side = 0; side < 3; side++) {
                of[side].push_back({at, at + a, at + a + b + side * d});
                CUDA(cudaMemsetAsync(of[side][i].d, 0xff, d_bytes(), stream));
            }
        }
        CUDA(cudaStreamSynchronize(stream));
        return true;
    }
    /* Of group g in these. */
    operands group(const operands &o, const std::vector<int32_t> &table, uint32_t g) const
    {
        const size_t wide = mgpu_dtype_bytes(c.in), row = (size_t)table[g];
        const unsigned char *const a = (const unsigned char *)o.a, *const b =
                                                                       (const unsigned char *)
                                                                           o.b;
        return {a + row * (c.transposed ? c.n : c.k) * wide,
                b + (c.transposed ? row * c.k : (size_t)g * c.n * c.k) * wide,
                (unsigned char *)o.d + (c.transposed ? (size_t)g * c.n * c.k : row * c.n) *
                                           mgpu_dtype_bytes(c.out)};
    }
};

/* cuBLASLt's D[m][n] = A[m][k] * B[n][k]^T, or of A[k][m]^T * B[k][n], by the fastest of its first 8
 * heuristics; none that adds parts of K in 16 bits, which is another product. */
struct multiplier {
    cublaslt &library;
    cublasLtMatmulDesc_t op;
    cublasLtMatrixLayout_t la, lb, ld;
    std::vector<cublasLtMatmulHeuristicResult_t> found;
    size_t best = 0;

    multiplier(cublaslt &handle, uint32_t m, uint32_t n, uint32_t k, const groups_case &c)
        : library(handle)
    {
        const cublasOperation_t t = CUBLAS_OP_T, plain = CUBLAS_OP_N;
        const size_t bytes = cublaslt::WORKSPACE_BYTES;
        const uint32_t reduction = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
        cublasLtMatmulPreference_t want;
        int count = 0;
        LT(cublasLtMatmulDescCreate(&op, CUBLAS_COMPUTE_32F, CUDA_R_32F));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSA,
                                          c.transposed ? &plain : &t, sizeof t));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSB,
                                          c.transposed ? &t : &plain, sizeof t));
        if (c.transposed) {
            LT(cublasLtMatrixLayoutCreate(&la, cuda_type(c.in), n, k, n));
            LT(cublasLtMatrixLayoutCreate(&lb, cuda_type(c.in), m, k, m));
        } else {
            LT(cublasLtMatrixLayoutCreate(&la, cuda_type(c.in), k, n, k));
            LT(cublasLtMatrixLayoutCreate(&lb, cuda_type(c.in), k, m, k));
        }
        LT(cublasLtMatrixLayoutCreate(&ld, cuda_type(c.out), n, m, n));
        LT(cublasLtMatmulPreferenceCreate(&want));
        LT(cublasLtMatmulPreferenceSetAttribute(want, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                                                &bytes, sizeof bytes));
        LT(cublasLtMatmulPreferenceSetAttribute(
            want, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, &reduction, sizeof reduction));
        found.resize(8);
        if (cublasLtMatmulAlgoGetHeuristic(library.lt, op, la, lb, ld, ld, want, 8,
                                           found.data(), &count) != CUBLAS_STATUS_SUCCESS)
            count = 0;
        found.resize((size_t)count);
        (void)cublasLtMatmulPreferenceDestroy(want);
    }
    ~multiplier()
    {
        (void)cublasLtMatrixLayoutDestroy(la);
        (void)cublasLtMatrixLayoutDestroy(lb);
        (void)cublasLtMatrixLayoutDestroy(ld);
        (void)cublasLtMatmulDescDestroy(op);
    }
    multiplier(const multiplier &) = delete;
    multiplier &operator=(const multiplier &) = delete;

    cublasStatus_t call(const operands &o, cudaStream_t stream) const
    {
        const float one = 1.0f, zero = 0.0f;
        return cublasLtMatmul(library.lt, op, &one, o.b, la, o.a, lb, &zero, o.d, ld, o.d, ld,
                              &found[best].algo, library.workspace, cublaslt::WORKSPACE_BYTES,
                              stream);
    }
    /* Of two passes the better time of each; the operands in turns. */
    bool choose(const std::vector<operands> &of, cudaStream_t stream)
    {
        double least = 1e30;
        size_t fastest = found.size();
        side s;
        s.copies = of.size();
        s.call = [this, &of](size_t copy, cudaStream_t in) { LT(call(of[copy], in)); };
        for (size_t i = 0; i < 2 * found.size(); i++) {
            best = i % found.size();
            if (found[best].state != CUBLAS_STATUS_SUCCESS ||
                call(of[0], stream) != CUBLAS_STATUS_SUCCESS)
                continue;
            const double ms = timed(s, 1, 4, stream);
            if (ms < least) {
                least = ms;
                fastest = best;
            }
        }
        best = fastest;
        return fastest < found.size();
    }
};

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
    std::vector<int32_t> table;
    memory m;
    std::vector<grouped_plan> plans;
    std::map<uint32_t, std::unique_ptr<multiplier>> by_size;
    std::unique_ptr<multiplier> dense;
    side sides[SIDES];

    contest(bench &of, const groups_case &what)
        : b(of), c(what), table(what.offsets()), m(c, of.gpu.l2_bytes)
    {
    }
    ~contest()
    {
        drop_graph(sides[GRAPH]);
    }
    contest(const contest &) = delete;
    contest &operator=(const contest &) = delete;

    uint32_t size(uint32_t g) const
    {
        return (uint32_t)(table[g + 1] - table[g]);
    }
    product of_group(uint32_t g) const
    {
        product p = {};
        p.in = c.in;
        p.out = c.out;
        p.a_is_km = p.b_is_kn = c.transposed;
        p.batch = 1;
        return c.transposed ? sized(p, c.n, c.k, size(g)) : sized(p, size(g), c.n, c.k);
    }
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
            const grouped_problem g = {
                c.groups, c.rows(),     c.n, c.k, b.o.w,     c.in,
                c.out,    c.transposed, o.a, o.b, m.offsets, b.o.queue ? m.next : nullptr,
                o.d};
            grouped_plan made;
            if (grouped_plan_make(&made, g, b.gpu.multiprocessors, &why) != MGPU_OK) {
                b.right = false;
                return leave_out(why.count != 0 ? why.item[0].text : "without a word");
            }
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
            const operands o = m.group(m.of[1][copy], table, g);
            if (size(g) != 0)
                LT(by_size[size(g)]->call(o, stream));
            else if (c.transposed)
                CUDA(cudaMemsetAsync(o.d, 0, (size_t)c.n * c.k * mgpu_dtype_bytes(c.out),
                                     stream));
        }
    }
    bool find_peers(cublaslt &library)
    {
        for (uint32_t g = 0; g < c.groups; g++) {
            const product p = of_group(g);
            std::vector<operands> some;
            if (size(g) == 0 || by_size.count(size(g)) != 0)
                continue;
            for (uint32_t i = 0; i < std::min<uint32_t>(4, c.groups);
                 i++) { /* where as many rows follow */
                const uint32_t at = (g + i) % c.groups;
                if (table[at] + (int32_t)size(g) <= (int32_t)c.rows())
                    some.push_back(m.group(m.of[1][0], table, at));
            }
            now_doing().begin(c.text() + ", cuBLASLt's heuristics");
            std::unique_ptr<multiplier> one(new multiplier(library, p.m, p.n, p.k, c));
            if (!one->choose(some, b.stream))
                return leave_out("cuBLASLt has no algorithm for it");
            by_size[size(g)] = std::move(one);
        }
        const uint32_t down = c.transposed ? c.groups * c.n : c.rows();
        dense.reset(new multiplier(library, down, c.transposed ? c.k : c.n,
                                   c.transposed ? c.mean : c.k, c));
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

    void check_rows(size_t of, uint32_t g, verdict *out) const
    {
        const operands o = m.group(m.of[of][0], table, g);
        if (size(g) != 0)
            compare_rows<<<512, 256, 0, b.stream>>>(o, of_group(g), of == 0 ? OURS : PEERS,
                                                    out);
    }
    /* All groups of all copies beside the loop's; of the first copy rows of some groups in f64, of both. */
    bool check(const char *when)
    {
        const verdict beside = judged(b.stream, [this](verdict *out) {
            for (size_t copy = 0; copy < m.copies; copy++)
                for (uint32_t g = 0; g < c.groups; g++) {
                    const operands x = m.group(m.of[0][copy], table, g);
                    const operands y = m.group(m.of[1][copy], table, g);
                    if (c.transposed || size(g) != 0)
                        compare<<<1024, 256, 0, b.stream>>>(x.d, y.d, of_group(g), OURS_PEERS,
                                                            out);
                }
        });
        float share[2];
        for (size_t i = 0; i < 2; i++)
            share[i] = judged(b.stream, [this, i](verdict *out) {
                           for (uint32_t at = 0; at < std::min(c.groups, 8u); at++)
                               check_rows(i, at * (c.groups - 1) / 7, out);
                       }).share();
        const bool good = beside.share() <= 1 && share[0] <= 1 && share[1] <= 1;
        std::printf(
            "%s, %s: %llu results differ from cuBLASLt's, the worst by %.2f of the bound; "
            "rows in f64: %.2f of the bound, cuBLASLt's %.2f: %s\n",
            c.text().c_str(), when, beside.unequal, beside.share(), share[0], share[1],
            good ? "PASS" : "FAIL");
        std::fflush(stdout);
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
        const figures mine = summary(ms[KERNEL]), theirs = summary(ms[who]);
        std::vector<double> ratios;
        uint32_t least = size(0), most = 0, empty = 0;
        json_line j;
        for (size_t i = 0; i < ms[who].size(); i++)
            ratios.push_back(ms[who][i] / ms[KERNEL][i]);
        for (uint32_t g = 0; g < c.groups; g++) {
            least = std::min(least, size(g));
            most = std::max(most, size(g));
            empty += size(g) == 0;
        }
        const figures ratio = summary(ratios);
        j.text("kernel", side_names[KERNEL]).text("peer", side_names[who]);
        j.text("way", c.transposed ? "transposed" : "forward");
        j.number("groups", c.groups, 0).number("mean", c.mean, 0).text("sizes", c.sizes);
        j.number("least", least, 0).number("most", most, 0).number("empty", empty, 0);
        j.number("seed", (double)c.seed, 0).number("n", c.n, 0).number("k", c.k, 0);
        j.text("dtype", mgpu_dtype_name(c.in)).text("out_dtype", mgpu_dtype_name(c.out));
        j.text("distribution", "normal(0,1)").text("regime", sustained ? "sustained" : "burst");
        j.number("w",
                 plans[0].config.smem_bytes == (uint32_t)GROUPED_SMEM_BYTES(256) ? 256 : 128,
                 0);
        j.yes("queue", b.o.queue)
            .number("copies", (double)m.copies, 0)
            .number("rounds", (double)ratios.size(), 0);
        j.number("median_ms", mine.median, 5).number("min_ms", mine.least, 5);
        j.number("max_ms", mine.most, 5).number("tflops", c.flop() / mine.median * 1e-9, 1);
        j.number("limit_tflops", LIMIT_TFLOPS, 1);
        j.number("gbytes_per_s", c.bytes() / mine.median * 1e-6, 1);
        j.number("copy_gbytes_per_s", b.from.copy_gbytes, 1);
        j.number("peer_median_ms", theirs.median, 5);
        j.number("peer_tflops", c.flop() / theirs.median * 1e-9, 1);
        j.number("ratio", ratio.median, 4).number("ratio_min", ratio.least, 4);
        j.number("ratio_max", ratio.most, 4);
        j.number("power_w", power[KERNEL].mean_watts(), 1)
            .number("peer_power_w", power[who].mean_watts(), 1);
        j.number("clock_mhz", power[KERNEL].mean_mhz(), 0)
            .number("peer_clock_mhz", power[who].mean_mhz(), 0);
        j.text("gpu", b.from.gpu).text("driver", b.from.driver).number("cuda", b.from.cuda, 0);
        j.text("date", b.from.date).text("commit", b.from.commit);
        std::printf("%-52s %-9s %-15s %9.4f %9.4f ms %6.1f %6.1f TF/s  %.3f [%.3f .. %.3f]\n",
                    c.text().c_str(), sustained ? "sustained" : "burst", side_names[who],
                    mine.median, theirs.median, c.flop() / mine.median * 1e-9,
                    c.flop() / theirs.median * 1e-9, ratio.median, ratio.least, ratio.most);
        if (std::fputs(j.done().c_str(), b.json) < 0 || std::fflush(b.json) != 0)
            fail(b.o.json.c_str(), "could not be written");
        b.lines++;
    }
    void run(cublaslt &library)
    {
        now_doing().begin(c.text());
        if (!m.fill(table, b.stream)) {
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

static std::vector<std::string>
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

static std::vector<uint32_t>
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

static mgpu_dtype
dtype_of(const std::string &word)
{
    for (const mgpu_dtype d : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32})
        if (word == mgpu_dtype_name(d))
            return d;
    fail(word.c_str(), "no such dtype here: bf16 or f16, and f32 for the output");
}

static choices
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
            o.in = dtype_of(value);
        else if (word == "--out-dtype")
            out = value;
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
    o.out = out.empty() ? o.in : dtype_of(out);
    if (o.in == MGPU_DTYPE_F32)
        fail("--dtype", "A and B are bf16 or f16");
    if (!o.once && !o.list)
        want_commit(o.commit, !o.json.empty());
    return o;
}

static std::vector<groups_case>
cases_of(const choices &o)
{
    std::vector<groups_case> out;
    for (const std::string &way : o.ways)
        for (const shape &w : o.weights)
            for (const std::string &sizes : o.sizes)
                for (const uint32_t groups : o.groups)
                    for (const uint32_t mean : o.means)
                        out.push_back({groups, mean, w.n, w.k, sizes, way == "transposed", o.in,
                                       o.out, o.seed});
    return out;
}

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
