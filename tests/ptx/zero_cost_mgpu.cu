/* zero_cost_mgpu.cu - kernels in the library's words; zero_cost_hand.cu has them by hand.
 * SPDX-License-Identifier: MIT
 *
 * zero_cost.py compiles both and compares the PTX: the library must add nothing.
 */
#include <mgpu/blackwell.h>
#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/atom_vector.h>
#include <mgpu/ptx/atom_vector_half.h>
#include <mgpu/ptx/cached.h>
#include <mgpu/ptx/cp_async_l2.h>
#include <mgpu/ptx/cvt_newer.h>
#include <mgpu/ptx/cvt_rubin.h>
#include <mgpu/ptx/f8_arith.h>
#include <mgpu/ptx/fabric.h>
#include <mgpu/ptx/math.h>
#include <mgpu/ptx/math_rubin.h>
#include <mgpu/ptx/mma.h>
#include <mgpu/ptx/mma_block_scale.h>
#include <mgpu/ptx/mma_f8f6f4.h>
#include <mgpu/ptx/multimem.h>
#include <mgpu/ptx/newer.h>
#include <mgpu/ptx/rubin.h>
#include <mgpu/ptx/rubin_dim.h>
#include <mgpu/ptx/rubin_modes.h>
#include <mgpu/ptx/simd.h>
#include <mgpu/ptx/tcgen05_ld_red.h>
#include <mgpu/ptx/tcgen05_mma_how.h>
#include <mgpu/ptx/tcgen05_mma_rubin.h>
#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>
#include <mgpu/ptx/tcgen05_newer.h>
#include <mgpu/ptx/tma_im2col.h>
#include <mgpu/ptx/tma_im2col_w.h>
#include <mgpu/ptx/tma_reduce.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_fp8.h>
#include <mgpu/ptx/wgmma_int.h>
#include <mgpu/ptx/wgmma_mn.h>
#include <mgpu/ptx/wgmma_neg.h>
#include <mgpu/ptx/wgmma_sp.h>
#include <mgpu/ptx/wgmma_sp_neg.h>
#include <mgpu/ptx/wgmma_tf32.h>

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

/* ---- one function of each kind: a kernel is called <family>__<function> ------------------------ */

/* s, b: shared addresses; n, m: numbers; g, f, w: global memory; x, y: descriptors, policies, states; map: a
 * tensor map in global memory, tm: one of the kernel's; a, d, i, z, t: registers. */
#define ROW(family, function, ...)                                                             \
    extern "C" __global__ void family##__##function(                                           \
        const __grid_constant__ mgpu_tensor_map tm, mgpu_tensor_map *map, uint32_t *g,         \
        float *f, double *w, uint64_t x, uint64_t y, uint32_t s, uint32_t b, uint32_t n,       \
        uint32_t m, float v, float u, double e, uint16_t h)                                    \
    {                                                                                          \
        (void)tm, (void)map, (void)s, (void)b, (void)m, (void)u, (void)y;                      \
        __VA_ARGS__;                                                                           \
        g[0] = n, f[0] = v, w[0] = e, ((uint64_t *)w)[1] = x, ((uint16_t *)g)[2] = h;          \
    }
#define ARRAYS(family, function, ...)                                                          \
    ROW(family, function, {                                                                    \
        uint32_t a[4] = {g[0], g[1], g[2], g[3]};                                              \
        uint32_t t[4] = {g[4], g[5], g[6], g[7]};                                              \
        float d[4] = {f[0], f[1], f[2], f[3]};                                                 \
        int32_t i[4] = {(int32_t)g[8], (int32_t)g[9], (int32_t)g[10], (int32_t)g[11]};         \
        double z[2] = {w[0], w[1]};                                                            \
        __VA_ARGS__;                                                                           \
        for (int k = 0; k < 4; k++)                                                            \
            g[k] = a[k], g[4 + k] = t[k], f[k] = d[k], g[8 + k] = (uint32_t)i[k];              \
        w[0] = z[0], w[1] = z[1];                                                              \
    })
