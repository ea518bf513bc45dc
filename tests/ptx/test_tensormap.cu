/* tests/ptx/test_tensormap.cu - a tensor map that a kernel changes moves what one moves that was made so.
 * SPDX-License-Identifier: MIT
 *
 * The host makes two maps that differ in one field. A kernel changes that field of the one, in shared or
 * in global memory, publishes it and loads a box through it; what comes is what the other one brings, and
 * not what the one brought before.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <random>

MGPU_REQUIRE(WGMMA);

enum { TILE = 8192, THREADS = 32, DATA = 1 << 17 };

/* The field, or a field and its dimension or value; the last of each row is the number of them. */
enum {
    NOTHING,
    ADDRESS,
    RANK,
    BOX,
    DIM = BOX + 5,
    STRIDE = DIM + 5,
    STEP = STRIDE + 4,
    TYPE = STEP + 5,
    INTERLEAVE = TYPE + 13,
    SWIZZLE = INTERLEAVE + 3,
    FILL = SWIZZLE + 4
};

typedef struct {
    mgpu_tensor_map map;
    mgpu_tensor_map *made; /* global memory, aligned to 128 */
    uint8_t *out;
    const void *address;
    uint64_t stride;
    int32_t c[5];
    uint32_t dims, bytes, change, elems, elems2, global, scope;
} tensormap_args;

#define REPLACE(field, ...)                                                                    \
    do {                                                                                       \
        if (p->global)                                                                         \
            mgpu_tensormap_replace_##field##_global(p->made, __VA_ARGS__);                     \
        else                                                                                   \
            mgpu_tensormap_replace_##field(map, __VA_ARGS__);                                  \
        return;                                                                                \
    } while (0)
#define EACH5(from, field, value)                                                              \
    case from:                                                                                 \
        REPLACE(field, 0, value);                                                              \
    case from + 1:                                                                             \
        REPLACE(field, 1, value);                                                              \
    case from + 2:                                                                             \
        REPLACE(field, 2, value);                                                              \
    case from + 3:                                                                             \
        REPLACE(field, 3, value);                                                              \
    case from + 4:                                                                             \
        REPLACE(field, 4, value)
#define VALUE(from, field, n)                                                                  \
    case from + n:                                                                             \
        REPLACE(field, n)

/* A third dimension. */
MGPU_DEVICE void
grow(const tensormap_args *p, uint32_t map)
{
    if (p->global) {
        mgpu_tensormap_replace_rank_global(p->made, 2);
        mgpu_tensormap_replace_global_dim_global(p->made, 2, p->elems);
        mgpu_tensormap_replace_box_dim_global(p->made, 2, p->elems2);
        mgpu_tensormap_replace_global_stride_global(p->made, 1, p->stride);
        mgpu_tensormap_replace_element_stride_global(p->made, 2, 1);
    } else {
        mgpu_tensormap_replace_rank(map, 2);
        mgpu_tensormap_replace_global_dim(map, 2, p->elems);
        mgpu_tensormap_replace_box_dim(map, 2, p->elems2);
        mgpu_tensormap_replace_global_stride(map, 1, p->stride);
        mgpu_tensormap_replace_element_stride(map, 2, 1);
    }
}

MGPU_DEVICE void
change(const tensormap_args *p, uint32_t map)
{
    switch (p->change) {
    case ADDRESS:
        REPLACE(global_address, p->address);
    case RANK:
        grow(p, map);
        return;
        EACH5(BOX, box_dim, p->elems);
        EACH5(DIM, global_dim, p->elems);
        EACH5(STEP, element_stride, p->elems);
    case STRIDE:
        REPLACE(global_stride, 0, p->stride);
    case STRIDE + 1:
        REPLACE(global_stride, 1, p->stride);
    case STRIDE + 2:
        REPLACE(global_stride, 2, p->stride);
    case STRIDE + 3:
        REPLACE(global_stride, 3, p->stride);
        VALUE(TYPE, elemtype, 0);
        VALUE(TYPE, elemtype, 1);
        VALUE(TYPE, elemtype, 2);
        VALUE(TYPE, elemtype, 3);
        VALUE(TYPE, elemtype, 4);
        VALUE(TYPE, elemtype, 5);
        VALUE(TYPE, elemtype, 6);
        VALUE(TYPE, elemtype, 7);
        VALUE(TYPE, elemtype, 8);
        VALUE(TYPE, elemtype, 9);
        VALUE(TYPE, elemtype, 10);
        VALUE(TYPE, elemtype, 11);
        VALUE(TYPE, elemtype, 12);
        VALUE(INTERLEAVE, interleave_layout, 0);
        VALUE(INTERLEAVE, interleave_layout, 1);
        VALUE(INTERLEAVE, interleave_layout, 2);
        VALUE(SWIZZLE, swizzle_mode, 0);
        VALUE(SWIZZLE, swizzle_mode, 1);
        VALUE(SWIZZLE, swizzle_mode, 2);
        VALUE(SWIZZLE, swizzle_mode, 3);
        VALUE(FILL, fill_mode, 0);
        VALUE(FILL, fill_mode, 1);
    }
}

