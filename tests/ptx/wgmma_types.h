/* tests/ptx/wgmma_types.h - wgmma of any types against the rule: kernels that a table of functions makes, and a host side.
 * SPDX-License-Identifier: MIT
 *
 * An operand is rows of 4-byte words along K; where each lies in shared memory, layout/smem_desc.h says. Test files
 * of wgmma on types beyond bf16 and f16 include it, each with its own functions.
 */
#ifndef TESTS_PTX_WGMMA_TYPES_H
#define TESTS_PTX_WGMMA_TYPES_H

#include <mgpu/mgpu.h>
#include <mgpu/layout/sparse.h>
#include <mgpu/tile/acc_s32.gen.h>

#include "device.h"
#include "mma_rule.h"

#include <string>

MGPU_REQUIRE(WGMMA);

enum { TYPES_B_AT = 16384, TYPES_SMEM = TYPES_B_AT + 32768, TYPES_FOLD_N = 48 };

/* ---- the kernels ---------------------------------------------------------------------------- */

typedef struct {
    const uint32_t *a, *b; /* [64][8], [n][8 or 16]: bytes of a row along K */
    const uint32_t *meta;  /* [128] */
    uint32_t *d;           /* [128][registers], in and out */
    uint32_t n, registers, b_words;
    int accumulate;
    int fold; /* by the function that takes n: on a GPU n is TYPES_FOLD_N, in the model any */
    uint32_t selector;
    mgpu_swizzle swizzle_a, swizzle_b;
} types_args;

/* An operand into shared memory; answers its descriptor. MN-major ones are of 16-bit elements. */
MGPU_DEVICE uint64_t
types_place(const uint32_t *from, uint32_t rows, uint32_t words, unsigned char *to,
            mgpu_major major, mgpu_swizzle swizzle)
{
    const uint32_t start = mgpu_smem_addr(to), k = words * 2;
    uint64_t desc = mgpu_wgmma_desc_k_major(start, swizzle);
    if (major == MGPU_MN_MAJOR)
        desc = mgpu_wgmma_desc_mn_major(start, swizzle, k);
    else if (swizzle == MGPU_SWIZZLE_NONE)
        desc = mgpu_wgmma_desc_k_major_none(start, rows);
    const mgpu_wgmma_desc_fields fields = mgpu_wgmma_desc_decode(desc);
    if (major == MGPU_MN_MAJOR) {
        for (uint32_t i = threadIdx.x; i < rows * k; i += 128) {
            const uint32_t at = mgpu_wgmma_operand_addr(fields, major, 2, i / k, i % k);
            *(uint16_t *)(to + (at - start)) = ((const uint16_t *)from)[i];
        }
        return desc;
    }
    for (uint32_t i = threadIdx.x; i < rows * words; i += 128) {
        const uint32_t at = mgpu_wgmma_operand_addr(fields, major, 4, i / words, i % words);
        *(uint32_t *)(to + (at - start)) = from[i];
    }
    return desc;
}

MGPU_DEVICE void
types_name(float *d)
{
    mgpu_regs_f32_x128(d);
}
MGPU_DEVICE void
types_name(uint32_t *d)
{
    mgpu_regs_b32_x64(d);
}
MGPU_DEVICE void
types_name(int32_t *d)
{
    mgpu_regs_s32_x128(d);
}

/* What stands behind b_desc: of dense functions the predicate alone. */
#define DENSE     accumulate
#define SELECTED  meta, MGPU_EMULATE ? p->selector : 0, accumulate
#define SELECTED1 meta, MGPU_EMULATE ? p->selector : 1, accumulate
#define ALL_BYTES meta, accumulate

#define TYPES_N(n_, before, behind, left, ...)                                                 \
    case n_:                                                                                   \
        mgpu_wgmma_fence();                                                                    \
        before##n_##behind(d, left, b_desc, __VA_ARGS__);                                      \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_wgmma_wait_group(0);                                                              \
        break;

