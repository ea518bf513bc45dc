/* tests/layout/test_instr_desc.cpp - instruction descriptors of tcgen05.mma: two oracles, every rule.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/instr_desc_fault.h>

#include <random>

namespace
{

const mgpu_kind plain_kinds[] = {MGPU_KIND_TF32, MGPU_KIND_F16, MGPU_KIND_F8F6F4, MGPU_KIND_I8};
const mgpu_kind scaled_kinds[] = {MGPU_KIND_MXF8F6F4, MGPU_KIND_MXF4, MGPU_KIND_MXF4NVF4};

mgpu_kind
kind_of(const std::string &word)
{
    for (int k = MGPU_KIND_F16; k <= MGPU_KIND_MXF4NVF4; k++)
        if (word == mgpu_kind_name((mgpu_kind)k))
            return (mgpu_kind)k;
    FAIL("no kind " << word);
    return MGPU_KIND_F16;
}

mgpu_mma_type
type_of(const std::string &word)
{
    for (int t = MGPU_MMA_NONE + 1; t < MGPU_MMA_END; t++)
        if (word == mgpu_mma_name((mgpu_mma_type)t))
            return (mgpu_mma_type)t;
    FAIL("no type " << word);
    return MGPU_MMA_NONE;
}

mgpu_major
major(uint32_t transposed)
{
    return transposed ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
}

std::string
fault(mgpu_kind kind, uint32_t cta_group, bool ws, uint32_t block, uint32_t desc)
{
    const char *text = mgpu_kind_is_scaled(kind)
                           ? mgpu_instr_desc_scaled_fault(kind, cta_group, block, desc)
                           : mgpu_instr_desc_fault(kind, cta_group, ws, desc);
    return text != NULL ? text : "";
}

/* A descriptor of a kind whose word an oracle says, with all that mgpu_instr_desc() does not take. */
struct plain {
    uint32_t selector, sparse, saturate, negate_a, negate_b, shift;
};

uint32_t
encode(mgpu_kind kind, plain p, mgpu_mma_type d, mgpu_mma_type a, mgpu_mma_type b, uint32_t ta,
       uint32_t tb, uint32_t m, uint32_t n)
{
    mgpu_instr_desc_fields f =
        mgpu_instr_desc_decode(mgpu_instr_desc(kind, d, a, b, major(ta), major(tb), m, n));
    f.selector = p.selector;
    f.sparse = p.sparse != 0;
    f.saturate = p.saturate != 0;
    f.negate_a = p.negate_a != 0;
    f.negate_b = p.negate_b != 0;
    f.shift = p.shift;
    return mgpu_instr_desc_encode(f);
}

struct scaled {
    uint32_t sparse, sfa, sfb, negate_a, negate_b;
};

uint32_t
encode(mgpu_kind kind, scaled p, mgpu_mma_type scale, mgpu_mma_type a, mgpu_mma_type b,
       uint32_t ta, uint32_t tb, uint32_t m, uint32_t n)
{
    mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(
        mgpu_instr_desc_scaled(kind, scale, a, b, major(ta), major(tb), m, n) |
        mgpu_instr_desc_scale_ids(p.sfa, p.sfb) | (p.sparse ? MGPU_INSTR_DESC_SPARSE : 0));
    f.negate_a = p.negate_a != 0;
    f.negate_b = p.negate_b != 0;
    return mgpu_instr_desc_scaled_encode(f);
}

} // namespace

/* ---- the word ------------------------------------------------------------------------------------ */

/* bf16 into f32, M = 128, N = 256: D 1 at 4, A and B 1 at 7 and 10, N 32 at 17, M 8 at 24.
 * e4m3 by e5m2, ue8m0: B 1 at 10, N 32 at 17, scale 1 at 23, M 1 at 27; ids 3 and 2 at 29 and 4. */
TEST_CASE("mgpu_instr_desc, mgpu_instr_desc_scaled: golden words")
{
    CHECK(mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                          MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 256) == 0x08400490u);
    CHECK(mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
                          MGPU_MN_MAJOR, MGPU_K_MAJOR, 128, 256) == 0x08408490u);
    const uint32_t mx =
        mgpu_instr_desc_scaled(MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3, MGPU_MMA_E5M2,
                               MGPU_K_MAJOR, MGPU_MN_MAJOR, 128, 256);
    CHECK(mx == 0x08c10400u);
    CHECK((mx | mgpu_instr_desc_scale_ids(3, 2)) == 0x68c10420u);
    CHECK(mgpu_instr_desc_scaled(MGPU_KIND_MXF4NVF4, MGPU_MMA_UE4M3, MGPU_MMA_E2M1,
                                 MGPU_MMA_E2M1, MGPU_K_MAJOR, MGPU_K_MAJOR, 128,
                                 128) == 0x08200480u);
    CHECK(mgpu_instr_desc_scaled(MGPU_KIND_MXF4NVF4, MGPU_MMA_UE5M3, MGPU_MMA_E2M1,
                                 MGPU_MMA_E2M1, MGPU_K_MAJOR, MGPU_K_MAJOR, 128,
                                 128) == 0x09200480u);
}