MGPU_DEVICE void
publish(const tensormap_args *p, uint32_t map)
{
    switch (p->global ? 4 : p->scope) {
    case 0:
        mgpu_tensormap_cp_fenceproxy(p->made, map);
        mgpu_fence_proxy_tensormap_acquire(p->made);
        break;
    case 1:
        mgpu_tensormap_cp_fenceproxy_cluster(p->made, map);
        mgpu_fence_proxy_tensormap_acquire_cluster(p->made);
        break;
    case 2:
        mgpu_tensormap_cp_fenceproxy_gpu(p->made, map);
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
        break;
    case 3:
        mgpu_tensormap_cp_fenceproxy_sys(p->made, map);
        mgpu_fence_proxy_tensormap_acquire_sys(p->made);
        break;
    default:
        mgpu_fence_proxy_tensormap_release_gpu();
        __syncwarp();
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    }
}

MGPU_DEVICE void
load(const tensormap_args *p, uint32_t tile, uint32_t bar)
{
    const int32_t *c = p->c;
    mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);
    if (p->dims == 1)
        mgpu_tma_load_1d(tile, p->made, c[0], bar);
    else if (p->dims == 2)
        mgpu_tma_load_2d(tile, p->made, c[0], c[1], bar);
    else if (p->dims == 3)
        mgpu_tma_load_3d(tile, p->made, c[0], c[1], c[2], bar);
    else if (p->dims == 4)
        mgpu_tma_load_4d(tile, p->made, c[0], c[1], c[2], c[3], bar);
    else
        mgpu_tma_load_5d(tile, p->made, c[0], c[1], c[2], c[3], c[4], bar);
}

MGPU_KERNEL(changed, tensormap_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, TILE / 4, 1024);
    MGPU_SHARED_ALIGNED(uint32_t, copy, 32, 128);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t bar = mgpu_smem_addr(barrier), map = mgpu_smem_addr(copy), t = threadIdx.x;
    for (uint32_t i = t; i < TILE / 4; i += THREADS)
        tile[i] = 0xDBDBDBDBu;
    mgpu_fence_proxy_async_shared_cta();
    if (p->global)
        ((uint32_t *)p->made)[t] = ((const uint32_t *)p->map.opaque)[t];
    else
        copy[t] = ((const uint32_t *)p->map.opaque)[t];
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncwarp();
    if (t == 0)
        change(p, map);
    __syncwarp();
    publish(p, map);
    if (t == 0)
        load(p, mgpu_smem_addr(tile), bar);
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = t; i < TILE / 4; i += THREADS)
        ((uint32_t *)p->out)[i] = tile[i];
}

