/* micro/wgmma.cu - clocks of one wgmma of a warpgroup: by N, type, where A is, and how long one waits.
 * SPDX-License-Identifier: MIT
 *
 * `batch` instructions are a group; behind each group a warpgroup waits until `wait` groups are in flight.
 * They step through a row of 128 bytes, as a GEMM does, and one warpgroup or two work at once, each on its
 * own A. Row 0 of D is checked in its first element.
 */
#include "micro.h"

#include <mgpu/ptx/wgmma_fp8.h>
#include <mgpu/ptx/wgmma_int.h>
#include <mgpu/ptx/wgmma_tf32.h>

#include <cmath>

MGPU_REQUIRE(WGMMA);

enum { A_BYTES = 64 * 128, B_BYTES = 256 * 128, OPERAND_BYTES = 2 * A_BYTES + B_BYTES };

#if MGPU_HAS_DEVICE

/* What the types are to the loop: `word` makes four bytes of operands of a random word, of size 1 to 2
 * and of either sign (s8: of any value); `value` reads element i of a row; `mma` is the instruction. */
#define TYPE(type, d_type, bytes_, d_name, word_, value_)                                      \
    struct type##_ops {                                                                        \
        typedef d_type accumulator;                                                            \
        static constexpr uint32_t bytes = bytes_;                                              \
        MGPU_DEVICE uint32_t word(uint32_t r)                                                  \
        {                                                                                      \
            return word_;                                                                      \
        }                                                                                      \
        MGPU_DEVICE double value(uint32_t row, uint32_t i)                                     \
        {                                                                                      \
            const uint32_t w = mgpu_ld_shared_b32(row + i * bytes / 4 * 4);                    \
            return value_;                                                                     \
        }                                                                                      \
        template <uint32_t N>                                                                  \
        MGPU_DEVICE void ss(accumulator *d, uint64_t a, uint64_t b, int more)                  \
        {                                                                                      \
            mgpu_wgmma_##d_name##_##type##_ss(N, d, a, b, more);                               \
        }                                                                                      \
        template <uint32_t N>                                                                  \
        MGPU_DEVICE void rs(accumulator *d, const uint32_t *a, uint64_t b, int more)           \
        {                                                                                      \
            mgpu_wgmma_##d_name##_##type##_rs(N, d, a, b, more);                               \
        }                                                                                      \
    };

MGPU_DEVICE double
e4m3_value(uint32_t byte) /* of normal numbers */
{
    const double size = (double)(8 + (byte & 7)) * (double)(1u << (byte >> 3 & 15)) / 1024;
    return byte & 0x80 ? -size : size;
}

TYPE(bf16, float, 2, f32, (r & 0x807f807fu) | 0x3f803f80u,
     (double)__uint_as_float(w >> (i % 2 * 16) << 16))
TYPE(tf32, float, 4, f32, (r & 0x807fe000u) | 0x3f800000u, (double)__uint_as_float(w))
TYPE(e4m3, float, 1, f32, (r & 0x87878787u) | 0x38383838u, e4m3_value(w >> (i % 4 * 8) & 0xff))
TYPE(s8, int32_t, 1, s32, r, (double)(int8_t)(w >> (i % 4 * 8)))

/* Behind the wait d is named, so that no use of it comes before; the same ahead of the fence. */
MGPU_DEVICE void
name(float &d)
{
#if !MGPU_EMULATE
    asm volatile("" : "+f"(d) : : "memory");
#else
    (void)d;
#endif
}

MGPU_DEVICE void
name(int32_t &d)
{
#if !MGPU_EMULATE
    asm volatile("" : "+r"(d) : : "memory");
#else
    (void)d;
#endif
}

