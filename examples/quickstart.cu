/* quickstart.cu - TMA, an mbarrier and the tensor cores: D[64][64] = A[64][64] * B[64][64]^T
 * SPDX-License-Identifier: MIT */
#include <mgpu/mgpu.h>
MGPU_REQUIRE(WGMMA);
typedef struct args {
    mgpu_tensor_map ab; /* bf16: A in rows 0 to 63, B in rows 64 to 127 */
    float *d;
} args;
MGPU_KERNEL(tile, args, p, 128, 1) /* one block of 128 threads, which are a warpgroup */
{
    MGPU_SMEM(memory, 1024);
    const uint32_t a = mgpu_smem_addr(memory), b = a + 8192, full = b + 8192;
    float d[32];
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(full, 2 * 8192);
        mgpu_tma_load_2d(a, &p->ab, 0, 0, full); /* returns at once: TMA copies by itself */
    }
    __syncthreads();
    mgpu_mbarrier_wait(full, 0); /* all 16384 bytes have come */
    mgpu_acc_zero_f32(d, 32);
    mgpu_acc_fence_f32_x32(d);
    for (uint32_t k = 0; k < 128; k += 32) /* bytes along K: 16 elements are one step */
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major(a + k, MGPU_SWIZZLE_128B),
                                         mgpu_wgmma_desc_k_major(b + k, MGPU_SWIZZLE_128B), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    for (uint32_t i = 0; i < 32; i++) { /* the place of each register in D */
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
        p->d[at.row * 64 + at.col] = d[i];
    }
}
int
main(void)
{
    static uint16_t ab[128][64]; /* A is 1 where k <= m, B is 1 where k >= n */
    static float d[64][64];
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    mgpu_tensor_map_desc map;
    mgpu_issues why;
    void *gpu_ab, *gpu_d;
    args p;
    int wrong = why.count = 0;
    for (int i = 0; i < 128 * 64; i++)
        ab[i / 64][i % 64] = (i < 4096 ? i % 64 <= i / 64 : i % 64 >= i / 64 - 64) ? 0x3f80 : 0;
    if (mgpu_malloc(&gpu_ab, sizeof ab) || mgpu_malloc(&gpu_d, sizeof d))
        return puts("skipped: there is no GPU, or no memory on it"), 77;
    map = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, gpu_ab, 128, 64, 128, 128, 64);
    map.swizzle = MGPU_SWIZZLE_128B;
    config.smem_bytes = 2 * 8192 + 8;
    p.d = (float *)gpu_d;
    if (mgpu_copy_to(gpu_ab, ab, sizeof ab, NULL) || mgpu_tensor_map_tiled(&p.ab, map, &why) ||
        mgpu_launch(&tile_kernel, config, &p, &why) || mgpu_copy_from(d, gpu_d, sizeof d, NULL))
        return printf("failed: %s\n", why.count > 0 ? why.item[0].text : "a copy"), 1;
    for (int i = 0; i < 64 * 64; i++)
        wrong += d[i / 64][i % 64] != (float)(i / 64 < i % 64 ? 0 : i / 64 - i % 64 + 1);
    printf("D = A * B^T, 64 x 64 x 64: %d elements are wrong\n", wrong);
    return wrong != 0;
}
