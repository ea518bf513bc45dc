/* micro/atomic.cu - atomics of shared and global memory, by who wants the same word.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

#include <mgpu/ptx/atom_any.h>

enum { MOST_THREADS = 1024 };

/* Which word a thread adds to; the last one: by one chain of results. */
enum { ONE_WORD, OF_WARP, OF_THREAD };

#if MGPU_HAS_DEVICE
MGPU_DEVICE uint32_t
word_of(uint32_t how, uint32_t thread)
{
    return how == ONE_WORD ? 0 : how == OF_WARP ? thread / 32 : thread;
}

/* Threads of a block that add to one word. */
MGPU_DEVICE uint32_t
adders_of(uint32_t how)
{
    return how == ONE_WORD ? blockDim.x : how == OF_WARP ? 32 : 1;
}
#endif

/* Reads what it was before, and adds to it: the next waits for the answer. */
MGPU_KERNEL(micro_atom_shared, micro_args, p, MOST_THREADS, 1)
{
    MGPU_SHARED(uint32_t, counts, MOST_THREADS);
    const uint32_t at = mgpu_smem_addr(counts) + 4 * word_of(p->how, threadIdx.x);
    uint32_t one = 1;
    counts[threadIdx.x] = 0;
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        one = mgpu_atom_shared_add_u32(MGPU_RELAXED_CTA, at, one) == 0xffffffffu ? 2u : 1u;
    __syncthreads();
    watch_stop(p, w);
    tell(p, mgpu_ld_shared_b32(at) != adders_of(p->how) * p->n);
}

/* Adds, and asks nothing. */
MGPU_KERNEL(micro_red_shared, micro_args, p, MOST_THREADS, 1)
{
    MGPU_SHARED(uint32_t, counts, MOST_THREADS);
    const uint32_t at = mgpu_smem_addr(counts) + 4 * word_of(p->how, threadIdx.x);
    counts[threadIdx.x] = 0;
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        mgpu_red_shared_add_u32(MGPU_RELAXED_CTA, at, 1);
    __syncthreads();
    watch_stop(p, w);
    tell(p, mgpu_ld_shared_b32(at) != adders_of(p->how) * p->n);
}

/* Global memory: p->first 1: all blocks share the words of block 0. */
MGPU_KERNEL(micro_atom_global, micro_args, p, MOST_THREADS, 1)
{
    uint32_t *const at = (uint32_t *)p->out + (p->first ? 0 : blockIdx.x * MOST_THREADS) +
                         word_of(p->how, threadIdx.x);
    uint32_t one = 1;
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        one = mgpu_atom_global_add_u32(MGPU_RELAXED_GPU, at, one) == 0xffffffffu ? 2u : 1u;
    __syncthreads();
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0; /* the host counts */
}

MGPU_KERNEL(micro_red_global, micro_args, p, MOST_THREADS, 1)
{
    uint32_t *const at = (uint32_t *)p->out + (p->first ? 0 : blockIdx.x * MOST_THREADS) +
                         word_of(p->how, threadIdx.x);
    for (uint32_t i = 0; i < p->n; i++)
        mgpu_red_global_add_u32(MGPU_RELAXED_GPU, at, 1);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* ---- cases --------------------------------------------------------------------------------- */

static double
shared(card &c, const mgpu_kernel &kernel, uint32_t threads, uint32_t how)
{
    micro_args a = c.args(c.rounds(1024));
    a.how = how;
    return clocks_of(c, kernel, micro_config(1, threads), a) / a.n;
}

/* The words that one launch has added to are cleared ahead and summed behind. */
static double
global(card &c, bool wait, uint32_t blocks, uint32_t threads, uint32_t how, bool same)
{
    micro_args a = c.args(c.rounds(256));
    std::vector<uint32_t> counts((size_t)blocks * MOST_THREADS);
    const mgpu_launch_config config = micro_config(blocks, threads);
    uint64_t sum = 0;
    a.how = how;
    a.first = same;
    must(mgpu_memset(c.out, 0, counts.size() * 4, nullptr), "mgpu_memset");
    const double took = wait ? clocks_of(c, micro_atom_global_kernel, config, a) / a.n
                             : (double)a.n * blocks * threads /
                                   ms_of(c, micro_red_global_kernel, config, a) * 1e-6;
    must(mgpu_copy_from(counts.data(), c.out, counts.size() * 4, nullptr), "mgpu_copy_from");
    for (const uint32_t one : counts)
        sum += one;
    if (sum != (uint64_t)a.n * blocks * threads)
        give_up("the sum is wrong", words("%llu", (unsigned long long)sum));
    return took;
}

void
add_atomics(micro_cases &all)
{
    static const char *const who[] = {"block", "warp", "none"};
    for (const uint32_t threads : {1u, 32u, 128u, 1024u})
        for (const uint32_t how : {ONE_WORD, OF_WARP, OF_THREAD}) {
            if (threads == 1 && how != OF_THREAD)
                continue;
            const std::string p = words("shared_by=%s threads=%u", who[how], threads);
            all.push_back({"atomic", "shared, with an answer", p, "clk", [=](card &c) {
                               return shared(c, micro_atom_shared_kernel, threads, how);
                           }});
            all.push_back({"atomic", "shared, without", p, "clk", [=](card &c) {
                               return shared(c, micro_red_shared_kernel, threads, how);
                           }});
            all.push_back({"atomic", "global, one block, with an answer", p, "clk",
                           [=](card &c) { return global(c, true, 1, threads, how, true); }});
        }
    for (const uint32_t threads : {32u, 256u, 1024u})
        for (const uint32_t how : {ONE_WORD, OF_WARP, OF_THREAD})
            for (const bool same : {true, false}) {
                const std::string p = words("shared_by=%s%s threads=%u", who[how],
                                            same ? "_of_all_blocks" : "", threads);
                all.push_back(
                    {"atomic", "global, all blocks, without an answer", p, "G/s", [=](card &c) {
                         return global(c, false, c.blocks(), threads, how, same);
                     }});
                if (threads == 32)
                    all.push_back({"atomic", "global, all blocks, with an answer", p, "clk",
                                   [=](card &c) {
                                       return global(c, true, c.blocks(), threads, how, same);
                                   }});
            }
}
