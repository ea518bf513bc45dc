/* tests/examples/test_grouped_gemm_h100.cu - grouped_gemm_h100: whole numbers exactly in groups of every kind, both ways,
 * and of 8 bits with scales of every kind; no byte beyond a group's rows is written, and none of another group is in a
 * sum; what grouped_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/grouped_gemm_h100.cu"

#include "../device.h"
#include "../mma_rule.h"
#include "gemm_check.h"
#include "often.h"
#include "refused.h"

#include <map>
#include <memory>
#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32,
                 E4M3 = MGPU_DTYPE_E4M3, E5M2 = MGPU_DTYPE_E5M2;
const size_t GUARD_BYTES = 4096; /* before D and behind it */

struct product {
    std::vector<int32_t> sizes;
    uint32_t n, k;
    mgpu_dtype in, out;
    uint32_t w;               /* 0: by the rule */
    uint32_t multiprocessors; /* few: a block has several tiles */
    int32_t before, behind;   /* rows in no group */
};

/* A product of a kind, its inputs and where its groups are. Rows in no group are NaN. */
struct contest {
    product t;
    bool transposed;
    std::vector<int32_t> offsets;
    uint32_t rows, a_cols, b_rows, d_rows, d_cols;
    std::vector<uint16_t> a, b;

    contest(const product &what, bool way, bool whole) : t(what), transposed(way)
    {
        const uint32_t groups = (uint32_t)t.sizes.size();
        offsets.push_back(t.before);
        for (const int32_t size : t.sizes)
            offsets.push_back(offsets.back() + size);
        rows = (uint32_t)(offsets.back() + t.behind);
        a_cols = transposed ? t.n : t.k;
        b_rows = transposed ? rows : groups * t.n;
        d_rows = transposed ? groups * t.n : rows;
        d_cols = transposed ? t.k : t.n;
        std::mt19937 random(rows + t.n + t.k);
        std::normal_distribution<float> normal(0, 1);
        a.resize((size_t)rows * a_cols);
        b.resize((size_t)b_rows * t.k);
        for (std::vector<uint16_t> *v : {&a, &b})
            for (uint16_t &x : *v)
                x = word_of(t.in, whole ? (float)(random() % 9) - 4 : normal(random));
        poison(0, offsets[0]);
        poison(offsets.back(), (int32_t)rows);
    }

    /* NaN in rows of A, and of B where they are rows of groups. */
    void poison(int32_t from, int32_t to)
    {
        const uint16_t nan = t.in == BF16 ? 0x7fc0 : 0x7e00;
        for (size_t i = (size_t)from * a_cols; i < (size_t)to * a_cols; i++)
            a[i] = nan;
        for (size_t i = (size_t)from * t.k; transposed && i < (size_t)to * t.k; i++)
            b[i] = nan;
    }

    float a_at(size_t row, size_t col) const
    {
        return value_of(t.in, &a[row * a_cols + col]);
    }
    float b_at(size_t row, size_t col) const
    {
        return value_of(t.in, &b[row * t.k + col]);
    }

    /* How many results of row i of D, of group g, are wrong. */
    size_t wrong_in(const std::vector<uint8_t> &d, uint32_t g, uint32_t i, bool whole) const
    {
        const size_t wide = mgpu_dtype_bytes(t.out);
        const uint32_t begin = (uint32_t)offsets[g], end = (uint32_t)offsets[g + 1];
        const bound most = bound_of(transposed ? end - begin : t.k, t.out, 1);
        std::vector<double> sum(d_cols, 0), size(d_cols, 0);
        size_t count = 0;
        for (uint32_t x = transposed ? begin : 0; x < (transposed ? end : t.k); x++) {
            const double left = transposed ? a_at(x, i - (size_t)g * t.n) : a_at(i, x);
            for (uint32_t j = 0; j < d_cols; j++) {
                const double one =
                    left * (transposed ? b_at(x, j) : b_at((size_t)g * t.n + j, x));
                sum[j] += one;
                size[j] += std::fabs(one);
            }
        }
        for (uint32_t j = 0; j < d_cols; j++) {
            const double got = value_of(t.out, &d[((size_t)i * d_cols + j) * wide]);
            const uint16_t rounded = t.out == F32 ? 0 : word_of(t.out, (float)sum[j]);
            const double want = t.out == F32 ? sum[j] : value_of(t.out, &rounded);
            count += whole ? got != want
                           : !(std::fabs(got - sum[j]) <=
                               most.sums * size[j] + most.unit * std::fabs(sum[j]) + 1e-7);
        }
        return count;
    }

    size_t wrong(const std::vector<uint8_t> &d, bool whole) const
    {
        size_t count = 0;
        for (uint32_t g = 0; g < t.sizes.size(); g++) {
            const uint32_t from = transposed ? g * t.n : (uint32_t)offsets[g];
            const uint32_t to = transposed ? from + t.n : (uint32_t)offsets[g + 1];
            for (uint32_t i = from; i < to; i++)
                count += wrong_in(d, g, i, whole);
        }
        return count;
    }

