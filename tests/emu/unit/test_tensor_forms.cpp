/* tests/emu/unit/test_tensor_forms.cpp - tcgen05.mma scaled, modified, sparse and .ws: each function against plain loops.
 * SPDX-License-Identifier: MIT
 */
#include "tensor_problem.h"

#include "layout/convolution.h"
#include "layout/tcgen05_golden.h"

#include <mgpu/ptx/tcgen05_mma_how.h>
#include <mgpu/ptx/tcgen05_mma_rubin.h>
#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>

namespace
{

/* All functions but the dense ones without a suffix: where A is, opcode, kind, suffixes. */
#define MODIFIED(KIND, kind, sp, cg, HAS, where, IN, META)                                     \
    FORM(KIND, 0, (HAS) | COLLECTOR, mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_collector,  \
         IN, META() p->idesc, p->accumulate, p->use)                                           \
    FORM(KIND, 0, (HAS) | LANES, mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_lanes, IN,      \
         META() p->idesc, p->lanes, p->accumulate)                                             \
    FORM(KIND, 0, (HAS) | COLLECTOR | LANES,                                                   \
         mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_collector_lanes, IN, META() p->idesc,   \
         p->lanes, p->accumulate, p->use)
#define SCALED_D(KIND, kind, sp, cg, HAS, where, IN, META)                                     \
    FORM(KIND, 0, (HAS) | SCALE_D, mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_scale_d, IN,  \
         META() p->idesc, p->accumulate, p->scale)                                             \
    FORM(KIND, 0, (HAS) | COLLECTOR | SCALE_D,                                                 \
         mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_collector_scale_d, IN, META() p->idesc, \
         p->accumulate, p->scale, p->use)                                                      \
    FORM(KIND, 0, (HAS) | LANES | SCALE_D,                                                     \
         mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_lanes_scale_d, IN, META() p->idesc,     \
         p->lanes, p->accumulate, p->scale)                                                    \
    FORM(KIND, 0, (HAS) | COLLECTOR | LANES | SCALE_D,                                         \
         mgpu_tcgen05_mma##sp##cg##_##kind##_##where##_collector_lanes_scale_d, IN,            \
         META() p->idesc, p->lanes, p->accumulate, p->scale, p->use)
#define SHIFTED(KIND, kind, sp, cg, HAS, META)                                                 \
    FORM(KIND, 0, (HAS) | ASHIFT, mgpu_tcgen05_mma##sp##cg##_##kind##_ts_ashift, IN_TS,        \
         META() p->idesc, p->accumulate)                                                       \
    FORM(KIND, 0, (HAS) | ASHIFT | LANES, mgpu_tcgen05_mma##sp##cg##_##kind##_ts_ashift_lanes, \
         IN_TS, META() p->idesc, p->lanes, p->accumulate)
#define SHIFTED_D(KIND, kind, sp, cg, HAS, META)                                               \
    FORM(KIND, 0, (HAS) | ASHIFT | SCALE_D,                                                    \
         mgpu_tcgen05_mma##sp##cg##_##kind##_ts_ashift_scale_d, IN_TS, META() p->idesc,        \
         p->accumulate, p->scale)                                                              \
    FORM(KIND, 0, (HAS) | ASHIFT | LANES | SCALE_D,                                            \
         mgpu_tcgen05_mma##sp##cg##_##kind##_ts_ashift_lanes_scale_d, IN_TS, META() p->idesc,  \
         p->lanes, p->accumulate, p->scale)
#define OF_KIND(KIND, kind, sp, cg, HAS, META)                                                 \
    MODIFIED(KIND, kind, sp, cg, HAS, ss, IN_SS, META)                                         \
    MODIFIED(KIND, kind, sp, cg, (HAS) | TS, ts, IN_TS, META)                                  \
    SHIFTED(KIND, kind, sp, cg, (HAS) | TS, META)
#define OF_KIND_D(KIND, kind, sp, cg, HAS, META)                                               \
    OF_KIND(KIND, kind, sp, cg, HAS, META)                                                     \
    SCALED_D(KIND, kind, sp, cg, HAS, ss, IN_SS, META)                                         \
    SCALED_D(KIND, kind, sp, cg, (HAS) | TS, ts, IN_TS, META)                                  \
    SHIFTED_D(KIND, kind, sp, cg, (HAS) | TS, META)
#define ALL_KINDS(sp, cg, HAS, META)                                                           \
    OF_KIND_D(F16, f16, sp, cg, HAS, META)                                                     \
    OF_KIND_D(TF32, tf32, sp, cg, HAS, META)                                                   \
    OF_KIND(F8F6F4, f8f6f4, sp, cg, HAS, META)                                                 \
    OF_KIND(I8, i8, sp, cg, HAS, META)
#define PLAIN_SP(KIND, kind, cg, HAS)                                                          \
    FORM(KIND, 0, (HAS) | SP, mgpu_tcgen05_mma_sp##cg##_##kind##_ss, IN_SS, OF_SP() p->idesc,  \
         p->accumulate)                                                                        \
    FORM(KIND, 0, (HAS) | SP | TS, mgpu_tcgen05_mma_sp##cg##_##kind##_ts, IN_TS,               \
         OF_SP() p->idesc, p->accumulate)
#define ALL_PLAIN_SP(cg, HAS)                                                                  \
    PLAIN_SP(F16, f16, cg, HAS)                                                                \
    PLAIN_SP(TF32, tf32, cg, HAS)                                                              \
    PLAIN_SP(F8F6F4, f8f6f4, cg, HAS)                                                          \
    PLAIN_SP(I8, i8, cg, HAS)
#define NOTHING()
#define SCALED_OF(KIND, block, words, sp, cg, HAS, where, IN, META)                            \
    FORM(KIND, block, HAS, mgpu_tcgen05_mma##sp##cg##_##words##_##where, IN, META() p->idesc,  \
         OF_SCALES p->accumulate)                                                              \
    FORM(KIND, block, (HAS) | COLLECTOR,                                                       \
         mgpu_tcgen05_mma##sp##cg##_##words##_##where##_collector, IN, META() p->idesc,        \
         OF_SCALES p->accumulate, p->use)
#define SCALED(KIND, block, words, sp, cg, HAS, META)                                          \
    SCALED_OF(KIND, block, words, sp, cg, HAS, ss, IN_SS, META)                                \
    SCALED_OF(KIND, block, words, sp, cg, (HAS) | TS, ts, IN_TS, META)
#define ALL_SCALED(sp, cg, HAS, META)                                                          \
    SCALED(MXF8F6F4, 32, mxf8f6f4_block32, sp, cg, HAS, META)                                  \
    SCALED(MXF4, 32, mxf4_block32, sp, cg, HAS, META)                                          \
    SCALED(MXF4NVF4, 16, mxf4nvf4_block16, sp, cg, HAS, META)                                  \
    SCALED(MXF4NVF4, 32, mxf4nvf4_block32, sp, cg, HAS, META)
#define WS_OF(KIND, kind, sp, HAS, where, IN, META)                                            \
    FORM(KIND, 0, (HAS) | WS, mgpu_tcgen05_mma_ws##sp##_##kind##_##where, IN, META() p->idesc, \
         p->accumulate)                                                                        \
    FORM(KIND, 0, (HAS) | WS | COLLECTOR,                                                      \
         mgpu_tcgen05_mma_ws##sp##_##kind##_##where##_collector, IN, META() p->idesc,          \
         p->accumulate, p->buffer, p->use)                                                     \
    FORM(KIND, 0, (HAS) | WS | ZERO,                                                           \
         mgpu_tcgen05_mma_ws##sp##_##kind##_##where##_zero_column_mask, IN, META() p->idesc,   \
         p->accumulate, p->zero)                                                               \
    FORM(KIND, 0, (HAS) | WS | COLLECTOR | ZERO,                                               \
         mgpu_tcgen05_mma_ws##sp##_##kind##_##where##_collector_zero_column_mask, IN,          \
         META() p->idesc, p->accumulate, p->zero, p->buffer, p->use)
#define WS_BOTH(KIND, kind, sp, HAS, META)                                                     \
    WS_OF(KIND, kind, sp, HAS, ss, IN_SS, META)                                                \
    WS_OF(KIND, kind, sp, (HAS) | TS, ts, IN_TS, META)
#define ALL_WS(sp, HAS, META)                                                                  \
    WS_BOTH(F16, f16, sp, HAS, META)                                                           \
    WS_BOTH(TF32, tf32, sp, HAS, META)                                                         \
    WS_BOTH(F8F6F4, f8f6f4, sp, HAS, META)                                                     \
    WS_BOTH(I8, i8, sp, HAS, META)

const form forms[] = {
    ALL_KINDS(, , 0, NOTHING) ALL_KINDS(, _cg2, PAIR, NOTHING) ALL_KINDS(_sp, , SP, OF_SP)
        ALL_KINDS(_sp, _cg2, SP | PAIR, OF_SP) ALL_PLAIN_SP(, 0) ALL_PLAIN_SP(_cg2, PAIR)
            ALL_SCALED(, , 0, NOTHING) ALL_SCALED(, _cg2, PAIR, NOTHING)
                ALL_SCALED(_sp, , SP, OF_SP) ALL_SCALED(_sp, _cg2, SP | PAIR, OF_SP)
                    ALL_WS(, 0, NOTHING) ALL_WS(_sp, SP, OF_SP)};

const types some_types[] = {
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_BF16, MGPU_MMA_BF16, MGPU_MMA_F32},
    {MGPU_KIND_F16, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_MMA_F16},
    {MGPU_KIND_TF32, MGPU_MMA_TF32, MGPU_MMA_TF32, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_F32},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E4M3, MGPU_MMA_F16},
    {MGPU_KIND_F8F6F4, MGPU_MMA_E2M1, MGPU_MMA_E3M2, MGPU_MMA_F32},
    {MGPU_KIND_I8, MGPU_MMA_S8, MGPU_MMA_U8, MGPU_MMA_S32},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E4M3, MGPU_MMA_E2M3, MGPU_MMA_F32},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_E5M2, MGPU_MMA_E4M3, MGPU_MMA_F32},
    {MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32},
};

