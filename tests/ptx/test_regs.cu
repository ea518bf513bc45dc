/* tests/ptx/test_regs.cu - naming registers leaves their values as they are.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

typedef struct {
    uint32_t *out; /* [129][128]: row n is for size n */
} regs_args;

/* One size: known values, named, written out. */
#define NAME(type, word, n)                                                                    \
    {                                                                                          \
        type d[n];                                                                             \
        MGPU_UNROLL                                                                            \
        for (int i = 0; i < n; i++)                                                            \
            d[i] = (type)(1000 * n + i);                                                       \
        mgpu_regs_##word##_x##n(d);                                                            \
        MGPU_UNROLL                                                                            \
        for (int i = 0; i < n; i++)                                                            \
            p->out[n * 128 + i] = (uint32_t)d[i] + threadIdx.x;                                \
    }
#define FOUR(type, word, a, b, c, d)                                                           \
    NAME(type, word, a) NAME(type, word, b) NAME(type, word, c) NAME(type, word, d)

MGPU_KERNEL(f32, regs_args, p, 1, 1){
    FOUR(float, f32, 4, 8, 12, 16) FOUR(float, f32, 20, 24, 28, 32)
        FOUR(float, f32, 36, 40, 44, 48) FOUR(float, f32, 52, 56, 60, 64)
            FOUR(float, f32, 68, 72, 76, 80) FOUR(float, f32, 84, 88, 92, 96)
                FOUR(float, f32, 100, 104, 108, 112) FOUR(float, f32, 116, 120, 124, 128)}

MGPU_KERNEL(b32, regs_args, p, 1, 1)
{
    NAME(uint32_t, b32, 1)
    FOUR(uint32_t, b32, 2, 4, 6, 8)
    FOUR(uint32_t, b32, 10, 12, 14, 16)
    FOUR(uint32_t, b32, 18, 20, 22, 24)
    FOUR(uint32_t, b32, 26, 28, 30, 32)
    FOUR(uint32_t, b32, 34, 36, 38, 40)
    FOUR(uint32_t, b32, 42, 44, 46, 48)
    FOUR(uint32_t, b32, 50, 52, 54, 56)
    FOUR(uint32_t, b32, 58, 60, 62, 64)
}

/* Of each size n, the registers; elements past n stay as they were. */
static void
check(const mgpu_kernel *kernel, const std::vector<uint32_t> &sizes)
{
    device_buffer<uint32_t> out(129 * 128);
    regs_args args;
    args.out = out.ptr();
    launch(kernel, mgpu_launch_1d(1, 1), args);
    const std::vector<uint32_t> got = out.download();
    std::vector<uint32_t> want(got.size(), 0xDBDBDBDB);
    for (uint32_t n : sizes)
        for (uint32_t i = 0; i < n; i++)
            want[n * 128 + i] = 1000 * n + i;
    CHECK(difference(got, want) == "");
}

TEST_CASE("mgpu_regs_f32")
{
    std::vector<uint32_t> sizes;
    for (uint32_t n = 4; n <= 128; n += 4)
        sizes.push_back(n);
    check(&f32_kernel, sizes);
}

TEST_CASE("mgpu_regs_b32")
{
    std::vector<uint32_t> sizes(1, 1u);
    for (uint32_t n = 2; n <= 64; n += 2)
        sizes.push_back(n);
    check(&b32_kernel, sizes);
}
