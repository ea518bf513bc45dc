/* tests/ptx/test_integer.cu - integers, bits and bytes, against formulas bit by bit.
 * SPDX-License-Identifier: MIT
 *
 * Each kernel sees the same 4,096 quadruples: numbers of all lengths, ends of ranges, and small ones
 * where an instruction wants a place or a length.
 */
#include <mgpu/mgpu.h>

#include "device.h"

typedef struct {
    const uint64_t *in; /* four a word */
    uint64_t *out;
    uint32_t n;
} integer_args;

static const std::vector<uint64_t> &
inputs(void)
{
    static const uint64_t ends[] = {0,
                                    1,
                                    31,
                                    32,
                                    0x7f,
                                    0x80,
                                    0xff,
                                    0x7fff,
                                    0x8000,
                                    0xffff,
                                    0x7fffff,
                                    0x800000,
                                    0xffffff,
                                    0x7fffffff,
                                    0x80000000,
                                    0xffffffff,
                                    0x80008000,
                                    0x7fff7fff,
                                    0x8000000000000000ull,
                                    0x7fffffffffffffffull,
                                    ~0ull};
    static std::vector<uint64_t> all;
    uint64_t state = 88172645463325252ull;
    auto draw = [&] {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        return state;
    };
    if (all.empty())
        for (uint32_t i = 0; i < 4096; i++)
            for (uint32_t k = 0; k < 4; k++) {
                const uint64_t x = draw();
                const uint32_t how = (uint32_t)(draw() % 8);
                all.push_back(how < 2              ? ends[x % (sizeof ends / sizeof *ends)]
                              : k >= 2 && how < 6  ? x % 70
                              : how < 4            ? x >> (x % 63)
                              : k >= 2 && how == 7 ? x % 300
                                                   : x);
            }
    return all;
}

template <typename Want>
static void
check(const mgpu_kernel *kernel, Want want)
{
    const std::vector<uint64_t> &in = inputs();
    device_buffer<uint64_t> from(in), out(in.size() / 4);
    integer_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)in.size() / 4;
    launch(kernel, mgpu_launch_1d(8, 128), a);
    std::vector<uint64_t> wanted;
    for (uint32_t i = 0; i < a.n; i++)
        wanted.push_back(want(&in[4 * i]));
    const std::vector<uint64_t> got = out.download();
    CHECK(difference(got, wanted) == "");
    record("out", got);
}

/* U(x[i]) is the operand as 32 bits, S(x[i]) signed, L and Q the same of 64. */
#define U(x) ((uint32_t)(x))
#define S(x) ((int32_t)(uint32_t)(x))
#define L(x) ((uint64_t)(x))
#define Q(x) ((int64_t)(x))

/* The function at word i, as its unsigned type; and what it should be, a reference's 64 bits. */
#define OP(name, T, arguments, ...)                                                            \
    MGPU_KERNEL(name, integer_args, p, 128, 1)                                                 \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128) {    \
            const uint64_t *x = p->in + 4 * i;                                                 \
            p->out[i] = (T)mgpu_##name arguments;                                              \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, [](const uint64_t *x) { return (uint64_t)(T)(__VA_ARGS__); });   \
    }

/* ---- bytes ------------------------------------------------------------------------------- */

static uint8_t
byte(uint64_t word, uint32_t i)
{
    return (uint8_t)(word / ((uint64_t)1 << 8 * i) % 256);
}

static uint64_t
bytes_of(uint32_t b0, uint32_t b1, uint32_t b2, uint32_t b3)
{
    return b0 + 256 * (b1 + 256 * (b2 + 256 * (uint64_t)b3));
}

static uint64_t
permuted(const uint64_t *x)
{
    uint32_t b[4];
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t digit = U(x[2]) / (1u << 4 * i) % 16;
        const uint8_t chosen = digit % 8 < 4 ? byte(x[0], digit % 4) : byte(x[1], digit % 4);
        b[i] = digit < 8 ? chosen : chosen < 128 ? 0 : 255;
    }
    return bytes_of(b[0], b[1], b[2], b[3]);
}