/* n groups of this warpgroup. */
template <typename ops, uint32_t N, bool RS, uint32_t BATCH, uint32_t WAIT>
MGPU_DEVICE void
groups(typename ops::accumulator *d, const uint32_t *regs, uint64_t a, uint64_t b, uint32_t n)
{
    (void)regs;
    (void)a;
    for (uint32_t i = 0; i < n; i++) {
        mgpu_wgmma_fence();
        MGPU_UNROLL
        for (uint32_t k = 0; k < BATCH; k++) {
            const uint64_t step = k % 4 * 2; /* 32 bytes */
            const int more = (i & 15) != 0 || k != 0;
            if (RS)
                ops::template rs<N>(d, regs, b + step, more);
            else
                ops::template ss<N>(d, a + step, b + step, more);
        }
        mgpu_wgmma_commit_group();
        mgpu_wgmma_wait_group(WAIT);
    }
    mgpu_wgmma_wait_group(0);
}

template <typename ops, uint32_t N, bool RS, uint32_t BATCH, uint32_t WAIT>
MGPU_DEVICE void
rate(const micro_args *p, uint32_t smem)
{
    constexpr uint32_t ROW = 32 / ops::bytes; /* elements of K */
    const uint32_t t = threadIdx.x % 128, mine = smem + threadIdx.x / 128 * A_BYTES;
    const uint32_t b_at = smem + 2 * A_BYTES;
    typename ops::accumulator d[N / 2];
    uint32_t regs[4];
    for (uint32_t at = threadIdx.x; at < OPERAND_BYTES / 4; at += blockDim.x)
        mgpu_st_shared_b32(smem + 4 * at, ops::word(random_word(at)));
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++) /* A[row][0 .. 31 bytes]; row 0 is as it lies in memory */
        regs[i] = mgpu_ld_shared_b32(mine + (t / 32 * 16 + t % 32 / 4 + i % 2 * 8) * 128 +
                                     t % 4 * 4 + i / 2 * 16);
    MGPU_UNROLL
    for (uint32_t i = 0; i < N / 2; i++) {
        d[i] = 0;
        name(d[i]);
    }
    const uint64_t a = mgpu_wgmma_desc_k_major(mine, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(b_at, MGPU_SWIZZLE_128B);
    groups<ops, N, RS, BATCH, WAIT>(d, regs, a, b, p->n); /* warm */
    __syncthreads();
    const watch w = watch_start();
    groups<ops, N, RS, BATCH, WAIT>(d, regs, a, b, p->n);
    __syncthreads();
    watch_stop(p, w);
    MGPU_UNROLL
    for (uint32_t i = 0; i < N / 2; i++)
        name(d[i]);

    double want = 0, most = 0;
    for (uint32_t k = 0; k < BATCH; k++)
        for (uint32_t i = 0; i < ROW; i++) {
            const double v =
                ops::value(mine, RS ? i : k % 4 * ROW + i) * ops::value(b_at, k % 4 * ROW + i);
            want += v;
            most += v < 0 ? -v : v;
        }
    const double times = (double)((p->n - 1) % 16 + 1);
    const double off = ((double)d[0] - want * times) / (most * times);
    const int wrong = t == 0 && !(off < 0.02 && off > -0.02);
    typename ops::accumulator all = 0; /* the others are used too */
    MGPU_UNROLL
    for (uint32_t i = 0; i < N / 2; i++)
        all += d[i];
    if (__syncthreads_or(wrong) && threadIdx.x == 0)
        p->wrong[blockIdx.x] = 1;
    else if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
    if (!(all == all)) /* NaN */
        p->wrong[blockIdx.x] = 2;
}
#endif

