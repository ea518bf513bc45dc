/* bench/groups_report.h - what bench_grouped measured: a JSON line for each peer, and one to read.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_REPORT_H
#define BENCH_GROUPS_REPORT_H

#include "groups_memory.h"
#include "report.h"

/* The kernel beside a peer. */
struct groups_result {
    const char *peer;
    bool sustained, queue;
    uint32_t w;
    figures ms[2], ratio; /* [0] is the kernel's */
    drawn power[2];
    size_t rounds;
};

static inline std::string
line_of(const groups_memory &m, const groups_result &r, const origin &from)
{
    const groups_case &c = m.c;
    uint32_t least = m.size(0), most = 0, empty = 0;
    json_line j;
    for (uint32_t g = 0; g < c.groups; g++) {
        least = std::min(least, m.size(g));
        most = std::max(most, m.size(g));
        empty += m.size(g) == 0;
    }
    j.text("kernel", c.kernel()).text("peer", r.peer);
    j.text("way", c.transposed ? "transposed" : "forward");
    j.number("groups", c.groups, 0).number("mean", c.mean, 0).text("sizes", c.sizes);
    j.number("least", least, 0).number("most", most, 0).number("empty", empty, 0);
    j.number("seed", (double)c.seed, 0).number("n", c.n, 0).number("k", c.k, 0);
    j.text("dtype", mgpu_dtype_name(c.in)).text("out_dtype", mgpu_dtype_name(c.out));
    if (mgpu_dtype_bytes(c.in) == 1)
        j.text("scales", c.scales_each ? "each" : "one");
    j.text("distribution", "normal(0,1)").text("regime", r.sustained ? "sustained" : "burst");
    j.number("w", r.w, 0).yes("queue", r.queue);
    j.number("copies", (double)m.copies, 0).number("rounds", (double)r.rounds, 0);
    j.number("median_ms", r.ms[0].median, 5).number("min_ms", r.ms[0].least, 5);
    j.number("max_ms", r.ms[0].most, 5).number("tflops", c.flop() / r.ms[0].median * 1e-9, 1);
    j.number("limit_tflops", LIMIT_TFLOPS * (mgpu_dtype_bytes(c.in) == 1 ? 2 : 1), 1);
    j.number("gbytes_per_s", c.bytes() / r.ms[0].median * 1e-6, 1);
    j.number("copy_gbytes_per_s", from.copy_gbytes, 1);
    j.number("peer_median_ms", r.ms[1].median, 5);
    j.number("peer_tflops", c.flop() / r.ms[1].median * 1e-9, 1);
    j.number("ratio", r.ratio.median, 4).number("ratio_min", r.ratio.least, 4);
    j.number("ratio_max", r.ratio.most, 4);
    j.number("power_w", r.power[0].mean_watts(), 1)
        .number("peer_power_w", r.power[1].mean_watts(), 1);
    j.number("clock_mhz", r.power[0].mean_mhz(), 0)
        .number("peer_clock_mhz", r.power[1].mean_mhz(), 0);
    j.text("gpu", from.gpu).text("driver", from.driver).number("cuda", from.cuda, 0);
    j.text("date", from.date).text("commit", from.commit);
    return j.done();
}

static inline void
print_line(const groups_case &c, const groups_result &r)
{
    std::printf("%-52s %-9s %-15s %9.4f %9.4f ms %6.1f %6.1f TF/s  %.3f [%.3f .. %.3f]\n",
                c.text().c_str(), r.sustained ? "sustained" : "burst", r.peer, r.ms[0].median,
                r.ms[1].median, c.flop() / r.ms[0].median * 1e-9,
                c.flop() / r.ms[1].median * 1e-9, r.ratio.median, r.ratio.least, r.ratio.most);
}

#endif
