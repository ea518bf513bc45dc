/* mgpu/ptx/multimem_fp8.gen.h - reductions of e4m3 and e5m2 over all GPUs of a multicast group: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/multimem.py. The picture and the use are in multimem.h.
 *
 * No order in the name = weak; _relaxed_, _acquire_, _release_ with their scope, gpu or sys.
 */
#ifndef MGPU_PTX_MULTIMEM_FP8_GEN_H
#define MGPU_PTX_MULTIMEM_FP8_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/blackwell.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_multimem_ld_reduce_add_e4m3x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_e4m3x4
#undef mgpu_multimem_ld_reduce_add_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_add_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_add_e5m2x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_e5m2x4
#undef mgpu_multimem_ld_reduce_add_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_add_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_add_acc_f16_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_min_e4m3x4
#undef mgpu_multimem_ld_reduce_min_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_min_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_min_e5m2x4
#undef mgpu_multimem_ld_reduce_min_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_min_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_max_e4m3x4
#undef mgpu_multimem_ld_reduce_max_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_max_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_max_e5m2x4
#undef mgpu_multimem_ld_reduce_max_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_max_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_min_v4_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v2_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v4_e4m3x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v2_e5m2x4
#undef mgpu_multimem_ld_reduce_acquire_sys_max_v4_e5m2x4

/* Load the sum over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e4m3 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_acc_f16_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f16_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f16_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e5m2 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_add_acc_f16_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f16_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.add.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.weak.global.add.acc::f16.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_add_acc_f16_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 1, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.add.acc::f16.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_min_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 0, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_min_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 1, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.min.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_min_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.min.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_max_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 0, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_max_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 1, 4, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 8, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.weak.global.max.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_max_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 16, 0, MGPU__WEAK));
#else
    asm volatile("multimem.ld_reduce.weak.global.max.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e4m3 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v4.e4m3x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e5m2 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.add.acc::f16.v4.e5m2x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_min_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.min.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.min.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_gpu_max_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.gpu.global.max.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.relaxed.gpu.global.max.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e4m3 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v4.e4m3x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e5m2 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 1,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.add.acc::f16.v4.e5m2x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_min_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.min.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.min.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 0, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_relaxed_sys_max_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 1, 4, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 8, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.relaxed.sys.global.max.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 16, 0,
                                               MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.relaxed.sys.global.max.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e4m3 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v4.e4m3x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e5m2 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 1, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.add.acc::f16.v4.e5m2x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 0, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_min_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 1, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.min.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.min.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 0, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_gpu_max_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 1, 4, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 8, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.gpu.global.max.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 16, 0, MGPU__SCOPE_GPU));
#else
    asm volatile("multimem.ld_reduce.acquire.gpu.global.max.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e4m3 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 0, 4, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 8, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e4m3 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 0, 16, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.v4.e4m3x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of the four e5m2 at p, added in f16 and rounded once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_ADD, 1, 4, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 8, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the sum over all GPUs of each element i of the four e5m2 at p, added in f16 and rounded
 * once.
 *   ptx     multimem.ld_reduce.acquire.sys.global.add.acc::f16.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_ADD, 1, 16, 1, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.add.acc::f16.v4.e5m2x4 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_min_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 0, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 0, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_min_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MIN, 1, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the least over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.min.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_min_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MIN, 1, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.min.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.e4m3x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_max_e4m3x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 0, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.e4m3x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v2.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v2_e4m3x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v2.e4m3x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e4m3 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v4.e4m3x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v4_e4m3x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 0, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v4.e4m3x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.e5m2x4 r, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   p       multicast address, 4-byte aligned
 *   done    on return
 */
MGPU_DEVICE uint32_t
mgpu_multimem_ld_reduce_acquire_sys_max_e5m2x4(const void *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(&r, p, MGPU__TMA_MAX, 1, 4, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.e5m2x4 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v2.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       2 registers of four elements
 *   p       multicast address, 8-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v2_e5m2x4(uint32_t d[2], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 8, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v2.e5m2x4 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load the greatest over all GPUs of each element i of the four e5m2 at p.
 *   ptx     multimem.ld_reduce.acquire.sys.global.max.v4.e5m2x4 d, [p];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a
 *   by      any thread
 *   d       4 registers of four elements
 *   p       multicast address, 16-byte aligned
 *   done    on return
 */
MGPU_DEVICE void
mgpu_multimem_ld_reduce_acquire_sys_max_v4_e5m2x4(uint32_t d[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_multimem_ld_reduce_fp8(d, p, MGPU__TMA_MAX, 1, 16, 0, MGPU__SCOPE_SYS));
#else
    asm volatile("multimem.ld_reduce.acquire.sys.global.max.v4.e5m2x4 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "l"(p)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_multimem_ld_reduce_add_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_add_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f16_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_add_acc_f16_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_add_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f16_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_add_acc_f16_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_add_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f16_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_add_acc_f16_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_add_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_add_acc_f16_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_add_acc_f16_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_min_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_min_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_min_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_min_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_min_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_max_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_max_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_max_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_max_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_max_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_add_acc_f16_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_min_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_min_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_relaxed_sys_max_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_add_acc_f16_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_min_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_gpu_max_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_add_acc_f16_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_min_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_min_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v2_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v2_e4m3x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v4_e4m3x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v4_e4m3x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v2_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v2_e5m2x4(MGPU__HOLDS(2, d), __VA_ARGS__)
#define mgpu_multimem_ld_reduce_acquire_sys_max_v4_e5m2x4(d, ...) mgpu_multimem_ld_reduce_acquire_sys_max_v4_e5m2x4(MGPU__HOLDS(4, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MULTIMEM_FP8_GEN_H */
