/* micro/memory.cu - latency of a load from each level, and bandwidth of plain loads by bytes in flight.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

enum { WORDS = 8192, CHASED = 1024, L2_AND_MORE = 256 << 20 };

/* ---- latency: each word says where the next is --------------------------------------------- */

/* Writes the chain into `out`: word i * step holds the index of the next. */
MGPU_KERNEL(micro_chain, micro_args, p, 256, 1)
{
    uint32_t *const chain = (uint32_t *)p->out;
    for (uint32_t i = blockIdx.x * 256 + threadIdx.x; i < p->n; i += gridDim.x * 256)
        chain[(uint64_t)i * p->step] = (i + 1) % p->n * p->step;
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* p->how 0: loads that L1 keeps, 1: loads past it. Goes around once ahead, unless p->first says not. */
MGPU_KERNEL(micro_chase, micro_args, p, 32, 1)
{
    const uint32_t *const chain = (const uint32_t *)p->out;
    uint32_t at = p->tiles;
    if (threadIdx.x == 0 && p->first == 0)
        for (uint32_t i = 0; i < p->n; i++)
            at = p->how == 0 ? chain[at] : __ldcg(chain + at);
    const uint32_t begin = at;
    const watch w = watch_start();
    if (threadIdx.x == 0) {
        if (p->how == 0)
            for (uint32_t i = 0; i < p->n; i++)
                at = chain[at];
        else
            for (uint32_t i = 0; i < p->n; i++)
                at = __ldcg(chain + at);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = at - (begin / p->step + p->n) % p->bytes * p->step;
}

MGPU_KERNEL(micro_smem_chase, micro_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, chain, CHASED);
    const uint32_t first = mgpu_smem_addr(chain);
    for (uint32_t i = threadIdx.x; i < CHASED; i += 32)
        chain[i] = first + (i + 97) % CHASED * 4;
    __syncthreads();
    uint32_t at = first;
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        at = mgpu_ld_shared_b32(at);
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = at - (first + p->n % CHASED * 97 % CHASED * 4);
}

/* ---- bandwidth ------------------------------------------------------------------------------- */

MGPU_KERNEL(micro_smem_read, micro_args, p, 1024, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 16);
    const uint32_t from = mgpu_smem_addr(data);
    uint32_t sum = 0, want = 0, r[4];
    for (uint32_t i = threadIdx.x; i < WORDS; i += blockDim.x)
        data[i] = random_word(i);
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        mgpu_ld_shared_v4_b32(r, from + (threadIdx.x + i * 32) % (WORDS / 4) * 16);
        sum += r[0] + r[1] + r[2] + r[3];
    }
    __syncthreads();
    watch_stop(p, w);
    for (uint32_t i = 0; i < p->n; i++)
        for (uint32_t k = 0; k < 4; k++)
            want += random_word((threadIdx.x + i * 32) % (WORDS / 4) * 4 + k);
    tell(p, sum != want);
}

/* Each thread has LOADS loads of 16 bytes in flight; a block reads p->n chunks, block after block. */
template <uint32_t LOADS>
MGPU_DEVICE void
stream(const micro_args *p)
{
    const uint32_t chunk = LOADS * blockDim.x; /* in 16 bytes */
    const uint4 *const in = (const uint4 *)p->in;
    uint32_t tile = (p->first + blockIdx.x) % p->tiles, sum = 0, want = 0;
    for (uint32_t i = 0; i < p->n; i++) {
        uint4 r[LOADS];
        MGPU_UNROLL
        for (uint32_t k = 0; k < LOADS; k++)
            r[k] = __ldcg(in + (uint64_t)tile * chunk + k * blockDim.x + threadIdx.x);
        uint32_t one = 0;
        MGPU_UNROLL
        for (uint32_t k = 0; k < LOADS; k++)
            one ^= r[k].x ^ r[k].y ^ r[k].z ^ r[k].w;
        sum += one;
        if (i + 1 == p->n) /* of the last chunk what `in` was filled with is known */
            for (uint32_t k = 0; k < LOADS; k++)
                for (uint32_t j = 0; j < 4; j++)
                    want ^= random_word((tile * chunk + k * blockDim.x + threadIdx.x) * 4 + j);
        want ^= i + 1 == p->n ? one : 0;
        tile += gridDim.x;
        tile -= tile >= p->tiles ? p->tiles : 0;
    }
    /* p->how is 0, which the compiler does not know: all sums are used */
    tell(p, want != 0 || (p->how != 0 && sum == p->how));
}

