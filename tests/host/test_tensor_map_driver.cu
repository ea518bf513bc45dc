/* tests/host/test_tensor_map_driver.cu - host/tensor_map_rules.h against the driver: the same
 * descriptions to both, and the verdicts have to be the same.
 * SPDX-License-Identifier: MIT
 *
 * GPU only. Starts from legal descriptions of every rank, type, swizzle and interleave, then
 * moves one field (or two that belong together) to each side of its bound. A disagreement is
 * printed as a row: what we say, the driver's CUresult, all arguments, and our first sentence.
 *
 * With MGPU_TEST_DUMP=<folder> the driver's verdicts are written to
 * <folder>/tensor_map_verdicts.txt and tensor_map_samples.txt; kept beside this file,
 * test_tensor_map_rules.cpp holds the rules to them where there is no GPU.
 */
#include <mgpu/host/tensor_map.h>

#include "catch.h"
#include "host/tensor_map_samples.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <set>
#include <string>
#include <vector>

namespace
{

typedef mgpu_tensor_map_desc desc;
const uint64_t one = 1;
const uint64_t base_address = 0x7f0000100000; /* the driver does not look what is there */

const mgpu_dtype dtypes[] = {
#define X(word, bits, name, floating) MGPU_DTYPE_##word,
    MGPU_DTYPE_TABLE(X)
#undef X
};
const mgpu_swizzle swizzles[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                 MGPU_SWIZZLE_128B};
const mgpu_interleave interleaves[] = {MGPU_INTERLEAVE_NONE, MGPU_INTERLEAVE_16B,
                                       MGPU_INTERLEAVE_32B};

const void *
address(uint64_t a)
{
    return (const void *)(uintptr_t)a;
}

/* A legal description; its box row is 32 bytes, so that every swizzle takes it. */
desc
legal(uint32_t rank, mgpu_dtype dtype, mgpu_swizzle swizzle, mgpu_interleave interleave)
{
    const uint64_t dims[5] = {256, 24, 12, 6, 4};
    const uint32_t box[5] = {32 / mgpu_dtype_bytes(dtype), 8, 4, 2, 2};
    desc d = mgpu_tensor_map_nd(dtype, address(base_address), rank, dims, NULL, box);
    d.swizzle = swizzle;
    d.interleave = interleave;
    return d;
}

desc
legal(uint32_t rank)
{
    return legal(rank, MGPU_DTYPE_BF16, MGPU_SWIZZLE_NONE, MGPU_INTERLEAVE_NONE);
}

/* The bound on the bytes of a whole box: where it lies, and what counts. */
void
add_box_bytes(std::vector<desc> &all)
{
    auto box3 = [](mgpu_dtype t, uint32_t b0, uint32_t b1, uint32_t b2) {
        desc d = legal(3, t, MGPU_SWIZZLE_NONE, MGPU_INTERLEAVE_NONE);
        d.box[0] = b0;
        d.box[1] = b1;
        d.box[2] = b2;
        return d;
    };
    /* each KiB from what is known to pass to what is known not to; and a few bytes past 192,
     * 224, 227 (what a block may have) and 228 KiB (what a multiprocessor has) */
    for (uint32_t n = 172; n <= 256; n++)
        all.push_back(box3(MGPU_DTYPE_U8, 256, n, 4));
    all.push_back(box3(MGPU_DTYPE_U8, 48, 17, 241));
    all.push_back(box3(MGPU_DTYPE_U8, 16, 243, 59));
    all.push_back(box3(MGPU_DTYPE_U8, 16, 167, 87));
    all.push_back(box3(MGPU_DTYPE_U8, 48, 139, 35));
    for (uint32_t n : {226u, 227u, 228u, 229u}) {
        all.push_back(box3(MGPU_DTYPE_BF16, 128, n, 4));
        all.push_back(box3(MGPU_DTYPE_F64, 32, n, 4));
        for (mgpu_interleave il : interleaves) {
            desc d = box3(MGPU_DTYPE_U8, 256, n, 4);
            d.interleave = il;
            all.push_back(d);
        }
    }
    /* rows shorter than the swizzle: 128 KiB, and 1 MiB if the rest of the span counts */
    for (mgpu_swizzle s : swizzles) {
        desc d = box3(MGPU_DTYPE_U8, 16, 256, 32);
        d.swizzle = s;
        all.push_back(d);
    }
    /* ceil(box / step), or rounded down: 32 * k or 31 * k rows of 256 bytes */
    for (uint32_t k = 22; k <= 32; k++) {
        desc d = box3(MGPU_DTYPE_U8, 256, 255, k);
        d.elem_strides[1] = 8;
        all.push_back(d);
    }
    /* whether the step of dim 0 counts: 256 KiB, or half and less */
    for (mgpu_interleave il : interleaves)
        for (uint32_t e : {1u, 2u, 8u}) {
            desc d = box3(MGPU_DTYPE_U8, 256, 256, 4);
            d.interleave = il;
            d.elem_strides[0] = e;
            all.push_back(d);
        }
    /* a box less than its step counts nothing, in dim 0 too */
    for (uint32_t b = 1; b <= 2; b++) {
        const uint64_t dims[4] = {256, 256, 16, 16};
        const uint32_t box[4] = {256, 256, 4, b};
        desc d = mgpu_tensor_map_nd(MGPU_DTYPE_U8, (void *)0x7f0000100000, 4, dims, NULL, box);
        for (uint32_t e = 1; e <= 8; e++) {
            d.elem_strides[3] = e;
            all.push_back(d);
        }
    }
    for (mgpu_dtype t : {MGPU_DTYPE_U8, MGPU_DTYPE_S32, MGPU_DTYPE_F64})
        for (mgpu_interleave il : interleaves)
            for (uint32_t bytes : {16u, 32u, 48u})
                for (uint32_t e = 1; e <= 8; e++) {
                    desc d = box3(t, bytes / mgpu_dtype_bytes(t), 255, 256);
                    d.interleave = il;
                    d.elem_strides[0] = e;
                    all.push_back(d);
                }
    /* and whether it does against the swizzle */
    for (uint32_t e : {1u, 2u, 4u}) {
        desc d = box3(MGPU_DTYPE_U8, 64, 8, 4);
        d.swizzle = MGPU_SWIZZLE_32B;
        d.elem_strides[0] = e;
        all.push_back(d);
    }
}

/* Packed types and swizzles with larger atoms, legal as the documentation has them and beside that; behind
 * all others, whose rows stay where they are. */
void
add_packed_and_atoms(std::vector<desc> &all)
{
    const mgpu_dtype packed[] = {MGPU_DTYPE_B4X16, MGPU_DTYPE_B4X16_P64, MGPU_DTYPE_B6X16_P32};
    const mgpu_swizzle atoms[] = {MGPU_SWIZZLE_128B_ATOM_32B,
                                  MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                                  MGPU_SWIZZLE_128B_ATOM_64B};
    for (mgpu_swizzle s : atoms) {
        for (uint32_t rank = 1; rank <= 5; rank++)
            for (mgpu_interleave il : interleaves)
                all.push_back(legal(rank, MGPU_DTYPE_BF16, s, il));
        for (mgpu_dtype t : dtypes)
            all.push_back(legal(2, t, s, MGPU_INTERLEAVE_NONE));
        for (uint32_t bytes : {16u, 48u, 64u, 112u, 128u, 144u, 256u}) {
            desc d = legal(2, MGPU_DTYPE_U8, s, MGPU_INTERLEAVE_NONE);
            d.box[0] = bytes;
            all.push_back(d);
        }
    }
    for (mgpu_dtype t : packed) {
        const uint64_t dims[3] = {256, 24, 12};
        const uint64_t row = 256 * mgpu_dtype_packed_bits(t) / 8, strides[2] = {row, 24 * row};
        for (uint32_t rank = 1; rank <= 3; rank++)
            for (uint32_t elems : {32u, 64u, 96u, 128u, 256u}) {
                const uint32_t box[3] = {elems, 8, 4};
                for (mgpu_swizzle s : swizzles)
                    for (mgpu_interleave il : interleaves) {
                        desc d = mgpu_tensor_map_nd(t, address(base_address), rank, dims,
                                                    strides, box);
                        d.swizzle = s;
                        d.interleave = il;
                        all.push_back(d);
                    }
                for (mgpu_swizzle s : atoms) {
                    desc d =
                        mgpu_tensor_map_nd(t, address(base_address), rank, dims, strides, box);
                    d.swizzle = s;
                    all.push_back(d);
                }
            }
        for (uint64_t at : {base_address + 16, base_address + 32})
            for (uint64_t elems : {uint64_t(255), uint64_t(130), uint64_t(128)})
                for (mgpu_oob_fill fill : {MGPU_OOB_ZERO, MGPU_OOB_NAN}) {
                    const uint64_t sizes[3] = {elems, 24, 12};
                    const uint32_t box[3] = {128, 8, 4};
                    desc d = mgpu_tensor_map_nd(t, address(at), 3, sizes, strides, box);
                    d.oob_fill = fill;
                    all.push_back(d);
                }
    }
}

std::vector<desc>
all_descriptions()
{
    std::vector<desc> all;
    auto add = [&all](const desc &d) { all.push_back(d); };

    /* rank x swizzle x interleave, and every dtype */
    for (uint32_t rank = 0; rank <= 6; rank++)
        for (mgpu_swizzle s : swizzles)
            for (mgpu_interleave il : interleaves) {
                desc d = legal(rank > 5 ? 5 : rank, MGPU_DTYPE_BF16, s, il);
                d.rank = rank;
                add(d);
            }
    for (mgpu_dtype t : dtypes)
        for (mgpu_oob_fill fill : {MGPU_OOB_ZERO, MGPU_OOB_NAN})
            for (mgpu_interleave il : interleaves) {
                desc d = legal(3, t, MGPU_SWIZZLE_32B, il);
                d.oob_fill = fill;
                add(d);
            }

    /* address */
    for (mgpu_interleave il : interleaves)
        for (uint64_t a :
             {uint64_t(0), uint64_t(16), base_address + 1, base_address + 8, base_address + 16,
              base_address + 24, base_address + 32, base_address + 48, base_address + 64,
              one << 47, one << 48, one << 56, (one << 56) + (one << 55), (one << 57) - 32,
              one << 57, one << 63}) {
            desc d = legal(3, MGPU_DTYPE_BF16, MGPU_SWIZZLE_32B, il);
            d.global = address(a);
            add(d);
        }

    /* dimensions, with strides as they were and with packed ones */
    for (uint32_t i = 0; i < 5; i++)
        for (uint64_t n :
             {uint64_t(0), one, uint64_t(2), uint64_t(255), one << 31, (one << 32) - 1,
              one << 32, (one << 32) + 1, one << 33, one << 63, ~uint64_t(0)}) {
            desc d = legal(5);
            d.dims[i] = n;
            add(d);
        }
    for (uint32_t rank = 1; rank <= 2; rank++)
        for (uint64_t n : {(one << 32) - 1, one << 32, (one << 32) + 1}) {
            desc d = legal(rank);
            d.dims[0] = n;
            d.strides_bytes[0] = (n * 2 + 15) / 16 * 16;
            add(d);
        }

    /* strides: multiples, bounds, smaller than a row, smaller than the one before, zero */
    for (mgpu_interleave il : interleaves)
        for (uint32_t i = 0; i < 4; i++)
            for (uint64_t s : {uint64_t(0),       one,
                               uint64_t(8),       uint64_t(16),
                               uint64_t(32),      uint64_t(48),
                               uint64_t(496),     uint64_t(504),
                               uint64_t(512),     uint64_t(520),
                               uint64_t(528),     uint64_t(544),
                               uint64_t(1 << 20), (one << 40) - 32,
                               (one << 40) - 16,  one << 40,
                               (one << 40) + 16,  one << 41,
                               one << 63,         ~uint64_t(0) - 31}) {
                desc d = legal(5, MGPU_DTYPE_BF16, MGPU_SWIZZLE_32B, il);
                d.strides_bytes[i] = s;
                add(d);
            }
    for (uint32_t rank = 1; rank <= 4; rank++) { /* what a smaller rank does not use */
        desc d = legal(rank);
        d.strides_bytes[rank - 1] = 7;
        add(d);
        d.dims[rank] = 0;
        d.box[rank] = d.elem_strides[rank] = 0;
        add(d);
    }
    {
        desc d = legal(5); /* no bound on the whole tensor */
        for (int i = 0; i < 5; i++)
            d.dims[i] = one << 32;
        for (int i = 0; i < 4; i++)
            d.strides_bytes[i] = (one << 40) - 32;
        add(d);
    }

    /* box */
    for (mgpu_interleave il : interleaves)
        for (uint32_t i = 0; i < 5; i++)
            for (uint32_t b : {0u, 1u, 2u, 8u, 15u, 16u, 17u, 64u, 128u, 255u, 256u, 257u, 264u,
                               272u, 512u, 65536u, 0x80000000u}) {
                desc d =
                    legal(5, MGPU_DTYPE_U8,
                          il == MGPU_INTERLEAVE_32B ? MGPU_SWIZZLE_32B : MGPU_SWIZZLE_NONE, il);
                d.dims[i] = 300;
                if (i == 0)
                    d.strides_bytes[0] = 320;
                d.box[i] = b;
                add(d);
            }
    for (uint32_t i = 0; i < 3; i++) { /* a box larger than the tensor */
        desc d = legal(3);
        d.dims[i] = 8;
        d.box[i] = 256;
        add(d);
    }
    for (uint32_t rank = 1; rank <= 5; rank++) /* more bytes than shared memory */
        for (uint32_t b : {64u, 128u, 256u}) {
            desc d = legal(rank, MGPU_DTYPE_F64, MGPU_SWIZZLE_NONE, MGPU_INTERLEAVE_NONE);
            for (uint32_t &x : d.box)
                x = b;
            add(d);
        }

    add_box_bytes(all);

    /* bytes of a box row against the swizzle, in every dtype size and interleave */
    for (mgpu_dtype t : {MGPU_DTYPE_U8, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, MGPU_DTYPE_F64})
        for (mgpu_swizzle s : swizzles)
            for (mgpu_interleave il : interleaves)
                for (uint32_t bytes :
                     {8u, 16u, 24u, 32u, 40u, 48u, 64u, 80u, 128u, 136u, 144u, 256u}) {
                    desc d = legal(3, t, s, il);
                    d.box[0] = bytes / mgpu_dtype_bytes(t);
                    add(d);
                }

    /* element strides, alone and against the box */
    for (mgpu_interleave il : interleaves)
        for (uint32_t i = 0; i < 5; i++)
            for (uint32_t e : {0u, 1u, 2u, 3u, 7u, 8u, 9u, 16u, 255u, 0x80000000u}) {
                desc d = legal(5, MGPU_DTYPE_BF16, MGPU_SWIZZLE_32B, il);
                d.elem_strides[i] = e;
                add(d);
                d.box[i] = 256;
                add(d);
                d.box[i] = i == 0 ? 8 : 1;
                add(d);
            }

    /* L2 promotion x swizzle */
    for (mgpu_swizzle s : swizzles)
        for (mgpu_l2_promotion p : {MGPU_L2_PROMOTION_NONE, MGPU_L2_PROMOTION_64B,
                                    MGPU_L2_PROMOTION_128B, MGPU_L2_PROMOTION_256B}) {
            desc d = legal(2, MGPU_DTYPE_F16, s, MGPU_INTERLEAVE_NONE);
            d.l2_promotion = p;
            add(d);
        }
    add_packed_and_atoms(all);
    return all;
}

template <typename T>
std::string
words(const T *values, uint32_t count)
{
    std::string text = "[";
    for (uint32_t i = 0; i < count; i++)
        text += (i > 0 ? " " : "") + std::to_string(values[i]);
    return text + "]";
}

std::string
row(const desc &d)
{
    const uint32_t n = d.rank < 5 ? d.rank : 5;
    char global[32];
    std::snprintf(global, sizeof global, "%llx", (unsigned long long)(uintptr_t)d.global);
    return std::string(mgpu_dtype_name(d.dtype)) + " rank " + std::to_string(d.rank) +
           " global " + global + " dims " + words(d.dims, n) + " strides " +
           words(d.strides_bytes, n > 0 ? n - 1 : 0) + " box " + words(d.box, n) + " steps " +
           words(d.elem_strides, n) + " swizzle " + std::to_string((int)d.swizzle) +
           " interleave " + std::to_string((int)d.interleave) + " l2 " +
           std::to_string((int)d.l2_promotion) + " nan " + std::to_string((int)d.oob_fill);
}

/* The same in few characters, for tensor_map_verdicts.txt. */
std::string
short_row(const desc &d)
{
    std::string text = row(d);
    for (const char *word : {" rank", " global", " dims", " strides", " box", " steps",
                             " swizzle", " interleave", " l2", " nan"})
        text.erase(text.find(word), std::strlen(word));
    return text;
}

/* The version of the kernel's driver, such as 580.159.04. */
std::string
driver_version()
{
    char line[256] = "";
    std::FILE *f = std::fopen("/proc/driver/nvidia/version", "r");
    if (f != NULL) {
        if (std::fgets(line, sizeof line, f) == NULL)
            line[0] = 0;
        std::fclose(f);
    }
    for (const char *word = std::strtok(line, " "); word; word = std::strtok(NULL, " "))
        if (std::strchr("0123456789", word[0]) != NULL && std::strchr(word, '.') != NULL)
            return word;
    return "of unknown version";
}

/* With MGPU_TEST_DUMP=<folder>: <folder>/<name>, whose first line says who answered; else NULL. */
std::FILE *
dump_file(const char *name)
{
    const char *folder = std::getenv("MGPU_TEST_DUMP");
    if (folder == NULL || *folder == 0)
        return NULL;
    mgpu_device_info gpu;
    REQUIRE(mgpu_device_query(&gpu) == MGPU_OK);
    char date[16];
    const std::time_t now = std::time(NULL);
    std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&now));
    std::FILE *f = std::fopen((std::string(folder) + "/" + name).c_str(), "w");
    REQUIRE(f != NULL);
    std::fprintf(f,
                 "# %s, driver %s, CUDA %u.%u, %s: what cuTensorMapEncodeTiled accepts (1) and "
                 "refuses (0)\n"
                 "# MGPU_TEST_DUMP=<folder> build/tests/host_test_tensor_map_driver\n",
                 gpu.name, driver_version().c_str(), gpu.driver_version / 1000,
                 gpu.driver_version % 1000 / 10, date);
    return f;
}

