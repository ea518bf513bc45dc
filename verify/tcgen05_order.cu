/* verify/tcgen05_order.cu - the order of what touches tensor memory: hand-offs, commits, and pairs that one thread need not wait between.
 * SPDX-License-Identifier: MIT
 *
 *     warps 0 to 3     store; threads 0 and 32 issue what the tensor core does      round k: each image of A is another,
 *     warps 4 to 7     load, and count the rounds in which a number is not right    so what is old or too new is not right
 *
 * The model says never: it judges each order by rule. A GPU gets many rounds, the model few.
 */
#include "tensor_core.h"

#include <algorithm>

enum {
    ORDER_ROUNDS_OF_MODEL = 4, /* of a GPU: n[0] */
    ORDER_COLS = 256,
    D_COLS = 32,   /* N; four of them */
    A_COL = 128,   /* four of 8 columns */
    SFA_COL = 160, /* four of 4 columns */
    SFB_COL = 176,
    IMAGE = 4096,       /* bytes; four of 128 rows of 32 bytes */
    SF_AT = B_AT + 1024 /* four of 512 bytes, and that of B */
};

/* What an element of A is, 16 along K. D is A, twice side by side: B is two identities. */
MGPU_INLINE uint32_t
order_number(uint32_t image, uint32_t row, uint32_t k)
{
    return 512 * image + (16 * row + k) % 512;
}

/* Log2 of a factor of a row of A. */
MGPU_INLINE uint32_t
order_factor(uint32_t image, uint32_t row)
{
    return (row + 3 * image) % 8;
}

/* ---- kernels ------------------------------------------------------------------------------------- */

typedef struct {
    const uint32_t *in;        /* the images, of this block */
    uint32_t smem, bar, other; /* the images again; mbarriers, of one arrival */
    uint32_t d, a, sfa, sfb;   /* tensor memory */
    uint32_t idesc;
    uint64_t b;
} order_place;

MGPU_DEVICE order_place
order_start(const verify_args *p, uint32_t smem, uint32_t bars, uint32_t slot)
{
    order_place at;
    at.in = p->in[0] + mgpu_cluster_ctarank() * (SMEM / 4);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bars, 1);
        mgpu_mbarrier_init(bars + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += 256)
        mgpu_st_shared_b32(smem + 4 * i, at.in[i]);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    at.smem = smem;
    at.bar = bars;
    at.other = bars + 8;
    at.d = mgpu_ld_shared_b32(slot);
    at.a = at.d + A_COL;
    at.sfa = at.d + SFA_COL;
    at.sfb = at.d + SFB_COL;
    at.idesc = p->n[2];
    at.b = mgpu_tcgen05_desc_k_major_none(smem + B_AT, 32);
    return at;
}

/* An image of A, or what fills 8 columns. */
MGPU_DEVICE uint64_t
image_of(order_place at, uint32_t k)
{
    return mgpu_tcgen05_desc_k_major_none(at.smem + k % 4 * IMAGE, 128);
}

/* Factors of an image; 4: those of B. */
MGPU_DEVICE uint64_t
factors_of(order_place at, uint32_t image)
{
    return mgpu_tcgen05_desc_k_major_none(at.smem + SF_AT + image * 512, 32);
}

/* Word i of a row of an image: columns 2i and 2i + 1 of A. */
MGPU_DEVICE uint32_t
word_of(order_place at, uint32_t k, uint32_t row, uint32_t i)
{
    return at.in[k % 4 * (IMAGE / 4) + i / 4 * 512 + row * 4 + i % 4];
}

/* What the commit that arrived at an mbarrier in this round is for is done. */
MGPU_DEVICE void
committed(uint32_t bar, uint32_t k)
{
    mgpu_mbarrier_wait_cluster(bar, k & 1);
    mgpu_tcgen05_fence_after_thread_sync();
}

/* How many of a lane's numbers of a D are not what they should be. */
#define WRONG(name, number, ...)                                                               \
    MGPU_DEVICE uint32_t name(uint32_t d, __VA_ARGS__)                                         \
    {                                                                                          \
        const uint32_t row = threadIdx.x % 128;                                                \
        uint32_t r[D_COLS], wrong = 0;                                                         \
        mgpu_tcgen05_ld_32x32b_x32(r, own(d));                                                 \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs_x32(r);                                                                 \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < D_COLS; i++)                                                  \
            wrong += r[i] != __float_as_uint((float)(number));                                 \
        (void)row;                                                                             \
        return wrong;                                                                          \
    }
