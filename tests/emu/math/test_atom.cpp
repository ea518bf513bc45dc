/* tests/emu/math/test_atom.cpp - each atomic operation on both widths, against C++'s own types.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/emu/math/atom.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

namespace
{

/* The model works on words of 64 bits; the oracle on T: its own signs, its own end of the range. */
template <typename T>
uint64_t
word(T x)
{
    uint64_t bits = 0;
    std::memcpy(&bits, &x, sizeof x);
    return bits;
}

template <typename T>
void
same(mgpu__atom op, T old, T value, T compare, T want)
{
    const uint64_t got =
        mgpu__atomic_result(op, sizeof(T), true, word(old), word(value), word(compare));
    const uint64_t width = sizeof(T) == 8 ? ~0ull : 0xffffffffu;
    INFO("operation " << (int)op << " on " << sizeof(T) << " bytes: " << +old << ", " << +value
                      << ", compare " << +compare);
    CHECK((got & width) == word(want));
}

/* Ends of the range, their neighbours, and anything. */
template <typename T>
std::vector<T>
values()
{
    const T most = std::numeric_limits<T>::max(), least = std::numeric_limits<T>::min();
    std::vector<T> all = {0, 1, 2, (T)-1, (T)-2, most, (T)(most - 1), least, (T)(least + 1)};
    std::mt19937_64 random(sizeof(T));
    for (int i = 0; i < 16; i++)
        all.push_back((T)random());
    return all;
}

template <typename T, typename F>
void
each_pair(F check)
{
    for (T old : values<T>())
        for (T value : values<T>())
            check(old, value);
}

template <typename T>
void
unsigned_operations()
{
    each_pair<T>([](T old, T value) {
        const T none = 0;
        same<T>(MGPU__ATOM_ADD, old, value, none, (T)(old + value));
        same<T>(MGPU__ATOM_MIN_U, old, value, none, std::min(old, value));
        same<T>(MGPU__ATOM_MAX_U, old, value, none, std::max(old, value));
        same<T>(MGPU__ATOM_AND, old, value, none, old & value);
        same<T>(MGPU__ATOM_OR, old, value, none, old | value);
        same<T>(MGPU__ATOM_XOR, old, value, none, old ^ value);
        same<T>(MGPU__ATOM_EXCH, old, value, none, value);
        same<T>(MGPU__ATOM_CAS, old, value, old, value);
        same<T>(MGPU__ATOM_CAS, old, value, (T)(old + 1), old);
        same<T>(MGPU__ATOM_INC, old, value, none, old < value ? (T)(old + 1) : none);
        same<T>(MGPU__ATOM_DEC, old, value, none,
                old > 0 && old <= value ? (T)(old - 1) : value);
    });
}

template <typename T>
void
signed_operations()
{
    each_pair<T>([](T old, T value) {
        same<T>(MGPU__ATOM_MIN_S, old, value, 0, std::min(old, value));
        same<T>(MGPU__ATOM_MAX_S, old, value, 0, std::max(old, value));
    });
}

} // namespace

TEST_CASE("mgpu__atomic_result: unsigned, and bits")
{
    unsigned_operations<uint32_t>();
    unsigned_operations<uint64_t>();
}

TEST_CASE("mgpu__atomic_result: signed")
{
    signed_operations<int32_t>();
    signed_operations<int64_t>();
}

TEST_CASE("mgpu__atomic_result: floating point rounds in its own type")
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-4, 4);
    const double special[] = {0.0, -0.0, 1.0, 0x1p-24, 0x1p-53, 0x1p-149, 0x1p-1074, INFINITY};
    for (double x : special)
        for (double y : special) {
            same<float>(MGPU__ATOM_ADD_F32, (float)x, (float)y, 0, (float)x + (float)y);
            same<double>(MGPU__ATOM_ADD_F64, x, y, 0, x + y);
        }
    for (int i = 0; i < 1000; i++) {
        const double x = any(random), y = std::ldexp(any(random), -(int)(random() % 60));
        same<float>(MGPU__ATOM_ADD_F32, (float)x, (float)y, 0, (float)x + (float)y);
        same<double>(MGPU__ATOM_ADD_F64, x, y, 0, x + y);
    }
}