/* Of another kind's types, and of sizes that the word has no place for. */
TEST_CASE("mgpu_instr_desc, mgpu_instr_desc_scaled: requests without sense")
{
    const mgpu_major k = MGPU_K_MAJOR;
    const mgpu_mma_type f32 = MGPU_MMA_F32, f16 = MGPU_MMA_F16, e2m1 = MGPU_MMA_E2M1;
    for (uint32_t word :
         {mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_S32, f16, f16, k, k, 128, 128),
          mgpu_instr_desc(MGPU_KIND_I8, f32, MGPU_MMA_S8, MGPU_MMA_S8, k, k, 128, 128),
          mgpu_instr_desc(MGPU_KIND_TF32, f16, MGPU_MMA_TF32, MGPU_MMA_TF32, k, k, 128, 128),
          mgpu_instr_desc(MGPU_KIND_F16, f32, MGPU_MMA_TF32, f16, k, k, 128, 128),
          mgpu_instr_desc(MGPU_KIND_F16, f32, f16, e2m1, k, k, 128, 128),
          mgpu_instr_desc(MGPU_KIND_F16, f32, f16, f16, k, k, 120, 128),
          mgpu_instr_desc(MGPU_KIND_F16, f32, f16, f16, k, k, 128, 12),
          mgpu_instr_desc(MGPU_KIND_F16, f32, f16, f16, k, k, 512, 128),
          mgpu_instr_desc(MGPU_KIND_F16, f32, f16, f16, k, k, 128, 512),
          mgpu_instr_desc(MGPU_KIND_MXF4, f32, e2m1, e2m1, k, k, 128, 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, f32, e2m1, e2m1, k, k, 128, 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3, e2m1, k, k, 128,
                                 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, e2m1, f16, k, k, 128, 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, e2m1, e2m1, k, k, 64, 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, e2m1, e2m1, k, k, 512, 128),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, e2m1, e2m1, k, k, 128, 12),
          mgpu_instr_desc_scaled(MGPU_KIND_MXF4, MGPU_MMA_UE8M0, e2m1, e2m1, k, k, 128, 512),
          mgpu_instr_desc_scaled(MGPU_KIND_F16, MGPU_MMA_UE8M0, f16, f16, k, k, 128, 128)})
        CHECK(word == MGPU_INSTR_DESC_INVALID);
    const std::string invalid = "it is MGPU_INSTR_DESC_INVALID: M, N or a type has no place";
    for (mgpu_kind kind : plain_kinds)
        CHECK(fault(kind, 1, false, 32, MGPU_INSTR_DESC_INVALID).find(invalid) == 0);
    for (mgpu_kind kind : scaled_kinds)
        CHECK(fault(kind, 1, false, 32, MGPU_INSTR_DESC_INVALID).find(invalid) == 0);
}

/* All values of each half beside each value of some of the other; every bit, and random words. At
 * intensity 3 all 2^32. */
TEST_CASE("mgpu_instr_desc_encode, mgpu_instr_desc_decode, _scaled: inverses for every word")
{
    const auto both = [](uint32_t w) {
        return mgpu_instr_desc_encode(mgpu_instr_desc_decode(w)) == w &&
               mgpu_instr_desc_scaled_encode(mgpu_instr_desc_scaled_decode(w)) == w;
    };
    uint64_t wrong = 0;
    for (uint64_t w = 0; w < 65536; w++)
        for (uint32_t other : {0u, 0xffffu, 0x5a5au, 0xa5a5u})
            wrong += !both((uint32_t)w << 16 | other) + !both((uint32_t)w | other << 16);
    std::mt19937 random(1);
    for (int i = 0; i < 200000; i++)
        wrong += !both((uint32_t)random());
    if (test_intensity() >= 3)
        for (uint64_t w = 0; w <= 0xffffffffu; w++)
            wrong += !both((uint32_t)w);
    CHECK(wrong == 0);
}

TEST_CASE("mgpu_instr_desc_encode: what does not fit is dropped, and fields keep to themselves")
{
    mgpu_instr_desc_fields f = mgpu_instr_desc_decode(0);
    f.selector = f.d = f.a = f.b = f.m = f.n = 0xffffffffu;
    f.shift = 24;
    f.reserved = 0xffffffffu;
    CHECK(mgpu_instr_desc_encode(f) == (3u | 3u << 4 | 1u << 6 | 63u << 7 | 63u << 17 |
                                        1u << 23 | 31u << 24 | 1u << 29 | 2u << 30));
    mgpu_instr_desc_scaled_fields s = mgpu_instr_desc_scaled_decode(0);
    s.sfa_id = s.sfb_id = s.scale = s.a = s.b = s.m = s.n = s.reserved = 0xffffffffu;
    CHECK(mgpu_instr_desc_scaled_encode(s) ==
          (3u | 1u << 3 | 3u << 4 | 1u << 6 | 63u << 7 | 63u << 17 | 1u << 23 | 7u << 24 |
           3u << 27 | 3u << 29));
}

TEST_CASE(
    "mgpu_mma_code, mgpu_mma_of_code: inverses, and each kind has the types of the manual")
{
    int codes = 0;
    for (int k = MGPU_KIND_F16; k <= MGPU_KIND_MXF4NVF4 + 1; k++)
        for (mgpu_mma_role role : {MGPU_MMA_A_B, MGPU_MMA_D, MGPU_MMA_SCALE}) {
            for (int t = 0; t < MGPU_MMA_END + 2; t++) {
                const uint32_t code = mgpu_mma_code((mgpu_kind)k, role, (mgpu_mma_type)t);
                CAPTURE(k, (int)role, t);
                CHECK(code <= 8);
                codes += code < 8;
                if (code < 8)
                    CHECK(mgpu_mma_of_code((mgpu_kind)k, role, code) == t);
            }
            CHECK(mgpu_mma_of_code((mgpu_kind)k, role, 8) == MGPU_MMA_NONE);
            CHECK(mgpu_mma_of_code((mgpu_kind)k, role, 99) == MGPU_MMA_NONE);
        }
    /* A and B: 2, 1, 5, 2, 5, 1, 1; D: 2, 1, 2, 1; scale factors: 3 of each scaled kind */
    CHECK(codes == 17 + 6 + 9);
    CHECK(mgpu_mma_code(MGPU_KIND_F8F6F4, MGPU_MMA_A_B, MGPU_MMA_E2M1) == 5);
    CHECK(mgpu_mma_code(MGPU_KIND_MXF8F6F4, MGPU_MMA_A_B, MGPU_MMA_E2M1) == 5);
    CHECK(mgpu_mma_code(MGPU_KIND_MXF4, MGPU_MMA_A_B, MGPU_MMA_E2M1) == 1);
    CHECK(mgpu_mma_code(MGPU_KIND_MXF4NVF4, MGPU_MMA_A_B, MGPU_MMA_E2M1) == 1);
    CHECK(std::string(mgpu_mma_name(MGPU_MMA_UE8M0)) == "ue8m0");
    CHECK(std::string(mgpu_mma_name(MGPU_MMA_NONE)) == "?");
    CHECK(std::string(mgpu_kind_name((mgpu_kind)7)) == "?");
}

