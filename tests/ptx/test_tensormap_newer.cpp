/* tests/ptx/test_tensormap_newer.cpp - packed elements by TMA in the model, and what a kernel changes of a Blackwell's map.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>

namespace
{

enum { ROWS = 6, COLS = 512, BOX_ROWS = 4, IMAGE = 1024 };
enum { LOAD, STORE, ADD };

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image;     /* [IMAGE] of shared memory: out, or in */
    mgpu_tensor_map *changed; /* global memory for the map, or NULL: it is taken as it is */
    int32_t c0, c1;
    uint32_t expect, how, change;
} packed_args;

/* Each function that changes a map. */
MGPU_DEVICE void
change(uint32_t which, uint32_t smem, mgpu_tensor_map *map)
{
    switch (which) {
    case 0:
        mgpu_tensormap_replace_elemtype_b4x16(smem);
        break;
    case 1:
        mgpu_tensormap_replace_elemtype_b4x16_p64(smem);
        break;
    case 2:
        mgpu_tensormap_replace_elemtype_b6x16_p32(smem);
        break;
    case 3:
        mgpu_tensormap_replace_swizzle_mode_96b(smem);
        break;
    case 4:
        mgpu_tensormap_replace_swizzle_atomicity(smem, 1);
        break;
    case 5:
        mgpu_tensormap_replace_swizzle_atomicity(smem, 2);
        break;
    case 6:
        mgpu_tensormap_replace_swizzle_atomicity(smem, 3);
        break;
    case 7:
        mgpu_tensormap_replace_swizzle_atomicity(smem, 3);
        mgpu_tensormap_replace_swizzle_atomicity(smem, 0);
        break;
    case 8:
        mgpu_tensormap_replace_swizzle_atomicity(smem, 4);
        break;
    case 10:
        mgpu_tensormap_replace_elemtype_b4x16_global(map);
        break;
    case 11:
        mgpu_tensormap_replace_elemtype_b4x16_p64_global(map);
        break;
    case 12:
        mgpu_tensormap_replace_elemtype_b6x16_p32_global(map);
        break;
    case 13:
        mgpu_tensormap_replace_swizzle_mode_96b_global(map);
        break;
    case 14:
        mgpu_tensormap_replace_swizzle_atomicity_global(map, 1);
        break;
    case 15:
        mgpu_tensormap_replace_swizzle_atomicity_global(map, 2);
        break;
    case 16:
        mgpu_tensormap_replace_swizzle_atomicity_global(map, 3);
        break;
    }
}

