/* tests/emu/math/test_mma_bodies.c - the sums of each kind of vector unit: the bytes of plain C.
 * SPDX-License-Identifier: MIT
 *
 * Plain C, so that it runs wherever a C compiler does: natively and, for AArch64, under qemu
 * (tests/alone/plain_c.py). Compares D of
 *     each body that this processor has with that in plain C: bytes, exact and fast
 *     plain C with plain C on other processors: a hash
 *     fast with exact: the same kind of number, and within the bound that mma.h states
 * Below intensity 2 (MGPU_TEST_INTENSITY) N is 72 at most. Answers 0, 1, or 77 where there is no body but
 * that in plain C.
 */
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/emu/core/version.h>
#include <mgpu/emu/math/mma.h>

#include <stdio.h>
#include <stdlib.h>

enum { SIZES = 9, SHORT_SIZES = 7 };
enum { WINDOW_BYTES = 1 << 16, EDGE = 64, B_AT = 2048, WAYS_MAX = 2 };

typedef enum {
    GAUSSIAN,
    WIDE,
    ANY_BITS,
    SUBNORMAL,
    SPARSE,
    SPECIALS,
    HUGE_ONES,    /* products, partial sums or sums beyond the type */
    TAKEN_BACK,   /* the same, but the second half of K takes back the first, almost */
    TINY,         /* products below the least float */
    FULL,         /* mantissas of ones: exact sums beyond 2^31 units, or just below */
    END,          /* C is the largest number, and products are small beside it */
    NEAR_F16_END, /* sums about 65504 */
    KINDS
} kind;

static const char *const kind_names[KINDS] = {
    "Gaussian", "wide",       "any bits", "subnormal", "sparse", "specials",
    "huge",     "taken back", "tiny",     "full",      "end",    "near the end of f16"};
/* The hash of all results, on x86-64 and AArch64, of gcc and clang; and of those of the first sizes. */
#define ALL   0x4357d5197b30ff51ull
#define SHORT 0x303d2fed4e5f0d6full
static unsigned char window[WINDOW_BYTES];
static uint16_t a_regs[64 * 16];
static float begin[64 * 256];
static float results[3][EDGE + 64 * 256 + EDGE]; /* of plain C: exact, fast; of another body */
static int ways[WAYS_MAX], way_count, faults;
static uint64_t state = 88172645463325252u;
static uint64_t all; /* a hash of all that plain C computes */
static long numbers, unlike, infinite, not_numbers;

/* ---- inputs --------------------------------------------------------------------------------- */