void
dump(const std::vector<desc> &all, const std::vector<bool> &accepted)
{
    std::FILE *f = dump_file("tensor_map_verdicts.txt");
    if (f == NULL)
        return;
    std::fprintf(f, "# verdict dtype rank global dims strides_bytes box elem_strides swizzle "
                    "interleave l2_promotion oob_fill\n");
    std::set<std::string> seen;
    for (size_t i = 0; i < all.size(); i++) {
        const std::string text = short_row(all[i]);
        if (seen.insert(text).second)
            std::fprintf(f, "%d %s\n", accepted[i] ? 1 : 0, text.c_str());
    }
    REQUIRE(std::fclose(f) == 0);
}

/* The verdicts of tensor_map_samples.h, a hundred to a line; NULL: not wanted. */
void
dump_samples(std::FILE *f, const std::string &sum, const std::vector<bool> &accepted)
{
    if (f == NULL)
        return;
    std::fprintf(f, "# the descriptions of tensor_map_samples.h, whose sum is %s\n",
                 sum.c_str());
    for (size_t i = 0; i < accepted.size(); i++)
        std::fprintf(f, "%d%s", accepted[i] ? 1 : 0,
                     i % 100 == 99 || i + 1 == accepted.size() ? "\n" : "");
}

/* What the driver says of each, of which ours must be the same. */
std::vector<bool>
asked(const std::vector<desc> &all)
{
    mgpu_issues why;
    mgpu__encode_tiled encode = NULL;
    REQUIRE(mgpu__tensor_map_driver("cuTensorMapEncodeTiled", &encode, &why) == MGPU_OK);
    std::vector<bool> accepted;
    int both_accept = 0, both_refuse = 0, we_are_stricter = 0, we_are_laxer = 0;
    for (const desc &d : all) {
        alignas(128) mgpu_tensor_map map;
        const mgpu_status ours = mgpu_tensor_map_check(d, &why);
        const int driver = mgpu__tensor_map_ask(encode, &d, &map);
        accepted.push_back(driver == 0);
        if ((ours == MGPU_OK) == (driver == 0)) {
            (ours == MGPU_OK ? both_accept : both_refuse)++;
            continue;
        }
        (ours == MGPU_OK ? we_are_laxer : we_are_stricter)++;
        std::printf("DISAGREE ours %s driver %d: %s%s%s\n",
                    ours == MGPU_OK ? "legal" : "illegal", driver, row(d).c_str(),
                    why.count > 0 ? "\n         " : "", why.count > 0 ? why.item[0].text : "");
    }
    std::printf("%d descriptions: both accept %d, both refuse %d, only we refuse %d, only the "
                "driver refuses %d\n",
                (int)all.size(), both_accept, both_refuse, we_are_stricter, we_are_laxer);
    CHECK(both_accept >= 500);
    CHECK(both_refuse >= 500);
    CHECK(we_are_stricter == 0);
    CHECK(we_are_laxer == 0);
    return accepted;
}

} // namespace

