/* tests/emu/check/tiny.h - groups of tiny kernels, all with one job: out[i] = i + 1.
 * SPDX-License-Identifier: MIT
 *
 * in[i] is i + 1 too. A group has a kernel, in which BUG(n) picks the variant, and a shape: so many
 * threads, one block or a cluster of two. In a cluster block 0 writes `out`.
 */
#ifndef MGPU_TESTS_EMU_CHECK_TINY_H
#define MGPU_TESTS_EMU_CHECK_TINY_H

#include "cases.h"

enum {
    WORDS = 128,
    BYTES = WORDS * 4,
    LANES = 32,
    EACH = WORDS / LANES, /* words of a lane where one warp does all */
    ONES_BYTES = 2048
};

typedef struct tiny_args {
    mgpu_tensor_map in_map, out_map;               /* a box is 4 rows of 32 words: all of it */
    mgpu_tensor_map in_128_map, out_128_map;       /* with a swizzle of 128 bytes */
    mgpu_tensor_map in_pixels_map, out_pixels_map; /* im2col: 4 pixels of 32 channels */
    uint32_t bug;
    uint32_t *in, *out;
    uint32_t *ones;        /* 1024 bf16, all 1 */
    uint32_t *flags;       /* 64 words, all 0 */
    uint32_t *spare;       /* as long as `in`, never written */
    mgpu_tensor_map *made; /* room for a map */
} tiny_args;

/* ---- words by one warp ------------------------------------------------------------------- */

/* This lane's words of `to`, shared memory, are theirs of `in`. */
MGPU_DEVICE void
tiny_put(const tiny_args *p, uint32_t to)
{
    for (uint32_t i = threadIdx.x % LANES; i < WORDS; i += LANES)
        mgpu_st_shared_b32(to + 4 * i, p->in[i]);
}

/* This lane's words of `out` are those of `from`, shared memory, that the lane beside it put. */
MGPU_DEVICE void
tiny_get(const tiny_args *p, uint32_t from)
{
    for (uint32_t i = (threadIdx.x + 1) % LANES; i < WORDS; i += LANES)
        p->out[i] = mgpu_ld_shared_b32(from + 4 * i);
}

/* A barrier that the next __syncthreads() publishes. */
MGPU_DEVICE void
tiny_init(uint32_t bar, uint32_t count)
{
    mgpu_mbarrier_init(bar, count);
    mgpu_fence_mbarrier_init();
}

/* Shared memory to `out`, by one thread. */
MGPU_DEVICE void
tiny_store(const tiny_args *p, uint32_t from)
{
    mgpu_bulk_store(p->out, from, BYTES);
    mgpu_bulk_commit_group();
}

/* `in` to shared memory, by one thread, who is the one arrival. */
MGPU_DEVICE void
tiny_load(const tiny_args *p, uint32_t to, uint32_t bar)
{
    mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
    mgpu_bulk_load(to, p->in, BYTES, bar);
}

/* ---- of the host ------------------------------------------------------------------------- */

/* Buffers and maps, as the kernels find them. */
MGPU_HOST tiny_args
tiny_begin(uint32_t bug)
{
    static const uint32_t zeros[64] = {0};
    uint32_t words[WORDS], ones[ONES_BYTES / 4];
    tiny_args args;
    for (uint32_t i = 0; i < WORDS; i++)
        words[i] = i + 1;
    for (uint32_t i = 0; i < ONES_BYTES / 4; i++)
        ones[i] = 0x3f803f80;
    memset(&args, 0, sizeof args);
    args.bug = bug;
    args.in = (uint32_t *)case_buffer("in", words, sizeof words);
    args.out = (uint32_t *)case_buffer("out", NULL, sizeof words);
    args.ones = (uint32_t *)case_buffer("ones", ones, sizeof ones);
    args.flags = (uint32_t *)case_buffer("flags", zeros, sizeof zeros);
    args.spare = (uint32_t *)case_buffer("spare", NULL, sizeof words);
    args.made = (mgpu_tensor_map *)case_buffer("made", NULL, sizeof *args.made);
    args.in_map = case_map(mgpu_tensor_map_2d(MGPU_DTYPE_U32, args.in, 4, 32, 128, 4, 32),
                           MGPU_SWIZZLE_NONE);
    args.out_map = case_map(mgpu_tensor_map_2d(MGPU_DTYPE_U32, args.out, 4, 32, 128, 4, 32),
                            MGPU_SWIZZLE_NONE);
    args.in_128_map = case_map(mgpu_tensor_map_2d(MGPU_DTYPE_U32, args.in, 4, 32, 128, 4, 32),
                               MGPU_SWIZZLE_128B);
    args.out_128_map = case_map(mgpu_tensor_map_2d(MGPU_DTYPE_U32, args.out, 4, 32, 128, 4, 32),
                                MGPU_SWIZZLE_128B);
    args.in_pixels_map =
        case_pixels(mgpu_tensor_map_nwc(MGPU_DTYPE_U32, args.in, 1, 4, 32, 4, 32));
    args.out_pixels_map =
        case_pixels(mgpu_tensor_map_nwc(MGPU_DTYPE_U32, args.out, 1, 4, 32, 4, 32));
    return args;
}

/* Are the words of `out` those of `in`? The buffers go. */
MGPU_HOST bool
tiny_end(const tiny_args *args)
{
    uint32_t words[WORDS];
    bool right = true;
    case_take(words, args->out, sizeof words);
    (void)mgpu_free(args->in);
    (void)mgpu_free(args->ones);
    (void)mgpu_free(args->flags);
    (void)mgpu_free(args->spare);
    (void)mgpu_free(args->made);
    for (uint32_t i = 0; i < WORDS; i++)
        right = right && words[i] == i + 1;
    return right;
}

MGPU_HOST mgpu_status
tiny_run(const mgpu_kernel *kernel, uint32_t ctas, uint32_t cluster, uint32_t threads,
         uint32_t bug, bool *right)
{
    const tiny_args args = tiny_begin(bug);
    mgpu_launch_config config = mgpu_launch_1d(ctas, threads);
    config.cluster.x = cluster;
    const mgpu_status status = mgpu_launch(kernel, config, &args, NULL);
    *right = tiny_end(&args);
    return status;
}

/* The group of the kernel and the table of this name: a cluster of so many blocks, or a grid of them. */
#define TINY_GROUP(group, ctas, threads) TINY_OF(group, ctas, ctas, threads)
#define TINY_GRID(group, ctas, threads)  TINY_OF(group, ctas, 1, threads)
#define TINY_OF(group, ctas, cluster, threads)                                                 \
    static mgpu_status group##_run(uint32_t bug, bool *right)                                  \
    {                                                                                          \
        return tiny_run(&group##_kernel, ctas, cluster, threads, bug, right);                  \
    }                                                                                          \
    CASE_GROUP(group)

#endif /* MGPU_TESTS_EMU_CHECK_TINY_H */
