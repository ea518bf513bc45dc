/* mma_sync_sm120.cu - mma.sync with block scales by one warp: D[16][8] = (A * sfa) * (B * sfb)
 * SPDX-License-Identifier: MIT
 *   nvcc -gencode arch=compute_120f,code=sm_120 -I include \
 *       examples/mma_sync_sm120.cu -o mma_sync_sm120
 *   g++ -O2 -g -pthread -DMGPU_EMULATE=1 -DMGPU_EMU_IMPLEMENTATION -I include -x c++ \
 *       examples/mma_sync_sm120.cu -o mma_sync_sm120_model
 *   MGPU_EMU_TARGET=sm_120a ./mma_sync_sm120_model
 *
 * nvfp4: A [16][64] and B [64][8] of e2m1, eight in a register; a ue4m3 scale for each 16 along K
 * of a row of A or a column of B, so that a register has the four of one. A is stored row by row,
 * B column by column.
 *
 * Expected output (row:k of A and k:column of B where registers begin; whose scales count):
 *              a0     a1     a2     a3     b0     b1   sfa     sfb
 *     T  0   0:0    8:0    0:32   8:32    0:0   32:0   row  0  column 0
 *     T  1   0:8    8:8    0:40   8:40    8:0   40:0   row  8
 *     T  2   0:16   8:16   0:48   8:48   16:0   48:0
 *     T 29   7:8   15:8    7:40  15:40    8:7   40:7   row 15
 *     D = A * B, 16 x 8 x 64, scales of 16: 0 elements are wrong */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/mma_block_scale.h> /* not in mgpu.h */

MGPU_REQUIRE(MMA_BLOCK_SCALE);

typedef struct args {
    uint32_t *a,
        *b; /* e2m1 [16][64] and, by columns, [8][64]: eight in a word, the first one low */
    uint32_t *sfa, *sfb; /* ue4m3 [16][4] and [8][4]: a word for each row or column */
    float *d;            /* [16][8] */
} args;

MGPU_KERNEL(multiply, args, p, 32, 1)
{
    const uint32_t lane = mgpu_laneid();
    uint32_t a[4], b[2], sfa = 0, sfb = 0;
    float d[4] = {0};
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_coord at = mgpu_mma_a_coord(16, 4, lane, i, 0);
        a[i] = p->a[8 * at.row + at.col / 8];
    }
    for (uint32_t i = 0; i < 2; i++) {
        const mgpu_coord at = mgpu_mma_b_coord(4, lane, i, 0);
        b[i] = p->b[8 * at.col + at.row / 8];
    }
    if (lane % 4 < 2) /* thread_a = 0: the lower two of each four lanes */
        sfa = p->sfa[mgpu_mma_scale_a_coord(0, lane, 0).row];
    if (lane % 4 == 0) /* thread_b = 0 */
        sfb = p->sfb[mgpu_mma_scale_b_coord(0, lane, 0).col];
    mgpu_mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3(d, a, b, d, sfa, 0, 0, sfb, 0, 0);
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_coord at = mgpu_mma_d_coord(32, lane, i, 0);
        p->d[8 * at.row + at.col] = d[i];
    }
}

/* Row i has elements from -6 to 6, and scales from 1/2 to 4. */
static float
element(int i, int k)
{
    return mgpu_e2m1_to_f32((uint8_t)((5 * i + 3 * k) % 16));
}

static float
scale(int i, int k)
{
    return (float)(1 << (i + k) % 4) / 2;
}

static void
pack(uint32_t *words, uint32_t *scales, int rows)
{
    for (int i = 0; i < rows * 64; i++)
        words[i / 8] |= (uint32_t)mgpu_e2m1_from_f32(element(i / 64, i % 64)) << 4 * (i % 8);
    for (int i = 0; i < rows * 4; i++) /* a ue4m3 is an e4m3 without its sign */
        scales[i / 4] |= (uint32_t)mgpu_e4m3_from_f32(scale(i / 4, i % 4)) << 8 * (i % 4);
}

static void
show(uint32_t lane)
{
    const mgpu_coord row = mgpu_mma_scale_a_coord(0, lane, 0);
    printf("T %2u ", lane);
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_coord at = mgpu_mma_a_coord(16, 4, lane, i, 0);
        printf(" %2u:%-3u", at.row, at.col);
    }
    for (uint32_t i = 0; i < 2; i++) {
        const mgpu_coord at = mgpu_mma_b_coord(4, lane, i, 0);
        printf(" %3u:%u ", at.row, at.col);
    }
    if (lane % 4 < 2)
        printf("  row %2u", row.row);
    if (lane % 4 == 0)
        printf("  column %u", mgpu_mma_scale_b_coord(0, lane, 0).col);
    printf("\n");
}

int
main(void)
{
    static uint32_t a[16][8], b[8][8], sfa[16], sfb[8];
    static float d[16][8];
    static args p;
    mgpu_device_info gpu;
    int wrong = 0;
    if (mgpu_device_query(&gpu) != MGPU_OK)
        return printf("%s\n", gpu.reason), 77;
    if (gpu.sm_major != 12)
        return printf("mma_sync_sm120: %s has no block scales in mma.sync\n", gpu.name), 77;
    pack(a[0], sfa, 16);
    pack(b[0], sfb, 8);
    if (mgpu_malloc((void **)&p.a, sizeof a) || mgpu_malloc((void **)&p.b, sizeof b) ||
        mgpu_malloc((void **)&p.sfa, sizeof sfa) || mgpu_malloc((void **)&p.sfb, sizeof sfb) ||
        mgpu_malloc((void **)&p.d, sizeof d) || mgpu_copy_to(p.a, a, sizeof a, NULL) ||
        mgpu_copy_to(p.b, b, sizeof b, NULL) || mgpu_copy_to(p.sfa, sfa, sizeof sfa, NULL) ||
        mgpu_copy_to(p.sfb, sfb, sizeof sfb, NULL) ||
        mgpu_launch(&multiply_kernel, mgpu_launch_1d(1, 32), &p, NULL) ||
        mgpu_copy_from(d, p.d, sizeof d, NULL) || mgpu_free(p.a) || mgpu_free(p.b) ||
        mgpu_free(p.sfa) || mgpu_free(p.sfb) || mgpu_free(p.d))
        return printf("a call failed\n"), 1;
    printf("         a0     a1     a2     a3     b0     b1   sfa     sfb\n");
    for (uint32_t i = 0; i < 4; i++)
        show(i < 3 ? i : 29);
    for (int m = 0; m < 16; m++)
        for (int n = 0; n < 8; n++) {
            float sum = 0; /* exact: quarters below 2^24 */
            for (int k = 0; k < 64; k++)
                sum += element(m, k) * scale(m, k / 16) * element(n, k) * scale(n, k / 16);
            wrong += d[m][n] != sum;
        }
    printf("D = A * B, 16 x 8 x 64, scales of 16: %d elements are wrong\n", wrong);
    return wrong != 0;
}
