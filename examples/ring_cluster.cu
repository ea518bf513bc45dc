/* ring_cluster.cu - rows go around a cluster: bulk copies to a peer, st.async and red.async
 * SPDX-License-Identifier: MIT
 *   nvcc -gencode arch=compute_90a,code=sm_90a -I include examples/ring_cluster.cu -o ring_cluster
 *   g++ -O2 -g -pthread -DMGPU_EMULATE=1 -DMGPU_EMU_IMPLEMENTATION -I include -x c++ \
 *       examples/ring_cluster.cu -o ring_cluster_model
 *
 * In round r each of four blocks sends slot r % 3 to slot (r + 1) % 3 of the block on its right. The
 * bytes count at `full` there; that block answers at `empty` here. Both waits are at home:
 *
 *     left ---- row, trail, odd: full ----> block ---- row, trail, odd: full ----> right
 *     left <-------- answer r: empty ------ block <-------- answer r: empty ------ right
 *
 * Answer r says: round r has come, and slot r - 1 is free. A block does not see its own copy read
 * the slot; that it has, answer r - 1 from the right said before round r. With two slots answer r
 * would need answer r from the right first, all around: a deadlock. */
#include "common.h"
MGPU_REQUIRE(CLUSTER);
enum { CTAS = 4, BLOCKS = 8, THREADS = 128, ROUNDS = 10, SLOTS = 3 };
enum { ROW_BYTES = THREADS * 4, ROUND_BYTES = ROW_BYTES + CTAS * 4 + THREADS * 4 };
typedef struct slot {
    uint32_t row[THREADS], trail[CTAS]; /* trail: when each block has sent it, from 1 */
} slot;
typedef struct args {
    slot *slots;   /* [BLOCKS]: what each block has, before and after */
    uint32_t *odd; /* [BLOCKS]: odd words in the rows that have come */
} args;
MGPU_KERNEL(ring, args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(slot, slots, SLOTS, 16);
    MGPU_SHARED(uint32_t, odd, 1);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t t = threadIdx.x, full = mgpu_smem_addr(bars), empty = full + 8;
    const uint32_t rank = mgpu_cluster_ctarank(), right = (rank + 1) % CTAS;
    const uint32_t left = (rank + CTAS - 1) % CTAS, right_full = mgpu_mapa(full, right);
    slot *const mine = &p->slots[blockIdx.x];
    slots[0].row[t] = mine->row[t];
    if (t < CTAS)
        slots[0].trail[t] = mine->trail[t];
    if (t == 0) {
        odd[0] = 0;
        mgpu_mbarrier_init(full, 1);  /* the expect below, besides the bytes */
        mgpu_mbarrier_init(empty, 1); /* the answer */
        mgpu_fence_mbarrier_init();
    }
    mgpu_fence_proxy_async_shared_cta();   /* threads wrote the row, a copy reads it */
    mgpu_barrier_cluster_arrive_aligned(); /* nothing goes to a peer before */
    mgpu_barrier_cluster_wait_aligned();
    for (uint32_t r = 0; r < ROUNDS; r++) {
        const slot *const from = &slots[r % SLOTS];
        const uint32_t to = mgpu_mapa(mgpu_smem_addr(&slots[(r + 1) % SLOTS]), right);
        if (t == 0)
            mgpu_mbarrier_arrive_expect_tx(full, ROUND_BYTES);
        mgpu_mbarrier_wait_cluster(empty, (r & 1) ^ 1); /* answer r - 1; at once in round 0 */
        if (t == 0) /* a copy wrote it, a copy reads it: the fence was for round 0 */
            mgpu_bulk_copy_shared_cluster(to, mgpu_smem_addr(from), ROW_BYTES, right_full);
        if (t < CTAS)
            mgpu_st_async_shared_cluster_b32(to + ROW_BYTES + 4 * t,
                                             t == rank ? r + 1 : from->trail[t], right_full);
        mgpu_red_async_shared_cluster_add_u32(mgpu_mapa(mgpu_smem_addr(odd), right),
                                              from->row[t] & 1, right_full);
        mgpu_mbarrier_wait_cluster(full, r & 1);
        mgpu_fence_proxy_async_shared_cta(); /* threads read the row, a copy overwrites it */
        __syncthreads();
        if (t == 0) /* answer r, for all threads */
            mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(empty, left));
    }
    mine->row[t] = slots[ROUNDS % SLOTS].row[t];
    if (t < CTAS)
        mine->trail[t] = slots[ROUNDS % SLOTS].trail[t];
    if (t == 0)
        p->odd[blockIdx.x] = odd[0];
    mgpu_barrier_cluster_arrive_aligned(); /* stay until the last answer has come */
    mgpu_barrier_cluster_wait_aligned();
}
int
main(void)
{
    static slot in[BLOCKS], out[BLOCKS];
    static uint32_t odd[BLOCKS];
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, THREADS);
    args p;
    int wrong = 0;
    (void)find_machine();
    config.cluster.x = CTAS;
    for (uint32_t i = 0; i < BLOCKS * THREADS; i++)
        in[i / THREADS].row[i % THREADS] = i * 2654435761u >> 12;
    p.slots = (slot *)device_copy(in, sizeof in);
    p.odd = (uint32_t *)device_copy(NULL, sizeof odd);
    launch(&ring_kernel, config, &p);
    host_copy(out, p.slots, sizeof out);
    host_copy(odd, p.odd, sizeof odd);
    for (uint32_t first = 0; first < BLOCKS; first++) { /* where a row begins */
        uint32_t at = first;
        for (uint32_t r = 0; r < ROUNDS; r++) { /* `in` becomes what has to come out */
            in[first].trail[at % CTAS] = r + 1;
            at = first / CTAS * CTAS + (at + 1) % CTAS;
            for (uint32_t t = 0; t < THREADS; t++)
                odd[at] -= in[first].row[t] & 1;
        }
        wrong += memcmp(&out[at], &in[first], sizeof(slot)) != 0;
    }
    for (uint32_t i = 0; i < BLOCKS; i++)
        wrong += odd[i] != 0;
    printf("%d rows after %d rounds: %d rows or counts are wrong\n", BLOCKS, ROUNDS, wrong);
    return wrong != 0;
}
