/* tests/ptx/zero_cost_blackwell_hand.h - the kernels of zero_cost_blackwell_mgpu.h in CUDA and asm alone.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_ZERO_COST_BLACKWELL_HAND_H
#define TESTS_PTX_ZERO_COST_BLACKWELL_HAND_H

#define WIDE(family, function, text, out, ...)                                                 \
    ROW(family, function, {                                                                    \
        uint32_t r[8];                                                                         \
        uint64_t l[4];                                                                         \
        float k[8];                                                                            \
        for (int j = 0; j < 8; j++)                                                            \
            r[j] = g[16 + j], k[j] = f[16 + j];                                                \
        for (int j = 0; j < 4; j++)                                                            \
            l[j] = ((uint64_t *)w)[16 + j];                                                    \
        asm volatile("{" text ";}" : out:__VA_ARGS__ : "memory");                              \
        for (int j = 0; j < 8; j++)                                                            \
            g[16 + j] = r[j], f[16 + j] = k[j];                                                \
        for (int j = 0; j < 4; j++)                                                            \
            ((uint64_t *)w)[16 + j] = l[j];                                                    \
    })
/* Several instructions: without a result, values alone, registers. */
#define BLOCK(family, function, text, ...)                                                     \
    ROW(family, function, asm volatile("{" text ";}" : : __VA_ARGS__ : "memory"))
#define PURE_BLOCK(family, function, text, out, ...)                                           \
    ROW(family, function, asm("{" text ";}" : out : __VA_ARGS__))
#define REGS_BLOCK(family, function, text, out, ...)                                           \
    ARRAYS(family, function, asm volatile("{" text ";}" : out:__VA_ARGS__ : "memory"))
#define NONE
#define IN2(c, r)         c((r)[0]), c((r)[1])
#define IN8(c, r)         IN4(c, r), IN4(c, (r) + 4)
#define OUT2(c, r)        "=" c((r)[0]), "=" c((r)[1])
#define OUT8(c, r)        OUT4(c, r), OUT4(c, (r) + 4)
#define OUT2_AND(c, r, x) OUT2(c, r), "=" c(x)
#define OUT4_AND(c, r, x) OUT4(c, r), "=" c(x)
#define EIGHT             "{%0, %1, %2, %3, %4, %5, %6, %7}"

/* ---- sm_100a: memory --------------------------------------------------------------------- */

DO(sm_100a, bulk_store_cp_mask,
   "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, %3", "l"(g), "r"(s),
   "r"(n), "h"(h))
DO(sm_100a, bulk_store_hint_cp_mask,
   "cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.cp_mask [%0], [%1], %2, %3, %4",
   "l"(g), "r"(s), "r"(n), "l"(y), "h"(h))
WIDE(sm_100a, ld_global_v8_b32_hint, "ld.global.L2::cache_hint.v8.b32 " EIGHT ", [%8], %9",
     OUT8("r", r), "l"(g), "l"(y))
WIDE(sm_100a, ld_global_l2_evict_first_v8_f32,
     "ld.global.L2::evict_first.v8.f32 " EIGHT ", [%8]", OUT8("f", k), "l"(f))
WIDE(sm_100a, ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64,
     "ld.global.nc.L1::no_allocate.L2::evict_last.v4.b64 " FOUR ", [%4]", OUT4("l", l), "l"(w))
WIDE(sm_100a, st_global_l1_evict_unchanged_v8_b32_hint,
     "st.global.L1::evict_unchanged.L2::cache_hint.v8.b32 "
     "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9",
     NONE, "l"(g), IN8("r", r), "l"(y))
WIDE(sm_100a, st_global_l1_evict_first_l2_evict_last_v4_b64,
     "st.global.L1::evict_first.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4}", NONE, "l"(w),
     IN4("l", l))
GET(sm_100a, multimem_ld_reduce_add_acc_f16_e5m2x4,
    "multimem.ld_reduce.weak.global.add.acc::f16.e5m2x4 %0, [%1]", "=r"(n), "l"(g))
REGS(sm_100a, multimem_ld_reduce_acquire_sys_add_acc_f16_v2_e4m3x4,
     "multimem.ld_reduce.acquire.sys.global.add.acc::f16.v2.e4m3x4 {%0, %1}, [%2]",
     OUT2("r", a), "l"(g))
REGS(sm_100a, multimem_ld_reduce_relaxed_gpu_max_v4_e5m2x4,
     "multimem.ld_reduce.relaxed.gpu.global.max.v4.e5m2x4 " FOUR ", [%4]", OUT4("r", a), "l"(g))
DO(sm_100a, st_async_gpu_global_b64, "st.async.release.gpu.global.b64 [%0], %1", "l"(w), "l"(x))
BLOCK(sm_100a, st_async_sys_global_b8,
      ".reg .b8 byte;\ncvt.u8.u16 byte, %1;\nst.async.release.sys.global.b8 [%0], byte", "l"(g),
      "h"((uint16_t)(uint8_t)n))
DO(sm_100a, st_async_mmio_sys_global_b16, "st.async.mmio.release.sys.global.b16 [%0], %1",
   "l"(g), "h"(h))
DO(sm_100a, red_async_gpu_global_add_s32, "red.async.release.gpu.global.add.s32 [%0], %1",
   "l"(g), "r"(n))
DO(sm_100a, red_async_mmio_sys_global_add_u32,
   "red.async.mmio.release.sys.global.add.u32 [%0], %1", "l"(g), "r"(n))