/* On a GPU some n, in the model all that the type has: a compiler takes its time. */
#if MGPU_EMULATE
#define TYPES_INTEGER_N(...)                                                                   \
    TYPES_N(8, __VA_ARGS__)                                                                    \
    TYPES_N(16, __VA_ARGS__)                                                                   \
    TYPES_N(24, __VA_ARGS__)                                                                   \
    TYPES_N(32, __VA_ARGS__)                                                                   \
    TYPES_N(48, __VA_ARGS__)                                                                   \
    TYPES_N(64, __VA_ARGS__)                                                                   \
    TYPES_N(80, __VA_ARGS__)                                                                   \
    TYPES_N(96, __VA_ARGS__)                                                                   \
    TYPES_N(112, __VA_ARGS__)                                                                  \
    TYPES_N(128, __VA_ARGS__)                                                                  \
    TYPES_N(144, __VA_ARGS__)                                                                  \
    TYPES_N(160, __VA_ARGS__)                                                                  \
    TYPES_N(176, __VA_ARGS__)                                                                  \
    TYPES_N(192, __VA_ARGS__)                                                                  \
    TYPES_N(208, __VA_ARGS__)                                                                  \
    TYPES_N(224, __VA_ARGS__)                                                                  \
    TYPES_N(240, __VA_ARGS__)                                                                  \
    TYPES_N(256, __VA_ARGS__)
#define TYPES_FLOAT_N(...)                                                                     \
    TYPES_INTEGER_N(__VA_ARGS__)                                                               \
    TYPES_N(40, __VA_ARGS__)                                                                   \
    TYPES_N(56, __VA_ARGS__)                                                                   \
    TYPES_N(72, __VA_ARGS__)                                                                   \
    TYPES_N(88, __VA_ARGS__)                                                                   \
    TYPES_N(104, __VA_ARGS__)                                                                  \
    TYPES_N(120, __VA_ARGS__)                                                                  \
    TYPES_N(136, __VA_ARGS__)                                                                  \
    TYPES_N(152, __VA_ARGS__)                                                                  \
    TYPES_N(168, __VA_ARGS__)                                                                  \
    TYPES_N(184, __VA_ARGS__)                                                                  \
    TYPES_N(200, __VA_ARGS__)                                                                  \
    TYPES_N(216, __VA_ARGS__)                                                                  \
    TYPES_N(232, __VA_ARGS__)                                                                  \
    TYPES_N(248, __VA_ARGS__)
#else
#define TYPES_INTEGER_N(...)                                                                   \
    TYPES_N(8, __VA_ARGS__)                                                                    \
    TYPES_N(24, __VA_ARGS__) TYPES_N(80, __VA_ARGS__) TYPES_N(256, __VA_ARGS__)
#define TYPES_FLOAT_N(...) TYPES_INTEGER_N(__VA_ARGS__)
#endif
#define TYPES_NO_N(...)

/* One kernel. `all` lists the functions of fixed n, whose names are before, n, behind; fold_ takes n. */
#define TYPES_KERNEL(kernel, reg, most, all, before, behind, fold_, left, in_regs, a_major,    \
                     b_major, ...)                                                             \
    MGPU_KERNEL(kernel, types_args, p, 128, 1)                                                 \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        reg *const out = (reg *)p->d + threadIdx.x * p->registers;                             \
        const int accumulate = p->accumulate;                                                  \
        reg d[most];                                                                           \
        uint32_t a[4], meta = p->meta[threadIdx.x];                                            \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < most; i++)                                                    \
            d[i] = i < p->registers ? out[i] : 0;                                              \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < 4; i++) {                                                     \
            const mgpu_coord at = mgpu_wgmma_a_bits_coord(32, threadIdx.x, i, 0);              \
            a[i] = p->a[at.row * 8 + at.col];                                                  \
        }                                                                                      \
        const uint64_t a_desc =                                                                \
            in_regs ? 0 : types_place(p->a, 64, 8, smem, a_major, p->swizzle_a);               \
        const uint64_t b_desc =                                                                \
            types_place(p->b, p->n, p->b_words, smem + TYPES_B_AT, b_major, p->swizzle_b);     \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        __syncthreads();                                                                       \
        mgpu_regs_b32_x4(a);                                                                   \
        mgpu_regs_b32_x1(&meta);                                                               \
        types_name(d);                                                                         \
        (void)a_desc;                                                                          \
        if (p->fold) {                                                                         \
            mgpu_wgmma_fence();                                                                \
            fold_(MGPU_EMULATE ? p->n : (uint32_t)TYPES_FOLD_N, d, left, b_desc, __VA_ARGS__); \
            mgpu_wgmma_commit_group();                                                         \
            mgpu_wgmma_wait_group(0);                                                          \
        } else {                                                                               \
            switch (p->n) {                                                                    \
                all(before, behind, left, __VA_ARGS__)                                         \
            }                                                                                  \
        }                                                                                      \
        types_name(d);                                                                         \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < most; i++)                                                    \
            if (i < p->registers)                                                              \
                out[i] = d[i];                                                                 \
    }

/* ---- the host side --------------------------------------------------------------------------- */

