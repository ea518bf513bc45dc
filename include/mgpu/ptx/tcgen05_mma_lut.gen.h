/* mgpu/ptx/tcgen05_mma_lut.gen.h - tcgen05.mma with a B of indices into tables (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_rubin.py. How they are used stands in tcgen05_mma_rubin.h.
 *
 * The model has no picture of the tables, and refuses them.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_LUT_GEN_H
#define MGPU_PTX_TCGEN05_MMA_LUT_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_f8f6f4_ss_decompress_lut
#undef mgpu_tcgen05_mma_mxf8f6f4_block32_ss_decompress_lut
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ss_decompress_lut
#undef mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_decompress_lut
#undef mgpu_tcgen05_mma_f8f6f4_ts_decompress_lut
#undef mgpu_tcgen05_mma_mxf8f6f4_block32_ts_decompress_lut
#undef mgpu_tcgen05_mma_cg2_f8f6f4_ts_decompress_lut
#undef mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_decompress_lut

/* D (+)= A * B; A and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.decompress::lut::b [d], a_desc, b_desc, [lut], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ss_decompress_lut(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                          uint32_t lut, uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_f8f6f4_ss_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.cta_group::1.kind::f8f6f4.decompress::lut::b"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(lut), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A and B in shared memory, fp8, fp6 or fp4 with a ue8m0 scale
 * for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.decompress::lut::b.block32 [d], a_desc, b_desc, [lut], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc()
 *   b_desc  matrix descriptor
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf8f6f4_block32_ss_decompress_lut(uint32_t d, uint64_t a_desc,
                                                    uint64_t b_desc, uint32_t lut,
                                                    uint32_t idesc, uint32_t sfa, uint32_t sfb,
                                                    int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)sfa;
    (void)sfb;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_mxf8f6f4_block32_ss_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.decompress::lut::b.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(lut), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A and B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.decompress::lut::b [d], a_desc, b_desc, [lut], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ss_decompress_lut(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t lut, uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_f8f6f4_ss_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.cta_group::2.kind::f8f6f4.decompress::lut::b"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(lut), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A and B in shared memory, fp8, fp6 or fp4 with
 * a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.decompress::lut::b.block32 [d], a_desc, b_desc, [lut], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc(); each CTA's has its rows
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_decompress_lut(uint32_t d, uint64_t a_desc,
                                                        uint64_t b_desc, uint32_t lut,
                                                        uint32_t idesc, uint32_t sfa,
                                                        uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a_desc;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)sfa;
    (void)sfb;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.decompress::lut::b.block32"
                 " [%0], %1, %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(lut), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::1.kind::f8f6f4.decompress::lut::b [d], [a], b_desc, [lut], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc()
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_f8f6f4_ts_decompress_lut(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t lut,
                                          uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_f8f6f4_ts_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.cta_group::1.kind::f8f6f4.decompress::lut::b"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(lut), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb); A in tensor memory, B in shared memory, fp8, fp6 or fp4 with a
 * ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.decompress::lut::b.block32 [d], [a], b_desc, [lut], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_mxf8f6f4_block32_ts_decompress_lut(uint32_t d, uint32_t a, uint64_t b_desc,
                                                    uint32_t lut, uint32_t idesc, uint32_t sfa,
                                                    uint32_t sfb, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)sfa;
    (void)sfb;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_mxf8f6f4_block32_ts_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.decompress::lut::b.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(lut), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B over a CTA pair; A in tensor memory, B in shared memory, fp8, fp6 or fp4.
 *   ptx     tcgen05.mma.cta_group::2.kind::f8f6f4.decompress::lut::b [d], [a], b_desc, [lut], idesc, accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc(); its M is that of both
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_f8f6f4_ts_decompress_lut(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t lut, uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_f8f6f4_ts_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.cta_group::2.kind::f8f6f4.decompress::lut::b"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(lut), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= (A * sfa) * (B * sfb) over a CTA pair; A in tensor memory, B in shared memory, fp8,
 * fp6 or fp4 with a ue8m0 scale for each 32 of K.
 *   ptx     tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.decompress::lut::b.block32 [d], [a], b_desc, [lut], idesc, [sfa], [sfb], accumulate;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread of the pair's leader, the CTA of even rank
 *   d       TMEM address, the same in both CTAs; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A, the same in both CTAs
 *   b_desc  matrix descriptor; each CTA's has half of the columns
 *   lut     TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into
 *   idesc   instruction descriptor, mgpu_instr_desc_scaled(); its ids choose the bytes of a
 *           scale word; its M is that of both
 *   sfa     TMEM address of the scales of A, layout/scale.h
 *   sfb     TMEM address of the scales of B
 *   accumulate  0: D = (A * sfa) * (B * sfb)
 *   done    mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_decompress_lut(uint32_t d, uint32_t a, uint64_t b_desc,
                                                        uint32_t lut, uint32_t idesc,
                                                        uint32_t sfa, uint32_t sfb,
                                                        int accumulate)
{
#if MGPU_EMULATE
    (void)d;
    (void)a;
    (void)b_desc;
    (void)lut;
    (void)idesc;
    (void)sfa;
    (void)sfb;
    (void)accumulate;
    MGPU__EMU(mgpu__emu_tcgen05_no_rule("mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts_decompress_lut", 1));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %7, 0; "
                 "tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.decompress::lut::b.block32"
                 " [%0], [%1], %2, [%3], %4, [%5], [%6], p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(lut), "r"(idesc), "r"(sfa), "r"(sfb),
                   "r"(accumulate)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_LUT_GEN_H */
