/* tests/ptx/test_rubin_dim.cpp - TMA on tensors that the instruction describes, in the model: each function of rubin_dim.h.
 * SPDX-License-Identifier: MIT
 *
 * Each does what the ordinary form does with a map of that tensor. The map that it is given itself is of another one, elsewhere,
 * with other sizes and strides and the same box.
 */
#include "../emu/model.h"

#include <mgpu/ptx/rubin.h>
#include <mgpu/ptx/rubin_dim.h>
#include <mgpu/ptx/tma_reduce.h>

#include <numeric>

enum { WORDS = 128, TENSOR = 64 * 1024, PLAIN = 100 };

typedef struct {
    mgpu_tensor_map map;
    uint32_t *global; /* the tensor */
    uint64_t stride[4];
    uint16_t dim[5];
    uint32_t *out; /* [2][WORDS] */
    uint32_t what, bytes;
} dim_args;

#define ZERO1 0
#define ZERO2 ZERO1, 0
#define ZERO3 ZERO2, 0
#define ZERO4 ZERO3, 0
#define ZERO5 ZERO4, 0
#define DIMS1 p->dim[0]
#define DIMS2 DIMS1, p->dim[1]
#define DIMS3 DIMS2, p->dim[2]
#define DIMS4 DIMS3, p->dim[3]
#define DIMS5 DIMS4, p->dim[4]
#define WITH1 DIMS1
#define WITH2 DIMS2, p->stride[0]
#define WITH3 DIMS3, p->stride[0], p->stride[1]
#define WITH4 DIMS4, p->stride[0], p->stride[1], p->stride[2]
#define WITH5 DIMS5, p->stride[0], p->stride[1], p->stride[2], p->stride[3]
#define TAKE(n, call)                                                                          \
    case n:                                                                                    \
        call;                                                                                  \
        break;

