/* mgpu/ptx/cluster_elsewhere.gen.h - what a build says when it calls a function of a header left out.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/opt_in.py. cluster.h includes it; the headers with the functions
 * take these names back.
 */
#ifndef MGPU_PTX_CLUSTER_ELSEWHERE_GEN_H
#define MGPU_PTX_CLUSTER_ELSEWHERE_GEN_H

#include "../config.h"

#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE

#define MGPU__NO_CLUSTERLAUNCHCONTROL(name)                                                    \
    MGPU__REFUSE_CALL(mgpu: name is in a header of its own: include <mgpu/ptx/clusterlaunchcontrol.h> too)
#if !defined(MGPU_PTX_CLUSTERLAUNCHCONTROL_H)
#define mgpu_clusterlaunchcontrol_try_cancel(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_try_cancel)
#define mgpu_clusterlaunchcontrol_try_cancel_multicast(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_try_cancel_multicast)
#define mgpu_clusterlaunchcontrol_query_cancel_is_canceled(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_query_cancel_is_canceled)
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid)
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x)
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y)
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z(...) MGPU__NO_CLUSTERLAUNCHCONTROL(mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z)
#endif

#endif
#endif /* MGPU_PTX_CLUSTER_ELSEWHERE_GEN_H */
