/* tests/examples/test_steps_b200.cpp - kernels of the steps 12 to 15 on N(0,1), within their bounds.
 * SPDX-License-Identifier: MIT
 *
 * The programs themselves take integers in the model, of which all sums are exact; here what instructions cut comes in, too.
 */
#include "emu/model.h"

#define MACHINE 10
#include "../../examples/gemm.h"
#include "../../examples/scaled.h"

#include <mgpu/layout/block_scale.h>

#include <cmath>
#include <random>

/* Kernels are known by their names, so each step's has one of its own. */
namespace step_12
{
#include "../../examples/12_tcgen05_tile.cu"
}
#define gemm        gemm_13
#define gemm_kernel gemm_13_kernel
namespace step_13
{
#include "../../examples/13_gemm_tmem.cu"
}
#undef gemm
#undef gemm_kernel
#define gemm        gemm_14
#define gemm_kernel gemm_14_kernel
namespace step_14
{
#include "../../examples/14_gemm_pair.cu"
}
#undef gemm
#undef gemm_kernel
#define gemm        gemm_15
#define gemm_kernel gemm_15_kernel
namespace step_15
{
#include "../../examples/15_block_scaled.cu"
}
#undef gemm
#undef gemm_kernel

namespace
{

std::vector<float>
normal(size_t count, uint32_t seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> of(0, 1);
    std::vector<float> x(count);
    for (float &v : x)
        v = of(random);
    return x;
}

/* bf16 on the device; values become what they are worth there. */
void *
upload_bf16(std::vector<float> &values)
{
    std::vector<uint16_t> bits(values.size());
    for (size_t i = 0; i < bits.size(); i++) {
        bits[i] = mgpu_bf16_from_f32(values[i]);
        values[i] = mgpu_bf16_to_f32(bits[i]);
    }
    return device_copy(bits.data(), 2 * bits.size());
}

/* How many elements of D[rows][n] are farther from A * B^T than an instruction of `step` of K may bring them: it cuts its
 * products and the sum so far 25 bits below the largest, then the new sum to 24; and D is rounded to a unit of `unit`. */
size_t
far_ones(const std::vector<float> &a, const std::vector<float> &b, const std::vector<float> &d,
         uint32_t rows, uint32_t n, uint32_t k, uint32_t step, double unit)
{
    const double sums = 1.02 * (k / step) * ((step + 1) / 4.0 + 1) / 8388608;
    size_t far = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < n; j++) {
            const float *u = &a[(size_t)i * k], *v = &b[(size_t)j * k];
            double sum = 0, size = 0;
            for (uint32_t x = 0; x < k; x++) {
                sum += (double)u[x] * v[x];
                size += std::fabs((double)u[x] * v[x]);
            }
            far += !(std::fabs(d[(size_t)i * n + j] - sum) <=
                     sums * size + unit * std::fabs(sum) + 1e-7);
        }
    return far;
}

/* Of bf16: the device's D as numbers, all given back. */
std::vector<float>
take_bf16(void *device, size_t count)
{
    std::vector<uint16_t> bits(count);
    std::vector<float> d(count);
    host_copy(bits.data(), device, 2 * count);
    for (size_t i = 0; i < count; i++)
        d[i] = mgpu_bf16_to_f32(bits[i]);
    return d;
}

/* What all of them launch with: nothing is wrong, nothing remarked. */
void
launch_right(model &m, const mgpu_kernel &kernel, mgpu_launch_config config, const void *args)
{
    mgpu_issues why;
    REQUIRE(mgpu_launch(&kernel, config, args, &why) == MGPU_OK);
    CHECK(m.text + m.lints == "");
}

/* Steps 13 and 14: M, N, K; `set` fills what their arguments have besides. */
template <typename Args, typename Set>
void
product(const mgpu_kernel &kernel, uint32_t rows, uint32_t n, uint32_t k, uint32_t box_a,
        uint32_t box_b, mgpu_launch_config config, mgpu_emu_policy policy, Set set)
{
    model m;
    Args p = Args();
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = policy;
    m.config.multiprocessors = 4; /* so that blocks take over tiles */
    mgpu_emu_configure(m.config);
    std::vector<float> a = normal((size_t)rows * k, 3), b = normal((size_t)n * k, 4);
    void *a_device = upload_bf16(a), *b_device = upload_bf16(b);
    p.a = gemm_map("A", a_device, rows, k, box_a);
    p.b = gemm_map("B", b_device, n, k, box_b);
    p.d = (uint32_t *)device_copy(NULL, (size_t)rows * n * 2);
    p.n = n;
    set(p);
    CAPTURE(kernel.name, rows, n, k, policy);
    launch_right(m, kernel, config, &p);
    CHECK(far_ones(a, b, take_bf16(p.d, (size_t)rows * n), rows, n, k, 16, 1.0 / 256) == 0);
    REQUIRE(mgpu_free(a_device) == MGPU_OK);
    REQUIRE(mgpu_free(b_device) == MGPU_OK);
}

} // namespace

