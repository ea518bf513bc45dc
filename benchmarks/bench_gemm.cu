/* bench_gemm.cu - gemm_h100 against cuBLASLt, in one process, call by call in turns.
 * SPDX-License-Identifier: MIT
 *
 * usage: bench_gemm --commit HASH [--shapes MxNxK,...] [--dtype bf16|f16]
 *                   [--out-dtype bf16|f16|f32] [--json FILE] [--rounds N] [--seed N]
 *
 * Inputs are N(0,1). The peer is the fastest of cuBLASLt's first 16 heuristics. Two regimes,
 * because a GPU on real data is limited by its power:
 *     burst      20 calls after a rest, the card is cold
 *     sustained  300 ms of calls, after 500 ms of the same load
 * A round measures one, then the other; the next round begins with the other one, and the
 * number of rounds is even, so that neither gains by its place. A figure is the median of the
 * rounds. One JSON line per measurement, a table last. Exit 1 when a result differs from
 * cuBLASLt's by more than rounding explains.
 */
#include "../examples/kernels/gemm_h100.cu"

#include <cublasLt.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#define CUDA(call)                                                                             \
    do {                                                                                       \
        const cudaError_t e_ = (call);                                                         \
        if (e_ != cudaSuccess)                                                                 \
            fail(#call, cudaGetErrorString(e_));                                               \
    } while (0)
#define LT(call)                                                                               \
    do {                                                                                       \
        const cublasStatus_t s_ = (call);                                                      \
        if (s_ != CUBLAS_STATUS_SUCCESS)                                                       \
            fail(#call, cublasGetStatusString(s_));                                            \
    } while (0)

[[noreturn]] static void
fail(const char *what, const char *why)
{
    std::fprintf(stderr, "bench_gemm: %s: %s\n", what, why);
    std::exit(1);
}

/* ---- inputs -------------------------------------------------------------------------------- */

__device__ static float
uniform(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    x ^= x >> 31;
    return ((float)(x >> 40) + 0.5f) / 16777216.0f;
}

__global__ static void
fill_normal(uint16_t *p, size_t count, uint64_t seed, bool bf16)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        const uint64_t at = (seed * 0x100000001ull + i) * 0x9e3779b97f4a7c15ull;
        const float x = sqrtf(-2.0f * logf(uniform(at))) *
                        cospif(2.0f * uniform(at ^ 0x5851f42d4c957f2dull));
        const uint32_t two =
            bf16 ? mgpu_cvt_rn_bf16x2_f32(0.0f, x) : mgpu_cvt_rn_f16x2_f32(0.0f, x);
        p[i] = (uint16_t)two;
    }
}

/* Largest |x - y| and how many bytes differ. */
__global__ static void
compare(const void *x, const void *y, size_t count, mgpu_dtype dtype, uint32_t *largest,
        unsigned long long *unequal)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        float v[2];
        for (int side = 0; side < 2; side++) {
            const void *p = side ? y : x;
            if (dtype == MGPU_DTYPE_F32)
                v[side] = ((const float *)p)[i];
            else if (dtype == MGPU_DTYPE_BF16)
                v[side] = __uint_as_float((uint32_t)((const uint16_t *)p)[i] << 16);
            else
                asm("cvt.f32.f16 %0, %1;" : "=f"(v[side]) : "h"(((const uint16_t *)p)[i]));
        }
        const float gap = fabsf(v[0] - v[1]);
        if (!(gap == 0.0f)) {
            atomicAdd(unequal, 1ull);
            atomicMax(largest, __float_as_uint(isnan(gap) ? INFINITY : gap));
        }
    }
}

/* ---- the two sides ------------------------------------------------------------------------- */

struct side {
    virtual ~side() = default;
    virtual void call(cudaStream_t stream) = 0;
};

