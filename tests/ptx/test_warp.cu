/* tests/ptx/test_warp.cu - votes, matches and shuffles of the lanes of a warp.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

/* What lane `t` of a case brings: few different values, so that some lanes agree. */
MGPU_INLINE uint32_t
value_of(uint32_t which, uint32_t t)
{
    return which == 0 ? 7 : which == 1 ? t / 9 : (t * 0x9e3779b1u) >> (24 + which);
}

enum { CASES = 8 };
static const uint32_t masks[2] = {0xffffffffu, 0x0ff0a5e1u};

typedef struct {
    uint32_t *out; /* case, mask, word, thread */
    uint32_t mask[2];
} warp_args;

/* Words of a lane in one case: `out[word * 32]`. */
enum { WORDS = 11 };

MGPU_KERNEL(votes, warp_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    for (uint32_t m = 0; m < 2; m++) {
        const uint32_t mask = p->mask[m];
        if ((mask >> t & 1) == 0)
            continue;
        for (uint32_t which = 0; which < CASES; which++) {
            uint32_t *out = p->out + (which * 2 + m) * WORDS * 32 + t, same = 99, same64 = 99;
            const uint32_t v = value_of(which, t);
            const bool yes = which == 0 || (which != 1 && v % 3 != 0);
            out[0 * 32] = mgpu_vote_sync_all(yes, mask);
            out[1 * 32] = mgpu_vote_sync_any(yes, mask);
            out[2 * 32] = mgpu_vote_sync_uni(yes, mask);
            out[3 * 32] = mgpu_vote_sync_ballot_b32(yes, mask);
            out[4 * 32] = mgpu_match_any_sync_b32(v, mask);
            out[5 * 32] = mgpu_match_all_sync_b32(v, mask, &same);
            out[6 * 32] = same;
            out[7 * 32] = mgpu_match_any_sync_b64((uint64_t)v << 32, mask);
            out[8 * 32] = mgpu_match_all_sync_b64((uint64_t)v << 32, mask, &same64);
            out[9 * 32] = same64;
            __syncwarp(mask);
            out[10 * 32] = mgpu_activemask_b32() >> t & 1;
        }
    }
}

TEST_CASE("mgpu_vote_sync_all, _any, _uni, _ballot_b32, mgpu_match_any_sync_b32, _b64, "
          "mgpu_match_all_sync_b32, _b64, mgpu_activemask_b32")
{
    device_buffer<uint32_t> out(CASES * 2 * WORDS * 32);
    warp_args a;
    a.out = out.ptr();
    a.mask[0] = masks[0];
    a.mask[1] = masks[1];
    launch(&votes_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    std::vector<uint32_t> want(got.size(), 0xdbdbdbdbu);
    for (uint32_t which = 0; which < CASES; which++)
        for (uint32_t m = 0; m < 2; m++) {
            uint32_t ballot = 0;
            for (uint32_t t = 0; t < 32; t++)
                if (masks[m] >> t & 1)
                    ballot |= (which == 0 || (which != 1 && value_of(which, t) % 3 != 0))
                                  ? 1u << t
                                  : 0;
            for (uint32_t t = 0; t < 32; t++) {
                uint32_t *w = &want[(which * 2 + m) * WORDS * 32 + t], same = 0;
                if ((masks[m] >> t & 1) == 0)
                    continue;
                for (uint32_t k = 0; k < 32; k++)
                    if ((masks[m] >> k & 1) != 0 && value_of(which, k) == value_of(which, t))
                        same |= 1u << k;
                w[0 * 32] = ballot == masks[m];
                w[1 * 32] = ballot != 0;
                w[2 * 32] = ballot == masks[m] || ballot == 0;
                w[3 * 32] = ballot;
                w[4 * 32] = w[7 * 32] = same;
                w[5 * 32] = w[8 * 32] = same == masks[m] ? same : 0;
                w[6 * 32] = w[9 * 32] = same == masks[m];
                w[10 * 32] = 1;
            }
        }
    CHECK(difference(got, want) == "");
    record("out", got);
}

/* ---- shuffles: every distance, segments of every size ------------------------------------- */

enum { DISTANCES = 34, SIZES = 6 };

typedef struct {
    uint32_t *out;
} shuffle_args;

#define SHUFFLE(mode, lowest)                                                                  \
    MGPU_KERNEL(shfl_##mode, shuffle_args, p, 32, 1)                                           \
    {                                                                                          \
        const uint32_t t = threadIdx.x, own = t * 0x01010101u + 5;                             \
        for (uint32_t size = 0; size < SIZES; size++)                                          \
            for (uint32_t b = 0; b < DISTANCES; b++) {                                         \
                const uint32_t c = (32 - (1u << size)) << 8 | (lowest);                        \
                uint32_t *out = p->out + (size * DISTANCES + b) * 96 + t, valid = 99;          \
                out[0] = mgpu_shfl_sync_##mode##_b32_valid(own, b, c, 0xffffffffu, &valid);    \
                out[32] = valid;                                                               \
                out[64] = mgpu_shfl_sync_##mode##_b32(own, b, c, 0xffffffffu) -                \
                          (uint32_t)mgpu_shfl_sync_##mode##_f32((float)t, b, c, 0xffffffffu);  \
            }                                                                                  \
    }                                                                                          \
    TEST_CASE("mgpu_shfl_sync_" #mode "_b32, _f32, _b32_valid")                                \
    {                                                                                          \
        check_shuffle(&shfl_##mode##_kernel, #mode);                                           \
    }

static void
check_shuffle(const mgpu_kernel *kernel, const std::string &mode)
{
    device_buffer<uint32_t> out(SIZES * DISTANCES * 96);
    shuffle_args a;
    a.out = out.ptr();
    launch(kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    std::vector<uint32_t> want(got.size());
    for (uint32_t size = 0; size < SIZES; size++)
        for (uint32_t b = 0; b < DISTANCES; b++)
            for (uint32_t t = 0; t < 32; t++) {
                const int width = 1 << size, first = (int)t / width * width, d = (int)(b % 32);
                const int from = mode == "idx"    ? first + d % width
                                 : mode == "up"   ? (int)t - d
                                 : mode == "down" ? (int)t + d
                                                  : (int)t ^ d;
                /* down and bfly of any distance: at most the last lane of the segment */
                const bool valid = mode == "up" ? from >= first : from < first + width;
                uint32_t *w = &want[(size * DISTANCES + b) * 96 + t];
                const uint32_t lane = valid ? (uint32_t)from : t;
                w[0] = lane * 0x01010101u + 5;
                w[32] = valid;
                w[64] = w[0] - lane;
            }
    CHECK(difference(got, want) == "");
    record("out", got);
}

SHUFFLE(idx, 31)
SHUFFLE(up, 0)
SHUFFLE(down, 31)
SHUFFLE(bfly, 31)
