/* mgpu/ptx/warp.gen.h - votes, matches and shuffles of the lanes of a warp.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/warp.py. The pictures are in warp.h.
 */
#ifndef MGPU_PTX_WARP_GEN_H
#define MGPU_PTX_WARP_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#include "../emu/math/cvt.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* True in all lanes of `mask` when the predicate is true in each of them.
 *   ptx     vote.sync.all.pred r, predicate, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   predicate  this lane's vote
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE bool
mgpu_vote_sync_all(bool predicate, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_vote(MGPU__VOTE_ALL, mask, predicate));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %1, 0;\n"
                 "vote.sync.all.pred p, p, %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"((uint32_t)predicate), "r"(mask)
                 : "memory");
#endif
    return r != 0;
}

/* True in all lanes of `mask` when the predicate is true in one of them.
 *   ptx     vote.sync.any.pred r, predicate, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   predicate  this lane's vote
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE bool
mgpu_vote_sync_any(bool predicate, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_vote(MGPU__VOTE_ANY, mask, predicate));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %1, 0;\n"
                 "vote.sync.any.pred p, p, %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"((uint32_t)predicate), "r"(mask)
                 : "memory");
#endif
    return r != 0;
}

/* True in all lanes of `mask` when the predicate is the same in all of them.
 *   ptx     vote.sync.uni.pred r, predicate, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   predicate  this lane's vote
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE bool
mgpu_vote_sync_uni(bool predicate, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_vote(MGPU__VOTE_UNI, mask, predicate));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %1, 0;\n"
                 "vote.sync.uni.pred p, p, %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"((uint32_t)predicate), "r"(mask)
                 : "memory");
#endif
    return r != 0;
}

/* A bit for each lane of `mask` whose predicate is true.
 *   ptx     vote.sync.ballot.b32 r, predicate, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   predicate  this lane's vote
 *   mask    a bit per lane; the caller's is set
 *   returns the same in all; bits of other lanes are 0
 */
MGPU_DEVICE uint32_t
mgpu_vote_sync_ballot_b32(bool predicate, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_vote(MGPU__VOTE_BALLOT, mask, predicate));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %1, 0;\n"
                 "vote.sync.ballot.b32 %0, p, %2;\n"
                 "}"
                 : "=r"(r)
                 : "r"((uint32_t)predicate), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The lanes that execute this together with the caller.
 *   ptx     activemask.b32 r;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   returns a bit per lane; a thread may be alone although others would come: never a mask to
 *           meet with
 */
MGPU_DEVICE uint32_t
mgpu_activemask_b32(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_activemask());
#else
    asm volatile("activemask.b32 %0;" : "=r"(r) : : "memory");
#endif
    return r;
}

/* The lanes of `mask` with the same value as this one.
 *   ptx     match.any.sync.b32 r, value, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   mask    a bit per lane; the caller's is set
 *   returns a bit per lane, the caller's among them
 */
MGPU_DEVICE uint32_t
mgpu_match_any_sync_b32(uint32_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_match(0, mask, value, NULL));
#else
    asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* Whether all lanes of `mask` have the same value.
 *   ptx     match.all.sync.b32 r|p, value, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   mask    a bit per lane; the caller's is set
 *   same    gets 1 if they have, else 0; the same in all
 *   returns `mask` if they have, else 0
 */
