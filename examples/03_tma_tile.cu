/* 03_tma_tile.cu - a tile and its border in one instruction, with zeros beyond the edge
 * SPDX-License-Identifier: MIT
 *
 * You learn: tensor maps, boxes, coordinates that leave the tensor.
 * New since 02: TMA knows the tensor, so it moves a box of it, and edges need no code.
 *
 * y = the sum of the four neighbours of x. For a tile of 32 x 32 a block needs 34 x 34 of x:
 *
 *             -4  0 ................ 31 35           0 ................ 31
 *         -1   .  .  .  .  .  .  .  .  .
 *          0   .  +-----------------+  .           +-----------------+ 0
 *              .  |                 |  .   sum     |                 |
 *              .  |     x           |  .   --->    |     y           |
 *         31   .  +-----------------+  .           +-----------------+ 31
 *         32   .  .  .  .  .  .  .  .  .
 *               box: 34 rows of 40 columns          box: 32 x 32
 *
 * A row of a box is whole 16 bytes and begins on 16 bytes: so 40 columns from -4, not 34 from
 * -1. The image is 100 x 76, and boxes hang over its edges: a load fills what lies outside with
 * zeros, a store leaves it out, and the barrier always gets the bytes of the whole box.
 *
 *     thread 0   init | order the box | wait | sum | fence | order the store
 *     threads         ........... wait ......| sum | fence |
 *     TMA                    ~~~~~~~~~~~~~~~~                    ~~~~~~~~~~~~
 *
 * Expected output:
 *     03_tma_tile: 7600 of 7600 sums are right
 */
#include "common.h"

MGPU_REQUIRE(TMA);

enum {
    ROWS = 100,
    COLS = 76,
    TILE = 32,
    BOX_ROWS = TILE + 2,
    BORDER = 4, /* columns: 16 bytes */
    BOX_COLS = BORDER + TILE + BORDER,
    BOX_ELEMS = BOX_ROWS * BOX_COLS,
    TILE_ELEMS = TILE * TILE,
    THREADS = 256,
    SMEM_BYTES = BOX_ELEMS * 4 + TILE_ELEMS * 4 + 8
};
static_assert(SMEM_BYTES <= 48 * 1024, "static shared memory of a block");

typedef struct neighbours_args {
    mgpu_tensor_map x, y;
} neighbours_args;

MGPU_KERNEL(neighbours, neighbours_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(float, x, BOX_ELEMS, 128); /* a box begins on 128 bytes */
    MGPU_SHARED_ALIGNED(float, y, TILE_ELEMS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    const int32_t row = (int32_t)blockIdx.y * TILE, col = (int32_t)blockIdx.x * TILE;

    /* ---- one thread asks for the tile and its border ------------------------------------ */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, BOX_ELEMS * 4);
        mgpu_tma_load_2d(mgpu_smem_addr(x), &p->x, col - BORDER, row - 1, bar);
    }
    __syncthreads();            /* the barrier exists */
    mgpu_mbarrier_wait(bar, 0); /* the bytes are here */

    /* ---- plain C ------------------------------------------------------------------------ */
    for (uint32_t i = threadIdx.x; i < TILE_ELEMS; i += THREADS) {
        const float *at = x + (i / TILE + 1) * BOX_COLS + i % TILE + BORDER;
        y[i] = at[-BOX_COLS] + at[BOX_COLS] + at[-1] + at[1];
    }

    /* ---- what threads wrote, TMA reads: fence, meet, store ------------------------------ */
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_tma_store_2d(&p->y, col, row, mgpu_smem_addr(y));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
    }
}

static float image[ROWS][COLS], sums[ROWS][COLS];

static float
pixel(int row, int col)
{
    return row < 0 || row >= ROWS || col < 0 || col >= COLS ? 0 : image[row][col];
}

int
main(void)
{
    int right = 0;
    void *x, *y;
    neighbours_args p;
    mgpu_issues why;

    (void)find_machine();
    for (int i = 0; i < ROWS * COLS; i++)
        image[i / COLS][i % COLS] = (float)(i * 37 % 1000);
    x = device_copy(image, sizeof image);
    y = device_copy(NULL, sizeof sums);

    /* ---- describe: rows, columns, bytes from row to row; rows and columns of the box ---- */
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_F32, x, ROWS, COLS, COLS * 4, BOX_ROWS, BOX_COLS);
    must(mgpu_tensor_map_tiled(&p.x, desc, &why), "tensor map of x", &why);
    desc = mgpu_tensor_map_2d(MGPU_DTYPE_F32, y, ROWS, COLS, COLS * 4, TILE, TILE);
    must(mgpu_tensor_map_tiled(&p.y, desc, &why), "tensor map of y", &why);

    launch(&neighbours_kernel,
           mgpu_launch_2d(mgpu_ceil_div(COLS, TILE), mgpu_ceil_div(ROWS, TILE), THREADS), &p);
    host_copy(sums, y, sizeof sums);
    must(mgpu_free(x), "mgpu_free", NULL);

    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            right += sums[r][c] ==
                     pixel(r - 1, c) + pixel(r + 1, c) + pixel(r, c - 1) + pixel(r, c + 1);
    printf("03_tma_tile: %d of %d sums are right\n", right, ROWS * COLS);
    return right == ROWS * COLS ? 0 : 1;
}
