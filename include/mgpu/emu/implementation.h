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

#include "fiber.h"    /* switch from one stack to another */
#include "machine.h"  /* the state: fibers, CTAs, clusters, workers, a launch */
#include "locate.h"   /* file and line of a return address */
#include "report.h"   /* sentences, file and line, the sink */
#include "hazard.h"   /* the one point each access and each event passes */
#include "memory.h"   /* windows of shared memory, known global buffers, atomics */
#include "grid.h"     /* who runs next, deadlock */
#include "resident.h" /* a resident cluster: memory, fibers */
#include "launch.h"   /* settings, limits, workers, faults */
#include "warp.h"     /* what lanes do together */
#include "barrier.h"  /* named barriers, cluster barrier */
#include "thread.h"   /* special registers, setmaxnreg, fences, clocks */
#include "mbarrier.h" /* arrivals, bytes, phases */
#include "async.h"    /* the copy agents: bulk and TMA, bulk groups */
#include "wgmma.h"    /* the tensor core agent and registers in flight */
#include "agents.h"   /* which of their operations is next */
#include "tsan.h"     /* plain loads and stores, when -fsanitize=thread shows them */

#endif /* MGPU_EMU_IMPLEMENTATION_H */
