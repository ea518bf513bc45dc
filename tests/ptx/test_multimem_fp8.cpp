/* tests/ptx/test_multimem_fp8.cpp - e4m3 and e5m2 of several GPUs by one address, in the model, against sums in double.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>

#include <cmath>
#include <random>

namespace
{

enum { GPUS = 3, BYTES = 32 * 16 };
enum { ADD, ADD_ACC_F16, MIN, MAX };

/* X(name, registers, operation, e5m2), of one order */
#define WIDTHS(X, f, op, kind, e5m2)                                                           \
    X(f##_##kind, 1, op, e5m2) X(f##_v2_##kind, 2, op, e5m2) X(f##_v4_##kind, 4, op, e5m2)
#define TYPES(X, f, op)                                                                        \
    WIDTHS(X, f, op, e4m3x4, false)                                                            \
    WIDTHS(X, f, op, e5m2x4, true)
#define OPERATIONS(X, f)                                                                       \
    TYPES(X, f##add, ADD)                                                                      \
    TYPES(X, f##add_acc_f16, ADD_ACC_F16)                                                      \
    TYPES(X, f##min, MIN)                                                                      \
    TYPES(X, f##max, MAX)
#define ALL(X)                                                                                 \
    OPERATIONS(X, mgpu_multimem_ld_reduce_)                                                    \
    OPERATIONS(X, mgpu_multimem_ld_reduce_relaxed_gpu_)                                        \
    OPERATIONS(X, mgpu_multimem_ld_reduce_relaxed_sys_)                                        \
    OPERATIONS(X, mgpu_multimem_ld_reduce_acquire_gpu_)                                        \
    OPERATIONS(X, mgpu_multimem_ld_reduce_acquire_sys_)

struct form {
    const char *name;
    uint32_t registers;
    int op;
    bool e5m2;
};
#define FORM(f, n, op, e5m2) {#f, n, op, e5m2},
const form forms[] = {ALL(FORM)};

typedef struct {
    const void *p;
    uint32_t *out; /* [120][32][4] */
} load_args;

/* A function of one register returns it. */
#define LOAD_1(f) to[0] = f((const void *)from);
#define LOAD_2(f)                                                                              \
    {                                                                                          \
        uint32_t d[2];                                                                         \
        f(d, (const void *)from);                                                              \
        memcpy(to, d, sizeof d);                                                               \
    }
#define LOAD_4(f)                                                                              \
    {                                                                                          \
        uint32_t d[4];                                                                         \
        f(d, (const void *)from);                                                              \
        memcpy(to, d, sizeof d);                                                               \
    }
#define LOAD(f, n, op, e5m2) LOAD_##n(f) to += 128;

} // namespace

MGPU_KERNEL(loads, load_args, p, 32, 1)
{
    const unsigned char *from = (const unsigned char *)p->p + 16 * threadIdx.x;
    uint32_t *to = p->out + 4 * threadIdx.x;
    ALL(LOAD)
}

/* x to a float of `digits` binary digits whose last place is 2^least or more; `most` is its largest. */
static double
rounded(double x, int digits, int least, double most)
{
    if (x == 0)
        return x;
    if (std::isinf(x))
        return std::copysign(most, x);
    const int place = std::max(std::ilogb(x) - digits + 1, least);
    const double r = std::ldexp(std::nearbyint(std::ldexp(x, -place)), place);
    return std::fabs(r) > most ? std::copysign(most, x) : r;
}

static double
value_of(unsigned char b, bool e5m2)
{
    const int m = e5m2 ? 2 : 3, bias = e5m2 ? 15 : 7, e = (b & 0x7f) >> m;
    const double f = b & ((1 << m) - 1);
    const double x =
        e == 0 ? std::ldexp(f, 1 - bias - m) : std::ldexp(f + (1 << m), e - bias - m);
    return b & 0x80 ? -x : x;
}

TEST_CASE("mgpu_multimem_ld_reduce_..._e4m3x4, _e5m2x4: 120 functions, three GPUs")
{
    REQUIRE(sizeof forms / sizeof *forms == 120);
    std::mt19937 rng(19);
    known<unsigned char> a(BYTES), b(BYTES), c(BYTES);
    void *const gpu[GPUS] = {a.data.data(), b.data.data(), c.data.data()};
    for (uint32_t round = 0; round < 4; round++) {
        for (known<unsigned char> *k : {&a, &b, &c})
            for (unsigned char &x : k->data) /* no NaN, no infinity of e5m2, no -0 */
                do
                    x = (unsigned char)(round == 0 ? rng() % 8 * 16 : rng());
                while ((x & 0x7f) >= 0x7c || x == 0x80);
        void *p = NULL;
        REQUIRE(mgpu_emu_multicast(&p, gpu, GPUS, BYTES) == MGPU_OK);
        std::vector<uint32_t> out(120 * 128, 0xa5a5a5a5);
        model m;
        m.config.target = MGPU_EMU_SM_100F;
        REQUIRE(m.run(loads_kernel, 1, 32, load_args{p, out.data()}) == MGPU_OK);
        CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
        for (uint32_t k = 0; k < 120; k++) {
            const form &f = forms[k];
            uint32_t wrong = 0;
            for (uint32_t i = 0; i < 512; i++) {
                unsigned char got;
                std::memcpy(&got, (const char *)&out[128 * k] + i, 1);
                if (i % 16 >= 4 * f.registers) {
                    wrong += got != 0xa5;
                    continue;
                }
                double want = 0;
                for (const known<unsigned char> *g : {&a, &b, &c}) {
                    const double x = value_of(g->data[i], f.e5m2);
                    want = g == &a       ? x
                           : f.op == MIN ? std::min(want, x)
                           : f.op == MAX ? std::max(want, x)
                                         : want + x;
                    if (f.op == ADD_ACC_F16)
                        want = std::fabs(rounded(want, 11, -24, INFINITY)) > 65504
                                   ? std::copysign(INFINITY, want)
                                   : rounded(want, 11, -24, 65504);
                    if (f.op == ADD)
                        want = rounded(rounded(want, 11, -24, INFINITY), f.e5m2 ? 3 : 4,
                                       f.e5m2 ? -16 : -9, f.e5m2 ? 57344 : 448);
                }
                want = rounded(want, f.e5m2 ? 3 : 4, f.e5m2 ? -16 : -9, f.e5m2 ? 57344 : 448);
                wrong += value_of(got, f.e5m2) != want;
            }
            CAPTURE(f.name, round);
            CHECK(wrong == 0);
        }
    }
}

MGPU_KERNEL(one, load_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        p->out[0] = mgpu_multimem_ld_reduce_relaxed_sys_max_e4m3x4(p->p);
}

TEST_CASE("fp8 of several GPUs: an older target, an address of one GPU, a crooked one")
{
    known<unsigned char> a(BYTES), b(BYTES);
    void *const gpu[2] = {a.data.data(), b.data.data()};
    void *p = NULL;
    uint32_t out = 0;
    REQUIRE(mgpu_emu_multicast(&p, gpu, 2, BYTES) == MGPU_OK);
    model m;
    CHECK(m.run(one_kernel, 1, 32, load_args{p, &out}) == MGPU_ERROR_FAULT);
    CHECK(m.says(
        {"multimem.ld_reduce of 8-bit floats needs sm_100 or later, the target is sm_90a"}));
    m.config.target = MGPU_EMU_SM_103A;
    CHECK(m.run(one_kernel, 1, 32, load_args{p, &out}) == MGPU_OK);
    CHECK(m.run(one_kernel, 1, 32, load_args{a.data.data(), &out}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"is no multicast address"}));
    CHECK(m.run(one_kernel, 1, 32, load_args{(char *)p + 2, &out}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"not aligned to 4 bytes"}));
    CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
}
