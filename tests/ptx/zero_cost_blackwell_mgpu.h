/* tests/ptx/zero_cost_blackwell_mgpu.h - kernels of zero_cost_mgpu.cu that no Hopper assembles.
 * SPDX-License-Identifier: MIT
 *
 * The family of each is the target that assembles it; newer__ is what ptxas 13.0 does not know.
 */
#ifndef TESTS_PTX_ZERO_COST_BLACKWELL_MGPU_H
#define TESTS_PTX_ZERO_COST_BLACKWELL_MGPU_H

/* Eight registers: r of 32 bits, k of f32; or four, l of 64. */
#define WIDE(family, function, ...)                                                            \
    ROW(family, function, {                                                                    \
        uint32_t r[8];                                                                         \
        uint64_t l[4];                                                                         \
        float k[8];                                                                            \
        for (int j = 0; j < 8; j++)                                                            \
            r[j] = g[16 + j], k[j] = f[16 + j];                                                \
        for (int j = 0; j < 4; j++)                                                            \
            l[j] = ((uint64_t *)w)[16 + j];                                                    \
        mgpu_##function(__VA_ARGS__);                                                          \
        for (int j = 0; j < 8; j++)                                                            \
            g[16 + j] = r[j], f[16 + j] = k[j];                                                \
        for (int j = 0; j < 4; j++)                                                            \
            ((uint64_t *)w)[16 + j] = l[j];                                                    \
    })

/* ---- sm_100a: memory --------------------------------------------------------------------- */

VOID(sm_100a, bulk_store_cp_mask, g, s, n, h)
VOID(sm_100a, bulk_store_hint_cp_mask, g, s, n, y, h)
WIDE(sm_100a, ld_global_v8_b32_hint, r, g, y)
WIDE(sm_100a, ld_global_l2_evict_first_v8_f32, k, f)
WIDE(sm_100a, ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64, l, w)
WIDE(sm_100a, st_global_l1_evict_unchanged_v8_b32_hint, g, r, y)
WIDE(sm_100a, st_global_l1_evict_first_l2_evict_last_v4_b64, w, l)
U32(sm_100a, multimem_ld_reduce_add_acc_f16_e5m2x4, g)
REGS(sm_100a, multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4, a, g)
REGS(sm_100a, multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4, a, g)
VOID(sm_100a, st_async_gpu_global_b64, (uint64_t *)w, x)
VOID(sm_100a, st_async_sys_global_b8, (uint8_t *)g, (uint8_t)n)
VOID(sm_100a, st_async_mmio_sys_global_b16, (uint16_t *)g, h)
VOID(sm_100a, red_async_gpu_global_add_s32, (int32_t *)g, (int32_t)n)
VOID(sm_100a, red_async_mmio_sys_global_add_u32, g, n)
VOID(sm_100a, st_bulk, s, x)
REGS(sm_100a, ldmatrix_m16n16_x1_trans_b8, a, s)
REGS(sm_100a, ldmatrix_m16n16_x2_trans_b4x16_p64, a, s)
REGS(sm_100a, ldmatrix_m8n16_x4_b6x16_p32, a, s)
REGS(sm_100a, stmatrix_m16n8_x2_trans_b8, s, a)
VOID(sm_100a, clusterlaunchcontrol_try_cancel, s, b)
VOID(sm_100a, clusterlaunchcontrol_try_cancel_multicast, s, b)
ARRAYS(sm_100a, clusterlaunchcontrol_query_cancel_is_canceled,
       n = mgpu_clusterlaunchcontrol_query_cancel_is_canceled(a))
REGS(sm_100a, clusterlaunchcontrol_query_cancel_get_first_ctaid, t, a)
ARRAYS(sm_100a, clusterlaunchcontrol_query_cancel_get_first_ctaid_y,
       n = mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(a))

/* ---- sm_100a: values --------------------------------------------------------------------- */

