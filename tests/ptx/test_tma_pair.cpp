/* tests/ptx/test_tma_pair.cpp - TMA loads of a CTA pair in the model: every function, where its signal goes, what is refused.
 * SPDX-License-Identifier: MIT
 *
 * Four blocks, two pairs. One of them loads; each block expects so many bytes on its own barrier and copies out all of its
 * shared memory. Bytes that come to another barrier are more than it expects, or a wait without end.
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/ptx/tma_im2col.h>
#include <mgpu/ptx/tma_reduce.h>

#include "tma_boxes.h"

#include <algorithm>

namespace
{

enum { RANKS = 4, IMAGE = 4096, FORMS = 6 };
enum { PLAIN, OWN, MULTICAST }; /* forms are 2 * this, + 1 with a hint */

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image; /* [RANKS][IMAGE] */
    uint32_t expect[RANKS];
    int32_t c[5];
    uint16_t offsets[3];
    uint16_t cta_mask;
    uint32_t dims, form, issuer, dst_rank, bar_rank, reference;
} pair_args;

#define PIXELS_BY_DIMS(suffix, after)                                                          \
    if (p->dims == 3)                                                                          \
        mgpu_tma_load_3d##suffix(dst, &p->map, c[0], c[1], c[2], bar, o[0] OPEN after);        \
    else if (p->dims == 4)                                                                     \
        mgpu_tma_load_4d##suffix(dst, &p->map, c[0], c[1], c[2], c[3], bar, o[0],              \
                                 o[1] OPEN after);                                             \
    else                                                                                       \
        mgpu_tma_load_5d##suffix(dst, &p->map, c[0], c[1], c[2], c[3], c[4], bar, o[0], o[1],  \
                                 o[2] OPEN after);

MGPU_DEVICE void
load_box(const pair_args *p, uint32_t dst, uint32_t bar)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    switch (p->form) {
    case 2 * PLAIN:
        BY_DIMS(load, _cg2, (dst, &p->map, ), (, bar))
        break;
    case 2 * PLAIN + 1:
        BY_DIMS(load, _cg2_hint, (dst, &p->map, ), (, bar, policy))
        break;
    case 2 * OWN:
        BY_DIMS(load, _shared_cta_cg2, (dst, &p->map, ), (, bar))
        break;
    case 2 * OWN + 1:
        BY_DIMS(load, _shared_cta_cg2_hint, (dst, &p->map, ), (, bar, policy))
        break;
    case 2 * MULTICAST:
        BY_DIMS(load, _multicast_cg2, (dst, &p->map, ), (, bar, p->cta_mask))
        break;
    case 2 * MULTICAST + 1:
        BY_DIMS(load, _multicast_cg2_hint, (dst, &p->map, ), (, bar, p->cta_mask, policy))
        break;
    }
}

MGPU_DEVICE void
load_pixels(const pair_args *p, uint32_t dst, uint32_t bar)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const int32_t *c = p->c;
    const uint16_t *o = p->offsets;
    switch (p->reference != 0 ? (uint32_t)FORMS : p->form) {
    case 2 * PLAIN:
        PIXELS_BY_DIMS(_im2col_cg2, ())
        break;
    case 2 * PLAIN + 1:
        PIXELS_BY_DIMS(_im2col_cg2_hint, (, policy))
        break;
    case 2 * OWN:
        PIXELS_BY_DIMS(_shared_cta_im2col_cg2, ())
        break;
    case 2 * OWN + 1:
        PIXELS_BY_DIMS(_shared_cta_im2col_cg2_hint, (, policy))
        break;
    case 2 * MULTICAST:
        PIXELS_BY_DIMS(_im2col_multicast_cg2, (, p->cta_mask))
        break;
    case 2 * MULTICAST + 1:
        PIXELS_BY_DIMS(_im2col_multicast_cg2_hint, (, p->cta_mask, policy))
        break;
    case FORMS:
        PIXELS_BY_DIMS(_im2col, ())
        break;
    }
}

#define PAIR_KERNEL(name, load_it)                                                             \
    MGPU_KERNEL(name, pair_args, p, 32, 1)                                                     \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        MGPU_SHARED(uint64_t, barrier, 1);                                                     \
        const uint32_t rank = mgpu_cluster_ctarank(), bar = mgpu_smem_addr(barrier);           \
        for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)                                     \
            smem[i] = 0xDB;                                                                    \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        mgpu_barrier_cluster_arrive();                                                         \
        mgpu_barrier_cluster_wait();                                                           \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_arrive_expect_tx(bar, p->expect[rank]);                              \
            if (rank == p->issuer)                                                             \
                load_it(p, mgpu_mapa(mgpu_smem_addr(smem), p->dst_rank),                       \
                        mgpu_mapa(bar, p->bar_rank));                                          \
        }                                                                                      \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        mgpu_barrier_cluster_arrive(); /* the waiter of a pair tells its peer */               \
        mgpu_barrier_cluster_wait();                                                           \
        for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)                                     \
            p->image[rank * IMAGE + i] = smem[i];                                              \
    }