WRONG(wrong_d, order_number(k % 4, row, i % 16) + more, uint32_t k, uint32_t more)
WRONG(wrong_scaled, (1 + i % 8) << order_factor(k % 4, row), uint32_t k)
WRONG(wrong_all, want, uint32_t want)

/* Rounds: k is the number of one, `wrong` what is not right in it, and all meet behind it. Out goes in how many of them a thread of
 * warps 4 to 7 has not seen all right. */
#define IN_ROUNDS(name, of, ...)                                                               \
    MGPU_KERNEL(verify_##name, verify_args, p, 256, 1)                                         \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        MGPU_SHARED(uint64_t, bars, 2);                                                        \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        ALLOC(of, mgpu_smem_addr(slot), ORDER_COLS)                                            \
        const order_place at =                                                                 \
            order_start(p, mgpu_smem_addr(smem), mgpu_smem_addr(bars), mgpu_smem_addr(slot));  \
        const uint32_t rank = mgpu_cluster_ctarank(), lane = threadIdx.x % 128;                \
        const uint32_t apart = p->n[1];                                                        \
        const bool looks = threadIdx.x >= 128, issues = threadIdx.x == 0 && rank == 0;         \
        uint32_t broken = p->n[0];                                                             \
        for (uint32_t k = 0; k < p->n[0]; k++) {                                               \
            uint32_t wrong = 0;                                                                \
            __VA_ARGS__;                                                                       \
            broken -= wrong == 0;                                                              \
            __syncwarp();                                                                      \
            meet();                                                                            \
        }                                                                                      \
        if (looks)                                                                             \
            p->out[rank * 128 + lane] = broken;                                                \
        DEALLOC(of, at.d, ORDER_COLS)                                                          \
        (void)apart, (void)issues;                                                             \
    }

/* ---- threads, and the tensor core ---------------------------------------------------------------- */

/* Warps 0 to 3 store, and behind wait::st, the fences and a barrier others load. */
IN_ROUNDS(order_st_ld, , {
    uint32_t r[16];
    if (!looks) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            r[i] = k << 16 | lane << 4 | i;
        mgpu_tcgen05_st_32x32b_x16(own(at.d), r);
        mgpu_tcgen05_wait_st();
    }
    meet();
    if (looks) {
        mgpu_tcgen05_ld_32x32b_x16(r, own(at.d));
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            wrong += r[i] != (k << 16 | lane << 4 | i);
    }
})

/* A warp stores, and behind wait::st loads what other lanes have stored; the next round's store is behind wait::ld. */
IN_ROUNDS(order_st_ld_warp, , {
    if (looks)
        for (uint32_t step = 0; step < 4; step++) {
            const uint32_t now = (k << 2 | step) << 16;
            uint32_t r[16];
            MGPU_UNROLL
            for (uint32_t i = 0; i < 16; i++)
                r[i] = now | lane << 4 | i;
            mgpu_tcgen05_st_32x32b_x16(own(at.d), r);
            mgpu_tcgen05_wait_st();
            for (uint32_t upper = 0; upper < 32; upper += 16) {
                const uint32_t from = lane / 32 * 32 + upper + lane % 16;
                uint32_t got[8];
                MGPU_TCGEN05_LD_16X32BX2_X8(got, own(at.d) + mgpu_tmem_addr(upper, 0), 8);
                mgpu_tcgen05_wait_ld();
                mgpu_tmem_regs_x8(got);
                MGPU_UNROLL
                for (uint32_t i = 0; i < 8; i++)
                    wrong += got[i] != (now | from << 4 | (lane % 32 / 16 * 8 + i));
            }
        }
})

