/* tests/emu/unit/test_plain.c - the plain accesses of instrumented kernels are seen, with their lines.
 * SPDX-License-Identifier: MIT
 *
 * tsan.py builds the kernels with each compiler, as C and as C++, and links this file and the
 * model, which are not instrumented. Answers 0 or 1.
 */
#include "test_plain_kernel.h"

#include <stdio.h>
#include <string.h>

enum { OUT = 256, SEEN = 8192, FIRST = 1024 };

static mgpu_emu_access seen[SEEN];
static uint32_t seen_count, flag_count, faults;
static uint64_t loads, stores;
static char text[4096];
static uint32_t out[OUT];
static void *target = out; /* what kernels write to */

#define CHECK(that)                                                                            \
    do {                                                                                       \
        if (!(that)) {                                                                         \
            printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #that);                          \
            faults++;                                                                          \
        }                                                                                      \
    } while (0)

static void
keep_access(void *user, const mgpu_emu_access *a)
{
    (void)user;
    if (seen_count < SEEN)
        seen[seen_count++] = *a;
}

static void
keep_event(void *user, const mgpu_emu_event *e)
{
    (void)user;
    flag_count += e->kind == MGPU_EMU_ATOMIC && e->how == (MGPU__RELAXED | MGPU__SCOPE_SYS);
}

static void
count_access(void *user, const mgpu_emu_access *a)
{
    (void)user;
    if (a->agent == MGPU_EMU_THREAD && a->space == MGPU_EMU_SHARED && a->bytes == 4)
        *(a->write ? &stores : &loads) += 1;
}

static void
keep_report(void *user, const mgpu_emu_report *report)
{
    (void)user;
    (void)snprintf(text, sizeof text, "%s", report->text);
}

static bool hazards; /* else: which accesses are seen, not whether they are ordered */

static mgpu_status
run(const mgpu_kernel *kernel, uint32_t threads, uint32_t what, bool watched)
{
    const mgpu_dim3 one = {1, 1, 1}, block = {threads, 1, 1};
    mgpu_emu_config config = mgpu_emu_config_default();
    tsan_args args;
    args.out = (uint32_t *)target;
    args.what = what;
    config.workers = 1;
    config.hazards = hazards;
    config.sink = keep_report;
    config.observer.access = watched ? keep_access : NULL;
    config.observer.event = watched ? keep_event : NULL;
    mgpu_emu_configure(config);
    seen_count = flag_count = 0;
    text[0] = 0;
    return mgpu_emu_launch(kernel, one, block, one, 16384, &args, NULL);
}

static bool
is_at(const void *site, int id)
{
    char where[256], want[64];
    (void)snprintf(want, sizeof want, "test_plain_kernel.c:%d", tsan_lines[id]);
    return strcmp(mgpu_emu_locate(site, where, sizeof where), want) == 0;
}

/* On the line `id`, the threads together have loaded or stored so many bytes, in accesses of
 * at least `least` bytes each: all of them in `space`, in the first `window` bytes at `from`. */
static void
expect(int id, mgpu_emu_space space, bool write, uint64_t bytes, uint64_t from, uint64_t window)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < seen_count; i++)
        if (seen[i].space == space && seen[i].write == write && is_at(seen[i].site, id)) {
            sum += seen[i].bytes;
            CHECK(seen[i].agent == MGPU_EMU_THREAD && !seen[i].async);
            if (seen[i].address < from || seen[i].address + seen[i].bytes > from + window) {
                printf("line %d: 0x%llx is not in 0x%llx + 0x%llx\n", tsan_lines[id],
                       (unsigned long long)seen[i].address, (unsigned long long)from,
                       (unsigned long long)window);
                faults++;
            }
        }
    if (sum != bytes) {
        printf("line %d: %llu bytes %s, wanted %llu\n", tsan_lines[id], (unsigned long long)sum,
               write ? "stored" : "loaded", (unsigned long long)bytes);
        faults++;
    }
}

static bool
says(const char *word, int id)
{
    char want[64] = "";
    if (id >= 0)
        (void)snprintf(want, sizeof want, "test_plain_kernel.c:%d", tsan_lines[id]);
    if (strstr(text, word) != NULL && strstr(text, want) != NULL)
        return true;
    printf("wanted \"%s\" and \"%s\" in: %s\n", word, want, text);
    return false;
}

