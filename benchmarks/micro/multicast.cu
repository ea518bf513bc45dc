/* micro/multicast.cu - boxes that all blocks of a cluster need: each loads its own, or a share for all.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

MGPU_REQUIRE(TMA);
MGPU_REQUIRE(CLUSTER);

enum { MULTICAST_STAGES = 8 };

/* Each block of a cluster loads its share of a box into all of them; p->how 0: the whole box, for itself. */
MGPU_KERNEL(micro_multicast, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bars, 2 * MULTICAST_STAGES);
    const uint32_t smem = mgpu_smem_addr(memory), stages = p->stages;
    const uint32_t count = mgpu_cluster_nctarank(), rank = mgpu_cluster_ctarank();
    const uint32_t part = p->bytes / count, rows = p->bytes / 128;
    const mgpu_pipeline full = mgpu_pipeline_make(mgpu_smem_addr(bars), stages);
    mgpu_pipeline_place to = mgpu_pipeline_start(), from = to;
    uint32_t tile = blockIdx.x / count, last = tile, slot = 0, sum = 0;
    if (threadIdx.x == 0)
        mgpu_pipeline_init(full, 1, count);
    cluster_meet();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n + stages - 1; i++) {
        if (i < p->n && threadIdx.x == 0) {
            const uint32_t dst = smem + to.stage * p->bytes, bar = mgpu_pipeline_full(full, to);
            mgpu_pipeline_acquire(full, to, p->bytes);
            if (p->how == 0)
                for (uint32_t r = 0; r < count; r++)
                    mgpu_tma_load_2d(dst + r * part, &p->map, 0,
                                     (int32_t)(tile * rows + r * (rows / count)), bar);
            else
                mgpu_tma_load_2d_multicast(dst + rank * part, &p->map, 0,
                                           (int32_t)(tile * rows + rank * (rows / count)), bar,
                                           (uint16_t)((1u << count) - 1));
        }
        if (i < p->n) {
            last = tile;
            slot = to.stage;
            tile += gridDim.x / count;
            tile -= tile >= p->tiles ? p->tiles : 0;
            to = mgpu_pipeline_next(full, to);
        }
        if (i + 1 >= stages) {
            mgpu_pipeline_wait(full, from);
            __syncwarp();
            mgpu_pipeline_release_cluster(full, from, count);
            from = mgpu_pipeline_next(full, from);
        }
    }
    watch_stop(p, w);
    for (uint32_t at = threadIdx.x * 4; at < p->bytes; at += 128)
        sum |= mgpu_ld_shared_b32(smem + slot * p->bytes + at) ^
               *(const uint32_t *)(p->in + (uint64_t)last * p->bytes + at);
    sum = (uint32_t)__syncthreads_or((int)sum);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = sum;
    cluster_meet();
}

static double
multicast_case(card &c, uint32_t cluster, uint32_t bytes, bool multicast)
{
    micro_args a = c.args(c.rounds(1024));
    mgpu_issues why;
    const mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, c.in, c.bytes / 128, 64,
                                                      128, bytes / cluster / 128, 64);
    must(mgpu_tensor_map_tiled(&a.map, d, &why), "tensor map", &why);
    a.bytes = bytes;
    a.stages = 4;
    a.how = multicast;
    a.tiles = (uint32_t)(c.l2_region() / bytes);
    const double clocks = clocks_of(c, micro_multicast_kernel,
                                    micro_config(c.blocks(cluster), 32, 4 * bytes, cluster), a);
    return (double)a.n * bytes / clocks;
}

void
add_multicast(micro_cases &all)
{
    for (const uint32_t bytes : {8192u, 32768u})
        for (const uint32_t cluster : {1u, 2u, 4u, 8u})
            for (const bool multicast : {false, true})
                if (cluster > 1 || !multicast)
                    all.push_back({"multicast", multicast ? "one load for all" : "each its own",
                                   words("cluster=%u box_bytes=%u", cluster, bytes), "B/clk",
                                   [=](card &c) {
                                       return multicast_case(c, cluster, bytes, multicast);
                                   }});
}
