/* tests/host/test_tensor_map_rules.cpp - each rule of a tensor map: what it refuses and says,
 * and the legal neighbour that it must not refuse; then all rules against a driver's verdicts.
 * No GPU is asked.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/tensor_map_rules.h>

#include "host/legal_maps.h"
#include "host/tensor_map_samples.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace
{

void
check_legal(mgpu_tensor_map_desc d)
{
    expect_legal(mgpu_tensor_map_check, d);
}

void
check_refused(mgpu_tensor_map_desc d, const char *field, int index, int64_t got, int64_t want,
              const char *words)
{
    expect_refused(mgpu_tensor_map_check, d, d.name, field, index, got, want, words);
}

/* The one remark of a legal description. */
void
check_remark(mgpu_tensor_map_desc d, const char *field, int index, const char *words)
{
    mgpu_issues why;
    check_legal(d);
    CHECK(mgpu_tensor_map_lint(d, NULL) == 1);
    REQUIRE(mgpu_tensor_map_lint(d, &why) == 1);
    REQUIRE(why.count == 1);
    const std::string text = why.item[0].text;
    INFO(text);
    CHECK(why.item[0].status == MGPU_OK);
    CHECK(std::string(why.item[0].field) == field);
    CHECK(why.item[0].index == index);
    CHECK(text.find(words) != std::string::npos);
    CHECK(text.size() < sizeof why.item[0].text - 1);
}

} // namespace

TEST_CASE("mgpu_tensor_map_check: rank")
{
    mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
    d.rank = 1;
    check_legal(d);
    d.rank = 0;
    check_refused(d, "rank", -1, 0, 1, "start with mgpu_tensor_map_1d()");
    d.rank = 6;
    check_refused(d, "rank", -1, 6, 5, "merge dimensions");
}

TEST_CASE("mgpu_tensor_map_check: rank of an interleaved tensor")
{
    mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_16B, MGPU_SWIZZLE_NONE);
    d.rank = 3;
    check_legal(d);
    d.rank = 2;
    check_refused(d, "rank", -1, 2, 3, "3 to 5 dimensions");
}

TEST_CASE("mgpu_tensor_map_check: dtype")
{
    mgpu_tensor_map_desc d = matrix();
    d.dtype = static_cast<mgpu_dtype>(MGPU_DTYPE_B6X16_P32 + 1);
    check_refused(d, "dtype", -1, MGPU_DTYPE_B6X16_P32 + 1, 0, "no mgpu_dtype");
#define X(word, bits, name, floating)                                                          \
    d.dtype = MGPU_DTYPE_##word;                                                               \
    d.box[0] = 128 / (bits / 8);                                                               \
    check_legal(d);
    MGPU_DTYPE_TABLE(X)
#undef X
    d = matrix();
    d.dtype = MGPU_DTYPE_B4X16;
    check_refused(
        d, "dtype", -1, MGPU_DTYPE_B4X16, MGPU_DTYPE_U8,
        " (b4x16), packed elements of 4 bits, which GPUs have from compute capability "
        "10 on: set sm to 100 for them, or move bytes, MGPU_DTYPE_U8");
    d.dtype = MGPU_DTYPE_B4X16_P64;
    d.box[0] = 128;
    check_refused(d, "dtype", -1, MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_U8, "(b4x16_p64)");
    d.dtype = MGPU_DTYPE_B6X16_P32;
    check_refused(d, "dtype", -1, MGPU_DTYPE_B6X16_P32, MGPU_DTYPE_U8, "elements of 6 bits");
}

TEST_CASE("mgpu_tensor_map_check: swizzles with larger atoms")
{
    mgpu_tensor_map_desc d = matrix();
    d.swizzle = MGPU_SWIZZLE_128B_ATOM_32B;
    check_refused(d, "swizzle", -1, 129, 128,
                  " (128 bytes with atoms of 32), which GPUs have from compute capability 10 "
                  "on: set sm to 100 for them, or use MGPU_SWIZZLE_128B");
    d.swizzle = MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B;
    check_refused(d, "swizzle", -1, 130, 128, "with atoms of 32)");
    d.swizzle = MGPU_SWIZZLE_128B_ATOM_64B;
    check_refused(d, "swizzle", -1, 131, 128, "with atoms of 64)");
    d.swizzle = static_cast<mgpu_swizzle>(132);
    check_refused(d, "swizzle", -1, 132, 0, "not 0, 32, 64 or 128");
}

