#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every guard of the headers is provoked: calls that must not compile, and the sentence that says why.

    tests/alone/guards.py host|nvcc [PATH OF NVCC]

A guard is a sentence in a header. `host` also looks for guards that no row here, no file of refused/ and no line of
links.py provokes, header by header. Many rows are compiled as one file: each must be refused, by its own name or as
often as it stands there. Below intensity 2 what includes all headers is for gcc in C and clang in C++, and what nvcc defines for
a target is asked for, not compiled with. Answers 0, 1, or 77 without nvcc; clang is left out where it is not here, and that is said."""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = ROOT / 'include/mgpu'
sys.path[:0] = [str(ROOT / 'tools'), str(ROOT / 'gen'), str(ROOT / 'tests')]
import building  # noqa: E402
import host_pass as host_pass_rows  # noqa: E402
import opt_in  # noqa: E402
import origin  # noqa: E402

WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
ALL = '#include <mgpu/mgpu.h>\n' + ''.join(f'#include <mgpu/{header}>\n' for header in opt_in.left_out())

# ---- a constant that no instruction has, or no constant: {sentence: calls} ------------------------------------
# f, s, u: registers; d, g: shared and global addresses; x: a descriptor; n: no constant.
HOW = 'mgpu: order and scope of an atomic are one of MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS, of a red to MGPU_RELEASE_SYS, a constant'
FOLDS = {
    'mgpu: wgmma n must be a constant 8..256, a multiple of 8': [
        'mgpu_wgmma_f32_bf16_ss(20, f, x, x, 1)', 'mgpu_wgmma_f32_bf16_rs(0, f, u, x, 1)', 'mgpu_wgmma_f32_bf16_ss(n, f, x, x, 1)',
        'mgpu_wgmma_f16_f16_rs(264, u, u, x, 1)', 'mgpu_wgmma_f32_f16_ss(20, f, x, x, 1)', 'mgpu_wgmma_f32_bf16_ss_tb(12, f, x, x, 1)', 'mgpu_wgmma_f16_f16_ss_ta_tb(4, u, x, x, 1)',
        'mgpu_wgmma_f32_tf32_ss(20, f, x, x, 1)', 'mgpu_wgmma_f32_e4m3_ss(257, f, x, x, 1)', 'mgpu_wgmma_f16_e5m2_e4m3_rs(20, u, u, x, 1)',
        'mgpu_wgmma_neg_f32_bf16_ss(20, f, x, x, 1)', 'mgpu_wgmma_neg_f32_f16_ss(20, f, x, x, 1)', 'mgpu_wgmma_neg_f16_f16_ss(20, u, x, x, 1)', 'mgpu_wgmma_neg_f32_tf32_rs(n, f, u, x, 1)',
        'mgpu_wgmma_neg_f32_e4m3_ss(20, f, x, x, 1)', 'mgpu_wgmma_neg_f32_e5m2_ss(20, f, x, x, 1)',
        'mgpu_wgmma_sp_f32_bf16_ss(20, f, x, x, n, 0, 1)', 'mgpu_wgmma_sp_f16_f16_rs(20, u, u, x, n, 0, 1)',
        'mgpu_wgmma_sp_f32_tf32_ss(20, f, x, x, n, 0, 1)', 'mgpu_wgmma_sp_f32_e4m3_ss(20, f, x, x, n, 1)',
        'mgpu_wgmma_sp_f32_e5m2_ss(20, f, x, x, n, 1)', 'mgpu_wgmma_sp_neg_f32_bf16_ss(20, f, x, x, n, 0, 1)',
        'mgpu_wgmma_sp_neg_f32_f16_ss(20, f, x, x, n, 0, 1)', 'mgpu_wgmma_sp_neg_f32_tf32_ss(20, f, x, x, n, 0, 1)',
        'mgpu_wgmma_sp_neg_f32_e4m3_ss(20, f, x, x, n, 1)', 'mgpu_wgmma_sp_neg_f32_e5m2_ss(20, f, x, x, n, 1)',
        *(f'mgpu_wgmma_sp_{neg}{d}_{t}_ss{tb}(20, {p}, x, x, n, 0, 1)' for neg in ('', 'neg_')
          for d, t, tb, p in (('f32', 'bf16', '_tb', 'f'), ('f32', 'f16', '', 'f'), ('f32', 'f16', '_tb', 'f'), ('f16', 'f16', '', 'u')))],
    'mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16': [
        'mgpu_wgmma_s32_s8_ss(40, s, x, x, 1)', 'mgpu_wgmma_s32_u8_satfinite_rs(20, s, u, x, 1)', 'mgpu_wgmma_s32_b1_ss(n, s, x, x, 1)',
        'mgpu_wgmma_sp_s32_s8_ss(40, s, x, x, n, 1)', 'mgpu_wgmma_sp_s32_u8_ss(0, s, x, x, n, 1)'],
    'mgpu: wgmma selector must be a constant 0 or 1': [
        'mgpu_wgmma_sp_m64n8k32_f32_bf16_ss(f, x, x, n, 2, 1)', 'mgpu_wgmma_sp_m64n8k32_f32_f16_ss(f, x, x, n, n, 1)',
        'mgpu_wgmma_sp_m64n16k16_f32_tf32_rs(f, u, x, n, 2, 1)', 'mgpu_wgmma_sp_neg_f32_bf16_ss(16, f, x, x, n, 2, 1)',
        'mgpu_wgmma_sp_neg_f16_f16_ss(16, u, x, x, n, 2, 1)', 'mgpu_wgmma_sp_neg_f32_tf32_ss(16, f, x, x, n, n, 1)',
        'mgpu_wgmma_sp_m64n8k32_f32_bf16_ss_ta(f, x, x, n, 2, 1)', 'mgpu_wgmma_sp_m64n8k32_f32_f16_ss_tb(f, x, x, n, 2, 1)',
        'mgpu_wgmma_sp_m64n8k32_f16_f16_ss(u, x, x, n, 2, 1)', 'mgpu_wgmma_sp_neg_f32_bf16_ss_ta(16, f, x, x, n, 2, 1)',
        'mgpu_wgmma_sp_neg_f32_f16_ss(16, f, x, x, n, 2, 1)', 'mgpu_wgmma_sp_neg_f32_f16_rs_tb(16, f, u, x, n, 2, 1)'],
    'mgpu: wgmma wait_group n must be a constant 0..7': ['mgpu_wgmma_wait_group(8)', 'mgpu_wgmma_wait_group(n)', 'mgpu_acc_wait_f32_x4(8, f)'],
    'mgpu: a product with e5m2 has tiles of 64, 128, 192 or 256 columns': [
        'mgpu__product_f8_rows(MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, 96, f, x, x, 1)', 'mgpu__product_f8_rows(MGPU_DTYPE_E5M2, MGPU_DTYPE_E4M3, n, f, x, x, 1)',
        'mgpu__product_f8_rows(MGPU_DTYPE_E5M2, MGPU_DTYPE_E5M2, 176, f, x, x, 1)'],
    'mgpu: sums are promoted of 64 rows and up to 192 columns, constants': [
        'mgpu__product_f8_fits(256, 64)', 'mgpu__product_f8_fits(64, 128)', 'mgpu__product_f8_fits(n, 64)'],
    'mgpu: bulk wait_group n must be a constant 0..7': ['mgpu_bulk_wait_group(8)', 'mgpu_bulk_wait_group(n)', 'mgpu_bulk_wait_group_sync_restrict_proxy_async(8)'],
    'mgpu: the scope of a strong bulk copy is one of MGPU_RELAXED_CTA to MGPU_RELAXED_SYS, a constant': [
        'mgpu_bulk_load_relaxed(4, d, g, 16, d)', 'mgpu_bulk_store_relaxed(n, g, d, 16)', 'mgpu_multimem_bulk_store_relaxed(4, g, d, 16)'],
    'mgpu: the scope of a strong bulk copy into shared memory is MGPU_RELAXED_CTA or MGPU_RELAXED_CLUSTER, a constant': [
        'mgpu_bulk_copy_relaxed_shared_cluster(2, d, d, 16, d)'],
    'mgpu: the types of arithmetic of four numbers are MGPU_F8X4_E5M2 to MGPU_F8X4_UE8M0 or two of them, MGPU_F8X4(A, B), a constant': [
        'mgpu_add_rn_e4m3x4(7, n, n)', 'mgpu_fma_rn_e5m2x4(n, n, n, n)'],
    'mgpu: what a copy reports is one of MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF, a constant': [
        'mgpu_bulk_load_report(6, d, g, 16, d)', 'mgpu_tma_load_1d_shared_cta_report(n, d, map, 0, d)'],
    'mgpu: a box is reduced by one of MGPU_REDUCE_ADD to MGPU_REDUCE_XOR, a constant': [
        'mgpu_tma_reduce_1d_global_dim(8, map, g, 1, d)', 'mgpu_tma_reduce_2d_global_dim_stride(n, map, g, 1, 1, x, d)'],
    'mgpu: the rounding of this cvt is one of MGPU_CVT_RZ to MGPU_CVT_RN_PZO, of a _scaled one to MGPU_CVT_RN_RELU, a constant': [
        'mgpu_cvt_e4m3x2_f32(MGPU_CVT_RN, f[0], f[1])', 'mgpu_cvt_e2m1x2_bf16x2_scaled(6, n, d)', 'mgpu_cvt_e5m2x2_f16x2(n, n)'],
    'mgpu: bulk wait_group_read n must be a constant 0..7': ['mgpu_bulk_wait_group_read(8)', 'mgpu_bulk_wait_group_read(n)'],
    'mgpu: cp_async wait_group n must be a constant 0..7': ['mgpu_cp_async_wait_group(8)', 'mgpu_cp_async_wait_group(n)'],
    'mgpu: the selector of this mma.sp must be 0..1': ['mgpu_mma_sp_m16n8k32_f32_bf16(f, u, u, f, n, 2)', 'mgpu_mma_sp_m16n8k16_f32_tf32(f, u, u, f, n, n)'],
    'mgpu: the selector of this mma.sp must be 0..3': ['mgpu_mma_sp_m16n8k16_f32_bf16(f, u, u, f, n, 4)'],
    'mgpu: the use of a collector is MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE, a constant': [
        'mgpu_tcgen05_mma_f16_ss_collector(d, x, x, n, 1, 4)', 'mgpu_tcgen05_mma_f16_ss_collectors(d, x, x, n, 1, 0, 4)', 'mgpu_tcgen05_mma_ti16_ss_collector(d, x, x, n, 1, 4)', 'mgpu_tcgen05_mma_ws_ti16_ss_collector(d, x, x, n, 1, 0, n)', 'mgpu_tcgen05_mma_ws_sp_i8_ss_collector(d, x, x, n, n, 1, 0, 4)'],
    'mgpu: fabric wait n must be a constant 0..7': ['mgpu_fabric_wait_sync_restrict_read(8)', 'mgpu_fabric_wait_sync_restrict_read(n)'],
    'mgpu: the buffer of a collector is 0 to 3, a constant': ['mgpu_tcgen05_mma_ws_f16_ss_collector(d, x, x, n, 1, 4, 0)'],
    'mgpu: the scale of D is 0 to 15, a constant': ['mgpu_tcgen05_mma_f16_ss_scale_d(d, x, x, n, 1, 16)'],
    'mgpu: x of mgpu_tmem_regs is a power of two from 1 to 128, a constant': ['mgpu_tmem_regs(256, u)', 'mgpu_tmem_regs(n, u)'],
    **{f'mgpu: x of tcgen05.{op}.{shape} is a power of two from 1 to {most}, a constant':
       [f'mgpu_tcgen05_{op}_{shape}{half}({x}, {"u, d" if op == "ld" else "d, u"})' for half, x in (('', 2 * most), (f'_{word}_16b', 'n'))]
       for op, word in (('ld', 'pack'), ('st', 'unpack')) for shape, most in (('16x64b', 128), ('16x128b', 64), ('16x256b', 32), ('32x32b', 128))},
    HOW: ['mgpu_atom_global_add_u32(n, g, 1)', 'mgpu_red_global_add_u32(MGPU_ACQUIRE_GPU, g, 1)', 'mgpu_atom_shared_cas_b32(16, d, 0, 1)',
          'mgpu_red_shared_cluster_max_u32(MGPU_ACQ_REL_CTA, d, 1)', 'mgpu_red_global_add_v2_f32(MGPU_ACQUIRE_GPU, f, f)',
          'mgpu_red_global_add_v4_bf16(MGPU_ACQ_REL_SYS, h, h)', 'mgpu_red_global_add_noftz_v2_f32(MGPU_ACQUIRE_GPU, f, f)'],
    **{f'mgpu: {what} of tensormap_replace_{field}{space} must be a constant 0..{most}':
       [f'mgpu_tensormap_replace_{field}{space}({"map" if space else "d"}, {most + 1}{", 1" * (what == "dim")})',
        f'mgpu_tensormap_replace_{field}{space}({"map" if space else "d"}, n{", 1" * (what == "dim")})']
       for space in ('', '_global')
       for what, field, most in (('dim', 'box_dim', 4), ('dim', 'global_dim', 4), ('dim', 'global_stride', 3), ('dim', 'element_stride', 4),
                                 ('type', 'elemtype', 12), ('interleave', 'interleave_layout', 2), ('swizzle', 'swizzle_mode', 3),
                                 ('fill', 'fill_mode', 1), ('atoms', 'swizzle_atomicity', 3))},
}
KERNEL = ('extern "C" __global__ void row_{0}(float *f, int32_t *s, uint32_t *u, uint16_t *h, uint32_t d, uint32_t *g, uint64_t x,'
          ' uint32_t n, mgpu_tensor_map *map)\n{{\n    {1};\n}}\n')

# ---- a header that mgpu.h leaves out: {header: functions} -----------------------------------------------------
FORGOTTEN = {
    'wgmma_f16_f16': ['mgpu_wgmma_f16_f16_ss', 'mgpu_wgmma_m64n128k16_f16_f16_rs'],
    'wgmma_tf32': ['mgpu_wgmma_f32_tf32_ss', 'mgpu_wgmma_m64n128k8_f32_tf32_rs'],
    'wgmma_bf16_mn.gen': ['mgpu_wgmma_f32_bf16_ss_tb', 'mgpu_wgmma_m64n64k16_f32_bf16_rs_tb'],
    'wgmma_f16_mn.gen': ['mgpu_wgmma_f16_f16_ss_ta', 'mgpu_wgmma_m64n256k16_f32_f16_ss_ta'],
    'wgmma_e4m3.gen': ['mgpu_wgmma_f32_e4m3_e5m2_ss', 'mgpu_wgmma_m64n128k32_f16_e4m3_rs'],
    'wgmma_e5m2.gen': ['mgpu_wgmma_f16_e5m2_ss', 'mgpu_wgmma_m64n256k32_f32_e5m2_e4m3_ss'],
    'wgmma_s8.gen': ['mgpu_wgmma_s32_s8_u8_ss', 'mgpu_wgmma_m64n32k32_s32_s8_ss'],
    'wgmma_u8.gen': ['mgpu_wgmma_s32_u8_satfinite_rs', 'mgpu_wgmma_m64n48k32_s32_u8_s8_ss'],
    'wgmma_b1.gen': ['mgpu_wgmma_s32_b1_ss', 'mgpu_wgmma_m64n256k256_s32_b1_rs'],
    'regs_s32.gen': ['mgpu_regs_s32_x8'],
    **{f'wgmma_{sp}neg_{t}{mn}.gen': [f'mgpu_wgmma_{sp}neg_f32_{t}_ss' + mn.replace('_mn', '_tb')]
       for sp in ('', 'sp_') for t in ('bf16', 'f16', 'tf32', 'e4m3', 'e5m2') for mn in (('', '_mn') if sp and t[-2:] == '16' else ('',))},
    **{f'wgmma_{sp}neg_f16_f16.gen': [f'mgpu_wgmma_{sp}neg_f16_f16_rs'] for sp in ('', 'sp_')},
    'wgmma_sp_bf16.gen': ['mgpu_wgmma_sp_m64n8k32_f32_bf16_ss'],
    'wgmma_sp_bf16_mn.gen': ['mgpu_wgmma_sp_f32_bf16_rs_tb'],
    'wgmma_sp_f16.gen': ['mgpu_wgmma_sp_f32_f16_rs'],
    'wgmma_sp_f16_mn.gen': ['mgpu_wgmma_sp_m64n16k32_f32_f16_ss_ta'],
    'wgmma_sp_f16_f16.gen': ['mgpu_wgmma_sp_m64n16k32_f16_f16_ss', 'mgpu_wgmma_sp_f16_f16_ss_ta_tb'],
    'wgmma_sp_tf32.gen': ['mgpu_wgmma_sp_m64n24k16_f32_tf32_rs'],
    'wgmma_sp_e4m3.gen': ['mgpu_wgmma_sp_m64n256k64_f32_e4m3_ss'],
    'wgmma_sp_e5m2.gen': ['mgpu_wgmma_sp_f16_e5m2_rs'],
    'wgmma_sp_s8.gen': ['mgpu_wgmma_sp_s32_s8_ss'],
    'wgmma_sp_u8.gen': ['mgpu_wgmma_sp_m64n64k64_s32_u8_ss'],
    'tma_reduce': ['mgpu_tma_reduce_max_2d', 'mgpu_tma_reduce_xor_5d_hint'],
    'cached': ['mgpu_ld_global_nc_v4_b32', 'mgpu_st_global_l1_evict_first_f32_hint'],
    'cp_async_l2': ['mgpu_cp_async_cg_16_l2_128b', 'mgpu_cp_async_ca_4_l2_64b_src_size_hint'],
    'cached_v8': ['mgpu_ld_global_nc_l2_evict_last_v8_f32', 'mgpu_st_global_v4_b64_hint'],
    'st_async_global': ['mgpu_st_async_gpu_global_b32', 'mgpu_red_async_mmio_sys_global_add_u32', 'mgpu_st_bulk'],
    'matrix_narrow': ['mgpu_ldmatrix_m16n16_x1_trans_b8', 'mgpu_stmatrix_m16n8_x4_trans_b8'],
    'multimem_fp8': ['mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4'],
    'cvt_narrow': ['mgpu_cvt_rn_e2m1x2_f32', 'mgpu_cvt_rs_e4m3x4_f32'],
    'cvt_newer': ['mgpu_cvt_rn_bf16x2_e2m1x2_scaled'],
    'cvt_rubin': ['mgpu_cvt_e2m1x2_f16x2_scaled', 'mgpu_cvt_rp_ue5m3x2_f32'],
    'rubin_modes': ['mgpu_tma_load_2d_gather4_global_address', 'mgpu_tma_reduce_3d_im2col_no_offs_global_address'],
    'rubin_dim': ['mgpu_tma_load_1d_global_dim', 'mgpu_tma_reduce_5d_global_dim_stride_hint'],
    'math': ['mgpu_fma_rn_f32x2', 'mgpu_max3_f32', 'mgpu_add_rz_sat_f32_bf16'],
    'math_rubin': ['mgpu_add_rn_f32x2_bf16x2', 'mgpu_fma_rp_f32x2_f16x2'],
    'tma_im2col': ['mgpu_tma_load_4d_im2col', 'mgpu_tma_store_3d_im2col_no_offs'],
    'clusterlaunchcontrol': ['mgpu_clusterlaunchcontrol_try_cancel', 'mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x'],
    'tma_im2col_w': ['mgpu_tma_load_4d_im2col_w', 'mgpu_tma_prefetch_5d_im2col_w_128_hint'],
    'tensormap_newer': ['mgpu_tensormap_replace_elemtype_b4x16', 'mgpu_tensormap_replace_swizzle_atomicity_global'],
    'tcgen05_mma_rubin': ['mgpu_tcgen05_mma_ti16_ss', 'mgpu_tcgen05_mma_f8f6f4_ts_decompress_lut', 'mgpu_tcgen05_mma_cg2_tf32_ss_collectors'],
    'bulk_mask': ['mgpu_bulk_store_cp_mask', 'mgpu_bulk_store_hint_cp_mask'],
    'tma_gather': ['mgpu_tma_load_2d_gather4', 'mgpu_tma_store_2d_scatter4_hint'],
    'tma_pair': ['mgpu_tma_load_2d_cg2', 'mgpu_tma_load_5d_im2col_multicast_cg2_hint'],
    'tcgen05': ['mgpu_tcgen05_alloc', 'mgpu_tcgen05_ld_32x32b_x32', 'mgpu_tcgen05_st_16x256b_x1_unpack_16b', 'mgpu_tmem_regs_x4', 'mgpu_tcgen05_fence_after_thread_sync'],
    'tcgen05_ld_red': ['mgpu_tcgen05_ld_red_32x32b_x2_min_f32', 'mgpu_tmem_regs_f32_x2'],
    'tcgen05_mma': ['mgpu_tcgen05_mma_f16_ss', 'mgpu_tcgen05_mma_cg2_i8_ts'],
    'tcgen05_mma_scaled': ['mgpu_tcgen05_mma_mxf8f6f4_block32_ss'],
    'tcgen05_mma_how.gen': ['mgpu_tcgen05_mma_f16_ss_lanes'],
    'tcgen05_mma_collector.gen': ['mgpu_tcgen05_mma_cg2_tf32_ts_collector'],
    'tcgen05_mma_sp.gen': ['mgpu_tcgen05_mma_sp_f16_ss'],
    'tcgen05_mma_sp_how.gen': ['mgpu_tcgen05_mma_sp_f16_ss_lanes'],
    'tcgen05_mma_sp_collector.gen': ['mgpu_tcgen05_mma_sp_cg2_i8_ts_collector_lanes'],
    'tcgen05_mma_sp_scaled.gen': ['mgpu_tcgen05_mma_sp_mxf4_block32_ss'],
    'tcgen05_mma_ws': ['mgpu_tcgen05_mma_ws_f16_ss', 'mgpu_tcgen05_mma_ws_sp_tf32_ts_zero_column_mask'],
    'mma': ['mgpu_mma_m16n8k16_f32_bf16', 'mgpu_mma_sp_m16n8k32_f32_bf16'],
    'mma_f8f6f4': ['mgpu_mma_m16n8k32_f8f6f4_f32_e2m1', 'mgpu_mma_sp_m16n8k64_f16_e4m3'],
    'mma_block_scale': ['mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3', 'mgpu_mma_sp_m16n8k128_mxf4_f32_e2m1'],
    'atom_any': ['mgpu_atom_global_exch_b32', 'mgpu_atom_shared_add_u32', 'mgpu_red_shared_cluster_add_f32'],
    'atom_vector': ['mgpu_red_global_add_v4_f32'],
    'atom_vector_half': ['mgpu_red_global_max_v8_bf16'],
    'multimem': ['mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32', 'mgpu_multimem_red_release_sys_add_u32', 'mgpu_multimem_st_b32', 'mgpu_multimem_bulk_store'],
    'simd': ['mgpu_add_u8x4', 'mgpu_set_lt_s16x2'],
    'f8_arith': ['mgpu_fma_rn_e4m3x4'],
    'fabric': ['mgpu_fabric_try_get', 'mgpu_fence_proxy_generic_fabric_alias_acquire_sys'],
    'tcgen05_newer': ['mgpu_tcgen05_alloc_exclusive'],
    'rubin': ['mgpu_mbarrier_arrive_multicast', 'mgpu_tma_load_2d_multicast_32b', 'mgpu_tma_reduce_add_5d_global_address'],
    'newer': ['mgpu_mbarrier_test_wait_primary', 'mgpu_mbarrier_try_wait_parity_report', 'mgpu_bulk_store_relaxed', 'mgpu_red_global_add_noftz_f32'],
    '../tile/acc_s32.gen': ['mgpu_acc_wait_s32_x4'],
}

# ---- functions of a device or of the runtime, in a plain build ------------------------------------------------
PLAIN = {
    'is for a device: build with nvcc or with -DMGPU_EMULATE=1': [
        'mgpu_mbarrier_init', 'mgpu_fence_proxy_async_shared_cta', 'mgpu_bulk_load', 'mgpu_tma_load_2d', 'mgpu_tma_load_3d_im2col', 'mgpu_tensormap_replace_rank',
        'mgpu_cp_async_cg_16', 'mgpu_st_async_shared_cluster_b32', 'mgpu_ldmatrix_x4', 'mgpu_wgmma_f32_bf16_ss', 'mgpu_wgmma_sp_m64n8k32_f32_f16_ss',
        'mgpu_mma_m16n8k16_f32_bf16', 'mgpu_multimem_st_b32', 'mgpu_ld_shared_v4_b32', 'mgpu_ld_global_nc_b32', 'mgpu_atom_global_exch_b32', 'mgpu_cvt_rn_bf16x2_f32',
        'mgpu_prmt_b32', 'mgpu_shfl_sync_idx_b32', 'mgpu_ex2_approx_f32', 'mgpu_add_rn_f16x2', 'mgpu_elect_sync', 'mgpu_cluster_ctarank', 'mgpu_barrier_sync',
        'mgpu_createpolicy_fractional_l2_evict_first', 'mgpu_acc_wait_f32_x4', 'mgpu_pipeline_wait', 'mgpu_epilogue_drain', 'MGPU_SETMAXNREG_INC', 'MGPU_SMEM', 'MGPU_SHARED'],
    'calls the CUDA runtime: build with nvcc or -DMGPU_HOST_CUDA=1 (or with -DMGPU_EMULATE=1)': [
        'mgpu_malloc', 'mgpu_free', 'mgpu_launch'],
}

# ---- what static_assert refuses: (statement, sentence) ---------------------------------------------------------
SETMAXNREG = 'mgpu: setmaxnreg takes 24 to 256 registers, a multiple of 8'
STATIC = [('MGPU_SETMAXNREG_INC(20)', SETMAXNREG), ('MGPU_SETMAXNREG_INC(264)', SETMAXNREG), ('MGPU_SETMAXNREG_DEC(41)', SETMAXNREG),
          ('uint32_t r; MGPU_LOP3(r, 1, 2, 3, 256)', 'mgpu: lop3 takes a table of 8 bits'), ('uint32_t r; MGPU_LOP3(r, 1, 2, 3, -1)', 'mgpu: lop3 takes a table of 8 bits'),
          ('MGPU_PMEVENT(16)', 'mgpu: pmevent: an event 0 to 15, a mask of 16 bits'), ('MGPU_PMEVENT_MASK(65536)', 'mgpu: pmevent: an event 0 to 15, a mask of 16 bits'),
          ('MGPU_SMEM(smem, 2048); (void)smem', 'mgpu: MGPU_SMEM aligns to a power of two up to 1024'),
          ('MGPU_SMEM(smem, 48); (void)smem', 'mgpu: MGPU_SMEM aligns to a power of two up to 1024')]

SELECTOR = {'bf16': '0, ', 'f16': '0, ', 'tf32': '0, ', 'e4m3': '', 'e5m2': ''}   # of sparse wgmma
# ---- an array that is shorter than its function's: one call for each header with such functions ------------------
SHORT = [f'mgpu_wgmma_m64n16k16_f32_{t}_ss{m}(f, x, x, 1)' for t in ('bf16', 'f16') for m in ('', '_ta')] + [
    'mgpu_clusterlaunchcontrol_query_cancel_is_canceled(u)', 'mgpu_tcgen05_ld_32x32b_x32(u, 0)', 'mgpu_tcgen05_st_32x32b_x32(0, u)', 'mgpu_tmem_regs_x4(u)',
    'mgpu_wgmma_m64n16k16_f16_f16_ss(u, x, x, 1)', 'mgpu_wgmma_m64n16k8_f32_tf32_ss(f, x, x, 1)', 'mgpu_wgmma_m64n16k32_f32_e4m3_ss(f, x, x, 1)', 'mgpu_wgmma_m64n16k32_f32_e5m2_ss(f, x, x, 1)',
    'mgpu_wgmma_m64n16k32_s32_s8_ss(s, x, x, 1)', 'mgpu_wgmma_m64n16k32_s32_u8_ss(s, x, x, 1)', 'mgpu_wgmma_m64n16k256_s32_b1_ss(s, x, x, 1)',
    *(f'mgpu_wgmma_neg_f32_{t}_ss(16, f, x, x, 1)' for t in ('bf16', 'f16', 'tf32', 'e4m3', 'e5m2')), 'mgpu_wgmma_neg_f16_f16_ss(16, u, x, x, 1)',
    *(f'mgpu_wgmma_sp_f32_{t}_ss(16, f, x, x, 0, {SELECTOR[t]}1)' for t in SELECTOR),
    *(f'mgpu_wgmma_sp_{neg}f32_{t}_ss_tb(16, f, x, x, 0, 0, 1)' for neg in ('', 'neg_') for t in ('bf16', 'f16')),
    *(f'mgpu_wgmma_sp_{neg}f16_f16_ss(16, u, x, x, 0, 0, 1)' for neg in ('', 'neg_')),
    *(f'mgpu_wgmma_sp_s32_{t}_ss(16, s, x, x, 0, 1)' for t in ('s8', 'u8')),
    *(f'mgpu_wgmma_sp_neg_f32_{t}_ss(16, f, x, x, 0, {SELECTOR[t]}1)' for t in SELECTOR),
    *(f'mgpu_tcgen05_mma_{what}_lanes(0, x, x, 0, u, 1{use})' for what, use in (('f16_ss', ''), ('f16_ss_collector', ', 0'))),
    'mgpu_tcgen05_mma_ti16_ss_lanes(0, x, x, 0, u, 1)',
    *(f'mgpu_tcgen05_mma_sp_{what}_lanes(0, x, x, 0, 0, u, 1{use})' for what, use in (('f16_ss', ''), ('f16_ss_collector', ', 0'))),
    'mgpu_mma_m16n8k32_f8f6f4_f32_e2m1(f, w, w, w4)', 'mgpu_mma_m16n8k32_mxf8f6f4_f32_e4m3(f, w, w, w4, 0, 0, 0, 0, 0, 0)',
    'mgpu_mma_m16n8k16_f32_bf16(f, w, w, w4)', 'mgpu_mma_sp_m16n8k32_f32_bf16(f, w, w, w4, 0, 0)', 'mgpu_ldmatrix_x4(u, 0)', 'mgpu_ld_shared_v4_b32(u, 0)',
    'mgpu_ld_shared_v4_f32(f, 0)', 'mgpu_ld_global_v4_f32_hint(f, w4, x)', 'mgpu_st_async_shared_cluster_v4_b32(0, u, 0)',
    'mgpu_atom_relaxed_gpu_global_exch_b128(q, q4, q4)', 'mgpu_atom_global_exch_b128(MGPU_RELAXED_GPU, q, q4, q4)', 'mgpu_atom_shared_exch_b128(MGPU_RELAXED_GPU, q, 0, q4)',
    'mgpu_atom_shared_cluster_exch_b128(MGPU_RELAXED_GPU, q, 0, q4)', 'mgpu_red_global_add_v4_f32(MGPU_RELAXED_GPU, w4, f)',
    'mgpu_red_global_add_v8_bf16(MGPU_RELAXED_GPU, h8, h)', 'mgpu_multimem_ld_reduce_add_v4_f32(f, w4)', 'mgpu_multimem_red_relaxed_gpu_add_v4_f32(w4, f)',
    'mgpu_multimem_st_v4_f32(w4, f)', 'mgpu_regs_f32_x4(f)', 'mgpu_regs_s32_x4(s)', 'mgpu_acc_wait_f32_x4(0, f)', 'mgpu_acc_wait_s32_x4(0, s)',
    'mgpu_acc_zero_f32(f, 4)', 'mgpu_mbarrier_test_wait_parity_report(0, 0, one)', 'mgpu_epilogue_put_bf16(0, f)', 'mgpu_fuse_apply(0, f, 8, 0, 0)',
    'mgpu_red_global_add_noftz_v4_f32(MGPU_RELAXED_GPU, w4, f)', 'mgpu_ld_global_proxy_readonly_v4_b32(u, w4)', 'mgpu_ldmatrix_m8n16_x4_s8_s4(u, 0)',
    'mgpu_ld_global_v8_b32(u, w4)', 'mgpu_ldmatrix_m8n16_x4_b6x16_p32(u, 0)', 'mgpu_tcgen05_ld_red_32x32b_x4_min_f32(f, f, 0)', 'mgpu_tmem_regs_f32_x4(f)',
    'mgpu_clc_next(mgpu_clc_make(0, 1), &at, one)', 'mgpu_tmem_put_row(0, 0, u)', 'mgpu_slab_round_bf16(u)', 'mgpu_slab_round_f16(u)',
    'mgpu_tmem_load(u, mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 128, 0), MGPU_TMEM_ROWS)', 'mgpu_tmem_store(mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 128, 0), u, MGPU_TMEM_ROWS)', 'mgpu_multimem_ld_reduce_add_v4_e4m3x4(u, w4)',
    'mgpu_epilogue_round_f8(u, f, 1, MGPU_DTYPE_E4M3, 1, 16, f)', 'mgpu_groups_scale(NULL, f, 8, 0, 0, 0, 0, 0)', 'mgpu_row_scale_apply(NULL, f, 8, 0, 0)',
    'mgpu_weights_load(4, u, 0)', 'mgpu_weights_fragments(MGPU_DTYPE_F16, 4, u, u)',
    'mgpu_epilogue_tile(&out, 0, 0, MGPU_DTYPE_F32, f)',
    'mgpu_product_f8_stage(&block, &f8, f, mgpu_pipeline_start(), 1)', 'mgpu_product_f8_promote(&block, &f8, f, mgpu_pipeline_start(), 1)', 'mgpu_product_gather(&block, 0, 1, f)',
    'mgpu_product_give(&block, 0, f, 4)', 'mgpu_product_take(&block, 0, 0, f, 4)',
    'mgpu_product_add(NULL, 0, 0, f)', 'mgpu_sums_store(&sums, 0, f, 1)', 'mgpu_sums_meet(&sums, 0, f, 1)', 'mgpu_epilogue_rows_take(&out, NULL, NULL, f, 0, 0, 64, 0)',
    'mgpu_epilogue_fused_tile(&e, 0, 0, f, 64)']
SHORT_STRUCTS = {                                     # what such calls are given
    'at': 'mgpu_clc_place at = mgpu_clc_start()',
    'out': 'const mgpu_epilogue_out out = {NULL, NULL, 1, 1, 8, 0, 1, false, false, 0}',
    'e': 'mgpu_epilogue_fused e = {{NULL, NULL, 1, 1, 64, 0, 1, false, false, 0}, NULL, NULL, 0, 0, 0}',
    'sums': 'const mgpu_sums sums = {NULL, 0, 8, 0, 0, 2, 0}',
    'block': 'const mgpu_product_block block = {NULL, 64, 8, 0, {0, 2}, 0, 0, 0, 0, 1, 1, 1, 0, 1, 64, false, false}',
    'f8': 'const mgpu_product_f8 f8 = {MGPU_DTYPE_E4M3, MGPU_DTYPE_E4M3, 0, 64}'}
SHORT_SENTENCE = 'mgpu: this array has fewer registers than the function is for'

# ---- an instruction that there is not --------------------------------------------------------------------------
# A transposed tf32, an im2col of two dimensions, N = 20, sparse bits, a 16-byte copy that L1 keeps out of L2, an atomic maximum of floats.
NO_SUCH = ['mgpu_wgmma_f32_tf32_ss_ta', 'mgpu_wgmma_m64n20k16_f32_bf16_ss', 'mgpu_wgmma_sp_s32_b1_ss', 'mgpu_wgmma_s32_s8_s8_ss_tb', 'mgpu_tma_load_2d_im2col', 'mgpu_tma_load_6d',
           'mgpu_cp_async_cg_8', 'mgpu_atom_global_max_f32', 'mgpu_multimem_red_relaxed_gpu_xor_u32', 'mgpu_mbarrier_arrive_acquire', 'mgpu_mma_m16n8k16_f32_tf32']

# ---- a build that cannot be: (source, command, sentence) -----------------------------------------------------------
MODEL_FILE = '#define MGPU_EMU_IMPLEMENTATION\n#include <mgpu/mgpu.h>\n'
BUILDS = [
    ('#include <mgpu/config.h>\n', 'g++ -x c++ -std=c++14 -c', 'mgpu: compile as C++17 or newer (-std=c++17)'),
    ('#include <mgpu/config.h>\n', 'gcc -x c -std=c99 -c', 'mgpu: compile as C11 or newer (-std=c11)'),
    ('#include <mgpu/config.h>\nMGPU_REQUIRE(MMA);\n', 'g++ -x c++ -std=c++17 -c', 'mgpu: MGPU_REQUIRE(MMA): there are TMA, CLUSTER, WGMMA, SETMAXNREG, TCGEN05, TCGEN05_LD_RED, TCGEN05_SHIFT, RUBIN, MMA_BLOCK_SCALE, MMA_SP_MXF4, CLUSTERLAUNCHCONTROL, SIMD and SWIZZLE_96B; what else mgpu has'),
    (MODEL_FILE, 'gcc -x c -std=c11 -DMGPU_EMULATE=1 -fsanitize=thread -c', 'mgpu: compile the file that defines MGPU_EMU_IMPLEMENTATION without -fsanitize=thread'),
    (MODEL_FILE, 'g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -fsanitize=thread -c', 'mgpu: let that be mgpu/packaging/model.c by itself, not yours (docs/use.md, By hand)'),
    ('#include <stdio.h>\n' + MODEL_FILE, 'gcc -x c -std=c11 -DMGPU_EMULATE=1 -c', 'mgpu: include mgpu before system headers in the file that defines MGPU_EMU_IMPLEMENTATION'),
    ('#include <cuda_fp16.h>\nfloat f(__half a) { return mgpu__half_as<float>(a); }\n', f'g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -I{INCLUDE}/emu/cuda/include -include mgpu/mgpu.h -include mgpu/emu/cuda/half.h -c',
     'half and bf16 have 16 bits, half2 and bf162 have 32'),
]
# ---- MGPU_REQUIRE: {target: features that it has not} --------------------------------------------------------------
TCGEN05 = 'TCGEN05 TCGEN05_LD_RED TCGEN05_SHIFT'
MMA = 'RUBIN MMA_BLOCK_SCALE MMA_SP_MXF4'
REQUIRE = {'75': f'TMA CLUSTER WGMMA SETMAXNREG {TCGEN05} {MMA} CLUSTERLAUNCHCONTROL SIMD SWIZZLE_96B', '90': f'WGMMA SETMAXNREG {TCGEN05} {MMA} CLUSTERLAUNCHCONTROL SIMD SWIZZLE_96B', '90a': f'{TCGEN05} {MMA} CLUSTERLAUNCHCONTROL SIMD SWIZZLE_96B',
           '100': f'WGMMA SETMAXNREG {TCGEN05} {MMA} SIMD SWIZZLE_96B', '100f': f'WGMMA TCGEN05_LD_RED TCGEN05_SHIFT {MMA} SIMD SWIZZLE_96B', '100a': f'WGMMA TCGEN05_LD_RED {MMA} SIMD SWIZZLE_96B',
           '103f': f'WGMMA TCGEN05_SHIFT {MMA} SIMD SWIZZLE_96B', '103a': f'WGMMA {MMA} SIMD', '107': f'WGMMA SETMAXNREG {TCGEN05} {MMA} SIMD SWIZZLE_96B',
           '107f': 'WGMMA TCGEN05_SHIFT MMA_BLOCK_SCALE MMA_SP_MXF4 SWIZZLE_96B', '107a': 'WGMMA MMA_BLOCK_SCALE MMA_SP_MXF4', '110f': f'WGMMA TCGEN05_SHIFT {MMA} SIMD SWIZZLE_96B',
           '110a': f'WGMMA {MMA} SIMD SWIZZLE_96B', '120': f'WGMMA SETMAXNREG {TCGEN05} {MMA} SIMD SWIZZLE_96B', '120f': f'WGMMA {TCGEN05} RUBIN MMA_SP_MXF4 SWIZZLE_96B', '120a': f'WGMMA {TCGEN05} RUBIN SWIZZLE_96B',
           '121f': f'WGMMA {TCGEN05} RUBIN MMA_SP_MXF4 SWIZZLE_96B', '121a': f'WGMMA {TCGEN05} RUBIN SWIZZLE_96B'}
UNKNOWN = {f'107{s}': '-D__CUDA_ARCH__=1070' + ' -D__CUDA_ARCH_FAMILY_SPECIFIC__=1070' * (s != '') + ' -D__CUDA_ARCH_SPECIFIC__=1070' * (s == 'a')
           for s in ('', 'f', 'a')}                       # to nvcc 13.0: what 13.5 defines for them


def attempt(command, source, suffix='.c'):
    """What a compiler says of a source, in one line; None when it takes it."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'row' + suffix)
        file.write_text(source)
        done = subprocess.run([*command.split(), f'-I{ROOT / "include"}', '-o', f'{folder}/out', str(file)], cwd=folder, capture_output=True, text=True,
                              check=False, timeout=100)
    return None if done.returncode == 0 else ' '.join((done.stderr + done.stdout).replace('‘', "'").replace('’', "'").split())


