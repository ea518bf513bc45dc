/* 04_swizzle.cu - the same tile with and without the 128-byte swizzle, as the banks see it
 * SPDX-License-Identifier: MIT
 *
 * You learn: why tiles are swizzled, and how to find an element in one.
 * New since 03: one field of the tensor map, desc.swizzle.
 *
 * Shared memory has 32 banks of 4 bytes, so a row of 128 bytes is 8 chunks of 16 bytes, each
 * with its own 4 banks. Who reads the same chunk of 8 rows (a column of the tile, as ldmatrix
 * and the tensor cores do) wants the same banks 8 times, and gets them one after the other. The
 * swizzle moves chunk c of row r to place c ^ (r % 8): now a column is on 8 different places.
 *
 *     thread 0   init | order box, order box | wait | read
 *     threads         ............... wait ........ | read
 *     TMA                 ~~~ none ~~~ 128 B ~~~
 *
 * Expected output:
 *     places     0  1  2  3  4  5  6  7         0  1  2  3  4  5  6  7
 *     row 0      0  1  2 [3] 4  5  6  7         0  1  2 [3] 4  5  6  7
 *     row 1      0  1  2 [3] 4  5  6  7         1  0 [3] 2  5  4  7  6
 *     row 2      0  1  2 [3] 4  5  6  7         2 [3] 0  1  6  7  4  5
 *     row 3      0  1  2 [3] 4  5  6  7        [3] 2  1  0  7  6  5  4
 *     row 4      0  1  2 [3] 4  5  6  7         4  5  6  7  0  1  2 [3]
 *     row 5      0  1  2 [3] 4  5  6  7         5  4  7  6  1  0 [3] 2
 *     row 6      0  1  2 [3] 4  5  6  7         6  7  4  5  2 [3] 0  1
 *     row 7      0  1  2 [3] 4  5  6  7         7  6  5  4 [3] 2  1  0
 *     chunk 3 of 8 rows: 8 on one place         1 on one place
 *     04_swizzle: 64 of 64 chunks found
 */
#include "common.h"

MGPU_REQUIRE(TMA);

enum {
    ROWS = 8,
    COLS = 32, /* of 4 bytes: 128 bytes, the span of the swizzle */
    CHUNKS = 8,
    TILE_ELEMS = ROWS * COLS,
    TILE_BYTES = TILE_ELEMS * 4,
    THREADS = ROWS * CHUNKS,
    SMEM_BYTES = 2 * TILE_BYTES + 8
};
static_assert(SMEM_BYTES <= 48 * 1024, "static shared memory of a block");

typedef struct swizzle_args {
    mgpu_tensor_map plain, swizzled;
    uint32_t *picture; /* [2][ROWS][CHUNKS]: what lies at each place */
    uint32_t *found;   /* [ROWS][CHUNKS]: what the formula finds */
} swizzle_args;

MGPU_KERNEL(swizzle, swizzle_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, plain, TILE_ELEMS, 1024);
    MGPU_SHARED_ALIGNED(uint32_t, swizzled, TILE_ELEMS, 1024); /* where the pattern begins */
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    const uint32_t row = threadIdx.x / CHUNKS, chunk = threadIdx.x % CHUNKS;

    /* ---- the same box twice, on one barrier --------------------------------------------- */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 2 * TILE_BYTES);
        mgpu_tma_load_2d(mgpu_smem_addr(plain), &p->plain, 0, 0, bar);
        mgpu_tma_load_2d(mgpu_smem_addr(swizzled), &p->swizzled, 0, 0, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);

    /* ---- what lies there, place by place ------------------------------------------------ */
    p->picture[threadIdx.x] = plain[row * COLS + chunk * 4];
    p->picture[THREADS + threadIdx.x] = swizzled[row * COLS + chunk * 4];

    /* ---- how to find element [row][col]: swizzle its byte offset ------------------------ */
    const uint32_t byte = mgpu_swizzle_offset(MGPU_SWIZZLE_128B, row * 128 + chunk * 16);
    p->found[threadIdx.x] = swizzled[byte / 4];
}

int
main(void)
{
    uint32_t x[TILE_ELEMS], picture[2 * THREADS], found[THREADS];
    uint32_t on_place[2][CHUNKS] = {{0}}, most[2] = {0, 0};
    int right = 0;
    void *global;
    swizzle_args p;
    mgpu_issues why;

    (void)find_machine();
    for (uint32_t i = 0; i < TILE_ELEMS; i++)
        x[i] = i / COLS * 100 + i % COLS / 4; /* 100 row + chunk */
    global = device_copy(x, sizeof x);
    p.picture = (uint32_t *)device_copy(NULL, sizeof picture);
    p.found = (uint32_t *)device_copy(NULL, sizeof found);

    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_U32, global, ROWS, COLS, COLS * 4, ROWS, COLS);
    must(mgpu_tensor_map_tiled(&p.plain, desc, &why), "tensor map", &why);
    desc.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&p.swizzled, desc, &why), "tensor map", &why);

    launch(&swizzle_kernel, mgpu_launch_1d(1, THREADS), &p);
    host_copy(picture, p.picture, sizeof picture);
    host_copy(found, p.found, sizeof found);
    must(mgpu_free(global), "mgpu_free", NULL);

    printf("places     0  1  2  3  4  5  6  7         0  1  2  3  4  5  6  7\n");
    for (uint32_t row = 0; row < ROWS; row++) {
        printf("row %u     ", row);
        for (uint32_t i = 0; i < 2; i++)
            for (uint32_t place = 0; place < CHUNKS; place++) {
                const uint32_t chunk = picture[i * THREADS + row * CHUNKS + place] % 100;
                if (chunk == 3 && ++on_place[i][place] > most[i])
                    most[i] = on_place[i][place];
                printf(chunk == 3 ? "[%u]" : " %u ", chunk);
                if (place == CHUNKS - 1)
                    printf(i == 0 ? "       " : "\n");
            }
    }
    printf("chunk 3 of 8 rows: %u on one place         %u on one place\n", most[0], most[1]);

    for (uint32_t i = 0; i < THREADS; i++) {
        const uint32_t row = i / CHUNKS, chunk = i % CHUNKS;
        right += found[i] == 100 * row + chunk && picture[i] == 100 * row + chunk &&
                 picture[THREADS + i] == 100 * row + (chunk ^ row);
    }
    printf("04_swizzle: %d of %d chunks found\n", right, THREADS);
    return right == THREADS && most[0] == 8 && most[1] == 1 ? 0 : 1;
}