/* One function of n. */
struct types_case {
    const mgpu_kernel *kernel;
    int a, b; /* of mma_rule */
    bool d_f16, sparse, negated, satfinite, fold_only;
    bool a_mn, b_mn;
    uint32_t selector; /* the one that a GPU's kernel has */
};

struct types_problem {
    uint32_t n, stored, k;
    std::vector<uint32_t> a, b,
        place;                     /* elements: [64][stored], [n][k], k of each stored one */
    std::vector<uint32_t> c, meta; /* [64][n] bits, of f16 in the low half; [128] */
    uint32_t selector;
    int accumulate;
};

inline uint32_t
types_bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return u;
}

inline float
types_float(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, 4);
    return x;
}

/* any: also what a kernel of the GPU's test is not built for. */
inline types_problem
types_make(const types_case &t, uint32_t n, mma_rule::kind what, std::mt19937 &random, bool any)
{
    using namespace mma_rule;
    types_problem p;
    const format &of = formats[t.a];
    p.n = n;
    p.stored = 256 / (uint32_t)of.bits;
    p.k = t.sparse ? 2 * p.stored : p.stored;
    p.selector = t.sparse && of.bits != 8 ? (any ? random() % 2 : t.selector) : 0;
    p.accumulate = random() % 4 != 0;
    p.meta.assign(128, 0);
    for (uint32_t i = 0; i < 64 * p.stored; i++)
        p.a.push_back(draw(t.a, what, random));
    for (uint32_t i = 0; i < n * p.k; i++)
        p.b.push_back(draw(t.b, what, random));
    for (uint32_t i = 0; i < 64 * n; i++) {
        const uint32_t u = (uint32_t)random();
        float x = what == SMALL
                      ? (float)(int)(u % 201) - 100
                      : std::ldexp((float)(int)(u % 4001) - 2000, (int)(u >> 12) % 40 - 31);
        if (what == SPECIALS && u % 60 == 0)
            x = u % 7 ? INFINITY : NAN;
        p.c.push_back(of.field == 0 ? (what == SMALL ? u % 1000 : u)
                      : t.d_f16     ? mgpu_f16_from_f32(x)
                                    : types_bits(x));
    }
    p.place.assign(64 * p.stored, 0);
    for (uint32_t row = 0; row < 64 && t.sparse; row++)
        for (uint32_t g = 0; g < p.k / (of.bits == 32 ? 2 : 4); g++) {
            static const uint32_t two[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
            const uint32_t *const at = two[random() % 6], one = random() % 2;
            const mgpu_meta_slot slot =
                mgpu_wgmma_meta_slot((uint32_t)of.bits, p.selector, row, g);
            if (of.bits == 32) {
                p.place[row * p.stored + g] = 2 * g + one;
                p.meta[slot.thread] |= mgpu_sparse_code_tf32(one) << slot.bit;
            } else {
                p.place[row * p.stored + 2 * g] = 4 * g + at[0];
                p.place[row * p.stored + 2 * g + 1] = 4 * g + at[1];
                p.meta[slot.thread] |= mgpu_sparse_code(at[0], at[1]) << slot.bit;
            }
        }
    return p;
}

/* Elements as words. */
inline std::vector<uint32_t>
types_words(const std::vector<uint32_t> &from, int bits)
{
    std::vector<uint32_t> out(from.size() * (size_t)bits / 32);
    for (size_t i = 0; i < from.size(); i++)
        std::memcpy((char *)out.data() + i * (size_t)bits / 8, &from[i], (size_t)bits / 8);
    return out;
}

/* D of the GPU or the model, [64][n] bits; in *raw the registers. */
inline std::vector<uint32_t>
types_run(const types_case &t, const types_problem &p, mgpu_swizzle swizzle_a,
          mgpu_swizzle swizzle_b, bool fold, std::vector<uint32_t> *raw)
{
    const uint32_t registers = t.d_f16 ? p.n / 4 : p.n / 2;
    const int bits = mma_rule::formats[t.a].bits;
    std::vector<uint32_t> d(128 * registers), out(64 * p.n);
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        const mgpu_slot at = t.d_f16 ? mgpu_wgmma_d_f16_slot(i / p.n, i % p.n)
                                     : mgpu_wgmma_d_f32_slot(i / p.n, i % p.n);
        d[at.thread * registers + at.reg] |= p.c[i] << 16 * at.half;
    }
    device_buffer<uint32_t> a(types_words(p.a, bits)), b(types_words(p.b, bits)), meta(p.meta);
    device_buffer<uint32_t> d_device(d);
    types_args args;
    args.a = a.ptr();
    args.b = b.ptr();
    args.meta = meta.ptr();
    args.d = d_device.ptr();
    args.n = p.n;
    args.registers = registers;
    args.b_words = t.sparse ? 16 : 8;
    args.accumulate = p.accumulate;
    args.fold = fold;
    args.selector = p.selector;
    args.swizzle_a = swizzle_a;
    args.swizzle_b = swizzle_b;
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = TYPES_SMEM;
    launch(t.kernel, config, args);
    *raw = d_device.download();
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        const mgpu_slot at = t.d_f16 ? mgpu_wgmma_d_f16_slot(i / p.n, i % p.n)
                                     : mgpu_wgmma_d_f32_slot(i / p.n, i % p.n);
        const uint32_t word = (*raw)[at.thread * registers + at.reg];
        out[i] = t.d_f16 ? word >> 16 * at.half & 0xffff : word;
    }
    return out;
}

