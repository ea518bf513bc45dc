/* mgpu/host/debug.h - hand a report to kernels of MGPU_DEBUG=1, read it, and say it in sentences.
 * SPDX-License-Identifier: MIT
 *
 *     static mgpu_debug_report report;
 *     config.debug = &report;                      mgpu_launch() calls mgpu_debug_attach()
 *     if (mgpu_launch(&k_kernel, config, &args, &why) == MGPU_OK &&
 *         mgpu_debug_read(config.stream, &report) != MGPU_OK)
 *         for (uint32_t i = 0; i < report.count && i < MGPU_DEBUG_RECORDS; i++)
 *             puts(mgpu_debug_text(&report.record[i], text, sizeof text));
 *
 * The memory is the caller's and page-locked from launch to read: what the GPU wrote there is
 * readable after a trap, when nothing else of the process's GPU is. debug.h says what is written.
 */
#ifndef MGPU_HOST_DEBUG_H
#define MGPU_HOST_DEBUG_H

#include "../debug.h"
#include "device.h"

#include <stdio.h>

/* Nanoseconds in units of 1024, rounded up; half an hour for more than that. */
MGPU_HOST uint32_t
mgpu__debug_limit(uint64_t ns)
{
    const uint64_t most = 1800000000000;
    return (uint32_t)(((ns < most ? ns : most) + 1023) >> 10);
}

/* The eight bytes of an mbarrier, as an H200 leaves them after each instruction; ptxas itself knows
 * the counts, in mbarrier.init and mbarrier.pending_count. All are negative, so that they end at 0:
 *
 *      63   62         43 42 41            21 20              1  0
 *     +----+-------------+--+----------------+-----------------+--+
 *     |phase|  missing   | 0|  bytes to come |    count of all |0 |
 *     +----+-------------+--+----------------+-----------------+--+
 */
MGPU_HOST uint32_t
mgpu__debug_missing(uint64_t word)
{
    return (0x100000u - (uint32_t)(word >> 43)) & 0xFFFFFu;
}

MGPU_HOST uint32_t
mgpu__debug_wanted(uint64_t word)
{
    return (0x100000u - (uint32_t)(word >> 1)) & 0xFFFFFu;
}

/* Bytes that are expected and did not come; below zero: that came and are not expected. */
MGPU_HOST int32_t
mgpu__debug_bytes(uint64_t word)
{
    const uint32_t bytes = (0x200000u - (uint32_t)(word >> 21)) & 0x1FFFFFu;
    return bytes < 0x100000u ? (int32_t)bytes : (int32_t)bytes - 0x200000;
}

/* Who, and where: "kernel "gemm", block (2,0,0), cluster rank 0, warp 1 (producer, iteration 7), lane 8 at
 * gemm.cu:123". */
MGPU_HOST int
mgpu__debug_who(const mgpu_debug_record *r, char *text, size_t bytes)
{
    char role[64] = "", lanes[32] = "all lanes", where[64] = "";
    uint32_t lane = 0;
    while (lane < 31 && (r->lanes >> lane & 1) == 0)
        lane++;
    if (r->lanes == (uint32_t)1 << lane)
        (void)snprintf(lanes, sizeof lanes, "lane %u", lane);
    else if (r->lanes != 0xFFFFFFFFu)
        (void)snprintf(lanes, sizeof lanes, "lanes of mask 0x%08x", r->lanes);
    if (r->role[0] != 0)
        (void)snprintf(role, sizeof role, " (%.15s, iteration %u)", r->role, r->iteration);
    if (r->line != 0)
        (void)snprintf(where, sizeof where, " at %.31s:%u", r->file, r->line);
    return snprintf(text, bytes,
                    "kernel \"%s\", block (%u,%u,%u), cluster rank %u, warp %u%s, %s%s",
                    r->kernel != NULL ? r->kernel : "?", r->block[0], r->block[1], r->block[2],
                    r->cluster_rank, r->warp, role, lanes, where);
}

/* What the rule of a record says. */
MGPU_HOST const char *
mgpu__debug_rule(uint32_t rule)
{
    switch (rule) {
#define MGPU__X(name, sentence)                                                                \
    case name:                                                                                 \
        return sentence;
        MGPU_DEBUG_RULE_TABLE(MGPU__X)
#undef MGPU__X
    }
    return "unknown mgpu_debug_rule";
}

