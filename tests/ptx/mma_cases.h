/* tests/ptx/mma_cases.h - every mma.sync and mma.sp as a kernel, and matrices for them.
 * SPDX-License-Identifier: MIT
 *
 * A function is known here by its name alone, which says shape and types; its registers are counted by hand.
 * A block of a kernel is one warp and one case.
 */
#ifndef TESTS_PTX_MMA_CASES_H
#define TESTS_PTX_MMA_CASES_H

#include <mgpu/mgpu.h>
#include <mgpu/ptx/mma.h>

#include "device.h"

#include <cfenv>
#include <cmath>
#include <random>

typedef struct {
    const void *a, *b, *c; /* [cases][32 lanes][registers] */
    void *d;
    const uint32_t *meta; /* [cases][32] */
    uint32_t selector;
} mma_args;

/* ---- kernels ------------------------------------------------------------------------------- */

#define MMA_KERNEL(name, dtype, nd, abtype, na, nb, call)                                      \
    MGPU_KERNEL(mma_##name, mma_args, p, 32, 1)                                                \
    {                                                                                          \
        const uint32_t lane = blockIdx.x * 32 + threadIdx.x;                                   \
        const uint32_t meta = p->meta == NULL ? 0 : p->meta[lane], selector = p->selector;     \
        abtype a[na], b[nb];                                                                   \
        dtype c[nd], d[nd];                                                                    \
        for (uint32_t i = 0; i < (na); i++)                                                    \
            a[i] = ((const abtype *)p->a)[lane * (na) + i];                                    \
        for (uint32_t i = 0; i < (nb); i++)                                                    \
            b[i] = ((const abtype *)p->b)[lane * (nb) + i];                                    \
        for (uint32_t i = 0; i < (nd); i++)                                                    \
            c[i] = ((const dtype *)p->c)[lane * (nd) + i];                                     \
        call;                                                                                  \
        for (uint32_t i = 0; i < (nd); i++)                                                    \
            ((dtype *)p->d)[lane * (nd) + i] = d[i];                                           \
        (void)meta, (void)selector;                                                            \
    }
#define DENSE(name, dtype, nd, na, nb)                                                         \
    MMA_KERNEL(name, dtype, nd, uint32_t, na, nb, mgpu_mma_##name(d, a, b, c))
#define DOUBLE(name, nd, na, nb)                                                               \
    MMA_KERNEL(name, double, nd, double, na, nb, mgpu_mma_##name(d, a, b, c))
/* What chooses between constants is the same in all lanes. */
#define SPARSE4(name, dtype, nd, n)                                                            \
    MMA_KERNEL(                                                                                \
        name, dtype, nd, uint32_t, n, n, switch (selector) {                                   \
            case 0:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 0);                                          \
                break;                                                                         \
            case 1:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 1);                                          \
                break;                                                                         \
            case 2:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 2);                                          \
                break;                                                                         \
            default:                                                                           \
                mgpu_mma_##name(d, a, b, c, meta, 3);                                          \
        })