U64(sm_100a, fma_rn_f32x2, x, y, x)
F32(sm_100a, max3_nan_f32, v, v, v)
U16(sm_100a, cvt_rn_e2m3x2_f32, v, u)
U32(sm_100a, cvt_rn_relu_e2m1x2_f32, v, u)
U32(sm_100a, cvt_rn_f16x2_e2m1x2, (uint8_t)n)
U16(sm_100a, cvt_rz_satfinite_ue8m0x2_bf16x2, n)
U32(sm_100a, cvt_rn_bf16x2_ue8m0x2, h)
U32(sm_100a, cvt_rn_relu_satfinite_tf32_f32, v)
U32(sm_100a, cvt_rs_satfinite_bf16x2_f32, v, u, n)
U32(sm_100a, cvt_rs_relu_e4m3x4_f32, v, u, u, v, n)
U16(sm_100a, cvt_rs_e2m1x4_f32, v, u, u, v, n)

/* ---- sm_100a: TMA ------------------------------------------------------------------------ */

VOID(sm_100a, tma_load_2d_gather4, s, &tm, (int)n, (int)m, 1, 2, 3, b)
VOID(sm_100a, tma_load_2d_shared_cta_gather4_hint, s, &tm, (int)n, (int)m, 1, 2, 3, b, y)
VOID(sm_100a, tma_load_2d_gather4_multicast_cg2_hint, s, &tm, (int)n, (int)m, 1, 2, 3, b, h, y)
VOID(sm_100a, tma_store_2d_scatter4, &tm, (int)n, (int)m, 1, 2, 3, s)
VOID(sm_100a, tma_prefetch_2d_gather4_hint, &tm, (int)n, (int)m, 1, 2, 3, y)
VOID(sm_100a, tma_load_3d_im2col_w, s, &tm, (int)n, (int)m, 1, b, h, (uint16_t)n)
VOID(sm_100a, tma_load_4d_shared_cta_im2col_w_128_hint, s, &tm, (int)n, (int)m, 1, 2, b, h,
     (uint16_t)n, y)
VOID(sm_100a, tma_load_5d_im2col_w_128_multicast_cg2, s, &tm, (int)n, (int)m, 1, 2, 3, b, h,
     (uint16_t)n, (uint16_t)m)
VOID(sm_100a, tma_prefetch_3d_im2col_w, &tm, (int)n, (int)m, 1, h, (uint16_t)n)
VOID(sm_100a, tma_load_2d_cg2, s, &tm, (int)n, (int)m, b)
VOID(sm_100a, tma_load_1d_shared_cta_cg2_hint, s, &tm, (int)n, b, y)
VOID(sm_100a, tma_load_3d_multicast_cg2, s, &tm, (int)n, (int)m, 1, b, h)
VOID(sm_100a, tma_load_4d_im2col_multicast_cg2_hint, s, &tm, (int)n, (int)m, 1, 2, b, h,
     (uint16_t)n, (uint16_t)m, y)

/* ---- sm_100a: tensor memory -------------------------------------------------------------- */

VOID(sm_100a, tcgen05_alloc, s, n)
VOID(sm_100a, tcgen05_dealloc_cg2, n, m)
VOID(sm_100a, tcgen05_relinquish_alloc_permit)
VOID(sm_100a, tcgen05_fence_before_thread_sync)
VOID(sm_100a, tcgen05_fence_after_thread_sync)
VOID(sm_100a, tcgen05_wait_ld)
VOID(sm_100a, tcgen05_wait_st)
VOID(sm_100a, tcgen05_commit, b)
VOID(sm_100a, tcgen05_commit_multicast, b, h)
VOID(sm_100a, tcgen05_commit_cg2, b)
VOID(sm_100a, tcgen05_commit_cg2_multicast, b, h)
VOID(sm_100a, tcgen05_shift_down, n)
VOID(sm_100a, tcgen05_cp_128x256b, n, x)
VOID(sm_100a, tcgen05_cp_32x128b_warpx4, n, x)
VOID(sm_100a, tcgen05_cp_cg2_64x128b_warpx2_02_13_b4x16_p64, n, x)
REGS(sm_100a, tcgen05_ld_32x32b_x4, a, n)
REGS(sm_100a, tcgen05_ld_16x64b_x2_pack_16b, a, n)
WIDE(sm_100a, tcgen05_ld_16x256b_x2, r, n)
ARRAYS(sm_100a, tcgen05_ld_16x32bx2_x2, MGPU_TCGEN05_LD_16X32BX2_X2(a, n, 8))
REGS(sm_100a, tcgen05_st_32x32b_x2, n, a)
WIDE(sm_100a, tcgen05_st_16x128b_x4_unpack_16b, n, r)
ARRAYS(sm_100a, tcgen05_st_16x32bx2_x4, MGPU_TCGEN05_ST_16X32BX2_X4(n, 16, a))

