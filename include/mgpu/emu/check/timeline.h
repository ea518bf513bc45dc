/* mgpu/emu/check/timeline.h - the timeline of a launch as a file in Chrome's and Perfetto's trace format.
 * SPDX-License-Identifier: MIT
 *
 *     process   a block
 *     track     a warp, with its role; a slot of TMA or of the tensor core
 *     flow      from where an operation is issued to where it is complete
 *
 * Launches of a process follow each other in one file, which is complete behind each.
 */
#ifndef MGPU_EMU_CHECK_TIMELINE_H
#define MGPU_EMU_CHECK_TIMELINE_H

#include "trace.h"

/* ---- write ------------------------------------------------------------------------------------------------- */

/* "wait full[2]", "arrive empty[0]", "copy": what a slice is. */
MGPU__MODEL void
mgpu__put_slice_name(mgpu__text *t, const mgpu__slice *s)
{
    static const char *const words[] = {
        "init",   "arrive", "expect_tx",      "complete_tx",   "phase",
        "wait",   "arrive", "sync",           "arrive",        "wait",
        "sync",   "fence",  "regs",           "issue",         "",
        "commit", "wait",   "atomic or flag", "thread begins", "thread ends"};
    const bool mbarrier = s->kind <= MGPU_EMU_MBARRIER_OBSERVED;
    static const char *const agents[] = {"",         "copy",     "wgmma",
                                         "cp.async", "st.async", "tcgen05"};
    char name[64] = "";
    mgpu__put(t, "\"%s", words[s->kind]);
    if (mbarrier)
        mgpu__name_at(mgpu__trace_state.launch, (uint32_t)s->object & 0xffffff, name);
    if (mbarrier && name[0] == 0)
        (void)snprintf(name, sizeof name, "smem+0x%x", (uint32_t)s->object & 0xffffff);
    if (s->kind == MGPU_EMU_BARRIER_ARRIVE || s->kind == MGPU_EMU_BARRIER_LEAVE)
        (void)snprintf(name, sizeof name, "barrier %u", (unsigned)s->object);
    if (s->kind == MGPU_EMU_CLUSTER_ARRIVE || s->kind == MGPU_EMU_CLUSTER_LEAVE)
        (void)snprintf(name, sizeof name, "cluster barrier");
    if (s->kind == MGPU_EMU_GROUP_COMMIT || s->kind == MGPU_EMU_GROUP_WAIT)
        (void)snprintf(name, sizeof name, "%s group",
                       s->agent == MGPU_EMU_TMA ? "bulk" : agents[s->agent]);
    if (s->kind == MGPU_EMU_ASYNC_ISSUE || s->kind == MGPU_EMU_ASYNC_DONE)
        (void)snprintf(name, sizeof name, "%s %llu", agents[s->agent],
                       (unsigned long long)(s->object << 1 >> 1));
    mgpu__put(t, "%s%s\"", words[s->kind][0] != 0 && name[0] != 0 ? " " : "", name);
}

MGPU__MODEL uint32_t
mgpu__trace_pid(uint32_t cta)
{
    return mgpu__trace_state.launches * 1000000 + cta;
}

/* One object; `t` is empty behind it. */
MGPU__MODEL void
mgpu__trace_write(FILE *file, mgpu__text *t)
{
    (void)fprintf(file, "%s", t->data);
    t->length = 0;
}

/* A slice, and its end of an arrow. */
MGPU__MODEL void
mgpu__trace_write_slice(FILE *file, mgpu__text *t, const mgpu__slice *s)
{
    const uint32_t pid = mgpu__trace_pid(s->cta);
    const uint64_t to = s->to > s->from ? s->to : mgpu__trace_state.now + 1; /* not complete */
    char where[300];
    mgpu__put(t, ",\n{\"ph\": \"X\", \"name\": ");
    mgpu__put_slice_name(t, s);
    mgpu__put(t, ", \"pid\": %u, \"tid\": %u, \"ts\": %llu, \"dur\": %llu, \"args\": {", pid,
              s->track, (unsigned long long)s->from, (unsigned long long)(to - s->from));
    if (s->lanes != 0)
        mgpu__put(t, "\"lanes\": \"0x%x\", ", s->lanes);
    mgpu__put(t, "\"value\": %llu, \"at\": ", (unsigned long long)s->value);
    mgpu__put_quoted(t, mgpu__locate(s->site, where, sizeof where));
    mgpu__put(t, "}}");
    if (s->flow != 0)
        mgpu__put(
            t,
            ",\n{\"ph\": \"%s\", \"id\": %llu, \"cat\": \"async\", \"name\": \"completes\", "
            "\"pid\": %u, \"tid\": %u, \"ts\": %llu%s}",
            s->lanes != 0 ? "s" : "f", (unsigned long long)s->flow, pid, s->track,
            (unsigned long long)(s->lanes != 0 ? s->from : to),
            s->lanes != 0 ? "" : ", \"bp\": \"e\"");
    mgpu__trace_write(file, t);
}

/* A name of a process, or of one of its tracks. */
MGPU__MODEL void
mgpu__trace_write_name(FILE *file, mgpu__text *t, const char *what, uint32_t cta,
                       uint32_t track, const char *name)
{
    mgpu__put(
        t,
        ",\n{\"ph\": \"M\", \"name\": \"%s\", \"pid\": %u, \"tid\": %u, \"args\": {\"name\": ",
        what, mgpu__trace_pid(cta), track);
    mgpu__put_quoted(t, name);
    mgpu__put(t, "}}");
    mgpu__trace_write(file, t);
}

