/* tests/emu/math/test_box.cpp - the model's tile copies against a copy written element by element.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/emu/math/box.h>
#include <mgpu/layout/swizzle.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace
{

using bytes = std::vector<unsigned char>;

struct tensor {
    mgpu__tma_map map;
    bytes memory; /* with a guard of 64 bytes on both sides */

    unsigned char *base()
    {
        uintptr_t p = (uintptr_t)memory.data() + 64;
        return (unsigned char *)((p + 15) / 16 * 16);
    }
};

/* A tensor with rows padded to 16 bytes and `gap` more; memory is 0x5a. */
tensor
make_tensor(mgpu_dtype dtype, std::vector<uint64_t> dims, std::vector<uint32_t> box,
            uint32_t swizzle = 0, uint64_t gap = 0)
{
    tensor t;
    std::memset(&t.map, 0, sizeof t.map);
    t.map.rank = (uint8_t)dims.size();
    t.map.dtype = (uint8_t)dtype;
    t.map.swizzle = (uint8_t)swizzle;
    uint64_t size = (dims[0] * mgpu_dtype_bytes(dtype) + 15) / 16 * 16 + gap;
    for (size_t i = 0; i < 5; i++) {
        t.map.dims[i] = i < dims.size() ? dims[i] : 1;
        t.map.box[i] = i < dims.size() ? box[i] : 1;
        t.map.elem_strides[i] = 1;
        if (i > 0 && i < dims.size()) {
            t.map.strides[i - 1] = size;
            size *= dims[i];
        }
    }
    t.memory.assign((size_t)size + 160, 0x5a);
    t.map.global = (uint64_t)(uintptr_t)t.base();
    return t;
}

/* Visit each element of a box: its bytes' offset from the tensor's start (or -1 outside), and
 * the offset in the window. Written from the definition, without rows. `end`: a row of the tensor
 * has a multiple of so many bytes, 1 or 16. */
template <typename F>
void
each_element(const mgpu__tma_map &m, const int32_t *c, uint32_t at, uint32_t end, F visit)
{
    uint32_t size = mgpu_dtype_bytes((mgpu_dtype)m.dtype), count[5] = {1, 1, 1, 1, 1};
    for (int i = 0; i < m.rank; i++)
        count[i] = i == 0 ? m.box[0] : (m.box[i] + m.elem_strides[i] - 1) / m.elem_strides[i];
    uint32_t pitch = m.swizzle ? m.swizzle / 16 * 16 : m.box[0] * size, total = 1;
    for (uint32_t n : count)
        total *= n;
    for (uint32_t e = 0; e < total; e++) {
        uint32_t rest = e, row = e / count[0], x0 = e % count[0];
        int64_t global = 0;
        bool inside = true;
        for (int i = 0; i < m.rank; i++) {
            int64_t x = c[i] + (int64_t)(rest % count[i]) * (i == 0 ? 1 : m.elem_strides[i]);
            rest /= count[i];
            int64_t last = (int64_t)m.dims[i];
            if (i == 0)
                last = (last * size + end - 1) / end * end / size;
            inside = inside && x >= 0 && x < last;
            global += x * (i == 0 ? (int64_t)size : (int64_t)m.strides[i - 1]);
        }
        visit(inside ? global : -1,
              mgpu_swizzle_offset((mgpu_swizzle)m.swizzle, at + row * pitch + x0 * size), size);
    }
}

struct heard {
    bytes shared; /* 1: read, 2: written */
    bytes global;
    uint64_t base;
    uint32_t layout; /* of runs in shared memory */
    bool stray = false;
};

