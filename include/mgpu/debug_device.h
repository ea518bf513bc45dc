/* mgpu/debug_device.h - what instructions do beside their work in a kernel of MGPU_DEBUG=1.
 * SPDX-License-Identifier: MIT
 *
 *     MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);      record and trap, or go on
 *     while (!mgpu_mbarrier_try_wait_parity(bar, parity MGPU__PLACED))
 *         MGPU__DEBUG_TRIED(&since, bar, parity);                      bounded
 *     MGPU__DEBUG_HAND_OFF(bar);                                       late, if a seed says so
 *
 * Without MGPU_DEBUG each of these words is nothing, and its arguments are not evaluated.
 *
 * Bytes are booked: each mbarrier has an entry of a table in global memory from its init on, and
 *
 *     expect_tx                 adds to what is expected
 *     a copy, complete_tx       add to what is issued, in each block that a multicast goes to
 *
 * so that the record of a wait can tell a copy that nobody made from one that did not come. The
 * bytes of a box are those in its tensor map, at byte 64, where an H200's driver writes them (580.159.04); a map
 * with element strides has another number there, and bytes of the mbarrier are no longer known.
 * An entry belongs to one mbarrier of one block; where blocks of a grid are more than fit at a time, the oldest give way.
 */
#ifndef MGPU_DEBUG_DEVICE_H
#define MGPU_DEBUG_DEVICE_H

#include "config.h"
#include "debug.h"

#if MGPU_CUDA_SOURCE && MGPU_DEBUG

enum { MGPU__DEBUG_BOOKS = 8192, MGPU__DEBUG_PLACES = 16 };

typedef struct mgpu__debug_book {
    uint64_t key; /* mgpu__debug_key(); 0: nobody's */
    uint64_t expected, issued;
    uint32_t opened;  /* when */
    uint32_t unknown; /* 1: a copy came of which nobody knows the bytes */
} mgpu__debug_book;

static __device__ mgpu__debug_book mgpu__debug_books[MGPU__DEBUG_BOOKS];

/* A descriptor that breaks a rule, and whose wgmma it was: 16 bytes, as of two predicated stores ptxas makes a branch. */
typedef struct mgpu__debug_matrix {
    MGPU_ALIGNAS(16) uint32_t rule; /* launch << 24 | line << 6 | rule */
    uint32_t file;                  /* the low half of its address */
    uint64_t desc;
} mgpu__debug_matrix;

static __device__ mgpu__debug_matrix mgpu__debug_matrices[MGPU__DEBUG_SMS * MGPU__DEBUG_WARPS];

/* The place of this warp in its multiprocessor. */
MGPU_DEVICE uint32_t
mgpu__debug_warp_slot(void)
{
    uint32_t sm, slot;
    MGPU__DEBUG_READ(sm, "smid");
    MGPU__DEBUG_READ(slot, "warpid");
    return sm % MGPU__DEBUG_SMS * MGPU__DEBUG_WARPS + slot % MGPU__DEBUG_WARPS;
}

/* ---- a rule ------------------------------------------------------------------------------- */

MGPU_DEVICE void
mgpu__debug_refuse(uint32_t rule, uint64_t value, mgpu__debug_site site)
{
    uint32_t lanes;
    asm volatile("activemask.b32 %0;" : "=r"(lanes) : : "memory");
    volatile mgpu_debug_record *r = mgpu__debug_begin(lanes);
    if (r != 0) {
        r->rule = rule;
        r->word = value;
        mgpu__debug_end(r, site);
    }
    asm volatile("bar.warp.sync %0;" : : "r"(lanes) : "memory");
    asm volatile("trap; exit;");
    __builtin_unreachable(); /* no register of the kernel lives on in here */
}

/* Record and trap, if this does not hold. */
MGPU_DEVICE void
mgpu__debug_require(bool holds, uint32_t rule, uint64_t value, mgpu__debug_site site)
{
    if (!holds)
        mgpu__debug_refuse(rule, value, site);
}

/* ---- bytes -------------------------------------------------------------------------------- */

MGPU_DEVICE uint32_t
mgpu__debug_rank(void)
{
    uint32_t rank;
    MGPU__DEBUG_READ(rank, "cluster_ctarank");
    return rank;
}

/* The mbarrier at this offset in the block of this rank: bit 63, 12 bits of the launch's number, 4 of the rank,
 * 15 of the offset, 32 of the cluster's number in the grid. */