TEST_CASE("mgpu_tensor_map_check: packed types and atoms, of a GPU that has them")
{
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_B4X16, address(base_address), 1000, 512, 256, 64, 128);
    d.name = "A";
    d.sm = 100;
    check_legal(d);
    d.swizzle = MGPU_SWIZZLE_64B;
    check_legal(d);
    d.swizzle = MGPU_SWIZZLE_32B;
    check_refused(d, "box", 0, 128, 64,
                  "elements of b4x16, more than the 32 bytes of the swizzle: at most 64");
    d.swizzle = MGPU_SWIZZLE_NONE;
    d.box[0] = 48;
    check_refused(d, "box", 0, 48, 32, "not a multiple of 16 bytes: make it a multiple of 32");
    d.box[0] = 128;
    d.dims[0] = 511;
    check_refused(d, "dims", 0, 511, 512,
                  "elements of b4x16, not a multiple of 2: pad the rows in memory");
    d.dims[0] = 512;
    d.oob_fill = MGPU_OOB_NAN;
    check_refused(d, "oob_fill", -1, 1, 0, "b4x16 has no NaN that TMA knows");
    const struct {
        mgpu_dtype dtype;
        uint64_t row_bytes;
    } padded[] = {{MGPU_DTYPE_B4X16_P64, 256}, {MGPU_DTYPE_B6X16_P32, 384}};
    for (const auto &p : padded) {
        const mgpu_tensor_map_desc good = [&] {
            mgpu_tensor_map_desc x = mgpu_tensor_map_2d(p.dtype, address(base_address), 1000,
                                                        512, p.row_bytes, 64, 128);
            x.name = "A";
            x.sm = 103;
            return x;
        }();
        d = good;
        check_legal(d);
        for (mgpu_swizzle s :
             {MGPU_SWIZZLE_128B, MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_64B}) {
            d.swizzle = s;
            check_legal(d);
        }
        d.swizzle = MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B;
        check_refused(d, "swizzle", -1, 130, 128, "are 128 bytes: use MGPU_SWIZZLE_128B or");
        d.swizzle = MGPU_SWIZZLE_64B;
        check_refused(d, "swizzle", -1, 64, 128, "are 128 bytes: use MGPU_SWIZZLE_128B or");
        d = good;
        d.box[0] = 64;
        check_refused(d, "box", 0, 64, 128, "a row of such a box is 128");
        d = good;
        d.dims[0] = 448;
        check_refused(d, "dims", 0, 448, 512, "not a multiple of 128: pad the rows in memory");
        d = good;
        d.strides_bytes[0] += 16;
        check_refused(d, "strides_bytes", 0, static_cast<int64_t>(p.row_bytes) + 16, 32,
                      "not a multiple of 32 (the step of dim 1): pad it");
        d = good;
        d.global = address(base_address + 16);
        check_refused(d, "global", -1, static_cast<int64_t>(base_address) + 16, 32,
                      "not a multiple of 32: begin at an aligned element");
        const uint64_t dims[3] = {512, 8, 4};
        const uint32_t box[3] = {128, 8, 1};
        d = mgpu_tensor_map_nd(p.dtype, address(base_address), 3, dims, NULL, box);
        CHECK(d.strides_bytes[0] == p.row_bytes);
        CHECK(d.strides_bytes[1] == p.row_bytes * 8);
        CHECK(mgpu_tensor_map_box_bytes(d) == p.row_bytes / 4 * 8);
        d.name = "A";
        d.sm = 100;
        check_legal(d);
        d.interleave = MGPU_INTERLEAVE_16B;
        check_refused(d, "interleave", -1, 16, 0, "and slices have no ");
    }
    d = matrix();
    d.sm = 100;
    for (mgpu_swizzle s : {MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                           MGPU_SWIZZLE_128B_ATOM_64B}) {
        d.swizzle = s;
        check_legal(d);
    }
    d.box[0] = 48;
    d.swizzle = MGPU_SWIZZLE_96B;
    check_refused(d, "swizzle", -1, 96, 32,
                  ", which no driver encodes: encode another, and "
                  "mgpu_tensormap_replace_swizzle_mode_96b() changes it in a kernel");
}

