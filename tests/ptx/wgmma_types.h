/* tests/ptx/wgmma_types.h - wgmma of any types against the rule: kernels that a table of functions makes, and a host side.
 * SPDX-License-Identifier: MIT
 *
 * An operand is rows of 4-byte words along K; where each lies in shared memory, layout/smem_desc.h says. Test files
 * of wgmma on types beyond bf16 and f16 include it, each with its own functions.
 *
 * The grid is the same on a GPU and in the model, and everything in it is recorded. Each N of each function runs once, at
 * intensity 0 one of five; which swizzles, data and selector it meets follows from its place, so that over the N's of a type
 * all meet all. At intensity 3 each N meets each kind of data and each swizzle of A and of B. The rule is asked for eight
 * elements of each row of D, some of each column; once, from intensity 2 on, for all.
 *
 * To compile a function for each N takes long: below intensity 2 the build for the model has TYPES_EVERY 5, and a kernel
 * has every fifth of them, each kernel others; the function that takes n does the rest.
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

#if !defined(TYPES_EVERY)
#define TYPES_EVERY 1
#endif

enum {
    TYPES_B_AT = 16384,
    TYPES_SMEM = TYPES_B_AT + 32768,
    TYPES_FOLD_N = 48,
    TYPES_REGISTERS = 128
};

/* ---- the kernels ---------------------------------------------------------------------------- */

typedef struct {
    const uint32_t *a, *b; /* [64][8], [n][8 or 16]: bytes of a row along K */
    const uint32_t *meta;  /* [128] */
    uint32_t *d;           /* [128][TYPES_REGISTERS], in and out */
    uint32_t n, b_words;
    int accumulate;
    int fold; /* by the function that takes n: on a GPU n is TYPES_FOLD_N, in the model any */
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

/* What stands behind b_desc, for one n: of dense functions the predicate alone. A selector is 0 for one half of the N's
 * of a kernel; SELECTED0 and SELECTED1 have different halves. */
#define DENSE(n)     accumulate
#define SELECTED0(n) meta, (n) / 8 % 2, accumulate
#define SELECTED1(n) meta, ((n) / 8 + 1) % 2, accumulate
#define ALL_BYTES(n) meta, accumulate

/* One wgmma on as many registers as it has. */
#define TYPES_STEP(count, reg, name, ...)                                                      \
    {                                                                                          \
        reg d[count];                                                                          \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < count; i++)                                                   \
            d[i] = out[i];                                                                     \
        name(d);                                                                               \
        mgpu_wgmma_fence();                                                                    \
        __VA_ARGS__;                                                                           \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_wgmma_wait_group(0);                                                              \
        name(d);                                                                               \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < count; i++)                                                   \
            out[i] = d[i];                                                                     \
        break;                                                                                 \
    }

