/* mgpu/ptx/multimem_st.gen.h - stores to all GPUs of a multicast group.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/multimem.py. The picture and the use are in multimem.h.
 *
 * No order in the name = weak; _relaxed_, _acquire_, _release_ with their scope, gpu or sys.
 */
#ifndef MGPU_PTX_MULTIMEM_ST_GEN_H
#define MGPU_PTX_MULTIMEM_ST_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_st_b32
#undef mgpu_multimem_st_b64
#undef mgpu_multimem_st_f32
#undef mgpu_multimem_st_f64
#undef mgpu_multimem_st_v2_f32
#undef mgpu_multimem_st_v4_f32
#undef mgpu_multimem_st_v2_f16x2
#undef mgpu_multimem_st_v4_f16x2
#undef mgpu_multimem_st_v2_bf16x2
#undef mgpu_multimem_st_v4_bf16x2
#undef mgpu_multimem_st_relaxed_gpu_b32
#undef mgpu_multimem_st_relaxed_gpu_b64
#undef mgpu_multimem_st_relaxed_gpu_f32
#undef mgpu_multimem_st_relaxed_gpu_f64
#undef mgpu_multimem_st_relaxed_gpu_v2_f32
#undef mgpu_multimem_st_relaxed_gpu_v4_f32
#undef mgpu_multimem_st_relaxed_gpu_v2_f16x2
#undef mgpu_multimem_st_relaxed_gpu_v4_f16x2
#undef mgpu_multimem_st_relaxed_gpu_v2_bf16x2
#undef mgpu_multimem_st_relaxed_gpu_v4_bf16x2
#undef mgpu_multimem_st_relaxed_sys_b32
#undef mgpu_multimem_st_relaxed_sys_b64
#undef mgpu_multimem_st_relaxed_sys_f32
#undef mgpu_multimem_st_relaxed_sys_f64
#undef mgpu_multimem_st_relaxed_sys_v2_f32
#undef mgpu_multimem_st_relaxed_sys_v4_f32
#undef mgpu_multimem_st_relaxed_sys_v2_f16x2
#undef mgpu_multimem_st_relaxed_sys_v4_f16x2
#undef mgpu_multimem_st_relaxed_sys_v2_bf16x2
#undef mgpu_multimem_st_relaxed_sys_v4_bf16x2
#undef mgpu_multimem_st_release_gpu_b32
#undef mgpu_multimem_st_release_gpu_b64
#undef mgpu_multimem_st_release_gpu_f32
#undef mgpu_multimem_st_release_gpu_f64
#undef mgpu_multimem_st_release_gpu_v2_f32
#undef mgpu_multimem_st_release_gpu_v4_f32
#undef mgpu_multimem_st_release_gpu_v2_f16x2
#undef mgpu_multimem_st_release_gpu_v4_f16x2
#undef mgpu_multimem_st_release_gpu_v2_bf16x2
#undef mgpu_multimem_st_release_gpu_v4_bf16x2
#undef mgpu_multimem_st_release_sys_b32
#undef mgpu_multimem_st_release_sys_b64
#undef mgpu_multimem_st_release_sys_f32
#undef mgpu_multimem_st_release_sys_f64
#undef mgpu_multimem_st_release_sys_v2_f32
#undef mgpu_multimem_st_release_sys_v4_f32
#undef mgpu_multimem_st_release_sys_v2_f16x2
#undef mgpu_multimem_st_release_sys_v4_f16x2
#undef mgpu_multimem_st_release_sys_v2_bf16x2
#undef mgpu_multimem_st_release_sys_v4_bf16x2

/* Store value at p on every GPU.
 *   ptx     multimem.st.weak.global.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.weak.global.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.weak.global.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.weak.global.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.f64 [%0], %1;" : : "l"(p), "d"(value) : "memory");
#endif
}

/* Store 2 f32s at p on every GPU.
 *   ptx     multimem.st.weak.global.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Store 4 f32s at p on every GPU.
 *   ptx     multimem.st.weak.global.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of f16s at p on every GPU.
 *   ptx     multimem.st.weak.global.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of f16s at p on every GPU.
 *   ptx     multimem.st.weak.global.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.weak.global.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.weak.global.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__WEAK));
#else
    asm volatile("multimem.st.weak.global.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Store 2 f32s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Store 4 f32s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of f16s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of f16s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.relaxed.gpu.global.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_gpu_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.relaxed.gpu.global.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Store 2 f32s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Store 4 f32s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of f16s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of f16s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.relaxed.sys.global.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    seen by a reader that a release and acquire order behind it
 */
