/* tests/ptx/atoms.h - what atomics make of two values, said a second time, and rows of such values.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_ATOMS_H
#define TESTS_PTX_ATOMS_H

#include "device.h"

#include <cmath>
#include <random>

/* What there is, what is given, what is compared: 16 bytes each. */
typedef struct {
    uint64_t old[2], value[2], compare[2];
} atom_row;

typedef struct {
    const atom_row *in; /* [n] */
    uint64_t *slots;    /* [n][2], in global memory */
    uint64_t *out;      /* [n][words] */
    uint32_t n, words;
} atom_args;

/* The same bits as another type; where it is smaller, the low ones. */
template <typename To, typename From>
MGPU_INLINE To
as(From x)
{
    uint64_t bits = 0;
    To y;
    memcpy(&bits, &x, sizeof x);
    memcpy(&y, &bits, sizeof y);
    return y;
}

/* ---- scalars: operation and type are words of PTX --------------------------------------- */

/* To the nearest number of a type with so many bits behind the point, exponents from..to. */
inline double
nearest(double x, int bits, int from, int to)
{
    if (x == 0 || !std::isfinite(x))
        return x;
    const double ulp = std::ldexp(1.0, std::max(std::ilogb(x), from) - bits);
    const double y = std::nearbyint(x / ulp) * ulp;
    return std::fabs(y) >= std::ldexp(1.0, to + 1) ? std::copysign(INFINITY, x)
                                                   : std::copysign(y, x);
}

inline double
half_value(uint16_t h, bool bf16)
{
    const int bits = bf16 ? 7 : 10, least = bf16 ? -126 : -14;
    const int exponent = h >> bits & (bf16 ? 0xff : 0x1f), mantissa = h & ((1 << bits) - 1);
    const double sign = h >> 15 ? -1.0 : 1.0;
    if (exponent == (bf16 ? 0xff : 0x1f))
        return mantissa != 0 ? NAN : sign * INFINITY;
    return sign * std::ldexp(mantissa + (exponent != 0 ? 1 << bits : 0),
                             (exponent != 0 ? exponent - 1 : 0) + least - bits);
}

inline uint16_t
half_bits(double x, bool bf16)
{
    for (uint32_t h = 0; h < 0x10000; h += 0x8000) { /* one of each sign is near: search */
        if (std::signbit(x) != (h != 0))
            continue;
        uint32_t low = h, high = h + (bf16 ? 0x7f80 : 0x7c00);
        while (low < high) {
            const uint32_t middle = (low + high) / 2;
            if (std::fabs(half_value((uint16_t)middle, bf16)) < std::fabs(x))
                low = middle + 1;
            else
                high = middle;
        }
        return (uint16_t)low;
    }
    return 0;
}

inline uint16_t
half_result(const std::string &op, uint16_t old, uint16_t value, bool bf16)
{
    const double x = half_value(old, bf16), y = half_value(value, bf16);
    if (op == "add") {
        const double sum = x + y; /* exact enough: more than twice the bits */
        return std::isnan(sum)
                   ? (uint16_t)0x7fff
                   : half_bits(bf16 ? nearest(sum, 7, -126, 127) : nearest(sum, 10, -14, 15),
                               bf16);
    }
    if (std::isnan(x) && std::isnan(y))
        return 0x7fff;
    if (std::isnan(x) || std::isnan(y))
        return std::isnan(x) ? value : old;
    const bool less = x < y || (x == y && std::signbit(x));
    return less == (op == "min") ? old : value;
}

/* f32: a NaN is 0x7fffffff. In global memory subnormals are zeros, before and after. */
inline uint32_t
sum_f32(uint32_t old, uint32_t value, bool global)
{
    const auto flush = [global](float x) {
        return global && std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0f, x) : x;
    };
    const float x = flush(flush(as<float>(old)) + flush(as<float>(value)));
    return std::isnan(x) ? 0x7fffffffu : as<uint32_t>(x);
}

