/* tests/ptx/test_tma_gather.cpp - TMA on four rows in the model: every function against loops, swizzles, edges, mistakes.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>

#include <algorithm>

namespace
{

enum { RANKS = 4, IMAGE = 4096, ROWS = 11, COLS = 80, BOX = 32, FORMS = 12 };
enum { PLAIN, OWN, MULTICAST }; /* forms: 4 * this, + 2 of a pair, + 1 with a hint */

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image; /* loads: [RANKS][IMAGE] out; stores: [IMAGE] in */
    uint32_t expect[RANKS];
    int32_t c[5];
    uint32_t form, issuer, bar_rank, count; /* of gathers, each at 4 rows from the last */
    uint16_t cta_mask;
} gather_args;

MGPU_DEVICE void
gather(const gather_args *p, uint32_t dst, uint32_t bar)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const int32_t c0 = p->c[0], r0 = p->c[1], r1 = p->c[2], r2 = p->c[3], r3 = p->c[4];
    const mgpu_tensor_map *map = &p->map;
    const uint16_t mask = p->cta_mask;
    switch (p->form) {
    case 4 * PLAIN:
        mgpu_tma_prefetch_2d_gather4(map, c0, r0, r1, r2, r3);
        mgpu_tma_load_2d_gather4(dst, map, c0, r0, r1, r2, r3, bar);
        break;
    case 4 * PLAIN + 1:
        mgpu_tma_prefetch_2d_gather4_hint(map, c0, r0, r1, r2, r3, policy);
        mgpu_tma_load_2d_gather4_hint(dst, map, c0, r0, r1, r2, r3, bar, policy);
        break;
    case 4 * PLAIN + 2:
        mgpu_tma_load_2d_gather4_cg2(dst, map, c0, r0, r1, r2, r3, bar);
        break;
    case 4 * PLAIN + 3:
        mgpu_tma_load_2d_gather4_cg2_hint(dst, map, c0, r0, r1, r2, r3, bar, policy);
        break;
    case 4 * OWN:
        mgpu_tma_load_2d_shared_cta_gather4(dst, map, c0, r0, r1, r2, r3, bar);
        break;
    case 4 * OWN + 1:
        mgpu_tma_load_2d_shared_cta_gather4_hint(dst, map, c0, r0, r1, r2, r3, bar, policy);
        break;
    case 4 * OWN + 2:
        mgpu_tma_load_2d_shared_cta_gather4_cg2(dst, map, c0, r0, r1, r2, r3, bar);
        break;
    case 4 * OWN + 3:
        mgpu_tma_load_2d_shared_cta_gather4_cg2_hint(dst, map, c0, r0, r1, r2, r3, bar, policy);
        break;
    case 4 * MULTICAST:
        mgpu_tma_load_2d_gather4_multicast(dst, map, c0, r0, r1, r2, r3, bar, mask);
        break;
    case 4 * MULTICAST + 1:
        mgpu_tma_load_2d_gather4_multicast_hint(dst, map, c0, r0, r1, r2, r3, bar, mask,
                                                policy);
        break;
    case 4 * MULTICAST + 2:
        mgpu_tma_load_2d_gather4_multicast_cg2(dst, map, c0, r0, r1, r2, r3, bar, mask);
        break;
    case 4 * MULTICAST + 3:
        mgpu_tma_load_2d_gather4_multicast_cg2_hint(dst, map, c0, r0, r1, r2, r3, bar, mask,
                                                    policy);
        break;
    }
}

MGPU_KERNEL(gather_rows, gather_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t rank = mgpu_cluster_ctarank(), bar = mgpu_smem_addr(barrier);
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        smem[i] = 0xDB;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, p->expect[rank]);
        if (rank == p->issuer)
            gather(p, mgpu_smem_addr(smem), mgpu_mapa(bar, p->bar_rank));
    }
    mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        p->image[rank * IMAGE + i] = smem[i];
}