TEST_CASE("mgpu_tensor_map_check and the driver agree")
{
    const std::vector<desc> all = all_descriptions();
    dump(all, asked(all));
}

TEST_CASE("mgpu_tensor_map_check and the driver agree, two or three fields at a bound")
{
    std::FILE *f = dump_file("tensor_map_samples.txt");
    std::string sum;
    const std::vector<desc> all = tensor_map_samples(&sum);
    dump_samples(f, sum, asked(all));
    const std::vector<desc> more = tensor_map_more_samples(&sum);
    dump_samples(f, sum, asked(more));
    if (f != NULL)
        REQUIRE(std::fclose(f) == 0);
}

TEST_CASE("a refusal of the driver shows all arguments")
{
    desc d = legal(5, MGPU_DTYPE_U64, MGPU_SWIZZLE_NONE, MGPU_INTERLEAVE_NONE);
    d.name = "W";
    for (int i = 0; i < 5; i++) { /* the longest that numbers get */
        d.dims[i] = one << 32;
        d.box[i] = 256;
        if (i < 4)
            d.strides_bytes[i] = (one << 40) - 16;
    }
    mgpu_issues why;
    why.count = 0;
    CHECK(mgpu__tensor_map_refused(&d, "cuTensorMapEncodeTiled", 1, &why) == MGPU_ERROR_DRIVER);
    REQUIRE(why.count == 3);
    CHECK(std::string(why.item[0].text).find("tensor map \"W\": driver is 1 = CUresult") == 0);
    CHECK(std::string(why.item[1].text) ==
          "  dtype u64, rank 5, global 0x7f0000100000, interleave 0, swizzle 0, l2_promotion "
          "256, oob_fill 0, box 256 256 256 256 256, elem_strides 1 1 1 1 1");
    CHECK(std::string(why.item[2].text) ==
          "  dims 4294967296 4294967296 4294967296 4294967296 4294967296, strides_bytes "
          "1099511627760 1099511627760 1099511627760 1099511627760");
}

TEST_CASE("mgpu_tensor_map_tiled makes the driver's own bytes")
{
    mgpu_issues why;
    mgpu__encode_tiled encode = NULL;
    REQUIRE(mgpu__tensor_map_driver("cuTensorMapEncodeTiled", &encode, &why) == MGPU_OK);
    const desc d = legal(3, MGPU_DTYPE_BF16, MGPU_SWIZZLE_32B, MGPU_INTERLEAVE_NONE);
    alignas(128) mgpu_tensor_map expected;
    struct {
        uint64_t pad[8];
        mgpu_tensor_map map; /* aligned to 64, not to 128 */
    } got;
    REQUIRE(mgpu__tensor_map_ask(encode, &d, &expected) == 0);
    REQUIRE(mgpu_tensor_map_tiled(&got.map, d, &why) == MGPU_OK);
    CHECK(std::memcmp(&got.map, &expected, sizeof expected) == 0);
}