/* Something that a form is for, of types `t`. */
problem
some_problem(const form &f, const types &t, std::mt19937 &rng,
             mgpu_mma_type scale = MGPU_MMA_NONE)
{
    static const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B,
                                            MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
    static const uint32_t ws_n[] = {64, 128, 256};
    const auto one_of = [&](uint32_t n) { return (uint32_t)(rng() % n); };
    problem p = {};
    p.t = t;
    p.has = f.has;
    p.block = f.block;
    const bool pair = p.is(PAIR), bytes = bits_of(t.a) == 8 && bits_of(t.b) == 8;
    const bool whole = bytes || bits_of(t.a) >= 16; /* no 4 or 6 bits: MN-major, too */
    p.m = p.is(WS)                                  ? 32u << one_of(3)
          : p.is(ASHIFT) || (p.block != 0 && !pair) ? 128u << pair
          : p.block != 0 && p.is(SP)                ? 256u
                                                    : (64u << one_of(2)) << pair;
    if (p.block != 0 && pair && !p.is(SP))
        p.m = 128u << one_of(2);
    p.n = p.is(WS) ? ws_n[one_of(p.is(SP) ? 2 : 3)] : 32 * (1 + one_of(4)) * (1 + one_of(2));
    p.a_major =
        !p.packed() && whole && !p.is(TS) && one_of(3) == 0 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
    p.b_major = !p.packed() && whole && one_of(3) == 0 ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
    p.swizzle = swizzles[one_of(4)];
    p.accumulate = one_of(3) != 0;
    if (mgpu_tmem_half_quarters(p.layout()))
        p.lane = 16 * one_of(2);
    p.scale = scale != MGPU_MMA_NONE            ? scale
              : f.block == 16 && one_of(2) == 0 ? MGPU_MMA_UE4M3
                                                : MGPU_MMA_UE8M0;
    p.selector = p.is(SP) && p.block == 0 && bits_of(t.a) >= 16 ? one_of(2) : 0;
    const uint32_t ids = p.scales() == 1 ? 4 : p.scales() == 2 ? 2 : 1;
    p.sfa_id = p.scales() != 0 ? one_of(ids) * 4 / ids : 0;
    p.sfb_id = p.scales() != 0 ? one_of(ids) * 4 / ids : 0;
    p.scale_d = p.is(SCALE_D) ? (p.t.d == MGPU_MMA_F16 ? one_of(3) : one_of(10)) : 0;
    p.buffer = one_of(4);
    p.use = 2 * one_of(2); /* discard, fill */
    for (uint32_t i = 0; i < 8; i++)
        p.lanes[i] = p.is(LANES) ? (one_of(4) == 0 ? ~0u : (uint32_t)rng()) : 0;
    p.zero = mgpu_zero_mask_decode(0);
    p.zero.generates = one_of(5) != 0;
    p.zero.used_cols = 1 + one_of(20);
    p.zero.zero_cols = 1 + one_of(20);
    p.zero.shift = one_of(3) != 0 ? one_of(p.m == 32 ? 17 : 33) : 0;
    if (p.is(ZERO) && p.zero.shift != 0 && p.n == 256)
        p.swizzle = MGPU_SWIZZLE_64B; /* 288 rows of 64 bytes */
    for (uint32_t i = 0; i < 4; i++) {
        p.zero.first[i] = one_of(2);
        p.zero.start[i] = one_of(p.zero.first[i] ? p.zero.zero_cols : p.zero.used_cols);
    }
    p.draw(rng);
    p.lay_out(rng);
    return p;
}

/* Which lane a bit of disable-output-lane keeps: run r has the bits whose number has its bit r, so the runs in which a
 * lane was kept spell the number of its bit. */
