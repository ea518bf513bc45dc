/* bench/report.h - what was measured: a JSON line for each side, a table, geometric means.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "figures.h"
#include "kernel.h"
#include "power.h"
#include "shapes.h"
#include "timing.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

static constexpr double LIMIT_TFLOPS =
    989.5; /* dense bf16 and f16 of the data sheet; tf32 half of it */

/* The same for each line of a run. */
struct origin {
    std::string gpu, driver, commit, date;
    unsigned cuda = 0;
    double copy_gbytes = -1; /* per second */
};

/* One kernel beside the peer, in one regime. */
struct result {
    shape s;
    product p = {};
    std::string kernel, algo, forced; /* --shape */
    bool sustained = false, graph = false;
    size_t copies = 0, calls = 0, rounds = 0;
    figures ms[2] = {}, ratio = {}; /* [0] is the kernel's, [1] the peer's */
    drawn power[2];

    const char *regime() const
    {
        return sustained ? "sustained" : "burst";
    }
    double tflops(int side) const
    {
        return p.flop() / ms[side].median * 1e-9;
    }
    double gbytes(int side) const
    {
        return p.bytes() / ms[side].median * 1e-6;
    }
    double joules_per_tflop(int side) const /* negative: not known */
    {
        const double watts = power[side].mean_watts();
        return watts < 0 ? -1 : watts / tflops(side);
    }
};

/* What a line says of a product that is not plain. */
static inline std::vector<std::pair<std::string, std::string>>
kind_of(const product &p)
{
    std::vector<std::pair<std::string, std::string>> out;
    if (p.a_is_km || p.b_is_kn)
        out.push_back({"trans", p.trans_text()});
    if (p.fused())
        out.push_back({"fuse", p.fuse_text()});
    if (p.sums == SUMS_F16)
        out.push_back({"sums", "f16"});
    if (p.sparse)
        out.push_back({"a", "2:4"});
    if (p.weights != 0)
        out.push_back({"b", p.weights == 4 ? "int4, scales of 128" : "int8, scales of 128"});
    return out;
}

/* The line of the kernel (side 0) or of the peer (side 1). */
static inline std::string
line_of(const result &r, int side, const origin &from)
{
    const double limit = LIMIT_TFLOPS * (r.p.in == MGPU_DTYPE_TF32       ? 0.5
                                         : mgpu_dtype_bytes(r.p.in) == 1 ? 2
                                                                         : 1);
    const figures ratio =
        side == 0 ? r.ratio : figures{1 / r.ratio.median, 1 / r.ratio.most, 1 / r.ratio.least};
    const drawn &power = r.power[side];
    json_line j;
    j.text("kernel", side == 0 ? r.kernel : "cublasLt");
    j.number("m", r.p.m, 0).number("n", r.p.n, 0).number("k", r.p.k, 0);
    j.text("dtype", mgpu_dtype_name(r.p.in)).text("out_dtype", mgpu_dtype_name(r.p.out));
    j.text("distribution", r.p.in == MGPU_DTYPE_S8 ? "uniform(-128,127)" : "normal(0,1)");
    for (const auto &[word, value] : kind_of(r.p))
        j.text(word.c_str(), value);
    if (peer_lacks_activation(r.p))
        j.text("peer_lacks", ACTIVATIONS[r.p.activation]);
    if (!r.forced.empty())
        j.text("shape", r.forced);
    if (r.p.batch > 1)
        j.number("batch", r.p.batch, 0);
    j.text("set", r.s.set).text("regime", r.regime());
    j.yes("graph", r.graph).number("copies", (double)r.copies, 0);
    j.number("rounds", (double)r.rounds, 0).number("calls", (double)r.calls, 0);
    j.number("median_ms", r.ms[side].median, 5).number("min_ms", r.ms[side].least, 5);
    j.number("max_ms", r.ms[side].most, 5).number("tflops", r.tflops(side), 1);
    j.number("limit_tflops", limit, 1).number("share", r.tflops(side) / limit, 3);
    j.number("gbytes_per_s", r.gbytes(side), 1);
    j.number("copy_gbytes_per_s", from.copy_gbytes, 1);
    j.text("peer", side == 0 ? "cublasLt, best of its heuristics" : r.kernel);
    j.number("ratio", ratio.median, 4).number("ratio_min", ratio.least, 4);
    j.number("ratio_max", ratio.most, 4);
    j.number("power_w", power.mean_watts(), 1)
        .number("sampled_w", power.mean_sampled_watts(), 1);
    j.number("energy_j", power.seconds > 0 ? power.joules : -1, 1);
    j.number("clock_mhz", power.mean_mhz(), 0);
    j.number("joules_per_tflop", r.joules_per_tflop(side), 4).text("algo", r.algo);
    j.text("gpu", from.gpu).text("driver", from.driver).number("cuda", from.cuda, 0);
    j.text("date", from.date).text("commit", from.commit);
    return j.done();
}

