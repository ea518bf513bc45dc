/* tests/emu/unit/test_mma.cpp - what the model says of a wrong mma.sync or mma.sp.
 * SPDX-License-Identifier: MIT
 *
 * What the instructions compute is in ptx/test_mma.cu.
 */
#include "emu/model.h"

#include <mgpu/ptx/mma.h>

#include <initializer_list>

namespace
{

typedef struct {
    uint32_t *out;
    uint32_t what, meta, lane, selector;
} mma_args;

} // namespace

/* Each sparse type with metadata of its own in one lane; the others bring 0b0100 everywhere. */
MGPU_KERNEL(with_metadata, mma_args, p, 32, 1)
{
    const uint32_t meta = threadIdx.x == p->lane ? p->meta : 0x44444444u;
    const uint32_t a[4] = {1, 1, 1, 1}, b[4] = {1, 1, 1, 1};
    float f[4] = {0, 0, 0, 0};
    uint32_t h[2] = {0, 0};
    int32_t s[4] = {0, 0, 0, 0};
    switch (p->what) {
    case 0:
        mgpu_mma_sp_m16n8k16_f16_f16(h, a, b, h, meta, p->selector);
        break;
    case 1:
        mgpu_mma_sp_m16n8k32_f32_bf16(f, a, b, f, meta, p->selector);
        break;
    case 2:
        mgpu_mma_sp_m16n8k8_f32_tf32(f, a, b, f, meta, p->selector);
        break;
    case 3:
        mgpu_mma_sp_m16n8k16_f32_tf32(f, a, b, f, meta, p->selector);
        break;
    case 4:
        mgpu_mma_sp_m16n8k32_s32_s8_u8(s, a, b, s, meta, p->selector);
        break;
    case 5:
        mgpu_mma_sp_m16n8k64_s32_u4(s, a, b, s, meta, p->selector);
        break;
    case 6:
        mgpu_mma_sp_m16n8k64_f32_e4m3(f, a, b, f, meta);
        break;
    case 7:
        mgpu_mma_sp_m16n8k128_s32_s4(s, a, b, s, meta);
        break;
    }
    p->out[threadIdx.x] = h[0] + (uint32_t)f[0] + (uint32_t)s[0];
}

/* Columns of one group, and what is legal: the manual's list for ordered metadata, and that of tf32. */
TEST_CASE("mma.sp: each pattern of metadata that has no meaning is a fault")
{
    static const struct {
        uint32_t what, group, places;
        bool tf32;
    } kinds[] = {{0, 4, 4, false}, {1, 4, 2, false}, {2, 2, 4, true},  {3, 2, 2, true},
                 {4, 4, 2, false}, {5, 8, 2, false}, {6, 4, 1, false}, {7, 8, 1, false}};
    for (const auto &kind : kinds)
        for (uint32_t code = 0; code < 16; code++) {
            const bool legal = kind.tf32 ? code == 4 || code == 14
                                         : code == 4 || code == 8 || code == 12 || code == 9 ||
                                               code == 13 || code == 14;
            for (uint32_t nibble : {0u, 3u, 7u}) {
                model m;
                std::vector<uint32_t> out(32);
                const uint32_t lane = 9; /* row 2; of each four the second */
                const uint32_t selector = kind.places == 4 ? 1 : 0;
                const uint32_t meta = (0x44444444u & ~(15u << 4 * nibble)) | code << 4 * nibble;
                const mma_args a = {out.data(), kind.what, meta, lane, selector};
                const mgpu_status status = m.run(with_metadata_kernel, 1, 32, a);
                CAPTURE(kind.what, code, nibble);
                INFO(m.text);
                if (legal) {
                    CHECK(status == MGPU_OK);
                    continue;
                }
                CHECK(status == MGPU_ERROR_FAULT);
                char bits[64], where[128];
                (void)std::snprintf(
                    bits, sizeof bits, "of lane 9 has 0b%u%u%u%u in bits %u to %u", code >> 3,
                    code >> 2 & 1, code >> 1 & 1, code & 1, 4 * nibble, 4 * nibble + 3);
                (void)std::snprintf(where, sizeof where, "of A: %s",
                                    kind.tf32
                                        ? "of tf32 0b0100 is the first and 0b1110 the second"
                                        : "the place of the first stored, in the low two bits, "
                                          "must be below that of the second");
                CHECK(m.says({"mma.sp: meta 0x", bits, where, "test_mma.cpp:"}));
            }
        }
}

