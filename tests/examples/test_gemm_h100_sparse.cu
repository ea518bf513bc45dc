/* tests/examples/test_gemm_h100_sparse.cu - gemm_h100_sparse: whole numbers exactly at every edge, in every shape, type and
 * cluster; N(0,1) within the bound, the same bits each time; pruning and packing; what sparse_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_sparse.cu"

#include "../device.h"

#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32,
                 E4M3 = MGPU_DTYPE_E4M3;

uint32_t
bits_of(mgpu_dtype type, float x)
{
    uint32_t word;
    std::memcpy(&word, &x, 4);
    return type == BF16   ? mgpu_bf16_from_f32(x)
           : type == F16  ? mgpu_f16_from_f32(x)
           : type == E4M3 ? mgpu_e4m3_from_f32(x)
                          : word;
}

float
value_of(mgpu_dtype type, const void *from)
{
    uint32_t word = 0;
    float x;
    std::memcpy(&word, from, mgpu_dtype_bytes(type));
    std::memcpy(&x, &word, 4);
    return type == BF16   ? mgpu_bf16_to_f32((uint16_t)word)
           : type == F16  ? mgpu_f16_to_f32((uint16_t)word)
           : type == E4M3 ? mgpu_e4m3_to_f32((uint8_t)word)
                          : x;
}

/* [rows][cols] of a type. */
struct matrix {
    uint32_t rows, cols;
    mgpu_dtype type;
    std::vector<uint8_t> bytes;

    matrix(uint32_t rows_, uint32_t cols_, mgpu_dtype type_)
        : rows(rows_), cols(cols_), type(type_),
          bytes((size_t)rows_ * cols_ * mgpu_dtype_bytes(type_))
    {
    }
    uint8_t *at(uint32_t row, uint32_t col)
    {
        return &bytes[((size_t)row * cols + col) * mgpu_dtype_bytes(type)];
    }
    void set(uint32_t row, uint32_t col, float x)
    {
        mgpu_sparse_set_elem(8 * mgpu_dtype_bytes(type), at(row, col), 0, bits_of(type, x));
    }
    float get(uint32_t row, uint32_t col)
    {
        return value_of(type, at(row, col));
    }
};

/* A is sparse in random places: each group of four has 0, 1 or 2 numbers that are not 0. */
void
fill(matrix *a, matrix *b, bool whole, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, 1);
    for (matrix *x : {a, b})
        for (uint32_t row = 0; row < x->rows; row++)
            for (uint32_t col = 0; col < x->cols; col++)
                x->set(row, col, whole ? (float)(random() % 9) - 4 : normal(random));
    for (uint32_t row = 0; row < a->rows; row++)
        for (uint32_t col = 0; col < a->cols; col += 4) {
            const uint32_t first = random() % 4, second = (first + 1 + random() % 3) % 4;
            for (uint32_t i = 0; i < 4; i++)
                if (i != first && i != second)
                    a->set(row, col + i, random() % 2 == 0 ? 0.0f : -0.0f);
        }
}

/* How many results are wrong. Whole numbers are exact, rounded once where D has 16 bits; others may differ by what
 * sums in f32 of the tensor cores lose: steps of 32 numbers of K, of e4m3 64, of which half count, each by 5.25 units
 * of 2^-23 of the sum of magnitudes; those of e4m3 keep 13 bits behind the largest. */