MGPU_KERNEL(micro_stream_1, micro_args, p, 1024, 1)
{
    stream<1>(p);
}

MGPU_KERNEL(micro_stream_4, micro_args, p, 1024, 1)
{
    stream<4>(p);
}

MGPU_KERNEL(micro_stream_8, micro_args, p, 1024, 1)
{
    stream<8>(p);
}

/* ---- cases --------------------------------------------------------------------------------- */

/* A chain of n words, `step` words apart. */
static double
chase(card &c, uint32_t n, uint32_t step, uint32_t how, bool cold)
{
    micro_args a = c.args(c.gpu.is_model ? 16 : n);
    a.step = c.gpu.is_model ? 32 : step;
    a.bytes = a.n; /* words of the chain */
    (void)ms_of(c, micro_chain_kernel, micro_config(c.blocks(), 256), a);
    a.how = how;
    a.first = cold;
    if (cold && !c.gpu.is_model) { /* what the chain has left in L2 goes */
        const uint64_t end = (uint64_t)n * step * 4;
        if (end > c.bytes - L2_AND_MORE ||
            mgpu_memset(c.out + c.bytes - L2_AND_MORE, 0, L2_AND_MORE, nullptr) != MGPU_OK)
            fail("the L2", "cannot be emptied");
    }
    return clocks_of(c, micro_chase_kernel, micro_config(1, 32), a) / a.n;
}

static double
stream_gbytes(card &c, const mgpu_kernel &kernel, uint32_t loads, uint32_t threads, bool l2)
{
    const uint32_t blocks = c.blocks(), chunk = loads * threads * 16;
    micro_args a = c.args(c.rounds((uint32_t)(((uint64_t)512 << 20) / chunk / blocks)));
    a.tiles = (uint32_t)((l2 ? c.l2_region() : c.bytes) / chunk);
    if (!l2)
        a.first = (uint32_t)((uint64_t)c.calls * a.n * blocks % a.tiles);
    return 1e-6 * a.n * blocks * chunk / ms_of(c, kernel, micro_config(blocks, threads), a);
}

void
add_memory(micro_cases &all)
{
    const auto latency = [&](const char *from, uint32_t n, uint32_t step, uint32_t how,
                             bool cold) {
        all.push_back({"memory", "latency of a load", words("from=%s", from), "clk",
                       [=](card &c) { return chase(c, n, step, how, cold); }});
    };
    all.push_back({"memory", "latency of a load", "from=smem", "clk", [](card &c) {
                       const micro_args a = c.args(c.rounds(4096));
                       return clocks_of(c, micro_smem_chase_kernel, micro_config(1, 32), a) /
                              a.n;
                   }});
    latency("L1", 256, 32, 0, false);          /* 32 KiB */
    latency("L2", 4096, 64, 1, false);         /* 1 MiB */
    latency("HBM", 4096, 32768 + 32, 1, true); /* 512 MiB, each in a line and page of its own */
    for (const uint32_t threads : {32u, 128u, 256u, 512u, 1024u})
        all.push_back({"memory", "shared memory, read", words("bytes=16 threads=%u", threads),
                       "B/clk", [=](card &c) {
                           const micro_args a = c.args(c.rounds(1024));
                           return 16.0 * threads * a.n /
                                  clocks_of(c, micro_smem_read_kernel,
                                            micro_config(c.blocks(), threads), a);
                       }});
    for (const bool l2 : {true, false})
        for (const uint32_t threads : {32u, 64u, 128u, 256u, 512u, 1024u})
            for (const uint32_t loads : {1u, 4u, 8u}) {
                const mgpu_kernel *const kernel = loads == 1   ? &micro_stream_1_kernel
                                                  : loads == 4 ? &micro_stream_4_kernel
                                                               : &micro_stream_8_kernel;
                all.push_back({"memory", l2 ? "plain loads, from L2" : "plain loads, from HBM",
                               words("in_flight=%u threads=%u loads=%u", threads * loads * 16,
                                     threads, loads),
                               "GB/s", [=](card &c) {
                                   return stream_gbytes(c, *kernel, loads, threads, l2);
                               }});
            }
}