/* On the line `id`: all of these bytes, if the compiler shows them; none that are not there. */
static void
expect_if_shown(int id, bool write, uint64_t bytes)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < seen_count; i++)
        if (seen[i].write == write && is_at(seen[i].site, id))
            sum += seen[i].bytes;
    if (sum != (tsan_sees_locals ? bytes : 0)) {
        printf("line %d: %llu bytes %s are shown of %llu\n", tsan_lines[id],
               (unsigned long long)sum, write ? "stored" : "loaded", (unsigned long long)bytes);
        faults++;
    }
}

/* Volatile flags: threads that look let others run; a flag that nobody raises is a deadlock. */
static void
check_volatile(void)
{
    hazards = true;
    CHECK(run(&tsan_volatile_kernel, 64, 0, true) == MGPU_OK && text[0] == 0);
    CHECK(flag_count >= 66 && out[0] == 9 && out[63] == 9); /* two stores, 64 loads and more */
    expect(TSAN_VOLATILE_STORE, MGPU_EMU_SHARED, true, 4, 0x400 + 16384, 4);
    CHECK(run(&tsan_volatile_kernel, 64, 1, false) == MGPU_ERROR_DEADLOCK);
    CHECK(says("spinning at", TSAN_VOLATILE_LOAD));
    CHECK(run(&tsan_volatile_kernel, 64, 2, false) == MGPU_OK && out[63] == 9);
    CHECK(run(&tsan_volatile_kernel, 64, 3, false) == MGPU_ERROR_DEADLOCK);
    CHECK(run(&tsan_fence_kernel, 64, 0, false) == MGPU_OK && out[0] == 5);
    CHECK(run(&tsan_fence_kernel, 64, 1, false) == MGPU_ERROR_FAULT);
    CHECK(says("nothing orders two accesses", -1));
    hazards = false;
}

/* What is not shown is no reason to invent anything. */
static void
check_gaps(void)
{
    hazards = true;
    CHECK(run(&tsan_gaps_kernel, 32, 3, true) == MGPU_OK && text[0] == 0);
    hazards = false;
    for (uint32_t t = 0; t < 32; t++)
        CHECK(out[t] == 2 * (t ^ 1) + 1);
    expect_if_shown(TSAN_VECTOR_STORE, true, 32 * 32);
    expect_if_shown(TSAN_VECTOR_LOAD, false, 32 * 32);
    expect_if_shown(TSAN_ADD, false, 32 * 4);
    expect(TSAN_ADD, MGPU_EMU_SHARED, true, 32 * 4, 0x400 + 16384, 8192);
}

/* Each build shows the same loads and stores of an example: four and one for each of 12 tiles of 32 x 32. */
static void
check_example(void)
{
    mgpu_emu_config config = mgpu_emu_config_default();
    config.workers = 1;
    config.observer.access = count_access;
    mgpu_emu_configure(config);
    CHECK(tsan_example() == 0);
    CHECK(mgpu_emu_last_stats().plain_seen);
    if (loads != 49152 || stores != 12288) {
        printf(
            "%llu loads and %llu stores of examples/03_tma_tile.cu, wanted 49152 and 12288\n",
            (unsigned long long)loads, (unsigned long long)stores);
        faults++;
    }
}

