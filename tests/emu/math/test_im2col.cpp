/* tests/emu/math/test_im2col.cpp - the model's columns of pixels against loops over images.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/emu/math/box.h>
#include <mgpu/layout/swizzle.h>

#include <array>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace
{

using bytes = std::vector<unsigned char>;
using place = std::array<int64_t, 4>; /* W, H, D, N of a pixel, before the offsets */

enum { WINDOW = 256 * 1024 };

struct column {
    mgpu__tma_map map;
    int32_t c[8];
    bytes memory;
    uint32_t at;
};

mgpu__tma_map
images(mgpu_dtype dtype, const std::vector<uint64_t> &dims, uint32_t channels, uint32_t pixels)
{
    mgpu__tma_map m;
    std::memset(&m, 0, sizeof m);
    uint64_t step = mgpu_dtype_bytes(dtype);
    m.rank = (uint8_t)dims.size();
    m.dtype = (uint8_t)dtype;
    m.im2col = 1;
    m.pixels = (uint16_t)pixels;
    for (size_t i = 0; i < 5; i++) {
        m.dims[i] = i < dims.size() ? dims[i] : 1;
        m.box[i] = i == 0 ? channels : 1;
        m.elem_strides[i] = 1;
        step = (step * m.dims[i] + 15) / 16 * 16;
        if (i < 4)
            m.strides[i] = step;
    }
    return m;
}

/* The first `pixels` places from `c` on, of a box that is walked from its lower to its upper corners: loops, as one
 * would write a convolution. */
std::vector<place>
walked(const mgpu__tma_map &m, const int32_t *c)
{
    int64_t low[3] = {0, 0, 0}, last[3] = {0, 0, 0}, from[3] = {0, 0, 0}, step[3] = {1, 1, 1};
    for (int i = 0; i + 2 < m.rank; i++) {
        low[i] = m.lower[i];
        last[i] = (int64_t)m.dims[i + 1] - 1 + m.upper[i];
        from[i] = c[i + 1];
        step[i] = m.elem_strides[i + 1];
    }
    std::vector<place> all;
    for (int64_t n = c[m.rank - 1]; all.size() < m.pixels; n += m.elem_strides[m.rank - 1])
        for (int64_t d = all.empty() ? from[2] : low[2]; d <= last[2]; d += step[2])
            for (int64_t h = all.empty() ? from[1] : low[1]; h <= last[1]; h += step[1])
                for (int64_t w = all.empty() ? from[0] : low[0]; w <= last[0]; w += step[0])
                    all.push_back({w, h, d, n});
    all.resize(m.pixels);
    return all;
}

/* The byte of the tensor that element `ch` of a box's pixel is, or -1. A pixel of the tensor has a multiple of `end`
 * bytes, 1 or 16. */
int64_t
source(const mgpu__tma_map &m, const int32_t *c, const place &p, uint32_t ch, uint32_t end)
{
    const uint64_t size = mgpu_dtype_bytes((mgpu_dtype)m.dtype);
    const uint64_t channels = (m.dims[0] * size + end - 1) / end * end / size;
    int64_t x[5] = {c[0] + (int64_t)ch, 0, 0, 0, 0}, at = 0;
    for (int i = 1; i < m.rank; i++)
        x[i] = i + 1 == m.rank ? p[3] : p[(size_t)i - 1] + c[4 + i];
    for (int i = 0; i < m.rank; i++) {
        if (x[i] < 0 || x[i] >= (int64_t)(i == 0 ? channels : m.dims[i]))
            return -1;
        at += x[i] * (int64_t)(i == 0 ? size : m.strides[i - 1]);
    }
    return at;
}