MGPU_KERNEL(scatter_rows, gather_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t src = mgpu_smem_addr(smem);
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        smem[i] = p->image[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        if (p->form == 0)
            mgpu_tma_store_2d_scatter4(&p->map, p->c[0], p->c[1], p->c[2], p->c[3], p->c[4],
                                       src);
        else
            mgpu_tma_store_2d_scatter4_hint(&p->map, p->c[0], p->c[1], p->c[2], p->c[3],
                                            p->c[4], src, policy);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* The same, as a person writes it down: a matrix of u16 that counts, and a row at its address. */
struct matrix {
    known<uint16_t> data;
    matrix() : data(ROWS * COLS)
    {
        for (uint32_t i = 0; i < ROWS * COLS; i++)
            data.data[i] = (uint16_t)(i * 7 + 1);
    }
    mgpu_tensor_map map(mgpu_swizzle swizzle, uint32_t box_rows = 1)
    {
        mgpu_tensor_map map;
        mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_DTYPE_U16, data.data.data(), ROWS,
                                                    COLS, COLS * 2, box_rows, BOX);
        d.swizzle = swizzle;
        REQUIRE(mgpu_tensor_map_tiled(&map, d, NULL) == MGPU_OK);
        return map;
    }
};

/* Where byte b of row i lies: 16-byte chunks, XORed with the number of the 128-byte line. */
uint32_t
place(mgpu_swizzle swizzle, uint32_t i, uint32_t b)
{
    const uint32_t pitch = swizzle == MGPU_SWIZZLE_128B ? 128 : BOX * 2;
    const uint32_t x = i * pitch + b, chunks = (uint32_t)swizzle / 16;
    return chunks == 0 ? x : x ^ x / 128 % chunks * 16;
}

std::vector<unsigned char>
gathered(const matrix &m, mgpu_swizzle swizzle, const int32_t *c)
{
    std::vector<unsigned char> image(IMAGE, 0xDB);
    for (uint32_t i = 0; i < 4; i++)
        for (int32_t k = 0; k < BOX; k++) {
            const int32_t row = c[1 + i], col = c[0] + k;
            const bool inside = row >= 0 && row < ROWS && col >= 0 && col < COLS;
            const uint16_t x = inside ? m.data.data[(size_t)(row * COLS + col)] : (uint16_t)0;
            std::memcpy(&image[place(swizzle, i, (uint32_t)k * 2)], &x, 2);
        }
    return image;
}

const int32_t places[][5] = {
    {8, 3, 1, 9, 3},      {-8, 0, 10, 2, 7}, {64, 5, 5, 5, 5},           {0, -1, 11, 4, 0},
    {16, 1000, -7, 6, 8}, {80, 0, 1, 2, 3},  {48, 10, 9, 8, -2147483647}};
const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};

} // namespace

TEST_CASE("mgpu_tma_load_2d_gather4 in each form: rows where indices say, and the map's fill")
{
    matrix a;
    model m;
    uint32_t n = 0;
    m.config.target = MGPU_EMU_SM_103A;
    for (mgpu_swizzle swizzle : swizzles)
        for (const auto &c : places)
            for (uint32_t form = 0; form < FORMS; form++, n++) {
                known<unsigned char> image(RANKS * IMAGE, 0xDB);
                gather_args args;
                std::memset(&args, 0, sizeof args);
                args.map = a.map(swizzle);
                args.image = image.data.data();
                std::memcpy(args.c, c, sizeof args.c);
                args.form = form;
                args.issuer = n % RANKS;
                args.bar_rank = (form & 2) != 0 ? args.issuer ^ (n / RANKS & 1) : args.issuer;
                const uint32_t mask = form / 4 == MULTICAST ? n % 15 + 1 : 1u << args.issuer;
                args.cta_mask = (uint16_t)mask;
                for (uint32_t rank = 0; rank < RANKS; rank++)
                    if (mask >> rank & 1)
                        args.expect[(form & 2) != 0 ? (rank & ~1u) | (args.bar_rank & 1)
                                                    : rank] += 4 * BOX * 2;
                m.config.policy = n % 2 ? MGPU_EMU_RANDOM : MGPU_EMU_LAZY;
                const mgpu_status status =
                    m.run(gather_rows_kernel, RANKS, 32, args, RANKS, IMAGE);
                INFO("swizzle " << swizzle << ", form " << form << ", mask " << mask << ", at "
                                << c[0] << ": " << c[1] << " " << c[2] << " " << c[3] << " "
                                << c[4] << "\n"
                                << m.text);
                REQUIRE(status == MGPU_OK);
                const std::vector<unsigned char> want = gathered(a, swizzle, c);
                for (uint32_t rank = 0; rank < RANKS; rank++) {
                    const auto from = image.data.begin() + rank * IMAGE;
                    const bool same = mask >> rank & 1
                                          ? std::equal(want.begin(), want.end(), from)
                                          : std::count(from, from + IMAGE, 0xDB) == IMAGE;
                    REQUIRE(same);
                }
            }
}

