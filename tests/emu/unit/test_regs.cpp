/* tests/emu/unit/test_regs.cpp - arrays that are too short for the registers they stand for.
 * SPDX-License-Identifier: MIT
 *
 * That a compiler warns of them is in alone/refused/short_array.c and .cpp; here the kernels run,
 * without optimising too. `d + 1` is known to an optimiser only.
 */
#pragma GCC diagnostic ignored "-Wattribute-warning"
#include "emu/model.h"

#include <mgpu/ptx/mma.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_mn.h>

#if defined(__OPTIMIZE__)
#define OPTIMISED 1
#else
#define OPTIMISED 0
#endif

#if defined(__clang__)
#define ROWS 1 /* d[0] of d[16][4] has 4 elements to clang, and all of d to gcc */
#else
#define ROWS 0
#endif

typedef struct {
    uint32_t what, n;
} short_args;

struct pair {
    float left[64], right[64];
};

template <int Rows, int Columns> struct shape {
    static const uint32_t registers = Rows * Columns;
};

/* Each call, what it says if anything, and whether a compiler must optimise to see the array. */
#define CALLS(X)                                                                               \
    X(1, mgpu_regs_f32_x68(d), "64", "68", 0)                                                  \
    X(2, mgpu_regs_f32_x64(d + 1), "63", "64", 1)                                              \
    X(3, mgpu_acc_wait_f32_x128(0, d), "64", "128", 0)                                         \
    X(4, mgpu_acc_fence_b32_x64(h), "32", "64", 0)                                             \
    X(5, mgpu_wgmma_m64n256k16_f32_bf16_ss(d, 0, 0, 0), "64", "128", 0)                        \
    X(6, mgpu_wgmma_m64n8k16_f16_f16_rs(h, a + 2, 0, 0), "2", "4", 1)                          \
    X(7, mgpu_wgmma_m64n8k16_f16_f16_rs(h, r, 0, 0), "2", "4", 0)                              \
    X(8, mgpu_wgmma_f32_bf16_ss(136, d, 0, 0, 0), "64", "68", 0)                               \
    X(9, mgpu_wgmma_f32_bf16_rs(p->n, d, a, 0, 0), "64", "72", 0)                              \
    X(10, mgpu_wgmma_f16_f16_ss(256, h, 0, 0, 0), "32", "64", 0)                               \
    X(11, mgpu_wgmma_f32_f16_ss_tb(136, d, 0, 0, 0), "64", "68", 0)                            \
    X(12, mgpu_wgmma_m64n136k16_f32_bf16_rs_tb(d, a, 0, 0), "64", "68", 0)                     \
    X(13, mgpu_ldmatrix_x4(r, 0), "2", "4", 0)                                                 \
    X(14, mgpu_stmatrix_x4_trans(0, r), "2", "4", 0)                                           \
    X(15, mgpu_ld_shared_v4_b32(r, 0), "2", "4", 0)                                            \
    X(16, mgpu_st_shared_cluster_v4_b32(0, r), "2", "4", 0)                                    \
    X(17, mgpu_epilogue_put_bf16(0, d + 33), "31", "32", 1)                                    \
    X(18, mgpu_epilogue_put_f32(0, f), "12", "16", 0)                                          \
    X(19, mgpu_regs_f32_x64(d + 8), "56", "64", 0)                                             \
    X(20, mgpu_mma_m16n8k16_f32_bf16(d, r, a, d), "2", "4", 0)                                 \
    X(21, mgpu_mma_m16n8k16_f16_f16(h, a, a, r + 1), "1", "2", 1)                              \
    X(22, mgpu_mma_m16n8k4_f64_f64(w, w, w, w), "4", "8", 0)                                   \
    X(23, mgpu_mma_sp_m16n8k32_f32_bf16(d, a, r, d, 0, 0), "2", "4", 0)