struct ours : side {
    gemm_plan plan;
    void call(cudaStream_t stream) override
    {
        mgpu_issues why;
        why.count = 0;
        plan.config.stream = stream;
        if (mgpu_launch(plan.kernel, plan.config, &plan.args, &why) != MGPU_OK)
            fail("mgpu_launch", why.count != 0 ? why.item[0].text : "?");
    }
};

static cudaDataType_t
cuda_type(mgpu_dtype dtype)
{
    return dtype == MGPU_DTYPE_BF16  ? CUDA_R_16BF
           : dtype == MGPU_DTYPE_F16 ? CUDA_R_16F
                                     : CUDA_R_32F;
}

struct peer : side {
    cublasLtHandle_t lt;
    cublasLtMatmulDesc_t op;
    cublasLtMatrixLayout_t la, lb, ld;
    std::vector<cublasLtMatmulHeuristicResult_t> found;
    size_t best = 0, workspace_bytes = 64u << 20;
    void *workspace;
    gemm_problem g;

    /* Column-major cuBLAS sees D^T[N][M] = B[N][K] * A[M][K]^T. */
    explicit peer(gemm_problem problem) : g(problem)
    {
        const cublasOperation_t t = CUBLAS_OP_T, n = CUBLAS_OP_N;
        cublasLtMatmulPreference_t want;
        int count = 0;
        CUDA(cudaMalloc(&workspace, workspace_bytes));
        LT(cublasLtCreate(&lt));
        LT(cublasLtMatmulDescCreate(&op, CUBLAS_COMPUTE_32F, CUDA_R_32F));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSA, &t, sizeof t));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSB, &n, sizeof n));
        LT(cublasLtMatrixLayoutCreate(&la, cuda_type(g.in), g.k, g.n, g.k));
        LT(cublasLtMatrixLayoutCreate(&lb, cuda_type(g.in), g.k, g.m, g.k));
        LT(cublasLtMatrixLayoutCreate(&ld, cuda_type(g.out), g.n, g.m, g.n));
        LT(cublasLtMatmulPreferenceCreate(&want));
        LT(cublasLtMatmulPreferenceSetAttribute(want, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                                                &workspace_bytes, sizeof workspace_bytes));
        found.resize(16);
        LT(cublasLtMatmulAlgoGetHeuristic(lt, op, la, lb, ld, ld, want, (int)found.size(),
                                          found.data(), &count));
        if (count == 0)
            fail("cublasLtMatmulAlgoGetHeuristic", "no algorithm for this problem");
        found.resize((size_t)count);
        (void)cublasLtMatmulPreferenceDestroy(want);
    }
    ~peer() override
    {
        (void)cublasLtMatrixLayoutDestroy(la);
        (void)cublasLtMatrixLayoutDestroy(lb);
        (void)cublasLtMatrixLayoutDestroy(ld);
        (void)cublasLtMatmulDescDestroy(op);
        (void)cublasLtDestroy(lt);
        (void)cudaFree(workspace);
    }
    void call(cudaStream_t stream) override
    {
        const float one = 1.0f, zero = 0.0f;
        LT(cublasLtMatmul(lt, op, &one, g.b, la, g.a, lb, &zero, g.d, ld, g.d, ld,
                          &found[best].algo, workspace, workspace_bytes, stream));
    }
};

/* ---- time ---------------------------------------------------------------------------------- */

/* Milliseconds of one call, from `calls` of them. */
static double
timed(side &s, int calls)
{
    static cudaEvent_t begin = nullptr, end = nullptr;
    float ms = 0;
    if (begin == nullptr) {
        CUDA(cudaEventCreate(&begin));
        CUDA(cudaEventCreate(&end));
    }
    CUDA(cudaEventRecord(begin));
    for (int i = 0; i < calls; i++)
        s.call(nullptr);
    CUDA(cudaEventRecord(end));
    CUDA(cudaEventSynchronize(end));
    CUDA(cudaGetLastError());
    CUDA(cudaEventElapsedTime(&ms, begin, end));
    return ms / calls;
}

static void
rest(int ms)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}