PAIR_KERNEL(pair_boxes, load_box)
PAIR_KERNEL(pair_pixels, load_pixels)

/* The images of all blocks. */
std::vector<unsigned char>
images(model &m, const mgpu_kernel &kernel, pair_args &args)
{
    device_buffer<unsigned char> image(RANKS * IMAGE);
    args.image = image.ptr();
    const mgpu_status status = m.run(kernel, RANKS, 32, args, RANKS, IMAGE);
    INFO(m.text << m.lints);
    REQUIRE(status == MGPU_OK);
    REQUIRE(m.text.empty());
    return image.download();
}

/* Those images, if the blocks of `mask` have `box`. */
std::vector<unsigned char>
expected(const std::vector<unsigned char> &box, uint32_t mask)
{
    std::vector<unsigned char> all(RANKS * IMAGE, 0xDB);
    for (uint32_t rank = 0; rank < RANKS; rank++)
        if (mask >> rank & 1)
            std::copy(box.begin(), box.begin() + IMAGE, all.begin() + rank * IMAGE);
    return all;
}

pair_args
args_of(const mgpu_tensor_map &map, uint32_t dims, const int32_t *c)
{
    pair_args args;
    std::memset(&args, 0, sizeof args);
    args.map = map;
    args.dims = dims;
    std::memcpy(args.c, c, sizeof args.c);
    return args;
}

/* Each form, its barrier in each block of the pair, the bytes where they belong. */
void
each_form(model &m, const mgpu_kernel &kernel, pair_args &args, uint32_t bytes,
          const std::vector<unsigned char> &box)
{
    for (uint32_t form = 0; form < FORMS; form++) {
        const bool multicast = form / 2 == MULTICAST;
        for (uint32_t issuer = form % 2; issuer < RANKS; issuer += 2 + !(form & 1))
            for (uint32_t peer = 0; peer < 2; peer++) {
                const uint32_t masks[] = {0x1, 0x6, 0x7, 0xF};
                const uint32_t mask =
                    multicast ? masks[(issuer + 2 * peer + args.dims) % 4] : 1u << issuer;
                args.form = form;
                args.issuer = args.dst_rank = issuer;
                args.bar_rank = issuer ^ peer;
                args.cta_mask = (uint16_t)mask;
                std::memset(args.expect, 0, sizeof args.expect);
                for (uint32_t rank = 0; rank < RANKS; rank++)
                    if (mask >> rank & 1)
                        args.expect[rank / 2 * 2 + args.bar_rank % 2] += bytes;
                INFO(args.dims << "d, form " << form << ", rank " << issuer << ", barrier in "
                               << args.bar_rank << ", mask " << mask);
                const bool same = images(m, kernel, args) == expected(box, mask);
                REQUIRE(same);
            }
    }
}

} // namespace

TEST_CASE("mgpu_tma_load_cg2, _shared_cta_cg2, _multicast_cg2: boxes of 1d to 5d")
{
    static const int32_t places[][5] = {{4, 2, 1, 1, 1}, {-4, -1, 3, -1, 2}};
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    for (uint32_t policy = 0; policy < 2; policy++)
        for (uint32_t dims = 1; dims <= 5; dims++) {
            const tensor t(MGPU_DTYPE_U32, dims);
            device_buffer<unsigned char> global(t.bytes);
            m.config.policy = policy ? MGPU_EMU_LAZY : MGPU_EMU_RANDOM;
            pair_args args = args_of(map_of(t, global.ptr()), dims, places[policy]);
            each_form(m, pair_boxes_kernel, args, t.box_bytes(),
                      loaded(t, places[policy], MGPU_SWIZZLE_NONE));
        }
}

