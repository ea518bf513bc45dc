/* mgpu/emu/emu.h - the model of the machine: how to run a kernel on a CPU and what it tells.
 * SPDX-License-Identifier: MIT
 *
 *     user code        mgpu_mbarrier_arrive(bar)        a kernel compiled by gcc or clang
 *        |
 *     emu/api.h        mgpu__emu_mbarrier_arrive(bar)   checks, changes state, may switch
 *        |
 *     the machine      fibers (threads) in CTAs in clusters, on a few OS threads;
 *                      mbarriers, named barriers; agents that copy and multiply later
 *
 * One C or C++ file of the program holds the machine itself:
 *     #define MGPU_EMU_IMPLEMENTATION
 *     #include <mgpu/mgpu.h>
 *
 * A launch runs to its end before it returns. What goes wrong is a status of the launch
 * (MGPU_ERROR_DEADLOCK, MGPU_ERROR_FAULT) and a report with the user's file and line; the model never
 * exits the process and never hangs on a kernel whose waits go through mgpu or CUDA words.
 *
 * Settings: mgpu_emu_configure(), or the environment (read by mgpu_emu_config_default()):
 *     MGPU_EMU_WORKERS     OS threads that run clusters            number of cores
 *     MGPU_EMU_POLICY      eager | lazy | lazy_copies | random |   eager
 *                          explore: when agents act
 *     MGPU_EMU_SEED        for random                              1
 *     MGPU_EMU_NUMERICS    exact (bits of an H200) | fast          exact
 *     MGPU_EMU_TARGET      sm_90 | sm_90a                          sm_90a
 *     MGPU_EMU_SMS         multiprocessors                         132
 *     MGPU_EMU_RESIDENT    most clusters at once                   what the SMs can hold
 *     MGPU_EMU_STACK_KB    stack of one thread                     256
 *     MGPU_EMU_HAZARDS     0 | 1: accesses that nothing orders  1
 *                          are errors
 *     MGPU_EMU_RULES       hazards by their numbers, 20=lint,6=off: as they are
 *                          off | lint | error; all=...
 *     MGPU_EMU_REPORT      json:PATH: a line of JSON for each   nowhere
 *     MGPU_EMU_TRACE       PATH: a timeline of the launches      nowhere
 *     MGPU_EMU_NOTES       say | fatal: a note ends the launch  say
 *     MGPU_EMU_ORDERS, _SECONDS, _ACTORS, _OPERATIONS, _STEPS, _RESULTS, _REPLAY
 *                          mgpu_emu_bounds, for explore
 *     MGPU_EMU_PATIENCE_MS how long threads may look in vain,      200
 *                          in a spin loop or with try_wait, before it is a deadlock
 */
#ifndef MGPU_EMU_EMU_H
#define MGPU_EMU_EMU_H

#include "../config.h"
#include "../status.h"
#include "../types.h"
#include "needs.h"
#include "api.h"

MGPU_EXTERN_C_BEGIN

/* When an asynchronous operation takes effect, and a warp begins.
 *   EAGER        at once when it is issued; warps in order
 *   LAZY         as late as possible: only when no thread can run any more, copies before
 *                multiplications; warps from the last to the first, each when no other can run
 *   LAZY_COPIES  multiplications at once, copies only when nothing else can run; warps as LAZY
 *   RANDOM       each when the patience that it draws is over, from at once to the whole life of
 *                a block, in any legal order; warps likewise. The seed makes it repeatable
 *   EXPLORE      a small launch runs again and again, through all orders of its threads and
 *                agents that differ; mgpu_emu_last_exploration() */
typedef enum mgpu_emu_policy {
    MGPU_EMU_EAGER,
    MGPU_EMU_LAZY,
    MGPU_EMU_LAZY_COPIES,
    MGPU_EMU_RANDOM,
    MGPU_EMU_EXPLORE
} mgpu_emu_policy;

