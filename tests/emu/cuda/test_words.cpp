/* tests/emu/cuda/test_words.cpp - each of CUDA's words in the model, in C and in C++: its effect.
 * SPDX-License-Identifier: MIT
 *
 * The kernels are in test_words_c.c; here is what they must answer. emulator_page.py compares the
 * words of the header with the list in docs/emulator.md and with those two files.
 */
#include "emu/model.h"

#define CUDA_LANGUAGE(name) name##_cpp
#include "test_words_c.c"
#include <cmath>

#define CUDA_BOTH(X)                                                                           \
    X(cuda_identity)                                                                           \
    X(cuda_block)                                                                              \
    X(cuda_votes)                                                                              \
    X(cuda_shuffles)                                                                           \
    X(cuda_atomics)                                                                            \
    X(cuda_fences)                                                                             \
    X(cuda_clocks)                                                                             \
    X(cuda_trap)                                                                               \
    X(cuda_numbers)                                                                            \
    X(cuda_math)                                                                               \
    X(cuda_directed)                                                                           \
    X(cuda_directed_conversions)                                                               \
    X(cuda_spaces)                                                                             \
    X(cuda_caches)                                                                             \
    X(cuda_vectors)
#define X(name)                                                                                \
    MGPU_KERNEL_DECLARE(name##_c);                                                             \
    static const mgpu_kernel *const name[2] = {&name##_cpp_kernel, &name##_c_kernel};
CUDA_BOTH(X)
#undef X

/* Results and operands; what no thread has written is a NaN, which equals nothing. */
struct cuda_run : model {
    std::vector<double> out, d;
    std::vector<int> i;
    std::vector<unsigned int> u;
    std::vector<long long> ll;
    std::vector<unsigned long> ul;
    std::vector<unsigned long long> ull;
    std::vector<float> f;

    explicit cuda_run(size_t threads = 1)
        : out(threads * CUDA_ROW, NAN), d(11), i(11), u(11), ll(11), ul(11), ull(11), f(11)
    {
    }
    cuda_args args()
    {
        cuda_args a = {out.data(), i.data(),   u.data(), ll.data(),
                       ul.data(),  ull.data(), f.data(), d.data()};
        return a;
    }
    double at(size_t thread, size_t column) const
    {
        return out[thread * CUDA_ROW + column];
    }
};

TEST_CASE("CUDA words: threadIdx, blockIdx, blockDim, gridDim, warpSize, qualifiers")
{
    const mgpu_kernel *kernel = cuda_identity[GENERATE(0, 1)];
    cuda_run m(2 * 3 * 4 * 4 * 3 * 2);
    REQUIRE(m.run(*kernel, mgpu_make_dim3(2, 3, 4), mgpu_make_dim3(4, 3, 2), m.args()) ==
            MGPU_OK);
    CHECK(blockDim.x + blockDim.y + blockDim.z + gridDim.x + gridDim.y + gridDim.z == 0);
    for (unsigned b = 0; b < 24; b++)
        for (unsigned t = 0; t < 24; t++) {
            const unsigned row = b * 24 + t;
            REQUIRE(m.at(row, 0) == t % 4 + 100 * (t / 4 % 3) + 10000 * (t / 12));
            REQUIRE(m.at(row, 1) == b % 2 + 100 * (b / 2 % 3) + 10000 * (b / 6));
            REQUIRE(m.at(row, 2) == 20304);
            REQUIRE(m.at(row, 3) == 40302);
            REQUIRE(m.at(row, 4) == 32);
            REQUIRE(m.at(row, 5) == 43);
            REQUIRE(m.at(row, 6) == 32);
            REQUIRE(m.at(row, 7) == 1);
        }
}

TEST_CASE("CUDA words: __syncthreads and its _count, _and, _or; __syncwarp")
{
    const mgpu_kernel *kernel = cuda_block[GENERATE(0, 1)];
    cuda_run m(96);
    REQUIRE(m.run(*kernel, 1, 96, m.args()) == MGPU_OK);
    for (unsigned t = 0; t < 96; t++) {
        const double want[] = {
            32, 0, 1, 1, 0, 1095.0 - t, 2000.0 + (t ^ 31), 3000.0 + (t ^ 15)};
        for (unsigned k = 0; k < 8; k++) {
            CAPTURE(t, k);
            REQUIRE(m.at(t, k) == want[k]);
        }
    }
}

/* The lanes of a warp for which `which` holds. */
template <typename F>
static uint32_t
lanes(F which)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < 32; i++)
        mask |= which(i) ? 1u << i : 0;
    return mask;
}

