/* gemm_main.cu - multiply two matrices from NumPy files with gemm_h100 or gemm_b200, and check the result.
 * SPDX-License-Identifier: MIT
 *
 * One source, two programs: built by nvcc it runs on a GPU (`gemm`), built by gcc or clang with
 * MGPU_EMULATE=1 it runs in the model of the machine (`gemm_model`). --help says the rest.
 * With -DGEMM_B200 the kernel is Blackwell's: the model is then an sm_100a, e4m3 and e5m2 types more.
 * Exit 0: done, and right if checked. Exit 1: wrong, or a sentence says why not.
 */
#if defined(GEMM_B200)
#include "gemm_b200.cu"
#else
#include "gemm_h100.cu"
#endif

#include "npy.h"

#include <math.h>
#include <signal.h>
#include <stdarg.h>

#define MODEL MGPU_EMULATE

#if defined(GEMM_B200)
#define KERNEL "gemm_b200"
#define GPU    "Blackwell"
#define TYPES  "bf16|f16|e4m3|e5m2"
enum { HAS_FP8 = 1 };
#else
#define KERNEL "gemm_h100"
#define GPU    "Hopper"
#define TYPES  "bf16|f16"
enum { HAS_FP8 = 0 };
#endif

static const char HELP[] =
    "usage: gemm [--a A.npy] [--b B.npy] [--out C.npy] [options]\n"
    "\n"
    "C[M][N] = A[M][K] * B[N][K]^T on the tensor cores of " GPU ", summed in float32.\n"
    "\n"
    "  --a, --b FILE        .npy of float32 or float16; N(0,1) numbers when not given\n"
    "  --b-layout nk|kn     B.npy is [N][K] (default), or [K][N] as in NumPy's A @ B\n"
    "  --out FILE           write C: float16 for --out-dtype f16, else float32\n"
    "  --dtype " TYPES "     what A and B are rounded to (default bf16)\n"
    "  --out-dtype bf16|f16|f32   what C is rounded to (default: the same, or bf16)\n"
    "  --m, --n, --k SIZE   shape of generated matrices (default 4096; in the model 512);\n"
    "                       K a multiple of 8, of 8-bit types 16, N of 8, or of 4 for "
    "--out-dtype f32\n"
    "  --seed NUMBER        of the generated numbers (default 1)\n"
#ifndef GEMM_B200
    "  --shape HxW,UP,ACROSS,PARTS[,swapped]   tiles, clusters and parts of K (0: stream-K), "
    "for the same order\n"
    "                       of sums on each GPU; swapped: tiles of C^T (default: what "
    "gemm_shape_for() says)\n"
#endif
    "  --check              compare with a float64 reference\n";

enum { POISON = 0xFF }; /* a NaN that the GPU never makes: its own are 0x7fff.. */

/* ---- small things -------------------------------------------------------------------------- */

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
static bool
complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("gemm: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return false;
}

/* True when all is well; else the sentences, but for those that the model has said on stderr already. */
static bool
good(mgpu_status status, const char *what, const mgpu_issues *issues)
{
    if (status == MGPU_OK)
        return true;
    complain("%s: %s", what, mgpu_status_string(status));
    if (MGPU_EMULATE && (status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK))
        return false;
    for (int i = 0; issues != NULL && i < issues->count && i < MGPU_ISSUES_MAX; i++)
        complain("%s", issues->item[i].text);
    return false;
}

static uint16_t
encode(mgpu_dtype dtype, float x)
{
    return dtype == MGPU_DTYPE_BF16   ? mgpu_bf16_from_f32(x)
           : dtype == MGPU_DTYPE_F16  ? mgpu_f16_from_f32(x)
           : dtype == MGPU_DTYPE_E4M3 ? mgpu_e4m3_from_f32(x)
                                      : mgpu_e5m2_from_f32(x);
}

/* Element i of a matrix in memory. */
static float
element(mgpu_dtype dtype, const void *p, size_t i)
{
    if (dtype == MGPU_DTYPE_F32)
        return ((const float *)p)[i];
    if (dtype == MGPU_DTYPE_E4M3)
        return mgpu_e4m3_to_f32(((const uint8_t *)p)[i]);
    if (dtype == MGPU_DTYPE_E5M2)
        return mgpu_e5m2_to_f32(((const uint8_t *)p)[i]);
    return dtype == MGPU_DTYPE_BF16 ? mgpu_bf16_to_f32(((const uint16_t *)p)[i])
                                    : mgpu_f16_to_f32(((const uint16_t *)p)[i]);
}

