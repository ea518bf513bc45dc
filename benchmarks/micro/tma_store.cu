/* micro/tma_store.cu - tensor stores and sums: how long one takes, and bytes by what is under way.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

MGPU_REQUIRE(TMA);

enum { STORE_SMEM_BYTES = 32 * 1024 };

/* Small whole numbers, so that sums in f32 are exact. */
MGPU_DEVICE uint32_t
stored_word(uint32_t how, uint32_t at)
{
    const uint32_t value = at % 7 + 1;
    return how == MGPU_DTYPE_F32 ? __float_as_uint((float)value) : value;
}

/* One slot of shared memory goes to one tile after the other; each block has its own tiles. */
template <typename store_type>
MGPU_DEVICE void
store_tiles(const micro_args *p, uint32_t smem, store_type store)
{
    const uint32_t rows = p->bytes / p->box_row_bytes;
    uint32_t tile = p->first + blockIdx.x * p->block_step;
    for (uint32_t at = threadIdx.x; at < p->bytes / 4; at += 32)
        mgpu_st_shared_b32(smem + 4 * at, stored_word(p->how, at));
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const watch w = watch_start();
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < p->n; i++) {
            store((int32_t)(tile * rows), smem);
            mgpu_bulk_commit_group();
            switch (p->stages) {
            case 1:
                mgpu_bulk_wait_group(0);
                break;
            case 2:
                mgpu_bulk_wait_group(1);
                break;
            case 4:
                mgpu_bulk_wait_group(3);
                break;
            default:
                mgpu_bulk_wait_group(7);
                break;
            }
            tile += p->step;
            tile -= tile >= p->tiles ? p->tiles : 0;
        }
        mgpu_bulk_wait_group(0);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0; /* the host looks */
}

MGPU_KERNEL(micro_tma_store, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    store_tiles(p, mgpu_smem_addr(memory),
                [=](int32_t row, uint32_t src) { mgpu_tma_store_2d(&p->map, 0, row, src); });
}

MGPU_KERNEL(micro_tma_reduce, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    store_tiles(p, mgpu_smem_addr(memory), [=](int32_t row, uint32_t src) {
        mgpu_tma_reduce_add_2d(&p->map, 0, row, src);
    });
}

/* ---- cases ------------------------------------------------------------------------------- */

/* Stores or sums, of one block or of all: ns of each, or GB/s. */
static double
store_case(card &c, bool reduce, mgpu_dtype dtype, bool to_l2, uint32_t bytes, uint32_t stages,
           bool latency)
{
    const uint32_t blocks = latency ? 1 : c.blocks();
    const uint32_t cols = 128 / mgpu_dtype_bytes(dtype);
    const uint64_t region = to_l2 ? c.l2_region() : c.bytes;
    micro_args a =
        c.args(c.rounds(latency ? 256 : (uint32_t)(((uint64_t)256 << 20) / bytes / blocks)));
    mgpu_issues why;
    const mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(dtype, c.out, region / 128, cols, 128, bytes / 128, cols);
    must(mgpu_tensor_map_tiled(&a.map, d, &why), "tensor map", &why);
    a.bytes = bytes;
    a.stages = stages;
    a.how = (uint32_t)dtype;
    a.box_row_bytes = 128;
    a.tiles = (uint32_t)(region / bytes) / blocks * blocks;
    a.block_step = 1;
    a.step = blocks;
    uint32_t word[2] = {};
    must(mgpu_memset(c.out, 0, 128, nullptr), "mgpu_memset");
    const mgpu_kernel &kernel = reduce ? micro_tma_reduce_kernel : micro_tma_store_kernel;
    const mgpu_launch_config config = micro_config(blocks, 32, STORE_SMEM_BYTES);
    const double took =
        latency ? clocks_of(c, kernel, config, a, NANOSECONDS) : ms_of(c, kernel, config, a);
    must(mgpu_copy_from(word, c.out, sizeof word, nullptr), "mgpu_copy_from");
    const uint32_t laps = (a.n * blocks + a.tiles - 1) / a.tiles;
    for (uint32_t i = 0; i < 2; i++) { /* word i is i + 1, once or in each lap */
        const float sum = (float)((i + 1) * laps);
        uint32_t want = reduce ? (i + 1) * laps : i + 1;
        if (dtype == MGPU_DTYPE_F32)
            memcpy(&want, &sum, sizeof want);
        if (word[i] != want)
            give_up("the result is wrong", words("word %u is %#x, not %#x", i, word[i], want));
    }
    return latency ? took / a.n : 1e-6 * a.n * blocks * bytes / took;
}

void
add_tma_store(micro_cases &all)
{
    for (const uint32_t bytes : {1024u, 4096u, 16384u, 32768u}) {
        all.push_back(
            {"tma store", "latency to L2", words("box_bytes=%u", bytes), "ns", [=](card &c) {
                 return store_case(c, false, MGPU_DTYPE_U32, true, bytes, 1, true);
             }});
        all.push_back({"tma reduce", "latency, u32 in L2", words("box_bytes=%u", bytes), "ns",
                       [=](card &c) {
                           return store_case(c, true, MGPU_DTYPE_U32, true, bytes, 1, true);
                       }});
        for (const uint32_t stages : {1u, 4u, 8u}) {
            const std::string p = words("box_bytes=%u stages=%u", bytes, stages);
            for (const bool l2 : {true, false})
                all.push_back({"tma store", l2 ? "to L2" : "to HBM", p, "GB/s", [=](card &c) {
                                   return store_case(c, false, MGPU_DTYPE_U32, l2, bytes,
                                                     stages, false);
                               }});
            for (const mgpu_dtype dtype : {MGPU_DTYPE_U32, MGPU_DTYPE_F32})
                all.push_back({"tma reduce", std::string(mgpu_dtype_name(dtype)) + " in L2", p,
                               "GB/s", [=](card &c) {
                                   return store_case(c, true, dtype, true, bytes, stages,
                                                     false);
                               }});
        }
    }
}
