/* tests/emu/cuda/test_words_c.c - kernels that use each of CUDA's words; test_words.cpp says what is right.
 * SPDX-License-Identifier: MIT
 *
 * The one text is compiled twice: as C11, by itself, and as C++17, included by test_words.cpp with
 * another ending for its names. Each thread writes its results to a row of doubles of its own.
 */
#include <mgpu/mgpu.h>

#ifndef CUDA_LANGUAGE
#define CUDA_LANGUAGE(name) name##_c
#endif
#define CUDA_KERNEL(name, p)   CUDA_KERNEL_(CUDA_LANGUAGE(name), p)
#define CUDA_KERNEL_(name, p)  CUDA_KERNEL__(name, p)
#define CUDA_KERNEL__(name, p) MGPU_KERNEL(name, cuda_args, p, 1024, 1)

#ifndef CUDA_ARGS
#define CUDA_ARGS
enum { CUDA_ROW = 80 };
typedef struct cuda_args {
    double *out; /* [threads][CUDA_ROW] */
    int *i;      /* ten of each */
    unsigned int *u;
    long long *ll;
    unsigned long *ul;
    unsigned long long *ull;
    float *f;
    double *d;
} cuda_args;
#endif

/* ---- who am I; qualifiers ------------------------------------------------------------------ */

struct __align__(32) CUDA_LANGUAGE(aligned)
{
    char c;
};

static __host__ __device__ __forceinline__ int
CUDA_LANGUAGE(twice)(const __grid_constant__ int x, const int *__restrict__ y)
{
    return 2 * x + *y;
}

static __device__ void CUDA_LANGUAGE(bounded)(double *out) __launch_bounds__(128, 1);
static __device__ void
CUDA_LANGUAGE(bounded)(double *out)
{
    *out = 1;
}

CUDA_KERNEL(cuda_identity, p)
{
    const unsigned int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    const unsigned int b = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const uint3 me = threadIdx;
    const struct {
        dim3 gridDim, blockDim; /* as cudaLaunchConfig_t has them */
        int warpSize;
    } config = {gridDim, blockDim, warpSize};
    const dim3 all = config.gridDim;
    double *o = p->out + CUDA_ROW * (b * blockDim.x * blockDim.y * blockDim.z + t);
    const int three = 3;
    o[0] = me.x + 100 * me.y + 10000 * me.z;
    o[1] = blockIdx.x + 100 * blockIdx.y + 10000 * blockIdx.z;
    o[2] = blockDim.x + 100 * blockDim.y + 10000 * blockDim.z;
    o[3] = all.x + 100 * all.y + 10000 * all.z;
    o[4] = config.blockDim.x == blockDim.x ? config.warpSize : 0;
    o[5] = CUDA_LANGUAGE(twice)(20, &three);
    o[6] = (double)sizeof(struct CUDA_LANGUAGE(aligned));
    CUDA_LANGUAGE(bounded)(&o[7]);
}

/* ---- barriers, votes ----------------------------------------------------------------------- */

CUDA_KERNEL(cuda_block, p)
{
    MGPU_SHARED(unsigned int, s, 96);
    const unsigned int t = threadIdx.x;
    double *o = p->out + CUDA_ROW * t;
    o[0] = __syncthreads_count(t % 3 == 0);
    o[1] = __syncthreads_and(t < 95);
    o[2] = __syncthreads_and(2);
    o[3] = __syncthreads_or(t == 50);
    o[4] = __syncthreads_or(0);
    s[t] = 1000 + t;
    __syncthreads();
    o[5] = s[95 - t];
    __syncthreads();
    s[t] = 2000 + t;
    __syncwarp();
    o[6] = s[t ^ 31];
    __syncwarp(0xffffffffu);
    s[t] = 3000 + t;
    if (t % 32 < 16) /* half a warp by itself */
        __syncwarp(0x0000ffffu);
    else
        __syncwarp(0xffff0000u | 0u);
    o[7] = s[t ^ 15];
}

