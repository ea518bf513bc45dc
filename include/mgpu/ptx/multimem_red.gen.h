/* mgpu/ptx/multimem_red.gen.h - reductions into the memory of all GPUs of a multicast group.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/multimem.py. The picture and the use are in multimem.h.
 *
 * No order in the name = weak; _relaxed_, _acquire_, _release_ with their scope, gpu or sys.
 */
#ifndef MGPU_PTX_MULTIMEM_RED_GEN_H
#define MGPU_PTX_MULTIMEM_RED_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_red_relaxed_gpu_add_u32
#undef mgpu_multimem_red_relaxed_gpu_add_u64
#undef mgpu_multimem_red_relaxed_gpu_add_f64
#undef mgpu_multimem_red_relaxed_gpu_add_f32
#undef mgpu_multimem_red_relaxed_gpu_add_v2_f32
#undef mgpu_multimem_red_relaxed_gpu_add_v4_f32
#undef mgpu_multimem_red_relaxed_gpu_add_f16x2
#undef mgpu_multimem_red_relaxed_gpu_add_v2_f16x2
#undef mgpu_multimem_red_relaxed_gpu_add_v4_f16x2
#undef mgpu_multimem_red_relaxed_gpu_add_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_add_v2_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_add_v4_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_min_u32
#undef mgpu_multimem_red_relaxed_gpu_min_s32
#undef mgpu_multimem_red_relaxed_gpu_min_u64
#undef mgpu_multimem_red_relaxed_gpu_min_s64
#undef mgpu_multimem_red_relaxed_gpu_max_u32
#undef mgpu_multimem_red_relaxed_gpu_max_s32
#undef mgpu_multimem_red_relaxed_gpu_max_u64
#undef mgpu_multimem_red_relaxed_gpu_max_s64
#undef mgpu_multimem_red_relaxed_gpu_min_v2_f16
#undef mgpu_multimem_red_relaxed_gpu_min_v2_bf16
#undef mgpu_multimem_red_relaxed_gpu_max_v2_f16
#undef mgpu_multimem_red_relaxed_gpu_max_v2_bf16
#undef mgpu_multimem_red_relaxed_gpu_min_v2_f16x2
#undef mgpu_multimem_red_relaxed_gpu_min_v4_f16x2
#undef mgpu_multimem_red_relaxed_gpu_min_v2_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_min_v4_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_max_v2_f16x2
#undef mgpu_multimem_red_relaxed_gpu_max_v4_f16x2
#undef mgpu_multimem_red_relaxed_gpu_max_v2_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_max_v4_bf16x2
#undef mgpu_multimem_red_relaxed_gpu_and_b32
#undef mgpu_multimem_red_relaxed_gpu_and_b64
#undef mgpu_multimem_red_relaxed_gpu_or_b32
#undef mgpu_multimem_red_relaxed_gpu_or_b64
#undef mgpu_multimem_red_relaxed_gpu_xor_b32
#undef mgpu_multimem_red_relaxed_gpu_xor_b64
#undef mgpu_multimem_red_relaxed_sys_add_u32
#undef mgpu_multimem_red_relaxed_sys_add_u64
#undef mgpu_multimem_red_relaxed_sys_add_f64
#undef mgpu_multimem_red_relaxed_sys_add_f32
#undef mgpu_multimem_red_relaxed_sys_add_v2_f32
#undef mgpu_multimem_red_relaxed_sys_add_v4_f32
#undef mgpu_multimem_red_relaxed_sys_add_f16x2
#undef mgpu_multimem_red_relaxed_sys_add_v2_f16x2
#undef mgpu_multimem_red_relaxed_sys_add_v4_f16x2
#undef mgpu_multimem_red_relaxed_sys_add_bf16x2
#undef mgpu_multimem_red_relaxed_sys_add_v2_bf16x2
#undef mgpu_multimem_red_relaxed_sys_add_v4_bf16x2
#undef mgpu_multimem_red_relaxed_sys_min_u32
#undef mgpu_multimem_red_relaxed_sys_min_s32
#undef mgpu_multimem_red_relaxed_sys_min_u64
#undef mgpu_multimem_red_relaxed_sys_min_s64
#undef mgpu_multimem_red_relaxed_sys_max_u32
#undef mgpu_multimem_red_relaxed_sys_max_s32
#undef mgpu_multimem_red_relaxed_sys_max_u64
#undef mgpu_multimem_red_relaxed_sys_max_s64
#undef mgpu_multimem_red_relaxed_sys_min_v2_f16
#undef mgpu_multimem_red_relaxed_sys_min_v2_bf16
#undef mgpu_multimem_red_relaxed_sys_max_v2_f16
#undef mgpu_multimem_red_relaxed_sys_max_v2_bf16
#undef mgpu_multimem_red_relaxed_sys_min_v2_f16x2
#undef mgpu_multimem_red_relaxed_sys_min_v4_f16x2
#undef mgpu_multimem_red_relaxed_sys_min_v2_bf16x2
#undef mgpu_multimem_red_relaxed_sys_min_v4_bf16x2
#undef mgpu_multimem_red_relaxed_sys_max_v2_f16x2
#undef mgpu_multimem_red_relaxed_sys_max_v4_f16x2
#undef mgpu_multimem_red_relaxed_sys_max_v2_bf16x2
#undef mgpu_multimem_red_relaxed_sys_max_v4_bf16x2
#undef mgpu_multimem_red_relaxed_sys_and_b32
#undef mgpu_multimem_red_relaxed_sys_and_b64
#undef mgpu_multimem_red_relaxed_sys_or_b32
#undef mgpu_multimem_red_relaxed_sys_or_b64
#undef mgpu_multimem_red_relaxed_sys_xor_b32
#undef mgpu_multimem_red_relaxed_sys_xor_b64
#undef mgpu_multimem_red_release_gpu_add_u32
#undef mgpu_multimem_red_release_gpu_add_u64
#undef mgpu_multimem_red_release_gpu_add_f64
#undef mgpu_multimem_red_release_gpu_add_f32
#undef mgpu_multimem_red_release_gpu_add_v2_f32
#undef mgpu_multimem_red_release_gpu_add_v4_f32
#undef mgpu_multimem_red_release_gpu_add_f16x2
#undef mgpu_multimem_red_release_gpu_add_v2_f16x2
#undef mgpu_multimem_red_release_gpu_add_v4_f16x2
#undef mgpu_multimem_red_release_gpu_add_bf16x2
#undef mgpu_multimem_red_release_gpu_add_v2_bf16x2
#undef mgpu_multimem_red_release_gpu_add_v4_bf16x2
#undef mgpu_multimem_red_release_gpu_min_u32
#undef mgpu_multimem_red_release_gpu_min_s32
#undef mgpu_multimem_red_release_gpu_min_u64
#undef mgpu_multimem_red_release_gpu_min_s64
#undef mgpu_multimem_red_release_gpu_max_u32
#undef mgpu_multimem_red_release_gpu_max_s32
#undef mgpu_multimem_red_release_gpu_max_u64
#undef mgpu_multimem_red_release_gpu_max_s64
#undef mgpu_multimem_red_release_gpu_min_v2_f16
#undef mgpu_multimem_red_release_gpu_min_v2_bf16
#undef mgpu_multimem_red_release_gpu_max_v2_f16
#undef mgpu_multimem_red_release_gpu_max_v2_bf16
#undef mgpu_multimem_red_release_gpu_min_v2_f16x2
#undef mgpu_multimem_red_release_gpu_min_v4_f16x2
#undef mgpu_multimem_red_release_gpu_min_v2_bf16x2
#undef mgpu_multimem_red_release_gpu_min_v4_bf16x2
#undef mgpu_multimem_red_release_gpu_max_v2_f16x2
#undef mgpu_multimem_red_release_gpu_max_v4_f16x2
#undef mgpu_multimem_red_release_gpu_max_v2_bf16x2
#undef mgpu_multimem_red_release_gpu_max_v4_bf16x2
#undef mgpu_multimem_red_release_gpu_and_b32
#undef mgpu_multimem_red_release_gpu_and_b64
#undef mgpu_multimem_red_release_gpu_or_b32
#undef mgpu_multimem_red_release_gpu_or_b64
#undef mgpu_multimem_red_release_gpu_xor_b32
#undef mgpu_multimem_red_release_gpu_xor_b64
#undef mgpu_multimem_red_release_sys_add_u32
#undef mgpu_multimem_red_release_sys_add_u64
#undef mgpu_multimem_red_release_sys_add_f64
#undef mgpu_multimem_red_release_sys_add_f32
#undef mgpu_multimem_red_release_sys_add_v2_f32
#undef mgpu_multimem_red_release_sys_add_v4_f32
#undef mgpu_multimem_red_release_sys_add_f16x2
#undef mgpu_multimem_red_release_sys_add_v2_f16x2
#undef mgpu_multimem_red_release_sys_add_v4_f16x2
#undef mgpu_multimem_red_release_sys_add_bf16x2
#undef mgpu_multimem_red_release_sys_add_v2_bf16x2
#undef mgpu_multimem_red_release_sys_add_v4_bf16x2
#undef mgpu_multimem_red_release_sys_min_u32
#undef mgpu_multimem_red_release_sys_min_s32
#undef mgpu_multimem_red_release_sys_min_u64
#undef mgpu_multimem_red_release_sys_min_s64
#undef mgpu_multimem_red_release_sys_max_u32
#undef mgpu_multimem_red_release_sys_max_s32
#undef mgpu_multimem_red_release_sys_max_u64
#undef mgpu_multimem_red_release_sys_max_s64
#undef mgpu_multimem_red_release_sys_min_v2_f16
#undef mgpu_multimem_red_release_sys_min_v2_bf16
#undef mgpu_multimem_red_release_sys_max_v2_f16
#undef mgpu_multimem_red_release_sys_max_v2_bf16
#undef mgpu_multimem_red_release_sys_min_v2_f16x2
#undef mgpu_multimem_red_release_sys_min_v4_f16x2
#undef mgpu_multimem_red_release_sys_min_v2_bf16x2
#undef mgpu_multimem_red_release_sys_min_v4_bf16x2
#undef mgpu_multimem_red_release_sys_max_v2_f16x2
#undef mgpu_multimem_red_release_sys_max_v4_f16x2
#undef mgpu_multimem_red_release_sys_max_v2_bf16x2
#undef mgpu_multimem_red_release_sys_max_v4_bf16x2
#undef mgpu_multimem_red_release_sys_and_b32
#undef mgpu_multimem_red_release_sys_and_b64
#undef mgpu_multimem_red_release_sys_or_b32
#undef mgpu_multimem_red_release_sys_or_b64
#undef mgpu_multimem_red_release_sys_xor_b32
#undef mgpu_multimem_red_release_sys_xor_b64

