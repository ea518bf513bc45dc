/* benchmarks/count_b200.cpp - what a design of gemm_b200 issues and moves for one tile of D, as the model sees it.
 * SPDX-License-Identifier: MIT
 *
 * usage: count_b200
 *
 * One launch of one tile with K = 4096 for each design; with -DBLOCK_SCALED those of gemm_b200_block_scaled. Standard
 * output is JSON, a line for each place of the kernel (`line` of its file) and kind of work, then one for the design.
 * benchmarks/run_b200.py builds it, with -g, and makes a table.
 */
#if defined(BLOCK_SCALED)
#include "../examples/kernels/gemm_b200_block_scaled.cu"
#else
#include "../examples/kernels/gemm_b200.cu"
#endif

#include <cstdio>
#include <map>
#include <string>
#include <vector>

enum { K = 4096 };

/* What is counted: operations by the place that issues them, bytes by way. */
struct counts {
    std::map<const void *, uint64_t> tcgen05, tma, loads; /* by site */
    uint64_t read, written;                               /* bytes of global memory */
};

static void
see_access(void *user, const mgpu_emu_access *a)
{
    counts *c = (counts *)user;
    if (a->space == MGPU_EMU_GLOBAL)
        (a->write ? c->written : c->read) += a->bytes;
    if (a->space == MGPU_EMU_TENSOR && !a->write && a->agent == MGPU_EMU_THREAD)
        c->loads[a->site]++;
}

static void
see_event(void *user, const mgpu_emu_event *e)
{
    counts *c = (counts *)user;
    if (e->kind == MGPU_EMU_ASYNC_ISSUE && e->agent == MGPU_EMU_TCGEN05)
        c->tcgen05[e->site]++;
    else if (e->kind == MGPU_EMU_ASYNC_ISSUE)
        c->tma[e->site]++;
}

static void
print(const char *kind, const std::map<const void *, uint64_t> &sites)
{
    char place[256];
    for (const auto &s : sites)
        printf("{\"kind\": \"%s\", \"place\": \"%s\", \"count\": %llu}\n", kind,
               mgpu_emu_locate(s.first, place, sizeof place), (unsigned long long)s.second);
}

static void *
memory(size_t bytes)
{
    void *p = nullptr;
    if (mgpu_malloc(&p, bytes) != MGPU_OK || mgpu_memset(p, 0, bytes, nullptr) != MGPU_OK)
        exit(1);
    return p;
}

/* One tile of a type or format, by one block or a pair. */
static int
count(const char *name, int in, uint32_t ctas)
{
    gemm_problem g = {};
    gemm_plan plan;
    mgpu_issues why;
    counts c = {};
    mgpu_emu_config config = mgpu_emu_config_default();
    config.target = MGPU_EMU_SM_100A;
    config.workers = 1;
    config.hazards = false;
    config.numerics = MGPU_EMU_FAST;
    config.observer.user = &c;
    config.observer.access = see_access;
    config.observer.event = see_event;
    g.m = TILE_M * ctas;
    g.n = TILE_N;
    g.k = K;
    g.out = MGPU_DTYPE_BF16;
#if defined(BLOCK_SCALED)
    g.format = (mgpu_block_format)in;
    g.alpha = 1;
    const uint32_t row = mgpu_block_row_bytes(g.format, K);
    const uint32_t scales = mgpu_block_scales(g.format, K);
    g.a_scales = memory(mgpu_scale_bytes(g.m, scales));
    g.b_scales = memory(mgpu_scale_bytes(g.n, scales));
#else
    g.in = (mgpu_dtype)in;
    const uint32_t row = K * mgpu_dtype_bytes(g.in), scales = 0;
#endif
    g.a = memory((size_t)g.m * row);
    g.b = memory((size_t)g.n * row);
    g.d = memory((size_t)g.m * g.n * 2);
    mgpu_emu_configure(config);
    if (gemm_plan_make(&plan, g, 148, &why) != MGPU_OK ||
        mgpu_launch(plan.kernel, plan.config, &plan.args, &why) != MGPU_OK) {
        fprintf(stderr, "count_b200: %s: %s\n", name, why.item[0].text);
        return 1;
    }
    print("tcgen05", c.tcgen05);
    print("tma", c.tma);
    print("ld", c.loads);
    printf("{\"design\": \"%s\", \"ctas\": %u, \"m\": %u, \"n\": %u, \"k\": %u, \"row_bytes\": "
           "%u, "
           "\"scales\": %u, \"read\": %llu, \"written\": %llu, \"smem\": %u, \"tmem\": %u}\n",
           name, ctas, g.m, g.n, g.k, row, scales, (unsigned long long)c.read,
           (unsigned long long)c.written, (unsigned)SMEM_BYTES,
#if defined(BLOCK_SCALED)
           (unsigned)COLUMNS
#else
           (unsigned)(ACCUMULATORS * TILE_N)
#endif
    );
    return 0;
}

int
main(void)
{
    int bad = 0;
    for (uint32_t ctas = 2; ctas > 0; ctas--) {
#if defined(BLOCK_SCALED)
        bad |= count("mxfp8", MGPU_BLOCK_MXFP8, ctas);
        bad |= count("mxfp4", MGPU_BLOCK_MXFP4, ctas);
        bad |= count("nvfp4", MGPU_BLOCK_NVFP4, ctas);
#else
        bad |= count("bf16", MGPU_DTYPE_BF16, ctas);
        bad |= count("f16", MGPU_DTYPE_F16, ctas);
        bad |= count("e4m3", MGPU_DTYPE_E4M3, ctas);
#endif
    }
    return bad;
}