CUDA_KERNEL(cuda_votes, p)
{
    const unsigned int t = threadIdx.x, all = 0xffffffffu;
    double *o = p->out + CUDA_ROW * t;
    int same = -1;
    o[28] = __activemask();
    o[0] = __all_sync(all, 1);
    o[1] = __all_sync(all, t % 32 != 9);
    o[2] = __any_sync(all, t == 40);
    o[3] = __any_sync(all, 0);
    o[4] = __ballot_sync(all, t % 5 == 0);
    if (t % 2 == 0)
        o[5] = __ballot_sync(0x55555555u, t % 4 == 0);
    o[6] = __match_any_sync(all, (int)(t % 3) - 1);
    o[7] = __match_any_sync(all, t % 2 != 0 ? 1.25f : 1.5f); /* equal as integers */
    o[8] = __match_any_sync(all, (unsigned long long)(t % 4) << 40);
    o[9] = __match_any_sync(all, (double)(t % 2) / 4);
    o[10] = __match_all_sync(all, 5u, &same);
    o[11] = same;
    o[12] = __match_all_sync(all, t % 32 == 31 ? 1ll : 2ll, &same);
    o[13] = same;
    o[14] = __match_all_sync(all, 1.5f, &same);
    o[15] = __match_any_sync(all, (long)t / 8) + 0.0;
    o[16] = __match_any_sync(all, (unsigned long)t / 16);
    o[17] = __reduce_add_sync(all, t);
    o[18] = __reduce_add_sync(all, -(int)t);
    o[19] = __reduce_min_sync(all, t - 1);
    o[20] = __reduce_min_sync(all, (int)t - 40);
    o[21] = __reduce_max_sync(all, t - 1);
    o[22] = __reduce_max_sync(all, (int)t - 40);
    o[23] = __reduce_and_sync(all, t | 0x40u);
    o[24] = __reduce_or_sync(all, t);
    o[25] = __reduce_xor_sync(all, t < 32 ? t * t : 1u << t % 32);
    if (t % 32 >= 20)
        return;
    o[26] = __shfl_sync(0x000fffffu, (int)t, 19);
    __syncthreads(); /* by now the others have returned */
    o[27] = __activemask();
    __syncthreads(); /* and nobody before this */
}

/* ---- shuffles ------------------------------------------------------------------------------ */

#define CUDA_SHUFFLES(T, at, value)                                                            \
    do {                                                                                       \
        const T v = (T)(value);                                                                \
        o[at + 0] = (double)__shfl_sync(0xffffffffu, v, 5);                                    \
        o[at + 1] = (double)__shfl_sync(0xffffffffu, v, (int)t + 3, 8);                        \
        o[at + 2] = (double)__shfl_up_sync(0xffffffffu, v, 2);                                 \
        o[at + 3] = (double)__shfl_up_sync(0xffffffffu, v, 3u, 16);                            \
        o[at + 4] = (double)__shfl_down_sync(0xffffffffu, v, 7);                               \
        o[at + 5] = (double)__shfl_down_sync(0xffffffffu, v, 1, 4);                            \
        o[at + 6] = (double)__shfl_xor_sync(0xffffffffu, v, 16);                               \
        o[at + 7] = (double)__shfl_xor_sync(0xffffffffu, v, 9, 8);                             \
    } while (0)

CUDA_KERNEL(cuda_shuffles, p)
{
    const unsigned int t = threadIdx.x;
    double *o = p->out + CUDA_ROW * t;
    CUDA_SHUFFLES(int, 0, 100 - (int)t);
    CUDA_SHUFFLES(unsigned int, 8, 4000000000u + t);
    CUDA_SHUFFLES(long, 16, (long)t - (1l << 40));
    CUDA_SHUFFLES(unsigned long, 24, t + (1ul << 41));
    CUDA_SHUFFLES(long long, 32, (long long)t - (1ll << 42));
    CUDA_SHUFFLES(unsigned long long, 40, t + (1ull << 43));
    CUDA_SHUFFLES(float, 48, 0.5f * (float)t);
    CUDA_SHUFFLES(double, 56, 0.1 * t);
}

/* ---- atomics ------------------------------------------------------------------------------- */

#define CUDA_ATOMICS(T, at, memory)                                                            \
    do {                                                                                       \
        T *m = (memory);                                                                       \
        o[at + 0] = (double)atomicAdd(&m[0], (T)3);                                            \
        o[at + 1] = (double)atomicMin(&m[1], (T)(10 - t % 8));                                 \
        o[at + 2] = (double)atomicMax(&m[2], (T)(20 + t % 8));                                 \
        o[at + 3] = (double)atomicAnd(&m[3], (T) ~(T)(1u << t % 8));                           \
        o[at + 4] = (double)atomicOr(&m[4], (T)(1u << t % 8));                                 \
        o[at + 5] = (double)atomicXor(&m[5], (T)(1u << t % 4));                                \
        o[at + 6] = (double)atomicExch(&m[6], (T)(t + 1));                                     \
        o[at + 7] = (double)atomicCAS(&m[7], (T)t, (T)(t + 1));                                \
    } while (0)

