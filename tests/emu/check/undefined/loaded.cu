/* loaded.cu - registers of tcgen05.ld that plain code touches before they are named.
 * SPDX-License-Identifier: MIT
 */
#include "undefined.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

MGPU_EXTERN_C const bool loaded_is_seen;
const bool loaded_is_seen = CASE_LOCALS;

/* out[i] = i + 3, by 32 threads. */
MGPU_KERNEL(loaded, loaded_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slot, 1);
    uint32_t r[4] = {threadIdx.x, 1, 2, 3}, s[4];
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 32);
    __syncwarp();
    const uint32_t taddr = slot[0];
    mgpu_tcgen05_st_32x32b_x4(taddr, r);
    mgpu_tcgen05_wait_st();
    mgpu_tcgen05_ld_32x32b_x4(s, taddr);
    if (p->what == LOADED_READ_IN_FLIGHT)
        p->out[0] = s[1];
    if (p->what == LOADED_WRITTEN_IN_FLIGHT)
        s[2] = 7;
    mgpu_tcgen05_wait_ld();
    if (p->what == LOADED_HALF_NAMED || p->what == LOADED_HALF_READ)
        mgpu_tmem_regs_x2(s);
    if (p->what == LOADED_WRITTEN)
        for (uint32_t i = 0; i < 4; i++)
            s[i] = r[i];
    if (p->what == LOADED_STORED) {
        mgpu_tcgen05_st_32x32b_x4(taddr, s);
        mgpu_tcgen05_wait_st();
    }
    if (p->what == LOADED_RIGHT)
        mgpu_tmem_regs_x4(s);
    p->out[threadIdx.x] = s[0] + (p->what == LOADED_HALF_READ ? s[1] + 2 : s[3]);
    mgpu_tcgen05_dealloc(taddr, 32);
}