void
listen(void *context, int global, int write, uint64_t address, uint32_t n, uint32_t layout)
{
    heard *h = (heard *)context;
    bytes &seen = global ? h->global : h->shared;
    uint64_t first = global ? address - h->base : address;
    if (n == 0 || layout != (global ? 0 : h->layout) || first >= seen.size() ||
        n > seen.size() - first) {
        h->stray = true;
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        seen[first + i] |= write ? 2 : 1;
}

struct any_case {
    tensor t;
    int32_t c[5];
    uint32_t at;
};

/* Random rank, type, swizzle, extents, coordinates on and off all edges. */
any_case
random_case(std::mt19937 &rng)
{
    auto pick = [&](int lo, int hi) { return std::uniform_int_distribution<int>(lo, hi)(rng); };
    const mgpu_dtype dtypes[] = {MGPU_DTYPE_U8, MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32,
                                 MGPU_DTYPE_U64};
    const uint32_t swizzles[] = {0, 32, 64, 128, 129, 130, 131};
    mgpu_dtype dtype = dtypes[pick(0, 4)];
    uint32_t size = mgpu_dtype_bytes(dtype), swizzle = swizzles[pick(0, 6)];
    int rank = pick(1, 5);
    std::vector<uint64_t> dims;
    std::vector<uint32_t> box;
    for (int i = 0; i < rank; i++) {
        if (i == 0) {
            uint32_t chunks = swizzle ? swizzle / 16 : (uint32_t)pick(1, 8);
            if (pick(0, 3) == 0)
                chunks = (uint32_t)pick(1, (int)chunks);
            box.push_back(chunks * 16 / size);
            dims.push_back((uint64_t)pick(1, 200));
        } else {
            box.push_back((uint32_t)pick(1, i == 1 ? 20 : 4));
            dims.push_back((uint64_t)pick(1, i == 1 ? 30 : 5));
        }
    }
    any_case a{make_tensor(dtype, dims, box, swizzle, 16 * (uint64_t)pick(0, 2)), {0}, 0};
    for (int i = 0; i < rank; i++) {
        int n = (int)dims[(size_t)i], b = (int)box[(size_t)i];
        a.c[i] = pick(-b - 2, n + 2);
        if (pick(0, 2) == 0)
            a.c[i] = 0;
        if (pick(0, 3) == 0)
            a.t.map.elem_strides[i] = (uint32_t)pick(1, 8);
    }
    if (pick(0, 3) == 0 && mgpu_dtype_is_float(dtype))
        a.t.map.oob_nan = 1;
    a.at = 128 * (uint32_t)pick(0, 15);
    for (unsigned char &x : a.t.memory)
        x = (unsigned char)rng();
    return a;
}

const uint32_t window_bytes = 256 * 1024;

} // namespace

TEST_CASE("mgpu__tma_load with 128B swizzle writes the pattern of the manual")
{
    const int pattern[8][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6},
                               {2, 3, 0, 1, 6, 7, 4, 5}, {3, 2, 1, 0, 7, 6, 5, 4},
                               {4, 5, 6, 7, 0, 1, 2, 3}, {5, 4, 7, 6, 1, 0, 3, 2},
                               {6, 7, 4, 5, 2, 3, 0, 1}, {7, 6, 5, 4, 3, 2, 1, 0}};
    tensor t = make_tensor(MGPU_DTYPE_BF16, {64, 16}, {64, 16}, 128);
    for (int i = 0; i < 16 * 128; i++)
        t.base()[i] = (unsigned char)(i / 16); /* the chunk's number */
    const int32_t c[2] = {0, 0};
    for (uint32_t at : {0u, 128u, 640u, 1024u}) {
        bytes window(8192, 0xdb);
        REQUIRE(mgpu__tma_load(&t.map, c, window.data(), 8192, at, NULL, NULL) == nullptr);
        for (uint32_t row = 0; row < 16; row++)
            for (uint32_t place = 0; place < 8; place++)
                REQUIRE(window[at + row * 128 + place * 16] ==
                        row * 8 + (uint32_t)pattern[(at / 128 + row) % 8][place]);
    }
}

