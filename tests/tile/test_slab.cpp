/* tests/tile/test_slab.cpp - rows of a warp through two slabs to global memory, many in turn; halves rounded to nearest even.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum { SLABS = 7, WARPS = 2 };

typedef struct {
    mgpu_tensor_map d; /* [32 * WARPS][64 * SLABS] halves in boxes of 32 x 64 */
    uint32_t f16;
} slab_args;

/* Not a half: between two of them, or in the middle. */
MGPU_DEVICE float
number(uint32_t row, uint32_t col)
{
    return (float)(2048 + 2 * row) + 0.25f * (float)col;
}

MGPU_KERNEL(rows, slab_args, p, 32 * WARPS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, memory, WARPS * MGPU_SLABS_BYTES / 4, 1024);
    const uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    mgpu_slabs slabs = mgpu_slabs_make(mgpu_smem_addr(memory) + warp * MGPU_SLABS_BYTES);
    for (uint32_t s = 0; s < SLABS; s++) {
        uint32_t r[64], slab;
        for (uint32_t i = 0; i < 64; i++)
            r[i] = __float_as_uint(number(threadIdx.x, 64 * s + i));
        if (p->f16)
            mgpu_slab_round_f16(r);
        else
            mgpu_slab_round_bf16(r);
        slab = mgpu_slabs_next(&slabs);
        mgpu_tmem_put_row(slab, lane, r);
        mgpu_slab_store_2d(&p->d, (int32_t)(64 * s), (int32_t)(32 * warp), slab);
    }
    mgpu_slabs_drain();
}

} // namespace

TEST_CASE("mgpu_slabs_next, mgpu_slab_store_2d, mgpu_slab_round_bf16, _f16: each row where it "
          "belongs")
{
    for (uint32_t seed = 0; seed < 8; seed++) {
        model m;
        void *d = nullptr;
        mgpu_issues why;
        slab_args p;
        const uint32_t cols = 64 * SLABS, count = 32 * WARPS * cols;
        std::vector<uint16_t> got(count);
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = seed == 0   ? MGPU_EMU_EAGER
                          : seed == 1 ? MGPU_EMU_LAZY
                                      : MGPU_EMU_RANDOM;
        m.config.seed = seed;
        p.f16 = seed % 2;
        mgpu_emu_configure(m.config);
        REQUIRE(mgpu_malloc(&d, 2 * count) == MGPU_OK);
        REQUIRE(mgpu_memset(d, 0xdb, 2 * count, nullptr) == MGPU_OK);
        mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(p.f16 ? MGPU_DTYPE_F16 : MGPU_DTYPE_BF16,
                                                       d, 32 * WARPS, cols, 2 * cols, 32, 64);
        desc.swizzle = MGPU_SWIZZLE_128B;
        REQUIRE(mgpu_tensor_map_tiled(&p.d, desc, &why) == MGPU_OK);
        CAPTURE(seed);
        REQUIRE(m.run(rows_kernel, 1, 32 * WARPS, p) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        REQUIRE(mgpu_copy_from(got.data(), d, 2 * count, nullptr) == MGPU_OK);
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < count; i++)
            wrong += got[i] != (p.f16 ? mgpu_f16_from_f32(number(i / cols, i % cols))
                                      : mgpu_bf16_from_f32(number(i / cols, i % cols)));
        CHECK(wrong == 0);
        REQUIRE(mgpu_free(d) == MGPU_OK);
    }
}
