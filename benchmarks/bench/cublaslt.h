/* bench/cublaslt.h - the peer: cuBLASLt, by the fastest of its heuristics for this product.
 * SPDX-License-Identifier: MIT
 *
 * All that it offers, up to 32, are timed as the kernels are: the same copies of the inputs in turns, the same
 * graphs or none. The three fastest are timed again in each regime. What follows the sums is an epilogue of the library
 * (BIAS, RELU, GELU and both of them) and beta * C; GELU by erf and SiLU it has not, and gives what comes before them.
 */
#ifndef BENCH_CUBLASLT_H
#define BENCH_CUBLASLT_H

#include "inputs.h"
#include "timing.h"

#include <cublasLt.h>

#include <string>

#define LT(call)                                                                               \
    do {                                                                                       \
        const cublasStatus_t s_ = (call);                                                      \
        if (s_ != CUBLAS_STATUS_SUCCESS)                                                       \
            fail(#call, cublasLtGetStatusString(s_));                                          \
    } while (0)

static inline cudaDataType_t
cuda_type(mgpu_dtype dtype)
{
    return dtype == MGPU_DTYPE_BF16   ? CUDA_R_16BF
           : dtype == MGPU_DTYPE_F16  ? CUDA_R_16F
           : dtype == MGPU_DTYPE_E4M3 ? CUDA_R_8F_E4M3
           : dtype == MGPU_DTYPE_E5M2 ? CUDA_R_8F_E5M2
           : dtype == MGPU_DTYPE_S8   ? CUDA_R_8I
           : dtype == MGPU_DTYPE_S32  ? CUDA_R_32I
                                      : CUDA_R_32F;
}

/* The library's handle and its workspace are those of the process. */
struct cublaslt {
    static constexpr size_t WORKSPACE_BYTES = 64u << 20;
    cublasLtHandle_t lt;
    void *workspace;

    cublaslt()
    {
        LT(cublasLtCreate(&lt));
        CUDA(cudaMalloc(&workspace, WORKSPACE_BYTES));
    }
};

struct peer {
    static constexpr int HEURISTICS = 32;
    cublaslt &library;
    cublasLtMatmulDesc_t op;
    cublasLtMatrixLayout_t la, lb, ld;
    std::vector<cublasLtMatmulHeuristicResult_t> found;
    std::vector<size_t> order; /* of those that work, the fastest first */
    size_t best = 0;
    const std::vector<operands> &of;
    const product p; /* as the library gives it */
    const bool scaled;
    const bool whole, half; /* factors are s32, f16 */

    /* Column-major cuBLAS sees D^T[N][M] = B^T[N][K] * A^T[K][M]: its first operand is ours of N x K, which lies as it
     * wants it where B is [k][n]. */
    peer(cublaslt &handle, const product &what, const std::vector<operands> &all)
        : library(handle), of(all), p(of_peer(what)), scaled(p.is_f8()),
          whole(p.in == MGPU_DTYPE_S8), half(p.sums == SUMS_F16)
    {
        const cublasOperation_t turn_b = p.b_is_kn ? CUBLAS_OP_N : CUBLAS_OP_T;
        const cublasOperation_t turn_a = p.a_is_km ? CUBLAS_OP_T : CUBLAS_OP_N;
        const cublasComputeType_t how = p.in == MGPU_DTYPE_TF32 ? CUBLAS_COMPUTE_32F_FAST_TF32
                                        : whole                 ? CUBLAS_COMPUTE_32I
                                        : half                  ? CUBLAS_COMPUTE_16F
                                                                : CUBLAS_COMPUTE_32F;
        const size_t bytes = cublaslt::WORKSPACE_BYTES;
        cublasLtMatmulPreference_t want;
        int count = 0;
        LT(cublasLtMatmulDescCreate(&op, how,
                                    whole  ? CUDA_R_32I
                                    : half ? CUDA_R_16F
                                           : CUDA_R_32F));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSA, &turn_b,
                                          sizeof turn_b));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSB, &turn_a,
                                          sizeof turn_a));
        set_epilogue();
        if (scaled) {
            const int8_t fast = p.sums == SUMS_FAST;
            const int32_t scale_b = CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F;
            const int32_t scale_a = CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F;
            LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_FAST_ACCUM, &fast,
                                              sizeof fast));
            if (p.sums == SUMS_BLOCK) {
                LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_A_SCALE_MODE,
                                                  &scale_b, sizeof scale_b));
                LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_B_SCALE_MODE,
                                                  &scale_a, sizeof scale_a));
            }
            set_scales(0);
        }
        layout(&la, p.in, p.b_is_kn ? p.n : p.k, p.b_is_kn ? p.k : p.n);
        layout(&lb, p.in, p.a_is_km ? p.m : p.k, p.a_is_km ? p.k : p.m);
        layout(&ld, p.out, p.n, p.m);
        LT(cublasLtMatmulPreferenceCreate(&want));
        LT(cublasLtMatmulPreferenceSetAttribute(want, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                                                &bytes, sizeof bytes));
        found.resize(HEURISTICS);
        if (cublasLtMatmulAlgoGetHeuristic(library.lt, op, la, lb, ld, ld, want, HEURISTICS,
                                           found.data(), &count) != CUBLAS_STATUS_SUCCESS)
            count = 0;
        found.resize((size_t)count);
        (void)cublasLtMatmulPreferenceDestroy(want);
    }
    ~peer()
    {
        (void)cublasLtMatrixLayoutDestroy(la);
        (void)cublasLtMatrixLayoutDestroy(lb);
        (void)cublasLtMatrixLayoutDestroy(ld);
        (void)cublasLtMatmulDescDestroy(op);
    }
    peer(const peer &) = delete;
    peer &operator=(const peer &) = delete;

    /* Column-major, without gaps, in a batch one behind the other. */
    void layout(cublasLtMatrixLayout_t *to, mgpu_dtype dtype, uint32_t rows,
                uint32_t cols) const
    {
        const int32_t batch = (int32_t)p.batch;
        const int64_t stride = (int64_t)rows * cols;
        LT(cublasLtMatrixLayoutCreate(to, cuda_type(dtype), rows, cols, rows));
        if (p.batch <= 1)
            return;
        LT(cublasLtMatrixLayoutSetAttribute(*to, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &batch,
                                            sizeof batch));
        LT(cublasLtMatrixLayoutSetAttribute(*to, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
                                            &stride, sizeof stride));
    }
    void set_epilogue()
    {
        const cublasLtEpilogue_t epilogue =
            p.activation == MGPU_ACTIVATION_RELU
                ? (p.bias ? CUBLASLT_EPILOGUE_RELU_BIAS : CUBLASLT_EPILOGUE_RELU)
            : p.activation == MGPU_ACTIVATION_GELU_TANH
                ? (p.bias ? CUBLASLT_EPILOGUE_GELU_BIAS : CUBLASLT_EPILOGUE_GELU)
                : (p.bias ? CUBLASLT_EPILOGUE_BIAS : CUBLASLT_EPILOGUE_DEFAULT);
        const cudaDataType_t type = cuda_type(p.out);
        if (epilogue == CUBLASLT_EPILOGUE_DEFAULT)
            return;
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue,
                                          sizeof epilogue));
        if (p.bias) {
            LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, &type,
                                              sizeof type));
            set_bias(0);
        }
    }
    void set_bias(size_t copy)
    {
        const void *const bias = of[copy].bias != nullptr ? of[copy].bias : library.workspace;
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias,
                                          sizeof bias));
    }

    /* Before there are buffers any address does: the library asks only whether there is one. */
    void set_scales(size_t copy)
    {
        const void *const a = of[copy].a != nullptr ? of[copy].scale_b : library.workspace;
        const void *const b = of[copy].a != nullptr ? of[copy].scale_a : library.workspace;
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, &a,
                                          sizeof a));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, &b,
                                          sizeof b));
    }
    cublasStatus_t try_call(size_t copy, cudaStream_t stream)
    {
        const float f[2] = {p.alpha, p.residual ? 1.0f : 0.0f};
        const int32_t s[2] = {1, 0};
        const uint16_t h[2] = {mgpu_f16_from_f32(f[0]), mgpu_f16_from_f32(f[1])};
        const void *const alpha = whole  ? (const void *)&s[0]
                                  : half ? (const void *)&h[0]
                                         : &f[0];
        const void *const beta = whole  ? (const void *)&s[1]
                                 : half ? (const void *)&h[1]
                                        : &f[1];
        const operands &o = of[copy];
        if (scaled)
            set_scales(copy);
        if (p.bias)
            set_bias(copy);
        return cublasLtMatmul(library.lt, op, alpha, o.b, la, o.a, lb, beta,
                              p.residual ? o.c : o.d, ld, o.d, ld, &found[best].algo,
                              library.workspace, cublaslt::WORKSPACE_BYTES, stream);
    }
    side as_side()
    {
        side s;
        s.name = "cublasLt";
        s.copies = of.size();
        s.call = [this](size_t copy, cudaStream_t stream) { LT(try_call(copy, stream)); };
        return s;
    }

    /* What the library calls the one that runs. */
    std::string name()
    {
        static const struct {
            const char *word;
            cublasLtMatmulAlgoConfigAttributes_t attribute;
            size_t bytes;
        } parts[] = {{"id", CUBLASLT_ALGO_CONFIG_ID, 4},
                     {"tile", CUBLASLT_ALGO_CONFIG_TILE_ID, 4},
                     {"stages", CUBLASLT_ALGO_CONFIG_STAGES_ID, 4},
                     {"splitk", CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 4},
                     {"swizzle", CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, 4},
                     {"cluster", CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID, 2}};
        std::string text =
            "heuristic " + std::to_string(best) + " of " + std::to_string(found.size());
        for (const auto &part : parts) {
            uint32_t value = 0;
            size_t written = 0;
            if (cublasLtMatmulAlgoConfigGetAttribute(&found[best].algo, part.attribute, &value,
                                                     part.bytes,
                                                     &written) == CUBLAS_STATUS_SUCCESS)
                text += std::string(", ") + part.word + " " + std::to_string(value);
        }
        return text;
    }
};

