/* tests/emu/unit/test_tile.cpp - tile/epilogue_fused.h told wrong things: each is a sentence.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/tile/epilogue_fused.h>

namespace
{

enum { ROWS = 64, COLS = 256, ALIGN = 1024 };

typedef struct {
    mgpu_tensor_map d, c;
    mgpu_fuse fuse;
    uint32_t w, slabs, smem, rows; /* of out; slabs and smem: bytes from the shared memory on */
    uint32_t transposed, ask;      /* ask: how many of two tiles are asked for */
    uint32_t ask_col;              /* columns to the right of what goes out */
} fused_args;

MGPU_KERNEL(fused, fused_args, p, 128, 1)
{
    MGPU_SMEM(memory, ALIGN);
    const uint32_t smem = mgpu_smem_addr(memory);
    const mgpu_epilogue_out out = {
        &p->d, NULL, p->rows, p->fuse.cols, p->w, smem + p->slabs, 1, p->transposed != 0,
        false, 0};
    mgpu_epilogue_fused e = mgpu_epilogue_fused_make(&out, &p->c, &p->fuse, smem + p->smem);
    for (uint32_t i = 0; i < 2; i++) {
        float d[128] = {0};
        if (i < p->ask)
            mgpu_epilogue_fused_ask(&e, 0, p->w * i + p->ask_col);
        mgpu_epilogue_fused_tile(&e, 0, p->w * i, d, 64);
    }
    mgpu_epilogue_drain();
}

/* What all of D, C and bias are of, and what is changed in a case. */
struct fused_case {
    fused_case() : d(ROWS * COLS * 4), c(ROWS * COLS * 4), bias(COLS * 4)
    {
        memset(&args, 0, sizeof args);
        args.d = map(d.data.data(), MGPU_DTYPE_BF16, 64, 64, MGPU_SWIZZLE_128B);
        args.c = map(c.data.data(), MGPU_DTYPE_BF16, 64, 64, MGPU_SWIZZLE_128B);
        mgpu_fuse f = {};
        f.alpha = f.beta = 1;
        f.c = c.data.data();
        f.bias = bias.data.data();
        args.fuse = mgpu_fuse_make(f, MGPU_DTYPE_BF16, ROWS, COLS, false);
        args.w = 128;
        args.smem = 2 * MGPU_EPILOGUE_SLAB_BYTES;
        args.rows = ROWS;
        args.ask = 2;
    }
    static mgpu_tensor_map map(const void *p, mgpu_dtype type, uint32_t box_rows,
                               uint32_t box_cols, mgpu_swizzle swizzle)
    {
        mgpu_tensor_map out;
        mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(
            type, p, ROWS, COLS, COLS * mgpu_dtype_bytes(type), box_rows, box_cols);
        desc.swizzle = swizzle;
        REQUIRE(mgpu_tensor_map_tiled(&out, desc, NULL) == MGPU_OK);
        return out;
    }
    void says(std::initializer_list<const char *> words)
    {
        model m;
        const mgpu_status status =
            m.run(fused_kernel, 1, 128, args, 1,
                  2 * MGPU_EPILOGUE_SLAB_BYTES + ALIGN + MGPU_EPILOGUE_FUSED_BYTES);
        CAPTURE(m.text);
        CHECK((status == MGPU_OK) == (words.size() == 0));
        CHECK(m.says(words));
        if (words.size() != 0)
            CHECK(m.says({"test_tile.cpp:"}));
    }

    known<uint8_t> d, c, bias;
    fused_args args;
};

} // namespace

TEST_CASE("mgpu_epilogue_fused_make: what is right goes through")
{
    fused_case right;
    right.says({});
    right.args.w = 64;
    right.says({});
    right.args.w = 256;
    right.says({});
    right.args.fuse.c = NULL; /* then its map is not read */
    memset(&right.args.c, 0, sizeof right.args.c);
    right.says({});
    right.args.fuse.bias = NULL; /* nothing to ask for */
    right.args.ask = 0;
    right.says({});
}

