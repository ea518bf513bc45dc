/* tests/emu/unit/test_atom.cpp - atomics: what is refused, what they order, and whom their scopes hold.
 * SPDX-License-Identifier: MIT
 *
 * What they do is in ptx/test_atom.cu and emu/math/test_atom.cpp.
 */
#include "emu/model.h"

#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/atom_vector.h>
#include <mgpu/ptx/atom_vector_half.h>

namespace
{

typedef struct {
    unsigned char *global;
    uint32_t what, how[2];
} atom_args;

enum {
    CROOKED_U32,
    CROOKED_B128,
    CROOKED_V4,
    CROOKED_V2_F16,
    CROOKED_RED,
    CROOKED_SHARED,
    SHARED_POINTER,
    PAST_END,
    OF_PEER,
    BEYOND_SHARED,
    NO_SUCH_HOW,
    RED_ACQUIRES,
    MISTAKES
};

} // namespace

MGPU_KERNEL(mistaken, atom_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 4, 16);
    const uint32_t addr = mgpu_smem_addr(words);
    unsigned char *const at = p->global;
    const float v[4] = {1, 2, 3, 4};
    const uint16_t halves[2] = {1, 2};
    uint64_t wide[2] = {1, 2};
    if (threadIdx.x != 0 || mgpu_cluster_ctarank() != 0)
        return;
    switch (p->what) {
    case CROOKED_U32:
        (void)mgpu_atom_relaxed_gpu_global_add_u32((uint32_t *)(void *)(at + 2), 1);
        break;
    case CROOKED_B128:
        mgpu_atom_relaxed_gpu_global_exch_b128(wide, (uint64_t *)(void *)(at + 8), wide);
        break;
    case CROOKED_V4:
        mgpu_red_relaxed_gpu_global_add_v4_f32((float *)(void *)(at + 8), v);
        break;
    case CROOKED_V2_F16:
        mgpu_red_global_add_v2_f16(MGPU_RELAXED_GPU, (uint16_t *)(void *)(at + 2), halves);
        break;
    case CROOKED_RED:
        mgpu_red_relaxed_gpu_global_add_f64((double *)(void *)(at + 4), 1);
        break;
    case CROOKED_SHARED:
        (void)mgpu_atom_relaxed_shared_exch_b64(addr + 4, 1);
        break;
    case SHARED_POINTER:
        mgpu_red_relaxed_gpu_global_add_u32(words, 1);
        break;
    case PAST_END:
        mgpu_red_relaxed_gpu_global_add_u32((uint32_t *)(void *)(at + 64), 1);
        break;
    case OF_PEER:
        mgpu_red_relaxed_shared_add_u32(mgpu_mapa(addr, 1), 1);
        break;
    case BEYOND_SHARED:
        mgpu_red_relaxed_shared_add_u32(addr + 0x30000, 1);
        break;
    case NO_SUCH_HOW:
        (void)mgpu_atom_global_add_u32(16, (uint32_t *)(void *)at, 1);
        break;
    case RED_ACQUIRES:
        mgpu_red_shared_add_u32(MGPU_ACQUIRE_CTA, addr, 1);
        break;
    }
}

