/* tests/emu/unit/test_tensormap.cpp - what the model refuses of maps that kernels change.
 * SPDX-License-Identifier: MIT
 *
 * What the instructions do is in ptx/test_tensormap.cu, who must fence what in check/litmus/maps.cu.
 */
#include "emu/model.h"

namespace
{

typedef struct {
    mgpu_tensor_map map;
    mgpu_tensor_map *made;
    const void *address;
    uint64_t wide;
    uint32_t what, dim, value;
} refuse_args;

enum {
    ADDRESS,
    RANK,
    BOX,
    DIM,
    STRIDE,
    STEP,
    TYPE,
    INTERLEAVE,
    SWIZZLE,
    FILL,
    FIELDS,
    NO_MAP = FIELDS,
    NO_MAP_GLOBAL,
    SHARED_ALIGN,
    GLOBAL_ALIGN,
    ARGUMENTS,
    COPY_ALIGN,
    COPY_SOURCE_ALIGN,
    COPY_OUTSIDE,
    COPY_NO_MAP,
    COPY_DIFFERS,
    COPY_HALF,
    ACQUIRE_ALIGN,
    FROM_SHARED
};

} // namespace

/* Change a field. */
MGPU_DEVICE void
refuse_field(const refuse_args *p, uint32_t map)
{
    switch (p->what) {
    case ADDRESS:
        mgpu_tensormap_replace_global_address(map, p->address);
        break;
    case RANK:
        mgpu_tensormap_replace_rank(map, p->value);
        break;
    case BOX:
        mgpu_tensormap_replace_box_dim(map, p->dim, p->value);
        break;
    case DIM:
        mgpu_tensormap_replace_global_dim(map, p->dim, p->value);
        break;
    case STRIDE:
        mgpu_tensormap_replace_global_stride(map, p->dim, p->wide);
        break;
    case STEP:
        mgpu_tensormap_replace_element_stride(map, p->dim, p->value);
        break;
    case TYPE:
        mgpu_tensormap_replace_elemtype(map, p->value);
        break;
    case INTERLEAVE:
        mgpu_tensormap_replace_interleave_layout(map, p->value);
        break;
    case SWIZZLE:
        mgpu_tensormap_replace_swizzle_mode(map, p->value);
        break;
    case FILL:
        mgpu_tensormap_replace_fill_mode(map, p->value);
        break;
    }
}

/* Other mistakes, by one thread. */
MGPU_DEVICE void
refuse_place(const refuse_args *p, uint32_t map)
{
    switch (p->what) {
    case NO_MAP:
        mgpu_st_shared_b32(map, 0);
        mgpu_tensormap_replace_rank(map, 1);
        break;
    case NO_MAP_GLOBAL:
        mgpu_tensormap_replace_rank_global(p->made, 1);
        break;
    case SHARED_ALIGN:
        mgpu_tensormap_replace_rank(map + 64, 1);
        break;
    case GLOBAL_ALIGN:
        mgpu_tensormap_replace_rank_global((mgpu_tensor_map *)((uintptr_t)p->made + 64), 1);
        break;
    case ARGUMENTS:
        mgpu_tensormap_replace_rank_global(
            (mgpu_tensor_map *)(((uintptr_t)p + 127) / 128 * 128), 1);
        break;
    case ACQUIRE_ALIGN:
        mgpu_fence_proxy_tensormap_acquire_gpu(
            (const mgpu_tensor_map *)((uintptr_t)p->made + 64));
        break;
    case FROM_SHARED:
        mgpu_prefetch_tensormap((const mgpu_tensor_map *)mgpu_smem_ptr(map));
        break;
    }
}

