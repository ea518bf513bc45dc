/* tests/layout/test_mma_tile.cpp - tiles of tcgen05.mma: each step reads what TMA's boxes hold, and each fault has a sentence.
 * SPDX-License-Identifier: MIT
 */
#include <catch.h>

#include <mgpu/layout/mma_tile.h>
#include <mgpu/layout/tile.h>

#include <string>

namespace
{

const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                 MGPU_SWIZZLE_128B, MGPU_SWIZZLE_128B_ATOM_32B};

/* Where TMA has put byte `byte` of K of a row, of boxes one after the other from `smem`. */
uint32_t
place(mgpu_mma_operand o, uint32_t elem_bytes, uint32_t smem, uint32_t rows, uint32_t row_bytes,
      uint32_t row, uint32_t byte)
{
    const uint32_t span = mgpu_swizzle_span_bytes(o.swizzle), width = span != 0 ? span : 16;
    const uint32_t k_rows = row_bytes / elem_bytes;
    const mgpu_tile box =
        mgpu_make_tile(o.major == MGPU_K_MAJOR ? rows : k_rows, width, o.swizzle);
    if (o.major == MGPU_K_MAJOR)
        return smem + byte / width * mgpu_tile_bytes(box) +
               mgpu_tile_offset(box, row, byte % width);
    const uint32_t mn = row * elem_bytes;
    return smem + mn / width * mgpu_tile_bytes(box) +
           mgpu_tile_offset(box, byte / elem_bytes, mn % width) + byte % elem_bytes;
}

/* All elements of one operand, as the tensor core reads them step by step. Returns how many there were. */
uint32_t
compare(mgpu_mma_operand o, uint32_t elem_bytes, uint32_t rows, uint32_t step_bytes,
        uint32_t row_bytes, uint64_t (*desc)(mgpu_mma_tile, uint32_t, uint32_t),
        const mgpu_mma_tile &t)
{
    const uint32_t smem = 0x2400;
    uint32_t wrong = 0, seen = 0;
    for (uint32_t step = 0; step < mgpu_mma_tile_steps(t); step++) {
        const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc(t, smem, step));
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t byte = 0; byte < step_bytes; byte += elem_bytes, seen++)
                wrong +=
                    mgpu_tcgen05_operand_addr(
                        f, o.major, o.major == MGPU_K_MAJOR ? 1 : elem_bytes, row,
                        o.major == MGPU_K_MAJOR ? byte : byte / elem_bytes) !=
                    place(o, elem_bytes, smem, rows, row_bytes, row, step * step_bytes + byte);
    }
    CAPTURE(o.major, o.swizzle, elem_bytes, rows, row_bytes, t.sparse);
    CHECK(wrong == 0);
    return seen;
}

std::string
fault(const mgpu_mma_tile &t)
{
    const char *text = mgpu_mma_tile_fault(t);
    return text != nullptr ? text : "";
}

} // namespace

TEST_CASE("mgpu_mma_tile_a_desc, mgpu_mma_tile_b_desc: each step reads what TMA wrote")
{
    static const struct {
        mgpu_kind kind;
        mgpu_mma_type d, type;
    } kinds[] = {{MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16},
                 {MGPU_KIND_TF32, MGPU_MMA_F32, MGPU_MMA_TF32},
                 {MGPU_KIND_F8F6F4, MGPU_MMA_F32, MGPU_MMA_E4M3},
                 {MGPU_KIND_I8, MGPU_MMA_S32, MGPU_MMA_S8},
                 {MGPU_KIND_MXF8F6F4, MGPU_MMA_F32, MGPU_MMA_E5M2},
                 {MGPU_KIND_MXF4, MGPU_MMA_F32, MGPU_MMA_E2M1}};
    uint32_t tiles = 0, elements = 0;
    for (auto &kind : kinds)
        for (uint32_t ctas : {1u, 2u})
            for (bool sparse : {false, true})
                for (mgpu_major major : {MGPU_K_MAJOR, MGPU_MN_MAJOR})
                    for (mgpu_swizzle a : swizzles)
                        for (mgpu_swizzle b : swizzles)
                            for (uint32_t k_steps : {4u, 8u}) {
                                mgpu_mma_tile t = mgpu_mma_tile_make(
                                    kind.kind, kind.d, kind.type, kind.type, 128 * ctas,
                                    64 * ctas, k_steps * mgpu_instr_desc_k(kind.kind, sparse));
                                const uint32_t bytes = kind.kind == MGPU_KIND_TF32  ? 4
                                                       : kind.kind == MGPU_KIND_F16 ? 2
                                                                                    : 1;
                                t.ctas = ctas;
                                t.sparse = sparse;
                                t.a.major = t.b.major = major;
                                t.a.swizzle = a;
                                t.b.swizzle = b;
                                if (mgpu_mma_tile_fault(t) != nullptr)
                                    continue;
                                tiles++;
                                CHECK(mgpu_mma_tile_steps(t) == k_steps);
                                CHECK(mgpu_mma_tile_a_bytes(t) == 128 * 32 * k_steps);
                                CHECK(mgpu_mma_tile_b_bytes(t) ==
                                      64 * (sparse ? 64 : 32) * k_steps);
                                elements += compare(t.a, bytes, 128, 32, 32 * k_steps,
                                                    mgpu_mma_tile_a_desc, t);
                                elements += compare(t.b, bytes, 64, sparse ? 64 : 32,
                                                    (sparse ? 64 : 32) * k_steps,
                                                    mgpu_mma_tile_b_desc, t);
                            }
    CHECK(tiles > 500);
    CHECK(elements > 5000000);
}