/* Drops heuristics that do not run, and times the others in four passes, every second the other way round,
 * that leave out what is half slower than the best, then what is a fifth slower, but never the three fastest.
 * Without one that runs: false. */
static inline bool
choose(peer &p, bool graph, cudaStream_t stream)
{
    std::vector<double> ms(p.found.size(), 1e30);
    side s = p.as_side();
    p.order.clear();
    for (p.best = 0; p.best < p.found.size(); p.best++)
        if (p.found[p.best].state == CUBLAS_STATUS_SUCCESS &&
            p.try_call(0, stream) == CUBLAS_STATUS_SUCCESS)
            p.order.push_back(p.best);
    CUDA(cudaStreamSynchronize(stream));
    if (p.order.empty())
        return false;
    for (int pass = 0; pass < 4; pass++) {
        std::reverse(p.order.begin(), p.order.end());
        for (const size_t i : p.order) {
            p.best = i;
            if (graph)
                make_graph(s, stream);
            const double one = timed(s, 1, 2, stream);
            const size_t calls = (size_t)std::min(20.0, std::max(2.0, 4.0 / one));
            ms[i] = std::min(ms[i], graph ? one : timed(s, 1, calls, stream));
            drop_graph(s);
        }
        std::sort(p.order.begin(), p.order.end(),
                  [&ms](size_t x, size_t y) { return ms[x] < ms[y]; });
        const double most = (pass == 0 ? 1.5 : 1.2) * ms[p.order[0]];
        while (p.order.size() > 3 && ms[p.order.back()] > most)
            p.order.pop_back();
    }
    p.best = p.order[0];
    return true;
}

/* Of the three fastest, the one that is fastest in a regime: two stretches of each, as it is measured then. */
static inline void
choose_for(peer &p, bool graph, int rest_ms, size_t ahead, size_t calls, cudaStream_t stream)
{
    const size_t few = std::min<size_t>(3, p.order.size());
    std::vector<double> took(p.found.size(), 1e30);
    side s = p.as_side();
    for (size_t i = 0; few > 1 && i < 2 * few; i++) {
        p.best = p.order[i < few ? i : 2 * few - 1 - i];
        if (graph)
            make_graph(s, stream);
        rest(rest_ms);
        took[p.best] = std::min(took[p.best], timed(s, ahead, calls, stream));
        drop_graph(s);
    }
    p.best = p.order[0];
    for (size_t i = 1; i < few; i++)
        if (took[p.order[i]] < took[p.best])
            p.best = p.order[i];
}

#endif