namespace
{

struct data {
    data() : bytes(DATA), memory(make()), made(2)
    {
    }
    std::vector<uint8_t> make()
    {
        std::mt19937 random(17);
        for (uint8_t &b : bytes)
            b = (uint8_t)random();
        return bytes;
    }
    std::vector<uint8_t> bytes;
    device_buffer<uint8_t> memory;
    device_buffer<mgpu_tensor_map> made;
};

/* What comes through the map of `from` with a change; `goal` is what it says then. */
std::vector<uint8_t>
through(const data &d, const mgpu_tensor_map_desc &from, const mgpu_tensor_map_desc &goal,
        const tensormap_args &how)
{
    tensormap_args a = how;
    static const int32_t c[5] = {4, 1, 1, 1, 1};
    device_buffer<uint8_t> out(TILE);
    encode(a.map, from);
    a.made = d.made.ptr();
    a.out = out.ptr();
    a.dims = goal.rank;
    a.bytes = mgpu_tensor_map_box_bytes(goal);
    for (uint32_t i = 0; i < 5; i++)
        a.c[i] = i == 0 && goal.interleave == MGPU_INTERLEAVE_NONE
                     ? (int32_t)(16 / mgpu_dtype_bytes(goal.dtype))
                     : c[i];
    REQUIRE((uintptr_t)a.made % 128 == 0);
    launch(&changed_kernel, mgpu_launch_1d(1, THREADS), a);
    return out.download();
}

/* A tensor of five dimensions with gaps, of words. */
mgpu_tensor_map_desc
five(const data &d, uint32_t rank = 5)
{
    static const uint64_t dims[5] = {40, 6, 5, 4, 3};
    static const uint64_t strides[4] = {176, 176 * 7, 176 * 7 * 6, 176 * 7 * 6 * 5};
    static const uint32_t box[5] = {8, 2, 2, 2, 2};
    return mgpu_tensor_map_nd(MGPU_DTYPE_U32, d.memory.ptr(), rank, dims, strides, box);
}

/* A map that a kernel changes from `from` to `goal` brings what one of `goal` does. */
void
check(const data &d, const char *name, uint32_t change, const mgpu_tensor_map_desc &from,
      const mgpu_tensor_map_desc &goal, uint32_t elems = 0, bool differs = true)
{
    tensormap_args a;
    std::memset(&a, 0, sizeof a);
    a.scope = 2;
    const std::vector<uint8_t> want = through(d, goal, goal, a);
    const std::vector<uint8_t> before = through(d, from, from, a);
    INFO(name << ", " << change << ", " << elems);
    CHECK((want != before) == differs);
    a.change = change;
    a.elems = elems;
    a.elems2 = goal.box[2];
    a.address = goal.global;
    a.stride = change >= STRIDE && change < STRIDE + 4 ? goal.strides_bytes[change - STRIDE]
                                                       : goal.strides_bytes[1];
    for (a.global = 0; a.global < 2; a.global++) {
        const std::vector<uint8_t> got = through(d, from, goal, a);
        CHECK(difference(got, want) == "");
        record(name, got);
    }
}

} // namespace

TEST_CASE("mgpu_tensormap_replace_global_address, mgpu_tensormap_replace_global_address_global")
{
    const data d;
    mgpu_tensor_map_desc goal = five(d);
    goal.global = d.memory.ptr() + 4096;
    check(d, "address", ADDRESS, five(d), goal);
}

TEST_CASE("mgpu_tensormap_replace_rank, mgpu_tensormap_replace_rank_global")
{
    const data d;
    check(d, "rank", RANK, five(d, 2), five(d, 3), 5);
}

TEST_CASE("mgpu_tensormap_replace_box_dim, mgpu_tensormap_replace_box_dim_global")
{
    const data d;
    for (uint32_t i = 0; i < 5; i++)
        for (uint32_t elems : {4u, 12u, 1u}) {
            mgpu_tensor_map_desc goal = five(d);
            goal.box[i] = elems == 1 && i == 0 ? 32 : elems;
            check(d, "box", BOX + i, five(d), goal, goal.box[i]);
        }
    mgpu_tensor_map_desc goal = five(d, 2);
    goal.box[1] = 256; /* the most that eight bits hold */
    check(d, "box", BOX + 1, five(d, 2), goal, 256);
}

TEST_CASE("mgpu_tensormap_replace_global_dim, mgpu_tensormap_replace_global_dim_global")
{
    const data d;
    for (uint32_t i = 0; i < 5; i++) {
        mgpu_tensor_map_desc goal = five(d);
        goal.dims[i] = i == 0 ? 9 : 2; /* the box begins inside and ends outside */
        check(d, "dim", DIM + i, five(d), goal, (uint32_t)goal.dims[i]);
    }
}

TEST_CASE("mgpu_tensormap_replace_global_stride, mgpu_tensormap_replace_global_stride_global")
{
    const data d;
    for (uint32_t i = 0; i < 4; i++) {
        mgpu_tensor_map_desc goal = five(d);
        goal.strides_bytes[i] += 48;
        check(d, "stride", STRIDE + i, five(d), goal);
    }
}

TEST_CASE("mgpu_tensormap_replace_element_stride, mgpu_tensormap_replace_element_stride_global")
{
    const data d;
    for (uint32_t i = 0; i < 5; i++)
        for (uint32_t elems : {2u, 8u}) {
            mgpu_tensor_map_desc goal = five(d), from = five(d);
            goal.box[i] = from.box[i] = i == 0 ? 8 : 3;
            goal.elem_strides[i] = elems;
            check(d, "step", STEP + i, from, goal, elems, i != 0); /* not looked at in 0 */
        }
}

