/* gemm_main.cu - multiply two matrices from NumPy files with gemm_h100, and check the result.
 * SPDX-License-Identifier: MIT
 *
 * One source, two programs: built by nvcc it runs on a GPU (`gemm`), built by gcc or clang with
 * MGPU_EMULATE=1 it runs in the model of the machine (`gemm_model`). --help says the rest.
 * Exit 0: done, and right if checked. Exit 1: wrong, or a sentence says why not.
 */
#include "gemm_h100.cu"

#include "npy.h"

#include <math.h>
#include <stdarg.h>

#define MODEL MGPU_EMULATE

static const char HELP[] =
    "usage: gemm [--a A.npy] [--b B.npy] [--out C.npy] [options]\n"
    "\n"
    "C[M][N] = A[M][K] * B[N][K]^T on the tensor cores of Hopper, summed in float32.\n"
    "\n"
    "  --a, --b FILE        matrices, float32 or float16; N(0,1) numbers when not given\n"
    "  --b-layout nk|kn     B.npy is [N][K] (default), or [K][N] as in NumPy's A @ B\n"
    "  --out FILE           write C: float16 for --out-dtype f16, else float32\n"
    "  --dtype bf16|f16     what A and B are rounded to (default bf16)\n"
    "  --out-dtype bf16|f16|f32   what C is rounded to (default: the same)\n"
    "  --m, --n, --k SIZE   shape of generated matrices; K a multiple of 8, N of 8 (f32: 4)\n"
    "  --seed NUMBER        of the generated numbers (default 1)\n"
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

/* True when all is well; else the sentences. */
static bool
good(mgpu_status status, const char *what, const mgpu_issues *issues)
{
    if (status == MGPU_OK)
        return true;
    complain("%s: %s", what, mgpu_status_string(status));
    for (int i = 0; issues != NULL && i < issues->count && i < MGPU_ISSUES_MAX; i++)
        complain("%s", issues->item[i].text);
    return false;
}

static uint16_t
encode(mgpu_dtype dtype, float x)
{
    return dtype == MGPU_BF16 ? npy_to_bf16(x) : npy_to_f16(x);
}

/* Element i of a matrix in memory. */
static float
element(mgpu_dtype dtype, const void *p, size_t i)
{
    if (dtype == MGPU_F32)
        return ((const float *)p)[i];
    return dtype == MGPU_BF16 ? npy_from_bf16(((const uint16_t *)p)[i])
                              : npy_from_f16(((const uint16_t *)p)[i]);
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
} options;

static bool
parse_number(const char *word, const char *text, uint64_t most, uint64_t *value)
{
    char *end;
    errno = 0;
    *value = strtoull(text, &end, 10);
    if (end == text || *end != 0 || errno != 0 || *text == '-' || *value > most)
        return complain("%s is \"%s\", wanted a number up to %llu", word, text,
                        (unsigned long long)most);
    return true;
}

static bool
parse_size(const char *word, const char *text, uint32_t *size)
{
    uint64_t value;
    if (!parse_number(word, text, 0x7fffffff, &value))
        return false;
    *size = (uint32_t)value;
    return value != 0 || complain("%s is 0, wanted 1 and up", word);
}

static bool
parse_dtype(const char *word, const char *text, bool f32, mgpu_dtype *dtype)
{
    if (strcmp(text, "bf16") == 0)
        *dtype = MGPU_BF16;
    else if (strcmp(text, "f16") == 0)
        *dtype = MGPU_F16;
    else if (f32 && strcmp(text, "f32") == 0)
        *dtype = MGPU_F32;
    else
        return complain("%s is \"%s\", wanted bf16%s", word, text,
                        f32 ? ", f16 or f32" : " or f16");
    return true;
}

static bool
parse(int argc, char **argv, options *o)
{
    bool ok = true, out_given = false;
    memset(o, 0, sizeof *o);
    o->dtype = MGPU_BF16;
    o->seed = 1;
    for (int i = 1; i < argc && ok; i++) {
        const char *word = argv[i], *value;
        if (strcmp(word, "--check") == 0) {
            o->check = true;
            continue;
        }
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
            return o->help = true;
        value = i + 1 < argc ? argv[++i] : NULL;
        if (value == NULL)
            ok = complain("%s is no option, or its value is missing; see --help", word);
        else if (strcmp(word, "--a") == 0)
            o->a = value;
        else if (strcmp(word, "--b") == 0)
            o->b = value;
        else if (strcmp(word, "--out") == 0)
            o->out = value;
        else if (strcmp(word, "--dtype") == 0)
            ok = parse_dtype(word, value, false, &o->dtype);
        else if (strcmp(word, "--out-dtype") == 0)
            ok = out_given = parse_dtype(word, value, true, &o->out_dtype);
        else if (strcmp(word, "--m") == 0)
            ok = parse_size(word, value, &o->m);
        else if (strcmp(word, "--n") == 0)
            ok = parse_size(word, value, &o->n);
        else if (strcmp(word, "--k") == 0)
            ok = parse_size(word, value, &o->k);
        else if (strcmp(word, "--seed") == 0)
            ok = parse_number(word, value, UINT64_MAX, &o->seed);
        else if (strcmp(word, "--b-layout") != 0)
            ok = complain("%s is no option; see --help", word);
        else if (strcmp(value, "kn") == 0 || strcmp(value, "nk") == 0)
            o->b_is_kn = value[0] == 'k';
        else
            ok = complain("--b-layout is \"%s\", wanted nk or kn", value);
    }
    if (!out_given)
        o->out_dtype = o->dtype;
    return ok;
}

