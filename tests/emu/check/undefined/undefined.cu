/* undefined.cu - values that are not defined: memory that nobody has written, registers that nobody has named.
 * SPDX-License-Identifier: MIT
 */
#include "undefined.h"

#include <mgpu/ptx/wgmma_mn.h>

MGPU_REQUIRE(WGMMA);

/* ---- shared memory ------------------------------------------------------------------------- */

static const case_row unwritten_rows[] = {
    {1, ERROR(16), PLAIN,
     "smem+0x404 (words+4), and nobody has written it since the block began", "a plain load"},
    {2, ERROR(16), PLAIN, "smem+0x404 (words+4), and nobody has written it", "ld.shared"},
    {3, LINT(16), PLAIN, "the store that thread (0,0,0) of block (0,0,0) issues reads",
     "the second of four lines of a bulk store"},
    {4, LINT(16), SEEN, "at k = 8 nobody has written any row of A since the block began",
     "half of A's columns are not loaded"},
    {5, SILENT, SEEN, "", "a struct is copied whole, and nobody has written its padding"},
    {6, SILENT, SEEN, "", "what is written is what was there"},
    {7, SILENT, SEEN, "", "memset, memcpy, st.shared, an atomic and a bulk load write"},
    {8, SILENT, SEEN, "", "half of A's rows are not loaded: of D, nobody uses them"},
    {9, LINT(16), SEEN, "at k = 0 nobody has written any column of B", "B is not loaded"},
    {10, LINT(16), SEEN, "at k = 5 nobody has written any row of A",
     "A is M-major, and one of its columns is not loaded"},
    {11, LINT(16), PLAIN, "smem+0x40c (words+12), and nobody has written it since",
     "ld.shared.v4, and the last word is not written"},
    {12, SILENT, SEEN, "", "ld.shared.v4, and half of each word is written"},
    {13, SILENT, SEEN, "", "a struct of 16 bytes is copied whole, its last word is padding"},
    {14, LINT(16), SEEN,
     "of columns 8 to 23 of B, of n = 24, nobody has written anything since the block began: "
     "load all 24 (the rows of its box), or take a wgmma of a smaller n",
     "8 of 24 columns of B are loaded"},
    {15, SILENT, SEEN, "", "plain stores write columns 8 to 23 of B"},
    {16, LINT(16), SEEN, "of columns 8 to 15 of B, of n = 16, nobody has written anything",
     "B is N-major, and half of its columns are not loaded"},
    {17, SILENT, SEEN, "", "a row of 8 columns of B is loaded: nobody uses the other 7"},
};

typedef struct {
    unsigned char c;
    uint64_t x; /* 7 bytes of nothing before it */
} hole;

MGPU_DEVICE void
unwritten_read(const tiny_args *p, uint32_t *words, hole *holes)
{
    const uint32_t at = mgpu_smem_addr(words);
    if (BUG(1))
        p->spare[0] = words[1];
    if (BUG(2))
        p->spare[0] = mgpu_ld_shared_b32(at + 4);
    if (BUG(3)) {
        for (uint32_t i = 0; i < WORDS; i++)
            if (i / 32 != 1)
                words[i] = i;
        mgpu_fence_proxy_async_shared_cta();
        mgpu_bulk_store(p->spare, at, BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
    }
    if (BUG(5)) {
        holes[0].c = 1;
        holes[0].x = 2;
        holes[1] = holes[0];
        p->spare[0] = (uint32_t)holes[1].x;
    }
    if (BUG(11) || BUG(12)) {
        uint32_t r[4];
        for (uint32_t i = 0; i < 3; i++)
            words[i] = i;
        for (uint32_t i = 0; i < 8 && BUG(12); i += 2)
            ((uint16_t *)words)[i] = 1;
        mgpu_ld_shared_v4_b32(r, at);
        p->spare[0] = r[0];
    }
    if (BUG(13)) {
        holes[0].x = 2;
        holes[0].c = 1;
        memcpy(&holes[1], &holes[0], sizeof holes[0]);
        p->spare[0] = (uint32_t)holes[1].x;
    }
    if (BUG(6)) {
        words[1] = 0xDBDBDBDB;
        p->spare[0] = words[1];
    }
}

/* Each of these writes some words, which are read then. */
MGPU_DEVICE void
unwritten_write(const tiny_args *p, uint32_t *words, uint32_t bar)
{
    const uint32_t at = mgpu_smem_addr(words);
    memset(words, 0xDB, 16);
    memcpy(words + 4, words, 16);
    mgpu_st_shared_b32(at + 32, 0xDBDBDBDB);
    (void)atomicExch(&words[9], 0xDBDBDBDB);
    tiny_load(p, at + BYTES, bar);
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < 10; i++)
        p->spare[i] = words[i];
    for (uint32_t i = 0; i < WORDS; i++)
        p->spare[i] = words[WORDS + i];
}