/* The manual's tables of the sub-modes with larger atoms, in halves of a chunk: a flip swaps them. */
TEST_CASE("mgpu__tma_load and mgpu__tma_store with larger atoms: the patterns of the manual")
{
    const uint32_t b32[4][4] = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
    tensor t = make_tensor(MGPU_DTYPE_BF16, {64, 16}, {64, 16}, 128);
    const int32_t c[2] = {0, 0};
    for (int i = 0; i < 16 * 128; i++)
        t.base()[i] = (unsigned char)(i / 8); /* the half's number */
    for (uint8_t swizzle : {129, 130, 131})
        for (uint32_t at : {0u, 128u, 640u, 1024u}) {
            bytes window(8192, 0xdb), want(8192, 0xdb);
            for (uint32_t row = 0; row < 16; row++)
                for (uint32_t place = 0; place < 16; place++) {
                    const uint32_t line = at / 128 + row;
                    uint32_t half = place;
                    if (swizzle == 131)
                        half = line % 2 == 0 ? place : (place + 8) % 16;
                    else
                        half = b32[line % 4][place / 4] * 4 + place % 4;
                    if (swizzle == 130 && line % 2 == 1)
                        half = half % 2 == 0 ? half + 1 : half - 1;
                    std::memset(&want[at + row * 128 + place * 8], (int)(row * 16 + half), 8);
                }
            t.map.swizzle = swizzle;
            CAPTURE((int)swizzle, at);
            REQUIRE(mgpu__tma_load(&t.map, c, window.data(), 8192, at, NULL, NULL) == nullptr);
            REQUIRE((window == want));
            tensor back = t;
            back.map.global = (uint64_t)(uintptr_t)back.base();
            std::memset(back.base(), 0x5a, 16 * 128);
            const char *error = mgpu__tma_store(&back.map, c, window.data(), 8192, at,
                                                MGPU__TMA_STORE, NULL, NULL);
            if (swizzle == 130) {
                REQUIRE(error != nullptr);
                CHECK(
                    std::string(error) ==
                    "a store or a reduction by a tensor map that flips halves of 8 bytes: only "
                    "loads do, use MGPU_SWIZZLE_128B_ATOM_32B");
                continue;
            }
            REQUIRE(error == nullptr);
            CHECK(std::memcmp(back.base(), t.base(), 16 * 128) == 0);
        }
}

TEST_CASE("mgpu__tma_load equals the definition on random boxes")
{
    std::mt19937 rng(20240607);
    int edges = 0;
    for (int n = 0; n < test_rounds(3000); n++) {
        any_case a = random_case(rng);
        mgpu__tma_map &m = a.t.map;
        bytes window(window_bytes, 0xdb), want = window, shared(window_bytes, 0);
        bytes global(a.t.memory.size(), 0);
        uint64_t base = (uint64_t)(uintptr_t)a.t.memory.data();
        uint64_t front = m.global - base;
        each_element(m, a.c, a.at, 1, [&](int64_t from, uint32_t to, uint32_t size) {
            edges += from < 0;
            for (uint32_t i = 0; i < size; i++) {
                want[to + i] = !m.oob_nan ? 0 : i % 2 ? 0x7f : 0xf7;
                if (from >= 0) {
                    want[to + i] = a.t.base()[from + i];
                    global[front + (uint64_t)from + i] = 1;
                }
                shared[to + i] = 2;
            }
        });
        heard h{bytes(window_bytes, 0), bytes(a.t.memory.size(), 0), base, m.swizzle + 1u};
        const char *error =
            mgpu__tma_load(&m, a.c, window.data(), window_bytes, a.at, listen, &h);
        CAPTURE(n, (int)m.rank, (int)m.swizzle, (int)m.dtype);
        REQUIRE(error == nullptr);
        REQUIRE((window == want));
        REQUIRE_FALSE(h.stray);
        REQUIRE((h.shared == shared));
        REQUIRE((h.global == global));
    }
    CHECK(edges > 3 * test_rounds(3000));
}

