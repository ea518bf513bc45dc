/* tests/emu/unit/tensor_problem.h - a tcgen05.mma on the host: operands, where they lie, D by a plain loop; and the kernels.
 * SPDX-License-Identifier: MIT
 *
 * A kernel fills shared and tensor memory with what the host has laid out by layout/, multiplies, and gives all of
 * tensor memory back: D must be where layout/tmem.h has it, and no other cell may change.
 */
#ifndef MGPU_TESTS_EMU_UNIT_TENSOR_PROBLEM_H
#define MGPU_TESTS_EMU_UNIT_TENSOR_PROBLEM_H

#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/emu/math/tcgen05_sum.h>
#include <mgpu/layout/zero_mask.h>

#include <cmath>
#include <random>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum { THREADS = 128, COLS = 512, SMEM = 64 * 1024, B_AT = 32 * 1024 };
/* Columns: D, then the others. */
enum { D_COL = 0, A_COL = 256, SFA_COL = 288, SFB_COL = 296, META_COL = 320 };

typedef struct mma_args {
    void (*issue)(const struct mma_args *p, uint32_t taddr, uint32_t smem);
    const uint32_t *smem; /* [blocks][SMEM / 4] */
    const uint32_t *in;   /* [blocks][128][COLS] */
    uint32_t *out;
    uint32_t idesc, d, a, sfa, sfb, meta, scale, buffer, use;
    int accumulate;
    uint32_t lanes[8];
    uint64_t a_desc, b_desc, zero; /* as if the shared memory began at 0 */
} mma_args;

/* A descriptor, as the shared memory begins at smem: its start, and an absolute leading address. */
MGPU_DEVICE uint64_t
placed(uint64_t desc, uint32_t smem)
{
    return desc + smem / 16 + ((desc >> 52 & 1) != 0 ? (uint64_t)(smem / 16) << 16 : 0);
}

/* What a form has besides. */
enum {
    TS = 1,
    PAIR = 2,
    SP = 4,
    WS = 8,
    ASHIFT = 16,
    COLLECTOR = 32,
    LANES = 64,
    SCALE_D = 128,
    ZERO = 256,
    K96 = 512 /* of a problem */
};

/* A function, called with what a kernel was given. */
typedef struct form {
    mgpu_kind kind;
    uint32_t block, has;
    void (*issue)(const mma_args *p, uint32_t taddr, uint32_t smem);
} form;
#define FORM(KIND, block, has, name, ...)                                                      \
    {MGPU_KIND_##KIND, block, has, [](const mma_args *p, uint32_t t, uint32_t s) {             \
         (void)s;                                                                              \
         name(t + p->d, __VA_ARGS__);                                                          \
     }},
#define IN_SS     placed(p->a_desc, s), placed(p->b_desc, s)
#define IN_TS     t + p->a, placed(p->b_desc, s)
#define OF_SP()   t + p->meta,
#define OF_SCALES t + p->sfa, t + p->sfb,

/* All blocks of a cluster come. */
MGPU_DEVICE void
meet(void)
{
    mgpu_tcgen05_fence_before_thread_sync();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    mgpu_tcgen05_fence_after_thread_sync();
}

MGPU_DEVICE void
fill(const mma_args *p, unsigned char *smem, uint32_t taddr)
{
    const uint32_t block = mgpu_cluster_ctarank();
    uint32_t r[16];
    for (uint32_t i = threadIdx.x; i < SMEM / 4; i += THREADS)
        memcpy(smem + 4 * i, &p->smem[block * (SMEM / 4) + i], 4);
    mgpu_fence_proxy_async_shared_cta();
    taddr += mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
    for (uint32_t c = 0; c < COLS; c += 16) {
        for (uint32_t i = 0; i < 16; i++)
            r[i] = p->in[(block * 128 + threadIdx.x) * COLS + c + i];
        mgpu_tcgen05_st_32x32b_x16(taddr + c, r);
    }
    mgpu_tcgen05_wait_st();
}

MGPU_DEVICE void
give(const mma_args *p, uint32_t taddr)
{
    const uint32_t block = mgpu_cluster_ctarank();
    uint32_t r[16];
    taddr += mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
    for (uint32_t c = 0; c < COLS; c += 16) {
        mgpu_tcgen05_ld_32x32b_x16(r, taddr + c);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x16(r);
        for (uint32_t i = 0; i < 16; i++)
            p->out[(block * 128 + threadIdx.x) * COLS + c + i] = r[i];
    }
}