TEST_CASE("tcgen05.mma: disable-output-lane, each bit of a block's four words and a pair's "
          "eight, by two oracles")
{
    static const form masked[] = {
        FORM(F16, 0, LANES, mgpu_tcgen05_mma_f16_ss_lanes, IN_SS, p->idesc, p->lanes,
             p->accumulate) FORM(F16, 0, PAIR | LANES, mgpu_tcgen05_mma_cg2_f16_ss_lanes, IN_SS,
                                 p->idesc, p->lanes, p->accumulate)};
    std::mt19937 rng(3);
    for (uint32_t blocks = 1; blocks <= 2; blocks++) {
        std::vector<uint32_t> bit_of(128 * blocks), lane_of(128 * blocks);
        problem p = {};
        p.t = some_types[0];
        p.has = masked[blocks - 1].has;
        p.m = 128 * blocks;
        p.n = 16 * blocks;
        p.swizzle = MGPU_SWIZZLE_128B;
        p.draw(rng);
        p.lay_out(rng);
        for (uint32_t r = 0; r < 7 + blocks; r++) { /* in the last all bits */
            const bool all = r == 6 + blocks;
            model m;
            std::vector<uint32_t> out;
            m.config.target = MGPU_EMU_SM_100A;
            for (uint32_t i = 0; i < 8; i++)
                p.lanes[i] = 0;
            for (uint32_t i = 0; i < 128 * blocks; i++)
                p.lanes[i / 32] |= (all || (i >> r & 1) != 0 ? 1u : 0u) << i % 32;
            REQUIRE(p.run(m, masked[blocks - 1], out) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            for (uint32_t at = 0; at < 128 * blocks; at++) {
                const bool kept =
                    std::equal(&out[at * COLS], &out[at * COLS + p.n], &p.in[at * COLS]);
                if (all)
                    CHECK(kept);
                else
                    bit_of[at] |= (kept ? 1u : 0u) << r;
            }
        }
        for (uint32_t at = 0; at < 128 * blocks; at++)
            lane_of.at(bit_of[at]) = at / 128 << 24 | at % 128 << 16;
        const std::string name = "disable-lanes/cta_group" + std::to_string(blocks);
        check_golden_grid("algebra.txt", name, lane_of);
        check_golden_grid("manual_more.txt", name, lane_of);
    }
}

/* A filter of three taps along rows of `width` pixels: a tap's weights are A, 4 KB on from the last tap's; B is a pixel in
 * each row, from the one before the first on. */
struct filter {
    uint32_t m, n;
    int width, first;
};

MGPU_DEVICE void
three_taps(const mma_args *p, uint32_t taddr, uint32_t smem)
{
    for (uint32_t tap = 0; tap < 3; tap++)
        mgpu_tcgen05_mma_ws_f16_ss_zero_column_mask(
            taddr + p->d, placed(p->a_desc, smem + 4096 * tap), placed(p->b_desc, smem),
            p->idesc, tap != 0,
            mgpu_zero_mask_encode(
                tap_fields(p->sfa, p->sfb, (int)p->meta, (int)tap, 1, (int)p->use)));
}

/* That a mask is what a convolution needs, and counts columns of the product. */
TEST_CASE(
    "tcgen05.mma.ws with zero-column masks: a convolution along rows, padded by one pixel")
{
    std::mt19937 rng(17);
    uint32_t count = 0, zeros = 0;
    for (const filter &f :
         {filter{32, 64, 7, 0}, filter{32, 256, 20, 45}, filter{64, 128, 14, 9},
          filter{64, 64, 64, 64}, filter{128, 128, 2, 1}, filter{128, 64, 1, 5},
          filter{32, 128, 33, 32}, filter{128, 256, 255, 254}}) {
        problem p = {};
        p.t = some_types[0];
        p.has = WS | ZERO;
        p.m = f.m;
        p.n = f.n;
        p.zero = mgpu_zero_mask_decode(2ull << 56); /* B has two columns more */
        std::vector<int> weights(3 * f.m * 16), pixels((f.n + 2) * 16);
        for (int &w : weights)
            w = (int)(rng() % 7) - 3;
        for (int &x : pixels)
            x = (int)(rng() % 15) - 7;
        p.b.resize(pixels.size());
        p.smem.assign(SMEM / 4, 0x7bff7bffu);
        p.in.assign(128 * COLS, 0);
        for (uint32_t i = 0; i < pixels.size(); i++)
            p.put_smem(true, 0, i / 16, i % 16, code_of(MGPU_MMA_F16, pixels[i]));
        for (uint32_t i = 0; i < weights.size(); i++) {
            const uint32_t row = i / 16 % f.m, k = i % 16;
            const uint32_t at =
                i / 16 / f.m * 4096 +
                mgpu_tcgen05_operand_addr(mgpu_tcgen05_desc_decode(p.desc(false)), MGPU_K_MAJOR,
                                          2, row, k);
            const uint32_t code = code_of(MGPU_MMA_F16, weights[i]);
            memcpy((unsigned char *)p.smem.data() + at, &code, 2);
        }
        const form taps = {MGPU_KIND_F16, 0, WS | ZERO, three_taps};
        std::vector<uint32_t> out;
        mma_args a = p.args(taps, out);
        a.sfa = f.m;
        a.sfb = f.n;
        a.meta = (uint32_t)f.width;
        a.use = (uint32_t)f.first;
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = some_policy(count++);
        CAPTURE(f.m, f.n, f.width, f.first);
        REQUIRE(m.run(one_block_kernel, 1, THREADS, a, 1, SMEM + 1024) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < f.m * f.n; i++) {
            const uint32_t row = i / f.n, col = i % f.n;
            const int x = (f.first + (int)col) % f.width;
            int sum = 0;
            for (int tap = 0; tap < 3; tap++) {
                const bool in_row = x + tap - 1 >= 0 && x + tap - 1 < f.width;
                for (uint32_t k = 0; k < 16 && in_row; k++)
                    sum += weights[((uint32_t)tap * f.m + row) * 16 + k] *
                           pixels[(col + (uint32_t)tap) * 16 + k];
                zeros += !in_row;
            }
            const mgpu_tmem_slot s = mgpu_tmem_d_slot(p.layout(), f.n, row, col);
            wrong += p.cell(out, s, D_COL, 0) != mgpu__bits_of_float((float)sum);
        }
        CHECK(wrong == 0);
    }
    CHECK((count == 8 && zeros > 10000));
}

TEST_CASE("tcgen05.mma: scaled, modified, sparse and .ws, each function: D is exact, and no "
          "other cell changes")
{
    const uint32_t count = sizeof forms / sizeof *forms, rounds = (uint32_t)test_rounds(1);
    CHECK(count == 240 + 64 + 64 - 16);
    std::mt19937 rng(11);
    unsigned next = 0;
    for (uint32_t i = 0; i < count; i++)
        for (const types &t : some_types)
            for (uint32_t round = 0; t.kind == forms[i].kind && round < rounds; round++) {
                if (!test_takes(&next, 3))
                    continue;
                const problem drawn = some_problem(forms[i], t, rng);
                problem p = drawn;
                model m;
                m.config.target = MGPU_EMU_SM_100A;
                m.config.policy = some_policy(next / 3 + round);
                m.config.numerics = rng() % 2 != 0 ? MGPU_EMU_EXACT : MGPU_EMU_FAST;
                std::vector<uint32_t> out;
                CAPTURE(i, name_of(t), mgpu_mma_name(t.a), mgpu_mma_name(t.b),
                        mgpu_mma_name(t.d), p.has, p.block, p.m, p.n, p.a_major, p.b_major,
                        p.swizzle, p.accumulate, p.lane, p.selector, p.scale_d);
                REQUIRE(p.run(m, forms[i], out) == MGPU_OK);
                CHECK(m.text + m.lints == "");
                p.check(out);
            }
}

TEST_CASE("tcgen05.mma: sums of any bits are those of the rule, in a block and over a pair")
{
    const uint32_t plain = PAIR | TS | SP | WS;
    std::mt19937 rng(23);
    unsigned next = 0;
    for (const form &f : forms)
        for (const types &t : some_types) {
            if (t.kind != f.kind || (f.has & ~plain) != 0 || !test_takes(&next, 3))
                continue;
            problem p = some_problem(f, t, rng);
            p.n = p.is(WS) ? 64 : 32;
            p.draw_any(rng);
            p.lay_out(rng);
            model m;
            m.config.target = MGPU_EMU_SM_100A;
            m.config.policy = some_policy(next);
            m.config.numerics = MGPU_EMU_EXACT;
            std::vector<uint32_t> out;
            CAPTURE(name_of(t), mgpu_mma_name(t.a), p.has, p.block, p.m, p.n, p.accumulate);
            REQUIRE(p.run(m, f, out) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            p.check(out);
        }
}

/* C is so near an end of s32 that about each fourth sum of 32 small products, or 64, leaves it. */
TEST_CASE(
    "tcgen05.mma of integers: a D that leaves s32 is clamped, or begins again at the other "
    "end")
{
    const types &t = some_types[7];
    std::mt19937 rng(29);
    unsigned next = 0, runs = 0;
    for (const form &f : forms) {
        if (f.kind != t.kind || (f.has & ZERO) != 0 || !test_takes(&next, 6))
            continue;
        problem p = some_problem(f, t, rng);
        uint32_t ends[2] = {0, 0}, others = 0;
        p.n = p.is(WS) ? 64 : 32;
        p.accumulate = true;
        p.saturate = runs++ % 3 != 0;
        p.draw(rng);
        for (uint32_t &x : p.c)
            x = (rng() % 2 != 0 ? 0x7fffffffu : 0x80000000u) ^ (uint32_t)(rng() % 1024);
        p.lay_out(rng);
        for (uint32_t i = 0; i < p.m * p.n; i++) {
            const uint32_t d = p.element(i / p.n, i % p.n);
            (d == 0x7fffffff ? ends[0] : d == 0x80000000 ? ends[1] : others)++;
        }
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = some_policy(next);
        m.config.numerics = runs % 2 != 0 ? MGPU_EMU_EXACT : MGPU_EMU_FAST;
        std::vector<uint32_t> out;
        CAPTURE(p.has, p.m, p.n, p.saturate, ends[0], ends[1], others);
        CHECK((ends[0] > 100 && ends[1] > 100) == p.saturate);
        CHECK(others > 1000);
        REQUIRE(p.run(m, f, out) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        p.check(out);
    }
    CHECK(runs >= 8);
}

/* ---- K = 96 ------------------------------------------------------------------------------------------------ */

/* A problem of a form of mxf4 or mxf4nvf4, number i: each start and id, sizes of N, with A in tensor memory, too. */
problem
k96_problem(const form &f, const types &t, uint32_t i, std::mt19937 &rng)
{
    static const uint32_t sizes[] = {16, 256, 128, 144, 64, 192, 240};
    problem p = {};
    p.t = t;
    p.has = f.has | K96;
    p.block = f.block;
    p.m = 256;
    p.n = sizes[i % 7];
    p.swizzle = MGPU_SWIZZLE_128B;
    p.k96_at = i % 8 * 16;
    p.accumulate = i % 3 != 0;
    p.scale = f.block == 16 && i % 2 == 0 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
    p.sfa_id = f.block == 16 ? i % 2 * 2 : i % 4;
    p.sfb_id = f.block == 16 ? i / 2 % 2 * 2 : i / 2 % 4;
    p.use = MGPU_COLLECTOR_FILL;
    p.zero = mgpu_zero_mask_decode(0);
    if (i % 5 == 4)
        p.draw_any(rng);
    else
        p.draw(rng);
    p.lay_out(rng);
    return p;
}

TEST_CASE("tcgen05.mma with K = 96: D is exact, from each byte of a row and each id of scales")
{
    std::mt19937 rng(43);
    uint32_t i = 0, runs = 0, rounds = 4 * (uint32_t)test_rounds(1);
    for (uint32_t round = 0; round < rounds; round++)
        for (const form &f : forms) {
            const types *t = some_types;
            while (t->kind != f.kind)
                t++;
            if (f.kind < MGPU_KIND_MXF4 || !(f.has & PAIR) || (f.has & SP))
                continue;
            problem p = k96_problem(f, *t, i++, rng);
            model m;
            m.config.target = MGPU_EMU_SM_103A;
            m.config.policy = some_policy(i);
            std::vector<uint32_t> out;
            CAPTURE(i, name_of(*t), p.has, p.block, p.n, p.k96_at, p.sfa_id, p.sfb_id, p.scale);
            REQUIRE(p.run(m, f, out) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            p.check(out);
            runs++;
        }
    CHECK(runs == 12 * rounds);
}

TEST_CASE("tcgen05.mma with K = 96: where a row goes on must be in shared memory, too")
{
    std::mt19937 rng(47);
    uint32_t runs = 0;
    for (const form &f : forms) {
        const types *t = some_types;
        while (t->kind != f.kind)
            t++;
        if (f.kind != MGPU_KIND_MXF4 || !(f.has & PAIR) || (f.has & (SP | TS)))
            continue;
        problem p = k96_problem(f, *t, 7, rng);
        p.k96_on = 200 * 1024;
        model m;
        m.config.target = MGPU_EMU_SM_103A;
        std::vector<uint32_t> out;
        CHECK(p.run(m, f, out) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"the matrix descriptor of A reaches beyond the shared memory of block",
                      ", leading address 0x3"}));
        runs++;
    }
    CHECK(runs != 0);
}

/* ---- Rubin: a word for B, too ----------------------------------------------------------------------------- */

#define BOTH_OF(KIND, kind, sp, cg, HAS, META)                                                 \
    FORM(KIND, 0, (HAS) | COLLECTOR, mgpu_tcgen05_mma##sp##cg##_##kind##_ss_collectors, IN_SS, \
         META() p->idesc, p->accumulate, p->use, p->buffer)                                    \
    FORM(KIND, 0, (HAS) | COLLECTOR | TS, mgpu_tcgen05_mma##sp##cg##_##kind##_ts_collectors,   \
         IN_TS, META() p->idesc, p->accumulate, p->use, p->buffer)
#define BOTH_SCALED(KIND, block, words, sp, cg, HAS, META)                                     \
    FORM(KIND, block, (HAS) | COLLECTOR, mgpu_tcgen05_mma##sp##cg##_##words##_ss_collectors,   \
         IN_SS, META() p->idesc, OF_SCALES p->accumulate, p->use, p->buffer)                   \
    FORM(KIND, block, (HAS) | COLLECTOR | TS,                                                  \
         mgpu_tcgen05_mma##sp##cg##_##words##_ts_collectors, IN_TS, META() p->idesc,           \
         OF_SCALES p->accumulate, p->use, p->buffer)
#define ALL_BOTH(sp, cg, HAS, META)                                                            \
    BOTH_OF(F16, f16, sp, cg, HAS, META)                                                       \
    BOTH_OF(TF32, tf32, sp, cg, HAS, META)                                                     \
    BOTH_OF(F8F6F4, f8f6f4, sp, cg, HAS, META)                                                 \
    BOTH_SCALED(MXF8F6F4, 32, mxf8f6f4_block32, sp, cg, HAS, META)                             \
    BOTH_SCALED(MXF4, 32, mxf4_block32, sp, cg, HAS, META)                                     \
    BOTH_SCALED(MXF4NVF4, 16, mxf4nvf4_block16, sp, cg, HAS, META)                             \
    BOTH_SCALED(MXF4NVF4, 32, mxf4nvf4_block32, sp, cg, HAS, META)
const form rubin_forms[] = {ALL_BOTH(, , 0, NOTHING) ALL_BOTH(, _cg2, PAIR, NOTHING) ALL_BOTH(
    _sp, , SP, OF_SP) ALL_BOTH(_sp, _cg2, SP | PAIR, OF_SP)};

TEST_CASE("tcgen05.mma with words for the collectors of A and B: D is exact")
{
    const uint32_t count = sizeof rubin_forms / sizeof *rubin_forms;
    CHECK(count == 56);
    std::mt19937 rng(31);
    unsigned next = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (!test_takes(&next, 3))
            continue;
        const types *t = some_types;
        while (t->kind != rubin_forms[i].kind)
            t++;
        problem p = some_problem(rubin_forms[i], *t, rng);
        model m;
        m.config.target = MGPU_EMU_SM_107A;
        m.config.policy = some_policy(i / 3);
        std::vector<uint32_t> out;
        CAPTURE(i, name_of(*t), p.has, p.block, p.m, p.n);
        if (p.is(SP) && p.packed()) { /* its metadata is another there: below */
            CHECK(p.run(m, rubin_forms[i], out) != MGPU_OK);
            INFO(m.text);
            CHECK(m.says({": bit 12 must be 1 on sm_107a"}));
        } else {
            REQUIRE(p.run(m, rubin_forms[i], out) == MGPU_OK);
            CHECK(m.text + m.lints == "");
            p.check(out);
        }
        m.config.target = MGPU_EMU_SM_103A;
        CHECK(p.run(m, rubin_forms[i], out) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({"_collectors needs sm_107a or sm_107f, the target is sm_103a"}));
    }
}

/* Of a rule that is published nowhere. */
#define OF_LUT() t + p->meta,
#define LUT_OF(KIND, block, words, cg, HAS, ...)                                               \
    FORM(KIND, block, HAS, mgpu_tcgen05_mma##cg##_##words##_ss_decompress_lut, IN_SS,          \
         OF_LUT() p->idesc, __VA_ARGS__)                                                       \
    FORM(KIND, block, (HAS) | TS, mgpu_tcgen05_mma##cg##_##words##_ts_decompress_lut, IN_TS,   \
         OF_LUT() p->idesc, __VA_ARGS__)
#define TI16_OF(sp, cg, HAS, META)                                                             \
    MODIFIED(I8, ti16, sp, cg, HAS, ss, IN_SS, META)                                           \
    MODIFIED(I8, ti16, sp, cg, (HAS) | TS, ts, IN_TS, META)                                    \
    SHIFTED(I8, ti16, sp, cg, (HAS) | TS, META)                                                \
    FORM(I8, 0, HAS, mgpu_tcgen05_mma##sp##cg##_ti16_ss, IN_SS, META() p->idesc,               \
         p->accumulate)                                                                        \
    FORM(I8, 0, (HAS) | TS, mgpu_tcgen05_mma##sp##cg##_ti16_ts, IN_TS, META() p->idesc,        \
         p->accumulate)
const form unknown_forms[] = {
    TI16_OF(, , 0, NOTHING) TI16_OF(, _cg2, PAIR, NOTHING) TI16_OF(_sp, , SP, OF_SP)
        TI16_OF(_sp, _cg2, SP | PAIR, OF_SP) WS_BOTH(I8, ti16, , 0, NOTHING)
            WS_BOTH(I8, ti16, _sp, SP, OF_SP) LUT_OF(F8F6F4, 0, f8f6f4, , 0, p->accumulate)
                LUT_OF(F8F6F4, 0, f8f6f4, _cg2, PAIR, p->accumulate)
                    LUT_OF(MXF8F6F4, 32, mxf8f6f4_block32, , 0, OF_SCALES p->accumulate) LUT_OF(
                        MXF8F6F4, 32, mxf8f6f4_block32, _cg2, PAIR, OF_SCALES p->accumulate)};

TEST_CASE("tcgen05.mma of ti16, and with tables for B: the model says that it has no rule")
{
    const uint32_t count = sizeof unknown_forms / sizeof *unknown_forms;
    CHECK(count == 56 + 8);
    std::mt19937 rng(37);
    for (uint32_t i = 0; i < count; i++) {
        const form &f = unknown_forms[i];
        const types *t = some_types;
        while (t->kind != f.kind)
            t++;
        problem p = some_problem(f, *t, rng);
        model m;
        std::vector<uint32_t> out;
        m.config.target = MGPU_EMU_SM_107A;
        CAPTURE(i);
        CHECK(p.run(m, f, out) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({f.kind == MGPU_KIND_I8
                          ? ": how a sign and 11 bits lie in 16, and which number the "
                            "instruction descriptor has for them, is published nowhere that "
                            "mgpu knows of"
                          : "_decompress_lut: how tables of eight numbers lie in tensor memory "
                            "is published nowhere that mgpu knows of"}));
        m.config.target = MGPU_EMU_SM_100A;
        CHECK(p.run(m, f, out) != MGPU_OK);
        CHECK(m.says({" needs sm_107a or sm_107f, the target is sm_100a"}));
    }
}

void
bad_collector(const mma_args *p, uint32_t t, uint32_t s)
{
    mgpu_tcgen05_mma_f16_ss_collectors(t + p->d, IN_SS, p->idesc, 0, 0, 4);
}

/* ---- what goes wrong ------------------------------------------------------------------------------------- */

const form &
form_of(mgpu_kind kind, uint32_t block, uint32_t has)
{
    for (const form &f : forms)
        if (f.kind == kind && f.block == block && f.has == has)
            return f;
    FAIL("no such function");
    return forms[0];
}

/* A problem of a form; `wrong` changes what the kernel gets, or where things lie. */
template <typename F>
std::string
text_of(mgpu_kind kind, uint32_t block, uint32_t has, uint32_t target, F wrong)
{
    std::mt19937 rng(3);
    const form &f = form_of(kind, block, has);
    const types *t = some_types;
    while (t->kind != kind)
        t++;
    problem p = some_problem(f, *t, rng);
    model m;
    m.config.target = target;
    std::vector<uint32_t> out;
    mma_args args = p.args(f, out);
    wrong(p, args);
    const mgpu_status status = m.run(p.is(PAIR) ? of_a_pair_kernel : one_block_kernel,
                                     p.blocks(), THREADS, args, p.blocks(), SMEM + 1024);
    CHECK((status == MGPU_OK) == (m.text == ""));
    return m.text;
}

bool
has(const std::string &text, const char *words)
{
    INFO(text);
    CHECK(text.find(words) != std::string::npos);
    return text.find(words) != std::string::npos;
}

TEST_CASE("tcgen05.mma: what is wrong with scales, metadata, collectors and masks has its "
          "sentence")
{
    const auto nothing = [](problem &, mma_args &) {};
    const uint32_t a = MGPU_EMU_SM_100A;
    CHECK(text_of(MGPU_KIND_MXF4, 32, 0, a, nothing) == "");
    CHECK(has(
        text_of(MGPU_KIND_MXF4, 32, 0, a, [](problem &, mma_args &p) { p.idesc |= 1u << 4; }),
        "the scale ids (bits 4-5, 29-30) of mxf4 and mxf4nvf4 must be 0 or 2"));
    CHECK(
        has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, a, [](problem &, mma_args &p) { p.sfb = 510; }),
            "tcgen05.mma.kind::mxf8f6f4, scales of B: columns 510..51"));
    CHECK(has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, a,
                      [](problem &p, mma_args &) { p.in[(96 + 5) * COLS + SFA_COL] ^= ~0u; }),
              "in lane 5 and 0x"));
    CHECK(has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, a,
                      [](problem &p, mma_args &) { p.in[(96 + 5) * COLS + SFA_COL] ^= ~0u; }),
              "each quarter of the lanes has its copy, as mgpu_tcgen05_cp_32x128b_warpx4() "
              "makes them"));
    CHECK(
        has(text_of(MGPU_KIND_F16, 0, SCALE_D, a, [](problem &, mma_args &p) { p.idesc |= 1; }),
            "the sparsity selector (bits 0-1) is of tcgen05.mma.sp alone"));
    CHECK(
        has(text_of(MGPU_KIND_F8F6F4, 0, SP, a,
                    [](problem &p, mma_args &) { p.in[p.lane * COLS + META_COL] = 0; }),
            "tcgen05.mma.sp: the metadata of row 0, elements 0 to 3 along K, is the code 0x0"));
    CHECK(has(text_of(MGPU_KIND_F16, 0, SP, a,
                      [](problem &, mma_args &p) { p.idesc &= ~MGPU_INSTR_DESC_SPARSE; }),
              "the sparse bit (2) must be set in tcgen05.mma.sp"));
    CHECK(has(
        text_of(MGPU_KIND_F16, 0, SP, a,
                [](problem &, mma_args &p) {
                    p.idesc &= ~(1u << 16); /* B is K-major */
                    p.b_desc = mgpu_tcgen05_desc_k_major(0x4000, MGPU_SWIZZLE_32B);
                }),
        "a row of B is 64 bytes along K when A is sparse: write the tile with 64B or 128B"));
    const char *twice = " twice: two operands of the one instruction overlap there";
    CHECK(
        has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, a, [](problem &, mma_args &p) { p.sfa = p.d; }),
            twice));
    CHECK(
        has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, a, [](problem &, mma_args &p) { p.sfb = p.d; }),
            twice));
    CHECK(has(text_of(MGPU_KIND_F16, 0, SP, a, [](problem &, mma_args &p) { p.meta = p.d; }),
              twice));
    CHECK(has(text_of(MGPU_KIND_F16, 0, SP, a, [](problem &, mma_args &p) { p.idesc |= 2; }),
              "the sparsity selector (bits 0-1) must be 0 or 1"));
    CHECK(has(text_of(MGPU_KIND_MXF4, 32, SP, MGPU_EMU_SM_100F, nothing),
              "tcgen05.mma.kind::mxf4 needs sm_100a, sm_103a"));
    CHECK(
        has(text_of(MGPU_KIND_TF32, 0, SCALE_D, MGPU_EMU_SM_110A, nothing),
            "tcgen05.mma.kind::tf32 needs sm_100a, sm_100f, sm_103a or sm_107a, the target is "
            "sm_110a"));
    CHECK(has(
        text_of(MGPU_KIND_F16, 0, TS | ASHIFT, a,
                [](problem &, mma_args &p) { p.idesc = (p.idesc & ~(31u << 24)) | 4u << 24; }),
        "with .ashift M must be 128, of a pair 256"));
    CHECK(has(text_of(MGPU_KIND_F16, 0, COLLECTOR, a,
                      [](problem &, mma_args &p) { p.use = MGPU_COLLECTOR_USE; }),
              "tcgen05.mma.kind::f16 with collector::a::use: the buffer is empty: "
              "MGPU_COLLECTOR_FILL with the same A comes before"));
    CHECK(has(text_of(MGPU_KIND_F16, 0, WS | COLLECTOR, a,
                      [](problem &, mma_args &p) { p.use = MGPU_COLLECTOR_LASTUSE; }),
              "with collector::b::lastuse: the buffer is empty"));
    CHECK(has(text_of(MGPU_KIND_F16, 0, WS | ZERO, a,
                      [](problem &, mma_args &p) { p.zero |= 1ull << 62; }),
              "the zero-column mask 0x"));
    CHECK(
        has(text_of(MGPU_KIND_F16, 0, WS | ZERO, a,
                    [](problem &, mma_args &p) {
                        p.zero = (p.zero & ~(63ull << 56)) | 9ull << 56;
                        p.idesc = (p.idesc & ~(3u << 30)) | 1u << 30; /* to 8 */
                    }),
            "it shifts B (bits 56-61) by more columns than the instruction descriptor says at "
            "most (bits 30-31: 0, 8, 16 or 32)"));
}

