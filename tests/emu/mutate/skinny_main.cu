/* tests/emu/mutate/skinny_main.cu - gemm_h100_skinny as a program: two products in a row, the second launched over the first, of which
 * it reads D and overwrites A, with parts of K that go round the ring; one whose warpgroups go round it in turns, the last tile
 * with few rows of B; and one whose tiles share A.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

/* Kernels of a file share their code: all of it is compiled for each mutant. */
#undef MGPU_DEVICE
#define MGPU_DEVICE static __attribute__((unused))

#include "gemm_h100_skinny.cu"

#include "product.h"

static product first, second, third, fourth;

static skinny_problem
problem(const product *t, uint32_t split, uint32_t rows, uint32_t across)
{
    const skinny_problem g = {t->m, t->n, t->k,  MGPU_DTYPE_BF16, t->out,
                              t->a, t->b, t->d,  false,           split,
                              rows, 0,    across};
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
    skinny_problem g[4];
    int found;
    /* 16 steps of K: of each part 8, of a ring of 6 */
    set(&first, 9, 136, 1000, MGPU_DTYPE_BF16, NULL, NULL);
    g[0] = problem(&first, 2, 128, 1);
    memcpy(second.fa, first.fd, sizeof first.fd);
    /* 2 steps, of 2 boxes and of one; D overwrites A */
    set(&second, 9, 132, 136, MGPU_DTYPE_F32, first.d, (void *)(uintptr_t)first.a);
    g[1] = problem(&second, 2, 40, 1);
    g[0].pdl = g[1].pdl = true;
    /* 11 steps: of a ring of 6 */
    set(&third, 40, 200, 648, MGPU_DTYPE_F32, NULL, NULL);
    g[2] = problem(&third, 1, 64, 1);
    g[2].blocks = 2;
    /* 10 steps: of a ring of 4; 3 tiles in clusters of 2 that share A, 24 rows */
    set(&fourth, 24, 200, 1256, MGPU_DTYPE_F32, NULL, NULL);
    g[3] = problem(&fourth, 1, 72, 2);
    g[3].blocks = 2;

    found = !multiplied(g[0]) || !multiplied(g[1]) || !multiplied(g[2]) || !multiplied(g[3]);
    found += wrong(&first) + wrong(&second) + wrong(&third) + wrong(&fourth);
    printf("%d wrong\n", found);
    return found == 0 ? 0 : 1;
}