MGPU_KERNEL(one_block, mma_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint32_t, slot, 1);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(mgpu_smem_addr(slot), COLS);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    meet();
    fill(p, smem, slot[0]);
    meet();
    if (threadIdx.x == 0) {
        p->issue(p, slot[0], mgpu_smem_addr(smem));
        mgpu_tcgen05_commit(bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    give(p, slot[0]);
    meet();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(slot[0], COLS);
}

MGPU_KERNEL(of_a_pair, mma_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint32_t, slot, 1);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc_cg2(mgpu_smem_addr(slot), COLS);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    meet();
    fill(p, smem, slot[0]);
    meet();
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {
        p->issue(p, slot[0], mgpu_smem_addr(smem));
        mgpu_tcgen05_commit_cg2_multicast(bar, 3);
    }
    mgpu_mbarrier_wait(bar, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    give(p, slot[0]);
    meet();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc_cg2(slot[0], COLS);
}

/* ---- a multiplication on the host ---------------------------------------------------------------- */

struct types {
    mgpu_kind kind;
    mgpu_mma_type a, b, d;
};

uint32_t
bits_of(mgpu_mma_type type)
{
    switch (type) {
    case MGPU_MMA_F16:
    case MGPU_MMA_BF16:
        return 16;
    case MGPU_MMA_TF32:
        return 32;
    case MGPU_MMA_E2M3:
    case MGPU_MMA_E3M2:
        return 6;
    case MGPU_MMA_E2M1:
        return 4;
    default:
        return 8;
    }
}

/* The bits of a small whole number. */
uint32_t
code_of(mgpu_mma_type type, int v)
{
    if (type == MGPU_MMA_S8 || type == MGPU_MMA_U8)
        return (uint32_t)v & 0xff;
    if (type == MGPU_MMA_F16)
        return mgpu__f16_of_float((float)v);
    const float f = (float)v;
    uint32_t word;
    memcpy(&word, &f, 4);
    if (type == MGPU_MMA_TF32)
        return word;
    if (type == MGPU_MMA_BF16)
        return word >> 16;
    for (uint32_t code = 0; code < 1u << bits_of(type); code++)
        if (mgpu__tcgen05_value(type, code) == f)
            return code;
    FAIL("no code");
    return 0;
}

struct problem {
    types t;
    uint32_t m, n;
    uint32_t has, block; /* as a form */
    mgpu_major a_major, b_major;
    mgpu_swizzle swizzle;
    bool accumulate;
    uint32_t lane; /* of the address of D and A */
    mgpu_mma_type scale;
    uint32_t selector, sfa_id, sfb_id, scale_d, buffer, use;
    mgpu_zero_mask_fields zero;
    uint32_t lanes[8];
    uint32_t negate; /* 1 A, 2 B */
    bool saturate;   /* D of s32 is clamped */
    uint32_t k96_at; /* of K96: 0 to 112 bytes */
    uint32_t k96_on; /* where a row goes on is so many bytes too far */
    bool
        any_bits; /* numbers are any; sums those of tcgen05_sum.h, which an oracle has checked */

    std::vector<uint32_t> a, b, c; /* codes; C by its bits */
    std::vector<uint32_t> codes, sfa, sfb;
    std::vector<uint32_t> smem, in, want;

    bool is(uint32_t what) const
    {
        return (has & what) != 0;
    }
    uint32_t blocks() const
    {
        return is(PAIR) ? 2 : 1;
    }
    bool packed() const
    {
        return t.kind >= MGPU_KIND_MXF4;
    }
    uint32_t stored() const /* of K, by A */
    {
        return is(K96) ? 96 : mgpu_instr_desc_k(t.kind, false);
    }
    uint32_t k() const
    {
        return is(K96) ? 96 : mgpu_instr_desc_k(t.kind, is(SP));
    }
    uint32_t shift() const /* of B, which has as many columns more */
    {
        return is(ZERO) ? zero.shift : 0;
    }
    uint32_t k_of(bool is_b) const
    {
        return is_b ? k() : stored();
    }
    uint32_t scales() const
    {
        return block == 0                     ? 0
               : is(K96)                      ? 96 / block
               : t.kind == MGPU_KIND_MXF8F6F4 ? 1
               : block == 16                  ? 4
                                              : 2;
    }
    mgpu_tmem_layout layout() const
    {
        return mgpu_tmem_d_layout(m, blocks(), is(WS), is(SP));
    }
    uint32_t bytes_of(bool is_b) const
    {
        const uint32_t bits = bits_of(is_b ? t.b : t.a);
        return bits < 8 ? 1 : bits / 8;
    }
    uint32_t meta_bits() const
    {
        return packed() ? 4 : bits_of(t.a) < 8 ? 8 : bits_of(t.a);
    }
    uint64_t desc(bool is_b) const
    {
        const mgpu_major major = is_b ? b_major : a_major;
        const uint32_t at = is_b ? (uint32_t)B_AT : 0;
        const uint32_t rows = (is_b ? (n + shift() + 7) / 8 * 8 : m) / blocks();
        const mgpu_swizzle s =
            major == MGPU_MN_MAJOR && bytes_of(is_b) == 4 ? MGPU_SWIZZLE_128B_ATOM_32B
            : is_b && is(SP) && major == MGPU_K_MAJOR && swizzle == MGPU_SWIZZLE_32B
                ? MGPU_SWIZZLE_64B
                : swizzle;
        if (is(K96)) { /* of A from byte k96_at on, of B from 112 less; then 16 KB on */
            mgpu_tcgen05_desc_fields f =
                mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(at, s));
            f.start += is_b ? 112 - k96_at : k96_at;
            f.leading_is_addr = f.start % 128 > 80;
            f.leading_bytes = f.leading_is_addr ? at + 16 * 1024 + k96_on : 16;
            return mgpu_tcgen05_desc_encode(f);
        }
        return major == MGPU_MN_MAJOR   ? mgpu_tcgen05_desc_mn_major(at, s, k_of(is_b))
               : s == MGPU_SWIZZLE_NONE ? mgpu_tcgen05_desc_k_major_none(at, rows)
                                        : mgpu_tcgen05_desc_k_major(at, s);
    }
    uint32_t idesc() const
    {
        uint32_t word =
            block == 0
                ? mgpu_instr_desc(t.kind, t.d, t.a, t.b, a_major, b_major, m, n)
                : mgpu_instr_desc_scaled(t.kind, scale, t.a, t.b, a_major, b_major, m, n) |
                      mgpu_instr_desc_scale_ids(sfa_id, sfb_id);
        const uint32_t most = shift() == 0 ? 0 : shift() <= 8 ? 1 : shift() <= 16 ? 2 : 3;
        return word | negate << 13 | most << 30 | (saturate ? 8 : 0) |
               (is(K96) ? MGPU_INSTR_DESC_K96 : 0) |
               (is(SP) ? MGPU_INSTR_DESC_SPARSE | (block == 0 ? selector : 0) : 0);
    }

    /* Draw small whole numbers. */
    void draw(std::mt19937 &rng)
    {
        const auto some = [&](mgpu_mma_type type) {
            const int most = bits_of(type) < 8 ? 3 : 7;
            const int v = (int)(rng() % (uint32_t)(2 * most + 1)) - most;
            return code_of(type, type == MGPU_MMA_U8 && v < 0 ? 200 - v : v);
        };
        a.resize(m * stored());
        b.resize((n + shift()) * k());
        c.resize(m * n);
        for (uint32_t &x : a)
            x = some(t.a);
        for (uint32_t &x : b)
            x = some(t.b);
        for (uint32_t &x : c) {
            const int v = (int)(rng() % 200) - 100;
            x = t.d == MGPU_MMA_S32   ? (uint32_t)v
                : t.d == MGPU_MMA_F16 ? mgpu__f16_of_float((float)v)
                                      : code_of(MGPU_MMA_TF32, v);
        }
        static const uint32_t halves[] = {0x4, 0x8, 0x9, 0xc, 0xd, 0xe};
        codes.resize(is(SP) ? m * mgpu_tmem_meta_chunks(meta_bits()) : 0);
        for (uint32_t &x : codes)
            x = bits_of(t.a) == 32 ? (rng() % 2 != 0 ? 0xe : 0x4) : halves[rng() % 6];
        sfa.resize(m * scales());
        sfb.resize(n * scales());
        for (uint32_t i = 0; i < sfa.size() + sfb.size(); i++)
            (i < sfa.size() ? sfa[i] : sfb[i - sfa.size()]) =
                scale == MGPU_MMA_UE8M0 ? 125 + (uint32_t)(rng() % 5)
                                        : (scale == MGPU_MMA_UE5M3 ? 0x70 : 0x30) +
                                              (uint32_t)(rng() % 3) * 4; /* .5, .75, 1 */
    }

    /* Draw any bits. */
    void draw_any(std::mt19937 &rng)
    {
        draw(rng);
        any_bits = true;
        for (uint32_t &x : a)
            x = (uint32_t)rng() & (bits_of(t.a) == 32 ? ~0u : (1u << bits_of(t.a)) - 1);
        for (uint32_t &x : b)
            x = (uint32_t)rng() & (bits_of(t.b) == 32 ? ~0u : (1u << bits_of(t.b)) - 1);
        for (uint32_t &x : c)
            x = (uint32_t)rng() & (t.d == MGPU_MMA_F16 ? 0xffff : ~0u);
        for (uint32_t &x : sfa)
            x = 64 + rng() % 64; /* of both types no NaN */
        for (uint32_t &x : sfb)
            x = 64 + rng() % 64;
    }

    uint32_t golden(uint32_t i, uint32_t j) const
    {
        mgpu__tcgen05_sum_rule rule;
        uint32_t x[MGPU__TCGEN05_K_MAX], y[MGPU__TCGEN05_K_MAX];
        uint8_t sx[MGPU__TCGEN05_SCALES_MAX] = {0}, sy[MGPU__TCGEN05_SCALES_MAX] = {0};
        rule.kind = t.kind;
        rule.a = t.a;
        rule.b = t.b;
        rule.scale = block != 0 ? scale : MGPU_MMA_NONE;
        rule.count = stored();
        rule.scales = scales();
        rule.d_f16 = t.d == MGPU_MMA_F16;
        for (uint32_t e = 0; e < stored(); e++) {
            x[e] = a[i * stored() + e];
            y[e] = b[j * k() + met(i, e)];
        }
        for (uint32_t s = 0; s < scales(); s++) {
            sx[s] = (uint8_t)sfa[i * scales() + s];
            sy[s] = (uint8_t)sfb[j * scales() + s];
        }
        return mgpu__tcgen05_sum(&rule, x, y, sx, sy, accumulate ? c[i * n + j] : 0);
    }

    /* Which k of B a stored element of A meets. */
    uint32_t met(uint32_t row, uint32_t e) const
    {
        if (!is(SP))
            return e;
        const uint32_t elems = mgpu_tmem_meta_chunk_elems(meta_bits()), half = elems / 2;
        const uint32_t code = codes[row * mgpu_tmem_meta_chunks(meta_bits()) + e / half];
        return e / half * elems + mgpu_tmem_meta_elem(meta_bits(), code, e % half);
    }

    void put_smem(bool is_b, uint32_t in_block, uint32_t row, uint32_t e, uint32_t code)
    {
        const mgpu_mma_type type = is_b ? t.b : t.a;
        const uint32_t bits = bits_of(type), bytes = bytes_of(is_b), each = packed() ? 32 : 16;
        const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc(is_b));
        const mgpu_major major = is_b ? b_major : a_major;
        unsigned char *to = (unsigned char *)&smem[in_block * (SMEM / 4)];
        if (bits >= 8) {
            memcpy(to + mgpu_tcgen05_operand_addr(f, major, bytes, row, e), &code, bytes);
            return;
        }
        to += mgpu_tcgen05_operand_addr(f, major, 1, row, e / each * 16);
        for (uint32_t i = 0; i < bits; i++) { /* packed, at the start of 16 bytes */
            const uint32_t bit = e % each * bits + i;
            to[bit / 8] =
                (unsigned char)((to[bit / 8] & ~(1u << bit % 8)) | (code >> i & 1) << bit % 8);
        }
    }

    uint32_t &cell(std::vector<uint32_t> &cells, mgpu_tmem_slot s, uint32_t col,
                   uint32_t from) const
    {
        return cells[(s.cta * 128 + s.lane + from) * COLS + col + s.col];
    }
    static void put(uint32_t &x, mgpu_tmem_slot s, uint32_t bits, uint32_t value)
    {
        const uint32_t mask = bits == 32 ? ~0u : (1u << bits) - 1;
        x = (x & ~(mask << s.bit)) | (value & mask) << s.bit;
    }

    void lay_out_a()
    {
        const uint32_t bits = mgpu_tmem_a_bits(bits_of(t.a), packed());
        const uint32_t low = mgpu_tmem_a_low_bit(bits_of(t.a), packed());
        for (uint32_t i = 0; i < m; i++)
            for (uint32_t e = 0; e < stored(); e++) {
                const uint32_t code = a[i * stored() + e];
                if (!is(TS))
                    put_smem(false, i / (m / blocks()), i % (m / blocks()), e, code);
                for (uint32_t g = 0; is(TS) && g < mgpu_tmem_groups(layout()); g++) {
                    const mgpu_tmem_slot s = mgpu_tmem_a_slot(layout(), bits, i, e, g);
                    put(cell(in, s, A_COL, lane), s, bits, code << low);
                }
            }
    }
    void lay_out_meta()
    {
        const uint32_t chunks = mgpu_tmem_meta_chunks(meta_bits());
        for (uint32_t i = 0; i < m * chunks; i++)
            for (uint32_t g = 0; g < mgpu_tmem_groups(layout()); g++) {
                const mgpu_tmem_slot s = mgpu_tmem_meta_slot(layout(), meta_bits(), selector,
                                                             i / chunks, i % chunks, g);
                put(cell(in, s, META_COL, lane), s, 4, codes[i]);
            }
    }
    void lay_out_scales()
    {
        const bool split = layout() == MGPU_TMEM_LAYOUT_B;
        for (uint32_t j = 0; j < m * scales(); j++)
            for (uint32_t copy = 0; copy < 4; copy++) {
                const uint32_t row = j / scales(), rows = m / blocks();
                mgpu_tmem_slot s =
                    mgpu_tmem_scale_slot(row % rows, sfa_id + j % scales(), 4, copy); /* 128 */
                s.cta = row / rows;
                put(cell(in, s, SFA_COL, 0), s, 8, sfa[j]);
            }
        for (uint32_t j = 0; j < n * scales(); j++)
            for (uint32_t copy = 0; copy < 4 * blocks(); copy++) {
                const uint32_t col = j / scales(), at = sfb_id + j % scales();
                if (split && copy % 4 > 1)
                    continue;
                mgpu_tmem_slot s =
                    split ? mgpu_tmem_scale_split_slot(n, col, at, 4, copy % 4)
                          : mgpu_tmem_scale_slot(col, at, n > 128 ? 8 : 4, copy % 4);
                s.cta = copy / 4;
                put(cell(in, s, SFB_COL, 0), s, 8, sfb[j]);
            }
    }

    void lay_out(std::mt19937 &rng)
    {
        smem.assign(blocks() * SMEM / 4, 0);
        in.assign(blocks() * 128 * COLS, 0);
        for (uint32_t &x : smem)
            x = (uint32_t)rng();
        for (uint32_t &x : in)
            x = (uint32_t)rng();
        lay_out_a();
        if (is(SP))
            lay_out_meta();
        if (block != 0)
            lay_out_scales();
        for (uint32_t j = 0; j < n + shift(); j++)
            for (uint32_t e = 0; e < k(); e++)
                put_smem(true, is(PAIR) ? j / (n / 2) : 0, is(PAIR) ? j % (n / 2) : j, e,
                         b[j * k() + e]);
        for (uint32_t i = 0; i < m; i++)
            for (uint32_t j = 0; j < n; j++) {
                const mgpu_tmem_slot s = mgpu_tmem_d_slot(layout(), n, i, j);
                cell(in, s, D_COL, lane) =
                    (t.d == MGPU_MMA_F16 ? 0xabcd0000u : 0) | c[i * n + j];
            }
    }

    double scale_of(uint32_t bits) const
    {
        return scale == MGPU_MMA_UE8M0 ? std::ldexp(1.0, (int)bits - 127)
               : scale == MGPU_MMA_UE5M3
                   ? std::ldexp(8 + bits % 8, (int)bits / 8 - 18) /* a normal number */
                   : (double)mgpu_e4m3_to_f32((uint8_t)bits);
    }

    /* One element of D, by a plain loop. */
    uint32_t element(uint32_t i, uint32_t j) const
    {
        if (any_bits)
            return golden(i, j);
        const uint32_t was = accumulate ? c[i * n + j] : 0, row = m / blocks();
        const uint32_t from = is(ASHIFT) && i % row != 0 ? i - 1 : i;
        const bool zeros = is(ZERO) && mgpu_zero_mask_is_zero(zero, m, n, j);
        if (t.d == MGPU_MMA_S32) {
            int64_t sum = (int32_t)was;
            for (uint32_t e = 0; e < stored() && !zeros; e++) {
                const uint32_t x = a[from * stored() + e],
                               y = b[(j + shift()) * k() + met(i, e)];
                sum += (t.a == MGPU_MMA_S8 ? (int8_t)x : (int)x) *
                       (t.b == MGPU_MMA_S8 ? (int8_t)y : (int)y);
            }
            if (saturate && (sum < INT32_MIN || sum > INT32_MAX))
                return sum < 0 ? 0x80000000u : 0x7fffffffu;
            return (uint32_t)sum;
        }
        double sum =
            t.d == MGPU_MMA_F16 ? mgpu__float_of_f16((uint16_t)was) : mgpu__float_of_bits(was);
        sum = std::ldexp(sum, -(int)scale_d);
        for (uint32_t e = 0; e < stored() && !zeros; e++) {
            double x = (double)mgpu__tcgen05_value(t.a, a[from * stored() + e]) *
                       mgpu__tcgen05_value(t.b, b[(j + shift()) * k() + met(i, e)]);
            if (block != 0)
                x *= scale_of(sfa[i * scales() + e * scales() / stored()]) *
                     scale_of(sfb[j * scales() + e * scales() / stored()]);
            sum += x;
        }
        return t.d == MGPU_MMA_F16 ? mgpu__f16_of_float((float)sum)
                                   : mgpu__bits_of_float((float)sum);
    }

    mma_args args(const form &f, std::vector<uint32_t> &out) const
    {
        mma_args p;
        memset(&p, 0, sizeof p);
        out.assign(in.size(), 7);
        p.issue = f.issue;
        p.smem = smem.data();
        p.in = in.data();
        p.out = out.data();
        p.idesc = idesc();
        p.d = mgpu_tmem_addr(lane, D_COL);
        p.a = mgpu_tmem_addr(lane, A_COL);
        p.sfa = SFA_COL;
        p.sfb = SFB_COL;
        p.meta = mgpu_tmem_addr(lane, META_COL);
        p.scale = scale_d;
        p.buffer = buffer;
        p.use = use;
        p.accumulate = accumulate;
        memcpy(p.lanes, lanes, sizeof lanes);
        p.a_desc = desc(false);
        p.b_desc = desc(true);
        p.zero = is(ZERO) ? mgpu_zero_mask_encode(zero) : 0;
        return p;
    }

    mgpu_status run(model &m_, const form &f, std::vector<uint32_t> &out) const
    {
        const mma_args p = args(f, out);
        return m_.run(is(PAIR) ? of_a_pair_kernel : one_block_kernel, blocks(), THREADS, p,
                      blocks(), SMEM + 1024);
    }

    void check(const std::vector<uint32_t> &out)
    {
        want = in;
        for (uint32_t i = 0; i < m; i++)
            for (uint32_t j = 0; j < n; j++) {
                const mgpu_tmem_slot s = mgpu_tmem_d_slot(layout(), n, i, j);
                const uint32_t l = s.lane + lane;
                if (!is(LANES) || (lanes[4 * s.cta + l / 32] >> l % 32 & 1) == 0)
                    cell(want, s, D_COL, lane) = element(i, j);
            }
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < want.size(); i++)
            if (out[i] != want[i] && wrong++ == 0) {
                CAPTURE(i / (128 * COLS), i / COLS % 128, i % COLS, out[i], want[i], in[i]);
                CHECK(out[i] == want[i]);
            }
        CHECK(wrong == 0);
    }
};

mgpu_emu_policy
some_policy(uint32_t i)
{
    static const mgpu_emu_policy all[] = {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM};
    return all[i % 3];
}

const char *
name_of(const types &t)
{
    return mgpu_kind_name(t.kind);
}

} // namespace

#endif /* MGPU_TESTS_EMU_UNIT_TENSOR_PROBLEM_H */
