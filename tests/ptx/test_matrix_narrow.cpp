/* tests/ptx/test_matrix_narrow.cpp - ldmatrix and stmatrix of 8, 6 and 4 bits: which element comes where, in the model.
 * SPDX-License-Identifier: MIT
 *
 * Where an element is, is written here a second time: m16n16 as two pieces of 8 rows, whose rows two lanes and two lanes in
 * turn give, as CuTe has it.
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>

#include <functional>
#include <random>

namespace
{

typedef struct {
    const unsigned char
        *in;              /* [32][16]: a row for each lane, or what is there before a store */
    unsigned char *after; /* the same */
    uint32_t *out;        /* [32][4] */
    uint32_t which, wrong, leaves;
} matrix_args;

enum { ROW = 48 }; /* bytes from one row to the next: rows stand apart */

} // namespace

MGPU_KERNEL(moves, matrix_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, rows, 32 * ROW, 16);
    const uint32_t lane = threadIdx.x;
    /* row `lane` is at another place than the lane's number, so that addresses count */
    const uint32_t offset = (lane * 7 + 3) % 32 * ROW;
    uint32_t at = mgpu_smem_addr(rows) + offset;
    uint32_t r[4] = {0xa5a5a5a5, 0xa5a5a5a5, 0xa5a5a5a5, 0xa5a5a5a5};
    for (uint32_t i = 0; i < 16; i++)
        rows[offset + i] = p->in[16 * lane + i];
    if (p->which >= 12)
        for (uint32_t i = 0; i < 4; i++)
            r[i] = p->out[4 * lane + i];
    __syncwarp();
    if (lane == p->wrong)
        at += 4;
    if (p->leaves != 0 && lane == 31)
        return;
    switch (p->which) {
    case 0:
        mgpu_ldmatrix_m16n16_x1_trans_b8(r, at);
        break;
    case 1:
        mgpu_ldmatrix_m16n16_x2_trans_b8(r, at);
        break;
    case 2:
        mgpu_ldmatrix_m16n16_x1_trans_b6x16_p32(r, at);
        break;
    case 3:
        mgpu_ldmatrix_m16n16_x2_trans_b6x16_p32(r, at);
        break;
    case 4:
        mgpu_ldmatrix_m16n16_x1_trans_b4x16_p64(r, at);
        break;
    case 5:
        mgpu_ldmatrix_m16n16_x2_trans_b4x16_p64(r, at);
        break;
    case 6:
        mgpu_ldmatrix_m8n16_x1_b6x16_p32(r, at);
        break;
    case 7:
        mgpu_ldmatrix_m8n16_x2_b6x16_p32(r, at);
        break;
    case 8:
        mgpu_ldmatrix_m8n16_x4_b6x16_p32(r, at);
        break;
    case 9:
        mgpu_ldmatrix_m8n16_x1_b4x16_p64(r, at);
        break;
    case 10:
        mgpu_ldmatrix_m8n16_x2_b4x16_p64(r, at);
        break;
    case 11:
        mgpu_ldmatrix_m8n16_x4_b4x16_p64(r, at);
        break;
    case 12:
        mgpu_stmatrix_m16n8_x1_trans_b8(at, r);
        break;
    case 13:
        mgpu_stmatrix_m16n8_x2_trans_b8(at, r);
        break;
    case 14:
        mgpu_stmatrix_m16n8_x4_trans_b8(at, r);
        break;
    }
    __syncwarp();
    for (uint32_t i = 0; i < 16; i++)
        p->after[16 * lane + i] = rows[offset + i];
    for (uint32_t i = 0; i < 4; i++)
        p->out[4 * lane + i] = r[i];
}

namespace
{

struct form {
    uint32_t bits, matrices;
    bool square; /* m16n16 */
};
const form forms[12] = {{8, 1, true},  {8, 2, true},  {6, 1, true},  {6, 2, true},
                        {4, 1, true},  {4, 2, true},  {6, 1, false}, {6, 2, false},
                        {6, 4, false}, {4, 1, false}, {4, 2, false}, {4, 4, false}};

/* Element c of a row of 16, which stand one behind the other from the low bits on. */
uint32_t
element(const unsigned char *row, uint32_t bits, uint32_t c)
{
    uint32_t x = 0;
    for (uint32_t b = 0; b < bits; b++)
        x |= (uint32_t)(row[(bits * c + b) / 8] >> (bits * c + b) % 8 & 1) << b;
    return x;
}

/* What byte `byte` of register `reg` of a lane is of `in`: the lane whose row, and the column. */
void
source(const form &f, uint32_t lane, uint32_t reg, uint32_t byte, uint32_t *row, uint32_t *col)
{
    if (f.square) { /* row p of 8 + 8: lanes 0, 1 give rows 0, 1 of the first 8, lanes 2, 3 of the second */
        const uint32_t p = 2 * (lane % 4) + byte % 2, second = reg % 2;
        *row = 16 * (reg / 2) + p / 2 * 4 + second * 2 + p % 2;
        *col = lane / 4 + byte / 2 * 8;
    } else {
        *row = 8 * reg + lane / 4;
        *col = lane % 4 * 4 + byte;
    }
}

} // namespace