/* The registers of a thread, by the type of D: of half n or of a quarter. */
#define TYPES_STEP_f32(half, quarter, ...)                                                     \
    TYPES_STEP(half, float, mgpu_regs_f32_x##half, __VA_ARGS__)
#define TYPES_STEP_s32(half, quarter, ...)                                                     \
    TYPES_STEP(half, int32_t, mgpu_regs_s32_x##half, __VA_ARGS__)
#define TYPES_STEP_f16(half, quarter, ...)                                                     \
    TYPES_STEP(quarter, uint32_t, mgpu_regs_b32_x##quarter, __VA_ARGS__)

/* All n that a type has, with their halves and quarters. */
#define TYPES_ALL_s32(X, ...)                                                                  \
    X(8, 4, 2, __VA_ARGS__)                                                                    \
    X(16, 8, 4, __VA_ARGS__)                                                                   \
    X(24, 12, 6, __VA_ARGS__)                                                                  \
    X(32, 16, 8, __VA_ARGS__)                                                                  \
    X(48, 24, 12, __VA_ARGS__)                                                                 \
    X(64, 32, 16, __VA_ARGS__)                                                                 \
    X(80, 40, 20, __VA_ARGS__)                                                                 \
    X(96, 48, 24, __VA_ARGS__)                                                                 \
    X(112, 56, 28, __VA_ARGS__)                                                                \
    X(128, 64, 32, __VA_ARGS__)                                                                \
    X(144, 72, 36, __VA_ARGS__)                                                                \
    X(160, 80, 40, __VA_ARGS__)                                                                \
    X(176, 88, 44, __VA_ARGS__)                                                                \
    X(192, 96, 48, __VA_ARGS__)                                                                \
    X(208, 104, 52, __VA_ARGS__)                                                               \
    X(224, 112, 56, __VA_ARGS__)                                                               \
    X(240, 120, 60, __VA_ARGS__)                                                               \
    X(256, 128, 64, __VA_ARGS__)
#define TYPES_ALL_f32(X, ...)                                                                  \
    TYPES_ALL_s32(X, __VA_ARGS__) X(40, 20, 10, __VA_ARGS__) X(56, 28, 14, __VA_ARGS__)        \
        X(72, 36, 18, __VA_ARGS__) X(88, 44, 22, __VA_ARGS__) X(104, 52, 26, __VA_ARGS__)      \
            X(120, 60, 30, __VA_ARGS__) X(136, 68, 34, __VA_ARGS__)                            \
                X(152, 76, 38, __VA_ARGS__) X(168, 84, 42, __VA_ARGS__)                        \
                    X(184, 92, 46, __VA_ARGS__) X(200, 100, 50, __VA_ARGS__)                   \
                        X(216, 108, 54, __VA_ARGS__) X(232, 116, 58, __VA_ARGS__)              \
                            X(248, 124, 62, __VA_ARGS__)
#define TYPES_ALL_f16 TYPES_ALL_f32

/* Does a kernel have the function of this n? Where it has not all, it has the one that takes n. */
#define TYPES_HAS(n) ((n) / 8 % TYPES_EVERY == mine % TYPES_EVERY)

/* A function of one n, named before, n, behind; and a function that takes n. */
#define TYPES_N(n, half, quarter, type, before, behind, left, more)                            \
    case n:                                                                                    \
        if (TYPES_HAS(n))                                                                      \
            TYPES_STEP_##type(half, quarter, before##n##behind(d, left, b_desc, more(n))) break;
#define TYPES_FOLD(n, half, quarter, type, function, left, more)                               \
    case n:                                                                                    \
        TYPES_STEP_##type(half, quarter, function(n, d, left, b_desc, more(n)))

/* In the model one call takes any n, on a GPU each is a constant: TYPES_FOLD_N alone where there are functions of fixed n. */
#if MGPU_EMULATE
#define TYPES_FOLDS(type, function, left, more)                                                \
    default:                                                                                   \
        TYPES_STEP_##type(128, 64, function(p->n, d, left, b_desc, more(p->n)))
#define TYPES_ONE_FOLD TYPES_FOLDS
#else
#define TYPES_FOLDS(type, function, left, more)                                                \
    TYPES_ALL_##type(TYPES_FOLD, type, function, left, more)
#define TYPES_ONE_FOLD(type, function, left, more)                                             \
    default:                                                                                   \
        TYPES_STEP_##type(24, 12, function(48, d, left, b_desc, more(48)))
#endif

/* One kernel around the cases of a switch: what it does with a, a_desc and b_desc. */
#define TYPES_KERNEL_OF(kernel, reg, in_regs, a_major, b_major, ...)                           \
    MGPU_KERNEL(kernel, types_args, p, 128, 1)                                                 \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        enum { mine = __COUNTER__ };                                                           \
        reg *const out = (reg *)p->d + threadIdx.x * TYPES_REGISTERS;                          \
        const int accumulate = p->accumulate;                                                  \
        uint32_t a[4], meta = p->meta[threadIdx.x];                                            \
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
        (void)a_desc;                                                                          \
        switch (p->fold || !TYPES_HAS(p->n) ? 0 : p->n) {                                      \
            __VA_ARGS__                                                                        \
        }                                                                                      \
    }

/* The functions of fixed n, and the one that takes n. */
#define TYPES_KERNEL(kernel, type, reg, before, behind, fold_, left, in_regs, a_major,         \
                     b_major, more)                                                            \
    TYPES_KERNEL_OF(kernel, reg, in_regs, a_major, b_major,                                    \
                    TYPES_ALL_##type(TYPES_N, type, before, behind, left, more)                \
                        TYPES_ONE_FOLD(type, fold_, left, more))

/* A function that takes n alone, with each n. */
#define TYPES_KERNEL_FOLD(kernel, type, reg, function, left, in_regs, a_major, b_major, more)  \
    TYPES_KERNEL_OF(kernel, reg, in_regs, a_major, b_major,                                    \
                    TYPES_FOLDS(type, function, left, more))

/* ---- the host side --------------------------------------------------------------------------- */

/* One function of n. */
struct types_case {
    const mgpu_kernel *kernel;
    int a, b; /* of mma_rule */
    bool d_f16, sparse, negated, satfinite;
    bool a_mn, b_mn;
    uint32_t selector; /* 0 or 1: SELECTED0 or SELECTED1 */
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

inline types_problem
types_make(const types_case &t, uint32_t n, mma_rule::kind what, std::mt19937 &random)
{
    using namespace mma_rule;
    types_problem p;
    const format &of = formats[t.a];
    p.n = n;
    p.stored = 256 / (uint32_t)of.bits;
    p.k = t.sparse ? 2 * p.stored : p.stored;
    p.selector = t.sparse && of.bits != 8 ? (n / 8 + t.selector) % 2 : 0;
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
    const uint32_t most = TYPES_REGISTERS, registers = t.d_f16 ? p.n / 4 : p.n / 2;
    const int bits = mma_rule::formats[t.a].bits;
    std::vector<uint32_t> d(128 * most), out(64 * p.n);
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        const mgpu_slot at = t.d_f16 ? mgpu_wgmma_d_f16_slot(i / p.n, i % p.n)
                                     : mgpu_wgmma_d_f32_slot(i / p.n, i % p.n);
        d[at.thread * most + at.reg] |= p.c[i] << 16 * at.half;
    }
    device_buffer<uint32_t> a(types_words(p.a, bits)), b(types_words(p.b, bits)), meta(p.meta);
    device_buffer<uint32_t> d_device(d);
    types_args args;
    args.a = a.ptr();
    args.b = b.ptr();
    args.meta = meta.ptr();
    args.d = d_device.ptr();
    args.n = p.n;
    args.b_words = t.sparse ? 16 : 8;
    args.accumulate = p.accumulate;
    args.fold = fold;
    args.swizzle_a = swizzle_a;
    args.swizzle_b = swizzle_b;
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = TYPES_SMEM;
    launch(t.kernel, config, args);
    d = d_device.download();
    raw->clear();
    for (uint32_t i = 0; i < 128; i++)
        raw->insert(raw->end(), &d[i * most], &d[i * most] + registers);
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        const mgpu_slot at = t.d_f16 ? mgpu_wgmma_d_f16_slot(i / p.n, i % p.n)
                                     : mgpu_wgmma_d_f32_slot(i / p.n, i % p.n);
        const uint32_t word = d[at.thread * most + at.reg];
        out[i] = t.d_f16 ? word >> 16 * at.half & 0xffff : word;
    }
    return out;
}

