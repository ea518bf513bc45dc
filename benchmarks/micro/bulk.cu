/* micro/bulk.cu - copies of plain bytes: cp.async.bulk in, out and as sums, and cp.async.
 * SPDX-License-Identifier: MIT
 */
#include "ring.h"

MGPU_REQUIRE(TMA);

enum { CP_SLOTS = 8 };

MGPU_KERNEL(micro_bulk_load, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bars, MOST_STAGES);
    ring(p, mgpu_smem_addr(memory), mgpu_smem_addr(bars),
         [=](uint32_t dst, uint32_t tile, uint32_t bar) {
             mgpu_bulk_load(dst, p->in + (uint64_t)tile * p->bytes, p->bytes, bar);
         });
}

/* p->how 0: stores; 1: sums of u32. Each block has its own tiles; up to 8 are under way. */
MGPU_KERNEL(micro_bulk_store, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    uint32_t tile = blockIdx.x;
    for (uint32_t at = threadIdx.x; at < p->bytes / 4; at += 32)
        mgpu_st_shared_b32(smem + 4 * at, at + 1);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const watch w = watch_start();
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < p->n; i++) {
            unsigned char *const to = p->out + (uint64_t)tile * p->bytes;
            if (p->how == 0)
                mgpu_bulk_store(to, smem, p->bytes);
            else
                mgpu_bulk_reduce_add_u32((uint32_t *)to, smem, p->bytes);
            mgpu_bulk_commit_group();
            if (p->stages == 1)
                mgpu_bulk_wait_group(0);
            else
                mgpu_bulk_wait_group(7);
            tile += p->step;
            tile -= tile >= p->tiles ? p->tiles : 0;
        }
        mgpu_bulk_wait_group(0);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0; /* the host looks */
}

/* cp.async of 16 bytes a thread, up to CP_SLOTS groups under way; the last is compared. */
template <uint32_t GROUPS>
MGPU_DEVICE void
cp_async(const micro_args *p, uint32_t smem)
{
    const uint32_t bytes = 16 * blockDim.x, mine = smem + 16 * threadIdx.x;
    uint32_t tile = (p->first + blockIdx.x) % p->tiles, last = tile, r[4], wrong = 0;
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        mgpu_cp_async_cg_16(mine + i % GROUPS * bytes,
                            p->in + (uint64_t)tile * bytes + 16 * threadIdx.x);
        mgpu_cp_async_commit_group();
        mgpu_cp_async_wait_group(GROUPS - 1);
        last = tile;
        tile += gridDim.x;
        tile -= tile >= p->tiles ? p->tiles : 0;
    }
    mgpu_cp_async_wait_all();
    __syncthreads();
    watch_stop(p, w);
    mgpu_ld_shared_v4_b32(r, mine + (p->n - 1) % GROUPS * bytes);
    for (uint32_t k = 0; k < 4; k++)
        wrong |=
            r[k] ^ random_word((uint32_t)((uint64_t)last * bytes / 4) + threadIdx.x * 4 + k);
    wrong = (uint32_t)__syncthreads_or((int)wrong);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = wrong;
}

MGPU_KERNEL(micro_cp_async_1, micro_args, p, 1024, 1)
{
    MGPU_SMEM(memory, 1024);
    cp_async<1>(p, mgpu_smem_addr(memory));
}

MGPU_KERNEL(micro_cp_async_4, micro_args, p, 1024, 1)
{
    MGPU_SMEM(memory, 1024);
    cp_async<4>(p, mgpu_smem_addr(memory));
}

MGPU_KERNEL(micro_cp_async_8, micro_args, p, 1024, 1)
{
    MGPU_SMEM(memory, 1024);
    cp_async<CP_SLOTS>(p, mgpu_smem_addr(memory));
}

/* ---- cases --------------------------------------------------------------------------------- */

/* `bytes` of one copy, `total` of all: how many rounds, and where they go. */
static micro_args
copy_args(card &c, uint32_t bytes, uint32_t stages, uint32_t blocks, bool l2)
{
    const uint64_t all = (uint64_t)256 << 20;
    micro_args a = c.args(c.rounds((uint32_t)std::min(all / bytes / blocks, (uint64_t)4096)));
    a.bytes = a.row_bytes = a.box_row_bytes = bytes;
    a.stages = stages;
    a.tiles = (uint32_t)((l2 ? c.l2_region() : c.bytes) / bytes) / blocks * blocks;
    a.block_step = 1;
    a.step = blocks;
    return a;
}

