/* sparse_wgmma.cu - wgmma on a 2:4 sparse A: D[64][64] = A[64][128] * B[64][128]^T, bf16 into f32
 * SPDX-License-Identifier: MIT
 *   nvcc -gencode arch=compute_90a,code=sm_90a -I include examples/sparse_wgmma.cu -o sparse_wgmma
 *   g++ -O2 -g -pthread -DMGPU_EMULATE=1 -DMGPU_EMU_IMPLEMENTATION -I include -x c++ \
 *       examples/sparse_wgmma.cu -o sparse_wgmma_model
 *
 * Of each four elements of a row of A two are stored, side by side, and 4 bits say where they stood.
 * So 64 stored columns of A, one box, meet 128 columns of B, two boxes. Each wgmma takes 32 of K:
 *
 *     wgmma           0           1           2           3
 *     A          | 32 bytes  | 32 bytes  | 32 bytes  | 32 bytes  |    along the rows of its box
 *     B          | 64 bytes  | 64 bytes  | 64 bytes  | 64 bytes  |    of box 0, then of box 1
 *     metadata   | selector 0, 1 of e[0] | selector 0, 1 of e[1] |    two lanes of each four */
#include "common.h"
#include <mgpu/ptx/wgmma_sp_bf16.gen.h> /* not in mgpu.h */
MGPU_REQUIRE(WGMMA);
enum { M = 64, N = 64, K = 128, BOX_BYTES = 64 * 128 };
typedef struct matrices {
    uint16_t a[M][K / 2], b[N][K]; /* bf16; of A what is stored */
    uint32_t meta[2][128];         /* a register of each thread for 64 of K */
    float d[M][N];
} matrices;
typedef struct args {
    mgpu_tensor_map a, b;
    matrices *all;
} args;
MGPU_KERNEL(multiply, args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, memory, 3 * BOX_BYTES + 8, 1024);
    const uint32_t smem = mgpu_smem_addr(memory), full = smem + 3 * BOX_BYTES;
    uint32_t e[2] = {p->all->meta[0][threadIdx.x], p->all->meta[1][threadIdx.x]};
    uint64_t a = mgpu_wgmma_desc_k_major(smem, MGPU_SWIZZLE_128B);
    float d[N / 2] = {0};
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(full, 3 * BOX_BYTES);
        mgpu_tma_load_2d(smem, &p->a, 0, 0, full);
        mgpu_tma_load_2d(smem + BOX_BYTES, &p->b, 0, 0, full);
        mgpu_tma_load_2d(smem + 2 * BOX_BYTES, &p->b, 64, 0, full);
    }
    __syncthreads();
    mgpu_mbarrier_wait(full, 0);
    mgpu_regs_b32_x2(e); /* in flight as d is: written before the fence, not after it */
    mgpu_acc_fence_f32_x32(d);
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        uint64_t b = mgpu_wgmma_desc_k_major(smem + (1 + i) * BOX_BYTES, MGPU_SWIZZLE_128B);
        mgpu_wgmma_sp_f32_bf16_ss(N, d, a, b, e[i], 0, 1);
        a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
        b += mgpu_wgmma_sp_b_k_step(b, MGPU_K_MAJOR); /* twice that of A */
        mgpu_wgmma_sp_f32_bf16_ss(N, d, a, b, e[i], 1, 1);
        a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
    }
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    for (uint32_t i = 0; i < N / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
        p->all->d[at.row][at.col] = d[i];
    }
}
int
main(void)
{
    static float a[M][K], b[N][K]; /* A with its zeros */
    static matrices all;
    static args p;
    int wrong = 0;
    (void)find_machine();
    for (uint32_t m = 0; m < M; m++)
        for (uint32_t k = 0; k < K; k += 4) {
            const uint32_t x = (uint32_t)rand() % 3, y = x + 1 + (uint32_t)rand() % (3 - x);
            const mgpu_meta_slot slot = mgpu_wgmma_meta_slot(16, k / 32 % 2, m, k % 32 / 4);
            all.meta[k / 64][slot.thread] |= mgpu_sparse_code(x, y) << slot.bit;
            all.a[m][k / 2] = mgpu_bf16_from_f32(a[m][k + x] = (float)(rand() % 9 - 4));
            all.a[m][k / 2 + 1] = mgpu_bf16_from_f32(a[m][k + y] = (float)(rand() % 9 - 4));
        }
    for (uint32_t i = 0; i < N * K; i++)
        all.b[i / K][i % K] = mgpu_bf16_from_f32(b[i / K][i % K] = (float)(rand() % 9 - 4));
    p.all = (matrices *)device_copy(&all, sizeof all);
    mgpu_tensor_map_desc map =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, p.all->a, M, K / 2, K / 2 * 2, M, 64);
    map.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&p.a, map, NULL), "tensor map of A", NULL);
    map = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, p.all->b, N, K, K * 2, N, 64);
    map.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&p.b, map, NULL), "tensor map of B", NULL);
    launch(&multiply_kernel, mgpu_launch_1d(1, 128), &p);
    host_copy(&all, p.all, sizeof all);
    for (int i = 0; i < M * N; i++) {
        float sum = 0; /* of integers: exact */
        for (int k = 0; k < K; k++)
            sum += a[i / N][k] * b[i % N][k];
        wrong += all.d[i / N][i % N] != sum;
    }
    printf("D = A * B^T, A 2:4 sparse, 64 x 64 x 128: %d elements are wrong\n", wrong);
    return wrong != 0;
}