static double
uniform(uint64_t *state)
{
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return ((double)((x ^ x >> 31) >> 11) + 0.5) / 9007199254740992.0;
}

static void
fill_normal(float *data, size_t count, uint64_t seed)
{
    uint64_t state = seed * 0x2545f4914f6cdd1du;
    for (size_t i = 0; i < count; i += 2) {
        const double r = sqrt(-2 * log(uniform(&state))),
                     t = 6.283185307179586 * uniform(&state);
        data[i] = (float)(r * cos(t));
        if (i + 1 < count)
            data[i + 1] = (float)(r * sin(t));
    }
}

/* ---- options ------------------------------------------------------------------------------- */

typedef struct options {
    const char *a, *b, *out;
    mgpu_dtype dtype, out_dtype;
    uint32_t m, n, k; /* 0: not given */
    uint64_t seed;
    bool check, b_is_kn, help;
#ifndef GEMM_B200
    gemm_shape shape; /* h 0: by the rule */
#endif
} options;

/* A text that is not given leaves the value as it is. */
static bool
parse_number(const char *word, const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
    char *end;
    if (text == NULL)
        return true;
    errno = 0;
    *value = strtoull(text, &end, 10);
    return (*text >= '0' && *text <= '9' && *end == 0 && errno == 0 && *value >= least &&
            *value <= most) ||
           complain("%s is \"%s\", wanted a number from %llu to %llu", word, text,
                    (unsigned long long)least, (unsigned long long)most);
}

/* One of the first `count` types, of which `wanted` tells. */
static bool
parse_dtype(const char *word, const char *text, const mgpu_dtype *known, int count,
            const char *wanted, mgpu_dtype *dtype)
{
    if (text == NULL)
        return true;
    for (int i = 0; i < count; i++) {
        *dtype = known[i];
        if (strcmp(text, mgpu_dtype_name(known[i])) == 0)
            return true;
    }
    return complain("%s is \"%s\", wanted %s", word, text, wanted);
}

/* NULL: none is given. */
static bool
parse_shape(const char *text, options *o)
{
    int end = 0;
    if (text == NULL)
        return true;
#ifdef GEMM_B200
    (void)end, (void)o;
    return complain("--shape is no option; see --help");
#else
    if (sscanf(text, "%9ux%9u,%9u,%9u,%9u%n", &o->shape.h, &o->shape.w, &o->shape.up,
               &o->shape.across, &o->shape.parts, &end) == 5 &&
        o->shape.h != 0) {
        o->shape.swapped = strcmp(text + end, ",swapped") == 0;
        if (text[end] == 0 || o->shape.swapped)
            return true;
    }
    return complain("--shape is \"%s\", wanted like 128x64,1,1,8 or 128x256,1,1,1,swapped",
                    text);
#endif
}

/* By the rule, or in the shape that is given. */
static mgpu_status
make_plan(const options *o, const gemm_problem *g, uint32_t multiprocessors, gemm_plan *plan,
          mgpu_issues *why)
{
#ifndef GEMM_B200
    if (o->shape.h != 0)
        return gemm_plan_make_shape(plan, *g, o->shape, multiprocessors, why);
#endif
    (void)o;
    return gemm_plan_make(plan, *g, multiprocessors, why);
}