TEST_CASE("CUDA words: votes, match, reduce, __activemask")
{
    const mgpu_kernel *kernel = cuda_votes[GENERATE(0, 1)];
    cuda_run m(64);
    REQUIRE(m.run(*kernel, 1, 64, m.args()) == MGPU_OK);
    for (uint32_t t = 0; t < 64; t++) {
        const uint32_t w = t / 32 * 32, all = 0xffffffffu;
        uint32_t squares = 0;
        for (uint32_t i = 0; i < 32; i++)
            squares ^= i * i;
        const double want[] = {
            1,
            0,
            w == 32 ? 1.0 : 0.0,
            0,
            lanes([&](uint32_t i) { return (w + i) % 5 == 0; }) * 1.0,
            t % 2 == 0 ? 0x11111111 * 1.0 : NAN,
            lanes([&](uint32_t i) { return (w + i) % 3 == t % 3; }) * 1.0,
            t % 2 != 0 ? 0xaaaaaaaa * 1.0 : 0x55555555 * 1.0,
            (0x11111111u << t % 4) * 1.0,
            t % 2 != 0 ? 0xaaaaaaaa * 1.0 : 0x55555555 * 1.0,
            all * 1.0,
            1,
            0,
            0,
            all * 1.0,
            (0xffu << t % 32 / 8 * 8) * 1.0,
            (0xffffu << t % 32 / 16 * 16) * 1.0,
            w == 0 ? 496.0 : 1520.0,
            w == 0 ? -496.0 : -1520.0,
            w == 0 ? 0.0 : 31.0,
            w - 40.0,
            w == 0 ? 4294967295.0 : 62.0,
            w + 31 - 40.0,
            w == 0 ? 64.0 : 96.0,
            w + 31.0,
            w == 0 ? squares * 1.0 : all * 1.0,
            t % 32 < 20 ? w + 19.0 : NAN,
            t % 32 < 20 ? 0x000fffff * 1.0 : NAN,
            all * 1.0,
        };
        for (unsigned k = 0; k < sizeof want / sizeof *want; k++) {
            CAPTURE(t, k);
            if (std::isnan(want[k]))
                REQUIRE(std::isnan(m.at(t, k)));
            else
                REQUIRE(m.at(t, k) == want[k]);
        }
    }
}

/* The value of lane `lane` of a type, as the kernel computes it. */
static double
shuffled(unsigned type, unsigned lane)
{
    const double t = lane;
    const double values[] = {100 - t,           4e9 + t,           t - 1099511627776.0,
                             t + 2199023255552, t - 4398046511104, t + 8796093022208,
                             0.5 * t,           0.1 * lane};
    return values[type];
}

TEST_CASE("CUDA words: __shfl_sync, _up_, _down_, _xor_ of all types, with and without width")
{
    const mgpu_kernel *kernel = cuda_shuffles[GENERATE(0, 1)];
    cuda_run m(64);
    REQUIRE(m.run(*kernel, 1, 64, m.args()) == MGPU_OK);
    for (unsigned t = 0; t < 64; t++) {
        const unsigned w = t / 32 * 32, i = t % 32;
        const unsigned from[8] = {5,
                                  i / 8 * 8 + (t + 3) % 8,
                                  i >= 2 ? i - 2 : i,
                                  i % 16 >= 3 ? i - 3 : i,
                                  i + 7 < 32 ? i + 7 : i,
                                  i % 4 < 3 ? i + 1 : i,
                                  i ^ 16,
                                  (i ^ 9) <= (i | 7) ? i ^ 9 : i};
        for (unsigned type = 0; type < 8; type++)
            for (unsigned k = 0; k < 8; k++) {
                CAPTURE(t, type, k);
                REQUIRE(m.at(t, 8 * type + k) == shuffled(type, w + from[k]));
            }
    }
}