def missing(what, command, said, sentences):
    """Of sentences that must each be said, those that are not."""
    if said is None:
        return [f'{what}: {command} takes it']
    return [f'{what}: {command} does not say "{s}":\n{said[:300]}' for s in dict.fromkeys(sentences) if s not in said]


def calls(names):
    return 'void row(void);\nvoid row(void)\n{\n' + ''.join(f'    {n}();\n' for n in names) + '}\n'


def forgotten(command, suffix):
    names = {n: h for h, all_of in FORGOTTEN.items() for n in all_of}
    said = attempt(command, '#include <mgpu/mgpu.h>\n' + calls(names), suffix)
    return missing('a header forgotten', command, said, [f'mgpu: {n} is in a header of its own: include <mgpu/ptx/{h}.h> too'.replace('ptx/../', '') for n, h in names.items()])


def listed():
    """Each header that a sentence names stands in the first comment of mgpu.h, or in blackwell.h."""
    text = (INCLUDE / 'mgpu.h').read_text().split('#ifndef', 1)[0] + (INCLUDE / 'blackwell.h').read_text()
    text = re.sub(r'(\S*)\{([\w,]+)\}(\S*)', lambda m: ' '.join(m[1] + word + m[3] for word in m[2].split(',')), text)
    return [f'{h} is left out, and no first comment says so: mgpu.h, or blackwell.h' for h in opt_in.left_out() if not re.search(rf'(?<![\w/]){re.escape(h)}\b', text)]