/* A has 64 rows of 16, in chunks of 8 numbers, or for 10 in 16 lines of 64; B, behind it, 8 columns of 16. */
MGPU_DEVICE void
unwritten_load(const tiny_args *p, uint32_t a, uint32_t bar)
{
    const uint32_t half = ONES_BYTES / 2, line = 128;
    const uint32_t second = BUG(10) ? 6 * line : half;
    uint32_t first = ONES_BYTES, more = 0;
    if (BUG(4))
        first = half;
    if (BUG(8))
        first = more = half / 2;
    if (BUG(10)) {
        first = 5 * line;
        more = ONES_BYTES - second;
    }
    mgpu_mbarrier_arrive_expect_tx(bar, first + more + (BUG(9) ? 0 : 256));
    mgpu_bulk_load(a, p->ones, first, bar);
    if (more != 0)
        mgpu_bulk_load(a + second, p->ones, more, bar);
    if (!BUG(9))
        mgpu_bulk_load(a + ONES_BYTES, p->ones, 256, bar);
}

MGPU_DEVICE void
unwritten_multiply(const tiny_args *p, uint32_t a, uint32_t bar)
{
    float d[4] = {0, 0, 0, 0};
    if (threadIdx.x == 0)
        unwritten_load(p, a, bar);
    mgpu_mbarrier_wait(bar, 0);
    mgpu_acc_fence_f32_x4(d);
    if (BUG(10))
        mgpu_wgmma_m64n8k16_f32_bf16_ss_ta(d,
                                           mgpu_wgmma_desc_mn_major(a, MGPU_SWIZZLE_128B, 16),
                                           mgpu_wgmma_desc_k_major_none(a + ONES_BYTES, 8), 1);
    else
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(a, 64),
                                        mgpu_wgmma_desc_k_major_none(a + ONES_BYTES, 8), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x4(0, d);
}

/* A is loaded; of B, behind it, the first 8 columns are: of 24, as 2 x 24 rows of 16 bytes; for 16 of 16, as 16 rows
 * of 64 with a swizzle of 128 bytes; for 17 one of the 8, and n is 8. */
MGPU_DEVICE void
unwritten_columns(const tiny_args *p, uint32_t a, uint32_t bar)
{
    const uint32_t b = a + ONES_BYTES, t = threadIdx.x, piece = BUG(17) ? 16 : 128;
    const uint64_t a_desc = mgpu_wgmma_desc_k_major_none(a, 64);
    float d[12] = {0};
    if (t == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, ONES_BYTES + (BUG(16) ? 256 : 2 * piece));
        mgpu_bulk_load(a, p->ones, ONES_BYTES, bar);
        for (uint32_t k = 0; k < 16 && BUG(16); k++)
            mgpu_bulk_load(b + 128 * k + 16 * (k % 8), p->ones, 16, bar);
        for (uint32_t h = 0; h < 2 && !BUG(16); h++)
            mgpu_bulk_load(b + h * (BUG(17) ? 128 : 384), p->ones, piece, bar);
    }
    for (uint32_t i = t; i < 128 && BUG(15); i += 128) /* the other columns, word by word */
        ((uint32_t *)mgpu_smem_ptr(b))[32 + i / 64 * 96 + i % 64] = 0x3f803f80;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    mgpu_acc_fence_f32_x12(d);
    if (BUG(16))
        mgpu_wgmma_m64n16k16_f32_bf16_ss_tb(
            d, a_desc, mgpu_wgmma_desc_mn_major(b, MGPU_SWIZZLE_128B, 16), 1);
    else if (BUG(17))
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a_desc, mgpu_wgmma_desc_k_major_none(b, 8), 1);
    else
        mgpu_wgmma_m64n24k16_f32_bf16_ss(d, a_desc, mgpu_wgmma_desc_k_major_none(b, 24), 1);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
    mgpu_regs_f32_x12(d); /* all: of some wgmma here it is less */
}