MGPU_DEVICE uint64_t
mgpu__debug_key(uint32_t bar, uint32_t rank)
{
    const uint32_t launch = mgpu_debug_device.launch & 0xFFF;
    uint32_t cluster;
    MGPU__DEBUG_READ_NUMBER(cluster, "clusterid", "nclusterid");
    return (uint64_t)(1u << 31 | launch << 19 | (rank & 15) << 15 | (bar >> 3 & 0x7FFF)) << 32 |
           cluster;
}

/* The i-th place where the entry of a key may be. */
MGPU_DEVICE mgpu__debug_book *
mgpu__debug_place(uint64_t key, uint32_t i)
{
    const uint32_t mixed = ((uint32_t)key * 0x9E3779B1u ^ (uint32_t)(key >> 32)) * 0x85EBCA77u;
    return &mgpu__debug_books[((mixed >> 16) + i) % MGPU__DEBUG_BOOKS];
}

/* Take the place over, if it is still `old`'s. */
MGPU_DEVICE bool
mgpu__debug_take(mgpu__debug_book *book, uint64_t old, uint64_t key)
{
    volatile mgpu__debug_book *mine = book;
    uint64_t was = old;
    uint32_t now;
    if (old != key)
        asm volatile("atom.cas.b64 %0, [%1], %2, %3;"
                     : "=l"(was)
                     : "l"(&book->key), "l"(old), "l"(key)
                     : "memory");
    if (was != old)
        return false;
    mine->expected = 0;
    mine->issued = 0;
    mine->unknown = 0;
    MGPU__DEBUG_READ(now, "globaltimer_lo");
    mine->opened = now;
    return true;
}

/* Init of an mbarrier: its entry is empty. Where all its places are of this launch, the oldest gives way. */
MGPU_DEVICE void
mgpu__debug_open(uint32_t bar)
{
    const uint64_t key = mgpu__debug_key(bar, mgpu__debug_rank()), launch = key >> 51;
    uint64_t oldest_key = 0;
    uint32_t oldest = 0, age = 0, now;
    if (mgpu_debug_device.report == 0)
        return;
    MGPU_ROLLED
    for (uint32_t i = 0; i < MGPU__DEBUG_PLACES; i++) {
        volatile mgpu__debug_book *book = mgpu__debug_place(key, i);
        const uint64_t old = book->key;
        MGPU__DEBUG_READ(now, "globaltimer_lo");
        const uint32_t since = now - book->opened;
        if ((old == key || old >> 51 != launch) &&
            mgpu__debug_take(mgpu__debug_place(key, i), old, key))
            return;
        if (since >= age) {
            age = since;
            oldest = i;
            oldest_key = old;
        }
    }
    (void)mgpu__debug_take(mgpu__debug_place(key, oldest), oldest_key, key);
}

/* The entry of an mbarrier, or 0. */
MGPU_DEVICE mgpu__debug_book *
mgpu__debug_find(uint32_t bar, uint32_t rank)
{
    const uint64_t key = mgpu__debug_key(bar, rank);
    if (mgpu_debug_device.report == 0)
        return 0;
    MGPU_ROLLED
    for (uint32_t i = 0; i < MGPU__DEBUG_PLACES; i++) {
        volatile mgpu__debug_book *book = mgpu__debug_place(key, i);
        if (book->key == key)
            return mgpu__debug_place(key, i);
    }
    return 0;
}

MGPU_DEVICE void
mgpu__debug_add(uint64_t *sum, uint32_t bytes)
{
    asm volatile("red.relaxed.gpu.add.u64 [%0], %1;"
                 :
                 : "l"(sum), "l"((uint64_t)bytes)
                 : "memory");
}

MGPU_DEVICE void
mgpu__debug_expect(uint32_t bar, uint32_t rank, uint32_t bytes)
{
    mgpu__debug_book *book = mgpu__debug_find(bar, rank);
    if (book != 0)
        mgpu__debug_add(&book->expected, bytes);
}

/* 0 bytes: nobody knows how many. */
MGPU_DEVICE void
mgpu__debug_issue(uint32_t bar, uint32_t rank, uint32_t bytes)
{
    mgpu__debug_book *book = mgpu__debug_find(bar, rank);
    if (book != 0 && bytes != 0)
        mgpu__debug_add(&book->issued, bytes);
    else if (book != 0)
        *(volatile uint32_t *)&book->unknown = 1;
}

