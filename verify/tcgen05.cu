/* verify/tcgen05.cu - tensor memory of Blackwell: columns, loads and stores, copies, the shift.
 * SPDX-License-Identifier: MIT
 *
 * .32x32b is what the others are seen by: thread t has lane t, and register c is column c.
 */
#include "verify.h"
#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum { COLS = 32, SMEM = 8192 };

/* What a cell holds at first. */
MGPU_DEVICE uint32_t
poison(uint32_t lane, uint32_t col)
{
    return 0xdead0000u | lane << 8 | col;
}

MGPU_DEVICE void
meet(void)
{
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
}

/* The warp's own lanes, of an address. */
MGPU_DEVICE uint32_t
own(uint32_t taddr)
{
    return taddr + mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
}

/* All columns are allocated, and each cell holds a number of its own. */
MGPU_DEVICE uint32_t
begin(uint32_t slot)
{
    uint32_t r[COLS];
    if (threadIdx.x < 32)
        mgpu_tcgen05_alloc(slot, COLS);
    meet();
    const uint32_t taddr = mgpu_ld_shared_b32(slot);
    MGPU_UNROLL
    for (uint32_t c = 0; c < COLS; c++)
        r[c] = poison(threadIdx.x, c);
    mgpu_tcgen05_st_32x32b_x32(own(taddr), r);
    mgpu_tcgen05_wait_st();
    meet();
    return taddr;
}

/* All cells go out. */
MGPU_DEVICE void
take(uint32_t *out, uint32_t taddr)
{
    uint32_t r[COLS];
    mgpu_tcgen05_ld_32x32b_x32(r, own(taddr));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x32(r);
    MGPU_UNROLL
    for (uint32_t c = 0; c < COLS; c++)
        out[threadIdx.x * COLS + c] = r[c];
}

MGPU_DEVICE void
end(uint32_t taddr)
{
    meet();
    if (threadIdx.x < 32)
        mgpu_tcgen05_dealloc(taddr, COLS);
}

/* ---- loads and stores ---------------------------------------------------------------------------- */

/* Registers go out, [128][count]; n[0] lanes above the warp's first. */
#define LOADS(shape, function, count, ...)                                                     \
    MGPU_KERNEL(verify_ld_##shape, verify_args, p, 128, 1)                                     \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t taddr = begin(mgpu_smem_addr(slot));                                    \
        uint32_t r[count];                                                                     \
        function(r, own(taddr) + mgpu_tmem_addr(p->n[0], 0) __VA_ARGS__);                      \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs_x##count(r);                                                            \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            p->out[threadIdx.x * (count) + i] = r[i];                                          \
        end(taddr);                                                                            \
    }
/* Registers that say whose they are are stored, and all cells go out. */
#define STORES(shape, function, count, ...)                                                    \
    MGPU_KERNEL(verify_st_##shape, verify_args, p, 128, 1)                                     \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t taddr = begin(mgpu_smem_addr(slot));                                    \
        uint32_t r[count];                                                                     \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            r[i] = 0x00010000u * (1000 + threadIdx.x) + 256 + i;                               \
        function(own(taddr) + mgpu_tmem_addr(p->n[0], 0) __VA_ARGS__, r);                      \
        mgpu_tcgen05_wait_st();                                                                \
        take(p->out, taddr);                                                                   \
        end(taddr);                                                                            \
    }
LOADS(32x32b, mgpu_tcgen05_ld_32x32b_x16, 16)
LOADS(16x64b, mgpu_tcgen05_ld_16x64b_x8, 8)
LOADS(16x128b, mgpu_tcgen05_ld_16x128b_x4, 8)
LOADS(16x256b, mgpu_tcgen05_ld_16x256b_x4, 16)
LOADS(32x32b_pack, mgpu_tcgen05_ld_32x32b_x8_pack_16b, 8)
LOADS(16x128b_pack, mgpu_tcgen05_ld_16x128b_x2_pack_16b, 4)
LOADS(16x32bx2, MGPU_TCGEN05_LD_16X32BX2_X8, 8, , 12)
STORES(16x32bx2, MGPU_TCGEN05_ST_16X32BX2_X8, 8, , 12)
STORES(16x64b, mgpu_tcgen05_st_16x64b_x8, 8)
STORES(16x128b, mgpu_tcgen05_st_16x128b_x4, 8)
STORES(16x256b, mgpu_tcgen05_st_16x256b_x4, 16)
STORES(32x32b_unpack, mgpu_tcgen05_st_32x32b_x8_unpack_16b, 8)
STORES(16x256b_unpack, mgpu_tcgen05_st_16x256b_x2_unpack_16b, 8)

