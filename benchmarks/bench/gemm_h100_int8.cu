/* bench/gemm_h100_int8.cu - gemm_h100_int8 for the harness: sums, or with a D of another type a scale of 1/32 for each row of
 * A and of B.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_int8.cu"

#include "fail.h"
#include "kernel.h"

#include <vector>

static bool
covers(const product &p)
{
    return p.in == MGPU_DTYPE_S8;
}

/* `count` times 1/32, on the device, until the process ends. */
static const float *
scales(uint32_t count)
{
    static void *on_device = nullptr;
    static uint32_t has = 0;
    if (has < count) {
        const std::vector<float> all(count, 1.0f / 32);
        if (mgpu_malloc(&on_device, count * sizeof(float)) != MGPU_OK ||
            mgpu_copy_to(on_device, all.data(), count * sizeof(float), NULL) != MGPU_OK)
            fail("scales", "the GPU has no memory for them");
        has = count;
    }
    return (const float *)on_device;
}

static int8_problem
problem_of(const product &p, const operands &o)
{
    int8_problem g = asked<int8_problem>(p, o);
    g.in = p.in;
    return g;
}

static const shapes_in<int8_problem, int8_plan, int8_shape> SHAPES = {
    int8_plan_make_shape, int8_shape_for, int8_cycles};

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    int8_problem g = problem_of(p, o);
    if (p.out != MGPU_DTYPE_S32) {
        g.scale_a = {scales(p.m), p.m};
        g.scale_b = {scales(p.n), p.n};
    }
    return SHAPES.plan("gemm_h100_int8", out, g, w, issues);
}

/* Scales are nothing to the rule. */
static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_int8_bench = {"gemm_h100_int8", HAS_SHAPES, covers, plan, choices};
