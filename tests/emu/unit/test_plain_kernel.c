/* tests/emu/unit/test_plain_kernel.c - plain accesses, in a file compiled with -fsanitize=thread.
 * SPDX-License-Identifier: MIT
 *
 * C11 and C++17. SAW(id) notes the line that the access with this number stands on.
 */
#include "test_plain_kernel.h"

int tsan_lines[TSAN_COUNT];

/* clang leaves out accesses to a local array that it thinks nobody else can see, accumulators
 * too (fixed in newer versions); gcc does not. */
#if defined(__clang__)
const int tsan_sees_locals = 0;
#else
const int tsan_sees_locals = 1;
#endif
#define SAW(id) tsan_lines[id] = __LINE__

/* Of these gcc shows all, clang 14 none. */
typedef uint32_t tsan_eight __attribute__((vector_size(32)));

/* Neither compiler may know how far it is, nor expand it in place. */
static volatile size_t tsan_bytes = 48;

typedef struct {
    uint64_t word[8];
} tsan_line;

#pragma pack(push, 1)
typedef struct {
    char c;
    uint32_t x;
} tsan_crooked;
#pragma pack(pop)

static inline void
put(uint32_t *where, uint32_t value)
{
    SAW(TSAN_INLINE), *where = value;
}

static inline void
spin(const uint32_t *flag)
{
    while (SAW(TSAN_SPIN), __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 9) {
    }
}

MGPU_KERNEL(tsan_plain, tsan_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, s, 4096, 1024);
    const uint32_t t = threadIdx.x;
    uint32_t *words = (uint32_t *)(void *)s;
    uint64_t *longs = (uint64_t *)(void *)(s + 512);
    uint16_t *shorts = (uint16_t *)(void *)(s + 1024);
    tsan_line *lines = (tsan_line *)(void *)(s + 2048);
    tsan_crooked *crooked = (tsan_crooked *)(void *)(s + 1536);
    SAW(TSAN_STORE4), words[t] = t;
    SAW(TSAN_STORE8), longs[t] = t;
    SAW(TSAN_STORE2), shorts[t] = (uint16_t)t;
    SAW(TSAN_STORE1), s[1280 + t] = (unsigned char)t;
    SAW(TSAN_UNALIGNED), crooked[t].x = t;
    put(&words[32 + t], t);
    __syncthreads();
    SAW(TSAN_LOAD4), p->out[t] = words[t ^ 1];
    SAW(TSAN_LOAD8), p->out[32 + t] = (uint32_t)longs[t ^ 1];
    __syncthreads();
    if (t == 0) {
        SAW(TSAN_MEMSET), memset(&lines[0], 7, tsan_bytes);
        SAW(TSAN_MEMSET_SMALL), memset(&lines[1], 1, 16);
        SAW(TSAN_MEMCPY), memcpy(&lines[2], &lines[0], tsan_bytes);
        SAW(TSAN_MEMMOVE), memmove(&lines[2].word[1], &lines[2], tsan_bytes);
        SAW(TSAN_STRUCT), lines[5] = lines[4];
        SAW(TSAN_ATOMIC), p->out[64] = __atomic_fetch_add(&words[0], 5, __ATOMIC_RELAXED);
        p->out[65] = words[0];
        p->out[66] = (uint32_t)lines[3].word[7];
        p->out[67] = (uint32_t)lines[2].word[1];
        p->out[68] = (uint32_t)lines[1].word[1];
    }
}

/* Thread 0 waits, in C11's words, for what the last thread says; or for nothing. */
MGPU_KERNEL(tsan_spin, tsan_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, flag, 1);
    const uint32_t t = threadIdx.x;
    uint32_t seven = 7;
    if (t == 0)
        flag[0] = 0;
    __syncthreads();
    if (t == 63 && p->what == 0)
        __atomic_store_n(flag, 7, __ATOMIC_RELEASE);
    if (t == 1)
        while (!__atomic_compare_exchange_n(flag, &seven, 9, false, __ATOMIC_ACQ_REL,
                                            __ATOMIC_RELAXED))
            seven = 7;
    if (t == 0)
        spin(flag);
    __syncthreads();
    p->out[t] = flag[0];
}