/* A multicast: to the mbarrier at the same offset in each block of the mask. */
MGPU_DEVICE void
mgpu__debug_issue_all(uint32_t bar, uint32_t cta_mask, uint32_t bytes)
{
    MGPU_ROLLED
    for (uint32_t rank = 0; rank < 16; rank++)
        if ((cta_mask >> rank & 1) != 0)
            mgpu__debug_issue(bar, rank, bytes);
}

/* A word of a tensor map; no volatile load, which faults in a kernel's arguments. */
MGPU_DEVICE uint32_t
mgpu__debug_map_word(const void *map, uint32_t index)
{
    return ((const uint32_t *)map)[index];
}

/* The bytes of its box, 0 if they are not known. */
MGPU_DEVICE uint32_t
mgpu__debug_box_bytes(const void *map)
{
    if (MGPU_CUDA_ARCH >= 1000 || (mgpu__debug_map_word(map, 13) & 0x7FFF) != 0)
        return 0;
    return mgpu__debug_map_word(map, 16);
}

/* ---- arguments ---------------------------------------------------------------------------- */

/* The first address behind the block's shared memory, or a little more: it begins at 0x400, and a dynamic array
 * may be moved to the next multiple of 0x400. */
MGPU_DEVICE uint32_t
mgpu__debug_smem_end(void)
{
    uint32_t bytes;
    MGPU__DEBUG_READ(bytes, "total_smem_size");
    return bytes + 2 * 0x400;
}

/* A bulk copy from or to `smem`; 0: neither. */
MGPU_DEVICE void
mgpu__debug_bulk(uint64_t dst, uint64_t src, uint32_t bytes, uint32_t smem,
                 mgpu__debug_site site)
{
    const uint64_t end = (uint64_t)(smem & 0xFFFFFF) + bytes;
    const bool inside = smem == 0 || end <= mgpu__debug_smem_end();
    if (((dst | src | bytes) & 15) == 0 && inside)
        return;
    mgpu__debug_require((dst & 15) == 0, MGPU_DEBUG_BULK_ALIGNED, dst, site);
    mgpu__debug_require((src & 15) == 0, MGPU_DEBUG_BULK_ALIGNED, src, site);
    mgpu__debug_require((bytes & 15) == 0, MGPU_DEBUG_BULK_BYTES, bytes, site);
    mgpu__debug_refuse(MGPU_DEBUG_SMEM_END, end, site);
}

/* A cp.async to this block's memory, which reads `read` bytes; an st.async or red.async, whose `src` is 0, to
 * any block's. */
MGPU_DEVICE void
mgpu__debug_copy(uint32_t dst, uint64_t src, uint32_t bytes, uint32_t read,
                 mgpu__debug_site site)
{
    const uint64_t end = (uint64_t)(dst & 0xFFFFFF) + bytes;
    if (((dst | src) & (bytes - 1)) == 0 && read <= bytes && end <= mgpu__debug_smem_end())
        return;
    mgpu__debug_require((dst & (bytes - 1)) == 0, MGPU_DEBUG_COPY_ALIGNED, dst, site);
    mgpu__debug_require((src & (bytes - 1)) == 0, MGPU_DEBUG_COPY_ALIGNED, src, site);
    mgpu__debug_require(read <= bytes, MGPU_DEBUG_COPY_BYTES, read, site);
    mgpu__debug_refuse(MGPU_DEBUG_SMEM_END, end, site);
}

/* Blocks of a multicast. */
MGPU_DEVICE void
mgpu__debug_mask(uint32_t cta_mask, mgpu__debug_site site)
{
    uint32_t blocks;
    MGPU__DEBUG_READ(blocks, "cluster_nctarank");
    mgpu__debug_require(cta_mask != 0 && cta_mask >> blocks == 0, MGPU_DEBUG_CTA_MASK, cta_mask,
                        site);
}

/* A block's rank. */
MGPU_DEVICE void
mgpu__debug_peer(uint32_t rank, mgpu__debug_site site)
{
    uint32_t blocks;
    MGPU__DEBUG_READ(blocks, "cluster_nctarank");
    mgpu__debug_require(rank < blocks, MGPU_DEBUG_CTA_RANK, rank, site);
}

