/* bindings/torch/call.h - a product as one struct of numbers and addresses, for who calls from another language.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_call c = {...};                          in Python a ctypes.Structure: mgpu_gemm.py
 *     mgpu_call_gemm_h100(&c)                       0, or a status, and c.why has the sentences
 *
 * Each kernel has a file beside this one and becomes a library of its own: who multiplies bf16 does not wait for 8 bits to
 * compile. A call plans on the host, a few microseconds, and launches in c.stream; it allocates nothing and waits for
 * nothing, so a CUDA graph can capture it.
 */
#ifndef MGPU_BINDINGS_CALL_H
#define MGPU_BINDINGS_CALL_H

#include <mgpu/mgpu.h>

#include <stdio.h>

enum {
    MGPU_CALL_PROMOTED = 1,
    MGPU_CALL_BY_ROW = 2,
    MGPU_CALL_TRANSPOSED = 4,
    MGPU_CALL_A_TRANSPOSED = 8, /* of gemm_h100_tf32: A[k][m], B[k][n] */
    MGPU_CALL_B_TRANSPOSED = 16
};

typedef struct mgpu_call {
    uint32_t m, n, k, groups;
    int32_t in_a, in_b, out; /* mgpu_dtype */
    uint32_t flags;
    const void *a, *b;
    void *d;
    const float *scale_a, *scale_b, *scale_d;
    float *amax;
    const int32_t *offsets;
    const void *c, *bias; /* of gemm_h100, as alpha, beta and activation: tile/fuse.h */
    void *workspace;      /* of gemm_h100 */
    void *stream;
    float alpha, beta;
    int32_t activation;
    uint32_t multiprocessors; /* 0: of the current device */
    char why[2048];           /* what is wrong, a line each */
} mgpu_call;

#define MGPU_CALL_API extern "C" __attribute__((visibility("default")))
#define MGPU_CALL_API_ANY MGPU_CALL_API __attribute__((weak)) /* each file has it */

static inline int32_t
mgpu_call_said(mgpu_call *c, mgpu_status status, const mgpu_issues *why)
{
    size_t used = 0;
    c->why[0] = 0;
    for (int i = 0; i < why->count && i < MGPU_ISSUES_MAX && used < sizeof c->why; i++)
        used += (size_t)snprintf(c->why + used, sizeof c->why - used, "%s%s", i == 0 ? "" : "\n",
                                 why->item[i].text);
    if (status != MGPU_OK && used == 0)
        (void)snprintf(c->why, sizeof c->why, "%s", mgpu_status_string(status));
    return (int32_t)status;
}

/* What every problem of a D of its own type has: sizes, D, operands. */
template <typename problem>
static inline problem
mgpu_call_problem(const mgpu_call *c)
{
    problem g = {};
    g.m = c->m;
    g.n = c->n;
    g.k = c->k;
    g.out = (mgpu_dtype)c->out;
    g.a = c->a;
    g.b = c->b;
    g.d = c->d;
    return g;
}

/* Plan problem g by `make`, and launch. */
template <typename problem, typename plan_type>
static inline int32_t
mgpu_call_run(mgpu_call *c, const problem &g,
              mgpu_status (*make)(plan_type *, problem, uint32_t, mgpu_issues *))
{
    plan_type plan;
    mgpu_issues why;
    mgpu_status status = MGPU_OK;
    why.count = 0;
    if (c->multiprocessors == 0) {
        mgpu_device_info info;
        status = mgpu_device_query(&info);
        if (status != MGPU_OK) {
            (void)snprintf(c->why, sizeof c->why, "%s", info.reason);
            return (int32_t)status;
        }
        c->multiprocessors = info.multiprocessors;
    }
    status = make(&plan, g, c->multiprocessors, &why);
    if (status == MGPU_OK) {
        plan.config.stream = c->stream;
        status = mgpu_launch(plan.kernel, plan.config, &plan.args, &why);
    }
    return mgpu_call_said(c, status, &why);
}

/* The number of a type, -1: there is none of that name. */
MGPU_CALL_API_ANY int32_t
mgpu_call_dtype(const char *name)
{
    for (int32_t d = 0; d <= MGPU_DTYPE_TF32_FTZ; d++)
        if (strcmp(mgpu_dtype_name((mgpu_dtype)d), name) == 0)
            return d;
    return -1;
}

/* sizeof(mgpu_call): what the other language has must be as large. */
MGPU_CALL_API_ANY uint32_t
mgpu_call_bytes(void)
{
    return sizeof(mgpu_call);
}

#endif