/* type, K, N, where A is, batch, wait */
#define RATES(X)                                                                               \
    X(bf16, 16, 8, ss, 1, 0)                                                                   \
    X(bf16, 16, 8, ss, 4, 0)                                                                   \
    X(bf16, 16, 8, ss, 8, 0)                                                                   \
    X(bf16, 16, 64, ss, 1, 0)                                                                  \
    X(bf16, 16, 64, ss, 1, 1)                                                                  \
    X(bf16, 16, 64, ss, 2, 1)                                                                  \
    X(bf16, 16, 64, ss, 4, 0)                                                                  \
    X(bf16, 16, 64, ss, 8, 1)                                                                  \
    X(bf16, 16, 256, ss, 1, 0)                                                                 \
    X(bf16, 16, 256, ss, 4, 0)                                                                 \
    X(bf16, 16, 8, ss, 4, 1)                                                                   \
    X(bf16, 16, 16, ss, 4, 1)                                                                  \
    X(bf16, 16, 32, ss, 4, 1)                                                                  \
    X(bf16, 16, 64, ss, 4, 1)                                                                  \
    X(bf16, 16, 96, ss, 4, 1)                                                                  \
    X(bf16, 16, 128, ss, 4, 1)                                                                 \
    X(bf16, 16, 192, ss, 4, 1)                                                                 \
    X(bf16, 16, 256, ss, 4, 1)                                                                 \
    X(bf16, 16, 8, rs, 4, 1)                                                                   \
    X(bf16, 16, 32, rs, 4, 1)                                                                  \
    X(bf16, 16, 64, rs, 4, 1)                                                                  \
    X(bf16, 16, 128, rs, 4, 1)                                                                 \
    X(bf16, 16, 256, rs, 4, 1)                                                                 \
    X(tf32, 8, 64, ss, 4, 1)                                                                   \
    X(tf32, 8, 128, ss, 4, 1)                                                                  \
    X(tf32, 8, 256, ss, 4, 1)                                                                  \
    X(tf32, 8, 256, rs, 4, 1)                                                                  \
    X(e4m3, 32, 64, ss, 4, 1)                                                                  \
    X(e4m3, 32, 128, ss, 4, 1)                                                                 \
    X(e4m3, 32, 256, ss, 4, 1)                                                                 \
    X(e4m3, 32, 256, rs, 4, 1)                                                                 \
    X(s8, 32, 64, ss, 4, 1)                                                                    \
    X(s8, 32, 128, ss, 4, 1)                                                                   \
    X(s8, 32, 256, ss, 4, 1)                                                                   \
    X(s8, 32, 256, rs, 4, 1)

#define KERNEL(type, k, n, a, batch, wait)                                                     \
    MGPU_KERNEL(micro_wgmma_##type##_##n##_##a##_##batch##_##wait, micro_args, p, 256, 1)      \
    {                                                                                          \
        MGPU_SMEM(memory, 1024);                                                               \
        rate<type##_ops, n, #a[0] == 'r', batch, wait>(p, mgpu_smem_addr(memory));             \
    }
RATES(KERNEL)
#undef KERNEL

static double
clocks_of_one(card &c, const mgpu_kernel &kernel, uint32_t batch, uint32_t warpgroups,
              uint32_t blocks)
{
    const micro_args a = c.args(c.rounds(4096 / batch));
    return clocks_of(c, kernel, micro_config(blocks, 128 * warpgroups, OPERAND_BYTES), a) /
           (a.n * batch * warpgroups);
}

void
add_wgmma(micro_cases &all)
{
#define CASE(type, k, n, a, batch, wait)                                                       \
    all.push_back({"wgmma", "m64n" #n "k" #k " " #type " " #a, "batch=" #batch " wait=" #wait, \
                   "clk", [](card &c) {                                                        \
                       return clocks_of_one(                                                   \
                           c, micro_wgmma_##type##_##n##_##a##_##batch##_##wait##_kernel,      \
                           batch, 1, 1);                                                       \
                   }});
    RATES(CASE)
#undef CASE
#define PAIR(type, k, n, a)                                                                    \
    all.push_back({"wgmma", "m64n" #n "k" #k " " #type " " #a, "batch=4 wait=1 warpgroups=2",  \
                   "clk", [](card &c) {                                                        \
                       return clocks_of_one(c, micro_wgmma_##type##_##n##_##a##_4_1_kernel, 4, \
                                            2, 1);                                             \
                   }});
    PAIR(bf16, 16, 64, ss)
    PAIR(bf16, 16, 128, ss)
    PAIR(bf16, 16, 256, ss)
    PAIR(bf16, 16, 256, rs)
    PAIR(e4m3, 32, 256, ss)
    PAIR(s8, 32, 256, ss)
}