/* An mbarrier of this block: its address has the block's rank, or none. */
MGPU_DEVICE void
mgpu__debug_own(uint32_t bar, mgpu__debug_site site)
{
    mgpu__debug_require((bar & 7) == 0, MGPU_DEBUG_BAR_ALIGNED, bar, site);
    mgpu__debug_require(bar >> 24 == 0 || bar >> 24 == mgpu__debug_rank(), MGPU_DEBUG_BAR_OWN,
                        bar, site);
}

/* What is wrong with a box at `smem`, 0: none, of a map of tiles: 0, or the rule. An H200's driver writes dimensions - 1
 * into bits 4 to 6 of word 2 (of a map of pixels: not recorded), and the type into bits 7 to 10, of which log2 of its
 * bytes is in the constant. `signs` has bit 31 of a coordinate that is negative. */
MGPU_DEVICE uint32_t
mgpu__debug_map(const void *map, uint32_t dims, int32_t c0, int32_t signs, uint32_t smem)
{
    const uint32_t word = mgpu__debug_map_word(map, 2), type = word >> 7 & 15;
    const uint32_t odd = type > 10 ? 0 : 15u >> (0x1E9FA4u >> 2 * type & 3); /* bits of c0 */
    if ((word >> 4 & 7) != dims - 1)
        return MGPU_DEBUG_MAP_RANK;
    if (((uint32_t)c0 & odd) != 0)
        return MGPU_DEBUG_COORDINATE;
    if (signs < 0)
        return MGPU_DEBUG_BEFORE;
    if (smem != 0 && smem + mgpu__debug_box_bytes(map) > mgpu__debug_smem_end())
        return MGPU_DEBUG_SMEM_END;
    return 0;
}

/* A box at `addr` in shared memory; 0: none. */
MGPU_DEVICE void
mgpu__debug_box(uint32_t addr, const void *map, uint32_t dims, int32_t c0, int32_t signs,
                mgpu__debug_site site)
{
    uint32_t rule = (addr & 127) != 0 ? MGPU_DEBUG_TMA_ALIGNED : 0;
    if (((uint64_t)map & 63) != 0)
        rule = MGPU_DEBUG_MAP_ALIGNED;
    else if (rule == 0 && MGPU_CUDA_ARCH < 1000)
        rule = mgpu__debug_map(map, dims, c0, signs, addr & 0xFFFFFF);
    if (rule == 0)
        return;
    mgpu__debug_refuse(rule,
                       rule == MGPU_DEBUG_MAP_ALIGNED  ? (uint64_t)map
                       : rule == MGPU_DEBUG_MAP_RANK   ? dims
                       : rule == MGPU_DEBUG_COORDINATE ? (uint64_t)(uint32_t)c0
                       : rule == MGPU_DEBUG_BEFORE     ? (uint64_t)(uint32_t)signs
                                                       : addr,
                       site);
}

/* A rule that a matrix of wgmma breaks, kept for this warp: among wgmma ptxas takes no branch. */
MGPU_DEVICE void
mgpu__debug_refuse_late(uint32_t rule, uint64_t desc, mgpu__debug_site site)
{
    const uint32_t place = mgpu_debug_device.launch << 24 | (site.line & 0x3FFFF) << 6;
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.u32 p, %1, 0;\n"
                 "@p st.global.v2.u64 [%0], {%2, %3};\n"
                 "}"
                 :
                 : "l"(&mgpu__debug_matrices[mgpu__debug_warp_slot()]), "r"(rule),
                   "l"((uint64_t)site.file << 32 | (place | rule)), "l"(desc)
                 : "memory");
}

/* Before a fence of wgmma, and when all groups are over. */
MGPU_DEVICE void
mgpu__debug_look(void)
{
    mgpu__debug_matrix *mine = &mgpu__debug_matrices[mgpu__debug_warp_slot()];
    uint32_t rule;
    asm volatile("ld.global.u32 %0, [%1];" : "=r"(rule) : "l"(&mine->rule) : "memory");
    if ((rule & 63) != 0 && rule >> 24 == (mgpu_debug_device.launch & 0xFF)) {
        /* names of files are constants of the module, as the table is: less than 2 GiB from here */
        const char *here = (const char *)mine;
        const mgpu__debug_site site = {here + (int32_t)(mine->file - (uint32_t)(uint64_t)here),
                                       rule >> 6 & 0x3FFFF};
        mgpu__debug_refuse(rule & 63, mine->desc, site);
    }
}