static bool
parse(int argc, char **argv, options *o)
{
    enum { A, B, OUT, LAYOUT, DTYPE, OUT_DTYPE, M, N, K, SEED, SHAPE, WORDS };
    static const char *const words[WORDS] = {"--a",     "--b",         "--out",  "--b-layout",
                                             "--dtype", "--out-dtype", "--m",    "--n",
                                             "--k",     "--seed",      "--shape"};
    static const mgpu_dtype in[4] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3,
                                     MGPU_DTYPE_E5M2};
    static const mgpu_dtype out[3] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32};
    const char *value[WORDS] = {NULL};
    uint64_t number[WORDS] = {0};

    memset(o, 0, sizeof *o);
    for (int i = 1; i < argc; i++) {
        const char *next = i + 1 < argc ? argv[i + 1] : "";
        int w = 0;
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return o->help = true;
        if (strcmp(argv[i], "--check") == 0) {
            o->check = true;
            continue;
        }
        while (w < WORDS && strcmp(argv[i], words[w]) != 0)
            w++;
        if (w == WORDS)
            return complain("%s is no option; see --help", argv[i]);
        if (value[w] != NULL)
            return complain("%s is given twice: leave one out", words[w]);
        if (*next == 0 || strncmp(next, "--", 2) == 0)
            return complain("the value of %s is missing; see --help", words[w]);
        value[w] = argv[++i];
    }
    number[SEED] = 1;
    for (int w = M; w <= SEED; w++)
        if (!parse_number(words[w], value[w], w != SEED, w != SEED ? 0x7fffffff : UINT64_MAX,
                          &number[w]))
            return false;
    o->a = value[A];
    o->b = value[B];
    o->out = value[OUT];
    o->m = (uint32_t)number[M];
    o->n = (uint32_t)number[N];
    o->k = (uint32_t)number[K];
    o->seed = number[SEED];
    o->dtype = MGPU_DTYPE_BF16;
    o->b_is_kn = value[LAYOUT] != NULL && strcmp(value[LAYOUT], "kn") == 0;
    if (value[LAYOUT] != NULL && !o->b_is_kn && strcmp(value[LAYOUT], "nk") != 0)
        return complain("--b-layout is \"%s\", wanted nk or kn", value[LAYOUT]);
    if (!parse_shape(value[SHAPE], o))
        return false;
    if (!parse_dtype(words[DTYPE], value[DTYPE], in, HAS_FP8 ? 4 : 2,
                     HAS_FP8 ? "bf16, f16, e4m3 or e5m2" : "bf16 or f16", &o->dtype))
        return false;
    o->out_dtype = mgpu_dtype_bytes(o->dtype) == 1 ? MGPU_DTYPE_BF16 : o->dtype;
    return parse_dtype(words[OUT_DTYPE], value[OUT_DTYPE], out, 3, "bf16, f16 or f32",
                       &o->out_dtype);
}

/* ---- matrices ------------------------------------------------------------------------------ */

static const char *const NAMES[4] = {"A", "B", "C", "the workspace"};

/* What a run holds; all of it is given back by release(). */
typedef struct run {
    options o;
    mgpu_device_info machine;
    npy_matrix in[2]; /* A[m][k], B[n][k] */
    void *bits[2];    /* the same, rounded to the dtype */
    void *d;          /* the result, on the host */
    size_t count[3];  /* elements of A, B, C */
    gemm_problem g;   /* the same on the device */
    void *device[4];  /* A, B, C, and a workspace: the rule may take stream-K */
    gemm_plan plan;
    double ms;
} run;

/* False: the model found a store outside of a matrix; a GPU, a kernel that failed. */
static bool
release(run *r)
{
    bool ok = true;
    for (int i = 0; i < 4; i++)
        ok = good(mgpu_free(r->device[i]), NAMES[i], NULL) && ok;
    for (int i = 0; i < 2; i++) {
        free(r->in[i].data);
        free(r->bits[i]);
    }
    free(r->d);
    return ok;
}

/* Memory for count elements; NULL and a sentence if there is none. */
static void *
memory(const char *what, size_t count, size_t elem_bytes)
{
    void *p = malloc(count * elem_bytes); /* less than 2^64: sizes are below 2^31 */
    if (p == NULL)
        complain("there is no memory for %s, %zu bytes: multiply in parts", what,
                 count * elem_bytes);
    return p;
}

/* b[rows][cols] becomes b[cols][rows]. */
static bool
transpose(npy_matrix *b)
{
    const uint32_t rows = b->rows, cols = b->cols;
    float *t = (float *)memory("the transpose of B", (size_t)rows * cols, sizeof *t);
    if (t == NULL)
        return false;
    for (size_t r = 0; r < rows; r++)
        for (size_t c = 0; c < cols; c++)
            t[c * rows + r] = b->data[r * cols + c];
    free(b->data);
    b->data = t;
    b->rows = cols;
    b->cols = rows;
    return true;
}

/* A size that an option and a file may both give. */
static bool
agree(const char *name, uint32_t *size, uint32_t file, const char *path)
{
    if (*size != 0 && *size != file)
        return complain("%s is %u, and %s has %u: leave --%s out", name, *size, path, file,
                        name);
    *size = file;
    return true;
}