CUDA_KERNEL(cuda_atomics, p)
{
    const unsigned int t = threadIdx.x;
    double *o = p->out + CUDA_ROW * t;
    CUDA_ATOMICS(int, 0, p->i);
    CUDA_ATOMICS(unsigned int, 8, p->u);
    CUDA_ATOMICS(long long, 16, p->ll);
    CUDA_ATOMICS(unsigned long, 24, p->ul);
    CUDA_ATOMICS(unsigned long long, 32, p->ull);
    o[40] = (double)atomicAdd(&p->f[0], 0.5f);
    o[41] = (double)atomicExch(&p->f[1], (float)t);
    o[42] = atomicAdd(&p->d[0], 0.25);
    o[43] = atomicSub(&p->i[8], 2);
    o[44] = atomicSub(&p->u[8], 2u);
    o[45] = atomicInc(&p->u[9], 5u);
    o[46] = atomicDec(&p->u[10], 5u);
}

/* ---- fences, clocks, bits, minima ---------------------------------------------------------- */

CUDA_KERNEL(cuda_fences, p)
{
    __threadfence_block();
    __threadfence();
    __threadfence_system();
    p->out[0] = 1;
}

CUDA_KERNEL(cuda_clocks, p)
{
    const long long start = clock64();
    __nanosleep(100);
    p->out[0] = (double)(clock64() - start);
}

CUDA_KERNEL(cuda_trap, p)
{
    if (threadIdx.x == 3)
        __trap();
    p->out[threadIdx.x] = 1;
}

#define CUDA_MIN_MAX(at, A, a, B, b)                                                           \
    do {                                                                                       \
        const A x = (A)(a);                                                                    \
        const B y = (B)(b);                                                                    \
        o[at] = (double)min(x, y);                                                             \
        o[at + 1] = (double)max(x, y);                                                         \
    } while (0)

CUDA_KERNEL(cuda_numbers, p)
{
    double *o = p->out;
    const unsigned int x = (unsigned int)p->i[0]; /* 0x00f00100 */
    o[0] = __popc(x);
    o[1] = __ffs((int)x);
    o[2] = __clz((int)x);
    o[3] = __clz(0);
    o[4] = __brev(x);
    o[5] = __popcll((unsigned long long)x << 20 | 1);
    o[6] = __ffsll((long long)x << 32);
    o[7] = __clzll((long long)x);
    o[8] = __clzll(0);
    o[9] = __brevll((unsigned long long)x) == (unsigned long long)__brev(x) << 32;
    o[10] = __uint_as_float(0xc0490000u);
    o[11] = __float_as_uint(-3.140625f) == 0xc0490000u;
    o[12] = __int_as_float(0x3f800000);
    o[13] = __float_as_int(-0.0f) < 0;
    o[14] = __ldg(&p->i[1]);
    o[15] = __longlong_as_double(0x4009000000000000);
    o[16] = (double)(__double_as_longlong(-2.0) >> 52);
    o[17] = min(p->i[1]++, 1000); /* each argument is evaluated once */
    o[18] = max(-1.5f, p->f[0] += 1);
    o[19] = p->i[1] + 1000 * (double)p->f[0];
    CUDA_MIN_MAX(20, int, -5, int, 3);
    CUDA_MIN_MAX(22, unsigned int, 4000000000u, unsigned int, 3);
    CUDA_MIN_MAX(24, long, -5, long, 3);
    CUDA_MIN_MAX(26, unsigned long, 1ul << 50, unsigned long, 3);
    CUDA_MIN_MAX(28, long long, -5, long long, 3);
    CUDA_MIN_MAX(30, unsigned long long, 1ull << 50, unsigned long long, 3);
    CUDA_MIN_MAX(32, float, -0.5, float, 0.25);
    CUDA_MIN_MAX(34, double, -0.1, double, 0.1);
    CUDA_MIN_MAX(36, float, -0.5, double, 0.1);
    CUDA_MIN_MAX(38, float, NAN, float, 2);
    CUDA_MIN_MAX(40, int, -5, unsigned int, 3);
    CUDA_MIN_MAX(42, unsigned long, 3, long, -5);
    CUDA_MIN_MAX(44, long long, -5, unsigned long long, 3);
    CUDA_MIN_MAX(46, double, 0.1, float, -0.5);
}

