/* tests/layout/test_smem_desc_device.cu - what wgmma reads through a descriptor, address by address.
 * SPDX-License-Identifier: MIT
 *
 * An iota test of mgpu_wgmma_operand_addr(): shared memory holds numbers that say where they are;
 * A is the identity, so D shows which numbers the tensor core took as B.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/wgmma_mn.h>

#include "../device.h"
#include "blocks.h"

MGPU_REQUIRE(WGMMA);

enum { IMAGE_BYTES = 8192 };

typedef struct {
    const uint16_t *image; /* what B's memory holds, bf16 */
    float *out;            /* [16][n]: k, n */
    uint64_t b;            /* descriptor with the start relative to B's memory */
} desc_args;

#define READ_THROUGH(name, n, registers, function)                                             \
    MGPU_KERNEL(name, desc_args, p, 128, 1)                                                    \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        const uint32_t at = mgpu_smem_addr(s), t = threadIdx.x;                                \
        const uint64_t a = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);                     \
        const uint64_t b = p->b + (uint64_t)((at + 8192) >> 4);                                \
        float d[registers];                                                                    \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < registers; i++)                                               \
            d[i] = 0;                                                                          \
        for (uint32_t i = t; i < 64 * 64; i += 128) /* A[m][k] = (m == k), 1.0 in bf16 */      \
            *(uint16_t *)(s +                                                                  \
                          mgpu_swizzle_offset(MGPU_SWIZZLE_128B, i / 64 * 128 + i % 64 * 2)) = \
                i / 64 == i % 64 ? 0x3f80 : 0;                                                 \
        for (uint32_t i = t; i < IMAGE_BYTES / 2; i += 128)                                    \
            ((uint16_t *)(s + 8192))[i] = p->image[i];                                         \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        __syncthreads();                                                                       \
        mgpu_acc_fence_f32_x##registers(d);                                                    \
        function(d, a, b, 0);                                                                  \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_acc_wait_f32_x##registers(0, d);                                                  \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < registers; i++) {                                             \
            const mgpu_coord c = mgpu_wgmma_d_f32_coord(t, i);                                 \
            if (c.row < 16)                                                                    \
                p->out[c.row * n + c.col] = d[i];                                              \
        }                                                                                      \
    }

READ_THROUGH(read_through, 8, 4, mgpu_wgmma_m64n8k16_f32_bf16_ss)
READ_THROUGH(read_rows, 64, 32, mgpu_wgmma_m64n64k16_f32_bf16_ss)
READ_THROUGH(read_columns, 64, 32, mgpu_wgmma_m64n64k16_f32_bf16_ss_tb)

/* The byte of B's memory that element (n, k) came from: the chunk in one run, its word in another. */
static std::vector<uint32_t>
addresses_read(const mgpu_kernel *kernel, uint32_t n, uint64_t desc)
{
    std::vector<uint32_t> address(16 * n);
    for (int pass = 0; pass < 3; pass++) {
        std::vector<uint16_t> image(IMAGE_BYTES / 2);
        for (uint32_t i = 0; i < image.size(); i++)
            image[i] = mgpu_bf16_from_f32((float)(pass == 0   ? i % 16
                                                  : pass == 1 ? i / 16 % 16
                                                              : i / 256));
        device_buffer<uint16_t> in(image);
        device_buffer<float> out(16 * n);
        desc_args args = {in.ptr(), out.ptr(), desc};
        mgpu_launch_config config = mgpu_launch_1d(1, 128);
        config.smem_bytes = 8192 + IMAGE_BYTES;
        launch(kernel, config, args);
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
                const std::vector<uint32_t> got =
                    addresses_read(&read_through_kernel, 8, mgpu_wgmma_desc_encode(f));
                all.insert(all.end(), got.begin(), got.end());
                CAPTURE((int)s, line, base);
                for (uint32_t k = 0; k < 16; k++)
                    for (uint32_t n = 0; n < 8; n++)
                        REQUIRE(got[k * 8 + n] ==
                                mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, 2, n, k));
            }
    record("addresses", all);
}

/* B is 128 columns of 64 bytes of K, or 64 of 128; MN-major 128 columns of 16 elements of K. An instruction
 * reads 64 columns of it, the first or, by steps, others. */
TEST_CASE("orders of blocks and steps: what is read lies where it was put, block by block")
{
    std::vector<uint32_t> all;
    for (mgpu_swizzle s :
         {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B})
        for (mgpu_major major : {MGPU_K_MAJOR, MGPU_MN_MAJOR})
            for (bool along_first : {false, true}) {
                const bool k_major = major == MGPU_K_MAJOR;
                const uint32_t wide = s == MGPU_SWIZZLE_128B ? 128 : 64; /* bytes of K */
                const ordered o = {s,
                                   major,
                                   along_first,
                                   0,
                                   2,
                                   k_major ? wide : 256u,
                                   k_major ? 4096 / wide * 2 : 16u};
                const uint32_t columns = k_major ? o.down : 128;
                for (uint32_t mn : {0u, 64u})
                    for (uint32_t k : {0u, 16u}) {
                        if (mn + 64 > columns ||
                            (k != 0 && (!k_major || s == MGPU_SWIZZLE_32B)))
                            continue;
                        uint64_t desc = o.desc(0, 0);
                        if (mn != 0)
                            desc += mgpu_wgmma_mn_step(desc, major, mn);
                        if (k != 0)
                            desc += mgpu_wgmma_k_step(desc, major);
                        const std::vector<uint32_t> got = addresses_read(
                            k_major ? &read_rows_kernel : &read_columns_kernel, 64, desc);
                        all.insert(all.end(), got.begin(), got.end());
                        CAPTURE((int)s, (int)major, along_first, mn, k);
                        for (uint32_t i = 0; i < 16; i++)
                            for (uint32_t n = 0; n < 64; n++)
                                REQUIRE(got[i * 64 + n] == o.address(mn + n, k + i));
                    }
            }
    record("orders", all);
}
