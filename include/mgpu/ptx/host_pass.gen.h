/* mgpu/ptx/host_pass.gen.h - the names of printed functions, for nvcc's pass for the host.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/host_pass.py. That pass drops what runs on a device, but reads it first: here it
 * reads what a kernel may call, and of which type, in little time. Bodies and comments are in the other headers,
 * which include this one in that pass. With MGPU_DEBUG=1, where calls have a place, it reads those.
 */
#ifndef MGPU_PTX_HOST_PASS_GEN_H
#define MGPU_PTX_HOST_PASS_GEN_H

#include "../config.h"
#include "../types.h"

#if MGPU__HOST_PASS

typedef uint32_t mgpu__type_0(void);
__device__ mgpu__type_0 mgpu_lanemask_eq,
    mgpu_lanemask_le,
    mgpu_lanemask_lt,
    mgpu_lanemask_ge,
    mgpu_lanemask_gt,
    mgpu_warpid,
    mgpu_nwarpid,
    mgpu_aggr_smem_size,
    mgpu_reserved_smem_offset_begin,
    mgpu_reserved_smem_offset_end,
    mgpu_reserved_smem_offset_cap,
    mgpu_activemask_b32;
typedef uint64_t mgpu__type_1(void);
__device__ mgpu__type_1 mgpu_gridid,
    mgpu_current_graph_exec;
typedef bool mgpu__type_2(void);
__device__ mgpu__type_2 mgpu_is_explicit_cluster;
typedef bool mgpu__type_3(const void *);
__device__ mgpu__type_3 mgpu_isspacep_global,
    mgpu_isspacep_shared,
    mgpu_isspacep_shared_cluster,
    mgpu_isspacep_local;
typedef bool mgpu__type_4(bool, uint32_t);
__device__ mgpu__type_4 mgpu_vote_sync_all,
    mgpu_vote_sync_any,
    mgpu_vote_sync_uni;
typedef uint32_t mgpu__type_5(bool, uint32_t);
__device__ mgpu__type_5 mgpu_vote_sync_ballot_b32;
typedef uint32_t mgpu__type_6(uint32_t, uint32_t);
__device__ mgpu__type_6 mgpu_match_any_sync_b32,
    mgpu_bmsk_clamp_b32,
    mgpu_bmsk_wrap_b32,
    mgpu_szext_clamp_u32,
    mgpu_szext_wrap_u32,
    mgpu_mul24_hi_u32,
    mgpu_add_u16x2,
    mgpu_add_s16x2,
    mgpu_min_u16x2,
    mgpu_min_s16x2,
    mgpu_min_relu_s16x2,
    mgpu_max_u16x2,
    mgpu_max_s16x2,
    mgpu_max_relu_s16x2,
    mgpu_add_rn_f16x2,
    mgpu_add_rn_sat_f16x2,
    mgpu_add_rn_ftz_f16x2,
    mgpu_add_rn_ftz_sat_f16x2,
    mgpu_sub_rn_f16x2,
    mgpu_sub_rn_sat_f16x2,
    mgpu_sub_rn_ftz_f16x2,
    mgpu_sub_rn_ftz_sat_f16x2,
    mgpu_mul_rn_f16x2,
    mgpu_mul_rn_sat_f16x2,
    mgpu_mul_rn_ftz_f16x2,
    mgpu_mul_rn_ftz_sat_f16x2,
    mgpu_add_rn_bf16x2,
    mgpu_sub_rn_bf16x2,
    mgpu_mul_rn_bf16x2,
    mgpu_min_f16x2,
    mgpu_min_xorsign_abs_f16x2,
    mgpu_min_nan_f16x2,
    mgpu_min_nan_xorsign_abs_f16x2,
    mgpu_min_ftz_f16x2,
    mgpu_min_ftz_xorsign_abs_f16x2,
    mgpu_min_ftz_nan_f16x2,
    mgpu_min_ftz_nan_xorsign_abs_f16x2,
    mgpu_max_f16x2,
    mgpu_max_xorsign_abs_f16x2,
    mgpu_max_nan_f16x2,
    mgpu_max_nan_xorsign_abs_f16x2,
    mgpu_max_ftz_f16x2,
    mgpu_max_ftz_xorsign_abs_f16x2,
    mgpu_max_ftz_nan_f16x2,
    mgpu_max_ftz_nan_xorsign_abs_f16x2,
    mgpu_min_bf16x2,
    mgpu_min_xorsign_abs_bf16x2,
    mgpu_min_nan_bf16x2,
    mgpu_min_nan_xorsign_abs_bf16x2,
    mgpu_max_bf16x2,
    mgpu_max_xorsign_abs_bf16x2,
    mgpu_max_nan_bf16x2,
    mgpu_max_nan_xorsign_abs_bf16x2,
    mgpu_atom_relaxed_shared_add_u32,
    mgpu_atom_relaxed_shared_add_f16x2,
    mgpu_atom_relaxed_shared_add_bf16x2,
    mgpu_atom_relaxed_shared_inc_u32,
    mgpu_atom_relaxed_shared_dec_u32,
    mgpu_atom_relaxed_shared_min_u32,
    mgpu_atom_relaxed_shared_max_u32,
    mgpu_atom_relaxed_shared_and_b32,
    mgpu_atom_relaxed_shared_or_b32,
    mgpu_atom_relaxed_shared_xor_b32,
    mgpu_atom_relaxed_shared_exch_b32,
    mgpu_atom_relaxed_shared_cluster_add_u32,
    mgpu_atom_relaxed_shared_cluster_inc_u32,
    mgpu_atom_relaxed_shared_cluster_dec_u32,
    mgpu_atom_relaxed_shared_cluster_min_u32,
    mgpu_atom_relaxed_shared_cluster_max_u32,
    mgpu_atom_relaxed_shared_cluster_and_b32,
    mgpu_atom_relaxed_shared_cluster_or_b32,
    mgpu_atom_relaxed_shared_cluster_xor_b32,
    mgpu_atom_relaxed_shared_cluster_exch_b32;