    /* D, between guards that nobody writes. */
    std::vector<uint8_t> run(const std::vector<int32_t> &table, uint32_t multiprocessors) const
    {
        const size_t bytes = (size_t)d_rows * d_cols * mgpu_dtype_bytes(t.out);
        device_buffer<uint16_t> da(a), db(b);
        device_buffer<int32_t> groups(table);
        device_buffer<uint32_t> next(std::vector<uint32_t>(2, 0));
        device_buffer<uint8_t> d(bytes + 2 * GUARD_BYTES);
        const grouped_problem g = {(uint32_t)t.sizes.size(),
                                   rows,
                                   t.n,
                                   t.k,
                                   t.w,
                                   t.in,
                                   t.out,
                                   transposed,
                                   da.ptr(),
                                   db.ptr(),
                                   groups.ptr(),
                                   multiprocessors % 2 == 0 ? next.ptr() : NULL,
                                   d.ptr() + GUARD_BYTES,
                                   {}};
        grouped_plan plan;
        mgpu_issues why;
        const mgpu_status status = grouped_plan_make(&plan, g, multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        CHECK(next.download() == std::vector<uint32_t>(2, 0));
        const std::vector<uint8_t> all = d.download();
        const std::vector<uint8_t> guard(GUARD_BYTES, 0xDB);
        CHECK(std::memcmp(all.data(), guard.data(), GUARD_BYTES) == 0);
        CHECK(std::memcmp(&all[all.size() - GUARD_BYTES], guard.data(), GUARD_BYTES) == 0);
        return std::vector<uint8_t>(all.begin() + GUARD_BYTES, all.end() - GUARD_BYTES);
    }

    /* Are the bytes of rows from .. to - 1 of D as nobody has written them? */
    bool untouched(const std::vector<uint8_t> &d, int32_t from, int32_t to) const
    {
        const size_t row = (size_t)d_cols * mgpu_dtype_bytes(t.out);
        for (size_t i = (size_t)from * row; i < (size_t)to * row; i++)
            if (d[i] != 0xDB)
                return false;
        return true;
    }
};

std::vector<uint8_t>
multiply(const product &t, bool transposed, bool whole)
{
    std::string sizes;
    for (const int32_t size : t.sizes)
        sizes += std::to_string(size) + " ";
    CAPTURE(sizes, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.w,
            t.multiprocessors, transposed, whole);
    const contest c(t, transposed, whole);
    const std::vector<uint8_t> got = c.run(c.offsets, t.multiprocessors);
    CHECK(c.wrong(got, whole) == 0);
    if (!transposed) {
        CHECK(c.untouched(got, 0, c.offsets[0]));
        CHECK(c.untouched(got, c.offsets.back(), (int32_t)c.rows));
    }
    if (!whole) /* other blocks make the tiles: the same bits */
        CHECK(difference(c.run(c.offsets, t.multiprocessors + 1), got) == "");
    return got;
}

std::vector<int32_t>
some_groups(unsigned seed, size_t count, int32_t most)
{
    std::mt19937 random(seed);
    std::vector<int32_t> sizes(count);
    for (int32_t &size : sizes)
        size = (int32_t)(random() % 3 == 0 ? 0 : random() % (unsigned)(most + 1));
    return sizes;
}

const product products[] = {
    {{1, 63, 64, 65, 127, 128, 129}, 136, 72, BF16, BF16, 128, 4, 0, 0},
    {{0, 150, 0, 64, 0}, 264, 200, F16, F32, 256, 3, 0, 0},
    {{300}, 328, 136, BF16, F16, 256, 2, 0, 0}, /* one group */
    {{0, 0, 0, 200}, 264, 328, F16, F16, 256, 2, 0, 0},
    {{200, 0, 0, 0}, 136, 328, BF16, F32, 128, 1, 5, 9},
    {{70, 0, 30}, 8, 8, F16, BF16, 0, 4, 3, 130},
    {{40, 129, 191}, 520, 392, BF16, BF16, 256, 2, 65, 1}, /* slabs with each step, and after */
    {{0, 0}, 72, 72, BF16, BF16, 128, 2, 4, 124},          /* no rows in any */
    {{120, 0, 33, 20}, 72, 264, F16, F16, 256, 3, 0, 0},   /* short ones at the end of A */
    {some_groups(1, 75, 9), 72, 40, BF16, F32, 128, 5, 1, 1},
    {some_groups(3, 1000, 2), 8, 8, BF16, BF16, 128, 6, 0, 128}, /* 32 windows of groups */
    {some_groups(2, 33, 140), 40, 24, F16, BF16, 0, 7, 0, 20},
};

} // namespace

TEST_CASE("grouped_gemm_h100: whole numbers, groups of every kind")
{
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, false, true));
}

