/* zero_cost_mgpu.cu - four kernels in the library's words; zero_cost_hand.cu has them by hand.
 * SPDX-License-Identifier: MIT
 *
 * zero_cost.py compiles both and compares the PTX: the library must add nothing.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/mma.h>

MGPU_REQUIRE(WGMMA);

enum {
    TILE_M = 64,
    TILE_N = 128,
    TILE_K = 64,
    STAGES = 4,
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SLABS_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SLABS_AT + 2 * (int)MGPU_EPILOGUE_SLAB_BYTES
};

/* ---- D tile = A tile * B tile^T: a producer thread, a consumer warpgroup, a ring, TMA out -- */

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    uint32_t tiles_k;
} gemm_args;

MGPU_KERNEL(gemm, gemm_args, p, 256, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start();

    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 4);
    __syncthreads();

    if (mgpu_warpgroup_index() == 1) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x % 128 == 0)
            for (uint32_t k = 0; k < p->tiles_k; k++) {
                const uint32_t full = mgpu_pipeline_full(ring, at);
                mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES);
                mgpu_tma_load_2d(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                                 (int32_t)row, full);
                mgpu_tma_load_2d(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                                 (int32_t)col, full);
                at = mgpu_pipeline_next(ring, at);
            }
    } else {
        mgpu_pipeline_place last = at;
        float d[64];
        MGPU_SETMAXNREG_INC(232);
        mgpu_acc_zero_f32(d, 64);
        mgpu_acc_fence_f32_x64(d);
        for (uint32_t k = 0; k < p->tiles_k; k++) {
            mgpu_pipeline_wait(ring, at);
            mgpu_wgmma_fence();
            const uint64_t a =
                mgpu_wgmma_desc_k_major(smem + A_AT + at.stage * A_BYTES, MGPU_SWIZZLE_128B);
            const uint64_t b =
                mgpu_wgmma_desc_k_major(smem + B_AT + at.stage * B_BYTES, MGPU_SWIZZLE_128B);
            MGPU_UNROLL
            for (uint32_t i = 0; i < TILE_K / 16; i++)
                mgpu_wgmma_f32_bf16_ss(TILE_N, d, a + i * mgpu_wgmma_k_step(a, MGPU_K_MAJOR),
                                       b + i * mgpu_wgmma_k_step(b, MGPU_K_MAJOR), 1);
            mgpu_wgmma_commit_group();
            mgpu_wgmma_wait_group(1);
            if (k != 0)
                mgpu_pipeline_release(ring, last);
            last = at;
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_acc_wait_f32_x64(0, d);
        MGPU_UNROLL
        for (uint32_t s = 0; s < TILE_N / 64; s++) {
            const uint32_t slab = smem + SLABS_AT + s * MGPU_EPILOGUE_SLAB_BYTES;
            mgpu_epilogue_acquire(1, 1);
            mgpu_epilogue_put_bf16(slab, d + 32 * s);
            mgpu_epilogue_store_2d(&p->d, (int32_t)(col + 64 * s), (int32_t)row, slab, 1);
        }
        mgpu_epilogue_drain();
    }
}

/* ---- two warps take turns on a word of shared memory, two mbarriers hand it over ----------- */

typedef struct ping_pong_args {
    uint32_t *out;
    uint32_t rounds;
} ping_pong_args;

MGPU_KERNEL(ping_pong, ping_pong_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, word, 1);
    const uint32_t ping = mgpu_smem_addr(bars), pong = ping + 8;

    if (threadIdx.x == 0) {
        word[0] = 0;
        mgpu_mbarrier_init(ping, 32);
        mgpu_mbarrier_init(pong, 32);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t i = 0; i < p->rounds; i++) {
        if (threadIdx.x < 32) {
            mgpu_mbarrier_wait(pong, (i & 1) ^ 1);
            if (threadIdx.x == 0)
                word[0] += 1;
            mgpu_mbarrier_arrive(ping);
        } else {
            mgpu_mbarrier_wait(ping, i & 1);
            if (threadIdx.x == 32)
                word[0] *= 2;
            mgpu_mbarrier_arrive(pong);
        }
    }
    __syncthreads();
    if (threadIdx.x == 0)
        p->out[blockIdx.x] = word[0];
}