/* Rows of the manual's table: the bytes from the upper to the lower one, for n = 0 to 3. */
static uint64_t
by_table(const uint64_t *x, const char *rows)
{
    uint32_t b[4];
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t digit = (uint32_t)(rows[5 * (x[2] % 4) + 3 - i] - '0');
        b[i] = digit < 4 ? byte(x[0], digit) : byte(x[1], digit - 4);
    }
    return bytes_of(b[0], b[1], b[2], b[3]);
}

OP(prmt_b32, uint32_t, (U(x[0]), U(x[1]), U(x[2])), permuted(x))
#define PRMT(mode, rows)                                                                       \
    OP(prmt_b32_##mode, uint32_t, (U(x[0]), U(x[1]), U(x[2])), by_table(x, rows))
PRMT(f4e, "3210 4321 5432 6543")
PRMT(b4e, "5670 6701 7012 0123")
PRMT(rc8, "0000 1111 2222 3333")
PRMT(ecl, "3210 3211 3222 3333")
PRMT(ecr, "0000 1110 2210 3210")
PRMT(rc16, "1010 3232 1010 3232")

/* All 256 tables on words that have each of the eight cases of three bits. */
typedef struct {
    uint32_t *out;
} table_args;

#define LOP(k)                                                                                 \
    MGPU_LOP3(r, 0xf0a5c33cu, 0xcc5a690fu, 0xaa99f0c3u, k);                                    \
    p->out[k] = r;
#define LOP4(k)  LOP(k) LOP(k + 1) LOP(k + 2) LOP(k + 3)
#define LOP16(k) LOP4(k) LOP4(k + 4) LOP4(k + 8) LOP4(k + 12)
#define LOP64(k) LOP16(k) LOP16(k + 16) LOP16(k + 32) LOP16(k + 48)
MGPU_KERNEL(lop3, table_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    uint32_t r;
    LOP64(0)
    LOP64(64)
    LOP64(128)
    LOP64(192)
}

TEST_CASE("MGPU_LOP3")
{
    device_buffer<uint32_t> out(256);
    table_args a;
    a.out = out.ptr();
    launch(&lop3_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    const uint32_t x = 0xf0a5c33cu, y = 0xcc5a690fu, z = 0xaa99f0c3u;
    for (uint32_t table = 0; table < 256; table++) {
        uint32_t want = 0;
        for (uint32_t bit = 0; bit < 32; bit++)
            want |= (table >> ((x >> bit & 1) * 4 + (y >> bit & 1) * 2 + (z >> bit & 1)) & 1)
                    << bit;
        CAPTURE(table);
        CHECK(got[table] == want);
    }
    CHECK(got[(0xf0 & 0xcc) ^ 0xaa] == ((x & y) ^ z));
    record("out", got);
}

/* ---- fields of bits ---------------------------------------------------------------------- */

static bool
bit(uint64_t word, uint32_t i)
{
    return i < 64 && (word >> i & 1) != 0;
}

static uint64_t
inserted(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint32_t bits)
{
    for (uint32_t i = 0; i < d % 256 && c % 256 + i < bits; i++) {
        const uint32_t at = (uint32_t)(c % 256) + i;
        b = bit(a, i) ? b | (uint64_t)1 << at : b & ~((uint64_t)1 << at);
    }
    return b;
}

static uint64_t
extracted(uint64_t a, uint64_t b, uint64_t c, uint32_t bits, bool is_signed)
{
    const uint32_t pos = (uint32_t)(b % 256), len = (uint32_t)(c % 256);
    const uint32_t last = pos + len - 1 < bits - 1 ? pos + len - 1 : bits - 1;
    const bool sign = is_signed && len != 0 && bit(a, last);
    uint64_t r = 0;
    for (uint32_t i = 0; i < bits; i++)
        if (i < len && pos + i < bits ? bit(a, pos + i) : sign)
            r |= (uint64_t)1 << i;
    return r;
}

OP(bfi_b32, uint32_t, (U(x[0]), U(x[1]), U(x[2]), U(x[3])),
   inserted(x[0], U(x[1]), x[2], x[3], 32))
/* Of 64 bits ptxas makes several instructions, which do not cut positions and lengths to 8 bits as those of 32 do. */
OP(bfi_b64, uint64_t, (L(x[0]), L(x[1]), U(x[2]) % 256, U(x[3]) % 256),
   inserted(x[0], x[1], x[2], x[3], 64))
OP(bfe_u32, uint32_t, (U(x[0]), U(x[2]), U(x[3])), extracted(U(x[0]), x[2], x[3], 32, false))
OP(bfe_s32, uint32_t, (S(x[0]), U(x[2]), U(x[3])), extracted(U(x[0]), x[2], x[3], 32, true))
OP(bfe_u64, uint64_t, (L(x[0]), U(x[2]) % 256, U(x[3]) % 256),
   extracted(x[0], x[2], x[3], 64, false))
OP(bfe_s64, uint64_t, (Q(x[0]), U(x[2]) % 256, U(x[3]) % 256),
   extracted(x[0], x[2], x[3], 64, true))

static uint64_t
mask(uint64_t first, uint64_t count)
{
    uint64_t r = 0;
    for (uint64_t i = first; i < first + count && i < 32; i++)
        r |= (uint64_t)1 << i;
    return r;
}

OP(bmsk_clamp_b32, uint32_t, (U(x[2]), U(x[3])), mask(U(x[2]), U(x[3])))
OP(bmsk_wrap_b32, uint32_t, (U(x[2]), U(x[3])), mask(x[2] % 32, x[3] % 32))

static uint64_t
extended(uint64_t a, uint32_t n, bool is_signed)
{
    uint64_t r = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (n == 0 ? false : i < n ? bit(a, i) : is_signed && bit(a, n - 1))
            r |= (uint64_t)1 << i;
    return r;
}

OP(szext_clamp_u32, uint32_t, (U(x[0]), U(x[2])),
   extended(x[0], U(x[2]) < 32 ? U(x[2]) : 32, false))
OP(szext_clamp_s32, uint32_t, (S(x[0]), U(x[2])),
   extended(x[0], U(x[2]) < 32 ? U(x[2]) : 32, true))
OP(szext_wrap_u32, uint32_t, (U(x[0]), U(x[2])), extended(x[0], U(x[2]) % 32, false))
OP(szext_wrap_s32, uint32_t, (S(x[0]), U(x[2])), extended(x[0], U(x[2]) % 32, true))

/* Bits in the order they are looked at; a base beyond 31 is not asked for, a count may be. */
static uint64_t
nth(uint32_t word, uint32_t base, int32_t n)
{
    std::vector<uint32_t> places;
    if (n >= 0)
        for (uint32_t i = base; i < 32; i++)
            places.push_back(i);
    else
        for (uint32_t i = base + 1; i-- > 0;)
            places.push_back(i);
    if (n == 0)
        return bit(word, base) ? base : 0xffffffff;
    int64_t left = n < 0 ? -(int64_t)n : n;
    for (const uint32_t place : places)
        if (bit(word, place) && --left == 0)
            return place;
    return 0xffffffff;
}

OP(fns_b32, uint32_t, (U(x[0]), U(x[1]) % 32, S(x[2]) % 20 - (int32_t)(x[3] % 12)),
   nth(U(x[0]), U(x[1]) % 32, S(x[2]) % 20 - (int32_t)(x[3] % 12)))

static uint64_t
found(uint64_t a, uint32_t bits, bool is_signed, bool shift)
{
    for (uint32_t i = bits; i-- > 0;)
        if (bit(a, i) != (is_signed && bit(a, bits - 1)))
            return shift ? bits - 1 - i : i;
    return 0xffffffff;
}

OP(bfind_u32, uint32_t, (U(x[0])), found(x[0], 32, false, false))
OP(bfind_s32, uint32_t, (S(x[0])), found(x[0], 32, true, false))
OP(bfind_u64, uint32_t, (L(x[0])), found(x[0], 64, false, false))
OP(bfind_s64, uint32_t, (Q(x[0])), found(x[0], 64, true, false))
OP(bfind_shiftamt_u32, uint32_t, (U(x[0])), found(x[0], 32, false, true))
OP(bfind_shiftamt_s32, uint32_t, (S(x[0])), found(x[0], 32, true, true))
OP(bfind_shiftamt_u64, uint32_t, (L(x[0])), found(x[0], 64, false, true))
OP(bfind_shiftamt_s64, uint32_t, (Q(x[0])), found(x[0], 64, true, true))

/* ---- sums and products ------------------------------------------------------------------- */

static int64_t
clamped(int64_t x)
{
    return x < -0x80000000ll ? -0x80000000ll : x > 0x7fffffffll ? 0x7fffffffll : x;
}

static int64_t
apart(int64_t a, int64_t b)
{
    return a > b ? a - b : b - a;
}

OP(sad_u32, uint32_t, (U(x[0]), U(x[1]), U(x[2])), (uint64_t)apart(U(x[0]), U(x[1])) + x[2])
OP(sad_s32, uint32_t, (S(x[0]), S(x[1]), S(x[2])), (uint64_t)apart(S(x[0]), S(x[1])) + x[2])

/* Bytes of a and b, apart: each times `next` more than the one below it. */
static uint64_t
bytes_apart(uint64_t a, uint64_t b, bool is_signed, uint64_t next)
{
    uint64_t r = 0;
    for (uint32_t i = 4; i-- > 0;) {
        const uint64_t bias = is_signed ? 128 : 0;
        r = r * next + (uint64_t)apart((int64_t)((a / (1u << 8 * i) + bias) % 256),
                                       (int64_t)((b / (1u << 8 * i) + bias) % 256));
    }
    return r;
}

OP(vabsdiff4_u32_u32_u32_add, uint32_t, (U(x[0]), U(x[1]), U(x[2])),
   bytes_apart(U(x[0]), U(x[1]), false, 1) + x[2])
OP(vabsdiff4_u32_s32_s32_add, uint32_t, (U(x[0]), U(x[1]), U(x[2])),
   bytes_apart(U(x[0]), U(x[1]), true, 1) + x[2])
OP(vabsdiff4_u32_s32_s32, uint32_t, (U(x[0]), U(x[1]), U(x[2])),
   bytes_apart(U(x[0]), U(x[1]), true, 256))
OP(add_sat_s32, uint32_t, (S(x[0]), S(x[1])), clamped((int64_t)S(x[0]) + S(x[1])))
OP(sub_sat_s32, uint32_t, (S(x[0]), S(x[1])), clamped((int64_t)S(x[0]) - S(x[1])))

/* A quotient that is rounded down, as the upper bits of a number are. */
static int64_t
upper(int64_t product, int64_t unit)
{
    return product >= 0 ? product / unit : -((-product + unit - 1) / unit);
}

OP(mad_hi_sat_s32, uint32_t, (S(x[0]), S(x[1]), S(x[2])),
   clamped(upper((int64_t)S(x[0]) * S(x[1]), (int64_t)1 << 32) + S(x[2])))

static int64_t
low24(uint64_t x, bool is_signed)
{
    const int64_t n = (int64_t)(x % 0x1000000);
    return is_signed && n >= 0x800000 ? n - 0x1000000 : n;
}

static int64_t
product24(const uint64_t *x, bool is_signed)
{
    return low24(x[0], is_signed) * low24(x[1], is_signed);
}

OP(mul24_hi_u32, uint32_t, (U(x[0]), U(x[1])), upper(product24(x, false), 65536))
OP(mul24_hi_s32, uint32_t, (S(x[0]), S(x[1])), upper(product24(x, true), 65536))
OP(mad24_lo_u32, uint32_t, (U(x[0]), U(x[1]), U(x[2])), (uint64_t)product24(x, false) + x[2])
OP(mad24_lo_s32, uint32_t, (S(x[0]), S(x[1]), S(x[2])), (uint64_t)product24(x, true) + x[2])
OP(mad24_hi_u32, uint32_t, (U(x[0]), U(x[1]), U(x[2])),
   (uint64_t)upper(product24(x, false), 65536) + x[2])
OP(mad24_hi_s32, uint32_t, (S(x[0]), S(x[1]), S(x[2])),
   (uint64_t)upper(product24(x, true), 65536) + x[2])
OP(mad24_hi_sat_s32, uint32_t, (S(x[0]), S(x[1]), S(x[2])),
   clamped((int64_t)S(upper(product24(x, true), 65536)) + S(x[2])))

static uint64_t
dot(const uint64_t *x, bool a_signed, bool b_signed, uint32_t n, uint32_t b_first)
{
    int64_t sum = (int64_t)U(x[2]);
    for (uint32_t i = 0; i < n; i++) {
        int64_t a = n == 4 ? byte(x[0], i) : byte(x[0], 2 * i) + 256 * byte(x[0], 2 * i + 1);
        int64_t b = byte(x[1], b_first + i);
        a -= a_signed && a >= (n == 4 ? 128 : 32768) ? (n == 4 ? 256 : 65536) : 0;
        b -= b_signed && b >= 128 ? 256 : 0;
        sum += a * b;
    }
    return (uint64_t)sum;
}

#define DOT(name, C, a_signed, b_signed, n, first)                                             \
    OP(name, uint32_t, (U(x[0]), U(x[1]), C(x[2])), dot(x, a_signed, b_signed, n, first))
DOT(dp4a_u32_u32, U, false, false, 4, 0)
DOT(dp4a_u32_s32, S, false, true, 4, 0)
DOT(dp4a_s32_u32, S, true, false, 4, 0)
DOT(dp4a_s32_s32, S, true, true, 4, 0)
DOT(dp2a_lo_u32_u32, U, false, false, 2, 0)
DOT(dp2a_lo_u32_s32, S, false, true, 2, 0)
DOT(dp2a_lo_s32_u32, S, true, false, 2, 0)
DOT(dp2a_lo_s32_s32, S, true, true, 2, 0)
DOT(dp2a_hi_u32_u32, U, false, false, 2, 2)
DOT(dp2a_hi_u32_s32, S, false, true, 2, 2)
DOT(dp2a_hi_s32_u32, S, true, false, 2, 2)
DOT(dp2a_hi_s32_s32, S, true, true, 2, 2)

/* ---- two of 16 bits ---------------------------------------------------------------------- */

/* Half by half: `of` two numbers. */
template <typename Of>
static uint64_t
halves(const uint64_t *x, bool is_signed, Of of)
{
    uint64_t r = 0;
    for (uint32_t i = 0; i < 2; i++) {
        int64_t a = (int64_t)(x[0] >> 16 * i & 0xffff), b = (int64_t)(x[1] >> 16 * i & 0xffff);
        a -= is_signed && a >= 32768 ? 65536 : 0;
        b -= is_signed && b >= 32768 ? 65536 : 0;
        r |= ((uint64_t)of(a, b) & 0xffff) << 16 * i;
    }
    return r;
}

static int64_t
less(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t
more(int64_t a, int64_t b)
{
    return a < b ? b : a;
}

static int64_t
sum_of(int64_t a, int64_t b)
{
    return a + b;
}

static int64_t
less_or_0(int64_t a, int64_t b)
{
    return more(less(a, b), 0);
}

static int64_t
more_or_0(int64_t a, int64_t b)
{
    return more(more(a, b), 0);
}

#define X2(name, is_signed, of) OP(name, uint32_t, (U(x[0]), U(x[1])), halves(x, is_signed, of))
X2(add_u16x2, false, sum_of)
X2(add_s16x2, true, sum_of)
X2(min_u16x2, false, less)
X2(min_s16x2, true, less)
X2(min_relu_s16x2, true, less_or_0)
X2(max_u16x2, false, more)
X2(max_s16x2, true, more)
X2(max_relu_s16x2, true, more_or_0)
OP(min_relu_s32, uint32_t, (S(x[0]), S(x[1])), less_or_0(S(x[0]), S(x[1])))
OP(max_relu_s32, uint32_t, (S(x[0]), S(x[1])), more_or_0(S(x[0]), S(x[1])))
