/* tests/ptx/test_tma.cu - TMA on tiles: every function, against a plain copy of the box.
 * SPDX-License-Identifier: MIT
 *
 * The tensor counts up, so that each byte of a box says where it came from. Boxes lie inside,
 * across each edge and wholly outside the tensor.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/tma_reduce.h>

#include "device.h"
#include "tma_boxes.h"

#include <random>

/* Where boxes lie; the first number counts 16 bytes, the step that TMA asks of c0. Loads may begin
 * before the tensor, stores may not; both may end behind it. */
static const int32_t load_places[][5] = {
    {0, 0, 0, 0, 0},  {1, 2, 1, 1, 1},           {-1, -1, -1, -1, -1},
    {5, 5, 3, 2, 2},  {1000, 0, 0, 0, 0},        {0, 1000, 0, 0, 0},
    {0, 0, -5, 0, 0}, {0, 0, 0, 0, -2147483647}, {1, -1, 2, -1, 2},
};
static const int32_t store_places[][5] = {
    {0, 0, 0, 0, 0},    {1, 2, 1, 1, 1}, {5, 5, 3, 2, 2},          {1000, 0, 0, 0, 0},
    {0, 1000, 0, 0, 0}, {0, 0, 3, 0, 0}, {0, 0, 0, 0, 2147483647}, {1, 5, 2, 2, 2},
};

/* The coordinates of a place for elements of `elem` bytes. */
struct coordinates {
    int32_t c[5];
    coordinates(const int32_t (&place)[5], uint32_t elem)
    {
        for (int i = 0; i < 5; i++)
            c[i] = i == 0 ? place[0] * (int32_t)(16 / elem) : place[i];
    }
    operator const int32_t *() const
    {
        return c;
    }
};

/* ---- tests -------------------------------------------------------------------------------- */

TEST_CASE("mgpu_tma_load, mgpu_tma_load_shared_cta")
{
    const mgpu_dtype dtypes[] = {MGPU_DTYPE_U8, MGPU_DTYPE_BF16, MGPU_DTYPE_U32,
                                 MGPU_DTYPE_F64};
    for (mgpu_dtype dtype : dtypes)
        for (uint32_t rank = 1; rank <= 5; rank++) {
            const tensor t(dtype, rank);
            device_buffer<unsigned char> global(t.bytes);
            const mgpu_tensor_map map = map_of(t, global.ptr());
            for (const auto &place : load_places)
                for (uint32_t form = 0; form < 4; form++) {
                    const coordinates c(place, t.elem);
                    const uint32_t hint = form & 1, own = form >> 1;
                    INFO(mgpu_dtype_name(dtype)
                         << " " << rank << "d, hint " << hint << (own ? ", shared::cta" : "")
                         << ", at " << c[0] << " " << c[1] << " " << c[2] << " " << c[3] << " "
                         << c[4]);
                    const std::vector<unsigned char> got =
                        run_load(map, rank, t.box_bytes(), c, hint, 0, own);
                    const bool same = got == loaded(t, c, MGPU_SWIZZLE_NONE);
                    CHECK(same);
                    if (own)
                        record("shared_cta", got);
                }
        }
}

/* Rows as long as the swizzle's span, and shorter. */
TEST_CASE("mgpu_tma_load: swizzles")
{
    const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
    for (mgpu_swizzle swizzle : swizzles)
        for (uint32_t rank = 2; rank <= 3; rank++) {
            for (uint32_t row_bytes = (uint32_t)swizzle; row_bytes >= 16; row_bytes /= 2) {
                tensor t(MGPU_DTYPE_BF16, rank);
                t.dims[0] = 80;
                t.dims[1] = 40;
                t.box[0] = row_bytes / 2;
                t.box[1] = 24;
                t.bytes.resize(t.dims[0] * t.dims[1] * t.dims[2] * 2);
                for (size_t i = 0; i < t.bytes.size(); i++)
                    t.bytes[i] = (unsigned char)(i * 7 + i / 251);
                device_buffer<unsigned char> global(t.bytes);
                const mgpu_tensor_map map = map_of(t, global.ptr(), swizzle);
                for (const auto &place : load_places) {
                    const coordinates c(place, t.elem);
                    INFO("span " << swizzle << ", rows of " << row_bytes << " bytes, " << rank
                                 << "d at " << c[0] << " " << c[1]);
                    const std::vector<unsigned char> got =
                        run_load(map, rank, t.box_bytes(), c, 0, 0);
                    const bool same = got == loaded(t, c, swizzle);
                    CHECK(same);
                    if (c[0] == 0 && c[1] == 0)
                        record("rows", got);
                }
            }
        }
}