TEST_CASE("mgpu_tma_load_im2col_cg2 and its kin: pixels as the loads of one block bring them")
{
    model m;
    m.config.target = MGPU_EMU_SM_110A;
    std::vector<uint32_t> values(16 * 9 * 8 * 7 * 2);
    for (size_t i = 0; i < values.size(); i++)
        values[i] = (uint32_t)(i * 2654435761u);
    device_buffer<uint32_t> global(values);
    for (uint32_t dims = 3; dims <= 5; dims++) {
        const uint32_t bytes = 12 * 16 * 4;
        const int32_t c[5] = {0, 2, 1, dims == 5 ? 3 : 1, 1};
        mgpu_im2col_desc d =
            dims == 3 ? mgpu_tensor_map_nwc(MGPU_DTYPE_U32, global.ptr(), 16, 9, 16, 12, 16)
            : dims == 4
                ? mgpu_tensor_map_nhwc(MGPU_DTYPE_U32, global.ptr(), 14, 8, 9, 16, 12, 16)
                : mgpu_tensor_map_ndhwc(MGPU_DTYPE_U32, global.ptr(), 2, 7, 8, 9, 16, 12, 16);
        mgpu_tensor_map map;
        for (uint32_t axis = 0; axis + 2 < dims; axis++)
            d = mgpu_im2col_filter(d, axis, 3, 1, 1, 1, 1);
        REQUIRE(mgpu_tensor_map_im2col(&map, d, NULL) == MGPU_OK);
        pair_args args = args_of(map, dims, c);
        for (uint16_t i = 0; i < 3; i++)
            args.offsets[i] = (uint16_t)(2 - i);
        args.reference = 1;
        args.expect[0] = bytes;
        std::vector<unsigned char> box = images(m, pair_pixels_kernel, args);
        const bool written =
            std::count(box.begin(), box.begin() + bytes, 0xDB) < (long)bytes / 64;
        REQUIRE(written);
        args.reference = 0;
        each_form(m, pair_pixels_kernel, args, bytes, box);
    }
}

/* ---- a product of pairs, as people write it ------------------------------------------------------- */

typedef struct {
    mgpu_tensor_map a; /* u32 [k][32 columns]: a pair's block loads 16 of them */
    uint32_t *sums;    /* [steps] of both halves */
    uint32_t steps;
    uint32_t
        wrong; /* 1: the leader expects its own half alone, 2: the peer's barrier is not the leader's */
} leader_args;

MGPU_KERNEL(leader_sums, leader_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, words, 4);
    const uint32_t rank = mgpu_cluster_ctarank(), leader = rank & ~1u;
    const uint32_t full = mgpu_smem_addr(words), empty = full + 16;
    if (threadIdx.x == 0) {
        for (uint32_t s = 0; s < 2; s++) {
            mgpu_mbarrier_init(full + 8 * s, 1);
            mgpu_mbarrier_init(empty + 8 * s, 1);
        }
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < p->steps; i++) {
            const uint32_t s = i % 2;
            mgpu_mbarrier_wait_cluster(empty + 8 * s, (i / 2 & 1) ^ 1);
            if (rank == leader)
                mgpu_mbarrier_arrive_expect_tx(full + 8 * s, p->wrong == 1 ? 128 : 256);
            mgpu_tma_load_2d_cg2(
                mgpu_smem_addr(smem) + s * 1024, &p->a, (int32_t)(rank & 1) * 16,
                (int32_t)i * 2, p->wrong == 2 ? full + 8 * s : mgpu_mapa(full + 8 * s, leader));
            if (rank == leader) {
                uint32_t sum = 0;
                mgpu_mbarrier_wait_cluster(full + 8 * s, i / 2 & 1);
                for (uint32_t of = 0; of < 2; of++)
                    for (uint32_t k = 0; k < 32; k++)
                        sum += mgpu_ld_shared_cluster_b32(
                                   mgpu_mapa(mgpu_smem_addr(smem), leader + of) + s * 1024 +
                                   k * 4) *
                               (1 + of);
                p->sums[i] = sum;
                mgpu_fence_proxy_async(); /* what I read, before the loads that overwrite it */
                mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(empty + 8 * s, leader));
                mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(empty + 8 * s, leader + 1));
            }
        }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_tma_load_2d_cg2: the leader's barrier counts the bytes of the pair")
{
    enum { STEPS = 7 };
    known<uint32_t> global(STEPS * 2 * 32), sums(STEPS);
    for (uint32_t i = 0; i < global.data.size(); i++)
        global.data[i] = i * i + 1;
    leader_args args;
    std::memset(&args, 0, sizeof args);
    REQUIRE(mgpu_tensor_map_tiled(&args.a,
                                  mgpu_tensor_map_2d(MGPU_DTYPE_U32, global.data.data(),
                                                     STEPS * 2, 32, 128, 2, 16),
                                  NULL) == MGPU_OK);
    args.sums = sums.data.data();
    args.steps = STEPS;
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    const mgpu_emu_policy policies[] = {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM};
    for (mgpu_emu_policy policy : policies)
        for (uint32_t seed = 1; seed <= (policy == MGPU_EMU_RANDOM ? 8u : 1u); seed++) {
            m.config.policy = policy;
            m.config.seed = seed;
            std::fill(sums.data.begin(), sums.data.end(), 0);
            const mgpu_status status = m.run(leader_sums_kernel, 2, 32, args, 2);
            INFO("policy " << policy << ", seed " << seed << ": " << m.text);
            REQUIRE(status == MGPU_OK);
            REQUIRE(m.text.empty());
            for (uint32_t i = 0; i < STEPS; i++) {
                uint32_t sum = 0;
                for (uint32_t k = 0; k < 64; k++)
                    sum += global.data[i * 64 + k] * (1 + k % 32 / 16);
                REQUIRE(sums.data[i] == sum);
            }
        }
    args.wrong = 1;
    REQUIRE(m.run(leader_sums_kernel, 2, 32, args, 2) != MGPU_OK);
    args.wrong = 2;
    REQUIRE(m.run(leader_sums_kernel, 2, 32, args, 2) != MGPU_OK);
    INFO(m.text);
    REQUIRE(m.says({"128 bytes missing: expected 256 bytes"}));
}