MGPU_KERNEL(refuse, refuse_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 64, 128);
    const uint32_t map = mgpu_smem_addr(words), t = threadIdx.x;
    mgpu_st_shared_b32(map + 4 * t, ((const uint32_t *)p->map.opaque)[t]);
    mgpu_st_shared_b32(map + 128 + 4 * t, ((const uint32_t *)p->map.opaque)[t]);
    __syncwarp();
    if (t == 0 && p->what < FIELDS)
        refuse_field(p, map);
    else if (t == 0)
        refuse_place(p, map);
    if (t == 0 && p->what == COPY_NO_MAP)
        mgpu_st_shared_b32(map + 8, 12345);
    __syncwarp();
    if (p->what == COPY_HALF && t >= 16)
        return;
    if (p->what == COPY_ALIGN)
        mgpu_tensormap_cp_fenceproxy_gpu((mgpu_tensor_map *)((uintptr_t)p->made + 64), map);
    else if (p->what == COPY_OUTSIDE)
        mgpu_tensormap_cp_fenceproxy_gpu((mgpu_tensor_map *)(((uintptr_t)p + 127) / 128 * 128),
                                         map);
    else if (p->what == COPY_SOURCE_ALIGN)
        mgpu_tensormap_cp_fenceproxy_gpu(p->made, map + 64);
    else if (p->what >= COPY_NO_MAP)
        mgpu_tensormap_cp_fenceproxy_gpu(p->made,
                                         p->what == COPY_DIFFERS && t == 7 ? map + 128 : map);
}

namespace
{

struct refusal {
    refusal() : made(NULL), data(4096)
    {
        std::memset(&a, 0, sizeof a);
        REQUIRE(mgpu_malloc(&made, 256) == MGPU_OK);
        REQUIRE(mgpu_memset(made, 0, 256, NULL) == MGPU_OK);
        type(MGPU_DTYPE_U32);
        a.made = static_cast<mgpu_tensor_map *>(made);
        a.address = data.data.data();
    }
    ~refusal()
    {
        CHECK(mgpu_free(made) == MGPU_OK);
    }
    refusal(const refusal &) = delete;
    refusal &operator=(const refusal &) = delete;
    void type(mgpu_dtype dtype)
    {
        void *at = reinterpret_cast<void *>(
            (reinterpret_cast<uintptr_t>(data.data.data()) + 15) / 16 * 16);
        REQUIRE(mgpu_tensor_map_tiled(&a.map, mgpu_tensor_map_2d(dtype, at, 4, 16, 64, 4, 16),
                                      NULL) == MGPU_OK);
    }
    /* Whether the model stops with these words; without words, whether it does not. */
    bool says(uint32_t what, std::initializer_list<const char *> words = {})
    {
        a.what = what;
        const mgpu_status status = m.run(refuse_kernel, 1, 32, a);
        return words.size() == 0 ? status == MGPU_OK : status != MGPU_OK && m.says(words);
    }
    refuse_args a;
    model m;
    void *made;
    known<unsigned char> data;
};

} // namespace

TEST_CASE("a value that a field cannot hold")
{
    refusal r;
    r.a.address = reinterpret_cast<const void *>(static_cast<uintptr_t>(8));
    CHECK(r.says(ADDRESS, {"tensormap.replace, global_address: 0x8 is no address of a tensor: "
                           "those are aligned to 16 bytes, below 2^57"}));
    r.a.address = reinterpret_cast<const void *>(static_cast<uintptr_t>(1) << 57);
    CHECK(r.says(ADDRESS, {"is no address of a tensor"}));
    r.a.address = NULL;
    CHECK(r.says(ADDRESS));
    struct {
        uint32_t what, bad[2], good[2];
        const char *words;
    } const rows[] = {
        {RANK, {5, 0xffffffff}, {0, 4}, "rank: 0x5 is not 0 to 4: the rank less one"},
        {BOX, {0, 257}, {1, 256}, "not 1 to 256 elements"},
        {DIM, {0, 0}, {1, 0xffffffff}, "global_dim: 0x0 is taken as 2^32 elements on a GPU"},
        {STEP, {0, 9}, {1, 8}, "not 1 to 8: 1 takes every element"},
        {TYPE, {13, 14}, {0, 12}, "no number of a type, 0 to 12: mgpu_tensormap_elemtype()"},
        {INTERLEAVE, {3, 16}, {0, 2}, "not 0, 1 or 2: a mgpu_interleave / 16"},
        {SWIZZLE, {4, 128}, {0, 3}, "not 0 to 3: mgpu_tensormap_swizzle_mode() has it"},
        {FILL, {2, 3}, {0, 1}, "not 0 or 1: a mgpu_oob_fill"},
    };
    for (const auto &row : rows)
        for (uint32_t i = 0; i < 2; i++) {
            INFO(row.words << ", " << i);
            r.a.value = row.bad[i];
            CHECK((r.says(row.what, {i == 0 ? row.words : "tensormap.replace, "})));
            r.a.value = row.good[i];
            CHECK(r.says(row.what));
        }
    for (uint64_t bytes : {uint64_t(8), uint64_t(1) << 40}) {
        r.a.wide = bytes;
        CHECK(r.says(STRIDE, {"not a multiple of 16 bytes below 2^40: strides are in bytes"}));
    }
    r.a.wide = (uint64_t(1) << 40) - 16;
    CHECK(r.says(STRIDE));
}

