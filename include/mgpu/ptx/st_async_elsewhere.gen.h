/* mgpu/ptx/st_async_elsewhere.gen.h - what a build says when it calls a function of a header left out.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/opt_in.py. st_async.h includes it; the headers with the functions
 * take these names back.
 */
#ifndef MGPU_PTX_ST_ASYNC_ELSEWHERE_GEN_H
#define MGPU_PTX_ST_ASYNC_ELSEWHERE_GEN_H

#include "../config.h"

#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE

#define MGPU__NO_ST_ASYNC_GLOBAL(name)                                                         \
    MGPU__REFUSE_CALL(mgpu: name is in a header of its own: include <mgpu/ptx/st_async_global.h> too)
#if !defined(MGPU_PTX_ST_ASYNC_GLOBAL_GEN_H)
#define mgpu_st_async_gpu_global_b8(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_gpu_global_b8)
#define mgpu_st_async_gpu_global_b16(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_gpu_global_b16)
#define mgpu_st_async_gpu_global_b32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_gpu_global_b32)
#define mgpu_st_async_gpu_global_b64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_gpu_global_b64)
#define mgpu_st_async_gpu_global_f32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_gpu_global_f32)
#define mgpu_st_async_sys_global_b8(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_sys_global_b8)
#define mgpu_st_async_sys_global_b16(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_sys_global_b16)
#define mgpu_st_async_sys_global_b32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_sys_global_b32)
#define mgpu_st_async_sys_global_b64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_sys_global_b64)
#define mgpu_st_async_sys_global_f32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_sys_global_f32)
#define mgpu_st_async_mmio_sys_global_b8(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_mmio_sys_global_b8)
#define mgpu_st_async_mmio_sys_global_b16(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_mmio_sys_global_b16)
#define mgpu_st_async_mmio_sys_global_b32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_mmio_sys_global_b32)
#define mgpu_st_async_mmio_sys_global_b64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_mmio_sys_global_b64)
#define mgpu_st_async_mmio_sys_global_f32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_async_mmio_sys_global_f32)
#define mgpu_red_async_gpu_global_add_u32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_gpu_global_add_u32)
#define mgpu_red_async_gpu_global_add_s32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_gpu_global_add_s32)
#define mgpu_red_async_gpu_global_add_u64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_gpu_global_add_u64)
#define mgpu_red_async_sys_global_add_u32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_sys_global_add_u32)
#define mgpu_red_async_sys_global_add_s32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_sys_global_add_s32)
#define mgpu_red_async_sys_global_add_u64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_sys_global_add_u64)
#define mgpu_red_async_mmio_sys_global_add_u32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_mmio_sys_global_add_u32)
#define mgpu_red_async_mmio_sys_global_add_s32(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_mmio_sys_global_add_s32)
#define mgpu_red_async_mmio_sys_global_add_u64(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_red_async_mmio_sys_global_add_u64)
#define mgpu_st_bulk(...) MGPU__NO_ST_ASYNC_GLOBAL(mgpu_st_bulk)
#endif

#endif
#endif /* MGPU_PTX_ST_ASYNC_ELSEWHERE_GEN_H */
