/* mgpu/emu/implementation.h - the machine, in reading order; mgpu.h includes it in one file.
 * SPDX-License-Identifier: MIT
 *
 *     api.h     what instructions call            emu.h     what programs call
 *        |                                           |
 *     unit/     the engines: one file each        here      the list of them, and a launch
 *        |                                           |
 *     math/     arithmetic without state          core/     fibers, memory, who runs next, reports
 *     explore/  a launch in all its orders      check/    what judges
 *
 * Includes and calls go down only. An engine calls core/ directly; core/ calls an engine through
 * the table that it hands over (core/unit.h), and so explore/ and check/. A new engine is its file, and
 * its line here.
 */
#ifndef MGPU_EMU_IMPLEMENTATION_H
#define MGPU_EMU_IMPLEMENTATION_H

#include "core/posix.h" /* first: POSIX's words */

#include "../config.h"

#if MGPU__INSTRUMENTED
#error "mgpu: compile the file that defines MGPU_EMU_IMPLEMENTATION without -fsanitize=thread"
#error "mgpu: let that be mgpu/packaging/model.c by itself, not yours (docs/use.md, By hand)"
#endif

#include "core/version.h"   /* the symbol that kernels refer to */
#include "core/fiber.h"     /* switch from one stack to another */
#include "core/map.h"       /* memory between guards */
#include "core/kept.h"      /* static memory between guards */
#include "core/machine.h"   /* the state: fibers, CTAs, clusters, workers, a launch */
#include "core/unit.h"      /* what core/ knows of an engine */
#include "core/check.h"     /* what core/ knows of a check */
#include "core/locate.h"    /* file and line of a return address */
#include "core/settings.h"  /* from the program or the environment */
#include "core/json.h"      /* lines of JSON */
#include "core/report.h"    /* sentences, file and line, the sink */
#include "core/array.h"     /* that become longer */
#include "core/deadlock.h"  /* who waits where */
#include "core/judge.h"     /* what engines tell of order */
#include "core/word.h"      /* words that workers share */
#include "core/step.h"      /* where the policy `explore` lets others go first */
#include "core/mutate.h"    /* for tests of the detector: calls that are left out */
#include "core/event.h"     /* the one point each access and each event passes */
#include "core/window.h"    /* shared memory: addresses, bounds, static arrays */
#include "core/buffer.h"    /* global memory: known buffers */
#include "core/multicast.h" /* addresses of several GPUs */
#include "core/heap.h"      /* those of mgpu_malloc() */
#include "core/stacks.h"    /* of a cluster, and of those before */
#include "core/resident.h"  /* a resident cluster: memory, fibers */
#include "core/schedule.h"  /* who runs next */
#include "core/fault.h"     /* memory faults of user code */
#include "core/launch.h"    /* limits, workers */

#include "unit/memory.h"       /* loads, stores */
#include "unit/atom.h"         /* atomics */
#include "unit/thread.h"       /* special registers, fences, clocks */
#include "unit/warp.h"         /* what lanes do together */
#include "unit/matrix.h"       /* ldmatrix, stmatrix, movmatrix */
#include "unit/mma.h"          /* mma.sync, mma.sp */
#include "unit/registers.h"    /* setmaxnreg */
#include "unit/barrier.h"      /* named barriers, cluster barrier */
#include "unit/ledger.h"       /* who had a hand in the phases of an mbarrier */
#include "unit/account.h"      /* its state, and what reports say of it */
#include "unit/phase.h"        /* its phases, and who is on the way */
#include "unit/report.h"       /* what copies tell them of their bytes */
#include "unit/mbarrier.h"     /* its instructions */
#include "unit/copy.h"         /* the copy agents */
#include "unit/issue.h"        /* copies that are issued */
#include "unit/cached.h"       /* loads and stores that say what caches do */
#include "unit/bulk.h"         /* bulk copies, bulk groups */
#include "unit/arrival.h"      /* arrivals that come later */
#include "unit/generic.h"      /* the agents of the generic proxy */
#include "unit/cp_async.h"     /* copies of a thread, their groups */
#include "unit/st_async.h"     /* stores and reductions to a peer */
#include "unit/tma.h"          /* tensor copies */
#include "unit/clc.h"          /* clusters that have not started */
#include "unit/tensormap.h"    /* maps that kernels change */
#include "unit/rubin.h"        /* mbarriers of many blocks, copies that report */
#include "unit/cache.h"        /* what caches are told */
#include "unit/multimem.h"     /* memory of several GPUs */
#include "unit/chain.h"        /* accumulators in flight */
#include "unit/stream.h"       /* the tensor core agent */
#include "unit/tmem.h"         /* tensor memory: who has it */
#include "unit/tmem_order.h"   /* and in what order it is touched */
#include "unit/tmem_alloc.h"   /* its columns */
#include "unit/tmem_regs.h"    /* registers that are loaded */
#include "unit/tmem_ldst.h"    /* to and from registers */
#include "unit/tmem_unit.h"    /* and what core/ calls of it */
#include "unit/tensor.h"       /* the tensor core of Blackwell: its queue */
#include "unit/tensor_desc.h"  /* its multiplications: what descriptors say */
#include "unit/tensor_touch.h" /* the columns they touch */
#include "unit/tensor_d.h"     /* D, where it lies */
#include "unit/tensor_mma.h"   /* and what comes out */
#include "unit/tensor_cp.h"    /* copies to tensor memory */
#include "unit/tensor_shift.h" /* its rows move down */
#include "unit/wgmma.h"        /* its instructions */
#include "unit/regs.h"         /* arrays that are too short for their registers */
#include "unit/tile.h"         /* what idioms of tile/ are given */
#include "unit/plain.h"        /* plain loads and stores, when -fsanitize=thread shows them */

