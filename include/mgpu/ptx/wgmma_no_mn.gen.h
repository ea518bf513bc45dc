/* mgpu/ptx/wgmma_no_mn.gen.h - what a build says when it calls a function of a header left out.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py from ptx/wgmma_mn.h, which takes these names back.
 */
#ifndef MGPU_PTX_WGMMA_NO_MN_GEN_H
#define MGPU_PTX_WGMMA_NO_MN_GEN_H

#include "../config.h"

#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE

#define MGPU__NO_MN(name)                                                                      \
    MGPU__REFUSE_CALL(mgpu: name is in a header of its own: include <mgpu/ptx/wgmma_mn.h> too)

#define mgpu_wgmma_f16_f16_rs_tb(...) MGPU__NO_MN(mgpu_wgmma_f16_f16_rs_tb)
#define mgpu_wgmma_f16_f16_ss_ta(...) MGPU__NO_MN(mgpu_wgmma_f16_f16_ss_ta)
#define mgpu_wgmma_f16_f16_ss_ta_tb(...) MGPU__NO_MN(mgpu_wgmma_f16_f16_ss_ta_tb)
#define mgpu_wgmma_f16_f16_ss_tb(...) MGPU__NO_MN(mgpu_wgmma_f16_f16_ss_tb)
#define mgpu_wgmma_f32_bf16_rs_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_bf16_rs_tb)
#define mgpu_wgmma_f32_bf16_ss_ta(...) MGPU__NO_MN(mgpu_wgmma_f32_bf16_ss_ta)
#define mgpu_wgmma_f32_bf16_ss_ta_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_bf16_ss_ta_tb)
#define mgpu_wgmma_f32_bf16_ss_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_bf16_ss_tb)
#define mgpu_wgmma_f32_f16_rs_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_f16_rs_tb)
#define mgpu_wgmma_f32_f16_ss_ta(...) MGPU__NO_MN(mgpu_wgmma_f32_f16_ss_ta)
#define mgpu_wgmma_f32_f16_ss_ta_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_f16_ss_ta_tb)
#define mgpu_wgmma_f32_f16_ss_tb(...) MGPU__NO_MN(mgpu_wgmma_f32_f16_ss_tb)

#endif
#endif /* MGPU_PTX_WGMMA_NO_MN_GEN_H */
