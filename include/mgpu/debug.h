/* mgpu/debug.h - what a wait that never ends leaves behind on a GPU, with MGPU_DEBUG=1.
 * SPDX-License-Identifier: MIT
 *
 *     static mgpu_debug_report report;               the caller's memory, which the GPU writes
 *     config.debug = &report;                        the one line: then launch and wait as ever
 *     if (mgpu_sync(stream) != MGPU_OK && mgpu_debug_read(stream, &report) != MGPU_OK)
 *         for (uint32_t i = 0; i < report.count && i < MGPU_DEBUG_RECORDS; i++)
 *             puts(mgpu_debug_text(&report.record[i], text, sizeof text));
 *
 *     kernel "gemm", block (2,0,0), cluster rank 0, warp 9, lane 0 at gemm.cu:123: waited 2.000 s
 *     at mbarrier 0x30418 (full[3]) for the phase of parity 1: all 1 arrivals came, 16384 bytes
 *     are missing; its word is 0x...
 *
 * mgpu_mbarrier_wait() and its _cluster form look at the clock after each try:
 *
 *     begins           limit                1.25 limit
 *       |---- tries ----| record |--- rests ---| trap: mgpu_sync() answers MGPU_ERROR_FAULT
 *
 * A trap ends all warps of the grid. Because of the rest, each that began to wait up to a quarter of
 * the limit after the first has left its record, too. Without a report, or where nobody says
 * config.debug, waits are bounded by two seconds all the same, and trap without a word.
 *
 * Nothing here is a call: ptxas serialises wgmma, or ignores setmaxnreg, in a kernel that calls. What
 * the device has to know lies in a variable of each file with kernels, which a launch sets in its
 * stream: two kernels of one file that run at the same time have the report, the limit and the
 * name of the later launch. Where a call stands is a last argument that nobody writes, MGPU__PLACE.
 *
 * Who launches in other ways calls mgpu_debug_attach() before (host/debug.h). NVRTC has that variable
 * by its name, mgpu_debug_device: cuModuleGetGlobal(), and mgpu_debug_prepare() says what goes there.
 *
 * With report.jitter = seed hand-offs are late at random, so that races show that luck hides: before
 * each arrive at an mbarrier, a named barrier or the cluster's, before barrier.cta.sync, and after
 * mgpu_mbarrier_wait() and barrier.cluster.wait.
 *
 * Before an instruction what can be seen of its arguments is looked at, MGPU_DEBUG_RULE_TABLE: of mbarriers
 * and other barriers, of bulk copies, boxes of TMA and matrices of wgmma. What breaks a rule is a record and
 * a trap at once. And bytes are booked, of each expect and of each copy: debug_device.h.
 *
 * The model needs none of it: it sees a deadlock at once, and has MGPU_EMU_POLICY=random.
 */
#ifndef MGPU_DEBUG_H
#define MGPU_DEBUG_H

#include "config.h"

/* How many records are kept, and how long a wait may take where the report does not say. */
enum { MGPU_DEBUG_RECORDS = 128, MGPU_DEBUG_LIMIT_NS = 2000000000 };

/* What a record is about, for a macro X(name, sentence): a wait, or an argument that is looked at before
 * its instruction. */