TEST_CASE("grouped_gemm_h100: transposed, whole numbers, groups of every kind")
{
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true, true));
}

TEST_CASE("grouped_gemm_h100: the last round of tiles in halves")
{
    (void)multiply({{300, 200}, 776, 72, BF16, BF16, 0, 6, 0, 0}, false, true); /* 2 of 20 */
    (void)multiply({{70, 60}, 136, 776, F16, F32, 0, 5, 1, 71}, true, true);    /* 1 of 16 */
}

TEST_CASE("grouped_gemm_h100: more rows of tiles than are walked together")
{
    (void)multiply({{40, 2400, 130}, 264, 8, BF16, BF16, 128, 5, 3, 0}, false, true);
    (void)multiply({{40, 20}, 2400, 264, BF16, BF16, 128, 5, 0, 70}, true, true);
}

TEST_CASE("grouped_gemm_h100: N(0,1) within the bound, the same bits by any blocks")
{
    const product some[] = {{{150, 0, 300}, 264, 520, BF16, F32, 128, 3, 0, 7},
                            {{90, 257}, 328, 264, F16, BF16, 256, 2, 8, 0}};
    for (const product &t : some)
        for (const bool transposed : {false, true})
            (void)multiply(t, transposed, false);
}

TEST_CASE("grouped_gemm_h100: NaN in one group stays there")
{
    for (const bool transposed : {false, true})
        for (const size_t bad : {0u, 1u, 3u}) {
            contest c({{70, 65, 0, 90, 30}, 136, 72, BF16, BF16, 128, 3, 2, 0}, transposed,
                      true);
            CAPTURE(transposed, bad);
            c.poison(c.offsets[bad], c.offsets[bad + 1]);
            const std::vector<uint8_t> d = c.run(c.offsets, 3);
            for (uint32_t g = 0; g < c.t.sizes.size(); g++) {
                const uint32_t from = transposed ? g * c.t.n : (uint32_t)c.offsets[g];
                const uint32_t to = transposed ? from + c.t.n : (uint32_t)c.offsets[g + 1];
                size_t wrong = 0;
                for (uint32_t i = from; i < to; i++)
                    wrong += c.wrong_in(d, g, i, true);
                CHECK(wrong == (g == bad ? (size_t)(to - from) * c.d_cols : 0));
            }
        }
}

TEST_CASE("grouped_gemm_h100: offsets beyond the rows are clamped, a group that ends before it "
          "begins is empty")
{
    const struct {
        std::vector<int32_t> table, meant;
    } rows[] = {{{-5, 50, 30}, {0, 50, 50}},
                {{20, 140, 1000}, {20, 140, 150}},
                {{2000000000, 2147483647, -2147483647}, {150, 150, 150}}};
    for (const bool transposed : {false, true})
        for (const auto &r : rows) {
            contest c({{70, 80}, 72, 72, BF16, F32, 128, 2, 0, 0}, transposed, true);
            CAPTURE(transposed, r.table[0]);
            c.offsets = r.meant;
            const std::vector<uint8_t> d = c.run(r.table, 2);
            CHECK(c.wrong(d, true) == 0);
            if (!transposed) {
                CHECK(c.untouched(d, 0, r.meant[0]));
                CHECK(c.untouched(d, r.meant[2], 150));
            }
        }
}

TEST_CASE(
    "grouped_gemm_h100: groups, edges, types and widths together; of 540 products a sample "
    "below intensity 2")
{
    unsigned next = 0, seed = 0;
    for (const size_t groups : {1u, 2u, 31u, 32u, 65u})
        for (const int32_t most : {8, 70, 190})
            for (const uint32_t n : {8u, 136u, 392u})
                for (const uint32_t k : {8u, 72u, 328u})
                    for (const uint32_t w : {128u, 256u})
                        for (const bool transposed : {false, true}) {
                            const product t = {some_groups(++seed, groups, most),
                                               n,
                                               k,
                                               seed % 3 == 0 ? F16 : BF16,
                                               seed % 5 == 0   ? F32
                                               : seed % 5 == 1 ? F16
                                                               : BF16,
                                               w,
                                               1 + seed % 7,
                                               (int32_t)(seed % 4),
                                               128};
                            if (test_takes(&next, 97))
                                (void)multiply(t, transposed, true);
                        }
}

/* ---- 8 bits -------------------------------------------------------------------------------- */

namespace
{

enum scales { NONE, ONE, GROUPS, EACH }; /* EACH: rows of A, columns of a group */

struct f8_product {
    std::vector<int32_t> sizes;
    uint32_t n, k;
    mgpu_dtype in, out;
    bool promoted;
    scales of_a, of_b;
    uint32_t w, multiprocessors;
    int32_t before, behind;
};

/* A product and its inputs. Whole numbers of -4 to 4 have sums below 2^14 with K below 1024: 13 bits of fraction hold
 * them, and scales are powers of two. Rows in no group are NaN, and so are their scales. */
struct f8_contest {
    f8_product t;
    std::vector<int32_t> offsets;
    uint32_t groups, rows;
    std::vector<uint8_t> a, b;
    std::vector<float> scale_a, scale_b;
    std::vector<double> of_a, of_b; /* what wrong() makes of a and b */