/* How far MGPU_EMU_EXPLORE goes. What it did not finish it says. */
typedef struct mgpu_emu_bounds {
    uint32_t orders;     /* at most */
    uint32_t seconds;    /* at most */
    uint32_t actors;     /* groups of lanes, and operations, that can act at once */
    uint32_t operations; /* of agents, in an order */
    uint32_t steps;      /* in an order */
    bool results;        /* are known buffers the same behind each order? A note if not */
    bool all;            /* go on behind an order that fails; the shortest is told */
    bool everything;     /* no two steps commute: each order that there is, to compare with */
    const char *replay;  /* not NULL: run this order alone, as a report gave it */
} mgpu_emu_bounds;

/* How tensor core sums are made.
 *   EXACT  the bits of an H200
 *   FAST   float FMA in the host's order; faster, rounded differently */
typedef enum mgpu_emu_numerics { MGPU_EMU_EXACT, MGPU_EMU_FAST } mgpu_emu_numerics;

/* How grave a report is.
 *   LINT   allowed, but probably not meant; the launch goes on
 *   ERROR  the machine would fault, hang or answer wrongly; the launch ends */
typedef enum mgpu_emu_severity { MGPU_EMU_LINT, MGPU_EMU_ERROR } mgpu_emu_severity;

/* What went wrong, or was perhaps not meant: what a sink gets. */
typedef struct mgpu_emu_report {
    mgpu_emu_severity severity;
    mgpu_status status; /* MGPU_OK for a lint */
    const char *kernel; /* its name; "": a function of the host, which the text names */
    const char *text;   /* one or more lines; the first is a whole sentence */
} mgpu_emu_report;

/* ---- what the machine lets others see ------------------------------------------------------ */

/* Which memory. */
typedef enum mgpu_emu_space {
    MGPU_EMU_SHARED,
    MGPU_EMU_GLOBAL,
    MGPU_EMU_TENSOR /* columns of 16 lanes */
} mgpu_emu_space;

/* Who acts: a thread, or an agent on behalf of the thread that issued the operation. */
typedef enum mgpu_emu_agent {
    MGPU_EMU_THREAD,
    MGPU_EMU_TMA,      /* tensor and bulk copies */
    MGPU_EMU_WGMMA,    /* the tensor core of a warpgroup */
    MGPU_EMU_CP_ASYNC, /* cp.async, and cp.async.mbarrier.arrive */
    MGPU_EMU_ST_ASYNC, /* st.async and red.async */
    MGPU_EMU_TCGEN05   /* the tensor core of a block of Blackwell */
} mgpu_emu_agent;

/* One access to modelled memory. */
typedef struct mgpu_emu_access {
    mgpu_emu_space space;
    mgpu_emu_agent agent;
    bool write;
    bool async;       /* through the async proxy */
    uint64_t address; /* SHARED: rank << 24 | offset; GLOBAL: the host address;
                         TENSOR: rank << 32 | address in tensor memory */
    uint32_t bytes;
    uint32_t cta;    /* linear index of the issuing block in the grid */
    uint32_t thread; /* linear index of the issuing thread in its block */
    const void *site;
} mgpu_emu_access;

/* What orders things. */
typedef enum mgpu_emu_event_kind {
    MGPU_EMU_MBARRIER_INIT,
    MGPU_EMU_MBARRIER_ARRIVE,
    MGPU_EMU_MBARRIER_EXPECT_TX,
    MGPU_EMU_MBARRIER_COMPLETE_TX,
    MGPU_EMU_MBARRIER_PHASE,    /* a phase has ended; value = its number */
    MGPU_EMU_MBARRIER_OBSERVED, /* a wait came back true; value = the phase number seen */
    MGPU_EMU_BARRIER_ARRIVE,    /* named barrier; object = id */
    MGPU_EMU_BARRIER_LEAVE,
    MGPU_EMU_CLUSTER_ARRIVE,
    MGPU_EMU_CLUSTER_LEAVE,
    MGPU_EMU_WARP_SYNC,  /* a warp collective; value = mask */
    MGPU_EMU_FENCE,      /* value = the kind of fence */
    MGPU_EMU_REGS_NAMED, /* object = where the registers are, value = how many */
    MGPU_EMU_ASYNC_ISSUE, /* object = number: of a cluster's copies, or its others; a warpgroup's wgmma */
    MGPU_EMU_ASYNC_DONE,
    MGPU_EMU_GROUP_COMMIT, /* group of bulk copies, wgmma, cp.async; value = its number */
    MGPU_EMU_GROUP_WAIT,
    MGPU_EMU_ATOMIC,
    MGPU_EMU_THREAD_START,
    MGPU_EMU_THREAD_EXIT,
    MGPU_EMU_THREAD_NAMED /* MGPU_NAME: object = its text, value = how far it is, or all ones */
} mgpu_emu_event_kind;