int
main(void)
{
    /* dynamic memory first (16384 bytes at 0x400), the static array behind, aligned to 1024 */
    const uint64_t s = 0x400 + 16384, global = (uint64_t)(uintptr_t)out;
    CHECK(mgpu_emu_register(out, sizeof out, "out") == MGPU_OK);

    CHECK(run(&tsan_plain_kernel, 32, 0, true) == MGPU_OK);
    expect(TSAN_STORE4, MGPU_EMU_SHARED, true, 128, s, 128);
    expect(TSAN_STORE8, MGPU_EMU_SHARED, true, 256, s + 512, 256);
    expect(TSAN_STORE2, MGPU_EMU_SHARED, true, 64, s + 1024, 64);
    expect(TSAN_STORE1, MGPU_EMU_SHARED, true, 32, s + 1280, 32);
    expect(TSAN_UNALIGNED, MGPU_EMU_SHARED, true, 128, s + 1536, 160);
    expect(TSAN_INLINE, MGPU_EMU_SHARED, true, 128, s + 128, 128);
    expect(TSAN_LOAD4, MGPU_EMU_SHARED, false, 128, s, 128);
    expect(TSAN_LOAD4, MGPU_EMU_GLOBAL, true, 128, global, 128);
    expect(TSAN_LOAD8, MGPU_EMU_SHARED, false, 256, s + 512, 256);
    expect(TSAN_MEMSET, MGPU_EMU_SHARED, true, 48, s + 2048, 48);
    expect(TSAN_MEMSET_SMALL, MGPU_EMU_SHARED, true, 16, s + 2048 + 64, 16);
    expect(TSAN_MEMCPY, MGPU_EMU_SHARED, false, 48, s + 2048, 48);
    expect(TSAN_MEMCPY, MGPU_EMU_SHARED, true, 48, s + 2048 + 128, 48);
    expect(TSAN_MEMMOVE, MGPU_EMU_SHARED, false, 48, s + 2048 + 128, 48);
    expect(TSAN_MEMMOVE, MGPU_EMU_SHARED, true, 48, s + 2048 + 136, 48);
    expect(TSAN_STRUCT, MGPU_EMU_SHARED, false, 64, s + 2048 + 256, 64);
    expect(TSAN_STRUCT, MGPU_EMU_SHARED, true, 64, s + 2048 + 320, 64);
    expect(TSAN_ATOMIC, MGPU_EMU_SHARED, true, 4, s, 4);
    for (uint32_t t = 0; t < 32; t++)
        CHECK(out[t] == (t ^ 1) && out[32 + t] == (t ^ 1));
    CHECK(out[64] == 0 && out[65] == 5);
    CHECK(out[66] == 0xdbdbdbdb && out[67] == 0x07070707 && out[68] == 0x01010101);
    for (uint32_t i = 0; i < seen_count; i++) /* each access once, each by its thread */
        CHECK(seen[i].thread < 32 &&
              (!is_at(seen[i].site, TSAN_STORE4) || seen[i].address == s + 4 * seen[i].thread));

    CHECK(run(&tsan_plain_kernel, 32, 0, false) == MGPU_OK && seen_count == 0);

    CHECK(run(&tsan_spin_kernel, 64, 0, false) == MGPU_OK);
    CHECK(out[0] == 9 && out[63] == 9);
    CHECK(run(&tsan_spin_kernel, 64, 1, false) == MGPU_ERROR_DEADLOCK);
    CHECK(says("spinning at", TSAN_SPIN));

    check_volatile();
    check_gaps();
    check_example();

    CHECK(run(&tsan_outside_kernel, 32, 0, false) == MGPU_OK);
    CHECK(run(&tsan_outside_kernel, 32, 1, false) == MGPU_ERROR_FAULT);
    CHECK(says("plain store: 4 bytes at shared address 0x00004480 lie outside", TSAN_OUTSIDE));
    CHECK(says("thread (31,0,0)", -1));

    CHECK(mgpu_emu_malloc(&target, 128) == MGPU_OK);
    CHECK(mgpu_emu_name(target, "T") == MGPU_OK);
    CHECK(run(&tsan_behind_kernel, 32, 0, false) == MGPU_OK);
    CHECK(run(&tsan_behind_kernel, 32, 1, false) == MGPU_ERROR_FAULT);
    CHECK(says("plain store of 4 bytes goes 4 bytes past the end of \"T\", which has 128",
               TSAN_BEHIND));
    CHECK(mgpu_emu_free(target) == MGPU_OK);
    target = out;

    CHECK(run(&tsan_accumulator_kernel, 128, 0, true) == MGPU_OK);
    CHECK(out[127] == 5);
    if (tsan_sees_locals) {
        CHECK(run(&tsan_accumulator_kernel, 128, 1, false) == MGPU_ERROR_FAULT);
        CHECK(says("accumulator register 5 is read while the wgmma at", TSAN_EARLY_READ));
        CHECK(says("is in flight: wait for it first; thread", -1));
        CHECK(says("is in flight", TSAN_WGMMA));
        CHECK(run(&tsan_accumulator_kernel, 128, 2, false) == MGPU_ERROR_FAULT);
        CHECK(says("accumulator register 7 is written while the wgmma at", TSAN_EARLY_WRITE));
    } else { /* told at the wait, by the poison that is gone */
        CHECK(run(&tsan_accumulator_kernel, 128, 2, false) == MGPU_ERROR_FAULT);
        CHECK(says("accumulator register 7 ", TSAN_WGMMA));
    }

    CHECK(mgpu_emu_unregister(out) == MGPU_OK);
    if (faults == 0)
        printf("%u lines of plain accesses are seen\n", (unsigned)TSAN_COUNT);
    return faults != 0;
}