/* ---- the manual's tables ------------------------------------------------------------------------- */

namespace
{

/* Values of a list of the file: 64,128 or 8:256:8. */
std::vector<uint32_t>
values(const std::string &list)
{
    std::vector<uint32_t> all;
    std::istringstream items(list);
    std::string item;
    while (list != "-" && std::getline(items, item, ',')) {
        uint32_t first = 0, last = 0, step = 1;
        if (std::sscanf(item.c_str(), "%u:%u:%u", &first, &last, &step) == 1)
            last = first;
        for (uint32_t v = first; v <= last; v += step)
            all.push_back(v);
    }
    return all;
}

bool
has(const std::vector<uint32_t> &all, uint32_t value)
{
    for (uint32_t v : all)
        if (v == value)
            return true;
    return false;
}

/* A legal word of a kind but for M and N. */
uint32_t
word_of(mgpu_kind kind, bool sparse, uint32_t tb, uint32_t m, uint32_t n)
{
    const mgpu_mma_type t = kind == MGPU_KIND_F16    ? MGPU_MMA_F16
                            : kind == MGPU_KIND_TF32 ? MGPU_MMA_TF32
                            : kind == MGPU_KIND_I8   ? MGPU_MMA_S8
                            : kind >= MGPU_KIND_MXF4 ? MGPU_MMA_E2M1
                                                     : MGPU_MMA_E4M3;
    const uint32_t word =
        mgpu_kind_is_scaled(kind)
            ? mgpu_instr_desc_scaled(kind, MGPU_MMA_UE8M0, t, t, MGPU_K_MAJOR, major(tb), m, n)
            : mgpu_instr_desc(kind, kind == MGPU_KIND_I8 ? MGPU_MMA_S32 : MGPU_MMA_F32, t, t,
                              MGPU_K_MAJOR, major(tb), m, n);
    return sparse ? word | MGPU_INSTR_DESC_SPARSE : word;
}

} // namespace

/* Every M and N that the word can hold, legal where the table says so, and nowhere else. */
TEST_CASE("mgpu_instr_desc_fault, mgpu_instr_desc_k: the shapes of the manual, all M and N")
{
    const auto shapes = golden_lines("manual_shapes.txt", "shape");
    CHECK(shapes.size() == 7 * 8);
    for (const auto &row : shapes) {
        const mgpu_kind kind = kind_of(row[1]);
        const uint32_t group = golden_number(row[2]);
        const bool sparse = row[3] == "1", ws = row[4] == "1";
        const uint32_t step = mgpu_kind_is_scaled(kind) ? 128 : 16;
        if (row[7] != "-")
            CHECK(mgpu_instr_desc_k(kind, sparse) == golden_number(row[7]));
        if (ws && mgpu_kind_is_scaled(kind))
            continue; /* there is no such instruction: the function has no such argument */
        const auto m_of = values(row[5]), n_of = values(row[6]);
        int wrong = 0;
        for (uint32_t m = 0; m < 32 * 16 && m / step < (step == 16 ? 32 : 4); m += step)
            for (uint32_t n = 0; n < 512; n += 8)
                wrong += (fault(kind, group, ws, 32, word_of(kind, sparse, 0, m, n)) == "") !=
                         (has(m_of, m) && has(n_of, n));
        CAPTURE(row[1], group, sparse, ws);
        CHECK(wrong == 0);
    }
    const auto transposed = golden_lines("manual_shapes.txt", "n8t");
    CHECK(transposed.size() == 16);
    for (const auto &row : transposed) {
        const mgpu_kind kind = kind_of(row[1]);
        const uint32_t group = golden_number(row[2]);
        const bool sparse = row[3] == "1", ws = row[4] == "1";
        const auto n_of = values(row[5]);
        for (uint32_t n = 0; n < 512; n += 8) {
            CAPTURE(row[1], group, sparse, ws, n);
            CHECK((fault(kind, group, ws, 32, word_of(kind, sparse, 1, 128 * group, n)) ==
                   "") == has(n_of, n));
        }
    }
    CHECK(mgpu_instr_desc_k((mgpu_kind)7, false) == 0);
}