TEST_CASE("mgpu_tensor_map_check: global address")
{
    mgpu_tensor_map_desc d = matrix();
    d.global = NULL;
    check_legal(d);
    d.global = address(base_address + 16);
    check_legal(d);
    d.global = address(base_address + 8);
    check_refused(d, "global", -1, static_cast<int64_t>(base_address + 8), 16,
                  "(0x7f0000001008), not a multiple of 16");
    d.global = address((static_cast<uint64_t>(1) << 57) - 16);
    check_legal(d);
    d.global = address(static_cast<uint64_t>(1) << 57);
    check_refused(d, "global", -1, 1ll << 57, (1ll << 57) - 1,
                  "(0x200000000000000), not below 2^57");

    d = block5(MGPU_INTERLEAVE_32B, MGPU_SWIZZLE_32B);
    d.global = address(base_address + 32);
    check_legal(d);
    d.global = address(base_address + 16);
    check_refused(d, "global", -1, static_cast<int64_t>(base_address + 16), 32,
                  "not a multiple of 32");
}

TEST_CASE("mgpu_tensor_map_check: dimensions")
{
    for (int i = 0; i < 5; i++) {
        mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
        d.dims[i] = static_cast<uint64_t>(1) << 32;
        check_legal(d);
        d.dims[i]++;
        check_refused(d, "dims", i, (1ll << 32) + 1, 1ll << 32, "above 2^32");
        d.dims[i] = static_cast<uint64_t>(-4096);
        check_refused(d, "dims", i, -4096, 1ll << 32, "overflow");
        d.dims[i] = 0;
        check_refused(d, "dims", i, 0, 1, "without elements");
        d.dims[i] = 1;
        check_legal(d);
    }
}

TEST_CASE("mgpu_tensor_map_check: strides")
{
    for (int i = 0; i < 4; i++) {
        mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
        d.strides_bytes[i] = 4112;
        check_legal(d);
        d.strides_bytes[i] = 4094;
        check_refused(d, "strides_bytes", i, 4094, 16, "not a multiple of 16 (the step of dim");
        d.strides_bytes[i] = (static_cast<uint64_t>(1) << 40) - 16;
        check_legal(d);
        d.strides_bytes[i] += 16;
        check_refused(d, "strides_bytes", i, 1ll << 40, (1ll << 40) - 1, "not below 2^40");
        d.strides_bytes[i] = static_cast<uint64_t>(-2048);
        check_refused(d, "strides_bytes", i, -2048, (1ll << 40) - 1,
                      "did a 32-bit computation overflow?");

        d = block5(MGPU_INTERLEAVE_32B, MGPU_SWIZZLE_32B);
        d.strides_bytes[i] = 4128;
        check_legal(d);
        d.strides_bytes[i] = 4112;
        check_refused(d, "strides_bytes", i, 4112, 32, "not a multiple of 32");
    }
    mgpu_tensor_map_desc d = matrix();
    d.strides_bytes[0] = 4094;
    check_refused(d, "strides_bytes", 0, 4094, 16,
                  "strides_bytes[0] is 4094, not a multiple of 16 (the step of dim 1): pad it "
                  "to 4096 bytes, 2048 elements of bf16");
    d.dims[0] = d.strides_bytes[0] = 1000;
    check_refused(
        d, "strides_bytes", 0, 1000, 16,
        "not a multiple of 16, but the number of elements below dim 1: strides are in "
        "bytes; did you mean 2000?");
    d.strides_bytes[1] = 3; /* not there in two dimensions */
    d.strides_bytes[0] = 4096;
    check_legal(d);
}

TEST_CASE("mgpu_tensor_map_check: box")
{
    for (int i = 0; i < 5; i++) {
        mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
        d.box[i] = 256;
        check_legal(d);
        d.box[i] = 264;
        check_refused(d, "box", i, 264, 256, "move the tile with several instructions");
        d.box[i] = 0;
        check_refused(d, "box", i, 0, 1, "say how much");
    }
}

TEST_CASE("mgpu_tensor_map_check: bytes of a box row")
{
    mgpu_tensor_map_desc d = matrix();
    d.box[0] = 56;
    check_legal(d);
    d.box[0] = 60;
    check_refused(d, "box", 0, 60, 8, "60 elements of bf16, 120 bytes, not a multiple of 16");
    const mgpu_interleave layouts[2] = {MGPU_INTERLEAVE_16B, MGPU_INTERLEAVE_32B};
    for (mgpu_interleave layout : layouts) {
        d = block5(layout, MGPU_SWIZZLE_32B);
        d.box[0] = 24; /* more than the swizzle */
        check_legal(d);
        d.box[0] = 4;
        check_refused(d, "box", 0, 4, 8, "8 bytes, not a multiple of 16");
    }
}