static inline void
print_table(const std::vector<result> &all)
{
    std::printf(
        "\n%-20s %5s %5s %5s %-4s %-4s %-9s %-5s %9s %9s %6s %6s %6s  %-22s %11s %9s %13s\n",
        "kernel", "M", "N", "K", "in", "out", "regime", "graph", "ms", "peer", "TF/s", "peer",
        "GB/s", "ratio [least .. most]", "W", "MHz", "J/TFLOP");
    for (const result &r : all) {
        std::string both[3];
        for (int side = 0; side < 2; side++) {
            const char *const gap = side == 0 ? "" : " ";
            both[0] += gap + or_dash(r.power[side].mean_watts(), "%.0f");
            both[1] += gap + or_dash(r.power[side].mean_mhz(), "%.0f");
            both[2] += gap + or_dash(r.joules_per_tflop(side), "%.3f");
        }
        std::printf("%-20s %5u %5u %5u %-4s %-4s %-9s %-5s %9.4f %9.4f %6.1f %6.1f %6.0f  %.3f "
                    "[%.3f .. %.3f] %11s %9s %13s\n",
                    r.kernel.c_str(), r.p.m, r.p.n, r.p.k, mgpu_dtype_name(r.p.in),
                    mgpu_dtype_name(r.p.out), r.regime(), r.graph ? "yes" : "no",
                    r.ms[0].median, r.ms[1].median, r.tflops(0), r.tflops(1), r.gbytes(0),
                    r.ratio.median, r.ratio.least, r.ratio.most, both[0].c_str(),
                    both[1].c_str(), both[2].c_str());
    }
}

/* For each kernel, set and regime: the geometric mean of the ratios, and the worst shape by its name. */
static inline void
print_means(const std::vector<result> &all)
{
    struct group {
        double logs = 0, joules = 0;
        size_t count = 0, with_joules = 0;
        const result *worst = nullptr;
    };
    std::map<std::string, group> groups;
    for (const result &r : all) {
        group &g = groups[r.kernel + ", " + r.s.set + ", " + mgpu_dtype_name(r.p.in) + ", " +
                          r.regime()];
        g.logs += std::log(r.ratio.median);
        g.count++;
        if (r.joules_per_tflop(0) > 0 && r.joules_per_tflop(1) > 0) {
            g.joules += std::log(r.joules_per_tflop(0) / r.joules_per_tflop(1));
            g.with_joules++;
        }
        if (g.worst == nullptr || r.ratio.median < g.worst->ratio.median)
            g.worst = &r;
    }
    std::printf("\ngeometric means of the ratio to cuBLASLt:\n");
    for (const auto &[name, g] : groups) {
        std::printf("  %-44s %.4f over %zu, worst %.4f at %u x %u x %u", name.c_str(),
                    std::exp(g.logs / (double)g.count), g.count, g.worst->ratio.median,
                    g.worst->p.m, g.worst->p.n, g.worst->p.k);
        if (g.with_joules != 0)
            std::printf("; joules per TFLOP %.4f of its",
                        std::exp(g.joules / (double)g.with_joules));
        std::printf("\n");
    }
}

#endif
