/* mgpu/emu/unit/multimem.h - multimem: one access to the replicas of all GPUs.
 * SPDX-License-Identifier: MIT
 *
 * An instruction on a multicast address is the same on each replica, one behind the other, and is told so: a
 * read, a store, an atomic. What is not weak may be a flag: each word of it is told as one, in each
 * replica. Sums are made from the first replica on, element by element as TMA reduces (math/reduce.h).
 */
#ifndef MGPU_EMU_UNIT_MULTIMEM_H
#define MGPU_EMU_UNIT_MULTIMEM_H

#include "../core/posix.h" /* before system headers */

#include "../blackwell.h"
#include "../core/event.h"
#include "../core/multicast.h"
#include "../core/schedule.h"
#include "../core/word.h"
#include "../math/reduce.h"
#include "bulk.h"
#include "thread.h"

enum { MGPU__MULTIMEM_BYTES = 16 };

/* The multicast memory that p is in, and the offset there, after checks. */
MGPU__MODEL const mgpu__multicast *
mgpu__multimem_at(const mgpu__fiber *f, const void *p, uint32_t bytes, uint32_t align,
                  const char *what, size_t *offset, const void *site)
{
    const mgpu__multicast *m = mgpu__multicast_at((uintptr_t)p);
    if (m == NULL)
        mgpu__fail(f, site,
                   "%s: %p is no multicast address: a GPU's own address is for ld, st and red; "
                   "mgpu_emu_multicast() binds buffers to one",
                   what, p);
    *offset = (uintptr_t)p - (uintptr_t)m->map.start;
    if (*offset + bytes > m->bytes)
        mgpu__fail(f, site, "%s: %u bytes at %p go past the end of the %llu bytes of %u GPUs",
                   what, bytes, p, (unsigned long long)m->bytes, m->count);
    if ((uintptr_t)p % align != 0)
        mgpu__fail(f, site, "%s: %p is a multicast address that is not aligned to %u bytes",
                   what, p, align);
    return m;
}

/* Tell of the access to one replica; the words of it as flags, if it has an order. */
MGPU__MODEL void
mgpu__multimem_tell(mgpu__fiber *f, mgpu__sync what, uintptr_t at, uint32_t bytes, uint32_t how,
                    const void *site)
{
    const bool weak = (how & MGPU__WEAK) != 0;
    for (uint32_t i = 0; i < bytes && !weak; i += 4)
        MGPU__TELL(f, synced, f, what, (const void *)(at + i), how, site);
    mgpu__access(MGPU_EMU_GLOBAL, what != MGPU__SYNC_LOAD,
                 weak                     ? 0
                 : what == MGPU__SYNC_RMW ? MGPU__RMW
                                          : 1,
                 at, bytes, f, site);
}

/* Replica i: what is told of it and what is done to it is one step (core/word.h). */
static inline pthread_mutex_t *
mgpu__multimem_begin(mgpu__fiber *f, const mgpu__multicast *m, uint32_t i, size_t offset,
                     mgpu__sync what, uint32_t bytes, uint32_t how, const void *site)
{
    const uintptr_t at = m->replica[i] + offset;
    pthread_mutex_t *held;
    mgpu__check_global(f, at, bytes, "multimem, a replica", site);
    held = mgpu__word_is_shared(f) ? mgpu__word_hold((const void *)at) : NULL;
    if ((how & MGPU__WEAK) == 0)
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
    mgpu__multimem_tell(f, what, at, bytes, how, site);
    return held;
}

/* wide = wide + value, 16-bit floats in f32; the first is taken as it is. */
MGPU__MODEL void
mgpu__multimem_widen(float *wide, const unsigned char *value, bool first, mgpu_dtype dtype,
                     uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i += 2) {
        uint16_t y;
        float x;
        memcpy(&y, value + i, 2);
        x = dtype == MGPU_DTYPE_BF16 ? mgpu__float_of_bf16(y) : mgpu__float_of_f16(y);
        wide[i / 2] = first ? x : wide[i / 2] + x;
    }
}

/* Sums in f32 become 16-bit floats. */
MGPU__MODEL void
mgpu__multimem_round(unsigned char *sum, const float *wide, mgpu_dtype dtype, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i += 2) {
        const uint16_t x = dtype == MGPU_DTYPE_BF16 ? mgpu__bf16_of_float(wide[i / 2])
                                                    : mgpu__f16_of_float(wide[i / 2]);
        memcpy(sum + i, &x, 2);
    }
}

