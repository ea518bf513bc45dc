/* tests/emu/mutate/skinny_main.cu - gemm_h100_skinny as a program: two products in a row, the second launched over the first, of which
 * it reads D and overwrites A, with parts of K that go round the ring; and one whose warpgroups go round it in turns, the last tile
 * with few rows of B.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

/* Kernels of a file share their code: all of it is compiled for each mutant. */
#undef MGPU_DEVICE
#define MGPU_DEVICE static __attribute__((unused))

#include "gemm_h100_skinny.cu"

#include "product.h"

static product first, second, third;

static skinny_problem
problem(const product *t, uint32_t split, uint32_t rows)
{
    const skinny_problem g = {t->m, t->n, t->k,  MGPU_DTYPE_BF16, t->out, t->a,
                              t->b, t->d, false, split,           rows,   0};
    return g;
}

static bool
multiplied(skinny_problem g)
{
    skinny_plan plan;
    mgpu_issues why;
    const mgpu_status status = skinny_plan_make(&plan, g, 2, &why);
    return launched(status, plan.kernel, plan.config, &plan.args, &why);
}

int
main(void)
{
    skinny_problem g[3];
    int found;
    /* 16 steps of K: of each part 8, of a ring of 6 */
    set(&first, 9, 136, 1000, MGPU_DTYPE_BF16, NULL, NULL);
    g[0] = problem(&first, 2, 128);
    memcpy(second.fa, first.fd, sizeof first.fd);
    /* 2 steps, of 2 boxes and of one; D overwrites A */
    set(&second, 9, 132, 136, MGPU_DTYPE_F32, first.d, (void *)(uintptr_t)first.a);
    g[1] = problem(&second, 2, 40);
    g[0].pdl = g[1].pdl = true;
    /* 11 steps: of a ring of 6 */
    set(&third, 40, 200, 648, MGPU_DTYPE_F32, NULL, NULL);
    g[2] = problem(&third, 1, 64);
    g[2].blocks = 2;

    found = !multiplied(g[0]) || !multiplied(g[1]) || !multiplied(g[2]);
    found += wrong(&first) + wrong(&second) + wrong(&third);
    printf("%d wrong\n", found);
    return found == 0 ? 0 : 1;
}
