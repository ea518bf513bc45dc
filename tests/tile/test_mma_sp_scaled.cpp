/* tests/tile/test_mma_sp_scaled.cpp - tiles with a sparse A and scales, every step; small numbers, each right to the bit.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/layout/sparse_pack.h>
#include <mgpu/layout/tile.h>
#include <mgpu/tile/mma_sp_scaled.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum {
    THREADS = 128,
    STEPS = 4,
    N = 192, /* two blocks of scales */
    A_AT = 0,
    B_AT = A_AT + 128 * 128, /* A has 128 bytes of each row, B 256 */
    META_AT = B_AT + N * 256,
    SFA_AT = META_AT + 2 * 2048,
    SFB_AT = SFA_AT + 4 * MGPU_SCALE_BLOCK_BYTES,
    BYTES = SFB_AT + 8 * MGPU_SCALE_BLOCK_BYTES,
    META = N, /* columns, from that of D */
    SFA = META + 8,
    SFB = SFA + 16,
    A = SFB + 32,
    COLS = 512
};

typedef struct {
    const uint8_t *memory;     /* [ctas][BYTES], as it lies in shared memory */
    const uint32_t *a_columns; /* [ctas][128][32], as A lies in tensor memory; or null */
    uint32_t *d;               /* [ctas][THREADS][N]: cells */
} tile_args;

MGPU_DEVICE mgpu_mma_tile
tile_of(mgpu_kind kind, uint32_t block, uint32_t ctas)
{
    const mgpu_mma_type type = kind == MGPU_KIND_MXF8F6F4 ? MGPU_MMA_E4M3 : MGPU_MMA_E2M1;
    mgpu_mma_tile t = mgpu_mma_tile_make(kind, MGPU_MMA_F32, type, type, 128 * ctas, N,
                                         STEPS * mgpu_instr_desc_k(kind, true));
    t.sparse = true;
    t.ctas = ctas;
    t.block = block;
    t.scale = block == 16 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
    return t;
}

/* The steps of one block, each written out: A goes on by 32 bytes, B by 64 through two boxes, metadata by 2 columns;
 * of a word of scales a step reads `factors`. */
