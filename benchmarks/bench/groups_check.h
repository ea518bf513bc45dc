/* bench/groups_check.h - are the results of bench_grouped right? All of them beside the loop's, rows of some groups beside
 * sums in f64, within the bound of bench/check.h.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_CHECK_H
#define BENCH_GROUPS_CHECK_H

#include "check.h"
#include "groups_memory.h"

/* Sums in f64 of rows of D[m][n] = A[k][m]^T * B[k][n]; a thread for each result. */
__global__ static void
compare_columns(operands o, product p, whose who, verdict *out)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
         i < (size_t)CHECKED_ROWS * p.n; i += (size_t)gridDim.x * blockDim.x) {
        const uint32_t row = checked_row((uint32_t)(i / p.n), p.m), col = (uint32_t)(i % p.n);
        double sum = 0;
        for (uint32_t k = 0; k < p.k; k++)
            sum += (double)element(o.a, (size_t)k * p.m + row, p.in) *
                   element(o.b, (size_t)k * p.n + col, p.in);
        const float v = element(o.d, (size_t)row * p.n + col, p.out);
        atomicMax(&out->worst, __float_as_uint((float)share_of_bound(v, sum, sum, p, who)));
    }
}

static inline void
check_rows(const groups_memory &m, size_t side, uint32_t g, verdict *out, cudaStream_t stream)
{
    const whose who = side == 0 ? OURS : PEERS;
    const operands o = m.group(m.of[side][0], g);
    if (m.size(g) != 0 && m.c.transposed)
        compare_columns<<<512, 128, 0, stream>>>(o, m.of_group(g), who, out);
    else if (m.size(g) != 0)
        compare_rows<<<512, 256, 0, stream>>>(o, m.of_group(g), who, out);
}

/* All groups of all copies of the kernel beside the loop's; of the first copy rows of some groups in f64, of both. */
static inline bool
check_groups(const groups_memory &m, const char *when, cudaStream_t stream)
{
    const groups_case &c = m.c;
    const verdict beside = judged(stream, [&](verdict *out) {
        for (size_t copy = 0; copy < m.copies; copy++)
            for (uint32_t g = 0; g < c.groups; g++) {
                const operands x = m.group(m.of[0][copy], g), y = m.group(m.of[1][copy], g);
                if (c.transposed || m.size(g) != 0)
                    compare<<<1024, 256, 0, stream>>>(x.d, y.d, m.of_group(g), OURS_PEERS, out);
            }
    });
    float share[2];
    for (size_t side = 0; side < 2; side++)
        share[side] = judged(stream, [&](verdict *out) {
                          for (uint32_t at = 0; at < std::min(c.groups, 8u); at++)
                              check_rows(m, side, at * (c.groups - 1) / 7, out, stream);
                      }).share();
    const bool good = beside.share() <= 1 && share[0] <= 1 && share[1] <= 1;
    std::printf("%s, %s: %llu results differ from cuBLASLt's, the worst by %.2f of the bound; "
                "rows in f64: %.2f of the bound, cuBLASLt's %.2f: %s\n",
                c.text().c_str(), when, beside.unequal, beside.share(), share[0], share[1],
                good ? "PASS" : "FAIL");
    std::fflush(stdout);
    return good;
}

#endif