/* Row and columns that a report names; read from the manual's figures. */
TEST_CASE("mma.sp: a report says which elements a pattern is about")
{
    static const struct {
        uint32_t what, lane, nibble;
        const char *about;
    } cases[] = {{0, 9, 0, "row 2, columns 0 to 3"},     {0, 9, 5, "row 10, columns 4 to 7"},
                 {1, 9, 3, "row 2, columns 28 to 31"},   {3, 9, 4, "row 10, columns 8 to 9"},
                 {4, 9, 7, "row 10, columns 28 to 31"},  {4, 8, 0, "row 2, columns 0 to 3"},
                 {6, 11, 1, "row 10, columns 36 to 39"}, {7, 10, 0, "row 2, columns 64 to 71"}};
    for (const auto &c : cases) {
        model m;
        std::vector<uint32_t> out(32);
        const mma_args a = {out.data(), c.what, 0x44444444u & ~(15u << 4 * c.nibble), c.lane,
                            c.what == 0 ? 1u : 0u};
        CAPTURE(c.what, c.lane, c.nibble);
        CHECK(m.run(with_metadata_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({c.about}));
    }
}

TEST_CASE("mma.sp: lanes that the selector does not name may bring anything")
{
    for (uint32_t what : {0u, 1u, 2u, 3u, 4u, 5u}) {
        model m;
        std::vector<uint32_t> out(32);
        const uint32_t places = what == 0 || what == 2 ? 4 : 2;
        const mma_args a = {out.data(), what, 0, 8, places - 1};
        CAPTURE(what);
        CHECK(m.run(with_metadata_kernel, 1, 32, a) == MGPU_OK);
        CHECK(m.lints.empty());
    }
}

TEST_CASE("mma.sp: a selector that there is not")
{
    for (uint32_t what : {0u, 1u, 2u, 3u, 4u, 5u}) {
        model m;
        std::vector<uint32_t> out(32);
        const bool one = what == 0 || what == 2;
        const mma_args a = {out.data(), what, 0x44444444u, 0, one ? 4u : 2u};
        CAPTURE(what);
        CHECK(m.run(with_metadata_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({one ? "mma.sp: selector 4 of m16n8k" : "mma.sp: selector 2 of m16n8k",
                      one ? "it must be 0..3, which of each four lanes bring the metadata"
                          : "it must be 0..1, which of each four lanes bring the metadata",
                      "test_mma.cpp:"}));
    }
}

MGPU_KERNEL(misused_mma, mma_args, p, 32, 1)
{
    const uint32_t a[4] = {0, 0, 0, 0}, b[4] = {0, 0, 0, 0};
    float d[4] = {0, 0, 0, 0};
    if (p->what == 0 && threadIdx.x >= 16)
        return;
    if (p->what == 1 && threadIdx.x == 5) /* another shape */
        mgpu_mma_m16n8k8_f32_bf16(d, a, b, d);
    else if (p->what == 2 && threadIdx.x == 5) /* another selector */
        mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, d, 0x44444444u, 1);
    else if (p->what == 2)
        mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, d, 0x44444444u, 0);
    else if (p->what == 3 && threadIdx.x == 5)
        __syncwarp();
    else
        mgpu_mma_m16n8k16_f32_bf16(d, a, b, d);
    p->out[threadIdx.x] = (uint32_t)d[0];
}

TEST_CASE("mma.sync is executed by 32 lanes, and is the same in all")
{
    static const char *const words[] = {
        "mma.sync needs all 32 lanes of the warp", "must execute the same instruction",
        "must execute the same instruction", "must execute the same instruction"};
    for (uint32_t what = 0; what < 4; what++) {
        model m;
        std::vector<uint32_t> out(32);
        const mma_args a = {out.data(), what, 0, 0, 0};
        CAPTURE(what);
        CHECK(m.run(misused_mma_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_mma.cpp:"}));
    }
}

/* What one lane or all have not written: of A, of B, of C; of the last register alone. */
MGPU_KERNEL(unwritten_mma, mma_args, p, 32, 1)
{
    uint32_t a[4], b[2];
    float d[4], c[4];
    for (uint32_t i = 0; i < 4; i++) {
        if (p->what != 1 || i != 3 || threadIdx.x != 9)
            a[i] = i;
        if (p->what != 2 && i < 2)
            b[i] = i;
        if (p->what != 3 && p->what != 4)
            c[i] = 0.0f;
    }
    if (p->what == 4)
        mgpu_mma_sp_m16n8k16_f32_bf16(d, a, b, c, 0x44444444u, 0);
    else
        mgpu_mma_m16n8k16_f32_bf16(d, a, b, c);
    p->out[threadIdx.x] = (uint32_t)d[0];
}

TEST_CASE("mma.sync and mma.sp: what a lane brings, and nobody has written, is noted")
{
    static const char *const words[] = {
        "", "mma.sync reads a[3], and nobody has written it: load or set all 4 registers",
        "mma.sync reads b[0], and nobody has written it: load or set all 2 registers",
        "mma.sync reads c[0], and nobody has written it: load or set all 4 registers",
        "mma.sp reads c[0], and nobody has written it: load or set all 4 registers"};
    for (uint32_t what = 0; what < 5; what++) {
        model m;
        std::vector<uint32_t> out(32);
        const mma_args a = {out.data(), what, 0, 0, 0};
        CAPTURE(what);
        CHECK(m.run(unwritten_mma_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        CHECK((what == 0) == (m.lints == ""));
        CHECK(m.lints.find(words[what]) != std::string::npos);
        CHECK(m.lints.find(
                  "note 16, registers, or tensor memory, are read that nobody has written") ==
              (what == 0 ? std::string::npos : m.lints.rfind("note 16, ")));
    }
}