/* ---- matrices ------------------------------------------------------------------------------ */

/* What a run holds; all of it is given back by release(). */
typedef struct run {
    options o;
    mgpu_device_info machine;
    npy_matrix a, b;           /* a[m][k], b[n][k] */
    uint16_t *a_bits, *b_bits; /* rounded to the dtype */
    void *d;                   /* the result, on the host */
    gemm_problem g;            /* the same on the device */
    void *device[3];
    gemm_plan plan;
    double ms;
} run;

static void
release(run *r)
{
    for (int i = 0; i < 3; i++)
        if (r->device[i] != NULL)
            (void)mgpu_free(r->device[i]);
    free(r->a.data);
    free(r->b.data);
    free(r->a_bits);
    free(r->b_bits);
    free(r->d);
}

/* b[rows][cols] becomes b[cols][rows]. */
static bool
transpose(npy_matrix *b)
{
    float *t = (float *)malloc((size_t)b->rows * b->cols * sizeof(float));
    const uint32_t rows = b->rows;
    if (t == NULL)
        return complain("there is no memory to transpose B");
    for (size_t r = 0; r < b->rows; r++)
        for (size_t c = 0; c < b->cols; c++)
            t[c * b->rows + r] = b->data[r * b->cols + c];
    free(b->data);
    b->data = t;
    b->rows = b->cols;
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

static bool
generate(npy_matrix *a, uint32_t rows, uint32_t cols, uint64_t seed)
{
    a->rows = rows;
    a->cols = cols;
    a->data = (float *)malloc((size_t)rows * cols * sizeof(float));
    if (a->data == NULL)
        return complain("there is no memory for a matrix of %u x %u", rows, cols);
    fill_normal(a->data, (size_t)rows * cols, seed);
    return true;
}

/* Read or generate A and B, and settle the shape. */
static bool
load(run *r)
{
    options *o = &r->o;
    char why[NPY_WHY];
    const uint32_t usual = MODEL ? 512 : 4096, step = o->out_dtype == MGPU_F32 ? 4 : 8;

    if (o->a != NULL && !npy_read(o->a, &r->a, why))
        return complain("%s", why);
    if (o->b != NULL && !npy_read(o->b, &r->b, why))
        return complain("%s", why);
    if (o->b != NULL && o->b_is_kn && !transpose(&r->b))
        return false;
    if (o->a != NULL &&
        (!agree("m", &o->m, r->a.rows, o->a) || !agree("k", &o->k, r->a.cols, o->a)))
        return false;
    if (o->a != NULL && o->b != NULL && r->b.cols != r->a.cols)
        return complain("A is [%u][%u] and B is [%u][%u] as [N][K]: their K differ%s",
                        r->a.rows, r->a.cols, r->b.rows, r->b.cols,
                        r->b.rows == r->a.cols ? "; --b-layout says which of B's sides is K"
                                               : "");
    if (o->b != NULL &&
        (!agree("n", &o->n, r->b.rows, o->b) || !agree("k", &o->k, r->b.cols, o->b)))
        return false;
    o->m = o->m != 0 ? o->m : usual;
    o->n = o->n != 0 ? o->n : usual;
    o->k = o->k != 0 ? o->k : usual;
    if (o->k % 8 != 0)
        return complain("K is %u, wanted a multiple of 8, so that rows of A and B are whole 16 "
                        "bytes: pad both with zero columns to %u",
                        o->k, o->k / 8 * 8 + 8);
    if (o->n % step != 0)
        return complain("N is %u, wanted a multiple of %u, so that rows of C (%s) are whole 16 "
                        "bytes: pad B with zero rows to %u",
                        o->n, step, mgpu_dtype_name(o->out_dtype), o->n / step * step + step);
    r->d = malloc((size_t)o->m * o->n * mgpu_dtype_bytes(o->out_dtype));
    if (r->d == NULL) /* before hours of numbers for A and B */
        return complain("there is no memory for C of %u x %u", o->m, o->n);
    if (o->a == NULL && !generate(&r->a, o->m, o->k, 2 * o->seed))
        return false;
    return o->b != NULL || generate(&r->b, o->n, o->k, 2 * o->seed + 1);
}

/* Round to 16 bits, in new memory; says so when numbers do not fit. */
static uint16_t *
rounded(const npy_matrix *a, mgpu_dtype dtype, const char *name)
{
    const size_t count = (size_t)a->rows * a->cols;
    uint16_t *bits = (uint16_t *)malloc(count * 2);
    size_t lost = 0;
    if (bits == NULL) {
        complain("there is no memory for %s", name);
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        bits[i] = encode(dtype, a->data[i]);
        lost += isfinite(a->data[i]) && !isfinite(element(dtype, bits, i));
    }
    if (lost != 0)
        printf("note: %zu numbers of %s are too large for %s and became infinite\n", lost, name,
               mgpu_dtype_name(dtype));
    return bits;
}

/* ---- multiply ------------------------------------------------------------------------------ */

/* Once in the model; on a GPU once to warm up and then ten times by the clock. */
static bool
multiply_on_device(run *r)
{
    const gemm_problem *g = &r->g;
    const size_t bytes[3] = {(size_t)g->m * g->k * 2, (size_t)g->n * g->k * 2,
                             (size_t)g->m * g->n * mgpu_dtype_bytes(g->out)};
    const int calls = MODEL ? 1 : 10;
    mgpu_issues why;
    mgpu_timer timer;

    why.count = 0;
    for (int i = 0; i < 3; i++)
        if (!good(mgpu_malloc(&r->device[i], bytes[i]), "memory on the device", NULL))
            return false;
    r->g.a = r->device[0];
    r->g.b = r->device[1];
    r->g.d = r->device[2];
    if (!good(gemm_plan_make(&r->plan, r->g, r->machine.multiprocessors, &why), "plan", &why) ||
        !good(mgpu_copy_to(r->device[0], r->a_bits, bytes[0], NULL), "copy of A", NULL) ||
        !good(mgpu_copy_to(r->device[1], r->b_bits, bytes[1], NULL), "copy of B", NULL) ||
        !good(mgpu_memset(r->device[2], POISON, bytes[2], NULL), "memset of C", NULL) ||
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
        !good(mgpu_sync(NULL), "gemm_h100", NULL) ||
        !good(mgpu_timer_elapsed_ms(&timer, &r->ms), "timer", NULL) ||
        !good(mgpu_copy_from(r->d, r->device[2], bytes[2], NULL), "copy of C", NULL) ||
        !good(mgpu_sync(NULL), "copy of C", NULL))
        return false;
    r->ms /= calls;
    (void)mgpu_timer_destroy(&timer);
    return true;
}

/* ---- check --------------------------------------------------------------------------------- */

/* Elements that still hold what was there before the kernel. */
static size_t
untouched(const run *r)
{
    const size_t width = mgpu_dtype_bytes(r->g.out), count = (size_t)r->g.m * r->g.n;
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
 * within K/16 * 5.25 * 2^-23 S (and 2 % for the growth of the terms by those errors). Rounding
 * to bf16 adds |d| 2^-8, to f16 |d| 2^-11 and 2^-25 where it is subnormal.
 *
 * Infinity is right where d within its bound passes the largest number of the output. Where S
 * passes the largest float, sums on the way may overflow: infinity and NaN are counted only. */
static bool
check(const run *r)
{
    const gemm_problem *g = &r->g;
    const double most = 1.5e9, row_cost = (double)g->n * g->k;
    uint32_t rows = row_cost * g->m <= most ? g->m : (uint32_t)(most / row_cost);
    const double sums = 1.02 * ceil(g->k / 16.0) * 5.25 / 8388608.0;
    const double unit = g->out == MGPU_BF16 ? 1.0 / 256 : g->out == MGPU_F16 ? 1.0 / 2048 : 0;
    const double tiny = g->out == MGPU_F16 ? 1.0 / 33554432 : 1e-40;
    const double float_max = 3.4028234663852886e38;
    const double largest = g->out == MGPU_F16    ? 65504
                           : g->out == MGPU_BF16 ? 3.3895313892515355e38
                                                 : float_max;
    const double least = g->in == MGPU_F16 ? 1.0 / 16384 : 0;
    const size_t left = untouched(r);
    double worst = -1, worst_error = 0, worst_bound = 0;
    size_t wrong = 0, overflowed = 0;

    rows = rows == 0 ? 1 : rows;
    for (uint32_t i = 0; i < rows; i++) {
        const size_t row = rows == 1 ? 0 : (size_t)((uint64_t)i * (g->m - 1) / (rows - 1));
        for (size_t col = 0; col < g->n; col++) {
            double sum = 0, size = 0, error, bound;
            const double got = element(g->out, r->d, row * g->n + col);
            const float *a = r->a.data + row * g->k, *b = r->b.data + col * g->k;
            for (size_t k = 0; k < g->k; k++) {
                const double x = fabs((double)a[k]), y = fabs((double)b[k]);
                sum += (double)a[k] * b[k];
                size += (x < least ? least : x) * (y < least ? least : y);
            }
            bound = sums * size + unit * fabs(sum) + tiny;
            error = fabs(got - sum);
            if (!isfinite(sum)) /* NaN, or the same infinity */
                error = (isnan(sum) && isnan(got)) || (double)sum == got ? 0 : INFINITY;
            else if (isinf(got) && got * sum > 0 && fabs(sum) + bound >= largest)
                error = 0;
            else if (!isfinite(got) && size >= float_max) {
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
           "error      %.3g where it is largest beside its bound of %.3g\n",
           worst_error, worst_bound);
    if (left != 0)
        printf("unwritten  %zu elements\n", left);
    if (overflowed != 0)
        printf("overflow   %zu elements are not finite, as sums on the way pass float32\n",
               overflowed);
    if (wrong != 0)
        printf("wrong      %zu elements\n", wrong);
    printf("%s\n", left == 0 && wrong == 0 ? "PASS" : "FAIL");
    return left == 0 && wrong == 0;
}

/* ---- program ------------------------------------------------------------------------------- */

static bool
save(const run *r)
{
    const size_t count = (size_t)r->g.m * r->g.n;
    float *data = (float *)malloc(count * sizeof(float));
    char why[NPY_WHY];
    bool ok;
    if (data == NULL)
        return complain("there is no memory to write %s", r->o.out);
    for (size_t i = 0; i < count; i++)
        data[i] = element(r->g.out, r->d, i);
    ok = npy_write(r->o.out, data, r->g.m, r->g.n, r->g.out == MGPU_F16 ? NPY_F16 : NPY_F32,
                   why);
    free(data);
    if (!ok)
        return complain("%s", why);
    printf("wrote      %s: %s\n", r->o.out, r->g.out == MGPU_F16 ? "float16" : "float32");
    return true;
}

static bool
execute(run *r)
{
    options *o = &r->o;
    char why[NPY_WHY];
    bool right = true;

    if (o->out != NULL && !npy_can_write(o->out, why))
        return complain("%s", why);
    if (mgpu_device_query(&r->machine) != MGPU_OK)
        return complain("%s", r->machine.reason);
    if (!load(r))
        return false;
    r->a_bits = rounded(&r->a, o->dtype, "A");
    r->b_bits = rounded(&r->b, o->dtype, "B");
    if (r->a_bits == NULL || r->b_bits == NULL)
        return false;
    for (size_t i = 0; i < (size_t)o->m * o->k; i++)
        r->a.data[i] = element(o->dtype, r->a_bits, i);
    for (size_t i = 0; i < (size_t)o->n * o->k; i++)
        r->b.data[i] = element(o->dtype, r->b_bits, i);
    r->g.m = o->m;
    r->g.n = o->n;
    r->g.k = o->k;
    r->g.in = o->dtype;
    r->g.out = o->out_dtype;

    printf("where      %s\n", r->machine.name);
    printf("shape      C[%u][%u] = A[%u][%u] * B[%u][%u]^T, %s in, %s out\n", o->m, o->n, o->m,
           o->k, o->n, o->k, mgpu_dtype_name(o->dtype), mgpu_dtype_name(o->out_dtype));
    fflush(stdout);
    if (!multiply_on_device(r))
        return false;
    printf("launch     %u blocks of %u threads, clusters of %u\n", r->plan.config.grid.x,
           r->plan.config.block.x, r->plan.config.cluster.x);
    if (MODEL)
        printf("time       %.1f ms, %.2f ms a block\n", r->ms, r->ms / r->plan.config.grid.x);
    else
        printf("time       %.4f ms, %.1f TFLOP/s\n", r->ms, 2e-9 * o->m * o->n * o->k / r->ms);
    if (o->check) /* a wrong result is not written */
        right = check(r);
    return right && (o->out == NULL || save(r));
}

int
main(int argc, char **argv)
{
    static run r;
    bool ok = parse(argc, argv, &r.o);
    if (ok && r.o.help)
        fputs(HELP, stdout);
    else if (ok)
        ok = execute(&r);
    release(&r);
    return ok ? 0 : 1;
}
