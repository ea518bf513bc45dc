/* mgpu/ptx/multimem_async.gen.h - stores and sums for the memory of all GPUs that nobody waits for.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/fabric.py. The picture is in multimem.h.
 *
 * The model makes them at once, which is one of the orders that a GPU has.
 */
#ifndef MGPU_PTX_MULTIMEM_ASYNC_GEN_H
#define MGPU_PTX_MULTIMEM_ASYNC_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_st_async_release_gpu_b8
#undef mgpu_multimem_st_async_release_gpu_b16
#undef mgpu_multimem_st_async_release_gpu_b32
#undef mgpu_multimem_st_async_release_gpu_b64
#undef mgpu_multimem_red_async_release_gpu_add_u32
#undef mgpu_multimem_red_async_release_gpu_add_s32
#undef mgpu_multimem_red_async_release_gpu_add_u64
#undef mgpu_multimem_st_async_release_sys_b8
#undef mgpu_multimem_st_async_release_sys_b16
#undef mgpu_multimem_st_async_release_sys_b32
#undef mgpu_multimem_st_async_release_sys_b64
#undef mgpu_multimem_red_async_release_sys_add_u32
#undef mgpu_multimem_red_async_release_sys_add_s32
#undef mgpu_multimem_red_async_release_sys_add_u64

/* Store 1 byte on every GPU, later; what this thread wrote before is seen by who acquires them.
 *   ptx     multimem.st.async.release.gpu.global.b8 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address
 *   value   the byte
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_gpu_b8(void *p, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_gpu_b8", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.async.release.gpu.global.b8 [%0], %1;"
                 :
                 : "l"(p), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Store 2 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.gpu.global.b16 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 2-byte aligned
 *   value   the 2 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_gpu_b16(void *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_gpu_b16", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 2, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.async.release.gpu.global.b16 [%0], %1;"
                 :
                 : "l"(p), "h"(value)
                 : "memory");
#endif
}

/* Store 4 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.gpu.global.b32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_gpu_b32(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_gpu_b32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.async.release.gpu.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store 8 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.gpu.global.b64 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_gpu_b64(void *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_gpu_b64", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.st.async.release.gpu.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.gpu.global.add.u32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_gpu_add_u32(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_gpu_add_u32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4,
                                     MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.async.release.gpu.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.gpu.global.add.s32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_gpu_add_s32(void *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_gpu_add_s32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_S32, 4,
                                     MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.async.release.gpu.global.add.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.gpu.global.add.u64 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_gpu_add_u64(void *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_gpu_add_u64", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8,
                                     MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.red.async.release.gpu.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store 1 byte on every GPU, later; what this thread wrote before is seen by who acquires them.
 *   ptx     multimem.st.async.release.sys.global.b8 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address
 *   value   the byte
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_sys_b8(void *p, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_sys_b8", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.async.release.sys.global.b8 [%0], %1;"
                 :
                 : "l"(p), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Store 2 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.sys.global.b16 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 2-byte aligned
 *   value   the 2 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_sys_b16(void *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_sys_b16", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 2, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.async.release.sys.global.b16 [%0], %1;"
                 :
                 : "l"(p), "h"(value)
                 : "memory");
#endif
}

/* Store 4 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.sys.global.b32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   the 4 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_sys_b32(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_sys_b32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.async.release.sys.global.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store 8 bytes on every GPU, later; what this thread wrote before is seen by who acquires
 * them.
 *   ptx     multimem.st.async.release.sys.global.b64 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   the 8 bytes
 *   done    nothing tells, but the bytes themselves
 */
MGPU_DEVICE void
mgpu_multimem_st_async_release_sys_b64(void *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_st_async_release_sys_b64", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_st(p, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.st.async.release.sys.global.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.sys.global.add.u32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_sys_add_u32(void *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_sys_add_u32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U32, 4,
                                     MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.async.release.sys.global.add.u32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.sys.global.add.s32 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_sys_add_s32(void *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_sys_add_s32", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_S32, 4,
                                     MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.async.release.sys.global.add.s32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is
 * seen by who acquires it.
 *   ptx     multimem.red.async.release.sys.global.add.u64 [p], value;
 *   needs   PTX 9.3, sm_100
 *   by      any thread
 *   p       multicast address, 8-byte aligned
 *   value   what is added
 *   done    nothing tells, but the sum itself
 */
MGPU_DEVICE void
mgpu_multimem_red_async_release_sys_add_u64(void *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_multimem_red_async_release_sys_add_u64", "sm_100"));
    MGPU__EMU(mgpu__emu_multimem_red(p, &value, MGPU__TMA_ADD, MGPU_DTYPE_U64, 8,
                                     MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.red.async.release.sys.global.add.u64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_ASYNC_GEN_H */
