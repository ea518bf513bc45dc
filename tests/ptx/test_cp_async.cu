/* tests/ptx/test_cp_async.cu - cp.async in all its forms, its groups, its arrivals at an mbarrier.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/cp_async_l2.h>

#include "device.h"

enum {
    THREADS = 128,
    SLOT = 16,
    TAIL = 3 /* bytes behind the last whole slot of the source */
};

typedef struct {
    uint32_t *out;
    const unsigned char *in; /* THREADS - 1 slots and TAIL bytes */
    uint32_t form;
} copy_args;

/* Bytes that are no pattern of their addresses. */
static std::vector<unsigned char>
noise(size_t n)
{
    std::vector<unsigned char> v(n);
    uint64_t x = 0x9E3779B97F4A7C15u;
    for (unsigned char &b : v) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        b = static_cast<unsigned char>(x >> 56);
    }
    return v;
}

/* ---- copies ------------------------------------------------------------------------------ */

/* What thread t copies: from which slot, how many bytes of them, or none. Of those that take a number of bytes the
 * last thread reads to the very end of the source. */
MGPU_INLINE uint32_t
slot_of(uint32_t t, bool sized)
{
    return sized && t == THREADS - 1 ? t : t * 37 % (THREADS - 1);
}

MGPU_INLINE uint32_t
bytes_of(uint32_t t, uint32_t size)
{
    return t == THREADS - 1 ? (uint32_t)TAIL : t * 7 % (size + 1);
}

MGPU_INLINE bool
ignores(uint32_t t)
{
    return (t * 5 & 12) == 4;
}

/* Four prefetch sizes of one copy: each plain, with a number of bytes, with a predicate, and these with a policy. */
#define CASES(f, name)                                                                         \
    case 6 * (f):                                                                              \
        mgpu_cp_async_##name(dst, src);                                                        \
        break;                                                                                 \
    case 6 * (f) + 1:                                                                          \
        mgpu_cp_async_##name##_hint(dst, src, policy);                                         \
        break;                                                                                 \
    case 6 * (f) + 2:                                                                          \
        mgpu_cp_async_##name##_src_size(dst, sized, bytes);                                    \
        break;                                                                                 \
    case 6 * (f) + 3:                                                                          \
        mgpu_cp_async_##name##_src_size_hint(dst, sized, bytes, policy);                       \
        break;                                                                                 \
    case 6 * (f) + 4:                                                                          \
        mgpu_cp_async_##name##_ignore_src(dst, src, none);                                     \
        break;                                                                                 \
    case 6 * (f) + 5:                                                                          \
        mgpu_cp_async_##name##_ignore_src_hint(dst, src, none, policy);                        \
        break;

