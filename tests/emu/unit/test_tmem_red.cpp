/* tests/emu/unit/test_tmem_red.cpp - tcgen05.ld.red: what each thread loads, and the smallest or largest of it.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/ptx/tcgen05_ld_red.h>

MGPU_REQUIRE(TCGEN05_LD_RED);

enum { THREADS = 128, COLS = 256, REGS = 128, SPLIT = 128 };

typedef struct {
    const uint32_t *cells; /* [128][COLS] */
    uint32_t *out;         /* [THREADS][REGS + 1]: the last one is the reduction */
    uint32_t which, fault;
} red_args;

typedef float f32_of;
typedef int32_t s32_of;
typedef uint32_t u32_of;
#define mgpu_tmem_regs_u32(n, r) mgpu_tmem_regs_x##n(r)
#define mgpu_tmem_regs_f32(n, r) mgpu_tmem_regs_f32_x##n(r)
#define mgpu_tmem_regs_s32(n, r) mgpu_tmem_regs_s32_x##n(r)

MGPU_DEVICE uint32_t
fill(const red_args *p, const uint32_t *slot)
{
    uint32_t r[REGS];
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    const uint32_t quarter = slot[0] + mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
    for (uint32_t c = 0; c < COLS; c += REGS) {
        memcpy(r, p->cells + threadIdx.x * COLS + c, sizeof r);
        mgpu_tcgen05_st_32x32b_x128(quarter + c, r);
    }
    mgpu_tcgen05_wait_st();
    return quarter;
}

MGPU_DEVICE void
give_back(uint32_t slot)
{
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(slot, COLS);
}

#define TAKE(type, count, load)                                                                \
    if (p->which == n++) {                                                                     \
        type##_of r[count], red;                                                               \
        load;                                                                                  \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs_##type(count, r);                                                       \
        mgpu_tmem_regs_##type(1, &red);                                                        \
        memcpy(p->out + threadIdx.x * (REGS + 1), r, sizeof r);                                \
        memcpy(p->out + threadIdx.x * (REGS + 1) + REGS, &red, sizeof red);                    \
    }