/* The peer's fastest heuristic, each tried in three short runs. */
static void
choose(peer &p)
{
    double least = 1e30;
    size_t winner = 0;
    std::vector<double> ms(p.found.size(), 1e30);
    for (int pass = 0; pass < 3; pass++)
        for (p.best = 0; p.best < p.found.size(); p.best++) {
            if (pass == 0)
                (void)timed(p, 2);
            rest(10);
            ms[p.best] = std::min(ms[p.best], timed(p, 10));
        }
    for (size_t i = 0; i < ms.size(); i++)
        if (ms[i] < least) {
            least = ms[i];
            winner = i;
        }
    p.best = winner;
}

/* One line of nvidia-smi about the first GPU; empty where it does not answer. */
static std::string
nvidia_smi(const char *fields)
{
    char text[128] = "";
    const std::string command =
        std::string("nvidia-smi --id=0 --format=csv,noheader --query-gpu=") + fields;
    FILE *f = popen((command + " 2>&1").c_str(), "r");
    if (f != nullptr) {
        if (std::fgets(text, sizeof text, f) == nullptr)
            text[0] = 0;
        (void)pclose(f);
    }
    text[std::strcspn(text, "\r\n\"\\")] = 0;
    return text;
}

/* While the card works: "clock MHz, power W". */
static std::string
state_under_load(side &s, double ms)
{
    for (int i = 0; i < 900 && i * ms < 1500; i++)
        s.call(nullptr);
    const std::string text = nvidia_smi("clocks.sm,power.draw");
    CUDA(cudaDeviceSynchronize());
    return text;
}

struct figures {
    double median, least, most;
};

static figures
summary(std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    const size_t n = ms.size();
    return {n % 2 ? ms[n / 2] : (ms[n / 2 - 1] + ms[n / 2]) / 2, ms.front(), ms.back()};
}

/* ---- program ------------------------------------------------------------------------------- */

struct options {
    std::vector<gemm_problem> problems;
    std::string commit, json;
    mgpu_dtype in = MGPU_DTYPE_BF16, out = MGPU_DTYPE_BF16;
    int rounds = 8;
    uint64_t seed = 1;
};

static mgpu_dtype
dtype_of(const char *word)
{
    for (const mgpu_dtype d : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32})
        if (std::strcmp(word, mgpu_dtype_name(d)) == 0)
            return d;
    fail(word, "no such dtype here: bf16, f16, or f32 for the output");
}

static options
parse(int argc, char **argv)
{
    options o;
    std::string shapes = "4096x4096x4096,8192x8192x8192";
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (i + 1 == argc)
            fail(argv[i],
                 "unknown option, or its value is missing; see the head of the source");
        const char *value = argv[++i];
        if (word == "--shapes")
            shapes = value;
        else if (word == "--dtype")
            o.in = o.out = dtype_of(value);
        else if (word == "--out-dtype")
            o.out = dtype_of(value);
        else if (word == "--commit")
            o.commit = value;
        else if (word == "--json")
            o.json = value;
        else if (word == "--rounds")
            o.rounds = std::max(2, (std::atoi(value) + 1) / 2 * 2);
        else if (word == "--seed")
            o.seed = std::strtoull(value, nullptr, 10);
        else
            fail(word.c_str(), "unknown option; see the head of the source");
    }
    const size_t digits = std::strspn(o.commit.c_str(), "0123456789abcdef");
    const std::string rest = o.commit.substr(digits);
    if (digits < 7 || !(rest.empty() || (o.json.empty() && rest == "-dirty")))
        fail("--commit", "wants the commit of this tree, 7 hexadecimal digits or more");
    for (size_t at = 0; at < shapes.size();) {
        const size_t end = std::min(shapes.find(',', at), shapes.size());
        gemm_problem g = {};
        if (std::sscanf(shapes.substr(at, end - at).c_str(), "%ux%ux%u", &g.m, &g.n, &g.k) != 3)
            fail(shapes.c_str(), "shapes are MxNxK, separated by commas");
        g.in = o.in;
        g.out = o.out;
        o.problems.push_back(g);
        at = end + 1;
    }
    return o;
}

