/* tests/emu/unit/test_multimem.cpp - memory of several GPUs by one address, and what the model refuses of it.
 * SPDX-License-Identifier: MIT
 *
 * A GPU needs others and a switch for these, so that here they run in the model only. What is expected
 * of each operation and type is written from the manual; tools/ptxcheck.py holds the instruction of each.
 */
#include "emu/model.h"

#include <mgpu/ptx/multimem.h>

#include <cmath>
#include <random>

namespace
{

enum { GPUS = 3, THREADS = 32, SLOT = 16, BYTES = THREADS * SLOT };
enum { ADD, MIN, MAX, AND, OR, XOR, STORE };

typedef struct {
    unsigned char *p, *out;
    const unsigned char *value;
    uint32_t form, order;
} multimem_args;

} // namespace

/* X(what follows the order in the name, C type, registers, operation, element, acc) */
#define FLOATS(X, op, acc, n, v)                                                               \
    X(_##op##acc##v##_f16x2, uint32_t, n, op, F16)                                             \
    X(_##op##acc##v##_bf16x2, uint32_t, n, op, BF16)
#define FLOATS_OF_ALL(X, op, acc)                                                              \
    FLOATS(X, op, acc, 1, )                                                                    \
    FLOATS(X, op, acc, 2, _v2)                                                                 \
    FLOATS(X, op, acc, 4, _v4)
#define INTEGERS(X, op)                                                                        \
    X(_##op##_u32, uint32_t, 1, op, U32)                                                       \
    X(_##op##_s32, int32_t, 1, op, S32)                                                        \
    X(_##op##_u64, uint64_t, 1, op, U64)                                                       \
    X(_##op##_s64, int64_t, 1, op, S64)
#define BITS(X, op)                                                                            \
    X(_##op##_b32, uint32_t, 1, op, U32)                                                       \
    X(_##op##_b64, uint64_t, 1, op, U64)
#define SUMS(X)                                                                                \
    X(_add_u32, uint32_t, 1, add, U32)                                                         \
    X(_add_u64, uint64_t, 1, add, U64)                                                         \
    X(_add_f64, double, 1, add, F64)                                                           \
    X(_add_f32, float, 1, add, F32)                                                            \
    X(_add_v2_f32, float, 2, add, F32)                                                         \
    X(_add_v4_f32, float, 4, add, F32)                                                         \
    FLOATS_OF_ALL(X, add, )                                                                    \
    INTEGERS(X, min)                                                                           \
    INTEGERS(X, max)                                                                           \
    BITS(X, and)                                                                               \
    BITS(X, or)                                                                                \
    BITS(X, xor)
#define LOADS(X)                                                                               \
    SUMS(X)                                                                                    \
    FLOATS_OF_ALL(X, add, _acc_f32)                                                            \
    FLOATS_OF_ALL(X, min, )                                                                    \
    FLOATS_OF_ALL(X, max, )
#define PAIRS(X, op)                                                                           \
    X(_##op##_v2_f16, uint16_t, 2, op, F16)                                                    \
    X(_##op##_v2_bf16, uint16_t, 2, op, BF16)                                                  \
    FLOATS(X, op, , 2, _v2)                                                                    \
    FLOATS(X, op, , 4, _v4)
#define REDS(X)                                                                                \
    SUMS(X)                                                                                    \
    PAIRS(X, min)                                                                              \
    PAIRS(X, max)
#define STORES(X)                                                                              \
    X(_b32, uint32_t, 1, store, U32)                                                           \
    X(_b64, uint64_t, 1, store, U64)                                                           \
    X(_f32, float, 1, store, F32)                                                              \
    X(_f64, double, 1, store, F64)                                                             \
    X(_v2_f32, float, 2, store, F32)                                                           \
    X(_v4_f32, float, 4, store, F32)                                                           \
    FLOATS_OF_STORES(X, 2, _v2)                                                                \
    FLOATS_OF_STORES(X, 4, _v4)
#define FLOATS_OF_STORES(X, n, v)                                                              \
    X(v##_f16x2, uint32_t, n, store, F16)                                                      \
    X(v##_bf16x2, uint32_t, n, store, BF16)

#define X(name, ...) LD##name,
enum { LOADS(X) LD_ALL };
#undef X
#define X(name, ...) RED##name,
enum { REDS(X) RED_ALL };
#undef X
#define X(name, ...) ST##name,
enum { STORES(X) ST_ALL };
#undef X

#define LOAD_1(f, type, n)                                                                     \
    {                                                                                          \
        const type r = f((const type *)at);                                                    \
        memcpy(out, &r, sizeof r);                                                             \
    }                                                                                          \
    break
#define LOAD_N(f, type, n)                                                                     \
    {                                                                                          \
        type d[n];                                                                             \
        f(d, (const type *)at);                                                                \
        memcpy(out, d, sizeof d);                                                              \
    }                                                                                          \
    break
#define LOAD_2 LOAD_N
#define LOAD_4 LOAD_N
#define PUT_1(f, type, n)                                                                      \
    {                                                                                          \
        type value;                                                                            \
        memcpy(&value, v, sizeof value);                                                       \
        f((type *)at, value);                                                                  \
    }                                                                                          \
    break
#define PUT_N(f, type, n)                                                                      \
    {                                                                                          \
        type value[n];                                                                         \
        memcpy(value, v, sizeof value);                                                        \
        f((type *)at, value);                                                                  \
    }                                                                                          \
    break
#define PUT_2 PUT_N
#define PUT_4 PUT_N

MGPU_KERNEL(multimem_load, multimem_args, p, THREADS, 1)
{
    const unsigned char *at = p->p + threadIdx.x * SLOT;
    unsigned char *out = p->out + threadIdx.x * SLOT;
    switch (5 * p->form + p->order) {
#define X(name, type, n, ...)                                                                  \
    case 5 * LD##name:                                                                         \
        LOAD_##n(mgpu_multimem_ld_reduce##name, type, n);                                      \
    case 5 * LD##name + 1:                                                                     \
        LOAD_##n(mgpu_multimem_ld_reduce_relaxed_gpu##name, type, n);                          \
    case 5 * LD##name + 2:                                                                     \
        LOAD_##n(mgpu_multimem_ld_reduce_relaxed_sys##name, type, n);                          \
    case 5 * LD##name + 3:                                                                     \
        LOAD_##n(mgpu_multimem_ld_reduce_acquire_gpu##name, type, n);                          \
    case 5 * LD##name + 4:                                                                     \
        LOAD_##n(mgpu_multimem_ld_reduce_acquire_sys##name, type, n);
        LOADS(X)
#undef X
    }
}

MGPU_KERNEL(multimem_red, multimem_args, p, THREADS, 1)
{
    unsigned char *at = p->p + threadIdx.x * SLOT;
    const unsigned char *v = p->value + threadIdx.x * SLOT;
    switch (4 * p->form + p->order) {
#define X(name, type, n, ...)                                                                  \
    case 4 * RED##name:                                                                        \
        PUT_##n(mgpu_multimem_red_relaxed_gpu##name, type, n);                                 \
    case 4 * RED##name + 1:                                                                    \
        PUT_##n(mgpu_multimem_red_relaxed_sys##name, type, n);                                 \
    case 4 * RED##name + 2:                                                                    \
        PUT_##n(mgpu_multimem_red_release_gpu##name, type, n);                                 \
    case 4 * RED##name + 3:                                                                    \
        PUT_##n(mgpu_multimem_red_release_sys##name, type, n);
        REDS(X)
#undef X
    }
}

MGPU_KERNEL(multimem_store, multimem_args, p, THREADS, 1)
{
    unsigned char *at = p->p + threadIdx.x * SLOT;
    const unsigned char *v = p->value + threadIdx.x * SLOT;
    switch (5 * p->form + p->order) {
#define X(name, type, n, ...)                                                                  \
    case 5 * ST##name:                                                                         \
        PUT_##n(mgpu_multimem_st##name, type, n);                                              \
    case 5 * ST##name + 1:                                                                     \
        PUT_##n(mgpu_multimem_st_relaxed_gpu##name, type, n);                                  \
    case 5 * ST##name + 2:                                                                     \
        PUT_##n(mgpu_multimem_st_relaxed_sys##name, type, n);                                  \
    case 5 * ST##name + 3:                                                                     \
        PUT_##n(mgpu_multimem_st_release_gpu##name, type, n);                                  \
    case 5 * ST##name + 4:                                                                     \
        PUT_##n(mgpu_multimem_st_release_sys##name, type, n);
        STORES(X)
#undef X
    }
}

namespace
{

struct form {
    const char *name;
    uint32_t bytes;
    const char *op;
    mgpu_dtype dtype;
    bool acc;
};

#define X(name, type, n, op, dtype)                                                            \
    {#name, n * sizeof(type), #op, MGPU_DTYPE_##dtype, std::strstr(#name, "_acc_f32") != NULL},
const form loads[] = {LOADS(X)}, reds[] = {REDS(X)}, stores[] = {STORES(X)};
#undef X

/* One element: what op makes of two, as the manual says it. */
uint64_t
combine(const form &f, uint64_t x, uint64_t y)
{
    const std::string op = f.op;
    if (op == "store")
        return y;
    if (f.dtype == MGPU_DTYPE_F32) {
        const float sum = mgpu__float_of_bits((uint32_t)x) + mgpu__float_of_bits((uint32_t)y);
        return mgpu__bits_of_float(sum);
    }
    if (f.dtype == MGPU_DTYPE_F64) {
        double a, b;
        std::memcpy(&a, &x, 8);
        std::memcpy(&b, &y, 8);
        a += b;
        std::memcpy(&x, &a, 8);
        return x;
    }
    if (f.dtype == MGPU_DTYPE_F16 || f.dtype == MGPU_DTYPE_BF16) {
        const bool half = f.dtype == MGPU_DTYPE_F16;
        const float a = half ? mgpu_f16_to_f32((uint16_t)x) : mgpu_bf16_to_f32((uint16_t)x);
        const float b = half ? mgpu_f16_to_f32((uint16_t)y) : mgpu_bf16_to_f32((uint16_t)y);
        if (op == "add")
            return half ? mgpu_f16_from_f32(a + b) : mgpu_bf16_from_f32(a + b);
        if (a == b) /* zeros of two signs */
            return op == "min" ? (std::signbit(a) ? x : y) : (std::signbit(a) ? y : x);
        return (op == "min") == (a < b) ? x : y;
    }
    if (op == "add")
        return x + y;
    if (op == "inc")
        return x >= y ? 0 : x + 1;
    if (op == "dec")
        return x == 0 || x > y ? y : x - 1;
    if (op == "and")
        return x & y;
    if (op == "or")
        return x | y;
    if (op == "xor")
        return x ^ y;
    bool less = x < y;
    if (f.dtype == MGPU_DTYPE_S32)
        less = (int32_t)x < (int32_t)y;
    if (f.dtype == MGPU_DTYPE_S64)
        less = (int64_t)x < (int64_t)y;
    return (op == "min") == less ? x : y;
}

/* Of three elements. */
uint64_t
all_of(const form &f, const uint64_t x[GPUS])
{
    const bool half = f.dtype == MGPU_DTYPE_F16;
    if (!f.acc)
        return combine(f, combine(f, x[0], x[1]), x[2]);
    float sum = half ? mgpu_f16_to_f32((uint16_t)x[0]) : mgpu_bf16_to_f32((uint16_t)x[0]);
    for (uint32_t i = 1; i < GPUS; i++)
        sum += half ? mgpu_f16_to_f32((uint16_t)x[i]) : mgpu_bf16_to_f32((uint16_t)x[i]);
    return half ? mgpu_f16_from_f32(sum) : mgpu_bf16_from_f32(sum);
}

/* Random, some of it special, none of it NaN: of that the manual says little. */
uint64_t
element(mgpu_dtype dtype, std::mt19937_64 &random)
{
    static const float special[] = {0.0f, -0.0f, 1.0f, -1.0f, 65504.0f, 1e-7f, INFINITY};
    const uint64_t bits = random();
    const bool any = bits % 3 != 0;
    const float x = any ? std::ldexp((float)(int32_t)(bits >> 32), (int)(bits >> 8 & 31) - 40)
                        : special[bits / 3 % 7];
    const double d = (double)x;
    uint64_t wide;
    switch (dtype) {
    case MGPU_DTYPE_F16:
        return mgpu_f16_from_f32(x);
    case MGPU_DTYPE_BF16:
        return mgpu_bf16_from_f32(x);
    case MGPU_DTYPE_F32:
        return mgpu__bits_of_float(x);
    case MGPU_DTYPE_F64:
        std::memcpy(&wide, &d, 8);
        return wide;
    default:
        return any ? bits : bits % 2 != 0 ? ~0ull : 1ull << 63 | 1ull << 31;
    }
}

/* Three GPUs with memory of 512 bytes each, and one address for them. */
struct group {
    group() : out(BYTES + SLOT), value(BYTES + SLOT)
    {
        for (uint32_t i = 0; i < GPUS; i++) {
            REQUIRE(mgpu_malloc(&gpu[i], BYTES) == MGPU_OK);
            REQUIRE(mgpu_memset(gpu[i], 0, BYTES, NULL) == MGPU_OK);
        }
        REQUIRE(mgpu_emu_multicast(&p, gpu, GPUS, BYTES) == MGPU_OK);
    }
    ~group()
    {
        CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
        for (void *g : gpu)
            CHECK(mgpu_free(g) == MGPU_OK);
    }
    group(const group &) = delete;
    group &operator=(const group &) = delete;
    void fill(const form &f, std::mt19937_64 &random)
    {
        const uint32_t each = mgpu_dtype_bytes(f.dtype);
        for (uint32_t i = 0; i < BYTES; i += each) {
            for (void *g : gpu) {
                const uint64_t x = element(f.dtype, random);
                std::memcpy(static_cast<unsigned char *>(g) + i, &x, each);
            }
            const uint64_t x = element(f.dtype, random);
            std::memcpy(&value.data[i], &x, each);
        }
        for (unsigned char &b : out.data)
            b = 0xDB;
    }
    mgpu_status run(const mgpu_kernel &kernel, uint32_t form, uint32_t order)
    {
        multimem_args a;
        a.p = static_cast<unsigned char *>(p);
        a.out = out.data.data();
        a.value = value.data.data();
        a.form = form;
        a.order = order;
        m.config.notes_are_fatal = true;
        return m.run(kernel, 1, THREADS, a);
    }
    uint64_t at(uint32_t i, uint32_t from, uint32_t each) const
    {
        uint64_t x = 0;
        std::memcpy(&x, static_cast<unsigned char *>(gpu[i]) + from, each);
        return x;
    }
    model m;
    void *gpu[GPUS] = {NULL, NULL, NULL}, *p = NULL;
    known<unsigned char> out, value;
};

/* A sum of infinities of both signs is a NaN, and so are those behind it: any. */
bool
same(const form &f, uint64_t got, uint64_t want)
{
    if (got == want)
        return true;
    if (f.dtype == MGPU_DTYPE_F16)
        return mgpu_f16_to_f32((uint16_t)got) != mgpu_f16_to_f32((uint16_t)got) &&
               mgpu_f16_to_f32((uint16_t)want) != mgpu_f16_to_f32((uint16_t)want);
    return false;
}

} // namespace

TEST_CASE("mgpu_multimem_ld_reduce: each operation, type, vector and order")
{
    std::mt19937_64 random(3);
    group g;
    REQUIRE(sizeof loads / sizeof *loads == LD_ALL);
    for (uint32_t form = 0; form < LD_ALL; form++)
        for (uint32_t order = 0; order < 5; order++) {
            const auto &f = loads[form];
            const uint32_t each = mgpu_dtype_bytes(f.dtype);
            uint32_t wrong = 0;
            g.fill(f, random);
            const mgpu_status status = g.run(multimem_load_kernel, form, order);
            INFO(f.name << ", order " << order << "\n" << g.m.text);
            REQUIRE(status == MGPU_OK);
            for (uint32_t i = 0; i < BYTES; i += each) {
                uint64_t x[GPUS], got = 0, want = 0;
                for (uint32_t k = 0; k < GPUS; k++)
                    x[k] = g.at(k, i, each);
                std::memcpy(&got, &g.out.data[i], each);
                if (i % SLOT < f.bytes)
                    want = all_of(f, x);
                else
                    std::memset(&want, 0xDB, each);
                want = each == 8 ? want : want & ((1ull << 8 * each) - 1);
                wrong += !same(f, got, want);
            }
            CHECK(wrong == 0);
        }
}

TEST_CASE("mgpu_multimem_red, mgpu_multimem_st: each operation, type, vector and order")
{
    std::mt19937_64 random(4);
    group g;
    for (uint32_t all = 0; all < 4 * RED_ALL + 5 * ST_ALL; all++) {
        const bool red = all < 4 * RED_ALL;
        const uint32_t form = red ? all / 4 : (all - 4 * RED_ALL) / 5;
        const uint32_t order = red ? all % 4 : (all - 4 * RED_ALL) % 5;
        const auto &f = red ? reds[form] : stores[form];
        const uint32_t each = mgpu_dtype_bytes(f.dtype);
        std::vector<unsigned char> before[GPUS];
        uint32_t wrong = 0;
        g.fill(f, random);
        for (uint32_t k = 0; k < GPUS; k++)
            before[k].assign(static_cast<unsigned char *>(g.gpu[k]),
                             static_cast<unsigned char *>(g.gpu[k]) + BYTES);
        const mgpu_status status =
            g.run(red ? multimem_red_kernel : multimem_store_kernel, form, order);
        INFO(f.name << ", order " << order << "\n" << g.m.text);
        REQUIRE(status == MGPU_OK);
        for (uint32_t k = 0; k < GPUS; k++)
            for (uint32_t i = 0; i < BYTES; i += each) {
                uint64_t x = 0, y = 0, want;
                std::memcpy(&x, &before[k][i], each);
                std::memcpy(&y, &g.value.data[i], each);
                want = i % SLOT < f.bytes ? combine(f, x, y) : x;
                want = each == 8 ? want : want & ((1ull << 8 * each) - 1);
                wrong += !same(f, g.at(k, i, each), want);
            }
        CHECK(wrong == 0);
    }
}

/* ---- in bulk ----------------------------------------------------------------------------------------- */

/* X(name, C type, operation, element): all that multimem.cp.reduce.async.bulk has */
#define BULKS(X)                                                                               \
    X(add_u32, uint32_t, add, U32)                                                             \
    X(add_s32, int32_t, add, S32)                                                              \
    X(add_u64, uint64_t, add, U64)                                                             \
    X(add_f16, void, add, F16)                                                                 \
    X(add_bf16, void, add, BF16)                                                               \
    X(add_f32, float, add, F32)                                                                \
    X(add_noftz_f32, float, add, F32)                                                          \
    X(add_f64, double, add, F64)                                                               \
    LEAST_AND_MOST(X, min)                                                                     \
    LEAST_AND_MOST(X, max)                                                                     \
    X(inc_u32, uint32_t, inc, U32)                                                             \
    X(dec_u32, uint32_t, dec, U32)                                                             \
    X(and_b32, uint32_t, and, U32)                                                             \
    X(and_b64, uint64_t, and, U64)                                                             \
    X(or_b32, uint32_t, or, U32)                                                               \
    X(or_b64, uint64_t, or, U64)                                                               \
    X(xor_b32, uint32_t, xor, U32)                                                             \
    X(xor_b64, uint64_t, xor, U64)
#define LEAST_AND_MOST(X, op)                                                                  \
    X(op##_u32, uint32_t, op, U32)                                                             \
    X(op##_s32, int32_t, op, S32)                                                              \
    X(op##_u64, uint64_t, op, U64)                                                             \
    X(op##_s64, int64_t, op, S64)                                                              \
    X(op##_f16, void, op, F16)                                                                 \
    X(op##_bf16, void, op, BF16)

#define X(name, ...) BULK_##name,
enum { BULKS(X) BULK_STORE, BULK_ALL };
#undef X

/* order 0: weak; 1 to 4: MGPU_RELAXED_CTA and so on. out[0] says how much of it to move, out[1] from where. */
MGPU_KERNEL(multimem_bulk, multimem_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, data, BYTES, 128);
    const uint32_t smem = mgpu_smem_addr(data), how = p->order - 1;
    const uint32_t bytes = p->out[0] != 0xDB ? p->out[0] : (uint32_t)BYTES;
    unsigned char *const at = p->p + (p->out[1] != 0xDB ? p->out[1] : 0);
    uint32_t v[4];
    memcpy(v, p->value + threadIdx.x * SLOT, SLOT);
    mgpu_st_shared_v4_b32(smem + threadIdx.x * SLOT, v);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    switch (p->form) {
#define X(name, type, ...)                                                                     \
    case BULK_##name:                                                                          \
        if (p->order == 0)                                                                     \
            mgpu_multimem_bulk_reduce_##name((type *)(void *)at, smem, bytes);                 \
        else                                                                                   \
            mgpu_multimem_bulk_reduce_relaxed_##name(how, (type *)(void *)at, smem, bytes);    \
        break;
        BULKS(X)
#undef X
    case BULK_STORE:
        if (p->order == 0)
            mgpu_multimem_bulk_store(at, smem, bytes);
        else
            mgpu_multimem_bulk_store_relaxed(how, at, smem, bytes);
        break;
    }
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE("mgpu_multimem_bulk_store, _reduce: each operation and type, into each GPU's memory")
{
#define X(name, type, op, dtype) {#name, SLOT, #op, MGPU_DTYPE_##dtype, false},
    static const form bulks[] = {BULKS(X){"store", SLOT, "store", MGPU_DTYPE_U32, false}};
#undef X
    std::mt19937_64 random(5);
    group g;
    for (uint32_t all = 0; all < 5 * BULK_ALL; all++) {
        const auto &f = bulks[all / 5];
        const uint32_t each = mgpu_dtype_bytes(f.dtype);
        std::vector<unsigned char> before[GPUS];
        uint32_t wrong = 0;
        g.fill(f, random);
        for (uint32_t k = 0; k < GPUS; k++)
            before[k].assign(static_cast<unsigned char *>(g.gpu[k]),
                             static_cast<unsigned char *>(g.gpu[k]) + BYTES);
        g.m.config.policy = all % 2 != 0 ? MGPU_EMU_LAZY : MGPU_EMU_RANDOM;
        const mgpu_status status = g.run(multimem_bulk_kernel, all / 5, all % 5);
        INFO(f.name << ", order " << all % 5 << "\n" << g.m.text);
        REQUIRE(status == MGPU_OK);
        for (uint32_t k = 0; k < GPUS; k++)
            for (uint32_t i = 0; i < BYTES; i += each) {
                uint64_t x = 0, y = 0, want;
                std::memcpy(&x, &before[k][i], each);
                std::memcpy(&y, &g.value.data[i], each);
                want = combine(f, x, y);
                want = each == 8 ? want : want & ((1ull << 8 * each) - 1);
                wrong += !same(f, g.at(k, i, each), want);
            }
        CHECK(wrong == 0);
    }
}

MGPU_KERNEL(multimem_masked, multimem_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, slot, BYTES, 16);
    for (uint32_t i = threadIdx.x; i < BYTES; i += THREADS)
        slot[i] = p->value[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    mgpu_multimem_bulk_store_cp_mask(p->p, mgpu_smem_addr(slot), BYTES, (uint16_t)p->form);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE("mgpu_multimem_bulk_store_cp_mask: bytes of a mask alone, into each GPU's memory")
{
    group g;
    for (uint32_t mask : {0x0000u, 0xffffu, 0x8001u, 0x5a3cu}) {
        for (uint32_t i = 0; i < BYTES; i++) {
            g.value.data[i] = (unsigned char)(3 * i + 1);
            for (uint32_t k = 0; k < GPUS; k++)
                static_cast<unsigned char *>(g.gpu[k])[i] = (unsigned char)(i ^ (0x40 + k));
        }
        g.m.config.target = MGPU_EMU_SM_100A;
        const mgpu_status status = g.run(multimem_masked_kernel, mask, 0);
        INFO(g.m.text);
        REQUIRE(status == MGPU_OK);
        uint32_t wrong = 0;
        for (uint32_t k = 0; k < GPUS; k++)
            for (uint32_t i = 0; i < BYTES; i++)
                wrong += static_cast<unsigned char *>(g.gpu[k])[i] !=
                         (unsigned char)(mask >> i % 16 & 1 ? 3 * i + 1 : i ^ (0x40 + k));
        CHECK(wrong == 0);
    }
    g.m.config.target = MGPU_EMU_SM_90A;
    CHECK(g.run(multimem_masked_kernel, 1, 0) != MGPU_OK);
    CHECK(g.m.says({"multimem.cp.async.bulk.cp_mask needs sm_100 or later"}));
}

TEST_CASE("mgpu_multimem_bulk_store, _reduce: what cannot be")
{
    group g;
    for (uint32_t i = 0; i < 5; i++) {
        g.out.data[0] = i == 0 ? 24 : 32;
        g.out.data[1] = i == 1 ? 8 : i == 2 ? 0 : 16;
        void *const p = g.p;
        g.p = i == 3 ? g.gpu[0] : i == 4 ? static_cast<unsigned char *>(p) + BYTES - 32 : p;
        CHECK(g.run(multimem_bulk_kernel, i % 2 != 0 ? BULK_STORE : BULK_add_u32,
                    i == 2 ? 5 : 0) != MGPU_OK);
        g.p = p;
        INFO(i << ": " << g.m.text);
        static const char *const said[5] = {
            "multimem.cp.reduce.async.bulk: 24 bytes: a positive multiple of 16",
            "is a multicast address that is not aligned to 16 bytes",
            "4 is no scope of a strong copy: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS",
            "is no multicast address", "go past the end of the 512 bytes of 3 GPUs"};
        CHECK(g.m.says({said[i]}));
    }
}

/* ---- two blocks, a GPU each: a flag by red, and data by st ------------------------------------------- */

namespace
{

typedef struct {
    uint32_t *p;            /* words 0..31: data; word 32: the flag */
    uint32_t *own[2], *out; /* each GPU's own addresses */
    uint32_t bug;
} pair_args;

} // namespace

MGPU_KERNEL(multimem_pair, pair_args, p, 32, 1)
{
    const uint32_t gpu = blockIdx.x, t = threadIdx.x;
    uint32_t *const own = p->own[gpu];
    if (gpu == 0) {
        mgpu_multimem_st_b32(p->p + t, 7 * t);
        __syncwarp();
        if (t == 0 && p->bug == 1)
            mgpu_multimem_red_relaxed_sys_add_u32(p->p + 32, 1);
        else if (t == 0)
            mgpu_multimem_red_release_sys_add_u32(p->p + 32, 1);
        return;
    }
    if (t == 0)
        while ((p->bug == 2 ? mgpu_ld_relaxed_sys_global_b32(own + 32)
                            : mgpu_ld_acquire_sys_global_b32(own + 32)) == 0) {
        }
    __syncwarp();
    p->out[t] = mgpu_ld_relaxed_sys_global_b32(own + t);
}

TEST_CASE("a flag by multimem orders what came before; without its release nothing does")
{
    for (uint32_t bug = 0; bug < 3; bug++)
        for (uint32_t seed = 0; seed < 8; seed++) {
            group g;
            known<uint32_t> out(32);
            pair_args a;
            a.p = static_cast<uint32_t *>(g.p);
            a.own[0] = static_cast<uint32_t *>(g.gpu[0]);
            a.own[1] = static_cast<uint32_t *>(g.gpu[2]);
            a.out = out.data.data();
            a.bug = bug;
            g.m.config.policy = MGPU_EMU_RANDOM;
            g.m.config.seed = seed;
            g.m.config.notes_are_fatal = true;
            const mgpu_status status = g.m.run(multimem_pair_kernel, 2, 32, a);
            INFO(bug << ", seed " << seed << "\n" << g.m.text);
            CHECK((status == MGPU_OK) == (bug == 0));
            if (bug != 0)
                CHECK(g.m.says({"hazard 6, nothing orders two accesses"}));
            for (uint32_t t = 0; t < 32 && bug == 0; t++)
                CHECK(out.data[t] == 7 * t);
        }
}

/* ---- what is refused ----------------------------------------------------------------------------------- */

MGPU_KERNEL(multimem_wrong, multimem_args, p, 1, 1)
{
    float d[4] = {0, 0, 0, 0};
    switch (p->form) {
    case 0:
        mgpu_multimem_ld_reduce_relaxed_sys_add_v4_f32(d, (const float *)p->p);
        break;
    case 1:
        mgpu_multimem_st_relaxed_sys_v4_f32((float *)p->p, d);
        break;
    case 2:
        mgpu_multimem_red_relaxed_sys_add_v4_f32((float *)p->p, d);
        break;
    case 3:
        *(volatile unsigned char *)p->p = 1;
        break;
    case 4:
        mgpu_st_relaxed_gpu_global_b32((uint32_t *)p->p, 1);
        break;
    }
}

TEST_CASE("what is no multicast address, or not all of one, or not aligned")
{
    group g;
    multimem_args a;
    std::memset(&a, 0, sizeof a);
    const auto says = [&](uint32_t form, void *p, const char *words) {
        a.form = form;
        a.p = static_cast<unsigned char *>(p);
        return g.m.run(multimem_wrong_kernel, 1, 1, a) != MGPU_OK && g.m.says({words});
    };
    unsigned char *const p = static_cast<unsigned char *>(g.p);
    CHECK(says(0, g.gpu[0], "multimem.ld_reduce: "));
    CHECK(says(1, g.gpu[0],
               "is no multicast address: a GPU's own address is for ld, st and red"));
    CHECK(says(2, g.gpu[0], "multimem.red: "));
    CHECK(says(0, p + BYTES, "go past the end of the 512 bytes of 3 GPUs"));
    CHECK(says(1, p + BYTES - 8, "multimem.st: 16 bytes at"));
    for (uint32_t form = 0; form < 3; form++)
        CHECK(says(form, p + 8, "is a multicast address that is not aligned to 16 bytes"));
    for (uint32_t form = 3; form < 5; form++)
        CHECK(says(form, p,
                   "that is a multicast address, which only multimem instructions take"));
    a.p = p;
    a.form = 1;
    CHECK(g.m.run(multimem_wrong_kernel, 1, 1, a) == MGPU_OK);
}

TEST_CASE("mgpu_emu_multicast, mgpu_emu_multicast_end")
{
    void *buffer = NULL, *p = NULL, *q = NULL;
    REQUIRE(mgpu_malloc(&buffer, 256) == MGPU_OK);
    void *two[2] = {buffer, static_cast<unsigned char *>(buffer) + 128}, *none[1] = {NULL};
    void *odd[1] = {static_cast<unsigned char *>(buffer) + 8};
    CHECK(mgpu_emu_multicast(NULL, two, 2, 128) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, NULL, 2, 128) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, two, 0, 128) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, two, 2, 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, two, 2, 144) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, none, 1, 128) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, odd, 1, 128) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast(&p, two, 2, 128) == MGPU_OK);
    CHECK(mgpu_emu_multicast(&q, two, 1, 256) == MGPU_OK);
    CHECK(p != q);
    CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
    CHECK(mgpu_emu_multicast_end(p) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast_end(NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_multicast_end(q) == MGPU_OK);
    CHECK(mgpu_free(buffer) == MGPU_OK);
}

TEST_CASE("memory of a GPU that is freed is not behind the address any more")
{
    void *buffer = NULL, *p = NULL;
    model m;
    multimem_args a;
    std::memset(&a, 0, sizeof a);
    REQUIRE(mgpu_malloc(&buffer, 256) == MGPU_OK);
    REQUIRE(mgpu_emu_multicast(&p, &buffer, 1, 256) == MGPU_OK);
    REQUIRE(mgpu_free(buffer) == MGPU_OK);
    a.p = static_cast<unsigned char *>(p);
    CHECK(m.run(multimem_wrong_kernel, 1, 1, a) != MGPU_OK);
    CHECK(m.says({"multimem, a replica: 16 bytes at"}));
    CHECK(mgpu_emu_multicast_end(p) == MGPU_OK);
}
