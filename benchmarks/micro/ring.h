/* micro/ring.h - one thread keeps `stages` copies in flight and waits for each in turn.
 * SPDX-License-Identifier: MIT
 *
 *     load 0 .. stages - 1 | wait 0, load stages | wait 1, load stages + 1 | ... | wait for the last
 *
 * Nobody reads what comes, but for the last: its words are summed and compared with those in memory.
 */
#ifndef MICRO_RING_H
#define MICRO_RING_H

#include "micro.h"

#if MGPU_HAS_DEVICE

enum { MOST_STAGES = 32, RING_SMEM_BYTES = 208 * 1024 };

/* load(dst, tile, bar) issues one copy of p->bytes, whose first byte is at address(tile). */
template <typename load_type>
MGPU_DEVICE void
ring(const micro_args *p, uint32_t smem, uint32_t full, load_type load)
{
    const uint32_t stages = p->stages, n = p->n;
    uint32_t tile = p->first + blockIdx.x * p->block_step;
    tile %= p->tiles;
    if (threadIdx.x == 0) {
        for (uint32_t s = 0; s < stages; s++)
            mgpu_mbarrier_init(full + 8 * s, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    const watch w = watch_start();
    uint32_t last = tile, stage = 0, lap = 0;
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < n + stages; i++) {
            if (i >= stages) /* copy i - stages */
                mgpu_mbarrier_wait(full + 8 * stage, (lap & 1) ^ 1);
            if (i < n) {
                mgpu_mbarrier_arrive_expect_tx(full + 8 * stage, p->bytes);
                load(smem + stage * p->bytes, tile, full + 8 * stage);
                last = tile;
                tile += p->step;
                tile -= tile >= p->tiles ? p->tiles : 0;
            }
            if (++stage == stages) {
                stage = 0;
                lap++;
            }
        }
    watch_stop(p, w);
    last = __shfl_sync(0xffffffffu, last, 0);
    __syncwarp();

    /* The sum of the words of the last copy, which a swizzle does not change. */
    uint32_t sum = 0;
    const uint32_t slot = smem + (n - 1) % stages * p->bytes;
    const uint64_t row0 = (uint64_t)(last >> p->across_log2) * (p->bytes / p->box_row_bytes);
    const uint64_t col = (last & ((1u << p->across_log2) - 1)) * p->box_row_bytes;
    for (uint32_t at = threadIdx.x * 4; at < p->bytes; at += 128) {
        const uint64_t row = row0 + at / p->box_row_bytes;
        sum += mgpu_ld_shared_b32(slot + at);
        sum -= *(const uint32_t *)(p->in + row * p->row_bytes + col + at % p->box_row_bytes);
    }
    for (int step = 16; step != 0; step /= 2)
        sum += __shfl_xor_sync(0xffffffffu, sum, step);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = sum;
}

#endif
#endif