/* A matrix of `rows` (M or N) for wgmma, or another one if it breaks a rule. Nothing here may be a branch. */
MGPU_DEVICE uint64_t
mgpu__debug_desc(uint64_t desc, uint32_t rows, bool mn_major, mgpu__debug_site site)
{
    const uint32_t code = (uint32_t)(desc >> 62), start = (uint32_t)desc << 4 & 0x3FFFF;
    const uint32_t leading = (uint32_t)(desc >> 12) & 0x3FFF0, span = 256u >> code;
    const uint32_t stride = (uint32_t)(desc >> 28) & 0x3FFF0, groups = rows / 8 - 1;
    const uint32_t right = (rows * 2 - 16) >> (8 - code); /* boxes of an MN-major matrix */
    const uint32_t reach = mn_major ? right * leading + stride - 16 : groups * stride;
    const uint32_t end = /* of what is read, or a little before */
        start + (code == 0 ? groups * stride + leading + 128 : reach + 7 * span + 32);
    const uint32_t in_row = mn_major ? 0 : (start & (span - 1)) + 32;
    const uint32_t apart = (!mn_major & (rows == 8)) ? 8 * span : stride;
    uint32_t rule = 0;
    rule = end > mgpu__debug_smem_end() ? MGPU_DEBUG_SMEM_END : rule;
    rule = ((code != 0) & (apart < 8 * span)) ? MGPU_DEBUG_DESC_STRIDE : rule;
    rule = ((code != 0) & (in_row > span)) ? MGPU_DEBUG_DESC_ROW : rule;
    rule = ((code == 0) & (rows > 8) & (stride == 0)) ? MGPU_DEBUG_DESC_ADDRESS : rule;
    rule = ((code == 0) & ((desc >> 49 & 7) != 0)) ? MGPU_DEBUG_DESC_BASE : rule;
    rule = (desc & 0x3FF1C000C000C000) != 0 ? MGPU_DEBUG_DESC_RESERVED : rule;
    mgpu__debug_refuse_late(rule, desc, site);
    return rule != 0 ? 0x400 >> 4 : desc;
}

/* ---- a wait ------------------------------------------------------------------------------- */

/* What is booked of an mbarrier of this block. */
MGPU_DEVICE void
mgpu__debug_tell_bytes(volatile mgpu_debug_record *r, uint32_t bar)
{
    volatile mgpu__debug_book *book = mgpu__debug_find(bar, mgpu__debug_rank());
    if (book == 0)
        return;
    r->expected = book->expected;
    r->issued = book->issued;
    r->booked = 1 + book->unknown;
}

/* A try at `bar` has failed: record and trap, if the first was too long ago. *since is 0 at first. */
MGPU_DEVICE void
mgpu__debug_tried(uint32_t *since, uint32_t bar, uint32_t parity, mgpu__debug_site site)
{
    const uint32_t limit = mgpu_debug_device.limit, now = mgpu__debug_now();
    uint32_t lanes;
    uint64_t word;
    if (*since == 0)
        *since = now;
    if (now - *since <= limit)
        return;
    asm volatile("activemask.b32 %0;" : "=r"(lanes) : : "memory");
    volatile mgpu_debug_record *r = mgpu__debug_begin(lanes);
    if (r != 0) {
        /* Loads see the eight bytes only when they have left the unit that counts in them. */
        asm volatile("mbarrier.inval.shared::cta.b64 [%1];\n"
                     "ld.volatile.shared.b64 %0, [%1];"
                     : "=l"(word)
                     : "r"(bar)
                     : "memory");
        r->word = word;
        r->waited_ns = (uint64_t)(now - *since) << 10;
        r->bar = bar;
        r->parity = parity;
        mgpu__debug_tell_bytes(r, bar);
        mgpu__debug_find_name(r, bar);
        mgpu__debug_end(r, site);
    }
    do {
        asm volatile("nanosleep.u32 1000;" : : : "memory");
    } while (mgpu__debug_now() - *since < limit + limit / 4);
    asm volatile("trap; exit;");
    __builtin_unreachable(); /* no register of the kernel lives on in here */
}

#define MGPU__DEBUG_REQUIRE(holds, rule, value)                                                \
    mgpu__debug_require(holds, rule, value, mgpu__site)
