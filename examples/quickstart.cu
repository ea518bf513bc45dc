/* quickstart.cu - TMA, an mbarrier and the tensor cores: D[64][64] = A[64][64] * B[64][64]^T
 * SPDX-License-Identifier: MIT
 *   nvcc -gencode arch=compute_90a,code=sm_90a -I include examples/quickstart.cu -o quickstart
 *   g++ -O2 -g -pthread -DMGPU_EMULATE=1 -DMGPU_EMU_IMPLEMENTATION -I include -x c++ \
 *       examples/quickstart.cu -o quickstart_model */
#include <mgpu/mgpu.h>
MGPU_REQUIRE(WGMMA);
typedef struct args {
    mgpu_tensor_map a, b;
    void *ab, *d; /* bf16 [2][64][64], A and B; float [64][64] */
} args;
MGPU_KERNEL(tile, args, p, 128, 1) /* one block of 128 threads, which are a warpgroup */
{
    MGPU_SHARED_ALIGNED(unsigned char, memory, 2 * 8192 + 8, 1024);
    const uint32_t a = mgpu_smem_addr(memory), b = a + 8192, full = b + 8192;
    float d[32] = {0};
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(full, 2 * 8192);
        mgpu_tma_load_2d(a, &p->a, 0, 0, full); /* returns at once: TMA copies by itself */
        mgpu_tma_load_2d(b, &p->b, 0, 0, full);
    }
    __syncthreads();
    mgpu_mbarrier_wait(full, 0); /* all 16384 bytes have come */
    mgpu_acc_fence_f32_x32(d);
    for (uint32_t k = 0; k < 128; k += 32) /* bytes along K: 16 elements are one step */
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major(a + k, MGPU_SWIZZLE_128B),
                                         mgpu_wgmma_desc_k_major(b + k, MGPU_SWIZZLE_128B), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    for (uint32_t i = 0; i < 32; i++) { /* the place of each register in D */
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
        ((float *)p->d)[64 * at.row + at.col] = d[i];
    }
}
int
main(void)
{
    static uint16_t ab[2][64][64]; /* A is 1 where k <= m, B is 1 where k >= n */
    static float d[64][64];
    static mgpu_issues why; /* sentences, from the calls that know more than a status */
    static args p;
    mgpu_device_info gpu;
    int wrong = 0;
    if (mgpu_device_query(&gpu) != MGPU_OK)
        return printf("%s\n", gpu.reason), 77;
    for (int i = 0; i < 64 * 64; i++)
        ab[0][i / 64][i % 64] = ab[1][i % 64][i / 64] = i % 64 <= i / 64 ? 0x3f80 : 0;
    const mgpu_status status = mgpu_malloc(&p.ab, sizeof ab);
    mgpu_tensor_map_desc a = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, p.ab, 64, 64, 128, 64, 64);
    a.swizzle = MGPU_SWIZZLE_128B;
    mgpu_tensor_map_desc b = a;
    b.global = (const char *)p.ab + sizeof ab[0];
    if (status || mgpu_malloc(&p.d, sizeof d) || mgpu_copy_to(p.ab, ab, sizeof ab, NULL) ||
        mgpu_tensor_map_tiled(&p.a, a, &why) || mgpu_tensor_map_tiled(&p.b, b, &why) ||
        mgpu_launch(&tile_kernel, mgpu_launch_1d(1, 128), &p, &why) ||
        mgpu_copy_from(d, p.d, sizeof d, NULL) || mgpu_free(p.ab) || mgpu_free(p.d))
        return printf("%s\n", why.count > 0 ? why.item[0].text : "no memory, or a bad copy"), 1;
    for (int i = 0; i < 64 * 64; i++)
        wrong += d[i / 64][i % 64] != (float)(i / 64 < i % 64 ? 0 : i / 64 - i % 64 + 1);
    printf("D = A * B^T, 64 x 64 x 64: %d elements are wrong\n", wrong);
    return wrong != 0;
}