/* Is there memory for all that follows? In the model the device's is the host's. */
static bool
fits(const options *o)
{
    const double a = (double)o->m * o->k, b = (double)o->n * o->k, c = (double)o->m * o->n;
    const double in = mgpu_dtype_bytes(o->dtype), width = mgpu_dtype_bytes(o->out_dtype);
    const double have = npy_available_bytes();
    const double need = (o->a == NULL ? 4 * a : 0) + (o->b == NULL ? 4 * b : 0) +
                        (1 + MODEL) * (in * a + in * b + width * c) +
                        (o->out != NULL ? 4 * c : 0);
    return need <= have || complain("m %u, n %u, k %u need %.0f bytes of memory, and %.0f are "
                                    "available: multiply in parts",
                                    o->m, o->n, o->k, need, have);
}

/* Read the files, and settle the shape. */
static bool
load(options *o, npy_matrix *a, npy_matrix *b)
{
    char why[NPY_WHY];
    const uint32_t usual = MODEL ? 512 : 4096, step = o->out_dtype == MGPU_DTYPE_F32 ? 4 : 8;
    const uint32_t k_step = 16 / mgpu_dtype_bytes(o->dtype);
    const char *const b_is = o->b_is_kn ? "[K][N]" : "[N][K]";

    if ((o->a != NULL && !npy_read(o->a, a, why)) || (o->b != NULL && !npy_read(o->b, b, why)))
        return complain("%s", why);
    if (o->b != NULL && o->b_is_kn && !transpose(b))
        return false;
    if (o->a != NULL &&
        (!agree("m", &o->m, a->rows, o->a) || !agree("k", &o->k, a->cols, o->a)))
        return false;
    if (o->a != NULL && o->b != NULL && b->cols != a->cols)
        return complain("K is %u in A[M][K] and %u in B%s%s", a->cols, b->cols, b_is,
                        b->rows == a->cols ? ": --b-layout says which of B's sides is K"
                                           : ": these cannot be multiplied");
    if (o->b != NULL &&
        (!agree("n", &o->n, b->rows, o->b) || !agree("k", &o->k, b->cols, o->b)))
        return false;
    o->m = o->m != 0 ? o->m : usual;
    o->n = o->n != 0 ? o->n : usual;
    o->k = o->k != 0 ? o->k : usual;
    if (o->k % k_step != 0)
        return complain("K is %u, wanted a multiple of %u, so that rows along K are whole 16 "
                        "bytes: pad A[M][K] and B%s with zeros to K = %u",
                        o->k, k_step, b_is, mgpu_round_up(o->k, k_step));
    if (o->n % step != 0)
        return complain("N is %u, wanted a multiple of %u, so that rows of C (%s) are whole 16 "
                        "bytes: pad B%s with zeros to N = %u",
                        o->n, step, mgpu_dtype_name(o->out_dtype), b_is,
                        mgpu_round_up(o->n, step));
    return fits(o);
}

/* N(0,1) numbers, where no file gave others. */
static bool
generate(npy_matrix *a, const char *name, size_t count, uint64_t seed)
{
    if (a->data != NULL)
        return true;
    a->data = (float *)memory(name, count, sizeof *a->data);
    if (a->data != NULL)
        fill_normal(a->data, count, seed);
    return a->data != NULL;
}

/* Round the numbers to the dtype; those in new memory. Says so when numbers do not fit. */
static void *
rounded(npy_matrix *a, const char *name, size_t count, mgpu_dtype dtype)
{
    const size_t width = mgpu_dtype_bytes(dtype);
    unsigned char *bits = (unsigned char *)memory(name, count, width);
    size_t lost = 0;
    for (size_t i = 0; bits != NULL && i < count; i++) {
        const float x = a->data[i];
        const uint16_t half = encode(dtype, x);
        const uint8_t byte = (uint8_t)half;
        memcpy(bits + i * width, width == 2 ? (const void *)&half : &byte, width);
        a->data[i] = element(dtype, bits, i);
        lost += dtype == MGPU_DTYPE_E4M3   ? fabsf(x) > 464
                : dtype == MGPU_DTYPE_E5M2 ? fabsf(x) >= 61440
                                           : isfinite(x) && !isfinite(a->data[i]);
    }
    if (lost != 0)
        printf("note: %zu numbers of %s are too large for %s and became %s\n", lost, name,
               mgpu_dtype_name(dtype),
               dtype == MGPU_DTYPE_E4M3   ? "448"
               : dtype == MGPU_DTYPE_E5M2 ? "57344"
                                          : "infinite");
    return bits;
}