void
mgpu__emu_multimem_ld_reduce(void *d, const void *p, mgpu__tma_red op, uint32_t dtype,
                             uint32_t bytes, int acc, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    uint64_t sum[MGPU__MULTIMEM_BYTES / 8] = {0};
    unsigned char value[MGPU__MULTIMEM_BYTES] = {0};
    float wide[MGPU__MULTIMEM_BYTES / 2] = {0};
    const mgpu__multicast *m;
    size_t offset;
    mgpu__step(f, p, site);
    m = mgpu__multimem_at(f, p, bytes, bytes, "multimem.ld_reduce", &offset, site);
    for (uint32_t i = 0; i < m->count; i++) {
        const unsigned char *from = (const unsigned char *)(m->replica[i] + offset);
        pthread_mutex_t *held =
            mgpu__multimem_begin(f, m, i, offset, MGPU__SYNC_LOAD, bytes, how, site);
        memcpy(value, from, bytes);
        mgpu__word_done(held);
        if (acc)
            mgpu__multimem_widen(wide, value, i == 0, (mgpu_dtype)dtype, bytes);
        else if (i == 0)
            memcpy(sum, value, bytes);
        else
            mgpu__tma_reduce(op, (mgpu_dtype)dtype, (uint64_t)(uintptr_t)sum, value, bytes);
    }
    if (acc)
        mgpu__multimem_round((unsigned char *)sum, wide, (mgpu_dtype)dtype, bytes);
    memcpy(d, sum, bytes);
    if ((how & MGPU__WEAK) == 0) {
        __atomic_thread_fence(__ATOMIC_SEQ_CST); /* what follows reads behind the last load */
        mgpu__give_way_looking(f, (const void *)(m->replica[0] + offset), site);
    }
}

/* Bytes of e4m3 or e5m2 as f16, which is exact, and back. */
MGPU__MODEL void
mgpu__multimem_fp8_to_f16(uint16_t *to, const unsigned char *from, uint32_t bytes, int e5m2)
{
    for (uint32_t i = 0; i < bytes; i++)
        to[i] = mgpu_f16_from_f32(e5m2 ? mgpu_e5m2_to_f32(from[i]) : mgpu_e4m3_to_f32(from[i]));
}

MGPU__MODEL void
mgpu__multimem_fp8_from_f16(unsigned char *to, const uint16_t *from, uint32_t bytes, int e5m2)
{
    for (uint32_t i = 0; i < bytes; i++) {
        const float x = mgpu_f16_to_f32(from[i]);
        to[i] = e5m2 ? mgpu_e5m2_from_f32(x) : mgpu_e4m3_from_f32(x);
    }
}

void
mgpu__emu_multimem_ld_reduce_fp8(void *d, const void *p, mgpu__tma_red op, int e5m2,
                                 uint32_t bytes, int acc, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    uint16_t sum[MGPU__MULTIMEM_BYTES] = {0}; /* of f16 */
    uint16_t wide[MGPU__MULTIMEM_BYTES];
    unsigned char value[MGPU__MULTIMEM_BYTES] = {0};
    const mgpu__multicast *m;
    size_t offset;
    mgpu__needs(f, 1000, "multimem.ld_reduce of 8-bit floats", "sm_100", site);
    mgpu__step(f, p, site);
    m = mgpu__multimem_at(f, p, bytes, bytes, "multimem.ld_reduce", &offset, site);
    for (uint32_t i = 0; i < m->count; i++) {
        pthread_mutex_t *held =
            mgpu__multimem_begin(f, m, i, offset, MGPU__SYNC_LOAD, bytes, how, site);
        memcpy(value, (const void *)(m->replica[i] + offset), bytes);
        mgpu__word_done(held);
        mgpu__multimem_fp8_to_f16(i == 0 ? sum : wide, value, bytes, e5m2);
        if (i != 0)
            mgpu__tma_reduce(op, MGPU_DTYPE_F16, (uint64_t)(uintptr_t)sum,
                             (const unsigned char *)wide, 2 * bytes);
        if (!acc) {
            mgpu__multimem_fp8_from_f16(value, sum, bytes, e5m2);
            mgpu__multimem_fp8_to_f16(sum, value, bytes, e5m2);
        }
    }
    mgpu__multimem_fp8_from_f16((unsigned char *)d, sum, bytes, e5m2);
    if ((how & MGPU__WEAK) == 0) {
        __atomic_thread_fence(__ATOMIC_SEQ_CST); /* what follows reads behind the last load */
        mgpu__give_way_looking(f, (const void *)(m->replica[0] + offset), site);
    }
}

