/* tests/emu/unit/test_matrix.cpp - which lanes bring addresses to ldmatrix and stmatrix, and which
 * addresses are refused.
 * SPDX-License-Identifier: MIT
 *
 * What the instructions move is in ptx/test_matrix.cu.
 */
#include "emu/model.h"

namespace
{

typedef struct {
    uint32_t *out;
    uint32_t matrices; /* 1, 2, 4 */
    uint32_t store;
    uint32_t lane, wrong; /* the address of this lane is so many bytes off; 32: of none */
    uint32_t half;        /* the upper lanes do not come */
} matrix_args;

enum { SMEM = 1024 };

} // namespace

MGPU_KERNEL(move_matrices, matrix_args, p, 32, 1)
{
    MGPU_SMEM(smem, 128);
    const uint32_t t = threadIdx.x;
    uint32_t r[4] = {t, t, t, t};
    for (uint32_t i = t; i < SMEM; i += 32)
        smem[i] = 1;
    __syncwarp();
    if (p->half && t >= 16)
        return;
    const uint32_t addr = mgpu_smem_addr(smem) + 16 * t + (t == p->lane ? p->wrong : 0);
    switch (p->matrices + 8 * p->store) {
    case 1:
        mgpu_ldmatrix_x1(r, addr);
        break;
    case 2:
        mgpu_ldmatrix_x2(r, addr);
        break;
    case 4:
        mgpu_ldmatrix_x4(r, addr);
        break;
    case 8 + 1:
        mgpu_stmatrix_x1(addr, r);
        break;
    case 8 + 2:
        mgpu_stmatrix_x2(addr, r);
        break;
    case 8 + 4:
        mgpu_stmatrix_x4(addr, r);
        break;
    }
    p->out[t] = r[0];
}

/* Of each form the first lane, the last one whose address counts, and the first whose does not. */
TEST_CASE("the addresses of 8, 16 or 32 lanes count, and those of no others")
{
    static const struct {
        uint32_t wrong;
        const char *says;
    } ways[] = {{8, "not aligned to 16 bytes"},
                {2, "not aligned to 16 bytes"},
                {SMEM, "outside the block's shared memory"},
                {0x05000000, "names block rank 5"}};
    for (uint32_t store = 0; store < 2; store++)
        for (uint32_t matrices : {1u, 2u, 4u})
            for (uint32_t lane : {0u, 8 * matrices - 1, 8 * matrices})
                for (const auto &way : ways) {
                    model m;
                    std::vector<uint32_t> out(32, 0xdbdbdbdb);
                    const matrix_args a = {out.data(), matrices, store, lane, way.wrong, 0};
                    const mgpu_status status = m.run(move_matrices_kernel, 1, 32, a, 1, SMEM);
                    INFO((store ? "stmatrix x" : "ldmatrix x")
                         << matrices << ", lane " << lane << " is " << way.wrong
                         << " bytes off: " << m.text);
                    if (lane == 8 * matrices) {
                        CHECK(status == MGPU_OK);
                        CHECK(out[31] == (store ? 31 : 0x01010101));
                    } else {
                        CHECK(status == MGPU_ERROR_FAULT);
                        CHECK(m.says(
                            {store ? "stmatrix" : "ldmatrix", way.says, "test_matrix.cpp:"}));
                    }
                }
}

TEST_CASE("ldmatrix and stmatrix need the whole warp")
{
    for (uint32_t store = 0; store < 2; store++)
        for (uint32_t matrices : {1u, 2u, 4u}) {
            model m;
            std::vector<uint32_t> out(32);
            const matrix_args a = {out.data(), matrices, store, 32, 0, 1};
            REQUIRE(m.run(move_matrices_kernel, 1, 32, a, 1, SMEM) == MGPU_ERROR_FAULT);
            INFO(m.text);
            CHECK(m.says({store ? "stmatrix needs all 32 lanes" : "ldmatrix needs all 32 lanes",
                          "test_matrix.cpp:"}));
        }
}