MGPU_KERNEL(packed, packed_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    MGPU_SHARED_ALIGNED(mgpu_tensor_map, copy, 1, 128);
    const uint32_t bar = mgpu_smem_addr(barrier), tile = mgpu_smem_addr(smem);
    const uint32_t at = mgpu_smem_addr(copy);
    const mgpu_tensor_map *map = &p->map;
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        smem[i] = p->how == LOAD ? 0x5A : p->image[i];
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    if (p->changed != NULL) {
        map = p->changed;
        mgpu_st_shared_b32(at + threadIdx.x * 4,
                           ((const uint32_t *)p->map.opaque)[threadIdx.x]);
        __syncwarp();
        if (threadIdx.x == 0 && p->change < 10)
            change(p->change, at, NULL);
        __syncwarp();
        mgpu_tensormap_cp_fenceproxy_gpu(p->changed, at);
        if (threadIdx.x == 0 && p->change >= 10) {
            change(p->change, 0, p->changed);
            mgpu_fence_proxy_tensormap_release_gpu();
        }
        __syncwarp();
        mgpu_fence_proxy_tensormap_acquire_gpu(p->changed);
    }
    __syncthreads();
    if (threadIdx.x == 0 && p->how == LOAD) {
        mgpu_mbarrier_arrive_expect_tx(bar, p->expect);
        mgpu_tma_load_2d(tile, map, p->c0, p->c1, bar);
    }
    if (threadIdx.x == 0 && p->how != LOAD) {
        if (p->how == STORE)
            mgpu_tma_store_2d(map, p->c0, p->c1, tile);
        else
            mgpu_tma_reduce_add_2d(map, p->c0, p->c1, tile);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    if (p->how == LOAD) {
        mgpu_mbarrier_wait(bar, 0);
        for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
            p->image[i] = smem[i];
    }
}

/* A tensor of numbered bytes, rows of COLS elements. */
struct matrix {
    mgpu_dtype dtype;
    uint32_t bits, pad, row_bytes; /* pad: bits that an element has of shared memory */
    known<unsigned char> data;
    unsigned char *base;
    explicit matrix(mgpu_dtype t)
        : dtype(t), bits(t == MGPU_DTYPE_B6X16_P32 ? 6 : 4), pad(t == MGPU_DTYPE_B4X16 ? 4 : 8),
          row_bytes(COLS * bits / 8), data(ROWS * COLS + 32)
    {
        base = data.data.data();
        base += (32 - (uintptr_t)base % 32) % 32;
        for (uint32_t i = 0; i < ROWS * row_bytes; i++)
            base[i] = (unsigned char)(i * 37 + i / 251 + 1);
    }
    mgpu_tensor_map_desc desc(mgpu_swizzle swizzle) const
    {
        mgpu_tensor_map_desc d = mgpu_tensor_map_2d(dtype, base, ROWS, COLS, row_bytes,
                                                    BOX_ROWS, pad == 4 ? 256 : 128);
        d.swizzle = swizzle;
        d.sm = 100;
        return d;
    }
    /* Element (row, col), one bit after the other; outside 0. */
    uint32_t element(int64_t row, int64_t col) const
    {
        uint32_t x = 0;
        if (row < 0 || row >= ROWS || col < 0 || col >= COLS)
            return 0;
        for (uint32_t b = 0; b < bits; b++) {
            const uint64_t at = (uint64_t)row * row_bytes * 8 + (uint64_t)col * bits + b;
            x |= (uint32_t)(base[at / 8] >> at % 8 & 1) << b;
        }
        return x;
    }
    /* The bit of the image where an element of the box begins. */
    uint32_t place(mgpu_swizzle swizzle, uint32_t row, uint32_t col) const
    {
        const uint32_t at = row * 128 + col / 16 * 2 * pad, line = at / 128;
        const uint32_t moved = swizzle == MGPU_SWIZZLE_NONE            ? at
                               : swizzle == MGPU_SWIZZLE_128B          ? at ^ line % 8 * 16
                               : swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? at ^ line % 4 * 32
                                                                       : at ^ line % 2 * 64;
        return moved * 8 + col % 16 * bits;
    }
    uint32_t cols() const
    {
        return pad == 4 ? 256 : 128;
    }
};

uint32_t
taken(const std::vector<unsigned char> &image, uint32_t at, uint32_t bits)
{
    uint32_t x = 0;
    for (uint32_t b = 0; b < bits; b++)
        x |= (uint32_t)(image[(at + b) / 8] >> (at + b) % 8 & 1) << b;
    return x;
}

packed_args
arguments(const matrix &a, mgpu_swizzle swizzle, unsigned char *image)
{
    packed_args args;
    mgpu_issues why;
    std::memset(&args, 0, sizeof args);
    const mgpu_status status = mgpu_tensor_map_tiled(&args.map, a.desc(swizzle), &why);
    INFO((why.count > 0 ? why.item[0].text : ""));
    REQUIRE(status == MGPU_OK);
    args.image = image;
    args.expect = BOX_ROWS * a.cols() * a.bits / 8;
    CHECK(mgpu_tensor_map_box_bytes(a.desc(swizzle)) == args.expect);
    return args;
}

const mgpu_dtype types[] = {MGPU_DTYPE_B4X16, MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_B6X16_P32};
const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_128B,
                                 MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_64B};
const int32_t places[][2] = {{0, 0}, {256, 1}, {128, 4}, {256, -2}, {512, 0}, {-128, 1}};

} // namespace

TEST_CASE("loads of packed elements: each where it belongs, and bytes of global memory count")
{
    model m;
    uint32_t n = 0;
    m.config.target = MGPU_EMU_SM_100A;
    for (mgpu_dtype dtype : types) {
        const matrix a(dtype);
        for (mgpu_swizzle swizzle : swizzles)
            for (const auto &c : places) {
                known<unsigned char> image(IMAGE, 0xAB);
                packed_args args = arguments(a, swizzle, image.data.data());
                args.c0 = c[0];
                args.c1 = c[1];
                m.config.policy = n++ % 2 ? MGPU_EMU_LAZY : MGPU_EMU_EAGER;
                CAPTURE(dtype, swizzle, c[0], c[1]);
                const mgpu_status status = m.run(packed_kernel, 1, 32, args);
                INFO(m.text);
                REQUIRE(status == MGPU_OK);
                uint32_t wrong = 0, pads = 0;
                for (uint32_t r = 0; r < BOX_ROWS; r++)
                    for (uint32_t k = 0; k < a.cols(); k++) {
                        const uint32_t at = a.place(swizzle, r, k);
                        wrong += taken(image.data, at, a.bits) !=
                                 a.element((int64_t)c[1] + r, (int64_t)c[0] + k);
                        if (k % 16 == 0)
                            for (uint32_t b = a.bits * 2; b < a.pad * 2; b++)
                                pads += image.data[at / 8 + b] != 0xDB;
                        CHECK(mgpu_dtype_smem_bit(dtype, k) ==
                              a.place(MGPU_SWIZZLE_NONE, 0, k));
                    }
                CHECK(wrong == 0);
                CHECK(pads == 0); /* nobody says what they are */
                for (uint32_t i = BOX_ROWS * 128; i < IMAGE; i++)
                    CHECK(image.data[i] == 0x5A);
            }
        const mgpu_box box = mgpu_box_packed_2d(4, a.cols(), dtype, MGPU_SWIZZLE_128B);
        CHECK(mgpu_tile_bytes(mgpu_box_tile(box)) == 4 * 128);
    }
}