    f8_contest(const f8_product &what, bool whole) : t(what)
    {
        groups = (uint32_t)t.sizes.size();
        offsets.push_back(t.before);
        for (const int32_t size : t.sizes)
            offsets.push_back(offsets.back() + size);
        rows = (uint32_t)(offsets.back() + t.behind);
        a.assign((size_t)rows * t.k, 0x7f);
        b.resize((size_t)groups * t.n * t.k);
        scale_a.assign(t.of_a == EACH ? rows : (size_t)t.of_a, std::nanf(""));
        scale_b.resize(t.of_b == EACH     ? groups * t.n
                       : t.of_b == GROUPS ? groups
                                          : (size_t)t.of_b);
        std::mt19937 random(rows + t.n + t.k);
        std::normal_distribution<float> normal(0, 1);
        const auto x = [&] { return whole ? (float)(random() % 9) - 4 : normal(random); };
        const auto s = [&] {
            return whole ? std::ldexp(1.0f, (int)(random() % 5) - 2)
                         : (float)(random() % 1000 + 1) / 512;
        };
        for (size_t i = (size_t)t.before * t.k; i < (size_t)offsets.back() * t.k; i++)
            a[i] = t.in == E4M3 ? mgpu_e4m3_from_f32(x()) : mgpu_e5m2_from_f32(x());
        for (uint8_t &one : b)
            one = mgpu_e4m3_from_f32(x());
        for (size_t i = 0; i < scale_a.size(); i++)
            if (t.of_a != EACH || (i >= (size_t)t.before && i < (size_t)offsets.back()))
                scale_a[i] = s();
        for (float &one : scale_b)
            one = s();
    }

    /* D, between guards that nobody writes. */
    std::vector<uint8_t> run(uint32_t multiprocessors) const
    {
        const size_t bytes = (size_t)rows * t.n * mgpu_dtype_bytes(t.out);
        device_buffer<uint8_t> da(a), db(b), d(bytes + 2 * GUARD_BYTES);
        device_buffer<float> sa(std::max<size_t>(scale_a.size(), 1)); /* no more than that */
        device_buffer<float> sb(std::max<size_t>(scale_b.size(), 1));
        device_buffer<int32_t> table(offsets);
        device_buffer<uint32_t> next(std::vector<uint32_t>(2, 0));
        grouped_problem g = {};
        grouped_plan made;
        mgpu_issues said_of;
        REQUIRE(mgpu_copy_to(sa.ptr(), scale_a.data(), scale_a.size() * 4, NULL) == MGPU_OK);
        REQUIRE(mgpu_copy_to(sb.ptr(), scale_b.data(), scale_b.size() * 4, NULL) == MGPU_OK);
        REQUIRE(mgpu_sync(NULL) == MGPU_OK);
        g.groups = groups;
        g.rows = rows;
        g.n = t.n;
        g.k = t.k;
        g.w = t.w;
        g.in = t.in;
        g.out = t.out;
        g.a = da.ptr();
        g.b = db.ptr();
        g.offsets = table.ptr();
        g.next = multiprocessors % 2 == 0 ? next.ptr() : NULL;
        g.d = d.ptr() + GUARD_BYTES;
        g.f8.promoted = t.promoted;
        g.f8.in_b = E4M3;
        g.f8.scale_a = {t.of_a == NONE ? NULL : sa.ptr(), (uint32_t)scale_a.size()};
        g.f8.scale_b = {t.of_b == NONE ? NULL : sb.ptr(), (uint32_t)scale_b.size()};
        const mgpu_status status = grouped_plan_make(&made, g, multiprocessors, &said_of);
        INFO(issue_text(said_of));
        REQUIRE(status == MGPU_OK);
        launch(made.kernel, made.config, made.args);
        CHECK(next.download() == std::vector<uint32_t>(2, 0));
        const std::vector<uint8_t> all = d.download(), guard(GUARD_BYTES, 0xDB);
        CHECK(std::memcmp(all.data(), guard.data(), GUARD_BYTES) == 0);
        CHECK(std::memcmp(&all[all.size() - GUARD_BYTES], guard.data(), GUARD_BYTES) == 0);
        return std::vector<uint8_t>(all.begin() + GUARD_BYTES, all.end() - GUARD_BYTES);
    }

