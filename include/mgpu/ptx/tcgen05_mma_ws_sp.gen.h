/* mgpu/ptx/tcgen05_mma_ws_sp.gen.h - tcgen05.mma.ws.sp: B stays in the tensor core, A is sparse.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h.
 */
#ifndef MGPU_PTX_TCGEN05_MMA_WS_SP_GEN_H
#define MGPU_PTX_TCGEN05_MMA_WS_SP_GEN_H

#include "../config.h"
#include "tcgen05_how.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tcgen05_mma_ws_sp_f16_ss
#undef mgpu_tcgen05_mma_ws_sp_f16_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f16_ss_collector
#undef mgpu_tcgen05_mma_ws_sp_f16_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f16_ts
#undef mgpu_tcgen05_mma_ws_sp_f16_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f16_ts_collector
#undef mgpu_tcgen05_mma_ws_sp_f16_ts_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_tf32_ss
#undef mgpu_tcgen05_mma_ws_sp_tf32_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_tf32_ss_collector
#undef mgpu_tcgen05_mma_ws_sp_tf32_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_tf32_ts
#undef mgpu_tcgen05_mma_ws_sp_tf32_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_tf32_ts_collector
#undef mgpu_tcgen05_mma_ws_sp_tf32_ts_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ss
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_collector
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ts
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_collector
#undef mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_i8_ss
#undef mgpu_tcgen05_mma_ws_sp_i8_ss_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_i8_ss_collector
#undef mgpu_tcgen05_mma_ws_sp_i8_ss_collector_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_i8_ts
#undef mgpu_tcgen05_mma_ws_sp_i8_ts_zero_column_mask
#undef mgpu_tcgen05_mma_ws_sp_i8_ts_collector
#undef mgpu_tcgen05_mma_ws_sp_i8_ts_collector_zero_column_mask

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.sp.cta_group::1.kind::f16"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16 [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc, int accumulate,
                                               uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; tcgen05.mma.ws.sp.cta_group::1.kind::f16"
                 " [%0], %1, %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                        uint32_t meta, uint32_t idesc, int accumulate,
                                        uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f16",
                             " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, f16 or bf16; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                         uint64_t b_desc, uint32_t meta,
                                                         uint32_t idesc, int accumulate,
                                                         uint64_t zero_columns, uint32_t buffer,
                                                         uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f16",
                             " [%0], %1, %2, [%3], %4, p, %5", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16; B stays in the
 * tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                              uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.sp.cta_group::1.kind::f16"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16; B stays in the
 * tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16 [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                               uint32_t meta, uint32_t idesc, int accumulate,
                                               uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; tcgen05.mma.ws.sp.cta_group::1.kind::f16"
                 " [%0], [%1], %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16; B stays in the
 * tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                        uint32_t idesc, int accumulate, uint32_t buffer,
                                        uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f16",
                             " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, f16 or bf16; B stays in the
 * tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f16_ts_collector_zero_column_mask(uint32_t d, uint32_t a,
                                                         uint64_t b_desc, uint32_t meta,
                                                         uint32_t idesc, int accumulate,
                                                         uint64_t zero_columns, uint32_t buffer,
                                                         uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F16 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f16",
                             " [%0], [%1], %2, [%3], %4, p, %5", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32; B stays in the tensor core; columns of
 * B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc, int accumulate,
                                                uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [%0], %1, %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                         uint32_t meta, uint32_t idesc, int accumulate,
                                         uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::tf32",
                             " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, tf32; B stays in the tensor core; columns of
 * B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                          uint64_t b_desc, uint32_t meta,
                                                          uint32_t idesc, int accumulate,
                                                          uint64_t zero_columns,
                                                          uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::tf32",
                             " [%0], %1, %2, [%3], %4, p, %5", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32; B stays in the tensor
 * core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                               uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32; B stays in the tensor
 * core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                                uint32_t meta, uint32_t idesc, int accumulate,
                                                uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::tf32 [%0], [%1], %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32; B stays in the tensor
 * core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                         uint32_t idesc, int accumulate, uint32_t buffer,
                                         uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::tf32",
                             " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, tf32; B stays in the tensor
 * core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::tf32.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; its
 *           selector chooses columns of metadata; M 32, 64 or 128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_tf32_ts_collector_zero_column_mask(uint32_t d, uint32_t a,
                                                          uint64_t b_desc, uint32_t meta,
                                                          uint32_t idesc, int accumulate,
                                                          uint64_t zero_columns,
                                                          uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_TF32 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::tf32",
                             " [%0], [%1], %2, [%3], %4, p, %5", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                 uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, int accumulate,
                                                  uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [%0], %1, %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc, int accumulate,
                                           uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4",
                             " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, fp8, fp6 or fp4; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                            uint64_t b_desc, uint32_t meta,
                                                            uint32_t idesc, int accumulate,
                                                            uint64_t zero_columns,
                                                            uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4",
                             " [%0], %1, %2, [%3], %4, p, %5", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4; B stays in
 * the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                 uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                       d, a, b_desc, meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4; B stays in
 * the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                                  uint32_t meta, uint32_t idesc, int accumulate,
                                                  uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                       d, a, b_desc, meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; "
                 "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4 [%0], [%1], %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4; B stays in
 * the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc,
                                           uint32_t meta, uint32_t idesc, int accumulate,
                                           uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                       d, a, b_desc, meta, idesc, accumulate, 0,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4",
                             " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, fp8, fp6 or fp4; B stays in
 * the tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_f8f6f4_ts_collector_zero_column_mask(uint32_t d, uint32_t a,
                                                            uint64_t b_desc, uint32_t meta,
                                                            uint32_t idesc, int accumulate,
                                                            uint64_t zero_columns,
                                                            uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_F8F6F4 | MGPU__TENSOR_TS | MGPU__TENSOR_SP,
                                       d, a, b_desc, meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::f8f6f4",
                             " [%0], [%1], %2, [%3], %4, p, %5", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8 [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ss(uint32_t d, uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                             uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.sp.cta_group::1.kind::i8"
                 " [%0], %1, %2, [%3], %4, p;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8 [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ss_zero_column_mask(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, int accumulate,
                                              uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; tcgen05.mma.ws.sp.cta_group::1.kind::i8"
                 " [%0], %1, %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "l"(a_desc), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8; B stays in the tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ss_collector(uint32_t d, uint64_t a_desc, uint64_t b_desc,
                                       uint32_t meta, uint32_t idesc, int accumulate,
                                       uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, 0, buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::i8",
                             " [%0], %1, %2, [%3], %4, p", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, and B in shared memory, s8 or u8; B stays in the tensor core;
 * columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8.collector::BUFFER_USE [d], a_desc, b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a_desc  matrix descriptor, mgpu_tcgen05_desc() of the stored half
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ss_collector_zero_column_mask(uint32_t d, uint64_t a_desc,
                                                        uint64_t b_desc, uint32_t meta,
                                                        uint32_t idesc, int accumulate,
                                                        uint64_t zero_columns, uint32_t buffer,
                                                        uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_SP, d, a_desc, b_desc,
                                       meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::i8",
                             " [%0], %1, %2, [%3], %4, p, %5", "r"(d), "l"(a_desc), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8; B stays in the
 * tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8 [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ts(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                             uint32_t idesc, int accumulate)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %5, 0; tcgen05.mma.ws.sp.cta_group::1.kind::i8"
                 " [%0], [%1], %2, [%3], %4, p;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8; B stays in the
 * tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8 [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ts_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                              uint32_t meta, uint32_t idesc, int accumulate,
                                              uint64_t zero_columns)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns, 0));
#else
    asm volatile("{.reg .pred p; setp.ne.b32 p, %6, 0; tcgen05.mma.ws.sp.cta_group::1.kind::i8"
                 " [%0], [%1], %2, [%3], %4, p, %5;}"
                 :
                 : "r"(d), "r"(a), "l"(b_desc), "r"(meta), "r"(idesc), "l"(zero_columns),
                   "r"(accumulate)
                 : "memory");
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8; B stays in the
 * tensor core.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ts_collector(uint32_t d, uint32_t a, uint64_t b_desc, uint32_t meta,
                                       uint32_t idesc, int accumulate, uint32_t buffer,
                                       uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, 0,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %5, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::i8",
                             " [%0], [%1], %2, [%3], %4, p", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "r"(accumulate));
#endif
}

/* D (+)= A * B; A, sparse, in tensor memory, B in shared memory, s8 or u8; B stays in the
 * tensor core; columns of B may be taken as 0.
 *   ptx     tcgen05.mma.ws.sp.cta_group::1.kind::i8.collector::BUFFER_USE [d], [a], b_desc, [meta], idesc, accumulate, zero_columns;
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread
 *   d       TMEM address; layout/tmem.h says which lanes and columns
 *   a       TMEM address of A
 *   b_desc  matrix descriptor
 *   meta    TMEM address of the metadata, layout/sparse_tmem.h
 *   idesc   instruction descriptor, mgpu_instr_desc(), with MGPU_INSTR_DESC_SPARSE; M 32, 64 or
 *           128, N 64 or 128
 *   accumulate  0: D = A * B
 *   zero_columns  zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0
 *   buffer  a constant, 0 to 3: which buffer
 *   use     a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3): what becomes
 *           of B in it
 *   done    mgpu_tcgen05_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_tcgen05_mma_ws_sp_i8_ts_collector_zero_column_mask(uint32_t d, uint32_t a, uint64_t b_desc,
                                                        uint32_t meta, uint32_t idesc,
                                                        int accumulate, uint64_t zero_columns,
                                                        uint32_t buffer, uint32_t use)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tcgen05_mma_ws(MGPU__TENSOR_I8 | MGPU__TENSOR_TS | MGPU__TENSOR_SP, d,
                                       a, b_desc, meta, idesc, accumulate, zero_columns,
                                       buffer << 2 | use));
#else
    MGPU__TENSOR_BUFFER_FOLD(buffer, use, "{.reg .pred p; setp.ne.b32 p, %6, 0; "
                             "tcgen05.mma.ws.sp.cta_group::1.kind::i8",
                             " [%0], [%1], %2, [%3], %4, p, %5", "r"(d), "r"(a), "l"(b_desc),
                             "r"(meta), "r"(idesc), "l"(zero_columns), "r"(accumulate));
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_MMA_WS_SP_GEN_H */