/* ---- what is refused ------------------------------------------------------------------------------ */

TEST_CASE("TMA of a pair: what the machine would refuse is a fault with its own sentence")
{
    static const struct {
        uint32_t form, issuer, dst_rank, bar_rank, blocks, mask;
        uint32_t target;
        const char *words;
    } rows[] = {
        {2 * PLAIN, 0, 0, 2, 4, 0, MGPU_EMU_SM_100A,
         "TMA load: the mbarrier 0x02001400 is in block rank 2, the destination in rank 0: "
         "with "
         "cta_group::2 both are in one pair, here ranks 0 and 1: mgpu_mapa(bar, rank & ~1u) is "
         "the leader's"},
        {2 * PLAIN, 3, 3, 1, 4, 0, MGPU_EMU_SM_100A, "in one pair, here ranks 2 and 3"},
        {2 * OWN, 1, 1, 2, 4, 0, MGPU_EMU_SM_100A, "in one pair, here ranks 0 and 1"},
        {2 * OWN, 1, 0, 1, 4, 0, MGPU_EMU_SM_100A,
         "TMA load, destination: shared address 0x00000400 belongs to block rank 0"},
        {2 * PLAIN, 0, 0, 0, 1, 0, MGPU_EMU_SM_100A,
         "TMA load.cta_group::2: the cluster has 1 blocks, and pairs are ranks 2i and 2i + 1: "
         "launch with a cluster of 2, 4, ..."},
        {2 * MULTICAST, 0, 0, 0, 3, 1, MGPU_EMU_SM_100A, "the cluster has 3 blocks, and pairs"},
        {2 * MULTICAST, 0, 0, 0, 4, 0x10, MGPU_EMU_SM_100A, "multicast mask 0x10"},
        {2 * PLAIN, 0, 0, 0, 2, 0, MGPU_EMU_SM_90A,
         "TMA load.cta_group::2 needs sm_100a, sm_100f, sm_103a, sm_107a or sm_110a, the "
         "target is "
         "sm_90a: MGPU_EMU_TARGET=sm_100a"},
        {2 * PLAIN, 0, 0, 0, 2, 0, MGPU_EMU_SM_120A, "the target is sm_120a"},
        {2 * MULTICAST, 0, 0, 0, 2, 1, MGPU_EMU_SM_120F, "the target is sm_120f"},
        {2 * OWN, 0, 0, 0, 2, 0, MGPU_EMU_SM_121A, "the target is sm_121a"},
    };
    const tensor t(MGPU_DTYPE_U32, 2);
    const int32_t c[5] = {0, 0, 0, 0, 0};
    device_buffer<unsigned char> global(t.bytes), image(RANKS * IMAGE);
    pair_args args = args_of(map_of(t, global.ptr()), 2, c);
    model m;
    args.image = image.ptr();
    for (const auto &row : rows) {
        args.form = row.form;
        args.issuer = row.issuer;
        args.dst_rank = row.dst_rank;
        args.bar_rank = row.bar_rank;
        args.cta_mask = (uint16_t)row.mask;
        m.config.target = row.target;
        REQUIRE(m.run(pair_boxes_kernel, row.blocks, 32, args, row.blocks, IMAGE) ==
                MGPU_ERROR_FAULT);
        INFO(m.text << "\nwanted: " << row.words);
        REQUIRE(m.says({row.words}));
    }
}