/* One event that orders things. */
typedef struct mgpu_emu_event {
    mgpu_emu_event_kind kind;
    mgpu_emu_agent agent;
    uint64_t object; /* barrier address or id, operation number: by kind */
    uint64_t value;
    uint32_t how; /* the qualifiers, MGPU__… of emu/api.h */
    uint32_t cta, thread;
    const void *site;
} mgpu_emu_event;

/* Called for every access and every event of a launch, on the worker that makes it. The
 * callbacks must not call into the model. With several workers they run at the same time. */
typedef struct mgpu_emu_observer {
    void *user;
    void (*access)(void *user, const mgpu_emu_access *a);
    void (*event)(void *user, const mgpu_emu_event *e);
} mgpu_emu_observer;

/* Write the user's file and line of a site, such as "kernel.cu:46", to out; an address where the
 * program has no debug information or there is no addr2line. Slow: for a report, not for each
 * access. Returns out. */
const char *mgpu_emu_locate(const void *site, char *out, size_t out_bytes);

/* ---- settings --------------------------------------------------------------------------------- */

/* What is made of hazards of a rule: mgpu_emu_config.rules. */
typedef enum mgpu_emu_level {
    MGPU_EMU_LEVEL_DEFAULT, /* as docs/emulator.md has it */
    MGPU_EMU_LEVEL_OFF,
    MGPU_EMU_LEVEL_LINT,
    MGPU_EMU_LEVEL_ERROR
} mgpu_emu_level;

/* How the model runs. Begin with mgpu_emu_config_default(), then assign the fields that differ. */
typedef struct mgpu_emu_config {
    uint32_t workers;       /* OS threads; at least 1 */
    mgpu_emu_policy policy; /* when agents act */
    uint64_t seed;          /* for MGPU_EMU_RANDOM */
    mgpu_emu_numerics numerics;
    uint32_t target;          /* which instructions there are: MGPU_EMU_SM_90A, ... */
    uint32_t multiprocessors; /* bounds how many clusters are resident */
    uint32_t max_resident;    /* clusters at once; 0: from the multiprocessors */
    uint32_t stack_kb;        /* stack of one thread, KiB; at least 16 */
    uint32_t patience_ms;     /* how long threads may look in vain before it is a deadlock */
    bool hazards;             /* order is judged: accesses that nothing orders are errors */
    uint8_t rules[32];        /* [number]: a mgpu_emu_level of that rule */
    const char
        *report_json;  /* reports are lines of JSON at the end of this file, too; NULL: no */
    const char *trace; /* a timeline of the launches is written to this file; NULL: none */
    mgpu_emu_bounds explore; /* for MGPU_EMU_EXPLORE */
    bool notes_are_fatal; /* a note ends the launch with MGPU_ERROR_FAULT, as an error does */
    /* Who is told, one report at a time; NULL: stderr. It may make, copy and free buffers, not launch;
     * what it does wrong itself goes to stderr. */
    void (*sink)(void *user, const mgpu_emu_report *report);
    void *sink_user;
    mgpu_emu_observer observer; /* callbacks NULL: none */
} mgpu_emu_config;