/* What is missing at an mbarrier. */
MGPU_HOST void
mgpu__debug_balance(const mgpu_debug_record *r, char *text, size_t bytes)
{
    const uint32_t missing = mgpu__debug_missing(r->word);
    const uint32_t wanted = mgpu__debug_wanted(r->word);
    const int32_t tx = mgpu__debug_bytes(r->word);
    char came[48];
    if (wanted == 0 || missing > wanted) {
        (void)snprintf(text, bytes, "no mbarrier is there: was it ever made by init?");
        return;
    }
    if (missing == 0)
        (void)snprintf(came, sizeof came, "all %u arrivals came", wanted);
    else
        (void)snprintf(came, sizeof came, "%u of %u arrivals are missing", missing, wanted);
    if (tx > 0)
        (void)snprintf(text, bytes, "%s, %d bytes are missing", came, tx);
    else if (tx < 0)
        (void)snprintf(text, bytes, "%s, %d bytes more than expected came", came, -tx);
    else
        (void)snprintf(text, bytes, "%s", came);
}

/* The same by what was booked: of bytes that did not come, were they ever sent? "" where nothing is known. */
MGPU_HOST void
mgpu__debug_account(const mgpu_debug_record *r, char *text, size_t bytes)
{
    const unsigned long long expected = r->expected, issued = r->issued;
    text[0] = 0;
    if (r->booked != 1 || (expected == 0 && issued == 0))
        return;
    if (expected != issued)
        (void)snprintf(
            text, bytes,
            "; since its init %llu bytes were expected, and copies of %llu were issued",
            expected, issued);
    else if (mgpu__debug_bytes(r->word) > 0)
        (void)snprintf(text, bytes,
                       "; copies of all %llu bytes expected since its init were issued",
                       expected);
}

/* Why: what a wait waited for, or what breaks a rule. */
MGPU_HOST void
mgpu__debug_why(const mgpu_debug_record *r, char *text, size_t bytes)
{
    char name[48] = "", why[128], books[128];
    if (r->rule != MGPU_DEBUG_WAIT) {
        (void)snprintf(text, bytes, "%s, not 0x%llx", mgpu__debug_rule(r->rule),
                       (unsigned long long)r->word);
        return;
    }
    if (r->name[0] != 0)
        (void)snprintf(name, sizeof name, " (%.15s[%u])", r->name, r->index);
    mgpu__debug_balance(r, why, sizeof why);
    mgpu__debug_account(r, books, sizeof books);
    (void)snprintf(
        text, bytes,
        "waited %.3f s at mbarrier 0x%x%s for the phase of parity %u: %s%s; its word "
        "is 0x%016llx",
        (double)r->waited_ns * 1e-9, r->bar, name, r->parity, why, books,
        (unsigned long long)r->word);
}

/* A record as a sentence.
 *   record  of a report that was read
 *   text    gets it, always terminated
 *   bytes   of text, 1 and more; 640 are enough for names of kernels up to 100 characters
 *   returns text
 */
MGPU_HOST const char *
mgpu_debug_text(const mgpu_debug_record *record, char *text, size_t bytes)
{
    char why[768];
    if (record->complete != 1) {
        (void)snprintf(text, bytes, "a warp that the end of the grid kept from saying more");
        return text;
    }
    mgpu__debug_why(record, why, sizeof why);
    const int at = mgpu__debug_who(record, text, bytes);
    if (at >= 0 && (size_t)at < bytes &&
        snprintf(text + at, bytes - (size_t)at, ": %s", why) < 0)
        text[at] = 0;
    return text;
}

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if !MGPU_EMULATE

/* What a launch needs the device to know, for who launches without mgpu_debug_attach(): copy it into
 * mgpu_debug_device before the kernel.
 *   report  memory for the records, pinned if it is not; NULL: none
 *   kernel  its name; must outlive the report
 *   state   gets it
 *   errors  MGPU_ERROR_DRIVER, MGPU_ERROR_INVALID_ARGUMENT: the driver does not pin this memory;
 *           MGPU_ERROR_NO_DEVICE, MGPU_ERROR_FAULT: an earlier kernel failed
 */
