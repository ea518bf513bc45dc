/* mgpu/ptx/mbarrier_elsewhere.gen.h - what a build says when it calls a function of a header left out.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/opt_in.py. mbarrier.h includes it; the headers with the functions
 * take these names back.
 */
#ifndef MGPU_PTX_MBARRIER_ELSEWHERE_GEN_H
#define MGPU_PTX_MBARRIER_ELSEWHERE_GEN_H

#include "../config.h"

#if MGPU_HAS_DEVICE && MGPU__CAN_REFUSE

#define MGPU__NO_NEWER(name)                                                                   \
    MGPU__REFUSE_CALL(mgpu: name is in a header of its own: include <mgpu/ptx/newer.h> too)
#if !defined(MGPU_PTX_MBARRIER_PHASE_GEN_H)
#define mgpu_mbarrier_test_wait_parity_primary(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_primary)
#define mgpu_mbarrier_test_wait_parity_primary_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_primary_cluster)
#define mgpu_mbarrier_test_wait_parity_primary_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_primary_relaxed)
#define mgpu_mbarrier_test_wait_parity_primary_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_primary_relaxed_cluster)
#define mgpu_mbarrier_test_wait_primary(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_primary)
#define mgpu_mbarrier_test_wait_primary_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_primary_cluster)
#define mgpu_mbarrier_test_wait_primary_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_primary_relaxed)
#define mgpu_mbarrier_test_wait_primary_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_primary_relaxed_cluster)
#define mgpu_mbarrier_try_wait_parity_primary(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary)
#define mgpu_mbarrier_try_wait_parity_primary_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_cluster)
#define mgpu_mbarrier_try_wait_parity_primary_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_relaxed)
#define mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster)
#define mgpu_mbarrier_try_wait_primary(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary)
#define mgpu_mbarrier_try_wait_primary_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_cluster)
#define mgpu_mbarrier_try_wait_primary_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_relaxed)
#define mgpu_mbarrier_try_wait_primary_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_relaxed_cluster)
#define mgpu_mbarrier_try_wait_parity_primary_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_suspend)
#define mgpu_mbarrier_try_wait_parity_primary_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_cluster_suspend)
#define mgpu_mbarrier_try_wait_parity_primary_relaxed_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_relaxed_suspend)
#define mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster_suspend)
#define mgpu_mbarrier_try_wait_primary_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_suspend)
#define mgpu_mbarrier_try_wait_primary_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_cluster_suspend)
#define mgpu_mbarrier_try_wait_primary_relaxed_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_relaxed_suspend)
#define mgpu_mbarrier_try_wait_primary_relaxed_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_primary_relaxed_cluster_suspend)
#define mgpu_mbarrier_test_wait_parity_report(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_report)
#define mgpu_mbarrier_test_wait_parity_report_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_report_cluster)
#define mgpu_mbarrier_test_wait_parity_report_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_report_relaxed)
#define mgpu_mbarrier_test_wait_parity_report_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_parity_report_relaxed_cluster)
#define mgpu_mbarrier_test_wait_report(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_report)
#define mgpu_mbarrier_test_wait_report_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_report_cluster)
#define mgpu_mbarrier_test_wait_report_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_report_relaxed)
#define mgpu_mbarrier_test_wait_report_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_report_relaxed_cluster)
#define mgpu_mbarrier_try_wait_parity_report(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report)
#define mgpu_mbarrier_try_wait_parity_report_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_cluster)
#define mgpu_mbarrier_try_wait_parity_report_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_relaxed)
#define mgpu_mbarrier_try_wait_parity_report_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_relaxed_cluster)
#define mgpu_mbarrier_try_wait_report(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report)
#define mgpu_mbarrier_try_wait_report_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_cluster)
#define mgpu_mbarrier_try_wait_report_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_relaxed)
#define mgpu_mbarrier_try_wait_report_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_relaxed_cluster)
#define mgpu_mbarrier_try_wait_parity_report_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_suspend)
#define mgpu_mbarrier_try_wait_parity_report_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_cluster_suspend)
#define mgpu_mbarrier_try_wait_parity_report_relaxed_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_relaxed_suspend)
#define mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend)
#define mgpu_mbarrier_try_wait_report_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_suspend)
#define mgpu_mbarrier_try_wait_report_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_cluster_suspend)
#define mgpu_mbarrier_try_wait_report_relaxed_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_relaxed_suspend)
#define mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend)
#define mgpu_mbarrier_test_wait_conditional(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_conditional)
#define mgpu_mbarrier_test_wait_conditional_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_conditional_cluster)
#define mgpu_mbarrier_test_wait_conditional_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_conditional_relaxed)
#define mgpu_mbarrier_test_wait_conditional_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_test_wait_conditional_relaxed_cluster)
#define mgpu_mbarrier_try_wait_conditional(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional)
#define mgpu_mbarrier_try_wait_conditional_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_cluster)
#define mgpu_mbarrier_try_wait_conditional_relaxed(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_relaxed)
#define mgpu_mbarrier_try_wait_conditional_relaxed_cluster(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_relaxed_cluster)
#define mgpu_mbarrier_try_wait_conditional_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_suspend)
#define mgpu_mbarrier_try_wait_conditional_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_cluster_suspend)
#define mgpu_mbarrier_try_wait_conditional_relaxed_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_relaxed_suspend)
#define mgpu_mbarrier_try_wait_conditional_relaxed_cluster_suspend(...) MGPU__NO_NEWER(mgpu_mbarrier_try_wait_conditional_relaxed_cluster_suspend)
#endif

#endif
#endif /* MGPU_PTX_MBARRIER_ELSEWHERE_GEN_H */
