/* tests/emu/unit/test_im2col.cpp - what the model says of misused im2col instructions, and tells of good ones.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/ptx/tma_im2col.h>

typedef struct {
    mgpu_tensor_map images;  /* u32 [2][8][8][16], 16 pixels x 16 channels, padding 1 */
    mgpu_tensor_map outputs; /* the same, corners inside */
    mgpu_tensor_map series;  /* u32 [4][64][16], 16 x 16 */
    mgpu_tensor_map floats;  /* outputs of f32 */
    mgpu_tensor_map tiles;   /* u32 [128][16], 16 x 16 */
    uint32_t what;
} pixel_args;

MGPU_KERNEL(pixels_refused, pixel_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    switch (p->what) {
    case 0:
        mgpu_tma_load_4d_im2col(dst, &p->images, 0, 7, 0, 0, bar, 0, 0);
        break;
    case 1:
        mgpu_tma_load_4d_im2col(dst, &p->images, 0, 0, -2, 0, bar, 0, 0);
        break;
    case 2:
        mgpu_tma_load_4d_im2col(dst, &p->images, 0, 0, 0, 0, bar, 2, 256);
        break;
    case 3:
        mgpu_tma_load_4d_im2col(dst, &p->tiles, 0, 0, 0, 0, bar, 0, 0);
        break;
    case 4:
        mgpu_tma_load_3d_im2col(dst, &p->images, 0, 0, 0, bar, 0);
        break;
    case 5:
        mgpu_tma_load_4d(dst, &p->images, 0, 0, 0, 0, bar);
        break;
    case 6:
        mgpu_tma_store_4d_im2col_no_offs(&p->images, 0, 0, 0, 0, dst);
        break;
    case 7:
        mgpu_tma_reduce_min_4d_im2col_no_offs(&p->floats, 0, 0, 0, 0, dst);
        break;
    case 8:
        mgpu_tma_store_4d_im2col_no_offs(&p->outputs, -4, 0, 0, 0, dst);
        break;
    case 9:
        mgpu_tma_load_4d_im2col(dst, &p->images, 3, 0, 0, 0, bar, 0, 0);
        break;
    case 10:
        mgpu_tma_prefetch_4d_im2col(&p->images, 0, 0, 7, 0, 0, 0);
        break;
    case 11:
        mgpu_tma_load_4d_im2col(dst + 64, &p->images, 0, 0, 0, 0, bar, 0, 0);
        break;
    case 12:
        mgpu_tma_load_4d_im2col_hint(dst, &p->images, 0, 0, 0, 0, bar, 0, 0, 7);
        break;
    case 13:
        mgpu_tma_load_4d_im2col_multicast(dst, &p->images, 0, 0, 0, 0, bar, 0, 0, 4);
        break;
    case 14: /* neither would the _3d form of tiles do */
        mgpu_tma_store_2d(&p->series, 0, 0, dst);
        break;
    case 15:
        mgpu_tma_load_4d_im2col(dst + 4096 - 128, &p->images, 0, 0, 0, 0, bar, 0, 0);
        break;
    case 16: /* a map of tiles first, whatever its rank: there is no im2col of some */
        mgpu_tma_load_3d_im2col(dst, &p->tiles, 0, 0, 0, bar, 0);
        break;
    }
}

/* Loads, and leaves without a wait that a load of so many bytes would end. */
MGPU_KERNEL(pixels_waited, pixel_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(bar, 1024);
    mgpu_tma_load_4d_im2col(dst, &p->images, 0, p->what == 2 ? -1 : 0, 0, p->what == 1 ? 2 : 0,
                            bar, 1, 2);
    mgpu_mbarrier_wait(bar, 0);
}

static mgpu_im2col_desc
images_of(const uint32_t *p, mgpu_dtype dtype, int32_t corner)
{
    mgpu_im2col_desc d = mgpu_tensor_map_nhwc(dtype, p, 2, 8, 8, 16, 16, 16);
    for (int i = 0; i < 2; i++)
        d.lower_corner[i] = d.upper_corner[i] = corner;
    return d;
}

static pixel_args
maps_of(const uint32_t *p)
{
    pixel_args a;
    memset(&a, 0, sizeof a);
    REQUIRE(mgpu_tensor_map_im2col(&a.images, images_of(p, MGPU_DTYPE_U32, -1), NULL) ==
            MGPU_OK);
    REQUIRE(mgpu_tensor_map_im2col(&a.outputs, images_of(p, MGPU_DTYPE_U32, 0), NULL) ==
            MGPU_OK);
    REQUIRE(mgpu_tensor_map_im2col(&a.floats, images_of(p, MGPU_DTYPE_F32, 0), NULL) ==
            MGPU_OK);
    REQUIRE(mgpu_tensor_map_im2col(&a.series,
                                   mgpu_tensor_map_nwc(MGPU_DTYPE_U32, p, 2, 64, 16, 16, 16),
                                   NULL) == MGPU_OK);
    const uint64_t dims[4] = {16, 8, 8, 2};
    const uint32_t box[4] = {16, 4, 4, 1};
    REQUIRE(mgpu_tensor_map_tiled(&a.tiles,
                                  mgpu_tensor_map_nd(MGPU_DTYPE_U32, p, 4, dims, NULL, box),
                                  NULL) == MGPU_OK);
    return a;
}