typedef uint32_t mgpu__type_7(uint32_t, uint32_t, uint32_t *);
__device__ mgpu__type_7 mgpu_match_all_sync_b32;
typedef uint32_t mgpu__type_8(uint64_t, uint32_t);
__device__ mgpu__type_8 mgpu_match_any_sync_b64;
typedef uint32_t mgpu__type_9(uint64_t, uint32_t, uint32_t *);
__device__ mgpu__type_9 mgpu_match_all_sync_b64;
typedef uint32_t mgpu__type_10(uint32_t, uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_10 mgpu_shfl_sync_idx_b32,
    mgpu_shfl_sync_up_b32,
    mgpu_shfl_sync_down_b32,
    mgpu_shfl_sync_bfly_b32,
    mgpu_bfi_b32;
typedef float mgpu__type_11(float, uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_11 mgpu_shfl_sync_idx_f32,
    mgpu_shfl_sync_up_f32,
    mgpu_shfl_sync_down_f32,
    mgpu_shfl_sync_bfly_f32;
typedef uint32_t mgpu__type_12(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t *);
__device__ mgpu__type_12 mgpu_shfl_sync_idx_b32_valid,
    mgpu_shfl_sync_up_b32_valid,
    mgpu_shfl_sync_down_b32_valid,
    mgpu_shfl_sync_bfly_b32_valid;
typedef void mgpu__type_13(void);
__device__ mgpu__type_13 mgpu_fence_acq_rel,
    mgpu_fence_acq_rel_cluster,
    mgpu_fence_acq_rel_gpu,
    mgpu_fence_acq_rel_sys,
    mgpu_fence_acquire,
    mgpu_fence_acquire_cluster,
    mgpu_fence_acquire_gpu,
    mgpu_fence_acquire_sys,
    mgpu_fence_release,
    mgpu_fence_release_cluster,
    mgpu_fence_release_gpu,
    mgpu_fence_release_sys,
    mgpu_fence_sc,
    mgpu_fence_sc_cluster,
    mgpu_fence_sc_gpu,
    mgpu_fence_sc_sys,
    mgpu_fence_proxy_tensormap_release,
    mgpu_fence_proxy_tensormap_release_cluster,
    mgpu_fence_proxy_tensormap_release_gpu,
    mgpu_fence_proxy_tensormap_release_sys;
typedef void mgpu__type_14(const mgpu_tensor_map *);
__device__ mgpu__type_14 mgpu_fence_proxy_tensormap_acquire,
    mgpu_fence_proxy_tensormap_acquire_cluster,
    mgpu_fence_proxy_tensormap_acquire_gpu,
    mgpu_fence_proxy_tensormap_acquire_sys;
typedef void mgpu__type_15(uint32_t, uint32_t);
__device__ mgpu__type_15 mgpu_mbarrier_expect_tx_cluster,
    mgpu_mbarrier_expect_tx_shared_cluster,
    mgpu_mbarrier_complete_tx_cluster,
    mgpu_mbarrier_complete_tx_shared_cluster,
    mgpu_mbarrier_arrive_shared_cluster_count,
    mgpu_mbarrier_arrive_relaxed_shared_cluster_count,
    mgpu_mbarrier_arrive_expect_tx_shared_cluster,
    mgpu_mbarrier_arrive_expect_tx_relaxed_shared_cluster,
    mgpu_mbarrier_arrive_drop_shared_cluster_count,
    mgpu_mbarrier_arrive_drop_relaxed_shared_cluster_count,
    mgpu_mbarrier_arrive_drop_expect_tx_shared_cluster,
    mgpu_mbarrier_arrive_drop_expect_tx_relaxed_shared_cluster,
    mgpu_tensormap_replace_rank,
    mgpu_tensormap_replace_elemtype,
    mgpu_tensormap_replace_interleave_layout,
    mgpu_tensormap_replace_swizzle_mode,
    mgpu_tensormap_replace_fill_mode,
    mgpu_st_release_shared_b32,
    mgpu_st_release_shared_cluster_b32,
    mgpu_st_relaxed_shared_b32,
    mgpu_st_relaxed_shared_cluster_b32,
    mgpu_red_relaxed_shared_add_u32,
    mgpu_red_relaxed_shared_add_f16x2,
    mgpu_red_relaxed_shared_add_bf16x2,
    mgpu_red_relaxed_shared_inc_u32,
    mgpu_red_relaxed_shared_dec_u32,
    mgpu_red_relaxed_shared_min_u32,
    mgpu_red_relaxed_shared_max_u32,
    mgpu_red_relaxed_shared_and_b32,
    mgpu_red_relaxed_shared_or_b32,
    mgpu_red_relaxed_shared_xor_b32,
    mgpu_red_relaxed_shared_cluster_add_u32,
    mgpu_red_relaxed_shared_cluster_inc_u32,
    mgpu_red_relaxed_shared_cluster_dec_u32,
    mgpu_red_relaxed_shared_cluster_min_u32,
    mgpu_red_relaxed_shared_cluster_max_u32,
    mgpu_red_relaxed_shared_cluster_and_b32,
    mgpu_red_relaxed_shared_cluster_or_b32,
    mgpu_red_relaxed_shared_cluster_xor_b32;
typedef uint64_t mgpu__type_16(uint32_t);
__device__ mgpu__type_16 mgpu_mbarrier_arrive_cluster,
    mgpu_mbarrier_arrive_relaxed,
    mgpu_mbarrier_arrive_relaxed_cluster,
    mgpu_mbarrier_arrive_drop,
    mgpu_mbarrier_arrive_drop_cluster,
    mgpu_mbarrier_arrive_drop_relaxed,
    mgpu_mbarrier_arrive_drop_relaxed_cluster,
    mgpu_ld_acquire_shared_b64,
    mgpu_ld_acquire_shared_cluster_b64,
    mgpu_ld_relaxed_shared_b64,
    mgpu_ld_relaxed_shared_cluster_b64;
typedef void mgpu__type_17(uint32_t);
__device__ mgpu__type_17 mgpu_mbarrier_arrive_relaxed_shared_cluster,
    mgpu_mbarrier_arrive_drop_shared_cluster,
    mgpu_mbarrier_arrive_drop_relaxed_shared_cluster;
typedef uint64_t mgpu__type_18(uint32_t, uint32_t);
__device__ mgpu__type_18 mgpu_mbarrier_arrive_count,
    mgpu_mbarrier_arrive_cluster_count,
    mgpu_mbarrier_arrive_relaxed_count,
    mgpu_mbarrier_arrive_relaxed_cluster_count,
    mgpu_mbarrier_arrive_expect_tx_cluster,
    mgpu_mbarrier_arrive_expect_tx_relaxed,
    mgpu_mbarrier_arrive_expect_tx_relaxed_cluster,
    mgpu_mbarrier_arrive_no_complete,
    mgpu_mbarrier_arrive_drop_count,
    mgpu_mbarrier_arrive_drop_cluster_count,
    mgpu_mbarrier_arrive_drop_relaxed_count,
    mgpu_mbarrier_arrive_drop_relaxed_cluster_count,
    mgpu_mbarrier_arrive_drop_expect_tx,
    mgpu_mbarrier_arrive_drop_expect_tx_cluster,
    mgpu_mbarrier_arrive_drop_expect_tx_relaxed,
    mgpu_mbarrier_arrive_drop_expect_tx_relaxed_cluster,
    mgpu_mbarrier_arrive_drop_no_complete;
typedef bool mgpu__type_19(uint32_t, uint32_t);
__device__ mgpu__type_19 mgpu_mbarrier_test_wait_parity_cluster,
    mgpu_mbarrier_test_wait_parity_relaxed,
    mgpu_mbarrier_test_wait_parity_relaxed_cluster,
    mgpu_mbarrier_try_wait_parity_relaxed,
    mgpu_mbarrier_try_wait_parity_relaxed_cluster;
typedef bool mgpu__type_20(uint32_t, uint64_t);
__device__ mgpu__type_20 mgpu_mbarrier_test_wait,
    mgpu_mbarrier_test_wait_cluster,
    mgpu_mbarrier_test_wait_relaxed,
    mgpu_mbarrier_test_wait_relaxed_cluster,
    mgpu_mbarrier_try_wait,
    mgpu_mbarrier_try_wait_cluster,
    mgpu_mbarrier_try_wait_relaxed,
    mgpu_mbarrier_try_wait_relaxed_cluster;
typedef bool mgpu__type_21(uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_21 mgpu_mbarrier_try_wait_parity_suspend,
    mgpu_mbarrier_try_wait_parity_cluster_suspend,
    mgpu_mbarrier_try_wait_parity_relaxed_suspend,
    mgpu_mbarrier_try_wait_parity_relaxed_cluster_suspend;
typedef bool mgpu__type_22(uint32_t, uint64_t, uint32_t);
__device__ mgpu__type_22 mgpu_mbarrier_try_wait_suspend,
    mgpu_mbarrier_try_wait_cluster_suspend,
    mgpu_mbarrier_try_wait_relaxed_suspend,
    mgpu_mbarrier_try_wait_relaxed_cluster_suspend;
typedef void mgpu__type_23(uint32_t *, uint32_t, uint32_t);
__device__ mgpu__type_23 mgpu_bulk_reduce_add_u32,
    mgpu_bulk_reduce_min_u32,
    mgpu_bulk_reduce_max_u32,
    mgpu_bulk_reduce_inc_u32,
    mgpu_bulk_reduce_dec_u32,
    mgpu_bulk_reduce_and_b32,
    mgpu_bulk_reduce_or_b32,
    mgpu_bulk_reduce_xor_b32;
typedef void mgpu__type_24(uint32_t *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_24 mgpu_bulk_reduce_add_u32_hint,
    mgpu_bulk_reduce_min_u32_hint,
    mgpu_bulk_reduce_max_u32_hint,
    mgpu_bulk_reduce_inc_u32_hint,
    mgpu_bulk_reduce_dec_u32_hint,
    mgpu_bulk_reduce_and_b32_hint,
    mgpu_bulk_reduce_or_b32_hint,
    mgpu_bulk_reduce_xor_b32_hint;
typedef void mgpu__type_25(int32_t *, uint32_t, uint32_t);
__device__ mgpu__type_25 mgpu_bulk_reduce_add_s32,
    mgpu_bulk_reduce_min_s32,
    mgpu_bulk_reduce_max_s32;
typedef void mgpu__type_26(int32_t *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_26 mgpu_bulk_reduce_add_s32_hint,
    mgpu_bulk_reduce_min_s32_hint,
    mgpu_bulk_reduce_max_s32_hint;
typedef void mgpu__type_27(uint64_t *, uint32_t, uint32_t);
__device__ mgpu__type_27 mgpu_bulk_reduce_add_u64,
    mgpu_bulk_reduce_min_u64,
    mgpu_bulk_reduce_max_u64,
    mgpu_bulk_reduce_and_b64,
    mgpu_bulk_reduce_or_b64,
    mgpu_bulk_reduce_xor_b64;
typedef void mgpu__type_28(uint64_t *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_28 mgpu_bulk_reduce_add_u64_hint,
    mgpu_bulk_reduce_min_u64_hint,
    mgpu_bulk_reduce_max_u64_hint,
    mgpu_bulk_reduce_and_b64_hint,
    mgpu_bulk_reduce_or_b64_hint,
    mgpu_bulk_reduce_xor_b64_hint;
typedef void mgpu__type_29(void *, uint32_t, uint32_t);
__device__ mgpu__type_29 mgpu_bulk_reduce_add_f16,
    mgpu_bulk_reduce_add_bf16,
    mgpu_bulk_reduce_min_f16,
    mgpu_bulk_reduce_min_bf16,
    mgpu_bulk_reduce_max_f16,
    mgpu_bulk_reduce_max_bf16;
typedef void mgpu__type_30(void *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_30 mgpu_bulk_reduce_add_f16_hint,
    mgpu_bulk_reduce_add_bf16_hint,
    mgpu_bulk_reduce_min_f16_hint,
    mgpu_bulk_reduce_min_bf16_hint,
    mgpu_bulk_reduce_max_f16_hint,
    mgpu_bulk_reduce_max_bf16_hint;
typedef void mgpu__type_31(float *, uint32_t, uint32_t);
__device__ mgpu__type_31 mgpu_bulk_reduce_add_f32;
typedef void mgpu__type_32(float *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_32 mgpu_bulk_reduce_add_f32_hint;
typedef void mgpu__type_33(double *, uint32_t, uint32_t);
__device__ mgpu__type_33 mgpu_bulk_reduce_add_f64;
typedef void mgpu__type_34(double *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_34 mgpu_bulk_reduce_add_f64_hint;
typedef void mgpu__type_35(int64_t *, uint32_t, uint32_t);
__device__ mgpu__type_35 mgpu_bulk_reduce_min_s64,
    mgpu_bulk_reduce_max_s64;
typedef void mgpu__type_36(int64_t *, uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_36 mgpu_bulk_reduce_min_s64_hint,
    mgpu_bulk_reduce_max_s64_hint;
typedef void mgpu__type_37(uint32_t, uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_37 mgpu_bulk_reduce_shared_cluster_add_u32,
    mgpu_bulk_reduce_shared_cluster_add_s32,
    mgpu_bulk_reduce_shared_cluster_add_u64,
    mgpu_bulk_reduce_shared_cluster_min_u32,
    mgpu_bulk_reduce_shared_cluster_min_s32,
    mgpu_bulk_reduce_shared_cluster_max_u32,
    mgpu_bulk_reduce_shared_cluster_max_s32,
    mgpu_bulk_reduce_shared_cluster_inc_u32,
    mgpu_bulk_reduce_shared_cluster_dec_u32,
    mgpu_bulk_reduce_shared_cluster_and_b32,
    mgpu_bulk_reduce_shared_cluster_or_b32,
    mgpu_bulk_reduce_shared_cluster_xor_b32;
typedef void mgpu__type_38(uint32_t, const void *);
__device__ mgpu__type_38 mgpu_cp_async_ca_4,
    mgpu_cp_async_ca_8,
    mgpu_cp_async_ca_16,
    mgpu_cp_async_cg_16,
    mgpu_tensormap_replace_global_address;
typedef void mgpu__type_39(uint32_t, const void *, uint64_t);
__device__ mgpu__type_39 mgpu_cp_async_ca_4_hint,
    mgpu_cp_async_ca_8_hint,
    mgpu_cp_async_ca_16_hint,
    mgpu_cp_async_cg_16_hint;
typedef void mgpu__type_40(uint32_t, const void *, uint32_t);
__device__ mgpu__type_40 mgpu_cp_async_ca_4_src_size,
    mgpu_cp_async_ca_8_src_size,
    mgpu_cp_async_ca_16_src_size,
    mgpu_cp_async_cg_16_src_size;
typedef void mgpu__type_41(uint32_t, const void *, uint32_t, uint64_t);
__device__ mgpu__type_41 mgpu_cp_async_ca_4_src_size_hint,
    mgpu_cp_async_ca_8_src_size_hint,
    mgpu_cp_async_ca_16_src_size_hint,
    mgpu_cp_async_cg_16_src_size_hint;
typedef void mgpu__type_42(uint32_t, const void *, bool);
__device__ mgpu__type_42 mgpu_cp_async_ca_4_ignore_src,
    mgpu_cp_async_ca_8_ignore_src,
    mgpu_cp_async_ca_16_ignore_src,
    mgpu_cp_async_cg_16_ignore_src;
typedef void mgpu__type_43(uint32_t, const void *, bool, uint64_t);
__device__ mgpu__type_43 mgpu_cp_async_ca_4_ignore_src_hint,
    mgpu_cp_async_ca_8_ignore_src_hint,
    mgpu_cp_async_ca_16_ignore_src_hint,
    mgpu_cp_async_cg_16_ignore_src_hint;
typedef void mgpu__type_44(uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_44 mgpu_st_async_shared_cluster_b32,
    mgpu_red_async_shared_cluster_add_u32,
    mgpu_red_async_shared_cluster_min_u32,
    mgpu_red_async_shared_cluster_max_u32,
    mgpu_red_async_shared_cluster_inc_u32,
    mgpu_red_async_shared_cluster_dec_u32,
    mgpu_red_async_shared_cluster_and_b32,
    mgpu_red_async_shared_cluster_or_b32,
    mgpu_red_async_shared_cluster_xor_b32,
    mgpu_tensormap_replace_box_dim,
    mgpu_tensormap_replace_global_dim,
    mgpu_tensormap_replace_element_stride;
typedef void mgpu__type_45(uint32_t, const uint32_t *, uint32_t);
__device__ mgpu__type_45 mgpu_st_async_shared_cluster_v2_b32,
    mgpu_st_async_shared_cluster_v4_b32;
typedef void mgpu__type_46(uint32_t, uint64_t, uint32_t);
__device__ mgpu__type_46 mgpu_st_async_shared_cluster_b64,
    mgpu_red_async_shared_cluster_add_u64;
typedef void mgpu__type_47(uint32_t, const uint64_t *, uint32_t);
__device__ mgpu__type_47 mgpu_st_async_shared_cluster_v2_b64;
typedef void mgpu__type_48(uint32_t, float, uint32_t);
__device__ mgpu__type_48 mgpu_st_async_shared_cluster_f32;
typedef void mgpu__type_49(uint32_t, const float *, uint32_t);
__device__ mgpu__type_49 mgpu_st_async_shared_cluster_v2_f32,
    mgpu_st_async_shared_cluster_v4_f32;
typedef void mgpu__type_50(uint32_t, int32_t, uint32_t);
__device__ mgpu__type_50 mgpu_red_async_shared_cluster_add_s32,
    mgpu_red_async_shared_cluster_min_s32,
    mgpu_red_async_shared_cluster_max_s32;
typedef void mgpu__type_51(uint32_t, const mgpu_tensor_map *, int32_t, uint32_t);
__device__ mgpu__type_51 mgpu_tma_load_1d,
    mgpu_tma_load_1d_shared_cta;
typedef void mgpu__type_52(uint32_t, const mgpu_tensor_map *, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_52 mgpu_tma_load_1d_hint,
    mgpu_tma_load_1d_shared_cta_hint;
typedef void mgpu__type_53(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, uint32_t);
__device__ mgpu__type_53 mgpu_tma_load_2d,
    mgpu_tma_load_2d_shared_cta;
typedef void mgpu__type_54(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_54 mgpu_tma_load_2d_hint,
    mgpu_tma_load_2d_shared_cta_hint;
typedef void mgpu__type_55(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_55 mgpu_tma_load_3d,
    mgpu_tma_load_3d_shared_cta;
typedef void mgpu__type_56(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_56 mgpu_tma_load_3d_hint,
    mgpu_tma_load_3d_shared_cta_hint;
typedef void mgpu__type_57(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_57 mgpu_tma_load_4d,
    mgpu_tma_load_4d_shared_cta;
typedef void mgpu__type_58(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_58 mgpu_tma_load_4d_hint,
    mgpu_tma_load_4d_shared_cta_hint;
typedef void mgpu__type_59(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_59 mgpu_tma_load_5d,
    mgpu_tma_load_5d_shared_cta;
typedef void mgpu__type_60(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_60 mgpu_tma_load_5d_hint,
    mgpu_tma_load_5d_shared_cta_hint;
typedef void mgpu__type_61(uint32_t, const mgpu_tensor_map *, int32_t, uint32_t, uint16_t);
__device__ mgpu__type_61 mgpu_tma_load_1d_multicast;
typedef void mgpu__type_62(uint32_t, const mgpu_tensor_map *, int32_t, uint32_t, uint16_t, uint64_t);
__device__ mgpu__type_62 mgpu_tma_load_1d_multicast_hint;
typedef void mgpu__type_63(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, uint32_t, uint16_t);
__device__ mgpu__type_63 mgpu_tma_load_2d_multicast;
typedef void mgpu__type_64(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, uint32_t, uint16_t, uint64_t);
__device__ mgpu__type_64 mgpu_tma_load_2d_multicast_hint;
typedef void mgpu__type_65(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t, uint16_t);
__device__ mgpu__type_65 mgpu_tma_load_3d_multicast;
typedef void mgpu__type_66(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t, uint16_t, uint64_t);
__device__ mgpu__type_66 mgpu_tma_load_3d_multicast_hint;
typedef void mgpu__type_67(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t, uint16_t);
__device__ mgpu__type_67 mgpu_tma_load_4d_multicast;
typedef void mgpu__type_68(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t, uint16_t, uint64_t);
__device__ mgpu__type_68 mgpu_tma_load_4d_multicast_hint;
typedef void mgpu__type_69(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t, uint16_t);
__device__ mgpu__type_69 mgpu_tma_load_5d_multicast;
typedef void mgpu__type_70(uint32_t, const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t, uint16_t, uint64_t);
__device__ mgpu__type_70 mgpu_tma_load_5d_multicast_hint;
typedef void mgpu__type_71(const mgpu_tensor_map *, int32_t, uint32_t);
__device__ mgpu__type_71 mgpu_tma_store_1d,
    mgpu_tma_reduce_add_1d;
typedef void mgpu__type_72(const mgpu_tensor_map *, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_72 mgpu_tma_store_1d_hint,
    mgpu_tma_reduce_add_1d_hint;
typedef void mgpu__type_73(const mgpu_tensor_map *, int32_t, int32_t, uint32_t);
__device__ mgpu__type_73 mgpu_tma_store_2d,
    mgpu_tma_reduce_add_2d;
typedef void mgpu__type_74(const mgpu_tensor_map *, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_74 mgpu_tma_store_2d_hint,
    mgpu_tma_reduce_add_2d_hint;
typedef void mgpu__type_75(const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_75 mgpu_tma_store_3d,
    mgpu_tma_reduce_add_3d;
typedef void mgpu__type_76(const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_76 mgpu_tma_store_3d_hint,
    mgpu_tma_reduce_add_3d_hint;
typedef void mgpu__type_77(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_77 mgpu_tma_store_4d,
    mgpu_tma_reduce_add_4d;
typedef void mgpu__type_78(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_78 mgpu_tma_store_4d_hint,
    mgpu_tma_reduce_add_4d_hint;
typedef void mgpu__type_79(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t);
__device__ mgpu__type_79 mgpu_tma_store_5d,
    mgpu_tma_reduce_add_5d;
typedef void mgpu__type_80(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint32_t, uint64_t);
__device__ mgpu__type_80 mgpu_tma_store_5d_hint,
    mgpu_tma_reduce_add_5d_hint;
typedef void mgpu__type_81(const mgpu_tensor_map *, int32_t);
__device__ mgpu__type_81 mgpu_tma_prefetch_1d;
typedef void mgpu__type_82(const mgpu_tensor_map *, int32_t, uint64_t);
__device__ mgpu__type_82 mgpu_tma_prefetch_1d_hint;
typedef void mgpu__type_83(const mgpu_tensor_map *, int32_t, int32_t);
__device__ mgpu__type_83 mgpu_tma_prefetch_2d;
typedef void mgpu__type_84(const mgpu_tensor_map *, int32_t, int32_t, uint64_t);
__device__ mgpu__type_84 mgpu_tma_prefetch_2d_hint;
typedef void mgpu__type_85(const mgpu_tensor_map *, int32_t, int32_t, int32_t);
__device__ mgpu__type_85 mgpu_tma_prefetch_3d;
typedef void mgpu__type_86(const mgpu_tensor_map *, int32_t, int32_t, int32_t, uint64_t);
__device__ mgpu__type_86 mgpu_tma_prefetch_3d_hint;
typedef void mgpu__type_87(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t);
__device__ mgpu__type_87 mgpu_tma_prefetch_4d;
typedef void mgpu__type_88(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, uint64_t);
__device__ mgpu__type_88 mgpu_tma_prefetch_4d_hint;
typedef void mgpu__type_89(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t);
__device__ mgpu__type_89 mgpu_tma_prefetch_5d;
typedef void mgpu__type_90(const mgpu_tensor_map *, int32_t, int32_t, int32_t, int32_t, int32_t, uint64_t);
__device__ mgpu__type_90 mgpu_tma_prefetch_5d_hint;
typedef void mgpu__type_91(uint32_t, uint32_t, uint64_t);
__device__ mgpu__type_91 mgpu_tensormap_replace_global_stride;
typedef void mgpu__type_92(mgpu_tensor_map *, const void *);
__device__ mgpu__type_92 mgpu_tensormap_replace_global_address_global;
typedef void mgpu__type_93(mgpu_tensor_map *, uint32_t);
__device__ mgpu__type_93 mgpu_tensormap_replace_rank_global,
    mgpu_tensormap_replace_elemtype_global,
    mgpu_tensormap_replace_interleave_layout_global,
    mgpu_tensormap_replace_swizzle_mode_global,
    mgpu_tensormap_replace_fill_mode_global,
    mgpu_tensormap_cp_fenceproxy,
    mgpu_tensormap_cp_fenceproxy_cluster,
    mgpu_tensormap_cp_fenceproxy_gpu,
    mgpu_tensormap_cp_fenceproxy_sys;
typedef void mgpu__type_94(mgpu_tensor_map *, uint32_t, uint32_t);
__device__ mgpu__type_94 mgpu_tensormap_replace_box_dim_global,
    mgpu_tensormap_replace_global_dim_global,
    mgpu_tensormap_replace_element_stride_global;
typedef void mgpu__type_95(mgpu_tensor_map *, uint32_t, uint64_t);
__device__ mgpu__type_95 mgpu_tensormap_replace_global_stride_global;
typedef uint32_t mgpu__type_96(float, float);
__device__ mgpu__type_96 mgpu_cvt_rn_bf16x2_f32,
    mgpu_cvt_rn_satfinite_bf16x2_f32,
    mgpu_cvt_rn_relu_bf16x2_f32,
    mgpu_cvt_rn_relu_satfinite_bf16x2_f32,
    mgpu_cvt_rz_bf16x2_f32,
    mgpu_cvt_rz_satfinite_bf16x2_f32,
    mgpu_cvt_rz_relu_bf16x2_f32,
    mgpu_cvt_rz_relu_satfinite_bf16x2_f32,
    mgpu_cvt_rn_f16x2_f32,
    mgpu_cvt_rn_satfinite_f16x2_f32,
    mgpu_cvt_rn_relu_f16x2_f32,
    mgpu_cvt_rn_relu_satfinite_f16x2_f32,
    mgpu_cvt_rz_f16x2_f32,
    mgpu_cvt_rz_satfinite_f16x2_f32,
    mgpu_cvt_rz_relu_f16x2_f32,
    mgpu_cvt_rz_relu_satfinite_f16x2_f32;
typedef uint16_t mgpu__type_97(float);
__device__ mgpu__type_97 mgpu_cvt_rn_bf16_f32,
    mgpu_cvt_rn_satfinite_bf16_f32,
    mgpu_cvt_rn_relu_bf16_f32,
    mgpu_cvt_rn_relu_satfinite_bf16_f32,
    mgpu_cvt_rz_bf16_f32,
    mgpu_cvt_rz_satfinite_bf16_f32,
    mgpu_cvt_rz_relu_bf16_f32,
    mgpu_cvt_rz_relu_satfinite_bf16_f32,
    mgpu_cvt_rm_bf16_f32,
    mgpu_cvt_rp_bf16_f32,
    mgpu_cvt_rn_f16_f32,
    mgpu_cvt_rn_satfinite_f16_f32,
    mgpu_cvt_rn_relu_f16_f32,
    mgpu_cvt_rn_relu_satfinite_f16_f32,
    mgpu_cvt_rz_f16_f32,
    mgpu_cvt_rz_satfinite_f16_f32,
    mgpu_cvt_rz_relu_f16_f32,
    mgpu_cvt_rz_relu_satfinite_f16_f32,
    mgpu_cvt_rm_f16_f32,
    mgpu_cvt_rp_f16_f32;
typedef uint32_t mgpu__type_98(float);
__device__ mgpu__type_98 mgpu_cvt_rna_tf32_f32,
    mgpu_cvt_rna_satfinite_tf32_f32,
    mgpu_cvt_rn_tf32_f32,
    mgpu_cvt_rn_relu_tf32_f32,
    mgpu_cvt_rz_tf32_f32,
    mgpu_cvt_rz_relu_tf32_f32,
    mgpu_cvt_rni_u8_f32,
    mgpu_cvt_rni_u16_f32,
    mgpu_cvt_rzi_u8_f32,
    mgpu_cvt_rzi_u16_f32,
    mgpu_cvt_rmi_u8_f32,
    mgpu_cvt_rmi_u16_f32,
    mgpu_cvt_rpi_u8_f32,
    mgpu_cvt_rpi_u16_f32;
typedef uint16_t mgpu__type_99(float, float);
__device__ mgpu__type_99 mgpu_cvt_rn_e4m3x2_f32,
    mgpu_cvt_rn_relu_e4m3x2_f32,
    mgpu_cvt_rn_e5m2x2_f32,
    mgpu_cvt_rn_relu_e5m2x2_f32;
typedef uint16_t mgpu__type_100(uint32_t);
__device__ mgpu__type_100 mgpu_cvt_rn_e4m3x2_f16x2,
    mgpu_cvt_rn_relu_e4m3x2_f16x2,
    mgpu_cvt_rn_e5m2x2_f16x2,
    mgpu_cvt_rn_relu_e5m2x2_f16x2,
    mgpu_ld_shared_b16,
    mgpu_ld_shared_cluster_b16;
typedef uint32_t mgpu__type_101(uint16_t);
__device__ mgpu__type_101 mgpu_cvt_rn_f16x2_e4m3x2,
    mgpu_cvt_rn_relu_f16x2_e4m3x2,
    mgpu_cvt_rn_f16x2_e5m2x2,
    mgpu_cvt_rn_relu_f16x2_e5m2x2,
    mgpu_cvt_rni_u8_f16,
    mgpu_cvt_rzi_u8_f16,
    mgpu_cvt_rmi_u8_f16,
    mgpu_cvt_rpi_u8_f16,
    mgpu_cvt_rni_u8_bf16,
    mgpu_cvt_rzi_u8_bf16,
    mgpu_cvt_rmi_u8_bf16,
    mgpu_cvt_rpi_u8_bf16;
typedef float mgpu__type_102(uint16_t);
__device__ mgpu__type_102 mgpu_cvt_f32_bf16,
    mgpu_cvt_f32_f16;
typedef int32_t mgpu__type_103(float);
__device__ mgpu__type_103 mgpu_cvt_rni_s8_f32,
    mgpu_cvt_rni_s16_f32,
    mgpu_cvt_rzi_s8_f32,
    mgpu_cvt_rzi_s16_f32,
    mgpu_cvt_rmi_s8_f32,
    mgpu_cvt_rmi_s16_f32,
    mgpu_cvt_rpi_s8_f32,
    mgpu_cvt_rpi_s16_f32;
typedef int32_t mgpu__type_104(uint16_t);
__device__ mgpu__type_104 mgpu_cvt_rni_s8_f16,
    mgpu_cvt_rzi_s8_f16,
    mgpu_cvt_rmi_s8_f16,
    mgpu_cvt_rpi_s8_f16,
    mgpu_cvt_rni_s8_bf16,
    mgpu_cvt_rzi_s8_bf16,
    mgpu_cvt_rmi_s8_bf16,
    mgpu_cvt_rpi_s8_bf16;
typedef int32_t mgpu__type_105(int32_t);
__device__ mgpu__type_105 mgpu_cvt_sat_s8_s32,
    mgpu_cvt_sat_s16_s32;
typedef uint32_t mgpu__type_106(int32_t);
__device__ mgpu__type_106 mgpu_cvt_sat_u8_s32,
    mgpu_cvt_sat_u16_s32,
    mgpu_bfind_s32,
    mgpu_bfind_shiftamt_s32;
typedef uint32_t mgpu__type_107(int32_t, int32_t);
__device__ mgpu__type_107 mgpu_cvt_pack_s16_s32,
    mgpu_cvt_pack_u16_s32;
typedef uint32_t mgpu__type_108(int32_t, int32_t, uint32_t);
__device__ mgpu__type_108 mgpu_cvt_pack_s8_s32,
    mgpu_cvt_pack_u8_s32,
    mgpu_cvt_pack_s4_s32,
    mgpu_cvt_pack_u4_s32,
    mgpu_cvt_pack_s2_s32,
    mgpu_cvt_pack_u2_s32;
typedef uint32_t mgpu__type_109(uint32_t, uint32_t, uint32_t);
__device__ mgpu__type_109 mgpu_prmt_b32,
    mgpu_prmt_b32_f4e,
    mgpu_prmt_b32_b4e,
    mgpu_prmt_b32_rc8,
    mgpu_prmt_b32_ecl,
    mgpu_prmt_b32_ecr,
    mgpu_prmt_b32_rc16,
    mgpu_bfe_u32,
    mgpu_sad_u32,
    mgpu_vabsdiff4_u32_u32_u32_add,
    mgpu_vabsdiff4_u32_s32_s32,
    mgpu_vabsdiff4_u32_s32_s32_add,
    mgpu_mad24_lo_u32,
    mgpu_mad24_hi_u32,
    mgpu_dp4a_u32_u32,
    mgpu_dp2a_lo_u32_u32,
    mgpu_dp2a_hi_u32_u32,
    mgpu_fma_rn_f16x2,
    mgpu_fma_rn_sat_f16x2,
    mgpu_fma_rn_relu_f16x2,
    mgpu_fma_rn_ftz_f16x2,
    mgpu_fma_rn_ftz_sat_f16x2,
    mgpu_fma_rn_ftz_relu_f16x2,
    mgpu_fma_rn_oob_f16x2,
    mgpu_fma_rn_oob_relu_f16x2,
    mgpu_fma_rn_bf16x2,
    mgpu_fma_rn_relu_bf16x2,
    mgpu_fma_rn_oob_bf16x2,
    mgpu_fma_rn_oob_relu_bf16x2,
    mgpu_atom_relaxed_shared_cas_b32,
    mgpu_atom_relaxed_shared_cluster_cas_b32;
typedef uint64_t mgpu__type_110(uint64_t, uint64_t, uint32_t, uint32_t);
__device__ mgpu__type_110 mgpu_bfi_b64;
typedef int32_t mgpu__type_111(int32_t, uint32_t, uint32_t);
__device__ mgpu__type_111 mgpu_bfe_s32;
typedef uint64_t mgpu__type_112(uint64_t, uint32_t, uint32_t);
__device__ mgpu__type_112 mgpu_bfe_u64;
typedef int64_t mgpu__type_113(int64_t, uint32_t, uint32_t);
__device__ mgpu__type_113 mgpu_bfe_s64;
typedef int32_t mgpu__type_114(int32_t, uint32_t);
__device__ mgpu__type_114 mgpu_szext_clamp_s32,
    mgpu_szext_wrap_s32;
typedef uint32_t mgpu__type_115(uint32_t, uint32_t, int32_t);
__device__ mgpu__type_115 mgpu_fns_b32;
typedef uint32_t mgpu__type_116(uint32_t);
__device__ mgpu__type_116 mgpu_bfind_u32,
    mgpu_bfind_shiftamt_u32,
    mgpu_ex2_approx_f16x2,
    mgpu_ex2_approx_bf16x2,
    mgpu_tanh_approx_f16x2,
    mgpu_tanh_approx_bf16x2,
    mgpu_ld_acquire_shared_b32,
    mgpu_ld_acquire_shared_cluster_b32,
    mgpu_ld_relaxed_shared_b32,
    mgpu_ld_relaxed_shared_cluster_b32;
typedef uint32_t mgpu__type_117(uint64_t);
__device__ mgpu__type_117 mgpu_bfind_u64,
    mgpu_bfind_shiftamt_u64;
typedef uint32_t mgpu__type_118(int64_t);
__device__ mgpu__type_118 mgpu_bfind_s64,
    mgpu_bfind_shiftamt_s64;
typedef int32_t mgpu__type_119(int32_t, int32_t, int32_t);
__device__ mgpu__type_119 mgpu_sad_s32,
    mgpu_mad_hi_sat_s32,
    mgpu_mad24_lo_s32,
    mgpu_mad24_hi_s32,
    mgpu_mad24_hi_sat_s32;
typedef int32_t mgpu__type_120(int32_t, int32_t);
__device__ mgpu__type_120 mgpu_add_sat_s32,
    mgpu_sub_sat_s32,
    mgpu_mul24_hi_s32,
    mgpu_min_relu_s32,
    mgpu_max_relu_s32;
typedef int32_t mgpu__type_121(uint32_t, uint32_t, int32_t);
__device__ mgpu__type_121 mgpu_dp4a_u32_s32,
    mgpu_dp4a_s32_u32,
    mgpu_dp4a_s32_s32,
    mgpu_dp2a_lo_u32_s32,
    mgpu_dp2a_lo_s32_u32,
    mgpu_dp2a_lo_s32_s32,
    mgpu_dp2a_hi_u32_s32,
    mgpu_dp2a_hi_s32_u32,
    mgpu_dp2a_hi_s32_s32;
typedef uint64_t mgpu__type_122(uint64_t, uint64_t, uint64_t);
__device__ mgpu__type_122 mgpu_clmad_lo_u64,
    mgpu_clmad_hi_u64;
typedef float mgpu__type_123(float);
__device__ mgpu__type_123 mgpu_ex2_approx_f32,
    mgpu_ex2_approx_ftz_f32,
    mgpu_lg2_approx_f32,
    mgpu_lg2_approx_ftz_f32,
    mgpu_rcp_approx_f32,
    mgpu_rcp_approx_ftz_f32,
    mgpu_rsqrt_approx_f32,
    mgpu_rsqrt_approx_ftz_f32,
    mgpu_sqrt_approx_f32,
    mgpu_sqrt_approx_ftz_f32,
    mgpu_sin_approx_f32,
    mgpu_sin_approx_ftz_f32,
    mgpu_cos_approx_f32,
    mgpu_cos_approx_ftz_f32,
    mgpu_tanh_approx_f32;
typedef float mgpu__type_124(float, float);
__device__ mgpu__type_124 mgpu_div_approx_f32,
    mgpu_div_approx_ftz_f32,
    mgpu_div_full_f32,
    mgpu_div_full_ftz_f32,
    mgpu_min_xorsign_abs_f32,
    mgpu_min_nan_f32,
    mgpu_min_nan_xorsign_abs_f32,
    mgpu_max_xorsign_abs_f32,
    mgpu_max_nan_f32,
    mgpu_max_nan_xorsign_abs_f32;
typedef uint16_t mgpu__type_125(uint16_t);
__device__ mgpu__type_125 mgpu_ex2_approx_f16,
    mgpu_ex2_approx_bf16,
    mgpu_tanh_approx_f16,
    mgpu_tanh_approx_bf16;
typedef double mgpu__type_126(double);
__device__ mgpu__type_126 mgpu_rcp_approx_ftz_f64,
    mgpu_rsqrt_approx_ftz_f64;
typedef uint64_t mgpu__type_127(float);
__device__ mgpu__type_127 mgpu_createpolicy_fractional_l2_evict_first,
    mgpu_createpolicy_fractional_l2_evict_last,
    mgpu_createpolicy_fractional_l2_evict_last_l2_evict_first,
    mgpu_createpolicy_fractional_l2_evict_normal,
    mgpu_createpolicy_fractional_l2_evict_normal_l2_evict_first,
    mgpu_createpolicy_fractional_l2_evict_unchanged,
    mgpu_createpolicy_fractional_l2_evict_unchanged_l2_evict_first;
typedef uint64_t mgpu__type_128(const void *, uint32_t, uint32_t);
__device__ mgpu__type_128 mgpu_createpolicy_range_l2_evict_first,
    mgpu_createpolicy_range_l2_evict_last,
    mgpu_createpolicy_range_l2_evict_last_l2_evict_first,
    mgpu_createpolicy_range_l2_evict_normal,
    mgpu_createpolicy_range_l2_evict_normal_l2_evict_first,
    mgpu_createpolicy_range_l2_evict_unchanged,
    mgpu_createpolicy_range_l2_evict_unchanged_l2_evict_first;
typedef uint64_t mgpu__type_129(uint64_t);
__device__ mgpu__type_129 mgpu_createpolicy_cvt_l2;
typedef uint32_t mgpu__type_130(const uint32_t *);
__device__ mgpu__type_130 mgpu_ld_acquire_cluster_global_b32,
    mgpu_ld_acquire_gpu_global_b32,
    mgpu_ld_acquire_sys_global_b32,
    mgpu_ld_relaxed_cluster_global_b32,
    mgpu_ld_relaxed_gpu_global_b32,
    mgpu_ld_relaxed_sys_global_b32,
    mgpu_ld_mmio_relaxed_sys_global_b32;
typedef uint64_t mgpu__type_131(const uint64_t *);
__device__ mgpu__type_131 mgpu_ld_acquire_cluster_global_b64,
    mgpu_ld_acquire_gpu_global_b64,
    mgpu_ld_acquire_sys_global_b64,
    mgpu_ld_relaxed_cluster_global_b64,
    mgpu_ld_relaxed_gpu_global_b64,
    mgpu_ld_relaxed_sys_global_b64,
    mgpu_ld_mmio_relaxed_sys_global_b64;
typedef float mgpu__type_132(const float *);
__device__ mgpu__type_132 mgpu_ld_acquire_cluster_global_f32,
    mgpu_ld_acquire_gpu_global_f32,
    mgpu_ld_acquire_sys_global_f32,
    mgpu_ld_relaxed_cluster_global_f32,
    mgpu_ld_relaxed_gpu_global_f32,
    mgpu_ld_relaxed_sys_global_f32;
typedef float mgpu__type_133(uint32_t);
__device__ mgpu__type_133 mgpu_ld_acquire_shared_f32,
    mgpu_ld_acquire_shared_cluster_f32,
    mgpu_ld_relaxed_shared_f32,
    mgpu_ld_relaxed_shared_cluster_f32,
    mgpu_ld_shared_f32,
    mgpu_ld_shared_cluster_f32;
typedef void mgpu__type_134(uint32_t *, uint32_t);
__device__ mgpu__type_134 mgpu_st_release_cluster_global_b32,
    mgpu_st_release_gpu_global_b32,
    mgpu_st_release_sys_global_b32,
    mgpu_st_relaxed_cluster_global_b32,
    mgpu_st_relaxed_gpu_global_b32,
    mgpu_st_relaxed_sys_global_b32,
    mgpu_st_mmio_relaxed_sys_global_b32,
    mgpu_red_relaxed_gpu_global_add_u32,
    mgpu_red_relaxed_gpu_global_add_f16x2,
    mgpu_red_relaxed_gpu_global_add_bf16x2,
    mgpu_red_relaxed_gpu_global_inc_u32,
    mgpu_red_relaxed_gpu_global_dec_u32,
    mgpu_red_relaxed_gpu_global_min_u32,
    mgpu_red_relaxed_gpu_global_max_u32,
    mgpu_red_relaxed_gpu_global_and_b32,
    mgpu_red_relaxed_gpu_global_or_b32,
    mgpu_red_relaxed_gpu_global_xor_b32,
    mgpu_red_release_gpu_global_add_u32,
    mgpu_red_release_gpu_global_and_b32,
    mgpu_red_release_gpu_global_or_b32,
    mgpu_red_release_sys_global_add_u32,
    mgpu_acc_name_b32;
typedef void mgpu__type_135(uint64_t *, uint64_t);
__device__ mgpu__type_135 mgpu_st_release_cluster_global_b64,
    mgpu_st_release_gpu_global_b64,
    mgpu_st_release_sys_global_b64,
    mgpu_st_relaxed_cluster_global_b64,
    mgpu_st_relaxed_gpu_global_b64,
    mgpu_st_relaxed_sys_global_b64,
    mgpu_st_mmio_relaxed_sys_global_b64,
    mgpu_red_relaxed_gpu_global_add_u64,
    mgpu_red_relaxed_gpu_global_min_u64,
    mgpu_red_relaxed_gpu_global_max_u64,
    mgpu_red_relaxed_gpu_global_and_b64,
    mgpu_red_relaxed_gpu_global_or_b64,
    mgpu_red_relaxed_gpu_global_xor_b64,
    mgpu_red_release_gpu_global_add_u64,
    mgpu_red_release_sys_global_add_u64;
typedef void mgpu__type_136(float *, float);
__device__ mgpu__type_136 mgpu_st_release_cluster_global_f32,
    mgpu_st_release_gpu_global_f32,
    mgpu_st_release_sys_global_f32,
    mgpu_st_relaxed_cluster_global_f32,
    mgpu_st_relaxed_gpu_global_f32,
    mgpu_st_relaxed_sys_global_f32,
    mgpu_red_relaxed_gpu_global_add_f32;
typedef void mgpu__type_137(uint32_t, uint64_t);
__device__ mgpu__type_137 mgpu_st_release_shared_b64,
    mgpu_st_release_shared_cluster_b64,
    mgpu_st_relaxed_shared_b64,
    mgpu_st_relaxed_shared_cluster_b64,
    mgpu_red_relaxed_shared_add_u64;
typedef void mgpu__type_138(uint32_t, float);
__device__ mgpu__type_138 mgpu_st_release_shared_f32,
    mgpu_st_release_shared_cluster_f32,
    mgpu_st_relaxed_shared_f32,
    mgpu_st_relaxed_shared_cluster_f32,
    mgpu_st_shared_f32,
    mgpu_st_shared_cluster_f32,
    mgpu_red_relaxed_shared_add_f32,
    mgpu_red_relaxed_shared_cluster_add_f32;
typedef uint8_t mgpu__type_139(uint32_t);
__device__ mgpu__type_139 mgpu_ld_shared_b8,
    mgpu_ld_shared_cluster_b8;
typedef void mgpu__type_140(uint32_t, uint8_t);
__device__ mgpu__type_140 mgpu_st_shared_b8,
    mgpu_st_shared_cluster_b8;
typedef void mgpu__type_141(uint32_t, uint16_t);
__device__ mgpu__type_141 mgpu_st_shared_b16,
    mgpu_st_shared_cluster_b16;
typedef void mgpu__type_142(float *, uint32_t);
__device__ mgpu__type_142 mgpu_ld_shared_v2_f32,
    mgpu_ld_shared_v4_f32,
    mgpu_ld_shared_cluster_v2_f32,
    mgpu_ld_shared_cluster_v4_f32,
    mgpu_acc_name_f32;
typedef void mgpu__type_143(uint32_t, const float *);
__device__ mgpu__type_143 mgpu_st_shared_v2_f32,
    mgpu_st_shared_v4_f32,
    mgpu_st_shared_cluster_v2_f32,
    mgpu_st_shared_cluster_v4_f32;
typedef uint32_t mgpu__type_144(uint32_t *, uint32_t);
__device__ mgpu__type_144 mgpu_atom_relaxed_gpu_global_add_u32,
    mgpu_atom_relaxed_gpu_global_add_f16x2,
    mgpu_atom_relaxed_gpu_global_add_bf16x2,
    mgpu_atom_relaxed_gpu_global_inc_u32,
    mgpu_atom_relaxed_gpu_global_dec_u32,
    mgpu_atom_relaxed_gpu_global_min_u32,
    mgpu_atom_relaxed_gpu_global_max_u32,
    mgpu_atom_relaxed_gpu_global_and_b32,
    mgpu_atom_relaxed_gpu_global_or_b32,
    mgpu_atom_relaxed_gpu_global_xor_b32,
    mgpu_atom_relaxed_gpu_global_exch_b32,
    mgpu_atom_acq_rel_gpu_global_add_u32,
    mgpu_atom_acq_rel_gpu_global_and_b32,
    mgpu_atom_acq_rel_gpu_global_or_b32,
    mgpu_atom_acq_rel_gpu_global_exch_b32,
    mgpu_atom_acq_rel_sys_global_add_u32,
    mgpu_atom_acq_rel_sys_global_exch_b32;
typedef uint64_t mgpu__type_145(uint64_t *, uint64_t);
__device__ mgpu__type_145 mgpu_atom_relaxed_gpu_global_add_u64,
    mgpu_atom_relaxed_gpu_global_min_u64,
    mgpu_atom_relaxed_gpu_global_max_u64,
    mgpu_atom_relaxed_gpu_global_and_b64,
    mgpu_atom_relaxed_gpu_global_or_b64,
    mgpu_atom_relaxed_gpu_global_xor_b64,
    mgpu_atom_relaxed_gpu_global_exch_b64,
    mgpu_atom_acq_rel_gpu_global_add_u64,
    mgpu_atom_acq_rel_gpu_global_exch_b64,
    mgpu_atom_acq_rel_sys_global_add_u64,
    mgpu_atom_acq_rel_sys_global_exch_b64;
typedef float mgpu__type_146(float *, float);
__device__ mgpu__type_146 mgpu_atom_relaxed_gpu_global_add_f32;
typedef double mgpu__type_147(double *, double);
__device__ mgpu__type_147 mgpu_atom_relaxed_gpu_global_add_f64;
typedef uint16_t mgpu__type_148(uint16_t *, uint16_t);
__device__ mgpu__type_148 mgpu_atom_relaxed_gpu_global_add_f16,
    mgpu_atom_relaxed_gpu_global_add_bf16;
typedef int32_t mgpu__type_149(int32_t *, int32_t);
__device__ mgpu__type_149 mgpu_atom_relaxed_gpu_global_min_s32,
    mgpu_atom_relaxed_gpu_global_max_s32;
typedef int64_t mgpu__type_150(int64_t *, int64_t);
__device__ mgpu__type_150 mgpu_atom_relaxed_gpu_global_min_s64,
    mgpu_atom_relaxed_gpu_global_max_s64;
typedef void mgpu__type_151(uint64_t *, uint64_t *, const uint64_t *);
__device__ mgpu__type_151 mgpu_atom_relaxed_gpu_global_exch_b128;
typedef uint16_t mgpu__type_152(uint16_t *, uint16_t, uint16_t);
__device__ mgpu__type_152 mgpu_atom_relaxed_gpu_global_cas_b16;
typedef uint32_t mgpu__type_153(uint32_t *, uint32_t, uint32_t);
__device__ mgpu__type_153 mgpu_atom_relaxed_gpu_global_cas_b32,
    mgpu_atom_acq_rel_gpu_global_cas_b32,
    mgpu_atom_acq_rel_sys_global_cas_b32;
typedef uint64_t mgpu__type_154(uint64_t *, uint64_t, uint64_t);
__device__ mgpu__type_154 mgpu_atom_relaxed_gpu_global_cas_b64,
    mgpu_atom_acq_rel_gpu_global_cas_b64,
    mgpu_atom_acq_rel_sys_global_cas_b64;
typedef void mgpu__type_155(uint64_t *, uint64_t *, const uint64_t *, const uint64_t *);
__device__ mgpu__type_155 mgpu_atom_relaxed_gpu_global_cas_b128;
typedef uint64_t mgpu__type_156(uint32_t, uint64_t);
__device__ mgpu__type_156 mgpu_atom_relaxed_shared_add_u64,
    mgpu_atom_relaxed_shared_exch_b64,
    mgpu_atom_relaxed_shared_cluster_exch_b64;
typedef float mgpu__type_157(uint32_t, float);
__device__ mgpu__type_157 mgpu_atom_relaxed_shared_add_f32,
    mgpu_atom_relaxed_shared_cluster_add_f32;
typedef int32_t mgpu__type_158(uint32_t, int32_t);
__device__ mgpu__type_158 mgpu_atom_relaxed_shared_min_s32,
    mgpu_atom_relaxed_shared_max_s32,
    mgpu_atom_relaxed_shared_cluster_min_s32,
    mgpu_atom_relaxed_shared_cluster_max_s32;
typedef uint64_t mgpu__type_159(uint32_t, uint64_t, uint64_t);
__device__ mgpu__type_159 mgpu_atom_relaxed_shared_cas_b64,
    mgpu_atom_relaxed_shared_cluster_cas_b64;
typedef void mgpu__type_160(double *, double);
__device__ mgpu__type_160 mgpu_red_relaxed_gpu_global_add_f64;
typedef void mgpu__type_161(uint16_t *, uint16_t);
__device__ mgpu__type_161 mgpu_red_relaxed_gpu_global_add_f16,
    mgpu_red_relaxed_gpu_global_add_bf16;
typedef void mgpu__type_162(int32_t *, int32_t);
__device__ mgpu__type_162 mgpu_red_relaxed_gpu_global_min_s32,
    mgpu_red_relaxed_gpu_global_max_s32;
typedef void mgpu__type_163(int64_t *, int64_t);
__device__ mgpu__type_163 mgpu_red_relaxed_gpu_global_min_s64,
    mgpu_red_relaxed_gpu_global_max_s64;
typedef void mgpu__type_164(float *, const float *);
__device__ mgpu__type_164 mgpu_red_relaxed_gpu_global_add_v2_f32,
    mgpu_red_relaxed_gpu_global_add_v4_f32;
typedef void mgpu__type_165(uint32_t *, const uint32_t *);
__device__ mgpu__type_165 mgpu_red_relaxed_gpu_global_add_v2_f16x2,
    mgpu_red_relaxed_gpu_global_add_v4_f16x2,
    mgpu_red_relaxed_gpu_global_add_v2_bf16x2,
    mgpu_red_relaxed_gpu_global_add_v4_bf16x2;
typedef void mgpu__type_166(uint32_t, int32_t);
__device__ mgpu__type_166 mgpu_red_relaxed_shared_min_s32,
    mgpu_red_relaxed_shared_max_s32,
    mgpu_red_relaxed_shared_cluster_min_s32,
    mgpu_red_relaxed_shared_cluster_max_s32;
typedef void mgpu__type_167(float *);
__device__ mgpu__type_167 mgpu_regs_f32_x4,
    mgpu_regs_f32_x8,
    mgpu_regs_f32_x12,
    mgpu_regs_f32_x16,
    mgpu_regs_f32_x20,
    mgpu_regs_f32_x24,
    mgpu_regs_f32_x28,
    mgpu_regs_f32_x32,
    mgpu_regs_f32_x36,
    mgpu_regs_f32_x40,
    mgpu_regs_f32_x44,
    mgpu_regs_f32_x48,
    mgpu_regs_f32_x52,
    mgpu_regs_f32_x56,
    mgpu_regs_f32_x60,
    mgpu_regs_f32_x64,
    mgpu_regs_f32_x68,
    mgpu_regs_f32_x72,
    mgpu_regs_f32_x76,
    mgpu_regs_f32_x80,
    mgpu_regs_f32_x84,
    mgpu_regs_f32_x88,
    mgpu_regs_f32_x92,
    mgpu_regs_f32_x96,
    mgpu_regs_f32_x100,
    mgpu_regs_f32_x104,
    mgpu_regs_f32_x108,
    mgpu_regs_f32_x112,
    mgpu_regs_f32_x116,
    mgpu_regs_f32_x120,
    mgpu_regs_f32_x124,
    mgpu_regs_f32_x128,
    mgpu_acc_fence_f32_x4,
    mgpu_acc_fence_f32_x8,
    mgpu_acc_fence_f32_x12,
    mgpu_acc_fence_f32_x16,
    mgpu_acc_fence_f32_x20,
    mgpu_acc_fence_f32_x24,
    mgpu_acc_fence_f32_x28,
    mgpu_acc_fence_f32_x32,
    mgpu_acc_fence_f32_x36,
    mgpu_acc_fence_f32_x40,
    mgpu_acc_fence_f32_x44,
    mgpu_acc_fence_f32_x48,
    mgpu_acc_fence_f32_x52,
    mgpu_acc_fence_f32_x56,
    mgpu_acc_fence_f32_x60,
    mgpu_acc_fence_f32_x64,
    mgpu_acc_fence_f32_x68,
    mgpu_acc_fence_f32_x72,
    mgpu_acc_fence_f32_x76,
    mgpu_acc_fence_f32_x80,
    mgpu_acc_fence_f32_x84,
    mgpu_acc_fence_f32_x88,
    mgpu_acc_fence_f32_x92,
    mgpu_acc_fence_f32_x96,
    mgpu_acc_fence_f32_x100,
    mgpu_acc_fence_f32_x104,
    mgpu_acc_fence_f32_x108,
    mgpu_acc_fence_f32_x112,
    mgpu_acc_fence_f32_x116,
    mgpu_acc_fence_f32_x120,
    mgpu_acc_fence_f32_x124,
    mgpu_acc_fence_f32_x128;
typedef void mgpu__type_168(uint32_t *);
__device__ mgpu__type_168 mgpu_regs_b32_x1,
    mgpu_regs_b32_x2,
    mgpu_regs_b32_x4,
    mgpu_regs_b32_x6,
    mgpu_regs_b32_x8,
    mgpu_regs_b32_x10,
    mgpu_regs_b32_x12,
    mgpu_regs_b32_x14,
    mgpu_regs_b32_x16,
    mgpu_regs_b32_x18,
    mgpu_regs_b32_x20,
    mgpu_regs_b32_x22,
    mgpu_regs_b32_x24,
    mgpu_regs_b32_x26,
    mgpu_regs_b32_x28,
    mgpu_regs_b32_x30,
    mgpu_regs_b32_x32,
    mgpu_regs_b32_x34,
    mgpu_regs_b32_x36,
    mgpu_regs_b32_x38,
    mgpu_regs_b32_x40,
    mgpu_regs_b32_x42,
    mgpu_regs_b32_x44,
    mgpu_regs_b32_x46,
    mgpu_regs_b32_x48,
    mgpu_regs_b32_x50,
    mgpu_regs_b32_x52,
    mgpu_regs_b32_x54,
    mgpu_regs_b32_x56,
    mgpu_regs_b32_x58,
    mgpu_regs_b32_x60,
    mgpu_regs_b32_x62,
    mgpu_regs_b32_x64,
    mgpu_acc_fence_b32_x2,
    mgpu_acc_fence_b32_x4,
    mgpu_acc_fence_b32_x6,
    mgpu_acc_fence_b32_x8,
    mgpu_acc_fence_b32_x10,
    mgpu_acc_fence_b32_x12,
    mgpu_acc_fence_b32_x14,
    mgpu_acc_fence_b32_x16,
    mgpu_acc_fence_b32_x18,
    mgpu_acc_fence_b32_x20,
    mgpu_acc_fence_b32_x22,
    mgpu_acc_fence_b32_x24,
    mgpu_acc_fence_b32_x26,
    mgpu_acc_fence_b32_x28,
    mgpu_acc_fence_b32_x30,
    mgpu_acc_fence_b32_x32,
    mgpu_acc_fence_b32_x34,
    mgpu_acc_fence_b32_x36,
    mgpu_acc_fence_b32_x38,
    mgpu_acc_fence_b32_x40,
    mgpu_acc_fence_b32_x42,
    mgpu_acc_fence_b32_x44,
    mgpu_acc_fence_b32_x46,
    mgpu_acc_fence_b32_x48,
    mgpu_acc_fence_b32_x50,
    mgpu_acc_fence_b32_x52,
    mgpu_acc_fence_b32_x54,
    mgpu_acc_fence_b32_x56,
    mgpu_acc_fence_b32_x58,
    mgpu_acc_fence_b32_x60,
    mgpu_acc_fence_b32_x62,
    mgpu_acc_fence_b32_x64;
typedef void mgpu__type_169(float *, uint64_t, uint64_t, int);
__device__ mgpu__type_169 mgpu_wgmma_m64n8k16_f32_bf16_ss,
    mgpu_wgmma_m64n16k16_f32_bf16_ss,
    mgpu_wgmma_m64n24k16_f32_bf16_ss,
    mgpu_wgmma_m64n32k16_f32_bf16_ss,
    mgpu_wgmma_m64n40k16_f32_bf16_ss,
    mgpu_wgmma_m64n48k16_f32_bf16_ss,
    mgpu_wgmma_m64n56k16_f32_bf16_ss,
    mgpu_wgmma_m64n64k16_f32_bf16_ss,
    mgpu_wgmma_m64n72k16_f32_bf16_ss,
    mgpu_wgmma_m64n80k16_f32_bf16_ss,
    mgpu_wgmma_m64n88k16_f32_bf16_ss,
    mgpu_wgmma_m64n96k16_f32_bf16_ss,
    mgpu_wgmma_m64n104k16_f32_bf16_ss,
    mgpu_wgmma_m64n112k16_f32_bf16_ss,
    mgpu_wgmma_m64n120k16_f32_bf16_ss,
    mgpu_wgmma_m64n128k16_f32_bf16_ss,
    mgpu_wgmma_m64n136k16_f32_bf16_ss,
    mgpu_wgmma_m64n144k16_f32_bf16_ss,
    mgpu_wgmma_m64n152k16_f32_bf16_ss,
    mgpu_wgmma_m64n160k16_f32_bf16_ss,
    mgpu_wgmma_m64n168k16_f32_bf16_ss,
    mgpu_wgmma_m64n176k16_f32_bf16_ss,
    mgpu_wgmma_m64n184k16_f32_bf16_ss,
    mgpu_wgmma_m64n192k16_f32_bf16_ss,
    mgpu_wgmma_m64n200k16_f32_bf16_ss,
    mgpu_wgmma_m64n208k16_f32_bf16_ss,
    mgpu_wgmma_m64n216k16_f32_bf16_ss,
    mgpu_wgmma_m64n224k16_f32_bf16_ss,
    mgpu_wgmma_m64n232k16_f32_bf16_ss,
    mgpu_wgmma_m64n240k16_f32_bf16_ss,
    mgpu_wgmma_m64n248k16_f32_bf16_ss,
    mgpu_wgmma_m64n256k16_f32_bf16_ss,
    mgpu_wgmma_m64n8k16_f32_f16_ss,
    mgpu_wgmma_m64n16k16_f32_f16_ss,
    mgpu_wgmma_m64n24k16_f32_f16_ss,
    mgpu_wgmma_m64n32k16_f32_f16_ss,
    mgpu_wgmma_m64n40k16_f32_f16_ss,
    mgpu_wgmma_m64n48k16_f32_f16_ss,
    mgpu_wgmma_m64n56k16_f32_f16_ss,
    mgpu_wgmma_m64n64k16_f32_f16_ss,
    mgpu_wgmma_m64n72k16_f32_f16_ss,
    mgpu_wgmma_m64n80k16_f32_f16_ss,
    mgpu_wgmma_m64n88k16_f32_f16_ss,
    mgpu_wgmma_m64n96k16_f32_f16_ss,
    mgpu_wgmma_m64n104k16_f32_f16_ss,
    mgpu_wgmma_m64n112k16_f32_f16_ss,
    mgpu_wgmma_m64n120k16_f32_f16_ss,
    mgpu_wgmma_m64n128k16_f32_f16_ss,
    mgpu_wgmma_m64n136k16_f32_f16_ss,
    mgpu_wgmma_m64n144k16_f32_f16_ss,
    mgpu_wgmma_m64n152k16_f32_f16_ss,
    mgpu_wgmma_m64n160k16_f32_f16_ss,
    mgpu_wgmma_m64n168k16_f32_f16_ss,
    mgpu_wgmma_m64n176k16_f32_f16_ss,
    mgpu_wgmma_m64n184k16_f32_f16_ss,
    mgpu_wgmma_m64n192k16_f32_f16_ss,
    mgpu_wgmma_m64n200k16_f32_f16_ss,
    mgpu_wgmma_m64n208k16_f32_f16_ss,
    mgpu_wgmma_m64n216k16_f32_f16_ss,
    mgpu_wgmma_m64n224k16_f32_f16_ss,
    mgpu_wgmma_m64n232k16_f32_f16_ss,
    mgpu_wgmma_m64n240k16_f32_f16_ss,
    mgpu_wgmma_m64n248k16_f32_f16_ss,
    mgpu_wgmma_m64n256k16_f32_f16_ss;
typedef void mgpu__type_170(float *, const uint32_t *, uint64_t, int);
__device__ mgpu__type_170 mgpu_wgmma_m64n8k16_f32_bf16_rs,
    mgpu_wgmma_m64n16k16_f32_bf16_rs,
    mgpu_wgmma_m64n24k16_f32_bf16_rs,
    mgpu_wgmma_m64n32k16_f32_bf16_rs,
    mgpu_wgmma_m64n40k16_f32_bf16_rs,
    mgpu_wgmma_m64n48k16_f32_bf16_rs,
    mgpu_wgmma_m64n56k16_f32_bf16_rs,
    mgpu_wgmma_m64n64k16_f32_bf16_rs,
    mgpu_wgmma_m64n72k16_f32_bf16_rs,
    mgpu_wgmma_m64n80k16_f32_bf16_rs,
    mgpu_wgmma_m64n88k16_f32_bf16_rs,
    mgpu_wgmma_m64n96k16_f32_bf16_rs,
    mgpu_wgmma_m64n104k16_f32_bf16_rs,
    mgpu_wgmma_m64n112k16_f32_bf16_rs,
    mgpu_wgmma_m64n120k16_f32_bf16_rs,
    mgpu_wgmma_m64n128k16_f32_bf16_rs,
    mgpu_wgmma_m64n136k16_f32_bf16_rs,
    mgpu_wgmma_m64n144k16_f32_bf16_rs,
    mgpu_wgmma_m64n152k16_f32_bf16_rs,
    mgpu_wgmma_m64n160k16_f32_bf16_rs,
    mgpu_wgmma_m64n168k16_f32_bf16_rs,
    mgpu_wgmma_m64n176k16_f32_bf16_rs,
    mgpu_wgmma_m64n184k16_f32_bf16_rs,
    mgpu_wgmma_m64n192k16_f32_bf16_rs,
    mgpu_wgmma_m64n200k16_f32_bf16_rs,
    mgpu_wgmma_m64n208k16_f32_bf16_rs,
    mgpu_wgmma_m64n216k16_f32_bf16_rs,
    mgpu_wgmma_m64n224k16_f32_bf16_rs,
    mgpu_wgmma_m64n232k16_f32_bf16_rs,
    mgpu_wgmma_m64n240k16_f32_bf16_rs,
    mgpu_wgmma_m64n248k16_f32_bf16_rs,
    mgpu_wgmma_m64n256k16_f32_bf16_rs,
    mgpu_wgmma_m64n8k16_f32_f16_rs,
    mgpu_wgmma_m64n16k16_f32_f16_rs,
    mgpu_wgmma_m64n24k16_f32_f16_rs,
    mgpu_wgmma_m64n32k16_f32_f16_rs,
    mgpu_wgmma_m64n40k16_f32_f16_rs,
    mgpu_wgmma_m64n48k16_f32_f16_rs,
    mgpu_wgmma_m64n56k16_f32_f16_rs,
    mgpu_wgmma_m64n64k16_f32_f16_rs,
    mgpu_wgmma_m64n72k16_f32_f16_rs,
    mgpu_wgmma_m64n80k16_f32_f16_rs,
    mgpu_wgmma_m64n88k16_f32_f16_rs,
    mgpu_wgmma_m64n96k16_f32_f16_rs,
    mgpu_wgmma_m64n104k16_f32_f16_rs,
    mgpu_wgmma_m64n112k16_f32_f16_rs,
    mgpu_wgmma_m64n120k16_f32_f16_rs,
    mgpu_wgmma_m64n128k16_f32_f16_rs,
    mgpu_wgmma_m64n136k16_f32_f16_rs,
    mgpu_wgmma_m64n144k16_f32_f16_rs,
    mgpu_wgmma_m64n152k16_f32_f16_rs,
    mgpu_wgmma_m64n160k16_f32_f16_rs,
    mgpu_wgmma_m64n168k16_f32_f16_rs,
    mgpu_wgmma_m64n176k16_f32_f16_rs,
    mgpu_wgmma_m64n184k16_f32_f16_rs,
    mgpu_wgmma_m64n192k16_f32_f16_rs,
    mgpu_wgmma_m64n200k16_f32_f16_rs,
    mgpu_wgmma_m64n208k16_f32_f16_rs,
    mgpu_wgmma_m64n216k16_f32_f16_rs,
    mgpu_wgmma_m64n224k16_f32_f16_rs,
    mgpu_wgmma_m64n232k16_f32_f16_rs,
    mgpu_wgmma_m64n240k16_f32_f16_rs,
    mgpu_wgmma_m64n248k16_f32_f16_rs,
    mgpu_wgmma_m64n256k16_f32_f16_rs;
typedef void mgpu__type_171(uint32_t, float *, uint64_t, uint64_t, int);
__device__ mgpu__type_171 mgpu_wgmma_f32_bf16_ss,
    mgpu_wgmma_f32_f16_ss;
typedef void mgpu__type_172(uint32_t, float *, const uint32_t *, uint64_t, int);
__device__ mgpu__type_172 mgpu_wgmma_f32_bf16_rs,
    mgpu_wgmma_f32_f16_rs;
typedef void mgpu__type_173(uint32_t, float *);
__device__ mgpu__type_173 mgpu_acc_wait_f32_x4,
    mgpu_acc_wait_f32_x8,
    mgpu_acc_wait_f32_x12,
    mgpu_acc_wait_f32_x16,
    mgpu_acc_wait_f32_x20,
    mgpu_acc_wait_f32_x24,
    mgpu_acc_wait_f32_x28,
    mgpu_acc_wait_f32_x32,
    mgpu_acc_wait_f32_x36,
    mgpu_acc_wait_f32_x40,
    mgpu_acc_wait_f32_x44,
    mgpu_acc_wait_f32_x48,
    mgpu_acc_wait_f32_x52,
    mgpu_acc_wait_f32_x56,
    mgpu_acc_wait_f32_x60,
    mgpu_acc_wait_f32_x64,
    mgpu_acc_wait_f32_x68,
    mgpu_acc_wait_f32_x72,
    mgpu_acc_wait_f32_x76,
    mgpu_acc_wait_f32_x80,
    mgpu_acc_wait_f32_x84,
    mgpu_acc_wait_f32_x88,
    mgpu_acc_wait_f32_x92,
    mgpu_acc_wait_f32_x96,
    mgpu_acc_wait_f32_x100,
    mgpu_acc_wait_f32_x104,
    mgpu_acc_wait_f32_x108,
    mgpu_acc_wait_f32_x112,
    mgpu_acc_wait_f32_x116,
    mgpu_acc_wait_f32_x120,
    mgpu_acc_wait_f32_x124,
    mgpu_acc_wait_f32_x128;
typedef void mgpu__type_174(uint32_t, float *, uint32_t);
__device__ mgpu__type_174 mgpu_acc_wait_f32;
typedef void mgpu__type_175(uint32_t, uint32_t *);
__device__ mgpu__type_175 mgpu_acc_wait_b32_x2,
    mgpu_acc_wait_b32_x4,
    mgpu_acc_wait_b32_x6,
    mgpu_acc_wait_b32_x8,
    mgpu_acc_wait_b32_x10,
    mgpu_acc_wait_b32_x12,
    mgpu_acc_wait_b32_x14,
    mgpu_acc_wait_b32_x16,
    mgpu_acc_wait_b32_x18,
    mgpu_acc_wait_b32_x20,
    mgpu_acc_wait_b32_x22,
    mgpu_acc_wait_b32_x24,
    mgpu_acc_wait_b32_x26,
    mgpu_acc_wait_b32_x28,
    mgpu_acc_wait_b32_x30,
    mgpu_acc_wait_b32_x32,
    mgpu_acc_wait_b32_x34,
    mgpu_acc_wait_b32_x36,
    mgpu_acc_wait_b32_x38,
    mgpu_acc_wait_b32_x40,
    mgpu_acc_wait_b32_x42,
    mgpu_acc_wait_b32_x44,
    mgpu_acc_wait_b32_x46,
    mgpu_acc_wait_b32_x48,
    mgpu_acc_wait_b32_x50,
    mgpu_acc_wait_b32_x52,
    mgpu_acc_wait_b32_x54,
    mgpu_acc_wait_b32_x56,
    mgpu_acc_wait_b32_x58,
    mgpu_acc_wait_b32_x60,
    mgpu_acc_wait_b32_x62,
    mgpu_acc_wait_b32_x64;
typedef void mgpu__type_176(uint32_t, uint32_t *, uint32_t);
__device__ mgpu__type_176 mgpu_acc_wait_b32;

#endif /* MGPU__HOST_PASS */
#endif /* MGPU_PTX_HOST_PASS_GEN_H */
