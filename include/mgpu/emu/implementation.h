/* mgpu/emu/implementation.h - the machine, in reading order; emu.h includes it in one file.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_IMPLEMENTATION_H
#define MGPU_EMU_IMPLEMENTATION_H

#include "../config.h"

#if MGPU__INSTRUMENTED
#error "mgpu: compile the file that defines MGPU_EMU_IMPLEMENTATION without -fsanitize=thread"
#endif

#include <signal.h>
#if !defined(SA_ONSTACK)
#error                                                                                         \
    "mgpu: include mgpu before system headers in the file that defines MGPU_EMU_IMPLEMENTATION"
#endif

#include "core/version.h"  /* the symbol that kernels refer to */
#include "core/fiber.h"    /* switch from one stack to another */
#include "core/machine.h"  /* the state: fibers, CTAs, clusters, workers, a launch */
#include "core/locate.h"   /* file and line of a return address */
#include "core/report.h"   /* sentences, file and line, the sink */
#include "core/event.h"    /* the one point each access and each event passes */
#include "core/memory.h"   /* windows of shared memory, known global buffers, atomics */
#include "core/schedule.h" /* who runs next, deadlock */
#include "core/resident.h" /* a resident cluster: memory, fibers */
#include "core/launch.h"   /* settings, limits, workers, faults */
#include "unit/warp.h"     /* what lanes do together */
#include "unit/barrier.h"  /* named barriers, cluster barrier */
#include "unit/thread.h"   /* special registers, setmaxnreg, fences, clocks */
#include "unit/mbarrier.h" /* arrivals, bytes, phases */
#include "unit/copy.h"     /* the copy agents: bulk and TMA, bulk groups */
#include "unit/wgmma.h"    /* the tensor core agent and registers in flight */
#include "unit/agents.h"   /* which of their operations is next */
#include "unit/plain.h"    /* plain loads and stores, when -fsanitize=thread shows them */

#endif /* MGPU_EMU_IMPLEMENTATION_H */