/* a: words of each thread; b: lanes above the warp's first. */
static words
run_moves(const verify_row &row)
{
    verify_args args = {};
    args.n[0] = (uint32_t)row.b;
    return verify_run(row.kernel, args, 128 * (size_t)row.a, 128);
}

/* ---- columns ------------------------------------------------------------------------------------- */

/* What alloc gives, of a whole multiprocessor: 32, 64, 128, 32 columns, then 64 where the first three were, then 256. */
MGPU_KERNEL(verify_alloc, verify_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slots, 8);
    const uint32_t slot = mgpu_smem_addr(slots);
    mgpu_tcgen05_alloc(slot, 32);
    mgpu_tcgen05_alloc(slot + 4, 64);
    mgpu_tcgen05_alloc(slot + 8, 128);
    mgpu_tcgen05_alloc(slot + 12, 32);
    __syncwarp();
    mgpu_tcgen05_dealloc(slots[0], 32);
    mgpu_tcgen05_dealloc(slots[1], 64);
    mgpu_tcgen05_dealloc(slots[2], 128);
    mgpu_tcgen05_alloc(slot + 16, 64);
    mgpu_tcgen05_alloc(slot + 20, 256);
    __syncwarp();
    if (threadIdx.x < 6)
        p->out[threadIdx.x] = slots[threadIdx.x];
    mgpu_tcgen05_dealloc(slots[3], 32);
    mgpu_tcgen05_dealloc(slots[4], 64);
    mgpu_tcgen05_dealloc(slots[5], 256);
}

static words
run_alloc(const verify_row &row)
{
    verify_args args = {};
    return verify_run(row.kernel, args, 6, 32,
                      120 * 1024); /* so much that the block is alone */
}

/* ---- copies and the shift ------------------------------------------------------------------------ */

/* in[0] shared memory; desc[0] with the start relative to it; n[0] columns, n[1] lanes before what is written. */
#define BY_TENSOR_CORE(name, call)                                                             \
    MGPU_KERNEL(verify_##name, verify_args, p, 128, 1)                                         \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        MGPU_SHARED(uint64_t, bars, 1);                                                        \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(bars);                                             \
        const uint64_t desc = p->desc[0] + (mgpu_smem_addr(smem) >> 4);                        \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        for (uint32_t i = threadIdx.x; i < SMEM / 4; i += 128)                                 \
            ((uint32_t *)smem)[i] = p->in[0][i];                                               \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        const uint32_t taddr = begin(mgpu_smem_addr(slot));                                    \
        const uint32_t at = taddr + mgpu_tmem_addr(p->n[1], p->n[0]);                          \
        if (threadIdx.x == 0) {                                                                \
            call;                                                                              \
            mgpu_tcgen05_commit(bar);                                                          \
        }                                                                                      \
        mgpu_mbarrier_wait(bar, 0);                                                            \
        mgpu_tcgen05_fence_after_thread_sync();                                                \
        take(p->out, taddr);                                                                   \
        end(taddr);                                                                            \
        (void)desc;                                                                            \
    }
#define COPIES(name) BY_TENSOR_CORE(cp_##name, mgpu_tcgen05_cp_##name(at, desc))
COPIES(128x256b)
COPIES(128x128b)
COPIES(4x256b)
COPIES(64x128b_warpx2_02_13)
COPIES(64x128b_warpx2_01_23)
COPIES(32x128b_warpx4)
COPIES(128x256b_b6x16_p32)
COPIES(128x128b_b4x16_p64)
COPIES(32x128b_warpx4_b4x16_p64)
COPIES(64x128b_warpx2_02_13_b6x16_p32)
BY_TENSOR_CORE(shift_down, mgpu_tcgen05_shift_down(at))