size_t
wrong(matrix *d, matrix *a, matrix *b, bool whole)
{
    const double unit = d->type == BF16 ? 1.0 / 256 : d->type == F16 ? 1.0 / 2048 : 0;
    const double sums = a->type == E4M3 ? 1.02 * std::ceil(a->cols / 64.0) * 34.0 / 8192
                                        : 1.02 * std::ceil(a->cols / 32.0) * 5.25 / 8388608.0;
    std::vector<float> fa, fb;
    for (matrix *x : {a, b})
        for (uint32_t row = 0; row < x->rows; row++)
            for (uint32_t col = 0; col < x->cols; col++)
                (x == a ? fa : fb).push_back(x->get(row, col));
    size_t count = 0;
    for (uint32_t i = 0; i < d->rows; i++)
        for (uint32_t j = 0; j < d->cols; j++) {
            double sum = 0, size = 0;
            for (uint32_t k = 0; k < a->cols; k++) {
                const double one =
                    (double)fa[(size_t)i * a->cols + k] * fb[(size_t)j * a->cols + k];
                sum += one;
                size += std::fabs(one);
            }
            const uint32_t rounded = bits_of(d->type, (float)sum);
            const double got = d->get(i, j);
            count +=
                whole ? got != value_of(d->type, &rounded)
                      : !(std::fabs(got - sum) <= sums * size + unit * std::fabs(sum) + 1e-7);
        }
    return count;
}

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    sparse_shape shape;       /* w is 0: by the rule */
    uint32_t multiprocessors; /* few: a block has several tiles */
};

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.shape.w, t.shape.up,
            t.multiprocessors, whole);
    matrix a(t.m, t.k, t.in), b(t.n, t.k, t.in), d(t.m, t.n, t.out);
    std::vector<uint8_t> values(a.bytes.size() / 2, 0xDB);
    std::vector<uint32_t> meta(sparse_meta_words(t.in, t.m, t.k), 0xDBDBDBDB);
    mgpu_issues why;
    why.count = 0;
    fill(&a, &b, whole, t.m + t.n + t.k);
    REQUIRE(sparse_pack(t.in, values.data(), meta.data(), a.bytes.data(), t.m, t.k, &why) ==
            MGPU_OK);
    device_buffer<uint8_t> da(values), db(b.bytes);
    device_buffer<uint32_t> dmeta(meta);
    for (int time = 0; time < (whole ? 1 : 2); time++) {
        device_buffer<uint8_t> dd(d.bytes.size());
        const sparse_problem g = {t.m,      t.n,      t.k,      t.in,       t.out,
                                  da.ptr(), db.ptr(), dd.ptr(), dmeta.ptr()};
        sparse_plan plan;
        const mgpu_status status =
            t.shape.w == 0 ? sparse_plan_make(&plan, g, t.multiprocessors, &why)
                           : sparse_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
        INFO((why.count != 0 ? why.item[0].text : ""));
        REQUIRE(status == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        const std::vector<uint8_t> got = dd.download();
        if (time == 1)
            CHECK(difference(got, d.bytes) == "");
        d.bytes = got;
        CHECK(wrong(&d, &a, &b, whole) == 0);
    }
    return d.bytes;
}

} // namespace

TEST_CASE("gemm_h100_sparse: whole numbers, each width, cluster and type, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 16, BF16, BF16, {128, 1}, 4},
        {300, 264, 144, F16, F32, {128, 2}, 4},
        {260, 520, 272, BF16, F16, {128, 2}, 2}, /* sums of the tile before go out late */
        {130, 392, 528, BF16, BF16, {192, 1}, 1},
        {513, 360, 272, F16, BF16, {192, 2}, 2}, /* tiles wholly behind M */
        {257, 600, 592, BF16, BF16, {256, 2}, 2},
        {140, 768, 64, F16, BF16, {256, 1}, 1}, /* two steps, four slabs */
        {300, 516, 400, BF16, F32, {256, 1}, 2},
        {140, 264, 32, E4M3, BF16, {128, 1}, 1},
        {300, 392, 544, E4M3, F16, {192, 2}, 2},
        {270, 520, 800, E4M3, F32, {256, 2}, 2},
        {140, 600, 1056, E4M3, BF16, {256, 1}, 1},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_sparse: all widths, clusters, edges and types together; a sample below "
          "intensity 2")
{
    unsigned next = 0;
    for (uint32_t w : {128u, 192u, 256u})
        for (uint32_t up : {1u, 2u})
            for (uint32_t m : {8u, 129u, 257u, 400u})
                for (uint32_t n : {8u, 200u, 416u, 520u, 640u})
                    for (uint32_t k : {32u, 288u, 544u, 928u})
                        for (mgpu_dtype in : {BF16, F16, E4M3})
                            if (test_takes(&next, 211))
                                multiply({m,
                                          n,
                                          k,
                                          in,
                                          k == 32    ? F16
                                          : m == 129 ? F32
                                                     : BF16,
                                          {w, up},
                                          up},
                                         true);
}

TEST_CASE("gemm_h100_sparse: N(0,1) within the bound, and the same bits each time")
{
    multiply({300, 520, 1040, BF16, F32, {128, 2}, 4}, false);
    multiply({200, 424, 528, F16, BF16, {192, 1}, 2}, false);
    multiply({256, 264, 784, BF16, F16, {256, 2}, 4}, false);
    multiply({140, 504, 288, E4M3, F32, {0, 0}, 4}, false);
}