/* Compare with the rule each `every`-th diagonal, from the one numbered first on; the first element that is unlike is
 * told with its operands. */
inline uint32_t
types_unlike(const types_case &t, const types_problem &p, const std::vector<uint32_t> &got,
             uint32_t every, uint32_t first, std::string *says)
{
    using namespace mma_rule;
    uint32_t wrong = 0;
    std::vector<double> all_a, all_b, a(p.stored), b(p.stored);
    for (uint32_t x : p.a)
        all_a.push_back(t.negated ? -decode(t.a, x) : decode(t.a, x));
    for (uint32_t x : p.b)
        all_b.push_back(decode(t.b, x));
    for (uint32_t i = 0; i < 64 * p.n; i++) {
        const uint32_t row = i / p.n, col = i % p.n, c = p.accumulate ? p.c[i] : 0;
        if ((row + col) % every != first % every)
            continue;
        for (uint32_t k = 0; k < p.stored; k++) {
            a[k] = all_a[row * p.stored + k];
            b[k] = all_b[col * p.k + (t.sparse ? p.place[row * p.stored + k] : k)];
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

/* How often all n are tried: once, or with each swizzle of A and each of B. */
inline uint32_t
types_rounds(void)
{
    return test_intensity() > 2 ? 16 : 1;
}

/* The swizzles of A and B in place i of a grid, in this round: in 16 rounds all pairs, each with some n in each
 * of them. Rows of sparse B that lie along K have 64 bytes. */
inline void
types_swizzles(const types_case &t, uint32_t i, uint32_t round, mgpu_swizzle *a,
               mgpu_swizzle *b)
{
    static const mgpu_swizzle swizzles[4] = {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B,
                                             MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B};
    *a = swizzles[(i + round) % 4];
    *b = swizzles[(i / 4 + round + round / 4) % (t.sparse && !t.b_mn ? 3 : 4)];
}

/* All n of one function, in the order of a grid. */
inline std::vector<uint32_t>
types_sizes(const types_case &t, uint32_t seed)
{
    std::vector<uint32_t> sizes;
    const bool integers = mma_rule::formats[t.a].field == 0;
    for (uint32_t n = 8; n <= 256; n += integers && n >= 32 ? 16 : 8)
        if (test_intensity() != 0 || (n / 8 + seed) % 5 == 0)
            sizes.push_back(n);
    return sizes;
}

/* One function: each n, in each round with other data and swizzles, small integers when each kind of data
 * has been; first the one that takes n, unless there is no other. */
inline void
types_grid(const types_case &t, uint32_t seed)
{
    for (uint32_t round = 0; round < types_rounds(); round++) {
        std::vector<uint32_t> sizes = types_sizes(t, seed);
        if (!t.negated)
            sizes.insert(sizes.begin(), TYPES_FOLD_N);
        for (uint32_t i = 0; i < sizes.size(); i++) {
            const bool fold = !t.negated && i == 0;
            const uint32_t n = sizes[i], place = i + seed;
            const mma_rule::kind what =
                round < mma_rule::KINDS ? (mma_rule::kind)((place + round) % mma_rule::KINDS)
                                        : mma_rule::SMALL;
            std::mt19937 random(1000 * seed + 100 * round + i);
            mgpu_swizzle sa, sb;
            types_swizzles(t, place, round, &sa, &sb);
            types_problem p = types_make(t, n, what, random);
            p.accumulate = (place / 2 + round) % 4 != 0;
            std::vector<uint32_t> raw;
            std::string says;
            INFO(t.kernel->name << " n " << n << " " << mma_rule::kind_names[what]
                                << " swizzles " << sa << ", " << sb << " accumulate "
                                << p.accumulate << " fold " << fold);
            const std::vector<uint32_t> got = types_run(t, p, sa, sb, fold, &raw);
            const bool whole = test_intensity() > 1 && round == 0;
            const uint32_t wrong = types_unlike(t, p, got, whole ? 1 : n / 8, round, &says);
            INFO(says);
            CHECK(wrong == 0);
            record(t.kernel->name, raw);
            if (MGPU_EMULATE && !t.negated && (place % 4 == 0 || test_intensity() > 1)) {
                std::vector<uint32_t> folded;
                types_run(t, p, sa, sb, true, &folded);
                CHECK(difference(folded, raw) == "");
            }
        }
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