MGPU_KERNEL(unwritten, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 2 * WORDS, 128);
    MGPU_SHARED_ALIGNED(unsigned char, ones, 2 * ONES_BYTES, 1024);
    MGPU_SHARED(hole, holes, 2);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t a = mgpu_smem_addr(ones), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0) {
        tiny_init(bar, 1);
        tiny_init(bar + 8, 1);
        unwritten_read(p, words, holes);
        if (BUG(7))
            unwritten_write(p, words, bar);
    }
    __syncthreads();
    if (BUG(4) || BUG(8) || BUG(9) || BUG(10))
        unwritten_multiply(p, a, bar + 8);
    if (p->bug >= 14)
        unwritten_columns(p, a, bar + 8);
    p->out[t] = t + 1;
}
TINY_GROUP(unwritten, 1, 128);

/* Each block reads what it writes then: none is there from the block before. */
MGPU_KERNEL(unwritten_in_each, unwritten_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, words, 32);
    p->out[threadIdx.x] = words[threadIdx.x];
    words[threadIdx.x] = 1;
}

/* ---- registers: D is 16 --------------------------------------------------------------------- */

static const case_row unnamed_rows[] = {
    {1, ERROR(11), LOCAL,
     "which is not named behind the wait at undefined.cu:", "wgmma.wait_group, and D is read"},
    {2, ERROR(11), LOCAL, "reads register 5 of an accumulator", "half of D is named"},
    {3, SILENT, SEEN, "", "D is named, then read"},
    {4, SILENT, SEEN, "", "D is written behind the wait, then read"},
    {5, SILENT, SEEN, "", "the next wgmma takes D, which is named behind its wait"},
    {6, FAULT, LOCAL, "", "D is read, and no fence is before the wgmma that takes it again"},
    {7, SILENT, SEEN, "", "D is zeroed, fenced, and first used behind the wait for another"},
};

MGPU_DEVICE void
unnamed_multiply(float d[8], uint32_t a)
{
    mgpu_wgmma_m64n16k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(a, 64),
                                     mgpu_wgmma_desc_k_major_none(a, 16), 0);
    mgpu_wgmma_commit_group();
}

MGPU_KERNEL(unnamed, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, ones, ONES_BYTES, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t a = mgpu_smem_addr(ones), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    float d[8] = {0}, e[8] = {0};
    if (t == 0) {
        tiny_init(bar, 1);
        mgpu_mbarrier_arrive_expect_tx(bar, ONES_BYTES);
        mgpu_bulk_load(a, p->ones, ONES_BYTES, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    mgpu_acc_fence_f32_x8(d);
    unnamed_multiply(d, a);
    mgpu_wgmma_wait_group(0);
    if (BUG(7)) {
        unnamed_multiply(e, a);
        mgpu_acc_wait_f32_x8(0, e);
        d[5] = e[5];
    }
    if (BUG(2))
        mgpu_regs_f32_x4(d);
    if (BUG(3))
        mgpu_regs_f32_x8(d);
    if (BUG(4))
        for (int i = 0; i < 8; i++)
            d[i] = 16;
    if (BUG(6))
        p->spare[t] = (uint32_t)d[5];
    if (BUG(5) || BUG(6)) {
        unnamed_multiply(d, a);
        mgpu_acc_wait_f32_x8(0, d);
    }
    p->out[t] = t + (uint32_t)d[5] - 15;
}
TINY_GROUP(unnamed, 1, 128);
