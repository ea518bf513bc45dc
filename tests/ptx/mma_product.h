/* tests/ptx/mma_product.h - matrices for mma.sync and mma.sp, their way through registers, and sums in double.
 * SPDX-License-Identifier: MIT
 *
 * A function is known here by its name alone, which says shape and types; its registers are counted by hand.
 * A block of a kernel is one warp and one case.
 */
#ifndef TESTS_PTX_MMA_PRODUCT_H
#define TESTS_PTX_MMA_PRODUCT_H

#include <mgpu/mgpu.h>

#include "device.h"

#include <cfenv>
#include <cmath>
#include <random>

typedef struct {
    const void *a, *b, *c; /* [cases][32 lanes][registers] */
    void *d;
    const uint32_t *meta; /* [cases][32] */
    uint32_t selector;
    const uint32_t *sf; /* [cases][32][2]: sfa, sfb */
    uint16_t byte_a, thread_a, byte_b, thread_b;
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
        } all[] = {
            {"f64", 64, 52, 11}, {"f32", 32, 23, 8}, {"tf32", 32, 23, 8}, {"f16", 16, 10, 5},
            {"bf16", 16, 7, 8},  {"e4m3", 8, 3, 4},  {"e5m2", 8, 2, 5},   {"s32", 32, 0, 0},
            {"s8", 8, 0, 0},     {"u8", 8, 0, 0},    {"s4", 4, 0, 0},     {"u4", 4, 0, 0},
            {"b1", 1, 0, 0},     {"e3m2", 6, 2, 3},  {"e2m3", 6, 3, 2},   {"e2m1", 4, 1, 2}};
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
        const bool last = bits >= 8 && field == (1 << exponent) - 1;
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
    std::string name, kind, how;
    uint32_t m, k, nd, na, nb,
        selectors; /* registers; selectors: 0 dense, else how many there are */
    uint32_t vec;  /* scales along K */
    bool ue4m3;    /* those */
    element d, a, b;

    static std::vector<std::string> words(const std::string &name)
    {
        std::vector<std::string> out(1);
        for (const char c : name)
            if (c == '_')
                out.emplace_back();
            else
                out.back() += c;
        return out;
    }
    static bool is_type(const std::string &w)
    {
        for (const char *other :
             {"", "satfinite", "xor", "and", "rz", "rm", "rp", "ue8m0", "ue4m3"})
            if (w == other)
                return false;
        return true;
    }
    /* The word of D's type: behind the shape, the kind and what it has. */
    static size_t first(const std::vector<std::string> &w)
    {
        size_t i = w[0] == "sp" ? 2 : 1;
        i += w[i][0] == 'm' || w[i] == "f8f6f4";
        return i + (w[i] == "scale" ? 3 : 0);
    }
    static std::string type(const std::string &name, size_t i)
    {
        const std::vector<std::string> w = words(name);
        i += first(w);
        return i < w.size() && is_type(w[i]) ? w[i] : w[i - 1];
    }
    mma_case(const mgpu_kernel *of, const char *called, uint32_t d_regs, uint32_t a_regs,
             uint32_t b_regs, uint32_t places)
        : kernel(of), name(called), nd(d_regs), na(a_regs), nb(b_regs), selectors(places),
          vec(0), ue4m3(false), d(type(name, 0)), a(type(name, 1)), b(type(name, 2))
    {
        const std::vector<std::string> w = words(name);
        const size_t at = w[0] == "sp" ? 1 : 0;
        m = (uint32_t)std::atoi(w[at].c_str() + 1);
        k = (uint32_t)std::atoi(w[at].c_str() + w[at].find('k') + 1);
        kind = first(w) == at + 1 ? "" : w[at + 1];
        how = is_type(w.back()) ? "" : w.back();
        ue4m3 = how == "ue4m3";
        vec = kind == "mxf8f6f4"     ? 1
              : w[at + 2] == "scale" ? (uint32_t)std::atoi(w[at + 4].c_str())
              : kind == "mxf4"       ? 2
                                     : 0;
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
    /* Bits of the place of an element, and where in it one of `e` begins. */
    uint32_t place() const
    {
        return kind == "f8f6f4" || kind == "mxf8f6f4" ? 8 : a.bits;
    }
    uint32_t begins(const element &e) const
    {
        return place() == 8 && e.bits == 4 ? 2 : 0;
    }
};