TEST_CASE("im2col: what the machine would refuse is a fault with its own sentence")
{
    static const char *const words[] = {
        "TMA load: c1 = 7: the first pixel lies in the box of the map's corners, here -1 to 6; "
        "a "
        "filter tap is in the offsets",
        "TMA load: c2 = -2: the first pixel lies in the box",
        "TMA load: h_offset is 256: 0 to 255 with 4 dimensions",
        "TMA load: an im2col instruction with a map of tiles: take the 4d form of tiles, or "
        "make "
        "the map with mgpu_tensor_map_im2col",
        "TMA load: a 3d instruction with a tensor map of rank 4",
        "TMA load: an instruction of tiles with an im2col map: take the form with _im2col in "
        "its "
        "name, or make the map with mgpu_tensor_map_tiled",
        "TMA store: the box of the map's corners reaches out of the tensor, -1 to 6 of 0 to 7 "
        "in "
        "dimension 1: a store has a map of its own, corners inside",
        "TMA reduce: min of f32",
        "TMA store: c0 = -4: a store may end behind the tensor, but not begin before it",
        "c0 = 3 is 12 bytes: the innermost coordinate",
        "TMA prefetch: c2 = 7: the first pixel",
        ("TMA load, destination: shared address 0x00000440 is not aligned to 128 bytes: begin "
         "at MGPU_SMEM(p, 1024), and let whole tiles come before it"),
        "TMA load: cache hint 0x0000000000000007 is no L2 policy",
        "TMA load: multicast mask 0x4, the cluster has blocks 0 to 0",
        "TMA store: an instruction of tiles with an im2col map",
        "TMA load, destination: 1024 bytes at shared address",
        "TMA load: an im2col instruction with a map of tiles: take the 4d form of tiles, or",
    };
    model m;
    known<uint32_t> in(2 * 64 * 16);
    pixel_args a = maps_of(in.data.data());
    for (uint32_t what = 0; what < sizeof words / sizeof *words; what++) {
        a.what = what;
        CAPTURE(what);
        REQUIRE(m.run(pixels_refused_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_im2col.cpp:"}));
    }
}

TEST_CASE("im2col: a column wholly behind the images is told, one in their padding is not")
{
    model m;
    known<uint32_t> in(2 * 64 * 16);
    pixel_args a = maps_of(in.data.data());
    for (uint32_t what : {0u, 1u, 2u}) {
        a.what = what;
        CAPTURE(what);
        REQUIRE(m.run(pixels_waited_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        if (what == 1)
            CHECK(
                m.lints.find("wholly outside of the tensor: c3 = 2, and dims[3] is 2: only its "
                             "filling comes") != std::string::npos);
        else
            CHECK(m.lints == "");
    }
}

TEST_CASE("im2col: each access of a load is told: pixels that are there, and all of the tile")
{
    struct seen {
        uint64_t read = 0, written = 0, from = UINT64_MAX, to = 0;
    } all;
    model m;
    known<uint32_t> in(2 * 64 * 16);
    pixel_args a = maps_of(in.data.data());
    m.config.observer.user = &all;
    m.config.observer.access = [](void *user, const mgpu_emu_access *x) {
        seen *s = static_cast<seen *>(user);
        if (x->agent != MGPU_EMU_TMA || !x->async)
            return;
        (x->space == MGPU_EMU_GLOBAL ? s->read : s->written) += x->bytes;
        CHECK(x->write == (x->space == MGPU_EMU_SHARED));
        if (x->space == MGPU_EMU_GLOBAL) {
            s->from = x->address < s->from ? x->address : s->from;
            s->to = x->address + x->bytes > s->to ? x->address + x->bytes : s->to;
        }
    };
    REQUIRE(m.run(pixels_waited_kernel, 1, 32, a) == MGPU_OK);
    /* from (0, 0) on, moved by (1, 2): rows of 8 from W = 0 to 7, of which the first begins at 1 */
    CHECK(all.read == 16 * 64);
    CHECK(all.written == 1024);
    CHECK(all.from == reinterpret_cast<uintptr_t>(&in.data[(2 * 8 + 1) * 16]));
    CHECK(all.to == reinterpret_cast<uintptr_t>(&in.data[(2 * 8 + 1 + 16) * 16]));
    all = seen();
    a.what = 2; /* from (-1, 0): the first pixel is that at (0, 2) */
    REQUIRE(m.run(pixels_waited_kernel, 1, 32, a) == MGPU_OK);
    CHECK(all.from == reinterpret_cast<uintptr_t>(&in.data[2 * 8 * 16]));
    CHECK(all.read == 1024);
}