/* Warps 0 to 3 store A and D, and one of their threads multiplies: D += A * B. */
IN_ROUNDS(order_st_mma, , {
    if (!looks) {
        const uint32_t old = __float_as_uint((float)(2048 * (1 + k % 8)));
        uint32_t a[8], d[D_COLS];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 8; i++)
            a[i] = word_of(at, k, lane, i);
        MGPU_UNROLL
        for (uint32_t i = 0; i < D_COLS; i++)
            d[i] = old;
        mgpu_tcgen05_st_32x32b_x8(own(at.a), a);
        mgpu_tcgen05_st_32x32b_x32(own(at.d), d);
        mgpu_tcgen05_wait_st();
    }
    meet();
    if (issues) {
        mgpu_tcgen05_mma_f16_ts(at.d, at.a, at.b, at.idesc, 1);
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_d(at.d, k, 2048 * (1 + k % 8));
    }
})

/* A comes to the same shared memory in each round: the commit covers that it was read, and that D is there. */
IN_ROUNDS(order_mma_ld, , {
    if (!looks)
        for (uint32_t i = lane; i < IMAGE / 4; i += 128)
            mgpu_st_shared_b32(at.smem + 4 * i, at.in[k % 4 * (IMAGE / 4) + i]);
    mgpu_fence_proxy_async_shared_cta();
    meet();
    if (issues) {
        mgpu_tcgen05_mma_f16_ss(at.d, image_of(at, 0), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_d(at.d, k, 0);
    }
})

/* One thread copies, another multiplies: a commit and a wait at its mbarrier between. */
IN_ROUNDS(order_cp_commit_mma, , {
    if (issues) {
        mgpu_tcgen05_cp_128x256b(at.a, image_of(at, k));
        mgpu_tcgen05_commit(at.bar);
    }
    if (threadIdx.x == 32) {
        committed(at.bar, k);
        mgpu_tcgen05_mma_f16_ts(at.d, at.a, at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.other);
    }
    if (looks) {
        committed(at.other, k);
        wrong = wrong_d(at.d, k, 0);
    }
})

/* A commit covers what its thread has issued before; what comes behind goes on. */
IN_ROUNDS(order_commits, , {
    if (issues) {
        mgpu_tcgen05_mma_f16_ss(at.d, image_of(at, k), at.b, at.idesc, 0);
        mgpu_tcgen05_mma_f16_ss(at.d + D_COLS, image_of(at, k + 1), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.bar);
        for (uint32_t i = 0; i < 8; i++)
            mgpu_tcgen05_mma_f16_ss(at.d + 2 * D_COLS, image_of(at, k + 2), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.other);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_d(at.d, k, 0) + wrong_d(at.d + D_COLS, k + 1, 0);
        committed(at.other, k);
        wrong += wrong_d(at.d + 2 * D_COLS, k + 2, 0);
    }
})

/* Two threads: the commit of each is for its own. */
IN_ROUNDS(order_commits_of_two, , {
    if (issues) {
        for (uint32_t i = 0; i < 8; i++)
            mgpu_tcgen05_mma_f16_ss(at.d, image_of(at, k), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.bar);
    }
    if (threadIdx.x == 32) {
        mgpu_tcgen05_mma_f16_ss(at.d + D_COLS, image_of(at, k + 1), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.other);
    }
    if (looks) {
        committed(at.other, k);
        wrong = wrong_d(at.d + D_COLS, k + 1, 0);
        committed(at.bar, k);
        wrong += wrong_d(at.d, k, 0);
    }
})

/* Both blocks of a pair store A, block 0 multiplies for both, and its commit tells both. */
IN_ROUNDS(order_pair, _cg2, {
    if (!looks) {
        uint32_t a[8];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 8; i++)
            a[i] = word_of(at, k, lane, i);
        mgpu_tcgen05_st_32x32b_x8(own(at.a), a);
        mgpu_tcgen05_wait_st();
    }
    meet();
    if (issues) {
        mgpu_tcgen05_mma_cg2_f16_ts(at.d, at.a, at.b, at.idesc, 0);
        mgpu_tcgen05_commit_cg2_multicast(at.bar, 3);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_d(at.d, k, 0);
    }
})

/* ---- one thread, which does not wait ------------------------------------------------------------- */