/* ---- sm_100a: tcgen05.mma ---------------------------------------------------------------- */

VOID(sm_100a, tcgen05_mma_f16_ss, n, x, y, m, 1)
VOID(sm_100a, tcgen05_mma_tf32_ts, n, s, y, m, (int)b)
VOID(sm_100a, tcgen05_mma_cg2_f8f6f4_ss, n, x, y, m, (int)b)
VOID(sm_100a, tcgen05_mma_cg2_i8_ts, n, s, y, m, 0)
VOID(sm_100a, tcgen05_mma_f16_ts_collector, n, s, y, m, (int)b, MGPU_COLLECTOR_USE)
VOID(sm_100a, tcgen05_mma_cg2_i8_ss_collector, n, x, y, m, (int)b, MGPU_COLLECTOR_FILL)
REGS(sm_100a, tcgen05_mma_tf32_ss_collector_lanes, n, x, y, m, a, (int)b,
     MGPU_COLLECTOR_LASTUSE)
VOID(sm_100a, tcgen05_mma_f16_ss_scale_d, n, x, y, m, (int)b, 3)
VOID(sm_100a, tcgen05_mma_cg2_f16_ts_ashift, n, s, y, m, (int)b)
REGS(sm_100a, tcgen05_mma_i8_ts_lanes, n, s, y, m, a, (int)b)
WIDE(sm_100a, tcgen05_mma_cg2_tf32_ts_lanes_scale_d, n, s, y, m, r, (int)b, 15)
WIDE(sm_100a, tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes, n, s, y, m, r, (int)b)
WIDE(sm_100a, tcgen05_mma_cg2_tf32_ts_collector_lanes_scale_d, n, s, y, m, r, (int)b, 1,
     MGPU_COLLECTOR_DISCARD)
VOID(sm_100a, tcgen05_mma_mxf8f6f4_block32_ss, n, x, y, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_cg2_mxf8f6f4_block32_ts_collector, n, s, y, m, s, b, 1,
     MGPU_COLLECTOR_LASTUSE)
VOID(sm_100a, tcgen05_mma_mxf4_block32_ts, n, s, y, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_mxf4nvf4_block16_ss_collector, n, x, y, m, s, b, 1,
     MGPU_COLLECTOR_FILL)
VOID(sm_100a, tcgen05_mma_cg2_mxf4nvf4_block16_ss, n, x, y, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_mxf4nvf4_block32_ts, n, s, y, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_sp_f8f6f4_ss, n, x, y, s, m, (int)b)
VOID(sm_100a, tcgen05_mma_sp_cg2_f16_ts, n, s, y, s, m, (int)b)
REGS(sm_100a, tcgen05_mma_sp_f16_ss_collector_lanes_scale_d, n, x, y, s, m, a, (int)b, 2,
     MGPU_COLLECTOR_USE)