def plain(command, suffix):
    names = {n: s for s, all_of in PLAIN.items() for n in all_of}
    said = attempt(command, '#include <mgpu/mgpu.h>\n' + calls(names), suffix)
    return missing('a plain build', command, said, [f'mgpu: {n} {s}' for n, s in names.items()])


def static(command, suffix):
    """Each statement in a function of its own; a sentence must come as often as it stands there."""
    body = ''.join(f'MGPU_KERNEL(row_{i}, args, p{i}, 128, 1)\n{{\n    (void)p{i};\n    {text};\n}}\n' for i, (text, _) in enumerate(STATIC))
    said = attempt(command, '#include <mgpu/mgpu.h>\ntypedef struct { int n; } args;\n' + body, suffix)
    out = missing('a static_assert', command, said, [s for _, s in STATIC])
    return out or [f'a static_assert: {command} says {got} times "{s}", not {n}' for s in {s for _, s in STATIC} if (n := [t for _, t in STATIC].count(s)) > (
        got := len(re.findall('static[ _]assert(?:ion)? failed.{0,120}?' + re.escape(s), said)))]


def short(command, suffix):
    """Each array has one register fewer than its function wants; a function for each, whose structs the compiler sees through."""
    source = ALL + '#include <mgpu/blackwell.h>\n' + ''.join(f'#include <mgpu/tile/{h}.h>\n' for h in ('epilogue_f8', 'epilogue_fused', 'epilogue_rows', 'groups', 'product_f8', 'product_out', 'product_stream', 'row_scale', 'sums', 'weights'))
    for i, call in enumerate(SHORT):
        head = f'void row_{i}(uint64_t x, uint32_t *w, float *w4, uint64_t *q4, uint16_t *h8)'
        source += f'{head};\n{head}\n{{\n    float f[3] = {{0}}; int32_t s[3] = {{0}}; uint32_t u[3] = {{0}}; uint64_t q[1] = {{0}}; uint16_t h[7] = {{0}}; uint32_t one[1] = {{0}};\n'
        source += ''.join(f'    {line};\n' for name, line in SHORT_STRUCTS.items() if f'&{name}' in call)
        source += f'    (void)one, (void)f, (void)s, (void)u, (void)q, (void)h, (void)x, (void)w, (void)w4, (void)q4, (void)h8; {call};\n}}\n'
    said = attempt(command, source, suffix)
    out = missing('a short array', command, said, [SHORT_SENTENCE])
    got = len(re.findall(r'error: [^:]*?: ?' + re.escape(SHORT_SENTENCE) + '|error: [^:]{0,200}' + re.escape(SHORT_SENTENCE), said or ''))
    return out or ([] if got >= len(SHORT) else [f'a short array: {command} sees {got} of {len(SHORT)}'])