#define MGPU_DEBUG_RULE_TABLE(X)                                                               \
    X(MGPU_DEBUG_WAIT, "a wait that did not end")                                              \
    X(MGPU_DEBUG_BAR_ALIGNED, "an mbarrier lies at a multiple of 8")                           \
    X(MGPU_DEBUG_BAR_COUNT, "an mbarrier counts 1 to 1048575 arrivals")                        \
    X(MGPU_DEBUG_PARITY, "a parity is 0 or 1")                                                 \
    X(MGPU_DEBUG_BAR_OWN, "a wait is at an mbarrier of its own block: bits 24 to 31 of the "   \
                          "address are that block's rank, or 0")                               \
    X(MGPU_DEBUG_TX_BYTES, "at most 1048575 bytes are expected, or completed, at once")        \
    X(MGPU_DEBUG_BULK_ALIGNED, "addresses of bulk copies are multiples of 16")                 \
    X(MGPU_DEBUG_BULK_BYTES, "a bulk copy moves a multiple of 16 bytes")                       \
    X(MGPU_DEBUG_COPY_ALIGNED, "addresses of cp.async, st.async and red.async are multiples "  \
                               "of the bytes that they move")                                  \
    X(MGPU_DEBUG_COPY_BYTES, "cp.async reads no more bytes than it writes")                    \
    X(MGPU_DEBUG_TMA_ALIGNED, "a box begins at a multiple of 128 in shared memory")            \
    X(MGPU_DEBUG_MAP_ALIGNED, "a tensor map lies at a multiple of 64")                         \
    X(MGPU_DEBUG_MAP_RANK, "a tensor map has as many dimensions as its instruction")           \
    X(MGPU_DEBUG_COORDINATE, "c0 is a multiple of 16 bytes")                                   \
    X(MGPU_DEBUG_BEFORE, "a box that is stored does not begin before its tensor")              \
    X(MGPU_DEBUG_SMEM_END,                                                                     \
      "what is copied or multiplied ends inside of the block's shared memory")                 \
    X(MGPU_DEBUG_CTA_MASK, "a multicast is to blocks of the cluster, and to one at least")     \
    X(MGPU_DEBUG_CTA_RANK, "a rank is below the number of blocks in the cluster")              \
    X(MGPU_DEBUG_BARRIER_ID, "a block has barriers 0 to 15")                                   \
    X(MGPU_DEBUG_BARRIER_THREADS, "a barrier counts 32 to 1024 threads, a multiple of 32")     \
    X(MGPU_DEBUG_DESC_RESERVED, "bits 14-15, 30-31, 46-48 and 52-61 of a wgmma descriptor "    \
                                "are 0: its fields are in units of 16 bytes")                  \
    X(MGPU_DEBUG_DESC_BASE, "the base offset of a wgmma descriptor without swizzle is 0")      \
    X(MGPU_DEBUG_DESC_ROW,                                                                     \
      "32 bytes of K are left in the row of the swizzle where a K-major operand begins")       \
    X(MGPU_DEBUG_DESC_STRIDE,                                                                  \
      "blocks of 8 rows of a swizzled operand do not overlap: SBO is 8 rows or more")          \
    X(MGPU_DEBUG_DESC_ADDRESS,                                                                 \
      "an address is no wgmma descriptor: without a swizzle its SBO is not 0")

/* The number of a row. */
typedef enum mgpu_debug_rule {
#define MGPU__X(name, sentence) name,
    MGPU_DEBUG_RULE_TABLE(MGPU__X)
#undef MGPU__X
} mgpu_debug_rule;

/* One warp that gave up; lanes that wait in several places leave one each. Zero is what a rule does not have. */
typedef struct mgpu_debug_record {
    const char *kernel; /* its name, as the launch told it */
    uint64_t word; /* of a wait the eight bytes of the mbarrier, else what breaks the rule */
    uint64_t waited_ns;        /* since the first try that failed */
    uint64_t expected, issued; /* bytes of the mbarrier, and of copies to it, since its init */
    uint32_t block[3];         /* x, y, z in the grid */
    uint32_t cluster_rank;     /* of the block in its cluster, or 0 */
    uint32_t warp, lanes;      /* in the block; the mask of those that gave up together */
    uint32_t bar, parity;      /* what mgpu_mbarrier_wait() was given */
    uint32_t index;            /* of the mbarrier among those that MGPU_NAME() gave that name */
    uint32_t iteration;        /* of MGPU_NAME(role, iteration) */
    uint32_t complete;         /* 1: all else here was written before the grid ended */
    uint32_t rule;             /* a mgpu_debug_rule */
    uint32_t booked;           /* 1: expected and issued are known; 2: but for some copies */
    uint32_t line;             /* of the call in `file` */
    MGPU_ALIGNAS(8) char name[16]; /* of MGPU_NAME(), cut to 15 characters; or "" */
    MGPU_ALIGNAS(8) char role[16]; /* of MGPU_NAME(role), likewise */
    char file[32];                 /* whose call it is: without folders, cut to 31 characters */
} mgpu_debug_record;

