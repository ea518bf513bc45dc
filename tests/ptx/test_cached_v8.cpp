/* tests/ptx/test_cached_v8.cpp - 32 bytes in one load or store: the bytes are as without the words, the mistakes as of others.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/ptx/cached_v8.h>

#include <random>

namespace
{

/* All widths of a form: the words behind the name, and the policy, or nothing. */
#define WIDTHS(X, f, end, ...)                                                                 \
    X(f##v8_b32##end, uint32_t, 8, __VA_ARGS__)                                                \
    X(f##v8_f32##end, float, 8, __VA_ARGS__)                                                   \
    X(f##v4_b64##end, uint64_t, 4, __VA_ARGS__)
#define NOTHING
#define LINES(X, f)                                                                            \
    WIDTHS(X, f, , NOTHING)                                                                    \
    WIDTHS(X, f##l2_evict_first_, , NOTHING)                                                   \
    WIDTHS(X, f##l2_evict_last_, , NOTHING)                                                    \
    WIDTHS(X, f, _hint, , policy)
#define FORMS(X, f)                                                                            \
    LINES(X, f)                                                                                \
    LINES(X, f##l1_evict_unchanged_)                                                           \
    LINES(X, f##l1_evict_first_)                                                               \
    LINES(X, f##l1_evict_last_)                                                                \
    LINES(X, f##l1_no_allocate_)
#define LOADS(X) FORMS(X, mgpu_ld_global_) FORMS(X, mgpu_ld_global_nc_)

typedef struct {
    const uint32_t *in; /* [functions][32][8] */
    uint32_t *out;      /* the same */
} v8_args;

#define CALL(f, ...)                                                                           \
    f(__VA_ARGS__) /* a function that is a macro: the policy is a comma and a word */
#define GET(f, T, n, ...)                                                                      \
    {                                                                                          \
        T v[n];                                                                                \
        CALL(f, v, from __VA_ARGS__);                                                          \
        memcpy(to, v, sizeof v);                                                               \
        from += 256;                                                                           \
        to += 256;                                                                             \
    }
#define PUT(f, T, n, ...)                                                                      \
    {                                                                                          \
        T v[n];                                                                                \
        memcpy(v, from, sizeof v);                                                             \
        CALL(f, to, v __VA_ARGS__);                                                            \
        from += 256;                                                                           \
        to += 256;                                                                             \
    }
#define NAME(f, ...) #f,
#undef NOTHING
#define NOTHING

const char *const load_names[] = {LOADS(NAME)}, *const store_names[] = {
                                                    FORMS(NAME, mgpu_st_global_)};

} // namespace

MGPU_KERNEL(loads, v8_args, p, 32, 1)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    const uint32_t *from = p->in + 8 * threadIdx.x;
    uint32_t *to = p->out + 8 * threadIdx.x;
    LOADS(GET)
}

MGPU_KERNEL(stores, v8_args, p, 32, 1)
{
    const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint32_t *from = p->in + 8 * threadIdx.x;
    uint32_t *to = p->out + 8 * threadIdx.x;
    FORMS(PUT, mgpu_st_global_)
}

/* Memory of the model, aligned as a GPU's. */
class buffer
{
  public:
    explicit buffer(size_t words)
    {
        REQUIRE(mgpu_malloc(&memory_, words * 4) == MGPU_OK);
    }
    ~buffer()
    {
        (void)mgpu_free(memory_);
    }
    buffer(const buffer &) = delete;
    buffer &operator=(const buffer &) = delete;
    uint32_t *words() const
    {
        return static_cast<uint32_t *>(memory_);
    }

  private:
    void *memory_ = NULL;
};

static void
moved(const mgpu_kernel &kernel, const char *const *names, size_t count)
{
    model m;
    const size_t n = count * 256;
    buffer in(n + 8), out(n + 8);
    std::mt19937 random(34);
    for (size_t i = 0; i < n; i++) /* NaN of both kinds, too: the bits stay */
        in.words()[i] =
            random() % 8 == 0 ? 0x7f800001u + (random() & 0x803fffffu) : (uint32_t)random();
    std::memset(out.words(), 0xdb, (n + 8) * 4);
    const v8_args a = {in.words(), out.words()};
    m.config.target = MGPU_EMU_SM_120A;
    REQUIRE(m.run(kernel, 1, 32, a) == MGPU_OK);
    for (size_t k = 0; k < count; k++) {
        CAPTURE(names[k]);
        CHECK(std::memcmp(in.words() + 256 * k, out.words() + 256 * k, 1024) == 0);
    }
    CHECK(out.words()[n] == 0xdbdbdbdbu);
}

TEST_CASE("mgpu_ld_global_..._v8_b32, _v8_f32, _v4_b64: 120 functions")
{
    REQUIRE(sizeof load_names / sizeof *load_names == 120);
    moved(loads_kernel, load_names, 120);
}

TEST_CASE("mgpu_st_global_..._v8_b32, _v8_f32, _v4_b64: 60 functions")
{
    REQUIRE(sizeof store_names / sizeof *store_names == 60);
    moved(stores_kernel, store_names, 60);
}

typedef struct {
    uint32_t *global;
    uint32_t what;
} mistaken_args;

MGPU_KERNEL(mistaken, mistaken_args, p, 64, 1)
{
    uint32_t v[8] = {9, 9, 9, 9, 9, 9, 9, 9};
    uint64_t w[4] = {9, 9, 9, 9};
    if (p->what == 4)
        mgpu_st_global_l2_evict_last_v8_b32(p->global, v); /* all threads, one place */
    if (threadIdx.x != 0)
        return;
    if (p->what == 0 || p->what == 6)
        mgpu_ld_global_l2_evict_first_v8_b32(v, p->global + 4);
    else if (p->what == 1)
        mgpu_st_global_v4_b64(p->global + 4, w);
    else if (p->what == 2)
        mgpu_ld_global_nc_v4_b64(w, p->global + 16);
    else if (p->what == 3)
        mgpu_ld_global_nc_v8_b32_hint(v, p->global, 7);
    else if (p->what == 5)
        mgpu_st_global_v8_b32(p->global, v);
}

TEST_CASE("a load or store of 32 bytes that no GPU would execute is a fault, and two at one "
          "place are a race")
{
    static const char *const says[] = {
        "is not aligned to 32 bytes",
        "is not aligned to 32 bytes",
        "ld.global.nc of 32 bytes goes 32 bytes past the end of \"few\", which has 64",
        "ld.global.nc: cache hint 0x0000000000000007 is no L2 policy",
        "hazard",
        "a store of 32 bytes needs sm_100 or later, the target is sm_90a",
        "a load of 32 bytes needs sm_100 or later, the target is sm_90a"};
    for (uint32_t what = 0; what < 7; what++) {
        model m;
        buffer few(16);
        REQUIRE(mgpu_emu_name(few.words(), "few") == MGPU_OK);
        std::memset(few.words(), 3, 64);
        const mistaken_args a = {few.words(), what};
        CAPTURE(what, m.text);
        m.config.target = what >= 5 ? MGPU_EMU_SM_90A : MGPU_EMU_SM_100A;
        CHECK(m.run(mistaken_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
        CHECK(m.says({says[what]}));
        if (what != 4)
            CHECK(few.words()[4] == 0x03030303);
    }
}
