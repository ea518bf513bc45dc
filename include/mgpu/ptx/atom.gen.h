/* mgpu/ptx/atom.gen.h - atomics and reductions of every day.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_GEN_H
#define MGPU_PTX_ATOM_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_add_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.u64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_add_u64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.f32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_relaxed_gpu_global_add_f32(float *p, float value)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "f"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.f64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE double
mgpu_atom_relaxed_gpu_global_add_f64(double *p, double value)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F64, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.f64 %0, [%1], %2;"
                 : "=d"(r)
                 : "l"(p), "d"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.noftz.f16 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_relaxed_gpu_global_add_f16(uint16_t *p, uint16_t value)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.noftz.f16 %0, [%1], %2;"
                 : "=h"(r)
                 : "l"(p), "h"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.noftz.bf16 r, [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_relaxed_gpu_global_add_bf16(uint16_t *p, uint16_t value)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.noftz.bf16 %0, [%1], %2;"
                 : "=h"(r)
                 : "l"(p), "h"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value, each half atomic by itself. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.noftz.f16x2 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_add_f16x2(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.noftz.f16x2 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value, each half atomic by itself. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.add.noftz.bf16x2 r, [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_add_bf16x2(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.add.noftz.bf16x2 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = *p >= value ? 0 : *p + 1. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.inc.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_inc_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_INC, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = *p == 0 || *p > value ? value : *p - 1. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.dec.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_dec_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_DEC, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.dec.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.min.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_min_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.min.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.min.s32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_gpu_global_min_s32(int32_t *p, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.min.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.min.u64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_min_u64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.min.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.min.s64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int64_t
mgpu_atom_relaxed_gpu_global_min_s64(int64_t *p, int64_t value)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.min.s64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.max.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_max_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.max.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.max.s32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_gpu_global_max_s32(int32_t *p, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.max.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.max.u64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_max_u64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.max.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.max.s64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int64_t
mgpu_atom_relaxed_gpu_global_max_s64(int64_t *p, int64_t value)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.max.s64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p &= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.and.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_and_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.and.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p &= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.and.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_and_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.and.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p |= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.or.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_or_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.or.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p |= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.or.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_or_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.or.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p ^= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.xor.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_xor_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.xor.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p ^= value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.xor.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_xor_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.xor.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.exch.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_exch_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 4, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.exch.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.exch.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_exch_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 8, 1, &r, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.exch.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.exch.b128 was, [p], fresh;
 *   needs   PTX 8.3, sm_90
 *   by      any thread
 *   r       2 registers: what was there, the low half first
 *   p       generic address in global memory, 16-byte aligned
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_relaxed_gpu_global_exch_b128(uint64_t r[2], uint64_t *p, const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 16, 1, r, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("{.reg "
                 ".b128 was, fresh; mov.b128 fresh, {%3, %4}; atom.relaxed.gpu.global.exch.b128 was, [%2], fresh; mov.b128 {%0, %1}, was;}"
                 : "=l"(r[0]), "=l"(r[1])
                 : "l"(p), "l"(value[0]), "l"(value[1])
                 : "memory");
#endif
}

/* *p = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.cas.b16 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 2-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_relaxed_gpu_global_cas_b16(uint16_t *p, uint16_t compare, uint16_t value)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 2, 1, &r, p, &value, &compare,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.cas.b16 %0, [%1], %2, %3;"
                 : "=h"(r)
                 : "l"(p), "h"(compare), "h"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.cas.b32 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_gpu_global_cas_b32(uint32_t *p, uint32_t compare, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 4, 1, &r, p, &value, &compare,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(r)
                 : "l"(p), "r"(compare), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.cas.b64 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_gpu_global_cas_b64(uint64_t *p, uint64_t compare, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 8, 1, &r, p, &value, &compare,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("atom.relaxed.gpu.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(r)
                 : "l"(p), "l"(compare), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.gpu.global.cas.b128 was, [p], want, fresh;
 *   needs   PTX 8.3, sm_90
 *   by      any thread
 *   r       2 registers: what was there, the low half first
 *   p       generic address in global memory, 16-byte aligned
 *   compare what must be there: 2 registers, the low half first
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_relaxed_gpu_global_cas_b128(uint64_t r[2], uint64_t *p, const uint64_t compare[2],
                                      const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 16, 1, r, p, value, compare,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("{.reg "
                 ".b128 was, want, fresh; mov.b128 want, {%3, %4}; mov.b128 fresh, {%5, %6}; atom.relaxed.gpu.global.cas.b128 was, [%2], want, fresh; mov.b128 {%0, %1}, was;}"
                 : "=l"(r[0]), "=l"(r[1])
                 : "l"(p), "l"(compare[0]), "l"(compare[1]), "l"(value[0]), "l"(value[1])
                 : "memory");
#endif
}

/* *p += value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.add.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_gpu_global_add_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.add.u64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_gpu_global_add_u64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.add.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p &= value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.and.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_gpu_global_and_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.and.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p |= value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.or.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_gpu_global_or_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, &r, p, &value, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.or.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.exch.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_gpu_global_exch_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 4, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.exch.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.exch.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_gpu_global_exch_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 8, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.exch.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Acquires what was released with the value before, and
 * releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.cas.b32 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_gpu_global_cas_b32(uint32_t *p, uint32_t compare, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 4, 1, &r, p, &value, &compare,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(r)
                 : "l"(p), "r"(compare), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Acquires what was released with the value before, and
 * releases with the new one.
 *   ptx     atom.acq_rel.gpu.global.cas.b64 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_gpu_global_cas_b64(uint64_t *p, uint64_t compare, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 8, 1, &r, p, &value, &compare,
                                    MGPU__SCOPE_GPU));
#else
    asm volatile("atom.acq_rel.gpu.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(r)
                 : "l"(p), "l"(compare), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.sys.global.add.u32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_sys_global_add_u32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.add.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.sys.global.add.u64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_sys_global_add_u64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.add.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.sys.global.exch.b32 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_sys_global_exch_b32(uint32_t *p, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 4, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.exch.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value. Acquires what was released with the value before, and releases with the new one.
 *   ptx     atom.acq_rel.sys.global.exch.b64 r, [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_sys_global_exch_b64(uint64_t *p, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 8, 1, &r, p, &value, NULL,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.exch.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Acquires what was released with the value before, and
 * releases with the new one.
 *   ptx     atom.acq_rel.sys.global.cas.b32 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_acq_rel_sys_global_cas_b32(uint32_t *p, uint32_t compare, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 4, 1, &r, p, &value, &compare,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(r)
                 : "l"(p), "r"(compare), "r"(value)
                 : "memory");
#endif
    return r;
}

/* *p = value, if it was `compare`. Acquires what was released with the value before, and
 * releases with the new one.
 *   ptx     atom.acq_rel.sys.global.cas.b64 r, [p], compare, value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_acq_rel_sys_global_cas_b64(uint64_t *p, uint64_t compare, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 8, 1, &r, p, &value, &compare,
                                    MGPU__SCOPE_SYS));
#else
    asm volatile("atom.acq_rel.sys.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(r)
                 : "l"(p), "l"(compare), "l"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.add.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_add_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.add.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.add.u64 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_shared_add_u64(uint32_t addr, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 8, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.add.u64 %0, [%1], %2;"
                 : "=l"(r)
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.add.f32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_relaxed_shared_add_f32(uint32_t addr, float value)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.add.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value, each half atomic by itself. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.add.noftz.f16x2 r, [addr], pair;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_add_f16x2(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F16, 2, 2, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("{.reg .b16 lo, hi; .reg .b32 pair;\n"
                 "mov.b32 {lo, hi}, %2; mov.b32 pair, {lo, hi};\n"
                 "atom.relaxed.cta.shared::cta.add.noftz.f16x2 %0, [%1], pair;}"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value, each half atomic by itself. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.add.noftz.bf16x2 r, [addr], pair;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_add_bf16x2(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_BF16, 2, 2, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("{.reg .b16 lo, hi; .reg .b32 pair;\n"
                 "mov.b32 {lo, hi}, %2; mov.b32 pair, {lo, hi};\n"
                 "atom.relaxed.cta.shared::cta.add.noftz.bf16x2 %0, [%1], pair;}"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.inc.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_inc_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.inc.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.dec.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_dec_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.dec.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.min.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_min_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.min.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.min.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_shared_min_s32(uint32_t addr, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.min.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.max.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_max_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.max.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.max.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_shared_max_s32(uint32_t addr, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.max.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr &= value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.and.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_and_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.and.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr |= value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.or.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_or_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.or.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr ^= value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.xor.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_xor_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.xor.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.exch.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_exch_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.exch.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.exch.b64 r, [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_shared_exch_b64(uint32_t addr, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 8, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.exch.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.cas.b32 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cas_b32(uint32_t addr, uint32_t compare, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 4, 1, &r, addr, &value, &compare,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(r)
                 : "r"(addr), "r"(compare), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.cta.shared::cta.cas.b64 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_shared_cas_b64(uint32_t addr, uint64_t compare, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 8, 1, &r, addr, &value, &compare,
                                    MGPU__RELAXED));
#else
    asm volatile("atom.relaxed.cta.shared::cta.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(r)
                 : "r"(addr), "l"(compare), "l"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.add.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_add_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.add.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr += value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.add.f32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_relaxed_shared_cluster_add_f32(uint32_t addr, float value)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.add.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.inc.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_inc_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.inc.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.dec.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_dec_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.dec.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.min.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_min_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.min.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.min.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_shared_cluster_min_s32(uint32_t addr, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.min.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.max.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_max_u32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.max.u32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.max.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_relaxed_shared_cluster_max_s32(uint32_t addr, int32_t value)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.max.s32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr &= value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.and.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_and_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.and.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr |= value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.or.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_or_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.or.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr ^= value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.xor.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_xor_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.xor.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.exch.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_exch_b32(uint32_t addr, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 4, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.exch.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.exch.b64 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_shared_cluster_exch_b64(uint32_t addr, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 8, 1, &r, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.exch.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.cas.b32 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_relaxed_shared_cluster_cas_b32(uint32_t addr, uint32_t compare, uint32_t value)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 4, 1, &r, addr, &value, &compare,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(r)
                 : "r"(addr), "r"(compare), "r"(value)
                 : "memory");
#endif
    return r;
}

/* What is at addr = value, if it was `compare`. Orders nothing else.
 *   ptx     atom.relaxed.cluster.shared::cluster.cas.b64 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_relaxed_shared_cluster_cas_b64(uint32_t addr, uint64_t compare, uint64_t value)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 8, 1, &r, addr, &value, &compare,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("atom.relaxed.cluster.shared::cluster.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(r)
                 : "r"(addr), "l"(compare), "l"(value)
                 : "memory");
#endif
    return r;
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.u64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.u64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.f32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.f64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F64, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.f64 [%0], %1;" : : "l"(p), "d"(value) : "memory");
#endif
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.f16 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_f16(uint16_t *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.f16 [%0], %1;"
                 :
                 : "l"(p), "h"(value)
                 : "memory");
#endif
}

/* *p += value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.bf16 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_bf16(uint16_t *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.bf16 [%0], %1;"
                 :
                 : "l"(p), "h"(value)
                 : "memory");
#endif
}

/* *p += value, each half atomic by itself. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.f16x2 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_f16x2(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.f16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* *p += value, each half atomic by itself. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.bf16x2 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_bf16x2(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.bf16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* *p = *p >= value ? 0 : *p + 1. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.inc.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_inc_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_INC, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.inc.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = *p == 0 || *p > value ? value : *p - 1. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.dec.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_dec_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_DEC, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.dec.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.min.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_min_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.min.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.min.s32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_min_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.min.s32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.min.u64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_min_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.min.u64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p = the lesser of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.min.s64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_min_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.min.s64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.max.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_max_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.max.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.max.s32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_max_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.max.s32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.max.u64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_max_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.max.u64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p = the greater of *p and value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.max.s64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_max_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.max.s64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p &= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.and.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.and.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p &= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.and.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_and_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.and.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p |= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.or.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.or.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p |= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.or.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_or_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.or.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p ^= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.xor.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_xor_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 4, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.xor.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p ^= value. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.xor.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_xor_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 8, 1, NULL, p, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.xor.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* p[i] += value[i] for 2 f32, each atomic by itself, in one instruction. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.v2.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v2_f32(float *p, const float value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 2, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(value[0]), "f"(value[1])
                 : "memory");
#endif
}

/* p[i] += value[i] for 4 f32, each atomic by itself, in one instruction. Orders nothing else.
 *   ptx     red.relaxed.gpu.global.add.v4.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v4_f32(float *p, const float value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 4, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3])
                 : "memory");
#endif
}

/* p[i] += value[i] for 2 pairs of f16, each atomic by itself, in one instruction. Orders
 * nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.v2.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v2_f16x2(uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 4, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(value[0]), "r"(value[1])
                 : "memory");
#endif
}

/* p[i] += value[i] for 4 pairs of f16, each atomic by itself, in one instruction. Orders
 * nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.v4.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v4_f16x2(uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 8, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3])
                 : "memory");
#endif
}

/* p[i] += value[i] for 2 pairs of bf16, each atomic by itself, in one instruction. Orders
 * nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.v2.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v2_bf16x2(uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 4, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(value[0]), "r"(value[1])
                 : "memory");
#endif
}

/* p[i] += value[i] for 4 pairs of bf16, each atomic by itself, in one instruction. Orders
 * nothing else.
 *   ptx     red.relaxed.gpu.global.add.noftz.v4.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_gpu_global_add_v4_bf16x2(uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 8, NULL, p, value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("red.relaxed.gpu.global.add.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3])
                 : "memory");
#endif
}

/* *p += value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.gpu.global.add.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_gpu_global_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_GPU));
#else
    asm volatile("red.release.gpu.global.add.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p += value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.gpu.global.add.u64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_gpu_global_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_GPU));
#else
    asm volatile("red.release.gpu.global.add.u64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* *p &= value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.gpu.global.and.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_gpu_global_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_GPU));
#else
    asm volatile("red.release.gpu.global.and.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p |= value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.gpu.global.or.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_gpu_global_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_GPU));
#else
    asm volatile("red.release.gpu.global.or.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p += value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.sys.global.add.u32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_sys_global_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_SYS));
#else
    asm volatile("red.release.sys.global.add.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* *p += value. Who acquires the value sees all that this thread wrote before.
 *   ptx     red.release.sys.global.add.u64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_release_sys_global_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, NULL, p, &value, NULL,
                                    MGPU__NO_ACQUIRE | MGPU__SCOPE_SYS));
#else
    asm volatile("red.release.sys.global.add.u64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* What is at addr += value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.add.u32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_add_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.add.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr += value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.add.u64 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_add_u64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 8, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.add.u64 [%0], %1;"
                 :
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
}

/* What is at addr += value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.add.f32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_add_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.add.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* What is at addr += value, each half atomic by itself. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.add.noftz.f16x2 [addr], pair;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_add_f16x2(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F16, 2, 2, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("{.reg .b16 lo, hi; .reg .b32 pair;\n"
                 "mov.b32 {lo, hi}, %1; mov.b32 pair, {lo, hi};\n"
                 "red.relaxed.cta.shared::cta.add.noftz.f16x2 [%0], pair;}"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr += value, each half atomic by itself. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.add.noftz.bf16x2 [addr], pair;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_add_bf16x2(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_BF16, 2, 2, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("{.reg .b16 lo, hi; .reg .b32 pair;\n"
                 "mov.b32 {lo, hi}, %1; mov.b32 pair, {lo, hi};\n"
                 "red.relaxed.cta.shared::cta.add.noftz.bf16x2 [%0], pair;}"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.inc.u32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_inc_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.inc.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.dec.u32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_dec_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.dec.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.min.u32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_min_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.min.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.min.s32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_min_s32(uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.min.s32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.max.u32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_max_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.max.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.max.s32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_max_s32(uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.max.s32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr &= value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.and.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_and_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.and.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr |= value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.or.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_or_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.or.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr ^= value. Orders nothing else.
 *   ptx     red.relaxed.cta.shared::cta.xor.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_xor_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED));
#else
    asm volatile("red.relaxed.cta.shared::cta.xor.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr += value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.add.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_add_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.add.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr += value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.add.f32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_add_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.add.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.inc.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_inc_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.inc.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.dec.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_dec_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.dec.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.min.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_min_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.min.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the lesser of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.min.s32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_min_s32(uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.min.s32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.max.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_max_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.max.u32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr = the greater of what is at addr and value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.max.s32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_max_s32(uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.max.s32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr &= value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.and.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_and_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.and.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr |= value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.or.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_or_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.or.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* What is at addr ^= value. Orders nothing else.
 *   ptx     red.relaxed.cluster.shared::cluster.xor.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_relaxed_shared_cluster_xor_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, NULL, addr, &value, NULL,
                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("red.relaxed.cluster.shared::cluster.xor.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_relaxed_gpu_global_exch_b128(r, p, ...) mgpu_atom_relaxed_gpu_global_exch_b128(MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_relaxed_gpu_global_cas_b128(r, p, compare, ...) mgpu_atom_relaxed_gpu_global_cas_b128(MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, compare), MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v2_f32(p, ...) mgpu_red_relaxed_gpu_global_add_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v4_f32(p, ...) mgpu_red_relaxed_gpu_global_add_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v2_f16x2(p, ...) mgpu_red_relaxed_gpu_global_add_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v4_f16x2(p, ...) mgpu_red_relaxed_gpu_global_add_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v2_bf16x2(p, ...) mgpu_red_relaxed_gpu_global_add_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_relaxed_gpu_global_add_v4_bf16x2(p, ...) mgpu_red_relaxed_gpu_global_add_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_GEN_H */