/* Memory that a GPU writes and that survives its trap: static, or aligned to 4096, all zero at first.
 * From the first launch with it until mgpu_debug_read() it stays where it is. Before a launch:
 * limit_ns of a wait, up to half an hour, 0 for 2 s; jitter, a seed, 0 for none. */
typedef struct mgpu_debug_report {
    MGPU_ALIGNAS(4096) uint64_t limit_ns;
    uint32_t jitter;
    uint32_t count;    /* records that were wanted; the first MGPU_DEBUG_RECORDS are here */
    uint32_t launches; /* with this report */
    uint32_t in_use;   /* mgpu's own: 1 from launch to read, 2 more if it pinned the memory */
    mgpu_debug_record record[MGPU_DEBUG_RECORDS];
} mgpu_debug_report;

/* What the device knows: the value of mgpu_debug_device, see mgpu_debug_prepare(). */
typedef struct mgpu_debug_state {
    mgpu_debug_report *report; /* as the GPU sees it; 0: none */
    const char *kernel;        /* an address of the host */
    uint32_t limit;            /* of a wait, in units of 1024 ns */
    uint32_t launch, jitter;   /* its number; the report's seed */
} mgpu_debug_state;

#if MGPU_CUDA_SOURCE && MGPU_DEBUG

/* Where somebody called. MGPU__PLACE is the last parameter of a function that may leave a record; what calls
 * such a function for somebody else has it too, and passes it on as MGPU__PLACED. */
typedef struct mgpu__debug_site {
    const char *file;
    uint32_t line;
} mgpu__debug_site;

#define MGPU__PLACE                                                                            \
    , const mgpu__debug_site mgpu__site = {__builtin_FILE(), (uint32_t) __builtin_LINE()}
#define MGPU__PLACED , mgpu__site

enum { MGPU__DEBUG_NAMES = 64, MGPU__DEBUG_SMS = 256, MGPU__DEBUG_WARPS = 64 };

typedef struct mgpu__debug_name {
    uint64_t name[2];
    uint32_t elem_bytes, count;
    uint32_t key; /* the address of the first + 1; 0: free */
} mgpu__debug_name;

typedef struct mgpu__debug_warp {
    uint64_t role[2];
    uint32_t iteration;
    uint32_t key; /* of whose it is */
} mgpu__debug_warp;

static __device__ mgpu__debug_name mgpu__debug_names[MGPU__DEBUG_NAMES];
static __device__ mgpu__debug_warp mgpu__debug_warps[MGPU__DEBUG_SMS * MGPU__DEBUG_WARPS];
#if MGPU_NVRTC
MGPU_EXTERN_C_BEGIN
__device__ mgpu_debug_state mgpu_debug_device = {0, 0, MGPU_DEBUG_LIMIT_NS >> 10, 0, 0};
MGPU_EXTERN_C_END
#else
static __device__ mgpu_debug_state mgpu_debug_device = {0, 0, MGPU_DEBUG_LIMIT_NS >> 10, 0, 0};

/* What a launch sends ahead, with 64 threads; a kernel, as its argument lives on in a graph. */
static __global__ __attribute__((unused)) void
mgpu__debug_set(const mgpu_debug_state state)
{
    if (threadIdx.x == 0)
        mgpu_debug_device = state;
    mgpu__debug_names[threadIdx.x].key = 0;
}
#define MGPU__DEBUG_SET (void (*)(void))(mgpu__debug_set)
#endif

/* In units of 1024 ns: an hour fits into one register, which a kernel may have left. */
MGPU_DEVICE uint32_t
mgpu__debug_now(void)
{
    uint64_t ns;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns) : : "memory");
    return (uint32_t)(ns >> 10);
}

/* A special register, read here and now: as CUDA's threadIdx and the like it would be read once for the
 * whole kernel, and live in a register that the kernel lacks. */
#define MGPU__DEBUG_READ(to, name)                                                             \
    asm volatile("mov.u32 %0, %%" name ";" : "=r"(to) : : "memory")