def no_such(command, suffix):
    said = attempt(command, ALL + calls(NO_SUCH), suffix)
    return missing('no such instruction', command, said, [f"'{n}'" for n in NO_SUCH])


def taken_back(command, first):
    """Whichever is included first, no name of a header is a sentence when the header is there."""
    source = ALL if first else ''.join(reversed(ALL.splitlines(True)))
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'row.c')
        file.write_text(source)
        text = subprocess.run([*command.split(), '-E', '-dM', f'-I{ROOT / "include"}', str(file)], capture_output=True, text=True, check=True).stdout
        file.write_text('#include <mgpu/mgpu.h>\n')
        without = subprocess.run([*command.split(), '-E', '-dM', f'-I{ROOT / "include"}', str(file)], capture_output=True, text=True, check=True).stdout
    left = re.findall(r'#define (mgpu_\w+)\(\.\.\.\) MGPU__NO_', text)
    named = set(re.findall(r'#define (mgpu_\w+)\(\.\.\.\) MGPU__NO_', without))
    wanted = {n for h in opt_in.left_out() for n in functions_of(INCLUDE / h)} - functions_of(INCLUDE / 'mgpu.h')
    return [f'{n} is still a sentence, with its header' for n in left[:5]] + [f'{n} of a header left out is no sentence' for n in sorted(wanted - named)[:5]]