    /* A row of A times one of B: whole numbers, or as the tensor cores have it, 32 products after 32; promoted, 128
     * after 128, the rest in f32. */
    float sum_of(size_t i, size_t j, bool whole) const
    {
        const double *const x = &of_a[i * t.k], *const y = &of_b[j * t.k];
        float total = 0, part = 0;
        for (size_t at = 0; whole && at < t.k; at++)
            total += (float)(x[at] * y[at]);
        for (size_t at = 0; !whole && at < t.k; at += 32) {
            const size_t end = std::min<size_t>(at + 32, t.k);
            const uint32_t bits =
                mma_rule::rule(t.in == E4M3 ? mma_rule::E4M3 : mma_rule::E5M2, mma_rule::E4M3,
                               false, {x + at, x + end}, {y + at, y + end}, part);
            std::memcpy(&part, &bits, 4);
            if (end == t.k || (t.promoted && end % 128 == 0)) {
                total += part;
                part = 0;
            }
        }
        return total;
    }

    /* Of each `every`th result, how many are not so, bit for bit; rows in no group are as nobody has written them. */
    size_t wrong(const std::vector<uint8_t> &d, bool whole, size_t every)
    {
        const size_t wide = mgpu_dtype_bytes(t.out);
        size_t count = 0;
        uint32_t g = 0;
        for (const uint8_t x : a)
            of_a.push_back(t.in == E4M3 ? mgpu_e4m3_to_f32(x) : mgpu_e5m2_to_f32(x));
        for (const uint8_t x : b)
            of_b.push_back(mgpu_e4m3_to_f32(x));
        for (size_t at = 0; at < (size_t)rows * t.n; at += every) {
            const size_t i = at / t.n, j = at % t.n;
            uint32_t got = 0, want = 0xdbdbdbdb >> (32 - 8 * wide);
            while (g < groups && i >= (size_t)offsets[g + 1])
                g++;
            if (i >= (size_t)t.before && g < groups) {
                const float sa = t.of_a == NONE ? 1 : scale_a[t.of_a == EACH ? i : 0];
                const float sb = t.of_b == NONE     ? 1
                                 : t.of_b == EACH   ? scale_b[g * t.n + j]
                                 : t.of_b == GROUPS ? scale_b[g]
                                                    : scale_b[0];
                const float x = sum_of(i, (size_t)g * t.n + j, whole) * (sa * sb);
                want = t.out == F32 ? mma_rule::bits_of(x) : word_of(t.out, x);
            }
            std::memcpy(&got, &d[at * wide], wide);
            count += got != want;
        }
        return count;
    }
};

std::vector<uint8_t>
multiply_f8(const f8_product &t, bool whole, size_t every = 1)
{
    std::string sizes;
    for (const int32_t size : t.sizes)
        sizes += std::to_string(size) + " ";
    CAPTURE(sizes, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.promoted, t.of_a,
            t.of_b, t.w, t.multiprocessors, whole);
    f8_contest c(t, whole);
    const std::vector<uint8_t> got = c.run(t.multiprocessors);
    CHECK(c.wrong(got, whole, every) == 0);
    return got;
}

const f8_product f8_products[] = {
    {{1, 63, 64, 65, 127, 128, 129, 100},
     136,
     144,
     E4M3,
     BF16,
     false,
     EACH,
     EACH,
     128,
     4,
     0,
     0},
    {{0, 150, 0, 64, 0}, 264, 400, E5M2, F32, false, ONE, GROUPS, 256, 3, 0, 0},
    {{300}, 328, 272, E4M3, F16, false, NONE, NONE, 256, 2, 0, 0}, /* one group */
    {{0, 0, 0, 200}, 264, 656, E4M3, F32, false, EACH, GROUPS, 128, 2, 5, 9},
    {{200, 0, 0, 0}, 136, 656, E5M2, F16, true, EACH, EACH, 0, 1, 0, 130},
    {{70, 0, 30}, 8, 16, E4M3, BF16, true, ONE, ONE, 0, 4, 3, 0}, /* one step */
    {{40, 129, 191}, 520, 784, E4M3, F32, true, EACH, EACH, 192, 2, 65, 1},
    {{1, 0, 1}, 200, 912, E4M3, BF16, true, NONE, GROUPS, 192, 3, 0, 0}, /* one row */
    {{0, 0}, 72, 80, E4M3, BF16, false, EACH, EACH, 128, 2, 4, 124},     /* no rows in any */
    {some_groups(1, 75, 9), 72, 48, E4M3, BF16, false, EACH, GROUPS, 0, 5, 1, 1},
    {some_groups(2, 33, 140), 40, 32, E5M2, BF16, true, ONE, EACH, 0, 7, 0, 20},
};

} // namespace

TEST_CASE("grouped_gemm_h100: 8 bits, whole numbers, groups and scales of every kind")
{
    int i = 0;
    for (const f8_product &t : f8_products)
        record(("product of 8 bits " + std::to_string(i++)).c_str(), multiply_f8(t, true));
}