/* The number of what has this index in so many, x first: "ctaid" in "nctaid". */
#define MGPU__DEBUG_READ_NUMBER(to, index, count)                                              \
    do {                                                                                       \
        uint32_t mgpu__more;                                                                   \
        MGPU__DEBUG_READ(to, index ".z");                                                      \
        MGPU__DEBUG_READ(mgpu__more, count ".y");                                              \
        to *= mgpu__more;                                                                      \
        MGPU__DEBUG_READ(mgpu__more, index ".y");                                              \
        to += mgpu__more;                                                                      \
        MGPU__DEBUG_READ(mgpu__more, count ".x");                                              \
        to *= mgpu__more;                                                                      \
        MGPU__DEBUG_READ(mgpu__more, index ".x");                                              \
        to += mgpu__more;                                                                      \
    } while (0)

MGPU_DEVICE uint32_t
mgpu__debug_warp_rank(void)
{
    uint32_t thread;
    MGPU__DEBUG_READ_NUMBER(thread, "tid", "ntid");
    return thread / 32;
}

/* Tells this warp of the grid from others. */
MGPU_DEVICE uint32_t
mgpu__debug_warp_id(void)
{
    uint32_t block;
    MGPU__DEBUG_READ_NUMBER(block, "ctaid", "nctaid");
    return block * 32 + mgpu__debug_warp_rank();
}

/* What is kept of this warp, at the place that it has in its multiprocessor; empty if that was another's,
 * of this launch or of one before. */
MGPU_DEVICE volatile mgpu__debug_warp *
mgpu__debug_warp_here(void)
{
    const uint32_t key = mgpu_debug_device.launch * 0x9E3779B1u + mgpu__debug_warp_id() + 1;
    uint32_t sm, slot;
    MGPU__DEBUG_READ(sm, "smid");
    MGPU__DEBUG_READ(slot, "warpid");
    sm %= MGPU__DEBUG_SMS;
    slot %= MGPU__DEBUG_WARPS;
    volatile mgpu__debug_warp *here = &mgpu__debug_warps[sm * MGPU__DEBUG_WARPS + slot];
    if (here->key != key) {
        here->role[0] = 0;
        here->role[1] = 0;
        here->iteration = 0;
        here->key = key;
    }
    return here;
}

/* The first 15 characters of a literal, and zeros: two constants, once compiled. */
MGPU_DEVICE void
mgpu__debug_chars(volatile uint64_t *chars, const char *name)
{
    uint64_t half[2] = {0, 0};
    bool more = true;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 15; i++) {
        more = more && name[i] != 0;
        if (more)
            half[i / 8] |= (uint64_t)(unsigned char)name[i] << i % 8 * 8;
    }
    chars[0] = half[0];
    chars[1] = half[1];
}

MGPU_DEVICE void
mgpu__debug_copy(volatile char *to, volatile const uint64_t *from)
{
    ((volatile uint64_t *)to)[0] = from[0];
    ((volatile uint64_t *)to)[1] = from[1];
}

MGPU_DEVICE void
mgpu__debug_set_role(const char *name, uint32_t iteration)
{
    volatile mgpu__debug_warp *here = mgpu__debug_warp_here();
    mgpu__debug_chars(here->role, name);
    here->iteration = iteration;
}

/* With report.jitter: be late, by up to some 60 us and mostly by less than 5. How late is a matter of seed,
 * block, warp and barrier, so that a seed that failed is likely to fail again. */
MGPU_DEVICE void
mgpu__debug_hand_off(uint32_t barrier)
{
    uint32_t x = mgpu_debug_device.jitter, more;
    if (x == 0)
        return;
    MGPU__DEBUG_READ(more, "ctaid.x");
    x = (x ^ more * 0x85EBCA77u) * 0x9E3779B1u;
    MGPU__DEBUG_READ(more, "ctaid.y");
    x ^= more;
    MGPU__DEBUG_READ(more, "tid.x");
    x = (x ^ more / 32 * 0xC2B2AE3Du ^ barrier) * 0x2C1B3C6Du;
    x = (x ^ x >> 15) * 0x297A2D39u;
    x ^= x >> 15;
    asm volatile("nanosleep.u32 %0;" : : "r"((x & 255) << (x >> 8 & 7)) : "memory");
}

