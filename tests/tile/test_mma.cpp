/* tests/tile/test_mma.cpp - tiles on Blackwell's tensor core, every step of them: small integers, each right to the bit.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/layout/tile.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum { THREADS = 128, N = 64, A_MAX = 128 * 256, B_MAX = N * 256 };

typedef struct {
    const uint8_t *a, *b;      /* as they lie in shared memory */
    const uint32_t *a_columns; /* as A lies in tensor memory: [ctas][128][64] */
    uint32_t *d;               /* [ctas][THREADS][N]: cells */
} tile_args;

MGPU_DEVICE mgpu_mma_tile
f16_tile(void)
{
    mgpu_mma_tile t =
        mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16, 128, N,
                           128); /* two boxes of 128 bytes */
    return t;
}

MGPU_DEVICE mgpu_mma_tile
f16_mn_tile(void)
{
    mgpu_mma_tile t = f16_tile();
    t.a.major = t.b.major = MGPU_MN_MAJOR;
    t.b.swizzle = MGPU_SWIZZLE_64B;
    return t;
}

MGPU_DEVICE mgpu_mma_tile
tf32_tile(void)
{
    mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_TF32, MGPU_MMA_F32, MGPU_MMA_TF32,
                                         MGPU_MMA_TF32, 64, N, 32);
    t.a.swizzle = MGPU_SWIZZLE_32B;
    t.b.swizzle = MGPU_SWIZZLE_NONE;
    return t;
}

MGPU_DEVICE mgpu_mma_tile
f8_tile(void)
{
    return mgpu_mma_tile_make(MGPU_KIND_F8F6F4, MGPU_MMA_F32, MGPU_MMA_E4M3, MGPU_MMA_E5M2, 128,
                              N, 256);
}

MGPU_DEVICE mgpu_mma_tile
i8_tile(void)
{
    return mgpu_mma_tile_make(MGPU_KIND_I8, MGPU_MMA_S32, MGPU_MMA_S8, MGPU_MMA_U8, 128, N,
                              256);
}

MGPU_DEVICE mgpu_mma_tile
i8_mn_tile(void)
{
    mgpu_mma_tile t = i8_tile();
    t.m = 64;
    t.a.major = t.b.major = MGPU_MN_MAJOR;
    t.a.swizzle = t.b.swizzle = MGPU_SWIZZLE_64B;
    return t;
}

MGPU_DEVICE mgpu_mma_tile
pair_of(mgpu_mma_tile t)
{
    t.ctas = 2;
    t.m = 256;
    return t;
}

/* Operands as they are into shared memory, all steps, D out. */
MGPU_DEVICE void
multiply(const tile_args *p, mgpu_mma_tile t, bool a_in_columns)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t a = mgpu_smem_addr(memory), b = a + A_MAX, done = mgpu_smem_addr(bar);
    const uint32_t rank = mgpu_cluster_ctarank();
    uint32_t r[64];
    for (uint32_t i = 4 * threadIdx.x; i < A_MAX; i += 4 * THREADS) {
        uint32_t word;
        memcpy(&word, p->a + rank * A_MAX + i, 4);
        mgpu_st_shared_b32(a + i, word);
    }
    for (uint32_t i = 4 * threadIdx.x; i < B_MAX; i += 4 * THREADS) {
        uint32_t word;
        memcpy(&word, p->b + rank * B_MAX + i, 4);
        mgpu_st_shared_b32(b + i, word);
    }
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    const uint32_t d = t.ctas == 2 ? mgpu_tmem_take_cg2(mgpu_smem_addr(slot), 128)
                                   : mgpu_tmem_take(mgpu_smem_addr(slot), 128);
    for (uint32_t i = 0; i < 64; i++)
        r[i] = a_in_columns ? p->a_columns[(rank * 128 + threadIdx.x) * 64 + i] : 0;
    if (a_in_columns) { /* behind D's columns */
        mgpu_tcgen05_st_32x32b_x64(mgpu_tmem_quarter(d) + N, r);
        mgpu_tcgen05_wait_st();
        mgpu_tcgen05_fence_before_thread_sync();
        if (t.ctas == 2) {
            mgpu_barrier_cluster_arrive_aligned();
            mgpu_barrier_cluster_wait_aligned();
        } else {
            __syncthreads();
        }
        mgpu_tcgen05_fence_after_thread_sync();
    }
    if (threadIdx.x == 0 && rank == 0) {
        for (int again = 0; again < 2; again++) { /* D = A * B^T, then D += A * B^T */
            if (t.kind == MGPU_KIND_I8 && a_in_columns)
                mgpu_mma_tile_i8_ts(t, d, d + N, b, again);
            else if (t.kind == MGPU_KIND_I8)
                mgpu_mma_tile_i8_ss(t, d, a, b, again);
            else if (a_in_columns)
                mgpu_mma_tile_ts(t, d, d + N, b, again);
            else
                mgpu_mma_tile_ss(t, d, a, b, again);
        }
        mgpu_mma_tile_commit(t, done);
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    mgpu_tcgen05_ld_32x32b_x64(r, mgpu_tmem_quarter(d));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x64(r);
    for (uint32_t i = 0; i < N; i++)
        p->d[(rank * THREADS + threadIdx.x) * N + i] = r[i];
    if (t.ctas == 2)
        mgpu_tmem_give_cg2(d, 128);
    else
        mgpu_tmem_give(d, 128);
}

