/* 12_tcgen05_tile.cu - one tile on Blackwell's tensor core: one thread multiplies, tensor memory has the result
 * SPDX-License-Identifier: MIT
 *
 * You learn: tcgen05.mma takes two descriptors and an instruction descriptor, from one thread, and
 * writes tensor memory; a commit tells an mbarrier when it is done.
 * New since 11: what the four warps load from tensor memory is a product: D[128][128] = A[128][64] * B[128][64]^T.
 *
 * A and B are chosen so that D[row][col] = 128 row + col: each register tells which element it
 * is. All other columns of A and B are 0.
 *
 *     A[row] = (row, 1, 0, ...)    B[col] = (128, col, 0, ...)
 *
 *     thread 0      | order A, order B | wait | 4 x mma | commit |
 *     128 threads   alloc .................................. wait | fence | ld, wait | write d | dealloc
 *     TMA                  ~~~~~~~~~~~~~~~
 *     tensor core                               ~~~~~~~~~~~~~~~~
 *
 * Needs a Blackwell with tensor memory; in the model MGPU_EMU_TARGET=sm_100a.
 *
 * Expected output (t:i is register d[i] of thread t):
 *              col 0  col 1  col 2  col 3  col 4  col 5  col 6  col 7  col 8  col 9
 *     row   0    0:0    0:1    0:2    0:3    0:4    0:5    0:6    0:7    0:8    0:9
 *     row   1    1:0    1:1    1:2    1:3    1:4    1:5    1:6    1:7    1:8    1:9
 *     row 127  127:0  127:1  127:2  127:3  127:4  127:5  127:6  127:7  127:8  127:9
 *     12_tcgen05_tile: 16384 of 16384 elements are right, and where the map says
 */
#define MACHINE 10
#include "common.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum {
    M = 128,
    N = 128,
    K = 64, /* 128 bytes of bf16: one row of the 128-byte swizzle */
    THREADS = 128,
    A_BYTES = M * K * 2,
    B_BYTES = N * K * 2
};

typedef struct tile_args {
    mgpu_tensor_map a, b;
    uint32_t *d; /* [THREADS][N]: bits of floats */
} tile_args;

MGPU_KERNEL(tcgen05_tile, tile_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint16_t, a, M * K, 1024); /* where the 128-byte pattern begins */
    MGPU_SHARED_ALIGNED(uint16_t, b, N * K, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t full = mgpu_smem_addr(bars), done = full + 8;
    uint32_t d[N];

    /* ---- barriers, and tensor memory for D: a column has 128 rows ------------------------ */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    const uint32_t taddr =
        mgpu_tmem_take(mgpu_smem_addr(slot), N); /* as in 11, with its barrier */

    /* ---- load and multiply: one thread does it all ---------------------------------------- */
    if (threadIdx.x == 0) {
        const uint32_t idesc = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                               MGPU_MMA_BF16, MGPU_K_MAJOR, MGPU_K_MAJOR, M, N);
        uint64_t a_desc = mgpu_tcgen05_desc_k_major(mgpu_smem_addr(a), MGPU_SWIZZLE_128B);
        uint64_t b_desc = mgpu_tcgen05_desc_k_major(mgpu_smem_addr(b), MGPU_SWIZZLE_128B);
        mgpu_mbarrier_arrive_expect_tx(full, A_BYTES + B_BYTES);
        mgpu_tma_load_2d(mgpu_smem_addr(a), &p->a, 0, 0, full);
        mgpu_tma_load_2d(mgpu_smem_addr(b), &p->b, 0, 0, full);
        mgpu_mbarrier_wait(full, 0);
        for (uint32_t k = 0; k < K / 16; k++) { /* 16 of K, 32 bytes, an instruction */
            mgpu_tcgen05_mma_f16_ss(taddr, a_desc, b_desc, idesc, k != 0); /* 0: D = A * B */
            a_desc += mgpu_tcgen05_k_step(a_desc, MGPU_K_MAJOR, 2);
            b_desc += mgpu_tcgen05_k_step(b_desc, MGPU_K_MAJOR, 2);
        }
        mgpu_tcgen05_commit(done); /* arrives when all four are done */
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();

    /* ---- each warp shows its quarter of the lanes, each thread a row ----------------------- */
    mgpu_tcgen05_ld_32x32b_x128(d, mgpu_tmem_quarter(taddr));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x128(d);
    MGPU_UNROLL
    for (uint32_t i = 0; i < N; i++)
        p->d[threadIdx.x * N + i] = d[i];

    mgpu_tmem_give(taddr, N);
}

static uint16_t a[M][K], b[N][K];
static float d[THREADS][N];
static mgpu_slot owner[M][N]; /* as the machine says */

int
main(void)
{
    static const uint32_t rows[] = {0, 1, 7, 32, 64, 127};
    const mgpu_tmem_layout layout = mgpu_tmem_d_layout(M, 1, false, false);
    int right = 0;
    void *a_device, *b_device;
    tile_args p;
    mgpu_issues why;

    (void)find_machine();
    for (uint32_t row = 0; row < M; row++) {
        a[row][0] = mgpu_bf16_from_f32((float)row);
        a[row][1] = mgpu_bf16_from_f32(1);
    }
    for (uint32_t col = 0; col < N; col++) {
        b[col][0] = mgpu_bf16_from_f32(128);
        b[col][1] = mgpu_bf16_from_f32((float)col);
    }
    a_device = device_copy(a, sizeof a);
    b_device = device_copy(b, sizeof b);
    p.d = (uint32_t *)device_copy(NULL, sizeof d);

    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a_device, M, K, K * 2, M, K);
    desc.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&p.a, desc, &why), "tensor map of A", &why);
    desc = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, b_device, N, K, K * 2, N, K);
    desc.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&p.b, desc, &why), "tensor map of B", &why);

    launch(&tcgen05_tile_kernel, mgpu_launch_1d(1, THREADS), &p);
    host_copy(d, p.d, sizeof d);
    must(mgpu_free(a_device), "mgpu_free", NULL);
    must(mgpu_free(b_device), "mgpu_free", NULL);

    for (uint32_t thread = 0; thread < THREADS; thread++)
        for (uint32_t i = 0; i < N; i++) {
            const mgpu_coord at = /* as the map says */
                mgpu_tmem_d_coord(layout, N, 0, thread, i);
            const uint32_t told = /* as the register itself says */
                d[thread][i] >= 0 && d[thread][i] < M * N ? (uint32_t)d[thread][i] : 0;
            owner[told / N][told % N] = mgpu_make_slot(thread, i, 0);
            right += d[thread][i] == (float)(128 * at.row + at.col);
        }

    printf("       ");
    for (uint32_t col = 0; col < 10; col++)
        printf("  col %u", col);
    for (uint32_t i = 0; i < 6; i++) {
        printf("\nrow %3u", rows[i]);
        for (uint32_t col = 0; col < 10; col++)
            printf(" %4u:%u", owner[rows[i]][col].thread, owner[rows[i]][col].reg);
    }
    printf("\n12_tcgen05_tile: %d of %d elements are right, and where the map says\n", right,
           M * N);
    return right == M * N ? 0 : 1;
}