/* f64: in global memory a NaN stays as it is, that of the operand first; in shared memory it
 * becomes quiet, that of memory first. */
inline uint64_t
sum_f64(uint64_t old, uint64_t value, bool global)
{
    const double x = as<double>(old), y = as<double>(value), sum = x + y;
    if (std::isnan(global ? y : x))
        return global ? value : old | (uint64_t)1 << 51;
    if (std::isnan(global ? x : y))
        return global ? old : value | (uint64_t)1 << 51;
    return std::isnan(sum) ? 0xfff8000000000000u : as<uint64_t>(sum);
}

/* An integer of `bits` bits. */
inline uint64_t
integer_result(const std::string &op, uint64_t old, uint64_t value, int bits, bool is_signed)
{
    const uint64_t flip = is_signed ? (uint64_t)1 << (bits - 1) : 0;
    const bool less = (old ^ flip) < (value ^ flip);
    return op == "add"   ? old + value
           : op == "inc" ? (old >= value ? 0 : old + 1)
           : op == "dec" ? (old == 0 || old > value ? value : old - 1)
           : op == "min" ? (less ? old : value)
           : op == "max" ? (less ? value : old)
           : op == "and" ? (old & value)
           : op == "or"  ? (old | value)
           : op == "xor" ? (old ^ value)
                         : value;
}

/* What an element of a type has become: `type` without x2. */
inline uint64_t
element_result(const std::string &op, const std::string &type, uint64_t old, uint64_t value,
               bool global)
{
    if (type == "f32")
        return sum_f32((uint32_t)old, (uint32_t)value, global);
    if (type == "f64")
        return sum_f64(old, value, global);
    if (type == "f16" || type == "bf16")
        return half_result(op, (uint16_t)old, (uint16_t)value, type == "bf16");
    const int bits = std::atoi(type.c_str() + 1);
    const uint64_t mask = bits == 64 ? ~(uint64_t)0 : ((uint64_t)1 << bits) - 1;
    return integer_result(op, old & mask, value & mask, bits, type[0] == 's') & mask;
}

/* ---- rows --------------------------------------------------------------------------------- */

/* The bytes of a type, of so many elements. */
inline uint32_t
row_bytes(const std::string &type, uint32_t count)
{
    const bool pair = type.size() > 2 && type.substr(type.size() - 2) == "x2";
    const uint32_t bits =
        (uint32_t)std::atoi(type.c_str() + (type.substr(0, 2) == "bf" ? 2 : 1));
    return (pair ? 32 : bits) / 8 * count;
}

/* The first bytes in elements; the others stay. */
inline std::vector<uint64_t>
row_result(const std::string &op, const std::string &type, uint32_t count, const atom_row &row,
           bool global)
{
    const bool pair = type.size() > 2 && type.substr(type.size() - 2) == "x2";
    const std::string one = pair ? type.substr(0, type.size() - 2) : type;
    const uint32_t bytes = row_bytes(one, 1), total = row_bytes(type, count);
    std::vector<uint64_t> left = {row.old[0], row.old[1]};
    unsigned char *const to = reinterpret_cast<unsigned char *>(left.data());
    const unsigned char *const from = reinterpret_cast<const unsigned char *>(row.value);
    if (op == "cas" && std::memcmp(row.old, row.compare, total) != 0)
        return left;
    if (op == "cas" || op == "exch") {
        std::memcpy(to, from, total);
        return left;
    }
    for (uint32_t i = 0; i < total; i += bytes) {
        uint64_t old = 0, value = 0;
        std::memcpy(&old, to + i, bytes);
        std::memcpy(&value, from + i, bytes);
        const uint64_t fresh = element_result(op, one, old, value, global);
        std::memcpy(to + i, &fresh, bytes);
    }
    return left;
}