MGPU_KERNEL(of_f16, tile_args, p, THREADS, 1)
{
    multiply(p, f16_tile(), false);
}
MGPU_KERNEL(of_f16_mn, tile_args, p, THREADS, 1)
{
    multiply(p, f16_mn_tile(), false);
}
MGPU_KERNEL(of_tf32, tile_args, p, THREADS, 1)
{
    multiply(p, tf32_tile(), false);
}
MGPU_KERNEL(of_f8, tile_args, p, THREADS, 1)
{
    multiply(p, f8_tile(), false);
}
MGPU_KERNEL(of_f16_columns, tile_args, p, THREADS, 1)
{
    multiply(p, f16_tile(), true);
}
MGPU_KERNEL(of_f8_columns, tile_args, p, THREADS, 1)
{
    multiply(p, f8_tile(), true);
}
MGPU_KERNEL(of_f16_pair, tile_args, p, THREADS, 1)
{
    multiply(p, pair_of(f16_tile()), false);
}
MGPU_KERNEL(of_f8_pair, tile_args, p, THREADS, 1)
{
    multiply(p, pair_of(f8_tile()), false);
}
MGPU_KERNEL(of_i8, tile_args, p, THREADS, 1)
{
    multiply(p, i8_tile(), false);
}
MGPU_KERNEL(of_i8_mn, tile_args, p, THREADS, 1)
{
    multiply(p, i8_mn_tile(), false);
}
MGPU_KERNEL(of_i8_columns, tile_args, p, THREADS, 1)
{
    multiply(p, i8_tile(), true);
}
MGPU_KERNEL(of_i8_pair, tile_args, p, THREADS, 1)
{
    multiply(p, pair_of(i8_tile()), false);
}
MGPU_KERNEL(of_i8_pair_columns, tile_args, p, THREADS, 1)
{
    multiply(p, pair_of(i8_tile()), true);
}
MGPU_KERNEL(of_f16_by_i8, tile_args, p, THREADS, 1)
{
    mgpu_mma_tile_i8_ss(f16_tile(), 0, 0, 0, (int)p->b[0]);
}

/* -2 .. 2; of bytes all they can be. */
int
value(mgpu_mma_type type, uint32_t seed, uint32_t row, uint32_t k)
{
    uint32_t x = seed * 747796405u + row * 2891336453u + k * 277803737u;
    x = (x >> 15 ^ x) * 2246822519u;
    return type == MGPU_MMA_S8   ? (int)(x >> 13 & 255) - 128
           : type == MGPU_MMA_U8 ? (int)(x >> 13 & 255)
                                 : (int)(x >> 13) % 5 - 2;
}

uint32_t
bits_of(mgpu_mma_type type, int x)
{
    const float f = (float)x;
    uint32_t word;
    memcpy(&word, &f, 4);
    return type == MGPU_MMA_TF32                        ? word
           : type == MGPU_MMA_BF16                      ? mgpu_bf16_from_f32(f)
           : type == MGPU_MMA_E4M3                      ? mgpu_e4m3_from_f32(f)
           : type == MGPU_MMA_S8 || type == MGPU_MMA_U8 ? (uint8_t)x
                                                        : mgpu_e5m2_from_f32(f);
}

/* Rows of an operand of a block, as boxes of TMA. */
void
lay(uint8_t *to, mgpu_mma_operand o, uint32_t bytes, uint32_t rows, uint32_t k, uint32_t seed,
    uint32_t first)
{
    const uint32_t span = mgpu_swizzle_span_bytes(o.swizzle), width = span != 0 ? span : 16;
    const mgpu_tile box = mgpu_make_tile(o.major == MGPU_K_MAJOR ? rows : k, width, o.swizzle);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < k; i++) {
            const uint32_t outer = o.major == MGPU_K_MAJOR ? row : i;
            const uint32_t inner = (o.major == MGPU_K_MAJOR ? i : row) * bytes;
            const uint32_t word = bits_of(o.type, value(o.type, seed, first + row, i));
            memcpy(to + inner / width * mgpu_tile_bytes(box) +
                       mgpu_tile_offset(box, outer, inner % width),
                   &word, bytes);
        }
}