#define VOID(family, function, ...) ROW(family, function, mgpu_##function(__VA_ARGS__))
#define U32(family, function, ...)                                                             \
    ROW(family, function, n = (uint32_t)mgpu_##function(__VA_ARGS__))
#define U16(family, function, ...) ROW(family, function, h = mgpu_##function(__VA_ARGS__))
#define U64(family, function, ...)                                                             \
    ROW(family, function, x = (uint64_t)mgpu_##function(__VA_ARGS__))
#define F32(family, function, ...)  ROW(family, function, v = mgpu_##function(__VA_ARGS__))
#define F64(family, function, ...)  ROW(family, function, e = mgpu_##function(__VA_ARGS__))
#define REGS(family, function, ...) ARRAYS(family, function, mgpu_##function(__VA_ARGS__))

VOID(mbarrier, mbarrier_init, b, n)
VOID(mbarrier, mbarrier_inval, b)
U64(mbarrier, mbarrier_arrive, b)
U64(mbarrier, mbarrier_arrive_count, b, n)
U64(mbarrier, mbarrier_arrive_expect_tx, b, n)
VOID(mbarrier, mbarrier_arrive_shared_cluster, b)
VOID(mbarrier, mbarrier_arrive_expect_tx_shared_cluster, b, n)
U64(mbarrier, mbarrier_arrive_drop, b)
U64(mbarrier, mbarrier_arrive_no_complete, b, n)
VOID(mbarrier, mbarrier_expect_tx, b, n)
VOID(mbarrier, mbarrier_complete_tx, b, n)
U32(mbarrier, mbarrier_test_wait, b, x)
U32(mbarrier, mbarrier_try_wait, b, x)
U32(mbarrier, mbarrier_try_wait_parity, b, n)
U32(mbarrier, mbarrier_try_wait_parity_cluster, b, n)
U32(mbarrier, mbarrier_try_wait_parity_suspend, b, n, m)
U32(mbarrier, mbarrier_pending_count, x)

VOID(fence, fence_mbarrier_init)
VOID(fence, fence_proxy_async)
VOID(fence, fence_proxy_async_global)
VOID(fence, fence_proxy_async_shared_cta)
VOID(fence, fence_proxy_alias)
VOID(fence, fence_proxy_tensormap_release_gpu)
VOID(fence, fence_proxy_tensormap_acquire_gpu, map)
VOID(fence, fence_acq_rel_cluster)
VOID(fence, fence_sc_sys)

VOID(bulk, bulk_load, s, g, n, b)
VOID(bulk, bulk_load_hint, s, g, n, b, y)
VOID(bulk, bulk_load_multicast, s, g, n, b, h)
VOID(bulk, bulk_copy_shared_cluster, s, m, n, b)
VOID(bulk, bulk_store, g, s, n)
VOID(bulk, bulk_prefetch, g, n)
VOID(bulk, bulk_commit_group)
VOID(bulk, bulk_wait_group, 3)
VOID(bulk, bulk_wait_group_read, 0)
VOID(bulk_reduce, bulk_reduce_add_f32, f, s, n)
VOID(bulk_reduce, bulk_reduce_add_bf16, g, s, n)
VOID(bulk_reduce, bulk_reduce_max_s64, (int64_t *)w, s, n)
VOID(bulk_reduce, bulk_reduce_xor_b32_hint, g, s, n, y)
VOID(bulk_reduce, bulk_reduce_shared_cluster_add_u32, s, m, n, b)

VOID(tma, tma_load_1d, s, &tm, (int)n, b)
VOID(tma, tma_load_2d_hint, s, &tm, (int)n, (int)m, b, y)
VOID(tma, tma_load_2d_multicast, s, &tm, (int)n, (int)m, b, h)
VOID(tma, tma_load_3d, s, &tm, (int)n, (int)m, 0, b)
VOID(tma, tma_store_2d, &tm, (int)n, (int)m, s)
VOID(tma, tma_reduce_add_2d, &tm, (int)n, (int)m, s)
VOID(tma, tma_reduce_max_2d_hint, &tm, (int)n, (int)m, s, y)
VOID(tma, tma_prefetch_3d, &tm, (int)n, (int)m, 1)
VOID(tma, prefetch_tensormap, &tm)
VOID(im2col, tma_load_3d_im2col, s, &tm, (int)n, (int)m, 2, b, h)
VOID(im2col, tma_prefetch_3d_im2col, &tm, (int)n, (int)m, 2, h)
VOID(im2col, tma_store_4d_im2col_no_offs, &tm, (int)n, (int)m, 1, 2, s)
VOID(im2col, tma_reduce_add_3d_im2col_no_offs, &tm, (int)n, (int)m, 2, s)
VOID(tensormap, tensormap_replace_global_address, s, g)
VOID(tensormap, tensormap_replace_global_dim, s, 1, n)
VOID(tensormap, tensormap_replace_box_dim_global, map, 2, n)
VOID(tensormap, tensormap_replace_swizzle_mode_global, map, 3)
VOID(tensormap, tensormap_cp_fenceproxy_cluster, map, s)

VOID(cp_async, cp_async_ca_4, s, g)
VOID(cp_async, cp_async_cg_16, s, g)
VOID(cp_async, cp_async_cg_16_l2_128b, s, g)
VOID(cp_async, cp_async_ca_8_src_size, s, g, n)
VOID(cp_async, cp_async_ca_16_hint, s, g, y)
VOID(cp_async, cp_async_commit_group)
VOID(cp_async, cp_async_wait_group, 2)
VOID(cp_async, cp_async_wait_all)
VOID(cp_async, cp_async_mbarrier_arrive_noinc, b)
VOID(st_async, st_async_shared_cluster_b32, s, n, b)
VOID(st_async, st_async_shared_cluster_b64, s, x, b)
VOID(st_async, st_async_shared_cluster_f32, s, v, b)
VOID(st_async, red_async_shared_cluster_add_u32, s, n, b)
VOID(st_async, red_async_shared_cluster_inc_u32, s, n, b)

U32(multimem, multimem_ld_reduce_min_u32, g)
REGS(multimem, multimem_ld_reduce_relaxed_sys_add_v4_f32, d, f)
REGS(multimem, multimem_ld_reduce_add_v4_bf16x2, a, g)
VOID(multimem, multimem_red_relaxed_gpu_add_u32, g, n)
VOID(multimem, multimem_red_release_sys_add_u32, g, n)
VOID(multimem, multimem_st_b32, g, n)
VOID(multimem, multimem_st_release_gpu_b32, g, n)

U32(cluster, cluster_ctarank)
U32(cluster, cluster_nctarank)
U32(cluster, mapa, s, n)
U32(cluster, getctarank, s)
VOID(cluster, barrier_cluster_arrive)
VOID(cluster, barrier_cluster_arrive_relaxed)
VOID(cluster, barrier_cluster_wait)
VOID(cluster, barrier_cluster_arrive_aligned)
VOID(barrier, barrier_sync, n, m)
VOID(barrier, barrier_sync_aligned, 1, 128)
VOID(barrier, barrier_arrive, n, m)
U32(barrier, barrier_red_popc, n, m, v > 0)
U32(barrier, barrier_red_or_aligned, n, m, v > 0)
VOID(barrier, bar_warp_sync, n)

VOID(wgmma, wgmma_fence)
VOID(wgmma, wgmma_commit_group)
VOID(wgmma, wgmma_wait_group, 1)
REGS(wgmma, wgmma_m64n8k16_f32_bf16_ss, d, x, y, 1)
REGS(wgmma, wgmma_m64n8k16_f32_f16_rs, d, a, y, (int)n)
REGS(wgmma, wgmma_m64n8k16_f32_bf16_ss_tb, d, x, y, 1)
REGS(wgmma_types, wgmma_m64n16k16_f16_f16_ss, a, x, y, 1)
REGS(wgmma_types, wgmma_m64n8k8_f32_tf32_ss, d, x, y, 1)
REGS(wgmma_types, wgmma_m64n8k32_f32_e4m3_rs, d, a, y, 1)
REGS(wgmma_types, wgmma_m64n8k32_f32_e5m2_e4m3_ss, d, x, y, 0)
REGS(wgmma_types, wgmma_m64n8k32_s32_s8_satfinite_ss, i, x, y, 1)
REGS(wgmma_types, wgmma_m64n8k32_s32_u8_s8_ss, i, x, y, 1)
REGS(wgmma_types, wgmma_m64n8k256_s32_b1_ss, i, x, y, 1)
REGS(wgmma_sp, wgmma_sp_m64n8k32_f32_f16_ss, d, x, y, n, 1, 1)
REGS(wgmma_sp, wgmma_sp_m64n8k64_f32_e4m3_ss, d, x, y, n, 1)
REGS(wgmma_sp, wgmma_sp_m64n8k64_s32_u8_ss, i, x, y, n, 1)
REGS(wgmma_neg, wgmma_neg_f32_tf32_ss, 8, d, x, y, 1)
REGS(wgmma_neg, wgmma_sp_neg_f32_bf16_ss, 8, d, x, y, n, 0, 1)

REGS(mma, mma_m16n8k8_f32_tf32, d, a, t, d)
REGS(mma, mma_m16n8k16_s32_s8, i, a, t, i)
REGS(mma, mma_m16n8k16_f32_f16, d, a, t, d)
REGS(mma, mma_m8n8k4_f64_f64, z, z, z, z)
REGS(mma, mma_m16n8k256_s32_b1_xor, i, a, t, i)
REGS(mma_sp, mma_sp_m16n8k16_f32_bf16, d, a, t, d, n, 3)
REGS(mma_sp, mma_sp_m16n8k64_s32_s8_satfinite, i, a, t, i, n)
REGS(matrix, ldmatrix_x1, a, s)
REGS(matrix, ldmatrix_x2_trans, a, s)
REGS(matrix, ldmatrix_x4, a, s)
REGS(matrix, stmatrix_x2, s, a)
REGS(matrix, stmatrix_x4_trans, s, a)
U32(matrix, movmatrix_trans, n)

U32(memory, ld_shared_b32, s)
U64(memory, ld_shared_b64, s)
REGS(memory, ld_shared_v4_b32, a, s)
VOID(memory, st_shared_b32, s, n)
REGS(memory, st_shared_v2_b32, s, a)
U32(memory, ld_shared_cluster_b32, s)
VOID(memory, st_shared_cluster_b64, s, x)
U32(memory, ld_acquire_gpu_global_b32, g)
U32(memory, ld_acquire_shared_b32, s)
F32(memory, ld_acquire_sys_global_f32, f)
VOID(memory, st_relaxed_sys_global_f32, f, v)
U32(cached, ld_global_nc_b32, g)
U64(cached, ld_global_l1_evict_first_b64, (const uint64_t *)w)
REGS(cached, ld_global_nc_l1_no_allocate_v4_f32, d, f)
U32(cached, ld_global_b32_hint, g, y)
VOID(cached, st_global_l1_evict_first_b32, g, n)

U32(atom, atom_acq_rel_gpu_global_add_u32, g, n)
F32(atom, atom_relaxed_gpu_global_add_f32, f, v)
U32(atom, atom_relaxed_gpu_global_max_s32, (int32_t *)g, (int32_t)n)
U32(atom, atom_relaxed_gpu_global_inc_u32, g, n)
U64(atom, atom_relaxed_gpu_global_exch_b64, (uint64_t *)w, x)
U32(atom, atom_relaxed_gpu_global_cas_b32, g, n, m)
U32(atom, atom_relaxed_shared_add_u32, s, n)
U32(atom, atom_relaxed_shared_cluster_and_b32, s, n)
VOID(atom, red_relaxed_gpu_global_add_u32, g, n)
VOID(atom, red_release_sys_global_add_u64, (uint64_t *)w, x)
U32(atom, atom_global_exch_b32, MGPU_ACQUIRE_SYS, g, n)
U32(atom, atom_shared_cas_b32, MGPU_ACQ_REL_CTA, s, n, m)
VOID(atom, red_global_max_u32, MGPU_RELEASE_GPU, g, n)
REGS(atom_vector, red_relaxed_gpu_global_add_v4_f32, f, d)
REGS(atom_vector, red_global_add_v2_f32, MGPU_RELAXED_SYS, f, d)
REGS(atom_vector, red_relaxed_gpu_global_add_v4_bf16x2, g, a)
ROW(atom_vector, red_global_min_v2_f16, {
    uint16_t pair[2] = {h, (uint16_t)n};
    mgpu_red_global_min_v2_f16(MGPU_RELAXED_GPU, (uint16_t *)g, pair);
})

U32(cvt, cvt_rn_bf16x2_f32, v, u)
U32(cvt, cvt_rn_relu_f16x2_f32, v, u)
U16(cvt, cvt_rn_bf16_f32, v)
U16(cvt, cvt_rn_e4m3x2_f32, v, u)
U32(cvt, cvt_rn_f16x2_e5m2x2, h)
U32(cvt, cvt_rna_tf32_f32, v)
U32(cvt, cvt_pack_s16_s32, (int)n, (int)m)
U32(integer, prmt_b32, n, m, s)
U64(integer, bfi_b64, x, y, n, m)
U32(integer, bfe_s32, (int)n, m, s)
U32(integer, bmsk_wrap_b32, n, m)
U32(integer, bfind_u32, n)
U32(integer, sad_u32, n, m, s)
U32(integer, dp4a_u32_u32, n, m, s)
U32(integer, mul24_hi_s32, (int)n, (int)m)
U32(integer, max_relu_s16x2, n, m)
U32(warp, vote_sync_all, v > 0, 0xffffffff)
U32(warp, vote_sync_ballot_b32, v > 0, 0xffffffff)
U32(warp, activemask_b32)
U32(warp, match_any_sync_b32, n, 0xffffffff)
U32(warp, shfl_sync_idx_b32, n, m, 31, 0xffffffff)
F32(warp, shfl_sync_bfly_f32, v, 1, 31, 0xffffffff)
U32(redux, redux_sync_add_u32, n, 0xffffffff)
U32(redux, redux_sync_min_s32, (int)n, m)
F32(approx, ex2_approx_ftz_f32, v)
F32(approx, rsqrt_approx_f32, v)
F32(approx, div_full_f32, v, u)
F32(approx, tanh_approx_f32, v)
U32(approx, ex2_approx_bf16x2, n)
F64(approx, rcp_approx_ftz_f64, e)
U32(pair, add_rn_f16x2, n, m)
U32(pair, fma_rn_relu_bf16x2, n, m, s)
U32(pair, min_nan_bf16x2, n, m)
F32(pair, max_xorsign_abs_f32, v, u)
U64(policy, createpolicy_fractional_l2_evict_first, v)
U64(policy, createpolicy_fractional_l2_evict_last, 1.0f)
VOID(policy, prefetch_global_l2, g)
VOID(policy, applypriority_global_l2_evict_normal, g)
VOID(policy, discard_global_l2, g)
VOID(pdl, griddepcontrol_launch_dependents)
VOID(pdl, griddepcontrol_wait)
U32(special, laneid)
U32(special, smid)
U32(special, dynamic_smem_size)
U64(special, globaltimer)
U64(special, clock64)
VOID(special, nanosleep, n)
U32(special, elect_sync)

#ifdef ZERO_COST_NEWER /* what ptxas 13.0 does not take for sm_90a: PTX alone */
F32(newer, atom_global_add_noftz_f32, MGPU_ACQ_REL_GPU, f, v)
VOID(newer, red_shared_add_noftz_f32, MGPU_RELEASE_CTA, s, v)
REGS(newer, red_global_add_noftz_v4_f32, MGPU_RELAXED_SYS, f, d)
VOID(newer, bulk_load_relaxed, MGPU_RELAXED_GPU, s, g, n, b)
VOID(newer, bulk_store_relaxed_hint, MGPU_RELAXED_SYS, g, s, n, y)
VOID(newer, bulk_reduce_relaxed_min_s32, MGPU_RELAXED_CLUSTER, (int32_t *)g, s, n)
REGS(newer, ldmatrix_m8n16_x1_s8_s4, a, s)
REGS(newer, ldmatrix_m8n16_x4_s8_s4, a, s)
VOID(newer, mbarrier_init_layout_v1, b, n)
U32(newer, mbarrier_check_layout_v0, b)
U32(newer, mbarrier_pending_count_layout_v0, x)
U32(newer, mbarrier_test_wait_parity_primary, b, m)
U32(newer, mbarrier_try_wait_conditional_cluster_suspend, b, m, s)
ARRAYS(newer, mbarrier_try_wait_parity_report,
       n = mgpu_mbarrier_try_wait_parity_report(b, m, a))
VOID(newer, multimem_bulk_store, g, s, n)
VOID(newer, multimem_bulk_reduce_relaxed_add_u32, MGPU_RELAXED_SYS, g, s, n)
VOID(newer, fence_proxy_async_release_sync_restrict_read)
VOID(newer, bulk_load_shared_cta_ignore_oob, s, g, n, 4, m, b)
VOID(newer, bulk_wait_group_sync_restrict_proxy_async, 3)
ROW(newer, st_async_shared_cluster_b128, {
    const uint64_t pair[2] = {x, y};
    mgpu_st_async_shared_cluster_b128(s, pair, b);
})
U32(newer, ld_mmio_acquire_sys_global_b32, g)
VOID(newer, st_mmio_release_sys_global_b64, (uint64_t *)w, x)
REGS(newer, ld_global_proxy_readonly_v4_f32, d, f)
VOID(newer, prefetch_global_l1_32b_valid_addr, g)
#endif

#include "zero_cost_blackwell_mgpu.h"