TEST_CASE(
    "mgpu_mma_tile_instr_desc: bytes of scales and halves of metadata go on with the steps")
{
    mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_MXF8F6F4, MGPU_MMA_F32, MGPU_MMA_E4M3,
                                         MGPU_MMA_E4M3, 128, 128, 256);
    const uint32_t first = mgpu_mma_tile_instr_desc(t, 0);
    CHECK(first == mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3,
                                          MGPU_MMA_E4M3, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 128));
    for (uint32_t step = 0; step < 8; step++) /* a factor each */
        CHECK(mgpu_mma_tile_instr_desc(t, step) ==
              (first | mgpu_instr_desc_scale_ids(step % 4, step % 4)));
    t = mgpu_mma_tile_make(MGPU_KIND_MXF4, MGPU_MMA_F32, MGPU_MMA_E2M1, MGPU_MMA_E2M1, 128, 128,
                           256);
    CHECK(mgpu_mma_tile_scale_vec(t) == 2);
    for (uint32_t step = 0; step < 4; step++) /* two */
        CHECK(mgpu_instr_desc_scaled_decode(mgpu_mma_tile_instr_desc(t, step)).sfb_id ==
              step % 2 * 2);
    t = mgpu_mma_tile_make(MGPU_KIND_MXF4NVF4, MGPU_MMA_F32, MGPU_MMA_E2M1, MGPU_MMA_E2M1, 128,
                           128, 256);
    t.block = 16;
    t.scale = MGPU_MMA_UE4M3;
    CHECK(mgpu_mma_tile_scale_vec(t) == 4);
    CHECK(mgpu_mma_tile_instr_desc(t, 3) == mgpu_mma_tile_instr_desc(t, 0));
    t = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16, 128, 128,
                           128);
    t.sparse = true;
    CHECK(mgpu_instr_desc_decode(mgpu_mma_tile_instr_desc(t, 2)).sparse);
    CHECK((mgpu_mma_tile_instr_desc(t, 3) ^ mgpu_mma_tile_instr_desc(t, 2)) == 1);
}

TEST_CASE("mgpu_mma_tile_d_layout, mgpu_mma_tile_d_cols: what D takes of tensor memory")
{
    mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                         MGPU_MMA_BF16, 128, 256, 64);
    CHECK(mgpu_mma_tile_d_layout(t) == MGPU_TMEM_LAYOUT_D);
    CHECK(mgpu_mma_tile_d_cols(t) == 256);
    t.ctas = 2; /* 64 rows a block: both halves of the lanes have half of the columns */
    CHECK(mgpu_mma_tile_d_layout(t) == MGPU_TMEM_LAYOUT_B);
    CHECK(mgpu_mma_tile_d_cols(t) == 128);
}

TEST_CASE("mgpu_mma_tile_fault: each rule has its sentence")
{
    const mgpu_mma_tile good = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                                  MGPU_MMA_BF16, 128, 256, 64);
    mgpu_mma_tile t = good;
    CHECK(fault(t) == "");
    t.ctas = 3;
    CHECK(fault(t).find("ctas must be 1, or 2") == 0);
    t = good;
    t.a.type = MGPU_MMA_E4M3;
    CHECK(fault(t).find("the kind has no such type") == 0);
    t = good;
    t.m = 256;
    CHECK(fault(t).find("M (bits 24-28) must be 64 or 128") == 0);
    t = good;
    t.k = 24;
    CHECK(fault(t).find("k must be a multiple of what a step takes") == 0);
    t = good;
    t.k = 0;
    CHECK(fault(t).find("k must be a multiple of what a step takes") == 0);
    t = good;
    t.k = 96; /* a row and a half of the swizzle */
    CHECK(fault(t).find("K of the tile must fill whole rows of the swizzle") == 0);
    t.a.swizzle = t.b.swizzle = MGPU_SWIZZLE_64B;
    CHECK(fault(t) == "");
    t = good;
    t.b.major = MGPU_MN_MAJOR;
    t.n = 32;
    CHECK(fault(t).find("rows of an operand that is MN-major must fill whole rows") == 0);
    t = good;
    t.sparse = true;
    t.b.swizzle = MGPU_SWIZZLE_32B;
    t.k = 128;
    CHECK(fault(t).find("B of a sparse tile takes 64 bytes of K a step") == 0);
    t = mgpu_mma_tile_make(MGPU_KIND_TF32, MGPU_MMA_F32, MGPU_MMA_TF32, MGPU_MMA_TF32, 128, 128,
                           32);
    CHECK(fault(t) == "");
    t.a.major = MGPU_MN_MAJOR;
    CHECK(fault(t).find("32-bit elements that are MN-major need the swizzle 128B_ATOM_32B") ==
          0);
    t = mgpu_mma_tile_make(MGPU_KIND_MXF8F6F4, MGPU_MMA_F32, MGPU_MMA_E4M3, MGPU_MMA_E4M3, 128,
                           128, 128);
    t.block = 16;
    CHECK(fault(t).find("a scale factor is for 32 elements of K") == 0);
    t = good;
    t.ctas = 2;
    t.n = 8;
    CHECK(fault(t) != "");
}