TEST_CASE("sparse_prune and sparse_pack: what stays, and where")
{
    for (mgpu_dtype in : {BF16, F16, E4M3}) {
        const uint32_t m = 150, k = 544, bits = 8 * mgpu_dtype_bytes(in);
        matrix a(m, k, in), pruned(m, k, in);
        std::vector<uint32_t> meta(sparse_meta_words(in, m, k), 0xDBDBDBDB);
        std::mt19937 random(7);
        mgpu_issues why;
        why.count = 0;
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < k; col++)
                a.set(row, col, (float)(random() % 15) - 7);
        pruned = a;
        sparse_prune(in, pruned.bytes.data(), m, k);
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < k; col++) {
                uint32_t before = 0; /* those of the group that go first */
                for (uint32_t i = col / 4 * 4; i < col / 4 * 4 + 4; i++) {
                    const float x = std::fabs(a.get(row, i)), y = std::fabs(a.get(row, col));
                    before += i != col && (x > y || (x == y && i < col));
                }
                if (pruned.get(row, col) != (before < 2 ? a.get(row, col) : 0))
                    FAIL("row " << row << ", column " << col);
            }
        std::vector<uint8_t> values(a.bytes.size() / 2);
        REQUIRE(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, &why) ==
                MGPU_OK);
        /* each code from the word of the thread that has it */
        const uint32_t words = in == E4M3 ? 2 : 1, steps = mgpu_ceil_div(k, 64 * words);
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < k; col += 4) {
                const uint32_t step = col / (64 * words), wide = 32 * words;
                const uint32_t each = col % (64 * words) / wide; /* instruction of the step */
                const mgpu_meta_slot at =
                    mgpu_wgmma_meta_slot(bits, words == 1 ? each : 0, row % 64, col % wide / 4);
                const size_t thread =
                    ((size_t)(row / 128 * steps + step) * 2 + row / 64 % 2) * 128 + at.thread;
                const uint32_t code =
                    meta[thread * words + (words == 2 ? each : 0)] >> at.bit & 15;
                for (uint32_t i = 0; i < 4; i++) {
                    const bool first = i == mgpu_mma_sp_place(bits, code, 0),
                               second = i == mgpu_mma_sp_place(bits, code, 1);
                    const float stored = value_of(
                        in, &values[((size_t)row * (k / 2) + col / 2 + second) * bits / 8]);
                    if (pruned.get(row, col + i) != (first || second ? stored : 0))
                        FAIL("row " << row << ", column " << col + i);
                }
            }
        pruned.set(131, 404, 1);
        pruned.set(131, 405, 2);
        pruned.set(131, 407, 3);
        pruned.set(131, 406, 0);
        CHECK(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, &why) ==
              MGPU_ERROR_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(
            std::string(why.item[0].text) ==
            "sparse_pack: a is A[131][404 .. 407] of more than two numbers, not 2:4: prune it, "
            "sparse_prune()");
        CHECK(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, NULL) ==
              MGPU_ERROR_INVALID_ARGUMENT);
    }
}

TEST_CASE("sparse_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        sparse_shape shape;
    } rows[] = {
        {8192, 8192, 8192, {256, 2}},
        {16384, 16384, 16384, {256, 2}},
        {2048, 2048, 2048, {256, 2}},
        {128, 8192, 8192, {128, 1}}, /* one row of tiles */
    };
    for (const auto &r : rows) {
        const sparse_problem g = {r.m, r.n, r.k, BF16, BF16, NULL, NULL, NULL, NULL};
        const sparse_shape s = sparse_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_issues why;
static sparse_plan plan;

/* A product of memory that nothing reads. */
static sparse_problem
somewhere(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype in, mgpu_dtype out)
{
    const uintptr_t at = 0x700000000000;
    return {m,
            n,
            k,
            in,
            out,
            (void *)at,
            (void *)(at + ((uintptr_t)1 << 44)),
            (void *)(at + ((uintptr_t)1 << 45)),
            (const uint32_t *)(at + ((uintptr_t)1 << 43))};
}

static mgpu_status
make(const sparse_problem &g, uint32_t multiprocessors = 132)
{
    why.count = 99; /* of an earlier call: to be emptied */
    const mgpu_status status = sparse_plan_make(&plan, g, multiprocessors, &why);
    CHECK(sparse_plan_make(&plan, g, multiprocessors, NULL) == status);
    for (int i = 0; i < why.count; i++)
        CHECK(std::string(why.item[i].text).size() < sizeof why.item[i].text - 1); /* not cut */
    return status;
}

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text).find(words) != std::string::npos;
}

