/* tests/ptx/test_bulk_mask.cpp - bulk stores of the bytes of a mask in the model: exact, and the others stay.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>

namespace
{

enum { BYTES = 128 };

typedef struct {
    unsigned char *out;
    uint32_t bytes, hint;
    uint16_t mask;
} mask_args;

MGPU_KERNEL(masked, mask_args, p, 32, 1)
{
    MGPU_SMEM(smem, 128);
    for (uint32_t i = threadIdx.x; i < BYTES; i += 32)
        smem[i] = (unsigned char)(i + 1);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        if (p->hint != 0)
            mgpu_bulk_store_hint_cp_mask(p->out, mgpu_smem_addr(smem), p->bytes, policy,
                                         p->mask);
        else
            mgpu_bulk_store_cp_mask(p->out, mgpu_smem_addr(smem), p->bytes, p->mask);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

} // namespace

TEST_CASE("mgpu_bulk_store_cp_mask, _hint_cp_mask: bytes of the mask, and no others")
{
    const uint16_t masks[] = {0xffff, 0x0000, 0x0001, 0x8000, 0x00f7, 0xa5c3, 0x7ffe};
    for (uint16_t mask : masks)
        for (uint32_t hint = 0; hint < 2; hint++)
            for (uint32_t bytes = 16; bytes <= BYTES; bytes += 56 * 2) {
                known<unsigned char> out(BYTES, 0xDB);
                mask_args args = {out.data.data(), bytes, hint, mask};
                model m;
                m.config.target = MGPU_EMU_SM_120A;
                m.config.policy = MGPU_EMU_LAZY;
                REQUIRE(m.run(masked_kernel, 1, 32, args) == MGPU_OK);
                for (uint32_t i = 0; i < BYTES; i++) {
                    INFO("mask " << mask << ", " << bytes << " bytes, byte " << i);
                    REQUIRE(out.data[i] == (i < bytes && mask >> i % 16 & 1 ? i + 1 : 0xDBu));
                }
            }
}

TEST_CASE(
    "cp.async.bulk.cp_mask: what the machine would refuse is a fault with its own sentence")
{
    known<unsigned char> out(BYTES);
    model m;
    mask_args args = {out.data.data(), 24, 0, 1};
    m.config.target = MGPU_EMU_SM_100A;
    REQUIRE(m.run(masked_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    REQUIRE(m.says({"cp.async.bulk.cp_mask: 24 bytes: a positive multiple of 16"}));
    args.bytes = 16;
    args.out += 8;
    REQUIRE(m.run(masked_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    char said[96];
    (void)std::snprintf(said, sizeof said, "%s: global address %p is not aligned to 16 bytes",
                        "cp.async.bulk.cp_mask", (void *)args.out);
    REQUIRE(m.says({said}));
    m.config.target = MGPU_EMU_SM_90A;
    REQUIRE(m.run(masked_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    REQUIRE(m.says({"cp.async.bulk.cp_mask needs sm_100 or later, the target is sm_90a"}));
}
