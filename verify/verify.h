/* verify/verify.h - a row of the table: what a kernel is given, and which rule of mgpu says what comes out.
 * SPDX-License-Identifier: MIT
 *
 *     verify.cu     the program: lists its rows, runs them, prints their words
 *     verify.py     builds it for the GPU that is here, compares with vectors.txt, says which rule is wrong
 *     vectors.txt   the words that the model of the machine computes; verify.py --record
 *
 * A row knows nothing of what is right: the same kernel runs on a GPU and in the model, and the words of the model,
 * written down, are what a GPU is held to. Layouts show as numbers that say where they came from (iota); sums and
 * conversions get numbers of all exponents; what is ordered, how often it was not.
 */
#ifndef VERIFY_VERIFY_H
#define VERIFY_VERIFY_H

#include <mgpu/mgpu.h>

#include <cstdio>
#include <cstring>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

/* What a GPU may be, as far as rows tell them apart; MACHINES of verify.py has the same. */
enum verify_machine {
    HOPPER = 1,   /* 9.0 */
    B200 = 2,     /* 10.0 */
    B300 = 4,     /* 10.3 */
    THOR = 8,     /* 11.0 */
    DESKTOP = 16, /* 12.x */
    RUBIN = 32,   /* 10.7 */
    BLACKWELL = B200 | B300,
    INTEGER_TENSOR = B200 | THOR, /* tensor memory, and integers in its tensor core */
    TENSOR_MEMORY = BLACKWELL | THOR | RUBIN,
    SINCE_100 = TENSOR_MEMORY | DESKTOP,
    ANY = HOPPER | SINCE_100
};

typedef std::vector<uint32_t> words;

/* The PTX that the toolkit assembles, 94 for 9.4; the model has all of it. */
#ifndef VERIFY_PTX
#if defined(__CUDACC_VER_MAJOR__)
#define VERIFY_PTX                                                                             \
    (__CUDACC_VER_MAJOR__ < 13 ? 79 + __CUDACC_VER_MINOR__ : 90 + __CUDACC_VER_MINOR__)
#else
#define VERIFY_PTX 1000
#endif
#endif

/* In #if: may this pass make code of what PTX and a target have? Else the kernel is empty, and nobody launches it. */
#define VERIFY_HAS(ptx, target) (!MGPU_DEVICE_PASS || (VERIFY_PTX >= (ptx) && (target)))

/* The kernel of a row: NULL when the toolkit is too old for it. */
#define VERIFY_SINCE(ptx, name) (VERIFY_PTX >= (ptx) ? &verify_##name##_kernel : NULL)

/* The arguments of all kernels: verify_args args = {}; */
typedef struct {
    mgpu_tensor_map map;
    const uint32_t *in[3];
    uint32_t *out;
    uint64_t desc[2];
    int32_t at[5];     /* coordinates */
    uint16_t moved[3]; /* offsets of pixels */
    uint32_t n[4];     /* what the row wants */
} verify_args;

struct verify_row {
    const char *family, *name;
    const char *
        rule; /* names of functions in include/mgpu, with blanks between; the first is the nearest */
    uint32_t machines; /* HOPPER | ... */
    uint32_t
        inner; /* words of an innermost row of what comes out: a fault's place is [i / inner][i % inner] */
    words (*run)(const verify_row &);
    const mgpu_kernel *kernel; /* NULL: not of this toolkit */
    int a, b, c, d;            /* what `run` makes of them */
};

/* The rows of each file. */
std::vector<verify_row> verify_tma_rows(void);
std::vector<verify_row> verify_wgmma_rows(void);
std::vector<verify_row> verify_mma_rows(void);
std::vector<verify_row> verify_tcgen05_rows(void);
std::vector<verify_row> verify_tcgen05_scaled_rows(void);
std::vector<verify_row> verify_tcgen05_sp_rows(void);
std::vector<verify_row> verify_tcgen05_order_rows(void);
std::vector<verify_row> verify_value_rows(void);
std::vector<verify_row> verify_order_rows(void);

/* A status that is not MGPU_OK ends the program: on a GPU nothing works after a fault. */
inline void
verify_must(mgpu_status status, const mgpu_issues *why)
{
    if (status == MGPU_OK)
        return;
    std::string text = mgpu_status_string(status);
    for (int i = 0; why != NULL && i < why->count && i < MGPU_ISSUES_MAX; i++)
        text += std::string("; ") + why->item[i].text;
    for (char &c : text)
        c = c == '\n' ? ' ' : c;
    throw std::runtime_error(text);
}

/* Memory of the GPU or the model; every byte that is not given is 0xDB. */
class verify_memory
{
  public:
    explicit verify_memory(const words &from) : verify_memory(from.size())
    {
        verify_must(mgpu_copy_to(p_, from.data(), 4 * count_, NULL), NULL);
        verify_must(mgpu_sync(NULL), NULL);
    }
    explicit verify_memory(size_t count) : count_(count)
    {
        verify_must(mgpu_malloc(&p_, 4 * count), NULL);
        verify_must(mgpu_memset(p_, 0xDB, 4 * count, NULL), NULL);
    }
    ~verify_memory()
    {
        (void)mgpu_free(p_);
    }
    verify_memory(const verify_memory &) = delete;
    verify_memory &operator=(const verify_memory &) = delete;

    uint32_t *ptr() const
    {
        return static_cast<uint32_t *>(p_);
    }
    words read() const
    {
        words to(count_);
        verify_must(mgpu_copy_from(to.data(), p_, 4 * count_, NULL), NULL);
        verify_must(mgpu_sync(NULL), NULL);
        return to;
    }