/* Numbers of one width in all places, edges in half of them; what is compared is most often there. */
inline std::vector<atom_row>
atom_rows(uint32_t n)
{
    static const uint64_t edges[3][16] = {
        {0, 0x8000, 1, 0x8001, 0x03ff, 0x0400, 0x3c00, 0xbc00, 0x3f80, 0x7bff, 0xfbff, 0x7c00,
         0xfc00, 0x7e01, 0x7f80, 0xff80},
        {0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x00800000, 0x80800000, 0x3f800000,
         0xbf800000, 0x33800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0xffc00001,
         0x7f800001},
        {0, 0x8000000000000000, 1, 0x8000000000000001, 0x000fffffffffffff, 0x0010000000000000,
         0x3ff0000000000000, 0xbff0000000000000, 0x3ca0000000000000, 0x7fefffffffffffff,
         0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
         0xfff8000000000001, 0xffffffffffffffff}};
    std::mt19937_64 random(35);
    std::vector<atom_row> rows(n);
    for (uint32_t i = 0; i < n; i++) {
        const uint32_t width = i % 3, bits = 16u << width, kind = (uint32_t)random() % 4;
        for (uint32_t w = 0; w < 4; w++) {
            uint64_t bits_of_word = 0;
            for (uint32_t at = 0; at < 64; at += bits) {
                const uint64_t any = kind == 0 ? random() % 4 : random();
                const uint64_t one = random() % 2 ? edges[width][random() % 16] : any;
                bits_of_word |= (bits == 64 ? one : one & (((uint64_t)1 << bits) - 1)) << at;
            }
            (w < 2 ? rows[i].old : rows[i].value)[w % 2] = bits_of_word;
        }
        for (uint32_t w = 0; w < 2; w++)
            rows[i].compare[w] = random() % 4 != 0 ? rows[i].old[w] : random();
    }
    return rows;
}

/* Launch over all rows: for each `words` words. */
inline std::vector<uint64_t>
run_atoms(const mgpu_kernel *kernel, const std::vector<atom_row> &rows, uint32_t words,
          uint32_t cluster = 1)
{
    device_buffer<atom_row> in(rows);
    device_buffer<uint64_t> slots(2 * rows.size()), out(rows.size() * words);
    mgpu_launch_config config = mgpu_launch_1d(2 * cluster, 64);
    atom_args a;
    a.in = in.ptr();
    a.slots = slots.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)rows.size();
    a.words = words;
    config.cluster.x = cluster;
    launch(kernel, config, a);
    return out.download();
}

/* What a function is: its name, operation, type, elements, and whether it answers. */
typedef struct {
    const char *name, *op, *type;
    uint32_t count;
    bool answers;
} atom_case;

/* Four words of each function for each row: what it answers (0: nothing), what it leaves. A hash of all
 * is recorded. */
inline void
compare_atoms(const std::vector<atom_case> &cases, const std::vector<atom_row> &rows,
              const std::vector<uint64_t> &got, bool global)
{
    const size_t words = 4 * cases.size();
    REQUIRE(got.size() == words * rows.size());
    for (size_t k = 0; k < cases.size(); k++) {
        const atom_case &c = cases[k];
        const uint32_t bytes = row_bytes(c.type, c.count);
        uint32_t wrong = 0;
        uint64_t hash = 0xcbf29ce484222325u;
        for (size_t i = 0; i < rows.size(); i++) {
            const std::vector<uint64_t> left =
                row_result(c.op, c.type, c.count, rows[i], global);
            uint64_t want[4] = {0, 0, left[0], left[1]};
            if (c.answers)
                std::memcpy(want, rows[i].old, bytes);
            for (size_t w = 0; w < 4; w++) {
                const uint64_t g = got[i * words + 4 * k + w];
                hash = (hash ^ g) * 0x100000001b3u;
                if (g != want[w] && wrong++ == 0) {
                    CAPTURE(c.name, i, w, rows[i].old[0], rows[i].value[0]);
                    CHECK(g == want[w]);
                }
            }
        }
        CAPTURE(c.name);
        CHECK(wrong == 0);
        record(c.name, &hash, sizeof hash);
    }
}

#endif /* TESTS_PTX_ATOMS_H */