DO(sm_100a, st_bulk, "st.bulk.weak.shared::cta [%0], %1, 0", "r"(s), "l"(x))
REGS(sm_100a, ldmatrix_m16n16_x1_trans_b8,
     "ldmatrix.sync.aligned.m16n16.x1.trans.shared::cta.b8 {%0, %1}, [%2]", OUT2("r", a),
     "r"(s))
REGS(sm_100a, ldmatrix_m16n16_x2_trans_b4x16_p64,
     "ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b4x16_p64 " FOUR ", [%4]",
     OUT4("r", a), "r"(s))
REGS(sm_100a, ldmatrix_m8n16_x4_b6x16_p32,
     "ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b6x16_p32 " FOUR ", [%4]", OUT4("r", a),
     "r"(s))
REGS(sm_100a, stmatrix_m16n8_x2_trans_b8,
     "stmatrix.sync.aligned.m16n8.x2.trans.shared::cta.b8 [%0], {%1, %2}", NONE, "r"(s),
     IN2("r", a))
DO(sm_100a, clusterlaunchcontrol_try_cancel,
   "clusterlaunchcontrol.try_cancel.async.shared::cta." BYTES ".b128 [%0], [%1]", "r"(s),
   "r"(b))
DO(sm_100a, clusterlaunchcontrol_try_cancel_multicast,
   "clusterlaunchcontrol.try_cancel.async.shared::cta." BYTES ".multicast::cluster::all.b128 "
   "[%0], [%1]",
   "r"(s), "r"(b))

/* 16 bytes of four registers as one, asked. */
#define ANSWER(low, high, what)                                                                \
    ".reg .b64 lo, hi;\n.reg .b128 q;\n.reg .pred p;\n.reg .b32 none;\nmov.b64 lo, {" low      \
    "};\nmov.b64 hi, {" high                                                                   \
    "};\nmov.b128 q, {lo, hi};\nclusterlaunchcontrol.query_cancel." what
ARRAYS(sm_100a, clusterlaunchcontrol_query_cancel_is_canceled,
       asm volatile("{" ANSWER("%1, %2", "%3, %4",
                               "is_canceled.pred.b128 p, q;\nselp.u32 %0, 1, 0, p;}")
                    : "=r"(q)
                    : IN4("r", a)
                    : "memory");
       n = q != 0)
REGS_BLOCK(sm_100a, clusterlaunchcontrol_query_cancel_get_first_ctaid,
           ANSWER("%3, %4", "%5, %6", "get_first_ctaid.v4.b32.b128 {%0, %1, %2, none}, q"),
           OUT2_AND("r", t, t[2]), IN4("r", a))
REGS_BLOCK(sm_100a, clusterlaunchcontrol_query_cancel_get_first_ctaid_y,
           ANSWER("%1, %2", "%3, %4", "get_first_ctaid::y.b32.b128 %0, q"), "=r"(n),
           IN4("r", a))

/* ---- sm_100a: values --------------------------------------------------------------------- */

/* A result of 8 bits; asm takes no register of less than 16. */
#define BYTE(family, function, text, ...)                                                      \
    ROW(family, function, {                                                                    \
        uint16_t wide;                                                                         \
        asm("{.reg .b8 byte;\n" text ";\ncvt.u16.u8 %0, byte;}" : "=h"(wide) : __VA_ARGS__);   \
        n = (uint8_t)wide;                                                                     \
    })

PURE(sm_100a, fma_rn_f32x2, "fma.rn.f32x2 %0, %1, %2, %3", "=l"(x), "l"(x), "l"(y), "l"(x))
PURE(sm_100a, max3_nan_f32, "max.NaN.f32 %0, %1, %2, %3", "=f"(v), "f"(v), "f"(v), "f"(v))
PURE(sm_100a, cvt_rn_e2m3x2_f32, "cvt.rn.satfinite.e2m3x2.f32 %0, %1, %2", "=h"(h), "f"(v),
     "f"(u))
BYTE(sm_100a, cvt_rn_relu_e2m1x2_f32, "cvt.rn.satfinite.relu.e2m1x2.f32 byte, %1, %2", "f"(v),
     "f"(u))
PURE_BLOCK(sm_100a, cvt_rn_f16x2_e2m1x2,
           ".reg .b8 byte;\ncvt.u8.u16 byte, %1;\ncvt.rn.f16x2.e2m1x2 %0, byte", "=r"(n),
           "h"((uint16_t)(uint8_t)n))
PURE(sm_100a, cvt_rz_satfinite_ue8m0x2_bf16x2, "cvt.rz.satfinite.ue8m0x2.bf16x2 %0, %1",
     "=h"(h), "r"(n))
PURE(sm_100a, cvt_rn_bf16x2_ue8m0x2, "cvt.rn.bf16x2.ue8m0x2 %0, %1", "=r"(n), "h"(h))
PURE(sm_100a, cvt_rn_relu_satfinite_tf32_f32, "cvt.rn.satfinite.relu.tf32.f32 %0, %1", "=r"(n),
     "f"(v))
PURE(sm_100a, cvt_rs_satfinite_bf16x2_f32, "cvt.rs.satfinite.bf16x2.f32 %0, %1, %2, %3",
     "=r"(n), "f"(v), "f"(u), "r"(n))
PURE(sm_100a, cvt_rs_relu_e4m3x4_f32,
     "cvt.rs.relu.satfinite.e4m3x4.f32 %0, {%1, %2, %3, %4}, %5", "=r"(n), "f"(v), "f"(u),
     "f"(u), "f"(v), "r"(n))