TEST_CASE("mgpu_tensormap_replace_elemtype, mgpu_tensormap_replace_elemtype_global")
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_U8,      MGPU_DTYPE_U16,  MGPU_DTYPE_U32,
                                       MGPU_DTYPE_S32,     MGPU_DTYPE_U64,  MGPU_DTYPE_S64,
                                       MGPU_DTYPE_F16,     MGPU_DTYPE_F32,  MGPU_DTYPE_F64,
                                       MGPU_DTYPE_BF16,    MGPU_DTYPE_TF32, MGPU_DTYPE_F32_FTZ,
                                       MGPU_DTYPE_TF32_FTZ};
    static const uint32_t numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 8, 12};
    const data d;
    for (uint32_t i = 0; i < 13; i++) {
        mgpu_tensor_map_desc goal = five(d), from;
        goal.dims[0] = 20;
        goal.box[0] = 16;
        goal.dtype = types[i];
        CHECK(mgpu_tensormap_elemtype(types[i]) == numbers[i]);
        for (mgpu_dtype other : {MGPU_DTYPE_U8, MGPU_DTYPE_U64, MGPU_DTYPE_F16}) {
            if (mgpu_dtype_bytes(other) == mgpu_dtype_bytes(types[i]))
                continue;
            from = goal;
            from.dtype = other;
            check(d, "type", TYPE + numbers[i], from, goal);
        }
    }
}

TEST_CASE(
    "mgpu_tensormap_replace_interleave_layout, mgpu_tensormap_replace_interleave_layout_global")
{
    static const uint64_t dims[4] = {12, 5, 3, 2}, strides[3] = {512, 4096, 16384};
    static const uint32_t box[4] = {4, 2, 1, 1};
    const data d;
    const mgpu_interleave all[4] = {MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_16B,
                                    MGPU_INTERLEAVE_32B, MGPU_INTERLEAVE_NONE};
    for (uint32_t i = 0; i < 3; i++) {
        mgpu_tensor_map_desc goal =
            mgpu_tensor_map_nd(MGPU_DTYPE_U32, d.memory.ptr(), 4, dims, strides, box);
        mgpu_tensor_map_desc from;
        goal.swizzle = MGPU_SWIZZLE_32B;
        from = goal;
        goal.interleave = all[i];
        from.interleave = all[i + 1];
        check(d, "interleave", INTERLEAVE + i, from, goal);
    }
}

TEST_CASE("mgpu_tensormap_replace_swizzle_mode, mgpu_tensormap_replace_swizzle_mode_global")
{
    const mgpu_swizzle all[4] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                 MGPU_SWIZZLE_128B};
    const data d;
    for (uint32_t i = 0; i < 4; i++) {
        mgpu_tensor_map_desc goal = five(d), from = five(d);
        goal.swizzle = all[i];
        CHECK(mgpu_tensormap_swizzle_mode(all[i]) == i);
        for (uint32_t k = 1; k < 4; k++) {
            from.swizzle = all[(i + k) % 4];
            check(d, "swizzle", SWIZZLE + i, from, goal);
        }
    }
}

TEST_CASE("mgpu_tensormap_replace_fill_mode, mgpu_tensormap_replace_fill_mode_global")
{
    const data d;
    for (uint32_t i = 0; i < 2; i++) {
        mgpu_tensor_map_desc goal =
            mgpu_tensor_map_2d(MGPU_DTYPE_BF16, d.memory.ptr(), 5, 60, 128, 8, 64);
        mgpu_tensor_map_desc from = goal;
        goal.oob_fill = i == 1 ? MGPU_OOB_NAN : MGPU_OOB_ZERO;
        from.oob_fill = i == 1 ? MGPU_OOB_ZERO : MGPU_OOB_NAN;
        check(d, "fill", FILL + i, from, goal);
    }
}

TEST_CASE("mgpu_tensormap_cp_fenceproxy, mgpu_tensormap_cp_fenceproxy_cluster, "
          "mgpu_tensormap_cp_fenceproxy_gpu, mgpu_tensormap_cp_fenceproxy_sys")
{
    const data d;
    mgpu_tensor_map_desc goal = five(d);
    tensormap_args a;
    std::memset(&a, 0, sizeof a);
    goal.global = d.memory.ptr() + 8192;
    const std::vector<uint8_t> want = through(d, goal, goal, a);
    a.change = ADDRESS;
    a.address = goal.global;
    for (a.scope = 0; a.scope < 4; a.scope++) {
        const std::vector<uint8_t> got = through(d, five(d), goal, a);
        CHECK(difference(got, want) == "");
        record("out", got);
    }
}