/* What 64 threads, in any order, must have left in the operands, and taken away. */
template <typename T>
static void
check_atomics(const cuda_run &m, const std::vector<T> &memory, unsigned at)
{
    CAPTURE(at);
    std::vector<bool> seen(64), swapped(64);
    double exchanged = static_cast<double>(memory[6]), last = exchanged;
    CHECK(memory[0] == static_cast<T>(7 + 64 * 3));
    CHECK(memory[1] == 3);
    CHECK(memory[2] == 27);
    CHECK(memory[3] == static_cast<T>(0xf00));
    CHECK(memory[4] == static_cast<T>(0x2ff));
    CHECK(memory[5] == 7);
    CHECK((memory[7] > 0 && memory[7] <= 64));
    for (unsigned t = 0; t < 64; t++) {
        const double sum = m.at(t, at) - 7;
        REQUIRE((sum >= 0 && sum < 192 && std::fmod(sum, 3) == 0));
        seen[static_cast<size_t>(sum / 3)] = true;
        REQUIRE((m.at(t, at + 1) >= 3 && m.at(t, at + 1) <= 100));
        REQUIRE((m.at(t, at + 2) >= 0 && m.at(t, at + 2) <= 27));
        REQUIRE((static_cast<uint32_t>(m.at(t, at + 3)) & 0xf00) == 0xf00);
        REQUIRE((static_cast<uint32_t>(m.at(t, at + 4)) & 0x200) == 0x200);
        REQUIRE((m.at(t, at + 5) >= 0 && m.at(t, at + 5) <= 15));
        exchanged += m.at(t, at + 6);
        if (m.at(t, at + 7) == t)
            swapped[t] = true;
    }
    for (unsigned t = 0; t < 64; t++)
        REQUIRE(seen[t]);
    /* each value that was put in came out once, but the last; and the 50 of before */
    CHECK(exchanged == 50 + 64 * 65 / 2);
    CHECK((last >= 1 && last <= 64));
    /* compare-and-swap succeeded exactly for 0 .. memory[7]-1 */
    for (unsigned t = 0; t < 64; t++)
        REQUIRE(swapped[t] == (t < static_cast<unsigned>(memory[7])));
}

template <typename T>
static void
fill(std::vector<T> &memory)
{
    memory = {7, 100, 0, 0xfff, 0x200, 7, 50, 0, static_cast<T>(100), 3, 2};
}

TEST_CASE("CUDA words: atomics of all types")
{
    const mgpu_kernel *kernel = cuda_atomics[GENERATE(0, 1)];
    cuda_run m(64);
    fill(m.i), fill(m.u), fill(m.ll), fill(m.ul), fill(m.ull);
    m.f = {1.5f, 99.0f};
    m.d = {2.5};
    REQUIRE(m.run(*kernel, 1, 64, m.args()) == MGPU_OK);
    check_atomics(m, m.i, 0);
    check_atomics(m, m.u, 8);
    check_atomics(m, m.ll, 16);
    check_atomics(m, m.ul, 24);
    check_atomics(m, m.ull, 32);
    CHECK(m.f[0] == 1.5f + 32);
    CHECK(m.d[0] == 2.5 + 16);
    CHECK(m.i[8] == 100 - 128);
    CHECK(m.u[8] == 100u - 128u);
    CHECK(m.u[9] == (3 + 64) % 6);
    CHECK(m.u[10] == (2 + 6 * 64 - 64) % 6);
    double floats = m.f[1];
    for (unsigned t = 0; t < 64; t++) {
        REQUIRE((m.at(t, 40) >= 1.5 && m.at(t, 40) < 33.5));
        floats += m.at(t, 41);
        REQUIRE((m.at(t, 42) >= 2.5 && m.at(t, 42) < 18.5));
        REQUIRE((m.at(t, 43) <= 100 && m.at(t, 43) > -28));
        REQUIRE((m.at(t, 45) >= 0 && m.at(t, 45) <= 5));
        REQUIRE((m.at(t, 46) >= 0 && m.at(t, 46) <= 5));
    }
    CHECK(floats == 99 + 63 * 64 / 2);
}

TEST_CASE("CUDA words: fences are events with their scope")
{
    const mgpu_kernel *kernel = cuda_fences[GENERATE(0, 1)];
    cuda_run m;
    std::vector<mgpu_emu_event> events;
    m.config.workers = 1;
    m.config.observer.user = &events;
    m.config.observer.event = [](void *user, const mgpu_emu_event *e) {
        if (e->kind == MGPU_EMU_FENCE)
            static_cast<std::vector<mgpu_emu_event> *>(user)->push_back(*e);
    };
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    REQUIRE(events.size() == 3);
    for (const mgpu_emu_event &e : events)
        CHECK(e.value == MGPU__FENCE_SC);
    CHECK(events[0].how == 0);
    CHECK(events[1].how == MGPU__SCOPE_GPU);
    CHECK(events[2].how == MGPU__SCOPE_SYS);
}