#define MGPU__DEBUG_TRIED(since, bar, parity)   mgpu__debug_tried(since, bar, parity, mgpu__site)
#define MGPU__DEBUG_HAND_OFF(barrier)           mgpu__debug_hand_off(barrier)
#define MGPU__DEBUG_OPEN(bar)                   mgpu__debug_open(bar)
#define MGPU__DEBUG_EXPECT(bar, rank, bytes)    mgpu__debug_expect(bar, rank, bytes)
#define MGPU__DEBUG_ISSUE(bar, rank, bytes)     mgpu__debug_issue(bar, rank, bytes)
#define MGPU__DEBUG_ISSUE_ALL(bar, mask, bytes) mgpu__debug_issue_all(bar, mask, bytes)
#define MGPU__DEBUG_BULK(dst, src, bytes, smem)                                                \
    mgpu__debug_bulk((uint64_t)(dst), (uint64_t)(src), bytes, smem, mgpu__site)
#define MGPU__DEBUG_CP_ASYNC(dst, src, bytes, read)                                            \
    mgpu__debug_copy(dst, (uint64_t)(src), bytes, read, mgpu__site)
#define MGPU__DEBUG_ST_ASYNC(dst, bytes) mgpu__debug_copy(dst, 0, bytes, 0, mgpu__site)
#define MGPU__DEBUG_BOX(addr, map, dims, c0, signs)                                            \
    mgpu__debug_box(addr, map, dims, c0, signs, mgpu__site)
#define MGPU__DEBUG_MASK(cta_mask) mgpu__debug_mask(cta_mask, mgpu__site)
#define MGPU__DEBUG_PEER(rank)     mgpu__debug_peer(rank, mgpu__site)
#define MGPU__DEBUG_OWN(bar)       mgpu__debug_own(bar, mgpu__site)
#define MGPU__DEBUG_DESC(desc, rows, mn_major)                                                 \
    ((desc) = mgpu__debug_desc(desc, rows, mn_major, mgpu__site))
#define MGPU__DEBUG_MATRICES() mgpu__debug_look()
#else
#define MGPU__DEBUG_REQUIRE(holds, rule, value)     ((void)0)
#define MGPU__DEBUG_TRIED(since, bar, parity)       ((void)(since))
#define MGPU__DEBUG_HAND_OFF(barrier)               ((void)0)
#define MGPU__DEBUG_OPEN(bar)                       ((void)0)
#define MGPU__DEBUG_EXPECT(bar, rank, bytes)        ((void)0)
#define MGPU__DEBUG_ISSUE(bar, rank, bytes)         ((void)0)
#define MGPU__DEBUG_ISSUE_ALL(bar, mask, bytes)     ((void)0)
#define MGPU__DEBUG_BULK(dst, src, bytes, smem)     ((void)0)
#define MGPU__DEBUG_CP_ASYNC(dst, src, bytes, read) ((void)0)
#define MGPU__DEBUG_ST_ASYNC(dst, bytes)            ((void)0)
#define MGPU__DEBUG_BOX(addr, map, dims, c0, signs) ((void)0)
#define MGPU__DEBUG_MASK(cta_mask)                  ((void)0)
#define MGPU__DEBUG_PEER(rank)                      ((void)0)
#define MGPU__DEBUG_OWN(bar)                        ((void)0)
#define MGPU__DEBUG_DESC(desc, rows, mn_major)      ((void)0)
#define MGPU__DEBUG_MATRICES()                      ((void)0)
#endif

#define MGPU__DEBUG_TX(tx_bytes)                                                               \
    MGPU__DEBUG_REQUIRE((tx_bytes) < 1u << 20, MGPU_DEBUG_TX_BYTES, tx_bytes)
#define MGPU__DEBUG_ARRIVALS(count)                                                            \
    MGPU__DEBUG_REQUIRE((count)-1 < (1u << 20) - 1, MGPU_DEBUG_BAR_COUNT, count)
#define MGPU__DEBUG_BARRIER(id, threads)                                                       \
    do {                                                                                       \
        MGPU__DEBUG_REQUIRE((id) < 16, MGPU_DEBUG_BARRIER_ID, id);                             \
        MGPU__DEBUG_REQUIRE((threads)-1 < 1024 && (threads) % 32 == 0,                         \
                            MGPU_DEBUG_BARRIER_THREADS, threads);                              \
    } while (0)

#endif /* MGPU_DEBUG_DEVICE_H */
