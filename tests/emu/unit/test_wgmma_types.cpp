/* tests/emu/unit/test_wgmma_types.cpp - wgmma beyond bf16 and f16 in the model: what is refused, and what goes together.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    float *out;
    mgpu__wgmma_shape first, second; /* the second into the same registers; n = 0: none */
    uint32_t meta;                   /* of thread 37; the others have 0x44444444 */
    uint32_t b_swizzle;
} types_args;

/* D = A B, with A from registers, of tiles of 0x38 bytes: 1 of e4m3. */
MGPU_KERNEL(of_types, types_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t meta = threadIdx.x == 37 ? p->meta : 0x44444444u;
    const uint64_t b =
        mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), static_cast<mgpu_swizzle>(p->b_swizzle));
    uint32_t a[4] = {0x38383838u, 0x38383838u, 0x38383838u, 0x38383838u};
    float d[32];
    memset(s + threadIdx.x * 64, 0x38, 64);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    for (int i = 0; i < 32; i++)
        d[i] = 0;
    mgpu_regs_b32_x4(a);
    mgpu_acc_fence_f32_x32(d);
    if (p->first.sparse)
        MGPU__EMU(mgpu__emu_wgmma_sp(p->first, d, a, 0, b, meta, 0));
    else
        MGPU__EMU(mgpu__emu_wgmma(p->first, d, a, 0, b, 0));
    if (p->second.n != 0)
        MGPU__EMU(mgpu__emu_wgmma(p->second, d, a, 0, b, 1));
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    for (uint32_t i = 0; i < 32; i++)
        p->out[threadIdx.x * 32 + i] = d[i];
}

static mgpu__wgmma_shape
shape_of(mgpu__wgmma_type type, uint32_t n, int sparse = 0, uint32_t selector = 0)
{
    mgpu__wgmma_shape s = mgpu__wgmma_shape_of(n, type, 0, 1, 0, 0);
    s.sparse = (uint8_t)sparse;
    s.selector = (uint8_t)selector;
    return s;
}

struct wrong {
    mgpu__wgmma_shape shape;
    uint32_t meta, swizzle;
    const char *says;
};

TEST_CASE("wgmma of integers, and sparse ones: what is refused")
{
    const wrong all[] = {
        {shape_of(MGPU__WGMMA_S8, 40), 0, MGPU_SWIZZLE_128B,
         "wgmma: n is 40: of integers and bits 8, 16, 24, 32, then multiples of 16"},
        {shape_of(MGPU__WGMMA_F16, 64, 1, 2), 0x44444444u, MGPU_SWIZZLE_128B,
         "wgmma.mma_async.sp: the selector is 2: 0 or 1"},
        {shape_of(MGPU__WGMMA_E5M2, 64, 1), 0x44544444u, MGPU_SWIZZLE_128B,
         "wgmma.mma_async.sp: the metadata 0x44544444 of this thread has the code 0x5: a "
         "code is two different positions, the lower one in the lower bits: "
         "0x4, 0x8, 0x9, 0xc, 0xd or 0xe; of the other order wgmma takes 0x6 (positions 2 and "
         "1), and mma.sp none"},
        {shape_of(MGPU__WGMMA_TF32, 64, 1), 0x44944444u, MGPU_SWIZZLE_128B,
         "wgmma.mma_async.sp: the metadata 0x44944444 of this thread has the code 0x9: of "
         "tf32 a code is 0x4, the first of two elements, or 0xe, the second"},
        {shape_of(MGPU__WGMMA_F16, 64, 1), 0x44444444u, MGPU_SWIZZLE_32B,
         "wgmma m64n64k32: B's matrix descriptor has the 32B swizzle: a row of B is 64 bytes "
         "along K when A is sparse, use 64B or 128B"},
        {mgpu__wgmma_shape_of(64, MGPU__WGMMA_TF32, 0, 1, 0, 1), 0, MGPU_SWIZZLE_128B,
         "wgmma m64n64k8: wgmma reads MN-major operands of 16-bit types only"}};
    for (const wrong &w : all) {
        model m;
        std::vector<float> out(128 * 32);
        types_args a = {out.data(), w.shape, shape_of(MGPU__WGMMA_BF16, 0), w.meta, w.swizzle};
        CAPTURE(w.says);
        REQUIRE(m.run(of_types_kernel, 1, 128, a, 1, 16384) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({w.says, "test_wgmma_types.cpp:"}));
    }
}

TEST_CASE("wgmma of two types of one shape go into the same accumulator one after the other")
{
    model m;
    std::vector<float> out(128 * 32);
    types_args a = {out.data(), shape_of(MGPU__WGMMA_E4M3, 64),
                    shape_of(MGPU__WGMMA_E4M3_E5M2, 64), 0, MGPU_SWIZZLE_128B};
    REQUIRE(m.run(of_types_kernel, 1, 128, a, 1, 16384) == MGPU_OK);
    for (float x : out)
        REQUIRE(x == 32 * (1 + 0.5f));        /* 0x38 is 1 of e4m3, 0.5 of e5m2 */
    a.second = shape_of(MGPU__WGMMA_F16, 64); /* of another K */
    REQUIRE(m.run(of_types_kernel, 1, 128, a, 1, 16384) == MGPU_ERROR_FAULT);
    CHECK(m.says({"its accumulator is in flight with another shape"}));
}
