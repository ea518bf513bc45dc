/* bench/gemm_h100_skinny.cu - gemm_h100_skinny for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "kernel.h"

static skinny_problem
problem_of(const product &p, const operands &o)
{
    skinny_problem g = asked<skinny_problem>(p, o);
    g.in = p.in;
    return g;
}

/* Its choice as a shape, RxX,BLOCKS,1,S: X follows from M, `up` is how many blocks a multiprocessor has memory for. */
static skinny_problem
in_shape(skinny_problem g, const tile_shape &t)
{
    g.rows = t.h;
    g.blocks = t.up;
    g.split = t.parts;
    return g;
}

static tile_shape
choose(const skinny_problem *g, uint32_t multiprocessors)
{
    skinny_problem t = *g;
    skinny_choose(&t, skinny_x(t.m), multiprocessors);
    return {t.rows, skinny_x(t.m), t.blocks, 1, t.split, false};
}

/* 0: no such shape, or a part of K would be empty. skinny_cost() counts rows, which take some 7 cycles each. */
static double
cycles(const skinny_problem *g, tile_shape t, uint32_t multiprocessors)
{
    const uint32_t x = skinny_x(g->m);
    if (t.h == 0 || t.h > SKINNY_ROWS || t.h % 8 != 0 || t.w != x || t.up - 1 > 1 ||
        t.across != 1 || t.parts - 1 >= SKINNY_CLUSTER || t.swapped ||
        t.parts > mgpu_ceil_div(g->k, skinny_boxes(x, t.h, t.up) * SKINNY_K))
        return 0;
    const skinny_problem in = in_shape(*g, t);
    return 7.0 * (double)skinny_cost(&in, x, multiprocessors);
}

static mgpu_status
make(skinny_plan *plan, skinny_problem g, tile_shape t, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    if (g.m <= SKINNY_M && cycles(&g, t, multiprocessors) == 0)
        return mgpu_product_wrong("gemm_h100_skinny", "shape", t.w, tile_text(t).c_str(),
                                  "RxX,BLOCKS,1,S: R is 8, 16 .. 128, X is M rounded up to 8, "
                                  "16, 32, 64 or 128, 1 or 2 blocks, S to 8, no part empty",
                                  issues);
    return skinny_plan_make(plan, in_shape(g, t), multiprocessors, issues);
}

static const shapes_in<skinny_problem, skinny_plan, tile_shape> SHAPES = {make, choose, cycles};

static bool
covers(const product &p)
{
    return p.m <= 128 && mgpu_dtype_bytes(p.in) == 2;
}

/* The same with programmatic launch: measured where --kernel names it. */
static bool
covers_none(const product &)
{
    return false;
}

static mgpu_status
plan_either(launcher *out, const product &p, const operands &o, const way &w,
            mgpu_issues *issues, bool pdl)
{
    skinny_problem g = problem_of(p, o);
    g.pdl = pdl;
    return SHAPES.plan("gemm_h100_skinny", out, g, w, issues);
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return plan_either(out, p, o, w, issues, false);
}

static mgpu_status
plan_pdl(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return plan_either(out, p, o, w, issues, true);
}

/* All rows, blocks and splits; the least cost first. */
static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    const skinny_problem g = problem_of(p, o);
    const std::string rule = tile_text(choose(&g, multiprocessors));
    std::vector<choice> out;
    for (uint32_t rows = 8; rows <= SKINNY_ROWS; rows += 8)
        for (uint32_t blocks = 1; blocks <= 2; blocks++)
            for (uint32_t split = 1; split <= SKINNY_CLUSTER; split++) {
                const tile_shape t = {rows, skinny_x(g.m), blocks, 1, split, false};
                const double cost = cycles(&g, t, multiprocessors);
                if (cost > 0)
                    out.push_back({t, cost, tile_text(t) == rule});
            }
    std::sort(out.begin(), out.end(),
              [](const choice &x, const choice &y) { return x.cycles < y.cycles; });
    return out;
}

const bench_kernel gemm_h100_skinny_bench = {"gemm_h100_skinny", HAS_SHAPES, covers, plan,
                                             choices};
const bench_kernel gemm_h100_skinny_pdl_bench = {"gemm_h100_skinny_pdl", HAS_SHAPES,
                                                 covers_none, plan_pdl, nullptr};
