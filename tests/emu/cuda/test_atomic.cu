/* tests/emu/cuda/test_atomic.cu - CUDA's atomics, each on each type, in global and in shared memory.
 * SPDX-License-Identifier: MIT
 *
 * A row is an old value, an operand and a third number; what an atomic returns and what it leaves
 * are two words. Each row has memory of its own.
 */
#include <mgpu/mgpu.h>

#include "emu/cuda/rows.h"
#include "ptx/atoms.h"

#include <algorithm>
#include <type_traits>

MGPU_REQUIRE(TMA);

typedef struct {
    const uint64_t *in; /* [n][3] */
    uint64_t *out;      /* [n][words] */
    uint32_t n;
} atomic_args;

/* *p is the old value; o gets what the call returns and what it leaves, all 64 bits. */
#define ONE(T, call)                                                                           \
    {                                                                                          \
        T *const p = (T *)at;                                                                  \
        const T value = as<T>(in[1]), third = as<T>(in[2]);                                    \
        *at = in[0];                                                                           \
        *o++ = as<uint64_t>(call);                                                             \
        *o++ = *at;                                                                            \
        (void)value;                                                                           \
        (void)third;                                                                           \
    }
#define INTEGER(T)                                                                             \
    ONE(T, atomicAdd(p, value))                                                                \
    ONE(T, atomicMin(p, value))                                                                \
    ONE(T, atomicMax(p, value))                                                                \
    ONE(T, atomicAnd(p, value))                                                                \
    ONE(T, atomicOr(p, value))                                                                 \
    ONE(T, atomicXor(p, value))                                                                \
    ONE(T, atomicExch(p, value))                                                               \
    ONE(T, atomicCAS(p, third, value))
enum { WORDS = 2 * (2 * 8 + 3 + 1 + 8 + 4) };

MGPU_DEVICE void
all(uint64_t *at, const uint64_t *in, uint64_t *o){
    INTEGER(unsigned int) INTEGER(int) ONE(unsigned int, atomicInc(p, value))
        ONE(unsigned int, atomicDec(p, value)) ONE(unsigned int, atomicSub(p, value))
            ONE(int, atomicSub(p, value)) INTEGER(unsigned long long)
                ONE(float, atomicAdd(p, value)) ONE(float, atomicExch(p, value))
                    ONE(double, atomicAdd(p, value)) ONE(long long, atomicMin(p, value))}

MGPU_KERNEL(in_global, atomic_args, p, 128, 1)
{
    EACH(i, p)
    {
        uint64_t *const o = p->out + (uint64_t)i * (WORDS + 1);
        all(o, p->in + 3 * i, o + 1);
    }
}

MGPU_KERNEL(in_shared, atomic_args, p, 128, 1)
{
    MGPU_SHARED(uint64_t, slots, 128);
    EACH(i, p)
    {
        uint64_t *const o = p->out + (uint64_t)i * (WORDS + 1);
        all(slots + threadIdx.x, p->in + 3 * i, o + 1);
        o[0] = slots[threadIdx.x];
    }
}

/* Triples of numbers of both widths: the high word is the old one's in half of them. */
static std::vector<uint64_t>
operands()
{
    static const uint64_t edges[] = {
        0, 1, 2, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0x100000000,
        0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xffffffffffffffff,
        /* f32: the least and largest subnormal, the least normal, 1, its neighbour, the largest, inf, NaN */
        0x007fffff, 0x00800000, 0x80800000, 0x00800001, 0x3f800000, 0x3f800001, 0xbf800000,
        0x33800000, 0x7f7fffff, 0xff7fffff, 0x73800000, 0x7f800000, 0xff800000, 0x7fc00000,
        0xffc00001, 0x7f800001, 0xff812345,
        /* f64: the same */
        0x000fffffffffffff, 0x0010000000000000, 0x8010000000000000, 0x0010000000000001,
        0x3ff0000000000000, 0x3ff0000000000001, 0xbff0000000000000, 0x3ca0000000000000,
        0x7fefffffffffffff, 0xffefffffffffffff, 0x7c90000000000000, 0x7ff0000000000000,
        0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000001, 0x7ff0000000000001,
        0xfff0000012345678};
    std::mt19937_64 rng(7);
    std::vector<uint64_t> rows;
    for (uint64_t old : edges)
        for (uint64_t value : edges) {
            rows.push_back(old);
            rows.push_back(value);
            rows.push_back(rng() % 2 ? old : rng());
        }
    for (int i = 0; i < 1000; i++)
        for (int k = 0; k < 3; k++)
            rows.push_back(rng() >> (k == 2 ? 0 : rng() % 2 * 32));
    return rows;
}

/* What an atomic leaves: number `op` of INTEGER. */
template <typename T>
static T
integer(uint32_t op, T old, T value, T third)
{
    typedef typename std::make_unsigned<T>::type word;
    const T all[] = {static_cast<T>(static_cast<word>(old) + static_cast<word>(value)),
                     std::min(old, value),
                     std::max(old, value),
                     static_cast<T>(old & value),
                     static_cast<T>(old | value),
                     static_cast<T>(old ^ value),
                     value,
                     old == third ? value : old};
    return all[op];
}

/* Word w of a row: what an atomic returns, or leaves. */
static uint64_t
word_of(uint32_t w, const uint64_t *in, bool global)
{
    const uint32_t op = (w == 0 ? WORDS - 1 : w - 1) / 2; /* word 0: what the last one leaves */
    const uint32_t old = (uint32_t)in[0], value = (uint32_t)in[1], third = (uint32_t)in[2];
    const bool wide = (op >= 20 && op < 28) || op >= 30;
    uint32_t left = 0;
    if (w != 0 && (w - 1) % 2 == 0)
        return wide ? in[0] : old;
    if (op < 8)
        left = integer<uint32_t>(op, old, value, third);
    else if (op < 16)
        left = (uint32_t)integer<int32_t>(op - 8, (int32_t)old, (int32_t)value, (int32_t)third);
    else if (op == 16)
        left = old >= value ? 0 : old + 1;
    else if (op == 17)
        left = old == 0 || old > value ? value : old - 1;
    else if (op < 20)
        left = old - value;
    else if (op < 28)
        return integer<uint64_t>(op - 20, in[0], in[1], in[2]);
    else if (op == 28)
        left = sum_f32(old, value, global);
    else if (op == 29)
        left = value;
    else if (op == 30)
        return sum_f64(in[0], in[1], global);
    else
        return (uint64_t)std::min((int64_t)in[0], (int64_t)in[1]);
    return in[0] >> 32 << 32 | left; /* what lies behind four bytes stays */
}

TEST_CASE("atomics of CUDA, in global and in shared memory")
{
    const std::vector<uint64_t> in = operands();
    compare_rows("global ", in, run_rows<atomic_args>(&in_global_kernel, in, WORDS + 1),
                 WORDS + 1,
                 [](uint32_t w, const uint64_t *row) { return word_of(w, row, true); });
    compare_rows("shared ", in, run_rows<atomic_args>(&in_shared_kernel, in, WORDS + 1),
                 WORDS + 1,
                 [](uint32_t w, const uint64_t *row) { return word_of(w, row, false); });
}