MGPU_HOST mgpu_status
mgpu_debug_prepare(mgpu_debug_report *report, const char *kernel, mgpu_debug_state *state)
{
    void *seen = NULL;
    cudaError_t e = cudaSuccess;
    memset(state, 0, sizeof *state);
    state->kernel = kernel;
    state->limit = MGPU_DEBUG_LIMIT_NS >> 10;
    if (report == NULL)
        return MGPU_OK;
    if (report->in_use == 0) {
        report->count = 0;
        memset(report->record, 0, sizeof report->record);
        if (cudaHostGetDevicePointer(&seen, report, 0) == cudaSuccess) {
            report->in_use = 1;
        } else {
            (void)cudaGetLastError();
            e = cudaHostRegister(report, sizeof *report, cudaHostRegisterMapped);
            if (e == cudaSuccess)
                report->in_use = 3;
        }
    }
    if (e == cudaSuccess)
        e = cudaHostGetDevicePointer(&seen, report, 0);
    state->report = (mgpu_debug_report *)seen;
    state->launch = ++report->launches;
    state->jitter = report->jitter;
    if (report->limit_ns != 0)
        state->limit = mgpu__debug_limit(report->limit_ns);
    return mgpu__cuda_status(e);
}

#endif

/* Make `report` the one of all kernels in the file of `kernel`, from here on in the stream.
 * mgpu_launch() does it for each launch; call it before a launch of another kind.
 *   kernel  &name_kernel, compiled with MGPU_DEBUG=1
 *   report  memory for the records; NULL: none, and two seconds
 *   stream  of the launch; NULL: the default stream
 *   issues  emptied, then what is wrong; may be NULL
 *   errors  MGPU_ERROR_INVALID_ARGUMENT: the kernel was compiled without MGPU_DEBUG=1; those of
 *           mgpu_debug_prepare(); none in the model, which has no use for it
 */
MGPU_HOST mgpu_status
mgpu_debug_attach(const mgpu_kernel *kernel, mgpu_debug_report *report, mgpu_stream stream,
                  mgpu_issues *issues)
{
    if (issues != NULL)
        issues->count = 0;
#if MGPU_EMULATE
    (void)kernel, (void)report, (void)stream;
    return MGPU_OK;
#else
    mgpu_debug_state state;
    mgpu_status status;
    cudaLaunchConfig_t launch;
    void *parameters[1];
    if (kernel->debug_set == NULL)
        return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "debug", -1, 0, 1,
                              "kernel \"%s\" was compiled without MGPU_DEBUG and fills no "
                              "report: compile its file with -DMGPU_DEBUG=1",
                              kernel->name);
    status = mgpu_debug_prepare(report, kernel->name, &state);
    if (status == MGPU_OK) {
        launch.gridDim.x = launch.gridDim.y = launch.gridDim.z = 1;
        launch.blockDim.x = 64;
        launch.blockDim.y = launch.blockDim.z = 1;
        launch.dynamicSmemBytes = 0;
        launch.stream = (cudaStream_t)stream;
        launch.attrs = NULL;
        launch.numAttrs = 0;
        parameters[0] = &state;
        status = mgpu__cuda_status(cudaLaunchKernelExC(
            &launch, (const void *)(uintptr_t)kernel->debug_set, parameters));
    }
    return status == MGPU_OK
               ? MGPU_OK
               : mgpu_issue_add(issues, status, "debug", -1, 0, 0,
                                "kernel \"%s\": its report of MGPU_DEBUG cannot be set: %s",
                                kernel->name, mgpu_status_string(status));
#endif
}

/* Wait for all work in the stream, then give the report's memory back to the caller: what launches
 * with it left there may be read, and a later launch begins anew.
 *   stream  the one of the launches; NULL: the default stream
 *   report  of launches in this stream alone
 *   errors  MGPU_ERROR_DEADLOCK: a warp gave up a wait, report->count in all; the process can not use
 *           the GPU any more. Otherwise what mgpu_sync() answers: MGPU_ERROR_FAULT where an argument
 *           broke a rule, which is a record, too. MGPU_ERROR_INVALID_ARGUMENT:
 *           report is NULL
 */
MGPU_HOST mgpu_status
mgpu_debug_read(mgpu_stream stream, mgpu_debug_report *report)
{
#if MGPU_EMULATE
    (void)stream;
    return report == NULL ? MGPU_ERROR_INVALID_ARGUMENT : MGPU_OK;
#else
    if (report == NULL)
        return MGPU_ERROR_INVALID_ARGUMENT;
    const mgpu_status status = mgpu__cuda_status(cudaStreamSynchronize((cudaStream_t)stream));
    if (report->in_use & 2)
        (void)mgpu__cuda_status(cudaHostUnregister(report));
    report->in_use = 0;
    return report->count != 0 && report->record[0].rule == MGPU_DEBUG_WAIT ? MGPU_ERROR_DEADLOCK
                                                                           : status;
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_DEBUG_H */
