/* tests/ptx/test_cached.cu - global loads and stores that say what the caches do: the bytes are as without.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/cached.h>

#include "device.h"

#include <random>

MGPU_REQUIRE(TMA);

typedef struct {
    const uint32_t *in; /* [functions][32][4] */
    uint32_t *out;      /* the same */
} cached_args;

/* Every width of a form, and with a policy. */
#define WIDTHS(X, f)                                                                           \
    X(f##b32, b32, PLAIN)                                                                      \
    X(f##b64, b64, PLAIN)                                                                      \
    X(f##v4_b32, v4_b32, PLAIN)                                                                \
    X(f##f32, f32, PLAIN)                                                                      \
    X(f##v4_f32, v4_f32, PLAIN)
#define HINTS(X, f)                                                                            \
    X(f##b32_hint, b32, HINT)                                                                  \
    X(f##b64_hint, b64, HINT)                                                                  \
    X(f##v4_b32_hint, v4_b32, HINT)                                                            \
    X(f##f32_hint, f32, HINT)                                                                  \
    X(f##v4_f32_hint, v4_f32, HINT)
#define BOTH(X, f)                                                                             \
    WIDTHS(X, f)                                                                               \
    HINTS(X, f)
#define LINES(X, f)                                                                            \
    BOTH(X, f##l1_evict_unchanged_)                                                            \
    BOTH(X, f##l1_evict_first_)                                                                \
    BOTH(X, f##l1_evict_last_)                                                                 \
    BOTH(X, f##l1_no_allocate_)
#define LOADS(X)                                                                               \
    HINTS(X, mgpu_ld_global_)                                                                  \
    LINES(X, mgpu_ld_global_)                                                                  \
    BOTH(X, mgpu_ld_global_nc_)                                                                \
    LINES(X, mgpu_ld_global_nc_)
#define STORES(X)                                                                              \
    HINTS(X, mgpu_st_global_)                                                                  \
    LINES(X, mgpu_st_global_)

/* By width and with a policy or not: 4, 8 or 16 bytes from `from` to `to`, through registers. */
#define CALL(f, ...)                                                                           \
    f(__VA_ARGS__) /* a function that is a macro: the policy is a word and a comma */
#define ARGS_PLAIN
#define ARGS_HINT , policy
#define GET(f, T, args)                                                                        \
    {                                                                                          \
        const T v = CALL(f, (const T *)from args);                                             \
        memcpy(to, &v, sizeof v);                                                              \
    }
#define GET4(f, T, args)                                                                       \
    {                                                                                          \
        T v[4];                                                                                \
        CALL(f, v, from args);                                                                 \
        memcpy(to, v, sizeof v);                                                               \
    }
#define GET_b32(f, h)    GET(f, uint32_t, ARGS_##h)
#define GET_b64(f, h)    GET(f, uint64_t, ARGS_##h)
#define GET_f32(f, h)    GET(f, float, ARGS_##h)
#define GET_v4_b32(f, h) GET4(f, uint32_t, ARGS_##h)
#define GET_v4_f32(f, h) GET4(f, float, ARGS_##h)
#define PUT(f, T, args)                                                                        \
    {                                                                                          \
        T v;                                                                                   \
        memcpy(&v, from, sizeof v);                                                            \
        CALL(f, (T *)to, v args);                                                              \
    }
#define PUT4(f, T, args)                                                                       \
    {                                                                                          \
        T v[4];                                                                                \
        memcpy(v, from, sizeof v);                                                             \
        CALL(f, to, v args);                                                                   \
    }
#define PUT_b32(f, h)    PUT(f, uint32_t, ARGS_##h)
#define PUT_b64(f, h)    PUT(f, uint64_t, ARGS_##h)
#define PUT_f32(f, h)    PUT(f, float, ARGS_##h)
#define PUT_v4_b32(f, h) PUT4(f, uint32_t, ARGS_##h)
#define PUT_v4_f32(f, h) PUT4(f, float, ARGS_##h)

#define RUN_GET(f, width, h)                                                                   \
    GET_##width(f, h);                                                                         \
    from += 128;                                                                               \
    to += 128;
#define RUN_PUT(f, width, h)                                                                   \
    PUT_##width(f, h);                                                                         \
    from += 128;                                                                               \
    to += 128;

MGPU_KERNEL(loads, cached_args, p, 32, 1)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const uint32_t *from = p->in + 4 * threadIdx.x;
    uint32_t *to = p->out + 4 * threadIdx.x;
    LOADS(RUN_GET)
}

MGPU_KERNEL(stores, cached_args, p, 32, 1)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint32_t *from = p->in + 4 * threadIdx.x;
    uint32_t *to = p->out + 4 * threadIdx.x;
    STORES(RUN_PUT)
}

/* A function's name, and the 32-bit words it moves. */
typedef struct {
    const char *name;
    uint32_t words;
} cached_case;

#define WORDS_b32         1
#define WORDS_f32         1
#define WORDS_b64         2
#define WORDS_v4_b32      4
#define WORDS_v4_f32      4
#define CASE(f, width, h) {"" #f, WORDS_##width},

static void
moved(const mgpu_kernel *kernel, const std::vector<cached_case> &cases)
{
    std::vector<uint32_t> in(cases.size() * 128);
    std::mt19937 random(34);
    for (size_t i = 0; i < in.size(); i++) /* NaN of both kinds, too: the bits stay */
        in[i] = random() % 8 == 0 ? 0x7f800001u + (random() & 0x803fffffu) : (uint32_t)random();
    device_buffer<uint32_t> from(in), to(in.size());
    cached_args a;
    a.in = from.ptr();
    a.out = to.ptr();
    launch(kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> out = to.download();
    for (size_t k = 0; k < cases.size(); k++) {
        uint32_t wrong = 0;
        for (size_t i = 0; i < 128; i++)
            wrong +=
                out[128 * k + i] != (i % 4 < cases[k].words ? in[128 * k + i] : 0xdbdbdbdbu);
        CAPTURE(cases[k].name);
        CHECK(wrong == 0);
    }
    record("out", out);
}

TEST_CASE("mgpu_ld_global_..., mgpu_ld_global_nc_...")
{
    const std::vector<cached_case> cases = {LOADS(CASE)};
    CHECK(cases.size() == 95);
    moved(&loads_kernel, cases);
}

TEST_CASE("mgpu_st_global_...")
{
    const std::vector<cached_case> cases = {STORES(CASE)};
    CHECK(cases.size() == 45);
    moved(&stores_kernel, cases);
}
