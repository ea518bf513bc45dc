/* mgpu/emu/check/operand.h - what wgmma and tcgen05.mma read: the steps along K of a group, line by line.
 * SPDX-License-Identifier: MIT
 *
 *     a row of a tile:   | k 0..15 | 16..31 | 32..47 | 48..63 |   a line of 128 bytes
 *     read by            |  step 0 | step 1 | step 2 | step 3 |   and judged once
 *
 * Steps that know the same, of one group, wait in their cluster until anything else happens there (judge.h).
 */
#ifndef MGPU_EMU_CHECK_OPERAND_H
#define MGPU_EMU_CHECK_OPERAND_H

#include "line.h"
#include "written.h"

enum { MGPU__K_STEPS = 16 };

/* Steps that wait, of a cluster. */
typedef struct mgpu__k_steps {
    mgpu__touching first; /* of the first one; `op` is what they know */
    mgpu__operation op;
    const void *site[MGPU__K_STEPS];
    uint32_t count;             /* of sites; 0: no step waits */
    uint32_t from, to;          /* lines that they have read lie in these */
    uint8_t chunk[MGPU__LINES]; /* of a line: read, a bit each */
    uint8_t reader[MGPU__LINES]
                  [MGPU__CHUNKS]; /* and of each, the number of the site of who read it */
} mgpu__k_steps;

static mgpu__unit mgpu__operand_unit;

static inline mgpu__k_steps *
mgpu__k_steps_of(const mgpu__cluster *c)
{
    return (mgpu__k_steps *)mgpu__cluster_state(c, &mgpu__operand_unit);
}

/* Bytes of chunks, a bit each. */
static inline mgpu__bytes
mgpu__bytes_of_chunks(uint32_t chunks)
{
    mgpu__bytes b = {0, 0};
    for (uint32_t i = 0; i < 4; i++) {
        b.low |= (uint64_t)(chunks >> i & 1) * 0xffff << 16 * i;
        b.high |= (uint64_t)(chunks >> (i + 4) & 1) * 0xffff << 16 * i;
    }
    return b;
}

/* The block whose shared memory is read: of a pair's mma perhaps the other one's. */
static inline const mgpu__cta *
mgpu__operand_home(const mgpu__touching *t)
{
    return t->by->cta->cluster->ctas[t->address >> 24];
}

/* The steps of a cluster that wait are judged. */
MGPU__MODEL void
mgpu__k_steps_judge(const mgpu__cluster *c)
{
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__k_steps *s = mgpu__k_steps_of(c);
    mgpu__shadow *shadow;
    mgpu__alike alike;
    mgpu__actor a;
    if (s->count == 0)
        return;
    mgpu__actor_begin(&a, &s->first);
    alike.told = true; /* there is no line before */
    a.alike = &alike;
    a.cta = mgpu__operand_home(&s->first);
    shadow = mgpu__shadow_of(a.cta);
    a.traces = &shadow->traces;
    for (uint32_t i = s->from; i <= s->to; i++) {
        if (s->chunk[i] == 0)
            continue;
        a.sites = s->site;
        a.reader = s->reader[i];
        a.trace.site = mgpu__site_number(
            mgpu__actor_site(&a, MGPU__CHUNK_BYTES * (uint32_t)__builtin_ctz(s->chunk[i])));
        a.address = i * MGPU__LINE_BYTES;
        mgpu__judge_line(&a, &mgpu__shadow_line(shadow, i)->first,
                         mgpu__bytes_of_chunks(s->chunk[i]));
        s->chunk[i] = 0;
    }
    s->count = 0;
    mgpu__clock_drop(&o->clocks, s->op.knew);
}

/* One step more, of what `t` says: the number of its site. */
MGPU__MODEL uint8_t
mgpu__k_steps_add(mgpu__k_steps *s, const mgpu__touching *t)
{
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    if (s->count != 0 && s->site[s->count - 1] == t->site)
        return (uint8_t)(s->count - 1);
    if (s->count == 0) {
        s->first = *t;
        s->op = *op;
        s->first.operation = &s->op;
        (void)mgpu__clock_keep(op->knew);
        s->from = UINT32_MAX;
        s->to = 0;
    }
    s->site[s->count] = t->site;
    return (uint8_t)s->count++;
}

/* Do those that wait know what this one knows, and are they of its group and block, and its tiles of one kind? */
static inline bool
mgpu__k_steps_alike(const mgpu__k_steps *s, const mgpu__touching *t)
{
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    return s->count < MGPU__K_STEPS && s->op.knew == op->knew && s->op.place == op->place &&
           s->op.time == op->time && s->first.layout == t->layout &&
           mgpu__operand_home(&s->first) == mgpu__operand_home(t);
}

/* ---- operands of which nothing was written -------------------------------------------------------------- */