TEST_CASE("mgpu__tma_store equals the definition on random boxes")
{
    std::mt19937 rng(777);
    for (int n = 0; n < test_rounds(3000); n++) {
        any_case a = random_case(rng);
        mgpu__tma_map &m = a.t.map;
        if (m.swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B)
            m.swizzle = MGPU_SWIZZLE_128B_ATOM_32B; /* only loads flip */
        bytes window(window_bytes), want = a.t.memory, global(a.t.memory.size(), 0);
        uint64_t base = (uint64_t)(uintptr_t)a.t.memory.data();
        uint64_t front = m.global - base;
        for (uint32_t i = 0; i < 64 * 1024; i++)
            window[i] = (unsigned char)rng();
        uint64_t end = 0;
        each_element(m, a.c, a.at, 16, [&](int64_t to, uint32_t from, uint32_t size) {
            end = to >= 0 && (uint64_t)to + size > end ? (uint64_t)to + size : end;
            for (uint32_t i = 0; to >= 0 && i < size; i++) {
                want[front + (uint64_t)to + i] = window[from + i];
                global[front + (uint64_t)to + i] = 2;
            }
        });
        heard h{bytes(window_bytes, 0), bytes(a.t.memory.size(), 0), base, m.swizzle + 1u};
        CAPTURE(n, (int)m.rank, (int)m.swizzle, (int)m.dtype);
        REQUIRE(mgpu__tma_store_end(&m, a.c) == end);
        REQUIRE(mgpu__tma_store(&m, a.c, window.data(), window_bytes, a.at, MGPU__TMA_STORE,
                                listen, &h) == nullptr);
        REQUIRE((a.t.memory == want));
        REQUIRE_FALSE(h.stray);
        REQUIRE((h.global == global));
    }
}

TEST_CASE("mgpu__tma_load of the whole of a large dimension")
{
    tensor t = make_tensor(MGPU_DTYPE_BF16, {64, 8}, {64, 8});
    t.map.dims[1] = 1ull << 32; /* only rows that exist are read below */
    bytes window(2048, 0xdb);
    int32_t c[2] = {-2147483647 - 1, 0};
    REQUIRE(mgpu__tma_load(&t.map, c, window.data(), 2048, 0, NULL, NULL) == nullptr);
    CHECK(std::count(window.begin(), window.end(), 0) == 1024);
    std::fill(window.begin(), window.end(), 0xdb);
    c[0] = 2147483647;
    CHECK(mgpu__tma_load(&t.map, c, window.data(), 2048, 0, NULL, NULL) == nullptr);
    CHECK(std::count(window.begin(), window.end(), 0) == 1024);
    c[0] = 0;
    CHECK(mgpu__tma_load(&t.map, c, window.data(), 2048, 0, NULL, NULL) == nullptr);
    CHECK(window[1023] == 0x5a);
}

TEST_CASE("mgpu__tma_box_bytes counts the elements that are moved")
{
    tensor t = make_tensor(MGPU_DTYPE_F32, {100, 100, 9}, {32, 10, 5}, 128);
    CHECK(mgpu__tma_box_bytes(&t.map) == 32 * 10 * 5 * 4);
    t.map.elem_strides[1] = 3;
    CHECK(mgpu__tma_box_bytes(&t.map) == 32 * 4 * 5 * 4);
    t.map.elem_strides[0] = 2; /* ignored */
    CHECK(mgpu__tma_box_bytes(&t.map) == 32 * 4 * 5 * 4);
}

#define PADDED_ROWS                                                                            \
    "rows of padded elements are 128 in a box, a multiple of 128 in the tensor, and "          \
    "begin at a multiple of 32 bytes"