/* Add value to the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add value to the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the f64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Add value to the f32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Add v to the 2 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of f16 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_f16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.f16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of bf16 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.add.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_bf16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.bf16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.add.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_add_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.add.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of value and the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.min.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.min.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.min.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.min.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.max.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.max.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.max.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.max.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.min.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_min_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.min.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.gpu.global.max.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_max_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.max.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.and.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.and.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.and.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_and_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.and.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.or.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.or.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.or.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_or_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.or.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.xor.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_xor_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.xor.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.gpu.global.xor.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_gpu_xor_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.relaxed.gpu.global.xor.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add value to the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the f64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Add value to the f32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Add v to the 2 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of f16 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_f16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.f16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of bf16 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.add.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_bf16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.bf16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.add.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_add_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.add.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of value and the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.min.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.min.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.min.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.min.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.max.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.max.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.max.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.max.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.min.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_min_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.min.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.relaxed.sys.global.max.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_max_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.max.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.and.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.and.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.and.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_and_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.and.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.or.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.or.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.or.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_or_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.or.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.xor.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_xor_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.xor.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.relaxed.sys.global.xor.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_red_relaxed_sys_xor_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8,
                                     MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.relaxed.sys.global.xor.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the u32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add value to the u64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the f64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Add value to the f32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Add v to the 2 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of f16 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_f16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.f16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of bf16 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.add.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_bf16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.bf16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.add.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_add_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.add.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of value and the u32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.min.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.min.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the u64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.min.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.min.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.max.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.max.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.max.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.max.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.min.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_min_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.min.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.gpu.global.max.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_max_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.max.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.and.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.and.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.and.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_and_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.and.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.or.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.or.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.or.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_or_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.or.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.xor.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_xor_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.xor.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.gpu.global.xor.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_gpu_xor_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.release.gpu.global.xor.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the u32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add value to the u64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Add value to the f64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Add value to the f32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Add v to the 2 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 f32s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F32, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of f16 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_f16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_F16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.f16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_F16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Add value to the pair of bf16 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.add.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes: two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_bf16x2(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.bf16x2 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Add v to the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Add v to the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.add.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_add_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_ADD, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.add.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of value and the u32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.min.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.min.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the u64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.min.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of value and the s64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.min.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MIN, MGPU_DTYPE_S64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.max.u32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_u32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.max.s32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_s32(int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the u64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.max.u64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_u64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the greater of value and the s64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.max.s64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_s64(int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_MAX, MGPU_DTYPE_S64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.s64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v2.f16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v2_f16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v2.bf16 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v2_bf16(void *p, const uint16_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v2.bf16 [%0], {%1, %2};"
                 :
                 : "l"(p), "h"(v[0]), "h"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_F16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the lesser of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.min.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_min_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MIN, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.min.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of f16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_F16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the greater of v and the 2 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Keep the greater of v and the 4 pair of bf16s at p on every GPU, element by element.
 *   ptx     multimem.red.release.sys.global.max.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_max_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, v, MGPU__TMA_MAX, MGPU_DTYPE_BF16, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.max.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Keep the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.and.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_and_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.and.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Keep the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.and.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_and_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_AND, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.and.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.or.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_or_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.or.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Set the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.or.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_or_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_OR, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.or.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b32 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.xor.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_xor_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U32, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.xor.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Flip the bits of value in the b64 at p on every GPU.
 *   ptx     multimem.red.release.sys.global.xor.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_red_release_sys_xor_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_XOR, MGPU_DTYPE_U64, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.release.sys.global.xor.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_multimem_red_relaxed_gpu_add_v2_f32(p, ...) mgpu_multimem_red_relaxed_gpu_add_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_add_v4_f32(p, ...) mgpu_multimem_red_relaxed_gpu_add_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_add_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_add_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_add_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_add_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_add_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_add_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_add_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_add_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v2_f16(p, ...) mgpu_multimem_red_relaxed_gpu_min_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v2_bf16(p, ...) mgpu_multimem_red_relaxed_gpu_min_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v2_f16(p, ...) mgpu_multimem_red_relaxed_gpu_max_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v2_bf16(p, ...) mgpu_multimem_red_relaxed_gpu_max_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_min_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_min_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_min_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_min_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_min_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_max_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_gpu_max_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_max_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_gpu_max_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_gpu_max_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v2_f32(p, ...) mgpu_multimem_red_relaxed_sys_add_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v4_f32(p, ...) mgpu_multimem_red_relaxed_sys_add_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_add_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_add_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_add_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_add_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_add_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v2_f16(p, ...) mgpu_multimem_red_relaxed_sys_min_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v2_bf16(p, ...) mgpu_multimem_red_relaxed_sys_min_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v2_f16(p, ...) mgpu_multimem_red_relaxed_sys_max_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v2_bf16(p, ...) mgpu_multimem_red_relaxed_sys_max_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_min_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_min_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_min_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_min_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_min_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v2_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_max_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v4_f16x2(p, ...) mgpu_multimem_red_relaxed_sys_max_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v2_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_max_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_relaxed_sys_max_v4_bf16x2(p, ...) mgpu_multimem_red_relaxed_sys_max_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v2_f32(p, ...) mgpu_multimem_red_release_gpu_add_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v4_f32(p, ...) mgpu_multimem_red_release_gpu_add_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v2_f16x2(p, ...) mgpu_multimem_red_release_gpu_add_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v4_f16x2(p, ...) mgpu_multimem_red_release_gpu_add_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v2_bf16x2(p, ...) mgpu_multimem_red_release_gpu_add_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_add_v4_bf16x2(p, ...) mgpu_multimem_red_release_gpu_add_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v2_f16(p, ...) mgpu_multimem_red_release_gpu_min_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v2_bf16(p, ...) mgpu_multimem_red_release_gpu_min_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v2_f16(p, ...) mgpu_multimem_red_release_gpu_max_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v2_bf16(p, ...) mgpu_multimem_red_release_gpu_max_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v2_f16x2(p, ...) mgpu_multimem_red_release_gpu_min_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v4_f16x2(p, ...) mgpu_multimem_red_release_gpu_min_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v2_bf16x2(p, ...) mgpu_multimem_red_release_gpu_min_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_min_v4_bf16x2(p, ...) mgpu_multimem_red_release_gpu_min_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v2_f16x2(p, ...) mgpu_multimem_red_release_gpu_max_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v4_f16x2(p, ...) mgpu_multimem_red_release_gpu_max_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v2_bf16x2(p, ...) mgpu_multimem_red_release_gpu_max_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_gpu_max_v4_bf16x2(p, ...) mgpu_multimem_red_release_gpu_max_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v2_f32(p, ...) mgpu_multimem_red_release_sys_add_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v4_f32(p, ...) mgpu_multimem_red_release_sys_add_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v2_f16x2(p, ...) mgpu_multimem_red_release_sys_add_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v4_f16x2(p, ...) mgpu_multimem_red_release_sys_add_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v2_bf16x2(p, ...) mgpu_multimem_red_release_sys_add_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_add_v4_bf16x2(p, ...) mgpu_multimem_red_release_sys_add_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v2_f16(p, ...) mgpu_multimem_red_release_sys_min_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v2_bf16(p, ...) mgpu_multimem_red_release_sys_min_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v2_f16(p, ...) mgpu_multimem_red_release_sys_max_v2_f16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v2_bf16(p, ...) mgpu_multimem_red_release_sys_max_v2_bf16(p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v2_f16x2(p, ...) mgpu_multimem_red_release_sys_min_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v4_f16x2(p, ...) mgpu_multimem_red_release_sys_min_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v2_bf16x2(p, ...) mgpu_multimem_red_release_sys_min_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_min_v4_bf16x2(p, ...) mgpu_multimem_red_release_sys_min_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v2_f16x2(p, ...) mgpu_multimem_red_release_sys_max_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v4_f16x2(p, ...) mgpu_multimem_red_release_sys_max_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v2_bf16x2(p, ...) mgpu_multimem_red_release_sys_max_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_red_release_sys_max_v4_bf16x2(p, ...) mgpu_multimem_red_release_sys_max_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_RED_GEN_H */