static volatile uint32_t tsan_flag; /* of the program: no buffer of the model's */

/* The same with volatile flags: in shared memory, or `what` 2 and 3 in other memory. An empty loop. */
MGPU_KERNEL(tsan_volatile, tsan_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, flags, 1);
    volatile uint32_t *flag = p->what < 2 ? flags : &tsan_flag;
    const uint32_t t = threadIdx.x;
    if (t == 0)
        *flag = 0;
    __syncthreads();
    if (t == 63 && p->what % 2 == 0)
        SAW(TSAN_VOLATILE_STORE), *flag = 9;
    if (t == 0)
        while (SAW(TSAN_VOLATILE_LOAD), *flag != 9) {
        }
    __syncthreads();
    p->out[t] = *flag;
}

/* C's fences, or none: thread 63 writes for thread 0. */
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wtsan" /* ThreadSanitizer itself knows no fences */
#endif
MGPU_KERNEL(tsan_fence, tsan_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, words, 2);
    const uint32_t t = threadIdx.x;
    if (t == 0)
        words[0] = 0;
    __syncthreads();
    if (t == 63) {
        words[1] = 5;
        if (p->what == 0)
            __atomic_thread_fence(__ATOMIC_RELEASE);
        __atomic_store_n(words, 1, __ATOMIC_RELAXED);
    }
    if (t == 0) {
        while (__atomic_load_n(words, __ATOMIC_RELAXED) == 0) {
        }
        if (p->what == 0)
            __atomic_thread_fence(__ATOMIC_ACQUIRE);
        p->out[0] = words[1];
    }
}

/* What compilers show in part: vectors of 32 bytes, the load of x += 1. Threads read what others stored so. */
MGPU_KERNEL(tsan_gaps, tsan_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(tsan_eight, vectors, 64, 32);
    MGPU_SHARED(uint32_t, words, 32);
    const uint32_t t = threadIdx.x;
    const tsan_eight v = {t, t, t, t, t, t, t, t};
    SAW(TSAN_VECTOR_STORE), vectors[t] = v;
    words[t] = t;
    __syncwarp(0xffffffff);
    SAW(TSAN_VECTOR_LOAD), vectors[32 + t] = vectors[t ^ 1];
    SAW(TSAN_ADD), words[t] += 1;
    __syncwarp(0xffffffff);
    p->out[t] = ((const uint32_t *)(const void *)&vectors[32 + t])[p->what] + words[t ^ 1];
}

MGPU_KERNEL(tsan_outside, tsan_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, s, 32);
    SAW(TSAN_OUTSIDE), s[threadIdx.x + p->what] = 1;
}

/* One word behind a buffer of 32 words. */
MGPU_KERNEL(tsan_behind, tsan_args, p, 32, 1)
{
    SAW(TSAN_BEHIND), p->out[threadIdx.x + p->what] = 1;
}

/* D = A B of zeros; `what` says which plain access is too early. */
MGPU_KERNEL(tsan_accumulator, tsan_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t at = mgpu_smem_addr(s);
    const uint64_t a = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(at + 8192, MGPU_SWIZZLE_128B);
    float d[32];
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    for (int i = 0; i < 32; i++)
        d[i] = (float)i;
    mgpu_acc_fence_f32_x32(d);
    SAW(TSAN_WGMMA), mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1);
    if (p->what == 1)
        SAW(TSAN_EARLY_READ), p->out[threadIdx.x] = (uint32_t)d[5];
    if (p->what == 2)
        SAW(TSAN_EARLY_WRITE), d[7] = 0;
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    p->out[threadIdx.x] = (uint32_t)d[5];
}
