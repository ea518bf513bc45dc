/* tests/emu/unit/test_fabric.cpp - what newer PTX has for several GPUs and for tensor memory: fabric, stores that nobody waits for,
 * columns for one block alone, commits of 32 blocks and of what was read of A.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/ptx/fabric.h>
#include <mgpu/ptx/multimem.h>
#include <mgpu/ptx/tcgen05_newer.h>

typedef struct {
    void *p;
    uint32_t *out;
    uint32_t what;
} newer_args;

/* ---- fabric ------------------------------------------------------------------------------ */

#define REDUCTIONS(X, m)                                                                       \
    X(try_red##m##_and_b32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_and_b64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_or_b32(1, 0, s, 16, bar))                                                   \
    X(try_red##m##_or_b64(1, 0, s, 16, bar))                                                   \
    X(try_red##m##_xor_b32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_xor_b64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_u32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_s32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_u64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_s64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_f16(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_min_bf16(1, 0, s, 16, bar))                                                 \
    X(try_red##m##_max_u32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_max_s32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_max_u64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_max_s64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_max_f16(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_max_bf16(1, 0, s, 16, bar))                                                 \
    X(try_red##m##_add_u32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_add_u64(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_add_f16(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_add_bf16(1, 0, s, 16, bar))                                                 \
    X(try_red##m##_add_f32(1, 0, s, 16, bar))                                                  \
    X(try_red##m##_add_f64(1, 0, s, 16, bar))
#define PULL(X, op, type) X(try_pullred_multimem_##op##_##type(s, 1, 0, 16, bar))
#define ATOM(X, op, type) X(try_atom_##op##_##type(1, 0, s, s + 16, bar))
/* What clang-format makes of this it formats again, and again. */
/* clang-format off */
#define FETCHING(X)                                                                  \
    PULL(X, and, b32) PULL(X, and, b64) PULL(X, or, b32) PULL(X, or, b64)            \
    PULL(X, xor, b32) PULL(X, xor, b64) PULL(X, min, u32) PULL(X, min, s32)          \
    PULL(X, min, u64) PULL(X, min, s64) PULL(X, min, f16) PULL(X, min, bf16)         \
    PULL(X, min, e4m3) PULL(X, min, e5m2) PULL(X, max, u32) PULL(X, max, s32)        \
    PULL(X, max, u64) PULL(X, max, s64) PULL(X, max, f16) PULL(X, max, bf16)         \
    PULL(X, max, e4m3) PULL(X, max, e5m2) PULL(X, add, u32) PULL(X, add, u64)        \
    PULL(X, add, f32) PULL(X, add, f16) PULL(X, add, bf16) PULL(X, add_acc_f32, f16) \
    PULL(X, add_acc_f32, bf16) PULL(X, add_acc_f32, e4m3) PULL(X, add_acc_f32, e5m2) \
    PULL(X, add_acc_f16, e4m3) PULL(X, add_acc_f16, e5m2) ATOM(X, exch, b32)         \
    ATOM(X, exch, b64) ATOM(X, exch, b128) ATOM(X, cas, b32) ATOM(X, cas, b64)       \
    ATOM(X, cas, b128) ATOM(X, and, b32) ATOM(X, and, b64) ATOM(X, or, b32)          \
    ATOM(X, or, b64) ATOM(X, xor, b32) ATOM(X, xor, b64) ATOM(X, min, u32)           \
    ATOM(X, min, s32) ATOM(X, min, u64) ATOM(X, min, s64) ATOM(X, min, f16x2)        \
    ATOM(X, min, bf16x2) ATOM(X, max, u32) ATOM(X, max, s32) ATOM(X, max, u64)       \
    ATOM(X, max, s64) ATOM(X, max, f16x2) ATOM(X, max, bf16x2) ATOM(X, add, u32)     \
    ATOM(X, add, u64) ATOM(X, add, f32) ATOM(X, add, f64) ATOM(X, add, f16x2)        \
    ATOM(X, add, bf16x2) X(try_get_tensor_1d(s, NULL, 1, 0, 0, bar))                 \
    X(try_get_tensor_1d_hint(s, NULL, 1, 0, 0, bar, 0))                              \
    X(try_get_tensor_2d(s, NULL, 1, 0, 0, 0, bar))                                   \
    X(try_get_tensor_2d_hint(s, NULL, 1, 0, 0, 0, bar, 0))                           \
    X(try_get_tensor_3d(s, NULL, 1, 0, 0, 0, 0, bar))                                \
    X(try_get_tensor_3d_hint(s, NULL, 1, 0, 0, 0, 0, bar, 0))                        \
    X(try_get_tensor_4d(s, NULL, 1, 0, 0, 0, 0, 0, bar))                             \
    X(try_get_tensor_4d_hint(s, NULL, 1, 0, 0, 0, 0, 0, bar, 0))                     \
    X(try_get_tensor_5d(s, NULL, 1, 0, 0, 0, 0, 0, 0, bar))                          \
    X(try_get_tensor_5d_hint(s, NULL, 1, 0, 0, 0, 0, 0, 0, bar, 0)) \
    X(try_get_tensor_1d_global_dim(s, NULL, 1, 0, 8, bar)) \
    X(try_get_tensor_1d_global_dim_hint(s, NULL, 1, 0, 8, bar, 0)) \
    X(try_get_tensor_2d_global_dim_stride(s, NULL, 1, 0, 8, 8, 16, bar)) \
    X(try_get_tensor_2d_global_dim_stride_hint(s, NULL, 1, 0, 8, 8, 16, bar, 0)) \
    X(try_get_tensor_3d_global_dim_stride(s, NULL, 1, 0, 8, 8, 8, 16, 16, bar)) \
    X(try_get_tensor_3d_global_dim_stride_hint(s, NULL, 1, 0, 8, 8, 8, 16, 16, bar, 0)) \
    X(try_get_tensor_4d_global_dim_stride(s, NULL, 1, 0, 8, 8, 8, 8, 16, 16, 16, bar)) \
    X(try_get_tensor_4d_global_dim_stride_hint(s, NULL, 1, 0, 8, 8, 8, 8, 16, 16, 16, bar, 0)) \
    X(try_get_tensor_5d_global_dim_stride(s, NULL, 1, 0, 8, 8, 8, 8, 8, 16, 16, 16, 16, bar)) \
    X(try_get_tensor_5d_global_dim_stride_hint(s, NULL, 1, 0, 8, 8, 8, 8, 8, 16, 16, 16, 16, bar, 0))
/* clang-format on */
#define FABRIC(X)                                                                              \
    X(try_get(s, 1, 0, 16, bar))                                                               \
    X(try_get_hint(s, 1, 0, 16, bar, 0))                                                       \
    X(try_put(1, 0, s, 16, bar))                                                               \
    X(try_put_hint(1, 0, s, 16, bar, 0))                                                       \
    X(try_put_counted_bytes(1, 0, 256, s, 16, bar))                                            \
    X(try_put_counted_bytes_hint(1, 0, 256, s, 16, bar, 0))                                    \
    X(try_put_cp_mask(1, 0, s, 16, bar, 3))                                                    \
    X(try_put_multimem(1, 0, s, 16, bar))                                                      \
    X(try_put_multimem_hint(1, 0, s, 16, bar, 0))                                              \
    X(try_put_multimem_counted_bytes(1, 0, 256, s, 16, bar))                                   \
    X(try_put_multimem_counted_bytes_hint(1, 0, 256, s, 16, bar, 0))                           \
    X(try_put_multimem_cp_mask(1, 0, s, 16, bar, 3))                                           \
    REDUCTIONS(X, )                                                                            \
    REDUCTIONS(X, _multimem)                                                                   \
    FETCHING(X)                                                                                \
    X(wait_sync_restrict_read(3))                                                              \
    X(submit())                                                                                \
    X(submit_op_restrict_fetching())                                                           \
    X(submit_commit_group())                                                                   \
    X(wait_sync_restrict_reads())

MGPU_KERNEL(fabric, newer_args, p, 32, 1)
{
    const uint32_t s = 0, bar = 0;
    uint32_t n = 0;
    if (threadIdx.x != 0)
        return;
#define CALL(...)                                                                              \
    if (n++ == p->what)                                                                        \
        mgpu_fabric_##__VA_ARGS__;
    FABRIC(CALL)
#undef CALL
    (void)s, (void)bar;
}

/* Policies of a range of an endpoint. */
#define POLICIES(X)                                                                            \
    X(evict_first)                                                                             \
    X(evict_last)                                                                              \
    X(evict_last_l2_evict_first)                                                               \
    X(evict_normal) X(evict_normal_l2_evict_first) X(evict_unchanged)
MGPU_KERNEL(fabric_policies, newer_args, p, 32, 1)
{
    uint32_t n = 0;
#define CALL(word)                                                                             \
    if (n++ == p->what)                                                                        \
        p->out[0] = (uint32_t)mgpu_createpolicy_range_fabric_l2_##word(1, 0, 16, 64);
    POLICIES(CALL)
#undef CALL
}

MGPU_KERNEL(fabric_fences, newer_args, p, 32, 1)
{
    mgpu_fence_proxy_generic_fabric_alias_acquire_sys();
    mgpu_fence_proxy_generic_fabric_alias_release_sys();
    mgpu_fence_proxy_fabric_generic_alias_acquire_sys();
    mgpu_fence_proxy_fabric_generic_alias_release_sys();
    mgpu_fence_proxy_fabric_fabric_alias_acquire_sys();
    mgpu_fence_proxy_fabric_fabric_alias_release_sys();
    if (threadIdx.x == 0)
        p->out[0] = 1;
}

TEST_CASE("the model has no fabric, and says so of each instruction; its fences pass")
{
    static const char *const names[] = {
#define NAME(...) #__VA_ARGS__,
        FABRIC(NAME)
#undef NAME
    };
    model m;
    known<uint32_t> out(1);
    m.config.target = MGPU_EMU_SM_100A;
    for (uint32_t i = 0; i < sizeof names / sizeof *names; i++) {
        const std::string called = names[i],
                          name = "mgpu_fabric_" + called.substr(0, called.find('('));
        CAPTURE(name);
        CHECK(m.run(fabric_kernel, 1, 32, newer_args{NULL, out.data.data(), i}) ==
              MGPU_ERROR_FAULT);
        CHECK(m.says(
            {(name +
              ": the model has no fabric: a logical endpoint is memory of another machine")
                 .c_str()}));
    }
    uint32_t policy = 0;
#define REFUSED(word)                                                                          \
    CHECK(m.run(fabric_policies_kernel, 1, 32, newer_args{NULL, out.data.data(), policy++}) == \
          MGPU_ERROR_FAULT);                                                                   \
    CHECK(m.says({"mgpu_createpolicy_range_fabric_l2_" #word ": the model has no fabric"}));
    POLICIES(REFUSED)
#undef REFUSED
    CHECK(m.run(fabric_fences_kernel, 1, 32, newer_args{NULL, out.data.data(), 0}) == MGPU_OK);
    CHECK(out.data[0] == 1);
    m.config.target = MGPU_EMU_SM_90A;
    CHECK(m.run(fabric_fences_kernel, 1, 32, newer_args{NULL, out.data.data(), 0}) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_fence_proxy_generic_fabric_alias_acquire_sys needs sm_100 or later, "
                  "the target is sm_90a"}));
}

/* ---- stores and sums that nobody waits for ----------------------------------------------- */

MGPU_KERNEL(asyncs, newer_args, p, 32, 1)
{
    unsigned char *q = (unsigned char *)p->p;
    if (threadIdx.x != 0)
        return;
    mgpu_multimem_st_async_release_gpu_b8(q, 0x11);
    mgpu_multimem_st_async_release_sys_b8(q + 1, 0x22);
    mgpu_multimem_st_async_release_gpu_b16(q + 2, 0x4433);
    mgpu_multimem_st_async_release_sys_b16(q + 4, 0x6655);
    mgpu_multimem_st_async_release_gpu_b32(q + 8, 0x01020304u);
    mgpu_multimem_st_async_release_sys_b32(q + 12, 0x05060708u);
    mgpu_multimem_st_async_release_gpu_b64(q + 16, 0x1122334455667788u);
    mgpu_multimem_st_async_release_sys_b64(q + 24, 0x99aabbccddeeff00u);
    mgpu_multimem_red_async_release_gpu_add_u32(q + 32, 5);
    mgpu_multimem_red_async_release_sys_add_u32(q + 32, 0xffffffffu);
    mgpu_multimem_red_async_release_gpu_add_s32(q + 36, -7);
    mgpu_multimem_red_async_release_sys_add_s32(q + 36, 2);
    mgpu_multimem_red_async_release_gpu_add_u64(q + 40, 0x100000000u);
    mgpu_multimem_red_async_release_sys_add_u64(q + 40, 3);
}

TEST_CASE("multimem.st.async, multimem.red.async: on each GPU")
{
    model m;
    void *gpu[3], *p = NULL;
    m.config.target = MGPU_EMU_SM_100A;
    for (void *&g : gpu) {
        REQUIRE(mgpu_malloc(&g, 64) == MGPU_OK);
        REQUIRE(mgpu_memset(g, 0, 64, NULL) == MGPU_OK);
    }
    REQUIRE(mgpu_emu_multicast(&p, gpu, 3, 64) == MGPU_OK);
    CHECK(m.run(asyncs_kernel, 1, 32, newer_args{p, NULL, 0}) == MGPU_OK);
    INFO(m.text);
    static const unsigned char want[48] = {
        0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0,    0,    4,    3,    2,    1,
        8,    7,    6,    5,    0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11,
        0,    0xff, 0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99, 4,    0,    0,    0,
        0xfb, 0xff, 0xff, 0xff, 3,    0,    0,    0,    1,    0,    0,    0};
    for (void *g : gpu)
        CHECK(std::memcmp(g, want, sizeof want) == 0);
    m.config.target = MGPU_EMU_SM_90A;
    CHECK(m.run(asyncs_kernel, 1, 32, newer_args{p, NULL, 0}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_multimem_st_async_release_gpu_b8 needs sm_100 or later"}));
    CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
    for (void *g : gpu)
        CHECK(mgpu_free(g) == MGPU_OK);
}

/* ---- tensor memory ----------------------------------------------------------------------- */

MGPU_DEVICE void
both(void)
{
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

/* 0: of one block, 1: of a pair; 2 and more: mistakes. */
MGPU_KERNEL(alone, newer_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 2);
    const uint32_t at = mgpu_smem_addr(slot), what = p->what;
    switch (what) {
    case 0:
        mgpu_tcgen05_alloc_exclusive(at, 512);
        mgpu_tcgen05_dealloc_exclusive(slot[0], 512);
        mgpu_tcgen05_alloc(at + 4, 128);
        mgpu_tcgen05_dealloc(slot[1], 128);
        mgpu_tcgen05_alloc_exclusive(at, 96);
        break;
    case 1:
        mgpu_tcgen05_alloc_exclusive_cg2(at, 512);
        both();
        mgpu_tcgen05_dealloc_exclusive_cg2(slot[0], 512);
        mgpu_tcgen05_alloc_exclusive_cg2(at, 160);
        both();
        mgpu_tcgen05_dealloc_exclusive_cg2(slot[0], 160);
        break;
    case 2:
        mgpu_tcgen05_alloc_exclusive(at, 48);
        break;
    case 3:
        mgpu_tcgen05_alloc_exclusive(at, 608);
        break;
    case 4:
        mgpu_tcgen05_alloc(at, 32);
        mgpu_tcgen05_alloc_exclusive(at + 4, 32);
        break;
    case 5:
        mgpu_tcgen05_alloc_exclusive(at, 32);
        mgpu_tcgen05_alloc(at + 4, 32);
        break;
    case 6:
        mgpu_tcgen05_alloc_exclusive(at, 32);
        mgpu_tcgen05_dealloc(slot[0], 32);
        break;
    case 7:
        mgpu_tcgen05_alloc(at, 32);
        mgpu_tcgen05_dealloc_exclusive(slot[0], 32);
        break;
    }
    if (threadIdx.x == 0)
        p->out[blockIdx.x] = slot[0];
    if (what == 0)
        mgpu_tcgen05_dealloc_exclusive(slot[0], 96);
}

TEST_CASE("tcgen05.alloc.exclusive: any multiple of 32 columns, and no other allocation")
{
    static const struct {
        uint32_t what;
        const char *says;
    } wrong[] = {
        {2, "tcgen05.alloc.exclusive: 48 columns: on sm_107f a multiple of 32, to 576"},
        {3, "tcgen05.alloc.exclusive: 608 columns: on sm_107f a multiple of 32, to 576"},
        {4, "tcgen05.alloc.exclusive while columns of the alloc at "},
        {5, "tcgen05.alloc while columns of the alloc.exclusive at "},
        {6, "tcgen05.dealloc of columns that an alloc.exclusive gave"},
        {7, "tcgen05.dealloc.exclusive of columns that an alloc gave"},
    };
    model m;
    known<uint32_t> out(2, 99);
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_100A, (uint32_t)MGPU_EMU_SM_107F}) {
        m.config.target = target;
        CHECK(m.run(alone_kernel, 1, 32, newer_args{NULL, out.data.data(), 0}) == MGPU_OK);
        INFO(m.text);
        CHECK(out.data == std::vector<uint32_t>{0, 99});
    }
    CHECK(m.run(alone_kernel, 2, 32, newer_args{NULL, out.data.data(), 1}, 2) == MGPU_OK);
    CHECK(out.data == std::vector<uint32_t>{0, 0});
    for (const auto &w : wrong) {
        CAPTURE(w.what);
        CHECK(m.run(alone_kernel, 1, 32, newer_args{NULL, out.data.data(), w.what}) ==
              MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({w.says}));
    }
}

/* The number of each cell of `cols` columns, through tensor memory. 0: they are a block's; 1: a pair's; 2: one more
 * column is read. */
MGPU_KERNEL(widest, newer_args, p, 128, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t cols = 544 + 32 * (p->what != 2), warp = threadIdx.x / 32;
    const bool pair = p->what == 1;
    if (warp == 0 && pair)
        mgpu_tcgen05_alloc_exclusive_cg2(mgpu_smem_addr(slot), cols);
    else if (warp == 0)
        mgpu_tcgen05_alloc_exclusive(mgpu_smem_addr(slot), cols);
    __syncthreads();
    const uint32_t at = slot[0] + mgpu_tmem_addr(32 * warp, 0), lane = threadIdx.x;
    uint32_t r[1], wrong = 0;
    for (uint32_t col = 0; col < cols; col++) {
        r[0] = 1024 * lane + col;
        mgpu_tcgen05_st_32x32b_x1(at + col, r);
    }
    mgpu_tcgen05_wait_st();
    for (uint32_t col = 0; col < cols + (p->what == 2); col++) {
        mgpu_tcgen05_ld_32x32b_x1(r, at + col);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x1(r);
        wrong += r[0] != 1024 * lane + col;
    }
    p->out[128 * blockIdx.x + threadIdx.x] = wrong;
    mgpu_tcgen05_fence_before_thread_sync();
    if (pair)
        both();
    else
        __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (warp == 0 && pair)
        mgpu_tcgen05_dealloc_exclusive_cg2(slot[0], cols);
    else if (warp == 0)
        mgpu_tcgen05_dealloc_exclusive(slot[0], cols);
}

TEST_CASE("tcgen05.alloc.exclusive: 544 and 576 columns on sm_107, and nowhere else")
{
    model m;
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_107A, (uint32_t)MGPU_EMU_SM_107F})
        for (uint32_t pair = 0; pair < 2; pair++) {
            known<uint32_t> out(128 * (1 + pair), 99);
            m.config.target = target;
            CHECK(m.run(widest_kernel, 1 + pair, 128, newer_args{NULL, out.data.data(), pair},
                        1 + pair) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            CHECK(out.data == std::vector<uint32_t>(128 * (1 + pair), 0));
        }
    known<uint32_t> out(128, 99);
    CHECK(m.run(widest_kernel, 1, 128, newer_args{NULL, out.data.data(), 2}) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says({"tcgen05.ld: columns 544..544: column 544 is not allocated"}));
    m.config.target = MGPU_EMU_SM_103A;
    CHECK(m.run(widest_kernel, 1, 128, newer_args{NULL, out.data.data(), 0}) ==
          MGPU_ERROR_FAULT);
    CHECK(
        m.says({"tcgen05.alloc.exclusive: 576 columns: on sm_103a a multiple of 32, to 512"}));
}

/* A commit that follows nothing arrives all the same, in one block or two; of two that is noted. */
MGPU_KERNEL(early, newer_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0)
        switch (p->what) {
        case 0:
            mgpu_tcgen05_commit_multicast_32b(bar, 3u);
            break;
        case 1:
            mgpu_tcgen05_commit_cg2_multicast_32b(bar, 3u);
            break;
        case 2:
            mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast(bar, 3);
            break;
        case 3:
            mgpu_tcgen05_commit_sync_restrict_read_mma_a_multicast_32b(bar, 3u);
            break;
        case 4:
            mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast(bar, 3);
            break;
        case 5:
            mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a_multicast_32b(bar, 3u);
            break;
        case 6:
            mgpu_tcgen05_commit_sync_restrict_read_mma_a(mgpu_mapa(bar, 1));
            break;
        case 7:
            mgpu_tcgen05_commit_cg2_sync_restrict_read_mma_a(mgpu_mapa(bar, 1));
            break;
        case 8:
            mgpu_tcgen05_commit_multicast_32b(bar, 7u);
            break;
        }
    if (threadIdx.x == 0 && (rank == 1 || p->what < 6)) {
        mgpu_mbarrier_wait_cluster(bar, 0);
        p->out[rank] = 1;
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("commits of Rubin arrive at their mbarriers")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY);
    for (uint32_t what = 0; what < 8; what++) {
        CAPTURE(what);
        known<uint32_t> out(2, 99);
        m.config.target = MGPU_EMU_SM_107A;
        CHECK(m.run(early_kernel, 2, 32, newer_args{NULL, out.data.data(), what}, 2) ==
              MGPU_OK);
        INFO(m.text);
        CHECK(out.data == std::vector<uint32_t>{what < 6 ? 1u : 99u, 1u});
        CHECK(m.lints.find("tcgen05.commit to another block, and this thread has issued "
                           "nothing") != std::string::npos);
        m.config.target = MGPU_EMU_SM_100A;
        CHECK(m.run(early_kernel, 2, 32, newer_args{NULL, out.data.data(), what}, 2) ==
              MGPU_ERROR_FAULT);
        CHECK(m.says(
            {"mgpu_tcgen05_commit", " needs sm_107a or sm_107f, the target is sm_100a"}));
    }
    known<uint32_t> out(2, 99);
    m.config.target = MGPU_EMU_SM_107A;
    CHECK(m.run(early_kernel, 2, 32, newer_args{NULL, out.data.data(), 8}, 2) ==
          MGPU_ERROR_FAULT);
    CHECK(m.says(
        {"tcgen05.commit.multicast: mask 0x7 of blocks, and the cluster has blocks 0 to 1"}));
}