static uint32_t
draw(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

static int
pick(int lo, int hi)
{
    return lo + (int)(draw() % (uint32_t)(hi - lo + 1));
}

/* x * 2^e. */
static float
scaled(float x, int e)
{
    return x * mgpu__float_of_bits((uint32_t)(127 + e) << 23);
}

/* About N(0, 1). */
static float
normal(void)
{
    double x = -6;
    for (int i = 0; i < 12; i++)
        x += (double)(draw() & 0xffff) / 65536;
    return (float)x;
}

static float
normal_wide(int lo, int hi)
{
    const float x = normal();
    return scaled(x, pick(lo, hi));
}

static uint16_t
half_of(bool f16, float x)
{
    return f16 ? mgpu__f16_of_float(x) : mgpu__bf16_of_float(x);
}

static uint16_t
element(bool f16, kind what)
{
    const int top = f16 ? 31 : 255, fraction = f16 ? 10 : 7;
    const uint32_t random = draw() & (0x8000u | ((1u << fraction) - 1));
    int e = -1; /* the exponent field */
    switch (what) {
    case ANY_BITS:
        return (uint16_t)draw();
    case WIDE:
        return half_of(f16, normal_wide(-12, 8));
    case SUBNORMAL:
        e = pick(0, f16 ? 2 : 60);
        break;
    case SPARSE:
        return pick(0, 7) != 0 ? (uint16_t)(draw() & 0x8000) : half_of(f16, normal());
    case SPECIALS:
        e = pick(0, 60) == 0 ? top : pick(0, 9) == 0 ? 0 : -1;
        break;
    case HUGE_ONES:
    case TAKEN_BACK:
        e = pick(f16 ? 26 : 186, f16 ? 30 : 194);
        break;
    case TINY:
        e = pick(f16 ? 0 : 40, f16 ? 6 : 70);
        break;
    case FULL:
        return (uint16_t)(half_of(f16, 2.0f) - 1 - (pick(0, 30) == 0));
    case END:
        return half_of(f16, (pick(0, 7) == 0 ? -1.0f : 1.0f) * (f16 ? 1.0f : 0x1p51f));
    case NEAR_F16_END:
        return half_of(f16, 64.0f + normal());
    default:
        break;
    }
    return e < 0 ? half_of(f16, normal()) : (uint16_t)(random | (uint32_t)e << fraction);
}

static float
accumulated(mgpu__wgmma_shape s, kind what)
{
    float x = normal_wide(-20, 10);
    if (what == ANY_BITS)
        x = mgpu__float_of_bits(draw());
    else if (what == SUBNORMAL || what == TINY)
        x = mgpu__float_of_bits(draw() &
                                (s.type == MGPU__WGMMA_F16 ? 0xb8ffffffu : 0x83ffffffu));
    else if (what == SPECIALS && pick(0, 60) == 0)
        x = mgpu__float_of_bits(0x7f800000u | (draw() & 0x80000001u));
    else if (what == HUGE_ONES || what == TAKEN_BACK)
        x = s.type == MGPU__WGMMA_F16 ? normal_wide(10, 40) : normal_wide(100, 127);
    else if (what == FULL && pick(0, 1) == 0) /* 2^31 in all, more or less */
        x = (float)((s.type == MGPU__WGMMA_F16 ? 2096640 : 16744448) + pick(-100, 50)) *
            0x1p-25f;
    else if (what == FULL)
        x = 1.0f + (float)pick(0, 255) / 256;
    else if (what == END)
        x = s.d_f16 ? 65504.0f : mgpu__float_of_bits(0x7f7fffffu - (uint32_t)pick(0, 3));
    if (pick(0, 15) == 0)
        x = pick(0, 1) == 0 ? 0.0f : -0.0f;
    return s.d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(x)) : x;
}

/* ---- one case ------------------------------------------------------------------------------- */

typedef struct {
    mgpu__wgmma_shape shape;
    kind what;
    uint64_t a_desc, b_desc;
    int accumulate;
    bool plain; /* A and B lie as in word() */
} trial;

static const char *
run(const trial *t, int how, float *edged)
{
    const size_t count = 64u * t->shape.n;
    for (size_t i = 0; i < EDGE; i++)
        edged[i] = edged[EDGE + count + i] = 12345.0f;
    memcpy(edged + EDGE, begin, count * sizeof *begin);
    return mgpu__mma_wgmma(t->shape, edged + EDGE, a_regs, window, WINDOW_BYTES, t->a_desc,
                           t->b_desc, t->accumulate, how, NULL, NULL);
}

static void
fault(const trial *t, const char *what, uint32_t at, float got, float want)
{
    if (faults++ < 20)
        printf("%s: n %u, %s to %s, %s, accumulate %d: element %u, %u is 0x%08x, not 0x%08x\n",
               what, t->shape.n, t->shape.type == MGPU__WGMMA_F16 ? "f16" : "bf16",
               t->shape.d_f16 ? "f16" : "f32", kind_names[t->what], t->accumulate,
               at / t->shape.n, at % t->shape.n, mgpu__bits_of_float(got),
               mgpu__bits_of_float(want));
}

/* Element k of row r of A, or of B, K-major without swizzle. */
static double
word(const trial *t, bool is_b, uint32_t r, uint32_t k)
{
    const uint32_t rows = is_b ? t->shape.n : 64;
    uint16_t h;
    memcpy(&h, window + (is_b ? B_AT : 0) + k / 8 * rows * 16 + r * 16 + k % 8 * 2, 2);
    return t->shape.type == MGPU__WGMMA_F16 ? mgpu__float_of_f16(h) : mgpu__float_of_bf16(h);
}

