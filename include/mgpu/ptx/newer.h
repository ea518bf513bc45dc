/* mgpu/ptx/newer.h - what PTX 9.1 to 9.5 have for Hopper: the assembler of CUDA 13.1 and later.
 * SPDX-License-Identifier: MIT
 *
 *     mbarrier    waits that ask for a report     mbarrier_phase.gen.h
 *
 * mgpu.h does not include this: an assembler that does not know them is most of those in use. Until one is
 * called it costs nothing; then the `needs` line says which PTX it takes.
 *
 * Typical use, a barrier whose copies may report something (none of a GPU up to sm_100 does):
 *
 *     mgpu_mbarrier_init_layout_v1(bar, 1);                         mbarrier_layout.h
 *     ...
 *     while (!mgpu_mbarrier_try_wait_parity_report(bar, parity, report)) { }
 *     if (report[0]) ...                                            report[1] says what
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier.test_wait, mbarrier.try_wait".
 */
#ifndef MGPU_PTX_NEWER_H
#define MGPU_PTX_NEWER_H

#include "mbarrier_phase.gen.h"

#endif /* MGPU_PTX_NEWER_H */