/* Names of the blocks that did something, their warps and slots. */
MGPU__MODEL void
mgpu__trace_write_names(FILE *file, mgpu__text *t)
{
    static const char *const agents[] = {"",         "TMA",      "tensor core",
                                         "cp.async", "st.async", "tensor core"};
    const mgpu__launch *l = mgpu__trace_state.launch;
    const mgpu_dim3 grid = l->grid;
    char name[200];
    for (uint32_t cta = 0; cta < grid.x * grid.y * grid.z; cta++) {
        const mgpu__traced_block *b = &mgpu__trace_state.block[cta];
        const mgpu__traced_warp *w =
            &mgpu__trace_state.warp[(size_t)cta * mgpu__trace_state.warps];
        bool any = b->slots != 0;
        for (uint32_t i = 0; i < mgpu__trace_state.warps; i++) {
            if (w[i].count == 0)
                continue;
            any = true;
            (void)snprintf(name, sizeof name,
                           w[i].role != NULL ? "warp %u (%.100s)" : "warp %u", i, w[i].role);
            mgpu__trace_write_name(file, t, "thread_name", cta, i, name);
        }
        for (uint32_t i = 0; i < b->slots; i++) {
            (void)snprintf(name, sizeof name, "%s, slot %u", agents[b->agent[i]], i);
            mgpu__trace_write_name(file, t, "thread_name", cta, mgpu__trace_state.warps + i,
                                   name);
        }
        (void)snprintf(name, sizeof name, "launch %u: kernel %.80s, block (%u,%u,%u)",
                       mgpu__trace_state.launches, l->kernel->name, cta % grid.x,
                       cta / grid.x % grid.y, cta / grid.x / grid.y);
        if (any)
            mgpu__trace_write_name(file, t, "process_name", cta, 0, name);
    }
}

/* Write the launch behind those before it. */
MGPU__MODEL void
mgpu__trace_write_all(const char *path)
{
    static const char begin[] =
        "{\"displayTimeUnit\": \"ns\", \"traceEvents\": [\n{\"ph\": \"M\", "
        "\"name\": \"mgpu\", \"pid\": 0, \"args\": {}}",
                      end[] = "\n]}\n";
    FILE *file = fopen(path, mgpu__trace_state.launches == 0 ? "w" : "r+");
    mgpu__text *t = mgpu__report_begin();
    mgpu__trace_state.launches++;
    if (file == NULL) {
        mgpu__put(t, "MGPU_EMU_TRACE: %s cannot be written: %s", path, strerror(errno));
        (void)mgpu__deliver_text(mgpu__trace_state.launch, MGPU_EMU_LINT, MGPU_OK);
        mgpu__report_end();
        return;
    }
    if (mgpu__trace_state.launches == 1)
        (void)fprintf(file, "%s", begin);
    else
        (void)fseek(file, -(long)strlen(end), SEEK_END);
    mgpu__trace_write_names(file, t);
    for (uint32_t i = 0; i < mgpu__trace_state.count; i++)
        mgpu__trace_write_slice(file, t, &mgpu__trace_state.slice[i]);
    (void)fprintf(file, "%s", end);
    (void)fclose(file);
    if (mgpu__trace_state.dropped != 0) {
        mgpu__put(t, "MGPU_EMU_TRACE: a timeline of %u slices is enough: %llu are left out",
                  mgpu__trace_state.count, (unsigned long long)mgpu__trace_state.dropped);
        (void)mgpu__deliver_text(mgpu__trace_state.launch, MGPU_EMU_LINT, MGPU_OK);
    }
    mgpu__report_end();
}

/* ---- what core/ calls ---------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__trace_launch_begins(mgpu__launch *l)
{
    const size_t blocks = (size_t)l->grid.x * l->grid.y * l->grid.z;
    if (l->config.trace == NULL)
        return;
    mgpu__trace_state.launch = l;
    mgpu__trace_state.warps = (l->threads + 31) / 32;
    mgpu__trace_state.count = 0;
    mgpu__trace_state.dropped = 0;
    mgpu__trace_state.warp = (mgpu__traced_warp *)calloc(blocks * mgpu__trace_state.warps,
                                                         sizeof *mgpu__trace_state.warp);
    mgpu__trace_state.block =
        (mgpu__traced_block *)calloc(blocks, sizeof *mgpu__trace_state.block);
    if (mgpu__trace_state.warp == NULL || mgpu__trace_state.block == NULL)
        return;
    mgpu__trace_state.next = l->config.observer;
    l->config.observer.user = NULL;
    l->config.observer.event = mgpu__trace_event;
    if (l->config.observer.access != NULL)
        l->config.observer.access = mgpu__trace_access;
}

MGPU__MODEL void
mgpu__trace_launch_ended(mgpu__launch *l)
{
    if (l->config.observer.event == mgpu__trace_event)
        mgpu__trace_write_all(l->config.trace);
    if (l->config.trace == NULL)
        return;
    free(mgpu__trace_state.warp);
    free(mgpu__trace_state.block);
    free(mgpu__trace_state.slice);
    mgpu__trace_state.warp = NULL;
    mgpu__trace_state.block = NULL;
    mgpu__trace_state.slice = NULL;
    mgpu__trace_state.count = mgpu__trace_state.capacity = 0;
}

static const mgpu__check mgpu__trace_check = {mgpu__trace_launch_begins, NULL,
                                              mgpu__trace_launch_ended, NULL};

MGPU__CHECK(trace)

#endif /* MGPU_EMU_CHECK_TIMELINE_H */