/* Random rank, type, swizzle, corners, steps; begins anywhere in the box. */
column
random_column(std::mt19937 &rng, bool store)
{
    auto pick = [&](int lo, int hi) { return std::uniform_int_distribution<int>(lo, hi)(rng); };
    const mgpu_dtype dtypes[] = {MGPU_DTYPE_U8, MGPU_DTYPE_BF16, MGPU_DTYPE_F32,
                                 MGPU_DTYPE_F64};
    const uint32_t spans[] = {0, 32, 64, 128};
    const mgpu_dtype dtype = dtypes[pick(0, 3)];
    const uint32_t size = mgpu_dtype_bytes(dtype), swizzle = spans[pick(0, 3)];
    const int rank = pick(3, 5), most = swizzle ? (int)swizzle / 16 : 8;
    std::vector<uint64_t> dims{(uint64_t)pick(1, 160)};
    for (int i = 1; i < rank; i++)
        dims.push_back((uint64_t)pick(1, i == 1 ? 12 : 6));
    column t;
    t.map = images(dtype, dims, (uint32_t)pick(1, most) * 16 / size, (uint32_t)pick(1, 150));
    t.map.swizzle = (uint8_t)swizzle;
    t.map.oob_nan = mgpu_dtype_is_float(dtype) && size > 1 && pick(0, 2) == 0;
    std::memset(t.c, 0, sizeof t.c);
    t.c[0] = pick(store ? 0 : -2, 8) * 16 / (int)size;
    for (int i = 1; i + 1 < rank; i++) {
        const int n = (int)dims[(size_t)i];
        t.map.lower[i - 1] = (int16_t)pick(store ? 0 : -4, n - 1);
        t.map.upper[i - 1] = (int16_t)pick(t.map.lower[i - 1] - (n - 1), store ? 0 : 4);
        t.map.elem_strides[i] = (uint32_t)pick(1, 3);
        t.c[i] = pick(t.map.lower[i - 1], n - 1 + t.map.upper[i - 1]);
        t.c[4 + i] = store ? 0 : pick(0, 5);
    }
    t.c[rank - 1] = pick(store ? 0 : -1, (int)dims.back());
    t.map.elem_strides[rank - 1] = (uint32_t)pick(1, 2);
    t.map.elem_strides[0] = (uint32_t)pick(1, 2); /* means nothing */
    t.at = 128 * (uint32_t)pick(0, 15);
    t.memory.resize((size_t)(t.map.strides[rank - 2] * dims.back()) + 32);
    for (unsigned char &x : t.memory)
        x = (unsigned char)rng();
    t.map.global = ((uint64_t)(uintptr_t)t.memory.data() + 15) / 16 * 16;
    return t;
}

/* Calls visit(offset in the window, byte of the tensor or -1), element by element. */
template <typename F>
void
each_element(const column &t, uint32_t end, F visit)
{
    const uint32_t size = mgpu_dtype_bytes((mgpu_dtype)t.map.dtype);
    const uint32_t pitch = t.map.swizzle ? t.map.swizzle : t.map.box[0] * size;
    const std::vector<place> all = walked(t.map, t.c);
    for (uint32_t p = 0; p < all.size(); p++)
        for (uint32_t ch = 0; ch < t.map.box[0]; ch++)
            visit(
                mgpu_swizzle_offset((mgpu_swizzle)t.map.swizzle, t.at + p * pitch + ch * size),
                source(t.map, t.c, all[p], ch, end), size);
}

struct heard {
    bytes shared, global; /* 1: read, 2: written */
    uint64_t base;
    bool stray = false;
};

void
listen(void *context, int global, int write, uint64_t address, uint32_t n, uint32_t)
{
    heard *h = (heard *)context;
    bytes &seen = global ? h->global : h->shared;
    const uint64_t first = global ? address - h->base : address;
    h->stray = h->stray || first >= seen.size() || n > seen.size() - first;
    for (uint32_t i = 0; i < n && !h->stray; i++)
        seen[first + i] |= write ? 2 : 1;
}

/* W, H, N of each pixel, as text: for what is known by heart. */
std::string
spelled(mgpu__tma_map m, std::initializer_list<int64_t> start)
{
    int64_t at[5] = {0, 0, 0, 0, 0};
    std::string text;
    std::copy(start.begin(), start.end(), at + 1);
    for (uint32_t p = 0; p < m.pixels; p++) {
        text += std::to_string(at[1]) + "," + std::to_string(at[2]) + "," +
                std::to_string(at[3]) + " ";
        mgpu__im2col_next(&m, at);
    }
    return text;
}

} // namespace

TEST_CASE("mgpu__im2col_next: columns that are known by heart")
{
    /* an image of 4 x 4 pixels, each corner one further up and to the left */
    mgpu__tma_map m = images(MGPU_DTYPE_F32, {32, 4, 4, 1}, 32, 16);
    m.lower[0] = m.lower[1] = m.upper[0] = m.upper[1] = -1;
    CHECK(spelled(m, {-1, -1, 0}) ==
          "-1,-1,0 0,-1,0 1,-1,0 2,-1,0 -1,0,0 0,0,0 1,0,0 2,0,0 -1,1,0 "
          "0,1,0 1,1,0 2,1,0 -1,2,0 0,2,0 1,2,0 2,2,0 ");
    /* two images: on in the next one */
    m = images(MGPU_DTYPE_F32, {32, 4, 4, 2}, 32, 12);
    CHECK(spelled(m, {3, 1, 0}) ==
          "3,1,0 0,2,0 1,2,0 2,2,0 3,2,0 0,3,0 1,3,0 2,3,0 3,3,0 0,0,1 "
          "1,0,1 2,0,1 ");
    /* PTX ISA, "Im2col mode", example 1: 9 x 14 pixels, from (7, 4) on; rows of 9 */
    m = images(MGPU_DTYPE_U8, {64, 9, 14, 64}, 16, 64);
    m.lower[0] = m.lower[1] = m.upper[0] = m.upper[1] = -1;
    std::string rows = "7,4,0 ";
    for (int h = 5; h < 12; h++)
        for (int w = -1; w < 8; w++)
            rows += std::to_string(w) + "," + std::to_string(h) + ",0 ";
    CHECK(spelled(m, {7, 4, 0}) == rows);
    /* a stride of 2 in 5 x 3 pixels with padding 1: as a 3 x 3 filter lies */
    m = images(MGPU_DTYPE_U8, {64, 5, 3, 2}, 16, 8);
    m.lower[0] = m.lower[1] = m.upper[0] = m.upper[1] = -1;
    m.elem_strides[1] = m.elem_strides[2] = 2;
    CHECK(spelled(m, {-1, -1, 0}) ==
          "-1,-1,0 1,-1,0 3,-1,0 -1,1,0 1,1,0 3,1,0 -1,-1,1 1,-1,1 ");
}