void
mgpu__emu_multimem_red(void *p, const void *v, mgpu__tma_red op, uint32_t dtype, uint32_t bytes,
                       uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__multicast *m;
    size_t offset;
    mgpu__step(f, p, site);
    m = mgpu__multimem_at(f, p, bytes, bytes, "multimem.red", &offset, site);
    for (uint32_t i = 0; i < m->count; i++) {
        pthread_mutex_t *held =
            mgpu__multimem_begin(f, m, i, offset, MGPU__SYNC_RMW, bytes, how, site);
        mgpu__tma_reduce(op, (mgpu_dtype)dtype, m->replica[i] + offset,
                         (const unsigned char *)v, bytes);
        mgpu__word_done(held);
    }
    mgpu__give_way(f, true, site);
}

/* Who polls a word finds it whole. */
static inline void
mgpu__multimem_put(void *to, const void *v, uint32_t bytes)
{
    uint32_t word;
    uint64_t wide;
    if (bytes == 4) {
        memcpy(&word, v, 4);
        __atomic_store_n((uint32_t *)to, word, __ATOMIC_RELEASE);
    } else if (bytes == 8) {
        memcpy(&wide, v, 8);
        __atomic_store_n((uint64_t *)to, wide, __ATOMIC_RELEASE);
    } else {
        memcpy(to, v, bytes);
    }
}

void
mgpu__emu_multimem_st(void *p, const void *v, uint32_t bytes, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__multicast *m;
    size_t offset;
    mgpu__step(f, p, site);
    m = mgpu__multimem_at(f, p, bytes, bytes, "multimem.st", &offset, site);
    for (uint32_t i = 0; i < m->count; i++) {
        unsigned char *to = (unsigned char *)(m->replica[i] + offset);
        pthread_mutex_t *held =
            mgpu__multimem_begin(f, m, i, offset, MGPU__SYNC_STORE, bytes, how, site);
        if (memcmp(to, v, bytes) != 0)
            mgpu__effect(f->cta->cluster->worker);
        mgpu__multimem_put(to, v, bytes);
        mgpu__word_done(held);
    }
}

/* A copy for each replica, all of one group. */
void
mgpu__emu_multimem_bulk(void *p, uint32_t smem_src, uint32_t bytes, mgpu__tma_red op,
                        uint32_t dtype, uint32_t how)
{
    const bool store = op == MGPU__TMA_STORE;
    const char *what = store ? "multimem.cp.async.bulk" : "multimem.cp.reduce.async.bulk";
    mgpu__copy copy = mgpu__copy_of(store ? MGPU__COPY_BULK_S2G : MGPU__COPY_BULK_REDUCE,
                                    mgpu__self(), MGPU__SITE);
    const mgpu__multicast *m;
    size_t offset;
    mgpu__bulk_check(copy.issuer, NULL, false, bytes, 0, how, what, copy.site);
    m = mgpu__multimem_at(copy.issuer, p, bytes, 16, what, &offset, copy.site);
    copy.op = (uint8_t)op;
    copy.dtype = (uint8_t)dtype;
    copy.bytes = bytes;
    mgpu__copy_source(&copy, smem_src, 16, "multimem.cp.async.bulk, source");
    for (uint32_t i = 0; i < m->count; i++) {
        copy.global = m->replica[i] + offset;
        mgpu__check_global(copy.issuer, copy.global, bytes, "multimem, a replica", copy.site);
        mgpu__copy_issue(&copy);
    }
}

void
mgpu__emu_multimem_bulk_masked(void *p, uint32_t smem_src, uint32_t bytes, uint32_t byte_mask)
{
    const char *what = "multimem.cp.async.bulk.cp_mask";
    mgpu__copy copy = mgpu__copy_of(MGPU__COPY_BULK_MASKED, mgpu__self(), MGPU__SITE);
    const mgpu__multicast *m;
    size_t offset;
    mgpu__needs(copy.issuer, 1000, what, "sm_100", copy.site);
    mgpu__bulk_check(copy.issuer, NULL, false, bytes, 0, 0, what, copy.site);
    m = mgpu__multimem_at(copy.issuer, p, bytes, 16, what, &offset, copy.site);
    copy.bytes = bytes;
    copy.c[0] = (int32_t)byte_mask;
    mgpu__copy_source(&copy, smem_src, 16, "multimem.cp.async.bulk, source");
    for (uint32_t i = 0; i < m->count; i++) {
        copy.global = m->replica[i] + offset;
        mgpu__check_global(copy.issuer, copy.global, bytes, "multimem, a replica", copy.site);
        mgpu__copy_issue(&copy);
    }
}

#endif /* MGPU_EMU_UNIT_MULTIMEM_H */