/* Targets of mgpu_emu_config: the number, and a last digit 1 for `a`, 2 for `f`. */
enum {
    MGPU_EMU_SM_90 = 900,
    MGPU_EMU_SM_90A = 901,
    MGPU_EMU_SM_100A = 1001,
    MGPU_EMU_SM_100F = 1002,
    MGPU_EMU_SM_103A = 1031,
    MGPU_EMU_SM_107A = 1071,
    MGPU_EMU_SM_107F = 1072,
    MGPU_EMU_SM_110A = 1101,
    MGPU_EMU_SM_110F = 1102,
    MGPU_EMU_SM_120A = 1201,
    MGPU_EMU_SM_120F = 1202,
    MGPU_EMU_SM_121A = 1211
};

/* The defaults, with what the environment says on top. A word that is not understood is
 * reported on stderr, and launches are refused. */
mgpu_emu_config mgpu_emu_config_default(void);

/* Use these settings for later launches of this process. Not during a launch. */
void mgpu_emu_configure(mgpu_emu_config config);

/* The settings in force. */
mgpu_emu_config mgpu_emu_config_current(void);

/* ---- memory and launch --------------------------------------------------------------------------- */

/* Tell the model about global memory that mgpu_malloc() did not make. Copies by agents are
 * checked against the known buffers.
 *   p, bytes  the buffer; may not overlap another
 *   name      for reports; NULL allowed; copied (31 characters)
 *   errors    MGPU_ERROR_INVALID_ARGUMENT: null, empty, overlapping; MGPU_ERROR_OUT_OF_MEMORY
 */
mgpu_status mgpu_emu_register(const void *p, size_t bytes, const char *name);

/* Forget a buffer of mgpu_emu_register().
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: p is not the start of one */
mgpu_status mgpu_emu_unregister(const void *p);

/* Give a known buffer a name for reports; copied (31 characters).
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: p is not the start of a known buffer, or a NULL */
mgpu_status mgpu_emu_name(const void *p, const char *name);

/* Bind memory of several GPUs to one multicast address, as cuMulticastCreate() and cuMulticastBindMem() do: for
 * ptx/multimem.h. One process has all the GPUs: each replica is a buffer of its own, and a block that
 * stands for a GPU uses the one of that.
 *   multicast  gets the address: `bytes` there, which nothing but multimem instructions may touch
 *   replicas   where each GPU has them: addresses in known buffers, aligned to 16, which stay as
 *              long as the multicast address does
 *   count      of replicas, 1 and up
 *   bytes      of each
 *   errors     MGPU_ERROR_INVALID_ARGUMENT: a NULL, no GPUs or bytes, or a replica that is not
 *              aligned or not all in a known buffer; MGPU_ERROR_OUT_OF_MEMORY */
mgpu_status mgpu_emu_multicast(void **multicast, void *const *replicas, uint32_t count,
                               size_t bytes);

/* Give a multicast address up; the replicas stay.
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: it is none of mgpu_emu_multicast() */
mgpu_status mgpu_emu_multicast_end(void *multicast);

/* Are `bytes` at p all in one known buffer? If not a report says so; `what` is who asks.
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: they are not; MGPU_ERROR_FAULT: the red zone was written */
mgpu_status mgpu_emu_check(const void *p, size_t bytes, const char *what);

/* Tell the sink a note of the host's side.
 *   what    who speaks
 *   text    the note
 *   errors  MGPU_ERROR_FAULT: notes are fatal (MGPU_EMU_NOTES)
 */
mgpu_status mgpu_emu_note(const char *what, const char *text);

/* Make a buffer that the model knows, with a red zone and a guard of 1 MiB on each side;
 * host/memory.h calls these. It is called "mgpu_malloc 1", 2 and so on until it gets a name. What nobody has
 * written is NaN: 0xffab in each 16 bits; 0 behind the first 256 MiB.
 *   p       gets the address, a multiple of 256
 *   bytes   at least 1
 *   errors  MGPU_ERROR_OUT_OF_MEMORY
 */
mgpu_status mgpu_emu_malloc(void **p, size_t bytes);

/* Free a buffer of mgpu_emu_malloc().
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: not of mgpu_emu_malloc();
 *           MGPU_ERROR_FAULT: the red zone was written
 */