/* Each word once; emu/cuda/test_math.cu has their values, on a GPU too. */
CUDA_KERNEL(cuda_math, p)
{
    double *o = p->out;
    const float x = p->f[0]; /* 2.5 */
    float sine, cosine;
    o[0] = __mul24(-3, 0x01000005);
    o[1] = __umul24(0xff000003u, 5u);
    o[2] = __mulhi(-1, 2);
    o[3] = __umulhi(0x80000000u, 6u);
    o[4] = (double)__mul64hi(-1, 2);
    o[5] = (double)__umul64hi(1ull << 63, 6);
    o[6] = __byte_perm(0x33221100u, 0x77665544u, 0x1357u);
    o[7] = __funnelshift_l(0x80000000u, 1u, 33u);
    o[8] = __funnelshift_lc(7u, 1u, 33u);
    o[9] = __funnelshift_r(2u, 1u, 33u);
    o[10] = __funnelshift_rc(7u, 1u, 33u);
    o[11] = __float2int_rn(x) + 10 * __float2int_rz(x) + 100 * __float2int_rd(x);
    o[12] = __float2int_ru(-x);
    o[13] = __float2uint_rn(x) + 10u * __float2uint_rz(x) + 100u * __float2uint_rd(x);
    o[14] = __float2uint_ru(x);
    o[15] = (double)(__float2ll_rn(x) + 10 * __float2ll_rz(x) + 100 * __float2ll_rd(x));
    o[16] = (double)__float2ll_ru(-x);
    o[17] = (double)(__float2ull_rn(x) + 10 * __float2ull_rz(x) + 100 * __float2ull_rd(x));
    o[18] = (double)__float2ull_ru(x);
    o[19] = __int2float_rn(-16777217);
    o[20] = __uint2float_rn(4294967295u);
    o[21] = __ll2float_rn(-(1ll << 62) - 1);
    o[22] = __ull2float_rn(~0ull);
    o[23] = __double2float_rn(0.1);
    o[24] = __fadd_rn(x, 0.5f);
    o[25] = __fsub_rn(x, 0.5f);
    o[26] = __fmul_rn(x, 4.0f);
    o[27] = __fdiv_rn(1.0f, 3.0f);
    o[28] = __fmaf_rn(x, 2.0f, 1.0f);
    o[29] = __frcp_rn(3.0f);
    o[30] = __fsqrt_rn(2.0f);
    o[31] = __frsqrt_rn(0.25f);
    o[32] = __saturatef(x) + 10 * __saturatef(-x) + 100 * __saturatef(0.5f);
    __sincosf(1.0f, &sine, &cosine);
    o[33] = __expf(1.0f);
    o[34] = __exp10f(2.0f);
    o[35] = __logf(x);
    o[36] = __log2f(8.0f);
    o[37] = __log10f(1000.0f);
    o[38] = __powf(x, 2.0f);
    o[39] = __sinf(1.0f);
    o[40] = __cosf(1.0f);
    o[41] = __tanf(1.0f);
    o[42] = __tanhf(1.0f);
    o[43] = __fdividef(x, 2.0f);
    o[44] = rsqrtf(0.25f);
    o[45] = sine;
    o[46] = cosine;
}