/* ---- 4 KiB in, 4 KiB out, by one thread ---------------------------------------------------- */

typedef struct bulk_args {
    const unsigned char *in;
    unsigned char *out;
} bulk_args;

MGPU_KERNEL(bulk, bulk_args, p, 32, 1)
{
    MGPU_SMEM(memory, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t smem = mgpu_smem_addr(memory), bar = mgpu_smem_addr(bars);

    if (mgpu_elect_sync()) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 4096);
        mgpu_bulk_load(smem, p->in + 4096 * blockIdx.x, 4096, bar);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_store(p->out + 4096 * blockIdx.x, smem, 4096);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* ---- an epilogue alone: registers, stmatrix, TMA store ------------------------------------- */

typedef struct epilogue_args {
    mgpu_tensor_map d;
    const float *in;
} epilogue_args;

MGPU_KERNEL(epilogue, epilogue_args, p, 128, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    float d[32];
    MGPU_UNROLL
    for (uint32_t i = 0; i < 32; i++)
        d[i] = p->in[128 * i + threadIdx.x];
    mgpu_epilogue_acquire(0, 1);
    mgpu_epilogue_put_bf16(smem, d);
    mgpu_epilogue_store_2d(&p->d, (int32_t)(64 * blockIdx.x), 0, smem, 1);
    mgpu_epilogue_drain();
}

/* ---- words that others change: loads, stores and atomics, by name and by a constant ---------- */

typedef struct words_args {
    const float *in;
    float *sums;
    uint32_t *words;
} words_args;

MGPU_KERNEL(words, words_args, p, 128, 1)
{
    float r[4];
    uint32_t n;
    mgpu_ld_global_nc_l1_no_allocate_v4_f32(r, p->in + 4 * threadIdx.x);
    mgpu_red_relaxed_gpu_global_add_v4_f32(p->sums, r);
    n = mgpu_atom_acq_rel_gpu_global_add_u32(p->words, 1);
    n += mgpu_atom_global_cas_b32(MGPU_ACQUIRE_GPU, p->words + 1, n, 7);
    mgpu_red_global_max_s32(MGPU_RELEASE_SYS, (int32_t *)p->words + 2, (int32_t)n);
    n += mgpu_ld_acquire_gpu_global_b32(p->words + 3);
    mgpu_st_global_l1_evict_first_b32(p->words + 4, n);
    mgpu_st_relaxed_sys_global_f32(p->sums + 4, r[0]);
}

/* ---- one warp multiplies: operands from shared memory, dense, sparse, of bytes, of doubles -------- */

typedef struct product_args {
    float *d;
    const uint32_t *x;
    double *wide;
} product_args;

MGPU_KERNEL(product, product_args, p, 32, 1)
{
    MGPU_SMEM(smem, 128);
    const uint32_t at = mgpu_smem_addr(smem) + threadIdx.x * 16;
    uint32_t a[4], b[4];
    int32_t s[4] = {0, 0, 0, 0};
    float d[4] = {0, 0, 0, 0};
    double w[4] = {0, 0, 0, 0}, u[2] = {p->wide[0], p->wide[1]};
    mgpu_ldmatrix_x4(a, at);
    mgpu_ldmatrix_x4_trans(b, at + 512);
    mgpu_mma_m16n8k16_f32_bf16(d, a, b, d);
    mgpu_mma_m16n8k32_f32_e4m3_e5m2(d, a, b + 2, d);
    mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, d, p->x[0], 1);
    mgpu_mma_m16n8k32_s32_s8_u8_satfinite(s, a, b, s);
    mgpu_mma_m16n8k4_f64_f64(w, u, u, w);
    for (int i = 0; i < 4; i++) {
        p->d[i] = d[i] + (float)s[i];
        p->wide[i] = w[i];
    }
}