TEST_CASE("12_tcgen05_tile: N(0,1) within the bound")
{
    const uint32_t rows = step_12::M, n = step_12::N, k = step_12::K;
    const mgpu_tmem_layout layout = mgpu_tmem_d_layout(rows, 1, false, false);
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        step_12::tile_args p;
        std::vector<float> a = normal(rows * k, 1), b = normal(n * k, 2), d(rows * n),
                           by_thread(rows * n);
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        mgpu_emu_configure(m.config);
        void *a_device = upload_bf16(a), *b_device = upload_bf16(b);
        p.a = gemm_map("A", a_device, rows, k, rows);
        p.b = gemm_map("B", b_device, n, k, n);
        p.d = (uint32_t *)device_copy(NULL, 4 * by_thread.size());
        CAPTURE(policy);
        launch_right(m, step_12::tcgen05_tile_kernel, mgpu_launch_1d(1, step_12::THREADS), &p);
        host_copy(by_thread.data(), p.d, 4 * by_thread.size());
        for (uint32_t thread = 0; thread < step_12::THREADS; thread++)
            for (uint32_t i = 0; i < n; i++) {
                const mgpu_coord at = mgpu_tmem_d_coord(layout, n, 0, thread, i);
                d[at.row * n + at.col] = by_thread[thread * n + i];
            }
        CHECK(far_ones(a, b, d, rows, n, k, 16, 0) == 0);
        REQUIRE(mgpu_free(a_device) == MGPU_OK);
        REQUIRE(mgpu_free(b_device) == MGPU_OK);
    }
}

TEST_CASE("13_gemm_tmem: N(0,1) within the bound")
{
    const uint32_t rows = 256, n = 256, k = 320; /* more steps along K than stages */
    mgpu_launch_config config =
        mgpu_launch_2d(n / step_13::TILE_N, rows / step_13::TILE_M, step_13::THREADS);
    config.smem_bytes = step_13::SMEM_BYTES;
    for (mgpu_emu_policy policy : {MGPU_EMU_LAZY, MGPU_EMU_RANDOM})
        product<step_13::gemm_args>(
            step_13::gemm_13_kernel, rows, n, k, step_13::TILE_M, step_13::TILE_N, config,
            policy, [&](step_13::gemm_args &p) { p.tiles_k = k / step_13::TILE_K; });
}

TEST_CASE("14_gemm_pair: N(0,1) within the bound")
{
    const uint32_t rows = 512, n = 256, k = 320;
    mgpu_launch_config config =
        mgpu_launch_1d(n / step_14::TILE_N * (rows / step_14::TILE_M), step_14::THREADS);
    config.cluster.x = step_14::CTAS;
    config.smem_bytes = step_14::SMEM_BYTES;
    for (mgpu_emu_policy policy : {MGPU_EMU_LAZY, MGPU_EMU_RANDOM})
        product<step_14::gemm_args>(step_14::gemm_14_kernel, rows, n, k, step_14::TILE_M,
                                    step_14::HALF_N, config, policy,
                                    [&](step_14::gemm_args &p) {
                                        p.tiles_n = n / step_14::TILE_N;
                                        p.tiles_k = k / step_14::TILE_K;
                                    });
}

namespace
{

/* N(0,1) as mxfp8: what it is worth, and its elements and scales on the device. */
struct quantised {
    std::vector<float> values;
    void *elements, *blocks;

    quantised(uint32_t rows, uint32_t k, uint32_t seed) : values(normal((size_t)rows * k, seed))
    {
        const uint32_t each = mgpu_block_scales(MGPU_BLOCK_MXFP8, k);
        std::vector<uint8_t> bytes((size_t)rows * k), scales(rows * each),
            packed(mgpu_scale_bytes(rows, each));
        mgpu_block_quantise(MGPU_BLOCK_MXFP8, bytes.data(), scales.data(), values.data(), rows,
                            k, k, 1);
        mgpu_block_dequantise(MGPU_BLOCK_MXFP8, values.data(), bytes.data(), scales.data(),
                              rows, k, k);
        mgpu_scale_pack(packed.data(), scales.data(), rows, each, each);
        elements = device_copy(bytes.data(), bytes.size());
        blocks = device_copy(packed.data(), packed.size());
    }
};

} // namespace

TEST_CASE("15_block_scaled: quantised N(0,1) within the bound")
{
    const uint32_t rows = 256, n = 128, k = 640;
    for (mgpu_emu_policy policy : {MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        step_15::gemm_args p;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        mgpu_emu_configure(m.config);
        const quantised a(rows, k, 5), b(n, k, 6);
        std::vector<float> d((size_t)rows * n);
        p.a = scaled_map("A", a.elements, rows, k, step_15::TILE_M);
        p.b = scaled_map("B", b.elements, n, k, step_15::TILE_N);
        p.a_scales = (const unsigned char *)a.blocks;
        p.b_scales = (const unsigned char *)b.blocks;
        p.d = (float *)device_copy(NULL, 4 * d.size());
        p.n = n;
        p.tiles_k = k / step_15::TILE_K;
        mgpu_launch_config config =
            mgpu_launch_2d(n / step_15::TILE_N, rows / step_15::TILE_M, step_15::THREADS);
        config.smem_bytes = step_15::SMEM_BYTES;
        CAPTURE(policy);
        launch_right(m, step_15::gemm_15_kernel, config, &p);
        host_copy(d.data(), p.d, 4 * d.size());
        CHECK(far_ones(a.values, b.values, d, rows, n, k, 32, 0) == 0);
        for (void *x : {a.elements, a.blocks, b.elements, b.blocks})
            REQUIRE(mgpu_free(x) == MGPU_OK);
    }
}
