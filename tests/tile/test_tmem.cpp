/* tests/tile/test_tmem.cpp - tensor memory of a block and of a pair: taken, written by quarters, stored by rows, given back.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum { THREADS = 128, COLS = 64 };

typedef struct {
    mgpu_tensor_map d; /* boxes [32][32] of f32 */
    uint32_t *taddr;   /* [blocks][THREADS] */
} rows_args;

/* What a cell holds: never 0, never that of another. */
uint32_t
cell(uint32_t rank, uint32_t lane, uint32_t col)
{
    return 0x40000000u | rank << 16 | lane << 8 | col;
}

/* A row of 32 columns from tensor memory, through a slab of the warp, to D by TMA. */
MGPU_DEVICE void
send(const rows_args *p, uint32_t slab, uint32_t taddr, uint32_t rank)
{
    const uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    uint32_t r[32];
    for (uint32_t i = 0; i < 32; i++)
        r[i] = cell(rank, threadIdx.x, i);
    mgpu_tcgen05_st_32x32b_x32(mgpu_tmem_quarter(taddr), r);
    mgpu_tcgen05_wait_st();
    for (uint32_t i = 0; i < 32; i++)
        r[i] = 0;
    mgpu_tcgen05_ld_32x32b_x32(r, mgpu_tmem_quarter(taddr));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x32(r);
    mgpu_tmem_put_row(slab + warp * 4096, lane, r);
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    if (lane == 0) {
        mgpu_tma_store_2d(&p->d, 0, (int32_t)(rank * THREADS + warp * 32), slab + warp * 4096);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

MGPU_KERNEL(rows, rows_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, slab, 4096, 1024);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t taddr = mgpu_tmem_take(mgpu_smem_addr(slot), COLS);
    p->taddr[threadIdx.x] = taddr;
    send(p, mgpu_smem_addr(slab), taddr, 0);
    mgpu_tmem_give(taddr, COLS);
}

MGPU_KERNEL(rows_of_pair, rows_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, slab, 4096, 1024);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t rank = mgpu_cluster_ctarank();
    const uint32_t taddr = mgpu_tmem_take_cg2(mgpu_smem_addr(slot), COLS);
    p->taddr[rank * THREADS + threadIdx.x] = taddr;
    send(p, mgpu_smem_addr(slab), taddr, rank);
    mgpu_tmem_give_cg2(taddr, COLS);
}

/* Runs a kernel of so many blocks, and compares D. */
void
check(const mgpu_kernel &kernel, uint32_t blocks)
{
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        void *d = nullptr, *taddr = nullptr;
        mgpu_issues why;
        rows_args a;
        std::vector<uint32_t> got(blocks * THREADS * 32), at(blocks * THREADS);
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        REQUIRE(mgpu_malloc(&d, 4 * got.size()) == MGPU_OK);
        REQUIRE(mgpu_malloc(&taddr, 4 * at.size()) == MGPU_OK);
        REQUIRE(mgpu_memset(d, 0xdb, 4 * got.size(), nullptr) == MGPU_OK);
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_F32, d, blocks * THREADS, 32, 128, 32, 32);
        desc.swizzle = MGPU_SWIZZLE_128B;
        REQUIRE(mgpu_tensor_map_tiled(&a.d, desc, &why) == MGPU_OK);
        a.taddr = (uint32_t *)taddr;
        REQUIRE(m.run(kernel, blocks, THREADS, a, blocks) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        REQUIRE(mgpu_copy_from(got.data(), d, 4 * got.size(), nullptr) == MGPU_OK);
        REQUIRE(mgpu_copy_from(at.data(), taddr, 4 * at.size(), nullptr) == MGPU_OK);
        for (uint32_t row = 0; row < blocks * THREADS; row++) {
            CHECK(at[row] == at[0]); /* of all threads, of both blocks */
            for (uint32_t col = 0; col < 32; col++)
                if (got[row * 32 + col] != cell(row / THREADS, row % THREADS, col))
                    FAIL_CHECK("row " << row << ", column " << col << ": "
                                      << got[row * 32 + col]);
        }
        REQUIRE(mgpu_free(d) == MGPU_OK);
        REQUIRE(mgpu_free(taddr) == MGPU_OK);
    }
}

} // namespace

TEST_CASE("mgpu_tmem_take, _quarter, _put_row, _give: rows by way of a slab")
{
    check(rows_kernel, 1);
}

TEST_CASE("mgpu_tmem_take_cg2, mgpu_tmem_give_cg2: both blocks of a pair have the same columns")
{
    check(rows_of_pair_kernel, 2);
}