/* The fill is 0x7ff7 in each 16 bits. */
TEST_CASE("mgpu_tma_load: NaN outside")
{
    for (mgpu_dtype dtype : {MGPU_DTYPE_F16, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, MGPU_DTYPE_F64}) {
        const tensor t(dtype, 2);
        const coordinates c({-1, 5, 0, 0, 0}, t.elem);
        device_buffer<unsigned char> global(t.bytes);
        const mgpu_tensor_map map = map_of(t, global.ptr(), MGPU_SWIZZLE_NONE, MGPU_OOB_NAN);
        const std::vector<unsigned char> got = run_load(map, 2, t.box_bytes(), c, 0, 0);
        record(mgpu_dtype_name(dtype), got);
        for (uint32_t i = 0; i < t.box_elems(); i++) {
            const int64_t from = t.at(i, c);
            INFO(mgpu_dtype_name(dtype) << " element " << i);
            for (uint32_t b = 0; b < t.elem; b++)
                REQUIRE(got[i * t.elem + b] ==
                        (from < 0 ? (b % 2 ? 0x7f : 0xf7) : t.bytes[(size_t)from + b]));
        }
    }
}

/* Rank 0 loads for both, for itself, for its peer: at the same offset, on each one's barrier. */
TEST_CASE("mgpu_tma_load_multicast")
{
    for (uint32_t rank = 1; rank <= 5; rank++) {
        const tensor t(MGPU_DTYPE_U32, rank);
        device_buffer<unsigned char> global(t.bytes);
        const mgpu_tensor_map map = map_of(t, global.ptr());
        const coordinates edge(load_places[2], t.elem);
        const std::vector<unsigned char> full = loaded(t, edge, MGPU_SWIZZLE_NONE);
        const std::vector<unsigned char> none(SMEM, 0xDB);
        for (uint16_t mask = 1; mask < 4; mask++)
            for (uint32_t hint = 0; hint < 2; hint++) {
                const std::vector<unsigned char> got =
                    run_load(map, rank, t.box_bytes(), edge, hint, mask);
                for (uint32_t cta = 0; cta < 2; cta++) {
                    INFO(rank << "d, mask " << mask << ", hint " << hint << ", rank " << cta);
                    const bool same =
                        std::vector<unsigned char>(got.begin() + cta * SMEM,
                                                   got.begin() + (cta + 1) * SMEM) ==
                        (mask >> cta & 1 ? full : none);
                    CHECK(same);
                }
            }
    }
}

TEST_CASE("mgpu_tma_store")
{
    std::vector<unsigned char> image(SMEM);
    for (uint32_t i = 0; i < SMEM; i++)
        image[i] = (unsigned char)(i * 11 + i / 256 + 1);
    const mgpu_dtype dtypes[] = {MGPU_DTYPE_U8, MGPU_DTYPE_F16, MGPU_DTYPE_F32, MGPU_DTYPE_U64};
    for (mgpu_dtype dtype : dtypes)
        for (uint32_t rank = 1; rank <= 5; rank++)
            for (const auto &place : store_places)
                for (uint32_t hint = 0; hint < 2; hint++) {
                    const coordinates c(place, mgpu_dtype_bytes(dtype));
                    const mgpu_swizzle swizzle = hint ? MGPU_SWIZZLE_32B : MGPU_SWIZZLE_NONE;
                    tensor t(dtype, rank), want = t;
                    for (uint32_t i = 0; i < t.box_elems(); i++) {
                        const int64_t to = t.at(i, c);
                        for (uint32_t b = 0; b < t.elem && to >= 0; b++)
                            want.bytes[(size_t)to + b] =
                                image[swizzled(swizzle, i * t.elem + b)];
                    }
                    INFO(mgpu_dtype_name(dtype)
                         << " " << rank << "d, hint " << hint << ", at " << c[0] << " " << c[1]
                         << " " << c[2] << " " << c[3] << " " << c[4]);
                    const bool same =
                        run_store(t, c, image, OP_STORE, hint, swizzle) == want.bytes;
                    CHECK(same);
                }
}