/* Compare with the rule; the first element that is unlike is told with its operands. */
inline uint32_t
types_unlike(const types_case &t, const types_problem &p, const std::vector<uint32_t> &got,
             std::string *says)
{
    using namespace mma_rule;
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        std::vector<double> a, b;
        const uint32_t row = i / p.n, col = i % p.n, c = p.accumulate ? p.c[i] : 0;
        for (uint32_t k = 0; k < p.stored; k++) {
            const double x = decode(t.a, p.a[row * p.stored + k]);
            a.push_back(t.negated ? -x : x);
            b.push_back(
                decode(t.b, p.b[col * p.k + (t.sparse ? p.place[row * p.stored + k] : k)]));
        }
        uint32_t want;
        if (formats[t.a].field == 0) {
            want = integer_rule(t.satfinite, a, b, (int32_t)c);
        } else {
            want = rule(t.a, t.b, t.d_f16, a, b, t.d_f16 ? decode(F16, c) : types_float(c));
            if (t.d_f16) /* of NaN the type's own */
                want = std::isnan(types_float(want)) ? 0x7fff
                                                     : mgpu_f16_from_f32(types_float(want));
        }
        if (got[i] == want || wrong++ != 0)
            continue;
        char text[96];
        std::snprintf(text, sizeof text, "[%u][%u]: C %08x, got %08x, want %08x; A * B:", row,
                      col, c, got[i], want);
        *says = text;
        for (uint32_t k = 0; k < p.stored; k++) {
            std::snprintf(text, sizeof text, " %a*%a", a[k], b[k]);
            *says += text;
        }
    }
    return wrong;
}

/* All of one function: small integers, then each kind of data. */
inline void
types_grid(const types_case &t, uint32_t seed)
{
    static const mgpu_swizzle swizzles[4] = {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B,
                                             MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B};
    static const uint32_t sizes[] = {24, 80, 256, 8};
    const bool integers = mma_rule::formats[t.a].field == 0;
    const uint32_t rounds =
        test_intensity() == 0 ? 1 : (uint32_t)(2 * test_intensity() * mma_rule::KINDS);
    for (uint32_t round = 0; round < rounds; round++) {
        std::mt19937 random(1000 * seed + round); /* a round is the same on a GPU */
        const bool any = MGPU_EMULATE && round % 2 != 0;
        const mma_rule::kind what =
            (mma_rule::kind)((round + (rounds == 1 ? seed : 0)) % mma_rule::KINDS);
        const bool fold = t.fold_only || (round + seed) % 3 == 0;
        uint32_t n = sizes[(round + seed) % 4];
        if (fold)
            n = TYPES_FOLD_N;
        if (any)
            n = integers ? 16 * (1 + random() % 16) : 8 * (1 + random() % 32);
        const mgpu_swizzle sa = swizzles[random() % 4],
                           sb = swizzles[random() % (t.sparse && !t.b_mn ? 3 : 4)];
        const types_problem p = types_make(t, n, what, random, any);
        std::vector<uint32_t> raw;
        std::string says;
        INFO(t.kernel->name << " n " << n << " " << mma_rule::kind_names[what] << " swizzles "
                            << sa << ", " << sb << " accumulate " << p.accumulate << " fold "
                            << fold);
        const std::vector<uint32_t> got = types_run(t, p, sa, sb, fold, &raw);
        const uint32_t wrong = types_unlike(t, p, got, &says);
        INFO(says);
        CHECK(wrong == 0);
        if (round % 2 == 0)
            record(t.kernel->name, raw);
    }
}

/* Each with a seed of its own. */
inline void
types_grids(std::initializer_list<types_case> cases)
{
    uint32_t seed = 0;
    for (const types_case &t : cases)
        types_grid(t, seed++);
}

#endif /* TESTS_PTX_WGMMA_TYPES_H */