/* MGPU_NAME(): an entry for each address; the first name that it gets stays. */
MGPU_DEVICE void
mgpu__debug_set_name(uint32_t addr, const char *name, uint32_t elem_bytes, uint32_t count)
{
    const uint32_t key = (addr & 0xFFFFFFu) + 1;
    MGPU_ROLLED
    for (uint32_t i = 0; i < MGPU__DEBUG_NAMES; i++) {
        volatile mgpu__debug_name *entry =
            &mgpu__debug_names[(key / 8 + i) % MGPU__DEBUG_NAMES];
        uint32_t old;
        asm volatile("atom.cas.b32 %0, [%1], 0, %2;"
                     : "=r"(old)
                     : "l"(&entry->key), "r"(key)
                     : "memory");
        if (old == 0) {
            mgpu__debug_chars(entry->name, name);
            entry->elem_bytes = elem_bytes;
            entry->count = count;
        }
        if (old == 0 || old == key)
            return;
    }
}

/* The name of what lies at `bar`: of those that hold it the one that begins last. */
MGPU_DEVICE void
mgpu__debug_find_name(volatile mgpu_debug_record *r, uint32_t bar)
{
    const uint32_t at = bar & 0xFFFFFFu;
    uint32_t best = 0;
    MGPU_ROLLED
    for (uint32_t i = 0; i < MGPU__DEBUG_NAMES; i++) {
        volatile mgpu__debug_name *entry = &mgpu__debug_names[i];
        const uint32_t key = entry->key, elem_bytes = entry->elem_bytes;
        if (key > best && at >= key - 1 && at - (key - 1) < elem_bytes * entry->count) {
            best = key;
            r->index = (at - (key - 1)) / elem_bytes;
            mgpu__debug_copy(r->name, entry->name);
        }
    }
}

/* What is behind the last slash of a file's name; no call, so letter by letter. */
MGPU_DEVICE void
mgpu__debug_set_site(volatile mgpu_debug_record *r, mgpu__debug_site site)
{
    const volatile char *from = site.file;
    uint32_t length = 0;
    MGPU_ROLLED
    for (char letter = *from; letter != 0; letter = *++from) {
        if (letter == '/')
            length = 0;
        else if (length < sizeof r->file - 1)
            r->file[length++] = letter;
    }
    r->file[length] = 0;
    r->line = site.line;
}

/* A record that has who and where: for the first of `lanes`, while there is room. 0 for others. */
MGPU_DEVICE volatile mgpu_debug_record *
mgpu__debug_begin(uint32_t lanes)
{
    mgpu_debug_report *report = mgpu_debug_device.report;
    uint32_t below, special, slot;
    MGPU__DEBUG_READ(below, "lanemask_lt");
    if (report == 0 || (lanes & below) != 0)
        return 0;
    asm volatile("atom.add.relaxed.sys.u32 %0, [%1], 1;"
                 : "=r"(slot)
                 : "l"(&report->count)
                 : "memory");
    if (slot >= MGPU_DEBUG_RECORDS)
        return 0;
    volatile mgpu_debug_record *r = &report->record[slot];
    r->kernel = mgpu_debug_device.kernel;
    MGPU__DEBUG_READ(special, "ctaid.x");
    r->block[0] = special;
    MGPU__DEBUG_READ(special, "ctaid.y");
    r->block[1] = special;
    MGPU__DEBUG_READ(special, "ctaid.z");
    r->block[2] = special;
    MGPU__DEBUG_READ(special, "cluster_ctarank");
    r->cluster_rank = special;
    r->warp = mgpu__debug_warp_rank();
    r->lanes = lanes;
    volatile mgpu__debug_warp *here = mgpu__debug_warp_here();
    r->iteration = here->iteration;
    mgpu__debug_copy(r->role, here->role);
    return r;
}

/* The place, last as it takes longest and the trap of another warp may come meanwhile; then all of it is
 * there: the host may find others half written. */
MGPU_DEVICE void
mgpu__debug_end(volatile mgpu_debug_record *r, mgpu__debug_site site)
{
    mgpu__debug_set_site(r, site);
    asm volatile("fence.acq_rel.sys;" : : : "memory");
    r->complete = 1;
    asm volatile("fence.acq_rel.sys;" : : : "memory");
}
#else
#define MGPU__DEBUG_SET 0
#define MGPU__PLACE
#define MGPU__PLACED
#endif

#endif /* MGPU_DEBUG_H */