TEST_CASE(
    "mgpu_instr_desc_scaled_103a_fault: K = 96 of the manual's shapes, all M, N and ids, and "
    "nothing else is other than on sm_100")
{
    const auto lines = golden_lines("manual_shapes.txt", "k96");
    CHECK(lines.size() == 2);
    for (const auto &row : lines) {
        const mgpu_kind kind = kind_of(row[1]);
        const auto n_of = values(row[4]);
        int wrong = 0, legal = 0;
        for (uint32_t i = 0; i < 2 * 2 * 4 * 64 * 16 * 2; i++) {
            const bool sparse = i % 2 != 0, sixteen = i / 2 % 2 != 0;
            const uint32_t m = i / 4 % 4 * 128, n = i / 16 % 64 * 8;
            const uint32_t sfa = i / 1024 % 4, sfb = i / 4096 % 4, group = 1 + i / 16384;
            const uint32_t word =
                word_of(kind, sparse, 0, m, n) | mgpu_instr_desc_scale_ids(sfa, sfb);
            const uint32_t block = sixteen ? 16 : 32;
            const char *of_64 = mgpu_instr_desc_scaled_103a_fault(kind, group, block, word);
            const bool good =
                group == golden_number(row[2]) && m == golden_number(row[3]) && has(n_of, n) &&
                !sparse && (!sixteen || (kind == MGPU_KIND_MXF4NVF4 && (sfa | sfb) % 2 == 0));
            wrong += (of_64 == NULL ? "" : of_64) != fault(kind, group, false, block, word);
            wrong += (mgpu_instr_desc_scaled_103a_fault(
                          kind, group, block, word | MGPU_INSTR_DESC_K96) == NULL) != good;
            legal += good;
        }
        CAPTURE(row[1]);
        CHECK(wrong == 0);
        CHECK(legal == (kind == MGPU_KIND_MXF4 ? 16 * 16 : 16 * 16 + 16 * 4));
    }
    CHECK(std::string(mgpu_instr_desc_scaled_103a_fault(MGPU_KIND_MXF8F6F4, 2, 32, 0x90a00000))
              .find("a reserved bit is set (0, 1, 3, 6, 24-26, of mxf8f6f4 31)") == 0);
    CHECK(std::string(
              mgpu_instr_desc_scaled_103a_fault(MGPU_KIND_MXF4, 2, 32, MGPU_INSTR_DESC_INVALID))
              .find("it is MGPU_INSTR_DESC_INVALID") == 0);
    CHECK(std::string(mgpu_instr_desc_scaled_103a_fault(MGPU_KIND_MXF4NVF4, 2, 16, 0xb0a00480))
              .find("the scale ids (bits 4-5, 29-30) must be 0 or 2 for blocks of 16 with K = "
                    "96") == 0);
}

TEST_CASE("mgpu_instr_desc_fault: which kinds may be transposed and negated, and types of them")
{
    for (const auto &row : golden_lines("manual_shapes.txt", "transpose"))
        for (uint32_t bit : {15u, 16u})
            CHECK((fault(kind_of(row[1]), 1, false, 32,
                         word_of(kind_of(row[1]), false, 0, 128, 128) | 1u << bit) == "") ==
                  (row[2] == "1"));
    for (const auto &row : golden_lines("manual_shapes.txt", "negate"))
        for (uint32_t bit : {13u, 14u})
            CHECK((fault(kind_of(row[1]), 1, false, 32,
                         word_of(kind_of(row[1]), false, 0, 128, 128) | 1u << bit) == "") ==
                  (row[2] == "1"));
    int types = 0;
    for (const auto &row : golden_lines("manual_shapes.txt", "type")) {
        const mgpu_kind kind = kind_of(row[1]);
        std::istringstream d(row[2]), a_b(row[3]);
        std::string word;
        if (!mgpu_kind_is_scaled(kind))
            while (std::getline(d, word, ','))
                CHECK(mgpu_mma_code(kind, MGPU_MMA_D, type_of(word)) < 8);
        while (std::getline(a_b, word, ',')) {
            CHECK(mgpu_mma_code(kind, MGPU_MMA_A_B, type_of(word)) < 8);
            types++;
        }
    }
    CHECK(types == 18); /* those of the codes, f16 twice */
    for (const auto &row : golden_lines("manual_shapes.txt", "scale")) {
        const mgpu_kind kind = kind_of(row[1]);
        const mgpu_mma_type t = kind == MGPU_KIND_MXF8F6F4 ? MGPU_MMA_E5M2 : MGPU_MMA_E2M1;
        CHECK(fault(kind, 1, false, row[5] == "block16" ? 16 : 32,
                    mgpu_instr_desc_scaled(kind, type_of(row[4]), t, t, MGPU_K_MAJOR,
                                           MGPU_K_MAJOR, 128, 128)) == "");
    }
}

/* ---- the manual's words -------------------------------------------------------------------------- */

TEST_CASE("instruction descriptors: the manual's lines, both directions, and none has a fault")
{
    const auto d = golden_lines("manual_idesc.txt", "d"),
               b = golden_lines("manual_idesc.txt", "b");
    for (const auto &r : d) {
        uint32_t v[17];
        for (size_t i : {2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16})
            v[i] = golden_number(r[i]);
        const uint32_t word = (uint32_t)golden_hex(r[17]);
        const mgpu_kind kind = kind_of(r[1]);
        INFO(r[17]);
        CHECK(encode(kind, plain{v[5], v[4], v[6], v[10], v[11], v[16]}, type_of(r[7]),
                     type_of(r[8]), type_of(r[9]), v[12], v[13], v[14], v[15]) == word);
        CHECK(fault(kind, v[2], v[3] != 0, 0, word) == "");
        const mgpu_instr_desc_fields f = mgpu_instr_desc_decode(word);
        CHECK((f.selector == v[5] && f.sparse == (v[4] != 0) && f.saturate == (v[6] != 0)));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_D, f.d) == type_of(r[7]));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_A_B, f.a) == type_of(r[8]));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_A_B, f.b) == type_of(r[9]));
        CHECK((f.negate_a == (v[10] != 0) && f.negate_b == (v[11] != 0)));
        CHECK((f.a_major == major(v[12]) && f.b_major == major(v[13])));
        CHECK((f.m == v[14] && f.n == v[15] && f.shift == v[16] && f.reserved == 0));
    }
    for (const auto &r : b) {
        uint32_t v[16];
        for (size_t i : {2, 3, 8, 9, 10, 11, 12, 13, 14, 15})
            v[i] = golden_number(r[i]);
        const uint32_t word = (uint32_t)golden_hex(r[16]);
        const mgpu_kind kind = kind_of(r[1]);
        INFO(r[16]);
        CHECK(encode(kind, scaled{v[3], v[8], v[9], v[10], v[11]}, type_of(r[5]), type_of(r[6]),
                     type_of(r[7]), v[12], v[13], v[14], v[15]) == word);
        CHECK(fault(kind, v[2], false, r[4] == "4X" ? 16 : 32, word) == "");
        const mgpu_instr_desc_scaled_fields f = mgpu_instr_desc_scaled_decode(word);
        CHECK((f.sparse == (v[3] != 0) && f.sfa_id == v[8] && f.sfb_id == v[9] && !f.k96));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_SCALE, f.scale) == type_of(r[5]));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_A_B, f.a) == type_of(r[6]));
        CHECK(mgpu_mma_of_code(kind, MGPU_MMA_A_B, f.b) == type_of(r[7]));
        CHECK((f.negate_a == (v[10] != 0) && f.negate_b == (v[11] != 0)));
        CHECK((f.a_major == major(v[12]) && f.b_major == major(v[13])));
        CHECK((f.m == v[14] && f.n == v[15] && f.reserved == 0));
    }
    CHECK(d.size() == 291);
    CHECK(b.size() == 424);
}