VOID(sm_100a, tcgen05_mma_sp_i8_ts_ashift, n, s, y, s, m, (int)b)
WIDE(sm_100a, tcgen05_mma_sp_cg2_f16_ss_lanes_scale_d, n, x, y, s, m, r, (int)b, 7)
VOID(sm_100a, tcgen05_mma_sp_mxf4_block32_ss, n, x, y, s, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_sp_mxf4nvf4_block32_ts, n, s, y, s, m, s, b, 1)
VOID(sm_100a, tcgen05_mma_sp_mxf4nvf4_block16_ss_collector, n, x, y, s, m, s, b, 1,
     MGPU_COLLECTOR_FILL)
VOID(sm_100a, tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collector, n, s, y, s, m, s, b, 1,
     MGPU_COLLECTOR_USE)
VOID(sm_100a, tcgen05_mma_ws_i8_ss, n, x, y, m, (int)b)
VOID(sm_100a, tcgen05_mma_ws_tf32_ts_collector, n, s, y, m, (int)b, 2, MGPU_COLLECTOR_LASTUSE)
VOID(sm_100a, tcgen05_mma_ws_tf32_ss_zero_column_mask, n, x, y, m, (int)b, x)
VOID(sm_100a, tcgen05_mma_ws_sp_f8f6f4_ss_zero_column_mask, n, x, y, s, m, (int)b, x)
VOID(sm_100a, tcgen05_mma_ws_sp_tf32_ts, n, s, y, s, m, (int)b)
VOID(sm_100a, tcgen05_mma_ws_sp_f16_ts_collector_zero_column_mask, n, s, y, s, m, (int)b, x, 3,
     MGPU_COLLECTOR_FILL)

/* ---- sm_103a, sm_120a -------------------------------------------------------------------- */

ARRAYS(sm_103a, tcgen05_ld_red_32x32b_x2_min_abs_nan_f32,
       mgpu_tcgen05_ld_red_32x32b_x2_min_abs_nan_f32(d, &v, n))
ARRAYS(sm_103a, tcgen05_ld_red_32x32b_x4_max_u32,
       mgpu_tcgen05_ld_red_32x32b_x4_max_u32(a, &n, m))
ARRAYS(sm_103a, tcgen05_ld_red_16x32bx2_x2_min_s32,
       MGPU_TCGEN05_LD_RED_16X32BX2_X2_MIN_S32(i, t, m, 8))

REGS(sm_120a, mma_m16n8k32_f8f6f4_f32_e3m2_e2m1, d, a, t, d)
REGS(sm_120a, mma_m16n8k32_f8f6f4_f16_e4m3_e2m3, a, t, a, a)
REGS(sm_120a, mma_sp_m16n8k64_f8f6f4_f32_e2m3, d, a, t, d, n)
REGS(sm_120a, mma_sp_m16n8k64_f16_e5m2, a, a, t, a, n)
REGS(sm_120a, mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1, d, a, t, d, n, 1, 0, m, 2, 3)
REGS(sm_120a, mma_m16n8k64_mxf4_f32_e2m1, d, a, t, d, n, h, (uint16_t)s, m, h, (uint16_t)b)
REGS(sm_120a, mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3, d, a, t, d, n, 0, 1, m, 0, 2)
REGS(sm_120a, mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2, d, a, t, d, s, n, 1, 0, m, 2, 3)

/* ---- newer ------------------------------------------------------------------------------- */