def functions_of(header, seen=None):
    """The functions that come with a header."""
    seen = set() if seen is None else seen
    if header in seen or not header.exists() or header.name.endswith('elsewhere.gen.h'):
        return set()
    seen.add(header)
    text = header.read_text()
    out = set(re.findall(r'^MGPU_DEVICE\b[^\n]*\n(mgpu_[^_]\w+)\(', text, re.M))
    for name in re.findall(r'^#include "([^"]+)"', text, re.M):
        out |= functions_of((header.parent / name).resolve(), seen)
    return out


def folds(nvcc):
    """The sentence is in the PTX of its kernel, and ptxas refuses that."""
    rows = [(call, sentence) for sentence, all_of in FOLDS.items() for call in all_of]
    with tempfile.TemporaryDirectory() as folder:
        source, ptx = pathlib.Path(folder, 'rows.cu'), pathlib.Path(folder, 'rows.ptx')
        source.write_text(ALL + '#include <mgpu/tile/product_f8.h>\n' + ''.join(KERNEL.format(i, call) for i, (call, _) in enumerate(rows)))
        # nvcc too asks ptxas, which stops at the first row
        done = subprocess.run([nvcc, '-std=c++17', '-gencode', 'arch=compute_90a,code=compute_90a', '-ptx', f'-I{ROOT / "include"}', '-o', str(ptx), str(source)],
                              capture_output=True, text=True, check=False)
        if not ptx.exists():
            return [f'nvcc makes no PTX of the rows of FOLDS: {done.stderr[:600]}']
        top, *kernels = re.split(r'(?=^\.visible \.entry)', ptx.read_text(), flags=re.M)
        top = '\n'.join(re.findall(r'^\.(?:version|target|address_size).*', top, re.M)) + '\n'
        of = {int(re.search(r'row_(\d+)', k)[1]): top + k for k in kernels}

        def refused(i):
            call, sentence = rows[i]
            file = pathlib.Path(folder, f'{i}.ptx')
            file.write_text(of[i])
            done = subprocess.run([ptxas, '-arch=sm_90a', '-o', f'{folder}/{i}.cubin', str(file)], capture_output=True, text=True, check=False)
            return [] if done.returncode and sentence in done.stderr else [f'{call}: ptxas does not say "{sentence}": {done.stderr[:300]}']

        ptxas = shutil.which('ptxas', path=str(pathlib.Path(nvcc).parent)) or 'ptxas'
        with concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
            return [f for each in pool.map(refused, range(len(rows))) for f in each]


