/* mgpu/ptx/multimem_ld_reduce.gen.h - reductions over all GPUs of a multicast group, into registers.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/multimem.py. The picture and the use are in multimem.h.
 *
 * No order in the name = weak; _relaxed_, _acquire_, _release_ with their scope, gpu or sys.
 */
#ifndef MGPU_PTX_MULTIMEM_LD_REDUCE_GEN_H
#define MGPU_PTX_MULTIMEM_LD_REDUCE_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_ld_reduce_add_u32
#undef mgpu_multimem_ld_reduce_add_u64
#undef mgpu_multimem_ld_reduce_add_f64
#undef mgpu_multimem_ld_reduce_add_f32
#undef mgpu_multimem_ld_reduce_add_v2_f32
#undef mgpu_multimem_ld_reduce_add_v4_f32
#undef mgpu_multimem_ld_reduce_add_f16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_f16x2
#undef mgpu_multimem_ld_reduce_add_v2_f16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_v2_f16x2
#undef mgpu_multimem_ld_reduce_add_v4_f16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_v4_f16x2
#undef mgpu_multimem_ld_reduce_add_bf16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_bf16x2
#undef mgpu_multimem_ld_reduce_add_v2_bf16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_v2_bf16x2
#undef mgpu_multimem_ld_reduce_add_v4_bf16x2
#undef mgpu_multimem_ld_reduce_add_acc_f32_v4_bf16x2
#undef mgpu_multimem_ld_reduce_min_u32
#undef mgpu_multimem_ld_reduce_min_s32
#undef mgpu_multimem_ld_reduce_min_u64
#undef mgpu_multimem_ld_reduce_min_s64
#undef mgpu_multimem_ld_reduce_max_u32
#undef mgpu_multimem_ld_reduce_max_s32
#undef mgpu_multimem_ld_reduce_max_u64
#undef mgpu_multimem_ld_reduce_max_s64
#undef mgpu_multimem_ld_reduce_min_f16x2
#undef mgpu_multimem_ld_reduce_min_v2_f16x2
#undef mgpu_multimem_ld_reduce_min_v4_f16x2
#undef mgpu_multimem_ld_reduce_min_bf16x2
#undef mgpu_multimem_ld_reduce_min_v2_bf16x2
#undef mgpu_multimem_ld_reduce_min_v4_bf16x2
#undef mgpu_multimem_ld_reduce_max_f16x2
#undef mgpu_multimem_ld_reduce_max_v2_f16x2
#undef mgpu_multimem_ld_reduce_max_v4_f16x2
#undef mgpu_multimem_ld_reduce_max_bf16x2
#undef mgpu_multimem_ld_reduce_max_v2_bf16x2
#undef mgpu_multimem_ld_reduce_max_v4_bf16x2
#undef mgpu_multimem_ld_reduce_and_b32
#undef mgpu_multimem_ld_reduce_and_b64
#undef mgpu_multimem_ld_reduce_or_b32
#undef mgpu_multimem_ld_reduce_or_b64
#undef mgpu_multimem_ld_reduce_xor_b32
#undef mgpu_multimem_ld_reduce_xor_b64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_u32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_u64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_f64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_f32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_u32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_s32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_u64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_s64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_u32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_s32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_u64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_s64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_gpu_and_b32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_and_b64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_or_b32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_or_b64
#undef mgpu_multimem_ld_reduce_relaxed_gpu_xor_b32
#undef mgpu_multimem_ld_reduce_relaxed_gpu_xor_b64
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_u32
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_u64
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_f64
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_f32
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f32
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_u32
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_s32
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_u64
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_s64
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_u32
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_s32
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_u64
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_s64
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v2_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v4_f16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v2_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v4_bf16x2
#undef mgpu_multimem_ld_reduce_relaxed_sys_and_b32
#undef mgpu_multimem_ld_reduce_relaxed_sys_and_b64
#undef mgpu_multimem_ld_reduce_relaxed_sys_or_b32
#undef mgpu_multimem_ld_reduce_relaxed_sys_or_b64
#undef mgpu_multimem_ld_reduce_relaxed_sys_xor_b32
#undef mgpu_multimem_ld_reduce_relaxed_sys_xor_b64
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_u32
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_u64
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_f64
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_f32
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f32
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f32
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_u32
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_s32
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_u64
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_s64
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_u32
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_s32
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_u64
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_s64
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_gpu_and_b32
#undef mgpu_multimem_ld_reduce_acquire_gpu_and_b64
#undef mgpu_multimem_ld_reduce_acquire_gpu_or_b32
#undef mgpu_multimem_ld_reduce_acquire_gpu_or_b64
#undef mgpu_multimem_ld_reduce_acquire_gpu_xor_b32
#undef mgpu_multimem_ld_reduce_acquire_gpu_xor_b64
#undef mgpu_multimem_ld_reduce_acquire_sys_add_u32
#undef mgpu_multimem_ld_reduce_acquire_sys_add_u64
#undef mgpu_multimem_ld_reduce_acquire_sys_add_f64
#undef mgpu_multimem_ld_reduce_acquire_sys_add_f32
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v2_f32
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v4_f32
#undef mgpu_multimem_ld_reduce_acquire_sys_add_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_u32
#undef mgpu_multimem_ld_reduce_acquire_sys_min_s32
#undef mgpu_multimem_ld_reduce_acquire_sys_min_u64
#undef mgpu_multimem_ld_reduce_acquire_sys_min_s64
#undef mgpu_multimem_ld_reduce_acquire_sys_max_u32
#undef mgpu_multimem_ld_reduce_acquire_sys_max_s32
#undef mgpu_multimem_ld_reduce_acquire_sys_max_u64
#undef mgpu_multimem_ld_reduce_acquire_sys_max_s64
#undef mgpu_multimem_ld_reduce_acquire_sys_min_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v2_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v4_f16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v2_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v4_bf16x2
#undef mgpu_multimem_ld_reduce_acquire_sys_and_b32
#undef mgpu_multimem_ld_reduce_acquire_sys_and_b64
#undef mgpu_multimem_ld_reduce_acquire_sys_or_b32
#undef mgpu_multimem_ld_reduce_acquire_sys_or_b64
#undef mgpu_multimem_ld_reduce_acquire_sys_xor_b32
#undef mgpu_multimem_ld_reduce_acquire_sys_xor_b64