/* A line with UNSURE is one that the manual does not decide: it is taken as legal. */
TEST_CASE(
    "instruction descriptors: each word that the manual forbids has a fault, no other has")
{
    int refused = 0, open = 0;
    for (const auto &r : golden_lines("manual_idesc.txt", "x", true)) {
        const std::string use = "," + r[2] + ",";
        const bool sparse = use.find(",sparse,") != std::string::npos;
        const bool undecided = r[r.size() - 2] == "UNSURE";
        const mgpu_kind kind = kind_of(r[1]);
        const uint32_t word = (uint32_t)golden_hex(r[3]);
        const uint32_t block =
            use.find(",2X,") != std::string::npos || kind != MGPU_KIND_MXF4NVF4
                ? 32
                : 16; /* where the line says nothing, ue4m3 does */
        std::string reason;
        for (size_t i = 4; i < r.size(); i++)
            reason += r[i] + " ";
        INFO(r[1] << " " << r[2] << " " << r[3] << " " << reason);
        CHECK((fault(kind, use.find(",cg2,") != std::string::npos ? 2 : 1,
                     use.find(",ws,") != std::string::npos, block, word) == "") == undecided);
        if (sparse)
            CHECK((word & MGPU_INSTR_DESC_SPARSE) != 0);
        (undecided ? open : refused)++;
    }
    CHECK(refused == 255);
    CHECK(open == 19);
}

/* ---- the manual's whole grids -------------------------------------------------------------------- */

namespace
{

std::vector<uint32_t>
n_of(mgpu_kind kind, uint32_t group, bool ws, bool sparse, bool bytes_transposed)
{
    std::vector<uint32_t> all;
    for (uint32_t n = 8; n <= 256; n += 8) {
        const bool legal = ws ? n == 64 || n == 128 || (n == 256 && !sparse)
                           : kind == MGPU_KIND_I8
                               ? (group == 2 ? n % 32 == 0 : n <= 32 || n % 16 == 0)
                               : n % (8 * group) == 0;
        if (legal && (!bytes_transposed || n % (16 * group) == 0))
            all.push_back(n);
    }
    return all;
}

std::vector<mgpu_mma_type>
narrow_types()
{
    return {MGPU_MMA_E4M3, MGPU_MMA_E5M2, MGPU_MMA_E2M3, MGPU_MMA_E3M2, MGPU_MMA_E2M1};
}

struct triple {
    mgpu_mma_type d, a, b;
};

std::vector<triple>
triples(mgpu_kind kind)
{
    const mgpu_mma_type f16 = MGPU_MMA_F16, f32 = MGPU_MMA_F32, bf16 = MGPU_MMA_BF16;
    std::vector<triple> all;
    if (kind == MGPU_KIND_TF32)
        return {{f32, MGPU_MMA_TF32, MGPU_MMA_TF32}};
    if (kind == MGPU_KIND_F16)
        return {{f16, f16, f16}, {f32, f16, f16}, {f32, bf16, bf16}};
    if (kind == MGPU_KIND_I8) {
        for (mgpu_mma_type a : {MGPU_MMA_U8, MGPU_MMA_S8})
            for (mgpu_mma_type b : {MGPU_MMA_U8, MGPU_MMA_S8})
                all.push_back({MGPU_MMA_S32, a, b});
        return all;
    }
    for (mgpu_mma_type d : {f16, f32})
        for (mgpu_mma_type a : narrow_types())
            for (mgpu_mma_type b : narrow_types())
                all.push_back({d, a, b});
    return all;
}

bool
may_transpose(mgpu_mma_type t)
{
    return t != MGPU_MMA_E2M3 && t != MGPU_MMA_E3M2 && t != MGPU_MMA_E2M1;
}

/* The words, and how many of them have a fault. */
struct grid {
    std::vector<uint32_t> words;
    int faults = 0;
};

void
add_plain(grid *g, mgpu_kind kind, uint32_t group, bool ws, plain p, triple t)
{
    const uint32_t signs = kind == MGPU_KIND_I8 ? 1 : 4;
    const std::vector<uint32_t> sizes = ws           ? std::vector<uint32_t>{32, 64, 128}
                                        : group == 1 ? std::vector<uint32_t>{64, 128}
                                                     : std::vector<uint32_t>{128, 256};
    for (uint32_t flags = 0; flags < 4 * signs; flags++) {
        const uint32_t ta = flags >> 1 & 1, tb = flags & 1;
        if ((ta && !may_transpose(t.a)) || (tb && !may_transpose(t.b)))
            continue;
        const bool bytes = tb && (kind == MGPU_KIND_F8F6F4 || kind == MGPU_KIND_I8);
        for (uint32_t m : sizes)
            for (uint32_t n : n_of(kind, group, ws, p.sparse != 0, bytes))
                for (uint32_t shift = 0; shift <= (ws ? 32 : 0);
                     shift = shift == 0 ? 8 : 2 * shift) {
                    p.negate_a = flags >> 3 & 1;
                    p.negate_b = flags >> 2 & 1;
                    p.shift = shift;
                    g->words.push_back(encode(kind, p, t.d, t.a, t.b, ta, tb, m, n));
                    g->faults += fault(kind, group, ws, 0, g->words.back()) != "";
                }
    }
}

void
add_scaled(grid *g, mgpu_kind kind, uint32_t group, uint32_t sparse, uint32_t block,
           mgpu_mma_type scale, triple t)
{
    const uint32_t step = kind == MGPU_KIND_MXF8F6F4 ? 1 : block == 32 ? 2 : 4;
    for (uint32_t sfa = 0; sfa < 4; sfa += step)
        for (uint32_t sfb = 0; sfb < 4; sfb += step)
            for (uint32_t flags = 0; flags < 16; flags++) {
                const uint32_t ta = flags >> 1 & 1, tb = flags & 1;
                if ((ta && !may_transpose(t.a)) || (tb && !may_transpose(t.b)))
                    continue;
                for (uint32_t m = 128; m <= 128 * group; m += 128)
                    for (uint32_t n : n_of(kind, group, false, sparse != 0, tb != 0)) {
                        if (m == 128 && group == 2 && sparse)
                            continue;
                        g->words.push_back(encode(
                            kind, scaled{sparse, sfa, sfb, flags >> 3 & 1, flags >> 2 & 1},
                            scale, t.a, t.b, ta, tb, m, n));
                        g->faults += fault(kind, group, false, block, g->words.back()) != "";
                    }
            }
}

} // namespace