#define TESTS(name, size)                                                                      \
    MGPU_KERNEL(name, copy_args, p, THREADS, 1)                                                \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, x, THREADS *SLOT / 4, SLOT);                             \
        const uint32_t t = threadIdx.x, dst = mgpu_smem_addr(x) + t * SLOT;                    \
        const unsigned char *const src = p->in + slot_of(t, false) * SLOT;                     \
        const unsigned char *const sized = p->in + slot_of(t, true) * SLOT;                    \
        const uint32_t bytes = bytes_of(t, size);                                              \
        const bool none = ignores(t);                                                          \
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);             \
        for (uint32_t i = 0; i < SLOT / 4; i++)                                                \
            x[t * SLOT / 4 + i] = 0x5eed0000u + t * 4 + i;                                     \
        switch (p->form) {                                                                     \
            CASES(0, name)                                                                     \
            CASES(1, name##_l2_64b)                                                            \
            CASES(2, name##_l2_128b)                                                           \
            CASES(3, name##_l2_256b)                                                           \
        }                                                                                      \
        mgpu_cp_async_commit_group();                                                          \
        mgpu_cp_async_wait_group(0);                                                           \
        __syncthreads();                                                                       \
        for (uint32_t i = t; i < THREADS * SLOT / 4; i += THREADS)                             \
            p->out[i] = x[i];                                                                  \
    }                                                                                          \
    FORMS(name, name, size, 0)                                                                 \
    FORMS(name, name##_l2_64b, size, 1)                                                        \
    FORMS(name, name##_l2_128b, size, 2)                                                       \
    FORMS(name, name##_l2_256b, size, 3)

#define FORM(kernel, name, size, form)                                                         \
    TEST_CASE("mgpu_cp_async_" #name)                                                          \
    {                                                                                          \
        check_copies(&kernel##_kernel, size, form);                                            \
    }
#define FORMS(kernel, name, size, f)                                                           \
    FORM(kernel, name, size, 6 * (f))                                                          \
    FORM(kernel, name##_hint, size, 6 * (f) + 1)                                               \
    FORM(kernel, name##_src_size, size, 6 * (f) + 2)                                           \
    FORM(kernel, name##_src_size_hint, size, 6 * (f) + 3)                                      \
    FORM(kernel, name##_ignore_src, size, 6 * (f) + 4)                                         \
    FORM(kernel, name##_ignore_src_hint, size, 6 * (f) + 5)

static void
check_copies(const mgpu_kernel *kernel, uint32_t size, uint32_t form)
{
    const std::vector<unsigned char> source = noise((THREADS - 1) * SLOT + TAIL);
    device_buffer<unsigned char> in(source);
    device_buffer<uint32_t> out(THREADS * SLOT / 4);
    copy_args a;
    a.out = out.ptr();
    a.in = in.ptr();
    a.form = form;
    launch(kernel, mgpu_launch_1d(1, THREADS), a);
    std::vector<uint32_t> want(THREADS * SLOT / 4);
    for (uint32_t t = 0; t < THREADS; t++) {
        unsigned char slot[SLOT];
        const bool sized = form % 6 / 2 == 1, may_ignore = form % 6 / 2 == 2;
        const uint32_t taken = sized ? bytes_of(t, size) : may_ignore && ignores(t) ? 0 : size;
        for (uint32_t i = 0; i < SLOT / 4; i++) {
            const uint32_t fill = 0x5eed0000u + t * 4 + i;
            std::memcpy(slot + 4 * i, &fill, 4);
        }
        std::memset(slot, 0, size);
        std::memcpy(slot, source.data() + slot_of(t, sized) * SLOT, taken);
        std::memcpy(&want[t * SLOT / 4], slot, SLOT);
    }
    const std::vector<uint32_t> got = out.download();
    CHECK(difference(got, want) == "");
    record("out", got);
}

TESTS(ca_4, 4)
TESTS(ca_8, 8)
TESTS(ca_16, 16)
TESTS(cg_16, 16)

/* ---- groups ------------------------------------------------------------------------------ */

enum { GROUPS = 10, PER_GROUP = 2 };

/* GROUPS groups of PER_GROUP words a thread, every third group empty; then a wait that leaves n: what the wait
 * covers is read by the thread itself. */
#define WAIT(n)                                                                                \
    case n:                                                                                    \
        mgpu_cp_async_wait_group(n);                                                           \
        break;
MGPU_KERNEL(groups, copy_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, 32 * GROUPS * PER_GROUP, 16);
    const uint32_t t = threadIdx.x, base = mgpu_smem_addr(x);
    for (uint32_t i = 0; i < GROUPS * PER_GROUP; i++)
        x[t * GROUPS * PER_GROUP + i] = 0x5eedu;
    for (uint32_t g = 0; g < GROUPS; g++) {
        for (uint32_t i = 0; i < PER_GROUP && g % 3 != 2; i++) {
            const uint32_t at = (t * GROUPS + g) * PER_GROUP + i;
            mgpu_cp_async_ca_4(base + 4 * at, p->in + 4 * at);
        }
        mgpu_cp_async_commit_group();
    }
    switch (p->form) {
        WAIT(0)
        WAIT(1)
        WAIT(2)
        WAIT(3)
        WAIT(4)
        WAIT(5)
        WAIT(6)
        WAIT(7)
    }
    for (uint32_t i = 0; i < (GROUPS - p->form) * PER_GROUP; i++)
        p->out[t * GROUPS * PER_GROUP + i] = x[t * GROUPS * PER_GROUP + i];
    mgpu_cp_async_wait_all();
}

TEST_CASE("mgpu_cp_async_wait_group mgpu_cp_async_commit_group")
{
    const uint32_t words = 32 * GROUPS * PER_GROUP;
    const std::vector<unsigned char> source = noise(4 * words);
    device_buffer<unsigned char> in(source);
    std::vector<uint32_t> all;
    for (uint32_t n = 0; n < 8; n++) {
        device_buffer<uint32_t> out(words);
        copy_args a;
        a.out = out.ptr();
        a.in = in.ptr();
        a.form = n;
        launch(&groups_kernel, mgpu_launch_1d(1, 32), a);
        std::vector<uint32_t> want(words);
        for (uint32_t at = 0; at < words; at++) {
            const uint32_t g = at / PER_GROUP % GROUPS;
            std::memcpy(&want[at], &source[4 * at], 4);
            want[at] = g >= GROUPS - n ? 0xDBDBDBDB : g % 3 == 2 ? 0x5eedu : want[at];
        }
        const std::vector<uint32_t> got = out.download();
        CAPTURE(n);
        CHECK(difference(got, want) == "");
        all.insert(all.end(), got.begin(), got.end());
    }
    record("out", all);
}

/* Half of the copies are in a group, the others in none. */
MGPU_KERNEL(all_of_them, copy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, x, 4 * 64, 16);
    const uint32_t t = threadIdx.x, base = mgpu_smem_addr(x);
    for (uint32_t i = 0; i < 4; i++) {
        mgpu_cp_async_ca_8(base + 8 * (64 * i + t), p->in + 8 * (64 * i + t));
        if (i == 1)
            mgpu_cp_async_commit_group();
    }
    mgpu_cp_async_wait_all();
    __syncthreads();
    for (uint32_t i = 0; i < 4; i++) {
        const uint64_t theirs = x[64 * i + (63 - t)];
        p->out[2 * (64 * i + t)] = (uint32_t)theirs;
        p->out[2 * (64 * i + t) + 1] = (uint32_t)(theirs >> 32);
    }
}

TEST_CASE("mgpu_cp_async_wait_all")
{
    const std::vector<unsigned char> source = noise(8 * 4 * 64);
    device_buffer<unsigned char> in(source);
    device_buffer<uint32_t> out(2 * 4 * 64);
    copy_args a = copy_args();
    a.out = out.ptr();
    a.in = in.ptr();
    launch(&all_of_them_kernel, mgpu_launch_1d(1, 64), a);
    std::vector<uint32_t> want(2 * 4 * 64);
    for (uint32_t i = 0; i < 4 * 64; i++)
        std::memcpy(&want[2 * i], &source[8 * (i / 64 * 64 + 63 - i % 64)], 8);
    const std::vector<uint32_t> got = out.download();
    CHECK(difference(got, want) == "");
    record("out", got);
}

/* ---- an mbarrier ------------------------------------------------------------------------- */

enum { STAGES = 2, STEPS = 7 };

/* Each step fills a stage by copies of all threads, which the stage's barrier counts; then each reads what another
 * one copied. `form` 0: the init counts these arrivals; 1: each of them is one more, and all arrive besides. */
MGPU_KERNEL(arrivals, copy_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, x, STAGES * THREADS * SLOT / 4, SLOT);
    MGPU_SHARED(uint64_t, words, STAGES);
    const uint32_t t = threadIdx.x, base = mgpu_smem_addr(x), bars = mgpu_smem_addr(words);
    if (t < STAGES)
        mgpu_mbarrier_init(bars + 8 * t, THREADS);
    __syncthreads();
    for (uint32_t i = 0; i < STEPS; i++) {
        const uint32_t stage = i % STAGES, bar = bars + 8 * stage;
        mgpu_cp_async_cg_16(base + (stage * THREADS + t) * SLOT,
                            p->in + (i * THREADS + t) * SLOT);
        if (p->form == 0) {
            mgpu_cp_async_mbarrier_arrive_noinc(bar);
        } else {
            mgpu_cp_async_mbarrier_arrive(bar);
            mgpu_mbarrier_arrive(bar);
        }
        mgpu_mbarrier_wait(bar, i / STAGES & 1);
        for (uint32_t k = 0; k < SLOT / 4; k++)
            p->out[(i * THREADS + t) * SLOT / 4 + k] =
                x[(stage * THREADS + (t ^ 33)) * SLOT / 4 + k];
        __syncthreads(); /* before the stage is filled again */
    }
}

static void
check_arrivals(uint32_t form)
{
    const std::vector<unsigned char> source = noise(STEPS * THREADS * SLOT);
    device_buffer<unsigned char> in(source);
    device_buffer<uint32_t> out(STEPS * THREADS * SLOT / 4);
    copy_args a;
    a.out = out.ptr();
    a.in = in.ptr();
    a.form = form;
    launch(&arrivals_kernel, mgpu_launch_1d(1, THREADS), a);
    std::vector<uint32_t> want(STEPS * THREADS * SLOT / 4);
    for (uint32_t i = 0; i < STEPS * THREADS; i++)
        std::memcpy(&want[i * SLOT / 4],
                    &source[(i / THREADS * THREADS + (i % THREADS ^ 33)) * SLOT], SLOT);
    const std::vector<uint32_t> got = out.download();
    CHECK(difference(got, want) == "");
    record("out", got);
}

TEST_CASE("mgpu_cp_async_mbarrier_arrive_noinc behind copies")
{
    check_arrivals(0);
}

TEST_CASE("mgpu_cp_async_mbarrier_arrive behind copies")
{
    check_arrivals(1);
}

/* ---- the page of docs/api.md ------------------------------------------------------------- */

typedef struct {
    const uint16_t *table;
    const uint32_t *index;
    float *out;
    uint32_t rows, cols, ld;
} gather_args;

MGPU_KERNEL(gather_rows, gather_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint16_t, row, 2 * 1024, 16); /* two rows of up to 1024 elements */
    const uint32_t base = mgpu_smem_addr(row);
    for (uint32_t i = 0; i <= p->rows; i++) {
        if (i < p->rows) { /* row i starts while row i - 1 is summed */
            const uint16_t *src = p->table + (size_t)p->index[i] * p->ld;
            const uint32_t col = threadIdx.x * 8;
            const uint32_t left = col < p->cols ? p->cols - col : 0;
            mgpu_cp_async_cg_16_src_size(base + (i % 2) * 2048 + col * 2,
                                         src + (left != 0 ? col : 0), left < 8 ? left * 2 : 16);
        }
        mgpu_cp_async_commit_group(); /* also an empty one, so that the count stays even */
        if (i != 0) {
            mgpu_cp_async_wait_group(1); /* all but the newest: row i - 1 is here, for me */
            __syncthreads();             /* and for the others */
            uint32_t bits = 0;
            for (uint32_t c = threadIdx.x; c < p->cols; c += 128)
                bits ^= row[((i - 1) % 2) * 1024 + c];
            p->out[(i - 1) * 128 + threadIdx.x] = (float)bits;
            __syncthreads(); /* before the row is overwritten */
        }
    }
}

TEST_CASE("rows with ragged ends are gathered by index")
{
    const uint32_t rows = 9, cols = 1003, ld = 1008, table_rows = 5;
    std::vector<uint16_t> table(table_rows * ld);
    std::vector<uint32_t> index(rows);
    const std::vector<unsigned char> bytes = noise(2 * table.size());
    std::memcpy(table.data(), bytes.data(), bytes.size());
    for (uint32_t i = 0; i < rows; i++)
        index[i] = i * 3 % table_rows;
    device_buffer<uint16_t> in(table);
    device_buffer<uint32_t> which(index);
    device_buffer<float> out(rows * 128);
    gather_args a;
    a.table = in.ptr();
    a.index = which.ptr();
    a.out = out.ptr();
    a.rows = rows;
    a.cols = cols;
    a.ld = ld;
    launch(&gather_rows_kernel, mgpu_launch_1d(1, 128), a);
    std::vector<float> want(rows * 128);
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t t = 0; t < 128; t++) {
            uint32_t bits = 0;
            for (uint32_t c = t; c < cols; c += 128)
                bits ^= table[index[i] * ld + c];
            want[i * 128 + t] = static_cast<float>(bits);
        }
    const std::vector<float> got = out.download();
    CHECK(difference(got, want) == "");
    record("out", got);
}