def host_pass(compiler):
    """What nvcc's pass for the host reads of printed functions has the types of the functions themselves."""
    text = (INCLUDE / 'ptx/host_pass.gen.h').read_text()
    types = re.findall(r'^typedef [^;]*?(mgpu__type_\d+)\(', text, re.M)
    names = {kind: re.findall(r'\w+', of) for kind, of in re.findall(r'^__device__ (mgpu__type_\d+) ([^;]+);', text, re.M)}
    wanted = {n for h in host_pass_rows.HEADERS for n in re.findall(r'^MGPU_DEVICE\b[^\n]*\n(mgpu_\w+)\(', (INCLUDE / h).read_text(), re.M)}
    listed = {n for of in names.values() for n in of}
    out = [f'ptx/host_pass.gen.h: {n} is there or in its header, not in both' for n in sorted(wanted ^ listed)]
    source = ALL + '#include <type_traits>\n' + '\n'.join(re.findall(r'^typedef [^;]*;', text, re.M)) + '\n'
    source += ''.join(f'static_assert(std::is_same<decltype({n}), {kind}>::value, "{n}");\n' for kind in types for n in names[kind])
    said = attempt(f'{compiler} -DMGPU_EMULATE=1 -c', source, '.cpp')
    wrong = attempt(f'{compiler} -DMGPU_EMULATE=1 -c', source.replace('(float *, uint64_t', '(float *, uint32_t'), '.cpp')
    return out + ([said] if said else []) + (['ptx/host_pass.gen.h: a wrong type is no error'] if wrong is None else [])