/* One of each; test_directed.cu asks for the bits of many. */
CUDA_KERNEL(cuda_directed, p)
{
    double *o = p->out;
    o[0] = (double)__fadd_rz(1.0f, 3.0f);
    o[1] = (double)__fsub_rz(1.0f, 3.0f);
    o[2] = (double)__fmul_rz(1.0f, 3.0f);
    o[3] = (double)__fdiv_rz(1.0f, 3.0f);
    o[4] = (double)__fmaf_rz(1.0f, 3.0f, 0x1p-30f);
    o[5] = (double)__frcp_rz(3.0f);
    o[6] = (double)__fsqrt_rz(2.0f);
    o[7] = (double)__fadd_rd(1.0f, 3.0f);
    o[8] = (double)__fsub_rd(1.0f, 3.0f);
    o[9] = (double)__fmul_rd(1.0f, 3.0f);
    o[10] = (double)__fdiv_rd(1.0f, 3.0f);
    o[11] = (double)__fmaf_rd(1.0f, 3.0f, 0x1p-30f);
    o[12] = (double)__frcp_rd(3.0f);
    o[13] = (double)__fsqrt_rd(2.0f);
    o[14] = (double)__fadd_ru(1.0f, 3.0f);
    o[15] = (double)__fsub_ru(1.0f, 3.0f);
    o[16] = (double)__fmul_ru(1.0f, 3.0f);
    o[17] = (double)__fdiv_ru(1.0f, 3.0f);
    o[18] = (double)__fmaf_ru(1.0f, 3.0f, 0x1p-30f);
    o[19] = (double)__frcp_ru(3.0f);
    o[20] = (double)__fsqrt_ru(2.0f);
    o[21] = (double)__dadd_rn(1.0, 3.0);
    o[22] = (double)__dsub_rn(1.0, 3.0);
    o[23] = (double)__dmul_rn(1.0, 3.0);
    o[24] = (double)__ddiv_rn(1.0, 3.0);
    o[25] = (double)__fma_rn(1.0, 3.0, 0x1p-60);
    o[26] = (double)__drcp_rn(3.0);
    o[27] = (double)__dsqrt_rn(2.0);
    o[28] = (double)__dadd_rz(1.0, 3.0);
    o[29] = (double)__dsub_rz(1.0, 3.0);
    o[30] = (double)__dmul_rz(1.0, 3.0);
    o[31] = (double)__ddiv_rz(1.0, 3.0);
    o[32] = (double)__fma_rz(1.0, 3.0, 0x1p-60);
    o[33] = (double)__drcp_rz(3.0);
    o[34] = (double)__dsqrt_rz(2.0);
    o[35] = (double)__dadd_rd(1.0, 3.0);
    o[36] = (double)__dsub_rd(1.0, 3.0);
    o[37] = (double)__dmul_rd(1.0, 3.0);
    o[38] = (double)__ddiv_rd(1.0, 3.0);
    o[39] = (double)__fma_rd(1.0, 3.0, 0x1p-60);
    o[40] = (double)__drcp_rd(3.0);
    o[41] = (double)__dsqrt_rd(2.0);
    o[42] = (double)__dadd_ru(1.0, 3.0);
    o[43] = (double)__dsub_ru(1.0, 3.0);
    o[44] = (double)__dmul_ru(1.0, 3.0);
    o[45] = (double)__ddiv_ru(1.0, 3.0);
    o[46] = (double)__fma_ru(1.0, 3.0, 0x1p-60);
    o[47] = (double)__drcp_ru(3.0);
    o[48] = (double)__dsqrt_ru(2.0);
}

CUDA_KERNEL(cuda_directed_conversions, p)
{
    double *o = p->out;
    o[0] = (double)__int2float_rz(16777217);
    o[1] = (double)__uint2float_rz(16777217u);
    o[2] = (double)__ll2float_rz(-16777217ll);
    o[3] = (double)__ull2float_rz(16777217ull);
    o[4] = (double)__double2float_rz(0x1.0000001p0);
    o[5] = (double)__int2float_rd(16777217);
    o[6] = (double)__uint2float_rd(16777217u);
    o[7] = (double)__ll2float_rd(-16777217ll);
    o[8] = (double)__ull2float_rd(16777217ull);
    o[9] = (double)__double2float_rd(0x1.0000001p0);
    o[10] = (double)__int2float_ru(16777217);
    o[11] = (double)__uint2float_ru(16777217u);
    o[12] = (double)__ll2float_ru(-16777217ll);
    o[13] = (double)__ull2float_ru(16777217ull);
    o[14] = (double)__double2float_ru(0x1.0000001p0);
    o[15] = (double)__double2int_rn(2.5);
    o[16] = (double)__double2uint_rn(2.5);
    o[17] = (double)__double2ll_rn(2.5);
    o[18] = (double)__double2ull_rn(2.5);
    o[19] = (double)__ll2double_rn(-9007199254740993ll);
    o[20] = (double)__ull2double_rn(9007199254740993ull);
    o[21] = (double)__double2int_rz(2.5);
    o[22] = (double)__double2uint_rz(2.5);
    o[23] = (double)__double2ll_rz(2.5);
    o[24] = (double)__double2ull_rz(2.5);
    o[25] = (double)__ll2double_rz(-9007199254740993ll);
    o[26] = (double)__ull2double_rz(9007199254740993ull);
    o[27] = (double)__double2int_rd(2.5);
    o[28] = (double)__double2uint_rd(2.5);
    o[29] = (double)__double2ll_rd(2.5);
    o[30] = (double)__double2ull_rd(2.5);
    o[31] = (double)__ll2double_rd(-9007199254740993ll);
    o[32] = (double)__ull2double_rd(9007199254740993ull);
    o[33] = (double)__double2int_ru(2.5);
    o[34] = (double)__double2uint_ru(2.5);
    o[35] = (double)__double2ll_ru(2.5);
    o[36] = (double)__double2ull_ru(2.5);
    o[37] = (double)__ll2double_ru(-9007199254740993ll);
    o[38] = (double)__ull2double_ru(9007199254740993ull);
    o[39] = (double)__int2double_rn(-5);
    o[40] = (double)__uint2double_rn(4000000000u);
}