TEST_CASE("an atomic that no GPU would execute is a fault, and changes nothing")
{
    static const char *const words[MISTAKES][2] = {
        {"atom.global: ", "is not aligned to 4 bytes"},
        {"atom.global: ", "is not aligned to 16 bytes"},
        {"red.global: ", "is not aligned to 16 bytes"},
        {"red.global: ", "is not aligned to 4 bytes"},
        {"red.global: ", "is not aligned to 8 bytes"},
        {"atom.shared: shared address 0x", "is not aligned to 8 bytes"},
        {"red.global: ", "is shared memory, at 0x00001400: the _shared form of the function "
                         "takes mgpu_smem_addr() of it"},
        {"red.global of 4 bytes goes 4 bytes past the end of \"few\", which has 64", ""},
        {"red.shared: shared address 0x01001400 (words+0) belongs to block rank 1, this is "
         "rank 0",
         ": a peer's memory needs the _shared_cluster form"},
        {"red.shared: 4 bytes at shared address 0x00031400 lie outside", ""},
        {"atom: 16 is no order and scope: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS", ""},
        {"red: 8 is no order and scope: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS, as it loads "
         "nothing",
         ""}};
    for (uint32_t what = 0; what < MISTAKES; what++) {
        model m;
        void *memory = NULL;
        REQUIRE(mgpu_malloc(&memory, 64) == MGPU_OK);
        REQUIRE(mgpu_emu_name(memory, "few") == MGPU_OK);
        std::memset(memory, 3, 64);
        const atom_args a = {static_cast<unsigned char *>(memory), what, {0, 0}};
        CAPTURE(what);
        CHECK(m.run(mistaken_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what][0], words[what][1], "test_atom.cpp:"}));
        for (uint32_t i = 0; i < 64; i++)
            CHECK(static_cast<unsigned char *>(memory)[i] == 3);
        CHECK(mgpu_free(memory) == MGPU_OK);
    }
}

/* ---- what they order ---------------------------------------------------------------------------- */

/* Each of these by a constant. */
#define ORDERS(X)                                                                              \
    X(MGPU_RELAXED_CTA)                                                                        \
    X(MGPU_RELAXED_CLUSTER)                                                                    \
    X(MGPU_RELAXED_GPU)                                                                        \
    X(MGPU_RELEASE_CTA)                                                                        \
    X(MGPU_RELEASE_CLUSTER)                                                                    \
    X(MGPU_RELEASE_GPU)                                                                        \
    X(MGPU_ACQUIRE_CTA)                                                                        \
    X(MGPU_ACQUIRE_CLUSTER) X(MGPU_ACQUIRE_GPU) X(MGPU_ACQ_REL_CLUSTER) X(MGPU_ACQ_REL_GPU)
#define OR_CASE(how)                                                                           \
    case how:                                                                                  \
        return mgpu_atom_shared_cluster_or_b32(how, addr, value);

static uint32_t
or_of(uint32_t order, uint32_t addr, uint32_t value)
{
    switch (order) {
        ORDERS(OR_CASE)
    }
    return 1;
}