TEST_CASE("tcgen05.mma.sp of mxf4 and mxf4nvf4: bit 12 of the descriptor is the target's")
{
    const auto as_it_is = [](problem &, mma_args &) {};
    const auto with_bit = [](problem &, mma_args &p) { p.idesc |= MGPU_INSTR_DESC_SPARSE_2_4; };
    const auto invalid = [](problem &, mma_args &p) { p.idesc = MGPU_INSTR_DESC_INVALID; };
    const uint32_t rubin = MGPU_EMU_SM_107A, others[] = {MGPU_EMU_SM_100A, MGPU_EMU_SM_103A};
    const struct {
        mgpu_kind kind;
        uint32_t block;
    } of[] = {{MGPU_KIND_MXF4, 32}, {MGPU_KIND_MXF4NVF4, 16}, {MGPU_KIND_MXF4NVF4, 32}};
    for (const auto &x : of)
        for (uint32_t pair : {0u, (uint32_t)PAIR}) {
            const uint32_t sp = SP | pair;
            CAPTURE(x.kind, x.block, pair);
            CHECK(has(text_of(x.kind, x.block, sp, rubin, as_it_is),
                      ": bit 12 must be 1 on sm_107a when A of mxf4 or mxf4nvf4 is sparse: its "
                      "metadata names 2 of 4 numbers there (4 of 8 in pairs, bit 12 = 0, is of "
                      "sm_100a, sm_103a and sm_110a): pack it anew and or the word with "
                      "MGPU_INSTR_DESC_SPARSE_2_4, or MGPU_EMU_TARGET=sm_100a"));
            CHECK(has(
                text_of(x.kind, x.block, sp, rubin, with_bit),
                ": it is right, and the model has no metadata of 2 of 4 numbers of 4 "
                "bits (bit 12), which sm_107a alone takes: where its 32 codes of a row lie is "
                "published nowhere that mgpu knows of"));
            CHECK(has(text_of(x.kind, x.block, sp, rubin, invalid),
                      "it is MGPU_INSTR_DESC_INVALID"));
            CHECK(text_of(x.kind, x.block, pair, rubin, as_it_is) == ""); /* dense */
            CHECK(has(text_of(x.kind, x.block, pair, rubin, with_bit),
                      "B's type (bits 10-12) is no code of this kind"));
            for (uint32_t target : others) {
                CHECK(text_of(x.kind, x.block, sp, target, as_it_is) == "");
                CHECK(has(text_of(x.kind, x.block, sp, target, with_bit),
                          "bit 12 (MGPU_INSTR_DESC_SPARSE_2_4) is of sm_107a alone: clear it"));
            }
        }
    /* of 8 bits bit 12 is the type's, and metadata the same everywhere */
    CHECK(text_of(MGPU_KIND_MXF8F6F4, 32, SP, rubin, as_it_is) == "");
    CHECK(text_of(MGPU_KIND_F8F6F4, 0, SP, rubin, as_it_is) == "");
}