/* The note about an operand of which something was never written, in `what` from byte `at` of shared memory on. */
MGPU__MODEL void
mgpu__judge_unwritten(const mgpu__touching *t, const char *what, uint32_t at)
{
    const mgpu__cta *cta = mgpu__operand_home(t);
    mgpu__text *text;
    mgpu__hazard *h =
        mgpu__hazard_begin(mgpu__launch_of(t->by), MGPU__RULE_PADDING, NULL, t->site, &text);
    mgpu__actor a;
    if (h == NULL)
        return;
    mgpu__actor_begin(&a, t);
    mgpu__side_of(&h->told.second, h->who[1], cta->cluster, &a.trace, true);
    mgpu__hazard_place(h, cta, at);
    mgpu__put(text, "%s", what);
    mgpu__hazard_end(h, text);
}

/* A wgmma, or tcgen05.mma, reads an operand: is something written at each k, and of each 8 columns of B? */
MGPU__MODEL void
mgpu__judge_written(const mgpu__touching *t, const mgpu__tile_read *r)
{
    const mgpu__cta *cta = mgpu__operand_home(t);
    const uint32_t groups = r->is_b ? r->rows / r->group : 0;
    uint32_t where, first = 0, end;
    const uint32_t k = mgpu__written_no_row(cta, r, &where);
    char what[256];
    if (k != UINT32_MAX) {
        (void)snprintf(what, sizeof what,
                       "at k = %u nobody has written any %s since the block began: load the "
                       "tile first, or say in the descriptor where it is",
                       k, r->is_b ? "column of B" : "row of A");
        mgpu__judge_unwritten(t, what, where);
        return;
    }
    while (first < groups && !mgpu__written_no_columns(cta, r, first))
        first++;
    if (first == groups)
        return;
    for (end = first + 1; end < groups && mgpu__written_no_columns(cta, r, end); end++)
        continue;
    (void)snprintf(what, sizeof what,
                   "of columns %u to %u of B, of n = %u, nobody has written anything since the "
                   "block began: load all %u (the rows of its box), or take a wgmma of a "
                   "smaller n",
                   r->group * first, r->group * end - 1, r->rows, r->rows);
    mgpu__judge_unwritten(t, what, r->at[first * r->chunks]);
}

/* A wgmma, or tcgen05.mma, reads an operand: plain stores, which were not seen, wrote it, and nobody has fenced anything? */
MGPU__MODEL void
mgpu__judge_unfenced(const mgpu__touching *t, const mgpu__tile_read *r)
{
    mgpu__actor a;
    uint32_t at = UINT32_MAX;
    for (uint32_t i = 0; i < r->rows / r->group * r->chunks && at == UINT32_MAX; i++)
        at =
            mgpu__written_unseen(mgpu__operand_home(t), r->at[i], r->at[i] + MGPU__CHUNK_BYTES);
    if (at == UINT32_MAX)
        return;
    mgpu__actor_begin(&a, t);
    a.cta = mgpu__operand_home(t);
    a.address = at;
    mgpu__judge_report(&a, 0, NULL, MGPU__RULE_PROXY_FENCE, false);
}

MGPU__MODEL void
mgpu__judge_multiplied(const mgpu__touching *t, const mgpu__tile_read *r)
{
    mgpu__cluster *c = t->by->cta->cluster;
    mgpu__k_steps *s = mgpu__k_steps_of(c);
    uint8_t step;
    if (mgpu__order_lost(mgpu__ordering_of(c)) || t->operation == NULL)
        return;
    mgpu__judge_written(t, r);
    if (mgpu__written_unfenced(t))
        mgpu__judge_unfenced(t, r);
    mgpu__same_judge(c);
    if (s->count != 0 && !mgpu__k_steps_alike(s, t))
        mgpu__k_steps_judge(c);
    c->behind = true;
    step = mgpu__k_steps_add(s, t);
    for (uint32_t i = 0; i < r->rows / r->group * r->chunks; i++) {
        const uint32_t line = r->at[i] / MGPU__LINE_BYTES;
        const uint32_t chunk = r->at[i] % MGPU__LINE_BYTES / MGPU__CHUNK_BYTES;
        if ((s->chunk[line] >> chunk & 1) == 0) /* of several the first is told */
            s->reader[line][chunk] = step;
        s->chunk[line] |= (uint8_t)(1u << chunk);
        s->from = line < s->from ? line : s->from;
        s->to = line > s->to ? line : s->to;
    }
}

MGPU__MODEL void
mgpu__operand_begin(mgpu__cluster *c)
{
    memset(mgpu__k_steps_of(c), 0, sizeof(mgpu__k_steps));
}

MGPU__MODEL void
mgpu__operand_define(mgpu__unit *u)
{
    u->turn = 23;
    u->judges = true;
    u->cluster_bytes = sizeof(mgpu__k_steps);
    u->begin = mgpu__operand_begin;
}

MGPU__ENGINE(operand)

#endif /* MGPU_EMU_CHECK_OPERAND_H */