/* Rank 0 writes a word and sets a flag; rank 1 looks at the flag, and reads the word. */
MGPU_KERNEL(told_by_atomics, atom_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, words, 2);
    const uint32_t word = mgpu_mapa(mgpu_smem_addr(words), 0), flag = word + 4;
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0)
        mgpu_st_shared_b32(flag, 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {
        mgpu_st_shared_b32(word, 42);
        (void)or_of(p->how[0], flag, 1);
    } else if (threadIdx.x == 0) {
        while (or_of(p->how[1], flag, 0) == 0) {
        }
        *(uint32_t *)(void *)p->global = mgpu_ld_shared_cluster_b32(word);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("atom.release and atom.acquire order one side each")
{
    static const struct {
        uint32_t store, load;
        const char *words; /* of the hazard; "": none */
    } cases[] = {
        {MGPU_RELEASE_CLUSTER, MGPU_ACQUIRE_CLUSTER, ""},
        {MGPU_RELEASE_GPU, MGPU_ACQUIRE_GPU, ""},
        {MGPU_ACQ_REL_CLUSTER, MGPU_ACQ_REL_GPU, ""},
        {MGPU_ACQ_REL_CLUSTER, MGPU_RELEASE_CLUSTER, "nothing orders two accesses"},
        {MGPU_ACQUIRE_CLUSTER, MGPU_ACQ_REL_CLUSTER, "nothing orders two accesses"},
        {MGPU_RELEASE_CLUSTER, MGPU_RELAXED_CLUSTER, "nothing orders two accesses"},
        {MGPU_RELAXED_GPU, MGPU_ACQUIRE_GPU, "nothing orders two accesses"},
        {MGPU_RELEASE_CTA, MGPU_ACQUIRE_CLUSTER,
         "the first is of .cta scope, which does not hold the other's block: two accesses to "
         "one "
         "word are atomic to each other only where the scope of each holds both threads; "
         ".cluster, or wider; hazard 18"},
        {MGPU_RELEASE_CLUSTER, MGPU_ACQUIRE_CTA, "the second is of .cta scope"},
        {MGPU_RELAXED_CTA, MGPU_RELAXED_CTA, "both are of .cta scope"},
    };
    for (const auto &c : cases) {
        model m;
        known<uint32_t> out(1);
        const atom_args a = {
            reinterpret_cast<unsigned char *>(out.data.data()), 0, {c.store, c.load}};
        const mgpu_status status = m.run(told_by_atomics_kernel, 2, 32, a, 2);
        CAPTURE(c.store, c.load);
        INFO(m.text);
        CHECK(status == (*c.words == 0 ? MGPU_OK : MGPU_ERROR_FAULT));
        CHECK(m.text.find(c.words) != std::string::npos);
        CHECK(m.text.empty() == (*c.words == 0));
        CHECK(out.data[0] == 42);
    }
}

/* ---- whom a scope holds --------------------------------------------------------------------------- */

#define RED_CASE(how)                                                                          \
    case how:                                                                                  \
        (void)mgpu_atom_global_add_u32(how, (uint32_t *)(void *)p->global, 1);                 \
        break;

/* Blocks of four clusters of two; those of `what`, a bit each, add. */
MGPU_KERNEL(scoped, atom_args, p, 32, 1)
{
    const bool first = __builtin_ctz(p->what) == (int)blockIdx.x;
    if (threadIdx.x < 2 && (p->what >> blockIdx.x & 1) != 0)
        switch (p->how[first ? 0 : 1]) {
            ORDERS(RED_CASE)
        }
}

TEST_CASE("an atomic is one only for those whom its scope holds")
{
    static const struct {
        uint32_t blocks, first, other;
        const char *words;
    } cases[] = {
        {1, MGPU_RELAXED_CTA, 0, ""},
        {3, MGPU_RELAXED_CLUSTER, MGPU_RELAXED_CLUSTER, ""},
        {3, MGPU_RELAXED_CLUSTER, MGPU_RELAXED_GPU, ""},
        {255, MGPU_RELAXED_GPU, MGPU_ACQ_REL_GPU, ""},
        {3, MGPU_RELAXED_CTA, MGPU_RELAXED_CTA, "both are of .cta scope"},
        {3, MGPU_ACQUIRE_CTA, MGPU_RELEASE_CTA, ".cluster, or wider"},
        {5, MGPU_RELAXED_CLUSTER, MGPU_RELAXED_CLUSTER, "both are of .cluster scope"},
        {5, MGPU_RELAXED_GPU, MGPU_RELAXED_CLUSTER, ".cluster scope"},
        {5, MGPU_RELAXED_CLUSTER, MGPU_RELAXED_CTA, "both are of too narrow a scope"},
        {9, MGPU_RELAXED_CTA, MGPU_RELAXED_GPU, ".gpu, or wider"},
    };
    for (const auto &c : cases) {
        model m;
        known<uint32_t> sum(1);
        const atom_args a = {
            reinterpret_cast<unsigned char *>(sum.data.data()), c.blocks, {c.first, c.other}};
        const mgpu_status status = m.run(scoped_kernel, 8, 32, a, 2);
        CAPTURE(c.blocks, c.first, c.other);
        INFO(m.text);
        CHECK(status == (*c.words == 0 ? MGPU_OK : MGPU_ERROR_FAULT));
        CHECK(m.text.find(c.words) != std::string::npos);
        CHECK(m.text.empty() == (*c.words == 0));
        CHECK(sum.data[0] == 2 * static_cast<uint32_t>(__builtin_popcount(c.blocks)));
    }
}