static bool
check(const gemm_problem &g, const void *other)
{
    struct {
        uint32_t largest;
        uint32_t pad;
        unsigned long long unequal;
    } host = {}, *device;
    float largest;
    /* Both sum K products of N(0,1) in f32 in some order and round once: a result is about
     * sqrt(K), rounding to 8 or 11 bits moves it by up to half a unit, twice for two sides. */
    const float bound = 6.0f * sqrtf((float)g.k) *
                        (g.out == MGPU_DTYPE_BF16  ? 1.0f / 128
                         : g.out == MGPU_DTYPE_F16 ? 1.0f / 1024
                                                   : 1.0f / 65536);
    CUDA(cudaMalloc((void **)&device, sizeof *device));
    CUDA(cudaMemset(device, 0, sizeof *device));
    compare<<<1024, 256>>>(g.d, other, (size_t)g.m * g.n, g.out, &device->largest,
                           &device->unequal);
    CUDA(cudaGetLastError());
    CUDA(cudaMemcpy(&host, device, sizeof host, cudaMemcpyDeviceToHost));
    CUDA(cudaFree(device));
    std::memcpy(&largest, &host.largest, 4);
    std::printf("%u x %u x %u: %llu of %llu results differ from cuBLASLt's, largest by %g "
                "(bound %g): %s\n",
                g.m, g.n, g.k, host.unequal, (unsigned long long)g.m * g.n, (double)largest,
                (double)bound, largest <= bound ? "PASS" : "FAIL");
    return largest <= bound;
}