mgpu_status mgpu_emu_free(void *p);

/* Run a kernel to its end; host/launch.h calls this. The arguments are copied first.
 *   issues  emptied, then each limit that the launch breaks, or the report that ended
 *           it, on one line, and each buffer that is found broken; may be NULL
 *   errors  MGPU_ERROR_DEADLOCK, MGPU_ERROR_FAULT (see the report), the limits of the target:
 *           MGPU_ERROR_SMEM_LIMIT, MGPU_ERROR_THREAD_LIMIT, MGPU_ERROR_GRID_LIMIT, MGPU_ERROR_CLUSTER_LIMIT;
 *           MGPU_ERROR_INVALID_ARGUMENT: a NULL, a setting out of range; MGPU_ERROR_OUT_OF_MEMORY
 */
mgpu_status mgpu_emu_launch(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 block,
                            mgpu_dim3 cluster, uint32_t smem_bytes, const void *args,
                            mgpu_issues *issues);

/* The same, of a launch that may begin before the one ahead of it has ended (programmatic dependent
 * launch). The model runs one after the other; what the launches ahead did is known to a thread only
 * behind mgpu_griddepcontrol_wait(), or behind mgpu_emu_synchronize() on the host. */
mgpu_status mgpu_emu_launch_programmatic(const mgpu_kernel *kernel, mgpu_dim3 grid,
                                         mgpu_dim3 block, mgpu_dim3 cluster,
                                         uint32_t smem_bytes, const void *args,
                                         mgpu_issues *issues);

/* The host has waited for all launches; host/memory.h calls this. */
void mgpu_emu_synchronize(void);

/* What the last launch of this process did. */
typedef struct mgpu_emu_stats {
    double seconds;         /* wall time */
    uint64_t switches;      /* from fiber to fiber */
    uint64_t copies;        /* bulk and tensor copies, one per destination; cp.async */
    uint64_t wgmmas;        /* warpgroup-wide instructions */
    uint32_t workers;       /* OS threads used */
    uint32_t resident;      /* most clusters that were resident at once */
    uint32_t reports;       /* errors and lints */
    uint32_t errors, lints; /* of them */
    uint32_t hazards;       /* of them: those of mgpu_emu_last_hazards() */
    uint64_t suppressed;    /* hazards, each time, that mgpu_emu_suppress() keeps back */
    uint64_t dropped;       /* hazards, each time, beyond the most that are kept */
    uint64_t
        forgotten;   /* accesses too long ago to be remembered: what meets them is not judged */
    bool plain_seen; /* the kernel's file is built with -fsanitize=thread */
} mgpu_emu_stats;

/* One of the two accesses of a hazard. */
typedef struct mgpu_emu_side {
    mgpu_emu_agent agent; /* who reads or writes: the thread below, or for it */
    bool write;
    mgpu_dim3 thread, block;
    uint32_t rank;     /* of this block in its cluster */
    uint32_t line;     /* 0: not known */
    char file[128];    /* its name without folders; "": not known */
    char function[64]; /* that the line is in; "": not known */
    char call[64];     /* function of mgpu/tile that is called there; "": none */
    char role[48];     /* of MGPU_NAME; "": none */
    const char *where; /* "kernel.cu:46", as in the text, or an address */
} mgpu_emu_side;

/* What the detector found: two accesses that nothing orders, one for each rule and pair of lines. */
typedef struct mgpu_emu_hazard {
    uint32_t rule; /* docs/emulator.md has the table */
    mgpu_emu_severity severity;
    uint64_t count;            /* times */
    const char *text;          /* as in the report; until the next launch */
    const char *what, *manual; /* what the rule says; the section of the PTX manual */
    mgpu_emu_side second;      /* the access that met the other; or alone */
    mgpu_emu_side first;       /* the other, which came before; where "": there is none */
    mgpu_emu_space space;      /* the first byte at which they met, once */
    uint32_t rank;             /* SHARED: the block in whose shared memory it is */
    uint64_t address;          /* SHARED: offset; GLOBAL: the host address */
    char name[64];             /* "full[2]", "D+64"; "": it has none */
    int32_t row, column;       /* of the tile that TMA has put there, or takes; -1: not known */
    const char *missing;       /* the order that is missing, and where it belongs */
    const char *handed; /* "kernel.cu:44": where the first actor next arrived; of a block that
                         * exits, where it has last waited; "": not known */
    const char *replay; /* settings of the environment that show it again */
} mgpu_emu_hazard;