PURE(sm_100a, cvt_rs_e2m1x4_f32, "cvt.rs.satfinite.e2m1x4.f32 %0, {%1, %2, %3, %4}, %5",
     "=h"(h), "f"(v), "f"(u), "f"(u), "f"(v), "r"(n))

/* ---- sm_100a: TMA ------------------------------------------------------------------------ */

#define TENSOR(where) "cp.async.bulk.tensor." where "."
#define MULTICAST     ".multicast::cluster"
#define PAIR          ".cta_group::2"
#define HINT          ".L2::cache_hint"
DO(sm_100a, tma_load_2d_gather4,
   TENSOR("2d.shared::cluster.global.tile::gather4") BYTES
   " [%0], [%1, {%2, %3, %4, %5, %6}], [%7]",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "r"(b))
DO(sm_100a, tma_load_2d_shared_cta_gather4_hint,
   TENSOR("2d.shared::cta.global.tile::gather4") BYTES HINT
   " [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "r"(b), "l"(y))
DO(sm_100a, tma_load_2d_gather4_multicast_cg2_hint,
   TENSOR("2d.shared::cluster.global.tile::gather4") BYTES MULTICAST PAIR HINT
   " [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "r"(b), "h"(h), "l"(y))
DO(sm_100a, tma_store_2d_scatter4,
   TENSOR("2d.global.shared::cta.tile::scatter4") "bulk_group "
                                                  "[%0, {%1, %2, %3, %4, %5}], [%6]",
   "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "r"(s))
DO(sm_100a, tma_prefetch_2d_gather4_hint,
   "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4" HINT
   " [%0, {%1, %2, %3, %4, %5}], %6",
   "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "l"(y))
DO(sm_100a, tma_load_3d_im2col_w,
   TENSOR("3d.shared::cluster.global.im2col::w") BYTES
   " [%0], [%1, {%2, %3, %4}], [%5], {%6, %7}",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(b), "h"(h), "h"((uint16_t)n))
DO(sm_100a, tma_load_4d_shared_cta_im2col_w_128_hint,
   TENSOR("4d.shared::cta.global.im2col::w::128") BYTES HINT
   " [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(b), "h"(h), "h"((uint16_t)n), "l"(y))
DO(sm_100a, tma_load_5d_im2col_w_128_multicast_cg2,
   TENSOR("5d.shared::cluster.global.im2col::w::128") BYTES MULTICAST PAIR
   " [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(3), "r"(b), "h"(h), "h"((uint16_t)n),
   "h"((uint16_t)m))
DO(sm_100a, tma_prefetch_3d_im2col_w,
   "cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w [%0, {%1, %2, %3}], {%4, %5}",
   "l"(&tm), "r"(n), "r"(m), "r"(1), "h"(h), "h"((uint16_t)n))
DO(sm_100a, tma_load_2d_cg2,
   TENSOR("2d.shared::cluster.global.tile") BYTES PAIR " [%0], [%1, {%2, %3}], [%4]", "r"(s),
   "l"(&tm), "r"(n), "r"(m), "r"(b))
DO(sm_100a, tma_load_1d_shared_cta_cg2_hint,
   TENSOR("1d.shared::cta.global.tile") BYTES PAIR HINT " [%0], [%1, {%2}], [%3], %4", "r"(s),
   "l"(&tm), "r"(n), "r"(b), "l"(y))
DO(sm_100a, tma_load_3d_multicast_cg2,
   TENSOR("3d.shared::cluster.global.tile") BYTES MULTICAST PAIR
   " [%0], [%1, {%2, %3, %4}], [%5], %6",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(b), "h"(h))
DO(sm_100a, tma_load_4d_im2col_multicast_cg2_hint,
   TENSOR("4d.shared::cluster.global.im2col") BYTES MULTICAST PAIR HINT
   " [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(b), "h"(h), "h"((uint16_t)n),
   "h"((uint16_t)m), "l"(y))

/* ---- sm_100a: tensor memory -------------------------------------------------------------- */

#define COMMIT(group) "tcgen05.commit.cta_group::" group ".mbarrier::arrive::one"
DO(sm_100a, tcgen05_alloc, "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1",
   "r"(s), "r"(n))
DO(sm_100a, tcgen05_dealloc_cg2, "tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, %1", "r"(n),
   "r"(m))
DO(sm_100a, tcgen05_relinquish_alloc_permit,
   "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned")
DO(sm_100a, tcgen05_fence_before_thread_sync, "tcgen05.fence::before_thread_sync")
DO(sm_100a, tcgen05_fence_after_thread_sync, "tcgen05.fence::after_thread_sync")
DO(sm_100a, tcgen05_wait_ld, "tcgen05.wait::ld.sync.aligned")
DO(sm_100a, tcgen05_wait_st, "tcgen05.wait::st.sync.aligned")
DO(sm_100a, tcgen05_commit, COMMIT("1") ".shared::cluster.b64 [%0]", "r"(b))
DO(sm_100a, tcgen05_commit_multicast,
   COMMIT("1") ".shared::cluster.multicast::cluster.b64 [%0], %1", "r"(b), "h"(h))
DO(sm_100a, tcgen05_commit_cg2, COMMIT("2") ".shared::cluster.b64 [%0]", "r"(b))
DO(sm_100a, tcgen05_commit_cg2_multicast,
   COMMIT("2") ".shared::cluster.multicast::cluster.b64 [%0], %1", "r"(b), "h"(h))
DO(sm_100a, tcgen05_shift_down, "tcgen05.shift.cta_group::1.down [%0]", "r"(n))
DO(sm_100a, tcgen05_cp_128x256b, "tcgen05.cp.cta_group::1.128x256b [%0], %1", "r"(n), "l"(x))
DO(sm_100a, tcgen05_cp_32x128b_warpx4, "tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1",
   "r"(n), "l"(x))
DO(sm_100a, tcgen05_cp_cg2_64x128b_warpx2_02_13_b4x16_p64,
   "tcgen05.cp.cta_group::2.64x128b.warpx2::02_13.b8x16.b4x16_p64 [%0], %1", "r"(n), "l"(x))
REGS(sm_100a, tcgen05_ld_32x32b_x4, "tcgen05.ld.sync.aligned.32x32b.x4.b32 " FOUR ", [%4]",
     OUT4("r", a), "r"(n))
REGS(sm_100a, tcgen05_ld_16x64b_x2_pack_16b,
     "tcgen05.ld.sync.aligned.16x64b.x2.pack::16b.b32 {%0, %1}, [%2]", OUT2("r", a), "r"(n))
WIDE(sm_100a, tcgen05_ld_16x256b_x2, "tcgen05.ld.sync.aligned.16x256b.x2.b32 " EIGHT ", [%8]",
     OUT8("r", r), "r"(n))
REGS(sm_100a, tcgen05_ld_16x32bx2_x2,
     "tcgen05.ld.sync.aligned.16x32bx2.x2.b32 {%0, %1}, [%2], 8", OUT2("r", a), "r"(n))
REGS(sm_100a, tcgen05_st_32x32b_x2, "tcgen05.st.sync.aligned.32x32b.x2.b32 [%0], {%1, %2}",
     NONE, "r"(n), IN2("r", a))
WIDE(sm_100a, tcgen05_st_16x128b_x4_unpack_16b,
     "tcgen05.st.sync.aligned.16x128b.x4.unpack::16b.b32 "
     "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}",
     NONE, "r"(n), IN8("r", r))
REGS(sm_100a, tcgen05_st_16x32bx2_x4,
     "tcgen05.st.sync.aligned.16x32bx2.x4.b32 [%0], 16, {%1, %2, %3, %4}", NONE, "r"(n),
     IN4("r", a))

/* ---- sm_100a: tcgen05.mma ---------------------------------------------------------------- */

/* Operand `add` says whether D is added to. */
#define ADDS(form, kind, operands, add)                                                        \
    ".reg .pred p;\nsetp.ne.b32 p, %" add ", 0;\ntcgen05.mma" form ".kind::" kind              \
    " [%0], " operands
#define TENSOR_MMA(group, ...) ADDS(".cta_group::" group, __VA_ARGS__)
#define MMA_SP(group, ...)     ADDS(".sp.cta_group::" group, __VA_ARGS__)
#define MMA_WS(...)            ADDS(".ws.cta_group::1", __VA_ARGS__)
#define MMA_WS_SP(...)         ADDS(".ws.sp.cta_group::1", __VA_ARGS__)
#define SS                     "r"(n), "l"(x), "l"(y)
#define TS                     "r"(n), "r"(s), "l"(y)
BLOCK(sm_100a, tcgen05_mma_f16_ss, TENSOR_MMA("1", "f16", "%1, %2, %3, p", "4"), SS, "r"(m),
      "r"(1))
BLOCK(sm_100a, tcgen05_mma_tf32_ts, TENSOR_MMA("1", "tf32", "[%1], %2, %3, p", "4"), TS, "r"(m),
      "r"(b))
BLOCK(sm_100a, tcgen05_mma_cg2_f8f6f4_ss, TENSOR_MMA("2", "f8f6f4", "%1, %2, %3, p", "4"), SS,
      "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_cg2_i8_ts, TENSOR_MMA("2", "i8", "[%1], %2, %3, p", "4"), TS, "r"(m),
      "r"(0))
BLOCK(sm_100a, tcgen05_mma_f16_ts_collector,
      TENSOR_MMA("1", "f16.collector::a::use", "[%1], %2, %3, p", "4"), TS, "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_cg2_i8_ss_collector,
      TENSOR_MMA("2", "i8.collector::a::fill", "%1, %2, %3, p", "4"), SS, "r"(m), "r"(b))
REGS_BLOCK(sm_100a, tcgen05_mma_tf32_ss_collector_lanes,
           TENSOR_MMA("1", "tf32.collector::a::lastuse", "%1, %2, %3, {%4, %5, %6, %7}, p",
                      "8"),
           NONE, SS, "r"(m), IN4("r", a), "r"(b))
BLOCK(sm_100a, tcgen05_mma_f16_ss_scale_d, TENSOR_MMA("1", "f16", "%1, %2, %3, p, 3", "4"), SS,
      "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_cg2_f16_ts_ashift,
      TENSOR_MMA("2", "f16.ashift", "[%1], %2, %3, p", "4"), TS, "r"(m), "r"(b))
REGS_BLOCK(sm_100a, tcgen05_mma_i8_ts_lanes,
           TENSOR_MMA("1", "i8", "[%1], %2, %3, {%4, %5, %6, %7}, p", "8"), NONE, TS, "r"(m),
           IN4("r", a), "r"(b))
#define LANES "{%4, %5, %6, %7, %8, %9, %10, %11}"
WIDE(sm_100a, tcgen05_mma_cg2_tf32_ts_lanes_scale_d,
     TENSOR_MMA("2", "tf32", "[%1], %2, %3, " LANES ", p, 15", "12"), NONE, TS, "r"(m),
     IN8("r", r), "r"(b))
WIDE(sm_100a, tcgen05_mma_cg2_f8f6f4_ts_ashift_lanes,
     TENSOR_MMA("2", "f8f6f4.ashift", "[%1], %2, %3, " LANES ", p", "12"), NONE, TS, "r"(m),
     IN8("r", r), "r"(b))
WIDE(sm_100a, tcgen05_mma_cg2_tf32_ts_collector_lanes_scale_d,
     TENSOR_MMA("2", "tf32.collector::a::discard", "[%1], %2, %3, " LANES ", p, 1", "12"), NONE,
     TS, "r"(m), IN8("r", r), "r"(b))
#define SCALED(kind) kind ".block_scale"
BLOCK(sm_100a, tcgen05_mma_mxf8f6f4_block32_ss,
      TENSOR_MMA("1", SCALED("mxf8f6f4") ".block32", "%1, %2, %3, [%4], [%5], p", "6"), SS,
      "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_cg2_mxf8f6f4_block32_ts_collector,
      TENSOR_MMA("2", SCALED("mxf8f6f4") ".block32.collector::a::lastuse",
                 "[%1], %2, %3, [%4], [%5], p", "6"),
      TS, "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_mxf4_block32_ts,
      TENSOR_MMA("1", SCALED("mxf4") ".block32", "[%1], %2, %3, [%4], [%5], p", "6"), TS,
      "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_mxf4nvf4_block16_ss_collector,
      TENSOR_MMA("1", SCALED("mxf4nvf4") ".block16.collector::a::fill",
                 "%1, %2, %3, [%4], [%5], p", "6"),
      SS, "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_cg2_mxf4nvf4_block16_ss,
      TENSOR_MMA("2", SCALED("mxf4nvf4") ".block16", "%1, %2, %3, [%4], [%5], p", "6"), SS,
      "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_mxf4nvf4_block32_ts,
      TENSOR_MMA("1", SCALED("mxf4nvf4") ".block32", "[%1], %2, %3, [%4], [%5], p", "6"), TS,
      "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_sp_f8f6f4_ss, MMA_SP("1", "f8f6f4", "%1, %2, [%3], %4, p", "5"), SS,
      "r"(s), "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_sp_cg2_f16_ts, MMA_SP("2", "f16", "[%1], %2, [%3], %4, p", "5"), TS,
      "r"(s), "r"(m), "r"(b))
REGS_BLOCK(sm_100a, tcgen05_mma_sp_f16_ss_collector_lanes_scale_d,
           MMA_SP("1", "f16.collector::a::use", "%1, %2, [%3], %4, {%5, %6, %7, %8}, p, 2",
                  "9"),
           NONE, SS, "r"(s), "r"(m), IN4("r", a), "r"(b))
BLOCK(sm_100a, tcgen05_mma_sp_i8_ts_ashift,
      MMA_SP("1", "i8.ashift", "[%1], %2, [%3], %4, p", "5"), TS, "r"(s), "r"(m), "r"(b))
WIDE(sm_100a, tcgen05_mma_sp_cg2_f16_ss_lanes_scale_d,
     MMA_SP("2", "f16", "%1, %2, [%3], %4, {%5, %6, %7, %8, %9, %10, %11, %12}, p, 7", "13"),
     NONE, SS, "r"(s), "r"(m), IN8("r", r), "r"(b))
BLOCK(sm_100a, tcgen05_mma_sp_mxf4_block32_ss,
      MMA_SP("1", SCALED("mxf4") ".block32", "%1, %2, [%3], %4, [%5], [%6], p", "7"), SS,
      "r"(s), "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_sp_mxf4nvf4_block32_ts,
      MMA_SP("1", SCALED("mxf4nvf4") ".block32", "[%1], %2, [%3], %4, [%5], [%6], p", "7"), TS,
      "r"(s), "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_sp_mxf4nvf4_block16_ss_collector,
      MMA_SP("1", SCALED("mxf4nvf4") ".block16.collector::a::fill",
             "%1, %2, [%3], %4, [%5], [%6], p", "7"),
      SS, "r"(s), "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts_collector,
      MMA_SP("2", SCALED("mxf8f6f4") ".block32.collector::a::use",
             "[%1], %2, [%3], %4, [%5], [%6], p", "7"),
      TS, "r"(s), "r"(m), "r"(s), "r"(b), "r"(1))
BLOCK(sm_100a, tcgen05_mma_ws_i8_ss, MMA_WS("i8", "%1, %2, %3, p", "4"), SS, "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_ws_tf32_ts_collector,
      MMA_WS("tf32.collector::b2::lastuse", "[%1], %2, %3, p", "4"), TS, "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_ws_tf32_ss_zero_column_mask,
      MMA_WS("tf32", "%1, %2, %3, p, %5", "4"), SS, "r"(m), "r"(b), "l"(x))
BLOCK(sm_100a, tcgen05_mma_ws_sp_f8f6f4_ss_zero_column_mask,
      MMA_WS_SP("f8f6f4", "%1, %2, [%3], %4, p, %6", "5"), SS, "r"(s), "r"(m), "r"(b), "l"(x))
BLOCK(sm_100a, tcgen05_mma_ws_sp_tf32_ts, MMA_WS_SP("tf32", "[%1], %2, [%3], %4, p", "5"), TS,
      "r"(s), "r"(m), "r"(b))
BLOCK(sm_100a, tcgen05_mma_ws_sp_f16_ts_collector_zero_column_mask,
      MMA_WS_SP("f16.collector::b3::fill", "[%1], %2, [%3], %4, p, %6", "5"), TS, "r"(s),
      "r"(m), "r"(b), "l"(x))

/* ---- sm_103a, sm_120a -------------------------------------------------------------------- */

REGS(sm_103a, tcgen05_ld_red_32x32b_x2_min_abs_nan_f32,
     "tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.NaN.f32 {%0, %1}, %2, [%3]",
     OUT2_AND("f", d, v), "r"(n))
REGS(sm_103a, tcgen05_ld_red_32x32b_x4_max_u32,
     "tcgen05.ld.red.sync.aligned.32x32b.x4.max.u32 " FOUR ", %4, [%5]", OUT4_AND("r", a, n),
     "r"(m))
REGS(sm_103a, tcgen05_ld_red_16x32bx2_x2_min_s32,
     "tcgen05.ld.red.sync.aligned.16x32bx2.x2.min.s32 {%0, %1}, %2, [%3], 8",
     OUT2_AND("r", i, t[0]), "r"(m))

#define WARP_MMA(shape, types) "mma.sync.aligned." shape ".row.col." types " "
#define WARP_SP(shape, types)                                                                  \
    "mma.sp::ordered_metadata.sync.aligned." shape ".row.col." types " "
#define A4B2 "{%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}"
#define A4B4 "{%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}"
REGS(sm_120a, mma_m16n8k32_f8f6f4_f32_e3m2_e2m1,
     WARP_MMA("m16n8k32", "kind::f8f6f4.f32.e3m2.e2m1.f32") FOUR ", " A4B2, OUT4("f", d),
     IN4("r", a), IN2("r", t), IN4("f", d))
REGS(sm_120a, mma_m16n8k32_f8f6f4_f16_e4m3_e2m3,
     WARP_MMA("m16n8k32",
              "kind::f8f6f4.f16.e4m3.e2m3.f16") "{%0, %1}, "
                                                "{%2, %3, %4, %5}, {%6, %7}, {%8, %9}",
     OUT2("r", a), IN4("r", t), IN2("r", a), IN2("r", a))
REGS(sm_120a, mma_sp_m16n8k64_f8f6f4_f32_e2m3,
     WARP_SP("m16n8k64", "kind::f8f6f4.f32.e2m3.e2m3.f32") FOUR ", " A4B4 ", %16, 0",
     OUT4("f", d), IN4("r", a), IN4("r", t), IN4("f", d), "r"(n))
REGS(sm_120a, mma_sp_m16n8k64_f16_e5m2,
     WARP_SP("m16n8k64",
             "f16.e5m2.e5m2.f16") "{%0, %1}, "
                                  "{%2, %3, %4, %5}, {%6, %7, %8, %9}, {%10, %11}, %12, 0",
     OUT2("r", a), IN4("r", a), IN4("r", t), IN2("r", a), "r"(n))
#define SCALES(kind, types) "kind::" kind ".f32." types
REGS(sm_120a, mma_m16n8k32_mxf8f6f4_f32_e4m3_e2m1,
     WARP_MMA("m16n8k32", SCALES("mxf8f6f4.block_scale.scale_vec::1X", "e4m3.e2m1.f32.ue8m0"))
         FOUR ", " A4B2 ", %14, {%15, %16}, %17, {%18, %19}",
     OUT4("f", d), IN4("r", a), IN2("r", t), IN4("f", d), "r"(n), "h"((uint16_t)1),
     "h"((uint16_t)0), "r"(m), "h"((uint16_t)2), "h"((uint16_t)3))
REGS(sm_120a, mma_m16n8k64_mxf4_f32_e2m1,
     WARP_MMA("m16n8k64", SCALES("mxf4.block_scale.scale_vec::2X", "e2m1.e2m1.f32.ue8m0")) FOUR
     ", " A4B2 ", %14, {%15, %16}, %17, {%18, %19}",
     OUT4("f", d), IN4("r", a), IN2("r", t), IN4("f", d), "r"(n), "h"(h), "h"((uint16_t)s),
     "r"(m), "h"(h), "h"((uint16_t)b))
REGS(sm_120a, mma_m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3,
     WARP_MMA("m16n8k64", SCALES("mxf4nvf4.block_scale.scale_vec::4X", "e2m1.e2m1.f32.ue4m3"))
         FOUR ", " A4B2 ", %14, {%15, %16}, %17, {%18, %19}",
     OUT4("f", d), IN4("r", a), IN2("r", t), IN4("f", d), "r"(n), "h"((uint16_t)0),
     "h"((uint16_t)1), "r"(m), "h"((uint16_t)0), "h"((uint16_t)2))
REGS(sm_120a, mma_sp_m16n8k64_mxf8f6f4_f32_e5m2_e3m2,
     WARP_SP("m16n8k64", SCALES("mxf8f6f4.block_scale.scale_vec::1X", "e5m2.e3m2.f32.ue8m0"))
         FOUR ", " A4B4 ", %16, 0, %17, {%18, %19}, %20, {%21, %22}",
     OUT4("f", d), IN4("r", a), IN4("r", t), IN4("f", d), "r"(s), "r"(n), "h"((uint16_t)1),
     "h"((uint16_t)0), "r"(m), "h"((uint16_t)2), "h"((uint16_t)3))

/* ---- newer ------------------------------------------------------------------------------- */

#ifdef ZERO_COST_NEWER
PURE(newer, cvt_rn_relu_e4m3x2_bf16x2, "cvt.rn.satfinite.relu.e4m3x2.bf16x2 %0, %1", "=h"(h),
     "r"(n))
BYTE(newer, cvt_rn_e2m1x2_f16x2, "cvt.rn.satfinite.e2m1x2.f16x2 byte, %1", "r"(n))
PURE(newer, cvt_rn_bf16x2_e5m2x2_scaled, "cvt.rn.scaled::n2::ue8m0.bf16x2.e5m2x2 %0, %1, %2",
     "=r"(n), "h"(h), "h"((uint16_t)n))
PURE_BLOCK(newer, cvt_rn_relu_bf16x2_e2m1x2,
           ".reg .b8 byte;\ncvt.u8.u16 byte, %1;\ncvt.rn.relu.bf16x2.e2m1x2 %0, byte", "=r"(n),
           "h"((uint16_t)(uint8_t)n))
PURE(newer, cvt_rn_s2f6x2_f32_scaled,
     "cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 %0, %1, %2, %3", "=h"(h), "f"(v), "f"(u),
     "h"(h))
PURE(newer, cvt_rn_satfinite_bf16x2_s2f6x2, "cvt.rn.satfinite.bf16x2.s2f6x2 %0, %1", "=r"(n),
     "h"(h))
PURE(newer, cvt_e4m3x2_f32, "cvt.rz.satfinite.relu.e4m3x2.f32 %0, %1, %2", "=h"(h), "f"(v),
     "f"(u))
PURE_BLOCK(newer, cvt_rz_ue5m3x2_f16x2_scaled,
           ".reg .b8 byte;\ncvt.u8.u32 byte, %2;\n"
           "cvt.rz.scaled::n1::ue8m0.ue5m3x2.f16x2 %0, %1, byte",
           "=h"(h), "r"(n), "r"(m))
PURE(newer, add_rn_e5m2x4, "add.rn.e5m2x4.e3m2x4 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(newer, mul_rn_satfinite_e4m3x4, "mul.rn.satfinite.e4m3x4.e2m1p4x4.ue8m0x4 %0, %1, %2",
     "=r"(n), "r"(n), "r"(m))
PURE(newer, fma_rn_satfinite_e5m2x4, "fma.rn.satfinite.e5m2x4.e2m1x4.e4m3x4 %0, %1, %2, %3",
     "=r"(n), "h"((uint16_t)n), "r"(m), "r"(s))
#define FABRIC(op, count) op ".mbarrier::complete_tx::" count ".mbarrier::report::fabric"
DO(newer, fabric_try_get_hint,
   FABRIC("fabric.try_get.async.shared::cta", "bytes") HINT
   ".relaxed.sys.b128 [%0], [%1, %2], %3, [%4], %5",
   "r"(s), "r"(n), "l"(x), "r"(m), "r"(b), "l"(y))
DO(newer, fabric_try_put_cp_mask,
   FABRIC("fabric.try_put.async.shared::cta",
          "16B") ".cp_mask.relaxed.sys.b128 [%0, %1], [%2], %3, [%4], %5",
   "r"(n), "l"(x), "r"(s), "r"(m), "r"(b), "h"(h))
DO(newer, fabric_try_put_multimem_counted_bytes,
   FABRIC("fabric.try_put.async.multimem.shared::cta",
          "16B") ".counted::bytes.relaxed.sys.b128 [%0, %1, %2], [%3], %4, [%5]",
   "r"(n), "l"(x), "l"(y), "r"(s), "r"(m), "r"(b))
DO(newer, fabric_try_red_max_s64,
   FABRIC("fabric.try_red.async.shared::cta",
          "16B") ".relaxed.sys.max.s64 [%0, %1], [%2], %3, [%4]",
   "r"(n), "l"(x), "r"(s), "r"(m), "r"(b))
DO(newer, fabric_try_red_multimem_add_f64,
   FABRIC("fabric.try_red.async.multimem.shared::cta",
          "16B") ".relaxed.sys.add.f64 [%0, %1], [%2], %3, [%4]",
   "r"(n), "l"(x), "r"(s), "r"(m), "r"(b))
DO(newer, fabric_submit_op_restrict_fetching, "fabric.submit.op_restrict::fetching")
DO(newer, fence_proxy_fabric_generic_alias_release_sys,
   "fence.proxy.fabric::generic.alias.release.sys")
PURE(newer, add_sat_u8x4, "add.sat.u8x4 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(newer, neg_s8x4, "neg.s8x4 %0, %1", "=r"(n), "r"(n))
PURE(newer, set_le_s16x2, "set.le.s16x2 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(newer, add_sat_u32, "add.sat.u32 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
DO(newer, tcgen05_alloc_exclusive,
   "tcgen05.alloc.exclusive.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1", "r"(s), "r"(n))
DO(newer, tcgen05_dealloc_exclusive_cg2,
   "tcgen05.dealloc.exclusive.cta_group::2.sync.aligned.b32 %0, %1", "r"(n), "r"(m))
DO(newer, tcgen05_commit_multicast_32b,
   COMMIT("1") ".shared::cluster.multicast::cluster::32b.b64 [%0], %1", "r"(b), "r"(n))
DO(newer, tcgen05_commit_cg2_sync_restrict_read_mma_a,
   COMMIT("2") ".sync_restrict::shared::read::mma::a.shared::cluster.b64 [%0]", "r"(b))
DO(newer, tcgen05_commit_sync_restrict_read_mma_a_multicast_32b,
   COMMIT("1") ".sync_restrict::shared::read::mma::a.shared::cluster"
               ".multicast::cluster::32b.b64 [%0], %1",
   "r"(b), "r"(n))
#define MANY ".cluster.shared::cluster.multicast::cluster::32b.b64 "
DO(newer, mbarrier_arrive_multicast, "mbarrier.arrive.release" MANY "_, [%0], %1", "r"(b),
   "r"(n))
DO(newer, mbarrier_arrive_drop_relaxed_count_multicast,
   "mbarrier.arrive_drop.relaxed" MANY "_, [%0], %1, %2", "r"(b), "r"(n), "r"(m))
DO(newer, mbarrier_arrive_expect_tx_multicast,
   "mbarrier.arrive.expect_tx.release" MANY "_, [%0], %1, %2", "r"(b), "r"(n), "r"(m))
DO(newer, mbarrier_complete_tx_multicast, "mbarrier.complete_tx.relaxed" MANY "[%0], %1, %2",
   "r"(b), "r"(n), "r"(m))
#define REPORT ".mbarrier::report::validity::"
DO(newer, bulk_load_multicast_32b_hint,
   "cp.async.bulk.shared::cluster.global." BYTES MULTICAST "::32b" HINT
   " [%0], [%1], %2, [%3], %4, %5",
   "r"(s), "l"(g), "r"(n), "r"(b), "r"(m), "l"(y))
DO(newer, bulk_load_shared_cta_report,
   "cp.async.bulk.shared::cta.global." BYTES REPORT "per_16bytes::8000 [%0], [%1], %2, [%3]",
   "r"(s), "l"(g), "r"(n), "r"(b))
DO(newer, bulk_applypriority_l2_evict_normal,
   "applypriority.async.bulk.global.bulk_group.L2::evict_normal [%0], %1", "l"(g), "r"(n))
DO(newer, tma_load_2d_report_multicast_32b,
   TENSOR("2d.shared::cluster.global.tile") BYTES REPORT "per_element::ff" MULTICAST
                                                         "::32b [%0], [%1, {%2, %3}], [%4], %5",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(b), "r"(n))
DO(newer, tma_load_3d_im2col_multicast_32b,
   TENSOR("3d.shared::cluster.global.im2col") BYTES MULTICAST
   "::32b [%0], [%1, {%2, %3, %4}], [%5], {%6}, %7",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(b), "h"(h), "r"(n))
DO(newer, tma_prefetch_1d_l2_evict_last,
   "cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last [%0, {%1}]", "l"(&tm),
   "r"(n))
DO(newer, tma_load_2d_multicast_global_address_hint,
   TENSOR("2d.shared::cluster.global.tile") BYTES MULTICAST HINT
   ".override::global_address [%0], [%1, %2, {%3, %4}], [%5], %6, %7",
   "r"(s), "l"(&tm), "l"(g), "r"(n), "r"(m), "r"(b), "h"(h), "l"(y))
DO(newer, tma_reduce_min_1d_global_address,
   "cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group"
   ".override::global_address [%0, %1, {%2}], [%3]",
   "l"(&tm), "l"(g), "r"(n), "r"(s))
DO(newer, tma_store_2d_scatter4_global_address,
   "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group"
   ".override::global_address [%0, %1, {%2, %3, %4, %5, %6}], [%7]",
   "l"(&tm), "l"(g), "r"(n), "r"(m), "r"(n), "r"(3), "r"(4), "r"(s))
ROW(newer, tma_load_2d_global_dim_stride, {
    const uint16_t high = (uint16_t)(y >> 36 & 15);
    asm volatile(TENSOR("2d.shared::cluster.global.tile") BYTES
                 ".override::global_address.override::global_dim_stride"
                 " [%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7];"
                 :
                 : "r"(s), "l"(&tm), "l"(g), "h"(h), "h"(h), "r"((uint32_t)(y >> 4)), "h"(high),
                   "r"(b)
                 : "memory");
})
DO(newer, tma_reduce_1d_global_dim,
   "cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group"
   ".override::global_address.override::global_dim [%0, %1, {%2}, {0}], [%3]",
   "l"(&tm), "l"(g), "h"(h), "r"(s))
#endif

DO(sm_100a, tensormap_replace_elemtype_b4x16_p64,
   "tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 14", "r"(s))
DO(sm_100a, tensormap_replace_elemtype_b6x16_p32_global,
   "tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 15", "l"(w))
DO(sm_100a, tensormap_replace_swizzle_atomicity,
   "tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%0], 3", "r"(s))
DO(newer, tcgen05_mma_f16_ss_collectors,
   "{.reg .pred p;\nsetp.ne.b32 p, %4, 0;\ntcgen05.mma.cta_group::1.kind::f16"
   ".collector::a::use.collector::b::fill [%0], %1, %2, %3, p;}",
   "r"(n), "l"(x), "l"(y), "r"(m), "r"(s))
DO(newer, tcgen05_mma_ti16_ts,
   "{.reg .pred p;\nsetp.ne.b32 p, %4, 0;\ntcgen05.mma.cta_group::1.kind::ti16"
   " [%0], [%1], %2, %3, p;}",
   "r"(n), "r"(m), "l"(x), "r"(b), "r"(s))
DO(newer, tcgen05_mma_cg2_f8f6f4_ss_decompress_lut,
   "{.reg .pred p;\nsetp.ne.b32 p, %5, 0;\ntcgen05.mma.cta_group::2.kind::f8f6f4"
   ".decompress::lut::b [%0], %1, %2, [%3], %4, p;}",
   "r"(n), "l"(x), "l"(y), "r"(m), "r"(b), "r"(s))
PURE(newer, fma_rz_f32x2_bf16x2, "fma.rz.f32x2.bf16x2.f32x2.f32x2 %0, %1, %2, %3", "=l"(x),
     "r"(n), "l"(x), "l"(y))

#endif /* TESTS_PTX_ZERO_COST_BLACKWELL_HAND_H */
