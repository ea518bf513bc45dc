/* mgpu/emu/unit/tile.h - what idioms of tile/ are given: what no instruction of theirs would say.
 * SPDX-License-Identifier: MIT
 *
 *     tile          an argument, by a sentence of layout/ or of the idiom
 *     fused_make    of epilogue_fused.h: columns, where slabs lie, what tensor maps have, and that fuse is of what out is of
 *     fused_tile    that this tile was asked for
 */
#ifndef MGPU_EMU_UNIT_TILE_H
#define MGPU_EMU_UNIT_TILE_H

#include "../core/report.h"

#include "../api.h"
#include "../math/tma_map.h"

void
mgpu__emu_tile(const char *function, const char *fault)
{
    if (fault != NULL)
        mgpu__fail(mgpu__self(), MGPU__SITE, "%s: %s", function, fault);
}

/* ---- tile/epilogue_fused.h ---------------------------------------------------------------------------------- */

enum { MGPU__FUSED_SLABS = 2 * 8192, MGPU__FUSED_BYTES = 1040 };

/* The map of D or of C has the boxes of slabs. What is no map, TMA says. */
MGPU__MODEL void
mgpu__fused_map(const mgpu__fiber *f, const void *map, const char *of, mgpu_dtype type,
                const void *site)
{
    mgpu__tma_map m;
    const uint32_t cols = 128 / mgpu_dtype_bytes(type);
    if ((uintptr_t)map % 64 != 0 || !mgpu__tma_map_decode((const mgpu_tensor_map *)map, &m))
        return;
    if (m.swizzle != MGPU_SWIZZLE_128B || m.box[0] != cols || m.box[1] != 64 ||
        mgpu_dtype_bytes((mgpu_dtype)m.dtype) != mgpu_dtype_bytes(type))
        mgpu__fail(
            f, site,
            "mgpu_epilogue_fused_make: the tensor map of %s has boxes of %u rows x %u "
            "elements of %s, swizzle %u, and a slab is 64 rows x 128 bytes: make the map "
            "with boxes of 64 rows x %u elements of %s and MGPU_SWIZZLE_128B",
            of, m.box[1], m.box[0], mgpu_dtype_name((mgpu_dtype)m.dtype), m.swizzle, cols,
            mgpu_dtype_name(type));
}

void
mgpu__emu_fused_make(const mgpu__fused *e)
{
    const void *site = MGPU__SITE;
    const mgpu__fiber *f = mgpu__self();
    const mgpu_dtype type = (mgpu_dtype)e->dtype;
    const bool f32 = type == MGPU_DTYPE_F32;
    if (e->w == 0 || e->w > 256 || e->w % 64 != 0)
        mgpu__fail(
            f, site,
            "mgpu_epilogue_fused_make: out.w is %u columns: a tile that is fused as it "
            "goes out has 64, 128, 192 or 256; for others there are mgpu_fuse_apply() and "
            "mgpu_epilogue_tile_b16()",
            e->w);
    if (!f32 && type != MGPU_DTYPE_BF16 && type != MGPU_DTYPE_F16)
        mgpu__fail(f, site,
                   "mgpu_epilogue_fused_make: fuse->type is %s: C, the bias and D are of bf16, "
                   "f16 or f32; mgpu_fuse_make() takes which",
                   mgpu_dtype_name(type));
    if (f32 && e->out[2] != 0)
        mgpu__fail(
            f, site,
            "mgpu_epilogue_fused_make: out.transposed, and D is of f32: tiles of D^T are "
            "of 16 bits alone");
    if (memcmp(e->out, e->fuse, sizeof e->out) != 0)
        mgpu__fail(f, site,
                   "mgpu_epilogue_fused_make: out is of %u rows x %u columns%s, fuse of %u x "
                   "%u%s: give mgpu_fuse_make() the rows, cols and transposed of out",
                   e->out[0], e->out[1], e->out[2] != 0 ? ", transposed" : "", e->fuse[0],
                   e->fuse[1], e->fuse[2] != 0 ? ", transposed" : "");
    if (e->slabs % 1024 != 0)
        mgpu__fail(
            f, site,
            "mgpu_epilogue_fused_make: out.slabs is 0x%x, %u bytes behind a multiple of "
            "1024, where the 128-byte swizzle begins anew: TMA and threads would not mean "
            "the same bytes; align both slabs to 1024, as MGPU_SMEM(smem, 1024) does",
            e->slabs, e->slabs % 1024);
    if (e->smem < e->slabs + MGPU__FUSED_SLABS && e->slabs < e->smem + MGPU__FUSED_BYTES)
        mgpu__fail(
            f, site,
            "mgpu_epilogue_fused_make: smem is 0x%x, within the two slabs at 0x%x: its "
            "MGPU_EPILOGUE_FUSED_BYTES have a place of their own, as behind both at 0x%x",
            e->smem, e->slabs, e->slabs + MGPU__FUSED_SLABS);
    mgpu__fused_map(f, e->d, "D", type, site);
    if (e->c != NULL)
        mgpu__fused_map(f, e->c, "C", type, site);
}

void
mgpu__emu_fused_tile(const uint32_t asked[2], uint32_t row, uint32_t col)
{
    char before[80] = "";
    if (asked[0] == row && asked[1] == col)
        return;
    if (asked[0] != UINT32_MAX)
        (void)snprintf(before, sizeof before, ", the one at row %u, column %u was", asked[0],
                       asked[1]);
    mgpu__fail(
        mgpu__self(), MGPU__SITE,
        "mgpu_epilogue_fused_tile: the tile at row %u, column %u was not asked for%s: its "
        "C and bias are not here; mgpu_epilogue_fused_ask() with the same row and column "
        "comes before each tile",
        row, col, before);
}

#endif /* MGPU_EMU_UNIT_TILE_H */