TEST_CASE("mgpu_tensor_map_check: bytes of a box")
{
    mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_NONE, MGPU_SWIZZLE_NONE);
    d.rank = 3;
    d.box[0] = 128;
    d.box[1] = 228;
    d.box[2] = 4;
    check_legal(d);
    d.box[1] = 229;
    check_refused(d, "box", -1, 234496, 233472,
                  "box is 234496 bytes in all, more than the 233472 of a multiprocessor's");
    d.elem_strides[1] = 2;
    check_legal(d);
    d.elem_strides[1] = 1;
    d.elem_strides[0] = 2; /* counts here, though without interleave it moves no fewer bytes */
    check_legal(d);
    d.elem_strides[0] = 1;
    d.box[0] = 256; /* 8 goes into 255 31 times: rounded down */
    d.box[1] = 255;
    d.box[2] = 14;
    d.elem_strides[1] = 8;
    check_legal(d);
    d.box[2] = 15;
    check_refused(d, "box", -1, 238080, 233472, "move the tile with several instructions");
}

TEST_CASE("mgpu_tensor_map_check: box and swizzle")
{
    const mgpu_swizzle spans[3] = {MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};
    for (mgpu_swizzle span : spans) {
        mgpu_tensor_map_desc d = matrix();
        d.swizzle = span;
        d.box[0] = static_cast<uint32_t>(span) / 2;
        check_legal(d);
        d.box[0] += 8;
        check_refused(d, "box", 0, d.box[0], static_cast<int>(span) / 2,
                      "move a wider tile with several boxes");
        d.swizzle = MGPU_SWIZZLE_NONE;
        check_legal(d);
    }
    mgpu_tensor_map_desc d = matrix();
    d.swizzle = static_cast<mgpu_swizzle>(16);
    d.box[0] = 8;
    check_refused(d, "swizzle", -1, 16, 0, "MGPU_SWIZZLE_NONE");
}

TEST_CASE("mgpu_tensor_map_check: element strides")
{
    const mgpu_interleave layouts[2] = {MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_16B};
    for (mgpu_interleave layout : layouts)
        for (int i = 0; i < 5; i++) {
            mgpu_tensor_map_desc d = block5(layout, MGPU_SWIZZLE_NONE);
            d.elem_strides[i] = 8;
            check_legal(d);
            d.elem_strides[i] = 9;
            check_refused(d, "elem_strides", i, 9, 8, "not 1 to 8");
            d.elem_strides[i] = 0;
            check_refused(d, "elem_strides", i, 0, 1, "1 takes every element");
        }
}

TEST_CASE("mgpu_tensor_map_check: interleave")
{
    mgpu_tensor_map_desc d = block5(MGPU_INTERLEAVE_32B, MGPU_SWIZZLE_32B);
    check_legal(d);
    d.swizzle = MGPU_SWIZZLE_NONE; /* undocumented */
    check_legal(d);
    d.interleave = MGPU_INTERLEAVE_16B;
    check_legal(d);
    d.interleave = static_cast<mgpu_interleave>(8);
    check_refused(d, "interleave", -1, 8, 0, "MGPU_INTERLEAVE_NONE");
}

TEST_CASE("mgpu_tensor_map_check: L2 promotion")
{
    mgpu_tensor_map_desc d = matrix();
    d.l2_promotion = MGPU_L2_PROMOTION_NONE;
    check_legal(d);
    d.l2_promotion = static_cast<mgpu_l2_promotion>(32);
    check_refused(d, "l2_promotion", -1, 32, 0, "MGPU_L2_PROMOTION_NONE");
}

TEST_CASE("mgpu_tensor_map_check: fill")
{
    mgpu_tensor_map_desc d = matrix();
    d.oob_fill = MGPU_OOB_NAN;
    check_legal(d);
    d.dtype = MGPU_DTYPE_U16;
    check_refused(d, "oob_fill", -1, 1, 0, "u16 has no NaN that TMA knows");
    d.dtype = MGPU_DTYPE_E4M3; /* travels as u8 */
    check_refused(d, "oob_fill", -1, 1, 0, "e4m3 has no NaN that TMA knows");
    d.dtype = MGPU_DTYPE_BF16;
    const int two = 2; /* outside the enum */
    std::memcpy(&d.oob_fill, &two, sizeof d.oob_fill);
    check_refused(d, "oob_fill", -1, 2, 0, "MGPU_OOB_ZERO");
}