TEST_CASE("tcgen05.mma on sm_107: what its descriptors have besides is named, and refused")
{
    const struct {
        mgpu_kind kind;
        uint32_t block, bits;
        const char *said, *why;
    } of[] = {
        {MGPU_KIND_F8F6F4, 0, 1u << 29, "it says K = 64 (bit 29 of f8f6f4)",
         "where the second 32 bytes of a row lie with a 32B swizzle, and how 64 products are "
         "added"},
        {MGPU_KIND_MXF8F6F4, 32, 1u << 31, "it says K = 64 (bit 31 of mxf8f6f4)",
         "where the second scale factor of a row lies"},
        {MGPU_KIND_MXF4, 32, 1u << 3, "it says K = 128 (bits 3 and 31 are 2)",
         "where 4 scale factors of a row, or 8, lie"},
        {MGPU_KIND_MXF4NVF4, 16, 1u << 3, "it says K = 128 (bits 3 and 31 are 2)",
         "where 4 scale factors of a row, or 8, lie"},
        {MGPU_KIND_MXF8F6F4, 32, 1u << 26, "scale factors of A lie in 128 lanes (bit 26)",
         "which byte of a lane is which factor"},
        {MGPU_KIND_MXF4, 32, 1u << 26, "scale factors of A lie in 128 lanes (bit 26)",
         "which byte of a lane is which factor"},
    };
    for (const auto &x : of) {
        const auto with = [&](problem &, mma_args &p) { p.idesc |= x.bits; };
        const uint32_t form = x.block == 0 ? COLLECTOR : 0;
        CAPTURE(x.kind, x.block, x.bits);
        for (uint32_t target : {MGPU_EMU_SM_107A, MGPU_EMU_SM_107F}) {
            const std::string text = text_of(x.kind, x.block, form, target, with);
            CHECK(has(text, x.said));
            CHECK(has(text, "which sm_107 has, and the model not: "));
            CHECK(has(text, x.why));
            CHECK(has(text, " is published nowhere that mgpu knows of: clear "));
            CHECK(text_of(x.kind, x.block, form, target, [](problem &, mma_args &) {}) == "");
        }
        CHECK(has(text_of(x.kind, x.block, form, MGPU_EMU_SM_100A, with),
                  "a reserved bit is set ("));
    }
    CHECK(has(text_of(MGPU_KIND_F16, 0, COLLECTOR, MGPU_EMU_SM_107A,
                      [](problem &, mma_args &p) { p.idesc |= 1u << 29; }),
              "a reserved bit is set (6, 23, 29)"));
    CHECK(has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, MGPU_EMU_SM_107A,
                      [](problem &, mma_args &p) { p.idesc |= 1u << 25; }),
              "a reserved bit is set (0, 1, 3, 6, 24-26"));
    CHECK(has(text_of(MGPU_KIND_MXF8F6F4, 32, 0, MGPU_EMU_SM_107A,
                      [](problem &, mma_args &p) { p.idesc |= 1u << 24; }), /* 3 */
              "a reserved bit is set (0, 1, 3, 6, 24-26"));
}