TEST_CASE("mgpu__tma_load and mgpu__tma_store say what is wrong and touch nothing")
{
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const tensor good = make_tensor(MGPU_DTYPE_BF16, {64, 8}, {64, 8}, 128);
    auto refused = [&](const mgpu__tma_map &m, uint32_t size, uint32_t at, const char *word) {
        bytes window(4096, 0xdb);
        const char *load = mgpu__tma_load(&m, c, window.data(), size, at, NULL, NULL);
        const char *store =
            mgpu__tma_store(&m, c, window.data(), size, at, MGPU__TMA_STORE, NULL, NULL);
        REQUIRE(load != nullptr);
        REQUIRE(store != nullptr);
        CAPTURE(load, word);
        CHECK(std::string(load).find(word) != std::string::npos);
        CHECK(std::string(store) == load);
        CHECK(std::count(window.begin(), window.end(), 0xdb) == 4096);
    };
    mgpu__tma_map m = good.map;
    refused(m, 4096, 64, "the shared-memory address of a tile is not a multiple of 128");
    refused(m, 1023, 0, "the tile reaches beyond the CTA's shared memory");
    refused(m, 4096, 3200, "the tile reaches beyond the CTA's shared memory");
    refused(m, 4096, 0xffffff80u, "the tile reaches beyond the CTA's shared memory");
    m.interleave = 16; /* of rank 2 */
    refused(m, 4096, 0,
            "the tensor map's interleave is not none, 16 or 32 bytes, with rank 3 to 5");
    m.interleave = 48;
    refused(m, 4096, 0,
            "the tensor map's interleave is not none, 16 or 32 bytes, with rank 3 to 5");
    m = good.map;
    m.swizzle = 64;
    refused(m, 4096, 0, "the rows of the box are longer than the swizzle's span");
    m.swizzle = 80;
    refused(m, 4096, 0, "the tensor map's swizzle is not none, 32, 64 or 128 bytes");
    m.swizzle = 96;
    refused(m, 4096, 0, "the rows of the box are longer than the swizzle's span");
    m = good.map;
    m.swizzle = MGPU_SWIZZLE_96B;
    m.interleave = 16;
    m.rank = 3;
    refused(m, 4096, 0,
            "a swizzle of 96 bytes is neither for slices, nor for padded elements, nor for "
            "im2col::w::128");
    m = good.map;
    m.dtype = MGPU_DTYPE_B6X16_P32;
    m.box[0] = 64;
    refused(m, 65536, 0, PADDED_ROWS);
    m.box[0] = 128;
    m.dims[0] = 192;
    refused(m, 65536, 0, PADDED_ROWS);
    m.dims[0] = 128;
    m.global = 16;
    refused(m, 65536, 0, PADDED_ROWS);
    m.global = 0;
    m.strides[0] = 112;
    refused(m, 65536, 0, "a stride of padded elements is not a multiple of 32 bytes");
    m.strides[0] = 96;
    m.swizzle = MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B;
    refused(m, 65536, 0,
            "padded elements are in tiles, without a swizzle or with one of 128 bytes that "
            "does not flip");
    m = good.map;
    m.rank = 6;
    refused(m, 4096, 0, "the tensor map's rank is not 1 to 5");
    m = good.map;
    m.box[0] = 60;
    refused(m, 4096, 0, "the rows of the tensor map's box are not a multiple of 16 bytes");
    m = good.map;
    m.box[1] = 257;
    refused(m, 4096, 0, "a box extent is not 1 to 256");
    m = good.map;
    m.elem_strides[1] = 9;
    refused(m, 4096, 0, "an element stride is not 1 to 8");
    m = good.map;
    m.dtype = MGPU_DTYPE_U16;
    m.oob_nan = 1;
    refused(m, 4096, 0, "only 16, 32 and 64-bit floating-point tensors can be filled with NaN");
    m = make_tensor(MGPU_DTYPE_U8, {256, 1, 1, 1, 1}, {256, 1, 1, 1, 1}).map;
    m.box[1] = m.box[2] = m.box[3] = m.box[4] = 256; /* 2^40 bytes */
    refused(m, 4096, 0, "the tile reaches beyond the CTA's shared memory");
}

/* ---- reductions --------------------------------------------------------------------------- */