void
check(const mgpu_kernel &kernel, const mgpu_mma_tile &t)
{
    const uint32_t bytes = t.kind == MGPU_KIND_TF32 ? 4 : t.kind == MGPU_KIND_F16 ? 2 : 1;
    const uint32_t rows = t.m / t.ctas, columns = N / t.ctas;
    std::vector<uint8_t> a(A_MAX * t.ctas), b(B_MAX * t.ctas);
    std::vector<uint32_t> a_columns(t.ctas * 128 * 64), d(t.ctas * THREADS * N);
    REQUIRE(std::string(mgpu_mma_tile_fault(t) != nullptr ? mgpu_mma_tile_fault(t) : "") == "");
    for (uint32_t rank = 0; rank < t.ctas; rank++) {
        lay(&a[rank * A_MAX], t.a, bytes, rows, t.k, 1, rank * rows);
        lay(&b[rank * B_MAX], t.b, bytes, columns, t.k, 2, rank * columns);
    }
    for (uint32_t row = 0; row < t.m; row++)
        for (uint32_t k = 0; k < t.k; k++) {
            const mgpu_tmem_slot at =
                mgpu_tmem_a_slot(mgpu_mma_tile_d_layout(t), 8 * bytes, row, k, 0);
            a_columns[(at.cta * 128 + at.lane) * 64 + at.col] |=
                bits_of(t.a.type, value(t.a.type, 1, row, k)) << at.bit;
        }
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        const tile_args p = {a.data(), b.data(), a_columns.data(), d.data()};
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        std::fill(d.begin(), d.end(), 0xdbdbdbdbu);
        CAPTURE(kernel.name, policy);
        REQUIRE(m.run(kernel, t.ctas, THREADS, p, t.ctas, A_MAX + B_MAX) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        uint32_t wrong = 0;
        for (uint32_t row = 0; row < t.m; row++)
            for (uint32_t col = 0; col < N; col++) {
                const mgpu_tmem_slot at =
                    mgpu_tmem_d_slot(mgpu_mma_tile_d_layout(t), N, row, col);
                int sum = 0;
                const uint32_t cell = d[(at.cta * THREADS + at.lane) * N + at.col];
                float got;
                for (uint32_t k = 0; k < t.k; k++)
                    sum += value(t.a.type, 1, row, k) * value(t.b.type, 2, col, k);
                memcpy(&got, &cell, 4);
                wrong +=
                    t.kind == MGPU_KIND_I8 ? (int)cell != 2 * sum : got != (float)(2 * sum);
            }
        CHECK(wrong == 0);
    }
}

} // namespace

TEST_CASE("mgpu_mma_tile_ss: all steps of a tile, K-major in two boxes, MN-major, unswizzled")
{
    check(of_f16_kernel, f16_tile());
    check(of_f16_mn_kernel, f16_mn_tile());
    check(of_tf32_kernel, tf32_tile());
    check(of_f8_kernel, f8_tile());
}

TEST_CASE("mgpu_mma_tile_ts: A in tensor memory goes on by 8 columns a step")
{
    check(of_f16_columns_kernel, f16_tile());
    check(of_f8_columns_kernel, f8_tile());
}

TEST_CASE("mgpu_mma_tile_ss, mgpu_mma_tile_commit: a pair multiplies halves of both blocks")
{
    check(of_f16_pair_kernel, pair_of(f16_tile()));
    check(of_f8_pair_kernel, pair_of(f8_tile()));
}

TEST_CASE(
    "mgpu_mma_tile_i8_ss, mgpu_mma_tile_i8_ts: whole numbers of all sizes, by a block and "
    "a pair")
{
    check(of_i8_kernel, i8_tile());
    check(of_i8_mn_kernel, i8_mn_tile());
    check(of_i8_pair_kernel, pair_of(i8_tile()));
    check(of_i8_columns_kernel, i8_tile());
    check(of_i8_pair_columns_kernel, pair_of(i8_tile()));
}

TEST_CASE("mgpu_mma_tile_i8_ss: a tile of another kind stops the model with a sentence")
{
    model m;
    std::vector<uint8_t> b(B_MAX);
    const tile_args p = {nullptr, b.data(), nullptr, nullptr};
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(of_f16_by_i8_kernel, 1, THREADS, p, 1, A_MAX + B_MAX) == MGPU_ERROR_FAULT);
    CHECK(m.text.find("mgpu_mma_tile_i8_ss: the kind is not i8: mgpu_mma_tile_ss()") !=
          std::string::npos);
}