static double
load(card &c, uint32_t bytes, uint32_t stages, bool l2, bool latency)
{
    const uint32_t blocks = latency ? 1 : c.blocks();
    micro_args a = copy_args(c, bytes, stages, blocks, l2);
    const mgpu_launch_config config = micro_config(blocks, 32, RING_SMEM_BYTES);
    if (!l2)
        a.first = (uint32_t)((uint64_t)c.calls * a.n * blocks % a.tiles);
    if (!latency)
        return 1e-6 * a.n * blocks * bytes / ms_of(c, micro_bulk_load_kernel, config, a);
    a.n = std::min(a.n, 256u);
    if (!l2)
        a.step = 65536 / bytes + 1;
    return clocks_of(c, micro_bulk_load_kernel, config, a) / a.n;
}

static double
store(card &c, uint32_t bytes, bool reduce, bool latency)
{
    const uint32_t blocks = latency ? 1 : c.blocks();
    micro_args a = copy_args(c, bytes, latency ? 1 : 8, blocks, true);
    const mgpu_launch_config config = micro_config(blocks, 32, RING_SMEM_BYTES);
    uint32_t word[2] = {};
    a.n = latency ? std::min(a.n, 256u) : a.n;
    a.how = reduce;
    must(mgpu_memset(c.out, 0, 16, nullptr), "mgpu_memset");
    const double took = latency ? clocks_of(c, micro_bulk_store_kernel, config, a)
                                : ms_of(c, micro_bulk_store_kernel, config, a);
    must(mgpu_copy_from(word, c.out, sizeof word, nullptr), "mgpu_copy_from");
    const uint32_t laps = reduce ? (a.n * blocks + a.tiles - 1) / a.tiles : 1;
    if (word[0] != laps || word[1] != 2 * laps)
        give_up("the result is wrong", words("%u, %u, not %u laps", word[0], word[1], laps));
    return latency ? took / a.n : 1e-6 * a.n * blocks * bytes / took;
}

static double
cp_async_case(card &c, uint32_t threads, uint32_t groups, bool l2, bool latency)
{
    const mgpu_kernel &kernel = groups == 1   ? micro_cp_async_1_kernel
                                : groups == 4 ? micro_cp_async_4_kernel
                                              : micro_cp_async_8_kernel;
    const uint32_t blocks = latency ? 1 : c.blocks(), bytes = 16 * threads;
    const mgpu_launch_config config = micro_config(blocks, threads, CP_SLOTS * bytes);
    micro_args a = copy_args(c, bytes, groups, blocks, l2);
    if (!l2)
        a.first = (uint32_t)((uint64_t)c.calls * a.n * blocks % a.tiles);
    if (latency)
        return clocks_of(c, kernel, config, a) / a.n;
    return 1e-6 * a.n * blocks * bytes / ms_of(c, kernel, config, a);
}

void
add_bulk(micro_cases &all)
{
    for (const bool l2 : {true, false}) {
        const char *const from = l2 ? "from L2" : "from HBM";
        for (const uint32_t bytes : {16u, 128u, 512u, 1024u, 4096u, 16384u, 32768u})
            all.push_back({"bulk", std::string("load, latency ") + from,
                           words("bytes=%u", bytes), "clk",
                           [=](card &c) { return load(c, bytes, 1, l2, true); }});
        for (const uint32_t bytes : {128u, 512u, 2048u, 8192u, 32768u})
            for (const uint32_t stages : {4u, std::min(32u, 196608u / bytes)})
                all.push_back({"bulk", std::string("load, ") + from,
                               words("bytes=%u stages=%u", bytes, stages), "GB/s",
                               [=](card &c) { return load(c, bytes, stages, l2, false); }});
        all.push_back({"cp.async", std::string("latency ") + from, "threads=32", "clk",
                       [=](card &c) { return cp_async_case(c, 32, 1, l2, true); }});
        for (const uint32_t threads : {128u, 256u, 512u, 1024u})
            for (const uint32_t groups : {1u, 4u, 8u})
                all.push_back({"cp.async", from,
                               words("in_flight=%u threads=%u groups=%u", 16 * threads * groups,
                                     threads, groups),
                               "GB/s", [=](card &c) {
                                   return cp_async_case(c, threads, groups, l2, false);
                               }});
    }
    for (const bool reduce : {false, true})
        for (const bool latency : {true, false})
            for (const uint32_t bytes : {16u, 128u, 1024u, 4096u, 16384u, 32768u})
                if (latency || bytes >= 128)
                    all.push_back({"bulk",
                                   words("%s%s L2", reduce ? "add u32" : "store",
                                         latency ? ", latency to" : ", to"),
                                   words("bytes=%u", bytes), latency ? "clk" : "GB/s",
                                   [=](card &c) { return store(c, bytes, reduce, latency); }});
}
