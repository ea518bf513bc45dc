/* micro/fence.cu - fences, alone and behind a store, and setmaxnreg.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

MGPU_REQUIRE(CLUSTER);
MGPU_REQUIRE(SETMAXNREG);

#if MGPU_HAS_DEVICE

/* p->how 0: nothing is under way; 1: each thread has stored to shared memory; 2: to global memory. */
template <typename fence_type>
MGPU_DEVICE void
fences(const micro_args *p, uint32_t smem, fence_type fence)
{
    uint32_t *const far = (uint32_t *)p->out + blockIdx.x * 1024 + threadIdx.x;
    const uint32_t near = smem + 4 * threadIdx.x;
    const watch w = watch_start();
    if (p->how == 0)
        for (uint32_t i = 0; i < p->n; i++)
            fence();
    else if (p->how == 1)
        for (uint32_t i = 0; i < p->n; i++) {
            mgpu_st_shared_b32(near, i);
            fence();
        }
    else
        for (uint32_t i = 0; i < p->n; i++) {
            *(volatile uint32_t *)far = i;
            fence();
        }
    watch_stop(p, w);
    uint32_t last = p->n - 1;
    if (p->how == 1)
        last = mgpu_ld_shared_b32(near);
    else if (p->how == 2)
        last = *(volatile uint32_t *)far;
    tell(p, last != p->n - 1);
}
#endif

/* The word behind mgpu_fence_ */
#define FENCES(X)                                                                              \
    X(acq_rel)                                                                                 \
    X(acq_rel_cluster)                                                                         \
    X(acq_rel_gpu)                                                                             \
    X(acq_rel_sys)                                                                             \
    X(sc)                                                                                      \
    X(sc_gpu)                                                                                  \
    X(proxy_async)                                                                             \
    X(proxy_async_shared_cta)                                                                  \
    X(proxy_async_global)                                                                      \
    X(mbarrier_init)

#define KERNEL(word)                                                                           \
    MGPU_KERNEL(micro_fence_##word, micro_args, p, 1024, 1)                                    \
    {                                                                                          \
        MGPU_SHARED(uint32_t, data, 1024);                                                     \
        fences(p, mgpu_smem_addr(data), [] { mgpu_fence_##word(); });                          \
    }
FENCES(KERNEL)
#undef KERNEL

/* Three warpgroups, of 168 registers a thread, each gives away some and takes them back. */
MGPU_KERNEL(micro_setmaxnreg, micro_args, p, 384, 1)
{
    const uint32_t id = 1 + threadIdx.x / 128;
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        MGPU_SETMAXNREG_DEC(120);
        mgpu_barrier_sync_aligned(id, 128);
        MGPU_SETMAXNREG_INC(168);
        mgpu_barrier_sync_aligned(id, 128);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* The same without. */
MGPU_KERNEL(micro_setmaxnreg_none, micro_args, p, 384, 1)
{
    const uint32_t id = 1 + threadIdx.x / 128;
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        mgpu_barrier_sync_aligned(id, 128);
        mgpu_barrier_sync_aligned(id, 128);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

void
add_fences(micro_cases &all)
{
    const auto add = [&](const char *family, const char *name, const std::string &parameters,
                         const mgpu_kernel *kernel, uint32_t threads, uint32_t how) {
        all.push_back({family, name, parameters, "clk", [=](card &c) {
                           micro_args a = c.args(c.rounds(1024));
                           a.how = how;
                           return clocks_of(c, *kernel, micro_config(1, threads), a) / a.n;
                       }});
    };
    static const char *const behind[] = {"none", "shared", "global"};
    for (uint32_t how = 0; how < 3; how++)
        for (const uint32_t threads : {32u, 256u}) {
#define CASE(word)                                                                             \
    add("fence", #word, words("stores=%s threads=%u", behind[how], threads),                   \
        &micro_fence_##word##_kernel, threads, how);
            FENCES(CASE)
#undef CASE
        }
    add("setmaxnreg", "dec, bar.sync, inc, bar.sync", "threads=384", &micro_setmaxnreg_kernel,
        384, 0);
    add("setmaxnreg", "bar.sync, bar.sync", "threads=384", &micro_setmaxnreg_none_kernel, 384,
        0);
}