def passes(nvcc):
    """A call that its function does not have is an error in nvcc's pass for the host too."""
    command, kernel = f'{nvcc} -std=c++17 -gencode arch=compute_90a,code=sm_90a -cuda', '#include <mgpu/mgpu.h>\n__global__ void k(float *d)\n{{ {} }}\n'
    right = 'mgpu_wgmma_m64n8k16_f32_bf16_ss(d, 1, 2, 3); mgpu_acc_fence_f32_x4(d); mgpu_mbarrier_arrive_cluster(8);'
    out = [f'nvcc -cuda does not take {right}: {said}' for said in [attempt(command, kernel.format(right), '.cu')] if said]
    for wrong, sentence in (('mgpu_wgmma_m64n8k16_f32_bf16_ss(d, 1, 2);', 'too few arguments'), ('mgpu_acc_fence_f32_x4(d, 1);', 'too many arguments'),
                            ('mgpu_mbarrier_arrive_cluster(d);', 'incompatible with parameter of type')):
        out += missing(wrong, 'nvcc -cuda', attempt(command, kernel.format(wrong), '.cu'), [sentence])
    return out


def require(nvcc):
    features = REQUIRE['75'].split()
    flags = dict(re.findall(r'define MGPU__FLAG_(\w+)\s+(?:\\\s+)?"([^"]*)"', (INCLUDE / 'config.h').read_text()))
    out = [] if sorted(flags) == sorted(features) else [f'MGPU_REQUIRE knows {sorted(flags)}, and this test {sorted(features)}']
    source = '#include <mgpu/config.h>\n' + ''.join(f'MGPU_REQUIRE({f});\n' for f in features)
    for target, lacks in REQUIRE.items():
        command = f'{nvcc} -std=c++17 -gencode arch=compute_{target},code=compute_{target} -ptx'
        defined = UNKNOWN.get(target)
        if target not in UNKNOWN and not WHOLE and target != '100f':    # what nvcc defines for a target decides it: that is asked for, in a fortieth of the time
            said = subprocess.run([*command.split(), '--dryrun', 'row.cu'], capture_output=True, text=True, check=False).stderr
            defined = ' '.join(dict.fromkeys(re.findall(r'-D__CUDA_ARCH\w+(?:=\d+)?', said)))
        said = attempt(command if defined is None else f'g++ -std=c++17 -c {defined}', source, '.cu' if defined is None else '.cpp') or ''
        told = [f for f in features if f'mgpu: this file needs {f}: compile with {flags[f]}' in said]
        out += [f'compute_{target}: MGPU_REQUIRE refuses {told}, not {lacks.split()}'] * (told != lacks.split())
    return out