/* A is copied, and read three times. n[1]: columns from one A to the next; 0: the next is copied over it. */
IN_ROUNDS(order_cp_mma, , {
    if (issues) {
        for (uint32_t s = 0; s < 4; s++) {
            mgpu_tcgen05_cp_128x256b(at.a + s * apart, image_of(at, k + s));
            for (uint32_t i = 0; i < 3; i++)
                mgpu_tcgen05_mma_f16_ts(at.d + s * D_COLS, at.a + s * apart, at.b, at.idesc, 0);
        }
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        for (uint32_t s = 0; s < 4; s++)
            wrong += wrong_d(at.d + s * D_COLS, k + s, 0);
    }
})

/* Copies over copies: 4 columns over 8, and 8 over 4. */
IN_ROUNDS(order_cp_cp, , {
    if (issues) {
        mgpu_tcgen05_cp_128x256b(at.a, image_of(at, k));
        mgpu_tcgen05_cp_128x128b(at.a, image_of(at, k + 1));
        mgpu_tcgen05_cp_128x128b(at.a + 8, image_of(at, k + 1));
        mgpu_tcgen05_cp_128x256b(at.a + 8, image_of(at, k));
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        uint32_t r[16];
        committed(at.bar, k);
        mgpu_tcgen05_ld_32x32b_x16(r, own(at.a));
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            wrong += r[i] != word_of(at, i < 4 ? k + 1 : k, lane, i % 8);
    }
})

/* A copy over 8 columns of D. */
IN_ROUNDS(order_mma_cp, , {
    if (issues) {
        for (uint32_t i = 0; i < 3; i++)
            mgpu_tcgen05_mma_f16_ss(at.d, image_of(at, k), at.b, at.idesc, 0);
        mgpu_tcgen05_cp_128x256b(at.d, image_of(at, k + 1));
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        uint32_t r[16];
        committed(at.bar, k);
        mgpu_tcgen05_ld_32x32b_x16(r, own(at.d));
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            wrong += r[i] != (i < 8 ? word_of(at, k + 1, lane, i)
                                    : __float_as_uint((float)order_number(k % 4, lane, i)));
    }
})

/* Sums that differ in another order: 2^25 + 1 - 2^25 is 0, 2^25 - 2^25 + 1 is 1. Images 0, 1, 2 are such. */
IN_ROUNDS(order_mma_mma, , {
    if (issues) {
        for (uint32_t i = 0; i < 6; i++) {
            mgpu_tcgen05_mma_f16_ss(at.d, image_of(at, i % 3), at.b, at.idesc, i != 0);
            mgpu_tcgen05_mma_f16_ss(at.d + D_COLS, image_of(at, i % 3 * 2 % 3), at.b, at.idesc,
                                    i % 3 != 0);
        }
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_all(at.d, 0) + wrong_all(at.d + D_COLS, 1);
    }
})

/* A D over the A that the mma before reads. */
IN_ROUNDS(order_read_mma, , {
    if (issues) {
        mgpu_tcgen05_cp_128x256b(at.a, image_of(at, k));
        for (uint32_t s = 0; s < 4; s++)
            mgpu_tcgen05_mma_f16_ts(at.d + s * D_COLS, at.a, at.b, at.idesc, 0);
        mgpu_tcgen05_mma_f16_ss(at.a, image_of(at, k + 1), at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        wrong = wrong_d(at.a, k + 1, 0);
        for (uint32_t s = 0; s < 4; s++)
            wrong += wrong_d(at.d + s * D_COLS, k, 0);
    }
})

/* A is read, its rows move down by one, it is read, and is copied anew. */
IN_ROUNDS(order_shift, , {
    if (issues) {
        mgpu_tcgen05_cp_128x256b(at.a, image_of(at, k));
        mgpu_tcgen05_mma_f16_ts(at.d, at.a, at.b, at.idesc, 0);
        for (uint32_t first = 0; first < 128; first += 32)
            mgpu_tcgen05_shift_down(at.a + mgpu_tmem_addr(first, 0));
        mgpu_tcgen05_mma_f16_ts(at.d + D_COLS, at.a, at.b, at.idesc, 0);
        mgpu_tcgen05_cp_128x256b(at.a, image_of(at, k + 1));
        mgpu_tcgen05_mma_f16_ts(at.d + 2 * D_COLS, at.a, at.b, at.idesc, 0);
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        uint32_t r[16];
        committed(at.bar, k);
        wrong = wrong_d(at.d, k, 0) + wrong_d(at.d + 2 * D_COLS, k + 1, 0);
        mgpu_tcgen05_ld_32x32b_x16(r, own(at.d + D_COLS));
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++)
            wrong += r[i] != __float_as_uint((float)order_number(
                                 k % 4, lane % 32 != 0 ? lane - 1 : lane, i));
    }
})