TEST_CASE("tcgen05.mma of mxf4nvf4: ue4m3 for blocks of 32, and ue5m3, on sm_107 alone")
{
    std::mt19937 rng(41);
    const struct {
        uint32_t block;
        mgpu_mma_type scale;
        const char *said;
    } of[] = {{32, MGPU_MMA_UE4M3,
               "the scale type (bit 23) must be ue8m0 (1) for blocks of 32: ue4m3 is of "
               "mxf4nvf4 with blocks of 16, on sm_107 of 32 too"},
              {32, MGPU_MMA_UE5M3,
               "ue5m3 scale factors (2 in bits 23-24) are of mxf4nvf4 on sm_107 alone"},
              {16, MGPU_MMA_UE5M3,
               "ue5m3 scale factors (2 in bits 23-24) are of mxf4nvf4 on sm_107 alone"}};
    for (const auto &x : of)
        for (uint32_t pair : {0u, (uint32_t)PAIR}) {
            const form &f = form_of(MGPU_KIND_MXF4NVF4, x.block, pair);
            problem p = some_problem(f, some_types[11], rng, x.scale);
            std::vector<uint32_t> out;
            CAPTURE(pair, x.block, x.scale, p.m, p.n);
            for (uint32_t target : {MGPU_EMU_SM_107A, MGPU_EMU_SM_107F}) {
                model m;
                m.config.target = target;
                REQUIRE(p.run(m, f, out) == MGPU_OK);
                CHECK(m.text + m.lints == "");
                p.check(out);
            }
            for (uint32_t target : {MGPU_EMU_SM_100A, MGPU_EMU_SM_103A}) {
                model m;
                m.config.target = target;
                CHECK(p.run(m, f, out) != MGPU_OK);
                CHECK(has(m.text, x.said));
            }
        }
    for (mgpu_kind kind : {MGPU_KIND_MXF8F6F4, MGPU_KIND_MXF4}) { /* they have ue8m0 alone */
        CHECK(has(text_of(kind, 32, 0, MGPU_EMU_SM_107A,
                          [](problem &, mma_args &p) { p.idesc &= ~(1u << 23); }),
                  "the scale type (bit 23) must be ue8m0 (1) for blocks of 32"));
        CHECK(has(text_of(kind, 32, 0, MGPU_EMU_SM_107A,
                          [](problem &, mma_args &p) { p.idesc ^= 3u << 23; }),
                  "ue5m3 scale factors (2 in bits 23-24) are of mxf4nvf4 on sm_107 alone"));
    }
}

