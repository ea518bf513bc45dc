/* tests/examples/test_grouped_gemm_h100.cu - grouped_gemm_h100: whole numbers exactly in groups of every kind, both ways;
 * no byte beyond a group's rows is written, and none of another group is in a sum; what grouped_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/grouped_gemm_h100.cu"

#include "../device.h"
#include "gemm_check.h"

#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;
const size_t GUARD_BYTES = 4096; /* before D and behind it */

struct product {
    std::vector<int32_t> sizes;
    uint32_t n, k;
    mgpu_dtype in, out;
    uint32_t w;              /* 0: by the rule */
    uint32_t multiprocessors; /* few: a block has several tiles */
    int32_t before, behind;  /* rows in no group */
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
        const gemm_inputs all(rows, b_rows, 8, t.in, whole); /* any numbers */
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
        device_buffer<uint8_t> d(bytes + 2 * GUARD_BYTES);
        const grouped_problem g = {(uint32_t)t.sizes.size(), rows,      t.n,
                                   t.k,                      t.in,      t.out,
                                   transposed,               da.ptr(),  db.ptr(),
                                   groups.ptr(),             d.ptr() + GUARD_BYTES};
        grouped_plan plan;
        mgpu_issues why;
        const mgpu_status status =
            t.w == 0 ? grouped_plan_make(&plan, g, multiprocessors, &why)
                     : grouped_plan_make_width(&plan, g, t.w, multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
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
    {{0, 0}, 72, 72, BF16, BF16, 128, 2, 4, 60},           /* no rows in any */
    {some_groups(1, 75, 9), 72, 40, BF16, F32, 128, 5, 1, 1},
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

TEST_CASE("grouped_gemm_h100: N(0,1) within the bound, the same bits by any blocks")
{
    const product some[] = {{{150, 0, 300}, 264, 520, BF16, F32, 128, 3, 0, 7},
                            {{90, 257}, 328, 264, F16, BF16, 256, 2, 8, 0}};
    for (const product &t : some)
        for (const bool transposed : {false, true})
            (void)multiply(t, transposed, false);
}