/* One operator on one type: 1d to 5d, with and without a hint, at an inner place and an edge. */
template <typename T>
static void
reduce(mgpu_dtype dtype, uint32_t op)
{
    std::vector<unsigned char> image(SMEM);
    for (uint32_t i = 0; i < SMEM / sizeof(T); i++) {
        const T x = T((int)(i * 7 % 40) - (T(-1) < T(0) ? 20 : 0));
        std::memcpy(&image[i * sizeof(T)], &x, sizeof x);
    }
    for (uint32_t rank = 1; rank <= 5; rank++)
        for (int place : {1, 2})
            for (uint32_t hint = 0; hint < 2; hint++) {
                const coordinates c(store_places[place], sizeof(T));
                tensor t(dtype, rank);
                for (size_t i = 0; i < t.bytes.size() / sizeof(T); i++) {
                    const T x = T((int)(i * 5 % 37) - (T(-1) < T(0) ? 18 : 0));
                    std::memcpy(&t.bytes[i * sizeof(T)], &x, sizeof x);
                }
                tensor want = t;
                for (uint32_t i = 0; i < t.box_elems(); i++) {
                    const int64_t to = t.at(i, c);
                    T global, box;
                    if (to < 0)
                        continue;
                    std::memcpy(&global, &t.bytes[(size_t)to], sizeof global);
                    std::memcpy(&box, &image[i * sizeof(T)], sizeof box);
                    global = reduced(op, global, box);
                    std::memcpy(&want.bytes[(size_t)to], &global, sizeof global);
                }
                INFO(mgpu_dtype_name(dtype) << " op " << op << ", " << rank << "d, place "
                                            << place << ", hint " << hint);
                const bool same = run_store(t, c, image, op, hint) == want.bytes;
                CHECK(same);
            }
}

TEST_CASE("mgpu_tma_reduce")
{
    for (uint32_t op = OP_ADD; op < OPS; op++)
        reduce<uint32_t>(MGPU_DTYPE_U32, op);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX})
        reduce<int32_t>(MGPU_DTYPE_S32, op);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX, OP_AND, OP_OR, OP_XOR})
        reduce<uint64_t>(MGPU_DTYPE_U64, op);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX}) {
        reduce<bf16>(MGPU_DTYPE_BF16, op);
        reduce<f16>(MGPU_DTYPE_F16, op);
    }
    reduce<float>(MGPU_DTYPE_F32, OP_ADD);
}

/* What the numbers above leave out: each of these values reduced with each other one, as the GPU
 * does it. Of NaN: both signs, quiet and signalling, the least and the greatest payload. */