TEST_CASE("CUDA words: clock64, __nanosleep, __trap")
{
    const int language = GENERATE(0, 1);
    cuda_run m(4);
    REQUIRE(m.run(*cuda_clocks[language], 1, 1, m.args()) == MGPU_OK);
    CHECK(m.out[0] > 0);
    REQUIRE(m.run(*cuda_trap[language], 1, 4, m.args()) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"trap", "thread (3,0,0)", language == 0 ? "test_words_c.c:" : "test_words"}));
}

TEST_CASE("CUDA words: bits, casts, __ldg, min, max")
{
    const mgpu_kernel *kernel = cuda_numbers[GENERATE(0, 1)];
    cuda_run m;
    m.i = {0x00f00100, 77};
    m.f = {-0.5f};
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    const double want[] = {5,         9, 8, 32, 0x00800f00, 6,     41,    40, 64,  1,
                           -3.140625, 1, 1, 1,  77,         3.125, -1024, 77, 0.5, 578};
    for (unsigned k = 0; k < 20; k++) {
        CAPTURE(k);
        CHECK(m.out[k] == want[k]);
    }
    const double pairs[] = {-5,   3,
                            3,    4e9,
                            -5,   3,
                            3,    1125899906842624,
                            -5,   3,
                            3,    1125899906842624,
                            -0.5, 0.25,
                            -0.1, 0.1,
                            -0.5, 0.1,
                            2,    2,
                            3,    4294967291,
                            3,    18446744073709551611.0,
                            3,    18446744073709551611.0,
                            -0.5, 0.1};
    for (unsigned k = 0; k < 28; k++) {
        CAPTURE(k);
        CHECK(m.out[20 + k] == pairs[k]);
    }
}

TEST_CASE("CUDA words: integers, conversions, roundings")
{
    const mgpu_kernel *kernel = cuda_math[GENERATE(0, 1)];
    cuda_run m;
    m.f = {2.5f};
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    const double third = 0.3333333432674407958984375, root = 1.41421353816986083984375;
    const double want[] = {-15,
                           15,
                           -1,
                           3,
                           -1,
                           3,
                           0x11335577,
                           3,
                           7,
                           0x80000001,
                           1,
                           222,
                           -2,
                           222,
                           3,
                           222,
                           -2,
                           222,
                           3,
                           -16777216,
                           4294967296.0,
                           -4611686018427387904.0,
                           18446744073709551616.0,
                           0.100000001490116119384765625,
                           3,
                           2,
                           10,
                           third,
                           6,
                           third,
                           root,
                           2,
                           51};
    for (unsigned k = 0; k < 33; k++) {
        CAPTURE(k);
        CHECK(m.out[k] == want[k]);
    }
}

TEST_CASE("CUDA words: fast functions are the host's")
{
    const mgpu_kernel *kernel = cuda_math[GENERATE(0, 1)];
    cuda_run m;
    m.f = {2.5f};
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    const double want[] = {2.718281828459045,
                           100,
                           0.9162907318741551,
                           3,
                           3,
                           6.25,
                           0.8414709848078965,
                           0.5403023058681398,
                           1.5574077246549023,
                           0.7615941559557649,
                           1.25,
                           2,
                           0.8414709848078965,
                           0.5403023058681398};
    for (unsigned k = 0; k < 14; k++) {
        CAPTURE(k);
        CHECK(std::fabs(m.out[33 + k] - want[k]) <= 1e-7 * want[k]);
    }
}