TEST_CASE("mgpu_tensor_map_check tells all, not only the first")
{
    mgpu_tensor_map_desc d = matrix();
    d.global = address(base_address + 2);
    d.strides_bytes[0] = 1022;
    d.box[0] = 260;
    d.box[1] = 0;
    mgpu_issues why;
    REQUIRE(mgpu_tensor_map_check(d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 6);
    const char *const field[6] = {"global", "strides_bytes", "box", "box", "box", "box"};
    for (int i = 0; i < 6; i++)
        CHECK(std::string(why.item[i].field) == field[i]);

    std::memset(static_cast<void *>(&d), 0, sizeof d); /* nobody filled it in */
    CHECK(mgpu_tensor_map_check(d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(std::string(why.item[0].text).find("tensor map: ") == 0);
}

TEST_CASE("mgpu_tensor_map_lint")
{
    mgpu_tensor_map_desc d = matrix();
    d.strides_bytes[0] = 512; /* elements, where bytes were meant */
    check_remark(d, "strides_bytes", 0, "strides are in bytes; did you mean 1024?");

    d = matrix();
    d.strides_bytes[0] = 528;
    check_remark(d, "strides_bytes", 0, "rows overlap");

    d = matrix();
    d.strides_bytes[0] = 0;
    check_remark(d, "strides_bytes", 0, "reads the same memory");

    d = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, address(base_address), 512, 4096, 1024, 64, 64);
    check_remark(d, "dims", 0, "the wrong way round?");

    d = matrix();
    d.dims[1] = 40;
    check_remark(d, "box", 1, "more than dims[1], 40");

    d = matrix();
    d.box[0] = 32;
    check_remark(d, "box", 0, "64 bytes, less than the swizzle's 128");

    d = matrix();
    d.dims[0] = 501;
    check_remark(
        d, "dims", 0,
        "501, rows of 1002 bytes, not a multiple of 16: a store writes 6 bytes behind each");

    d = matrix();
    d.elem_strides[0] = 2;
    check_remark(d, "elem_strides", 0, "ignores in dim 0");

    d = matrix();
    d.global = NULL;
    check_remark(d, "global", -1, "a copy through this one faults");

    d = block5(MGPU_INTERLEAVE_32B, MGPU_SWIZZLE_64B);
    check_remark(d, "swizzle", -1, "with MGPU_SWIZZLE_32B only");

    d = matrix();
    d.swizzle = MGPU_SWIZZLE_NONE;
    d.box[0] = d.box[1] = 256;
    CHECK(mgpu_tensor_map_lint(d, NULL) == 0); /* 128 KiB */
}

namespace
{

/* `count` numbers of "[1 2 3]". */
template <typename T>
bool
read_list(std::istream &in, T *numbers, uint32_t count)
{
    char bracket = 0;
    in >> bracket;
    for (uint32_t i = 0; i < count; i++)
        in >> numbers[i];
    char end = 0;
    in >> end;
    return in.good() && bracket == '[' && end == ']';
}

/* One line of tensor_map_verdicts.txt. */
bool
read_verdict(const std::string &line, bool *accepted, mgpu_tensor_map_desc *d)
{
    std::istringstream in(line);
    std::string dtype;
    uint64_t global = 0;
    int verdict = -1, swizzle = -1, interleave = -1, l2 = -1, fill = -1;
    std::memset(static_cast<void *>(d), 0, sizeof *d);
    in >> verdict >> dtype >> d->rank >> std::hex >> global >> std::dec;
    const uint32_t n = d->rank < 5 ? d->rank : 5;
    bool whole = read_list(in, d->dims, n) &&
                 read_list(in, d->strides_bytes, n > 0 ? n - 1 : 0) &&
                 read_list(in, d->box, n) && read_list(in, d->elem_strides, n) &&
                 in >> swizzle >> interleave >> l2 >> fill && in.peek() == EOF;
    bool known = false;
#define X(word, bits, name, floating)                                                          \
    if (dtype == name) {                                                                       \
        d->dtype = MGPU_DTYPE_##word;                                                          \
        known = true;                                                                          \
    }
    MGPU_DTYPE_TABLE(X)
    MGPU_DTYPE_PACKED_TABLE(X)
#undef X
    d->global = address(global);
    d->swizzle = static_cast<mgpu_swizzle>(swizzle);
    d->interleave = static_cast<mgpu_interleave>(interleave);
    d->l2_promotion = static_cast<mgpu_l2_promotion>(l2);
    d->oob_fill = static_cast<mgpu_oob_fill>(fill);
    *accepted = verdict == 1;
    return whole && known && (verdict == 0 || verdict == 1);
}

} // namespace

TEST_CASE("mgpu_tensor_map_check agrees with a driver's verdicts")
{
    std::ifstream file(MGPU_SOURCE_ROOT "/tests/host/tensor_map_verdicts.txt");
    REQUIRE(file.is_open());
    std::string line;
    REQUIRE(std::getline(file, line));
    CHECK(line.find("# NVIDIA ") == 0);
    int accepted_count = 0, refused_count = 0;
    while (std::getline(file, line)) {
        if (line[0] == '#')
            continue;
        bool accepted = false;
        mgpu_tensor_map_desc d;
        mgpu_issues why;
        const bool whole = read_verdict(line, &accepted, &d);
        INFO(line);
        REQUIRE(whole);
        const mgpu_status ours = mgpu_tensor_map_check(d, &why);
        INFO((why.count > 0 ? why.item[0].text : "legal for us"));
        CHECK((ours == MGPU_OK) == accepted);
        (accepted ? accepted_count : refused_count)++;
    }
    CHECK(accepted_count >= 500);
    CHECK(refused_count >= 500);
}

namespace
{

/* What tensor_map_samples.txt says of the descriptions with this sum; "" if nothing. */
std::string
sampled_verdicts(const std::string &sum)
{
    std::ifstream file(MGPU_SOURCE_ROOT "/tests/host/tensor_map_samples.txt");
    REQUIRE(file.is_open());
    std::string line, verdicts;
    bool of_these = false;
    while (std::getline(file, line))
        if (line[0] != '#')
            verdicts += of_these ? line : "";
        else if (line.find(" whose sum is ") != std::string::npos)
            of_these = line.find(sum) != std::string::npos;
    return verdicts;
}

void
check_sampled(const std::vector<mgpu_tensor_map_desc> &all, const std::string &verdicts)
{
    REQUIRE(verdicts.size() == all.size());
    int accepted = 0;
    for (size_t i = 0; i < all.size(); i++) {
        mgpu_issues why;
        const mgpu_status ours = mgpu_tensor_map_check(all[i], &why);
        INFO("sample " << i << ": " << (why.count > 0 ? why.item[0].text : "legal for us"));
        CHECK((ours == MGPU_OK) == (verdicts[i] == '1'));
        accepted += verdicts[i] == '1';
    }
    CHECK(accepted >= 500);
    CHECK((int)all.size() - accepted >= 500);
}

} // namespace

TEST_CASE("mgpu_tensor_map_check agrees with a driver, two or three fields at a bound")
{
    std::string sum;
    const std::vector<mgpu_tensor_map_desc> all = tensor_map_samples(&sum);
    check_sampled(all,
                  sampled_verdicts(sum)); /* none: of other descriptions, ask a driver again */
}

TEST_CASE("mgpu_tensor_map_check agrees with a driver, types and swizzles of every kind")
{
    std::string sum;
    const std::vector<mgpu_tensor_map_desc> all = tensor_map_more_samples(&sum);
    std::set<int> types, swizzles;
    for (const mgpu_tensor_map_desc &d : all) {
        types.insert(d.dtype);
        swizzles.insert(d.swizzle);
        if (mgpu_dtype_packed_bits(d.dtype) != 0 || d.swizzle > MGPU_SWIZZLE_128B)
            CHECK(mgpu_tensor_map_check(d, NULL) != MGPU_OK);
    }
    CHECK(types.size() == 3 + 3 + 5);
    CHECK(swizzles.size() == 7);
    const std::string verdicts = sampled_verdicts(sum);
    if (verdicts.empty())
        std::printf("SKIP: no driver has been asked: MGPU_TEST_DUMP=<folder> "
                    "build/tests/host_test_tensor_map_driver\n");
    else
        check_sampled(all, verdicts);
}