#define SPARSE2(name, dtype, nd, n)                                                            \
    MMA_KERNEL(name, dtype, nd, uint32_t, n, n,                                                \
               if (selector == 0) mgpu_mma_##name(d, a, b, c, meta, 0);                        \
               else mgpu_mma_##name(d, a, b, c, meta, 1))
#define SPARSE1(name, dtype, nd, n)                                                            \
    MMA_KERNEL(name, dtype, nd, uint32_t, n, n, mgpu_mma_##name(d, a, b, c, meta))

#define FP8(X, shape_d, ...)                                                                   \
    X(shape_d##_e4m3, __VA_ARGS__)                                                             \
    X(shape_d##_e4m3_e5m2, __VA_ARGS__)                                                        \
    X(shape_d##_e5m2_e4m3, __VA_ARGS__)                                                        \
    X(shape_d##_e5m2, __VA_ARGS__)
#define INTEGERS(X, shape, bits, ...)                                                          \
    X(shape##_s32_s##bits, __VA_ARGS__)                                                        \
    X(shape##_s32_s##bits##_satfinite, __VA_ARGS__)                                            \
    X(shape##_s32_s##bits##_u##bits, __VA_ARGS__)                                              \
    X(shape##_s32_s##bits##_u##bits##_satfinite, __VA_ARGS__)                                  \
    X(shape##_s32_u##bits##_s##bits, __VA_ARGS__)                                              \
    X(shape##_s32_u##bits##_s##bits##_satfinite, __VA_ARGS__)                                  \
    X(shape##_s32_u##bits, __VA_ARGS__)                                                        \
    X(shape##_s32_u##bits##_satfinite, __VA_ARGS__)
#define BITS(X, shape, ...)                                                                    \
    X(shape##_s32_b1_xor, __VA_ARGS__)                                                         \
    X(shape##_s32_b1_and, __VA_ARGS__)

#define ALL_DENSE(X)                                                                           \
    X(m16n8k8_f16_f16, uint32_t, 2, 2, 1)                                                      \
    X(m16n8k8_f32_f16, float, 4, 2, 1)                                                         \
    X(m16n8k16_f16_f16, uint32_t, 2, 4, 2)                                                     \
    X(m16n8k16_f32_f16, float, 4, 4, 2)                                                        \
    X(m16n8k8_f32_bf16, float, 4, 2, 1)                                                        \
    X(m16n8k16_f32_bf16, float, 4, 4, 2)                                                       \
    X(m16n8k4_f32_tf32, float, 4, 2, 1)                                                        \
    X(m16n8k8_f32_tf32, float, 4, 4, 2)                                                        \
    FP8(X, m16n8k16_f16, uint32_t, 2, 2, 1)                                                    \
    FP8(X, m16n8k16_f32, float, 4, 2, 1)                                                       \
    FP8(X, m16n8k32_f16, uint32_t, 2, 4, 2)                                                    \
    FP8(X, m16n8k32_f32, float, 4, 4, 2)                                                       \
    INTEGERS(X, m8n8k16, 8, int32_t, 2, 1, 1)                                                  \
    INTEGERS(X, m16n8k16, 8, int32_t, 4, 2, 1)                                                 \
    INTEGERS(X, m16n8k32, 8, int32_t, 4, 4, 2)                                                 \
    INTEGERS(X, m8n8k32, 4, int32_t, 2, 1, 1)                                                  \
    INTEGERS(X, m16n8k32, 4, int32_t, 4, 2, 1)                                                 \
    INTEGERS(X, m16n8k64, 4, int32_t, 4, 4, 2)                                                 \
    BITS(X, m8n8k128, int32_t, 2, 1, 1)                                                        \
    BITS(X, m16n8k128, int32_t, 4, 2, 1)                                                       \
    BITS(X, m16n8k256, int32_t, 4, 4, 2)
#define ALL_DOUBLE(X)                                                                          \
    X(m8n8k4_f64_f64, 2, 1, 1)                                                                 \
    X(m16n8k4_f64_f64, 4, 2, 1)                                                                \
    X(m16n8k8_f64_f64, 4, 4, 2)                                                                \
    X(m16n8k16_f64_f64, 4, 8, 4)
#define ALL_DIRECTED(X, how)                                                                   \
    X(m8n8k4_f64_f64_##how, 2, 1, 1)                                                           \
    X(m16n8k4_f64_f64_##how, 4, 2, 1)                                                          \
    X(m16n8k8_f64_f64_##how, 4, 4, 2)                                                          \
    X(m16n8k16_f64_f64_##how, 4, 8, 4)
#define ALL_SPARSE4(X)                                                                         \
    X(sp_m16n8k16_f16_f16, uint32_t, 2, 2)                                                     \
    X(sp_m16n8k16_f32_f16, float, 4, 2)                                                        \
    X(sp_m16n8k16_f32_bf16, float, 4, 2)                                                       \
    X(sp_m16n8k8_f32_tf32, float, 4, 2)
#define ALL_SPARSE2(X)                                                                         \
    X(sp_m16n8k32_f16_f16, uint32_t, 2, 4)                                                     \
    X(sp_m16n8k32_f32_f16, float, 4, 4)                                                        \
    X(sp_m16n8k32_f32_bf16, float, 4, 4)                                                       \
    X(sp_m16n8k16_f32_tf32, float, 4, 4)                                                       \
    INTEGERS(X, sp_m16n8k32, 8, int32_t, 4, 2)                                                 \
    INTEGERS(X, sp_m16n8k64, 4, int32_t, 4, 2)
#define ALL_SPARSE1(X)                                                                         \
    FP8(X, sp_m16n8k64_f32, float, 4, 4)                                                       \
    INTEGERS(X, sp_m16n8k64, 8, int32_t, 4, 4)                                                 \
    INTEGERS(X, sp_m16n8k128, 4, int32_t, 4, 4)

ALL_DENSE(DENSE)
ALL_DOUBLE(DOUBLE)
ALL_DIRECTED(DOUBLE, rz)
ALL_DIRECTED(DOUBLE, rm)
ALL_DIRECTED(DOUBLE, rp)
ALL_SPARSE4(SPARSE4)
ALL_SPARSE2(SPARSE2)
ALL_SPARSE1(SPARSE1)

/* ---- what a name says ------------------------------------------------------------------------ */

struct element {
    std::string name;
    uint32_t bits;
    int mantissa, exponent; /* bits; 0 and 0: an integer */
    bool is_signed;

    explicit element(const std::string &type) : name(type)
    {
        static const struct {
            const char *name;
            uint32_t bits;
            int mantissa, exponent;
        } all[] = {{"f64", 64, 52, 11}, {"f32", 32, 23, 8}, {"tf32", 32, 23, 8},
                   {"f16", 16, 10, 5},  {"bf16", 16, 7, 8}, {"e4m3", 8, 3, 4},
                   {"e5m2", 8, 2, 5},   {"s32", 32, 0, 0},  {"s8", 8, 0, 0},
                   {"u8", 8, 0, 0},     {"s4", 4, 0, 0},    {"u4", 4, 0, 0},
                   {"b1", 1, 0, 0}};
        for (const auto &t : all)
            if (type == t.name) {
                bits = t.bits;
                mantissa = t.mantissa;
                exponent = t.exponent;
                is_signed = type[0] == 's' || mantissa != 0;
                return;
            }
        FAIL("no type " << type);
    }
    int bias() const
    {
        return (1 << (exponent - 1)) - 1;
    }
    /* The least exponent of a normal number. */
    int least() const
    {
        return 1 - bias();
    }
    /* What bits are worth. */
    double value(uint64_t x) const
    {
        if (mantissa == 0)
            return is_signed && (x >> (bits - 1) & 1) != 0
                       ? (double)x - std::ldexp(1.0, (int)bits)
                       : (double)x;
        if (name == "tf32")
            x &= 0xffffe000u;
        const int field = (int)(x >> mantissa & ((1u << exponent) - 1));
        const uint64_t low = x & ((1ull << mantissa) - 1);
        const bool last = field == (1 << exponent) - 1;
        double v = std::ldexp((double)low, least() - mantissa);
        if (name == "e4m3" ? last && low == 7 : last && low != 0)
            return std::nan("");
        if (last && name != "e4m3")
            v = INFINITY;
        else if (field != 0)
            v = std::ldexp((double)(low | 1ull << mantissa), field - bias() - mantissa);
        return (x >> (bits - 1) & 1) != 0 ? -v : v;
    }
    /* The bits of a value that the type has. */
    uint64_t of(double v) const
    {
        if (mantissa == 0)
            return (uint64_t)(int64_t)v & (~0ull >> (64 - bits));
        const uint64_t sign = (uint64_t)std::signbit(v) << (bits - 1),
                       top = ((1ull << exponent) - 1) << mantissa;
        if (std::isnan(v)) /* as tensor cores write it */
            return bits == 64 ? 0xfff8000000000000u : ~0ull >> (65 - bits);
        v = std::fabs(v);
        if (std::isinf(v) || v == 0)
            return sign | (v == 0 ? 0 : top);
        const int e = std::max(std::ilogb(v), least());
        const uint64_t m = (uint64_t)std::ldexp(v, mantissa - e);
        return sign | ((m >> mantissa == 0 ? 0 : (uint64_t)(e + bias())) << mantissa) |
               (m & ((1ull << mantissa) - 1));
    }
};

struct mma_case {
    const mgpu_kernel *kernel;
    std::string name, how;
    uint32_t m, k, nd, na, nb,
        selectors; /* registers; selectors: 0 dense, else how many there are */
    element d, a, b;

    static std::string word(const std::string &name, size_t i)
    {
        size_t from = 0;
        for (; i > 0 && from != std::string::npos; i--)
            from = name.find('_', from) + 1 == 0 ? std::string::npos : name.find('_', from) + 1;
        return from == std::string::npos ? "" : name.substr(from, name.find('_', from) - from);
    }
    static bool is_type(const std::string &w)
    {
        for (const char *other : {"", "satfinite", "xor", "and", "rz", "rm", "rp"})
            if (w == other)
                return false;
        return true;
    }
    mma_case(const mgpu_kernel *of, const char *called, uint32_t d_regs, uint32_t a_regs,
             uint32_t b_regs, uint32_t places)
        : kernel(of), name(called), nd(d_regs), na(a_regs), nb(b_regs), selectors(places),
          d(word(name, places != 0 ? 2 : 1)), a(word(name, places != 0 ? 3 : 2)),
          b(is_type(word(name, places != 0 ? 4 : 3)) ? word(name, places != 0 ? 4 : 3) : a.name)
    {
        const std::string shape = word(name, places != 0 ? 1 : 0);
        m = (uint32_t)std::atoi(shape.c_str() + 1);
        k = (uint32_t)std::atoi(shape.c_str() + shape.find('k') + 1);
        how = name.substr(name.rfind('_') + 1);
        how = is_type(how) ? "" : how;
    }
    bool is_integer() const
    {
        return a.mantissa == 0;
    }
    bool is_fp8() const
    {
        return a.bits == 8 && a.mantissa != 0;
    }
    uint32_t stored() const
    {
        return selectors != 0 ? k / 2 : k;
    }
    uint32_t d_parts() const
    {
        return d.bits == 16 ? 2 : 1;
    }
};

#define ENTRY_DENSE(name, dtype, nd, na, nb)                                                   \
    mma_case(&mma_##name##_kernel, #name, nd, na, nb, 0),
#define ENTRY_DOUBLE(name, nd, na, nb)    mma_case(&mma_##name##_kernel, #name, nd, na, nb, 0),
#define ENTRY_SPARSE4(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 4),
#define ENTRY_SPARSE2(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 2),
#define ENTRY_SPARSE1(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 1),

static const std::vector<mma_case> &
all_cases()
{
    static const std::vector<mma_case> all = {
        ALL_DENSE(ENTRY_DENSE) ALL_DOUBLE(ENTRY_DOUBLE) ALL_SPARSE4(ENTRY_SPARSE4)
            ALL_SPARSE2(ENTRY_SPARSE2) ALL_SPARSE1(ENTRY_SPARSE1)};
    return all;
}

/* Those of f64 that round otherwise than to nearest even. */
static const std::vector<mma_case> &
directed_cases()
{
    static const std::vector<mma_case> all = {ALL_DIRECTED(ENTRY_DOUBLE, rz) ALL_DIRECTED(
        ENTRY_DOUBLE, rm) ALL_DIRECTED(ENTRY_DOUBLE, rp)};
    return all;
}

/* ---- matrices ------------------------------------------------------------------------------------ */

/* One product: bits of the elements, row by row; `at` [m][stored] is the row of B that an element of A meets. */
struct product {
    std::vector<uint64_t> a, b, c, d;
    std::vector<uint32_t> at, codes; /* codes: [16][groups], four bits each */

    explicit product(const mma_case &x)
        : a(x.m * x.stored()), b(x.k * 8), c(x.m * 8), d(x.m * 8), at(x.m * x.stored()),
          codes(x.selectors != 0 ? 16 * x.k / mgpu_mma_sp_group(x.a.bits) : 0)
    {
        for (uint32_t i = 0; i < at.size(); i++)
            at[i] = i % x.stored();
    }
    /* Give each group of A any of its legal patterns. */
    template <typename Random> void choose(const mma_case &x, Random &random)
    {
        const uint32_t group = x.selectors == 0 ? 1 : mgpu_mma_sp_group(x.a.bits),
                       n = x.k / group;
        for (uint32_t i = 0; i < codes.size(); i++) {
            do
                codes[i] = random() % 16;
            while (!mgpu_mma_sp_code_ok(x.a.bits, codes[i]));
            for (uint32_t s = 0; s < group / 2; s++)
                at[i / n * x.stored() + i % n * (group / 2) + s] =
                    i % n * group + mgpu_mma_sp_place(x.a.bits, codes[i], s);
        }
    }
};

/* Put an element into the registers of a case, or take it out. */
static void
put(std::vector<uint64_t> &regs, uint32_t count, mgpu_slot at, uint32_t bits, uint64_t value)
{
    regs[at.thread * count + at.reg] |= value << (bits < 32 ? bits * at.half : 0);
}

/* Registers of 32 or 64 bits as a kernel reads them. */
static std::vector<uint32_t>
packed(const std::vector<uint64_t> &regs, uint32_t bits)
{
    std::vector<uint32_t> out;
    for (const uint64_t r : regs) {
        out.push_back((uint32_t)r);
        if (bits == 64)
            out.push_back((uint32_t)(r >> 32));
    }
    return out;
}

/* Run all products, in the place of each D; lanes whose metadata nobody reads bring nonsense. */
static void
multiply(const mma_case &x, std::vector<product> &all, uint32_t selector)
{
    std::vector<uint32_t> a, b, c, meta;
    for (const product &p : all) {
        std::vector<uint64_t> ra(32 * x.na), rb(32 * x.nb), rc(32 * x.nd);
        std::vector<uint64_t> rm(32, 0);
        for (uint32_t i = 0; i < p.a.size(); i++)
            put(ra, x.na, mgpu_mma_a_slot(x.m, x.a.bits, i / x.stored(), i % x.stored()),
                x.a.bits, p.a[i]);
        for (uint32_t i = 0; i < p.b.size(); i++)
            put(rb, x.nb, mgpu_mma_b_slot(x.b.bits, i / 8, i % 8), x.b.bits, p.b[i]);
        for (uint32_t i = 0; i < p.c.size(); i++)
            put(rc, x.nd, mgpu_mma_d_slot(x.d.bits, i / 8, i % 8), x.d.bits, p.c[i]);
        for (uint32_t i = 0; i < p.codes.size(); i++) {
            const uint32_t n = (uint32_t)p.codes.size() / 16;
            const mgpu_slot at = mgpu_mma_sp_meta_slot(x.k, x.a.bits, selector, i / n, i % n);
            rm[at.thread] |= (uint64_t)p.codes[i] << 4 * at.half;
        }
        for (uint32_t lane = 0; x.selectors > 1 && lane < 32; lane++)
            if (lane % 4 / (4 / x.selectors) != selector)
                rm[lane] = 0x5af00fa5u;
        for (auto to : {&a, &b, &c, &meta}) {
            const auto &from = to == &a ? ra : to == &b ? rb : to == &c ? rc : rm;
            const auto words = packed(from, to == &c ? x.d.bits : to == &meta ? 32 : x.a.bits);
            to->insert(to->end(), words.begin(), words.end());
        }
    }
    device_buffer<uint32_t> da(a), db(b), dc(c), dd(c.size()), dm(meta);
    mma_args args = mma_args();
    args.a = da.ptr();
    args.b = db.ptr();
    args.c = dc.ptr();
    args.d = dd.ptr();
    args.meta = x.selectors != 0 ? dm.ptr() : NULL;
    args.selector = selector;
    launch(x.kernel, mgpu_launch_1d((uint32_t)all.size(), 32), args);
    const std::vector<uint32_t> got = dd.download();
    record(x.name.c_str(), got);
    const uint32_t words = x.d.bits == 64 ? 2 : 1;
    for (uint32_t n = 0; n < all.size(); n++)
        for (uint32_t i = 0; i < x.m * 8; i++) {
            const mgpu_slot at = mgpu_mma_d_slot(x.d.bits, i / 8, i % 8);
            const uint32_t *from = &got[((n * 32 + at.thread) * x.nd + at.reg) * words];
            all[n].d[i] = words == 2       ? from[0] | (uint64_t)from[1] << 32
                          : x.d.bits == 16 ? from[0] >> 16 * at.half & 0xffff
                                           : from[0];
        }
}

/* The operands of one element of D, what came and what should have, if these differ. */
static void
compare(const mma_case &x, const product &p, const std::vector<uint64_t> &want)
{
    uint32_t wrong = 0, first = 0;
    std::string text;
    char word[64];
    for (uint32_t i = (uint32_t)want.size(); i-- > 0;)
        if (p.d[i] != want[i]) {
            wrong++;
            first = i;
        }
    if (wrong == 0)
        return;
    for (uint32_t s = 0; s < x.stored(); s++) {
        const uint32_t at = first / 8 * x.stored() + s;
        std::snprintf(word, sizeof word, " %llx*%llx", (unsigned long long)p.a[at],
                      (unsigned long long)p.b[p.at[at] * 8 + first % 8]);
        text += word;
    }
    std::snprintf(word, sizeof word, " + %llx: got %llx, wanted %llx",
                  (unsigned long long)p.c[first], (unsigned long long)p.d[first],
                  (unsigned long long)want[first]);
    FAIL_CHECK(x.name << ": " << wrong << " of " << want.size()
                      << " elements differ, the first is D[" << first / 8 << "][" << first % 8
                      << "] =" << text << word);
}

#endif /* TESTS_PTX_MMA_CASES_H */