/* ---- multiply ------------------------------------------------------------------------------ */

/* Memory on the device, with A and B, C poisoned, and of the workspace the flags 0. */
static bool
upload(run *r)
{
    const size_t in = mgpu_dtype_bytes(r->g.in);
    const size_t size[4] = {r->count[0] * in, r->count[1] * in,
                            r->count[2] * mgpu_dtype_bytes(r->g.out),
#ifdef GEMM_B200
                            0
#else
                            (size_t)gemm_workspace_bytes(r->machine.multiprocessors)
#endif
    };
    for (int i = 0; i < 4 && size[i] != 0; i++) {
        const size_t bytes = size[i];
        mgpu_status status = mgpu_malloc(&r->device[i], bytes);
        if (status == MGPU_ERROR_OUT_OF_MEMORY)
            return complain("there is no memory for %s on the device, %zu bytes: %s", NAMES[i],
                            bytes, i == 3 ? "free some" : "multiply in parts");
        if (status == MGPU_OK && i < 2)
            status = mgpu_copy_to(r->device[i], r->bits[i], bytes, NULL);
        else if (status == MGPU_OK && i == 2)
            status = mgpu_memset(r->device[i], POISON, bytes, NULL);
        else if (status == MGPU_OK) /* once: each launch leaves them so */
            status = mgpu_memset(r->device[i], 0, MGPU_PRODUCT_FLAGS_BYTES, NULL);
        if (!good(status, NAMES[i], NULL))
            return false;
    }
    r->g.a = r->device[0];
    r->g.b = r->device[1];
    r->g.d = r->device[2];
#ifndef GEMM_B200
    r->g.workspace = r->device[3];
#endif
    return true;
}

/* Once in the model; on a GPU once to warm up and then ten times by the clock. */
static bool
multiply_on_device(run *r)
{
    const size_t bytes = r->count[2] * mgpu_dtype_bytes(r->g.out);
    const int calls = MODEL ? 1 : 10;
    mgpu_issues why;
    mgpu_timer timer;

    if (!upload(r) ||
        !good(make_plan(&r->o, &r->g, r->machine.multiprocessors, &r->plan, &why), "plan",
              &why) ||
        !good(mgpu_timer_create(&timer), "timer", NULL))
        return false;
    for (int i = MODEL; i <= calls; i++) {
        if (i == 1 && !good(mgpu_timer_start(&timer, NULL), "timer", NULL))
            return false;
        if (!good(mgpu_launch(r->plan.kernel, r->plan.config, &r->plan.args, &why), "launch",
                  &why))
            return false;
    }
    if (!good(mgpu_timer_stop(&timer, NULL), "timer", NULL) ||
        !good(mgpu_sync(NULL), KERNEL, NULL) ||
        !good(mgpu_timer_elapsed_ms(&timer, &r->ms), "timer", NULL) ||
        !good(mgpu_copy_from(r->d, r->device[2], bytes, NULL), "copy of C", NULL))
        return false;
    r->ms /= calls;
    return good(mgpu_timer_destroy(&timer), "timer", NULL);
}

/* ---- check --------------------------------------------------------------------------------- */

/* Elements that still hold what was there before the kernel. */
static size_t
untouched(const run *r)
{
    const size_t width = mgpu_dtype_bytes(r->g.out), count = r->count[2];
    const unsigned char *p = (const unsigned char *)r->d;
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        size_t b = 0;
        while (b < width && p[i * width + b] == POISON)
            b++;
        found += b == width;
    }
    return found;
}

/* Compare with float64 sums over the rounded inputs.
 *
 * The bound. Let S be the sum of |a b|, where a subnormal f16 counts as 2^-14, because the
 * hardware aligns products by the exponents of their factors. A wgmma adds 16 products to the
 * accumulator: it cuts each of the 17 terms below 2^-25 of the largest, which loses less than
 * 17 * 2^-25 S, and cuts the sum to 24 bits, which loses less than 2^-23 S. So K/16 of them are
 * within K/16 * 5.25 * 2^-23 S (and 2 % for the growth of the terms by those errors). Of
 * 8 bits it is 32 products, 9.25 and 2^-6, of e5m2 2^-14; that a Blackwell sums so too is the
 * model's belief. Rounding to bf16 adds |d| 2^-8, to f16 |d| 2^-11 and 2^-25 where it is subnormal.
 *
 * Infinity is right where d within its bound passes the largest number of the output. Two kinds
 * of elements have no bound and are counted: where d is infinite or NaN only that is compared;
 * where S passes the largest float, sums on the way may overflow, and infinity and NaN pass. */