namespace
{

/* One element of 1-D tensor: what op(old, value) is, in bits; or the sentence. */
const char *
reduce_one(mgpu__tma_red op, mgpu_dtype dtype, uint64_t old, uint64_t value, uint64_t *result)
{
    uint32_t size = mgpu_dtype_bytes(dtype), n = 16 / size;
    tensor t = make_tensor(dtype, {n - 1}, {2 * n});
    bytes window(128, 0);
    const int32_t c[1] = {0};
    for (uint32_t i = 0; i < 2 * n; i++) {
        std::memcpy(t.base() + i * size, &old, size);
        std::memcpy(window.data() + i * size, &value, size);
    }
    const char *error = mgpu__tma_store(&t.map, c, window.data(), 128, 0, op, NULL, NULL);
    *result = 0;
    std::memcpy(result, t.base(), size);
    /* The first and the last of 16 bytes alike; those behind them as they were. */
    CHECK(std::memcmp(t.base(), t.base() + (n - 1) * size, size) == 0);
    CHECK(std::memcmp(t.base() + n * size, &old, size) == 0);
    CHECK(std::memcmp(t.base() + (2 * n - 1) * size, &old, size) == 0);
    return error;
}

uint64_t
bits_of(double x)
{
    uint64_t u;
    std::memcpy(&u, &x, 8);
    return u;
}

} // namespace

TEST_CASE("mgpu__tma_store reduces: golden values")
{
    struct {
        mgpu__tma_red op;
        mgpu_dtype dtype;
        uint64_t old, value, want;
    } const table[] = {
        {MGPU__TMA_ADD, MGPU_DTYPE_U32, 0xffffffff, 2, 1},
        {MGPU__TMA_ADD, MGPU_DTYPE_S32, 5, 0xfffffff6, 0xfffffffb},
        {MGPU__TMA_ADD, MGPU_DTYPE_U64, ~0ull, 3, 2},
        {MGPU__TMA_MIN, MGPU_DTYPE_U32, 7, 0xffffffff, 7},
        {MGPU__TMA_MIN, MGPU_DTYPE_S32, 7, 0xffffffff, 0xffffffff},
        {MGPU__TMA_MAX, MGPU_DTYPE_U32, 7, 0xffffffff, 0xffffffff},
        {MGPU__TMA_MAX, MGPU_DTYPE_S32, 7, 0xffffffff, 7},
        {MGPU__TMA_MIN, MGPU_DTYPE_U64, 7, ~0ull, 7},
        {MGPU__TMA_MIN, MGPU_DTYPE_S64, 7, ~0ull, ~0ull},
        {MGPU__TMA_MAX, MGPU_DTYPE_U64, 7, ~0ull, ~0ull},
        {MGPU__TMA_MAX, MGPU_DTYPE_S64, 7, ~0ull, 7},
        {MGPU__TMA_INC, MGPU_DTYPE_U32, 3, 5, 4},
        {MGPU__TMA_INC, MGPU_DTYPE_U32, 5, 5, 0},
        {MGPU__TMA_INC, MGPU_DTYPE_U32, 9, 5, 0},
        {MGPU__TMA_DEC, MGPU_DTYPE_U32, 3, 5, 2},
        {MGPU__TMA_DEC, MGPU_DTYPE_U32, 0, 5, 5},
        {MGPU__TMA_DEC, MGPU_DTYPE_U32, 6, 5, 5},
        {MGPU__TMA_AND, MGPU_DTYPE_U32, 0xf0f0f0f0, 0xff00ff00, 0xf000f000},
        {MGPU__TMA_OR, MGPU_DTYPE_S32, 0xf0f0f0f0, 0xff00ff00, 0xfff0fff0},
        {MGPU__TMA_XOR, MGPU_DTYPE_U64, 0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
         0x0ff00ff00ff00ff0},
        {MGPU__TMA_AND, MGPU_DTYPE_U64, ~0ull, 1ull << 63, 1ull << 63},
        {MGPU__TMA_ADD, MGPU_DTYPE_F32, 0x3f800000, 0x40000000, 0x40400000},
        {MGPU__TMA_ADD, MGPU_DTYPE_F32, 0x3f800000, 0x33800000, 0x3f800000}, /* tie to even */
        {MGPU__TMA_ADD, MGPU_DTYPE_F64, bits_of(1.5), bits_of(0.25), bits_of(1.75)},
        {MGPU__TMA_ADD, MGPU_DTYPE_F64, 0xfff8000000000001, 0x7ff0000000000001,
         0x7ff0000000000001}, /* the NaN of the box, and it stays signalling */
        {MGPU__TMA_ADD, MGPU_DTYPE_F64, 0xfff7ffffffffffff, bits_of(0.25), 0xfff7ffffffffffff},
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x3c00, 0x4000, 0x4200},
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x6800, 0x3c00,
         0x6800}, /* 2048 + 1: tie, down to even */
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x6801, 0x3c00, 0x6802}, /* 2050 + 1: tie, up to even */
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x7bff, 0x7bff, 0x7c00}, /* overflow */
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x0001, 0x0001, 0x0002}, /* subnormals stay */
        {MGPU__TMA_ADD, MGPU_DTYPE_F16, 0x7c00, 0xfc00, 0x7fff}, /* inf - inf */
        {MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0x3f80, 0x4000, 0x4040},
        {MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0x4380, 0x3f80,
         0x4380}, /* 256 + 1: tie, down to even */
        {MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0x4381, 0x3f80, 0x4382}, /* 258 + 1: tie, up to even */
        {MGPU__TMA_MIN, MGPU_DTYPE_F16, 0x3c00, 0xbc00, 0xbc00},
        {MGPU__TMA_MAX, MGPU_DTYPE_F16, 0x3c00, 0xbc00, 0x3c00},
        {MGPU__TMA_MIN, MGPU_DTYPE_F16, 0x0000, 0x8000, 0x8000},
        {MGPU__TMA_MAX, MGPU_DTYPE_F16, 0x8000, 0x0000, 0x0000},
        {MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0x7fff, 0x3f80, 0x3f80}, /* a number, not the NaN */
        {MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0x3f80, 0x7fc0, 0x3f80},
    };
    for (const auto &t : table) {
        uint64_t result;
        CAPTURE((int)t.op, mgpu_dtype_name(t.dtype), t.old, t.value);
        CHECK(reduce_one(t.op, t.dtype, t.old, t.value, &result) == nullptr);
        CHECK(result == t.want);
    }
}