TEST_CASE("a dimension that a map does not have")
{
    refusal r;
    r.a.value = 1;
    for (uint32_t what : {BOX, DIM, STEP}) {
        r.a.dim = 5;
        CHECK(r.says(what, {"dimension 5 is not 0 to 4"}));
        r.a.dim = 4;
        CHECK(r.says(what));
    }
    r.a.wide = 64;
    CHECK(r.says(STRIDE, {"tensormap.replace, global_stride: dimension 4 is not 0 to 3"}));
    r.a.dim = 3;
    CHECK(r.says(STRIDE));
}

TEST_CASE("a map of tf32 stays one")
{
    refusal r;
    r.type(MGPU_DTYPE_TF32);
    r.a.value = mgpu_tensormap_elemtype(MGPU_DTYPE_F32);
    CHECK(r.says(TYPE, {"another type in a map of tf32, where ptxas 13.0 leaves the bit"}));
    r.a.value = mgpu_tensormap_elemtype(MGPU_DTYPE_TF32);
    CHECK(r.says(TYPE));
}

TEST_CASE("a map of pixels is not changed")
{
    refusal r;
    void *const at = reinterpret_cast<void *>(
        (reinterpret_cast<uintptr_t>(r.data.data.data()) + 15) / 16 * 16);
    REQUIRE(mgpu_tensor_map_im2col(&r.a.map,
                                   mgpu_tensor_map_nhwc(MGPU_DTYPE_U8, at, 1, 4, 4, 16, 16, 16),
                                   NULL) == MGPU_OK);
    CHECK(r.says(FILL, {"fill_mode: this map is of im2col, and only tiled ones change"}));
}

TEST_CASE("what is no map, or is not where a map is changed")
{
    refusal r;
    CHECK(r.says(NO_MAP, {"rank: the 128 bytes at smem+0x",
                          "are no tensor map: copy one there first, and if several lanes do"}));
    CHECK(r.says(NO_MAP_GLOBAL, {"rank: the 128 bytes at 0x", "are no tensor map"}));
    CHECK(r.says(SHARED_ALIGN, {"tensormap.replace: shared address", "not aligned to 128"}));
    CHECK(r.says(GLOBAL_ALIGN, {"tensormap.replace: the map at", "not aligned to 128 bytes"}));
    CHECK(r.says(ARGUMENTS, {"tensormap.replace, the map"}));
    CHECK(r.says(FROM_SHARED, {"is in shared memory, where the hardware cannot fetch it",
                               "mgpu_tensormap_cp_fenceproxy_gpu()"}));
}

TEST_CASE("what cp_fenceproxy refuses, and the acquire")
{
    refusal r;
    CHECK(r.says(COPY_ALIGN, {"tensormap.cp_fenceproxy: the map at", "not aligned to 128"}));
    CHECK(r.says(COPY_SOURCE_ALIGN, {"tensormap.cp_fenceproxy: shared address", "128 bytes"}));
    CHECK(r.says(COPY_OUTSIDE, {"tensormap.cp_fenceproxy, the map"}));
    CHECK(r.says(COPY_NO_MAP, {"tensormap.cp_fenceproxy: the 128 bytes at smem+0x",
                               "are none: a map comes there before it is published"}));
    CHECK(r.says(COPY_DIFFERS, {"lane 7 copies 0x", "the warp copies one map"}));
    CHECK(r.says(COPY_HALF, {"tensormap.cp_fenceproxy needs all 32 lanes"}));
    CHECK(r.says(ACQUIRE_ALIGN, {"fence.proxy.tensormap, acquire: the map at", "128 bytes"}));
}