TEST_CASE("grouped_gemm_h100: 8 bits, N(0,1) bit for bit, by any blocks")
{
    const f8_product some[] = {
        {{150, 0, 90}, 264, 1040, E4M3, F32, false, EACH, EACH, 256, 3, 0, 7},
        {{90, 137}, 328, 528, E5M2, BF16, false, ONE, GROUPS, 128, 2, 8, 0},
        {{150, 0, 90}, 264, 1040, E4M3, F32, true, EACH, GROUPS, 192, 3, 0, 7},
        {{90, 137}, 328, 528, E5M2, F16, true, NONE, EACH, 0, 2, 8, 0},
    };
    for (const f8_product &t : some) {
        f8_product others = t;
        others.multiprocessors++;
        CHECK(difference(multiply_f8(others, false, 997), multiply_f8(t, false, 97)) == "");
    }
}

TEST_CASE("grouped_gemm_h100: as many equal scales have the bits of one")
{
    const auto bits = [](scales of_a, scales of_b) {
        f8_contest c({{70, 65}, 136, 144, E4M3, F32, false, of_a, of_b, 128, 2, 0, 0}, false);
        for (float &x : c.scale_a)
            x = 0.3f;
        for (float &x : c.scale_b)
            x = 0.7f;
        std::mt19937 random(1); /* for all the same */
        for (uint8_t &x : c.b)
            x = (uint8_t)(random() % 0x7f);
        return c.run(2);
    };
    CHECK(difference(bits(EACH, EACH), bits(ONE, ONE)) == "");
    CHECK(difference(bits(ONE, GROUPS), bits(ONE, ONE)) == "");
}

TEST_CASE("grouped_gemm_h100: 8 bits, groups, edges, types, widths and scales together; of 810 "
          "products a sample below intensity 2")
{
    unsigned next = 0, seed = 0;
    for (const size_t groups : {1u, 2u, 31u, 32u, 65u})
        for (const int32_t most : {8, 70, 190})
            for (const uint32_t n : {8u, 136u, 392u})
                for (const uint32_t k : {16u, 144u, 400u})
                    for (const uint32_t w : {128u, 256u, 192u})
                        for (const mgpu_dtype in : {E4M3, E5M2}) {
                            const f8_product t = {some_groups(++seed, groups, most),
                                                  n,
                                                  k,
                                                  in,
                                                  seed % 3 == 0   ? F32
                                                  : seed % 3 == 1 ? F16
                                                                  : BF16,
                                                  w == 192,
                                                  seed % 2 == 0 ? EACH : (scales)(seed % 4 / 2),
                                                  (scales)(seed % 5 % 4),
                                                  w,
                                                  1 + seed % 7,
                                                  (int32_t)(seed % 4),
                                                  3};
                            if (test_takes(&next, 131))
                                (void)multiply_f8(t, true);
                        }
}

/* ---- often ---------------------------------------------------------------------------------- */

