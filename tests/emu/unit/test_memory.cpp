/* tests/emu/unit/test_memory.cpp - loads, stores and atomics: just their bytes, and what is refused.
 * SPDX-License-Identifier: MIT
 *
 * What an operation makes of two values is in emu/math/test_atom.cpp; addresses in shared memory in
 * emu/core/test_window.cpp, what listeners hear in emu/core/test_event.cpp.
 */
#include "emu/model.h"

namespace
{

typedef struct {
    uint32_t *global; /* [4]: the second and third are changed, or the third alone */
    uint64_t *out;    /* [1] what the operation returned, [4] the words in shared memory */
    uint32_t what, shared;
} memory_args;

enum { LOAD4, LOAD8, STORE4, STORE8, ADD4, ADD8, EXCH4, CAS8, WHATS };

} // namespace

MGPU_KERNEL(touches, memory_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 4, 16);
    const uint32_t bytes = p->what % 2 == 0 ? 4 : 8;
    const uint64_t value = 0x1111111122222222u;
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 4; i++)
        words[i] = p->global[i];
    uint32_t *const at = (p->shared ? words : p->global) + 2;
    uint64_t got = 0;
    switch (p->what) {
    case LOAD4:
    case LOAD8:
        MGPU__EMU(mgpu__emu_ld_global(&got, at, bytes, MGPU__SCOPE_GPU));
        break;
    case STORE4:
    case STORE8:
        MGPU__EMU(mgpu__emu_st_global(at, &value, bytes, MGPU__SCOPE_GPU));
        break;
    case ADD4:
    case ADD8:
        MGPU__EMU(got = mgpu__emu_atomic(MGPU__ATOM_ADD, at, bytes, value, 0, MGPU__SCOPE_GPU));
        break;
    case EXCH4:
        MGPU__EMU(got =
                      mgpu__emu_atomic(MGPU__ATOM_EXCH, at, bytes, value, 0, MGPU__SCOPE_GPU));
        break;
    case CAS8:
        MGPU__EMU(got = mgpu__emu_atomic(MGPU__ATOM_CAS, at, bytes, value, 0xaaaaaaaaffffffffu,
                                         MGPU__SCOPE_GPU));
        break;
    }
    p->out[0] = got;
    for (uint32_t i = 0; i < 4; i++)
        p->out[1 + i] = words[i];
}

TEST_CASE("loads, stores and atomics touch 4 or 8 bytes, in global memory or this block's")
{
    const std::vector<uint32_t> before = {0x01020304, 0x05060708, 0xffffffff, 0xaaaaaaaa};
    static const struct {
        uint64_t got;
        uint32_t low, high; /* of the third and the fourth word, after */
    } want[WHATS] = {
        {0xffffffff, 0xffffffff, 0xaaaaaaaa}, {0xaaaaaaaaffffffff, 0xffffffff, 0xaaaaaaaa},
        {0, 0x22222222, 0xaaaaaaaa},          {0, 0x22222222, 0x11111111},
        {0xffffffff, 0x22222221, 0xaaaaaaaa}, {0xaaaaaaaaffffffff, 0x22222221, 0xbbbbbbbc},
        {0xffffffff, 0x22222222, 0xaaaaaaaa}, {0xaaaaaaaaffffffff, 0x22222222, 0x11111111}};
    for (uint32_t what = 0; what < WHATS; what++)
        for (uint32_t shared = 0; shared < 2; shared++) {
            model m;
            alignas(16) uint32_t global[4];
            std::copy(before.begin(), before.end(), global);
            std::vector<uint64_t> out(5);
            const memory_args a = {global, out.data(), what, shared};
            INFO("what " << what << ", shared " << shared << ": " << m.text);
            REQUIRE(m.run(touches_kernel, 1, 32, a) == MGPU_OK);
            CHECK(out[0] == want[what].got);
            for (uint32_t i = 0; i < 4; i++) {
                const uint32_t after = i < 2    ? before[i]
                                       : i == 2 ? want[what].low
                                                : want[what].high;
                CHECK(out[1 + i] == (shared ? after : before[i]));
                CHECK(global[i] == (shared ? before[i] : after));
            }
        }
}

MGPU_KERNEL(crooked, memory_args, p, 32, 1)
{
    unsigned char *const bytes = (unsigned char *)p->global;
    uint64_t got = 0;
    switch (p->what) {
    case LOAD4:
        MGPU__EMU(mgpu__emu_ld_global(&got, bytes + 2, 4, MGPU__SCOPE_GPU));
        break;
    case LOAD8:
        MGPU__EMU(mgpu__emu_ld_global(&got, bytes + 4, 8, MGPU__SCOPE_GPU));
        break;
    case STORE4:
        MGPU__EMU(mgpu__emu_st_global(bytes + 1, &got, 4, MGPU__SCOPE_GPU));
        break;
    case STORE8:
        MGPU__EMU(mgpu__emu_st_global(bytes + 4, &got, 8, MGPU__SCOPE_GPU));
        break;
    case ADD4:
        MGPU__EMU(mgpu__emu_atomic(MGPU__ATOM_ADD, bytes + 2, 4, 1, 0, MGPU__SCOPE_GPU));
        break;
    case ADD8:
        MGPU__EMU(mgpu__emu_atomic(MGPU__ATOM_ADD, bytes + 4, 8, 1, 0, MGPU__SCOPE_GPU));
        break;
    }
}

TEST_CASE("a load, a store or an atomic that is not aligned is a fault, and changes nothing")
{
    static const char *const words[] = {
        "ld.global: ", "ld.global: ", "st.global: ", "st.global: ", "atomic: ", "atomic: "};
    for (uint32_t what = LOAD4; what <= ADD8; what++) {
        model m;
        alignas(16) uint32_t global[4] = {1, 2, 3, 4};
        const memory_args a = {global, NULL, what, 0};
        CAPTURE(what);
        REQUIRE(m.run(crooked_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what],
                      what % 2 == 0 ? "is not aligned to 4 bytes" : "is not aligned to 8 bytes",
                      "test_memory.cpp:"}));
        for (uint32_t i = 0; i < 4; i++)
            CHECK(global[i] == 1 + i);
    }
}

/* Words of shared memory with an order, of two blocks. */
MGPU_KERNEL(crooked_shared, memory_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 4, 16);
    const uint32_t addr = mgpu_smem_addr(words);
    if (threadIdx.x != 0 || blockIdx.x != 0)
        return;
    switch (p->what) {
    case 0:
        (void)mgpu_ld_acquire_shared_b64(addr + 4);
        break;
    case 1:
        mgpu_st_release_shared_b32(mgpu_mapa(addr, 1), 1);
        break;
    case 2:
        (void)mgpu_ld_relaxed_shared_cluster_b32(0x02001400);
        break;
    case 3:
        mgpu_st_relaxed_shared_f32(addr + 0x30000, 1);
        break;
    }
}

TEST_CASE("a word of shared memory with an order is aligned, of this block, and there")
{
    static const char *const words[][2] = {
        {"ld.shared: shared address 0x", "is not aligned to 8 bytes"},
        {"st.shared: shared address 0x01001400",
         "a peer's memory needs the _shared_cluster form"},
        {"ld.shared: shared address 0x02001400",
         "names block rank 2, but the cluster has 2 blocks"},
        {"st.shared: 4 bytes at shared address 0x00031400 lie outside", ""}};
    for (uint32_t what = 0; what < 4; what++) {
        model m;
        const memory_args a = {NULL, NULL, what, 0};
        CAPTURE(what);
        CHECK(m.run(crooked_shared_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what][0], words[what][1], "test_memory.cpp:"}));
    }
}