/* By exact fractions: in each direction 1 + 3, 1 - 3, 1 * 3, 1 / 3, 1 * 3 + 2^-30 (2^-60), 1 / 3, sqrt 2. */
TEST_CASE("CUDA words: sums, products, quotients, roots in one direction, and of doubles")
{
    const mgpu_kernel *kernel = cuda_directed[GENERATE(0, 1)];
    const double want[] = {4.0,
                           -2.0,
                           3.0,
                           0x1.5555540000000p-2,
                           3.0,
                           0x1.5555540000000p-2,
                           0x1.6a09e60000000p+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555540000000p-2,
                           3.0,
                           0x1.5555540000000p-2,
                           0x1.6a09e60000000p+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555560000000p-2,
                           0x1.8000020000000p+1,
                           0x1.5555560000000p-2,
                           0x1.6a09e80000000p+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555555555555p-2,
                           3.0,
                           0x1.5555555555555p-2,
                           0x1.6a09e667f3bcdp+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555555555555p-2,
                           3.0,
                           0x1.5555555555555p-2,
                           0x1.6a09e667f3bccp+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555555555555p-2,
                           3.0,
                           0x1.5555555555555p-2,
                           0x1.6a09e667f3bccp+0,
                           4.0,
                           -2.0,
                           3.0,
                           0x1.5555555555556p-2,
                           0x1.8000000000001p+1,
                           0x1.5555555555556p-2,
                           0x1.6a09e667f3bcdp+0};
    cuda_run m;
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    for (size_t k = 0; k < sizeof want / sizeof *want; k++) {
        CAPTURE(k);
        CHECK(m.out[k] == want[k]);
    }
}

/* Of 2^24 + 1 with both signs and 1 + 2^-28 to float, of 2.5 to integers, of 2^53 + 1 with both signs to double. */
TEST_CASE("CUDA words: conversions in one direction, and of doubles")
{
    const mgpu_kernel *kernel = cuda_directed_conversions[GENERATE(0, 1)];
    const double want[] = {16777216.0,
                           16777216.0,
                           -16777216.0,
                           16777216.0,
                           1.0,
                           16777216.0,
                           16777216.0,
                           -16777218.0,
                           16777216.0,
                           1.0,
                           16777218.0,
                           16777218.0,
                           -16777216.0,
                           16777218.0,
                           0x1.0000020000000p+0,
                           2.0,
                           2.0,
                           2.0,
                           2.0,
                           -9007199254740992.0,
                           9007199254740992.0,
                           2.0,
                           2.0,
                           2.0,
                           2.0,
                           -9007199254740992.0,
                           9007199254740992.0,
                           2.0,
                           2.0,
                           2.0,
                           2.0,
                           -9007199254740994.0,
                           9007199254740992.0,
                           3.0,
                           3.0,
                           3.0,
                           3.0,
                           -9007199254740992.0,
                           9007199254740994.0,
                           -5.0,
                           4000000000.0};
    cuda_run m;
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    for (size_t k = 0; k < sizeof want / sizeof *want; k++) {
        CAPTURE(k);
        CHECK(m.out[k] == want[k]);
    }
}

TEST_CASE("CUDA words: address spaces")
{
    const mgpu_kernel *kernel = cuda_spaces[GENERATE(0, 1)];
    const double want[] = {1, 10, 100, 1001, 77, 12, 5, 1};
    cuda_run m;
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    for (size_t k = 0; k < sizeof want / sizeof *want; k++) {
        CAPTURE(k);
        CHECK(m.out[k] == want[k]);
    }
    CHECK(m.i[1] == 42);
}

TEST_CASE("CUDA words: loads and stores with a way through the caches")
{
    const mgpu_kernel *kernel = cuda_caches[GENERATE(0, 1)];
    cuda_run m;
    const int four[4] = {1, 2, 3, 1000};
    m.i = {0, 5, 0};
    memcpy(m.out.data(), four, sizeof four);
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    CHECK(m.i[0] == 20);
    CHECK(m.i[2] == 1005);
    for (unsigned k = 0; k < 4; k++)
        CHECK(m.f[k] == static_cast<float>(k + 1));
}

TEST_CASE("CUDA words: vector types and make_*, with CUDA's sizes and alignments")
{
    const mgpu_kernel *kernel = cuda_vectors[GENERATE(0, 1)];
    cuda_run m;
    REQUIRE(m.run(*kernel, 1, 1, m.args()) == MGPU_OK);
    const unsigned bytes[] = {1, 1, 2, 2, 4, 4, 8, 8, 4, 8};
    for (unsigned k = 0; k < 10; k++) {
        const unsigned n = bytes[k];
        CAPTURE(k);
        CHECK(m.out[7 * k] == 4);
        CHECK(m.out[7 * k + 1] == 28);
        CHECK(m.out[7 * k + 2] == 33);
        CHECK(m.out[7 * k + 3] == 4);
        CHECK(m.out[7 * k + 4] == n + 200 * n + 30000 * n);
        CHECK(m.out[7 * k + 5] == 4 * n);
        CHECK(m.out[7 * k + 6] == 2 * n + 100 * (n == 8 ? 16 : 4 * n));
    }
}