int
main(int argc, char **argv)
{
    const options o = parse(argc, argv);
    mgpu_device_info gpu;
    std::vector<std::string> table;
    bool right = true;
    FILE *json = stdout;

    if (mgpu_device_query(&gpu) != MGPU_OK)
        fail("no GPU", gpu.reason);
    if (!o.json.empty() && (json = std::fopen(o.json.c_str(), "a")) == nullptr)
        fail(o.json.c_str(), "cannot be opened for writing");

    for (gemm_problem g : o.problems) {
        const size_t out_bytes = (size_t)g.m * g.n * mgpu_dtype_bytes(g.out);
        const double flop = 2.0 * g.m * g.n * g.k;
        void *a, *b, *d, *d_peer;
        mgpu_issues why;
        ours mine;
        why.count = 0;
        CUDA(cudaMalloc(&a, (size_t)g.m * g.k * 2));
        CUDA(cudaMalloc(&b, (size_t)g.n * g.k * 2));
        CUDA(cudaMalloc(&d, out_bytes));
        CUDA(cudaMalloc(&d_peer, out_bytes));
        CUDA(cudaMemset(d, 0xdb, out_bytes));
        fill_normal<<<1024, 256>>>((uint16_t *)a, (size_t)g.m * g.k, o.seed * 2,
                                   g.in == MGPU_DTYPE_BF16);
        fill_normal<<<1024, 256>>>((uint16_t *)b, (size_t)g.n * g.k, o.seed * 2 + 1,
                                   g.in == MGPU_DTYPE_BF16);
        CUDA(cudaDeviceSynchronize());
        g.a = a;
        g.b = b;
        g.d = d_peer;
        peer lt(g);
        g.d = d;
        if (gemm_plan_make(&mine.plan, g, gpu.multiprocessors, &why) != MGPU_OK)
            fail("gemm_plan_make", why.count != 0 ? why.item[0].text : "?");
        choose(lt);
        (void)timed(mine, 3);
        right = check(g, d_peer) && right;

        side *const sides[2] = {&mine, &lt};
        for (int regime = 0; regime < 2; regime++) {
            std::vector<double> ms[2], ratios;
            std::string state;
            const double guess = timed(mine, 5);
            const int calls = regime == 0 ? 20 : std::max(20, (int)(300 / guess) + 1);
            if (regime == 1)
                for (int i = 0; i < 2; i++)
                    (void)timed(*sides[i], std::max(1, (int)(250 / guess)));
            for (int round = 0; round < o.rounds; round++)
                for (int i = 0; i < 2; i++) {
                    const int who = (round + i) % 2;
                    if (regime == 0) {
                        rest(250);
                        (void)timed(*sides[who], 1);
                    }
                    ms[who].push_back(timed(*sides[who], calls));
                }
            for (int round = 0; round < o.rounds; round++)
                ratios.push_back(ms[1][(size_t)round] / ms[0][(size_t)round]);
            if (regime == 1)
                state = state_under_load(mine, guess);
            const figures f[2] = {summary(ms[0]), summary(ms[1])}, r = summary(ratios);
            const double tflops[2] = {flop / f[0].median * 1e-9, flop / f[1].median * 1e-9};
            static const std::string driver = nvidia_smi("driver_version");
            const char *const word = regime == 0 ? "burst" : "sustained";
            for (int i = 0; i < 2; i++)
                std::fprintf(
                    json,
                    "{\"kernel\":\"%s\",\"m\":%u,\"n\":%u,\"k\":%u,\"dtype\":\"%s\","
                    "\"out_dtype\":\"%s\",\"distribution\":\"normal(0,1)\",\"regime\":\"%s\","
                    "\"rounds\":%d,\"calls\":%d,\"median_ms\":%.5f,\"min_ms\":%.5f,"
                    "\"max_ms\":%.5f,\"tflops\":%.1f,\"limit_tflops\":989.5,\"share\":%.3f,"
                    "\"peer\":\"%s\",\"ratio\":%.4f,\"ratio_min\":%.4f,\"ratio_max\":%.4f,"
                    "\"gpu\":\"%s\",\"driver\":\"%s\",\"cuda\":%u,\"clock_power\":\"%s\","
                    "\"commit\":\"%s\"}\n",
                    i == 0 ? "gemm_h100" : "cublasLt", g.m, g.n, g.k, mgpu_dtype_name(g.in),
                    mgpu_dtype_name(g.out), word, o.rounds, calls, f[i].median, f[i].least,
                    f[i].most, tflops[i], tflops[i] / 989.5,
                    i == 0 ? "cublasLt, best of its heuristics" : "gemm_h100",
                    i == 0 ? r.median : 1 / r.median, i == 0 ? r.least : 1 / r.most,
                    i == 0 ? r.most : 1 / r.least, gpu.name, driver.c_str(),
                    gpu.runtime_version, state.c_str(), o.commit.c_str());
            char line[256];
            std::snprintf(line, sizeof line,
                          "%5u %5u %5u  %-4s %-4s %-9s  %8.4f %8.4f  %6.1f %6.1f  %.3f "
                          "[%.3f .. %.3f]  %s",
                          g.m, g.n, g.k, mgpu_dtype_name(g.in), mgpu_dtype_name(g.out), word,
                          f[0].median, f[1].median, tflops[0], tflops[1], r.median, r.least,
                          r.most, state.c_str());
            table.push_back(line);
        }
        CUDA(cudaFree(a));
        CUDA(cudaFree(b));
        CUDA(cudaFree(d));
        CUDA(cudaFree(d_peer));
    }
    if (json != stdout && std::fclose(json) != 0)
        fail(o.json.c_str(), "could not be written");
    std::printf("%5s %5s %5s  %-4s %-4s %-9s  %8s %8s  %6s %6s  %s\n", "M", "N", "K", "in",
                "out", "regime", "mgpu ms", "peer ms", "mgpu", "peer",
                "ratio (TFLOP/s of mgpu / cuBLASLt)");
    for (const std::string &line : table)
        std::printf("%s\n", line.c_str());
    return right ? 0 : 1;
}
