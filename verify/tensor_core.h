/* verify/tensor_core.h - a kernel around an instruction of Blackwell's tensor core: what it is given, and all cells behind it.
 * SPDX-License-Identifier: MIT
 *
 * .32x32b is what the others are seen by: thread t has lane t, and register c is column c.
 */
#ifndef VERIFY_TENSOR_CORE_H
#define VERIFY_TENSOR_CORE_H

#include "verify.h"
#include <mgpu/blackwell.h>

#include <cstdlib>

MGPU_REQUIRE(TCGEN05);

enum { COLS = 64, SMEM = 24576, B_AT = 16384 };

/* Of a function that all kernels call: they are compiled in half the time when it is inlined in none. ptxas wants cta_group::1 and ::2 in no
 * one function. */
#if MGPU_CUDA_SOURCE
#define NOT_INLINE static __device__ __noinline__
#else
#define NOT_INLINE MGPU_DEVICE
#endif

/* What a cell holds at first. */
MGPU_DEVICE uint32_t
poison(uint32_t lane, uint32_t col)
{
    return 0xdead0000u | lane << 8 | col;
}

/* All threads of the block, or of the pair, have come this far. */
MGPU_DEVICE void
meet(void)
{
    mgpu_tcgen05_fence_before_thread_sync();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    mgpu_tcgen05_fence_after_thread_sync();
}

/* The same without a fence. */
MGPU_DEVICE void
meet_alone(void)
{
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

/* The warp's own lanes, of an address. */
MGPU_DEVICE uint32_t
own(uint32_t taddr)
{
    return taddr + mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
}

/* Each cell holds a number of its own, or what `from` [128][COLS] says. */
NOT_INLINE void
fill(uint32_t taddr, const uint32_t *from)
{
    uint32_t r[COLS];
    MGPU_UNROLL
    for (uint32_t c = 0; c < COLS; c++)
        r[c] = from != NULL ? from[threadIdx.x * COLS + c] : poison(threadIdx.x, c);
    mgpu_tcgen05_st_32x32b_x64(own(taddr), r);
    mgpu_tcgen05_wait_st();
}

/* Columns, of this block where `of` is nothing, or of both of a pair: _cg2; and they are given back. */
#define ALLOC(of, slot, cols)                                                                  \
    if (threadIdx.x < 32)                                                                      \
        mgpu_tcgen05_alloc##of(slot, cols);
#define DEALLOC(of, taddr, cols)                                                               \
    meet();                                                                                    \
    if (threadIdx.x < 32)                                                                      \
        mgpu_tcgen05_dealloc##of(taddr, cols);

/* COLS of them, once they are there, and filled. */
MGPU_DEVICE uint32_t
begin(uint32_t slot, const uint32_t *from)
{
    meet();
    const uint32_t taddr = mgpu_ld_shared_b32(slot);
    fill(taddr, from);
    meet();
    return taddr;
}

/* All cells go out. */
NOT_INLINE void
take(uint32_t *out, uint32_t taddr)
{
    uint32_t r[COLS];
    mgpu_tcgen05_ld_32x32b_x64(r, own(taddr));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x64(r);
    MGPU_UNROLL
    for (uint32_t c = 0; c < COLS; c++)
        out[threadIdx.x * COLS + c] = r[c];
}

/* ---- what one thread issues: copies, the shift, multiplications ----------------------------------- */

/* in[0] shared memory, in[1] cells or NULL, of each block; desc[0], desc[1] with the start relative to it: those of A and B, or the
 * source. n[0] what is added to the address of D, or of what is written; n[1] to that of A; n[2] the instruction descriptor; n[3] whether
 * D is added to. */
#define BY_TENSOR_CORE(name, of, commit, call)                                                 \
    MGPU_KERNEL(verify_##name, verify_args, p, 128, 1)                                         \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        MGPU_SHARED(uint64_t, bars, 1);                                                        \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();              \
        const uint64_t x = p->desc[0] + (mgpu_smem_addr(smem) >> 4 & 0x3fff);                  \
        const uint64_t y = p->desc[1] + (mgpu_smem_addr(smem) >> 4 & 0x3fff);                  \
        const uint32_t idesc = p->n[2];                                                        \
        const int more = (int)p->n[3];                                                         \
        if (threadIdx.x == 0) {                                                                \
            mgpu_mbarrier_init(bar, 1);                                                        \
            mgpu_fence_mbarrier_init();                                                        \
        }                                                                                      \
        for (uint32_t i = threadIdx.x; i < SMEM / 4; i += 128)                                 \
            ((uint32_t *)smem)[i] = p->in[0][rank * SMEM / 4 + i];                             \
        mgpu_fence_proxy_async_shared_cta();                                                   \
        ALLOC(of, mgpu_smem_addr(slot), COLS)                                                  \
        const uint32_t taddr = begin(mgpu_smem_addr(slot),                                     \
                                     p->in[1] == NULL ? NULL : p->in[1] + rank * 128 * COLS);  \
        const uint32_t at = taddr + p->n[0], a = taddr + p->n[1];                              \
        if (threadIdx.x == 0 && rank == 0) {                                                   \
            call;                                                                              \
            commit;                                                                            \
        }                                                                                      \
        mgpu_mbarrier_wait_cluster(bar, 0);                                                    \
        mgpu_tcgen05_fence_after_thread_sync();                                                \
        take(p->out + rank * 128 * COLS, taddr);                                               \
        DEALLOC(of, taddr, COLS)                                                               \
        (void)x, (void)y, (void)at, (void)a, (void)idesc, (void)more;                          \
    }
#define OF_A_BLOCK(name, call) BY_TENSOR_CORE(name, , mgpu_tcgen05_commit(bar), call)
#define OF_A_PAIR(name, call)                                                                  \
    BY_TENSOR_CORE(name, _cg2, mgpu_tcgen05_commit_cg2_multicast(bar, 3), call)
/* What comes out of one block or of two. */
inline words
run_tensor_core(const verify_row &row, verify_args &args, uint32_t blocks, const words &smem,
                const words *cells)
{
    const verify_memory in(smem), old(cells != NULL ? *cells : words(1)),
        out(blocks * 128 * COLS);
    args.in[0] = in.ptr();
    args.in[1] = cells != NULL ? old.ptr() : NULL;
    args.out = out.ptr();
    verify_launch(row.kernel, args, 128, SMEM, blocks, blocks);
    const words got = out.read();
    if (std::getenv("VERIFY_GIVEN") !=
        NULL) { /* what it was given goes out, too: tests/golden/tcgen05/replay.py */
        std::printf("given %s %u %llx %llx %x %x %x %x\n", row.kernel->name, (unsigned)blocks,
                    (unsigned long long)args.desc[0], (unsigned long long)args.desc[1],
                    (unsigned)args.n[0], (unsigned)args.n[1], (unsigned)args.n[2],
                    (unsigned)args.n[3]);
        verify_print("smem", smem);
        verify_print("cells", cells != NULL ? *cells : words());
        verify_print("out", got);
    }
    return got;
}

/* Writes an element of an operand of `rows` rows at byte `start`, K-major and not swizzled, into an image of shared memory. */
inline void
put(words &image, uint32_t start, uint32_t rows, uint32_t bytes, uint32_t row, uint32_t k,
    uint32_t code)
{
    const mgpu_tcgen05_desc_fields f =
        mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major_none(start, rows));
    const uint32_t at = mgpu_tcgen05_operand_addr(f, MGPU_K_MAJOR, bytes, row, k);
    image[at / 4] |= code << 8 * (at % 4);
}

#endif /* VERIFY_TENSOR_CORE_H */
