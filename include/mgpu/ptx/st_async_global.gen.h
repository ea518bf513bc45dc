/* mgpu/ptx/st_async_global.gen.h - st.async and red.async to global memory, zeros in shared memory: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/st_async.py. The picture and the use are in st_async_global.h.
 */
#ifndef MGPU_PTX_ST_ASYNC_GLOBAL_GEN_H
#define MGPU_PTX_ST_ASYNC_GLOBAL_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/blackwell.h"
#endif

#if MGPU_HAS_DEVICE

/* st_async_elsewhere.gen.h made sentences of them. */
#undef mgpu_st_async_gpu_global_b8
#undef mgpu_st_async_gpu_global_b16
#undef mgpu_st_async_gpu_global_b32
#undef mgpu_st_async_gpu_global_b64
#undef mgpu_st_async_gpu_global_f32
#undef mgpu_st_async_sys_global_b8
#undef mgpu_st_async_sys_global_b16
#undef mgpu_st_async_sys_global_b32
#undef mgpu_st_async_sys_global_b64
#undef mgpu_st_async_sys_global_f32
#undef mgpu_st_async_mmio_sys_global_b8
#undef mgpu_st_async_mmio_sys_global_b16
#undef mgpu_st_async_mmio_sys_global_b32
#undef mgpu_st_async_mmio_sys_global_b64
#undef mgpu_st_async_mmio_sys_global_f32
#undef mgpu_red_async_gpu_global_add_u32
#undef mgpu_red_async_gpu_global_add_s32
#undef mgpu_red_async_gpu_global_add_u64
#undef mgpu_red_async_sys_global_add_u32
#undef mgpu_red_async_sys_global_add_s32
#undef mgpu_red_async_sys_global_add_u64
#undef mgpu_red_async_mmio_sys_global_add_u32
#undef mgpu_red_async_mmio_sys_global_add_s32
#undef mgpu_red_async_mmio_sys_global_add_u64
#undef mgpu_st_bulk