TEST_CASE("tcgen05.mma with K = 96: what is wrong has its sentence")
{
    const auto text = [](uint32_t target, auto wrong) {
        std::mt19937 rng(3);
        const form &f = form_of(MGPU_KIND_MXF4, 32, PAIR);
        problem p = k96_problem(f, {MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32},
                                6, rng);
        model m;
        m.config.target = target;
        std::vector<uint32_t> out;
        mma_args args = p.args(f, out);
        wrong(args);
        const mgpu_status status = m.run(of_a_pair_kernel, 2, THREADS, args, 2, SMEM + 1024);
        CHECK((status == MGPU_OK) == (m.text == ""));
        return m.text;
    };
    const auto nothing = [](mma_args &) {};
    const uint32_t a = MGPU_EMU_SM_103A;
    CHECK(text(a, nothing) == "");
    CHECK(
        has(text(MGPU_EMU_SM_100A, nothing),
            "tcgen05.mma.kind::mxf4 with K = 96 (bit 31) needs sm_103a, the target is sm_100a: "
            "MGPU_EMU_TARGET=sm_103a"));
    CHECK(has(
        text(MGPU_EMU_SM_107A, nothing),
        "tcgen05.mma.kind::mxf4 with K = 96 (bit 31): the model has sums of that on sm_103a "
        "alone; on sm_107a bits 3 and 31 are one field, with 0, 1 and 2 for K = 64, 96 and "
        "128, of which the model has K = 64: where a row of 48 bytes goes on there is "
        "published "
        "nowhere that mgpu knows of: MGPU_EMU_TARGET=sm_103a"));
    CHECK(has(text(a, [](mma_args &p) { p.idesc ^= 3u << 27; }), /* 128 */
              "with K = 96 (bit 31) M (bits 27-28), that of both CTAs, must be 256"));
    CHECK(has(text(a, [](mma_args &p) { p.idesc |= MGPU_INSTR_DESC_SPARSE; }),
              "with K = 96 (bit 31) A is dense"));
    CHECK(has(text(a, [](mma_args &p) { p.b_desc |= 6; }),
              "the start address is less before the end of its 128: give where it goes on"));
    CHECK(has(text(a, [](mma_args &p) { p.a_desc ^= 6ull << 61; }), /* 64B */
              "with an absolute leading address (bit 52) the swizzle must be 128B"));
    /* the second four factors of each of 128 rows are 4 columns on */
    CHECK(has(text(a, [](mma_args &p) { p.sfa = 505; }), "scales of A: columns 509..512"));
    model m;
    std::mt19937 rng(3);
    std::vector<uint32_t> out;
    const form &f = form_of(MGPU_KIND_MXF4, 32, PAIR);
    const problem p =
        k96_problem(f, {MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_E2M1, MGPU_MMA_F32}, 3, rng);
    mma_args args = p.args(f, out);
    args.sfb = args.sfa + 4; /* where A has its second four */
    m.config.target = a;
    (void)m.run(of_a_pair_kernel, 2, THREADS, args, 2, SMEM + 1024);
    CHECK(has(m.lints, "columns 292..295 of tensor memory are scale factors of A, and of B, "));
}

/* ---- where scale factors lie ------------------------------------------------------------------------------ */

enum {
    RIGHT,
    GRAM,      /* of a matrix by itself: one place for both */
    OTHER_IDS, /* in the same columns, in other bytes */
    HALF_OF_B, /* of 192 columns 128 */
    NONE_OF_A,
    NONE_OF_B,
    IN_EACH_OTHER,
    IN_ONE_PLACE,
    IN_D /* ends the launch */
};

typedef struct {
    uint32_t what;
} factors_args;

/* A [128][32] and B [192][32] of e4m3, and their factors, all of zeros. */
MGPU_KERNEL(factors, factors_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 12288, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 256);
    for (uint32_t i = threadIdx.x; i < 12288 / 4; i += 32)
        mgpu_st_shared_b32(at + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    const uint32_t d = slot[0], n = what == HALF_OF_B || what == RIGHT ? 192 : 128;
    const uint32_t sfa = d + (what == IN_D ? n - 2 : n);
    const uint32_t sfb = what == GRAM || what == OTHER_IDS || what == IN_ONE_PLACE ? sfa
                         : what == IN_EACH_OTHER                                   ? sfa + 2
                                                                                   : sfa + 4;
    if (threadIdx.x == 0) {
        const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 128);
        const uint64_t b = what == GRAM ? a : mgpu_tcgen05_desc_k_major_none(at + 4096, n);
        const uint64_t from = mgpu_tcgen05_desc_k_major_none(at + 10240, 32);
        const uint32_t idesc =
            mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3,
                                   MGPU_MMA_E4M3, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, n);
        if (what != NONE_OF_A)
            mgpu_tcgen05_cp_32x128b_warpx4(sfa, from);
        if (what != NONE_OF_B)
            mgpu_tcgen05_cp_32x128b_warpx4(sfb, from);
        if (what == RIGHT)
            mgpu_tcgen05_cp_32x128b_warpx4(sfb + 4, from);
        mgpu_tcgen05_mma_mxf8f6f4_block32_ss(
            d, a, b, idesc | mgpu_instr_desc_scale_ids(1, what == OTHER_IDS ? 2 : 1), sfa, sfb,
            0);
        mgpu_tcgen05_commit(bar);
        mgpu_mbarrier_wait(bar, 0);
    }
    __syncwarp();
    mgpu_tcgen05_dealloc(d, 256);
}

TEST_CASE("scale factors: each column is written, and none is D's or the other's")
{
    static const struct {
        uint32_t what;
        const char *says; /* NULL: right */
    } rows[] = {
        {RIGHT, NULL},
        {GRAM, NULL},
        {OTHER_IDS, NULL},
        {HALF_OF_B,
         "tcgen05.mma.kind::mxf8f6f4, scales of B: they are columns 196..201 of tensor memory, "
         "and nobody has written column 200: mgpu_tcgen05_cp_32x128b_warpx4() brings 4 "
         "columns, the factors of 128 rows of A or columns of B"},
        {NONE_OF_A, "scales of A: they are columns 128..131 of tensor memory, and nobody has "
                    "written column 128: "},
        {NONE_OF_B, "scales of B: they are columns 132..135 of tensor memory, and nobody has "
                    "written column 132: "},
        {IN_EACH_OTHER,
         "tcgen05.mma.kind::mxf8f6f4: columns 130..131 of tensor memory are scale factors of "
         "A, and of B, too: each 32 rows of A, or columns of B, have a column of factors to "
         "themselves"},
        {IN_ONE_PLACE,
         "columns 128..131 of tensor memory are scale factors of A, and of B, too"},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (const auto &row : rows) {
        CAPTURE(row.what);
        CHECK(m.run(factors_kernel, 1, 32, factors_args{row.what}, 1, 20480) == MGPU_OK);
        INFO(m.lints);
        CHECK(m.text == "");
        if (row.says == NULL)
            CHECK(m.lints == "");
        else
            CHECK(m.lints.find(row.says) != std::string::npos);
    }
    CHECK(m.run(factors_kernel, 1, 32, factors_args{IN_D}, 1, 20480) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {"tcgen05.mma by warp 0 touches lanes 0..15 of column 126 twice: two operands of "
         "the one instruction overlap there, and it writes D"}));
}

/* ---- collectors ------------------------------------------------------------------------------------------- */

/* Two multiplications with one A, and two with one B. */
void
twice(const mma_args *p, uint32_t t, uint32_t s)
{
    const uint64_t a = p->a_desc + s / 16, b = p->b_desc + s / 16;
    const uint32_t first = p->use, then = p->buffer;
    if (p->scale == 0) {
        mgpu_tcgen05_mma_f16_ss_collector(t + p->d, a, b, p->idesc, 0, first);
        mgpu_tcgen05_mma_f16_ss_collector(t + p->d, a + p->meta, b, p->idesc, 1, then);
    } else {
        mgpu_tcgen05_mma_ws_f16_ss_collector(t + p->d, a, b, p->idesc, 0, 2, first);
        mgpu_tcgen05_mma_ws_f16_ss_collector(t + p->d, a + p->meta, b, p->idesc, 1, 2, then);
    }
}

/* Two multiplications with one B, which masks shift. */
void
shifted_twice(const mma_args *p, uint32_t t, uint32_t s)
{
    const uint32_t idesc = p->idesc | 3u << 30;
    const uint64_t first = (uint64_t)p->use << 56, then = (uint64_t)p->buffer << 56;
    mgpu_tcgen05_mma_ws_f16_ss_collector_zero_column_mask(t + p->d, IN_SS, idesc, 0, first, 2,
                                                          MGPU_COLLECTOR_FILL);
    mgpu_tcgen05_mma_ws_f16_ss_collector_zero_column_mask(t + p->d, IN_SS, idesc, 1, then, 2,
                                                          MGPU_COLLECTOR_USE);
}

