/* mgpu/emu/explore/snapshot.h - the bytes of all known buffers, to put them back between orders.
 * SPDX-License-Identifier: MIT
 *
 *     | buffer | buffer | buffer |     in the order of the table, one behind the other
 *
 * Memory that nobody has named stays as a kernel leaves it.
 */
#ifndef MGPU_EMU_EXPLORE_SNAPSHOT_H
#define MGPU_EMU_EXPLORE_SNAPSHOT_H

#include "../core/buffer.h"

enum { MGPU__SNAPSHOT_MIB = 512 };

typedef struct mgpu__snapshot {
    unsigned char *bytes; /* NULL: none */
    size_t count;
} mgpu__snapshot;

/* Bytes of all known buffers. */
MGPU__MODEL size_t
mgpu__snapshot_bytes(void)
{
    size_t all = 0;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    for (size_t i = 0; i < mgpu__kept.buffer_count; i++)
        all += mgpu__buffer_entry(i)->to - mgpu__buffer_entry(i)->from;
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return all;
}

/* Copy all known buffers. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__snapshot_take(mgpu__snapshot *s)
{
    size_t at = 0;
    if (s->bytes == NULL) {
        s->count = mgpu__snapshot_bytes();
        s->bytes = (unsigned char *)malloc(s->count + 1);
    }
    if (s->bytes == NULL)
        return false;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    for (size_t i = 0; i < mgpu__kept.buffer_count; i++) {
        const mgpu__buffer *b = mgpu__buffer_entry(i);
        memcpy(s->bytes + at, (const void *)b->from, b->to - b->from);
        at += b->to - b->from;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return true;
}

/* The first byte of a known buffer that is another than in the copy, and what it was; 0: there is none. `back`:
 * put all back, and look for none. What is the same is not written: it may be constant. */
MGPU__MODEL uintptr_t
mgpu__snapshot_differs(const mgpu__snapshot *s, bool back, unsigned char *was)
{
    const size_t piece_most = 4096;
    uintptr_t found = 0;
    size_t at = 0;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    for (size_t i = 0; i < mgpu__kept.buffer_count && found == 0; i++) {
        const mgpu__buffer *b = mgpu__buffer_entry(i);
        const size_t bytes = b->to - b->from;
        for (size_t from = 0; from < bytes && found == 0; from += piece_most) {
            const size_t piece = bytes - from < piece_most ? bytes - from : piece_most;
            unsigned char *now = (unsigned char *)(b->from + from);
            const unsigned char *then = s->bytes + at + from;
            if (memcmp(now, then, piece) == 0)
                continue;
            if (back)
                memcpy(now, then, piece);
            for (size_t k = 0; k < piece && !back && found == 0; k++)
                if (now[k] != then[k]) {
                    found = (uintptr_t)&now[k];
                    *was = then[k];
                }
        }
        at += bytes;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return found;
}

/* A number for the bytes of all known buffers. */
MGPU__MODEL uint64_t
mgpu__snapshot_digest(uint64_t digest)
{
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    for (size_t i = 0; i < mgpu__kept.buffer_count; i++) {
        const mgpu__buffer *b = mgpu__buffer_entry(i);
        for (uintptr_t p = b->from; p < b->to; p++)
            digest = (digest ^ *(const unsigned char *)p) * 0x100000001B3u;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return digest;
}

#endif /* MGPU_EMU_EXPLORE_SNAPSHOT_H */