  private:
    void *p_ = NULL;
    size_t count_;
};

/* Launch, and wait. */
inline void
verify_launch(const mgpu_kernel *kernel, const verify_args &args, uint32_t threads,
              uint32_t smem_bytes = 0, uint32_t blocks = 1, uint32_t cluster = 1)
{
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    mgpu_issues why;
    why.count = 0;
    config.smem_bytes = smem_bytes;
    config.cluster.x = cluster;
    const mgpu_status status = mgpu_launch(kernel, config, &args, &why);
    verify_must(status == MGPU_OK ? mgpu_sync(NULL) : status, &why);
}

/* What a kernel of one block leaves in `count` words. */
inline words
verify_run(const mgpu_kernel *kernel, verify_args &args, size_t count, uint32_t threads,
           uint32_t smem_bytes = 0)
{
    verify_memory out(count);
    args.out = out.ptr();
    verify_launch(kernel, args, threads, smem_bytes);
    return out.read();
}

inline void
verify_append(words &to, const words &from)
{
    to.insert(to.end(), from.begin(), from.end());
}

inline uint32_t
verify_bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return u;
}

/* A line of words, as hexadecimal digits; where one stands more than three times, it and how often. */
inline void
verify_print(const char *what, const words &got)
{
    std::printf("%s", what);
    for (size_t i = 0, n; i < got.size(); i += n) {
        for (n = 1; i + n < got.size() && got[i + n] == got[i];)
            n++;
        n = n > 3 ? n : 1;
        if (n == 1)
            std::printf(" %x", (unsigned)got[i]);
        else
            std::printf(" %x*%zu", (unsigned)got[i], n);
    }
    std::printf("\n");
}

/* ---- numbers ------------------------------------------------------------------------------------- */

/* A type of elements: bits of mantissa and exponent, 0 and 0 for integers. */
struct verify_type {
    uint32_t bits, mantissa, exponent;
};
static const verify_type T_F32 = {32, 23, 8}, T_TF32 = {32, 23, 8}, T_F16 = {16, 10, 5},
                         T_BF16 = {16, 7, 8}, T_E4M3 = {8, 3, 4}, T_E5M2 = {8, 2, 5},
                         T_E3M2 = {6, 2, 3}, T_E2M3 = {6, 3, 2}, T_E2M1 = {4, 1, 2},
                         T_INT8 = {8, 0, 0}, T_INT4 = {4, 0, 0}, T_BIT = {1, 0, 0},
                         T_S32 = {32, 0, 0}, T_F64 = {64, 52, 11};

/* Bits of a number of a type, not NaN or infinity. Its exponent is any of `spread` + 1 about that of 1, or any at all where
 * the type has not so many; small spreads have sums that round, large ones sums in which some terms vanish. */
inline uint64_t
verify_draw(verify_type t, uint32_t spread, std::mt19937 &random)
{
    uint64_t any = random();
    any = any << 32 | random();
    if (t.exponent == 0)
        return t.bits == 64 ? any : any & ((1ull << t.bits) - 1);
    const bool e4m3 = t.bits == 8 && t.exponent == 4, has_infinity = t.bits >= 8 && !e4m3;
    const uint32_t all = (1u << t.exponent) - (has_infinity ? 1 : 0);
    const uint32_t bias = (1u << (t.exponent - 1)) - 1, from = bias - spread / 2;
    const uint32_t e = spread >= all ? random() % all : from + random() % (spread + 1);
    uint64_t x = any >> 63 << (t.bits - 1) | (uint64_t)(e < all ? e : all - 1) << t.mantissa |
                 (any & ((1ull << t.mantissa) - 1));
    return e4m3 && (x & 0x7f) == 0x7f ? x - 1 : x;
}

/* Words full of such numbers, and now and then infinity or NaN. The spread changes from group to group of `group` elements. */
inline words
verify_numbers(verify_type t, size_t count, size_t group, std::mt19937 &random)
{
    static const uint32_t spreads[5] = {2, 6, 12, 30, 250};
    const uint64_t last = (1ull << t.mantissa) - 1, top = (1ull << t.exponent) - 1;
    words out((count * t.bits + 31) / 32);
    for (size_t i = 0; i < count; i++) {
        uint64_t x = verify_draw(t, spreads[i / group % 5], random);
        if (t.exponent != 0 && t.bits >= 8 && i % 211 == 7)
            x = (x & 1) << (t.bits - 1) | top << t.mantissa |
                (i % 3 == 0 || (t.bits == 8 && t.exponent == 4) ? last : 0);
        out[i * t.bits / 32] |= (uint32_t)x << i * t.bits % 32;
        if (t.bits == 64)
            out[2 * i + 1] = (uint32_t)(x >> 32);
    }
    return out;
}

/* What integers are added to: most of it at an end of s32. */
inline words
verify_ends(size_t count, std::mt19937 &random)
{
    words out(count);
    for (uint32_t &x : out) {
        const uint32_t away = 1 + random() % 31;
        x = (random() % 2 != 0 ? 0x7fffffffu : 0x80000000u);
        x ^= (uint32_t)random() >> away;
    }
    return out;
}

/* 0, 1, 2, ... */
inline words
verify_iota(size_t count)
{
    words out(count);
    for (size_t i = 0; i < count; i++)
        out[i] = (uint32_t)i;
    return out;
}

#endif /* VERIFY_VERIFY_H */