TEST_CASE("collectors: a use that shifts B as the fill did, or otherwise")
{
    const auto run = [](uint32_t first, uint32_t then) {
        return text_of(MGPU_KIND_F16, 0, WS | ZERO | COLLECTOR, MGPU_EMU_SM_100A,
                       [&](problem &, mma_args &args) {
                           args.issue = shifted_twice;
                           args.use = first;
                           args.buffer = then;
                       });
    };
    CHECK(run(0, 0) == "");
    CHECK(run(5, 5) == "");
    CHECK(has(
        run(0, 5),
        "with collector::b::use: the mask shifts B by 5 columns, that of the fill by 0: what "
        "a buffer gives that was filled with another shift is published nowhere"));
}

TEST_CASE("a word for B that there is not")
{
    CHECK(has(text_of(MGPU_KIND_F16, 0, COLLECTOR, MGPU_EMU_SM_107A,
                      [](problem &, mma_args &args) { args.issue = bad_collector; }),
              "mgpu_tcgen05_mma_f16_ss_collectors: 4 is no use of a collector: "
              "MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE"));
}

TEST_CASE("collectors: a use follows a fill with the same operand")
{
    for (uint32_t ws = 0; ws < 2; ws++) {
        const auto run = [&](uint32_t first, uint32_t then, uint32_t other) {
            return text_of(MGPU_KIND_F16, 0, COLLECTOR | (ws ? (uint32_t)WS : 0u),
                           MGPU_EMU_SM_100A, [&](problem &p, mma_args &args) {
                               args.issue = twice;
                               args.use = first;
                               args.buffer = then;
                               args.scale = ws;
                               args.meta = other;
                               (void)p;
                           });
        };
        CHECK(run(MGPU_COLLECTOR_FILL, MGPU_COLLECTOR_USE, 0) == "");
        CHECK(run(MGPU_COLLECTOR_FILL, MGPU_COLLECTOR_LASTUSE, 0) == "");
        CHECK(has(run(MGPU_COLLECTOR_DISCARD, MGPU_COLLECTOR_USE, 0), "the buffer is empty"));
        if (!ws) /* another A; with .ws B is what is kept */
            CHECK(has(run(MGPU_COLLECTOR_FILL, MGPU_COLLECTOR_USE, 64),
                      "the buffer holds another operand"));
        else
            CHECK(run(MGPU_COLLECTOR_FILL, MGPU_COLLECTOR_USE, 64) == "");
    }
}

/* What happens between the fill of a buffer and its use. */
enum {
    KEPT,
    KEPT_OTHER_BUFFER_DISCARDED, /* of B: those without _collector discard buffer 0 */
    REWRITTEN,                   /* with the bytes that were there */
    CHANGED,
    FILLED_AGAIN, /* behind the change */
    OTHER_SIZE,
    OTHER_MAJOR,
    OTHER_BUFFER,
    DISCARDED,
    LAST_USED
};

typedef struct {
    uint32_t what, ws, use;
} kept_args;

MGPU_KERNEL(kept, kept_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint8_t, tile, 16384, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_tcgen05_alloc(mgpu_smem_addr(slot), 256);
    for (uint32_t i = threadIdx.x; i < 4096; i += 32)
        mgpu_st_shared_b32(at + 4 * i, 0x3f803f80);
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    const uint32_t d = slot[0];
    if (threadIdx.x == 0) {
        const uint64_t a = mgpu_tcgen05_desc_k_major_none(at, 128);
        const uint64_t b = mgpu_tcgen05_desc_k_major_none(at + 8192, 128);
        const uint32_t idesc =
            mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                            MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 128);
        const uint32_t kept = p->ws ? at + 8192 : at; /* the operand that stays */
        const uint32_t buffer = what == DISCARDED ? 0 : 1;
        uint32_t then = idesc;
        if (p->ws)
            mgpu_tcgen05_mma_ws_f16_ss_collector(d, a, b, idesc, 0, 0, MGPU_COLLECTOR_FILL);
        if (p->ws)
            mgpu_tcgen05_mma_ws_f16_ss_collector(d, a, b, idesc, 0, 1, MGPU_COLLECTOR_FILL);
        else
            mgpu_tcgen05_mma_f16_ss_collector(d, a, b, idesc, 0, MGPU_COLLECTOR_FILL);
        mgpu_tcgen05_commit(bar);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_tcgen05_fence_after_thread_sync();
        if (what == REWRITTEN || what == CHANGED || what == FILLED_AGAIN)
            mgpu_st_shared_b32(kept + 2044, what == REWRITTEN ? 0x3f803f80 : 0x40004000);
        mgpu_fence_proxy_async_shared_cta();
        if (what == OTHER_SIZE)
            then ^= p->ws ? 24u << 17 : 12u << 24; /* N, M of 64 */
        if (what == OTHER_MAJOR)
            then ^= p->ws ? 1u << 16 : 1u << 15;
        if (what == DISCARDED || what == KEPT_OTHER_BUFFER_DISCARDED) {
            if (p->ws)
                mgpu_tcgen05_mma_ws_f16_ss(d, a, b, idesc, 1);
            else if (what == DISCARDED)
                mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, 1);
        }
        if (what == LAST_USED || what == FILLED_AGAIN) {
            const uint32_t use =
                what == LAST_USED ? MGPU_COLLECTOR_LASTUSE : MGPU_COLLECTOR_FILL;
            if (p->ws)
                mgpu_tcgen05_mma_ws_f16_ss_collector(d, a, b, idesc, 1, 1, use);
            else
                mgpu_tcgen05_mma_f16_ss_collector(d, a, b, idesc, 1, use);
        }
        if (p->ws)
            mgpu_tcgen05_mma_ws_f16_ss_collector(d + 128, a, b, then, 0,
                                                 what == OTHER_BUFFER ? 3 : buffer, p->use);
        else
            mgpu_tcgen05_mma_f16_ss_collector(d + 128, a, b, then, 0, p->use);
        mgpu_tcgen05_commit(bar);
        mgpu_mbarrier_wait(bar, 1);
    }
    __syncwarp();
    mgpu_tcgen05_dealloc(d, 256);
}

TEST_CASE(
    "collectors: a use finds what was filled, in its buffer, of its shape, with its bytes")
{
    static const struct {
        uint32_t what;
        const char *says; /* NULL: right */
    } rows[] = {
        {KEPT, NULL},
        {KEPT_OTHER_BUFFER_DISCARDED, NULL},
        {REWRITTEN, NULL},
        {FILLED_AGAIN, NULL},
        {CHANGED, " was written since the fill at "},
        {CHANGED, ", and whether this multiplies the old bytes or the new is not known: "
                  "MGPU_COLLECTOR_FILL takes the new"},
        {OTHER_SIZE, "the buffer holds an operand of another size, type, kind or major: "},
        {OTHER_MAJOR, "the buffer holds an operand of another size, type, kind or major: "},
        {OTHER_BUFFER, "collector::b::"},
        {DISCARDED, "the buffer is empty: MGPU_COLLECTOR_FILL with the same "},
        {LAST_USED, "the buffer is empty: MGPU_COLLECTOR_FILL with the same "},
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (const auto &row : rows)
        for (uint32_t ws : {0u, 1u})
            for (uint32_t use :
                 {(uint32_t)MGPU_COLLECTOR_USE, (uint32_t)MGPU_COLLECTOR_LASTUSE}) {
                if (row.what == OTHER_BUFFER && !ws)
                    continue;
                CAPTURE(row.what, ws, use);
                CHECK((m.run(kept_kernel, 1, 32, kept_args{row.what, ws, use}, 1, 20480) ==
                       MGPU_OK) == (row.says == NULL));
                INFO(m.text << m.lints);
                if (row.says == NULL)
                    CHECK(m.text + m.lints == "");
                else
                    CHECK(m.says({row.says, ws ? "with collector::b::" : "with collector::a::",
                                  use == MGPU_COLLECTOR_USE ? "::use: " : "::lastuse: ",
                                  "test_tensor_forms.cpp:"}));
            }
}

} // namespace