CUDA_KERNEL(cuda_spaces, p)
{
    MGPU_SHARED(int, s, 8);
    double *o = p->out;
    int mine = 5;
    const void *const at[4] = {p->i, s + 3, &mine, &p->out};
    for (int k = 0; k < 4; k++)
        o[k] = __isGlobal(at[k]) + 10 * __isShared(at[k]) + 100 * __isLocal(at[k]) +
               1000 * __isGridConstant(at[k]);
    s[3] = 77;
    *(int *)__cvta_global_to_generic(__cvta_generic_to_global(p->i + 1)) = 42;
    o[4] = *(int *)__cvta_shared_to_generic(__cvta_generic_to_shared(s + 3));
    o[5] = (double)(__cvta_generic_to_shared(s + 3) - mgpu_smem_addr(s));
    o[6] = *(int *)__cvta_local_to_generic(__cvta_generic_to_local(&mine));
    o[7] = *(double **)__cvta_grid_constant_to_generic(
               __cvta_generic_to_grid_constant(&p->out)) == p->out;
}

/* One load and one store by each way through the caches. */
CUDA_KERNEL(cuda_caches, p)
{
    const int4 *from = (const int4 *)p->out;
    float *to = p->f;
    p->i[0] = __ldca(&p->i[1]) + __ldcg(&p->i[1]) + __ldcs(&p->i[1]) + __ldlu(&p->i[1]);
    p->i[2] = __ldcv(&p->i[1]) + __ldcs(from).w;
    __stwb(to, 1.0f);
    __stcg(to + 1, 2.0f);
    __stcs(to + 2, 3.0f);
    __stwt(to + 3, 4.0f);
}

/* ---- vector types -------------------------------------------------------------------------- */

/* Fields as a sum that tells them apart; sizes and alignments of the four. */
#define CUDA_VECTOR(name, at)                                                                  \
    do {                                                                                       \
        const name##1 a = make_##name##1(1);                                                   \
        const name##2 b = make_##name##2(1, 2);                                                \
        const name##3 c = make_##name##3(1, 2, 3);                                             \
        const name##4 d = make_##name##4(1, 2, 3, 4);                                          \
        o[at] = (double)(a.x + b.x + c.x + d.x);                                               \
        o[at + 1] = (double)(b.y * 10 + c.y * 3 + d.y);                                        \
        o[at + 2] = (double)(c.z * 10 + d.z);                                                  \
        o[at + 3] = (double)d.w;                                                               \
        o[at + 4] = (double)(sizeof a + 100 * sizeof b + 10000 * sizeof c);                    \
        o[at + 5] = (double)sizeof d;                                                          \
        o[at + 6] = (double)MGPU__ALIGNOF(name##2) + 100.0 * MGPU__ALIGNOF(name##4);           \
    } while (0)

CUDA_KERNEL(cuda_vectors, p)
{
    double *o = p->out;
    CUDA_VECTOR(char, 0);
    CUDA_VECTOR(uchar, 7);
    CUDA_VECTOR(short, 14);
    CUDA_VECTOR(ushort, 21);
    CUDA_VECTOR(int, 28);
    CUDA_VECTOR(uint, 35);
    CUDA_VECTOR(longlong, 42);
    CUDA_VECTOR(ulonglong, 49);
    CUDA_VECTOR(float, 56);
    CUDA_VECTOR(double, 63);
}
