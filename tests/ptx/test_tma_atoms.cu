/* tests/ptx/test_tma_atoms.cu - TMA with swizzles whose atoms are 32 or 64 bytes: who takes them, and where bytes land.
 * SPDX-License-Identifier: MIT
 *
 * A driver is asked itself, so that its answer is on record where the rules of host/tensor_map_rules.h
 * have another; the model is given such maps without their consent. The tensor counts its halves of
 * chunks up, so that each 8 bytes of a tile say where they came from.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cstring>

#if MGPU_EMULATE
#include <mgpu/emu/math/tma_map.h>
#endif

MGPU_REQUIRE(TMA);

enum { ROWS = 16, HALVES = 16, SMEM = 4096, THREADS = 128 };

typedef struct {
    mgpu_tensor_map map;
    uint64_t *image; /* of the window: a load writes it, a store reads it */
    uint32_t at, stores;
} atoms_args;

MGPU_KERNEL(atoms, atoms_args, p, THREADS, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t bar = mgpu_smem_addr(barrier), tile = mgpu_smem_addr(smem) + p->at;
    uint64_t *const words = (uint64_t *)smem;
    for (uint32_t i = threadIdx.x; i < SMEM / 8; i += THREADS)
        words[i] = p->stores ? p->image[i] : 0xDBDBDBDBDBDBDBDBull;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0 && p->stores) {
        mgpu_tma_store_2d(&p->map, 0, 0, tile);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    if (threadIdx.x == 0 && !p->stores) {
        mgpu_mbarrier_arrive_expect_tx(bar, ROWS * 128);
        mgpu_tma_load_2d(tile, &p->map, 0, 0, bar);
    }
    if (!p->stores) {
        mgpu_mbarrier_wait(bar, 0);
        for (uint32_t i = threadIdx.x; i < SMEM / 8; i += THREADS)
            p->image[i] = words[i];
    }
}

namespace
{

struct atom_swizzle {
    mgpu_swizzle swizzle;
    const char *name;
    bool stores;                /* may */
    uint32_t places[4][HALVES]; /* line % 4: the half of a row that is at a place */
};

/* The tables of the PTX manual, "Tensor swizzling modes", whose cells are two halves. */
const atom_swizzle swizzles[] = {{MGPU_SWIZZLE_128B_ATOM_32B,
                                  "atoms of 32 bytes",
                                  true,
                                  {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                   {4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11},
                                   {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7},
                                   {12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3}}},
                                 {MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                                  "atoms of 32 bytes, flipped",
                                  false,
                                  {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                   {5, 4, 7, 6, 1, 0, 3, 2, 13, 12, 15, 14, 9, 8, 11, 10},
                                   {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7},
                                   {13, 12, 15, 14, 9, 8, 11, 10, 5, 4, 7, 6, 1, 0, 3, 2}}},
                                 {MGPU_SWIZZLE_128B_ATOM_64B,
                                  "atoms of 64 bytes",
                                  true,
                                  {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                   {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7},
                                   {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                   {8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7}}}};

/* Is there a map of this description? Of a GPU its driver says so; in the model there always is. */
bool
made(mgpu_tensor_map *map, const mgpu_tensor_map_desc &d)
{
#if MGPU_EMULATE
    mgpu__tma_map_tiled(map, d.dtype, d.rank, d.global, d.dims, d.strides_bytes, d.box,
                        d.elem_strides, d.interleave, d.swizzle, false);
    return true;
#else
    mgpu_issues why;
    mgpu__encode_tiled encode = NULL;
    alignas(128) mgpu_tensor_map aligned;
    REQUIRE(mgpu__tensor_map_driver("cuTensorMapEncodeTiled", &encode, &why) == MGPU_OK);
    const int refused = mgpu__tensor_map_ask(encode, &d, &aligned);
    *map = aligned;
    std::printf("swizzle %d: the driver answers %d\n", (int)d.swizzle, refused);
    return refused == 0;
#endif
}

/* Do the bytes count as the GPU's own, or the model's stand for them? */
bool
accepted(const mgpu_tensor_map_desc &d, bool is_made)
{
    return MGPU_EMULATE ? mgpu_tensor_map_check(d, NULL) == MGPU_OK : is_made;
}

std::vector<uint64_t>
numbered(uint64_t first, size_t count)
{
    std::vector<uint64_t> memory(count);
    for (size_t i = 0; i < count; i++)
        memory[i] = first + i;
    return memory;
}

mgpu_tensor_map_desc
described(const atom_swizzle &s, const void *tensor)
{
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, tensor, ROWS, 64, 128, ROWS, 64);
    d.swizzle = s.swizzle;
    return d;
}

mgpu_launch_config
one_block()
{
    mgpu_launch_config config = mgpu_launch_1d(1, THREADS);
    config.smem_bytes = SMEM;
    return config;
}

} // namespace