MGPU_DEVICE void
step_by_step(mgpu_mma_tile t, uint32_t d, uint32_t smem, uint32_t factors, int again)
{
    const uint64_t a = mgpu_tcgen05_desc_k_major(smem + A_AT, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_tcgen05_desc_k_major(smem + B_AT, MGPU_SWIZZLE_128B);
    const uint32_t idesc = mgpu_instr_desc_scaled(t.kind, t.scale, t.a.type, t.b.type,
                                                  MGPU_K_MAJOR, MGPU_K_MAJOR, 128, N) |
                           MGPU_INSTR_DESC_SPARSE;
    for (uint32_t i = 0; i < STEPS; i++) {
        const uint32_t id = i * factors % 4, word = i * factors / 4;
        const uint64_t at = b + i / 2 * (N * 128 / 16) + i % 2 * 4;
        const uint32_t how = idesc | mgpu_instr_desc_scale_ids(id, id);
        const uint32_t meta = d + META + 2 * i, sfa = d + SFA + 4 * word,
                       sfb = d + SFB + 8 * word;
        const int more = again || i != 0;
        if (t.kind == MGPU_KIND_MXF8F6F4)
            mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss(d, a + 2 * i, at, meta, how, sfa, sfb,
                                                    more);
        else if (t.kind == MGPU_KIND_MXF4)
            mgpu_tcgen05_mma_sp_mxf4_block32_ss(d, a + 2 * i, at, meta, how, sfa, sfb, more);
        else if (t.block == 16)
            mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss(d, a + 2 * i, at, meta, how, sfa, sfb,
                                                    more);
        else
            mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss(d, a + 2 * i, at, meta, how, sfa, sfb,
                                                    more);
    }
}

/* All into shared memory, metadata and scales into tensor memory, all steps twice, D out; `factors`: step by step. */
MGPU_DEVICE void
multiply(const tile_args *p, mgpu_mma_tile t, uint32_t factors)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t smem = mgpu_smem_addr(memory), done = mgpu_smem_addr(bar);
    const uint32_t rank = mgpu_cluster_ctarank();
    uint32_t r[64];
    for (uint32_t i = 4 * threadIdx.x; i < BYTES; i += 4 * THREADS) {
        uint32_t word;
        memcpy(&word, p->memory + rank * BYTES + i, 4);
        mgpu_st_shared_b32(smem + i, word);
    }
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    const uint32_t d = t.ctas == 2 ? mgpu_tmem_take_cg2(mgpu_smem_addr(slot), COLS)
                                   : mgpu_tmem_take(mgpu_smem_addr(slot), COLS);
    if (p->a_columns != nullptr) {
        memcpy(r, p->a_columns + (rank * THREADS + threadIdx.x) * 32, 32 * sizeof r[0]);
        mgpu_tcgen05_st_32x32b_x32(mgpu_tmem_quarter(d) + A, r);
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
        mgpu_mma_tile_copy_meta(t, d + META, smem + META_AT);
        mgpu_mma_tile_copy_sfa(t, d + SFA, smem + SFA_AT);
        mgpu_mma_tile_copy_sfb(t, d + SFB, smem + SFB_AT);
        for (int again = 0; again < 2; again++) { /* D = A * B^T, then D += A * B^T */
            if (factors != 0)
                step_by_step(t, d, smem, factors, again);
            else if (p->a_columns != nullptr)
                mgpu_mma_tile_sp_scaled_ts(t, d, d + A, smem + B_AT, d + META, d + SFA, d + SFB,
                                           again);
            else
                mgpu_mma_tile_sp_scaled_ss(t, d, smem + A_AT, smem + B_AT, d + META, d + SFA,
                                           d + SFB, again);
        }
        mgpu_mma_tile_commit(t, done);
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    for (uint32_t c = 0; c < N; c += 64) {
        mgpu_tcgen05_ld_32x32b_x64(r, mgpu_tmem_quarter(d) + c);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x64(r);
        memcpy(p->d + (rank * THREADS + threadIdx.x) * N + c, r, sizeof r);
    }
    if (t.ctas == 2)
        mgpu_tmem_give_cg2(d, COLS);
    else
        mgpu_tmem_give(d, COLS);
}

#define KERNELS(name, KIND, BLOCK, FACTORS)                                                    \
    MGPU_KERNEL(name##_alone, tile_args, p, THREADS, 1)                                        \
    {                                                                                          \
        multiply(p, tile_of(KIND, BLOCK, 1), 0);                                               \
    }                                                                                          \
    MGPU_KERNEL(name##_stepped, tile_args, p, THREADS, 1)                                      \
    {                                                                                          \
        multiply(p, tile_of(KIND, BLOCK, 1), FACTORS);                                         \
    }                                                                                          \
    MGPU_KERNEL(name##_pair, tile_args, p, THREADS, 1)                                         \
    {                                                                                          \
        multiply(p, tile_of(KIND, BLOCK, 2), 0);                                               \
    }
KERNELS(mxfp8, MGPU_KIND_MXF8F6F4, 32, 1)
KERNELS(mxfp4, MGPU_KIND_MXF4, 32, 2)
KERNELS(nvfp4, MGPU_KIND_MXF4NVF4, 16, 4)
KERNELS(nvfp4_of_32, MGPU_KIND_MXF4NVF4, 32, 2)

MGPU_KERNEL(dense, tile_args, p, THREADS, 1)
{
    mgpu_mma_tile t = tile_of(MGPU_KIND_MXF4, 32, 1);
    t.sparse = false;
    mgpu_mma_tile_sp_scaled_ss(t, 0, 0, 0, 0, 0, 0, (int)p->memory[0]);
}

uint32_t
hash(uint32_t seed, uint32_t row, uint32_t k)
{
    uint32_t x = seed * 747796405u + row * 2891336453u + k * 277803737u;
    x = (x >> 15 ^ x) * 2246822519u;
    return x >> 13;
}

/* -2 .. 2, and the power of two of a factor: 1/2, 1 or 2. */
float
value(uint32_t seed, uint32_t row, uint32_t k)
{
    return (float)((int)(hash(seed, row, k) % 5) - 2);
}

uint32_t
power(uint32_t seed, uint32_t row, uint32_t block)
{
    return hash(seed + 7, row, block) % 3;
}

uint8_t
scale(mgpu_mma_tile t, uint32_t seed, uint32_t row, uint32_t block)
{
    const uint32_t x = power(seed, row, block);
    return (uint8_t)(t.scale == MGPU_MMA_UE4M3 ? 0x30 + 8 * x : 126 + x);
}

/* Numbers as elements: a byte each, or two in a byte, the first one low. */
std::vector<uint8_t>
elements(mgpu_mma_tile t, const std::vector<float> &x)
{
    const bool bytes = t.kind == MGPU_KIND_MXF8F6F4;
    std::vector<uint8_t> to(bytes ? x.size() : x.size() / 2);
    for (size_t i = 0; i < to.size(); i++)
        to[i] = bytes ? (uint8_t)mgpu_e4m3_from_f32(x[i])
                      : (uint8_t)(mgpu_e2m1_from_f32(x[2 * i]) |
                                  mgpu_e2m1_from_f32(x[2 * i + 1]) << 4);
    return to;
}

/* Rows of bytes as boxes of TMA in the 128-byte swizzle. */
void
lay(uint8_t *to, const uint8_t *from, uint32_t rows, uint32_t row_bytes)
{
    const mgpu_tile box = mgpu_make_tile(rows, 128, MGPU_SWIZZLE_128B);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < row_bytes; i++)
            to[i / 128 * mgpu_tile_bytes(box) + mgpu_tile_offset(box, row, i % 128)] =
                from[row * row_bytes + i];
}

/* What a kernel gets, and A as it is with the zeros. */
struct operands {
    std::vector<float> a, b;
    std::vector<uint8_t> memory;
    std::vector<uint32_t> a_columns;
};

operands
operands_of(mgpu_mma_tile t)
{
    const uint32_t bits = t.kind == MGPU_KIND_MXF8F6F4 ? 8 : 4;
    const uint32_t groups = t.k / mgpu_mma_sp_group(bits), factors = t.k / (2 * t.block);
    operands o = {std::vector<float>((size_t)t.m * t.k), std::vector<float>((size_t)N * t.k),
                  std::vector<uint8_t>(t.ctas * BYTES, 0xff), /* a scale that is NaN, too */
                  std::vector<uint32_t>(t.ctas * 128 * 32)};
    for (size_t i = 0; i < o.a.size(); i++)
        o.a[i] = value(1, (uint32_t)i / t.k, (uint32_t)i % t.k);
    for (size_t i = 0; i < o.b.size(); i++)
        o.b[i] = value(2, (uint32_t)i / t.k, (uint32_t)i % t.k);
    mgpu_sparse_prune(bits, o.a.data(), t.m, t.k, t.k);
    const std::vector<uint8_t> a = elements(t, o.a), b = elements(t, o.b);
    std::vector<uint8_t> stored((size_t)t.m * 128), codes((size_t)t.m * groups);
    REQUIRE(mgpu_sparse_compress(bits, stored.data(), codes.data(), a.data(), t.m, t.k));
    REQUIRE(mgpu_mma_tile_meta_bytes(t) == SFA_AT - META_AT);
    REQUIRE(mgpu_mma_tile_sfa_bytes(t) == factors / 4 * 512);
    REQUIRE(mgpu_mma_tile_sfb_bytes(t) == factors / 4 * 1024);
    for (uint32_t rank = 0; rank < t.ctas; rank++) {
        uint8_t *to = &o.memory[rank * BYTES];
        std::vector<uint32_t> meta(mgpu_mma_tile_meta_bytes(t) / 4, 0xffffffffu);
        lay(to + A_AT, &stored[rank * 128 * 128], 128, 128);
        lay(to + B_AT, &b[rank * (N / t.ctas) * 256], N / t.ctas, 256);
        mgpu_tmem_meta_pack(meta.data(), mgpu_mma_tile_d_layout(t), bits, STEPS,
                            &codes[rank * 128 * groups], groups);
        memcpy(to + META_AT, meta.data(), 4 * meta.size());
        for (uint32_t i = 0; i < factors; i++) {
            for (uint32_t row = 0; row < 128; row++)
                to[SFA_AT + mgpu_scale_smem_offset(128, row, i)] =
                    scale(t, 1, rank * 128 + row, i);
            for (uint32_t col = 0; col < N; col++)
                to[SFB_AT + mgpu_scale_smem_offset(N, col, i)] = scale(t, 2, col, i);
        }
        memcpy(&o.a_columns[rank * 128 * 32], &stored[rank * 128 * 128], 128 * 128);
    }
    return o;
}

/* Runs the kernel of a tile, and compares D with the dense product; `in_columns`: A is in tensor memory. */
void
check(const mgpu_kernel &kernel, mgpu_mma_tile t, bool in_columns)
{
    REQUIRE(std::string(mgpu_mma_tile_fault(t) != nullptr ? mgpu_mma_tile_fault(t) : "") == "");
    const operands o = operands_of(t);
    std::vector<uint32_t> d(t.ctas * THREADS * N);
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        const tile_args p = {o.memory.data(), in_columns ? o.a_columns.data() : nullptr,
                             d.data()};
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        std::fill(d.begin(), d.end(), 0xdbdbdbdbu);
        CAPTURE(kernel.name, policy, in_columns);
        REQUIRE(m.run(kernel, t.ctas, THREADS, p, t.ctas, BYTES) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        uint32_t wrong = 0;
        for (uint32_t row = 0; row < t.m; row++)
            for (uint32_t col = 0; col < N; col += 3) {
                float sum = 0, got; /* in quarters */
                for (uint32_t k = 0; k < t.k; k++)
                    sum += o.a[row * t.k + k] * o.b[col * t.k + k] *
                           (float)(1 << (power(1, row, k / (2 * t.block)) +
                                         power(2, col, k / (2 * t.block))));
                memcpy(&got, &d[row * N + col],
                       4); /* a row a lane, a block's behind the other's */
                wrong += got != 2 * sum / 4;
            }
        CHECK(wrong == 0);
    }
}

} // namespace

TEST_CASE("mgpu_mma_tile_sp_scaled_ss: all steps of each kind, as step by step")
{
    check(mxfp8_alone_kernel, tile_of(MGPU_KIND_MXF8F6F4, 32, 1), false);
    check(mxfp8_stepped_kernel, tile_of(MGPU_KIND_MXF8F6F4, 32, 1), false);
    check(mxfp4_alone_kernel, tile_of(MGPU_KIND_MXF4, 32, 1), false);
    check(mxfp4_stepped_kernel, tile_of(MGPU_KIND_MXF4, 32, 1), false);
    check(nvfp4_alone_kernel, tile_of(MGPU_KIND_MXF4NVF4, 16, 1), false);
    check(nvfp4_stepped_kernel, tile_of(MGPU_KIND_MXF4NVF4, 16, 1), false);
    check(nvfp4_of_32_alone_kernel, tile_of(MGPU_KIND_MXF4NVF4, 32, 1), false);
    check(nvfp4_of_32_stepped_kernel, tile_of(MGPU_KIND_MXF4NVF4, 32, 1), false);
}

TEST_CASE("mgpu_mma_tile_sp_scaled_ss: by a pair of 256 rows")
{
    check(mxfp8_pair_kernel, tile_of(MGPU_KIND_MXF8F6F4, 32, 2), false);
    check(mxfp4_pair_kernel, tile_of(MGPU_KIND_MXF4, 32, 2), false);
    check(nvfp4_pair_kernel, tile_of(MGPU_KIND_MXF4NVF4, 16, 2), false);
    check(nvfp4_of_32_pair_kernel, tile_of(MGPU_KIND_MXF4NVF4, 32, 2), false);
}

TEST_CASE("mgpu_mma_tile_sp_scaled_ts: what is stored of A in tensor memory goes on by 8 "
          "columns a step")
{
    check(mxfp8_alone_kernel, tile_of(MGPU_KIND_MXF8F6F4, 32, 1), true);
    check(mxfp4_alone_kernel, tile_of(MGPU_KIND_MXF4, 32, 1), true);
    check(nvfp4_alone_kernel, tile_of(MGPU_KIND_MXF4NVF4, 16, 1), true);
    check(nvfp4_of_32_alone_kernel, tile_of(MGPU_KIND_MXF4NVF4, 32, 1), true);
    check(mxfp8_pair_kernel, tile_of(MGPU_KIND_MXF8F6F4, 32, 2), true);
    check(mxfp4_pair_kernel, tile_of(MGPU_KIND_MXF4, 32, 2), true);
    check(nvfp4_pair_kernel, tile_of(MGPU_KIND_MXF4NVF4, 16, 2), true);
    check(nvfp4_of_32_pair_kernel, tile_of(MGPU_KIND_MXF4NVF4, 32, 2), true);
}

TEST_CASE("Tiles that mgpu_mma_tile_sp_scaled_ss() is not for: a sentence each")
{
    const auto says = [](mgpu_mma_tile t, const char *wanted) {
        const char *fault = mgpu__mma_tile_sp_scaled_fault(t);
        CHECK(std::string(fault == nullptr ? "" : fault).find(wanted) == 0);
    };
    mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                         MGPU_MMA_BF16, 128, N, 128);
    t.sparse = true;
    says(t, "the kind has no scales: mgpu_mma_tile_sp_ss()");
    t = tile_of(MGPU_KIND_MXF4, 32, 2);
    t.m = 128;
    says(t, "M (bits 27-28), that of both CTAs, must be 256 when A is sparse");

    model m;
    std::vector<uint8_t> memory(BYTES);
    const tile_args p = {memory.data(), nullptr, nullptr};
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(dense_kernel, 1, THREADS, p, 1, BYTES) == MGPU_ERROR_FAULT);
    CHECK(m.text.find("mgpu_mma_tile_sp_scaled_ss: A is dense: mgpu_mma_tile_scaled_ss()") !=
          std::string::npos);
}