TEST_CASE("instruction descriptors: all legal words of the manual, by their sums")
{
    for (mgpu_kind kind : plain_kinds) {
        grid g;
        for (uint32_t use = 0; use < 8; use++) {
            const uint32_t group = 1 + (use >> 2), ws = use >> 1 & 1, sparse = use & 1;
            const bool selects = sparse && (kind == MGPU_KIND_F16 || kind == MGPU_KIND_TF32);
            for (uint32_t selector = 0; selector < (selects ? 4u : 1u); selector++)
                for (uint32_t saturate = 0; saturate <= (kind == MGPU_KIND_I8); saturate++)
                    for (const triple &t : triples(kind))
                        if (!ws || group == 1)
                            add_plain(&g, kind, group, ws != 0,
                                      plain{selector, sparse, saturate, 0, 0, 0}, t);
        }
        check_golden_grid("manual_idesc.txt", mgpu_kind_name(kind), g.words);
        CHECK(g.faults == 0);
    }
    for (mgpu_kind kind : scaled_kinds) {
        grid g;
        for (uint32_t use = 0; use < 8; use++) {
            const uint32_t group = 1 + (use >> 2), sparse = use >> 1 & 1,
                           block = use & 1 ? 16 : 32;
            if (block == 16 && kind != MGPU_KIND_MXF4NVF4)
                continue;
            const std::vector<mgpu_mma_type> types =
                kind == MGPU_KIND_MXF8F6F4 ? narrow_types()
                                           : std::vector<mgpu_mma_type>{MGPU_MMA_E2M1};
            for (mgpu_mma_type a : types)
                for (mgpu_mma_type b : types)
                    add_scaled(&g, kind, group, sparse, block,
                               block == 16 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0,
                               {MGPU_MMA_F32, a, b});
        }
        check_golden_grid("manual_idesc.txt", mgpu_kind_name(kind), g.words);
        CHECK(g.faults == 0);
    }
}

/* ---- CuTe ---------------------------------------------------------------------------------------- */

/* CuTe has the sparsity selector in all kinds, and packs an M of 64 in all; the manual reserves those bits
 * in scaled ones. */
TEST_CASE("instruction descriptors: CuTe's words")
{
    const auto lines = golden_lines("cute_idesc.txt", "i");
    int unfit = 0;
    CHECK(lines.size() == 538);
    for (const auto &r : lines) {
        uint32_t v[18];
        for (size_t i = 6; i < 18; i++)
            v[i] = golden_number(r[i]);
        const auto type = [](const std::string &w) {
            return type_of(w == "e2m1p" ? "e2m1" : w);
        };
        const uint32_t word = (uint32_t)golden_hex(r[18]);
        const mgpu_kind kind = kind_of(r[1]);
        INFO(r[1] << " " << r[18]);
        if (mgpu_kind_is_scaled(kind) && v[6] % 128 != 0) {
            CHECK(mgpu_instr_desc_scaled(kind, type(r[5]), type(r[2]), type(r[3]), MGPU_K_MAJOR,
                                         MGPU_K_MAJOR, v[6], v[7]) == MGPU_INSTR_DESC_INVALID);
            CHECK(fault(kind, 1, false, 32, word).find("a reserved bit is set") == 0);
            unfit++;
        } else if (mgpu_kind_is_scaled(kind))
            CHECK((encode(kind, scaled{v[13], v[16], v[17], v[10], v[11]}, type(r[5]),
                          type(r[2]), type(r[3]), v[8], v[9], v[6], v[7]) |
                   v[14]) == word);
        else
            CHECK(encode(kind,
                         plain{v[14], v[13], v[12], v[10], v[11], v[15] == 0 ? 0 : 4u << v[15]},
                         type(r[4]), type(r[2]), type(r[3]), v[8], v[9], v[6], v[7]) == word);
    }
    CHECK(unfit == 32);
}

namespace
{

/* A type of C++ or CuTe; that of scale factors by its first letters. */
mgpu_mma_type
cute_type(const std::string &word)
{
    return word == "float"     ? MGPU_MMA_F32
           : word == "int32_t" ? MGPU_MMA_S32
           : word == "int8_t"  ? MGPU_MMA_S8
           : word == "uint8_t" ? MGPU_MMA_U8
           : word == "ue8"     ? MGPU_MMA_UE8M0
           : word == "ue4"     ? MGPU_MMA_UE4M3
                               : type_of(word);
}

} // namespace

