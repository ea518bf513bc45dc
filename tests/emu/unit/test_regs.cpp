/* tests/emu/unit/test_regs.cpp - arrays that are too short for the registers they stand for.
 * SPDX-License-Identifier: MIT
 *
 * That a compiler warns of them is in alone/refused/short_array.c and .cpp; here the kernels run.
 */
#pragma GCC diagnostic ignored "-Wattribute-warning"
#include "emu/model.h"

typedef struct {
    uint32_t what, n;
} short_args;

struct pair {
    float left[64], right[64];
};

MGPU_KERNEL(short_arrays, short_args, p, 128, 1)
{
    const uint32_t what = p->what;
    float d[64];
    uint32_t h[32], a[4];
    struct pair both;
    memset(d, 0, sizeof d);
    memset(h, 0, sizeof h);
    memset(a, 0, sizeof a);
    memset(&both, 0, sizeof both);
    switch (what) {
    case 0: /* as long as they must be */
        mgpu_regs_f32_x64(d);
        mgpu_regs_f32_x32(d + 32);
        mgpu_regs_f32_x64(both.right);
        mgpu_regs_b32_x32(h);
        mgpu_acc_wait_f32_x60(0, d + 4);
        mgpu_acc_fence_b32_x4(a);
        return;
    case 1:
        mgpu_regs_f32_x68(d);
        return;
    case 2:
        mgpu_regs_f32_x64(d + 1);
        return;
    case 3:
        mgpu_regs_f32_x128(both.left);
        return;
    case 4:
        mgpu_acc_wait_f32_x128(0, d);
        return;
    case 5:
        mgpu_acc_fence_b32_x64(h);
        return;
    case 6:
        mgpu_wgmma_m64n256k16_f32_bf16_ss(d, 0, 0, 0);
        return;
    case 7:
        mgpu_wgmma_m64n8k16_f16_f16_rs(h, a + 2, 0, 0);
        return;
    case 8:
        mgpu_wgmma_f32_bf16_ss(136, d, 0, 0, 0);
        return;
    case 9:
        mgpu_wgmma_f32_bf16_rs(p->n, d, a, 0, 0);
        return;
    default:
        mgpu_wgmma_f16_f16_ss(256, h, 0, 0, 0);
    }
}

TEST_CASE("mgpu__holds")
{
    static const struct {
        const char *has, *wants;
    } cases[] = {{"", ""},      {"64", "68"}, {"63", "64"},  {"64", "128"},
                 {"64", "128"}, {"32", "64"}, {"64", "128"}, {"2", "4"},
                 {"64", "68"},  {"64", "72"}, {"32", "64"}};
    for (uint32_t what = 0; what < sizeof cases / sizeof cases[0]; what++) {
        model m;
        const short_args args = {what, 144};
        const mgpu_status status = m.run(short_arrays_kernel, 1, 128, args);
        const std::string sentence = std::string("this array has ") + cases[what].has +
                                     " registers of 32 bits, and the function is for " +
                                     cases[what].wants + ":";
        INFO(what << ": " << mgpu_status_string(status) << ": " << m.text);
        if (what == 0) {
            CHECK(status == MGPU_OK);
            continue;
        }
#if defined(__clang__)
        if (what == 3) /* clang may see the whole struct that the array is in */
            continue;
#endif
#if defined(__OPTIMIZE__) /* else no compiler says how long the array is */
        CHECK(status != MGPU_OK);
        CHECK(m.says({sentence.c_str(), "test_regs.cpp:"}));
#endif
    }
}