TEST_CASE("stores of packed elements: what pads them stays behind")
{
    model m;
    m.config.target = MGPU_EMU_SM_103A;
    for (mgpu_dtype dtype : {MGPU_DTYPE_B4X16, MGPU_DTYPE_B6X16_P32})
        for (mgpu_swizzle swizzle : swizzles)
            for (int32_t c1 : {0, 4}) {
                const matrix a(dtype), before(dtype);
                known<unsigned char> image(IMAGE);
                for (uint32_t i = 0; i < IMAGE; i++)
                    image.data[i] = (unsigned char)(i * 91 + i / 7);
                packed_args args = arguments(a, swizzle, image.data.data());
                args.how = STORE;
                args.c0 = 256;
                args.c1 = c1;
                CAPTURE(dtype, swizzle, c1);
                const mgpu_status status = m.run(packed_kernel, 1, 32, args);
                INFO(m.text);
                REQUIRE(status == MGPU_OK);
                uint32_t wrong = 0;
                for (int32_t r = 0; r < ROWS; r++)
                    for (int32_t k = 0; k < COLS; k++) {
                        const bool in = r >= c1 && r < c1 + BOX_ROWS && k >= 256 &&
                                        k < 256 + (int32_t)a.cols();
                        const uint32_t want =
                            in ? taken(image.data,
                                       a.place(swizzle, (uint32_t)(r - c1), (uint32_t)k - 256),
                                       a.bits)
                               : before.element(r, k);
                        wrong += a.element(r, k) != want;
                    }
                CHECK(wrong == 0);
            }
}

TEST_CASE("packed elements: each mistake has its sentence")
{
    static const struct {
        mgpu_dtype dtype;
        uint32_t target, how;
        int32_t c0;
        const char *says;
    } wrong[] = {
        {MGPU_DTYPE_B4X16, MGPU_EMU_SM_90A, LOAD, 0, "TMA load of b4x16 needs sm_100"},
        {MGPU_DTYPE_B6X16_P32, MGPU_EMU_SM_90A, STORE, 0,
         "TMA store of b6x16_p32 needs sm_100"},
        {MGPU_DTYPE_B4X16_P64, MGPU_EMU_SM_100A, LOAD, 64,
         "c0 = 64: of b4x16_p64 the innermost coordinate is a multiple of 128"},
        {MGPU_DTYPE_B4X16, MGPU_EMU_SM_100A, LOAD, 16,
         "c0 = 16 is 8 bytes: the innermost coordinate is a multiple of 16 bytes"},
        {MGPU_DTYPE_B4X16_P64, MGPU_EMU_SM_100A, STORE, 0,
         "a store of b4x16_p64: only loads pad elements of 4 bits; bytes go out as u8"},
        {MGPU_DTYPE_B6X16_P32, MGPU_EMU_SM_100A, ADD, 0, "TMA reduce: add of b6x16_p32: "},
    };
    model m;
    for (const auto &w : wrong) {
        const matrix a(w.dtype);
        known<unsigned char> image(IMAGE);
        packed_args args = arguments(a, MGPU_SWIZZLE_128B, image.data.data());
        args.how = w.how;
        args.c0 = w.c0;
        m.config.target = w.target;
        CHECK(m.run(packed_kernel, 1, 32, args) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({w.says}));
    }
}