TEST_CASE("instruction descriptors: CuTe's operations")
{
    const auto lines = golden_lines("cute_idesc.txt", "t");
    CHECK(lines.size() == 18);
    for (const auto &r : lines) {
        std::string line, word;
        for (size_t i = 1; i < r.size(); i++)
            line += r[i] + " ";
        INFO(line);
        const std::string name = line.substr(0, line.find('<'));
        std::vector<std::string> arguments;
        std::istringstream inside(
            line.substr(name.size() + 1, line.find('>') - name.size() - 1));
        while (std::getline(inside, word, ','))
            arguments.push_back(word[0] == ' ' ? word.substr(1) : word);
        const auto is = [&](const char *part) { return name.find(part) != std::string::npos; };
        const mgpu_kind kind = is("MXF4NVF4")                        ? MGPU_KIND_MXF4NVF4
                               : is("MXF4") && arguments[3] == "ue4" ? MGPU_KIND_MXF4NVF4
                               : is("MXF4")                          ? MGPU_KIND_MXF4
                               : is("MXF8F6F4")                      ? MGPU_KIND_MXF8F6F4
                               : is("TF32")                          ? MGPU_KIND_TF32
                               : is("S8")                            ? MGPU_KIND_I8
                                                                     : MGPU_KIND_F16;
        const uint32_t m = golden_number(r[r.size() - 5]), n = golden_number(r[r.size() - 4]);
        const mgpu_major a_major = major(arguments[arguments.size() - 2] == "NM");
        const mgpu_major b_major = major(arguments.back() == "NM");
        const mgpu_mma_type a = cute_type(arguments[0]), b = cute_type(arguments[1]);
        const bool sparse = is("SPARSE");
        const uint32_t got =
            mgpu_kind_is_scaled(kind)
                ? mgpu_instr_desc_scaled(kind, cute_type(arguments[3]), a, b, a_major, b_major,
                                         m, n)
                : mgpu_instr_desc(kind, cute_type(arguments[2]), a, b, a_major, b_major, m, n);
        CHECK((got | (sparse ? MGPU_INSTR_DESC_SPARSE : 0)) == golden_hex(r.back()));
        CHECK(mgpu_instr_desc_k(kind, sparse) == golden_number(r[r.size() - 3]));
    }
}

/* ---- the sentences ------------------------------------------------------------------------------- */