MGPU_KERNEL(loads, red_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = fill(p, slot);
    uint32_t n = 0;
#define RED(op, OP, type, count, larger, abs, nan)                                             \
    TAKE(type, count, mgpu_tcgen05_ld_red_32x32b_x##count##_##op(r, &red, at))
#include "tmem_reds.h"
#undef RED
    give_back(slot[0]);
}

MGPU_KERNEL(loads_of_two, red_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = fill(p, slot) + mgpu_tmem_addr(16, 0);
    uint32_t n = 0;
#define RED(op, OP, type, count, larger, abs, nan)                                             \
    TAKE(type, count, MGPU_TCGEN05_LD_RED_16X32BX2_X##count##_##OP(r, &red, at, SPLIT))
#include "tmem_reds.h"
#undef RED
    give_back(slot[0]);
}

static const struct red_case {
    char type; /* f, s, u */
    uint32_t count;
    bool larger, abs, nan;
} cases[] = {
#define RED(op, OP, type, count, larger, abs, nan)                                             \
    {#type[0], count, (larger) != 0, (abs) != 0, (nan) != 0},
#include "tmem_reds.h"
#undef RED
};

static float
number(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, 4);
    return x;
}

/* Is a farther out than b? Floats that are no NaN. */
static bool
beats(const red_case &c, uint32_t a, uint32_t b)
{
    if (c.type == 'f')
        return c.larger ? number(a) > number(b) : number(a) < number(b);
    if (c.type == 's')
        return c.larger ? (int32_t)a > (int32_t)b : (int32_t)a < (int32_t)b;
    return c.larger ? a > b : a < b;
}

static uint32_t
reduced(const red_case &c, const uint32_t *v)
{
    bool any = false;
    uint32_t best = 0x7fffffff; /* NaN, if all are */
    for (uint32_t i = 0; i < c.count; i++) {
        const uint32_t x = c.abs ? v[i] & 0x7fffffff : v[i];
        if (c.type == 'f' && number(x) != number(x)) {
            if (c.nan)
                return 0x7fffffff;
            continue;
        }
        best = !any || beats(c, x, best) ? x : best;
        any = true;
    }
    return best;
}

TEST_CASE("tcgen05.ld.red: the registers of the load, and their smallest or largest")
{
    CHECK(sizeof cases / sizeof *cases == 84);
    std::vector<uint32_t> cells(128 * COLS);
    for (uint32_t i = 0; i < cells.size(); i++) {
        const uint32_t x = (i + 1) * 0x9e3779b9u;
        cells[i] = (x & 0x80ffffffu) | 0x3e000000u | (x >> 3 & 0x01000000u);
        if (i % 61 == 7)
            cells[i] = x % 3 == 0 ? 0x7fc00001u : x % 3 == 1 ? 0x7f800000u : 0xff800000u;
    }
    for (uint32_t i = 0; i < 2; i++) /* all of lane 5's first registers are NaN */
        cells[5 * COLS + i] = 0xffc00000u;
    for (uint32_t i = 0; i < 168; i++) {
        const red_case &c = cases[i % 84];
        const mgpu_tmem_shape shape = i < 84 ? MGPU_TMEM_32X32B : MGPU_TMEM_16X32BX2;
        model m;
        m.config.target = i % 2 == 0 ? MGPU_EMU_SM_103A : MGPU_EMU_SM_110F;
        m.config.policy = i % 3 == 0 ? MGPU_EMU_EAGER : MGPU_EMU_LAZY;
        std::vector<uint32_t> out(THREADS * (REGS + 1), 7), want(out.size(), 7);
        CAPTURE(i, c.type, c.count, c.larger, c.abs, c.nan);
        REQUIRE(m.run(i < 84 ? loads_kernel : loads_of_two_kernel, 1, THREADS,
                      red_args{cells.data(), out.data(), i % 84, 0}) == MGPU_OK);
        CHECK(m.text == "");
        for (uint32_t t = 0; t < THREADS; t++) {
            uint32_t *v = &want[t * (REGS + 1)];
            for (uint32_t r = 0; r < c.count; r++) {
                const mgpu_tmem_slot s = mgpu_tmem_ld_slot(shape, t % 32, r, SPLIT);
                v[r] = cells[(t / 32 * 32 + (i < 84 ? 0 : 16) + s.lane) * COLS + s.col];
            }
            v[REGS] = reduced(c, v);
        }
        CHECK(out == want);
    }
}

MGPU_KERNEL(faults, red_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = fill(p, slot);
    float r[2], red = 0;
    mgpu_tcgen05_ld_red_32x32b_x2_max_f32(r, &red, at);
    if (p->fault == 1)
        red = 4;
    if (p->fault == 2)
        mgpu_tmem_regs_f32_x1(&red);
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_f32_x2(r);
    if (p->fault != 3)
        mgpu_tmem_regs_f32_x1(&red);
    give_back(slot[0]);
}

TEST_CASE("tcgen05.ld.red: what goes wrong")
{
    std::vector<uint32_t> cells(128 * COLS);
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY);
    m.config.target = MGPU_EMU_SM_103A;
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 0}) == MGPU_OK);
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 1}) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"the register of the reduction was written while the tcgen05.ld.red at ",
                  " was in flight: seen at this wait"}));
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 2}) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"has these registers in flight: mgpu_tcgen05_wait_ld() comes before"}));
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 0}) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 3}) == MGPU_OK);
    INFO(m.lints);
    CHECK(m.lints.find(
              "nothing has named the registers of this tcgen05.ld, 1, behind the wait") !=
          std::string::npos);
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(faults_kernel, 1, THREADS, red_args{cells.data(), NULL, 0, 0}) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.ld.red needs sm_103a, sm_107a, sm_107f, sm_110a or sm_110f, the "
                  "target is sm_100a: MGPU_EMU_TARGET=sm_103a"}));
}