TEST_CASE("tensormap.replace: packed types, rows of 96 bytes, atoms")
{
    known<unsigned char> maps(256);
    unsigned char *const first = maps.data.data();
    mgpu_tensor_map *const changed =
        (mgpu_tensor_map *)(void *)(first + (128 - (uintptr_t)first % 128) % 128);
    model m;
    for (uint32_t which : {0, 1, 2, 10, 11, 12}) { /* of bytes, which becomes packed */
        const matrix a(types[which % 10]);
        known<unsigned char> image(IMAGE, 0xAB);
        packed_args args = arguments(a, MGPU_SWIZZLE_128B, image.data.data());
        mgpu__tma_map fields;
        REQUIRE(mgpu__tma_map_decode(&args.map, &fields));
        fields.dtype = MGPU_DTYPE_U8;
        mgpu__tma_map_encode(&args.map, &fields);
        args.changed = changed;
        args.change = which;
        args.c0 = 256;
        args.c1 = 1;
        m.config.target = which < 10 ? MGPU_EMU_SM_100A : MGPU_EMU_SM_120A;
        CAPTURE(which);
        const mgpu_status status = m.run(packed_kernel, 1, 32, args);
        INFO(m.text);
        REQUIRE(status == MGPU_OK);
        uint32_t wrong = 0;
        for (uint32_t r = 0; r < BOX_ROWS; r++)
            for (uint32_t k = 0; k < a.cols(); k++)
                wrong += taken(image.data, a.place(MGPU_SWIZZLE_128B, r, k), a.bits) !=
                         a.element(1 + r, 256 + k);
        CHECK(wrong == 0);
        m.config.target = MGPU_EMU_SM_90A;
        CHECK(m.run(packed_kernel, 1, 32, args) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({"tensormap.replace, a packed type needs sm_100a or sm_100f, or another a "
                      "or f from there on, the target is sm_90a"}));
    }
    for (uint32_t which : {3, 4, 5, 6, 7, 13, 14, 15, 16}) { /* bytes, rows of 96 or of 128 */
        const uint32_t row = which % 10 == 3 ? 96 : 128, atoms = which % 10 - 3;
        known<unsigned char> data(ROWS * 128), image(IMAGE, 0xAB);
        for (uint32_t i = 0; i < ROWS * 128; i++)
            data.data[i] = (unsigned char)(i * 7 + i / 128);
        packed_args args;
        std::memset(&args, 0, sizeof args);
        mgpu_tensor_map_desc d =
            mgpu_tensor_map_2d(MGPU_DTYPE_U8, data.data.data(), ROWS, 128, 128, BOX_ROWS, row);
        d.swizzle = row == 96 ? MGPU_SWIZZLE_NONE : MGPU_SWIZZLE_128B;
        REQUIRE(mgpu_tensor_map_tiled(&args.map, d, NULL) == MGPU_OK);
        args.image = image.data.data();
        args.expect = row * BOX_ROWS;
        args.changed = changed;
        args.change = which;
        m.config.target = which < 10 ? MGPU_EMU_SM_103A : MGPU_EMU_SM_107A;
        CAPTURE(which);
        const mgpu_status status = m.run(packed_kernel, 1, 32, args);
        INFO(m.text);
        REQUIRE(status == MGPU_OK);
        uint32_t wrong = 0;
        for (uint32_t r = 0; r < BOX_ROWS; r++)
            for (uint32_t k = 0; k < row; k++) {
                const uint32_t at = r * row + k, line = at / 128;
                const uint32_t moved =
                    row == 96    ? at ^ line % 2 * 16
                    : atoms == 4 ? at ^ line % 8 * 16
                    : atoms == 3 ? at ^ line % 2 * 64
                                 : at ^ line % 4 * 32 ^ (atoms == 2 ? line % 2 * 8 : 0);
                wrong += image.data[moved] != data.data[r * 128 + k];
            }
        CHECK(wrong == 0);
        m.config.target = row == 96 ? MGPU_EMU_SM_100A : MGPU_EMU_SM_90A;
        CHECK(m.run(packed_kernel, 1, 32, args) != MGPU_OK);
        INFO(m.text);
        CHECK(m.says({row == 96 ? "tensormap.replace, a swizzle of 96 bytes needs sm_103a or "
                                  "sm_107a, the target is sm_100a"
                                : "tensormap.replace, swizzle_atomicity needs sm_100a or "}));
        if (row == 96 && which < 10) { /* a map of another's making */
            mgpu__tma_map fields;
            REQUIRE(mgpu__tma_map_decode(&args.map, &fields));
            fields.swizzle = MGPU_SWIZZLE_96B;
            mgpu__tma_map_encode(&args.map, &fields);
            args.changed = NULL;
            CHECK(m.run(packed_kernel, 1, 32, args) != MGPU_OK);
            INFO(m.text);
            CHECK(m.says({"TMA load with a swizzle of 96 bytes needs sm_103a or sm_107a"}));
        }
        if (row == 128 && which < 10) {
            m.config.target = MGPU_EMU_SM_100A;
            args.change = 8;
            CHECK(m.run(packed_kernel, 1, 32, args) != MGPU_OK);
            INFO(m.text);
            CHECK(m.says({"swizzle_atomicity: 0x4 is not 0 to 3: atoms of 16, 32, 32 flipped, "
                          "64 bytes"}));
        }
    }
}
