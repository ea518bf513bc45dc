/* mgpu/host/no_runtime.gen.h - what a build without a machine says when the host calls one.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py from the other headers. host/device.h includes it when the file has neither
 * MGPU_HOST_CUDA=1 nor MGPU_EMULATE=1, so that the error names the remedy.
 */
#ifndef MGPU_HOST_NO_RUNTIME_GEN_H
#define MGPU_HOST_NO_RUNTIME_GEN_H

#include "../config.h"

#if !MGPU_HOST_CUDA && !MGPU_EMULATE && !MGPU_NVRTC && MGPU__CAN_REFUSE

#define MGPU__NO_RUNTIME(name)                                                                 \
    MGPU__REFUSE_CALL(mgpu: name calls the CUDA runtime: build with nvcc or -DMGPU_HOST_CUDA=1 (or with -DMGPU_EMULATE=1))

#define mgpu_copy_from(...) MGPU__NO_RUNTIME(mgpu_copy_from)
#define mgpu_copy_to(...) MGPU__NO_RUNTIME(mgpu_copy_to)
#define mgpu_debug_attach(...) MGPU__NO_RUNTIME(mgpu_debug_attach)
#define mgpu_debug_prepare(...) MGPU__NO_RUNTIME(mgpu_debug_prepare)
#define mgpu_debug_read(...) MGPU__NO_RUNTIME(mgpu_debug_read)
#define mgpu_device_query(...) MGPU__NO_RUNTIME(mgpu_device_query)
#define mgpu_free(...) MGPU__NO_RUNTIME(mgpu_free)
#define mgpu_groups_apart(...) MGPU__NO_RUNTIME(mgpu_groups_apart)
#define mgpu_groups_check(...) MGPU__NO_RUNTIME(mgpu_groups_check)
#define mgpu_groups_map(...) MGPU__NO_RUNTIME(mgpu_groups_map)
#define mgpu_launch(...) MGPU__NO_RUNTIME(mgpu_launch)
#define mgpu_malloc(...) MGPU__NO_RUNTIME(mgpu_malloc)
#define mgpu_memset(...) MGPU__NO_RUNTIME(mgpu_memset)
#define mgpu_product_apart(...) MGPU__NO_RUNTIME(mgpu_product_apart)
#define mgpu_product_check(...) MGPU__NO_RUNTIME(mgpu_product_check)
#define mgpu_product_check_any(...) MGPU__NO_RUNTIME(mgpu_product_check_any)
#define mgpu_product_check_weights(...) MGPU__NO_RUNTIME(mgpu_product_check_weights)
#define mgpu_product_cut(...) MGPU__NO_RUNTIME(mgpu_product_cut)
#define mgpu_product_cycles(...) MGPU__NO_RUNTIME(mgpu_product_cycles)
#define mgpu_product_fused(...) MGPU__NO_RUNTIME(mgpu_product_fused)
#define mgpu_product_gpu(...) MGPU__NO_RUNTIME(mgpu_product_gpu)
#define mgpu_product_map(...) MGPU__NO_RUNTIME(mgpu_product_map)
#define mgpu_product_map_layers(...) MGPU__NO_RUNTIME(mgpu_product_map_layers)
#define mgpu_product_maps(...) MGPU__NO_RUNTIME(mgpu_product_maps)
#define mgpu_product_maps_out(...) MGPU__NO_RUNTIME(mgpu_product_maps_out)
#define mgpu_product_own(...) MGPU__NO_RUNTIME(mgpu_product_own)
#define mgpu_product_rows(...) MGPU__NO_RUNTIME(mgpu_product_rows)
#define mgpu_product_shape_for(...) MGPU__NO_RUNTIME(mgpu_product_shape_for)
#define mgpu_product_tile_of(...) MGPU__NO_RUNTIME(mgpu_product_tile_of)
#define mgpu_product_tiles(...) MGPU__NO_RUNTIME(mgpu_product_tiles)
#define mgpu_product_weights(...) MGPU__NO_RUNTIME(mgpu_product_weights)
#define mgpu_product_workspace(...) MGPU__NO_RUNTIME(mgpu_product_workspace)
#define mgpu_product_wrong(...) MGPU__NO_RUNTIME(mgpu_product_wrong)
#define mgpu_sync(...) MGPU__NO_RUNTIME(mgpu_sync)
#define mgpu_tensor_map_im2col(...) MGPU__NO_RUNTIME(mgpu_tensor_map_im2col)
#define mgpu_tensor_map_im2col_wide(...) MGPU__NO_RUNTIME(mgpu_tensor_map_im2col_wide)
#define mgpu_tensor_map_tiled(...) MGPU__NO_RUNTIME(mgpu_tensor_map_tiled)
#define mgpu_timer_create(...) MGPU__NO_RUNTIME(mgpu_timer_create)
#define mgpu_timer_destroy(...) MGPU__NO_RUNTIME(mgpu_timer_destroy)
#define mgpu_timer_elapsed_ms(...) MGPU__NO_RUNTIME(mgpu_timer_elapsed_ms)
#define mgpu_timer_start(...) MGPU__NO_RUNTIME(mgpu_timer_start)
#define mgpu_timer_stop(...) MGPU__NO_RUNTIME(mgpu_timer_stop)

#endif
#endif /* MGPU_HOST_NO_RUNTIME_GEN_H */