# ---- what nothing provokes ------------------------------------------------------------------------------------------

def defined(files):
    """{name: the files that define this function}"""
    where = {}
    for file, text in files.items():
        for name in re.findall(r'^(?:MGPU_DEVICE \w+ )?(\w+)\(', text, re.M):
            where.setdefault(name, set()).add(file)
    return where


def unprovoked():
    files = {f: f.read_text() for f in sorted(INCLUDE.rglob('*.h'))}
    here = pathlib.Path(__file__).read_text() + ''.join(f.read_text() for f in sorted((ROOT / 'tests/alone/refused').iterdir())) + (ROOT / 'tests/alone/links.py').read_text()
    here = re.sub(r'\s+', ' ', here)
    where_is = defined(files)
    folded = {(f, s) for s, rows in FOLDS.items() for row in rows for f in where_is.get(row.split('(')[0], ())}
    shortened = {f for row in SHORT for f in where_is.get(row.split('(')[0], ())}
    named = [{n for rows in table.values() for n in rows} for table in (FORGOTTEN, PLAIN)]
    out = []
    for file, text in files.items():
        where = file.relative_to(INCLUDE)
        for sentence in set(re.findall(r'MGPU__REFUSE\("([^"]+)"', text)):
            if not any((f == file or file.name in ('atom_how.h', 'bulk_how.h', 'rubin_how.h', 'tcgen05_how.h')) and s.startswith(sentence) for f, s in folded):
                out.append(f'{where}: no row provokes "{sentence}"')
        if re.search(r'MGPU__(ATOM|RED)_FOLD\(', text) and file.name != 'atom_how.h' and not any(f == file and s == HOW for f, s in folded):
            out.append(f'{where}: no row provokes "{HOW}"')
        for pattern in (r'static_assert\([^;]*?"([^"]+)"', r'#error\s*\\?\s*"([^"]+)"', r'GCC error \\"([^"\\]+)\\"', r'deprecated\("([^"]+)"', r'MGPU__WARNS\("([^"]+)"\)',
                        r'MGPU__(?:SYMBOL|BACKEND_IS)\(\s*"([^"]+)"'):
            out += [f'{where}: nothing provokes "{s}"' for s in set(re.findall(pattern, text)) if re.sub(r'%s|\s+', ' ', s).strip() not in here]
        for macro in re.findall(r'#define (MGPU__NO_\w+)\(name\)', text):
            if not named['elsewhere' not in file.name] & set(re.findall(rf'#define (\w+)\(\.\.\.\) {macro}\(', text)):
                out.append(f'{where}: no row meets {macro}')
        if re.search(r'MGPU__HOLDS\(', text) and 'emu' not in file.parts and file not in shortened:
            out.append(f'{where}: no row has a short array for one of its functions')
    return out


def main():
    building.usage(__doc__, 1)
    host = sys.argv[1] == 'host'
    nvcc = origin.tool(*sys.argv[2:])
    if not host and not nvcc:
        print('SKIP: nvcc is not here')
        return 77
    c, cpp = '-x c -std=c11', '-x c++ -std=c++17'
    compilers = [f'{name} {words}' for name, words in (('gcc', c), ('g++', cpp), ('clang', c + ' -ferror-limit=0'), ('clang++', cpp + ' -ferror-limit=0')) if shutil.which(name)]
    if host:
        jobs = [(unprovoked,), (listed,), *((host_pass, c) for c in compilers if c.split()[0] in ['g++'] + ['clang++'] * WHOLE), *((taken_back, f'{compilers[0]} -DMGPU_EMULATE=1', first) for first in (True, False))]
        for compiler in compilers:
            model = f'{compiler} -DMGPU_EMULATE=1 -c'
            jobs += [(forgotten, model, '.c'), (plain, f'{compiler} -c', '.c'), (static, model, '.c')]
            if not WHOLE and compiler.split()[0] in ('g++', 'clang'):   # what includes all headers: gcc in C, clang in C++
                continue
            jobs += [(no_such, f'{model} -Werror=implicit-function-declaration -fno-diagnostics-color', '.c'),
                     (short, f'{model} -O1 -Werror' + (' -Wno-stringop-overflow' if compiler[0] == 'g' else ''), '.c')]
        jobs += [(lambda b: missing('a build', b[1], attempt(b[1], b[0]), [b[2]]), b) for b in BUILDS]
    else:
        words = f'{nvcc} -std=c++17 -gencode arch=compute_90a,code=sm_90a -c'
        jobs = [(folds, nvcc), (require, nvcc), (passes, nvcc), (forgotten, words, '.cu'), (static, words, '.cu')]
    with concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        faults = [f for each in pool.map(lambda job: job[0](*job[1:]), jobs) for f in each]
    print('\n'.join(faults) or f'{len(jobs)} kinds of refusal by {len(compilers) if host else 1} compilers: each guard is provoked')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