#include "explore/record.h"   /* what the policy `explore` keeps */
#include "explore/tap.h"      /* what each of its steps touches */
#include "explore/clash.h"    /* which steps depend on each other */
#include "explore/spin.h"     /* who looks again and again */
#include "explore/tree.h"     /* which orders are left */
#include "explore/choice.h"   /* who can act, and who does */
#include "explore/run.h"      /* one order */
#include "explore/replay.h"   /* its name, and back */
#include "explore/story.h"    /* what its steps did */
#include "explore/snapshot.h" /* known buffers, to put them back */
#include "explore/verdict.h"  /* what was found */
#include "explore/watch.h"    /* steps that do not end */
#include "explore/explore.h"  /* all orders */

#include "check/redzone.h"   /* stores that miss their buffer by a little */
#include "check/past.h"      /* what is known of other clusters */
#include "check/clock.h"     /* what somebody knows to have happened */
#include "check/release.h"   /* what a thread hands on */
#include "check/flag.h"      /* how a word of memory tells it */
#include "check/shadow.h"    /* who has touched memory */
#include "check/global.h"    /* global memory, which all workers share */
#include "check/order.h"     /* who knows what */
#include "check/meet.h"      /* how they tell each other */
#include "check/published.h" /* tensor maps that threads write */
#include "check/fence.h"     /* what fences make known */
#include "check/operation.h" /* what agents know, and when they are done */
#include "check/rules.h"     /* what must be ordered, and how */
#include "check/hazard.h"    /* what was found */
#include "check/named.h"     /* named barriers of two groups */
#include "check/seen.h"      /* which phases each thread has seen itself */
#include "check/practice.h"  /* ordered, and not as people are told to write it */
#include "check/actor.h"     /* who acts, and what it knows */
#include "check/missing.h"   /* which line is missing between two accesses */
#include "check/who.h"       /* words for who touched what */
#include "check/unnamed.h"   /* registers that a wait has finished, read without a name */
#include "check/written.h"   /* shared memory that nobody has written */
#include "check/useless.h"   /* fences that order nothing */
#include "check/breach.h"    /* an access breaks a rule */
#include "check/same.h"      /* lanes that store one value */
#include "check/tensor.h"    /* accesses to tensor memory: barriers between the fences */
#include "check/judgement.h" /* is an access ordered? */
#include "check/leaving.h"   /* is all over when a block exits? */
#include "check/suppress.h"  /* what need not be told */
#include "check/trace.h"     /* who does what, and when */
#include "check/timeline.h"  /* and that as a file */
#include "check/tell.h"      /* what was found, when the launch is over */

mgpu_status
mgpu_emu_launch(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 block, mgpu_dim3 cluster,
                uint32_t smem_bytes, const void *args, mgpu_issues *issues)
{
    return mgpu__launch_with(mgpu__engines, mgpu__engine_count, kernel, grid, block, cluster,
                             smem_bytes, args, false, issues);
}

mgpu_status
mgpu_emu_launch_programmatic(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 block,
                             mgpu_dim3 cluster, uint32_t smem_bytes, const void *args,
                             mgpu_issues *issues)
{
    return mgpu__launch_with(mgpu__engines, mgpu__engine_count, kernel, grid, block, cluster,
                             smem_bytes, args, true, issues);
}

#endif /* MGPU_EMU_IMPLEMENTATION_H */