/* The hazards of the last launch, in the order in which they were found.
 *   all  gets the first of them; they stay until the next launch
 */
uint32_t mgpu_emu_last_hazards(const mgpu_emu_hazard **all);

/* A hazard that a test expects: file NULL and line 0 stand for any. */
typedef struct mgpu_emu_expected {
    uint32_t rule;
    const char *first_file;
    uint32_t first_line;
    const char *second_file;
    uint32_t second_line;
} mgpu_emu_expected;

/* Are the hazards of the last launch exactly these, in any order?
 *   want     of them; `count`
 *   message  gets what differs, a line for each; "" if nothing does. NULL with bytes 0: not told
 */
bool mgpu_emu_expect_hazards(const mgpu_emu_expected *want, uint32_t count, char *message,
                             size_t bytes);

/* Keep back hazards of a rule at a place, in all launches to come. How many is told behind the hazards of a
 * launch, and in its stats.
 *   rule    the number
 *   where   of one of the two accesses: "kernel.cu:46", "kernel.cu", "function()" or "function", a kernel's name too; copied
 *   why     a reason, which the report repeats; copied
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: no such rule, no place, no reason; MGPU_ERROR_OUT_OF_MEMORY: over 64
 */
mgpu_status mgpu_emu_suppress(uint32_t rule, const char *where, const char *why);

/* End all of mgpu_emu_suppress(); one that has kept nothing back is told, as a note. So it is when
 * the program ends. Returns how many such there were. */
uint32_t mgpu_emu_suppress_end(void);

/* What MGPU_EMU_EXPLORE found. */
typedef struct mgpu_emu_exploration {
    uint64_t orders; /* that it ran, each other than all before */
    uint64_t failed; /* of them; without mgpu_emu_bounds.all it stops at the first */
    bool complete;   /* there is no other order, and all accesses were seen */
    bool differs;    /* known buffers are not the same behind each order */
    uint64_t
        outcomes; /* of mgpu_emu_bounds.all: what orders leave, or how they fail, counted once */
    uint64_t digest;   /* of these */
    const char *order; /* that failed, for mgpu_emu_bounds.replay; NULL: none did */
} mgpu_emu_exploration;

/* What the last launch under MGPU_EMU_EXPLORE found; its text stays until the next one. Zeros before
 * the first. */
mgpu_emu_exploration mgpu_emu_last_exploration(void);

/* What the last launch did. Zeros before the first. */
mgpu_emu_stats mgpu_emu_last_stats(void);

/* The host's clock in nanoseconds, one that never goes back: what timers and globaltimer read. */
uint64_t mgpu_emu_now_ns(void);

/* ---- for instructions of your own ------------------------------------------------------------------
 * A user's function with both bodies calls these in its model body; docs/emulator.md shows one. */

/* Shared memory at `addr` (rank << 24 | offset) of this cluster, `bytes` long; ends the launch
 * with a report when that is not all inside one block's window. `write` and `async` say how it
 * will be used; what a thread does there, not async, is one atomic access. Never NULL. */
MGPU__CALL void *mgpu_emu_smem(uint32_t addr, uint32_t bytes, bool write, bool async);

/* Let other threads run; for the body of a spin loop. */
MGPU__CALL void mgpu_emu_yield(void);

/* End the launch with MGPU_ERROR_FAULT and this sentence. Does not return. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2), noreturn))
#endif
MGPU__CALL void
mgpu_emu_fail(const char *format, ...);

MGPU_EXTERN_C_END

#endif /* MGPU_EMU_EMU_H */