/* Scale factors, as a main loop has them. n[1] as above. */
IN_ROUNDS(order_scales, , {
    if (issues) {
        mgpu_tcgen05_cp_32x128b_warpx4(at.sfb, factors_of(at, 4));
        for (uint32_t s = 0; s < 4; s++) {
            mgpu_tcgen05_cp_32x128b_warpx4(at.sfa + s * apart, factors_of(at, (k + s) % 4));
            for (uint32_t i = 0; i < 3; i++)
                mgpu_tcgen05_mma_mxf8f6f4_block32_ss(at.d + s * D_COLS, image_of(at, 0), at.b,
                                                     at.idesc, at.sfa + s * apart, at.sfb, 0);
        }
        mgpu_tcgen05_commit(at.bar);
    }
    if (looks) {
        committed(at.bar, k);
        for (uint32_t s = 0; s < 4; s++)
            wrong += wrong_scaled(at.d + s * D_COLS, k + s);
    }
})

/* The same of a pair. */
IN_ROUNDS(order_scales_of_pair, _cg2, {
    if (issues) {
        mgpu_tcgen05_cp_cg2_32x128b_warpx4(at.sfb, factors_of(at, 4));
        for (uint32_t s = 0; s < 4; s++) {
            mgpu_tcgen05_cp_cg2_32x128b_warpx4(at.sfa + s * apart, factors_of(at, (k + s) % 4));
            for (uint32_t i = 0; i < 3; i++)
                mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss(at.d + s * D_COLS, image_of(at, 0),
                                                         at.b, at.idesc, at.sfa + s * apart,
                                                         at.sfb, 0);
        }
        mgpu_tcgen05_commit_cg2_multicast(at.bar, 3);
    }
    if (looks) {
        committed(at.bar, k);
        for (uint32_t s = 0; s < 4; s++)
            wrong += wrong_scaled(at.d + s * D_COLS, k + s);
    }
})

/* ---- images -------------------------------------------------------------------------------------- */

enum { NUMBERS, ENDS, FACTORS };

/* A at 0, of 128 rows; B at B_AT, of 32. */
static words
order_images(int what)
{
    static const uint32_t ends[3] = {0x7800, 0x1400, 0xf800}; /* 2^15, 2^-10, -2^15 */
    words image(SMEM / 4, 0);
    for (uint32_t s = 0; what != FACTORS && s < 4; s++)
        for (uint32_t i = 0; i < 128 * 16; i++)
            put(image, s * IMAGE, 128, 2, i / 16, i % 16,
                what == ENDS ? ends[s % 3]
                             : mgpu_f16_from_f32((float)order_number(s, i / 16, i % 16)));
    for (uint32_t j = 0; what != FACTORS && j < 32; j++)
        put(image, B_AT, 32, 2, j, j % 16, what == ENDS ? 0x6400 : 0x3c00); /* 2^10, 1 */
    for (uint32_t i = 0; what == FACTORS && i < 128; i++) {
        put(image, 0, 128, 1, i, 0, 0x38); /* 1 */
        if (i < 32)
            put(image, B_AT, 32, 1, i, 0, mgpu_e4m3_from_f32((float)(1 + i % 8)));
        for (uint32_t s = 0; s < 5; s++) {
            const uint32_t at = SF_AT + s * 512 + mgpu_scale_block_offset(i, 0);
            image[at / 4] |= (127 + (s < 4 ? order_factor(s, i) : 0)) << 8 * (at % 4);
        }
    }
    return image;
}

