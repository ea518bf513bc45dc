/* tests/emu/unit/test_seldom.cpp - mistakes that few make: each is made here, and its sentence read.
 * SPDX-License-Identifier: MIT
 *
 * Those that many make are in the test of their header; emu/sentences.py holds that none is left out.
 */
#include "emu/model.h"

#include <utility>

typedef struct {
    mgpu_tensor_map map;
    uint32_t *out;
    uint32_t what;
} seldom_args;

enum {
    NO_WARPGROUP,
    NINE_ACCUMULATORS,
    TWO_ACCUMULATORS,
    NAME_OF_NOTHING,
    MANY_ARRAYS,
    ODD_LOAD,
    ODD_STORE,
    ODD_ATOMIC,
    NOINC,
    PEER_IS_GONE,
    FORGED_MAP,
    B_BELOW,
    FEW_REGISTERS,
    NARROW,
    OTHER_BLOCK,
    INIT_BELOW_WAITER,
    INVAL_BELOW_WAITER,
    BLOCKS,
    SELDOM
};

template <size_t I>
static void
one_array(void)
{
    MGPU_SHARED(uint32_t, array, 1);
    array[0] = I;
}

template <size_t... I>
static void
many_arrays(std::index_sequence<I...>)
{
    (one_array<I>(), ...);
}

static void
wrong_accumulators(uint32_t what, uint64_t desc)
{
    float d[9][4] = {}, e[4] = {};
    mgpu_wgmma_fence();
    if (what == NINE_ACCUMULATORS)
        for (float *each : {d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], d[8]})
            mgpu_wgmma_m64n8k16_f32_bf16_ss(each, desc, desc, 1);
    mgpu_wgmma_m64n8k16_f32_bf16_ss(threadIdx.x == 5 ? e : d[0], desc, desc, 1);
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d[0], desc, desc, 1);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
}

MGPU_KERNEL(seldom, seldom_args, p, 160, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const uint64_t desc = mgpu_wgmma_desc_k_major(dst, MGPU_SWIZZLE_128B);
    uint32_t *odd = reinterpret_cast<uint32_t *>(reinterpret_cast<char *>(p->out) + 2);
    float d[4] = {};
    if (t == 0)
        mgpu_mbarrier_init(bar, 1);
    __syncthreads();
    switch (p->what) {
    case NO_WARPGROUP:
        if (t >= 128)
            mgpu_wgmma_fence();
        break;
    case NINE_ACCUMULATORS:
    case TWO_ACCUMULATORS:
        wrong_accumulators(p->what, desc);
        break;
    case NAME_OF_NOTHING:
        MGPU_NAME(bar, "full", 8, 0);
        break;
    case MANY_ARRAYS:
        many_arrays(std::make_index_sequence<65>());
        break;
    case ODD_LOAD:
        p->out[1] = mgpu_ld_acquire_gpu_global_b32(odd);
        break;
    case ODD_STORE:
        mgpu_st_release_gpu_global_b32(odd, 1);
        break;
    case ODD_ATOMIC:
        (void)atomicAdd(odd, 1u);
        break;
    case NOINC:
        if (t == 0) {
            mgpu_mbarrier_arrive_expect_tx(bar, 16);
            mgpu_cp_async_mbarrier_arrive_noinc(bar);
        }
        break;
    case PEER_IS_GONE:
        for (uint32_t i = 0; i < 1000 && mgpu_cluster_ctarank() == 0; i++)
            mgpu_emu_yield();
        if (mgpu_cluster_ctarank() == 0)
            p->out[0] = mgpu_ld_shared_cluster_b32(mgpu_mapa(dst, 1));
        break;
    case FORGED_MAP:
        if (t == 0) {
            mgpu_mbarrier_arrive_expect_tx(bar, 2048);
            mgpu_tma_load_2d(dst, &p->map, 0, 0, bar);
            mgpu_mbarrier_wait(bar, 0);
        }
        break;
    case B_BELOW:
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, desc, 0, 1);
        mgpu_wgmma_commit_group();
        mgpu_wgmma_wait_group(0);
        break;
    case FEW_REGISTERS:
        MGPU__EMU(mgpu__emu_setmaxnreg(1, 20));
        break;
    case NARROW:
        MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of(4, MGPU__WGMMA_BF16, 0, 0, 0, 0), d,
                                  NULL, desc, desc, 1));
        break;
    case OTHER_BLOCK:
        if (t == 0)
            mgpu_bulk_copy_shared_cluster(mgpu_mapa(dst, 1), dst + 1024, 16, mgpu_mapa(bar, 0));
        break;
    case INIT_BELOW_WAITER:
    case INVAL_BELOW_WAITER:
        if (t == 32)
            mgpu_mbarrier_wait(bar, 0);
        for (uint32_t i = 0; i < 10 && t == 0; i++)
            mgpu_emu_yield();
        if (t == 0 && p->what == INIT_BELOW_WAITER)
            mgpu_mbarrier_init(bar, 1);
        if (t == 0 && p->what == INVAL_BELOW_WAITER)
            mgpu_mbarrier_inval(bar);
        break;
    case BLOCKS:
        if (t == 0)
            mgpu_mbarrier_wait(bar, 0);
        break;
    }
}

/* Whether the parts of `words` between stars are in a text, one behind the other. */
static bool
says(const std::string &text, const std::string &words)
{
    size_t at = 0;
    for (size_t from = 0, to; from <= words.size(); from = to + 1) {
        to = std::min(words.find('*', from), words.size());
        at = text.find(words.substr(from, to - from), at);
        if (at == std::string::npos)
            return false;
    }
    return true;
}