TEST_CASE("mgpu__tma_store refuses the reductions that TMA does not have")
{
    const std::string legal[] = {"",
                                 "u32 s32 u64 f16 bf16 f32 tf32 f64 f32.ftz tf32.ftz ",
                                 "u32 s32 u64 s64 f16 bf16 ",
                                 "u32 s32 u64 s64 f16 bf16 ",
                                 "u32 ",
                                 "u32 ",
                                 "u32 s32 u64 ",
                                 "u32 s32 u64 ",
                                 "u32 s32 u64 "};
    for (int op = MGPU__TMA_ADD; op <= MGPU__TMA_XOR; op++)
        for (int dtype = MGPU_DTYPE_U8; dtype <= MGPU_DTYPE_TF32_FTZ; dtype++) {
            uint64_t result, one = 1;
            bool want = legal[op].find(std::string(mgpu_dtype_name((mgpu_dtype)dtype)) + " ") !=
                        std::string::npos;
            if ((mgpu_dtype)dtype == MGPU_DTYPE_F16) /* "f16 " is also the end of "bf16 " */
                want = op <= MGPU__TMA_MAX;
            if ((mgpu_dtype)dtype == MGPU_DTYPE_F32) /* and "f32 " of "tf32 " */
                want = op == MGPU__TMA_ADD;
            const char *error =
                reduce_one((mgpu__tma_red)op, (mgpu_dtype)dtype, one, one, &result);
            CAPTURE(op, mgpu_dtype_name((mgpu_dtype)dtype));
            CHECK((error == nullptr) == want);
            if (error != nullptr)
                CHECK(result == one);
        }
}