static bool
check(const run *r)
{
    const gemm_problem *g = &r->g;
    const double most = 1.5e9, row_cost = (double)g->n * g->k;
    uint32_t rows = row_cost * g->m <= most ? g->m : (uint32_t)(most / row_cost);
    const double products = mgpu_dtype_bytes(g->in) == 1 ? 32 : 16;
    const double sums = 1.02 * ceil(g->k / products) * ((products + 1) / 4 + 1) / 8388608.0;
    const double unit = g->out == MGPU_DTYPE_BF16  ? 1.0 / 256
                        : g->out == MGPU_DTYPE_F16 ? 1.0 / 2048
                                                   : 0;
    const double tiny = g->out == MGPU_DTYPE_F16 ? 1.0 / 33554432 : 1e-40;
    const double float_max = 3.4028234663852886e38;
    const double largest = g->out == MGPU_DTYPE_F16    ? 65504
                           : g->out == MGPU_DTYPE_BF16 ? 3.3895313892515355e38
                                                       : float_max;
    const double least = g->in == MGPU_DTYPE_F16 || g->in == MGPU_DTYPE_E5M2 ? 1.0 / 16384
                         : g->in == MGPU_DTYPE_E4M3                          ? 1.0 / 64
                                                                             : 0;
    const size_t left = untouched(r);
    double worst = -1, worst_error = 0, worst_bound = 0;
    size_t wrong = 0, overflowed = 0, special = 0, saturated = 0;

    rows = rows == 0 ? 1 : rows;
    for (uint32_t i = 0; i < rows; i++) {
        const size_t row = rows == 1 ? 0 : (size_t)((uint64_t)i * (g->m - 1) / (rows - 1));
        for (size_t col = 0; col < g->n; col++) {
            double sum = 0, size = 0, error, bound;
            const double got = element(g->out, r->d, row * g->n + col);
            const float *a = r->in[0].data + row * g->k, *b = r->in[1].data + col * g->k;
            for (size_t k = 0; k < g->k; k++) {
                const double x = fabs((double)a[k]), y = fabs((double)b[k]);
                sum += (double)a[k] * b[k];
                size += (x < least ? least : x) * (y < least ? least : y);
            }
            bound = sums * size + unit * fabs(sum) + tiny;
            error = fabs(got - sum);
            if (!isfinite(sum)) { /* NaN, or the same infinity */
                error = (isnan(sum) && isnan(got)) || sum == got ? 0 : INFINITY;
                special++;
            } else if (isinf(got) && got * sum > 0 && fabs(sum) + bound >= largest) {
                error = 0;
                saturated++;
            } else if (!isfinite(got) && size >= float_max) {
                error = 0;
                overflowed++;
            }
            if (!isfinite(bound))
                bound = tiny;
            wrong += !(error <= bound);
            if (!(error / bound <= worst)) {
                worst = error / bound;
                worst_error = error;
                worst_bound = bound;
            }
        }
    }
    if (rows == g->m)
        printf("checked    all %u rows", rows);
    else
        printf("checked    %u of %u rows, evenly spread", rows, g->m);
    printf(", against float64 sums\n"
           "error      at worst %.3g, where sums in float32%s%s allow %.3g\n",
           worst_error, unit > 0 ? " and rounding to " : "",
           unit > 0 ? mgpu_dtype_name(g->out) : "", worst_bound);
    if (left != 0)
        printf("unwritten  %zu elements\n", left);
    if (overflowed != 0)
        printf("overflow   %zu elements are not finite, as sums on the way pass float32\n",
               overflowed);
    if (saturated != 0)
        printf("infinite   %zu elements, rightly: they are larger than %s holds (%g)%s\n",
               saturated, mgpu_dtype_name(g->out), largest,
               g->out == MGPU_DTYPE_F16 ? ": take --out-dtype bf16 or f32" : "");
    if (special != 0)
        printf("not finite %zu elements of the reference: only infinity, its sign and NaN were "
               "compared\n",
               special);
    if (wrong != 0)
        printf("wrong      %zu elements\n", wrong);
    if (left != 0 || wrong != 0)
        puts("FAIL");
    else if (overflowed + special != 0)
        printf("PASS, but %zu of %zu elements have no number to compare with\n",
               overflowed + special, (size_t)rows * g->n);
    else
        puts("PASS");
    return left == 0 && wrong == 0;
}

