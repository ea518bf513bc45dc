/* tests/layout/test_smem_desc_device.cu - what wgmma reads through a descriptor, address by address.
 * SPDX-License-Identifier: MIT
 *
 * An iota test of mgpu_wgmma_operand_addr(): shared memory holds numbers that say where they are;
 * A is the identity, so D shows which numbers the tensor core took as B.
 */
#include <mgpu/mgpu.h>

#include "../device.h"

MGPU_REQUIRE(WGMMA);

enum { IMAGE_BYTES = 8192 };

typedef struct {
    const uint16_t *image; /* what B's memory holds, bf16 */
    float *out;            /* [16][8]: k, n */
    uint64_t b;            /* descriptor with the start relative to B's memory */
} desc_args;

MGPU_KERNEL(read_through, desc_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t at = mgpu_smem_addr(s), t = threadIdx.x;
    const uint64_t a = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);
    const uint64_t b = p->b + (uint64_t)((at + 8192) >> 4);
    float d[4] = {0, 0, 0, 0};
    for (uint32_t i = t; i < 64 * 64; i += 128) /* A[m][k] = (m == k), 1.0 in bf16 */
        *(uint16_t *)(s + mgpu_swizzle_offset(MGPU_SWIZZLE_128B, i / 64 * 128 + i % 64 * 2)) =
            i / 64 == i % 64 ? 0x3f80 : 0;
    for (uint32_t i = t; i < IMAGE_BYTES / 2; i += 128)
        ((uint16_t *)(s + 8192))[i] = p->image[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_acc_fence_f32_x4(d);
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, b, 0);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x4(0, d);
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(t, i);
        if (c.row < 16)
            p->out[c.row * 8 + c.col] = d[i];
    }
}

/* The byte of B's memory that element (n, k) came from: the chunk in one run, its word in another. */
static std::vector<uint32_t>
addresses_read(uint64_t desc)
{
    std::vector<uint32_t> address(16 * 8);
    for (int pass = 0; pass < 3; pass++) {
        std::vector<uint16_t> image(IMAGE_BYTES / 2);
        for (uint32_t i = 0; i < image.size(); i++)
            image[i] = mgpu_bf16_from_f32((float)(pass == 0   ? i % 16
                                                  : pass == 1 ? i / 16 % 16
                                                              : i / 256));
        device_buffer<uint16_t> in(image);
        device_buffer<float> out(16 * 8);
        desc_args args = {in.ptr(), out.ptr(), desc};
        mgpu_launch_config config = mgpu_launch_1d(1, 128);
        config.smem_bytes = 8192 + IMAGE_BYTES;
        launch(&read_through_kernel, config, args);
        const std::vector<float> got = out.download();
        for (uint32_t i = 0; i < address.size(); i++)
            address[i] += (uint32_t)got[i] * (pass == 0 ? 2 : pass == 1 ? 32 : 512);
    }
    return address;
}

TEST_CASE("mgpu_wgmma_operand_addr: K-major, every swizzle, line and base offset")
{
    std::vector<uint32_t> all;
    for (mgpu_swizzle s :
         {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B})
        for (uint32_t line = 0; line < 8; line++)
            for (uint32_t base = 0; base < (s == MGPU_SWIZZLE_NONE ? 1u : 8u); base++) {
                mgpu_wgmma_desc_fields f;
                memset(&f, 0, sizeof f);
                f.start = line * 128;
                f.leading_bytes = 128;
                f.stride_bytes = 1024;
                f.base_offset = base;
                f.swizzle = s;
                const std::vector<uint32_t> got = addresses_read(mgpu_wgmma_desc_encode(f));
                all.insert(all.end(), got.begin(), got.end());
                CAPTURE((int)s, line, base);
                for (uint32_t k = 0; k < 16; k++)
                    for (uint32_t n = 0; n < 8; n++)
                        REQUIRE(got[k * 8 + n] ==
                                mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, 2, n, k));
            }
    record("addresses", all);
}