TEST_CASE("mgpu_ldmatrix_m16n16_..., _m8n16_...: every element, and no register more")
{
    std::mt19937 rng(20);
    for (uint32_t which = 0; which < 12; which++)
        for (uint32_t iota = 0; iota < 2; iota++) {
            const form &f = forms[which];
            std::vector<unsigned char> in(512), after(512);
            std::vector<uint32_t> out(128), want(128, 0xa5a5a5a5);
            for (uint32_t i = 0; i < 512;
                 i++) /* bytes: [row][col] is 16 * row + col, modulo 256 */
                in[i] = (unsigned char)(iota ? i : rng());
            for (uint32_t lane = 0; lane < 32; lane++)
                for (uint32_t reg = 0; reg < f.matrices * (f.square ? 2 : 1); reg++) {
                    want[4 * lane + reg] = 0;
                    for (uint32_t byte = 0; byte < 4; byte++) {
                        uint32_t row, col;
                        source(f, lane, reg, byte, &row, &col);
                        want[4 * lane + reg] |= element(&in[16 * row], f.bits, col) << 8 * byte;
                    }
                }
            model m;
            m.config.target = MGPU_EMU_SM_120A;
            const matrix_args a = {in.data(), after.data(), out.data(), which, 32, 0};
            CAPTURE(which, iota, m.text);
            REQUIRE(m.run(moves_kernel, 1, 32, a, 1) == MGPU_OK);
            CHECK(out == want);
            CHECK(after == in);
        }
}

TEST_CASE("mgpu_stmatrix_m16n8_x1_trans_b8, _x2, _x4: D of mma as bytes, transposed")
{
    std::mt19937 rng(21);
    for (uint32_t which = 12; which < 15; which++) {
        const uint32_t matrices = 1u << (which - 12);
        std::vector<unsigned char> in(512), after(512), want;
        std::vector<uint32_t> out(128);
        for (unsigned char &x : in)
            x = (unsigned char)rng();
        for (uint32_t &x : out)
            x = (uint32_t)rng();
        want = in;
        for (uint32_t i = 0; i < matrices; i++)
            for (uint32_t n = 0; n < 8; n++)
                for (uint32_t k = 0; k < 16; k++) { /* row k, column n of D */
                    const uint32_t lane = k % 8 * 4 + n / 2, result = k / 8 * 2 + n % 2;
                    want[16 * (8 * i + n) + k] =
                        (unsigned char)(out[4 * lane + i] >> 8 * result);
                }
        model m;
        m.config.target = MGPU_EMU_SM_100F;
        const matrix_args a = {in.data(), after.data(), out.data(), which, 32, 0};
        CAPTURE(which);
        REQUIRE(m.run(moves_kernel, 1, 32, a, 1) == MGPU_OK);
        CHECK(after == want);
    }
}

TEST_CASE("a crooked address of a lane that counts, a lane that is missing and an older target "
          "are refused")
{
    std::vector<unsigned char> in(512), after(512);
    std::vector<uint32_t> out(128);
    for (uint32_t which = 0; which < 15; which++) {
        const uint32_t rows = which < 12
                                  ? forms[which].matrices * (forms[which].square ? 16 : 8)
                                  : 8u << (which - 12);
        matrix_args a = {in.data(), after.data(), out.data(), which, rows - 1, 0};
        model m;
        CAPTURE(which, rows, m.text);
        m.config.target = MGPU_EMU_SM_110A;
        CHECK(m.run(moves_kernel, 1, 32, a, 1) == MGPU_ERROR_FAULT);
        CHECK(m.says({"not aligned to 16 bytes", which < 12 ? "ldmatrix" : "stmatrix"}));
        a.wrong = rows; /* the first lane that does not count, or none */
        CHECK(m.run(moves_kernel, 1, 32, a, 1) == MGPU_OK);
        a.wrong = 32;
        a.leaves = 1;
        CHECK(m.run(moves_kernel, 1, 32, a, 1) == MGPU_ERROR_FAULT);
        CHECK(m.says({which < 12 ? "ldmatrix of bytes needs all 32 lanes"
                                 : "stmatrix of bytes needs all 32 lanes"}));
        a.leaves = 0;
        m.config.target = MGPU_EMU_SM_90A;
        CHECK(m.run(moves_kernel, 1, 32, a, 1) == MGPU_ERROR_FAULT);
        CHECK(m.says({which < 12 ? "ldmatrix of 8, 6 and 4 bits needs sm_100"
                                 : "stmatrix of 8 bits needs sm_100"}));
    }
}