TEST_CASE("mgpu_instr_desc_fault, mgpu_instr_desc_scaled_fault: each sentence")
{
    const struct {
        mgpu_kind kind;
        uint32_t group, ws, block, word;
        const char *says;
    } rows[] = {
        {MGPU_KIND_F16, 3, 0, 0, 0x08200010, "cta_group must be 1 or 2"},
        {MGPU_KIND_F16, 2, 1, 0, 0x08200010, ".ws has cta_group::1 alone"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200050, "a reserved bit is set (6, 23, 29)"},
        {MGPU_KIND_I8, 1, 0, 0, 0x082004a5, "the sparsity selector (bits 0-1) must be 0"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200018, "saturate (bit 3) is of kind::i8"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200020, "D's type (bits 4-5) is none of this kind"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200110, "A's type (bits 7-9) is no code"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200810, "B's type (bits 10-12) is no code"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08200080, "D of f16 (bits 4-5) needs A and B of f16"},
        {MGPU_KIND_I8, 1, 0, 0, 0x082024a0, "negation (bits 13-14) is not of kind::i8"},
        {MGPU_KIND_F16, 1, 0, 0, 0x10200010,
         "M (bits 24-28) must be 64 or 128 with cta_group::1"},
        {MGPU_KIND_F16, 2, 0, 0, 0x04200010,
         "M (bits 24-28), that of both CTAs, must be 128 or"},
        {MGPU_KIND_F16, 1, 1, 0, 0x10200010, "M (bits 24-28) must be 32, 64 or 128 with .ws"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x10a00480, "M (bits 27-28) must be 128 with cta_group::1"},
        {MGPU_KIND_MXF4, 2, 0, 32, 0x00a00480,
         "M (bits 27-28), that of both CTAs, must be 128"},
        {MGPU_KIND_MXF4, 2, 0, 32, 0x08a00484,
         "M (bits 27-28), that of both CTAs, must be 256"},
        {MGPU_KIND_F16, 1, 0, 0, 0x08000010, "N (bits 17-22) must be 8 to 256"},
        {MGPU_KIND_F16, 2, 0, 0, 0x08020010,
         "N (bits 17-22) must be a multiple of 16 with cta"},
        {MGPU_KIND_I8, 1, 0, 0, 0x080a04a0,
         "N (bits 17-22) must be 8, 16, 24, 32 or a multiple"},
        {MGPU_KIND_I8, 2, 0, 0, 0x080404a0,
         "N (bits 17-22) must be a multiple of 32 of kind::i8"},
        {MGPU_KIND_F8F6F4, 1, 0, 0, 0x08070010,
         "N (bits 17-22) must be a multiple of 16, with"},
        {MGPU_KIND_F16, 1, 1, 0, 0x08080010, "N (bits 17-22) must be 64, 128 or 256 with .ws"},
        {MGPU_KIND_F16, 1, 1, 0, 0x08400014,
         "N (bits 17-22) must be 64 or 128 with .ws when A"},
        {MGPU_KIND_MXF4, 3, 0, 32, 0x08a00480, "cta_group must be 1 or 2"},
        {MGPU_KIND_MXF4NVF4, 1, 0, 16, 0x09200480, "ue5m3 scale factors (2 in bits 23-24) are"},
        {MGPU_KIND_MXF4NVF4, 1, 0, 16, 0x09a00480, "a reserved bit is set (0, 1, 3, 6, 24-26"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x08a00481, "a reserved bit is set (0, 1, 3, 6, 24-26"},
        {MGPU_KIND_MXF8F6F4, 1, 0, 32, 0x88a00000, "a reserved bit is set (0, 1, 3, 6, 24-26"},
        {MGPU_KIND_MXF4, 2, 0, 32, 0x90a00480,
         "K = 96 (bit 31) is not of sm_100: clear it; sm_103a"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x08a00400, "A's type (bits 7-9) is no code"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x08a08480,
         "A and B (bits 15-16) of mxf4 and mxf4nvf4 must"},
        {MGPU_KIND_MXF4, 1, 0, 16, 0x08a00480, "a scale factor is for 32 elements of K"},
        {MGPU_KIND_MXF4NVF4, 1, 0, 8, 0x08a00480, "a scale factor is for 32 elements of K"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x08200480, "the scale type (bit 23) must be ue8m0"},
        {MGPU_KIND_MXF4, 1, 0, 32, 0x08a00490, "the scale ids (bits 4-5, 29-30) of mxf4"},
        {MGPU_KIND_MXF4NVF4, 1, 0, 16, 0x082004a0, "the scale ids (bits 4-5, 29-30) must be 0"},
    };
    for (const auto &row : rows) {
        INFO(row.says);
        CHECK(fault(row.kind, row.group, row.ws != 0, row.block, row.word).find(row.says) == 0);
    }
    /* what cannot be made: sizes and types that this kind and cta_group have, none of another */
    const struct {
        mgpu_kind kind;
        uint32_t group, ws;
        const char *says;
    } none_rows[] = {
        {MGPU_KIND_F16, 1, 0,
         "; with cta_group::1 M is 64 or 128, N a multiple of 8 to 256, the types are the "
         "kind's"},
        {MGPU_KIND_I8, 2, 0,
         "; with cta_group::2 M is 128 or 256, that of both CTAs, N a multiple of 16 to 256"},
        {MGPU_KIND_TF32, 1, 1, "; with .ws M is 32, 64 or 128, N 64, 128 or 256, the types"},
        {MGPU_KIND_MXF4, 1, 0,
         "; of a scaled kind with cta_group::1 M is 128, N a multiple of 8 to 256"},
        {MGPU_KIND_MXF8F6F4, 2, 0,
         "; of a scaled kind with cta_group::2 M is 128 or 256, that of both CTAs"},
    };
    for (const auto &row : none_rows) {
        const std::string says =
            fault(row.kind, row.group, row.ws != 0, 32, MGPU_INSTR_DESC_INVALID);
        INFO(says);
        CHECK(says.find(std::string("it is MGPU_INSTR_DESC_INVALID: M, N or a type has no "
                                    "place in it") +
                        row.says) == 0);
    }
    for (mgpu_kind none : {(mgpu_kind)7, (mgpu_kind)6000}) {
        CHECK(std::string(mgpu_instr_desc_fault(none, 1, false, 0x08200010)) ==
              "the kind is none of mgpu_kind");
        CHECK(std::string(mgpu_instr_desc_scaled_fault(none, 1, 32, 0x08a00480)) ==
              "the kind is none of mgpu_kind");
        CHECK(mgpu_instr_desc(none, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16, MGPU_K_MAJOR,
                              MGPU_K_MAJOR, 128, 128) == MGPU_INSTR_DESC_INVALID);
        CHECK(mgpu_instr_desc_scaled(none, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, MGPU_MMA_E2M1,
                                     MGPU_K_MAJOR, MGPU_K_MAJOR, 128,
                                     128) == MGPU_INSTR_DESC_INVALID);
    }
    CHECK(std::string(mgpu_instr_desc_fault(MGPU_KIND_MXF4, 1, false, 0x08a00480))
              .find("a block-scaled kind") == 0);
    CHECK(std::string(mgpu_instr_desc_scaled_fault(MGPU_KIND_F16, 1, 32, 0x08200010))
              .find("no block-scaled kind") == 0);
}

TEST_CASE("mgpu_instr_desc_scaled: K = 96, each legal word, by two oracles")
{
    uint32_t faults = 0, count = 0;
    for (uint32_t which = 0; which < 3; which++) {
        const uint32_t block = which == 0 ? 32 : 16;
        const mgpu_mma_type scale = which == 1 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
        std::vector<uint32_t> words;
        for (uint32_t n = 16; n <= 256; n += 16)
            for (uint32_t a = 0; a < 4; a += block == 32 ? 1 : 2)
                for (uint32_t b = 0; b < 4; b += block == 32 ? 1 : 2)
                    for (uint32_t negate = 0; negate < 4; negate++) {
                        const uint32_t word =
                            mgpu_instr_desc_scaled(MGPU_KIND_MXF4NVF4, scale, MGPU_MMA_E2M1,
                                                   MGPU_MMA_E2M1, MGPU_K_MAJOR, MGPU_K_MAJOR,
                                                   256, n) |
                            mgpu_instr_desc_scale_ids(a, b) | negate << 13 |
                            MGPU_INSTR_DESC_K96;
                        const mgpu_instr_desc_scaled_fields f =
                            mgpu_instr_desc_scaled_decode(word);
                        faults += !f.k96 || f.m != 256 || f.n != n || f.sfa_id != a ||
                                  f.sfb_id != b || mgpu_instr_desc_scaled_encode(f) != word ||
                                  mgpu_instr_desc_scaled_103a_fault(MGPU_KIND_MXF4NVF4, 2,
                                                                    block, word) != NULL;
                        words.push_back(word);
                    }
        const std::string name =
            "k96-idesc/block" + std::to_string(block) + (which == 1 ? "/ue8m0=0" : "/ue8m0=1");
        check_golden_grid("algebra.txt", name, words);
        check_golden_grid("manual_more.txt", name, words);
        count += (uint32_t)words.size();
    }
    CHECK((faults == 0 && count == 1536));
}