TEST_CASE("mgpu_tma_reduce: NaN, infinities, zeros, subnormals, ends of the range")
{
    enum {
        ADD = 1 << OP_ADD,
        ORDER = 1 << OP_MIN | 1 << OP_MAX,
        BITS = 1 << OP_AND | 1 << OP_OR | 1 << OP_XOR,
        VALUES = 16
    };
    struct {
        mgpu_dtype dtype;
        uint32_t ops;
        uint64_t values[VALUES];
    } const kinds[] = {
        {MGPU_DTYPE_BF16,
         ADD | ORDER,
         {0, 0x8000, 1, 0x807f, 0x7f80, 0xff80, 0x7fc0, 0xffc1, 0x3f80, 0xbf81, 0x0080, 0x7f7f,
          0x7f81, 0xffbf, 0x7fff, 0xff7f}},
        {MGPU_DTYPE_F16,
         ADD | ORDER,
         {0, 0x8000, 1, 0x83ff, 0x7c00, 0xfc00, 0x7e00, 0xfe01, 0x3c00, 0xbc01, 0x0400, 0x7bff,
          0x7c01, 0xfdff, 0x7fff, 0xfbff}},
        {MGPU_DTYPE_F32,
         ADD,
         {0, 0x80000000, 1, 0x807fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001,
          0x3f800000, 0xbf800001, 0x00800000, 0x7f7fffff, 0x7f800001, 0xffbfffff, 0x7fffffff,
          0xff7fffff}},
        {MGPU_DTYPE_F64,
         ADD,
         {0, 0x8000000000000000, 1, 0x800fffffffffffff, 0x7ff0000000000000, 0xfff0000000000000,
          0x7ff8000000000000, 0xfff8000000000001, 0x3ff0000000000000, 0xbff0000000000001,
          0x0010000000000000, 0x7fefffffffffffff, 0x7ff0000000000001, 0xfff7ffffffffffff,
          0x7fffffffffffffff, 0xffefffffffffffff}},
        {MGPU_DTYPE_U32,
         ADD | ORDER | BITS | 1 << OP_INC | 1 << OP_DEC,
         {0, 1, 2, 3, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff,
          0xffff, 0x10000, 0x55555555, 0xaaaaaaaa, 0x12345678, 0x87654321}},
        {MGPU_DTYPE_S32,
         ADD | ORDER | BITS,
         {0, 1, 2, 3, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff,
          0xffff, 0x10000, 0x55555555, 0xaaaaaaaa, 0x12345678, 0x87654321}},
        {MGPU_DTYPE_U64,
         ADD | ORDER | BITS,
         {0, 1, 0xffffffff, 0x100000000, 0x80000000, 0x7fffffff, 0x7ffffffffffffffe,
          0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffe,
          0xffffffffffffffff, 0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0x123456789abcdef0,
          0xfedcba9876543210}},
        {MGPU_DTYPE_S64,
         ORDER,
         {0, 1, 0xffffffff, 0x100000000, 0x80000000, 0x7fffffff, 0x7ffffffffffffffe,
          0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffe,
          0xffffffffffffffff, 0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0x123456789abcdef0,
          0xfedcba9876543210}},
    };
    for (const auto &kind : kinds)
        for (uint32_t op = OP_ADD; op < OPS; op++)
            for (uint32_t shift = 0; shift < VALUES && kind.ops >> op & 1; shift++) {
                static const char *const names[OPS] = {"store", "add", "min", "max", "inc",
                                                       "dec",   "and", "or",  "xor"};
                tensor t(kind.dtype, 1);
                std::vector<unsigned char> image(SMEM);
                const int32_t c[5] = {0, 0, 0, 0, 0};
                t.dims[0] = t.box[0] = VALUES;
                t.bytes.resize(VALUES * t.elem);
                for (uint32_t i = 0; i < VALUES; i++) {
                    std::memcpy(&t.bytes[i * t.elem], &kind.values[i], t.elem);
                    std::memcpy(&image[i * t.elem], &kind.values[(i + shift) % VALUES], t.elem);
                }
                const std::string name = mgpu_dtype_name(kind.dtype);
                record((name + "." + names[op]).c_str(), run_store(t, c, image, op, 0));
            }
}