#define LOADS(d, of)                                                                           \
    TAKE(0, mgpu_tma_load_##d##d_##of(dst, map, at, WITH##d, bar))                             \
    TAKE(1, mgpu_tma_load_##d##d_##of##_hint(dst, map, at, WITH##d, bar, policy))              \
    TAKE(2, mgpu_tma_load_##d##d_shared_cta_##of(dst, map, at, WITH##d, bar))                  \
    TAKE(3, mgpu_tma_load_##d##d_shared_cta_##of##_hint(dst, map, at, WITH##d, bar, policy))   \
    TAKE(4, mgpu_tma_load_##d##d_multicast_32b_##of(dst, map, at, WITH##d, bar, 3u))           \
    TAKE(5, mgpu_tma_load_##d##d_multicast_32b_##of##_hint(dst, map, at, WITH##d, bar, 3u,     \
                                                           policy))                            \
    TAKE(6, mgpu_tma_prefetch_##d##d_##of(map, at, WITH##d))                                   \
    TAKE(7, mgpu_tma_prefetch_##d##d_##of##_hint(map, at, WITH##d, policy))                    \
    TAKE(8, mgpu_tma_prefetch_##d##d_l2_evict_last_##of(map, at, WITH##d))                     \
    TAKE(9, mgpu_tma_applypriority_##d##d_l2_evict_normal_##of(map, at, WITH##d))              \
    TAKE(PLAIN, mgpu_tma_load_##d##d_multicast(dst, map, ZERO##d, bar, 3))

#define STORES(D, of)                                                                          \
    TAKE(0, mgpu_tma_store_##D##d_##of(map, at, WITH##D, src))                                 \
    TAKE(1, mgpu_tma_store_##D##d_##of##_hint(map, at, WITH##D, src, policy))                  \
    TAKE(2, mgpu_tma_store_##D##d(map, ZERO##D, src))                                          \
    REDUCES(D, of, 1, ADD, add)                                                                \
    REDUCES(D, of, 2, MIN, min)                                                                \
    REDUCES(D, of, 3, MAX, max)                                                                \
    REDUCES(D, of, 4, INC, inc)                                                                \
    REDUCES(D, of, 5, DEC, dec)                                                                \
    REDUCES(D, of, 6, AND, and)                                                                \
    REDUCES(D, of, 7, OR, or)                                                                  \
    REDUCES(D, of, 8, XOR, xor)                                                                \
    TAKE(9 * 4, mgpu_tma_reduce_##D##d_##of(8, map, at, WITH##D, src))
#define REDUCES(D, of, n, OP, op)                                                              \
    TAKE(4 * n, mgpu_tma_reduce_##D##d_##of(MGPU_REDUCE_##OP, map, at, WITH##D, src))          \
    TAKE(4 * n + 1,                                                                            \
         mgpu_tma_reduce_##D##d_##of##_hint(MGPU_REDUCE_##OP, map, at, WITH##D, src, policy))  \
    TAKE(4 * n + 2, mgpu_tma_reduce_##op##_##D##d(map, ZERO##D, src))

/* The first of two blocks loads, into its own shared memory or into that of both. */
#define KERNELS(d, of)                                                                         \
    MGPU_KERNEL(loads_##d, dim_args, p, 32, 1)                                                 \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        MGPU_SHARED(uint64_t, bars, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);                    \
        const uint32_t rank = mgpu_cluster_ctarank();                                          \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        const mgpu_tensor_map *map = &p->map;                                                  \
        const uint32_t *at = p->global;                                                        \
        const bool many = p->what == 4 || p->what == 5 || p->what == PLAIN;                    \
        const bool loads = (p->what < 6 || p->what == PLAIN) && (rank == 0 || many);           \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
            if (loads)                                                                         \
                mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);                                 \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0 && rank == 0)                                                     \
            switch (p->what) {                                                                 \
                LOADS(d, of)                                                                   \
            }                                                                                  \
        if (threadIdx.x == 0 && loads) {                                                       \
            mgpu_mbarrier_wait(bar, 0);                                                        \
            for (uint32_t i = 0; i < p->bytes / 4; i++)                                        \
                p->out[rank * WORDS + i] = mgpu_ld_shared_b32(dst + 4 * i);                    \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
    }                                                                                          \
    MGPU_KERNEL(stores_##d, dim_args, p, 32, 1)                                                \
    {                                                                                          \
        MGPU_SMEM(s, 1024);                                                                    \
        const uint32_t src = mgpu_smem_addr(s);                                                \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        const mgpu_tensor_map *map = &p->map;                                                  \
        const uint32_t *at = p->global;                                                        \
        if (threadIdx.x != 0)                                                                  \
            return;                                                                            \
        for (uint32_t i = 0; i < p->bytes / 4; i++)                                            \
            mgpu_st_shared_b32(src + 4 * i, (i + 1) * 0x9e3779b9u);                            \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        switch (p->what) {                                                                     \
            STORES(d, of)                                                                      \
        }                                                                                      \
        mgpu_bulk_commit_group();                                                              \
        mgpu_bulk_wait_group(0);                                                               \
    }
KERNELS(1, global_dim)
KERNELS(2, global_dim_stride)
KERNELS(3, global_dim_stride)
KERNELS(4, global_dim_stride)
KERNELS(5, global_dim_stride)

static const mgpu_kernel *const loads[6] = {
    NULL, &loads_1_kernel, &loads_2_kernel, &loads_3_kernel, &loads_4_kernel, &loads_5_kernel};
static const mgpu_kernel *const stores[6] = {NULL,
                                             &stores_1_kernel,
                                             &stores_2_kernel,
                                             &stores_3_kernel,
                                             &stores_4_kernel,
                                             &stores_5_kernel};
static const uint32_t box[5] = {8, 3, 2, 1, 1};
static const uint32_t box_bytes[6] = {0, 32, 96, 192, 192, 192};
/* A tensor larger than the box, and smaller ones; strides are not those of a tensor without gaps. */
static const uint16_t sizes[3][5] = {{12, 4, 3, 2, 2}, {5, 2, 1, 1, 1}, {255, 1, 2, 255, 1}};
static const uint64_t strides[3][4] = {
    {80, 400, 1600, 4000}, {48, 160, 640, 640}, {1024, 2048, 16, 4096}};

/* What a form is given: a map of another tensor, and this one by operands; or with PLAIN a map of this one. */
static dim_args
args_of(uint32_t dims, uint32_t shape, uint32_t *other, uint32_t *p, uint32_t *out,
        uint32_t what, bool plain)
{
    const uint64_t n[5] = {20, 6, 5, 3, 3};
    uint64_t d[5];
    dim_args a;
    std::memset(&a, 0, sizeof a);
    for (uint32_t i = 0; i < 5; i++)
        d[i] = a.dim[i] = sizes[shape][i];
    for (uint32_t i = 0; i < 4; i++)
        a.stride[i] = strides[shape][i];
    REQUIRE(mgpu_tensor_map_tiled(
                &a.map,
                plain ? mgpu_tensor_map_nd(MGPU_DTYPE_U32, p, dims, d, a.stride, box)
                      : mgpu_tensor_map_nd(MGPU_DTYPE_U32, other, dims, n, NULL, box),
                NULL) == MGPU_OK);
    a.global = p;
    a.out = out;
    a.what = what;
    a.bytes = box_bytes[dims];
    return a;
}

TEST_CASE("TMA loads a box of the tensor that the instruction describes")
{
    model m;
    m.config.target = MGPU_EMU_SM_107F;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_RANDOM);
    known<uint32_t> other(TENSOR), tensor(TENSOR), out(2 * WORDS);
    for (uint32_t i = 0; i < TENSOR; i++) {
        other.data[i] = ~i;
        tensor.data[i] = i + 1;
    }
    for (uint32_t dims = 1; dims < 6; dims++)
        for (uint32_t shape = 0; shape < 3; shape++) {
            const auto run = [&](uint32_t what) {
                std::fill(out.data.begin(), out.data.end(), 0x99u);
                return m.run(*loads[dims], 2, 32,
                             args_of(dims, shape, other.data.data(), tensor.data.data(),
                                     out.data.data(), what, what == PLAIN),
                             2);
            };
            const auto of = [&](uint32_t rank) {
                return std::vector<uint32_t>(out.data.begin() + rank * WORDS,
                                             out.data.begin() + (rank + 1) * WORDS);
            };
            REQUIRE(run(PLAIN) == MGPU_OK);
            const std::vector<uint32_t> want = of(1), nothing(WORDS, 0x99);
            REQUIRE(want != nothing);
            for (uint32_t what = 0; what < 10; what++) {
                CAPTURE(dims, shape, what);
                REQUIRE(run(what) == MGPU_OK);
                CHECK(m.lints == "");
                CHECK(of(0) == (what < 6 ? want : nothing));
                CHECK(of(1) == (what == 4 || what == 5 ? want : nothing));
            }
        }
}

TEST_CASE("TMA stores and reduces a box into the tensor that the instruction describes")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> other(TENSOR), tensor(TENSOR);
    std::vector<uint32_t> before(TENSOR);
    for (uint32_t i = 0; i < TENSOR; i++)
        before[i] = i * 0x85ebca6bu;
    for (uint32_t dims = 1; dims < 6; dims++)
        for (uint32_t shape = 0; shape < 3; shape++)
            for (uint32_t op = 0; op < 9; op++) {
                std::vector<uint32_t> want;
                for (uint32_t form : {2u, 0u, 1u}) {
                    CAPTURE(dims, shape, op, form);
                    tensor.data = other.data = before; /* in place: the buffers stay */
                    REQUIRE(m.run(*stores[dims], 1, 32,
                                  args_of(dims, shape, other.data.data(), tensor.data.data(),
                                          NULL, 4 * op + form, form == 2)) == MGPU_OK);
                    if (form == 2)
                        want = tensor.data;
                    CHECK((want != before));
                    CHECK((tensor.data == want));
                    CHECK((other.data == before));
                }
            }
}

TEST_CASE("a tensor of the instruction's: sizes of 8 bits, strides of 36, a known reduction")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> tensor(TENSOR), out(2 * WORDS);
    dim_args a =
        args_of(3, 0, tensor.data.data(), tensor.data.data(), out.data.data(), 0, false);
    a.dim[1] = 0;
    CHECK(m.run(loads_3_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"override::global_dim: dim1 = 0: the instruction has 8 bits for a size"}));
    a.dim[1] = 256;
    CHECK(m.run(loads_3_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"override::global_dim: dim1 = 256: "}));
    a.dim[1] = 4;
    for (uint64_t wrong : {(uint64_t)8, (uint64_t)1 << 40}) {
        a.stride[1] = wrong;
        CHECK(m.run(loads_3_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
        CHECK(m.says({"override::global_dim_stride: stride2_bytes = ",
                      ": a multiple of 16 below 2^40"}));
    }
    a.stride[1] =
        (uint64_t)1 << 38; /* far outside of all memory, and told so by its real size */
    CHECK(m.run(loads_3_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    CHECK(m.says({"TMA load, the map's tensor"}));
    a = args_of(3, 0, tensor.data.data(), tensor.data.data(), NULL, 9 * 4, false);
    CHECK(m.run(stores_3_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    CHECK(m.says({"8 is no reduction: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR"}));
    a.what = 0;
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_90A, (uint32_t)MGPU_EMU_SM_103A}) {
        m.config.target = target;
        CHECK(m.run(stores_3_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        CHECK(m.says(
            {"mgpu_tma_store_3d_global_dim_stride needs sm_107a or sm_107f, the target is"}));
    }
}

/* Two loads of one thread: of the second the address alone is an operand. */
MGPU_KERNEL(one_then_other, dim_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_mbarrier_arrive_expect_tx(bar, 2 * p->bytes);
    mgpu_tma_load_2d_global_dim_stride(dst, &p->map, p->global, WITH2, bar);
    mgpu_tma_load_2d_global_address(dst + 128, &p->map, p->global, ZERO2, bar);
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < 24; i++) {
        p->out[i] = mgpu_ld_shared_b32(dst + 4 * i);
        p->out[24 + i] = mgpu_ld_shared_b32(dst + 128 + 4 * i);
    }
}

TEST_CASE("the tensor of one instruction is not that of the next")
{
    model m;
    m.config.target = MGPU_EMU_SM_107A;
    known<uint32_t> other(TENSOR), tensor(TENSOR), out(2 * WORDS);
    std::iota(tensor.data.begin(), tensor.data.end(), 1u);
    dim_args a =
        args_of(2, 1, other.data.data(), tensor.data.data(), out.data.data(), 0, false);
    REQUIRE(m.run(one_then_other_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[8] == 13);      /* 48 bytes behind the first */
    CHECK(out.data[5] == 0);       /* dim0 is 5 */
    CHECK(out.data[16] == 0);      /* dim1 is 2 */
    CHECK(out.data[24 + 8] == 21); /* a row of the map's */
    CHECK(out.data[24 + 5] == 6);
    CHECK(out.data[24 + 16] == 41);
}

TEST_CASE("a stride in the two parts that the instruction has")
{
    for (uint32_t i = 0; i < 4; i++)
        for (uint64_t stride : {(uint64_t)16, (uint64_t)0xabcdef0120, (uint64_t)0xfffffffff0}) {
            const uint64_t low = mgpu__stride_low(stride), high = mgpu__stride_high(stride, i);
            CHECK(((low + (high >> 4 * i << 32)) << 4) == stride);
            CHECK((high & ~(15ull << 4 * i)) == 0);
        }
}