/* a: rounds of a GPU; b: blocks; c: which images; d: columns from one A, or its factors, to the next. */
static words
run_rounds(const verify_row &row)
{
    const uint32_t blocks = (uint32_t)row.b, m = 128 * blocks;
    const words image = order_images(row.c);
    words all;
    for (uint32_t i = 0; i < blocks; i++)
        verify_append(all, image);
    const verify_memory in(all), out(blocks * 128);
    verify_args args = {};
    args.in[0] = in.ptr();
    args.out = out.ptr();
    args.n[0] =
        MGPU_EMULATE ? (uint32_t)std::min(row.a, (int)ORDER_ROUNDS_OF_MODEL) : (uint32_t)row.a;
    args.n[1] = (uint32_t)row.d;
    args.n[2] =
        row.c == FACTORS
            ? mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3,
                                     MGPU_MMA_E4M3, MGPU_K_MAJOR, MGPU_K_MAJOR, m, D_COLS)
            : mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16,
                              MGPU_K_MAJOR, MGPU_K_MAJOR, m, D_COLS);
    verify_launch(row.kernel, args, 256, SMEM, blocks, blocks);
    return out.read();
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define ORDER(kernel, name, rule, blocks, images, apart)                                       \
    {                                                                                          \
        "tcgen05 order", name, rule, TENSOR_MEMORY, 32, run_rounds,                            \
            &verify_order_##kernel##_kernel, 4000, blocks, images, apart                       \
    }

std::vector<verify_row>
verify_tcgen05_order_rows(void)
{
    return {
        ORDER(st_ld, "st, wait::st, ld of another warp", "mgpu__tmem_missing", 1, NUMBERS, 0),
        ORDER(st_ld_warp, "st, wait::st, ld of other lanes of the warp", "mgpu__tmem_missing",
              1, NUMBERS, 0),
        ORDER(st_mma, "st, wait::st, mma that reads A and D", "mgpu__tmem_missing", 1, NUMBERS,
              0),
        ORDER(mma_ld, "mma, commit, ld; and A is written anew in shared memory",
              "mgpu__tmem_missing mgpu__tensor_commit_run", 1, NUMBERS, 0),
        ORDER(cp_commit_mma, "cp, commit, mma of another thread",
              "mgpu__tmem_missing mgpu__tensor_commit_run", 1, NUMBERS, 0),
        ORDER(commits, "a commit covers what is before it, the next what is behind",
              "mgpu__tmem_committed", 1, NUMBERS, 0),
        ORDER(commits_of_two, "commits of two threads cover each its own",
              "mgpu__tmem_committed", 1, NUMBERS, 0),
        ORDER(pair, "st in both blocks of a pair, mma, commit to both, ld in both",
              "mgpu__tmem_missing mgpu__tensor_commit_run", 2, NUMBERS, 0),
        ORDER(cp_mma, "of one thread: cp, mma that reads it as A", "mgpu__tmem_pipelined", 1,
              NUMBERS, 8),
        ORDER(cp_mma, "of one thread: mma, cp over the A that it reads", "mgpu__tmem_pipelined",
              1, NUMBERS, 0),
        ORDER(cp_cp, "of one thread: cp, cp over it", "mgpu__tmem_pipelined", 1, NUMBERS, 0),
        ORDER(mma_cp, "of one thread: mma, cp over its D", "mgpu__tmem_pipelined", 1, NUMBERS,
              0),
        ORDER(mma_mma, "of one thread: mma, mma that adds to its D", "mgpu__tmem_pipelined", 1,
              ENDS, 0),
        ORDER(read_mma, "of one thread: mma, mma whose D is over the A that it reads",
              "mgpu__tmem_pipelined", 1, NUMBERS, 0),
        ORDER(shift, "of one thread: mma, shift, mma, cp, mma", "mgpu__tmem_pipelined", 1,
              NUMBERS, 0),
        ORDER(scales, "of one thread: cp, mma that reads it as factors", "mgpu__tmem_pipelined",
              1, FACTORS, 4),
        ORDER(scales, "of one thread: mma, cp over the factors that it reads",
              "mgpu__tmem_pipelined", 1, FACTORS, 0),
        ORDER(scales_of_pair, "of a pair: mma, cp over the factors that it reads",
              "mgpu__tmem_pipelined", 2, FACTORS, 0),
    };
}
