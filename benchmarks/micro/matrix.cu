/* micro/matrix.cu - ldmatrix, stmatrix: clocks of one of a chain, and bytes a clock of all warps.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

enum { ROW_BYTES = 16, WARP_BYTES = 32 * ROW_BYTES, WARPS = 32 };

#if MGPU_HAS_DEVICE

/* Each warp has 32 rows of 16 bytes, one behind the other: no bank is asked twice. */
template <uint32_t COUNT, typename load_type>
MGPU_DEVICE void
loads(const micro_args *p, uint32_t smem, load_type load)
{
    const uint32_t lane = threadIdx.x % 32;
    const uint32_t at = smem + threadIdx.x / 32 * WARP_BYTES + lane * ROW_BYTES;
    uint32_t r[4] = {}, sum = 0, want[4] = {}, none = 0;
    for (uint32_t i = 0; i < 4; i++) /* all elements are even */
        mgpu_st_shared_b32(at + 4 * i, random_word(threadIdx.x * 4 + i) & ~0x00010001u);
    __syncwarp();
    load(want, at);
    __syncthreads();
    const watch w = watch_start();
    if (p->how == 0) { /* a chain: what has come is in the next address, as 0 */
        for (uint32_t i = 0; i < p->n; i++) {
            load(r, at + none);
            none = r[0] & 1;
        }
        sum = r[0] * p->n;
    } else
        for (uint32_t i = 0; i < p->n; i++) {
            load(r, at);
            sum += r[0];
        }
    __syncthreads();
    watch_stop(p, w);
    uint32_t wrong = sum ^ (want[0] * p->n);
    for (uint32_t i = 0; i < COUNT; i++)
        wrong |= r[i] ^ want[i];
    wrong = (uint32_t)__syncthreads_or((int)(wrong | none));
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = wrong;
}

template <uint32_t COUNT, typename store_type, typename load_type>
MGPU_DEVICE void
stores(const micro_args *p, uint32_t smem, store_type store, load_type load)
{
    const uint32_t at = smem + threadIdx.x / 32 * WARP_BYTES + threadIdx.x % 32 * ROW_BYTES;
    uint32_t r[4], back[4] = {}, wrong = 0;
    for (uint32_t i = 0; i < 4; i++)
        r[i] = random_word(threadIdx.x * 4 + i);
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        store(at, r);
    __syncthreads();
    watch_stop(p, w);
    load(back, at);
    for (uint32_t i = 0; i < COUNT; i++)
        wrong |= r[i] ^ back[i];
    wrong = (uint32_t)__syncthreads_or((int)wrong);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = wrong;
}
#endif

/* what, matrices */
#define FORMS(X)                                                                               \
    X(x1, 1)                                                                                   \
    X(x2, 2)                                                                                   \
    X(x4, 4)                                                                                   \
    X(x1_trans, 1)                                                                             \
    X(x2_trans, 2)                                                                             \
    X(x4_trans, 4)

#define KERNEL(form, count)                                                                    \
    MGPU_KERNEL(micro_ldmatrix_##form, micro_args, p, 1024, 1)                                 \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(unsigned char, data, WARPS *WARP_BYTES, 128);                      \
        loads<count>(p, mgpu_smem_addr(data),                                                  \
                     [](uint32_t(&r)[4], uint32_t at) { mgpu_ldmatrix_##form(r, at); });       \
    }                                                                                          \
    MGPU_KERNEL(micro_stmatrix_##form, micro_args, p, 1024, 1)                                 \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(unsigned char, data, WARPS *WARP_BYTES, 128);                      \
        stores<count>(                                                                         \
            p, mgpu_smem_addr(data),                                                           \
            [](uint32_t at, const uint32_t(&r)[4]) { mgpu_stmatrix_##form(at, r); },           \
            [](uint32_t(&r)[4], uint32_t at) { mgpu_ldmatrix_##form(r, at); });                \
    }
FORMS(KERNEL)
#undef KERNEL

void
add_matrix(micro_cases &all)
{
    const auto add = [&](const char *family, const char *form, uint32_t count,
                         const mgpu_kernel *kernel) {
        const auto one = [=](card &c, uint32_t threads, uint32_t how) {
            micro_args a = c.args(c.rounds(1024));
            a.how = how;
            return clocks_of(c, *kernel, micro_config(1, threads), a) / a.n;
        };
        if (family[0] == 'l')
            all.push_back({family, "latency", words("form=%s", form), "clk",
                           [=](card &c) { return one(c, 32, 0); }});
        for (const uint32_t warps : {1u, 4u, 16u, 32u})
            all.push_back(
                {family, "throughput", words("form=%s warps=%u", form, warps), "B/clk",
                 [=](card &c) { return 128.0 * count * warps / one(c, 32 * warps, 1); }});
    };
#define LOAD(form, count)  add("ldmatrix", #form, count, &micro_ldmatrix_##form##_kernel);
#define STORE(form, count) add("stmatrix", #form, count, &micro_stmatrix_##form##_kernel);
    FORMS(LOAD)
    FORMS(STORE)
}
