/* micro/tma.cu - tensor loads: latency and bandwidth by box, swizzle, bytes in flight and rows.
 * SPDX-License-Identifier: MIT
 */
#include "ring.h"

MGPU_REQUIRE(TMA);

MGPU_KERNEL(micro_tma_load, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bars, MOST_STAGES);
    ring(p, mgpu_smem_addr(memory), mgpu_smem_addr(bars),
         [=](uint32_t dst, uint32_t tile, uint32_t bar) {
             const uint32_t across = tile & ((1u << p->across_log2) - 1);
             mgpu_tma_load_2d(
                 dst, &p->map, (int32_t)(across * (p->box_row_bytes / 2)),
                 (int32_t)((tile >> p->across_log2) * (p->bytes / p->box_row_bytes)), bar);
         });
}

/* ---- cases ------------------------------------------------------------------------------- */

/* A matrix of 16-bit words: rows, a box, how they lie. */
struct tiles {
    uint32_t box_bytes = 8192, box_row_bytes = 128, row_bytes = 128, offset = 0;
    mgpu_swizzle swizzle = MGPU_SWIZZLE_NONE;
    bool from_l2 = false, along = false; /* along: a block goes along a row of tiles */
};

static micro_args
load_args(card &c, const tiles &t, uint32_t n, uint32_t stages, uint32_t blocks)
{
    micro_args a = c.args(c.rounds(n));
    const uint64_t rows = (c.bytes - 4096) / t.row_bytes;
    const uint64_t region = t.from_l2 ? c.l2_region() : c.bytes;
    const uint32_t box_rows = t.box_bytes / t.box_row_bytes;
    mgpu_issues why;
    while ((2u << a.across_log2) * t.box_row_bytes <= t.row_bytes)
        a.across_log2++;
    a.in += t.offset;
    mgpu_tensor_map_desc d = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a.in, rows, t.row_bytes / 2,
                                                t.row_bytes, box_rows, t.box_row_bytes / 2);
    d.swizzle = t.swizzle;
    must(mgpu_tensor_map_tiled(&a.map, d, &why), "tensor map", &why);
    a.bytes = t.box_bytes;
    a.stages = stages;
    a.row_bytes = t.row_bytes;
    a.box_row_bytes = t.box_row_bytes;
    a.tiles = (uint32_t)std::min(region / t.row_bytes, rows) / box_rows << a.across_log2;
    a.block_step = t.along ? a.n : 1;
    a.step = t.along ? 1 : blocks;
    if (!t.from_l2) /* go on where the call before has ended */
        a.first = (uint32_t)((uint64_t)c.calls * a.n * blocks % a.tiles);
    return a;
}

/* Clocks or nanoseconds from the issue to the end of the wait, one copy after the other. */
static double
load_latency(card &c, const tiles &t, time_unit unit)
{
    micro_args a = load_args(c, t, 256, 1, 1);
    if (!t.from_l2) /* no two in the same DRAM page or sector */
        a.step = 65536 / t.box_bytes + 1;
    return clocks_of(c, micro_tma_load_kernel, micro_config(1, 32, RING_SMEM_BYTES), a, unit) /
           a.n;
}

static double
load_gbytes(card &c, const tiles &t, uint32_t stages)
{
    const uint32_t blocks = c.blocks();
    const uint32_t n = (uint32_t)(((uint64_t)512 << 20) / t.box_bytes / blocks);
    const micro_args a = load_args(c, t, n, stages, blocks);
    const double ms =
        ms_of(c, micro_tma_load_kernel, micro_config(blocks, 32, RING_SMEM_BYTES), a);
    return 1e-6 * a.n * blocks * t.box_bytes / ms;
}

static void
add_load(micro_cases &all, const char *name, const tiles &t, uint32_t stages)
{
    std::string p = words("box_bytes=%u stages=%u", t.box_bytes, stages);
    if (t.swizzle != MGPU_SWIZZLE_NONE)
        p += words(" swizzle=%u", (unsigned)t.swizzle);
    if (t.box_row_bytes != 128)
        p += words(" box_row_bytes=%u", t.box_row_bytes);
    if (t.row_bytes != t.box_row_bytes)
        p += words(" row_bytes=%u offset=%u", t.row_bytes, t.offset);
    all.push_back(
        {"tma load", name, p, "GB/s", [=](card &c) { return load_gbytes(c, t, stages); }});
}

void
add_tma(micro_cases &all)
{
    for (const bool l2 : {true, false}) {
        const char *const from = l2 ? "from L2" : "from HBM";
        tiles t;
        t.from_l2 = l2;
        for (const uint32_t bytes : {128u, 1024u, 4096u, 8192u, 16384u, 32768u}) {
            t.box_bytes = bytes;
            for (const time_unit unit : {CLOCKS, NANOSECONDS})
                all.push_back({"tma load", std::string("latency ") + from,
                               words("box_bytes=%u", bytes), unit == CLOCKS ? "clk" : "ns",
                               [=](card &c) { return load_latency(c, t, unit); }});
        }
        t.box_bytes = 8192;
        for (const uint32_t stages : {1u, 2u, 3u, 4u, 6u, 8u, 12u, 16u, 24u})
            add_load(all, from, t, stages);
        for (const uint32_t bytes : {1024u, 2048u, 4096u, 16384u, 32768u}) {
            t.box_bytes = bytes;
            for (const uint32_t stages : {2u, 4u, std::min(32u, 196608u / bytes)})
                add_load(all, from, t, stages);
        }
        t = tiles();
        t.from_l2 = l2;
        for (const mgpu_swizzle swizzle :
             {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_32B}) {
            t.swizzle = swizzle;
            t.box_row_bytes = t.row_bytes = (uint32_t)swizzle;
            t.box_bytes = std::min(8192u, 256 * t.box_row_bytes);
            add_load(all, from, t, 16);
        }
        t.swizzle = MGPU_SWIZZLE_128B;
        t.along = true;
        t.box_row_bytes = 128;
        for (const uint32_t bytes : {8192u, 16384u, 32768u})
            for (const uint32_t row_bytes : {8192u, 8208u, 8224u, 8256u, 8320u})
                for (const uint32_t offset : {0u, 64u}) {
                    if (offset != 0 && row_bytes != 8192)
                        continue;
                    t.box_bytes = bytes;
                    t.row_bytes = row_bytes;
                    t.offset = offset;
                    add_load(all, l2 ? "rows from L2" : "rows from HBM", t,
                             std::min(16u, 131072u / bytes));
                }
    }
}