TEST_CASE("grouped_gemm_h100: launched often, the same bits each time")
{
    struct kind {
        mgpu_dtype in;
        uint32_t w;
        bool transposed;
    };
    const std::vector<int32_t> offsets = {3, 153, 153, 217, 218};
    const uint32_t groups = 4, rows = 230, n = 136, k = 272;
    std::mt19937 random(7);
    std::vector<uint8_t> numbers((size_t)groups * n * k * 2);
    for (uint8_t &x : numbers) /* numbers of each type, none of them NaN */
        x = (uint8_t)(random() % 0x38);
    device_buffer<uint8_t> a(numbers), b(numbers);
    device_buffer<int32_t> table(offsets);
    for (const kind &one :
         {kind{BF16, 256, false}, {F16, 128, true}, {E4M3, 128, false}, {E4M3, 192, false}}) {
        std::map<void *, std::unique_ptr<device_buffer<uint32_t>>>
            next; /* for each D its own */
        CAPTURE(mgpu_dtype_name(one.in), one.w, one.transposed);
        const size_t bytes = 2 * (size_t)n * (one.transposed ? groups * k : rows);
        CHECK(wrong_words_of_many(bytes, [&](void *d) {
                  grouped_problem g = {};
                  grouped_plan made;
                  if (next[d] == nullptr)
                      next[d].reset(new device_buffer<uint32_t>(std::vector<uint32_t>(2, 0)));
                  g.groups = groups;
                  g.rows = rows;
                  g.n = n;
                  g.k = k;
                  g.w = one.w;
                  g.in = one.in;
                  g.out = BF16;
                  g.transposed = one.transposed;
                  g.a = a.ptr();
                  g.b = b.ptr();
                  g.offsets = table.ptr();
                  g.next = next[d]->ptr();
                  g.d = d;
                  g.f8.promoted = one.w == 192;
                  g.f8.in_b = E4M3;
                  REQUIRE(grouped_plan_make(&made, g, 5, NULL) == MGPU_OK);
                  return made;
              }) == 0);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static grouped_problem
good(uint32_t groups, uint32_t rows, uint32_t n, uint32_t k, bool transposed)
{
    return {groups,
            rows,
            n,
            k,
            0,
            BF16,
            BF16,
            transposed,
            nowhere(0),
            nowhere(1),
            (int32_t *)nowhere(3),
            (uint32_t *)nowhere(4),
            nowhere(2),
            {}};
}

/* Of 8 bits, 1024 rows in 8 groups, with scales for each row and each column. */
static grouped_problem
good_of_8_bits()
{
    grouped_problem g = good(8, 1024, 512, 256, false);
    g.in = E5M2;
    g.f8.in_b = E4M3;
    g.f8.scale_a = {(const float *)nowhere(5), 1024};
    g.f8.scale_b = {(const float *)nowhere(6), 8 * 512};
    g.w = 256;
    return g;
}

static const auto make = planned(grouped_plan_make);

TEST_CASE("grouped_plan_make: tiles across, which are cut")
{
    for (const bool transposed : {false, true})
        for (const uint32_t w : {0u, 128u, 256u}) {
            CAPTURE(transposed, w);
            grouped_problem g = good(8, 1024, 520, 1544, transposed);
            grouped_plan plan;
            g.w = w;
            REQUIRE(grouped_plan_make(&plan, g, 132, NULL) == MGPU_OK);
            CHECK(plan.args.groups.walk.tiles_n == (transposed ? 7 : 3));
            CHECK(plan.args.halves == (w == 128));
            (transposed ? g.k : g.n) = 128; /* no second halves */
            grouped_plan narrow;
            REQUIRE(grouped_plan_make(&narrow, g, 132, NULL) == MGPU_OK);
            CHECK(narrow.args.halves);
            CHECK(plan.config.grid.x == (transposed ? 132 : 2 * (1024 / 128 + 8) * 3));
        }
}

TEST_CASE("grouped_plan_make: 8 bits, which kernel, which scales")
{
    grouped_problem g = good_of_8_bits();
    grouped_plan plan;
    REQUIRE(grouped_plan_make(&plan, g, 132, NULL) == MGPU_OK);
    CHECK(plan.kernel == &grouped_h100_e5m2_kernel);
    CHECK((plan.args.scales.each_a == 1 && plan.args.scales.each_b == 512));
    CHECK(plan.args.steps == 2);
    g.f8.promoted = true;
    g.w = 0;
    g.f8.scale_a.count = 1;
    g.f8.scale_b.count = 8;
    REQUIRE(grouped_plan_make(&plan, g, 132, NULL) == MGPU_OK);
    CHECK(plan.kernel == &grouped_h100_e5m2_promoted_kernel);
    CHECK((plan.args.scales.each_a == 0 && plan.args.scales.each_b == 1));
    g.f8.scale_b = {NULL, 99}; /* of none the count is not looked at */
    REQUIRE(grouped_plan_make(&plan, g, 132, NULL) == MGPU_OK);
    CHECK(plan.args.scales.each_b == 0);
}

#define GROUPED_IS    "grouped_gemm_h100: "
#define GROUPED_SIZE  "not 1 to 2147483647: skip a product without work\n"
#define GROUPED_LARGE "not 1 to 2147483647: multiply in parts\n"
#define GROUPED_GIVE  "is NULL, not device memory: pass what mgpu_malloc() gave\n"

TEST_CASE("grouped_plan_make: all that it refuses, every word")
{
    const auto at = [](uintptr_t i, int64_t bytes) {
        return std::to_string((uintptr_t)moved(nowhere(i), bytes));
    };
    refuses<grouped_problem>(
        good(8, 1024, 64, 64, false),
        {{[](grouped_problem *) {}, ""},
         {[](grouped_problem *g) { g->rows = 1; }, ""},
         {[](grouped_problem *g) {
              g->groups = g->rows = g->n = 0, g->k = 3000000000u;
              g->in = F32, g->out = MGPU_DTYPE_S32, g->offsets = NULL;
          },
          GROUPED_IS "in is f32, not bf16, f16, e4m3 or e5m2: round A and B to one\n" GROUPED_IS
                     "out is s32, not bf16, f16 or f32: convert D after\n" GROUPED_IS
                     "groups is 0, " GROUPED_SIZE GROUPED_IS
                     "rows is 0, " GROUPED_SIZE GROUPED_IS "n is 0, " GROUPED_SIZE GROUPED_IS
                     "k is 3000000000, " GROUPED_LARGE GROUPED_IS
                     "offsets is NULL, not device memory of int32, groups + 1 of them\n"},
         {[](grouped_problem *g) { g->rows = 2147483647, g->n = 2000000; },
          GROUPED_IS "tiles is 262160886598, " GROUPED_LARGE},
         {[](grouped_problem *g) {
              g->a = g->b = g->d = NULL, g->offsets = (int32_t *)moved(g->offsets, 2);
          },
          GROUPED_IS "a " GROUPED_GIVE GROUPED_IS "b " GROUPED_GIVE GROUPED_IS
                     "d " GROUPED_GIVE GROUPED_IS "offsets is " +
              at(3, 2) + ", not device memory of int32, groups + 1 of them\n"},
         {[](grouped_problem *g) { g->next = (uint32_t *)moved(g->next, 1); },
          GROUPED_IS "next is " + at(4, 1) +
              ", not device memory of two uint32, zeros, or NULL\n"},
         {[](grouped_problem *g) { g->w = 64; },
          GROUPED_IS "w is 64, not 0 or 256, promoted 192; 128: all in halves\n"},
         {[](grouped_problem *g) { g->f8.promoted = true, g->w = 192; },
          GROUPED_IS "in is bf16, not of 8 bits, which scales and promoted are for\n"},
         {[](grouped_problem *g) {
              g->f8.scale_a = {(const float *)nowhere(5), 1};
          },
          GROUPED_IS "in is bf16, not of 8 bits, which scales and promoted are for\n"},
         {[](grouped_problem *g) {
              g->f8.scale_b = {(const float *)nowhere(5), 1};
          },
          GROUPED_IS "in is bf16, not of 8 bits, which scales and promoted are for\n"}},
        make);
    refuses<grouped_problem>(
        good(8, 1024, 64, 64, false),
        {{[](grouped_problem *) {}, GROUPED_IS "multiprocessors is 0, " GROUPED_SIZE}}, make,
        0);
    refuses<grouped_problem>(
        good(8, 128, 64, 64, true),
        {{[](grouped_problem *) {}, ""},
         {[](grouped_problem *g) { g->rows = 127; },
          GROUPED_IS "rows is 127, not 128 or more if transposed: add some at the end\n"},
         {[](grouped_problem *g) { g->groups = 70000, g->n = 40000; },
          GROUPED_IS "groups * n is 2800000000, " GROUPED_LARGE}},
        make);
    refuses<grouped_problem>(
        good_of_8_bits(),
        {{[](grouped_problem *g) { g->transposed = g->f8.promoted = true, g->f8.in_b = E5M2; },
          GROUPED_IS
          "transposed is set with 8 bits, not false: wgmma cannot sum along rows of them, of "
          "bf16 it can\n" GROUPED_IS "in_b is e5m2, not e4m3: round B to it\n" GROUPED_IS
          "w is 256, not 0 or 256, promoted 192; 128: all in halves\n"},
         {[](grouped_problem *g) {
              g->f8.scale_a.count = 1023;
              g->f8.scale_b = {(const float *)moved(nowhere(6), 4), 512};
          },
          GROUPED_IS "scale_a is 1023, not 1 or as many as rows\n" GROUPED_IS
                     "scale_b is 512, not 1, groups or groups * n: [groups][n]\n" GROUPED_IS
                     "scale_b is " +
              at(6, 4) + ", not aligned to 8 bytes: copy it\n"},
         {[](grouped_problem *g) {
              g->f8.scale_a.x = (float *)moved(g->d, 1024 * 512 * 2 - 8);
          },
          GROUPED_IS "d is within scale_a, not memory of its own: blocks store D while others "
                     "load\n"},
         {[](grouped_problem *g) { g->f8.scale_a.x = (float *)moved(g->d, 1024 * 512 * 2); },
          ""}},
        make);
}

TEST_CASE("grouped_plan_make: D of its own")
{
    for (const bool transposed : {false, true}) {
        const int64_t a = 1024 * 2 * (transposed ? 512 : 256);
        const int64_t b = 2 * 256 * (transposed ? 1024 : 8 * 512);
        const int64_t d = 2 * 512 * (transposed ? 8 * 256 : 1024);
        const struct {
            void *d;
            const char *within;
        } rows[] = {
            {moved(nowhere(0), a - 16), "a"},    {moved(nowhere(0), a), NULL},
            {moved(nowhere(0), 16 - d), "a"},    {moved(nowhere(0), -d), NULL},
            {moved(nowhere(1), b - 16), "b"},    {moved(nowhere(1), b), NULL},
            {moved(nowhere(3), 32), "offsets"},  {moved(nowhere(3), 48), NULL},
            {moved(nowhere(4), 16 - d), "next"}, {moved(nowhere(4), -d), NULL},
        };
        for (const auto &r : rows)
            refuses<grouped_problem>(
                good(8, 1024, 512, 256, transposed),
                {{[&](grouped_problem *g) { g->d = r.d; },
                  r.within == NULL
                      ? ""
                      : std::string(GROUPED_IS "d is within ") + r.within +
                            ", not memory of its own: blocks store D while others load\n"}},
                make);
    }
}

TEST_CASE("grouped_plan_make: the issues of every map")
{
    for (const bool transposed : {false, true})
        refuses<grouped_problem>(
            good(8, 1024, 60, 60, transposed),
            {{[](grouped_problem *g) { g->a = moved(g->a, 8); },
              crooked('A', moved(nowhere(0), 8), 8) + narrow('A', 60, BF16) +
                  narrow('B', 60, BF16) + narrow('D', 60, BF16)}},
            make);
}