/* a: columns, b: lanes before it. Rows of 16 bytes, 8 of them 160 bytes from the next 8, and the next 16 bytes of a row 4096 away. */
static words
run_tensor_core(const verify_row &row)
{
    words image(SMEM / 4);
    for (uint32_t i = 0; i < SMEM / 4; i++)
        image[i] = 0x9e3779b9u * i ^ i;
    const verify_memory in(image);
    verify_args args = {};
    args.in[0] = in.ptr();
    args.desc[0] = mgpu_tcgen05_desc(0, 4096, 160, MGPU_SWIZZLE_NONE);
    args.n[0] = (uint32_t)row.a;
    args.n[1] = (uint32_t)row.b;
    return verify_run(row.kernel, args, 128 * COLS, 128, SMEM);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define MOVE(name, kernel, rule, words_of_thread, lanes)                                       \
    {                                                                                          \
        "tensor memory", name, rule, TENSOR_MEMORY, words_of_thread, run_moves,                \
            &verify_##kernel##_kernel, words_of_thread, lanes, 0, 0                            \
    }
#define COPY(name, kernel, rule)                                                               \
    {                                                                                          \
        "tensor memory", name, rule, TENSOR_MEMORY, COLS, run_tensor_core,                     \
            &verify_cp_##kernel##_kernel, 12, 0, 0, 0                                          \
    }
#define SLOT  "mgpu_tmem_ld_slot"
#define PLACE "mgpu_tmem_cp_lane mgpu_tmem_cp_slot"
#define WIDEN "mgpu__tensor_cp_widen mgpu_tmem_cp_slot"

std::vector<verify_row>
verify_tcgen05_rows(void)
{
    return {
        {"tensor memory", "the columns that alloc gives", "mgpu__tmem_serve mgpu__tmem_is_free",
         TENSOR_MEMORY, 1, run_alloc, &verify_alloc_kernel, 0, 0, 0, 0},
        MOVE("ld 32x32b", ld_32x32b, SLOT, 16, 0),
        MOVE("ld 16x64b", ld_16x64b, SLOT, 8, 0),
        MOVE("ld 16x64b, upper lanes", ld_16x64b, SLOT, 8, 16),
        MOVE("ld 16x128b", ld_16x128b, SLOT, 8, 0),
        MOVE("ld 16x256b", ld_16x256b, SLOT, 16, 0),
        MOVE("ld 16x256b, upper lanes", ld_16x256b, SLOT, 16, 16),
        MOVE("ld 32x32b, packed", ld_32x32b_pack, "mgpu_tmem_ld_pack_slot", 8, 0),
        MOVE("ld 16x128b, packed", ld_16x128b_pack, "mgpu_tmem_ld_pack_slot", 4, 0),
        MOVE("ld 16x32bx2, 12 columns apart", ld_16x32bx2, SLOT, 8, 0),
        MOVE("st 16x32bx2, 12 columns apart", st_16x32bx2, SLOT, COLS, 0),
        MOVE("st 16x64b", st_16x64b, SLOT, COLS, 0),
        MOVE("st 16x128b, upper lanes", st_16x128b, SLOT, COLS, 16),
        MOVE("st 16x256b", st_16x256b, SLOT, COLS, 0),
        MOVE("st 32x32b, unpacked", st_32x32b_unpack, "mgpu_tmem_ld_pack_slot", COLS, 0),
        MOVE("st 16x256b, unpacked", st_16x256b_unpack, "mgpu_tmem_ld_pack_slot", COLS, 0),
        COPY("cp 128x256b", 128x256b, PLACE),
        COPY("cp 128x128b", 128x128b, PLACE),
        COPY("cp 4x256b", 4x256b, PLACE),
        COPY("cp 64x128b.warpx2::02_13", 64x128b_warpx2_02_13, PLACE),
        COPY("cp 64x128b.warpx2::01_23", 64x128b_warpx2_01_23, PLACE),
        COPY("cp 32x128b.warpx4", 32x128b_warpx4, PLACE),
        COPY("cp 128x256b, 6 bits widened", 128x256b_b6x16_p32, WIDEN),
        COPY("cp 128x128b, 4 bits widened", 128x128b_b4x16_p64, WIDEN),
        COPY("cp 32x128b.warpx4, 4 bits widened", 32x128b_warpx4_b4x16_p64, WIDEN),
        COPY("cp 64x128b.warpx2::02_13, 6 bits widened", 64x128b_warpx2_02_13_b6x16_p32, WIDEN),
        {"tensor memory", "shift down", "mgpu__tensor_shift_run", TENSOR_MEMORY, COLS,
         run_tensor_core, &verify_shift_down_kernel, 12, 64, 0, 0},
    };
}