TEST_CASE("mgpu_tma_store_2d_scatter4: rows where indices say, none behind the matrix")
{
    const int32_t stores[][5] = {
        {8, 3, 1, 9, 4}, {64, 10, 0, 5, 7}, {0, 11, 2, 1000, 6}, {48, 6, 8, 2147483647, 1}};
    for (mgpu_swizzle swizzle : swizzles)
        for (const auto &c : stores)
            for (uint32_t form = 0; form < 2; form++) {
                matrix a;
                model m;
                known<unsigned char> image(IMAGE);
                gather_args args;
                m.config.target = MGPU_EMU_SM_100A;
                std::memset(&args, 0, sizeof args);
                for (uint32_t i = 0; i < IMAGE; i++)
                    image.data[i] = (unsigned char)(i * 37 + i / 256);
                args.map = a.map(swizzle);
                args.image = image.data.data();
                std::memcpy(args.c, c, sizeof args.c);
                args.form = form;
                std::vector<uint16_t> want = a.data.data;
                for (uint32_t i = 0; i < 4; i++)
                    for (int32_t k = 0; k < BOX; k++)
                        if (c[1 + i] < ROWS && c[0] + k < COLS)
                            std::memcpy(&want[(size_t)(c[1 + i] * COLS + c[0] + k)],
                                        &image.data[place(swizzle, i, (uint32_t)k * 2)], 2);
                const mgpu_status status = m.run(scatter_rows_kernel, 1, 32, args, 1, IMAGE);
                INFO("swizzle " << swizzle << ", at " << c[0] << "\n" << m.text);
                REQUIRE(status == MGPU_OK);
                const bool same = a.data.data == want;
                REQUIRE(same);
            }
}

TEST_CASE("gather4, scatter4: what the machine would refuse is a fault with its own sentence")
{
    static const struct {
        bool store;
        uint32_t form, box_rows, target;
        int32_t c[5];
        const char *words; /* NULL: it works */
    } rows[] = {
        {false,
         4 * PLAIN,
         2,
         MGPU_EMU_SM_100A,
         {0, 0, 0, 0, 0},
         "TMA prefetch: a map whose box has 2 rows: of the four rows each is a box of one, in "
         "no "
         "slices: mgpu_tensor_map_2d(.., 1, cols)"},
        {true,
         0,
         4,
         MGPU_EMU_SM_100A,
         {0, 0, 1, 2, 3},
         "TMA store: a map whose box has 4 rows"},
        {true,
         0,
         1,
         MGPU_EMU_SM_100A,
         {0, 0, 1, -1, 3},
         "TMA store: r2 = -1: a row behind the tensor is not stored, but below sm_107 none "
         "lies "
         "before it"},
        {true, 0, 1, MGPU_EMU_SM_107A, {0, 0, 1, -1, 3}, NULL},
        {true, 0, 1, MGPU_EMU_SM_100A, {-8, 0, 1, 2, 3}, "c0 = -8: a store may end behind"},
        {false,
         4 * OWN,
         1,
         MGPU_EMU_SM_100A,
         {4, 0, 1, 2, 3},
         "c0 = 4 is 8 bytes: the innermost coordinate is a multiple of 16 bytes"},
        {false,
         4 * PLAIN,
         1,
         MGPU_EMU_SM_120A,
         {0, 0, 1, 2, 3},
         "TMA prefetch.tile::gather4 needs sm_100a"},
        {false, 4 * OWN, 1, MGPU_EMU_SM_120A, {0, 0, 1, 2, 3}, NULL},
        {false,
         4 * OWN,
         1,
         MGPU_EMU_SM_90A,
         {0, 0, 1, 2, 3},
         "TMA load.tile::gather4 needs sm_100 or later"},
        {false,
         4 * MULTICAST,
         1,
         MGPU_EMU_SM_120A,
         {0, 0, 1, 2, 3},
         "TMA load.tile::gather4 needs sm_100a"},
        {true,
         0,
         1,
         MGPU_EMU_SM_120A,
         {0, 0, 1, 2, 3},
         "TMA store.tile::scatter4 needs sm_100a"},
        {false,
         4 * PLAIN,
         1,
         MGPU_EMU_SM_120F,
         {0, 0, 1, 2, 3},
         ", the target is sm_120f: MGPU_EMU_TARGET=sm_100a"},
        {true,
         0,
         1,
         MGPU_EMU_SM_121A,
         {0, 0, 1, 2, 3},
         ", the target is sm_121a: MGPU_EMU_TARGET=sm_100a"},
    };
    for (const auto &row : rows) {
        matrix a;
        model m;
        known<unsigned char> image(RANKS * IMAGE);
        gather_args args;
        std::memset(&args, 0, sizeof args);
        m.config.target = row.target;
        args.map = a.map(MGPU_SWIZZLE_NONE, row.box_rows);
        args.image = image.data.data();
        args.form = row.form;
        args.cta_mask = 1;
        args.expect[0] = 4 * BOX * 2;
        std::memcpy(args.c, row.c, sizeof args.c);
        const mgpu_status status =
            m.run(row.store ? scatter_rows_kernel : gather_rows_kernel, 1, 32, args, 1, IMAGE);
        INFO(m.text << "\nwanted: " << (row.words != NULL ? row.words : "no fault"));
        CHECK(status == (row.words != NULL ? MGPU_ERROR_FAULT : MGPU_OK));
        CHECK((row.words == NULL || m.says({row.words})));
    }
}