MGPU_DEVICE uint32_t
mgpu_match_all_sync_b32(uint32_t value, uint32_t mask, uint32_t *same)
{
    uint32_t r;
#if MGPU_EMULATE
    int all;
    MGPU__EMU(r = mgpu__emu_match(1, mask, value, &all));
    *same = (uint32_t)all;
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "match.all.sync.b32 %0|p, %2, %3;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*same)
                 : "r"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The lanes of `mask` with the same value as this one.
 *   ptx     match.any.sync.b64 r, value, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   mask    a bit per lane; the caller's is set
 *   returns a bit per lane, the caller's among them
 */
MGPU_DEVICE uint32_t
mgpu_match_any_sync_b64(uint64_t value, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_match(0, mask, value, NULL));
#else
    asm volatile("match.any.sync.b64 %0, %1, %2;" : "=r"(r) : "l"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* Whether all lanes of `mask` have the same value.
 *   ptx     match.all.sync.b64 r|p, value, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   mask    a bit per lane; the caller's is set
 *   same    gets 1 if they have, else 0; the same in all
 *   returns `mask` if they have, else 0
 */
MGPU_DEVICE uint32_t
mgpu_match_all_sync_b64(uint64_t value, uint32_t mask, uint32_t *same)
{
    uint32_t r;
#if MGPU_EMULATE
    int all;
    MGPU__EMU(r = mgpu__emu_match(1, mask, value, &all));
    *same = (uint32_t)all;
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "match.all.sync.b64 %0|p, %2, %3;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*same)
                 : "l"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of lane b of the segment; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.idx.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       the lane, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_idx_b32(uint32_t value, uint32_t b, uint32_t c, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t valid;
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_IDX, mask, value, b, c, &valid));
#else
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, %3, %4;"
                 : "=r"(r)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of lane b of the segment; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.idx.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       the lane, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE float
mgpu_shfl_sync_idx_f32(float value, uint32_t b, uint32_t c, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    uint32_t valid, bits;
    bits = mgpu__bits_of_float(value);
    MGPU__EMU(bits = mgpu__emu_shfl_ptx(MGPU__SHFL_IDX, mask, bits, b, c, &valid));
    r = mgpu__float_of_bits(bits);
#else
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, %3, %4;"
                 : "=f"(r)
                 : "f"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of lane b of the segment; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.idx.b32 r|p, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       the lane, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   valid   gets 1 if the lane is in the segment, else 0
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_idx_b32_valid(uint32_t value, uint32_t b, uint32_t c, uint32_t mask,
                             uint32_t *valid)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_IDX, mask, value, b, c, valid));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "shfl.sync.idx.b32 %0|p, %2, %3, %4, %5;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*valid)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b below; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.up.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the lowest lane of a segment that is read, 0 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_up_b32(uint32_t value, uint32_t b, uint32_t c, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t valid;
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_UP, mask, value, b, c, &valid));
#else
    asm volatile("shfl.sync.up.b32 %0, %1, %2, %3, %4;"
                 : "=r"(r)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b below; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.up.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the lowest lane of a segment that is read, 0 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE float
mgpu_shfl_sync_up_f32(float value, uint32_t b, uint32_t c, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    uint32_t valid, bits;
    bits = mgpu__bits_of_float(value);
    MGPU__EMU(bits = mgpu__emu_shfl_ptx(MGPU__SHFL_UP, mask, bits, b, c, &valid));
    r = mgpu__float_of_bits(bits);
#else
    asm volatile("shfl.sync.up.b32 %0, %1, %2, %3, %4;"
                 : "=f"(r)
                 : "f"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b below; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.up.b32 r|p, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the lowest lane of a segment that is read, 0 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   valid   gets 1 if the lane is in the segment, else 0
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_up_b32_valid(uint32_t value, uint32_t b, uint32_t c, uint32_t mask,
                            uint32_t *valid)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_UP, mask, value, b, c, valid));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "shfl.sync.up.b32 %0|p, %2, %3, %4, %5;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*valid)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b above; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.down.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_down_b32(uint32_t value, uint32_t b, uint32_t c, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t valid;
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_DOWN, mask, value, b, c, &valid));
#else
    asm volatile("shfl.sync.down.b32 %0, %1, %2, %3, %4;"
                 : "=r"(r)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b above; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.down.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE float
mgpu_shfl_sync_down_f32(float value, uint32_t b, uint32_t c, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    uint32_t valid, bits;
    bits = mgpu__bits_of_float(value);
    MGPU__EMU(bits = mgpu__emu_shfl_ptx(MGPU__SHFL_DOWN, mask, bits, b, c, &valid));
    r = mgpu__float_of_bits(bits);
#else
    asm volatile("shfl.sync.down.b32 %0, %1, %2, %3, %4;"
                 : "=f"(r)
                 : "f"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane b above; of this lane itself when that is out of its segment.
 *   ptx     shfl.sync.down.b32 r|p, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       how far, 0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   valid   gets 1 if the lane is in the segment, else 0
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_down_b32_valid(uint32_t value, uint32_t b, uint32_t c, uint32_t mask,
                              uint32_t *valid)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_DOWN, mask, value, b, c, valid));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "shfl.sync.down.b32 %0|p, %2, %3, %4, %5;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*valid)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane whose number is this one's xor b; of this lane itself when that is out
 * of its segment.
 *   ptx     shfl.sync.bfly.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_bfly_b32(uint32_t value, uint32_t b, uint32_t c, uint32_t mask)
{
    uint32_t r;
#if MGPU_EMULATE
    uint32_t valid;
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_BFLY, mask, value, b, c, &valid));
#else
    asm volatile("shfl.sync.bfly.b32 %0, %1, %2, %3, %4;"
                 : "=r"(r)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane whose number is this one's xor b; of this lane itself when that is out
 * of its segment.
 *   ptx     shfl.sync.bfly.b32 r, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE float
mgpu_shfl_sync_bfly_f32(float value, uint32_t b, uint32_t c, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    uint32_t valid, bits;
    bits = mgpu__bits_of_float(value);
    MGPU__EMU(bits = mgpu__emu_shfl_ptx(MGPU__SHFL_BFLY, mask, bits, b, c, &valid));
    r = mgpu__float_of_bits(bits);
#else
    asm volatile("shfl.sync.bfly.b32 %0, %1, %2, %3, %4;"
                 : "=f"(r)
                 : "f"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The value of the lane whose number is this one's xor b; of this lane itself when that is out
 * of its segment.
 *   ptx     shfl.sync.bfly.b32 r|p, value, b, c, mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   value   this lane's
 *   b       0 to 31: bits 0 to 4 count
 *   c       bits 0 to 4: the highest lane of a segment that is read, 31 for all; bits 8 to 12:
 *           which bits of a lane's number say its segment, 0 for one of 32
 *   mask    a bit per lane; the caller's is set
 *   valid   gets 1 if the lane is in the segment, else 0
 *   errors  of a lane that is not in `mask`, or has returned: undefined
 */
MGPU_DEVICE uint32_t
mgpu_shfl_sync_bfly_b32_valid(uint32_t value, uint32_t b, uint32_t c, uint32_t mask,
                              uint32_t *valid)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_shfl_ptx(MGPU__SHFL_BFLY, mask, value, b, c, valid));
#else
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "shfl.sync.bfly.b32 %0|p, %2, %3, %4, %5;\n"
                 "selp.b32 %1, 1, 0, p;\n"
                 "}"
                 : "=r"(r), "=r"(*valid)
                 : "r"(value), "r"(b), "r"(c), "r"(mask)
                 : "memory");
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_WARP_GEN_H */