/* ---- program ------------------------------------------------------------------------------- */

static bool
save(const run *r)
{
    const size_t count = r->count[2];
    float *data = (float *)memory(r->o.out, count, sizeof *data);
    char why[NPY_WHY];
    bool ok;
    if (data == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        data[i] = element(r->g.out, r->d, i);
    ok = npy_write(r->o.out, data, r->g.m, r->g.n,
                   r->g.out == MGPU_DTYPE_F16 ? NPY_F16 : NPY_F32, why);
    free(data);
    if (!ok)
        return complain("%s", why);
    printf("wrote      %s: %s\n", r->o.out, r->g.out == MGPU_DTYPE_F16 ? "float16" : "float32");
    return true;
}

/* What can be known to fail is known before the work. */
static bool
prepare(run *r)
{
    options *o = &r->o;
    char why[NPY_WHY];
    const char *const in[2] = {o->a, o->b};

    for (int i = 0; i < 2; i++)
        if (o->out != NULL && in[i] != NULL && npy_same_file(in[i], o->out))
            return complain("--out %s is the file of --%c: write to another name", o->out,
                            "ab"[i]);
    if (o->out != NULL && !npy_can_write(o->out, why))
        return complain("%s", why);
    if (!load(o, &r->in[0], &r->in[1]))
        return false;
    if (mgpu_device_query(&r->machine) != MGPU_OK)
        return complain("%s", r->machine.reason);
    r->g.m = o->m;
    r->g.n = o->n;
    r->g.k = o->k;
    r->g.in = o->dtype;
    r->g.out = o->out_dtype;
    r->count[0] = (size_t)o->m * o->k;
    r->count[1] = (size_t)o->n * o->k;
    r->count[2] = (size_t)o->m * o->n;
    return true;
}

static bool
execute(run *r)
{
    const options *o = &r->o;

    r->d = memory("C", r->count[2], mgpu_dtype_bytes(o->out_dtype));
    if (r->d == NULL)
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        if (!generate(&r->in[i], NAMES[i], r->count[i], 2 * o->seed + i))
            return false;
        r->bits[i] = rounded(&r->in[i], NAMES[i], r->count[i], o->dtype);
        if (r->bits[i] == NULL)
            return false;
    }

    printf("where      %s\n", r->machine.name);
    printf("shape      C[%u][%u] = A[%u][%u] * B[%u][%u]^T, %s in, %s out\n", o->m, o->n, o->m,
           o->k, o->n, o->k, mgpu_dtype_name(o->dtype), mgpu_dtype_name(o->out_dtype));
    fflush(stdout);
    if (!multiply_on_device(r))
        return false;
    printf("launch     %u block%s of %u threads, clusters of %u\n", r->plan.config.grid.x,
           r->plan.config.grid.x == 1 ? "" : "s", r->plan.config.block.x,
           r->plan.config.cluster.x);
    if (MODEL)
        printf("time       %.1f ms, %.2f ms a block\n", r->ms, r->ms / r->plan.config.grid.x);
    else
        printf("time       %.4f ms, %.1f TFLOP/s\n", r->ms, 2e-9 * o->m * o->n * o->k / r->ms);
    if (o->check && !check(r)) /* a wrong result is not written */
        return false;
    return o->out == NULL || save(r);
}

int
main(int argc, char **argv)
{
    static run r;
    bool ok = parse(argc, argv, &r.o);
#if defined(GEMM_B200) && MGPU_EMULATE
    mgpu_emu_config config = mgpu_emu_config_default();
    if (getenv("MGPU_EMU_TARGET") == NULL)
        config.target = MGPU_EMU_SM_100A;
    mgpu_emu_configure(config);
#endif
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of write() */
    if (ok && r.o.help)
        fputs(HELP, stdout);
    else
        ok = ok && prepare(&r) && execute(&r);
    ok = release(&r) && ok;
    if (fflush(stdout) != 0 || ferror(stdout))
        ok = complain("the standard output cannot be written: %s", strerror(errno));
    return ok ? 0 : 1;
}