MGPU_KERNEL(short_arrays, short_args, p, 128, 1)
{
    const uint32_t what = p->what;
    float d[64], f[12];
    uint32_t h[32], a[4], r[2];
    double w[2];
    memset(w, 0, sizeof w);
    memset(d, 0, sizeof d);
    memset(f, 0, sizeof f);
    memset(h, 0, sizeof h);
    memset(a, 0, sizeof a);
    memset(r, 0, sizeof r);
    switch (what) {
    case 0: /* as long as they must be */
        mgpu_regs_f32_x64(d);
        mgpu_regs_f32_x32(d + 32);
        mgpu_regs_b32_x32(h);
        mgpu_acc_wait_f32_x60(0, d + 4);
        mgpu_acc_fence_b32_x4(a);
        mgpu_regs_b32_x2(r);
        return;
#define X(number, call, has, wants, optimised)                                                 \
    case number:                                                                               \
        call;                                                                                  \
        return;
        CALLS(X)
#undef X
    }
}

TEST_CASE("an array shorter than its registers")
{
    static const struct {
        uint32_t what;
        const char *has, *wants;
        bool optimised;
    } cases[] = {
#define X(number, call, has, wants, optimised) {number, has, wants, optimised != 0},
        CALLS(X)
#undef X
    };
    model m;
    const short_args right = {0, 144};
    CHECK(m.run(short_arrays_kernel, 1, 128, right) == MGPU_OK);
    CHECK(m.lints.empty());
    for (const auto &c : cases) {
        if (c.optimised && !OPTIMISED)
            continue;
        const short_args args = {c.what, 144};
        const mgpu_status status = m.run(short_arrays_kernel, 1, 128, args);
        const std::string sentence = std::string("this array has ") + c.has +
                                     " registers of 32 bits, and the function is for " +
                                     c.wants +
                                     ": declare it longer, or call the function with the "
                                     "smaller number in its name";
        INFO(c.what << ": " << mgpu_status_string(status) << ": " << m.text);
        CHECK(status != MGPU_OK);
        CHECK(m.says({sentence.c_str(), "test_regs.cpp:"}));
    }
}

MGPU_KERNEL(rows, short_args, p, 128, 1)
{
    float d[16][4];
    uint32_t b[4][2];
    MGPU_SMEM(smem, 1024);
    const uint32_t base = mgpu_smem_addr(smem);
    pair both;
    memset(d, 0, sizeof d);
    memset(b, 0, sizeof b);
    memset(&both, 0, sizeof both);
    if (p->what == 0)
        mgpu_regs_f32_x64(d[0]);
    else if (p->what == 1)
        mgpu_ldmatrix_x4(b[2], base + mgpu_laneid() * 16);
    else
        mgpu_regs_f32_x128(both.left);
}

TEST_CASE("an array that goes on in what it is part of")
{
    static const struct {
        const char *has, *wants;
    } cases[] = {{"4", "64"}, {"2", "4"}, {"64", "128"}};
    for (uint32_t what = 0; what < 3; what++) {
        model m;
        const short_args args = {what, 0};
        REQUIRE(m.run(rows_kernel, 1, 128, args) == MGPU_OK);
        const std::string sentence = std::string("this array has ") + cases[what].has +
                                     " registers of 32 bits, and the function is for " +
                                     cases[what].wants + ": it takes what stands behind";
        INFO(what << ": " << m.lints);
        CHECK((m.lints.find(sentence) != std::string::npos) == (what == 2 || ROWS));
    }
}

typedef struct {
    bool *right;
} as_functions_args;

/* These names are macros in the model. What a kernel may do with functions works all the same. */
MGPU_KERNEL(as_functions, as_functions_args, p, 128, 1)
{
    float d[64];
    uint32_t h[4] = {1, 2, 3, 4};
    MGPU_SMEM(smem, 1024);
    const uint32_t base = mgpu_smem_addr(smem);
    memset(d, 0, sizeof d);
    ::mgpu_regs_f32_x64(d);
    (mgpu_regs_f32_x64)(d);
    mgpu_st_shared_v4_b32(base + threadIdx.x * 16, h);
    mgpu_st_shared_v4_b32((base + threadIdx.x * shape<2, 8>::registers), h);
    mgpu_ld_shared_v4_b32(h, base + threadIdx.x * shape<2, 8>::registers);
    uint32_t *next = h;
    mgpu_regs_b32_x2(next++); /* once */
    *p->right = next == h + 1 && h[3] == 4;
}

TEST_CASE("functions of register arrays are functions")
{
    model m;
    bool right = false;
    const as_functions_args args = {&right};
    CHECK(m.run(as_functions_kernel, 1, 128, args) == MGPU_OK);
    CHECK(right);
    CHECK(m.lints.empty());
}