TEST_CASE("sparse_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    const mgpu_dtype ins[] = {BF16, F16, E4M3}, outs[] = {F32, BF16, F16};
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            for (uint32_t &x : size)
                x = 32 << random() % 11, x += random() % x / 32 * 32;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(make(somewhere(size[0], size[1], size[2], ins[i % 3], outs[i / 3 % 3]),
                         multiprocessors) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK(plan.config.grid.x <= multiprocessors);
        }
}

TEST_CASE("sparse_plan_make: types, sizes and memory, all that is wrong")
{
    REQUIRE(make(somewhere(64, 64, 64, F32, MGPU_DTYPE_S32), 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "in", "gemm_h100_sparse: in is f32, not bf16, f16 or e4m3"));
    CHECK(said(1, "out", "out is s32, not bf16, f16 or f32"));
    CHECK(said(2, "multiprocessors", "multiprocessors is 0"));

    REQUIRE(make(somewhere(3000000000u, 0, 0x80000000u, BF16, F32)) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "m", "m is 3000000000, not 1 to 2147483647"));
    CHECK(said(1, "n", "n is 0, not 1 to 2147483647"));
    CHECK(said(2, "k", "k is 2147483648, not 1 to 2147483647"));

    REQUIRE(make(somewhere(2147483647, 2147483640, 32, F16, F16)) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", " tiles, not up to 2147483647 tiles"));

    REQUIRE(make(somewhere(64, 64, 24, F16, F16)) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "k", "k is 24, not a multiple of 16, of e4m3 32"));
    REQUIRE(make(somewhere(64, 64, 48, E4M3, F16)) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "k", "k is 48"));
    CHECK(make(somewhere(64, 64, 48, F16, F16)) == MGPU_OK);

    sparse_problem g = somewhere(64, 64, 64, BF16, BF16);
    g.a = g.b = g.d = NULL;
    g.meta = NULL;
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 4);
    CHECK(said(0, "a", "a is NULL, not device memory: "));
    CHECK(said(3, "meta", "meta is NULL, not device memory, with what sparse_pack() wrote"));
    g = somewhere(64, 64, 64, BF16, BF16);
    g.meta += 1;
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "meta", "meta is not aligned to 16 bytes"));

    g = somewhere(64, 128, 64, BF16, BF16);
    g.d = (void *)((uintptr_t)g.a + 64 * 64 - 16); /* its values are 64 x 32 */
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "d", "d is within a or meta, not memory of its own"));
    g.d = (void *)((uintptr_t)g.a + 64 * 64);
    CHECK(make(g) == MGPU_OK);
    g.d = (void *)((uintptr_t)g.meta + 4 * sparse_meta_words(BF16, 64, 64) - 16);
    CHECK(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    g.d = (void *)((uintptr_t)g.b + 128 * 64 * 2 - 16);
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "d", "d is within b"));
}

TEST_CASE("sparse_plan_make_shape: shapes there are, and others")
{
    const sparse_shape wrong[] = {{0, 1},   {64, 1},  {176, 1}, {320, 1},
                                  {128, 0}, {128, 3}, {256, 4}};
    const sparse_problem g = somewhere(512, 512, 512, BF16, F32);
    for (const sparse_shape &s : wrong) {
        CAPTURE(s.w, s.up);
        REQUIRE(sparse_plan_make_shape(&plan, g, s, 8, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "gemm_h100_sparse: shape is 128 x "));
    }
    CHECK(sparse_plan_make_shape(&plan, g, {256, 2}, 8, &why) == MGPU_OK);
    CHECK(sparse_plan_make_shape(&plan, g, {256, 2}, 1, &why) == MGPU_ERROR_INVALID_ARGUMENT);
}

#if MGPU_EMULATE /* on a GPU the driver has a word as well */
TEST_CASE("sparse_plan_make: the issues of every map")
{
    sparse_problem g = somewhere(64, 62, 64, BF16, BF16);
    g.a = (const void *)((uintptr_t)g.a + 4);
    g.b = (const void *)((uintptr_t)g.b + 4);
    g.d = (void *)((uintptr_t)g.d + 4);
    REQUIRE(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 4);
    for (int i = 0; i < 3; i++)
        CHECK(said(i, "global", (std::string("tensor map \"") + "ABD"[i] + "\"").c_str()));
    CHECK(said(3, "strides_bytes", "tensor map \"D\""));
}
#endif