/* Store 8 bits to global memory, some time after this.
 *   ptx     st.async.release.gpu.global.b8 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_gpu_global_b8(uint8_t *dst, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("{\n"
                 ".reg .b8 t;\n"
                 "cvt.u8.u16 t, %1;\n"
                 "st.async.release.gpu.global.b8 [%0], t;\n"
                 "}"
                 :
                 : "l"(dst), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Store 16 bits to global memory, some time after this.
 *   ptx     st.async.release.gpu.global.b16 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 2-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_gpu_global_b16(uint16_t *dst, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 2, MGPU__SCOPE_GPU));
#else
    asm volatile("st.async.release.gpu.global.b16 [%0], %1;"
                 :
                 : "l"(dst), "h"(value)
                 : "memory");
#endif
}

/* Store 32 bits to global memory, some time after this.
 *   ptx     st.async.release.gpu.global.b32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_gpu_global_b32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("st.async.release.gpu.global.b32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* Store 64 bits to global memory, some time after this.
 *   ptx     st.async.release.gpu.global.b64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_gpu_global_b64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("st.async.release.gpu.global.b64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* Store a float to global memory, some time after this.
 *   ptx     st.async.release.gpu.global.f32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_gpu_global_f32(float *dst, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("st.async.release.gpu.global.f32 [%0], %1;"
                 :
                 : "l"(dst), "f"(value)
                 : "memory");
#endif
}

/* Store 8 bits to global memory, some time after this.
 *   ptx     st.async.release.sys.global.b8 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_sys_global_b8(uint8_t *dst, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("{\n"
                 ".reg .b8 t;\n"
                 "cvt.u8.u16 t, %1;\n"
                 "st.async.release.sys.global.b8 [%0], t;\n"
                 "}"
                 :
                 : "l"(dst), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Store 16 bits to global memory, some time after this.
 *   ptx     st.async.release.sys.global.b16 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 2-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_sys_global_b16(uint16_t *dst, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 2, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.release.sys.global.b16 [%0], %1;"
                 :
                 : "l"(dst), "h"(value)
                 : "memory");
#endif
}

/* Store 32 bits to global memory, some time after this.
 *   ptx     st.async.release.sys.global.b32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_sys_global_b32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.release.sys.global.b32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* Store 64 bits to global memory, some time after this.
 *   ptx     st.async.release.sys.global.b64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_sys_global_b64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.release.sys.global.b64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* Store a float to global memory, some time after this.
 *   ptx     st.async.release.sys.global.f32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_sys_global_f32(float *dst, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.release.sys.global.f32 [%0], %1;"
                 :
                 : "l"(dst), "f"(value)
                 : "memory");
#endif
}

/* Store 8 bits to a device's memory, some time after this.
 *   ptx     st.async.mmio.release.sys.global.b8 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_mmio_sys_global_b8(uint8_t *dst, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("{\n"
                 ".reg .b8 t;\n"
                 "cvt.u8.u16 t, %1;\n"
                 "st.async.mmio.release.sys.global.b8 [%0], t;\n"
                 "}"
                 :
                 : "l"(dst), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Store 16 bits to a device's memory, some time after this.
 *   ptx     st.async.mmio.release.sys.global.b16 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 2-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_mmio_sys_global_b16(uint16_t *dst, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 2, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.mmio.release.sys.global.b16 [%0], %1;"
                 :
                 : "l"(dst), "h"(value)
                 : "memory");
#endif
}

/* Store 32 bits to a device's memory, some time after this.
 *   ptx     st.async.mmio.release.sys.global.b32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_mmio_sys_global_b32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.mmio.release.sys.global.b32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* Store 64 bits to a device's memory, some time after this.
 *   ptx     st.async.mmio.release.sys.global.b64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_mmio_sys_global_b64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.mmio.release.sys.global.b64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* Store a float to a device's memory, some time after this.
 *   ptx     st.async.mmio.release.sys.global.f32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   what is stored
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_st_async_mmio_sys_global_f32(float *dst, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.async.mmio.release.sys.global.f32 [%0], %1;"
                 :
                 : "l"(dst), "f"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.gpu.global.add.u32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_gpu_global_add_u32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("red.async.release.gpu.global.add.u32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.gpu.global.add.s32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_gpu_global_add_s32(int32_t *dst, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("red.async.release.gpu.global.add.s32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.gpu.global.add.u64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_gpu_global_add_u64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("red.async.release.gpu.global.add.u64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.sys.global.add.u32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_sys_global_add_u32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.release.sys.global.add.u32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.sys.global.add.s32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_sys_global_add_s32(int32_t *dst, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.release.sys.global.add.s32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in global memory, some time after this.
 *   ptx     red.async.release.sys.global.add.u64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_sys_global_add_u64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.release.sys.global.add.u64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* *dst += value, in a device's memory, some time after this.
 *   ptx     red.async.mmio.release.sys.global.add.u32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_mmio_sys_global_add_u32(uint32_t *dst, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.mmio.release.sys.global.add.u32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in a device's memory, some time after this.
 *   ptx     red.async.mmio.release.sys.global.add.s32 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_mmio_sys_global_add_s32(int32_t *dst, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.mmio.release.sys.global.add.s32 [%0], %1;"
                 :
                 : "l"(dst), "r"(value)
                 : "memory");
#endif
}

/* *dst += value, in a device's memory, some time after this.
 *   ptx     red.async.mmio.release.sys.global.add.u64 [dst], value;
 *   needs   PTX 8.7, sm_100
 *   by      any thread
 *   dst     generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   done    not seen by this thread, whose next load of these bytes may have what was there;
 *           who acquires the value sees all that this thread wrote before
 */
MGPU_DEVICE void
mgpu_red_async_mmio_sys_global_add_u64(uint64_t *dst, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_red_async_global(MGPU__ATOM_ADD, dst, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("red.async.mmio.release.sys.global.add.u64 [%0], %1;"
                 :
                 : "l"(dst), "l"(value)
                 : "memory");
#endif
}

/* Make `bytes` of shared memory zero.
 *   ptx     st.bulk.weak.shared::cta [dst], bytes, 0;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   bytes   a multiple of 8; 64 bits, as ptxas 13.0 refuses 32
 *   done    as a store: this thread sees it, others behind a barrier; wgmma, TMA and tcgen05
 *           behind mgpu_fence_proxy_async_shared_cta()
 */
MGPU_DEVICE void
mgpu_st_bulk(uint32_t dst, uint64_t bytes)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_bulk(dst, bytes));
#else
    asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" : : "r"(dst), "l"(bytes) : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ST_ASYNC_GLOBAL_GEN_H */