/* ---- matrices ------------------------------------------------------------------------------------ */

/* One product: bits of the elements, row by row; `at` [m][stored] is the row of B that an element of A meets. */
struct product {
    std::vector<uint64_t> a, b, c, d;
    std::vector<uint32_t> at, codes; /* codes: [16][groups], four bits each */
    std::vector<uint8_t> sfa, sfb;   /* [16][vec], [8][vec] */

    explicit product(const mma_case &x)
        : a(x.m * x.stored()), b(x.k * 8), c(x.m * 8), d(x.m * 8), at(x.m * x.stored()),
          codes(x.selectors != 0 ? 16 * x.k / mgpu_mma_sp_group(x.place()) : 0),
          sfa(16 * x.vec, x.ue4m3 ? 0x38 : 127), sfb(8 * x.vec, x.ue4m3 ? 0x38 : 127)
    {
        for (uint32_t i = 0; i < at.size(); i++)
            at[i] = i % x.stored();
    }
    /* Give each group of A any of its legal patterns. */
    template <typename Random> void choose(const mma_case &x, Random &random)
    {
        const uint32_t group = x.selectors == 0 ? 1 : mgpu_mma_sp_group(x.place()),
                       n = x.k / group;
        for (uint32_t i = 0; i < codes.size(); i++) {
            do
                codes[i] = random() % 16;
            while (!mgpu_mma_sp_code_ok(x.place(), codes[i]));
            for (uint32_t s = 0; s < group / 2; s++)
                at[i / n * x.stored() + i % n * (group / 2) + s] =
                    i % n * group + mgpu_mma_sp_place(x.place(), codes[i], s);
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

/* Which lanes and bytes have the scales. */
struct scale_ids {
    uint32_t byte_a, thread_a, byte_b, thread_b;
};

/* The registers of lanes with scales; other lanes and bytes have nonsense. */
static void
put_scales(std::vector<uint32_t> &sf, const mma_case &x, const product &p, scale_ids ids)
{
    const size_t from = sf.size();
    for (uint32_t i = 0; i < 64; i++)
        sf.push_back(0xffu << 8 * (i % 4) ^ 0x9e3779b9u * (i + 1));
    for (uint32_t i = 0; i < (16 + 8) * x.vec; i++) {
        const bool is_b = i >= 16 * x.vec;
        const uint32_t row = i / x.vec - (is_b ? 16 : 0), k = i % x.vec;
        const uint32_t lane =
            is_b ? 4 * row + ids.thread_b : row % 8 * 4 + 2 * ids.thread_a + row / 8;
        const uint32_t bit = 8 * (k + (is_b ? ids.byte_b : ids.byte_a));
        uint32_t &word = sf[from + 2 * lane + (is_b ? 1 : 0)];
        word = (word & ~(0xffu << bit)) | (uint32_t)(is_b ? p.sfb : p.sfa)[row * x.vec + k]
                                              << bit;
    }
}

/* Run all products, in the place of each D; lanes whose metadata nobody reads bring nonsense. */
static void
multiply(const mma_case &x, std::vector<product> &all, uint32_t selector,
         scale_ids ids = {0, 0, 0, 0})
{
    std::vector<uint32_t> a, b, c, meta, sf;
    for (const product &p : all) {
        std::vector<uint64_t> ra(32 * x.na), rb(32 * x.nb), rc(32 * x.nd);
        std::vector<uint64_t> rm(32, 0);
        for (uint32_t i = 0; i < p.a.size(); i++)
            put(ra, x.na, mgpu_mma_a_slot(x.m, x.place(), i / x.stored(), i % x.stored()),
                x.place(), p.a[i] << x.begins(x.a));
        for (uint32_t i = 0; i < p.b.size(); i++)
            put(rb, x.nb, mgpu_mma_b_slot(x.place(), i / 8, i % 8), x.place(),
                p.b[i] << x.begins(x.b));
        for (uint32_t i = 0; i < p.c.size(); i++)
            put(rc, x.nd, mgpu_mma_d_slot(x.d.bits, i / 8, i % 8), x.d.bits, p.c[i]);
        for (uint32_t i = 0; i < p.codes.size(); i++) {
            const uint32_t n = (uint32_t)p.codes.size() / 16;
            const mgpu_slot at = mgpu_mma_sp_meta_slot(x.k, x.place(), selector, i / n, i % n);
            rm[at.thread] |= (uint64_t)p.codes[i] << 4 * at.half;
        }
        for (uint32_t lane = 0; x.selectors > 1 && lane < 32; lane++)
            if (lane % 4 / (4 / x.selectors) != selector)
                rm[lane] = 0x5af00fa5u;
        for (auto to : {&a, &b, &c, &meta}) {
            const auto &from = to == &a ? ra : to == &b ? rb : to == &c ? rc : rm;
            const auto words = packed(from, to == &c ? x.d.bits : to == &meta ? 32 : x.place());
            to->insert(to->end(), words.begin(), words.end());
        }
        put_scales(sf, x, p, ids);
    }
    device_buffer<uint32_t> da(a), db(b), dc(c), dd(c.size()), dm(meta), ds(sf);
    mma_args args = mma_args();
    args.sf = ds.ptr();
    args.byte_a = (uint16_t)ids.byte_a;
    args.thread_a = (uint16_t)ids.thread_a;
    args.byte_b = (uint16_t)ids.byte_b;
    args.thread_b = (uint16_t)ids.thread_b;
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

/* ---- sums ------------------------------------------------------------------------------------- */

/* v as a number of a type: cut toward zero, or to nearest even. */
static double
fit(double v, const element &e, bool nearest)
{
    if (v == 0 || !std::isfinite(v))
        return v;
    const int last = std::max(std::ilogb(v), e.least()) - e.mantissa;
    const double scaled = std::ldexp(v, -last);
    v = std::ldexp(nearest ? std::nearbyint(scaled) : std::trunc(scaled), last);
    return std::fabs(v) >= std::ldexp(1.0, e.bias() + 1) ? std::copysign(INFINITY, v) : v;
}

/* What is added, and the exponent that it counts with. */
struct term {
    double value;
    int exponent;
};

/* The sum of terms, each cut `fraction` bits below the largest exponent of those that are not zero (at least
 * `floor`), as a D: cut, of f16 to nearest even. In double, where each step is exact. */
static double
summed(const std::vector<term> &terms, int fraction, int floor, const element &d)
{
    const int none = -100000;
    int largest = none;
    double special = 0, sum = 0;
    for (const term &t : terms)
        if (!std::isfinite(t.value))
            special += t.value;
        else if (t.value != 0)
            largest = std::max(largest, t.exponent);
    if (special != 0)
        return special;
    if (largest == none)
        return 0;
    largest = std::max(largest, floor);
    for (const term &t : terms)
        sum += std::trunc(std::ldexp(t.value, fraction - largest));
    return fit(std::ldexp(sum, largest - fraction), d, d.bits == 16) + 0.0;
}

/* The exponent of a number of a type. */
static int
exponent_of(double v, int least)
{
    return v == 0 || !std::isfinite(v) ? least : std::max(std::ilogb(v), least);
}

#endif /* TESTS_PTX_MMA_PRODUCT_H */
