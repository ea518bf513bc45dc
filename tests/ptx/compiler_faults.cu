/* compiler_faults.cu - kernels whose machine code compiler_faults.py reads.
 * SPDX-License-Identifier: MIT
 *
 * commit_*: which barrier does a tcgen05.commit tell, when its address is known at run time alone?
 * arrive_*: do only the lanes that take an `if` arrive in it?
 * scale_*: does ptxas live through a scale that all lanes share, and where is it?
 */
#include <mgpu/blackwell.h>
#include <mgpu/ptx/cvt_rubin.h>
#include <mgpu/ptx/rubin.h>
#include <mgpu/ptx/tcgen05_newer.h>

/* ---- tcgen05.commit ------------------------------------------------------------------------ */

#define KERNEL(name, ...)                                                                      \
    extern "C" __global__ void name(uint32_t b0, uint32_t b1, uint32_t b2, uint32_t n,         \
                                    uint32_t mask, uint64_t x, uint64_t y,                     \
                                    const uint32_t *bars)                                      \
    {                                                                                          \
        (void)b0, (void)b1, (void)b2, (void)n, (void)mask, (void)x, (void)y, (void)bars;       \
        uint32_t bar;                                                                          \
        __VA_ARGS__                                                                            \
    }
/* A barrier of a stage; three that are in use at once, among multiplications; a ring; one of each lane. */
#define COMMIT(form, mma, arguments)                                                           \
    KERNEL(                                                                                    \
        commit_##form##__stage, if (mgpu_elect_sync()) {                                       \
            bar = b1 + 8 * n;                                                                  \
            mgpu_tcgen05_##form arguments;                                                     \
        })                                                                                     \
    KERNEL(                                                                                    \
        commit_##form##__three, if (mgpu_elect_sync()) for (uint32_t i = 0; i < n; i++) {      \
            mgpu_tcgen05_##mma(64, x, y, 0x8000, i != 0);                                      \
            bar = b0;                                                                          \
            mgpu_tcgen05_##form arguments;                                                     \
            mgpu_tcgen05_##mma(128, y, x, 0x8000, 1);                                          \
            bar = b1;                                                                          \
            mgpu_tcgen05_##form arguments;                                                     \
            bar = b2;                                                                          \
            mgpu_tcgen05_##form arguments;                                                     \
        })                                                                                     \
    KERNEL(                                                                                    \
        commit_##form##__ring, if (mgpu_elect_sync()) {                                        \
            uint32_t stage = 0;                                                                \
            for (uint32_t i = 0; i < n; i++) {                                                 \
                bar = b2 + 8 * stage;                                                          \
                mgpu_tcgen05_##form arguments;                                                 \
                stage = stage == 2 ? 0 : stage + 1;                                            \
            }                                                                                  \
        })                                                                                     \
    KERNEL(commit_##form##__lanes, bar = bars[threadIdx.x]; mgpu_tcgen05_##form arguments;)

COMMIT(commit, mma_f16_ss, (bar))
COMMIT(commit_multicast, mma_f16_ss, (bar, (uint16_t)mask))
COMMIT(commit_cg2, mma_cg2_f16_ss, (bar))
COMMIT(commit_cg2_multicast, mma_cg2_f16_ss, (bar, (uint16_t)mask))
#ifdef ZERO_COST_NEWER
COMMIT(commit_multicast_32b, mma_f16_ss, (bar, mask))
COMMIT(commit_sync_restrict_read_mma_a, mma_f16_ss, (bar))
COMMIT(commit_sync_restrict_read_mma_a_multicast, mma_f16_ss, (bar, (uint16_t)mask))
COMMIT(commit_sync_restrict_read_mma_a_multicast_32b, mma_f16_ss, (bar, mask))
COMMIT(commit_cg2_multicast_32b, mma_cg2_f16_ss, (bar, mask))
COMMIT(commit_cg2_sync_restrict_read_mma_a, mma_cg2_f16_ss, (bar))
COMMIT(commit_cg2_sync_restrict_read_mma_a_multicast, mma_cg2_f16_ss, (bar, (uint16_t)mask))
COMMIT(commit_cg2_sync_restrict_read_mma_a_multicast_32b, mma_cg2_f16_ss, (bar, mask))
#endif

/* ---- mbarrier.arrive ----------------------------------------------------------------------- */

/* Nothing comes behind the `if`; something does; the other lanes arrive elsewhere. */
#define ARRIVE(form, arguments)                                                                \
    extern "C" __global__ void form##__end(uint32_t bar, uint32_t n, uint32_t *w)              \
    {                                                                                          \
        (void)n;                                                                               \
        if (w[threadIdx.x])                                                                    \
            mgpu_mbarrier_##form arguments;                                                    \
    }                                                                                          \
    extern "C" __global__ void form##__more(uint32_t bar, uint32_t n, uint32_t *w)             \
    {                                                                                          \
        (void)n;                                                                               \
        if (w[threadIdx.x])                                                                    \
            mgpu_mbarrier_##form arguments;                                                    \
        w[threadIdx.x] = 1;                                                                    \
    }                                                                                          \
    extern "C" __global__ void form##__else(uint32_t bar, uint32_t n, uint32_t *w)             \
    {                                                                                          \
        (void)n;                                                                               \
        if (w[threadIdx.x]) {                                                                  \
            mgpu_mbarrier_##form arguments;                                                    \
        } else {                                                                               \
            bar += 8;                                                                          \
            mgpu_mbarrier_##form arguments;                                                    \
        }                                                                                      \
        w[threadIdx.x] = 1;                                                                    \
    }

ARRIVE(arrive, (bar))
ARRIVE(arrive_count, (bar, n))
ARRIVE(arrive_expect_tx, (bar, n))
ARRIVE(arrive_shared_cluster, (bar))
ARRIVE(arrive_expect_tx_shared_cluster, (bar, n))
ARRIVE(arrive_drop, (bar))
#ifdef ZERO_COST_NEWER
ARRIVE(arrive_multicast, (bar, n))
ARRIVE(arrive_relaxed_multicast, (bar, n))
ARRIVE(arrive_count_multicast, (bar, n, n))
ARRIVE(arrive_expect_tx_multicast, (bar, n, n))
ARRIVE(arrive_drop_multicast, (bar, n))

/* ---- cvt with a scale ----------------------------------------------------------------------- */

/* One of the kernel's parameters, a constant, one of each lane; without what hides it ptxas dies: __dies. */
#define SCALE(form, scale_type, ...)                                                           \
    extern "C" __global__ void scale_##form##__parameter(float x, float y, uint32_t s,         \
                                                         uint16_t *w)                          \
    {                                                                                          \
        const scale_type scale = (scale_type)mgpu_cvt_scale_of_lane(s);                        \
        w[threadIdx.x] = __VA_ARGS__;                                                          \
    }                                                                                          \
    extern "C" __global__ void scale_##form##__constant(float x, float y, uint32_t s,          \
                                                        uint16_t *w)                           \
    {                                                                                          \
        const scale_type scale = (scale_type)mgpu_cvt_scale_of_lane(0x7e7e);                   \
        (void)s;                                                                               \
        w[threadIdx.x] = __VA_ARGS__;                                                          \
    }                                                                                          \
    extern "C" __global__ void scale_##form##__lanes(float x, float y, uint32_t s,             \
                                                     uint16_t *w)                              \
    {                                                                                          \
        const scale_type scale = w[threadIdx.x + s];                                           \
        w[threadIdx.x] = __VA_ARGS__;                                                          \
    }                                                                                          \
    extern "C" __global__ void scale_##form##__dies(float x, float y, uint32_t s, uint16_t *w) \
    {                                                                                          \
        const scale_type scale = (scale_type)s;                                                \
        w[threadIdx.x] = __VA_ARGS__;                                                          \
    }
SCALE(s2f6x2, uint16_t, mgpu_cvt_rn_s2f6x2_f32_scaled(x, y, scale))
SCALE(e4m3x2, uint32_t, mgpu_cvt_e4m3x2_f32_scaled(MGPU_CVT_RN, x, y, scale))
SCALE(ue5m3x2, uint32_t, mgpu_cvt_rn_ue5m3x2_f32_scaled(x, y, scale))
#endif