static double
size_of(double x, double least)
{
    x = x < 0 ? -x : x;
    return x == 0 || x > least ? x : least;
}

/* What a fast result may differ by from an exact one, as mma.h says. */
static double
bound(const trial *t, uint32_t i, uint32_t j, float fast, float exact)
{
    const double least = t->shape.type == MGPU__WGMMA_F16 ? 0x1p-14 : 0x1p-126;
    const double c = t->accumulate ? begin[i * t->shape.n + j] : 0;
    double size = size_of(c, 0), last = 0x1p-145;
    for (uint32_t k = 0; k < 16; k++)
        size += size_of(word(t, false, i, k), least) * size_of(word(t, true, j, k), least);
    if (t->shape.d_f16) { /* one in the last place of the larger */
        const double f = size_of(fast, 0x1p-14), e = size_of(exact, 0x1p-14);
        const float larger = (float)(f > e ? f : e);
        last = scaled(mgpu__float_of_bits(mgpu__bits_of_float(larger) & 0x7f800000u), -10);
    }
    return size * 0x1p-19 + last;
}

static bool
is_nan(float x)
{
    return x != x;
}

static bool
is_infinite(float x)
{
    return (mgpu__bits_of_float(x) & 0x7fffffffu) == 0x7f800000u;
}

static void
compare_fast(const trial *t, const float *exact, const float *fast)
{
    for (uint32_t x = 0; x < 64u * t->shape.n; x++) {
        const float e = exact[x], f = fast[x];
        if (is_nan(e) || is_infinite(e)) {
            not_numbers += is_nan(e);
            infinite += is_infinite(e);
            if (mgpu__bits_of_float(e) != mgpu__bits_of_float(f))
                fault(t, "fast is no such thing as exact", x, f, e);
            continue;
        }
        numbers++;
        unlike += e != f;
        if (!(size_of((double)f - e, 0) <= bound(t, x / t->shape.n, x % t->shape.n, f, e)))
            fault(t, "fast is out of bounds", x, f, e);
    }
}

static void
try_one(const trial *t)
{
    const size_t count = EDGE + 64u * t->shape.n + EDGE;
    const char *error = run(t, MGPU__MMA_EXACT | MGPU__MMA_PORTABLE, results[0]);
    if (error == NULL)
        error = run(t, MGPU__MMA_FAST | MGPU__MMA_PORTABLE, results[1]);
    if (error != NULL) {
        printf("%s\n", error);
        faults++;
        return;
    }
    for (int fast = 0; fast < 2; fast++)
        for (size_t x = 0; x < count; x++)
            all = (all ^ mgpu__bits_of_float(results[fast][x])) * 0x100000001b3u;
    for (int w = 0; w < way_count; w++)
        for (int fast = 0; fast < 2; fast++) {
            error = run(t, ways[w] | (fast ? MGPU__MMA_FAST : MGPU__MMA_EXACT), results[2]);
            for (size_t x = 0; x < count && error == NULL; x++)
                if (memcmp(&results[2][x], &results[fast][x], sizeof(float)) != 0) {
                    fault(t, fast ? "fast" : "exact", (uint32_t)(x - EDGE), results[2][x],
                          results[fast][x]);
                    break;
                }
            faults += error != NULL;
        }
    if (t->plain)
        compare_fast(t, results[0] + EDGE, results[1] + EDGE);
}