TEST_CASE("mgpu__tma_store adds f16 and bf16 as a double would, rounded once")
{
    std::mt19937 rng(5);
    for (int n = 0; n < test_rounds(20000); n++) {
        uint16_t x = (uint16_t)rng(), y = (uint16_t)rng();
        if (n % 2)
            y = (uint16_t)((x ^ (rng() % 0x1000)) ^ (rng() & 0x8000)); /* like exponents */
        for (bool bf16 : {false, true}) {
            double a = (double)(bf16 ? mgpu__float_of_bf16(x) : mgpu__float_of_f16(x));
            double b = (double)(bf16 ? mgpu__float_of_bf16(y) : mgpu__float_of_f16(y));
            double sum = a + b, best = 0;
            uint64_t result;
            if (!(a - a == 0 && b - b == 0))
                continue;
            REQUIRE(reduce_one(MGPU__TMA_ADD, bf16 ? MGPU_DTYPE_BF16 : MGPU_DTYPE_F16, x, y,
                               &result) == nullptr);
            uint16_t r = (uint16_t)result;
            auto value = [&](int h) {
                return (double)(bf16 ? mgpu__float_of_bf16((uint16_t)h)
                                     : mgpu__float_of_f16((uint16_t)h));
            };
            best = value(r);
            if ((r & 0x7fff) == (bf16 ? 0x7f80 : 0x7c00)) {
                CHECK((sum < 0 ? -sum : sum) >= (bf16 ? 3.3961775292304601e38 : 65520.0));
                continue;
            }
            /* No neighbour is nearer; at a tie the result is even. */
            double off = best > sum ? best - sum : sum - best;
            for (int d = -1; d <= 1; d += 2) {
                if ((r & 0x7fff) == 0)
                    break;
                double other = value(r + d), far = other > sum ? other - sum : sum - other;
                CHECK(off <= far);
                if (off == far)
                    CHECK((r & 1) == 0);
            }
            if ((r & 0x7fff) == 0)
                CHECK(sum == 0);
        }
    }
}

TEST_CASE("mgpu__tma_store reduces atomically among threads")
{
    const int threads = 4, rounds = 200;
    tensor u = make_tensor(MGPU_DTYPE_U32, {32, 16}, {32, 16}, 128);
    tensor h = make_tensor(MGPU_DTYPE_F16, {64, 16}, {64, 16}, 128);
    bytes ones_u(2048), ones_h(2048);
    for (uint32_t i = 0; i < 2048; i += 4) {
        const uint32_t one = 1, zero = 0, half_ones = 0x3c003c00;
        std::memcpy(u.base() + i, &zero, 4);
        std::memcpy(h.base() + i, &zero, 4);
        std::memcpy(&ones_u[i], &one, 4);
        std::memcpy(&ones_h[i], &half_ones, 4);
    }
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; t++)
        pool.emplace_back([&]() {
            const int32_t c[2] = {0, 0};
            for (int i = 0; i < rounds; i++) {
                mgpu__tma_store(&u.map, c, ones_u.data(), 2048, 0, MGPU__TMA_ADD, NULL, NULL);
                mgpu__tma_store(&h.map, c, ones_h.data(), 2048, 0, MGPU__TMA_ADD, NULL, NULL);
            }
        });
    for (std::thread &t : pool)
        t.join();
    for (uint32_t i = 0; i < 2048; i += 4) {
        uint32_t x;
        uint16_t y;
        std::memcpy(&x, u.base() + i, 4);
        std::memcpy(&y, h.base() + i, 2);
        REQUIRE(x == threads * rounds);
        REQUIRE(mgpu__float_of_f16(y) == (float)(threads * rounds));
    }
}