TEST_CASE("swizzles with larger atoms: the rules say what the driver says")
{
    std::vector<uint32_t> verdicts;
    device_buffer<uint64_t> tensor(ROWS * HALVES);
    for (const atom_swizzle &s : swizzles) {
        const mgpu_tensor_map_desc d = described(s, tensor.ptr());
        mgpu_tensor_map map;
        const bool taken = accepted(d, made(&map, d));
        CAPTURE(s.name);
        CHECK((mgpu_tensor_map_check(d, NULL) == MGPU_OK) == taken);
        verdicts.push_back(taken);
    }
    record("accepted", verdicts);
}

TEST_CASE("swizzles with larger atoms: loads")
{
    for (const atom_swizzle &s : swizzles)
        for (uint32_t line = 0; line < 4; line++) {
            const std::vector<uint64_t> memory = numbered(0x1000, ROWS * HALVES);
            device_buffer<uint64_t> tensor(memory), image(SMEM / 8);
            const mgpu_tensor_map_desc d = described(s, tensor.ptr());
            atoms_args p;
            std::memset(&p, 0, sizeof p);
            p.image = image.ptr();
            p.at = line * 128;
            const bool is_made = made(&p.map, d);
            if (!is_made)
                continue;
            launch(&atoms_kernel, one_block(), p);
            std::vector<uint64_t> want(SMEM / 8, 0xDBDBDBDBDBDBDBDBull);
            for (uint32_t i = 0; i < ROWS * HALVES; i++)
                want[line * HALVES + i] =
                    memory[i / HALVES * HALVES + s.places[(line + i / HALVES) % 4][i % HALVES]];
            const std::vector<uint64_t> got = image.download();
            if (accepted(d, is_made))
                record(s.name, got);
            CAPTURE(s.name, line);
            CHECK(difference(got, want) == "");
        }
}

TEST_CASE("swizzles with larger atoms: stores")
{
    for (const atom_swizzle &s : swizzles)
        for (uint32_t line = 0; line < 4; line++) {
            const std::vector<uint64_t> window = numbered(0x2000, SMEM / 8);
            device_buffer<uint64_t> tensor(ROWS * HALVES), image(window);
            const mgpu_tensor_map_desc d = described(s, tensor.ptr());
            atoms_args p;
            std::memset(&p, 0, sizeof p);
            p.image = image.ptr();
            p.at = line * 128;
            p.stores = 1;
            const bool is_made = made(&p.map, d);
            if (!is_made || !s.stores)
                continue;
            launch(&atoms_kernel, one_block(), p);
            std::vector<uint64_t> want(ROWS * HALVES);
            for (uint32_t i = 0; i < ROWS * HALVES; i++)
                want[i / HALVES * HALVES + s.places[(line + i / HALVES) % 4][i % HALVES]] =
                    window[line * HALVES + i];
            const std::vector<uint64_t> got = tensor.download();
            if (accepted(d, is_made))
                record(s.name, got);
            CAPTURE(s.name, line);
            CHECK(difference(got, want) == "");
        }
}