TEST_CASE("mgpu__tma_load: columns of pixels, random ones, byte by byte")
{
    std::mt19937 rng(7);
    uint64_t outside = 0, inside = 0;
    for (int n = 0; n < 3000; n++) {
        const column t = random_column(rng, false);
        bytes window(WINDOW, 0xDB), want = window, read(t.memory.size(), 0);
        heard h;
        h.shared.assign(WINDOW, 0);
        h.global.assign(t.memory.size(), 0);
        h.base = t.map.global;
        const unsigned char *tensor = (const unsigned char *)(uintptr_t)t.map.global;
        bytes written(WINDOW, 0);
        REQUIRE(mgpu__tma_load(&t.map, t.c, window.data(), WINDOW, t.at, listen, &h) ==
                nullptr);
        each_element(t, 1, [&](uint32_t at, int64_t from, uint32_t size) {
            (from < 0 ? outside : inside)++;
            for (uint32_t i = 0; i < size; i++) {
                want[at + i] = from >= 0           ? tensor[from + i]
                               : !t.map.oob_nan    ? 0
                               : (at + i) % 2 == 0 ? 0xf7
                                                   : 0x7f;
                written[at + i] = 2;
                if (from >= 0)
                    read[(size_t)from + i] = 1;
            }
        });
        CAPTURE(n);
        REQUIRE(window == want);
        CHECK_FALSE(h.stray);
        REQUIRE(h.shared == written);
        REQUIRE(h.global == read);
    }
    CHECK(outside > 50000);
    CHECK(inside > 50000);
    const column t = random_column(rng, false);
    CHECK(mgpu__tma_box_bytes(&t.map) ==
          t.map.pixels * t.map.box[0] * mgpu_dtype_bytes((mgpu_dtype)t.map.dtype));
}

TEST_CASE("mgpu__tma_store: columns of pixels, random ones; reductions")
{
    std::mt19937 rng(8);
    for (int n = 0; n < 2000; n++) {
        column t = random_column(rng, true);
        const bool add = t.map.dtype == MGPU_DTYPE_F32 && n % 2;
        bytes window(WINDOW);
        for (unsigned char &x : window)
            x = (unsigned char)rng();
        for (size_t i = 3; add && i < WINDOW; i += 4)
            window[i] = 0x40; /* numbers */
        for (size_t i = 0; add && i < t.memory.size(); i++)
            t.memory[i] = i % 4 == 3 ? 0x41 : t.memory[i];
        unsigned char *tensor = (unsigned char *)(uintptr_t)t.map.global;
        bytes want(t.memory.begin() + (tensor - t.memory.data()), t.memory.end());
        bytes touched(want.size(), 0);
        heard h;
        h.shared.assign(WINDOW, 0);
        h.global.assign(want.size(), 0);
        h.base = t.map.global;
        each_element(t, 16, [&](uint32_t at, int64_t to, uint32_t size) {
            for (uint32_t i = 0; i < size && to >= 0; i++)
                touched[(size_t)to + i] = add ? 3 : 2;
            if (to < 0)
                return;
            if (!add) {
                std::memcpy(&want[(size_t)to], &window[at], size);
                return;
            }
            float a, b;
            std::memcpy(&a, &want[(size_t)to], 4);
            std::memcpy(&b, &window[at], 4);
            a += b;
            std::memcpy(&want[(size_t)to], &a, 4);
        });
        REQUIRE(mgpu__tma_store(&t.map, t.c, window.data(), WINDOW, t.at,
                                add ? MGPU__TMA_ADD : MGPU__TMA_STORE, listen, &h) == nullptr);
        CAPTURE(n, add);
        REQUIRE(std::memcmp(tensor, want.data(), want.size()) == 0);
        CHECK_FALSE(h.stray);
        REQUIRE(h.global == touched);
    }
}

TEST_CASE("mgpu__tma_map_encode keeps corners and pixels")
{
    std::mt19937 rng(9);
    for (int n = 0; n < 200; n++) {
        const mgpu__tma_map m = random_column(rng, n % 2).map;
        mgpu__tma_map back;
        mgpu_tensor_map map;
        mgpu__tma_map_encode(&map, &m);
        std::memset(&back, 0xff, sizeof back);
        REQUIRE(mgpu__tma_map_decode(&map, &back));
        CHECK(std::memcmp(&m, &back, offsetof(mgpu__tma_map, rows4) + 1) == 0);
    }
}