TEST_CASE("mgpu_epilogue_fused_make: columns, slabs, what fuse is of: a sentence each")
{
    const uint32_t widths[] = {0, 32, 96, 320};
    for (uint32_t w : widths) {
        fused_case t;
        const std::string said = "out.w is " + std::to_string(w) + " columns";
        t.args.w = w;
        t.says({said.c_str(), "has 64, 128, 192 or 256", "mgpu_fuse_apply()"});
    }
    fused_case slabs, inside, type, transposed, rows;
    slabs.args.slabs = 128;
    slabs.args.smem += ALIGN;
    slabs.says({"out.slabs is 0x",
                "128 bytes behind a multiple of 1024, where the 128-byte "
                "swizzle begins anew",
                "align both slabs to 1024, as MGPU_SMEM(smem, 1024) does"});
    inside.args.smem = 2 * MGPU_EPILOGUE_SLAB_BYTES - 8;
    inside.says({"within the two slabs at 0x", "have a place of their own, as behind both"});
    type.args.fuse.type = MGPU_DTYPE_S8;
    type.says({"fuse->type is s8", "C, the bias and D are of bf16, f16 or f32"});
    transposed.args.fuse.type = MGPU_DTYPE_F32;
    transposed.args.transposed = 1;
    transposed.args.fuse.transposed = true;
    transposed.says({"out.transposed, and D is of f32", "tiles of D^T are of 16 bits alone"});
    rows.args.rows = 63;
    rows.args.fuse.transposed = true;
    rows.says({"out is of 63 rows x 256 columns, fuse of 64 x 256, transposed",
               "give mgpu_fuse_make() the rows, cols and transposed of out"});
}

TEST_CASE("mgpu_epilogue_fused_make: maps that have other boxes than slabs")
{
    const struct {
        mgpu_dtype type;
        uint32_t rows, cols;
        mgpu_swizzle swizzle;
        const char *said;
    } cases[] = {
        {MGPU_DTYPE_BF16, 64, 32, MGPU_SWIZZLE_64B,
         "64 rows x 32 elements of bf16, swizzle 64"},
        {MGPU_DTYPE_BF16, 64, 64, MGPU_SWIZZLE_NONE,
         "64 rows x 64 elements of bf16, swizzle 0"},
        {MGPU_DTYPE_BF16, 32, 64, MGPU_SWIZZLE_128B, "32 rows x 64 elements of bf16"},
        {MGPU_DTYPE_F32, 64, 32, MGPU_SWIZZLE_128B, "64 rows x 32 elements of f32"},
    };
    for (const auto &t : cases) {
        fused_case d, c;
        d.args.d = fused_case::map(d.d.data.data(), t.type, t.rows, t.cols, t.swizzle);
        d.says({"the tensor map of D has boxes of", t.said,
                "make the map with boxes of 64 rows x 64 elements of bf16 and "
                "MGPU_SWIZZLE_128B"});
        c.args.c = fused_case::map(c.c.data.data(), t.type, t.rows, t.cols, t.swizzle);
        c.says({"the tensor map of C has boxes of", t.said});
    }
}

TEST_CASE("mgpu_epilogue_fused_make: what is no map, TMA says")
{
    fused_case t;
    memset(&t.args.d, 0, sizeof t.args.d);
    t.says({"are no tensor map"});
}

TEST_CASE(
    "mgpu_epilogue_fused_tile: a tile that was not asked for, with a C and with a bias alone")
{
    for (int with_c = 0; with_c < 2; with_c++) {
        fused_case none, second, other;
        fused_case *all[] = {&none, &second, &other};
        for (fused_case *t : all)
            if (with_c == 0)
                t->args.fuse.c = NULL;
        none.args.ask = 0;
        none.says({"the tile at row 0, column 0 was not asked for: its C and bias are not here",
                   "mgpu_epilogue_fused_ask() with the same row and column comes before"});
        second.args.ask = 1;
        second.says({"the tile at row 0, column 128 was not asked for: "});
        other.args.ask_col = 64;
        other.says(
            {"the tile at row 0, column 0 was not asked for, the one at row 0, column 64 "
             "was: "});
    }
}