TEST_CASE("mistakes that few make are told, too")
{
    static const struct {
        uint32_t blocks, threads, cluster;
        const char *words;
    } cases[SELDOM] = {
        {1, 160, 1,
         "wgmma.fence: thread 128 is in no whole warpgroup: the block has 160 threads"},
        {1, 128, 1,
         "wgmma: more than 8 accumulators of one warpgroup in flight: wait for one first"},
        {1, 128, 1,
         "wgmma: this thread and others of its warpgroup use different accumulators: all 128 "
         "issue the same instruction"},
        {1, 128, 1, "MGPU_NAME: 0 elements of 8 bytes: a name, and at least one of each"},
        {1, 128, 1, "MGPU_SHARED array: a kernel may have 64 static arrays"},
        {1, 128, 1, "ld.global: * is not aligned to 4 bytes"},
        {1, 128, 1, "st.global: * is not aligned to 4 bytes"},
        {1, 128, 1, "atomic: * is not aligned to 4 bytes"},
        {1, 128, 1,
         "cp.async.mbarrier.arrive.noinc: no arrival is wanted at smem+0x2400 (bars+0)"},
        {2, 128, 2,
         "ld.shared: block rank 1 has exited, its shared memory is gone: end the kernel with a "
         "cluster barrier"},
        {1, 128, 1,
         "TMA load of a box of 2048 bytes at smem+0x400: the tensor map's swizzle is not none, "
         "32, 64 or 128 bytes"},
        {1, 128, 1,
         "wgmma m64n8k16: B's matrix descriptor begins below the shared memory: "
         "0x0000000000000000 is start 0x0, "},
        {1, 128, 1, "setmaxnreg: 20 registers: 24 to 256, a multiple of 8"},
        {1, 128, 1, "wgmma: n is 4: 8 to 256, a multiple of 8"},
        {2, 128, 2,
         "cp.async.bulk: the mbarrier 0x* is not in the block of the destination 0x*: "
         "mgpu_mapa "
         "both to one rank"},
        {1, 128, 1,
         "mbarrier.init at smem+0x2400 (bars+0): threads wait on the mbarrier that lives "
         "there: "
         "init it once, before a barrier that all pass"},
        {1, 128, 1,
         "mbarrier.inval at smem+0x2400 (bars+0): threads wait on it: a barrier of all who use "
         "it "
         "comes first"},
        {6, 128, 1, "  block (3,0,0), thread 0: waiting at *\n  and 2 more blocks\n"},
    };
    static const uint64_t dims[2] = {32, 32}, strides[1] = {128};
    static const uint32_t box[2] = {32, 16}, steps[2] = {1, 1};
    model m;
    known<uint32_t> memory(1024);
    seldom_args a;
    a.out = memory.data.data();
    mgpu__tma_map_tiled(&a.map, MGPU_DTYPE_U32, 2, a.out, dims, strides, box, steps, 0,
                        static_cast<mgpu_swizzle>(48), false);
    for (a.what = 0; a.what < SELDOM; a.what++) {
        const auto &c = cases[a.what];
        CAPTURE(a.what);
        CHECK(m.run(seldom_kernel, c.blocks, c.threads, a, c.cluster, 8192) ==
              (a.what == BLOCKS ? MGPU_ERROR_DEADLOCK : MGPU_ERROR_FAULT));
        INFO(m.text);
        CHECK(says(m.text, c.words));
        CHECK(m.says({"test_seldom.cpp:"}));
    }
}

/* A box that lies beside its tensor, loaded or stored. */
MGPU_KERNEL(beside, seldom_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    if (p->what % 2 == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, 2048);
        mgpu_tma_load_2d(dst, &p->map, p->what == 0 ? 64 : p->what == 2 ? 48 : 52, 0, bar);
        mgpu_mbarrier_wait(bar, 0);
    } else {
        mgpu_tma_store_2d(&p->map, p->what == 1 ? 0 : 32, p->what == 1 ? 80 : 0, dst);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

TEST_CASE("a box that lies wholly outside of its tensor is a note")
{
    static const char *const words[] = {
        "TMA load: the box lies wholly outside of the tensor: c0 = 64, and dims[0] is 32: only "
        "its filling comes: if it is for others' sake that a block loads, let it load any box "
        "inside, as mgpu_schedule_within() does, or mgpu_emu_suppress(15, ...)",
        "TMA store: the box lies wholly outside of the tensor: c1 = 80, and dims[1] is 64: "
        "nothing is stored: it can go",
        "c0 = 48, and dims[0] is 32: c0 is the column, innermost first: with c0 and c1 "
        "exchanged it lies inside; or else only its filling comes: if",
        "c0 = 32, and dims[0] is 32: c0 is the column, innermost first: with c0 and c1 "
        "exchanged it lies inside; or else nothing is stored",
        "c0 = 52, and dims[0] is 32: only its filling"}; /* exchanged, rows 52 to 67 of 64 */
    model m;
    known<uint32_t> memory(2048);
    seldom_args a;
    a.out = memory.data.data();
    REQUIRE(mgpu_tensor_map_tiled(
                &a.map, mgpu_tensor_map_2d(MGPU_DTYPE_U32, a.out, 64, 32, 128, 16, 32), NULL) ==
            MGPU_OK);
    for (a.what = 0; a.what < 5; a.what++) {
        REQUIRE(m.run(beside_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        CHECK(m.lints.find("test_seldom.cpp:") != std::string::npos);
        CHECK(m.lints.find(words[a.what]) != std::string::npos);
    }
}
