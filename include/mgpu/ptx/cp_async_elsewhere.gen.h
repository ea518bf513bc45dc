/* mgpu/ptx/cp_async_elsewhere.gen.h - what a build says when it calls a function of a header left out.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/opt_in.py. cp_async.h includes it; the headers with the functions
 * take these names back.
 */
#ifndef MGPU_PTX_CP_ASYNC_ELSEWHERE_GEN_H
#define MGPU_PTX_CP_ASYNC_ELSEWHERE_GEN_H

#include "../config.h"

#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE

#define MGPU__NO_CP_ASYNC_L2(name)                                                             \
    MGPU__REFUSE_CALL(mgpu: name is in a header of its own: include <mgpu/ptx/cp_async_l2.h> too)
#if !defined(MGPU_PTX_CP_ASYNC_L2_GEN_H)
#define mgpu_cp_async_ca_4_l2_64b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b)
#define mgpu_cp_async_ca_4_l2_64b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b_hint)
#define mgpu_cp_async_ca_4_l2_64b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b_src_size)
#define mgpu_cp_async_ca_4_l2_64b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b_src_size_hint)
#define mgpu_cp_async_ca_4_l2_64b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b_ignore_src)
#define mgpu_cp_async_ca_4_l2_64b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_64b_ignore_src_hint)
#define mgpu_cp_async_ca_4_l2_128b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b)
#define mgpu_cp_async_ca_4_l2_128b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b_hint)
#define mgpu_cp_async_ca_4_l2_128b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b_src_size)
#define mgpu_cp_async_ca_4_l2_128b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b_src_size_hint)
#define mgpu_cp_async_ca_4_l2_128b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b_ignore_src)
#define mgpu_cp_async_ca_4_l2_128b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_128b_ignore_src_hint)
#define mgpu_cp_async_ca_4_l2_256b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b)
#define mgpu_cp_async_ca_4_l2_256b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b_hint)
#define mgpu_cp_async_ca_4_l2_256b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b_src_size)
#define mgpu_cp_async_ca_4_l2_256b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b_src_size_hint)
#define mgpu_cp_async_ca_4_l2_256b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b_ignore_src)
#define mgpu_cp_async_ca_4_l2_256b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_4_l2_256b_ignore_src_hint)
#define mgpu_cp_async_ca_8_l2_64b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b)
#define mgpu_cp_async_ca_8_l2_64b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b_hint)
#define mgpu_cp_async_ca_8_l2_64b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b_src_size)
#define mgpu_cp_async_ca_8_l2_64b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b_src_size_hint)
#define mgpu_cp_async_ca_8_l2_64b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b_ignore_src)
#define mgpu_cp_async_ca_8_l2_64b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_64b_ignore_src_hint)
#define mgpu_cp_async_ca_8_l2_128b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b)
#define mgpu_cp_async_ca_8_l2_128b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b_hint)
#define mgpu_cp_async_ca_8_l2_128b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b_src_size)
#define mgpu_cp_async_ca_8_l2_128b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b_src_size_hint)
#define mgpu_cp_async_ca_8_l2_128b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b_ignore_src)
#define mgpu_cp_async_ca_8_l2_128b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_128b_ignore_src_hint)
#define mgpu_cp_async_ca_8_l2_256b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b)
#define mgpu_cp_async_ca_8_l2_256b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b_hint)
#define mgpu_cp_async_ca_8_l2_256b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b_src_size)
#define mgpu_cp_async_ca_8_l2_256b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b_src_size_hint)
#define mgpu_cp_async_ca_8_l2_256b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b_ignore_src)
#define mgpu_cp_async_ca_8_l2_256b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_8_l2_256b_ignore_src_hint)
#define mgpu_cp_async_ca_16_l2_64b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b)
#define mgpu_cp_async_ca_16_l2_64b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b_hint)
#define mgpu_cp_async_ca_16_l2_64b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b_src_size)
#define mgpu_cp_async_ca_16_l2_64b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b_src_size_hint)
#define mgpu_cp_async_ca_16_l2_64b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b_ignore_src)
#define mgpu_cp_async_ca_16_l2_64b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_64b_ignore_src_hint)
#define mgpu_cp_async_ca_16_l2_128b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b)
#define mgpu_cp_async_ca_16_l2_128b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b_hint)
#define mgpu_cp_async_ca_16_l2_128b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b_src_size)
#define mgpu_cp_async_ca_16_l2_128b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b_src_size_hint)
#define mgpu_cp_async_ca_16_l2_128b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b_ignore_src)
#define mgpu_cp_async_ca_16_l2_128b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_128b_ignore_src_hint)
#define mgpu_cp_async_ca_16_l2_256b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b)
#define mgpu_cp_async_ca_16_l2_256b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b_hint)
#define mgpu_cp_async_ca_16_l2_256b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b_src_size)
#define mgpu_cp_async_ca_16_l2_256b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b_src_size_hint)
#define mgpu_cp_async_ca_16_l2_256b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b_ignore_src)
#define mgpu_cp_async_ca_16_l2_256b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_ca_16_l2_256b_ignore_src_hint)
#define mgpu_cp_async_cg_16_l2_64b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b)
#define mgpu_cp_async_cg_16_l2_64b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b_hint)
#define mgpu_cp_async_cg_16_l2_64b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b_src_size)
#define mgpu_cp_async_cg_16_l2_64b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b_src_size_hint)
#define mgpu_cp_async_cg_16_l2_64b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b_ignore_src)
#define mgpu_cp_async_cg_16_l2_64b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_64b_ignore_src_hint)
#define mgpu_cp_async_cg_16_l2_128b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b)
#define mgpu_cp_async_cg_16_l2_128b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b_hint)
#define mgpu_cp_async_cg_16_l2_128b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b_src_size)
#define mgpu_cp_async_cg_16_l2_128b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b_src_size_hint)
#define mgpu_cp_async_cg_16_l2_128b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b_ignore_src)
#define mgpu_cp_async_cg_16_l2_128b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_128b_ignore_src_hint)
#define mgpu_cp_async_cg_16_l2_256b(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b)
#define mgpu_cp_async_cg_16_l2_256b_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b_hint)
#define mgpu_cp_async_cg_16_l2_256b_src_size(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b_src_size)
#define mgpu_cp_async_cg_16_l2_256b_src_size_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b_src_size_hint)
#define mgpu_cp_async_cg_16_l2_256b_ignore_src(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b_ignore_src)
#define mgpu_cp_async_cg_16_l2_256b_ignore_src_hint(...) MGPU__NO_CP_ASYNC_L2(mgpu_cp_async_cg_16_l2_256b_ignore_src_hint)
#endif

#endif
#endif /* MGPU_PTX_CP_ASYNC_ELSEWHERE_GEN_H */