MGPU_DEVICE void
mgpu_multimem_st_relaxed_sys_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.relaxed.sys.global.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Store 2 f32s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Store 4 f32s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of f16s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of f16s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.release.gpu.global.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_gpu_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.release.gpu.global.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.sys.global.b32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.sys.global.b64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.sys.global.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Store value at p on every GPU.
 *   ptx     multimem.st.release.sys.global.f64 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_f64(double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.f64 [%0], %1;"
                 :
                 : "l"(p), "d"(value)
                 : "memory");
#endif
}

/* Store 2 f32s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v2.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v2_f32(float *p, const float v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v2.f32 [%0], {%1, %2};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1])
                 : "memory");
#endif
}

/* Store 4 f32s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v4.f32 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v4_f32(float *p, const float v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of f16s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v2.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v2_f16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v2.f16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of f16s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v4.f16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v4_f16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v4.f16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

/* Store 2 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v2.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   v       2 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v2_bf16x2(void *p, const uint32_t v[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v2.bf16x2 [%0], {%1, %2};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1])
                 : "memory");
#endif
}

/* Store 4 pair of bf16s at p on every GPU.
 *   ptx     multimem.st.release.sys.global.v4.bf16x2 [p], v;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   p       multicast address, 16-byte aligned
 *   v       4 registers of two elements
 *   done    at once; releases what this thread did before
 */
MGPU_DEVICE void
mgpu_multimem_st_release_sys_v4_bf16x2(void *p, const uint32_t v[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_st(p, v, 16, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.release.sys.global.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_multimem_st_v2_f32(p, ...) mgpu_multimem_st_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_v4_f32(p, ...) mgpu_multimem_st_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_v2_f16x2(p, ...) mgpu_multimem_st_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_v4_f16x2(p, ...) mgpu_multimem_st_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_v2_bf16x2(p, ...) mgpu_multimem_st_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_v4_bf16x2(p, ...) mgpu_multimem_st_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v2_f32(p, ...) mgpu_multimem_st_relaxed_gpu_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v4_f32(p, ...) mgpu_multimem_st_relaxed_gpu_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v2_f16x2(p, ...) mgpu_multimem_st_relaxed_gpu_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v4_f16x2(p, ...) mgpu_multimem_st_relaxed_gpu_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v2_bf16x2(p, ...) mgpu_multimem_st_relaxed_gpu_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_gpu_v4_bf16x2(p, ...) mgpu_multimem_st_relaxed_gpu_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v2_f32(p, ...) mgpu_multimem_st_relaxed_sys_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v4_f32(p, ...) mgpu_multimem_st_relaxed_sys_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v2_f16x2(p, ...) mgpu_multimem_st_relaxed_sys_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v4_f16x2(p, ...) mgpu_multimem_st_relaxed_sys_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v2_bf16x2(p, ...) mgpu_multimem_st_relaxed_sys_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_relaxed_sys_v4_bf16x2(p, ...) mgpu_multimem_st_relaxed_sys_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v2_f32(p, ...) mgpu_multimem_st_release_gpu_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v4_f32(p, ...) mgpu_multimem_st_release_gpu_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v2_f16x2(p, ...) mgpu_multimem_st_release_gpu_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v4_f16x2(p, ...) mgpu_multimem_st_release_gpu_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v2_bf16x2(p, ...) mgpu_multimem_st_release_gpu_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_gpu_v4_bf16x2(p, ...) mgpu_multimem_st_release_gpu_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v2_f32(p, ...) mgpu_multimem_st_release_sys_v2_f32(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v4_f32(p, ...) mgpu_multimem_st_release_sys_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v2_f16x2(p, ...) mgpu_multimem_st_release_sys_v2_f16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v4_f16x2(p, ...) mgpu_multimem_st_release_sys_v4_f16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v2_bf16x2(p, ...) mgpu_multimem_st_release_sys_v2_bf16x2(p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_multimem_st_release_sys_v4_bf16x2(p, ...) mgpu_multimem_st_release_sys_v4_bf16x2(p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_ST_GEN_H */