/* Fill the window. */
static void
fill(const trial *t)
{
    const bool f16 = t->shape.type == MGPU__WGMMA_F16;
    for (uint32_t i = 0; i < WINDOW_BYTES; i += 2) {
        const uint16_t h = element(f16, t->what);
        memcpy(window + i, &h, 2);
    }
    if (t->what == TAKEN_BACK)
        for (uint32_t r = 0; r < 64u + t->shape.n; r++) {
            const bool is_b = r >= 64;
            const uint32_t rows = is_b ? t->shape.n : 64;
            unsigned char *row = window + (is_b ? B_AT + (r - 64) * 16 : r * 16);
            memcpy(row + rows * 16, row, 16);
            for (int k = 0; k < 8 && !is_b; k++)
                row[rows * 16 + (unsigned)k * 2 + 1] ^= 0x80;
            if (pick(0, 7) == 0)
                row[pick(0, 7) * 2] ^= 1;
        }
    for (int i = 0; i < 64 * 16; i++)
        a_regs[i] = element(f16, t->what);
    for (uint32_t i = 0; i < 64u * t->shape.n; i++)
        begin[i] = accumulated(t->shape, t->what);
}

/* A descriptor whose rows lie in the window. */
static uint64_t
anywhere(bool is_b, uint32_t n, bool mn_major)
{
    for (;;) {
        uint32_t at[MGPU__MMA_CHUNKS_MAX];
        mgpu_wgmma_desc_fields f;
        uint64_t desc;
        memset(&f, 0, sizeof f);
        f.start = (uint32_t)pick(0, 0xfff) * 16;
        f.leading_bytes = (uint32_t)pick(1, 64) * 128;
        f.stride_bytes = (uint32_t)pick(1, 16) * 128;
        f.swizzle = (mgpu_swizzle)pick(0, 3);
        desc = mgpu_wgmma_desc_encode(f);
        if (mgpu__mma_locate(at, is_b, desc, n, 16, mn_major, WINDOW_BYTES) == NULL)
            return desc;
    }
}

static void
try_shape(kind what, uint32_t n, int type)
{
    trial t;
    memset(&t, 0, sizeof t);
    t.what = what;
    t.shape.n = (uint16_t)n;
    t.shape.type = type == 0 ? MGPU__WGMMA_BF16 : MGPU__WGMMA_F16;
    t.shape.d_f16 = type == 2;
    t.plain = true;
    t.a_desc = mgpu_wgmma_desc_k_major_none(0, 64);
    t.b_desc = mgpu_wgmma_desc_k_major_none(B_AT, n);
    fill(&t);
    for (t.accumulate = 0; t.accumulate < 2; t.accumulate++)
        try_one(&t);
    t.plain = false;
    t.accumulate = 1;
    t.shape.trans_a = draw() & 1;
    t.shape.trans_b = draw() & 1;
    t.shape.a_regs = !t.shape.trans_a && pick(0, 1) == 0;
    t.a_desc = anywhere(false, 64, t.shape.trans_a != 0);
    t.b_desc = anywhere(true, n, t.shape.trans_b != 0);
    try_one(&t);
}

int
main(void)
{
    static const uint32_t sizes[SIZES] = {8, 16, 24, 40, 56, 64, 72, 136, 256};
    const char *intensity = getenv("MGPU_TEST_INTENSITY");
    const bool whole = intensity == NULL || atoi(intensity) >= 2;
    const mgpu__mma_body *scalar = mgpu__mma_choose(MGPU__MMA_PORTABLE);
    const mgpu__mma_body *narrow = mgpu__mma_choose(MGPU__MMA_NARROW);
    if (mgpu__mma_choose(0) != scalar)
        ways[way_count++] = 0;
    if (narrow != mgpu__mma_choose(0) && narrow != scalar)
        ways[way_count++] = MGPU__MMA_NARROW;
    if (way_count == 0) {
        printf("SKIP: this processor has no vector units that mgpu knows\n");
        return 77;
    }
    for (int what = 0; what < KINDS; what++)
        for (int type = 0; type < 3; type++)
            for (size_t i = 0; i < (whole ? SIZES : SHORT_SIZES); i++)
                try_shape((kind)what, sizes[i], type);
    printf("%d bodies beside that in plain C, %d faults; fast: %ld numbers, %ld of them unlike "
           "exact, %ld infinities, %ld NaN; all 0x%016llx\n",
           way_count, faults, numbers, unlike, infinite, not_numbers, (unsigned long long)all);
    return faults != 0 || all != (whole ? ALL : SHORT) || unlike == 0 || infinite == 0 ||
           not_numbers == 0;
}