#ifdef ZERO_COST_NEWER
U16(newer, cvt_rn_relu_e4m3x2_bf16x2, n)
U32(newer, cvt_rn_e2m1x2_f16x2, n)
U32(newer, cvt_rn_bf16x2_e5m2x2_scaled, h, (uint16_t)n)
U32(newer, cvt_rn_relu_bf16x2_e2m1x2, (uint8_t)n)
U16(newer, cvt_rn_s2f6x2_f32_scaled, v, u, h)
U32(newer, cvt_rn_satfinite_bf16x2_s2f6x2, h)
U16(newer, cvt_e4m3x2_f32, MGPU_CVT_RZ_RELU, v, u)
U16(newer, cvt_rz_ue5m3x2_f16x2_scaled, n, m)
U32(newer, add_rn_e5m2x4, MGPU_F8X4_E3M2, n, m)
U32(newer, mul_rn_satfinite_e4m3x4, MGPU_F8X4(E2M1P4, UE8M0), n, m)
U32(newer, fma_rn_satfinite_e5m2x4, MGPU_F8X4(E2M1, E4M3), n, m, s)
VOID(newer, fabric_try_get_hint, s, n, x, m, b, y)
VOID(newer, fabric_try_put_cp_mask, n, x, s, m, b, h)
VOID(newer, fabric_try_put_multimem_counted_bytes, n, x, y, s, m, b)
VOID(newer, fabric_try_red_max_s64, n, x, s, m, b)
VOID(newer, fabric_try_red_multimem_add_f64, n, x, s, m, b)
VOID(newer, fabric_submit_op_restrict_fetching)
VOID(newer, fence_proxy_fabric_generic_alias_release_sys)
U32(newer, add_sat_u8x4, n, m)
U32(newer, neg_s8x4, n)
U32(newer, set_le_s16x2, n, m)
U32(newer, add_sat_u32, n, m)
VOID(newer, tcgen05_alloc_exclusive, s, n)
VOID(newer, tcgen05_dealloc_exclusive_cg2, n, m)
VOID(newer, tcgen05_commit_multicast_32b, b, n)
VOID(newer, tcgen05_commit_cg2_sync_restrict_read_mma_a, b)
VOID(newer, tcgen05_commit_sync_restrict_read_mma_a_multicast_32b, b, n)
VOID(newer, mbarrier_arrive_multicast, b, n)
VOID(newer, mbarrier_arrive_drop_relaxed_count_multicast, b, n, m)
VOID(newer, mbarrier_arrive_expect_tx_multicast, b, n, m)
VOID(newer, mbarrier_complete_tx_multicast, b, n, m)
VOID(newer, bulk_load_multicast_32b_hint, s, g, n, b, m, y)
VOID(newer, bulk_load_shared_cta_report, MGPU_REPORT_PER_16BYTES_8000, s, g, n, b)
VOID(newer, bulk_applypriority_l2_evict_normal, g, n)
VOID(newer, tma_load_2d_report_multicast_32b, MGPU_REPORT_PER_ELEMENT_FF, s, &tm, (int)n,
     (int)m, b, n)
VOID(newer, tma_load_3d_im2col_multicast_32b, s, &tm, (int)n, (int)m, 1, b, h, n)
VOID(newer, tma_prefetch_1d_l2_evict_last, &tm, (int)n)
VOID(newer, tma_load_2d_multicast_global_address_hint, s, &tm, g, (int)n, (int)m, b, h, y)
VOID(newer, tma_reduce_min_1d_global_address, &tm, g, (int)n, s)
VOID(newer, tma_store_2d_scatter4_global_address, &tm, g, (int)n, (int)m, (int)n, 3, 4, s)
VOID(newer, tma_load_2d_global_dim_stride, s, &tm, g, h, h, y, b)
VOID(newer, tma_reduce_1d_global_dim, MGPU_REDUCE_MAX, &tm, g, h, s)
#endif

/* ---- maps ------------------------------------------------------------------------------------- */

VOID(sm_100a, tensormap_replace_elemtype_b4x16_p64, s)
VOID(sm_100a, tensormap_replace_elemtype_b6x16_p32_global, (mgpu_tensor_map *)w)
VOID(sm_100a, tensormap_replace_swizzle_atomicity, s, 3)
VOID(newer, tcgen05_mma_f16_ss_collectors, n, x, y, m, s, MGPU_COLLECTOR_USE,
     MGPU_COLLECTOR_FILL)
VOID(newer, tcgen05_mma_ti16_ts, n, m, x, b, s)
VOID(newer, tcgen05_mma_cg2_f8f6f4_ss_decompress_lut, n, x, y, m, b, s)
U64(newer, fma_rz_f32x2_bf16x2, n, x, y)

#endif /* TESTS_PTX_ZERO_COST_BLACKWELL_MGPU_H */