/* Sums that no type holds: no neighbour of what comes back is nearer to the exact sum. */
template <typename T, typename Bits>
static void
rounded_sums(mgpu_dtype dtype, int mantissa, int exponent)
{
    enum { SUMS = 256 };
    std::mt19937_64 random((unsigned)dtype);
    const int32_t c[5] = {0, 0, 0, 0, 0};
    tensor t(dtype, 1);
    std::vector<unsigned char> image(SMEM);
    t.dims[0] = t.box[0] = SUMS;
    t.bytes.resize(SUMS * sizeof(T));
    for (uint32_t i = 0; i < 2 * SUMS; i++) { /* of exponents at most mantissa + 3 apart */
        const uint64_t e = (uint64_t)exponent + random() % (uint64_t)(mantissa + 4);
        const Bits x = (Bits)(random() << (8 * sizeof(T) - 1) | e << mantissa |
                              random() % (1ull << mantissa));
        unsigned char *to = i < SUMS ? &t.bytes[i * sizeof x] : &image[(i - SUMS) * sizeof x];
        std::memcpy(to, &x, sizeof x);
    }
    const std::vector<unsigned char> got = run_store(t, c, image, OP_ADD, 0);
    uint32_t inexact = 0;
    for (uint32_t i = 0; i < SUMS; i++) {
        T x, y, near;
        Bits bits;
        std::memcpy(&x, &t.bytes[i * sizeof x], sizeof x);
        std::memcpy(&y, &image[i * sizeof y], sizeof y);
        std::memcpy(&bits, &got[i * sizeof bits], sizeof bits);
        std::memcpy(&near, &bits, sizeof near);
        const long double sum = (long double)x + (long double)y; /* up to 64 bits */
        const long double off = std::fabs((long double)near - sum);
        inexact += off != 0;
        for (Bits next : {(Bits)(bits + 1), (Bits)(bits - 1)}) {
            std::memcpy(&near, &next, sizeof near);
            INFO(mgpu_dtype_name(dtype) << " sum " << i);
            CHECK(off <= std::fabs((long double)near - sum));
        }
    }
    CHECK(inexact > SUMS / 2);
    record(mgpu_dtype_name(dtype), got);
}

TEST_CASE("mgpu_tma_reduce_add: rounding")
{
    rounded_sums<f16, uint16_t>(MGPU_DTYPE_F16, 10, 10);
    rounded_sums<bf16, uint16_t>(MGPU_DTYPE_BF16, 7, 120);
    rounded_sums<float, uint32_t>(MGPU_DTYPE_F32, 23, 110);
    rounded_sums<float, uint32_t>(MGPU_DTYPE_TF32, 23, 110);
    rounded_sums<double, uint64_t>(MGPU_DTYPE_F64, 52, 1000);
}

/* Maps of f32.ftz and tf32.ftz: a load keeps subnormals, and tf32.ftz rounds all as tf32 does; a store changes
 * nothing; a sum has no subnormals, before nor after. Each value with each other one. */