/* Load the sum over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_add_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f64 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.f64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE double
mgpu_multimem_ld_reduce_add_f64(const double *p)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.f64 %0, [%1];"
                 : "=d"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f32 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.f32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE float
mgpu_multimem_ld_reduce_add_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v2.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v2_f32(float d[2], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v2.f32 {%0, %1}, [%2];"
                 : "=f"(d[0]), "=f"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v4.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v4_f32(float d[4], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of f16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.f16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_acc_f32_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.v2.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f32_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.v4.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f32_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of bf16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.bf16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_acc_f32_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.v2.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f32_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f32.v4.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f32_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f32.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_min_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_min_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_min_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_min_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_max_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_max_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_max_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_max_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_min_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_min_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_max_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_max_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the bitwise and over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.weak.global.and.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_and_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.and.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise and over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.weak.global.and.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_and_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.and.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.weak.global.or.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_or_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.or.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.weak.global.or.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_or_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.or.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.weak.global.xor.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_xor_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.xor.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.weak.global.xor.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_xor_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.xor.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.f64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE double
mgpu_multimem_ld_reduce_relaxed_gpu_add_f64(const double *p)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.f64 %0, [%1];"
                 : "=d"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.f32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE float
mgpu_multimem_ld_reduce_relaxed_gpu_add_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v2.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f32(float d[2], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v2.f32 {%0, %1}, [%2];"
                 : "=f"(d[0]), "=f"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v4.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f32(float d[4], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of f16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.f16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v2.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v4.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v4.f16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of bf16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.bf16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v2.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v4.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.v4.bf16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the bitwise and over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.and.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_and_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.and.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise and over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.and.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_and_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.and.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.or.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_or_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.or.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.or.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_or_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.or.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.xor.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_xor_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.xor.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.xor.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_gpu_xor_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.xor.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_add_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.f64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE double
mgpu_multimem_ld_reduce_relaxed_sys_add_f64(const double *p)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.f64 %0, [%1];"
                 : "=d"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.f32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE float
mgpu_multimem_ld_reduce_relaxed_sys_add_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v2.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f32(float d[2], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v2.f32 {%0, %1}, [%2];"
                 : "=f"(d[0]), "=f"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v4.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32(float d[4], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of f16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.f16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v2.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v4.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v4.f16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of bf16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.bf16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v2.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v4.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 1,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v4.bf16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_min_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_relaxed_sys_min_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_max_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_relaxed_sys_max_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the bitwise and over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.and.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_and_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.and.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise and over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.and.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_and_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.and.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.or.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_or_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.or.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.or.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_or_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.or.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.xor.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_xor_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.xor.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.xor.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_relaxed_sys_xor_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.xor.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_add_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.f64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE double
mgpu_multimem_ld_reduce_acquire_gpu_add_f64(const double *p)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.f64 %0, [%1];"
                 : "=d"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.f32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE float
mgpu_multimem_ld_reduce_acquire_gpu_add_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v2.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f32(float d[2], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v2.f32 {%0, %1}, [%2];"
                 : "=f"(d[0]), "=f"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v4.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f32(float d[4], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of f16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.f16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v2.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v4.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v4.f16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of bf16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.bf16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v2.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v4.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 1,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f32.v4.bf16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_min_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_acquire_gpu_min_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_max_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_acquire_gpu_max_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the bitwise and over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.and.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_and_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.and.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise and over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.and.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_and_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.and.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.or.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_or_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.or.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.or.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_or_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.or.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.xor.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_xor_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.xor.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.xor.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_gpu_xor_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.xor.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_add_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.f64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE double
mgpu_multimem_ld_reduce_acquire_sys_add_f64(const double *p)
{
    double r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.f64 %0, [%1];"
                 : "=d"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.f32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE float
mgpu_multimem_ld_reduce_acquire_sys_add_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v2.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v2_f32(float d[2], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v2.f32 {%0, %1}, [%2];"
                 : "=f"(d[0]), "=f"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the f32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v4.f32 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v4_f32(float d[4], const float *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of f16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.f16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.v2.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of f16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.v4.f16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.v4.f16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the pair of bf16 at p, added in f32 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.bf16x2 r, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.v2.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the pair of bf16 at p, added in f32 and
 * rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f32.v4.bf16x2 d, [p];
 *   needs   PTX 8.2, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, 1,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f32.v4.bf16x2 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_min_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_acquire_sys_min_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_min_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_acquire_sys_min_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.u32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_max_u32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.u32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.s32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE int32_t
mgpu_multimem_ld_reduce_acquire_sys_max_s32(const int32_t *p)
{
    int32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.s32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the u64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.u64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_max_u64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.u64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of the s64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.s64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE int64_t
mgpu_multimem_ld_reduce_acquire_sys_max_s64(const int64_t *p)
{
    int64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.s64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_min_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_min_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.f16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_max_f16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.f16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v2.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v2_f16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v2.f16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of f16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v4.f16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v4_f16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v4.f16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.bf16x2 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_max_bf16x2(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.bf16x2 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v2.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       2 registers of two elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v2_bf16x2(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v2.bf16x2 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the pair of bf16 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v4.bf16x2 d, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       4 registers of two elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v4_bf16x2(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(d, p, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v4.bf16x2 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the bitwise and over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.and.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_and_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.and.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise and over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.and.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_and_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.and.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.or.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_or_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.or.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.or.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_or_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.or.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b32 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.xor.b32 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_xor_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.xor.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the bitwise exclusive or over all GPUs of the b64 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.xor.b64 r, [p];
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint64_t
mgpu_multimem_ld_reduce_acquire_sys_xor_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce(&r, p, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, 0,
                                           MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.xor.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_multimem_ld_reduce_add_v2_f32(d, ...) mgpu_multimem_ld_reduce_add_v2_f32(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v4_f32(d, ...) mgpu_multimem_ld_reduce_add_v4_f32(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_add_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f32_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_add_acc_f32_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_add_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f32_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_add_acc_f32_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_add_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f32_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_add_acc_f32_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_add_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f32_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_add_acc_f32_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_min_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_min_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_min_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_min_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_max_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_max_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_max_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_max_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f32(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f32(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f32(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f32(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f32_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f32(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f32(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f32_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f32(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f32(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f32(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f32(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f32_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v2_f32(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v2_f32(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v4_f32(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v4_f32(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f32_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v2_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v2_f16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v4_f16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v4_f16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v2_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v2_bf16x2(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v4_bf16x2(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v4_bf16x2(MGPU__HOLDS(4, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_LD_REDUCE_GEN_H */