TEST_CASE("mgpu_tma_load, mgpu_tma_store, mgpu_tma_reduce_add: f32.ftz, tf32.ftz")
{
    enum { VALUES = 20 };
    static const uint32_t values[VALUES] = {
        0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x807fffff, 0x00400000,
        0x00800000, 0x80800000, 0x00800001, 0x00fff000, 0x7f7fffff, 0xff7fffff, 0x7f800000,
        0xff800000, 0x7fc00000, 0x7f800001, 0x3f801000, 0xbf803001, 0x3f800000};
    const int32_t c[5] = {0, 0, 0, 0, 0};
    auto flushed = [](uint32_t x) { return (x & 0x7f800000) == 0 ? x & 0x80000000 : x; };
    for (mgpu_dtype dtype : {MGPU_DTYPE_F32_FTZ, MGPU_DTYPE_TF32_FTZ}) {
        INFO(mgpu_dtype_name(dtype));
        tensor t(dtype, 1);
        std::vector<unsigned char> image(SMEM);
        t.dims[0] = t.box[0] = VALUES;
        t.bytes.resize(VALUES * 4);
        std::memcpy(t.bytes.data(), values, sizeof values);
        device_buffer<unsigned char> global(t.bytes);
        const std::vector<unsigned char> got =
            run_load(map_of(t, global.ptr()), 1, t.box_bytes(), c, 0, 0);
        record((std::string(mgpu_dtype_name(dtype)) + ".loaded").c_str(), got.data(),
               VALUES * 4);
        for (int i = 0; i < VALUES; i++) {
            uint32_t want = values[i], x;
            if (dtype == MGPU_DTYPE_TF32_FTZ && (want & 0x7fffffff) > 0x7f800000)
                want = 0x7fffe000;
            else if (dtype == MGPU_DTYPE_TF32_FTZ)
                want = (want + 0xfff + (want >> 13 & 1)) & 0xffffe000;
            std::memcpy(&x, &got[(size_t)i * 4], 4);
            CAPTURE(i);
            CHECK(x == want);
        }
        std::memcpy(image.data(), values, sizeof values);
        std::memset(t.bytes.data(), 0, t.bytes.size());
        const std::vector<unsigned char> stored = run_store(t, c, image, OP_STORE, 0);
        CHECK(std::memcmp(stored.data(), values, sizeof values) == 0);
        for (uint32_t shift = 0; shift < VALUES; shift++) {
            for (uint32_t i = 0; i < VALUES; i++) {
                std::memcpy(&t.bytes[i * 4], &values[i], 4);
                std::memcpy(&image[i * 4], &values[(i + shift) % VALUES], 4);
            }
            const std::vector<unsigned char> sums = run_store(t, c, image, OP_ADD, 0);
            record((std::string(mgpu_dtype_name(dtype)) + ".sums").c_str(), sums);
            for (uint32_t i = 0; i < VALUES; i++) {
                float a, b;
                uint32_t words[2] = {flushed(values[i]), flushed(values[(i + shift) % VALUES])},
                         x;
                std::memcpy(&a, &words[0], 4);
                std::memcpy(&b, &words[1], 4);
                a += b;
                std::memcpy(&words[0], &a, 4);
                std::memcpy(&x, &sums[i * 4], 4);
                CAPTURE(i, shift);
                CHECK(x == (a != a ? 0x7fffffff : flushed(words[0])));
            }
        }
    }
}

/* A tf32 map rounds what it loads to nearest even, and changes nothing that it stores. */
TEST_CASE("mgpu_tma_load, mgpu_tma_store, mgpu_tma_reduce_add: tf32")
{
    static const uint32_t pairs[][2] = {
        {0x3f800fff, 0x3f800000}, {0x3f801000, 0x3f800000}, {0x3f801001, 0x3f802000},
        {0x3f803000, 0x3f804000}, {0xbf803000, 0xbf804000}, {0x80001001, 0x80002000},
        {0x00001234, 0x00002000}, {0x7f7fffff, 0x7f800000}, {0x7f800000, 0x7f800000},
        {0xff800fff, 0x7fffe000}, {0x7fc00000, 0x7fffe000}, {0x12345678, 0x12346000},
    };
    const int32_t c[5] = {0, 0, 0, 0, 0};
    tensor t(MGPU_DTYPE_TF32, 1);
    std::vector<unsigned char> image(SMEM);
    t.box[0] = 12;
    for (int i = 0; i < 12; i++)
        std::memcpy(&t.bytes[(size_t)i * 4], &pairs[i][0], 4);
    device_buffer<unsigned char> global(t.bytes);
    const std::vector<unsigned char> got =
        run_load(map_of(t, global.ptr()), 1, t.box_bytes(), c, 0, 0);
    record("loaded", got.data(), 48);
    for (int i = 0; i < 12; i++)
        CHECK(std::memcmp(&got[(size_t)i * 4], &pairs[i][1], 4) == 0);
    std::memcpy(image.data(), t.bytes.data(), 48);
    std::memset(t.bytes.data(), 0, t.bytes.size());
    const std::vector<unsigned char> stored = run_store(t, c, image, OP_STORE, 0);
    CHECK(std::memcmp(stored.data(), image.data(), 48) == 0);
    record("reduced", run_store(t, c, image, OP_ADD, 0));
}
